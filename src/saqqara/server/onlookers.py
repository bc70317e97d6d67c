"""Those who look on at a table: they all see the same, so it is made once and goes out to all of them in one loop."""

from collections import deque
from typing import Any, Protocol

import structlog

from saqqara.server.errors import where
from saqqara.server.messages import encode
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.websocket import WebSocket

log = structlog.get_logger()


class Onlooker(Protocol):
    """A connection, as it is seen here."""

    socket: WebSocket
    hub: Hub
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

    def stir(self) -> None:
        """There is something to be sent."""

    def send_all(self) -> None:
        """Send whatever there is."""


class Onlookers:
    """Those of one table for whom there is something new at this moment."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.waiting: list[Onlooker] = []

    def send_all(self) -> None:
        """To each what is new. Should it fail for one, the others have their turn, each by itself."""
        live, waiting = self.live, self.waiting
        live.onlookers = None  # who is stirred meanwhile has their turn after this
        hub = waiting[0].hub
        try:
            later = self._send(hub.presence.here(live.id))
        except Exception as problem:  # noqa: BLE001 - each is told for itself
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            for one in [one for one in waiting if one.stirred]:
                one.send_all()
        else:
            if later:
                hub.soon(self._wait(later))

    def _send(self, here: set[int]) -> list[Onlooker]:
        """The look or the table, made once. Whoever is to be sent anything else, or is not just anybody, is seen to by itself.

        Those are given back for whom there is a look that is still being written down, and not to be shown before.
        """
        live = self.live
        number, status, begun = live.open_entries, live.status, live.table is not None
        writing = begun and live.lock.locked()
        look = live.look_bytes(None) if begun and not writing else b""
        about, known = b"", frozenset[str]()
        later: list[Onlooker] = []
        for one in self.waiting:
            socket = one.socket
            begins = begun and one.sent_status != status  # or is over
            if begins or one.queue or one.stale_chat or socket.full or one.ending is not None or one.seat is not None:
                one.send_all()
                continue
            if one.stale_table:
                if not about:
                    about, known = encode(live.info(None, here)), known_to(live)
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
                    socket.send_at_once(look)
        return later

    async def _wait(self, later: list[Onlooker]) -> None:
        """Until what is being written is on disk."""
        async with self.live.lock:
            for one in later:
                one.waiting = False
        for one in later:
            one.stir()


def known_to(live: LiveTable) -> frozenset[str]:
    """To whom the table may say something else than to anybody."""
    people = {live.host, *live.put_off, *live.apart}
    for row in live.seats:
        people |= {row.player, row.asked}
    return frozenset(people - {None})
