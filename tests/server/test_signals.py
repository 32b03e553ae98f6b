"""Parts of the server register for what they want to know; several may want to know the same."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cothon.server import house
from cothon.server.live import Live
from cothon.server.settings import Settings
from cothon.server.signals import Signal
from kit.finished import played
from kit.served import Served, serving


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


def test_all_who_registered_are_called_in_that_order() -> None:
    signal: Signal[[int], int] = Signal()
    assert signal.send(7) == []
    signal(lambda n: n + 1)
    signal(lambda n: n * 2)
    assert signal.send(7) == [8, 14]


def test_no_part_of_the_server_sets_a_field_of_the_house_from_outside() -> None:
    folder = Path(house.__file__).parent
    sources = {p.name: p.read_text(encoding="utf-8") for p in folder.rglob("*.py")}
    setting = re.compile(r"\bhouse\.\w+ = ")
    assert [name for name, text in sources.items() if setting.search(text)] == []


async def test_whoever_registers_takes_nothing_from_the_others(served: Served) -> None:
    """Ratings are written although somebody else wants to know of finished tables, too."""
    finished: list[Live] = []
    served.parts.house.on_finish(finished.append)
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], "karibik", rated=True)
    assert {live.row.id for live in finished} == {table}
    assert (await ada.seen(table))["table"]["seats"][0]["gain"] is not None
