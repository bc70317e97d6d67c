"""The information that a table gives: looks and outcomes as data, records of running games, the clock, and the part for the host alone."""

import json

import pytest

from saqqara import Table, replay
from saqqara.core.look import Look
from tests.every_game.setups import EDGES, Setup, random_game

at_the_edges = pytest.mark.parametrize("setup", EDGES, ids=str)


@at_the_edges
def test_looks_and_outcomes_become_json(setup: Setup) -> None:
    *_, table = random_game(setup, 31)
    look = table.look(0)
    assert json.loads(look.json()) == look.data()
    left_out = {"remembered"} if look.remembered is None else set()
    assert set(look.data()) == set(Look.__struct_fields__) - left_out
    assert table.outcome is not None
    assert json.loads(table.outcome.json()) == table.outcome.data() == look.data()["outcome"] == table.record()["outcome"]


@at_the_edges
def test_the_record_of_a_running_game_has_just_what_its_reader_may_know(setup: Setup) -> None:
    for number, table in enumerate(random_game(setup, 32)):
        if table.over:
            assert table.record(0) == table.record() == table.save()
            continue
        for seat in (None, *range(setup.seats)):
            record = table.record(seat)
            assert "seed" not in record
            assert record["moves"] == [list(move) for move in table.look(seat).history]
        if number > 30:
            break


@at_the_edges
def test_the_record_of_a_running_game_does_not_tell_where_it_began(setup: Setup) -> None:
    """A table that began from a position would give its secrets away by it."""
    start = next(iter(random_game(setup, 33)))
    table = Table.from_position(start.position(), b"again")
    assert "position" not in table.record(0)
    assert replay(table.save()).position() == table.position()


@at_the_edges
def test_a_look_says_what_the_clock_will_do(setup: Setup) -> None:
    for table in random_game(setup, 34):
        for seat in (None, *range(setup.seats)):
            look = table.look(seat)
            if table.clock is None:
                assert look.clock is None
                continue
            assert look.clock is not None
            assert (look.clock.move, look.clock.seconds) == (table.clock.move, table.clock.seconds)
            assert 0 <= look.clock.since <= len(look.history)
            known = [entry for entry in table.moves[: table.clock.since] if entry.open_to(seat)]
            assert look.clock.since == len(known)


@at_the_edges
def test_a_redealt_table_shares_nothing_with_the_true_one(setup: Setup) -> None:
    """An event on one, such as a veiled step that closes, leaves the other's history as it was."""
    for number, table in enumerate(random_game(setup, 35)):
        if number % 6 or table.over:
            continue
        other = table.redeal(None, b"other")
        looks = [table.look(seat) for seat in (None, *range(setup.seats))]
        entries = [(entry.seat, entry.text, entry.veiled) for entry in table.moves]
        for _ in range(12):
            if other.over:
                break
            seat = other.to_act[0] if other.to_act else None
            other.play(seat, other.sample(seat, other._state.rng[:]) if seat is not None else other.clock.move)  # type: ignore[union-attr]
        assert [table.look(seat) for seat in (None, *range(setup.seats))] == looks
        assert [(entry.seat, entry.text, entry.veiled) for entry in table.moves] == entries
