"""What a training run is to do: a file in TOML, each key with a default. A wrong key or value is named.

hidden = [256, 128]
entropy = 0.02

[seats]         # numbers of seats, and how often each is played
2 = 3
3 = 1

[imitate]       # a beginning by imitation
bots = ["level-3"]
seconds = 60
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from cothon.bots import BOTS
from cothon.core.errors import BadInput


@dataclass(frozen=True)
class Imitation:
    """bots     whose games are imitated; none: no imitation
    seconds  how long they play for it, on all cores
    most     but not more decisions than this: each takes some kilobytes of memory
    files    games that were played before: written by `cothon.train.shown`
    rounds   how often each decision is learned from
    rate     of learning from them, at the beginning
    sharp    what a search preferred counts to this power: above 1 its choice counts more than what it tried besides
    stray    how many answers in 1000 are another bot's, so that the learner sees what to do after an error
    anchor   afterwards: how strongly the network is held to what it has learned so, at the beginning
    hold     how much of that is left at the end
    """

    bots: list[str] = field(default_factory=list)
    seconds: float = 0.0
    most: int = 400_000
    files: list[str] = field(default_factory=list)
    rounds: float = 4.0
    rate: float = 1e-3
    sharp: float = 2.0
    stray: int = 40
    anchor: float = 0.0
    hold: float = 0.0


@dataclass(frozen=True)
class League:
    """share   of the rows in which all seats but one are played by an earlier network
    every   after how much of the run the network of that moment joins it
    keep    how many of them are kept, besides the one that learned by imitation
    """

    share: float = 0.0
    every: float = 0.1
    keep: int = 2


@dataclass(frozen=True)
class Settings:
    """minutes    how long is trained; or:
    decisions  how many decisions are trained on (0: as long as `minutes` says)
    seats      numbers of seats, and how often each is played
    hidden     widths of the hidden layers
    ceiling    what goes out of a hidden layer is between 0 and this
    limit      no weight is greater
    workers    processes that play; 0: this one
    rows       games of a worker, side by side
    length     steps of all games between two rounds of learning
    batch      decisions that are learned from at once
    rounds     how often each decision is learned from
    rate       of learning, at the beginning; it fades to a twentieth
    entropy    how much variety is worth, at the beginning; it fades likewise
    memory     how much a later surprise counts for an earlier decision (lambda)
    clip       how far the policy may move from the one that played
    shaping    how much of the reward is the share of all points, at the beginning
    shaped     by which part of the run that has faded to 0
    points     weight of the helper that foretells final points
    curve      how many points the curve has
    rival      whom the network plays for the curve, and at the end
    games      games of a point of the curve
    final      games at the end
    seed       of all chance
    """

    minutes: float = 10.0
    decisions: int = 0
    seats: dict[int, float] = field(default_factory=dict)
    hidden: list[int] = field(default_factory=lambda: [128, 64])
    ceiling: float = 2.0
    limit: float = 1.0
    workers: int = -1
    rows: int = 128
    length: int = 32
    batch: int = 2048
    rounds: int = 2
    rate: float = 1e-3
    entropy: float = 0.01
    memory: float = 0.95
    clip: float = 0.2
    shaping: float = 0.5
    shaped: float = 0.5
    points: float = 0.1
    curve: int = 5
    rival: str = "level-2"
    games: int = 100
    final: int = 400
    seed: int = 1
    imitate: Imitation = field(default_factory=Imitation)
    league: League = field(default_factory=League)

    def plain(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


LEAST = {
    "minutes": 0.0, "decisions": 0, "ceiling": 0.01, "limit": 0.01, "workers": -1, "rows": 2, "length": 2, "batch": 2,
    "rounds": 1, "rate": 0.0, "entropy": 0.0, "memory": 0.0, "clip": 0.0, "shaping": 0.0, "shaped": 0.0, "points": 0.0,
    "curve": 0, "games": 2, "final": 0, "seed": 0, "seconds": 0.0, "most": 1, "sharp": 0.1, "stray": 0,
    "anchor": 0.0, "hold": 0.0, "share": 0.0, "every": 0.001, "keep": 0,
}  # fmt: skip
MOST = {"memory": 1.0, "shaping": 1.0, "shaped": 1.0, "share": 0.9, "stray": 1000}


def read(path: Path) -> Settings:
    """The settings of a file; a BadInput names the file and the key."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadInput(f"--settings {path}: cannot be read: {e.strerror}") from e
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise BadInput(f"--settings {path}: no TOML: {e}") from e
    try:
        return made(told)
    except BadInput as e:
        raise BadInput(f"--settings {path}: {e}") from e


def made(told: dict[str, Any]) -> Settings:
    """Settings from plain data."""
    told = dict(told)
    inner = {}
    for name, kind in (("imitate", Imitation), ("league", League)):
        part = told.pop(name, {})
        if not isinstance(part, dict):
            raise BadInput(f"{name}: must be a table")
        inner[name] = kind(**_checked(kind, part, f"{name}."))
    seats = told.pop("seats", {})
    if not isinstance(seats, dict):
        raise BadInput("seats: must be a table: a number of seats and how often it is played")
    found = Settings(**_checked(Settings, told, ""), **inner, seats=_mix(seats))  # type: ignore[arg-type]
    return checked(found)


def checked(s: Settings) -> Settings:
    """The same, if its parts go together."""
    if not 1 <= len(s.hidden) <= 3 or not all(1 <= width <= 4096 for width in s.hidden):
        raise BadInput(f"hidden: {s.hidden}: one to three widths from 1 to 4096")
    for name in (s.rival, *s.imitate.bots):
        if name not in BOTS:
            raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}")
    if s.imitate.bots and not s.imitate.seconds:
        raise BadInput("imitate.seconds: how long are the bots to play?")
    if not s.minutes and not s.decisions:
        raise BadInput("minutes: must be more than 0, or decisions")
    return s


def changed(s: Settings, **given: Any) -> Settings:
    """The same with what a command says; None changes nothing."""
    said = {name: value for name, value in given.items() if value is not None}
    return checked(replace(s, **_checked(Settings, said, "")))


def _mix(seats: dict[Any, Any]) -> dict[int, float]:
    found = {}
    for key, often in seats.items():
        if not str(key).isdigit() or not _number(often) or often <= 0:
            raise BadInput(f"seats: {key!r} = {often!r}: a number of seats, and how often it is played")
        found[int(key)] = float(often)
    return found


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < float("inf")


def _checked(kind: type, told: dict[str, Any], where: str) -> dict[str, Any]:
    known = {f.name: f for f in fields(kind)}
    found: dict[str, Any] = {}
    for name, value in told.items():
        if name not in known:
            raise BadInput(f"{where}{name}: no such setting; there are {', '.join(known)}")
        found[name] = _value(where + name, name, str(known[name].type), value)
    return found


def _value(told: str, name: str, kind: str, value: Any) -> Any:
    if kind.startswith("list"):
        each = str if "str" in kind else int
        if not isinstance(value, list) or not all(type(v) is each for v in value):
            raise BadInput(f"{told}: {value!r}: must be a list of {'names' if each is str else 'whole numbers'}")
        return value
    if kind.startswith("dict"):
        return value
    if kind == "str":
        if not isinstance(value, str):
            raise BadInput(f"{told}: {value!r}: must be a name")
        return value
    if not _number(value) or (kind == "int" and type(value) is not int):
        raise BadInput(f"{told}: {value!r}: must be a {'whole ' if kind == 'int' else ''}number")
    least, most = LEAST.get(name), MOST.get(name)
    if (least is not None and value < least) or (most is not None and value > most):
        raise BadInput(f"{told}: {value!r}: must be at least {least}" + ("" if most is None else f", at most {most}"))
    return float(value) if kind == "float" else value
