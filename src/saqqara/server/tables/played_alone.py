"""Games that somebody has played without the server, brought to it: replayed from their record, then kept as a finished, private table."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.core.errors import BadRecord, SaqqaraError
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.core.record import Record, early, read_record
from saqqara.core.record_replay import replay
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.names.display_names import clean_name
from saqqara.server.names.name_policy import is_unwanted
from saqqara.server.settings import Settings
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import log, seats, tables
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import STAND_IN, seat_row
from saqqara.server.tables.table_setup import Pace, Setup

MAX_GAMES = 300
"""Games of one person that are kept; for more, earlier ones must be deleted."""
UNNAMED = "–"
ALONE = '%"alone":true%'
COUNT = (
    sa.select(sa.func.count())
    .select_from(tables)
    .where(tables.c.host == sa.bindparam("of"), tables.c.status == "over", tables.c.setup.like(ALONE))
)
KNOWN = sa.select(tables.c.id).where(tables.c.id == sa.bindparam("id"))


class PlayedGame(msgspec.Struct, frozen=True):
    """A game as it is stored: its table, seats and log."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    entries: list[dict[str, Any]]


def read_game(data: dict[str, Any], seat: int, player: str, name: str, settings: Settings) -> PlayedGame:
    """Return a finished game from its record, which is replayed. Raise what is wrong with it. Names in it are linked to nobody."""
    record = read_record(data)
    if record.daily:
        raise NotNow("server-alone-daily")
    if seat >= record.seats:
        raise BadRecord("no-seat", seat=str(seat), most=record.seats - 1)
    if not replay(data).over:
        raise BadRecord("server-alone-unfinished")
    made = game_of(record, seat, player, name, settings)
    live = LiveTable(made.row, [*made.seats])
    for entry in made.entries:
        live.apply(entry)
        entry["acting"] = live.acting
    if live.table is None or without_names(live.table.record()) != without_names(data):
        raise BadRecord("server-alone-other")
    return made


def without_names(data: dict[str, Any]) -> Any:
    """Return a record as plain data without the names in it."""
    return {field: value for field, value in plain(data).items() if field != "names"}


def game_of(record: Record, seat: int, player: str, name: str, settings: Settings) -> PlayedGame:
    """Return the rows of a game that its record tells."""
    at = now()
    identity = msgspec.json.encode([player, record.seed, record.moves])
    row: dict[str, Any] = {
        "id": f"a{urlsafe_b64encode(hashlib.sha256(identity).digest())[:15].decode()}",  # the same game again is the same table
        "game": record.game,
        "rules": record.rules,
        "setup": msgspec.json.encode(setup_of(record)).decode(),
        "secret": record.seed,
        "name": "",
        "public": False,
        "host": player,
        "rematch": None,
        "put_off": None,
        "status": "over",
        "created": at,
        "changed": at,
        "counted": True,  # it has no result that could count
    }
    names = [shown_name(one, settings) for one in record.names or ()] or [None] * record.seats
    rows = [
        seat_row(place, player, name, came=True) if place == seat else seat_row(place, name=other or UNNAMED)
        for place, other in enumerate(names)
    ]
    return PlayedGame(row, rows, [entry_of(row["id"], seq, at, *what) for seq, what in enumerate(entries_of(record))])


def setup_of(record: Record) -> Setup:
    """Return the setup of a record's table."""
    kind = find(record.game)
    return Setup(
        seats=record.seats,
        options=record.options if record.position is not None else kind.choices(kind.seat_count(record.seats), record.options),
        times=record.times,
        deck=record.deck,
        pace=Pace(),
        hints=True,
        level=STAND_IN,
        position=record.position,
        alone=True,
    )


def shown_name(text: str, settings: Settings) -> str | None:
    """Return a name of a record as it may be shown here; None if it may not."""
    try:
        name = clean_name(text, settings.limits.name_length)
    except SaqqaraError:
        return None
    return None if is_unwanted(name, settings.unwanted_words) else name


Entry = tuple[str, int | None, str, int]
"""Kind, seat, text, and milliseconds since the start."""


def entries_of(record: Record) -> list[Entry]:
    """Return the log that leads to a record."""
    ended, resigned = early(record)
    start: Entry = "start", None, msgspec.json.encode(record.nonces or []).decode(), 0
    moves: list[Entry] = [move_entry(*move) for move in record.moves]
    given_up: list[Entry] = [("resign", seat, "", 0) for seat in resigned]
    end: list[Entry] = [] if ended is None else [("end", None, ended, 0)]
    if record.seats == 2:  # the first who gives up ends it
        return [start, *moves, *(given_up or end)]
    return [start, *given_up, *moves, *end]


def move_entry(seat: Any, text: Any, at: Any = None) -> Entry:
    """Return the entry of a record's move, whose form was checked when it was read."""
    return "move", seat, text, at or 0


def entry_of(table: str, seq: int, at: int, kind: str, seat: int | None, text: str, since: int) -> dict[str, Any]:
    """Return an entry of the log."""
    return {"table": table, "seq": seq, "kind": kind, "seat": seat, "text": text, "bot": False, "client": None, "at": at + since}


def write_game(connection: Connection, game: PlayedGame) -> None:
    """Write a game, unless it is here already. Raise if its player has brought as many as are kept."""
    if connection.scalar(KNOWN, {"id": game.row["id"]}) is not None:
        return
    if connection.scalar(COUNT, {"of": game.row["host"]}) >= MAX_GAMES:
        raise NotNow("server-alone-many", most=MAX_GAMES)
    connection.execute(sa.insert(tables), game.row)
    changed = {"table": game.row["id"], "status": "over", "changed": game.row["changed"]}
    connection.execute(sa.insert(seats), [seat | changed for seat in game.seats])
    connection.execute(sa.insert(log), game.entries)
