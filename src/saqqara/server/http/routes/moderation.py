"""Reports: made by anybody, read and acted on by the host; and what both sides hear of it."""

import contextlib
from functools import partial
from typing import Annotated

from fastapi import Depends, Path, Request, Response

from saqqara.server.accounts.people import People
from saqqara.server.community.handles import handle_of, player_of
from saqqara.server.errors import NotNow, SetAside
from saqqara.server.http.dependencies import (
    HubHere,
    Me,
    PeopleHere,
    RatesHere,
    SettingsHere,
    address,
    disconnect,
    language,
    slow_down,
    table_for,
)
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.moderation import host_sessions, reports, sanctions
from saqqara.server.moderation.host_sessions import COOKIE, SESSION_DAYS
from saqqara.server.moderation.reports import Case
from saqqara.server.schemas.moderation import AskedMeasure, AskedReport, Notice, Notices, Report, Reports, ReportWord, Sanction
from saqqara.server.settings import DAY
from saqqara.server.tables import seating
from saqqara.server.tables.hub import Hub

router = make_router("reports")
Which = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]


@router.post("/reports", status_code=204, responses=refuses())
async def report(me: Me, asked: AskedReport, hub: HubHere, rates: RatesHere) -> Response:
    """Tell the host that something is not right. With a table, its words are kept with the report, those around `said` or the last ones."""
    slow_down(rates.reports, me)
    other = await player_of(hub.store, asked.handle)
    if other is None:
        raise Denied(404, "server-no-person")
    if other == me:
        raise NotNow("server-report-self")
    if asked.table is not None:
        await table_for(hub, me, asked.table)  # whoever cannot see a table cannot have its words told
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in asked.line).split())
    await reports.report(hub.store, me, other, asked.kind, line, asked.table, asked.said)
    return Response(status_code=204)


@router.get("/notices", responses=gives(Notices))
async def get_notices(me: Me, hub: HubHere) -> Response:
    """Return my unread notices: the host's measures about me, and the outcome of my reports."""
    mine = [
        Notice(row["id"], row["what"], row["kind"], "", sanctions.hours_left(row["until"]))
        for row in await sanctions.unread_sanctions(hub.store, me)
        if row["what"] != "off"
    ]
    heard = [
        Notice(row["id"], "looked-at" if row["done"] == "dismissed" else "answered", row["kind"], row["name"], 0)
        for row in await reports.answered(hub.store, me)
    ]
    return json_response(Notices((*mine, *heard)))


@router.delete("/notices/{notice}", status_code=204, responses=refuses())
async def read_notice(me: Me, notice: Which, hub: HubHere) -> Response:
    """I have read it."""
    await sanctions.read(hub.store, me, notice)
    await reports.read(hub.store, me, notice)
    return Response(status_code=204)


# The host


async def host_here(request: Request, hub: HubHere) -> str:
    """The host, or the answer of an address where there is nothing."""
    key = request.cookies.get(COOKIE)
    if not await host_sessions.is_host(hub.store, key):
        raise Denied(403, "server-not-host")
    return key or ""


Host = Annotated[str, Depends(host_here)]


@router.post("/host/{code}", status_code=204, responses=refuses())
async def come_in(
    request: Request, code: Annotated[str, Path(max_length=80)], hub: HubHere, settings: SettingsHere, rates: RatesHere
) -> Response:
    """Be the host in this browser, by a link of `saqqara admin host`. It works once."""
    slow_down(rates.newcomers, address(request))
    key = await host_sessions.use_link(hub.store, code)
    if key is None:
        raise Denied(404, "server-old-host-link")
    answer = Response(status_code=204)
    answer.set_cookie(
        COOKIE, key, max_age=SESSION_DAYS * DAY, path="/api/v1/host", secure=settings.secure_cookie, httponly=True, samesite="strict"
    )
    return answer


@router.delete("/host", status_code=204, responses=refuses())
async def go_out(host: Host, hub: HubHere) -> Response:
    """Be the host in this browser no more."""
    await host_sessions.end_session(hub.store, host)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/api/v1/host")
    return answer


async def shown(hub: Hub, people: People, case: Case) -> Report:
    """A report as the host reads it."""
    row = case.row
    return Report(
        row["id"],
        await handle_of(hub.store, row["player"]),
        row["name"],
        await people.name_of(row["player"]),
        await people.name_of(row["by"]) if row["by"] is not None else "",
        row["kind"],
        row["line"],
        row["at"],
        tuple(ReportWord(word["name"], word["text"], word["at"], word["player"] == row["player"]) for word in case.words),
        tuple(Sanction(one["what"], one["at"], one["until"]) for one in case.earlier),
        row["done"],
        row["done_at"],
    )


@router.get("/host/reports", responses=gives(Reports))
async def get_reports(host: Host, hub: HubHere, people: PeopleHere, waiting: bool = True) -> Response:
    """Reports with the words in question: those that wait for the host, or those dealt with."""
    return json_response(Reports(tuple([await shown(hub, people, case) for case in await reports.cases(hub.store, waiting)])))


@router.post("/host/reports/{report}", responses=gives(Report))
async def act(request: Request, host: Host, report: Which, asked: AskedMeasure, hub: HubHere, people: PeopleHere) -> Response:
    """Deal with a report: dismiss it, warn, take the name away, mute for some days, or put off the server."""
    if await reports.find(hub.store, report) is None:
        raise Denied(404, "server-no-report")
    row = await reports.act(hub.store, report, asked.act, asked.days, partial(people.free_name, language(request)))
    if asked.act == "rename":
        await hub.tell_person_changed(row["player"])
    elif asked.act == "off":
        await put_off(request, hub, people, row["player"])
    return await told(hub, people, report)


@router.post("/host/reports/{report}/lift", responses=gives(Report))
async def lift(host: Host, report: Which, hub: HubHere, people: PeopleHere) -> Response:
    """Lift all measures against the reported player; they may sign in, chat and choose a name again."""
    row = await reports.find(hub.store, report)
    if row is None:
        raise Denied(404, "server-no-report")
    await hub.store.transaction(lambda connection: sanctions.lift(connection, row["player"]))
    return await told(hub, people, report)


async def told(hub: Hub, people: People, report: str) -> Response:
    """A report as it is now."""
    row = await reports.find(hub.store, report)
    if row is None:
        raise Denied(404, "server-no-report")
    return json_response(await shown(hub, people, await reports.case(hub.store, row)))


async def put_off(request: Request, hub: Hub, people: People, player: str) -> None:
    """Ban a player: revoke their tokens, leave their seats, and close their connections."""
    people.forget_sessions(player)
    for table in await seating.tables_of(hub, player):
        with contextlib.suppress(SetAside, NotNow):
            live = await hub.get(table)
            if live is not None:
                await seating.leave(hub, live, player)
    disconnect(request, lambda one: one.player == player)
