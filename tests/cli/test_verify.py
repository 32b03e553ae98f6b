"""`cothon record verify`: one line for every file, whatever is in it, and a status that says how it went."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.terminal import call, run
from cothon.core.errors import CothonError
from cothon.games import names
from cothon.play import files, text, twin
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Record, Seat, check_sum
from cothon.play.verify import verify
from kit.players import new_match, play_on
from kit.variants import FULL
from play.agreeing import Agreeing

PYTHON = re.compile(
    r"Traceback|\w+Error\b|object has no|NoneType|Expecting|Outcome\(|codec|Exceeds the|unhashable|argument"
    r"|subscriptable|iterable|invalid literal|out of range|delimiter|\(char \d|<class|<object"
)
"""Words of Python's own that nobody who verifies a record should have to read."""


def said_of(folder: Path, *files: Path) -> tuple[int, list[str], list[str]]:
    done = call(folder, "record", "verify", *map(str, files))
    return done.returncode, done.stdout.splitlines(), done.stderr.splitlines()


@cache
def whole(name: str = "karibik", options: str = "seats=2") -> Record:
    return play_on(new_match(name, options)).record()


@cache
def from_a_position(name: str) -> Record:
    old = play_on(new_match(name, "seats=3"))
    return play_on(Match(old.game, old.options, old.seats, bytes(32), start=old.world(old.version // 2))).record()


@cache
def with_take_backs(name: str) -> Record:
    return Agreeing(name, "seats=3", 3).match.record()


def sealed(lines: list[str]) -> str:
    return "\n".join([*lines, f"check {check_sum(lines)}"]) + "\n"


# -- the status -------------------------------------------------------------------------------------------------------


def test_the_statuses_are_told_by_help_and_docs(tmp_path: Path) -> None:
    told = " ".join(call(tmp_path, "record", "verify", "--help").stdout.split())
    docs = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    assert "0 all records are verified; 1 a file is wrong" in told.replace("│ ", "")
    for status in ("0", "1", "2", "3"):
        assert f"| {status} |" in docs


@pytest.mark.parametrize("name", names())
def test_a_finished_record_without_its_seed_is_not_verified_and_says_why(name: str, tmp_path: Path) -> None:
    record = whole(name, "seats=3")
    for form in ("open.cothon", "open.json"):
        files.save(tmp_path / form, record.without_seed())
    files.save(tmp_path / "good.cothon", record)
    (tmp_path / "bad.cothon").write_text("nonsense")
    status, out, err = said_of(tmp_path, *[tmp_path / n for n in ("open.cothon", "good.cothon", "open.json")])
    assert (status, err) == (3, [])
    assert [line.split(":")[0] for line in out] == ["not verified", "ok", "not verified"]
    assert out[0].startswith(f"not verified: {tmp_path / 'open.cothon'}: {name}, 3 seats, ")
    assert out[0].endswith("nobody can tell whether the draws were chosen, because the record has no seed")
    assert said_of(tmp_path, tmp_path / "good.cothon")[0] == 0
    assert said_of(tmp_path, tmp_path / "open.cothon", tmp_path / "bad.cothon")[0] == 1


def test_verify_says_by_what_names_and_options_are_bound_or_that_they_are_not(tmp_path: Path) -> None:
    record = whole()
    files.save(tmp_path / "new.cothon", record)
    files.save(tmp_path / "old.json", record._replace(terms=""))
    status, out, err = said_of(tmp_path, tmp_path / "new.cothon", tmp_path / "old.json")
    assert (status, err) == (0, [])
    assert out[0].endswith(f"; names and options are bound by {record.terms}")
    assert out[1].endswith("; names and options are not bound in a record of format 1")


def test_a_record_without_its_seed_is_still_checked_against_the_rules(tmp_path: Path) -> None:
    record = whole().without_seed()
    at = next(i for i, e in enumerate(record.entries) if isinstance(e, Drawn) and i > 9)
    draw = record.entries[at]
    assert isinstance(draw, Drawn)
    impossible = record.entries[0]  # who starts: nothing that can be revealed
    assert isinstance(impossible, Drawn)
    forged = record._replace(
        entries=(*record.entries[:at], draw._replace(draw=impossible.draw), *record.entries[at + 1 :])
    )
    for form in (text, twin):
        file = tmp_path / "forged.cothon"
        file.write_text(form.write(forged), encoding="utf-8")
        status, _, err = said_of(tmp_path, file)
        assert status == 1
        assert re.fullmatch(rf"error: .*: line \d+: entry {at + 1}: .* is impossible at '\w+'", err[0]), err


# -- what is no record ------------------------------------------------------------------------------------------------


@cache
def hostile() -> dict[str, tuple[bytes, str]]:
    """Contents of files, and what is said of them after the name of the file."""
    good, data = text.write(whole()), twin.write(whole())
    lines = text.content(whole())
    rules = lines[2]

    def put(*, indent: int | None = 1, **more: object) -> bytes:
        return json.dumps({**json.loads(data), **more}, indent=indent).encode()

    entry = data[: data.index('"draw"')].count("\n")  # the line of the first entry's brace
    return {
        "empty": (b"", "line 1: not a record: there is nothing in it"),
        "comments only": (b"\n# nothing\n", "line 1: not a record: there is nothing in it"),
        "null": (b"null", "line 1: not a record: it must begin with"),
        "a number": (b"\n\n17", "line 3: not a record: it must begin with"),
        "a string": (b'"cothon record 1"', "line 1: not a record"),
        "a list": (b"[1, 2]", "line 1: not a record"),
        "an empty object": (b"{}", "line 1: not a record: the JSON must have the fields"),
        "binary": (bytes(range(256)) * 9, "line 2: not a record: no UTF-8 text (byte 128)"),
        "zeros": (bytes(999), "line 1: not a record"),
        "a byte order mark": (good.encode("utf-8-sig"), "line 1: not a record: it begins with a byte order mark; save"),
        "UTF-16": (good.encode("utf-16"), "line 1: not a record: this is UTF-16 text; save it as UTF-8"),
        "UTF-16 without a mark": (good.encode("utf-16-le"), "line 1: not a record"),
        "half a JSON": (data[: len(data) // 2].encode(), "not JSON: "),
        "JSON cut after a comma": (b'{"format": 1,\n', "line 2: not JSON: the text ends too early"),
        "JSON with a slip": (b'{"format": 1,\n "game" "karibik"}', "line 2: not JSON: it goes wrong at column 9"),
        "two JSONs": (
            (data + data).encode(),
            f"line {1 + data.count(chr(10))}: nothing may follow the end of the JSON",
        ),
        "a field twice": (data.replace('"rules"', '"game"').encode(), "line 4: the field 'game' is given twice"),
        "a field of an entry twice": (
            data.replace('"draw": "starter"', '"draw": "starter", "draw": "x"').encode(),
            f"line {entry}: entry 1: must be an object, not an object with a field given twice",
        ),
        "deep nesting": (b'{"format":' + b"[" * 100_000, "line 1: not a record: the JSON is nested too deeply"),
        "nesting that can just be read": (
            put(game=json.loads("[" * 400 + "]" * 400)),
            "line 3: game: must be a text, not a list",
        ),
        "a huge number": (
            data.replace(rules.replace("rules", '"rules":'), f'"rules": {"9" * 9999}').encode(),
            "line 4: rules: must be a whole number, not a number that is far too long",
        ),
        "a huge number in the text": (
            good.replace(rules, f"rules {'9' * 9999}").encode(),
            "line 3: rules version must",
        ),
        "not a number": (
            put(rules=float("nan")),
            "line 4: rules: must be a whole number, not a number that is not whole",
        ),
        "infinity": (put(format=float("inf")), "line 2: format: must be a whole number"),
        "a fraction": (put(rules=1.5), "line 4: rules: must be a whole number, not a number that is not whole"),
        "true for a number": (put(rules=True), "line 4: rules: must be a whole number, not true or false"),
        "null for a text": (put(commitment=None), "commitment: must be a text, not nothing"),
        "options that are a list": (put(options=[]), "line 5: options: must be an object, not a list"),
        "an option that is a list": (
            put(options={"seats": [2]}),
            "line 5: options: seats: must be true, false, a whole",
        ),
        "seats without names": (put(seats=[{"kind": "human"}] * 2), "seats[0]: must have the fields kind, name"),
        "entries that are numbers": (put(entries=[1, 2]), "entry 1: must be an object, not a whole number"),
        "an entry of nothing": (put(entries=[{}]), "entry 1: seat: must be a whole number, not nothing"),
        "an end without scores": (put(end={"reason": "target"}), "end: must have the fields reason, scores, ranks"),
        "all in one line": (put(indent=None, game="kalaha"), "line 1: no game 'kalaha'; there are karibik"),
        "a surrogate for a name": (put(seats=[{"kind": "human", "name": "\ud800"}] * 2), "half a character"),
        "a surrogate for a label": (
            data.replace('"is": "', '"is": "\\ud83d', 1).encode(),
            f"line {entry}: half a char",
        ),
        "a surrogate for the seed": (put(seed="\udc00"), "half a character (a lone surrogate) is in it"),
        "an unknown game": (
            good.replace("game karibik", "game kalaha").encode(),
            "line 2: no game 'kalaha'; there are",
        ),
        "unknown rules": (good.replace(rules, "rules 7").encode(), "line 3: karibik has no rules version 7"),
        "unknown rules in words": (
            good.replace(rules, "rules new").encode(),
            "line 3: rules version must be a whole",
        ),
        "an unknown format": (good.replace("record 2", "record 9").encode(), "line 1: record format '9' is not known"),
        "a bad name": (
            sealed([x.replace("seat 0 human Player 0", f"seat 0 human {'x' * 41}") for x in lines]).encode(),
            "line 5: seat 0: the name must have",
        ),
        "a bad kind": (
            sealed([x.replace("seat 1 human", "seat 1 h.u") for x in lines]).encode(),
            "line 6: seat 1: the kind of player 'h.u'",
        ),
        "a short commitment": (
            sealed([*lines[:6], "commitment ab", *lines[7:]]).encode(),
            "line 7: commitment must have 64",
        ),
        "long entropy": (
            sealed([*lines[:9], f"entropy 1 {'ab' * 257}", *lines[10:]]).encode(),
            "line 10: entropy of a seat has at most 512 hex digits, not 514",
        ),
        "another name": (
            sealed([x.replace("seat 0 human Player 0", "seat 0 human Nobody") for x in lines]).encode(),
            "line 8: names, kinds of players, rules or options are not those that the terms bind",
        ),
        "another kind of player in JSON": (
            twin.write(whole()._replace(seats=(Seat("greedy", "Player 0"), *whole().seats[1:]))).encode(),
            "names, kinds of players, rules or options are not those that the terms bind",
        ),
        "a score that is none": (
            sealed([re.sub(r"scores \d+", "scores x", x) for x in lines]).encode(),
            f"line {len(lines) - 1}: score must be a whole number, not 'x'",
        ),
        "no check line": ("\n".join(lines).encode(), f"line {len(lines)}: the record ends too early: 'check ...' is"),
        "a wrong check line": ("\n".join([*lines, f"check {'0' * 64}"]).encode(), f"line {len(lines) + 1}: the check"),
        "a wrong end": (
            sealed([re.sub(r"^end \w+", "end boredom", x) for x in lines]).encode(),
            f"line {len(lines) - 1}: the end is not as recorded: the game gives 'end ",
        ),
        "a wrong seed": (
            sealed([*lines[:-1], f"seed {'ab' * 32}"]).encode(),
            f"line {len(lines)}: the seed is not the one that was committed to",
        ),
        "old line ends": (good.replace("\n", "\r").replace(rules, "rules x").encode(), "line 3: rules version"),
        "a line that goes on for ever": (b"cothon record 1\ngame " + b"x" * 100_000, "line 2: no game 'xxx"),
        "a vertical tab": (good.replace(rules, "rules\x0b1\x85\u2028x").encode(), "line 3: rules version must"),
    }


@pytest.mark.parametrize("what", hostile())
def test_what_is_no_record_is_told_in_one_line_with_its_place(what: str, tmp_path: Path) -> None:
    content, words = hostile()[what]
    bad, good = tmp_path / "bad", tmp_path / "good"
    bad.write_bytes(content)
    files.save(good, whole())
    status, out, err = said_of(tmp_path, bad, good)
    assert status == 1
    assert len(out) == len(err) == 1, err
    assert out[0].startswith(f"ok: {good}: ")
    assert err[0].startswith(f"error: {bad}: ")
    assert words in err[0]
    if words.startswith("line "):
        assert err[0].startswith(f"error: {bad}: {words}")
    assert not PYTHON.search(err[0]), err
    assert not re.search(
        r"\b(None|True|False|dict|list\[|str|int|float|nan|inf)\b", err[0].removeprefix(f"error: {bad}: ")
    ), err
    assert len(err[0]) < 700


def test_what_cannot_be_read_is_told_by_its_name_and_the_rest_goes_on(tmp_path: Path) -> None:
    good, ear = tmp_path / "e", tmp_path / "ear"  # names that stand in many a sentence
    files.save(good, whole())
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(ear))  # a file that nobody, whatever his rights, can open
        done = run(tmp_path, "record", "verify", str(tmp_path), str(tmp_path / "no"), str(ear), str(good))
    assert done.returncode == 1
    told = [line.removeprefix(f"error: {tmp_path}") for line in done.stderr.splitlines()]
    assert told[0] == ": cannot be read: Is a directory"
    assert told[1] == "/no: cannot be read: No such file or directory"
    assert told[2].startswith("/ear: cannot be read: ")
    assert done.stdout.startswith(f"ok: {good}: ")


def test_a_name_of_several_lines_is_still_one_line(tmp_path: Path) -> None:
    odd = tmp_path / "a\nb\x07c"
    odd.write_text("nonsense")
    done = run(tmp_path, "record", "verify", str(odd))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("form", [text, twin])
def test_a_move_or_draw_that_is_wrong_is_told_with_its_line(form: object, tmp_path: Path) -> None:
    record = whole("traders", "seats=3")
    moves = [i for i, e in enumerate(record.entries) if isinstance(e, Done)]
    draws = [i for i, e in enumerate(record.entries) if isinstance(e, Drawn)]
    for at, words in (
        (moves[20], "seat 9 may not do that: It is not your turn to answer. "),
        (draws[-1], "the committed stream gives"),
    ):
        entry = record.entries[at]
        wrong = Done(9, entry.action) if isinstance(entry, Done) else entry._replace(draw=(entry.draw + 1) % 12)
        forged = record._replace(entries=(*record.entries[:at], wrong, *record.entries[at + 1 :]))
        written = form.write(forged)  # type: ignore[attr-defined]
        file = tmp_path / "forged"
        file.write_text(written, encoding="utf-8")
        status, _, err = said_of(tmp_path, file)
        assert status == 1
        found = re.match(rf"error: .*: line (\d+): entry {at + 1}: {words}", err[0])
        assert found, err
        line = written.splitlines()[int(found[1]) - 1]
        if form is text:
            assert line.startswith(f"{at + 1} ")
        else:
            assert line == "  {"
            assert written.splitlines()[: int(found[1])].count("  {") == at + 1 + record.options.seats


# -- whatever comes ---------------------------------------------------------------------------------------------------


def spoiled(data: st.DataObject, written: str) -> str:
    """A few changes of a real record: characters, lines, and bits of JSON that do not belong."""
    odd = [
        "null",
        "NaN",
        "[]",
        "{}",
        "-1",
        "1e999",
        "9" * 5000,
        '"\\ud800"',
        "\ud7ff",
        "\u2028",
        "#",
        "\x00",
        '"',
        "*",
        "٣",
    ]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(written) - 1))
        lines = written.split("\n")
        n = at % len(lines)
        other = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["character", "odd", "value", "drop", "twice", "swap", "cut"]))
        if kind == "character":
            written = written[:at] + data.draw(st.characters(codec="utf-8")) + written[at + 1 :]
        elif kind == "odd":
            written = written[:at] + data.draw(st.sampled_from(odd)) + written[at:]
        elif kind == "value":
            bit = data.draw(st.sampled_from(odd))
            lines[n] = re.sub(r"[^ :,]+(?=,?$)", lambda _, bit=bit: bit, lines[n])  # type: ignore[misc]
            written = "\n".join(lines)
        elif kind == "cut":
            written = written[: at + 1]
        else:
            changed = {"drop": [], "twice": [lines[n]] * 2, "swap": [lines[other]]}[kind]
            written = "\n".join([*lines[:n], *changed, *lines[n + 1 :]])
    return written


MADE: list[Callable[[str], Record]] = [lambda name: whole(name, "seats=3"), from_a_position, with_take_backs]


@settings(
    max_examples=2000 if FULL else 120, deadline=None, derandomize=not FULL,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)  # fmt: skip
@given(st.data())
def test_no_change_of_a_record_ends_in_a_traceback_or_in_words_of_python(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(MADE))(data.draw(st.sampled_from(names())))
    if data.draw(st.booleans()):
        record = record.without_seed()
    written = data.draw(st.sampled_from([text, twin])).write(record)
    changed = spoiled(data, written)
    if data.draw(st.booleans()):  # a forger who knows the format: the check line fits
        lines = [" ".join(line.split("#")[0].split()) for line in re.split("\r\n|\r|\n", changed)]
        lines = [line for line in lines if line and not line.startswith("check ")]
        changed = sealed(lines) if lines and lines[0].startswith("cothon") else changed
    with TemporaryDirectory() as folder:
        file = Path(folder) / "changed"
        file.write_text(changed, encoding="utf-8", newline="")
        try:
            verify(*files.load_lined(file))
        except CothonError as e:
            said = str(e).removeprefix(f"{file}: ")
            assert not PYTHON.search(said), said
            place = re.match(r"line (\d+): ", said)
            assert place, said
            assert int(place[1]) <= len(re.split("\r\n|\r|\n", changed))
