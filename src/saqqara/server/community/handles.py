"""The handles by which others refer to a player, made when first needed. A handle reveals nothing; the player's id stays private."""

import sqlalchemy as sa

from saqqara.server.ids import new_id
from saqqara.server.storage.schema import handles
from saqqara.server.storage.store import Store

OF = sa.select(handles.c.handle).where(handles.c.player == sa.bindparam("of"))
BEHIND = sa.select(handles.c.player).where(handles.c.handle == sa.bindparam("handle"))


async def handle_of(store: Store, player: str) -> str:
    """Return a player's handle, the same ever after."""
    found = await store.fetch(OF, of=player)
    if not found:
        made = {"player": player, "handle": new_id(9)}
        await store.execute(store.upsert(handles, made, ["player"], lambda _: sa.false()))  # the first that was made stays
        found = await store.fetch(OF, of=player)
    return str(found[0]["handle"])


async def player_of(store: Store, handle: str) -> str | None:
    """Return whose handle this is; None when it is nobody's."""
    found = await store.fetch(BEHIND, handle=handle)
    return str(found[0]["player"]) if found else None
