"""The server process that a table belongs to: others take it over when that one is gone."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Integer(), nullable=True))
