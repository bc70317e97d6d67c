"""What one viewer of a table is sent: looks are made when there is room to send them, so a slow reader skips some."""

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

    # The hub tells

    def changed(self) -> None:
        """The game has changed."""
        self.stale_look = True
        if not self.stirred:
            self.schedule_send()

    def all_changed(self) -> None:
        """The game has changed for everybody who looks on."""
        self.onlookers().changed()

    def onlookers(self) -> Spectators:
        """All who look on at the table."""
        if self.live.onlookers is None:
            self.live.onlookers = Spectators(self.live, self.hub, self.socket.outbox)
        found: Spectators = self.live.onlookers
        return found

    def seats_changed(self) -> None:
        """Who sits there, or who is here, has changed."""
        self.stale_table = True
        self.schedule_send()

    def said(self, number: int | None = None) -> None:
        """There is something in the chat: new, or at least as new as that number."""
        if number is None or number > self.sent_chat:
            self.stale_chat = True
            self.schedule_send()

    def end(self, key: str, code: int = POLICY, again: bool = False) -> None:
        """Close the connection, after saying why. `again`: the client may come back."""
        self.ending = (code, Bye(again, because(key)))
        self.schedule_send()

    # Sending: looks are made when there is room to send them, so a slow reader skips some and never holds anything up.

    def put(self, message: ToClient) -> None:
        """Send a message, after those that wait; a client that does not read is let go."""
        if len(self.queue) >= self.queue_length:
            self.end("server-slow", BUSY, again=True)
        else:
            self.queue.append(encode(message))
        self.schedule_send()

    def schedule_send(self) -> None:
        """There is something to be sent: it is, as soon as all that happens at this moment has happened."""
        if not self.stirred:
            self.stirred = True
            if self.seat is not None or not self.greeted:
                self.socket.outbox.schedule(self)
            else:
                self.onlookers().add(self)

    def send_all(self) -> None:
        """Send whatever there is. Should that fail, the client is told to come again, not left to wait."""
        self.stirred = False
        try:
            self.send_changes()
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the others go on
            log.error("sending", problem=type(problem).__name__, at=where(problem))
            self.say_bye(BUSY, Bye(True, because("server-trouble")))

    def send_changes(self) -> None:
        """Send what has changed, as far as there is room: an answer and the look it brings go together."""
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
        """Where this player sits now; from another seat the table looks different."""
        if self.seat is not None and self.live.seats[self.seat].player == self.player:
            return
        seat = self.live.seat_of(self.player)
        if seat != self.seat:
            left, self.seat, self.sent_number, self.stale_look = self.seat, seat, -1, True
            self.hub.presence.move(self, self.live, left)
            self.hub.run_in_background(self.come_back())

    async def come_back(self) -> None:
        """A player who comes takes the seat again from the bot that stood in, unless it was given up."""
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
        """A look, if it is another than the last one sent: what others have veiled makes none."""
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
        """Once nobody is writing at the table."""
        if not self.waiting:
            self.waiting = True
            self.hub.run_in_background(self.wait_to_send())

    async def wait_to_send(self) -> None:
        """Wait for whoever is writing."""
        async with self.live.lock:
            self.waiting = False
        self.schedule_send()

    async def send_chat(self) -> None:
        """What has been said since the last time, but for those this player has muted."""
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
