"""Before the port is open everything is ready: nobody's first deal makes the others wait."""

import subprocess
import sys
from pathlib import Path

import pytest
import uvicorn

from saqqara.server import serve
from saqqara.server.settings import Settings

SCRIPT = """
import sys, time
from saqqara.core.game import games
from saqqara.core.table import Table
from saqqara.server.serve import get_ready

get_ready()
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
assert not {name for name in set(sys.modules) - known if name.startswith(("saqqara", "numba"))}, set(sys.modules) - known
"""


def test_a_first_deal_loads_and_compiles_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def test_the_port_is_open_when_all_is_ready_and_not_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = []

    async def startup(self: uvicorn.Server, sockets: object = None) -> None:
        order.append("open")
        self.should_exit = True

    monkeypatch.setattr(serve, "get_ready", lambda: order.append("ready"))
    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    await serve.make_server(Settings(database=f"sqlite:///{tmp_path}/ready.db")).startup()
    assert order == ["ready", "open"]
