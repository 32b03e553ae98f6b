"""Pages and help texts say things as others do: a default is called a default."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
import pytest
import typer

from cothon.cli.main import app
from kit.clauses import ROOT

PLAIN = {
    r"if nothing is said|if you say nothing|\bElse\b|as (?:it|each bot) is used to": "default",
    r"\bdice of (?:its|his|their|your|bots)\b|all dice of bots": "its own random generator",
    r"\bfaces? for other\b|other people's": "adapters for other libraries",
    r"\bdrawers?\b": "module",
    r"\blower rooms\b|\bfew rooms\b": "layer, package",
    r"\bchances? to win\b": "win probability",
    r"Who ranks before whom": "head to head",
    r"\bnoughts\b": "zeros",
    r"\blegal for him\b|\bhow good he is\b|\bof his own\b": "them, their: nobody knows who plays",
    r"\blist of verbs\b|\ball verbs\b": "targets of make",
}
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "bench").glob("*.md")])


def helps(command: click.Command, path: str = "cothon") -> Iterator[tuple[str, str]]:
    """(command, all that its --help explains), for every command."""
    yield path, "\n".join([command.help or "", *[str(getattr(p, "help", "") or "") for p in command.params]])
    for name, other in getattr(command, "commands", {}).items():
        yield from helps(other, f"{path} {name}")


TEXTS = [(p.name, p.read_text(encoding="utf-8")) for p in PAGES if p.name != "CHANGELOG.md"]
TEXTS += list(helps(typer.main.get_command(app)))


@pytest.mark.parametrize(("where", "text"), TEXTS, ids=[where for where, _ in TEXTS])
def test_pages_and_help_texts_use_plain_words(where: str, text: str) -> None:
    for odd, plain in PLAIN.items():
        found = re.search(odd, " ".join(text.split()))
        assert found is None, f"{where}: {found[0]!r}; say {plain}"
