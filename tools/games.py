"""Write what follows from the declarations of each game (`make games`). `--check` only compares.

questions.py -> made/ids.py     numbers of questions, steps, actions, draws and option values
                made/course.py  which function of the rules offers, answers, draws or goes on
options.py   -> made/rules.py   the chosen options as numbers, one value that all positions of a game share
fields.py    -> made/view.py    what can be seen; made/state.py what is the case
                made/text.py    lines of the position's text, written and read
shown.py     -> web/src/games/<game>/view.ts  what the server shows of a view, for the browser
"""

from __future__ import annotations

import argparse
import subprocess
import sys
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


def written(name: str) -> dict[Path, str]:
    """Every generated file of a game: path -> text."""
    d = declared(name)
    folder = GAMES / name / "made"
    files = {folder / f"{part}.py": tidy(make(d)) for part, make in PARTS.items()}
    files[ARRAYS / f"{name}.py"] = tidy(arrays(d))
    if (GAMES / name / "shown.py").exists() and (BROWSER / name).is_dir():
        files[BROWSER / name / "view.ts"] = browser(name)
    return {folder / "__init__.py": f'"""Written by `make games`: {", ".join(PARTS)}."""\n', **files}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is not current")
    parser.add_argument("name", nargs="*", help="only these games; default: all")
    given = parser.parse_args()
    check = given.check
    old: list[Path] = []
    for name in [n for n in given.name or names() if (GAMES / n / "fields.py").exists()]:
        for path, said in written(name).items():
            if path.exists() and path.read_text(encoding="utf-8") == said:
                continue
            old.append(path)
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(said, encoding="utf-8")
    for path in old:
        print(("not current: " if check else "wrote ") + str(path.relative_to(ROOT)))
    if check and old:
        print("run `make games`")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
