"""The moves that time makes: the game's clock's own, and a bot's for everybody who has not decided in time."""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from saqqara.core.errors import SaqqaraError
from saqqara.server.clock import now
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_changes import TableChanges

Choose = Callable[[LiveTable, int], Awaitable[str]]
"""Choose a move for the player of a seat, as a bot of the table's level would."""


async def play_due(tables: TableChanges, live: LiveTable, choose: Choose) -> None:
    """Play what is due at a table by now; nothing where somebody was quicker."""
    table, clock, pace = live.table, table_deadlines.clock_due(live), table_deadlines.pace_due(live)
    if table is None:
        return
    with contextlib.suppress(SaqqaraError):
        if clock is not None and clock <= now() and table.clock is not None:
            due = table.clock
            await tables.submit(live, None, "move", due.move, still=lambda: live.table is not None and live.table.clock == due)
        elif pace is not None and pace <= now():
            late_seats = {seat: since for seat in table.to_act if (since := late_since(live, seat)) is not None}
            for seat, since in late_seats.items():
                await play_for(tables, live, seat, choose, partial(is_undecided, live, seat, live.number(seat), since))


async def play_for(tables: TableChanges, live: LiveTable, seat: int, choose: Choose, undecided: Callable[[], bool]) -> None:
    """Play for somebody who is late, if they are still undecided; a slow bot is not asked twice."""
    if seat in live.standing_in or not undecided():
        return
    live.standing_in.add(seat)
    try:
        move = await choose(live, seat)
        await tables.submit(live, seat, "move", move, bot=True, still=undecided)
    finally:
        live.standing_in.discard(seat)


def late_since(live: LiveTable, seat: int) -> int | None:
    """Return since when a bot is to move for the player of a seat; None if the seat has time, or is a bot's."""
    due = table_deadlines.seat_due(live, seat) if live.seats[seat].bot is None else None
    return due if due is not None and due <= now() else None


def is_undecided(live: LiveTable, seat: int, number: int, due: int) -> bool:
    """Return whether a seat still faces the decision that it faced at that look number, with that deadline."""
    if live.table is None or seat not in live.table.to_act:
        return False
    return (live.number(seat), table_deadlines.seat_due(live, seat)) == (number, due)
