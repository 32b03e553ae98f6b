"""The HTTP faces of the server, one file per subject; `app` gathers them."""
