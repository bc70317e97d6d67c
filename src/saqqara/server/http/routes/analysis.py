"""The analysis board: any moment of a study, as a seat knew it or with all open. Nothing of it is stored."""

from fastapi import Request, Response

from saqqara.server.analysis.study_positions import Place, StudyPositions
from saqqara.server.http.dependencies import HEAVY, MomentsHere, RatesHere, address, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import json_response
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.schemas.analysis import Lines, Moment
from saqqara.server.schemas.requests.analysis import AskedLines, AskedMoment
from saqqara.solo.study import Step

router = make_router("analysis", "/analysis")


def place(request: Request, asked: AskedMoment, moments: StudyPositions, rates: Rates) -> Place:
    """Return the place asked for. A study that is new here costs more: its record is replayed."""
    found = Place(asked.game, asked.start, asked.seed, asked.deck, tuple(Step(*step) for step in asked.path), asked.seat, asked.open)
    slow_down(rates.moments, address(request), 1 if moments.knows(found) else HEAVY)
    return found


@router.post("/moment", responses=gives(Moment))
async def moment(request: Request, asked: AskedMoment, moments: MomentsHere, rates: RatesHere) -> Response:
    """Return the position and question after some moves, as a seat knew it or with all open; or why the last move cannot be made."""
    return json_response(await moments.moment(place(request, asked, moments, rates), address(request)))


@router.post("/line", responses=gives(Lines))
async def line(request: Request, asked: AskedLines, moments: MomentsHere, rates: RatesHere) -> Response:
    """Lines of an engine, given by the numbers of their moves, as texts."""
    return json_response(await moments.lines(place(request, asked, moments, rates), asked.lines, address(request)))
