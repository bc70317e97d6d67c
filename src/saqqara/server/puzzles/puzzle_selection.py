"""The next puzzle for a player: an untried one near their rating; if all are tried, the one failed longest ago.

It follows from what was solved so far: whoever asks again is offered the same one, and nobody chooses what counts.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from saqqara.server.storage.rows import Row
from saqqara.solo.puzzles import Puzzle

NEAR = 8
"""One of so many that are nearest: not everybody meets the same ones first."""


class SolverState(NamedTuple):
    """A player's state in a game: their rating (mu), their attempts by puzzle; and the puzzles' ratings."""

    person: str
    mu: float
    tries: Mapping[str, Row]
    ratings: Mapping[str, float]


class SelectedPuzzle(NamedTuple):
    """A puzzle; `again`: it went wrong before, and does not count any more."""

    puzzle: Puzzle
    again: bool


def right_at_last(row: Row) -> bool:
    """Return whether the last answer to a puzzle was right."""
    return bool(row["right"] if row["again_at"] is None else row["again_right"])


def select_puzzle(puzzles: Sequence[Puzzle], known: SolverState, theme: str | None) -> SelectedPuzzle | None:
    """Return the next puzzle, of a theme where one is asked for; None: all of them are solved.

    A theme tells something of the answer. Whoever asks for one knows that; but nobody finds out so what the puzzle is about that they are
    offered without a theme: of a theme, that one is kept back.
    """
    new = [puzzle for puzzle in puzzles if puzzle.key not in known.tries]
    first = nearest(new, known, None)
    about = [puzzle for puzzle in new if puzzle.theme == theme and puzzle is not first]
    found = first if theme is None else nearest(about, known, theme)
    if found is not None:
        return SelectedPuzzle(found, False)
    wrong = [one for one in puzzles if one.key in known.tries and theme in (None, one.theme) and not right_at_last(known.tries[one.key])]
    oldest = min(wrong, key=lambda one: last_at(known.tries[one.key]), default=None)
    return None if oldest is None else SelectedPuzzle(oldest, True)


def last_at(row: Row) -> tuple[int, int]:
    """Return when a puzzle was answered last; of equal times the earlier first try."""
    return (row["at"] if row["again_at"] is None else row["again_at"]), row["number"]


def nearest(puzzles: Sequence[Puzzle], known: SolverState, theme: str | None) -> Puzzle | None:
    """Return a puzzle near somebody's rating: which one follows from who it is and how many they have tried."""
    if not puzzles:
        return None
    near = sorted(puzzles, key=lambda puzzle: (abs(known.ratings[puzzle.key] - known.mu), puzzle.key))[:NEAR]
    drawn = sha256(f"{known.person} {theme} {len(known.tries)}".encode()).digest()
    return near[int.from_bytes(drawn[:8]) % len(near)]
