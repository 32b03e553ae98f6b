"""The result is the same on any number of workers, and after being killed or interrupted in the middle."""

from __future__ import annotations

import multiprocessing
import os
import shlex
import signal
from pathlib import Path

import psutil
import pytest

from arena.lines import GAME, finish, plan_of, play, start, wait_for_deals
from cothon.arena import local
from cothon.arena.plan import Plan
from cothon.core.errors import CothonError
from kit.patience import PATIENCE_S

GAMES = 400  # so many that a signal meets them at work
WORDS = (GAME, "level-3", "random", "--games", str(GAMES), "--seed", "3")


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena that one process has played without being disturbed."""
    folder = tmp_path_factory.mktemp("arena") / "one"
    out, _ = play(*WORDS, "--workers", "1", "--out", str(folder))
    assert "level-3" in out
    assert str(folder / "report.html") in out
    return folder


def same(folder: Path, reference: Path) -> bool:
    """Results and everything made of them, but not the times."""
    names = ["games.jsonl", "summary.json", "report.html", *[f"plots/{p.name}" for p in reference.glob("plots/*.svg")]]
    assert len(names) > 6
    assert not (folder / "games.part.jsonl").exists()
    return all((folder / name).read_bytes() == (reference / name).read_bytes() for name in names)


def test_two_workers_give_the_same_results_as_one_in_either_build(reference: Path, tmp_path: Path) -> None:
    play(*WORDS, "--workers", "2", "--out", str(tmp_path / "two"), COTHON_PURE="1", PYTHONHASHSEED="7")
    assert same(tmp_path / "two", reference)
    assert (reference / "games.jsonl").read_bytes().count(b"\n") == GAMES


def test_killed_in_the_middle_and_resumed_gives_the_same_results(reference: Path, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    for deals in (3, 7):
        process = start(*WORDS, "--workers", "2", "--out", str(folder))
        wait_for_deals(folder, deals, process)
        os.killpg(process.pid, signal.SIGKILL)
        finish(process)
        assert not (folder / "games.jsonl").exists()
        with (folder / "games.part.jsonl").open("ab") as f:
            f.write(b'[17,[{"deal":17,"rota')  # as if it had been killed while writing
    _, err = play(*WORDS, "--workers", "2", "--out", str(folder))
    assert f" of {GAMES} games were there already" in err
    assert same(folder, reference)


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    process = start(*WORDS, "--workers", "2", "--out", str(tmp_path / "orphans"))
    wait_for_deals(tmp_path / "orphans", 3, process)
    children = psutil.Process(process.pid).children(recursive=True)
    assert len(children) >= 2
    process.kill()
    finish(process)
    _, alive = psutil.wait_procs(children, timeout=PATIENCE_S)
    assert not alive


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(reference: Path, tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "stopped here"
    process = start(*WORDS, "--workers", workers, "--out", str(folder))
    wait_for_deals(folder, 4, process)
    os.killpg(process.pid, signal.SIGINT)
    _, err = finish(process)
    assert process.returncode == 130
    assert "Traceback" not in err
    command = shlex.split(err.strip().splitlines()[-1])
    assert command[:2] == ["cothon", "arena"]
    assert not (folder / "games.jsonl").exists()
    play(*command[2:])
    assert same(folder, reference)


def test_the_same_command_once_more_plays_nothing_and_changes_nothing(reference: Path) -> None:
    before = {p: p.read_bytes() for p in reference.rglob("*") if p.is_file()}
    _, err = play(*WORDS, "--workers", "2", "--out", str(reference))
    assert f"{GAMES} of {GAMES} games were there already" in err
    assert {p: p.read_bytes() for p in reference.rglob("*") if p.is_file()} == before


def test_two_arenas_do_not_work_in_one_folder(tmp_path: Path) -> None:
    many = str(1000 * GAMES)  # more than are over before the second arena looks
    words = (GAME, "level-3", "random", "--games", many, "--workers", "1", "--out", str(tmp_path / "shared"))
    first = start(*words)
    wait_for_deals(tmp_path / "shared", 1, first)
    second = start(*words)
    _, err = finish(second)
    os.killpg(first.pid, signal.SIGKILL)
    finish(first)
    assert second.returncode == 2
    assert err.strip() == f"error: another arena is at work in {tmp_path / 'shared'}"


def test_a_worker_that_is_killed_is_replaced_and_its_deals_are_played(reference: Path, tmp_path: Path) -> None:
    process = start(*WORDS, "--workers", "2", "--out", str(tmp_path / "shot"))
    wait_for_deals(tmp_path / "shot", 2, process)
    workers = [c for c in psutil.Process(process.pid).children() if any("spawn_main" in w for w in c.cmdline())]
    assert len(workers) == 2
    workers[0].kill()
    _, err = finish(process)
    assert process.returncode == 0, err
    assert same(tmp_path / "shot", reference)


class Deadly(Plan):
    """Whoever reads it dies."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def test_a_deal_that_takes_its_process_down_twice_is_told() -> None:
    plan = Deadly(*plan_of("random", "random", games=4))
    with pytest.raises(CothonError, match=r"deal \d: the process that played it died 2 times \(exit code 3\)"):
        list(local.played(plan, range(4), 2))
    assert not [p for p in multiprocessing.active_children() if p.is_alive()]
