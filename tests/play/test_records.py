"""Records: text and JSON round trips, verification, and hostile files that get one clear error each."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from threading import Thread

import pytest

from cothon.core.errors import (
    BadInput,
    BadOption,
    BadRecord,
    BadText,
    CothonError,
    UnknownVersion,
    WrongDraw,
    WrongSeal,
)
from cothon.games import names
from cothon.locales import explained
from cothon.play import files, text, twin
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Record, Seat, check_seats, check_sum
from cothon.play.verify import replay, verify
from kit.players import new_match, play_on, play_until
from kit.variants import FULL, VARIANTS
from play.agreeing import Agreeing

MUTATIONS = 1000


def finished(name: str, options: str = "seats=3") -> Record:
    return play_on(new_match(name, options)).record()


def sealed(lines: list[str]) -> str:
    """A record text with a fitting check line: for forgers who know the format."""
    return "\n".join([*lines, f"check {check_sum(lines)}"]) + "\n"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("form", [text, twin])
def test_records_survive_writing_and_reading(name: str, form) -> None:  # type: ignore[no-untyped-def]
    for options in VARIANTS[name]:
        record = finished(name, options)
        again = form.read(form.write(record))
        assert again == record
        assert form.write(again) == form.write(record)
        assert verify(again).drawn_from_seed


@pytest.mark.parametrize("name", names())
def test_text_and_json_carry_the_same_seal(name: str) -> None:
    record = finished(name)
    check = text.write(record).splitlines()[-1].split()[1]
    assert json.loads(twin.write(record))["check"] == check


@pytest.mark.parametrize("name", names())
def test_an_unfinished_record_verifies_and_can_go_on(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 50, FastDice(1))
    record = text.read(text.write(match.record()))
    verdict = verify(record)
    assert not verdict.finished
    on = replay(record)
    assert on.view(None).key() == match.view(None).key()
    assert play_on(on, 4).record() == play_on(match, 4).record()


@pytest.mark.parametrize("name", names())
def test_a_record_without_its_seed_is_checked_against_the_rules_only(name: str) -> None:
    record = finished(name).without_seed()
    assert not verify(record).drawn_from_seed
    assert text.read(text.write(record)) == record


@pytest.mark.parametrize("name", names())
def test_replay_stops_at_any_version(name: str) -> None:
    record = finished(name)
    for upto in (0, 7, 30, len(record.entries)):
        match = replay(record, upto)
        assert match.version >= upto
        assert match.record().entries == record.entries[: match.version]


def from_a_position(name: str, options: str) -> Record:
    old = play_on(new_match(name, options))
    late = old.world(3 * old.version // 4)
    return play_on(Match(old.game, old.options, old.seats, bytes(range(32)), start=late)).record()


def with_agreed_take_backs(name: str, options: str) -> Record:
    return Agreeing(name, options, 3).match.record()


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("made", [finished, with_agreed_take_backs, from_a_position])
def test_single_character_changes_are_rejected_or_harmless(name: str, made: Callable[[str, str], Record]) -> None:
    """1,000 random changes of one character; a share of them in `make test`."""
    record = made(name, VARIANTS[name][0])
    for form in (text, twin):
        whole = form.write(record)
        dice = FastDice(77)
        letters = [*'0123456789abcdefghijklmnopqrstuvwxyzRBYG :-_#*=.,\n\t"{}[]', "é"]
        rejected = harmless = 0
        for _ in range(MUTATIONS if FULL else 150):
            at = dice.below(len(whole))
            letter = letters[dice.below(len(letters))]
            kind = dice.below(3)
            changed = whole[:at] + ["", letter, letter + whole[at]][kind] + whole[at + 1 :]
            try:
                found = files.parse(changed)
                verify(found)
            except CothonError:
                rejected += 1
            else:
                assert found == record  # a comment or white space: the record says the same
                assert form.write(found) == whole
                harmless += 1
        assert rejected > 0
        assert rejected + harmless == (MUTATIONS if FULL else 150)


def test_a_forged_draw_is_found_even_with_a_fitting_check_line() -> None:
    record = finished("karibik")
    draws = [i for i, e in enumerate(record.entries) if isinstance(e, Drawn)]
    i, j = next((a, b) for a in draws for b in draws if b > a and record.entries[a] != record.entries[b])
    entries = list(record.entries)
    entries[i], entries[j] = entries[j], entries[i]
    forged = record._replace(entries=tuple(entries))
    with pytest.raises(WrongDraw, match="committed stream gives"):
        verify(text.read(text.write(forged)))


def test_a_forged_move_is_found() -> None:
    record = finished("traders")
    at = next(i for i, e in enumerate(record.entries) if isinstance(e, Done))
    entries = list(record.entries)
    entries[at] = Done(entries[at].seat, record.game.actions.id("guard:G3"))
    with pytest.raises(BadRecord) as caught:
        verify(record._replace(entries=tuple(entries)))
    said = explained(caught.value)
    assert re.search(rf"entry {at + 1}: seat {entries[at].seat} may not do that: [A-Z].+ .+\. \[T", said), said


def test_a_forged_seed_or_result_or_missing_end_is_found() -> None:
    record = finished("karibik")
    with pytest.raises(WrongSeal, match="committed"):
        verify(record._replace(seed=bytes(32)))
    assert record.outcome is not None
    with pytest.raises(WrongSeal, match="end"):
        verify(record._replace(outcome=record.outcome._replace(reason="boredom")))
    with pytest.raises(WrongSeal, match="end"):
        verify(record._replace(outcome=None))
    with pytest.raises(BadRecord):
        verify(record._replace(entries=record.entries[:-1]))
    with pytest.raises(BadRecord):
        verify(record._replace(entries=(*record.entries, record.entries[-1])))


@cache
def hostile() -> list[tuple[str, bytes, type[CothonError], str]]:
    good = text.write(finished("karibik", "seats=2"))
    lines = text.content(finished("karibik", "seats=2"))
    noise = bytes(FastDice(5).below(256) for _ in range(100_000))
    return [
        ("empty", b"", BadText, "not a record"),
        ("cut in the middle", good[: len(good) // 2].encode(), CothonError, ""),
        ("cut before the check line", "\n".join(good.splitlines()[:-1]).encode(), BadText, "check"),
        (
            "another rules version",
            re.sub("^rules .*", "rules 7", good, flags=re.M).encode(),
            UnknownVersion,
            "version 7",
        ),
        ("another format", good.replace("record 2", "record 9").encode(), UnknownVersion, "format"),
        ("another game", good.replace("game karibik", "game kalaha").encode(), CothonError, "kalaha"),
        (
            "a bad option",
            sealed([x.replace("seats=2", "seats=2 spent=both") for x in lines]).encode(),
            BadText,
            "spent",
        ),
        (
            "an option that is as usual",
            sealed([x.replace("seats=2", "seats=2 spent=open") for x in lines]).encode(),
            BadText,
            "line 4: not in canonical form, which is 'options seats=2'",
        ),
        (
            "no terms",
            sealed([x for x in lines if not x.startswith("terms")]).encode(),
            BadText,
            "'terms ...' is expected",
        ),
        ("short terms", sealed([*lines[:7], "terms ab", *lines[8:]]).encode(), BadText, "line 8: terms must have 64"),
        (
            "another name",
            sealed([x.replace("Player 0", "Player 9") for x in lines]).encode(),
            WrongSeal,
            "names, kinds of players, rules or options are not those that the terms bind",
        ),
        (
            "another kind",
            sealed([x.replace("seat 1 human", "seat 1 greedy") for x in lines]).encode(),
            WrongSeal,
            "terms",
        ),
        ("format 1 with terms", sealed(["cothon record 1", *lines[1:]]).encode(), BadText, "'entropy ...' is expected"),
        (
            "a missing seat",
            sealed([x for x in lines if not x.startswith("seat 1")]).encode(),
            BadText,
            "'seat ...' is expected",
        ),
        ("a bad label", sealed([x.replace("0 reveal", "0 unveil") for x in lines]).encode(), BadText, "unveil"),
        ("a gap", sealed([x for x in lines if not x.startswith("5 ")]).encode(), BadText, "entry number 5"),
        ("noise", noise, BadText, "UTF-8"),
        ("10 MB of noise", noise * 105, BadText, "too large"),
        ("10 MB of text", b"a" * 10_500_000, BadText, "too large"),
        ("binary zeros", bytes(1000), BadText, "not a record"),
        ("JSON of something else", b'{"a": 1}', BadText, "fields"),
        ("broken JSON", b'{"format": 1,', BadText, "JSON"),
        ("deep JSON", b'{"a":' + b"[" * 200_000, BadText, "JSON"),
        ("a twice given field", b'{"format": 1, "format": 1}', BadText, "twice"),
    ]


@pytest.mark.parametrize(("what", "content", "error", "words"), hostile(), ids=[h[0] for h in hostile()])
def test_hostile_files_get_one_clear_error(  # type: ignore[no-untyped-def]
    tmp_path, what: str, content: bytes, error: type[CothonError], words: str
) -> None:
    path = tmp_path / "hostile.cothon"
    path.write_bytes(content)
    with pytest.raises(error) as raised:
        verify(files.load(path))
    assert words in str(raised.value)
    assert len(str(raised.value)) < 400


def test_a_pipe_is_read_no_further_than_a_record_can_go(tmp_path) -> None:  # type: ignore[no-untyped-def]
    """Its size is told as 0, like that of a device without an end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def pour() -> None:
        with suppress(BrokenPipeError):
            pipe.write_bytes(bytes(files.MOST_BYTES + 1_000_000))

    poured = Thread(target=pour)
    poured.start()
    with pytest.raises(BadText, match="too large"):
        files.load(pipe)
    poured.join()


def test_errors_name_the_line() -> None:
    lines = text.content(finished("karibik", "seats=2"))
    lines[9] = "entropy 1 xyz"
    with pytest.raises(BadText, match="line 10: entropy"):
        text.read(sealed(lines))


def test_files_that_are_missing_or_unwritable_are_named(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadInput, match=r"nowhere\.cothon: cannot be read"):
        files.load(tmp_path / "nowhere.cothon")
    with pytest.raises(BadInput, match="cannot be read"):
        files.load(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadInput, match="cannot be written"):
        files.save(tmp_path / "file" / "game.cothon", finished("karibik"))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_disk_leaves_the_old_file_whole(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """The scratch file is written to /dev/full, a real device that refuses every write for want of space."""
    path = tmp_path / "game.cothon"
    record = finished("karibik")
    files.save(path, record)
    before = path.read_bytes()
    full = os.open("/dev/full", os.O_WRONLY)
    monkeypatch.setattr(files.tempfile, "mkstemp", lambda **_: (full, str(tmp_path / "scratch")))
    with pytest.raises(BadInput, match="No space left"):
        files.save(path, finished("traders"))
    assert path.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.cothon"]


def test_saving_and_loading_in_both_forms(tmp_path) -> None:  # type: ignore[no-untyped-def]
    record = finished("traders")
    for name in ("a.cothon", "deep/folder/b.json"):
        files.save(tmp_path / name, record)
        assert files.load(tmp_path / name) == record


@pytest.mark.parametrize("name", ["a.cothon", "a.json"])
def test_the_seed_of_a_game_that_is_not_over_is_its_owners_alone(tmp_path, name: str) -> None:  # type: ignore[no-untyped-def]
    match = play_until(new_match("karibik"), lambda m: m.version > 50, FastDice(1))
    files.save(tmp_path / name, match.record())
    assert (tmp_path / name).stat().st_mode & 0o077 == 0
    files.save(tmp_path / name, play_on(match).record())
    assert (tmp_path / name).stat().st_mode & 0o044 == 0o044  # there is nothing left to hide


def test_names_are_tidied_and_bad_ones_refused() -> None:
    options = new_match("karibik", "seats=2").options
    seats = check_seats([Seat("human", "  Ada   of Byrsa "), Seat("greedy", "Hännō")], options)
    assert [s.name for s in seats] == ["Ada of Byrsa", "Hännō"]
    for bad in ("", " ", "a#b", "a\x07b", "x" * 41):
        with pytest.raises(BadInput, match="seat 1: the name"):
            check_seats([Seat("human", "Ada"), Seat("human", bad)], options)
    with pytest.raises(BadInput, match="kind"):
        check_seats([Seat("two words", "Ada"), Seat("human", "Bo")], options)
    with pytest.raises(BadInput, match="1 players for 2 seats"):
        check_seats([Seat("human", "Ada")], options)


def test_unknown_options_are_named() -> None:
    g = new_match("karibik").game
    with pytest.raises(BadOption, match="no such option: speed"):
        g.options_from("seats=2 speed=9")
    with pytest.raises(BadOption, match="2, 3, 4 seats"):
        g.options_from("seats=5")
