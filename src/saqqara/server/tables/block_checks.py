"""Which tables are there for whom: a block (`blocks`) parts those who sit at one from those who would come to it."""

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
    """Why a table is not for somebody: the key of a sentence; None: it is. Who has a seat is not asked: nothing is added to a move."""
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
    """Those who played at a table whom a block parts from somebody at its rematch: for them there is none."""
    if live.rematch is None:
        return frozenset()
    fresh = {row["player"] for row in await store.fetch(SITTING, of=live.rematch)}
    players = [row.player for row in live.seats if row.player is not None and row.player not in fresh]
    return frozenset([one for one in players if fresh & {row["other"] for row in await store.fetch(PARTED, of=one)}])
