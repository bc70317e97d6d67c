"""Around every HTTP request: its origin, its size, its pace; headers that keep a browser safe; one line in the log, without a secret."""

import asyncio
import math
import time
from typing import Any

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saqqara.server.errors import Gone, where
from saqqara.server.http.openapi import PREFIX
from saqqara.server.limits.rate_limits import Buckets, client_key
from saqqara.server.ops.metrics import Metrics
from saqqara.server.schemas.storable_text import is_storable, is_storable_json, is_storable_query
from saqqara.server.schemas.ws_messages import because, encode
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import message_key, reason_of

log = structlog.get_logger()
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
METHODS = {*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"}
API = "/api/"
PASSING = {"server-away", "server-disk-full"}
"""The database errors that may soon be over."""
BODY_SECONDS = 20
"""The seconds a client has to send the body of its request."""
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the games' own modules, from this host as well
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # drawings place their parts with style attributes
        "connect-src 'self'",  # the WebSocket of the same host included
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
NO_STORE = (b"cache-control", b"no-store")


def is_allowed_origin(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Return whether a page may connect: one from the server's own address, or one the host allowed. Programs send no Origin."""
    return origin is None or origin in origins or (host is not None and origin.partition("://")[2] == host)


class TooBig(Exception):
    """An error: the request is too large."""


class Middleware:
    """Plain ASGI, so that nothing is buffered but a request's body, which is bounded."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, addresses: Buckets) -> None:
        self.app, self.settings, self.metrics, self.addresses = app, settings, metrics, addresses
        more = {"Strict-Transport-Security": "max-age=31536000"} if settings.secure_cookie else {}
        self.always = [(name.lower().encode(), value.encode()) for name, value in (HEADERS | more).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 499  # the client did not wait for an answer

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.dress(message, scope["path"])
            await send(message)

        try:
            await self.guard(scope, receive, sending)
        except Gone:
            return
        except Exception as problem:  # the client is told, the log says where, and nothing of what it was about
            key = message_key(problem)
            log.error("request failed", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
            if status != 499:
                raise
            if key in PASSING:
                await refuse(sending, 503, key, {"Retry-After": "5"})
            else:
                await refuse(sending, 500, key)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    async def guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        headers = Headers(scope=scope)
        if not is_storable(scope["path"]):  # nothing here has such a name
            await refuse(send, 404, "server-no-page")
            return
        if not is_storable_query(scope["query_string"]):
            await refuse(send, 422, "server-bad-text")
            return
        wait = self.addresses.take(client_key(scope["client"][0] if scope.get("client") else "-"))
        if wait:
            await refuse(send, 429, "server-too-fast", {"Retry-After": str(math.ceil(wait))})
            return
        if scope["method"] in SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        ours = is_allowed_origin(headers.get("origin"), headers.get("host"), self.settings.origins)
        if not ours and "authorization" not in headers:  # a foreign page can make a browser send its cookie, but not a token
            await refuse(send, 403, "server-foreign-origin")
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self.read(headers, receive)
        except TooBig:
            await refuse(send, 413, "server-too-big", {"Connection": "close"})
            return
        except TimeoutError:
            await refuse(send, 408, "server-too-slow", {"Connection": "close"})
            return
        if not is_storable_json(body):
            await refuse(send, 422, "server-bad-text")
            return
        await self.app(scope, replaying(body, receive), send)

    async def read(self, headers: Headers, receive: Receive) -> bytes:
        """Return the body, as long as it is no larger than allowed, whatever its headers say."""
        most = self.settings.limits.upload_bytes
        declared = headers.get("content-length", "0")
        if declared.isdecimal() and int(declared[:20]) > most:
            raise TooBig
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            if len(body) > most:
                raise TooBig
            if not message.get("more_body", False):
                return bytes(body)

    def dress(self, message: Message, path: str) -> None:
        """Add the headers of every answer; those of the API are never kept by a cache."""
        headers: list[tuple[bytes, bytes]] = list(message["headers"])
        known = {name for name, _ in headers}
        added = self.always if not path.startswith(API) else [*self.always, NO_STORE]
        message["headers"] = [*headers, *(header for header in added if header[0] not in known)]

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and count a request. The route, not the path: a table's id and a link's code are keys."""
        route = getattr(scope.get("route"), "path", "-").removeprefix(PREFIX)
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.request(method, route, status, seconds)
        log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def replaying(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read already, then whatever comes after it."""
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def refuse(send: Send, status: int, key: str, more: dict[str, str] | None = None) -> None:
    """Send a refusal in the one shape of errors."""
    body = encode(because(key))
    fields: dict[str, Any] = {"content-type": "application/json", "content-length": str(len(body))} | (more or {})
    headers = [(name.lower().encode(), value.encode()) for name, value in fields.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
