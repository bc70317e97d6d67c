"""The preview of a table's link: the game's name and picture, the inviting player, the rules in a sentence. Nothing secret."""

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import HTMLResponse, Response

from saqqara.core.game import games
from saqqara.core.texts import PACKAGE, say
from saqqara.server.accounts.people import COOKIE
from saqqara.server.http import web_client
from saqqara.server.http.dependencies import language
from saqqara.server.tables import block_checks
from saqqara.server.tables.live_table import LiveTable

PICTURE = "build/preview.png"
"""A game's picture in its folder, drawn by tools/previews.py from the one on the start page."""
WIDTH, HEIGHT = 1200, 630
DAY = "public, max-age=86400"


def picture_of(game: str) -> Path:
    """Return where a game's picture lies."""
    return PACKAGE / "games" / game / PICTURE


def title_of(live: LiveTable, spoken: str) -> str:
    """Return who invites to what; the game alone where no seat is free or nobody sits."""
    game = say("title", spoken, live.game)
    host = next((row.name for row in live.seats if row.player is not None and row.player == live.host), None)
    if host is None or not any(row.open for row in live.seats):
        return f"Saqqara – {game}"
    return say("server-invites", spoken, name=host, title=game)


def public_origin(host: str | None, origins: tuple[str, ...]) -> str | None:
    """Return the one of the configured origins that a request was for, or the first; None where none is set.

    A preview names no other address: whoever asks chooses the `Host`, and a cache may keep the answer for others.
    """
    named = [origin.rstrip("/") for origin in origins]
    return next((origin for origin in named if origin.partition("://")[2] == host), named[0] if named else None)


def tags(live: LiveTable, spoken: str, home: str | None) -> str:
    """Return the lines for the head of a table's page; `home` is where this server is reached, if that is known."""
    said = {"og:type": "website", "og:site_name": "Saqqara", "og:title": title_of(live, spoken)}
    said |= {"og:description": say("tagline", spoken, live.game)}
    if home is not None:
        said |= {"og:url": f"{home}/t/{live.id}"}
    if home is not None and picture_of(live.game).exists():
        said |= {"og:image": f"{home}/preview/{live.game}.png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    card = "summary_large_image" if "og:image" in said else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


def add_previews(app: FastAPI) -> None:
    """Serve the pages of tables with their previews, and the pictures."""
    if not (web_client.STATIC / "index.html").exists():
        return
    for address in (web_client.TABLE, f"{web_client.TABLE}/"):
        app.router.routes.append(web_client.PageRoute(address, invitation))
    for game in games():
        if picture_of(game).exists():
            app.router.routes.append(web_client.PageRoute(f"/preview/{game}.png", web_client.showing(picture_of(game), DAY)))


async def invitation(request: Request) -> Response:
    """Return the page of a table, with what its link shows where it is shared. Where there is no such table, the client says so."""
    page = (web_client.STATIC / "index.html").read_text(encoding="utf-8")
    live = await request.app.state.hub.get(request.path_params["id"])
    if live is not None and live.closed:
        live = None
    if live is not None and COOKIE in request.cookies:
        who = await request.app.state.people.player_of_token(request.cookies[COOKIE])
        if await block_checks.refusal(request.app.state.store, live, who) is not None:
            live = None
    if live is not None:
        home = public_origin(request.headers.get("host"), request.app.state.settings.origins)
        page = page.replace("</head>", f"  {tags(live, language(request), home)}\n  </head>", 1)
    return HTMLResponse(page, 200 if live else 404, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})
