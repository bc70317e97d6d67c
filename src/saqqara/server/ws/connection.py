"""A WebSocket at a table, from its handshake to its end: it is counted, its table found, its hello read, then its messages in turn."""

import asyncio
import time
from functools import partial
from typing import Any

import structlog

from saqqara.core.errors import SaqqaraError
from saqqara.server.accounts.people import COOKIE, People, SessionCheck
from saqqara.server.errors import Gone, SetAside, where
from saqqara.server.limits.rate_limits import Bucket, Rates, client_key
from saqqara.server.schemas.ws_messages import (
    UNREADABLE,
    Accepted,
    Bye,
    Hello,
    Move,
    Problem,
    because,
    encode,
    read_client,
    read_move,
    unreadable,
    why,
)
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import message_key, reason_of
from saqqara.server.tables import block_checks
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_changes import WantedChange
from saqqara.server.ws.message_handlers import MessageAnswers
from saqqara.server.ws.websocket import BUSY, POLICY, TOO_BIG, WebSocket

log = structlog.get_logger()
HELLO_SECONDS = 10


async def serve_table(socket: WebSocket, table: str, state: Any) -> None:
    """Serve the endpoint `/api/v1/tables/{table}/ws`, from the handshake to the end; `state` is the application's."""
    settings: Settings = state.settings
    address = client_key(socket.scope["client"][0] if socket.scope.get("client") else "-")
    if not state.sockets.take(address):  # before anything is read for them
        await refuse(socket, Bye(False, because("server-many-sockets")))
        return
    try:
        await serve_counted(socket, table, state, settings)
    finally:
        state.sockets.give_back(address)


async def refuse(socket: WebSocket, bye: Bye) -> None:
    """Say why there is nothing to be had, and end the connection."""
    socket.send([encode(bye)])
    socket.close(BUSY if bye.again else POLICY)
    await socket.gone()


async def serve_counted(socket: WebSocket, table: str, state: Any, settings: Settings) -> None:
    """Serve a connection that has been counted."""
    reason, again = because("server-no-table"), False
    try:
        live = await state.hub.present(table)
    except SetAside as problem:
        live, reason = None, why(problem)
    except Exception as problem:  # noqa: BLE001 - the database may be away: it is said, and to come again
        log.error("connection", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
        live, reason, again = None, because(message_key(problem)), True
    if live is not None and live.closed:
        live, reason = None, because("server-closed")
    if live is None:
        await refuse(socket, Bye(again, reason))
        return
    connection = Connection(socket, live, state.hub, state.people, settings, state.rates)
    state.connections.add(connection)
    try:
        await connection.run(socket.cookie(COOKIE))
        socket.close()
        await socket.gone()
    finally:
        state.connections.discard(connection)


class Connection(MessageAnswers):
    """A viewer connected to a table: who they are, and whether they may stay and speak."""

    def __init__(self, socket: WebSocket, live: LiveTable, hub: Hub, people: People, settings: Settings, rates: Rates) -> None:
        super().__init__(socket, live, hub, settings, rates)
        self.people = people
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
            written = self.hub.submit_now(self.live, WantedChange(self.seat, "move", message.text, message.id, on=message.on))
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
