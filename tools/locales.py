"""The languages of src/cothon/locales, and what is wrong with them: `python tools/locales.py` (`make locales`).

Of every language: which messages it lacks. English lacks what the declarations of games and the calls of the server ask
for (locales_needed), any other language what English has; English, or the bare name, stands in for each of them. As
errors, in all files: messages that nothing says, messages that the browser asks for and English does not have, messages
that stand in two files which are loaded together, and variables that a sentence is not given. A key counts as used
where it stands in quotes in web/src or src/cothon; one that is put together there (`good-${good}`, f"event-{name}") by
its beginning.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cothon.games import names
from locales_needed import ANY, allowed, needed

CHECKOUT = Path(__file__).resolve().parent.parent
LOCALES = CHECKOUT / "src" / "cothon" / "locales"
WEB = CHECKOUT / "web" / "src"
SOURCES = [(WEB, (".ts", ".svelte")), (CHECKOUT / "src" / "cothon", (".py",))]
PUT_TOGETHER = {"option-", "problem-"}  # of these it is known exactly what they go on with
SAID_BY_NAME = {"language-name", "event-taken-back"}  # by whoever lists the languages; by any game
OF_A_VOICE = {"other", "which", "forced"}  # attributes that a voice asks for, of questions, answers and events

_KEY = re.compile(r"""["'`]([a-z][a-z0-9-]*)(?:\.[a-z]+)?["'`]""")
_BEGINNING = re.compile(r"""["'`]([a-z][a-z0-9-]*-)(?:\$?\{|["'])""")
_ATTRIBUTE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^}]+\}\.([a-z]+)`")
_ASKED = re.compile(r"""\b(?:t|maybe)\(\s*'([a-z][a-z0-9-]*(?:\.[a-z]+)?)'""")


@dataclass
class Message:
    """One message of a file: its value and attributes by name (the value is ''), each with the variables in it."""

    parts: dict[str, set[str]] = field(default_factory=dict)
    refers: set[str] = field(default_factory=set)


File = dict[str, Message]


class _Looking(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def read(path: Path) -> File:
    """The messages of a file. Says where it cannot be read."""
    found: File = {}
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong_there = entry.annotations[0]
            line = text.count("\n", 0, wrong_there.span.start) + 1 if wrong_there.span else 0
            raise SystemExit(f"{path}:{line}: {wrong_there.message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise SystemExit(f"{path}: {entry.id.name} stands there twice")
            found[entry.id.name] = _message(entry)
    return found


def _message(entry: ast.Message) -> Message:
    message = Message()
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        patterns[""] = entry.value
    for name, pattern in patterns.items():
        looking = _Looking()
        looking.visit(pattern)
        message.parts[name] = looking.variables
        message.refers |= looking.messages
    return message


def languages(folder: Path = LOCALES) -> dict[str, dict[str, File]]:
    """Language -> file -> messages; English first."""
    codes = sorted((p.name for p in folder.iterdir() if p.is_dir()), key=lambda code: (code != "en", code))
    return {code: {p.stem: read(p) for p in sorted((folder / code).glob("*.ftl"))} for code in codes}


def missing(own: dict[str, File], english: dict[str, File], asked: set[str]) -> list[str]:
    """Messages, and attributes that are asked for; others are forms of a grammar, and each language has its own."""
    found = []
    for file, messages in english.items():
        for key, message in messages.items():
            if key in _inner(messages):
                continue
            there = own.get(file, {}).get(key, Message()).parts
            lacks = sorted(part for part in message.parts.keys() - there.keys() if not part or part in asked)
            found += [f"{file}.ftl: {key}.{part}" if part else f"{file}.ftl: {key}" for part in lacks]
    return found


def variables(messages: File, key: str) -> set[str]:
    """All variables of a message, also of those that it refers to."""
    found: set[str] = set()
    left, seen = [key], set[str]()
    while left:
        at = left.pop()
        if at in messages and at not in seen:
            seen.add(at)
            found |= set().union(*messages[at].parts.values())
            left += messages[at].refers
    return found


def _inner(messages: File) -> set[str]:
    """Messages that others of their file refer to: parts of sentences, of which each language has its own."""
    return {key for message in messages.values() for key in message.refers}


def wrong(own: dict[str, File], english: dict[str, File]) -> list[str]:
    """Messages that English does not have, and variables that a sentence is not given."""
    found = []
    for file, messages in own.items():
        asked = needed(file, {key: set(message.parts) - {""} for key, message in messages.items()})
        for key in messages.keys() - _inner(messages):
            if key not in english.get(file, {}):
                found.append(f"{file}.ftl: {key} is not in English")
                continue
            used = variables(messages, key)
            if key in asked:
                unknown = set() if ANY in asked[key] else used - asked[key]
            else:  # forms of a named thing come with it: $good, and $good_acc where a language has that form
                known = variables(english[file], key)
                unknown = {name for name in used - known if name.rpartition("_")[0] not in known}
            found += [f"{file}.ftl: {key} uses ${name}, which it is not given" for name in sorted(unknown)]
    return sorted(found)


def lacking(english: dict[str, File]) -> list[str]:
    """What the engine and the server ask for and English does not have."""
    files = sorted({*english, *names()})
    return [f"{file}.ftl: {key}" for file in files for key in needed(file, {}) if key not in english.get(file, {})]


def twice(own: dict[str, File]) -> list[str]:
    """Messages that stand in two files which are loaded together, that is, not of different games: browser and terminal
    take the first that they meet."""
    pairs = [(a, b) for a, b in combinations(sorted(own), 2) if len({_game(a), _game(b)} & set(names())) < 2]
    return [f"{b}.ftl: {key} is in {a}.ftl, too" for a, b in pairs for key in own[b] if key in own[a]]


def _game(file: str) -> str:
    return file.removesuffix("-board")


def _texts() -> dict[Path, str]:
    paths = [p for folder, ends in SOURCES for end in ends for p in sorted(folder.rglob(f"*{end}"))]
    return {p: p.read_text(encoding="utf-8") for p in paths if not p.name.endswith(".test.ts")}


def unused(english: dict[str, File]) -> list[str]:
    texts = _texts().values()
    keys = {key for text in texts for key in _KEY.findall(text)} | SAID_BY_NAME
    keys |= {key for messages in english.values() for message in messages.values() for key in message.refers}
    beginnings = tuple({beginning for text in texts for beginning in _BEGINNING.findall(text)} - PUT_TOGETHER)
    found = []
    for file, messages in english.items():
        asked = needed(file, {}).keys() | allowed(file, set(messages))
        left = [key for key in messages if key not in asked and key not in keys and not key.startswith(beginnings)]
        found += [f"{file}.ftl: nothing says {key}" for key in left]
    return found


def _loaded(place: tuple[str, ...]) -> list[str]:
    """The files of messages that are there when this file of the browser speaks."""
    files = ["table"]
    if place[0] in ("pages", "replay", "rules") and place[-1] != "Lost.svelte":  # the table shows that one, too
        files.append("pages")
    if place[0] == "review":
        files.append("review")
    if place == ("pages", "Replay.svelte") or place[:1] == ("replay",):  # it says them once a review is there
        files.append("review")
    if place[0] == "games" and len(place) > 2:
        files += [place[1], f"{place[1]}-board"]
    if place == ("table", "Lesson.svelte"):
        files.append("lessons")
    return files


def unknown(english: dict[str, File]) -> list[str]:
    """What the browser asks for and English does not have, in the files that are loaded there."""
    found = []
    for path, text in _texts().items():
        if WEB not in path.parents:
            continue
        place = path.relative_to(WEB).parts
        files = _loaded(place)
        known = {key: message for file in files for key, message in english.get(file, {}).items()}
        asked = {(key, attribute) for key, _, attribute in (words.partition(".") for words in _ASKED.findall(text))}
        literal = set(_KEY.findall(text))
        for beginning, attribute in _ATTRIBUTE.findall(text):
            things = [key for key in known if key.startswith(beginning) and key not in literal]
            # `person-trader-flute` is a kind of `person-trader`, and has a name of its own
            kinds = {key for key in things if any(key.startswith(f"{other}-") for other in things)}
            asked |= {(key, attribute) for key in things if key not in kinds}
        for key, attribute in sorted(asked):
            if key not in known or attribute not in known[key].parts:
                words = f"{key}.{attribute}" if attribute else key
                found.append(f"web/src/{'/'.join(place)}: {words} is not in {', '.join(f'{f}.ftl' for f in files)}")
    return found


def report(folder: Path = LOCALES) -> tuple[dict[str, list[str]], list[str]]:
    """What each language lacks, and what is wrong."""
    all_of_them = languages(folder)
    english = all_of_them["en"]
    errors = unused(english) + unknown(english)
    texts = _texts().values()
    asked = OF_A_VOICE | {words.partition(".")[2] for text in texts for words in _ASKED.findall(text)}
    asked |= {attribute for text in texts for _, attribute in _ATTRIBUTE.findall(text)}
    lacks = {"en": lacking(english)}
    for code, files in all_of_them.items():
        errors += [f"{code}/{words}" for words in wrong(files, english) + twice(files)]
        if code != "en":
            lacks[code] = missing(files, english, asked)
    return lacks, errors


def main() -> int:
    lacks, errors = report()
    counts = {code: sum(map(len, files.values())) for code, files in languages().items()}
    for code, keys in lacks.items():
        for key in keys:
            print(f"{code} lacks {key}")
    for error in errors:
        print(error)
    for code, count in counts.items():
        print(f"{code}: {count} messages, {len(lacks[code])} missing")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
