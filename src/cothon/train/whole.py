"""The network in whole numbers: what is shipped, its file and its card, and the same sums in NumPy to measure it.

The weights of a layer become bytes with a common scale; the outputs of a hidden layer are 0..127. Only the figures of
the heads are made fractions again, by the scales that the card tells.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from pathlib import Path
from typing import Any, NamedTuple

from cothon.envs.batched import numpy
from cothon.train.layout import FULL, Layout

FORMAT = 1
BITS = 15
"""Multipliers have so many."""
LARGEST = 1 << 20


class Whole(NamedTuple):
    """body: for each hidden layer weights [inputs, outputs], bias, multiplier, shift; heads: weights, bias, scale."""

    body: list[tuple[Any, Any, int, int]]
    policy: tuple[Any, Any, float]
    value: tuple[Any, Any, float]

    def judge(self, q: Any) -> tuple[Any, Any]:
        """Rows of 0..127 -> whole numbers for answers and for seats."""
        np = numpy()
        h = q.astype(np.float64)  # sums stay below 2**53, so they are exact, and quick
        for w, b, m, s in self.body:
            a = (h @ w.astype(np.float64)).astype(np.int64) + b
            h = np.clip((a * m + (1 << (s - 1))) >> s, 0, FULL).astype(np.float64)
        (wp, bp, _), (wv, bv, _) = self.policy, self.value
        return (h @ wp.astype(np.float64)).astype(np.int64) + bp, (h @ wv.astype(np.float64)).astype(np.int64) + bv


def whole(weights: dict[str, Any], ceiling: float) -> Whole:
    """Whole numbers for the weights of a network (`network.arrays`)."""
    numpy()
    body = []
    before = 1 / FULL  # what one step of that which comes in is worth
    n = sum(name.startswith("body.") and name.endswith(".weight") for name in weights)
    for i in range(n):
        w, b, step = _bytes(weights, f"body.{i}", before)
        m, s = _multiplier(before * step * FULL / ceiling)
        body.append((w, b, m, s))
        before = ceiling / FULL
    heads = []
    for name in ("policy", "value"):
        w, b, step = _bytes(weights, name, before)
        heads.append((w, b, before * step))
    return Whole(body, heads[0], heads[1])


def _bytes(weights: dict[str, Any], name: str, before: float) -> tuple[Any, Any, float]:
    """Weights input by input, and biases, in steps of the greatest weight."""
    np = numpy()
    w = weights[f"{name}.weight"].astype(np.float64).T
    step = max(float(np.abs(w).max()), 1e-9) / FULL
    b = np.rint(weights[f"{name}.bias"].astype(np.float64) / (before * step))
    return np.rint(w / step).astype(np.int8), b.astype(np.int32), step


def _multiplier(factor: float) -> tuple[int, int]:
    """m and s with m / 2**s very near to the factor."""
    s = 1
    while factor * (1 << (s + 1)) < (1 << BITS) and s < 40:
        s += 1
    return max(1, round(factor * (1 << s))), s


def packed(w: Whole) -> bytes:
    np = numpy()
    parts = []
    for weights, bias in [(x[0], x[1]) for x in w.body] + [(w.policy[0], w.policy[1]), (w.value[0], w.value[1])]:
        parts += [weights.astype(np.int8).tobytes(), bias.astype("<i4").tobytes()]
    return b"".join(parts)


def write(folder: Path, w: Whole, layout: Layout, rules: int, told: dict[str, Any]) -> None:
    """`network.bin` and `network.json`. `told` is for people: how it was trained and measured."""
    data = packed(w)
    card = {
        "format": FORMAT,
        "game": layout.game,
        "seats": layout.seats,
        "rules": rules,
        "layout": layout.digest,
        "inputs": layout.inputs,
        "hidden": [int(x[0].shape[1]) for x in w.body],
        "actions": layout.actions,
        "values": layout.values,
        "layers": [{"m": m, "s": s} for _, _, m, s in w.body],
        "policy_scale": w.policy[2],
        "value_scale": w.value[2],
        "sha256": hashlib.sha256(data).hexdigest(),
        **told,
    }
    (folder / "network.bin").write_bytes(data)
    (folder / "network.json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")


def read(folder: Path) -> tuple[Whole, dict[str, Any]]:
    """The same back, to measure it. Whoever plays with it reads it by `cothon.bots`, which needs no NumPy."""
    np = numpy()
    card = json.loads((folder / "network.json").read_text(encoding="utf-8"))
    data, at = (folder / "network.bin").read_bytes(), 0
    dims = [card["inputs"], *card["hidden"]]
    found = []
    for a, b in [*itertools.pairwise(dims), (dims[-1], card["actions"]), (dims[-1], card["values"])]:
        w = np.frombuffer(data, np.int8, a * b, at).reshape(a, b)
        bias = np.frombuffer(data, "<i4", b, at + a * b)
        found.append((w, bias))
        at += a * b + 4 * b
    body = [(*x, layer["m"], layer["s"]) for x, layer in zip(found, card["layers"], strict=False)]
    heads = (found[-2], card["policy_scale"]), (found[-1], card["value_scale"])
    return Whole(body, (*heads[0][0], heads[0][1]), (*heads[1][0], heads[1][1])), card
