"""Build the compiled engine into the environment, beside the checkout and never inside it (`make native`).

Without a C compiler nothing is built: the sources run as they are, and this says so. Where only modules were edited
that are not compiled, they are copied and the compiler is not asked. Nor is it with
COTHON_PURE=1, for those in a hurry.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from cothon import build

CHECKOUT = Path(__file__).resolve().parent.parent


def copied() -> bool:
    """Whether copying the edited modules was enough."""
    made = build.NATIVE / "cothon"
    if not build.STAMP.exists() or (CHECKOUT / "setup.py").stat().st_mtime > build.STAMP.stat().st_mtime:
        return False
    edited = []
    for room in build.ENGINE:
        for source in [path for kind in build.KINDS for path in (build.ROOT / room).rglob(kind)]:
            copy = made / source.relative_to(build.ROOT)
            if not copy.exists():
                return False
            if copy.read_bytes() != source.read_bytes():
                edited.append((source, copy))
    if any(list(copy.parent.glob(f"{copy.stem}.*.so")) for _, copy in edited):
        return False
    for source, copy in edited:
        shutil.copy(source, copy)
    return True


def compile_into(folder: Path) -> None:
    """A wheel of the checkout, built from a copy; the engine's part of it becomes the compiled engine."""
    copy = folder / "cothon"
    shutil.copytree(CHECKOUT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, copy)
    shutil.copytree(CHECKOUT / "tools", copy / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*wheel, str(copy)], check=True)
    shutil.rmtree(build.NATIVE, ignore_errors=True)
    shutil.unpack_archive(next(folder.glob("*.whl")), build.NATIVE, "zip")
    for room in (build.NATIVE / "cothon").iterdir():
        if room.name not in build.ENGINE:
            shutil.rmtree(room) if room.is_dir() else room.unlink()


def main() -> None:
    began, before = time.time(), build.stamp()
    if os.environ.get("COTHON_PURE") == "1":
        return
    if build.STAMP.exists() and build.STAMP.read_text(encoding="ascii") != build.NONE and copied():
        build.STAMP.write_text(before, encoding="ascii")
        os.utime(build.STAMP, (began, began))
        return
    console = Console()
    text = "compiling the engine, once: about two minutes on two quiet cores; bots then think 30 times as fast ..."
    console.print(text, soft_wrap=True)
    columns = (SpinnerColumn(), TextColumn("compiling"), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console, transient=True) as progress:
        progress.add_task("compiling", total=None)
        compile_into(Path(folder))
    compiled = list(build.NATIVE.glob("*__mypyc*"))
    if compiled:
        console.print(f"compiled in {time.time() - began:.0f} s")
    else:
        print("no compiled engine was built: the pure Python one stays in use", file=sys.stderr)
    build.STAMP.write_text(before if compiled else build.NONE, encoding="ascii")
    os.utime(build.STAMP, (began, began))  # a source edited while the compiler ran is newer: make builds again


if __name__ == "__main__":
    main()
