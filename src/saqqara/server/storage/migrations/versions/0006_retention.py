"""What has been kept long enough, and what is about somebody who goes, is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


KEPT = {"players": ("seen", "id"), "tokens": ("expires", "hash"), "links": ("expires", "hash"), "mail_confirmations": ("created", "hash")}
"""Since when something is kept, and its key: batches are taken in this order."""


def upgrade() -> None:
    """More indexes; two that begin as others do are not needed any more."""
    for table, columns in KEPT.items():
        op.create_index(f"{table}_kept", table, list(columns))
    op.drop_index("ix_links_expires", "links")
    op.drop_index("ix_mail_confirmations_created", "mail_confirmations")
    op.create_index("ix_links_table", "links", ["table"])
    op.create_index("ix_alerts_table", "alerts", ["table"])
    some = sa.text("put_off IS NOT NULL")
    op.create_index("tables_put_off", "tables", ["id"], sqlite_where=some, postgresql_where=some)
