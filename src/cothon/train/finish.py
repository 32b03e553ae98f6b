"""The end of a run: whole numbers, what rounding cost, and games against a shipped level."""

from __future__ import annotations

import json
import os
import platform
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cothon.envs.batched import numpy
from cothon.games import game as find_game
from cothon.train import torch, whole
from cothon.train.duel import Outcome, duel
from cothon.train.layout import Layout
from cothon.train.network import arrays
from cothon.train.run import RESULT, Run
from cothon.train.shown import demonstrated

SHARE = 4
"""A point of the curve takes one core of so many."""
POSITIONS = 8
"""Games from which the positions come that measure the loss by rounding."""


def export(run: Run) -> dict[str, Any]:
    """Write the network of a run into `<folder>/<game>/`, and say how near the whole numbers come to it."""
    weights = whole.whole(arrays(run.net), run.s.ceiling)
    lost = rounding(run, weights)
    told = {
        "trained": {
            "date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine(run), "seconds": round(run.seconds),
            "decisions": run.decisions, "seed": run.s.seed,
        },
        "loss": lost,
    }  # fmt: skip
    folder = run.folder / run.game
    folder.mkdir(exist_ok=True)
    whole.write(folder, weights, run.layout, find_game(run.game).facts.version, told)
    return lost


def machine(run: Run) -> str:
    name = torch().cuda.get_device_name() if run.device.type == "cuda" else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores"


def rounding(run: Run, weights: whole.Whole) -> dict[str, float]:
    """How often fractions and whole numbers choose alike, and how far their chances of victory are apart."""
    t, np = torch(), numpy()
    layout: Layout = run.layout
    table = layout.table()
    seats = min(run.s.seats)
    shown = [demonstrated(run.game, seats, ["level-2"] * seats, (1 << 45) + k) for k in range(POSITIONS)]
    x = np.concatenate([d.x for d in shown])
    mask = np.concatenate([d.mask for d in shown])
    q = table[np.arange(layout.inputs)[None, :], x]
    with t.no_grad():
        net = run.net.float()
        logits, shares, _ = net(t.from_numpy(q.astype(np.float32)).to(run.device))
        logits, shares = logits.cpu().numpy(), shares.cpu().numpy()[:, :seats]
    policy, value = weights.judge(q)
    best = np.where(mask, logits, -np.inf).argmax(-1)
    whole_best = np.where(mask, policy, -(1 << 60)).argmax(-1)

    def chances(z: Any) -> Any:
        e = np.exp(z - z.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True)

    apart = np.abs(chances(shares) - chances(value[:, :seats] * weights.value[2]))
    return {
        "positions": len(x), "same_choice": round(float((best == whole_best).mean()), 4),
        "chance_apart": round(float(apart.mean()), 5), "chance_apart_most": round(float(apart.max()), 5),
    }  # fmt: skip


def measured(run: Run, seats: int, rival: str, games: int, first: int = 0) -> Outcome:
    return duel(run.game, seats, run.folder, rival, games, os.cpu_count() or 1, first=first)


class Points:
    """Points of the curve: games against the rival, beside the training, one at a time."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._thread: threading.Thread | None = None

    def __call__(self) -> None:
        """Begin a point with the network as it is now, unless the one before is not ready yet."""
        if self._thread is not None and self._thread.is_alive():
            return
        run = self.run
        room = run.folder / "point"
        (room / run.game).mkdir(parents=True, exist_ok=True)
        weights = whole.whole(arrays(run.net), run.s.ceiling)
        whole.write(room / run.game, weights, run.layout, find_game(run.game).facts.version, {})
        self._thread = threading.Thread(target=self._play, args=(room, run.decisions), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _play(self, room: Path, decisions: int) -> None:
        run = self.run
        seats = min(run.s.seats)
        workers = max(1, (os.cpu_count() or 1) // SHARE)
        found = duel(run.game, seats, room, run.s.rival, run.s.games, workers)
        drawn(run, decisions, found)


def drawn(run: Run, decisions: int, found: Outcome) -> None:
    seats = min(run.s.seats)
    run.journal.write("curve", decisions=decisions, against=run.s.rival, seats=seats, **found._asdict())
    run.journal.say(f"against {run.s.rival}, {seats} seats, after {decisions / 1e6:.2f} M decisions: {found.words()}")
    run.journal.curve(f"{run.game}, {seats} seats, against {run.s.rival}: share of victories by decisions", found.fair)


def end(run: Run) -> dict[str, Outcome]:
    """The last games, on deals that no point of the curve has had; and the result as a file."""
    lost = export(run)
    run.journal.tell(
        f"whole numbers choose alike in {100 * lost['same_choice']:.1f} % of {lost['positions']} positions"
    )
    found = {}
    for seats in sorted(run.s.seats) if run.s.final else []:
        one = measured(run, seats, run.s.rival, run.s.final, first=1_000_000)
        found[f"{seats} seats against {run.s.rival}"] = one
        run.journal.tell(f"{run.game}, {seats} seats, against {run.s.rival}: {one.words()}")
        if seats == min(run.s.seats):
            drawn(run, run.decisions, one)
    result = {
        "game": run.game, "settings": run.s.plain(), "seconds": round(run.seconds), "decisions": run.decisions,
        "machine": machine(run), "loss": lost, "measured": {name: one._asdict() for name, one in found.items()},
    }  # fmt: skip
    path: Path = run.folder / RESULT
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return found
