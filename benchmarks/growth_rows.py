"""Rows of many tables, written straight into a new database: games that go on, and games that are over.

One game is made, and the database copies it: they differ in their ids, times and hosts alone, and a million of them take a minute or two.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bench.server_process import KEY
from saqqara.core.arrays import generator
from saqqara.core.game import Game, find
from saqqara.core.table import Table
from saqqara.server.accounts.people import Guest, People
from saqqara.server.clock import now
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables.requested_setup import STAND_IN
from saqqara.server.tables.table_setup import Pace, Setup

BATCH = 10_000
MOVES = 10
"""The number of moves made at a table in progress."""
DAY = 86_400_000
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT CAST(:first AS integer) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :last) "
STATUS, HOST, AT = "CAST(:status AS text)", "'host' || i % 1000", "CAST(:at AS bigint) + i"  # no two at the same time
ID = f"{STATUS} || substr(CAST(1000000000 + i AS text), 2)"
TABLES = sa.text(
    f"INSERT INTO tables (id, game, rules, setup, secret, name, public, host, status, created, changed, counted) {NUMBERS}"
    f"SELECT {ID}, :game, :rules, :setup, :secret, '', CAST(:public AS boolean) OR i % 10 = 0, {HOST}, {STATUS}, {AT}, {AT}, true FROM n"
)
SEATS = sa.text(
    f'INSERT INTO seats ("table", seat, player, name, came, "left", status, changed) {NUMBERS}'
    f"SELECT {ID}, :seat, coalesce(CAST(:player AS text), {HOST}), 'Bench', true, {AT}, {STATUS}, {AT} FROM n"
)
LOG = sa.text(
    f'INSERT INTO log ("table", seq, kind, seat, text, bot, client, at, acting) {NUMBERS}'
    f"SELECT {ID}, :seq, :kind, CAST(:seat AS integer), :text, false, NULL, {AT}, :acting FROM n"
)


class Sample:
    """A game from which all the others are copied."""

    def __init__(self, game: str, count: int, over: bool) -> None:
        self.kind: Game = find(game)
        self.secret, self.count, self.over = secrets.token_bytes(32), count, over
        options: dict[str, Any] = self.kind.choices(count, {})
        setup = Setup(count, options, self.kind.durations(None), None, Pace(), False, STAND_IN)
        self.setup = msgspec.json.encode(setup).decode()
        nonces = [b"bench"] * count
        self.entries: list[dict[str, Any]] = [
            self.entry(0, "start", None, msgspec.json.encode([nonce.hex() for nonce in nonces]).decode(), 0)
        ]
        table = Table(game, count, self.secret, nonces=nonces, **options)
        if over:
            self.entries += [self.entry(1, "resign", 0, "", 0), *([self.entry(2, "end", None, "resigned", 0)] if count > 2 else [])]
            return
        dice = generator(b"bench")
        for seq in range(1, MOVES + 1):
            seat = table.to_act[0]
            table.play(seat, table.sample(seat, dice))
            self.entries.append(self.entry(seq, "move", seat, table.moves[-1].text, sum(1 << one for one in table.to_act)))

    def entry(self, seq: int, kind: str, seat: int | None, text: str, acting: int) -> dict[str, Any]:
        """Return an entry of its log."""
        return {"seq": seq, "kind": kind, "seat": seat, "text": text, "acting": acting}

    def write(self, connection: sa.Connection, first: int, last: int, regular: str) -> None:
        """Write some more games. One person is at all of them, the others are at some."""
        status = "over" if self.over else "running"
        common = {"first": first, "last": last, "at": now() - 2 * DAY, "status": status}
        own = {"game": self.kind.name, "rules": self.kind.rules_version, "setup": self.setup, "secret": self.secret.hex()}
        connection.execute(TABLES, common | own | {"public": self.over})
        for seat in range(self.count):
            connection.execute(SEATS, common | {"seat": seat, "player": (None, regular)[seat] if seat < 2 else f"guest{seat}"})
        for entry in self.entries:
            connection.execute(LOG, common | entry)


async def fill(database: str, game: str, count: int, going_on: int, over: int, advance: Callable[[int], None]) -> Guest:
    """Write tables into a new database; gives the person who is at all of them."""
    settings = Settings(database=database, key=KEY)
    store = await Store.open(settings, patient=True)
    try:
        regular = await People(store, settings, KEY.encode()).guest("Bench")
        for sample, wanted in ((Sample(game, count, over=False), going_on), (Sample(game, count, over=True), over)):
            for first in range(0, wanted, BATCH):
                last = min(first + BATCH, wanted)
                await store.transaction(partial(sample.write, first=first, last=last, regular=regular.player))
                advance(last - first)
    finally:
        await store.close()
    return regular
