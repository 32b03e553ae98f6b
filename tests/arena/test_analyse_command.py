"""The command `cothon analyse`: what it writes, and one clear line for everything that can be wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from arena.back import late
from cli.terminal import call
from cothon.games import names
from cothon.play import files, text
from cothon.play.record import Done, Record, check_sum

FEW = ("--worlds", "4", "--iterations", "4", "--ahead", "2")


@pytest.fixture(scope="module")
def record() -> Record:
    return late(names()[0]).record()


@pytest.fixture
def kept(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.cothon"
    files.save(path, record)
    return path


def refused(done: CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    for word in words:
        assert word in done.stderr


def left_in(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def test_page_and_data_are_written_beside_the_record(kept: Path) -> None:
    done = call(kept.parent, "analyse", str(kept), *FEW)
    assert (done.returncode, done.stderr) == (0, "")
    assert left_in(kept.parent) == ["game.analysis.html", "game.analysis.json", "game.cothon"]
    data = json.loads((kept.parent / "game.analysis.json").read_text(encoding="utf-8"))
    assert data["effort"] == {"worlds": 4, "iterations": 4, "seed": 1, "ahead": 2}
    assert (kept.parent / "game.analysis.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    for name in ("game.analysis.html", "game.analysis.json"):
        assert name in done.stdout


def test_another_folder_is_made_and_a_record_as_json_is_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    files.save(path, record)
    done = call(tmp_path, "analyse", str(path), "--out", str(tmp_path / "new" / "place"), *FEW)
    assert done.returncode == 0, done.stderr
    assert left_in(tmp_path / "new" / "place") == ["game.analysis.html", "game.analysis.json"]


def test_the_same_seed_writes_the_same_files(kept: Path, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        assert (
            call(tmp_path, "analyse", str(kept), "--out", str(tmp_path / folder), "--seed", "9", *FEW).returncode == 0
        )
    for name in left_in(tmp_path / "one"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_unfinished_game_is_analysed_and_the_page_says_so(record: Record, tmp_path: Path) -> None:
    decided = max(v for v in range(10) if isinstance(record.entries[v], Done))
    path = tmp_path / "begun.cothon"
    files.save(path, record._replace(entries=record.entries[:decided], outcome=None))
    assert call(tmp_path, "analyse", str(path), *FEW).returncode == 0
    shown = (tmp_path / "begun.analysis.html").read_text(encoding="utf-8")
    assert f"The game is not finished: this is how it stands after step {decided}." in shown


def test_a_missing_record_is_told_in_one_line(tmp_path: Path) -> None:
    refused(call(tmp_path, "analyse", str(tmp_path / "none.cothon")), "none.cothon", "No such file")


def test_what_is_no_record_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.cothon"
    path.write_text("Dear Hanno,\n", encoding="utf-8")
    refused(call(tmp_path, "analyse", str(path)), "letter.cothon", "not a record")
    assert left_in(tmp_path) == ["letter.cothon"]


def test_a_record_of_other_rules_is_told_in_one_line(kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert lines[2].startswith("rules ")
    kept.write_text("".join([*lines[:2], "rules 99\n", *lines[3:]]), encoding="utf-8")
    refused(call(kept.parent, "analyse", str(kept)), "game.cothon", "rules version 99")


def test_a_record_with_an_impossible_move_is_told_in_one_line(record: Record, kept: Path) -> None:
    """Its seal is right, but the match does not allow it."""
    at = next(i for i, e in enumerate(record.entries) if isinstance(e, Done))
    done = record.entries[at]
    assert isinstance(done, Done)
    entries = (*record.entries[:at], done._replace(seat=1 - done.seat), *record.entries[at + 1 :])
    lines = text.content(record._replace(entries=entries))
    kept.write_text("\n".join([*lines, f"check {check_sum(lines)}"]) + "\n", encoding="utf-8")
    refused(call(kept.parent, "analyse", str(kept)), "game.cothon", f"entry {at + 1}")
    assert left_in(kept.parent) == ["game.cothon"]


def test_a_place_that_cannot_be_written_is_told_in_one_line(kept: Path) -> None:
    refused(call(kept.parent, "analyse", str(kept), "--out", str(kept), *FEW), "not a folder")


def test_nothing_half_written_is_left_when_it_is_interrupted(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = kept.parent / "game.analysis.json"
    old.write_text("old", encoding="utf-8")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    assert call(kept.parent, "analyse", str(kept), *FEW).returncode == 130
    assert left_in(kept.parent) == ["game.analysis.json", "game.cothon"]
    assert old.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("wrong", [("--worlds", "1"), ("--iterations", "0"), ("--ahead", "-1")])
def test_an_effort_that_is_none_is_refused(kept: Path, wrong: tuple[str, str]) -> None:
    done = call(kept.parent, "analyse", str(kept), *wrong)
    assert done.returncode == 2
    assert left_in(kept.parent) == ["game.cothon"]
