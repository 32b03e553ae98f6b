"""The steps of a finished game may be packed into one row. No table changes: the number keeps older servers, which
could not read such a row, away from the database."""

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    pass
