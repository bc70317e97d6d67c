"""The challenges of a day: one try that counts, the same for everybody, sealed until the day is over, and results that follow from the
table alone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.record_replay import replay, steps
from saqqara.core.table import commitment_of
from saqqara.server import clock as server_clock
from saqqara.server.community.follows import follow
from saqqara.server.daily.daily_attempts import ended
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.storage.schema import daily_tries, log, players, tables
from saqqara.server.tables import daily_dates
from saqqara.solo.daily import Result
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

GAME = "hourglass"
"""The challenge that needs no thinking of bots."""
DAY = 86_400_000


class Clock:
    """The server's clock, which a test may set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = daily_dates.begins("2026-11-16") + 9 * 3_600_000 - server_clock.machine_time()
        patch.setattr(server_clock, "machine_time", lambda real=server_clock.machine_time: real() + self.ahead)

    def go(self, milliseconds: int) -> None:
        self.ahead += milliseconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def known(here: House, name: str = "Nut") -> Guest:
    """Return a guest who was here before today."""
    guest = await here.guest(name)
    await here.store.execute(sa.update(players).where(players.c.id == guest.id).values(created=0))
    return guest


async def begin(guest: Guest, game: str = GAME, day: str = "2026-11-16", status: int = 200) -> Any:
    return await guest.post(f"/daily/{day}/{game}", status)


async def move(guest: Guest, table: str, text: str, number: int, on: int) -> None:
    """Make a move; where the clock or a bot came first, the next look asks again."""
    answer = await guest.http.request("POST", f"/tables/{table}/moves", json={"id": f"m{number}", "text": text, "on": on})
    assert answer.status_code == 200 or answer.json()["key"] == "server-position-gone", answer.text


async def play(guest: Guest, table: str, take: bool = False) -> None:
    """Ten rolls: the first tile each time (shown as it may be), or none at all."""
    for number in range(5000):
        seen = await guest.get(f"/tables/{table}/look")
        look = seen["look"]
        if look["outcome"] is not None:
            return
        moves = look["moves"]
        wanted = [move for move in moves if move == "done"] or [move for move in moves if take and move.startswith("take")]
        text = (wanted or [move for move in moves if move == "nothing"])[:1]
        if text and not (take and look["view"]["round"][0]["tiles"] and text[0] != "done"):
            await move(guest, table, text[0], number, seen["number"])
        elif "nothing" in moves:
            await move(guest, table, "nothing", number, seen["number"])
        await asyncio.sleep(0.005)
    raise AssertionError("it does not end")


async def result(guest: Guest, game: str = GAME, day: str = "2026-11-16") -> Any:
    """My result, which is written down after the end."""
    for _ in range(3000):
        (mine,) = [one["mine"] for one in (await guest.get(f"/daily/{day}"))["games"] if one["game"] == game]
        if mine is None or mine["ended"] is not None:
            return mine
        await asyncio.sleep(0.01)
    raise AssertionError("it is not counted")


async def test_one_try_a_day_whose_result_follows_from_the_table(here: House, clock: Clock) -> None:
    anna, ben = await known(here, "Anna"), await known(here, "Ben")
    both = await asyncio.gather(begin(anna), begin(anna))
    table = both[0]["id"]
    assert {one["id"] for one in [*both, await begin(anna)]} == {table}, "a second try"
    assert (both[0]["daily"], both[0]["practice"], both[0]["hints"], both[0]["status"]) == ("2026-11-16", False, False, "running")
    await play(anna, table)
    mine = await result(anna)
    assert (mine["result"]["points"], mine["result"]["words"]["en"]) == (0, "0 scarabs from ten rolls")
    assert len([one for one in (await anna.get(f"/tables/{table}/record"))["moves"] if one[0] == 0]) == 10
    other = (await begin(ben))["id"]
    assert other != table
    await play(ben, other, take=True)
    worse = (await result(ben))["result"]
    assert worse["points"] < 0, "tiles for which nothing is shown cost their scarabs"
    assert [part["title"]["en"] for part in worse["parts"]][:2] == ["Scarabs won", "Scarabs lost"]
    board = await ben.get(f"/daily/2026-11-16/{GAME}/board")
    assert [(row["place"], row["name"], row["mine"]) for row in board["rows"]] == [(1, "Anna", False), (2, "Ben", True)]
    assert (board["played"], board["mine"]["place"]) == (2, 2)
    await record_next_games(here.store)
    assert (await anna.get("/me/profile"))["games"] == [], "a challenge has a board of its own"
    again = await begin(anna)
    assert (again["id"], again["status"]) == (table, "over"), "who has tried finds the table, and nothing to play"


@ALSO_ON_POSTGRES
async def test_a_result_that_is_sent_twice_is_written_down_once(here: House) -> None:
    anna = await known(here, "Anna")
    table = (await begin(anna))["id"]
    await play(anna, table)
    await result(anna)
    written = sa.select(daily_tries).where(daily_tries.c.table == table)
    before = await here.store.rows(written)
    await here.store.execute(
        sa.update(players).where(players.c.id == anna.id).values(created=server_clock.now())
    )  # counted now, it would differ
    live = await here.hub.get(table)
    assert live is not None
    for _ in range(2):
        await here.app.state.daily.tries.count(live)
    assert await here.store.rows(written) == before
    assert (await anna.get(f"/daily/2026-11-16/{GAME}/board"))["played"] == 1


async def test_the_board_of_those_whom_i_follow_and_me(here: House, clock: Clock) -> None:
    anna, ben, cleo, dora = [await known(here, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    for guest, take in ((anna, True), (ben, False), (cleo, False)):
        await play(guest, (await begin(guest))["id"], take)
        await result(guest)
    await follow(here.store, anna.id, cleo.id)
    await follow(here.store, ben.id, anna.id)
    board = f"/daily/2026-11-16/{GAME}/board"

    async def rows(guest: Guest) -> list[Any]:
        return [(row["place"], row["name"], row["mine"]) for row in (await guest.get(board, followed="true"))["rows"]]

    assert await rows(anna) == [(1, "Cleo", False), (2, "Anna", True)], "not who follows her"
    assert await rows(ben) == [(1, "Ben", True), (2, "Anna", False)]
    assert await rows(dora) == await rows(here.nobody) == []
    assert (await anna.get(board, followed="true"))["played"] == 3
    assert (await anna.get(board, 422, followed="perhaps"))["key"].startswith("field-")


async def test_the_same_rolls_and_tiles_whoever_takes_what_and_when(here: House) -> None:
    seen: list[list[Any]] = []
    for take in (False, True):
        guest = await known(here)
        table = (await begin(guest))["id"]
        live = await here.hub.get(table)
        assert live is not None
        await play(guest, table, take)
        assert live.table is not None
        rolls: list[Any] = []
        for one in steps(live.table.save()):
            view = one.look(None).view
            rolls += [] if rolls and rolls[-1] == view.dice else [view.dice]
        seen.append(rolls)
    assert len(seen[0]) == 10
    assert seen[0] == seen[1]


async def test_nobody_learns_the_seed_before_the_day_is_over_for_everybody(here: House, clock: Clock) -> None:
    anna, ben = await known(here, "Anna"), await known(here, "Ben")
    before = await here.nobody.get("/daily")
    (told,) = [one for one in before["games"] if one["game"] == GAME]
    table = (await begin(anna))["id"]
    live = await here.hub.get(table)
    assert live is not None
    seed = live.secret.hex()
    assert told["commitment"] == commitment_of(live.secret) == live.commitment
    tomorrow = before["next"][GAME]
    doors = [f"/tables/{table}{end}" for end in ("", "/look", "/record", "/replay", "/points", "/review", "/review/moments", "/chat")]
    for who in (ben, here.nobody):
        for door in doors:
            assert (await who.get(door, 403))["key"] == "server-daily-alone"
    assert (await anna.get(f"/tables/{table}/hint", 403))["key"] == "server-no-hints"
    assert (await anna.post(f"/tables/{table}/undo", 409, id="u"))["key"] == "server-daily-no-undo"
    for end in ("resign", "end"):
        assert (await anna.post(f"/tables/{table}/{end}", 409))["key"] == "server-daily-to-the-end"
    left = await anna.post(f"/tables/{table}/leave")
    assert left["seats"][0]["bot"] is None, "nobody plays on for who leaves"
    await play(anna, table)
    await result(anna)
    for clock_ahead in (0, daily_dates.ends("2026-11-16") - server_clock.now() + 1000):
        clock.go(clock_ahead)
        for door in doors[3:7]:
            assert (await anna.get(door, 409))["key"] == "server-daily-sealed"
        assert (await anna.post(f"/tables/{table}/rematch", 409))["key"] == "server-daily-no-rematch"
        sealed = await anna.get(f"/tables/{table}/record")
        assert ("seed" in sealed, "outcome" in sealed) == (False, False)
        whole = [await anna.get("/daily/2026-11-16"), sealed, await anna.get(f"/daily/2026-11-16/{GAME}/board"), await anna.get("/me/data")]
        assert seed not in str(whole)
        assert (await here.nobody.get(doors[0], 403))["key"] == "server-daily-alone"
    clock.go(daily_dates.GRACE)
    (opened,) = [one for one in (await here.nobody.get("/daily/2026-11-16"))["games"] if one["game"] == GAME]
    assert opened["seed"] == seed
    record = await here.nobody.get(f"/tables/{table}/record")
    assert (record["seed"], replay(record).over) == (seed, True)
    assert (await here.nobody.post("/verify", **record))["over"]
    assert (await here.nobody.get("/daily"))["games"][[one["game"] for one in before["games"]].index(GAME)]["commitment"] == tomorrow


async def test_what_is_late_is_no_result_and_what_a_crash_left_is_found_again(here: House, clock: Clock) -> None:
    anna, ben, cleo = [await known(here, name) for name in ("Anna", "Ben", "Cleo")]
    places = [(await begin(one))["id"] for one in (anna, ben, cleo)]
    here.hub.after_changes.remove(here.app.state.daily.tries.on_change)  # as if the node went before it had counted
    await play(anna, places[0])
    assert (await here.store.row(sa.select(daily_tries.c.ended).where(daily_tries.c.table == places[0])))["ended"] is None  # type: ignore[index]
    assert await here.app.state.daily.tries.batch() == (0, "")
    assert (await result(anna))["result"]["points"] == 0
    clock.go(daily_dates.ends("2026-11-16") + 1_800_000 - server_clock.now())
    await play(ben, places[1])  # begun in time, and ended within the hour
    assert (await begin(await known(here), status=409))["key"] == "server-daily-too-late"
    await here.app.state.daily.tries.batch()
    assert (await result(ben))["result"]["points"] == 0
    clock.go(daily_dates.GRACE)
    await play(cleo, places[2])
    await here.app.state.daily.tries.batch()
    assert (await result(cleo))["result"] is None
    assert (await anna.get(f"/daily/2026-11-16/{GAME}/board"))["played"] == 2
    last = await here.store.rows(sa.select(sa.func.max(log.c.at).label("at")).where(log.c.table == places[2]))
    assert last[0]["at"] > daily_dates.closes("2026-11-16")


def test_a_result_of_the_last_moment_counts_and_one_after_it_does_not() -> None:
    """The time of the table's last entry counts, not that of its recording."""
    last, made = daily_dates.closes("2026-11-16"), Result(3, 1, 1, False, {})
    assert ended(last, "2026-11-16", True, "points", made)["worth"] == made.worth("points")
    assert ended(last + 1, "2026-11-16", True, "points", made) == {"ended": last + 1}
    assert ended(last, "2026-11-16", True, "points", None) == {"ended": last}


async def test_the_archive_is_for_practice_and_does_not_count(here: House, clock: Clock) -> None:
    anna = await known(here, "Anna")
    first, second = [await begin(anna, day="2026-11-10") for _ in range(2)]
    assert first["id"] != second["id"]
    assert (first["practice"], first["hints"], first["daily"]) == (True, True, "2026-11-10")
    await play(anna, first["id"])
    assert (await here.nobody.get(f"/tables/{first['id']}/record"))["seed"]
    assert (await anna.get(f"/daily/2026-11-10/{GAME}/board"))["played"] == 0
    listed = await anna.get("/daily/archive", limit=3)
    assert [one["day"] for one in listed["days"]] == ["2026-11-15", "2026-11-14", "2026-11-13"]
    assert (await anna.get("/daily/archive", limit=1, before=listed["before"]))["days"][0]["day"] == "2026-11-12"


async def test_a_name_made_today_stands_on_no_board_but_has_its_result_and_streak(here: House, clock: Clock) -> None:
    fresh = await here.guest("Fresh")
    store_rows = []
    for day in ("2026-11-16", "2026-11-17"):
        await play(fresh, (await begin(fresh, day=day))["id"])
        store_rows.append((await result(fresh, day=day))["result"])
        if day.endswith("16"):
            clock.go(DAY)
    assert [(one["listed"], one["place"]) for one in store_rows] == [(False, 1), (True, 1)]
    today = await fresh.get("/daily")
    assert today["streak"] == {"days": 2, "games": {GAME: 2}}
    assert today["share"]["en"] == "Saqqara · 17 November · Hourglass: 0 scarabs from ten rolls · 2 days in a row"
    assert today["share"]["fr"].replace("\u00a0", " ") == "Saqqara · 17 novembre · Sablier : 0 scarabée en dix lancers · 2 jours de suite"
    clock.go(2 * DAY)
    assert (await fresh.get("/daily"))["streak"]["days"] == 0
    assert (await fresh.get("/daily"))["share"] is None
    assert (await fresh.get("/daily/2026-11-16/hourglass/board"))["rows"] == []
    handle = (await fresh.get("/daily/2026-11-17/hourglass/board"))["rows"][0]["handle"]
    assert (await here.nobody.get(f"/daily/streaks/{handle}"))["days"] == 0
    friends = await here.nobody.get("/daily/2026-11-16/hourglass/board", of=handle)
    assert [row["name"] for row in friends["rows"]] == ["Fresh"], "among friends everybody stands"


async def test_a_guests_try_counts_for_no_name(here: House) -> None:
    """A player who registers, or signs in to a name, can still see the try: it stands on no leaderboard and makes no streak."""
    anna, guest, newcomer = await known(here, "Anna"), await known(here, "Scarab"), await known(here)
    (code,) = (await anna.post("/me/codes", 201))["codes"][:1]
    for who in (guest, newcomer):
        await play(who, (await begin(who))["id"])
        await result(who)
    begun = (await begin(guest, "expedition"))["id"]
    board = f"/daily/2026-11-16/{GAME}/board"
    assert ((await newcomer.get(board))["played"], (await newcomer.get("/daily"))["streak"]["days"]) == (2, 1)
    both = Guest(here.app, await guest.post("/enter/code", 201, code=code, bring=True))
    await newcomer.post("/me/codes", 201)
    for who in (both, newcomer):
        assert (await result(who))["result"]["listed"] is False, "it can be looked at"
        assert (await who.get("/daily"))["streak"]["days"] == 0
        shown = await who.get(board)
        assert (shown["played"], shown["rows"], shown["mine"]) == (0, [], None)
        assert (await who.get(board, followed="true"))["rows"] == []
    assert (await begin(both, "expedition"))["id"] == begun, "nobody tries twice"
    live = await here.hub.get(begun)
    assert live is not None
    await here.hub.submit(live, 0, "resign")
    assert await here.store.rows(sa.select(daily_tries.c.table).where(daily_tries.c.listed)) == []


async def test_bad_input_gets_a_sentence_and_changes_nothing(here: House) -> None:
    anna = await here.guest("Anna")
    for day, key in (("soon", "server-daily-day"), ("2026-02-30", "server-daily-day"), ("2026-11-17", "server-daily-not-yet")):
        assert (await begin(anna, day=day, status=400))["key"] == key
        assert (await anna.get(f"/daily/{day}", 400))["key"] == key
    assert (await begin(anna, day="1999-01-01", status=400))["key"] == "server-daily-before"
    assert (await begin(anna, game="chess", status=400))["key"] == "unknown-game"
    assert (await anna.get("/daily/2026-11-16/chess/board", 400))["key"] == "unknown-game"
    assert (await here.nobody.post(f"/daily/2026-11-16/{GAME}", 401))["key"] == "server-not-welcome"
    assert (await anna.get("/daily/streaks/nobody", 404))["key"] == "server-no-page"
    assert await here.store.rows(sa.select(tables.c.id)) == []


async def test_at_home_days_follow_from_the_version_and_everybody_stands_on_the_board(tmp_path: Path, clock: Clock) -> None:
    told = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        async with house(tmp_path / name, daily_secret=False) as home:
            guest = await home.guest()
            told.append([one["commitment"] for one in (await guest.get("/daily"))["games"]])
            if name == "two":
                await play(guest, (await begin(guest))["id"])
                assert (await result(guest))["result"]["listed"]
    assert told[0] == told[1]
    async with house(tmp_path) as public:
        assert [one["commitment"] for one in (await public.nobody.get("/daily"))["games"]] != told[0]
