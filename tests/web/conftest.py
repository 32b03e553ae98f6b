"""A server process and a Chromium for each file of browser tests."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from kit.browser import CHROMIUM, Host, Visitor, chromium, hosting

MISSING = "NO CHROMIUM: THE BROWSER TESTS DID NOT RUN. Install Debian's chromium (`make chromium` as root)."


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        warnings.warn(MISSING, stacklevel=1)
        pytest.skip(MISSING)
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("host")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Visitors; at the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def come(**more: object) -> Visitor:
        visitors.append(Visitor(browser, host.url, **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.close()
    assert not troubles, troubles
