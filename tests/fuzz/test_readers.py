"""Hostile input to every reader: only our own errors, never a crash, a hang or a half-made table. Names no game."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saqqara import SaqqaraError, Table, Unreadable, replay
from saqqara.core.game import find, games
from saqqara.core.parsing import plain
from tests.every_game.setups import SETUPS, Setup, everything, random_game

every_game = pytest.mark.parametrize("name", sorted(games()))
some = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)


def middles(name: str) -> list[Table]:
    """Return tables in the midst of games, one for each set-up."""
    found = []
    for setup in (setup for setup in SETUPS if setup.game == name):
        for number, table in enumerate(random_game(setup, 15)):
            if number == 25 or table.over:
                found.append(table)
                break
    return found


@st.composite
def mutated(draw: st.DrawFn, data: Any) -> Any:
    """Good data with one thing in it changed, removed or added."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(data)))
        return {**data, key: draw(mutated(data[key]))}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(data) - 1))
        return [*data[:at], draw(mutated(data[at])), *data[at + 1 :]]
    kind = draw(st.integers(0, 4))
    if kind == 0 and isinstance(data, int):
        return data + draw(st.sampled_from([-1, 1, 2**31, 2**63, -(2**64)]))
    if kind == 1 and isinstance(data, dict) and data:
        gone = draw(st.sampled_from(sorted(data)))
        return {key: value for key, value in data.items() if key != gone}
    if kind == 2 and isinstance(data, list):
        return data + data[-1:] if draw(st.booleans()) else data[:-1]
    return draw(json_values)


def said(problem: SaqqaraError) -> None:
    """Check that the error has its sentence in both languages."""
    assert problem.reason("fr")
    assert problem.reason("en")


@every_game
def test_move_readers(name: str) -> None:
    tables = middles(name)
    texts = sorted({text for table in tables for seat in table.to_act for text in table.look(seat).moves})
    pieces = sorted({piece for text in texts for piece in text.split()})
    words = st.lists(st.sampled_from(pieces) | st.text(max_size=6) | st.integers().map(str), max_size=8).map(" ".join)

    @some
    @given(st.sampled_from(tables), st.integers(0, 5) | st.none(), words | st.text() | st.sampled_from(texts))
    def check(table: Table, seat: int | None, text: str) -> None:
        copy = replay(table.save())
        before = everything(copy)
        try:
            written = copy.play(seat, text)
        except SaqqaraError as problem:
            said(problem)
            assert everything(copy) == before
            return
        assert written.isascii()
        again = replay(table.save())
        assert again.play(seat, written) == written, "the canonical text is its own canonical text"
        assert everything(again) == everything(copy)

    check()


@every_game
def test_position_readers(name: str) -> None:
    positions = [table.position() for table in middles(name)]

    @some
    @given(st.sampled_from(positions).flatmap(mutated) | json_values)
    def check(data: Any) -> None:
        try:
            table = Table.from_position(data, b"fuzz")
        except SaqqaraError as problem:
            said(problem)
            return
        assert Table.from_position(json.loads(json.dumps(table.position()))).position() == table.position()
        for seat in (None, *range(table.seats)):
            assert table.look(seat)
        for _ in range(3):
            if table.to_act:
                seat = table.to_act[0]
                table.play(seat, table.sample(seat, table._state.rng[:]))

    check()


@every_game
def test_record_readers(name: str) -> None:
    records = [table.save() for table in middles(name)]
    for setup in [setup for setup in SETUPS if setup.game == name][:1]:
        *_, table = random_game(setup, 16)
        records.append(table.record())

    @some
    @given(st.sampled_from(records).flatmap(mutated) | json_values)
    def check(data: Any) -> None:
        try:
            table = replay(data)
        except SaqqaraError as problem:
            said(problem)
            return
        assert replay(table.save()).position() == table.position()

    check()


@some
@given(st.text() | st.binary())
def test_record_texts(text: str | bytes) -> None:
    with pytest.raises(SaqqaraError):
        replay(text)


@pytest.mark.parametrize("name", [game.name for game in games().values() if game.has_deck])
def test_deck_readers(name: str) -> None:
    kind = find(name)
    deck = plain(kind.deck())

    @some
    @given(mutated(deck) | json_values)
    def check(data: Any) -> None:
        try:
            table = Table(name, deck=data if data is not None else {})
        except SaqqaraError as problem:
            said(problem)
            return
        assert plain(replay(table.save()).own_deck) == table.save()["deck"]

    check()


@pytest.mark.parametrize("name", [game.name for game in games().values() if game.has_deck])
def test_deck_files(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    good = (find(name).folder / "deck.toml").read_bytes()
    file = tmp_path_factory.mktemp("decks") / "deck.toml"

    @some
    @given(st.integers(0, len(good)), st.integers(0, 40), st.binary(max_size=20) | st.text(max_size=10).map(str.encode))
    def check(at: int, gone: int, put: bytes) -> None:
        file.write_bytes(good[:at] + put + good[at + gone :])
        try:
            find(name).deck(str(file))
        except SaqqaraError as problem:
            said(problem)

    check()


def test_unreadable_differs_from_forbidden() -> None:
    for setup in SETUPS:
        table = setup.table(b"x")
        with pytest.raises(Unreadable):
            table.play(table.to_act[0], "xyzzy")


@pytest.mark.parametrize("setup", SETUPS[:1], ids=str)
def test_a_huge_text_is_answered_at_once(setup: Setup) -> None:
    table = setup.table(b"x")
    for text in ("9 " * 1_000_000, None, 7, b"red 7"):
        with pytest.raises(Unreadable) as caught:
            table.play(0, text)  # type: ignore[arg-type]
        assert len(caught.value.reason("en")) < 500
