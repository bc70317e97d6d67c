"""The WebSocket of a table as those who use it see it: a real server, real connections."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.server_in_process import farewell, here, mover_of, open_table, play_on, quiet, seated, wire
from tests.server.server_processes import Node, Player, node

People = tuple[Player, Player, Player]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with node(f"sqlite:///{tmp_path_factory.mktemp('ws')}/ws.db") as running:
        yield running


@pytest.fixture(scope="module")
def guests(server: Node) -> list[Any]:
    return [httpx.post(f"{server.url}/api/v1/players", json={"name": name}).json() for name in ("Ann", "Bob", "Cleo")]


@pytest.fixture
async def people(server: Node, guests: list[Any]) -> Any:
    ann, bob, cleo = (Player(server.url, guest["token"], guest["player"]) for guest in guests)
    yield ann, bob, cleo
    for one in (ann, bob, cleo):
        await one.close()


# Hello


async def test_hello_with_a_token_shows_the_table_from_the_seat(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with bob.sit(table) as sitting:
        info = await sitting.next()
        assert (info["type"], info["id"], info["status"], info["seat"], info["host"]) == ("table", table, "running", 1, False)
        look = await sitting.next()
        assert (look["type"], look["look"]["seat"], look["number"]) == ("look", 1, 1)
        assert look["look"]["view"]["objectives"][0] is None
        assert look["look"]["view"]["objectives"][1] is not None


async def test_hello_with_the_cookie_is_as_good(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with wire(ann.url, table, {}, Cookie=f"saqqara={ann.token}") as sitting:
        assert (await sitting.until("table"))["seat"] == 0
        assert (await sitting.until("look"))["look"]["seat"] == 0


async def test_hello_with_neither_looks_on(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with wire(ann.url, table, {}) as sitting:
        info, look = await sitting.until("table"), await sitting.until("look")
        assert (info["seat"], info["host"], look["look"]["seat"], look["look"]["moves"]) == (None, False, None, [])
        assert look["look"]["view"]["objectives"] == [None, None]
        assert (await sitting.play("red 1", "m"))["why"]["key"] == "server-not-seated"
        await sitting.send(type="say", id="s", text="hello")
        assert (await sitting.until("refused"))["why"]["key"] == "server-not-seated"


async def test_a_cookie_that_is_nobodys_looks_on(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with wire(ann.url, table, {}, Cookie="saqqara=nobody") as sitting:
        assert (await sitting.until("table"))["seat"] is None


async def test_no_table_is_said_and_closed(people: People) -> None:
    ann, _, _ = people
    async with wire(ann.url, "nosuchtable") as sitting:
        last, code = await farewell(sitting.socket)
        assert (last["type"], last["again"], last["why"]["key"], code) == ("bye", False, "server-no-table", 1008)


async def test_an_open_table_shows_no_game_until_it_is_full(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, seats=2)
    async with ann.sit(table) as sitting:
        assert (await sitting.until("table"))["status"] == "open"
        assert (await sitting.play("red 1", "m"))["why"]["key"] == "server-not-started"
        await bob.post(f"/tables/{table}/join")
        await sitting.until("look")
        assert [frame["type"] for frame in sitting.frames].count("look") == 1
        while (await sitting.until("table"))["status"] != "running":
            pass


# Moves


async def test_numbers_rise_and_the_last_one_known_is_not_sent_again(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two:
        await play_on([one, two], 5)
        numbers = [frame["number"] for frame in one.frames if frame["type"] == "look"]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] == 6
        async with ann.sit(table, last=6) as again:
            await again.until("table")
            assert await quiet(again, "look") == []
            await play_on([one, two], 1)
            assert (await again.until("look"))["number"] == 7
        async with ann.sit(table, last=3) as behind:
            assert (await behind.until("look"))["number"] == 7
        async with ann.sit(table, last=99) as ahead:
            assert (await ahead.until("look"))["number"] == 7, "a number that cannot be is not believed"


async def test_a_refusal_names_clause_and_reason_and_changes_nothing(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two:
        mover, other = await mover_of(one, two)
        base = mover.look["view"]["spots"][0]["base"]
        stock = mover.look["view"]["stocks"][mover.look["seat"]]
        wrong = f"{base} 1"
        answer = await mover.play(wrong, "wrong")
        assert answer["type"] == "refused"
        assert answer["why"]["clause"]
        assert answer["why"]["key"] == ("refused-base" if stock[base] else "refused-stock")
        assert set(answer["why"]["reason"]) == {"fr", "en"}
        early = await other.play(mover.look["moves"][0], "early")
        assert (early["type"], early["why"]["key"]) == ("refused", "refused-turn")
        assert (await mover.play("xyzzy", "what"))["why"]["key"] == "unreadable"
        assert (await mover.play(mover.look["moves"][0], "wrong"))["type"] == "accepted", "a refused id can be used again"


async def test_undo_and_why_not(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two:
        mover, other = await mover_of(one, two)
        for number, sitting in enumerate((mover, other)):
            await sitting.send(type="undo", id=f"early-{number}")
            assert (await sitting.until("refused", "problem"))["why"]["key"] == "undo-nothing"
        await mover.play(mover.look["moves"][0], "a")
        while mover.number < 2:
            await mover.next()
        assert [frame["undo"] for frame in mover.frames if frame["type"] == "look"][-1] is None
        await mover.send(type="undo", id="b")
        assert (await mover.until("accepted"))["number"] == 3
        await mover.send(type="undo", id="b")
        assert (await mover.until("accepted"))["number"] == 3, "a repeat is not another undo"
        while mover.number < 3:
            await mover.next()
        assert mover.look["history"] == []
        while other.number < 3:
            await other.next()
        assert other.look["history"] == []
        await play_on([mover, other], 2)
        await mover.send(type="undo", id="c")
        assert (await mover.until("refused"))["why"]["key"] == "undo-other"
        shown = next(frame for frame in reversed(mover.frames) if frame["type"] == "look")
        assert shown["undo"]["key"] == "undo-other"


# Time and coming back


async def test_a_deadline_is_the_same_whenever_it_is_told_and_pong_tells_the_time(people: People) -> None:
    ann, bob, cleo = people
    table = await open_table(ann, bob, pace={"kind": "live", "seconds": 60})
    async with ann.sit(table) as one:
        first = await one.until("look")
        await asyncio.sleep(0.2)
        async with cleo.sit(table) as onlooker, wire(ann.url, table, {}) as unknown:
            assert (await onlooker.until("look"))["due"] == (await unknown.until("look"))["due"] == first["due"]
        before = time.time() * 1000
        await one.send(type="ping")
        told = (await one.until("pong"))["now"]
        assert before - 1 <= told <= time.time() * 1000 + 1
        assert 58_000 < first["due"] - told <= 60_000


async def test_a_ping_asks_for_the_present_look(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one:
        await seated(one)
        await one.send(type="ping", last=0)
        assert (await one.until("look", "pong"))["number"] == 1, "before the answer to the ping"
        await one.until("pong")
        await one.send(type="ping", last=1)
        assert (await one.until("look", "pong"))["type"] == "pong"


# Chat


async def test_what_is_said_again_with_the_same_id_is_not_said_twice(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two:
        await seated(one)
        for text in ("Hello!", "Hello!"):
            await one.send(type="say", id="same", text=text)
            assert (await one.until("accepted"))["id"] == "same"
        async with ann.sit(table) as elsewhere:
            await seated(elsewhere)
            await elsewhere.send(type="say", id="same", text="Hello!")
            assert (await elsewhere.until("accepted"))["id"] == "same"
        await two.send(type="say", id="same", text="And to you!")
        assert (await two.until("accepted"))["id"] == "same", "an id is its sender's own"
    assert [said["text"] for said in (await ann.get(f"/tables/{table}/chat"))["said"]] == ["Hello!", "And to you!"]


async def test_chat_reaches_everybody_and_those_who_come_later(people: People) -> None:
    ann, bob, cleo = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two, cleo.sit(table) as onlooker, wire(ann.url, table, {}) as unknown:
        for sitting in (one, two, onlooker, unknown):
            await seated(sitting)
        await one.send(type="say", id="s", text="  Well \n played ")
        assert (await one.until("accepted"))["id"] == "s"
        for sitting in (one, two, onlooker, unknown):
            said = next((frame for frame in sitting.frames if frame["type"] == "said"), None) or await sitting.until("said")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Well played")
        await onlooker.send(type="say", id="s", text="Bravo")
        said = await one.until("said")
        assert (said["seat"], said["name"], said["text"]) == (None, "Cleo", "Bravo")
        async with bob.sit(table) as late:
            texts = [(await late.until("said"))["text"] for _ in range(2)]
            assert texts == ["Well played", "Bravo"]


async def test_chat_has_a_limit(server: Node, people: People) -> None:
    """It is a person's own, so somebody who has said nothing yet tries it."""
    _, bob, _ = people
    ann = await Player.come(server.url, "Dora")
    table = await open_table(ann, bob)
    async with ann.sit(table) as one:
        await seated(one)
        answers = []
        for number in range(8):
            await one.send(type="say", id=str(number), text=f"word {number}")
            answers.append(await one.until("accepted", "refused"))
        kinds = [answer["type"] for answer in answers]
        assert kinds[:5] == ["accepted"] * 5
        assert "refused" in kinds[5:]
        assert next(answer for answer in answers if answer["type"] == "refused")["why"]["key"] == "server-too-fast"
        await one.send(type="say", id="empty", text=" \n ")
        assert (await one.until("refused"))["why"]["key"] == "server-bad-message"


async def test_a_muted_seat_is_not_heard_by_who_muted_it(people: People) -> None:
    ann, bob, cleo = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as two, cleo.sit(table) as onlooker:
        for sitting in (one, two, onlooker):
            await seated(sitting)
        await one.send(type="mute", id="m", seat=1, muted=True)
        assert (await one.until("accepted"))["id"] == "m"
        await two.send(type="say", id="s", text="noise")
        assert (await onlooker.until("said"))["text"] == "noise"
        assert await quiet(one, "said") == []
        async with ann.sit(table) as tab:
            await seated(tab)
            assert await quiet(tab, "said") == [], "it holds on every device"
        await one.send(type="mute", id="n", seat=1, muted=False)
        assert (await one.until("accepted"))["id"] == "n"
        await two.send(type="say", id="t", text="sorry")
        heard = [(await one.until("said"))["text"]]
        while heard[-1] != "sorry":
            heard.append((await one.until("said"))["text"])
        await one.send(type="mute", id="o", seat=7, muted=True)
        assert (await one.until("refused"))["id"] == "o"


# Seats


async def test_presence_and_several_tabs(people: People) -> None:
    ann, bob, _ = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one:
        await here(one, True, False)
        async with bob.sit(table) as tab:
            await here(one, True, True)
            async with bob.sit(table) as second:
                await seated(tab)
                await seated(second)
                mover = next((sitting for sitting in (tab, second) if sitting.look["moves"]), one)
                await seated(one)
                await mover.play(mover.look["moves"][0], "x")
                for sitting in (one, tab, second):
                    while sitting.number < 2:
                        await sitting.next()
            frames = await quiet(one, "table")
            assert all(frame["seats"][1]["here"] for frame in frames), "the other tab is still there"
        await here(one, True, False)
