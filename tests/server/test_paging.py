"""Pages of boards, from the first to the last: everybody once, in order, with their places, however deep and however many are equal."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.storage.schema import daily_tries, handles, players, standings
from saqqara.server.tables import daily_dates
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH

GAME, MANY, A_PAGE = "objective", 61, 7
WHOLE = [f"p{number:03}" for number in range(MANY)]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=3600) as opened:
        known = [{"id": one, "name": one, "created": 0, "seen": 0} for one in WHOLE]
        await opened.store.execute(sa.insert(players).values(known))
        await opened.store.execute(sa.insert(handles).values([{"player": one, "handle": f"h{one}"} for one in WHOLE]))
        yield opened


async def walked(here: House, path: str, first: str, rows: str, **query: Any) -> list[Any]:
    """All rows, a page after the other."""
    found: list[Any] = []
    for before in range(0, MANY + A_PAGE, A_PAGE):
        page = (await here.nobody.get(path, **{first: before}, **query))[rows]
        assert len(page) == max(0, min(A_PAGE, MANY - before)), before
        found += page
    return found


@ALSO_ON_POSTGRES
async def test_nobody_is_skipped_or_repeated_on_a_board_of_ratings(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.server.ratings.leaderboard.PAGE", A_PAGE)
    same = {"games": 9, "wins": 1, "scored": 9, "points": 9, "rated": 9, "rated_wins": 1, "sigma": 1.0, "provisional": False}
    rows = [{"player": one, "game": GAME, "mu": 20.0 + number // 9, "listed": True, "habits": "{}"} for number, one in enumerate(WHOLE)]
    await here.store.execute(sa.insert(standings).values([row | same for row in rows]))
    found = await walked(here, f"/boards/{GAME}", "before", "entries")
    assert [one["name"] for one in found] == WHOLE[::-1], "the best first, of equal ones always in the same order"
    assert [one["rank"] for one in found] == list(range(1, MANY + 1))


@ALSO_ON_POSTGRES
async def test_nobody_is_skipped_or_repeated_on_the_board_of_a_day(here: House) -> None:
    day = daily_dates.today()
    same = {"day": day, "game": GAME, "started": 1, "ended": 2, "listed": True, "lead": 0, "points": 3, "place": 1, "shared": False}
    rows = [{"player": one, "table": f"t{one}", "worth": number // 9} for number, one in enumerate(WHOLE)]
    await here.store.execute(sa.insert(daily_tries).values([row | same for row in rows]))
    found = await walked(here, f"/daily/{day}/{GAME}/board", "first", "rows", limit=A_PAGE)
    assert [one["name"] for one in found] == WHOLE[::-1]
    better = [sum(other // 9 > number // 9 for other in range(MANY)) for number in range(MANY)]
    assert [one["place"] for one in found] == [1 + count for count in better[::-1]], "equal ones share a place, also across pages"
