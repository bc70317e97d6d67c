"""Secrecy said twice: what `redeal` can give is just what the view leaves open, each way equally often."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from saqqara import Table, imagine
from tests.games.guardians.positions import ALL, back, position
from tests.games.helping import after, seeds

FEW = {1, 2, 3, 43, 44, 45}
"""Three green cards and three red ones; all others are discarded."""

LOOSE = [card for card in ALL if card not in FEW]


def possible(p: dict[str, Any], seat: int | None) -> set[str]:
    """Return all positions that this seat cannot tell from p, by going through all arrangements of what it cannot see."""
    slots = [(other, place) for other, hand in enumerate(p["hands"]) if other != seat for place in range(len(hand))]
    slots += [("drawn", place) for place in range(2) if p["drawn"] and seat != p["turn"]]  # type: ignore[misc]

    def here(q: dict[str, Any], where: Any) -> list[int]:
        return q["drawn"] if where == "drawn" else q["hands"][where]  # type: ignore[no-any-return]

    known = {card for other, hand in enumerate(p["hands"]) if other == seat for card in hand} | set(p["discard"])
    known |= set(p["drawn"] or []) if seat == p["turn"] else set()
    found = set()
    for cards in permutations([card for card in ALL if card not in known], len(slots)):
        if all(back(card) == back(here(p, where)[place]) for card, (where, place) in zip(cards, slots, strict=True)):
            q = json.loads(json.dumps(p))
            for card, (where, place) in zip(cards, slots, strict=True):
                here(q, where)[place] = card
            found.add(json.dumps(q))
    return found


def check_supports(table: Table, seat: int | None) -> None:
    """Redeal and imagine give all that is possible and nothing else, and nothing more than twice as often as it should."""
    wanted = possible(table.position(), seat)
    n = 14 * len(wanted)
    look = table.look(seat)
    for ways in (
        Counter(json.dumps(table.redeal(seat, seed).position()) for seed in seeds(n)),
        Counter(json.dumps(imagine(look, seed).position()) for seed in seeds(n)),
    ):
        assert set(ways) == wanted
        assert max(ways.values()) < 42


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_G4_GR5_the_faces_of_the_others_cards_are_hidden(seat: int | None) -> None:
    check_supports(Table.from_position(position([1, 43], [44], [], discard=LOOSE, tops=("green", "red"))), seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_G9b_a_werewolfs_cards_are_hidden_from_all_but_the_one_who_chooses(seat: int | None) -> None:
    table = after(position([1], [45], discard=LOOSE, tops=("green", "red")), (0, "awaken 1"))
    assert table.position()["drawn"]
    check_supports(table, seat)


def test_G11_at_the_end_nothing_is_hidden() -> None:
    start = position([30], [1, 43], [44], scores=[33, 0, 0])
    table = after(start, (0, "secure"))
    for seat in (None, 0, 1, 2):
        assert table.redeal(seat, b"other").position() == table.position()
        assert imagine(table.look(seat), b"other").position() == table.position()
