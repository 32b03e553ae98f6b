"""`cothon selfplay`: rows are what seats saw and did; the file is whole, and the same on any number of workers."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from arena.lines import COMMAND, GAME, finish
from cli.terminal import call
from cothon.arena import dataset, parquet
from cothon.arena.dataset import COLUMNS, decide_deal_with_views, decide_deal_without_views
from cothon.arena.deal import play_deal
from cothon.arena.plan import Plan, make, read
from cothon.encode import encoder
from cothon.games import game, names
from cothon.play import text
from cothon.play.record import Done
from cothon.play.verify import replay
from kit.patience import PATIENCE_S
from kit.programs import example

Row = dict[str, Any]


def plan_of(name: str, *bots: str, games: int = 1) -> Plan:
    g = game(name)
    return make(g, g.options(len(bots)), bots, games, 5, records=True)


@pytest.mark.parametrize("name", names())
def test_rows_are_what_the_seats_saw_and_did(name: str) -> None:
    """Compared with the records of the arena for the same plan, which are replayed step by step."""
    plan = plan_of(name, "level-3", "random", "random")
    rows = decide_deal_with_views(plan, 0).rows.to_pylist()
    g, seen = game(name), encoder(name, 3)
    due = iter(rows)
    for number, record in enumerate(text.read(r) for r in play_deal(plan, 0).records.values()):
        outcome = record.outcome
        assert outcome is not None
        for step, entry in enumerate(record.entries):
            if not isinstance(entry, Done):
                continue
            row, view = next(due), replay(record, step).view(entry.seat)
            assert (row["game"], row["step"], row["seat"], row["chosen"]) == (number, step, entry.seat, entry.action)
            assert row["bot"] == plan.rotations[number][entry.seat]
            assert row["question"] == g.asks[view.ask].name
            assert json.loads(row["view"]) == json.loads(json.dumps(g.show(view)))
            assert row["array"] == pa.array(seen.array(view), pa.float32()).to_pylist()
            assert row["legal"] == g.legal(view)
            assert (row["scores"], row["ranks"]) == (list(outcome.scores), list(outcome.ranks))
            if step > 60:
                break  # replaying to every step takes the square of their number
        due = iter([r for r in rows if r["game"] == number + 1])
    assert {r["game"] for r in rows} == set(range(len(plan.rotations)))


def test_the_shares_of_a_victory_add_up_to_one() -> None:
    rows = decide_deal_without_views(plan_of(GAME, "random", "random"), 0).rows.to_pylist()
    assert {r["view"] for r in rows} == {None}
    shares = {(r["seat"], r["share"]) for r in rows}
    assert sum(share for _, share in shares) == 1
    assert all((r["share"] > 0) == (r["ranks"][r["seat"]] == 1) for r in rows)


def selfplay(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return call(folder, "selfplay", *words)


@pytest.mark.parametrize("name", names())
def test_one_worker_and_two_write_the_same_bytes(name: str, tmp_path: Path) -> None:
    files = []
    for workers, pure in (("1", "0"), ("2", "1")):
        file = tmp_path / f"{workers}.parquet"
        words = [name, "--games", "6", "--bots", "random", "--seats", "3", "--workers", workers, "--out", str(file)]
        env = os.environ | ({"COTHON_PURE": "1"} if pure == "1" else {}) | {"PYTHONHASHSEED": workers}
        done = subprocess.run([*COMMAND, "selfplay", *words], env=env, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert f" decisions of 6 games, {file.stat().st_size} bytes" in done.stdout.replace("\n", "")
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["1.parquet", "2.parquet"], "nothing else is left"


def test_the_file_tells_its_plan_and_comes_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP", 300)
    file = tmp_path / "small.parquet"
    words = [GAME, "--games", "7", "--bots", "random,level-3", "--workers", "1", "--compression", "none"]
    done = selfplay(tmp_path, *words, "--out", str(file))
    assert done.stderr == "8 games instead of 7: 4 whole deals with 2 rotations each\n"
    found = pq.ParquetFile(file)
    plan = read(found.schema_arrow.metadata[dataset.PLAN].decode())
    assert (plan.line_up, plan.games, plan.seed) == (("random", "level-3"), 7, 1)
    assert found.metadata.metadata[dataset.GAMES] == b"8"
    groups = [found.metadata.row_group(i).num_rows for i in range(found.num_row_groups)]
    assert len(groups) > 1
    assert all(n >= 300 for n in groups[:-1])
    table = found.read()
    assert table["game"].unique().to_pylist() == list(range(8))
    assert table.num_rows == sum(groups)


def test_deals_that_come_too_early_wait() -> None:
    early = [dataset.Decided(n, None, 1, ()) for n in (2, 0, 1, 4, 3)]
    assert [one.deal for one in parquet.in_order(early)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("name", names())
def test_the_columns_have_the_types_that_are_told(name: str) -> None:
    plan = plan_of(name, "random", "random", "random")
    size = encoder(name, 3).size
    fields = [(f.name, str(f.type).replace("item: ", "")) for f in dataset.schema(plan)]
    assert fields == [(c.name, c.kind.replace("size]", f"{size}]")) for c in COLUMNS]


SMALL_GROUPS = "import sys; from cothon.arena import parquet; parquet.GROUP = 1; sys.argv[0] = 'cothon'"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_the_file_holds_the_whole_games_so_far(tmp_path: Path, workers: str) -> None:
    """The groups are made small, so that it can be seen from outside how far it is."""
    file = tmp_path / "long.parquet"
    words = [GAME, "--games", "100000", "--bots", "random", "--seats", "2", "--out", str(file)]
    code = f"{SMALL_GROUPS}; from cothon.cli.main import main; main()"
    command = [sys.executable, "-c", code, "selfplay", *words, "--workers", workers]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    until = monotonic() + PATIENCE_S
    while not any(p.stat().st_size > 100_000 for p in tmp_path.iterdir()):
        assert process.poll() is None, process.communicate()
        assert monotonic() < until
        sleep(0.01)
    assert not file.exists(), "it appears when it is whole"
    os.killpg(process.pid, signal.SIGINT)
    out, err = finish(process)
    assert (process.returncode, out) == (130, "")
    found = pq.ParquetFile(file)
    games = int(found.metadata.metadata[dataset.GAMES])
    assert err == f"Stopped. {found.metadata.num_rows} decisions of {games} games of 100000 are in {file}\n"
    table = found.read()
    assert table["game"].unique().to_pylist() == list(range(games))
    plan = read(found.schema_arrow.metadata[dataset.PLAN].decode())
    last = decide_deal_with_views(plan, games - 1).rows
    assert table.slice(table.num_rows - last.num_rows).to_pylist() == last.to_pylist()
    assert [p.name for p in tmp_path.iterdir()] == [file.name]


def test_interrupted_before_a_game_is_over_it_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.parquet"
    file.write_text("a letter")

    def interrupted(*_: object) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "decide_deal_with_views", interrupted)
    done = selfplay(tmp_path, GAME, "--games", "1", "--workers", "1", "--out", str(file), "--force")
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == "Stopped. No game was over yet, so no file is written\n"
    assert [p.read_text() for p in tmp_path.iterdir()] == ["a letter"]


@pytest.mark.parametrize("where", ["__init__", "write_table"])
def test_a_full_disk_is_told_in_one_line_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "Error writing bytes to file. Detail: [errno 28] No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, where, full)
    file = tmp_path / "new.parquet"
    done = selfplay(tmp_path, GAME, "--games", "1", "--bots", "random", "--workers", "1", "--out", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"error: --out {file}: No space left on device\n"
    assert not list(tmp_path.iterdir())


WRONG = [
    (["chess"], "no game 'chess'"),
    ([GAME, "--bots", "deep-blue"], "no bot 'deep-blue'; there are random, "),
    ([GAME, "--bots", "random,,random"], "--bots 'random,,random': a bot between the commas is missing"),
    ([GAME, "--bots", "random,random", "--seats", "3"], "--seats 3: but --bots names 2"),
    ([GAME, "--seats", "6"], f"{GAME} is played with 2, 3, 4 seats, not 6"),
    ([GAME, "--option", "colour=red"], "no such option: colour"),
    ([GAME, "--compression", "rar"], "--compression rar: must be one of zstd, snappy, "),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(w) for w, _ in WRONG])
def test_wrong_words_are_told_in_one_line_and_make_no_file(tmp_path: Path, words: list[str], said: str) -> None:
    done = selfplay(tmp_path, *words, "--out", str(tmp_path / "new.parquet"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"error: {said}")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_replaced_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "mine.parquet"
    file.write_text("a letter")
    words = [GAME, "--games", "1", "--bots", "random", "--workers", "1", "--out", str(file)]
    done = selfplay(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"error: --out {file}: the file is there already; --force replaces it\n"
    assert file.read_text() == "a letter"
    assert selfplay(tmp_path, *words, "--force").returncode == 0
    assert pq.read_metadata(file).num_rows > 0


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("no/where.parquet", "the folder {}/no is not there; make it first"),
        (".", "that is a folder; name a file in it"),
    ],
)
def test_a_place_where_no_file_can_be_is_told(tmp_path: Path, out: str, said: str) -> None:
    done = selfplay(tmp_path, GAME, "--games", "1", "--out", str(tmp_path / out))
    assert (done.returncode, done.stderr) == (2, f"error: --out {tmp_path / out}: {said.format(tmp_path)}\n")


def test_a_device_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = selfplay(tmp_path, GAME, "--games", "1", "--force", "--out", str(pipe))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"error: --out {pipe}: that is a device or a pipe")
    assert pipe.is_fifo()


def test_games_that_a_bot_did_not_finish_are_left_out_and_told(tmp_path: Path) -> None:
    program, file = tmp_path / "once.sh", tmp_path / "some.parquet"
    program.write_text(
        f'#!/bin/sh\n[ -e "$0.ran" ] && exit 1\ntouch "$0.ran"\nexec {example("any.py").removeprefix("exec:")}\n'
    )
    program.chmod(0o755)
    words = [GAME, "--games", "2", "--bots", f"exec:{program},random", "--workers", "1"]
    done = selfplay(tmp_path, *words, "--out", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert " decisions of 1 game, " in done.stdout
    assert "1 game left out, as a bot failed:\n  once.sh ended before the game was over" in done.stdout
    assert pq.read_table(file).num_rows > 0


def test_if_no_game_is_finished_there_is_no_file(tmp_path: Path) -> None:
    words = [GAME, "--games", "2", "--bots", f"{example('hostile/crashing.py')},random", "--workers", "1"]
    done = selfplay(tmp_path, *words, "--out", str(tmp_path / "new.parquet"))
    assert (done.returncode, done.stdout) == (2, "")
    said = "error: no game was played to its end, so no file is written: crashing.py ended before the game was over"
    assert done.stderr.startswith(said)
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cothon.arena.dataset", "cothon.arena.parquet"):
        monkeypatch.delitem(sys.modules, module)
        monkeypatch.delattr(f"cothon.arena.{module.rpartition('.')[2]}")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = selfplay(tmp_path, GAME, "--out", str(tmp_path / "new.parquet"))
    assert (done.returncode, done.stderr) == (2, "error: selfplay needs pyarrow: pip install 'cothon[data]'\n")
