"""Which engine runs: the compiled one, if it is there and was made from exactly these sources, else the pure one.

Three cases. An installed wheel has compiled modules beside its sources. A checkout has none; `make native` puts a
compiled copy of the rooms of the engine into the environment (`<prefix>/native`) with a stamp of the sources it was
made from, and a stale copy is ignored. `COTHON_PURE=1` forces the pure sources in either case.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NATIVE = Path(sys.prefix) / "native"
STAMP = NATIVE / "stamp"
# The rooms with compiled modules; all others always run from their sources.
ENGINE = ("core", "games", "play", "encode", "bots")
KINDS = ("*.py", "*.json", "*.bin")  # files of theirs: modules, data, networks
NONE = "none"  # the stamp where no compiler was found
_stale = False


def stamp() -> str:
    """A hash over all sources of the engine, data files included."""
    h = hashlib.sha256(sys.version.encode())
    rooms = [ROOT / room for room in ENGINE]
    for path in sorted(p for room in rooms for kind in KINDS for p in room.rglob(kind)):
        h.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def choose(package_path: list[str]) -> None:
    """Point the package at the build that is to run."""
    global _stale  # noqa: PLW0603 - chosen once, at import
    if os.environ.get("COTHON_PURE") == "1":
        sys.path_hooks.insert(0, _sources_only)
        sys.path_importer_cache.pop(str(ROOT), None)
    elif STAMP.is_file() and "site-packages" not in ROOT.parts:
        made_from, now = STAMP.read_text(encoding="ascii").strip(), stamp()
        _stale = made_from not in (NONE, now)
        if made_from == now:
            package_path.insert(0, str(NATIVE / "cothon"))
            sys.path.append(str(NATIVE))


def _sources_only(path: str) -> FileFinder:
    if Path(path) != ROOT and ROOT not in Path(path).parents:
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def name() -> str:
    """`compiled` or `pure`."""
    from cothon.core.arr import COMPILED

    return "compiled" if COMPILED else "pure"


def in_words() -> str:
    if name() == "compiled":
        return "compiled engine (mypyc)"
    if os.environ.get("COTHON_PURE") == "1":
        return "pure Python engine (COTHON_PURE=1)"
    if _stale:
        return "pure Python engine (the compiled one is older than the sources: make native)"
    return "pure Python engine"


def advice() -> str:
    """What to do for a faster engine; nothing where the compiled one runs, or the pure one is wanted."""
    if name() == "compiled" or os.environ.get("COTHON_PURE") == "1":
        return ""
    how = "install it again where there is a C compiler" if "site-packages" in ROOT.parts else "run `make native`"
    return f"Bots think about 30 times as long on it: {how}."
