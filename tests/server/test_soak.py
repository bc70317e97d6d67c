"""A server under steady load with people coming and going does not grow: not in memory, not in tasks, not in open files.

Some 2 seconds by default; SAQQARA_SOAK=180 makes it three minutes, and prints what was seen.
"""

import asyncio
import contextlib
import gc
import os
import random
import signal
import statistics
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx

from saqqara.bench.load import Load, settle
from saqqara.server.serve import serve
from saqqara.server.settings import Limits, Settings
from tests.server.server_in_process import wire
from tests.server.server_processes import FORGE, Node, Player, free_port

SECONDS = float(os.environ.get("SAQQARA_SOAK", "2"))
TABLES = 12
RATE = 120
PAGES = 3 * 2_000 + 4_000
"""The kB by which a process may grow: each connection to SQLite keeps up to 2 MB of the file's pages, which grows with every game."""
SHOUTS: list[str | bytes] = ['{"type":"ping"}', '{"type":"say","id":"s","text":"hi"}', "junk", b"\xff\x00"]


def frugal(database: str, port: int, log: str) -> None:
    """In a process of its own: a server that lets tables go soon, and clears up when asked to."""
    with open(log, "wb") as out:  # noqa: PTH123
        for stream in (1, 2):
            os.dup2(out.fileno(), stream)
    signal.signal(signal.SIGUSR1, lambda *_: gc.collect())
    serve(Settings(database=database, port=port, key="soak", idle_seconds=1, bot_pause=0.05, limits=Limits.lifted()))


class Sample(NamedTuple):
    """A server at a moment."""

    kilobytes: int
    files: int
    threads: int
    tasks: int
    tables: int
    sockets: int
    memory_blocks: int


class Soaked(Node):
    """A server that lets tables go soon."""

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    async def sample(self, http: httpx.AsyncClient) -> Sample:
        """Return a sample of the process."""
        told = dict(line.rsplit(" ", 1) for line in (await http.get("/api/v1/metrics")).text.splitlines() if not line.startswith("#"))
        status = dict(line.split(":", 1) for line in Path(f"/proc/{self.pid}/status").read_text().splitlines())
        return Sample(
            int(status["VmRSS"].split()[0]),
            len(list(Path(f"/proc/{self.pid}/fd").iterdir())),
            int(status["Threads"]),
            *(int(float(told[f"saqqara_{name}"])) for name in ("tasks", "tables", "sockets", "memory_blocks")),
        )


@contextlib.asynccontextmanager
async def soaked(folder: Path) -> AsyncIterator[Soaked]:
    port = free_port()
    process = FORGE.Process(target=frugal, args=(f"sqlite:///{folder}/soak.db", port, str(folder / "log")))
    process.start()
    server = Soaked("", port=port, process=process)
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(2400):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/v1/health")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        yield server
    finally:
        server.stop()
    log = (folder / "log").read_text()
    assert "Traceback" not in log
    assert "[error" not in log


async def visit(server: Soaked, load: Load, until: float) -> int:
    """People who look on, chat, talk nonsense, play against bots, and leave in all ways; how many there were."""
    chance = random.Random(3)
    visitor = await Player.come(server.url, "Visitor")
    visits = 0
    while time.monotonic() < until:
        table = chance.choice(load.rounds).table
        async with wire(server.url, table, chance.choice([{}, {"token": visitor.token}])) as sitting:
            await sitting.until("table")
            for _ in range(3):
                await sitting.socket.send(chance.choice(SHOUTS))
            if chance.random() < 0.5:
                sitting.socket.transport.abort()
        if visits % 4 == 0:
            own = (await visitor.post("/tables", game="objective", seats=["me", {"bot": "chance"}]))["id"]
            async with visitor.sit(own) as sitting:
                await sitting.until("look")
            await visitor.post(f"/tables/{own}/leave")
        visits += 1
        await asyncio.sleep(0.05)
    await visitor.close()
    return visits


async def burst(server: Soaked, seconds: float, samples: list[Sample]) -> tuple[int, int]:
    """Load for a while: how many moves there were, and visits. In the end everybody has gone."""
    load = Load(server.url, "objective", 2, TABLES, RATE)
    await load.together(one.open() for one in load.rounds)
    await load.together(one.sit() for one in load.rounds)
    await settle(load, lambda: all(min(one.numbers) for one in load.rounds), 60)
    load.measuring = True
    for one in load.rounds:
        one.play()
    until = time.monotonic() + seconds
    visiting = asyncio.create_task(visit(server, load, until))
    async with httpx.AsyncClient(base_url=server.url) as http:
        while time.monotonic() < until:
            await asyncio.sleep(0.5)
            assert load.trouble is None
            samples.append(await server.sample(http))
    visits = await visiting
    load.measuring = False
    for one in load.rounds:
        one.playing = False
    await asyncio.sleep(0.5)
    await asyncio.gather(*load.working, return_exceptions=True)
    for one in load.rounds:
        one.close()
    await load.http.close()
    return len(load.spent), visits


async def gone(server: Soaked) -> Sample:
    """The server once nobody is left and its tables are let go."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        sample = await server.sample(http)
        for _ in range(240):
            if sample.sockets == 0 and sample.tables == 0:
                break
            await asyncio.sleep(0.25)
            sample = await server.sample(http)
    await asyncio.sleep(0.5)
    os.kill(server.pid, signal.SIGUSR1)  # what only waits to be collected is not growth
    await asyncio.sleep(1)
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await server.sample(http)


async def test_a_server_does_not_grow(tmp_path: Path) -> None:
    samples: list[Sample] = []
    async with soaked(tmp_path) as server:
        await burst(server, max(1.5, SECONDS / 5), [])  # what is loaded once is loaded now
        before = await gone(server)
        moves, visits = await burst(server, SECONDS, samples)
        after = await gone(server)
    quarter = max(1, len(samples) // 4)
    early, late = (statistics.median(one.kilobytes for one in part) for part in (samples[:quarter], samples[-quarter:]))
    print(f"\n{SECONDS:.0f} s, {moves} moves, {visits} visits; kB early {early:.0f}, late {late:.0f}\nbefore {before}\nafter  {after}")
    assert moves > SECONDS * RATE / 4
    assert visits > SECONDS / 2
    assert after.memory_blocks < 1.01 * before.memory_blocks, "what Python holds"
    assert late - early < PAGES, "kB while it runs"
    assert after.kilobytes - before.kilobytes < PAGES, "kB once all have gone"
    assert (after.sockets, after.tables) == (before.sockets, before.tables) == (0, 0)
    assert after.tasks <= before.tasks + 2
    assert after.files <= before.files + 3
    assert after.threads <= before.threads + 2
