"""Golden records replay for ever and come out the same today; perft counts have not moved."""

from __future__ import annotations

import json
import shutil
import tarfile
from pathlib import Path

import pytest

from cothon.games import REGISTRY, game, names, versions
from cothon.play import files, text, twin
from cothon.play.verify import replay, verify
from kit import golden, variants
from kit.golden import (
    FOLDER,
    PERFT,
    golden_file,
    golden_file_2,
    golden_text,
    golden_text_2,
    lines_of,
    perft_counts,
    perft_kept,
    write_all,
)
from kit.later import LATER, NEWEST
from kit.upgrade import ARCHIVE

FIRST = ("karibik", "traders", "carthago", "porto")
"""The games that were there when records had format 1 only."""
RECORDS = [(name, v, n) for name in names() for v in versions(name) for n in range(len(lines_of(name, v)))]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.cothon")), ids=lambda p: p.stem)
def test_every_golden_record_that_ever_shipped_still_verifies(path) -> None:  # type: ignore[no-untyped-def]
    record = files.load(path)
    verdict = verify(record)
    assert verdict.finished
    assert verdict.drawn_from_seed
    assert text.write(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-fresh.tar.xz")), ids=lambda p: p.name.partition("-")[0])
def test_records_of_the_program_that_knew_only_format_1_replay_and_are_written_alike(path: Path) -> None:
    with tarfile.open(path) as archive:
        held = {m.name: stream.read().decode() for m in archive if (stream := archive.extractfile(m)) is not None}
    assert len(held) == 20
    unfinished = set()
    for file, content in sorted(held.items()):
        record = files.parse(content)
        form = twin if file.endswith(".json") else text
        assert (record.format, record.game.facts.version) == (1, 1)
        assert form.write(record) == content, file
        assert form.write(replay(record).record()) == content, file
        verdict = verify(record)
        assert verdict.drawn_from_seed
        assert not verdict.bound
        unfinished |= set() if verdict.finished else {file}
    assert len(unfinished) == 2


@pytest.mark.parametrize(("name", "version", "number"), RECORDS)
def test_each_variant_of_each_version_has_a_golden_record_that_comes_out_the_same(
    name: str, version: int, number: int
) -> None:
    path = golden_file(name, version, number)
    assert path.exists(), "a variant has no golden record: make golden"
    record = files.load(path)
    assert record.game is game(name, version)
    assert record.options == game(name, version).options_from(lines_of(name, version)[number])
    assert golden_text(name, version, number) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FIRST)
def test_each_game_has_a_golden_record_of_format_2_that_comes_out_the_same(name: str) -> None:
    content = golden_file_2(name).read_text(encoding="utf-8")
    assert golden_text_2(name) == content
    assert verify(text.read(content)).bound


def test_no_golden_file_is_missing_and_none_is_left_over() -> None:
    wanted = {golden_file(*numbered).name for numbered in RECORDS} | {PERFT, ARCHIVE.name}
    wanted |= {f"{name}-v1-{rest}" for name in FIRST for rest in ("format-2.cothon", "position.cothon", "fresh.tar.xz")}
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == wanted


def test_a_new_variant_leaves_the_golden_record_of_format_2_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(variants.VARIANTS, "traders", [*variants.VARIANTS["traders"], "seats=4 view=table"])
    assert golden_text_2("traders") == golden_file_2("traders").read_text(encoding="utf-8")


def test_perft_counts_are_as_recorded() -> None:
    recorded = perft_kept()
    assert perft_counts() == recorded
    assert {tuple(key.split()[:2]) for key in recorded} == {(name, f"v{v}") for name in names() for v in versions(name)}


# -- when there is another version -------------------------------------------------------------------------------------

GAME = "karibik"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the golden files of a game to which a version is added: its variants have a new option."""
    for path in FOLDER.glob(f"{GAME}-v{NEWEST}-0[0-1].cothon"):
        shutil.copy(path, tmp_path)
    lines = variants.VARIANTS[GAME][:2]
    kept = {key: row for key, row in perft_kept().items() if key in [f"{GAME} v{NEWEST} {line}" for line in lines]}
    (tmp_path / PERFT).write_text(json.dumps(kept), encoding="utf-8")
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    monkeypatch.setattr(golden, "names", lambda: [GAME])
    monkeypatch.setattr(golden, "versions", lambda name: [NEWEST, LATER])
    monkeypatch.setitem(variants.VARIANTS, GAME, [f"{lines[0]} purse=4", lines[1], f"{lines[1]} purse=5"])
    return tmp_path


def test_the_records_of_a_new_version_are_written_beside_the_old_ones(later: Path) -> None:
    before = {path.name: path.read_bytes() for path in later.glob("*.cothon")}
    assert len(before) == 2
    assert write_all(later) == []
    now = {path.name: path.read_bytes() for path in later.glob("*.cothon")}
    new = {golden_file(GAME, LATER, number).name for number in range(3)}
    assert now.keys() == before.keys() | new
    assert before.items() <= now.items()
    for name in new:
        record = files.load(later / name)
        assert (record.format, record.game.facts.version) == (2, LATER)
    kept = perft_kept(later)
    assert [key.split()[1] for key in kept] == [f"v{NEWEST}"] * 2 + [f"v{LATER}"] * 3
    assert write_all(later) == []
    assert perft_kept(later) == kept


def test_records_and_counts_of_an_older_version_that_change_are_told_and_not_written(later: Path) -> None:
    first, second = (golden_file(GAME, NEWEST, number, later) for number in (0, 1))
    other = text.write(replay(files.load(first), 20).record())
    first.write_text(other, encoding="utf-8")
    second.unlink()
    kept = perft_kept(later)
    key = next(iter(kept))
    kept[key]["40"] += 1
    (later / PERFT).write_text(json.dumps(kept), encoding="utf-8")
    assert write_all(later) == [first.name, second.name, f"{PERFT}: {key}"]
    assert first.read_text(encoding="utf-8") == other
    assert not second.exists()
    assert perft_kept(later)[key] == kept[key]
