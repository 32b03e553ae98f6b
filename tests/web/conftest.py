"""A server process for each file of browser tests, and visitors with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from kit.browser import Host, Visitor, hosting
from kit.variants import FULL


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Everything with COTHON_FULL=1; else the pages, each in one of the two themes at random but always the same."""
    if FULL:
        return
    here = Path(__file__).parent
    left_out = [item for item in items if here in item.path.parents and not _usual(item.name)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        dropped = set(left_out)
        items[:] = [item for item in items if item not in dropped]


def _usual(name: str) -> bool:
    """Whole games in a browser take minutes: they are left to the full counts."""
    whole = ("test_boards", "test_two_browsers", "test_a_whole_game", "test_a_phone", "test_pictures")
    if name.startswith((*whole, "test_whole_counts")):
        return False
    return not name.startswith("test_every_page") or crc32(name.encode()) % 2 == 0
