"""Compile the engine with mypyc where a C compiler is at hand; fall back to the pure sources where it is not.

Compiled are the rules: `core`, the hot modules of `play`, of each game everything but what only speaks to people
(COLD), the arrays for learning (`encode`), and what bots think with (THINKING, and their folders). Each game is a
library of its own, so that compilers can work side by side. An editable install stays pure, so that no binary lies
beside sources that are being edited (see `make native`).
"""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path("src/cothon")
HOT = [f"play/{name}.py" for name in ("dice", "match", "playout")]
THINKING = [
    f"bots/{name}.py" for name in ("instinct", "tree", "endgame", "settings", "search", "general", "network", "learned")
]
COLD = {"__init__", "ahead", "events", "fields", "odds", "shown", "why", "why_cards", "why_held", "why_place"}


def groups() -> list[tuple[list[str], str]]:
    """The libraries to build: (sources, name)."""
    engine = [p for p in sorted((ROOT / "core").glob("*.py")) if p.stem != "__init__"]
    engine += [ROOT / p for p in HOT] + [ROOT / "games" / "tables.py"]
    found = [([str(p) for p in engine], "cothon_engine")]
    for game in sorted(p.parent for p in (ROOT / "games").glob("*/game.py")):
        sources = [str(p) for p in sorted([*game.glob("*.py"), *game.glob("made/*.py")]) if p.stem not in COLD]
        found.append((sources, f"cothon_{game.name}"))
    arrays = sorted(p for p in (ROOT / "encode").rglob("*.py") if p.stem != "__init__")
    found.append(([str(p) for p in arrays], "cothon_encode"))
    thinking = [ROOT / p for p in THINKING]
    thinking += sorted((ROOT / "bots").glob("*/*.py"))
    found.append(([str(p) for p in thinking if p.stem != "__init__"], "cothon_bots"))
    return found


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

    libraries = groups()
    sources = [path for paths, _ in libraries for path in paths]
    # Optimising further than -O1 does not make the engine faster, only the build slower.
    modules = mypycify(sources, opt_level="1", debug_level="0", separate=libraries)
    for module in modules:
        if module.name == "cothon_encode__mypyc" and sys.platform != "win32":
            # Arrays are written by very many very short functions, which must become part of their callers.
            module.extra_compile_args += ["-O2", "-fno-semantic-interposition"]
    return modules


def description() -> str:
    """The README for a package index: links and pictures lead to the repository, as nothing lies beside it there."""
    with Path("pyproject.toml").open("rb") as f:
        source = tomllib.load(f)["project"]["urls"]["Source"]

    def absolute(m: re.Match[str]) -> str:
        return f"{m[1]}{source}/{'raw' if m[1].startswith('!') else 'blob'}/HEAD/"

    return re.sub(r"(!?\[[^\[\]]*\]\()(?![a-z]+:|#)", absolute, Path("README.md").read_text(encoding="utf-8"))


class AllOrNothing(build_ext):
    """A compiler that fails leaves a working pure install, never half of a compiled one."""

    def run(self) -> None:
        self.parallel = os.cpu_count() or 1
        try:
            super().run()
        except Exception as e:
            say(f"compiling failed: installing the pure Python engine (same results, slower). {e}")
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []


class WithTheWeb(build_py):
    """A wheel carries the web application; without its sources, or where it cannot be built, it says so and goes on."""

    def run(self) -> None:
        if not self.editable_mode and Path("web/package.json").is_file():
            sys.path.insert(0, "tools")
            import web

            if web.main() != 0:
                say("the web application was not built: the server will show its welcome page only")
        super().run()


setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithTheWeb},
    long_description=description(),
    long_description_content_type="text/markdown",
)
