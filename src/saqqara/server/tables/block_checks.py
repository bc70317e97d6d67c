"""The effect of a block (`community.blocks`) at tables: it keeps players away from those who sit there."""

import sqlalchemy as sa

from saqqara.server.community.blocks import PARTED
from saqqara.server.storage.schema import seats
from saqqara.server.storage.store import Store
from saqqara.server.tables.live_table import LiveTable

SITTING = sa.select(seats.c.player).where(seats.c.table == sa.bindparam("of"), seats.c.player.is_not(None))


def people_at(live: LiveTable) -> set[str]:
    """Return who sits at a table, and its host."""
    return {person for person in (live.host, *(row.player for row in live.seats)) if person is not None}


async def refusal(store: Store, live: LiveTable, player: str | None) -> str | None:
    """Return the message key of why a block keeps a player from a table; None if none does. A seated player costs no query."""
    if player is None or live.seat_of(player) is not None or live.host == player or live.status in ("over", "closed"):
        return None
    found = {row["other"]: row["mine"] for row in await store.fetch(PARTED, of=player)}
    met = people_at(live) & found.keys()
    if not met:
        return None
    return "server-blocked-here" if any(found[other] for other in met) else "server-no-table"


async def people_blocked_at(store: Store, live: LiveTable) -> set[str]:
    """Return everybody whom a block parts from somebody who sits at a table or hosts it."""
    return {row["other"] for person in people_at(live) for row in await store.fetch(PARTED, of=person)}


async def blocked_from_rematch(store: Store, live: LiveTable) -> frozenset[str]:
    """Return the players of a table whom a block keeps from its rematch."""
    if live.rematch is None:
        return frozenset()
    fresh = {row["player"] for row in await store.fetch(SITTING, of=live.rematch)}
    players = [row.player for row in live.seats if row.player is not None and row.player not in fresh]
    return frozenset([one for one in players if fresh & {row["other"] for row in await store.fetch(PARTED, of=one)}])
