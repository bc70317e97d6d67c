"""Tables: opening, finding, joining and leaving them."""

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Path, Query, Response

from saqqara.server.answers import Link, Listing
from saqqara.server.api.dependencies import HEAVY, Asker, HubHere, Me, PeopleHere, RatesHere, TableHere, my_seat, slow_down
from saqqara.server.api.openapi import gives
from saqqara.server.api.reply import reply
from saqqara.server.errors import NotNow
from saqqara.server.messages import TableInfo
from saqqara.server.requests import FillSeat, Join, NewTable, Rematch
from saqqara.server.settings import MINUTE
from saqqara.server.tables import listing, opening, seating
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

router = APIRouter(prefix="/tables", tags=["tables"])
Limit = Annotated[int, Query(ge=1, le=100)]
Before = Annotated[str | None, Query(max_length=40, pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,16}$", description="As a list gave it")]
MayJoin = Annotated[Join, Body(default_factory=Join)]
MayFill = Annotated[FillSeat, Body(default_factory=FillSeat)]
MayRematch = Annotated[Rematch, Body(default_factory=Rematch)]


def shown(hub: Hub, live: LiveTable, player: str | None, status: int = 200) -> Response:
    """A table as this player sees it."""
    return reply(live.info(player, hub.presence.here(live.id)), status)


@router.post("", status_code=201, responses=gives(TableInfo, 201))
async def open_table(me: Me, asked: NewTable, hub: HubHere, people: PeopleHere, rates: RatesHere) -> Response:
    """Open a table. It starts as soon as every seat is taken."""
    slow_down(rates.players, me, HEAVY)
    live = await opening.open_table(hub, me, await people.name_of(me), asked)
    return shown(hub, live, me, 201)


# Finding


@router.get("", responses=gives(Listing))
async def list_public(
    me: Asker, hub: HubHere, status: Literal["open", "running", "over"] = "open", limit: Limit = 20, before: Before = None
) -> Response:
    """Public tables: those that wait for players (with somebody at them), those being played, or those finished."""
    return reply(await listing.public(hub, me, status, limit, before))


@router.get("/mine", responses=gives(Listing))
async def list_mine(
    me: Me, hub: HubHere, status: Literal["open", "running", "over"] | None = None, limit: Limit = 20, before: Before = None
) -> Response:
    """The tables where I have a seat; `turn` says which wait for me."""
    return reply(await listing.mine(hub, me, status, limit, before))


@router.get("/{table}", responses=gives(TableInfo))
async def get_table(me: Asker, live: TableHere, hub: HubHere) -> Response:
    """A table: its setup, its seats, and which is mine."""
    return shown(hub, live, me)


# Seats


@router.post("/{table}/join", responses=gives(TableInfo))
async def join(me: Me, live: TableHere, asked: MayJoin, hub: HubHere, people: PeopleHere) -> Response:
    """Take a seat, or take mine again from the bot that stood in."""
    await seating.join(hub, live, me, await people.name_of(me), asked.seat, asked.nonce)
    return shown(hub, live, me)


@router.post("/{table}/leave", responses=gives(TableInfo))
async def leave(me: Me, live: TableHere, hub: HubHere) -> Response:
    """Get up: before the deal the seat is open again, after it a bot plays on my seat until I am back."""
    await seating.leave(hub, live, me)
    return shown(hub, live, me)


@router.post("/{table}/seats/{seat}/bot", responses=gives(TableInfo))
async def fill(me: Me, live: TableHere, seat: Annotated[int, Path(ge=0, le=15)], asked: MayFill, hub: HubHere) -> Response:
    """The host puts a bot on an open seat, or in the place of a player who never came."""
    await seating.fill(hub, live, me, seat, asked.level)
    return shown(hub, live, me)


@router.post("/{table}/rematch", responses=gives(TableInfo))
async def rematch(me: Me, live: TableHere, asked: MayRematch, hub: HubHere, rates: RatesHere) -> Response:
    """The same game with the same people; everybody who asks is led to the same new table."""
    my_seat(live, me)
    if live.status != "over":
        raise NotNow("server-not-over")
    if live.rematch is None:
        slow_down(rates.players, me, HEAVY)
        await opening.check_room(hub, me)
    return shown(hub, await opening.rematch(hub, live, me, asked.nonce), me)


@router.post("/{table}/link", status_code=201, responses=gives(Link, 201))
async def link(me: Me, live: TableHere, people: PeopleHere) -> Response:
    """A code that opens my seat on a second device, once."""
    my_seat(live, me)
    return reply(Link(await people.make_link(me, live.id), people.settings.link_minutes * MINUTE), 201)
