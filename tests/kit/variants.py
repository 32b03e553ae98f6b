"""The variants under test: every game x seats x options, each as one line of options."""

from __future__ import annotations

import os

from cothon.core import Options
from cothon.core.options import spell
from cothon.games import game, names
from kit.clauses import ROOT

FULL = os.environ.get("COTHON_FULL") == "1"
"""`make test-full` runs the whole stated counts, `make test` a share of them."""


def listed(name: str) -> list[str]:
    """The lines of tests/games/<game>/variants.txt; without it all seats, and each value of each option."""
    file = ROOT / "tests" / "games" / name / "variants.txt"
    if file.exists():
        return file.read_text(encoding="utf-8").splitlines()
    g, usual = game(name), game(name).options().values
    seats = [f"seats={n}" for n in g.seats_allowed({})]
    chosen = [f"{o.name}={spell(v)}" for o in g.declared if not o.order for v in o.allowed(usual)]
    return seats + [f"{seats[i % len(seats)]} {words}" for i, words in enumerate(chosen)]


VARIANTS: dict[str, list[str]] = {name: listed(name) for name in names()}


def all_variants() -> list[tuple[str, str]]:
    return [(name, text) for name in names() for text in VARIANTS[name]]


def options_of(name: str, text: str) -> Options:
    return game(name).options_from(text)
