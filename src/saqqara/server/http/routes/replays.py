"""Looking back: what each seat saw of a finished game, move by move."""

from hashlib import sha256
from typing import Annotated

from fastapi import Query, Request, Response

from saqqara.core.errors import BadRecord
from saqqara.core.parsing import parse_json
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import RatesHere, ReplaysHere, TableHere, address, check_unsealed, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.http.routes.server_info import BODY
from saqqara.server.schemas.replays import Points, Replay

router = make_router("replay")
MOST = 60
"""Looks in one answer."""

Seat = Annotated[int | None, Query(ge=0, le=15, description="Whose sight; nobody's: an onlooker's")]
First = Annotated[int, Query(ge=0, le=1_000_000, description="After how many moves the first look is")]
Count = Annotated[int, Query(ge=1, le=MOST)]


@router.get("/tables/{table}/replay", responses=gives(Replay))
async def replay_table(
    request: Request, live: TableHere, replays: ReplaysHere, seat: Seat = None, first: First = 0, count: Count = MOST
) -> Response:
    """Return a seat's looks in a finished game."""
    if live.table is None or not live.table.over:
        raise NotNow("server-no-replay")
    check_unsealed(live)
    return json_response(await replays.page((live.id, live.seq, live.table.names), live.table.record, seat, first, count, address(request)))


@router.get("/tables/{table}/points", responses=gives(Points))
async def points(request: Request, live: TableHere, replays: ReplaysHere) -> Response:
    """Return the points of a finished game, move by move."""
    if live.table is None or not live.table.over:
        raise NotNow("server-no-replay")
    check_unsealed(live)
    return json_response(await replays.points((live.id, live.seq), live.table.record, address(request)))


@router.post("/replay", responses=gives(Replay), openapi_extra=BODY)
async def replay_record(
    request: Request, rates: RatesHere, replays: ReplaysHere, seat: Seat = None, first: First = 0, count: Count = MOST
) -> Response:
    """The same for a record of one's own."""
    slow_down(rates.records, address(request))
    body = await request.body()
    return json_response(
        await replays.page(sha256(body).digest(), lambda: parse_json(body, BadRecord), seat, first, count, address(request))
    )
