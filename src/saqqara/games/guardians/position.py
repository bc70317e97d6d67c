"""Positions as data: everything on the table, secrets included."""

from collections.abc import Sequence
from typing import Any

from saqqara.core.fields import Fields, fields
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, GAME
from saqqara.games.guardians.position_check import check, check_backs, check_scores
from saqqara.games.guardians.position_types import Pile, Position


def cards_in(f: Fields, place: int) -> list[int]:
    """The numbers of the cards in a place, in their order."""
    held, rank, found = f.cards[place], f.rank, []
    while held:
        card = (held & -held).bit_length()
        found.append((rank[card - 1], card))
        held &= held - 1
    found.sort()
    return [card for _, card in found]


def drawn(f: Fields) -> list[int | None] | None:
    """The numbers of a werewolf's two cards, each by the pile that it comes from."""
    held, rank = f.cards[rules.DRAWN], f.rank
    if not held:
        return None
    return [next((card + 1 for card in range(CARDS) if held >> card & 1 and rank[card] == pile), None) for pile in range(2)]


def piles(f: Fields) -> list[Pile]:
    """Both piles, as everybody sees them."""
    names: Any = (*BACKS, None)  # NO_BACK is -1
    return [Pile(count, names[top]) for count, top in zip(f.pile, f.top, strict=True)]


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    f = fields(s)
    seats = f.seats
    return Position(
        game=GAME,
        seats=seats,
        turn=f.turn,
        over=bool(f.over),
        scores=list(f.score[:seats]),
        hands=[cards_in(f, seat) for seat in range(seats)],
        discard=cards_in(f, rules.DISCARD),
        piles=piles(f),
        drawn=drawn(f),
        extra_turns=f.extra_turns,
        extra=bool(f.extra),
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    made = laid_out(p, deck)
    check_backs(p, made, deck)
    check_scores(p, made, deck)
    return made


def laid_out(p: Position, deck: Any) -> Any:
    """The state of a position that is known to be right."""
    s = rules.State()
    s.seats, s.turn, s.over, s.extra_turns, s.extra = p.seats, p.turn, p.over, p.extra_turns, p.extra
    places: list[tuple[int, Sequence[int | None]]] = [*enumerate(p.hands), (rules.DISCARD, p.discard), (rules.DRAWN, p.drawn or [])]
    unseen = (1 << CARDS) - 1
    for place, cards in places:
        for rank, card in enumerate(cards):
            if card is not None:
                s.cards[place] |= 1 << card - 1
                s.rank[card - 1] = rank
                unseen &= ~(1 << card - 1)
    s.cards[rules.PILES] = unseen
    for number, pile in enumerate(p.piles):
        s.pile[number] = pile.count
        s.top[number] = rules.NO_BACK if pile.top is None else BACKS.index(pile.top)
    for seat, score in enumerate(p.scores):
        s.score[seat] = score
    return s
