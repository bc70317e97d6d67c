"""The HTTP API, under `/api/v1`."""

from functools import cache

from starlette.routing import BaseRoute

from saqqara.server.api import (
    alerts,
    analysis,
    arenas,
    daily,
    entering,
    general,
    names,
    people,
    play,
    players,
    positions,
    profiles,
    puzzles,
    replays,
    reports,
    reviews,
    studies,
    tables,
    thinking,
)
from saqqara.server.api.part import PREFIX

OFTEN = (f"{PREFIX}/players", f"{PREFIX}/tables")
"""What is asked for most is looked for first. Among those that begin alike the order stays: `/tables/mine` is no table."""


@cache
def endpoints() -> tuple[BaseRoute, ...]:
    """All of them, made once: that takes a quarter of a second. They find `hub`, `people`, `settings`, `rates` and `metrics` in the
    application's state, so that applications can share them."""
    parts = (
        general,
        players,
        people,
        profiles,
        reports,
        tables,
        play,
        thinking,
        replays,
        alerts,
        positions,
        reviews,
        analysis,
        studies,
        names,
        entering,
        daily,
        puzzles,
        arenas,
    )
    routes = [route for one in parts for route in one.router.routes]
    return tuple(sorted(routes, key=lambda route: not getattr(route, "path", "").startswith(OFTEN)))
