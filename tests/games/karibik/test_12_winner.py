"""Chapter K12: winner, ties and places."""

import pytest

from games.karibik.seen import Table


def _over(displays: list[str], coins: list[int], options: str = "") -> Table:
    lines = [f"options: seats={len(displays)} start=0 {options}", "ended: target", "asked: nobody"]
    lines += [f"display {p}: {own}" for p, own in enumerate(displays)]
    lines += [f"coins {p}: {k}" for p, k in enumerate(coins)]
    return Table("\n".join(lines))


def test_only_players_with_a_request_win_and_the_highest_influence_of_them() -> None:  # K12.1
    displays = ["mademoiselle-9*2 admiral-9*2", "exp-cc jester-9", "exp-pps jester-7*2"]
    t = _over(displays, [9, 9, 0])
    assert t.result().scores == (12, 6, 9)
    assert t.result().winners == (2,)
    assert _over(displays, [9, 9, 0], "require_expedition=false").result().winners == (0,)


@pytest.mark.parametrize(("coins", "winners"), [([4, 5], (1,)), ([5, 4], (0,)), ([5, 5], (0, 1))])
def test_more_coins_win_a_tie_and_equal_coins_share_it(coins: list[int], winners: tuple[int, ...]) -> None:  # K12.2
    assert _over(["exp-cc jester-9", "exp-pp admiral-9"], coins).result().winners == winners


def test_coins_are_worth_nothing_else() -> None:  # K12.3
    t = _over(["exp-cc jester-9", "exp-pp admiral-7"], [0, 40])
    assert t.result().scores == (6, 5)
    assert t.result().winners == (0,)
    assert t.result().tie_break == ""


def test_qualified_players_come_before_the_others() -> None:  # K12.4
    displays = ["mademoiselle-9*2 admiral-9", "exp-cc", "exp-pp", "jester-9"]
    assert _over(displays, [3, 5, 5, 3]).result().ranks == (3, 1, 1, 4)
    assert _over(displays, [3, 5, 6, 3]).result().ranks == (3, 2, 1, 4)


def test_if_nobody_is_qualified_there_is_no_winner() -> None:  # K12.5
    result = _over(["jester-9", "sailor-3", ""], [3, 3, 3]).result()
    assert result.winners == ()
    assert result.ranks == (1, 1, 1)


def test_influence_that_does_not_count_is_the_fact_that_decided() -> None:  # K12.1
    result = _over(["mademoiselle-9*2 admiral-9*2", "exp-cc jester-9", "exp-pps jester-7*2"], [9, 9, 0]).result()
    assert result.decided is not None
    assert (result.decided.key, result.decided.clause) == ("no request", "K12.1")
    told = {"seat": 0, "points": 12, "seats": [0], "other_seat": 2, "other_points": 9, "place": 1}
    assert result.decided.fields == told
    assert (result.barred, result.beside) == ((0,), ("completed",))


def test_all_whose_influence_did_not_count_are_told_the_most_first() -> None:  # K12.1
    result = _over(["jester-9", "mademoiselle-9*2 admiral-9*2", "exp-cc"], [9, 9, 0]).result()
    assert result.decided is not None
    assert result.scores == (3, 12, 3)
    assert (result.decided.fields["seat"], result.decided.fields["seats"]) == (1, [1, 0])


def test_influence_that_would_have_won_nothing_decides_nothing() -> None:  # K12.1
    result = _over(["sailor-3", "exp-cc jester-9", "exp-pps jester-7*2"], [9, 9, 0]).result()
    assert result.decided is not None
    assert result.decided.line is not None
    assert (result.decided.key, result.decided.line.id) == ("lead", "requests")
    assert result.decided.fields["ahead"] == 3
    assert result.barred == (0,)


@pytest.mark.parametrize(("coins", "key"), [([4, 5], "coins"), ([5, 5], "shared")])
def test_coins_or_nothing_decided_a_tie(coins: list[int], key: str) -> None:  # K12.2
    result = _over(["exp-cc jester-9", "exp-pp admiral-9"], coins).result()
    assert result.decided is not None
    assert (result.decided.key, result.decided.clause) == (key, "K12.2")
    assert result.beside == (("coins",) if key == "coins" else ())


def test_that_nobody_could_win_is_a_fact_too() -> None:  # K12.5
    result = _over(["jester-9", "sailor-3", ""], [3, 3, 3]).result()
    assert result.decided is not None
    assert (result.decided.key, result.decided.clause, result.barred) == ("nobody", "K12.5", (0, 1, 2))


def test_the_account_adds_up_line_by_line() -> None:  # K12.1
    t = _over(["exp-ccs sailor-3*2 sailor-7 jester-7", "exp-pp governor-8 trader-flute-5"], [4, 2])
    lines = {str(line.fields.get("person", line.id)): line.values for line in t.result().account}
    assert lines["sailor"] == (5, 0)
    assert lines["jester"] == (2, 0)
    assert lines["trader"] == (0, 2)
    assert lines["requests"] == (5, 3)
    assert "governor" not in lines  # worth nothing
    assert lines["influence"] == (12, 5) == t.result().scores
    assert lines["coins"] == (4, 2)
    parts = [v for k, v in lines.items() if k not in ("influence", "coins", "completed")]
    assert tuple(map(sum, zip(*parts, strict=True))) == t.result().scores
