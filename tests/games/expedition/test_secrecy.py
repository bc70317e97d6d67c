"""Secrecy said twice: what `redeal` can give is just what the view leaves open, and both are what the rules allow."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest

from saqqara import Table, imagine
from tests.games.expedition.positions import deck, given, moves, play, player
from tests.games.helping import seeds

NARROW = "##S## ##x## ##.## ##.## ##T##"
BRANCHED = "##S## .x.## ##.## ##.## ##T##"
GRIDS = {7: BRANCHED, 2: NARROW}


def text(table: Table) -> str:
    """Return a position, to be compared."""
    return json.dumps(table.position(), sort_keys=True)


def markings(table: Table, seat: int) -> Iterator[tuple[bool, dict[str, Any]]]:
    """Yield every way in which a seat can go on marking in this step, from nothing to the end: whether it is finished then, and how it
    stands."""
    yield player(table, seat)["finished"], player(table, seat)
    if not player(table, seat)["finished"]:
        for move in moves(table, seat):
            yield from markings(play(Table.from_position(table.position(), deck=deck(GRIDS)), (seat, move)), seat)


@cache
def markings_of_the_first_seat() -> list[tuple[bool, str]]:
    """Return how the first seat can go on from the start of the test below, as JSON."""
    return [(done, json.dumps(stands, sort_keys=True)) for done, stands in markings(begun(), 0)]


def begun() -> Table:
    """Return a table at which the first seat has marked one place of a card with several ways on."""
    return given([["7: c1", "2: c1"], ["3", "4"]], "I2", grids=GRIDS)


@pytest.mark.parametrize(("seat", "done"), [(1, False), (1, True), (None, False)])
def test_ER3_others_marks_of_this_step_are_drawn_anew_and_nothing_else(seat: int | None, done: bool) -> None:
    start = begun()
    own = start.position()
    possible = {stands for finished, stands in markings_of_the_first_seat() if finished == done}
    assert len(possible) > 3
    table = play(start, (0, "7: b2 c2"), *([(0, "7: a2")] if done else []))
    look, own_deck = table.look(seat), deck(GRIDS)
    for draws in (
        [table.redeal(seat, seed).position() for seed in seeds(70)],
        [imagine(look, seed, deck=own_deck).position() for seed in seeds(70)],
    ):
        if seat is None:  # the second seat's marks are hidden too: it is not finished
            assert len({json.dumps(p["players"][1]) for p in draws}) == 1, "no cross within reach: nothing, or finished"
        assert {json.dumps(p["players"][0], sort_keys=True) for p in draws} == possible
        for p in draws:
            assert {**p, "players": p["players"][1:]} == {**own, "players": own["players"][1:]}


def test_ER3_ones_own_marks_stay_in_redeal_and_imagine() -> None:
    table = play(given([["7: c1", "2"], ["3", "4"]], "I2", grids=GRIDS), (0, "7: b2 c2"), (1, "3: c1 c2"))
    own = player(table)
    look = table.look(0)
    for seed in seeds(20):
        assert player(table.redeal(0, seed)) == own
        assert player(imagine(look, seed, deck=deck(GRIDS))) == own


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ER5_the_others_dealt_cards_and_choices_are_hidden(seat: int | None) -> None:
    table = Table("expedition", 3, b"keep")
    table.play(1, moves(table, 1)[4])
    look, own = table.look(seat), table.position()
    for draws in (
        [table.redeal(seat, seed).position() for seed in seeds(200)],
        [imagine(look, seed).position() for seed in seeds(200)],
    ):
        for other in range(3):
            players = [p["players"][other] for p in draws]
            if other == seat:
                assert players == [own["players"][other]] * len(draws)
                continue
            dealt = {number for p in players for number in p["dealt"]}
            assert dealt == set(range(1, 49)) - set(own["players"][seat]["dealt"] if seat is not None else ())
            assert len({tuple(p["dealt"]) for p in players}) > 195, f"of {comb(44, 4)}"
            kept = {tuple(p["dealt"].index(card["number"]) for card in p["cards"]) for p in players}
            assert kept == (set(combinations(range(4), 2)) if other == 1 else {()})


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_hidden_while_cards_are_replaced_and_at_the_end(seat: int | None) -> None:
    last_turn: dict[str, Any] = {"round": 4, "turn": 7}
    for fields in ({}, last_turn):
        table = given([["7: c1 c2 c3 c4", "1"], ["3", "4"]], "I2", **fields)
        play(table, (0, "7: c5"), (1, "3: c1"))
        look = table.look(seat)
        for seed in seeds(5):
            assert text(table.redeal(seat, seed)) == text(table)
            assert text(imagine(look, seed, deck=deck())) == text(table)


def test_undo_is_possible_within_ones_own_step_and_not_once_it_is_shown() -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "I2", grids=GRIDS)
    start = text(table)
    play(table, (0, "7: b2 c2"), (0, "7: a2"))
    assert table.undo(0) == "7: a2"
    play(table, (1, "3: c1"))
    assert table.undo(0) == "7: b2 c2", "what another has veiled does not hinder"
    assert table.undo(1) == "3: c1"
    assert text(table) == start
    play(table, (0, "2: c1"), (1, "3: c1"))
    assert table.why_no_undo(1) is not None
    assert table.why_no_undo(0) is not None


def test_undo_of_a_replacement_until_cards_are_drawn() -> None:
    table = given([["8: c1 c2 c3", "12: c1 c2 c3 c4"], ["3", "4"]], "I2", grids={8: "..S.. ..... ..... ..x.. ..T.."})
    play(table, (0, "8: c4 c5"), (0, "12: c5"), (1, "3: c1"), (0, "take 46"))
    assert table.undo(0) == "take 46", "the display is not refilled yet"
    play(table, (0, "take pile"))
    refusal = table.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-revealed"


def test_ER3_a_redealt_table_tells_its_own_marks_when_the_step_closes() -> None:
    table = play(given([["7: c1", "2: c1"], ["3", "4"]], "I2", grids=GRIDS), (0, "7: b2 c2"), (0, "7: a2"))
    told = set()
    for seed in seeds(40):
        other = table.redeal(1, seed)
        before, now = player(table)["before"], player(other)
        hidden = [move for seat, move in other.look(0).history if seat == 0]
        added = {
            f"{card['number']}: {square}"
            for card, marked in zip(now["cards"], before["marked"], strict=True)
            for square in card["marked"]
            if square not in marked
        }
        squares = {f"{move.split(': ')[0]}: {square}" for move in hidden for square in move.split(": ")[1].split()}
        assert squares == added, "the moves are those behind the marks"
        play(other, (1, moves(other, 1)[0]))
        assert [move for seat, move in other.look(1).history if seat == 0] == hidden
        assert [move for seat, move in table.look(1).history if seat == 0] == [], "the true table is as it was"
        told.add(tuple(hidden))
    assert len(told) > 3
