"""Arenas, evenings for a club: who takes part, and at which tables they were seated."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three more tables, with their indexes."""
    op.create_table(
        "arenas",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("bots", sa.String(20), nullable=True),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("arenas_of", "arenas", ["host", "starts"])
    op.create_index("arenas_kept", "arenas", ["done", "id"])
    op.create_table(
        "arena_entrants",
        sa.Column("arena", sa.String(16), sa.ForeignKey("arenas.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("out", sa.String(8), nullable=True),
    )
    op.create_index("arena_entrants_of", "arena_entrants", ["player", "joined"])
    op.create_table(
        "arena_tables",
        sa.Column("arena", sa.String(16), sa.ForeignKey("arenas.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16), nullable=False, unique=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("comeback", sa.Integer, nullable=True),
    )
