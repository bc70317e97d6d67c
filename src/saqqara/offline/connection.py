"""A page at a table: it hears the protocol's messages and is sent looks, as by a server."""

from collections.abc import Callable
from typing import Any

from saqqara.core.errors import SaqqaraError
from saqqara.offline.tables import Tables
from saqqara.server.analysis import browser_thinking
from saqqara.server.clock import now
from saqqara.server.schemas.ws_messages import (
    UNREADABLE,
    Accepted,
    Because,
    Bye,
    Explain,
    Explained,
    Hello,
    Move,
    Ping,
    Pong,
    Problem,
    RefusedMessage,
    Think,
    Thinkable,
    Undo,
    Watching,
    WhyThat,
    because,
    encode,
    read_client,
    unreadable,
    why,
)
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable


class Connection:
    """A page's connection to a table, for one of the people at this screen."""

    def __init__(self, tables: Tables, live: LiveTable, send: Callable[[str], None], player_of: Callable[[str], str | None]) -> None:
        self.tables, self.live, self._send, self._player_of = tables, live, send, player_of
        self.player: str | None = None
        self.greeted = False
        self._sent_number = -1
        self._sent_table: Any = None
        self.here: Callable[[], set[int]] = set

    @property
    def seat(self) -> int | None:
        """Return where this player sits."""
        return self.live.seat_of(self.player)

    def send(self, message: Any) -> None:
        """Send a message."""
        self._send(encode(message).decode())

    def show(self) -> None:
        """Send the table and its game, as far as they have changed."""
        if not self.greeted:
            return
        table = table_views.info(self.live, self.player, self.here())
        if table != self._sent_table:
            self._sent_table = table
            self.send(table)
        number = self.live.number(self.seat)
        if self.live.table is not None and number != self._sent_number:
            self._sent_number = number
            self._send(table_views.look_bytes(self.live, self.seat).decode())

    async def hear(self, text: str) -> None:
        """Carry out a message, and answer it."""
        data = text.encode()
        try:
            message = read_client(data)
        except UNREADABLE as problem:
            self.send(unreadable(data, problem))
            return
        try:
            await self._answer(message)
        except SaqqaraError as problem:
            self.send(RefusedMessage(getattr(message, "id", ""), why(problem)))
        except Exception:
            self.send(Problem(because("server-trouble"), getattr(message, "id", None)))
            raise  # to the page's console

    async def _answer(self, message: Any) -> None:
        """Answer a message."""
        if isinstance(message, Hello):
            try:
                self.player = self._player_of(message.token or "")
            except SaqqaraError as problem:
                self.send(Bye(False, why(problem)))
                return
            self.greeted = True
            self._sent_number = message.last if message.last is not None and message.last == self.live.number(self.seat) else -1
            await self._come_back()
            self.tables.changed(self.live)  # the others see who has come
        elif not self.greeted:
            self.send(Problem(because("server-hello-first")))
        elif isinstance(message, Move | Undo):
            kind, text, on = ("move", message.text, message.on) if isinstance(message, Move) else ("undo", "", None)
            if self.seat is None:
                self.send(RefusedMessage(message.id, because("server-not-seated")))
                return
            number = await self.tables.submit(self.live, self.seat, kind, text, message.id, on=on)
            self.send(Accepted(message.id, number))
        elif isinstance(message, Ping):
            if message.last is not None and message.last != self.live.number(self.seat):
                self._sent_number = -1
                self.show()
            self.send(Pong(now()))
        elif isinstance(message, Think):
            self.send(Thinkable(message.id, *browser_thinking.to_think(self.live, self.player)))
        elif isinstance(message, Explain):
            self.send(Explained(message.id, browser_thinking.why_these(self.live, self.player, message.moves)))
        elif isinstance(message, WhyThat):
            self.send(Because(message.id, message.move, browser_thinking.why_that(self.live, self.player, message.move)))
        elif not isinstance(message, Watching):
            self.send(RefusedMessage(message.id, because("offline-nobody-hears")))

    async def _come_back(self) -> None:
        """Give a player who comes their seat back from the bot that stood in, unless they have resigned."""
        seat = self.seat
        if seat is not None and self.live.seats[seat].bot is not None and not self.live.resigned(seat):
            seats = self.tables.seat_rows(self.live)
            seats[seat] |= {"bot": None, "left": None}
            await self.tables.change_seats(self.live, seats)
