"""A bot that is asked why says nothing that whoever asks cannot know, in every game."""

import random
from typing import Any

import pytest

from saqqara import Table
from saqqara.bots.move_explanations import explain, moment, reason_of
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES

WITH_REASONS = [name for name, game in games().items() if game.has("bots.explanation")]


def played(game: str, moves: int, seed: int = 1) -> Table:
    """Return a table after so many random moves, the clock's among them."""
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


def explained(position: dict[str, Any], asker: int | None, seat: int, text: str) -> dict[str, str] | None:
    """Return the reasons for a move from a position; None where it cannot be made there, or is not open to the asker."""
    table = Table.from_position(position, b"why")
    try:
        table.play(seat, text)
    except SaqqaraError:
        return None
    return explain(table, asker, 0) if table.look(asker).history and not table.over else None


@pytest.mark.parametrize("game", WITH_REASONS)
def test_a_reason_is_the_same_whatever_the_asker_cannot_know(game: str) -> None:
    told = 0
    for moves in (5, 12, 20):
        table = played(game, moves)
        for asker in (None, *range(table.seats)):
            here, there = table.position(), table.redeal(asker, bytes([moves])).position()
            for seat in table.to_act:
                for text in table.look(seat).moves[:5] if seat != asker and asker not in table.to_act else ():
                    said, other = (explained(position, asker, seat, text) for position in (here, there))
                    if said is not None and other is not None:
                        assert said == other, f"{game}: why “{text}” tells what the asker cannot know"
                        told += 1
    assert told > 10 or games()[game].simultaneous  # what is chosen at once comes into the open later: see below


@pytest.mark.parametrize("game", WITH_REASONS)
def test_a_reason_does_not_depend_on_what_is_imagined(game: str) -> None:
    table = played(game, 40)
    for asker in (None, 0, 1):
        history = table.look(asker).history
        for number in range(max(0, len(history) - 6), len(history)):
            seat, text = history[number]
            if seat is not None:
                place = [n for n, entry in enumerate(table.moves) if entry.open_to(asker)][number]
                before = moment(table, asker, place)
                own = [entry.text for entry in table.moves[before.length : place] if entry.seat == seat]
                assert len({repr(reason_of(before, asker, own, text, seat, chance=bytes([n]))) for n in range(6)}) == 1


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
    keys = {explain(table, None, number)["en"].split(" (")[0] for number in range(len(table.look(None).history))}
    assert "This spot became mine" in keys


def test_what_cannot_be_explained_is_said() -> None:
    table = played("objective", 3)
    with pytest.raises(BadSetup) as refused:
        explain(table, 0, 3)
    assert refused.value.key == "why-no-move"
    assert "No reason" in explain(table, 0, 0, "chance")["en"]
