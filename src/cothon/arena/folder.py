"""The folder of an arena: its plan, the deals played so far, and in the end the results. It survives being killed.

plan.json         what is played; another plan is refused
games.part.jsonl  deals as they were finished, one line each, written before the next one is waited for
games.jsonl       the result: every game, by deal and rotation. The same for the same plan, bit for bit
times.json        how long bots thought: not part of the result, as it depends on the machine
records/          the record of every game, if asked for
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import IO

from cothon.arena.deal import Played, Row, Times
from cothon.arena.plan import Plan, differences, read
from cothon.core.errors import BadInput, CothonError
from cothon.play.files import write_whole

PLAN, PART, GAMES, TIMES = "plan.json", "games.part.jsonl", "games.jsonl", "times.json"
RECORDS = "records"
SYNC_S = 1.0
"""How often the disk is made to keep what was written. What a machine that goes down loses is played again."""
_NS = 1e9


class Folder:
    """Entered, it is ours alone; `done` has the rows of the deals that were found or added."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.done: dict[int, list[Row]] = {}
        self._times: dict[str, Times] = {name: Times() for name in plan.bots}
        self._part: IO[bytes] | None = None
        self._lock: int | None = None
        self._sync_at = 0.0

    def __enter__(self) -> Folder:
        if self.path.exists() and not self.path.is_dir():
            raise BadInput(f"{self.path} is a file: choose a new or an empty folder")
        with _told(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            self._claim()
            try:
                self._check_plan()
                self._read()
            except BaseException:
                self._release()
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None) -> None:
        if self._part is not None:
            self._part.close()
        self._release()

    @property
    def missing(self) -> list[int]:
        return [deal for deal in range(self.plan.deals) if deal not in self.done]

    @property
    def games_done(self) -> int:
        return len(self.done) * len(self.plan.rotations)

    def rows(self) -> list[Row]:
        """All games there are, by deal and rotation."""
        return [row for deal in sorted(self.done) for row in self.done[deal]]

    # -- while it runs ----------------------------------------------------------------------------------------------

    def add(self, played: Played) -> None:
        """Keep a deal. Its records come first: a deal that is told as played has them."""
        with _told(self.path):
            for name, text in played.records.items():
                write_whole(self.path / RECORDS / name, text)
            if self._part is None:
                self._part = (self.path / PART).open("ab")
            self._part.write(_line([played.deal, played.rows, played.times]).encode())
            self._part.flush()
            if monotonic() >= self._sync_at:
                os.fsync(self._part.fileno())
                self._sync_at = monotonic() + SYNC_S
        self._take(played)

    def finish(self) -> None:
        """Write the results. The deals go last, so that being killed here costs nothing."""
        if self.missing:
            raise CothonError(f"{len(self.missing)} deals are missing")
        with _told(self.path):
            write_whole(self.path / GAMES, "".join(map(_line, self.rows())))
            if (self.path / PART).exists():
                write_whole(self.path / TIMES, json.dumps(self._times_in_words(), indent=1) + "\n")

    def clear(self) -> None:
        """Everything that is made of the deals is there: they are not needed any more."""
        with _told(self.path):
            if self._part is not None:
                self._part.close()
                self._part = None
            (self.path / PART).unlink(missing_ok=True)

    def _times_in_words(self) -> dict[str, dict[str, float]]:
        return {
            name: {
                "decisions": t.n,
                "mean_s": float(f"{t.total / max(t.n, 1) / _NS:.3g}"),
                "p95_s": float(f"{t.percentile(0.95) / _NS:.3g}"),
                "max_s": float(f"{t.most / _NS:.3g}"),
            }
            for name, t in self._times.items()
        }

    # -- what is there ----------------------------------------------------------------------------------------------

    def _check_plan(self) -> None:
        file = self.path / PLAN
        if not file.exists():
            if any(not p.name.startswith(".") for p in self.path.iterdir()):
                raise BadInput(f"{self.path} holds other things: choose a new or an empty folder")
            write_whole(file, self.plan.text())
            return
        try:
            found = read(file.read_text(encoding="utf-8"))
        except (CothonError, UnicodeDecodeError) as e:
            raise BadInput(f"{file}: {e}") from e
        if found != self.plan:
            other = "; ".join(differences(found, self.plan))
            raise BadInput(f"{self.path} belongs to another plan ({other}): choose another folder, or that plan")

    def _read(self) -> None:
        """Finished, or the deals so far. After a crash the last line may be torn: it is cut off, and played again."""
        part = self.path / PART
        if not part.exists():
            if (self.path / GAMES).exists():
                self._read_games()
            return
        good = 0
        with part.open("rb") as f:
            for line in f:
                played = _read_deal(line, self.plan)
                if played is None:
                    break
                good += len(line)
                self._take(played)
        if good < part.stat().st_size:
            os.truncate(part, good)

    def _read_games(self) -> None:
        with (self.path / GAMES).open(encoding="utf-8") as f:
            try:
                for row in map(json.loads, f):
                    self.done.setdefault(row["deal"], []).append(row)
            except (ValueError, TypeError, KeyError) as e:
                raise BadInput(
                    f"{self.path / GAMES} is damaged ({e}): remove it, and the games are played again"
                ) from e
        self.done = {deal: rows for deal, rows in self.done.items() if len(rows) == len(self.plan.rotations)}

    def _take(self, played: Played) -> None:
        self.done[played.deal] = played.rows
        for name, times in played.times.items():
            self._times[name].add(Times.read(times))

    # -- ours alone -------------------------------------------------------------------------------------------------

    def _claim(self) -> None:
        """Two arenas in one folder would spoil it. The lock is the folder's own and goes with the process."""
        try:
            import fcntl
        except ImportError:
            return  # no such locks on this system
        self._lock = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._release()
            raise BadInput(f"another arena is at work in {self.path}") from None

    def _release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _read_deal(line: bytes, plan: Plan) -> Played | None:
    """A deal from its line; None if the line is torn."""
    if not line.endswith(b"\n"):
        return None
    try:
        deal, rows, times = json.loads(line)
        whole = len(rows) == len(plan.rotations) and 0 <= deal < plan.deals and set(times) == set(plan.bots)
        return Played(deal, rows, times, {}) if whole else None
    except (ValueError, TypeError):
        return None


def _line(what: object) -> str:
    return json.dumps(what, separators=(",", ":"), ensure_ascii=False) + "\n"


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What the system refuses is told in one line."""
    try:
        yield
    except OSError as e:
        raise BadInput(f"{e.filename or path}: {e.strerror or e}") from e
