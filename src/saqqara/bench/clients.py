"""Clients that cost next to nothing, so that what is measured is the server: a bare WebSocket and bare HTTP over asyncio.

They share the machine with the server. A WebSocket client must mask what it sends; a mask of zeros leaves the bytes as they are.
"""

import asyncio
import base64
import contextlib
import struct
from collections.abc import Callable, Iterator
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = base64.b64encode(b"sixteen bytes...").decode()


class Wire(asyncio.Protocol):
    """A WebSocket: what comes is handed on as bytes."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host, self.path, self.heard = host, path, heard
        self.rest = b""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.transport: Any = None

    @classmethod
    async def open(cls, url: str, path: str, heard: Callable[[bytes], None]) -> Self:
        """Connect."""
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(where.netloc, path, heard), where.hostname, where.port)
        await wire.ready
        return wire

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then frames."""
        if self.rest:
            data = self.rest + data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.is_open = True
            if self.ready.done():  # nobody waits any more
                self.transport.close()
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head[:60].decode("latin-1")))
                self.transport.close()
                return
            self.ready.set_result(None)
        self.rest = self.frames(data)

    def frames(self, data: bytes) -> bytes:
        """Hand on whole frames; what is left over."""
        at, end = 0, len(data)
        while end - at >= 2:
            code, size, start = data[at] & 15, data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start]) if end >= start else end
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start]) if end >= start else end
            if end - start < size:
                break
            at = start + size
            if code in (TEXT, BINARY):
                self.heard(data[start:at])
            elif code == PING:
                self.send(data[start:at], PONG)
        return data[at:]

    def send(self, data: bytes, code: int = TEXT) -> None:
        """Send a frame."""
        size = len(data)
        head = struct.pack("!BB", 128 | code, 128 | size) if size < 126 else struct.pack("!BBH", 128 | code, 254, size)
        self.transport.write(head + b"\0\0\0\0" + data)

    def connection_lost(self, problem: Exception | None) -> None:
        """Note that the connection is closed."""
        if not self.ready.done():
            self.ready.set_exception(problem or ConnectionError("closed"))

    def close(self) -> None:
        """Go, politely."""
        if not self.transport.is_closing():
            self.send(b"\x03\xe8", CLOSE)
            self.transport.close()


@contextlib.contextmanager
def closing_if_broken_off(writer: asyncio.StreamWriter) -> Iterator[None]:
    """Close a connection of which an answer was not read to its end: nobody else can use it."""
    try:
        yield
    except BaseException:
        writer.close()
        raise


class Http:
    """Requests over a few connections that stay open."""

    def __init__(self, url: str, connections: int = 64) -> None:
        where = urlsplit(url)
        self.host, self.address = where.netloc, (where.hostname, where.port)
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.turns = asyncio.Semaphore(connections)

    async def post(self, path: str, data: Any, token: str = "") -> Any:
        """Send JSON, get JSON."""
        body = msgspec.json.encode(data)
        return msgspec.json.decode(
            await self.send("POST", path, token, f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n", body)
        )

    async def get(self, path: str, token: str = "") -> bytes:
        """Get something, as it comes."""
        return await self.send("GET", path, token)

    async def send(self, method: str, path: str, token: str, more: str = "", body: bytes = b"") -> bytes:
        """Send a request: the answer, or an error."""
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{who}{more}\r\n"
        async with self.turns:
            reader, writer, answer = await self.ask(head.encode() + body)
            with closing_if_broken_off(writer):
                size = int(answer.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
                got = await reader.readexactly(size)
            self.idle.append((reader, writer))
        status = int(answer.split(b" ", 2)[1])
        if status >= 400:
            raise ConnectionError(f"{path}: {status} {got[:200].decode()}")
        return got

    async def ask(self, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
        """Send a request; once more, where the server has closed an idle connection at that moment."""
        while True:
            fresh = not self.idle
            reader, writer = await self.connection()
            writer.write(request)
            try:
                with closing_if_broken_off(writer):
                    return reader, writer, (await reader.readuntil(b"\r\n\r\n")).lower()
            except (asyncio.IncompleteReadError, ConnectionError):
                if fresh:
                    raise

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a connection that the server has not closed after some idle seconds."""
        while self.idle:
            reader, writer = self.idle.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(*self.address)

    async def close(self) -> None:
        """Close the connections."""
        for _, writer in self.idle:
            writer.close()
            await writer.wait_closed()
