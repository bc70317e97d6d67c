"""Profiles: what somebody shows of themselves, from what was written down when each game was over. Nothing is replayed, and nothing of a
game that goes on is in it."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bots.rating_scale import SURE, off, shown
from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.community.handles import handle_of
from saqqara.server.ratings.leaderboard import rating_info
from saqqara.server.ratings.player_habits import find_habits
from saqqara.server.ratings.profile_visibility import PARTS, Part, list_anew, visible
from saqqara.server.ratings.result_writer import Habits
from saqqara.server.schemas.profiles import CurvePoint, GameRecord, LatestGame, Profile, PuzzleRecord
from saqqara.server.schemas.ratings import RatingInfo
from saqqara.server.schemas.ws_messages import Words
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import (
    competitors,
    handles,
    players,
    profiles,
    puzzle_standings,
    results,
    reviews,
    seats,
    standings,
    tables,
)
from saqqara.server.storage.store import Store

CURVE, POINTS = 400, 80
"""The curve shows the last so many rated games, by so many points."""
LATEST = 10


async def profile(store: Store, player: str, asker: str | None) -> Profile | None:
    """Return somebody's profile for who asks; None where they show nothing."""
    return await store.snapshot(lambda connection: read(connection, player, asker))


async def picture_seed(store: Store, player: str) -> str:
    """Return what a player's picture is drawn from: what they chose, or their handle."""
    chosen = await store.row(sa.select(profiles.c.seed).where(profiles.c.player == player))
    return (chosen and chosen["seed"]) or await handle_of(store, player)


def read(connection: Connection, player: str, asker: str | None) -> Profile | None:
    """Return the same, of one moment."""
    who = (
        sa.select(players.c.name, handles.c.handle, profiles.c.seed, competitors.c.number)
        .join(handles, handles.c.player == players.c.id)
        .outerjoin(profiles, profiles.c.player == players.c.id)
        .outerjoin(competitors, competitors.c.player == players.c.id)
        .where(players.c.id == player)
    )
    row = connection.execute(who).first()
    public, mine = visible(connection, player), player == asker
    parts = frozenset(PARTS) if mine else public
    if row is None or "profile" not in parts:
        return None
    stands = connection.execute(sa.select(standings).where(standings.c.player == player)).mappings().all()
    records = tuple(record(connection, one, row.number, parts) for one in stands if one["game"] in games())
    return Profile(
        handle=row.handle,
        name=row.name,
        seed=row.seed or row.handle,
        mine=mine,
        public=tuple(part for part in PARTS if part in public) if mine else None,
        games=tuple(one for one in records if one.games or one.rating is not None or one.habits),
        puzzles=puzzles(connection, player) if "puzzles" in parts else (),
        latest=latest(connection, row.number, as_guest(connection, player) if mine else [], asker, parts),
    )


def record(connection: Connection, row: Any, who: int, parts: frozenset[Part]) -> GameRecord:
    """Return how somebody fares in a game, as far as it is shown."""
    every, rated = "games" in parts, "rating" in parts and row["rated"] > 0
    return GameRecord(
        game=row["game"],
        games=row["games"] if every else None,
        wins=row["wins"] if every else None,
        mean=round(row["points"] / row["scored"], 1) if every and row["scored"] else None,
        rating=rating_info(row) if rated else None,
        rated_wins=row["rated_wins"] if rated else None,
        curve=curve(connection, who, row["game"]) if rated else (),
        habits=habits_of(row) if "habits" in parts else (),
    )


def puzzles(connection: Connection, player: str) -> tuple[PuzzleRecord, ...]:
    """Return how somebody fares with puzzles."""
    query = sa.select(puzzle_standings).where(puzzle_standings.c.player == player).order_by(puzzle_standings.c.game)
    return tuple(
        PuzzleRecord(row.game, RatingInfo(shown(row.mu), off(row.sigma), row.tries, row.sigma > SURE))
        for row in connection.execute(query)
        if row.game in games()
    )


def curve(connection: Connection, who: int, game: str) -> tuple[CurvePoint, ...]:
    """Return what was believed after each of the last games, thinned out; the last one is always among them."""
    mine = results.c.who == who, results.c.game == game, results.c.rated.is_(True)
    query = sa.select(results.c.ended, results.c.mu, results.c.sigma).where(*mine)
    rows = connection.execute(query.order_by(results.c.ended.desc(), results.c.table.desc()).limit(CURVE)).all()
    step = max(1, -(-len(rows) // POINTS))
    return tuple(CurvePoint(row.ended, shown(row.mu), off(row.sigma)) for row in reversed(rows[::step]))


def habits_of(row: Any) -> tuple[Words, ...]:
    """Return favourite moves in words."""
    kind = games()[row["game"]]
    if not kind.has("extras.habits"):
        return ()
    part, counted = kind.part("extras.habits"), msgspec.json.decode(row["habits"], type=Habits)
    names = find_habits(part.HABITS, part.COUNTS, counted.mine, counted.games, counted.others, counted.seats)
    return tuple({language: say(f"habit-{name}", language, kind.name) for language in LANGUAGES} for name in names)


def as_guest(connection: Connection, player: str) -> list[int]:
    """Return the numbers under which somebody played before they registered."""
    return list(connection.scalars(sa.select(competitors.c.number).where(competitors.c.became == player)))


def latest(
    connection: Connection, number: int | None, earlier: Sequence[int], asker: str | None, parts: frozenset[Part]
) -> tuple[LatestGame, ...]:
    """Return the last games: all, or the rated ones where only these are shown; `earlier`: those under these numbers as well."""
    order = results.c.ended.desc(), results.c.table.desc()
    rows: list[Any] = []
    # A result without a number is a bot's, or that of somebody who went: it is nobody's here.
    for who in (one for one in (number, *earlier) if one is not None):
        if "latest" in parts:
            rows += connection.execute(sa.select(results).where(results.c.who == who).order_by(*order).limit(LATEST))
        elif "rating" in parts:
            for game in games():
                mine = results.c.who == who, results.c.game == game, results.c.rated.is_(True)
                rows += connection.execute(sa.select(results).where(*mine).order_by(*order).limit(LATEST))
    rows = sorted(rows, key=lambda row: (row.ended, row.table), reverse=True)[:LATEST]
    at = [row.table for row in rows]
    open_tables = set(connection.scalars(sa.select(tables.c.id).where(tables.c.id.in_(at), tables.c.public.is_(True))))
    reviewed = set(connection.scalars(sa.select(reviews.c.table).where(reviews.c.table.in_(at))))
    sitting = connection.execute(sa.select(seats.c.table, seats.c.seat, seats.c.name, seats.c.player).where(seats.c.table.in_(at))).all()
    found = []
    for row in rows:
        there = sorted((one for one in sitting if one.table == row.table), key=lambda one: one.seat)
        known = row.table in open_tables or (asker is not None and any(one.player == asker for one in there))
        found.append(
            LatestGame(
                game=row.game,
                ended=row.ended,
                place=row.place if row.place is None else min(row.place, len(there)),
                seats=len(there),
                points=row.points,
                rated=bool(row.rated),
                left=bool(row.left),
                rating=shown(row.mu) if row.rated and "rating" in parts and row.who == number else None,
                table=row.table if known else None,
                others=tuple(one.name for one in there if one.seat != row.seat and one.name) if known else (),
                reviewed=known and row.table in reviewed,
            )
        )
    return tuple(found)


async def change(store: Store, player: str, public: Sequence[Part] | None, picture: str | None) -> None:
    """Change the visible parts, or the picture."""
    values: dict[str, Any] = {"player": player}
    if public is not None:
        values["shown"] = msgspec.json.encode([part for part in PARTS if part in public]).decode()
    if picture is not None:
        values["seed"] = secrets.token_urlsafe(9) if picture == "another" else None

    def work(connection: Connection) -> None:
        # A game that is being counted for them (`Sums.save`) comes before this choice or sees it.
        connection.execute(sa.select(players.c.id).where(players.c.id == player).with_for_update())
        if len(values) > 1:
            connection.execute(store.upsert(profiles, values, ["player"]))
        list_anew(connection, player)

    await store.transaction(work)
