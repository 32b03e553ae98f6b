"""How far many games are: a bar on stderr, where that is a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


def games_bar(err: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TextColumn("time left"),
        TimeRemainingColumn(),
    )  # fmt: skip
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


class Rate(ProgressColumn):
    """Games per second, as they were lately."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.3g} games/s")
