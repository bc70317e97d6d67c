"""Requests about stored studies."""

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked


class NewStudy(Asked):
    """A study to be kept."""

    study: dict[str, Any]
    open: StrictBool = False


class ChangedStudy(Asked):
    """A change of a study: all of it, its owner's node, whether others may watch. `version`: the one that is changed."""

    study: dict[str, Any] | None = None
    at: Annotated[StrictInt, Field(ge=0, lt=1000)] | None = None
    open: StrictBool | None = None
    version: Annotated[StrictInt, Field(ge=0, le=2**31 - 1)] | None = None
