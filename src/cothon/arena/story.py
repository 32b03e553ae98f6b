"""An analysis as data and in words: what the JSON file holds, and all that the page shows.

Every sentence is kept with its pattern and with what the pattern says, so that a reader, or a test, can take a number
out of it and compute it again. Chances are told in whole per cent; a difference between two of them that are told is
the difference of the told numbers. docs/analyse.md describes the fields.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cothon.core.game import Game
from cothon.locales import ENGLISH, People, voice
from cothon.review.analysis import Analysis, Better, Move
from cothon.review.facts import LINES, facts
from cothon.review.rounding import points

FORMAT = 1
MOST = 8
"""Draws that are told."""
Data = dict[str, Any]


def data(analysis: Analysis) -> Data:
    """The analysis as plain data, fit for JSON."""
    record, game = analysis.record, analysis.record.game
    found = facts(analysis)
    teller = _Teller(analysis)
    told = list(zip(analysis.moves, found["steps"], strict=True))
    costly = [teller.costly(m, m.better, step["better"]) for m, step in told if m.better is not None and m.better.sure]
    costly = [c for c in costly if c["says"]["points"] > 0]
    costly.sort(key=lambda c: (-c["says"]["points"], -c["cost"], c["at"]))
    ledger = [teller.account(row) for row in found["ledger"]]
    return {
        "format": FORMAT,
        "game": game.facts.name,
        "title": game.facts.title,
        "rules": game.facts.version,
        "options": record.options.whole(),
        "seats": [{"name": s.name, "kind": s.kind} for s in record.seats],
        "finished": found["finished"],
        "result": _result(analysis),
        "effort": found["effort"],
        "marks": found["marks"],
        "curve": found["curve"],
        "steps": [teller.step(move, step) for move, step in told],
        "moments": found["moments"],
        "summary": teller.summary(ledger),
        "costly": costly,
        "draws": teller.draws(),
        "ledger": ledger,
        "clauses": _clauses(game, costly),
    }


def _result(analysis: Analysis) -> Data | None:
    if not analysis.match.over:
        return None
    result = analysis.match.result()
    return {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "because": voice(ENGLISH, analysis.match.game).reason(result.reason),
        "tie_break": result.tie_break.replace("_", " "),
    }


def _clauses(game: Game, costly: Sequence[Data]) -> dict[str, str]:
    """What the clauses named with the decisions are about, where a question or an action says it in whole words.

    Words with a gap ("the {space}") say nothing about a clause: it is then named and not listed.
    """
    found = {q.clause: q.words for q in game.asks.questions if any(one["clause"] == q.clause for one in costly)}
    for one in costly:
        for answer in (one["answer"], one["instead"]):
            words = game.actions[game.actions.id(answer["label"])].family.words
            if "{" not in words:
                found.setdefault(answer["clause"], words)
    return dict(sorted(found.items(), key=lambda pair: [int(n) for n in re.findall(r"\d+", pair[0])]))


def said(pattern: str, **says: object) -> Data:
    """A sentence, with its pattern and what it says."""
    return {"text": pattern.format(**says), "pattern": pattern, "says": says}


class _Teller:
    def __init__(self, analysis: Analysis) -> None:
        self.of = analysis
        self.game = analysis.record.game
        self.names = [s.name for s in analysis.record.seats]
        self.people = People(tuple(self.names), None)
        self.say = voice(ENGLISH, self.game)

    # -- parts ------------------------------------------------------------------------------------------------------

    def answer(self, action: int) -> Data:
        entry = self.game.actions[action]
        return {"label": entry.label, "words": self.say.action(entry, self.people), "clause": entry.clause}

    def draw(self, draw: int) -> str:
        words = self.say.draw(self.game.draws[draw], self.people)
        return words[:1].upper() + words[1:]

    def happened(self, at: int) -> list[str]:
        """What the match told about an entry, sentence by sentence."""
        return [self.say.event(e.whole(), self.people) for e in self.of.match.told(at, ended=True)]

    def first(self, move: Move) -> str:
        """The first thing that was told of an entry, without its full stop; else what was answered or drawn."""
        for told in self.happened(move.at):
            return told.removesuffix(".")
        if move.seat is None:
            return self.draw(move.what)
        return f"{self.names[move.seat]} answers “{self.answer(move.what)['words']}”"

    # -- one entry --------------------------------------------------------------------------------------------------

    def step(self, move: Move, found: Data) -> Data:
        """An entry of the record: what it was, what happened, what was expected of it; answers by their labels."""
        entry = self.game.draws[move.what] if move.seat is None else self.game.actions[move.what]
        words = {
            "label": entry.label,
            "words": self.draw(move.what) if move.seat is None else self.answer(move.what)["words"],
            "happened": " ".join(self.happened(move.at)),
            "usual": None if move.usual is None else self.game.actions.label(move.usual),
            "better": None if found["better"] is None else self._named(found["better"]),
        }
        return {**{name: value for name, value in found.items() if name != "what"}, **words}

    def _named(self, better: Data) -> Data:
        """With the label of the action in the place of its id."""
        rest = {name: value for name, value in better.items() if name != "action"}
        return {"label": self.game.actions.label(better["action"]), **rest}

    def costly(self, move: Move, better: Better, found: Data) -> Data:
        """A decision that cost something, and what would have been better."""
        assert move.seat is not None
        question = self.game.asks[move.ask]
        given, instead = self.answer(move.what), self.answer(better.action)
        chance, chance_better = points(better.given), points(better.instead)
        words = said(
            "Asked “{question}”, {name} answered “{answer}”: a chance of {chance} %. "
            "“{better}” had {chance_better} %, so the answer cost {points} {unit}.",
            name=self.names[move.seat],
            question=question.words,
            answer=given["words"],
            better=instead["words"],
            chance=chance,
            chance_better=chance_better,
            points=chance_better - chance,
            unit=_unit(chance_better - chance),
        )
        about = {"at": move.at, "seat": move.seat, "clause": question.clause, "answer": given, "instead": instead}
        return {**about, **self._named(found), **words}

    def draws(self) -> list[Data]:
        """The draws that changed a chance most, the greatest first."""
        found: list[tuple[float, Data]] = []
        for i, move in enumerate(self.of.moves):
            if move.seat is None and move.choices > 1:
                luck = [self.of.points[i + 1][p].mean - c.mean for p, c in enumerate(move.expected)]
                seat = max(range(len(luck)), key=lambda p: abs(luck[p]))
                found.append((abs(luck[seat]), self._draw(i, seat, luck)))
        found.sort(key=lambda pair: (-pair[1]["says"]["points"], -pair[0], pair[1]["at"]))
        return [draw for _, draw in found[:MOST] if draw["says"]["points"] > 0]

    def _draw(self, i: int, seat: int, luck: list[float]) -> Data:
        move = self.of.moves[i]
        before, after = points(move.expected[seat].mean), points(self.of.points[i + 1][seat].mean)
        words = said(
            "{happened}. Over all {choices} possible draws {name} had {expected} % on average, now {chance} %: "
            "{luck} for {name} by {points} {unit}.",
            happened=self.first(move),
            choices=move.choices,
            name=self.names[seat],
            expected=before,
            chance=after,
            luck="lucky" if after >= before else "unlucky",
            points=abs(after - before),
            unit=_unit(abs(after - before)),
        )
        clause = self.game.asks[move.ask].clause
        return {"at": move.at, "seat": seat, "clause": clause, "luck": luck, **words}

    # -- the whole --------------------------------------------------------------------------------------------------

    def account(self, row: Data) -> Data:
        """One seat's ledger, in words as well."""
        seat, shown = row["seat"], row["points"]
        pattern = (
            "{name} began with {start} %; luck: {luck}, own choices: {own}, choices of the others: {others}, "
            "estimate corrected: {corrected}. That makes {end} %{so}."
        )
        said_so = {line: shown[line] if line in ("start", "end") else signed(shown[line]) for line in LINES}
        return {**row, **said(pattern, name=self.names[seat], so=self._so(seat), **said_so)}

    def _so(self, seat: int) -> str:
        if not self.of.match.over:
            return ", as it stands"
        winners = self.of.match.result().winners
        if seat not in winners:
            return ": lost"
        return ": won" if len(winners) == 1 else ": won together"

    def summary(self, ledger: list[Data]) -> list[Data]:
        """The game in a few sentences."""
        found = [self._end()]
        if self.of.moves:
            found.append(self._turning_point(self._hero()))
        won = self.of.match.result().winners if self.of.match.over else ()
        for seat in won:
            found.append(self._why(ledger[seat]))
        return found

    def _end(self) -> Data:
        if not self.of.match.over:
            return said(
                "The game is not finished: this is how it stands after step {steps}.", steps=len(self.of.record.entries)
            )
        result = self.of.match.result()
        won = [self.names[p] for p in result.winners]
        who = " and ".join([", ".join(won[:-1]), won[-1]] if len(won) > 1 else won) or "Nobody"
        order = sorted(range(len(self.names)), key=lambda p: result.ranks[p])
        scores = ", ".join(f"{self.names[p]} {result.scores[p]}" for p in order)
        return said(
            "{who} {win} ({scores}).", who=who, win="share the victory" if len(won) > 1 else "wins", scores=scores
        )

    def _hero(self) -> int:
        """Whose chance is looked at: the winner's, else that of whoever is ahead."""
        last = self.of.points[-1]
        return max(range(len(last)), key=lambda p: last[p].mean)

    def _turning_point(self, seat: int) -> Data:
        """The step that parts the game best: a chance that was low before it, on the whole, and high ever after."""
        chances = [p[seat].mean for p in self.of.points]
        i, before, after = parted(chances)
        move = self.of.moves[i]
        return said(
            "The turning point is step {at}: {what}. Up to there {name} had a chance of {before} % on average, from "
            "then on {after} %.",
            at=move.at,
            what=self.first(move),
            name=self.names[seat],
            before=points(before),
            after=points(after),
        )

    def _why(self, row: Data) -> Data:
        """What helped a winner most: luck, or choices? Or was the estimate wrong?"""
        shown = row["points"]
        parts = {"luck": shown["luck"], "own choices": shown["own"], "the choices of the others": shown["others"]}
        parts["a correction of the estimate"] = shown["corrected"]
        most = max(parts, key=lambda name: parts[name])
        if parts[most] <= 0:
            return said("{name} won from a chance of {start} %.", name=self.names[row["seat"]], start=shown["start"])
        return said(
            "{name} began with a chance of {start} % and owes most to {what}: {points} {unit}.",
            name=self.names[row["seat"]],
            start=shown["start"],
            what=most,
            points=parts[most],
            unit=_unit(parts[most]),
        )


def signed(n: int) -> str:
    """With a sign that is as wide as a figure; nothing has none."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def parted(chances: Sequence[float]) -> tuple[int, float, float]:
    """The step between two means that differ most, weighed by how long they last: its place, and both means."""
    n, total, so_far = len(chances), sum(chances), 0.0
    best, found = -1.0, (0, chances[0], chances[-1])
    for i, chance in enumerate(chances[:-1]):
        so_far += chance
        before, after = so_far / (i + 1), (total - so_far) / (n - i - 1)
        merit = (i + 1) * (n - i - 1) * (after - before) ** 2
        if merit > best:
            best, found = merit, (i, before, after)
    return found


def _unit(n: int) -> str:
    return "point" if n == 1 else "points"
