"""Leaderboards: the best players of a game, a page at a time, provisional ratings apart, and only players who made theirs public."""

from typing import Any

import sqlalchemy as sa

from saqqara.bots.rating_scale import off, shown
from saqqara.server.clock import now
from saqqara.server.schemas.ratings import Board, BoardEntry, RatingInfo
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.paging import page
from saqqara.server.storage.schema import handles, players, profiles, standings
from saqqara.server.storage.store import Store

PAGE = 50
MANY, KEPT = 1000, 5_000
"""From so many players on, their number is counted again only after so many milliseconds."""
ENTRIES = (
    sa.select(standings, players.c.name, handles.c.handle, profiles.c.seed)
    .join(players, players.c.id == standings.c.player)
    .join(handles, handles.c.player == standings.c.player)
    .outerjoin(profiles, profiles.c.player == standings.c.player)
)


def rating_info(row: Any) -> RatingInfo:
    """Return the rating in a row of `standings`, as it is shown."""
    return RatingInfo(shown(row["mu"]), off(row["sigma"]), row["rated"], bool(row["provisional"]))


def among(game: str, provisional: bool) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the condition for standing on a leaderboard."""
    return standings.c.game == game, standings.c.listed.is_(True), standings.c.provisional.is_(provisional)


def ahead(connection: Connection, game: str, row: Any) -> int:
    """Return how many players of a leaderboard are ahead of a player, who need not be on it."""
    board = among(game, bool(row["provisional"]))
    better = sa.select(sa.func.count()).select_from(standings).where(*board, standings.c.mu > row["mu"])
    equal = sa.select(sa.func.count()).select_from(standings).where(*board, standings.c.mu == row["mu"], standings.c.player > row["player"])
    return int(connection.scalar(better) or 0) + int(connection.scalar(equal) or 0)


def entry(row: Any, rank: int, player: str | None) -> BoardEntry:
    """Return a row of a leaderboard."""
    return BoardEntry(rank, row["handle"], row["name"], row["seed"] or row["handle"], rating_info(row), row["player"] == player)


class Leaderboards:
    """The leaderboards of all games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._totals: dict[tuple[str, bool], tuple[int, int]] = {}

    async def board(self, game: str, player: str | None, provisional: bool, before: int, around: bool) -> Board:
        """Return a page of a leaderboard; `around`: the page on which the asking player stands, or would."""
        return await self.store.snapshot(lambda connection: self._read(connection, game, player, provisional, before, around))

    def _read(self, connection: Connection, game: str, player: str | None, provisional: bool, before: int, around: bool) -> Board:
        mine: Any = None
        if player is not None:
            own = ENTRIES.where(standings.c.player == player, standings.c.game == game, standings.c.rated > 0)
            mine = connection.execute(own).mappings().first()
        place = ahead(connection, game, mine) if mine is not None else 0
        apart = bool(mine["provisional"]) if around and mine is not None else provisional
        first = max(0, place - PAGE // 2) if around and mine is not None else before
        total = self._total(connection, game, apart)
        wanted = sa.select(standings.c.player).where(*among(game, apart))
        query, backwards = page(wanted, (standings.c.mu, standings.c.player), total, first, PAGE)
        here = list(connection.scalars(query))[:: -1 if backwards else 1]  # from the index alone, however many are passed over
        found = connection.execute(ENTRIES.where(standings.c.game == game, standings.c.player.in_(here))).mappings()
        rows = {row["player"]: row for row in found}
        listed = tuple(entry(rows[one], first + n + 1, player) for n, one in enumerate(here) if one in rows)
        me = None if mine is None else entry(mine, place + 1, player)
        return Board(game, apart, total, first, listed, me, mine is not None and bool(mine["listed"]))

    def _total(self, connection: Connection, game: str, provisional: bool) -> int:
        """Return how many players are on a leaderboard; a large number may be a moment old."""
        until, total = self._totals.get((game, provisional), (0, 0))
        if until <= now():
            total = int(connection.scalar(sa.select(sa.func.count()).select_from(standings).where(*among(game, provisional))) or 0)
            if total >= MANY:
                self._totals[game, provisional] = now() + KEPT, total
        return total
