"""Random games by the rules functions alone, by plain functions and by their compiled twins, with a digest of each state on the way."""

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from saqqara.core.arrays import array_of, generator
from saqqara.core.compile import twins
from saqqara.core.cstruct import copy_of, fill
from saqqara.core.game import Game, find
from saqqara.core.rng import draw
from tests.every_game.setups import Setup


class Side(NamedTuple):
    """A way to run the rules."""

    rules: Any
    deck: Any
    compiled: bool

    def run(self, name: str, record: Any, *given: Any) -> Any:
        """Return the result of a function of the rules for a plain record, which it may change."""
        function = getattr(self.rules, name)
        if not self.compiled:
            return function(record, *given)
        states = array_of(record)
        result = function(states[0], *given)
        fill(record, states.tobytes())
        return result

    def room(self, size: int) -> Any:
        """Room for numbers as these functions take it."""
        return np.zeros(size, np.int64) if self.compiled else [0] * size


def plain(kind: Game) -> Side:
    """Return the rules as ordinary Python."""
    return Side(kind.rules, kind.tables(kind.deck()), False)


def compiled(kind: Game) -> Side:
    """Return the compiled twins of the same."""
    return Side(twins(kind.rules), array_of(kind.tables(kind.deck()))[0], True)


def trace(setup: Setup, seed: bytes, limit: int, sides: list[Side], every: int = 1) -> Iterator[str]:
    """Trace one game: before each move a digest of all there is, of what is legal, and of a redeal. The sides take turns, `every` moves
    each, all on one record and one generator."""
    kind = find(setup.game)
    s, rng = kind.rules.State(), generator(seed)
    side = sides[0]
    codes = kind.codes(dict(setup.options))
    side.run("deal", s, side.deck, setup.seats, np.array(codes) if side.compiled else codes, rng)
    yield digest(s, rng)
    number = 0
    while number < limit and (mask := int(side.run("to_act", s))):
        side = sides[number // every % len(sides)]
        acting = [seat for seat in range(8) if mask >> seat & 1]
        seat, out, redealt = acting[draw(rng, len(acting))], side.room(kind.rules.MAX_LEGAL), copy_of(s)
        legal = [int(move) for move in out[: side.run("legal", s, side.deck, seat, out)]]
        side.run("redeal", redealt, side.deck, number % (setup.seats + 1) - 1, generator(b"%d" % number))
        side.run("play", s, side.deck, seat, side.run("sample", s, side.deck, seat, rng), rng)
        number += 1
        yield digest(s, rng, redealt, legal)
    scores, places = side.room(setup.seats), side.room(setup.seats)
    side.run("result", s, side.deck, scores, places)
    yield f"{number} moves, {[int(one) for one in scores]}, {[int(one) for one in places]}"


def digest(s: Any, rng: Any, *more: Any) -> str:
    """Return a digest of a state and of what belongs to it."""
    parts = [bytes(s), rng.tobytes(), *(repr(one).encode() if isinstance(one, list) else bytes(one) for one in more)]
    return hashlib.sha256(b"".join(parts)).hexdigest()
