"""The games on offer, the deal of a record verified, and how the server is."""

import asyncio
import secrets

import msgspec
import sqlalchemy as sa
from fastapi import Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

import saqqara
from saqqara.server.analysis.record_verification import verified
from saqqara.server.http.dependencies import HubHere, RatesHere, SettingsHere, address, bearer, slow_down
from saqqara.server.http.game_catalog import game_catalog
from saqqara.server.http.openapi import REF, gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.schemas.server_info import Health, Offer, Ready, Verified
from saqqara.server.storage.store import DATABASE_ERRORS

router = make_router("general")


@router.get("/games", responses=gives(Offer))
async def get_games(request: Request, settings: SettingsHere) -> Response:
    """The games, their options, and the levels of the bots."""
    site = request.app.state.offline
    return json_response(msgspec.structs.replace(game_catalog(), near=settings.near, offline=None if site is None else site.size))


BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": REF.format(name="Record")}}}}}


@router.post("/verify", responses=gives(Verified), openapi_extra=BODY)
async def verify(request: Request, rates: RatesHere) -> Response:
    """Replay a record and check its deal, each move and the outcome."""
    slow_down(rates.records, address(request))
    body = await request.body()  # whoever sends it slowly holds nobody's place
    async with rates.replays.turn(address(request)):
        return json_response(await asyncio.to_thread(verified, body))


@router.get("/health", responses=gives(Health, 200, 503))
async def health(hub: HubHere) -> Response:
    """Return whether this node can serve: 503 when its database cannot be reached."""
    try:
        await asyncio.wait_for(hub.store.row(sa.select(sa.literal(1))), 5)
        ok = not hub.closing
    except DATABASE_ERRORS:
        ok = False
    return json_response(Health(ok, hub.fanout.node, saqqara.__version__), 200 if ok else 503)


@router.get("/ready", responses=gives(Ready, 200, 503))
async def ready(hub: HubHere) -> Response:
    """Return whether this node can do all its work: 503 when its database cannot be written, is damaged, or the node is stopping. Asking,
    at most one write in some seconds is made for it."""
    writes = await hub.store.can_write()
    reads = hub.store.condition.damaged_reads == 0
    ok = writes and reads and not hub.closing
    return json_response(Ready(ok, hub.fanout.node, saqqara.__version__, writes, reads, len(hub.aside)), 200 if ok else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus: for this machine, or with the token that the server was given for it."""
    settings = request.app.state.settings
    wanted = settings.metrics_token
    if wanted is None:
        host = request.client.host if request.client else ""
        allowed = host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    else:
        allowed = secrets.compare_digest((bearer(request) or "").encode(), wanted.encode())
    if not allowed:
        raise Denied(404, "server-no-page")
    if settings.workers > 1 and request.scope["server"][1] == settings.port:  # whoever answers there has a part of them only
        first, last = settings.port + 1, settings.port + settings.workers
        raise Denied(404, "server-metrics-apart", first=str(first), last=str(last))
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
