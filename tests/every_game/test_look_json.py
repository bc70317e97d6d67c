"""The JSON of a look is put together from what is known already, its view by compiled code: it is the text of the look, to the last sign.

That nothing secret is in it follows: `look` is held against the laws of secrecy. Names no game.
"""

import random

import msgspec
import numpy as np
import pytest

from saqqara import Table
from saqqara.core.game import find, games
from saqqara.core.json_text import written
from tests.every_game.setups import SETUPS, Setup, random_game

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
with_writer = pytest.mark.parametrize("game", [name for name, kind in games().items() if kind.view_writer is not None])


def check(table: Table) -> None:
    """Everybody's look is what is sent of it."""
    for seat in (None, *range(table.seats)):
        assert table.look_json(seat) == msgspec.json.encode(table.look(seat))


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
    table.resign(1)
    check(table)
    if not table.over:
        table.end("agreement")
    check(table)


def test_every_game_of_ours_has_compiled_code_for_it() -> None:
    assert [name for name, kind in games().items() if kind.view_writer is None] == []


@with_writer
def test_what_there_is_no_room_for_is_counted_and_not_written(game: str) -> None:
    table = Table(game, find(game).seats[-1], b"room")
    part, decks = find(game).view_writer, table._deck
    pieces = part.pieces(decks[0])
    whole = written(part, table._state, decks, 0)
    assert whole is not None
    for room in (0, 1, 20, len(whole) - 1):
        out = np.full(len(whole) + 64, 7, np.uint8)
        assert part.write(table._state, decks, pieces.text, pieces.begins, 0, out[:room]) == len(whole)
        assert set(out[room:].tolist()) == {7}, "nothing beyond the end"


@with_writer
def test_a_view_that_is_too_long_is_encoded_as_it_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find(game).view_writer, "MOST", 50)
    check(Table(game, find(game).seats[0], b"long"))
