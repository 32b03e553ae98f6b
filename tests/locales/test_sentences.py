"""The files of every language: nothing is missing, nothing is left over, and no sentence uses what it is not given.
What `make locales` finds wrong is found here, in a copy that is spoilt."""

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
    "en": "coins cards points discs servants Talents icons seats ships takes days games people options lines tables",
    "de": "Münzen Karten Punkte Scheiben Talente Symbole Plätze Schiffe Tage Partien Personen Optionen Zeilen Tische",
}
ALWAYS_SEVERAL = {  # such seats cost 6 coins or more; two servants or more; bounds of the server
    "wing-east", "wing-west", "hint-claim", "problem-other-number-of-seats", "problem-record-too-long",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all languages, to spoil."""
    return Path(shutil.copytree(locales.LOCALES, tmp_path / "locales"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_nothing_is_wrong_and_no_language_lacks_a_sentence() -> None:
    lacks, errors = locales.report()
    assert (errors, [keys for keys in lacks.values() if keys]) == ([], []), "run `make locales`"


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


def test_whatever_is_wrong_is_found(folder: Path) -> None:
    """One fault of each kind, all at once: looking through everything takes its time."""
    (folder / "nl").mkdir()
    (folder / "nl" / "table.ftl").write_text("language-name = Nederlands\n", encoding="utf-8")
    for code in ("en", "de"):
        spoil(folder / code / "karibik.ftl", "\nevent-no-followers =", "\nevent-no-fellows =")
        spoil(folder / code / "problems.ftl", "\nproblem-seat-taken =", "\nproblem-seat-broken =")
        spoil(folder / code / "pages.ftl", "\nhome-headline =", "\nhome-headlong =")
        spoil(folder / code / "porto-board.ftl", "\nboard-", "\ndock-rome1 = Rome\nboard-")
        for file in ("carthago-board", "terminal", "table"):
            with (folder / code / f"{file}.ftl").open("a", encoding="utf-8") as into:
                into.write(f"\nold-{file} = Once\n")
        with (folder / code / "terminal.ftl").open("a", encoding="utf-8") as into:
            into.write("\nodds-sampled = (sampled)\n")
    spoil(folder / "de" / "table.ftl", "Konto von { $name }", "Konto von { $nmae }")
    spoil(folder / "en" / "karibik.ftl", "{ $card }", "{ $card_dativ }")
    lacks, errors = locales.report(folder)
    assert lacks["en"] == ["karibik.ftl: event-no-followers", "problems.ftl: problem-seat-taken"]
    assert lacks["de"] == []
    assert {"table.ftl: word-cards", "table.ftl: bot-level-1.how"} <= set(lacks["nl"])
    assert "table.ftl: language-name" not in lacks["nl"]
    assert "karibik.ftl: nothing says event-no-fellows" in errors
    assert "problems.ftl: nothing says problem-seat-broken" in errors
    assert "pages.ftl: nothing says home-headlong" in errors
    for code in ("en", "de"):
        assert f"{code}/porto-board.ftl: dock-rome1 is in porto.ftl, too" in errors
        assert f"{code}/terminal.ftl: odds-sampled is in table.ftl, too" in errors
    assert {f"{file}.ftl: nothing says old-{file}" for file in ("carthago-board", "terminal", "table")} <= set(errors)
    assert "de/table.ftl: bar-account-of uses $nmae, which it is not given" in errors
    assert [error for error in errors if error.startswith("en/karibik.ftl: ") and "uses $card_dativ" in error]
    assert [error for error in errors if "Home.svelte: home-headline is not in" in error]
    assert len(errors) == 13, errors


def test_a_file_that_cannot_be_read_is_named_with_its_line(folder: Path) -> None:
    (folder / "de" / "table.ftl").write_text("a = A\nb = { $n\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"table\.ftl:[23]: "):
        locales.report(folder)
