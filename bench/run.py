"""Measures the engine and its peers in one run (`make bench`); `--write-readme` puts the figures into README.md."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from cothon.cli.bench import OURS, SECONDS, THEIRS, cells, comparisons, measure_all, of_kind, show
from cothon.cli.stopwatch import Record
from cothon.games import names

README = Path(__file__).resolve().parent / "README.md"
BEGIN, END = "<!-- figures: begin (written by run.py --write-readme) -->", "<!-- figures: end -->"


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
    said = parser.parse_args()
    records = measure_all(names(), said.seconds_per_row, with_peers=True)
    show(records)
    print(*comparisons(records), sep="\n")
    if said.write_readme:
        write_readme(records)


if __name__ == "__main__":
    main()
