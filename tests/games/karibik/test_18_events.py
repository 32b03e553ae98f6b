"""Events: everything that happens is told, in words, with the cards and the places they move between."""

import pytest

from cothon.core import Teller
from cothon.core.arr import ints
from cothon.games import game
from cothon.games.karibik.made.state import KaribikState
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from kit.english import told as told_in_english

_NAMES = ["Ann", "Ben", "Cas", "Dora", "Emil"]


@pytest.mark.parametrize(
    "text",
    ["seats=3", "seats=4 spent=unseen bust_expedition=true", "seats=5 edition=portroyal120 followers=after_take"],
)
def test_every_event_has_words_and_a_clause(text: str) -> None:
    g = game("karibik")
    dice = FastDice(17)
    told: set[str] = set()
    for _ in range(3):
        s = g.start(g.options_from(text))
        while s.actor != -2:
            teller = Teller()
            if s.actor == -1:
                g.apply(s, g.pick(s, dice.below(g.weight(s))), teller)
            else:
                legal = g.legal(s)
                g.apply(s, legal[dice.below(len(legal))], teller)
            assert teller.events or g.asks[s.ask].name in ("reveal", "take", "settle")
            for event in teller.events:
                told.add(event.name)
                for seen in (event.whole(), event.seen_by(None), event.seen_by(0)):
                    words = told_in_english(g, seen, _NAMES)
                    assert "{" not in words
                assert g.story.clause(event.whole()).startswith("K")
    assert {"turn", "reveal", "harbour", "row", "bust", "discard", "loot", "hire", "hired", "gain", "over"} <= told


def test_the_words_of_a_turn() -> None:
    t = Table("options: seats=2 start=0\nharbour: flute-2-1 sailor-3").do("reveal").draw("flute-1-1")
    words = [told_in_english(t.game, e, _NAMES) for e in t.told]
    assert words == [
        "Ann reveals a Flute (1 coin, strength 1).",
        "Ann goes bust: the Flute is a second ship of its type.",
        "To the discard: a Flute.",
        "To the discard: a Flute and a Sailor.",
        "Round 1: Ben’s turn.",
    ]


@pytest.mark.parametrize("text", ["seats=4", "seats=3 spent=unseen"])
def test_coins_follow_from_the_events_alone(text: str) -> None:  # K3.2 K3.3 K9.11
    g = game("karibik")
    dice = FastDice(23)
    s = g.start(g.options_from(text))
    assert isinstance(s, KaribikState)
    coins = ints(s.coins)
    while s.actor != -2:
        teller = Teller()
        if s.actor == -1:
            g.apply(s, g.pick(s, dice.below(g.weight(s))), teller)
        else:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))], teller)
        for event in teller.events:
            e = event.seen_by(None)
            if e["event"] == "gain":
                coins[e["seat"]] += e["coins"]  # type: ignore[index,operator,call-overload]
            elif e["event"] == "spend":
                coins[e["seat"]] -= e["coins"]  # type: ignore[index,operator,call-overload]
            elif e["event"] == "flip":
                coins[e["seat"]] -= 1  # type: ignore[index,call-overload]
            elif e["event"] == "fee":
                coins[e["seat"]] -= 1  # type: ignore[index,call-overload]
                coins[e["to_seat"]] += 1  # type: ignore[index,call-overload]
        assert coins == ints(s.coins)


def test_telling_changes_nothing() -> None:
    g = game("karibik")
    for text in ("seats=4", "seats=4 spent=unseen"):
        told, silent = g.start(g.options_from(text)), g.start(g.options_from(text))
        dice = FastDice(29)
        while told.actor != -2:
            if told.actor == -1:
                a = int(g.pick(told, dice.below(g.weight(told))))
            else:
                legal = g.legal(told)
                a = legal[dice.below(len(legal))]
            g.apply(told, a, Teller())
            g.apply(silent, a)
        assert told.key() == silent.key()
