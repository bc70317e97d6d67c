"""Many tables written straight into a database, for `saqqara bench server --growth`: games that go on, and games that are over."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bench.serving import KEY
from saqqara.core.game import Game, find
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.server.people import Guest, People
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import log, seats, tables
from saqqara.server.storage.store import Store, now
from saqqara.server.tables.live_table import Pace, Setup
from saqqara.server.tables.opening import INSERT_SEAT, INSERT_TABLE, STAND_IN, seat_row

BATCH = 1000
MOVES = 10
"""So many moves were made at a table that goes on."""
DAY = 86_400_000
Rows = list[dict[str, Any]]


class Sample:
    """One game, from which all the others are copied: they differ in their ids and times, and in who hosts them."""

    def __init__(self, game: str, count: int, over: bool) -> None:
        self.kind: Game = find(game)
        self.secret, self.count, self.over = secrets.token_bytes(32), count, over
        options: dict[str, Any] = self.kind.choices(count, {})
        setup = Setup(count, options, self.kind.durations(None), None, Pace(), False, STAND_IN)
        self.setup = msgspec.json.encode(setup).decode()
        nonces = [b"bench"] * count
        self.entries: Rows = [self.entry(0, "start", None, msgspec.json.encode([nonce.hex() for nonce in nonces]).decode(), 0)]
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
        """An entry of its log."""
        return {"seq": seq, "kind": kind, "seat": seat, "text": text, "bot": False, "client": None, "acting": acting}

    def rows(self, number: int, regular: str) -> tuple[dict[str, Any], Rows, Rows]:
        """One more game: its table, seats and log. One person is at all of them, the others are at some."""
        at = now() - 2 * DAY + number  # no two at once
        status = "over" if self.over else "running"
        own = {
            "id": f"{status}{number:09d}",
            "game": self.kind.name,
            "rules": self.kind.rules_version,
            "setup": self.setup,
            "secret": self.secret.hex(),
            "name": "",
            "public": self.over or number % 10 == 0,
            "host": f"host{number % 1000}",
            "status": status,
            "created": at,
            "changed": at,
        }
        where = {"table": own["id"]}
        players = [f"host{number % 1000}", regular, *(f"guest{seat}" for seat in range(2, self.count))]
        sitting = [
            seat_row(seat, player, player, came=True, left=at) | where | {"status": status, "changed": at}
            for seat, player in enumerate(players)
        ]
        return own, sitting, [entry | where | {"at": at} for entry in self.entries]


def some(sample: Sample, count: int, regular: str) -> Iterator[tuple[Rows, Rows, Rows]]:
    """So many games, in handfuls."""
    for first in range(0, count, BATCH):
        made = [sample.rows(number, regular) for number in range(first, min(first + BATCH, count))]
        yield (
            [own for own, _, _ in made],
            [seat for _, sitting, _ in made for seat in sitting],
            [one for _, _, log_ in made for one in log_],
        )


async def fill(database: str, game: str, count: int, going_on: int, over: int, advance: Callable[[int], None]) -> Guest:
    """Write tables into a new database; gives the person who is at all of them."""
    settings = Settings(database=database, key=KEY)
    store = await Store.open(settings, patient=True)
    try:
        regular = await People(store, settings, KEY.encode()).guest("Bench")
        for sample, wanted in ((Sample(game, count, over=False), going_on), (Sample(game, count, over=True), over)):
            for rows in some(sample, wanted, regular.player):

                def write(connection: sa.Connection, rows: tuple[Rows, Rows, Rows] = rows) -> None:
                    for statement, values in zip((INSERT_TABLE, INSERT_SEAT, sa.insert(log)), rows, strict=True):
                        connection.execute(statement, values)

                await store.together(write)
                advance(len(rows[0]))
        if not store.is_sqlite:
            for table in (tables, seats, log):
                await store.together(lambda connection, name=table.name: connection.execute(sa.text(f'ANALYZE "{name}"')))  # type: ignore[misc]
    finally:
        await store.close()
    return regular
