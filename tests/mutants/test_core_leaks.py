"""Leaks that cannot be written, by the error that says so, and faults of the core that a law notices."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import pytest

from saqqara import Table
from saqqara.core.declaration import Known, Model, Shown, each, shown, shown_to_seat
from saqqara.core.game import find
from saqqara.core.game_state import GameState
from saqqara.core.secrecy import Open, Secret
from tests.every_game import secrecy_laws, test_look_json
from tests.every_game.setups import SETUPS, random_game

NAME = "objective"
SETUP = next(setup for setup in SETUPS if setup.game == NAME)


def planted(**changed: Any) -> Model:
    """Return a game's model with something else in its declaration."""
    game = find(NAME)
    table = SimpleNamespace(**{**vars(game.part("declaration")), **changed})
    return Model(game.rules.State, table, game.part("position_checks"))


def sent(model: Model) -> bytes:
    """Return the view of a fresh table that is sent to the first seat."""
    state = Table(NAME, 2, b"planted")._state
    record, position = model.open_record(state.record), model.position(state.record, state.deck)
    for_all = model.for_all(position, record, state.deck)
    return msgspec.json.encode([for_all, model.for_seat(position, record, state.deck, 0)])


class OfRecord(Shown):
    """Shows what is stored."""

    objectives: Annotated[list[int], shown(lambda s, deck: list(s.objective))]


class OfRecordToSeat(Shown):
    """Shows what is stored, to each seat."""

    objectives: Annotated[list[int], shown_to_seat(lambda known: list(known.record.objective))]


class AsItIs(Shown):
    """Shows the position's field as it is."""

    objectives: Annotated[list[Any], each(lambda value, deck: value, lambda value, deck: value)]


def compared(known: Known) -> list[bool]:
    """Ask of each objective whether it is there."""
    return [bool(one) for one in known.position.objectives]


class Asked(Shown):
    """Shows whether something holds of what is hidden."""

    objectives: Annotated[list[bool], shown_to_seat(compared)]


@pytest.mark.parametrize(
    ("view", "error", "words"),
    [
        (OfRecord, AttributeError, "objective stores secrets"),
        (OfRecordToSeat, AttributeError, "objective stores secrets"),
        (AsItIs, TypeError, "Hidden"),
        (Asked, TypeError, "neither true nor false"),
    ],
)
def test_a_view_that_shows_a_secret_cannot_be_written(view: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        sent(planted(View=view))


def test_a_field_of_which_nothing_is_declared_cannot_be_written() -> None:
    silent = tuple(one for one in find(NAME).part("declaration").SECRETS if isinstance(one, Open))
    with pytest.raises(TypeError, match="SECRETS says nothing of objectives"):
        planted(SECRETS=silent)


def test_imagination_has_the_look_alone() -> None:
    look = Table(NAME, 2, b"planted").look(0)
    known = find(NAME).model.known_from(look, None)
    told = find(NAME).part("declaration").COLOUR_NAMES
    assert [one in told for one in known.objectives] == [True, False]


def check_looks() -> None:
    """Check all through a game that the encoder sends the look itself."""
    for table in random_game(SETUP, 8):
        test_look_json.check(table)


def test_an_encoder_that_takes_a_secret_for_open_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    model = find(NAME).model
    fields = [replace(field, private=False) for field in model.fields]
    monkeypatch.setattr(model, "fields", fields)
    monkeypatch.setattr(model, "private", [])
    with pytest.raises(AssertionError, match="objectives"):
        secrecy_laws.nothing_tells_a_secret(SETUP)


def test_an_encoder_that_writes_another_seats_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameState, "view_json", lambda state, seat: msgspec.json.encode(state.view(0)))
    with pytest.raises(AssertionError):
        check_looks()


def test_imagination_that_does_not_draw_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the first of the declared values is taken instead of any."""
    monkeypatch.setattr(Secret, "draw", lambda secret, known, deck, place, rng: next(iter(secret.values(known, deck, place)))[0])
    with pytest.raises(AssertionError, match="imagine never gives"):
        secrecy_laws.secrets_take_every_value_evenly(SETUP)


def test_the_laws_hold_without_a_fault() -> None:
    for law in (secrecy_laws.nothing_tells_a_secret, secrecy_laws.secrets_take_every_value_evenly):
        law(SETUP)
    check_looks()
