"""Thinking in the page: what to think about for my seat or for a deep bot, why one might make a move, and what a deep bot does."""

from typing import Annotated

from fastapi import Body, Path, Query, Response

from saqqara.server.analysis import browser_thinking
from saqqara.server.http.dependencies import HEAVY, BotsHere, HubHere, Me, RatesHere, TableHere, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.http.routes.play import playing
from saqqara.server.schemas.browser_thinking import Moved, Reasons, ToThink
from saqqara.server.schemas.requests.browser_thinking import AskedDeepMove
from saqqara.server.schemas.requests.request_fields import Text

router = make_router("play", "/tables/{table}")
MOST = 5
"""Reasons that are given at once: as many as a hint shows."""
Seat = Annotated[int, Path(ge=0, le=15)]
Moves = Annotated[list[Text], Query(min_length=1, max_length=MOST)]
MayMove = Annotated[AskedDeepMove, Body(default_factory=AskedDeepMove)]


@router.get("/question", responses=gives(ToThink))
async def question(me: Me, live: TableHere, rates: RatesHere, hub: HubHere) -> Response:
    """Return the question for my seat, where the table allows hints: all that a search needs, from what I know; or the hint itself, where
    the game has a player of its own. Neither where it has none: ask for a hint."""
    slow_down(rates.questions, me)
    async with hub.questions, live.lock:  # what is not yet on disk is not shown
        return json_response(ToThink(*browser_thinking.to_think(live, me)))


@router.get("/reasons", responses=gives(Reasons))
async def reasons(me: Me, live: TableHere, rates: RatesHere, hub: HubHere, move: Moves) -> Response:
    """Get reasons for these moves of my seat; illegal ones are left out."""
    slow_down(rates.questions, me)
    async with hub.questions, live.lock:
        return json_response(Reasons(browser_thinking.why_these(live, me, move)))


@router.get("/bots/{seat}/question", responses=gives(ToThink))
async def deep_question(me: Me, live: TableHere, rates: RatesHere, hub: HubHere, seat: Seat) -> Response:
    """Return the question of a deep bot, for the page of the one person at its table: made from what the bot knows."""
    async with hub.questions, live.lock:
        browser_thinking.check_deep(live, me, seat)
        slow_down(rates.questions, me)
        return json_response(ToThink(live.number(seat), browser_thinking.question_for(playing(live), seat), None))


@router.post("/bots/{seat}/move", responses=gives(Moved))
async def deep_move(me: Me, live: TableHere, bots: BotsHere, rates: RatesHere, seat: Seat, asked: MayMove) -> Response:
    """A deep bot's move, judged as any other; without a text the server thinks of one, as a master would."""
    browser_thinking.check_deep(live, me, seat)
    slow_down(rates.questions, me)
    if asked.text is None:
        slow_down(rates.players, me, HEAVY)
    await bots.move_deep(live, seat, asked.text, asked.on)
    return json_response(Moved(live.number(live.seat_of(me))))
