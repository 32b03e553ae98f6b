"""Chapter K6: Expedition Requests."""

import pytest

from games.karibik.seen import Table


def test_a_request_stays_in_the_row_over_turns_and_busts() -> None:  # K6.1
    t = Table(seats=2, start=0).do("reveal").draw("exp-cc").do("stop")
    t.do("reveal").draw("flute-1-1").do("reveal").draw("flute-1-1")
    assert (t.row, t.actor) == (["exp-cc"], 0)
    assert t.why("complete:exp-pp") == "K6.1"


def test_only_the_active_player_completes() -> None:  # K6.2
    t = Table("options: seats=2 start=0\ndisplay 1: priest-4*2\nrow: exp-pp\nharbour: flute-1-1")
    t.do("stop", "done")
    assert (t.actor, t.options) == (1, ["loot:flute", "done"])
    assert t.why("complete:exp-pp") == "K6.2"


def test_completing_is_offered_at_discover_and_before_and_after_every_take() -> None:  # K6.2
    t = Table(
        """
        options: seats=2 start=0
        display 0: priest-4*2 captain-4*2 settler-4*2
        row: exp-pp exp-cc exp-ss
        harbour: pinnace-1-1
        """
    )
    t.do("complete:exp-pp", "give:priest", "give:priest")
    assert t.ask == "discover"
    t.do("stop")
    assert t.options == ["complete:exp-cc", "complete:exp-ss", "loot:pinnace", "done"]
    t.do("complete:exp-cc", "give:captain", "give:captain")
    assert t.options == ["complete:exp-ss", "loot:pinnace", "done"]
    t.do("loot:pinnace")
    assert t.options == ["complete:exp-ss", "done"]


@pytest.mark.parametrize("requests", ["step", "turn"])
def test_after_the_steps_of_the_others_a_request_may_be_completed_or_not(requests: str) -> None:  # K6.2
    t = Table(f"""
        options: seats=3 start=0 requests={requests}
        display 0: priest-4*2
        row: exp-pp
        harbour: flute-1-1 skiff-1-1 sailor-3
        """).do("stop", "loot:flute", "done")
    assert (t.actor, t.why("complete:exp-pp")) == (1, "K6.2")
    t.do("loot:skiff", "done")
    if requests == "step":
        assert (t.ask, t.actor) == ("discover", 1)
        return
    assert (t.ask, t.actor, t.options) == ("take", 0, ["complete:exp-pp", "done"])
    assert (t.harbour, t.up) == ([], {"flute-1-1": 1, "skiff-1-1": 1, "sailor-3": 1})
    assert t.why("hire:sailor-3") == "K9.2"
    t.do("complete:exp-pp", "give:priest", "give:priest")
    assert (t.completed(0), t.coins, t.ask, t.actor) == (1, [8, 3, 3], "discover", 1)


def test_to_the_end_of_the_turn_one_may_also_leave_a_request_alone() -> None:  # K6.2
    t = Table("options: seats=2 start=0 requests=turn\ndisplay 0: priest-4*2\nrow: exp-pp\nharbour: flute-1-1")
    t.do("stop", "done", "done")
    assert (t.ask, t.actor, t.options) == ("take", 0, ["complete:exp-pp", "done"])
    t.do("done")
    assert (t.ask, t.actor, t.row) == ("discover", 1, ["exp-pp"])


def test_nobody_is_asked_again_when_no_other_had_a_step() -> None:  # K6.2 K9.14
    t = Table("""
        options: seats=2 start=0 requests=turn followers=after_take
        display 0: priest-4*2
        row: exp-pp
        harbour: flute-1-1
        """).do("stop", "done")
    assert (t.ask, t.actor) == ("discover", 1)


@pytest.mark.parametrize(("bust", "actor"), [("false", 1), ("true", 0)])
def test_whether_a_bust_ends_the_requests_is_an_option_of_its_own(bust: str, actor: int) -> None:  # K6.2 K8.4
    t = (
        Table(f"""
        options: seats=2 start=0 requests=turn bust_expedition={bust}
        display 0: priest-4*2
        row: exp-pp
        harbour: flute-1-1
        """)
        .do("reveal")
        .draw("flute-4-5")
    )
    assert t.actor == actor
    if actor == 0:
        t.do("done")  # and not once more
    assert (t.ask, t.actor) == ("discover", 1)


def test_not_at_repel_and_not_after_a_bust() -> None:  # K6.2
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*2 sailor-3\nrow: exp-pp\nharbour: flute-1-1")
    t.do("reveal").draw("skiff-1-1")
    assert t.options == ["repel", "keep"]
    t.do("keep", "reveal").draw("flute-4-5")
    assert t.actor == 1


def test_exactly_one_person_for_each_symbol_and_a_jack_for_any() -> None:  # K6.3
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*3 settler-4 jack-6\nrow: exp-pps")
    t.do("complete:exp-pps")
    assert t.options == ["give:priest"]  # one Jack cannot stand for both Priests
    assert t.why("give:settler") == "K6.3"
    assert t.why("give:jack") == "K6.5"
    t.do("give:priest")
    assert t.options == ["give:priest", "give:jack"]
    t.do("give:jack")
    assert t.options == ["give:settler"]
    t.do("give:settler")
    assert t.display(0) == ["priest-4", "priest-4", "exp-pps"]


def test_a_person_hired_in_the_same_step_counts() -> None:  # K6.4
    t = Table("options: seats=2 start=0\ndisplay 0: settler-4\ncoins 0: 6\nrow: exp-ss\nharbour: jack-6")
    t.do("stop")
    assert t.options == ["hire:jack-6", "done"]
    t.do("hire:jack-6").flip_all()
    assert t.options == ["complete:exp-ss", "done"]


@pytest.mark.parametrize(
    ("own", "can"),
    [
        ("", []),
        ("captain-4", []),
        ("captain-4*2", ["exp-cc"]),
        ("captain-4 jack-6", ["exp-cc"]),
        ("jack-6*2", ["exp-cc", "exp-pp", "exp-ss"]),
        ("captain-4*2 settler-4", ["exp-cc", "exp-ccs"]),
        ("captain-4 settler-4 jack-6", ["exp-cc", "exp-ss", "exp-ccs"]),
        ("priest-4 jack-6*2", ["exp-cc", "exp-pp", "exp-ss", "exp-pps"]),
        ("jack-6*3", ["exp-cc", "exp-pp", "exp-ss", "exp-ccs", "exp-pps"]),
    ],
)
def test_which_requests_can_be_completed(own: str, can: list[str]) -> None:  # K6.5
    t = Table(f"options: seats=2 start=0\ndisplay 0: {own}\nrow: exp-cc exp-pp exp-ss exp-ccs exp-pps")
    assert [o for o in t.options if o.startswith("complete:")] == [f"complete:{e}" for e in can]
    for e in ("exp-cc", "exp-pp", "exp-ss", "exp-ccs", "exp-pps"):
        assert t.why(f"complete:{e}") == ("" if e in can else "K6.5")


def test_persons_then_request_then_coins_then_the_end() -> None:  # K6.6
    t = Table(
        """
        options: seats=2 start=0
        display 0: captain-4*2 mademoiselle-9*2 sailor-3
        row: exp-cc
        deck: 1
        coins 0: 3
        coins 1: rest
        """
    )
    t.do("complete:exp-cc", "give:captain", "give:captain")
    names = [e["event"] for e in t.told]
    assert names == ["complete", "give", "give", "completed", "gain", "reshuffle", "gain", "target"]
    assert t.coins[0] == 6  # the two Captains were in the reshuffle, and both are coins now
    assert t.held(0) == {0: 4, 1: 2}


def test_any_number_of_requests_in_a_turn() -> None:  # K6.7
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 priest-4*2 settler-4*2\nrow: exp-cc exp-pp exp-ss")
    for e, k in (("cc", "captain"), ("pp", "priest"), ("ss", "settler")):
        t.do(f"complete:exp-{e}", f"give:{k}", f"give:{k}")
    assert (t.completed(0), t.coins[0], t.influence(0)) == (3, 12, 9)


def test_a_completed_request_stays_in_the_display() -> None:  # K6.8
    t = Table("options: seats=2 start=0\ndisplay 0: exp-cc\ndisplay 1: captain-4*2")
    assert t.why("complete:exp-cc") == "K6.8"
    t.do("reveal").draw("flute-1-1").do("reveal").draw("flute-1-1")
    assert t.display(0) == ["exp-cc"]
    assert t.why("complete:exp-cc") == "K6.8"


@pytest.mark.parametrize(
    ("request_id", "own", "values", "more"),
    [
        ("exp-pp", "priest-4*2", "3-5", 1),
        ("exp-pps", "priest-4*2 settler-4", "3-5", 2),
        ("exp-pp", "priest-4*2", "2-5", 0),
        ("exp-ccs", "captain-4*2 settler-4", "4-6", 3),
    ],
)
def test_persons_given_up_count_no_more(request_id: str, own: str, values: str, more: int) -> None:  # K6.9
    t = Table(f"options: seats=2 start=0 expedition_values={values}\ndisplay 0: {own}\nrow: {request_id}")
    before = t.influence(0)
    t.do(f"complete:{request_id}")
    while t.ask == "pay":
        t.do(t.options[0])
    assert t.influence(0) == before + more
    assert t.display(0) == [request_id]
