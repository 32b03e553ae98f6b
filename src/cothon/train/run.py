"""A training run from its settings to a network in whole numbers, in a folder; it can be ended and gone on with."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cothon.core.errors import BadInput
from cothon.games import game as find_game
from cothon.train import checkpoint, torch
from cothon.train.crew import Group, Kind, grouped, shared_out
from cothon.train.imitate import demonstrations, imitate
from cothon.train.layout import Layout
from cothon.train.league import League, copied, fill
from cothon.train.learn import Learner
from cothon.train.network import network
from cothon.train.progress import Journal, clock
from cothon.train.rollout import Table
from cothon.train.settings import Settings, changed, made

SETTINGS, RESULT = "settings.json", "result.json"
SAVE_S, TELL_S = 60.0, 5.0
FADED = 0.05
"""What is left of rate and entropy at the end."""


class Run:
    """game, folder, settings  what is trained, where, and how
    seconds, decisions      what has been done so far
    """

    def __init__(self, game: str, folder: Path, s: Settings, device: str, say: Callable[[str], None]) -> None:
        t = torch()
        self.game, self.folder, self.s = game, folder, s
        self.device = t.device(device)
        self.layout = Layout(game)
        self.journal = Journal(folder, say)
        self.seconds, self.decisions, self.rounds = 0.0, 0, 0
        self.imitated = False
        t.manual_seed(s.seed)
        self.net, self.rival = self._new(), self._new()
        self.anchor = self._new() if s.imitate.anchor or s.imitate.hold else None
        self.league = League(s.league, s.seed)
        self.groups: list[Group] = []
        self.tables: list[Table] = []
        self.waited = 0.0
        self.on_point: Callable[[], None] | None = None

    def _new(self) -> Any:
        s, layout = self.s, self.layout
        net = network(layout.inputs, s.hidden, layout.actions, layout.values, s.ceiling)
        return net.to(self.device)

    @property
    def done(self) -> float:
        """How much of the run is over, 0..1."""
        if self.s.decisions:
            return min(1.0, self.decisions / self.s.decisions)
        return min(1.0, self.seconds / (60 * self.s.minutes))

    # -- the way ------------------------------------------------------------------------------------------------------

    def train(self) -> None:
        """Until the time is over. Ctrl-C saves first."""
        began, before = time.monotonic(), self.seconds

        def elapsed() -> None:
            self.seconds = before + time.monotonic() - began

        if not self.imitated:
            self._imitate()
            elapsed()
            self.save()
            if self.on_point is not None and self.league.first is not None:
                self.on_point()
        self._open()
        learner = self.learner
        saved = told = time.monotonic()
        due = self._next_point()
        self._told_at, self._told_seconds = self.decisions, self.seconds
        try:
            while self.done < 1.0:
                gathering = time.monotonic()
                self.gather()
                learning = time.monotonic()
                left = max(FADED, 1 - self.done)
                found = learner.learn(left, self.done)
                self.decisions += learner.total
                self.rounds += 1
                self.league.consider(self.net, self.done)
                self.league.draw(self.rival)
                now = time.monotonic()
                elapsed()
                found |= {"gather": learning - gathering, "learn": now - learning, "wait": self.waited}
                if now - told >= TELL_S or self.done >= 1.0:
                    self._tell(found)
                    told = now
                if self.on_point is not None and due <= self.done < 1.0:
                    self.on_point()
                    due = self._next_point()
                if now - saved >= SAVE_S:
                    self.save()
                    saved = now
        finally:
            elapsed()
            self.save()
            self.close()

    def _next_point(self) -> float:
        """When the curve gets its next point; the last one is made at the end."""
        n = self.s.curve
        return 2.0 if not n else (int(self.done * n + 1e-9) + 1) / n

    def _imitate(self) -> None:
        wanted = self.s.imitate
        if wanted.bots or wanted.files:
            self.journal.tell("games to imitate ...")
            shown = demonstrations(self.game, self.s, self.journal.tell)
            found = imitate(self.net, self.game, shown, self.s, self.device, self.journal.tell)
            self.journal.write("imitated", decisions=len(shown.x), **found)
            self.league.first = copied(self.net)
        self.imitated = True

    def _open(self) -> None:
        """Workers, tables and the learner; all of it stands until `close`."""
        s = self.s
        inline = s.workers == 0
        count = s.workers if s.workers > 0 else os.cpu_count() or 1
        seats = shared_out(s.seats, count if not inline else len(s.seats))
        deals = self.s.seed * 1_000_003 + self.rounds * 1009
        for k, part in enumerate(grouped(seats, 1 if len(seats) == 1 else 2)):
            seeds = [deals + 31 * k + w for w in range(len(part))]
            self.groups.append(Group(Kind(self.game, part, s.rows), seeds, inline))
        nets = (self.net, self.rival)
        if self.league.first:
            fill(self.rival, self.league.first)
        else:
            fill(self.rival, copied(self.net))
        for group in self.groups:
            group.wait()
        self.tables = [Table(g, nets, s.length, s.league.share, self.device, self.journal.tell) for g in self.groups]
        self.learner = Learner(self.net, self.tables, s, self.device, self.journal.tell)
        if self._kept is not None:
            self._restore_optimiser(self._kept)
        if self.anchor is not None and self.league.first is not None:
            fill(self.anchor, self.league.first)
            self.learner.hold_to(self.anchor)

    _kept: dict[str, Any] | None = None

    def gather(self) -> None:
        """A round of games: while one group steps the other is judged."""
        steps = self.s.length
        self.waited = 0.0
        for step in range(steps + 1):
            for table in self.tables:
                began = time.perf_counter()
                if step:
                    table.group.wait()
                self.waited += time.perf_counter() - began
                table.judge(step, send=step < steps)

    def close(self) -> None:
        for table in self.tables:
            table.close()
        self.tables = []
        for group in self.groups:
            group.end()
        self.groups = []

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, found: dict[str, float]) -> None:
        rate = (self.decisions - self._told_at) / max(1e-6, self.seconds - self._told_seconds)
        self._told_at, self._told_seconds = self.decisions, self.seconds
        m = self.tables[0].memory
        over = m.done[1:]
        ended = int(over.sum())
        best = float(m.points[1:][over].amax(-1).mean()) if ended else 0.0
        left = self.seconds / max(1e-6, self.done) * (1 - self.done) if self.done else 0.0
        self.journal.write(
            "round", seconds=round(self.seconds, 1), decisions=self.decisions, rate=round(rate), ended=ended,
            winner_points=round(best, 2), **{k: round(v, 4) for k, v in found.items()},
        )  # fmt: skip
        self.journal.say(
            f"{100 * self.done:3.0f} %  {self.decisions / 1e6:.2f} M decisions, {rate / 1000:.1f} k/s, "
            f"time left {clock(left)}; entropy {found['entropy']:.2f}, best points {best:.1f}, "
            f"playing {100 * found['gather'] / (found['gather'] + found['learn']):.0f} % of the time, "
            f"of that {100 * found['wait'] / found['gather']:.0f} % waiting for games"
        )

    # -- keeping ------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        optimiser = self.learner.optimiser.state_dict() if self.tables else self._kept
        checkpoint.save(
            self.folder,
            {
                "game": self.game, "layout": self.layout.digest, "settings": self.s.plain(),
                "net": self.net.state_dict(), "optimiser": optimiser,
                "league": self.league.plain(), "imitated": self.imitated,
                "seconds": self.seconds, "decisions": self.decisions, "rounds": self.rounds,
                "chance": torch().get_rng_state(),
            },
        )  # fmt: skip

    def _restore_optimiser(self, told: dict[str, Any]) -> None:
        """Its memory goes on; how it is to be carried out is decided here and now."""
        optimiser = self.learner.optimiser
        now = [dict(part) for part in optimiser.param_groups]
        optimiser.load_state_dict(told)
        for part, fresh in zip(optimiser.param_groups, now, strict=True):
            part.update({key: fresh[key] for key in ("lr", "capturable", "fused", "foreach")})
        if self.device.type == "cuda":
            for state in optimiser.state.values():
                state["step"] = state["step"].to(self.device)

    def restore(self, told: dict[str, Any]) -> None:
        fill(self.net, told["net"])
        self._kept = told["optimiser"]
        self.league.restore(told["league"])
        self.imitated = told["imitated"]
        self.seconds, self.decisions, self.rounds = told["seconds"], told["decisions"], told["rounds"]
        torch().set_rng_state(told["chance"])


def begin(game: str, folder: Path, s: Settings, device: str, say: Callable[[str], None]) -> Run:
    """A new run in a new folder."""
    find_game(game)
    layout = Layout(game)
    if not s.seats:
        s = replace(s, seats=dict.fromkeys(layout.seats, 1.0))
    for n in s.seats:
        if n not in layout.seats:
            raise BadInput(f"seats: {game} is played with {', '.join(map(str, layout.seats))} seats, not with {n}")
    if (folder / checkpoint.NAME).exists():
        raise BadInput(f"--out {folder}: holds a run already; go on with it by --resume, or name another folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SETTINGS).write_text(json.dumps({"game": game, **s.plain()}, indent=1) + "\n", encoding="utf-8")
    except OSError as e:
        raise BadInput(f"--out {folder}: {e.strerror}") from e
    return Run(game, folder, s, device, say)


def resumed(
    game: str, folder: Path, device: str, say: Callable[[str], None],
    minutes: float | None = None, workers: int | None = None,
) -> Run:  # fmt: skip
    """Go on with the run of a folder, by the settings it was begun with; `minutes`: how long it is to be in all."""
    told = checkpoint.load(folder, Layout(game).digest)
    run = Run(game, folder, changed(made(told["settings"]), minutes=minutes, workers=workers), device, say)
    run.restore(told)
    return run
