"""The points of a player of Expedition who knew everything in advance: the expedition cards of all turns, the order in which pyramid
cards come, and what the others will do, who do as they did.

The seat plays alone on a table of one seat, by the rules, but nothing is drawn there: each turn shows the expedition card that it showed in
the game, and new cards of the display and the pile come in the order in which they came. A card that another took is never seen; those that
nobody saw come last, in the order of their numbers. At the end of a turn in which others took boxes, the best ones left are theirs.
What the seat did in the game it can do here too: there are never fewer cards to choose from.

A beam search looks for the best line. Of each position the moves that look best are tried, each is played to the end at first sight, and
the positions with the best ends go on. So what is found is what somebody *could* have had, and the most that there is may be more.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from saqqara.core.arrays import array_of, generator, tables_array
from saqqara.core.bits import set_of
from saqqara.core.search_buffers import Shapes, copy_words, make_room, room_type
from saqqara.games.expedition import state
from saqqara.games.expedition.bots.evaluation import seen, worth
from saqqara.games.expedition.rules import legal, play, result, shuffle_expeditions, take_box
from saqqara.games.expedition.state import State

EXACT = False
"""True if the result is the most that can be had, False if it is only a lower bound."""
WIDTH, WIDE, FEW = 256, 8, 3
"""The number of positions that go on from turn to turn, and of moves that are tried of each, and of one that is within a turn."""
DEPTH, TURNS = 24, 32
ROLL, BEAM = DEPTH + 1, DEPTH + 2
RIVAL, NEXT = 1, 2
"""Seats that are not there: who has the others' boxes, and where in `owed` the place in the queue of cards is."""


def shapes(width: int) -> Shapes:
    """Return the arrays of a search that so many positions go on in, from turn to turn."""
    return {
        "values": ((2, width), float),  # by side of the beam: what the positions came to at first sight
        "keys": ((2, width), int),
        "moves": ((DEPTH + 1, state.MAX_LEGAL), int),  # by depth
        "worths": ((DEPTH + 1, state.MAX_LEGAL), float),
        "many": ((DEPTH + 1,), int),
        "left": ((DEPTH + 1,), int),  # by depth: how many moves are still to be tried
        "pattern": ((TURNS + 1,), int),  # by turn
        "claims": ((TURNS + 1, state.COLOURS), int),  # by turn and colour: how many boxes the others take
        "queue": ((state.CARDS + 1,), int),  # the cards in the order in which they come
        "display": ((state.DISPLAY,), int),
        "scores": ((state.SEATS,), int),
        "places": ((state.SEATS,), int),
        "rng": ((4,), np.uint64),
    }


Room = room_type(__name__, shapes(WIDTH))
"""Its states are the way within a turn, one where games are played to their ends, and then the beam: both sides, one after the other."""


def in_beam(side: Any, number: Any, x: Any) -> Any:
    """The place of a position of the beam among the states: those of this turn are on one side, those of the next on the other."""
    return BEAM + side * x.values.shape[1] + number


def turn_of(s: Any, deck: Any) -> Any:
    """The number of the turn, from 1; 0 before the first."""
    return (s.round - 1) * deck.round_turns + s.turn


def next_card(s: Any, x: Any) -> Any:
    """The card that comes now; 0 when there is none left. One that the seat kept at the beginning never comes."""
    while True:
        place = s.owed[NEXT]
        number = x.queue[place]
        if number == 0:
            return number
        s.owed[NEXT] = place + 1
        if number != s.card[0][0] and number != s.card[0][1] and s.completed[0] >> number & 1 == 0:
            return number


def make(s: Any, deck: Any, move: Any, x: Any) -> Any:
    """A move by the rules; then what they have drawn is exchanged for what is known to come."""
    phase, turn, empty = s.phase, turn_of(s, deck), int(s.card[0][0] != 0)
    for i in range(state.DISPLAY):
        x.display[i] = s.display[i]
    play(s, deck, 0, move, x.rng)
    if move == state.TAKE_PILE:
        s.card[0][empty] = 0
        s.card[0][empty] = next_card(s, x)
    for i in range(state.DISPLAY):
        if s.display[i] != 0 and s.display[i] != x.display[i]:
            s.display[i] = next_card(s, x)
    pile, place = 0, s.owed[NEXT]
    while x.queue[place] != 0:
        pile |= 1 << x.queue[place]
        place += 1
    s.pile = pile
    if phase == state.MARK and (s.phase != state.MARK or turn_of(s, deck) != turn):
        for colour in range(state.COLOURS):
            for _ in range(x.claims[turn, colour]):
                take_box(s, colour, RIVAL)
    if s.phase == state.MARK:
        s.pattern = x.pattern[turn_of(s, deck)]


def look_at(depth: Any, deck: Any, w: Any, most: Any, x: Any) -> Any:
    """The moves of a position and how good they look; so many of them are to be tried."""
    s = x.states[depth]
    x.many[depth] = legal(s, deck, 0, x.moves[depth])
    for i in range(x.many[depth]):
        x.worths[depth, i] = worth(s, deck, w, 0, x.moves[depth, i])
    x.left[depth] = min(most, x.many[depth])


def best_left(depth: Any, x: Any) -> Any:
    """The best-looking move that was not tried yet."""
    best = 0
    for i in range(x.many[depth]):
        if x.worths[depth, i] > x.worths[depth, best]:
            best = i
    x.worths[depth, best] = -1e30
    return x.moves[depth, best]


def first_sight(deck: Any, w: Any, x: Any) -> Any:
    """Play the last state to its end at first sight; the points."""
    s = x.states[ROLL]
    while s.phase != state.OVER:
        best, chosen = -1e30, 0
        for i in range(legal(s, deck, 0, x.moves[DEPTH])):
            value = worth(s, deck, w, 0, x.moves[DEPTH, i])
            if value > best:
                best, chosen = value, x.moves[DEPTH, i]
        make(s, deck, chosen, x)
    result(s, deck, x.scores, x.places)
    return np.float64(x.scores[0])


def keep(depth: Any, deck: Any, side: Any, n: Any, value: Any, x: Any) -> Any:
    """A position for the next turn, if it is among the best; how many there are."""
    key = seen(x.states[depth], deck, 0)
    least = 0
    for i in range(n):
        if x.keys[side, i] == key:
            return n
        if x.values[side, i] < x.values[side, least]:
            least = i
    if n < x.values.shape[1]:
        least, n = n, n + 1
    elif x.values[side, least] >= value:
        return n
    x.keys[side, least], x.values[side, least] = key, value
    copy_words(x.bytes_of[depth], x.bytes_of[in_beam(side, least, x)])
    return n


def go_through(deck: Any, w: Any, wide: Any, few: Any, side: Any, n: Any, best: Any, x: Any) -> Any:
    """From the position in the first state to those of the next turn: how many there are then, and the most points so far."""
    turn, depth = turn_of(x.states[0], deck), 0
    look_at(0, deck, w, wide, x)
    while depth >= 0:
        if x.left[depth] == 0:
            depth -= 1
            continue
        x.left[depth] -= 1
        copy_words(x.bytes_of[depth], x.bytes_of[depth + 1])
        s = x.states[depth + 1]
        make(s, deck, best_left(depth, x), x)
        if s.phase == state.OVER or turn_of(s, deck) != turn:
            copy_words(x.bytes_of[depth + 1], x.bytes_of[ROLL])
            value = first_sight(deck, w, x)
            best = max(best, value)
            if s.phase != state.OVER:
                n = keep(depth + 1, deck, side, n, value, x)
        elif depth + 2 < DEPTH:
            depth += 1
            look_at(depth, deck, w, few, x)
    return n, best


def search(deck: Any, w: Any, wide: Any, few: Any, x: Any) -> Any:
    """The most points that a line was found for, from the position in the first place of the beam."""
    n, best, side = 1, -1e30, 0
    while n > 0:
        after = 0
        for i in range(n):
            copy_words(x.bytes_of[in_beam(side, i, x)], x.bytes_of[0])
            after, best = go_through(deck, w, wide, few, 1 - side, after, best, x)
        n, side = after, 1 - side
    return best


def came(states: list[State], seat: int) -> list[int]:
    """The cards that came into sight after the opening, in that order, without those that another took."""
    order: list[int] = []
    opened = [s for s in states if s.phase != state.KEEP]
    if not opened:
        return order
    taken = {card for s in opened for other, cards in enumerate(s.card) if other != seat for card in cards}
    at_first = {card for cards in opened[0].card for card in cards}
    for s in opened:
        for number in (*s.display, *s.card[seat]):
            if number and number not in order and number not in at_first and number not in taken:
                order.append(number)
    hidden = opened[-1].pile
    rest = [number for number in range(1, state.CARDS + 1) if hidden >> number & 1 and number not in order]
    return [*order, *rest, *opened[0].card[seat]]


def boxes_of(s: State, seat: int) -> list[int]:
    """Return how many boxes of each colour the others have."""
    return [sum(owner not in (state.NOBODY, seat) for owner in boxes) for boxes in s.box]


def knowing(states: list[State], deck: Any, seat: int, width: int) -> Any:
    """All that a seat would have to know about a game that went through these states, from the deal to the end. The first place of the beam
    is the table of one seat before its first choice."""
    x, queue = make_room(Room, State, BEAM + 2 * width, shapes(width)), came(states, seat)
    x.rng[:] = generator(b"nothing is drawn")
    for opened in states:
        x.pattern[turn_of(opened, deck)] = opened.pattern
    for before, after in pairwise(states):
        x.claims[turn_of(before, deck)] += np.array(boxes_of(after, seat)) - boxes_of(before, seat)
    x.queue[: len(queue)] = queue
    s = State()
    s.seats, s.round, s.pattern = 1, 1, state.NOBODY
    s.kept[:] = [state.NOBODY] * state.SEATS
    for boxes in s.box:
        boxes[:] = [state.NOBODY] * state.BOXES
    s.dealt[0][:] = states[0].dealt[seat]
    s.pile = set_of(set(queue))
    shuffle_expeditions(s, deck)
    x.states[BEAM : BEAM + 1] = array_of(s)
    return x


def most(states: list[State], deck: Any, w: Any, seat: int, effort: float = 1.0) -> float:
    """The points that a seat could have had in such a game. `effort` widens the search."""
    from saqqara.core.compile import compiled

    x = knowing(states, deck, seat, max(2, int(WIDTH * effort)))
    wide, few = max(2, int(WIDE * effort**0.5)), max(2, int(FEW * effort**0.5))
    return float(compiled(search)(tables_array(deck)[0], w, wide, few, x))
