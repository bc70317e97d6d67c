"""Arenas: making one, taking part, how it stands, and what its organiser may do."""

from typing import Annotated

from fastapi import Depends, Path, Query, Response

from saqqara.server.arenas import lifecycle
from saqqara.server.arenas.arena_service import ArenaService
from saqqara.server.community.handles import player_of
from saqqara.server.http.dependencies import HEAVY, Asker, HubHere, Me, RatesHere, SettingsHere, part_of, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.ids import is_id
from saqqara.server.schemas.arenas import Arena, Arenas, NewArena
from saqqara.server.storage.rows import Row

router = make_router("arenas", "/arenas")
Version = Annotated[
    int | None,
    Query(ge=0, le=2**31 - 1, description="As the last answer gave it: what all see the same is left out where it is still that"),
]
Handle = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$", description="Somebody's public address")]


ServiceHere = Annotated[ArenaService, part_of("arenas")]


async def arena_here(service: ServiceHere, me: Asker, arena: Annotated[str, Path(description="The arena's id, which its link has")]) -> Row:
    """The arena of the path, or 404: also where a block parts who asks from its organiser."""
    found = await lifecycle.arena_of(service.store, arena) if is_id(arena) else None
    if found is None:
        raise Denied(404, "server-no-arena")
    parted = await lifecycle.refusal(service.store, found, me)
    if parted is not None:
        raise Denied(404 if parted == "server-no-arena" else 403, parted)
    return found


ArenaHere = Annotated[Row, Depends(arena_here)]


async def told(service: ArenaService, arena: str, me: str | None, version: int | None = None, status: int = 200) -> Response:
    """An arena as it is now."""
    found = await lifecycle.arena_of(service.store, arena)
    if found is None:
        raise Denied(404, "server-no-arena")
    return json_response(await service.telling.page(found, me, version), status)


@router.post("", status_code=201, responses=gives(Arena, 201))
async def make(me: Me, asked: NewArena, service: ServiceHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Hold an arena: whoever has its link may take part."""
    slow_down(rates.players, me, HEAVY)
    return await told(service, await lifecycle.make(service.store, settings, me, asked), me, status=201)


@router.get("", responses=gives(Arenas))
async def mine(me: Me, service: ServiceHere) -> Response:
    """The arenas that I organise or take part in."""
    return json_response(await service.telling.of(me))


@router.get("/{arena}", responses=gives(Arena))
async def get_arena(me: Asker, arena: ArenaHere, service: ServiceHere, version: Version = None) -> Response:
    """An arena: how it stands, and how with me."""
    return json_response(await service.telling.page(arena, me, version))


@router.post("/{arena}/here", responses=gives(Arena))
async def here(me: Me, arena: ArenaHere, service: ServiceHere, version: Version = None) -> Response:
    """The same; and I am here, ready for a table. Whoever does not say so for a while is seated no more until they do."""
    await lifecycle.here(service.store, arena, me)
    return json_response(await service.telling.page(arena, me, version))


@router.post("/{arena}/join", responses=gives(Arena))
async def join(me: Me, arena: ArenaHere, service: ServiceHere) -> Response:
    """Take part, or again."""
    await lifecycle.join(service.store, arena, me)
    return await told(service, arena["id"], me)


@router.post("/{arena}/leave", responses=gives(Arena))
async def leave(me: Me, arena: ArenaHere, service: ServiceHere) -> Response:
    """Be seated no more, until I join again; my points stay."""
    await lifecycle.leave(service.store, arena, me)
    return await told(service, arena["id"], me)


@router.post("/{arena}/end", responses=gives(Arena))
async def end(me: Me, arena: ArenaHere, service: ServiceHere) -> Response:
    """The organiser ends it before its time."""
    await lifecycle.end(service.store, arena, me)
    return await told(service, arena["id"], me)


@router.delete("/{arena}/entrants/{handle}", responses=gives(Arena))
async def take_out(me: Me, arena: ArenaHere, handle: Handle, service: ServiceHere, hub: HubHere) -> Response:
    """The organiser takes somebody out, who cannot come back to it."""
    lifecycle.check_host(arena, me)
    other = await player_of(hub.store, handle)
    if other is None:
        raise Denied(404, "server-no-person")
    await lifecycle.take_out(service.store, arena, me, other)
    return await told(service, arena["id"], me)
