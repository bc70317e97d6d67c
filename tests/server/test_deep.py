"""Deep bots: the page of the one person at their table thinks for them, on what they know, and the server judges every move."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots import DEEP, Choice, make
from saqqara.bots.player_spec import enter
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from saqqara.server.tables.bots import bot_workers
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

BOT = {"bot": DEEP}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def bots_turn(here: House, game: str = "objective", seats: int = 2, **more: Any) -> tuple[str, Guest]:
    """Anna alone with deep bots, one of which is to act."""
    anna = await here.guest("Anna")
    table = (await anna.open(game=game, seats=["me", *[BOT] * (seats - 1)], **more))["id"]
    while 0 in (seen := await anna.get(f"/tables/{table}/look"))["look"]["to_act"]:
        await anna.post(f"/tables/{table}/moves", id=f"m{seen['number']}", text=seen["look"]["moves"][0])
    return table, anna


async def acting(anna: Guest, table: str) -> int:
    """The bot that is to act."""
    return int((await anna.get(f"/tables/{table}/look"))["look"]["to_act"][0])


async def test_a_page_thinks_for_a_bot_and_the_server_judges_its_move(here: House) -> None:
    table, anna = await bots_turn(here, seats=3)
    await asyncio.sleep(0.1)
    live = here.hub.live[table]
    assert not live.thinking, "the server thinks for no deep bot"
    assert live.stored_due is None, "nor does another node take it for one that is late"
    bot = await acting(anna, table)
    asked = await anna.get(f"/tables/{table}/bots/{bot}/question")
    assert asked["question"]["seat"] == bot
    assert live.table is not None
    legal = list(live.table.look(bot).moves)
    assert (await anna.post(f"/tables/{table}/bots/{bot}/move", 400, text="nonsense", on=asked["on"]))["key"] == "unreadable"
    refused = await anna.post(f"/tables/{table}/bots/{bot}/move", 409, text=forbidden(live.table, bot), on=asked["on"])
    assert refused["clause"], "the rules say why"
    moved = await anna.post(f"/tables/{table}/bots/{bot}/move", text=legal[0], on=asked["on"])
    seen = await anna.get(f"/tables/{table}/look")
    assert seen["look"]["history"][-1] == [bot, legal[0]]
    assert seen["number"] == moved["number"]
    assert len(seen["look"]["history"]) - 1 in seen["bots"], "the log says that it was a bot's"
    await here.hub._read_again(live)
    assert len(live.by_bot) == 1


def forbidden(table: Any, seat: int) -> str:
    """A move that can be read and that the rules forbid."""
    rules = table.kind.rules
    write = table.kind.part("notation").write
    texts = (str(write(table._state.record, table._deck, seat, move)) for move in range(rules.MOVES))
    return next(text for text in texts if text not in table.look(seat).moves)


async def test_without_a_text_the_server_plays_as_a_master(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def choose(self: Any, level: str, look: Any, *more: Any, **others: Any) -> Any:
        asked.append(level)
        return Choice(look.moves[0], 0.0)

    monkeypatch.setattr(bot_workers.BotWorkers, "choose", choose)
    table, anna = await bots_turn(here)
    await anna.post(f"/tables/{table}/bots/1/move")
    assert asked == ["master"]
    assert (await anna.get(f"/tables/{table}/look"))["look"]["history"][-1][0] == 1


async def test_what_a_bot_is_asked_is_for_nobody_else(here: House) -> None:
    table, anna = await bots_turn(here)
    ben = await here.guest("Ben")
    where = f"/tables/{table}/bots/1/question"
    assert (await here.nobody.get(where, 401))["key"] == "server-not-welcome"
    assert (await ben.get(where, 403))["key"] == "server-not-seated"
    assert (await ben.post(f"/tables/{table}/bots/1/move", 403))["key"] == "server-not-seated"
    assert (await ben.post(f"/tables/{table}/join", 409))["key"] == "server-deep-no-second"
    assert (await ben.get(f"/tables/{table}/look"))["look"]["seat"] is None, "they may look on"
    assert (await anna.get(f"/tables/{table}/bots/0/question", 409))["key"] == "server-deep-not"
    assert (await anna.get(f"/tables/{table}/bots/9/question", 400))["key"] == "no-seat"
    await anna.post(f"/tables/{table}/leave")
    assert (await anna.get(where, 403))["key"] == "server-deep-yours", "a bot plays for her: she takes her seat again first"
    await anna.post(f"/tables/{table}/join")
    await anna.get(where)


async def test_a_move_on_a_look_that_is_gone_is_none(here: House) -> None:
    table, anna = await bots_turn(here)
    asked = await anna.get(f"/tables/{table}/bots/1/question")
    if not (await anna.get(f"/tables/{table}/look"))["look"]["history"]:
        await anna.post(f"/tables/{table}/bots/1/move", text=here.hub.live[table].look(1).moves[0], on=asked["on"])
        seen = await anna.get(f"/tables/{table}/look")
        await anna.post(f"/tables/{table}/moves", id="first", text=seen["look"]["moves"][0])
        asked = await anna.get(f"/tables/{table}/bots/1/question")
    text = here.hub.live[table].look(1).moves[0]
    await anna.post(f"/tables/{table}/undo", id="back")
    assert (await anna.post(f"/tables/{table}/bots/1/move", 409, text=text, on=asked["on"]))["key"] == "server-not-their-turn"
    seen = await anna.get(f"/tables/{table}/look")
    await anna.post(f"/tables/{table}/moves", id="again", text=seen["look"]["moves"][1])
    assert (await anna.post(f"/tables/{table}/bots/1/move", 409, text=text, on=asked["on"]))["key"] == "server-position-gone"


async def test_the_person_may_still_take_back_while_the_bot_pauses(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=0.5) as here:
        table, anna = await bots_turn(here)
        while not (seen := await anna.get(f"/tables/{table}/look"))["look"]["history"]:
            await anna.post(f"/tables/{table}/bots/1/move", text=here.hub.live[table].look(1).moves[0])
            seen = await anna.get(f"/tables/{table}/look")
            await anna.post(f"/tables/{table}/moves", id="first", text=seen["look"]["moves"][0])
        before = len(seen["look"]["history"])
        text = here.hub.live[table].look(1).moves[0]
        moving = asyncio.create_task(anna.post(f"/tables/{table}/bots/1/move", 409, text=text))
        await asyncio.sleep(0.05)
        await anna.post(f"/tables/{table}/undo", id="back")
        assert (await moving)["key"] == "server-position-gone"
        assert len((await anna.get(f"/tables/{table}/look"))["look"]["history"]) < before


async def test_nobody_moves_a_deep_bot_while_its_person_is_away(tmp_path: Path) -> None:
    async with house(tmp_path, tick=0.05) as here:
        table, anna = await bots_turn(here, pace={"kind": "live", "seconds": 1}, patience=1)
        before = (await anna.get(f"/tables/{table}/look"))["look"]["history"]
        await anna.post(f"/tables/{table}/leave")
        await asyncio.sleep(1.5)
        assert (await anna.get(f"/tables/{table}/look"))["look"]["history"] == before
        assert (await anna.post(f"/tables/{table}/seats/1/stand-in", 409))["key"] == "server-nobody-away"
        await anna.post(f"/tables/{table}/resign")
        again = await anna.post(f"/tables/{table}/rematch")
        assert [seat["bot"] for seat in again["seats"]] == [None, DEEP]
        assert again["status"] == "running"


async def test_deep_bots_are_for_one_person_alone_and_for_games_that_are_searched(here: House) -> None:
    anna = await here.guest("Anna")
    for seats in (["me", "open", BOT], [BOT, BOT]):
        assert (await anna.open(400, seats=seats))["key"] == "server-deep-alone"
    unsearched = [game for game, kind in games().items() if not kind.has("bots.evaluation")]
    for game in unsearched:
        assert (await anna.open(400, game=game, seats=["me", BOT]))["key"] == "server-deep-no-search"
    assert (await anna.open(400, level=DEEP))["key"] == "bot-deep-here", "nobody's stand-in"
    table = (await anna.open())["id"]
    assert (await anna.post(f"/tables/{table}/seats/1/bot", 400, level=DEEP))["key"] == "bot-deep-here"


@pytest.mark.parametrize("name", [DEEP, "deep@200"])
def test_no_program_is_a_deep_bot(name: str) -> None:
    with pytest.raises(BadSetup, match="browser"):
        enter(name, b"")
    with pytest.raises(BadSetup, match="browser"):
        make(DEEP, b"")
