"""A browser for the tests that look at pages.

Playwright's synchronous interface keeps an event loop running in its thread for as long as it is open, and no test that
awaits can run beside it. So the browser is open for one file of tests at a time: pytest closes it before the next file
begins, whatever the order and however the files are spread over processes. A file with tests of both kinds is refused.
"""

from __future__ import annotations

import gc
import inspect
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import games  # noqa: F401 - tests/games, before a test puts tools/ with its games.py into the path

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MISSING = "NO CHROMIUM: THE BROWSER TESTS DID NOT RUN. Install Debian's chromium (`make chromium` as root)."


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from kit.browser import CHROMIUM, chromium  # here: some environments of the tests have no Playwright

    if CHROMIUM is None:
        warnings.warn(MISSING, stacklevel=1)
        pytest.skip(MISSING)
    with chromium() as running:
        yield running


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every game has a network, a small one."""
    from cothon.bots.network_file import FURTHER
    from kit.networks import folder_of_all

    folder = folder_of_all()
    monkeypatch.setenv(FURTHER, str(folder))
    return folder


def pytest_collection_finish() -> None:
    """Thousands of tests that stay until the end need not be looked through at every collection of garbage."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    functions = [item for item in items if isinstance(item, pytest.Function)]
    looking = {item.path for item in functions if "browser" in item.fixturenames}
    awaiting = {item.path for item in functions if inspect.iscoroutinefunction(item.obj)}
    if mixed := looking & awaiting:
        raise pytest.UsageError(f"tests that await need a file without browser tests: {_names(mixed)}")


def _names(paths: set[Path]) -> str:
    return ", ".join(sorted(path.name for path in paths))
