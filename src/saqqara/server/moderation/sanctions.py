"""The host's measures against a player: warn, reset the name, mute for a time, ban. They stay as a small log."""

import math
from typing import Literal

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.ids import new_id
from saqqara.server.settings import DAY
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import links, sanctions, tokens
from saqqara.server.storage.store import Store

What = Literal["warned", "renamed", "muted", "off"]
FOR_GOOD = 253_402_300_799_000
"""Until the end of the year 9999, in milliseconds."""
NAME_DAYS = 7
"""The days for which a player whose name was reset keeps the given one."""
UNTIL = sa.select(sa.func.max(sanctions.c.until).label("until")).where(
    sanctions.c.player == sa.bindparam("of"), sanctions.c.what == sa.bindparam("what"), sanctions.c.until > sa.bindparam("at")
)
NEWS = sa.select(sanctions).where(sanctions.c.player == sa.bindparam("of"), sanctions.c.told.is_(False)).order_by(sanctions.c.what)


async def until(store: Store, player: str, what: What) -> int | None:
    """Return until when a sanction holds for a player; None if it does not."""
    (row,) = await store.fetch(UNTIL, of=player, what=what, at=now())
    return row["until"]  # type: ignore[no-any-return]


async def muted_until(store: Store, player: str) -> int | None:
    """Return until when a player is muted; None if they are not."""
    return await until(store, player, "muted")


def hours_left(at: int) -> int:
    """Return how many hours it is until then, rounded up."""
    return max(1, math.ceil((at - now()) / 3_600_000))


def is_banned(player: sa.ColumnElement[str], at: sa.ColumnElement[int]) -> sa.Exists:
    """Return whether somebody is put off the server at a time, as a part of a statement."""
    return sa.exists().where(sanctions.c.player == player, sanctions.c.what == "off", sanctions.c.until > at)


def ends(what: What, days: int) -> int:
    """Return until when a sanction holds that begins now."""
    if what == "off":
        return FOR_GOOD
    return now() + {"muted": days, "renamed": NAME_DAYS, "warned": 0}[what] * DAY * 1000


def impose(connection: Connection, player: str, what: What, kind: str, days: int) -> None:
    """Write down what is done about somebody. Whoever is put off has no token and no link any more."""
    row = {"id": new_id(9), "player": player, "what": what, "kind": kind, "at": now(), "until": ends(what, days)}
    connection.execute(sa.insert(sanctions).values(**row, told=False))
    if what == "off":
        connection.execute(sa.delete(tokens).where(tokens.c.player == player))
        connection.execute(sa.delete(links).where(links.c.player == player))


def lift(connection: Connection, player: str) -> None:
    """End whatever sanctions hold for a player."""
    connection.execute(
        sa.update(sanctions)
        .where(sanctions.c.player == player, sanctions.c.what.in_(("renamed", "muted", "off")), sanctions.c.until > now())
        .values(until=now())
    )


async def unread_sanctions(store: Store, player: str) -> list[Row]:
    """Return what was done about somebody that they have not read yet."""
    return await store.fetch(NEWS, of=player)


async def read(store: Store, player: str, sanction: str) -> None:
    """Note that a player has read their sanctions."""
    await store.execute(sa.update(sanctions).where(sanctions.c.id == sanction, sanctions.c.player == player).values(told=True))
