"""How much has to be touched for a change: done by machine in a copy of the project, and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from cothon.games import names, versions
from kit.clauses import ROOT
from kit.copied import NAME, TITLE, attempt, contents, copied, run, with_new_game

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
for file in sorted(Path("tests/golden").glob(f"{name}-v*-0[0-3].cothon")):
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
for file in sorted(Path("tests/golden").glob("porto-v*-0[0-3].cothon")):
    said = file.read_text(encoding="utf-8")
    assert verify(text.read(said)).finished and text.write(text.read(said)) == said, file
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, its golden records and the tools."""
    return copied(tmp_path, "src", "tools", "tests/golden")


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


def add_option(copy: Path, name: str, how: str) -> None:
    """An option at the end of those declared, and its sentences."""
    options = copy / "src" / "cothon" / "games" / name / "options.py"
    declared = f'Option("lanterns", "how many lanterns are lit", "K1.3", "none", ["none", "all"], {how})'
    text = options.read_text(encoding="utf-8")
    end = text.index("\n)", text.index("\nDECLARED"))  # after the last option
    options.write_text(f"{text[:end]}\n    {declared},{text[end:]}", encoding="utf-8")
    run(copy, "tools/games.py")
    for language in ("en", "de"):
        file = copy / "src" / "cothon" / "locales" / language / f"{name}.ftl"
        file.write_text(file.read_text(encoding="utf-8") + "option-lanterns = Lanterns\n", encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_a_new_option_touches_at_most_three_files_and_older_records_replay(name: str, copy: Path) -> None:
    add_option(copy, name, "late=True")
    assert len(touched(copy)) <= 3, touched(copy)
    run(copy, "-c", REPLAYED, name, "lanterns", "all")


@pytest.mark.parametrize("name", names())
def test_a_new_version_with_an_option_touches_one_file_more_and_older_records_replay(name: str, copy: Path) -> None:
    known = versions(name)
    add_option(copy, name, f"since={known[-1] + 1}")
    rulebook = copy / "src" / "cothon" / "games" / name / "game.py"
    old, new = f"VERSIONS: Final = {tuple(known)}", f"VERSIONS: Final = {(*known, known[-1] + 1)}"
    text = rulebook.read_text(encoding="utf-8")
    assert text.count(old) == 1
    rulebook.write_text(text.replace(old, new), encoding="utf-8")
    assert len(touched(copy)) <= 4, touched(copy)
    run(copy, "-c", REPLAYED, name, "lanterns", "all")
    said = run(copy, "-m", "cothon", "games", name)
    assert f"Rules version {known[-1] + 1}." in said
    assert "lanterns" in said
    assert "lanterns" not in run(copy, "-m", "cothon", "games", name, "--rules", str(known[-1]))


@pytest.mark.parametrize("name", names())
def test_what_is_generated_follows_from_the_declarations_alone(name: str, copy: Path) -> None:
    """So rules may use a new constant before `make games` has written it."""
    made = [Path("src", "cothon", "games", name, "made", f"{part}.py") for part in ("ids", "rules", "state", "view")]
    for path in made:
        (copy / path).unlink()
    types = Path("web", "src", "games", name, "view.ts")
    if (ROOT / types).exists():
        (copy / types).parent.mkdir(parents=True)
        made.append(types)
    assert "not current" in attempt(copy, "tools/games.py", "--check", name).stdout
    run(copy, "tools/games.py", name)
    for path in made:
        assert (copy / path).read_bytes() == (ROOT / path).read_bytes(), path


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


# -- a new game --------------------------------------------------------------------------------------------------------

FOLDERS = (f"src/cothon/games/{NAME}/", f"tests/games/{NAME}/")
LAWS = ("tests/laws/test_laws.py", "tests/laws/test_twins.py", "tests/laws/test_events.py", "tests/laws/test_copies.py")
HOUSE = ("tests/house/test_house.py", "tests/house/test_docs.py", "tests/locales", "tests/encode")
PLAYED = """
import sys
from cothon.review.analysis import Effort, analyse
from cothon.bots import Budget, bot, bots_of
from cothon.bots.outlook import outlook
from cothon.encode import encoder
from cothon.envs.batched import batched
from cothon.envs.scene import scene
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from cothon.play.verify import verify

g = game(sys.argv[1])
for name in bots_of(sys.argv[1]):
    dice, s = FastDice(1), g.start(g.options(3))
    g.roll(s, dice)
    while s.actor >= 0:
        view = g.mask(s, int(s.actor))
        assert len(encoder(sys.argv[1], 3).array(view)) == encoder(sys.argv[1], 3).size
        assert scene(g, view).text() and g.odds(view, dice) is None
        g.apply(s, bot(name).choose(g, view, Budget(iterations=4), dice))
        g.roll(s, dice)
s = g.start(g.options(2))
g.roll(s, FastDice(2))
assert all(c.low < c.high for c in outlook(g, g.mask(s, 0), 30)), "nobody was found to win"
env = batched(sys.argv[1], 2, 4, seed=1)
match = Match(g, g.options(2), [Seat("human", f"Ada {i}") for i in range(2)], bytes(32))
while (seat := match.actor) is not None:
    match.submit(seat, g.legal(match.view(seat))[0], match.version)
assert verify(match.record()).finished
assert analyse(match.record(), Effort(worlds=2, iterations=4, seed=1, ahead=2)).points
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project after `make new-game`; nobody may change it."""
    return with_new_game(tmp_path_factory.mktemp("made"))


def test_a_new_game_is_one_command_and_touches_the_registry_alone(made: Path) -> None:
    now = contents(made)
    before = {path: (ROOT / path).read_bytes() for path in now if (ROOT / path).exists()}
    assert [path for path, said in before.items() if said != now[path]] == ["src/cothon/games/__init__.py"]
    new = [path for path in now if path not in before]
    assert all(path.startswith(FOLDERS) or Path(path).stem.removesuffix("-array") == NAME for path in new), new
    assert not [path for path in new if b"ooring" in now[path]], "a file still has the name of the template"
    assert run(made, "tools/games.py", "--check") == ""
    run(made, "-m", "ruff", "check", "--quiet", *FOLDERS)
    run(made, "-m", "ruff", "format", "--check", "--quiet", *FOLDERS)
    run(made, "-m", "mypy", "--no-incremental", "--follow-imports=silent", FOLDERS[0])


def test_a_new_game_keeps_all_laws_at_once(made: Path) -> None:
    call = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/games/{NAME}", *LAWS, *HOUSE)
    said = run(made, *call, "-k", f"{NAME} or current or reference or by_name or german")
    assert int(said.split(" passed")[0].split()[-1]) > 100, said


def test_a_new_game_is_played_by_bots_read_by_learners_and_looked_back_at(made: Path) -> None:
    run(made, "-c", PLAYED, NAME)


def terminal(folder: Path, *more: str) -> str:
    """A whole game of a person, who always gives the first answer."""
    call = ("-m", "cothon", "play", NAME, "--seats", "you,level-3", "--seed", "1", "--plain", *more)
    return run(folder, *call, typed="odds\n" + "1\n" * 60)


def test_a_new_game_is_played_in_the_terminal(made: Path) -> None:
    assert f"{TITLE} ({NAME})" in run(made, "-m", "cothon", "games", NAME)
    said = terminal(made)
    assert "Which crate do you lay?" in said
    assert "Hanno, hand: -." in said  # the general table: what is not seen is not shown
    assert "The game is over: nobody had crates left." in said
    assert "Du legst eine Kiste Salz aus." in terminal(made, "--language", "de")


def test_sentences_that_nobody_has_written_yet_are_made_of_the_names_in_declarations(
    made: Path, tmp_path: Path
) -> None:
    bare = copied(tmp_path, "src", root=made)
    for file in bare.glob(f"src/cothon/locales/*/{NAME}.ftl"):
        file.unlink()
    said = terminal(bare)
    for words in ("Which crate do you lay?", "1: lay salt", "Lay: seat You, crate salt", "empty hands"):
        assert words in said, said
    for key in ("event-", "ask-", "do-lay", "reason-", "account-"):
        assert key not in said


def test_make_locales_lists_what_the_declarations_ask_for(made: Path, tmp_path: Path) -> None:
    bare = copied(tmp_path, "src", "tools", root=made)
    (bare / "web").symlink_to(ROOT / "web")
    english = bare / "src" / "cothon" / "locales" / "en" / f"{NAME}.ftl"
    english.write_text(english.read_text(encoding="utf-8").replace("event-over =", "event-end ="), encoding="utf-8")
    said = attempt(bare, "tools/locales.py").stdout
    assert f"en lacks {NAME}.ftl: event-over\n" in said
    assert f"de lacks {NAME}.ftl: event-end\n" in said


WRONG = {
    "": "NAME is missing",
    "Quay": "small letters and digits",
    "2nd": "small letters and digits",
    "old-quay": "small letters and digits",
    "class": "is no word of Python",
    NAME: "there is such a game already",
    "traders": "there is such a game already",
    "sheet": "src/cothon/encode/sheet.py is there already",
    "table": "src/cothon/locales/en/table.ftl is there already",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_name_that_no_game_can_have_is_refused_and_changes_nothing(made: Path, name: str) -> None:
    before = contents(made)
    done = attempt(made, "tools/new_game.py", name)
    assert done.returncode == 2
    assert WRONG[name] in done.stderr
    assert contents(made) == before


def test_if_something_fails_everything_is_as_before(tmp_path: Path) -> None:
    copy = copied(tmp_path, "src", "tools", "templates")  # without docs no reference can be written
    before = contents(copy)
    done = attempt(copy, "tools/new_game.py", NAME, TITLE)
    assert done.returncode == 1
    assert "nothing was made" in done.stderr
    assert contents(copy) == before
    assert not [p for p in copy.rglob(NAME) if p.is_dir()]


# -- a new language ----------------------------------------------------------------------------------------------------

DUTCH = {
    "table.ftl": "language-name = Nederlands\nyou = Jij\n",
    "traders.ftl": "event-turn = Aan de beurt: { $seat }.\n",
}


def test_a_new_language_is_one_folder(tmp_path: Path) -> None:
    copy = copied(tmp_path, "src", "tools", "web/src")
    before = contents(copy)
    folder = copy / "src" / "cothon" / "locales" / "nl"
    folder.mkdir()
    for name, text in DUTCH.items():
        (folder / name).write_text(text, encoding="utf-8")
    call = ("-m", "cothon", "play", "traders", "--seats", "you,random", "--seed", "1", "--plain", "--language", "nl")
    said = run(copy, *call, typed="1\n")
    assert "Aan de beurt: Jij." in said
    assert "What do you do this turn?" in said  # English stands in
    lacks = run(copy, "tools/locales.py")
    assert "nl lacks traders.ftl: event-buy\n" in lacks
    assert "nl lacks table.ftl: language-name" not in lacks
    assert {path for path in contents(copy) if path not in before} == {
        f"src/cothon/locales/nl/{name}" for name in DUTCH
    }
