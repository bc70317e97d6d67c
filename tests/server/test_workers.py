"""Several processes of one machine behind one port: people notice nothing of it, whichever of them dies."""

import asyncio
import contextlib
import os
import random
import runpy
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saqqara.bench.server_process import free_ports
from saqqara.core.errors import BadSetup
from saqqara.core.texts import say
from saqqara.server import serve
from saqqara.server.app import fanout_of
from saqqara.server.ops import nats_process as buses
from saqqara.server.ops import worker_processes
from saqqara.server.ops.worker_processes import LONGEST_PAUSE, PAUSE, STEADY, STOP_SECONDS, Child, WorkerProcesses, leave_at_once
from saqqara.server.settings import Limits, Settings
from saqqara.server.tables.fanout import Nats
from saqqara.server.tables.hub import PRESENCE_REPLY_SECONDS
from tests.server.database_replay import Story, books
from tests.server.server_in_process import eventually
from tests.server.server_processes import AT_ONCE, FORGE, PATIENCE, Node, Player
from tests.server.server_processes import serve as serve_here
from tests.server.test_api_postgres import fresh
from tests.server.test_nodes import agree, one_move, somebody_can, table_of, words
from tests.server.whole_table import Ear, party

TWO = ("--workers", "2")


def below(pid: int) -> dict[int, str]:
    """All processes that a process has started, and those that they have: their commands by their numbers."""
    found: dict[int, str] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            if int(rest.split()[1]) == pid and rest.split()[0] != "Z":
                found |= {int(stat.parent.name): name} | below(int(stat.parent.name))
    return found


def children(server: Node) -> tuple[list[int], list[int]]:
    """The workers of a server, and its bus."""
    assert server.process is not None
    assert server.process.pid is not None
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    names: dict[int, str] = {}
    for pid in map(int, path.read_text().split()):
        with contextlib.suppress(OSError):  # it has just gone
            names[pid] = Path(f"/proc/{pid}/comm").read_text().strip()
    buses = [pid for pid, name in names.items() if name == "nats-server"]
    return [pid for pid in names if pid not in buses], buses


def gone(pids: Any) -> bool:
    """Return whether none of these processes is left."""
    for pid in pids:
        with contextlib.suppress(OSError):  # there is no such file any more
            if ") Z " not in Path(f"/proc/{pid}/stat").read_text():
                return False
    return True


def at(server: Node, worker: int) -> str:
    """A worker's own address."""
    return f"http://127.0.0.1:{server.port + worker}"


def ready(server: Node, worker: int) -> bool:
    """Return whether a worker answers at its own port."""
    with contextlib.suppress(OSError):
        return Node("", port=server.port + worker).answers()
    return False


def all_there(server: Node) -> bool:
    """Return whether two workers run and answer."""
    return len(children(server)[0]) == 2 and ready(server, 1) and ready(server, 2)


async def started(server: Node) -> Node:
    """A server with all its workers."""
    await asyncio.to_thread(server.start)
    await eventually(lambda: all_there(server))
    return server


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Node]:
    postgres = request.param == "postgresql" and request.getfixturevalue("postgres_server")
    database = await fresh(postgres, "workers") if postgres else f"sqlite:///{tmp_path}/w.db"
    made = Node(database, port=free_ports(3), logs=tmp_path / "log", extra=TWO)
    yield made
    made.stop()


@contextlib.asynccontextmanager
async def apart(server: Node, game: str, **more: Any) -> Any:
    """A table of two, each at a worker of their own, and an onlooker who came in at the common port."""
    people: dict[int | None, Player] = {seat: await Player.come(at(server, seat + 1), f"P{seat}") for seat in range(2)}
    table = (await people[0].post("/tables", game=game, seats=2, **more))["id"]
    await people[1].post(f"/tables/{table}/join", seat=1)
    people[None] = await Player.come(server.url, "onlooker")
    async with party(table, people) as ears:
        yield ears


async def story(server: Node, ears: list[Ear]) -> Story:
    """Return the log of a table."""
    async with books(server.database) as store:
        return await Story.read(store, table_of(ears))


async def all_shown(ears: list[Ear], told: Story) -> None:
    """Check that every viewer has been sent all looks of a story, and that they were those of the log."""
    *_, last = told.steps()
    await eventually(lambda: all(ear.sitting.number == last.number(ear.viewer) for ear in ears))
    agree(ears, told)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_people_at_different_workers_play_together_whatever_happens_to_the_bus(server: Node) -> None:
    """Every seat is shown every look: with the bus, while it is away, and after it has come back."""
    await started(server)
    chance = random.Random(1)
    async with apart(server, "objective") as ears:
        for _ in range(8):
            await somebody_can(ears)
            assert await one_move(ears, chance) == "accepted"
        _, (bus,) = children(server)
        os.kill(bus, signal.SIGKILL)
        for _ in range(4):
            await somebody_can(ears)
            assert await one_move(ears, chance) == "accepted"
        await ears[0].ask("say", text="still there?")
        await eventually(lambda: words(ears[1]) == ["still there?"] == words(ears[2]))
        await eventually(lambda: len(children(server)[1]) == 1)
        assert children(server)[1] != [bus]
        for _ in range(4):
            await somebody_can(ears)
            assert await one_move(ears, chance) == "accepted"
        await all_shown(ears, await story(server, ears))
        assert not any(frame["type"] in ("problem", "bye") for ear in ears for frame in ear.frames)


async def test_workers_hear_each_other_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the bus: nobody looks into the database for a minute. After its end they find the next one."""
    monkeypatch.setenv("SAQQARA_TICK", "60")
    server = Node(f"sqlite:///{tmp_path}/w.db", port=free_ports(3), logs=tmp_path / "log", extra=TWO)
    try:
        await started(server)
        chance = random.Random(2)
        async with apart(server, "objective") as ears, asyncio.timeout(20):
            for _ in range(4):
                await somebody_can(ears)
                assert await one_move(ears, chance) == "accepted"
            os.kill(children(server)[1][0], signal.SIGKILL)
            await eventually(lambda: (tmp_path / "log").read_text().count("process=bus") == 3)
            await asyncio.sleep(2.5)  # clients of NATS come back after a second or two
            for _ in range(4):
                await somebody_can(ears)
                assert await one_move(ears, chance) == "accepted"
    finally:
        server.stop()


async def test_stopped_or_killed_it_leaves_nobody_behind(tmp_path: Path) -> None:
    """With bots thinking and people connected, who are said goodbye to where it is stopped."""
    server = Node(f"sqlite:///{tmp_path}/w.db", port=free_ports(3), logs=tmp_path / "log", extra=(*TWO, "--bot-pause", "0"))
    for end in (server.stop, server.kill):
        await started(server)
        player = await Player.come(server.url, "Ann")
        table = (await player.post("/tables", game="objective", seats=["me", {"bot": "novice"}]))["id"]
        async with party(table, {0: player}) as (ear,):
            await eventually(lambda ear=ear: bool(ear.look["moves"]))  # type: ignore[misc]
            assert (await ear.ask("move", text=ear.look["moves"][0]))["type"] == "accepted"
            assert server.process is not None
            assert server.process.pid is not None
            pid = server.process.pid
            await eventually(lambda pid=pid: len(below(pid)) > 3)  # type: ignore[misc]
            processes = [pid, *below(pid)]
            assert await asyncio.to_thread(end) in (0, None)
            if end == server.stop:
                assert gone(processes)
                await eventually(lambda ear=ear: ear.frames[-1]["type"] == "bye")  # type: ignore[misc]
            else:
                await eventually(lambda processes=processes: gone(processes))  # type: ignore[misc]


@pytest.mark.parametrize("after", ["'worker 1'"])
async def test_told_to_stop_while_it_starts_it_does(after: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.touch()
    options = ["--port", str(free_ports(3)), "--database", f"sqlite:///{tmp_path}/w.db", *TWO]
    process = FORGE.Process(target=serve_here, args=(options, str(log), {**os.environ, AT_ONCE: "yes"}))
    process.start()
    assert process.pid is not None
    until = time.monotonic() + PATIENCE
    while after not in log.read_text() and time.monotonic() < until:
        await asyncio.sleep(0.001)
    processes = [process.pid, *below(process.pid)]
    told = time.monotonic()
    process.terminate()
    await asyncio.to_thread(process.join, PATIENCE)
    assert process.exitcode == 0
    assert time.monotonic() - told < STOP_SECONDS, "nobody had to be killed"
    assert gone(processes)


async def test_a_second_server_at_the_same_file_or_port_is_refused(tmp_path: Path) -> None:
    server = Node(f"sqlite:///{tmp_path}/w.db", port=free_ports(3), extra=TWO)
    try:
        await started(server)
        assert children(server)[0], "its workers are not in each other's way"
        port, where = free_ports(2) + 1, {"host": "127.0.0.1", "what": "Address already in use"}  # and the one before it is free
        with socket.create_server(("127.0.0.1", port)):
            file = f"sqlite:///{tmp_path}/w.db"
            cases: list[tuple[list[str], str, dict[str, Any]]] = [
                (["--database", file, "--port", str(free_ports(3)), *TWO], "server-database-served", {"path": f"{tmp_path}/w.db"}),
                (["--database", f"{file}2", "--port", str(port - 1), *TWO], "server-port-taken", {**where, "port": str(port)}),
            ]
            for number, (options, key, details) in enumerate(cases):
                log = tmp_path / f"log{number}"
                second = FORGE.Process(target=serve_here, args=(options, str(log), {**os.environ, "LC_ALL": "en.UTF-8"}))
                second.start()
                await asyncio.to_thread(second.join, PATIENCE)
                second.kill()
                assert second.exitcode == 2
                assert say(key, "en", **details) in log.read_text().splitlines()
    finally:
        server.stop()


def busy_with_something_that_swallows_what_is_raised(begun: str) -> int:
    while True:
        with contextlib.suppress(SystemExit):
            Path(begun).touch()
            time.sleep(60)


def miss_first_signal(begun: str) -> int:
    """Do as a worker does whose first SIGTERM arrives just before a call that waits: nothing comes of it."""
    signal.signal(signal.SIGTERM, lambda *_: signal.signal(signal.SIGTERM, leave_at_once))
    Path(begun).touch()
    while True:
        time.sleep(60)


def serve_both(one: str, other: str) -> None:
    """In a process of its own: a server with two such workers."""
    works = partial(busy_with_something_that_swallows_what_is_raised, one), partial(miss_first_signal, other)
    WorkerProcesses([Child(f"worker {number}", work) for number, work in enumerate(works)], None).run()


async def test_whatever_a_worker_is_at_it_stops_at_once(tmp_path: Path) -> None:
    begun = [tmp_path / "one", tmp_path / "other"]
    process = FORGE.Process(target=serve_both, args=list(map(str, begun)))
    process.start()
    await eventually(lambda: all(file.exists() for file in begun), PATIENCE)
    told = time.monotonic()
    process.terminate()
    await asyncio.to_thread(process.join, PATIENCE)
    assert process.exitcode == 0
    assert time.monotonic() - told < STOP_SECONDS, "nobody had to be killed"


HELPERS = 40


def with_many_helpers(helpers: str) -> int:
    """A worker that has started others, who are in no hurry: each takes its time even to be killed."""
    for _ in range(HELPERS):
        if os.fork() == 0:
            os.nice(19)
            while True:
                signal.pause()
    here = Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    Path(f"{helpers}.part").write_text(here)
    Path(f"{helpers}.part").rename(helpers)
    while True:
        signal.pause()


def server_of_helpers(helpers: str, left: str) -> None:
    """In a process of its own: a server, and, in the moment in which it has stopped, who of the helpers is still there."""
    WorkerProcesses([Child("worker 1", partial(with_many_helpers, helpers))], None).run()
    Path(left).write_text(" ".join(pid for pid in Path(helpers).read_text().split() if not gone([pid])))


async def test_it_has_stopped_when_whatever_its_workers_started_is_gone(tmp_path: Path) -> None:
    helpers, left = tmp_path / "helpers", tmp_path / "left"
    process = FORGE.Process(target=server_of_helpers, args=(str(helpers), str(left)))
    process.start()
    await eventually(helpers.exists, PATIENCE)
    told = time.monotonic()
    process.terminate()
    await asyncio.to_thread(process.join, PATIENCE)
    assert len(helpers.read_text().split()) == HELPERS
    assert left.read_text() == ""
    assert time.monotonic() - told < STOP_SECONDS


def test_where_a_system_lacks_what_only_workers_need_a_server_without_them_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python on a Mac has `waitid` since 3.13 alone, and Windows has none of it."""
    for name in ("waitid", "WEXITED", "WNOWAIT", "WNOHANG", "P_ALL", "P_PGID", "fork", "killpg", "setpgid", "pipe2"):
        monkeypatch.delattr(os, name)
    monkeypatch.delattr(signal, "SIGCHLD")
    runpy.run_path(worker_processes.__file__)


def test_one_that_keeps_dying_is_given_longer_and_longer_pauses() -> None:
    child = Child("worker 1", lambda: 0)
    workers, pauses = WorkerProcesses([child], None), []
    for lived in (60, 1, 1, 1, 1, 1, 1, 1, 60, 1, 1):
        child.began = time.monotonic() - lived
        workers._died(child, 9)
        pauses.append(round(child.due - time.monotonic(), 1))
    assert STEADY < 60
    assert [round(pause, 2) for pause in pauses] == [0, 0, 0.2, 0.5, 1.0, 2.0, 4.0, 5.0, 0, 0, 0.2]
    assert (PAUSE, LONGEST_PAUSE) == (0.25, 5.0)


def test_what_is_for_the_machine_is_divided() -> None:
    settings = Settings(workers=3, bot_processes=5, limits=Limits(sockets=100))
    parts = [serve.share(settings, number) for number in (1, 2, 3)]
    assert [part.bot_processes for part in parts] == [2, 2, 1]
    assert [part.limits.sockets for part in parts] == [34, 34, 34]
    assert [serve.share(Settings(workers=4), number).bot_processes for number in (1, 2, 3, 4)] == [1, 1, 1, 1], "each has one"


@pytest.mark.parametrize(("database", "deaf"), [("sqlite:///w.db", [False, False]), ("postgresql://somewhere", [True, False])])
def test_a_bus_of_ones_own_does_not_reach_other_machines(database: str, deaf: list[bool]) -> None:
    """They may be at the same PostgreSQL: it is looked into from time to time."""
    fanout = fanout_of(Settings(database=database), "nats://127.0.0.1:1")
    assert isinstance(fanout, Nats)
    fanout.client = SimpleNamespace(is_connected=True)  # type: ignore[assignment]
    assert [fanout.must_poll, fanout.must_poll] == deaf
    named = fanout_of(Settings(database=database, nats="nats://127.0.0.1:1"), None)
    assert isinstance(named, Nats)
    assert named.besides is None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_missing_is_said_in_a_sentence(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(BadSetup) as caught:
        buses.NatsProcess()
    assert "add workers" in say(caught.value.key, language, **caught.value.details)
    with pytest.raises(BadSetup) as caught:
        serve.serve_together(Settings(database=f"sqlite:///{tmp_path}/w.db", port=65534, workers=2))
    assert "65534" in say(caught.value.key, language, **caught.value.details)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_a_worker_that_is_only_asked_about_a_table_takes_nobody_for_absent(server: Node) -> None:
    """It has the table in memory, and its players at another worker: these say that they are there."""
    await started(server)
    host = await Player.come(at(server, 1), "Hostess")
    table = (await host.post("/tables", game="objective", seats=2))["id"]
    async with host.sit(table) as sitting:
        await sitting.until("table")
        elsewhere = host.at(at(server, 2))
        await elsewhere.get(f"/tables/{table}")
        async with asyncio.timeout(10):
            while not (await elsewhere.get(f"/tables/{table}"))["seats"][0]["here"]:
                await asyncio.sleep(0.05)
        await asyncio.sleep(PRESENCE_REPLY_SECONDS + 0.5)
        async with books(server.database) as store:
            assert (await store.seats(table))[0]["left"] is None
