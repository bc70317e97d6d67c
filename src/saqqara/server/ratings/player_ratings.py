"""A player's current ratings, and which bots would give them an even game."""

from typing import NamedTuple

import sqlalchemy as sa

from saqqara.bots.rating_scale import shown
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import standings
from saqqara.server.storage.store import Store

OF = sa.select(standings).where(standings.c.player == sa.bindparam("of"), standings.c.game == sa.bindparam("game"))
ALL = sa.select(standings).where(standings.c.player == sa.bindparam("of"))


class Rating(NamedTuple):
    """The belief about a player's strength in a game; `shown` is the displayed number, `provisional` marks it."""

    mu: float
    sigma: float
    shown: int
    games: int
    provisional: bool


def rating_in(row: Row) -> Rating | None:
    """Return the rating in a row of `standings`; None before the first rated game."""
    if not row["rated"]:
        return None
    return Rating(row["mu"], row["sigma"], shown(row["mu"]), row["rated"], bool(row["provisional"]))


async def rating_of(store: Store, player: str, game: str) -> Rating | None:
    """Return a player's rating in a game; None: they have played no rated one."""
    found = await store.fetch(OF, of=player, game=game)
    return rating_in(found[0]) if found else None


async def ratings_of(store: Store, player: str) -> dict[str, Rating]:
    """Return all ratings of a player, by game."""
    found = {row["game"]: rating_in(row) for row in await store.fetch(ALL, of=player)}
    return {game: rating for game, rating in found.items() if rating is not None}
