"""The knowledge of a seat as an array (see `core/observation.py`), and its choices as actions.

An action is a move, save that the seat to awaken is counted from the one that acts, as the rows of an observation are.
"""

from typing import Any

from saqqara.core.bits import first
from saqqara.core.observation import Part, amount, declared, each_seat, places, size, thing, written
from saqqara.games.guardians import rules
from saqqara.games.guardians.rules import AWAKEN, CARDS, DISCARD, DRAWN, KEEP, SEATS

ROW = 12
BACKS = 3
IN_DISCARD, IN_DRAWN = 7, 8
MOST_POINTS = 9999


def goal(s: Any, deck: Any) -> Any:
    """G3: the points to reach."""
    return rules.goal(deck, s.seats)


def lay_piles(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """G2: the piles as everybody sees them."""
    for pile in range(2):
        out[HEIGHTS + 2 * pile] = s.pile[pile]
        out[HEIGHTS + 2 * pile + 1] = s.top[pile] + 1


def lay_row(s: Any, deck: Any, other: Any, row: Any, known: Any, out: Any) -> Any:
    """The cards before a seat: their backs in order, and the faces where they are known."""
    if row == 0:
        out[SECURED] = rules.revealed(s, deck, s.cards[other])[0]
    cards = s.cards[other]
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        back, rank = deck.back[card], s.rank[card]
        out[HELD + row * BACKS + back] += 1
        if rank < ROW:
            out[ROWS + row * ROW + rank] = back + 1
        if known:
            out[WHERE + card] = row + 1
            out[ORDER + card] = rank + 1


def lay_drawn(s: Any, deck: Any, seat: Any, opened: Any, out: Any) -> Any:
    """G9b: the discards, which lie open; the backs of the drawn cards, and for whoever drew them their faces."""
    cards = s.cards[DISCARD]
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        out[WHERE + card] = IN_DISCARD
        out[ORDER + card] = s.rank[card] + 1
    if s.cards[DRAWN] == 0:
        return
    for pile in range(2):
        card = rules.drawn_card(s, pile)
        if card >= 0:
            out[TAKEN + 2 * pile] = deck.back[card] + 1
            if seat == s.turn or opened:
                out[TAKEN + 2 * pile + 1] = card + 1
                out[WHERE + card] = IN_DRAWN


LAYOUT = (
    Part(
        "table",
        (6,),
        "seats; points to reach; whether it is over; whose turn it is (0: this seat's, 1: the seat's to its left …); extra turns to come; "
        "whether this turn is one of those",
        declared("seats", goal, "over", "turn", "extra_turns", "extra"),
        holds=(thing(SEATS), amount(200), thing(1), thing(SEATS - 1), thing(1), thing(1)),
    ),
    Part("secure", (1,), "what this seat would score by securing now", holds=amount(MOST_POINTS)),
    Part("scores", (SEATS,), "each seat's points", declared("scores"), holds=amount(MOST_POINTS)),
    Part(
        "piles",
        (2, 2),
        "of each pile: how many cards; the back of the top one (1 green, 2 yellow, 3 red)",
        written(lay_piles),
        holds=(amount(CARDS // 2), thing(BACKS)),
    ),
    Part(
        "drawn",
        (2, 2),
        "the cards drawn for a werewolf, by the pile they come from: the back; the card, where this seat has drawn it",
        written(lay_drawn, "drawn[each]"),
        holds=(thing(BACKS), thing(CARDS)),
    ),
    Part(
        "backs",
        (SEATS, BACKS),
        "how many cards of each back lie before each seat",
        each_seat(lay_row, "hands[seat][each]"),
        holds=amount(CARDS),
    ),
    Part(
        "rows",
        (SEATS, ROW),
        f"the backs before each seat in the order in which they were laid; what comes after {ROW} is not told",
        holds=thing(BACKS),
    ),
    Part(
        "where",
        (CARDS,),
        "of each card: 0 not known (in the piles, or its back alone is seen), 1 before this seat, 2 before the seat to its left …, "
        "7 among the discards, 8 drawn by this seat",
        holds=thing(IN_DRAWN),
    ),
    Part(
        "order",
        (CARDS,),
        "of each card known to lie before a seat or among the discards: its place there, in the order in which they came",
        holds=amount(CARDS),
    ),
)
SIZE = size(LAYOUT)
CHOICES = (
    Part("explore", (2,), "take the top card of the first or second pile"),
    Part("secure", (1,), "secure the treasure before this seat"),
    Part("awaken", (SEATS,), "awaken what lies before the seat so many places to the left (0 is this seat: never allowed)"),
    Part("keep", (4,), "of the two cards drawn for a werewolf keep none, that of the first pile, that of the second, both"),
    Part("pass", (1,), "pass, where nothing else can be done"),
)
ACTIONS = rules.MOVES
_, SECURED, _, HEIGHTS, TAKEN, HELD, ROWS, WHERE, ORDER = places(LAYOUT).values()


def mask(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write 1 for each action that this seat may take now, 0 for the others."""
    moves = rules.open_moves(s, seat)
    for action in range(ACTIONS):
        out[action] = moves >> move_of(s, deck, seat, action) & 1


def move_of(s: Any, deck: Any, seat: Any, action: Any) -> Any:
    """The move that an action stands for."""
    if action < AWAKEN or action >= KEEP:
        return action
    seats = s.seats
    row = action - AWAKEN
    if row >= seats:
        return action
    other = seat + row
    return AWAKEN + (other if other < seats else other - seats)


def action_of(s: Any, deck: Any, seat: Any, move: Any) -> Any:
    """The action that stands for a move."""
    if move < AWAKEN or move >= KEEP or move - AWAKEN >= s.seats:
        return move
    row = move - AWAKEN - seat
    return AWAKEN + (row if row >= 0 else row + s.seats)
