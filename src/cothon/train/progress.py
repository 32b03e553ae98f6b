"""What a run tells: lines of a log (`log.jsonl`), a curve, and for people how far it is and how long it will take."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cothon.arena.plots import Bar, alone, bars

LOG, CURVE = "log.jsonl", "curve.svg"


class Journal:
    """Appends to the log; `say` is given every line for people."""

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        self.folder = folder
        self.say = say

    def write(self, kind: str, **told: Any) -> None:
        with (self.folder / LOG).open("a", encoding="utf-8") as f:
            f.write(json.dumps({"at": round(time.time(), 1), "kind": kind, **told}) + "\n")

    def tell(self, words: str) -> None:
        self.write("words", words=words)
        self.say(words)

    def curve(self, title: str, fair: float) -> None:
        """Draw what the log knows of games against the rival."""
        points = [row for row in lines(self.folder) if row["kind"] == "curve"]
        if not points:
            return
        rows = [
            Bar(
                f"{row['decisions'] / 1e6:.3g} million", row["share"], row["low"], row["high"], fair,
                f"{100 * row['share']:.0f} %", i,
            )
            for i, row in enumerate(points)
        ]  # fmt: skip
        (self.folder / CURVE).write_text(alone(bars(title, rows, 1.0, whole=True)), encoding="utf-8")


def lines(folder: Path) -> list[dict[str, Any]]:
    """The log so far; a line that was not finished is left out."""
    path = folder / LOG
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def clock(seconds: float) -> str:
    """`1:05` or `1:01:05`."""
    s = max(0, round(seconds))
    return f"{s // 3600}:{s // 60 % 60:02}:{s % 60:02}" if s >= 3600 else f"{s // 60}:{s % 60:02}"
