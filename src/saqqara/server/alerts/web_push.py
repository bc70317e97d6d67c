"""Web Push (RFC 8030): each note is encrypted for one browser, and signed so that its push service knows who sends it (VAPID, RFC 8292).

A push service is an address that a browser has named, and anybody can say they are a browser. So a subscription must name a host by a
plain DNS name, which is no IP address in disguise. When a note is sent, all addresses of the name must be public, and the connection goes
to one of the addresses that were checked: another look-up, which could give another answer, is never made.
"""

import asyncio
import base64
import binascii
import ipaddress
import re
import secrets as chance
import socket
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import has_extra
from saqqara.server.accounts.people import stored_secret
from saqqara.server.alerts.alert_preferences import Subscription
from saqqara.server.clock import now
from saqqara.server.storage.schema import digest
from saqqara.server.storage.store import Store

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult

Outcome = Literal["delivered", "gone", "failed", "lost"]
"""Delivered; the receiver is there no more; certainly not delivered, so it may be tried again; or nobody knows, so it must not."""
SECONDS = 10
"""A push service that has not answered by then is not waited for."""
DAY = 86400
LONGEST = 1000
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
ENDPOINT = re.compile(r"https://(?P<host>[a-z0-9.-]{4,253})(:443)?/[!\"$-\[\]-~]*", re.IGNORECASE)
"""A push service's address: no user, no other port, no percent escape in the host; no fragment, no backslash."""
LOCAL_ENDPOINT = re.compile(r"http://127\.0\.0\.1(:\d{1,5})?/[!-~]*")
DNS_NAME = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.IGNORECASE)
"""At least two labels, the last of which begins with a letter: nobody reads such a name as an IP address."""
QUAD = re.compile(r"(?<![0-9])[0-9]{1,3}([.-])[0-9]{1,3}\1[0-9]{1,3}\1[0-9]{1,3}(?![0-9])")
"""An IPv4 address within a name, as `127.0.0.1.nip.io` and `127-0-0-1.sslip.io` have it."""
HEX_QUAD = re.compile(r"(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])", re.IGNORECASE)
"""Eight hexadecimal digits within a name: an IPv4 address to `nip.io`, and often just a name."""
DASHED_IPV6 = re.compile(r"(?<!\bxn)--|([0-9a-f]{1,4}-){7}[0-9a-f]{1,4}", re.IGNORECASE)
"""An IPv6 address within a name: `0--1.sslip.io`. `xn--` begins a name of other letters."""
INTERNAL_DOMAINS = frozenset({"arpa", "internal", "local", "localhost"})


async def vapid_key(store: Store) -> bytes:
    """Return the private key that the notes of this house are signed with: made at the first start, and the same on all nodes."""
    return await stored_secret(store, "vapid", (1 + chance.randbelow(ORDER - 1)).to_bytes(32))


def is_public(address: str) -> bool:
    """Return whether an address is one of the open network: not of this machine, of its neighbours, or a way around to them."""
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
    """Return a browser's subscription, if it can be one. `loopback`: its push service may be on this machine, as in tests."""
    found = ENDPOINT.fullmatch(endpoint)
    usable = found is not None and is_plain_name(found["host"])
    if len(endpoint) > LONGEST or not (usable or (loopback and LOCAL_ENDPOINT.fullmatch(endpoint))):
        raise BadSetup("server-push-bad")
    try:
        keys = [base64.urlsafe_b64decode(key.rstrip("=") + "=" * (-len(key.rstrip("=")) % 4)) for key in (p256dh, auth)]
    except (ValueError, binascii.Error):
        raise BadSetup("server-push-bad") from None
    if len(keys[0]) != 65 or keys[0][0] != 4 or len(keys[1]) != 16:
        raise BadSetup("server-push-bad")
    p256dh, auth = (base64.urlsafe_b64encode(key).rstrip(b"=").decode() for key in keys)
    return Subscription(digest(endpoint), endpoint, p256dh, auth)


def is_plain_name(host: str) -> bool:
    """Return whether a host is a DNS name of the open network, and neither an IP address nor a name that has one within it."""
    if not DNS_NAME.fullmatch(host) or host.rpartition(".")[2].lower() in INTERNAL_DOMAINS:
        return False
    hidden = (str(ipaddress.IPv4Address(int(digits, 16))) for digits in HEX_QUAD.findall(host))
    return not QUAD.search(host) and not DASHED_IPV6.search(host) and all(map(is_public, hidden))


class WebPush:
    """Sends notes to browsers. What it needs for that is loaded when it is first used: most servers never call anybody."""

    def __init__(self, key: bytes, contact: str, loopback: bool = False, seconds: float = SECONDS) -> None:
        self._key, self.contact, self.loopback, self.seconds = key, contact, loopback, seconds
        self._session: aiohttp.ClientSession | None = None

    @cached_property
    def public_key(self) -> str | None:
        """Return the public key that a browser subscribes with; None where the extra that push needs is not installed."""
        if not has_extra("public"):
            return None
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        pair = ec.derive_private_key(int.from_bytes(self._key), ec.SECP256R1())
        return unpadded(pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sealed(self, browser: Subscription, note: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """Return a note as it is sent: what only this browser can read, and the headers that say whose it is."""
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
            connector = aiohttp.TCPConnector(resolver=self._resolver(), use_dns_cache=False, socket_factory=self._socket)
            self._session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())
        try:
            limit = aiohttp.ClientTimeout(total=self.seconds)
            async with self._session.post(browser.endpoint, data=body, headers=headers, timeout=limit, allow_redirects=False) as answer:
                return outcome_of(answer.status)
        except aiohttp.ClientConnectorError:
            return "failed"
        except (aiohttp.ClientError, TimeoutError, OSError):
            return "lost"

    def check_address(self, address: str) -> None:
        """Raise `OSError` for an address that we do not connect to."""
        if not (is_public(address) or (self.loopback and ipaddress.ip_address(address).is_loopback)):
            raise OSError("not a public address")

    def _resolver(self) -> "AbstractResolver":
        """Looks names up, and refuses a name if any of its addresses is not public."""
        from aiohttp.resolver import ThreadedResolver

        check_address = self.check_address

        class PublicResolver(ThreadedResolver):
            """A resolver of public names."""

            async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> "list[ResolveResult]":
                """Return the addresses of a host, all of them checked."""
                results = await super().resolve(host, port, family)
                for result in results:
                    check_address(result["host"])
                return results

        return PublicResolver()

    def _socket(self, found: Any) -> socket.socket:
        """Return a socket to an address, which is checked once more: an address that is given as a number is not looked up."""
        family, kind, protocol, _, at = found
        self.check_address(at[0])
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made

    async def close(self) -> None:
        """Close what is open."""
        if self._session is not None:
            await self._session.close()


def outcome_of(status: int) -> Outcome:
    """Return what a push service's answer means."""
    if status in (404, 410):
        return "gone"
    if status == 429 or status >= 500:
        return "failed"
    return "delivered" if 200 <= status < 300 else "lost"


def unpadded(data: bytes) -> str:
    """Return Base64 as in web addresses, without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
