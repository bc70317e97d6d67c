"""The game on a table: looks, moves, the record, the chat and hints, for programs without a WebSocket and for whoever looks back."""

from typing import Annotated

from fastapi import Query, Request, Response

from saqqara.bots import Hint
from saqqara.core.errors import SaqqaraError
from saqqara.core.record import Record
from saqqara.core.table import Table
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.http.dependencies import HEAVY, Asker, HubHere, Me, RatesHere, TableHere, WorkersHere, my_seat, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.schemas.play import Chat
from saqqara.server.schemas.requests.play import AskedMove, AskedUndo
from saqqara.server.schemas.ws_messages import Accepted, LookMessage
from saqqara.server.tables import chat, table_views
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

router = make_router("play", "/tables/{table}")


def playing(live: LiveTable) -> Table:
    """The game on a table, or 409 before the deal."""
    if live.table is None:
        raise NotNow("server-not-started")
    return live.table


@router.get("/look", responses=gives(LookMessage))
async def look(me: Asker, live: TableHere, hub: HubHere) -> Response:
    """Get all that my seat, or an onlooker, may know now."""
    seat = live.seat_of(me)
    async with live.lock:  # what is not yet on disk is not shown
        playing(live)
        message = table_views.look_message(live, seat)
    if seat is not None and not live.seats[seat].came:
        await hub.change_seat(live, seat, came=True)
    return json_response(message)


@router.post("/moves", responses=gives(Accepted))
async def move(request: Request, me: Me, live: TableHere, asked: AskedMove, hub: HubHere) -> Response:
    """Make a move. A repeat of the same id is acknowledged and not played twice; one on a position that is gone is refused."""
    return await change(request, hub, live, me, "move", asked.id, asked.text, asked.on)


@router.post("/undo", responses=gives(Accepted))
async def undo(request: Request, me: Me, live: TableHere, asked: AskedUndo, hub: HubHere) -> Response:
    """Take my last move back, as long as nothing has come of it."""
    return await change(request, hub, live, me, "undo", asked.id)


async def change(
    request: Request, hub: Hub, live: LiveTable, player: str, kind: str, client: str, text: str = "", on: int | None = None
) -> Response:
    """A move or an undo by a player; who moves has come back."""
    seat = my_seat(live, player)
    playing(live)
    row = live.seats[seat]
    away = (row.bot is not None or not row.came) and not live.resigned(seat)
    if away and not await hub.change_seat(live, seat, bot=None, came=True):
        seat = my_seat(live, player)  # it was given to somebody else just then
    try:
        number = await hub.submit(live, seat, kind, text, client, on=on)
    except SaqqaraError:
        request.app.state.metrics.refusals.inc()
        raise
    return json_response(Accepted(client, number))


@router.get("/record", responses=gives(Record))
async def record(me: Asker, live: TableHere) -> Response:
    """The record: complete with the seed once the game is over; before, sealed, with what the asker may see."""
    async with live.lock:
        table, seat = playing(live), live.seat_of(me)
        return json_response(table.sealed(seat) if live.sealed else table.record(seat))


@router.get("/chat", responses=gives(Chat))
async def get_chat(me: Asker, live: TableHere, hub: HubHere, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """Return the latest chat messages, but for those of authors I have muted; `after`: only later numbers."""
    return json_response(Chat(tuple(await chat.read(hub.store, live, me, after))))


@router.get("/hint", responses=gives(Hint))
async def hint(me: Me, live: TableHere, workers: WorkersHere, rates: RatesHere) -> Response:
    """Return the strongest bot's hint for my seat, with reasons, where the table allows it."""
    slow_down(rates.players, me, HEAVY)
    seat = my_seat(live, me)
    if not live.setup.hints:
        raise NotYours("server-no-hints")
    async with live.lock:
        playing(live)
        seen = live.look(seat)
    if not seen.moves:
        raise NotNow("server-no-hint-now")
    slow_down(rates.hints, me)
    try:
        return json_response(await workers.hint(seen, live.setup.deck, me))
    except TimeoutError:
        raise NotNow("server-no-hint-in-time") from None
