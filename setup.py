"""Compile the engine with mypyc where a C compiler is at hand; fall back to the pure sources where it is not.

The packages `core` and `games` and the hot modules of `play` are compiled. An editable install stays pure, so that no
binary lies beside sources that are being edited (see `make native`).
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

HOT = ["play/dice.py", "play/playout.py"]


def engine_sources() -> list[str]:
    root = Path("src/cothon")
    found = [p for room in ("core", "games") for p in sorted((root / room).rglob("*.py"))]
    return [str(p) for p in found if p.name != "__init__.py"] + [str(root / p) for p in HOT]


def say(text: str) -> None:
    print(f"cothon: {text}", file=sys.stderr)


def compiled_modules() -> list:
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv) or os.environ.get("COTHON_PURE") == "1":
        return []  # an editable install, or somebody only asks for metadata
    compiler = os.environ.get("CC", "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("gcc") is None and sys.platform != "win32":
        say("no C compiler found: installing the pure Python engine (same results, slower)")
        return []
    from mypyc.build import mypycify

    modules = mypycify(engine_sources(), opt_level="2", debug_level="0")
    for module in modules:
        module.optional = True  # a compiler that fails leaves a working pure install
    return modules


setup(ext_modules=compiled_modules())
