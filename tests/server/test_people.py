"""Guests, tokens, links, and being forgotten."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.core.errors import SaqqaraError
from saqqara.server.accounts import people as module
from saqqara.server.accounts.people import People, signing_key
from saqqara.server.clock import now
from saqqara.server.names.display_names import clean_name, guest_name
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import chat, digest, links, metadata, muted, players, secrets, tokens
from saqqara.server.storage.store import Store
from saqqara.server.tables.requested_setup import STAND_IN
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, Databases
from tests.server.guests_over_http import house

pytestmark = BOTH


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    return Settings(database=await Databases.url(tmp_path / "people.db"), link_minutes=15)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    opened = await Store.open(settings)
    yield opened
    await opened.close()


@pytest.fixture
async def people(store: Store, settings: Settings) -> People:
    return People(store, settings, b"a key")


async def test_a_guest_is_somebody_at_once(people: People) -> None:
    player, name, token = await people.guest()
    assert name
    assert await people.player_of_token(token) == player
    assert await people.name_of(player) == name


async def test_the_database_has_the_hash_of_a_token_alone(people: People, store: Store) -> None:
    guest = await people.guest("Isis")
    rows = [row for table in metadata.sorted_tables for row in await store.rows(sa.select(table))]
    assert guest.token not in repr(rows)
    assert digest(guest.token) in repr(rows)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_found_names_fit_and_vary(language: str) -> None:
    names = {guest_name(language) for _ in range(200)}
    assert len(names) > 100
    assert all(clean_name(name, 40) == name for name in names)


async def test_a_token_of_another_hand_is_nobodys(people: People, store: Store, settings: Settings) -> None:
    guest = await people.guest()
    other = People(store, settings, b"another key")
    assert await other.player_of_token(guest.token) is None
    forged = (await other.guest()).token
    assert await people.player_of_token(forged) is None


@pytest.mark.parametrize("token", [None, "", "x", "a.b.c", "é.b.c", "." * 199, "a" * 5000, "a.b.c\n"])
async def test_nonsense_is_nobodys(people: People, token: str | None) -> None:
    assert await people.player_of_token(token) is None


async def test_an_altered_token_is_nobodys(people: People) -> None:
    token = (await people.guest()).token
    changed = ("A" if token[0] != "A" else "B") + token[1:]
    assert await people.player_of_token(changed) is None


async def test_a_signature_that_is_too_old_is_not_looked_up(people: People, store: Store, settings: Settings) -> None:
    token = (await people.guest()).token
    strict = People(store, Settings(database=settings.database, token_days=-1), b"a key")
    assert await strict.player_of_token(token) is None


async def test_a_token_that_was_signed_by_a_clock_ahead_of_ours_is_known(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        true = time.time
        patch.setattr(time, "time", lambda: true() + 3600)
        player, _, token = await people.guest()
    assert await people.player_of_token(token) == player


async def test_a_token_that_has_expired_in_the_database_is_nobodys(people: People, store: Store) -> None:
    token = (await people.guest()).token
    await store.execute(sa.update(tokens).values(expires=now() - 1))
    assert await people.player_of_token(token) is None


async def test_a_deleted_token_stops_within_seconds(people: People, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await people.guest()
    assert await people.player_of_token(guest.token) == guest.player
    await store.execute(sa.delete(tokens))  # by another node
    monkeypatch.setattr(module, "now", lambda: now() + module.RECHECK_MS + 1)
    assert await people.player_of_token(guest.token) is None
    assert module.RECHECK_MS <= 5000


async def test_being_seen_is_noted_once_a_day(people: People, store: Store) -> None:
    guest = await people.guest()
    await store.execute(sa.update(players).values(seen=5))
    await people.player_of_token(guest.token)
    row = await store.row(sa.select(players.c.seen))
    assert row is not None
    assert row["seen"] > 5


# The signing key


@ALSO_ON_POSTGRES
async def test_all_nodes_sign_with_the_same_key(store: Store, settings: Settings) -> None:
    keys = await asyncio.gather(*(signing_key(store, settings) for _ in range(5)))
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32
    assert len(await store.rows(sa.select(secrets))) == 1


async def test_a_given_key_is_used_and_not_stored(store: Store, settings: Settings) -> None:
    assert await signing_key(store, Settings(database=settings.database, key="mine")) == b"mine"
    assert await store.rows(sa.select(secrets)) == []


# Names


@pytest.mark.parametrize(
    ("given", "shown"), [("  Anne   Marie ", "Anne Marie"), ("e\u0301", "é"), ("👩\u200d🚀", "👩\u200d🚀"), ("x" * 40, "x" * 40)]
)
def test_names_as_they_are_shown(given: str, shown: str) -> None:
    assert clean_name(given, 40) == shown


@pytest.mark.parametrize("given", ["", "  ", "x" * 41, "a\u202eb", "a\x00b", "\u200b", "\u200d", "\ud800", "a\x7f"])
def test_names_that_cannot_be_shown_are_refused(given: str) -> None:
    with pytest.raises(SaqqaraError) as refused:
        clean_name(given, 40)
    assert refused.value.key == "server-bad-name"
    assert "40" in refused.value.reason("fr")


@pytest.mark.parametrize(
    "given",
    ["Zoe\u0308\u0301", "Vu\u0303\u0301 Đu\u031b\u0301c", "שׁ\u05b8לוֹם", "กั้ง", "क्षितिज", "1\ufe0f\u20e3", "❤\ufe0f\u200d🔥"],
)
def test_names_with_marks_that_a_language_has_are_taken(given: str) -> None:
    assert clean_name(given, 40)


@pytest.mark.parametrize(
    "given",
    [
        "Z\u0335\u0321\u0328algo",
        "a" + "\u0316" * 30,
        "a\u0316\u0317\u200d\u0318",
        "a\u0316\u0317\u3164\u0318",
        "\u0316Anna",
        "Anna \u0316Maria",
        "a\u0488\u0489\u0488",
    ],
    ids=ascii,
)
def test_names_with_stacked_marks_are_refused(given: str) -> None:
    with pytest.raises(SaqqaraError) as refused:
        clean_name(given, 40)
    assert refused.value.key == "server-name-marks"
    assert "2 accents" in refused.value.reason("fr")


async def test_a_name_can_be_changed(people: People) -> None:
    player = (await people.guest("Isis")).player
    assert await people.rename(player, " Nout  ") == "Nout"
    assert await people.name_of(player) == "Nout"
    with pytest.raises(SaqqaraError):
        await people.rename(player, "")
    assert await people.name_of("nobody") == ""


# Links


async def test_a_link_opens_the_same_seat_once(people: People) -> None:
    guest = await people.guest()
    code = await people.make_link(guest.player, "table")
    linked = await people.use_link(code)
    assert linked is not None
    assert (linked.player, linked.table) == (guest.player, "table")
    assert linked.token != guest.token
    assert await people.player_of_token(linked.token) == guest.player
    assert await people.use_link(code) is None


@ALSO_ON_POSTGRES
async def test_of_many_who_use_a_link_at_once_one_succeeds(people: People) -> None:
    code = await people.make_link((await people.guest()).player, "table")
    used = await asyncio.gather(*(people.use_link(code) for _ in range(8)))
    assert sum(one is not None for one in used) == 1


async def test_a_link_expires(people: People, store: Store) -> None:
    player = (await people.guest()).player
    code = await people.make_link(player, "table")
    await store.execute(sa.update(links).values(expires=now() - 1))
    assert await people.use_link(code) is None
    await people.make_link(player, "table")
    await store.execute(sa.update(links).values(expires=now() - 1))
    await people.make_link(player, "table")
    assert len(await store.rows(sa.select(links))) == 1


@pytest.mark.parametrize("code", ["", "nonsense", "é" * 10])
async def test_an_unknown_link_opens_nothing(people: People, code: str) -> None:
    assert await people.use_link(code) is None


# Being forgotten


@ALSO_ON_POSTGRES
async def test_whoever_is_forgotten_leaves_no_trace_but_moves(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Annabella"), await here.guest("Ben")
        running = (await anna.open(name="Annabella's table", nonce="aa"))["id"]
        await ben.post(f"/tables/{running}/join")
        waiting = (await anna.open())["id"]
        await anna.post(f"/tables/{running}/link", 201)
        said = {"table": running, "name": "Annabella", "text": "Annabella lives in Thebes", "at": now()}
        key = {"table": running, "player": ben.id, "other": anna.id}
        await here.store.execute(sa.insert(chat).values(player=anna.id, **said), sa.insert(muted).values(**key))
        await anna.ask("DELETE", "/me", 204)
        rows = {table.name: await here.store.rows(sa.select(table)) for table in metadata.sorted_tables}
        trace = repr(rows)
        assert anna.id not in trace
        assert "Annabella" not in trace
        assert "Thebes" not in trace
        assert digest(anna.made["token"]) not in trace
        await anna.get("/me", 401)
        seats = (await ben.get(f"/tables/{running}"))["seats"]
        assert (seats[0]["name"], seats[0]["bot"], seats[0]["open"]) == (None, STAND_IN, False)
        assert [row["open"] for row in (await ben.get(f"/tables/{waiting}"))["seats"]] == [True, True]
        mine = await ben.get("/me")
    assert mine == {"player": ben.id, "name": "Ben", "kept": None, "seed": mine["seed"]}


async def test_a_forgotten_players_bot_moves_on(tmp_path: Path) -> None:
    async with house(tmp_path, bot_processes=1) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open())["id"]
        await ben.post(f"/tables/{table}/join")
        await anna.ask("DELETE", "/me", 204)
        async with asyncio.timeout(60):
            while not (look := (await ben.get(f"/tables/{table}/look"))["look"])["moves"]:
                await asyncio.sleep(0.05)
            await ben.post(f"/tables/{table}/moves", id="1", text=look["moves"][0])
            while len(look["history"]) < 2:
                await asyncio.sleep(0.05)
                look = (await ben.get(f"/tables/{table}/look"))["look"]
        assert {seat for seat, _ in look["history"]} == {0, 1}
