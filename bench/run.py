"""Measures the engine and its peers in one run (`make bench`); `--write-readme` puts the figures into README.md."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from cothon.cli.bench import OURS, SECONDS, Row, cells, measure_all, of_kind, say, short, show, started, table
from cothon.cli.face import console
from cothon.cli.stopwatch import Record
from cothon.games import names

HERE = Path(__file__).resolve().parent
README = HERE / "README.md"
BEGIN, END = "<!-- figures: begin (written by run.py --write-readme) -->", "<!-- figures: end -->"
# Decisions per second that the compiled build promises: from plain Python, in module. Other games promise OTHERWISE.
PROMISED = {"karibik": (1_000_000, 3_000_000), "traders": (1_000_000, 3_000_000)}
OTHERWISE = (500_000, 1_500_000)
THEIRS = {
    "peer": "peer",
    "game": "game",
    "seats": "seats",
    "decisions_per_s_python": "from Python",
    "decisions_per_s_without_draws": "draws free",
    "draws_per_s": "draws",
    "moves_per_s": "moves",
    "games_per_s": "games",
}


def peers(stack: ExitStack) -> list[Row]:
    """Rows for OpenSpiel and catanatron, as far as they can be installed."""
    script = HERE / "peers.py"
    made = subprocess.run([sys.executable, str(script), "prepare"], stdout=subprocess.PIPE, text=True, check=False)
    if made.returncode != 0:
        say("the environment of the peers cannot be made: no peer is measured")
        return []
    worker = started(stack, [made.stdout.strip(), str(script), "measure"])
    return [Row(worker, {"kind": "peer", **about}) for about in worker.hello["rows"]]


def comparisons(records: Sequence[Record]) -> list[str]:
    """What the figures say of each game, always of its slowest variant: against what is promised and against peers."""
    ours, peers = of_kind(records, "cothon"), of_kind(records, "peer")
    lines = []
    for game in dict.fromkeys(r["game"] for r in ours):
        compiled = [r for r in ours if r["game"] == game and r["build"] == "compiled"]
        pure = [r for r in ours if r["game"] == game and r["build"] == "pure"]
        from_python, in_module = PROMISED.get(game, OTHERWISE)
        if compiled:
            lines.append(promised(compiled, "decisions_per_s_python", "from Python", from_python))
            lines.append(promised(compiled, "decisions_per_s_module", "in module", in_module))
        for rows, speed, name in ((compiled, "compiled", "open_spiel"), (pure, "pure", "catanatron")):
            theirs = [p for p in peers if p["peer"] == name]
            if rows and theirs:
                lines.append(against(slowest(rows, "decisions_per_s_python"), speed, theirs))
    return lines


def slowest(rows: Sequence[Record], figure: str) -> Record:
    return min(rows, key=lambda r: r[figure])


def promised(rows: Sequence[Record], figure: str, words: str, wanted: int) -> str:
    row = slowest(rows, figure)
    verdict = "reached" if row[figure] >= wanted else "NOT reached"
    where = " ".join(f"{row['options']} {row['seats']} seats".split())
    return f"{row['game']}, compiled, {words}: {short(row[figure])} decisions/s ({where}), {short(wanted)} {verdict}"


def against(ours: Record, build: str, peers: Sequence[Record]) -> str:
    """Compared with the fastest of the peers."""
    peer = max(peers, key=lambda p: float(p["decisions_per_s_python"]))
    own = ours["decisions_per_s_python"]
    text = f"{ours['game']}, {build}, from Python: {own / peer['decisions_per_s_python']:.2f} times"
    text += f" {peer['peer']} {peer['game']}"
    free = max(float(p.get("decisions_per_s_without_draws") or 0) for p in peers)
    return f"{text}; {own / free:.2f} times the fastest if its draws cost nothing" if free else text


def machine() -> str:
    """What it was measured on, in one line. A load above 1 means that the benchmark was not alone."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    load = f", load average {os.getloadavg()[1]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}{load}"


def markdown(records: Sequence[Record], columns: dict[str, str]) -> list[str]:
    head = [f"| {' | '.join(columns.values())} |", "|" + "---|" * len(columns)]
    return head + [f"| {' | '.join(cells(r, columns))} |" for r in records]


def figures(records: Sequence[Record]) -> list[str]:
    """The part of the readme that is made from one run."""
    ours, theirs = of_kind(records, "cothon"), of_kind(records, "peer")
    versions = sorted({f"{r['peer']} {r['version']}" for r in theirs})
    calibration = min(r["calibration_s"] for r in ours) * 1000
    return [
        f"Measured on {datetime.now(UTC):%Y-%m-%d}: {machine()}; calibration {calibration:.2f} ms.",
        f"Peers in the same run: {', '.join(versions) or 'none could be installed'}.",
        "",
        *markdown(ours, OURS),
        "",
        *(markdown(theirs, THEIRS) if theirs else []),
        "",
        *(f"- {line}" for line in comparisons(records)),
    ]


def write_readme(records: Sequence[Record]) -> None:
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text("\n".join([before + BEGIN, *figures(records), END + after]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write-readme", action="store_true", help="put the figures into bench/README.md")
    parser.add_argument("--seconds-per-row", type=float, default=2 * SECONDS, help="how long to measure each row")
    parser.add_argument("--game", action="append", choices=names(), help="only this game; may be given again")
    said = parser.parse_args()
    records = measure_all(said.game or names(), said.seconds_per_row, peers)
    show(records)
    theirs = of_kind(records, "peer")
    if theirs:
        console().print(table(theirs, THEIRS, "Peers, per second on one core"))
    print(*comparisons(records), sep="\n")
    if said.write_readme:
        write_readme(records)


if __name__ == "__main__":
    main()
