"""The JSON of a look is put together from parts that all seats share: it is the text of the look, to the last sign.

That nothing secret is in it follows: `look` is held against the laws of secrecy. Names no game.
"""

import random

import msgspec
import pytest

from saqqara import Table
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import find, games
from tests.every_game.setups import EDGES, Setup, random_game

at_the_edges = pytest.mark.parametrize("setup", EDGES, ids=str)


def check(table: Table) -> None:
    """Check that each look is the one that is sent, made for one seat or for all together."""
    encoded = [msgspec.json.encode(table.look(seat)) for seat in (None, *range(table.seats))]
    assert [table.look_json(seat) for seat in (None, *range(table.seats))] == encoded
    assert table.looks_json() == encoded[1:]


@at_the_edges
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


@at_the_edges
def test_so_is_one_whose_game_has_been_ended(setup: Setup) -> None:
    *_, table = (table for table, _ in zip(random_game(setup, 9), range(4), strict=False))
    versions = [table.look_version]
    table.resign(1)
    check(table)
    versions.append(table.look_version)
    if not table.over:
        table.end("agreement")
    check(table)
    versions.append(table.look_version)
    assert len({id(version) for version in versions}) == 3, "what is kept of one is of no use for the next"


@at_the_edges
def test_a_version_is_another_after_every_move(setup: Setup) -> None:
    versions = []
    for table in random_game(setup, 10):
        assert table.look_version is table.look_version
        versions.append(table.look_version)
        assert table.branched().look_version is not table.look_version
    assert len({id(version) for version in versions}) == len(versions)


@at_the_edges
def test_a_move_has_a_text_and_what_is_none_has_not(setup: Setup) -> None:
    notation = find(setup.game).part("notation")
    chance = random.Random(11)
    for table in random_game(setup, 11):
        moves = range(table.kind.rules.MOVES)
        for seat in range(setup.seats):
            legal = table._state.legal(seat)
            for number in chance.sample(legal, min(len(legal), 20)):
                text = table.text_of(seat, number)
                assert text is not None
                assert notation.read(table._state.record, table._deck, seat, text) == number
            others = chance.sample(moves, min(len(moves), 20))
            assert all((table.text_of(seat, number) is None) == (number not in legal) for number in others)


@at_the_edges
def test_a_text_of_another_move_is_refused(setup: Setup) -> None:
    chance, texts, refused = random.Random(12), set[str](), 0
    for table in random_game(setup, 12):
        for seat in table.to_act[:1]:
            listed = {str(table.text_of(seat, number)) for number in table._state.legal(seat)}
            for text in chance.sample(sorted(texts - listed), min(len(texts - listed), 3)):
                for trial in (table.branched(), Table.from_position(table.position()), looked_at(table)):
                    with pytest.raises(SaqqaraError):
                        trial.play(seat, text)
                    refused += 1
            texts |= set(chance.sample(sorted(listed), min(len(listed), 20)))
    assert refused > 0


def looked_at(table: Table) -> Table:
    """Return the same table, whose looks have been written: what they list is known from there."""
    again = table.branched()
    again.looks_json()
    return again


@at_the_edges
def test_looks_at_one_moment_owe_nothing_to_the_moment_before(setup: Setup) -> None:
    for table in random_game(setup, 13):
        fresh = table.branched()
        assert fresh.looks_json() == table.looks_json()
        assert fresh.look_json(None) == table.look_json(None)


@pytest.mark.parametrize("game", games())
def test_an_onlooker_at_a_table_for_one_is_not_taken_for_who_sits_there(game: str) -> None:
    table = Table(game, find(game).seats[0], b"one")
    table.seats = 1
    assert table.look_json(None) == msgspec.json.encode(table.look(None))
