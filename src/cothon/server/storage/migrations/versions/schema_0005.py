"""Reviews of finished games, and those that are being worked out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("upto", sa.Integer(), nullable=False),
        sa.Column("effort", sa.String(length=40), nullable=False),
        sa.Column("engine", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("asked_by", sa.String(length=24), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
        sa.ForeignKeyConstraint(["asked_by"], ["players.id"], name="fk_reviews_asked_by"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_state", "reviews", ["state"])
    op.create_index("ix_reviews_asked_by", "reviews", ["asked_by"])
