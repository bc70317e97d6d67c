"""The challenges of a day: what they are, my one try at each, the results, and the days that are over."""

from typing import Annotated

from fastapi import Path, Query, Response

from saqqara.server.community.follows import followed_by
from saqqara.server.community.handles import player_of
from saqqara.server.daily import daily_attempts, daily_presenter
from saqqara.server.daily.daily_service import DailyService
from saqqara.server.http.dependencies import HEAVY, Asker, HubHere, Me, PeopleHere, RatesHere, part_of, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.http.routes.tables import shown
from saqqara.server.schemas.daily import Archive, Daily, DayBoard, Streak
from saqqara.server.schemas.ws_messages import TableInfo
from saqqara.server.tables import daily_dates
from saqqara.solo.daily import challenge_of

router = make_router("daily", "/daily")
MOST = 100
Day = Annotated[str, Path(max_length=40, description="A UTC date: 2026-11-16")]
Game = Annotated[str, Path(max_length=40)]
Count = Annotated[int, Query(ge=1, le=MOST)]
First = Annotated[int, Query(ge=0, le=1_000_000, description="How many stand before the first")]
Before = Annotated[str | None, Query(max_length=10, description="As the archive gave it")]
Of = Annotated[list[str] | None, Query(max_length=MOST, description="Some people, by their handles, in place of everybody")]

Followed = Annotated[bool, Query(description="Those whom I follow, and me, in place of everybody")]


DailyHere = Annotated[DailyService, part_of("daily")]


@router.get("", responses=gives(Daily))
async def today(me: Asker, daily: DailyHere) -> Response:
    """Today's challenges, and my tries."""
    return json_response(await daily_presenter.the_day(daily, me, daily_dates.today()))


@router.get("/archive", responses=gives(Archive))
async def archive(me: Asker, daily: DailyHere, before: Before = None, limit: Count = 14) -> Response:
    """Days that are over, open for practice, with my results."""
    return json_response(await daily_presenter.archive(daily, me, None if before is None else daily_dates.checked(before), limit))


@router.get("/streaks/{handle}", responses=gives(Streak))
async def streak(handle: Annotated[str, Path(max_length=16)], daily: DailyHere) -> Response:
    """Return a player's streak of days."""
    player = await player_of(daily.store, handle)
    if player is None:
        raise Denied(404, "server-no-page")
    return json_response(await daily_presenter.streak_of(daily, player))


@router.get("/{day}", responses=gives(Daily))
async def one_day(me: Asker, daily: DailyHere, day: Day) -> Response:
    """The challenges of a day. The seeds are told once it is over for everybody, an hour after its end."""
    return json_response(await daily_presenter.the_day(daily, me, daily_dates.checked(day)))


@router.post("/{day}/{game}", responses=gives(TableInfo))
async def play(me: Me, daily: DailyHere, hub: HubHere, people: PeopleHere, rates: RatesHere, day: Day, game: Game) -> Response:
    """My one try at a challenge of today: begun, or the table where it was begun. Of a day that is over, a table to practise at."""
    slow_down(rates.players, me, HEAVY)
    live = await daily_attempts.begin(hub, daily.seeds, me, await people.name_of(me), daily_dates.checked(day), game)
    return shown(hub, live, me)


@router.get("/{day}/{game}/board", responses=gives(DayBoard))
async def board(
    me: Asker, daily: DailyHere, day: Day, game: Game, first: First = 0, limit: Count = 20, of: Of = None, followed: Followed = False
) -> Response:
    """The results of a day in a game, the best first, and mine; or those of some people."""
    challenge_of(game)
    some = None if of is None else [player for handle in of if (player := await player_of(daily.store, handle[:16])) is not None]
    if followed:
        some = [] if me is None else [me, *await followed_by(daily.store, me)]
    return json_response(await daily_presenter.board(daily, me, daily_dates.checked(day), game, first, limit, some))
