"""What Alembic runs: the steps, on the connection and inside the transaction it was handed."""

from alembic import context

from cothon.server.storage import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata)
context.run_migrations()
