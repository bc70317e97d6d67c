"""All ratings of a game made anew from its results, in one go: to the last digit what was computed game by game."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np
import sqlalchemy as sa

from saqqara.core.skill import SURE
from saqqara.server.ratings.model import MOST, OFTEN, WINDOW, fresh, history, met_before
from saqqara.server.storage.schema import competitors, results, standings

BATCH = 20_000
UPDATE = 'UPDATE results SET mu = ?, sigma = ?, lifted = ? WHERE "table" = ? AND seat = ?'
COLUMNS = (
    results.c.table,
    results.c.seat,
    results.c.ended,
    results.c.who,
    results.c.place,
    results.c.mu,
    results.c.sigma,
    results.c.lifted,
)


def rebuild_game(connection: sa.Connection, game: str) -> int:
    """Rate all games anew and write down what differs; how many rows that were."""
    query = sa.select(*COLUMNS).where(
        results.c.game == game, results.c.rated.is_(True), sa.or_(results.c.who.is_not(None), results.c.bot.is_not(None))
    )
    found: Any = connection.execute(query.order_by(results.c.ended, results.c.table, results.c.seat))
    rows = found.cursor.fetchall()  # plain tuples: making rows of a million games would take longer than rating them
    if not rows:
        return 0
    tables, seats, ended, who, place, mu, sigma, lifted = zip(*rows, strict=True)
    numbers, people = np.unique(np.array([-1 if one is None else one for one in who], np.int64), return_inverse=True)
    people = people - int(numbers[0] == -1)  # from 0 on, and −1 for bots
    first = np.flatnonzero(np.array([True, *(a != b for a, b in pairwise(tables)), True]))
    before = [np.array([np.nan if one is None else one for one in part]) for part in (mu, sigma, lifted)]
    after = [part.copy() for part in before]
    at = np.array(ended, np.int64)
    states = fresh(int(people.max()) + 1)
    weight = 1.0 / (1.0 + met_most(first, people, at) / OFTEN)
    work, places, person = np.zeros((6, MOST)), np.zeros(MOST, np.int64), np.zeros(MOST, np.bool_)
    history(first, people, np.array(place, np.int64), weight, after[0], after[1], after[2], states, work, places, person)
    differs = np.zeros(len(rows), np.bool_)
    for old, new in zip(before, after, strict=True):
        differs |= (old != new) & (people >= 0)
    changed = np.flatnonzero(differs)
    believed = (part[changed].tolist() for part in after)
    write_rows(connection, zip([tables[n] for n in changed], [seats[n] for n in changed], *believed, strict=True))
    write_standings(connection, game, numbers[numbers >= 0], states)
    return int(differs.sum())


def met_most(first: Any, people: Any, at: Any) -> Any:
    """For each row, how often its person had met the one at the table whom they had met most, within the days before."""
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
    met_before(order, key, at[one], WINDOW, met)
    np.maximum.at(most, one, met)
    np.maximum.at(most, other, met)
    return most


def batches(rows: Iterator[Any]) -> Iterator[list[Any]]:
    """Rows in handfuls."""
    while batch := list(islice(rows, BATCH)):
        yield batch


def write_rows(connection: sa.Connection, rows: Iterator[tuple[Any, ...]]) -> None:
    """What is believed after each game."""
    change = (
        sa.update(results)
        .where(results.c.table == sa.bindparam("of"), results.c.seat == sa.bindparam("at"))
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), lifted=sa.bindparam("new_lifted"))
    )
    if connection.dialect.name == "sqlite":  # without the help of SQLAlchemy, which takes twice as long as SQLite
        for batch in batches(rows):
            connection.exec_driver_sql(UPDATE, [(*row[2:], *row[:2]) for row in batch])
        return
    names = ("of", "at", "new_mu", "new_sigma", "new_lifted")
    for batch in batches(rows):
        connection.execute(change, [dict(zip(names, row, strict=True)) for row in batch])


def write_standings(connection: sa.Connection, game: str, numbers: Any, states: Any) -> None:
    """Where everybody stands who is still there, if it is elsewhere than before."""
    there = sa.select(competitors.c.number, standings.c.player, standings.c.mu, standings.c.sigma)
    there = there.join(competitors, competitors.c.player == standings.c.player).where(standings.c.game == game)
    known = {row.number: row for row in connection.execute(there)}
    change = (
        sa.update(standings)
        .where(standings.c.player == sa.bindparam("of"), standings.c.game == game)
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), provisional=sa.bindparam("unsure"))
    )
    found = (
        {"of": one.player, "new_mu": mu, "new_sigma": sigma, "unsure": sigma > SURE}
        for number, (mu, sigma, _) in zip(numbers.tolist(), states.tolist(), strict=True)
        if (one := known.get(number)) is not None and (one.mu, one.sigma) != (mu, sigma)
    )
    for batch in batches(found):
        connection.execute(change, batch)
