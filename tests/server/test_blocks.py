"""A block holds at every door by which two people can meet, and nobody can tell from an answer that they are blocked."""

import contextlib
import itertools
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saqqara.core.errors import SaqqaraError
from saqqara.server.app import create_app
from saqqara.server.clock import now
from saqqara.server.community import blocks
from saqqara.server.community.handles import handle_of
from saqqara.server.http import web_client
from saqqara.server.schemas.ws_messages import FromClient
from saqqara.server.settings import Limits, Settings
from saqqara.server.storage.schema import chat as words
from saqqara.server.storage.schema import seats
from saqqara.server.tables import block_checks, chat, quick_pairing, seating
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house, play_on
from tests.server.server_in_process import Inside, eventually, farewell, inside, open_table, quiet, wire
from tests.server.server_processes import NatsServer, Player

pytestmark = BOTH

BY_TABLE = "/tables/{table}"
"""Every route under this asks for a table by its id: `test_a_table_of_theirs_is_not_there` tries them all."""
DOORS = {
    "GET /tables": "test_lists_leave_their_tables_out",
    "GET /tables/friends": "test_lists_leave_their_tables_out",
    "POST /tables/pair": "test_neither_is_paired_with_the_other",
    "GET /invitations": "test_neither_follows_nor_invites_the_other",
    "POST /invitations/{invitation}/accept": "test_neither_follows_nor_invites_the_other",
    "PUT /people/{handle}/follow": "test_neither_follows_nor_invites_the_other",
    "GET /people": "test_neither_follows_nor_invites_the_other",
    "GET /people/{handle}": "test_neither_follows_nor_invites_the_other",
    "GET /people/{handle}/profile": "test_neither_sees_the_others_profile",
    "GET /arenas/{arena}": "test_an_arena_of_theirs_is_not_there",
    "POST /arenas/{arena}/here": "test_an_arena_of_theirs_is_not_there",
    "POST /arenas/{arena}/join": "test_an_arena_of_theirs_is_not_there",
    "POST /arenas/{arena}/leave": "test_an_arena_of_theirs_is_not_there",
}
"""Other routes by which two people could meet, and the test that tries each."""
NO_DOOR = {
    "GET /me/reviews",
    "POST /tables/alone",
    "GET /games",
    "GET /games/{game}/deck",
    "GET /health",
    "GET /metrics",
    "POST /verify",
    "POST /replay",
    "POST /review",
    "POST /review/moments",
    "POST /positions",
    "POST /positions/deal",
    "POST /analysis/moment",
    "POST /analysis/line",
    "POST /players",
    "POST /me",
    "GET /me",
    "PATCH /me",
    "DELETE /me",
    "GET /me/data",
    "DELETE /me/device",
    "PUT /me/presence",
    "POST /me/presence",
    "POST /links/{code}",
    "POST /tables",
    "GET /tables/mine",
    "GET /studies",
    "POST /studies",
    "GET /studies/{study}",
    "PATCH /studies/{study}",
    "DELETE /studies/{study}",
    "GET /alerts",
    "PUT /alerts",
    "PUT /alerts/push",
    "DELETE /alerts/push/{browser}",
    "PUT /alerts/address",
    "DELETE /alerts/address",
    "POST /alerts/confirm/{code}",
    "POST /alerts/stop/{key}",
    "DELETE /people/{handle}/follow",
    "DELETE /people/{handle}/follower",
    "PUT /people/{handle}/block",
    "DELETE /people/{handle}/block",
    "POST /invitations/{invitation}/decline",
    "POST /reports",
    "GET /notices",
    "DELETE /notices/{notice}",
    "POST /host/{code}",
    "DELETE /host",
    "GET /host/reports",
    "POST /host/reports/{report}",
    "POST /host/reports/{report}/lift",
    "DELETE /me/devices/{device}",
    "DELETE /me/passkeys/{key}",
    "GET /boards/{game}",
    "GET /daily",
    "GET /daily/archive",
    "GET /daily/streaks/{handle}",
    "GET /daily/{day}",
    "GET /daily/{day}/{game}/board",
    "GET /me/name",
    "GET /me/profile",
    "GET /me/ratings",
    "PATCH /me/passkeys/{key}",
    "PATCH /me/profile",
    "POST /daily/{day}/{game}",
    "GET /puzzles",
    "GET /puzzles/{game}/next",
    "GET /puzzles/{game}/{key}",
    "POST /puzzles/{game}/{key}",
    "POST /puzzles/{game}/{key}/look",
    "POST /enter/code",
    "POST /enter/options",
    "POST /enter/passkey",
    "POST /me/codes",
    "POST /me/passkeys",
    "POST /me/passkeys/options",
    "GET /arenas",
    "POST /arenas",
    "POST /arenas/{arena}/end",
    "DELETE /arenas/{arena}/entrants/{handle}",
    "GET /ready",
}
"""One's own things, the host's, lists of results that are open to all, or nothing that is anybody's."""
SAID = {"Say", "Mute", "Hello", "Move", "Undo", "Ping", "Watching", "Think", "Explain", "WhyThat"}
"""The messages at a table: all but `Hello`, which the table asks for, and `Say` reach nobody else but as the game."""


@cache
def routes() -> list[tuple[str, str]]:
    """Every way to ask the API, as its method and its path."""
    paths = create_app(Settings()).openapi()["paths"]
    return [(method.upper(), path.removeprefix("/api/v1")) for path, methods in paths.items() for method in methods]


def test_every_door_is_known() -> None:
    known = {f"{method} {path}" for method, path in routes() if not path.startswith(BY_TABLE)}
    assert known - DOORS.keys() - NO_DOOR == set(), "a new route: say here whether two people can meet by it, and try it with a block"
    assert (DOORS.keys() | NO_DOOR) - known == set(), "a route that is gone"
    assert {kind.__name__ for kind in get_args(FromClient)} == SAID, "a new message: can somebody be spoken to with it?"
    assert all(name in globals() for name in DOORS.values())


async def two(here: House, back: bool) -> tuple[Guest, Guest, str, str]:
    """Anna and Ben, of whom one has blocked the other; the handles of both."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    handles = await handle_of(here.store, anna.id), await handle_of(here.store, ben.id)
    blocker, whom = (anna, handles[1]) if back else (ben, handles[0])
    await blocker.ask("PUT", f"/people/{whom}/block", 200)
    return anna, ben, *handles


BODIES: dict[str, Any] = {
    "/moves": {"id": "1", "text": "x"},
    "/undo": {"id": "1"},
    "/review": {"weighed": [], "opened": []},
    "/invite": {"handle": "nobody"},
}


async def test_a_table_of_theirs_is_not_there(tmp_path: Path) -> None:
    """A blocked player gets the answers of a missing table at every address; the one who blocks is told why."""
    async with house(tmp_path, limits=Limits.lifted()) as here:
        for running in (False, True):
            anna, ben, _, of_ben = await two(here, back=True)
            cleo = await here.guest("Cleo")
            table = (await cleo.open(public=True, seats=4))["id"]
            own = (await cleo.open(seats=["me", "open"]))["id"]
            await anna.post(f"/tables/{table}/join")
            if running:
                await (await here.guest("Dan")).post(f"/tables/{table}/join")
                await (await here.guest("Eve")).post(f"/tables/{table}/join")
            asked = 0
            for method, path in routes():
                if not path.startswith(BY_TABLE):
                    continue
                asked += 1
                body: Any = next((body for end, body in BODIES.items() if path.endswith(end)), {} if method != "GET" else None)
                more: dict[str, Any] = {"json": body} if body is not None else {"params": {"move": "x"}}
                there, nowhere = [
                    await ben.http.request(method, path.replace("{table}", one).replace("{seat}", "1"), **more) for one in (table, "x" * 16)
                ]
                assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content), (method, path)
                assert there.status_code == 404, (method, path, there.text)
            assert asked > 25
            before = await here.store.rows(sa.select(seats).where(seats.c.table == table))
            assert not any(row["player"] == ben.id for row in before)
            # The other way round, it may be said.
            await ben.post(f"/tables/{own}/join")
            assert (await anna.get(f"/tables/{own}", 403))["key"] == "server-blocked-here"
            assert (await anna.post(f"/tables/{own}/join", 403))["key"] == "server-blocked-here"
            await anna.ask("DELETE", f"/people/{of_ben}/block", 200)
            assert (await ben.get(f"/tables/{table}"))["id"] == table


@ALSO_ON_POSTGRES
async def test_of_two_who_sit_down_at_once_one_does(tmp_path: Path) -> None:
    """The seats themselves ask too: a table may have been looked at before the other came."""
    async with house(tmp_path) as here:
        for back in (False, True):
            anna, ben, *_ = await two(here, back)
            cleo = await here.guest("Cleo")
            table = (await cleo.open(seats=4))["id"]
            live = await here.hub.get(table)
            assert live is not None
            await seating.join(here.hub, live, anna.id, "Anna", None, None)
            with pytest.raises(SaqqaraError) as refused:
                await seating.join(here.hub, live, ben.id, "Ben", None, None)
            assert refused.value.key == "server-full"
            hosted = await here.hub.get((await anna.open(seats=["open", "open"]))["id"])
            assert hosted is not None
            with pytest.raises(SaqqaraError):
                await seating.join(here.hub, hosted, ben.id, "Ben", None, None)


async def test_lists_leave_their_tables_out(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for back in (False, True):
            anna, ben, *_ = await two(here, back)
            cleo = await here.guest("Cleo")
            befriend = [(one, await handle_of(here.store, other.id)) for one, other in itertools.permutations((ben, cleo), 2)]
            for one, handle in befriend:
                await one.ask("PUT", f"/people/{handle}/follow", 200)
            hers = (await anna.open(public=True))["id"]
            both = (await cleo.open(public=True, friends=True, seats=3))["id"]
            open_ = (await cleo.open(public=True, friends=True))["id"]
            await anna.post(f"/tables/{both}/join")
            assert {table["id"] for table in (await ben.get("/tables"))["tables"]} & {hers, both, open_} == {open_}
            assert {table["id"] for table in (await ben.get("/tables/friends"))["tables"]} == {open_}
            assert {table["id"] for table in (await cleo.get("/tables"))["tables"]} >= {hers, both, open_}


async def test_neither_follows_nor_invites_the_other(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for back in (False, True):
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            of_anna, of_ben = await handle_of(here.store, anna.id), await handle_of(here.store, ben.id)
            await anna.ask("PUT", f"/people/{of_ben}/follow", 200)
            assert (await ben.ask("PUT", f"/people/{of_anna}/follow", 200))["friend"]
            table = (await anna.open())["id"]
            await anna.post(f"/tables/{table}/invite", handle=of_ben)
            (waiting,) = (await ben.get("/invitations"))["invitations"]
            blocker, blocked, whom, by = (anna, ben, of_ben, of_anna) if back else (ben, anna, of_anna, of_ben)
            await blocker.ask("PUT", f"/people/{whom}/block", 200)
            assert (await ben.get("/invitations"))["invitations"] == []
            assert (await ben.post(f"/invitations/{waiting['id']}/accept", 404))["key"] == "server-no-invitation"
            assert (await anna.post(f"/tables/{table}/invite", 409, handle=of_ben))["key"] == "server-not-friends"
            assert [one["blocked"] for one in (await blocker.get("/people"))["people"]] == [True]
            assert (await blocked.get("/people"))["people"] == [], "as if they had been removed"
            again = await blocked.ask("PUT", f"/people/{by}/follow", 200)
            assert (again["followed"], again["friend"], again["here"], again["blocked"]) == (True, False, None, False)
            assert await blocked.get(f"/people/{by}") == again, "they can follow, and are not seen"
            (seen,) = (await blocker.get("/people"))["people"]
            assert not seen["follows_me"]
            assert (await blocker.ask("PUT", f"/people/{whom}/follow", 409))["key"] == "server-blocked-them"


async def test_neither_sees_the_others_profile(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        of_anna, of_ben = await handle_of(here.store, anna.id), await handle_of(here.store, ben.id)
        for one in (anna, ben):
            await one.ask("PATCH", "/me/profile", 200, json={"public": ["profile"]})
        pairs = (anna, of_ben), (ben, of_anna)
        for one, other in pairs:
            await one.get(f"/people/{other}/profile")
        await anna.ask("PUT", f"/people/{of_ben}/block", 200)
        for one, other in pairs:
            assert await one.get(f"/people/{other}/profile", 404) == await one.get("/people/nobody/profile", 404)
            await cleo.get(f"/people/{other}/profile")


async def heard(who: Guest, table: str) -> list[str]:
    """Return the chat that a player reads."""
    return [said["text"] for said in (await who.get(f"/tables/{table}/chat"))["said"]]


async def test_at_a_game_that_both_play_it_goes_on_and_neither_reads_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        for back in (False, True):
            people = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
            table = (await people[0].open(seats=3, patience=1))["id"]
            for one in people[1:]:
                await one.post(f"/tables/{table}/join")
            live = await here.hub.get(table)
            assert live is not None
            (turn,) = live.awaited()
            anna, ben, cleo = [people[(turn + place) % 3] for place in range(3)]
            of_anna, of_ben = await handle_of(here.store, anna.id), await handle_of(here.store, ben.id)

            await chat.write(here.store, live, anna.id, "a1", "a1")
            await chat.write(here.store, live, ben.id, "b1", "b1")
            await here.store.execute(sa.update(words).values(at=now() - 5))
            blocker, blocked, whom = (anna, ben, of_ben) if back else (ben, anna, of_anna)
            await blocker.ask("PUT", f"/people/{whom}/block", 200)
            await chat.write(here.store, live, anna.id, "a2", "a2")
            await chat.write(here.store, live, ben.id, "b2", "b2")
            own = {anna: ["a1", "a2"], ben: ["b1", "b2"]}
            assert await heard(blocker, table) == own[blocker]
            assert sorted(await heard(blocked, table)) == sorted([*own[blocked], own[blocker][0]]), (
                "what they had read stays; since then the other is silent"
            )
            assert await heard(cleo, table) == ["a1", "b1", "a2", "b2"]
            # Nobody is reminded by whom they do not want to meet: the answer is the one for somebody who cannot be reached.
            await here.store.execute(sa.update(seats).where(seats.c.table == table).values(left=now() - 5000))
            await here.hub.refresh(live, seats_too=True)

            async def reached(*_: Any) -> bool:
                return True

            monkeypatch.setattr(here.hub.alerts, "reminded", reached)
            assert (await ben.post(f"/tables/{table}/seats/{turn}/remind", 409))["key"] == "server-cannot-remind"
            assert (await cleo.post(f"/tables/{table}/seats/{turn}/remind"))["seats"][turn]["reminded"]
            assert await play_on(table, people, 3) == 3


async def test_a_rematch_does_not_bring_them_together(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for back in (False, True):
            anna, ben, cleo = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Cleo")
            handles = await handle_of(here.store, anna.id), await handle_of(here.store, ben.id)
            table = (await anna.open(seats=3))["id"]
            for one in (ben, cleo):
                await one.post(f"/tables/{table}/join")
            for one in (anna, ben, cleo):
                await one.post(f"/tables/{table}/resign")
            blocker, whom = (anna, handles[1]) if back else (ben, handles[0])
            await blocker.ask("PUT", f"/people/{whom}/block", 200)
            fresh = await anna.post(f"/tables/{table}/rematch")
            assert [seat["asked"] for seat in fresh["seats"]] == [None, None, "waiting"]
            assert (await cleo.get(f"/tables/{table}"))["rematch"] == fresh["id"]
            assert (await ben.get(f"/tables/{table}"))["rematch"] is None, "as if nobody had asked"
            keys = {(await ben.post(f"/tables/{table}/rematch", 409, answer=yes))["key"] for yes in (True, False)}
            assert keys == ({"server-full", "server-no-rematch"} if back else {"server-blocked-here"})
            assert (await ben.get(f"/tables/{fresh['id']}", 404 if back else 403))["key"].startswith("server-")


async def test_the_hosts_open_table_puts_off_whom_they_block(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open(seats=3))["id"]
        await ben.post(f"/tables/{table}/join")
        found = await anna.get(f"/tables/{table}/person", seat=1)
        await anna.ask("PUT", f"/people/{found['handle']}/block", 200)
        assert (await anna.get(f"/tables/{table}"))["seats"][1]["open"]
        assert (await anna.ask("PUT", f"/people/{(await anna.get('/people'))['handle']}/block", 409))["key"] == "server-block-self"
        await here.nobody.ask("PUT", f"/people/{found['handle']}/block", 401)
        await anna.ask("PUT", "/people/nobody/block", 404)
        await anna.get(f"/tables/{table}/person", 404, seat=2)


async def test_a_page_and_a_connection_of_their_table_are_not_there_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The WebSocket, and the page itself with what its link shows."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<html><head></head></html>")
    monkeypatch.setattr(web_client, "STATIC", static)
    async with house(tmp_path) as here:
        anna, ben, *_ = await two(here, back=True)
        table = (await anna.open())["id"]
        shown = {}
        for who, token in (("ben", ben.made["token"]), ("nobody", "")):
            here.nobody.http.cookies.set("saqqara", token)
            for one in (table, "x" * 16):
                answer = await here.nobody.http.get(f"http://table.test/t/{one}")
                shown[who, one] = answer.status_code, answer.text
        assert shown["ben", table] == shown["ben", "x" * 16]
        assert shown["nobody", table][0] == 200
        assert "Anna" in shown["nobody", table][1]
        live = await here.hub.get(table)
        assert live is not None
        assert await block_checks.refusal(here.store, live, ben.id) == "server-no-table"
        assert await block_checks.refusal(here.store, live, None) is None
        assert await blocks.blocked(here.store, ben.id, anna.id)
        assert await blocks.blocked(here.store, anna.id, ben.id)
    async with inside(tmp_path, database=here.app.state.settings.database) as running:
        player = Player(running.url, ben.made["token"], ben.id)
        assert [await last_words(player, one) for one in (table, "x" * 16)] == ["server-no-table"] * 2


async def last_words(player: Player, table: str) -> str:
    """Why a connection is ended."""
    async with connect(f"{player.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/ws") as socket:
        with contextlib.suppress(ConnectionClosed):  # where there is no table nobody waits to be greeted
            await socket.send(json.dumps({"type": "hello", "token": player.token}))
        return str(json.loads(await socket.recv())["why"]["key"])


@pytest.mark.parametrize("back", [False, True])
async def test_an_arena_of_theirs_is_not_there(tmp_path: Path, back: bool) -> None:
    """At one that somebody else organises both may play; they are never seated together (`test_arena.py`)."""
    async with house(tmp_path) as here:
        anna, ben, *_ = await two(here, back)
        wish = {"game": "objective", "seats": 2, "minutes": 60}
        path = f"/arenas/{(await anna.post('/arenas', 201, **wish))['info']['id']}"
        status, key = (404, "server-no-arena") if back else (403, "server-blocked-arena")
        for method, more in (("GET", ""), ("POST", "/here"), ("POST", "/join"), ("POST", "/leave")):
            assert (await ben.ask(method, path + more, status))["key"] == key
        assert (await (await here.guest("Cleo")).post(f"{path}/join"))["me"]["state"] == "waiting"


@pytest.fixture
def nodes_told() -> Iterator[dict[str, Any]]:
    """The settings of nodes that share a database and hear each other, with no round that would find what was not heard."""
    nats = NatsServer().start()
    yield {"nats": nats.url, "tick": 3600}
    nats.stop()


async def handle_at(running: Inside, player: Player) -> str:
    """Return a player's handle."""
    return await handle_of(running.app.state.store, player.player)


async def test_a_block_reaches_onlookers_who_are_connected(tmp_path: Path, nodes_told: dict[str, Any]) -> None:
    """Both ways, at the node of the block and at another; whoever is at a finished game, or is nobody in particular, stays."""
    async with inside(tmp_path, **nodes_told) as one, inside(tmp_path, **nodes_told) as other:
        await eventually(lambda: not one.hub.fanout.must_poll and not other.hub.fanout.must_poll)
        anna, ben, cleo, dora = [await Player.come(one.url, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        table, of_ben = await open_table(anna, dora), await open_table(ben, seats=2)
        finished = await open_table(anna, dora)
        await anna.post(f"/tables/{finished}/resign")
        async with contextlib.AsyncExitStack() as stack:
            sit = stack.enter_async_context
            near, far = await sit(ben.sit(table)), await sit(ben.at(other.url).sit(table))
            still, hers = await sit(ben.sit(finished)), await sit(anna.at(other.url).sit(of_ben))
            guest, third = await sit(wire(other.url, table, {})), await sit(cleo.at(other.url).sit(table))
            for sitting in (near, far, still, hers, guest, third):
                await sitting.until("table")
            (await anna.http.put(f"/people/{await handle_at(one, ben)}/block")).raise_for_status()
            for sitting in (near, far):
                assert (await farewell(sitting.socket))[0]["why"]["key"] == "server-no-table"
            assert (await farewell(hers.socket))[0]["why"]["key"] == "server-blocked-here"
            for sitting in (still, guest, third):
                assert not await quiet(sitting, "bye")


async def test_onlookers_are_parted_from_who_sits_down(tmp_path: Path) -> None:
    """A block may be older than the meeting: somebody whom an onlooker has blocked, or who has blocked them, takes a seat there."""
    async with inside(tmp_path) as running:
        anna, ben, cleo = [await Player.come(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = await open_table(cleo, seats=3)
        async with anna.sit(table) as sitting, cleo.sit(table) as hosting:
            await sitting.until("table")
            (await anna.http.put(f"/people/{await handle_at(running, ben)}/block")).raise_for_status()
            assert not await quiet(sitting, "bye"), "he is not there"
            await ben.post(f"/tables/{table}/join")
            assert (await farewell(sitting.socket))[0]["why"]["key"] == "server-blocked-here"
            assert not await quiet(hosting, "bye")


async def test_whoever_is_put_off_a_table_looks_on_no_more(tmp_path: Path, nodes_told: dict[str, Any]) -> None:
    async with inside(tmp_path, **nodes_told) as one, inside(tmp_path, **nodes_told) as other:
        await eventually(lambda: not one.hub.fanout.must_poll and not other.hub.fanout.must_poll)
        anna, ben = await Player.come(one.url, "Anna"), await Player.come(one.url, "Ben")
        table = await open_table(anna, seats=3)
        await ben.post(f"/tables/{table}/join")
        async with ben.sit(table) as near, ben.at(other.url).sit(table) as far:
            for sitting in (near, far):
                await sitting.until("table")
            await anna.post(f"/tables/{table}/seats/1/put-off")
            for sitting in (near, far):
                assert (await farewell(sitting.socket))[0]["why"]["key"] == "server-put-off"


@pytest.mark.parametrize("back", [True, False])
async def test_neither_is_paired_with_the_other(tmp_path: Path, back: bool) -> None:
    async with house(tmp_path, limits=Limits.lifted()) as here:

        async def pair(guest: Guest) -> str:
            return str((await guest.post("/tables/pair", game="objective", device=guest.id))["id"])

        anna, ben, *_ = await two(here, back)
        first, second = await pair(anna), await pair(ben)
        assert first != second
        for _ in range(3):
            assert (await pair(anna), await pair(ben)) == (first, second), "each waits on"
        assert await quick_pairing.sit_down(here.hub, first, ben.id, "Ben", None) is None, "nor at the last moment"
        assert [await pair(await here.guest()) for _ in range(2)] == [first, second], "others meet them"
