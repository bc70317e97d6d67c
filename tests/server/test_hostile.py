"""Hostile clients: an error message, and that connection's own trouble only. All the while a game goes on at another table."""

import asyncio
import contextlib
import json
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saqqara.server.tables.requested_setup import STAND_IN
from saqqara.server.ws import connection
from tests.server.server_in_process import eventually, farewell, inside, open_table, play_on, quiet, seated, wire
from tests.server.server_processes import PATIENCE, Node, Player, Sitting, node

SHOUTS = 400
ROUNDS = int(os.environ.get("SAQQARA_FUZZ", "150"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("hostile")
    with node(f"sqlite:///{folder}/hostile.db", logs=folder / "log") as running:
        yield running
    said = (folder / "log").read_text()
    assert "Traceback" not in said, "nothing that a client says is an accident for the server"
    assert "[error" not in said


@pytest.fixture(scope="module")
def guests(server: Node) -> list[Any]:
    return [httpx.post(f"{server.url}/api/v1/players", json={"name": name}).json() for name in ("Ann", "Bob", "Eve", "Dan")]


@pytest.fixture
async def people(server: Node, guests: list[Any]) -> AsyncIterator[list[Player]]:
    known = [Player(server.url, guest["token"], guest["player"]) for guest in guests]
    yield known
    for one in known:
        await one.close()


@contextlib.asynccontextmanager
async def undisturbed(ann: Player, bob: Player) -> AsyncIterator[str]:
    """A game of two others, who go on playing meanwhile and never wait long; yields their table."""
    table = await open_table(ann, bob)
    slowest, moves, stop = 0.0, 0, False

    async def play(one: Sitting, two: Sitting) -> None:
        nonlocal slowest, moves
        while not stop:
            began = time.monotonic()
            moves += await play_on([one, two], 1)
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.1)

    async with ann.sit(table) as one, bob.sit(table) as two:
        for sitting in (one, two):
            await seated(sitting)
        playing = asyncio.create_task(play(one, two))
        try:
            yield table
        finally:
            stop = True
            await playing
    assert moves > 0
    assert slowest < 10, "nobody else waited for the hostile, though they may have for a busy machine"


# What is said


BROKEN: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"move"',
    "{}",
    '{"type": "move"}',
    '{"type": "move", "id": 1, "text": "red 1"}',
    '{"type": "move", "id": "", "text": "red 1"}',
    '{"type": "move", "id": "a b", "text": "red 1"}',
    '{"type": "move", "id": "\\u0000", "text": "red 1"}',
    '{"type": "move", "id": "' + "x" * 41 + '", "text": "red 1"}',
    '{"type": "move", "id": "a", "text": null}',
    '{"type": "move", "id": "a", "text": "red 1", "seat": 1}',
    '{"type": "move", "id": "a", "text": "red 1", "at": 1}',
    '{"type": "Move", "id": "a", "text": "red 1"}',
    '{"type": ["move"], "id": "a"}',
    '{"type": "start", "id": "a", "text": "[]"}',
    '{"type": "look", "number": 1}',
    '{"type": "undo", "id": {}}',
    '{"type": "say", "id": "a", "text": 5}',
    '{"type": "say", "id": "a", "text": "\\ud800"}',
    '{"type": "mute", "id": "a", "seat": "1", "muted": true}',
    '{"type": "mute", "id": "a", "seat": 1e99, "muted": true}',
    '{"type": "mute", "id": "a", "said": 9223372036854775808, "muted": true}',
    '{"type": "mute", "id": "a", "said": 9223372036854775807, "muted": true}',
    '{"type": "mute", "id": "a", "said": -9223372036854775809, "muted": true}',
    '{"type": "move", "id": "a", "text": "red 1", "on": 4294967296}',
    '{"type": "ping", "last": 18446744073709551616}',
    '{"type": "ping", "type": "pong"}',
    "[" * 2000,
    '{"a":' * 500,
    b"\x00\xff\xfe",
    b"\x80" * 300,
    b"\x1f\x8b\x08\x00",
    "NaN",
    "\ufeff{}",
]


async def test_messages_that_cannot_be_read_are_answered_and_change_nothing(people: list[Player]) -> None:
    ann, bob, eve, dan = people
    async with undisturbed(ann, bob):
        table = await open_table(eve, dan)
        async with eve.sit(table) as sitting:
            await seated(sitting)
            for number, broken in enumerate(BROKEN):
                await sitting.socket.send(broken)
                problem = await sitting.until("problem", "refused", "bye")
                assert problem["type"] == "problem", broken
                assert problem["why"]["key"] == "server-bad-message"
                assert problem["why"]["reason"]["fr"]
                if number % 5 == 0:
                    await asyncio.sleep(0.2)  # not too fast
            assert await quiet(sitting, "look") == []
            assert sitting.look["history"] == []
        async with eve.sit(table) as sitting:
            assert (await seated(sitting)).number == 1


@pytest.mark.parametrize("first", ['{"type": "ping"}', "{", '{"type": "move", "id": "a", "text": "red 1"}', b"\xff"])
async def test_who_does_not_say_hello_is_shown_nothing(people: list[Player], first: str | bytes) -> None:
    ann, bob, *_ = people
    table = await open_table(ann, bob)
    async with wire(ann.url, table) as sitting:
        await sitting.socket.send(first)
        frames = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                frames.append(await sitting.next())
        assert {frame["type"] for frame in frames} <= {"problem", "bye"}
        assert frames[-1]["why"]["key"] == "server-hello-first"
        assert sitting.socket.close_code == 1008


async def test_a_second_hello_changes_nobody(people: list[Player]) -> None:
    ann, bob, *_ = people
    table = await open_table(ann, bob)
    async with wire(ann.url, table, {}) as sitting:
        await seated(sitting)
        await sitting.send(type="hello", token=ann.token)
        assert (await sitting.until("problem"))["why"]["key"] == "server-hello-first"
        assert (await sitting.play("red 1", "a"))["why"]["key"] == "server-not-seated"


@pytest.mark.parametrize(("size", "said"), [(5_000, "server-too-big"), (200_000, None)])
async def test_giant_messages_end_the_connection_that_sends_them(people: list[Player], size: int, said: str | None) -> None:
    ann, bob, eve, dan = people
    async with undisturbed(ann, bob):
        table = await open_table(eve, dan)
        async with eve.sit(table) as sitting:
            await seated(sitting)
            await sitting.send(type="say", id="a", text="x" * size)
            last, code = await farewell(sitting.socket)
            assert code == 1009
            if said:
                assert (last["type"], last["again"], last["why"]["key"]) == ("bye", False, said)
        async with eve.sit(table) as again:
            await seated(again)


async def test_a_flood_is_told_to_slow_down_and_then_let_go(people: list[Player]) -> None:
    ann, bob, eve, dan = people
    async with undisturbed(ann, bob):
        table = await open_table(eve, dan)
        async with eve.sit(table) as sitting:
            await seated(sitting)
            with contextlib.suppress(ConnectionClosed):
                for number in range(SHOUTS):
                    await sitting.send(type="move", id=f"f{number}", text="red 99")
            frames = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    frames.append(await sitting.next())
            keys = [frame["why"]["key"] for frame in frames if "why" in frame]
            assert "server-too-fast" in keys
            assert frames[-1]["type"] == "bye"
            assert sitting.socket.close_code == 1008
        async with dan.sit(table) as other:
            assert (await seated(other)).look["history"] == []


# Who says it


async def test_moves_for_other_seats_are_not_theirs_to_make(people: list[Player]) -> None:
    ann, bob, eve, _ = people
    table = await open_table(ann, bob)
    async with eve.sit(table) as onlooker, ann.sit(table) as one, bob.sit(table) as two:
        for sitting in (onlooker, one, two):
            await seated(sitting)
        mover, other = (one, two) if one.look["moves"] else (two, one)
        text = mover.look["moves"][0]
        assert (await onlooker.play(text, "a"))["why"]["key"] == "server-not-seated"
        assert (await other.play(text, "a"))["why"]["key"] == "refused-turn"
        await onlooker.send(type="undo", id="b")
        assert (await onlooker.until("refused"))["why"]["key"] == "server-not-seated"
        assert (await eve.http.post(f"/tables/{table}/moves", json={"id": "a", "text": text})).status_code == 403
        assert one.look["history"] == []


async def test_forged_and_strange_tokens_are_not_welcome(people: list[Player]) -> None:
    ann, bob, eve, _ = people
    table = await open_table(ann, bob)
    value, stamp, signature = ann.token.rsplit(".", 2)
    forged = [
        "x",
        "",
        "x" * 100_00,
        "\u0000",
        "é" * 20,
        ann.token[:-1],
        ann.token + "A",
        f"{value}.{stamp}.{eve.token.rsplit('.', 1)[1]}",
        f"{'A' * len(value)}.{stamp}.{signature}",
        TimestampSigner("another key", salt="saqqara token").sign(value).decode(),
        ann.player,
    ]
    for token in forged:
        async with wire(ann.url, table, {"token": token}) as sitting:
            if token == "":
                assert (await sitting.until("table"))["seat"] is None, "none at all: an onlooker"
                continue
            last, code = await farewell(sitting.socket)
            assert last["type"] == "bye"
            assert last["why"]["key"] in ("server-not-welcome", "server-hello-first", "server-too-big")
            assert code in (1008, 1009)
            assert ann.player not in json.dumps(last)


async def test_a_stolen_token_dies_with_its_owner(server: Node) -> None:
    ann, bob = await Player.come(server.url), await Player.come(server.url)
    table = await open_table(ann, bob)
    async with wire(bob.url, table, {"token": ann.token}) as thief:
        assert (await thief.until("table"))["seat"] == 0, "a token is the only key there is"
    assert (await ann.http.delete("/me")).status_code == 204
    async with wire(bob.url, table, {"token": ann.token}) as thief:
        last, _ = await farewell(thief.socket)
        assert last["why"]["key"] == "server-not-welcome"
    async with bob.sit(table) as sitting:
        info = await sitting.until("table")
        assert (info["seats"][0]["name"], info["seats"][0]["bot"]) == (None, STAND_IN)
    await ann.close()
    await bob.close()


async def test_an_expired_token_is_not_welcome(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with inside(tmp_path_factory.mktemp("expired"), token_days=0) as server:
        ann = await Player.come(server.url)
        await asyncio.sleep(1.1)
        refused = await ann.http.post("/tables", json={"game": "objective"})
        assert (refused.status_code, refused.json()["key"]) == (401, "server-not-welcome")
        await ann.close()


async def test_a_foreign_page_cannot_connect(people: list[Player]) -> None:
    ann, bob, *_ = people
    table = await open_table(ann, bob)
    for origin in ("https://evil.example", "null", "http://127.0.0.1", f"{ann.url}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            async with wire(ann.url, table, {}, Origin=origin, Cookie=f"saqqara={ann.token}"):
                pass
        assert refused.value.response.status_code == 403
    async with wire(ann.url, table, {}, Origin=ann.url, Cookie=f"saqqara={ann.token}") as own:
        assert (await own.until("table"))["seat"] == 0


# Connections


async def test_many_sockets_of_one_player_are_refused(people: list[Player]) -> None:
    *_, eve, dan = people
    table = await open_table(eve, dan)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(16):
            await seated(await stack.enter_async_context(eve.sit(table)))
        async with eve.sit(table) as one_more:
            last, _ = await farewell(one_more.socket)
            assert last["why"]["key"] == "server-many-sockets"
        async with dan.sit(table) as other:
            await seated(other)


async def test_half_open_connections_are_let_go(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.5)
    async with inside(tmp_path_factory.mktemp("half")) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        async with undisturbed(ann, bob) as table:
            silent = [await asyncio.open_connection("127.0.0.1", server.settings.port) for _ in range(30)]
            for number, (_, writer) in enumerate(silent):
                head = f"GET /api/v1/tables/{table}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                key = "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcy4uLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                whole = (head + key).encode()
                writer.write(
                    whole if number % 3 == 0 else whole[: random.randrange(len(whole))] if number % 3 == 1 else whole + b"\x81\xfe"
                )
            for reader, _ in silent[::3]:  # those that were answered are ended by the server
                said = await asyncio.wait_for(reader.readuntil(b"server-hello-first"), PATIENCE)
                assert b"101 Switching" in said
            for _, writer in silent:
                writer.transport.abort()
            async with wire(server.url, table, {}) as sitting:
                await seated(sitting)
        await eventually(lambda: not server.app.state.connections and not server.hub.presence.viewers)
        await ann.close()
        await bob.close()


async def test_a_fuzzer(people: list[Player]) -> None:
    """Bits of true messages put together in wrong ways, from seats and from nowhere: the table stays as it was and the server lives."""
    ann, bob, eve, dan = people
    chance = random.Random(7)
    words: list[Any] = [
        "hello",
        "move",
        "undo",
        "say",
        "mute",
        "ping",
        "table",
        "red 1",
        "",
        "x" * 300,
        eve.token,
        -1,
        0,
        1,
        2**70,
        1.5,
        None,
        True,
    ]
    names = ["type", "id", "text", "token", "last", "seat", "muted", "number", "$ref", "__proto__"]

    def junk(depth: int = 0) -> Any:
        kind = chance.random()
        if depth > 3 or kind < 0.6:
            return chance.choice(words)
        if kind < 0.7:
            return [junk(depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice(names): junk(depth + 1) for _ in range(chance.randrange(5))}

    def message() -> str | bytes:
        kind = chance.random()
        if kind < 0.2:
            return chance.randbytes(chance.randrange(200))
        made = {name: junk() for name in chance.sample(names, chance.randrange(1, 5))}
        if kind < 0.8:
            made["type"] = chance.choice(words[:7])
        text = json.dumps(made)
        if kind > 0.9:
            cut = chance.randrange(len(text))
            text = text[:cut] + chr(chance.randrange(1, 0x2FF)) + text[cut + 1 :]
        return text

    async with undisturbed(ann, bob):
        table = await open_table(eve, dan)
        async with dan.sit(table) as witness:
            before = json.dumps((await seated(witness)).look["history"])
            sent = 0
            while sent < ROUNDS:
                hello = chance.choice([{"token": dan.token}, {}, None])
                with contextlib.suppress(ConnectionClosed):
                    async with wire(eve.url, table, hello) as sitting:
                        for _ in range(20):
                            sent += 1
                            await sitting.socket.send(message())
                            await asyncio.sleep(0.005)
                        await asyncio.sleep(0.02)
            async with dan.sit(table) as again:
                assert json.dumps((await seated(again)).look["history"]) == before
