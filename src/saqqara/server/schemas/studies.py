"""Requests and responses about stored studies."""

from typing import Annotated, Any

import msgspec
from pydantic import Field, StrictBool, StrictInt

from saqqara.server.schemas.request_fields import Asked


class NewStudy(Asked):
    """A study to be kept."""

    study: dict[str, Any]
    open: StrictBool = False


class ChangedStudy(Asked):
    """What is to change of a study: all of it, the node one stands at, whether others may watch. `version`: the one that is changed."""

    study: dict[str, Any] | None = None
    at: Annotated[StrictInt, Field(ge=0, lt=1000)] | None = None
    open: StrictBool | None = None
    version: Annotated[StrictInt, Field(ge=0, le=2**31 - 1)] | None = None


class StudyInfo(msgspec.Struct, frozen=True):
    """A study that is kept here: `mine` to change, `open` for whoever has the link to watch. `version` counts its changes."""

    id: str
    game: str
    title: str
    by: str
    mine: bool
    open: bool
    version: int
    changed: int
    study: Any


class ListedStudy(msgspec.Struct, frozen=True):
    """A study of mine in a list."""

    id: str
    game: str
    title: str
    open: bool
    version: int
    changed: int


class Studies(msgspec.Struct, frozen=True):
    """My studies, the last changed first; `most`: how many one may keep."""

    studies: tuple[ListedStudy, ...]
    most: int
