"""The personal data stored about a player: every column, what of it they are given when they ask, and what becomes of it when they leave.

A column that names a person and is not listed here fails a test (`test_personal.py`), so that no later change forgets one.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import (
    alert_choices,
    alerts,
    arena_entrants,
    arenas,
    blocks,
    challenges,
    chat,
    competitors,
    daily_tries,
    follows,
    handles,
    invitations,
    kept_names,
    links,
    log,
    mail_confirmations,
    muted,
    passkeys,
    players,
    presence,
    profiles,
    push_subscriptions,
    puzzle_standings,
    puzzle_tries,
    recovery_codes,
    report_words,
    reports,
    reviews,
    sanctions,
    seats,
    standings,
    studies,
    tables,
    tokens,
)
from saqqara.server.storage.store import Store, deadline
from saqqara.server.tables.table_setup import Setup


class PersonalColumn(NamedTuple):
    """A column that names a person: what of its rows they are given, and what the rows say afterwards; None: they are deleted.

    `joined`: what becomes of them when a guest turns out to be somebody whose name is kept (`guest_merge`): they are that person's, but
    for those of which the person has one of the same key; or they are deleted; or added to the person's own, by what knows them.
    """

    column: sa.Column[Any]
    given: tuple[str, ...]
    after: dict[str, Any] | None = None
    joined: Literal["moved", "dropped", "added"] = "moved"


PERSONAL_COLUMNS = (
    PersonalColumn(seats.c.player, ("table", "seat", "name", "bot", "nonce", "came", "left", "reminded"), {"player": None, "name": None}),
    PersonalColumn(seats.c.asked, ("table", "seat", "name", "declined"), {"asked": None, "name": None}),
    PersonalColumn(tables.c.host, ("id", "game", "name", "public", "status", "created", "changed", "rematch"), {"host": None, "name": ""}),
    PersonalColumn(tables.c.put_off, ("id",), {}, "added"),
    PersonalColumn(chat.c.player, ("table", "name", "text", "at")),
    PersonalColumn(muted.c.player, ("table",)),
    PersonalColumn(muted.c.other, ()),  # that somebody does not want to read them is the other's own affair
    PersonalColumn(links.c.player, ("table", "expires"), joined="dropped"),  # whoever has one was to be the guest, no more
    PersonalColumn(alerts.c.player, ("table", "occasion", "seat", "turn", "by", "due", "seen")),
    PersonalColumn(push_subscriptions.c.player, ("endpoint", "created", "failures"), joined="dropped"),  # with the device
    PersonalColumn(alert_choices.c.player, tuple(column.name for column in alert_choices.columns if column.name != "player")),
    PersonalColumn(mail_confirmations.c.player, ("created",), {"player": ""}),  # how often an address was written to still counts
    PersonalColumn(studies.c.player, ("id", "game", "title", "open", "changed", "body")),
    PersonalColumn(reviews.c.player, ("table", "made"), {"player": None}),  # what it says is about the game
    PersonalColumn(follows.c.player, ("at",)),  # whom, is shown on the page of people: ids of others are not given
    PersonalColumn(follows.c.other, ("at",)),
    PersonalColumn(blocks.c.player, ("at",)),
    PersonalColumn(blocks.c.other, ()),  # that somebody does not want to meet them is the other's own affair
    PersonalColumn(presence.c.player, ("shown", "here")),
    PersonalColumn(invitations.c.player, ("table", "at", "expires", "declined")),
    PersonalColumn(invitations.c.by, ("table", "at", "expires")),
    PersonalColumn(report_words.c.player, ()),  # that a report has their words would tell of it
    PersonalColumn(reports.c.by, ("name", "kind", "line", "place", "at", "done", "done_at"), {"by": None}),  # what it says is about another
    PersonalColumn(reports.c.player, ()),  # a report is its maker's, and goes with whom it is about
    PersonalColumn(sanctions.c.player, ("what", "kind", "at", "until", "told")),
    PersonalColumn(competitors.c.player, ("number",), {"player": None}, "added"),  # others' ratings follow from their games
    PersonalColumn(competitors.c.became, ("number",), {"became": None}),
    PersonalColumn(standings.c.player, tuple(column.name for column in standings.columns if column.name != "player"), joined="added"),
    PersonalColumn(profiles.c.player, ("seed", "shown")),
    PersonalColumn(
        daily_tries.c.player,
        ("day", "game", "table", "started", "ended", "listed", "worth", "points", "lead", "place", "shared", "parts", "as_guest"),
    ),
    PersonalColumn(
        puzzle_tries.c.player,
        tuple(column.name for column in puzzle_tries.columns if column.name not in ("player", "number", "series")),
        {"player": None, "answer": ""},  # what it says of the puzzle stays
    ),
    PersonalColumn(
        puzzle_standings.c.player, ("game", "mu", "sigma", "tries"), joined="dropped"
    ),  # a rating is of what was solved under the name
    PersonalColumn(
        arenas.c.host,
        ("id", "name", "game", "seats", "wish", "bots", "created", "starts", "ends", "done"),
        {"host": None, "name": ""},
    ),
    PersonalColumn(arena_entrants.c.player, ("arena", "joined", "seen", "since", "out"), joined="dropped"),  # with the points made there
    PersonalColumn(handles.c.player, ("handle",)),
    PersonalColumn(kept_names.c.player, ("skeleton",), joined="dropped"),
    PersonalColumn(passkeys.c.player, ("name", "site", "made", "used", "verified"), joined="dropped"),
    PersonalColumn(recovery_codes.c.player, ("made",), joined="dropped"),
    PersonalColumn(challenges.c.player, ("purpose", "expires"), joined="dropped"),
    PersonalColumn(tokens.c.player, ("label", "created", "seen", "expires"), joined="dropped"),
    PersonalColumn(players.c.id, ("id", "name", "created", "seen", "kept"), joined="dropped"),
)
"""In the order in which they are left: what others refer to comes last."""


def names(place: PersonalColumn, who: Sequence[str]) -> sa.ColumnElement[bool]:
    """Return the rows of a place that are about some players. Who was put off a table stands in a list."""
    if place.column is tables.c.put_off:
        return sa.and_(tables.c.put_off.is_not(None), sa.or_(*(tables.c.put_off.contains(f'"{one}"', autoescape=True) for one in who)))
    return place.column.in_(who)


def given_to(connection: Connection, player: str) -> dict[str, list[dict[str, Any]]]:
    """Return all that is stored about a player, by where it stands. Nothing secret of a game is in it: moves are in the games' records."""
    found = {}
    for place in PERSONAL_COLUMNS:
        if place.given:
            of = place.column.table
            query = sa.select(*(of.c[name] for name in place.given)).where(names(place, [player])).order_by(*of.primary_key.columns)
            found[str(place.column)] = [row._asdict() for row in connection.execute(query)]
    return found


def forget(connection: Connection, store: Store, who: Sequence[str]) -> dict[str, str]:
    """Delete some players' personal data. Gives the tables where they sat, with their status.

    The moves stay: they are the game of the others too. A seat of a game that is going on is left to a bot.
    """
    connection.execute(
        sa.select(players.c.id).where(players.c.id.in_(who)).with_for_update()
    )  # before a game is counted for them, or after
    query = sa.select(seats.c.table, seats.c.seat, seats.c.name, seats.c.bot, tables.c.status, tables.c.setup)
    sat = connection.execute(query.join(tables, tables.c.id == seats.c.table).where(seats.c.player.in_(who))).all()
    for row in sat:
        leave_seat(connection, store, row)
    take_off_lists(connection, who)
    for place in PERSONAL_COLUMNS:
        mine = names(place, who)
        if place.after is None:
            connection.execute(sa.delete(place.column.table).where(mine))
        elif place.after:
            connection.execute(sa.update(place.column.table).where(mine).values(**place.after))
    return {row.table: row.status for row in sat}


def leave_seat(connection: Connection, store: Store, row: Any) -> None:
    """Leave a seat: before the deal it is open again, after it a bot's. Whom its player has reminded no longer reads by whom."""
    seat = sa.update(seats).where(seats.c.table == row.table, seats.c.seat == row.seat)
    if row.status == "open":
        connection.execute(seat.values(nonce=None, came=False))
    elif row.status == "running":
        connection.execute(seat.values(bot=row.bot or msgspec.json.decode(row.setup, type=Setup).level))
        last = connection.scalar(sa.select(sa.func.max(log.c.seq)).where(log.c.table == row.table))
        connection.execute(*deadline(row.table, last or 0, now()))  # whichever node is first sees to the bot
    connection.execute(sa.update(alerts).where(alerts.c.table == row.table, alerts.c.by == row.name).values(by=""))


def take_off_lists(connection: Connection, who: Sequence[str]) -> None:
    """Take players off the lists of those who were removed from a table."""
    (place,) = (place for place in PERSONAL_COLUMNS if place.column is tables.c.put_off)
    for row in connection.execute(sa.select(tables.c.id, tables.c.put_off).where(names(place, who)).with_for_update()).all():
        left = without(msgspec.json.decode(row.put_off), who)
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(put_off=left))


def without(listed: Iterable[str], who: Sequence[str]) -> str | None:
    """Return a list as it is stored, without some players."""
    left = [other for other in listed if other not in who]
    return msgspec.json.encode(left).decode() if left else None
