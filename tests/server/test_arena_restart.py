"""Arenas outlive a restart, a node that goes in the middle of a round, and an unreadable table."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from saqqara.server.arenas.organizer import QUIET
from saqqara.server.storage.schema import log, tables
from tests.server.arena_evening import FAST, Clock, Evening, begin, play_out
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


async def die_before_dealing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keeper writes a round down, and its node goes before the cards are dealt."""

    async def dies(*_: Any) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr("saqqara.server.arenas.organizer.require_table", dies)
        with pytest.raises(ConnectionError):
            await evening.keeper.round()


async def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, **FAST) as here:
        evening, host = await begin(here, clock, 6, name="Long night")
        await evening.look()
        first, second, third = sorted(await evening.going())
        await play_out(here.hub, first, evening.chance)
        live = await here.hub.get(second)
        assert live is not None
        assert live.table is not None
        await here.hub.submit(live, live.table.to_act[0], "move", live.look(live.table.to_act[0]).moves[0])
        await evening.look()
        for number in range(2):
            await evening.come(f"Late {number}")
        await die_before_dealing(evening, monkeypatch)
        before, seated = await host.get(evening.path), await evening.going()
        assert {second, third} < seated.keys()
        assert len(seated) > 2
    async with house(tmp_path, **FAST) as here:
        again = Evening(here, evening.arena, clock)
        again.guests = {player: Guest(here.app, guest.made) for player, guest in evening.guests.items()}
        again_host = Guest(here.app, host.made)
        assert (await again_host.get(again.path))["standings"] == before["standings"]
        await again.look()
        assert await again.going() == seated, "the round that was written down is the one that is dealt"
        await again.check()
        for table in seated:
            await play_out(here.hub, table, again.chance)
        await again.look()
        page = await again_host.get(again.path)
        assert page["info"]["name"] == "Long night"
        assert sum(one["games"] for one in page["standings"]) == 2 * len(await again.sat())
        assert sum(one["points"] for one in page["standings"]) == 10 * len(await again.sat())


async def test_a_round_that_was_written_and_not_dealt_is_dealt_by_the_next_who_looks(
    here: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, _ = await begin(here, clock, 2)

    await die_before_dealing(evening, monkeypatch)
    (table,) = await evening.going()
    row = await here.store.table(table)
    assert row is not None
    assert row["status"] == "open"
    await evening.look()
    row = await here.store.table(table)
    assert row is not None
    assert row["status"] == "running"
    assert len(await evening.sat()) == 1


# Tables that nobody can read


async def spoil(here: House, table: str) -> None:
    """Damage the stored log of a table; the next viewer sets it aside."""
    live = await here.hub.get(table)
    assert live is not None
    assert live.table is not None
    await here.hub.submit(live, live.table.to_act[0], "move", live.look(live.table.to_act[0]).moves[0])
    await here.store.execute(sa.update(log).where(log.c.table == table, log.c.kind == "move").values(text="nonsense"))
    here.hub.live.pop(table).stop_timer()
    assert (await here.nobody.get(f"/tables/{table}", 409))["key"] == "server-set-aside"


async def test_who_sits_at_a_table_that_is_set_aside_is_free_and_told(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 4)
    await evening.look()
    (spoilt, sound), going = sorted(await evening.going()), await evening.going()
    await spoil(here, spoilt)
    await evening.look()
    assert set(await evening.going()) == {sound}
    victim, other = (evening.guests[going[table][0]] for table in (spoilt, sound))
    told = (await evening.page(victim))["notice"]
    assert told["fr"] != told["en"]
    assert "Your last game" in told["en"]
    assert (await evening.page(victim))["me"]["state"] in ("waiting", "away")
    assert "One game" in (await evening.page(host))["notice"]["en"]
    assert (await evening.page(other))["notice"] is None, "it is no affair of theirs"
    assert (await evening.page())["notice"] is None
    clock.go(25)
    await evening.all_here()
    await evening.look()
    await evening.check()
    assert set(going[spoilt]) == {player for table, people in (await evening.going()).items() if table != sound for player in people}
    assert (await evening.page(victim))["notice"] is None, "they play again"
    assert (await evening.page(host))["notice"] is not None
    for table in await evening.going():
        await play_out(here.hub, table, evening.chance)
    await host.post(f"{evening.path}/end")
    await evening.look()
    page = await evening.page()
    assert page["info"]["status"] == "over", "nobody waits for it"
    assert [one["games"] for one in page["standings"]] == [1, 1, 1, 1]


async def test_a_table_that_is_mended_after_it_was_given_up_counts_for_nobody(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    await evening.look()
    (table,) = await evening.going()
    live = await here.hub.get(table)
    assert live is not None
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(setup="{}"))
    here.hub.live.pop(table).stop_timer()
    await here.nobody.get(f"/tables/{table}", 409)
    await evening.look()
    assert table not in await evening.going()
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(setup=msgspec.json.encode(live.setup).decode()))
    here.hub.aside.clear()
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    assert [one["games"] for one in (await evening.page())["standings"]] == [0, 0]


async def test_a_game_that_cannot_be_counted_is_given_up(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 2)
    await evening.look()
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance)
    await here.store.execute(sa.update(log).where(log.c.table == table, log.c.kind == "move").values(text="nonsense"))
    await evening.look()
    assert table not in await evening.going()
    page = await evening.page(host)
    assert [one["games"] for one in page["standings"]] == [0, 0]
    assert page["notice"] is not None


async def test_a_table_of_other_rules_goes_on_while_another_node_plays_it(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2, seconds=60)
    await evening.look()
    (table,) = await evening.going()
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(rules=99))
    here.hub.live.pop(table).stop_timer()
    assert (await here.nobody.get(f"/tables/{table}", 409))["key"] == "server-other-rules"
    await evening.look()
    assert set(await evening.going()) == {table}, "it was dealt a moment ago, by a node that has those rules"
    clock.go(60 + QUIET / 1000 + 1)
    await evening.look()
    assert await evening.going() == {}, "nobody has decided, nor the clock"
