"""Guests, their tokens, and links to a second device. A token is with its owner alone: the database has its hash, the log nothing."""

import contextlib
import hashlib
import secrets as chance
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from itsdangerous import BadData, TimestampSigner

from saqqara.core.texts import FALLBACK
from saqqara.server.accounts import guest_merge, personal_data
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.moderation import sanctions
from saqqara.server.names import reserved_names
from saqqara.server.names.display_names import clean_name, guest_name
from saqqara.server.names.name_policy import check_name
from saqqara.server.settings import DAY, HOUR, MINUTE, Settings
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.storage.schema import digest, links, players, seats, secrets, tokens
from saqqara.server.storage.store import Store

NAME = sa.select(players.c.name).where(players.c.id == sa.bindparam("of"))
KNOWN = (
    sa.select(tokens.c.player, players.c.seen, sa.func.coalesce(tokens.c.seen, tokens.c.created).label("used"))
    .join(players, players.c.id == tokens.c.player)
    .where(tokens.c.hash == sa.bindparam("hash"), tokens.c.expires > sa.bindparam("at"))
)
INSERT_PLAYER = sa.insert(players)
NEW_TOKEN = {
    name: sa.bindparam(f"new_{name}", type_=tokens.c[name].type) for name in ("hash", "player", "created", "seen", "expires", "label")
}
INSERT_TOKEN = sa.insert(tokens).from_select(
    list(NEW_TOKEN), sa.select(*NEW_TOKEN.values()).where(~sanctions.is_banned(NEW_TOKEN["player"], NEW_TOKEN["created"]))
)
"""None for whoever is put off the server, however they come."""
COOKIE = "saqqara"
"""The name of the cookie that holds a browser's token."""
MAX_KNOWN_TOKENS = 10_000
RECHECK_MS = 2_000
"""For this many milliseconds a token is not looked up again: so long may one live on after its deletion on another node."""
MAX_RECHECK_SECONDS = 60.0
"""For so many seconds at most it is not looked up again where nobody else writes to the database: it may have expired."""


class SessionCheck(NamedTuple):
    """A cached check of a session: the number of sign-outs then, until when it is valid, and until when if no other process writes."""

    departures: int = -1
    until: float = 0.0
    at_most: float = 0.0


class Guest(NamedTuple):
    """A new guest."""

    player: str
    name: str
    token: str


class Player(NamedTuple):
    """A player and their name."""

    player: str
    name: str


class SignedIn(NamedTuple):
    """A player who has signed in again: their token, and the merged tables with their status; None: no guest was merged."""

    player: str
    token: str
    brought: dict[str, str] | None


class Linked(NamedTuple):
    """The content of a one-time link: the same player on another device, and the table it was made at."""

    player: str
    table: str
    token: str


async def signing_key(store: Store, settings: Settings) -> bytes:
    """Return the key that tokens are signed with: the one given, or one made at the first start, the same on all nodes."""
    if settings.key is not None:
        return settings.key.encode()
    return await stored_secret(store, "signing", chance.token_bytes(32))


async def stored_secret(store: Store, name: str, fresh: bytes) -> bytes:
    """Return a secret of the server's own: a fresh one at the first start, and the same ever after, on all nodes."""
    made = {"name": name, "value": fresh.hex()}
    await store.execute(store.upsert(secrets, made, ["name"], lambda _: sa.false()))  # the first node's stays
    row = await store.row(sa.select(secrets.c.value).where(secrets.c.name == name))
    assert row is not None
    return bytes.fromhex(row["value"])


class People:
    """The players who have a token."""

    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self.store, self.settings = store, settings
        kind: dict[str, Any] = {"salt": "saqqara token", "digest_method": hashlib.sha256}
        derived = TimestampSigner(key, key_derivation="hmac", **kind).derive_key()  # once, and not for every token
        self._signer = TimestampSigner(derived, key_derivation="none", **kind)
        self._known: OrderedDict[str, tuple[str, int]] = OrderedDict()  # hash: player, until
        self.departures = 0
        """The number of sign-outs and deletions here: sessions checked before are checked again."""
        self._elsewhere: int | None = None
        self._alone_until = 0.0

    # Coming in

    async def guest(self, name: str | None = None, language: str = FALLBACK, label: str = "") -> Guest:
        """Create a guest; `label`: on what kind of device."""
        shown = await self.free_name(language) if name is None else await self._allowed(name)
        player, token = chance.token_hex(12), self._new_token()
        at = now()

        def write(connection: Connection) -> None:
            connection.execute(INSERT_PLAYER, {"id": player, "name": shown, "created": at, "seen": at})
            connection.execute(INSERT_TOKEN, self._token_row(player, token, label))

        await self.store.transaction(write)
        return Guest(player, shown, token)

    async def free_name(self, language: str) -> str:
        """Return a name for somebody who has none of their own: nobody else's."""
        name = guest_name(language)
        return (
            name
            if await reserved_names.is_free(self.store, name)
            else await reserved_names.free_variant(self.store, name, self.settings.limits.name_length)
        )

    async def _allowed(self, name: str, player: str | None = None) -> str:
        """Return a name as it will be shown, if somebody may be called so."""
        most = self.settings.limits.name_length
        shown = clean_name(name, most)
        check_name(shown, self.settings.unwanted_words)
        await reserved_names.check_free(self.store, shown, most, player)
        return shown

    def _new_token(self) -> str:
        return self._signer.sign(chance.token_urlsafe(24)).decode()

    def _token_row(self, player: str, token: str, label: str = "") -> dict[str, Any]:
        """Return a new token's row, for `INSERT_TOKEN`."""
        at = now()
        expires = at + self.settings.token_days * DAY * 1000
        row = {"hash": digest(token), "player": player, "created": at, "seen": at, "expires": expires, "label": label}
        return {NEW_TOKEN[name].key: value for name, value in row.items()}

    def new_check(self) -> SessionCheck:
        """Return what a token that is looked up now is good for."""
        at = time.monotonic()
        return SessionCheck(self.departures, at + RECHECK_MS / 1000, at + MAX_RECHECK_SECONDS)

    def trusts(self, found: SessionCheck, at: float) -> bool:
        """Return whether a token that was looked up then need not be looked up at that time."""
        departures, until, at_most = found
        return departures == self.departures and (at < until or (at < self._alone_until and at < at_most))

    async def check_outside_writes(self) -> None:
        """Check, if the database file is this process's own, whether another one, an operator's command, has written to it. Then a session
        may have gone. While nobody has, all who were let in stay so."""
        began = time.monotonic()
        with contextlib.suppress(*AWAY):  # then everybody is looked up
            changes = await self.store.changes_by_others()
            if changes != self._elsewhere:
                self._elsewhere = changes
                self._known.clear()
                self.departures += 1
            self._alone_until = began + RECHECK_MS / 1000

    async def player_of_token(self, token: str | None) -> str | None:
        """Return whose token this is; None when it is nobody's, or nobody's any more."""
        if not token or len(token) > 200 or not token.isascii():
            return None
        key = digest(token)
        known = self._known.get(key)
        if known is not None and known[1] > now():
            return known[0]
        if known is None and not self._signed(token):  # what was signed stays so; whether it is still let in, the database knows
            return None
        found = await self.store.fetch(KNOWN, hash=key, at=now())
        if not found:
            self._known.pop(key, None)
            return None
        row = found[0]
        player = str(row["player"])
        self._known[key] = player, now() + RECHECK_MS
        while len(self._known) > MAX_KNOWN_TOKENS:
            self._known.popitem(last=False)
        if row["seen"] < now() - DAY * 1000:
            await self.store.execute(sa.update(players).where(players.c.id == player).values(seen=now()))
        if row["used"] < now() - HOUR * 1000:
            await self.store.execute(sa.update(tokens).where(tokens.c.hash == key).values(seen=now()))
        return player

    async def known_tokens(self, some: Iterable[str]) -> set[str]:
        """Return those of some tokens that are still somebody's, asked of the database at once."""
        given = {digest(token): token for token in some}
        mine = sa.select(tokens.c.hash).join(players, players.c.id == tokens.c.player)
        rows = await self.store.rows(mine.where(tokens.c.hash.in_(list(given)), tokens.c.expires > now()))
        return {given[row["hash"]] for row in rows}

    def _signed(self, token: str) -> bool:
        """Return whether a token is one of ours, and not too old."""
        try:
            _, signed = self._signer.unsign(token, return_timestamp=True)
        except BadData:
            return False
        oldest = now() - self.settings.token_days * DAY * 1000
        return signed.timestamp() * 1000 >= oldest  # one of the future was signed by a clock that is ahead

    # Names

    async def name_of(self, player: str) -> str:
        """Return a player's name; empty when there is no such player."""
        found = await self.store.fetch(NAME, of=player)
        return str(found[0]["name"]) if found else ""

    async def rename(self, player: str, name: str) -> str:
        """Rename a player at every table; return the name as it will be shown. Whose name was taken away has to wait."""
        if clean_name(name, self.settings.limits.name_length) == await self.name_of(player):
            return await self.name_of(player)  # it was allowed once
        until = await sanctions.until(self.store, player, "renamed")
        if until is not None:
            raise NotNow("server-name-taken-away", hours=sanctions.hours_left(until))
        shown = await self._allowed(name, player)
        await reserved_names.rename(self.store, player, shown, self.settings.limits.name_length)
        return shown

    # A second device

    async def make_link(self, player: str, table: str) -> str:
        """Return a code that opens the same seat on another device, once, soon."""
        code = chance.token_urlsafe(18)
        expires = now() + self.settings.link_minutes * MINUTE * 1000
        await self.store.execute(
            sa.delete(links).where(links.c.expires <= now()),
            sa.insert(links).values(hash=digest(code), player=player, table=table, expires=expires),
        )
        return code

    async def name_behind(self, code: str) -> Player | None:
        """Return whose link this is, without using it up; None when it is used, unknown or too old."""
        mine = sa.select(players.c.id, players.c.name).join(links, links.c.player == players.c.id)
        row = await self.store.row(mine.where(links.c.hash == digest(code), links.c.expires > now()))
        return None if row is None else Player(row["id"], row["name"])

    async def seats_of(self, player: str) -> int:
        """Return at how many tables a player has a seat."""
        row = await self.store.row(sa.select(sa.func.count().label("count")).select_from(seats).where(seats.c.player == player))
        assert row is not None
        return int(row["count"])

    async def sign_out(self, token: str) -> None:
        """Forget one token: the device that has it is nobody's any more."""
        await self.store.execute(sa.delete(tokens).where(tokens.c.hash == digest(token)))
        self.signed_out(digest(token))

    def signed_out(self, key: str) -> None:
        """Forget a token that is no more, by its hash."""
        self._known.pop(key, None)
        self.departures += 1

    async def enter(self, prove: Callable[[Connection], str], me: str | None, old: str, bring: bool | None, label: str) -> SignedIn:
        """Sign a device in as whoever `prove` says, which raises if nothing is proved.

        Whoever it was before, by the token `old`, it is no more; what a guest had comes along if that was wished.
        """
        token = self._new_token()

        def work(connection: Connection) -> SignedIn:
            player = prove(connection)
            brought: dict[str, str] | None = None
            row = connection.execute(sa.select(players.c.kept).where(players.c.id == me)).first() if me not in (None, player) else None
            if me is not None and row is not None and row.kept is None and bring is not False:
                if bring is None and guest_merge.has_tables_or_studies(connection, me):
                    raise NotNow("server-bring-or-not")
                brought = guest_merge.merge_guest(connection, self.store, me, player)
            connection.execute(sa.delete(tokens).where(tokens.c.hash == digest(old)))
            if not connection.execute(INSERT_TOKEN, self._token_row(player, token, label)).rowcount:
                raise NotYours("server-not-welcome")  # put off the server
            return SignedIn(player, token, brought)

        entered = await self.store.transaction(work)
        self.signed_out(digest(old))
        if me is not None and entered.brought is not None:
            self.forget_sessions(me)
        return entered

    async def use_link(self, code: str, label: str = "") -> Linked | None:
        """Use a link up; None when it is used, unknown or too old."""
        token = self._new_token()

        def work(connection: Connection) -> Linked | None:
            used = sa.delete(links).where(links.c.hash == digest(code)).returning(links.c.player, links.c.table, links.c.expires)
            row = connection.execute(used).first()
            if row is None or row.expires <= now():
                return None
            if not connection.execute(INSERT_TOKEN, self._token_row(row.player, token, label)).rowcount:
                return None  # put off the server
            return Linked(row.player, row.table, token)

        return await self.store.transaction(work)

    # Going for good

    async def forget(self, player: str) -> dict[str, str]:
        """Delete a player's personal data. Gives the tables where they sat, with their status, for those in memory to be read again."""
        sat = await self.store.transaction(lambda connection: personal_data.forget(connection, self.store, [player]))
        self.forget_sessions(player)
        return sat

    def forget_sessions(self, player: str) -> None:
        """Forget all sessions of a player who has no token any more; whoever was known as them is looked up again."""
        for key in [key for key, known in self._known.items() if known[0] == player]:
            self.signed_out(key)
        self.departures += 1

    async def given_to(self, player: str) -> dict[str, list[dict[str, Any]]]:
        """Return all that is stored about a player, as of one moment."""
        return await self.store.snapshot(lambda connection: personal_data.given_to(connection, player))
