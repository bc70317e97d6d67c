"""Evenings: making one, taking part, leaving, and what its organiser may do."""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import Game, find
from saqqara.server.clock import now
from saqqara.server.community import blocks
from saqqara.server.community.handles import handle_of
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.ids import new_id
from saqqara.server.names.display_names import clean_name
from saqqara.server.names.name_policy import check_words
from saqqara.server.schemas.arenas import NewArena
from saqqara.server.schemas.requests.tables import AskedPace, NewTable
from saqqara.server.settings import DAY, MINUTE, Settings
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import arena_entrants, arenas
from saqqara.server.storage.store import Store
from saqqara.server.tables.requested_setup import a_level, set_up
from saqqara.server.tables.table_opening import check_rated_bot, rated_wish
from saqqara.server.tables.table_setup import Setup

MOST, MOST_HOSTED = 500, 5
"""The largest number of players in one arena, and of unfinished arenas of one organiser."""
AHEAD = 60 * DAY * 1000
"""The longest time before its start, in milliseconds, at which an arena can be created."""
AWAY, SAY_AGAIN = 40_000, 10_000
"""The milliseconds without a report after which a player is away, and the least between two that are stored."""
ONE = sa.select(arenas).where(arenas.c.id == sa.bindparam("of"))
ENTRANT = sa.select(arena_entrants).where(arena_entrants.c.arena == sa.bindparam("arena"), arena_entrants.c.player == sa.bindparam("of"))


class TableTerms(msgspec.Struct, frozen=True):
    """The terms of an arena's tables."""

    options: dict[str, Any]
    seconds: float
    rated: bool


async def arena_of(store: Store, arena: str) -> Row | None:
    """Return an evening's own row."""
    found = await store.fetch(ONE, of=arena)
    return found[0] if found else None


async def entrant(store: Store, arena: str, player: str) -> Row | None:
    """Return the row of a player who takes part, or has."""
    found = await store.fetch(ENTRANT, arena=arena, of=player)
    return found[0] if found else None


def wish_of(arena: Row) -> TableTerms:
    """Return how its tables are opened."""
    return msgspec.json.decode(arena["wish"], type=TableTerms)


def closes(arena: Row) -> int:
    """Return until when a game that was begun in time counts: as long as the game usually takes after the end."""
    return int(arena["ends"]) + find(arena["game"]).minutes * MINUTE * 1000


def setup_with(kind: Game, wish: TableTerms, count: int, arena: str | None = None) -> Setup:
    """Return the setup of a table with so many seats."""
    pace = AskedPace(kind="live", seconds=wish.seconds)
    asked = NewTable(game=kind.name, options=wish.options, pace=pace, hints=False, rated=wish.rated)
    return msgspec.structs.replace(set_up(kind, rated_wish(kind, asked, count), count), arena=arena)


def sizes_of(kind: Game, wish: TableTerms, most: int) -> tuple[int, ...]:
    """Return with how many seats tables can be opened, up to what is wanted: some options need more."""
    found = []
    for count in kind.seats:
        try:
            setup_with(kind, wish, count)
        except BadSetup:
            continue
        found.append(count)
    return tuple(count for count in found if count <= most)


# Making one, and ending it


async def make(store: Store, settings: Settings, player: str, asked: NewArena) -> str:
    """Announce an arena; return its id."""
    kind = find(asked.game)
    wish = TableTerms(asked.options, asked.seconds, asked.rated)
    setup = setup_with(kind, wish, kind.seat_count(asked.seats))
    if asked.bots is not None:
        a_level(asked.bots)
        if asked.rated:
            check_rated_bot(kind, asked.seats, asked.bots)
    name = clean_name(asked.name, settings.limits.name_length) if asked.name else ""
    check_words(name, settings.unwanted_words)
    at = now()
    starts = at if asked.starts is None else asked.starts
    if not at - MINUTE * 1000 <= starts <= at + AHEAD:
        raise BadSetup("server-arena-start", days=AHEAD // 1000 // DAY)
    row = {
        "id": new_id(),
        "host": player,
        "name": name,
        "game": kind.name,
        "seats": asked.seats,
        "wish": msgspec.json.encode(TableTerms(setup.options, asked.seconds, asked.rated)).decode(),
        "bots": asked.bots,
        "seed": secrets.token_hex(16),
        "created": at,
        "starts": max(starts, at),
        "ends": max(starts, at) + asked.minutes * MINUTE * 1000,
        "version": 1,
    }
    mine = sa.select(sa.func.count()).select_from(arenas).where(arenas.c.host == player, arenas.c.done.is_(None))

    def work(connection: Connection) -> None:
        if (connection.scalar(mine) or 0) >= MOST_HOSTED:
            raise NotNow("server-many-arenas", most=MOST_HOSTED)
        connection.execute(sa.insert(arenas).values(**row))

    await store.transaction(work)
    return str(row["id"])


def check_host(arena: Row, player: str) -> None:
    """Raise unless a player organises the arena."""
    if arena["host"] != player:
        raise NotYours("server-arena-not-yours")


def changed(arena: str, **values: Any) -> sa.Update:
    """Return the statement that changes an arena and its version, so that those who watch are shown it again."""
    return sa.update(arenas).where(arenas.c.id == arena).values(version=arenas.c.version + 1, **values)


async def end(store: Store, arena: Row, player: str) -> None:
    """End an arena now, for its organiser: running games may be played on, as they may after its time."""
    check_host(arena, player)
    check_on(arena)
    at = now()
    early = changed(arena["id"], ends=at, starts=min(at, arena["starts"])).where(arenas.c.ends > at)
    await store.execute(early)


async def take_out(store: Store, arena: Row, player: str, other: str) -> None:
    """Remove a player, for the organiser: they are seated no more and cannot come back. A running game is theirs to play."""
    check_host(arena, player)
    if await entrant(store, arena["id"], other) is None:
        raise SaqqaraError("server-arena-not-there")
    await set_out(store, arena["id"], other, "removed")


def check_on(arena: Row) -> None:
    """Raise if an arena has ended: no table is made any more."""
    if arena["done"] is not None or now() >= arena["ends"]:
        raise NotNow("server-arena-over")


# Taking part


async def refusal(store: Store, arena: Row, player: str | None) -> str | None:
    """Return why an evening is not there for somebody: a block between them and its organiser, unless they take part. None: it is there."""
    host = arena["host"]
    if player is None or host in (None, player) or arena["done"] is not None or not await blocks.blocked(store, player, host):
        return None
    if await entrant(store, arena["id"], player) is not None:
        return None
    return "server-blocked-arena" if await blocks.has_blocked(store, player, host) else "server-no-arena"


async def join(store: Store, arena: Row, player: str) -> None:
    """Take part, or again. Asking twice is as good as asking once."""
    check_on(arena)
    known = await entrant(store, arena["id"], player)
    if known is not None and known["out"] == "removed":
        raise NotYours("server-arena-taken-out")
    if known is not None and known["out"] is None:
        await here(store, arena, player)
        return
    at = now()
    row = {"arena": arena["id"], "player": player, "joined": at, "seen": at, "since": at, "out": None}
    back = {"seen": at, "since": at, "out": None}
    count = sa.select(sa.func.count()).select_from(arena_entrants).where(arena_entrants.c.arena == arena["id"])

    def work(connection: Connection) -> None:
        mine = arena_entrants.c.arena == arena["id"], arena_entrants.c.player == player
        taken_out = arena_entrants.c.out == "removed"
        found = connection.execute(sa.update(arena_entrants).where(*mine, taken_out.is_not(sa.true())).values(**back))
        if not found.rowcount:
            if (connection.scalar(count) or 0) >= MOST:
                raise NotNow("server-arena-full", most=MOST)
            connection.execute(store.upsert(arena_entrants, row, ["arena", "player"], lambda _: sa.false()))
        connection.execute(changed(arena["id"]))

    await handle_of(store, player)  # by which others know them
    await store.transaction(work)


async def here(store: Store, arena: Row, player: str) -> None:
    """Note that a player's page is open; after having been away they wait anew. Nothing happens for who does not take part."""
    known = await entrant(store, arena["id"], player)
    at = now()
    if known is None or known["out"] is not None or known["seen"] > at - SAY_AGAIN:
        return
    fresh = {"since": at} if known["seen"] < at - AWAY else {}
    mine = arena_entrants.c.arena == arena["id"], arena_entrants.c.player == player, arena_entrants.c.out.is_(None)
    await store.execute(sa.update(arena_entrants).where(*mine).values(seen=at, **fresh))


async def leave(store: Store, arena: Row, player: str) -> None:
    """Take part no more, or not for now. Points stay, and so does a game that goes on."""
    known = await entrant(store, arena["id"], player)
    if known is None:
        raise NotYours("server-arena-not-in")
    check_on(arena)
    if known["out"] is None:
        await set_out(store, arena["id"], player, "left")


async def set_out(store: Store, arena: str, player: str, out: str) -> None:
    """Note that a player is seated no more."""
    mine = arena_entrants.c.arena == arena, arena_entrants.c.player == player
    await store.execute(sa.update(arena_entrants).where(*mine).values(out=out), changed(arena))
