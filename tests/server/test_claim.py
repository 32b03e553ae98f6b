"""A SQLite file belongs to one server at a time, by whatever name it is given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit.patience import PATIENCE_S
from server.serving import serving


def cothon(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    plain = {k: v for k, v in os.environ.items() if not k.startswith("COTHON_")}
    command = [sys.executable, "-m", "cothon", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=plain, cwd=folder, timeout=PATIENCE_S
    )


@pytest.mark.parametrize(
    "spelling",
    [
        ("--data", "{folder}/data"),
        ("--data", "data"),
        ("--data", "data/../data/."),
        ("--data", "link"),
        ("--db", "sqlite:///file.db"),
        ("--db", "sqlite:///{folder}/data/cothon.db"),
    ],
    ids=lambda words: words[1],
)
def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path, spelling: tuple[str, str]) -> None:
    with serving(tmp_path) as first, first.client() as client:
        (tmp_path / "link").symlink_to(tmp_path / "data")
        (tmp_path / "file.db").symlink_to(tmp_path / "data" / "cothon.db")
        words = [word.format(folder=tmp_path) for word in spelling]
        done = cothon("serve", "--port", "0", *words, folder=tmp_path)
        assert done.returncode == 2
        file = (tmp_path / "data" / "cothon.db").resolve()
        assert done.stderr == (
            f"error: db: another server uses {file} already (process {first.process.pid}); "
            "stop it, or give another database with --data or --db\n"
        )
        assert client.get("/health").status_code == 200


def test_servers_on_different_files_of_a_folder_do_not_meet(tmp_path: Path) -> None:
    with serving(tmp_path), serving(tmp_path, "--db", f"sqlite:///{tmp_path}/data/other.db") as other:
        assert other.client().get("/health").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_when_a_server_is_gone_the_next_one_starts(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as first, first.client() as client:
        client.get("/me").raise_for_status()
        seats = [{"kind": "bot", "bot": "level-5"}] * 3  # a bot process is there as well, and does not hold the lock
        client.post("/tables", json={"game": "karibik", "seats": seats}).raise_for_status()
        first.signal(how)
        first.process.wait(PATIENCE_S)
        with serving(tmp_path) as second:
            assert second.client().get("/health").status_code == 200


def test_backups_are_made_while_a_server_runs(tmp_path: Path) -> None:
    with serving(tmp_path):
        for command in (["backup", "kept"], ["restore", "kept", "--force"]):
            done = cothon(*command, "--data", "data", folder=tmp_path)
            assert done.returncode == 0, done.stderr
