"""`cothon arena`: every way to call it wrongly is one clear line, and a folder of another plan is not touched."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from arena.lines import GAME
from cli.terminal import call
from cothon.arena.plan import make
from cothon.arena.words import command
from cothon.games import REGISTRY, game, names
from cothon.play import files
from cothon.play.verify import verify
from kit.later import LATER


def arena(folder: Path, *words: str) -> tuple[int, str, str]:
    done = call(folder, "arena", *words)
    return done.returncode, done.stdout, done.stderr


def everything(folder: Path) -> dict[Path, bytes]:
    return {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()}


WRONG = [
    (["chess", "random", "random"], "no game 'chess'"),
    ([GAME, "random", "deep-blue"], "no bot 'deep-blue'; there are random, "),
    ([GAME, "random"], f"{GAME} is played with 2, 3, 4 seats, not 1"),
    ([GAME, *["random"] * 6], f"{GAME} is played with 2, 3, 4 seats, not 6"),
    ([GAME, "random", "random", "--option", "colour=red"], "no such option: colour"),
    ([GAME, "random", "random", "--option", "target=soon"], "option target=soon: must be "),
    ([GAME, "random", "random", "--option", "seats=3"], "seats=3, but 2 seats are taken"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(w[1:]) for w, _ in WRONG])
def test_wrong_words_are_told_in_one_line_and_make_no_folder(tmp_path: Path, words: list[str], said: str) -> None:
    code, out, err = arena(tmp_path, *words, "--out", str(tmp_path / "new"))
    assert (code, out) == (2, "")
    assert err.startswith(f"error: {said}")
    assert err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_another_plan_in_the_same_folder_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    words = [GAME, "random", "random", "--workers", "1", "--out", str(folder)]
    assert arena(tmp_path, *words, "--games", "2")[0] == 0
    before = everything(folder)
    for other, why in (
        (["--games", "3"], "games 2, not 3"),
        (["--games", "2", "--seed", "9"], "seed 1, not 9"),
        (["--games", "2", "--iterations", "9"], "iterations None, not 9"),
        (["--games", "2", "--records"], "records False, not True"),
    ):
        code, _, err = arena(tmp_path, *words, *other)
        assert code == 2
        assert err == f"error: {folder} belongs to another plan ({why}): choose another folder, or that plan\n"
    assert everything(folder) == before


def test_a_folder_with_other_things_in_it_or_one_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    words = [GAME, "random", "random", "--games", "1", "--workers", "1", "--out"]
    code, _, err = arena(tmp_path, *words, str(tmp_path))
    assert (code, err) == (2, f"error: {tmp_path} holds other things: choose a new or an empty folder\n")
    code, _, err = arena(tmp_path, *words, str(tmp_path / "letter.txt" / "in it"))
    assert (code, err.count("\n")) == (2, 1)
    assert "Not a directory" in err
    assert [p.name for p in tmp_path.iterdir()] == ["letter.txt"]


def test_a_damaged_result_is_told(tmp_path: Path) -> None:
    words = [GAME, "random", "random", "--games", "2", "--workers", "1", "--out", str(tmp_path / "bad")]
    assert arena(tmp_path, *words)[0] == 0
    file = tmp_path / "bad" / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:100])
    code, _, err = arena(tmp_path, *words)
    assert code == 2
    assert "games.jsonl is damaged" in err
    file.unlink()
    assert arena(tmp_path, *words)[0] == 0
    assert file.read_bytes() == whole


def test_games_are_rounded_up_and_records_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    code, out, err = arena(
        tmp_path,
        GAME,
        "random",
        "level-3",
        "random",
        "--games",
        "4",
        "--workers",
        "1",
        "--records",
        "--out",
        str(folder),
    )
    assert code == 0
    assert err == "6 games instead of 4: 2 whole deals with 3 rotations each\n"
    assert "random" in out
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert [(r["deal"], r["rotation"]) for r in rows] == [(d, r) for d in range(2) for r in range(3)]
    for row in rows:
        record = files.load(folder / "records" / f"{row['deal']:06d}-{row['rotation']}.cothon")
        assert verify(record).decisions == row["decisions"]
        assert record.outcome is not None
        assert list(record.outcome.scores) == row["scores"]
    times = json.loads((folder / "times.json").read_text())
    assert sum(t["decisions"] for t in times.values()) == sum(r["decisions"] for r in rows)


@pytest.mark.parametrize("name", names())
def test_the_command_of_a_plan_gives_that_plan_again(name: str) -> None:
    found = game(name)
    for option in found.declared:
        seats = found.seats_allowed({})[-1]
        for value in option.allowed({}) if not isinstance(option.values, dict) and not option.order else []:
            if seats not in found.seats_allowed({option.name: value}):
                continue
            plan = make(found, found.options(seats, {option.name: value}), ["random"] * seats, 5, 2, 7, True)
            words = command(plan, "DIR").split()
            given = [words[i + 1] for i, word in enumerate(words) if word == "--option"]
            again = found.options_from(" ".join([f"seats={seats}", *given]))
            assert again.whole() == plan.options
            assert words[-2:] == ["--out", "DIR"]


def test_a_cluster_needs_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = arena(tmp_path, GAME, "random", "random", "--cluster", "local", "--out", str(tmp_path / "far"))
    assert (code, err) == (2, "error: --cluster needs Ray: pip install 'cothon[cluster]'\n")


def test_the_command_of_a_plan_by_older_rules_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    for version, words in ((1, ["--rules", "1"]), (LATER, [])):
        found = game(GAME, version)
        plan = make(found, found.options(2), ["random"] * 2, 5, 2)
        said = command(plan, "DIR").split()
        assert plan.rulebook() is found
        assert [w for w in said if w == "--rules"] == words[:1]
        assert "--option" not in said
