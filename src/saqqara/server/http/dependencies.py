"""The dependencies of the endpoints: the player, the table, and the parts of the server, all from the application's state."""

import math
from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Path, Request

from saqqara.core.texts import best_language
from saqqara.server.accounts.people import COOKIE, People
from saqqara.server.analysis.replays import Replays
from saqqara.server.analysis.study_positions import StudyPositions
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.http.responses import Denied
from saqqara.server.ids import is_id
from saqqara.server.limits.rate_limits import Buckets, Rates, client_key
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables import block_checks
from saqqara.server.tables.bots.bot_turns import BotTurns
from saqqara.server.tables.bots.bot_workers import BotWorkers
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

HEAVY = 5
"""The cost of creating a table, in requests."""


def slow_down(buckets: Buckets, who: str, amount: float = 1) -> None:
    """Refuse what comes too fast."""
    wait = buckets.take(who, amount)
    if wait:
        raise Denied(429, "server-too-fast", {"Retry-After": str(math.ceil(wait))})


class Here(NamedTuple):
    """Parts of the server that endpoints need together."""

    hub: Hub
    people: People
    settings: Settings
    rates: Rates


def here(request: Request) -> Here:
    """Return the parts of the server that most endpoints need, at once.

    For each dependency by itself the framework takes as long as for finding the endpoint.
    """
    state = request.app.state
    return Here(state.hub, state.people, state.settings, state.rates)


def part_of(place: str) -> Any:
    """Return the dependency on a part of the server, by its place in the application's state."""
    read = attrgetter(place)

    async def part(request: Request) -> Any:  # the framework would run any other function in a thread
        return read(request.app.state)

    return Depends(part)


HubHere = Annotated[Hub, part_of("hub")]
PeopleHere = Annotated[People, part_of("people")]
SettingsHere = Annotated[Settings, part_of("settings")]
WorkersHere = Annotated[BotWorkers, part_of("node.workers")]
BotsHere = Annotated[BotTurns, part_of("node.bots")]
RatesHere = Annotated[Rates, part_of("rates")]
ReplaysHere = Annotated[Replays, part_of("replays")]
MomentsHere = Annotated[StudyPositions, part_of("moments")]
StoreHere = Annotated[Store, part_of("store")]


def bearer(request: Request) -> str | None:
    """Return the token of a program."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


KNOWN = "saqqara.asker"
"""The key under which a request notes its player."""


async def asker(request: Request) -> str | None:
    """Return who asks, found out once for a request, however many of its dependencies want to know."""
    if KNOWN not in request.scope:
        request.scope[KNOWN] = await find_asker(request)
    player: str | None = request.scope[KNOWN]
    return player


async def find_asker(request: Request) -> str | None:
    """Return who asks: a player, or nobody we know. A program that gives a token means it: a bad one is refused."""
    _, people, _, rates = here(request)
    token = bearer(request)
    player = await people.player_of_token(token if token is not None else request.cookies.get(COOKIE))
    if player is None and token is not None:
        raise Denied(401, "server-not-welcome", {"WWW-Authenticate": "Bearer"})
    if player is not None:
        slow_down(rates.players, player)
    return player


Asker = Annotated[str | None, Depends(asker)]


async def me_here(request: Request) -> str:
    """Return a player who is known, or 401."""
    player = await asker(request)
    if player is None:
        raise Denied(401, "server-not-welcome", {"WWW-Authenticate": "Bearer"})
    return player


Me = Annotated[str, Depends(me_here)]


async def table_here(
    request: Request, table: Annotated[str, Path(description="The table's id: whoever knows it may look on.")]
) -> LiveTable:
    """Return the table of the path, or 404: also where a block parts who asks from somebody there."""
    return await table_for(here(request).hub, await asker(request), table)


async def table_for(hub: Hub, me: str | None, table: str) -> LiveTable:
    """Return a table for who asks, or 404."""
    live = await hub.present(table) if is_id(table) else None
    if live is None:
        raise Denied(404, "server-no-table")
    if live.closed:
        raise Denied(404, "server-closed")
    parted = await block_checks.refusal(hub.store, live, me)
    if parted is not None:
        raise Denied(404 if parted == "server-no-table" else 403, parted)
    if live.sealed and live.seat_of(me) is None:
        raise NotYours("server-daily-alone")
    return live


def check_unsealed(live: LiveTable) -> None:
    """Refuse what would tell the seed of a day that is not over, or what others hid there."""
    if live.sealed:
        raise NotNow("server-daily-sealed")


TableHere = Annotated[LiveTable, Depends(table_here)]


def my_seat(live: LiveTable, player: str) -> int:
    """Return the seat of who asks, or 403."""
    seat = live.seat_of(player)
    if seat is None:
        raise NotYours("server-not-seated")
    return seat


def given_token(request: Request) -> str:
    """Return the token that was sent, a program's or a browser's; empty where there is none."""
    return bearer(request) or request.cookies.get(COOKIE) or ""


def address(request: Request) -> str:
    """Return whom the caller's address stands for."""
    return client_key(request.client.host if request.client else "-")


def language(request: Request) -> str:
    """Return the language of ours that the browser prefers, by its weights (RFC 9110, 12.5.4); English where it says nothing."""
    return best_language(by_weight(request.headers.get("accept-language", "")))


def by_weight(header: str) -> list[str]:
    """Return the tags of an `Accept-Language`, the best liked first, without those that are not wanted at all."""
    weights: dict[str, float] = {}
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        try:
            weights.setdefault(tag, float(weight or 1))
        except ValueError:
            continue  # a weight that is none: as if it had not been said
    return sorted((tag for tag, weight in weights.items() if 0 < weight <= 1), key=lambda tag: -weights[tag])


def disconnect(request: Request, leaves: Callable[[Any], bool]) -> None:
    """End the connections at this node whose session has ended: those for which `leaves` is true."""
    for connection in [one for one in request.app.state.connections if leaves(one)]:
        connection.end("server-not-welcome")
