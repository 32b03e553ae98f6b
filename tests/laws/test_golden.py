"""Golden records replay for ever and come out the same today; perft counts have not moved."""

from __future__ import annotations

import json

import pytest

from cothon.games import names
from cothon.play import files, text
from cothon.play.verify import verify
from kit.golden import FOLDER, PERFT, golden_file, golden_match, perft_counts
from kit.variants import VARIANTS, all_variants


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.cothon")), ids=lambda p: p.stem)
def test_every_golden_record_that_ever_shipped_still_verifies(path) -> None:  # type: ignore[no-untyped-def]
    verdict = verify(files.load(path))
    assert verdict.finished
    assert verdict.drawn_from_seed


@pytest.mark.parametrize(("name", "options"), all_variants())
def test_each_variant_has_a_golden_record_that_comes_out_the_same(name: str, options: str) -> None:
    variant = VARIANTS[name].index(options)
    path = golden_file(name, variant)
    assert path.exists(), "a variant has no golden record: make golden"
    assert text.write(golden_match(name, variant).record()) == path.read_text(encoding="utf-8")


def test_perft_counts_are_as_recorded() -> None:
    recorded = json.loads(PERFT.read_text(encoding="utf-8"))
    assert perft_counts() == recorded
    assert {key.split()[0] for key in recorded} == set(names())
