"""The knowledge of a seat as an array (see `core/observation.py`), and its choices as actions.

An action is to take the tile of a spot, to say nothing, to say done, or to show an operation on the dice for the earliest of the tiles that
this seat has taken and shown none for. Nothing is lost by that order: what is missing at the end of the check counts as wrong (HR5).
"""

from typing import Any

from saqqara.core.bits import first
from saqqara.core.observation import Part, amount, declared, each_seat, places, size, thing, written
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import LARGEST, MOST_SCARABS
from saqqara.games.hourglass.operations import LISTED, LISTS, OPERATIONS, PAIR
from saqqara.games.hourglass.rules import COLOURS, DONE, NOTHING, SEATS, SHOW, SPOTS, TILES

SHOWN = 6
OPERATION = (
    "an operation as six numbers (its shape: 1 a∘b, 2 (a∘b)∘c, 3 a∘(b∘c); a; the first sign: 1 +, 2 −, 3 ×, 4 ÷; b; the second sign; c), "
    "all 0 "
)

DIE = thing(12)
TILE = (thing(TILES), amount(LARGEST), amount(MOST_SCARABS))
AN_OPERATION = (thing(3), DIE, thing(4), DIE, thing(4), DIE)


def lay_tiles(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """The pyramid and the heaps, and which tiles have been seen."""
    for spot in range(SPOTS):
        tile = s.spot[spot]
        if s.free >> tile & 1:
            lay_tile(deck, tile, LYING + 3 * spot, out)
    for colour in range(COLOURS):
        out[HEAPS + 4 * colour] = rules.heap(s, deck, colour)
        if s.top[colour] >= 0:
            lay_tile(deck, s.top[colour], HEAPS + 4 * colour + 1, out)
    under = s.under
    for i in range(TILES):
        out[KNOWN + i] = 1 - (under >> i & 1)


def lay_tile(deck: Any, tile: Any, at: Any, out: Any) -> Any:
    """A tile, its number and its scarabs."""
    out[at] = tile + 1
    out[at + 1] = deck.number[tile]
    out[at + 2] = deck.scarabs[tile]


def lay_seat(s: Any, deck: Any, other: Any, row: Any, out: Any) -> Any:
    """A seat's points, what it has said, and its tiles."""
    out[SAID + 3 * row] = rules.score(s, deck, other)
    out[SAID + 3 * row + 1] = s.nothing >> other & 1
    out[SAID + 3 * row + 2] = s.done >> other & 1
    name_tiles(s.right[other], 2 + row, out)
    name_tiles(s.wrong[other], 2 + SEATS + row, out)


def name_tiles(tiles: Any, name: Any, out: Any) -> Any:
    """Write what has become of a set of tiles."""
    while tiles != 0:
        out[KNOWN + first(tiles)] = name
        tiles &= tiles - 1


def lay_takes(s: Any, deck: Any, seat: Any, opened: Any, out: Any) -> Any:
    """The tiles taken in this round."""
    for k in range(s.taken):
        tile, holder, at = s.tile[k], s.holder[k], TAKES + k * (5 + SHOWN)
        lay_tile(deck, tile, at, out)
        out[at + 3] = (holder - seat if holder >= seat else holder - seat + s.seats) + 1
        for spot in range(SPOTS):
            if s.spot[spot] == tile:
                out[at + 4] = spot + 1
        if holder == seat or opened:
            lay_operation(s.op[k], at + 5, out)


def lay_last(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """HR7: the last check: first the tiles that were taken."""
    if s.last_taken == 0:
        return
    for die in range(3):
        out[LAST_DICE + die] = s.last_dice[die]
    at, missing = LAST, s.last_pyramid
    for k in range(s.last_taken):
        tile = s.last_tile[k]
        missing &= ~(1 << tile)
        out[at] = tile + 1
        out[at + 1] = 1
        lay_operation(s.last_op[k], at + 2, out)
        at += 2 + SHOWN
    while missing != 0:
        out[at] = first(missing) + 1
        missing &= missing - 1
        at += 2 + SHOWN


def lay_operation(op: Any, at: Any, out: Any) -> Any:
    """A packed operation as six numbers."""
    if op == 0:
        return
    shape = op >> 25
    out[at] = shape
    out[at + 1] = op & 127
    out[at + 2] = (op >> 21 & 3) + 1
    out[at + 3] = op >> 7 & 127
    if shape != PAIR:
        out[at + 4] = (op >> 23 & 3) + 1
        out[at + 5] = op >> 14 & 127


LAYOUT = (
    Part(
        "table",
        (5,),
        "seats; the advanced game (1) or the basic one (0); whether it is over; the phase (0 search, 1 sand, 2 check); who is active (0: "
        "this seat, 1: the seat to its left …)",
        declared("seats", "advanced", "over", "phase", "active"),
        holds=(thing(SEATS), thing(1), thing(1), thing(2), thing(SEATS - 1)),
    ),
    Part("dice", (3,), "what the dice show, of 8, 10 and 12 faces", declared("dice"), holds=DIE),
    Part(
        "spots",
        (SPOTS, 3),
        "the tile that lies on each spot of the pyramid, row by row from the yellow one; its number; its scarabs",
        written(lay_tiles),
        holds=TILE,
    ),
    Part("heaps", (COLOURS, 4), "of each heap: how many tiles; the one on top; its number; its scarabs", holds=(amount(TILES), *TILE)),
    Part(
        "seats",
        (SEATS, 3),
        "each seat's points so far; whether it has said nothing; whether it has said done",
        each_seat(lay_seat),
        holds=(amount(9999, -9999), thing(1), thing(1)),
    ),
    Part(
        "takes",
        (SPOTS, 5 + SHOWN),
        "the tiles taken in this round, in that order: the tile; its number; its scarabs; who has it (1: this seat …); the spot it lay on; "
        f"what was shown for it, {OPERATION}where none was, or where another seat has it and the sand still runs",
        written(lay_takes, "round[seat].shown"),
        holds=(*TILE, thing(SEATS), thing(SPOTS), *AN_OPERATION),
    ),
    Part(
        "tiles",
        (TILES,),
        "of each tile: 0 not seen yet, 1 in sight, 2 right and this seat's, 3 right and the left neighbour's …, 7 wrong and this seat's …",
        holds=thing(1 + 2 * SEATS),
    ),
    Part("last_dice", (3,), "the dice of the last check", holds=DIE),
    Part(
        "last",
        (SPOTS, 2 + SHOWN),
        f"the tiles that the last check was about, those taken first: the tile; whether it was taken; what was shown for it, {OPERATION}"
        "where none was",
        written(lay_last),
        holds=(thing(TILES), thing(1), *AN_OPERATION),
    ),
)
SIZE = size(LAYOUT)
_, _, LYING, HEAPS, SAID, TAKES, KNOWN, LAST_DICE, LAST = places(LAYOUT).values()

SAY_NOTHING, SAY_DONE, OPERATE = SPOTS, SPOTS + 1, SPOTS + 2
CHOICES = (
    Part("take", (SPOTS,), "take the tile that lies on a spot"),
    Part("nothing", (1,), "say that one takes nothing (more)"),
    Part("done", (1,), "say that one has shown all one will"),
    Part(
        "operate",
        (OPERATIONS,),
        "show an operation for the earliest of the tiles that this seat has taken and shown none for, in the order of `operations.BY_DIE` "
        "(24 on two dice, then 168 on three); where dice are equal, the first of those that are the same",
    ),
)
ACTIONS = OPERATE + OPERATIONS


def owed_first(s: Any, seat: Any) -> Any:
    """The tile for which this seat would show an operation: of those that it still may, the one taken first; -1 when there is none."""
    if s.owing & ~s.done & 1 << seat:
        for k in range(s.taken):
            if s.holder[k] == seat and s.op[k] == 0:
                return s.tile[k]
    return -1


def mask(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write 1 for each action that this seat may take now, 0 for the others. Of operations that are the same only one is listed."""
    taking = rules.takers(s) >> seat & 1
    free = s.free
    for spot in range(SPOTS):
        out[spot] = taking & free >> s.spot[spot]
    said = rules.word(s, seat)
    out[SAY_NOTHING] = said == NOTHING
    out[SAY_DONE] = said == DONE
    for operation in range(OPERATIONS):
        out[OPERATE + operation] = 0
    if owed_first(s, seat) >= 0:
        same = rules.alike(s)
        for i in range(LISTS[same]):
            out[OPERATE + LISTED[same][i]] = 1


def move_of(s: Any, deck: Any, seat: Any, action: Any) -> Any:
    """The move that an action stands for; -1 where there is none: no tile on the spot, or none to show an operation for."""
    if action < SPOTS:
        tile = s.spot[action]
        return tile if s.free >> tile & 1 else (-1)
    if action < OPERATE:
        return NOTHING if action == SAY_NOTHING else DONE
    tile = owed_first(s, seat)
    return SHOW + tile * OPERATIONS + action - OPERATE if tile >= 0 else (-1)


def action_of(s: Any, deck: Any, seat: Any, move: Any) -> Any:
    """The action that stands for a move; -1 where none does: moves of the clock, operations for later tiles or on other numbers."""
    if move < TILES:
        for spot in range(SPOTS):
            if s.spot[spot] == move:
                return spot
        return -1
    if move < SHOW:
        return SAY_NOTHING if move == NOTHING else SAY_DONE if move == DONE else -1
    tile = owed_first(s, seat)
    which = move - SHOW - tile * OPERATIONS
    return OPERATE + which if tile >= 0 and 0 <= which < OPERATIONS else (-1)
