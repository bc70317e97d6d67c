"""The port opens first: nothing is compiled, and no bot's program loaded, before somebody can come in."""

import multiprocessing
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

from saqqara.server import serve
from saqqara.server.settings import Settings
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server.server_in_process import eventually, inside
from tests.server.server_processes import START

SCRIPT = """
import sys, time
import saqqara.server.app
from saqqara.core.game import games
from saqqara.core.table import Table
from saqqara.server.serve import load_games

load_games()
known = set(sys.modules)
for kind in games().values():
    for seats in kind.seats:
        began = time.process_time()
        table = Table(kind.name, seats, b"first")
        for _ in range(5):
            seat = table.to_act[0]
            table.play(seat, table.look(seat).moves[0].replace("...", "1 + 1"))
            table.record()
        assert time.process_time() - began < 0.3, (kind.name, seats, time.process_time() - began)
assert not {name for name in set(sys.modules) - known if name.startswith("saqqara")}, set(sys.modules) - known
assert not {"numba", "numpy"} & set(sys.modules), "a server needs neither before somebody wants a search"
"""


def test_a_first_deal_loads_and_compiles_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def test_the_port_is_open_before_anything_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = []

    async def startup(self: uvicorn.Server, sockets: object = None) -> None:
        order.append("open")

    async def open_doors(self: serve.Server) -> None:
        order.append("doors")

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(serve.Server, "open_doors", open_doors)
    monkeypatch.setattr(serve, "load_games", lambda: order.append("loaded"))
    monkeypatch.setattr("saqqara.server.jobs.gc_tuning.tune_gc", lambda: order.append("collected"))
    settings = Settings(database=f"sqlite:///{tmp_path}/ready.db")
    server = serve.make_server(settings, ready=lambda: order.append("said"))
    server.app.state.node = SimpleNamespace(workers=SimpleNamespace(start=lambda: order.append("bots")))
    await server.startup()
    assert order == ["open", "doors", "said", "loaded", "collected", "bots"]


def loaded_workers() -> list[str]:
    """Return the processes of bots that this process has started."""
    return [one.name for one in multiprocessing.active_children() if one.name.startswith("SpawnProcess")]


async def test_a_bots_worker_is_started_before_anybody_asks_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = loaded_workers()
    monkeypatch.setattr(BotWorkers, "start", START)
    async with inside(tmp_path):
        await eventually(lambda: len(loaded_workers()) > len(before))
