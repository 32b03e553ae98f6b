"""How long the bots of a table pause before each answer; of older tables nothing is said: they do not."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_pause", sa.Integer(), nullable=True))
