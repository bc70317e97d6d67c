"""The server put together: what it holds, when it opens and closes, and where each request goes."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from saqqara import __version__
from saqqara.server.accounts.people import People, signing_key
from saqqara.server.alerts.alert_service import AlertService
from saqqara.server.analysis.replays import Replays
from saqqara.server.analysis.study_positions import StudyPositions
from saqqara.server.arenas.arena_service import ArenaService
from saqqara.server.daily.daily_service import DailyService
from saqqara.server.errors import Gone
from saqqara.server.http.link_previews import add_previews
from saqqara.server.http.middleware import Middleware, is_allowed_origin
from saqqara.server.http.offline_page import add_offline_page
from saqqara.server.http.openapi import describe
from saqqara.server.http.responses import install_handlers
from saqqara.server.http.routes import endpoints
from saqqara.server.http.web_client import add_pages, nothing_here
from saqqara.server.jobs.gc_tuning import GcTuner
from saqqara.server.limits.file_descriptors import DescriptorGuard
from saqqara.server.limits.rate_limits import ConnectionCounts, Rates
from saqqara.server.ops.metrics import Metrics
from saqqara.server.ops.retention import Retention
from saqqara.server.ratings.finished_game_job import ResultRecorder
from saqqara.server.ratings.leaderboard import Leaderboards
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables.bots.bot_workers import BotWorkers
from saqqara.server.tables.fanout import Nats, PollingOnly, SingleNode
from saqqara.server.tables.server_node import Node
from saqqara.server.ws.connection import Connection, serve_table
from saqqara.server.ws.outbox import Outbox
from saqqara.server.ws.session_checker import SessionChecker
from saqqara.server.ws.websocket import GOING_AWAY, Refusal, WebSocket

SOCKET = re.compile(r"/api/v1/tables/([^/]+)/ws")


class Application(FastAPI):
    """The framework serves HTTP; the WebSocket of a table goes around it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or one connection from its beginning to its end."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        socket: WebSocket = scope["saqqara.socket"]
        socket.scope = scope  # whoever stands in between may have found out who asks
        with contextlib.suppress(Gone):
            await serve_table(socket, scope.pop("saqqara.table"), self.state)
        del scope["saqqara.socket"]

    def open_socket(self, scope: Scope, begin: Callable[[WebSocket], None], address: str) -> WebSocket | Refusal:
        """Return a WebSocket for somebody at that address who asks for one, or why there is none. It counts as a request."""
        headers, settings = Headers(scope=scope), self.state.settings
        wait = self.state.rates.addresses.take(address)
        if wait:
            return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "server-too-fast", wait)
        table = SOCKET.fullmatch(scope["path"])
        if table is None:
            return Refusal(HTTPStatus.NOT_FOUND, "server-no-page")
        if not is_allowed_origin(headers.get("origin"), headers.get("host"), settings.origins):
            return Refusal(HTTPStatus.FORBIDDEN, "server-foreign-origin")
        scope["saqqara.table"] = table[1]
        return WebSocket(scope, settings.limits, begin, self.state.outbox)


def fanout_of(settings: Settings, bus: str | None) -> SingleNode:
    """Return how this node tells others what happens. A bus of this machine's own does not reach those at the same PostgreSQL elsewhere."""
    if settings.nats is not None:
        return Nats(settings.nats)
    if settings.sqlite_file is not None:
        return SingleNode() if bus is None else Nats(bus)
    return PollingOnly() if bus is None else Nats(bus, PollingOnly())


def create_app(settings: Settings, bus: str | None = None) -> FastAPI:
    """Return a server as an ASGI application. `bus`: where it hears the other workers of this machine."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        state = app.state
        state.store = await Store.open(settings)
        key = await signing_key(state.store, settings)
        state.people = People(state.store, settings, key)
        state.node = Node(settings, state.store, fanout_of(settings, bus), BotWorkers(settings.bot_processes))
        state.hub = state.node.hub
        state.retention = Retention(state.hub)
        sessions, recorder = SessionChecker(state.connections, state.people, state.hub), ResultRecorder(state.hub)
        state.node.time.every_tick += [sessions.job.on_tick, state.retention.on_tick, GcTuner().on_tick, recorder.job.on_tick]
        if state.store.is_sqlite and not state.hub.fanout.others:
            state.node.time.every_tick.append(lambda: state.hub.run_in_background(state.people.check_outside_writes()))
        state.metrics.watch(state.node, state.retention, state.doorkeeper)
        state.alerts = await AlertService.open(settings, state.store, state.hub, key)
        state.boards = Leaderboards(state.store)
        state.daily = await DailyService.open(settings, state.store, state.hub)
        state.arenas = ArenaService(state.hub)
        state.node.time.every_tick += [state.daily.tries.job.on_tick, state.arenas.keeper.job.on_tick]
        await state.node.start()
        state.alerts.start()
        try:
            yield
        finally:
            await say_goodbye(app)
            state.metrics.stop()
            await state.alerts.stop()
            await state.node.stop()
            await state.store.close()

    app = Application(
        title="Saqqara",
        version=__version__,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # the framework's own: what is counted is in `Metrics`
        routes=list(endpoints()),
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.connections, app.state.nothing_here = set(), nothing_here
    app.state.peers = ConnectionCounts(settings.limits.connections_per_address)
    app.state.sockets = ConnectionCounts(settings.limits.sockets_per_address, settings.limits.sockets)
    app.state.outbox, app.state.doorkeeper = Outbox(), DescriptorGuard()
    app.state.rates, app.state.metrics = Rates(settings.limits), Metrics()
    app.state.replays = Replays(app.state.rates.replays)
    app.state.moments = StudyPositions(app.state.rates.replays)
    add_previews(app)
    add_pages(app)
    add_offline_page(app, settings.offline)
    install_handlers(app)
    describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Middleware, settings=settings, metrics=app.state.metrics, addresses=app.state.rates.addresses)
    return app


async def say_goodbye(app: Any) -> None:
    """Tell everybody connected to come again; acknowledged moves are on disk already."""
    connections: set[Connection] = set(app.state.connections)
    for connection in connections:
        connection.end("server-closing", GOING_AWAY, again=True)
    for _ in range(100):
        if not app.state.connections & connections:
            return
        await asyncio.sleep(0.02)
