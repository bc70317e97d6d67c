"""Blocks between players. A block holds both ways and everywhere (`tests/server/test_blocks.py` lists every door):

- a table that has not ended, where the other sits or that they host, is not there for whoever has no seat at it: not in lists, by its
  address, nor to sit down (`tables.block_checks`, `are_parted`); at a game that both play already it goes on, and neither reads
  the other's words (`tables.chat`) nor is reminded by them;
- quick pairing seats neither with the other (`tables.quick_pairing`);
- neither follows the other any more, is their friend or invites them.

Whoever is blocked is told nothing: they hear what they would hear of a table that is not there. Whoever blocks is told that it is they.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import blocks, follows, invitations
from saqqara.server.storage.store import Store

MOST = 1000
"""The largest number of players one may block."""
BETWEEN = sa.select(blocks.c.player).where(
    sa.or_(
        sa.and_(blocks.c.player == sa.bindparam("one"), blocks.c.other == sa.bindparam("another")),
        sa.and_(blocks.c.player == sa.bindparam("another"), blocks.c.other == sa.bindparam("one")),
    )
)
BY_ME = sa.select(blocks.c.other, sa.literal(1).label("mine")).where(blocks.c.player == sa.bindparam("of"))
OF_ME = sa.select(blocks.c.player, sa.literal(0)).where(blocks.c.other == sa.bindparam("of"))
FOUND = BY_ME.union_all(OF_ME).subquery()
PARTED = sa.select(FOUND.c.other, FOUND.c.mine)
"""The players separated by a block from one, and whether it is their own."""


async def blocked(store: Store, one: str, other: str) -> bool:
    """Return whether one of two has blocked the other."""
    return bool(await store.fetch(BETWEEN, one=one, another=other))


async def has_blocked(store: Store, player: str, other: str) -> bool:
    """Return whether the first has blocked the second."""
    return any(row["player"] == player for row in await store.fetch(BETWEEN, one=player, another=other))


async def block(store: Store, player: str, other: str) -> None:
    """Block a player: neither follows the other any more, and nobody is invited. Repeating it changes nothing."""

    def work(connection: Connection) -> None:
        count = connection.scalar(sa.select(sa.func.count()).select_from(blocks).where(blocks.c.player == player)) or 0
        if count >= MOST:
            raise NotNow("server-many-blocks", most=MOST)
        connection.execute(store.upsert(blocks, {"player": player, "other": other, "at": now()}, ["player", "other"], lambda _: sa.false()))
        for one, another in ((player, other), (other, player)):
            connection.execute(sa.delete(follows).where(follows.c.player == one, follows.c.other == another))
            connection.execute(sa.delete(invitations).where(invitations.c.player == one, invitations.c.by == another))

    await store.transaction(work)


async def unblock(store: Store, player: str, other: str) -> None:
    """Undo a block of one's own."""
    await store.execute(sa.delete(blocks).where(blocks.c.player == player, blocks.c.other == other))


# At tables


def are_parted(connection: Connection, player: str, others: Iterable[str | None]) -> bool:
    """Return whether a block stands between somebody and any of some others, as of a transaction."""
    found = {row.other for row in connection.execute(PARTED, {"of": player}).all()}
    return not found.isdisjoint(others)


def players_parted_from(player: str) -> sa.CompoundSelect[tuple[str]]:
    """Return everybody whom a block parts from somebody, as a part of another query."""
    mine = sa.select(blocks.c.other).where(blocks.c.player == player)
    return mine.union_all(sa.select(blocks.c.player).where(blocks.c.other == player))
