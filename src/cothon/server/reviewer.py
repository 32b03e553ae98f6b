"""A process that looks back at one game: `python -m cothon.server.reviewer`. A job comes in as a line; out come lines
that say how far it is, and last the review.

It works at the lowest priority there is, and rests between two steps when the server says so (REST): bots think. It
ends with its stdin, so nothing stays behind when the server dies. The record holds every secret of its game: the server
sends only those of finished games, which everybody who may see the table may download.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from typing import BinaryIO

import msgspec

from cothon.core.errors import CothonError
from cothon.locales import explained
from cothon.play import text
from cothon.review.analysis import Effort, analyse
from cothon.review.facts import facts, rounded
from cothon.server.lines import READY, own_stdout, say, step_back

REST, WORK = b"rest\n", b"work\n"


class Game(msgspec.Struct, forbid_unknown_fields=True):
    """The job: a record as text, and the effort."""

    record: str
    worlds: int
    iterations: int
    seed: int
    ahead: int


class Step(msgspec.Struct, tag="step"):
    """So many steps of the game are judged."""

    done: int
    total: int


class Made(msgspec.Struct, tag="made"):
    review: msgspec.Raw


class Wrong(msgspec.Struct, tag="wrong"):
    words: str


Said = Step | Made | Wrong


class Reviewer:
    """go  is not set while it is to rest"""

    def __init__(self, out: BinaryIO) -> None:
        self.go = threading.Event()
        self.go.set()
        self._out = out

    def work(self, line: bytes) -> Said:
        """Whatever goes wrong is told in the answer."""
        try:
            job = msgspec.json.decode(line, type=Game)
            effort = Effort(job.worlds, job.iterations, job.seed, job.ahead)
            found = analyse(text.read(job.record), effort, self._progress)
            return Made(msgspec.Raw(msgspec.json.encode(rounded(facts(found)))))
        except (CothonError, msgspec.MsgspecError) as e:
            return Wrong(explained(e) if isinstance(e, CothonError) else str(e))
        except Exception as e:
            traceback.print_exc()
            return Wrong(f"{type(e).__name__}: {e}")

    def _progress(self, done: int, total: int) -> None:
        say(self._out, msgspec.json.encode(Step(done, total)) + b"\n")
        self.go.wait()

    def job(self, lines: BinaryIO) -> bytes:
        """The first line that is no word about resting: bots may begin to think before the job comes."""
        for line in lines:
            if not self._heeds(line):
                return line
        return b""

    def listen(self, lines: BinaryIO) -> None:
        """A thread of its own, so that the end of stdin is noticed in the middle of a step."""
        for line in lines:
            self._heeds(line)
        os._exit(0)

    def _heeds(self, line: bytes) -> bool:
        if line == REST:
            self.go.clear()
        elif line == WORK:
            self.go.set()
        return line in (REST, WORK)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server decides when to end
    out, lines = own_stdout(), sys.stdin.buffer
    reviewer = Reviewer(out)
    say(out, READY)  # before it steps back: where every core is busy, that might otherwise come too late
    step_back()
    job = reviewer.job(lines)
    listening = threading.Thread(target=reviewer.listen, args=(lines,), daemon=True)
    listening.start()
    say(out, msgspec.json.encode(reviewer.work(job)) + b"\n")
    listening.join()  # until the server has read it, and closes stdin


if __name__ == "__main__":
    main()
