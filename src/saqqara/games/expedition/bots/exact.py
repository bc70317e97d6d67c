"""The very last turn of Expedition, solved: every way to mark is gone through.

What is exact: the points. A marking is a mark and the squares that its red crosses ask for (E11), on either card. All markings of a seat
are gone through by the rules; of those that complete the same cards only the best sheet matters. The end is made by the rules as well:
boxes that several earn in this turn go to the lower cards (E21, ER7).

What is assumed: the others mark at the same time and cannot know what is marked elsewhere (ER3), so each is taken to mark for the most
points of their own, with boxes as if nobody else completed a card in this turn; where several sets of completed cards bring the most, each
of these is as likely as the next. Under that the seat's own marking is the one with the greatest chance to win (a shared victory in part),
and of those with equal chances the one with the most points; so after each first mark it goes on as well as it can.

It is given up where there are more ways than the time allows, or where crosses lead to a marking of more than `DEPTH` marks.
"""

from typing import Any

from saqqara.core.search_buffers import Shapes, copy_words, make_room, room_type
from saqqara.games.expedition.marking import hide, mark
from saqqara.games.expedition.rules import legal, result, score_boxes, set_aside
from saqqara.games.expedition.rules import points as sheet_points
from saqqara.games.expedition.state import ENTRIES, GREEN, MARK, MAX_LEGAL, PLACES, RED, SEATS, SKULL, TORCHES, State

DEPTH = 16
WAYS = 1e6
"""The number of marks that are gone through in a second."""
SETS = 1 << PLACES
"""Which of the two cards are completed."""
OWN, END = SEATS, DEPTH + 1
"""The place of what follows from the mark that is looked at, after those of the seats; the state in which ends are made."""
NONE = -(1 << 40)
EQUAL = 1e-9


SHAPES: Shapes = {
    "moves": ((DEPTH + 1, MAX_LEGAL), int),  # by depth
    "many": ((DEPTH + 1,), int),
    "next": ((DEPTH + 1,), int),
    "used": ((1,), int),  # how many marks were gone through
    "best": ((SEATS + 1, SETS), int),  # by seat and set of completed cards: what the best sheet scores, or NONE
    "sheet": ((SEATS + 1, SETS, ENTRIES), int),  # and that sheet
    "option": ((SEATS, SETS), int),  # by seat: the sets among which it decides evenly
    "options": ((SEATS,), int),  # how many
    "chosen": ((SEATS, 2), int),  # by seat: the set and the sheet of an end
    "scores": ((SEATS,), int),
    "places": ((SEATS,), int),
    "wins": ((SEATS,), float),  # by seat: the chances with what is looked at
}
Room = room_type(__name__, SHAPES)


def scratch() -> Any:
    """Return what `solve` needs."""
    return make_room(Room, State, DEPTH + 2, SHAPES)


def is_last(s: Any, deck: Any) -> Any:
    """Return whether this is the marking of the very last turn (E22)."""
    return s.phase == MARK and s.round == deck.rounds and s.turn == deck.round_turns


def note(s: Any, deck: Any, seat: Any, place: Any, x: Any) -> Any:
    """A whole marking: whether its sheet is the best with these cards completed."""
    cards = 0
    for i in range(PLACES):
        cards |= int(s.marked[seat][i] & deck.tomb[s.card[seat][i]] != 0) << i
    sheet = s.sheet[seat]
    red, green, torches, skulls = sheet[RED], sheet[GREEN], sheet[TORCHES], sheet[SKULL]
    value = sheet_points(deck, 0, 0, red, green, torches, skulls)
    if value > x.best[place, cards]:
        x.best[place, cards] = value
        for entry in range(ENTRIES):
            x.sheet[place, cards, entry] = sheet[entry]


def gather(start: Any, deck: Any, seat: Any, place: Any, most: Any, x: Any) -> Any:
    """Go through all ways in which a seat may go on from x.states[start]; whether that was possible."""
    for cards in range(SETS):
        x.best[place, cards] = NONE
    if x.states[start].finished >> seat & 1:
        note(x.states[start], deck, seat, place, x)
        return True
    depth = start
    x.many[depth] = legal(x.states[depth], deck, seat, x.moves[depth])
    x.next[depth] = 0
    while depth >= start:
        if x.next[depth] == x.many[depth]:
            depth -= 1
            continue
        x.used[0] += 1
        if x.used[0] > most or depth == DEPTH:
            return False
        copy_words(x.bytes_of[depth], x.bytes_of[depth + 1])
        after = x.states[depth + 1]
        mark(after, deck, seat, x.moves[depth, x.next[depth]])
        x.next[depth] += 1
        if after.finished >> seat & 1:
            note(after, deck, seat, place, x)
        else:
            depth += 1
            x.many[depth] = legal(after, deck, seat, x.moves[depth])
            x.next[depth] = 0
    return True


def make_end(deck: Any, x: Any) -> Any:
    """The end when everybody has marked as `chosen` says (-1: as they lie), by the rules."""
    copy_words(x.bytes_of[0], x.bytes_of[END])
    s = x.states[END]
    for seat in range(s.seats):
        cards, place = x.chosen[seat, 0], x.chosen[seat, 1]
        if cards >= 0:
            for i in range(PLACES):
                tomb = deck.tomb[s.card[seat][i]]
                if cards >> i & 1:
                    s.marked[seat][i] |= tomb
            for entry in range(ENTRIES):
                s.sheet[seat][entry] = x.sheet[place, cards, entry]
    aside = set_aside(s, deck)
    if aside != 0:
        score_boxes(s, deck, aside)
    result(s, deck, x.scores, x.places)


def decide(deck: Any, seat: Any, seats: Any, x: Any) -> Any:
    """The sets of completed cards with which a seat has the most points, if nobody else completes any."""
    for other in range(seats):
        x.chosen[other, 0] = -1
    most, x.options[seat] = NONE, 0
    for cards in range(SETS):
        if x.best[seat, cards] > NONE:
            x.chosen[seat, 0], x.chosen[seat, 1] = cards, seat
            make_end(deck, x)
            if x.scores[seat] > most:
                most, x.options[seat] = x.scores[seat], 0
            if x.scores[seat] == most:
                x.option[seat, x.options[seat]] = cards
                x.options[seat] += 1


def expect(deck: Any, seat: Any, cards: Any, place: Any, seats: Any, x: Any) -> Any:
    """Add the chances of all seats (into `x.wins`) when the seat completes these cards, over all that the others may do; return its own
    points."""
    ways = 1
    for other in range(seats):
        x.wins[other] = 0.0
        ways *= x.options[other] if other != seat else 1
    points = 0.0
    for way in range(ways):
        rest = way
        for other in range(seats):
            if other == seat:
                x.chosen[other, 0], x.chosen[other, 1] = cards, place
            else:
                x.chosen[other, 0], x.chosen[other, 1] = x.option[other, rest % x.options[other]], other
                rest //= x.options[other]
        make_end(deck, x)
        firsts = 0
        for other in range(seats):
            firsts += x.places[other] == 1
        for other in range(seats):
            if x.places[other] == 1:
                x.wins[other] += 1.0 / (firsts * ways)
        points += x.scores[seat] / ways
    return points


def best_end(deck: Any, seat: Any, place: Any, seats: Any, wins: Any, x: Any) -> Any:
    """The best that the seat can make of the markings that were gathered: everybody's chances, and its points."""
    most, points = -1.0, 0.0
    for cards in range(SETS):
        if x.best[place, cards] > NONE:
            value = expect(deck, seat, cards, place, seats, x)
            if x.wins[seat] > most + EQUAL or (x.wins[seat] > most - EQUAL and value > points):
                most, points = x.wins[seat], value
                for other in range(seats):
                    wins[other] = x.wins[other]
    return points


def solve(x: Any, deck: Any, w: Any, memory: Any, seat: Any, all_open: Any, seconds: Any, wins: Any, points: Any, chances: Any) -> Any:
    """Solve the moment `x.states[0]` (`x`: a `scratch`) for a seat: 1, or 0 where it is not the last turn or would take longer than that.

    For each of the seat's legal moves, in their order, `wins` are the chances of all seats and `points` its own points in the end;
    `chances` are those of all seats with the best of them, or with what it has marked already. `all_open`: the seat sees what the others
    have marked.
    """
    s = x.states[0]
    if not is_last(s, deck):
        return 0
    seats, most = s.seats, (seconds * WAYS)
    x.used[0] = 0
    for other in range(seats):
        if other != seat and not all_open:
            hide(s, other)
            s.finished &= ~(1 << other)
    for other in range(seats):
        if other != seat:
            if not gather(0, deck, other, other, most, x):
                return 0
            decide(deck, other, seats, x)
    if not gather(0, deck, seat, OWN, most, x):
        return 0
    best_end(deck, seat, OWN, seats, chances, x)
    for i in range(legal(s, deck, seat, x.moves[0])):
        copy_words(x.bytes_of[0], x.bytes_of[1])
        mark(x.states[1], deck, seat, x.moves[0, i])
        if not gather(1, deck, seat, OWN, most, x):
            return 0
        points[i] = best_end(deck, seat, OWN, seats, wins[i], x)
    return 1
