"""The JSON of a look is put together from what is known already, its view by compiled code: it is the text of the look, to the last sign.

That nothing secret is in it follows: `look` is held against the laws of secrecy. Names no game.
"""

import random

import msgspec
import numpy as np
import pytest

from saqqara import Table
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import find, games
from tests.every_game.setups import SETUPS, Setup, random_game

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
with_writer = pytest.mark.parametrize("game", [name for name, kind in games().items() if kind.writer is not None])


def check(table: Table) -> None:
    """Everybody's look is what is sent of it, be it made for one or for all seats together."""
    encoded = [msgspec.json.encode(table.look(seat)) for seat in (None, *range(table.seats))]
    assert [table.look_json(seat) for seat in (None, *range(table.seats))] == encoded
    assert table.looks_json() == encoded[1:]


@every_setup
def test_a_look_is_sent_as_it_is(setup: Setup) -> None:
    chance = random.Random(8)
    for table in random_game(setup, 8):
        check(table)
        sorry = [seat for seat in range(table.seats) if table.why_no_undo(seat) is None]
        if sorry and chance.random() < 0.1:
            other = Table.from_position(table.position())
            check(other)
            table.undo(chance.choice(sorry))
            check(table)


@every_setup
def test_so_is_one_whose_game_has_been_ended(setup: Setup) -> None:
    *_, table = (table for table, _ in zip(random_game(setup, 9), range(6), strict=False))
    moments = [table.moment]
    table.resign(1)
    check(table)
    moments.append(table.moment)
    if not table.over:
        table.end("agreement")
    check(table)
    moments.append(table.moment)
    assert len({id(moment) for moment in moments}) == 3, "what is kept of one is of no use for the next"


@every_setup
def test_a_moment_is_another_after_every_move(setup: Setup) -> None:
    moments = []
    for table in random_game(setup, 10):
        assert table.moment is table.moment
        moments.append(table.moment)
        sorry = [seat for seat in range(table.seats) if table.why_no_undo(seat) is None]
        if sorry:
            again = table.branched()
            assert again.moment is not table.moment
    assert len({id(moment) for moment in moments}) == len(moments)


@every_setup
def test_a_move_is_known_by_its_text(setup: Setup) -> None:
    kind = find(setup.game)
    for table in random_game(setup, 11):
        for seat in table.to_act:
            for number in table._legal(seat):
                text = table.text_of(seat, number)
                assert kind.numbers.get(str(text), number) == number


@every_setup
def test_a_text_of_another_move_is_refused(setup: Setup) -> None:
    chance = random.Random(12)
    refused = 0
    for table in random_game(setup, 12):
        if table.to_act and (numbers := find(setup.game).numbers):
            seat, (text, number) = table.to_act[0], chance.choice(list(numbers.items()))
            if number not in table._legal(seat):
                for trial in (table.branched(), Table.from_position(table.position()), looked_at(table)):
                    with pytest.raises(SaqqaraError):
                        trial.play(seat, text)
                    refused += 1
    assert refused > 0 or not find(setup.game).numbers


def looked_at(table: Table) -> Table:
    """The same table, whose looks have been written: what they list is known from there."""
    again = table.branched()
    again.looks_json()
    return again


@every_setup
def test_a_look_lists_moves_for_one_seat_and_one_moment(setup: Setup) -> None:
    for table in random_game(setup, 13):
        assert table._present().listed is None, "what was listed before the last move is forgotten"
        fresh = table.branched()
        table.looks_json()
        for seat in range(table.seats) if table._present().listed is not None else ():
            legal = table._legal(seat) if seat in table.to_act else []
            for text, number in table.kind.numbers.items():
                assert table._is_listed(seat, text) == (number in legal)
                assert not fresh._is_listed(seat, text)


def test_every_game_of_ours_has_compiled_code_for_it() -> None:
    assert [name for name, kind in games().items() if kind.writer is None] == []


@with_writer
def test_what_there_is_no_room_for_is_counted_and_not_written(game: str) -> None:
    table = Table(game, find(game).seats[-1], b"room")
    writer, decks = find(game).writer, table._deck
    assert writer is not None
    part, whole = writer.part, writer.view(table._state, decks, 0)
    assert whole is not None
    pieces = part.pieces(decks[0])
    for room in (0, 1, 20, len(whole) - 1):
        out = np.full(len(whole) + 64, 7, np.uint8)
        assert part.write(table._state, decks, pieces.text, pieces.begins, 0, out[:room]) == len(whole)
        assert set(out[room:].tolist()) == {7}, "nothing beyond the end"


@with_writer
def test_a_view_that_is_too_long_is_encoded_as_it_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = find(game).writer
    assert writer is not None
    monkeypatch.setattr(writer.part, "MOST", 50)
    monkeypatch.setattr(writer, "_spare", [])
    check(Table(game, find(game).seats[0], b"long"))


@with_writer
def test_an_onlooker_at_a_table_for_one_is_not_taken_for_who_sits_there(game: str) -> None:
    table = Table(game, find(game).seats[0], b"one")
    table.seats = 1
    assert table.look_json(None) == msgspec.json.encode(table.look(None))
