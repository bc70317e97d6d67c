"""Secrecy said twice: what `redeal` can give is just what the view leaves open."""

import json
from itertools import product
from typing import Any

import pytest

from saqqara import Table, imagine
from saqqara.core.game import find
from tests.games.helping import after, seeds
from tests.games.hourglass.positions import position

START = position(taken=[(33,), (9,), ()], shown={33: "3 * 3"}, dice=(3, 3, 3), phase="sand")
SPELT = find("hourglass").part("notation").on_dice(3, 3, 3)


def operations() -> list[str | None]:
    """None, or any operation on three threes."""
    spell = find("hourglass").part("operations").spell
    return [None, *(spell(op) for op in SPELT)]


def possible(seat: int | None) -> set[str]:
    """Return all positions that this seat cannot tell from the start."""
    found = set()
    for first, second in product(operations(), operations()):
        if (seat != 0 or first == "3 * 3") and (seat != 1 or second is None):
            p = json.loads(json.dumps(START))
            p["round"][0]["shown"] = {"33": first} if first else {}
            p["round"][1]["shown"] = {"9": second} if second else {}
            found.add(json.dumps(p))
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_HR5_redeal_and_imagine_give_the_same_tables(seat: int) -> None:
    table = Table.from_position(START)
    look = table.look(seat)
    assert len(possible(seat)) == 33
    assert {json.dumps(table.redeal(seat, seed).position()) for seed in seeds(250)} == possible(seat)
    assert {json.dumps(imagine(look, seed).position()) for seed in seeds(250)} == possible(seat)


@pytest.mark.parametrize("seat", [2, None])
def test_HR5_both_operations_are_hidden_from_everybody_else(seat: int | None) -> None:
    table = Table.from_position(START)
    look = table.look(seat)
    redealt = {json.dumps(table.redeal(seat, seed).position()) for seed in seeds(250)}
    imagined = {json.dumps(imagine(look, seed).position()) for seed in seeds(250)}
    assert redealt <= possible(seat)
    assert imagined <= possible(seat)
    for number in (0, 1):
        shown = [{str(json.loads(text)["round"][number]["shown"]) for text in found} for found in (redealt, imagined)]
        assert [len(found) for found in shown] == [33, 33]


@pytest.mark.parametrize(("moves", "phase"), [([], "sand"), ([(2, "nothing")], "check"), ([(2, "nothing"), (1, "done")], "search")])
def test_HR5_only_while_the_sand_runs_is_anything_hidden(moves: list[tuple[int | None, str]], phase: str) -> None:
    table = after(START, *moves)
    assert table.position()["phase"] == phase
    if phase == "sand":
        assert any(table.redeal(2, seed).position() != table.position() for seed in seeds(3))
        return
    for seat in (0, 1, 2, None):
        assert table.redeal(seat, b"again").position() == imagine(table.look(seat), b"again").position() == table.position()


def test_HR5_nobody_sees_whether_an_operation_has_been_shown() -> None:
    awaited: Any = find("hourglass").part("declaration").awaited
    before = after(position(taken=[()] * 3), (0, "take 33"))
    later = after(position(taken=[()] * 3), (0, "take 33"), (0, "show 33 = 5 + 2"))
    for seat in (-1, 1, 2):
        assert awaited(before._state.record, seat) == awaited(later._state.record, seat) == 0b111 | 1 << 7
    assert awaited(later._state.record, 0) == 0b110 | 1 << 7
    for onlooker in (1, 2, None):
        assert before.look(onlooker).view == later.look(onlooker).view
        assert before.look(onlooker).history == later.look(onlooker).history
    assert later.why_no_undo(1) is not None
    assert before.why_no_undo(1).key == later.why_no_undo(1).key  # type: ignore[union-attr]


def test_HR5_a_redealt_table_tells_its_own_operations_when_the_check_comes() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), (0, "show 33 = 5 + 2"), (1, "take 9"))
    told = set()
    for seed in seeds(40):
        other = table.redeal(2, seed)
        shown = other.position()["round"][0]["shown"].get("33")
        other.play(None, "sand")
        assert table.look(1).history == ((0, "take 33"), (1, "take 9")), "the true table is as it was"
        history = [text for seat, text in other.look(2).history if seat == 0]
        assert history == ["take 33"] + ([f"show 33 = {shown}"] if shown else [])
        told.add(shown)
    assert len(told) > 10


def test_HR5_who_is_awaited_is_for_everybody_and_who_may_act_for_the_host_alone() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), (0, "show 33 = 5 + 2"))
    assert table.to_act == (1, 2)
    assert (table.awaited(None), table.awaited(1), table.awaited(0)) == ((0, 1, 2), (0, 1, 2), (1, 2))
