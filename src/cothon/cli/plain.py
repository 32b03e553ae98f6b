"""The plain face: one fact per line, no boxes, no colour, nothing moves. For screen readers and dumb terminals."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.cli.face import Face, Offered, Refused
from cothon.cli.tables import table_of
from cothon.cli.words import percent, who_won, why_over
from cothon.core.game import Game
from cothon.core.odds import Note, Odds
from cothon.core.view import View
from cothon.locales import People, Tale
from cothon.play.match import Match

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
        self._line(self.voice.say("note", words=text))

    def tell(self, tales: Sequence[Tale], left_out: int = 0) -> None:
        if left_out:
            self._line(self.voice.say("left-out", number=left_out))
        for tale in tales:
            self._line(" ".join([tale.words, *tale.details, tale.clause]).rstrip())

    def position(self, game: Game, view: View, people: People) -> None:
        for line in table_of(game.facts.name).tell(game.show(view), self.voice, people):
            self._line(line)

    def question(self, name: str, words: str, clause: str) -> None:
        self._line(f"{self.voice.say('whose-question', name=name, question=words)} {clause}")

    def offers(self, offers: Sequence[Offered]) -> None:
        for number, (words, _) in enumerate(offers, start=1):
            self._line(f"{number}: {words}")

    def refusals(self, refused: Sequence[Refused]) -> None:
        for labels, why, clause in refused:
            self._line(f"{self.voice.say('not-these', labels=', '.join(labels), why=why)} {clause}")

    def explain(self, label: str, words: str, clause: str) -> None:
        self._line(f"{label}: {self.voice.say('possible-now', answer=words)}. {clause}")

    def odds(self, odds: Odds) -> None:
        say = self.voice.say
        sampled = "" if odds.exact else f" {say('odds-not-exact')}"
        self._line(f"{self.voice.odds(Note(odds.title))}{sampled}:")
        for case in odds.cases:
            chance = percent(case.ways, case.of)
            if odds.exact:
                told = f"{say('odds-ways', ways=case.ways, of=case.of)}, {chance}"
            else:  # the ways of a sample mean nothing to a person
                told = say("odds-about", n=chance.removesuffix(" %"))
            self._line(f"{self.voice.odds(case)}: {told}")
        for note in odds.notes:
            self._line(self.voice.odds(note))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        for name, words in rows:
            self._line(f"{name}: {words}".replace("\n", ". "))

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        for row in rows:
            self._line("; ".join(f"{head}: {cell}" if head else cell for head, cell in zip(heads, row, strict=True)))

    def result(self, match: Match, people: People) -> None:
        result, voice = match.result(), self.voice
        self._line(f"{who_won(voice, result, people)}. {why_over(voice, result, people)}")
        for seat in sorted(range(len(people.names)), key=lambda p: result.ranks[p]):
            rows = [voice.say("end-account", words=voice.account(a), value=a.values[seat]) for a in result.account]
            rank = voice.say("end-rank", rank=result.ranks[seat])
            self._line(voice.say("end-row", name=voice.name(people, seat), rank=rank, account="; ".join(rows)))

    def curtain(self) -> None:
        for _ in range(CURTAIN_LINES):
            self._line()
