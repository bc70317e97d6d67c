"""I have a name here: a device becomes somebody's by a passkey or by a recovery code, without a name being typed."""

import contextlib
from collections.abc import Callable

from fastapi import Request, Response

from saqqara.server.accounts import passkeys, recovery_codes
from saqqara.server.accounts.people import People
from saqqara.server.errors import SetAside
from saqqara.server.http.dependencies import (
    Asker,
    HubHere,
    PeopleHere,
    RatesHere,
    SettingsHere,
    address,
    disconnect,
    given_token,
    slow_down,
)
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.http.routes.players import label, with_cookie
from saqqara.server.http.routes.registered_names import page_of
from saqqara.server.schemas.registered_names import EnterCode, Entered, EnterPasskey, PasskeyOptions
from saqqara.server.settings import Settings
from saqqara.server.storage.database_connection import Connection
from saqqara.server.tables.hub import Hub

router = make_router("names", "/enter")


async def enter(
    request: Request,
    me: str | None,
    people: People,
    hub: Hub,
    settings: Settings,
    bring: bool | None,
    prove: Callable[[Connection], str],
) -> Response:
    """Sign this device in as the person it has proved to be, and update the merged tables for their viewers."""
    old = given_token(request)
    entered = await people.enter(prove, me, old, bring, label(request))
    joined = entered.brought is not None
    disconnect(request, lambda one: one.token == old or (joined and one.player == me))
    brought = entered.brought or {}
    for table, status in brought.items():
        with contextlib.suppress(SetAside):
            live = await hub.get(table) if status == "running" else hub.live.get(table)
            if live is not None:
                await hub.seats_changed(live)
    name, left = await people.name_of(entered.player), await recovery_codes.left(people.store, entered.player)
    return with_cookie(json_response(Entered(entered.player, name, entered.token, len(brought), left), 201), entered.token, settings)


@router.post("/options", responses=gives(PasskeyOptions))
async def begin(request: Request, me: Asker, people: PeopleHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Return the options for my browser to find a passkey of this server: good once, for five minutes."""
    slow_down(rates.entering, address(request))
    return json_response(PasskeyOptions(await passkeys.enter_options(people.store, me, page_of(request, settings))))


@router.post("/passkey", status_code=201, responses=gives(Entered, 201))
async def by_passkey(
    request: Request, me: Asker, asked: EnterPasskey, people: PeopleHere, hub: HubHere, settings: SettingsHere, rates: RatesHere
) -> Response:
    """Sign this device in by a passkey."""
    slow_down(rates.entering, address(request))
    signed = await passkeys.check_signed(people.store, me, asked.credential)
    return await enter(request, me, people, hub, settings, asked.bring, lambda connection: passkeys.note_used(connection, signed))


@router.post("/code", status_code=201, responses=gives(Entered, 201))
async def by_code(
    request: Request, me: Asker, asked: EnterCode, people: PeopleHere, hub: HubHere, settings: SettingsHere, rates: RatesHere
) -> Response:
    """Sign this device in by a recovery code, which works once."""
    slow_down(rates.entering, address(request))

    def prove(connection: Connection) -> str:
        player = recovery_codes.use(connection, asked.code)
        if player is None:
            raise Denied(404, "server-bad-code")
        return player

    return await enter(request, me, people, hub, settings, asked.bring, prove)
