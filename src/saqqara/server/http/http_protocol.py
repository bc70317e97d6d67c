"""HTTP as clients send it: whatever comes before a request is one is bounded here, in bytes, in number and in time.

A connection that asks to become a WebSocket is checked as RFC 6455 wants it and handed over to `websocket.WebSocketProtocol`.
"""

import base64
import binascii
import math
from http import HTTPStatus
from typing import Any

import httptools
import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saqqara.server.errors import where
from saqqara.server.http.proxies import client_address, is_proxy
from saqqara.server.limits.rate_limits import client_key
from saqqara.server.schemas.ws_messages import because, encode
from saqqara.server.ws.websocket import Refusal, WebSocket, WebSocketProtocol

log = structlog.get_logger()
MAX_HEAD_BYTES = 32 * 1024
"""The longest request line with its headers, and the longest trailers. The parser hands out a header only once it is whole."""
MAX_CHUNKS = 4096
"""The largest number of chunks of a request's body: each is a call, however short it is."""
MAX_WAITING = 16
"""The largest number of requests that wait on one connection for those before them."""
HEAD_SECONDS = 20
"""The seconds a client has to send the head of its request."""
IDLE_SECONDS = 20
"""The seconds an idle connection of a client is kept."""
PROXY_IDLE_SECONDS = 150
"""The seconds an idle connection of a reverse proxy is kept: longer than the proxy keeps it (Caddy two minutes). The first to close must be
the one who asks, or a request may be on its way just as the connection is closed, and somebody gets an error for nothing."""
LINGER_SECONDS = 1
"""A connection that is ended while a client sends stays open so long: closing it at once would throw away the answer, too."""
STALLED_SECONDS = 60
"""A client that has read nothing of its answer for so long is cut off."""
KEY_BYTES = 16


class Unreadable(Exception):
    """Input of a client that goes beyond a limit, or is not HTTP."""


async def no_messages(*_: Any) -> Any:
    """Stand in for what ASGI hands over and takes: a WebSocket of ours goes around it."""


class HttpProtocol(HttpToolsProtocol):
    """A connection, as long as it speaks HTTP."""

    _ending: Any = None
    _stalled: Any = None
    _address: str | None = None
    """The address under which it is counted."""
    _running: Any = None
    """The request that is being answered; `cycle` is the latest that was read."""
    _in_head = False
    _refused = False
    _unparsed = _head = _chunks = _leftover = 0
    """Bytes since the parser last got on; bytes of the head or the trailers; chunks of the body; bytes of it after the answer."""
    _status, _key = HTTPStatus.BAD_REQUEST, "server-bad-request"
    """The answer where the parser stops."""

    def connection_made(self, transport: Any) -> None:
        """Count a connection at its address, unless a proxy speaks for many, and expect a request."""
        super().connection_made(transport)
        if self._app.state.doorkeeper.refuse_if_short(transport):
            self._refused = True
            return
        peer = self.client[0] if self.client else ""
        if not peer or is_proxy(peer, self.config):
            self.timeout_keep_alive = PROXY_IDLE_SECONDS
        elif self._app.state.peers.take(client_key(peer)):
            self._address = client_key(peer)
            self.timeout_keep_alive = IDLE_SECONDS
        else:
            self._refused = True
            transport.write(self._answer(Refusal(HTTPStatus.TOO_MANY_REQUESTS, "server-many-connections")))
            transport.close()
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for anything."""
        self._stop()
        self.resume_writing()
        self._app.state.peers.give_back(self._address)
        self._address = None
        self._abandon()
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Read what has come; what is no request is answered with the reason, and ends the connection."""
        if self._refused:
            return
        self._unparsed += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self._open_socket(followed=upgrade.args[0] < len(data))
        except httptools.HttpParserError as problem:
            cause = problem.__context__
            if cause is not None and not isinstance(cause, (Unreadable, httptools.HttpParserError)):
                log.error("http", problem=type(cause).__name__, at=where(cause))
            self._refuse(Refusal(self._status, self._key))
        else:
            if self._unparsed > MAX_HEAD_BYTES:
                self._refuse(Refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "server-head-too-big"))

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._unset_keepalive_if_required()
        self._in_head, self._head, self._chunks, self._leftover = True, 0, 0, 0
        self._expect()

    def on_url(self, url: bytes) -> None:
        """Read a part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header. Trailers are passed over: they would become headers of a request that was let in without them."""
        self._count(len(name) + len(value) + 4)
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Hand a request over, or let it wait for those before it."""
        self._stop()
        self._unset_keepalive_if_required()
        self._in_head, self._head, self._unparsed = False, 0, 0
        if len(self.pipeline) >= MAX_WAITING:
            raise Unreadable
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """Read the size of a chunk."""
        self._chunks += 1
        if self._chunks > MAX_CHUNKS:
            self._status, self._key = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "server-too-big"
            raise Unreadable

    def on_body(self, body: bytes) -> None:
        """Read a part of the body; once its request is answered, no more of it than a request may have."""
        self._unparsed = 0
        super().on_body(body)
        if self.cycle is not None and self.cycle.response_complete:
            self._leftover += len(body)
            if self._leftover > self._app.state.settings.limits.upload_bytes:
                raise Unreadable

    def on_message_complete(self) -> None:
        """End a request."""
        self._unparsed = 0
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD_BYTES:
            self._status, self._key = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "server-head-too-big"
            raise Unreadable

    # Refusing

    @property
    def _app(self) -> Any:
        """Return the application, without what uvicorn puts around it."""
        return self.config.app

    @property
    def _answering(self) -> bool:
        """Return whether a request before this one has not been answered."""
        return self._running is not None and not self._running.response_complete

    def _answer(self, refusal: Refusal) -> bytes:
        """Return a whole answer that says no, in the one shape of errors."""
        body = encode(because(refusal.key))
        fields = ["content-type: application/json", f"content-length: {len(body)}", "connection: close"]
        if refusal.wait:
            fields.append(f"retry-after: {math.ceil(refusal.wait)}")
        if refusal.status == HTTPStatus.UPGRADE_REQUIRED:
            fields += ["upgrade: websocket", "sec-websocket-version: 13"]
        head = "\r\n".join([f"HTTP/1.1 {refusal.status.value} {refusal.status.phrase}", *fields])
        return head.encode() + b"\r\n\r\n" + body

    def _refuse(self, refusal: Refusal) -> None:
        """Say no, where no other answer has begun, and end the connection. Nothing more is read of it."""
        self._refused = True
        self._stop()
        mine = self._answering and self._running is self.cycle and not self._in_head and not self._running.response_started
        can_answer = mine or not self._answering
        self._abandon()
        if self.transport.is_closing():
            return
        if can_answer:
            self.transport.write(self._answer(refusal))
        self.transport.write_eof()
        self.flow.pause_reading()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _abandon(self) -> None:
        """Take back what is being answered: nothing more may be written."""
        self.pipeline.clear()
        if self._answering:
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # Becoming a WebSocket

    def _open_socket(self, followed: bool) -> None:
        """Hand the connection over to a WebSocket, or say why not. `followed`: more came with the request, before it was answered."""
        refusal, key = self._read_handshake(followed)
        if refusal is None:
            scope: Any = {**self.scope, "type": "websocket", "path": self.url.partition(b"?")[0].decode("ascii", "replace")}
            opened = self._app.open_socket(scope, self._begin, client_key(client_address(scope, self.config)))
            if isinstance(opened, WebSocket):
                scope["saqqara.socket"] = opened
                self._hand_over(opened, key)
                return
            refusal = opened
        self._refuse(refusal)

    def _read_handshake(self, followed: bool) -> tuple[Refusal | None, bytes]:
        """Return why a request cannot open a WebSocket by RFC 6455, if so, and its key."""
        bad = Refusal(HTTPStatus.BAD_REQUEST, "server-bad-handshake")
        given: dict[bytes, list[bytes]] = {}
        for name, value in self.headers:
            given.setdefault(name, []).append(value.strip())
        if self.scope["method"] != "GET" or self.scope["http_version"] != "1.1" or followed or self._answering or self.flow.write_paused:
            return bad, b""
        if b"transfer-encoding" in given or given.get(b"content-length", [b"0"]) != [b"0"] or len(given.get(b"host", [])) != 1:
            return bad, b""
        if given.get(b"sec-websocket-version") != [b"13"]:
            return Refusal(HTTPStatus.UPGRADE_REQUIRED, "server-bad-handshake"), b""
        keys = given.get(b"sec-websocket-key", [])
        try:
            fits = len(keys) == 1 and len(base64.b64decode(keys[0], validate=True)) == KEY_BYTES
        except binascii.Error:
            fits = False
        return (None, keys[0]) if fits else (bad, b"")

    def _hand_over(self, socket: WebSocket, key: bytes) -> None:
        self.connections.discard(self)
        peers, address, self._address = self._app.state.peers, self._address, None
        WebSocketProtocol(socket, lambda: peers.give_back(address)).open(self.transport, key)
        self.parser = None  # type: ignore[assignment]  # it holds this object: both would stay until garbage is searched for

    def _begin(self, socket: WebSocket) -> None:
        """Serve a WebSocket, in a task that is waited for at the end."""
        task = self.loop.create_task(self.config.loaded_app(socket.scope, no_messages, no_messages))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    # Time

    def _expect(self) -> None:
        """Wait for a whole head, but not for long."""
        self._stop()
        self._ending = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    def pause_writing(self) -> None:
        """Watch whether a client reads its answer."""
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Stop watching: it does."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _watch(self, left: int) -> None:
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._cut_off_if_stalled, left)

    def _cut_off_if_stalled(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left >= before:
            self.transport.abort()
        else:
            self._watch(left)
