"""Limits belong to a person or an address, and end with them; numbers of the server are not public."""

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from saqqara.core.errors import BadSetup
from saqqara.server.http import http_protocol, middleware
from saqqara.server.serve import only_one
from saqqara.server.settings import Limits, Settings
from saqqara.server.tables.chat import read
from saqqara.server.tables.fanout import PollingOnly, SingleNode
from tests.server.databases import BOTH
from tests.server.guests_over_http import API, house
from tests.server.server_in_process import eventually, farewell, inside, open_table, seated, wire
from tests.server.server_processes import Player

pytestmark = BOTH


async def test_many_connections_do_not_let_one_person_say_more(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(chat=(3, 0.01))) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob)
        answers = []
        for number in range(4):
            async with ann.sit(table) as sitting:
                await seated(sitting)
                await sitting.send(type="say", id=f"s{number}", text="buy")
                answers.append((await sitting.until("accepted", "refused"))["type"])
        assert answers == ["accepted"] * 3 + ["refused"]
        async with bob.sit(table) as other:
            await other.send(type="say", id="b", text="hello")
            assert (await other.until("accepted", "refused"))["type"] == "accepted"


async def test_an_onlooker_can_be_muted(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob, eve = [await Player.come(server.url, name) for name in ("Ann", "Bob", "Eve")]
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting, eve.sit(table) as onlooker:
            await onlooker.send(type="say", id="e", text="buy")
            said = await sitting.until("said")
            assert said["seat"] is None
            await sitting.send(type="mute", id="m", said=said["number"], muted=True)
            assert (await sitting.until("accepted", "refused", "problem"))["type"] == "accepted"
            live = server.hub.live[table]
            assert await read(server.hub.store, live, ann.player) == []
            assert len(await read(server.hub.store, live, bob.player)) == 1
            await sitting.send(type="mute", id="n", said=said["number"], muted=False)
            await sitting.until("accepted")
            assert len(await read(server.hub.store, live, ann.player)) == 1
            await sitting.send(type="mute", id="o", said=said["number"] + 1000, muted=True)
            assert (await sitting.until("accepted", "refused"))["type"] == "refused"


async def test_a_deleted_player_is_gone_from_a_socket_of_another_node(tmp_path: Path) -> None:
    """There nobody ends the connection at once, but its next word is nobody's any more."""
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting:
            await seated(sitting)
            await server.app.state.people.forget(ann.player)  # as the other node does it
            await sitting.send(type="say", id="a", text="still here")
            last, _ = await farewell(sitting.socket)
            assert (last["type"], last["again"], last["why"]["key"]) == ("bye", False, "server-not-welcome")


@pytest.mark.parametrize("limits", [Limits(sockets_per_address=3), Limits(sockets=3)])
async def test_sockets_are_limited_by_address_and_in_all(tmp_path: Path, limits: Limits) -> None:
    async with inside(tmp_path, limits=limits) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await (await stack.enter_async_context(wire(server.url, table, {}))).until("table")
            async with wire(server.url, table) as one_more:
                last, _ = await farewell(one_more.socket)
                assert (last["type"], last["why"]["key"]) == ("bye", "server-many-sockets")
        await eventually(lambda: not server.app.state.connections and not server.app.state.sockets.total)
        async with ann.sit(table) as again:
            await seated(again)


async def test_metrics_are_for_this_machine_or_for_who_has_the_token(tmp_path: Path) -> None:
    async def asked(app: object, address: str, **headers: str) -> int:
        transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=API, headers=headers) as http:
            return (await http.get("/metrics")).status_code

    async with house(tmp_path) as here:
        assert await asked(here.app, "127.0.0.1") == 200
        assert await asked(here.app, "203.0.113.5") == 404
        assert await asked(here.app, "127.0.0.1", **{"X-Forwarded-For": "203.0.113.5"}) == 404, "a proxy on this machine"
    async with house(tmp_path, metrics_token="count") as here:
        assert await asked(here.app, "203.0.113.5", Authorization="Bearer count") == 200
        assert await asked(here.app, "203.0.113.5", Authorization="Bearer other") == 404
        assert await asked(here.app, "127.0.0.1") == 404


async def test_the_log_has_nothing_of_what_was_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting:
            await seated(sitting)

            async def fails(*words: object) -> None:
                raise RuntimeError(*words)

            monkeypatch.setattr("saqqara.server.tables.chat.write", fails)
            with capture_logs() as told:
                await sitting.send(type="say", id="a", text="my secret word")
                assert (await sitting.until("problem"))["why"]["key"] == "server-trouble"
            assert any(line["event"] == "message" and line["problem"] == "RuntimeError" for line in told)
            assert "my secret word" not in str(told)


async def test_a_table_from_a_made_up_position_says_so_to_all(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest(), await here.guest()
        plain = (await anna.open())["id"]
        await ben.post(f"/tables/{plain}/join")
        assert (await ben.get(f"/tables/{plain}"))["from_position"] is False
        live = here.hub.live[plain]
        assert live.table is not None
        made_up = await anna.open(position=live.table.position())
        assert made_up["from_position"] is True
        assert (await ben.get(f"/tables/{made_up['id']}"))["from_position"] is True, "before anybody sits down"
        await ben.post(f"/tables/{made_up['id']}/join")
        begun = here.hub.live[made_up["id"]].table
        assert begun is not None
        assert begun.save()["position"] == live.table.position()


def test_one_file_is_for_one_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/one.db")
    with only_one(settings):
        with pytest.raises(BadSetup) as caught, only_one(settings):
            pass
        assert caught.value.key == "server-database-served"
        assert caught.value.reason("fr") != caught.value.reason("en")
    with only_one(settings):
        pass


def test_nodes_without_a_bus_look_at_the_database_again_and_again() -> None:
    fanout = PollingOnly(seconds=3600)
    assert fanout.others
    assert (fanout.must_poll, fanout.must_poll) == (True, False)
    assert not SingleNode().others


async def test_a_silent_or_trickling_connection_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.5)
    async with inside(tmp_path) as server:
        for said in (b"", b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-Slow:", b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\nGET /"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
            writer.write(said)
            heard = await asyncio.wait_for(reader.read(), 30)
            assert heard.count(b"200 OK") == said.count(b"\r\n\r\n")
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        writer.write(b'POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"na')
        heard = await asyncio.wait_for(reader.readuntil(b"server-too-slow"), 30)
        assert b" 408 " in heard
        writer.close()
        async with httpx.AsyncClient(base_url=server.url) as http:
            await http.get("/api/v1/health")
            await asyncio.sleep(1)
            assert (await http.get("/api/v1/health")).status_code == 200, "between requests a connection may rest"
