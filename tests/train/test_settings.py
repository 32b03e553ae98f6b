"""Settings of training: every wrong key or value is named, with its file, and nothing is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from cothon.core.errors import BadInput
from cothon.train.settings import Settings, changed, made, read

WRONG = {
    "hiden = [8]": "hiden: no such setting",
    "hidden = []": "one to three widths",
    "hidden = [0]": "one to three widths",
    'hidden = "8"': "hidden: '8': must be a list of whole numbers",
    "rows = 1": "rows: 1: must be at least 2",
    "rows = 2.5": "rows: 2.5: must be a whole number",
    "memory = 1.5": "memory: 1.5: must be at least 0.0, at most 1.0",
    "rate = true": "rate: True: must be a number",
    "rate = nan": "rate: nan: must be",
    'rival = "level-9"': "no bot 'level-9'",
    "minutes = 0": "minutes: must be more than 0",
    "seats = 2": "seats: must be a table",
    "[seats]\n2 = 0": "seats: '2' = 0",
    "[seats]\ntwo = 1": "seats: 'two' = 1",
    "league = 1": "league: must be a table",
    "[league]\nshares = 0.1": "league.shares: no such setting",
    '[imitate]\nbots = ["level-3"]': "imitate.seconds",
    '[imitate]\nbots = ["nobody"]\nseconds = 1': "no bot 'nobody'",
    "rows = ": "no TOML",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_named_with_its_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as told:
        read(path)
    assert str(told.value).startswith(f"--settings {path}: ")
    assert WRONG[text] in str(told.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml: cannot be read: No such file"):
        read(tmp_path / "none.toml")


def test_settings_come_back_from_plain_data() -> None:
    s = made({"hidden": [8, 4], "seats": {"2": 3, "4": 1.5}, "league": {"share": 0.2}, "imitate": {"anchor": 0.5}})
    assert made(s.plain()) == s
    assert s.seats == {2: 3.0, 4: 1.5}


def test_what_a_command_says_is_checked_likewise() -> None:
    assert changed(Settings(), minutes=3.0, workers=None).minutes == 3.0
    with pytest.raises(BadInput, match="minutes"):
        changed(Settings(), minutes=-1.0)
