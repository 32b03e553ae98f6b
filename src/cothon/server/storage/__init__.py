"""Where the server keeps everything: the schema, the engine with its migrations, and the ledger of steps."""
