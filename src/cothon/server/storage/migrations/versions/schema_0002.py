"""Sessions that were signed out, devices within a table, and why a game did not count for the ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "signed_out",
        sa.Column("session", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_signed_out"),
    )
    op.add_column("tokens", sa.Column("device", sa.String(length=24), nullable=True))
    op.add_column("tables", sa.Column("unrated", sa.String(length=12), nullable=True))
    op.add_column("seats", sa.Column("device", sa.String(length=24), nullable=True))
    op.add_column("seats", sa.Column("gone", sa.Boolean(), nullable=True))
