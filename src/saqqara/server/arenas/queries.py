"""An evening as it is stored, read at one moment: its games, who is at a table, and who is free."""

from collections import defaultdict
from typing import Any, NamedTuple

import sqlalchemy as sa

from saqqara.bots.rating_scale import MU
from saqqara.server.arenas.lifecycle import AWAY, closes
from saqqara.server.arenas.pairing import FreePlayer
from saqqara.server.arenas.scoring import Game, games_in, standings
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import (
    arena_entrants,
    arena_tables,
    blocks,
    competitors,
    results,
    sanctions,
    seats,
)
from saqqara.server.storage.schema import standings as ratings

LAST = 2_000
"""The number of latest seats in which a player's last opponents are looked for."""
VOID = 0
"""Stands in `ended` for a game whose table cannot be read: it counts for nobody, whatever comes of it later."""


class ArenaSnapshot(NamedTuple):
    """The state of an arena: the free players; how many others take part and are playing; pairs with a block; the number of the next
    round."""

    free: list[FreePlayer]
    others: int
    parted: set[frozenset[str]]
    round: int


def finished(connection: Connection, arena: Row) -> list[Game]:
    """Return the games of an evening that count."""
    query = (
        sa.select(
            arena_tables.c.table,
            arena_tables.c.ended,
            arena_tables.c.comeback,
            results.c.seat,
            results.c.bot,
            results.c.place,
            results.c.points,
            results.c.left,
            sa.func.coalesce(competitors.c.player, competitors.c.became).label("player"),  # who has registered since keeps their points
        )
        .select_from(
            arena_tables.join(results, results.c.table == arena_tables.c.table).outerjoin(
                competitors, competitors.c.number == results.c.who
            )
        )
        .where(arena_tables.c.arena == arena["id"], arena_tables.c.ended > VOID)
        .order_by(arena_tables.c.round, arena_tables.c.number, results.c.seat)
    )
    return games_in((row._asdict() for row in connection.execute(query)), closes(arena))


def at_tables(connection: Connection, arena: str) -> dict[str, list[Any]]:
    """Return the tables that go on, or are yet to be counted, with their seats."""
    query = (
        sa.select(arena_tables.c.table, seats.c.seat, seats.c.player, seats.c.name, seats.c.bot)
        .select_from(arena_tables.join(seats, seats.c.table == arena_tables.c.table))
        .where(arena_tables.c.arena == arena, arena_tables.c.ended.is_(None))
        .order_by(arena_tables.c.round, arena_tables.c.number, seats.c.seat)
    )
    found = defaultdict(list)
    for row in connection.execute(query):
        found[row.table].append(row)
    return dict(found)


def lost_games(connection: Connection, arena: str) -> tuple[int, frozenset[str]]:
    """Return how many games of an evening nobody can play on; and whose latest game is one of them."""
    count = sa.select(sa.func.count()).where(arena_tables.c.arena == arena, arena_tables.c.ended == VOID)
    many = int(connection.scalar(count) or 0)
    if not many:
        return 0, frozenset()
    query = (
        sa.select(arena_tables.c.ended, seats.c.player)
        .select_from(arena_tables.join(seats, seats.c.table == arena_tables.c.table))
        .where(arena_tables.c.arena == arena, seats.c.player.is_not(None))
        .order_by(arena_tables.c.round, arena_tables.c.number)
    )
    latest = {row.player: row.ended for row in connection.execute(query)}
    return many, frozenset(player for player, ended in latest.items() if ended == VOID)


def last_met(connection: Connection, arena: str) -> dict[str, frozenset[str]]:
    """Return whom each has met at their last table."""
    query = (
        sa.select(arena_tables.c.table, seats.c.player)
        .select_from(arena_tables.join(seats, seats.c.table == arena_tables.c.table))
        .where(arena_tables.c.arena == arena, seats.c.player.is_not(None))
        .order_by(arena_tables.c.round.desc(), arena_tables.c.number.desc())
        .limit(LAST)
    )
    people = defaultdict(set)
    for row in connection.execute(query):
        people[row.table].add(row.player)
    met: dict[str, frozenset[str]] = {}
    for sat in people.values():
        for one in sat:
            met.setdefault(one, frozenset(sat - {one}))
    return met


def read_snapshot(connection: Connection, arena: Row, at: int) -> ArenaSnapshot:
    """Return who is free. The number of the round is read first: whatever another node does meanwhile, it has that number, or is seen."""
    of = arena["id"]
    number = connection.scalar(sa.select(sa.func.max(arena_tables.c.round)).where(arena_tables.c.arena == of)) or 0
    off = sa.exists().where(
        sanctions.c.player == arena_entrants.c.player, sanctions.c.what == "off", sanctions.c.until > at
    )  # put off the server a moment ago
    entered = sa.select(arena_entrants.c.player, arena_entrants.c.seen, arena_entrants.c.since)
    entered = entered.where(arena_entrants.c.arena == of, arena_entrants.c.out.is_(None), sa.not_(off))
    taking_part = {row.player: row for row in connection.execute(entered)}
    busy = {seat.player for table in at_tables(connection, of).values() for seat in table}
    free = [row for player, row in taking_part.items() if player not in busy and row.seen >= at - AWAY]
    others = len(busy & taking_part.keys())
    if not free:
        return ArenaSnapshot([], others, set(), number + 1)
    who = [row.player for row in free]
    points = {one.player: one.points for one in standings(finished(connection, arena))}
    met = last_met(connection, of)
    rated = sa.select(ratings.c.player, ratings.c.mu).where(ratings.c.player.in_(who), ratings.c.game == arena["game"], ratings.c.rated > 0)
    mu = {row.player: row.mu for row in connection.execute(rated)}
    between = sa.select(blocks.c.player, blocks.c.other).where(blocks.c.player.in_(who), blocks.c.other.in_(who))
    parted = {frozenset((row.player, row.other)) for row in connection.execute(between)}
    people = [
        FreePlayer(
            row.player, points.get(row.player, 0.0), mu.get(row.player, MU), (at - row.since) / 1000, met.get(row.player, frozenset())
        )
        for row in free
    ]
    return ArenaSnapshot(people, others, parted, number + 1)
