"""First games that are played by a script: the mark of the script; any other game has none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=12), nullable=True))
