"""The feeds of a table's viewers: each has a feed, and all who look on share one beside it.

Looks are made when there is room to send them, so a slow reader skips some.
"""

import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog

from saqqara.server.errors import Gone, where
from saqqara.server.schemas.ws_messages import Bye, ToClient, because, encode
from saqqara.server.storage.database_errors import reason_of
from saqqara.server.tables import chat, table_views
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.ws.outbox import Outbox
from saqqara.server.ws.websocket import BUSY, POLICY, WebSocket, send_to_all

log = structlog.get_logger()
LOOK, TABLE, CHAT = 1, 2, 4
"""The parts that may be dirty: the game, the table with its seats, the chat."""


class Feed(ABC):
    """The dirty parts of a viewer, and one `drain` that sends them."""

    def __init__(self, live: LiveTable, hub: Hub, outbox: Outbox) -> None:
        self.live, self.hub, self.outbox = live, hub, outbox
        self.dirty = 0
        self._scheduled = self._waiting = False

    def mark(self, what: int) -> None:
        """Note what has changed, and have it sent."""
        self.dirty |= what
        if not self._scheduled:
            self.schedule()

    def schedule(self) -> None:
        """Schedule the sending of what is dirty, for the end of this turn of the event loop."""
        if not self._scheduled:
            self._scheduled = True
            self.outbox.schedule(self)

    def schedule_after_writing(self) -> None:
        """Schedule the sending for when no write at the table is pending: what is not on disk is not shown."""
        if not self._waiting:
            self._waiting = True
            self.hub.run_in_background(self._wait())

    async def _wait(self) -> None:
        """Wait for whoever is writing."""
        async with self.live.lock:
            self._waiting = False
        self.schedule()

    def drain(self) -> None:
        """Send what is dirty, as far as there is room."""
        self._scheduled = False
        self.send_dirty()

    @abstractmethod
    def send_dirty(self) -> None:
        """Send what is dirty; what cannot be sent yet stays dirty."""

    # Called by the hub

    def changed(self) -> None:
        """Note that the game has changed."""
        self.mark(LOOK)

    def seats_changed(self) -> None:
        """Note that the seats, or who is connected, have changed."""
        self.mark(TABLE)


class ViewerFeed(Feed):
    """The feed of one viewer of a table: answers, looks, the table with its seats, the chat, and the goodbye."""

    def __init__(self, socket: WebSocket, live: LiveTable, hub: Hub, queue_length: int) -> None:
        super().__init__(live, hub, socket.outbox)
        self.socket, self.queue_length = socket, queue_length
        socket.on_room = self.schedule
        self.player: str | None = None
        self.seat: int | None = None
        self.visible = True
        self.answers: deque[bytes] = deque()
        self.sent_number = -1
        self.sent_status = ""
        self.sent_chat = 0
        self.reading_chat = False
        self.ending: tuple[int, Bye] | None = None

    def said(self, number: int | None = None) -> None:
        """Note that the chat has something new, or something at least as new as that number."""
        if number is None or number > self.sent_chat:
            self.mark(CHAT)

    def end(self, key: str, code: int = POLICY, again: bool = False) -> None:
        """Close the connection, after saying why. `again`: the client may come back."""
        self.ending = (code, Bye(again, because(key)))
        self.schedule()

    def put(self, message: ToClient) -> None:
        """Queue an answer; a client that does not read is disconnected."""
        if len(self.answers) >= self.queue_length:
            self.end("server-slow", BUSY, again=True)
        else:
            self.answers.append(encode(message))
        self.schedule()

    def drain(self) -> None:
        """Send what is dirty. If that fails, the client is told to come again rather than left to wait."""
        try:
            super().drain()
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the others go on
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            self._say_bye(BUSY, Bye(True, because("server-trouble")))

    def send_dirty(self) -> None:
        """Send what has changed, as far as there is room.

        The table goes first, since it may move the viewer to another seat, with another look. Answers follow the look that they bring. The
        goodbye is last: nothing is sent after it.
        """
        if self.socket.full and self.ending is None:
            return
        sending: list[bytes] = []
        if self.dirty & TABLE:
            self.dirty &= ~TABLE
            self.find_seat()
            if self.player is not None and self.player in self.live.put_off:
                self.end("server-put-off")
            else:
                sending.append(encode(table_views.info(self.live, self.player, self.hub.presence.here(self.live.id))))
        has_look = self.dirty & LOOK and self.live.table is not None
        is_writing = has_look and self.live.lock.locked()
        if not is_writing:
            if has_look:
                self._add_look(sending)
            if self.answers:
                sending += self.answers
                self.answers.clear()
        if sending:
            self.socket.send(sending)
        if is_writing:
            self.schedule_after_writing()
            return
        if self.dirty & CHAT and not self.reading_chat:
            self.reading_chat = True
            self.hub.run_in_background(self._send_chat())
        if self.ending is not None:
            self._say_bye(*self.ending)

    def _add_look(self, sending: list[bytes]) -> None:
        """Add the look if its number differs from the last one sent: veiled moves of others make no new look."""
        self.dirty &= ~LOOK
        number, status = self.live.number(self.seat), self.live.status
        if number == self.sent_number:
            return
        sending.append(table_views.look_bytes(self.live, self.seat))
        if status != self.sent_status:
            self.seats_changed()
        self.sent_number, self.sent_status = number, status

    def _say_bye(self, code: int, bye: Bye) -> None:
        """Close, and say why."""
        with contextlib.suppress(Gone):
            self.socket.send([encode(bye)])
            self.socket.close(code)

    async def _send_chat(self) -> None:
        """Send what has been said since the last time, except by players this one has muted."""
        try:
            while self.dirty & CHAT:
                self.dirty &= ~CHAT
                for said in await chat.read(self.hub.store, self.live, self.player, self.sent_chat):
                    self.sent_chat = said.number
                    self.socket.send([encode(said)])
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the database may be away
            log.error("sending", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
            self.end("server-trouble", BUSY, again=True)
        finally:
            self.reading_chat = False

    # The seat

    def new_audience(self) -> "OnlookersFeed":
        """Return a feed for all who look on at the table."""
        return OnlookersFeed(self.live, self.hub, self.outbox)

    def find_seat(self) -> None:
        """Find out where this player sits now; from another seat the table looks different."""
        if self.seat is not None and self.live.seats[self.seat].player == self.player:
            return
        seat = self.live.seat_of(self.player)
        if seat != self.seat:
            left, self.seat, self.sent_number = self.seat, seat, -1
            self.changed()
            self.hub.presence.move(self, self.live, left)
            self.hub.run_in_background(self.come_back())

    async def come_back(self) -> None:
        """Give a returning player their seat back from the bot that stood in, unless they have resigned."""
        if self.seat is not None:
            row, given_up = self.live.seats[self.seat], self.live.resigned(self.seat)
            if row.left is not None or not row.came or (row.bot is not None and not given_up):
                bot = row.bot if given_up else None
                if not await self.hub.change_seat(self.live, self.seat, bot=bot, came=True, left=None):
                    self.find_seat()  # it was given to somebody else just then


class OnlookersFeed(Feed):
    """The feed of all who look on at a table: they see the same, so it is encoded once and sent to all in one loop.

    What concerns one alone (answers, chat, room that they lack) is in the feed of their own.
    """

    def __init__(self, live: LiveTable, hub: Hub, outbox: Outbox) -> None:
        super().__init__(live, hub, outbox)
        self.members: set[Any] = set()
        self._sent_status = live.status

    def send_dirty(self) -> None:
        """Send the table and the look to everybody; those who do not read, or may see something else, are served by their own feeds."""
        if self.dirty & TABLE:
            self.dirty &= ~TABLE
            known = known_to(self.live)
            self._send(TABLE, [feed for feed in self.members if self._is_plain(feed, TABLE, known)], self._table)
        if self.dirty & LOOK and self.live.table is not None:
            if self.live.lock.locked():
                self.schedule_after_writing()
                return
            self.dirty &= ~LOOK
            number = self.live.open_entries
            behind = [feed for feed in self.members if feed.sent_number != number and self._is_plain(feed, LOOK)]
            for feed in behind:
                feed.sent_number, feed.sent_status = number, self.live.status
            self._send(LOOK, behind, lambda: table_views.look_bytes(self.live, None))
            if self.live.status != self._sent_status:
                self._sent_status = self.live.status
                self.seats_changed()

    def _is_plain(self, feed: ViewerFeed, what: int, known: frozenset[str | None] = frozenset()) -> bool:
        """Return whether a member is sent what all are; else its own feed will send it."""
        if feed.socket.full or feed.player in known:
            feed.mark(what)
            return False
        feed.dirty &= ~what
        return True

    def _table(self) -> bytes:
        """Return the table as it looks to a stranger."""
        return encode(table_views.info(self.live, None, self.hub.presence.here(self.live.id)))

    def _send(self, what: int, feeds: list[ViewerFeed], make: Callable[[], bytes]) -> None:
        """Make something and send it to these; each for whom that fails is served by its own feed."""
        if not feeds:
            return
        sockets = [feed.socket for feed in feeds]
        try:
            failed = send_to_all(sockets, make())
        except Exception as problem:  # noqa: BLE001 - it could not be made: each is told for itself
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            failed = sockets
        if failed:
            for feed in [feed for feed in feeds if feed.socket in set(failed)]:
                feed.sent_number = -1
                feed.mark(what)


def known_to(live: LiveTable) -> frozenset[str | None]:
    """Return the players to whom the table may say something else than to other onlookers."""
    people = {live.host, *live.put_off, *live.apart}
    for row in live.seats:
        people |= {row.player, row.asked}
    return frozenset(people - {None})
