"""Lists of tables: the public ones, and a player's own."""

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.server.answers import Listed, ListedSeat, Listing
from saqqara.server.errors import SetAside
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import Setup


async def public(hub: Hub, player: str | None, status: str, limit: int, before: str | None) -> Listing:
    """Public tables: those that wait for players (with somebody at them), those being played, or those finished."""
    wanted = sa.select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    if status == "open":
        somebody = sa.exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
        wanted = wanted.where(somebody)
    return await page_of(hub, wanted, player, limit, before)


async def mine(hub: Hub, player: str, status: str | None, limit: int, before: str | None) -> Listing:
    """The tables where a player has a seat, and which of them wait for that player."""
    wanted = sa.select(tables).where(tables.c.id.in_(sa.select(seats.c.table).where(seats.c.player == player)), tables.c.status != "closed")
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    found = await page_of(hub, wanted, player, limit, before)
    with_turns = [msgspec.structs.replace(table, turn=await waits(hub, table)) for table in found.tables]
    return Listing(tuple(with_turns), found.before)


async def waits(hub: Hub, listed: Listed) -> bool:
    """Whether a table waits for the player whose list it is in."""
    if listed.status != "running":
        return False
    try:
        live = await hub.get(listed.id)
    except SetAside:
        return False
    if live is None:
        return False
    async with live.lock:
        return live.table is not None and listed.seat in live.look(listed.seat).to_act


async def page_of(hub: Hub, wanted: sa.Select[Any], player: str | None, limit: int, before: str | None) -> Listing:
    """A page of a list."""
    if before is not None:
        changed, table = before.split(".")
        wanted = wanted.where(sa.tuple_(tables.c.changed, tables.c.id) < sa.tuple_(sa.literal(int(changed)), sa.literal(table)))
    rows = await hub.store.rows(wanted.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(limit + 1))
    page = rows[:limit]
    sitting: dict[str, list[Any]] = defaultdict(list)
    for seat in await hub.store.rows(sa.select(seats).where(seats.c.table.in_([row["id"] for row in page])).order_by(seats.c.seat)):
        sitting[seat["table"]].append(seat)
    last = f"{page[-1]['changed']}.{page[-1]['id']}" if len(rows) > limit else None
    return Listing(tuple(listed(row, sitting[row["id"]], player) for row in page), last)


def is_open(seat: Any, player: str | None) -> bool:
    """Whether a player may sit down there: nobody sits, and it is kept for nobody else."""
    return seat["player"] is None and seat["bot"] is None and (seat["asked"] in (None, player) or bool(seat["declined"]))


def listed(row: Any, sitting: list[Any], player: str | None) -> Listed:
    """A table in a list, from its rows alone."""
    setup = msgspec.json.decode(row["setup"], type=Setup)
    waiting = row["status"] == "open"
    return Listed(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        status=row["status"],
        public=bool(row["public"]),
        options=setup.options,
        pace={"kind": setup.pace.kind, "seconds": setup.pace.seconds},
        own_deck=setup.deck is not None,
        seats=tuple(ListedSeat(s["seat"], s["name"], s["bot"], waiting and is_open(s, player)) for s in sitting),
        created=row["created"],
        changed=row["changed"],
        seat=next((s["seat"] for s in sitting if player is not None and s["player"] == player), None),
        turn=False,
    )
