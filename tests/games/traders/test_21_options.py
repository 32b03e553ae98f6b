"""Options: defaults, values, and what each of them changes."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadOption
from cothon.games import game
from games.traders.seen import cards, farm, market
from kit.board import Board

G = game("traders")


def test_defaults_are_those_of_the_rules() -> None:
    o = G.options()
    assert o.whole() == (
        "seats=2 mode=modern colours=red,blue first_seat=0 refill=end view=table "
        "paydays=together rounding=up overpay=minimal classic_refill=turn"
    )
    assert G.options(4)["colours"] == "red,blue,yellow,green"


def test_options_round_trip_as_text() -> None:
    text = (
        "seats=3 mode=classic colours=green,red,blue first_seat=2 refill=purchase view=full "
        "paydays=one_by_one rounding=letter overpay=free classic_refill=at_once"
    )
    assert G.options_from(text).text() == text


def test_version_1_showed_everything_and_knew_none_of_the_new_options() -> None:  # Kn8
    old = game("traders", 1)
    assert old.options().whole() == "seats=2 mode=modern colours=red,blue first_seat=0 refill=end view=full"
    for name, usual in (
        ("paydays", "together"), ("rounding", "up"), ("overpay", "minimal"), ("classic_refill", "turn"),
    ):  # fmt: skip
        assert old.options()[name] == usual == G.options()[name]
        with pytest.raises(BadOption, match=f"option {name} came with rules version 2"):
            old.options(2, {name: usual})


def test_a_position_of_version_1_is_written_and_counted_as_it_was() -> None:
    old = game("traders", 1)
    s = old.start(old.options(2))
    text = old.write(s)
    assert text.startswith("options: seats=2\nturn: 0\nask: market\nto_market: 4\nto_farm: 2\nthen: open\n")
    assert old.read(text).key() == s.key()
    assert len(G.start(G.options(2)).key()) == len(s.key()) + 4  # the options that came later


@pytest.mark.parametrize(
    "given",
    [{"mode": "ancient"}, {"colours": "red"}, {"colours": "red,red"}, {"colours": "red,pink"}, {"first_seat": 2},
     {"refill": "never"}, {"view": "open"}, {"paydays": "never"}, {"rounding": "down"}, {"overpay": "all"},
     {"classic_refill": "end"}, {"pirates": 3}],
)  # fmt: skip
def test_wrong_values_are_refused_by_name(given: dict[str, str | int]) -> None:
    with pytest.raises(BadOption, match=next(iter(given))):
        G.options(2, given)


def test_mode_switches_chapter_15() -> None:  # T15.1
    assert Board("traders", seats=2, mode="classic").draw_any().options[-1] == "act:reserve"
    assert Board("traders", seats=2).draw_any().why("act:reserve") == "T15.2"


def test_view_is_presentation_only() -> None:  # Kn8
    one, two = Board("traders", seats=2, view="full"), Board("traders", seats=2, view="table")
    for b in (one, two):
        b.draw_any().do("act:take")
        b.do(b.options[0])
    assert one.options == two.options
    assert one.told == two.told


def test_a_position_carries_its_options() -> None:
    b = Board("traders", seats=3, mode="classic", colours="green,yellow,red", first_seat=1, refill="purchase")
    text = G.write(b.s)
    assert text.splitlines()[:2] == [
        "rules: 2",
        "options: seats=3 mode=classic colours=green,yellow,red first_seat=1 refill=purchase",
    ]
    assert G.read(text).key() == b.s.key()


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_refill_purchase_replenishes_even_if_the_game_then_ends(mode: str) -> None:  # T4.11
    text = f"mode={mode}\nships: 4 0 0 0\nmarket: R2\nfarm: G2\nhand 0: G5\ntokens 0: blue 7"
    b = Board("traders", f"options: refill=purchase {text}").do("act:buy", "pay:G5")
    assert b.ask == "market"
    b.draw("Y2", "Y3", "B2", "B3")
    assert (b.ask, market(b), farm(b)) == ("over", cards("G2 Y2 Y3"), cards("B2 B3"))
    assert Board("traders", f"options: refill=end {text}").do("act:buy", "pay:G5").ask == "over"


def test_refill_purchase_finds_the_piles_before_the_blind_vps_do() -> None:  # T4.11, T15.17
    text = "mode=classic\nships: 4 0 0 0\nmarket: R2\nfarm:\nhand 0: G2\ntokens 0: red 5\ndraw: Y2\nrest: vp 1"
    b = Board("traders", f"options: refill=purchase {text}").do("act:buy", "pay:G2").draw("Y2", "G2")
    assert [e["vps"] for e in b.told if e["event"] == "cardless"] == [1]
    b = Board("traders", f"options: refill=end {text}").do("act:buy", "pay:G2")
    assert (b.ask, b.chances) == ("blind", {"Y2": 1})
