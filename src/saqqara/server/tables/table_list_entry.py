"""A table in a list, from its stored rows alone."""

from typing import Any

import msgspec

from saqqara.bots.bot_names import bot_names
from saqqara.server.schemas.tables import Listed, ListedSeat
from saqqara.server.storage.rows import Row
from saqqara.server.tables.table_setup import Setup, is_open_to


def setup_of(row: Row) -> Setup:
    """Return a table's setup."""
    return msgspec.json.decode(row["setup"], type=Setup)


def is_open(seat: Any, player: str | None) -> bool:
    """Return whether a player may sit down there: nobody sits, and it is kept for nobody else."""
    return is_open_to(player, seat["player"] or seat["bot"], seat["asked"], seat["declined"])


def listed(row: Any, sitting: list[Any], player: str | None) -> Listed:
    """Return a table in a list, from its rows alone."""
    setup = setup_of(row)
    waiting = row["status"] == "open"
    return Listed(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        status=row["status"],
        public=bool(row["public"]),
        options=setup.options,
        pace=setup.pace.shown(),
        own_deck=setup.deck is not None,
        seats=tuple(
            ListedSeat(s["seat"], s["name"], s["bot"], bot_name, waiting and is_open(s, player))
            for s, bot_name in zip(sitting, bot_names([s["bot"] if s["name"] is None else None for s in sitting]), strict=True)
        ),
        created=row["created"],
        changed=row["changed"],
        seat=next((s["seat"] for s in sitting if player is not None and s["player"] == player), None),
        turn=False,
        rated=setup.rated,
        daily=setup.daily,
        alone=setup.alone,
    )
