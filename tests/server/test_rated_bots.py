"""Which bots sit at rated tables: those that stand on the scale, whichever way they come to their seat."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH

RATED = {"rated": True, "seats": 2}
NONE = "chance"
"""A bot without a standing: it does not think."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=3600) as opened:
        yield opened


async def test_chance_sits_at_no_rated_table(here: House) -> None:
    anna = await here.guest("Anna")
    refused = await anna.open(400, rated=True, seats=["me", {"bot": NONE}])
    assert refused["key"] == "server-rated-bot"
    table = (await anna.open(**RATED))["id"]
    assert (await anna.post(f"/tables/{table}/seats/1/bot", 400, level=NONE))["key"] == "server-rated-bot"
    assert (await anna.get(f"/tables/{table}"))["seats"][1]["open"], "nothing has changed"
    assert (await anna.post(f"/tables/{table}/seats/1/bot", level="novice"))["status"] == "running"


async def test_nor_in_a_rated_arena(here: House) -> None:
    anna = await here.guest("Anna")
    wish = {"game": "objective", "seats": 2, "minutes": 60, "rated": True}
    assert (await anna.post("/arenas", 400, **wish, bots=NONE))["key"] == "server-rated-bot"
    assert (await anna.get("/arenas"))["arenas"] == []
    await anna.post("/arenas", 201, **wish, bots="novice")
