"""Games that were played without the server and are kept there: replayed, private, unrated, and named after nobody's account."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.game import games
from saqqara.core.table import Table
from saqqara.offline import bot_turns
from saqqara.server.storage.schema import results
from saqqara.server.tables import played_alone
from tests.offline.device import ask, device, play_out
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH
GAMES = tuple(games())


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(bot_turns, "PAUSE_SECONDS", 0.0)
    async with house(tmp_path) as opened:
        yield opened


async def played(game: str = "objective", *others: Any, resign_after: int | None = None) -> dict[str, Any]:
    """The record of a game on a device, played to its end, or until the person gives up."""
    async with device() as server:
        times = {"sand": 0.1, "check": 0.1} if "sand" in games()[game].times else None
        asked = {"game": game, "seats": ["me", *(others or ({"bot": "chance"},))], "times": times}
        table = (await ask(server, "POST", "/tables", asked))["id"]
        me = await play_out(server, table, stop_after=10_000 if resign_after is None else resign_after)
        if resign_after is not None:
            await me.turn()
            await ask(server, "POST", f"/tables/{table}/resign")
        return dict(await ask(server, "GET", f"/tables/{table}/record"))


async def keep(guest: Guest, record: Any, status: int = 201, seat: int = 0) -> Any:
    return await guest.post("/tables/alone", status, record=record, seat=seat)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_kept_private_and_uncounted_and_replays(here: House, game: str) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    record = await played(game)
    table = await keep(anna, record)
    assert (table["alone"], table["public"], table["rated"], table["status"], table["seat"]) == (True, False, False, "over", 0)
    assert (await keep(anna, record))["id"] == table["id"], "the same game is kept once"
    (listed,) = (await anna.get("/tables/mine", status="over"))["tables"]
    assert (listed["id"], listed["alone"]) == (table["id"], True)
    assert (await ben.get("/tables/mine"))["tables"] == (await here.nobody.get("/tables", status="over"))["tables"] == []
    kept = await anna.get(f"/tables/{table['id']}/record")
    assert kept | {"names": record["names"]} == record
    assert (await anna.get(f"/tables/{table['id']}/replay", seat=0))["looks"]
    assert (await anna.get("/me/ratings"))["ratings"] == []
    assert (await here.store.fetch(sa.select(sa.func.count().label("n")).select_from(results)))[0]["n"] == 0
    assert (await anna.post(f"/tables/{table['id']}/rematch", 409))["key"] == "server-alone-no-rematch"


async def test_a_game_that_was_given_up_is_kept_as_it_ended(here: House) -> None:
    anna = await here.guest("Anna")
    for others in (({"bot": "chance"},), ({"bot": "chance"}, {"bot": "chance"})):
        record = await played("objective", *others, resign_after=2)
        table = await keep(anna, record)
        assert (await anna.get(f"/tables/{table['id']}/record"))["outcome"] == record["outcome"]


async def test_names_in_the_record_are_linked_to_nobody(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    record = await played() | {"names": ["Ben", "Zalg\u0335\u0321\u0328o"]}
    table = await keep(anna, record)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "–"]
    other = await keep(anna, await played() | {"names": ["Ben", "Zoé"]}, seat=1)
    assert [seat["name"] for seat in other["seats"]] == ["Ben", "Anna"]
    assert (await ben.get("/tables/mine"))["tables"] == []
    assert (await ben.get(f"/tables/{other['id']}"))["seat"] is None
    assert not any(seat["open"] for seat in other["seats"])
    assert (await ben.post(f"/tables/{other['id']}/join", 409, seat=0))["key"] == "server-not-open"


async def test_what_is_no_finished_game_as_it_was_played_is_refused(here: House) -> None:
    anna, record = await here.guest("Anna"), await played()
    running = Table("objective", 2, b"s" * 32)
    moves = record["moves"]
    forged = record["outcome"] | {"scores": [99, 0]}
    for data, key in (
        (record | {"outcome": forged}, "record-outcome"),
        (record | {"moves": moves[:-1]}, "record-unfinished"),
        (record | {"moves": [[1 - moves[0][0], moves[0][1]], *moves[1:]]}, "record-move"),
        (record | {"seed": "00" * 32}, "record-commitment"),
        (record | {"rules": 99}, "record-rules"),
        (record | {"format": 3}, "record-format"),
        (record | {"game": "chess"}, "unknown-game"),
        (record | {"owner": "Ben"}, "field-unknown"),
        (record | {"deck": "/etc/passwd"}, "field-type"),
        (running.sealed(None) | {"names": ["A", "B"]}, "record-sealed"),
        (json.loads(json.dumps(running.save())), "server-alone-unfinished"),
    ):
        assert (await keep(anna, data, 400))["key"] == key
    assert (await keep(anna, record, 400, seat=2))["key"] == "no-seat"
    assert (await anna.post("/tables/alone", 413, record=record | {"names": ["x" * 300_000]}, seat=0))["key"] == "server-too-big"
    await here.nobody.post("/tables/alone", 401, record=record, seat=0)
    assert (await anna.get("/tables/mine"))["tables"] == []


async def test_a_challenge_of_the_day_is_not_kept(here: House) -> None:
    anna = await here.guest("Anna")
    table = Table("objective", 2, b"s" * 32, daily=True)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.look(seat).moves[0])
    assert (await keep(anna, table.record(), 409))["key"] == "server-alone-daily"


async def test_so_many_games_are_kept_and_no_more(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_alone, "MAX_GAMES", 1)
    anna, record = await here.guest("Anna"), await played()
    table = await keep(anna, record)
    assert (await keep(anna, await played(), 409))["key"] == "server-alone-many"
    assert (await keep(anna, record))["id"] == table["id"]
