"""The HTTP API, under `/api/v1`."""

from fastapi import APIRouter

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

PREFIX = "/api/v1"


def create_api() -> APIRouter:
    """All endpoints. They find `hub`, `people`, `settings`, `rates` and `metrics` in the application's state."""
    api = APIRouter(prefix=PREFIX)
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
    for part in parts:
        api.include_router(part.router)
    return api
