"""Positions as data: everything on the table, secrets included."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, GAME
from saqqara.games.guardians.position_check import check, check_backs, check_scores
from saqqara.games.guardians.position_types import Pile, Position


def cards_in(s: Any, place: int) -> list[int]:
    """The numbers of the cards in a place, in their order."""
    held = int(s["cards"][place])
    return [card + 1 for card in sorted((card for card in range(CARDS) if held >> card & 1), key=lambda card: int(s["rank"][card]))]


def drawn(s: Any) -> list[int | None] | None:
    """The numbers of a werewolf's two cards."""
    if not s["cards"][rules.DRAWN]:
        return None
    found = [int(rules.drawn_card(s, pile)) for pile in range(2)]
    return [card + 1 if card >= 0 else None for card in found]


def piles(s: Any) -> list[Pile]:
    """Both piles, as everybody sees them."""
    names: Any = (*BACKS, None)  # NO_BACK is -1
    return [Pile(int(s["pile"][pile]), names[s["top"][pile]]) for pile in range(2)]


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    seats = range(s["seats"])
    return Position(
        game=GAME,
        seats=int(s["seats"]),
        turn=int(s["turn"]),
        over=bool(s["over"]),
        scores=[int(s["score"][seat]) for seat in seats],
        hands=[cards_in(s, seat) for seat in seats],
        discard=cards_in(s, rules.DISCARD),
        piles=piles(s),
        drawn=drawn(s),
        extra_turns=int(s["extra_turns"]),
        extra=bool(s["extra"]),
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    made = np.zeros(1, rules.STATE)
    s = made[0]
    s["seats"], s["turn"], s["over"], s["extra_turns"], s["extra"] = p.seats, p.turn, p.over, p.extra_turns, p.extra
    places: list[tuple[int, Sequence[int | None]]] = [*enumerate(p.hands), (rules.DISCARD, p.discard), (rules.DRAWN, p.drawn or [])]
    unseen = (1 << CARDS) - 1
    for place, cards in places:
        for rank, card in enumerate(cards):
            if card is not None:
                s["cards"][place] |= 1 << card - 1
                s["rank"][card - 1] = rank
                unseen &= ~(1 << card - 1)
    s["cards"][rules.PILES] = unseen
    for number, pile in enumerate(p.piles):
        s["pile"][number] = pile.count
        s["top"][number] = rules.NO_BACK if pile.top is None else BACKS.index(pile.top)
    for seat, score in enumerate(p.scores):
        s["score"][seat] = score
    check_backs(p, s, deck)
    check_scores(p, s, deck)
    return made
