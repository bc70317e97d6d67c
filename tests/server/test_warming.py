"""Bots warm up: a table shows that their search is being compiled, and which games wait for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.interface import Choice
from saqqara.core.table import Table
from saqqara.server import serve
from saqqara.server.tables.bots import bot_workers
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server.inside import inside, seated
from tests.server.serving import Player, Sitting

MASTER = {"bot": "master"}


class Compiling:
    """Stands in for what compiles searches: one game, as long as a test wants."""

    def __init__(self) -> None:
        self.seconds = 10.0
        self.asked: list[str] = []
        self.failed: set[str] = set()

    def start(self) -> None:
        """Begin."""

    def seconds_left(self, game: str) -> float:
        """Return how long it still takes."""
        return self.seconds if game == "guardians" else 0.0

    def first(self, game: str) -> None:
        """Note which game somebody waits for."""
        self.asked.append(game)

    def close(self) -> None:
        """Nothing to end."""


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> Compiling:
    """Return the stand-in for compiling in every server of the test."""
    made = Compiling()
    monkeypatch.setattr(serve, "Preparation", lambda wanted, tell: made)
    return made


async def warming(sitting: Sitting) -> Any:
    """Return what the next message about the table says of it."""
    return (await sitting.until("table"))["warming"]


async def test_a_table_shows_that_a_bot_warms_up_until_it_is_ready(tmp_path: Path, compiling: Compiling) -> None:
    async with inside(tmp_path) as server:
        ann = await Player.come(server.url, "Ann")
        table = await ann.post("/tables", game="guardians", seats=["me", {"bot": "novice"}, MASTER])
        assert table["warming"]["seats"] == [2], "a novice does not search"
        assert table["warming"]["until"] == table["warming"]["since"] + 10_000
        assert set(compiling.asked) == {"guardians"}
        async with ann.sit(table["id"]) as one:
            assert await warming(one) == table["warming"]
            await seated(one)
            compiling.seconds = 0.0
            while await warming(one) is not None:
                pass
        await ann.close()


@pytest.mark.parametrize(
    ("game", "seats"), [("guardians", ["me", {"bot": "chance"}]), ("objective", ["me", MASTER])], ids=["no search", "compiled already"]
)
async def test_where_nothing_is_to_be_compiled_nothing_is_shown(tmp_path: Path, compiling: Compiling, game: str, seats: list[Any]) -> None:
    async with inside(tmp_path) as server:
        ann = await Player.come(server.url, "Ann")
        assert (await ann.post("/tables", game=game, seats=seats))["warming"] is None
        await ann.close()


@pytest.mark.parametrize("failed", [False, True], ids=["compiled", "failed"])
async def test_where_a_game_counts_its_bots_wait_for_their_search_if_it_can_be_had(
    tmp_path: Path, compiling: Compiling, failed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[bool] = []

    async def think(self: BotWorkers, work: Any, *arguments: Any, **_: Any) -> Choice:
        assert work is bot_workers.think
        thought.append(arguments[-1])
        return Choice("", 0.0)

    monkeypatch.setattr(BotWorkers, "run", think)
    async with inside(tmp_path) as server:
        workers: BotWorkers = server.app.state.node.workers
        look = Table("guardians", 2, b"warm").look(0)
        await workers.choose("master", look, None)
        assert thought == [True], "a casual game goes on at first sight"
        waiting = asyncio.create_task(workers.choose("master", look, None, by_search=True))
        await asyncio.sleep(2 * bot_workers.READY_CHECK_SECONDS)
        assert not waiting.done()
        compiling.seconds = 0.0
        compiling.failed = {"guardians"} if failed else set()
        await waiting
        assert thought == [True, failed]
