"""What is said has the id its sender gave it, so that a repeat is known."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column; what was said before has none."""
    op.add_column("chat", sa.Column("client", sa.String(80), nullable=True))
