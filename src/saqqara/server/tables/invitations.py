"""Inviting friends to a table: they find it on their start page, and are called if they have chosen so. It ends with the table's waiting,
with an answer, or after a day. It keeps no seat: who comes first sits down."""

from typing import Literal

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.community import follows
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.ids import new_id
from saqqara.server.schemas.community import FriendAt
from saqqara.server.settings import DAY
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import invitations, players, seats, tables
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

LASTS = DAY * 1000
"""Milliseconds for which an invitation is open."""
MOST = 50
"""The number of invitations shown."""
State = Literal["sits", "waiting", "no"] | None
WAITING = (
    sa.select(invitations.c.id, invitations.c.table, invitations.c.player, invitations.c.by, invitations.c.at, invitations.c.expires)
    .join(tables, tables.c.id == invitations.c.table)
    .where(
        invitations.c.expires > sa.bindparam("at"),
        invitations.c.declined.is_(False),
        tables.c.status == "open",
        sa.exists().where(
            seats.c.table == invitations.c.table, seats.c.player.is_(None), seats.c.bot.is_(None)
        ),  # there is room, and the inviter has not gone
        sa.or_(
            tables.c.host == invitations.c.by,
            sa.exists().where(seats.c.table == invitations.c.table, seats.c.player == invitations.c.by),
        ),
        ~sa.exists().where(seats.c.table == invitations.c.table, seats.c.player == invitations.c.player),
    )
)
MINE = WAITING.where(invitations.c.player == sa.bindparam("of")).order_by(invitations.c.expires.desc()).limit(MOST)
ONE = WAITING.where(invitations.c.id == sa.bindparam("id"), invitations.c.player == sa.bindparam("of"))
AT = WAITING.where(invitations.c.table == sa.bindparam("table"), invitations.c.player == sa.bindparam("of"))


def check_mine(live: LiveTable, player: str) -> None:
    """Raise unless a player sits at a table or hosts it, and it has not begun: only then may they invite."""
    if live.seat_of(player) is None and live.host != player:
        raise NotYours("server-not-seated")
    if live.status != "open":
        raise NotNow("server-not-open")


async def invite(hub: Hub, live: LiveTable, player: str, name: str, other: str) -> None:
    """Invite a friend; twice is as good as once, and who has said no is not asked again."""
    check_mine(live, player)
    if other not in await follows.friends_of(hub.store, player):
        raise NotNow("server-not-friends")
    if live.seat_of(other) is not None:
        return
    at = now()
    row = {"id": new_id(9), "table": live.id, "player": other, "by": player, "at": at, "expires": at + LASTS}
    if await hub.store.execute(hub.store.upsert(invitations, row | {"declined": False}, ["table", "player"], lambda _: sa.false())):
        await hub.alerts.invited(live.id, other, name)


async def friends_at(hub: Hub, live: LiveTable, player: str) -> list[FriendAt]:
    """Return a player's friends, and which of them sit at a table, are invited to it, or have declined."""
    check_mine(live, player)
    people = await follows.relations_to(hub.store, player, await follows.friends_of(hub.store, player))
    asked = sa.select(invitations.c.player, invitations.c.declined).where(invitations.c.table == live.id)
    said: dict[str, State] = {row["player"]: "no" if row["declined"] else "waiting" for row in await hub.store.rows(asked)}
    found = [FriendAt(who, "sits" if live.seat_of(one) is not None else said.get(one)) for one, who in people.items()]
    return sorted(found, key=lambda friend: (not friend.person.here, friend.person.name.casefold()))


async def waiting(store: Store, player: str) -> list[Row]:
    """Return the open invitations of a player, newest first, each with the inviter's name."""
    rows = await store.fetch(MINE, of=player, at=now())
    if not rows:
        return []
    named = await store.rows(sa.select(players.c.id, players.c.name).where(players.c.id.in_({row["by"] for row in rows})))
    names = {row["id"]: row["name"] for row in named}
    return [{**row, "name": names.get(row["by"], "")} for row in rows]


async def still_waits(store: Store, table: str, player: str) -> bool:
    """Return whether somebody is still invited to a table."""
    return bool(await store.fetch(AT, table=table, of=player, at=now()))


async def find(store: Store, player: str, invitation: str) -> str | None:
    """Return the table of a player's invitation, while it is open."""
    found = await store.fetch(ONE, id=invitation, of=player, at=now())
    return str(found[0]["table"]) if found else None


async def decline(store: Store, player: str, invitation: str) -> None:
    """Say no. Saying it twice is as good as once."""
    mine = invitations.c.id == invitation, invitations.c.player == player
    await store.execute(sa.update(invitations).where(*mine).values(declined=True))
