"""A rematch: everybody who played is asked, and the game begins when all have answered and no seat is left open.

Whoever asks first opens the table. The others' seats are kept for them: with a yes they sit down, each with a nonce of their own, so that
everybody's chance is in the deal; with a no the seat is open, to whoever has the link or to a bot, as the host chooses.
"""

import msgspec
import sqlalchemy as sa

from saqqara.core.game import find
from saqqara.server.community import blocks
from saqqara.server.errors import NotNow
from saqqara.server.ids import new_id
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import tables
from saqqara.server.tables import block_checks, seating
from saqqara.server.tables.fanout import TableEvent
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.player_rights import check_rematch
from saqqara.server.tables.requested_setup import seat_row
from saqqara.server.tables.table_opening import check_room, require_table, write_table

SET_REMATCH = sa.update(tables).where(tables.c.id == sa.bindparam("of"))
FIRST = SET_REMATCH.where(tables.c.rematch.is_(None))
FIRST_AGAIN = SET_REMATCH.where(tables.c.rematch == sa.bindparam("closed"))
"""The statement that opens the rematch for the first to ask, and again after it was closed."""


async def standing(hub: Hub, table: str | None) -> LiveTable | None:
    """Return the rematch of a table; None if there is none, or its host closed it."""
    fresh = await hub.present(table) if table is not None else None
    return None if fresh is None or fresh.closed else fresh


async def answer(hub: Hub, live: LiveTable, player: str, name: str, yes: bool, nonce: str | None) -> LiveTable:
    """Accept or decline a rematch; the first who accepts asks the others. Return the new table."""
    check_rematch(live, player)
    known = live.rematch
    fresh = await standing(hub, known)
    if fresh is None and not yes:
        raise NotNow("server-no-rematch")
    parted = None if fresh is None else await block_checks.refusal(hub.store, fresh, player)
    if parted is not None:
        raise NotNow(parted if parted != "server-no-table" else "server-full" if yes else "server-no-rematch")
    if fresh is None:
        await check_room(hub, player)
        fresh = await ask_everybody(hub, live, known, player, nonce)
    if not yes:
        await seating.decline(hub, fresh, player)
    elif fresh.seat_of(player) is None:
        await seating.join(hub, fresh, player, name, None, nonce)
    hub.fanout.publish(TableEvent(live.id, "seats"))
    hub.presence.show_seats(live.id)  # whoever still looks at the old table sees who has answered
    return fresh


async def ask_everybody(hub: Hub, live: LiveTable, closed: str | None, player: str, nonce: str | None) -> LiveTable:
    """Open the new table, or find the one that somebody else has just opened; `closed` is one that was opened before and is no more."""
    fresh = new_id()
    parted = {row["other"] for row in await hub.store.fetch(blocks.PARTED, of=player)}
    rows = []
    for old in live.seats:
        if old.player == player:
            rows.append(seat_row(old.seat, player, old.name, nonce=nonce.lower() if nonce else None, came=True))
        elif old.player in parted:
            rows.append(seat_row(old.seat))  # whom a block parts from who asks is not asked
        elif old.player is not None:
            rows.append(seat_row(old.seat, name=old.name, asked=old.player))
        else:
            rows.append(seat_row(old.seat, bot=old.bot))
    row = {"id": fresh, "setup": msgspec.json.encode(live.setup).decode(), "name": live.name, "public": live.public, "host": player}
    first, known = (FIRST, {}) if closed is None else (FIRST_AGAIN, {"closed": closed})

    def write(connection: Connection) -> None:
        if connection.execute(first, {"of": live.id, "rematch": fresh, **known}).rowcount == 1:
            write_table(connection, find(live.game), row, rows)

    await hub.store.transaction(write)
    await hub.seats_changed(live)
    assert live.rematch is not None
    return await require_table(hub, live.rematch)
