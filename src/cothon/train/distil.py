"""A small network learns from a large one, on positions that the large one meets when it plays itself.

It learns what the large one would answer and how it expects the game to end. With `rounded` the small one's weights are
those that whole numbers will have, so that rounding costs nothing afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cothon.train import torch
from cothon.train.learn import new_optimiser, worth_of
from cothon.train.network import limited
from cothon.train.rollout import NEVER, Table

SHARE = 0.5
"""What expectations count, beside answers."""


class Distilling:
    """teacher, pupil  networks; the teacher plays at the tables"""

    def __init__(self, teacher: Any, pupil: Any, tables: list[Table], rate: float, limit: float) -> None:
        self.teacher, self.pupil, self.tables = teacher, pupil, tables
        self.limit, self.rate = limit, rate
        self.device = tables[0].device
        self.optimiser = new_optimiser(pupil, rate, self.device)

    def learn(self, batch: int, left: float, rounded: bool = True) -> float:
        """Once through what the tables hold; gives how far answers are apart (Kullback-Leibler)."""
        t = torch()
        for part in self.optimiser.param_groups:
            part["lr"] = (
                t.tensor(self.rate * left, device=self.device) if self.device.type == "cuda" else self.rate * left
            )
        apart, n = 0.0, 0
        for table in self.tables:
            m = table.memory
            q, mask = m.q.flatten(0, 1), m.mask.flatten(0, 1)
            there = table.there.repeat(len(m.q), 1)
            order = t.randperm(len(q), device=self.device)
            for index in order.split(batch):
                apart += self._step(q[index], mask[index], there[index], rounded, table.kind)
                n += 1
        return apart / max(1, n)

    def _step(self, q: Any, mask: Any, there: Any, rounded: bool, kind: Any) -> float:
        t = torch()
        x = q.to(kind)
        with t.no_grad():
            told, expected, _ = self.teacher(x)
            told = t.log_softmax(told.masked_fill(~mask, NEVER), -1)
            shares = t.softmax(expected.masked_fill(~there, NEVER), -1)
        logits, own, _ = self.pupil(x, rounded)
        chances = t.log_softmax(logits.masked_fill(~mask, NEVER), -1)
        apart = (told.exp() * (told - chances).masked_fill(~mask, 0)).sum(-1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (apart + SHARE * worth_of(own, shares, there)).backward()
        self.optimiser.step()
        limited(self.pupil, self.limit)
        return float(apart.detach())


def distilled(
    teacher: Any, pupil: Any, tables: list[Table], gather: Callable[[], None], rounds: int, batch: int, rate: float,
    limit: float, tell: Callable[[str], None],
) -> float:  # fmt: skip
    """So many rounds, each with new games of the teacher."""
    work = Distilling(teacher, pupil, tables, rate, limit)
    apart = float("nan")
    for k in range(rounds):
        gather()
        apart = work.learn(batch, max(0.05, 1 - k / rounds))
        if k % max(1, rounds // 10) == 0 or k == rounds - 1:
            tell(f"distilling: round {k + 1} of {rounds}, answers are {apart:.4f} apart")
    return apart
