"""Presents arenas. The part that all viewers share is made once and kept until something changes, however many watch."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import starmap
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from saqqara.bots.bot_names import bot_names
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.arenas.highlights import find_highlights
from saqqara.server.arenas.lifecycle import AWAY, closes, entrant, wish_of
from saqqara.server.arenas.organizer import ArenaOrganizer
from saqqara.server.arenas.queries import at_tables, finished, lost_games
from saqqara.server.arenas.scoring import standings
from saqqara.server.clock import now
from saqqara.server.community.blocks import PARTED
from saqqara.server.community.handles import handle_of
from saqqara.server.schemas.arenas import Arena, ArenaInfo, ArenaMine, ArenaMoment, Arenas, ArenaSeat, ArenaStanding, ArenaTable, Status
from saqqara.server.schemas.ws_messages import Words
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import arena_entrants, arenas, handles, players
from saqqara.server.storage.store import Store

KEPT, KEPT_FOR = 100, 30_000
"""The number of arenas kept as they are shown, and the longest time for each, in milliseconds: names may have changed."""
SHOWN = 20
MINE = sa.select(arena_entrants.c.arena).where(arena_entrants.c.player == sa.bindparam("of"))
ENTERED = MINE.order_by(arena_entrants.c.joined.desc()).limit(SHOWN)
HOSTED = sa.select(arenas.c.id).where(arenas.c.host == sa.bindparam("of")).order_by(arenas.c.starts.desc()).limit(SHOWN)


class Shown(NamedTuple):
    """The shared view of an arena, as of a version; the players of each table; and the lost games with their players."""

    version: int
    until: int
    standings: tuple[ArenaStanding, ...]
    tables: tuple[ArenaTable, ...]
    moments: tuple[ArenaMoment, ...]
    at: dict[str, str]
    sitting: dict[str, frozenset[str]]
    lost: tuple[int, frozenset[str]]


def status_of(arena: Row) -> Status:
    """Return how far an evening is."""
    if arena["done"] is not None:
        return "over"
    return "soon" if now() < arena["starts"] else "on" if now() < arena["ends"] else "ending"


def info_of(arena: Row, player: str | None) -> ArenaInfo:
    """Return an evening itself."""
    wish = wish_of(arena)
    return ArenaInfo(
        id=arena["id"],
        name=arena["name"],
        game=arena["game"],
        seats=arena["seats"],
        options=wish.options,
        seconds=wish.seconds,
        rated=wish.rated,
        bots=arena["bots"],
        starts=arena["starts"],
        ends=arena["ends"],
        closes=closes(arena),
        status=status_of(arena),
        host=player is not None and arena["host"] == player,
    )


def shown(connection: Connection, arena: Row) -> Shown:
    """Return what all see the same, from the rows."""
    query = sa.select(arena_entrants.c.player, arena_entrants.c.out, players.c.name, handles.c.handle)
    query = query.join(players, players.c.id == arena_entrants.c.player).join(handles, handles.c.player == arena_entrants.c.player)
    entered = {row.player: row for row in connection.execute(query.where(arena_entrants.c.arena == arena["id"]))}
    games, going = finished(connection, arena), at_tables(connection, arena["id"])
    at = {seat.player: table for table, sat in going.items() for seat in sat if seat.player is not None}
    rows = tuple(
        ArenaStanding(
            place=one.place,
            name=entered[one.player].name,
            handle=entered[one.player].handle,
            points=one.points,
            games=one.games,
            wins=one.wins,
            playing=one.player in at,
            out=entered[one.player].out is not None,
        )
        for one in standings(games, entered)
        if one.player in entered
    )
    tables = tuple(ArenaTable(table, tuple(starmap(ArenaSeat, seated(sat)))) for table, sat in going.items())
    told = tuple(
        ArenaMoment(one.what, tuple(entered[player].name for player in one.players), one.amount, one.scores, one.table)
        for one in find_highlights(games)
        if all(player in entered for player in one.players)
    )
    sitting = {table: frozenset(seat.player for seat in sat if seat.player is not None) for table, sat in going.items()}
    return Shown(arena["version"], now() + KEPT_FOR, rows, tables, told, at, sitting, lost_games(connection, arena["id"]))


def notice(arena: Row, player: str | None, seen: Shown) -> Words | None:
    """Return what who asks should know of games that cannot be played on."""
    many, whose = seen.lost
    if player in whose:
        return {language: say("server-arena-lost-mine", language) for language in LANGUAGES}
    if many and player is not None and arena["host"] == player:
        return {language: say("server-arena-lost", language, count=many) for language in LANGUAGES}
    return None


class ArenaPresenter:
    """Tells of evenings."""

    def __init__(self, store: Store, keeper: ArenaOrganizer) -> None:
        self.store, self.keeper = store, keeper
        self._kept: OrderedDict[str, Shown] = OrderedDict()

    async def shown(self, arena: Row) -> Shown:
        """Return what all see the same, as it is now."""
        kept = self._kept.get(arena["id"])
        if kept is None or kept.version != arena["version"] or kept.until < now():
            kept = await self.store.snapshot(lambda connection: shown(connection, arena))
            self._kept[arena["id"]] = kept
        self._kept.move_to_end(arena["id"])
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    async def page(self, arena: Row, player: str | None, known: int | None = None) -> Arena:
        """Return an evening as somebody sees it; what all see the same only where it is not what they know."""
        seen = await self.shown(arena)
        new = known != arena["version"]
        return Arena(
            info=info_of(arena, player),
            now=now(),
            version=arena["version"],
            me=await self.mine(arena, player, seen),
            standings=seen.standings if new else None,
            tables=await self.tables(seen, player) if new else None,
            moments=(seen.moments if arena["done"] is not None else ()) if new else None,
            notice=notice(arena, player, seen),
        )

    async def tables(self, seen: Shown, player: str | None) -> tuple[ArenaTable, ...]:
        """Return the games that go on, but for those where somebody sits whom a block parts from who asks: these are not there for them."""
        parted = {row["other"] for row in await self.store.fetch(PARTED, of=player)} if player is not None else set()
        return tuple(one for one in seen.tables if player in seen.sitting[one.id] or not parted & seen.sitting[one.id])

    async def mine(self, arena: Row, player: str | None, seen: Shown) -> ArenaMine | None:
        """Return how it stands with somebody who takes part."""
        row = await entrant(self.store, arena["id"], player) if player is not None else None
        if row is None or player is None:
            return None
        table = seen.at.get(player)
        state: Literal["playing", "waiting", "away", "left", "removed"] = "waiting"
        if table is not None:
            state = "playing"
        elif row["out"] is not None:
            state = row["out"]
        elif row["seen"] < now() - AWAY:
            state = "away"
        lacking = max(0, arena["seats"] - self.keeper.free.get(arena["id"], 0)) if state == "waiting" else 0
        return ArenaMine(await handle_of(self.store, player), state, table, lacking)

    async def of(self, player: str) -> Arenas:
        """Return the evenings of somebody, those that are on first, then those to come, then the latest."""
        ids = {row["arena"] for row in await self.store.fetch(ENTERED, of=player)}
        ids |= {row["id"] for row in await self.store.fetch(HOSTED, of=player)}
        rows = await self.store.rows(sa.select(arenas).where(arenas.c.id.in_(ids))) if ids else []
        found = [info_of(row, player) for row in rows]
        order = {"on": 0, "soon": 1, "ending": 2, "over": 3}
        found.sort(key=lambda one: (order[one.status], one.starts if one.status in ("on", "soon") else -one.starts))
        return Arenas(tuple(found[:SHOWN]))


def seated(rows: Sequence[Any]) -> Iterator[tuple[str | None, str | None, str | None]]:
    """Return who sits at each seat: a person's name, or a bot and its name."""
    bots = [row.bot if row.player is None else None for row in rows]
    return ((row.name, bot, name) for row, bot, name in zip(rows, bots, bot_names(bots), strict=True))
