"""Which passkeys are known to verify their user (by fingerprint, face or PIN)."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column. A stored passkey counts as unverified until it signs in with verification."""
    op.add_column("passkeys", sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.false()))
