"""My name: to keep it, by a passkey or by recovery codes; the ways back to it, and the devices that I am known on."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Path, Query, Request, Response

from saqqara.server.accounts import devices, guest_merge, passkeys, recovery_codes
from saqqara.server.accounts.people import People
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import Me, PeopleHere, RatesHere, SettingsHere, address, disconnect, given_token, slow_down
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.names import reserved_names
from saqqara.server.names.display_names import clean_name
from saqqara.server.ratings import guest_results
from saqqara.server.ratings.profile_visibility import list_anew
from saqqara.server.schemas.registered_names import MyName, NamedPasskey, NewPasskey, NewWays, PasskeyOptions
from saqqara.server.settings import Settings
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Conflict, Connection
from saqqara.server.storage.schema import digest

router = make_router("names", "/me")
Key = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="As /me/name lists them")]
DeviceKey = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="As /me/name lists them")]
Anyway = Annotated[bool, Query(description="Also the last way back to my name")]


def page_of(request: Request, settings: Settings) -> str:
    """The origin of the page that asks: one of ours, or the request would not have come so far. A program that has none is on our own."""
    origin = request.headers.get("origin")
    return origin or f"{'https' if settings.secure_cookie else 'http'}://{request.headers.get('host', '')}"


async def mine(request: Request, people: People, me: str) -> MyName:
    """Return a player's name and their ways to sign in."""
    store = people.store
    return MyName(
        await people.name_of(me),
        await reserved_names.registered_since(store, me),
        await passkeys.passkeys_of(store, me),
        await recovery_codes.left(store, me),
        await devices.devices_of(store, me, digest(given_token(request))),
        await guest_merge.count_tables_and_studies(store, me),
    )


async def keeping(people: People, me: str, work: Callable[[Connection], tuple[str, ...]]) -> tuple[str, ...]:
    """Register a name by a given action; two players cannot register the same."""
    name, most = await people.name_of(me), people.settings.limits.name_length
    await reserved_names.check_free(people.store, name, most, me)
    is_guest = await reserved_names.registered_since(people.store, me) is None

    def whole(connection: Connection) -> tuple[str, ...]:
        if is_guest:
            advisory_locks.lock(connection, AdvisoryLock.RATINGS)
        registering = connection.scalar(reserved_names.KEPT, {"of": me}) is None
        made = work(connection)
        if registering:
            guest_results.register(connection, me)
        list_anew(connection, me)  # a kept name stands on the boards, unless its owner does not want it
        return made

    try:
        return await people.store.transaction(whole)
    except Conflict:  # somebody was first, just now
        raise NotNow("server-name-taken", name=name, other=await reserved_names.free_variant(people.store, name, most)) from None


@router.get("/name", responses=gives(MyName))
async def get_name(request: Request, me: Me, people: PeopleHere) -> Response:
    """My name, since when it is kept, my passkeys, how many recovery codes are left, and the devices that I am known on."""
    return json_response(await mine(request, people, me))


# Passkeys


@router.post("/passkeys/options", responses=gives(PasskeyOptions))
async def begin_passkey(request: Request, me: Me, people: PeopleHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Return the options for my browser to create a passkey: good once, for five minutes. Refused at once where my name cannot be
    registered."""
    slow_down(rates.newcomers, address(request))
    name = await people.name_of(me)
    await reserved_names.check_free(people.store, name, settings.limits.name_length, me)
    return json_response(PasskeyOptions(await passkeys.make_options(people.store, me, name, page_of(request, settings))))


@router.post("/passkeys", status_code=201, responses=gives(NewWays, 201))
async def add_passkey(
    request: Request, me: Me, asked: NewPasskey, people: PeopleHere, settings: SettingsHere, rates: RatesHere
) -> Response:
    """Keep my name by a passkey, or add one more. With the first come recovery codes, which are shown this once."""
    slow_down(rates.newcomers, address(request))
    title = clean_name(asked.name, 40) if asked.name is not None else devices.label_of(request.headers.get("user-agent", ""))
    made = await passkeys.check_made(people.store, me, asked.credential)

    def work(connection: Connection) -> tuple[str, ...]:
        new = reserved_names.register_name(connection, me, settings.unwanted_words)
        passkeys.add(connection, me, made, title)
        return recovery_codes.make(connection, me) if new else ()

    given = await keeping(people, me, work)
    return json_response(NewWays(await mine(request, people, me), given), 201)


@router.patch("/passkeys/{key}", responses=gives(MyName))
async def name_passkey(request: Request, me: Me, key: Key, asked: NamedPasskey, people: PeopleHere) -> Response:
    """Call a passkey of mine by another name."""
    await passkeys.rename(people.store, me, key, clean_name(asked.name, 40))
    return json_response(await mine(request, people, me))


@router.delete("/passkeys/{key}", responses=gives(MyName))
async def remove_passkey(request: Request, me: Me, key: Key, people: PeopleHere, anyway: Anyway = False) -> Response:
    """Remove a passkey of mine. The last way back to my name is removed only with `anyway`."""
    await people.store.transaction(lambda connection: passkeys.remove(connection, me, key, anyway))
    return json_response(await mine(request, people, me))


# Recovery codes


@router.post("/codes", status_code=201, responses=gives(NewWays, 201))
async def make_codes(request: Request, me: Me, people: PeopleHere, settings: SettingsHere, rates: RatesHere) -> Response:
    """Ten recovery codes, shown this once; those before open nothing any more. A name that was not kept is from now on."""
    slow_down(rates.newcomers, address(request))

    def work(connection: Connection) -> tuple[str, ...]:
        reserved_names.register_name(connection, me, settings.unwanted_words)
        return recovery_codes.make(connection, me)

    given = await keeping(people, me, work)
    return json_response(NewWays(await mine(request, people, me), given), 201)


# Devices


@router.delete("/devices/{device}", status_code=204, responses=refuses())
async def sign_device_out(request: Request, me: Me, device: DeviceKey, people: PeopleHere) -> Response:
    """Sign a device of mine out; it is called no more, either. This one: `DELETE /me/device`."""
    gone = await devices.sign_out(people.store, me, device)
    if gone is None:
        raise Denied(404, "server-no-device")
    people.signed_out(gone)
    disconnect(request, lambda one: one.token is not None and digest(one.token) == gone)
    return Response(status_code=204)
