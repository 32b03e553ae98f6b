"""Browser and terminal say the same: every sentence of recorded games, by `voice.ts` and by `cothon.locales`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cothon.core.game import Game
from cothon.core.odds import Note
from cothon.games import game, names
from cothon.locales import languages, people_of, tales, voice
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Drawn, Seat
from cothon.server import speak
from cothon.server.routes.games import whole
from kit.clauses import ROOT
from kit.players import play_on
from kit.variants import FULL

sys.path.insert(0, str(ROOT / "tools"))
import web

SEEDS = range(12 if FULL else 2)
VARIANTS = {
    "karibik": ["seats=2", "seats=4 spent=unseen"],
    "traders": ["seats=2", "seats=4 mode=classic"],
    "carthago": ["seats=2", "seats=4"],
    "porto": ["seats=3", "seats=5"],
}
NAMES = ("Ada", "Seat 2 and { $x }", "Bo, Cy and you", "-dido = \\u0041", "你好 <b>")


class Line(NamedTuple):
    """Something to say: as the browser gets it, and what the terminal makes of it (one sentence, or several)."""

    thing: dict[str, Any]
    said: list[str]


def declared(g: Game, language: str, match: Match, viewer: int | None) -> Iterator[Line]:
    """Every action and draw of a game."""
    say, people = voice(language, g), people_of(match.seats, viewer)
    for entry in g.actions.entries:
        yield Line({"say": "action", "parts": entry.parts}, [say.action(entry, people)])
    for entry in g.draws.entries:
        yield Line({"say": "draw", "parts": entry.parts}, [say.draw(entry, people)])


def played(g: Game, language: str, match: Match, viewer: int | None) -> Iterator[Line]:
    """Everything that a finished match tells a viewer: what was asked, refused, likely, what happened, how it ended."""
    say, people, dice = voice(language, g), people_of(match.seats, viewer), FastDice(7)
    entries = match.entries_since(0)
    for at in [v for v, e in enumerate(entries) if not isinstance(e, Drawn)][::7]:
        world = match.world(at)
        if world.actor < 0:
            continue
        seat, view = int(world.actor), g.mask(world, int(world.actor))
        ask, can = g.asks[world.ask].name, [g.actions[a].parts["do"] for a in g.legal(view)]
        yield Line(
            {"say": "question", "ask": ask, "seat": seat, "can": can}, [say.question(ask, seat, people, set(can))]
        )
        for action in range(0, len(g.actions), 5):
            refusal = g.why_not(view, action)
            if refusal is not None:
                told = {"key": refusal.key, "fields": refusal.fields}
                yield Line({"say": "refusal", "told": told}, [say.refusal(refusal, people)])
        odds = g.odds(view, dice)
        for one in [] if odds is None else [Note(odds.title), *odds.cases, *odds.notes]:
            yield Line({"say": "odds", "told": {"key": one.key, "fields": one.fields}}, [say.odds(one)])
    told_so = [words for tale in tales(say, match, viewer) for words in (tale.words, *tale.details)]
    yield Line({"say": "tales", "told": msgspec.to_builtins(speak.events(match, viewer, 0))}, told_so)
    result = match.result()
    yield Line({"say": "reason", "id": result.reason}, [say.reason(result.reason)])
    if (ended := speak.ended(match)) is not None and result.decided is not None:
        told = msgspec.to_builtins(ended.decided)
        yield Line({"say": "decided", "told": told}, list(say.decided(result.decided, people)))
    for row in result.account:
        yield Line({"say": "account", "told": {"id": row.id, "fields": row.fields}}, [say.account(row)])


def in_the_browser(folder: Path, tables: list[dict[str, Any]]) -> list[list[str]]:
    source, target = folder / "in.json", folder / "out.json"
    source.write_bytes(msgspec.json.encode(tables))
    assert web.npm("exec", "--", "node", "say.mjs", str(source), str(target)) == 0
    return json.loads(target.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def recorded() -> list[Match]:
    return [
        play_on(begun(game(name), said, seed), seed) for name in names() for said in VARIANTS[name] for seed in SEEDS
    ]


def begun(g: Game, options: str, seed: int) -> Match:
    """A match of people whose names look like anything but names."""
    chosen = g.options_from(options)
    return Match(g, chosen, [Seat("human", n) for n in NAMES[: chosen.seats]], seed.to_bytes(32, "big"))


def test_browser_and_terminal_say_the_same(recorded: list[Match], tmp_path: Path) -> None:
    tables, expected = [], []
    for number, match in enumerate(recorded):
        for language in languages():
            viewer = (None, 0, match.options.seats - 1)[number % 3]
            lines = [*declared(match.game, language, match, viewer), *played(match.game, language, match, viewer)]
            people = people_of(match.seats, viewer)
            table = {"language": language, "names": people.names, "you": people.you}
            tables.append({**table, "game": whole(match.game), "things": [line.thing for line in lines]})
            expected.append([words for line in lines for words in line.said])
    found = in_the_browser(tmp_path, tables)
    assert sum(map(len, expected)) > 20_000
    wrong = [
        (a, b)
        for one, other in zip(expected, found, strict=True)
        for a, b in zip(one, other, strict=True)
        if a != b
    ]  # fmt: skip
    assert wrong == []


def test_the_comparison_finds_a_sentence_that_differs(tmp_path: Path) -> None:
    g = game("karibik")
    event = {"version": 1, "deed": 1, "event": {"event": "gain", "seat": 0, "coins": 3}, "clause": ""}
    table = {"language": "en", "names": ["Ada"], "game": whole(g), "things": [{"say": "tales", "told": [event]}]}
    assert in_the_browser(
        tmp_path, [{**table, "you": 0}, {**table, "you": None}, {**table, "you": 0, "language": "de"}]
    ) == [
        ["You gain 3 coins."],
        ["Ada gains 3 coins."],
        ["Du bekommst 3 Münzen."],
    ]


@pytest.mark.parametrize("ships", ["flute-1-1 flute-4-5", "flute-1-1*2", "flute-2-1 flute-2-2"])
def test_both_name_the_same_of_several_ships(ships: str, tmp_path: Path) -> None:
    g = game("karibik")
    there = f"display 0: pirate-5\nharbour: {ships}\nasked: take 0"
    s = g.read(f"rules: {g.facts.version}\noptions: seats=2 start=0 duplicate=stay\n{there}")
    entry = g.actions[g.actions.id("loot:flute")]
    which = g.which(s, entry.id)
    assert which is not None
    things = [{"say": "action", "parts": entry.parts, "which": which.fields}]
    tables = [{"language": one, "names": ["Ada"], "you": 0, "game": whole(g), "things": things} for one in languages()]
    said = [voice(one, g).action(entry, which=which) for one in languages()]
    assert in_the_browser(tmp_path, tables) == [[one] for one in said]
    assert said[0] != voice(languages()[0], g).action(entry)


def test_no_sentence_is_a_bare_key(recorded: list[Match]) -> None:
    for match in recorded:
        for language in languages():
            for line in played(match.game, language, match, 0):
                for words in line.said:
                    assert " " in words or "-" not in words, words
