"""Games played by the network, as they are learned from: what was seen, answered and expected, and how it ended.

Of every group, `judge` brings what its rows see onto the device in one copy, has the network (and, in the rows of the
league, an earlier one) judge it, draws answers there, and keeps all of it there. Only the answers come back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cothon.train import torch
from cothon.train.crew import Group
from cothon.train.layout import FULL, Layout
from cothon.train.recorded import Recorded

NEVER = -1e9


def scaling(layout: Layout, device: Any) -> tuple[Any, Any]:
    """By what an array is multiplied, and what is added: rounded down, that is what `Layout.table` says."""
    t = torch()
    most = t.tensor(layout.most, dtype=t.float32, device=device)
    return FULL / most, (t.floor(most / 2) + 0.25) / most


class Memory:
    """Of every step of every row of a group; one step more than is learned from, for what is expected at the end.

    q        what the network gets: whole numbers 0..127
    mask     what was offered
    who      which seat decided
    answer   what was answered, chance its logarithm, own whether the network that learns gave it
    shares   what the network expects of the victory for each seat, beginning with the one that decides
    done     whether a game ended before this step, with won and points of all seats
    """

    def __init__(self, layout: Layout, steps: int, rows: int, device: Any) -> None:
        t = torch()
        n = steps + 1

        def new(kind: Any, *shape: int) -> Any:
            return t.zeros(n, rows, *shape, dtype=kind, device=device)

        self.q, self.mask = new(t.uint8, layout.inputs), new(t.bool, layout.actions)
        self.who, self.answer = new(t.int64), new(t.int64)
        self.chance, self.own = new(t.float32), new(t.bool)
        self.shares = new(t.float32, layout.values)
        self.done = new(t.bool)
        self.won, self.points = new(t.float32, layout.values), new(t.float32, layout.values)


class Table:
    """One group on the device: its games so far, and the work of judging a step."""

    def __init__(
        self, group: Group, nets: tuple[Any, Any], steps: int, league: float, device: Any, tell: Callable[[str], None]
    ) -> None:
        t = torch()
        self.group, self.device = group, device
        self.net, self.rival = nets
        layout, kind = group.layout, group.kind
        self.layout, self.rows = layout, kind.total
        self.memory = Memory(layout, steps, kind.total, device)
        self.kind = t.bfloat16 if device.type == "cuda" else t.float32
        self._host = t.from_numpy(group.block)
        self._answers = t.from_numpy(group.chosen)
        self._pinned: list[int] = []
        if device.type == "cuda":
            for held in (self._host, self._answers):  # so that the GPU reads and writes it by itself
                t.cuda.cudart().cudaHostRegister(held.data_ptr(), held.numel() * held.element_size(), 0)
                self._pinned.append(held.data_ptr())
        # Waited for asleep: the core is wanted by those who play.
        self._there = t.cuda.Event(blocking=True) if device.type == "cuda" else None
        self._inbox = t.zeros(group.plan.size, dtype=t.uint8, device=device)
        self._seen = t.zeros(kind.total, layout.inputs, dtype=t.uint8, device=device)
        self._out = t.zeros(kind.total, dtype=t.int32, device=device)
        self._at = t.zeros(1, dtype=t.int64, device=device)
        self._lay_out(t)
        self._against(t, league)
        self._judge = Recorded(self._work, device, tell)

    def _lay_out(self, t: Any) -> None:
        """What stays the same for each row: number of seats, places of the array, which seat follows which."""
        kind, layout, device = self.group.kind, self.layout, self.device
        seats = t.tensor([n for n in kind.seats for _ in range(kind.rows)], device=device)
        self.seats = seats
        self._places = [t.tensor(layout.places(n), device=device) for n in kind.seats]
        for w, n in enumerate(kind.seats):
            self._seen[w * kind.rows : (w + 1) * kind.rows, layout.mark(n)] = 1
        slot = t.arange(layout.values, device=device)[None, :]
        self.there = slot < seats[:, None]
        self._scale, self._shift = scaling(layout, device)

    def _against(self, t: Any, league: float) -> None:
        """The first rows of a worker belong to the league: one seat there plays, the others are the earlier one's."""
        kind = self.group.kind
        row = t.arange(self.rows, device=self.device) % kind.rows
        self.in_league = row < round(league * kind.rows)
        self.mine = row % self.seats
        self.of_league = self.in_league.nonzero().squeeze(-1)
        self.league = bool(len(self.of_league))

    def _work(self) -> None:
        """What the block tells, through the networks, into the memory: all of it on the device."""
        t = torch()
        with t.no_grad():
            told = self._told(t)
            for w, places in enumerate(self._places):
                part = slice(w * self.group.kind.rows, (w + 1) * self.group.kind.rows)
                self._seen[part].index_copy_(1, places, told[f"seen{w}"])
            q = t.addcmul(self._shift, self._seen.float(), self._scale).floor_().clamp_(max=FULL)
            mask, who = told["masks"].bool(), told["actors"].long()
            x = q.to(self.kind)
            logits, shares, _ = self.net(x)
            own = t.ones_like(mask[:, 0])
            if self.league:
                own = ~self.in_league | (who == self.mine)
                theirs = self.rival(x[self.of_league])[0]
                logits[self.of_league] = t.where(own[self.of_league][:, None], logits[self.of_league], theirs)
            chances = t.log_softmax(logits.masked_fill(~mask, NEVER), -1)
            drawn = chances - t.log(-t.log(t.rand_like(chances).clamp_(1e-10, 1 - 1e-7)))
            answer = drawn.masked_fill(~mask, 2 * NEVER).argmax(-1)
            self._out.copy_(answer.int())
            kept = {
                "q": q.to(t.uint8), "mask": mask, "who": who, "answer": answer, "own": own,
                "chance": chances.gather(-1, answer[:, None]).squeeze(-1),
                "shares": t.softmax(shares.masked_fill(~self.there, NEVER), -1),
                "done": told["dones"].bool(), "won": told["shares"], "points": told["points"],
            }  # fmt: skip
            for name, value in kept.items():
                getattr(self.memory, name).index_copy_(0, self._at, value[None])

    def _told(self, t: Any) -> dict[str, Any]:
        """The arrays of the block, as they lie on the device."""
        found = {}
        for name, (at, shape, kind) in self.group.plan.at.items():
            size = 4 if kind == "float32" else 1
            for each in shape:
                size *= each
            part = self._inbox[at : at + size]
            found[name] = (part.view(t.float32) if kind == "float32" else part).view(*shape)
        return found

    def close(self) -> None:
        """The memory is about to go away."""
        t = torch()
        if self._pinned:
            t.cuda.synchronize()
        for place in self._pinned:
            t.cuda.cudart().cudaHostUnregister(place)
        self._pinned = []
        del self._host, self._answers

    def judge(self, step: int, send: bool) -> None:
        """One step of all rows; with `send` the workers go on."""
        torch()
        self._inbox.copy_(self._host, non_blocking=True)
        self._at.fill_(step)
        self._judge()
        if send:
            self._answers.copy_(self._out, non_blocking=True)
            if self._there is not None:
                self._there.record()
                self._there.synchronize()
            self.group.send()


def judged(table: Table, memory: float, shaping: Any) -> dict[str, Any]:
    """What the answers of a table turned out to be worth, and what each position turned out to be worth to each seat.

    Each seat has its own chain of expectations: from one of its decisions to its next one, or to the end.
    """
    t = torch()
    m, rows = table.memory, table.rows
    steps = len(m.who) - 1
    slots = t.arange(table.layout.values, device=table.device)[None, :]
    seats = table.seats[:, None]
    points = m.points / m.points.clamp_min(0).sum(-1, keepdim=True).clamp_min(1)
    ends = (1 - shaping) * m.won + shaping * points.clamp_min(0)

    def seat_of(who: Any) -> Any:
        """Which seat each slot is of, seen from the one that decides."""
        return t.where(slots < seats, (slots + who[:, None]) % seats, slots)

    def by_seat(shares: Any, who: Any) -> Any:
        return t.zeros_like(shares).scatter_(1, seat_of(who), shares)

    ahead = by_seat(m.shares[steps], m.who[steps])
    later = t.zeros(rows, table.layout.values, device=table.device)
    final = t.zeros_like(later)
    known = t.zeros(rows, dtype=t.bool, device=table.device)
    gains, worth = t.zeros(steps, rows, device=table.device), t.zeros_like(m.shares[:steps])
    told, sure = t.zeros_like(worth), t.zeros(steps, rows, dtype=t.bool, device=table.device)
    for step in range(steps - 1, -1, -1):
        over = m.done[step + 1]
        ahead = t.where(over[:, None], ends[step + 1], ahead)
        later = later.masked_fill(over[:, None], 0)
        final = t.where(over[:, None], m.points[step + 1], final)
        known = known | over
        who = m.who[step][:, None]
        expected = m.shares[step][:, :1]
        gain = ahead.gather(1, who) - expected + memory * later.gather(1, who)
        gains[step] = gain.squeeze(-1)
        result = (ahead + later).scatter(1, who, gain + expected)
        order = seat_of(m.who[step])
        worth[step] = result.gather(1, order)
        told[step], sure[step] = final.gather(1, order), known
        ahead, later = ahead.scatter(1, who, expected), later.scatter(1, who, gain)
    worth = worth.clamp_(0, 1) * table.there
    worth /= worth.sum(-1, keepdim=True).clamp_min(1e-6)
    return {"gain": gains, "worth": worth, "final": told, "sure": sure}
