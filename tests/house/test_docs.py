"""The documentation is true: examples run, generated pages are current, links lead somewhere."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cothon.games import game, names
from kit.clauses import ROOT

PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md")])


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for n, code in enumerate(re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)):
            found.append((f"{page.relative_to(ROOT)}:{n}", code))
    return found


@pytest.mark.parametrize(("where", "code"), blocks("python"), ids=[b[0] for b in blocks("python")])
def test_python_examples_run(where: str, code: str, tmp_path: Path) -> None:
    if "import pyspiel" in code:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'cothon[envs]'")
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(("where", "code"), blocks("console"), ids=[b[0] for b in blocks("console")])
def test_console_examples_run(where: str, code: str, tmp_path: Path) -> None:
    """Lines `$ cothon ...` are run; each must succeed."""
    for line in re.findall(r"^\$ cothon (.*)$", code, re.MULTILINE):
        command = [sys.executable, "-m", "cothon", *line.split()]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, input="")
        assert run.returncode == 0, f"cothon {line}: {run.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        other = (page.parent / file).resolve() if file else page
        assert other.exists(), f"{page.name}: {target}"
        if anchor and other.suffix == ".md":
            assert f'id="{anchor}"' in other.read_text(encoding="utf-8") or anchor in _headings(other), target


TRANSLATED = sorted((ROOT / "docs" / "rules").glob("*/*.md"))


def test_the_rules_are_there_in_german() -> None:
    assert {p.stem for p in TRANSLATED if p.parent.name == "de"} == set(names())


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_translation_has_every_clause_and_label_of_the_rules(page: Path) -> None:
    """Anchors, numbered statements and labels in the same order; tags and labels clause by clause."""
    here, there = page.read_text(encoding="utf-8"), (page.parents[1] / page.name).read_text(encoding="utf-8")
    for what in (r'<a id="([^"]+)"', r"\*\*([A-Z]+[a-z]?\d[\d.]*)\*\*", r"^(#+) ", r"^(\|)"):
        assert re.findall(what, here, re.MULTILINE) == re.findall(what, there, re.MULTILINE), what
    clause = re.compile(r'(?=<a id=")')
    for own, other in zip(clause.split(here)[1:], clause.split(there)[1:], strict=True):
        tags = r"\[(book|derived|elsewhere|reconstructed|ruling)\]"
        assert re.findall(tags, own) == re.findall(tags, other), own[:200]
        assert sorted(re.findall(r"`([^`]+)`", own)) == sorted(re.findall(r"`([^`]+)`", other)), own[:200]


def _headings(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", t.lower()).replace(" ", "-") for t in titles}


@pytest.mark.parametrize("name", names())
def test_reference_pages_are_current(name: str) -> None:
    spec = importlib.util.spec_from_file_location("docs_tool", ROOT / "tools" / "docs.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    written = (ROOT / "docs" / "reference" / f"{name}.md").read_text(encoding="utf-8")
    assert written == tool.page(game(name)), "make docs"
    pieces = (ROOT / "docs" / "reference" / f"{name}-array.md").read_text(encoding="utf-8")
    assert pieces == tool.array_page(game(name)), "make docs"
