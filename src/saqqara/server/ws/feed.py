"""The feed of one viewer of a table: looks are made when there is room to send them, so a slow reader skips some."""

import contextlib
from collections import deque

import structlog

from saqqara.server.errors import Gone, where
from saqqara.server.schemas.ws_messages import Bye, ToClient, because, encode
from saqqara.server.storage.database_errors import reason_of
from saqqara.server.tables import chat, table_views
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.ws.spectators import Spectators
from saqqara.server.ws.websocket import BUSY, POLICY, WebSocket

log = structlog.get_logger()


class Feed:
    """All that one viewer of a table is sent: answers, looks, the table with its seats, the chat, and the goodbye."""

    def __init__(self, socket: WebSocket, live: LiveTable, hub: Hub, queue_length: int) -> None:
        self.socket, self.live, self.hub, self.queue_length = socket, live, hub, queue_length
        self.player: str | None = None
        self.seat: int | None = None
        self.visible = True
        self.queue: deque[bytes] = deque()
        self.stirred = self.greeted = self.waiting = self.reading_chat = False
        socket.on_room = self.schedule_send
        self.sent_number = -1
        self.sent_status = ""
        self.sent_chat = 0
        self.stale_look = self.stale_table = self.stale_chat = False
        self.ending: tuple[int, Bye] | None = None

    # Called by the hub

    def changed(self) -> None:
        """Note that the game has changed."""
        self.stale_look = True
        if not self.stirred:
            self.schedule_send()

    def all_changed(self) -> None:
        """Note for all spectators that the game has changed."""
        self.onlookers().changed()

    def onlookers(self) -> Spectators:
        """Return the spectators of the table, who share what they are sent."""
        if self.live.onlookers is None:
            self.live.onlookers = Spectators(self.live, self.hub, self.socket.outbox)
        found: Spectators = self.live.onlookers
        return found

    def seats_changed(self) -> None:
        """Note that the seats, or who is connected, have changed."""
        self.stale_table = True
        self.schedule_send()

    def said(self, number: int | None = None) -> None:
        """Note that the chat has something new, or something at least as new as that number."""
        if number is None or number > self.sent_chat:
            self.stale_chat = True
            self.schedule_send()

    def end(self, key: str, code: int = POLICY, again: bool = False) -> None:
        """Close the connection, after saying why. `again`: the client may come back."""
        self.ending = (code, Bye(again, because(key)))
        self.schedule_send()

    # Sending: looks are made when there is room to send them, so a slow reader skips some and never holds anything up.

    def put(self, message: ToClient) -> None:
        """Queue a message; a client that does not read is disconnected."""
        if len(self.queue) >= self.queue_length:
            self.end("server-slow", BUSY, again=True)
        else:
            self.queue.append(encode(message))
        self.schedule_send()

    def schedule_send(self) -> None:
        """Have what is new sent once all that happens in this turn of the event loop has happened."""
        if not self.stirred:
            self.stirred = True
            if self.seat is not None or not self.greeted:
                self.socket.outbox.schedule(self)
            else:
                self.onlookers().add(self)

    def send_all(self) -> None:
        """Send whatever there is. If that fails, the client is told to come again rather than left to wait."""
        self.stirred = False
        try:
            self.send_changes()
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the others go on
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            self.say_bye(BUSY, Bye(True, because("server-trouble")))

    def send_changes(self) -> None:
        """Send what has changed, as far as there is room.

        The table goes first, since it may move the viewer to another seat, with another look. Answers follow the look that they bring. The
        goodbye is last: nothing is sent after it.
        """
        if self.socket.full and self.ending is None:
            return
        sending: list[bytes] = []
        if self.stale_table and self.greeted:
            self.stale_table = False
            self.find_seat()
            if self.player is not None and self.player in self.live.put_off:
                self.end("server-put-off")
            else:
                sending.append(encode(table_views.info(self.live, self.player, self.hub.presence.here(self.live.id))))
        stale = self.stale_look and self.live.table is not None
        wait = stale and self.live.lock.locked()  # what is being written down is not shown yet
        if wait:
            self.send_later()
        else:
            if stale:
                self.add_look(sending)
            if self.queue:
                sending += self.queue
                self.queue.clear()
        if sending:
            self.socket.send(sending)
        if wait:
            return
        if self.stale_chat and not self.reading_chat:
            self.reading_chat = True
            self.hub.run_in_background(self.send_chat())
        if self.ending is not None:
            self.say_bye(*self.ending)

    def say_bye(self, code: int, bye: Bye) -> None:
        """Close, and say why."""
        with contextlib.suppress(Gone):
            self.send(bye)
            self.socket.close(code)

    def find_seat(self) -> None:
        """Find out where this player sits now; from another seat the table looks different."""
        if self.seat is not None and self.live.seats[self.seat].player == self.player:
            return
        seat = self.live.seat_of(self.player)
        if seat != self.seat:
            left, self.seat, self.sent_number, self.stale_look = self.seat, seat, -1, True
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

    def send(self, message: ToClient) -> None:
        """Send a message at once."""
        self.socket.send([encode(message)])

    def add_look(self, sending: list[bytes]) -> None:
        """Add the look if its number differs from the last one sent: veiled moves of others make no new look."""
        self.stale_look = False
        number, status = self.live.number(self.seat), self.live.status
        if number == self.sent_number:
            return
        data = table_views.look_bytes(self.live, self.seat)
        ended = status != self.sent_status
        self.sent_number, self.sent_status = number, status
        sending.append(data)
        if ended:
            self.seats_changed()

    def send_later(self) -> None:
        """Send once nobody is writing at the table."""
        if not self.waiting:
            self.waiting = True
            self.hub.run_in_background(self.wait_to_send())

    async def wait_to_send(self) -> None:
        """Wait for whoever is writing."""
        async with self.live.lock:
            self.waiting = False
        self.schedule_send()

    async def send_chat(self) -> None:
        """Send what has been said since the last time, except by players this one has muted."""
        try:
            while self.stale_chat:
                self.stale_chat = False
                for said in await chat.read(self.hub.store, self.live, self.player, self.sent_chat):
                    self.sent_chat = said.number
                    self.send(said)
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the database may be away
            log.error("sending", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
            self.end("server-trouble", BUSY, again=True)
        finally:
            self.reading_chat = False
