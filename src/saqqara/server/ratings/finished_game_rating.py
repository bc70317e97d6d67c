"""Ratings, updated one game after another in a transaction, even where a game comes after later ones were rated.

The order of games is when they ended, by the last entry of their logs, and then the table's id: every node finds the same. A game that
comes late (its node was held up, or its log could not be read for a while) is put in its place, and all after it are rated again: some at
once, and the rest in the background, a portion in each transaction, from the place that `rebuilds` remembers.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from saqqara.bots.rating_model import MAX_SEATS, WINDOW_MS, Believed, one_game
from saqqara.bots.rating_scale import MU, SIGMA, SURE
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import competitors, rebuilds, results, standings

Key = tuple[int, str]
"""When a game ended, and its table."""
GAMES_PER_PORTION = 50
"""Games that are rated in one transaction: for as long as it takes, no move is written."""
OTHER = results.alias("other")
WAITING = sa.select(rebuilds).order_by(rebuilds.c.game).limit(1)
"""A game whose ratings are to be computed again."""


def after(key: Key) -> sa.ColumnElement[bool]:
    """Return the condition "from this place in the order on", stated twice so that every database uses the index."""
    return sa.and_(
        results.c.ended >= key[0], sa.tuple_(results.c.ended, results.c.table) >= sa.tuple_(sa.literal(key[0]), sa.literal(key[1]))
    )


def before(key: Key) -> sa.ColumnElement[bool]:
    """Before a place in the order."""
    return sa.and_(
        results.c.ended <= key[0], sa.tuple_(results.c.ended, results.c.table) < sa.tuple_(sa.literal(key[0]), sa.literal(key[1]))
    )


def rated_of(who: int, game: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Return somebody's rated games."""
    return results.c.who == who, results.c.game == game, results.c.rated.is_(True)


def belief_before(connection: Connection, who: int, game: str, key: Key) -> Believed:
    """Return what was believed of somebody before a game."""
    last = sa.select(results.c.mu, results.c.sigma, results.c.lifted).where(*rated_of(who, game), before(key))
    row = connection.execute(last.order_by(results.c.ended.desc(), results.c.table.desc()).limit(1)).first()
    return (MU, SIGMA, 0.0) if row is None else (row.mu, row.sigma, row.lifted)


def met(connection: Connection, one: int, other: int, game: str, key: Key) -> int:
    """Return how often two have met at rated tables in the days before a game."""
    meetings = (
        sa.select(sa.func.count())
        .select_from(results.join(OTHER, sa.and_(OTHER.c.table == results.c.table, OTHER.c.who == other)))
        .where(*rated_of(one, game), results.c.ended >= key[0] - WINDOW_MS, before(key))
    )
    return int(connection.scalar(meetings) or 0)


def rate_from(connection: Connection, game: str, key: Key, most: int) -> Key | None:
    """Rate some games from a place in the order on; return where the next ones begin, None where these were the last."""
    limit = (most + 1) * MAX_SEATS  # seats: the portion is whole, and the game after it is among them
    rows = list(
        connection.execute(
            sa.select(results)
            .where(results.c.game == game, results.c.rated.is_(True), after(key))
            .order_by(results.c.ended, results.c.table, results.c.seat)
            .limit(limit)
        )
    )
    found = [(one, list(group)) for one, group in groupby(rows, key=lambda row: (row.ended, row.table))]
    states: dict[int, Believed] = {}
    for one, group in found[:most]:
        rate_game(connection, game, one, group, states)
    for who in states:
        stands_at(connection, who, game)
    return found[most][0] if len(found) > most else None


def rate_new(connection: Connection, game: str, keys: Sequence[Key]) -> None:
    """Rate games that were just written down, in order, and a portion of those after them; the rest is left for the background."""
    following = rate_from(connection, game, keys[0], GAMES_PER_PORTION)
    if following is None:
        return
    for key in keys[1:]:
        if key >= following:
            rate_from(connection, game, key, 1)
    mark_for_rebuild(connection, game, following)


def mark_for_rebuild(connection: Connection, game: str, key: Key) -> None:
    """Remember that a game's ratings are to be computed again from a place on."""
    this = rebuilds.c.game == game
    row = connection.execute(sa.select(rebuilds).where(this)).first()
    if row is None:
        connection.execute(sa.insert(rebuilds).values(game=game, ended=key[0], table=key[1]))
    elif key < (row.ended, row.table):
        connection.execute(sa.update(rebuilds).where(this).values(ended=key[0], table=key[1]))


def rebuild_portion(connection: Connection) -> bool:
    """Rate one more portion of a game that waits for it; return whether there was one. The caller holds the ratings lock."""
    row = connection.execute(WAITING).first()
    if row is None:
        return False
    this = rebuilds.c.game == row.game
    following = rate_from(connection, row.game, (row.ended, row.table), GAMES_PER_PORTION)
    if following is None:
        connection.execute(sa.delete(rebuilds).where(this))
    else:
        connection.execute(sa.update(rebuilds).where(this).values(ended=following[0], table=following[1]))
    return True


def rate_game(connection: Connection, game: str, key: Key, rows: Sequence[Any], states: dict[int, Believed]) -> None:
    """Rate one game, by what was believed before it."""
    rows = [row for row in rows if row.who is not None or row.bot is not None]
    people = [row.who for row in rows if row.who is not None]
    for who in people:
        if who not in states:
            states[who] = belief_before(connection, who, game, key)
    often = [
        max((met(connection, row.who, other, game, key) for other in people if other != row.who), default=0) if row.who else 0
        for row in rows
    ]
    beliefs = [states[row.who] if row.who is not None else (row.mu, row.sigma, 0.0) for row in rows]
    found = one_game([row.who is not None for row in rows], beliefs, [row.place for row in rows], often)
    for row, state in zip(rows, found, strict=True):
        if row.who is not None:
            states[row.who] = state
            mine = sa.update(results).where(results.c.table == row.table, results.c.seat == row.seat)
            connection.execute(mine.values(mu=state[0], sigma=state[1], lifted=state[2]))


def stands_at(connection: Connection, who: int, game: str) -> None:
    """Write down where somebody stands after the last of their rated games, unless they have gone."""
    player = connection.scalar(sa.select(competitors.c.player).where(competitors.c.number == who))
    if player is None:
        return
    last = sa.select(results.c.mu, results.c.sigma).where(*rated_of(who, game))
    row = connection.execute(last.order_by(results.c.ended.desc(), results.c.table.desc()).limit(1)).one()
    mine = sa.update(standings).where(standings.c.player == player, standings.c.game == game)
    connection.execute(mine.values(mu=row.mu, sigma=row.sigma, provisional=row.sigma > SURE))
