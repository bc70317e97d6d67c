"""Reviews kept with their games: the newest of each."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bots.review.model import Review
from saqqara.server.clock import now
from saqqara.server.storage.schema import reviews
from saqqara.server.storage.store import Store

KEPT = sa.select(reviews.c.body).where(reviews.c.table == sa.bindparam("of"))


async def stored_review(store: Store, table: str) -> bytes | None:
    """Return the review of a table, as it was kept."""
    rows: Sequence[Mapping[str, Any]] = await store.fetch(KEPT, of=table)
    return rows[0]["body"].encode() if rows else None


async def store_review(store: Store, table: str, player: str, made: Review) -> None:
    """Keep a review with its game; the newest counts."""
    values = {"table": table, "player": player, "made": now(), "body": msgspec.json.encode(made).decode()}
    await store.execute(store.upsert(reviews, values, ["table"]))
