"""Opening a table: the request is checked, and the table is written with its seats in one transaction."""

import secrets
from itertools import islice
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bots import DEEP, is_strength, no_level
from saqqara.bots.level_ratings import stand
from saqqara.core.errors import BadPosition, BadSetup
from saqqara.core.game import Game, find
from saqqara.core.parsing import plain
from saqqara.core.replay import steps
from saqqara.core.table import Table
from saqqara.server.errors import NotNow
from saqqara.server.ids import new_id
from saqqara.server.names.display_names import clean_name
from saqqara.server.names.name_policy import check_words
from saqqara.server.schemas.tables import AskedPace, BotSeat, NewTable
from saqqara.server.storage.connection import Connection
from saqqara.server.storage.schema import seats, tables
from saqqara.server.storage.store import now
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_setup import Pace, Setup

STAND_IN = "apprentice"
"""The bot that plays for absent players where the table names none: plausible, and quick."""
RATED_STAND_IN = "novice"
"""The bot that decides at rated tables for late players: nobody is to gain by being late."""
USUAL = {"relaxed": None, "live": 60.0, "mail": 24 * 3600.0, "bank": 600.0}
"""Seconds for a decision, or in a time bank, where a table names only the kind of pace."""
USUAL_INCREMENT = 5.0

UNKNOWN: dict[str, Any] = {"left": None, "reminded": None, "asked": None, "declined": None}
"""The columns of a seat that say nothing about its player yet."""
INSERT_TABLE, INSERT_SEAT = sa.insert(tables), sa.insert(seats)
OPEN: sa.ColumnElement[str] = sa.literal_column("'open'")
RUNNING: sa.ColumnElement[str] = sa.literal_column("'running'")
"""A literal, not a parameter: an index of some rows may depend on it, and SQLite would plan the query anew each time."""
MY_SEAT = seats.c.player == sa.bindparam("of"), seats.c.bot.is_(None)
MINE = sa.select(sa.func.count()).select_from(seats).where(*MY_SEAT, sa.or_(seats.c.status == OPEN, seats.c.status == RUNNING))
PEOPLE = sa.exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
HOSTED = (
    sa.select(sa.func.count())
    .select_from(tables)
    .where(tables.c.host == sa.bindparam("of"), sa.or_(tables.c.status == OPEN, tables.c.status == RUNNING))
    .where(sa.or_(tables.c.status == OPEN, ~PEOPLE), ~sa.exists().where(seats.c.table == tables.c.id, *MY_SEAT))
)
"""Tables that somebody has opened and that wait for players, or where bots are alone; but for those where they sit."""
UNFINISHED = sa.select((MINE.scalar_subquery() + HOSTED.scalar_subquery()).label("count"))
"""At how many tables somebody is that go on or have yet to begin: found by indexes, whatever else there is or was."""


def a_level(level: str) -> str:
    """Return a level if there is such a bot, or a strength between two; raise if not."""
    if not is_strength(level):
        raise no_level(level)
    return level


def seating(kind: Game, asked: NewTable) -> list[str | BotSeat]:
    """Return who is to sit where."""
    if asked.seats is None or isinstance(asked.seats, int):
        return ["me", *["open"] * (kind.seat_count(asked.seats) - 1)]
    kind.seat_count(len(asked.seats))
    if asked.seats.count("me") > 1:
        raise BadSetup("server-seats-no-me")
    for wanted in asked.seats:
        if isinstance(wanted, BotSeat) and wanted.bot != DEEP:
            a_level(wanted.bot)
    if any(isinstance(wanted, BotSeat) and wanted.bot == DEEP for wanted in asked.seats):
        if not kind.has("bots.evaluation"):
            raise BadSetup("server-deep-no-search")
        if "me" not in asked.seats or "open" in asked.seats:
            raise BadSetup("server-deep-alone")
    return list(asked.seats)


def paced(asked: AskedPace) -> Pace:
    """Return the pace, with the usual time where none is given."""
    if asked.kind == "relaxed" and asked.seconds is not None:
        raise BadSetup("server-pace-relaxed")
    seconds = asked.seconds if asked.seconds is not None else USUAL[asked.kind]
    if asked.kind == "bank":
        return Pace(asked.kind, seconds, asked.increment if asked.increment is not None else USUAL_INCREMENT)
    if asked.increment is not None:
        raise BadSetup("server-pace-increment")
    return Pace(asked.kind, seconds)


def begin_from(kind: Game, asked: NewTable) -> Table | None:
    """Return the table to go on from, where one is asked for: a position, or a moment of a record."""
    if asked.record is not None:
        *_, table = islice(steps(asked.record), None if asked.at is None else asked.at + 1)
    elif asked.position is not None:
        table = Table.from_position(asked.position, deck=asked.deck, times=asked.times)
    else:
        return None
    if table.game != kind.name:
        raise BadPosition("bad-position-game", got=table.game, wanted=kind.name)
    if table.over:
        raise NotNow("server-is-over")
    return table


def set_up(kind: Game, asked: NewTable, count: int) -> Setup:
    """Return a checked setup."""
    start = begin_from(kind, asked)
    if start is not None and start.seats != count:
        raise BadSetup("bad-seats", name=kind.name, least=start.seats, most=start.seats, seats=str(count))
    if asked.rated:
        asked = rated_wish(kind, asked, count)
    deck = kind.deck(asked.deck) if start is None and asked.deck is not None else start.own_deck if start is not None else None
    return Setup(
        position=None if start is None else start.position(),
        seats=count,
        options=kind.choices(count, asked.options) if start is None else start.options,
        times=kind.durations(asked.times),
        deck=None if deck is None else plain(deck),
        pace=paced(asked.pace),
        hints=asked.hints,
        level=a_level(asked.level or STAND_IN),
        patience=asked.patience,
        bot_pace=asked.bot_pace,
        friends=asked.friends,
        rated=asked.rated,
    )


def rated_wish(kind: Game, asked: NewTable, count: int) -> NewTable:
    """Return the request for a rated table, completed: no hints, a clock, our deck and a deal, rated bots, a novice as stand-in."""
    if asked.deck is not None:
        raise BadSetup("server-rated-deck")
    if asked.position is not None or asked.record is not None:
        raise BadSetup("server-rated-deal")
    if kind.durations(asked.times) != dict(kind.times):
        raise BadSetup("server-rated-times")
    if "hints" in asked.model_fields_set and asked.hints:
        raise BadSetup("server-rated-hints")
    if asked.level not in (None, RATED_STAND_IN):
        raise BadSetup("server-rated-stand-in")
    if "pace" in asked.model_fields_set and asked.pace.kind == "relaxed":
        raise BadSetup("server-rated-pace")
    if not isinstance(asked.seats, int) and asked.seats is not None:
        for wanted in asked.seats:
            if isinstance(wanted, BotSeat):
                check_rated_bot(kind, count, wanted.bot)
    pace = asked.pace if asked.pace.kind != "relaxed" else AskedPace(kind="live")
    return asked.model_copy(update={"hints": False, "pace": pace, "level": RATED_STAND_IN})


def check_rated_bot(kind: Game, seats: int, bot: str) -> None:
    """Raise if a bot has no rating on the scale of people, which rated tables need."""
    if stand(kind.name, seats, bot) is None:
        raise BadSetup("server-rated-bot")


def seat_row(seat: int, player: str | None = None, name: str | None = None, bot: str | None = None, **more: Any) -> dict[str, Any]:
    """Return a seat of a new table."""
    return {
        "seat": seat,
        "player": player,
        "name": name,
        "bot": bot,
        "nonce": None,
        "came": False,
        **UNKNOWN,
        "left": now() if player else None,
    } | more


def write_table(connection: Connection, game: Game, row: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Write a new table and its seats; `row` says what differs from one to the next."""
    at = now()
    common = {
        "rules": game.rules_version,
        "game": game.name,
        "secret": secrets.token_hex(32),
        "status": "open",
        "created": at,
        "changed": at,
    }
    connection.execute(INSERT_TABLE, common | row)
    connection.execute(INSERT_SEAT, [seat | {"table": row["id"], "status": "open", "changed": at} for seat in rows])


async def check_room(hub: Hub, player: str) -> None:
    """Raise if a player is at as many unfinished tables as allowed; those left to a bot do not count."""
    (row,) = await hub.store.fetch(UNFINISHED, of=player)
    most = hub.settings.limits.tables_per_player
    if row["count"] >= most:
        raise NotNow("server-many-tables", most=most)


async def open_table(hub: Hub, player: str, name: str, asked: NewTable, pairing: str | None = None) -> LiveTable:
    """Open a table; it starts at once if nobody is waited for. `pairing`: the device of a player who waits for anybody."""
    kind = find(asked.game)
    wanted = seating(kind, asked)
    setup = msgspec.structs.replace(set_up(kind, asked, len(wanted)), pairing=pairing)
    title = clean_name(asked.name, hub.settings.limits.name_length) if asked.name else ""
    check_words(title, hub.settings.unwanted_words)
    await check_room(hub, player)
    nonce = asked.nonce.lower() if asked.nonce else None
    rows = [
        seat_row(seat, player, name, nonce=nonce, came=True)
        if who == "me"
        else seat_row(seat, bot=who.bot if isinstance(who, BotSeat) else None)
        for seat, who in enumerate(wanted)
    ]
    row = {"id": new_id(), "setup": msgspec.json.encode(setup).decode(), "name": title, "public": asked.public, "host": player}
    await hub.store.transaction(lambda connection: write_table(connection, kind, row, rows))
    return await require_table(hub, str(row["id"]))


async def require_table(hub: Hub, table: str) -> LiveTable:
    """Return a table that was just written; it is dealt if it is full."""
    live = await hub.get(table)
    assert live is not None
    await hub.start_if_full(live)
    return live
