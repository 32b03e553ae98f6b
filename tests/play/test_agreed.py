"""Take-backs that the others agree to: far back, past draws, with fresh draws afterwards, and true in the record."""

from __future__ import annotations

import re

import pytest

from cothon.core.errors import BadText, CannotTakeBack, Stale, WrongMove
from cothon.games import names
from cothon.locales import explained
from cothon.play import text, twin
from cothon.play.dice import FastDice
from cothon.play.record import Done, Drawn, Record, TakenBack
from cothon.play.verify import replay, verify
from kit.players import new_match, play_until
from kit.variants import FULL, VARIANTS, all_variants
from play.agreeing import Agreeing


def backs(record: Record) -> list[int]:
    return [i for i, e in enumerate(record.entries) if isinstance(e, TakenBack)]


@pytest.mark.parametrize(("name", "options"), all_variants())
def test_an_agreed_take_back_restores_all_that_anybody_knew(name: str, options: str) -> None:
    """`Agreeing` compares views, offers and rights of every seat with those of the version that was reached."""
    not_free = 0
    for seed in range(10 if FULL else 1):
        game = Agreeing(name, options, seed + 40)
        not_free += game.not_free
        assert game.source.numbers == list(range(len(game.source.numbers)))  # no draw is made with a used number
        record = game.match.record()
        assert len(backs(record)) == game.backs
        assert sum(isinstance(e, Drawn) for e in record.entries) == len(game.source.numbers)
        assert verify(record).drawn_from_seed
        assert not verify(record.without_seed()).drawn_from_seed
        for form in (text, twin):
            again = form.read(form.write(record))
            assert again == record
            assert form.write(again) == form.write(record)
    assert not_free > 0


@pytest.mark.parametrize("name", names())
def test_a_saved_match_with_agreed_take_backs_goes_on_alike(name: str) -> None:
    whole = Agreeing(name, VARIANTS[name][0], 3)
    record = whole.match.record()
    for at in backs(record):
        on = replay(record, at + 1)
        assert on.version == at + 1
        for further in record.entries[at + 1 :]:
            if isinstance(further, Done):
                on.submit(further.seat, further.action, on.version)
            elif isinstance(further, TakenBack):
                on.take_back(further.seat, on.version, further.to, further.agreed)
        assert on.record() == record


@pytest.mark.parametrize("name", names())
def test_what_could_be_taken_back_are_own_answers_that_count(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 70, FastDice(4))
    entries = match.record().entries
    for seat in range(3):
        assert match.could_take_back(seat) == [
            i for i, e in enumerate(entries) if isinstance(e, Done) and e.seat == seat
        ]
        assert set(match.can_take_back(seat)) <= set(match.could_take_back(seat))
    seat = next(s for s in range(3) if len(match.could_take_back(s)) > 2)
    within = match.could_take_back(seat)
    version = match.version
    match.take_back(seat, version, within[1], agreed=True)
    assert match.version == version + 1
    assert match.could_take_back(seat) == within[:1]
    assert all(v < within[1] for other in range(3) for v in match.could_take_back(other))


@pytest.mark.parametrize("name", names())
def test_without_a_target_the_last_answer_of_the_seat_is_meant(name: str) -> None:
    for seat in range(3):
        match = play_until(new_match(name), lambda m: m.version > 60, FastDice(6))
        within = match.could_take_back(seat)
        match.take_back(seat, match.version, agreed=True)
        assert match.record().entries[-1] == TakenBack(seat, within[-1], True)
        assert match.events(None)[-1] == (
            match.version,
            {"event": "taken_back", "seat": seat, "to": within[-1], "agreed": True},
        )


@pytest.mark.parametrize("name", names())
def test_what_cannot_be_agreed_to_is_refused_and_changes_nothing(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 60, FastDice(7))
    before = match.record()
    within = match.could_take_back(0)
    other = match.could_take_back(1)[-1]
    for to in (other, match.version, match.version + 1, -1):
        assert to not in within
        with pytest.raises(CannotTakeBack, match=rf"no-own-answer version={to}"):
            match.take_back(0, match.version, to, agreed=True)
    with pytest.raises(Stale):
        match.take_back(0, match.version - 1, within[0], agreed=True)
    with pytest.raises(CannotTakeBack, match="nothing-to-take-back"):
        match.take_back(3, match.version, agreed=True)
    assert match.record() == before


@pytest.mark.parametrize("name", names())
def test_a_match_that_is_over_is_not_rewound_by_consent(name: str) -> None:
    match = Agreeing(name, VARIANTS[name][0], 1).match
    before = match.record()
    for seat in range(match.options.seats):
        assert match.could_take_back(seat) == []
        with pytest.raises(CannotTakeBack, match="nothing-to-take-back"):
            match.take_back(seat, match.version, agreed=True)
    assert match.record() == before


@pytest.mark.parametrize("name", names())
def test_a_draw_that_was_taken_back_is_made_anew(name: str) -> None:
    """Taken back and answered in the same way again and again, the next draws differ: they have other numbers."""
    match = play_until(
        new_match(name), lambda m: m.version > 30 and isinstance(m.record().entries[-1], Drawn), FastDice(2)
    )
    entries = match.record().entries
    to = max(i for i, e in enumerate(entries) if isinstance(e, Done))
    answer = entries[to]
    assert isinstance(answer, Done)
    assert not match.over
    seen = set()
    for _ in range(12):
        seen.add(match.record().entries[to + 1 :])
        match.take_back(answer.seat, match.version, to, agreed=True)
        to = match.version
        match.submit(answer.seat, answer.action, to)
    assert len(seen) > 1


@pytest.mark.parametrize("name", names())
def test_a_record_may_not_call_an_agreed_take_back_free(name: str) -> None:
    game = next(g for seed in range(9) if (g := Agreeing(name, VARIANTS[name][0], seed)).not_free)
    record = game.match.record()
    found = 0
    for at in backs(record):
        entry = record.entries[at]
        assert isinstance(entry, TakenBack)
        if entry.to in replay(record, at).can_take_back(entry.seat):
            continue
        plain = (*record.entries[:at], entry._replace(agreed=False), *record.entries[at + 1 :])
        forged = record._replace(entries=plain)
        with pytest.raises(WrongMove, match=f"entry {at + 1}: seat {entry.seat} may not do that") as caught:
            verify(text.read(text.write(forged)))
        assert re.search("that: (Version .* is too far back|Nothing can be taken back)", explained(caught.value))
        found += 1
    assert found == game.not_free


def test_text_and_json_say_agreed_only_where_it_is_so() -> None:
    match = play_until(new_match("traders"), lambda m: m.version > 40, FastDice(1))
    seat = 0
    match.take_back(seat, match.version, agreed=True)
    free = new_match("traders")
    free.submit(free.actor, free.game.actions.id("act:take"), free.version)
    free.take_back(free.actor, free.version)
    assert text.content(match.record())[-2].endswith(f"{seat} back {match.record().entries[-1].to} agreed")
    assert text.content(free.record())[-2].endswith(f"back {free.version - 2}")
    assert twin.as_data(match.record())["entries"][-1] == {
        "seat": seat,
        "back": match.record().entries[-1].to,
        "agreed": True,
    }
    assert "agreed" not in twin.write(free.record())
    assert "agreed" not in text.write(free.record())
    for lie in ("false", "1", '"yes"'):
        with pytest.raises(BadText, match="agreed"):
            twin.read(twin.write(match.record()).replace('"agreed": true', f'"agreed": {lie}'))
