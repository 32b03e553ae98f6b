"""The project keeps its own rules: layers, modules of a game, forbidden imports, words, clauses, the public surface."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

import cothon.core
from cothon.games import game, names
from kit.clauses import ROOT, cited_by_tests, every_id_in_rules, in_rules

SRC = ROOT / "src" / "cothon"
LAYERS = {"core": 0, "games": 1, "play": 2, "encode": 2, "bots": 3, "locales": 3, "envs": 4, "review": 4}
LAYERS |= {"arena": 5, "server": 5, "train": 6, "cli": 7}
SOURCES = sorted(SRC.rglob("*.py"))
SAFE = (["made", "ids"], ["made", "view"], ["made", "rules"])  # generated, without a state in it
WHOLE = {"bots": ("instinct.py", "values.py", "weights.json")}
"""What a folder of a game has in a package where it may have one: if it is there, it is whole."""


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def package_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "cothon" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(SRC)))
def test_files_import_only_from_lower_layers(path: Path) -> None:
    own = path.relative_to(SRC).parts[0]
    if own not in LAYERS:
        return
    for module in imports_of(path):
        other = package_of(module)
        if other in LAYERS and other != own:
            assert LAYERS[other] < LAYERS[own], f"{path.name} of {own} imports {module}"


@pytest.mark.parametrize("path", sorted((SRC / "games").glob("*/*.py")), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_games_never_import_one_another(path: Path) -> None:
    for module in imports_of(path):
        match = re.match(r"cothon\.games\.(\w+)", module)
        assert match is None or match[1] in (path.parent.name, "tables", "copies")


@pytest.mark.parametrize("path", [p for p in SOURCES if p.relative_to(SRC).parts[0] in ("core", "games")], ids=str)
def test_rules_know_no_io_no_clock_no_randomness(path: Path) -> None:
    modules = {m.split(".")[0] for m in imports_of(path)}
    forbidden = {"random", "time", "datetime", "asyncio", "logging", "os", "sys", "pathlib", "secrets", "socket"}
    assert not modules & forbidden
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "eval", "exec", "hash", "id"}


@pytest.mark.parametrize("path", sorted((SRC / "core").glob("*.py")), ids=lambda p: p.name)
def test_core_needs_the_standard_library_alone(path: Path) -> None:
    """mypy_extensions, typing_extensions and librt are types and arrays of the compiled build, nothing else."""
    allowed = {"abc", "collections", "typing", "__future__", "cothon", "mypy_extensions", "typing_extensions", "librt"}
    assert {m.split(".")[0] for m in imports_of(path)} <= allowed


@pytest.mark.parametrize("path", sorted((SRC / "bots").rglob("*.py")), ids=lambda p: p.name)
def test_no_bot_can_import_a_state(path: Path) -> None:
    for module in imports_of(path):
        assert not module.startswith("cothon.play.match")
        parts = module.split(".")
        if parts[:2] == ["cothon", "games"] and len(parts) > 3:
            assert parts[3] in ("view", "pieces", "actions", "questions") or parts[3:5] in SAFE, (
                f"{path.name} imports {module}"
            )


@pytest.mark.parametrize("path", sorted((SRC / "encode").rglob("*.py")), ids=lambda p: p.name)
def test_no_array_is_made_from_a_state(path: Path) -> None:
    for module in imports_of(path):
        parts = module.split(".")
        if path.stem in names() and parts[:2] == ["cothon", "games"] and len(parts) > 3:
            allowed = parts[3] in ("view", "pieces", "actions", "steps", "then") or parts[3:5] in SAFE
            assert allowed, f"{path.name} imports {module}"


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_rules_pages_and_tests(name: str) -> None:
    """The rest is for those who want it: without it there are general forms (docs/architecture.md)."""
    for file in ("fields", "questions", "options", "events", "pieces", "laws", "start", "rules", "scoring", "view"):
        assert (SRC / "games" / name / f"{file}.py").exists(), file
    for file in ("show", "notation", "game", "made/ids", "made/view", "made/state"):
        assert (SRC / "games" / name / f"{file}.py").exists(), file
    assert (SRC / "locales" / "en" / f"{name}.ftl").exists()
    assert (ROOT / "docs" / "rules" / f"{name}.md").exists()
    assert list((ROOT / "tests" / "games" / name).glob("test_*.py"))


@pytest.mark.parametrize("name", names())
def test_what_a_game_has_elsewhere_is_whole(name: str) -> None:
    for package, files in WHOLE.items():
        folder = SRC / package / name
        assert not folder.exists() or [f for f in files if not (folder / f).exists()] == [], folder


def test_only_games_and_their_modules_know_a_game_by_name() -> None:
    """No import of its modules, and no look-up by a name: words of a language are free, also as strings."""
    for path in SOURCES:
        inside = path.relative_to(SRC)
        of_a_game = {inside.stem.split("_")[0], inside.parent.name} & set(names())  # also `carthago_words.py`
        if inside.parts[0] == "games" or of_a_game or inside.name == "bench.py":
            continue
        found = games_named(path) & set(names())
        assert not found, f"{inside} names {sorted(found)}"


OWN_MODULE = re.compile(r"cothon\.(?:games|bots|encode(?:\.made)?|cli\.tables)\.(\w+)")
LOOKED_UP = {"game", "find_game", "encoder", "batched", "versions", "knowledge", "table_of", "instinct", "load"}
"""Functions that take the name of a game first."""


def games_named(path: Path) -> set[str]:
    """What a file could mean a game by: modules it imports, arguments of look-ups, keys, values and parts of a test."""
    found = {m[1] for module in imports_of(path) if (m := OWN_MODULE.match(module))}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            found |= _texts(node.args[:1]) if called in LOOKED_UP else set()
        elif isinstance(node, ast.Compare) and _is_name_of_a_game(node.left):
            found |= _texts(node.comparators)
        elif isinstance(node, ast.Subscript) and _is_name_of_a_game(node.value):
            found |= _texts([node.slice])
    return found


def _is_name_of_a_game(node: ast.expr) -> bool:
    """`game`, `name`, `facts.name`, `REGISTRY`: what a comparison or a look-up may hold the name of a game in."""
    said = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return said in ("game", "name", "REGISTRY")


def _texts(nodes: Iterable[ast.expr]) -> set[str]:
    inside = [n for node in nodes for n in ast.walk(node)]
    return {n.value for n in inside if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize(
    "code",
    [
        "from cothon.games.karibik import pieces",
        "import cothon.bots.karibik.instinct",
        'g = game("karibik")',
        'e = encoder("karibik", 3)',
        'if game.facts.name == "karibik": pass',
        'if name in ("karibik", "porto"): pass',
        'REGISTRY["karibik"]',
    ],
)
def test_code_that_knows_a_game_is_noticed(code: str, tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    assert "karibik" in games_named(tmp_path / "code.py")


def test_words_that_a_game_is_called_by_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('LINES = {"quay": "market"}\nsay("quay", market=1)\nquay = "quay"\n')
    assert not games_named(tmp_path / "code.py") & {"quay", "market"}


@pytest.mark.parametrize("name", names())
def test_every_clause_of_the_rules_is_cited_by_a_test(name: str) -> None:
    clauses = in_rules(name)
    assert clauses
    missing = clauses - set(cited_by_tests(name))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("name", names())
def test_every_clause_has_an_anchor(name: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
    assert {c.lower().replace(".", "-") for c in in_rules(name)} <= anchors


@pytest.mark.parametrize("name", names())
def test_every_worked_example_has_a_test_under_its_id(name: str) -> None:
    tests = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "tests" / "games" / name).rglob("test_*.py"))
    found = set(re.findall(r"def test_(P?[BDX]\d+)_", tests))
    told = {i for i in every_id_in_rules(name) if re.fullmatch(r"P?[BDX]\d+", i)}
    assert not told - found, sorted(told - found)


@pytest.mark.parametrize("name", names())
def test_clauses_named_in_the_code_exist(name: str) -> None:
    clauses = in_rules(name)
    prefix = game(name).facts.prefix
    for path in [*(SRC / "games" / name).glob("*.py"), *(SRC / "bots" / name).glob("*.py")]:
        for clause in re.findall(rf"\b{prefix}\d+\.\d+\b", path.read_text(encoding="utf-8")):
            assert clause in clauses, f"{path.name}: {clause}"


@pytest.mark.parametrize("name", names())
def test_every_question_action_and_option_names_a_clause_of_the_rules(name: str) -> None:
    g, clauses = game(name), every_id_in_rules(name)
    named = [q.clause for q in g.asks.questions] + [e.clause for e in g.actions.entries + g.draws.entries]
    named += [o.clause for o in g.declared] + [g.facts.turn, g.facts.end]
    named += [e.clause for e in g.story.events.values() if e.clause]
    for clause in named:
        for part in clause.replace(" ", "").split(","):
            assert part in clauses, part


@pytest.mark.parametrize("name", names())
def test_every_option_is_on_the_page_of_the_rules(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert [o.name for o in game(name).declared if f"`{o.name}`" not in page and f"`{o.name}=" not in page] == []


def test_no_file_is_called_utils_or_the_like() -> None:
    banned = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}
    for path in [*SRC.rglob("*"), *(ROOT / "tests").rglob("*")]:
        assert path.stem not in banned, path


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(SRC)))
def test_files_are_short_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 450 or path.parent.name == "made"
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), "a module says in one sentence what it is"


def test_the_public_surface_of_core_is_what_it_exports() -> None:
    assert sorted(cothon.core.__all__) == sorted(n for n in vars(cothon.core) if _is_public(n))


def _is_public(name: str) -> bool:
    return not name.startswith("_") and not isinstance(getattr(cothon.core, name), type(cothon.core))


def test_nothing_in_the_project_needs_what_a_clone_does_not_have() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    for name in listed.stdout.split():
        path = ROOT / name
        if path.suffix in (".py", ".md", ".toml", "", ".json") and path.is_file() and path.name != "test_house.py":
            text = path.read_text(encoding="utf-8", errors="ignore")
            assert "/work/" not in text, name
            assert not re.search(r"\bshared/(rules|data|design|rulebooks)", text), name


def test_make_help_names_every_verb() -> None:
    said = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for verb in ("setup", "native", "play", "terminal", "test", "test-full", "golden", "bench", "docs"):
        assert re.search(rf"^{verb}\s", said, re.MULTILINE), verb
