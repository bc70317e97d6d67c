"""The other ends of an alert, on this machine: a push service with its browsers, which decrypt what comes, and a mail server."""

import asyncio
import base64
import contextlib
import email
import email.policy
import json
from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(data: bytes) -> str:
    """URL-safe Base64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The same backwards."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that has subscribed at a push service, with keys that only it has."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes!!!"
        self.endpoint = f"http://127.0.0.1:{service.port}/{name}"
        self.notes: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    def subscription(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON` gives it."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": {"p256dh": text_of(point), "auth": text_of(self.auth)}}

    def take(self, headers: dict[str, str], body: bytes) -> None:
        """Read a note."""
        self.headers.append(headers)
        self.notes.append(json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")))


class PushService:
    """Takes what is posted to its browsers. `answer`: the status it gives; None: it never answers."""

    def __init__(self) -> None:
        self.port = 0
        self.answer: int | None = 201
        self.came = 0
        self.browsers: dict[str, Browser] = {}
        self.asking: set[asyncio.Task[Any]] = set()

    def browser(self, name: str) -> Browser:
        """One more."""
        made = self.browsers[f"/{name}"] = Browser(self, name)
        return made

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.current_task()
        assert task is not None
        self.asking.add(task)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            while True:
                first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
                body = await reader.readexactly(int(headers["content-length"]))
                self.came += 1
                if self.answer is None:
                    await asyncio.Event().wait()
                if self.answer == 201:
                    self.browsers[first.split()[1]].take(headers, body)
                writer.write(
                    f"HTTP/1.1 {self.answer} Said\r\nLocation: http://127.0.0.1:{self.port}/else\r\nContent-Length: 0\r\n\r\n".encode()
                )
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service for a while."""
    service = PushService()
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0) as server:
        service.port = server.sockets[0].getsockname()[1]
        try:
            yield service
        finally:
            for task in service.asking:
                task.cancel()
            await asyncio.gather(*service.asking)


def signed_by(headers: dict[str, str], service: PushService) -> tuple[str, dict[str, Any]]:
    """Return the key that has signed a notification, and its claims; raise if the signature is not that key's (RFC 8292)."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = fields["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(fields["k"]))
    raw = bytes_of(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(bytes_of(claims))
    assert said["aud"] == f"http://127.0.0.1:{service.port}"
    return fields["k"], said


class MailServer:
    """Keeps the letters that are handed in, as parsed messages and as the bytes that came."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        """A letter, as aiosmtpd calls it."""
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.raw.append(envelope.content)
        return "250 OK"


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    """A mail server for a while."""
    kept = MailServer()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(kept, hostname="mail.test"), "127.0.0.1", 0)
    kept.port = server.sockets[0].getsockname()[1]
    async with server:
        yield kept


@contextlib.asynccontextmanager
async def deaf_server() -> AsyncIterator[int]:
    """A server that takes connections and never says a word: its port."""
    held: set[asyncio.StreamWriter] = set()

    async def hold(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.add(writer)

    async with await asyncio.start_server(hold, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        for writer in held:
            writer.close()
