"""Around every request: headers, origins, sizes, pace, errors in one shape, and a log without secrets."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from saqqara.server.http.middleware import is_allowed_origin
from saqqara.server.limits.rate_limits import PLAYERS_PER_ADDRESS
from saqqara.server.settings import Limits
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import API, Guest, House, house

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def test_every_answer_has_the_headers(here: House) -> None:
    for path in ("/games", "/nothing", "/me", "/metrics"):
        headers = (await here.nobody.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == "no-store"


# Origins


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "a.test", True),
        ("https://a.test", "a.test", True),
        ("http://a.test:8000", "a.test:8000", True),
        ("https://b.test", "a.test", False),
        ("https://a.test.b.test", "a.test", False),
        ("null", "a.test", False),
        ("null", None, False),
        ("", "", True),
        ("https://web.test", "a.test", True),
    ],
)
def test_which_pages_are_ours(origin: str | None, host: str | None, ours: bool) -> None:
    assert is_allowed_origin(origin, host, ("https://web.test",)) is ours


async def test_no_foreign_page_changes_anything_with_a_cookie(here: House) -> None:
    browser = Guest(here.app)
    await browser.post("/players", 201)
    foreign = {"headers": {"Origin": "https://evil.test"}}
    for method, path, body in (
        ("POST", "/tables", {"game": "objective"}),
        ("PATCH", "/me", {"name": "x"}),
        ("DELETE", "/me", None),
        ("POST", "/players", {}),
        ("POST", "/links/abc", None),
    ):
        refused = await browser.ask(method, path, 403, json=body, **foreign)
        assert refused["key"] == "server-foreign-origin"
    await browser.ask("GET", "/me", 200, **foreign)
    await browser.ask("POST", "/tables", 201, json={"game": "objective"}, headers={"Origin": "http://table.test"})
    program = await here.guest()
    await program.ask("POST", "/tables", 201, json={"game": "objective"}, **foreign)  # a token is no cookie: nobody sends it unwillingly


# Sizes


async def test_a_body_that_is_too_big_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(upload_bytes=1000)) as here:
        assert (await here.nobody.ask("POST", "/players", 413, content=b"x" * 1001))["key"] == "server-too-big"

        async def in_pieces() -> AsyncIterator[bytes]:
            for _ in range(30):
                yield b" " * 100

        assert (await here.nobody.ask("POST", "/verify", 413, content=in_pieces()))["key"] == "server-too-big"
        lying = await here.nobody.http.post("/verify", content=b"x" * 2000, headers={"Content-Length": "10"})
        assert lying.status_code == 413
        await here.nobody.post("/players", 201)


async def test_a_client_that_goes_in_the_middle_harms_nobody(here: House) -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/v1/players",
        "raw_path": b"/api/v1/players",
        "query_string": b"",
        "headers": [],
        "client": ("192.0.2.1", 1),
        "scheme": "http",
    }
    await here.app(scope, receive, send)
    assert sent == []


# Pace


async def test_an_address_that_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(requests=(2, 0.5))) as here:
        answers = [await here.nobody.http.get("/games") for _ in range(2 * PLAYERS_PER_ADDRESS + 1)]
        assert [answer.status_code for answer in answers] == [200] * 2 * PLAYERS_PER_ADDRESS + [429]
        assert answers[-1].json()["key"] == "server-too-fast"
        assert int(answers[-1].headers["retry-after"]) == 1
        elsewhere = httpx.AsyncClient(transport=httpx.ASGITransport(here.app, client=("192.0.2.9", 1)), base_url=API)
        assert (await elsewhere.get("/games")).status_code == 200


async def test_a_player_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(requests=(6, 0.001))) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        answers = [await anna.http.get("/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        assert int(answers[-1].headers["retry-after"]) > 900
        await ben.get("/me")


async def test_guests_do_not_come_in_hordes(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(players=(2, 0.001))) as here:
        statuses = [(await here.nobody.http.post("/players", json={})).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


# Errors


REFUSALS: list[tuple[str, str, bytes | None, int, str]] = [
    ("GET", "/nothing", None, 404, "server-no-page"),
    ("PUT", "/games", None, 405, "server-not-allowed"),
    ("POST", "/players", b"{", 422, "not-json"),
    ("POST", "/players", b'"x"', 422, "whole-type"),
    ("POST", "/players", b'{"name": 3}', 422, "field-type"),
    ("POST", "/players", b'{"nme": "x"}', 422, "field-unknown"),
    ("POST", "/players", b'{"name": "\\ud800"}', 422, "server-bad-text"),
    ("POST", "/players", b'{"\\ud800": 1}', 422, "server-bad-text"),
    ("POST", "/players", b'{"name": ' + b"9" * 5000 + b"}", 400, "server-bad-message"),
    ("POST", "/players", b"\xff", 400, "server-bad-message"),
    ("POST", "/players", b"[" * 100_000, 400, "server-bad-message"),
    ("GET", "/tables?limit=0", None, 422, "field-range"),
    ("GET", "/tables?limit=x", None, 422, "field-type"),
    ("GET", "/tables?status=odd", None, 422, "field-choice"),
    ("GET", "/tables?before=%00", None, 422, "server-bad-text"),
]


async def test_what_is_wrong_is_said_in_one_shape(here: House) -> None:
    for method, path, body, status, key in REFUSALS:
        refused = await here.nobody.ask(method, path, status, content=body, headers={"Content-Type": "application/json"})
        assert refused["key"] == key, (method, path, body)


async def test_a_body_without_its_type_is_explained(here: House) -> None:
    refused = await here.nobody.ask("POST", "/players", 422, content=b"{}", headers={"Content-Type": "text/plain"})
    assert "application/json" in refused["reason"]["en"]


@ALSO_ON_POSTGRES
async def test_our_own_mistakes_and_a_lost_database_are_told_apart(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> Any:
        raise sqlite3.OperationalError("disk I/O error")

    async def broken(*_: Any) -> Any:
        raise KeyError("secret-thing")

    guest = await here.guest()
    with structlog.testing.capture_logs() as lines:
        monkeypatch.setattr(here.people, "name_of", broken)
        assert (await guest.get("/me", 500))["key"] == "server-trouble"
        monkeypatch.setattr(here.people, "name_of", lost)
        assert (await guest.get("/me", 503))["key"] == "server-away"
        monkeypatch.setattr(here.store, "row", lost)
        answer = await here.nobody.http.get("/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert [line["problem"] for line in lines if line["event"] == "request failed"] == ["KeyError", "OperationalError"]
    assert "secret-thing" not in repr(lines)


# The log and the counters


async def test_the_log_has_no_secret(here: House) -> None:
    with structlog.testing.capture_logs() as lines:
        guest = await here.guest("Confidential")
        table = (await guest.open(nonce="c0ffee"))["id"]
        code = (await guest.post(f"/tables/{table}/link", 201))["code"]
        await guest.post(f"/links/{code}", 201)
        await guest.get(f"/tables/{table}?hidden=word")
    text = repr(lines)
    assert len([line for line in lines if line["event"] == "request"]) == 5
    for secret in (guest.made["token"], guest.id, table, code, "Confidential", "c0ffee", "hidden"):
        assert secret not in text


async def test_the_counters_count(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    await ben.post(f"/tables/{table}/join")
    looks = [(who, (await who.get(f"/tables/{table}/look"))["look"]["moves"]) for who in (anna, ben)]
    mover, moves = next((who, moves) for who, moves in looks if moves)
    await mover.post(f"/tables/{table}/moves", id="1", text=moves[0])
    await mover.post(f"/tables/{table}/moves", 400, id="2", text="castle")
    text = (await here.nobody.http.get("/metrics")).text
    assert "saqqara_moves_total 1.0" in text
    assert "saqqara_refusals_total 1.0" in text
    assert "saqqara_tables 1.0" in text
    assert "saqqara_sockets 0.0" in text
    assert 'method="POST",route="/tables/{table}/moves",status="400"} 1.0' in text
    assert table not in text


async def test_the_server_says_how_it_is(here: House) -> None:
    health = await here.nobody.get("/health")
    assert health == {"ok": True, "node": here.hub.fanout.node, "version": here.app.version}
