"""The WebSocket endpoint of a table: a connection is counted, its table is found, and it is served until it ends."""

from typing import Any

import structlog

from saqqara.server.accounts.people import COOKIE
from saqqara.server.errors import SetAside, where
from saqqara.server.limits.rate_limits import client_key
from saqqara.server.schemas.ws_messages import Bye, because, encode, why
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import message_key, reason_of
from saqqara.server.ws.connection import Connection
from saqqara.server.ws.websocket import BUSY, POLICY, WebSocket

log = structlog.get_logger()


async def serve_table(socket: WebSocket, table: str, state: Any) -> None:
    """The endpoint `/api/v1/tables/{table}/ws`, from the handshake to the end; `state` is the application's."""
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
