"""Thinking in the page: what to think about for my seat or for a deep bot, why one might make a move, and what a deep bot does."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from saqqara.server.answers import Moved, Reasons, ToThink
from saqqara.server.api.dependencies import HEAVY, BotsHere, Me, RatesHere, TableHere, WorkersHere, my_seat, slow_down
from saqqara.server.api.openapi import gives
from saqqara.server.api.play import playing, think_of
from saqqara.server.api.reply import reply
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.requests import AskedDeepMove, Text
from saqqara.server.tables import thinking
from saqqara.server.tables.live_table import LiveTable

router = APIRouter(prefix="/tables/{table}", tags=["play"])
MOST = 5
"""Reasons that are given at once: as many as a hint shows."""
Seat = Annotated[int, Path(ge=0, le=15)]
Moves = Annotated[list[Text], Query(min_length=1, max_length=MOST)]
MayMove = Annotated[AskedDeepMove, Body(default_factory=AskedDeepMove)]


def may_think(live: LiveTable, player: str) -> int:
    """The seat of who asks, where hints are allowed."""
    seat = my_seat(live, player)
    if not live.setup.hints:
        raise NotYours("server-no-hints")
    return seat


@router.get("/question", responses=gives(ToThink))
async def question(me: Me, live: TableHere, workers: WorkersHere, rates: RatesHere) -> Response:
    """What to think about on my seat, where the table allows hints: all that a search needs, from what I know; or, where the game is not
    searched, the hint itself."""
    seat = may_think(live, me)
    async with live.lock:  # what is not yet on disk is not shown
        table = playing(live)
        if seat not in table.to_act:
            raise NotNow("server-no-hint-now")
        slow_down(rates.questions, me)
        number, seen, asked = live.number(seat), table.look(seat), thinking.question_for(table, seat)
        hint = thinking.hint_for(table, seat) if asked is None else None
    if asked is None and hint is None:
        slow_down(rates.hints, me)
        hint = await think_of(workers, seen, live.setup.deck)
    return reply(ToThink(number, asked, hint))


@router.get("/reasons", responses=gives(Reasons))
async def reasons(me: Me, live: TableHere, rates: RatesHere, move: Moves) -> Response:
    """Why one might make these moves on my seat; those that cannot be made are left out."""
    seat = may_think(live, me)
    async with live.lock:
        table = playing(live)
        slow_down(rates.questions, me)
        return reply(Reasons(thinking.reasons_for(table.look(seat), move, table.own_deck)))


@router.get("/bots/{seat}/question", responses=gives(ToThink))
async def deep_question(me: Me, live: TableHere, rates: RatesHere, seat: Seat) -> Response:
    """What a deep bot is to think about, for the page of the one person at its table: made from what the bot knows."""
    async with live.lock:
        thinking.check_deep(live, me, seat)
        slow_down(rates.questions, me)
        return reply(ToThink(live.number(seat), thinking.question_for(playing(live), seat)))


@router.post("/bots/{seat}/move", responses=gives(Moved))
async def deep_move(me: Me, live: TableHere, bots: BotsHere, rates: RatesHere, seat: Seat, asked: MayMove) -> Response:
    """A deep bot's move, judged as any other; without a text the server thinks of one, as a master would."""
    thinking.check_deep(live, me, seat)
    slow_down(rates.questions, me)
    if asked.text is None:
        slow_down(rates.players, me, HEAVY)
    await bots.move_deep(live, seat, asked.text, asked.on)
    return reply(Moved(live.number(live.seat_of(me))))
