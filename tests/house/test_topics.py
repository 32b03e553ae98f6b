"""What things of a board are for: the lens has a sentence for each kind of them, in every language."""

from __future__ import annotations

import sys

import pytest

from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import locales

KINDS = {  # how topics go on that a board puts together (`topic` of web/src/table/Spot.svelte)
    "karibik": {
        "person-": "trader settler captain priest jack sailor pirate mademoiselle jester admiral governor",
        "tax-": "strength influence",
        "": "ship ship-skull request request-needed request-done deck discard takes repel let-in",
    },
    "traders": {
        "card-": "market farm hand",
        "piece-": "double reserve",
        "": "token token-classic token-used token-used-classic price price-classic stock stock-safe worth ship pirates",
    },
    "carthago": {
        "space-": "market residence trading-dock warship-dock delivery price",
        "column-": "left middle right",
        "piece-": "marker neutral disc",
        "effect-": "embargo palette commando favour opulence legacy intrigue luxury escorts",
        "tile-": "victory",
        "": "dock dock-empty seat seat-taken seat-covered forum tile warship-dock anchor card-base card-trade strength",
    },
    "porto": {
        "card-": "captain carrier aristocrat loadmaster merchant none",
        "bonus-": "palace storehouse",
        "ship-row-": "1 2",
        "privilege-": "talents3 point1 path1 look anygood move3 palace bring none",
        "": "dock dock-empty temple lighthouse charter house path path-award palace palace-space palace-large bag held",
    },
}


@pytest.mark.parametrize("code", sorted(locales.languages()))
@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_kind_of_thing_says_what_it_is_for(name: str, code: str) -> None:
    files = locales.languages()[code]
    for beginning, ends in KINDS[name].items():
        for end in ends.split():
            assert f"lens-about-{beginning}{end}" in files[f"{name}-board"], (code, beginning + end)
    assert "lens-about-steps" in files[f"{name}-board"]
    assert "lens-about-odds" in files["table"]
