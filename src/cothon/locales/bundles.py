"""Languages on disk: a folder for each, files in the syntax of Fluent (https://projectfluent.org).

`table` and `problems` are said everywhere, `lessons` in first games, `terminal` in the terminal, a file with the name
of a game in that game. The folder `$COTHON_LOCALES`, if given, holds further languages, or better sentences for one
that is there.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cothon.core.errors import BadText

ENGLISH = "en"
FURTHER = "COTHON_LOCALES"
SHARED = ("table", "problems", "lessons", "terminal")
_HERE = Path(__file__).parent


def roots() -> tuple[Path, ...]:
    """Where folders of languages are; what the first one says counts."""
    own = os.environ.get(FURTHER)
    return (Path(own).expanduser(), _HERE) if own else (_HERE,)


def languages() -> list[str]:
    """The codes of all languages, sorted."""
    return sorted({file.parent.name for root in roots() for file in root.glob("*/*.ftl")})


def bundle(language: str, game: str) -> FluentBundle:
    """Everything a language says in the terminal, at a table of that game ("": at none)."""
    return _bundle(roots(), language, game)


@cache
def _bundle(places: tuple[Path, ...], language: str, game: str) -> FluentBundle:
    made = FluentBundle([language, ENGLISH], use_isolating=False)
    for root in places:
        for name in (*SHARED, game) if game else SHARED:
            file = root / language / f"{name}.ftl"
            if file.exists():
                made.add_resource(_resource(file))
    return made


@cache
def _resource(file: Path) -> ast.Resource:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as e:
        raise BadText(f"{file}: cannot be read: {e}") from e
    parsed = FluentResource(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
            raise BadText(f"{file}, line {line}: no Fluent: {entry.annotations[0].message}")
    return parsed
