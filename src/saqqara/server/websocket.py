"""A WebSocket, by `picows`: frames are read and written in C, without a task or a dictionary for each of them.

The HTTP server hands a connection over as soon as it asks to become one (`serve.Requests`).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

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
UNREAD = 32
"""So many messages may wait to be answered before no more are read."""
BUFFER = 2048
"""Bytes that a connection reads into; it grows with what is sent."""
QUIET = logging.getLogger("picows")
QUIET.setLevel(logging.ERROR)  # it would name the addresses of people


class WebSocket(WSListener):
    """One connection."""

    def __init__(self, scope: Scope, most: int, begin: Callable[["WebSocket"], None]) -> None:
        self.scope, self._most, self._begin = scope, most, begin
        self.closed = False
        self.lost = False  # it broke off without a goodbye
        self._goodbye = False
        self._transport: WSTransport | None = None
        self._unread: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        self._room: asyncio.Future[None] | None = None

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

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something has come: a message, a part of one, or a goodbye."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            self._goodbye = True
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
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
            self._unread.append(data)
            if len(self._unread) == UNREAD:
                transport.underlying_transport.pause_reading()
            wake(self._news)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """It is over, one way or the other."""
        self.lost = not self._goodbye and not self.closed
        self.closed = True
        wake(self._news)
        wake(self._room)

    def pause_writing(self) -> None:
        """The client does not read what was sent."""
        self._room = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        """It does again."""
        wake(self._room)
        self._room = None

    # What we do

    async def receive(self) -> bytes:
        """The next message."""
        while not self._unread:
            if self.closed:
                raise Gone
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        if len(self._unread) == UNREAD and self._transport is not None and not self.closed:
            self._transport.underlying_transport.resume_reading()
        return self._unread.popleft()

    async def send(self, data: bytes) -> None:
        """Send a message, as soon as there is room for it."""
        if self._room is not None:
            await self._room
        if self.closed or self._transport is None:
            raise Gone
        self._transport.send(WSMsgType.BINARY, data)

    async def close(self, code: int = 1000) -> None:
        """End."""
        if not self.closed and self._transport is not None:
            self.closed = True
            self._transport.send_close(WSCloseCode(code))
            self._transport.disconnect()


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
