"""Golden records replay for ever and come out the same today; perft counts have not moved."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path

import pytest

from cothon.games import names
from cothon.play import files, text, twin
from cothon.play.verify import replay, verify
from kit.golden import FOLDER, PERFT, golden_file, golden_file_2, golden_text, golden_text_2, perft_counts
from kit.variants import VARIANTS, all_variants


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


@pytest.mark.parametrize(("name", "options"), all_variants())
def test_each_variant_has_a_golden_record_that_comes_out_the_same(name: str, options: str) -> None:
    variant = VARIANTS[name].index(options)
    path = golden_file(name, variant)
    assert path.exists(), "a variant has no golden record: make golden"
    assert golden_text(name, variant) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_each_game_has_a_golden_record_of_format_2_that_comes_out_the_same(name: str) -> None:
    content = golden_file_2(name).read_text(encoding="utf-8")
    assert golden_text_2(name) == content
    assert verify(text.read(content)).bound


def test_a_new_variant_leaves_the_golden_record_of_format_2_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VARIANTS, "traders", [*VARIANTS["traders"], "seats=4 view=table"])
    assert golden_text_2("traders") == golden_file_2("traders").read_text(encoding="utf-8")


def test_perft_counts_are_as_recorded() -> None:
    recorded = json.loads(PERFT.read_text(encoding="utf-8"))
    assert perft_counts() == recorded
    assert {key.split()[0] for key in recorded} == set(names())
