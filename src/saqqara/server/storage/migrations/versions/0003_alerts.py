"""Calling people to their table: what they have chosen, where they can be reached, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four more tables."""
    number, flag = sa.BigInteger, sa.Boolean
    player = sa.ForeignKey("players.id", ondelete="CASCADE")
    op.create_table(
        "alert_choices",
        sa.Column("player", sa.String(32), player, primary_key=True),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        *(sa.Column(occasion, flag, nullable=False) for occasion in ("turn", "begun", "over", "reminded")),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("confirmed", flag, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("device", sa.String(64), sa.ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", number, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "mail_confirmations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("created", number, nullable=False),
    )
    op.create_table(
        "alerts",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("occasion", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("due", number, nullable=True, index=True),
        sa.Column("seen", flag, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
