"""Names that belong to somebody: nobody else may be called so, nor by anything that looks the same."""

import secrets as chance
from collections.abc import Iterable

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.names.confusables import skeletons
from saqqara.server.names.name_policy import check_name
from saqqara.server.storage.database_connection import Conflict, Connection
from saqqara.server.storage.schema import alerts, kept_names, players, seats, tables
from saqqara.server.storage.store import Store

TAKEN_BY = sa.select(kept_names.c.player).where(
    sa.or_(kept_names.c.skeleton == sa.bindparam("one"), kept_names.c.skeleton == sa.bindparam("other"))
)
KEPT = sa.select(players.c.kept).where(players.c.id == sa.bindparam("of"))
TRIES = 8


async def is_free(store: Store, name: str, player: str | None = None) -> bool:
    """Return whether somebody may be called so: it belongs to nobody else."""
    looks = sorted(skeletons(name))
    return all(row["player"] == player for row in await store.fetch(TAKEN_BY, one=looks[0], other=looks[-1]))


async def check_free(store: Store, name: str, most: int, player: str | None = None) -> None:
    """Refuse a name that belongs to somebody else, and offer another."""
    if not await is_free(store, name, player):
        raise NotNow("server-name-taken", name=name, other=await free_variant(store, name, most))


async def free_variant(store: Store, name: str, most: int) -> str:
    """Return a name like that one which is free, with a number: a small one where that is soon found."""
    for number in (*range(2, TRIES), chance.randbelow(9000) + 1000):
        found = f"{name[: most - 5].rstrip()} {number}"
        if await is_free(store, found):
            break
    return found


async def registered_since(store: Store, player: str) -> int | None:
    """Return since when somebody's name is theirs; None: they are a guest."""
    found = await store.fetch(KEPT, of=player)
    return found[0]["kept"] if found else None


def reserve_name(connection: Connection, player: str, name: str) -> None:
    """Reserve a name for a player in place of the one before. Raises `Conflict` if it is somebody else's."""
    connection.execute(sa.delete(kept_names).where(kept_names.c.player == player))
    connection.claim(kept_names, *({"skeleton": look, "player": player} for look in sorted(skeletons(name))))


def register_name(connection: Connection, player: str, words: Iterable[str]) -> bool:
    """Register a guest's name; return whether it was not before. The caller registers ranked results (`guest_results.register`)."""
    row = connection.execute(sa.select(players.c.name, players.c.kept).where(players.c.id == player).with_for_update()).one()
    if row.kept is not None:
        return False
    check_name(row.name, words)
    reserve_name(connection, player, row.name)
    connection.execute(sa.update(players).where(players.c.id == player).values(kept=now()))
    return True


def set_reserved_name(connection: Connection, player: str, name: str) -> None:
    """Give somebody another name, wherever theirs is written. Raises `Conflict` where it is kept by somebody else."""
    row = connection.execute(sa.select(players.c.name, players.c.kept).where(players.c.id == player).with_for_update()).first()
    if row is not None and row.kept is not None:
        reserve_name(connection, player, name)
    connection.execute(sa.update(players).where(players.c.id == player).values(name=name))
    connection.execute(sa.update(seats).where(seats.c.player == player).values(name=name))
    connection.execute(sa.update(seats).where(seats.c.asked == player, seats.c.player.is_(None)).values(name=name))  # for a rematch
    if row is not None:  # reminders and invitations that are yet to be sent
        sits = sa.select(seats.c.table).where(seats.c.player == player)
        hosts = sa.select(tables.c.id).where(tables.c.host == player)
        mine = alerts.c.table.in_(sits.union_all(hosts)), alerts.c.by == row.name, alerts.c.due.is_not(None)
        connection.execute(sa.update(alerts).where(*mine).values(by=name))


async def rename(store: Store, player: str, name: str, most: int) -> None:
    """Rename a player at every table if the name is allowed; a registered name changes with it, and the old one is free."""
    try:
        await store.transaction(lambda connection: set_reserved_name(connection, player, name))
    except Conflict:  # just now, by somebody else
        raise NotNow("server-name-taken", name=name, other=await free_variant(store, name, most)) from None
