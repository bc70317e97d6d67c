"""A page's questions over HTTP and the WebSocket, and the reasons for moves: to whom, when, and how often."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.bots import Choice
from saqqara.bots.interface import Question
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import games
from saqqara.core.look import Look
from saqqara.server.analysis import browser_thinking
from saqqara.server.settings import Limits
from saqqara.server.tables import daily_dates
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server.arena_evening import play_out
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import inside, mover_of, open_table
from tests.server.server_processes import Player

pytestmark = BOTH

SEARCHED = [game for game, kind in games().items() if kind.has("bots.evaluation")]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def table_for_two(here: House, **more: Any) -> tuple[str, Guest, Guest]:
    """A running table, who is to act, and who is not."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(**more))["id"]
    await ben.post(f"/tables/{table}/join")
    return (table, ben, anna) if (await anna.get(f"/tables/{table}/look"))["look"]["to_act"] == [1] else (table, anna, ben)


@pytest.mark.parametrize("game", games())
async def test_a_question_or_the_hint_itself_and_the_reasons(here: House, game: str) -> None:
    table, anna, _ = await table_for_two(here, game=game)
    seen = await anna.get(f"/tables/{table}/look")
    given = await anna.get(f"/tables/{table}/question")
    assert given["on"] == seen["number"]
    moves = seen["look"]["moves"][:2]
    told = (await anna.get(f"/tables/{table}/reasons", move=[*moves, "nonsense"]))["reasons"]
    if game in SEARCHED:
        asked = msgspec.convert(given["question"], Question)
        assert (asked.game, asked.seat, asked.seats) == (game, seen["look"]["seat"], 2)
        assert list(asked.texts) == seen["look"]["moves"]
        assert set(told) == set(moves)
        assert all(set(words) == {"fr", "en"} and all(words.values()) for words in told.values())
    else:
        assert given["question"] is None
        assert given["hint"]["moves"]
        assert told == {}


async def test_only_on_ones_own_seat_in_ones_turn_where_hints_are_allowed(here: House) -> None:
    table, anna, ben = await table_for_two(here)
    cleo = await here.guest("Cleo")
    for path, query in (("question", {}), ("reasons", {"move": ["red 1"]})):
        assert (await ben.get(f"/tables/{table}/{path}", 409, **query))["key"] == "server-no-hint-now"
        assert (await cleo.get(f"/tables/{table}/{path}", 403, **query))["key"] == "server-not-seated"
        assert (await here.nobody.get(f"/tables/{table}/{path}", 401, **query))["key"] == "server-not-welcome"
        strict, dora, _ = await table_for_two(here, hints=False)
        assert (await dora.get(f"/tables/{strict}/{path}", 403, **query))["key"] == "server-no-hints"
    assert (await anna.get(f"/tables/{table}/reasons", 422, move=["red 1"] * 6))["key"] == "field-range"


async def test_questions_are_limited_by_person(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(questions=(2, 0.01))) as here:
        table, anna, _ = await table_for_two(here)
        for _ in range(2):
            await anna.get(f"/tables/{table}/question")
        assert (await anna.get(f"/tables/{table}/question", 429))["key"] == "server-too-fast"


async def test_the_same_over_the_websocket(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(questions=(3, 0.01))) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with ann.sit(table) as one, bob.sit(table) as two:
            mover, other = await mover_of(one, two)
            await mover.send(type="think", id="t1")
            given = await mover.until("question")
            assert (given["id"], given["on"], given["question"]["texts"]) == ("t1", mover.number, mover.look["moves"])
            await mover.send(type="explain", id="t2", moves=mover.look["moves"][:1])
            assert list((await mover.until("reasons"))["reasons"]) == mover.look["moves"][:1]
            await other.send(type="think", id="t3")
            assert (await other.until("refused"))["why"]["key"] == "server-no-hint-now"
            for number in range(2):
                await mover.send(type="think", id=f"m{number}")
            assert (await mover.until("refused"))["why"]["key"] == "server-too-fast"


async def test_a_bot_says_why_it_moved_and_nobody_else_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(self: BotWorkers, level: str, look: Look, *_: Any) -> Choice:
        return Choice(look.moves[0], 0.0)

    monkeypatch.setattr(BotWorkers, "choose", first)
    async with inside(tmp_path) as server:
        ann = await Player.come(server.url, "Ann")
        table = (await ann.post("/tables", game="objective", seats=["me", {"bot": "novice"}]))["id"]
        async with ann.sit(table) as one:
            await one.until("look")
            while not (made := [n for n, (seat, _) in enumerate(one.look["history"]) if seat == 1]) or 0 not in one.look["to_act"]:
                if 0 in one.look["to_act"]:
                    await one.send(type="move", id=f"m{one.number}", text=one.look["moves"][0])
                await one.until("look")
            await one.send(type="why", id="w1", move=made[-1])
            told = await one.until("because")
            assert (told["id"], told["move"], set(told["reason"])) == ("w1", made[-1], {"fr", "en"})
            assert all(told["reason"].values())
            own = next((n for n, (seat, _) in enumerate(one.look["history"]) if seat == 0), 99)
            await one.send(type="why", id="w2", move=own)
            assert (await one.until("refused"))["why"]["key"] == "server-why-bots"


async def test_why_is_not_told_of_a_challenge_that_others_still_play(here: House) -> None:
    ann = await here.guest("Ann")
    live = await here.hub.get((await ann.open(seats=["me", "open"]))["id"])
    assert live is not None
    await (await here.guest("Ben")).post(f"/tables/{live.id}/join")
    await play_out(here.hub, live.id, random.Random(1))
    plain = live.setup
    for day, key in (
        (daily_dates.today(), "server-daily-sealed"),
        (daily_dates.after(daily_dates.today(), -3), "server-why-bots"),
    ):
        live.setup = msgspec.structs.replace(plain, daily=day)
        with pytest.raises(SaqqaraError) as refused:
            browser_thinking.why_that(live, ann.id, 0)
        assert refused.value.key == key
