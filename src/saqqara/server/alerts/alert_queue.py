"""The queue of notifications: written once, by whichever node sees the occasion first, and sent from there (`alert_sender`).

What is to be told is a row in the database under (player, table, occasion), with the number of the turn: only a later turn replaces it. So
nobody is told the same twice, by however many nodes, after a restart, or when somebody takes a move back and makes it again.
"""

import time

import sqlalchemy as sa
import structlog

from saqqara.server.alerts.alert_preferences import AlertPreferences, Occasion, preferences_of, subscriptions_of
from saqqara.server.clock import now
from saqqara.server.errors import SetAside
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import alerts
from saqqara.server.storage.store import Store
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_setup import SeatRow

log = structlog.get_logger()
RECENT = 10 * 60_000
"""The age, in milliseconds, beyond which a beginning or an end is no news: the table was only read again."""
TO_COME = 60_000
"""The least time to decide, in milliseconds, for which a player is notified: with less they could not come in time."""
MEMORY, MOST = 5.0, 10_000
"""For so many seconds it is not looked up again, of so many people, that there is no way to reach them, where they look at the table."""
NO_SEAT = -1
"""The seat of an invited player, who has none yet."""
WAITING = sa.select(alerts.c.occasion).where(
    alerts.c.player == sa.bindparam("of"), alerts.c.table == sa.bindparam("at"), alerts.c.due.is_not(None)
)


def new_occasions(live: LiveTable) -> dict[int, dict[Occasion, int]]:
    """Return what a table has to tell the player of each seat that they were not told yet, with the number of the turn."""
    table = live.table
    if table is None:
        return {}
    found: dict[int, dict[Occasion, int]] = {}
    for_all: Occasion = "over" if live.over else "begun"
    called = live.called.get(for_all, {})
    if len(called) < len(live.seats) and now() - (live.changed if live.over else live.started) < RECENT:
        for row in live.seats:
            if row.player is not None and row.seat not in called:
                found[row.seat] = {for_all: 0}
    due = None if live.untimed else table_deadlines.shown_due(live)
    called = live.called.get("turn", {})
    for seat in table.to_act if due is None or due - now() >= TO_COME else ():
        row, turn = live.seats[seat], live.turns[seat]
        if row.player is not None and row.bot is None and called.get(seat) != turn and seat not in table.resigned:
            found.setdefault(seat, {})["turn"] = turn
    return found


def is_their_turn(live: LiveTable, row: SeatRow) -> bool:
    """Return whether a game waits for the player of a seat, and no bot stands in."""
    if live.table is None or live.status != "running" or row.bot is not None or live.resigned(row.seat):
        return False
    return row.seat in live.table.to_act


class AlertQueue:
    """Finds out who is to be told what, and writes it down. It implements `Notifier`."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings, self.store, self.hub = settings, store, hub
        self._unreachable: dict[str, float] = {}

    def on_change(self, live: LiveTable) -> None:
        """Notify whoever should know of a change of a table and does not look at it."""
        if self.hub.closing:
            return
        for seat, news in new_occasions(live).items():
            for what, turn in news.items():
                live.called.setdefault(what, {})[seat] = turn
            seen, player = self.hub.presence.is_watching(live.id, seat), live.seats[seat].player
            if player is None or (seen and (not self.hub.fanout.others or self._unreachable.get(player, 0.0) > time.monotonic())):
                continue
            self.hub.run_in_background(
                self._note(live.id, player, seat, news, seen)
            )  # another node might not know that they look at it here

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """Remind the player of a seat, in the name of `by`, that it is their turn; return whether that is on its way (see `Notifier`)."""
        try:
            live = await self.hub.get(table)
        except SetAside:
            return False
        row = live.seats[seat] if live is not None and 0 <= seat < len(live.seats) else None
        if live is None or row is None or row.player is None or row.bot is not None or live.status != "running":
            return False
        if seat not in live.awaited() or self.hub.presence.is_watching(table, seat):
            return False
        chosen = await self._reachable(row.player)
        if chosen is None or "reminded" not in chosen.occasions:
            return False
        due = (
            now() if is_their_turn(live, row) else None
        )  # one who has acted in secret need not come, and nobody is told that by the answer
        return await self._write(table, row.player, seat, {"reminded": live.turns.get(seat, 0)}, due, by=by[:80])

    async def invited(self, table: str, player: str, by: str) -> None:
        """Invite a player, in the name of their friend `by`, to a table that has not begun."""
        chosen = await self._reachable(player)
        if chosen is not None and "invited" in chosen.occasions:
            await self._write(table, player, NO_SEAT, {"invited": 0}, self._soon(), by=by[:80])

    async def seen(self, live: LiveTable, seat: int) -> None:
        """Drop what waits to be sent about a table: the player of the seat has it in front of them."""
        player = live.seats[seat].player
        if player is not None and await self.store.fetch(WAITING, of=player, at=live.id):
            waiting = sa.update(alerts).where(alerts.c.player == player, alerts.c.table == live.id, alerts.c.due.is_not(None))
            await self.store.execute(waiting.values(due=None, seen=True))

    def lost(self, live: LiveTable, seat: int) -> None:
        """Notify the player of a seat whose connection broke off without a goodbye: they may not have seen what was shown last."""
        row = live.seats[seat]
        if row.player is not None and is_their_turn(live, row) and not self.hub.presence.is_watching(live.id, seat):
            self.hub.run_in_background(self._tell_after_all(live, row.player, seat))

    async def _tell_after_all(self, live: LiveTable, player: str, seat: int) -> None:
        """Notify a player after all: their turn may have begun on a page that they no longer had."""
        turn = live.turns[seat]
        unseen = sa.update(alerts).where(alerts.c.player == player, alerts.c.table == live.id, alerts.c.occasion == "turn")
        await self.store.execute(unseen.where(alerts.c.turn == turn, alerts.c.seen).values(due=self._soon(), seen=False))
        await self._note(live.id, player, seat, {"turn": turn}, seen=False)

    async def _note(self, table: str, player: str, seat: int, news: dict[Occasion, int], seen: bool) -> None:
        """Write down what somebody wants to know: the first that is wanted is told and says the others too."""
        chosen = await self._reachable(player)
        if chosen is None:
            if len(self._unreachable) >= MOST:
                self._unreachable.clear()
            self._unreachable[player] = time.monotonic() + MEMORY
            return
        wanted = [occasion for occasion in news if occasion in chosen.occasions]
        if not wanted:
            return
        first, *others = wanted
        await self._write(table, player, seat, {first: news[first]}, None if seen else self._soon(), seen=seen)
        if others:
            await self._write(table, player, seat, {other: news[other] for other in others}, None, seen=seen)

    async def _reachable(self, player: str) -> AlertPreferences | None:
        """Return what somebody has chosen, if there is any way to reach them."""
        chosen = await preferences_of(self.store, player)
        if chosen is None:
            return None
        mail = self.settings.smtp is not None and chosen.address is not None and chosen.confirmed
        return chosen if mail or await subscriptions_of(self.store, player) else None

    def _soon(self) -> int:
        """Return when to notify: players have a moment to come by themselves, and other nodes to say that the table is watched there."""
        return now() + int(self.settings.alert_seconds * 1000)

    async def _write(
        self, table: str, player: str, seat: int, news: dict[Occasion, int], due: int | None, seen: bool = False, by: str = ""
    ) -> bool:
        """Write down what is to be told, but for what was told already; whether the last of it was new."""
        fixed = {"player": player, "table": table, "seat": seat, "by": by, "due": due, "seen": seen, "tries": 0}
        rows = [fixed | {"occasion": occasion, "turn": turn} for occasion, turn in news.items()]
        keys = ("player", "table", "occasion")
        statements = [self.store.upsert(alerts, row, keys, lambda new: alerts.c.turn < new.turn) for row in rows]
        return await self.store.execute(*statements) > 0
