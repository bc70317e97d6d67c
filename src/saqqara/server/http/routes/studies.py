"""Studies that are kept here: one's own to change, and those that others have opened to watch."""

import asyncio
from typing import Annotated, Any

from fastapi import Path, Query, Response

from saqqara.server.analysis import studies, study_check
from saqqara.server.http.dependencies import HEAVY, Asker, Me, RatesHere, SettingsHere, StoreHere, slow_down
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.ids import new_id
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.schemas.requests.studies import ChangedStudy, NewStudy
from saqqara.server.schemas.studies import Studies, StudyInfo
from saqqara.server.storage.store import Store

router = make_router("studies", "/studies")
Id = Annotated[str, Path(max_length=16, description="The study's id: whoever knows it may watch, if it is open.")]

Known = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The version that is known")]


async def checked(data: dict[str, Any], rates: Rates, me: str) -> dict[str, Any]:
    """A study whose moves can all be made: beside the tables, a few at a time."""
    async with rates.replays.turn(me):
        return await asyncio.to_thread(study_check.checked, data)


async def shown(store: Store, study: str, player: str | None, status: int = 200) -> Response:
    """A study as somebody sees it, or 404."""
    row = await studies.find(store, study, player)
    if row is None:
        raise Denied(404, "server-no-study")
    return json_response(studies.info(row, player), status)


@router.post("", status_code=201, responses=gives(StudyInfo, 201))
async def keep(me: Me, asked: NewStudy, store: StoreHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Keep a study here."""
    slow_down(rates.players, me, HEAVY)
    row = studies.row_of(new_id(), me, await checked(asked.study, rates, me), asked.open)
    await store.transaction(lambda connection: studies.add(connection, row, settings.limits))
    return await shown(store, row["id"], me, 201)


@router.get("", responses=gives(Studies))
async def list_mine(me: Me, store: StoreHere, settings: SettingsHere) -> Response:
    """My studies, the last changed first."""
    return json_response(await studies.mine(store, me, settings.limits.studies_per_player))


@router.get("/{study}", responses={**gives(StudyInfo), 204: {"description": "It is still of the version that was known."}})
async def read(me: Asker, study: Id, store: StoreHere, known: Known = None) -> Response:
    """A study: mine, or one that is open. Whoever watches asks with the version they know, and is sent it only when there is another."""
    row = await studies.find(store, study, me)
    if row is None:
        raise Denied(404, "server-no-study")
    return Response(status_code=204) if row["version"] == known else json_response(studies.info(row, me))


@router.patch("/{study}", responses=gives(StudyInfo))
async def change(me: Me, study: Id, asked: ChangedStudy, store: StoreHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Change a study of mine: all of it, the node I stand at, whether others may watch."""
    if asked.study is not None:
        slow_down(rates.players, me, HEAVY)
    body = None if asked.study is None else await checked(asked.study, rates, me)
    limits = settings.limits
    await store.transaction(lambda connection: studies.change(connection, study, me, body, asked.at, asked.open, asked.version, limits))
    return await shown(store, study, me)


@router.delete("/{study}", status_code=204, responses=refuses())
async def delete(me: Me, study: Id, store: StoreHere) -> Response:
    """Delete a study of mine."""
    await store.transaction(lambda connection: studies.delete(connection, study, me))
    return Response(status_code=204)
