"""Reviews kept with their games: the newest of each."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bots.review.model import Review
from saqqara.server.clock import now
from saqqara.server.schemas.reviews import Mistake, ReviewedGame
from saqqara.server.storage.schema import reviews, seats
from saqqara.server.storage.store import Store

KEPT = sa.select(reviews.c.body).where(reviews.c.table == sa.bindparam("of"))

LATEST = 20
"""Games of which a player sees how they played."""
MINE = (
    sa.select(reviews.c.table, reviews.c.body, seats.c.seat, seats.c.changed)
    .join(seats, seats.c.table == reviews.c.table)
    .where(seats.c.player == sa.bindparam("of"), seats.c.status == "over")
    .order_by(seats.c.changed.desc(), seats.c.table.desc())
    .limit(LATEST)
)


async def stored_review(store: Store, table: str) -> bytes | None:
    """Return the review of a table, as it was kept."""
    rows: Sequence[Mapping[str, Any]] = await store.fetch(KEPT, of=table)
    return rows[0]["body"].encode() if rows else None


async def store_review(store: Store, table: str, player: str, made: Review) -> None:
    """Keep a review with its game; the newest counts."""
    values = {"table": table, "player": player, "made": now(), "body": msgspec.json.encode(made).decode()}
    await store.execute(store.upsert(reviews, values, ["table"]))


async def reviewed_games(store: Store, player: str) -> tuple[ReviewedGame, ...]:
    """Return how a player did in their last games that have a review, the newest first."""
    rows: Sequence[Mapping[str, Any]] = await store.fetch(MINE, of=player)
    return tuple(reviewed_game(row) for row in rows)


def reviewed_game(row: Mapping[str, Any]) -> ReviewedGame:
    """Return how the player of a seat did. Where a rule of thumb stands in for a search, no single move is called a mistake."""
    made, seat = msgspec.json.decode(row["body"], type=Review), row["seat"]
    mine = made.players[seat]
    errors = [one for one in made.decisions if one.seat == seat and one.told and one.move is not None and not made.estimated]
    return ReviewedGame(
        table=row["table"],
        game=made.game,
        ended=row["changed"],
        seat=seat,
        names=made.names or (),
        decisions=mine.decisions,
        rate=mine.rate.value,
        rate_error=mine.rate.error,
        mistakes=tuple(Mistake(one.at, one.move or "", one.best, one.cost.value) for one in errors),
    )
