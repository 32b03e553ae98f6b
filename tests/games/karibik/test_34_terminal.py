"""The table in the terminal: everything a player needs, at 80 and 100 columns, with and without colour."""

import pytest
from rich.console import Console

from cothon.cli.tables.karibik import draw, tell
from cothon.games import game
from cothon.locales import People, voice
from cothon.play.dice import FastDice
from games.karibik.seen import Table

_NAMES = ("Andrea", "Alex", "Dagmar", "Klemens", "Ben")
_TEXT = """
    options: seats=4 start=1
    round: 5
    active: 2
    row: exp-ccs exp-pp
    display 0: sailor-3*2 trader-flute-3 exp-cc mademoiselle-7
    display 1: priest-4*2 jack-6
    coins 0: 7
    coins 3: 14
    harbour: pinnace-1-1 galleon-4-skull sailor-3 trader-skiff-3 admiral-9
    asked: take 0
    """


def _drawn(t: Table, you: int | None, width: int, language: str = "en") -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    shown = t.game.show(t.game.mask(t.s, you))
    with console.capture() as capture:
        console.print(draw(shown, voice(language, t.game), People(_NAMES, you)))
    return capture.get()


def _told(t: Table, you: int | None, language: str = "en") -> list[str]:
    return tell(t.game.show(t.game.mask(t.s, you)), voice(language, t.game), People(_NAMES, you))


@pytest.mark.parametrize("width", [80, 100])
def test_the_table_shows_what_matters(width: int) -> None:
    text = _drawn(Table(_TEXT), 0, width)
    for words in (
        "Round 5, Dagmar’s turn", "you may take 1 card", "Pinnace", "brings 4", "☠ no repelling", "Skiff Trader",
        "costs 9, you 8", "2 Captains + 1 Settler", "ready: Alex", "Andrea (you)", "2 Sailors", "14",
    ):  # fmt: skip
        assert words in text, words
    assert max(len(line) for line in text.splitlines()) <= width


def test_ships_of_one_type_lie_side_by_side_the_one_that_is_looted_first_before_the_others() -> None:  # K5.10
    t = Table("""
        options: seats=2 start=0 duplicate=stay
        display 0: pirate-5
        harbour: pinnace-1-1 flute-1-1*2 flute-4-5 skiff-1-1 sailor-3
        """)
    shown = t.game.show(t.s)
    assert [card["id"] for card in shown["harbour"]] == [
        "pinnace-1-1", "flute-4-5", "flute-1-1", "flute-1-1", "skiff-1-1", "sailor-3",
    ]  # fmt: skip
    assert _drawn(t, 0, 100).count("─ Flute ─") == 3
    flutes = "Flute, 4 coins, strength 5; Flute, 1 coin, strength 1; Flute, 1 coin, strength 1"
    assert any(flutes in line for line in _told(t, 0))


@pytest.mark.parametrize(("language", "mark", "why"), [
    ("en", "looted later", "The Flute with the most coins is looted first, of equal ones the strongest. K5.10"),
    ("de", "später dran",
     "Von mehreren Schiffen einer Art ist das mit den meisten Münzen zuerst an der Reihe, von gleichen das stärkste."),
])  # fmt: skip
def test_ships_that_are_not_looted_first_are_marked_and_the_reason_is_told_once(
    language: str, mark: str, why: str
) -> None:  # K5.10
    t = Table("""
        options: seats=2 start=0 duplicate=stay
        display 0: sailor-3
        harbour: pinnace-1-1 flute-1-1*2 flute-4-5
        asked: take 0
        """)
    text = _drawn(t, 0, 160, language)
    assert text.count(mark) == 2
    assert text.count(why) == 1
    assert sum(why in line for line in _told(t, 0, language)) == 1
    t.do("loot:flute")
    assert mark not in _drawn(t, 0, 160, language)
    assert not any(why in line for line in _told(t, 0, language))


def test_a_spectator_sees_printed_costs_only() -> None:
    text = _drawn(Table(_TEXT), None, 80)
    assert "you" not in text
    assert "costs 9" in text


def test_the_sentences_say_the_same() -> None:
    t = Table(_TEXT)
    lines = _told(t, 0)
    assert lines[0] == "Round 5, Dagmar’s turn: Loot and Hire, you may take 1 card."
    assert "Galleon, 4 coins, cannot be repelled" in lines[2]
    assert "Admiral, costs 9, for you 8, influence 3" in lines[2]
    assert "Open request: 2 Priests for 3 coins and 3 influence. Alex could complete it." in lines
    assert lines[-1] == "Klemens: 14 coins, influence 0, strength 0, no completed request. Crew: nobody yet."
    assert all(line.isprintable() and not set(line) & set("●★⚔☠▶│") for line in lines)


def test_a_ship_just_revealed_and_the_last_round_are_marked() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: pirate-5\ncard: flute-2-2\nended: target")
    assert "just revealed" in _drawn(t, 0, 80)
    assert "LAST ROUND" in _drawn(t, 0, 80)
    lines = _told(t, 0)
    assert "Just revealed: Flute, 2 coins, strength 2." in lines
    assert "The end is triggered: this round is the last." in lines


@pytest.mark.parametrize("text", ["seats=5 edition=portroyal120", "seats=3 spent=unseen"])
def test_every_position_can_be_drawn_and_told(text: str) -> None:
    g = game("karibik")
    dice = FastDice(2)
    t = Table(g.write(g.start(g.options_from(text))))
    i = 0
    while t.actor != -2:
        if i % 9 == 0:
            assert max(len(line) for line in _drawn(t, 1, 80).splitlines()) <= 80
            assert _told(t, None)
            assert max(len(line) for line in _drawn(t, 1, 80, "de").splitlines()) <= 80
        i += 1
        if t.actor == -1:
            g.apply(t.s, g.pick(t.s, dice.below(g.weight(t.s))))
        else:
            legal = g.legal(t.s)
            g.apply(t.s, legal[dice.below(len(legal))])
    assert "the game is over" in _drawn(t, 1, 80)
