"""A bot that is asked why says nothing that whoever asks cannot know, in every game."""

import random
from typing import Any

import pytest

from saqqara import Table
from saqqara.bots.explaining import explain, moment, reason_of
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES

WITH_REASONS = [name for name, game in games().items() if game.has("why")]


def played(game: str, moves: int, seed: int = 1) -> Table:
    """A table after so many random moves, the clock's among them."""
    chance, rng = random.Random(seed), generator(bytes([seed]))
    table = Table(game, games()[game].seats[1], bytes([seed]))
    while not table.over and table.length < moves:
        clock = table.clock
        if clock is not None and clock.seconds is not None and chance.random() < 0.2:
            table.play(None, clock.move)
        else:
            seat = chance.choice(table.to_act)
            table.play(seat, table.sample(seat, rng))
    return table


def reasons(table: Table, asker: int | None) -> list[Any]:
    """The last moves of others that an asker knows of, each with the moment from which it is explained and the mover's own moves since."""
    found = []
    for number, (seat, text) in list(enumerate(table.look(asker).history))[-4:]:
        if seat is not None and seat != asker:
            place = [n for n, entry in enumerate(table.moves) if entry.open_to(asker)][number]
            before = moment(table, asker, place)
            found.append((before, [e.text for e in table.moves[before.length : place] if e.seat == seat], text, seat))
    return found


@pytest.mark.parametrize("game", WITH_REASONS)
def test_a_reason_is_the_same_whatever_the_asker_cannot_know(game: str) -> None:
    asked = 0
    for moves in (7, 16, 31):
        table = played(game, moves)
        for asker in (None, 0, 1):
            for before, own, text, seat in reasons(table, asker):
                here = reason_of(before, asker, own, text, seat)
                for n in range(4):
                    there = reason_of(before.redeal(asker, bytes([n])), asker, own, text, seat)
                    assert here == there, f"{game}: why “{text}” tells what the asker cannot know"
                asked += 1
    assert asked > 8


@pytest.mark.parametrize("game", WITH_REASONS)
def test_every_move_that_is_open_has_a_reason_in_every_language(game: str) -> None:
    table = played(game, 24, seed=3)
    for number, (seat, _) in enumerate(table.look(0).history):
        if seat is not None:
            said = explain(table, 0, number, "adept")
            assert set(said) == set(LANGUAGES)
            assert all(said.values())


def test_after_the_end_the_true_reason_is_told() -> None:
    table = played("objective", 10_000)
    assert table.over
    keys = {explain(table, None, number)["en"].split(";")[0] for number in range(len(table.look(None).history))}
    assert "The spot became mine" in keys


def test_what_cannot_be_explained_is_said() -> None:
    table = played("objective", 3)
    with pytest.raises(BadSetup) as refused:
        explain(table, 0, 3)
    assert refused.value.key == "why-no-move"
    assert "No reason" in explain(table, 0, 0, "chance")["en"]
