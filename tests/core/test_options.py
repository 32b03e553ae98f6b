"""Options: declared once, checked once, errors that name the option and what is allowed."""

from __future__ import annotations

import pytest

from cothon.core import Option
from cothon.core.errors import BadOption
from cothon.core.options import choose, parse

DECLARED = [
    Option("edition", "which box", "Z1", "small", values=["small", "large"]),
    Option("target", "points to reach", "Z2", {"small": 10, "large": 12}, whole=(5, 20), by="edition"),
    Option(
        "values", "which values", "Z3", {"small": "3-5", "large": "x"}, {"small": ["3-5"], "large": ["x"]}, by="edition"
    ),
    Option("quick", "a short game", "Z4", False, values=[False, True]),
    Option("start", "who begins", "Z5", "random", values=["random"], seat=True),
    Option("colours", "who plays what", "Z6", "", values=["red", "blue", "green"], order=True),
]


def test_defaults_are_filled_in_and_follow_the_option_they_depend_on() -> None:
    assert choose(DECLARED, 2, {}).values == {
        "edition": "small",
        "target": 10,
        "values": "3-5",
        "quick": False,
        "start": "random",
        "colours": "red,blue",
    }
    large = choose(DECLARED, 3, {"edition": "large"})
    assert (large["target"], large["values"], large["colours"]) == (12, "x", "red,blue,green")


def test_values_are_read_from_text_and_typed() -> None:
    chosen = choose(DECLARED, 2, {"target": "7", "quick": "true", "start": "1", "colours": "green,red"})
    assert (chosen["target"], chosen["quick"], chosen["start"], chosen["colours"]) == (7, True, 1, "green,red")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"target": "4"}, "option target=4: must be a whole number 5..20 [Z2]"),
        ({"target": "07"}, "target=07"),
        ({"quick": "yes"}, "option quick=yes: must be false, true [Z4]"),
        ({"start": "2"}, "option start=2: must be random or a seat 0..1 [Z5]"),
        ({"colours": "red"}, "2 different ones of red, blue, green"),
        ({"colours": "red,red"}, "2 different"),
        ({"values": "x"}, "must be 3-5"),
        ({"edition": "huge"}, "must be small, large"),
        ({"speed": "1"}, "no such option: speed; there are edition, target"),
    ],
)
def test_a_bad_value_is_named_with_what_is_allowed(given: dict[str, str], words: str) -> None:
    with pytest.raises(BadOption) as error:
        choose(DECLARED, 2, given)  # type: ignore[arg-type]
    assert words in str(error.value)


LATER = [Option("sails", "who sets them", "Z7", "all", ["one", "all", "none"], values_since={"one": 2})]


def test_a_value_that_came_later_than_its_option_cannot_be_chosen_before() -> None:
    assert choose(LATER, 2, {"sails": "one"}, 2)["sails"] == "one"
    later = r"option sails=one came with rules version 2; these are the rules of version 1 \[Z7\]"
    with pytest.raises(BadOption, match=later):
        choose(LATER, 2, {"sails": "one"}, 1)
    assert LATER[0].at(1).words_allowed() == ["all", "none"]
    assert choose(LATER, 2, {}, 1)["sails"] == "all"


def test_a_ruling_of_later_rules_is_one_that_nobody_chooses() -> None:
    ruling = [Option("purses", "who sees them", "Z9", "closed", ["open", "closed"], since=2, fixed=True)]
    for version in (1, 2):
        with pytest.raises(BadOption, match="option purses: the rules set it, nobody can choose it"):
            choose(ruling, 2, {"purses": "open"}, version)


def test_a_value_has_the_same_number_in_every_version() -> None:
    assert [LATER[0].at(version).number("all") for version in (1, 2)] == [1, 1]
    by = Option("crew", "how many", "Z8", "a", {"x": ["a"], "y": ["b", "c"]}, by="box", values_since={"b": 2})
    assert (by.at(1).number("c"), by.at(1).words_allowed()) == (2, ["a", "c"])


def test_options_round_trip_through_one_line() -> None:
    chosen = choose(DECLARED, 3, {"edition": "large", "quick": "true"})
    seats, given = parse(chosen.text())
    assert seats == 3
    assert choose(DECLARED, 3, given) == chosen


@pytest.mark.parametrize("text", ["seats", "a=", "=1", "a=1 a=2", "seats=2 seats=3", "seats=two"])
def test_a_line_that_is_no_list_of_options_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        parse(text)


def test_a_number_without_end_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="must be"):
        choose(DECLARED, 2, {"target": "9" * 5000})
