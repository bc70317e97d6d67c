"""The results of a guest who registers a name, or signs in to one: ranked results stay behind, all else is merged.

A name's rating, record and places follow from what was played under it, else somebody could play as many guests and keep the lucky ones.
So a ranked game (rated, or of an arena) that was dealt to a guest counts for the guest's own number for good. For the others at the table
it is a game against somebody who has gone, and no rating of theirs changes. Casual games count for the name from then on.

Two facts are stored, from which `saqqara admin ratings --from-log` finds the same: `seats.competitor`, the number under which a seat's
ranked result counts, also where the game is not over yet; and `competitors.became`, who a guest is since they registered. Whoever
registers stays the same person, and keeps their favourite moves and their points in arenas; a guest who is merged into a name does not.
"""

from typing import Any

import sqlalchemy as sa

from saqqara.bots.rating_scale import MU, SIGMA
from saqqara.server.ratings.result_writer import STRANGER, SUMS
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import competitors, daily_tries, puzzle_standings, results, seats, standings, tables
from saqqara.server.storage.store import Store

COUNTS = {
    "games": sa.func.count(),
    "wins": sa.func.sum(sa.case((results.c.place == 1, 1), else_=0)),
    "scored": sa.func.count(results.c.points),
    "points": sa.func.coalesce(sa.func.sum(results.c.points), 0),
}
"""The sums of unrated results."""
OF_ARENA = tables.c.setup.contains('"arena":"', autoescape=True)
"""The condition that a table is one of an arena, as in `result_derivation`: the arena itself is deleted after a while
(`keep.arena_days`)."""


def register(connection: Connection, player: str) -> None:
    """Let a guest who has just registered start anew in ratings, on daily boards and in streaks; the caller holds the ratings lock."""
    number = leave_ranked(connection, player, became=player)
    casual = {} if number is None else move_casual(connection, number, player)
    nothing = dict.fromkeys(SUMS, 0) | {"mu": MU, "sigma": SIGMA, "provisional": True, "listed": False}
    connection.execute(sa.update(standings).where(standings.c.player == player).values(**nothing))
    for game, counts in casual.items():
        connection.execute(sa.update(standings).where(standings.c.player == player, standings.c.game == game).values(**counts))
    connection.execute(sa.delete(puzzle_standings).where(puzzle_standings.c.player == player))
    mark_tries(connection, player)


def merge(connection: Connection, store: Store, guest: str, player: str) -> None:
    """Add a guest's casual results to a registered player's."""
    advisory_locks.lock(connection, AdvisoryLock.RATINGS)
    number = leave_ranked(connection, guest, became=None)
    casual = {} if number is None else move_casual(connection, number, player)
    for game, counts in casual.items():
        row = {"player": player, "game": game, **dict.fromkeys(SUMS, 0), **STRANGER}
        connection.execute(store.upsert(standings, row, ["player", "game"], lambda _: sa.false()))
        mine = sa.update(standings).where(standings.c.player == player, standings.c.game == game)
        connection.execute(mine.values({name: standings.c[name] + count for name, count in counts.items()}))
    connection.execute(sa.delete(standings).where(standings.c.player == guest))
    mark_tries(connection, guest)


def leave_ranked(connection: Connection, guest: str, became: str | None) -> int | None:
    """Part a guest from their number, under which all that was dealt to them counts for good; None where they have played nothing."""
    dealt = seats.c.player == guest, seats.c.status.in_(["running", "over"])
    number: int | None = connection.scalar(sa.select(competitors.c.number).where(competitors.c.player == guest))
    if number is not None:
        connection.execute(sa.update(competitors).where(competitors.c.number == number).values(player=None, became=became))
    elif connection.scalar(sa.select(sa.exists().where(*dealt))):
        number = connection.scalar(sa.insert(competitors).values(became=became).returning(competitors.c.number))
    if number is not None:
        connection.execute(sa.update(seats).where(*dealt).values(competitor=number))
    return number


def move_casual(connection: Connection, number: int, player: str) -> dict[str, dict[str, int]]:
    """Give a player the casual results of a guest's number, but at tables where both sat; return what they add up to, by game."""
    own = connection.scalar(sa.select(competitors.c.number).where(competitors.c.player == player))
    other = results.alias("other")
    both = sa.exists().where(other.c.table == results.c.table, other.c.who == (-1 if own is None else own))
    in_arena = sa.exists().where(tables.c.id == results.c.table, OF_ARENA)
    casual = results.c.who == number, results.c.rated.is_(False), sa.not_(both), sa.not_(in_arena)
    query = sa.select(results.c.game, *(count.label(name) for name, count in COUNTS.items())).where(*casual).group_by(results.c.game)
    found: dict[str, dict[str, Any]] = {row.game: row._asdict() for row in connection.execute(query)}
    if not found:
        return {}
    if own is None:
        own = connection.scalar(sa.insert(competitors).values(player=player).returning(competitors.c.number))
    connection.execute(sa.update(results).where(*casual).values(who=own))
    return {game: {name: int(row[name]) for name in COUNTS} for game, row in found.items()}


def mark_tries(connection: Connection, guest: str) -> None:
    """Take a guest's daily tries off the boards and out of streaks: they stay as what was played."""
    connection.execute(sa.update(daily_tries).where(daily_tries.c.player == guest).values(as_guest=True, listed=False))
