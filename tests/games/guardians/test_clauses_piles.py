"""Guardians: the piles are exactly two shuffled piles, though nobody shuffles them (G2, G10 and GR4)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from saqqara import Table
from saqqara.core.rng import generator
from tests.games.guardians.positions import ALL, BACKS, back, position, rooms
from tests.games.helping import after, refused, seeds

FEW = rooms("1 chest", "1 vase", "1 cup", "2 chest yellow", "1 vase yellow", "3 vase red")
"""Three green cards, two yellow, one red."""

REST = [card for card in ALL if card not in FEW]
Story = tuple[Any, ...]


def counts(table: Table) -> list[int]:
    """Return the number of cards in each pile."""
    return [pile["count"] for pile in table.position()["piles"]]


def told(cards: tuple[int, ...], order: str) -> Story:
    """Return the visible story when these cards lie in two piles that are explored in this order: the tops, then each card and the tops
    again."""
    piles = [list(cards[:3]), list(cards[3:])]
    story: list[Any] = [tuple(back(pile[0]) for pile in piles)]
    for number in order:
        story.append(piles[int(number) - 1].pop(0))
        story.append(tuple(back(pile[0]) for pile in piles))
    return tuple(story)


def played(order: str, start: Table, rng: Any) -> Story:
    """Return the same on a table where seat 0 awakens seat 1, whose six cards then make two new piles."""
    rules, deck, s = start.kind.rules, start._deck, start.open_state()
    rules.play(s, deck, 0, rules.AWAKEN + 1, rng)
    story: list[Any] = [tuple(BACKS[top] for top in s.top)]
    for number in order:
        before, seat = s.cards[:], s.turn
        rules.play(s, deck, seat, rules.EXPLORE + int(number) - 1, rng)
        story.append((s.cards[seat] ^ before[seat]).bit_length())
        story.append(tuple(BACKS[top] for top in s.top))
    return tuple(story)


def surprise(got: Counter[Story], wanted: dict[Story, float]) -> float:
    """Return the chi-square statistic as standard deviations of a normal variable (Wilson and Hilferty)."""
    freedom = len(wanted) - 1
    statistic = sum((got[story] - mean) ** 2 / mean for story, mean in wanted.items())
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


@pytest.mark.parametrize("order", ["12", "21", "11", "2112"])
def test_G2_G10_lazy_piles_are_two_shuffled_piles(order: str) -> None:
    weights = Counter(told(cards, order) for cards in permutations(FEW))
    start, rng = Table.from_position(position(REST, FEW, [])), generator(order.encode())
    n = 8000 if len(order) > 2 else 3000
    got = Counter(played(order, start, rng) for _ in range(n))
    assert set(got) == set(weights)
    assert surprise(got, {story: weight * n / 720 for story, weight in weights.items()}) < 3.5


def test_G10_an_emptied_pile_is_formed_anew_with_the_discards() -> None:
    loose = REST[10:30]
    held = [card for card in REST if card not in loose]
    for seed in seeds(20):
        table = after(position([], held, discard=loose, counts=(1, 5), tops=("green", "yellow")), (0, "explore 1"), seed=seed)
        p = table.position()
        assert back(p["hands"][0][0]) == "green"
        assert counts(table) == [13, 12], "five that were left and twenty discards"
        assert p["discard"] == []
        assert p["hands"][1] == held, "cards that lie before somebody stay there"


def test_G10_only_when_a_pile_is_empty() -> None:
    table = after(position([], REST[:28], discard=REST[28:], counts=(2, 4)), (0, "explore 1"))
    assert counts(table) == [1, 4]
    assert table.position()["discard"] == REST[28:]


def test_G10_the_discards_can_come_back() -> None:
    loose = REST[10:]
    start = position([], REST[:10], discard=loose, counts=(1, 5), tops=("green", "yellow"))
    found = {after(start, (0, "explore 1"), (1, "explore 1"), seed=seed).position()["hands"][1][-1] for seed in seeds(400)}
    assert len(found & set(loose)) > 30
    assert found & set(FEW)


def test_GR4_of_an_odd_number_the_first_pile_is_larger() -> None:
    held = [card for card in ALL if card not in FEW[:5]]
    assert counts(after(position(held, FEW[:5], []), (0, "awaken 1"))) == [3, 2]


def test_GR4_a_single_card_is_pile_1_and_the_empty_pile_cannot_be_explored() -> None:
    start = position(REST, FEW[2:], [], counts=(1, 1), tops=("green", "green"))
    table = after(start, (0, "explore 1"))
    assert counts(table) == [1, 0]
    assert table.position()["piles"][1] == {"count": 0, "top": None}
    assert table.look(1).moves == ("explore 1", "secure", "awaken 0")
    assert refused(table, 1, "explore 2") == "GR4"


def test_GR4_when_both_piles_are_empty_exploring_is_impossible() -> None:
    table = after(position(REST, FEW[1:], [], counts=(1, 0)), (0, "explore 1"))
    assert counts(table) == [0, 0]
    assert refused(table, 1, "explore 1") == refused(table, 1, "explore 2") == "GR4"


@pytest.mark.parametrize(("lone", "piles"), [(1, [4, 3]), (0, [3, 3])])
def test_GR4_as_soon_as_discards_allow_empty_piles_are_formed_anew(lone: int, piles: list[int]) -> None:
    start = position(FEW, REST[lone:], [], counts=(lone, 0))
    secured = after(start, (0, "secure"))
    assert counts(secured) == piles
    assert secured.position()["discard"] == []
