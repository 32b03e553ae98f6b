"""Networks as files: `network.bin`, the weights, and `network.json`, its card, in the folder of a game's bots.

The weights are bytes and whole numbers of four bytes, the least significant one first: for each layer, then for the
policy and for the value, a row of bytes for every place it takes, and the number each of its sums begins with. The card
says what they are for, and is refused where that is not what is here: another layout of the array, other actions.
`$COTHON_NETWORKS` names a folder with `<game>/network.json` that goes before the package's, to try a network out.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Sequence
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from cothon.bots.network import Head, Network, Rows
from cothon.bots.settings import Settings
from cothon.core.errors import BadInput
from cothon.encode.layout import Layout
from cothon.games import versions

FORMAT = 1
CARD, WEIGHTS = "network.json", "network.bin"
FURTHER = "COTHON_NETWORKS"
SHIPPED = Path(__file__).parent
DEEPEST, WIDEST = 3, 1024
"""Hidden layers, and places of one, at most."""
ITERATIONS = 1200
"""Of level 6, if the card says nothing else: below half a second for a decision."""
SETTINGS = {"explore": 1.2, "heat": 1.0, "wide": 2.0, "deal": 1.0, "doubt": 0.1, "least": 0.0}
"""Likewise. The network's chances are asked at once, so nothing is played on."""
_LEAST, _GREATEST = -(1 << 31), (1 << 31) - 1


class Sums(NamedTuple):
    """What is learned of a layer or a head: `rows[i][j]`, -128..127, what place i counts in sum j, which begins with
    `biases[j]`.
    """

    rows: Sequence[Sequence[int]]
    biases: Sequence[int]


class Scale(NamedTuple):
    """How the sum of a layer becomes what it hands on: (sum * times + half) >> shift, kept in 0..127."""

    times: int
    shift: int


class Card(NamedTuple):
    """What a card says, checked. `told` is all of it, also what is for people.

    iterations, settings  how level 6 searches with it
    """

    game: str
    rules: int
    hidden: tuple[int, ...]
    layers: tuple[Scale, ...]
    policy_scale: float
    value_scale: float
    sha256: str
    iterations: int
    settings: Settings
    told: dict[str, Any]


class Learned(NamedTuple):
    """A network with all that goes with it."""

    card: Card
    layout: Layout
    network: Network


@lru_cache(maxsize=16)
def layout(game: str) -> Layout:
    """Made once, since every user of a network needs it."""
    return Layout(game)


# -- finding -----------------------------------------------------------------------------------------------------------


def folder_of(game: str) -> Path | None:
    """Where the network of a game is; None if it has none."""
    further = os.environ.get(FURTHER)
    rooms = [Path(further)] if further else []
    for room in (*rooms, SHIPPED):
        if (room / game / CARD).is_file():
            return room / game
    return None


def has_network(game: str) -> bool:
    return folder_of(game) is not None


def learned(game: str) -> Learned | None:
    """The network of a game, read once in a process; None if it has none."""
    folder = folder_of(game)
    return None if folder is None else _read_once(game, folder)


@lru_cache(maxsize=16)
def _read_once(game: str, folder: Path) -> Learned:
    return read(game, folder)


# -- reading -----------------------------------------------------------------------------------------------------------


def read(game: str, folder: Path) -> Learned:
    """The network in a folder. BadInput names the file, the field, and what is wrong with it."""
    card = read_card(game, folder / CARD)
    there = layout(game)
    path = folder / WEIGHTS
    try:
        told = path.read_bytes()
    except OSError as e:
        raise BadInput(f"{path}: cannot be read: {e.strerror}") from None
    widths = (there.size, *card.hidden)
    outputs = (*card.hidden, there.actions, there.seats[-1])
    inputs = (*widths, widths[-1])
    size = sum((n + 4) * m for n, m in zip(inputs, outputs, strict=True))
    if len(told) != size:
        raise BadInput(f"{path}: it has {len(told)} bytes; by its card it must have {size}")
    if hashlib.sha256(told).hexdigest() != card.sha256:
        raise BadInput(f"{path}: its SHA-256 is not the one on its card ({CARD}, sha256)")
    return Learned(card, there, _made(told, card, there, inputs, outputs))


def _made(told: bytes, card: Card, there: Layout, inputs: Sequence[int], outputs: Sequence[int]) -> Network:
    begin = 0
    parts: list[tuple[bytes, tuple[int, ...]]] = []
    for n, m in zip(inputs, outputs, strict=True):
        end = begin + n * m
        parts.append((told[begin:end], struct.unpack_from(f"<{m}i", told, end)))
        begin = end + 4 * m
    most = there.most()
    hidden: list[Rows] = []
    for i, scale in enumerate(card.layers):
        flat = [m == 1 for m in most] if i == 0 else [False] * inputs[i]
        hidden.append(Rows(parts[i][0], outputs[i], parts[i][1], flat, scale.times, scale.shift))
    policy, value = (Head(weights, inputs[-1], biases) for weights, biases in parts[-2:])
    return Network(most, hidden, policy, value)


def read_card(game: str, path: Path) -> Card:
    """The card of a network, checked against the game and against the layout of its array."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadInput(f"{path}: cannot be read: {e.strerror}") from None
    except ValueError as e:
        raise BadInput(f"{path}: not JSON: {e}") from None
    if not isinstance(told, dict):
        raise BadInput(f"{path}: a card is an object with fields")
    there = layout(game)
    _same(path, told, "format", FORMAT)
    _same(path, told, "game", game)
    _same(path, told, "seats", list(there.seats))
    _same(path, told, "layout", there.mark, "its network was trained on another layout of the array, train it anew: ")
    _same(path, told, "inputs", there.size)
    _same(path, told, "actions", there.actions)
    _same(path, told, "values", there.seats[-1])
    rules = _number(path, told, "rules")
    if rules not in versions(game):
        known = ", ".join(map(str, versions(game)))
        raise BadInput(f"{path}: rules: {game} has no rules version {rules}; this build knows {known}")
    hidden = _listed(path, told, "hidden")
    if not all(type(n) is int and 1 <= n <= WIDEST for n in hidden):
        raise BadInput(f"{path}: hidden: every layer has 1..{WIDEST} places")
    layers = tuple(_scale(path, i, one) for i, one in enumerate(_listed(path, told, "layers")))
    if len(layers) != len(hidden):
        raise BadInput(f"{path}: layers: {len(layers)} of them, but hidden has {len(hidden)}")
    policy, value = _share(path, told, "policy_scale"), _share(path, told, "value_scale")
    sha = told.get("sha256")
    if not isinstance(sha, str):
        raise BadInput(f"{path}: sha256: missing, or not a text")
    iterations, settings = _search(path, told)
    return Card(game, rules, tuple(hidden), layers, policy, value, sha, iterations, settings, told)


def _search(path: Path, told: dict[str, Any]) -> tuple[int, Settings]:
    """How level 6 searches: `iterations`, and what shall be another than usual in its settings."""
    wanted = {"iterations": ITERATIONS, **SETTINGS}
    given = told.get("search", {})
    if not isinstance(given, dict):
        raise BadInput(f"{path}: search: not an object")
    for name, value in given.items():
        if name not in wanted or type(value) not in (int, float) or not isfinite(value) or value < 0:
            raise BadInput(f"{path}: search: {name}={value!r}; there are {', '.join(wanted)}, all numbers from 0 on")
        wanted[name] = float(value)
    if wanted["heat"] == 0 or wanted["iterations"] < 1:
        raise BadInput(f"{path}: search: heat must be above 0, iterations 1 or more")
    return int(wanted.pop("iterations")), Settings(cut=0, **wanted)


def _same(path: Path, told: dict[str, Any], field: str, wanted: object, why: str = "") -> None:
    if field not in told:
        raise BadInput(f"{path}: {field}: missing")
    if told[field] != wanted or type(told[field]) is not type(wanted):
        raise BadInput(f"{path}: {field}: {why}{told[field]!r}, where {wanted!r} is needed")


def _number(path: Path, told: dict[str, Any], field: str) -> int:
    if type(told.get(field)) is not int:
        raise BadInput(f"{path}: {field}: missing, or not a whole number")
    found: int = told[field]
    return found


def _listed(path: Path, told: dict[str, Any], field: str) -> list[Any]:
    found = told.get(field)
    if not isinstance(found, list) or not 1 <= len(found) <= DEEPEST:
        raise BadInput(f"{path}: {field}: missing, or not a list of 1..{DEEPEST}")
    return found


def _scale(path: Path, i: int, told: object) -> Scale:
    if not isinstance(told, dict):
        raise BadInput(f"{path}: layers: the one at place {i} is no object with m and s")
    m, s = told.get("m"), told.get("s")
    if type(m) is not int or type(s) is not int or not (1 <= m < 1 << 31 and 0 <= s < 63):
        raise BadInput(f"{path}: layers: at place {i}, m must be in 1..2^31 - 1 and s in 0..62")
    return Scale(m, s)


def _share(path: Path, told: dict[str, Any], field: str) -> float:
    found = told.get(field)
    if type(found) not in (int, float) or not isfinite(found) or found <= 0:  # type: ignore[arg-type,operator]
        raise BadInput(f"{path}: {field}: missing, or not a number above 0")
    return float(found)  # type: ignore[arg-type]


# -- writing -----------------------------------------------------------------------------------------------------------


def packed(parts: Sequence[Sums]) -> bytes:
    """The layers, the policy and the value, in this order, as the bytes of the file."""
    out = bytearray()
    for k, part in enumerate(parts):
        for row in part.rows:
            if len(row) != len(part.biases):
                raise BadInput(f"part {k}: a row of {len(row)} weights for {len(part.biases)} sums")
            if not all(-128 <= w <= 127 for w in row):
                raise BadInput(f"part {k}: a weight is not in -128..127")
            out += struct.pack(f"<{len(row)}b", *row)
        if not all(_LEAST <= b <= _GREATEST for b in part.biases):
            raise BadInput(f"part {k}: a bias has no room in 32 bits")
        out += struct.pack(f"<{len(part.biases)}i", *part.biases)
    return bytes(out)


def write(
    folder: Path,
    game: str,
    parts: Sequence[Sums],
    layers: Sequence[Scale],
    scales: tuple[float, float],
    rules: int | None = None,
    people: dict[str, Any] | None = None,
) -> Learned:
    """Write a network and its card, and read them again, so that what is written is what may be read.

    parts   the hidden layers, the policy, the value
    layers  of each hidden layer, how its sums become what it hands on
    scales  of policy and value: what a whole number of theirs is worth
    people  what else the card tells: trained, measured, loss
    """
    there = layout(game)
    told = packed(parts)
    card: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "seats": list(there.seats),
        "rules": max(versions(game)) if rules is None else rules,
        "layout": there.mark,
        "inputs": there.size,
        "hidden": [len(part.biases) for part in parts[:-2]],
        "actions": there.actions,
        "values": there.seats[-1],
        "layers": [{"m": scale.times, "s": scale.shift} for scale in layers],
        "policy_scale": scales[0],
        "value_scale": scales[1],
        "sha256": hashlib.sha256(told).hexdigest(),
        **(people or {}),
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / WEIGHTS).write_bytes(told)
    (folder / CARD).write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return read(game, folder)
