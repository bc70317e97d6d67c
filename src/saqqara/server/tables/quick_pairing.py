"""Quick pairing: whoever wants to play a person is seated with somebody who waits for the same game.

A waiting player has an open table and asks again every few seconds, which keeps the table fresh. The next player takes a seat at the oldest
fresh table by `seating.join`, which locks the table's row and checks blocks; so nodes need only the database. If two players begin to wait
at the same moment, each has a table: the one with the younger table moves to the other's.

The wait ends with the connection (`end_wait`).
"""

import sqlalchemy as sa

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import find
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.moderation.sanctions import is_banned, until
from saqqara.server.schemas.requests.tables import AskedPace, NewTable, PairingRequest
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables import seating
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_list_entry import setup_of
from saqqara.server.tables.table_lists import nobody_parted
from saqqara.server.tables.table_opening import open_table

FRESH_MS = 10_000
"""Milliseconds without a word after which nobody is seated with somebody who waits."""


def order(row: Row) -> tuple[bool, int, str]:
    """Return by what it is decided who moves to whose table: to one that is not rated, and else to the older one."""
    return setup_of(row).rated, row["created"], row["id"]


async def waiting_tables(hub: Hub, player: str, game: str) -> list[Row]:
    """Return the tables of everybody else who waits for a game, and whom no block keeps away."""
    at = now()
    fresh = sa.select(tables).where(tables.c.status == "open", tables.c.public.is_(True), tables.c.changed >= at - FRESH_MS)
    fresh = fresh.where(tables.c.game == game, tables.c.host != player, ~is_banned(tables.c.host, sa.literal(at)), *nobody_parted(player))
    return await hub.store.rows(fresh)


async def begun_game(hub: Hub, player: str, table: str | None) -> LiveTable | None:
    """Return the table at which a player has waited so far, if its game has begun."""
    live = await hub.present(table) if table is not None else None
    if live is None or live.setup.pairing is None or live.seat_of(player) is None:
        return None
    return live if live.status in ("running", "over") else None


async def own_table(hub: Hub, player: str, asked: PairingRequest) -> Row | None:
    """Return the table at which a player waits for a game; those with another wish are closed."""
    mine = sa.select(seats.c.table).where(seats.c.player == player, seats.c.status == "open")
    rows = await hub.store.rows(sa.select(tables).where(tables.c.id.in_(mine), tables.c.game == asked.game))
    waiting = sorted((row for row in rows if setup_of(row).pairing is not None), key=order)
    own = next((row for row in waiting if setup_of(row).rated == asked.rated or row["host"] != player), None)
    for row in waiting:
        if row is not own:
            await stop_waiting(hub, row["id"], player)
    return own


async def stop_waiting(hub: Hub, table: str, player: str) -> LiveTable | None:
    """End a player's wait at a table; return the table if its game has begun instead.

    The table is closed where it is the player's own. The others who waited there, where the game has more than two seats, ask again.
    """
    live = await hub.present(table)
    if live is None or live.closed:
        return None
    try:
        if live.host == player:
            await hub.submit(live, None, "close", still=lambda: not live.closed)
        elif live.status == "open":
            await seating.leave(hub, live, player)
    except NotNow:
        return live
    return live if live.status == "running" else None


async def find_partner(hub: Hub, player: str, name: str, asked: PairingRequest) -> LiveTable | None:
    """Return the table at which a player plays now, or waits on; None if they have to open one."""
    if await until(hub.store, player, "off") is not None:
        raise NotYours("server-banned")
    if (begun := await begun_game(hub, player, asked.table)) is not None:
        return begun
    own = await own_table(hub, player, asked)
    for row in sorted((row for row in await waiting_tables(hub, player, asked.game) if may_meet(row, asked)), key=order):
        if own is not None and order(row) >= order(own):
            break
        if own is not None and (begun := await stop_waiting(hub, own["id"], player)) is not None:
            return begun
        own = None
        if (live := await sit_down(hub, row["id"], player, name, asked.nonce)) is not None:
            return live
    if own is None:
        return None
    await hub.store.execute(sa.update(tables).where(tables.c.id == own["id"], tables.c.status == "open").values(changed=now()))
    live = await hub.present(own["id"])
    return None if live is None or live.closed else live  # the connection may have ended just now


def may_meet(row: Row, asked: PairingRequest) -> bool:
    """Return whether a table is of quick pairing, of another device, and not rated where that was not asked for."""
    setup = setup_of(row)
    return setup.pairing not in (None, asked.device) and setup.rated <= asked.rated


async def sit_down(hub: Hub, table: str, player: str, name: str, nonce: str | None) -> LiveTable | None:
    """Take a seat at the table of somebody who waits; return it, or None if that is not possible (any more)."""
    try:
        live = await hub.present(table)
        if live is None:
            return None
        await seating.join(hub, live, player, name, None, nonce)
    except SaqqaraError:  # a block, or somebody was quicker
        return None
    return live


async def open_waiting(hub: Hub, player: str, name: str, asked: PairingRequest) -> LiveTable:
    """Open the table at which a player waits: with as few seats as the game has, a time bank, and no hints."""
    wanted = NewTable(
        game=asked.game,
        options={},
        seats=find(asked.game).seats[0],
        pace=AskedPace(kind="bank"),
        public=True,
        hints=False,
        rated=asked.rated,
        nonce=asked.nonce,
    )
    return await open_table(hub, player, name, wanted, pairing=asked.device)


async def end_wait(hub: Hub, live: LiveTable, seat: int) -> None:
    """End the wait of whoever is no longer connected to the table at which they wait."""
    player = live.seats[seat].player
    if live.setup.pairing is not None and live.status == "open" and player is not None:
        await stop_waiting(hub, live.id, player)
