"""Matches that begin at a position: forks of finished matches, their records, and positions that do not fit."""

from __future__ import annotations

import json

import pytest

from cothon.core.errors import BadInput, BadText, CothonError, Refused, WrongMove
from cothon.core.view import CHANCE, State
from cothon.games import game, names
from cothon.play import files, text, twin
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Done, Record, TakenBack, check_sum
from cothon.play.verify import replay, verify
from kit.players import new_match, play_on, play_until
from kit.variants import FULL, VARIANTS, all_variants
from play.agreeing import Agreeing

OTHER_SEED = bytes(range(32))


def fork(match: Match, start: State) -> Match:
    return Match(match.game, match.options, match.seats, OTHER_SEED, [b"salt"], start=start)


def forked(name: str, options: str = "seats=3") -> Record:
    """The record of a whole match that began in the middle of another one."""
    match = play_on(new_match(name, options))
    return play_on(fork(match, match.world(match.version // 2)), 2).record()


def sealed(lines: list[str]) -> str:
    return "\n".join([*lines, f"check {check_sum(lines)}"]) + "\n"


@pytest.mark.parametrize(("name", "options"), all_variants())
def test_the_world_of_any_version_is_the_one_that_was_seen_then(name: str, options: str) -> None:
    played = Agreeing(name, options, 7)
    match = played.match
    for version, then in list(played.before.items())[:: 1 if FULL else 7]:
        world = match.world(version)
        assert world.actor == then.actor
        assert [match.game.mask(world, s).key() for s in (None, *range(match.options.seats))] == then.views
    assert match.world(match.version).key() == match._state.key()
    assert match.world(0).key() == match.game.start(match.options).key()


@pytest.mark.parametrize("name", names())
def test_worlds_follow_take_backs_and_are_copies(name: str) -> None:
    match = Agreeing(name, VARIANTS[name][0], 3).match
    taken = [(i + 1, e.to) for i, e in enumerate(match.record().entries) if isinstance(e, TakenBack)]
    assert taken
    for version, to in taken:
        assert match.world(version).key() == match.world(to).key()
        assert match.world(version - 1).key() != match.world(to).key()
    world = match.world(40)
    key = world.key()
    legal = match.game.legal(world)
    match.game.apply(world, legal[0] if legal else match.game.chance(world)[0][0])
    assert world.key() != key
    assert match.world(40).key() == key


@pytest.mark.parametrize("name", names())
def test_nobody_gets_a_world_of_a_running_match_or_of_a_version_that_never_was(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 30, FastDice(1))
    for secret in (match.world, match.told):
        with pytest.raises(Refused, match="running"):
            secret(0)
    play_on(match)
    for version in (-1, match.version + 1):
        with pytest.raises(BadInput, match=rf"version {version}: the match has the versions 0 to {match.version}"):
            match.world(version)


@pytest.mark.parametrize("name", names())
def test_a_match_that_its_keeper_has_ended_shows_its_worlds_and_what_was_told(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 30, FastDice(1))
    assert match.world(match.version, ended=True).key() == match._state.key()
    told = [(v, e.seen_by(None)) for v in range(match.version + 1) for e in match.told(v, ended=True)]
    assert told == match.events(None)


@pytest.mark.parametrize(("name", "options"), all_variants())
def test_a_match_may_begin_at_any_version_of_a_finished_one(name: str, options: str) -> None:
    old = play_on(new_match(name, options))
    dice = FastDice(11)
    for round_ in range(30 if FULL else 3):
        at = int(dice.below(old.version))
        world = old.world(at)
        match = fork(old, world)
        assert world.key() == old.world(at).key()
        assert (match.version > 0) == (world.actor == CHANCE)  # what is due is drawn at once
        record = play_on(match, round_).record()
        assert record.start == old.game.write(world)
        assert verify(record).drawn_from_seed
        assert not verify(record.without_seed()).drawn_from_seed
        for form in (text, twin):
            again = form.read(form.write(record))
            assert again == record
            assert form.write(again) == form.write(record)


@pytest.mark.parametrize("name", names())
def test_the_first_position_as_a_start_gives_the_same_match(name: str) -> None:
    plain = new_match(name)
    first = plain.game.start(plain.options)
    begun = Match(plain.game, plain.options, plain.seats, (1).to_bytes(32, "big"), [b"pepper"], start=first)
    one, other = play_on(plain).record(), play_on(begun).record()
    assert other.start
    assert other._replace(start="") == one
    assert text.write(other) != text.write(one)


@pytest.mark.parametrize("name", names())
def test_take_backs_reach_the_position_a_match_began_at(name: str) -> None:
    old = play_on(new_match(name))
    at = next(i for i, e in enumerate(old.record().entries) if i > 50 and isinstance(e, Done))
    world = old.world(at)
    match = fork(old, world)
    assert match.version == 0
    assert match.actor == world.actor
    play_until(match, lambda m: m.version > 20, FastDice(5))
    match.take_back(int(world.actor), match.version, 0, agreed=True)
    assert match.view(None).key() == old.game.mask(world, None).key()
    on = replay(text.read(text.write(match.record())))
    assert play_on(on).record() == play_on(match).record()
    assert verify(on.record()).finished
    assert match.world(0).key() == world.key()


@pytest.mark.parametrize("name", names())
def test_a_fork_of_a_fork_is_a_match_like_any_other(name: str) -> None:
    first = replay(forked(name))
    second = play_on(fork(first, first.world(first.version // 2)), 3).record()
    assert second.start != first.record().start
    assert verify(twin.read(twin.write(second))).finished


@pytest.mark.parametrize("name", names())
def test_the_state_that_was_handed_over_may_be_changed_afterwards(name: str) -> None:
    old = play_on(new_match(name))
    at = next(i for i, e in enumerate(old.record().entries) if i > 40 and isinstance(e, Done))
    world = old.world(at)
    match = fork(old, world)
    key = match.view(None).key()
    old.game.apply(world, old.game.legal(world)[0])
    assert match.view(None).key() == key


@pytest.mark.parametrize("name", names())
def test_a_record_without_a_position_says_nothing_of_one(name: str) -> None:
    record = play_on(new_match(name)).record()
    assert record.start == ""
    assert "position" not in text.write(record)
    assert list(json.loads(twin.write(record))) == twin.KEYS
    begun = forked(name)
    lines = text.content(begun)
    first = next(i for i, x in enumerate(lines) if x.startswith("position "))
    assert lines[first - 1].startswith("entropy 2 ")
    assert [x.removeprefix("position ") for x in lines if x.startswith("position ")] == begun.start.splitlines()
    assert json.loads(twin.write(begun))["start"] == begun.start


# -- positions that do not fit ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_position_of_other_options_or_seats_is_refused(name: str) -> None:
    old = play_on(new_match(name, "seats=3"))
    world = old.world(old.version // 2)
    g = old.game
    more = g.options_from("seats=4")
    seats = [*old.seats, old.seats[0]]
    with pytest.raises(BadText, match="the position has seats=3, but the match is played with seats=4"):
        Match(g, more, seats, OTHER_SEED, start=world)
    varied = next(v for v in VARIANTS[name] if v.startswith("seats=3 "))
    with pytest.raises(BadText, match=r"options: the position has \w+=\S+, but the match is played with \w+="):
        Match(g, g.options_from(varied), old.seats, OTHER_SEED, start=world)
    record = forked(name)
    with pytest.raises(BadText, match="the position to begin at: options:"):
        verify(record._replace(options=g.options_from(varied), terms=""))


@pytest.mark.parametrize("name", names())
def test_the_end_of_a_game_is_no_position_to_begin_at(name: str) -> None:
    old = play_on(new_match(name))
    with pytest.raises(BadText, match="end of a game"):
        fork(old, old.world(old.version))


@pytest.mark.parametrize("name", names())
def test_a_position_that_does_not_parse_is_named_by_its_line(name: str) -> None:
    lines = text.content(forked(name))
    first = next(i for i, x in enumerate(lines) if x.startswith("position "))
    for wrong, words in (
        ("position nonsense", "a line is written name: value"),
        ("position nonsense: 7", "nonsense: there is no such field"),
        ("position", "'position' has no value"),
        (lines[first], "said twice"),
    ):
        changed = [*lines[: first + 2], wrong, *lines[first + 2 :]]
        with pytest.raises(BadText, match=rf"line {first + 3}\b.*{words}"):
            text.read(sealed(changed))
        spaced = "\n\n# a comment\n".join(sealed(changed).splitlines())
        with pytest.raises(BadText, match=rf"line {(first + 2) * 3 + 1}\b.*{words}"):
            text.read(spaced)


@pytest.mark.parametrize("name", names())
def test_forged_positions_are_found_even_with_a_fitting_check_line(name: str) -> None:
    record = forked(name)
    old = play_on(new_match(name))
    elsewhere = old.game.write(old.world(old.version // 3))
    assert elsewhere != record.start
    for start in (elsewhere, "", old.game.write(old.world(old.version))):
        with pytest.raises(CothonError):
            verify(text.read(text.write(record._replace(start=start))))
    with pytest.raises(BadText, match="the position to begin at: line 1"):
        verify(record._replace(start="nonsense\n"))
    with pytest.raises(BadText, match="canonical"):
        verify(record._replace(start=record.start + "\n"))
    swapped = record.start.splitlines()
    swapped[1:3] = swapped[2:0:-1]
    with pytest.raises(BadText, match="canonical"):
        text.read(text.write(record._replace(start="\n".join(swapped) + "\n")))


def test_a_position_of_another_game_is_refused() -> None:
    record = forked("karibik")
    for other in names():
        if other != "karibik":
            begun = game(other).write(game(other).start(game(other).options(3)))
            with pytest.raises(BadText, match=r"line \d+"):
                text.read(text.write(record._replace(start=begun)))


def test_a_move_from_before_the_position_is_not_legal_after_it() -> None:
    record = forked("traders")
    at = next(i for i, e in enumerate(record.entries) if isinstance(e, Done))
    entry = record.entries[at]
    assert isinstance(entry, Done)
    moved = entry._replace(seat=(entry.seat + 1) % 3)
    with pytest.raises(WrongMove, match=f"entry {at + 1}"):
        verify(record._replace(entries=(*record.entries[:at], moved, *record.entries[at + 1 :])))


@pytest.mark.parametrize("start", [7, None, [], "", "\n", "options: seats=2", "nonsense", "options: seats=3 # x\n"])
def test_a_json_start_of_the_wrong_kind_is_refused(start: object) -> None:
    data = json.loads(twin.write(forked("karibik")))
    data["start"] = start
    with pytest.raises(BadText):
        files.parse(json.dumps(data))


def test_a_json_start_stands_after_the_entropy() -> None:
    data = json.loads(twin.write(forked("karibik")))
    assert list(data)[list(data).index("entropy") + 1] == "start"
    last = {k: v for k, v in data.items() if k != "start"} | {"start": data["start"]}
    with pytest.raises(BadText, match="in this order"):
        files.parse(json.dumps(last))
