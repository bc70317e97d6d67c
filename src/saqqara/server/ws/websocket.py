"""A WebSocket, by `picows`: frames are read and written in C, without a task or a dictionary for each of them.

The HTTP server hands a connection over as soon as it asks to become one (`http_protocol.HttpProtocol`). What one client can make the server
do or remember is bounded here: bytes read at once, frames of a message, frames that are no whole message, answers that are not read.
"""

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, NamedTuple

import structlog
from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from saqqara.server.errors import Gone, where
from saqqara.server.limits.rate_limits import Bucket
from saqqara.server.settings import Limits
from saqqara.server.ws.outbox import Outbox

PING_SECONDS = 20
"""Seconds of silence after which a client is pinged, and seconds that it has to answer."""
GOODBYE_SECONDS = 5
"""Seconds that a client has to answer a close frame."""
UNREAD = 32
"""The number of messages that may wait for an answer before no more are read."""
BUFFER = 2048
"""Bytes that a connection reads into at first. The library doubles it whenever a read fills it: `READ_BYTES` ends that."""
READ_BYTES = 4096
"""Bytes that a connection reads at most at a time, so that the others have their turn."""
MESSAGE_SHARE = 4
"""A message that is somewhat too long is answered with a sentence; one that is so many times too long ends the connection."""
MAX_FRAGMENTS = 32
"""The number of frames a message may have."""
GOING_AWAY, PROTOCOL_ERROR, POLICY, TOO_BIG, BUSY = 1001, 1002, 1008, 1009, 1013


KINDS: list[Any] = [WSMsgType.CONTINUATION, WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CLOSE, WSMsgType.PING]
CONTINUATION, TEXT, BINARY, CLOSE, PING = map(int, KINDS)
"""As numbers: members of an enumeration are looked up and compared at ten times the cost."""
MESSAGES = (TEXT, BINARY, CONTINUATION)


class QuietLogger:
    """Logs only accidents of the library, which would name people's addresses and write a line for each broken frame."""

    def isEnabledFor(self, _: int) -> bool:
        """Return that nothing is to be described in detail."""
        return False

    def debug(self, *_: Any, **__: Any) -> None:
        """Log nothing."""

    info = warning = error = log = debug

    def exception(self, *_: Any, **__: Any) -> None:
        """Log where the exception that is being handled was raised."""
        problem = sys.exception()
        structlog.get_logger().error("websocket", problem=type(problem).__name__, at=where(problem) if problem else "-")


QUIET = QuietLogger()


def nothing() -> None:
    """Do nothing."""


def left_alone(_: bytes) -> bool:
    """Return that nothing is handled before it is received."""
    return False


def done(_: "WebSocket") -> None:
    """Note that the connection has begun."""


class Refusal(NamedTuple):
    """The refusal of a WebSocket: a status of HTTP, the key of a sentence, and how many seconds to wait."""

    status: HTTPStatus
    key: str
    wait: float = 0


class WebSocket(WSListener):
    """A WebSocket connection."""

    def __init__(self, scope: Scope, limits: Limits, begin: Callable[["WebSocket"], None], outbox: Outbox) -> None:
        self.scope, self._begin, self.outbox = scope, begin, outbox
        self.max_bytes = limits.message_bytes * MESSAGE_SHARE
        self._outgoing: list[bytes] = []
        self.closed = False
        self.lost = False  # it broke off without a goodbye
        self._goodbye = False
        self._transport: WSTransport | None = None
        self._unread: deque[bytes] = deque()
        self._partial: bytearray | None = None  # what has come of a message in several frames
        self._fragments = 0
        self._frames = Bucket(*limits.messages)  # for frames that are no whole message: parts of one, pings, pongs
        self._deaf = False  # nothing more is read: the client has broken the protocol
        self._paused = False
        self._news: asyncio.Future[None] | None = None
        self._over: asyncio.Future[None] | None = None
        self.full = False  # the client does not read what was sent; once it does, `on_room` is called
        self.on_room: Callable[[], None] = nothing
        self.on_message: Callable[[bytes], bool] = left_alone
        """May see to a message as soon as it has come, where none waits before it; False: it waits to be received."""
        self._idle = False  # whoever receives messages waits for one

    @property
    def headers(self) -> Headers:
        """Return the headers of the client's request."""
        return Headers(scope=self.scope)

    def cookie(self, name: str) -> str | None:
        """Return one of the client's cookies."""
        return cookie_parser(self.headers.get("cookie", "")).get(name)

    # What the library tells

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Begin, after the handshake."""
        self._transport = transport
        self._begin(self)
        self._begin = done  # or they would refer to each other in a circle, and stay until garbage is searched for

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take in a frame: a message, a part of one, a ping, or a close."""
        kind: Any = frame.msg_type
        if self._deaf:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.fail(PROTOCOL_ERROR, "reserved bits")
        elif kind in MESSAGES and not self.closed:
            if frame.fin and kind != CONTINUATION and self._partial is None:
                data = frame.get_payload_as_bytes()
            else:
                joined = self._join(kind, frame)
                if joined is None:
                    return
                data = joined
            if self._idle and self.on_message(data):
                return
            self._unread.append(data)
            if len(self._unread) == UNREAD:
                self._pause_or_read()
            self._idle = False
            wake(self._news)
        elif kind == CLOSE:
            self._answer_goodbye(transport, frame)
        elif not self._frames.take():
            self.fail(POLICY, "too many frames")
        elif kind == PING and not self.closed:
            transport.send_pong(frame.get_payload_as_bytes())

    def _join(self, kind: int, frame: WSFrame) -> bytes | None:
        """Add a frame to the message that it is a part of; return the message once it is whole."""
        if (kind == CONTINUATION) != (self._partial is not None):
            self.fail(PROTOCOL_ERROR, "a message begins or goes on in the wrong place")
            return None
        if self._partial is None:
            self._partial, self._fragments = bytearray(), 0
        self._fragments += 1
        if self._fragments > MAX_FRAGMENTS or not self._frames.take():
            self.fail(POLICY, "too many frames")
        elif len(self._partial) + frame.payload_size > self.max_bytes:
            self.fail(TOO_BIG)
        else:
            self._partial += frame.get_payload_as_bytes()
            if frame.fin:
                data, self._partial = bytes(self._partial), None
                return data
        return None

    def _answer_goodbye(self, transport: WSTransport, frame: WSFrame) -> None:
        """Say goodbye as well, and end the connection, also where the client reads nothing more."""
        self._goodbye = self._deaf = True
        if not transport.is_close_frame_sent:
            code: Any = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        transport.disconnect()
        if self.full:
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, transport.underlying_transport.abort)

    def fail(self, code: int, reason: str = "") -> None:
        """End a connection that breaks the protocol or its limits: nothing more is read of it (`gone` cuts it)."""
        self._deaf = True
        self._partial = None
        self._unread.clear()
        self._pause_or_read()
        if not self.closed and self._transport is not None:
            self.closed = True
            self._transport.send_close(WSCloseCode(code), reason)
            self._transport.underlying_transport.write_eof()
            wake(self._news)

    def _pause_or_read(self) -> None:
        """Read from the client, or not: not while it does not read what it is sent, nor while many of its messages wait."""
        pause = self._deaf or (not self.closed and (self.full or len(self._unread) >= UNREAD))
        if pause != self._paused and self._transport is not None:
            self._paused = pause
            underlying = self._transport.underlying_transport
            if not underlying.is_closing():
                (underlying.pause_reading if pause else underlying.resume_reading)()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Note that the connection has ended, one way or the other."""
        self.lost = not self._goodbye and not self.closed
        self.closed = True
        self._transport = None
        self.on_room, self.on_message = nothing, left_alone
        wake(self._news)
        wake(self._over)

    def pause_writing(self) -> None:
        """Stop reading from a client that does not read: its questions would pile up answers."""
        self.full = True
        self._pause_or_read()

    def resume_writing(self) -> None:
        """Read again from a client that reads again."""
        self.full = False
        self._pause_or_read()
        self.on_room()

    # What we do

    @property
    def more(self) -> bool:
        """Return whether another message has come already."""
        return bool(self._unread)

    async def receive(self) -> bytes:
        """Return the next message."""
        while not self._unread:
            if self.closed:
                raise Gone
            self._news = asyncio.get_running_loop().create_future()
            self._idle = True
            try:
                await self._news
            finally:
                self._idle = False
        data = self._unread.popleft()
        if self._paused:
            self._pause_or_read()
        return data

    def send(self, messages: list[bytes]) -> None:
        """Send a message, or several, with what else goes out at this moment."""
        if self.closed or self._transport is None:
            raise Gone
        if not self._outgoing:
            self.outbox.add(self)
        self._outgoing += messages

    def send_now(self) -> None:
        """Send what waits, in one system call."""
        messages, self._outgoing = self._outgoing, []
        if self._transport is None or not messages:
            return
        if len(messages) == 1:
            self._transport.send(BINARY, messages[0])  # type: ignore[arg-type]
        else:
            self._transport.underlying_transport.write(b"".join([part for data in messages for part in (head(len(data)), data)]))

    def close(self, code: int = 1000) -> None:
        """Say goodbye; theirs ends the connection (`gone`)."""
        if not self.closed and self._transport is not None:
            self.send_now()
            self.closed = True
            self._transport.send_close(WSCloseCode(code))
            self._unread.clear()
            self._pause_or_read()  # their goodbye comes after all that was not read
            wake(self._news)

    async def gone(self) -> None:
        """Wait until the connection is over: were it just cut, what was said last might not be read."""
        if self._transport is not None:
            self._over = asyncio.get_running_loop().create_future()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._over, GOODBYE_SECONDS)
        if self._transport is not None:
            self._transport.disconnect(graceful=False)


def send_to_all(sockets: Iterable[WebSocket], message: bytes) -> list[WebSocket]:
    """Send one message to many sockets at once; return those for which it failed."""
    failed = []
    for socket in sockets:
        transport = socket._transport  # noqa: SLF001 - a call for each would take as long as all the rest
        if transport is None or socket.closed:
            continue
        if socket._outgoing:  # noqa: SLF001 - it goes after what is about to be sent
            socket._outgoing.append(message)  # noqa: SLF001
            continue
        try:
            transport.send(BINARY, message)  # type: ignore[arg-type]
        except Exception:  # noqa: BLE001 - the others have their turn
            failed.append(socket)
    return failed


def head(size: int) -> bytes:
    """Return the frame header of a whole binary message of that size."""
    if size < 126:
        return b"\x82%c" % size
    return b"\x82\x7e" + size.to_bytes(2) if size < 65536 else b"\x82\x7f" + size.to_bytes(8)


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Wake whoever waits."""
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


get_buffer, buffer_updated = WSProtocol.get_buffer, WSProtocol.buffer_updated
"""Looked up once: they are called for every message."""


class WebSocketProtocol(WSProtocol):  # type: ignore[misc]
    """Reads and writes a connection from its handshake on."""

    __slots__ = ("_broken", "_on_lost", "_socket")

    def __init__(self, socket: WebSocket, on_lost: Callable[[], None]) -> None:
        ping = (True, PING_SECONDS, PING_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE)
        super().__init__(None, None, False, lambda _: socket, QUIET, True, None, *ping, False, socket.max_bytes, None, BUFFER)
        self._socket, self._on_lost, self._broken = socket, on_lost, False

    def open(self, transport: Any, key: bytes) -> None:
        """Take a connection over, and answer its handshake, which has been checked."""
        self.connection_made(transport)
        transport.set_protocol(self)
        fields = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        request = b"GET / HTTP/1.1\r\n" + fields + key + b"\r\n\r\n"
        self.get_buffer(-1)[: len(request)] = request
        self.buffer_updated(len(request))

    def get_buffer(self, size_hint: int) -> memoryview:
        """Return where to read to: a bounded part, or the buffer would grow as long as a client sends more than is read at a time."""
        room: memoryview = get_buffer(self, size_hint)
        return room if len(room) <= READ_BYTES else room[:READ_BYTES]

    def buffer_updated(self, size: int) -> None:
        """Read what has come. A frame that the library refuses ends the connection: what comes after it is not even kept."""
        if self._broken:
            return
        buffer_updated(self, size)
        if self.transport.is_close_frame_sent and not self._socket.closed and not self._socket._goodbye:  # noqa: SLF001
            self._broken = True
            self._socket.fail(PROTOCOL_ERROR)

    def connection_lost(self, problem: Exception | None) -> None:
        """Note that the connection is gone."""
        super().connection_lost(problem)
        self._on_lost()
