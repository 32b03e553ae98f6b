"""A person at a terminal, for tests: a real process behind a real pseudo-terminal, and a user who reads and types."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from unittest.mock import patch

import pexpect

from cothon.cli.main import main
from kit.patience import PATIENCE_S

COMMAND = [sys.executable, "-m", "cothon"]
END = "The seed of the shuffle:"
ESCAPE = "\x1b"


def surroundings(data: Path, **more: str) -> dict[str, str]:
    """The environment of a run: games are kept in `data`."""
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")}
    return kept | {"COTHON_DATA": str(data), "TERM": "xterm-256color", **more}


def run(data: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A command without a terminal, as a process."""
    env = surroundings(data, **more)
    return subprocess.run([*COMMAND, *words], env=env, input=typed, capture_output=True, text=True, check=False)


def call(data: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same within this process: quicker, where no more than words and exit code are wanted."""
    out, err = StringIO(), StringIO()
    with (
        patch.dict(os.environ, surroundings(data, **more), clear=True),
        patch("sys.argv", ["cothon", *words]),
        patch("sys.stdin", StringIO(typed)),
        patch("sys.stdout", out),
        patch("sys.stderr", err),
    ):
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(list(words), code, out.getvalue(), err.getvalue())


def saved(data: Path) -> Path:
    """The only game that is kept there."""
    (path,) = (data / "games").glob("*.cothon")
    return path


class Terminal:
    """A command in a terminal of 100 columns. `seen` is all that was shown."""

    def __init__(self, data: Path, *words: str, prompt: str = "You> ", **more: str) -> None:
        self.prompt = prompt
        self.seen = ""
        env = surroundings(data, **more)
        size = (50, 100)
        self.child = pexpect.spawn(
            COMMAND[0], [*COMMAND[1:], *words], env=env, encoding="utf-8", timeout=PATIENCE_S, dimensions=size
        )
        self.child.delaybeforesend = None

    def until(self, *texts: str) -> int:
        """Wait for one of these texts; gives its number. What came before it is in `last`."""
        found = self.child.expect_exact([*texts])
        self.last: str = self.child.before
        self.seen += self.child.before + self.child.after
        return found

    def say(self, line: str) -> None:
        self.child.send(line + "\r")

    def answer(self, line: str) -> str:
        """Type a line at a prompt that is there and wait for the next one; gives what was shown between."""
        self.say(line)
        self.until(self.prompt)
        return self.last

    def interrupt(self) -> None:
        """Ctrl-C. The terminal throws away what was printed and not yet read, as every terminal does."""
        self.child.sendintr()

    def interrupt_again(self) -> None:
        """A second Ctrl-C before the command has ended: the signal alone, so that its last words stay readable."""
        self.child.kill(signal.SIGINT)

    def close(self) -> int:
        """Wait until the command has ended; gives its exit code."""
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        return -1 if self.child.exitstatus is None else int(self.child.exitstatus)

    def play_on(self, pick: Callable[[int], int], most: int = 10_000) -> bool:
        """Answer every question with option `pick(how many there are)`, at most `most` times, the first prompt being
        there already. Whether the game is over then."""
        for _ in range(most):
            self.say(str(pick(count(self.last))))
            if self.until(END, self.prompt) == 0:
                return True
        return False


def count(shown: str) -> int:
    """How many options are on the screen."""
    bare = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    asked = bare[max(bare.rfind("▶"), bare.rfind("\nYou: ")) :]
    return max(int(n) for n in re.findall(r"(?:^|  )(\d+)(?:  |: )\w", asked, re.MULTILINE))


def anyone(seed: int) -> Callable[[int], int]:
    """A user who takes any option."""
    dice = Random(seed)
    return lambda n: dice.randint(1, n)
