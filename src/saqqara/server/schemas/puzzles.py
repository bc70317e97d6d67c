"""Responses about puzzles. A response before the answer gives nothing of it away."""

from typing import Any

import msgspec

from saqqara.core.look import Look
from saqqara.server.schemas.ratings import RatingInfo
from saqqara.server.schemas.ws_messages import Words


class PuzzleTheme(msgspec.Struct, frozen=True):
    """A theme of puzzles."""

    name: str
    title: Words


class PuzzleGame(msgspec.Struct, frozen=True):
    """The puzzles of a game: how many there are, how many of them I have tried and solved, my rating, and what they are about."""

    game: str
    count: int
    tried: int
    solved: int
    rating: RatingInfo | None
    themes: tuple[PuzzleTheme, ...]


class Puzzles(msgspec.Struct, frozen=True):
    """The games that have puzzles."""

    games: tuple[PuzzleGame, ...]


class PuzzleOffer(msgspec.Struct, frozen=True):
    """A puzzle to be solved: all that its seat may know, and nothing of the answer.

    `again`: it went wrong before, and does not count any more. `several`: an answer may have several moves. Without a key: all are solved.
    """

    game: str
    key: str | None
    again: bool
    several: bool
    seat: int
    look: Look | None


class PuzzleLook(msgspec.Struct, frozen=True):
    """A puzzle after some moves of an answer that is not given yet."""

    look: Look


class PuzzleRatingChange(msgspec.Struct, frozen=True):
    """A rating before and after a try."""

    before: int
    after: int


class PuzzleResult(msgspec.Struct, frozen=True):
    """The result of an answer. `explanation`: sentences in each language, in which moves stand in their notation between backquotes.

    `counted`: it was the first try, and has changed the ratings (`solver`, `puzzle`). `position`: the whole position, to go on with.
    """

    game: str
    key: str
    theme: Words
    right: bool
    counted: bool
    answer: tuple[str, ...]
    best: tuple[str, ...]
    tempting: tuple[str, ...]
    explanation: dict[str, tuple[str, ...]]
    solver: PuzzleRatingChange
    puzzle: PuzzleRatingChange
    position: dict[str, Any]
