"""The web client, where it has been built: its files, and the one page that all its addresses show."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
PLACES = (
    "/",
    "/new",
    "/t/{id}",
    "/screen/{game}",
    "/link/{code}",
    "/replay",
    "/replay/{id}",
    "/rules",
    "/rules/{game}",
    "/lesson/{game}",
    "/settings",
)
YEAR = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that a browser may keep."""
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = YEAR
        return answer


def add_pages(app: FastAPI) -> None:
    """Serve the client beside the API."""
    if not (STATIC / "index.html").exists():
        return
    app.mount("/assets", Assets(directory=STATIC / "assets"))

    for place in PLACES:
        app.add_api_route(place, showing(STATIC / "index.html", "no-cache"), include_in_schema=False)
    for file in STATIC.iterdir():
        if file.is_file() and file.name != "index.html":
            app.add_api_route(f"/{file.name}", showing(file, "public, max-age=3600"), include_in_schema=False)


def showing(file: Path, keep: str) -> Callable[[], Awaitable[Response]]:
    """An answer that is always this file."""

    async def show() -> Response:
        return FileResponse(file, headers={"Cache-Control": keep})

    return show
