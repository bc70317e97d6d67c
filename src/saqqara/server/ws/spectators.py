"""The spectators of a table: they all see the same, so it is encoded once and sent to all of them in one loop.

However many they are, a move is told to them as a whole, and only the number of the last look is noted for each.
"""

from collections import deque
from typing import Any, Protocol

import structlog

from saqqara.server.errors import where
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.tables import table_views
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.ws.websocket import Outbox, WebSocket, send_to_all

log = structlog.get_logger()


class Spectator(Protocol):
    """The feed of one spectator, as far as this module uses it."""

    socket: WebSocket
    player: str | None
    seat: int | None
    queue: deque[bytes]
    stirred: bool
    waiting: bool
    stale_look: bool
    stale_table: bool
    stale_chat: bool
    sent_number: int
    sent_status: str
    ending: Any

    def changed(self) -> None:
        """The game has changed."""

    def schedule_send(self) -> None:
        """There is something to be sent."""

    def send_all(self) -> None:
        """Send whatever there is."""


class Spectators:
    """The spectators of one table."""

    def __init__(self, live: LiveTable, hub: Hub, outbox: Outbox) -> None:
        self.live, self.hub, self.outbox = live, hub, outbox
        self.waiting: list[Spectator] = []
        """Spectators for whom there is something besides the common look."""
        self._news = self._stirred = self._writing = False

    def changed(self) -> None:
        """Note that the game has changed, for all of them."""
        self._news = True
        self._schedule()

    def add(self, one: Spectator) -> None:
        """Note that there is something for one of them."""
        self.waiting.append(one)
        self._schedule()

    def _schedule(self) -> None:
        if not self._stirred:
            self._stirred = True
            self.outbox.schedule(self)

    def send_all(self) -> None:
        """Send each what is new. If that fails for one, the others are served one by one."""
        self._stirred = False
        if self._news:
            self._news = False
            self._pass_on()
        waiting, self.waiting = self.waiting, []  # who is stirred meanwhile has their turn after this
        try:
            later = self._send(waiting) if waiting else []
        except Exception as problem:  # noqa: BLE001 - each is told for itself
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            for one in [one for one in waiting if one.stirred]:
                one.send_all()
        else:
            if later:
                self.hub.run_in_background(self._wait(later))

    def _pass_on(self) -> None:
        """Send the new look to everybody. Those who do not read, or have not seen the game begin or end, are served one by one."""
        live = self.live
        looking_on: Any = self.hub.presence.looking_on.get(live.id, ())
        if live.table is None:
            return
        if live.lock.locked():  # what is being written down is not shown before
            if not self._writing:
                self._writing = True
                self.hub.run_in_background(self._wait_for_all())
            return
        number, status, failed = live.open_entries, live.status, set[WebSocket]()
        ready: list[WebSocket] = []
        for one in looking_on:
            if one.socket.full or one.sent_status != status:
                one.changed()
            elif one.sent_number != number:
                one.sent_number = number
                ready.append(one.socket)
        if ready:
            try:
                failed = set(send_to_all(ready, table_views.look_bytes(live, None)))
            except Exception as problem:  # noqa: BLE001 - the look could not be made: each is told for itself
                log.error("sending", problem=type(problem).__name__, at=where(problem))
                failed = set(ready)
        if failed:
            for one in [one for one in looking_on if one.socket in failed]:
                one.sent_number = -1
                one.changed()

    def _send(self, waiting: list[Spectator]) -> list[Spectator]:
        """Send the look or the table, encoded once. Those who need anything else, or see another table, are served one by one.

        Return those whose look is still being written down, and must not be shown before.
        """
        live = self.live
        here = self.hub.presence.here(live.id)
        number, status, begun = live.open_entries, live.status, live.table is not None
        writing = begun and live.lock.locked()
        look = table_views.look_bytes(live, None) if begun and not writing else b""
        about, known = b"", frozenset[str]()
        later: list[Spectator] = []
        for one in waiting:
            socket = one.socket
            begins = begun and one.sent_status != status  # or is over
            if begins or one.queue or one.stale_chat or socket.full or one.ending is not None or one.seat is not None:
                one.send_all()
                continue
            if one.stale_table:
                if not about:
                    about, known = encode(table_views.info(live, None, here)), known_to(live)
                if one.player in known:
                    one.send_all()
                    continue
                one.stale_table = False
                if not socket.closed:
                    socket.send([about])
            one.stirred = False
            if writing and one.stale_look and not one.waiting:
                one.waiting = True
                later.append(one)
            elif look and one.stale_look:
                one.stale_look = False
                if one.sent_number != number and not socket.closed:
                    one.sent_number = number
                    socket.send([look])
        return later

    async def _wait(self, later: list[Spectator]) -> None:
        """Serve these once what is being written is on disk."""
        async with self.live.lock:
            for one in later:
                one.waiting = False
        for one in later:
            one.schedule_send()

    async def _wait_for_all(self) -> None:
        """Serve all once what is being written is on disk."""
        async with self.live.lock:
            self._writing = False
        self.changed()


def known_to(live: LiveTable) -> frozenset[str]:
    """Return the players to whom the table may say something else than to other spectators."""
    people = {live.host, *live.put_off, *live.apart}
    for row in live.seats:
        people |= {row.player, row.asked}
    return frozenset(people - {None})
