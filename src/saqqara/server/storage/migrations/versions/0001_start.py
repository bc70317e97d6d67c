"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    text, number = sa.Text, sa.BigInteger
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", number, nullable=False),
        sa.Column("seen", number, nullable=False),
    )
    for name in ("tokens", "links"):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=name == "tokens"),
            sa.Column(*(("created", number) if name == "tokens" else ("table", sa.String(16))), nullable=False),
            sa.Column("expires", number, nullable=False),
        )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", number, nullable=False),
        sa.Column("changed", number, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=True),
    )
    op.create_index("tables_listed", "tables", ["status", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("nonce", sa.String(128), nullable=True),
        sa.Column("came", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", text, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("client", sa.String(80), nullable=True),
        sa.Column("at", number, nullable=False),
    )
    op.create_table(
        "deadlines",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", number, nullable=False, index=True),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", text, nullable=False),
        sa.Column("at", number, nullable=False),
    )
    op.create_table("muted", *(sa.Column(name, sa.String(32), primary_key=True) for name in ("table", "player", "other")))
    op.create_table("secrets", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.String(128), nullable=False))


def downgrade() -> None:
    """There is nothing before this."""
    raise RuntimeError("there is no schema before the first")
