"""A second device: nobody becomes somebody else unasked, and one device can be signed out alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import farewell, inside, open_table, seated
from tests.server.server_processes import Player

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def link_of(guest: Guest) -> str:
    """A link to a guest's seat at a new table."""
    table = (await guest.open())["id"]
    return str((await guest.post(f"/tables/{table}/link", 201))["code"])


async def test_a_link_asks_before_it_replaces_who_one_is(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    code = await link_of(anna)
    await ben.open()
    asked = await ben.post(f"/links/{code}", 409)
    assert asked["key"] == "server-link-replaces"
    for language in ("fr", "en"):
        assert "Anna" in asked["reason"][language]
        assert "Ben" in asked["reason"][language]
        assert "une table" in asked["reason"]["fr"]
    given = await ben.post(f"/links/{code}", 201, replace=True)
    assert given["player"] == anna.id, "the link was not used up by the question"
    assert (await ben.post(f"/links/{code}", 404, replace=True))["key"] == "server-bad-link"


async def test_who_has_nothing_to_lose_is_not_asked(here: House) -> None:
    anna, fresh = await here.guest("Anna"), await here.guest("Fresh")
    assert (await fresh.post(f"/links/{await link_of(anna)}", 201))["player"] == anna.id
    assert (await here.nobody.post(f"/links/{await link_of(anna)}", 201))["player"] == anna.id
    assert (await anna.post(f"/links/{await link_of(anna)}", 201))["player"] == anna.id, "one's own link"


async def test_one_device_is_signed_out_alone(here: House) -> None:
    anna = await here.guest("Anna")
    phone = Guest(here.app, await here.nobody.post(f"/links/{await link_of(anna)}", 201))
    assert (await phone.get("/me"))["player"] == anna.id
    await phone.ask("DELETE", "/me/device", 204)
    assert (await phone.get("/me", 401))["key"] == "server-not-welcome"
    assert (await anna.get("/me"))["player"] == anna.id


async def test_a_device_that_is_signed_out_in_the_list_is_nobodys_at_once(here: House) -> None:
    anna = await here.guest("Anna")
    phone = Guest(here.app, await here.nobody.post(f"/links/{await link_of(anna)}", 201))
    await phone.get("/me")  # the server knows it, and remembers
    (other,) = (one["id"] for one in (await anna.get("/me/name"))["devices"] if not one["this"])
    await anna.ask("DELETE", f"/me/devices/{other}", 204)
    assert (await phone.get("/me", 401))["key"] == "server-not-welcome"
    assert (await anna.get("/me"))["player"] == anna.id


async def test_its_open_table_is_closed_and_no_other(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        anna, ben = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(anna, ben)
        made = await ben.post(f"/links/{(await anna.post(f'/tables/{table}/link'))['code']}", replace=True)
        phone = Player(server.url, made["token"], made["player"])
        async with anna.sit(table) as own, phone.sit(table) as other:
            await seated(own)
            await seated(other)
            (device,) = (one["id"] for one in (await anna.get("/me/name"))["devices"] if not one["this"])
            (await anna.http.delete(f"/me/devices/{device}")).raise_for_status()
            last, _ = await farewell(other.socket)  # it has said nothing, and is shown nothing any more
            assert (last["type"], last["again"], last["why"]["key"]) == ("bye", False, "server-not-welcome")
            await own.send(type="say", id="a", text="still here")
            assert (await own.until("accepted"))["id"] == "a"
