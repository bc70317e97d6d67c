"""The state of a device: the people at this screen, its tables with their bots and clocks, and the pages connected to them."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import FALLBACK
from saqqara.offline.bot_turns import BotTurns, Search
from saqqara.offline.connection import Connection
from saqqara.offline.daily import DeviceDaily
from saqqara.offline.device_file import DeviceFile
from saqqara.offline.puzzles import DevicePuzzles
from saqqara.offline.storage import Documents, Storage
from saqqara.offline.studies import DeviceStudies
from saqqara.offline.table_timer import TableTimer
from saqqara.offline.tables import NAME_LENGTH, Tables
from saqqara.server.analysis.study_positions import KeptPositions
from saqqara.server.errors import NotYours
from saqqara.server.ids import new_id
from saqqara.server.names.display_names import clean_name, guest_name
from saqqara.server.schemas.ws_messages import encode, why
from saqqara.server.tables.live_table import LiveTable


class Caller(msgspec.Struct, frozen=True):
    """A person at this screen."""

    player: str
    name: str
    token: str


class Device:
    """The people, tables, bots and connections of one device."""

    def __init__(self, storage: Storage, search: Search, language: str = FALLBACK) -> None:
        self.language = language
        self.documents = Documents(storage)
        self.tables = Tables(self.documents)
        self.bots = BotTurns(self.tables, search, self.run)
        self.timer = TableTimer(self.tables, self.bots.choose_in_time, self.run)
        self.studies = DeviceStudies(self.documents)
        self.daily = DeviceDaily(self.documents, self.tables)
        self.moments = KeptPositions()
        self.file = DeviceFile(self.documents, self.tables)
        self._people: dict[str, Caller] = {}
        self._connections: defaultdict[str, list[Connection]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()
        self.tables.on_change.append(self._show)

    async def start(self) -> None:
        """Read what the device keeps; whoever is new gets a name."""
        await self.documents.load()
        self._people = {token: Caller(**one) for token, one in self.documents.all("person").items()}
        if "" not in self._people:
            await self.add_person(guest_name(self.language), "")
        self.tables.load()

    def stop(self) -> None:
        """End all that goes on."""
        for task in self._tasks:
            task.cancel()
        for live in self.tables.live.values():
            live.stop_timer()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # People

    def caller(self, token: str) -> Caller:
        """Return who asks: the device's own person, or one more at this screen."""
        found = self._people.get(token)
        if found is None:
            raise NotYours("server-not-welcome")
        return found

    async def add_person(self, name: str, token: str) -> Caller:
        """Add somebody at this screen, or give them another name."""
        known = self._people.get(token)
        caller = Caller(new_id() if known is None else known.player, clean_name(name, NAME_LENGTH), token)
        await self.documents.put("person", token, caller)
        self._people[token] = caller
        return caller

    async def add_guest(self, name: str | None) -> Caller:
        """Add one more person at this screen, with a token of their own."""
        return await self.add_person(name or guest_name(self.language), secrets.token_urlsafe(16))

    def puzzles(self, player: str) -> DevicePuzzles:
        """Return somebody's puzzles."""
        return DevicePuzzles(self.documents, player)

    # Connections

    def connect(self, table: str, send: Callable[[str], None]) -> "PageConnection":
        """Open a page's connection to a table. `send` is given messages as texts."""
        return PageConnection(self, table, send)

    def join(self, connection: Connection) -> None:
        """Show a table to a connection from now on."""
        connection.here = lambda: self.here(connection.live)
        self._connections[connection.live.id].append(connection)

    def part(self, connection: Connection) -> None:
        """Show a table to a connection no more."""
        self._connections[connection.live.id].remove(connection)
        self._show(connection.live)

    def here(self, live: LiveTable) -> set[int]:
        """Return the seats whose people look at a table."""
        return {one.seat for one in self._connections[live.id] if one.seat is not None}

    def _show(self, live: LiveTable) -> None:
        """Show a changed table to all connections, and set its bots and clock going if there is any."""
        connections = self._connections[live.id]
        for connection in list(connections):
            connection.show()
        watched = bool(connections)
        self.bots.see(live, watched)
        if watched:
            self.timer.set(live)
        else:
            live.stop_timer()


class PageConnection:
    """A connection as the page holds it: messages are answered in the order in which they come."""

    def __init__(self, server: Device, table: str, send: Callable[[str], None]) -> None:
        self._server, self._send = server, send
        self._connection: Connection | None = None
        self._last: asyncio.Task[None] | None = None
        try:
            live = server.tables.get(table)
        except SaqqaraError as problem:
            send(encode({"type": "bye", "again": False, "why": why(problem)}).decode())
            return
        self._connection = Connection(server.tables, live, send, lambda token: server.caller(token).player)
        server.join(self._connection)

    def hear(self, text: str) -> None:
        """Take a message of the page."""
        if self._connection is not None:
            self._last = self._server.run(self._hear_after(self._last, text))

    async def _hear_after(self, earlier: asyncio.Task[None] | None, text: str) -> None:
        """Answer a message once the one before is answered."""
        if earlier is not None:
            await asyncio.wait([earlier])
        if self._connection is not None:
            await self._connection.hear(text)

    def close(self) -> None:
        """End the connection."""
        if self._connection is not None:
            self._server.part(self._connection)
            self._connection = None
