"""Chapter Options: values, defaults by edition, refusals. What each option does is tested with its clause."""

import pytest

from cothon.core.errors import BadOption
from cothon.games import game


def _values(text: str, version: int | None = None) -> dict[str, object]:
    return dict(game("karibik", version).options_from(text).values)


def test_the_defaults_of_the_default_edition() -> None:  # K1.3 K11.1
    assert _values("") == {
        "edition": "karibik110", "start": "random", "target": 10, "require_expedition": True,
        "expedition_values": "3-5", "duplicate": "auto", "jester": "all", "governor_now": True,
        "bust_expedition": False, "followers": "always", "fee_from_loot": True, "spent": "open", "max_rounds": 60,
        "admiral_now": True, "jester_empty": False, "requests": "step",
    }  # fmt: skip


def test_version_1_knew_fewer_options_and_played_as_their_other_values_say() -> None:  # K10.4 K10.5 K6.2
    new = {"admiral_now": False, "jester_empty": False, "requests": "step"}
    then, now = _values("", 1), _values("")
    assert now == {**then, **new, "admiral_now": True}
    options = game("karibik", 1).options_from("")
    assert {name: options[name] for name in new} == new


@pytest.mark.parametrize("text", ["duplicate=stay", "admiral_now=true", "jester_empty=false", "requests=step"])
def test_what_came_with_version_2_cannot_be_chosen_in_version_1(text: str) -> None:  # K5.9
    game("karibik", 2).options_from(text)
    with pytest.raises(BadOption, match=text.partition("=")[0]):
        game("karibik", 1).options_from(text)


def test_the_longer_edition_differs_in_exactly_these_points() -> None:  # K11.6 K10.5
    usual = _values("")
    longer = _values("edition=portroyal120")
    assert {k: v for k, v in longer.items() if usual[k] != v} == {
        "edition": "portroyal120", "target": 12, "require_expedition": False, "expedition_values": "portroyal",
        "jester": "others",
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "edition=karibik111", "start=4", "start=first", "target=4", "target=21", "expedition_values=portroyal",
        "edition=portroyal120 expedition_values=3-5", "duplicate=never", "jester=none", "governor_now=maybe",
        "followers=never", "spent=closed", "max_rounds=0", "seats=1", "seats=5", "seats=6 edition=portroyal120",
        "colour=red", "max_rounds=02", "admiral_now=later", "jester_empty=all", "requests=always",
    ],
)  # fmt: skip
def test_other_values_are_refused_by_name(text: str) -> None:  # K11.5
    with pytest.raises(BadOption) as error:
        game("karibik").options_from(text)
    word = text.rsplit(maxsplit=1)[-1] if "seats=6" not in text else "seats"
    assert word.partition("=")[0] in str(error.value)


@pytest.mark.parametrize(("edition", "seats"), [("karibik110", [2, 3, 4]), ("portroyal120", [2, 3, 4, 5])])
def test_players_by_edition(edition: str, seats: list[int]) -> None:  # K1.10
    assert list(game("karibik").seats_allowed({"edition": edition})) == seats


@pytest.mark.parametrize("text", ["seats=3 start=2 target=20 max_rounds=1", "seats=5 edition=portroyal120 jester=all"])
def test_options_are_a_line_of_text(text: str) -> None:
    options = game("karibik").options_from(text)
    assert game("karibik").options_from(options.text()) == options
    for word in text.split():
        assert word in options.text().split()
