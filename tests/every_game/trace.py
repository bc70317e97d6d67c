"""A digest of random games, state by state: printed once compiled and once as plain Python, to be compared.

python -m tests.every_game.trace          NUMBA_DISABLE_JIT=1 python -m tests.every_game.trace
"""

import hashlib
import sys

import numpy as np

from saqqara.core.game import find
from saqqara.core.rng import draw, generator
from saqqara.lab.simulation.plan import make_plan
from saqqara.lab.simulation.rows import maker
from tests.every_game.setups import SETUPS, Setup, smallest_and_largest


def trace(setup: Setup, seed: bytes, limit: int) -> str:
    """One game by the rules functions alone: legal, sample, play, redeal and result, each digested."""
    kind = find(setup.game)
    rules, deck = kind.rules, kind.tables(kind.deck())
    state, rng, digest = np.zeros(1, rules.STATE), generator(seed), hashlib.sha256()
    s, out = state[0], np.zeros(rules.MAX_LEGAL, np.int64)
    rules.deal(s, deck[0], setup.seats, kind.codes(dict(setup.options)), rng)
    number = 0
    while mask := int(rules.to_act(s)):
        if number == limit:
            break
        acting = [seat for seat in range(8) if mask >> seat & 1]
        seat = acting[int(draw(rng, len(acting)))]
        n = rules.legal(s, deck[0], seat, out)
        digest.update(state.tobytes() + out[:n].tobytes())
        copy = state.copy()
        rules.redeal(copy[0], deck[0], number % (setup.seats + 1) - 1, generator(b"%d" % number))
        digest.update(copy.tobytes())
        rules.play(s, deck[0], seat, int(rules.sample(s, deck[0], seat, rng)), rng)
        number += 1
    if not mask:
        scores, places = np.zeros(setup.seats, np.int64), np.zeros(setup.seats, np.int64)
        rules.result(s, deck[0], scores, places)
        digest.update(scores.tobytes() + places.tobytes())
    return f"{setup} {number} {digest.hexdigest()}"


def rows(setup: Setup, games: int) -> str:
    """Rows of a simulation, with what the game counts."""
    plan = make_plan(setup.game, setup.seats, games, options=dict(setup.options), seed="trace")
    return f"{setup} {hashlib.sha256(maker(plan)[0](range(games)).tobytes()).hexdigest()}"


if __name__ == "__main__":
    for setup in SETUPS:
        sys.stdout.write(trace(setup, b"trace", 160) + "\n")
    for setup in smallest_and_largest(0):
        sys.stdout.write(rows(setup, 2) + "\n")
