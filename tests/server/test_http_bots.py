"""The bots of docs/examples that play over HTTP: whole games of every title on a real server, in two languages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from cothon.games import names
from cothon.play import files
from cothon.play.verify import verify
from kit.clauses import ROOT
from kit.patience import PATIENCE_S
from kit.programs import tools
from server.serving import Serving, serving

EXAMPLES = ROOT / "docs" / "examples"
CLIENTS = {"http_bot.py": sys.executable, "http_bot.mjs": "node"}
GAME_S = 300  # on a busy machine; nothing is measured by it


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """`cothon serve` as anybody starts it: on SQLite, with its usual limits."""
    with serving(tmp_path_factory.mktemp("real")) as running:
        yield running


@contextmanager
def someone(server: Serving) -> Iterator[httpx.Client]:
    """A guest with a cookie."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S, trust_env=False) as client:
        client.get("/me").raise_for_status()
        yield client


def token(client: httpx.Client) -> str:
    made = client.post("/me/tokens", json={"name": "my bot", "scopes": ["read", "play"]})
    return str(made.raise_for_status().json()["token"])


def sent(file: str, link: str, owner: httpx.Client | None) -> subprocess.Popen[str]:
    """The example as a process: it goes where the link leads, with a token of its owner."""
    path = os.pathsep.join([*tools(), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "no_proxy": "*", "COTHON_TOKEN": token(owner) if owner else "nonsense"}
    command = [CLIENTS[file], str(EXAMPLES / file), link]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("name", names())
def test_bots_in_two_languages_play_a_whole_game_over_http(real: Serving, tmp_path: Path, name: str) -> None:
    """The seats are private: the link has the key that opens them."""
    seats = [*[{"kind": "remote"} for _ in CLIENTS], {"kind": "bot", "bot": "level-3"}]
    with ExitStack() as stack:
        host, *owners = [stack.enter_context(someone(real)) for _ in range(1 + len(CLIENTS))]
        made = host.post("/tables", json={"game": name, "seats": seats, "public": False}).raise_for_status().json()
        link = f"{real.url}/table/{made['id']}?key={made['join_key']}"
        bots = {file: sent(file, link, owner) for file, owner in zip(CLIENTS, owners, strict=True)}
        try:
            for file, process in bots.items():
                out, err = process.communicate(timeout=GAME_S)
                assert (process.returncode, err) == (0, ""), file
                assert f'"id":"{made["id"]}"' in out.splitlines()[0]
                assert len(out.splitlines()) == 2, "where it sat down, and why the game is over"
        finally:
            for process in bots.values():
                process.kill()
        (tmp_path / "game.cothon").write_text(host.get(f"/tables/{made['id']}/record").raise_for_status().text)
    record = files.load(tmp_path / "game.cothon")
    assert [seat.kind for seat in record.seats] == ["remote", "remote", "level-3"]
    assert record.outcome is not None
    verify(record)


@pytest.mark.parametrize("file", sorted(CLIENTS))
def test_a_bot_that_may_not_sit_down_prints_what_the_server_says_and_leaves(real: Serving, file: str) -> None:
    process = sent(file, f"{real.url}/table/nowhere", None)
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, err) == (0, "")
    assert out.startswith('{"error":"not-signed-in"')


@pytest.mark.parametrize("file", sorted(CLIENTS))
def test_an_example_has_no_more_than_20_lines_of_code(file: str) -> None:
    lines = (EXAMPLES / file).read_text(encoding="utf-8").split('"""')[-1].splitlines()
    code = [line for line in lines if line.strip() and not line.lstrip().startswith(("#", "//"))]
    assert 5 < len(code) <= 20
    assert f"examples/{file}" in (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
