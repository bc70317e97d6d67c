"""The chat of a table: what was said, who can read it, and muting."""

from collections.abc import Iterable

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.schemas.ws_messages import Said
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import blocks, chat, muted, players, tables
from saqqara.server.storage.store import Store, latest_by_table
from saqqara.server.tables.live_table import LiveTable

SHOWN = 50
"""The number of latest messages shown at once."""
SILENT = sa.select(muted.c.other).where(muted.c.table == sa.bindparam("of"), muted.c.player == sa.bindparam("who"))
KEPT_AWAY = sa.exists().where(blocks.c.player == sa.bindparam("who"), blocks.c.other == chat.c.player)
PARTED = sa.exists().where(blocks.c.player == chat.c.player, blocks.c.other == sa.bindparam("who"), blocks.c.at <= chat.c.at)
"""Nothing is read of a player one has blocked; of one who has blocked the reader, nothing said later: they just seem silent."""
NAME = sa.func.coalesce(players.c.name, chat.c.name).label("name")
"""The speaker's present name, which may have changed since; the stored one where there is no such player any more."""
SAID = (
    sa.select(chat.c.id, chat.c.player, NAME, chat.c.text, chat.c.at)
    .outerjoin(players, players.c.id == chat.c.player)
    .where(chat.c.table == sa.bindparam("of"), chat.c.id > sa.bindparam("since"))
    .where(sa.or_(chat.c.player.is_(None), chat.c.player.not_in(SILENT)), ~KEPT_AWAY, ~PARTED)
    .order_by(chat.c.id.desc())
    .limit(SHOWN)
)

LATELY = latest_by_table(chat, chat.c.id)
LAST = sa.select(sa.func.max(chat.c.id)).where(chat.c.table == tables.c.id).scalar_subquery()


async def read(store: Store, live: LiveTable, player: str | None, since: int = 0) -> list[Said]:
    """Return the last chat lines of a table, oldest first, with a number above `since`, except those of players whom this one has muted."""
    rows = await store.fetch(SAID, of=live.id, since=since, who=player or "")
    return [Said(row["id"], live.seat_of(row["player"]), row["name"], row["text"], row["at"]) for row in reversed(rows)]


async def newest(store: Store, since: int) -> dict[str, int]:
    """Return the number of the last word at each table where something was said since a time."""
    return {row["table"]: row["id"] for row in await store.fetch(LATELY, since=since)}


async def newest_at(store: Store, some: Iterable[str]) -> dict[str, int]:
    """Return the number of the last word at each of these tables where there is one."""
    rows = await store.rows(sa.select(tables.c.id.label("table"), LAST.label("id")).where(tables.c.id.in_(list(some))))
    return {row["table"]: row["id"] for row in rows if row["id"] is not None}


def repeat(live: LiveTable, player: str, client: str) -> sa.Select[tuple[int]]:
    """Return the query for what a player said at a table under their own id for it."""
    return sa.select(chat.c.id).where(chat.c.table == live.id, chat.c.player == player, chat.c.client == client)


async def known(store: Store, live: LiveTable, player: str, client: str) -> bool:
    """Return whether a line was stored already: a client sends it again after a lost connection."""
    return bool(await store.rows(repeat(live, player, client)))


async def write(store: Store, live: LiveTable, player: str, text: str, client: str) -> None:
    """Store what a player says, under the name they have at that moment; a repeat with the same id is not stored again."""
    # Numbers are given before they are on disk: without turns, a reader who has the later one would pass over the earlier.
    one_at_a_time = sa.select(tables.c.id).where(tables.c.id == live.id).with_for_update()
    name = sa.select(players.c.name).where(players.c.id == player).scalar_subquery()
    values = {"table": live.id, "player": player, "name": sa.func.coalesce(name, ""), "text": text, "at": now(), "client": client}

    def once(connection: Connection) -> None:
        connection.execute(one_at_a_time)
        if connection.execute(repeat(live, player, client)).first() is None:
            connection.execute(sa.insert(chat).values(**values))

    await store.transaction(once)


async def speaker(store: Store, live: LiveTable, number: int) -> str | None:
    """Return the player who said the line of that number at this table."""
    found = await store.row(sa.select(chat.c.player).where(chat.c.table == live.id, chat.c.id == number))
    return found["player"] if found else None


async def mute(store: Store, live: LiveTable, player: str, other: str, muting: bool) -> None:
    """Hide another player's lines at this table from a player, or show them again."""
    key = {"table": live.id, "player": player, "other": other}
    if muting:
        await store.execute(store.upsert(muted, key, key))
    else:
        await store.execute(sa.delete(muted).where(*(muted.c[name] == value for name, value in key.items())))
