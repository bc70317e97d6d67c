"""Turns at something of which there are few places: those who wait have them one person after the other, however much one asks for."""

import asyncio
import contextlib
import itertools
from collections import defaultdict
from collections.abc import AsyncIterator, Hashable


class FairQueue:
    """Places for some pieces of work at a time, handed out in rounds: in each, everybody who waits has one turn.

    Work has a rank; within a round the lowest comes first. Ranks from `last` on come only when no other work waits, in rounds of their own.
    """

    def __init__(self, places: int, last: int = 1) -> None:
        self._free = places
        self._last = last
        self._count = itertools.count()
        self._waiting: defaultdict[tuple[bool, Hashable], list[tuple[int, int, asyncio.Future[None]]]] = defaultdict(list)
        self._round = {False: 0, True: 0}
        """The present round, of what comes first and of what comes last."""
        self._had: dict[tuple[bool, Hashable], int] = {}
        """The round of everybody's latest turn, while it is not over."""

    @property
    def waiting(self) -> int:
        """Return how many pieces of work wait for a place."""
        return sum(map(len, self._waiting.values()))

    @contextlib.asynccontextmanager
    async def turn(self, owner: Hashable, rank: int = 0) -> AsyncIterator[None]:
        """Wait for a place. `owner`: whose work it is."""
        await self.take(owner, rank)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, owner: Hashable, rank: int = 0) -> None:
        """Wait for a place."""
        key = rank >= self._last, owner
        if self._free > 0:
            self._free -= 1
            self._note(key)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = rank, next(self._count), turn
        self._waiting[key].append(place)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was called just then: the next one is
            elif place in self._waiting.get(key, ()):
                self._remove(key, place)
            raise

    def give_back(self) -> None:
        """Give a place to whoever is next, or keep it for whoever comes."""
        while self._waiting:
            key = min(self._waiting, key=self._order)
            place = min(self._waiting[key])
            self._remove(key, place)
            if not place[2].done():  # else it was told to stop just now
                self._note(key)
                place[2].set_result(None)
                return
        self._free += 1

    def _order(self, key: tuple[bool, Hashable]) -> tuple[bool, int, int, int]:
        """Return what decides who is next: less is sooner."""
        rank, number, _ = min(self._waiting[key])
        return key[0], self._next_round(key), rank, number

    def _next_round(self, key: tuple[bool, Hashable]) -> int:
        """Return the round of somebody's next turn: the present one, if they have had none in it."""
        return max(self._round[key[0]], self._had.get(key, -1) + 1)

    def _note(self, key: tuple[bool, Hashable]) -> None:
        """Note that somebody has a turn."""
        self._had[key] = number = self._next_round(key)
        if number > self._round[key[0]]:
            self._round[key[0]] = number
            self._had = {other: had for other, had in self._had.items() if had >= self._round[other[0]]}

    def _remove(self, key: tuple[bool, Hashable], place: tuple[int, int, asyncio.Future[None]]) -> None:
        self._waiting[key].remove(place)
        if not self._waiting[key]:
            del self._waiting[key]
