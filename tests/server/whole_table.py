"""All players at a table of a real server at once: each keeps every message."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Mapping
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.offline.wire import DevicePlayer
from tests.server.server_processes import PATIENCE, Frames, Player

SIGNS = "+-*/"
names = itertools.count()


class Ear:
    """A connection that is always listened to. `viewer`: the seat, None for an onlooker."""

    def __init__(self, player: Player | DevicePlayer, viewer: int | None, sitting: Frames) -> None:
        self.player, self.viewer, self.sitting = player, viewer, sitting
        self.heard = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Until the connection ends."""
        try:
            while True:
                message = await self.sitting.next(600)
                self.heard.set()
                assert message["type"] != "problem", message
                waiting = self.answers.pop(message.get("id", ""), None) if message["type"] != "table" else None
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
        except (ConnectionClosed, AssertionError) as problem:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(problem)

    @property
    def frames(self) -> list[Any]:
        """All that came."""
        return self.sitting.frames

    @property
    def look(self) -> Any:
        """The last look."""
        return self.sitting.look

    async def ask(self, kind: str, name: str | None = None, **more: Any) -> Any:
        """Say something with an id: what was answered to it."""
        name = name or f"{kind}-{next(names)}"
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answers[name] = answer
        await self.sitting.send(type=kind, id=name, **more)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def shown(self, number: int) -> None:
        """Wait for a look."""
        async with asyncio.timeout(PATIENCE):
            while self.sitting.number < number:
                self.heard.clear()
                await self.heard.wait()


@contextlib.asynccontextmanager
async def party(table: str, people: Mapping[int | None, Player | DevicePlayer]) -> AsyncIterator[list[Ear]]:
    """Yield the connections of all players of a table, by seat."""
    async with contextlib.AsyncExitStack() as stack:
        ears = [Ear(player, viewer, await stack.enter_async_context(player.sit(table))) for viewer, player in people.items()]
        try:
            for ear in ears:
                await ear.shown(0)
            yield ears
        finally:
            for ear in ears:
                ear.listening.cancel()
            await asyncio.gather(*(ear.listening for ear in ears), return_exceptions=True)


def some_move(look: Any, chance: random.Random) -> str:
    """One of the moves a look offers; a form to be filled in gets an operation on two dice, be it right or wrong."""
    text: str = chance.choice(look["moves"])
    if not text.endswith("..."):
        return text
    one, other = chance.sample(look["view"]["dice"], 2)
    return text.replace("...", f"{one} {chance.choice(SIGNS)} {other}")
