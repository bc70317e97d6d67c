"""The rules of Hourglass over one record.

Tiles are numbered 0 to 47 in the order of their numbers, sets of tiles are bit masks. `spot` says which tile lies, or lay, on each spot of
the pyramid, row by row from the yellow one; `free` is the set of those that nobody has taken in this round. The round's takes are kept in
their order: `tile`, `holder`, and `op`, the operation shown for it (packed, see `operations`; 0: none yet). `under` is the set of all
tiles in the heaps below the four that are seen: their order is drawn when it becomes known.

Moves: 0 to 47 take that tile; then nothing, done, sand, time; then one for each tile and operation on the dice. An operation
on other numbers may be shown too and is simply wrong (HR5); it is no listed move but one from `FOREIGN` on (`notation.foreign_move`).
"""

from saqqara.core.bits import count, first, nth
from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.rng import Rng, draw, draw_two
from saqqara.games.hourglass.deck import Tables
from saqqara.games.hourglass.operations import BITS, BY_DIE, LISTED, LISTS, OPERATIONS, is_right, sameness, with_dice

CLOCK = 7
SEATS, TILES, SPOTS, COLOURS = 5, 48, 10, 4
ROW = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]  # a list: on a GPU a tuple with a computed index costs a quarter of the speed
"""The colour of each spot (H3)."""
NO_TILE = TILES
"""On a spot of which it is not known which tile lay there: never in `free`, like one that has been taken."""
SEARCH, SAND, CHECK = 0, 1, 2
NOTHING, DONE, SAND_OUT, TIME_OUT = 48, 49, 50, 51
SHOW = 52
MOVES = SHOW + TILES * OPERATIONS
FOREIGN = 1 << BITS
MAX_LEGAL = SPOTS * OPERATIONS + SPOTS + 1


@cstruct
class State:
    """The table, as the rules store it."""

    under: int = field("i8")
    free: int = field("i8")
    right: Row = field("i8", SEATS)
    wrong: Row = field("i8", SEATS)
    last_pyramid: int = field("i8")  # HR7: what the last check was about
    op: Row = field("i4", SPOTS)
    last_op: Row = field("i4", SPOTS)
    tile: Row = field("i1", SPOTS)
    holder: Row = field("i1", SPOTS)
    last_tile: Row = field("i1", SPOTS)
    spot: Row = field("i1", SPOTS)
    top: Row = field("i1", COLOURS)  # of each heap; -1 when it is empty
    dice: Row = field("i1", 3)
    last_dice: Row = field("i1", 3)
    seats: int = field("i1")
    advanced: int = field("i1")
    active: int = field("i1")
    phase: int = field("i1")
    over: int = field("i1")
    taken: int = field("i1")
    last_taken: int = field("i1")
    nothing: int = field("i1")  # sets of seats: who has said so,
    done: int = field("i1")
    holding: int = field("i1")  # who has taken in this round,
    owing: int = field("i1")  # and who has not shown all operations


def deal(s: State, deck: Tables, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up."""
    s.seats, s.advanced, s.over = seats, options[0], 0
    s.last_taken, s.last_pyramid = 0, 0
    for seat in range(SEATS):
        s.right[seat] = 0
        s.wrong[seat] = 0
    s.under = (1 << TILES) - 1
    s.free = 0
    for colour in range(COLOURS):  # H3
        turn_up(s, deck, colour, rng)
    for spot in range(SPOTS):
        refill(s, deck, spot, rng)
    s.active = draw(rng, seats)  # H4
    next_round(s, rng)


def turn_up(s: State, deck: Tables, colour: int, rng: Rng) -> None:
    """H3: the next tile of a heap is seen, each as likely as the others."""
    hidden = s.under & deck.of_colour[colour]
    if hidden == 0:
        s.top[colour] = -1
        return
    tile = nth(hidden, draw(rng, count(hidden)))
    s.top[colour] = tile
    s.under &= ~(1 << tile)


def refill(s: State, deck: Tables, spot: int, rng: Rng) -> None:
    """H3, H10: the top of the heap goes to the spot."""
    tile = s.top[ROW[spot]]
    s.spot[spot] = tile
    s.free |= 1 << tile
    turn_up(s, deck, ROW[spot], rng)


def next_round(s: State, rng: Rng) -> None:
    """H4, H10: the player to the left is active and rolls the dice."""
    active = s.active + 1
    s.active = active if active < s.seats else 0
    d8, d10 = draw_two(rng, 8, 10)  # H1
    s.dice[0] = d8 + 1
    s.dice[1] = d10 + 1
    s.dice[2] = draw(rng, 12) + 1
    s.phase, s.taken = SEARCH, 0
    s.nothing, s.done, s.holding, s.owing = 0, 0, 0, 0


def takers(s: State) -> int:
    """The set of seats that may take a tile: all of them (H5, H13); in the basic game those that have none in this round (H7)."""
    everybody = (1 << s.seats) - 1
    if s.over or s.phase == CHECK:
        return 0
    return everybody if s.advanced else everybody & ~s.holding


def to_act(s: State) -> int:
    """The set of seats that may act: all at once (H5), and always the clock."""
    if s.over:
        return 0
    if s.phase == CHECK:
        return s.owing & ~s.done | 1 << CLOCK  # HR5
    return takers(s) | s.owing | 1 << CLOCK


def owed(s: State, seat: int) -> int:
    """H9, HR5: the tiles for which a seat may still show an operation."""
    tiles = 0
    if s.owing & ~s.done & 1 << seat:
        for k in range(s.taken):
            if s.holder[k] == seat and s.op[k] == 0:
                tiles |= 1 << s.tile[k]
    return tiles


def alike(s: State) -> int:
    """Which dice are equal: then operations are, too, and each is listed once."""
    return sameness(s.dice[0], s.dice[1], s.dice[2])


def word(s: State, seat: int) -> int:
    """Return the word that a seat may say: nothing (HR1, HR2) or done (HR5); -1 when neither."""
    if s.phase == CHECK:
        return DONE if s.owing & ~s.done & 1 << seat else -1
    return NOTHING if takers(s) & ~s.nothing & 1 << seat else -1


def clock_move(s: State) -> int:
    """H8: the sand runs out; HR1, HR5: the time for the first take, or for the check, is over."""
    return SAND_OUT if s.phase == SAND else TIME_OUT


def legal(s: State, deck: Tables, seat: int, out: Row) -> int:
    """All listed moves of a seat, in rising order."""
    n = 0
    if s.over:
        return n
    if seat == CLOCK:
        out[0] = clock_move(s)
        return 1
    tiles = s.free if takers(s) & 1 << seat else 0
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
            out[n] = SHOW + tile * OPERATIONS + LISTED[same][i]
            n += 1
        tiles &= tiles - 1
    return n


def sample(s: State, deck: Tables, seat: int, rng: Rng) -> int:
    """One of them, each as likely."""
    if seat == CLOCK:
        return clock_move(s)
    tiles = s.free if takers(s) & 1 << seat else 0
    said = word(s, seat)
    takes = count(tiles)
    words = 1 if said >= 0 else 0
    shows = owed(s, seat)
    same = alike(s)
    each = LISTS[same]
    n = draw(rng, takes + words + count(shows) * each)
    if n < takes:
        return nth(tiles, n)
    n -= takes + words
    if n < 0:
        return said
    which = n // each
    return SHOW + nth(shows, which) * OPERATIONS + LISTED[same][n - which * each]


# What follows a move: each is called from one place, because compilers for GPUs write out every call.
GO_ON, CHECKED, ROUND_OVER = 0, 1, 2


def play(s: State, deck: Tables, seat: int, move: int, rng: Rng) -> None:
    """Make a move."""
    then = GO_ON
    if move < TILES:
        take(s, seat, move)
        then = after_search(s)
    elif move == NOTHING:
        s.nothing |= 1 << seat
        then = after_search(s)
    elif move == DONE:
        s.done |= 1 << seat
        then = after_check(s)
    elif move == SAND_OUT:  # H8
        then = begin_check(s)
    elif move == TIME_OUT:  # HR1: as if all had said nothing; HR5
        then = ROUND_OVER if s.phase == SEARCH else CHECKED
    else:
        if move < MOVES:
            tile = (move - SHOW) // OPERATIONS
            form = BY_DIE[move - SHOW - tile * OPERATIONS]
            op = with_dice(form, s.dice[0], s.dice[1], s.dice[2])
        else:
            tile, op = (move >> BITS) - 1, (move & (FOREIGN - 1))
        show(s, seat, tile, op)
        if s.phase == CHECK:
            then = after_check(s)
    if then == CHECKED:
        then = end_check(s, deck, rng)
    if then == ROUND_OVER:
        next_round(s, rng)


def take(s: State, seat: int, tile: int) -> None:
    """H6, H7, H13."""
    k = s.taken
    s.tile[k] = tile
    s.holder[k] = seat
    s.op[k] = 0
    s.taken = k + 1
    s.free &= ~(1 << tile)
    s.holding |= 1 << seat
    s.owing |= 1 << seat
    if s.phase == SEARCH:  # H6; HR1: the first take clears every "nothing"
        s.phase = SAND
        s.nothing = 0
    else:
        s.nothing &= ~(1 << seat)


def after_search(s: State) -> int:
    """HR1, HR2: the round ends when nobody may or will take any more."""
    if takers(s) & ~s.nothing and s.free != 0:
        return GO_ON
    return ROUND_OVER if s.phase == SEARCH else begin_check(s)


def begin_check(s: State) -> int:
    """H9: what has been shown comes into the open; HR5: the check ends at once when nothing is missing."""
    s.phase = CHECK
    s.nothing = 0
    return CHECKED if s.owing == 0 else GO_ON


def show(s: State, seat: int, tile: int, op: int) -> None:
    """HR5: one operation for a tile."""
    for k in range(s.taken):
        if s.tile[k] == tile:
            s.op[k] = op
    if owed(s, seat) == 0:
        s.owing &= ~(1 << seat)


def after_check(s: State) -> int:
    """HR5: the check ends when everybody has shown all, or is done."""
    return CHECKED if s.owing & ~s.done == 0 else GO_ON


def end_check(s: State, deck: Tables, rng: Rng) -> int:
    """H9: right tiles score and wrong ones count against; what is missing is wrong (HR5). Then H10 or H11."""
    judge(s, deck)
    free, empty = s.free, 0  # the empty spots of each colour, four bits for each
    for spot in range(SPOTS):
        if free >> s.spot[spot] & 1 == 0:
            empty += 1 << 4 * ROW[spot]
    for colour in range(COLOURS):  # H11
        if empty >> 4 * colour & 15 > heap(s, deck, colour):
            s.over = 1
    if s.over:
        s.taken, s.done, s.holding, s.owing = 0, 0, 0, 0
        return GO_ON
    for spot in range(SPOTS):  # H10
        if free >> s.spot[spot] & 1 == 0:
            refill(s, deck, spot, rng)
    return ROUND_OVER


def heap(s: State, deck: Tables, colour: int) -> int:
    """Return how many tiles a heap has."""
    seen = 1 if s.top[colour] >= 0 else 0
    return seen + count(s.under & deck.of_colour[colour])


def judge(s: State, deck: Tables) -> None:
    """H9: each tile of the round to its holder's right or wrong ones; HR7: the round is kept to be looked at."""
    d8, d10, d12 = s.dice[0], s.dice[1], s.dice[2]
    pyramid = s.free
    for k in range(s.taken):
        tile, seat, op = s.tile[k], s.holder[k], s.op[k]
        if op != 0 and is_right(op, deck.number[tile], d8, d10, d12):
            s.right[seat] |= 1 << tile
        else:
            s.wrong[seat] |= 1 << tile
        pyramid |= 1 << tile
        s.last_tile[k] = tile
        s.last_op[k] = op
    s.last_taken, s.last_pyramid = s.taken, pyramid
    for die in range(3):
        s.last_dice[die] = s.dice[die]


def scarabs(deck: Tables, tiles: int) -> int:
    """The scarabs on the backs of a set of tiles."""
    total = 0
    while tiles:
        total += deck.scarabs[first(tiles)]
        tiles &= tiles - 1
    return total


def score(s: State, deck: Tables, seat: int) -> int:
    """H12: right tiles minus wrong ones."""
    return scarabs(deck, s.right[seat]) - deck.penalty * scarabs(deck, s.wrong[seat])


def highest(deck: Tables, tiles: int) -> int:
    """The highest number of a set of tiles; 0 when there is none."""
    number = 0
    while tiles:
        number = deck.number[first(tiles)]
        tiles &= tiles - 1
    return number


def result(s: State, deck: Tables, scores: Row, places: Row) -> None:
    """H12: score, then the number of tiles, then the highest number, wrong tiles included; HR6: what is still equal is shared."""
    for seat in range(s.seats):
        tiles = s.right[seat] | s.wrong[seat]
        scores[seat] = (score(s, deck, seat) << 20) + (count(tiles) << 12) + highest(deck, tiles)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            if scores[other] > scores[seat]:
                places[seat] += 1
    for seat in range(s.seats):
        scores[seat] >>= 20


def redeal(s: State, deck: Tables, seat: int, rng: Rng) -> None:
    """HR5: until the check nobody knows what the others have shown, nor whether they have."""
    if s.phase != SAND:
        return
    same = alike(s)
    owing = s.owing & (1 << seat if seat >= 0 else 0)
    for k in range(s.taken):
        holder = s.holder[k]
        if holder != seat:
            n = draw(rng, LISTS[same] + 1) - 1
            s.op[k] = 0
            if n < 0:
                owing |= 1 << holder
            else:
                form = BY_DIE[LISTED[same][n]]
                s.op[k] = with_dice(form, s.dice[0], s.dice[1], s.dice[2])
    s.owing = owing
