"""A person plays whole games in a real terminal: asks, errs, takes back, leaves, is interrupted and comes back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from cli.terminal import END, ESCAPE, Terminal, anyone, call, count, saved
from cothon.bots.levels import levels_of
from cothon.games import names
from cothon.play import files

SEATS = "you,level-3,level-3"
FOUR_SEATS = {"porto": "you,level-3,level-3,level-3"}
SEATS_3 = "you,you,you"
WAYS = [(name, plain) for name in names() for plain in ((), ("--plain",))]


def checked(tmp_path: Path, file: Path) -> str:
    verdict = call(tmp_path, "record", "verify", str(file))
    assert verdict.returncode == 0, verdict.stderr
    return verdict.stdout


@pytest.mark.parametrize(("game", "plain"), WAYS, ids=[f"{g}{''.join(p)}" for g, p in WAYS])
def test_a_whole_game_with_everything_a_person_may_type(game: str, plain: tuple[str, ...], tmp_path: Path) -> None:
    seats = FOUR_SEATS.get(game, SEATS)
    t = Terminal(tmp_path, "play", game, "--seats", seats, "--seed", "1", *plain)
    t.until("Saved after every action in")
    t.until("You> ")
    file = saved(tmp_path)
    assert not t.play_on(anyone(1), most=6)

    # What is asked for help changes nothing.
    before = file.read_bytes()
    asked = {said: t.answer(said) for said in ("?", "? 1", "odds", "log", "log 3", "table", "help", "save", "", "auto")}
    assert "undo" in asked["help"]
    assert str(file) in asked["save"]
    assert "ossible now" in asked["? 1"]
    assert "Then" in asked["? 1"]  # what it would bring
    assert "played by themselves" in asked["auto"]
    assert "asked" in t.answer("auto off")
    assert file.read_bytes() == before

    # Nor does an error.
    for wrong in ("99", "0", "nonsense", "? nonsense", "log x", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"):
        t.answer(wrong)
    assert file.read_bytes() == before
    copy = tmp_path / "copy.json"
    assert "Saved a copy" in t.answer(f"save {copy}")
    assert files.load(copy) == files.load(file)

    # Leave and come back.
    t.say("quit")
    assert t.close() == 0
    assert "Nothing is lost" in t.seen
    assert f"play --resume {file}" in t.seen
    assert file.read_bytes() == before
    t = Terminal(tmp_path, "play", "--resume", str(file), *plain)
    t.until("You> ")
    assert not t.play_on(anyone(2), most=6)

    # Ctrl-C, also twice, and come back.
    t.interrupt()
    t.interrupt_again()
    assert t.close() == 130
    assert f"play --resume {file}" in t.seen
    assert "Traceback" not in t.seen
    t = Terminal(tmp_path, "play", "--resume", str(file), *plain)
    t.until("You> ")
    assert t.play_on(anyone(3))
    assert t.close() == 0
    assert f"record verify {file}" in t.seen
    assert (ESCAPE in t.seen) != bool(plain)
    said = checked(tmp_path, file)
    assert said.startswith(f"ok: {game}, {len(seats.split(','))} seats, ")
    assert "all draws follow from the seed; finished: " in said

    # What is finished only shows how it ended.
    over = call(tmp_path, "play", "--resume", str(file))
    assert over.returncode == 0
    assert END in over.stdout


@pytest.mark.parametrize("game", names())
def test_an_answer_is_taken_back_while_nothing_was_revealed(game: str, tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", game, "--seats", SEATS_3, "--no-curtain", "--seed", "2", prompt="> ", NO_COLOR="1")
    t.until("> ")
    taken_back = refused = 0
    pick = anyone(2)
    shown = t.last
    for _ in range(200):
        after = t.answer(str(pick(count(shown))))
        answer = t.answer("undo")
        if "Not possible: Nothing can be taken back" in answer:
            refused += 1
            shown = after
        else:
            taken_back += 1
            assert "take back" in answer or "takes back" in answer
            assert options(answer) == options(shown)
            shown = t.answer(str(pick(count(answer))))
        if taken_back and refused:
            break
    assert taken_back
    assert refused
    t.say("quit")
    assert t.close() == 0
    assert "not finished" in checked(tmp_path, saved(tmp_path))


def options(shown: str) -> str:
    """The question and its options, as they stand on the screen."""
    return shown[shown.rindex("▶") :]


def test_without_colour_no_escape_code_reaches_the_terminal(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", names()[0], "--seats", "you,random", "--seed", "3", NO_COLOR="1")
    t.until("You> ")
    assert not t.play_on(anyone(1), most=10)
    t.answer("odds")
    t.answer("?")
    t.say("quit")
    assert t.close() == 0
    assert ESCAPE not in t.seen


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", names()[0], "--seats", "you,random", TERM="dumb")
    t.until("\n1: ")
    t.until("You> ")
    t.say("quit")
    assert t.close() == 0
    assert ESCAPE not in t.seen
    assert "─" not in t.seen


def test_the_menu_leads_to_a_game_by_enter_alone(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", prompt=": ")
    t.until("Game [1]: ")
    t.say("7")
    t.until("type a number from 1 to")
    t.until("Game [1]: ")
    t.say("")
    t.until("Opponents, 1 to 3 [2]: ")
    t.say("0")
    t.until("type 1, 2, 3")
    t.until("Opponents, 1 to 3 [2]: ")
    t.say("")
    t.until("Mate: plays at once and seldom errs")
    most = len(levels_of(names()[0]))
    t.until(f"Level of the bots, 1 to {most} [3]: ")
    t.say(str(most + 1))
    t.until(f"type a number from 1 to {most}, or the name of a bot")
    t.until(f"Level of the bots, 1 to {most} [3]: ")
    t.say("")
    t.until("Hanno (bot, 3 Mate)")
    t.until("You> ")
    t.say("quit")
    assert t.close() == 0
    assert [s.kind for s in files.load(saved(tmp_path)).seats] == ["human", "level-3", "level-3"]

    # The next time the menu offers to go on with it.
    t = Terminal(tmp_path, "play")
    t.until("go on with the unfinished game of")
    t.until("Game [1]: ")
    t.say("r")
    t.until("You> ")
    t.say("quit")
    assert t.close() == 0
    assert saved(tmp_path)


def test_ctrl_c_while_a_bot_thinks_loses_nothing(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", names()[0], "--seats", "level-5,level-5", prompt="")
    t.until("(bot, 5 Admiral)")
    t.until("stops: the harbour")  # so something was done, and they go on thinking
    t.interrupt()
    t.interrupt_again()
    assert t.close() == 130
    assert "Traceback" not in t.seen
    file = saved(tmp_path)
    assert "not finished" in checked(tmp_path, file)
    done = files.load(file).entries
    assert done

    t = Terminal(tmp_path, "play", "--resume", str(file), prompt="")
    t.until("(bot, 5 Admiral)")
    t.until("harbour")
    t.interrupt()
    assert t.close() == 130
    assert files.load(file).entries[: len(done)] == done


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    game = names()[-1]
    t = Terminal(tmp_path, "play", game, "--seats", "Ada,Ben,random", "--seed", "4")
    turns: list[str] = []
    for _ in range(60):
        found = t.until("Ada> ", "Ben> ", "Pass the device to Ada.", "Pass the device to Ben.", END)
        if found == 4:
            break
        turns.append(["Ada", "Ben", "curtain Ada", "curtain Ben"][found])
        if found > 1:
            assert ESCAPE + "[2J" in t.last  # the screen was cleared before
            t.until("Press Enter when you have it: ")
            t.say("")
            t.until(ESCAPE + "[2J")
        else:
            t.say("1")
    people = [turn for turn in turns if "curtain" not in turn]
    assert {"Ada", "Ben"} == set(people)
    for before, after in pairwise(turns):
        if "curtain" not in before and "curtain" not in after:
            assert before == after  # nobody follows another without a curtain
        if "curtain" in before:
            assert after == before.removeprefix("curtain ")
    t.child.close(force=True)


def test_ctrl_c_while_bots_play_loses_nothing(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", names()[0], "--seats", "level-3,level-3,level-3", "--seed", "5")
    t.until("Saved after every action in")
    t.interrupt()
    assert t.close() == 130
    assert "Traceback" not in t.seen
    file = saved(tmp_path)
    assert "not finished" in checked(tmp_path, file)
    t = Terminal(tmp_path, "play", "--resume", str(file))
    t.until(END)
    assert t.close() == 0
    assert "finished: " in checked(tmp_path, file)


def test_the_keyboard_may_end_at_any_time(tmp_path: Path) -> None:
    assert call(tmp_path, "play").returncode == 0
    assert not (tmp_path / "games").exists()
    left = call(tmp_path, "play", names()[0], "--seats", "you,random", typed="1\n1\n")
    assert left.returncode == 0
    assert "Nothing is lost" in left.stdout
    assert "Traceback" not in left.stderr
