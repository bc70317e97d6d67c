"""The challenges of a day: who has tried which, at which table, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table, with its indexes."""
    made = op.create_table(
        "daily_tries",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False, unique=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("worth", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("lead", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("shared", sa.Boolean, nullable=True),
        sa.Column("parts", sa.Text, nullable=True),
    )
    going = made.c.ended.is_(None)
    op.create_index("daily_board", "daily_tries", ["day", "game", "listed", "worth", "lead", "points", "table"])
    op.create_index("daily_going", "daily_tries", ["started", "table"], sqlite_where=going, postgresql_where=going)
    without = sa.and_(made.c.ended.is_not(None), made.c.worth.is_(None))
    op.create_index("daily_without", "daily_tries", ["ended", "table"], sqlite_where=without, postgresql_where=without)
