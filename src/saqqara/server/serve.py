"""Run a server until it is told to stop."""

import asyncio
import contextlib
import math
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from typing import Any

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from saqqara.bots.interface import searched
from saqqara.bots.thinker import can_search
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import games
from saqqara.core.optional_packages import has_extra, need_extra
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.server.alerts.mailer import Mailer
from saqqara.server.app import create_app, say_goodbye
from saqqara.server.http.http_protocol import IDLE_SECONDS, HttpProtocol
from saqqara.server.http.offline_page import OfflineSite
from saqqara.server.jobs import gc_tuning
from saqqara.server.logs import set_up_logs
from saqqara.server.ops.nats_process import NatsProcess
from saqqara.server.ops.systemd_watchdog import BEAT_SECONDS, Heartbeats, notify, watchdog_seconds
from saqqara.server.ops.worker_processes import Child, WorkerProcesses, leave
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.settings import Settings
from saqqara.server.storage.private_files import open_private
from saqqara.server.storage.schema import passkeys, push_subscriptions
from saqqara.server.storage.serving_file import serving_file
from saqqara.server.storage.store import Store

SWITCH_SECONDS = 0.0005
"""The longest time, in seconds, that the event loop may hold up the writing thread: at Python's own 5 ms moves wait several times that
for the disk."""
DOORS = 16
"""The number of clients accepted during one turn of the event loop."""
LAST_PORT = 65535
Tell = Callable[[SaqqaraError], None]


@cache
def load_games() -> None:
    """Import every game, and play a move in each, so that nobody waits for modules."""
    for kind in games().values():
        table = Table(kind.name, kind.seats[0], b"load", times=dict.fromkeys(kind.times, 1.0))
        seat = table.to_act[0]
        table.play(seat, table.sample(seat, generator(b"load")))
        table.look_json(None)
        encode(table.look(seat))
        with contextlib.suppress(SaqqaraError):
            table.play(seat, "0")


class Server(uvicorn.Server):
    """Uvicorn, but connections are said goodbye to before they are closed."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app, self.ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, then load the games. What is there for good is put aside, so that garbage collection leaves it alone."""
        await super().startup(sockets)
        if self.should_exit:
            return
        await self.open_doors()
        self.ready()
        await asyncio.to_thread(load_games)
        gc_tuning.tune_gc()
        self.app.state.node.workers.start()

    async def open_doors(self) -> None:
        """Listen at the same socket several times over: libuv lets in one client a turn at each, and under load a turn is long."""
        protocol: Any = self.config.http_protocol_class
        entrance = partial(protocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        for listening in [listening for server in self.servers for listening in server.sockets]:
            for _ in range(DOORS - 1):
                door = socket.fromfd(listening.fileno(), listening.family, listening.type)
                self.servers.append(await asyncio.get_running_loop().create_server(entrance, sock=door, backlog=self.config.backlog))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: first those who are connected, then the rest."""
        await say_goodbye(self.app)
        await super().shutdown(sockets)


def nothing() -> None:
    """Do nothing when a server is ready, if no process waits for it."""


def ignore(problem: SaqqaraError) -> None:
    """Ignore a problem that nobody wants to know of."""


def make_server(
    settings: Settings,
    bus: str | None = None,
    ready: Callable[[], None] = nothing,
    beat: Callable[[], None] | None = None,
) -> Server:
    """Return a server that can be run. `bus`: where it hears the other workers; `ready` is called once it serves, `beat` every second as
    long as its event loop turns."""

    async def turn() -> None:
        if beat is not None:
            beat()

    app = create_app(settings, bus)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",  # uvloop where the extra `public` is installed: at home asyncio's own will do
        http=HttpProtocol,
        ws=asyncio.Protocol,  # something, so that WebSockets are let in: they are handed over (`HttpProtocol`)
        access_log=False,
        log_config=None,  # it goes to ours (`logs`)
        log_level="warning",
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=10,
        server_header=False,
        callback_notify=turn,
        timeout_notify=BEAT_SECONDS,
    )
    return Server(config, app, ready)


def check_mail(settings: Settings) -> None:
    """Raise if the mail settings are wrong, before anything is served. Links in e-mails need a name to lead to."""
    if settings.smtp is not None:
        Mailer(settings.smtp, settings.mail_from, settings.home)
        if not settings.origins:
            raise BadSetup("server-mail-home")


def check_extras(settings: Settings) -> None:
    """Raise `BadSetup` where the settings need an extra that is not installed."""
    needed = {
        "extra-nats": settings.nats is not None,
        "extra-workers": settings.workers > 1,
        "extra-mail": settings.smtp is not None,
        "extra-push": settings.push_loopback,
    }
    for key, is_needed in needed.items():
        if is_needed:
            need_extra("workers" if key == "extra-workers" else "public", key)


def check_site(settings: Settings) -> None:
    """Raise `BadSetup` where the page that plays without a network is not where the settings say."""
    if settings.offline is not None:
        OfflineSite(settings.offline)


async def try_database(settings: Settings) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence before anything is served. Where people have passkeys
    or notifications that cannot be served without an extra, this is wrong, too."""
    store = await Store.open(settings)
    try:
        for key, table in (("extra-stored-passkeys", passkeys), ("extra-stored-push", push_subscriptions)):
            if not has_extra("public") and await store.row(sa.select(table.c.id)) is not None:
                need_extra("public", key)
    finally:
        await store.close()


@contextlib.contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """Hold a database file for one server, unless several can tell each other what happens: their players would see different tables.

    The lock's file has the port of the server that holds it.
    """
    if settings.sqlite_file is None or settings.nats is not None or sys.platform == "win32":
        yield
        return
    import fcntl  # not on Windows

    try:
        held = open_private(serving_file(settings.sqlite_file), keep=True)
    except OSError as problem:
        raise BadSetup("server-database-closed", what=problem.strerror or str(problem)) from None
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSetup("server-database-served", path=str(settings.sqlite_file)) from None
        held.truncate()
        held.write(str(settings.port).encode())
        held.flush()
        yield


def bind(host: str, port: int) -> list[socket.socket]:
    """Take a port, at every address that a host has; nobody listens yet."""
    taken: list[socket.socket] = []
    try:
        for family, kind, number, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE):
            taken.append(door := socket.socket(family, kind, number))
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind(address)
    except OSError as problem:
        for door in taken:
            door.close()
        raise BadSetup("server-port-taken", host=host, port=str(port), what=problem.strerror or str(problem)) from None
    return taken


def share(settings: Settings, number: int) -> Settings:
    """Return what one of the workers, counted from 1, has of what is meant for the machine: bots' processes and connections."""
    workers, limits = settings.workers, settings.limits
    bots = max(1, (settings.bot_processes + workers - number) // workers)
    return replace(settings, bot_processes=bots, limits=replace(limits, sockets=math.ceil(limits.sockets / workers)))


def serve_together(settings: Settings, ready: Callable[[], None] = nothing) -> None:
    """Serve in several processes at one port, until a signal comes: whoever is free takes the next client, so a busy one gets none.

    Each has a port of its own too, at which a proxy finds it again: one that is not there refuses, and the proxy asks another.
    """
    if sys.platform != "linux":
        raise BadSetup("server-workers-here")
    if settings.port + settings.workers > LAST_PORT:
        raise BadSetup("server-workers-ports", port=str(settings.port))
    signal.signal(signal.SIGINT, leave)
    bus = NatsProcess() if settings.nats is None else None
    shared = bind(settings.host, settings.port)
    for number in range(1, settings.workers + 1):
        for door in bind(settings.host, settings.port + number):
            door.close()
    load_games()
    import_module("nats.aio.client")  # which all of them need
    gc_tuning.tune_gc()
    beats = Heartbeats(settings.workers)

    def work(number: int) -> int:
        set_up_logs(settings.json_logs, settings.log_level, number)
        beat = partial(beats.beat, number - 1)
        server = make_server(share(settings, number), bus.url if bus else None, beat, beat)
        server.run([*shared, *bind(settings.host, settings.port + number)])
        return 0 if server.started else 1

    workers = [Child(f"worker {number}", partial(work, number)) for number in range(1, settings.workers + 1)]
    WorkerProcesses(workers, bus, beats, ready).run()


def serve(settings: Settings, ready: Callable[[], None] = nothing, tell: Tell = ignore) -> None:
    """Serve until a signal comes; `ready` is called once people can connect, `tell` with what is wrong but does not end it."""

    def say_ready() -> None:
        notify("READY=1")
        ready()
        for game in games():
            if searched(game) and not can_search(game):
                tell(BadSetup("no-search", name=game))

    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, leave)  # uvicorn says goodbye to everybody at its own handler, and then hands the signal on to this one
    set_up_logs(settings.json_logs, settings.log_level)
    check_extras(settings)
    check_site(settings)
    check_mail(settings)
    with only_one(settings):  # before the schema is brought up to date: two may start at once
        asyncio.run(try_database(settings))
        if settings.workers > 1:
            serve_together(settings, say_ready)
            return
        beat = partial(notify, "WATCHDOG=1") if watchdog_seconds() is not None else None
        server = make_server(settings, ready=say_ready, beat=beat)
        server.run()
    if not server.started:
        sys.exit(1)
