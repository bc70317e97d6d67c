"""The recomputation of all ratings of a game from its results, identical to those computed game by game."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, islice
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from saqqara.bots.rating_model import NEW, WINDOW_MS, Believed, one_game
from saqqara.bots.rating_scale import SURE
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import competitors, results, standings

BATCH = 20_000
COLUMNS = (results.c.table, results.c.ended, results.c.who, results.c.place, results.c.mu, results.c.sigma, results.c.lifted)


class Meetings:
    """The number of meetings of any two players in the days before a game. Games come in their order."""

    def __init__(self) -> None:
        self.recent: deque[tuple[int, tuple[int, int]]] = deque()
        self.counts: dict[tuple[int, int], int] = {}

    def before(self, people: Sequence[int | None], at: int) -> list[int]:
        """Return for each seat how often its person had met the one at the table whom they had met most, and note this meeting."""
        while self.recent and self.recent[0][0] < at - WINDOW_MS:
            _, pair = self.recent.popleft()
            self.counts[pair] -= 1
            if not self.counts[pair]:
                del self.counts[pair]
        most = [0] * len(people)
        for (a, one), (b, other) in combinations([(seat, who) for seat, who in enumerate(people) if who is not None], 2):
            pair = (one, other) if one < other else (other, one)
            count = self.counts.get(pair, 0)
            most[a], most[b] = max(most[a], count), max(most[b], count)
            self.counts[pair] = count + 1
            self.recent.append((at, pair))
        return most


def rebuild_game(connection: Connection, game: str) -> int:
    """Rate all games anew and write down what differs; how many rows that were."""
    query = sa.select(*COLUMNS, results.c.seat).where(
        results.c.game == game, results.c.rated.is_(True), sa.or_(results.c.who.is_not(None), results.c.bot.is_not(None))
    )
    rows = connection.execute(query.order_by(results.c.ended, results.c.table, results.c.seat))
    states: dict[int, Believed] = {}
    changed: list[tuple[Any, ...]] = []
    meetings = Meetings()
    for table, seats in groupby(rows, itemgetter(0)):
        _, ended, people, places, *believed, key = zip(*seats, strict=True)
        old: list[Believed] = list(zip(*believed, strict=True))
        before = [old[seat] if who is None else states.get(who, NEW) for seat, who in enumerate(people)]
        after = one_game([who is not None for who in people], before, places, meetings.before(people, ended[0]))
        for seat, who in enumerate(people):
            if who is not None:
                states[who] = after[seat]
                if after[seat] != old[seat]:
                    changed.append((*after[seat], key[seat], table))
    write_rows(connection, iter(changed))
    write_standings(connection, game, states)
    return len(changed)


def batches(rows: Iterator[Any]) -> Iterator[list[Any]]:
    """Yield rows in batches."""
    while batch := list(islice(rows, BATCH)):
        yield batch


def write_rows(connection: Connection, rows: Iterator[tuple[Any, ...]]) -> None:
    """Write the ratings after each game: mu, sigma, the part gained from unknown people; the seat, and its table."""
    names = ("new_mu", "new_sigma", "new_lifted", "at", "of")
    change = (
        sa.update(results)
        .where(results.c.table == sa.bindparam("of"), results.c.seat == sa.bindparam("at"))
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), lifted=sa.bindparam("new_lifted"))
    )
    for batch in batches(rows):
        connection.execute(change, [dict(zip(names, row, strict=True)) for row in batch])


def write_standings(connection: Connection, game: str, states: dict[int, Believed]) -> None:
    """Write the changed standings of players who still exist."""
    there = sa.select(competitors.c.number, standings.c.player, standings.c.mu, standings.c.sigma)
    read = connection.execute(there.join(competitors, competitors.c.player == standings.c.player).where(standings.c.game == game))
    known = {number: (player, mu, sigma) for number, player, mu, sigma in read}
    found = (
        (mu, sigma, sigma > SURE, known[number][0])
        for number, (mu, sigma, _) in states.items()
        if number in known and known[number][1:] != (mu, sigma)
    )
    change = (
        sa.update(standings)
        .where(standings.c.player == sa.bindparam("of"), standings.c.game == game)
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"), provisional=sa.bindparam("unsure"))
    )
    for batch in batches(found):
        connection.execute(change, [dict(zip(("new_mu", "new_sigma", "unsure", "of"), row, strict=True)) for row in batch])
