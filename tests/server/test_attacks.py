"""Input of a client without a name costs the server bounded work and memory. The table of the attacks is in `attacks.py`."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.server.attacks import ATTACKS, Attack, forget_peak, send, usage
from tests.server.server_processes import Node, node

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
MOST_CPU = 1.5
"""Seconds of the server's processor that an attack may cost."""
MOST_MEMORY = 64
"""MiB that an attack may add at its peak."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("attacks")
    with node(f"sqlite:///{folder}/attacks.db", logs=folder / "log") as running:
        yield running
    said = (folder / "log").read_text()
    assert "Traceback" not in said, "nothing that a client sends is an accident for the server"
    assert "[error" not in said
    assert len(said) < 200_000, "nobody fills the log"


@pytest.fixture(scope="module")
def table(server: Node) -> str:
    with httpx.Client(base_url=f"{server.url}/api/v1") as http:
        token = http.post("/players", json={"name": "Ann"}).json()["token"]
        made = http.post("/tables", json={"game": "objective", "seats": 2}, headers={"Authorization": f"Bearer {token}"})
    return str(made.json()["id"])


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_an_attack_costs_bounded_work_and_memory(server: Node, table: str, attack: Attack) -> None:
    assert server.process is not None
    assert server.process.pid is not None
    process = server.process.pid
    forget_peak(process)
    before = usage(process)
    with ThreadPoolExecutor(attack.connections) as pool:
        outcomes = list(pool.map(lambda _: send(attack, server.port, table, attack.size), range(attack.connections)))
    assert httpx.get(f"{server.url}/api/v1/health").status_code == 200
    after = usage(process)
    assert after.peak - before.memory < MOST_MEMORY
    assert after.cpu - before.cpu < MOST_CPU
    assert all(outcome.cut_off for outcome in outcomes), "the server goes on reading"
