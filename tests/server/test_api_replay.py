"""Looking back at a game, and going on from a moment of it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara import Table, replay
from saqqara.core.game import games
from saqqara.core.parsing import plain
from saqqara.core.record_replay import scores, steps
from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house, play_on

pytestmark = BOTH

FOLDERS = Path(__file__).parents[1] / "games"
FIRST = [min((FOLDERS / game / "records").glob("*.json")).stem for game in games()]
"""A golden record of each game, of its smallest table."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


def golden(name: str) -> dict[str, Any]:
    """A finished game."""
    data: dict[str, Any] = json.loads((FOLDERS / name.split("-", maxsplit=1)[0] / "records" / f"{name}.json").read_text())
    return data


@pytest.mark.parametrize("name", FIRST)
async def test_a_replay_shows_what_each_seat_saw(here: House, name: str) -> None:
    record = golden(name)
    anna = await here.guest("Anna")
    wanted = [plain(table.look(1)) for table in steps(record)]
    got: list[Any] = []
    while len(got) < len(wanted):
        part = await anna.ask("POST", f"/replay?seat=1&first={len(got)}&count=25", 200, json=record)
        assert part["moves"] == len(wanted) - 1
        got += part["looks"]
    assert got == wanted


async def test_a_game_that_is_going_on_has_no_replay(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open(seats=["me", {"bot": "chance"}]))["id"]
    assert (await anna.get(f"/tables/{table}/replay", 409))["key"] == "server-no-replay"


async def test_a_bad_record_or_seat_is_a_sentence(here: House) -> None:
    anna = await here.guest("Anna")
    record = golden("objective-2-mode-fair")
    bad: list[Any] = [{**record, "seats": "2"}, {**record, "deck": "/etc/passwd"}, {"format": 1}, [], {**record, "seed": None}]
    for broken in bad:
        await anna.ask("POST", "/replay", 400, json=broken)
    await anna.ask("POST", "/replay?seat=2", 400, json=record)


@pytest.mark.parametrize("name", FIRST)
async def test_a_table_goes_on_from_a_moment_of_a_record(here: House, name: str) -> None:
    record = golden(name)
    anna = await here.guest("Anna")
    then = next(table.position() for number, table in enumerate(steps(record)) if number == 8)
    made = await anna.open(game=record["game"], seats=["me", *[{"bot": "chance"}] * (record["seats"] - 1)], record=record, at=8)
    live = await here.hub.get(made["id"])
    assert live is not None
    assert live.table is not None
    assert live.table.start_position() == then
    assert "position" not in made
    assert replay(live.table.save()).start_position() == then


async def test_a_table_begins_from_a_position(here: House) -> None:
    anna = await here.guest("Anna")
    position = Table("guardians", 3, b"position").position()
    made = await anna.open(game="guardians", seats=["me", {"bot": "chance"}, {"bot": "chance"}], position=position)
    assert made["status"] == "running"
    seats = ["me", {"bot": "chance"}]
    assert (await anna.open(400, game="guardians", seats=seats, position=position))["key"] == "bad-seats"
    assert (await anna.open(400, game="objective", seats=3, position=position))["key"] == "bad-position-game"
    assert "turn" in (await anna.open(400, game="guardians", seats=3, position={**position, "turn": 9}))["reason"]["en"]
    over = golden("objective-2-mode-fair")
    assert (await anna.open(409, game="objective", seats=seats, record=over))["key"] == "server-is-over"


@pytest.mark.parametrize("game", games())
async def test_the_curve_of_a_game_is_asked_for_in_points_only(here: House, game: str) -> None:
    record = golden(min((FOLDERS / game / "records").glob("*.json")).stem)
    wanted = scores(record)
    assert len(wanted) == len(record["moves"]) + 1
    assert list(wanted[-1]) == record["outcome"]["scores"]
    assert any(row != wanted[-1] for row in wanted)
    anna = await here.guest("Anna")
    at = len(record["moves"]) - 1
    table = (await anna.open(game=game, seats=record["seats"], record=record, at=at))["id"]
    assert (await anna.get(f"/tables/{table}/points", 409))["key"] == "server-no-replay"


async def test_the_curve_of_a_table_is_small(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    await ben.post(f"/tables/{table}/join")
    made = await play_on(table, [anna, ben])
    rows = (await ben.get(f"/tables/{table}/points"))["points"]
    seen = (await ben.get(f"/tables/{table}/look"))["look"]
    assert len(rows) == made + 1
    assert rows[-1] == seen["outcome"]["scores"]
    assert rows[0] == [4, 4], "bare bases count"
    looks = await ben.get(f"/tables/{table}/replay")
    assert len(json.dumps(rows)) < len(json.dumps(looks)) / 50
