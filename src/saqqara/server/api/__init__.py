"""The HTTP API, under `/api/v1`."""

from fastapi import APIRouter

from saqqara.server.api import alerts, analysis, daily, general, play, players, positions, replays, reviews, studies, tables, thinking

PREFIX = "/api/v1"


def create_api() -> APIRouter:
    """All endpoints. They find `hub`, `people`, `settings`, `rates` and `metrics` in the application's state."""
    api = APIRouter(prefix=PREFIX)
    for part in (general, players, tables, play, thinking, replays, alerts, positions, reviews, analysis, studies, daily):
        api.include_router(part.router)
    return api
