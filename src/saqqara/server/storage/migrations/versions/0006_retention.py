"""What has been kept long enough, and what is about somebody who goes, is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four more indexes."""
    op.create_index("ix_players_seen", "players", ["seen"])
    op.create_index("ix_tokens_expires", "tokens", ["expires"])
    op.create_index("ix_alerts_table", "alerts", ["table"])
    some = sa.text("put_off IS NOT NULL")
    op.create_index("tables_put_off", "tables", ["id"], sqlite_where=some, postgresql_where=some)
