"""All ratings of a game recomputed from its results, in one go: to the last digit what was computed game by game."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import sqlalchemy as sa

from saqqara.bots.rating_scale import MU, SIGMA, SURE
from saqqara.server.ratings.rating_model import HALF_WEIGHT_MEETINGS, MAX_SEATS, WINDOW_MS, history, met_before
from saqqara.server.storage.schema import competitors, results, standings

BATCH = 20_000
NONE = -1e300
"""What is believed where nothing was yet."""
COLUMNS = (
    results.c.table,
    results.c.ended,
    sa.func.coalesce(results.c.who, -1),
    results.c.place,
    *(sa.func.coalesce(column, NONE) for column in (results.c.mu, results.c.sigma, results.c.lifted)),
)


def rebuild_game(connection: sa.Connection, game: str) -> int:
    """Rate all games anew and write down what differs; how many rows that were."""
    from saqqara.core.compile import compiled

    keys = (sa.literal_column("results.rowid"),) if connection.dialect.name == "sqlite" else (results.c.seat,)
    query = sa.select(*COLUMNS, *keys).where(
        results.c.game == game, results.c.rated.is_(True), sa.or_(results.c.who.is_not(None), results.c.bot.is_not(None))
    )
    found: Any = connection.execute(query.order_by(results.c.ended, results.c.table, results.c.seat))
    rows = found.cursor.fetchall()  # plain tuples: making rows of a million games would take longer than rating them
    if not rows:
        return 0
    tables, ended, who, place, mu, sigma, lifted, key = zip(*rows, strict=True)
    numbers, people = np.unique(np.fromiter(who, np.int64, len(rows)), return_inverse=True)
    people = people - int(numbers[0] == -1)  # from 0 on, and −1 for bots
    named = np.array(tables)
    first = np.flatnonzero(np.concatenate(([True], named[1:] != named[:-1], [True])))
    before = [np.fromiter(part, np.float64, len(rows)) for part in (mu, sigma, lifted)]
    after = [part.copy() for part in before]
    at = np.fromiter(ended, np.int64, len(rows))
    states = fresh(int(people.max()) + 1)
    weight = 1.0 / (1.0 + met_most(first, people, at) / HALF_WEIGHT_MEETINGS)
    work, places, person = np.zeros((6, MAX_SEATS)), np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.bool_)
    mus, sigmas, lifts = after
    compiled(history)(first, people, np.fromiter(place, np.int64, len(rows)), weight, mus, sigmas, lifts, states, work, places, person)
    differs = np.zeros(len(rows), np.bool_)
    for old, new in zip(before, after, strict=True):
        differs |= (old != new) & (people >= 0)
    changed = np.flatnonzero(differs)
    believed = (part[changed].tolist() for part in (*after, np.array(key), named))
    write_rows(connection, zip(*believed, strict=True))
    write_standings(connection, game, numbers[numbers >= 0], states)
    return int(differs.sum())


def fresh(people: int) -> Any:
    """Return what is believed of people before their first game."""
    states = np.empty((people, 3))
    states[:, 0], states[:, 1], states[:, 2] = MU, SIGMA, 0.0
    return states


def met_most(first: Any, people: Any, at: Any) -> Any:
    """For each row, how often its person had met the one at the table whom they had met most, within the days before."""
    from saqqara.core.compile import compiled

    most = np.zeros(len(people), np.int64)
    sizes = np.diff(first)
    ones, others = [], []
    for a in range(int(sizes.max())):
        for b in range(a + 1, int(sizes.max())):
            begin = first[:-1][sizes > b]
            both = (people[begin + a] >= 0) & (people[begin + b] >= 0)
            ones.append(begin[both] + a)
            others.append(begin[both] + b)
    one, other = np.concatenate(ones), np.concatenate(others)
    low, high = np.minimum(people[one], people[other]), np.maximum(people[one], people[other])
    key = low * (int(people.max()) + 1) + high
    order = np.lexsort((one, key))  # rows are in the order of the games
    met = np.zeros(len(key), np.int64)
    compiled(met_before)(order, key, at[one], WINDOW_MS, met)
    np.maximum.at(most, one, met)
    np.maximum.at(most, other, met)
    return most


def batches(rows: Iterator[Any]) -> Iterator[list[Any]]:
    """Yield rows in batches."""
    while batch := list(islice(rows, BATCH)):
        yield batch


def write_rows(connection: sa.Connection, rows: Iterator[tuple[Any, ...]]) -> None:
    """What is believed after each game: mu, sigma, what was gained from unknown people; the row's key, and its table."""
    if connection.dialect.name == "sqlite":  # without the help of SQLAlchemy, which takes twice as long as SQLite
        for batch in batches(row[:4] for row in rows):
            connection.exec_driver_sql("UPDATE results SET mu = ?, sigma = ?, lifted = ? WHERE rowid = ?", batch)
        return
    names = ("new_mu", "new_sigma", "new_lifted", "at", "of")
    change = (
        sa.update(results)
        .where(results.c.table == sa.bindparam("of"), results.c.seat == sa.bindparam("at"))
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), lifted=sa.bindparam("new_lifted"))
    )
    for batch in batches(rows):
        connection.execute(change, [dict(zip(names, row, strict=True)) for row in batch])


def write_standings(connection: sa.Connection, game: str, numbers: Any, states: Any) -> None:
    """Where everybody stands who is still there, if it is elsewhere than before."""
    there = sa.select(competitors.c.number, standings.c.player, standings.c.mu, standings.c.sigma)
    read: Any = connection.execute(there.join(competitors, competitors.c.player == standings.c.player).where(standings.c.game == game))
    known = {number: (player, mu, sigma) for number, player, mu, sigma in read.cursor.fetchall()}
    found = (
        (mu, sigma, sigma > SURE, known[number][0])
        for number, (mu, sigma, _) in zip(numbers.tolist(), states.tolist(), strict=True)
        if number in known and known[number][1:] != (mu, sigma)
    )
    if connection.dialect.name == "sqlite":
        text = "UPDATE standings SET mu = ?, sigma = ?, provisional = ? WHERE player = ? AND game = ?"
        for batch in batches((*row, game) for row in found):
            connection.exec_driver_sql(text, batch)
        return
    change = (
        sa.update(standings)
        .where(standings.c.player == sa.bindparam("of"), standings.c.game == game)
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), provisional=sa.bindparam("unsure"))
    )
    for batch in batches(found):
        connection.execute(change, [dict(zip(("new_mu", "new_sigma", "unsure", "of"), row, strict=True)) for row in batch])
