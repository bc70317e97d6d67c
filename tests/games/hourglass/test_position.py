"""Positions of Hourglass: what they say, and those that cannot be."""

from typing import Any

import pytest

from saqqara import BadPosition, Table
from tests.games.helping import after, bad
from tests.games.hourglass.positions import COLOURS, ended, position

SAND = position(taken=[(33,), (), ()], phase="sand")
CHECK = position(taken=[(33,), (9,)], shown={9: "11 - 2"}, phase="check")
MANY = position(taken=[(33, 9), (3,)], shown={9: "11 - 2"}, phase="sand", advanced=True, nothing=(1,))
OVER = ended([[3]], [[33]])
LAST: dict[str, Any] = {"dice": [2, 5, 11], "pyramid": [3, 9, 17, 19, 25, 33, 40, 64, 72, 80], "shown": {"33": "(5 - 2) * 11", "9": None}}
AFTER = {**position("3 4 17 40 / 19 25 72 / 23 80 / 64", right=[(33,), ()], wrong=[(), (9,)]), "last": LAST}


EMPTY: dict[str, Any] = {"yellow": [None] * 4, "blue": [None] * 3, "red": [None] * 2, "black": [None]}
KNOWN = {**MANY, "emptied": {**EMPTY, "yellow": [3, 9, None, None], "red": [33, None]}}


def changed(start: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a position with some fields changed; `round_0` is that of the first seat, `last_dice` the last check's."""
    made = {**start, "round": [dict(own) for own in start["round"]], "pyramid": dict(start["pyramid"]), "heaps": dict(start["heaps"])}
    for name, value in fields.items():
        if name.startswith("round_"):
            made["round"][int(name[-1])].update(value)
        elif name.startswith("last_"):
            made["last"] = {**made["last"], name.removeprefix("last_"): value}
        elif name in COLOURS:
            made["pyramid"][name] = value
        elif name.startswith("heap_"):
            made["heaps"][name.removeprefix("heap_")] = value
        else:
            made[name] = value
    return made


@pytest.mark.parametrize(
    "good", [position(), SAND, CHECK, MANY, KNOWN, OVER, AFTER, position(nothing=(0,)), position(taken=[()] * 5, active=4)]
)
def test_a_good_position_comes_back(good: dict[str, Any]) -> None:
    assert Table.from_position(good).position() == good


def test_the_last_check_is_in_a_position_once_there_was_one() -> None:
    table = after(position(), (0, "take 33"), (1, "take 9"), (0, "show 33 = (5 - 2) * 11"), (1, "done"))
    assert table.position()["last"] == LAST
    assert "last" not in position()


def test_where_the_tiles_of_a_row_lay_is_in_a_position_once_it_does_not_follow_from_the_rest() -> None:
    table = after(position(taken=[(), ()], advanced=True), (0, "take 33"), (0, "take 9"))
    assert "emptied" not in table.position()
    table.play(1, "take 3")
    assert table.position()["emptied"] == KNOWN["emptied"]


def test_an_emptied_spot_shows_which_tile_lay_there_also_after_a_table_was_begun_anew() -> None:
    table = after(position(taken=[(), ()], advanced=True), (0, "take 9"), (1, "take 33"), (1, "take 3"))
    again = Table.from_position(table.position())
    for seat in (None, 0, 1):
        seen = table.look(seat).view.emptied
        assert (seen.yellow, seen.red, seen.black) == ([3, 9, None, None], [33, None], [None])
        assert again.look(seat).view.emptied == seen
    unknown = Table.from_position(MANY).look(0).view.emptied
    assert (unknown.yellow, unknown.red) == ([None] * 4, [33, None])


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        (changed(KNOWN, emptied={**EMPTY, "yellow": [3, 17, None, None]}), "emptied.yellow"),
        (changed(KNOWN, emptied={**EMPTY, "yellow": [3, None, 9, None]}), "emptied.yellow"),
        (changed(KNOWN, emptied={**EMPTY, "yellow": [9, 9, None, None]}), "emptied.yellow"),
        (changed(KNOWN, emptied={**EMPTY, "red": [9, None]}), "emptied.red"),
        (changed(KNOWN, emptied={**EMPTY, "red": [33]}), "emptied.red"),
        ({"game": "hourglass"}, "advanced"),
        (changed(position(), seats=6), "seats"),
        (changed(position(), seats=1), "seats"),
        (changed(position(), seats=3), "round"),
        (changed(position(), active=2), "active"),
        (changed(position(), active=-1), "active"),
        (changed(position(), phase="rest"), "phase"),
        (changed(position(), dice=[2, 5]), "dice"),
        (changed(position(), dice=[9, 5, 11]), "dice[0]"),
        (changed(position(), dice=[2, 11, 11]), "dice[1]"),
        (changed(position(), dice=[2, 5, 0]), "dice[2]"),
        (changed(position(), dice=[2, 5, "x"]), "dice"),
        (changed(position(), advanced="yes"), "advanced"),
        (changed(position(), extra=1), "extra"),
        (changed(position(), yellow=[3, 9, 17]), "pyramid.yellow"),
        (changed(position(), yellow=[3, 9, 17, None]), "heaps.yellow.count"),
        (changed(position(), yellow=[3, 9, 17, 33]), "pyramid.yellow"),
        (changed(position(), yellow=[3, 9, 17, 41]), "pyramid.yellow"),
        (changed(position(), yellow=[3, 9, 17, 3]), "pyramid.yellow"),
        (changed(position(), heap_black={"count": 3, "top": None}), "heaps.black.top"),
        (changed(position(), heap_black={"count": 2, "top": 49}), "heaps.black.count"),
        (changed(position(), heap_black={"count": -1, "top": None}), "heaps.black.count"),
        (changed(position(), heap_black={"count": 3, "top": 64}), "heaps.black.top"),
        (changed(position(), heap_black={"count": 3, "top": 23}), "heaps.black.top"),
        (changed(position(), right=[[7, 6], []]), "right[0]"),
        (changed(position(), right=[[7, 7], []]), "right[0]"),
        (changed(position(), right=[[7], []]), "heaps.yellow.count"),
        (changed(position(), right=[[3], []]), "right[0]"),
        (changed(position(), right=[[]]), "right"),
        (changed(position(), wrong=[[], [], []]), "wrong"),
        (changed(position(), phase="sand"), "round"),
        (changed(position(), phase="check"), "round"),
        (changed(position(), over=True), "over"),
        (position(nothing=(0, 1)), "round"),
        (changed(position(), round_0={"done": True}), "round[0].done"),
        (changed(SAND, phase="search"), "round[0].tiles"),
        (changed(SAND, red=[44, 80]), "heaps.red.count"),
        (changed(SAND, red=[80, 70], heap_red={"count": 6, "top": 23}), "pyramid.red"),
        (changed(SAND, round_0={"nothing": True}), "round[0].nothing"),
        (changed(SAND, round_0={"shown": {"9": "11 - 2"}}), "round[0].shown"),
        (changed(SAND, round_0={"shown": {"33": "11-2"}}), "round[0].shown.33"),
        (changed(SAND, round_0={"shown": {"33": "11"}}), "round[0].shown.33"),
        (changed(SAND, round_0={"shown": {"33": "(11 - 2)"}}), "11 - 2"),
        (changed(SAND, round_0={"done": True}), "round[0].done"),
        (changed(SAND, round_1={"nothing": True}, round_2={"nothing": True}), "round"),
        (changed(MANY, advanced=False), "round[0].tiles"),
        (changed(MANY, round_0={"nothing": True}), "round"),
        (changed(CHECK, round_0={"nothing": True}), "round[0].nothing"),
        (changed(CHECK, round_0={"done": True}), "round"),
        (changed(CHECK, round_1={"done": True}), "round[1].done"),
        (changed(CHECK, round_0={"shown": {"33": "5 + 2"}}), "round"),
        (changed(OVER, over=False), "pyramid.black"),
        (changed(OVER, phase="search"), "over"),
        (changed(OVER, round_0={"tiles": [33]}, wrong=[[], []]), "round[0].tiles"),
        (changed(OVER, round_0={"nothing": True}), "round[0].nothing"),
        (changed(OVER, yellow=[None, None, 6, 7], heap_yellow={"count": 19, "top": 8}), "pyramid.yellow"),
        (changed(AFTER, last_dice=[2, 5]), "last.dice"),
        (changed(AFTER, last_dice=[2, 5, 13]), "last.dice[2]"),
        (changed(AFTER, last_dice=[2, 5, 12]), "last"),
        (changed(AFTER, last_pyramid=LAST["pyramid"][::-1]), "last.pyramid"),
        (changed(AFTER, last_pyramid=LAST["pyramid"][1:]), "last.pyramid"),
        (changed(AFTER, last_pyramid=[4, 9, 17, 19, 25, 33, 40, 64, 72, 81]), "last.pyramid"),
        (changed(AFTER, last_pyramid=[9, 10, 17, 19, 25, 33, 40, 64, 72, 80]), "last"),
        (changed(AFTER, last_shown={}), "last.shown"),
        (changed(AFTER, last_shown={"33": "(5 - 2) * 11"}), "last"),
        (changed(AFTER, last_shown={"33": "(5-2)*11", "9": None}), "last.shown.33"),
        (changed(AFTER, last_shown={"33": "5 + 2", "9": None}), "last"),
        (changed(AFTER, last_shown={"33": None, "9": "11 - 2"}), "last"),
        (changed(AFTER, last_shown={**LAST["shown"], "3": None}), "last"),
        (changed(AFTER, last_shown={**LAST["shown"], "x": None}), "last"),
        (changed(AFTER, last={"dice": [1, 1, 1]}), "last.pyramid"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_field(broken: dict[str, Any], field: str) -> None:
    bad(BadPosition, broken, field)


@pytest.mark.parametrize(
    ("broken", "english", "french"),
    [
        (changed(position(), dice=[2, 5]), "the list must have length 3, not 2.", "la liste doit être de longueur 3, et non 2."),
        (changed(position(), dice=[9, 5, 11]), "must be from 1 to 8, not 9 (rule H1).", "un nombre de 1 à 8, et non 9 (règle H1)."),
        (
            changed(position(), pyramid={**position()["pyramid"], "yellow": [3]}),
            "one entry instead of 4 (rule H3).",
            "un seul élément au lieu de 4 (règle H3).",
        ),
    ],
)
def test_a_wrong_shape_is_told_in_words_with_its_clause(broken: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Table.from_position(broken)
    assert caught.value.reason("en").endswith(english)
    assert caught.value.reason("fr").endswith(french)
