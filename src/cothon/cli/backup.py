"""`cothon backup` and `cothon restore`: everything a server keeps, in a folder and back. The server may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from cothon.cli.face import console
from cothon.cli.serve import check_installed

if TYPE_CHECKING:
    from cothon.server.backup import Manifest

Work = Callable[[Callable[[int, int], None]], Awaitable["Manifest"]]
Db = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Database: sqlite:///FILE or postgresql://HOST/NAME. Default: COTHON_DB."),
]
Data = Annotated[
    str | None, typer.Option(metavar="DIR", help="Folder of the SQLite database. Default: that of the server.")
]


def backup(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder.")], db: Db = None, data: Data = None
) -> None:
    """Write everything a server keeps into a new folder. Keep it safe: it holds secrets."""
    check_installed()
    from cothon.server.backup import back_up
    from cothon.server.settings import read, url_of
    from cothon.server.storage.engine import Storage

    url = url_of(read(db=db, data=data))

    async def work(progress: Callable[[int, int], None]) -> Manifest:
        storage = await Storage.open(url, as_it_is=True)
        try:
            return await back_up(storage, folder, progress)
        finally:
            await storage.close()

    made = _with_bar(f"backup to {folder}", work)
    console().print(f"{folder}: {made.rows} rows of {len(made.tables)} tables", soft_wrap=True)


def restore(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a backup.")],
    db: Db = None,
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything that is in the database.")] = False,
) -> None:
    """Put a backup into a database, this one or another: SQLite and PostgreSQL read the same folder."""
    check_installed()
    from cothon.server import backup as of
    from cothon.server.settings import read, url_of
    from cothon.server.storage.engine import Storage

    url = url_of(read(db=db, data=data))
    of.check(folder)  # before a database is made for it

    async def work(progress: Callable[[int, int], None]) -> Manifest:
        storage = await Storage.open(url)
        try:
            return await of.restore(storage, folder, force, progress)
        finally:
            await storage.close()

    made = _with_bar(f"restore from {folder}", work)
    console().print(f"restored {made.rows} rows of {len(made.tables)} tables from {folder}", soft_wrap=True)


def _with_bar(title: str, work: Work) -> Manifest:
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(title, total=None)

        async def run() -> Manifest:
            return await work(lambda done, total: bar.update(task, completed=done, total=total))

        return asyncio.run(run())
