"""How much has to be touched for a change: done by machine in a copy of the project, and counted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT

LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "web", "*.egg-info")

REPLAYED = """
import sys
from pathlib import Path
from cothon.core import OVER
from cothon.encode import encoder
from cothon.games import game
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from cothon.play.verify import verify

name, option, value = sys.argv[1:]
g = game(name)
for file in sorted(Path("tests/golden").glob(f"{name}-v1-0[0-3].cothon")):
    said = file.read_text(encoding="utf-8")
    record = text.read(said)
    assert verify(record).finished and text.write(record) == said, file

seats = g.seats_allowed({})[0]
usual, chosen = g.options(seats), g.options(seats, {option: value})
told = {encoder(name, seats).numbers(g.mask(g.start(options), 0)) for options in (usual, chosen)}
assert len(told) == 2, "the array does not tell the option"
match = Match(g, chosen, [Seat("human", f"Ada {i}") for i in range(seats)], bytes(32))
while (seat := match.actor) is not None:
    match.submit(seat, g.legal(match.view(seat))[0], match.version)
record = match.record()
assert f"{option}={value}" in text.write(record)
assert verify(text.read(text.write(record))).finished
position = g.write(g.start(chosen))
assert f"{option}={value}" in position and g.write(g.read(position)) == position
"""

KEPT = """
from cothon.games import game
from cothon.play import text
from pathlib import Path
from cothon.play.verify import verify

g = game("porto")
s = g.start(g.options(3))
assert s.weather == 0
s.weather = 7
assert s.clone().weather == 7 and s.clone().key() == s.key() != g.start(g.options(3)).key()
assert g.mask(s, 0).weather == 7
assert "weather: 7" in g.write(s) and g.read(g.write(s)).weather == 7
for file in sorted(Path("tests/golden").glob("porto-v1-0[0-3].cothon")):
    said = file.read_text(encoding="utf-8")
    assert verify(text.read(said)).finished and text.write(text.read(said)) == said, file
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, its golden records and the tools."""
    for part in ("src", "tools", "tests/golden"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(folder: Path, *words: str) -> None:
    env = {**os.environ, "COTHON_PURE": "1", "PYTHONPATH": str(folder / "src")}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def insert(path: Path, before: str, line: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{path.name}: {before}"
    path.write_text(text.replace(before, line + before), encoding="utf-8")


def touched(folder: Path) -> list[str]:
    """The files that differ from those of the project, without what `make games` wrote."""
    found = []
    for path in folder.rglob("*"):
        own = path.relative_to(folder)
        if (
            path.suffix in (".py", ".ftl")
            and "made" not in own.parts
            and path.read_bytes() != (ROOT / own).read_bytes()
        ):
            found.append(str(own))
    return found


@pytest.mark.parametrize(
    ("name", "last"),
    [("karibik", '    Option("max_rounds"'), ("porto", '    Option("intrigue_table"')],
)
def test_a_new_option_touches_at_most_three_files_and_older_records_replay(name: str, last: str, copy: Path) -> None:
    options = copy / "src" / "cothon" / "games" / name / "options.py"
    declared = 'Option("lanterns", "how many lanterns are lit", "K1.3", "none", ["none", "all"], late=True)'
    text = options.read_text(encoding="utf-8")
    at = text.index(")", text.index(last))  # after the last option
    end = text.index("\n", at)
    options.write_text(f"{text[:end]}\n    {declared},{text[end:]}", encoding="utf-8")
    run(copy, "tools/games.py")
    for language in ("en", "de"):
        file = copy / "src" / "cothon" / "locales" / language / f"{name}.ftl"
        file.write_text(file.read_text(encoding="utf-8") + "option-lanterns = Lanterns\n", encoding="utf-8")
    assert len(touched(copy)) <= 3, touched(copy)
    run(copy, "-c", REPLAYED, name, "lanterns", "all")


def test_a_new_field_of_porto_touches_two_files(copy: Path) -> None:
    fields = copy / "src" / "cothon" / "games" / "porto" / "fields.py"
    insert(
        fields,
        ")\n\n# The lines of a position's text",
        '    Field("weather", "a new field", most=9, text=Number(), array=Amount(9)),\n',
    )
    text = fields.read_text(encoding="utf-8")
    fields.write_text(text.replace('"market bought"', '"market bought weather"'), encoding="utf-8")
    run(copy, "tools/games.py")
    assert touched(copy) == ["src/cothon/games/porto/fields.py"]  # the second one is the rule that changes it
    run(copy, "-c", KEPT)
