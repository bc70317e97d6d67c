"""The odds of each action of Guardians, counted from the rooms that a seat has not seen. Nothing is sampled.

Exact for the cards alone: each set of unseen rooms with the right backs is as likely as any other. What somebody's patience tells of their
rooms is not in it (the search reads that).
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from saqqara.core.bits import count, first
from saqqara.games.guardians.deck import MOST, TREASURES
from saqqara.games.guardians.rules import CARDS, DISCARD, DRAWN, GREEN, MUMMY, RED, revealed

ALIKE = 3
"""No, one, or several rooms with a type of treasure: several count double (G6)."""
Hands = dict[tuple[int, bool, int], tuple[int, int]]
"""Hands by amulets less guardians, by whether a mummy is there, and by how many rooms have one treasure: how many such hands there are, and
that treasure in all of them together."""


class Exploring(NamedTuple):
    """The odds of the top of a pile: the chance of a guardian, of an amulet, of each number of treasures from 1 on, and that guardians
    outnumber amulets before the seat once it has taken it."""

    guarded: float
    warded: float
    treasures: tuple[float, ...]
    outnumbered: float


class Awakening(NamedTuple):
    """The odds of awakening somebody: the chance that guardians outnumber amulets (G9), and that a mummy is among them then (G9a); the
    points that the rooms are worth on average, those that go to whoever awakens, and those that go to the owner (G8)."""

    outnumbered: float
    mummy: float
    worth: float
    gained: float
    given: float


class Holding(NamedTuple):
    """The rooms before a seat, or those it would have: the points, and the amulets less the guardians."""

    points: int
    wards: int
    guardians: int


def unseen(s: Any, seat: Any) -> Any:
    """The rooms whose faces a seat has not before it: all but its own and the discards."""
    cards = (1 << CARDS) - 1 & ~s.cards[seat] & ~s.cards[DISCARD]
    return cards & ~s.cards[DRAWN] if s.turn == seat else cards


def members(cards: int) -> Iterator[int]:
    """The rooms of a set."""
    while cards:
        yield first(cards)
        cards &= cards - 1


def count_hands(deck: Any, hidden: int, cards: int, treasure: int) -> Hands:
    """Count all hands of hidden rooms with the backs of these cards: a convolution, room by room and back by back. Whole numbers, exact."""
    hands: Hands = {(0, False, 0): (1, 0)}
    for back in range(GREEN, RED + 1):
        alike = int(deck.of_back[back])
        rooms = count(cards & alike)
        levels: list[Hands] = [hands, *({} for _ in range(rooms))]
        for card in members(hidden & alike):
            ward, mummy, fits = int(deck.ward[card]), bool(deck.kind[card] & MUMMY), int(deck.treasure[card] == treasure)
            more = int(deck.count[card]) * fits
            for level in range(rooms, 0, -1):  # each hand without this room stays, and is a larger one with it
                grown = levels[level]
                for (net, had, same), (ways, sums) in levels[level - 1].items():
                    place = net + ward, had or mummy, min(same + fits, ALIKE - 1)
                    known = grown.get(place, (0, 0))
                    grown[place] = known[0] + ways, known[1] + sums + ways * more
        hands = levels[rooms]
    return hands


def awakening(s: Any, deck: Any, seat: int, other: int) -> Awakening:
    """The odds of awakening somebody, for a seat."""
    return awakening_among(s, deck, unseen(s, seat), other)


def awakening_among(s: Any, deck: Any, hidden: Any, other: int) -> Awakening:
    """The same for whoever has not seen these rooms."""
    cards = int(s.cards[other])
    worth = gained = given = 0
    for treasure in range(len(TREASURES)):
        hands = count_hands(deck, int(hidden), cards, treasure)
        for (net, mummy, alike), (_, points) in hands.items():
            times = int(deck.double) if alike == ALIKE - 1 else 1
            worth += points * times
            given += points * times * (net >= 0)
            gained += points * times * (net < 0 and mummy)
    total = sum(ways for ways, _ in hands.values())
    lost = sum(ways for (net, *_), (ways, _) in hands.items() if net < 0)
    cursed = sum(ways for (net, mummy, _), (ways, _) in hands.items() if net < 0 and mummy)
    return Awakening(outnumbered=lost / total, mummy=cursed / total, worth=worth / total, gained=gained / total, given=given / total)


def exploring(s: Any, deck: Any, seat: int, pile: int) -> Exploring:
    """The odds of the top of a pile, for a seat."""
    alike = int(unseen(s, seat)) & int(deck.of_back[int(s.top[pile])])
    wards, n = holding(s, deck, seat).wards, alike.bit_count()
    guarded, warded = (alike & getattr(deck, name) for name in ("guarded", "warded"))
    plain = alike & ~guarded & ~warded
    worse = sum(cards.bit_count() for cards, ward in ((guarded, -1), (plain, 0), (warded, 1)) if wards + ward < 0)
    treasures = tuple((alike & int(deck.of_count[many])).bit_count() / n for many in range(1, MOST + 1))
    return Exploring(guarded.bit_count() / n, warded.bit_count() / n, treasures, worse / n)


def holding(s: Any, deck: Any, seat: int) -> Holding:
    """Return the gain of securing, whatever guards it (G5): nothing is hidden from the seat there."""
    points, wards, _ = revealed(s, deck, s.cards[seat])
    return Holding(int(points), int(wards), (int(s.cards[seat]) & int(deck.guarded)).bit_count())
