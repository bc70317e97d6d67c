"""Seats: sitting down, leaving, being removed by the host, and bots for seats.

A seat is changed in one transaction that holds the row of its table, so that nodes take turns.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from saqqara.bots import DEEP
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.server.clock import now
from saqqara.server.community import blocks
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import seats, tables
from saqqara.server.storage.store import SEATS, SET_SEAT
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import UNKNOWN, a_level
from saqqara.server.tables.table_opening import check_rated_bot, check_room
from saqqara.server.tables.table_setup import is_open_to

EMPTY: dict[str, Any] = {"player": None, "name": None, "bot": None, "nonce": None, "came": False} | UNKNOWN


OWN = tables.c.id == sa.bindparam("of")
HELD_TABLE = sa.select(tables.c.status, tables.c.host).where(OWN).with_for_update()
HELD_SEATS = SEATS.with_for_update()
PUT_OFF = sa.select(tables.c.put_off).where(OWN)
SET_TABLE = sa.update(tables).where(OWN)


class Held(NamedTuple):
    """A table's row and seats as stored, locked so that nobody else changes them."""

    connection: Connection
    live: LiveTable
    status: str
    host: str | None
    rows: list[Any]

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player."""
        return next((row.seat for row in self.rows if row.player == player), None)

    def seat(self, seat: int, **values: Any) -> None:
        """Change a seat."""
        self.connection.execute(SET_SEAT, {"of": self.live.id, "at": seat, **values})

    def put_off(self, player: str) -> None:
        """Keep a player away from this table."""
        own = {"of": self.live.id}
        known = msgspec.json.decode(self.connection.execute(PUT_OFF, own).first().put_off or "[]")
        self.connection.execute(SET_TABLE, own | {"put_off": msgspec.json.encode([*known, player]).decode()})

    def new_host(self, player: str | None) -> None:
        """Give the table to another host."""
        self.connection.execute(SET_TABLE, {"of": self.live.id, "host": player})


async def holding(hub: Hub, live: LiveTable, change: Callable[[Held], None]) -> None:
    """Hold a table's seats and change them; afterwards everybody is told and, if it is full, the game is dealt."""

    def work(connection: Connection) -> None:
        table = connection.execute(HELD_TABLE, {"of": live.id}).first()
        if table is None:  # it was closed, and has been deleted since
            raise NotNow("server-closed")
        change(Held(connection, live, table.status, table.host, list(connection.execute(HELD_SEATS, {"of": live.id}).all())))

    async with live.lock:  # no deal on this node meanwhile
        await hub.store.transaction(work)
    await hub.seats_changed(live)


def is_open(row: Any, player: str) -> bool:
    """Return whether a player may sit down on a seat, by its stored row."""
    return is_open_to(player, row.player or row.bot, row.asked, row.declined)


async def join(hub: Hub, live: LiveTable, player: str, name: str, seat: int | None, nonce: str | None) -> None:
    """Take a seat, or one's own again. Asking twice is as good as asking once."""
    if seat is not None and seat >= live.setup.seats:
        raise BadSetup("no-seat", seat=str(seat), most=live.setup.seats - 1)
    if live.seat_of(player) is None:
        await check_room(hub, player)
    if player in live.put_off:
        raise NotYours("server-put-off")

    def change(table: Held) -> None:
        mine = table.seat_of(player)
        if mine is not None:
            if seat is not None and seat != mine:
                raise NotNow("server-one-seat", seat=mine)
            if live.resigned(mine):
                raise NotNow("server-resigned")
            table.seat(mine, bot=None)
            return
        if any(row.bot == DEEP for row in table.rows) and any(row.player is not None for row in table.rows):
            raise NotNow("server-deep-no-second")
        if table.status != "open":
            raise NotNow("server-not-open")
        if blocks.are_parted(table.connection, player, (table.host, *(row.player for row in table.rows))):
            raise NotNow("server-full")  # whoever comes here has seen the table: they sat down at the same moment
        if seat is not None and not is_open(table.rows[seat], player):
            raise NotNow("server-seat-taken", seat=seat)
        free_ones = [row for row in table.rows if is_open(row, player)]
        own = next((row.seat for row in free_ones if row.asked == player), None)  # kept for whoever is asked to a rematch
        free = seat if seat is not None else own if own is not None else next((row.seat for row in free_ones), None)
        if free is None:
            raise NotNow("server-full")
        table.seat(free, **(EMPTY | {"player": player, "name": name, "nonce": nonce.lower() if nonce else None, "left": now()}))
        if table.host is None:
            table.new_host(player)

    await holding(hub, live, change)


async def leave(hub: Hub, live: LiveTable, player: str) -> None:
    """Leave a table. Before the deal the seat is open again; after it a bot plays on the seat, which stays its owner's.

    A host who leaves before the deal hands the table on.
    """

    def change(table: Held) -> None:
        mine = table.seat_of(player)
        hosts = table.status == "open" and table.host == player
        if mine is None and not hosts:
            raise NotYours("server-not-seated")
        if mine is not None and table.status == "running" and not live.counts:  # nobody plays on for who tries a challenge
            table.seat(mine, bot=live.setup.level)
        elif mine is not None and table.status == "open":
            table.seat(mine, **EMPTY)
        if hosts:
            table.new_host(next((row.player for row in table.rows if row.player not in (None, player)), None))

    await holding(hub, live, change)


async def decline(hub: Hub, live: LiveTable, player: str) -> None:
    """Decline a rematch, even after having accepted: the seat is open. Repeating it changes nothing."""
    if live.seat_of(player) is not None and live.status == "open":
        await leave(hub, live, player)

    def change(table: Held) -> None:
        for row in table.rows:
            if row.asked == player and row.player is None and row.bot is None:
                table.seat(row.seat, declined=True)

    await holding(hub, live, change)


async def put_off(hub: Hub, live: LiveTable, host: str, seat: int) -> None:
    """Remove a player from a table that has not begun, for its host: the seat is open, and they cannot come back to this table."""

    def change(table: Held) -> None:
        if table.host != host:
            raise NotYours("server-not-yours")
        if table.status != "open":
            raise NotNow("server-begun")
        if seat >= len(table.rows):
            raise BadSetup("no-seat", seat=str(seat), most=len(table.rows) - 1)
        player = table.rows[seat].player
        if player == host:
            raise NotNow("server-put-off-self")
        if player is not None:
            table.seat(seat, **EMPTY)
            table.put_off(player)

    await holding(hub, live, change)


async def put_off_own(hub: Hub, host: str, player: str) -> None:
    """Remove a player from all tables of a host that have not begun: the host has blocked them."""
    mine = sa.select(tables.c.id, seats.c.seat).join(seats, seats.c.table == tables.c.id)
    for row in await hub.store.rows(mine.where(tables.c.host == host, tables.c.status == "open", seats.c.player == player)):
        live = await hub.get(row["id"])
        if live is not None:
            await put_off(hub, live, host, row["seat"])


async def fill(hub: Hub, live: LiveTable, host: str, seat: int, level: str | None) -> None:
    """Seat a bot on an open seat, or in place of a player who never came."""
    chosen = a_level(level or live.setup.level)

    def change(table: Held) -> None:
        if table.host != host:
            raise NotYours("server-not-yours")
        if seat >= len(table.rows):
            raise BadSetup("no-seat", seat=str(seat), most=len(table.rows) - 1)
        row = table.rows[seat]
        if live.setup.rated:
            check_rated_bot(find(live.game), live.setup.seats, chosen)
            if table.status != "open" and row.player is not None:
                raise NotNow("server-rated-begun")
        if row.player is None and (row.bot == chosen or table.status == "over"):
            return
        if row.player is not None and (row.came or row.player == host or table.status == "over"):
            raise NotNow("server-seat-not-free", seat=seat)
        if row.player is None and row.bot is not None and table.status != "open":
            raise NotNow("server-not-open")
        table.seat(seat, **(EMPTY | {"bot": chosen}))

    await holding(hub, live, change)


async def tables_of(hub: Hub, player: str) -> list[str]:
    """Return the unfinished tables of a player."""
    query = sa.select(seats.c.table).where(seats.c.player == player, seats.c.status.in_(("open", "running")))
    return [row["table"] for row in await hub.store.rows(query)]
