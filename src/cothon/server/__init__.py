"""The server: tables, seats, live streams, accounts, storage. Start reading with `app`, then `house` and `live`."""
