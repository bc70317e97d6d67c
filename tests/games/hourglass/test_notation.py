"""Hourglass's moves as text."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara import SaqqaraError, Table, Unreadable
from saqqara.core.game import find
from tests.games.helping import after, refused
from tests.games.hourglass.positions import position

NOTATION = find("hourglass").part("notation")


@pytest.mark.parametrize("text", ["take 33", "  TAKE   33 ", "Take33", "take 033"])
def test_reading_is_lenient_about_case_and_spaces(text: str) -> None:
    assert Table.from_position(position()).play(0, text) == "take 33"


def test_operations_are_spelt_in_one_way() -> None:
    table = after(position(), (0, "take 33"))
    assert table.play(0, " SHOW 33=( 5-2 )x11 ") == "show 33 = (5 - 2) * 11"
    assert table.position()["round"][0]["shown"] == {"33": "(5 - 2) * 11"}


def test_an_operation_on_other_numbers_keeps_its_text() -> None:
    for text in ("99 - 66", "5 + 5", "0 * 7 + 33", "11 * (5 - 5)"):
        table = after(position(), (0, "take 33"))
        assert table.play(0, f"show 33 = {text}") == f"show 33 = {text}"
        again = Table.from_position(table.position())
        assert again.position()["round"][0]["shown"] == {"33": text}
        again.play(None, "sand")
        assert again.position()["wrong"][0] == [33]


def test_a_look_lists_operations_once_as_a_template() -> None:
    table = after(position(advanced=True), (0, "take 33"), (0, "take 9"))
    assert table.look(0).moves == (
        *(f"take {n}" for n in (3, 17, 19, 25, 40, 64, 72, 80)),
        *("nothing", "show 9 = ...", "show 33 = ..."),
    )
    table.play(None, "sand")
    assert table.look(0).moves == ("done", "show 9 = ...", "show 33 = ...")
    assert table.look(1).moves == ()


def test_every_listed_move_is_written_and_read_back() -> None:
    table = after(position(advanced=True, dice=(5, 5, 11)), (0, "take 33"), (0, "take 9"))
    s, deck, rules = table._state.record, table._deck, table.kind.rules
    refusal = table.kind.part("refusals").refusal
    listed = [move for move in range(rules.MOVES) if refusal(s, deck, 0, move) is None]
    assert len(listed) == 8 + 1 + 2 * 96
    texts = [NOTATION.write(s, deck, 0, move) for move in listed]
    assert len(set(texts)) == len(texts)
    assert [NOTATION.read(s, deck, 0, text) for text in texts] == listed


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "33", "take 3 3", "take -33", "take 33.0", "take \u0663\u0663", "take 3333333", "nothing more", "pass", "sands"),
        *("show 33", "show 33 =", "show 33 = ...", "show = 5 + 2", "show 33 5 + 2", "33 = 5 + 2", "x" * 1000, "show 33 = 5 + 2 = 7"),
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    table = after(position(), (0, "take 33"))
    with pytest.raises(Unreadable, match="take 33"):
        table.play(0, text)


def test_what_is_readable_but_not_there_is_refused() -> None:
    table = Table.from_position(position())
    assert refused(table, 0, "take 34") == "H5"
    assert refused(table, 0, "take 999999") == "H5"
    assert refused(table, 0, "show 34 = 5 + 2") == "H9"
    assert refused(table, 0, "show 33 = 5 + 2") == "H9"


words = st.sampled_from(["take", "show", "nothing", "done", "sand", "time", "33", "=", "(", ")", "5", "-", "2", "*", "11", "/", " ", "\n"])


@cache
def taken() -> Table:
    """Return a table on which the first seat has taken 33."""
    return after(position(), (0, "take 33"))


@settings(deadline=None)
@given(st.text(max_size=50) | st.lists(words, max_size=12).map("".join) | st.lists(words, max_size=12).map(" ".join))
def test_any_text_is_a_move_or_one_of_our_errors(text: str) -> None:
    s, deck = taken()._state.record, taken()._deck
    try:
        move = NOTATION.read(s, deck, 0, text)
    except SaqqaraError as problem:
        problem.reason("fr")
        return
    written = NOTATION.write(s, deck, 0, move)
    assert NOTATION.read(s, deck, 0, written) == move
