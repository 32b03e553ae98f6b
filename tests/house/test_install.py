"""Installing: with no C compiler, or one that fails, the install works and is pure; a compiled one says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cothon import build
from kit.clauses import ROOT

ASK = "from cothon import build; from cothon.games import game; game('karibik'); print(build.in_words())"


def wheel(folder: Path, env: dict[str, str]) -> tuple[Path, str]:
    """Build a wheel of the checkout (from a copy) under the given environment and unpack it."""
    copy = folder / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "tools", copy / "tools")
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    run = subprocess.run([*pip, str(copy)], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    site = folder / "site-packages"  # where wheels go: a native copy in the environment does not count there
    shutil.unpack_archive(next(folder.glob("*.whl")), site, "zip")
    return site, run.stdout + run.stderr


def said(site: Path, **more: str) -> str:
    env = {k: v for k, v in os.environ.items() if k != "COTHON_PURE"} | {"PYTHONPATH": str(site)} | more
    run = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=False, cwd=site)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("compiler", ["missing", "failing"])
def test_without_a_working_compiler_the_install_is_pure_and_works(tmp_path: Path, compiler: str) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    if compiler == "failing":
        for name in ("cc", "gcc", "g++", "c++", "x86_64-linux-gnu-gcc"):
            (tools / name).write_text("#!/bin/sh\nexit 1\n")
            (tools / name).chmod(0o755)
    env = {**os.environ, "PATH": str(tools), "CC": "cc", "HOME": str(tmp_path)}
    site, output = wheel(tmp_path, {k: v for k, v in env.items() if k != "COTHON_PURE"})
    assert not list(site.rglob("*.so"))
    if compiler == "missing":
        assert "no C compiler found: installing the pure Python engine" in output
    assert said(site).startswith("pure Python engine")


def test_the_build_in_use_is_told_and_can_be_forced() -> None:
    plain = {k: v for k, v in os.environ.items() if k != "COTHON_PURE"}
    ask = [sys.executable, "-c", ASK]
    pure = subprocess.run(ask, env={**plain, "COTHON_PURE": "1"}, capture_output=True, text=True, check=True).stdout
    assert pure == "pure Python engine (COTHON_PURE=1)\n"
    usual = subprocess.run(ask, env=plain, capture_output=True, text=True, check=True).stdout
    made_from = build.STAMP.read_text(encoding="ascii") if build.STAMP.exists() else build.NONE
    if made_from == build.stamp():
        assert usual == "compiled engine (mypyc)\n"
    else:
        assert usual.startswith("pure Python engine")


def test_a_compiled_engine_older_than_the_sources_is_not_used(tmp_path: Path) -> None:
    """Edit one source in a copy of the checkout: the native copy in the environment no longer fits and is ignored."""
    shutil.copytree(ROOT / "src" / "cothon", tmp_path / "cothon", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "cothon" / "core" / "piles.py").open("a", encoding="utf-8") as f:
        f.write("\nEDITED = True\n")
    assert said(tmp_path).startswith("pure Python engine")


@pytest.mark.parametrize("verb", ["play", "terminal"])
def test_people_play_on_the_compiled_engine(verb: str) -> None:
    """Where there is a compiler it is built before anything is started."""
    run = subprocess.run(["make", "-nB", verb], cwd=ROOT, capture_output=True, text=True, check=True)
    assert 0 < run.stdout.index("tools/native.py") < run.stdout.index("bin/cothon ")


def test_a_pure_engine_says_how_to_get_a_compiled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COTHON_PURE", raising=False)
    monkeypatch.setattr(build, "name", lambda: "pure")
    assert "make native" in build.advice()
    monkeypatch.setattr(build, "name", lambda: "compiled")
    assert build.advice() == ""
