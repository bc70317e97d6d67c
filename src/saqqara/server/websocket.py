"""A WebSocket, by `picows`: frames are read and written in C, without a task or a dictionary for each of them.

The HTTP server hands a connection over as soon as it asks to become one (`serve.Requests`).
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, Protocol

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from saqqara.server.errors import Gone

PING_SECONDS = 20
"""A connection on which nothing has come for so long is asked whether it is there, and given as long to answer."""
GOODBYE_SECONDS = 5
"""So long a client has to answer a goodbye."""
UNREAD = 32
"""So many messages may wait to be answered before no more are read."""
BUFFER = 2048
"""Bytes that a connection reads into; it grows with what is sent."""
QUIET = logging.getLogger("picows")
QUIET.setLevel(logging.ERROR)  # it would name the addresses of people


KINDS: list[Any] = [WSMsgType.CONTINUATION, WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CLOSE]
CONTINUATION, TEXT, BINARY, CLOSE = map(int, KINDS)
"""As numbers: members of an enumeration are looked up and compared at ten times the cost."""


class Sender(Protocol):
    """Whoever makes what is to be sent when its time has come."""

    def send_all(self) -> None:
        """Make whatever there is to be sent, and hand it to its socket."""


class Outbox:
    """What is to be sent is made at the end of the moment in which it changed, for everybody, and then goes out together: a processor
    that is sent back and forth between making and sending takes a fifth longer for both. One call of the event loop serves all.
    """

    def __init__(self) -> None:
        self._stirred: deque[Sender] = deque()
        self._waiting: deque[WebSocket] = deque()
        self._due = False

    def stir(self, sender: Sender) -> None:
        """One that has something to be made."""
        self._stirred.append(sender)
        if not self._due:
            self._set_due()

    def add(self, socket: "WebSocket") -> None:
        """One that has something to send."""
        self._waiting.append(socket)
        if not self._due:
            self._set_due()

    def _set_due(self) -> None:
        self._due = True
        asyncio.get_running_loop().call_soon(self._send_all)

    def _send_all(self) -> None:
        stirred, waiting = self._stirred, self._waiting
        try:
            for _ in range(len(stirred)):  # who is stirred meanwhile has their turn after this
                stirred.popleft().send_all()
            while waiting:
                waiting.popleft().send_now()
        finally:  # should one of them fail, the others have their turn
            self._due = False
            if stirred or waiting:
                self._set_due()


def nothing() -> None:
    """Nobody waits."""


def left_alone(_: bytes) -> bool:
    """Nothing is seen to before it is received."""
    return False


def done(_: "WebSocket") -> None:
    """It has begun."""


class WebSocket(WSListener):
    """One connection."""

    def __init__(self, scope: Scope, most: int, begin: Callable[["WebSocket"], None], outbox: Outbox) -> None:
        self.scope, self._most, self._begin, self.outbox = scope, most, begin, outbox
        self._outgoing: list[bytes] = []
        self.closed = False
        self.lost = False  # it broke off without a goodbye
        self._goodbye = False
        self._transport: WSTransport | None = None
        self._unread: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        self._over: asyncio.Future[None] | None = None
        self.full = False  # the client does not read what was sent; once it does, `on_room` is called
        self.on_room: Callable[[], None] = nothing
        self.on_message: Callable[[bytes], bool] = left_alone
        """May see to a message as soon as it has come, where none waits before it; False: it waits to be received."""
        self._idle = False  # whoever receives messages waits for one

    @property
    def headers(self) -> Headers:
        """What the client asked with."""
        return Headers(scope=self.scope)

    def cookie(self, name: str) -> str | None:
        """One of the client's cookies."""
        return cookie_parser(self.headers.get("cookie", "")).get(name)

    # What the library tells

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport
        self._begin(self)
        self._begin = done  # or they would refer to each other in a circle, and stay until garbage is searched for

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something has come: a message, a part of one, or a goodbye."""
        kind: Any = frame.msg_type
        if kind == CLOSE:
            self._goodbye = True
            if not transport.is_close_frame_sent:
                transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif self.closed:
            return  # we have said goodbye, and wait for theirs
        elif kind in (TEXT, BINARY, CONTINUATION):
            data = frame.get_payload_as_bytes()
            if not frame.fin or self._parts:
                self._parts.append(data)
                if sum(map(len, self._parts)) > self._most:
                    transport.send_close(WSCloseCode.MESSAGE_TOO_BIG)
                    transport.disconnect()
                    return
                if not frame.fin:
                    return
                data, self._parts = b"".join(self._parts), []
            if self._idle and self.on_message(data):
                return
            self._unread.append(data)
            if len(self._unread) == UNREAD:
                transport.underlying_transport.pause_reading()
            self._idle = False
            wake(self._news)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """It is over, one way or the other."""
        self.lost = not self._goodbye and not self.closed
        self.closed = True
        self._transport = None
        self.on_room, self.on_message = nothing, left_alone
        wake(self._news)
        wake(self._over)

    def pause_writing(self) -> None:
        """The client does not read what was sent."""
        self.full = True

    def resume_writing(self) -> None:
        """It does again."""
        self.full = False
        self.on_room()

    # What we do

    @property
    def more(self) -> bool:
        """Whether another message has come already."""
        return bool(self._unread)

    async def receive(self) -> bytes:
        """The next message."""
        while not self._unread:
            if self.closed:
                raise Gone
            self._news = asyncio.get_running_loop().create_future()
            self._idle = True
            try:
                await self._news
            finally:
                self._idle = False
        if len(self._unread) == UNREAD and self._transport is not None and not self.closed:
            self._transport.underlying_transport.resume_reading()
        return self._unread.popleft()

    def send(self, messages: list[bytes]) -> None:
        """Send a message, or several, with what else goes out at this moment."""
        if self.closed or self._transport is None:
            raise Gone
        if not self._outgoing:
            self.outbox.add(self)
        self._outgoing += messages

    def send_now(self) -> None:
        """What waits goes out, at one call of the system."""
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
            if len(self._unread) >= UNREAD:
                self._transport.underlying_transport.resume_reading()  # their goodbye comes after all that was not read
            self._unread.clear()
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
    """One message to many, in one loop and at once; those for whom it failed."""
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
    """What a whole binary message of that size begins with."""
    if size < 126:
        return b"\x82%c" % size
    return b"\x82\x7e" + size.to_bytes(2) if size < 65536 else b"\x82\x7f" + size.to_bytes(8)


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Go on, whoever waits."""
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


def protocol(answer: WebSocket | HTTPStatus, most: int) -> Any:
    """What reads and writes a connection from its handshake on: for somebody, or to say no."""

    def listener(_: WSUpgradeRequest) -> Any:
        if isinstance(answer, HTTPStatus):
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(answer), None)
        return answer

    ping = (True, PING_SECONDS, PING_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE)
    return WSProtocol(None, None, False, listener, QUIET, True, PING_SECONDS, *ping, True, most, None, BUFFER)
