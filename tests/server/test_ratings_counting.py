"""Games are counted once, after they have ended, and ratings follow from the log alone: step by step, anew, and after whatever happens."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.bots.rating_scale import MU, SIGMA
from saqqara.core.errors import SaqqaraError
from saqqara.server.analysis import browser_thinking
from saqqara.server.ops import admin_actions
from saqqara.server.ratings import finished_game_job, finished_game_rating, rating_of, result_derivation, result_writer
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.storage.schema import competitors, log, rebuilds, results, standings, tables
from saqqara.server.storage.store import Store
from tests.server.guests_over_http import Guest, House, house, play_on

STILL = {"tick": 60}
"""Nothing is counted by itself."""


async def seated(guests: list[Guest], **more: Any) -> str:
    """A rated table with these people."""
    table: str = (await guests[0].open(rated=True, seats=["me", *["open"] * (len(guests) - 1)], **more))["id"]
    for guest in guests[1:]:
        await guest.post(f"/tables/{table}/join")
    return table


async def played(guests: list[Guest], **more: Any) -> str:
    """A rated game from the deal to the end."""
    table = await seated(guests, **more)
    await play_on(table, guests)
    return table


async def resigned(guests: list[Guest], loser: int = 1) -> str:
    """A short rated game: everybody moves, then one of two resigns."""
    table = await seated(guests)
    await play_on(table, guests, 2)
    await guests[loser].post(f"/tables/{table}/resign")
    return table


async def agreed(here: House, table: str) -> None:
    """End a game by agreement of all present players."""
    live = await here.hub.get(table)
    assert live is not None
    await here.hub.submit(live, None, "end", "agreement")


async def stored(store: Store) -> list[Any]:
    """All that is derived, to be compared bit for bit."""
    found: list[Any] = []
    for table in (results, standings):
        found += [tuple(row.values()) for row in await store.rows(sa.select(table).order_by(*table.primary_key.columns))]
    return found


async def of_table(here: House, table: str) -> list[Any]:
    return await here.store.rows(sa.select(results).where(results.c.table == table).order_by(results.c.seat))


async def test_step_by_step_and_anew_are_the_same_to_the_last_digit(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob, cleo = [await here.guest(name) for name in ("Ann", "Bob", "Cleo")]
        await played([ann, bob, cleo])
        await record_next_games(here.store)
        for _ in range(3):
            await resigned([ann, bob])
            await record_next_games(here.store)
        late = await resigned([bob, cleo], 0)  # it ended here, but is counted after two that ended later
        held = sa.update(tables).where(tables.c.id == late)
        await here.store.execute(held.values(counted=False))
        for pair in ([cleo, ann], [ann, bob]):
            await resigned(pair)
            await record_next_games(here.store)
        before = await rating_of(here.store, cleo.id, "objective")
        await here.store.execute(held.values(counted=None))
        assert await record_next_games(here.store) == 1
        after = await rating_of(here.store, cleo.id, "objective")
        assert before is not None
        assert after is not None
        assert before[:2] != after[:2]
        assert after.games == 3
        assert await record_next_games(here.store) == 0, "nothing is counted twice"
        step_by_step = await stored(here.store)
        settings = here.app.state.settings
    assert set((await asyncio.to_thread(admin_actions.ratings, settings)).values()) == {0}
    assert set((await asyncio.to_thread(admin_actions.ratings, settings, True)).values()) == {0}
    store = await Store.open(settings)
    try:
        assert await stored(store) == step_by_step
        await store.execute(sa.update(results).values(mu=1.0, sigma=1.0), sa.update(standings).values(mu=1.0, games=7, habits="{}"))
        await store.execute(sa.delete(results).where(results.c.table == late))
    finally:
        await store.close()
    assert (await asyncio.to_thread(admin_actions.ratings, settings, True))["objective"] > 0
    store = await Store.open(settings)
    try:
        assert await stored(store) == step_by_step, "from the log alone"
    finally:
        await store.close()


async def test_of_many_games_after_a_late_one_a_portion_is_rated_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        tables_played = [await resigned([ann, bob], n % 2) for n in range(4)]
        await here.store.execute(sa.update(tables).where(tables.c.id == tables_played[0]).values(counted=False))
        await record_next_games(here.store)
        monkeypatch.setattr(finished_game_rating, "GAMES_PER_PORTION", 1)
        await here.store.execute(sa.update(tables).where(tables.c.id == tables_played[0]).values(counted=None))
        await record_next_games(here.store)
        assert [row["table"] for row in await here.store.rows(sa.select(rebuilds))] == [tables_played[1]]
        newest = await resigned([ann, bob])
        await record_next_games(here.store)
        assert all(row["mu"] is not None for row in await of_table(here, newest)), "it is rated by what is believed so far"
        assert await finished_game_job.rebuild_next_portion(here.store)
        assert [row["table"] for row in await here.store.rows(sa.select(rebuilds))] == [tables_played[2]]
        finished_game_job.ResultRecorder(here.hub).job.on_tick()  # whoever looks next goes on from there, after a restart as well
        await asyncio.gather(*here.hub.tasks.running)
        assert await here.store.rows(sa.select(rebuilds)) == []
        many = await stored(here.store)
        settings = here.app.state.settings
    monkeypatch.undo()
    assert set((await asyncio.to_thread(admin_actions.ratings, settings)).values()) == {0}
    store = await Store.open(settings)
    try:
        assert await stored(store) == many
    finally:
        await store.close()


async def test_two_nodes_and_a_crash_count_each_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        await resigned([ann, bob])
        whole = result_writer.write

        def crash(*given: Any) -> bool:
            whole(*given)
            raise ConnectionError("the node died before it was on disk")

        monkeypatch.setattr(finished_game_job, "write", crash)
        with contextlib.suppress(ConnectionError):
            await record_next_games(here.store)
        assert await stored(here.store) == []
        monkeypatch.undo()
        await asyncio.gather(*(record_next_games(here.store) for _ in range(3)))
        found = await rating_of(here.store, ann.id, "objective")
        assert found is not None
        assert (found.games, found.provisional) == (1, True)
        assert found.mu > MU
        assert found.sigma < SIGMA


async def test_who_is_deleted_still_counts_for_the_others(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        for _ in range(2):
            await resigned([ann, bob])
            await record_next_games(here.store)
        before = await rating_of(here.store, ann.id, "objective")
        await bob.ask("DELETE", "/me", 204)
        cleo = await here.guest("Cleo")
        await resigned([ann, cleo], 0)
        await record_next_games(here.store)
        step_by_step = await stored(here.store)
        rows = await here.store.rows(sa.select(competitors))
        assert [row["player"] for row in rows] == [ann.id, None, cleo.id]
        assert bob.id not in repr(step_by_step)
        settings = here.app.state.settings
    assert before is not None
    assert set((await asyncio.to_thread(admin_actions.ratings, settings, True)).values()) == {0}
    store = await Store.open(settings)
    try:
        assert await stored(store) == step_by_step
    finally:
        await store.close()


async def test_leaving_never_pays_and_what_does_not_count(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob, cleo = [await here.guest(name) for name in ("Ann", "Bob", "Cleo")]
        three = await seated([ann, bob, cleo])
        await play_on(three, [ann, bob, cleo], 3)
        await ann.post(f"/tables/{three}/resign")
        await agreed(here, three)
        alone = (await ann.open(rated=True, seats=["me", {"bot": "novice"}]))["id"]
        await agreed(here, alone)
        early = await seated([ann, bob])
        await ann.post(f"/tables/{early}/resign")
        free = (await ann.open(seats=["me", {"bot": "chance"}]))["id"]
        await ann.post(f"/tables/{free}/resign")
        await record_next_games(here.store)
        assert [(row["place"], row["left"]) for row in await of_table(here, three)] == [(4, True), (2, False), (2, False)]
        mu = [row["mu"] for row in await of_table(here, three)]
        assert mu[0] < MU < mu[1] == mu[2], "an agreement is a draw, and who left is behind"
        (mine, bot) = await of_table(here, alone)
        assert (mine["place"], bot["place"], mine["rated"]) == (2, 1, True), "nobody talks a bot into a draw"
        assert [row["rated"] for row in await of_table(here, early)] == [False, False], "ended before everybody had decided anything"
        assert [row["rated"] for row in await of_table(here, free)] == [False, False]


@pytest.mark.parametrize(("helped", "left"), [(1, False), (3, True)])
async def test_a_seat_that_bots_played_is_last(tmp_path: Path, helped: int, left: bool) -> None:
    """A player whose time runs out again and again is last, whatever the bot makes of it; once is forgiven."""
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await seated([ann, bob])
        live = await here.hub.get(table)
        assert live is not None
        while not live.over:
            assert live.table is not None
            (seat,) = live.table.to_act
            by_bot = seat == 1 and helped > 0
            helped -= by_bot
            await here.hub.submit(live, seat, "move", live.look(seat).moves[0], bot=by_bot)
        assert live.table is not None
        assert live.table.outcome is not None
        await record_next_games(here.store)
        found = await of_table(here, table)
        assert [row["left"] for row in found] == [False, left]
        assert [row["place"] for row in found] == ([live.table.outcome.places[0], 3] if left else list(live.table.outcome.places))


WRONG: dict[str, dict[str, Any]] = {
    "server-rated-pace": {"pace": {"kind": "relaxed"}},
    "server-rated-hints": {"hints": True},
    "server-rated-stand-in": {"level": "master"},
    "server-rated-times": {"game": "hourglass", "times": {"hourglass": 5}},
    "server-rated-deck": {"game": "guardians", "deck": {}},
    "server-rated-deal": {"position": {}},
}
WITHOUT_STANDING = ("deep", "chance")


async def test_what_a_rated_table_is(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        times = next(one["times"] for one in (await ann.get("/games"))["games"] if one["name"] == "hourglass")
        WRONG["server-rated-times"]["times"] = {times[0]["name"]: 5}
        WRONG["server-rated-deal"]["position"] = await position(ann)
        for key, asked in WRONG.items():
            assert (await ann.open(400, rated=True, **asked))["key"] == key
        for bot in WITHOUT_STANDING:
            assert (await ann.open(400, rated=True, seats=["me", {"bot": bot}]))["key"] == "server-rated-bot"
        assert [one["name"] for one in (await ann.get("/games"))["levels"] if not one["rated"]] == ["chance"], "and nobody is offered it"
        assert await here.store.rows(sa.select(tables.c.id).where(tables.c.setup.contains('"rated":true'))) == [], "and nothing was opened"
        table = await ann.open(rated=True)
        assert (table["rated"], table["hints"], table["pace"]["kind"]) == (True, False, "live")
        await bob.post(f"/tables/{table['id']}/join")
        await play_on(table["id"], [ann, bob], 2)
        assert (await ann.post(f"/tables/{table['id']}/undo", 409, id="u"))["key"] == "server-rated-no-undo"
        assert (await ann.get(f"/tables/{table['id']}/hint", 403))["key"] == "server-no-hints"
        assert (await ann.post(f"/tables/{table['id']}/seats/1/bot", 409, level="novice"))["key"] == "server-rated-begun"
        before = await here.store.rows(sa.select(sa.func.count().label("n")).select_from(log))
        assert before[0]["n"] == 3, "nothing of that is in the log"


async def test_no_bot_says_why_at_a_rated_table(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann = await here.guest("Ann")
        for rated in (False, True):
            live = await here.hub.get((await ann.open(rated=rated, seats=["me", {"bot": "novice"}]))["id"])
            assert live is not None
            with pytest.raises(SaqqaraError) as refused:
                browser_thinking.why_that(live, ann.id, 0)
            assert refused.value.key == ("server-rated-no-help" if rated else "server-why-bots")


async def test_a_bot_keeps_the_standing_of_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels are tuned anew, and may lose their standing: games of before count as they did."""
    async with house(tmp_path, **STILL) as here:
        ann = await here.guest("Ann")
        table = (await ann.open(rated=True, seats=["me", {"bot": "novice"}]))["id"]
        await ann.post(f"/tables/{table}/resign")
        await record_next_games(here.store)
        before, settings = await stored(here.store), here.app.state.settings
        for now in (None, (30.0, 1.0)):
            monkeypatch.setattr(result_derivation, "stand", lambda *_, now=now: now)
            assert set((await asyncio.to_thread(admin_actions.ratings, settings, True)).values()) == {0}
            assert await stored(here.store) == before


async def position(guest: Guest) -> Any:
    """A position to begin from."""
    answer = await guest.post("/positions/deal", game="objective")
    return answer["position"]
