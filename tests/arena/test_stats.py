"""Statistics against examples that were computed by hand."""

from __future__ import annotations

from math import sqrt

import pytest
from openskill.models import PlackettLuce

from arena.lines import plan_of, row
from cothon.arena.ratings import rate
from cothon.arena.stats import better, forfeit, histogram, interval, round_step, share, summarise, victory, wilson
from cothon.arena.words import plus_minus

AB = plan_of("level-3", "random", games=6)
ROWS = [
    row(0, 0, "level-3 random", [1, 2], scores=[12, 5], decisions=90),
    row(0, 1, "random level-3", [1, 2], scores=[9, 4], decisions=110),
    row(1, 0, "level-3 random", [1, 2], scores=[11, 6], decisions=100, tie_break="coins"),
    row(1, 1, "random level-3", [1, 1], scores=[8, 8], decisions=120, reason="rounds"),
    row(2, 0, "level-3 random", [1, 2], scores=[10, 1], decisions=80),
    row(2, 1, "random level-3", [2, 1], scores=[2, 13], decisions=100),
]


def test_a_shared_victory_counts_as_shares() -> None:
    three = row(0, 0, "a b a", [1, 1, 1])
    assert victory(three, [0]) == pytest.approx(1 / 3)
    assert victory(three, [0, 2]) == pytest.approx(2 / 3)
    assert victory(row(0, 0, "a b", [1, 2], winners=[]), [0]) == 0.0  # nobody wins


def test_shares_wins_ranks_and_scores_of_bots() -> None:
    best, other = summarise(AB, ROWS)["bots"]
    assert (best["name"], other["name"]) == ("level-3", "random")
    assert best["wins"] == 4.5  # four, and half of a shared one
    assert best["share"] == pytest.approx((0.5 + 0.75 + 1.0) / 3)
    assert best["share"] + other["share"] == pytest.approx(1.0)
    assert best["fair"] == 0.5
    assert best["rank"] == pytest.approx((1 + 2 + 1 + 1 + 1 + 1) / 6, abs=1e-6)
    assert best["score"]["mean"] == pytest.approx((12 + 4 + 11 + 8 + 10 + 13) / 6, abs=1e-6)
    assert (best["games"], best["seats"], best["faults"]) == (6, 1, 0)


def test_intervals_are_computed_over_deals() -> None:
    shares = [0.0, 1.0] * 20
    mean, low, high = interval(shares)
    half = 1.96 * sqrt(0.25 * 40 / 39) / sqrt(40)
    assert (mean, low, high) == (0.5, pytest.approx(0.5 - half), pytest.approx(0.5 + half))
    games = [row(d, r, "a b", [1, 2]) for d in range(40) for r in range(2)]
    alike = share(games, lambda g: float(g["deal"] % 2))  # both games of a deal say the same: no more is known
    assert (alike["low"], alike["high"]) == (pytest.approx(low, abs=1e-6), pytest.approx(high, abs=1e-6))


def test_few_deals_or_deals_without_spread_are_not_taken_for_certain() -> None:
    assert wilson(0.5, 10) == (pytest.approx(0.2366, abs=1e-4), pytest.approx(0.7634, abs=1e-4))
    assert wilson(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4)
    assert interval([1.0] * 10) == (1.0, pytest.approx(0.7225, abs=1e-4), 1.0)
    assert interval([1.0] * 100)[1] == pytest.approx(0.9630, abs=1e-4)
    assert interval([0.5]) == (0.5, *[pytest.approx(x) for x in wilson(0.5, 1)])
    assert interval([]) == (None, None, None)


def test_seats_lengths_reasons_and_tie_breaks_are_counted() -> None:
    summary = summarise(AB, ROWS)
    assert [s["share"] for s in summary["seats"]] == [pytest.approx(x, abs=1e-6) for x in (4.5 / 6, 1.5 / 6)]
    assert [s["fair"] for s in summary["seats"]] == [0.5, 0.5]
    length = summary["length"]
    assert (length["mean"], length["min"], length["median"], length["max"]) == (100.0, 80, 100.0, 120)
    assert length["sd"] == pytest.approx(sqrt(1000 / 5), abs=1e-6)
    assert summary["reasons"] == {"target": 5, "rounds": 1}
    assert summary["tie_breaks"] == {"": 5, "coins": 1}


def test_pairs_compare_seats_of_different_bots_and_ties_count_half() -> None:
    four = row(0, 0, "a a b c", [1, 3, 3, 2])
    assert better(four, "a", "b") == 0.75  # before, and beside
    assert better(four, "a", "c") == 0.5
    assert better(four, "b", "c") == 0.0
    pairs = {(p["row"], p["column"]): p["share"] for p in summarise(AB, ROWS)["pairs"]}
    assert set(pairs) == {("level-3", "random"), ("random", "level-3")}
    assert pairs["level-3", "random"] == pytest.approx((1 + 0 + 1 + 0.5 + 1 + 1) / 6, abs=1e-6)


def test_ratings_are_those_of_openskill_in_order() -> None:
    model = PlackettLuce()
    mate, random = model.rating(), model.rating()
    for game in ROWS:
        teams = [[mate], [random]] if game["bots"][0] == "level-3" else [[random], [mate]]
        after = [team[0] for team in model.rate(teams, ranks=game["ranks"])]
        mate, random = after if game["bots"][0] == "level-3" else after[::-1]
    found = rate(["level-3", "random"], ROWS)
    assert found["level-3"] == (pytest.approx(mate.mu), pytest.approx(mate.sigma))
    assert found["random"] == (pytest.approx(random.mu), pytest.approx(random.sigma))
    said = summarise(AB, ROWS)["bots"][0]["rating"]
    assert said["ordinal"] == pytest.approx(mate.ordinal(), abs=1e-5)
    assert said["high"] == pytest.approx(mate.mu + 1.96 * mate.sigma, abs=1e-5)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    found = rate(["a", "b"], [row(0, 0, "a b a b", [1, 2, 3, 4])])
    assert found["a"][0] > 25 > found["b"][0]
    assert rate(["a"], [row(0, 0, "a a", [1, 2])]) == {"a": (25.0, 25 / 3)}


def test_a_bot_alone_has_no_rating_and_no_doubt() -> None:
    plan = plan_of("random", "random", games=3)
    (only,) = summarise(plan, [row(d, 0, "random random", [1, 2]) for d in range(3)])["bots"]
    assert (only["share"], only["low"], only["high"], only["fair"], only["rating"]) == (1.0, 1.0, 1.0, 1.0, None)


def test_a_game_with_a_fault_is_lost_by_the_bot_that_failed_and_tells_nothing_else() -> None:
    lost = {"deal": 3, "rotation": 0, "bots": ["level-3", "random"], "decisions": 3, "draws": 1, "moves": ""}
    lost["fault"] = {"seat": 1, "bot": "random", "words": "boom"}
    summary = summarise(AB, [*ROWS, lost])
    beaten = summarise(AB, [*ROWS, row(3, 0, "level-3 random", [1, 2])])
    without = summarise(AB, ROWS)
    assert (summary["games"], summary["forfeited"]) == (6, 1)
    assert summary["faults"] == [{"deal": 3, "rotation": 0, "seat": 1, "bot": "random", "words": "boom"}]
    assert [b["faults"] for b in summary["bots"]] == [0, 1]
    assert summary["pairs"] == beaten["pairs"]
    for told, as_played, before in zip(summary["bots"], beaten["bots"], without["bots"], strict=True):
        for part in ("name", "games", "wins", "share", "low", "high", "rank", "rating"):
            assert told[part] == as_played[part]
        assert told["score"] == before["score"]
    for part in ("seats", "length", "reasons"):
        assert summary[part] == without[part]


def test_whoever_fails_loses_with_all_its_seats() -> None:
    lost = {"deal": 0, "rotation": 0, "bots": ["random", "level-3", "random"]}
    told = forfeit({**lost, "fault": {"seat": 0, "bot": "random", "words": "boom"}})
    assert (told["ranks"], told["winners"]) == ([2, 1, 2], [1])
    told = forfeit({**lost, "fault": {"seat": 1, "bot": "level-3", "words": "boom"}})
    assert (told["ranks"], told["winners"]) == ([1, 3, 1], [0, 2])
    plan = plan_of("random", "random", games=1)
    alone = {"deal": 0, "rotation": 0, "bots": ["random", "random"], "decisions": 3, "draws": 1, "moves": ""}
    alone["fault"] = {"seat": 1, "bot": "random", "words": "boom"}
    (only,) = summarise(plan, [alone])["bots"]
    assert (only["games"], only["share"], only["faults"]) == (0, None, 1)


def test_histograms_have_round_steps_and_lose_nothing() -> None:
    assert [round_step(x) for x in (0.1, 1, 1.1, 2.1, 5.5, 11, 21, 60)] == [1, 1, 2, 5, 10, 20, 50, 100]
    assert histogram([3, 4, 4, 7]) == {"first": 3, "step": 1, "counts": [1, 2, 0, 0, 1]}
    wide = histogram(list(range(-7, 233)))
    assert (wide["first"], wide["step"], sum(wide["counts"])) == (-10, 10, 240)
    assert len(wide["counts"]) <= 26
    assert histogram([]) == {"first": 0, "step": 1, "counts": []}


def test_intervals_in_words() -> None:
    assert plus_minus({"share": 0.542, "low": 0.511, "high": 0.573}) == "54.2 % ± 3.1"
    assert plus_minus({"share": 1.0, "low": 0.722, "high": 1.0}) == "100.0 % (72.2 to 100.0)"
    assert plus_minus({"share": None, "low": None, "high": None}) == "-"
