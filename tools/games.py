"""Write what follows from the declarations of each game (`make games`). `--check` only compares.

questions.py -> made/ids.py     numbers of questions, steps, actions, draws and option values
                made/course.py  which function of the rules offers, answers, draws or goes on
options.py   -> made/rules.py   the chosen options as numbers, one value that all positions of a game share
fields.py    -> made/view.py    what can be seen; made/state.py what is the case
                made/text.py    lines of the position's text, written and read
             -> encode/made/<game>.py  the declared pieces of the array
shown.py     -> web/src/games/<game>/view.ts  what the server shows of a view, for the browser
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import invalidate_caches
from pathlib import Path

from cothon.games import names
from games_array import arrays
from games_declared import declared
from games_ids import course, ids, rules
from games_shown import browser
from games_state import state, view
from games_text import text

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "cothon" / "games"
ARRAYS = ROOT / "src" / "cothon" / "encode" / "made"
BROWSER = ROOT / "web" / "src" / "games"


PARTS = {"ids": ids, "course": course, "rules": rules, "view": view, "state": state, "text": text}


def tidy(source: str) -> str:
    """As the linter would leave it."""
    for command in (
        ["check", "--fix", "--quiet", "--select", "I,F401,RUF,UP", "--ignore", "RUF001,RUF002,RUF003", "-"],
        ["format", "--quiet", "-"],
    ):
        found = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--stdin-filename", "made.py"] if command[0] == "format" else
            [sys.executable, "-m", "ruff", *command[:-1], "--stdin-filename", "src/cothon/made.py", "-"],
            input=source, capture_output=True, text=True, check=False, cwd=ROOT,
        )  # fmt: skip
        if not found.stdout:
            raise SystemExit(found.stderr)
        source = found.stdout
    return source


def engine(name: str) -> dict[Path, str]:
    """Every generated file of a game that the engine runs: path -> text."""
    d = declared(name)
    folder = GAMES / name / "made"
    files = {folder / f"{part}.py": tidy(make(d)) for part, make in PARTS.items()}
    files[ARRAYS / f"{name}.py"] = tidy(arrays(d))
    return {folder / "__init__.py": f'"""Written by `make games`: {", ".join(PARTS)}."""\n', **files}


def types(name: str) -> dict[Path, str]:
    """The browser's types, if the game has a board there. They import the game, and so what `engine` gives."""
    if not (GAMES / name / "shown.py").exists() or not (BROWSER / name).is_dir():
        return {}
    invalidate_caches()
    return {BROWSER / name / "view.ts": browser(name)}


def renewed(files: dict[Path, str], check: bool) -> list[Path]:
    """Write those that are not current, unless this is only a check; gives their paths."""
    old = [path for path, said in files.items() if not path.exists() or path.read_text(encoding="utf-8") != said]
    for path in [] if check else old:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
    return old


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is not current")
    parser.add_argument("name", nargs="*", help="only these games; default: all")
    given = parser.parse_args()
    check = given.check
    old: list[Path] = []
    for name in [n for n in given.name or names() if (GAMES / n / "fields.py").exists()]:
        found = renewed(engine(name), check)
        if not (check and found):  # a game whose generated files are old may not even be importable
            found += renewed(types(name), check)
        old += found
    for path in old:
        print(("not current: " if check else "wrote ") + str(path.relative_to(ROOT)))
    if check and old:
        print("run `make games`")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
