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
    return tuple(route for part in parts for route in part.router.routes)
