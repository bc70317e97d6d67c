"""The merge of a guest's games on registering or signing in: unrated games count for the name, nothing rated or ranked does."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.ops import admin_actions
from saqqara.server.ratings import finished_game_job, rating_of
from saqqara.server.ratings.finished_game_job import rebuild_next_portion, record_next_games
from saqqara.server.storage.schema import (
    blocks,
    competitors,
    daily_tries,
    follows,
    players,
    rebuilds,
    results,
    seats,
    standings,
    tables,
)
from saqqara.server.storage.store import Store
from saqqara.server.tables import daily_dates
from saqqara.server.tables.table_setup import Setup
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house, play_on
from tests.server.test_joining import code_of
from tests.server.test_names import FREE
from tests.server.test_ratings_counting import STILL, played, resigned, seated, stored


async def brought(here: House, guest: Guest, to: Guest) -> Guest:
    """A guest comes along into a kept name."""
    return Guest(here.app, await guest.post("/enter/code", 201, code=await code_of(to), bring=True))


async def check_made_anew(here: House, tmp_path: Path) -> None:
    """Check that the stored values equal a recomputation, from the results and from the logs, to the last digit."""
    before, settings = await stored(here.store), here.app.state.settings
    for from_log in (False, True):
        changed = await asyncio.to_thread(admin_actions.ratings, settings, from_log)
        assert set(changed.values()) == {0}
        assert await stored(here.store) == before


async def settled(store: Store) -> None:
    """Count every game that is over, and compute again what waits for it."""
    while await record_next_games(store) or await rebuild_next_portion(store):
        pass


async def casual(guest: Guest) -> str:
    """A casual game against a bot, which the guest gives up."""
    table: str = (await guest.open(seats=["me", {"bot": "chance"}]))["id"]
    await guest.post(f"/tables/{table}/resign")
    return table


async def set_arena(store: Store, table: str) -> None:
    """Make a table one of an arena that was cleared since."""
    this = tables.c.id == table
    (row,) = await store.rows(sa.select(tables.c.setup).where(this))
    setup = msgspec.structs.replace(msgspec.json.decode(row["setup"], type=Setup), arena="gone")
    await store.execute(sa.update(tables).where(this).values(setup=msgspec.json.encode(setup).decode()))


async def registered(here: House, name: str) -> Guest:
    """Return a guest who has registered a name."""
    guest = await here.guest(name)
    await code_of(guest)
    return guest


@ALSO_ON_POSTGRES
@BOTH
async def test_picking_the_guests_who_won_gains_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, ben = await registered(here, "Anna"), await registered(here, "Ben")
        await resigned([anna, ben], 0)
        guests = [await here.guest(f"Scarab {n}") for n in range(4)]
        for n, guest in enumerate(guests):
            await resigned([guest, ben], n % 2)  # the guests of even number lose
        await casual(guests[1])
        await settled(here.store)
        before = await of(here.store, anna.id), await of(here.store, ben.id)
        assert [row["rated"] for row in before[0]] == [1]
        both = anna
        for guest in guests[1::2]:
            both = await brought(here, guest, anna)
        await settled(here.store)
        ((mine,), theirs) = await of(here.store, anna.id), await of(here.store, ben.id)
        assert mine == {**before[0][0], "games": 2, "scored": mine["scored"], "points": mine["points"]}, (
            "a casual game is all that came along"
        )
        assert theirs == before[1], "nobody else's rating changes"
        shown = (await both.get("/me/profile"))["games"][0]
        assert (shown["games"], shown["rating"]["games"], len(shown["curve"])) == (2, 1, 1)
        assert len((await both.get("/tables/mine"))["tables"]) == 4, "the games can be found and replayed"
        sat = sa.select(results.c.who, competitors.c.player).join(competitors).where(results.c.rated, competitors.c.player.is_(None))
        assert len(await here.store.rows(sat)) == 2, "for Ben they were against somebody who has gone"
        await check_made_anew(here, tmp_path)


@BOTH
async def test_who_registers_starts_anew_in_ratings_and_keeps_the_rest(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        guest, ben = await here.guest("Scarab"), await registered(here, "Ben")
        await guest.ask("PATCH", "/me/profile", 200, json={"public": ["profile", "rating"]})
        await played([guest, ben])
        await resigned([guest, ben])
        await casual(guest)
        await settled(here.store)
        before = await of(here.store, ben.id)
        assert [row["listed"] for row in await of(here.store, guest.id)] == [True]
        going = await seated([guest, ben])
        waiting = await resigned([guest, ben])  # over, and not counted yet
        await code_of(guest)
        (mine,) = await of(here.store, guest.id)
        assert (mine["games"], mine["wins"], mine["rated"], mine["rated_wins"], mine["listed"]) == (1, 0, 0, 0, False)
        assert await rating_of(here.store, guest.id, "objective") is None
        assert await of(here.store, ben.id) == before
        await guest.post(f"/tables/{going}/resign")  # as if it went badly: it was dealt to a guest
        await settled(here.store)
        assert await rating_of(here.store, guest.id, "objective") is None
        assert {row["rated"] for row in await of(here.store, ben.id)} == {3}, "the others' games count, but one that nobody had begun"
        profile = await guest.get("/me/profile")
        assert {game["table"] for game in profile["latest"]} >= {going, waiting}, "one still sees one's games"
        assert {game["rating"] for game in profile["latest"]} == {None}
        await resigned([guest, ben])
        await settled(here.store)
        rating = await rating_of(here.store, guest.id, "objective")
        assert rating is not None
        assert rating.games == 1
        await check_made_anew(here, tmp_path)


@BOTH
@pytest.mark.parametrize("registers", [True, False])
async def test_a_game_of_an_arena_that_was_cleared_since_counts_for_no_name(tmp_path: Path, registers: bool) -> None:
    """Arenas go after a year and their games stay: that a game was of one stands in its table's setup."""
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest = await registered(here, "Anna"), await here.guest("Scarab")
        table, friendly = await casual(guest), await casual(guest)
        await set_arena(here.store, table)
        await settled(here.store)
        assert [row["games"] for row in await of(here.store, guest.id)] == [2]
        if registers:
            await code_of(guest)
        else:
            await brought(here, guest, anna)
        name = guest.id if registers else anna.id
        assert [row["games"] for row in await of(here.store, name)] == [1]
        own = sa.select(results.c.table).join(competitors).where(competitors.c.player == name)
        assert [row["table"] for row in await here.store.rows(own)] == [friendly]
        await check_made_anew(here, tmp_path)


@BOTH
async def test_where_both_sat_at_one_table_the_guests_seat_is_of_somebody_who_has_gone(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, ben = await registered(here, "Anna"), await registered(here, "Ben")
        guest = await here.guest("Scarab")
        both_there = await played([anna, guest, ben])
        friendly = (await anna.open(seats=["me", "open", "open"]))["id"]
        for other in (guest, ben):
            await other.post(f"/tables/{friendly}/join")
        await play_on(friendly, [anna, guest, ben])
        await resigned([guest, ben])
        await settled(here.store)
        uncounted = await seated([guest, anna])
        waiting = await played([ben, anna, guest])
        await brought(here, guest, anna)
        for table in (both_there, friendly):
            rows = await here.store.rows(
                sa.select(results.c.seat, competitors.c.player).outerjoin(competitors).where(results.c.table == table)
            )
            assert sorted((row["seat"], row["player"]) for row in rows) == [(0, anna.id), (1, None), (2, ben.id)]
        mine = (await of(here.store, anna.id))[0]
        assert (mine["games"], mine["rated"]) == (2, 1), "the tables of both, once each"
        await settled(here.store)
        sat = await here.store.rows(sa.select(results.c.seat, results.c.who, results.c.left).where(results.c.table == waiting))
        assert [row["who"] is None for row in sorted(sat, key=lambda row: row["seat"])] == [False, False, True]
        going = await here.store.rows(sa.select(seats.c.player, seats.c.bot).where(seats.c.table == uncounted).order_by(seats.c.seat))
        assert (going[0]["player"], going[1]["player"]) == (None, anna.id)
        assert going[0]["bot"] is not None
        await check_made_anew(here, tmp_path)


@BOTH
async def test_a_game_that_goes_on_counts_for_who_it_was_dealt_to(tmp_path: Path) -> None:
    """Also where somebody signs in, or registers, between the replay of a game and its counting."""
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, ben, guest = await registered(here, "Anna"), await registered(here, "Ben"), await here.guest("Scarab")
        going, friendly = await seated([guest, ben]), (await guest.open(seats=["me", "open"]))["id"]
        await ben.post(f"/tables/{friendly}/join")
        both = await brought(here, guest, anna)
        for table in (going, friendly):
            await play_on(table, [both, ben], 2)
            await ben.post(f"/tables/{table}/resign")
        await settled(here.store)
        (mine,), (theirs,) = await of(here.store, anna.id), await of(here.store, ben.id)
        assert (mine["games"], mine["wins"], mine["rated"]) == (1, 1, 0)
        assert (theirs["games"], theirs["rated"]) == (2, 1), "who gives up a game loses it, whoever the other turns out to be"
        await check_made_anew(here, tmp_path)


@ALSO_ON_POSTGRES
@BOTH
async def test_who_registers_while_a_game_is_being_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        ben, guest = await registered(here, "Ben"), await here.guest("Scarab")
        await resigned([guest, ben])
        come_of = finished_game_job.derive_or_skip

        async def slow(*given: Any) -> Any:
            found = await come_of(*given)
            await code_of(guest)
            return found

        monkeypatch.setattr(finished_game_job, "derive_or_skip", slow)
        await record_next_games(here.store)
        assert await here.store.rows(sa.select(results)) == [], "it is read again"
        monkeypatch.undo()
        await settled(here.store)
        assert await rating_of(here.store, guest.id, "objective") is None
        assert [row["rated"] for row in await of(here.store, ben.id)] == [1]
        await check_made_anew(here, tmp_path)


async def as_before(store: Store) -> None:
    """Make a database one of schema 14."""
    undo = (
        "DROP INDEX ix_competitors_became",
        "ALTER TABLE seats DROP COLUMN competitor",
        "ALTER TABLE competitors DROP COLUMN became",
        "ALTER TABLE daily_tries DROP COLUMN as_guest",
        "DROP TABLE rebuilds",
        "ALTER TABLE passkeys DROP COLUMN verified",
        "DROP TABLE schema_version",
        "CREATE TABLE alembic_version (version_num VARCHAR(32))",
        "INSERT INTO alembic_version VALUES ('0014')",
    )
    await store.execute(*map(sa.text, undo))


async def test_who_registered_under_an_earlier_version_starts_from_what_was_played_since(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, ben, cleo = await here.guest("Anna"), await registered(here, "Ben"), await here.guest("Cleo")
        await played([anna, ben])
        for pair in ([anna, ben], [ben, cleo], [anna, cleo]):
            await resigned(pair)
        await casual(anna)
        await set_arena(here.store, await casual(anna))
        await settled(here.store)
        await anna.post(f"/daily/{daily_dates.today()}/objective")
        going = await seated([anna, ben])
        await play_on(going, [anna, ben], 2)
        kept_now = sa.update(players).where(players.c.id == anna.id).values(kept=now() + 1)
        await here.store.execute(kept_now)  # as an earlier version did it
        await asyncio.sleep(0.01)
        await resigned([anna, ben])
        await anna.post(f"/tables/{going}/resign")
        await settled(here.store)
        assert [(row["games"], row["rated"]) for row in await of(here.store, anna.id)] == [(7, 5)]
        await here.store.execute(sa.update(daily_tries).values(listed=True))
        others = await of(here.store, cleo.id)
        await as_before(here.store)
        settings = here.app.state.settings
    await asyncio.to_thread(admin_actions.export, settings, tmp_path / "all.jsonl")
    await asyncio.to_thread(admin_actions.import_, settings, tmp_path / "all.jsonl")
    async with house(tmp_path, limits=FREE, **STILL) as here:
        assert len(await here.store.rows(sa.select(rebuilds))) == 1
        await settled(here.store)
        (mine,) = await of(here.store, anna.id)
        assert (mine["games"], mine["rated"], mine["rated_wins"]) == (2, 1, 1)
        rating = await rating_of(here.store, anna.id, "objective")
        assert rating is not None
        alone = await here.store.rows(sa.select(results.c.mu).join(competitors).where(competitors.c.player == anna.id, results.c.rated))
        assert [row["mu"] for row in alone] == [rating.mu]
        assert [row["rated"] for row in await of(here.store, cleo.id)] == [row["rated"] for row in others] == [2]
        (tried,) = await here.store.rows(sa.select(daily_tries))
        assert (bool(tried["as_guest"]), bool(tried["listed"])) == (True, False)
        await check_made_anew(here, tmp_path)


@BOTH
async def test_a_try_of_a_day_comes_along_unless_there_is_one(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest = await here.guest("Anna"), await here.guest("Scarab")
        today = daily_dates.today()
        tries = {
            (who, game): (await who.post(f"/daily/{today}/{game}"))["id"]
            for who, game in ((anna, "objective"), (guest, "objective"), (guest, "expedition"))
        }
        both = await brought(here, guest, anna)
        rows = await here.store.rows(sa.select(daily_tries.c.game, daily_tries.c.table).order_by(daily_tries.c.game))
        assert [tuple(row.values()) for row in rows] == [
            ("expedition", tries[guest, "expedition"]),
            ("objective", tries[anna, "objective"]),
        ]
        assert (await both.post(f"/daily/{today}/expedition"))["id"] == tries[guest, "expedition"]


@BOTH
async def test_a_block_of_the_guests_ends_what_the_player_followed(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest, ben, cleo = [await here.guest(name) for name in ("Anna", "Scarab", "Ben", "Cleo")]
        pairs = [(anna, ben), (ben, anna), (guest, cleo), (cleo, guest), (anna, guest)]
        await here.store.execute(
            *(sa.insert(follows).values(player=one.id, other=other.id, at=1) for one, other in pairs),
            sa.insert(blocks).values(player=guest.id, other=ben.id, at=1),
        )
        await brought(here, guest, anna)
        left = {tuple(row.values())[:2] for row in await here.store.rows(sa.select(follows))}
        assert left == {(anna.id, cleo.id), (cleo.id, anna.id)}
        assert [tuple(row.values())[:2] for row in await here.store.rows(sa.select(blocks))] == [(anna.id, ben.id)]


async def of(store: Store, player: str) -> list[Any]:
    """Return a player's games in all."""
    return await store.rows(sa.select(standings).where(standings.c.player == player))
