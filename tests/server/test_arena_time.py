"""When an arena begins and ends, and which games count."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.storage.schema import results
from tests.server.arena_evening import FAST, Clock, begin, play_out
from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


async def test_games_that_run_at_the_end_may_end_for_a_while_and_unfinished_ones_count_nothing(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 4, minutes=15)
    await evening.look()
    first, second = sorted(await evening.going())
    assert sum(row["points"] for row in (await evening.page())["standings"]) == 0
    await host.post(f"{evening.path}/end")
    page = await evening.page()
    assert (page["info"]["status"], page["info"]["closes"] - page["info"]["ends"]) == ("ending", 15 * 60_000)
    await play_out(here.hub, first, evening.chance)
    await evening.all_here()
    await evening.look()
    assert len(await evening.sat()) == 2, "no table is made after the end"
    assert sum(row["games"] for row in (await evening.page())["standings"]) == 2
    clock.go(15 * 60 + 1)
    await play_out(here.hub, second, evening.chance)
    await evening.look()
    assert (await evening.page())["info"]["status"] == "over"
    assert sum(row["games"] for row in (await evening.page())["standings"]) == 2, "a game that ended too late counts"


async def test_an_arena_of_later_begins_in_time(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, starts=now() + 600_000)
    await evening.come("Early")
    await evening.come("Bird")
    await evening.look()
    page = await evening.page()
    assert (page["info"]["status"], await evening.sat()) == ("soon", {})
    assert page["info"]["ends"] - page["info"]["starts"] == 3_600_000
    clock.go(601)
    await evening.all_here()
    await evening.look()
    assert len(await evening.going()) == 1


async def test_rated_games_of_an_arena_are_rated(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2, rated=True)
    await evening.look()
    (table,) = await evening.going()
    info = await here.nobody.get(f"/tables/{table}")
    assert (info["rated"], info["arena"], info["hints"], info["pace"]) == (True, evening.arena, False, {"kind": "live", "seconds": 60.0})
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    assert all(row["rated"] for row in await here.store.rows(sa.select(results.c.rated).where(results.c.table == table)))
