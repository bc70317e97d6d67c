"""Pairing: held against random arenas, and against all arrangements where there are few players."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from saqqara.server.arenas.pairing import AGAIN, SMALLER, FreePlayer, PairingTerms, forbidden, just_met, pair

ALL = {2: (2,), 3: (2, 3), 4: (2, 3, 4), 6: (2, 3, 4, 5, 6)}


def some(chance: random.Random, count: int, wait: float = 60) -> list[FreePlayer]:
    """People of an evening that has been on for a while."""
    names = [f"p{number:03}" for number in range(count)]
    found = []
    for name in names:
        others = [other for other in names if other != name]
        met = frozenset(chance.sample(others, min(len(others), chance.choice((0, 1, 1, 2, 3)))))
        found.append(FreePlayer(name, chance.randint(0, 90) / 3, chance.gauss(25, 8), chance.uniform(0, wait), met))
    return found


def blocked(chance: random.Random, free: Sequence[FreePlayer], share: float) -> set[frozenset[str]]:
    return {frozenset((one.player, other.player)) for one, other in combinations(free, 2) if chance.random() < share}


@pytest.mark.parametrize("seats", ALL)
def test_random_evenings(seats: int) -> None:
    chance = random.Random(seats)
    for number in range(20):
        free = some(chance, chance.randint(0, 30))
        by = {one.player: one for one in free}
        others, hurry, bots = chance.choice((0, 0, 3, 40)), chance.random() < 0.2, chance.random() < 0.3
        terms = PairingTerms(seats, ALL[seats], others, bots, hurry, blocked(chance, free, chance.choice((0, 0.05, 0.3))))
        made = pair(free, terms, f"{number}")
        seated = [player for table in made for player in table]
        assert len(seated) == len(set(seated)), "somebody sits twice"
        assert set(seated) <= by.keys()
        assert made == pair(free[::-1], terms, f"{number}"), "it depends on the order in which people were found"
        for table in made:
            assert len(table) in ALL[seats] or (bots and 1 <= len(table) <= seats)
            for one, other in combinations(table, 2):
                assert frozenset((one, other)) not in terms.parted, "a block does not hold"
                if just_met(by[one], by[other]) and others:
                    assert min(by[one].waited, by[other].waited) >= AGAIN, "the same two again at once"
        if not hurry and max((one.waited for one in free), default=0) < SMALLER and (others or len(free) < seats):
            assert all(len(table) == seats for table in made), "a table with fewer seats, and nobody has waited for long"


def arrangements(people: tuple[str, ...], seats: int) -> Iterator[list[tuple[str, ...]]]:
    """All ways to seat everybody at full tables."""
    if not people:
        yield []
        return
    for rest in combinations(people[1:], seats - 1):
        left = tuple(one for one in people[1:] if one not in rest)
        for more in arrangements(left, seats):
            yield [(people[0], *rest), *more]


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (2, 6), (2, 8), (3, 6), (4, 8)])
def test_no_arrangement_has_fewer_who_have_just_met_or_must_not_meet(seats: int, count: int) -> None:
    chance = random.Random(seats * 100 + count)
    for number in range(25):
        free = some(chance, count)
        by = {one.player: one for one in free}
        terms = PairingTerms(seats, ALL[seats], 0, parted=blocked(chance, free, 0.1))

        def troubles(tables: Sequence[Sequence[str]]) -> tuple[int, int]:
            pairs = [(by[one], by[other]) for table in tables for one, other in combinations(table, 2)]  # noqa: B023
            return sum(forbidden(*two, terms) for two in pairs), sum(just_met(*two) for two in pairs)  # noqa: B023

        best = min(map(troubles, arrangements(tuple(sorted(by)), seats)))
        made = pair(free, terms, f"{number}")
        if best[0] == 0:
            assert sorted(player for table in made for player in table) == sorted(by), "somebody is left over who could play"
            assert troubles(made) == best, "two who have just met, though there was another way"


def test_people_of_like_standing_play_each_other() -> None:
    free = [FreePlayer(f"p{number}", float(number // 2), 25, 0) for number in range(64)]
    made = pair(free, PairingTerms(2, (2,)), "seed")
    assert len(made) == 32
    assert all(abs(int(one[1:]) - int(other[1:])) <= 1 for one, other in made)
    by_rating = [FreePlayer(f"p{number}", 0, float(number), 0) for number in range(64)]
    assert all(abs(int(one[1:]) - int(other[1:])) == 1 for one, other in pair(by_rating, PairingTerms(2, (2,)), "seed"))


def test_who_has_waited_longest_sits_down_first() -> None:
    free = [FreePlayer(f"p{number}", 0, 25, float(number)) for number in range(11)]
    seated = {player for table in pair(free, PairingTerms(4, (2, 3, 4), others=20), "seed") for player in table}
    assert seated == {f"p{number}" for number in range(3, 11)}


def test_nobody_waits_for_ever() -> None:
    two = [FreePlayer("a", 0, 25, 5, frozenset("b")), FreePlayer("b", 0, 25, 5, frozenset("a"))]
    assert pair(two, PairingTerms(2, (2,), others=4), "s") == [], "others may be free soon"
    assert len(pair([one._replace(waited=AGAIN) for one in two], PairingTerms(2, (2,), others=4), "s")) == 1
    assert len(pair(two, PairingTerms(2, (2,), others=0), "s")) == 1, "nobody else can come"
    three = [FreePlayer(name, 0, 25, 5) for name in "abc"]
    assert pair(three, PairingTerms(4, (2, 3, 4), others=2), "s") == []
    assert len(pair([one._replace(waited=SMALLER) for one in three], PairingTerms(4, (2, 3, 4), others=2), "s")[0]) == 3
    assert len(pair(three, PairingTerms(4, (2, 3, 4), others=2, hurry=True), "s")[0]) == 3
    assert pair(three[:1], PairingTerms(4, (2, 3, 4), hurry=True), "s") == []
    assert pair(three[:1], PairingTerms(4, (2, 3, 4), bots=True, hurry=True), "s") == [["a"]]


@pytest.mark.parametrize(("count", "sizes"), [(5, [3, 2]), (9, [3, 3, 3]), (7, [4, 3]), (6, [3, 3]), (13, [4, 3, 3, 3])])
def test_nobody_is_left_over_where_all_are_free(count: int, sizes: list[int]) -> None:
    free = [FreePlayer(f"p{number}", 0, 25, 0) for number in range(count)]
    assert sorted(map(len, pair(free, PairingTerms(4, (2, 3, 4)), "s")), reverse=True) == sizes


def test_a_block_among_three_leaves_two_who_can_play() -> None:
    free = [FreePlayer(name, 0, 25, SMALLER) for name in "abc"]
    made = pair(free, PairingTerms(3, (2, 3), parted={frozenset("ab")}), "s")
    assert [sorted(table) in (["a", "c"], ["b", "c"]) for table in made] == [True]


def test_the_seats_are_drawn_from_the_seed() -> None:
    free = [FreePlayer(name, 0, 25, 0) for name in "abcd"]
    firsts = {pair(free, PairingTerms(4, (2, 3, 4)), f"seed {number}")[0][0] for number in range(60)}
    assert firsts == set("abcd")
