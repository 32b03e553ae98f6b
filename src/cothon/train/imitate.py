"""A beginning by imitation: the network learns what bots preferred and how their games ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from glob import glob
from pathlib import Path
from typing import Any

from cothon.core.errors import BadInput, CothonError
from cothon.envs.batched import numpy
from cothon.train import torch
from cothon.train.layout import FULL, Layout
from cothon.train.learn import new_optimiser, worth_of
from cothon.train.network import limited
from cothon.train.rollout import NEVER, scaling
from cothon.train.settings import Settings
from cothon.train.shown import CERTAIN, Demonstration, batches, joined, unpacked

MIX = 20
"""Weights of the numbers of seats are rounded to parts of so many."""
PROBE = 20
"""Every so manyth decision is not learned from, but asked of afterwards."""
GAMES = 4
LARGEST = 2048
"""Decisions that are learned from at once."""


def demonstrations(game: str, s: Settings, tell: Callable[[str], None]) -> Demonstration:
    """Games of files, and games that bots play now on all cores."""
    layout = Layout(game)
    found = []
    for name in s.imitate.files:
        paths = sorted(glob(name))
        if not paths:
            raise BadInput(f"imitate.files: no file {name}")
        for path in paths:
            found.append(_read(Path(path), layout))
    if s.imitate.bots:
        found += list(_played(game, s))
    if not found:
        raise BadInput("imitate: nothing to imitate: files, or bots and seconds")
    whole = joined(found)
    tell(f"{len(whole.x)} decisions to imitate")
    return whole


def _read(path: Path, layout: Layout) -> Demonstration:
    np = numpy()
    try:
        with np.load(path) as kept:
            d = unpacked(kept)
    except (OSError, ValueError, KeyError) as e:
        raise BadInput(f"imitate.files: {path}: cannot be read: {e}") from e
    if d.x.shape[1] != layout.inputs or d.mask.shape[1] != layout.actions:
        raise BadInput(f"imitate.files: {path}: made for another array or another game")
    return d


def _played(game: str, s: Settings) -> Iterator[Demonstration]:
    """What the bots play in the time they have, on all cores."""
    context = multiprocessing.get_context("spawn")
    cores = os.cpu_count() or 1
    queue = context.Queue(2 * cores)
    mix = mixed(s.seats)
    crew = [
        context.Process(target=_play, args=(game, mix, s.imitate.bots, seed, s.imitate.stray, queue), daemon=True)
        for seed in range(s.seed << 24, (s.seed << 24) + (cores << 18), 1 << 18)
    ]
    for process in crew:
        process.start()
    began = time.monotonic()
    try:
        n = 0
        while not n or (n < s.imitate.most and time.monotonic() - began < s.imitate.seconds):
            found = queue.get()
            if isinstance(found, str):
                raise CothonError(found)
            yield Demonstration(*found)
            n += len(found[0])
    finally:
        for process in crew:
            process.kill()
        for process in crew:
            process.join()


def _play(game: str, mix: list[int], names: list[str], seed: int, stray: int, queue: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()
    try:
        for d in batches(game, mix, names, seed, GAMES, ("level-2", stray)):
            queue.put(tuple(d))
            if os.getppid() != parent:
                os._exit(0)
    except CothonError as e:
        queue.put(str(e))


def mixed(seats: Mapping[int, float]) -> list[int]:
    """Numbers of seats, each as often as its weight says."""
    whole = sum(seats.values())
    return [n for n, often in seats.items() for _ in range(max(1, round(MIX * often / whole)))]


def imitate(
    net: Any, game: str, d: Demonstration, s: Settings, device: Any, tell: Callable[[str], None]
) -> dict[str, float]:
    """Learn from demonstrations; gives how often the network agrees on decisions that it did not learn from."""
    t, np = torch(), numpy()
    layout = Layout(game)
    scale, shift = scaling(layout, device)
    kind = t.bfloat16 if device.type == "cuda" else t.float32
    held = np.arange(len(d.x)) % PROBE == 0
    data = {name: t.from_numpy(np.ascontiguousarray(value)) for name, value in d._asdict().items()}
    data = {name: value.to(device) for name, value in data.items()}
    learn, probe = (t.from_numpy(np.flatnonzero(part)).to(device) for part in (~held, held))
    high = data["points"].abs().mean() * 1.5 + 1
    optimiser = new_optimiser(net, s.imitate.rate, device)
    batch = min(s.batch, LARGEST, max(2, len(learn) // 4))
    steps = max(1, int(s.imitate.rounds * len(learn) / batch))

    def losses(index: Any) -> tuple[Any, Any, Any, Any]:
        one = {name: value[index] for name, value in data.items()}
        q = t.addcmul(shift, one["x"].float(), scale).floor_().clamp_(max=FULL).to(kind)
        logits, shares, points = net(q)
        chances = t.log_softmax(logits.masked_fill(~one["mask"], NEVER), -1)
        target = (one["target"].float() / CERTAIN) ** s.imitate.sharp
        target = target / target.sum(-1, keepdim=True).clamp_min(1e-9)
        told = -(target * chances.masked_fill(~one["mask"], 0)).sum(-1).mean()
        there = t.arange(layout.values, device=device)[None, :] < one["seats"][:, None]
        helper = (((points - one["points"] / high) ** 2) * there).sum() / there.sum()
        agreed = (chances.argmax(-1) == target.argmax(-1)).float().mean()
        return told, worth_of(shares, one["shares"], there), helper, agreed

    for step in range(steps):
        for part in optimiser.param_groups:
            rate = s.imitate.rate * max(0.05, 1 - step / steps)
            part["lr"] = t.tensor(rate, device=device) if device.type == "cuda" else rate
        index = learn[t.randint(len(learn), (batch,), device=device)]
        told, value, helper, agreed = losses(index)
        optimiser.zero_grad(set_to_none=True)
        (told + 0.5 * value + s.points * helper).backward()
        optimiser.step()
        limited(net, s.limit)
        if step % max(1, steps // 5) == 0:
            tell(f"imitation: step {step} of {steps}, loss {told.item():.3f}, agrees {100 * agreed.item():.1f} %")
    with t.no_grad():
        rows = [losses(part) for part in probe.split(4096)]
    found = {
        name: float(np.mean([float(r[i]) for r in rows]))
        for i, name in enumerate(("loss", "value", "points", "agrees"))
    }
    tell(f"imitated {len(learn)} decisions; on others it agrees in {100 * found['agrees']:.1f} %")
    return found
