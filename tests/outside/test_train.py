"""Networks that learn: toy runs on the processor. They need PyTorch, which is not there where other tests run.

A run that goes on from a checkpoint begins new games, so it is the same as one that was never ended only by its
figures, not bit by bit; what is kept (weights, the optimiser's memory, league, anchor, counts) is compared bit by bit.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy
import pytest

torch = pytest.importorskip("torch", reason="needs the extra outside: make test-outside")

from cothon.bots.network_file import read as read_network  # noqa: E402
from cothon.core.errors import BadInput  # noqa: E402
from cothon.games import names  # noqa: E402
from cothon.train import checkpoint  # noqa: E402
from cothon.train.distil import distilled  # noqa: E402
from cothon.train.finish import end  # noqa: E402
from cothon.train.layout import Layout  # noqa: E402
from cothon.train.league import fill  # noqa: E402
from cothon.train.network import network  # noqa: E402
from cothon.train.rollout import judged, scaling  # noqa: E402
from cothon.train.run import Run, begin, resumed  # noqa: E402
from cothon.train.settings import Settings, made  # noqa: E402
from cothon.train.shown import demonstrated, packed, unpacked  # noqa: E402

GAME = "traders"
TOY = {
    "decisions": 600, "hidden": [12], "workers": 0, "rows": 6, "length": 8, "batch": 32, "curve": 0, "games": 4,
    "final": 0, "seats": {"2": 1, "3": 1}, "league": {"share": 0.34, "every": 0.3},
    "imitate": {"anchor": 0.2, "hold": 0.1},
}  # fmt: skip
SLOW = 200


def toy(**more: object) -> Settings:
    return made({**TOY, **more})


def new(folder: Path, **more: object) -> Run:
    return begin(GAME, folder, toy(**more), "cpu", lambda words: None)


def again(folder: Path) -> Run:
    return resumed(GAME, folder, "cpu", lambda words: None)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)  # nets this small are faster so


def same(a: object, b: object) -> bool:
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    return torch.equal(a, b) if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor) else bool(a == b)


def test_a_run_ends_with_a_network_that_bots_can_read(tmp_path: Path) -> None:
    run = new(tmp_path / "run", final=4)
    run.train()
    found = end(run)
    assert run.decisions >= run.s.decisions
    assert set(found) == {"2 seats against level-2", "3 seats against level-2"}
    assert read_network(GAME, tmp_path / "run" / GAME).card.told["trained"]["decisions"] == run.decisions
    assert json.loads((tmp_path / "run" / "result.json").read_text(encoding="utf-8"))["loss"]["same_choice"] > 0.9
    assert (tmp_path / "run" / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    ends = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        run = new(tmp_path / name, seed=seed)
        run.train()
        ends.append(run.net.state_dict())
    assert same(ends[0], ends[1])
    assert not same(ends[0], ends[2])


def test_all_that_is_kept_comes_back_bit_by_bit(tmp_path: Path) -> None:
    run = new(tmp_path / "run")
    run.train()
    kept = checkpoint.load(tmp_path / "run")
    run = again(tmp_path / "run")
    run._open()
    run.save()
    run.close()
    found = checkpoint.load(tmp_path / "run")
    for told in (kept, found):
        told["optimiser"] = told["optimiser"]["state"]  # the rate is set anew before every round
    assert len(kept["optimiser"]) == len(run.net.state_dict())
    assert len(kept["league"]["past"]) == 2
    assert same(kept, found)


def test_a_run_that_goes_on_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    new(tmp_path / "run").train()
    path = tmp_path / "run" / checkpoint.NAME
    told = torch.load(path, weights_only=True)
    torch.save({**told, "settings": toy(decisions=1200).plain()}, path)
    ends = []
    for _ in range(2):
        torch.save({**told, "settings": toy(decisions=1200).plain()}, path)
        run = again(tmp_path / "run")
        assert run.decisions == told["decisions"]
        run.train()
        assert run.decisions >= 1200
        assert not same(run.net.state_dict(), told["net"])
        ends.append(run.net.state_dict())
    assert same(*ends), "going on twice from one checkpoint gives the same network"


def test_a_run_that_is_killed_loses_nothing_before_its_checkpoint(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    code = (
        "import sys; from pathlib import Path; import cothon.train.run as r\n"
        "from cothon.train.settings import made\n"
        "if __name__ == '__main__':\n"
        "    r.SAVE_S = 0.0\n"
        f"    s = made({ {**TOY, 'decisions': 10**9, 'workers': 1}!r})\n"
        f"    run = r.begin({GAME!r}, Path(sys.argv[1]), s, 'cpu', print)\n"
        "    run.train()\n"
    )
    script = tmp_path / "killed.py"
    script.write_text(code, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script), str(folder)], stdout=subprocess.DEVNULL)
    try:
        before = 0
        for _ in range(2):  # two checkpoints of the training itself
            before = later_checkpoint(process, folder, before)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    kept = checkpoint.load(folder)
    assert kept["decisions"] >= before > 0
    run = again(folder)
    assert run.decisions == kept["decisions"]
    assert same(run.net.state_dict(), kept["net"])


def later_checkpoint(process: subprocess.Popen, folder: Path, before: int) -> int:
    """The decisions of a checkpoint that has more of them than that."""
    for _ in range(SLOW * 5):
        assert process.poll() is None
        if (folder / checkpoint.NAME).exists():
            found: int = checkpoint.load(folder)["decisions"]
            if found > before:
                return found
        time.sleep(0.2)
    raise AssertionError("no later checkpoint came")


def test_a_checkpoint_that_cannot_be_gone_on_with_is_refused_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no checkpoint"):
        again(tmp_path)
    (tmp_path / checkpoint.NAME).write_bytes(b"rubbish")
    with pytest.raises(BadInput, match="no checkpoint that can be read"):
        again(tmp_path)
    assert (tmp_path / checkpoint.NAME).read_bytes() == b"rubbish"
    new(tmp_path / "run").save()
    with pytest.raises(BadInput, match="trained on another game"):
        resumed("karibik", tmp_path / "run", "cpu", print)
    with pytest.raises(BadInput, match="holds a run already"):
        new(tmp_path / "run")


def test_seats_that_a_game_has_not_are_refused_before_a_folder_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not with 7"):
        new(tmp_path / "run", seats={"7": 1})
    assert not (tmp_path / "run").exists()


def test_decisions_are_worth_what_the_game_brought_their_seat(tmp_path: Path) -> None:
    """With a memory of 1 and nothing expected, the gain of a decision is what its seat won in the end."""
    run = new(tmp_path / "run", length=120, rows=4, seats={"2": 1}, league={"share": 0.0})
    run._open()
    table = run.tables[0]
    run.gather()
    m = table.memory
    m.shares.zero_()
    found = judged(table, 1.0, torch.tensor(0.0))
    checked = 0
    for row in range(table.rows):
        ends = m.done[1:, row].nonzero().flatten().tolist()
        for step in range(120):
            after = [e for e in ends if e >= step]
            if after:
                won = float(m.won[after[0] + 1, row, int(m.who[step, row])])
                assert abs(float(found["gain"][step, row]) - won) < 1e-5
                checked += 1
    run.close()
    assert checked > 100


def test_in_the_league_one_seat_learns_and_the_others_are_the_earlier_ones(tmp_path: Path) -> None:
    run = new(tmp_path / "run", league={"share": 0.5})
    run._open()
    run.gather()
    for table in run.tables:
        m = table.memory
        assert m.own[:, ~table.in_league].all()
        theirs = m.who != table.mine[None, :]
        assert torch.equal(~m.own, theirs & table.in_league[None, :])
        assert (~m.own).any()
    run.close()


def test_a_small_network_learns_from_a_large_one(tmp_path: Path) -> None:
    run = new(tmp_path / "run", league={"share": 0.0})
    with torch.no_grad():
        run.net.policy.weight.normal_(0, 0.5)
    run._open()
    layout = Layout(GAME)
    pupil = network(layout.inputs, [24], layout.actions, layout.values, run.s.ceiling)
    told: list[str] = []
    first = distilled(run.net, pupil, run.tables, run.gather, 1, 32, 3e-3, 1.0, told.append)
    last = distilled(run.net, pupil, run.tables, run.gather, 25, 32, 3e-3, 1.0, told.append)
    run.close()
    assert last < 0.8 * first
    copy = network(layout.inputs, [24], layout.actions, layout.values, run.s.ceiling)
    fill(copy, pupil.state_dict())
    assert same(copy.state_dict(), pupil.state_dict())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["traders", "--seats", "9"], "--seats 9: traders is played with 2, 3, 4 seats"),
        (["traders", "--seats", "2,x"], "--seats 2,x"),
        (["chess"], "chess"),
        (["traders", "--device", "abacus"], "--device abacus: one of auto, cpu, cuda"),
        (["traders", "--settings", "none.toml"], "--settings none.toml: cannot be read"),
        (["traders", "--resume"], "there is no checkpoint to go on from"),
        (["traders", "--resume", "--seats", "2"], "leave out --settings, --seats and --seed"),
    ],
)
def test_a_command_that_is_wrong_is_told_and_makes_nothing(words: list[str], said: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cothon", "train", *words, "--out", "run"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_run_can_begin_with_the_games_of_bots(tmp_path: Path) -> None:
    """What is imitated comes before the run's own decisions, and stays in the league."""
    imitated = {"bots": ["level-3"], "seconds": 60, "most": 600, "rounds": 8, "rate": 0.005, "stray": 100}
    run = new(tmp_path / "run", imitate=imitated, hidden=[32], decisions=200)
    before = run.net.state_dict()["policy.weight"].clone()
    run.train()
    rows = [json.loads(line) for line in (tmp_path / "run" / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    found = next(row for row in rows if row["kind"] == "imitated")
    assert found["decisions"] >= 600
    assert found["agrees"] > 0.5, "by chance it would agree in a third"
    assert run.league.first is not None
    assert not torch.equal(run.league.first["policy.weight"].float(), before.half().float())


def test_games_of_another_game_are_refused(tmp_path: Path) -> None:
    shown = demonstrated("karibik", 2, ["level-1", "level-1"], 1)
    numpy.savez_compressed(tmp_path / "shown.npz", **packed(shown))
    with pytest.raises(BadInput, match="made for another array or another game"):
        new(tmp_path / "run", imitate={"files": [str(tmp_path / "shown.npz")]}).train()
    with pytest.raises(BadInput, match=r"imitate\.files: no file"):
        new(tmp_path / "other", imitate={"files": [str(tmp_path / "none.npz")]}).train()
    back = unpacked(numpy.load(tmp_path / "shown.npz"))
    assert all(numpy.array_equal(a, b) for a, b in zip(shown, back, strict=True))


@pytest.mark.parametrize("name", names())
def test_the_device_makes_the_same_steps_of_an_array_as_the_table(name: str) -> None:
    layout = Layout(name)
    scale, shift = scaling(layout, torch.device("cpu"))
    x = numpy.minimum(numpy.arange(256)[:, None], layout.most[None, :])
    made_here = torch.addcmul(shift, torch.from_numpy(x).float(), scale).floor().clamp(max=127).numpy()
    assert numpy.array_equal(made_here, layout.table()[numpy.arange(layout.inputs)[None, :], x])
