"""How others refer to a person: an address that says nothing, beside an id that stays private."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table."""
    op.create_table(
        "handles",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False, unique=True),
    )
