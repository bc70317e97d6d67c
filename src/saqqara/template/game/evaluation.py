"""How a sensible player sees the table: by this the bots from novice to master judge, and hints give their reasons.

Optional, together with `weights.toml`: delete both until the rules stand.
"""

from typing import Any

import numpy as np

from saqqara.core.bits import count, nth
from saqqara.core.look import Look
from saqqara.core.mix import mix
from saqqara.games.quarry.rules import HEAPS, STONES, points_of

NAMES = ("points", "topple", "step", "open")
"""The weights by name, as `weights.toml` has them: points made; stones toppled; how far a stone climbs; what a heap left open offers."""
POINTS, TOPPLE, STEP, OPEN = range(4)


def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """How good a move looks at first sight, knowing what the seat knows and no more."""
    stone = move // HEAPS
    heap = move - stone * HEAPS
    lain = s.heap[heap]
    if lain >> stone != 0:
        return -w[TOPPLE] * count(lain) - w[OPEN] * room(stone)
    top = top_of(lain)
    return w[POINTS] * points_of(s, stone, heap) - w[STEP] * (stone - top) / STONES - w[OPEN] * room(stone)


def top_of(lain: Any) -> Any:
    """The highest stone of a heap, -1 if there is none."""
    return nth(lain, count(lain) - 1) if lain != 0 else (-1)


def room(stone: Any) -> Any:
    """What part of all stones could still climb on this one."""
    return (STONES - 1 - stone) / STONES


def seen(s: Any, deck: Any, seat: Any) -> Any:
    """A number for all that the seat knows: equal for states that it cannot tell apart, different for others."""
    key = mix(s.hand[seat], seat)
    key = mix(key, s.last)
    hidden = s.bag
    for other in range(s.seats):
        hidden |= s.hand[other]  # which of them are where, it does not know
        key = mix(key, s.score[other] * STONES + s.best[other])
    for heap in range(HEAPS):
        key = mix(key, s.heap[heap])
    return mix(key, hidden)


def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """How well a world explains what the others have done; nothing is read from moves here."""
    return 0.0


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """What `likely` is given of the moves so far: nothing."""
    return np.zeros((1, 1))


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might make a move: a message of ours and its arguments."""
    stone, heap = divmod(move, HEAPS)
    lain = int(s.heap[heap])
    points = int(points_of(s, stone, heap))
    if points:
        return "hint-climb", {"points": points}
    if lain:
        return "hint-topple", {"stones": int(count(lain))}
    return "hint-begin", {}
