"""The rules of Hourglass over one record.

Tiles are numbered 0 to 47 in the order of their numbers, sets of tiles are bit masks. `spot` says which tile lies, or lay, on each spot of
the pyramid, row by row from the yellow one; `free` is the set of those that nobody has taken in this round. The round's takes are kept in
their order: `tile`, `holder`, and `op`, the operation shown for it (packed, see `operations`; 0: none yet). `under` is the set of all
tiles in the heaps below the four that are seen: their order is drawn when it becomes known.

Moves: 0 to 47 take that tile; then nothing, done, sand, time; then one for each tile and operation on the dice. An operation
on other numbers may be shown too and is simply wrong (HR5); it is no listed move but one from `FOREIGN` on (`notation.foreign_move`).
"""

from typing import Any

import numpy as np

from saqqara.core.bits import count, first, nth
from saqqara.core.compile import compiled
from saqqara.core.rng import draw, draw_two
from saqqara.games.hourglass.operations import BITS, BY_DIE, LISTED, LISTS, OPERATIONS, is_right, sameness, with_dice

CLOCK = 7
SEATS, TILES, SPOTS, COLOURS = 5, 48, 10, 4
ROW = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2, 3], np.int64)
"""The colour of each spot (H3)."""
NO_TILE = TILES
"""On a spot of which it is not known which tile lay there: never in `free`, like one that has been taken."""
SEARCH, SAND, CHECK = 0, 1, 2
NOTHING, DONE, SAND_OUT, TIME_OUT = 48, 49, 50, 51
SHOW = 52
MOVES = SHOW + TILES * OPERATIONS
FOREIGN = 1 << BITS
MAX_LEGAL = SPOTS * OPERATIONS + SPOTS + 1

STATE = np.dtype(
    [
        ("under", "i8"),
        ("free", "i8"),
        ("right", "i8", SEATS),
        ("wrong", "i8", SEATS),
        ("last_pyramid", "i8"),  # HR7: what the last check was about
        ("op", "u4", SPOTS),
        ("last_op", "u4", SPOTS),
        ("tile", "i1", SPOTS),
        ("holder", "i1", SPOTS),
        ("last_tile", "i1", SPOTS),
        ("spot", "i1", SPOTS),
        ("top", "i1", COLOURS),  # of each heap; -1 when it is empty
        ("dice", "i1", 3),
        ("last_dice", "i1", 3),
        ("seats", "i1"),
        ("advanced", "i1"),
        ("active", "i1"),
        ("phase", "i1"),
        ("over", "i1"),
        ("taken", "i1"),
        ("last_taken", "i1"),
        ("nothing", "u1"),  # sets of seats: who has said so,
        ("done", "u1"),
        ("holding", "u1"),  # who has taken in this round,
        ("owing", "u1"),  # and who has not shown all operations
        ("spare", "u1", 3),  # to a multiple of 8: NumPy does not copy bytes of no field, and equal states must have equal bytes
    ],
    align=True,
)


@compiled
def deal(s: Any, deck: Any, seats: Any, options: Any, rng: Any) -> Any:
    """Set the table up."""
    s["seats"], s["advanced"], s["over"] = seats, options[0], 0
    s["last_taken"], s["last_pyramid"] = 0, 0
    for seat in range(SEATS):
        s["right"][seat] = 0
        s["wrong"][seat] = 0
    s["under"] = (1 << TILES) - 1
    s["free"] = 0
    for colour in range(COLOURS):  # H3
        turn_up(s, deck, colour, rng)
    for spot in range(SPOTS):
        refill(s, deck, spot, rng)
    s["active"] = draw(rng, seats)  # H4
    next_round(s, rng)


@compiled
def turn_up(s: Any, deck: Any, colour: Any, rng: Any) -> Any:
    """H3: the next tile of a heap is seen, each as likely as the others."""
    hidden = np.int64(s["under"]) & deck["of_colour"][colour]
    if hidden == 0:
        s["top"][colour] = -1
        return
    tile = nth(hidden, draw(rng, count(hidden)))
    s["top"][colour] = tile
    s["under"] = np.int64(s["under"]) & ~(1 << tile)


@compiled
def refill(s: Any, deck: Any, spot: Any, rng: Any) -> Any:
    """H3, H10: the top of the heap goes to the spot."""
    tile = np.int64(s["top"][ROW[spot]])
    s["spot"][spot] = tile
    s["free"] = np.int64(s["free"]) | 1 << tile
    turn_up(s, deck, ROW[spot], rng)


@compiled
def next_round(s: Any, rng: Any) -> Any:
    """H4, H10: the player to the left is active and rolls the dice."""
    active = np.int64(s["active"]) + 1
    s["active"] = active if active < s["seats"] else 0
    d8, d10 = draw_two(rng, 8, 10)  # H1
    s["dice"][0] = d8 + 1
    s["dice"][1] = d10 + 1
    s["dice"][2] = draw(rng, 12) + 1
    s["phase"], s["taken"] = SEARCH, 0
    s["nothing"], s["done"], s["holding"], s["owing"] = 0, 0, 0, 0


@compiled
def takers(s: Any) -> Any:
    """The set of seats that may take a tile: all of them (H5, H13); in the basic game those that have none in this round (H7)."""
    everybody = (1 << np.int64(s["seats"])) - 1
    if s["over"] or s["phase"] == CHECK:
        return 0
    return everybody if s["advanced"] else everybody & ~np.int64(s["holding"])


@compiled
def to_act(s: Any) -> Any:
    """The set of seats that may act: all at once (H5), and always the clock."""
    if s["over"]:
        return 0
    if s["phase"] == CHECK:
        return np.int64(s["owing"]) & ~np.int64(s["done"]) | 1 << CLOCK  # HR5
    return takers(s) | np.int64(s["owing"]) | 1 << CLOCK


@compiled
def owed(s: Any, seat: Any) -> Any:
    """H9, HR5: the tiles for which a seat may still show an operation."""
    tiles = np.int64(0)
    if np.int64(s["owing"]) & ~np.int64(s["done"]) & 1 << seat:
        for k in range(s["taken"]):
            if s["holder"][k] == seat and s["op"][k] == 0:
                tiles |= 1 << np.int64(s["tile"][k])
    return tiles


@compiled
def alike(s: Any) -> Any:
    """Which dice are equal: then operations are, too, and each is listed once."""
    return sameness(np.int64(s["dice"][0]), np.int64(s["dice"][1]), np.int64(s["dice"][2]))


@compiled
def word(s: Any, seat: Any) -> Any:
    """What a seat may say: nothing (HR1, HR2) or done (HR5); -1 when neither."""
    if s["phase"] == CHECK:
        return DONE if np.int64(s["owing"]) & ~np.int64(s["done"]) & 1 << seat else -1
    return NOTHING if takers(s) & ~np.int64(s["nothing"]) & 1 << seat else -1


@compiled
def clock_move(s: Any) -> Any:
    """H8: the sand runs out; HR1, HR5: the time for the first take, or for the check, is over."""
    return SAND_OUT if s["phase"] == SAND else TIME_OUT


@compiled
def legal(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """All listed moves of a seat, in rising order."""
    n = 0
    if s["over"]:
        return n
    if seat == CLOCK:
        out[0] = clock_move(s)
        return 1
    tiles = np.int64(s["free"]) if takers(s) & 1 << seat else 0
    while tiles:
        out[n] = first(tiles)
        n += 1
        tiles &= tiles - 1
    if word(s, seat) >= 0:
        out[n] = word(s, seat)
        n += 1
    tiles = owed(s, seat)
    same = alike(s)
    while tiles:
        tile = first(tiles)
        for i in range(LISTS[same]):
            out[n] = SHOW + tile * OPERATIONS + LISTED[same, i]
            n += 1
        tiles &= tiles - 1
    return n


@compiled
def sample(s: Any, deck: Any, seat: Any, rng: Any) -> Any:
    """One of them, each as likely."""
    if seat == CLOCK:
        return clock_move(s)
    tiles = np.int64(s["free"]) if takers(s) & 1 << seat else 0
    said = word(s, seat)
    takes = count(tiles)
    words = 1 if said >= 0 else 0
    shows = owed(s, seat)
    same = alike(s)
    n = draw(rng, takes + words + count(shows) * LISTS[same])
    if n < takes:
        return nth(tiles, n)
    n -= takes + words
    if n < 0:
        return said
    which = 0
    while n >= LISTS[same]:
        n -= LISTS[same]
        which += 1
    return SHOW + nth(shows, which) * OPERATIONS + LISTED[same, n]


# What follows a move: each is called from one place, because compilers for GPUs write out every call.
GO_ON, CHECKED, ROUND_OVER = 0, 1, 2


@compiled
def play(s: Any, deck: Any, seat: Any, move: Any, rng: Any) -> Any:
    """Make a move."""
    then = GO_ON
    if move < TILES:
        take(s, seat, move)
        then = after_search(s)
    elif move == NOTHING:
        s["nothing"] = np.int64(s["nothing"]) | 1 << seat
        then = after_search(s)
    elif move == DONE:
        s["done"] = np.int64(s["done"]) | 1 << seat
        then = after_check(s)
    elif move == SAND_OUT:  # H8
        then = begin_check(s)
    elif move == TIME_OUT:  # HR1: as if all had said nothing; HR5
        then = ROUND_OVER if s["phase"] == SEARCH else CHECKED
    else:
        if move < MOVES:
            tile = (move - SHOW) // OPERATIONS
            form = BY_DIE[move - SHOW - tile * OPERATIONS]
            op = with_dice(form, np.int64(s["dice"][0]), np.int64(s["dice"][1]), np.int64(s["dice"][2]))
        else:
            tile, op = (move >> BITS) - 1, np.int64(move & (FOREIGN - 1))
        show(s, seat, tile, op)
        if s["phase"] == CHECK:
            then = after_check(s)
    if then == CHECKED:
        then = end_check(s, deck, rng)
    if then == ROUND_OVER:
        next_round(s, rng)


@compiled
def take(s: Any, seat: Any, tile: Any) -> Any:
    """H6, H7, H13."""
    k = np.int64(s["taken"])
    s["tile"][k] = tile
    s["holder"][k] = seat
    s["op"][k] = 0
    s["taken"] = k + 1
    s["free"] = np.int64(s["free"]) & ~(1 << tile)
    s["holding"] = np.int64(s["holding"]) | 1 << seat
    s["owing"] = np.int64(s["owing"]) | 1 << seat
    if s["phase"] == SEARCH:  # H6; HR1: the first take clears every "nothing"
        s["phase"] = SAND
        s["nothing"] = 0
    else:
        s["nothing"] = np.int64(s["nothing"]) & ~(1 << seat)


@compiled
def after_search(s: Any) -> Any:
    """HR1, HR2: the round ends when nobody may or will take any more."""
    if takers(s) & ~np.int64(s["nothing"]) and s["free"] != 0:
        return GO_ON
    return ROUND_OVER if s["phase"] == SEARCH else begin_check(s)


@compiled
def begin_check(s: Any) -> Any:
    """H9: what has been shown comes into the open; HR5: the check ends at once when nothing is missing."""
    s["phase"] = CHECK
    s["nothing"] = 0
    return CHECKED if s["owing"] == 0 else GO_ON


@compiled
def show(s: Any, seat: Any, tile: Any, op: Any) -> Any:
    """HR5: one operation for a tile."""
    for k in range(s["taken"]):
        if s["tile"][k] == tile:
            s["op"][k] = op
    if owed(s, seat) == 0:
        s["owing"] = np.int64(s["owing"]) & ~(1 << seat)


@compiled
def after_check(s: Any) -> Any:
    """HR5: the check ends when everybody has shown all, or is done."""
    return CHECKED if np.int64(s["owing"]) & ~np.int64(s["done"]) == 0 else GO_ON


@compiled
def end_check(s: Any, deck: Any, rng: Any) -> Any:
    """H9: right tiles score and wrong ones count against; what is missing is wrong (HR5). Then H10 or H11."""
    judge(s, deck)
    for colour in range(COLOURS):  # H11
        empty = 0
        for spot in range(SPOTS):
            if ROW[spot] == colour and np.int64(s["free"]) >> np.int64(s["spot"][spot]) & 1 == 0:
                empty += 1
        if empty > heap(s, deck, colour):
            s["over"] = 1
    if s["over"]:
        s["taken"], s["done"], s["holding"], s["owing"] = 0, 0, 0, 0
        return GO_ON
    for spot in range(SPOTS):  # H10
        if np.int64(s["free"]) >> np.int64(s["spot"][spot]) & 1 == 0:
            refill(s, deck, spot, rng)
    return ROUND_OVER


@compiled
def heap(s: Any, deck: Any, colour: Any) -> Any:
    """How many tiles a heap has."""
    seen = 1 if s["top"][colour] >= 0 else 0
    return seen + count(np.int64(s["under"]) & deck["of_colour"][colour])


@compiled
def judge(s: Any, deck: Any) -> Any:
    """H9: each tile of the round to its holder's right or wrong ones; HR7: the round is kept to be looked at."""
    d8, d10, d12 = np.int64(s["dice"][0]), np.int64(s["dice"][1]), np.int64(s["dice"][2])
    pyramid = np.int64(s["free"])
    for k in range(s["taken"]):
        tile, seat, op = np.int64(s["tile"][k]), np.int64(s["holder"][k]), np.int64(s["op"][k])
        if op != 0 and is_right(op, np.int64(deck["number"][tile]), d8, d10, d12):
            s["right"][seat] = np.int64(s["right"][seat]) | 1 << tile
        else:
            s["wrong"][seat] = np.int64(s["wrong"][seat]) | 1 << tile
        pyramid |= 1 << tile
        s["last_tile"][k] = tile
        s["last_op"][k] = op
    s["last_taken"], s["last_pyramid"] = s["taken"], pyramid
    for die in range(3):
        s["last_dice"][die] = s["dice"][die]


@compiled
def scarabs(deck: Any, tiles: Any) -> Any:
    """The scarabs on the backs of a set of tiles."""
    total = np.int64(0)
    while tiles:
        total += np.int64(deck["scarabs"][first(tiles)])
        tiles &= tiles - 1
    return total


@compiled
def score(s: Any, deck: Any, seat: Any) -> Any:
    """H12: right tiles minus wrong ones."""
    return scarabs(deck, np.int64(s["right"][seat])) - deck["penalty"] * scarabs(deck, np.int64(s["wrong"][seat]))


@compiled
def highest(deck: Any, tiles: Any) -> Any:
    """The highest number of a set of tiles; 0 when there is none."""
    number = np.int64(0)
    while tiles:
        number = np.int64(deck["number"][first(tiles)])
        tiles &= tiles - 1
    return number


@compiled
def result(s: Any, deck: Any, scores: Any, places: Any) -> Any:
    """H12: score, then the number of tiles, then the highest number, wrong tiles included; HR6: what is still equal is shared."""
    for seat in range(s["seats"]):
        tiles = np.int64(s["right"][seat]) | np.int64(s["wrong"][seat])
        scores[seat] = (score(s, deck, seat) << 20) + (count(tiles) << 12) + highest(deck, tiles)
    for seat in range(s["seats"]):
        places[seat] = 1
        for other in range(s["seats"]):
            if scores[other] > scores[seat]:
                places[seat] += 1
    for seat in range(s["seats"]):
        scores[seat] >>= 20


@compiled
def redeal(s: Any, deck: Any, seat: Any, rng: Any) -> Any:
    """HR5: until the check nobody knows what the others have shown, nor whether they have."""
    if s["phase"] != SAND:
        return
    same = alike(s)
    owing = np.int64(s["owing"]) & (1 << seat if seat >= 0 else 0)
    for k in range(s["taken"]):
        holder = np.int64(s["holder"][k])
        if holder != seat:
            n = draw(rng, LISTS[same] + 1) - 1
            s["op"][k] = 0
            if n < 0:
                owing |= 1 << holder
            else:
                form = BY_DIE[LISTED[same, n]]
                s["op"][k] = with_dice(form, np.int64(s["dice"][0]), np.int64(s["dice"][1]), np.int64(s["dice"][2]))
    s["owing"] = owing
