"""A program as a child process: lines to it, lines from it, and limits that it cannot get round.

It has a process group of its own, no shell and no terminal. It is heard only while somebody waits for it, so what it
says out of turn fills its own pipe and nobody's memory. Closing its input asks it to leave; whoever stays is ended.
"""

from __future__ import annotations

import atexit
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO
from weakref import WeakSet

from cothon.bots.bot import BotFault
from cothon.core.errors import BadInput

LONGEST_LINE = 8 * 1024
MOST_BYTES = 64 * 1024
"""How much it may say to one question."""
KEPT_BYTES = 2 * 1024
"""How much of its stderr is kept."""
LEAVE_S = 1.0
"""How long it may take to leave."""
LOG = "COTHON_LINES"
"""Names a file to which all lines are added, for people who write bots."""
_STEP_S = 0.01
_LOOK_S = 0.2
_QUOTED = 60

_running: WeakSet[Program] = WeakSet()


class Program:
    """command  the words of a command line: a program and its arguments
    label    what it is called in verdicts. It does not choose that itself
    """

    def __init__(self, command: str) -> None:
        self.label = tidy(re.split(r"[/\\]", command)[-1], "program")
        self._words = command_words(command)
        self._log = os.environ.get(LOG)
        self._note("is", command)
        self._process: subprocess.Popen[bytes] | None = None
        self._selector = selectors.DefaultSelector()
        self._unsent = bytearray()
        self._heard = bytearray()
        self._stderr = bytearray()
        self._allowed = MOST_BYTES
        self._in = self._out = self._err = -1
        self._writing = False
        self._silent = False
        self.verdict: BotFault | None = None

    # -- lines ------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                self._words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except OSError as e:
            raise self.fault("start", f"could not be started: {e.strerror or e}") from e
        _running.add(self)
        self._in, self._out, self._err = (stream.fileno() for stream in _streams(self._process))
        for fd in (self._in, self._out, self._err):
            os.set_blocking(fd, False)
        for fd in (self._out, self._err):
            self._selector.register(fd, selectors.EVENT_READ)

    def say(self, lines: Sequence[str]) -> None:
        """Lines that are on their way from now on: they are written while it is listened to."""
        if self._process is None:
            return
        for line in lines:
            self._note(">", line)
        self._unsent += "".join(f"{line}\n" for line in lines).encode()

    def allow(self) -> None:
        """A new question: it may say as much as before."""
        self._allowed = MOST_BYTES

    def hear(self, until: float) -> str | None:
        """Its next line that is not empty; None if it has not come by `until` (0: if it is not there already)."""
        if self.verdict is not None:
            raise self.verdict
        looked = ended = False
        while True:
            while (line := self._cut()) is not None:  # nothing is read while there is one: whoever talks fast must wait
                if line:
                    return line
            if self._silent or ended:
                raise self._ended()
            if not looked:
                looked = True
                self._pump(0)
                continue
            left = until - monotonic()
            if left <= 0:
                return None
            ended = self._has_ended()  # somebody it has started may keep its output open; what is in it is still read
            self._pump(0 if ended else min(left, _LOOK_S))

    def fault(self, kind: str, words: str) -> BotFault:
        """The verdict on it. Who has one is not waited for any more."""
        self.verdict = BotFault(kind, f"{self.label} {words}")
        return self.verdict

    def _cut(self) -> str | None:
        """The next whole line of what was heard."""
        end = self._heard.find(b"\n")
        if end > LONGEST_LINE or (end < 0 and len(self._heard) > LONGEST_LINE):
            raise self.fault("flood", f"sent a line of more than {LONGEST_LINE} bytes")
        if end < 0:
            if self._allowed < 0:
                raise self.fault("flood", f"sent more than {MOST_BYTES} bytes without an answer")
            return None
        line = self._heard[:end].decode("utf-8", "replace").strip()
        del self._heard[: end + 1]
        self._note("<", line)
        return line

    def _pump(self, seconds: float) -> None:
        """Write and read what can be written and read; wait for something of it, but not longer than so."""
        if self._unsent and not self._writing and self._in >= 0:
            self._selector.register(self._in, selectors.EVENT_WRITE)
            self._writing = True
        for key, _ in self._selector.select(seconds):
            if key.fd == self._in:
                self._write()
            elif key.fd == self._out:
                some = self._read(self._out)
                self._silent = not some
                self._heard += some
                self._allowed -= len(some)
            else:
                self._stderr += self._read(self._err)
                del self._stderr[:-KEPT_BYTES]

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent[:MOST_BYTES])]
        except BlockingIOError:
            return
        except OSError:  # it does not listen any more; what it says is still heard
            self._shut_input()
        if not self._unsent and self._writing:
            self._selector.unregister(self._in)
            self._writing = False

    def _read(self, fd: int) -> bytes:
        """Some bytes of those that are there; none at the end of the stream."""
        some = os.read(fd, LONGEST_LINE)
        if not some:
            self._selector.unregister(fd)
        return some

    # -- the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Ask it to leave, wait a little, end it. An honest program has left by itself then."""
        if self._process is None:
            return
        until = monotonic() + (LEAVE_S if self.verdict is None else 0.0)
        while not self._has_ended() and monotonic() < until:
            if not self._unsent:
                self._shut_input()
            self._pump(_STEP_S)
            self._heard.clear()
        self.kill()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError, PermissionError):  # nobody is left in the group
            os.killpg(self._process.pid, signal.SIGKILL)  # before its number is given back by `wait`
        self._process.wait()
        self._selector.close()
        for stream in _streams(self._process):
            stream.close()
        self._process = None
        _running.discard(self)

    def _shut_input(self) -> None:
        assert self._process is not None
        self._unsent.clear()
        if self._writing:
            self._selector.unregister(self._in)
            self._writing = False
        _streams(self._process)[0].close()
        self._in = -1

    def _has_ended(self) -> bool:
        """Whether it has; its number stays taken, so that its group can still be named."""
        assert self._process is not None
        if not hasattr(os, "waitid"):
            return self._silent
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _ended(self) -> BotFault:
        """The verdict on a program that says nothing any more: has it crashed, or only closed its output?"""
        process = self._process
        assert process is not None
        until = monotonic() + LEAVE_S
        while not self._has_ended() and monotonic() < until:
            self._pump(_STEP_S)
        if not self._has_ended():
            return self.fault("closed", "closed its output before the game was over")
        with suppress(OSError):  # what it had to say at last
            while some := os.read(self._err, KEPT_BYTES):
                self._stderr += some
        self.kill()
        code = process.returncode
        how = f"exit code {code}" if code >= 0 else f"signal {_signal(-code)}"
        words = self._stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return self.fault(
            "crash", f"ended before the game was over, with {how}" + (f": {tidy(words)}" if words else "")
        )

    def _note(self, sign: str, line: str) -> None:
        if not self._log:
            return
        try:
            with open(self._log, "a", encoding="utf-8") as file:
                file.write(f"{self.label} {sign} {line}\n")
        except OSError as e:
            raise BadInput(f"{LOG}={self._log}: cannot be written: {e.strerror or e}") from e


def kill_all() -> None:
    """End all programs that run: for a process that has no time left."""
    for program in list(_running):
        program.kill()


@atexit.register
def _close_all() -> None:
    for program in list(_running):
        program.close()


def command_words(command: str) -> list[str]:
    """The words of a command line, the first being a file that can be executed; BadInput says why it is none."""
    try:
        words = shlex.split(command)
    except ValueError as e:
        raise BadInput(f"exec:{command}: {e}") from e
    if not words:
        raise BadInput("exec: names no program; it is written exec:./mybot or 'exec:node mybot.js'")
    if os.name != "posix":
        raise BadInput(f"exec:{command}: programs as bots need Linux, macOS or another POSIX system")
    found = shutil.which(words[0])
    if found is None:
        raise BadInput(f"exec:{command}: {_why_not(words[0])}")
    return [found, *words[1:]]


def _why_not(program: str) -> str:
    if "/" not in program:
        here = f"; did you mean ./{program}?" if Path(program).is_file() else ""
        return f"there is no program {program!r} on the PATH{here}"
    if Path(program).is_file():
        return f"{program} is not executable: chmod +x makes it so"
    return f"there is no file {program}"


def tidy(words: str, otherwise: str = "") -> str:
    """Words of a program as they may be shown: one short line of letters that can be printed."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in words).split())
    return shown[:_QUOTED] + ("..." if len(shown) > _QUOTED else "") if shown else otherwise


def _streams(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _signal(number: int) -> str:
    with suppress(ValueError):
        return signal.Signals(number).name
    return str(number)
