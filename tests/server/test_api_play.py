"""Games over HTTP: looks, moves, undo, records, chat and hints."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.bots import levels
from saqqara.core.game import find, games
from saqqara.core.record_replay import replay
from saqqara.server.analysis.record_verification import verified
from saqqara.server.clock import now
from saqqara.server.storage.schema import chat, muted
from saqqara.server.tables.bots import bot_workers
from tests.server import slow_bots
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house, play_on

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def table_for_two(here: House, **more: Any) -> tuple[str, Guest, Guest]:
    """A running table, and its players: the first is the one to act, where only one is."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(**more))["id"]
    await ben.post(f"/tables/{table}/join")
    first = (await anna.get(f"/tables/{table}/look"))["look"]["to_act"]
    return (table, ben, anna) if first == [1] else (table, anna, ben)


@pytest.mark.parametrize("game", games())
async def test_a_game_is_played_to_its_end_and_its_record_verified(here: House, game: str) -> None:
    table, anna, ben = await table_for_two(here, game=game, nonce="01")
    most = 60 if find(game).times else 10_000  # calm players never finish a game with a clock
    made = await play_on(table, [anna, ben], most)
    sealed = bool(find(game).times)
    record = await here.nobody.get(f"/tables/{table}/record")
    assert ("seed" in record) != sealed
    assert "01" in record["nonces"]
    if sealed:
        assert (await here.nobody.post("/verify", 400, **record))["key"] == "record-sealed"
        return
    assert record["commitment"] == (await anna.get(f"/tables/{table}"))["commitment"]
    told = await here.nobody.post("/verify", **record)
    assert (told["game"], told["moves"], told["over"]) == (game, made, True)
    assert str(made) in told["sentence"]["fr"]
    assert replay(record).over
    record["moves"][0][1] = "nonsense"
    assert (await here.nobody.post("/verify", 400, **record))["key"] == "record-move"


async def test_there_is_nothing_to_see_before_the_deal(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open())["id"]
    for path in ("look", "record", "hint"):
        assert (await anna.get(f"/tables/{table}/{path}", 409))["key"] == "server-not-started"
    assert (await anna.post(f"/tables/{table}/moves", 409, id="1", text="red 1"))["key"] == "server-not-started"
    assert (await anna.get(f"/tables/{table}/chat")) == {"said": []}


@ALSO_ON_POSTGRES
async def test_a_move_is_played_once_however_often_it_is_sent(here: House) -> None:
    table, anna, _ = await table_for_two(here)
    before = await anna.get(f"/tables/{table}/look")
    move = before["look"]["moves"][0]
    first = await anna.post(f"/tables/{table}/moves", id="m1", text=move.upper())
    again = await anna.post(f"/tables/{table}/moves", id="m1", text=move)
    assert first == again == {"type": "accepted", "id": "m1", "number": before["number"] + 1}
    after = await anna.get(f"/tables/{table}/look")
    assert after["look"]["history"] == [[before["look"]["seat"], move]]
    assert after["number"] == first["number"]


async def test_a_refusal_names_its_clause(here: House) -> None:
    table, anna, ben = await table_for_two(here)
    look = (await anna.get(f"/tables/{table}/look"))["look"]
    refused = await ben.post(f"/tables/{table}/moves", 409, id="1", text=look["moves"][0])
    assert (refused["key"], refused["clause"]) == ("refused-turn", "O6")
    assert (await anna.post(f"/tables/{table}/moves", 400, id="1", text="castle"))["key"] == "unreadable"
    cleo = await here.guest("Cleo")
    assert (await cleo.post(f"/tables/{table}/moves", 403, id="1", text=look["moves"][0]))["key"] == "server-not-seated"
    assert (await here.nobody.post(f"/tables/{table}/moves", 401, id="1", text=look["moves"][0]))["key"] == "server-not-welcome"
    assert (await anna.get(f"/tables/{table}/look"))["look"]["history"] == []


@pytest.mark.parametrize("client", ["", "x" * 41, "a b", "é", "\x01"])
async def test_ids_are_short_and_plain(here: House, client: str) -> None:
    table, anna, _ = await table_for_two(here)
    assert (await anna.post(f"/tables/{table}/moves", 422, id=client, text="red 1"))["key"] == "field-range"


async def test_undo_is_the_servers_decision(here: House) -> None:
    table, anna, ben = await table_for_two(here)
    look = await anna.get(f"/tables/{table}/look")
    assert look["undo"]["key"] == "undo-nothing"
    assert (await anna.post(f"/tables/{table}/undo", 409, id="u0"))["key"] == "undo-nothing"
    await anna.post(f"/tables/{table}/moves", id="m1", text=look["look"]["moves"][0])
    assert (await anna.get(f"/tables/{table}/look"))["undo"] is None
    await anna.post(f"/tables/{table}/undo", id="u1")
    await anna.post(f"/tables/{table}/undo", id="u1")
    assert (await anna.get(f"/tables/{table}/look"))["look"]["history"] == []
    await anna.post(f"/tables/{table}/moves", id="m2", text=look["look"]["moves"][0])
    await ben.post(f"/tables/{table}/moves", id="m1", text=(await ben.get(f"/tables/{table}/look"))["look"]["moves"][0])
    assert (await anna.post(f"/tables/{table}/undo", 409, id="u2"))["key"] == "undo-other"


async def test_a_record_of_a_running_game_shows_each_what_they_may_see(here: House) -> None:
    table, anna, ben = await table_for_two(here, game="expedition")
    look = (await anna.get(f"/tables/{table}/look"))["look"]
    await anna.post(f"/tables/{table}/moves", id="1", text=look["moves"][0])  # a secret choice until both have chosen
    mine, theirs, anybody = [await who.get(f"/tables/{table}/record") for who in (anna, ben, here.nobody)]
    assert mine["moves"] == [[look["seat"], look["moves"][0]]]
    assert theirs["moves"] == anybody["moves"] == []
    for record in (mine, theirs, anybody):
        assert "seed" not in record
        assert "outcome" not in record
    secret = here.hub.live[table].secret.hex()
    answers = [
        await who.http.get(f"/tables/{table}{path}") for who in (anna, ben, here.nobody) for path in ("", "/look", "/record", "/chat")
    ]
    assert all(secret not in answer.text for answer in answers)


async def test_an_onlooker_sees_what_onlookers_may(here: House) -> None:
    table, anna, _ = await table_for_two(here)
    look = (await here.nobody.get(f"/tables/{table}/look"))["look"]
    assert (look["seat"], look["moves"]) == (None, [])
    assert look["view"] != (await anna.get(f"/tables/{table}/look"))["look"]["view"]


# Chat


async def test_the_chat_is_read_but_for_the_muted(here: House) -> None:
    table, anna, ben = await table_for_two(here)
    words = [
        {"table": table, "player": who.id, "name": "x", "text": f"t{number}", "at": now()} for number, who in enumerate((anna, ben, anna))
    ]
    await here.store.execute(*(sa.insert(chat).values(**one) for one in words))
    said = (await here.nobody.get(f"/tables/{table}/chat"))["said"]
    assert [one["text"] for one in said] == ["t0", "t1", "t2"]
    assert {one["seat"] for one in said} == {0, 1}
    await here.store.execute(sa.insert(muted).values(table=table, player=ben.id, other=anna.id))
    assert [one["text"] for one in (await ben.get(f"/tables/{table}/chat"))["said"]] == ["t1"]
    assert [one["text"] for one in (await anna.get(f"/tables/{table}/chat", after=said[1]["number"]))["said"]] == ["t2"]


# Hints


async def test_hints_where_they_are_allowed_and_there_is_something_to_decide(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, ben = await table_for_two(here)

    async def run_here(work: Any, *arguments: Any, **_: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(here.app.state.node.workers, "run", run_here)
    monkeypatch.setattr(bot_workers, "advise", slow_bots.at_first_sight)
    assert (await ben.get(f"/tables/{table}/hint", 409))["key"] == "server-no-hint-now"
    cleo = await here.guest("Cleo")
    assert (await cleo.get(f"/tables/{table}/hint", 403))["key"] == "server-not-seated"
    strict, dora, _ = await table_for_two(here, hints=False)
    assert (await dora.get(f"/tables/{strict}/hint", 403))["key"] == "server-no-hints"
    hint = await anna.get(f"/tables/{table}/hint")
    assert hint["level"] == levels()[-1]
    legal = (await anna.get(f"/tables/{table}/look"))["look"]["moves"]
    assert 0 < len(hint["moves"]) <= 5
    for one in hint["moves"]:
        assert one["move"] in legal
        assert 0 <= one["win"] <= 1
        assert set(one["reason"]) == {"fr", "en"}
    shares = [one["share"] for one in hint["moves"]]
    assert shares == sorted(shares, reverse=True)


# Verifying


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "not-json"),
        (b"[]", "whole-type"),
        (b"{}", "field-missing"),
        (b"\xff", "not-json"),
        (b"[" * 100_000, "not-json"),
    ],
)
async def test_what_is_no_record_is_said_to_be_none(here: House, body: bytes, key: str) -> None:
    assert (await here.nobody.ask("POST", "/verify", 400, content=body))["key"] == key


async def test_a_record_cannot_make_the_server_read_its_files(here: House, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("card = 'pharaoh'")
    table, anna, ben = await table_for_two(here, game="guardians")
    await play_on(table, [anna, ben])
    record = await anna.get(f"/tables/{table}/record")
    refused = await here.nobody.post("/verify", 400, **(record | {"deck": str(secret)}))
    assert (refused["key"], "deck" in refused["reason"]["en"]) == ("field-type", True)
    assert verified(json.dumps(record).encode()).over
