"""The command `cothon` with the yardstick among its bots: `python lab/yardstick.py arena karibik level-5 greedy ...`.

`greedy` is not shipped, it is in `tests/kit/greedy`. The processes of an arena import this file again, so they know it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from cothon.bots import BOTS
from cothon.cli.main import main
from kit.greedy import GreedyBot

BOTS[GreedyBot.name] = GreedyBot

if __name__ == "__main__":
    main()
