"""The view of a seat as JSON, written by compiled code: the same text as that of `view`."""

from typing import Any

import numpy as np

from saqqara.core.bits import count, first
from saqqara.core.compile import compiled
from saqqara.core.fields import once_a_deck
from saqqara.core.json_text import Pieces, Texts, put, put_byte, put_number
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS
from saqqara.games.guardians.notation import TEXTS as MOVE_TEXTS
from saqqara.games.guardians.view import rooms

MOST = 8192
BEGIN, COMMA, CLOSE, END = b"[,]}"
ROW, BITS = 10, 6
"""So many cards are put in order at a time, in one number: so many bits for each."""

TEXTS = Texts()
TURN = TEXTS.add(*(f'{{"turn":{seat},"goal":' for seat in range(rules.SEATS)))
SCORES = TEXTS.add(',"scores":[')
HANDS = TEXTS.add('],"hands":[[')
NEXT_HAND = TEXTS.add("],[")
DISCARD = TEXTS.add(']],"discard":[')
PILES = TEXTS.add('],"piles":[{"count":')
TOPS = [f',"top":{top}}}' for top in ("null", *(f'"{back}"' for back in BACKS))]
TOP = 1 + TEXTS.add(*(top + ',{"count":' for top in TOPS))  # `rules.NO_BACK` is -1
LAST_TOP = 1 + TEXTS.add(*(top + '],"drawn":' for top in TOPS))
NONE = TEXTS.add("null")
EXTRA_TURNS = TEXTS.add(',"extra_turns":')
EXTRA = TEXTS.add(',"extra":false,"secure":', ',"extra":true,"secure":')
MOVES = TEXTS.add_values(MOVE_TEXTS)
OPEN = TEXTS.add()
"""The deck's cards follow, face up and then face down."""
CLOSED = OPEN + rules.CARDS


@once_a_deck
def pieces(deck: Any) -> Pieces:
    """What `write` writes of: the texts above, and the cards of a deck."""
    cards = rooms(deck)
    return TEXTS.pieces((*cards.open[1:], *cards.closed[1:]))  # the first of each is none


@compiled
def write(states: Any, decks: Any, text: Any, begins: Any, seat: Any, out: Any) -> Any:
    """The view of a seat, or of an onlooker; how long it is."""
    s = states[0]
    at = put(out, 0, text, begins, TURN + s["turn"])
    at = put_number(out, at, rules.goal(decks[0], s["seats"]))
    at = put(out, at, text, begins, SCORES)
    for other in range(s["seats"]):
        if other:
            at = put_byte(out, at, COMMA)
        at = put_number(out, at, s["score"][other])
    for other in range(s["seats"]):
        at = put(out, at, text, begins, NEXT_HAND if other else HANDS)
        at = write_cards(s, other, OPEN if s["over"] or other == seat else CLOSED, text, begins, out, at)  # G4, G11
    at = put(out, at, text, begins, DISCARD)
    at = write_cards(s, rules.DISCARD, OPEN, text, begins, out, at)
    at = write_piles(s, text, begins, out, at)
    at = write_drawn(s, OPEN if seat == s["turn"] else CLOSED, text, begins, out, at)  # G9b
    at = put(out, at, text, begins, EXTRA_TURNS)
    at = put_number(out, at, s["extra_turns"])
    at = put(out, at, text, begins, EXTRA + (s["extra"] != 0))
    at = put(out, at, text, begins, NONE) if seat < 0 else put_number(out, at, rules.face_down(states, decks, seat))
    return put_byte(out, at, END)


@compiled
def write_cards(s: Any, place: Any, faces: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The cards of a place in their order, without brackets: of the texts `OPEN` or `CLOSED`."""
    cards = np.int64(s["cards"][place])
    number = count(cards)
    row = np.int64(0)
    for rank in range(number):
        if rank % ROW == 0:
            row = in_order(s, cards, rank)
        if rank:
            at = put_byte(out, at, COMMA)
        at = put(out, at, text, begins, faces + (row & (1 << BITS) - 1))
        row >>= BITS
    return at


@compiled
def in_order(s: Any, cards: Any, begin: Any) -> Any:
    """Those cards of a place whose ranks begin here, as many as a row has: the first in the lowest bits. Ranks there count from 0."""
    row = np.int64(0)
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        rank = np.int64(s["rank"][card]) - begin
        if 0 <= rank < ROW:
            row |= card << BITS * rank
    return row


@compiled
def write_piles(s: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """Both piles: how many cards, and the back of the top one (G2)."""
    at = put(out, at, text, begins, PILES)
    at = put_number(out, at, s["pile"][0])
    at = put(out, at, text, begins, TOP + s["top"][0])
    at = put_number(out, at, s["pile"][1])
    return put(out, at, text, begins, LAST_TOP + s["top"][1])


@compiled
def write_drawn(s: Any, faces: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """A werewolf's two cards, each by the pile that it comes from, which may have given none (GR3)."""
    if s["cards"][rules.DRAWN] == 0:
        return put(out, at, text, begins, NONE)
    at = put_byte(out, at, BEGIN)
    for pile in range(2):
        card = rules.drawn_card(s, pile)
        at = put(out, at, text, begins, faces + card if card >= 0 else NONE)
        at = put_byte(out, at, CLOSE if pile else COMMA)
    return at
