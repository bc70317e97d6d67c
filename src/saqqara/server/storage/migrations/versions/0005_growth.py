"""What is asked is found by an index, however many tables there are: a seat knows its table's status, an entry who is to act after it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

COPY = (
    'UPDATE seats SET status = (SELECT tables.status FROM tables WHERE tables.id = seats."table"), '
    'changed = (SELECT tables.changed FROM tables WHERE tables.id = seats."table")'
)


def upgrade() -> None:
    """More columns and indexes. Who was to act after the entries of before is not written down: those games are replayed for it."""
    op.add_column("seats", sa.Column("status", sa.String(8), nullable=False, server_default="open"))
    op.add_column("seats", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(COPY)
    op.add_column("log", sa.Column("acting", sa.Integer, nullable=True))
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["status", "public", "changed", "id"])
    op.create_index("tables_hosted", "tables", ["host", "status"])
    op.drop_index("ix_seats_player", "seats")
    op.create_index("seats_listed", "seats", ["player", "status", "changed", "table"])
    op.create_index("ix_seats_asked", "seats", ["asked"])
    op.create_index("ix_log_at", "log", ["at"])
    op.drop_index("ix_chat_table", "chat")
    op.create_index("chat_read", "chat", ["table", "id"])
    op.create_index("chat_said", "chat", ["player", "table", "client"])
    op.create_index("ix_chat_at", "chat", ["at"])
    op.create_index("ix_muted_player", "muted", ["player"])
    op.create_index("ix_muted_other", "muted", ["other"])
    op.create_index("ix_links_player", "links", ["player"])
    op.create_index("ix_links_expires", "links", ["expires"])
    op.create_index("ix_mail_confirmations_created", "mail_confirmations", ["created"])
