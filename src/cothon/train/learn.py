"""Learning from games: proximal policy optimisation (PPO), with heads for shares of the victory and for final points.

What turned out better than expected is made more likely, what turned out worse less likely, never by much at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cothon.train import torch
from cothon.train.network import limited
from cothon.train.recorded import Recorded
from cothon.train.rollout import NEVER, Table, judged
from cothon.train.settings import Settings

NOW = ("rate", "entropy", "hold", "middle", "spread", "high", "shaping")
GENTLE = 0.5
"""The longest step: gradients are scaled down to it."""


class Learner:
    """net      the network that learns
    anchor   the network it is held to, or None
    """

    def __init__(
        self, net: Any, tables: Sequence[Table], s: Settings, device: Any, tell: Callable[[str], None]
    ) -> None:
        t = torch()
        self.net, self.tables, self.s, self.device = net, tables, s, device
        self.kind = t.bfloat16 if device.type == "cuda" else t.float32
        self.optimiser = new_optimiser(net, s.rate, device)
        self.anchor: Any = None
        steps = s.length
        self.total = sum(table.rows for table in tables) * steps
        self.batch = min(s.batch, self.total)
        self._now = {name: t.zeros((), device=device) for name in NOW}
        self._index = t.zeros(self.batch, dtype=t.int64, device=device)
        self._told = t.zeros(4, device=device)
        self._flat: dict[str, Any] = {}
        self._update = Recorded(self._work, device, tell)
        self._gather = Recorded(self._gathered, device, tell)
        self._fresh(tables, steps)

    def _fresh(self, tables: Sequence[Table], steps: int) -> None:
        """Where all decisions of a round lie side by side; always in the same place, as recording wants it."""
        t = torch()
        m = tables[0].memory
        for name in ("q", "mask", "answer", "chance", "own"):
            x = getattr(m, name)
            self._flat[name] = t.zeros(self.total, *x.shape[2:], dtype=x.dtype, device=self.device)
        for name in ("worth", "final"):
            self._flat[name] = t.zeros(self.total, m.shares.shape[2], device=self.device)
        self._flat["gain"] = t.zeros(self.total, device=self.device)
        self._flat["sure"] = t.zeros(self.total, dtype=t.bool, device=self.device)
        self._flat["there"] = t.cat([x.there.repeat(steps, 1) for x in tables])

    def hold_to(self, anchor: Any) -> None:
        self.anchor = anchor

    def learn(self, left: float, done: float) -> dict[str, float]:
        """A round over what the tables hold. `left`: how much of rate and entropy; `done`: how much of the run."""
        t = torch()
        s = self.s
        shaping = max(0.0, 1 - done / s.shaped) * s.shaping if s.shaped else 0.0
        self._now["shaping"].fill_(shaping)
        self._gather()
        self._set(left, done)
        for _ in range(s.rounds):
            order = t.randperm(self.total, device=self.device)
            for first in range(0, self.total - self.batch + 1, self.batch):
                self._index.copy_(order[first : first + self.batch])
                self._update()
        entropy, value, points, moved = self._told.tolist()
        return {"entropy": entropy, "value": value, "points": points, "moved": moved, "shaping": shaping}

    def _gathered(self) -> None:
        """Side by side what the tables hold, judged."""
        first = 0
        for table in self.tables:
            found = judged(table, self.s.memory, self._now["shaping"])
            steps = self.s.length
            for name in ("q", "mask", "answer", "chance", "own"):
                found[name] = getattr(table.memory, name)[:steps]
            last = first + table.rows * steps
            for name, value in found.items():
                self._flat[name][first:last] = value.flatten(0, 1)
            first = last

    def _set(self, left: float, done: float) -> None:
        own, gain = self._flat["own"], self._flat["gain"]
        n = own.sum().clamp_min(1)
        middle = (gain * own).sum() / n
        spread = (((gain - middle) ** 2 * own).sum() / n).sqrt() + 1e-6
        sure = self._flat["sure"][:, None] & self._flat["there"]
        high = (self._flat["final"].abs() * sure).sum() / sure.sum().clamp_min(1) + 1
        self._now["middle"].copy_(middle)
        self._now["spread"].copy_(spread)
        self._now["high"].copy_(high)
        self._now["rate"].fill_(self.s.rate * left)
        self._now["entropy"].fill_(self.s.entropy * left)
        held = self.s.imitate
        self._now["hold"].fill_(held.anchor + (held.hold - held.anchor) * min(1.0, done))
        for part in self.optimiser.param_groups:
            if self.device.type == "cuda":
                part["lr"].copy_(self._now["rate"])
            else:
                part["lr"] = self.s.rate * left

    def _work(self) -> None:
        """One batch."""
        t = torch()
        now, s = self._now, self.s
        d = {name: x.index_select(0, self._index) for name, x in self._flat.items()}
        q = d["q"].to(self.kind)
        logits, shares, points = self.net(q)
        chances = t.log_softmax(logits.masked_fill(~d["mask"], NEVER), -1)
        likely = chances.exp()
        moved = chances.gather(-1, d["answer"][:, None]).squeeze(-1) - d["chance"]
        ratio = moved.clamp(-20, 20).exp()
        gain = (d["gain"] - now["middle"]) / now["spread"]
        own = d["own"].float()
        mine = own / own.sum().clamp_min(1)
        policy = -(t.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain) * mine).sum()
        variety = -((likely * chances.masked_fill(~d["mask"], 0)).sum(-1) * mine).sum()
        value = worth_of(shares, d["worth"], d["there"])
        sure = (d["sure"][:, None] & d["there"]).float()
        helper = ((points - d["final"] / now["high"]) ** 2 * sure).sum() / sure.sum().clamp_min(1)
        loss = policy + 0.5 * value + s.points * helper - now["entropy"] * variety
        if self.anchor is not None:
            with t.no_grad():
                told = t.softmax(self.anchor(q)[0].masked_fill(~d["mask"], NEVER), -1)
            loss = loss - now["hold"] * ((told * chances.masked_fill(~d["mask"], 0)).sum(-1) * mine).sum()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        t.nn.utils.clip_grad_norm_(self.net.parameters(), GENTLE)
        self.optimiser.step()
        limited(self.net, s.limit)
        self._told.copy_(t.stack([variety, value, helper, (moved.detach() * mine).sum().abs()]).detach())


def worth_of(shares: Any, worth: Any, there: Any) -> Any:
    """Cross entropy of expected and found shares of the victory, over the seats that play."""
    expected = torch().log_softmax(shares.masked_fill(~there, NEVER), -1)
    return -(worth * expected.masked_fill(~there, 0)).sum(-1).mean()


def new_optimiser(net: Any, rate: float, device: Any) -> Any:
    t = torch()
    if device.type == "cuda":
        lr = t.tensor(rate, device=device)
        return t.optim.Adam(net.parameters(), lr=lr, eps=1e-5, capturable=True, fused=True)
    return t.optim.Adam(net.parameters(), lr=rate, eps=1e-5)
