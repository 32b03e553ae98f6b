"""docs/protocol.md is true: its transcripts run, its example plays whole games, its tables are the code's."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cothon.games import names
from cothon.server import errors, forks, imports, protocol, replay
from cothon.server.app import create_app
from cothon.server.routes import answers
from cothon.server.settings import Settings
from kit.clauses import ROOT
from kit.patience import PATIENCE_S
from kit.seated import program
from kit.served import Served
from kit.transcripts import Command, Differs, commands, compare
from server.serving import Serving
from server.serving import serving as process_serving

PAGE = ROOT / "docs" / "protocol.md"


def surroundings(folder: Path) -> dict[str, str]:
    """For commands of the page: `cothon` is there, and curl goes by no settings and no proxy of this machine."""
    tools = Path(sys.executable).parent
    return {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "CURL_HOME": str(folder), "no_proxy": "*"}


class Terminal:
    """Where the commands of a page are typed, one after the other."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.known = {"URL": url}
        self.printed = ""
        (folder / "docs").symlink_to(ROOT / "docs")

    async def run(self, command: Command) -> None:
        """AssertionError if it fails, or prints something else than the page says."""
        typed = f"exec {command.text}" if command.stopped else command.text
        env = {**surroundings(self.folder), **self.known}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            "sh", "-c", typed, cwd=self.folder, env=env, stdout=pipe, stderr=pipe
        )
        try:
            async with asyncio.timeout(PATIENCE_S):
                await (self._until_shown if command.stopped else self._until_ended)(process, command)
        finally:
            if process.returncode is None:
                process.terminate()
                await process.communicate()

    async def _until_ended(self, process: asyncio.subprocess.Process, command: Command) -> None:
        out, errors = await process.communicate()
        self.printed = out.decode()
        assert process.returncode == 0, errors.decode()
        self.known = compare(command.expected, self.printed, self.known)

    async def _until_shown(self, process: asyncio.subprocess.Process, command: Command) -> None:
        """Until it has printed what the page shows; if that never comes, the last difference is told."""
        assert process.stdout is not None
        self.printed, difference = "", "nothing was printed"
        try:
            while some := await process.stdout.read(65536):
                self.printed += some.decode()
                whole_lines = self.printed[: self.printed.rfind("\n") + 1]
                try:
                    self.known = compare(command.expected, whole_lines, self.known, whole=False)
                    return
                except Differs as e:
                    difference = str(e)
        except asyncio.CancelledError:
            difference = f"after {PATIENCE_S} s: {difference}"
            raise AssertionError(difference) from None
        raise AssertionError(f"it ended by itself: {difference}")


@pytest.mark.anyio
async def test_the_transcripts_run(served: Served, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, served.url)
    for command in commands(PAGE):
        try:
            await terminal.run(command)
        except (AssertionError, TimeoutError, ValueError) as e:
            where = f"{PAGE.name}, line {command.line}: {command.text}"
            raise AssertionError(f"{where}\n{e or type(e).__name__}\nprinted: {terminal.printed}") from e


def test_no_command_of_the_page_stands_outside_a_transcript() -> None:
    typed = re.findall(r"^\$ ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands(PAGE)) == len(typed) > 0


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        ('{"a": 1}', '{"a":2}'),
        ('{"a": 1}', '{"a":true}'),
        ('{"a": 1}', '{"a":1,"b":2}'),
        ('{"a": 1, ...}', '{"b":2}'),
        ("[1, ..., 3]", "[1,2]"),
        ("[1, 2]", "[1,2,3]"),
        ('{"a": "<X>", "b": "<X>"}', '{"a":"x","b":"y"}'),
        ('{"a": <time>}', '{"a":17}'),
        ('{"a": ...}', "{}"),
        ("409", "400"),
        ("one\n...\nthree", "one\ntwo"),
        ("one", "one\ntwo"),
        ("data: [1]", "data: [2]"),
    ],
)
def test_a_transcript_that_is_not_so_is_noticed(expected: str, actual: str) -> None:
    with pytest.raises(Differs):
        compare(expected, actual, {})


def test_names_in_a_transcript_stand_for_what_was_printed() -> None:
    known = compare('{"id": "<ID>", "at": <AT>, ...}\n...\nend <ID>', '{"at":7,"id":"x y","b":[]}\n\n1\nend x y', {})
    assert known == {"ID": "x y", "AT": "7"}


# -- the example -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """`cothon serve` as anybody starts it: on SQLite, with its usual limits."""
    with process_serving(tmp_path_factory.mktemp("real")) as running:
        yield running


def example(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    script = ["sh", str(ROOT / "docs" / "examples" / "two_and_a_bot.sh"), *words]
    env = surroundings(folder)
    return subprocess.run(script, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE_S)


@pytest.mark.parametrize("name", names())
def test_two_people_with_curl_and_a_bot_finish_a_game(real: Serving, tmp_path: Path, name: str) -> None:
    run = example(tmp_path, real.url, name)
    assert (run.returncode, run.stderr) == (0, "")
    assert len(run.stdout.splitlines()) > 50, "the story is told"
    found = re.search(r"The record is in (\S+)\. .*(cothon record verify \S+)\n$", run.stdout)
    assert found is not None, run.stdout[-500:]
    command = [str(Path(sys.executable).parent / "cothon"), *found[2].split()[1:]]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert f"ok: {name}, 3 seats" in checked.stdout
    committed = re.search(r"The shuffle is committed: ([0-9a-f]{64})\n", run.stdout)
    assert committed is not None
    record = (tmp_path / found[1]).read_text(encoding="utf-8")
    assert f"\ncommitment {committed[1]}\n" in record
    kinds = [line.split()[2] for line in record.splitlines() if line.startswith("seat ")]
    assert kinds == ["human", "human", "level-3"]
    assert len(re.findall(r"^entropy [01] [0-9a-f]{32}$", record, re.MULTILINE)) == 2


def test_the_example_says_what_is_wrong(real: Serving, tmp_path: Path) -> None:
    run = example(tmp_path, real.url, "chess")
    assert run.returncode == 1
    assert "no game 'chess'" in run.stderr
    assert example(tmp_path, real.url).returncode == 2
    assert not list(tmp_path.iterdir())


def test_make_play_serves_on_sqlite_and_prints_the_url(tmp_path: Path) -> None:
    if shutil.which("make") is None or not (ROOT / ".venv" / "bin" / "cothon").exists():
        pytest.skip("needs make, and the environment that `make setup` makes")
    env = {**os.environ, "COTHON_PORT": "0", "COTHON_DATA": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"}
    command = ["make", "-s", "-o", "setup", "play"]  # -o: what is installed is not touched
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, process_group=0) as process:
        try:
            assert process.stdout is not None
            url = re.search(r"http://[\w.:]+", process.stdout.readline())
            assert url is not None
            assert httpx.get(f"{url[0]}/health", trust_env=False).json()["database"] == "sqlite"
            assert (tmp_path / "data" / "cothon.db").exists()
        finally:
            os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        assert "Stopping" in process.stdout.read()


# -- the tables --------------------------------------------------------------------------------------------------------


Cells = list[list[str]]


def tables() -> dict[str, Cells]:
    """The tables of the page, by the first cell of their heads; of cells in code style only what is in it."""
    found: dict[str, Cells] = {}
    for block in re.findall(r"(?:^\|.*\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines()]
        assert rows[0][0] not in found, f"two tables of {rows[0][0]}"
        found[rows[0][0]] = rows[2:]
    return found


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def of_table(head: str) -> list[str]:
    return [name for row in tables()[head] for name in code(row[0])]


MESSAGES = [
    t
    for module in (protocol, replay, forks, imports)
    for t in vars(module).values()
    if isinstance(t, type) and issubclass(t, msgspec.Struct) and t.__module__ == module.__name__
]
ELSEWHERE = {"Sent", "Seen", "Ready", "Kick", "Say"}  # told in words: one or two fields, or none


@pytest.mark.parametrize("message", [m for m in MESSAGES if m.__name__ not in ELSEWHERE], ids=lambda m: m.__name__)
def test_every_field_of_a_message_is_explained(message: Any) -> None:
    assert sorted(of_table(message.__name__)) == sorted(message.__struct_fields__)


def test_messages_without_a_table_have_the_fields_the_words_name() -> None:
    fields = {m.__name__: m.__struct_fields__ for m in MESSAGES if m.__name__ in ELSEWHERE}
    assert fields == {
        "Sent": (),
        "Seen": ("table", "position", "chat"),
        "Ready": ("entropy",),
        "Kick": ("seat",),
        "Say": ("text",),
    }


def kinds_of_error() -> set[tuple[str, int]]:
    """Every code with its status, from the classes and tables that answers are made of."""
    create_app(Settings(db="sqlite:///none.db"))  # so that every module is there
    found = {("internal", 500)} | {(code, status) for _, status, code in errors._KNOWN}
    found |= {(code, status) for status, code in answers._CODES.items()}
    classes = [errors.ServerError]
    for kind in classes:
        classes += kind.__subclasses__()
    return found | {(kind.error, kind.status) for kind in classes if kind.__module__.startswith("cothon.")}


def test_every_error_is_in_the_table_with_its_status() -> None:
    told = {(code(row[0])[0], int(status)) for row in tables()["error"] for status in row[1].split(",")}
    assert told == kinds_of_error()


def test_every_event_of_a_stream_is_in_the_page() -> None:
    sources = (ROOT / "src" / "cothon" / "server").rglob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    told = set(re.findall(r'(?:frame|\.tell)\("(\w+)"', text)) | set(re.findall(r'"(added|changed)"', text))
    of_lobby = {"lobby", "added", "changed", "removed"}
    assert set(of_table("event")) == told - of_lobby
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in of_lobby & told)
    assert of_lobby <= told


def test_every_limit_is_in_the_table() -> None:
    sources = (ROOT / "src" / "cothon" / "server").rglob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    keys = re.findall(r'TooMany\([^)]*?key="([\w-]+)"', text) + re.findall(r'RateLimit\(\s*"([\w-]+)"', text)
    assert set(of_table("key")) == set(keys)


def addresses() -> list[tuple[str, str, str]]:
    """Method, path and scope as the page has them."""
    found = []
    for row in tables()["request"]:
        method, path = code(row[0])[0].split()
        found.append((method, path, code(row[1])[0] if row[1] else ""))
    return found


def test_every_address_is_in_the_page() -> None:
    app = create_app(Settings(db="sqlite:///none.db"))
    served = app.openapi_schema.to_schema()["paths"]
    assert sorted((m, p) for m, p, _ in addresses()) == sorted((m.upper(), p) for p in served for m in served[p])


BODIES: dict[str, Any] = {
    "/me": {"name": "Somebody"},
    "/me/claim": {"password": "a long and easy sentence"},
    "/me/password": {"old": "x", "new": "a long and easy sentence"},
    "/me/tokens": {"name": "x", "scopes": ["read"]},
    "/tables": {"game": "none", "seats": [{"kind": "me"}]},
    "/tables/{table_id}/kick": {"seat": 0},
    "/tables/{table_id}/do": {"do": 0, "at": 0},
    "/tables/{table_id}/undo": {"at": 0},
    "/tables/{table_id}/vote": {"yes": True},
    "/tables/{table_id}/chat": {"text": "x"},
    "/tables/{table_id}/fork": {"at": 0, "secrets": "revealed", "seats": [{"kind": "me"}]},
    "/records": {"record": "x"},
    "/sign-in": {"name": "Nobody", "password": "x"},
}


@pytest.mark.anyio
async def test_scopes_are_what_the_page_says(served: Served) -> None:
    """With a token that has all scopes but the one that is needed; and without anything where nothing is."""
    owner = await served.person()
    others = {s: await program(served, owner, *{"read", "play", "table"} - {s}) for s in ("read", "play", "table")}
    for method, path, scope in addresses():
        wanted = {"json": BODIES.get(path, {})} if method in ("POST", "PATCH") else {}
        real_path = re.sub(r"\{\w+\}", "none", path)
        if path.endswith(("why-not", "ahead")) or path == "/players":
            wanted["params"] = {"do": "0", "name": "x"}
        if not scope:
            async with httpx.AsyncClient(base_url=served.url) as nobody:
                got = await nobody.request(method, real_path, **wanted)
            assert got.status_code in (200, 204) or got.json()["error"] in ("unknown-game", "wrong-password"), path
            continue
        someone = others["read" if scope == "cookie" else scope]
        got = await someone.client.request(method, real_path, **wanted)
        told = got.json()
        assert (got.status_code, told["error"]) == (403, "forbidden"), (method, path, told)
        assert told.get("scope") == (None if scope == "cookie" else scope), (method, path)
