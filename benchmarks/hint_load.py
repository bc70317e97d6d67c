"""Cost of a hint to the server, and the speed of moves while many ask for hints at once: `python -m benchmarks.hint_load`.

A hint is what a page asks for: a question to think about, and the reason for one move. The thinking itself is the page's own.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bench.load import API, Load, Round, settle
from saqqara.bench.server import Asked, drive, more_files, shortest, warm_up
from saqqara.bench.serving import READY_SECONDS, Serving
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, games

HINTS = 200
"""The number of hints, one after the other, from which the cost of one is measured."""
EVERY = 8.0
"""The seconds between two requests of a player: as long as a page thinks."""
RATE = 200.0
"""Moves a second at the other tables, where no rate is asked for: a server that is at work and not at its end."""
WARM = 20


class Cost(msgspec.Struct):
    """The cost of a hint in the server's processor time, in ms."""

    game: str
    seats: int
    median_ms: float
    p99_ms: float
    bytes: int
    """The largest answer, in bytes."""


class Report(msgspec.Struct):
    """All that was measured."""

    costs: list[Cost]
    game: str
    people: int
    tables: int
    rate: float
    hints: int
    p99_without_ms: list[float]
    p99_with_ms: list[float]
    ratio: float
    """Of the medians."""


class Answer(msgspec.Struct):
    """The part of a message that an asker reads."""

    type: str
    id: str = ""
    why: Any = None


read = msgspec.json.Decoder(Answer).decode


class Asker(Round):
    """A table whose players ask for hints."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.asked = self.hints = self.size = 0
        self.waiting: tuple[str, asyncio.Future[None]] | None = None

    async def open(self) -> None:
        """New people at a new table, where hints are allowed and no clock runs."""
        post = self.load.http.post
        self.tokens = [(await post(f"{API}/players", {}))["token"] for _ in range(self.load.seats)]
        times = dict.fromkeys(self.load.times) or None
        self.table = (await post(f"{API}/tables", {"game": self.load.game, "seats": self.load.seats, "times": times}, self.tokens[0]))["id"]
        for token in self.tokens[1:]:
            await self.load.post(self.table, "join", token)

    def heard(self, seat: int, data: bytes) -> None:
        """An answer to a question, or whatever a player hears."""
        message = read(data)
        if self.waiting is None or message.id != self.waiting[0]:
            super().heard(seat, data)
        elif message.type in ("refused", "problem"):
            self.waiting[1].set_exception(BadSetup("bench-server", what=str(message.why)))
        elif not self.waiting[1].done():
            self.size = max(self.size, len(data))
            self.waiting[1].set_result(None)

    async def ask(self, seat: int, what: dict[str, Any]) -> None:
        """Ask, and wait for the answer."""
        self.asked += 1
        name = f"h{self.asked}"
        self.waiting = name, self.load.loop.create_future()
        self.wires[seat].send(msgspec.json.encode(what | {"id": name}))
        async with asyncio.timeout(READY_SECONDS):
            await self.waiting[1]

    async def hint(self) -> None:
        """One hint for somebody who may move."""
        seat = next(seat for seat, moves in enumerate(self.moves) if moves)
        await self.ask(seat, {"type": "think"})
        await self.ask(seat, {"type": "explain", "moves": [self.moves[seat][0]]})
        self.hints += 1

    async def step(self) -> None:
        """A move, where the game has no clock; after the last one, the same people play again."""
        if self.load.times:
            return
        self.playing = True
        self.move()
        self.playing = False
        await settle(self.load, self.moved_on, READY_SECONDS)
        if self.over:
            await self.again()
            await settle(self.load, lambda: min(self.numbers) > 0 and any(self.moves), READY_SECONDS)

    def moved_on(self) -> bool:
        """Return whether the move is shown and another player is to move."""
        return self.target is not None and self.numbers[self.mover] >= self.target and (self.over or any(self.moves))

    async def keep_asking(self) -> None:
        """Ask, as long as there is a measurement, with everybody else at the same moment."""
        while self.load.running:
            began = time.monotonic()
            await self.hint()
            await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - began)))


async def ready(serving: Serving, game: str, seats: int, people: int) -> tuple[Load, list[Asker]]:
    """Return that many tables, each in the middle of its game, with a player who may move."""
    load = Load(serving.url, game, seats, 0, None)
    askers = [Asker(load) for _ in range(people)]
    await load.together(one.open() for one in askers)
    await load.together(one.sit() for one in askers)
    await settle(load, lambda: all(min(one.numbers) for one in askers), READY_SECONDS)
    return load, askers


async def cost_of(serving: Serving, game: str, seats: int, step: Callable[[], None]) -> Cost:
    """Return the cost of hints in the course of a game, one after the other on an idle server."""
    load, (asker,) = await ready(serving, game, seats, 1)
    for _ in range(WARM):
        await asker.hint()
    spent = []
    for _ in range(HINTS):
        await asyncio.sleep(0.01)  # what a move leaves to be done is done
        busy = serving.busy()
        await asker.hint()
        spent.append(1e3 * (serving.busy() - busy))
        await asker.step()
        step()
    await load_ends(load, [asker])
    spent.sort()
    return Cost(game, seats, spent[len(spent) // 2], spent[len(spent) * 99 // 100], asker.size)


async def load_ends(load: Load, askers: list[Asker]) -> None:
    """Disconnect all players."""
    for one in askers:
        one.close()
    await load.close()


async def measure(serving: Serving, asked: Asked, people: int, turns: int, step: Callable[[], None]) -> Report:
    """The cost for each game, then moves without and with people who ask, in turns."""
    await serving.ready()
    kinds: list[Game] = [find(asked.game)] if asked.game else list(games().values())
    costs = [await cost_of(serving, kind.name, kind.seats[-1], step) for kind in kinds]
    kind = find(asked.game) if asked.game else shortest()
    seats, rate = kind.seat_count(asked.seats), asked.rate or RATE
    await warm_up(serving, kind.name, seats)
    load = Load(serving.url, kind.name, seats, asked.tables, rate)
    await load.together(one.open() for one in load.rounds)
    await load.together(one.sit() for one in load.rounds)
    await settle(load, lambda: all(min(one.numbers) for one in load.rounds), READY_SECONDS)
    asking, askers = await ready(serving, kind.name, seats, people)
    without, beside = [], []
    for _ in range(turns):
        without.append(await p99(serving, load, asked.seconds))
        step()
        asking.running = True
        hinting = [asyncio.ensure_future(one.keep_asking()) for one in askers]
        beside.append(await p99(serving, load, asked.seconds))
        asking.running = False
        for task in hinting:
            task.cancel()
        for problem in await asyncio.gather(*hinting, return_exceptions=True):
            if isinstance(problem, Exception):
                raise BadSetup("bench-server", what=asking.trouble or repr(problem))
        step()
    hints = sum(one.hints for one in askers)
    await load_ends(asking, askers)
    await load.close()
    middle = turns // 2
    ratio = sorted(beside)[middle] / max(1e-9, sorted(without)[middle])
    return Report(costs, kind.name, people, asked.tables, rate, hints, without, beside, ratio)


async def p99(serving: Serving, load: Load, seconds: float) -> float:
    """The time in which 99 of 100 moves are seen by everybody, in ms."""
    await asyncio.gather(*load.working)  # rematches from before
    load.spent, load.moved_at = [], []
    await drive(serving, load, seconds)
    ordered = sorted(load.spent)
    return 1e3 * ordered[len(ordered) * 99 // 100] if ordered else 0.0


def main(
    people: int = 200,
    turns: int = 3,
    game: str | None = None,
    seats: int = 2,
    tables: int = 200,
    seconds: float = 10.0,
    rate: float = RATE,
    database: str | None = None,
    json: bool = False,
) -> None:
    """Measure the cost of a hint in each game, then moves without and with people who ask for hints, in turns."""
    more_files()
    random.seed(1)
    asked = Asked(tables=tables, seconds=seconds, rate=rate, seats=seats, game=game, database=database)
    with bars() as progress, tempfile.TemporaryDirectory() as temporary:
        task = progress.add_task(f"hints for {people} people", total=(1 if game else len(games())) * HINTS + 2 * turns)
        folder = Path(temporary)
        serving = Serving(database or f"sqlite:///{folder}/bench.db", folder)
        try:
            report = uvloop.run(measure(serving, asked, people, turns, lambda: progress.advance(task)))
        finally:
            serving.stop()
    print_report(report, json)


if __name__ == "__main__":
    run_command(main)
