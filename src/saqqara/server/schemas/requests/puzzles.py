"""Requests about puzzles. A response before the answer gives nothing of it away."""

from typing import Annotated

from pydantic import Field, StrictBool

from saqqara.server.schemas.requests.request_fields import Asked, Text
from saqqara.solo.puzzles import MOST


class PuzzleMoves(Asked):
    """The moves of an answer, in their order."""

    moves: Annotated[list[Text], Field(max_length=MOST)]


class PuzzleAnswer(PuzzleMoves):
    """My answer. `again`: I have answered this one before; it does not count."""

    again: StrictBool = False
