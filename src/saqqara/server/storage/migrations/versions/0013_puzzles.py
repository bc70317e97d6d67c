"""Puzzles: who has tried which and what they answered, what is believed of the puzzles, and of those who solve them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three more tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("series", sa.String(16), nullable=False),
        *(
            sa.Column(name, sa.Float(53), nullable=False)
            for name in ("mu_before", "mu", "sigma", "puzzle_before", "puzzle_mu", "puzzle_sigma")
        ),
        sa.Column("again_at", sa.BigInteger, nullable=True),
        sa.Column("again_right", sa.Boolean, nullable=True),
        sa.UniqueConstraint("player", "game", "puzzle"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_standings",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("series", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
