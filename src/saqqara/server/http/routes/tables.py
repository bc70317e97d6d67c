"""Tables: opening, finding, joining and leaving them."""

import asyncio
from typing import Annotated, Literal

from fastapi import Body, Path, Query, Request, Response

from saqqara.server.http.dependencies import HEAVY, Asker, HubHere, Me, PeopleHere, TableHere, here, my_seat, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.schemas.players import Link
from saqqara.server.schemas.requests.tables import Agree, FillSeat, Join, NewTable, PairingRequest, PlayedAlone, Rematch
from saqqara.server.schemas.tables import Listing
from saqqara.server.schemas.ws_messages import TableInfo
from saqqara.server.settings import MINUTE
from saqqara.server.tables import absence, played_alone, quick_pairing, seating, table_lists, table_opening, table_views
from saqqara.server.tables import rematch as once_more
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

router = make_router("tables", "/tables")
Limit = Annotated[int, Query(ge=1, le=100)]
Before = Annotated[str | None, Query(max_length=40, pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,16}$", description="As a list gave it")]
MayJoin = Annotated[Join, Body(default_factory=Join)]
MayFill = Annotated[FillSeat, Body(default_factory=FillSeat)]
MayAgree = Annotated[Agree, Body(default_factory=Agree)]
Seat = Annotated[int, Path(ge=0, le=15)]
MayRematch = Annotated[Rematch, Body(default_factory=Rematch)]


def shown(hub: Hub, live: LiveTable, player: str | None, status: int = 200) -> Response:
    """A table as this player sees it."""
    return json_response(table_views.info(live, player, hub.presence.here(live.id)), status)


@router.post("", status_code=201, responses=gives(TableInfo, 201))
async def open_table(request: Request, me: Me, asked: NewTable) -> Response:
    """Open a table. It starts as soon as every seat is taken."""
    hub, people, _, rates = here(request)
    slow_down(rates.players, me, HEAVY)
    live = await table_opening.open_table(hub, me, await people.name_of(me), asked)
    return shown(hub, live, me, 201)


@router.post("/pair", responses=gives(TableInfo))
async def pair(request: Request, me: Me, asked: PairingRequest) -> Response:
    """Seat me with somebody who waits for this game; else give the table at which I wait. Asked again every few seconds, I wait on."""
    hub, people, _, rates = here(request)
    name = await people.name_of(me)
    live = await quick_pairing.find_partner(hub, me, name, asked)
    if live is None:
        slow_down(rates.players, me, HEAVY)
        live = await quick_pairing.open_waiting(hub, me, name, asked)
    return shown(hub, live, me)


@router.post("/alone", status_code=201, responses=gives(TableInfo, 201))
async def keep_alone(request: Request, me: Me, asked: PlayedAlone) -> Response:
    """Keep a finished game that I played without this server: private, and nothing counts. The same game again is the same table."""
    hub, people, settings, rates = here(request)
    slow_down(rates.players, me, HEAVY)
    name = await people.name_of(me)
    async with rates.replays.turn(me):
        game = await asyncio.to_thread(played_alone.read_game, asked.record, asked.seat, me, name, settings)
    await hub.store.transaction(lambda connection: played_alone.write_game(connection, game))
    return shown(hub, await table_opening.require_table(hub, game.row["id"]), me, 201)


# Finding


@router.get("", responses=gives(Listing))
async def list_public(
    me: Asker, hub: HubHere, status: Literal["open", "running", "over"] = "open", limit: Limit = 20, before: Before = None
) -> Response:
    """Public tables: those that wait for players (with somebody at them), those being played, or those finished."""
    return json_response(await table_lists.public(hub, me, status, limit, before))


@router.get("/mine", responses=gives(Listing))
async def list_mine(
    me: Me, hub: HubHere, status: Literal["open", "running", "over"] | None = None, limit: Limit = 20, before: Before = None
) -> Response:
    """The tables where I have a seat; `turn` says which wait for me."""
    return json_response(await table_lists.mine(hub, me, status, limit, before))


@router.get("/{table}", responses=gives(TableInfo))
async def get_table(me: Asker, live: TableHere, hub: HubHere) -> Response:
    """A table: its setup, its seats, and which is mine."""
    return shown(hub, live, me)


# Seats


@router.post("/{table}/join", responses=gives(TableInfo))
async def join(request: Request, me: Me, live: TableHere, asked: MayJoin) -> Response:
    """Take a seat, or take mine again from the bot that stood in."""
    hub, people, _, _ = here(request)
    await seating.join(hub, live, me, await people.name_of(me), asked.seat, asked.nonce)
    return shown(hub, live, me)


@router.post("/{table}/leave", responses=gives(TableInfo))
async def leave(me: Me, live: TableHere, hub: HubHere) -> Response:
    """Get up: before the deal the seat is open again, after it a bot plays on my seat until I am back."""
    await seating.leave(hub, live, me)
    return shown(hub, live, me)


@router.post("/{table}/seats/{seat}/bot", responses=gives(TableInfo))
async def fill(me: Me, live: TableHere, seat: Seat, asked: MayFill, hub: HubHere) -> Response:
    """The host puts a bot on an open seat, or in the place of a player who never came."""
    await seating.fill(hub, live, me, seat, asked.level)
    return shown(hub, live, me)


@router.post("/{table}/rematch", responses=gives(TableInfo))
async def rematch(request: Request, me: Me, live: TableHere, asked: MayRematch) -> Response:
    """The same game with the same people: the first yes asks them all, and it begins when every seat is taken. Gives the new table."""
    hub, people, _, rates = here(request)
    my_seat(live, me)
    if live.rematch is None:
        slow_down(rates.players, me, HEAVY)
    fresh = await once_more.answer(hub, live, me, await people.name_of(me), asked.answer, asked.nonce)
    return shown(hub, fresh, me)


# Those who are away, and ending


@router.post("/{table}/seats/{seat}/remind", responses=gives(TableInfo))
async def remind(me: Me, live: TableHere, seat: Seat, hub: HubHere) -> Response:
    """Remind somebody absent that it is their turn; once a turn."""
    await absence.remind(hub, live, me, seat)
    return shown(hub, live, me)


@router.post("/{table}/seats/{seat}/stand-in", responses=gives(TableInfo))
async def stand_in(me: Me, live: TableHere, seat: Seat, hub: HubHere) -> Response:
    """Let a bot play on for somebody absent, until they are back."""
    await absence.stand_in(hub, live, me, seat)
    return shown(hub, live, me)


@router.post("/{table}/seats/{seat}/put-off", responses=gives(TableInfo))
async def put_off(me: Me, live: TableHere, seat: Seat, hub: HubHere) -> Response:
    """The host puts somebody off a table that has not begun; they cannot come back to it."""
    await seating.put_off(hub, live, me, seat)
    return shown(hub, live, me)


@router.post("/{table}/end", responses=gives(TableInfo))
async def end(me: Me, live: TableHere, asked: MayAgree, hub: HubHere) -> Response:
    """Agree to end the game as it stands, or do not any more. It ends when everybody agrees who is not absent."""
    await absence.agree(hub, live, me, asked.agree)
    return shown(hub, live, me)


@router.post("/{table}/resign", responses=gives(TableInfo))
async def resign(me: Me, live: TableHere, hub: HubHere) -> Response:
    """Give up: of two the other wins, among more a bot plays on for me to the end."""
    await absence.resign(hub, live, me)
    return shown(hub, live, me)


@router.post("/{table}/close", responses=gives(TableInfo))
async def close(me: Me, live: TableHere, hub: HubHere) -> Response:
    """The host closes a table that has not begun."""
    await absence.close(hub, live, me)
    return shown(hub, live, me)


@router.post("/{table}/link", status_code=201, responses=gives(Link, 201))
async def link(me: Me, live: TableHere, people: PeopleHere) -> Response:
    """A code that opens my seat on a second device, once."""
    my_seat(live, me)
    return json_response(Link(await people.make_link(me, live.id), people.settings.link_minutes * MINUTE), 201)
