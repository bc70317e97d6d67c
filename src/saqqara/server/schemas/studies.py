"""Responses about stored studies."""

from typing import Any

import msgspec


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
