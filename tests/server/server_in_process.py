"""A server in the test's own process, so that its parts can be looked at and replaced; clients still come over real sockets."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saqqara.server.serve import Server, make_server
from saqqara.server.settings import Settings
from saqqara.server.tables.hub import Hub
from saqqara.server.ws.connection import Connection
from tests.server.databases import Databases
from tests.server.migrated import lay_out
from tests.server.server_processes import PATIENCE, Player, Sitting, free_port


@dataclass
class Inside:
    """A running server and what it is made of."""

    server: Server
    settings: Settings

    @property
    def app(self) -> FastAPI:
        """The application."""
        return self.server.app

    @property
    def hub(self) -> Hub:
        """Its tables."""
        hub: Hub = self.server.app.state.hub
        return hub

    @property
    def url(self) -> str:
        """Return the server's address."""
        return f"http://127.0.0.1:{self.settings.port}"

    def connection(self, seat: int | None) -> Connection:
        """The server's side of the one connection of a seat, or of the one onlooker."""
        (found,) = (one for one in self.app.state.connections if one.seat == seat)
        connection: Connection = found
        return connection


@contextlib.asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """A server for a while."""
    given = {"key": "key of the tests", **settings}
    if "database" not in given:
        given["database"] = await Databases.url(folder / "inside.db")
    lay_out(given["database"])
    chosen = Settings(port=free_port(), **given)
    running = Inside(make_server(chosen), chosen)
    serving = asyncio.create_task(running.server.serve())
    try:
        await eventually(lambda: running.server.started or serving.done())
        yield running
    finally:
        running.server.should_exit = True
        await serving


async def eventually(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it never came to hold"
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def wire(url: str, table: str, hello: dict[str, Any] | None = None, **headers: str) -> AsyncIterator[Sitting]:
    """A WebSocket with headers of one's own; it says hello, if it is told what."""
    address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/ws"
    async with connect(address, max_size=2**24, max_queue=None, compression=None, additional_headers=headers) as socket:
        sitting = Sitting(socket)
        if hello is not None:
            await sitting.send(type="hello", **hello)
        yield sitting


async def farewell(socket: ClientConnection, seconds: float = PATIENCE) -> tuple[Any, int | None]:
    """Read to the end: the last message, and the code the connection was closed with."""
    last = None
    async with asyncio.timeout(seconds):
        while True:
            try:
                message = await socket.recv()
            except ConnectionClosed:
                return last, socket.close_code
            last = json.loads(message)


async def open_table(host: Player, *guests: Player, game: str = "objective", **more: Any) -> str:
    """A table with everybody seated, the host first."""
    table: str = (await host.post("/tables", **({"game": game, "seats": 1 + len(guests)} | more)))["id"]
    for guest in guests:
        await guest.post(f"/tables/{table}/join")
    return table


async def play_on(sittings: list[Sitting], moves: int) -> int:
    """Play the first move there is for whoever is to act, some times or to the end; how many were played."""
    for played in range(moves):
        for sitting in sittings:
            while sitting.look is None:
                await sitting.next()
        if any(sitting.look["outcome"] for sitting in sittings):
            return played
        while not any(sitting.look["moves"] for sitting in sittings):
            await sittings[0].until("look")
        mover = next(sitting for sitting in sittings if sitting.look["moves"])
        known = [sitting.number for sitting in sittings]
        await mover.send(type="move", id=f"on-{played}-{known[0]}", text=mover.look["moves"][0], on=mover.number)
        for sitting, number in zip(sittings, known, strict=True):
            while sitting.number <= number:
                await sitting.next()
    return moves


async def seated(sitting: Sitting) -> Sitting:
    """The same, once it has seen the table and the game."""
    if sitting.look is None:
        await sitting.until("look")
    return sitting


async def mover_of(*sittings: Sitting) -> tuple[Sitting, Sitting]:
    """Return the seat to move, and another one."""
    for sitting in sittings:
        await seated(sitting)
    one, other = sorted(sittings, key=lambda sitting: not sitting.look["moves"])
    return one, other


async def quiet(sitting: Sitting, *kinds: str) -> list[Any]:
    """Return the messages of some kinds before an answer to a ping: everything that was due was sent before it."""
    before = len(sitting.frames)
    await asyncio.sleep(0.1)
    await sitting.send(type="ping")
    await sitting.until("pong")
    return [frame for frame in sitting.frames[before:] if frame["type"] in kinds]


async def here(sitting: Sitting, *wanted: bool) -> None:
    """Read until the table shows who is there."""
    while True:
        if [seat["here"] for seat in (await sitting.until("table"))["seats"]] == list(wanted):
            return
