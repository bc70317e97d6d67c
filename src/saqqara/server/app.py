"""The server put together: what it holds, when it opens and closes, and where each request goes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from saqqara import __version__
from saqqara.server.api import create_api
from saqqara.server.fanout import Alone, Nats
from saqqara.server.hub import Hub
from saqqara.server.pages import add_pages
from saqqara.server.people import People, signing_key
from saqqara.server.safety import make_safe
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.thinkers import Thinkers
from saqqara.server.ws import GOING_AWAY, Connection, TableSocket


def create_app(settings: Settings) -> FastAPI:
    """A server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        state = app.state
        state.store = await Store.open(settings)
        state.people = People(state.store, settings, await signing_key(state.store, settings))
        state.hub = Hub(settings, state.store, Nats(settings.nats) if settings.nats else Alone(), Thinkers(settings.bot_workers))
        state.metrics.watch(state.hub)
        await state.hub.start()
        try:
            yield
        finally:
            await say_goodbye(app)
            await state.hub.stop()
            await state.store.close()

    app = FastAPI(
        title="Saqqara",
        version=__version__,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.connections = set()
    app.include_router(create_api())
    app.router.routes.append(WebSocketRoute("/api/v1/tables/{table}/ws", TableSocket()))
    add_pages(app)
    make_safe(app, settings)
    return app


async def say_goodbye(app: Any) -> None:
    """Everybody connected is told to come again; acknowledged moves are on disk already."""
    connections: set[Connection] = set(app.state.connections)
    for connection in connections:
        connection.end(GOING_AWAY, "server-closing", again=True)
    for _ in range(100):
        if not app.state.connections & connections:
            return
        await asyncio.sleep(0.02)
