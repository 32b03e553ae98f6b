"""What the server says about a game, and which of it a language of the browser lacks.

Sentences are collected by playing: every question, answer, event, refusal, result, odds and option of random games.
Those in another language are in web/src/lang/CODE.json: flat, English text or pattern with {fields} -> translation.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

from cothon.core.game import Game
from cothon.core.odds import Case, Note
from cothon.games import game, names
from cothon.locales import ENGLISH, people_of, voice
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from cothon.play.telling import told
from cothon.server.errors import words_of
from kit.clauses import ROOT

LANG = ROOT / "web" / "src" / "lang"
PEOPLE = ["Ada", "Bela", "Cleo", "Dido", "Elissa"]
_FIELD = re.compile(r"\{(\w+)\}")


class Language:
    """The same lookup as in web/src/lib/words.ts."""

    def __init__(self, words: dict[str, str]) -> None:
        self.words = words
        self._patterns = [
            _compiled(text) for text in words if _FIELD.search(text) and any(c.isalpha() for c in _FIELD.sub("", text))
        ]

    def knows(self, sentence: str) -> bool:
        return sentence in self.words or any(p.fullmatch(sentence) for p in self._patterns)


def _compiled(text: str) -> re.Pattern[str]:
    parts = _FIELD.split(text)
    return re.compile("".join("(.+?)" if i % 2 else re.escape(part) for i, part in enumerate(parts)))


def sentences(g: Game, games: int, seed: int = 1) -> Iterator[tuple[str, str]]:
    """(kind, sentence): what the server says about a game, from its declarations and from random play."""
    yield "title", g.facts.title
    for option in g.declared:
        yield "option", option.words
    for question in g.asks.questions:
        yield "question", question.words
    for entry in g.actions.entries:
        yield "answer", entry.words
    dice = random.Random(seed)
    for n in range(games):
        yield from _game(g, dice, n)


def _options(g: Game, dice: random.Random, n: int) -> str:
    """Usual options first, then others at random."""
    seats = dice.choice(list(g.seats_allowed({})))
    chosen = [f"seats={seats}"]
    for option in g.declared if n else ():
        if isinstance(option.values, (list, tuple)) and not option.seat and not option.order and dice.random() < 0.3:
            value = dice.choice(list(option.values))
            chosen.append(f"{option.name}={str(value).lower() if isinstance(value, bool) else value}")
    return " ".join(chosen)


def _game(g: Game, dice: random.Random, n: int) -> Iterator[tuple[str, str]]:
    try:
        options = g.options_from(_options(g, dice, n))
    except Exception:  # options that do not go together
        return
    people = PEOPLE[: options.seats]
    say = voice(ENGLISH, g)
    match = Match(g, options, [Seat("human", name) for name in people], dice.randbytes(32))
    while (seat := match.actor) is not None:
        view = match.view(seat)
        legal = g.legal(view)
        if dice.random() < 0.25:
            for entry in g.actions.entries:
                refusal = g.why_not(view, entry.id)
                if refusal is not None:
                    yield "refusal", words_of(refusal, g, people_of(match.seats, match.actor))
        if dice.random() < 0.1 and (odds := g.odds(view, FastDice(dice.randrange(1 << 30)))) is not None:
            said: list[Case | Note] = [Note(odds.title), *odds.cases, *odds.notes]
            for one in said:
                yield "odds", say.odds(one)
        match.submit(seat, dice.choice(legal), match.version)
    for _, event in match.events(None, 0):
        yield "event", told(g, event, people)
    result = match.result()
    yield "result", say.reason(result.reason)
    if result.tie_break:
        yield "result", result.tie_break
    for line in result.account:
        yield "account", say.account(line)


def missing(code: str, games: int) -> list[str]:
    language = Language(json.loads((LANG / f"{code}.json").read_text(encoding="utf-8")))
    lacks = []
    for name in names():
        seen: set[str] = set()
        for kind, sentence in sentences(game(name), games):
            if sentence and sentence not in seen:
                seen.add(sentence)
                if not language.knows(sentence):
                    lacks.append(f"{name}, {kind}: {sentence}")
    return lacks
