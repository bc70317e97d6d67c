"""What came of finished games, ratings, and what people show of themselves. Games that are over already are counted by the server later."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four more tables, and a mark for tables that have been counted."""
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=True))
    uncounted = sa.text("status = 'over' AND counted IS NULL")
    op.create_index("tables_uncounted", "tables", ["status", "changed", "id"], sqlite_where=uncounted, postgresql_where=uncounted)
    op.create_table(
        "competitors",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("player", sa.String(32), nullable=True, unique=True),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Integer, sa.ForeignKey("competitors.number"), nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=True),
        sa.Column("sigma", sa.Float(53), nullable=True),
        sa.Column("lifted", sa.Float(53), nullable=True),
    )
    op.create_index("results_in_order", "results", ["game", "rated", "ended", "table", "seat"])
    op.create_index("results_of", "results", ["who", "game", "rated", "ended", "table"])
    op.create_index("results_latest", "results", ["who", "ended", "table"])
    op.create_table(
        "standings",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("scored", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("rated_wins", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("provisional", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("habits", sa.Text, nullable=False),
    )
    op.create_index("standings_board", "standings", ["game", "listed", "provisional", "mu", "player"])
    op.create_table(
        "profiles",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seed", sa.String(16), nullable=True),
        sa.Column("shown", sa.String(80), nullable=True),
    )
