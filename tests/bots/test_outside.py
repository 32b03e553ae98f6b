"""Programs that play by lines: examples play everything, hostile ones are survived, and nothing hidden is sent."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cothon.arena import deal
from cothon.arena.deal import Row, play_deal
from cothon.arena.plan import make
from cothon.bots import BotFault, Budget, bot, outside
from cothon.bots.outside import OutsideBot
from cothon.bots.program import LONGEST_LINE
from cothon.bots.simple import FirstLegalBot
from cothon.core import Game, State
from cothon.core.errors import BadInput
from cothon.games import game, names
from cothon.play.dice import FastDice
from cothon.play.fairness import Source
from cothon.play.match import Match
from cothon.play.record import Seat
from kit.clauses import ROOT
from kit.players import new_match
from kit.programs import HOSTILE, VERDICTS, clean, example, honest, running, script, wait_until_gone  # noqa: F401
from kit.twin_script import AGREE, DO, Script
from kit.twin_script import script as twin_script

GAME = names()[0]
PAGE = (ROOT / "docs" / "line-protocol.md").read_text(encoding="utf-8")
EXAMPLES = ("any.py", "any.js", "any.sh")


def rows(name: str, *line_up: str, games: int = 1, seconds: float = 60) -> list[Row]:
    g = game(name)
    plan = make(g, g.options(len(line_up)), line_up, games, 1, seconds=seconds)
    return [row for d in range(plan.deals) for row in play_deal(plan, d).rows]


def asked(program: OutsideBot, budget: Budget | None = None) -> int:
    """Put the first question of a match to it."""
    match = new_match(GAME, "seats=2")
    assert match.actor is not None
    try:
        return program.choose(match.game, match.view(match.actor), budget or Budget(), FastDice(1))
    finally:
        program.close()


# -- the examples ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", EXAMPLES)
@pytest.mark.parametrize("name", names())
def test_every_example_plays_a_whole_game_of_every_title(name: str, file: str) -> None:
    seats = game(name).seats_allowed({})[0]
    (row,) = rows(name, *[example(file)] * seats)
    assert "fault" not in row
    assert len(row["scores"]) == seats


@pytest.mark.parametrize("file", EXAMPLES)
def test_an_example_has_no_more_than_20_lines_of_code(file: str) -> None:
    text = (ROOT / "docs" / "examples" / "bots" / file).read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith(("#", "//", '"""'))]
    assert 5 < len(code) <= 20
    assert f"examples/bots/{file}" in PAGE


# -- hostile programs -----------------------------------------------------------------------------------------------


def test_every_hostile_example_has_its_verdict() -> None:
    assert {p.name for p in HOSTILE.glob("*")} == set(VERDICTS)


@pytest.mark.parametrize("file", sorted(VERDICTS))
def test_a_hostile_program_is_survived_and_named(
    file: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outside, "HELLO_S", 0.5 if file == "silent.py" else 60)
    monkeypatch.setattr(outside, "GRACE_S", 0.2 if file == "slow.py" else 60)
    mark = f"--{os.getpid()}-mark"
    played = rows(GAME, example(f"hostile/{file}", mark), "random", games=2, seconds=0.1)
    assert len(played) == 2
    for row in played:
        fault = row["fault"]
        assert fault["words"].startswith(f"{file} {mark} {VERDICTS[file][1]}")
        assert fault["bot"] == row["bots"][fault["seat"]]
        assert "hostile" in fault["bot"]
    wait_until_gone(mark)  # also those that it has started
    assert capfd.readouterr() == ("", "")


def test_whoever_talks_faster_than_it_is_heard_fills_its_own_pipe_and_no_memory(tmp_path: Path) -> None:
    flood = "for line in sys.stdin:\n    while line.startswith('choose'): os.write(1, b'info\\n' * 4000)"
    program = OutsideBot(script(tmp_path, "fast", f"import os\nprint('ready Fast', flush=True)\n{flood}"))
    with pytest.raises(BotFault, match="sent more than 65536 bytes without an answer") as caught:
        asked(program)
    assert caught.value.kind == "flood"
    assert len(program._program._heard) <= LONGEST_LINE


def test_an_illegal_answer_names_label_reason_and_clause() -> None:
    words = [row["fault"]["words"] for row in rows(GAME, example("hostile/illegal.py"), "first-legal", games=2)]
    told = re.compile(r"illegal\.py gave the illegal answer \d+ \([\w:-]+\): [A-Z].+ .+\. \[K\d+\.\d+\]")
    assert all(told.fullmatch(w) for w in words), words


@pytest.mark.parametrize("words", ["do 1 999999", "do 1 99999999999", "do 1 -1", "do 1", "do 0 0", "DO 1 0", "do 1 ²"])
def test_answers_that_are_none_are_told_apart_from_answers(words: str, tmp_path: Path) -> None:
    answer = f"for line in sys.stdin:\n    if line.startswith('choose'): print({words!r}, flush=True)"
    program = script(tmp_path, "odd", f"print('ready Odd', flush=True)\n{answer}")
    with pytest.raises(BotFault) as caught:
        asked(OutsideBot(program))
    expected = {"do 1 999999": "illegal", "do 0 0": "stale"}
    assert caught.value.kind == expected.get(words, "babble")


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE_S", 0.1)
    program = OutsideBot(script(tmp_path, "deaf", "print('ready Deaf', flush=True)\ntime.sleep(3600)"), 0.1)
    program.hello()
    program.tell([{"event": "x" * 1000}] * 1000)  # far more than a pipe holds
    with pytest.raises(BotFault, match=r"deaf gave no answer within 0\.1 s"):
        asked(program)


def test_a_program_that_the_system_refuses_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    with pytest.raises(BotFault, match=r"^nothing could not be started: Exec format error$"):
        asked(OutsideBot(f"exec:{file}"))


def test_a_program_that_is_killed_is_told_by_its_signal(tmp_path: Path) -> None:
    program = honest(tmp_path, before="import os; os.kill(os.getpid(), 11)")
    with pytest.raises(BotFault, match="honest ended before the game was over, with signal SIGSEGV") as caught:
        asked(OutsideBot(program))
    assert caught.value.kind == "crash"


WRONG = [
    ("exec:", "names no program"),
    ("exec:./no/such/bot", "there is no file ./no/such/bot"),
    ("exec:no-such-program-at-all", "there is no program 'no-such-program-at-all' on the PATH"),
    ("exec:'open", "No closing quotation"),
]


@pytest.mark.parametrize(("name", "words"), WRONG)
def test_a_program_that_is_not_there_is_told_before_anything_begins(name: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        bot(name)


def test_a_file_that_is_not_executable_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot").write_text("#!/bin/sh\n")
    with pytest.raises(BadInput, match=rf"{tmp_path}/mybot is not executable: chmod \+x"):
        bot(f"exec:{tmp_path}/mybot")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match=r"on the PATH; did you mean \./mybot\?"):
        bot("exec:mybot")


# -- honest programs ------------------------------------------------------------------------------------------------


def test_arguments_are_words_and_no_shell_reads_them(tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = script(tmp_path, "words", f"open({str(told)!r}, 'w').write(repr(sys.argv[1:]))")
    with pytest.raises(BotFault):
        asked(OutsideBot(f"{program} 'two words' ; touch $HOME"))
    assert told.read_text() == "['two words', ';', 'touch', '$HOME']"


def test_notes_empty_lines_and_other_line_ends_do_no_harm(tmp_path: Path) -> None:
    before = "print('info thinking\\r\\n\\n  \\ninfo', end='\\r\\n', flush=True); print('x' * 9000, file=sys.stderr)"
    assert asked(OutsideBot(honest(tmp_path, before=before))) >= 0


def test_a_program_is_told_how_long_it_may_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COTHON_LINES", str(tmp_path / "lines"))
    asked(OutsideBot(honest(tmp_path), seconds=2.5), Budget(iterations=40))
    asked(OutsideBot(honest(tmp_path), seconds=2.5), Budget(milliseconds=70_000))
    asked(OutsideBot(honest(tmp_path)))
    lines = (tmp_path / "lines").read_text().splitlines()
    assert [line for line in lines if "choose" in line] == [
        "honest > choose 1 2500 40",
        "honest > choose 1 70000 0",
        "honest > choose 1 10000 0",
    ]


NAMES = [("Ada", "Ada"), ("  A\tb #7 ", "A b 7"), ("You", "honest"), ("", "honest"), ("x" * 99, "x" * 30)]


@pytest.mark.parametrize(("said", "called"), NAMES)
def test_the_name_of_a_program_is_tidied(said: str, called: str, tmp_path: Path) -> None:
    program = OutsideBot(honest(tmp_path, name=said))
    try:
        assert program.hello() == called
    finally:
        program.close()


def test_an_honest_program_may_still_do_something_when_the_game_is_over(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    body = f"print('ready Keeper', flush=True)\nlast = list(sys.stdin)[-2:]\nopen({str(kept)!r}, 'w').writelines(last)"
    program = OutsideBot(script(tmp_path, "keeper", body))
    match = new_match(GAME, "seats=2")
    program.begin(match.game, match.options, 0)
    while match.actor is not None:
        answer = FirstLegalBot().choose(match.game, match.view(match.actor), Budget(), FastDice(1))
        match.submit(match.actor, answer, match.version)
    program.tell([event for _, event in match.events(0)])  # far more than a pipe holds
    program.finish(match.result())
    program.close()
    over, leave = kept.read_text().splitlines()
    assert over.startswith('over {"scores":[')
    assert leave == "quit"


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path) -> None:
    body = "print('ready Stayer', flush=True)\nwhile True: time.sleep(1)"
    program = OutsideBot(script(tmp_path, "stayer", body))
    program.hello()
    assert running(str(tmp_path / "stayer"))
    program.close()
    assert not running(str(tmp_path / "stayer"))
    program.close()  # a second time is no harm


# -- nothing hidden is sent -----------------------------------------------------------------------------------------


class Written(Source):
    """Draws that were written down."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def draw(self, game: Game, s: State, number: int) -> int:
        return self.draws[number]


LISTENER = """
heard, answers = open(sys.argv[1], "wb"), iter(sys.argv[2].split())
print("ready Listener", flush=True)
for line in sys.stdin.buffer:
    heard.write(line)
    heard.flush()
    if line.startswith(b"choose"):
        print("do", line.split()[1].decode(), next(answers), flush=True)
"""


def heard(twins: Script, world: int, folder: Path) -> bytes:
    """All bytes that a program in the viewer's seat gets in one of two worlds."""
    assert twins.viewer is not None
    mine = [str(m.answers[world]) for m in twins.moves if m.kind == DO and m.seat == twins.viewer]
    program = OutsideBot(f"{script(folder, 'listener', LISTENER)} {folder}/heard-{world} '{' '.join(mine)}'", 60)
    seats = [Seat("human", f"P{i}") for i in range(twins.options.seats)]
    match = Match(twins.game, twins.options, seats, b"", source=Written(twins.draws[world]), sealed="sealed")
    told = [0] * len(seats)
    try:
        program.begin(match.game, match.options, twins.viewer)
        for move in twins.moves:
            if move.kind != DO:
                match.take_back(move.seat, move.at, move.to, move.kind == AGREE)
                continue
            if move.seat == twins.viewer:
                deal._tell(match, move.seat, program, told)
                assert program.choose(match.game, match.view(move.seat), Budget(), FastDice(1)) == move.answers[world]
            match.submit(move.seat, move.answers[world], move.at)
    finally:
        program.close()
    return (folder / f"heard-{world}").read_bytes()


HIDDEN = [
    ("karibik", "seats=3 spent=unseen"),
    ("traders", "seats=3 mode=classic"),
    ("carthago", "seats=3"),
    ("porto", "seats=3"),
]


@pytest.mark.parametrize(("name", "options"), HIDDEN)
def test_twin_worlds_send_a_program_the_same_bytes(name: str, options: str, tmp_path: Path) -> None:
    g = game(name)
    twins = twin_script(g, g.options_from(options), 1, 3, consent=True, after=60, tries=12)
    assert twins.differed > 0
    assert any(m.kind == DO and m.seat == 1 for m in twins.moves[twins.first + 1 :])
    one, other = heard(twins, 0, tmp_path), heard(twins, 1, tmp_path)
    assert one.count(b"\nview ") == sum(m.kind == DO and m.seat == 1 for m in twins.moves)
    assert one == other
