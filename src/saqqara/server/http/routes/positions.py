"""Positions to be edited: whether one can be, a fresh deal to begin from, and what is printed on a game's cards. Nothing is kept."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Annotated, Any

from fastapi import Path, Request, Response

from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.core.record_replay import steps
from saqqara.core.table import Table
from saqqara.server.http.dependencies import RatesHere, address, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.schemas.positions import Checked, Printed
from saqqara.server.schemas.requests.positions import AskedDeal, AskedPosition

router = make_router("positions")
HOUR = {"Cache-Control": "public, max-age=3600"}


def shown(table: Table) -> Checked:
    """A position of somebody's own, as everybody at it would see it: it belongs to whoever set it up, and no game goes on there."""
    seats = (None, *range(table.seats))
    return Checked(table.position(), tuple(table.look(seat) for seat in seats), table.to_act)


async def made(request: Request, rates: Rates, make: Callable[[], Table]) -> Response:
    """The answer for a table that is made in a thread: nobody else's move waits for it."""
    slow_down(rates.positions, address(request))
    async with rates.replays.turn(address(request)):
        return json_response(await asyncio.to_thread(lambda: shown(make())))


@router.post("/positions", responses=gives(Checked))
async def check(request: Request, asked: AskedPosition, rates: RatesHere) -> Response:
    """Check a position: return its normal form and each seat's look, or the error with its field.

    Or the position at a moment of a finished game.
    """
    if asked.record is not None:
        slow_down(rates.records, address(request))
    return await made(request, rates, lambda: asked_for(asked))


def asked_for(asked: AskedPosition) -> Table:
    """The table at a position, or at a moment of a record."""
    if asked.record is None:
        return Table.from_position(asked.position or {}, deck=asked.deck)
    *_, table = islice(steps(asked.record), None if asked.at is None else asked.at + 1)
    return table


@router.post("/positions/deal", responses=gives(Checked))
async def deal(request: Request, asked: AskedDeal, rates: RatesHere) -> Response:
    """A fresh deal that nobody plays, to begin from."""
    kind = find(asked.game)
    seats = kind.seat_count(asked.seats)
    options: dict[str, Any] = kind.choices(seats, asked.options)
    return await made(request, rates, lambda: Table(kind.name, seats, **options))


@router.get("/games/{game}/deck", responses=gives(Printed))
async def printed(game: Annotated[str, Path(max_length=40)]) -> Response:
    """Return the cards or tiles of a game."""
    kind = find(game)
    return json_response(Printed(kind.name, plain(kind.deck())), headers=HOUR)
