"""Positions of Expedition that cannot be, and the middle of a marking step."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from saqqara import BadPosition, Table
from tests.games.expedition.positions import deck, exhausted, given, moves, nearly, play, position
from tests.games.helping import bad

GRIDS = {7: "..S.. .xr#. ..... ..... ..T..", 18: "..S.. ..... ..... ..... .xT.."}
CARDS: list[list[str | None]] = [["7: c1", "2"], ["3", "4"]]


def marking() -> dict[str, Any]:
    """Return a good position in a marking step."""
    return position(CARDS, completed=[[10, 13], [6]])


@cache
def owing() -> dict[str, Any]:
    """Return the first seat owes a square, the second has finished."""
    return play(given(CARDS, "I2", grids=GRIDS, completed=[[10, 13], [6]]), (0, "7: b2 c2"), (1, "3: c1")).position()


@cache
def keeping() -> dict[str, Any]:
    """While two of four are kept: the second seat has chosen."""
    table = Table("expedition", 2, b"keeping", deck=deck(GRIDS))
    table.play(1, moves(table, 1)[0])
    return table.position()


@cache
def replacing() -> dict[str, Any]:
    """While cards are replaced."""
    table = given([[nearly(18), nearly(30)], [nearly(21), "4"]], grids=GRIDS, pattern="I2")
    return play(table, (0, "18: b5 c5"), (0, "30: c5"), (1, "21: c5")).position()


@cache
def ended() -> dict[str, Any]:
    """Return a finished game."""
    return play(given(CARDS, round=4, turn=7, grids=GRIDS), (0, "2: c1"), (1, "3: c1")).position()


def put(p: dict[str, Any], *path: Any) -> dict[str, Any]:
    """Return a position with a value put where the path leads; a function changes the value that is there."""
    p = copy.deepcopy(p)
    *way, last, value = path
    at: Any = p
    for key in way:
        at = at[key]
    at[last] = value(at[last]) if callable(value) else value
    return p


@pytest.mark.parametrize("good", [marking, owing, keeping, replacing, ended])
def test_good_positions_come_back_as_they_were(good: Callable[[], dict[str, Any]]) -> None:
    assert Table.from_position(json.loads(json.dumps(good())), deck=deck(GRIDS)).position() == good()


@pytest.mark.parametrize(
    ("good", "path", "field"),
    [
        (marking, ("seats", 5), "seats"),
        (marking, ("seats", 3), "players"),
        (marking, ("phase", "sleep"), "phase"),
        (marking, ("phase", "keep"), "turn"),
        (marking, ("phase", "replace"), "to_replace"),
        (marking, ("over", True), "over"),
        (marking, ("round", 0), "round"),
        (marking, ("round", 5), "round"),
        (marking, ("turn", 0), "turn"),
        (marking, ("turn", 8), "turn"),
        (marking, ("turn", 2), "expeditions_left"),
        (marking, ("pattern", None), "pattern"),
        (marking, ("pattern", "Z3"), "pattern"),
        (marking, ("pattern", "O4"), "expeditions_left"),
        (marking, ("expeditions_left", ["I3", "I2", "V3", "V3", "T4", "L4", "O4"]), "expeditions_left"),
        (marking, ("expeditions_left", ["I2", "I2", "V3", "V3", "T4", "L4", "O4"]), "expeditions_left"),
        (marking, ("display", [45, 46, 47]), "display"),
        (marking, ("display", [45, 46, 47, 7]), "cards"),
        (marking, ("display", [45, 46, 47, 49]), "display"),
        (marking, ("display", [45, 46, 47, None]), "pile"),
        (marking, ("pile", 3), "pile"),
        (marking, ("to_replace", [{"seat": 0, "card": 10}]), "to_replace"),
        (marking, ("boxes_left", "green", [10, 6, 3]), "boxes_left.green"),
        (marking, ("boxes_left", "orange", [6, 3]), "boxes_left.orange"),
        (marking, ("boxes_left", "orange", [3, 10]), "boxes_left.orange"),
        (marking, ("boxes_left", {"green": [6, 3]}), "boxes_left"),
        (marking, ("players", 0, "boxes", "green", []), "boxes_left.green"),
        (marking, ("players", 0, "boxes", "purple", [10]), "boxes.purple"),
        (marking, ("players", 0, "boxes", {}), "players[0].boxes"),
        (marking, ("players", 0, "dealt", [20, 21, 22, 23]), "players[0].dealt"),
        (marking, ("players", 0, "completed", [13, 10]), "players[0].completed"),
        (marking, ("players", 0, "completed", [10, 45]), "players[0].completed"),
        (marking, ("players", 0, "completed", [0, 10]), "players[0].completed"),
        (marking, ("players", 0, "cards", 0, None), "pile"),
        (marking, ("players", 0, "cards", []), "players[0].cards"),
        (marking, ("players", 0, "cards", 0, "number", 3), "cards"),
        (marking, ("players", 0, "cards", 0, "number", 0), "players[0].cards[0].number"),
        (marking, ("players", 0, "cards", 0, "number", 10**20), "players[0].cards[0].number"),
        (marking, ("players", 0, "cards", 0, "marked", ["c2"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "cards", 0, "marked", ["c1", "c3"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "cards", 0, "marked", ["c1", "c1"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "cards", 0, "marked", ["c1", "f1"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "cards", 0, "marked", ["c1", "c2", "d2"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "cards", 0, "marked", ["c1", "c2", "c3", "c4", "c5"]), "players[0].cards[0].marked"),
        (marking, ("players", 0, "red", 11), "players[0].red"),
        (marking, ("players", 0, "green", -1), "players[0].green"),
        (marking, ("players", 0, "skulls", 11), "players[0].skulls"),
        (marking, ("players", 0, "torches", [True] * 3), "players[0].torches"),
        (marking, ("players", 0, "torches", [True, True, False, False]), "players[0].torches[1]"),
        (marking, ("players", 0, "owed", 1), "players[0].owed"),
        (marking, ("players", 0, "owed", -1), "players[0].owed"),
        (marking, ("players", 0, "extra", 1), "extra"),
        (marking, ("players", lambda players: [{**player, "finished": True} for player in players]), "finished"),
        (marking, ("players", 0, "before", owing()["players"][0]["before"]), "players[0].before"),
        (owing, ("players", 0, "owed", 2), "players[0].owed"),
        (owing, ("players", 0, "before", "marked", [["c1"]]), "players[0].before.marked"),
        (owing, ("players", 0, "before", "marked", 0, ["c1", "c3"]), "players[0].before.marked[0]"),
        (owing, ("players", 0, "before", "marked", 0, ["c2"]), "players[0].before.marked[0]"),
        (owing, ("players", 0, "before", "marked", 0, ["b2", "c1", "c2"]), "players[0].before"),
        (owing, ("players", 0, "before", "red", 5), "players[0].before.red"),
        (owing, ("players", 0, "before", "skulls", 11), "players[0].before.skulls"),
        (owing, ("players", 0, "before", "torches", [True] * 4), "players[0].before.torches[0]"),
        (owing, ("players", 1, "owed", 1), "players[1].owed"),
        (keeping, ("round", 2), "round"),
        (keeping, ("pattern", "I2"), "pattern"),
        (keeping, ("display", [1, 2, 3, 4]), "display"),
        (keeping, ("players", 0, "dealt", lambda dealt: dealt[:3]), "players[0].dealt"),
        (keeping, ("players", 0, "dealt", lambda dealt: dealt[::-1]), "players[0].dealt"),
        (keeping, ("players", 0, "dealt", lambda dealt: [*dealt[:3], 49]), "players[0].dealt"),
        (keeping, ("players", 0, "finished", True), "players[0].cards"),
        (keeping, ("players", 1, "finished", False), "players[1].cards"),
        (keeping, ("players", 1, "cards", lambda cards: cards[::-1]), "players[1].cards"),
        (keeping, ("players", 1, "cards", 0, "marked", ["c1"]), "players[1].cards[0]"),
        (keeping, ("players", 1, "cards", 0, None), "players[1].cards[0]"),
        (keeping, ("players", 0, "red", 1), "players[0].red"),
        (keeping, ("players", 0, "completed", [1]), "players[0].completed"),
        (replacing, ("to_replace", []), "to_replace"),
        (replacing, ("to_replace", lambda due: due[::-1]), "to_replace"),
        (replacing, ("to_replace", 0, "seat", 1), "to_replace[0].card"),
        (replacing, ("to_replace", 0, "seat", 7), "to_replace[0].seat"),
        (replacing, ("to_replace", lambda due: due[1:]), "players[0].cards"),
        (replacing, ("players", 0, "finished", True), "players[0].finished"),
        (ended, ("over", False), "finished"),
        (ended, ("players", 0, "finished", False), "players[0].finished"),
        (ended, ("round", 3), "over"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_field(good: Callable[[], dict[str, Any]], path: Any, field: str) -> None:
    bad(BadPosition, put(good(), *path), field, deck(GRIDS))


def test_what_two_fields_together_make_impossible() -> None:
    gap = put(marking(), "display", [45, 46, 47, None])
    bad(BadPosition, put(gap, "pile", gap["pile"] + 1), "display", deck(GRIDS))
    last = put(put(put(replacing(), "round", 4), "turn", 7), "expeditions_left", ["O4"])
    bad(BadPosition, last, "phase", deck(GRIDS))
    bad(BadPosition, {"game": "expedition"}, "seats", deck(GRIDS))
    cards: list[list[str | None]] = [[None, "7"], ["3", "4"]]
    full = exhausted(cards)
    full["completed"][0].remove(48)
    bad(BadPosition, position(cards, **{**full, "display": [48, None, None, None]}), "players[0].cards", deck(GRIDS))
    owed = put(position([["7: b2 c1 c2", "2"], ["3", "4"]]), "players", 0, "owed", 1)
    Table.from_position(owed, deck=deck(GRIDS))
    walled = {7: "##S## ##x## ##.## ##.## ##T##"}
    stuck = put(position([["7: c1 c2 c3 c4 c5", None], ["3", "4"]], **exhausted([["7", None], ["3", "4"]])), "players", 0, "owed", 1)
    bad(BadPosition, stuck, "players[0].owed", deck(walled))


def test_a_position_may_leave_out_what_lay_open_before() -> None:
    p = owing()
    del p["players"][0]["before"], p["players"][1]["before"]
    table = Table.from_position(p, deck=deck(GRIDS))
    assert table.look(1).view.players[0].cards[0].marked == ("b2", "c1", "c2")
    assert moves(table, 0)[:2] == ["7: a2", "7: b1"]


def test_ER3_a_table_from_a_position_in_the_middle_of_a_step_shows_no_more_than_before() -> None:
    table = play(given(CARDS, "I2", grids=GRIDS), (0, "7: b2 c2"), (1, "3: c1 c2"))
    again = Table.from_position(table.position(), deck=deck(GRIDS))
    for seat in (0, 1, None):
        assert again.look(seat).view == table.look(seat).view
    assert table.look(1).view.players[0].cards[0].marked == ("c1",)
