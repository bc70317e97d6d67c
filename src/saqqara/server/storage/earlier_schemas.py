"""Rows of databases from before the first release (schemas 1 to 16), made complete for the schema of today.

Each of these schemas only added tables and columns to the one before.
"""

from typing import Any

import sqlalchemy as sa

from saqqara.server.storage.schema import metadata

ADDED: dict[str, dict[str, Any]] = {
    "seats": {"status": "open", "changed": 0},
    "alert_choices": {"invited": True},
    "daily_tries": {"as_guest": False},
    "passkeys": {"verified": False},
}
"""Columns that earlier schemas do not have, and the values that their rows begin with; others that they do not have are null."""
AS_GUEST = """
    seats.status IN ('running', 'over') AND EXISTS (
        SELECT 1 FROM log JOIN players ON players.id = seats.player
        WHERE log."table" = seats."table" AND log.kind = 'start' AND log.at < players.kept
    )
"""
"""Seats of registered players whose game was dealt before they registered."""
RANKED_AS_GUEST = """
    results.who IS NOT NULL
    AND (
        results.rated = true
        OR EXISTS (SELECT 1 FROM tables WHERE tables.id = results."table" AND tables.setup LIKE '%"arena":"%')
    )
    AND EXISTS (
        SELECT 1 FROM seats WHERE seats."table" = results."table" AND seats.seat = results.seat AND seats.competitor IS NOT NULL
    )
"""
"""Their results that count for a rating or in an arena; of one that was cleared since, its tables alone are left."""
OWN = (
    "FROM results JOIN competitors ON competitors.number = results.who"
    " WHERE competitors.player = standings.player AND results.game = standings.game"
)
WHO_BECAME = "player IN (SELECT became FROM competitors WHERE became IS NOT NULL)"
FRESH_MU, FRESH_SIGMA = 25.0, 25.0 / 3.0
SEATS_AS_THEIR_TABLES = (
    'UPDATE seats SET status = (SELECT tables.status FROM tables WHERE tables.id = seats."table"), '
    'changed = (SELECT tables.changed FROM tables WHERE tables.id = seats."table")'
)
LEAVE_RESULTS_OF_GUESTS = (
    f"INSERT INTO competitors (became) SELECT DISTINCT seats.player FROM seats WHERE {AS_GUEST}",
    f"UPDATE seats SET competitor = (SELECT competitors.number FROM competitors WHERE competitors.became = seats.player) WHERE {AS_GUEST}",
    "INSERT INTO rebuilds (game, ended, \"table\") SELECT game, MIN(ended), '' FROM results"
    f" WHERE {RANKED_AS_GUEST} AND results.rated = true GROUP BY game",
    "UPDATE results SET who = (SELECT seats.competitor FROM seats"
    f' WHERE seats."table" = results."table" AND seats.seat = results.seat) WHERE {RANKED_AS_GUEST}',
    f"UPDATE standings SET games = (SELECT COUNT(*) {OWN}), wins = (SELECT COUNT(*) {OWN} AND results.place = 1),"
    f" scored = (SELECT COUNT(results.points) {OWN}), points = (SELECT COALESCE(SUM(results.points), 0) {OWN}),"
    f" rated = (SELECT COUNT(*) {OWN} AND results.rated = true),"
    f" rated_wins = (SELECT COUNT(*) {OWN} AND results.rated = true AND results.place = 1) WHERE {WHO_BECAME}",
    f"UPDATE standings SET mu = {FRESH_MU!r}, sigma = {FRESH_SIGMA!r}, provisional = true, listed = false WHERE rated = 0 AND {WHO_BECAME}",
    "UPDATE daily_tries SET as_guest = true, listed = false"
    " WHERE started < (SELECT players.kept FROM players WHERE players.id = daily_tries.player)",
)
"""Ranked games and daily tries from before a name was registered no longer count for it: they go to a number of their own, and sums are
counted again. The server then recomputes ratings from the first game concerned on."""


def completed(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row of an earlier schema with all columns of today's."""
    later = {column.name: None for column in table.columns if column.nullable}
    return {**later, **ADDED.get(table.name, {}), **row}


def complete(connection: sa.Connection, version: int) -> None:
    """Derive what earlier schemas did not store, once all their rows are there."""
    if version < 5:
        connection.execute(sa.text(SEATS_AS_THEIR_TABLES))
    if version < 15:
        for statement in LEAVE_RESULTS_OF_GUESTS:
            connection.execute(sa.text(statement))


def present(connection: sa.Connection) -> list[list[sa.Column[Any]]]:
    """Return the columns that a database of any schema has, table by table, those that others refer to first."""
    inspector = sa.inspect(connection)
    tables = set(inspector.get_table_names())
    there = {
        table: {column["name"] for column in inspector.get_columns(table.name)} for table in metadata.sorted_tables if table.name in tables
    }
    return [[column for column in table.columns if column.name in names] for table, names in there.items()]
