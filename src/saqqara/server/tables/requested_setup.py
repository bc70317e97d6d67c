"""A request for a table, checked: the setup, and who is to sit where."""

from itertools import islice
from typing import TYPE_CHECKING, Any

from saqqara.bots import DEEP, is_strength, no_level
from saqqara.core.errors import BadPosition, BadSetup
from saqqara.core.game import Game
from saqqara.core.parsing import plain
from saqqara.core.record_replay import steps
from saqqara.core.table import Table
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.tables.table_setup import Pace, Setup

if TYPE_CHECKING:
    from saqqara.server.schemas.requests.tables import AskedPace, BotSeat, NewTable

STAND_IN = "apprentice"
"""The bot that plays for absent players where the table names none: plausible, and quick."""
USUAL = {"relaxed": None, "live": 60.0, "mail": 24 * 3600.0, "bank": 600.0}
"""Seconds for a decision, or in a time bank, where a table names only the kind of pace."""
USUAL_INCREMENT = 5.0
UNKNOWN: dict[str, Any] = {"left": None, "reminded": None, "asked": None, "declined": None}
"""The columns of a seat that say nothing about its player yet."""


def a_level(level: str) -> str:
    """Return a level if there is such a bot, or a strength between two; raise if not."""
    if not is_strength(level):
        raise no_level(level)
    return level


def seating(kind: Game, asked: "NewTable") -> "list[str | BotSeat]":
    """Return who is to sit where."""
    if asked.seats is None or isinstance(asked.seats, int):
        return ["me", *["open"] * (kind.seat_count(asked.seats) - 1)]
    kind.seat_count(len(asked.seats))
    if asked.seats.count("me") > 1:
        raise BadSetup("server-seats-no-me")
    for wanted in asked.seats:
        if not isinstance(wanted, str) and wanted.bot != DEEP:
            a_level(wanted.bot)
    if any(not isinstance(wanted, str) and wanted.bot == DEEP for wanted in asked.seats):
        if not kind.has("bots.evaluation"):
            raise BadSetup("server-deep-no-search")
        if "me" not in asked.seats or "open" in asked.seats:
            raise BadSetup("server-deep-alone")
    return list(asked.seats)


def paced(asked: "AskedPace") -> Pace:
    """Return the pace, with the usual time where none is given."""
    if asked.kind == "relaxed" and asked.seconds is not None:
        raise BadSetup("server-pace-relaxed")
    seconds = asked.seconds if asked.seconds is not None else USUAL[asked.kind]
    if asked.kind == "bank":
        return Pace(asked.kind, seconds, asked.increment if asked.increment is not None else USUAL_INCREMENT)
    if asked.increment is not None:
        raise BadSetup("server-pace-increment")
    return Pace(asked.kind, seconds)


def begin_from(kind: Game, asked: "NewTable") -> Table | None:
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


def set_up(kind: Game, asked: "NewTable", count: int) -> Setup:
    """Return a checked setup."""
    start = begin_from(kind, asked)
    if start is not None and start.seats != count:
        raise BadSetup("bad-seats", name=kind.name, least=start.seats, most=start.seats, seats=str(count))
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
