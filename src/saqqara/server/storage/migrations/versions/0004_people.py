"""Who is away since when and was reminded, who is asked to a rematch, and who was put off a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """More columns; of what was before nothing is known."""
    op.add_column("seats", sa.Column("left", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("reminded", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("asked", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("declined", sa.Boolean, nullable=True))
    op.add_column("tables", sa.Column("put_off", sa.Text, nullable=True))
