"""The decisions that bots face at a table of a server or a device: which there are, whether they still stand, how long a bot waits."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from saqqara.core.errors import SaqqaraError
from saqqara.server.tables import undo_rules
from saqqara.server.tables.live_table import LiveTable

UNDO_PAUSES = 4
"""How many of a bot's pauses a person has to take a move back, if the bot's own move ends that chance."""


def update_thinking(live: LiveTable, may_think: bool, think: Callable[[int, Any], asyncio.Task[None]]) -> None:
    """Set the bots that are to move thinking, and stop those that no longer are. `think` begins a bot's thought on a decision."""
    moving = {seat: decision_of(live, seat) for seat in live.bots_to_move} if live.table is not None and may_think else {}
    for seat, (decision, task) in list(live.thinking.items()):
        if moving.get(seat) != decision:
            task.cancel()
            del live.thinking[seat]
    for seat, decision in moving.items():
        if seat not in live.thinking:
            live.thinking[seat] = (decision, think(seat, decision))


def decision_of(live: LiveTable, seat: int) -> Any:
    """Return what identifies a bot's decision: its look's number, and the clock's phase where one runs."""
    assert live.table is not None
    clock = live.table.clock
    return live.number(seat), None if clock is None else clock.since


def still_faces(live: LiveTable, seat: int, decision: Any) -> bool:
    """Return whether a bot still faces that decision."""
    own = live.seats[seat].bot is not None  # else its player is back
    return own and live.table is not None and seat in live.table.to_act and decision_of(live, seat) == decision


def pause_before(live: LiveTable, seat: int, move: str, usual: float) -> float:
    """Return the seconds that a bot waits with its move: longer where the move ends a person's chance to take theirs back."""
    person = live.alone
    assert live.table is not None
    with contextlib.suppress(SaqqaraError):  # a move that is no longer possible is refused when it is made
        if person is not None and undo_rules.no_undo(live, person) is None and live.table.would_stand(seat, move):
            return usual * UNDO_PAUSES
    return usual
