"""The making of a set of puzzles from games: the same for a seed with any number of workers, and resumed where it stopped."""

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.parsing import convert, parse_json
from saqqara.lab.puzzles.candidates import moments, thing
from saqqara.lab.puzzles.selection import puzzle_of
from saqqara.solo.puzzles import VERSION, Made, Puzzle, PuzzleSet

OF_A_GAME = 2
"""The largest number of puzzles from one game: more would be alike."""
LOOKED_AT = 12
"""Moments of a game that are looked at."""
OF_A_THEME = 0.5
"""The part of a set that may be about one thing."""
AHEAD = 4
"""Games for each worker that are begun before they are needed."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order for a set: its game, its seed, and the simulations of the confirming search."""

    game: str
    seed: str
    tries: int


class Looked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was looked through: its number, and the puzzles in it."""

    number: int
    found: list[Puzzle]


def look_through(asked: Asked, number: int) -> Looked:
    """Return the puzzles of a game by its number. Of moments that look alike only the first counts."""
    found: list[Puzzle] = []
    seen = set[bytes]()
    for place, moment in enumerate(islice(moments(asked.game, asked.seed, number), LOOKED_AT)):
        if thing(moment) in seen:
            continue
        seen.add(thing(moment))
        puzzle = puzzle_of(moment, f"puzzles {asked.seed} {number} {place}", asked.tries)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == OF_A_GAME:
            break
    return Looked(number, found)


class Kept:
    """Games that were looked through already, in a file of lines: the first says what was asked."""

    def __init__(self, path: Path | None, asked: Asked) -> None:
        self.path, self.known = path, dict[int, Looked]()
        if path is None:
            return
        if not path.exists():
            path.write_bytes(msgspec.json.encode(asked) + b"\n")
            return
        first, *lines = path.read_bytes().splitlines() or [b"{}"]
        if convert(parse_json(first, BadSetup), Asked, BadSetup) != asked:
            raise BadSetup("lab-puzzles-kept", path=str(path))
        for number, line in enumerate(lines):
            try:
                one: Looked = convert(parse_json(line, BadSetup), Looked, BadSetup)
            except BadSetup:
                if number + 1 < len(lines):
                    raise
                break  # whoever was writing it was stopped
            self.known[one.number] = one
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (asked, *self.known.values())))

    def add(self, one: Looked) -> None:
        """Keep one more."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")


def looked_through(asked: Asked, kept: Kept, workers: int) -> Iterator[Looked]:
    """Yield games one after the other, for as long as they are asked for."""
    if workers == 1:
        number = 0
        while True:
            one = kept.known.get(number) or look_through(asked, number)
            if number not in kept.known:
                kept.add(one)
            yield one
            number += 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        begun: deque[Future[Looked] | Looked] = deque()
        number = 0
        try:
            while True:
                while len(begun) < AHEAD * workers:
                    begun.append(kept.known.get(number) or pool.submit(look_through, asked, number))
                    number += 1
                first = begun.popleft()
                if isinstance(first, Looked):
                    yield first
                else:
                    one = first.result()
                    kept.add(one)
                    yield one
        finally:
            for rest in begun:
                if not isinstance(rest, Looked):
                    rest.cancel()


def make(
    game: str,
    count: int,
    seed: str,
    tries: int | None = None,
    keep: Path | None = None,
    workers: int | None = None,
    minutes: float | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> PuzzleSet:
    """Make that many puzzles of a game, or as many as there are after that many minutes."""
    if not find(game).has("extras.puzzles"):
        raise BadSetup("lab-puzzles-game", name=game)
    asked = Asked(game, seed, find(game).part("extras.puzzles").TRIES if tries is None else tries)
    until = None if minutes is None else monotonic() + 60 * minutes
    puzzles: list[Puzzle] = []
    themes: Counter[str] = Counter()
    games = looked_through(asked, Kept(keep, asked), workers or os.cpu_count() or 1)
    try:
        for one in games:
            for puzzle in one.found:
                if len(puzzles) < count and themes[puzzle.theme] < max(1.0, OF_A_THEME * count):
                    themes[puzzle.theme] += 1
                    puzzles.append(msgspec.structs.replace(puzzle, key=f"{game}-{len(puzzles) + 1}"))
                    progress(1)
            if len(puzzles) >= count or (until is not None and monotonic() > until):
                break
    finally:
        games.close()  # type: ignore[attr-defined]
    command = f"saqqara lab puzzles {game} --count {count} --seed {seed} --tries {asked.tries}"
    return PuzzleSet(VERSION, game, Made(seed, asked.tries, command), puzzles)


def written(made: PuzzleSet) -> bytes:
    """Return the file: a line for each puzzle."""
    head = msgspec.json.encode(msgspec.structs.replace(made, puzzles=[])).removesuffix(b"[]}")
    return head + b"[\n" + b",\n".join(msgspec.json.encode(one) for one in made.puzzles) + b"\n]}\n"
