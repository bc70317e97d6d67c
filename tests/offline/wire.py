"""A device's table server as tests of the protocol see a server: people who ask it and sit at its tables, and its log."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from saqqara.offline.api_server import OfflineServer
from tests.offline.device import ask
from tests.server.database_replay import Story
from tests.server.server_processes import Frames


class DeviceSitting(Frames):
    """A connection to a table in the page."""

    def __init__(self, server: OfflineServer, table: str) -> None:
        super().__init__()
        self._came: asyncio.Queue[str] = asyncio.Queue()
        self.connection = server.connect(table, self._came.put_nowait)

    async def send(self, **message: Any) -> None:
        """Send a message."""
        self.connection.hear(json.dumps(message))

    async def receive(self) -> str:
        """Return the next message as text."""
        return await self._came.get()


class DevicePlayer:
    """A player at the screen of a device."""

    def __init__(self, server: OfflineServer, token: str, player: str) -> None:
        self.server, self.token, self.player = server, token, player

    @classmethod
    async def come(cls, server: OfflineServer, name: str) -> "DevicePlayer":
        """Return one more person at this screen."""
        made = await ask(server, "POST", "/players", {"name": name})
        return cls(server, made["token"], made["player"])

    async def post(self, path: str, **data: Any) -> Any:
        """Ask for something."""
        return await ask(self.server, "POST", path, data, self.token)

    async def get(self, path: str) -> Any:
        """Read something."""
        return await ask(self.server, "GET", path, token=self.token)

    @contextlib.asynccontextmanager
    async def sit(self, table: str) -> AsyncIterator[DeviceSitting]:
        """Connect to a table."""
        sitting = DeviceSitting(self.server, table)
        await sitting.send(type="hello", token=self.token, last=None)
        yield sitting
        sitting.connection.close()

    async def close(self) -> None:
        """Go: there is nothing to be closed."""


class DeviceClerk:
    """Counts the entries of the log on a device."""

    def __init__(self, server: OfflineServer) -> None:
        self.server = server

    def entries(self, table: str) -> int:
        """Return how many there are now, with the one that is being written."""
        return self.server.tables.get(table).seq


def log_of(server: OfflineServer, table: str) -> list[Any]:
    """Return the log of a table as it is kept."""
    entries = server.documents.all("entry").values()
    return sorted((entry for entry in entries if entry["table"] == table), key=lambda entry: entry["seq"])


def story_of(server: OfflineServer, table: str) -> Story:
    """Return the story of a table so far."""
    row = server.documents.get("table", table)
    return Story(row, row["seats"], log_of(server, table))
