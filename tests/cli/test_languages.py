"""The terminal in another language: whole games, menus, help and errors, and a language that somebody has begun."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import Terminal, anyone, call, saved
from cothon.bots.levels import levels_of

ENGLISH = r"\b(you|your|takes?|reveals?|card|cards|coins?|the|turn|harbour|players?|nothing|possible|saved)\b"
AS_TYPED = r"^\s*Nicht .*?: |^.*?> .*$|\S+\.cothon|^(odds|log|undo|save|table|auto|help|quit)\b.*?: |„.*?“|\(karibik\)"


def english_in(shown: str) -> list[str]:
    """English words in what was shown, but for labels, names of commands and files."""
    bare = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    left = re.sub(AS_TYPED, "", bare, flags=re.MULTILINE)
    return re.findall(ENGLISH, left, re.IGNORECASE)


def test_a_whole_game_is_told_in_german(tmp_path: Path) -> None:
    typed = "?\nodds\nhilfe\ntisch\nverlauf\nlog 3\nauto\nauto off\nspeichern\n99\n"
    typed += "1\n" * 400
    words = ["play", "karibik", "--seats", "you,level-3,level-3", "--seed", "1", "--plain", "--language", "de"]
    done = call(tmp_path, *words, typed=typed)
    assert done.returncode == 0
    assert english_in(done.stdout) == []
    for words in (
        "Händler der Karibik, von Alexander Pfister.",
        "Es spielen: Du, Hanno (Bot, 3 Steuermann), Dido (Bot, 3 Steuermann).",
        "Runde 1: Du bist am Zug. K4.1",
        "Nicht stop: Du musst mindestens eine Karte aufdecken, bevor du aufhörst. K5.1",
        "Fehlschlag: ",
        "odds, chancen: was wahrscheinlich als Nächstes kommt",
        "Hinweis: Eine Möglichkeit 99 gibt es nicht: ",
        "Erzwungene Züge werden von selbst gespielt.",
        "Das Spiel ist zu Ende: ",
        "Der Startwert der Mischung:",
    ):
        assert words in done.stdout, words
    assert re.search(
        r"^(Du gewinnst|Hanno gewinnt|Dido gewinnt|Niemand gewinnt)\. Das Spiel", done.stdout, re.MULTILINE
    )


def test_the_menu_and_the_drawn_table_are_german_by_the_environment(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", prompt="Du> ", LC_ALL="de_DE.UTF-8", LANG="en_GB.UTF-8")
    t.until("Spiel [1]: ")
    t.say("9")
    t.until("Tippe eine Zahl von 1 bis ")
    t.until("Spiel [1]: ")
    t.say("karibik")
    t.until("Gegner, 1 bis 3 [2]: ")
    t.say("")
    t.until(f"Stufe der Bots, 1 bis {len(levels_of('karibik'))} [3]: ")
    t.say("passagier")
    t.until("Du> ")
    assert "Bot, 1 Passagier" in t.seen
    assert "Münzen  ★ Einfluss" in t.seen
    answers = anyone(1)
    for _ in range(8):
        t.answer(str(answers(1)))
    t.say("ende")
    assert t.close() == 0
    assert "Nichts ist verloren. Weiter geht es mit" in t.seen
    table = t.seen[t.seen.index("Gegner") :]
    assert set(english_in(table)) <= {"reveal"}, "its label"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", r"(?s)\(sampled, not exact\).*about \d+%"), ("de", r"(?s)\(geschätzt, nicht genau\).*etwa \d+ %")],
)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_sampled_odds_are_about_so_many_per_cent_and_count_no_ways(
    language: str, said: str, plain: list[str], tmp_path: Path
) -> None:
    seats = ["--seats", "you,level-1,level-1", "--seed", "1", "--language", language, *plain]
    told = call(tmp_path, "play", "traders", *seats, typed="odds\n", NO_COLOR="1").stdout
    assert re.search(said, told)
    assert not re.search(r"\d+ (of|von) \d\d\d+", told)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not the standard rules: Begins: seat 2; Second ship: may be kept, and stays."),
        ("de", "Abweichend von den Standardregeln: Beginnt: Platz 2; Zweites Schiff: darf herein und bleibt."),
    ],
)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_game_begins_with_the_options_that_are_not_as_usual(
    language: str, said: str, plain: list[str], tmp_path: Path
) -> None:
    words = ["play", "karibik", "--seats", "level-1,level-1", "--seed", "1", "--language", language, *plain]
    usual = call(tmp_path, *words).stdout
    assert said.split(":", maxsplit=1)[0] not in usual
    options = ["-o", "start=1", "-o", "duplicate=stay", "-o", "spent=open"]
    assert said in " ".join(call(tmp_path, *words, *options).stdout.split())


def test_a_refused_move_says_why_in_german(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "karibik", "--plain", "--language", "de", "--seed", "1", typed="stop\nundo\nxyz\n")
    said = "Hinweis: Nicht möglich: Du musst mindestens eine Karte aufdecken, bevor du aufhörst. K5.1"
    assert said in done.stdout
    assert "Hinweis: Nicht möglich: Nichts kann zurückgenommen werden: " in done.stdout
    assert "„xyz“ ist hier keine Zahl, kein Kürzel und kein Befehl" in done.stdout


def test_a_record_is_read_in_the_language_of_its_reader(tmp_path: Path) -> None:
    call(tmp_path, "play", "karibik", "--seats", "level-3,level-3", "--seed", "2", "--plain")
    file = str(saved(tmp_path))
    german = call(tmp_path, "record", "show", file, "--plain", "--language", "de").stdout
    english = call(tmp_path, "record", "show", file, "--plain", LANG="C").stdout
    assert "Hanno deckt " in german
    assert english_in(german) == []
    assert ", Stellung " in german
    assert "version" not in german.lower()
    assert "Hanno reveals " in english
    position = call(tmp_path, "record", "show", file, "--plain", "--at", "3", "--language", "de").stdout
    assert "Der Stapel hat " in position


def test_an_unknown_language_is_refused_with_those_there_are(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "karibik", "--language", "tlh")
    assert done.returncode == 2
    assert "--language 'tlh': there is de, en" in done.stderr


TEN = """
language-name = Plattdüütsch
you = Du
open-players = Dat speelt: { $players }.
prompt = { $name }!
note = Kiek: { $words }
"""
TEN_OF_THE_GAME = """
event-starter = { $seat_is ->
    [you] Du fangst an.
   *[other] { $seat } fangt an.
}
event-done = { $seat } nimmt nix mehr.
ask-discover = Noch een Koort?
do-reveal = Koort opdecken
terminal-harbour = Haven
"""


def test_a_language_with_ten_sentences_is_one_folder(tmp_path: Path) -> None:
    """What it lacks is said in English, sentence by sentence."""
    folder = tmp_path / "mine" / "nds"
    folder.mkdir(parents=True)
    (folder / "terminal.ftl").write_text(TEN, encoding="utf-8")
    (folder / "karibik.ftl").write_text(TEN_OF_THE_GAME, encoding="utf-8")
    done = call(
        tmp_path, "play", "karibik", "--plain", "--seed", "1", typed="1\n99\n",
        COTHON_LOCALES=str(tmp_path / "mine"), LANG="nds_DE.UTF-8",
    )  # fmt: skip
    assert done.returncode == 0
    for words in (
        "Dat speelt: Du, Hanno (bot, 3 Mate), Dido (bot, 3 Mate).",
        "Du fangst an. K2.3",
        "Round 1: your turn. K4.1",
        "Du: Noch een Koort? K5.1",
        "1: Koort opdecken",
        "2: Stop",
        "Kiek: There is no option 99: type a number from 1 to 2.",
    ):
        assert words in done.stdout, words


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_of_the_command_names_the_flag(language: str, tmp_path: Path) -> None:
    assert "--language" in call(tmp_path, "play", "--help", COLUMNS="120").stdout


def test_a_game_that_cannot_be_saved_is_left_by_the_word_of_the_language(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    said = call(
        wall, "play", "karibik", "--seats", "you,random", "--plain", "--language", "de", typed="ende\nende\n1\n1\n"
    )
    assert said.returncode == 0
    assert said.stdout.count("Dieses Spiel ist nicht gespeichert; ") == 1
    assert "Du> 1" not in said.stdout
