"""The bots at this node's tables: set thinking when it is their turn, stopped when it no longer is."""

import asyncio
import contextlib
import secrets
from functools import partial
from typing import Any

from saqqara.bots import Choice, is_strength, levels
from saqqara.bots.daily_opponents import decide
from saqqara.core.errors import SaqqaraError
from saqqara.core.look import Look
from saqqara.core.rng import generator
from saqqara.server.clock import now
from saqqara.server.tables.bots.bot_decisions import pause_before, still_faces, update_thinking
from saqqara.server.tables.bots.bot_workers import ALONE, OPPONENT, BotWorkers
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable


def any_choice(live: LiveTable, seat: int) -> Choice:
    """Return any legal move, for a bot that could not decide in time, so that nobody waits for ever."""
    assert live.table is not None
    return Choice(live.table.sample(seat, generator(secrets.token_bytes(16))), 0.0)


def tempo_of(before: Look, seat: int, deck: Any, chance: bytes) -> float:
    """Return how many seconds a person would take for a move. Runs in a worker."""
    from saqqara.bots.thinking_time import human_seconds

    return human_seconds(before, seat, deck, chance)


class BotTurns:
    """Runs the bots at all tables of a node."""

    def __init__(self, hub: Hub, workers: BotWorkers) -> None:
        self.hub, self.workers = hub, workers

    def on_change(self, live: LiveTable) -> None:
        """Set the bots that are to move thinking, and stop those that no longer are."""
        if live.thinking or live.has_bots:
            kept = self.hub.live.get(live.id) is live  # else it was set aside, or let go
            update_thinking(live, kept and not self.hub.closing, partial(self._think, live))

    def _think(self, live: LiveTable, seat: int, decision: Any) -> asyncio.Task[None]:
        """Start a bot's thinking in the background."""
        return self.hub.run_in_background(self.move(live, seat, decision))

    async def takes(self, live: LiveTable, seat: int, move: str, before: Look) -> float:
        """Return the seconds that a bot waits, also at tables where bots take a person's time, by the public look and by chance."""
        usual = pause_before(live, seat, move, self.hub.settings.bot_pause)
        if live.setup.bot_pace != "human":
            return usual
        seconds: float = await self.workers.run(tempo_of, before, seat, live.setup.deck, secrets.token_bytes(8), owner=live.owner)
        return max(usual, seconds)

    async def move_deep(self, live: LiveTable, seat: int, text: str | None, on: int | None) -> int:
        """Make the move that a page has thought of for a deep bot, or a master's where it has none, as any bot makes its own.

        Gives the number of that seat's look; raises our errors, among them that the look it was made on is gone.
        """
        on = live.number(seat) if on is None else on
        before = live.look(None)
        if text is None:
            try:
                choice = await self.workers.choose(levels()[-1], live.look(seat), live.setup.deck, owner=live.owner)
            except TimeoutError:
                choice = any_choice(live, seat)
            text = choice.move
        if live.table is not None and live.stands(seat, on):
            await asyncio.sleep(max(0.0, await self.takes(live, seat, text, before) - (now() - live.changed) / 1000))
        return await self.hub.submit(live, seat, "move", text, bot=True, on=on)

    async def choose(self, live: LiveTable, seat: int, level: str, waited: float, rank: int) -> Choice:
        """Return a bot's decision; at a daily challenge it follows from the day's seed."""
        if live.setup.daily is None:
            return await self.workers.choose(level, live.look(seat), live.setup.deck, waited, rank, live.owner)
        if not is_strength(level):  # a seat of the game's own kind, which need not think
            return decide(live.secret, level, live.look(seat))
        choice: Choice = await self.workers.run(decide, live.secret, level, live.look(seat), rank=rank, owner=live.owner)
        return choice

    async def move(self, live: LiveTable, seat: int, decision: Any) -> None:
        """Think, wait as a person would, and move."""
        assert live.table is not None
        try:
            level = live.seats[seat].bot
            if level is None or not still_faces(live, seat, decision):  # its earlier move is in the table, and on its way to the disk
                return
            began, before = now(), live.look(None)
            waited = (began - live.clock_at) / 1000 if live.table.clock is not None else 0.0
            rank = OPPONENT if any(row.player is not None for row in live.seats) else ALONE
            choice: Choice | None = None
            with contextlib.suppress(TimeoutError):  # then any move will do
                choice = await self.choose(live, seat, level, waited, rank)
            if live.table is None:  # it is being read again: whoever does sees to the bots then
                return
            if choice is None and live.setup.daily is not None:  # it thinks again when the table is seen to: any other move would not be
                return  # what everybody else is answered
            choice = choice or any_choice(live, seat)
            pause = choice.after if live.table.clock is not None else await self.takes(live, seat, choice.move, before)
            await asyncio.sleep(max(0.0, pause - (now() - began) / 1000))
            live.thinking.pop(seat, None)
            with contextlib.suppress(SaqqaraError):  # somebody was quicker: think again
                if still_faces(live, seat, decision):
                    await self.hub.submit(live, seat, "move", choice.move, bot=True, still=partial(still_faces, live, seat, decision))
        finally:
            held = live.thinking.get(seat)
            if held is not None and held[1] is asyncio.current_task():
                live.thinking.pop(seat, None)
        if not self.hub.closing:
            self.on_change(live)
