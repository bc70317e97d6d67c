"""A WebSocket as ASGI gives it. What a framework puts around one costs memory for every connection and time for every message."""

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Message, Receive, Scope, Send

from saqqara.server.errors import Gone

BROKEN = (1005, 1006)
"""How the end of a connection is told whose other side just fell silent."""


class WebSocket:
    """One connection."""

    __slots__ = ("_receive", "_send", "closed", "lost", "scope")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope, self._receive, self._send = scope, receive, send
        self.closed = False
        self.lost = False  # it broke off without a goodbye

    @property
    def headers(self) -> Headers:
        """What the client asked with."""
        return Headers(scope=self.scope)

    def cookie(self, name: str) -> str | None:
        """One of the client's cookies."""
        return cookie_parser(self.headers.get("cookie", "")).get(name)

    async def accept(self) -> None:
        """Begin."""
        await self._receive()
        await self._tell({"type": "websocket.accept"})

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            self.closed = True
            self.lost = message.get("code") in BROKEN and "reason" not in message  # a goodbye gives one, be it empty
            raise Gone
        return message.get("text") or message.get("bytes") or b""

    async def send(self, data: bytes) -> None:
        """Send a message, as soon as there is room for it."""
        await self._tell({"type": "websocket.send", "bytes": data})

    async def close(self, code: int = 1000) -> None:
        """End; before it has begun, that is to refuse it."""
        if not self.closed:
            await self._tell({"type": "websocket.close", "code": code})
            self.closed = True

    async def _tell(self, message: Message) -> None:
        if self.closed:
            raise Gone
        try:
            await self._send(message)
        except OSError:
            self.closed = True
            raise Gone from None
