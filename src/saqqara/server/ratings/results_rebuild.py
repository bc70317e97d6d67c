"""The recomputation of all that is derived from games, from their logs: results, players' totals and ratings.

Who has been deleted since keeps the number that stands in the results, so that the others' ratings stay what they are; and a bot keeps the
standing that was written down with its game, for levels are tuned anew now and then.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from saqqara.server.ratings.ratings_rebuild import rebuild_game
from saqqara.server.ratings.result_derivation import FinishedGame, SeatResult, derive
from saqqara.server.ratings.result_writer import GONE, Sums, number_under, numbers_of, row_of
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import competitors, log, rebuilds, results, seats, standings, tables
from saqqara.server.storage.store import Store


def over(connection: Connection) -> list[str]:
    """Return all tables where a game is over, in the order in which they were changed."""
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.changed, tables.c.id)))


def derived(connection: Connection, table: str) -> FinishedGame:
    """Return what came of a game, from its log."""
    row: Row = dict(connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().one())
    sitting: list[dict[str, Any]] = [
        dict(one) for one in connection.execute(sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)).mappings()
    ]
    kept = (
        sa.select(results.c.seat, results.c.who, results.c.bot, results.c.mu, results.c.sigma, competitors.c.player)
        .outerjoin(competitors, competitors.c.number == results.c.who)
        .where(results.c.table == table)
    )
    known = {one["seat"]: one for one in connection.execute(kept).mappings()}
    for seat, one in known.items():
        if one["who"] is not None and (sitting[seat]["player"] is None or one["who"] != sitting[seat]["competitor"]):
            sitting[seat]["player"] = one["player"] or f"{GONE}{one['who']}"
    entries: list[Row] = [
        dict(one) for one in connection.execute(sa.select(log).where(log.c.table == table).order_by(log.c.seq)).mappings()
    ]
    bots = {seat: (one["bot"], (one["mu"], one["sigma"])) for seat, one in known.items() if one["bot"] and one["mu"] is not None}
    return derive(row, sitting, entries, bots)


def rewrite_result(connection: Connection, store: Store, finished: FinishedGame) -> bool:
    """Rewrite the results of a game from its log; return whether they differed. Ratings are recomputed afterwards."""
    advisory_locks.lock(connection, AdvisoryLock.RATINGS)
    before = connection.execute(sa.select(results).where(results.c.table == finished.table).order_by(results.c.seat)).mappings().all()
    fresh = (
        []
        if not any(one.player for one in finished.seats)
        else [row_of(finished, one, number(connection, store, finished, one)) for one in finished.seats]
    )
    same = len(fresh) == len(before) and all(
        all(old[name] == new[name] for name in new if name not in ("mu", "sigma", "lifted") or (new["bot"] and name != "lifted"))
        for old, new in zip(before, fresh, strict=False)
    )
    connection.execute(sa.update(tables).where(tables.c.id == finished.table).values(counted=True))
    if same:
        return False
    connection.execute(sa.delete(results).where(results.c.table == finished.table))
    if fresh:
        connection.execute(sa.insert(results), fresh)
    return True


def number(connection: Connection, store: Store, finished: FinishedGame, one: SeatResult) -> int | None:
    """Return the number of somebody, who may have been deleted since."""
    there = [one.player] if one.player is not None and not one.player.startswith(GONE) else []
    return number_under(finished, one, numbers_of(connection, store, there) if there else {})


def rebuild_totals(connection: Connection, store: Store, games: Iterable[FinishedGame]) -> None:
    """Rebuild the totals of what everybody has played."""
    advisory_locks.lock(connection, AdvisoryLock.RATINGS)
    connection.execute(sa.delete(standings))
    sums = Sums(connection, store, ())
    known: dict[str, bool] = {}
    for finished in games:
        for one in finished.seats:
            if one.player is None or one.player.startswith(GONE):
                continue
            if one.player not in known:
                known[one.player] = bool(numbers_of(connection, store, [one.player]))
            if known[one.player]:
                sums.add(finished, one)
    sums.save()


def rate_all(connection: Connection, games: Sequence[str]) -> dict[str, int]:
    """Recompute all ratings from the results; return how many rows of each game differed."""
    advisory_locks.lock(connection, AdvisoryLock.RATINGS)
    connection.execute(sa.delete(rebuilds).where(rebuilds.c.game.in_(games)))
    return {game: rebuild_game(connection, game) for game in games}
