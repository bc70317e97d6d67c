"""Positions of Guardians that cannot be, and some that just can."""

from typing import Any

import pytest

from saqqara import BadPosition, Table
from tests.games.guardians.positions import ALL, position, rooms
from tests.games.helping import bad

GREEN = [card for card in ALL if card <= 24]


def changed(**fields: Any) -> dict[str, Any]:
    """Return a good position with some fields changed."""
    return {**position(rooms("1 cup"), rooms("2 vase"), [], discard=rooms("1 mask")), **fields}


def piles(*counts: int, tops: tuple[str | None, ...] = ("green", "yellow")) -> list[dict[str, Any]]:
    """Return two piles."""
    return [{"count": n, "top": top} for n, top in zip(counts, tops, strict=False)]


OVER = position(rooms("3 vase", "3 cup werewolf"), rooms("2 chest"), [], scores=[37, 3, 0], over=True)


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        (changed(seats=7), "seats"),
        (changed(seats=2), "scores"),
        (changed(scores=[0, 0]), "scores"),
        (changed(scores=[0, 0, -1]), "scores"),
        (changed(scores=[0, 0, 35]), "over"),
        (changed(over=True), "over"),
        (changed(over=1), "over"),
        (changed(turn=3), "turn"),
        (changed(turn=-1), "turn"),
        (changed(hands=[[1], [2]]), "hands"),
        (changed(hands=[[1], [2], [55]]), "hands[2]"),
        (changed(hands=[[0], [2], []]), "hands[0]"),
        (changed(hands=[[1], [2, 1], []]), "hands[1]"),
        (changed(hands=[[1], [2], ["3"]]), "hands"),
        (changed(discard=rooms("1 cup")), "discard"),
        (changed(drawn=rooms("1 cup", "2 cup")), "drawn"),
        (changed(drawn=rooms("2 cup")), "drawn"),
        (changed(drawn=[None, None]), "drawn[0]"),
        (changed(drawn=[None, 50], piles=piles(25, 25)), "drawn[0]"),
        (changed(drawn=[50, None], piles=piles(25, 25)), "drawn[1]"),
        (changed(drawn=[50, 51]), "piles"),
        (changed(extra_turns=2), "extra_turns"),
        (changed(extra_turns=-1), "extra_turns"),
        (changed(piles=piles(26, 24)), "piles"),
        (changed(piles=piles(26)), "piles"),
        (changed(piles=piles(28, 23)), "piles[0].count"),
        (changed(piles=piles(52, -1)), "piles[0].count"),
        (changed(piles=piles(26, 25, tops=("green", None))), "piles[1].top"),
        (changed(piles=piles(26, 25, tops=("blue", "green"))), "piles"),
        (changed(piles=piles(26, 25, tops=(None, "green"))), "piles[0].top"),
        (position(GREEN, [], tops=("green", "red")), "piles"),
        (position([*range(1, 24)], [], tops=("green", "green")), "piles"),
        (position([*range(1, 54)], [], counts=(0, 1), tops=(None, "red")), "piles"),
        (position([*range(1, 53)], [], counts=(2, 0), tops=("red", None)), "piles"),
        (position([*range(1, 53)], [], discard=[54], counts=(1, 0), tops=("red", None)), "piles"),
        ({**OVER, "scores": [34, 3, 0]}, "over"),
        ({**OVER, "scores": [37, 1, 0]}, "scores[1]"),
        ({**OVER, "scores": [41, 37, 0]}, "scores[1]"),
        ({**OVER, "scores": [41, 3, 35]}, "scores[2]"),
        ({**OVER, "scores": [37, 37, 0]}, "turn"),
        ({**OVER, "turn": 1}, "scores[1]"),
        ({**OVER, "extra_turns": 1}, "extra_turns"),
        ({**OVER, "drawn": [50, 51], "piles": piles(25, 24)}, "drawn"),
        (changed(more=1), "more"),
        ({"game": "guardians"}, "seats"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_field(broken: dict[str, Any], field: str) -> None:
    bad(BadPosition, broken, field)


@pytest.mark.parametrize(
    "good",
    [
        changed(),
        OVER,
        {**OVER, "scores": [36, 36, 0]},
        {**OVER, "scores": [37, 3, 35]},
        position([*range(1, 54)], [], counts=(1, 0)),
        position([*range(1, 55)], []),
        position([*range(1, 54)], [], drawn=[54, None]),
        position(rooms("1 cup"), [], drawn=rooms("2 cup", "3 vase"), extra_turns=1),
    ],
)
def test_what_can_be_is_accepted_as_it_is(good: dict[str, Any]) -> None:
    assert Table.from_position(good).position() == good


def test_hands_and_discards_keep_their_order() -> None:
    order = position([30, 2, 17], [5, 1], discard=[9, 44, 3], drawn=[50, 8])
    assert Table.from_position(order).position() == order
