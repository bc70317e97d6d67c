"""Follows. Players who follow each other are friends: they see each other's tables, may invite each other, and see who is online.

Anybody may follow whoever gave them their link. Whom they follow sees it, and may follow back, or remove them.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.community.handles import handle_of
from saqqara.server.errors import NotNow
from saqqara.server.schemas.community import Person
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import blocks, follows, handles, players, presence
from saqqara.server.storage.store import Store

MOST = 500
"""The largest number of players one may follow."""
SHOWN = 200
"""The number of followers shown, the newest."""
HERE = 150_000
"""The milliseconds after a page's last report within which its player is online: pages report every minute."""
FOLLOWED = sa.select(follows.c.other).where(follows.c.player == sa.bindparam("of"))
BACK = follows.alias("back")
FRIENDS = (
    sa.select(follows.c.other)
    .join(BACK, sa.and_(BACK.c.player == follows.c.other, BACK.c.other == follows.c.player))
    .where(follows.c.player == sa.bindparam("of"))
)
"""Those who follow somebody and whom they follow: a block has removed both."""


def about(me: str) -> sa.Select[tuple[str, str, str | None, int, int, int, bool | None, int | None]]:
    """Return the query for players as one of them knows them."""
    mine = sa.exists().where(follows.c.player == me, follows.c.other == players.c.id)
    theirs = sa.exists().where(follows.c.player == players.c.id, follows.c.other == me)
    kept_away = sa.exists().where(blocks.c.player == me, blocks.c.other == players.c.id)
    either = sa.or_(kept_away, sa.exists().where(blocks.c.player == players.c.id, blocks.c.other == me))
    return (
        sa.select(
            players.c.id,
            players.c.name,
            handles.c.handle,
            mine.label("followed"),
            sa.and_(theirs, sa.not_(either)).label("follows_me"),
            kept_away.label("blocked"),
            presence.c.shown,
            presence.c.here,
        )
        .select_from(players)
        .outerjoin(handles, handles.c.player == players.c.id)
        .outerjoin(presence, presence.c.player == players.c.id)
    )


async def relation_of_row(store: Store, me: str, row: Row) -> Person:
    """Return a row as a value; whether they are here is for friends alone."""
    friend = bool(row["followed"]) and bool(row["follows_me"])
    here = row["here"] is not None and row["here"] > now() - HERE if friend and row["shown"] else None
    return Person(
        row["handle"] or await handle_of(store, row["id"]),
        row["name"],
        followed=bool(row["followed"]),
        follows_me=bool(row["follows_me"]),
        friend=friend,
        blocked=bool(row["blocked"]),
        mine=row["id"] == me,
        here=here,
    )


async def relation_to(store: Store, me: str, other: str) -> Person | None:
    """Return a player as I know them; None if there is no such player."""
    row = await store.row(about(me).where(players.c.id == other))
    return None if row is None else await relation_of_row(store, me, row)


async def relations_to(store: Store, me: str, some: Iterable[str]) -> dict[str, Person]:
    """Return some players as I know them, by their ids."""
    rows = await store.rows(about(me).where(players.c.id.in_(list(some))))
    return {row["id"]: await relation_of_row(store, me, row) for row in rows}


async def all_relations(store: Store, me: str) -> list[Person]:
    """Return all whom I follow, who follow me lately, or whom I have blocked, by name."""
    theirs = sa.select(follows.c.player).where(follows.c.other == me).order_by(follows.c.at.desc()).limit(SHOWN)
    kept_away = sa.select(blocks.c.other).where(blocks.c.player == me)
    ids = {*await followed_by(store, me), *(row["other"] for row in await store.rows(kept_away))}
    ids |= {row["player"] for row in await store.rows(theirs)}
    found = await relations_to(store, me, ids)
    return sorted((one for one in found.values() if one.followed or one.follows_me or one.blocked), key=lambda one: one.name.casefold())


async def followed_by(store: Store, player: str) -> list[str]:
    """Return those whom somebody follows."""
    return [str(row["other"]) for row in await store.fetch(FOLLOWED, of=player)]


async def friends_of(store: Store, player: str) -> list[str]:
    """Return those who follow somebody and whom they follow."""
    return [str(row["other"]) for row in await store.fetch(FRIENDS, of=player)]


async def follow(store: Store, me: str, other: str) -> None:
    """Follow somebody. Whoever has been blocked may do so too, and is not seen by whom they follow."""
    if me == other:
        raise NotNow("server-follow-self")

    def work(connection: Connection) -> None:
        if connection.execute(sa.select(blocks.c.at).where(blocks.c.player == me, blocks.c.other == other)).first() is not None:
            raise NotNow("server-blocked-them")
        count = connection.scalar(sa.select(sa.func.count()).select_from(follows).where(follows.c.player == me)) or 0
        if count >= MOST:
            raise NotNow("server-many-follows", most=MOST)
        row = {"player": me, "other": other, "at": now()}
        connection.execute(store.upsert(follows, row, ["player", "other"], lambda _: sa.false()))

    await store.transaction(work)


async def unfollow(store: Store, player: str, other: str) -> None:
    """End that a player follows another, by their own wish or the other's."""
    await store.execute(sa.delete(follows).where(follows.c.player == player, follows.c.other == other))


# Being here


async def shows(store: Store, player: str) -> bool:
    """Return whether somebody lets their friends see that they are here."""
    row = await store.row(sa.select(presence.c.shown).where(presence.c.player == player))
    return row is not None and bool(row["shown"])


async def show(store: Store, player: str, shown: bool) -> None:
    """Let friends see it, or no more."""
    await store.execute(store.upsert(presence, {"player": player, "shown": shown, "here": now()}, ["player"]))


async def note_here(store: Store, player: str) -> bool:
    """Note that a page of a player is open; return whether they want that to be known. If not, nothing is written."""
    return bool(await store.execute(sa.update(presence).where(presence.c.player == player, presence.c.shown).values(here=now())))
