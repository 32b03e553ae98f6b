"""`cothon analyse`: every number of the page and the data follows from the record, computed here once more."""

from __future__ import annotations

import json
import re
from math import floor
from statistics import fmean as mean
from typing import Any

import pytest

from arena.back import EFFORT, GAMES, Looked, after, chances, compared, late, preferred, replayed, usual
from cothon.arena.story import data, signed
from cothon.games import names
from cothon.play import files
from cothon.play.record import Done, Drawn, TakenBack
from cothon.play.verify import replay
from cothon.review.analysis import NEAREST, Effort, counted, third
from cothon.review.facts import LINES
from cothon.review.ledger import accounts as accounts_of
from cothon.review.ledger import in_points
from kit.clauses import ROOT
from kit.players import new_match, play_on

CLOSE = pytest.approx


@pytest.fixture(scope="module", params=GAMES)
def looked(request: pytest.FixtureRequest) -> Looked:
    return Looked(late(request.param).record())


def sentences(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [*found["summary"], *found["costly"], *found["draws"], *found["ledger"]]


def percent(chance: float) -> int:
    return floor(100 * chance + 0.5)


def test_each_of_these_games_has_something_to_tell(looked: Looked) -> None:
    """Else the tests below would look at empty lists."""
    assert looked.data["costly"]
    assert looked.data["draws"]
    assert any(0 < chance < 1 for point in looked.data["curve"] for chance in point["chances"])


def test_the_curve_is_the_value_of_every_true_position(looked: Looked) -> None:
    points = looked.data["curve"]
    assert [p["at"] for p in points] == list(range(len(looked.record.entries) + 1))
    for point, state in zip(points, looked.states, strict=True):
        found = chances(looked.game, state, EFFORT)
        assert point["chances"] == CLOSE([mean for mean, _ in found], abs=1e-12)
        assert point["low"] == CLOSE([max(0.0, mean - 1.96 * error) for mean, error in found], abs=1e-12)
        assert point["high"] == CLOSE([min(1.0, mean + 1.96 * error) for mean, error in found], abs=1e-12)


def test_a_finished_game_ends_in_its_result(looked: Looked) -> None:
    result = looked.game.result(looked.states[-1])
    end = looked.data["curve"][-1]
    assert end["chances"] == [1 / len(result.winners) if p in result.winners else 0.0 for p in range(len(end["low"]))]
    assert looked.data["finished"] is True
    assert looked.data["result"]["scores"] == list(result.scores)


def test_every_step_says_what_the_record_says(looked: Looked) -> None:
    for step, entry in zip(looked.data["steps"], looked.record.entries, strict=True):
        state = looked.before(step["at"])
        assert step["ask"] == looked.game.asks[int(state.ask)].name
        if isinstance(entry, Drawn):
            assert (step["seat"], step["label"]) == (None, looked.game.draws.label(entry.draw))
            assert step["choices"] == len(looked.game.chance(state))
        else:
            assert isinstance(entry, Done)
            assert (step["seat"], step["label"]) == (entry.seat, looked.game.actions.label(entry.action))
            assert step["choices"] == len(looked.game.legal(state))


def test_what_was_expected_is_the_mean_of_all_draws_or_the_usual_answer(looked: Looked) -> None:
    for step in looked.data["steps"]:
        state = looked.before(step["at"])
        if step["seat"] is not None and step["choices"] > 1:
            what = usual(looked.game, state)
            assert step["usual"] == looked.game.actions.label(what)
            state = after(looked.game, state, what)
        elif step["seat"] is not None:
            state = after(looked.game, state, looked.game.legal(state)[0])
        assert step["expected"] == CLOSE([mean for mean, _ in chances(looked.game, state, EFFORT)], abs=1e-12)


def test_the_ledger_adds_up_to_the_result(looked: Looked) -> None:
    for row in looked.data["ledger"]:
        assert sum(row[line] for line in LINES[:-1]) == CLOSE(row["end"], abs=1e-9)
        shown = [row["points"][line] for line in LINES]
        assert sum(shown[:-1]) == shown[-1] == percent(row["end"])
        for line, n in zip(LINES, shown, strict=True):
            assert abs(n - 100 * row[line]) <= 1


def test_luck_is_booked_at_draws_and_choices_with_whoever_chose(looked: Looked) -> None:
    points, steps = looked.data["curve"], looked.data["steps"]
    for row in looked.data["ledger"]:
        p = row["seat"]
        gains = [(s["seat"], points[i + 1]["chances"][p] - s["expected"][p]) for i, s in enumerate(steps)]
        assert row["start"] == points[0]["chances"][p]
        assert row["luck"] == CLOSE(sum(g for who, g in gains if who is None), abs=1e-12)
        assert row["own"] == CLOSE(sum(g for who, g in gains if who == p), abs=1e-12)
        assert row["others"] == CLOSE(sum(g for who, g in gains if who not in (None, p)), abs=1e-12)
        rest = sum(s["expected"][p] - points[i]["chances"][p] for i, s in enumerate(steps))
        assert row["corrected"] == CLOSE(rest, abs=1e-12)


def test_the_better_answer_is_what_the_search_prefers_and_was_on_offer(looked: Looked) -> None:
    game = looked.game
    decided = [s for s in looked.data["steps"] if s["seat"] is not None and s["choices"] > 1]
    assert any(s["better"] for s in decided)
    for step in decided:
        state, given = looked.before(step["at"]), game.actions.id(step["label"])
        best = preferred(game, state, EFFORT)
        if step["better"] is None:
            assert best == given
            continue
        assert game.actions.id(step["better"]["label"]) == best != given
        assert best in game.legal(game.mask(state, step["seat"]))
        chance, instead, cost, error = compared(game, state, given, best, EFFORT)
        told = step["better"]
        assert [told["chance"], told["chance_better"], told["cost"]] == CLOSE([chance, instead, cost], abs=1e-12)
        assert [told["low"], told["high"]] == CLOSE([cost - 1.96 * error, cost + 1.96 * error], abs=1e-12)
        assert told["sure"] is (told["low"] > 0)


def test_costly_are_all_decisions_beyond_the_noise_the_costliest_first(looked: Looked) -> None:
    sure = [s for s in looked.data["steps"] if s["better"] and s["better"]["sure"]]
    told = [s for s in sure if percent(s["better"]["chance_better"]) > percent(s["better"]["chance"])]
    costly = looked.data["costly"]
    assert sorted(c["at"] for c in costly) == [s["at"] for s in told]
    assert [c["says"]["points"] for c in costly] == sorted((c["says"]["points"] for c in costly), reverse=True)


def test_a_sentence_has_no_number_but_those_it_says(looked: Looked) -> None:
    for one in sentences(looked.data):
        assert one["text"] == one["pattern"].format(**one["says"])
        assert not re.search(r"\d", one["pattern"])


def test_the_numbers_of_a_costly_decision_are_those_of_the_record(looked: Looked) -> None:
    game = looked.game
    for one in looked.data["costly"]:
        state, says = looked.before(one["at"]), one["says"]
        given, best = game.actions.id(one["answer"]["label"]), game.actions.id(one["instead"]["label"])
        chance, instead, _, _ = compared(game, state, given, best, EFFORT)
        assert looked.record.entries[one["at"] - 1] == Done(one["seat"], given)
        assert (says["chance"], says["chance_better"]) == (percent(chance), percent(instead))
        assert says["points"] == says["chance_better"] - says["chance"]
        assert says["name"] == looked.record.seats[one["seat"]].name
        assert says["question"] == game.asks[int(state.ask)].words


def test_the_numbers_of_a_lucky_draw_are_those_of_the_record(looked: Looked) -> None:
    for one in looked.data["draws"]:
        state, says, p = looked.before(one["at"]), one["says"], one["seat"]
        mean = chances(looked.game, state, EFFORT)[p][0]
        then = chances(looked.game, looked.states[one["at"]], EFFORT)[p][0]
        assert isinstance(looked.record.entries[one["at"] - 1], Drawn)
        assert says["choices"] == len(looked.game.chance(state))
        assert (says["expected"], says["chance"]) == (percent(mean), percent(then))
        assert says["points"] == abs(says["chance"] - says["expected"])
        assert says["luck"] == ("lucky" if then >= mean else "unlucky")
        assert f": {says['luck']} for {says['name']} by " in one["text"]
        assert one["luck"][p] == CLOSE(then - mean, abs=1e-12)


def test_the_numbers_of_the_ledger_in_words_are_those_of_its_lines(looked: Looked) -> None:
    for row in looked.data["ledger"]:
        for line in LINES:
            n = row["points"][line]
            assert row["says"][line] == (n if line in ("start", "end") else signed(n))


def test_the_summary_tells_the_result_the_turning_point_and_what_helped(looked: Looked) -> None:
    end, turn, *helped = looked.data["summary"]
    result, seats = looked.game.result(looked.states[-1]), looked.record.seats
    for seat, score in zip(seats, result.scores, strict=True):
        assert f"{seat.name} {score}" in end["text"]
    hero = [s.name for s in seats].index(turn["says"]["name"])
    way = [p["chances"][hero] for p in looked.data["curve"]]
    before = [mean(way[:at]) for at in range(1, len(way))]
    after = [mean(way[at:]) for at in range(1, len(way))]
    merits = [at * (len(way) - at) * (b - a) ** 2 for at, (a, b) in enumerate(zip(before, after, strict=True), 1)]
    at = turn["says"]["at"]
    assert merits[at - 1] == CLOSE(max(merits))
    assert (turn["says"]["before"], turn["says"]["after"]) == (percent(before[at - 1]), percent(after[at - 1]))
    assert [one["says"]["name"] for one in helped] == [seats[p].name for p in result.winners]
    for one, p in zip(helped, result.winners, strict=True):
        shown = looked.data["ledger"][p]["points"]
        assert one["says"]["start"] == shown["start"]
        most = max(shown[line] for line in ("luck", "own", "others", "corrected"))
        assert one["says"].get("points", 0) == max(0, most)


def test_the_same_seed_gives_the_same_data_and_another_one_does_not() -> None:
    record = late(names()[0]).record()
    first = json.dumps(Looked(record).data)
    assert json.dumps(Looked(record).data) == first
    assert json.dumps(Looked(record, EFFORT._replace(seed=4)).data) != first


def test_an_unfinished_game_is_told_as_it_stands() -> None:
    match = late(names()[0])
    record = match.record()
    begun = record._replace(entries=record.entries[:10], outcome=None)
    decided = max(v for v in range(11) if v == 0 or isinstance(record.entries[v], Done))
    begun = begun._replace(entries=record.entries[:decided])
    found = Looked(begun).data
    assert found["finished"] is False
    assert found["result"] is None
    assert found["summary"][0]["says"] == {"steps": decided}
    assert all(row["says"]["so"] == ", as it stands" for row in found["ledger"])
    assert all(sum(row[line] for line in LINES[:-1]) == CLOSE(row["end"], abs=1e-9) for row in found["ledger"])


GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.cothon"))


def test_what_was_taken_back_is_not_looked_at() -> None:
    """The entries that count lead to the same position as the match."""
    seen = 0
    for path in GOLDEN:
        record = files.load(path)
        if not any(isinstance(e, TakenBack) for e in record.entries):
            continue
        seen += 1
        state = record.game.start(record.options)
        for _, entry in counted(record.entries):
            record.game.apply(state, entry.draw if isinstance(entry, Drawn) else entry.action)
        match = replay(record)
        assert state.key() == match.world(match.version).key()
    assert seen


def test_rounded_lines_of_a_ledger_still_add_up() -> None:
    from cothon.review.analysis import Chance
    from cothon.review.ledger import Account

    parts = [0.333, 0.104, -0.205, 0.304, 0.464]
    account = Account(*(Chance(x, 0.0) for x in [*parts, 1.0]))
    assert in_points(account) == [33, 11, -21, 31, 46, 100]


def test_errors_of_one_source_cancel_and_those_of_others_add_up(looked: Looked) -> None:
    """A seat's luck is sure at least up to all errors taken together, and where all is usual nothing is unsure."""
    for account in accounts_of(looked.analysis):
        assert account.end.error == 0
        total = sum(c.error for p in looked.analysis.points for c in p)
        total += sum(c.error for m in looked.analysis.moves for c in m.expected)
        assert 0 <= account.luck.error <= total


def test_more_worlds_make_the_band_narrower() -> None:
    record = late(names()[0]).record()
    first = record._replace(entries=(), outcome=None)
    few, many = (Looked(first, Effort(w, 1, 3, 3)).data["curve"][0] for w in (100, 1000))
    assert sum(many["high"]) - sum(many["low"]) < sum(few["high"]) - sum(few["low"])


def test_where_nothing_is_said_a_third_of_the_decisions_is_looked_ahead() -> None:
    record = play_on(new_match(names()[0])).record()
    states = replayed(record)
    choices = sum(len(record.game.legal(s)) > 1 for s in states)
    assert third(record.game, states[0], counted(record.entries)) == choices // 3 > NEAREST
    begun = Looked(record._replace(entries=record.entries[:1], outcome=None), EFFORT._replace(ahead=0))
    assert begun.data["effort"]["ahead"] == NEAREST


def test_data_is_plain(looked: Looked) -> None:
    assert json.loads(json.dumps(data(looked.analysis))) == looked.data
