"""Sending what is due: a round at every tick, so many at once, each with a limit of time. Nothing at a table ever waits for it.

A row is taken by the node that empties its `due`, before anything is sent: should that node fail just then, nobody is told rather than
twice.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from saqqara.server.alerts import alert_texts
from saqqara.server.alerts.alert_preferences import (
    AlertPreferences,
    Subscription,
    note_delivery,
    preferences_of,
    subscriptions_of,
    unsubscribe,
)
from saqqara.server.alerts.alert_queue import is_their_turn
from saqqara.server.alerts.email_addresses import EmailAddresses
from saqqara.server.alerts.quiet_hours import quiet_until
from saqqara.server.alerts.web_push import Outcome, WebPush
from saqqara.server.clock import now
from saqqara.server.errors import SetAside, where
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import AWAY, reason_of
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import alerts
from saqqara.server.storage.store import Store
from saqqara.server.tables import invitations
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

log = structlog.get_logger()
AT_ONCE = 20
"""The number of notifications sent at a time; the others wait in the database."""
TRIES = 3
AGAIN = 60_000
"""The milliseconds until a failed delivery is tried again; then twice that."""
FAILURES = 10
"""A browser that could not be reached so often in a row is given up."""
PARTING_SECONDS = 1
DUE = sa.select(alerts).where(alerts.c.due <= sa.bindparam("at")).order_by(alerts.c.due).limit(2 * AT_ONCE)


class AlertSender:
    """Tells people what is due."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, push: WebPush, addresses: EmailAddresses) -> None:
        self.settings, self.store, self.hub, self.push, self.addresses = settings, store, hub, push, addresses
        self._running: asyncio.Task[None] | None = None
        self._under_way: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    def start(self) -> None:
        """Go around at every tick."""
        self._running = asyncio.create_task(self._go_around(), name="alerts")

    async def stop(self) -> None:
        """Begin no more sending; what is under way has a moment."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        if self._under_way:
            _, late = await asyncio.wait(self._under_way.values(), timeout=PARTING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.push.close()

    async def _go_around(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.round()
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.error("alerts", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))

    async def round(self) -> None:
        """Begin to tell what is due, as far as there is room."""
        if len(self._under_way) >= AT_ONCE:
            return
        for row in await self.store.fetch(DUE, at=now()):
            key = row["player"], row["table"], row["occasion"]
            if key not in self._under_way and len(self._under_way) < AT_ONCE:
                task = self._under_way[key] = asyncio.create_task(self.see_off(row))
                task.add_done_callback(lambda _, key=key: self._under_way.pop(key, None))  # type: ignore[misc]

    async def see_off(self, row: Row) -> None:
        """Tell somebody what is due, if it is still true and they want to know, now."""
        try:
            await self._tell(row)
        except AWAY as problem:
            log.warning("alert", occasion=row["occasion"], problem=type(problem).__name__)  # it is still there when the database is back
        except Exception as problem:  # noqa: BLE001 - the others are told all the same
            log.error("alert", occasion=row["occasion"], problem=type(problem).__name__, at=where(problem))
            with contextlib.suppress(*AWAY):
                await self._settle(row, None)

    async def _tell(self, row: Row) -> None:
        live = None
        with contextlib.suppress(SetAside):
            live = await self.hub.present(row["table"])  # another node may have written this down, and know more
        chosen = await preferences_of(self.store, row["player"])
        if live is None or chosen is None or row["occasion"] not in chosen.occasions or not await self._still_true(live, row):
            await self._settle(row, None)
            return
        quiet = quiet_until(now(), chosen.quiet_from, chosen.quiet_to, chosen.zone)
        if quiet is not None:
            await self._settle(row, quiet)
            return
        browsers = await subscriptions_of(self.store, chosen.player)
        words = alert_texts.alert_text(live, row["occasion"], row["seat"], row["by"], chosen.language)
        if not await self._settle(row, None):  # another node was first, or they have come
            return
        told = await asyncio.gather(
            *(self._push(live, words, browser, chosen.language) for browser in browsers), self._mail(live, words, chosen)
        )
        if "failed" in told and not {"delivered", "lost"}.intersection(told) and row["tries"] + 1 < TRIES:
            again = sa.update(alerts).where(*same(row), alerts.c.turn == row["turn"], alerts.c.due.is_(None))
            await self.store.execute(again.values(due=now() + AGAIN * 2 ** row["tries"], tries=row["tries"] + 1))

    async def _still_true(self, live: LiveTable, row: Row) -> bool:
        """Return whether there is still something to be told, and somebody who has not seen it."""
        if row["occasion"] == "invited":
            looking = any(viewer.player == row["player"] for viewer in self.hub.presence.viewers.get(live.id, ()))
            return not looking and await invitations.still_waits(self.store, live.id, row["player"])
        async with live.lock:
            seat = live.seats[row["seat"]]
            if seat.player != row["player"] or self.hub.presence.is_watching(live.id, seat.seat):
                return False
            if row["occasion"] in ("turn", "reminded"):
                return is_their_turn(live, seat) and live.turns.get(seat.seat) == row["turn"]
            return live.status == ("over" if row["occasion"] == "over" else "running")

    async def _settle(self, row: Row, due: int | None) -> bool:
        """Take a row out of what is due, or let it be due later; False: somebody else has already."""
        mine = sa.update(alerts).where(*same(row), alerts.c.turn == row["turn"], alerts.c.due == row["due"])
        return bool(await self.store.execute(mine.values(due=due)))

    async def _push(self, live: LiveTable, words: alert_texts.AlertText, browser: Subscription, language: str) -> Outcome:
        """Tell a browser; one that is there no more is forgotten."""
        note = alert_texts.push_text(live, words, self.addresses.stop_key("push", browser.id), language)
        outcome = await self.push.send(browser, msgspec.json.encode(note), live.id)
        if outcome == "gone":
            await unsubscribe(self.store, browser.id)
        else:
            await note_delivery(self.store, browser.id, outcome == "delivered", FAILURES)
        return outcome

    async def _mail(self, live: LiveTable, words: alert_texts.AlertText, chosen: AlertPreferences) -> Outcome:
        """Write to somebody, if they have an address that they have confirmed."""
        if chosen.address is None or not chosen.confirmed or self.addresses.mail is None:
            return "gone"
        stop = self.addresses.stop_key("mail", chosen.player, chosen.address)
        return await self.addresses.mail.send(
            self.addresses.mail.compose(chosen.address, alert_texts.email_text(live, words, chosen.language), stop)
        )


def same(row: Row) -> tuple[Any, ...]:
    """Return the row itself."""
    return alerts.c.player == row["player"], alerts.c.table == row["table"], alerts.c.occasion == row["occasion"]
