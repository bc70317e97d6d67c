"""Reviews at a server: what there is to think about, who may have one kept, and numbers that cannot be."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.storage.schema import reviews
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house, play_on

pytestmark = BOTH

RECORDS = Path(__file__).parents[1] / "games"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


def valued(move: str, win: float, seats: int) -> dict[str, Any]:
    everyone = [round((1 - win) / (seats - 1), 5)] * seats
    return {"move": move, "win": win, "win_error": 0.02, "points": 3.5, "points_error": 0.1, "tried": 900, "everyone": everyone}


def thought(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Return possible estimates of these moments: everything played was as good as anything."""
    weighed, opened = [], []
    for part in parts:
        for moment in part["moments"]:
            at, seat, seats = moment["at"], moment["seat"], part["seats"]
            if seat is None:
                opened.append({"at": at, "tried": 500, "chances": [1 / seats] * seats})
                continue
            one = {"at": at, "seat": seat, "tried": 900, "chance": 0.5, "error": 0.02}
            if moment["played"] is not None:
                move = valued(moment["played"], 0.5, seats)
                move["everyone"][seat] = 0.5
                one |= {"best": move, "played": move}
            weighed.append(one)
    return {"weighed": weighed, "opened": opened}


async def parts_of(guest: Guest, path: str, **more: Any) -> list[dict[str, Any]]:
    """All moments, page by page."""
    parts: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        parts.append(await guest.ask("POST" if more else "GET", f"{path}?first={first}", 200, **more))
        first = parts[-1]["following"]
    return parts


async def finished(anna: Guest, ben: Guest) -> str:
    table = str((await anna.open(seats=["me", "open"]))["id"])
    await ben.post(f"/tables/{table}/join")
    await play_on(table, [anna, ben])
    return table


async def test_a_review_is_kept_with_its_game_and_replaced_by_the_newest(here: House) -> None:
    anna, ben, stranger = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Carl")
    table = await finished(anna, ben)
    assert await anna.get(f"/tables/{table}/review", 204) is None, "nobody has reviewed it yet"
    parts = await parts_of(anna, f"/tables/{table}/review/moments")
    moments = [one for part in parts for one in part["moments"]]
    assert len(moments) == 24 * 3  # two seats and the curve
    assert all(len(part["moments"]) <= 20 * 3 and part["deck"] for part in parts)
    assert all(one["question"]["texts"] and one["question"]["deck"] == "" for one in moments if one["played"])
    asked = thought(parts)
    assert (await stranger.post(f"/tables/{table}/review", 403, **asked))["key"] == "server-not-seated"
    await here.nobody.post(f"/tables/{table}/review", 401, **asked)
    made = await anna.post(f"/tables/{table}/review", **asked)
    assert (made["game"], made["through"], len(made["curve"])) == ("objective", 24, 25)
    assert await stranger.get(f"/tables/{table}/review") == made
    part: dict[str, Any] = {name: [one for one in found if one["at"] < 6] for name, found in asked.items()}
    assert (await ben.post(f"/tables/{table}/review", **part))["through"] == 6  # stopped in the middle
    assert (await anna.get(f"/tables/{table}/review"))["through"] == 6
    assert (await here.store.row(sa.select(reviews.c.player).where(reviews.c.table == table))) == {"player": ben.id}
    await ben.ask("DELETE", "/me", 204)
    assert (await here.store.row(sa.select(reviews.c.player).where(reviews.c.table == table))) == {"player": None}
    assert (await anna.get(f"/tables/{table}/review"))["through"] == 6  # what it says is about the game


async def test_players_find_their_own_mistakes_in_their_reviewed_games(here: House) -> None:
    anna, ben, stranger = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Carl")
    table = await finished(anna, ben)
    assert await anna.get("/me/reviews") == {"games": []}, "it has no review yet"
    asked = thought(await parts_of(anna, f"/tables/{table}/review/moments"))
    mine = next(one for one in asked["weighed"] if one["seat"] == 0 and "best" in one)
    at = mine["at"]
    look = (await anna.get(f"/tables/{table}/replay", seat=0, first=at, count=1))["looks"][0]
    better = next(move for move in look["moves"] if move != mine["played"]["move"])
    mine["best"] = {**valued(better, 0.9, 2), "everyone": [0.9, 0.1]}
    await ben.post(f"/tables/{table}/review", **asked)
    (game,) = (await anna.get("/me/reviews"))["games"]
    assert (game["table"], game["game"], game["seat"], game["decisions"]) == (table, "objective", 0, 12)
    assert game["mistakes"] == [{"at": at, "move": mine["played"]["move"], "best": better, "cost": pytest.approx(0.4)}]
    assert game["rate"] == pytest.approx(0.4 / 12)
    assert (await ben.get("/me/reviews"))["games"][0]["mistakes"] == [], "the mistake was Anna's"
    assert await stranger.get("/me/reviews") == {"games": []}
    await here.nobody.get("/me/reviews", 401)


async def test_a_game_that_is_going_on_is_not_reviewed(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(seats=["me", "open"]))["id"]
    await anna.get(f"/tables/{table}/review/moments", 409)
    await ben.post(f"/tables/{table}/join")
    await play_on(table, [anna, ben], 3)
    await anna.get(f"/tables/{table}/review/moments", 409)
    assert (await anna.post(f"/tables/{table}/review", 409, weighed=[], opened=[]))["key"] == "server-no-review-yet"
    record = await anna.get(f"/tables/{table}/record")
    await anna.ask("POST", "/review/moments", 400, json=record)


async def test_numbers_that_cannot_be_are_refused(here: House) -> None:
    anna = await here.guest("Anna")
    record = json.loads((RECORDS / "objective/records/objective-2-mode-fair.json").read_text())
    asked = thought(await parts_of(anna, "/review/moments", json=record))
    place = next(n for n, one in enumerate(asked["weighed"]) if "best" in one)

    def forged(**what: Any) -> dict[str, Any]:
        return {**asked, "weighed": [{**one, **what} if n == place else one for n, one in enumerate(asked["weighed"])]}

    good = asked["weighed"][place]
    for status, bad in (
        (422, forged(chance=1.5)),
        (422, forged(tried=-1)),
        (422, forged(error=None)),
        (422, forged(more=1)),
        (422, forged(best={**good["best"], "points": 1e9})),
        (400, forged(best={**good["best"], "move": "no move"})),
        (400, forged(played=None)),
        (400, forged(played={**good["played"], "everyone": [0.9, 0.9]})),
        (400, forged(at=9999)),
        (400, {**asked, "weighed": [*asked["weighed"], good]}),
        (400, {**asked, "opened": [{"at": 0, "tried": 1, "chances": [1.0]}]}),
        (400, {"weighed": [], "opened": []}),
    ):
        await anna.ask("POST", "/review", status, json={"record": record, **bad})
    answer = await anna.http.post("/review", content=json.dumps({"record": record, **forged(chance=float("nan"))}))
    assert answer.status_code == 422
    made = await anna.ask("POST", "/review", 200, json={"record": record, **asked})
    assert made["through"] == made["moves"] == 24
    less = await anna.ask("POST", "/review", 200, json={"record": record, **forged(best=None, played=None)})  # too little was tried there
    assert (less["through"], len(less["decisions"])) == (24, len(made["decisions"]) - 1)
    assert (await here.store.row(sa.select(sa.func.count()).select_from(reviews))) == {"count_1": 0}  # kept nowhere


async def test_a_game_without_a_search_is_weighed_by_the_server(here: House) -> None:
    anna = await here.guest("Anna")
    record = json.loads(min((RECORDS / "hourglass/records").glob("*.json")).read_text())
    (part,) = await parts_of(anna, "/review/moments", json=record)
    assert (part["thinks"], part["moments"]) == (False, [])
    made = await anna.ask("POST", "/review", 200, json={"record": record, "weighed": [], "opened": []})
    assert made["estimated"]
    assert made["through"] == len(record["moves"])
