"""Merge a guest into a registered player: every column that names the guest (`personal_data.PERSONAL_COLUMNS`) names the player.

Where both would stand in the same place, the player's own stays: one row of a key, one seat at a table, one try at a challenge of a day. A
second seat at the same table is left as by somebody who goes: open before the deal, a bot's after it, nobody's when the game is over. What
was played for a rating, in an arena or as a daily challenge does not count for the player, and casual games do
(`ratings.guest_results`). A block that either has made, or is in, holds for the follows of both. A second try at the
same puzzle is nobody's, so that what it says of the puzzle stays.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.server.accounts import personal_data
from saqqara.server.community import blocks
from saqqara.server.ratings import guest_results
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import follows, invitations, players, puzzle_tries, seats, studies, tables
from saqqara.server.storage.store import Store

SEATS = sa.select(sa.func.count().label("count")).where(seats.c.player == sa.bindparam("of"))
STUDIES = sa.select(sa.func.count().label("count")).where(studies.c.player == sa.bindparam("of"))


async def count_tables_and_studies(store: Store, player: str) -> int:
    """Return how many tables and studies somebody has: what would be lost with them."""
    return sum([int((await store.fetch(query, of=player))[0]["count"]) for query in (SEATS, STUDIES)])


def has_tables_or_studies(connection: Connection, player: str) -> bool:
    """Return whether somebody has tables or studies."""
    return any(connection.scalar(query, {"of": player}) for query in (SEATS, STUDIES))


def merge_guest(connection: Connection, store: Store, guest: str, player: str) -> dict[str, str]:
    """Give all that is a guest's to a player and delete the guest; return the tables concerned, with their status."""
    guest_results.merge(connection, store, guest, player)
    mine = sa.select(tables.c.id, tables.c.status)
    hosted = mine.where(tables.c.host == guest)
    seated = mine.join(seats, seats.c.table == tables.c.id).where(sa.or_(seats.c.player == guest, seats.c.asked == guest))
    touched = {row.id: row.status for query in (hosted, seated) for row in connection.execute(query)}
    leave_second_seats(connection, store, guest, player)
    for named in ((seats.c.player == guest,), (seats.c.asked == guest, seats.c.player.is_(None))):
        connection.execute(sa.update(seats).where(*named).values(name=name_of(player)))
    replace_on_lists(connection, guest, player)
    leave_second_attempts(connection, guest, player)
    for place in personal_data.PERSONAL_COLUMNS:
        if place.joined == "moved":
            drop_duplicates(connection, place.column, guest, player)
            connection.execute(sa.update(place.column.table).where(place.column == guest).values({place.column: player}))
        elif place.joined == "dropped":
            connection.execute(sa.delete(place.column.table).where(place.column == guest))
    drop_self_relations(connection, player)
    drop_blocked_follows(connection, player)
    return touched


def name_of(player: str) -> Any:
    """Return a player's name, within a statement."""
    return sa.select(players.c.name).where(players.c.id == player).scalar_subquery()


def leave_second_seats(connection: Connection, store: Store, guest: str, player: str) -> None:
    """Give up the guest's seat at tables where the player sits as well, so that nobody is asked twice."""
    own = sa.select(seats.c.table).where(seats.c.player == player)
    query = sa.select(seats.c.table, seats.c.seat, seats.c.name, seats.c.bot, tables.c.status, tables.c.setup)
    for row in connection.execute(
        query.join(tables, tables.c.id == seats.c.table).where(seats.c.player == guest, seats.c.table.in_(own))
    ).all():
        personal_data.leave_seat(connection, store, row)
        here = seats.c.table == row.table, seats.c.seat == row.seat
        connection.execute(sa.update(seats).where(*here).values(player=None, name=None))
    either = sa.select(seats.c.table).where(sa.or_(seats.c.player == player, seats.c.asked == player))
    connection.execute(sa.update(seats).where(seats.c.asked == guest, seats.c.table.in_(either)).values(asked=None, name=None))


def leave_second_attempts(connection: Connection, guest: str, player: str) -> None:
    """Leave the guest's attempts at puzzles that the player has tried as well, as if the guest were deleted."""
    own = puzzle_tries.alias("own")
    same = sa.exists().where(own.c.player == player, own.c.game == puzzle_tries.c.game, own.c.puzzle == puzzle_tries.c.puzzle)
    connection.execute(sa.update(puzzle_tries).where(puzzle_tries.c.player == guest, same).values(player=None, answer=""))


def replace_on_lists(connection: Connection, guest: str, player: str) -> None:
    """Replace the guest by the player on the lists of those who were removed from a table."""
    (place,) = (place for place in personal_data.PERSONAL_COLUMNS if place.column is tables.c.put_off)
    for row in connection.execute(
        sa.select(tables.c.id, tables.c.put_off).where(personal_data.names(place, [guest])).with_for_update()
    ).all():
        listed = {player if other == guest else other for other in msgspec.json.decode(row.put_off)}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(put_off=msgspec.json.encode(sorted(listed)).decode()))


def keys_with(column: sa.Column[Any]) -> list[list[sa.Column[Any]]]:
    """Return the other columns of each key in which a column stands that no two rows may share."""
    of = column.table
    unique = [list(one.columns) for one in of.constraints if isinstance(one, sa.PrimaryKeyConstraint | sa.UniqueConstraint)]
    unique += [list(index.columns) for index in of.indexes if index.unique]
    return [[other for other in key if other is not column] for key in unique if any(one is column for one in key)]


def drop_duplicates(connection: Connection, column: sa.Column[Any], guest: str, player: str) -> None:
    """Delete rows of the guest for which the player has one of the same key already."""
    for others in keys_with(column):
        own = column.table.alias("own")
        same = sa.exists().where(own.c[column.name] == player, *(own.c[other.name] == other for other in others))
        connection.execute(sa.delete(column.table).where(column == guest, same))


def drop_self_relations(connection: Connection, player: str) -> None:
    """Delete rows that were about the guest and the player to each other."""
    named: dict[sa.Table, list[sa.Column[Any]]] = {}
    for place in personal_data.PERSONAL_COLUMNS:
        if place.column.primary_key:
            named.setdefault(place.column.table, []).append(place.column)
    for table, columns in named.items():
        if len(columns) > 1:
            connection.execute(sa.delete(table).where(*(column == player for column in columns)))


def drop_blocked_follows(connection: Connection, player: str) -> None:
    """Delete follows and invitations between the player and those whom a block parts from them, as when a block is made."""
    parted = blocks.players_parted_from(player)
    for one, other in ((follows.c.player, follows.c.other), (invitations.c.player, invitations.c.by)):
        for mine, theirs in ((one, other), (other, one)):
            connection.execute(sa.delete(one.table).where(mine == player, theirs.in_(parted)))
