"""Verifies puzzles: those that were searched are searched once more, with another seed and twice the simulations."""

from collections.abc import Callable
from typing import NamedTuple

from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import wilson
from saqqara.lab.puzzles.selection import MASTER
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle

TIMES = 2
"""The length of the check, in multiples of the search that confirmed a puzzle."""


class Checked(NamedTuple):
    """The result of a check: how many puzzles were searched again, the keys of those at which the search settled on another move, and among
    them of those at which that one wins as often also when both are tried."""

    searched: int
    settled: tuple[str, ...]
    failed: tuple[str, ...]

    def bounds(self, keys: tuple[str, ...]) -> tuple[float, float]:
        """Between what bounds the share of such puzzles lies with 95 % confidence."""
        return wilson(len(keys) / max(self.searched, 1), self.searched)


def sample(game: str, count: int) -> list[Puzzle]:
    """Return that many of a game's searched puzzles, evenly from its set; all if there are fewer. What is solved or counted needs
    no search."""
    every = [puzzle for puzzle in puzzles.of(game) if not puzzle.exact]
    return [every[place * len(every) // count] for place in range(count)] if count < len(every) else every


def other(puzzle: Puzzle, seed: str, tries: int) -> str | None:
    """Return the move on which a search from the seat's look settles in place of the best. No move is favoured in it."""
    thought = Thinker(MASTER, f"{seed} {puzzle.key}".encode(), simulations=tries, compiled=True).think(puzzles.look(puzzle))
    found = thought.texts[thought.best]
    return None if found == puzzles.line(puzzle.best) else found


def wins_less(puzzle: Puzzle, rival: str, seed: str, tries: int) -> bool:
    """Return whether the best wins less often than a rival, or no more often, where a third of the tries goes to it: a search that settles
    early leaves moves that it hardly knows."""
    best = puzzles.line(puzzle.best)
    thought = Thinker(MASTER, f"{seed} {puzzle.key} both".encode(), simulations=tries, compiled=True).think(puzzles.look(puzzle), also=best)
    wins = dict(zip(thought.texts, thought.wins, strict=True))
    return wins[best] <= wins[rival]


def check(game: str, count: int, seed: str, progress: Callable[[int], None] = lambda done: None) -> Checked:
    """Search so many puzzles of a game again."""
    tries = TIMES * puzzles.read(game).made.tries
    some, settled, failed = sample(game, count), list[str](), list[str]()
    for puzzle in some:
        rival = other(puzzle, seed, tries)
        if rival is not None:
            settled.append(puzzle.key)
            failed += [puzzle.key] if wins_less(puzzle, rival, seed, tries) else []
        progress(1)
    return Checked(len(some), tuple(settled), tuple(failed))
