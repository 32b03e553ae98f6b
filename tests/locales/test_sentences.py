"""The files of every language: nothing is missing, nothing is left over, and no sentence uses what it is not given.
What `make locales` finds wrong is found here, in copies that are spoilt."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import locales


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(locales.LOCALES, tmp_path / "locales"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_nothing_is_wrong_and_no_language_lacks_a_sentence() -> None:
    lacks, errors = locales.report()
    assert (errors, [keys for keys in lacks.values() if keys]) == ([], []), "run `make locales`"


def test_a_sentence_that_a_game_asks_for_must_be_in_english(folder: Path) -> None:
    for code in ("en", "de"):
        spoil(folder / code / "karibik.ftl", "\nevent-no-followers =", "\nevent-no-fellows =")
    assert locales.report(folder)[1] == [
        "karibik.ftl: nothing says event-no-fellows",
        "karibik.ftl: event-no-followers is missing",
    ]


def test_a_problem_of_the_server_must_be_in_english(folder: Path) -> None:
    for code in ("en", "de"):
        spoil(folder / code / "problems.ftl", "\nproblem-seat-taken =", "\nproblem-seat-broken =")
    assert locales.report(folder)[1] == [
        "problems.ftl: nothing says problem-seat-broken",
        "problems.ftl: problem-seat-taken is missing",
    ]


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_sentence_uses_only_fields_of_its_event_and_forms_of_its_things(folder: Path, code: str) -> None:
    spoil(folder / code / "traders.ftl", "{ $end }", "{ $end_dativ }")
    assert locales.report(folder)[1] == [f"{code}/traders.ftl: event-sail uses $end_dativ, which it is not given"]


@pytest.mark.parametrize("file", ["karibik", "carthago-board", "problems", "terminal", "table"])
def test_a_sentence_that_nothing_says_is_found_in_every_file(folder: Path, file: str) -> None:
    for code in ("en", "de"):
        with (folder / code / f"{file}.ftl").open("a", encoding="utf-8") as into:
            into.write("\nold-and-forgotten = Once\n")
    assert locales.report(folder)[1] == [f"{file}.ftl: nothing says old-and-forgotten"]


def test_the_name_of_a_thing_stands_in_one_of_the_files_of_its_game(folder: Path) -> None:
    for code in ("en", "de"):
        with (folder / code / "porto-board.ftl").open("a", encoding="utf-8") as into:
            into.write("\ndock-rome1 = Rome\n")
    assert locales.report(folder)[1] == ["porto-board.ftl: dock-rome1 is in porto.ftl, too"]
