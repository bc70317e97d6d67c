"""Handles: one a person, the same ever after, and nobody's once they are gone."""

import asyncio
from pathlib import Path

from saqqara.server.community.handles import handle_of, player_of
from tests.server.databases import BOTH
from tests.server.guests_over_http import house

pytestmark = BOTH


async def test_a_handle_stays_and_does_not_tell_the_id(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        store = here.store
        many = await asyncio.gather(*(handle_of(store, anna.id) for _ in range(5)))
        assert len(set(many)) == 1
        assert await handle_of(store, ben.id) != many[0]
        assert await player_of(store, many[0]) == anna.id
        assert anna.id not in many[0]
        await anna.ask("DELETE", "/me", 204)
        assert await player_of(store, many[0]) is None
