"""People among each other: who follows, blocks, invites and reports whom, and what the host did about it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables for people, and one more occasion to be told of."""
    op.add_column("alert_choices", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "follows",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_seen", "follows", ["other", "at"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "presence",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("here", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table", "player"),
    )
    op.create_index("ix_invitations_by", "invitations", ["by"])
    op.create_index("invitations_waiting", "invitations", ["player", "expires"])
    op.create_index("invitations_kept", "invitations", ["expires", "id"])
    make_reports()


def make_reports() -> None:
    """Reports, the words they are about, and what was done."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32), nullable=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("place", sa.String(16), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.String(12), nullable=True),
        sa.Column("done_at", sa.BigInteger, nullable=True),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_index("reports_waiting", "reports", ["done_at", "at", "id"])
    op.create_index("reports_kept", "reports", ["done_at", "id"])
    op.create_table(
        "report_words",
        sa.Column("report", sa.String(16), sa.ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_report_words_player", "report_words", ["player"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("sanctions_held", "sanctions", ["player", "what", "until"])
    op.create_index("sanctions_kept", "sanctions", ["until", "id"])
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("host_keys_kept", "host_keys", ["expires", "hash"])
