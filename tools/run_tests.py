"""Run all tests (`make test`): with several processes at once, and what failed there once more, alone.

Pages, and processes killed for real, wait for each other on a busy machine, and a test may meet an order that nobody
thought of. Such a test is a defect, too, and is named in capitals. Where more than a few fail, none is run again.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
LAST_FAILED = CHECKOUT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_AGAIN = 5
SOME_FAILED = 1  # pytest's status; others say that it could not run the tests


def pytest(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=CHECKOUT, check=False).returncode


def failed() -> list[str]:
    return list(json.loads(LAST_FAILED.read_text(encoding="utf-8"))) if LAST_FAILED.exists() else []


def main(*options: str) -> int:
    status = pytest("--cache-clear", *options)
    names = failed()
    if status != SOME_FAILED or not 0 < len(names) <= MOST_AGAIN:
        return status
    print(f"{len(names)} failed beside others: once more, alone ...", flush=True)
    status = pytest(*names)
    if status == 0:
        print("UNSTEADY, failed beside others and passed alone:", *names, sep="\n  ", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
