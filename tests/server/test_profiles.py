"""Profiles and boards: what people choose to show and no more, nothing of a game that goes on, and habits that truly come out."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.game import find, games
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.ratings import profiles
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.ratings.player_habits import GAMES, find_habits
from saqqara.server.storage.schema import results
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house, play_on
from tests.server.test_ratings_counting import STILL, resigned, seated

pytestmark = BOTH

EVERYTHING = ["profile", "rating", "games", "habits", "latest"]


async def show(guest: Guest, *parts: str, status: int = 200, **more: Any) -> Any:
    return await guest.ask("PATCH", "/me/profile", status, json={"public": parts, **more})


async def test_a_person_shows_what_they_choose_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "find_habits", lambda *_: ["stacks"])  # which would take them more games
    async with house(tmp_path, **STILL) as here:
        ann, bob, eve = [await here.guest(name) for name in ("Ann", "Bob", "Eve")]
        private = await resigned([ann, bob])
        public = (await ann.open(seats=["me", "open"], public=True))["id"]
        await bob.post(f"/tables/{public}/join")
        await play_on(public, [ann, bob])
        await record_next_games(here.store)
        mine = await ann.get("/me/profile")
        handle = mine["handle"]
        assert (mine["mine"], mine["public"], mine["name"]) == (True, [], "Ann")
        assert [game["table"] for game in mine["latest"]] == [public, private]
        assert (mine["games"][0]["games"], mine["games"][0]["rating"]["games"]) == (2, 1)
        unknown = await eve.get("/people/nobody/profile", 404)
        assert await eve.get(f"/people/{handle}/profile", 404) == unknown, "a guest is private, as if there were nobody"
        assert await here.nobody.get(f"/people/{handle}/profile", 404) == unknown
        seen = await show(ann, "profile", "rating")
        assert seen["public"] == ["profile", "rating"]
        found = await eve.get(f"/people/{handle}/profile")
        (game,) = found["games"]
        assert (found["public"], game["games"], game["mean"], game["habits"]) == (None, None, None, [])
        assert game["rating"]["games"] == 1
        assert len(game["curve"]) == 1
        (latest,) = found["latest"]
        assert latest["rated"]
        assert (latest["table"], latest["others"]) == (None, []), "a table that is not public is not given away"
        assert [one["table"] for one in (await bob.get(f"/people/{handle}/profile"))["latest"]] == [private], "to who played there it is"
        await show(ann, *EVERYTHING)
        found = await eve.get(f"/people/{handle}/profile")
        assert [(one["table"], one["others"]) for one in found["latest"]] == [(public, ["Bob"]), (None, [])]
        assert (found["games"][0]["games"], len(found["games"][0]["habits"])) == (2, 1)
        for word in (ann.id, bob.id, private):
            assert word not in repr(found)
        await show(ann, "rating")
        assert await eve.get(f"/people/{handle}/profile", 404) == unknown, "without a name there is nothing to show"
        await ann.ask("DELETE", "/me", 204)
        assert await eve.get(f"/people/{handle}/profile", 404) == unknown


async def test_whoever_has_finished_no_game_has_no_latest_games(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob, eve = [await here.guest(name) for name in ("Ann", "Bob", "Eve")]
        for rated in (False, True):
            table = (await ann.open(seats=["me", "open"], rated=rated))["id"]
            await bob.post(f"/tables/{table}/join")
            await play_on(table, [ann, bob], most=6)
            await (bob if rated else ann).post(f"/tables/{table}/resign")
        await bob.ask("DELETE", "/me", 204)
        await record_next_games(here.store)
        nobodys = await here.store.rows(sa.select(results).where(results.c.who.is_(None)))
        assert nobodys, "of somebody who went before the game was counted"
        assert (await eve.get("/me/profile"))["latest"] == []
        handle = (await show(eve, "profile", "rating"))["handle"]
        assert (await ann.get(f"/people/{handle}/profile"))["latest"] == []


async def test_what_a_game_made_of_ratings_shows_to_those_who_may_see(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob, eve = [await here.guest(name) for name in ("Ann", "Bob", "Eve")]
        going = await seated([ann, bob])
        assert (await ann.get(f"/tables/{going}/ratings", 409))["key"] == "server-no-ratings"
        table = await resigned([ann, bob])
        assert await ann.get(f"/tables/{table}/ratings") == {"counted": False, "rated": False, "changes": []}, "it is not counted yet"
        await record_next_games(here.store)
        (mine,) = (await ann.get(f"/tables/{table}/ratings"))["changes"]
        rating = (await ann.get("/me/ratings"))["ratings"][0]["rating"]
        assert mine == {"seat": 0, "shown": rating["shown"], "change": rating["shown"] - 1500, "provisional": True, "left": False}
        assert mine["change"] > 0
        for asker in (eve, here.nobody):
            assert await asker.get(f"/tables/{table}/ratings") == {"counted": True, "rated": True, "changes": []}, "guests show nothing"
        await show(bob, "profile", "games")
        assert (await eve.get(f"/tables/{table}/ratings"))["changes"] == []
        await show(bob, "profile", "rating")
        (his,) = (await eve.get(f"/tables/{table}/ratings"))["changes"]
        assert (his["seat"], his["change"] < 0, his["left"]) == (1, True, True)
        assert [one["seat"] for one in (await ann.get(f"/tables/{table}/ratings"))["changes"]] == [0, 1]
        again = await resigned([ann, bob])
        await record_next_games(here.store)
        (second, _) = (await ann.get(f"/tables/{again}/ratings"))["changes"]
        assert second["shown"] == mine["shown"] + second["change"], "from what was believed before it"
        assert (await ann.get(f"/tables/{table}/ratings"))["changes"][0] == mine, "a later game changes nothing of an earlier one"
        early = await seated([ann, bob])
        await bob.post(f"/tables/{early}/resign")
        await record_next_games(here.store)
        assert await ann.get(f"/tables/{early}/ratings") == {"counted": True, "rated": False, "changes": []}
        await bob.ask("DELETE", "/me", 204)
        assert [one["seat"] for one in (await ann.get(f"/tables/{table}/ratings"))["changes"]] == [0]


async def test_another_picture_and_wrong_wishes(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann = await here.guest("Ann")
        first = await ann.get("/me/profile")
        assert first["seed"] == first["handle"]
        other = await show(ann, "profile", picture="another")
        assert other["seed"] != first["seed"]
        for wrong in ({"public": ["secrets"]}, {"picture": "<svg/>"}, {"public": "all"}, {"colour": "red"}, {"public": ["profile"] * 7}):
            await ann.ask("PATCH", "/me/profile", 422, json=wrong)
        assert await ann.get("/me/profile") == other, "nothing has changed"
        usual = await ann.ask("PATCH", "/me/profile", 200, json={"picture": "usual"})
        assert (usual["seed"], usual["public"]) == (first["seed"], ["profile"])
        for path in ("/me/profile", "/me/ratings"):
            await here.nobody.get(path, 401)
        await ann.get("/people/" + "x" * 17, 422)
        assert (await ann.get("/boards/chess", 400))["key"] == "unknown-game"
        await ann.get("/boards/objective", 422, before=-1)


async def test_nothing_of_a_game_that_goes_on_shows(tmp_path: Path) -> None:
    """Not even that there is one: all answers are the same to the last byte before and while it goes on."""
    async with house(tmp_path, **STILL) as here:
        ann, bob, eve = [await here.guest(name) for name in ("Ann", "Bob", "Eve")]
        await resigned([ann, bob])
        await record_next_games(here.store)
        await show(ann, *EVERYTHING)
        handle = (await ann.get("/me/profile"))["handle"]
        asked = [(eve, f"/people/{handle}/profile"), (ann, "/me/profile"), (ann, "/me/ratings"), (eve, "/boards/objective?provisional=1")]
        before = [(await guest.http.get(path)).content for guest, path in asked]
        running = (await ann.open(rated=True, public=True, seats=["me", "open"]))["id"]
        await bob.post(f"/tables/{running}/join")
        for _ in range(6):
            await play_on(running, [ann, bob], 2)
            await record_next_games(here.store)
            assert [(await guest.http.get(path)).content for guest, path in asked] == before
        await bob.post(f"/tables/{running}/resign")
        await record_next_games(here.store)
        after = [(await guest.http.get(path)).content for guest, path in asked]
        assert all(one != other for one, other in zip(before, after, strict=True)), "but once it is over"


async def board(guest: Guest, **query: Any) -> list[tuple[int, str]]:
    return [(one["rank"], one["name"]) for one in (await guest.get("/boards/objective", **query))["entries"]]


@ALSO_ON_POSTGRES
async def test_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob, eve = [await here.guest(name) for name in ("Ann", "Bob", "Eve")]
        for pair in ([ann, bob], [ann, eve], [bob, eve]):
            await resigned(pair)
        await record_next_games(here.store)
        assert await board(eve, provisional=True) == []
        found = await eve.get("/boards/objective", around=True)
        assert (found["me"]["rank"], found["me"]["mine"], found["total"]) == (1, True, 0), "one sees oneself"
        for guest in (ann, bob, eve):
            await show(guest, "profile", "rating")
        assert await board(eve, provisional=True) == [(1, "Ann"), (2, "Bob"), (3, "Eve")]
        assert await board(eve) == [], "the provisional ones are apart"
        monkeypatch.setattr("saqqara.server.ratings.leaderboard.PAGE", 2)
        assert await board(here.nobody, provisional=True, before=2) == [(3, "Eve")]
        assert await board(eve, around=True) == [(2, "Bob"), (3, "Eve")]
        await show(bob)
        assert await board(eve, provisional=True) == [(1, "Ann"), (2, "Eve")]
        assert (await bob.get("/boards/objective"))["me"]["rank"] == 2
        assert [one["game"] for one in (await ann.get("/me/ratings"))["ratings"]] == ["objective"]
        assert (await ann.get("/me/ratings"))["ratings"][0]["even"].keys() == {"2", "3", "4"}


def counted(game: str, games_played: int = 8) -> tuple[Any, list[list[int]]]:
    """Return the counts of a game's habits in random games, and its module."""
    kind = find(game)
    rows = []
    for number in range(games_played):
        table = Table(game, kind.seats[0], f"habits {number}".encode(), times=dict.fromkeys(kind.times) or None)
        rng = generator(f"habits {number}".encode())
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, table.sample(seat, rng))
        found = kind.part("extras.habits").count(table.seats, [(move.seat, move.text) for move in table.moves], table.outcome)
        assert len(found) == table.seats
        rows += found
    return kind.part("extras.habits"), rows


@pytest.mark.parametrize("game", [name for name, kind in games().items() if kind.has("extras.habits")])
def test_each_habit_can_come_out(game: str) -> None:
    part, rows = counted(game)
    assert all(len(row) == len(part.COUNTS) and min(row) >= 0 for row in rows)
    everybody = [sum(row[n] for row in rows) for n in range(len(part.COUNTS))]
    seen = {name for name, total in zip(part.COUNTS, everybody, strict=True) if total}
    assert {habit.of for habit in part.HABITS} <= seen, "what nobody ever does is no habit"
    assert len(part.HABITS) >= 3
    for habit in part.HABITS:
        mine = [100 * one for one in everybody]
        of = part.COUNTS.index(habit.of)
        mine[of] = mine[of] * 3 if habit.more else mine[of] // 3
        names = find_habits([habit], part.COUNTS, mine, 100 * len(rows), everybody, len(rows))
        assert names == [habit.name]
        assert find_habits([habit], part.COUNTS, everybody, len(rows), everybody, len(rows)) == [], "who plays as the others do has none"
        assert find_habits([habit], part.COUNTS, mine, GAMES - 1, everybody, len(rows)) == []
        for language in LANGUAGES:
            assert say(f"habit-{habit.name}", language, game) != f"habit-{habit.name}"


async def test_habits_are_added_up_beside_the_others(tmp_path: Path) -> None:
    async with house(tmp_path, **STILL) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        for _ in range(GAMES):
            await one_sided(here, ann, bob)
        while await record_next_games(here.store):
            pass
        (game,) = (await ann.get("/me/profile"))["games"]
        assert game["habits"][0]["en"] == say("habit-awakens", "en", "guardians")
        assert (game["games"], game["habits"][0]["fr"]) == (GAMES, say("habit-awakens", "fr", "guardians"))


async def one_sided(here: House, ann: Guest, bob: Guest) -> None:
    """A game in which one always awakens and the other never does."""
    table = (await ann.open(game="guardians", seats=["me", "open"]))["id"]
    await bob.post(f"/tables/{table}/join")
    live = await here.hub.get(table)
    assert live is not None
    while not live.over:
        assert live.table is not None
        (seat,) = live.table.to_act
        moves = live.look(seat).moves
        wanted = [move for move in moves if move.startswith("awaken" if seat == 0 else "secure")]
        calm = [move for move in moves if not move.startswith("awaken")]
        await here.hub.submit(live, seat, "move", (wanted or calm or list(moves))[0])
