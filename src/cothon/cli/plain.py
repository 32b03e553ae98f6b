"""The plain face: one fact per line, no boxes, no colour, nothing moves. For screen readers and dumb terminals."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.cli.face import Face, Refused
from cothon.cli.tables import drawer
from cothon.cli.words import ordinal, percent, spaced, who_won, why_over
from cothon.core.game import Game
from cothon.core.odds import Odds
from cothon.core.view import View
from cothon.play.match import Match, Offer
from cothon.play.telling import YOU, Tale, sentence, to_you

CURTAIN_LINES = 60


class Plain(Face):
    redraws = False

    def _line(self, text: str = "") -> None:
        self.out.print(text, soft_wrap=True)

    def title(self, text: str) -> None:
        self._line(f"{text}.")

    def say(self, text: str) -> None:
        self._line(text)

    def aside(self, text: str) -> None:
        self._line(text)

    def warn(self, text: str) -> None:
        self._line(f"Note: {text}")

    def tell(self, tales: Sequence[Tale], left_out: int = 0) -> None:
        if left_out:
            self._line(f"{left_out} earlier events are left out; log lists all.")
        for tale in tales:
            self._line(f"{tale.words}. {tale.clause}".rstrip())

    def position(self, game: Game, view: View, names: Sequence[str], you: int | None) -> None:
        for line in drawer(game.facts.name).tell(game.show(view), list(names), you):
            self._line(to_you(line) if YOU in names else line)

    def question(self, name: str, words: str, clause: str) -> None:
        self._line(f"{name}: {words} {clause}")

    def offers(self, offers: Sequence[Offer]) -> None:
        for number, offer in enumerate(offers, start=1):
            self._line(f"{number}: {offer.words}")

    def refusals(self, refused: Sequence[Refused]) -> None:
        for labels, why, clause in refused:
            self._line(f"Not {', '.join(labels)}: {why} {clause}")

    def explain(self, label: str, words: str, clause: str) -> None:
        self._line(f"{label}: {words}. Possible now. {clause}")

    def odds(self, odds: Odds) -> None:
        self._line(f"{sentence(odds.title)}{'' if odds.exact else ' (sampled, not exact)'}:")
        for case in odds.cases:
            self._line(f"{case.words}: {case.ways} of {case.of}, {percent(case.ways, case.of)}")
        for note in odds.notes:
            self._line(note)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        for name, words in rows:
            self._line(f"{name}: {words}".replace("\n", ". "))

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        for row in rows:
            self._line("; ".join(f"{head}: {cell}" if head else cell for head, cell in zip(heads, row, strict=True)))

    def result(self, match: Match) -> None:
        result, names = match.result(), [s.name for s in match.seats]
        self._line(f"{who_won(result, names)}. {why_over(match)}")
        for seat in sorted(range(len(names)), key=lambda p: result.ranks[p]):
            parts = "; ".join(f"{spaced(line.words)} {line.values[seat]}" for line in result.account)
            self._line(f"{names[seat]}, {ordinal(result.ranks[seat])}: {parts}.")

    def curtain(self) -> None:
        for _ in range(CURTAIN_LINES):
            self._line()
