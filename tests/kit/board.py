"""A board for chapter tests: a position, moved by labels, so that a test reads like the rulebook's example.

b = Board("karibik", seats=2, start=0)
b.draw("flute-1-1")
assert b.options == ["repel", "keep"]
b.do("keep")
"""

from __future__ import annotations

from cothon.core import CHANCE, OVER, Refusal, Result, State, Teller
from cothon.core.options import Value
from cothon.core.page import rules_of
from cothon.games import game as find_game


class Board:
    """`text` is a position in the game's own notation, by the newest rules unless it says others; without it a new game
    starts with the options given."""

    def __init__(self, game: str, text: str = "", seats: int | None = None, **options: Value) -> None:
        self.game = find_game(game)
        self.s: State
        if text and not any(line.strip().startswith("rules:") for line in text.splitlines()):
            text = f"{text}\nrules: {self.game.facts.version}"  # last, so that lines keep their numbers
        if text:
            self.game = find_game(game, rules_of(text))
            self.s = self.game.read(text)
        else:
            self.s = self.game.start(self.game.options(seats, options))
        self.s.check()
        self.told: list[dict[str, object]] = []

    @property
    def ask(self) -> str:
        """Name of the question being put; "over" at the end."""
        return "over" if self.s.actor == OVER else self.game.asks[self.s.ask].name

    @property
    def actor(self) -> int:
        return int(self.s.actor)

    @property
    def options(self) -> list[str]:
        return [self.game.actions.label(a) for a in self.game.legal(self.s)]

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes of the draw that is due, with their weights."""
        assert self.actor == CHANCE, f"{self.ask} is asked of seat {self.actor}, no draw is due"
        return {self.game.draws.label(d): w for d, w in self.game.chance(self.s)}

    def do(self, *labels: str) -> Board:
        """Answer the question of whoever is asked; each label must be legal."""
        for label in labels:
            assert label in self.options, f"{label} is not among {self.options} ({self.ask}, seat {self.actor})"
            self._apply(self.game.actions.id(label))
        return self

    def draw(self, *labels: str) -> Board:
        """Let chance give exactly these outcomes."""
        for label in labels:
            assert label in self.chances, f"{label} cannot be drawn: {self.chances}"
            self._apply(self.game.draws.id(label))
        return self

    def draw_any(self) -> Board:
        """Let chance give its first outcomes until somebody is asked."""
        while self.actor == CHANCE:
            self._apply(self.game.chance(self.s)[0][0])
        return self

    def why(self, label: str) -> str:
        """The clause that refuses this action now; "" if it is legal."""
        refusal: Refusal | None = self.game.why_not(self.s, self.game.actions.id(label))
        return refusal.clause if refusal else ""

    def result(self) -> Result:
        assert self.ask == "over"
        return self.game.result(self.s)

    def _apply(self, a: int) -> None:
        teller = Teller()
        self.game.apply(self.s, a, teller)
        self.told += [e.whole() for e in teller.events]
        self.s.check()
