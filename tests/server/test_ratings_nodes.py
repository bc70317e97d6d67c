"""Two nodes that share a database count the same games at the same moment: each game once, and ratings to the last digit."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.ops import admin_actions
from saqqara.server.ratings import finished_game_job, finished_game_rating, profiles, result_derivation, result_writer
from saqqara.server.ratings.finished_game_job import NEXT, record_games
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import rebuilds, results, standings
from saqqara.server.storage.store import Store
from tests.server.guests_over_http import house
from tests.server.test_api_postgres import fresh
from tests.server.test_names import FREE
from tests.server.test_ratings_counting import STILL, played, resigned, stored


async def test_each_game_is_counted_once(tmp_path: Path, postgres_server: str) -> None:
    more = {"database": await fresh(postgres_server, "counted")}
    async with house(tmp_path, **STILL, **more) as one, house(tmp_path, **STILL, **more) as two:
        ann, bob, cleo = [await one.guest(name) for name in ("Ann", "Bob", "Cleo")]
        tables = [await played([ann, bob, cleo])]
        for pair in ([ann, bob], [bob, cleo], [cleo, ann], [ann, bob], [bob, ann]):
            tables.append(await resigned(pair))
        waiting = [await node.store.fetch(NEXT, most=100) for node in (one, two)]
        assert [row["id"] for row in waiting[0]] == [row["id"] for row in waiting[1]] == tables, "both have found them all"

        async def count_all(store: Store, turn: int) -> None:
            for row in waiting[turn][:: 1 - 2 * turn]:  # one from the first game on, the other from the last
                await record_games(store, [row])

        await asyncio.gather(count_all(one.store, 0), count_all(two.store, 1), count_all(one.store, 1))
        rows = Counter(row["table"] for row in await two.store.rows(sa.select(results.c.table)))
        assert rows == {table: 3 if table == tables[0] else 2 for table in tables}
        games = {row["player"]: row["games"] for row in await one.store.rows(sa.select(standings))}
        assert games == {ann.id: 5, bob.id: 5, cleo.id: 3}
        found = await stored(one.store)
        for from_log in (False, True):
            assert set((await asyncio.to_thread(admin_actions.ratings, one.app.state.settings, from_log)).values()) == {0}
            assert await stored(two.store) == found


async def test_a_game_that_was_played_here_is_counted_without_a_replay_and_as_its_log_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[str] = []

    def derive(row: Row, *more: Any) -> result_derivation.FinishedGame:
        replayed.append(row["id"])
        return result_derivation.derive(row, *more)

    monkeypatch.setattr(finished_game_job, "derive", derive)
    async with house(tmp_path, **STILL) as here:
        ann, bob, cleo = [await here.guest(name) for name in ("Ann", "Bob", "Cleo")]
        tables = [await played([ann, bob, cleo]), await resigned([bob, ann]), await resigned([ann, bob])]
        behind = await here.hub.get(tables[1])
        assert behind is not None
        behind.behind = True  # another node wrote something that is not read here
        del here.hub.live[tables[2]]
        finished_game_job.ResultRecorder(here.hub).job.on_tick()
        await asyncio.gather(*here.hub.tasks.running)
        assert replayed == tables[1:], "only what is not whole in memory"
        found = await stored(here.store)
        assert len({row[0] for row in found}) == 6
        assert set((await asyncio.to_thread(admin_actions.ratings, here.app.state.settings, True)).values()) == {0}
        assert await stored(here.store) == found


async def test_a_game_that_cannot_be_written_does_not_hold_up_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        tables = [await resigned([ann, bob]) for _ in range(3)]
        row_of = result_writer.row_of

        def broken(finished: result_derivation.FinishedGame, *more: Any) -> dict[str, Any]:
            if finished.table == tables[1]:
                raise ValueError("what nobody thought of")
            return row_of(finished, *more)

        monkeypatch.setattr(result_writer, "row_of", broken)
        assert await finished_game_job.record_next_games(here.store) == 3
        counted = {row["table"] for row in await here.store.rows(sa.select(results.c.table))}
        assert counted == {tables[0], tables[2]}
        assert await finished_game_job.record_next_games(here.store) == 0, "it is not tried at every tick"
        monkeypatch.undo()
        assert (await asyncio.to_thread(admin_actions.ratings, here.app.state.settings, True))["objective"] > 0
        assert {row["table"] for row in await here.store.rows(sa.select(results.c.table))} == set(tables), "the host's command counts it"


async def test_two_nodes_that_share_a_rebuild_come_to_the_same_as_the_command(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished_game_rating, "GAMES_PER_PORTION", 3)
    more = {"database": await fresh(request.getfixturevalue("postgres_server"), "rebuilt")}
    async with house(tmp_path, **STILL, **more) as one, house(tmp_path, **STILL, **more) as two:
        ann, bob, cleo = [await one.guest(name) for name in ("Ann", "Bob", "Cleo")]
        for pair in ([ann, bob], [bob, cleo], [cleo, ann], [ann, bob], [bob, ann], [cleo, bob], [ann, cleo]):
            await resigned(pair)
            await finished_game_job.record_next_games(one.store)
        right = await stored(one.store)
        wrong = sa.update(results).where(results.c.ended > 0).values(mu=1.0, sigma=1.0), sa.update(standings).values(mu=2.0)
        await one.store.execute(*wrong, sa.insert(rebuilds).values(game="objective", ended=0, table=""))
        while any(await asyncio.gather(*(finished_game_job.rebuild_next_portion(node.store) for node in (one, two)))):
            pass
        assert await stored(two.store) == right
        assert set((await asyncio.to_thread(admin_actions.ratings, one.app.state.settings)).values()) == {0}


async def test_who_hides_while_a_game_is_counted_stays_hidden(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At another node, after the sums were read and before they are written."""
    url = await fresh(request.getfixturevalue("postgres_server"), "hidden")
    async with house(tmp_path, database=url, limits=FREE, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        await ann.post("/me/codes", 201)
        for _ in range(2):
            await resigned([ann, bob])
        (first, second) = await here.store.fetch(NEXT, most=100)
        await record_games(here.store, [first])
        listed = sa.select(standings.c.listed, standings.c.games).where(standings.c.player == ann.id)
        assert [tuple(row.values()) for row in await here.store.rows(listed)] == [(True, 1)]

        async def hide() -> None:
            store = await Store.open(here.app.state.settings)
            try:
                await profiles.change(store, ann.id, [], None)
            finally:
                await store.close()

        save = result_writer.Sums.save

        def late(self: result_writer.Sums) -> None:
            elsewhere = threading.Thread(target=lambda: asyncio.run(hide()))
            elsewhere.start()
            elsewhere.join()
            save(self)

        monkeypatch.setattr(result_writer.Sums, "save", late)
        await record_games(here.store, [second])
        assert [tuple(row.values()) for row in await here.store.rows(listed)] == [(False, 2)]
