"""Looking back: what each seat saw of a finished game, move by move."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.reading import parse_json
from saqqara.core.record import read_record
from saqqara.core.replay import steps
from saqqara.server.api.errors import Denied
from saqqara.server.api.general import BODY
from saqqara.server.api.models import Replay
from saqqara.server.api.needs import RatesHere, TableHere, address, slow_down
from saqqara.server.api.publish import gives, reply

router = APIRouter(tags=["replay"])
MOST = 60
"""Looks in one answer."""

Seat = Annotated[int | None, Query(ge=0, le=15, description="Whose sight; nobody's: an onlooker's")]
First = Annotated[int, Query(ge=0, le=1_000_000, description="After how many moves the first look is")]
Count = Annotated[int, Query(ge=1, le=MOST)]


def part(data: Any, seat: int | None, first: int, count: int) -> Replay:
    """Replay a record as far as needed. The table goes on after each step, so looks are taken on the way."""
    record = read_record(data)
    if seat is not None and seat >= record.seats:
        raise BadSetup("no-seat", seat=str(seat), most=record.seats - 1)
    looks = []
    for number, table in enumerate(steps(data)):
        if first <= number < first + count:
            looks.append(table.look(seat))
    return Replay(record.game, record.seats, len(record.moves), tuple(record.names or ()), first, tuple(looks))


@router.get("/tables/{table}/replay", responses=gives(Replay))
async def replay_table(live: TableHere, rates: RatesHere, seat: Seat = None, first: First = 0, count: Count = MOST) -> Response:
    """What a seat saw of a game that is over."""
    if live.table is None or not live.table.over:
        raise Denied(409, "server-no-replay")
    async with rates.replays:
        return reply(await asyncio.to_thread(part, live.table.record(), seat, first, count))


@router.post("/replay", responses=gives(Replay), openapi_extra=BODY)
async def replay_record(request: Request, rates: RatesHere, seat: Seat = None, first: First = 0, count: Count = MOST) -> Response:
    """The same for a record of one's own."""
    slow_down(rates.records, address(request))
    data = parse_json(await request.body(), BadRecord)
    async with rates.replays:
        return reply(await asyncio.to_thread(part, data, seat, first, count))
