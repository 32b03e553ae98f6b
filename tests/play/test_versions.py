"""Rules that change and options that are added: what was written before still means what it meant."""

from __future__ import annotations

import hashlib
import json
import pickle

import pytest

from cothon.core import Option
from cothon.core.errors import BadOption, BadText, UnknownVersion, WrongSeal
from cothon.core.page import rules_of
from cothon.games import REGISTRY, game, names, versions
from cothon.play import files, text, twin
from cothon.play.fairness import terms
from cothon.play.match import Match
from cothon.play.record import Record, Seat
from cothon.play.verify import replay, verify
from kit.golden import FOLDER
from kit.later import KNOWN, LATER, NEWEST
from kit.players import new_match, play_on

GAME = "karibik"
ADDED = Option("weather", "what the sky is like", "Z1.1", "fine", ["fine", "foul"], late=True)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this build knows one more version of the rules."""
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every game has one more option, in the rules versions it has had."""
    add_option(monkeypatch)


def add_option(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in names():
        for g in (game(name, version) for version in versions(name)):
            monkeypatch.setattr(g, "_all", (*g._all, ADDED))
            monkeypatch.setattr(g, "declared", (*g.declared, ADDED))


def whole(version: int, options: str = "seats=3") -> Record:
    g = game(GAME, version)
    seats = [Seat("human", f"Player {i}") for i in range(3)]
    return play_on(Match(g, g.options_from(options), seats, bytes(range(32)))).record()


# -- versions ----------------------------------------------------------------------------------------------------------


def test_without_a_version_the_newest_is_meant_and_old_ones_stay(later: None) -> None:
    assert versions(GAME) == [*range(1, NEWEST + 1), LATER]
    assert game(GAME).facts.version == LATER
    assert all(game(GAME, v) is game(GAME, v) for v in versions(GAME))
    missing = LATER + 1
    with pytest.raises(
        UnknownVersion, match=f"karibik has no rules version {missing}; this build knows {KNOWN}, {LATER}"
    ):
        game(GAME, missing)


def test_a_version_has_its_own_options_defaults_and_rulings(later: None) -> None:
    old, new = game(GAME, NEWEST), game(GAME, LATER)
    assert [o.name for o in new.declared] == [*(o.name for o in old.declared), "purse"]
    first, second = old.options(2), new.options(2)
    assert [(o["target"], o["purse"], o["head_start"]) for o in (first, second)] == [(10, 3, 0), (9, 3, 1)]
    assert "head_start" not in second.whole()
    assert first != second
    with pytest.raises(
        BadOption, match=f"option purse came with rules version {LATER}; these are the rules of version {NEWEST}"
    ):
        old.options(2, {"purse": 4})
    for g in (old, new):
        with pytest.raises(BadOption, match=r"option head_start: the rules set it, nobody can choose it \[K2.2\]"):
            g.options(2, {"head_start": 1})
    assert new.options(2, {"purse": "5"}).text() == "seats=2 purse=5"


def test_the_default_of_a_version_is_the_first_that_held_up_to_it() -> None:
    changed = Option("speed", "how fast", "Z1", 4, [1, 2, 3, 4], since=2, was={1: 1, 3: 3, 2: 2})
    assert [changed.at(v).usual({}, 2) for v in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 4]
    assert [changed.at(v).fixed for v in (1, 2)] == [True, False]


@pytest.mark.parametrize("form", [text, twin])
def test_records_of_both_versions_replay_and_say_their_version(later: None, form) -> None:  # type: ignore[no-untyped-def]
    made = {v: whole(v) for v in (1, LATER)}
    assert made[1].entries != made[LATER].entries
    for version, record in made.items():
        again = form.read(form.write(record))
        assert again == record
        assert again.game.facts.version == version
        assert verify(again).bound
        assert replay(again).record() == record
    assert [r.options["target"] for r in made.values()] == [10, 9]


def test_a_new_record_writes_only_what_differs_from_its_version(later: None) -> None:
    for version, options, told in (
        (1, "seats=3 target=10", {"seats": 3}),
        (1, "seats=3 target=9", {"seats": 3, "target": 9}),
        (LATER, "seats=3 target=9 purse=4", {"seats": 3, "purse": 4}),
        (LATER, "seats=3 target=10", {"seats": 3, "target": 10}),
    ):
        record = whole(version, options)
        lines = text.content(record)
        assert lines[:3] == ["cothon record 2", "game karibik", f"rules {version}"]
        assert lines[3] == "options " + " ".join(f"{n}={v}" for n, v in told.items())
        data = json.loads(twin.write(record))
        assert (data["format"], data["rules"], data["options"]) == (2, version, told)


def test_a_program_that_knows_only_older_versions_names_the_version_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(REGISTRY, GAME, "kit.later")
        g = game(GAME, LATER)
        state = g.start(g.options(3))
        position, pickled, written = g.write(state), pickle.dumps(state), text.write(whole(LATER))
    with pytest.raises(UnknownVersion, match=f"line 3: karibik has no rules version {LATER}; this build knows {KNOWN}"):
        text.read(written)
    with pytest.raises(UnknownVersion, match=f"karibik has no rules version {LATER}; this build knows {KNOWN}"):
        pickle.loads(pickled)
    with pytest.raises(BadText, match=f"line 1, rules: the position is one of rules version {LATER}, not of {NEWEST}"):
        game(GAME).read(position)


def test_golden_records_of_every_version_replay_beside_the_next(later: None) -> None:
    for path in sorted(FOLDER.glob("karibik-v*.cothon")):
        record = files.load(path)
        assert record.game is game(GAME, int(path.name.split("-")[1].removeprefix("v")))
        assert text.write(record) == path.read_text(encoding="utf-8")
        verify(record)


@pytest.mark.parametrize("version", [1, LATER])
def test_positions_copies_and_forks_keep_their_version(later: None, version: int) -> None:
    g = game(GAME, version)
    s = g.start(g.options(3, {"start": 1}))
    page = g.write(s)
    first = {1: "options: seats=3 start=1\n", LATER: f"rules: {LATER}\noptions: seats=3 start=1\n"}
    assert page.startswith(first[version])
    assert rules_of(page) == version
    for copied in (g.read(page), pickle.loads(pickle.dumps(s))):
        assert copied.key() == s.key()
        assert copied.rules.options == s.rules.options
        assert copied.rules.options.version == version
    seen = pickle.loads(pickle.dumps(g.mask(s, 0)))
    assert seen.rules.options.version == version
    old = play_on(Match(g, g.options(2), [Seat("human", "Ada"), Seat("human", "Bo")], bytes(32)))
    fork = Match(g, old.options, old.seats, bytes(range(32)), start=old.world(old.version // 2))
    record = play_on(fork).record()
    for form in (text, twin):
        again = form.read(form.write(record))
        assert again == record
        assert verify(again).finished


# -- the second hash ---------------------------------------------------------------------------------------------------


def test_the_terms_bind_names_kinds_rules_options_and_the_commitment(later: None) -> None:
    record = whole(LATER)
    ada = (Seat("human", "Ada"), *record.seats[1:])
    greedy = (Seat("greedy", record.seats[0].name), *record.seats[1:])
    for forged in (
        record._replace(seats=ada),
        record._replace(seats=greedy),
        record._replace(seats=record.seats[::-1]),
        record._replace(options=record.game.options(3, {"spent": "unseen"})),
        record._replace(game=game(GAME, 1), options=game(GAME, 1).options(3, {"target": 9})),
        record._replace(terms="0" * 64),
    ):
        with pytest.raises(WrongSeal, match="are not those that the terms bind"):
            verify(forged)


def test_draws_do_not_depend_on_the_terms_and_format_1_has_none() -> None:
    record = play_on(new_match("traders")).record()
    old = record._replace(terms="")
    assert old.entries == record.entries
    assert "terms" not in text.write(old)
    assert text.content(old)[0] == "cothon record 1"
    assert f"options {old.options.whole()}" in text.content(old)
    for form in (text, twin):
        again = form.read(form.write(old))
        assert again == old
        assert replay(again).record() == old  # and is still one when it is written again
    assert (verify(record).bound, verify(old).bound) == (True, False)


def test_the_terms_are_what_the_page_on_records_says() -> None:
    match = new_match("traders", "seats=2 mode=classic", rules=1)
    lines = [
        "cothon terms 1",
        "game traders",
        "rules 1",
        "options seats=2 mode=classic colours=red,blue first_seat=0 refill=end view=full",
        "seat 0 human Player 0",
        "seat 1 human Player 1",
        f"commitment {match.commitment}",
    ]
    assert match.terms == hashlib.sha256("\n".join(lines).encode()).hexdigest()


# -- an option that is added to a version in use -----------------------------------------------------------------------


def test_all_golden_records_are_read_and_written_alike_after_an_option_was_added(added: None) -> None:
    found = sorted(FOLDER.glob("*.cothon"))
    assert len(found) > 40
    for path in found:
        content = path.read_text(encoding="utf-8")
        record = files.parse(content)
        assert record.options["weather"] == "fine"
        assert text.write(record) == content
        assert text.write(twin.read(twin.write(record))) == content
        if "position" in path.name or "-00" in path.name:
            verify(record)


@pytest.mark.parametrize("name", names())
def test_what_was_written_before_an_option_was_added_is_still_read(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    match = play_on(new_match(name))
    record, g = match.record(), match.game
    content, page, line = text.write(record), g.write(match.world(40)), record.options.whole()
    add_option(monkeypatch)
    again = text.read(content)
    assert text.write(again) == content
    assert verify(again).bound
    assert g.write(g.read(page)) == page
    assert g.options_from(line).text() == g.options_from(record.options.text()).text() == record.options.text()


def test_the_added_option_is_written_where_it_is_chosen(added: None) -> None:
    g = game("traders")
    foul, fine = (g.options(2, {"weather": w}) for w in ("foul", "fine"))
    assert foul.text() == "seats=2 weather=foul"
    assert foul.whole() == f"{fine.whole()} weather=foul"
    assert "weather" not in fine.whole()
    seats = [Seat("human", "Ada"), Seat("human", "Bo")]
    assert terms(g, foul, seats, "") != terms(g, fine, seats, "")
    record = play_on(Match(g, foul, seats, bytes(32))).record()
    assert text.read(text.write(record)).options["weather"] == "foul"
    assert text.read(text.write(record._replace(terms=""))).options["weather"] == "foul"
