"""Coming in, one's name, going for good, and the same player on a second device."""

import contextlib
from typing import Annotated

from fastapi import Body, Path, Request, Response

from saqqara.server.accounts.devices import label_of
from saqqara.server.accounts.people import COOKIE, People
from saqqara.server.errors import NotNow, SetAside
from saqqara.server.http.dependencies import (
    Asker,
    HubHere,
    Me,
    PeopleHere,
    RatesHere,
    SettingsHere,
    address,
    bearer,
    disconnect,
    here,
    language,
    slow_down,
)
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.names import reserved_names
from saqqara.server.ratings.profiles import picture_seed
from saqqara.server.schemas.players import NewGuest, PersonalData, Player
from saqqara.server.schemas.requests.players import NewName, NewPlayer, UseLink
from saqqara.server.settings import DAY, Settings

router = make_router("players")
MayUse = Annotated[UseLink, Body(default_factory=UseLink)]
MayCome = Annotated[NewPlayer, Body(default_factory=NewPlayer)]
"""The body may be left out where nothing need be said."""


def with_cookie(response: Response, token: str, settings: Settings) -> Response:
    """The token as a cookie that no script can read and no other site can use."""
    age = settings.token_days * DAY
    response.set_cookie(COOKIE, token, max_age=age, path="/", secure=settings.secure_cookie, httponly=True, samesite="lax")
    return response


def label(request: Request) -> str:
    """Return the kind of browser that asks."""
    return label_of(request.headers.get("user-agent", ""))


async def player_info(people: People, me: str) -> Player:
    """Return what the client knows of a player."""
    store = people.store
    return Player(me, await people.name_of(me), await picture_seed(store, me), await reserved_names.registered_since(store, me))


async def known_as(people: People, me: str) -> Response:
    """Return a player with their name."""
    return json_response(await player_info(people, me))


@router.post("/players", status_code=201, responses=gives(NewGuest, 201))
async def come_in(request: Request, asked: MayCome) -> Response:
    """Create a guest: with a name, or one is found."""
    _, people, settings, rates = here(request)
    slow_down(rates.newcomers, address(request))
    guest = await people.guest(asked.name, language(request), label(request))
    return with_cookie(json_response(NewGuest(guest.player, guest.name, guest.token), 201), guest.token, settings)


@router.post("/me", responses=gives(Player))
async def be_somebody(request: Request, me: Asker, people: PeopleHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Get my player, or become a guest at once; for browsers."""
    if me is not None:
        return await known_as(people, me)
    slow_down(rates.newcomers, address(request))
    guest = await people.guest(None, language(request), label(request))
    return with_cookie(json_response(await player_info(people, guest.player)), guest.token, settings)


@router.get("/me", responses=gives(Player))
async def get_me(me: Me, people: PeopleHere) -> Response:
    """Return my player."""
    return await known_as(people, me)


@router.patch("/me", responses=gives(Player))
async def rename(me: Me, asked: NewName, people: PeopleHere, hub: HubHere) -> Response:
    """Change my name, at all my tables."""
    await people.rename(me, asked.name)
    await hub.tell_person_changed(me)
    return await known_as(people, me)


@router.get("/me/data", responses=gives(PersonalData))
async def get_data(me: Me, people: PeopleHere) -> Response:
    """Get everything that is stored about me, by table and column. The moves of a game are in its record."""
    return json_response(PersonalData(me, await people.given_to(me)))


@router.delete("/me", status_code=204, responses=refuses())
async def forget(request: Request, me: Me, people: PeopleHere, hub: HubHere) -> Response:
    """Delete my personal data. A seat of a game that is going on is left to a bot."""
    for table, status in (await people.forget(me)).items():
        with contextlib.suppress(SetAside):
            live = await hub.get(table) if status == "running" else hub.live.get(table)
            if live is not None:
                await hub.seats_changed(live)
    disconnect(request, lambda one: one.player == me)
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, path="/")
    return gone


@router.delete("/me/device", status_code=204, responses=refuses())
async def sign_out(request: Request, me: Me, people: PeopleHere) -> Response:
    """Sign this device out: it forgets who I am; my other devices do not."""
    token = bearer(request) or request.cookies.get(COOKIE) or ""
    await people.sign_out(token)
    disconnect(request, lambda one: one.token == token)
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, path="/")
    return gone


@router.post("/links/{code}", status_code=201, responses=gives(NewGuest, 201))
async def use_link(
    request: Request,
    code: Annotated[str, Path(max_length=80)],
    asked: MayUse,
    me: Asker,
    people: PeopleHere,
    settings: SettingsHere,
    rates: RatesHere,
) -> Response:
    """Open my seat on this device, with the code that the other one was given. It works once.

    Where I am somebody else here, with seats, it is refused and not used up until I say that they may be lost (`replace`).
    """
    slow_down(rates.newcomers, address(request))
    if me is not None and not asked.replace:
        other, seats = await people.name_behind(code), await people.seats_of(me)
        if other is not None and other.player != me and seats:
            raise NotNow("server-link-replaces", name=await people.name_of(me), other=other.name, tables=seats)
    linked = await people.use_link(code, label(request))
    if linked is None:
        raise Denied(404, "server-bad-link")
    name = await people.name_of(linked.player)
    return with_cookie(json_response(NewGuest(linked.player, name, linked.token, linked.table), 201), linked.token, settings)
