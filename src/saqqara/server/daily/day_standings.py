"""The results of a day: in order, with everybody's place; and how many days in a row somebody has played."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.storage.paging import page
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import daily_tries, handles, players
from saqqara.server.storage.store import Store
from saqqara.server.tables import daily_dates

OF_DAY = (daily_tries.c.day == sa.bindparam("day"), daily_tries.c.game == sa.bindparam("game"))
LISTED = (*OF_DAY, daily_tries.c.listed == sa.true(), daily_tries.c.worth.is_not(None))
SHOWN = (
    daily_tries.c.player,
    daily_tries.c.points,
    daily_tries.c.lead,
    daily_tries.c.place,
    daily_tries.c.shared,
    daily_tries.c.worth,
    daily_tries.c.table,
    players.c.name,
    handles.c.handle,
)
PEOPLE = daily_tries.join(players, players.c.id == daily_tries.c.player).outerjoin(handles, handles.c.player == players.c.id)
ORDER = (daily_tries.c.worth, daily_tries.c.lead, daily_tries.c.points, daily_tries.c.table)
SUMMARY: Any = (
    sa.select(
        daily_tries.c.worth,
        sa.func.count().label("count"),
        sa.func.sum(sa.case((daily_tries.c.lead > 0, 1), else_=0)).label("ahead"),
        sa.func.sum(daily_tries.c.points).label("points"),
        sa.func.sum(daily_tries.c.lead).label("lead"),
    )
    .where(*LISTED)
    .group_by(daily_tries.c.worth)
    .order_by(daily_tries.c.worth)
)
DAYS = (
    sa.select(daily_tries.c.day, daily_tries.c.game)
    .where(daily_tries.c.player == sa.bindparam("of"), daily_tries.c.worth.is_not(None), daily_tries.c.as_guest == sa.false())
    .order_by(daily_tries.c.day.desc())
    .limit(4000)
)
MINE = sa.select(daily_tries).where(
    daily_tries.c.player == sa.bindparam("of"), daily_tries.c.day >= sa.bindparam("first"), daily_tries.c.day <= sa.bindparam("last")
)
MANY, KEPT, DAYS_KEPT = 1000, 5_000, 40
"""With so many results, what was counted over all of them is told for so many milliseconds, and until it has been counted anew: nobody
waits for that."""


class Summary(NamedTuple):
    """The summary of a day in a game: how many have a result, how many of them came ahead of the bots, the means of both; and in rising
    order which results there are and how many lie below each."""

    played: int
    ahead: int
    mean: float | None
    bots: float | None
    worths: list[int]
    below: list[int]

    def place(self, worth: int) -> int:
        """Return the place that a result has, or would have."""
        better = bisect_right(self.worths, worth)
        return 1 + (self.played - self.below[better] if better < len(self.worths) else 0)


def counted(rows: list[Row]) -> Summary:
    """Return all results of a day, counted."""
    counts = [int(row["count"]) for row in rows]
    played, points, lead = sum(counts), *(sum(int(row[name]) for row in rows) for name in ("points", "lead"))
    ahead, below = sum(int(row["ahead"]) for row in rows), [0, *accumulate(counts)]
    return Summary(played, ahead, mean(points, played), mean(points - lead, played), [row["worth"] for row in rows], below)


class DayStandings:
    """The boards of all days."""

    def __init__(self, store: Store, soon: Callable[[Any], Any]) -> None:
        self.store, self._soon = store, soon
        self._kept: dict[tuple[str, str], tuple[int, Summary]] = {}
        self._counting: set[tuple[str, str]] = set()

    async def rows(self, day: str, game: str, first: int, count: int) -> list[tuple[int, Row]]:
        """Return some results, the best first, with their places; equal ones share."""
        total = (await self.summary(day, game)).played
        some, _ = page(sa.select(daily_tries.c.table).where(*LISTED), ORDER, total, first, count)  # in the index alone
        query = sa.select(*SHOWN).select_from(PEOPLE).where(daily_tries.c.table.in_(some.scalar_subquery()))
        found = in_order(await self.store.rows(query.params(day=day, game=game)))
        return with_places(found, await self.place(day, game, found[0]["worth"]), first) if found else []

    async def among(self, day: str, game: str, some: Sequence[str]) -> list[tuple[int, Row]]:
        """Return the results of some people, with their places among themselves."""
        theirs = daily_tries.c.player.in_(some), daily_tries.c.worth.is_not(None), daily_tries.c.as_guest == sa.false()
        query = sa.select(*SHOWN).select_from(PEOPLE).where(*OF_DAY, *theirs)
        return with_places(in_order(await self.store.rows(query.params(day=day, game=game))), 1, 0)

    async def place(self, day: str, game: str, worth: int) -> int:
        """Return the place that a result has on the board, or would have."""
        return (await self.summary(day, game)).place(worth)

    async def summary(self, day: str, game: str) -> Summary:
        """Return how a day went, as of a moment ago."""
        until, kept = self._kept.get((day, game), (0, None))
        if kept is None:
            return await self.count(day, game)
        if until <= now() and (day, game) not in self._counting:
            self._counting.add((day, game))
            self._soon(self.count(day, game))
        return kept

    async def count(self, day: str, game: str) -> Summary:
        """Count all results of a day."""
        try:
            made = counted(await self.store.rows(SUMMARY.params(day=day, game=game)))
            if made.played >= MANY:
                self._kept[day, game] = now() + KEPT, made
            while len(self._kept) > DAYS_KEPT:
                del self._kept[next(iter(self._kept))]
            return made
        finally:
            self._counting.discard((day, game))

    async def tries(self, player: str, first: str, last: str) -> list[Row]:
        """Return somebody's tries of some days."""
        return await self.store.rows(MINE.params(of=player, first=first, last=last))

    async def streaks(self, player: str) -> tuple[int, dict[str, int]]:
        """Return how many days in a row somebody has a result: of any game, and by game. A streak that yesterday ended is none any more."""
        played: dict[str, set[str]] = {}
        for row in await self.store.fetch(DAYS, of=player):
            played.setdefault(row["game"], set()).add(row["day"])
        every: set[str] = set().union(*played.values())
        return daily_dates.in_a_row(every), {
            game: daily_dates.in_a_row(its) for game, its in sorted(played.items()) if daily_dates.in_a_row(its)
        }


def in_order(found: list[Row]) -> list[Row]:
    """Return a page of results, the best first, as the index has them."""
    return sorted(found, key=lambda row: (row["worth"], row["lead"], row["points"], row["table"]), reverse=True)


def mean(total: Any, count: int) -> float | None:
    """Return a mean to a tenth."""
    return round(float(total) / count, 1) if count else None


def with_places(found: list[Row], place: int, before: int) -> list[tuple[int, Row]]:
    """Return results in their order with their places: so many stand before the first, and equal ones share."""
    placed: list[tuple[int, Row]] = []
    for number, row in enumerate(found):
        if number and found[number - 1]["worth"] != row["worth"]:
            place = before + number + 1
        placed.append((place, row))
    return placed
