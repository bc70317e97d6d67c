"""Notifications are the same on all tables that differ in secrets only; and a planted fault is noticed."""

import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.server.alerts import alert_texts
from saqqara.server.alerts.alert_preferences import Occasion
from saqqara.server.alerts.alert_queue import new_occasions
from saqqara.server.clock import now
from saqqara.server.storage.schema import seats as seats_table
from saqqara.server.storage.schema import tables
from saqqara.server.tables.live_table import LiveTable
from tests.server.database_replay import redealt

MOVES = 6


def table_of(game: str) -> LiveTable:
    """A table in memory, in the middle of a game."""
    kind = games()[game]
    seats = max(kind.seats)
    setup = {"seats": seats, "options": {}, "times": None, "deck": None, "pace": {"kind": "relaxed"}, "hints": True, "level": "chance"}
    row: dict[str, Any] = {column.name: None for column in tables.columns}
    row |= {"id": "t", "game": game, "rules": kind.rules_version, "setup": msgspec.json.encode(setup), "secret": "ab" * 32}
    empty: dict[str, Any] = {column.name: None for column in seats_table.columns}
    live = LiveTable(row, [empty | {"seat": seat, "player": f"p{seat}", "name": f"Name {seat}"} for seat in range(seats)])
    live.apply(entry(live, "start", None, msgspec.json.encode(["00"] * seats).decode()))
    return live


def entry(live: LiveTable, kind: str, seat: int | None, text: str) -> dict[str, Any]:
    """One more entry of its log."""
    return {"table": "t", "seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": False, "client": None, "at": now()}


def told(live: LiveTable, seat: int) -> list[bytes]:
    """All that the player of a seat is told now, or could be told: every occasion in every language, as a note and as an e-mail."""
    occasions: list[Occasion] = [*new_occasions(live).get(seat, {}), "reminded", "over", "invited"]
    words = [
        (alert_texts.alert_text(live, occasion, seat, "Cleo", language), language) for occasion in occasions for language in ("fr", "en")
    ]
    notes = [msgspec.json.encode(alert_texts.push_text(live, one, "key", language)) for one, language in words]
    return notes + [msgspec.json.encode(alert_texts.email_text(live, one, language)) for one, language in words]


def differences(live: LiveTable, chance: random.Random) -> int:
    """Play on, and after each move hold what each is told against tables with other secrets; how often it is another."""
    found = 0
    for step in range(MOVES):
        assert live.table is not None
        for seat in range(len(live.seats)):
            true = told(live, seat)
            with redealt(live, seat, b"%d" % step):
                found += told(live, seat) != true
        if not live.table.to_act:
            break
        seat = chance.choice(live.table.to_act)
        live.apply(entry(live, "move", seat, live.table.sample(seat, generator(b"%d" % step))))
    return found


@pytest.mark.parametrize("game", games())
def test_what_is_told_does_not_change_with_what_is_secret(game: str) -> None:
    assert differences(table_of(game), random.Random(3)) == 0
    assert set(get_args(Occasion)) == {"turn", "begun", "over", "reminded", "invited"}, "there are no others to be looked at"


def test_a_note_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., alert_texts.AlertText] = alert_texts.alert_text

    def talkative(live: LiveTable, *about: Any) -> alert_texts.AlertText:
        assert isinstance(live.table, Table)
        said = honest(live, *about)
        return said._replace(line=f"{said.line} {live.table.position()}")

    monkeypatch.setattr(alert_texts, "alert_text", talkative)
    assert any(differences(table_of(game), random.Random(3)) for game in games())
