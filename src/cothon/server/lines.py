"""How worker processes talk with the server, in lines, and how they step back behind everybody else."""

from __future__ import annotations

import os
from typing import BinaryIO

READY = b"ready\n"


def own_stdout() -> BinaryIO:
    """The way to the server. A stray print of anybody goes to stderr and spoils no answer."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return out


def say(out: BinaryIO, line: bytes) -> None:
    try:
        out.write(line)
        out.flush()
    except OSError:
        os._exit(0)  # nobody listens any more


def step_back() -> None:
    """Run only when nobody else wants the processor: people at other tables never wait for a bot.

    Where tests keep every core busy, that would be never: they set COTHON_EAGER_THINKERS=1.
    """
    if os.environ.get("COTHON_EAGER_THINKERS") == "1":
        return
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):
        os.nice(19)
