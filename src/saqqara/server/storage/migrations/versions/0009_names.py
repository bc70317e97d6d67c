"""A name that lasts: passkeys, recovery codes, names that nobody else may have, and what kind of device a token is on."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three columns and four tables more; everybody is a guest until they keep their name."""
    op.add_column("players", sa.Column("kept", sa.BigInteger, nullable=True))
    op.add_column("tokens", sa.Column("label", sa.String(40), nullable=True))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger, nullable=True))
    op.create_table(
        "kept_names",
        sa.Column("skeleton", sa.String(200), primary_key=True),
        player(),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        player(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        player(),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        player(nullable=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    for table in ("kept_names", "passkeys", "recovery_codes", "challenges"):
        op.create_index(f"ix_{table}_player", table, ["player"])
    op.create_index("challenges_kept", "challenges", ["expires", "hash"])


def player(nullable: bool = False) -> sa.Column[str]:
    """The column that says whose something is."""
    return sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=nullable)
