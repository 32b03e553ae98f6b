"""Names are compared by stricter keys. Of those that look alike now, the oldest account keeps the key; the others keep
their names, and are found by these."""

import sqlalchemy as sa
from alembic import op

from cothon.server import names

revision = "0006"
down_revision = "0005"

players = sa.table(
    "players",
    sa.column("id", sa.String),
    sa.column("name", sa.String),
    sa.column("name_key", sa.String),
    sa.column("guest", sa.Boolean),
    sa.column("created_at", sa.BigInteger),
)


def upgrade() -> None:
    connection, p = op.get_bind(), players.c
    rows = connection.execute(sa.select(p.id, p.name, p.name_key).order_by(p.guest, p.created_at, p.id)).all()
    taken: set[str] = set()
    new: list[tuple[str, str]] = []
    for row in rows:
        exact, alike = names.keys(row.name)
        key = alike if alike and alike not in taken else exact
        taken.add(key)
        if key != row.name_key:
            new.append((row.id, key))
    # First out of each other's way, then to the right place.
    for made in ([(i, f"##{i}") for i, _ in new], new):
        for player, key in made:
            connection.execute(sa.update(players).where(p.id == player).values(name_key=key))
