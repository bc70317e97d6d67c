"""The messages of a viewer at a table, and what they are answered."""

import asyncio
import time
from typing import Any

import structlog

from saqqara.core.errors import SaqqaraError
from saqqara.server.analysis import browser_thinking
from saqqara.server.clock import now
from saqqara.server.errors import where
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.moderation import sanctions
from saqqara.server.schemas.ws_messages import (
    Accepted,
    Because,
    Explain,
    Explained,
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
    why,
)
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import message_key, reason_of
from saqqara.server.tables import chat
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.ws.viewer_feeds import ViewerFeed
from saqqara.server.ws.websocket import WebSocket

log = structlog.get_logger()
BETWEEN = 0.004
"""Seconds of pause before each request for help. One is answered at a time, so moves come first however many people ask."""


class MessageAnswers(ViewerFeed):
    """Handlers that carry out a viewer's messages, and answer them."""

    def __init__(self, socket: WebSocket, live: LiveTable, hub: Hub, settings: Settings, rates: Rates) -> None:
        super().__init__(socket, live, hub, settings.limits.queue)
        self.settings, self.rates = settings, rates

    async def answer(self, message: Any) -> None:
        """Carry out a message."""
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
