"""Karibik with one more version of its rules, made up for tests: put this module into the registry in its place.

The made-up version comes after the newest true one. It has an option that no version before had (`purse`), another
default (`target`), and a ruling (`head_start`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.core import Facts, Game, Option, Options, State
from cothon.games import copies
from cothon.games.karibik import notation
from cothon.games.karibik.game import GAMES as TRUE
from cothon.games.karibik.options import DECLARED as OLD
from kit.wrapped import Wrapped

NEWEST = max(TRUE)
"""The newest version that is not made up."""
LATER = NEWEST + 1
KNOWN = ", ".join(map(str, TRUE))
"""The true versions, as an error message lists them."""

_TARGET = next(o for o in OLD if o.name == "target")
WORSE = Option(
    "target", _TARGET.words, _TARGET.clause, {"karibik110": 9, "portroyal120": 12}, whole=_TARGET.whole,
    by=_TARGET.by, was={**_TARGET.was, NEWEST: _TARGET.default},
)  # fmt: skip
PURSE = Option("purse", "coins of each player at the start", "K2.2", 3, [3, 4, 5], since=LATER)
HEAD_START = Option("head_start", "coins more for the last seat", "K2.2", 1, fixed=True, was={NEWEST: 0})
DECLARED = [*(WORSE if o.name == "target" else o for o in OLD), PURSE, HEAD_START]


class Later(Wrapped):
    def __init__(self, version: int, declared: Sequence[Option] = DECLARED) -> None:
        inner: Game[Any, Any] = TRUE[min(version, NEWEST)]
        f = inner.facts
        facts = Facts(f.name, f.title, f.designers, version, f.prefix, f.turn, f.end)
        Game.__init__(self, facts, declared, inner.asks, inner.actions, inner.draws, inner.story)
        self.inner = inner

    def __reduce__(self) -> copies.Made:
        return copies.known, (self.facts.name, self.facts.version)

    def start(self, options: Options) -> State:
        """By way of the text of a position, in which coins are easily moved."""
        lines, taken = [], 0
        for line in self.inner.write(self.inner.start(options)).splitlines():
            name, _, said = line.partition(": ")
            if name.startswith("coins "):
                own = int(str(options["purse"])) + (
                    int(options["head_start"]) if name[6:] == str(options.seats - 1) else 0
                )
                taken += own - 3
                lines.append(f"{name}: 0={own}")
            elif name == "deck":
                lines.append(f"deck: {int(said) - taken}")
            else:
                lines.append(line)
        return self.read("\n".join(lines))

    def read(self, text: str) -> State:
        return notation.read(text, self.options_from)


GAMES = {version: Later(version) for version in (*TRUE, LATER)}
