"""The rules of Expedition over one record (see `state`): dealing, turns, replacements. Marks are in `marking`."""

from saqqara.core.bits import count, first, nth
from saqqara.core.cstruct import Row
from saqqara.core.rng import Rng, draw
from saqqara.games.expedition.deck import Tables
from saqqara.games.expedition.geometry.patterns import PATTERNS
from saqqara.games.expedition.marking import hide, legal_marks, mark, mark_all, mark_some, sample_mark, show
from saqqara.games.expedition.state import (
    BOXES,
    CARDS,
    COLOURS,
    DEALT,
    DISPLAY,
    ENTRIES,
    GREEN,
    KEEP,
    MARK,
    MARKS,
    MAX_LEGAL,
    MOVES,
    NOBODY,
    OVER,
    PAIRS,
    PASS,
    PLACES,
    RED,
    REPLACE,
    SEATS,
    SKULL,
    TAKE,
    TAKE_PILE,
    TORCHES,
    State,
)

__all__ = ["MAX_LEGAL", "MOVES", "State", "deal", "legal", "play", "redeal", "result", "sample", "to_act"]


def draw_card(s: State, rng: Rng) -> int:
    """The top card of a shuffled pile is any of its cards."""
    pile = s.pile
    number = nth(pile, draw(rng, count(pile)))
    s.pile = pile & ~(1 << number)
    return number


def deal(s: State, deck: Tables, seats: int, options: Row, rng: Rng) -> None:
    """E4: four cards each. Everything else is empty until everybody has kept two."""
    s.seats = seats
    s.phase = KEEP
    s.round = 1
    s.turn = 0
    s.pattern = NOBODY
    s.finished = 0
    s.to_replace = 0
    s.pile = (1 << CARDS + 1) - 2
    for seat in range(SEATS):
        s.completed[seat] = 0
        s.owed[seat] = 0
        s.kept[seat] = NOBODY
        for place in range(PLACES):
            s.card[seat][place] = 0
            s.marked[seat][place] = 0
        for entry in range(ENTRIES):
            s.sheet[seat][entry] = 0
        show(s, seat)
        for i in range(DEALT):
            s.dealt[seat][i] = 0
    for seat in range(seats):
        deal_seat(s, seat, rng)
    for colour in range(COLOURS):
        for box in range(BOXES):
            s.box[colour][box] = NOBODY
    for i in range(DISPLAY):
        s.display[i] = 0
    shuffle_expeditions(s, deck)


def deal_seat(s: State, seat: int, rng: Rng) -> None:
    """Four cards of the pile for one seat, in ascending order."""
    cards = 0
    for _ in range(DEALT):
        cards |= 1 << draw_card(s, rng)
    for i in range(DEALT):
        s.dealt[seat][i] = first(cards)
        cards &= cards - 1


def shuffle_expeditions(s: State, deck: Tables) -> None:
    """E5, E22: all eight are face down again."""
    for pattern in range(len(PATTERNS)):
        s.left[pattern] = deck.patterns[pattern]


def to_act(s: State) -> int:
    """Return the seats that are not done with a simultaneous step (E7, ER5), or the one whose replacement is due (E18)."""
    if s.phase == OVER:
        return 0
    if s.phase == REPLACE:
        return 1 << replacing(s)
    return ((1 << s.seats) - 1) & ~s.finished


def replacing(s: State) -> int:
    """E18: the owner of the lowest completed card that is still to be replaced."""
    lowest = s.to_replace
    lowest &= -lowest
    for seat in range(SEATS):
        if s.completed[seat] & lowest:
            return seat
    return NOBODY


def legal(s: State, deck: Tables, seat: int, out: Row) -> int:
    """All legal moves, ascending."""
    n = 0
    if to_act(s) >> seat & 1 == 0:
        return n
    if s.phase == KEEP:
        for pair in range(len(PAIRS)):
            out[n] = pair
            n += 1
    elif s.phase == REPLACE:  # E17
        for i in range(DISPLAY):
            if s.display[i] != 0:
                out[n] = TAKE + i
                n += 1
        if s.pile != 0:
            out[n] = TAKE_PILE
            n += 1
    else:
        for place in range(PLACES):
            n = legal_marks(s, deck, seat, place, out, n)
        if n == 0:  # ER4
            out[n] = PASS
            n += 1
    return n


def sample(s: State, deck: Tables, seat: int, rng: Rng) -> int:
    """One legal move: count, draw, find."""
    if s.phase == MARK:
        return sample_mark(s, deck, seat, rng)
    if s.phase == KEEP:
        return draw(rng, len(PAIRS))
    n = int(s.pile != 0)
    for i in range(DISPLAY):
        n += s.display[i] != 0
    n = draw(rng, n)
    for i in range(DISPLAY):
        if s.display[i] != 0:
            if n == 0:
                return TAKE + i
            n -= 1
    return TAKE_PILE


def play(s: State, deck: Tables, seat: int, move: int, rng: Rng) -> None:
    """Make a legal move."""
    if move < MARKS:
        s.kept[seat] = move
        s.finished |= 1 << seat
        if to_act(s) == 0:
            open_table(s, deck, rng)
    elif move >= TAKE and move != PASS:
        take(s, deck, seat, move, rng)
    else:
        mark(s, deck, seat, move)
        if to_act(s) == 0:
            close_turn(s, deck, rng)


def open_table(s: State, deck: Tables, rng: Rng) -> None:
    """E4: the kept cards lie face up, lower number first; the rest is the pile, and four of it the display."""
    for seat in range(s.seats):
        pair = s.kept[seat]
        for i in range(DEALT):
            number = s.dealt[seat][i]
            s.dealt[seat][i] = 0
            if i == PAIRS[pair][0]:
                s.card[seat][0] = number
            elif i == PAIRS[pair][1]:
                s.card[seat][1] = number
            else:
                s.pile |= 1 << number
        s.kept[seat] = NOBODY
    fill_display(s, rng)
    next_turn(s, deck, rng)


def fill_display(s: State, rng: Rng) -> None:
    """E18, E19: each empty place of the display, as long as the pile lasts."""
    for i in range(DISPLAY):
        if s.display[i] == 0 and s.pile != 0:
            s.display[i] = draw_card(s, rng)


def next_turn(s: State, deck: Tables, rng: Rng) -> None:
    """E6, E22: reveal an expedition card; after the last of a round all eight are shuffled for the next."""
    turn = s.turn + 1
    if turn > deck.round_turns:
        turn = 1
        s.round += 1
        shuffle_expeditions(s, deck)
    s.turn = turn
    left, total = s.left, 0
    for pattern in range(len(PATTERNS)):
        total += left[pattern]
    n = draw(rng, total)
    revealed = 0
    while n >= left[revealed]:
        n -= left[revealed]
        revealed += 1
    left[revealed] -= 1
    s.pattern = revealed
    s.phase = MARK
    s.finished = 0
    for seat in range(s.seats):
        show(s, seat)


def close_turn(s: State, deck: Tables, rng: Rng) -> None:
    """Close the marking: completed cards are set aside and score; then they are replaced, except after the very last turn (ER8)."""
    aside = set_aside(s, deck)
    if aside != 0:
        score_boxes(s, deck, aside)
    if s.round == deck.rounds and s.turn == deck.round_turns:  # E22
        s.phase = OVER
        for seat in range(s.seats):
            show(s, seat)
        return
    s.to_replace = aside
    if can_replace(s):
        s.phase = REPLACE
        s.finished = 0
        for seat in range(s.seats):
            show(s, seat)
    else:
        s.to_replace = 0
        next_turn(s, deck, rng)


def set_aside(s: State, deck: Tables) -> int:
    """E16, E17, ER1: the cards whose tomb is marked."""
    aside = 0
    for seat in range(s.seats):
        cards, marked = s.card[seat], s.marked[seat]
        for place in range(PLACES):
            number = cards[place]
            if marked[place] & deck.tomb[number]:
                aside |= 1 << number
                s.completed[seat] |= 1 << number
                cards[place] = 0
                marked[place] = 0
    return aside


def can_replace(s: State) -> int:
    """Return whether a completed card waits and there is a card to replace it by (ER9)."""
    if s.to_replace == 0:
        return False
    there = s.pile != 0
    for i in range(DISPLAY):
        there |= s.display[i] != 0
    return there


def take(s: State, deck: Tables, seat: int, move: int, rng: Rng) -> None:
    """E17: a replacement, into the seat's first empty place."""
    if move == TAKE_PILE:
        number = draw_card(s, rng)
    else:
        number = s.display[move - TAKE]
        s.display[move - TAKE] = 0
    s.card[seat][0 if s.card[seat][0] == 0 else 1] = number
    waiting = s.to_replace
    s.to_replace = waiting & (waiting - 1)
    if s.to_replace == 0 or replacing(s) != seat:  # E18, ER9: the run of this player's choices is over
        fill_display(s, rng)
    if not can_replace(s):
        s.to_replace = 0
        next_turn(s, deck, rng)


def redeal(s: State, deck: Tables, seat: int, rng: Rng) -> None:
    """ER5: the others' cards and choices; ER3: what the others have marked in this step. The rest lies open or is drawn later."""
    if s.phase == KEEP:
        for other in range(s.seats):
            if other != seat:
                for i in range(DEALT):
                    s.pile |= 1 << s.dealt[other][i]
        for other in range(s.seats):
            if other != seat:
                deal_seat(s, other, rng)
                if s.finished >> other & 1:
                    s.kept[other] = draw(rng, len(PAIRS))
    elif s.phase == MARK:
        for other in range(s.seats):
            if other != seat:
                hide(s, other)
                if s.finished >> other & 1:
                    mark_all(s, deck, other, rng)
                else:
                    mark_some(s, deck, other, rng)


# Scoring


def score_boxes(s: State, deck: Tables, aside: int) -> None:
    """E20, E21, ER7: the completed cards count in ascending number, over all players."""
    while aside != 0:
        number = first(aside)
        aside &= aside - 1
        colour = deck.colour[number]
        for seat in range(s.seats):
            completed = s.completed[seat]
            if completed >> number & 1:
                of_colour = count(completed & ~aside & deck.of_colour[colour])  # those still to count are not yet there
                if of_colour in (2, 4, 6):
                    take_box(s, colour, seat)


def take_box(s: State, colour: int, seat: int) -> None:
    """E20: the first box left, if there is one."""
    for box in range(BOXES):
        if s.box[colour][box] == NOBODY:
            s.box[colour][box] = seat
            return


def points(deck: Tables, completed: int, boxes: int, red: int, green: int, torches: int, skulls: int) -> int:
    """E23: what a score sheet makes."""
    pairs = min(red, green)
    gems = deck.pair_points * pairs + deck.gem_points * (red + green - 2 * pairs)
    cards = deck.card_points * count(completed)
    return cards + deck.torch_points * count(torches) + boxes + gems - deck.penalty[skulls]


def box_points(s: State, deck: Tables, seat: int) -> int:
    """The pyramid points of a seat, of all colours."""
    total = 0
    for colour in range(COLOURS):
        for box in range(BOXES):
            if s.box[colour][box] == seat:
                total += deck.box_points[box]
    return total


def score(s: State, deck: Tables, seat: int, sheet: Row) -> int:
    """E23: what a seat has with a score card."""
    return points(deck, s.completed[seat], box_points(s, deck, seat), sheet[RED], sheet[GREEN], sheet[TORCHES], sheet[SKULL])


def lowest(s: State, seat: int) -> int:
    """The lowest completed card of a seat; beyond all numbers when there is none."""
    completed = s.completed[seat]
    return first(completed) if completed != 0 else (CARDS + 1)


def result(s: State, deck: Tables, scores: Row, places: Row) -> None:
    """E23, and E24: a tie goes to the lowest completed card; ER6: it is shared by those who have none."""
    for seat in range(s.seats):
        scores[seat] = score(s, deck, seat, s.sheet[seat])
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and lowest(s, other) < lowest(s, seat)):
                places[seat] += 1
