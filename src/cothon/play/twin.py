"""The JSON twin of a record: the same content under the same seal, for programs."""

from __future__ import annotations

import json
from typing import Any

from cothon.core.errors import BadText
from cothon.core.options import spell
from cothon.play.record import FORMAT, Done, Drawn, Entry, Record, check_sum
from cothon.play.text import content
from cothon.play.text import read as read_text

KEYS = ["format", "game", "rules", "options", "seats", "commitment", "entropy", "entries", "end", "seed", "check"]
START = "start"
"""A field after `entropy`, only in records of matches that begin at a position: its text."""
_AFTER = KEYS.index("entropy") + 1
_WITH_START = [*KEYS[:_AFTER], START, *KEYS[_AFTER:]]


def write(record: Record) -> str:
    return json.dumps(as_data(record), indent=1, ensure_ascii=False) + "\n"


def as_data(record: Record) -> dict[str, Any]:
    """Plain data with the fields of KEYS, and START where it is wanted."""
    end = record.outcome
    return {
        "format": FORMAT,
        "game": record.game.facts.name,
        "rules": record.game.facts.version,
        "options": {"seats": record.options.seats, **record.options.values},
        "seats": [{"kind": s.kind, "name": s.name} for s in record.seats],
        "commitment": record.commitment,
        "entropy": [e.hex() for e in record.entropy],
        **({START: record.start} if record.start else {}),
        "entries": [_entry(record, e) for e in record.entries],
        "end": None if end is None else {"reason": end.reason, "scores": list(end.scores), "ranks": list(end.ranks)},
        "seed": None if record.seed is None else record.seed.hex(),
        "check": check_sum(content(record)),
    }


def _entry(record: Record, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Done):
        return {"seat": entry.seat, "do": record.game.actions.label(entry.action)}
    if isinstance(entry, Drawn):
        return {"draw": record.game.asks[entry.ask].name, "is": record.game.draws.label(entry.draw)}
    back = {"seat": entry.seat, "back": entry.to}
    return {**back, "agreed": True} if entry.agreed else back


def read(text: str) -> Record:
    """A record from its JSON: turned into text lines and read by the one reader there is."""
    try:
        data = json.loads(text, object_pairs_hook=_no_twice)
    except RecursionError as e:
        raise BadText("not a record: the JSON is nested too deeply") from e
    except ValueError as e:
        raise BadText(f"not JSON: {e}") from e
    if not isinstance(data, dict) or list(data) not in (KEYS, _WITH_START):
        raise BadText(f"not a record: the JSON must have the fields {', '.join(KEYS)}, in this order")
    try:
        lines = _lines(data)
    except (KeyError, TypeError, AttributeError, ValueError) as e:
        raise BadText(f"a field of the record is missing or of the wrong kind: {e}") from e
    record = read_text("\n".join(lines))
    if as_data(record) != data:
        raise BadText("the record is not in canonical form")
    return record


def _lines(data: dict[str, Any]) -> list[str]:
    lines = [f"cothon record {_int(data['format'])}", f"game {_str(data['game'])}", f"rules {_int(data['rules'])}"]
    lines.append("options " + " ".join(f"{n}={spell(v)}" for n, v in data["options"].items()))
    lines += [f"seat {i} {_str(s['kind'])} {_str(s['name'])}" for i, s in enumerate(data["seats"])]
    lines.append(f"commitment {_str(data['commitment'])}")
    lines += [f"entropy {i} {_str(e) or '-'}" for i, e in enumerate(data["entropy"])]
    lines += [f"position {_str(line)}" for line in _page(data)]
    for i, e in enumerate(data["entries"], start=1):
        if "do" in e:
            lines.append(f"{i} {_int(e['seat'])} {_str(e['do'])}")
        elif "draw" in e:
            lines.append(f"{i} * {_str(e['draw'])} {_str(e['is'])}")
        else:
            lines.append(f"{i} {_int(e['seat'])} back {_int(e['back'])}{_agreed(e)}")
    end = data["end"]
    if end is not None:
        numbers = " ".join(str(_int(x)) for x in end["scores"]), " ".join(str(_int(x)) for x in end["ranks"])
        lines.append(f"end {_str(end['reason'])} scores {numbers[0]} ranks {numbers[1]}")
    if data["seed"] is not None:
        lines.append(f"seed {_str(data['seed'])}")
    return [*lines, f"check {_str(data['check'])}"]


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} should be a text")
    if "\n" in value or "#" in value:
        raise ValueError(f"{value!r} has a forbidden character")
    return value


def _page(data: dict[str, Any]) -> list[str]:
    """The lines of the position, if there is one."""
    if START not in data:
        return []
    if not isinstance(data[START], str) or not data[START]:
        raise TypeError(f"'{START}' is the text of a position or left out")
    return str(data[START]).splitlines()


def _agreed(entry: dict[str, Any]) -> str:
    if entry.get("agreed", True) is not True:
        raise TypeError("'agreed' is true or left out")
    return " agreed" if "agreed" in entry else ""


def _int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} should be a whole number")
    return value


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is given twice")
    return found
