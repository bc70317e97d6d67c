"""Opening a table: the request is checked, and the table is written with its seats in one transaction."""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.bots.level_ratings import stand
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.ids import new_id
from saqqara.server.names.display_names import clean_name
from saqqara.server.names.name_policy import check_words
from saqqara.server.schemas.requests.tables import AskedPace, BotSeat, NewTable
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import seat_row, seating, set_up

RATED_STAND_IN = "novice"
"""The bot that decides at rated tables for late players: nobody is to gain by being late."""

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


def rated_wish(kind: Game, asked: NewTable, count: int) -> NewTable:
    """Return a request; one for a rated table completed: no hints, a clock, our deck and a deal, rated bots, a novice as stand-in."""
    if not asked.rated:
        return asked
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
    setup = msgspec.structs.replace(set_up(kind, rated_wish(kind, asked, len(wanted)), len(wanted)), pairing=pairing)
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
