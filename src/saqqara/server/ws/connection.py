"""A viewer connected to a table: their hello, and what they ask and are answered."""

import asyncio
import time
from functools import partial
from typing import Any

import structlog

from saqqara.core.errors import SaqqaraError
from saqqara.server.accounts.people import People, SessionCheck
from saqqara.server.analysis import browser_thinking
from saqqara.server.clock import now
from saqqara.server.errors import Gone, where
from saqqara.server.limits.rate_limits import Bucket, Rates
from saqqara.server.moderation import sanctions
from saqqara.server.schemas.ws_messages import (
    UNREADABLE,
    Accepted,
    Because,
    Explain,
    Explained,
    Hello,
    Move,
    Mute,
    Ping,
    Pong,
    Problem,
    RefusedMessage,
    Say,
    Think,
    Thinkable,
    Undo,
    Watching,
    Why,
    WhyThat,
    because,
    read_client,
    read_move,
    unreadable,
    why,
)
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import message_key, reason_of
from saqqara.server.tables import block_checks, chat
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_changes import Change
from saqqara.server.ws.feed import ViewerFeed
from saqqara.server.ws.websocket import BUSY, TOO_BIG, WebSocket

log = structlog.get_logger()
HELLO_SECONDS = 10
BETWEEN = 0.004
"""Seconds of pause before each request for help. One is answered at a time, so moves come first however many people ask."""


class Connection(ViewerFeed):
    """A viewer connected to a table, with what they may do there."""

    def __init__(self, socket: WebSocket, live: LiveTable, hub: Hub, people: People, settings: Settings, rates: Rates) -> None:
        super().__init__(socket, live, hub, settings.limits.queue)
        self.people, self.settings, self.rates = people, settings, rates
        self.messages = Bucket(*settings.limits.messages)
        self.token: str | None = None
        self.session_check = SessionCheck()

    async def run(self, cookie: str | None) -> None:
        """Serve this connection from hello to the end."""
        try:
            if await self.greet(cookie):
                self.hub.presence.come(self, self.live)
                if self.live.behind:  # something happened elsewhere while nobody looked at it here, or it was let go
                    await self.hub.get(self.live.id)
                self.watched()
                self.seats_changed()
                self.changed()
                self.said()
                self.socket.on_message = self.heard
                await self.listen()
        except Gone:
            pass
        except Exception as problem:  # noqa: BLE001 - the database may be away: whoever is connected comes again, and is not left to wait
            log.error("connection", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
            self.end(message_key(problem), BUSY, again=True)
        finally:
            self.hub.presence.go(self, self.live)
            if self.seat is not None and self.visible and self.socket.lost:
                self.hub.alerts.lost(self.live, self.seat)
            if self.ending is not None:
                self.drain()

    async def greet(self, cookie: str | None) -> bool:
        """Read the first message, which says who speaks; return whether they may stay."""
        try:
            message = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            message = None
        refusal = await self.admit(message, cookie) if isinstance(message, Hello) else "server-hello-first"
        if refusal is not None:
            self.end(refusal)
        return refusal is None

    async def admit(self, message: Hello, cookie: str | None) -> str | None:
        """Find out who speaks and where they sit; return the key of why they may not stay, None if they may."""
        token = message.token or cookie
        if token is not None:
            self.session_check = self.people.new_check()  # before the lookup: who is signed out meanwhile is looked up again
            self.player = await self.people.player_of_token(token)
            self.token = token if self.player is not None else None
            if self.player is None and message.token is not None:
                return "server-not-welcome"
        if self.player is not None:
            if self.hub.presence.sockets[self.player] >= self.settings.limits.sockets_per_player:
                return "server-many-sockets"
            if self.player in self.live.put_off:
                return "server-put-off"
            parted = await block_checks.refusal(self.hub.store, self.live, self.player)
            if parted is not None:
                return parted
            self.seat = self.live.seat_of(self.player)
            await self.come_back()
        if self.seat is None and self.live.sealed:
            return "server-daily-alone"
        self.sent_number = message.last if message.last is not None and message.last == self.live.number(self.seat) else -1
        return None

    async def receive(self) -> Any:
        """Return the next message; None if it could not be read."""
        data = await self.socket.receive()
        if len(data) > self.settings.limits.message_bytes:
            self.end("server-too-big", TOO_BIG)
            return None
        try:
            return read_client(data)
        except UNREADABLE as problem:
            self.put(unreadable(data, problem))
            return None

    def heard(self, data: bytes) -> bool:
        """Make a move at once if the message is one and nothing must be awaited; return whether it was made.

        Called for a message that comes while no other is being answered.
        """
        read = time.monotonic()
        if not self.people.trusts(self.session_check, read) or self.ending is not None or len(data) > self.settings.limits.message_bytes:
            return False
        try:
            message = read_move(data)
        except UNREADABLE:
            return False  # it is something else, or will be said to be bad
        if not self.messages.take(insisting=False):
            return False
        made = self.make_at_once(message, read)
        if not made:
            self.messages.put_back()
        return made

    def make_at_once(self, message: Move, read: float) -> bool:
        """Make a move that was read at that time, if nothing must be awaited; return whether it was made, or at least answered."""
        self.find_seat()
        if self.seat is None:
            return False
        try:
            written = self.hub.submit_now(self.live, Change(self.seat, "move", message.text, message.id, on=message.on))
        except SaqqaraError:
            return False  # nothing has changed: it is tried once more, and said why not
        except Exception as problem:  # noqa: BLE001 - this connection is told; the others go on
            self.trouble(message, problem)
            return True
        if written is None:
            return False
        written.add_done_callback(partial(self.acknowledge, message, read))
        return True

    def acknowledge(self, message: Move, read: float, written: asyncio.Future[bool]) -> None:
        """Answer a move that is on disk. Where another node was first, it is made again in turn."""
        problem = written.exception()
        if isinstance(problem, Exception):
            self.trouble(message, problem)
        elif written.result():
            self.put(Accepted(message.id, self.live.number(self.seat)))
            self.hub.on_answer(time.monotonic() - read)
        else:
            self.hub.run_in_background(self.answer(message))

    async def listen(self) -> None:
        """Answer messages until the end."""
        while self.ending is None:
            if self.socket.more:
                await asyncio.sleep(0)  # many messages may have come at once: others have their turn between them
            message = await self.receive()
            if self.ending is not None or message is None:
                if not self.messages.take():
                    self.end("server-too-fast", again=True)
                continue
            if not self.messages.take():
                self.put(Problem(because("server-too-fast"), getattr(message, "id", None)))
                if self.messages.debt() > 3:
                    self.end("server-too-fast", again=True)
                continue
            is_trusted = self.people.trusts(self.session_check, time.monotonic())
            if not is_trusted and self.token is not None and not await self.still_welcome(self.token):
                self.end("server-not-welcome")
                continue
            if type(message) is Move and self.make_at_once(message, time.monotonic()):
                continue
            await self.answer(message)

    async def still_welcome(self, token: str) -> bool:
        """Look the session up again; return whether it has not ended meanwhile."""
        self.session_check = self.people.new_check()
        return await self.people.player_of_token(token) is not None

    async def answer(self, message: Any) -> None:
        """Do what a message asks."""
        try:
            if isinstance(message, (Move, Undo)):
                await self.change(message)
            elif isinstance(message, Ping):
                if message.last is not None and message.last != self.live.number(self.seat):
                    self.sent_number = -1
                    self.changed()
                self.put(Pong(now()))
            elif isinstance(message, Watching):
                self.visible = message.visible
                self.watched()
            elif isinstance(message, Say):
                await self.speak(message)
            elif isinstance(message, Mute):
                await self.mute(message)
            elif isinstance(message, (Think, Explain, WhyThat)):
                await self.help(message)
            else:
                self.put(Problem(because("server-hello-first")))
        except SaqqaraError as problem:
            self.refuse(message.id, why(problem))
        except Exception as problem:  # noqa: BLE001 - this connection is told; the others go on
            self.trouble(message, problem)

    def trouble(self, message: Any, problem: Exception) -> None:
        """Tell the client that its message failed by no fault of its own, and log why."""
        log.error("message", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem), kind=type(message).__name__)
        if isinstance(message, Move | Undo):
            self.hub.on_failed_move()
        self.put(Problem(because(message_key(problem)), getattr(message, "id", None)))

    def watched(self) -> None:
        """Drop notifications about a table that its player has in view."""
        if self.visible and self.seat is not None:
            self.hub.run_in_background(self.hub.alerts.seen(self.live, self.seat))

    def refuse(self, message_id: str, reason: Why) -> None:
        """Tell the client that its message was refused."""
        self.hub.on_refusal()
        self.put(RefusedMessage(message_id, reason))

    async def change(self, message: Move | Undo) -> None:
        """Make a move, or take one back."""
        self.find_seat()
        if self.seat is None:
            self.refuse(message.id, because("server-not-seated"))
            return
        kind, text, on = ("move", message.text, message.on) if isinstance(message, Move) else ("undo", "", None)
        read = time.perf_counter()
        self.put(Accepted(message.id, await self.hub.submit(self.live, self.seat, kind, text, message.id, on=on)))
        self.hub.on_answer(time.perf_counter() - read)

    async def help(self, message: Think | Explain | WhyThat) -> None:
        """Answer a request for help: what to think about, why one might make a move, or why a bot made it."""
        if self.player is None:
            self.refuse(message.id, because("server-not-seated"))
            return
        if self.rates.questions.take(self.player):
            self.refuse(message.id, because("server-too-fast"))
            return
        async with self.hub.questions:
            await asyncio.sleep(BETWEEN)
            async with self.live.lock:  # what is not yet on disk is not told
                if isinstance(message, Think):
                    self.put(Thinkable(message.id, *browser_thinking.to_think(self.live, self.player)))
                elif isinstance(message, WhyThat):
                    self.put(Because(message.id, message.move, browser_thinking.why_that(self.live, self.player, message.move)))
                else:
                    self.put(Explained(message.id, browser_thinking.why_these(self.live, self.player, message.moves)))

    async def speak(self, message: Say) -> None:
        """Say something in the chat, unless too much at once, muted or empty."""
        shown = "".join(letter if letter.isprintable() else " " for letter in message.text)
        text = " ".join(shown.split())[: self.settings.limits.chat_length]
        if self.player is None:
            self.refuse(message.id, because("server-not-seated"))
        elif not text:
            self.refuse(message.id, because("server-bad-message", what="text"))
        elif await chat.known(self.hub.store, self.live, self.player, message.id):
            self.put(Accepted(message.id, self.live.number(self.seat)))
        elif self.rates.chat.take(self.player):
            self.refuse(message.id, because("server-too-fast"))
        elif (until := await sanctions.muted_until(self.hub.store, self.player)) is not None:
            self.refuse(message.id, because("server-muted", hours=sanctions.hours_left(until)))
        else:
            await chat.write(self.hub.store, self.live, self.player, text, message.id)
            self.put(Accepted(message.id, self.live.number(self.seat)))
            self.hub.chat_grew(self.live.id)

    async def mute(self, message: Mute) -> None:
        """Mute the player of a seat, or whoever said a line, for this player; or end that."""
        if message.said is not None:
            other = await chat.speaker(self.hub.store, self.live, message.said)
        else:
            other = self.live.seats[message.seat].player if message.seat is not None and 0 <= message.seat < len(self.live.seats) else None
        if self.player is None or other is None or other == self.player:
            self.refuse(message.id, because("server-not-seated"))
            return
        await chat.mute(self.hub.store, self.live, self.player, other, message.muted)
        self.put(Accepted(message.id, self.live.number(self.seat)))
