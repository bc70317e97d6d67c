"""Lists of tables: the public ones, a player's own, and their friends'."""

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.server.community import blocks, follows
from saqqara.server.errors import SetAside
from saqqara.server.schemas.tables import Listed, Listing
from saqqara.server.schemas.ws_messages import Bank
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables import table_views
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.table_list_entry import listed, setup_of

MOST, SHOWN = 500, 30
"""The number of friends' tables that are read, and shown."""


async def public(hub: Hub, player: str | None, status: str, limit: int, before: str | None) -> Listing:
    """Return public tables: those that wait for players (with somebody at them), those being played, or those finished."""
    wanted = sa.select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    if status == "open":
        somebody = sa.exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
        wanted = wanted.where(somebody)
    if player is not None and status != "over":
        wanted = wanted.where(*nobody_parted(player))
    rows = await hub.store.rows(newest_first(wanted, tables.c.changed, tables.c.id, limit, before))
    return await page_of(hub, rows, player, limit)


async def mine(hub: Hub, player: str, status: str | None, limit: int, before: str | None) -> Listing:
    """Return the tables where a player has a seat, and which of them wait for that player."""
    found = []
    for one in (status,) if status is not None else ("open", "running", "over"):  # each by one index, however many there are of the others
        sitting = sa.select(seats.c.changed, seats.c.table).where(seats.c.player == player, seats.c.status == one)
        found += await hub.store.rows(newest_first(sitting, seats.c.changed, seats.c.table, limit, before))
    newest = sorted(((row["changed"], row["table"]) for row in found), reverse=True)[: limit + 1]
    rows = await hub.store.rows(sa.select(tables).where(tables.c.id.in_([table for _, table in newest])))
    rows.sort(key=lambda row: (row["changed"], row["id"]), reverse=True)
    page = await page_of(hub, rows, player, limit)
    last = await hub.store.newest(table.id for table in page.tables if table.status == "running")
    with_turns = [
        msgspec.structs.replace(table, turn=await waits(hub, table, last.get(table.id)), bank=await my_bank(hub, table))
        for table in page.tables
    ]
    return Listing(tuple(with_turns), page.before)


async def of_friends(hub: Hub, player: str) -> Listing:
    """Return open and running tables at which a player's friends sit, except those where the player sits already.

    They are public, or their host is a friend and lets friends find them.
    """
    friends = set(await follows.friends_of(hub.store, player))
    found = sa.select(seats.c.table).where(seats.c.player.in_(friends), seats.c.status.in_(("open", "running"))).limit(MOST)
    ids = {row["table"] for row in await hub.store.rows(found)} if friends else set()
    rows = await hub.store.rows(sa.select(tables).where(tables.c.id.in_(ids), *nobody_parted(player))) if ids else []
    shown = [row for row in rows if row["public"] or (row["host"] in friends and setup_of(row).friends)]
    shown.sort(key=lambda row: (row["status"] != "open", -row["changed"]))
    page = await page_of(hub, shown, player, len(shown))
    return Listing(tuple(table for table in page.tables if table.seat is None)[:SHOWN], None)


async def one(hub: Hub, table: str, player: str) -> Listed | None:
    """Return a single table, as a list would show it."""
    row = await hub.store.table(table)
    return None if row is None else listed(row, await hub.store.seats(table), player)


def nobody_parted(player: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the condition that no block stands between a player and anybody who sits at a table or hosts it."""
    parted = blocks.players_parted_from(player)
    sits = sa.exists().where(seats.c.table == tables.c.id, seats.c.player.in_(parted))
    return sa.not_(sits), sa.or_(tables.c.host.is_(None), tables.c.host.not_in(parted))


async def waits(hub: Hub, listed: Listed, last: Row | None) -> bool:
    """Return whether a table waits for the player whose list it is in, by the last entry of its log."""
    if listed.seat is None or last is None or listed.id in hub.aside:
        return False
    if last["acting"] is not None:
        return bool(last["acting"] >> listed.seat & 1)
    try:
        live = await hub.get(listed.id)
    except SetAside:
        return False
    if live is None:
        return False
    async with live.lock:
        return live.table is not None and listed.seat in live.look(listed.seat).to_act


async def my_bank(hub: Hub, listed: Listed) -> Bank | None:
    """Return the time bank of the player whose list a table is in, while its game runs."""
    if listed.seat is None or listed.status != "running" or listed.pace["kind"] != "bank" or listed.id in hub.aside:
        return None
    try:
        live = await hub.get(listed.id)
    except SetAside:
        return None
    return None if live is None else table_views.bank(live, listed.seat, listed.seat)


def newest_first(wanted: sa.Select[Any], changed: sa.Column[int], table: sa.Column[str], limit: int, before: str | None) -> sa.Select[Any]:
    """Return the query for a page of a list and one row more, which tells whether there is a next page."""
    if before is not None:
        then, last = before.split(".")
        wanted = wanted.where(sa.tuple_(changed, table) < sa.tuple_(sa.literal(int(then)), sa.literal(last)))
    return wanted.order_by(changed.desc(), table.desc()).limit(limit + 1)


async def page_of(hub: Hub, rows: list[Row], player: str | None, limit: int) -> Listing:
    """Return a page of a list, from its rows."""
    page = rows[:limit]
    sitting: dict[str, list[Any]] = defaultdict(list)
    for seat in await hub.store.rows(sa.select(seats).where(seats.c.table.in_([row["id"] for row in page])).order_by(seats.c.seat)):
        sitting[seat["table"]].append(seat)
    last = f"{page[-1]['changed']}.{page[-1]['id']}" if len(rows) > limit else None
    return Listing(tuple(listed(row, sitting[row["id"]], player) for row in page), last)
