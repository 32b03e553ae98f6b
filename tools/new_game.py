"""Make a game from the template: `make new-game NAME=quay TITLE="The Quay"`.

The template (templates/game) is a whole small game called `mooring`, laid out as the repository is. It is copied under
the new name: rules, sentences of every language, pages, tests; the registry gets a line, and `make games` and the
reference pages are written. Nothing is changed where something is wrong with the name.
"""

from __future__ import annotations

import keyword
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "templates" / "game"
REGISTRY = Path("src/cothon/games/__init__.py")
OLD, OLD_TITLE = "mooring", "Mooring Posts"
LAST_LINE = re.compile(r"^REGISTRY: .*?(?=^\})", re.MULTILINE | re.DOTALL)
TAKEN = (
    "src/cothon/games/{}", "src/cothon/games/{}.py", "src/cothon/encode/{}.py", "src/cothon/bots/{}",
    "src/cothon/bots/{}.py", "src/cothon/cli/tables/{}.py", "src/cothon/locales/en/{}.ftl", "docs/rules/{}.md",
    "tests/games/{}", "web/src/games/{}",
)  # fmt: skip
"""Where a game of that name has its modules: if there is something, the name is taken."""

NEXT = """
{title} can be played: `cothon play {name}`, or `cothon serve`: in the browser it has the general board. (Its rules and
sentences come into the browser with the next `make web`.)

Now make it yours; each file says what belongs into it:
  docs/rules/{name}.md, docs/rules/de/{name}.md    the rules, clause by clause
  src/cothon/games/{name}/                         declarations, then rules; `make games` after each declaration
  src/cothon/locales/*/{name}.ftl                  its sentences; `make locales` says what is missing
  tests/games/{name}/                              a test for every clause; variants.txt lists what the laws play
Then:
  .venv/bin/python -m pytest -k {name} tests/games/{name} tests/laws/test_laws.py tests/house tests/locales tests/encode
  .venv/bin/python tools/docs.py     the reference pages
  make golden                        golden records, once the rules are as you want them
  make format test
"""


def wrong_with(name: str, title: str) -> str:
    """What is wrong with a name or a title; "" if nothing is."""
    if not name:
        return 'NAME is missing: make new-game NAME=quay [TITLE="The Quay"]'
    if not re.fullmatch(r"[a-z][a-z0-9]{1,23}", name) or keyword.iskeyword(name):
        return f"NAME={name}: a name has 2 to 24 small letters and digits, a letter first, and is no word of Python"
    if f'"{name}":' in (ROOT / REGISTRY).read_text(encoding="utf-8"):
        return f"NAME={name}: there is such a game already; choose another name"
    for place in TAKEN:
        if (ROOT / place.format(name)).exists():
            return f"NAME={name}: {place.format(name)} is there already; choose another name"
    if not title.isprintable() or len(title) > 60 or set(title) & set('"\\{}'):
        return f'TITLE={title}: a title has up to 60 characters, and none of " \\ {{ }}'
    return ""


def renamed(text: str, name: str, title: str) -> str:
    """A text of the template as one of the new game: its title, names and the letter of its clauses."""
    letter = name[0]
    text = text.replace(OLD_TITLE, title).replace(OLD.capitalize(), name.capitalize()).replace(OLD, name)
    text = re.sub(r"\bM(?=\d+\.\d)", letter.upper(), text).replace('"M", turn=', f'"{letter.upper()}", turn=')
    return re.sub(r'(?<=<a id=")m(?=\d)', letter, text)


def copies(name: str, title: str) -> dict[Path, str]:
    """Every file of the new game: path -> text."""
    found = {}
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            place = Path(str(path.relative_to(TEMPLATE)).replace(OLD, name))
            found[place] = renamed(path.read_text(encoding="utf-8"), name, title)
    return found


def registered(text: str, name: str) -> str:
    return LAST_LINE.sub(lambda m: f'{m[0]}    "{name}": "cothon.games.{name}.game",\n', text, count=1)


def run(*words: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COTHON_PURE": "1"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(words)}\n{done.stdout}{done.stderr}")


def make(name: str, title: str) -> list[Path]:
    """Write the game; gives the files it brings. If that fails, everything is as before."""
    registry = (ROOT / REGISTRY).read_text(encoding="utf-8")
    made = copies(name, title)
    generated = [Path("src/cothon/encode/made") / f"{name}.py"]
    generated += [Path("docs/reference") / f"{name}{what}.md" for what in ("", "-array")]
    try:
        for place, text in made.items():
            (ROOT / place).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / place).write_text(text, encoding="utf-8")
        python = [str(place) for place in made if place.suffix == ".py"]
        run("-m", "ruff", "check", "--no-cache", "--quiet", "--fix", "--select", "I", *python)
        run("-m", "ruff", "format", "--no-cache", "--quiet", *python)
        (ROOT / REGISTRY).write_text(registered(registry, name), encoding="utf-8")
        run("tools/games.py", name)
        run("tools/docs.py")
    except BaseException:
        (ROOT / REGISTRY).write_text(registry, encoding="utf-8")
        _remove(name, [*made, *generated])
        raise
    return [*made, *_made_in(name), *generated]


def _made_in(name: str) -> list[Path]:
    folder = ROOT / "src" / "cothon" / "games" / name / "made"
    return [p.relative_to(ROOT) for p in sorted(folder.glob("*.py"))]


def _remove(name: str, places: list[Path]) -> None:
    """These files, and the two folders that are the game's own."""
    for place in places:
        (ROOT / place).unlink(missing_ok=True)
    for folder in ("src/cothon/games", "tests/games"):
        shutil.rmtree(ROOT / folder / name, ignore_errors=True)


def main() -> int:
    name, title = [*sys.argv[1:], "", ""][:2]
    title = title.strip() or name.capitalize()
    if wrong := wrong_with(name, title):
        print(f"error: {wrong}", file=sys.stderr)
        return 2
    try:
        made = make(name, title)
    except RuntimeError as e:
        print(f"error: nothing was made, because this failed: {e}", file=sys.stderr)
        return 1
    for place in sorted({place.parent for place in made}):
        print(f"new in {place}")
    print(f"changed {REGISTRY}")
    print(NEXT.format(name=name, title=title).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
