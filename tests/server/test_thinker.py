"""The thinker, a process that thinks for bots: it answers line by line, steps back and ends with its stdin."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cothon.server.lines import READY
from cothon.server.thinker import Answer, Choose, Chosen, Failed, Reckon, Reckoned
from cothon.server.workers import Pool
from kit.asked import Asked


class Process:
    """A thinker that is ready."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(Pool(1)._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == READY

    def ask(self, line: bytes) -> Answer:
        self.send(line)
        assert self.process.stdout is not None
        answer: Answer = msgspec.json.decode(self.process.stdout.readline(), type=Answer)
        return answer

    def send(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def end(self) -> int:
        """Close its stdin and give its exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait()


@pytest.fixture
def thinker() -> Iterator[Process]:
    process = Process()
    with process.process:
        yield process
        process.process.kill()


@pytest.fixture(scope="module")
def asked() -> Asked:
    return Asked("porto")


def job(asked: Asked, **changed: object) -> bytes:
    plain = Choose(1, "porto", asked.game.facts.version, asked.position, asked.seat, "level-3", None, None, 5)
    return msgspec.json.encode(msgspec.structs.replace(plain, **changed))


def reckoning(asked: Asked, seat: int | None) -> bytes:
    return msgspec.json.encode(Reckon(2, "porto", asked.game.facts.version, asked.position, seat, 5))


def test_errors_inside_a_job_come_back_as_answers(thinker: Process, asked: Asked) -> None:
    wrong = {
        b"no json": "not a job",
        b'{"type":"choose"}': "not a job",
        job(asked, game="chess"): "no game 'chess'",
        job(asked, version=7): "no rules version 7",
        job(asked, position="nonsense"): "nonsense",
        job(asked, seat=5): "seat 5: the position has seats 0 to 2",
        job(asked, seat=(asked.seat + 1) % 3): "is not asked",
        job(asked, bot="deep"): "no bot 'deep'",
        reckoning(asked, -1): "seat -1",
    }
    for line, words in wrong.items():
        got = thinker.ask(line)
        assert isinstance(got, Failed)
        assert got.asked_wrongly
        assert words in got.words
    assert thinker.ask(job(asked)) == Chosen(1, asked.here())
    assert isinstance(thinker.ask(reckoning(asked, None)), Reckoned)


def test_it_ends_with_its_stdin(thinker: Process) -> None:
    assert thinker.end() == 0


def test_it_ends_with_its_stdin_in_mid_thought(thinker: Process, asked: Asked) -> None:
    thinker.send(job(asked, bot="search", milliseconds=100_000_000))
    assert thinker.end() == 0


def test_it_ends_when_nobody_listens_any_more(thinker: Process, asked: Asked) -> None:
    assert thinker.process.stdout is not None
    thinker.process.stdout.close()
    thinker.send(job(asked))
    assert thinker.process.wait() == 0


def test_ctrl_c_does_not_reach_it(thinker: Process, asked: Asked) -> None:
    thinker.process.send_signal(signal.SIGINT)
    assert thinker.ask(job(asked)) == Chosen(1, asked.here())


def test_it_runs_only_when_nobody_else_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COTHON_EAGER_THINKERS")
    thinker = Process()
    pid = thinker.process.pid
    assert os.sched_getscheduler(pid) == os.SCHED_IDLE or os.getpriority(os.PRIO_PROCESS, pid) == 19
    assert thinker.end() == 0


def test_it_imports_nothing_of_the_web_or_the_database() -> None:
    code = "import sys, cothon.server.thinker; print(*{m.split('.')[0] for m in sys.modules})"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"litestar", "sqlalchemy", "uvicorn", "alembic", "asyncio", "rich", "typer"} & set(said.split())


def test_what_lies_in_the_folder_of_the_server_is_not_imported(tmp_path: Path) -> None:
    (tmp_path / "queue.py").write_text("raise SystemExit('imported from the folder')\n", encoding="utf-8")
    done = subprocess.run(Pool(1)._command, cwd=tmp_path, input=b"", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
