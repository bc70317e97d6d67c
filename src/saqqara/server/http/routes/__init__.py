"""The HTTP API, under `/api/v1`."""

from functools import cache

from starlette.routing import BaseRoute

from saqqara.server.http.openapi import PREFIX
from saqqara.server.http.routes import (
    alerts,
    analysis,
    arenas,
    browser_thinking,
    community,
    daily,
    moderation,
    play,
    players,
    positions,
    profiles,
    puzzles,
    registered_names,
    replays,
    reviews,
    server_info,
    sign_in,
    studies,
    tables,
)

OFTEN = (f"{PREFIX}/players", f"{PREFIX}/tables")
"""The most frequent paths come first. Among those that begin alike the order stays: `/tables/mine` is no table."""


@cache
def endpoints() -> tuple[BaseRoute, ...]:
    """Return all routes, made once, since that takes a quarter of a second. They find `hub`, `people`, `settings`, `rates` and `metrics`
    in the application's state, so that applications can share them."""
    parts = (
        server_info,
        players,
        community,
        profiles,
        moderation,
        tables,
        play,
        browser_thinking,
        replays,
        alerts,
        positions,
        reviews,
        analysis,
        studies,
        registered_names,
        sign_in,
        daily,
        puzzles,
        arenas,
    )
    routes = [route for one in parts for route in one.router.routes]
    return tuple(sorted(routes, key=lambda route: not getattr(route, "path", "").startswith(OFTEN)))
