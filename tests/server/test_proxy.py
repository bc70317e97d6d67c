"""The shipped proxy in front of two workers, where there is a Caddy: each table goes to one of them, and to the other if it dies."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from saqqara.bench.server_process import free_ports
from tests.server.server_in_process import eventually
from tests.server.server_processes import Node, Player
from tests.server.test_deploy import DEPLOY
from tests.server.test_workers import TWO, all_there, at, children, started
from tests.server.whole_table import party

CADDY = shutil.which("caddy")
LOOKS = re.compile(r'saqqara_request_seconds_count\{method="GET",route="[^"]*/look",status="200"\} ([\d.]+)')
TABLES = 10


def listens(port: int) -> bool:
    """Return whether a process listens at a port."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@contextlib.contextmanager
def proxy(server: Node, folder: Path) -> Iterator[int]:
    """Caddy with the file that we ship, but for names, certificates and the port at which it is told what to do: its own port."""
    assert CADDY is not None
    port = free_ports(1)
    text = (DEPLOY / "Caddyfile").read_text()
    workers = f"127.0.0.1:{server.port + 1} 127.0.0.1:{server.port + 2}"
    text, count = re.subn(r"(?<=reverse_proxy )[^{]+(?= \{)", workers, text)
    assert count == 1
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    environment = {**os.environ, "SAQQARA_SITE": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    command = [CADDY, "run", "--adapter", "caddyfile", "--config", str(file)]
    with (folder / "caddy.log").open("wb") as log, subprocess.Popen(command, env=environment, stdout=log, stderr=log) as process:
        try:
            yield port
        finally:
            process.terminate()


async def numbers(server: Node) -> list[tuple[float, float]]:
    """At each worker: how many looks were asked for, and how many sockets there are."""
    found = []
    async with httpx.AsyncClient() as http:
        for worker in (1, 2):
            text = (await http.get(f"{at(server, worker)}/api/v1/metrics")).text
            looks = LOOKS.search(text)
            sockets = re.search(r"^saqqara_sockets ([\d.]+)", text, re.MULTILINE)
            assert sockets is not None
            found.append((float(looks[1]) if looks else 0.0, float(sockets[1])))
    return found


@pytest.mark.skipif(CADDY is None, reason="the shipped proxy: no Caddy here")
async def test_each_table_goes_to_one_worker_and_to_another_when_that_one_dies(tmp_path: Path) -> None:
    server = Node(f"sqlite:///{tmp_path}/w.db", port=free_ports(3), logs=tmp_path / "log", extra=TWO)
    try:
        await started(server)
        with proxy(server, tmp_path) as port:
            await eventually(lambda: listens(port))
            url = f"http://127.0.0.1:{port}"
            people: dict[int | None, Player] = {seat: await Player.come(url, f"P{seat}") for seat in (0, 1)}
            home, tables = [], []
            for _ in range(TABLES):
                tables.append((await people[0].post("/tables", game="objective", seats=2))["id"])
                await people[1].post(f"/tables/{tables[-1]}/join")
                before = await numbers(server)
                async with party(tables[-1], people):
                    for player in people.values():
                        for _ in range(3):
                            await player.get(f"/tables/{tables[-1]}/look")
                    grown = [(looks - a, sockets - b) for (looks, sockets), (a, b) in zip(await numbers(server), before, strict=True)]
                assert sorted(grown) == [(0, 0), (6, 2)], "all at one worker"
                home.append(grown.index((6, 2)))
                await eventually_quiet(server)
            assert set(home) == {0, 1}, "but not all tables"
            pids, _ = children(server)
            os.kill(pids[0], signal.SIGKILL)
            for table in tables:  # at once, and each is answered
                await people[0].get(f"/tables/{table}/look")
            await eventually(lambda: all_there(server))
            async with httpx.AsyncClient() as http:
                assert (await http.get(f"{url}/api/v1/metrics")).status_code == 404
                shared = await http.get(f"{server.url}/api/v1/metrics")
            assert (shared.status_code, shared.json()["key"]) == (404, "server-metrics-apart")
    finally:
        server.stop()


async def eventually_quiet(server: Node) -> None:
    """Wait until everybody has gone."""
    async with asyncio.timeout(10):
        while any(sockets for _, sockets in await numbers(server)):
            await asyncio.sleep(0.02)
