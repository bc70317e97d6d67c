"""The page that plays without a network: a site that `saqqara site` has written, served below /offline/, and nothing of this server."""

import json
from functools import cached_property
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from saqqara.core.errors import BadSetup
from saqqara.server.http.middleware import POLICY
from saqqara.server.http.web_client import YEAR, PageRoute

PLACE = "/offline/"
PAGE, LIST = "index.html", "files.json"
FOREVER = ("assets/", "python/")
"""Folders of files whose names change with what is in them."""
HOME = '<meta name="saqqara-home" content="page" />'
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' blob:")
"""A worker unpacks one of its scripts itself; pages may not."""


class OfflineSite:
    """A folder that `saqqara site` has written."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        if not (self.folder / LIST).is_file():
            raise BadSetup("server-no-site", path=folder)

    @cached_property
    def files(self) -> frozenset[str]:
        """The names of all files: nothing else is served."""
        return frozenset(json.loads((self.folder / LIST).read_bytes())["files"]) | {LIST, "worker.js"}

    @cached_property
    def size(self) -> int:
        """The bytes that a browser loads, once."""
        return sum((self.folder / name).stat().st_size for name in self.files)

    def page(self) -> str:
        """Return the page, which is told that there is a server, and how much it loads."""
        text = (self.folder / PAGE).read_text("utf-8")
        marks = {"saqqara-server": "/", "saqqara-size": str(self.size)}
        return text.replace(HOME, HOME + "".join(f'<meta name="{name}" content="{mark}" />' for name, mark in marks.items()))

    async def answer(self, request: Request) -> Response:
        """Answer a request below /offline/."""
        name = request.path_params["file"] or PAGE
        if name == PAGE:
            return HTMLResponse(self.page(), headers={"Cache-Control": "no-cache"})
        if name not in self.files:
            raise HTTPException(404)
        headers = {"Cache-Control": YEAR if name.startswith(FOREVER) else "no-cache"}
        if name.endswith(".gz"):
            headers["Content-Encoding"] = "identity"  # the page unpacks it: it is not to be packed again on the way
        if name.startswith("assets/") and name.endswith(".js"):
            headers["Content-Security-Policy"] = WORKER_POLICY
        return FileResponse(self.folder / name, headers=headers, media_type=guess_type(name)[0] or "application/octet-stream")


def add_offline_page(app: FastAPI, folder: str | None) -> None:
    """Serve the page that plays without a network, where the server has one."""
    site = app.state.offline = None if folder is None else OfflineSite(folder)
    if site is None:
        return

    async def lead(_: Request) -> Response:
        return RedirectResponse(PLACE)

    app.router.routes.append(PageRoute(PLACE + "{file:path}", site.answer))
    app.router.routes.append(PageRoute(PLACE.rstrip("/"), lead))
