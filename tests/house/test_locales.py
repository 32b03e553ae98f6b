"""The languages: everything that is said is said in English and German, and nothing else lies about."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import locales

COUNTED = {
    "en": "coins cards points discs servants Talents icons seats ships takes days games persons options lines tables",
    "de": "Münzen Karten Punkte Scheiben Talente Symbole Plätze Schiffe Tage Partien Personen Optionen Zeilen Tische",
}
ALWAYS_SEVERAL = {  # such seats cost 6 coins or more; two servants or more; bounds of the server
    "wing-east", "wing-west", "hint-claim", "problem-other-number-of-seats", "problem-record-too-long",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all languages, to spoil."""
    return Path(shutil.copytree(locales.LOCALES, tmp_path / "locales"))


def test_no_message_is_unused_unknown_or_has_variables_of_its_own() -> None:
    assert locales.report()[1] == [], "run `make locales`"


def test_german_is_complete() -> None:
    assert locales.report()[0]["de"] == []


@pytest.mark.parametrize("code", sorted(locales.languages()))
def test_a_language_says_its_own_name(code: str) -> None:
    assert "language-name" in locales.languages()[code]["table"]


@pytest.mark.parametrize("code", sorted(COUNTED))
def test_nothing_is_counted_without_a_singular(code: str) -> None:
    """No "1 coins": a counted noun stands in the variants of a plural."""
    counted = re.compile(rf"\{{ \$(?!seat)\w+ \}} (?:\w+ )?(?:{COUNTED[code].replace(' ', '|')})\b")
    found = []
    for path in sorted((locales.LOCALES / code).glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            key = line.split(" ")[0] if re.match(r"[a-z]", line) else key
            if counted.search(line) and "[one]" not in line and "[other]" not in line and key not in ALWAYS_SEVERAL:
                found.append(f"{path.name}: {line.strip()}")
    assert found == []


def test_messages_that_a_new_language_lacks_are_listed_and_no_error(folder: Path) -> None:
    (folder / "nl").mkdir()
    (folder / "nl" / "table.ftl").write_text("language-name = Nederlands\n", encoding="utf-8")
    lacks, errors = locales.report(folder)
    assert errors == []
    assert "table.ftl: word-cards" in lacks["nl"]
    assert "table.ftl: bot-level-1.how" in lacks["nl"]
    assert "table.ftl: language-name" not in lacks["nl"]


def test_a_variable_that_english_does_not_have_is_an_error(folder: Path) -> None:
    path = folder / "de" / "table.ftl"
    text = path.read_text(encoding="utf-8").replace("Konto von { $name }", "Konto von { $nmae }")
    path.write_text(text, encoding="utf-8")
    assert locales.report(folder)[1] == ["de/table.ftl: bar-account-of uses $nmae, which it is not given"]


def test_a_message_that_nothing_says_is_an_error(folder: Path) -> None:
    for code in ("en", "de"):
        with (folder / code / "pages.ftl").open("a", encoding="utf-8") as file:
            file.write("\nold-and-forgotten = Once\n")
    assert locales.report(folder)[1] == ["pages.ftl: nothing says old-and-forgotten"]


def test_a_message_that_the_browser_asks_for_must_be_there(folder: Path) -> None:
    path = folder / "en" / "pages.ftl"
    path.write_text(
        path.read_text(encoding="utf-8").replace("\nhome-headline =", "\nhome-headlong ="), encoding="utf-8"
    )
    assert any("Home.svelte: home-headline is not in" in error for error in locales.report(folder)[1])


def test_a_file_that_cannot_be_read_is_named_with_its_line(folder: Path) -> None:
    (folder / "de" / "table.ftl").write_text("a = A\nb = { $n\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"table\.ftl:[23]: "):
        locales.report(folder)
