"""The hash that binds names and options of a game, published before its first draw; older games have none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.String(length=64), nullable=True))
