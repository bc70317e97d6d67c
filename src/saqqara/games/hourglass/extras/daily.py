"""The challenge of a day: ten rolls against the sand, by the advanced game (H13). The other seat is the sand's, which only ever says
“nothing”.

The ten rolls and the order of the heaps are fixed in advance, as if everything had been rolled and shuffled before: what somebody takes,
and when, changes nothing of what comes. After the tenth roll it is over, unless a heap has ended it before (H11).
"""

from typing import Any

from saqqara.core.bits import count, members, set_of
from saqqara.core.daily_declaration import Challenge
from saqqara.core.look import Look
from saqqara.core.rng import draw, generator
from saqqara.games.hourglass.rules import CHECK, COLOURS, ROW, SPOTS

ROLLS = 10
NEVER = 1e6
"""Seconds after which the sand would do anything else: no round lasts so long."""
CHALLENGE = Challenge(
    bots=("sand",), parts=("right", "wrong"), options={"advanced": True}, times={"first": 60.0, "sand": 30.0, "check": 60.0}, minutes=10
)
FACES = (8, 10, 12)


def choose(look: Look) -> tuple[str, float]:
    """The sand takes no tiles: it says so at once, and waits until it is asked anew."""
    return ("nothing", 0.0) if "nothing" in look.moves else (look.moves[0], NEVER)


def arrange(before: Any, s: Any, deck: Any, draws: int, chance: bytes) -> None:
    """The tiles and the roll that come with a new round, by the number of the round."""
    for colour in range(COLOURS):
        lay_out(before, s, int(deck.of_colour[colour]), colour, chance)
    if draws < ROLLS:
        rolling = generator(chance + b"roll %d" % draws)
        s.dice[:] = [int(draw(rolling, faces)) + 1 for faces in FACES]
        return
    s.over, s.phase, s.active = 1, CHECK, before.active
    s.dice[:] = before.dice


def lay_out(before: Any, s: Any, of_colour: int, colour: int, chance: bytes) -> None:
    """H10: the tiles of a heap that have just been turned up, in the heap's fixed order."""
    under, free = before.under, int(s.free)
    turned = [tile for tile in order(of_colour, colour, chance) if under >> tile & 1][: count(under & ~int(s.under) & of_colour)]
    if not turned:
        return
    refilled = [spot for spot in range(SPOTS) if ROW[spot] == colour and before.spot[spot] != s.spot[spot]]
    for spot in refilled[1:]:
        free &= ~(1 << int(s.spot[spot]))
    for spot, tile in zip(refilled[1:], turned, strict=False):
        s.spot[spot] = tile
        free |= 1 << tile
    if s.top[colour] >= 0:
        s.top[colour] = turned[-1]
    s.free = free
    s.under = int(s.under) & ~of_colour | under & of_colour & ~set_of(turned)


def order(of_colour: int, colour: int, chance: bytes) -> list[int]:
    """The tiles of a colour as they lie in their heap."""
    left = members(of_colour)
    shuffling = generator(chance + b"heap %d" % colour)
    return [left.pop(int(draw(shuffling, len(left)))) for _ in range(len(left))]
