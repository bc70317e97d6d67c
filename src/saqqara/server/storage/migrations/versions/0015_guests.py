"""Ranked games and daily tries from before a name was registered no longer count for it.

Whoever registered before this version is treated by the best evidence there is: a game or a try that began before the name was registered.
A guest's games that began later and were merged into the name look like the name's own, and stay as they are. Ratings are computed again by
the server in the background, from the first game concerned on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

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
FRESH_MU, FRESH_SIGMA = 25.0, 25.0 / 3.0


def upgrade() -> None:
    """Three columns and a table; then what is there is sorted by them."""
    op.add_column("seats", sa.Column("competitor", sa.Integer, nullable=True))
    op.add_column("competitors", sa.Column("became", sa.String(32), nullable=True))
    op.create_index("ix_competitors_became", "competitors", ["became"])
    op.add_column("daily_tries", sa.Column("as_guest", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rebuilds",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
    )
    leave_results()
    op.execute(
        "UPDATE daily_tries SET as_guest = true, listed = false"
        " WHERE started < (SELECT players.kept FROM players WHERE players.id = daily_tries.player)"
    )


def leave_results() -> None:
    """Ranked results from before a name was registered go to a number of their own, and sums are counted again without them."""
    op.execute(f"INSERT INTO competitors (became) SELECT DISTINCT seats.player FROM seats WHERE {AS_GUEST}")
    op.execute(
        "UPDATE seats SET competitor = (SELECT competitors.number FROM competitors WHERE competitors.became = seats.player)"
        f" WHERE {AS_GUEST}"
    )
    op.execute(
        "INSERT INTO rebuilds (game, ended, \"table\") SELECT game, MIN(ended), '' FROM results"
        f" WHERE {RANKED_AS_GUEST} AND results.rated = true GROUP BY game"
    )
    op.execute(
        "UPDATE results SET who = (SELECT seats.competitor FROM seats"
        f' WHERE seats."table" = results."table" AND seats.seat = results.seat) WHERE {RANKED_AS_GUEST}'
    )
    op.execute(
        f"UPDATE standings SET games = (SELECT COUNT(*) {OWN}), wins = (SELECT COUNT(*) {OWN} AND results.place = 1),"
        f" scored = (SELECT COUNT(results.points) {OWN}), points = (SELECT COALESCE(SUM(results.points), 0) {OWN}),"
        f" rated = (SELECT COUNT(*) {OWN} AND results.rated = true),"
        f" rated_wins = (SELECT COUNT(*) {OWN} AND results.rated = true AND results.place = 1)"
        " WHERE player IN (SELECT became FROM competitors WHERE became IS NOT NULL)"
    )
    op.execute(
        f"UPDATE standings SET mu = {FRESH_MU!r}, sigma = {FRESH_SIGMA!r}, provisional = true, listed = false"
        " WHERE rated = 0 AND player IN (SELECT became FROM competitors WHERE became IS NOT NULL)"
    )
