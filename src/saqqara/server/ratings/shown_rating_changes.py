"""The rating changes of a game, for those who may see them."""

import sqlalchemy as sa

from saqqara.bots.rating_scale import SURE, shown
from saqqara.server.ratings.finished_game_rating import belief_before
from saqqara.server.ratings.profile_visibility import lists
from saqqara.server.schemas.ratings import RatingChange, RatingChanges
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import competitors, results, tables
from saqqara.server.storage.store import Store


async def changes(store: Store, table: str, asker: str | None) -> RatingChanges:
    """Return the rating changes of a finished game: of the players who show their rating, and of the one who asks."""
    return await store.snapshot(lambda connection: read(connection, table, asker))


def read(connection: Connection, table: str, asker: str | None) -> RatingChanges:
    """Return the same, of one moment."""
    counted = connection.scalar(sa.select(tables.c.counted).where(tables.c.id == table)) is not None
    rows = sa.select(results, competitors.c.player).join(competitors, competitors.c.number == results.c.who)
    found = connection.execute(rows.where(results.c.table == table, results.c.rated.is_(True)).order_by(results.c.seat)).all()
    told = []
    for row in found:
        if row.player is not None and (row.player == asker or lists(connection, row.player)):
            before, *_ = belief_before(connection, row.who, row.game, (row.ended, table))
            told.append(RatingChange(row.seat, shown(row.mu), shown(row.mu) - shown(before), row.sigma > SURE, bool(row.left)))
    return RatingChanges(counted, bool(found), tuple(told))
