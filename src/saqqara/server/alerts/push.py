"""Web Push (RFC 8030): each note is encrypted for one browser, and signed so that its push service knows who sends it (VAPID, RFC 8292).

A push service is an address that a browser has named, and anybody can say they are a browser. So only public addresses are ever connected
to, and that is looked at where the socket is made: after names are looked up, whatever they say by then.
"""

import asyncio
import base64
import binascii
import ipaddress
import secrets as chance
import socket
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from saqqara.core.errors import BadSetup
from saqqara.server.alerts.choices import Subscription
from saqqara.server.digests import digest
from saqqara.server.people import kept_secret
from saqqara.server.storage.store import Store, now

if TYPE_CHECKING:
    import aiohttp

Outcome = Literal["delivered", "gone", "failed", "lost"]
"""Delivered; the receiver is there no more; certainly not delivered, so it may be tried again; or nobody knows, so it must not."""
SECONDS = 10
"""A push service that has not answered by then is not waited for."""
DAY = 86400
LONGEST = 1000
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")


async def vapid_key(store: Store) -> bytes:
    """The private key that the notes of this house are signed with: made at the first start, and the same on all nodes."""
    return await kept_secret(store, "vapid", (1 + chance.randbelow(ORDER - 1)).to_bytes(32))


def is_public(address: str) -> bool:
    """Whether an address is one of the open network: not of this machine, of its neighbours, or a way around to them."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        inner = found.ipv4_mapped
        if inner is not None:
            return is_public(str(inner))
        if found.sixtofour is not None or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


def read_subscription(endpoint: str, p256dh: str, auth: str, loopback: bool) -> Subscription:
    """A browser's subscription, if it can be one. `loopback`: its push service may be on this machine, as in tests."""
    parts = urlsplit(endpoint)
    try:
        host, port = parts.hostname or "", parts.port
        keys = [base64.urlsafe_b64decode(key.rstrip("=") + "=" * (-len(key.rstrip("=")) % 4)) for key in (p256dh, auth)]
    except (ValueError, binascii.Error):
        raise BadSetup("server-push-bad") from None
    here = loopback and host == "127.0.0.1"
    plain = endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= LONGEST and "@" not in parts.netloc and "\\" not in endpoint
    safe = here or (parts.scheme == "https" and port in (None, 443) and "." in host)
    if not (plain and safe) or (not here and is_literal(host) and not is_public(host)):
        raise BadSetup("server-push-bad")
    if len(keys[0]) != 65 or keys[0][0] != 4 or len(keys[1]) != 16:
        raise BadSetup("server-push-bad")
    p256dh, auth = (base64.urlsafe_b64encode(key).rstrip(b"=").decode() for key in keys)
    return Subscription(digest(endpoint), endpoint, p256dh, auth)


def is_literal(host: str) -> bool:
    """Whether a host is given as an address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Push:
    """Sends notes to browsers. What it needs for that is loaded when it is first used: most servers never call anybody."""

    def __init__(self, key: bytes, contact: str, loopback: bool = False, seconds: float = SECONDS) -> None:
        self._key, self.contact, self.loopback, self.seconds = key, contact, loopback, seconds
        self._session: aiohttp.ClientSession | None = None

    @cached_property
    def public_key(self) -> str:
        """What a browser is given, so that nobody else can send it anything."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        pair = ec.derive_private_key(int.from_bytes(self._key), ec.SECP256R1())
        return unpadded(pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sealed(self, browser: Subscription, note: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """A note as it is sent: what only this browser can read, and the headers that say whose it is."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        body: bytes = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(note)["body"]
        parts = urlsplit(browser.endpoint)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": now() // 1000 + DAY // 2}
        signed: dict[str, str] = Vapid02.from_raw(unpadded(self._key).encode()).sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(DAY), "Urgency": "normal"}
        return body, headers | {"Topic": topic} | signed

    async def send(self, browser: Subscription, note: bytes, topic: str) -> Outcome:
        """Send a note; `topic`: one that has not been delivered yet is replaced by a later one on the same."""
        try:
            body, headers = await asyncio.to_thread(self.sealed, browser, note, topic)
        except ValueError:
            return "gone"  # its key is no point of the curve: nobody could ever read it
        import aiohttp

        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=self._socket), cookie_jar=aiohttp.DummyCookieJar()
            )
        try:
            limit = aiohttp.ClientTimeout(total=self.seconds)
            async with self._session.post(browser.endpoint, data=body, headers=headers, timeout=limit, allow_redirects=False) as answer:
                return judged(answer.status)
        except aiohttp.ClientConnectorError:
            return "failed"
        except (aiohttp.ClientError, TimeoutError, OSError):
            return "lost"

    def _socket(self, found: Any) -> socket.socket:
        """A socket to an address that a name stands for, if it is one that we connect to."""
        family, kind, protocol, _, at = found
        if not (is_public(at[0]) or (self.loopback and ipaddress.ip_address(at[0]).is_loopback)):
            raise OSError("not a public address")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made

    async def close(self) -> None:
        """Close what is open."""
        if self._session is not None:
            await self._session.close()


def judged(status: int) -> Outcome:
    """What a push service's answer means."""
    if status in (404, 410):
        return "gone"
    if status == 429 or status >= 500:
        return "failed"
    return "delivered" if 200 <= status < 300 else "lost"


def unpadded(data: bytes) -> str:
    """Base64 as in web addresses, without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
