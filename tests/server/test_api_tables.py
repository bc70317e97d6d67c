"""Opening, finding, joining, leaving and repeating tables over HTTP."""

import asyncio
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.game import find, games
from saqqara.server.settings import Limits
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables.requested_setup import STAND_IN
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house, play_on

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def test_the_offer_names_every_game_and_level(here: House) -> None:
    offer = await here.nobody.get("/games")
    assert [game["name"] for game in offer["games"]] == list(games())
    for game in offer["games"]:
        kind = find(game["name"])
        assert game["seats"] == list(kind.seats)
        assert game["has_deck"] == kind.has_deck
        assert game["title"]["fr"]
        assert game["tagline"]["en"]
        assert {time["name"]: time["default"] for time in game["times"]} == kind.times
    objective = next(game for game in offer["games"] if game["name"] == "objective")
    assert objective["options"] == [
        {
            "name": "mode",
            "title": {"fr": "Répartition des pièces", "en": "How pieces are dealt"},
            "values": [
                {"value": "random", "title": {"fr": "au hasard", "en": "at random"}, "seats": [2, 3, 4]},
                {"value": "fair", "title": {"fr": "parts égales", "en": "equal shares"}, "seats": [2, 3]},
            ],
            "default": "random",
        }
    ]
    assert {"name": "chance", "title": {"fr": "Hasard", "en": "Chance"}}.items() <= offer["levels"][0].items()


# Players


async def test_a_guest_gets_a_token_and_a_cookie(here: House) -> None:
    answer = await here.nobody.http.post("/players", json={"name": " Isis "})
    made = answer.json()
    assert made["name"] == "Isis"
    cookie = answer.headers["set-cookie"]
    assert made["token"] in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    mine = await here.nobody.get("/me")  # by the cookie alone
    assert mine == {"player": made["player"], "name": "Isis", "kept": None, "seed": mine["seed"]}


async def test_the_cookie_is_secure_where_the_server_is(tmp_path: Path) -> None:
    async with house(tmp_path, secure_cookie=True) as here:
        answer = await here.nobody.http.post("/players", json={})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


FRENCH = {
    "en-GB,fr;q=0.5": False,
    "fr": True,
    "de, fr;q=0.9": True,
    "de": False,
    "fr;q=0.3, en;q=0.8": False,
    "en;q=0.2, *;q=0.1, fr-CA;q=0.9": True,
    "fr;q=0": False,
    "": False,
    "fr;q=much, de": False,
}
"""Whether somebody whose browser asks for these languages is spoken to in French."""


async def test_a_found_name_is_in_the_browsers_language(here: House) -> None:
    for asked, french in FRENCH.items():
        made = (await here.nobody.http.post("/players", json={}, headers={"Accept-Language": asked})).json()
        assert made["name"].split()[-1].islower() == french, asked


async def test_a_new_name_is_shown_at_the_tables(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open())["id"]
    mine = await anna.ask("PATCH", "/me", 200, json={"name": "Nephthys"})
    assert mine == {"player": anna.id, "name": "Nephthys", "kept": None, "seed": mine["seed"]}
    assert (await here.nobody.get(f"/tables/{table}"))["seats"][0]["name"] == "Nephthys"
    assert (await anna.ask("PATCH", "/me", 400, json={"name": "x" * 41}))["key"] == "server-bad-name"


async def test_a_bad_bearer_is_refused_even_where_anybody_may_look(here: House) -> None:
    stranger = Guest(here.app, {"token": "a.b.c"})
    assert (await stranger.get("/tables", 401))["key"] == "server-not-welcome"
    here.nobody.http.cookies.set("saqqara", "a.b.c")
    await here.nobody.get("/tables")


async def test_a_second_device_by_link(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open())["id"]
    link = await anna.post(f"/tables/{table}/link", 201)
    assert link["seconds"] == 900
    phone = Guest(here.app)
    opened = await phone.post(f"/links/{link['code']}", 201)
    assert (opened["player"], opened["table"], opened["name"]) == (anna.id, table, "Anna")
    assert (await phone.get(f"/tables/{table}"))["seat"] == 0
    assert (await phone.post(f"/links/{link['code']}", 404))["key"] == "server-bad-link"
    ben = await here.guest("Ben")
    assert (await ben.post(f"/tables/{table}/link", 403))["key"] == "server-not-seated"


# Opening


async def test_a_count_of_seats_is_me_and_open_ones(here: House) -> None:
    anna = await here.guest("Anna")
    table = await anna.open(game="guardians", seats=3)
    assert [(seat["name"], seat["open"], seat["mine"]) for seat in table["seats"]] == [("Anna", False, True), *[(None, True, False)] * 2]
    assert (table["status"], table["host"], table["seat"], table["type"]) == ("open", True, 0, "table")
    assert len(table["id"]) >= 12
    assert len(table["commitment"]) == 64


async def test_a_full_table_starts(here: House) -> None:
    anna = await here.guest("Anna")
    table = await anna.open(seats=[{"bot": "chance"}, "me"], options={"mode": "fair"}, nonce="ABCD")
    assert (table["status"], table["seat"], table["options"]) == ("running", 1, {"mode": "fair"})
    record = await anna.get(f"/tables/{table['id']}/record")
    assert record["nonces"][1] == "abcd"
    assert record["names"] == ["Bes (bot)", "Anna"]


async def test_a_bot_may_have_a_strength_between_levels(here: House) -> None:
    anna = await here.guest("Anna")
    table = await anna.open(seats=["me", {"bot": "6.5/10"}], level="2/10")
    assert [seat["bot"] for seat in table["seats"]] == [None, "6.5/10"]
    assert (await anna.get(f"/tables/{table['id']}/record"))["names"] == ["Anna", "Kawit (bot)"]


async def test_all_that_a_table_can_be_told(here: House) -> None:
    anna = await here.guest("Anna")
    deck = tomllib.loads((find("guardians").folder / "deck.toml").read_text())
    more: dict[str, Any] = {
        "deck": deck,
        "pace": {"kind": "live", "seconds": 30},
        "public": True,
        "name": "Nil",
        "hints": False,
        "level": "chance",
    }
    table = await anna.open(game="guardians", **more)
    assert table["deck"] == deck
    assert {name: table[name] for name in ("pace", "public", "name", "hints")} == {
        name: more[name] for name in ("pace", "public", "name", "hints")
    }
    timed = await anna.open(game="hourglass", times={"sand": None, "check": 10}, options={"advanced": True})
    assert timed["times"] == {"first": None, "sand": None, "check": 10}
    assert (await anna.open(pace={"kind": "mail"}))["pace"] == {"kind": "mail", "seconds": 86400}


BAD_TABLES: list[tuple[dict[str, Any], int, str, str]] = [
    ({"game": "chess"}, 400, "unknown-game", "chess"),
    ({"seats": 5}, 400, "bad-seats", "5"),
    ({"seats": ["me"]}, 400, "bad-seats", "1"),
    ({"seats": ["me", "me"]}, 400, "server-seats-no-me", "me"),
    ({"seats": ["me", {"bot": "wizard"}]}, 400, "unknown-level", "wizard"),
    ({"seats": ["me", {"bot": "10.5/10"}]}, 400, "unknown-level", "10.5/10"),
    ({"seats": ["me", {"bt": "chance"}]}, 422, "field-missing", "seats[1].bot"),
    ({"seats": True}, 422, "field-type", "seats"),
    ({"level": "wizard"}, 400, "unknown-level", "wizard"),
    ({"options": {"mode": "odd"}}, 400, "bad-option", "odd"),
    ({"options": {"size": "odd"}}, 400, "unknown-option", "size"),
    ({"options": {"mode": 3}}, 422, "field-type", "options.mode"),
    ({"seats": 4, "options": {"mode": "fair"}}, 400, "option-seats", "fair"),
    ({"times": {"sand": 3}}, 400, "no-times", "sand"),
    ({"game": "hourglass", "times": {"sand": 0}}, 400, "bad-time", "sand"),
    ({"deck": {}}, 400, "no-deck", "deck"),
    ({"game": "guardians", "deck": "/etc/passwd"}, 422, "field-type", "deck"),
    ({"game": "guardians", "deck": {"card": []}}, 400, "deck-size", "54"),
    ({"game": "guardians", "deck": {"card": [{"number": "one"}]}}, 400, "deck-card", "number"),
    ({"pace": {"kind": "relaxed", "seconds": 3}}, 400, "server-pace-relaxed", "seconds"),
    ({"pace": {"kind": "live", "seconds": 0}}, 422, "field-range", "pace.seconds"),
    ({"pace": {"kind": "fast"}}, 422, "field-choice", "pace.kind"),
    ({"name": "\u0007"}, 400, "server-bad-name", "40"),
    ({"nonce": "xyz"}, 422, "field-range", "nonce"),
    ({"nonce": "a" * 130}, 422, "field-range", "nonce"),
    ({"colour": "red"}, 422, "field-unknown", "colour"),
]


async def test_what_is_wrong_with_a_table_is_named(here: House) -> None:
    anna = await here.guest("Anna")
    for data, status, key, named in BAD_TABLES:
        refused = await anna.open(status, **data)
        assert refused["key"] == key, data
        assert named in refused["reason"]["fr"], data
        assert named in refused["reason"]["en"], data
    assert await here.store.rows(sa.select(tables)) == []


async def test_nobody_opens_a_table_without_a_token(here: House) -> None:
    await here.nobody.open(401)


async def test_nobody_is_at_too_many_tables(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(tables_per_player=2)) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        first, _ = [(await anna.open())["id"] for _ in range(2)]
        assert (await anna.open(409))["key"] == "server-many-tables"
        third = (await ben.open())["id"]
        assert (await anna.post(f"/tables/{third}/join", 409))["key"] == "server-many-tables"
        await anna.post(f"/tables/{first}/leave")
        await anna.post(f"/tables/{third}/join")


# Finding


async def test_public_tables_are_listed_and_private_ones_never(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    private = (await anna.open())["id"]
    public = (await anna.open(public=True, name="Nil"))["id"]
    listed = (await ben.get("/tables"))["tables"]
    assert [table["id"] for table in listed] == [public]
    assert listed[0]["name"] == "Nil"
    assert [(seat["name"], seat["open"]) for seat in listed[0]["seats"]] == [("Anna", False), (None, True)]
    assert (await here.nobody.get(f"/tables/{private}"))["id"] == private
    await ben.post(f"/tables/{public}/join")
    assert (await ben.get("/tables"))["tables"] == []
    assert [table["id"] for table in (await ben.get("/tables", status="running"))["tables"]] == [public]
    mine = {table["id"]: (table["seat"], table["turn"]) for table in (await anna.get("/tables/mine"))["tables"]}
    turn = (await anna.get(f"/tables/{public}/look"))["look"]["to_act"]
    assert mine == {private: (0, False), public: (0, turn == [0])}
    assert [table["seat"] for table in (await ben.get("/tables/mine", status="running"))["tables"]] == [1]
    assert [table["turn"] for table in (await ben.get("/tables/mine"))["tables"]] == [turn == [1]]


async def test_a_list_is_read_page_by_page(here: House) -> None:
    anna = await here.guest("Anna")
    made = [(await anna.open(public=True))["id"] for _ in range(5)]
    await here.store.execute(sa.update(tables).values(changed=7))  # all at the same time: none is lost between pages
    found: list[str] = []
    before: dict[str, Any] = {}
    for size in (2, 2, 1):
        page = await anna.get("/tables", limit=2, **before)
        assert len(page["tables"]) == size
        found += [table["id"] for table in page["tables"]]
        before = {"before": page["before"]}
    assert page["before"] is None
    assert sorted(found) == sorted(made)
    assert (await anna.get("/tables", 422, before="yesterday"))["key"] == "field-range"


@pytest.mark.parametrize("table", ["nothing", "x" * 12, "x" * 50, "%00", "é"])
async def test_a_table_that_is_not_there(here: House, table: str) -> None:
    assert (await here.nobody.get(f"/tables/{table}", 404))["key"] in ("server-no-table", "server-no-page")


# Seats


async def test_joining_leaving_and_joining_again_before_the_deal(here: House) -> None:
    anna, ben, cleo = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Cleo")
    table = (await anna.open(seats=3))["id"]
    assert (await ben.post(f"/tables/{table}/join", seat=2))["seat"] == 2
    assert (await ben.post(f"/tables/{table}/join"))["seat"] == 2  # asking twice
    assert (await ben.post(f"/tables/{table}/join", 409, seat=1))["key"] == "server-one-seat"
    assert (await cleo.post(f"/tables/{table}/join", 409, seat=2))["key"] == "server-seat-taken"
    assert (await cleo.post(f"/tables/{table}/join", 400, seat=3))["key"] == "no-seat"
    left = await ben.post(f"/tables/{table}/leave")
    assert left["seats"][2]["open"]
    assert left["seat"] is None
    assert (await ben.post(f"/tables/{table}/leave", 403))["key"] == "server-not-seated"
    await ben.post(f"/tables/{table}/join")
    full = await cleo.post(f"/tables/{table}/join")
    assert (full["status"], full["seat"]) == ("running", 2)
    dora = await here.guest("Dora")
    assert (await dora.post(f"/tables/{table}/join", 409))["key"] == "server-not-open"


@ALSO_ON_POSTGRES
async def test_many_who_join_at_once_each_get_a_seat_or_none(here: House) -> None:
    host = await here.guest("Hostess")
    table = (await host.open(game="guardians", seats=["open"] * 5 + ["me"]))["id"]
    guests = [await here.guest(f"G{number}") for number in range(8)]
    answers = await asyncio.gather(*(guest.http.post(f"/tables/{table}/join", json={}) for guest in guests for _ in range(2)))
    taken = [answer.json()["seat"] for answer in answers if answer.status_code == 200]
    assert sorted(set(taken)) == [0, 1, 2, 3, 4]
    assert len(taken) == 10
    rows = await here.store.rows(sa.select(seats.c.player).where(seats.c.table == table))
    assert len({row["player"] for row in rows}) == 6
    assert (await host.get(f"/tables/{table}"))["status"] == "running"


async def test_the_host_who_leaves_hands_the_table_on(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(seats=3, public=True))["id"]
    await ben.post(f"/tables/{table}/join")
    assert not (await anna.post(f"/tables/{table}/leave"))["host"]
    assert (await ben.get(f"/tables/{table}"))["host"]
    await ben.post(f"/tables/{table}/leave")
    assert (await ben.get("/tables"))["tables"] == []  # nobody is there
    assert (await anna.post(f"/tables/{table}/join"))["host"]


async def test_a_host_who_only_watches_can_let_the_table_go(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open(seats=["open", "open"]))["id"]
    assert not (await anna.post(f"/tables/{table}/leave"))["host"]
    assert (await anna.post(f"/tables/{table}/leave", 403))["key"] == "server-not-seated"


async def test_where_nothing_need_be_said_the_body_may_be_left_out(here: House) -> None:
    nobody = (await here.nobody.http.post("/players")).json()
    anna = Guest(here.app, nobody)
    table = (await anna.open(seats=["open", "open", "open"]))["id"]
    assert (await anna.http.post(f"/tables/{table}/join")).json()["seat"] == 0
    assert (await anna.http.post(f"/tables/{table}/seats/1/bot")).json()["seats"][1]["bot"] == STAND_IN


async def test_leaving_a_game_hands_the_seat_to_a_bot_until_one_is_back(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    await ben.post(f"/tables/{table}/join")
    left = await anna.post(f"/tables/{table}/leave")
    assert (left["seat"], left["seats"][0]["bot"], left["seats"][0]["name"]) == (0, STAND_IN, "Anna")
    back = await anna.post(f"/tables/{table}/join")
    assert back["seats"][0]["bot"] is None
    await anna.post(f"/tables/{table}/leave")
    look = (await anna.get(f"/tables/{table}/look"))["look"]
    if look["moves"]:  # who moves is back
        await anna.http.post(f"/tables/{table}/moves", json={"id": "1", "text": look["moves"][0]})
        assert (await anna.get(f"/tables/{table}"))["seats"][0]["bot"] is None


async def test_the_host_fills_open_seats_with_bots(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(seats=3))["id"]
    await ben.post(f"/tables/{table}/join")
    assert (await ben.post(f"/tables/{table}/seats/2/bot", 403))["key"] == "server-not-yours"
    assert (await anna.post(f"/tables/{table}/seats/3/bot", 400))["key"] == "no-seat"
    assert (await anna.post(f"/tables/{table}/seats/2/bot", 400, level="wizard"))["key"] == "unknown-level"
    assert (await anna.post(f"/tables/{table}/seats/0/bot", 409))["key"] == "server-seat-not-free"
    full = await anna.post(f"/tables/{table}/seats/2/bot", level=STAND_IN)
    assert (full["status"], full["seats"][2]["bot"]) == ("running", STAND_IN)
    again = await anna.post(f"/tables/{table}/seats/2/bot")
    assert again["seats"][2]["bot"] == STAND_IN


async def test_the_host_replaces_a_player_who_never_came_and_no_other(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    await ben.post(f"/tables/{table}/join")
    await ben.get(f"/tables/{table}/look")
    assert (await anna.post(f"/tables/{table}/seats/1/bot", 409))["key"] == "server-seat-not-free"
    second = (await anna.open())["id"]
    await ben.post(f"/tables/{second}/join")
    replaced = await anna.post(f"/tables/{second}/seats/1/bot")
    assert (replaced["seats"][1]["name"], replaced["seats"][1]["bot"]) == (None, STAND_IN)
    assert (await ben.get(f"/tables/{second}"))["seat"] is None


# Again


async def test_a_rematch_is_one_table_however_often_it_is_asked_for(here: House) -> None:
    anna, ben, cleo = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Cleo")
    table = (await anna.open(options={"mode": "fair"}, name="Nil", public=True))["id"]
    await ben.post(f"/tables/{table}/join")
    assert (await anna.post(f"/tables/{table}/rematch", 409))["key"] == "server-not-over"
    await play_on(table, [anna, ben])
    assert (await cleo.post(f"/tables/{table}/rematch", 403))["key"] == "server-not-seated"
    answers = await asyncio.gather(*(guest.post(f"/tables/{table}/rematch", nonce="00") for guest in (anna, ben, anna, ben)))
    fresh = answers[0]["id"]
    assert {answer["id"] for answer in answers} == {fresh}
    assert fresh != table
    assert [answer["seat"] for answer in answers] == [0, 1, 0, 1]
    assert (answers[0]["options"], answers[0]["name"]) == ({"mode": "fair"}, "Nil")
    assert (await anna.get(f"/tables/{fresh}"))["status"] == "running", "all have said yes"
    assert sum(answer["host"] for answer in answers[:2]) == 1
    old = await anna.get(f"/tables/{table}")
    assert old["rematch"] == fresh
    assert old["commitment"] != answers[0]["commitment"]
    assert len(await here.store.rows(sa.select(tables))) == 2
    assert [listed["id"] for listed in (await cleo.get("/tables", status="over"))["tables"]] == [table]
