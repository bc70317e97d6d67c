"""Costs of the parts of a server, measured on this machine and written to benchmarks/costs.toml: python -m benchmarks.costs [--seconds S]

`benchmarks/scaling.py` simulates from it. Needs PostgreSQL and NATS from the wheels of the tests; takes some minutes.
"""

import argparse
import asyncio
import datetime
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from benchmarks.scaling import COSTS, Costs
from saqqara.server.clock import now
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import tables
from saqqara.server.storage.store import MAX_RECENT_ROWS, Store
from saqqara.server.tables.fanout import SUBJECT, FanoutMessage, Nats, TableEvent
from saqqara.server.tables.other_nodes import RECENT_ENTRIES
from tests.server.server_processes import NatsServer, postgres

BATCH, TIMES, TABLES = 200, 40, 200
MESSAGES = 20_000


def bench(*words: str) -> Any:
    """Return the report of `saqqara bench server`."""
    command = [sys.executable, "-m", "saqqara.cli", "bench", "server", "--json", *words]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def entry(table: int, seq: int) -> dict[str, Any]:
    """Return a move in the log."""
    return {
        "table": f"t{table}", "seq": seq, "kind": "move", "seat": 0, "text": "a1 b2", "bot": False, "client": "1", "at": now(), "acting": 1,
    }  # fmt: skip


async def written(store: Store, size: int, seq: int) -> float:
    """Return milliseconds of one transaction with so many entries, the middle of many."""
    spent = []
    for number in range(TIMES):
        began = time.perf_counter()
        await asyncio.gather(*(store.append(entry(table, seq + number), None) for table in range(size)))
        spent.append(1e3 * (time.perf_counter() - began))
    return sorted(spent)[TIMES // 2]


async def database(url: str) -> tuple[float, float, float]:
    """Return a transaction, one of its rows, and a row that is read to find what was missed."""
    store = await Store.open(Settings(database=url))
    try:
        row: dict[str, str | int | bool | None] = {
            column.name: "" if isinstance(column.type, sa.String) else 0 for column in tables.columns
        }
        rows = [row | {"id": f"t{number}", "public": False, "status": "running", "put_off": None} for number in range(TABLES)]
        await store.transaction(lambda connection: connection.execute(sa.insert(tables), rows))
        await written(store, 1, 1_000)
        one, many = await written(store, 1, 2_000), await written(store, BATCH, 3_000)
        row_ms = (many - one) / (BATCH - 1)
        spent = []
        for _ in range(TIMES):
            began = time.perf_counter()
            await store.fetch(RECENT_ENTRIES, since=0)
            spent.append(1e3 * (time.perf_counter() - began))
        return one - row_ms, row_ms, sorted(spent)[TIMES // 2] / min(MAX_RECENT_ROWS, BATCH * TIMES)
    finally:
        await store.close()


async def hearing(url: str, messages: int = MESSAGES) -> float:
    """Return milliseconds of processor time to hear of a move, each in a letter of its own."""
    teller, hearer, heard = Nats(url), Nats(url), 0

    async def hear(_: TableEvent) -> None:
        nonlocal heard
        heard += 1

    busy = []
    for hearers, nats in enumerate(
        (teller, hearer), 1
    ):  # the first hears itself, then a second one hears too: the difference is one that hears
        await nats.start(hear)
        await asyncio.sleep(1)
        heard, began = 0, time.process_time()
        for number in range(messages):
            await teller.client.publish(SUBJECT, msgspec.json.encode(FanoutMessage("another", [TableEvent("t", "log", number=number)])))
            if number % 100 == 0:
                await teller.client.flush()
        async with asyncio.timeout(60):
            while heard < messages * hearers:
                await asyncio.sleep(0.01)
        busy.append(time.process_time() - began)
    await teller.stop()
    await hearer.stop()
    return 1e3 * (busy[1] - busy[0]) / messages


def measure(seconds: float) -> Costs:
    """Measure all costs."""
    played = bench("--tables", "100", "--seconds", str(seconds))
    grown = bench("--growth", "--most", "1000", "--seconds", str(seconds))["sizes"]
    watched = {one["size"]: one["ms_a_move"] for one in grown if one["what"] == "onlookers"}
    lists = [one["public_ms"] for one in grown if one["what"] == "tables"]
    idle = [one["idle_kb"] for one in grown if one["what"] == "tables" and one["size"] == 1_000]
    nats = NatsServer().start()
    try:
        hear = asyncio.run(hearing(nats.url))
    finally:
        nats.stop()
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder) / "postgres") as url:
        transaction, row, late = asyncio.run(database(url))
    return Costs(
        measured=f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}, {os.cpu_count()} cores shared with the clients, objective for two",
        move=played["server_ms_a_move"],
        onlooker=(watched[1_000] - watched[1]) / 999,
        page=sum(lists) / len(lists),
        hear=hear,
        transaction=transaction,
        row=row,
        late=late,
        table_kb=idle[0],
        socket_kb=played["memory"]["socket"],
    )


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8.0)
    costs = msgspec.to_builtins(measure(parser.parse_args().seconds))
    lines = [f"{name} = {json.dumps(value) if isinstance(value, str) else format(value, '.4g')}" for name, value in costs.items()]
    head = "# Costs of the parts of a server, by python -m benchmarks.costs. Milliseconds of one core, and kB.\n"
    COSTS.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
