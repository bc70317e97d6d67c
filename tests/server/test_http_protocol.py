"""HTTP and the handshake of a WebSocket, byte by byte: what is read, what is refused, and how a connection ends."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.http import http_protocol
from saqqara.server.http.http_protocol import MAX_CHUNKS, MAX_HEAD_BYTES, MAX_WAITING, HttpProtocol
from saqqara.server.settings import Limits
from saqqara.server.ws import websocket
from tests.server.attacks import ATTACKER, BINARY, CHUNKED, CLOSE, CONTINUATION, GET, HELLO, PING, PONG, TEXT, frame
from tests.server.server_in_process import Inside, eventually, inside, open_table
from tests.server.server_processes import PATIENCE, Player

HEAD = "GET /api/v1/tables/{table}/ws HTTP/1.1\r\n"
KEY = "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcy4uLg==\r\n"
VERSION = "Sec-WebSocket-Version: 13\r\n"
UPGRADE = "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HANDSHAKE = f"{HEAD}{UPGRADE}{KEY}{VERSION}\r\n"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path) as running:
        yield running


async def connect(server: Inside, address: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address that is no proxy's."""
    return await asyncio.open_connection("127.0.0.1", server.settings.port, local_addr=(address, 0))


async def answer(server: Inside, *pieces: bytes, ends: bool = False) -> bytes:
    """Return the answer to these bytes, to its end, which is the server's. `ends`: the client says that it sends nothing more,
    so that a server which waits for more has nothing to wait for."""
    reader, writer = await connect(server)
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(0.02)
    if ends:
        writer.write_eof()
    try:
        async with asyncio.timeout(10):
            return await reader.read()
    finally:
        writer.transport.abort()


def status(said: bytes) -> tuple[int, str]:
    """The status of the first answer, 0 where there is none, and the key of its sentence where it is an error."""
    head, _, body = said.partition(b"\r\n\r\n")
    code = int(head.split()[1]) if head else 0
    return code, json.loads(body)["key"] if code >= 400 else ""


def http_connections(server: Inside) -> list[HttpProtocol]:
    """The server's side of the connections that speak HTTP."""
    return [one for one in server.server.server_state.connections if isinstance(one, HttpProtocol)]


async def all_gone(server: Inside) -> None:
    """Wait until the server has nothing more to do with the attackers' connections."""
    tasks = server.server.server_state.tasks
    await eventually(
        lambda: not tasks and not any(one.client is not None and one.client[0] == ATTACKER for one in http_connections(server))
    )


# Heads, trailers, bodies


LONG_HEADS = {
    "a header": [GET.encode() + b"X-Long: " + b"x" * MAX_HEAD_BYTES + b"\r\n\r\n"],
    "a header in pieces": [GET.encode() + b"X-Long: " + b"x" * 20_000, b"x" * 20_000],
    "many headers": [GET.encode() + b"a: b\r\n" * 6000 + b"\r\n"],
    "the address": [b"GET /" + b"x" * MAX_HEAD_BYTES + b" HTTP/1.1\r\nHost: x\r\n\r\n"],
    "a trailer": [CHUNKED.encode() + b"2\r\n{}\r\n0\r\n", b"X-Long: " + b"x" * 20_000, b"x" * 20_000],
    "many trailers": [CHUNKED.encode() + b"2\r\n{}\r\n0\r\n", b"a: b\r\n" * 6000],
    "an extension": [CHUNKED.encode() + b"2;", b"x" * 20_000, b"x" * 20_000],
    "empty lines": [b"\r\n" * 20_000],
}


async def test_a_head_or_trailers_that_are_too_long_are_refused_as_they_come(server: Inside) -> None:
    said = {name: status(await answer(server, *pieces, ends=True)) for name, pieces in LONG_HEADS.items()}
    assert said == dict.fromkeys(LONG_HEADS, (431, "server-head-too-big"))


async def test_a_head_just_short_enough_is_read(server: Inside) -> None:
    long = b"x" * (MAX_HEAD_BYTES - len(GET) - 100)
    said = await answer(server, GET.encode() + b"Connection: close\r\nX-Long: " + long + b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 200 ")


async def test_trailers_do_not_become_headers(server: Inside) -> None:
    """A request that has been let in cannot say afterwards who it is from."""
    ann = await Player.come(server.url, "Ann")
    ask = b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    said = await answer(server, ask + f"Authorization: Bearer {ann.token}\r\n\r\n".encode())
    assert b" 401 " in said.splitlines()[0]
    await ann.close()


async def test_a_body_in_too_many_chunks_is_refused(server: Inside) -> None:
    assert status(await answer(server, CHUNKED.encode() + b"1\r\nx\r\n" * (MAX_CHUNKS + 1), ends=True)) == (413, "server-too-big")


async def test_what_is_no_http_is_said_in_a_sentence(server: Inside) -> None:
    assert status(await answer(server, b"hello\r\n\r\n")) == (400, "server-bad-request")


async def test_a_body_is_not_read_for_ever_after_its_answer(server: Inside) -> None:
    said = await answer(server, GET.encode() + b"Content-Length: 99999999\r\n\r\n", *[b"x" * 100_000] * 4)
    assert said.startswith(b"HTTP/1.1 200 ")


async def test_too_many_requests_one_upon_the_other_end_the_connection(server: Inside) -> None:
    said = await answer(server, (GET.encode() + b"\r\n") * (MAX_WAITING + 3))
    assert said.count(b"HTTP/1.1 ") <= MAX_WAITING
    few = await answer(server, (GET.encode() + b"\r\n") * (MAX_WAITING - 1) + GET.encode() + b"Connection: close\r\n\r\n")
    assert few.count(b"HTTP/1.1 200 ") == MAX_WAITING


async def test_connections_of_an_address_are_counted_but_not_those_of_a_proxy(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(connections_per_address=2)) as server:
        table = await open_table(ann := await Player.come(server.url, "Ann"), seats=2)
        held = [await connect(server), await connect(server)]
        held[1][1].write(HANDSHAKE.format(table=table).encode())
        assert b" 101 " in await asyncio.wait_for(held[1][0].readline(), PATIENCE)
        assert status(await answer(server, GET.encode() + b"\r\n")) == (429, "server-many-connections")
        through_proxy = [await connect(server, "127.0.0.1") for _ in range(5)]
        for reader, writer in through_proxy:
            writer.write(GET.encode() + b"Connection: close\r\n\r\n")
            assert b" 200 " in await asyncio.wait_for(reader.readline(), PATIENCE)
        for _, writer in [*held, *through_proxy]:
            writer.transport.abort()
        await all_gone(server)
        assert server.app.state.peers.total == 0
        assert (await answer(server, GET.encode() + b"Connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
        await ann.close()


async def test_an_idle_connection_ends_sooner_where_no_proxy_keeps_it(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "IDLE_SECONDS", 0.2)
    monkeypatch.setattr(http_protocol, "PROXY_IDLE_SECONDS", 0.6)
    loop = asyncio.get_running_loop()
    for address, seconds in ((ATTACKER, 0.2), ("127.0.0.1", 0.6)):
        reader, writer = await connect(server, address)
        began = loop.time()
        await eventually(lambda: http_connections(server))
        (connection,) = http_connections(server)
        assert connection.timeout_keep_alive == seconds
        writer.write(GET.encode() + b"\r\n")
        await asyncio.wait_for(reader.read(), PATIENCE)
        assert loop.time() - began >= seconds
        writer.close()
        await eventually(lambda: not http_connections(server))


async def test_bytes_that_begin_no_request_do_not_keep_a_connection(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "IDLE_SECONDS", 0.2)
    reader, writer = await connect(server)
    writer.write(GET.encode() + b"Content-Length: 5\r\n\r\n")
    await asyncio.sleep(0.1)
    writer.write(b"x")
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    assert said.startswith(b"HTTP/1.1 200 ")
    writer.close()


# Handshakes


BAD_HANDSHAKES = [
    (HANDSHAKE.replace("GET", "POST"), (400, "server-bad-handshake")),
    (HANDSHAKE.replace("HTTP/1.1", "HTTP/1.0"), (400, "server-bad-handshake")),
    (HANDSHAKE.replace("Host: x\r\n", ""), (400, "server-bad-handshake")),
    (HANDSHAKE.replace(KEY, ""), (400, "server-bad-handshake")),
    (HANDSHAKE.replace(KEY, KEY * 2), (400, "server-bad-handshake")),
    (HANDSHAKE.replace("c2l4", "c2l"), (400, "server-bad-handshake")),
    (HANDSHAKE.replace("c2l4dGVlbiBieXRlcy4uLg==", "c2hvcnQ="), (400, "server-bad-handshake")),
    (HANDSHAKE.replace(VERSION, VERSION + "Content-Length: 3\r\n") + "abc", (400, "server-bad-handshake")),
    (HANDSHAKE.replace(VERSION, VERSION + "Content-Length: 3\r\n"), (400, "server-bad-handshake")),
    (HANDSHAKE.replace(VERSION, VERSION + "Transfer-Encoding: chunked\r\n"), (400, "server-bad-handshake")),
    (HANDSHAKE + "\x01", (400, "server-bad-handshake")),
    (HANDSHAKE.replace("13\r\n", "8\r\n"), (426, "server-bad-handshake")),
    (HANDSHAKE.replace(VERSION, ""), (426, "server-bad-handshake")),
    (HANDSHAKE.replace("/ws", "/wx"), (404, "server-no-page")),
    (HANDSHAKE.replace(VERSION, VERSION + "Origin: https://evil.example\r\n"), (403, "server-foreign-origin")),
    (HANDSHAKE.replace(VERSION, VERSION + "X-Long: " + "x" * MAX_HEAD_BYTES + "\r\n"), (431, "server-head-too-big")),
]


async def test_a_handshake_that_is_not_as_it_must_be_is_refused(server: Inside) -> None:
    for asked, expected in BAD_HANDSHAKES:
        said = await answer(server, asked.format(table="x" * 16).encode(), ends=True)
        assert status(said) == expected, asked
        assert (b"sec-websocket-version: 13" in said) == (expected[0] == 426)


async def test_a_handshake_behind_a_request_that_waits_is_refused(server: Inside) -> None:
    said = await answer(server, GET.encode() + b"\r\n" + HANDSHAKE.format(table="x" * 16).encode())
    assert b" 101 " not in said


async def test_a_handshake_as_browsers_make_it_is_answered(server: Inside) -> None:
    cookies = "Cookie: " + "x" * 20_000 + "\r\n"
    for connection in ("Upgrade", "keep-alive, Upgrade", "upgrade"):
        reader, writer = await connect(server)
        asked = HANDSHAKE.format(table="x" * 16).replace("n: Upgrade", f"n: {connection}").replace(VERSION, VERSION + cookies)
        writer.write(asked.encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"sec-websocket-accept:" in head.lower()
        writer.close()


async def test_handshakes_count_as_requests_of_their_address(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(requests=(1, 0.001))) as server:
        asked = HANDSHAKE.format(table="x" * 16).encode()
        firsts = []
        for _ in range(5):
            reader, writer = await connect(server)
            writer.write(asked)
            firsts.append(await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE))
            writer.close()
        assert [int(first.split()[1]) for first in firsts] == [101] * 4 + [429]
        assert b"retry-after: " in firsts[-1]
        said = await answer(server, GET.encode() + b"Connection: close\r\n\r\n")
        assert status(said) == (429, "server-too-fast"), "one limit for both"
        await all_gone(server)
        assert server.app.state.sockets.total == 0


async def test_handshakes_through_a_proxy_count_for_those_behind_it(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(requests=(1, 0.001))) as server:

        async def first(client: str, number: int = 0) -> bytes:
            client = f"203.0.113.{number}, {client}"  # what a client writes itself stands before what the proxy adds
            reader, writer = await connect(server, "127.0.0.1")
            writer.write(HANDSHAKE.format(table="x" * 16).replace(VERSION, f"{VERSION}X-Forwarded-For: {client}\r\n").encode())
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.close()
            return line.split()[1]

        assert [await first("192.0.2.1", number) for number in range(5)] == [b"101"] * 4 + [b"429"]
        assert await first("192.0.2.2") == b"101"


async def test_too_many_sockets_are_refused_before_the_database_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, limits=Limits(sockets_per_address=1)) as server:
        asked: list[str] = []
        true_present = server.hub.present

        async def present(table: str) -> Any:
            asked.append(table)
            return await true_present(table)

        monkeypatch.setattr(server.hub, "present", present)
        table = await open_table(ann := await Player.come(server.url, "Ann"), seats=2)
        held = []
        for _ in range(2):
            reader, writer = await connect(server)
            writer.write(HANDSHAKE.format(table=table).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            held.append((reader, writer))
            await eventually(lambda: server.app.state.sockets.total)
        assert b"server-many-sockets" in await asyncio.wait_for(held[1][0].read(2000), PATIENCE)
        assert asked == [table]
        for _, writer in held:
            writer.transport.abort()
        await all_gone(server)
        assert server.app.state.sockets.total == 0
        await ann.close()


# Frames


async def opened(server: Inside, *frames: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket to a table, over which these frames were sent."""
    ann = await Player.come(server.url, "Ann")
    table = await open_table(ann, seats=2)
    await ann.close()
    reader, writer = await connect(server)
    writer.write(HANDSHAKE.format(table=table).encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    writer.write(b"".join(frames))
    return reader, writer


async def code(reader: asyncio.StreamReader) -> int | None:
    """The code with which the server closes a WebSocket, after whatever it says before."""
    async with asyncio.timeout(10):
        while True:
            first, size = await reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
            payload = await reader.readexactly(size)
            if first & 15 == CLOSE:
                assert await reader.read() == b"", "nothing comes after the goodbye"
                return int.from_bytes(payload[:2]) if payload else None


BAD_FRAMES = {
    "reserved bit 1": (1002, [frame(TEXT, b"{}", reserved=4)]),
    "reserved bit 2": (1002, [frame(BINARY, b"{}", reserved=2)]),
    "reserved bit 3 of a ping": (1002, [frame(PING, reserved=1)]),
    "an unknown kind": (1002, [frame(3)]),
    "a continuation of nothing": (1002, [frame(CONTINUATION, b"{}")]),
    "a continuation of a whole message": (1002, [HELLO, frame(CONTINUATION, b"{}")]),
    "a text inside a message": (1002, [frame(TEXT, b"{", fin=False), frame(TEXT, b"}")]),
    "a binary message inside a message": (1002, [frame(TEXT, b"{", fin=False), frame(BINARY, b"}", fin=False)]),
    "a ping in parts": (1002, [frame(PING, fin=False)]),
    "a long ping": (1002, [frame(PING, b"x" * 126)]),
    "a long goodbye": (1002, [frame(CLOSE, b"\x03\xe8" + b"x" * 124)]),
    "a goodbye of one byte": (1002, [frame(CLOSE, b"x")]),
    "no mask": (1002, [b"\x81\x02{}"]),
    "a longer size than needed": (1002, [b"\x81\xfe\x00\x02\0\0\0\0{}"]),
    "more frames than a message may have": (1008, [frame(TEXT, b" ", fin=False)] + [frame(CONTINUATION, b" ", fin=False)] * 40),
    "more empty frames than a message may have": (1008, [frame(TEXT, fin=False)] + [frame(CONTINUATION, fin=False)] * 40),
    "many messages in parts": (1008, [HELLO] + [frame(TEXT, b"{", fin=False), frame(CONTINUATION, b"}")] * 40),
    "many pings": (1008, [frame(PING)] * 100),
    "many pongs": (1008, [frame(PONG)] * 100),
    "a message in parts that is too long": (1009, [frame(TEXT, b"x" * 12_000, fin=False), frame(CONTINUATION, b"x" * 12_000, fin=False)]),
    "a frame that is too long": (1009, [frame(TEXT, b"x" * 60_000)]),
}


async def test_what_breaks_the_protocol_ends_the_connection_with_its_code(server: Inside) -> None:
    """A server that had not closed it would answer the client's own goodbye."""

    async def tried(frames: list[bytes]) -> int | None:
        reader, writer = await opened(server, *frames, frame(CLOSE, (4000).to_bytes(2)))
        found = await code(reader)
        writer.transport.abort()
        return found

    codes = await asyncio.gather(*(tried(frames) for _, frames in BAD_FRAMES.values()))
    assert dict(zip(BAD_FRAMES, codes, strict=True)) == {name: expected for name, (expected, _) in BAD_FRAMES.items()}


async def test_a_goodbye_is_answered(server: Inside) -> None:
    for payload in (b"\x03\xe8", b""):
        reader, writer = await opened(server, frame(CLOSE, payload))
        assert await code(reader) == 1000
        writer.transport.abort()


async def test_a_message_in_a_few_parts_is_read_with_pings_between_them(server: Inside) -> None:
    text = b'{"type": "hello"}'
    parts = [frame(TEXT, text[:5], fin=False), frame(PING, b"there?"), frame(CONTINUATION, fin=False), frame(CONTINUATION, text[5:])]
    reader, writer = await opened(server, *parts)
    said = await asyncio.wait_for(reader.readuntil(b'"type":"table"'), PATIENCE)
    assert b"\x8a\x06there?" in said
    writer.transport.abort()


async def test_a_client_that_reads_nothing_of_its_answer_is_cut_off(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "STALLED_SECONDS", 0.2)
    made: list[Any] = []
    true_made = http_protocol.HttpProtocol.connection_made

    def connection_made(self: Any, transport: Any) -> None:
        true_made(self, transport)
        made.append(self)

    monkeypatch.setattr(http_protocol.HttpProtocol, "connection_made", connection_made)
    reader, writer = await connect(server)
    await eventually(lambda: made)
    made[0].pause_writing()  # as the transport does when its buffer is full
    assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
    writer.close()


async def test_a_client_that_never_reads_again_is_cut_off(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.2)
    reader, writer = await opened(server, HELLO)
    await asyncio.wait_for(reader.readuntil(b'"type":"table"'), PATIENCE)
    server.connection(None).socket.pause_writing()
    await eventually(lambda: not server.app.state.connections)
    writer.transport.abort()


async def test_nothing_is_read_from_a_client_that_does_not_read(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = await opened(server, HELLO)
    await asyncio.wait_for(reader.readuntil(b'"type":"table"'), PATIENCE)
    socket = server.connection(None).socket
    heard: list[bytes] = []
    socket.pause_writing()  # as the transport does when its buffer is full

    def on_message(data: bytes) -> bool:
        heard.append(data)
        return True

    socket.on_message = on_message
    writer.write(frame(TEXT, b"one"))
    await asyncio.sleep(0.1)
    assert heard == []
    socket.resume_writing()
    await eventually(lambda: heard == [b"one"])
    writer.transport.abort()


async def test_a_connection_reads_into_a_bounded_buffer(server: Inside) -> None:
    """The library doubles its buffer whenever a read fills it."""
    reader, writer = await opened(server, HELLO)
    await asyncio.wait_for(reader.readuntil(b'"type":"table"'), PATIENCE)
    transport: Any = server.connection(None).socket._transport
    protocol = transport.underlying_transport.get_protocol()
    for _ in range(20):
        room = protocol.get_buffer(65536)
        message = frame(PONG) * (len(room) // 6)
        room[: len(message)] = message
        protocol.buffer_updated(len(message))
        assert len(room) <= websocket.READ_BYTES
    writer.transport.abort()
