"""Chapter 4: the turn."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.carthago.seen import G, board, discs, events, hand, markers, neutrals, played, player, shown, trade
from kit.players import new_match


def test_a_turn_is_an_action_or_a_pass() -> None:  # C4.1
    b = board("hand 0: B-market")
    assert b.options == ["market", "pass"]


def test_an_action_is_choose_pay_move_main_guild_end() -> None:  # C4.2
    b = board("hand 0: B-market T9\nmarkers: market delivery\nmarket: T1")
    asked = []
    for label in ("market", "pay:B-market", "take:T1"):
        asked.append(b.ask)
        b.do(label)
    assert player(b, 0)["stands"] == "market"
    b.draw("T20", "T21", "T22", "T23", "T24")
    asked.append(b.ask)
    b.do("none")
    asked.append(b.ask)
    b.do("tile:hall1", "coin:T9")
    asked.append(b.ask)
    b.do("done")
    assert asked == ["action", "card", "take", "swap", "after", "after"]
    assert (b.ask, b.actor) == ("action", 1)


def test_the_own_space_may_be_chosen_again() -> None:  # C4.2
    assert board("stands: market -\nhand 0: B-market").options == ["market", "pass"]


@pytest.mark.parametrize(
    ("stands", "neutral", "cards"),
    [
        ("- - -", "delivery", 1),
        ("market - -", "delivery", 1),
        ("- market -", "delivery", 2),
        ("- market market", "market", 4),
    ],
)
def test_each_other_disc_costs_one_card_more(stands: str, neutral: str, cards: int) -> None:  # C4.3
    b = board(f"options: seats=3\nstands: {stands}\nneutrals: {neutral}\nmarkers: market residence").do("market")
    assert shown(b)["now"]["cards_due"] == cards


def test_guild_markers_cost_nothing() -> None:  # C4.3
    assert shown(board("markers: market residence").do("market"))["now"]["cards_due"] == 1


def test_cards_for_a_space_lie_open_beside_the_residence_and_come_back() -> None:  # C4.4
    b = board("stands: - market\nhand 0: B-market T40 T50").do("market", "pay:B-market", "pay:T40")
    assert "T40" in played(b, 0)
    assert played(b, 0).count("B-market") == 2  # the other one was played before
    assert trade(b, 0) == ["T50"]


def test_who_cannot_play_all_cards_passes() -> None:  # C4.5
    b = board("options: seats=3\nstands: - market market\nhand 0: B-market T9")
    assert b.options == ["pass"]
    assert b.why("market") == "C4.5"
    assert b.why("residence") == "C4.3"


def test_passing_draws_a_card_and_moves_nothing() -> None:  # C4.6
    b = board("stands: market -\nneutrals: market residence\nmarkers: market delivery\nhand 0: B-market").do("pass")
    assert b.ask == "pass_card"
    b.draw("T33")
    assert trade(b, 0) == ["T33"]
    assert player(b, 0)["stands"] == "market"
    assert (neutrals(b), markers(b)) == (["market", "residence"], ["market", "delivery"])
    assert (b.ask, b.actor) == ("action", 1)


def test_no_card_is_shifted_when_passing() -> None:  # C4.7
    b = board("stands: - market\nhand 0: B-market").do("pass").draw("T33")
    assert len(played(b, 0)) == 6


def test_effects_forbid_a_pass_unless_no_space_is_left() -> None:  # C4.8
    b = board("hand 0: B-market\nactive 0: GL4\nmarket: T1").do("palette").draw("T20", "T21", "T22", "T23", "T24")
    assert b.options == ["market"]
    assert b.why("pass") == "C4.8"


def test_pass_is_back_if_no_space_can_be_chosen_after_an_effect() -> None:  # C4.8
    # Only a guild action is possible on trading_dock, where two of three docks are own; Intrigue takes its marker away.
    b = board("options: seats=2\nhand 0: B-trading_dock T36\nmarkers: trading_dock market\ndocks: OI1/0 OI2/0 OI3\n"
              "outside: OI4 OI5\nactive 0: DY2")  # fmt: skip
    assert b.options == ["trading_dock", "intrigue", "pass"]
    b.do("intrigue", "trading_dock", "delivery")
    assert b.options == ["pass"]


def test_effects_that_make_no_space_possible_are_not_offered_while_none_can_be_chosen() -> None:  # C4.8
    b = board("hand 0:\nactive 0: GL4 DY5 DY2")
    assert b.options == ["pass"]
    assert b.why("palette") == b.why("embargo") == b.why("intrigue") == "C4.8"


# Two of three docks are own, so only a guild action is possible on trading_dock; its marker is missing.
NO_MARKER = (
    "hand 0: B-trading_dock T36\nmarkers: residence market\ndocks: OI1/0 OI2/0 OI3\noutside: OI4 OI5\nactive 0: DY2\n"
)
# T16 would do for DY1, which is one dock too far back.
TOO_FAR = "hand 0: B-delivery T16\ndocks: OI1/0 DY1 GL1\noutside: GL2 GL3\nactive 0: DY5\n"


@pytest.mark.parametrize("rules", ["rules: 1\n", "options: seats=2 effects_open=none\n"])
def test_without_helping_effects_whoever_can_choose_no_space_passes(rules: str) -> None:  # C4.8, C17.8
    for text, label in ((NO_MARKER, "intrigue"), (TOO_FAR, "embargo")):
        b = board(f"{rules}{text}")
        assert b.options == ["pass"]
        assert b.why(label) == "C4.8"


def test_intrigue_is_offered_if_it_makes_a_space_possible_and_must_do_so() -> None:  # C4.8, C17.8
    b = board(NO_MARKER)
    assert b.options == ["intrigue", "pass"]
    b.do("intrigue", "market")
    assert b.options == ["trading_dock"]
    assert b.why("delivery") == "C4.8"
    b.do("trading_dock")
    assert b.options == ["trading_dock"]
    assert b.why("pass") == "C4.8"
    assert "skip" in b.do("trading_dock", "pay:B-trading_dock").options


def test_intrigue_goes_anywhere_where_a_space_can_be_chosen_anyway() -> None:  # C4.8
    b = board(NO_MARKER.replace("T36", "T36 B-market")).do("intrigue", "market")
    assert b.options == ["trading_dock", "warship_dock", "delivery"]


def test_embargo_is_offered_if_it_brings_a_ship_one_can_deliver_to() -> None:  # C4.8, C17.8
    b = board(TOO_FAR)
    assert b.options == ["embargo", "pass"]
    b.do("embargo").draw_any()
    assert b.options == ["delivery"]
    assert b.why("pass") == "C4.8"
    assert board(TOO_FAR.replace("T16", "T25")).options == ["pass"]  # nobody wants cedar


def test_two_embargos_are_offered_if_only_both_help() -> None:  # C4.8
    text = TOO_FAR.replace("DY1 GL1", "GL1 DY1")
    assert board(text).options == ["pass"]
    b = board(text.replace("active 0: DY5", "active 0: DY5 OI3"))
    assert b.options == ["embargo", "pass"]
    b.do("embargo").draw_any()
    assert b.options == ["embargo"]
    assert b.why("pass") == "C4.8"
    b.do("embargo").draw_any()
    assert b.options == ["delivery"]


def test_a_marker_allows_one_guild_action_after_the_main_action() -> None:  # C4.9
    b = board("hand 0: B-market T9 T12\nmarkers: market delivery\nmarket: T1 T2 T3 T4 T5").do("market", "pay:B-market")
    b.do("take:T1").draw("T20").do("none", "tile:hall1", "coin:T9")
    assert b.options == ["done"]
    assert b.why("tile:achievements") == "C4.9"


def test_cards_and_discs_gained_by_the_main_action_pay_for_the_guild_action() -> None:  # C4.9
    b = board("hand 0: B-residence T13 T14\nmarkers: residence delivery\nanchor: 3 0\ntiles: hall1")
    b.do("residence", "pay:B-residence", "right", "pay:T13", "pay:T14")
    assert discs(b)[0] == 1
    assert b.options == ["done"]  # a disc, but no coins
    b = board("hand 0: B-market\nmarkers: market delivery\nmarket: T9 T2 T3 T4 T5").do(
        "market", "pay:B-market", "take:T9"
    )
    b.draw("T20").do("none")
    assert "tile:hall1" in b.options


def test_without_a_marker_there_is_no_guild_action() -> None:  # C4.9
    b = board("ask: after\nspace: delivery\nmarkers: market residence\nhand 0: T9")
    assert b.options == ["done"]
    assert b.why("tile:hall1") == b.why("forum") == "C4.9"


def test_who_skips_the_main_action_must_take_the_guild_action() -> None:  # C4.10
    b = board("hand 0: B-market T9\nmarkers: market delivery").do("market", "pay:B-market", "skip")
    assert "done" not in b.options
    assert b.why("done") == "C4.10"
    b.do("tile:hall1", "coin:T9")
    assert b.options == ["done"]


def test_skipping_needs_a_possible_guild_action() -> None:  # C4.10
    b = board("hand 0: B-market T9\nmarkers: residence delivery").do("market", "pay:B-market")
    assert b.why("skip") == "C4.9"
    b = board("hand 0: B-market\nmarkers: market delivery").do("market", "pay:B-market")
    assert b.why("skip") == "C4.12"


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("hand 0: B-market\nmarkers: residence delivery", True),
        ("hand 0: B-market\nmarkers: residence delivery\nmarket:\nrest: played 1", False),
        ("hand 0: B-residence T13 T14", True),
        ("hand 0: B-residence T13 T1", False),
        ("hand 0: B-residence T13 T1\nactive 0: DY1", True),
        ("hand 0: B-residence T1 T2 T16", True),
        ("hand 0: B-residence T1 T2 T4", False),
        ("hand 0: B-residence T1 T2\nactive 0: DY1", False),
        ("hand 0: B-residence T10 T11\nfreed 0: 0 2 0", False),
        ("hand 0: B-trading_dock", True),
        ("hand 0: B-trading_dock\nanchor: 3 0", False),
        ("hand 0: B-warship_dock", True),
        ("hand 0: B-warship_dock\nregular: 2 0", False),
        ("hand 0: B-warship_dock\nregular: 2 0\nactive 0: OI2", True),
        ("hand 0: B-delivery T1\ndocks: DY1/0 OI1 GL1", True),
        ("hand 0: B-delivery T4\ndocks: DY1/0 OI1 GL1", False),
        ("hand 0: B-delivery T4\ndocks: DY1/0 OI1 GL1\nactive 0: GL2", True),
        ("hand 0: B-delivery T4\nregular: 1 0", True),
        ("hand 0: B-delivery\nregular: 1 0", False),
    ],
)
def test_main_possible_on_the_hand_left_after_paying(text: str, possible: bool) -> None:  # C4.11
    b = board(text if "markers" in text else f"{text}\nmarkers:")
    space = b.game.show(b.s)["players"][0]["base"][0][2:]
    assert (space in b.options) is possible


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("hand 0: T9", ""),
        ("hand 0: T9\nmarkers: residence delivery", "C4.9"),
        ("hand 0: T9\nanchor: 3 0", "C10.1"),
        ("hand 0:", "C5.7"),
        ("hand 0: T9\nguild_at: market", "C4.9"),
    ],
)
def test_guild_possible(text: str, clause: str) -> None:  # C4.12
    more = "" if "markers" in text else "\nmarkers: market delivery"
    assert board(f"ask: after\nspace: market\n{text}{more}").why("tile:hall1") == clause


def test_the_cheapest_placement_counts_legacy_too() -> None:  # C4.12
    text = "decade: 2\nask: take\nspace: market\nmarkers: market delivery\nhand 0: T1\ntiles: hall1 hall2/0 victory/0"
    assert "skip" not in board(text).options
    assert "skip" in board(f"{text}\nactive 0: CE1").options


def test_only_sound_payments_can_be_made() -> None:  # C4.13
    # Paying with T28 would leave only one jewelry card.
    b = board("hand 0: B-residence T28 T29\nmarkers: market delivery").do("residence")
    assert b.options == ["pay:B-residence"]
    assert b.why("pay:T28") == "C4.16"
    assert board("hand 0: T28 T29\nmarkers: market delivery").why("residence") == "C4.13"


def test_a_favoured_payment_shows_the_action_nowhere() -> None:  # C4.13
    b = board(
        "hand 0: B-market B-residence T40\nstands: - market\nactive 0: OI1\nneutrals:\nmarkers: residence delivery"
    )
    b.do("market", "favour")
    assert b.options == ["pay:B-residence"]
    assert b.why("pay:B-market") == "C11.5"
    b.do("pay:B-residence")
    assert b.options == ["pay:T40"]


def test_a_space_can_be_chosen_if_a_sound_payment_exists() -> None:  # C4.14
    text = "hand 0: B-delivery T61\ndocks: DY1/0 OI1 GL1\nneutrals:\nmarkers: market residence"
    assert "delivery" in board(text).options
    assert "delivery" not in board(f"stands: - delivery\n{text}").options
    assert board(f"stands: - delivery\n{text}").why("delivery") == "C4.13"


def test_a_space_that_leads_nowhere_says_what_is_missing() -> None:  # C4.13
    def missing(space: str, text: str) -> str:
        b = board(f"neutrals:\nmarkers: market\n{text}")
        return str(b.game.why_not(b.s, b.game.actions.id(space)))

    hand = "hand 0: B-delivery B-residence T61"
    assert missing("delivery", "stands: - delivery\nhand 0: B-delivery T61\ndocks: DY1/0 OI1 GL1").startswith(
        "no-good-after-paying dock=1 good=dyes"
    )
    assert missing("delivery", f"{hand}\ndocks: DY1 OI1 GL1").startswith("no-disc-to-deliver-at")
    assert missing("delivery", "hand 0: B-delivery\nregular: 1 0").startswith("no-trade-card-after-paying")
    assert missing("residence", hand).startswith("no-column-after-paying")


def test_each_set_of_cards_has_one_path() -> None:  # C4.15
    b = board("hand 0: B-market B-market B-residence T3 T8 T40\nstands: - market\nneutrals: market").do("market")
    sets: list[tuple[str, ...]] = []

    def walk(at, laid):  # type: ignore[no-untyped-def]
        if at.ask not in ("card", "extra"):
            sets.append(tuple(sorted(laid)))
            return
        for label in at.options:
            after = board(G.write(at.s)).do(label)
            walk(after, [*laid, label])

    walk(b, [])
    faces = ["B-market", "B-market", "B-residence", "T3", "T8", "T40"]
    expected = {
        tuple(sorted(f"pay:{faces[i]}" for i in c))
        for c in combinations(range(6), 3)
        if any(faces[i] in ("B-market", "T3", "T8") for i in c)
    }
    assert len(sets) == len(set(sets)) == len(expected)
    assert set(sets) == expected


def test_extra_cards_ascend() -> None:  # C4.15
    b = board("hand 0: B-market B-residence T20 T40\nstands: - market\nneutrals: market").do("market", "pay:B-market")
    assert b.options == ["pay:B-residence", "pay:T20"]
    b.do("pay:T20")
    assert b.options == ["pay:T40"]
    assert b.why("pay:B-residence") == "C4.15"


def test_a_card_is_offered_only_if_a_sound_payment_goes_on_with_it() -> None:  # C4.16
    b = board("hand 0: B-market T20 T40\nstands: - market").do("market", "pay:B-market")
    assert b.options == ["pay:T20", "pay:T40"]
    b = board("hand 0: B-market T20 T40\nstands: - market\nneutrals: market").do("market", "pay:B-market")
    assert b.options == ["pay:T20"]
    assert b.why("pay:T40") == "C4.16"


def test_a_payment_is_one_unit_and_cannot_be_taken_back() -> None:  # C4.17
    match = new_match("carthago", "seats=2", 4)
    while match.actor is not None and G.asks[match.view(match.actor).ask].name in ("lend", "berth"):
        match.submit(match.actor, match.offers(match.actor)[-1].id, match.version)
    seat = match.actor
    assert seat is not None
    match.submit(seat, match.offers(seat)[0].id, match.version)
    assert match.can_take_back(seat)
    match.submit(seat, match.offers(seat)[0].id, match.version)
    assert not match.can_take_back(seat)


def test_no_other_effect_is_offered_between_the_cards() -> None:  # C4.17
    b = board("hand 0: B-market T20 T40\nstands: - market\nactive 0: GL4 DY2 DY5").do("market")
    assert b.options == ["pay:B-market"]
    b.do("pay:B-market")
    assert b.options == ["pay:T20", "pay:T40"]


def test_at_the_end_of_a_turn_first_the_marker_then_the_neutral_disc_moves() -> None:  # C4.18
    b = board("ask: after\nspace: market\nguild_at: market\nmarkers: market delivery\nneutrals: market delivery").do(
        "done"
    )
    assert [e["event"] for e in b.told] == ["marker_moves", "neutral_moves", "turn"]


@pytest.mark.parametrize(
    ("markers_at", "guild_at", "then"),
    [
        ("market delivery", "market", ["residence", "delivery"]),
        ("market residence", "market", ["residence", "trading_dock"]),
        ("market delivery", "delivery", ["market", "residence"]),
        ("residence delivery", "delivery", ["market", "residence"]),
    ],
)
def test_the_marker_moves_to_the_next_space_without_one(
    markers_at: str, guild_at: str, then: list[str]
) -> None:  # C4.19
    b = board(f"ask: after\nspace: {guild_at}\nguild_at: {guild_at}\nmarkers: {markers_at}\nneutrals:").do("done")
    assert markers(b) == then


def test_without_a_guild_action_no_marker_moves() -> None:  # C4.19
    b = board("ask: after\nspace: market\nmarkers: market delivery\nneutrals:").do("done")
    assert markers(b) == ["market", "delivery"]


def test_a_marker_moved_by_intrigue_after_the_guild_action_starts_from_there() -> None:  # C4.19
    b = board("ask: after\nspace: market\nguild_at: market\nmarkers: market residence\nneutrals:\nactive 0: DY2")
    b.do("intrigue", "market", "trading_dock", "done")
    assert markers(b) == ["residence", "warship_dock"]


def test_a_neutral_disc_on_the_chosen_space_moves_on() -> None:  # C4.20
    b = board("ask: after\nspace: market\nneutrals: market residence").do("done")
    assert neutrals(b) == ["residence", "trading_dock"]
    b = board("ask: after\nspace: delivery\nneutrals: market residence").do("done")
    assert neutrals(b) == ["market", "residence"]


def test_a_neutral_disc_moves_also_when_only_the_guild_action_was_taken() -> None:  # C4.20
    b = board("hand 0: B-market T9 T50\nmarkers: market delivery\nneutrals: market residence").do("market")
    b.do("pay:B-market", "pay:T50", "skip", "tile:hall1", "coin:T9", "done")
    assert neutrals(b) == ["residence", "trading_dock"]
    assert events(b, "neutral_moves")[0]["end"] == "trading_dock"
    assert hand(b, 0) == []
