"""The web client, where it has been built: its files, and the one page that all its addresses show."""

from collections.abc import Awaitable, Callable
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
PLACES = (
    "/",
    "/new",
    "/screen/{game}",
    "/link/{code}",
    "/replay",
    "/replay/{id}",
    "/review",
    "/review/{id}",
    "/mistakes",
    "/mistakes/{id}",
    "/analysis",
    "/analysis/{id}",
    "/rules",
    "/rules/{game}",
    "/lesson/{game}",
    "/settings",
    "/name",
    "/me",
    "/p/{handle}",
    "/boards",
    "/daily",
    "/daily/{day}",
    "/puzzles",
    "/puzzles/{game}",
    "/arena",
    "/arena/new",
    "/arena/{id}",
    "/arena/{id}/screen",
    "/editor",
    "/editor/{game}",
    "/stop/{key}",
    "/confirm/{code}",
    "/people",
    "/f/{handle}",
    "/host/{code}",
)
TABLE = "/t/{id}"
"""A table's page, which `previews` answers: a shared link shows what is played there."""
BROTLI = "br"
"""The name by which browsers ask for the compressed assets of the build, and the ending of those files."""
WORKER = "worker.js"
"""The service worker, which brings a new build with it: never an old one."""
YEAR = "public, max-age=31536000, immutable"


def is_client_built() -> bool:
    """Return whether there is a web client to serve."""
    return (STATIC / "index.html").exists()


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file that a browser may keep."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        packed = BROTLI in accepted and (STATIC / "assets" / f"{path}.{BROTLI}").is_file()
        answer = await super().get_response(f"{path}.{BROTLI}" if packed else path, scope)
        answer.headers["Cache-Control"] = YEAR
        answer.headers["Vary"] = "Accept-Encoding"
        if packed:
            answer.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
            answer.headers["Content-Encoding"] = BROTLI
        return answer


class PageRoute(Route):
    """A page's address. FastAPI's own routes take a server a second time as long to start: they are for doors with parameters to check."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Note the route for logs and metrics, as FastAPI's routes do."""
        match, found = super().matches(scope)
        return match, {**found, "route": self} if match != Match.NONE else found


def add_pages(app: FastAPI) -> None:
    """Serve the client beside the API."""
    if not is_client_built():
        return
    app.mount("/assets", Assets(directory=STATIC / "assets"))
    app.router.routes.extend(page_routes(STATIC))


@cache
def page_routes(static: Path) -> list[PageRoute]:
    """Return the addresses of the client's pages and files."""
    page = showing(static / "index.html", "no-cache")
    found = [PageRoute(address, page) for place in PLACES for address in {place, place.rstrip("/") + "/"}]
    for file in static.iterdir():
        if file.is_file() and file.name != "index.html":
            keep = "no-cache" if file.name == WORKER else "public, max-age=3600"
            found.append(PageRoute(f"/{file.name}", showing(file, keep)))
    return found


def nothing_here(request: Request) -> Response | None:
    """Return the client for a person at an address where there is nothing, which says so; None for programs."""
    asked_by_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not asked_by_person or request.url.path.startswith("/api/") or not is_client_built():
        return None
    return FileResponse(STATIC / "index.html", 404, {"Cache-Control": "no-cache"})


def showing(file: Path, keep: str) -> Callable[[Request], Awaitable[Response]]:
    """Return an answer that is always this file."""

    async def show(_: Request) -> Response:
        return FileResponse(file, headers={"Cache-Control": keep})

    return show
