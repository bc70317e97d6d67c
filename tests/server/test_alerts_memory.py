"""Alert settings are not looked up at every move of a game that a player watches."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.alerts import alert_queue
from saqqara.server.alerts.alert_queue import new_occasions
from saqqara.server.tables.table_setup import Pace
from tests.server.players_inside import two
from tests.server.test_veiled import new_table


async def test_who_looks_at_the_table_and_cannot_be_called_is_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()

    async def nothing_chosen(_: Any, player: str) -> None:
        asked[player] += 1

    async with two(tmp_path) as players:
        monkeypatch.setattr(alert_queue, "preferences_of", nothing_chosen)
        monkeypatch.setattr(players.here.hub.fanout, "others", True)  # another node might not know that they look at it here
        people = [ear.connection.player for ear in players.ears]
        known: dict[str, float] = players.here.hub.alerts._unreachable  # type: ignore[attr-defined]
        known.clear()

        async def some_moves() -> None:
            for _ in range(6):
                ear = players.mover
                await players.heard(ear, players.move(), "accepted")
                players.crowd.hush()
            await asyncio.sleep(0.05)

        await some_moves()
        assert asked == Counter(dict.fromkeys(people, 1))
        asked.clear()
        away = players.ears[0].connection
        away.visible = False
        await some_moves()
        assert asked == {away.player: 3}, "who does not look is looked up each time: they may want to be called by now"
        away.visible = True
        asked.clear()
        known.update({player: until - alert_queue.MEMORY for player, until in known.items()})
        await some_moves()
        assert asked == Counter(dict.fromkeys(people, 1)), "and everybody after a while"


def test_nobody_is_called_to_a_turn_that_a_bot_plays_for_them() -> None:
    live = new_table("objective", 2, {}, b"\7" * 32, Pace())
    assert live.table is not None
    (seat,) = live.table.to_act
    assert "turn" in new_occasions(live)[seat]
    live.seats[seat].bot = "chance"
    assert "turn" not in new_occasions(live).get(seat, {})
    live.seats[seat].bot = None
    live.table.resign(seat)  # until its row says that a bot sits there
    assert "turn" not in new_occasions(live).get(seat, {})
