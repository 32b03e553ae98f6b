"""The documentation is true: examples run, generated pages are current, links lead somewhere."""

from __future__ import annotations

import importlib.util
import inspect
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import NamedTuple

import click
import pytest
import typer

from cothon.cli.main import app
from cothon.envs import BatchedEnv
from cothon.games import names
from kit.clauses import ROOT

NEEDED = {"pyspiel": "envs", "pyarrow": "data", "sb3_contrib": "outside"}

OURS = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "bench").rglob("*.md")]
PAGES = sorted(page for page in OURS if "node_modules" not in page.parts)  # peers bring pages of their own
RUN = ("python", "console", "console transcript")
TRANSCRIPTS = {"protocol.md", "line-protocol.md"}  # tests/server/test_protocol_docs.py, tests/cli/test_programs.py


class Block(NamedTuple):
    """A block of code in a page: `where` is file:line, `info` what stands after the fence, `above` the line before."""

    where: str
    info: str
    code: str
    above: str


def blocks() -> list[Block]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert len(re.findall(r"^ *```", text, re.MULTILINE)) % 2 == 0, page
        for m in re.finditer(r"^( *)```(.*)\n((?:.*\n)*?)\1```$", text, re.MULTILINE):
            above = text[: m.start()].rstrip("\n").rpartition("\n")[2]
            line = text[: m.start()].count("\n") + 1
            found.append(Block(f"{page.relative_to(ROOT)}:{line}", m[2], dedent(m[3]), above))
    return found


BLOCKS = blocks()


def of(info: str) -> list[Block]:
    return [b for b in BLOCKS if b.info == info]


def tool() -> ModuleType:
    """tools/docs.py, which is in no package."""
    sys.path.insert(0, str(ROOT / "tools"))  # it imports its neighbours
    spec = importlib.util.spec_from_file_location("docs_tool", ROOT / "tools" / "docs.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder from which the examples can be called as the pages say, and a `cothon` for the PATH."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "cothon").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m cothon "$@"\n')
    (tmp_path / "bin" / "cothon").chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("block", of("python"), ids=lambda b: b.where)
def test_python_examples_run(block: Block, place: Path) -> None:
    for package, extra in NEEDED.items():
        if re.search(rf"^(?:import|from) {package}\b", block.code, re.MULTILINE):
            pytest.importorskip(package, reason=f"{package} is not installed: pip install 'cothon[{extra}]'")
    run = subprocess.run([sys.executable, "-c", block.code], cwd=place, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("block", of("console"), ids=lambda b: b.where)
def test_console_examples_run(block: Block, place: Path) -> None:
    """Every line is a command after `$`; each must succeed."""
    env = {**os.environ, "PATH": f"{place / 'bin'}:{os.environ['PATH']}", "COTHON_DATA": str(place / "data")}
    for line in block.code.splitlines():
        assert line.startswith("$ "), line
        typed = ["sh", "-c", line[2:]]
        run = subprocess.run(typed, cwd=place, env=env, capture_output=True, text=True, check=False, input="")
        assert run.returncode == 0, f"{line}: {run.stderr}"


def test_every_block_of_code_is_run_or_says_why_not() -> None:
    for block in BLOCKS:
        page = block.where.split(":")[0]
        if block.info == "console transcript":
            assert Path(page).name in TRANSCRIPTS, f"{block.where}: nobody compares this transcript"
        elif block.info not in RUN and " title=" not in block.info and not page.startswith("docs/rules/"):
            assert re.fullmatch(r"<!-- not run: \w.*-->", block.above), f"{block.where}: run it, or say above why not"


def commands() -> list[tuple[str, str]]:
    """Every line of every block that calls `cothon`, without its remarks."""
    found = []
    for block in BLOCKS:
        for line in block.code.replace("\\\n", " ").splitlines():
            m = re.match(r"(?:\$ )?(?:[A-Z_]+=\S+ )*cothon ((?!record [12]$|terms 1$)[a-z].*)", line)
            if m and not block.info.startswith(("python", "js")):
                found.append((block.where, re.split(r"  +|[;&|>]", m[1])[0]))
    return found


@pytest.mark.parametrize(("where", "words"), commands(), ids=[f"{w}: {c}" for w, c in commands()])
def test_every_command_that_is_shown_can_be_given(where: str, words: str) -> None:
    """Its name, its flags and the number of its arguments are those of the program."""
    command = typer.main.get_command(app)
    given = [w.removesuffix("...") for w in shlex.split(words)]
    while isinstance(command, click.Group):
        _, found, given = command.resolve_command(click.Context(command), given)
        assert found is not None, where
        command = found
    try:
        command.make_context(command.name or "cothon", given)
    except click.UsageError as e:
        raise AssertionError(f"{where}: cothon {words}: {e.format_message()}") from e


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


def test_generated_pages_are_current() -> None:
    for path, text in tool().pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(ROOT)}: make docs"


def test_every_game_has_a_reference_page() -> None:
    written = {p.name for p in (ROOT / "docs" / "reference").glob("*.md")}
    assert written == {f"{name}{what}.md" for name in names() for what in ("", "-array")}


def test_everything_that_a_batched_environment_takes_is_explained() -> None:
    """Also the version of the rules that a learner is trained on."""
    said = (ROOT / "docs" / "train.md").read_text(encoding="utf-8")
    taken = set(inspect.signature(BatchedEnv).parameters) - {"game"}
    assert {name for name in taken if not re.search(rf"\b{name}=", said)} == set()


@pytest.mark.parametrize("page", ["karibik.md", "de/karibik.md"])
def test_the_clause_of_jesters_in_a_step_names_the_option_that_changes_it(page: str) -> None:  # K9.5
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    clause = text.partition("**K9.5**")[2].partition("**K9.6**")[0]
    assert re.search(r"`jester_empty=true`[^.]*\(K10\.5\)", clause.replace("\n", " "))
