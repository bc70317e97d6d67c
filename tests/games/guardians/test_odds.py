"""The odds of each action: as counted hand by hand, and as the rules deal."""

from itertools import combinations, product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.core.cstruct import copy_of
from saqqara.core.rng import generator
from saqqara.games.guardians import rules
from saqqara.games.guardians.bots import odds
from saqqara.games.guardians.bots.evaluation import reason
from tests.games.guardians.positions import ALL, BACKS, DECK, back, position, rooms
from tests.games.guardians.recount import bonuses, worth

OWN = rooms("green amulet")
THEIRS = rooms("green 2", "green frank", "red mummy", "yellow amulet")
LEFT = 9
"""The number of rooms in the piles for which all hands are counted; the rest are discards."""


def few_unseen(own: list[int] = OWN) -> Table:
    """Return a table for two where few rooms are unseen by seat 0: those of seat 1, and some of each back."""
    rest = [card for card in ALL if card not in (*own, *THEIRS)]
    piles = sorted(rest, key=lambda card: (card * 7) % 54)[:LEFT]
    return Table.from_position(position(own, THEIRS, discard=[card for card in rest if card not in piles], counts=(5, 4)), b"odds")


def hands(table: Table) -> list[list[int]]:
    """Yield all hands that seat 1 may have as far as seat 0 knows: rooms with those backs that it has not seen."""
    told = table.position()
    unseen = [card for card in ALL if card not in told["hands"][0] and card not in told["discard"]]
    by_back = [
        combinations([card for card in unseen if back(card) == colour], sum(back(card) == colour for card in told["hands"][1]))
        for colour in BACKS
    ]
    return [[card for part in parts for card in part] for parts in product(*by_back)]


def state_of(table: Table) -> tuple[Any, Any]:
    """Return the state and deck that the rules read."""
    return table._state.record, table.kind.tables(table.kind.deck())


def test_awakening_as_counted_hand_by_hand() -> None:
    table = few_unseen()
    every = hands(table)
    assert len(every) > 100
    lost = [hand for hand in every if bonuses(hand, DECK)]
    mummy = [hand for hand in lost if "mummy" in bonuses(hand, DECK)]

    def mean(some: list[list[int]]) -> float:
        return sum(worth(hand, DECK) for hand in some) / len(every)

    kept = [hand for hand in every if not bonuses(hand, DECK)]
    wanted = (len(lost) / len(every), len(mummy) / len(every), mean(every), mean(mummy), mean(kept))
    assert 0 < wanted[1] < wanted[0] < 1
    assert odds.awakening(*state_of(table), 0, 1) == pytest.approx(wanted)


@pytest.mark.parametrize("own", [OWN, rooms("green mummy"), rooms("green 1", "yellow 2")])
def test_exploring_as_counted_room_by_room(own: list[int]) -> None:
    table = few_unseen(own)
    told = table.position()
    for pile in range(2):
        unseen = [card for card in ALL if card not in own and card not in told["discard"] and back(card) == told["piles"][pile]["top"]]
        cards = [DECK.card[card - 1] for card in unseen]
        found = odds.exploring(*state_of(table), 0, pile)
        assert found.guarded == pytest.approx(sum(card.centre not in ("none", "amulet") for card in cards) / len(cards))
        assert found.warded == pytest.approx(sum(card.centre == "amulet" for card in cards) / len(cards))
        assert found.treasures == pytest.approx([sum(card.count == n for card in cards) / len(cards) for n in (1, 2, 3)])
        assert found.outnumbered == pytest.approx(sum(bool(bonuses([*own, card], DECK)) for card in unseen) / len(cards))


def test_awakening_as_the_rules_deal() -> None:
    """In a whole deck: what was counted lies within four standard errors of what comes of dealing the hidden rooms anew."""
    table = Table.from_position(position(OWN, THEIRS, rooms("yellow 3"), discard=rooms("red 3", "green 1")), b"deal")
    s, deck = state_of(table)
    found, rng, dealt = odds.awakening(s, deck, 0, 1), generator(b"deal"), copy_of(s)
    lost, points = np.zeros(4000), np.zeros(4000)
    for i in range(len(lost)):
        rules.redeal(dealt, deck, 0, rng)
        points[i], wards, kinds = rules.revealed(dealt, deck, dealt.cards[1])
        lost[i] = wards < 0
        points[i] *= wards < 0 and kinds & rules.MUMMY != 0
    for sampled, counted in ((lost, found.outnumbered), (points, found.gained)):
        assert abs(sampled.mean() - counted) < 4 * sampled.std() / sqrt(len(sampled))


def test_what_one_holds() -> None:
    own = rooms("green 2 vase", "yellow amulet")
    s, deck = state_of(Table.from_position(position(own, []), b"keep"))
    assert odds.holding(s, deck, 0) == odds.Holding(worth(own, DECK), 1, 0)


def test_reasons_say_these_odds() -> None:
    table = few_unseen()
    s, deck = state_of(table)
    found = odds.awakening(s, deck, 0, 1)
    assert reason(s, deck, 0, rules.AWAKEN + 1) == ("hint-awaken", {"risk": round(100 * found.outnumbered), "points": round(found.worth)})
    explored = reason(s, deck, 0, rules.EXPLORE)
    assert explored[0] == "hint-explore-warded"  # an amulet lies there
    assert explored[1]["rooms"] == {"green": 4, "yellow": 3, "red": 2}[table.position()["piles"][0]["top"]], "as the pile shows it"
    assert reason(*state_of(few_unseen(rooms("green 1"))), 0, rules.EXPLORE)[0] == "hint-explore"
