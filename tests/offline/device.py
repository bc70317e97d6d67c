"""A device for tests: storage in memory, a search that tries every move as often, and people who ask and play."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from saqqara.bots.decisions import SearchOrder, SearchResult
from saqqara.offline.api_server import OfflineServer


class MemoryStorage:
    """Documents in memory; `full`: nothing more can be written."""

    def __init__(self) -> None:
        self.documents: dict[tuple[str, str], str] = {}
        self.full = False

    async def load(self) -> Sequence[Sequence[str]]:
        """Return all documents."""
        return [[kind, id, text] for (kind, id), text in self.documents.items()]

    async def put_all(self, documents: Sequence[Sequence[str]]) -> None:
        """Write all documents, or none."""
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.documents |= {(kind, id): text for kind, id, text in documents}

    async def remove(self, kind: str, id: str) -> None:
        """Delete a document."""
        self.documents.pop((kind, id), None)


async def even_search(order: str) -> str:
    """Answer a search as if every move had been tried once."""
    task = msgspec.json.decode(order, type=SearchOrder)
    moves = list(task.question.moves)
    return msgspec.json.encode(SearchResult(moves, [1] * len(moves), [0.5] * len(moves))).decode()


class Viewer:
    """A page at a table: its last look and table, and all it was sent."""

    def __init__(self, server: OfflineServer, table: str, token: str | None = "") -> None:
        self.heard: list[dict[str, Any]] = []
        self.look: Any = None
        self.number = -1
        self.table: Any = None
        self._news = asyncio.Event()
        self.connection = server.connect(table, self._hear)
        self.say(type="hello", token=token)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "look":
            self.look, self.number = message["look"], message["number"]
        elif message["type"] == "table":
            self.table = message
        self._news.set()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.connection.hear(json.dumps(message))

    async def until(self, kind: str, **values: Any) -> dict[str, Any]:
        """Return the first message of a kind with these values, once it has come."""
        async with asyncio.timeout(20):
            while True:
                for message in self.heard:
                    if message["type"] == kind and all(message.get(name) == value for name, value in values.items()):
                        return message
                self._news.clear()
                await self._news.wait()

    async def answered(self, id: str) -> dict[str, Any]:
        """Return the answer to a message."""
        async with asyncio.timeout(20):
            while True:
                for message in self.heard:
                    if message.get("id") == id and message["type"] in ("accepted", "refused"):
                        return message
                self._news.clear()
                await self._news.wait()

    async def turn(self) -> Any:
        """Return the look once this viewer is to act or the game is over."""
        async with asyncio.timeout(30):
            while self.look is None or not (self.look["moves"] or self.look["outcome"]):
                self._news.clear()
                await self._news.wait()
        return self.look


@asynccontextmanager
async def device(storage: MemoryStorage | None = None, search: Any = even_search) -> AsyncIterator[OfflineServer]:
    """A server of a device, from its start to its end."""
    server = OfflineServer(storage or MemoryStorage(), search)
    await server.start()
    try:
        yield server
    finally:
        server.stop()


async def ask(server: OfflineServer, method: str, path: str, body: Any = None, token: str = "", status: int = 200) -> Any:
    """Ask for something; return the answer, whose status must be this."""
    got, text = await server.request(method, path, "" if body is None else json.dumps(body), token)
    assert got == status, text
    return json.loads(text) if text else None


async def play_out(server: OfflineServer, table: str, stop_after: int = 10_000) -> Viewer:
    """Play a game to its end by the first legal moves, or until so many were made."""
    me = Viewer(server, table)
    for made in range(stop_after):
        look = await me.turn()
        if look["outcome"]:
            break
        number = me.number
        id = f"{number}-{made}"
        me.say(type="move", id=id, text=look["moves"][made % len(look["moves"])], on=number)
        answer = await me.answered(id)
        assert answer["type"] == "accepted" or look["clock"] is not None, answer  # the clock may be quicker
        async with asyncio.timeout(20):
            while me.number == number:
                await asyncio.sleep(0.001)
    return me
