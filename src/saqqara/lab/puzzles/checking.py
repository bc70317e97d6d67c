"""Whether puzzles hold: those that were searched are searched once more, with other chance than made them and twice the tries."""

from collections.abc import Callable
from typing import NamedTuple

from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import wilson
from saqqara.core import puzzles
from saqqara.core.puzzles import Puzzle
from saqqara.lab.puzzles.deciding import MASTER

TIMES = 2
"""So many times the tries of the search that confirmed a puzzle."""


class Checked(NamedTuple):
    """What a check came to: how many puzzles were searched again, the keys of those whose best move is another then, and between what
    bounds the share of such puzzles lies with 95 % confidence."""

    searched: int
    failed: tuple[str, ...]
    bounds: tuple[float, float]


def sample(game: str, count: int) -> list[Puzzle]:
    """So many of the puzzles of a game that were searched, evenly from its set; all where there are fewer. What is solved or counted needs
    no search."""
    every = [puzzle for puzzle in puzzles.of(game) if not puzzle.exact]
    return [every[place * len(every) // count] for place in range(count)] if count < len(every) else every


def holds(puzzle: Puzzle, seed: str, tries: int) -> bool:
    """Whether a search from the seat's look finds the same move best. No move is favoured in it."""
    thought = Thinker(MASTER, f"{seed} {puzzle.key}".encode(), simulations=tries).think(puzzles.look(puzzle))
    return thought.texts[thought.best] == puzzles.line(puzzle.best)


def check(game: str, count: int, seed: str, progress: Callable[[int], None] = lambda done: None) -> Checked:
    """Search so many puzzles of a game again."""
    tries = TIMES * puzzles.read(game).made.tries
    some, failed = sample(game, count), list[str]()
    for puzzle in some:
        if not holds(puzzle, seed, tries):
            failed.append(puzzle.key)
        progress(1)
    return Checked(len(some), tuple(failed), wilson(len(failed) / max(len(some), 1), len(some)))
