"""Tables: opening, finding, joining and leaving them."""

from collections import defaultdict
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Response

from saqqara.server.api import making, seating
from saqqara.server.api.errors import Denied
from saqqara.server.api.models import Link, Listed, ListedSeat, Listing, MayFill, MayJoin, MayRematch, NewTable
from saqqara.server.api.needs import HEAVY, Asker, HubHere, Me, PeopleHere, RatesHere, TableHere, my_seat, slow_down
from saqqara.server.api.publish import gives, reply
from saqqara.server.hub import Hub
from saqqara.server.live import LiveTable, Setup
from saqqara.server.messages import TableInfo
from saqqara.server.settings import MINUTE
from saqqara.server.storage.schema import seats, tables

router = APIRouter(prefix="/tables", tags=["tables"])
Limit = Annotated[int, Query(ge=1, le=100)]
Before = Annotated[str | None, Query(max_length=40, pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,16}$", description="As a list gave it")]


def shown(hub: Hub, live: LiveTable, player: str | None, status: int = 200) -> Response:
    """A table as this player sees it."""
    return reply(live.info(player, hub.presence.here(live.id)), status)


@router.post("", status_code=201, responses=gives(TableInfo, 201))
async def open_table(me: Me, asked: NewTable, hub: HubHere, people: PeopleHere, rates: RatesHere) -> Response:
    """Open a table. It starts as soon as every seat is taken."""
    slow_down(rates.players, me, HEAVY)
    live = await making.open_table(hub, me, await people.name_of(me), asked)
    return shown(hub, live, me, 201)


# Finding


@router.get("", responses=gives(Listing))
async def list_public(
    me: Asker, hub: HubHere, status: Literal["open", "running", "over"] = "open", limit: Limit = 20, before: Before = None
) -> Response:
    """Public tables: those that wait for players (with somebody at them), those being played, or those finished."""
    wanted = sa.select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    if status == "open":
        somebody = sa.exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
        wanted = wanted.where(somebody)
    return reply(await listing(hub, wanted, me, limit, before))


@router.get("/mine", responses=gives(Listing))
async def list_mine(
    me: Me, hub: HubHere, status: Literal["open", "running", "over"] | None = None, limit: Limit = 20, before: Before = None
) -> Response:
    """The tables where I have a seat; `turn` says which wait for me."""
    wanted = sa.select(tables).where(tables.c.id.in_(sa.select(seats.c.table).where(seats.c.player == me)))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    found = await listing(hub, wanted, me, limit, before)
    mine = [msgspec.structs.replace(table, turn=await waits(hub, table)) for table in found.tables]
    return reply(Listing(tuple(mine), found.before))


async def waits(hub: Hub, listed: Listed) -> bool:
    """Whether a table waits for the player whose list it is in."""
    if listed.status != "running":
        return False
    live = await hub.get(listed.id)
    if live is None:
        return False
    async with live.lock:
        return live.table is not None and listed.seat in live.look(listed.seat).to_act


async def listing(hub: Hub, wanted: sa.Select[Any], player: str | None, limit: int, before: str | None) -> Listing:
    """A page of a list."""
    if before is not None:
        changed, table = before.split(".")
        wanted = wanted.where(sa.tuple_(tables.c.changed, tables.c.id) < sa.tuple_(sa.literal(int(changed)), sa.literal(table)))
    rows = await hub.store.rows(wanted.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(limit + 1))
    page = rows[:limit]
    sitting: dict[str, list[Any]] = defaultdict(list)
    for seat in await hub.store.rows(sa.select(seats).where(seats.c.table.in_([row["id"] for row in page])).order_by(seats.c.seat)):
        sitting[seat["table"]].append(seat)
    last = f"{page[-1]['changed']}.{page[-1]['id']}" if len(rows) > limit else None
    return Listing(tuple(listed(row, sitting[row["id"]], player) for row in page), last)


def listed(row: Any, sitting: list[Any], player: str | None) -> Listed:
    """A table in a list, from its rows alone."""
    setup = msgspec.json.decode(row["setup"], type=Setup)
    waiting = row["status"] == "open"
    return Listed(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        status=row["status"],
        public=bool(row["public"]),
        options=setup.options,
        pace={"kind": setup.pace.kind, "seconds": setup.pace.seconds},
        own_deck=setup.deck is not None,
        seats=tuple(ListedSeat(s["seat"], s["name"], s["bot"], waiting and s["player"] is None and s["bot"] is None) for s in sitting),
        created=row["created"],
        changed=row["changed"],
        seat=next((s["seat"] for s in sitting if player is not None and s["player"] == player), None),
        turn=False,
    )


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
        raise Denied(409, "server-not-over")
    if live.rematch is None:
        slow_down(rates.players, me, HEAVY)
        await making.check_room(hub, me)
    return shown(hub, await making.rematch(hub, live, me, asked.nonce), me)


@router.post("/{table}/link", status_code=201, responses=gives(Link, 201))
async def link(me: Me, live: TableHere, people: PeopleHere) -> Response:
    """A code that opens my seat on a second device, once."""
    my_seat(live, me)
    return reply(Link(await people.make_link(me, live.id), people.settings.link_minutes * MINUTE), 201)
