"""Commands without a conversation: games, record, digest, and every way to call them wrongly."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import cothon
from cli.terminal import call, run
from cothon.bots import BOTS
from cothon.bots.levels import TITLES
from cothon.cli.games import reconstructed
from cothon.games import REGISTRY, names, versions
from cothon.games import game as find_game
from cothon.locales import voice
from cothon.play import files
from cothon.play.record import Done
from kit.golden import states_of
from kit.later import KNOWN, LATER

GAME = names()[0]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    folder = tmp_path_factory.mktemp("finished")
    file = folder / "whole.cothon"
    done = call(folder, "play", GAME, "--seats", "level-3,level-3", "--seed", "7", "--save", str(file))
    assert done.returncode == 0, done.stderr
    return file


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that is not finished."""
    folder = tmp_path_factory.mktemp("begun")
    file = folder / "begun.cothon"
    call(folder, "play", GAME, "--seats", "you,random", "--seed", "8", "--save", str(file), typed="1\n1\n1\n")
    return file


def test_version_names_the_build(tmp_path: Path) -> None:
    said = run(tmp_path, "--version")
    assert said.returncode == 0
    assert re.fullmatch(rf"cothon {re.escape(cothon.__version__)}, .*engine.*\n", said.stdout)


@pytest.mark.parametrize("words", [[], ["play"], ["games"], ["record"], ["record", "verify"], ["digest"]])
def test_every_command_explains_itself(words: list[str], tmp_path: Path) -> None:
    said = call(tmp_path, *words, "--help")
    assert said.returncode == 0
    assert "Usage: cothon" in said.stdout


def test_the_help_of_play_lists_the_bots(tmp_path: Path) -> None:
    said = " ".join(call(tmp_path, "play", "--help").stdout.split())
    assert all(name in said for name in BOTS)
    assert all(f"({title})" in said for title in TITLES)


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_games_lists_all_with_what_is_reconstructed(plain: list[str], tmp_path: Path) -> None:
    said = call(tmp_path, "games", *plain).stdout
    for name in names():
        facts = find_game(name).facts
        assert name in said
        assert facts.title.split()[0] in said  # long titles are wrapped
        for table in reconstructed(find_game(name)):
            assert table.split("_")[0] in said
        one = call(tmp_path, "games", name, *plain).stdout
        for option in find_game(name).declared:
            assert option.name in one
            assert option.clause in " ".join(one.split())  # it may be wrapped


def test_what_is_reconstructed_are_components_also_those_of_other_editions() -> None:
    traders = reconstructed(find_game("traders"))
    assert {"warehouse_icons", "track"} <= set(traders)  # T1.6, T1.11
    assert not {"questions", "end_reasons"} & set(traders)
    assert "bounds" not in reconstructed(find_game("karibik"))  # K11.5 is a ruling


def test_a_record_of_a_whole_game_verifies_and_is_told(finished: Path, tmp_path: Path) -> None:
    said = call(tmp_path, "record", "verify", str(finished))
    assert re.match(
        rf"ok: {GAME}, 2 seats, \d+ decisions, \d+ draws, all draws follow from the seed; finished: ", said.stdout
    )
    story = call(tmp_path, "record", "show", str(finished))
    assert story.returncode == 0
    assert "Hanno" in story.stdout
    assert "win" in story.stdout or "share" in story.stdout
    for seat in ([], ["--seat", "1"]):
        for at in ("0", "20"):
            position = call(tmp_path, "record", "show", str(finished), "--at", at, *seat, "--plain")
            assert position.returncode == 0, position.stderr
            assert ", position " in position.stdout


@pytest.mark.parametrize("game", names())
def test_a_position_lists_its_choices_to_nobody_but_the_seat_that_is_asked(game: str, tmp_path: Path) -> None:
    file = tmp_path / "begun.cothon"
    call(tmp_path, "play", game, "--seats", "you,random,random", "--seed", "8", "--save", str(file), typed="1\n1\n")
    at = str(len(files.load(file).entries))  # the person is asked
    asked, other, nobody = (
        call(tmp_path, "record", "show", str(file), "--at", at, "--plain", *seat).stdout
        for seat in (["--seat", "0"], ["--seat", "1"], [])
    )
    assert re.search("^1: ", asked, re.MULTILINE)
    assert re.search("^You: ", asked, re.MULTILINE)
    for said in (other, nobody):
        assert not re.search("^1: ", said, re.MULTILINE)
        assert re.search(r"^Seat 1: .*Seat 1 \w+s\b", said, re.MULTILINE)
        assert "You " not in said.replace("You have", "")


def test_json_and_back_is_the_same_record(finished: Path, begun: Path, tmp_path: Path) -> None:
    for file in (finished, begun):
        twin, again = tmp_path / f"{file.stem}.json", tmp_path / f"{file.stem}-again.cothon"
        assert call(tmp_path, "record", "convert", str(file), str(twin)).returncode == 0
        assert call(tmp_path, "record", "verify", str(twin)).returncode == 0
        assert call(tmp_path, "record", "convert", str(twin), str(again)).returncode == 0
        assert again.read_bytes() == file.read_bytes()


def test_a_json_record_is_played_on_in_json(begun: Path, tmp_path: Path) -> None:
    twin = tmp_path / "begun.json"
    call(tmp_path, "record", "convert", str(begun), str(twin))
    assert call(tmp_path, "play", "--resume", str(twin), typed="1\n").returncode == 0
    assert twin.read_text(encoding="utf-8").startswith("{")
    assert len(files.load(twin).entries) > len(files.load(begun).entries)


def test_a_changed_record_is_refused_by_exit_code_1(finished: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.cothon"
    text = finished.read_text(encoding="utf-8")
    bad.write_text(text.replace(" * ", " 1 ", 1), encoding="utf-8")
    said = run(tmp_path, "record", "verify", str(finished), str(bad))
    assert said.returncode == 1
    assert said.stdout.startswith("ok: ")
    assert said.stderr.startswith("error: ")
    assert said.stderr.count("\n") == 1


def test_the_same_seed_gives_the_same_game(finished: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.cothon"
    call(tmp_path, "play", GAME, "--seats", "level-3,level-3", "--seed", "7", "--save", str(again))
    assert again.read_bytes() == finished.read_bytes()


@pytest.mark.parametrize("name", names())
def test_a_whole_payment_at_once_is_the_same_as_card_by_card(name: str, tmp_path: Path) -> None:
    by_bots, by_hand = tmp_path / "bots.cothon", tmp_path / "hand.cothon"
    call(tmp_path, "play", name, "--seats", "level-3,level-3,level-3", "--seed", "6", "--save", str(by_bots))
    record = files.load(by_bots)
    lines: list[list[str]] = []
    before: Done | None = None
    for entry, s in zip(record.entries, states_of(record), strict=True):
        if isinstance(entry, Done):
            action = record.game.actions[entry.action]
            same = before is not None and before.seat == entry.seat
            if same and before and action.family.burst and record.game.actions[before.action].family is action.family:
                lines[-1].insert(0, action.label)  # in another order than the rules give them
            elif action.label.isdigit():  # a bare number is always the number of an option
                lines.append([str(record.game.legal(s).index(entry.action) + 1)])
            else:
                lines.append([action.label])
        before = entry if isinstance(entry, Done) else None
    payments = any(f.burst for f in record.game.actions.families)
    assert any(len(line) > 1 for line in lines) == payments
    typed = "\n".join(" ".join(line) for line in lines)
    words = ["play", name, "--seats", "Ada,Ben,Cleo", "--no-curtain", "--seed", "6", "--save", str(by_hand), "--plain"]
    said = call(tmp_path, *words, typed=typed)
    assert said.returncode == 0
    assert "Not possible" not in said.stdout
    assert files.load(by_hand).entries == record.entries


def test_without_a_seed_people_add_entropy_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "own.cothon"
    call(tmp_path, "play", GAME, "--seats", "you,random", "--save", str(file))
    entropy = files.load(file).entropy
    assert [len(e) for e in entropy] == [16, 0]


def test_digest_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    words = ["digest", GAME, "--games", "3", "--seats", "2", "--seed"]
    first, again, other = (run(tmp_path, *words, seed) for seed in ("1", "1", "2"))
    assert re.fullmatch(r"[0-9a-f]{64}\n", first.stdout)
    assert first.stdout == again.stdout != other.stdout
    assert first.stderr == ""


WRONG = {
    "unknown game": (["play", "chess"], "no game 'chess'; there are"),
    "unknown game for digest": (["digest", "chess"], "no game 'chess'"),
    "unknown game for games": (["games", "chess"], "no game 'chess'"),
    "too few seats": (["play", GAME, "--seats", "you"], "seats, not 1"),
    "too many seats": (["play", GAME, "--seats", "you,a,b,c,d,e,f"], "seats, not 7"),
    "an empty seat": (["play", GAME, "--seats", "you,,random"], "empty"),
    "a bad name": (["play", GAME, "--seats", "you,a#b"], "no #"),
    "unknown option": (["play", GAME, "--option", "colour=blue"], "no such option: colour"),
    "bad option": (["play", GAME, "--option", "colour"], "name=value"),
    "option without game": (["play", "--option", "a=b"], "--option needs the name of a game"),
    "bad seed": (["play", GAME, "--seed", "xyz"], "hex digits"),
    "long seed": (["play", GAME, "--seed", "1" * 65], "hex digits"),
    "resume nothing": (["play", "--resume", "nothing.cothon"], "cannot be read"),
    "resume and more": (["play", GAME, "--resume", "nothing.cothon"], "--resume goes on"),
    "verify nothing": (["record", "show", "nothing.cothon"], "cannot be read"),
    "seats that do not fit": (["play", GAME, "--seats", "you,random", "--option", "seats=3"], "2 seats are taken"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG)
def test_wrong_words_are_told_in_one_line(words: list[str], why: str, tmp_path: Path) -> None:
    said = call(tmp_path, *words)
    assert said.returncode == 2
    assert said.stderr.startswith("error: ")
    assert said.stderr.count("\n") == 1
    assert why in said.stderr
    assert not (tmp_path / "games").exists()


def test_a_corrupt_file_is_not_resumed(begun: Path, tmp_path: Path) -> None:
    text = begun.read_text(encoding="utf-8")
    for spoiled in (text[:-100], text.replace("seat 0", "seat 9", 1), "", "{", "\x00\x01"):
        bad = tmp_path / "bad.cothon"
        bad.write_text(spoiled, encoding="utf-8")
        said = call(tmp_path, "play", "--resume", str(bad))
        assert said.returncode == 2
        assert said.stderr.startswith("error: ")
        assert said.stderr.count("\n") == 1
        assert bad.read_text(encoding="utf-8") == spoiled


def test_a_record_without_its_seed_cannot_go_on(begun: Path, tmp_path: Path) -> None:
    open_record = tmp_path / "open.cothon"
    files.save(open_record, files.load(begun).without_seed())
    said = call(tmp_path, "play", "--resume", str(open_record))
    assert said.returncode == 2
    assert "has no seed" in said.stderr
    verdict = call(tmp_path, "record", "verify", str(open_record))
    assert verdict.returncode == 3
    assert verdict.stdout.startswith("not verified: ")
    assert "because the record has no seed; it is revealed when the game is over" in verdict.stdout


def test_no_file_is_overwritten(finished: Path, tmp_path: Path) -> None:
    before = finished.read_bytes()
    assert "is there already" in call(tmp_path, "play", GAME, "--save", str(finished)).stderr
    assert "is there already" in call(tmp_path, "record", "convert", str(finished), str(finished)).stderr
    said = call(tmp_path, "play", GAME, "--seats", "you,random", typed=f"save {finished}\n", TERM="dumb").stdout
    assert "is there already" in said
    assert finished.read_bytes() == before


def test_where_nothing_can_be_written_it_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    said = call(wall, "play", GAME, "--seats", "you,random", typed="1\n1\n1\nquit\n1\nquit\nquit\n", NO_COLOR="1")
    assert said.returncode == 0
    assert "Traceback" not in said.stderr
    shown = " ".join(said.stdout.split())
    assert shown.count("This game is not being saved") == 1
    assert shown.count("a second ‘quit’ leaves it") == 2
    assert "Nothing is lost" not in shown


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_version_that_is_not_there_is_refused(at: str, begun: Path, tmp_path: Path) -> None:
    said = call(tmp_path, "record", "show", str(begun), "--at", at)
    assert said.returncode == 2
    assert "the record has the versions 0 to" in said.stderr


OUT = {"play": "--save", "arena": "--out", "selfplay": "--out"}


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--seats", "random,random"],
        ["arena", "random", "random"],
        ["selfplay"],
        ["games"],
        ["digest"],
        ["bench"],
    ],
    ids=lambda words: words[0],
)
def test_rules_that_are_not_there_are_refused_with_those_that_are(words: list[str], tmp_path: Path) -> None:
    command, *more = words
    out = [OUT[command], str(tmp_path / "out")] if command in OUT else []
    named = ["engine", "--game", GAME] if command == "bench" else [GAME]
    said = call(tmp_path, command, *named, *more, "--rules", "7", *out)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"error: {GAME} has no rules version 7; this build knows {KNOWN}\n"
    assert not (tmp_path / "out").exists()


def test_a_game_is_played_by_the_rules_that_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    for words, version in (([], LATER), (["--rules", "1"], 1), (["--rules", str(LATER)], LATER)):
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.cothon"
        said = call(tmp_path, "play", GAME, "--seats", "level-1,level-1", "--seed", "7", "--save", str(file), *words)
        assert said.returncode == 0, said.stderr
        record = files.load(file)
        assert record.game.facts.version == version
        assert record.terms in said.stdout
        assert (f"By version 1 of the rules; the newest is {LATER}." in said.stdout) == (version == 1)
        checked = call(tmp_path, "record", "verify", str(file))
        assert checked.returncode == 0
        assert (f"ok: {GAME} by rules version 1, 2 seats" in checked.stdout) == (version == 1)
        shown = call(tmp_path, "record", "show", str(file))
        assert ("by version 1 of the rules, position" in shown.stdout) == (version == 1)


def test_games_lists_all_versions_and_the_options_of_the_one_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    assert f"v{LATER}, " in call(tmp_path, "games", "--plain").stdout
    new, old = (call(tmp_path, "games", GAME, "--plain", *more).stdout for more in ([], ["--rules", "1"]))
    assert f"Rules version {LATER}." in new
    assert "These are the newest; others, by --rules: 1" in new
    assert "Rules version 1." in old
    assert "There are newer ones; others, by --rules:" in old
    assert ("purse" in new, "purse" in old) == (True, False)


@pytest.mark.parametrize("name", names())
def test_games_speaks_only_of_values_that_the_version_has(name: str, tmp_path: Path) -> None:
    newest = find_game(name)
    for version in versions(name):
        told = call(tmp_path, "games", name, "--plain", "--rules", str(version)).stdout
        for option in importlib.import_module(f"cothon.games.{name}.options").DECLARED:
            later = {str(value) for value, since in option.values_since.items() if version < since}
            here = {str(value) for value in option.values} - later
            line = next((line for line in told.splitlines() if line.startswith(f"{option.name}: ")), "")
            title = voice("en", newest).say(f"option-{option.name.replace('_', '-')}") if line else ""
            for word in {w for v in later for w in v.split("_")} - {w for v in here for w in v.split("_")}:
                assert word not in line
                assert word not in title  # the browser shows it above the values of any version


def test_a_digest_is_that_of_the_rules_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    words = ["digest", GAME, "--games", "2", "--rules"]
    old, new, again = (call(tmp_path, *words, str(version)).stdout for version in (1, LATER, 1))
    assert old == again != new


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "--rules", "1"], "--rules needs the name of a game"),
        (["play", "--rules", "1", "--resume", "x"], "--resume goes on"),
        (["games", "--rules", "1"], "--rules needs the name of a game"),
    ],
)
def test_rules_go_with_the_name_of_a_game(words: list[str], why: str, tmp_path: Path) -> None:
    said = call(tmp_path, *words)
    assert said.returncode == 2
    assert said.stderr.startswith(f"error: {why}")
