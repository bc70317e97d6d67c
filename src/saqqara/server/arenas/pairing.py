"""Pairs free players: a function of who is free, and of nothing else.

People of like standing play each other. Never two of whom one has blocked the other; not whom somebody has just played, unless both have
waited for `AGAIN`, or nobody else can come. Tables are full, unless somebody has waited for `SMALLER`, little time is left, or all who
take part are free at once: then they have fewer seats, or bots on some, and nobody is left over who could play.
"""

import random
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

AGAIN, SMALLER = 20.0, 30.0
"""After so many seconds somebody plays again whom they have just played; and so many, at a table with fewer seats."""
NEVER, REPEATED, A_SECOND = 1_000_000.0, 1000.0, 5.0
"""The costs of a table: for two who must not meet, for two who have just met, and for each second of waiting of those left out."""
WINDOW = 40
"""The largest distance in the standings between two players who are exchanged."""
STARTS = 30
"""The number of arrangements tried while the best is still flawed: the first by standing, the others by chance."""


class FreePlayer(NamedTuple):
    """A free player: their points in this arena and their rating, for how many seconds they have waited, and whom they have
    met at their last table."""

    player: str
    points: float
    rating: float
    waited: float
    met: frozenset[str] = frozenset()


class PairingTerms(NamedTuple):
    """The terms of pairing: with so many seats, or these; `others` take part and are not free now; bots may fill seats; little time is
    left (`hurry`); pairs of whom one has blocked the other."""

    seats: int
    sizes: tuple[int, ...]
    others: int = 0
    bots: bool = False
    hurry: bool = False
    parted: Collection[frozenset[str]] = ()


def pair(free: Sequence[FreePlayer], terms: PairingTerms, seed: str) -> list[list[str]]:
    """Return the tables to make now: who sits at each, in the order of their seats. Whoever is at none waits on."""
    chance = random.Random(seed)
    people = sorted(free, key=lambda one: one.player)
    chance.shuffle(people)
    loose = may_be_smaller(people, terms)
    sizes = table_sizes(len(people), terms, loose)
    costs = meeting_costs(people, terms)
    best, cost = Arrangement([], [], costs), float("inf")
    for _ in range(STARTS):
        made = arranged(people, sizes, costs, chance if best.row else None)
        if made.cost() < cost:
            best, cost = made, made.cost()
        if cost < REPEATED:
            break
    tables = [table for made in best.tables() if (table := without_conflicts(made, terms, loose))]
    for table in tables:
        chance.shuffle(table)
    return [[one.player for one in table] for table in tables]


def may_be_smaller(people: Sequence[FreePlayer], terms: PairingTerms) -> bool:
    """Return whether tables with fewer seats, or with bots, are better than to wait."""
    longest = max((one.waited for one in people), default=0.0)
    return terms.hurry or longest >= SMALLER or (len(people) >= terms.seats and terms.others == 0)


def table_sizes(count: int, terms: PairingTerms, loose: bool) -> list[int]:
    """Return how many people sit at each table: full tables only, or, if `loose`, everybody at tables as even as can be."""
    full, over = divmod(count, terms.seats)
    if not over or not loose:
        return [terms.seats] * full
    if terms.bots:
        return [terms.seats] * full + [over]
    least, greater = divmod(count, full + 1)
    even = [least + 1] * greater + [least] * (full + 1 - greater)
    if set(even) <= set(terms.sizes):
        return even
    return [terms.seats] * full + ([over] if over in terms.sizes else [])


Costs = dict[str, dict[str, float]]


def meeting_costs(people: Sequence[FreePlayer], terms: PairingTerms) -> Costs:
    """Return what it costs that two meet: how far apart they stand, and more where they should not."""
    ranked = sorted(people, key=lambda one: (-one.points, -one.rating))
    costs: Costs = {one.player: {} for one in people}
    for (high, one), (low, other) in combinations(enumerate(ranked), 2):
        more = NEVER if forbidden(one, other, terms) else REPEATED if just_met(one, other) else 0.0
        costs[one.player][other.player] = costs[other.player][one.player] = low - high + more
    return costs


class Arrangement:
    """People in a row: the first so many at the first table, and so on; the rest wait on."""

    def __init__(self, row: list[FreePlayer], sizes: list[int], costs: Costs) -> None:
        self.row, self.costs = row, costs
        self.first, self.table_of = [0], []
        for number, size in enumerate(sizes):
            self.table_of += [number] * size
            self.first.append(self.first[-1] + size)
        self.table_of += [-1] * (len(row) - len(self.table_of))

    def tables(self) -> list[list[FreePlayer]]:
        """Return who sits at each table."""
        return [self.row[begin:end] for begin, end in zip(self.first, self.first[1:], strict=False)]

    def place_cost(self, place: int, who: FreePlayer) -> float:
        """Return what it costs that somebody sits at a place, beside the others at that table; or waits on."""
        table = self.table_of[place]
        if table < 0:
            return who.waited * A_SECOND
        there = range(self.first[table], self.first[table + 1])
        mine = self.costs[who.player]
        return sum([mine[self.row[other].player] for other in there if other != place])

    def cost(self) -> float:
        """Return what the whole costs."""
        meeting = sum(self.costs[one.player][other.player] for table in self.tables() for one, other in combinations(table, 2))
        return meeting + sum(one.waited * A_SECOND for one in self.row[self.first[-1] :])

    def improve(self) -> bool:
        """Exchange two players wherever that costs less; return whether it did anywhere."""
        row, better = self.row, False
        for one in range(len(row)):
            for other in range(one + 1, min(len(row), one + WINDOW)):
                if self.table_of[one] == self.table_of[other]:
                    continue
                now = self.place_cost(one, row[one]) + self.place_cost(other, row[other])
                then = self.place_cost(one, row[other]) + self.place_cost(other, row[one])
                if then < now - 1e-9:
                    row[one], row[other] = row[other], row[one]
                    better = True
        return better


def arranged(people: Sequence[FreePlayer], sizes: list[int], costs: Costs, chance: random.Random | None) -> Arrangement:
    """Seat those who have waited longest, by their standing or by chance, and improve that until nothing gets better."""
    order = sorted(people, key=lambda one: -one.waited)
    sitting, waiting = order[: sum(sizes)], order[sum(sizes) :]
    sitting.sort(key=lambda one: (-one.points, -one.rating) if chance is None else (chance.random(), 0.0))
    made = Arrangement([*sitting, *waiting], sizes, costs)
    for _ in range(10):
        if not made.improve():
            break
    return made


def just_met(one: FreePlayer, other: FreePlayer) -> bool:
    """Return whether two were at the same table the last time, for either of them."""
    return other.player in one.met or one.player in other.met


def forbidden(one: FreePlayer, other: FreePlayer, terms: PairingTerms) -> bool:
    """Return whether two must not meet now."""
    if terms.parted and frozenset((one.player, other.player)) in terms.parted:
        return True
    return just_met(one, other) and terms.others > 0 and min(one.waited, other.waited) < AGAIN


def without_conflicts(table: list[FreePlayer], terms: PairingTerms, loose: bool) -> list[FreePlayer] | None:
    """Return a table at which nobody must not meet: whoever stands in the way waits on. None where too few are left."""
    left = list(table)
    while True:
        counts = [sum(forbidden(one, other, terms) for other in left if other is not one) for one in left]
        if not any(counts):
            break
        del left[counts.index(max(counts))]
    enough = len(left) == len(table) or (loose and bool(left) and (terms.bots or len(left) in terms.sizes))
    return left if enough else None
