"""How long the bots of a table pause before each answer, and the mark of the script of a first game; older tables have
neither."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_pause", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("lesson", sa.String(length=12), nullable=True))
