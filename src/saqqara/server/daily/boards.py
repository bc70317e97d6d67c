"""The results of a day: in order, with everybody's place; and how many days in a row somebody has played."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from saqqara.server import days
from saqqara.server.storage.schema import daily_tries, handles, players
from saqqara.server.storage.store import Row, Store, now

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
ORDER = (daily_tries.c.worth.desc(), daily_tries.c.lead.desc(), daily_tries.c.points.desc(), daily_tries.c.table.desc())
BOARD = sa.select(*SHOWN).select_from(PEOPLE).where(*LISTED).order_by(*ORDER).limit(sa.bindparam("count")).offset(sa.bindparam("first"))
AHEAD: Any = sa.select(sa.func.count().label("count")).where(*LISTED, daily_tries.c.worth > sa.bindparam("worth"))
SUMMARY: Any = sa.select(
    sa.func.count().label("played"),
    sa.func.sum(sa.case((daily_tries.c.lead > 0, 1), else_=0)).label("ahead"),
    sa.func.sum(daily_tries.c.points).label("points"),
    sa.func.sum(daily_tries.c.points - daily_tries.c.lead).label("bots"),
).where(*LISTED)
DAYS = (
    sa.select(daily_tries.c.day, daily_tries.c.game)
    .where(daily_tries.c.player == sa.bindparam("of"), daily_tries.c.worth.is_not(None))
    .order_by(daily_tries.c.day.desc())
    .limit(4000)
)
MINE = sa.select(daily_tries).where(
    daily_tries.c.player == sa.bindparam("of"), daily_tries.c.day >= sa.bindparam("first"), daily_tries.c.day <= sa.bindparam("last")
)
KEPT = 5_000
"""For so many milliseconds what is counted over all results of a day is not counted again."""


class Summary(NamedTuple):
    """How a day went in a game: how many have a result, how many of them came ahead of the bots, and the means of both."""

    played: int
    ahead: int
    mean: float | None
    bots: float | None


class Boards:
    """The boards of all days."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: dict[tuple[str, str], tuple[int, Summary]] = {}

    def news(self, day: str, game: str) -> None:
        """There is a result: whoever brought it sees it counted."""
        self._kept.pop((day, game), None)

    async def rows(self, day: str, game: str, first: int, count: int) -> list[tuple[int, Row]]:
        """Some results, the best first, with their places; equal ones share."""
        found = await self.store.rows(BOARD.params(day=day, game=game, first=first, count=count))
        return with_places(found, await self.place(day, game, found[0]["worth"]), first) if found else []

    async def among(self, day: str, game: str, some: Sequence[str]) -> list[tuple[int, Row]]:
        """The results of some people, with their places among themselves."""
        query = sa.select(*SHOWN).select_from(PEOPLE).where(*OF_DAY, daily_tries.c.player.in_(some), daily_tries.c.worth.is_not(None))
        found = await self.store.rows(query.order_by(*ORDER).params(day=day, game=game))
        return with_places(found, 1, 0)

    async def place(self, day: str, game: str, worth: int) -> int:
        """The place that a result has on the board, or would have."""
        return 1 + int((await self.store.rows(AHEAD.params(day=day, game=game, worth=worth)))[0]["count"])

    async def summary(self, day: str, game: str) -> Summary:
        """How a day went, as of a moment ago."""
        until, kept = self._kept.get((day, game), (0, None))
        if kept is None or until <= now():
            (row,) = await self.store.rows(SUMMARY.params(day=day, game=game))
            played = int(row["played"])
            kept = Summary(played, int(row["ahead"] or 0), mean(row["points"], played), mean(row["bots"], played))
            self._kept = {key: one for key, one in self._kept.items() if one[0] > now()} | {(day, game): (now() + KEPT, kept)}
        return kept

    async def tries(self, player: str, first: str, last: str) -> list[Row]:
        """Somebody's tries of some days."""
        return await self.store.rows(MINE.params(of=player, first=first, last=last))

    async def streaks(self, player: str) -> tuple[int, dict[str, int]]:
        """How many days in a row somebody has a result: of any game, and by game. A streak that yesterday ended is none any more."""
        played: dict[str, set[str]] = {}
        for row in await self.store.fetch(DAYS, of=player):
            played.setdefault(row["game"], set()).add(row["day"])
        every: set[str] = set().union(*played.values())
        return in_a_row(every), {game: in_a_row(its) for game, its in sorted(played.items()) if in_a_row(its)}


def mean(total: Any, count: int) -> float | None:
    """A mean to a tenth."""
    return round(float(total) / count, 1) if count else None


def with_places(found: list[Row], place: int, before: int) -> list[tuple[int, Row]]:
    """Places for results in their order: that of the first is known, so many stand before it, and equal ones share."""
    placed: list[tuple[int, Row]] = []
    for number, row in enumerate(found):
        if number and found[number - 1]["worth"] != row["worth"]:
            place = before + number + 1
        placed.append((place, row))
    return placed


def in_a_row(played: set[str]) -> int:
    """How many days in a row up to today, which need not be played yet."""
    day = days.today()
    if day not in played:
        day = days.after(day, -1)
    count = 0
    while day in played:
        count, day = count + 1, days.after(day, -1)
    return count
