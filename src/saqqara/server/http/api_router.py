"""A part of the HTTP API."""

from fastapi import APIRouter

PREFIX = "/api/v1"


def make_router(tag: str, under: str = "") -> APIRouter:
    """The endpoints of a part, each with its whole path: routers within routers would all be gone through for every request."""
    return APIRouter(prefix=PREFIX + under, tags=[tag])
