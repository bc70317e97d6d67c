"""The numbers move when what they count does, and name nobody."""

import asyncio
import re
import time
from pathlib import Path

from saqqara.server.storage.store import Append
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server.server_in_process import inside, mover_of, open_table, play_on
from tests.server.server_processes import Player


def numbers(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if not line.startswith("#")}


async def test_moves_are_timed_and_batches_counted(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        anna, ben = await Player.come(server.url, "Anna"), await Player.come(server.url, "Ben")
        table = await open_table(anna, ben)
        before = numbers(server.app.state.metrics.text().decode())
        async with anna.sit(table) as one, ben.sit(table) as two:
            await mover_of(one, two)
            began = time.perf_counter()
            assert await play_on([one, two], 4) == 4
            took = time.perf_counter() - began
        after = numbers(server.app.state.metrics.text().decode())
        assert after["saqqara_move_seconds_count"] == before["saqqara_move_seconds_count"] + 4
        assert 0 < after["saqqara_move_seconds_sum"] - before["saqqara_move_seconds_sum"] < took
        assert after["saqqara_writer_batch_count"] >= before["saqqara_writer_batch_count"] + 4
        text = server.app.state.metrics.text().decode()
        assert not [secret for secret in (table, anna.player, ben.player, "Anna") if secret in text]
        assert not re.findall(r'="(?!GET|POST|PUT|PATCH|DELETE|/|\d|\+Inf|[a-z]+")', text)


async def test_a_loop_that_is_held_up_is_late(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        await asyncio.sleep(0.6)
        before = numbers(server.app.state.metrics.text().decode())
        time.sleep(0.7)
        await asyncio.sleep(0.6)
        after = numbers(server.app.state.metrics.text().decode())
        assert after["saqqara_loop_lag_seconds_sum"] - before["saqqara_loop_lag_seconds_sum"] > 0.3
        assert after["saqqara_loop_lag_seconds_count"] > before["saqqara_loop_lag_seconds_count"]


async def test_what_waits_is_counted(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        store, workers = server.hub.store, server.app.state.node.workers
        assert isinstance(workers, BotWorkers)
        await workers._turns.take("somebody")
        turns = [asyncio.ensure_future(workers._turns.take("anna")) for _ in range(3)]
        await asyncio.sleep(0)
        found = numbers(server.app.state.metrics.text().decode())
        assert found["saqqara_bots_queue"] == 3
        assert found["saqqara_bots_queue_seconds"] > 0
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        go_on = asyncio.Event()

        async def write_later(appends: list[Append]) -> list[bool]:
            await go_on.wait()
            return [True] * len(appends)

        store._write_entries = write_later  # type: ignore[method-assign]
        first = store.append({"number": 0}, None)
        await asyncio.sleep(0.01)  # the writer has taken it
        others = [store.append({"number": number}, None) for number in range(1, 6)]
        assert numbers(server.app.state.metrics.text().decode())["saqqara_writer_queue"] >= 5
        go_on.set()
        assert await asyncio.gather(first, *others) == [True] * 6
        assert numbers(server.app.state.metrics.text().decode())["saqqara_writer_queue"] < 5
