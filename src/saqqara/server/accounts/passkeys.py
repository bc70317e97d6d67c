"""Passkeys (WebAuthn): asked for, added, and the way back in. What a passkey is to sign is kept until it is used, once, or too old.

Everything that a passkey says is checked by the `webauthn` package: the signature, the page it was made on (origin) and the host name that
it is for (RP ID). Whatever is wrong with it, it is refused, and what it was to sign is used up all the same. The package takes a third of a
second to load: that is done beside the tables.

The package comes with the extra `public`. Without it a server has no passkeys, and says so; it does not start where people have some.

A passkey is the only factor, so the authenticator must verify its user (WebAuthn's UV flag: fingerprint, face or PIN), both when a passkey
is made and when it signs in. Passkeys from before this rule are stored as unverified until they sign in with verification.
"""

import asyncio
import base64
import hashlib
import json
import secrets as chance
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from saqqara.core.errors import SaqqaraError
from saqqara.core.optional_packages import has_extra
from saqqara.server.accounts import recovery_codes
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.schemas.registered_names import Passkey
from saqqara.server.settings import MINUTE
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import challenges, digest, passkeys
from saqqara.server.storage.store import Store

Purpose = Literal["make", "enter"]
T = TypeVar("T")
SECONDS = 5 * MINUTE
"""The time to unlock a passkey."""
MOST = 20
"""Passkeys of one person."""
TITLE = "Saqqara"
LONGEST_SITE = 253
"""Characters of a host name."""
MINE = sa.select(passkeys).where(passkeys.c.player == sa.bindparam("of"))
KNOWN = sa.select(passkeys).where(passkeys.c.id == sa.bindparam("id"))


class Fresh(NamedTuple):
    """A passkey that was just made, and checked."""

    credential: bytes
    public_key: bytes
    signs: int
    site: str


class Signed(NamedTuple):
    """A passkey that has signed, as it was stored, and its own count now."""

    row: Row
    signs: int


def site_of(origin: str) -> str:
    """Return the host name that passkeys of a page are for (the RP ID)."""
    try:
        site = urlsplit(origin).hostname or ""
    except ValueError:
        site = ""
    if not 0 < len(site) <= LONGEST_SITE:
        raise SaqqaraError("server-passkey-bad")
    return site


def encoded(data: bytes) -> str:
    """Return bytes as URL-safe Base64, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of URL-safe Base64 without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_of(credential: bytes) -> str:
    """Return how a passkey is called here."""
    return hashlib.sha256(credential).hexdigest()


def check_offered() -> None:
    """Raise `NotNow` where this server cannot check passkeys."""
    if not has_extra("public"):
        raise NotNow("server-no-passkeys")


# What is to be signed


async def new_challenge(store: Store, purpose: Purpose, player: str | None, origin: str) -> bytes:
    """Store something to sign, for whoever asks on a page, for one purpose, once; return it."""
    challenge = chance.token_bytes(32)
    row = {"hash": digest(encoded(challenge)), "player": player, "purpose": purpose, "origin": origin[:300]}
    await store.execute(
        sa.delete(challenges).where(challenges.c.expires <= now()),
        sa.insert(challenges).values(**row, expires=now() + SECONDS * 1000),
    )
    return challenge


async def use_challenge(store: Store, purpose: Purpose, player: str | None, credential: dict[str, Any]) -> tuple[bytes, str]:
    """Return what was to be signed, and on which page: used up, whatever comes of it."""
    check_offered()
    try:
        said = json.loads(decoded(credential["response"]["clientDataJSON"]))["challenge"]
        challenge = decoded(said)
    except (KeyError, TypeError, ValueError, RecursionError):
        raise SaqqaraError("server-passkey-bad") from None
    used = sa.delete(challenges).where(challenges.c.hash == digest(encoded(challenge))).returning(challenges)
    row = await store.transaction(lambda connection: connection.execute(used).first())
    if row is None or row.expires <= now() or row.purpose != purpose or row.player != player:
        raise NotNow("server-passkey-old")
    return challenge, str(row.origin)


# A new passkey


async def make_options(store: Store, player: str, name: str, origin: str) -> dict[str, Any]:
    """Return what a browser is told to make a passkey: one that is found without a name being typed, and that verifies its user.

    Authenticators with an unverified passkey are not excluded: they may have to make another one.
    """
    check_offered()
    site = site_of(origin)
    known = [decoded(row["credential"]) for row in await store.fetch(MINE, of=player) if row["verified"]]
    challenge = await new_challenge(store, "make", player, origin)

    def build() -> str:
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import structs

        options = generate_registration_options(
            rp_id=site,
            rp_name=TITLE,
            user_id=hashlib.sha256(player.encode()).digest()[:16],
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=SECONDS * 1000,
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED, user_verification=structs.UserVerificationRequirement.REQUIRED
            ),
        )
        return options_to_json(options)

    return dict(msgspec.json.decode(await asyncio.to_thread(build)))


async def check_made(store: Store, player: str, credential: dict[str, Any]) -> Fresh:
    """Return a passkey that was made for this player here, or why it is not."""
    challenge, origin = await use_challenge(store, "make", player, credential)
    site = site_of(origin)

    def check() -> tuple[Fresh, bool]:
        from webauthn import verify_registration_response

        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            require_user_verification=False,  # it is checked below, with a sentence of its own
        )
        return Fresh(made.credential_id, made.credential_public_key, made.sign_count, site), made.user_verified

    fresh, verified = await checked(check)
    if not verified:
        raise NotYours("server-passkey-unverified-new")
    return fresh


def add(connection: Connection, player: str, made: Fresh, name: str) -> None:
    """Keep a new passkey."""
    mine = sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.player == player)
    if (connection.scalar(mine) or 0) >= MOST:
        raise NotNow("server-many-passkeys", most=MOST)
    key = key_of(made.credential)
    if connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == key)).first() is not None:
        raise NotNow("server-passkey-twice")
    row = {"id": key, "player": player, "credential": encoded(made.credential), "public_key": encoded(made.public_key)}
    connection.execute(sa.insert(passkeys).values(**row, signs=made.signs, site=made.site, name=name, made=now(), verified=True))


# Coming back


async def enter_options(store: Store, player: str | None, origin: str) -> dict[str, Any]:
    """Return what a browser is told to find a passkey of this server's; whose it is it says itself."""
    check_offered()
    site = site_of(origin)
    challenge = await new_challenge(store, "enter", player, origin)

    def build() -> str:
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site, challenge=challenge, timeout=SECONDS * 1000, user_verification=UserVerificationRequirement.REQUIRED
        )
        return options_to_json(options)

    return dict(msgspec.json.decode(await asyncio.to_thread(build)))


async def check_signed(store: Store, player: str | None, credential: dict[str, Any]) -> Signed:
    """Return a passkey that we know and that has just signed what it was given here, or why it is not one."""
    challenge, origin = await use_challenge(store, "enter", player, credential)
    try:
        key = key_of(decoded(credential["rawId"]))
    except (KeyError, TypeError, ValueError):
        raise SaqqaraError("server-passkey-bad") from None
    found = await store.fetch(KNOWN, id=key)
    if not found or found[0]["site"] != site_of(origin):
        raise NotYours("server-passkey-unknown")
    row = found[0]

    def check() -> tuple[Signed, bool]:
        from webauthn import verify_authentication_response

        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=row["site"],
            expected_origin=origin,
            credential_public_key=decoded(row["public_key"]),
            credential_current_sign_count=0,  # it is looked at when it is written down
        )
        return Signed(row, signed.new_sign_count), signed.user_verified

    signature, verified = await checked(check)
    if not verified:
        raise NotYours("server-passkey-unverified")
    return signature


def note_used(connection: Connection, signed: Signed) -> str:
    """Note that a passkey was used; return whose it is. One whose count has not gone on is a copy, or has one: it opens nothing."""
    mine = passkeys.c.id == signed.row["id"]
    row = connection.execute(sa.select(passkeys).where(mine).with_for_update()).first()
    if row is None:  # removed just now
        raise NotYours("server-passkey-unknown")
    if (signed.signs or row.signs) and signed.signs <= row.signs:
        raise NotYours("server-passkey-copied")
    connection.execute(sa.update(passkeys).where(mine).values(signs=signed.signs, used=now(), verified=True))
    return str(row.player)


async def checked(check: Callable[[], T]) -> T:
    """Return what the package says; whatever is wrong with what was sent, it is the sender's."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # noqa: BLE001 - malformed Base64, CBOR, keys and signatures fail in a dozen ways
        raise NotYours("server-passkey-bad") from None


# One's own


async def passkeys_of(store: Store, player: str) -> tuple[Passkey, ...]:
    """Return somebody's passkeys, the oldest first."""
    rows = sorted(await store.fetch(MINE, of=player), key=lambda row: (row["made"], row["id"]))
    return tuple(Passkey(row["id"], row["name"], row["made"], row["used"], row["site"], bool(row["verified"])) for row in rows)


async def rename(store: Store, player: str, key: str, name: str) -> None:
    """Rename a passkey of a player."""
    if not await store.execute(sa.update(passkeys).where(passkeys.c.id == key, passkeys.c.player == player).values(name=name)):
        raise NotYours("server-no-passkey")


def remove(connection: Connection, player: str, key: str, anyway: bool) -> None:
    """Remove a passkey of one's own. `anyway`: also if neither a recovery code nor another verified passkey would be left."""
    ways = connection.scalar(recovery_codes.COUNT, {"of": player})
    mine = {row.id: row.verified for row in connection.execute(sa.select(passkeys).where(passkeys.c.player == player))}
    if key not in mine:
        raise NotYours("server-no-passkey")
    others_open = any(verified for other, verified in mine.items() if other != key)
    if not others_open and not ways and not anyway:
        raise NotNow("server-last-passkey")
    connection.execute(sa.delete(passkeys).where(passkeys.c.id == key, passkeys.c.player == player))
