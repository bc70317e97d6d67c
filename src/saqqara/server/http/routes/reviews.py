"""Reviews of finished games: what to think about, and what came of it."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import Query, Request, Response

from saqqara.bots.review.model import Opened, Review, Valued, Weighed
from saqqara.core.errors import BadRecord
from saqqara.core.parsing import parse_json
from saqqara.server.analysis import reviews, stored_reviews
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import HubHere, Me, RatesHere, TableHere, address, check_unsealed, my_seat, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import JSON, json_response
from saqqara.server.http.routes.server_info import BODY
from saqqara.server.schemas.requests.reviews import AskedReview, AskedValued, AskedWhole
from saqqara.server.schemas.reviews import MyReviews, ReviewMoments
from saqqara.server.tables.live_table import LiveTable

router = make_router("review")
MOST = 20
"""Moves whose moments are in one answer."""
First = Annotated[int, Query(ge=0, le=1_000_000, description="After how many moves the first moments are")]
Count = Annotated[int, Query(ge=1, le=MOST, description="Of how many moves")]


def over(live: LiveTable) -> Any:
    """The record of a game that is over."""
    if live.table is None or not live.table.over:
        raise NotNow("server-no-review-yet")
    check_unsealed(live)
    return live.table.record()


def valued(one: AskedValued | None) -> Valued | None:
    """A move as it was weighed elsewhere."""
    return None if one is None else Valued(one.move, one.win, one.win_error, one.points, one.points_error, one.tried, tuple(one.everyone))


def thoughts(asked: AskedReview) -> list[Weighed | Opened]:
    """Return the estimates made elsewhere."""
    weighed: list[Weighed | Opened] = [
        Weighed(one.at, one.seat, one.tried, one.chance, one.error, valued(one.best), valued(one.played)) for one in asked.weighed
    ]
    return [*weighed, *(Opened(one.at, one.tried, tuple(one.chances)) for one in asked.opened)]


@router.get("/tables/{table}/review", responses=gives(Review) | {204: {"description": "Nobody has reviewed it yet."}})
async def get_review(live: TableHere, hub: HubHere) -> Response:
    """The review that was kept with a game; 204 where there is none yet."""
    check_unsealed(live)
    found = await stored_reviews.stored_review(hub.store, live.id)
    return Response(status_code=204) if found is None else Response(found, media_type=JSON)


@router.get("/me/reviews", responses=gives(MyReviews))
async def my_reviews(me: Me, hub: HubHere) -> Response:
    """Return my results in my last twenty games that have a review, with my mistakes."""
    return json_response(MyReviews(await stored_reviews.reviewed_games(hub.store, me)))


@router.get("/tables/{table}/review/moments", responses=gives(ReviewMoments))
async def table_moments(request: Request, live: TableHere, rates: RatesHere, first: First = 0, count: Count = MOST) -> Response:
    """Return the questions for the review of a finished game, some moves at a time."""
    data = over(live)
    slow_down(rates.reviews, address(request))
    async with rates.replays.turn(address(request)):
        return json_response(await asyncio.to_thread(reviews.page, data, first, count))


@router.post("/tables/{table}/review", responses=gives(Review))
async def review_table(me: Me, live: TableHere, asked: AskedReview, hub: HubHere, rates: RatesHere) -> Response:
    """Review a game from the results of its searches; the review replaces an earlier one. For its players."""
    my_seat(live, me)
    data = over(live)
    slow_down(rates.reviews, me)
    async with rates.replays.turn(me):
        made = await asyncio.to_thread(reviews.judged, data, thoughts(asked))
    await stored_reviews.store_review(hub.store, live.id, me, made)
    return Response(msgspec.json.encode(made), media_type=JSON)


@router.post("/review/moments", responses=gives(ReviewMoments), openapi_extra=BODY)
async def record_moments(request: Request, rates: RatesHere, first: First = 0, count: Count = MOST) -> Response:
    """The same for a record of one's own."""
    slow_down(rates.reviews, address(request))
    data = parse_json(await request.body(), BadRecord)
    async with rates.replays.turn(address(request)):
        return json_response(await asyncio.to_thread(reviews.page, data, first, count))


@router.post("/review", responses=gives(Review))
async def review_record(request: Request, asked: AskedWhole, rates: RatesHere) -> Response:
    """Review a record that is sent along. The server does not store it."""
    slow_down(rates.reviews, address(request))
    async with rates.replays.turn(address(request)):
        made = await asyncio.to_thread(reviews.judged, asked.record, thoughts(asked))
    return Response(msgspec.json.encode(made), media_type=JSON)
