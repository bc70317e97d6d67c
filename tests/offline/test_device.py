"""The server of a device: whole games, what it keeps, and what it refuses."""

from typing import Any

import pytest

from saqqara.core.game import games
from saqqara.core.record_replay import replay
from saqqara.offline import bot_turns
from tests.offline.device import MemoryStorage, Viewer, ask, device, play_out

GAMES = tuple(games())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PAUSE_SECONDS", 0.0)


async def new_table(server: Any, game: str, *levels: str, **more: Any) -> Any:
    return await ask(server, "POST", "/tables", {"game": game, "seats": ["me", *({"bot": level} for level in levels)], **more})


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_kept_and_its_record_replays(game: str) -> None:
    storage = MemoryStorage()
    async with device(storage) as server:
        table = await new_table(server, game, "novice", "master", times={"sand": 0.1, "check": 0.1} if game == "hourglass" else None)
        me = await play_out(server, table["id"])
        assert me.look["outcome"]
        record = await ask(server, "GET", f"/tables/{table['id']}/record")
        assert replay(record).over
        assert (await ask(server, "POST", "/verify", record))["over"]
    async with device(storage) as again:
        assert await ask(again, "GET", f"/tables/{table['id']}/record") == record
        (listed,) = (await ask(again, "GET", "/tables/mine?status=over"))["tables"]
        assert listed["id"] == table["id"]
        assert (await ask(again, "GET", f"/tables/{table['id']}/points"))["points"]
        assert (await ask(again, "GET", f"/tables/{table['id']}/replay?seat=0"))["looks"]


async def test_a_game_goes_on_after_the_page_was_closed() -> None:
    storage = MemoryStorage()
    async with device(storage) as server:
        table = await new_table(server, "objective", "novice")
        before = await play_out(server, table["id"], stop_after=3)
        await before.turn()
    async with device(storage) as again:
        (listed,) = (await ask(again, "GET", "/tables/mine?status=running"))["tables"]
        assert (listed["id"], listed["turn"]) == (table["id"], True)
        after = Viewer(again, table["id"])
        assert (await after.turn())["history"] == before.look["history"]
        assert after.number == before.number


async def test_what_could_not_be_kept_has_not_happened_and_says_so() -> None:
    storage = MemoryStorage()
    async with device(storage) as server:
        me = await play_out(server, (await new_table(server, "objective", "novice"))["id"], stop_after=1)
        look, number = await me.turn(), me.number
        storage.full = True
        me.say(type="move", id="lost", text=look["moves"][0], on=number)
        refused = await me.answered("lost")
        assert refused["why"]["key"] == "offline-not-kept"
        assert me.number == number
        storage.full = False
        me.say(type="move", id="again", text=look["moves"][0], on=number)
        assert (await me.answered("again"))["type"] == "accepted"


async def test_a_move_sent_twice_is_played_once_and_one_on_an_old_look_is_refused() -> None:
    async with device() as server:
        me = await play_out(server, (await new_table(server, "objective", "novice"))["id"], stop_after=1)
        look, number = await me.turn(), me.number
        for _ in range(2):
            me.say(type="move", id="one", text=look["moves"][0], on=number)
        await me.turn()
        await me.answered("one")
        assert sum(seat == 0 for seat, _ in me.look["history"]) == 2
        me.say(type="move", id="old", text=look["moves"][0], on=number)
        assert (await me.answered("old"))["why"]["key"] == "server-position-gone"


async def test_a_move_is_taken_back_with_the_bots_answer() -> None:
    async with device() as server:
        me = await play_out(server, (await new_table(server, "objective", "novice"))["id"], stop_after=2)
        before = await me.turn()
        me.say(type="undo", id="back")
        assert (await me.answered("back"))["type"] == "accepted"
        assert len((await me.turn())["history"]) < len(before["history"])


async def test_several_people_at_one_screen_see_their_own_secrets_alone() -> None:
    async with device() as server:
        ann, bob = [await ask(server, "POST", "/players", {"name": name}) for name in ("Ann", "Bob")]
        table = await ask(server, "POST", "/tables", {"game": "objective", "seats": ["me", "open"]}, ann["token"])
        await ask(server, "POST", f"/tables/{table['id']}/join", {"seat": 1}, bob["token"])
        looks = [Viewer(server, table["id"], one["token"]) for one in (ann, bob)]
        for seat, viewer in enumerate(looks):
            look = (await viewer.until("look"))["look"]
            assert look["seat"] == seat
            assert [one is None for one in look["view"]["objectives"]] == [seat != 0, seat != 1]
        stranger = Viewer(server, table["id"], "nobody")
        assert (await stranger.until("bye"))["why"]["key"] == "server-not-welcome"
        assert [message["type"] for message in stranger.heard] == ["bye"]


async def test_a_search_that_fails_leaves_the_bot_its_heuristic() -> None:
    async def broken(_order: str) -> str:
        raise RuntimeError("no WebAssembly")

    async with device(search=broken) as server:
        me = await play_out(server, (await new_table(server, "guardians", "master"))["id"])
        assert me.look["outcome"]


async def test_everything_kept_goes_to_another_device_which_adds_and_never_overwrites() -> None:
    async with device() as first, device() as second:
        mine = await new_table(first, "guardians", "chance")
        await play_out(first, mine["id"])
        theirs = await new_table(second, "guardians", "chance")
        offer = await ask(first, "GET", "/puzzles/objective/next")
        await ask(first, "POST", f"/puzzles/objective/{offer['key']}", {"moves": [offer["look"]["moves"][0]]})
        file = await ask(first, "GET", "/device")
        playing = await play_out(second, theirs["id"], stop_after=1)
        expected = {"games": 1, "studies": 0, "puzzles": 1, "days": 0, "reviews": 0, "known": 0}
        assert await ask(second, "POST", "/device/preview", file) == expected
        assert len((await ask(second, "GET", "/tables/mine"))["tables"]) == 1
        assert await ask(second, "POST", "/device", file) == expected
        assert {table["id"] for table in (await ask(second, "GET", "/tables/mine"))["tables"]} == {mine["id"], theirs["id"]}
        look, number = await playing.turn(), playing.number
        playing.say(type="move", id="on", text=look["moves"][0], on=number)
        assert (await playing.answered("on"))["type"] == "accepted"  # a game that is being played goes on
        assert await ask(second, "POST", "/device", file) == dict.fromkeys(expected, 0) | {"known": 1}
        record = await ask(first, "GET", f"/tables/{mine['id']}/record")
        assert await ask(second, "GET", f"/tables/{mine['id']}/record") == record
        (game,) = [one for one in (await ask(second, "GET", "/puzzles"))["games"] if one["game"] == "objective"]
        assert game["tried"] == 1
        damaged = [[kind, id, text.replace('"kind":"move"', '"kind":"undo"')] for kind, id, text in file["documents"]]
        third = MemoryStorage()
        async with device(third) as other:
            kept = dict(third.documents)
            answer = await ask(other, "POST", "/device", {**file, "documents": damaged}, status=400)
            assert answer["key"] == "offline-file-damaged"
            assert third.documents == kept
            answer = await ask(other, "POST", "/device", {**file, "format": "saqqara device 99"}, status=400)
            assert answer["key"] == "offline-file-format"


@pytest.mark.parametrize("game", GAMES)
async def test_the_day_is_the_one_of_the_version_and_is_tried_once(game: str) -> None:
    async with device() as server, device() as other:
        days = [await ask(one, "GET", "/daily") for one in (server, other)]
        assert [one["commitment"] for one in days[0]["games"]] == [one["commitment"] for one in days[1]["games"]]
        path = f"/daily/{days[0]['day']}/{game}"
        table = await ask(server, "POST", path)
        assert (await ask(server, "POST", path))["id"] == table["id"]
        assert table["sealed"]
        await play_out(server, table["id"], stop_after=1)
        found = next(one for one in (await ask(server, "GET", "/daily"))["games"] if one["game"] == game)
        assert found["mine"]["table"] == table["id"]
        assert found["seed"] is None
        answer = await ask(server, "GET", f"/tables/{table['id']}/replay", status=409)
        assert answer["key"] in ("server-no-replay", "server-daily-sealed")


async def test_studies_positions_and_moments() -> None:
    async with device() as server:
        table = await new_table(server, "guardians", "chance")
        await play_out(server, table["id"])
        record = await ask(server, "GET", f"/tables/{table['id']}/record")
        position = (await ask(server, "POST", "/positions", {"record": record, "at": 3}))["position"]
        assert (await ask(server, "POST", "/positions", {"position": position}))["position"] == position
        start = {"game": "guardians", "start": {"position": position}, "seed": "one", "path": []}
        moment = await ask(server, "POST", "/analysis/moment", {**start, "open": True})
        assert moment["question"]["moves"]
        seat = moment["seat"]
        lines = await ask(server, "POST", "/analysis/line", {**start, "lines": [[[seat, moment["question"]["moves"][0]]]]})
        assert lines["lines"][0][0][0] == seat
        study = {"format": "saqqara study 1", "game": "guardians", "seed": "one", "start": {"position": position}, "nodes": [], "at": 0}
        refused = await ask(server, "POST", "/studies", {"study": study | {"nodes": 3}}, status=400)
        assert refused["reason"]["fr"]


async def test_bad_requests_are_told_in_a_sentence() -> None:
    async with device() as server:
        for method, path, body, status, key in (
            ("GET", "/people", None, 404, "offline-needs-server"),
            ("POST", "/tables", {"game": "chess"}, 400, "unknown-game"),
            ("POST", "/tables", {"game": "objective", "colour": 3}, 400, "field-unknown"),
            ("POST", "/tables", {"game": "objective", "rated": True}, 409, "offline-no-rated"),
            ("GET", "/tables/nowhere", None, 409, "server-no-table"),
            ("GET", "/tables/mine?limit=many", None, 400, "field-type"),
            ("POST", "/tables/x/seats/first/bot", None, 409, "server-no-table"),
        ):
            assert (await ask(server, method, path, body, status=status))["key"] == key
