"""Games that are looked back through: each is replayed once for a seat, and its looks are kept for a while, page after page."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.record import read_record
from saqqara.core.record_replay import scores, steps
from saqqara.server.limits.fair_queue import FairQueue
from saqqara.server.schemas.replays import Points, Replay
from saqqara.server.schemas.ws_messages import encode

CACHE_BYTES = 32 * 1024 * 1024
"""The bytes of looks kept; the least recently requested go first."""


class CachedReplay(msgspec.Struct, frozen=True):
    """A whole game as one seat saw it, its looks as they are sent."""

    game: str
    seats: int
    names: tuple[str, ...]
    looks: tuple[msgspec.Raw, ...]

    def page(self, first: int, count: int) -> Replay:
        """Return some of it."""
        looks: Any = self.looks[first : first + count]  # what is written already is written as it is
        return Replay(self.game, self.seats, len(self.looks) - 1, self.names, first, looks)


def replayed(data: Any, seat: int | None) -> CachedReplay:
    """Replay a record. The table goes on after each step, so looks are taken on the way."""
    record = read_record(data)
    if seat is not None and seat >= record.seats:
        raise BadSetup("no-seat", seat=str(seat), most=record.seats - 1)
    looks = tuple(msgspec.Raw(encode(table.look(seat))) for table in steps(data))
    return CachedReplay(record.game, record.seats, tuple(record.names or ()), looks)


def points_of(data: Any) -> Points:
    """Return how the points of a record went."""
    return Points(tuple(scores(data)))


class Replays:
    """A cache of replays, under a key that names the game, as long as there is room."""

    def __init__(self, turns: FairQueue, room: int = CACHE_BYTES) -> None:
        self.room, self.size = room, 0
        self._turns = turns
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    async def page(self, key: Hashable, data: Callable[[], Any], seat: int | None, first: int, count: int, owner: str) -> Replay:
        """Return some looks of a game. `data` gives its record, if it is needed; `owner`: who asks."""

        def size_of(made: CachedReplay) -> int:
            return sum(len(bytes(look)) for look in made.looks)

        kept: CachedReplay = await self._get((key, seat), lambda: replayed(data(), seat), size_of, owner)
        return kept.page(first, count)

    async def points(self, key: Hashable, data: Callable[[], Any], owner: str) -> Points:
        """Return the points of a game; `owner`: who asks."""
        points: Points = await self._get((key, "points"), lambda: points_of(data()), lambda made: 100 * len(made.points), owner)
        return points

    async def _get(self, key: Hashable, make: Callable[[], Any], size_of: Callable[[Any], int], owner: str) -> Any:
        """Return what is kept under a key, or made now."""
        if key not in self._kept:
            async with self._turns.turn(owner):
                if key not in self._kept:  # nobody else has made it meanwhile
                    made = await asyncio.to_thread(make)
                    return self._keep(key, made, size_of(made))
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def _keep(self, key: Hashable, made: Any, size: int) -> Any:
        """Keep something, and let go what there is no room for."""
        if key not in self._kept:
            self._kept[key] = made, size
            self.size += size
        while self.size > self.room:
            _, (_, freed) = self._kept.popitem(last=False)
            self.size -= freed
        return made
