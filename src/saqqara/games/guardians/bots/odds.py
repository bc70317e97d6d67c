"""The odds of each action of Guardians, counted from the rooms that a seat has not seen. Nothing is sampled.

Exact for the cards alone: each set of unseen rooms with the right backs is as likely as any other. What somebody's patience tells of their
rooms is not in it (the search reads that).
"""

from typing import Any, NamedTuple

import numpy as np

from saqqara.core.bits import count, first
from saqqara.games.guardians.deck import MOST, TREASURES
from saqqara.games.guardians.rules import CARDS, DISCARD, DRAWN, GREEN, MUMMY, RED, revealed

ALIKE = 3
"""No, one, or several rooms with a type of treasure: several count double (G6)."""


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


def clear(ways: Any, sums: Any, level: Any) -> Any:
    """Nothing has been counted with that many rooms."""
    for net in range(ways.shape[1]):
        for mummy in range(2):
            for alike in range(ALIKE):
                ways[level, net, mummy, alike], sums[level, net, mummy, alike] = 0, 0


def add(deck: Any, card: Any, treasure: Any, rooms: Any, ways: Any, sums: Any) -> Any:
    """One unseen room more: each way to choose so many rooms is one without it, or one with a room less and it."""
    ward, mummy = deck.ward[card], int(deck.kind[card] & MUMMY != 0)
    is_alike = int(deck.treasure[card] == treasure)
    points = deck.count[card] * is_alike
    for level in range(rooms, 0, -1):
        for net in range(1, ways.shape[1] - 1):
            for had in range(2):
                for alike in range(ALIKE):
                    n = ways[level - 1, net, had, alike]
                    if n > 0:
                        then, both = min(alike + is_alike, ALIKE - 1), had | mummy
                        ways[level, net + ward, both, then] += n
                        sums[level, net + ward, both, then] += sums[level - 1, net, had, alike] + n * points


def count_hands(deck: Any, hidden: Any, cards: Any, treasure: Any, ways: Any, sums: Any) -> Any:
    """Count all hands of hidden rooms with the backs of these cards, by amulets less guardians (from the middle of the second index on), by
    whether a mummy is there, and by how many rooms have this treasure; `sums` are its treasures in all of them together.

    A convolution, room by room and back by back; what was found is at the place of no room. Numbers stay below 2**63: there are fewer hands
    than 54 rooms have halves, and no hand has more than 162 treasures.
    """
    for level in range(ways.shape[0]):
        clear(ways, sums, level)
    ways[0, ways.shape[1] // 2, 0, 0] = 1
    for back in range(GREEN, RED + 1):
        alike = deck.of_back[back]
        rooms, among = count(cards & alike), hidden & alike
        if rooms > 0:
            while among != 0:
                add(deck, first(among), treasure, rooms, ways, sums)
                among &= among - 1
            for net in range(ways.shape[1]):
                for mummy in range(2):
                    for one in range(ALIKE):
                        ways[0, net, mummy, one] = ways[rooms, net, mummy, one]
                        sums[0, net, mummy, one] = sums[rooms, net, mummy, one]
            for level in range(1, rooms + 1):
                clear(ways, sums, level)


def awakening(s: Any, deck: Any, seat: int, other: int) -> Awakening:
    """The odds of awakening somebody, for a seat."""
    return awakening_among(s, deck, unseen(s, seat), other)


def awakening_among(s: Any, deck: Any, hidden: Any, other: int) -> Awakening:
    """The same for whoever has not seen these rooms."""
    cards = int(s.cards[other])
    rooms = count(cards)
    ways = np.zeros((rooms + 1, 2 * rooms + 3, 2, ALIKE), np.int64)
    sums, middle = np.zeros_like(ways), rooms + 1
    times = np.array([1, 1, int(deck.double)])
    worth = np.zeros((2 * rooms + 3, 2))
    for treasure in range(len(TREASURES)):
        count_hands(deck, hidden, cards, treasure, ways, sums)
        worth += (sums[0] * times).sum(axis=2)
    hands = ways[0].sum(axis=2)
    total = float(hands.sum())
    return Awakening(
        outnumbered=float(hands[:middle].sum() / total),
        mummy=float(hands[:middle, 1].sum() / total),
        worth=float(worth.sum() / total),
        gained=float(worth[:middle, 1].sum() / total),
        given=float(worth[middle:].sum() / total),
    )


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
