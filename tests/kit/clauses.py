"""Which clauses the rules have, and which the tests cite."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def in_rules(name: str) -> set[str]:
    """The clause ids that docs/rules/<game>.md defines (bold, as **K5.8**)."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", text))


def every_id_in_rules(name: str) -> set[str]:
    """The clauses, and the other numbered statements of the rules (**Kn8**, **Q5**, **PK3**)."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    return in_rules(name) | set(re.findall(r"\*\*([A-Z][A-Za-z]?\d+)\*\*", text))


def cited_by_tests(name: str) -> dict[str, int]:
    """Clause ids cited in tests/games/<game>: id -> number of citations."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "tests" / "games" / name).rglob("test_*.py")):
        for clause in re.findall(r"\b[A-Z]\d+\.\d+\b", path.read_text(encoding="utf-8")):
            found[clause] = found.get(clause, 0) + 1
    return found
