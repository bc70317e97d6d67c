"""People who are away are called by Web Push: once for a turn, in their language, by this house alone, and nobody who is looking."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.errors import BadSetup
from saqqara.server.alerts import alert_sender
from saqqara.server.alerts import web_push as push_module
from saqqara.server.alerts.alert_preferences import Subscription
from saqqara.server.alerts.web_push import WebPush, is_public, read_subscription
from saqqara.server.clock import now
from saqqara.server.storage.schema import alerts, push_subscriptions
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, ON_POSTGRES, Databases
from tests.server.guests_over_http import Guest, House, house
from tests.server.push_and_mail_receivers import Browser, PushService, push_service, signed_by
from tests.server.server_in_process import eventually, inside, open_table
from tests.server.server_processes import PATIENCE, Player

pytestmark = BOTH

AT_ONCE: dict[str, Any] = {"push_loopback": True, "alert_seconds": 0.0, "tick": 0.02}
CHOICES = {"occasions": ["turn", "begun", "over", "reminded"], "zone": "Europe/Paris", "language": "en"}


@asynccontextmanager
async def calling(folder: Path, **more: Any) -> AsyncIterator[tuple[House, PushService]]:
    """A server that calls people at once, and a push service."""
    async with push_service() as service, house(folder, **(AT_ONCE | more)) as one:
        yield one, service


async def person(one: House, service: PushService, name: str, **choices: Any) -> tuple[Guest, Browser]:
    """Return a guest who can be notified."""
    guest, browser = await one.guest(name), service.browser(name)
    await guest.ask("PUT", "/alerts", 200, json=CHOICES | choices)
    await guest.ask("PUT", "/alerts/push", 200, json=browser.subscription())
    return guest, browser


async def begun(ann: Guest, bob: Guest, **more: Any) -> str:
    """A table that two have sat down at."""
    table: str = (await ann.open(seats=2, **more))["id"]
    await bob.post(f"/tables/{table}/join")
    return table


async def move(table: str, *guests: Guest) -> int:
    """Make a move for the seat to act; return its place."""
    for place, guest in enumerate(guests):
        seen = await guest.get(f"/tables/{table}/look")
        if seen["look"]["moves"]:
            await guest.post(f"/tables/{table}/moves", id=f"m{seen['number']}", text=seen["look"]["moves"][0], on=seen["number"])
            return place
    raise AssertionError("nobody can move")


async def calm(*nodes: House) -> None:
    """Wait until nothing is due any more, and no node is at it."""
    due = sa.select(alerts.c.player).where(alerts.c.due <= now() + 1000)
    quiet = 0
    async with asyncio.timeout(PATIENCE):
        while quiet < 3:  # what was written just after one look is seen at the next
            busy = await nodes[0].store.rows(due) or any(
                node.app.state.alerts.sending._under_way or node.hub.tasks.running for node in nodes
            )
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0.01)


async def test_a_turn_is_told_to_a_browser_that_alone_can_read_it_by_this_house_alone(tmp_path: Path) -> None:
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann")
        bob, his = await person(one, service, "Bob", language="fr")
        table = await begun(ann, bob)
        await calm(one)
        first = await move(table, ann, bob)
        await calm(one)
        mover, other = (hers, his) if first == 0 else (his, hers)
        titles = {
            "Ann": ["Game started: Objective", "Your turn: Objective"],
            "Bob": ["La partie commence\u00a0: Objectif", "À vous de jouer\u00a0: Objectif"],
        }
        assert [note["title"] for note in other.notes] == titles["Bob" if first == 0 else "Ann"]
        assert len(mover.notes) == 1, "that the game begins says also that it is one's turn"
        assert any(words in mover.notes[0]["body"] for words in ("and it's your turn", "à vous de jouer"))
        note = his.notes[0]
        assert set(note) == {"title", "body", "url", "tag", "stop", "stop_title", "lang"}
        assert (note["url"], note["tag"], note["lang"]) == (f"/t/{table}", table, "fr")
        assert "Ann" in note["body"]
        key, said = signed_by(his.headers[0], service)
        assert key == (await bob.get("/alerts"))["push_key"]
        assert said["sub"].startswith("https://")
        assert time.time() < said["exp"] <= time.time() + 86400
        assert {"ttl", "topic", "urgency", "content-encoding"} <= set(his.headers[0])


@ALSO_ON_POSTGRES
async def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        key = (await (await one.guest()).get("/alerts"))["push_key"]
    async with house(tmp_path) as again:
        assert (await (await again.guest()).get("/alerts"))["push_key"] == key
    assert len(key) == 87


async def test_a_turn_is_told_once_though_a_move_is_taken_back_and_the_server_starts_again(tmp_path: Path) -> None:
    async with push_service() as service:
        async with house(tmp_path, **AT_ONCE) as one:
            ann, hers = await person(one, service, "Ann", occasions=["turn"])
            bob, his = await person(one, service, "Bob", occasions=["turn"])
            table = await begun(ann, bob)
            await calm(one)
            first = await move(table, ann, bob)
            await calm(one)
            mover, waiting = ((ann, hers), (bob, his))[first], ((ann, hers), (bob, his))[1 - first]
            for number in range(2):
                await mover[0].post(f"/tables/{table}/undo", id=f"u{number}")
                await calm(one)
                await move(table, ann, bob)
                await calm(one)
            assert [len(waiting[1].notes), len(mover[1].notes)] == [1, 1]
        async with house(tmp_path, **AT_ONCE) as again:
            for guest in (ann, bob):
                guest.http = Guest(again.app, guest.made).http
            await ann.get(f"/tables/{table}/look")
            await calm(again)
            assert [len(waiting[1].notes), len(mover[1].notes)] == [1, 1]
            await move(table, ann, bob)
            await calm(again)
            assert [len(waiting[1].notes), len(mover[1].notes)] == [1, 2]


@ON_POSTGRES
async def test_two_nodes_on_one_database_tell_a_turn_once(tmp_path: Path) -> None:
    shared: dict[str, Any] = {**AT_ONCE, "database": await Databases.url(tmp_path / "two.db")}
    async with push_service() as service, house(tmp_path, **shared) as one, house(tmp_path, **shared) as other:
        ann, hers = await person(one, service, "Ann", occasions=["turn"])
        bob, his = await person(one, service, "Bob", occasions=["turn"])
        table = await begun(ann, bob)
        for _ in range(3):  # both nodes know the table, and both see every change
            await asyncio.gather(*(Guest(node.app, ann.made).get(f"/tables/{table}/look") for node in (one, other)))
            await calm(one, other)
            told = len(hers.notes) + len(his.notes)
            await move(table, Guest(other.app, ann.made), Guest(other.app, bob.made))
        await calm(one, other)
        assert told == 3
        assert [sorted(map(len, (hers.notes, his.notes)))] == [[2, 2]]


async def test_who_has_the_table_in_front_of_them_is_not_called_and_who_has_it_hidden_is(tmp_path: Path) -> None:
    async with push_service() as service, inside(tmp_path, **(AT_ONCE | {"alert_seconds": 1.0})) as here:
        players = [await Player.come(here.url, name) for name in ("Ann", "Bob")]
        browsers = [service.browser(name) for name in ("Ann", "Bob")]
        for player, browser in zip(players, browsers, strict=True):
            await player.http.put("/alerts", json=CHOICES | {"occasions": ["turn", "reminded"]})
            await player.http.put("/alerts/push", json=browser.subscription())
        table = await open_table(*players)
        async with players[0].sit(table) as ann, players[1].sit(table) as bob:
            sittings = [ann, bob]
            for sitting in sittings:
                await sitting.until("look")
            await asyncio.sleep(1.2)
            assert service.came == 0, "both look at it"
            mover = next(place for place, sitting in enumerate(sittings) if sitting.look["moves"])
            await sittings[1 - mover].send(type="watching", visible=False)
            await sittings[1 - mover].send(type="ping")
            await sittings[1 - mover].until("pong")
            await sittings[mover].send(type="move", id="1", text=sittings[mover].look["moves"][0])
            await eventually(lambda: browsers[1 - mover].notes)
            assert await here.hub.alerts.reminded(table, 1 - mover, "Cleo") is True
            assert await here.hub.alerts.reminded(table, 1 - mover, "Cleo") is False, "once a turn"
            assert await here.hub.alerts.reminded(table, mover, "Cleo") is False, "it is not their turn"
            await eventually(lambda: len(browsers[1 - mover].notes) == 2)
            assert browsers[1 - mover].notes[1]["body"] == "Cleo reminds you that it's your turn."
            await sittings[1 - mover].send(type="watching", visible=True)
            await sittings[1 - mover].until("look")
            await sittings[1 - mover].send(type="move", id="2", text=sittings[1 - mover].look["moves"][0])
            await asyncio.sleep(1.2)
        assert [len(browsers[mover].notes), len(browsers[1 - mover].notes)] == [0, 2]


async def test_whoever_reminds_somebody_does_not_learn_that_they_have_acted_in_secret(tmp_path: Path) -> None:
    """Ann has taken a tile and shown its operation, which nobody knows before the check: she need not come."""
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann", occasions=["reminded"])
        bob = await one.guest("Bob")
        table = (await ann.open(game="hourglass", times={"sand": 600}))["id"]
        await bob.post(f"/tables/{table}/join")
        for number, wanted in enumerate(("take", "show")):
            seen = await ann.get(f"/tables/{table}/look")
            text = next(move for move in seen["look"]["moves"] if move.startswith(wanted))
            first, second, _ = (str(die) for die in seen["look"]["view"]["dice"])
            await ann.post(f"/tables/{table}/moves", id=f"m{number}", text=text.replace("...", f"{first} + {second}"), on=seen["number"])
        assert (await ann.get(f"/tables/{table}/look"))["look"]["moves"] == []
        assert await one.hub.alerts.reminded(table, 0, "Bob") is True, "as if she had not"
        await calm(one)
        assert hers.notes == []


async def test_whose_connection_breaks_off_is_called_after_all(tmp_path: Path) -> None:
    async with push_service() as service, inside(tmp_path, **AT_ONCE) as here:
        ann, bob = [await Player.come(here.url, name) for name in ("Ann", "Bob")]
        browser = service.browser("Ann")
        table = await open_table(ann, bob)
        async with ann.sit(table) as hers, bob.sit(table) as his:
            await hers.until("look")
            await his.until("look")
            await ann.http.put("/alerts", json=CHOICES | {"occasions": ["turn"]})
            await ann.http.put("/alerts/push", json=browser.subscription())
            if his.look["moves"]:
                await his.send(type="move", id="1", text=his.look["moves"][0])
                await his.until("accepted")
            await asyncio.sleep(0.2)
            assert not browser.notes, "she looks at it"
            hers.socket.transport.abort()  # the lid of a laptop falls
            await eventually(lambda: browser.notes)


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alert_sender, "AGAIN", 20)
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann", occasions=["begun"])
        bob, _ = await person(one, service, "Bob", occasions=["over"])
        service.answer = 503
        await begun(ann, bob)
        await eventually(lambda: service.came == alert_sender.TRIES)
        await calm(one)
        assert service.came == alert_sender.TRIES, "and then no more"
        for status, left in ((307, 1), (404, 0)):
            service.answer, service.came = status, 0
            await begun(ann, bob)
            await calm(one)
            assert service.came == 1, "no redirection is followed, nothing sent twice"
            assert len((await ann.get("/alerts"))["browsers"]) == left
        assert not hers.notes


async def test_a_push_service_that_never_answers_delays_no_move(tmp_path: Path) -> None:
    async with calling(tmp_path, push_seconds=30.0) as (one, service):
        service.answer = None
        ann, _ = await person(one, service, "Ann")
        bob, _ = await person(one, service, "Bob")
        tables = [await begun(ann, bob) for _ in range(alert_sender.AT_ONCE // 2 + 3)]
        await eventually(lambda: service.came == alert_sender.AT_ONCE)
        began = time.monotonic()
        for table in tables:
            await move(table, ann, bob)
        took = time.monotonic() - began
        assert took < 0.2 * len(tables), "moves are made as ever"
        await asyncio.sleep(0.1)
        assert service.came == alert_sender.AT_ONCE, "the others wait in the database"
        began = time.monotonic()
    assert time.monotonic() - began < alert_sender.PARTING_SECONDS + 2, "nor does it hold up the end"


async def test_one_click_stops_the_notes_without_signing_in(tmp_path: Path) -> None:
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann", occasions=["begun"])
        bob = await one.guest("Bob")
        await begun(ann, bob)
        await calm(one)
        key = hers.notes[0]["stop"]
        assert await one.nobody.post(f"/alerts/stop/{key}") == {"way": "push"}
        await one.nobody.post(f"/alerts/stop/{key}")  # asking again is as good as asking once
        await one.nobody.post(f"/alerts/stop/{key[:-2]}xx", 404)
        await begun(ann, bob)
        await calm(one)
        assert len(hers.notes) == 1
        assert (await ann.get("/alerts"))["browsers"] == []


async def test_a_device_that_is_signed_out_and_a_player_who_is_gone_are_called_no_more(tmp_path: Path) -> None:
    async with calling(tmp_path) as (one, service):
        ann, _ = await person(one, service, "Ann")
        bob, his = await person(one, service, "Bob")
        await begun(ann, bob)
        await ann.ask("DELETE", "/me/device", 204)
        await bob.ask("DELETE", "/me", 204)
        for name in ("push_subscriptions", "alert_choices", "alerts"):
            rows = await one.store.rows(sa.select(push_subscriptions.metadata.tables[name]))
            assert [row["player"] for row in rows if row["player"] == bob.id or name == "push_subscriptions"] == []
        assert len(his.notes) <= 1


@ALSO_ON_POSTGRES
async def test_so_many_browsers_are_called_for_one_person_and_each_for_one_person_alone(tmp_path: Path) -> None:
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann")
        for number in range(10):
            await ann.ask("PUT", "/alerts/push", 200, json=service.browser(f"more{number}").subscription())
        assert len((await ann.get("/alerts"))["browsers"]) == 10
        bob = await one.guest("Bob")
        again = await bob.ask("PUT", "/alerts/push", 200, json=service.browsers["/more9"].subscription())
        assert len((await ann.get("/alerts"))["browsers"]) == 9
        await ann.ask("DELETE", f"/alerts/push/{again['browsers'][0]}", 204)
        assert len((await bob.get("/alerts"))["browsers"]) == 1, "it is not hers any more"
        assert not hers.notes


GOOD = "https://push.example.org/send/abc"
P256DH, AUTH = "B" + "A" * 86, "A" * 22


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/abc",
        "https://localhost/abc",
        "https://127.0.0.1/abc",
        "https://10.1.2.3/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/abc",
        "https://[::ffff:192.168.0.1]/abc",
        "https://[64:ff9b::a00:1]/abc",
        "https://[fd00::1]/abc",
        "https://push.example.org:8443/abc",
        "https://user:pass@push.example.org/abc",
        "https://push.example.org@10.0.0.1/abc",
        "https://push.example.org:99999/abc",
        "file:///etc/passwd",
        "https://push.example.org/\n",
        "https://push.example.org/" + "a" * 1000,
        "https://127.1/abc",
        "https://0x7f.1/abc",
        "https://0x7f.0.0.0x1/abc",
        "https://0177.0.0.1/abc",
        "https://2130706433/abc",
        "https://1.2130706433/abc",
        "https://127.0.0.1./abc",
        "https://93.184.216.34/abc",
        "https://[2606:2800:220:1::1]/abc",
        "https://127.0.0.1.nip.io/abc",
        "https://push.127.0.0.1.nip.io/abc",
        "https://10-1-2-3.sslip.io/abc",
        "https://push-10-1-2-3.sslip.io/abc",
        "https://7f000001.nip.io/abc",
        "https://push-c0a80001.nip.io/abc",
        "https://--1.sslip.io/abc",
        "https://0--1.sslip.io/abc",
        "https://push.example.org./abc",
        "https://.example.org/abc",
        "https://push..example.org/abc",
        "https://-push.example.org/abc",
        "https://push_a.example.org/abc",
        "https://push.example.0x7f/abc",
        "https://push.example.9/abc",
        "https://127.0.0.1%2f.example.org/abc",
        "https://localhost%2e/abc",
        "https://%31%32%37.0.0.1/abc",
        "https://①②⑦.0.0.1/abc",
        "https://push.example.org:/abc",
        "https://push.example.org:0443/abc",
        "https:push.example.org/abc",
        "https:///push.example.org/abc",
        "https://push.example.org",
        "https://" + "a" * 64 + ".example.org/abc",
        "https://" + "abcdefg." * 32 + "org/abc",
        "https://push.internal/abc",
        "https://printer.local/abc",
        "https://a.localhost/abc",
        "https://push.example.org/abc#fragment",
    ],
)
def test_a_push_service_within_the_house_is_refused(endpoint: str) -> None:
    read_subscription(GOOD, P256DH, AUTH, loopback=False)
    with pytest.raises(BadSetup):
        read_subscription(endpoint, P256DH, AUTH, loopback=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dQ:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAACy%2fJ%2bq",
        "https://ntfy.sh:443/upABC?up=1",
        "https://xn--e1afmkfd.xn--p1ai/abc",
    ],
)
def test_a_push_service_of_a_browser_is_taken(endpoint: str) -> None:
    assert read_subscription(endpoint, P256DH, AUTH, loopback=False).endpoint == endpoint


@pytest.mark.parametrize(("p256dh", "auth"), [("", AUTH), (P256DH, ""), ("C" + P256DH[1:], AUTH), (P256DH, "AAAA"), ("€", AUTH)])
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSetup):
        read_subscription(GOOD, p256dh, auth, loopback=False)


async def test_a_name_that_turns_out_to_be_of_this_machine_is_not_connected_to() -> None:
    """The address that was checked on subscribing is checked again: a name may stand for another one when it is used."""
    assert is_public("93.184.216.34")
    async with push_service() as service:
        browser = service.browser("Ann")
        keys = browser.subscription()["keys"]
        for host, allowed, outcome in (("localhost", False, "failed"), ("127.0.0.1", False, "failed"), ("127.0.0.1", True, "delivered")):
            push = WebPush(b"\1" * 32, "https://localhost", loopback=allowed)
            told = Subscription("id", f"http://{host}:{service.port}/Ann", keys["p256dh"], keys["auth"])
            assert await push.send(told, b'{"a": 1}', "topic") == outcome
            await push.close()
        assert service.came == 1


async def test_a_name_is_connected_to_at_the_addresses_that_were_checked_and_only_if_all_are_public(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`127.0.0.1` stands for a public address here, `127.0.0.2` for one that is not; a name server may say another thing each time."""
    monkeypatch.setattr(push_module, "is_public", lambda address: address == "127.0.0.1")
    said: list[list[str]] = []

    async def look_up(_loop: Any, host: str, port: int, **_: Any) -> list[tuple[Any, ...]]:
        assert host == "push.example.org"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in said.pop(0)]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    async with push_service() as service:
        keys = service.browser("Ann").subscription()["keys"]
        told = Subscription("id", f"http://push.example.org:{service.port}/Ann", keys["p256dh"], keys["auth"])
        for answers, outcome, came in (
            ([["127.0.0.1", "127.0.0.2"]], "failed", 0),
            ([["127.0.0.2", "127.0.0.1"]], "failed", 0),
            ([["127.0.0.1"], ["127.0.0.2"]], "delivered", 1),
        ):
            said[:] = answers
            push = WebPush(b"\1" * 32, "https://localhost")
            assert await push.send(told, b'{"a": 1}', "topic") == outcome
            await push.close()
            assert len(said) == len(answers) - 1, "looked up once"
            assert service.came == came
