"""Bots that think do it in processes of their own: a pool of thinkers, and what happens when one of them fails.

Thinking is shared: jobs belong to a person, persons are served in turn, and when jobs wait a thought gets less time
(`_fair_share`). So whoever has twenty tables of bots slows these down, and hardly those of others. Whoever has used up
what a person may think in an hour gets short thoughts until some of it has come back.

A job never carries a secret: its position is an imagined world (`position_for`), not the true one. A worker that
crashes, talks nonsense or is late is killed, and its job given to a fresh one, up to TRIES times in all; after that
WorkerFailed tells the caller to ask an instant bot instead.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from cothon.bots import Budget
from cothon.core.dice import Dice
from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games import game as find_game
from cothon.server.budgets import Budgets
from cothon.server.errors import ServerError
from cothon.server.lines import READY
from cothon.server.signals import Signal
from cothon.server.thinker import Answer, Choose, Chosen, Failed, Job, Reckon, Reckoned
from cothon.server.turns import Turns

TRIES = 3
SLACK_S = 5.0
"""How late an answer may be. Thinkers get what processor time nobody else wants, so this is no small figure."""
START_S = 20.0
"""How long a thinker may take to start."""
UNTIMED_S = 60.0
"""How long a job may take whose budget does not say so: odds, and budgets in iterations."""
MOST_WAITING = 2000
MOST_OF_ONE = 250
"""Jobs of one person that may wait: more than the tables that one may host."""
LEAST_MS = 50
"""A thought gets so much time, however many wait: enough for a better answer than that of a bot that does not think."""
MOST_MILLISECONDS = 600_000
MOST_BYTES = 1 << 18
"""An answer is one line of a few hundred bytes; odds have some dozens of cases."""
END_S = 30.0
"""How long a killed worker may take to be gone; it needs a little processor time even for that."""

_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class WorkerFailed(ServerError):
    """No thinker gave an answer; an instant bot can."""

    status, error = 503, "unavailable"


class TooManyWaiting(WorkerFailed):
    """The queue is full."""


def position_for(game: Game, view: View, dice: Dice) -> str:
    """The position of a job: the text of a world that the viewer cannot exclude. Masked again it gives the view."""
    return game.write(game.fill(view, dice))


class Broken(Exception):
    """What a worker did wrong, as the end of a sentence: "the worker ..."."""


class Silent(Broken):
    """It said nothing for too long."""


class Pool:
    """At most `count` thinkers, each with one job at a time. Of one person the first job that came is done first.

    command   what to start instead of a thinker; for tests
    restarts  how many workers failed and were killed so far
    on_busy   told True when the first worker begins to think, and False when none does any more
    """

    def __init__(
        self,
        count: int,
        *,
        command: Sequence[str] | None = None,
        slack_s: float = SLACK_S,
        start_s: float = START_S,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        if count < 1:
            raise BadInput(f"count: a pool has 1 or more workers, not {count}")
        self.restarts = 0
        self.on_busy: Signal[[bool], None] = Signal()
        self._working = 0
        self._count = count
        # -P: what lies in the folder where the server was started is never imported
        self._command = tuple(command or (sys.executable, "-P", "-m", "cothon.server.thinker"))
        self._slack_s = slack_s
        self._start_s = start_s
        self._most_waiting = most_waiting
        self._turns = Turns(count)
        self.budgets = Budgets()
        self._workers: set[Worker] = set()  # all that live; whoever has a turn holds at most one of them
        self._idle: list[Worker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._number = 0

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker now."""
        return self._turns.waiting

    @property
    def pids(self) -> list[int]:
        """The processes that live now."""
        return sorted(pid for w in self._workers if (pid := w.pid) is not None)

    # -- what it is asked -------------------------------------------------------------------------------------------

    async def choose(
        self,
        game: str,
        version: int,
        position: str,
        seat: int,
        bot: str,
        budget: Budget,
        dice: int,
        person: str = "",
        an_hour: int = 0,
    ) -> int:
        """The action a bot chooses, legal in the position. `dice` is the seed of what the bot throws, `person` whose
        bot it is, `an_hour` for how many seconds an hour that person's bots may think; 0: no limit."""
        rules = find_game(game, version)
        world = rules.read(position)
        if world.actor != seat:
            raise BadInput(f"position: seat {seat} is not asked in it")
        legal = frozenset(rules.legal(world))  # law 7: the same as in the view
        given, number = _checked(budget), self._next()
        job = Choose(number, game, version, position, seat, bot, given.iterations, given.milliseconds, dice)
        seconds = UNTIMED_S if given.milliseconds is None else given.milliseconds / 1000
        got = await self._do(job, person, seconds, lambda a: isinstance(a, Chosen) and a.action in legal, an_hour)
        assert isinstance(got, Chosen)
        return got.action

    async def odds(
        self, game: str, version: int, position: str, seat: int | None, dice: int, person: str = ""
    ) -> dict[str, object] | None:
        """`core.odds.Odds` as plain data, as a seat or a spectator (None) knows them; None if there are none."""
        job = Reckon(self._next(), game, version, position, seat, dice)
        got = await self._do(job, person, UNTIMED_S, lambda a: isinstance(a, Reckoned))
        assert isinstance(got, Reckoned)
        plain: dict[str, object] | None = msgspec.to_builtins(got.odds)
        return plain

    # -- beginning and end ------------------------------------------------------------------------------------------

    async def warm(self) -> None:
        """Start all workers now, so that nobody waits for that later."""
        done = await asyncio.gather(*(self._warm_one() for _ in range(self._count)), return_exceptions=True)
        for e in done:
            if isinstance(e, Broken):
                raise WorkerFailed("in-words", words=f"a worker could not be started: it {e}") from e
            if isinstance(e, BaseException):
                raise e

    async def close(self) -> None:
        """End all workers. Jobs that wait or are being worked on end with WorkerFailed."""
        if self._closed:
            return
        self._closed = True
        for worker in self._workers:
            worker.kill()
        while self._idle:
            self._end(self._idle.pop())
        for _ in range(self._count):
            await self._turns.take("")  # jobs find out one after the other, and let go
        await asyncio.gather(*self._ending)

    async def _warm_one(self) -> None:
        await self._enter("")
        try:
            if len(self._workers) < self._count:
                self._give_back(await self._start())
        finally:
            self._turns.give_back()

    # -- one job ----------------------------------------------------------------------------------------------------

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def _do(
        self, job: Job, person: str, seconds: float, fits: Callable[[Answer], bool], an_hour: int = 0
    ) -> Answer:
        self._refuse_if_full(person)
        await self._enter(person)
        began = time.monotonic()
        try:
            if isinstance(job, Choose) and job.milliseconds is not None:
                job.milliseconds = self._fair_share(job.milliseconds, person, an_hour)
            self._count_working(1)
            try:
                return await self._try(job, seconds + self._slack_s, fits)
            finally:
                self._count_working(-1)
                self.budgets.spend(person, time.monotonic() - began, an_hour)
        finally:
            self._turns.give_back()

    def _count_working(self, more: int) -> None:
        was, self._working = self._working, self._working + more
        if not was or not self._working:
            self.on_busy.send(self._working > 0)

    async def _enter(self, person: str) -> None:
        """Wait for a turn; whoever gets one must give it back."""
        self._refuse_if_closed()
        await self._turns.take(person)

    def _refuse_if_full(self, person: str) -> None:
        """Each person may always have one job waiting: others cannot fill the queue for him."""
        own = self._turns.of(person)
        if self._turns.full and (own >= MOST_OF_ONE or (own and self.waiting >= self._most_waiting)):
            raise TooManyWaiting("jobs-waiting", number=self.waiting)

    def _fair_share(self, milliseconds: int, person: str, an_hour: int = 0) -> int:
        """The time for a thought when jobs wait. All jobs of a person share the time of one, and so do all persons for
        each worker: then a person waits for the others about as long as one thought takes. No thought is longer than
        what is left of the hour's budget."""
        own = 1 + self._turns.of(person)
        others = self._turns.persons - (own > 1)
        share = milliseconds // own // max(1, -(-(1 + others) // self._count))
        left = self.budgets.left(person, an_hour) * 1000
        return max(int(min(share, left)), min(LEAST_MS, milliseconds))

    async def _try(self, job: Job, seconds: float, fits: Callable[[Answer], bool]) -> Answer:
        line = msgspec.json.encode(job) + b"\n"
        why = ""
        for _ in range(TRIES):
            try:
                got = await self._ask(line, job.number, seconds, fits)
            except Broken as e:
                self._refuse_if_closed()
                self.restarts += 1
                why = str(e)
                continue
            if isinstance(got, Failed):
                raise (
                    BadInput(got.words)
                    if got.asked_wrongly
                    else WorkerFailed("in-words", words=f"the bot failed: {got.words}")
                )
            return got
        raise WorkerFailed("in-words", words=f"{TRIES} workers failed, one after the other; the last one {why}")

    async def _ask(self, line: bytes, number: int, seconds: float, fits: Callable[[Answer], bool]) -> Answer:
        worker = await self._worker()
        try:
            got = await worker.ask(line, seconds)
            if got.number != number:
                raise Broken("answered another job")
            if not isinstance(got, Failed) and not fits(got):
                raise Broken("gave an answer that is not legal")
        except BaseException:
            self._end(worker)  # also where the caller was cancelled: it would go on thinking about a lost cause
            raise
        self._give_back(worker)
        return got

    # -- its workers ------------------------------------------------------------------------------------------------

    async def _worker(self) -> Worker:
        """One that is idle, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.pid is not None:
                return worker
            self._end(worker)
            self.restarts += 1
        return await self._start()

    async def _start(self) -> Worker:
        self._refuse_if_closed()
        worker = Worker()
        self._workers.add(worker)
        try:
            await worker.start(self._command, self._start_s)
        except BaseException:
            self._end(worker)
            raise
        return worker

    def _give_back(self, worker: Worker) -> None:
        if self._closed:
            self._end(worker)
        else:
            self._idle.append(worker)

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.kill()
        task = asyncio.create_task(worker.ended())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise WorkerFailed("in-words", words="the workers were told to end")


class Worker:
    """One process. Whatever it does wrong becomes Broken; then it must be killed."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._process: Process | None = None
        self._killed = False
        self._most_bytes = most_bytes

    async def start(self, command: Sequence[str], seconds: float) -> None:
        limit = self._most_bytes
        try:
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=limit)
        except OSError as e:
            raise Broken(f"could not be started as {command[0]}: {e}") from e
        if self._killed:
            self.kill()  # while it was being started
        if await self._exchange(b"", seconds) != READY:
            raise Broken("did not say that it is ready")

    async def ask(self, line: bytes, seconds: float) -> Answer:
        got = await self._exchange(line, seconds)
        try:
            return _ANSWERS.decode(got)
        except msgspec.MsgspecError as e:
            raise Broken("talked nonsense") from e

    @property
    def pid(self) -> int | None:
        """None before it was started, and when it has ended."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    def kill(self) -> None:
        self._killed = True
        if self._process is not None and self.pid is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def ended(self) -> None:
        """Wait until a killed process is gone. What it still had to say is read, or its pipe would stay open."""
        if self._process is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(END_S):
                    await self._process.communicate()

    async def _exchange(self, said: bytes, seconds: float) -> bytes:
        """Say something, and get one line."""
        self.tell(said)
        return await self.hear(seconds)

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer; to a process that has ended, nothing is said."""
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):  # who waits for an answer learns that it is gone
            self._process.stdin.write(line)

    async def hear(self, seconds: float) -> bytes:
        """The next line it says."""
        assert self._process is not None
        stdout = self._process.stdout
        assert stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await stdout.readline()
        except TimeoutError as e:
            raise Silent(f"was silent for {seconds:g} seconds") from e
        except (OSError, RuntimeError) as e:  # uvloop raises RuntimeError for a pipe that is closed
            raise Broken(f"is gone: {e}") from e
        except ValueError as e:
            raise Broken(f"said more than {self._most_bytes} bytes in one line") from e
        if not line.endswith(b"\n"):
            raise Broken("ended before it answered")
        return line


def _checked(budget: Budget) -> Budget:
    if budget.milliseconds is not None and not 1 <= budget.milliseconds <= MOST_MILLISECONDS:
        raise BadInput(f"budget: {budget.milliseconds} milliseconds; it must be 1 to {MOST_MILLISECONDS}")
    if budget.iterations is not None and budget.iterations < 1:
        raise BadInput(f"budget: {budget.iterations} iterations; it must be 1 or more")
    return budget
