"""Many people at many tables, over real HTTP, who give up nothing: whatever gets lost they ask again, with the same
key, until somebody answers. They note what was acknowledged and what they were told, for `kit.aftermath` to check."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from cothon.games import game, names
from kit.line import Answer, Frame, Gone, Line, connect

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.8  # seconds until somebody asks again
STUCK = 120.0  # seconds without any step at any table; nothing is measured by it
AT_THE_DOOR = 16  # tables that are opened at the same time
REFUSED = {"stale", "not-your-turn", "over", "conflict", "cannot-take-back"}


class Offer(msgspec.Struct):
    id: int


class Told(msgspec.Struct):
    version: int
    event: dict[str, Any]


class Position(msgspec.Struct):
    version: int
    since: int
    offers: list[Offer]
    undo: list[int]
    events: list[Told]
    ended: Any = None


class Seat(msgspec.Struct):
    away: bool


class Table(msgspec.Struct):
    seats: list[Seat]


class Whole(msgspec.Struct):
    table: Table
    position: Position | None


_WHOLE, _STEP, _INFO = msgspec.json.Decoder(Whole), msgspec.json.Decoder(Position), msgspec.json.Decoder(Table)


class Acknowledged(NamedTuple):
    """The server said that it is done. `answers` is empty for a take-back."""

    table: str
    player: str
    key: str
    seat: int
    at: int
    version: int
    answers: tuple[int, ...]
    said: bytes  # all of the server's answer
    chapters: tuple[int, int]  # of the test: when it was sent for the first time, and when it was acknowledged

    @property
    def path(self) -> str:
        return f"/tables/{self.table}/{'do' if self.answers else 'undo'}"

    @property
    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"at": self.at, "key": self.key}
        return {**body, "do": self.answers[0]} if self.answers else body


class Wrong(AssertionError):
    """The server did something that it must never do."""


class Crowd:
    """ports  the servers; whoever cannot reach one tries the next
    tally  how often what happened
    """

    def __init__(
        self,
        ports: list[int],
        tables: int,
        *,
        clocks: bool = False,
        restores: bool = False,
        all_at: int | None = None,
        thinking: int = 17,
    ) -> None:
        self.ports = ports
        self.all_at = all_at  # the number of the server to which everybody comes first; None: they spread
        self.thinking = thinking  # at every so many tables there is a bot that thinks
        self.clocks = clocks  # at some tables somebody falls silent, and a clock runs
        self.restores = restores  # a backup may be restored meanwhile, so that versions go back
        self.dice = random.Random(tables)
        self.pause = max(0.05, tables / 1000)  # seconds between two looks of those who do not listen
        self.chapter = 0
        self.tally: Counter[str] = Counter()
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[tuple[str, str, str]] = []  # table, player, key
        self.sitters: list[Sitter] = []
        self._tables = tables
        self._people: list[Person] = []

    @property
    def in_play(self) -> int:
        """Tables whose game is not over, as far as those who sit there have heard."""
        return len({s.table for s in self.sitters} - {s.table for s in self.sitters if s.over})

    async def sit_down(self) -> None:
        """All tables are opened and begin."""
        door = asyncio.Semaphore(AT_THE_DOOR)

        async def one(number: int) -> None:
            async with door:
                await self._open(number)

        async with asyncio.TaskGroup() as group:
            for number in range(self._tables):
                group.create_task(one(number))

    async def play(self) -> None:
        """Until every game is over."""
        watching = asyncio.create_task(self._watch())
        try:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(sitter.play()) for sitter in self.sitters]
                watching.add_done_callback(lambda _: [task.cancel() for task in playing])
        finally:
            watching.cancel()
        if watching.done():
            watching.result()

    async def _watch(self) -> None:
        """Wrong, if nothing happens any more and some games are not over."""
        heard = -1
        while heard != (heard := sum(s.version for s in self.sitters)):
            await asyncio.sleep(STUCK)
        raise Wrong(f"nobody can go on: {[str(s) for s in self.sitters if not s.over]}")

    async def records(self) -> dict[str, str]:
        """The record of every table, as its first player gets it."""
        found: dict[str, str] = {}
        for sitter in self.sitters:
            if sitter.table not in found:
                answer = await sitter.person.sure("GET", f"/tables/{sitter.table}/record")
                if answer.status != 200:
                    raise Wrong(f"no record of table {sitter.table}: {answer}")
                found[sitter.table] = answer.body.decode()
        return found

    async def say_again(self, every: int) -> None:
        """Whoever repeats a request, however late, gets the answer he got."""
        people = {s.person.id: s.person for s in self.sitters}
        for done in self.acknowledged[::every]:
            answer = await people[done.player].sure("POST", done.path, done.body)
            if answer != (200, done.said):
                raise Wrong(f"{done} was answered by {answer}")

    def leave(self) -> None:
        for person in self._people:
            person.close()

    async def _open(self, number: int) -> None:
        """Two people and, where the game wants more or for a change, a bot; some bots think."""
        name = names()[number % len(names())]
        turn = number // len(names())
        thinks = number % self.thinking == 4 % self.thinking
        wanted = max(min(game(name).seats_allowed({})), 3 if self.all_at is not None and thinks else 2 + turn % 2)
        bot = {"kind": "bot", "bot": "search" if thinks else "level-3"}
        silent = self.clocks and turn % 8 == 6
        host, guest = Person(self, number), Person(self, number + 1)
        self._people += [host, guest]
        await host.come()
        await guest.come()
        seats = [{"kind": "me"}, {"kind": "open"}, *[bot] * (wanted - 2)]
        clock = {"kind": "move", "move_s": 5} if silent else {"kind": "none"}
        table = (await host.done("/tables", {"game": name, "seats": seats, "clock": clock}))["id"]
        await guest.done(f"/tables/{table}/join", {"entropy": "0b"})
        await host.done(f"/tables/{table}/ready", {"entropy": "0a"})
        self.sitters += [
            Sitter(host, table, 0, listens=True),
            Sitter(guest, table, 1, listens=number % 5 != 2, leaves=turn % 4 == 1, silent=silent),
        ]


class Person:
    """Somebody with a cookie and a connection."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.id = ""
        self._cookie = ""
        self._server = number % len(crowd.ports) if crowd.all_at is None else crowd.all_at
        self._line: Line | None = None

    async def come(self) -> None:
        answer = await self.sure("GET", "/me")
        assert self._line is not None
        self.id, self._cookie = msgspec.json.decode(answer.body)["player"], self._line.cookie

    async def done(self, path: str, data: Any) -> Any:
        """Something that must succeed."""
        answer = await self.sure("POST", path, data)
        if answer.status >= 300:
            raise Wrong(f"{path}: {answer}")
        return msgspec.json.decode(answer.body)

    async def sure(self, method: str, path: str, data: Any = None) -> Answer:
        """Ask until somebody answers. Whatever goes wrong inside a server is told."""
        body = b"" if data is None else msgspec.json.encode(data)
        pause = FIRST_PAUSE
        while True:
            try:
                answer = await self._once(method, path, body)
            except Gone:
                self.crowd.tally["connections lost"] += 1
            else:
                if answer.status < 500:
                    return answer
                if answer.status != 503:
                    raise Wrong(f"{method} {path} {body!r}: {answer}")
                self.crowd.tally["unavailable"] += 1
            self.crowd.tally["asked again"] += 1
            await self.elsewhere(pause)
            pause = min(LONGEST_PAUSE, pause * 1.6)

    async def elsewhere(self, pause: float) -> None:
        """Try the next server, in a moment."""
        self.close()
        self._server = (self._server + 1) % len(self.crowd.ports)
        await asyncio.sleep(pause * self.crowd.dice.uniform(0.5, 1.5))

    async def listen(self, path: str, last: str) -> Line:
        line = await connect(self.crowd.ports[self._server])
        answer = await line.listen(path, self._cookie, last)
        if answer.status not in (200, 503):
            raise Wrong(f"{path} {last}: {answer}")
        if answer.status == 503:
            line.close()
            raise Gone
        return line

    async def _once(self, method: str, path: str, body: bytes) -> Answer:
        if self._line is None or not self._line.open:
            self._line = await connect(self.crowd.ports[self._server])
        return await self._line.ask(method, path, self._cookie, body)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


class Sitter:
    """A person at a table, who follows it by its stream or looks at it now and then, and answers at random.

    leaves  gets up in the middle, and comes back a little later
    silent  says nothing any more after some answers; a clock and a bot must see to it that the game goes on
    """

    def __init__(
        self, person: Person, table: str, seat: int, *, listens: bool, leaves: bool = False, silent: bool = False
    ) -> None:
        self.person = person
        self.crowd = person.crowd
        self.table = table
        self.seat = seat
        self.listens = listens
        self.first = 0  # the version of the whole table that came first
        self.story: list[Position] = []  # the steps as they were told after it
        self.version = -1
        self.over = False
        self._mark = ""
        self._asked: int | None = None  # who is asked after the last answer
        self._todo: Position | None = None  # a question to this seat that waits for its answer
        self._answers = 0
        self._away = False
        self._leaves = leaves
        self._silent = silent
        self._dice = random.Random(f"{table} {seat}")

    async def play(self) -> None:
        while not self.over:
            if self.listens:
                await self._follow()
            else:
                await self._look()

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def _follow(self) -> None:
        """One stream, as long as it lasts; the next one goes on where it ended."""
        line: Line | None = None
        try:
            line = await self.person.listen(f"/tables/{self.table}/stream", self._mark)
            while not self.over:
                self._heard(await line.frame())
                if not line.more:  # older questions need no answer
                    await self._act()
        except Gone:
            self.crowd.tally["streams lost"] += 1
            await self.person.elsewhere(LONGEST_PAUSE / 2)
        finally:
            if line is not None:
                line.close()

    def _heard(self, frame: Frame) -> None:
        if frame.name == "table":
            told = _WHOLE.decode(frame.data)
            self._away = told.table.seats[self.seat].away
            if told.position is not None:
                self._whole(told.position)
        elif frame.name == "info":
            self._away = _INFO.decode(frame.data).seats[self.seat].away
        elif frame.name == "step":
            step = _STEP.decode(frame.data)
            if self.version >= 0 and (step.since != self.version or step.version <= step.since):
                raise Wrong(f"{self}: told {step.since}..{step.version} after {self.version}")
            self.story.append(step)
            self._now(step)
        self._mark = self._mark if frame.mark is None else frame.mark

    def _whole(self, position: Position) -> None:
        """At the beginning; and again when somebody left or came back, so that others may act now."""
        if self.version < 0 or not self._mark:
            self.story.clear()
            self.first = position.version
        elif position.version != self.version:
            raise Wrong(f"{self}: knew version {self.version}, but was told all of {position.version}")
        self._now(position)

    def _now(self, position: Position) -> None:
        self.version = position.version
        self.over = position.ended is not None
        self._todo = position if position.offers else None

    async def _look(self) -> None:
        """Once, and then a pause, unless there is more to answer."""
        self._asked = None
        answer = await self.person.sure("GET", f"/tables/{self.table}")
        if answer.status != 200:
            raise Wrong(f"{self}: {answer}")
        told = _WHOLE.decode(answer.body)
        self._away, position = told.table.seats[self.seat].away, told.position
        at = -1 if position is None else position.version
        if at < self.version and len(self.crowd.ports) == 1 and not self.crowd.restores:
            raise Wrong(f"{self}: saw version {at} after {self.version}")
        if position is not None and (at >= self.version or self.crowd.restores):
            self._now(position)  # else the other server was ahead of this one
            await self._act()
        if self._asked != self.seat:
            await asyncio.sleep(self.crowd.pause * self._dice.uniform(0.5, 1.5))

    # -- answering ---------------------------------------------------------------------------------------------------

    async def _act(self) -> None:
        if self._silent and self._answers > 20:
            return
        if self._away:  # too slow, for the clock
            await self._go("return")
        if self._todo is None:
            return
        if self._leaves and self._answers > 30:
            self._leaves = False
            await self._get_up()
            return
        await self._answer(self._todo)

    async def _answer(self, position: Position) -> None:
        key = f"{self.seat}.{self._answers}.{self._dice.random()}"
        self._answers += 1
        body: dict[str, Any] = {"at": position.version, "key": key}
        back = bool(position.undo) and self._dice.random() < 0.05
        if not back:
            body["do"] = self._dice.choice(position.offers).id
        path = f"/tables/{self.table}/{'undo' if back else 'do'}"
        chapter = self.crowd.chapter
        answer = await self.person.sure("POST", path, body)
        told = msgspec.json.decode(answer.body)
        if answer.status == 200:
            self._asked = told["asked"]
            self._acknowledged(body, told["version"], answer.body, chapter)
        elif answer.status == 409 and told["error"] in REFUSED:
            self._was_refused(key, told)
        else:
            raise Wrong(f"{self}: {path} {body}: {answer}")

    def _acknowledged(self, body: dict[str, Any], version: int, said: bytes, chapter: int) -> None:
        answers = (body["do"],) if "do" in body else ()
        chapters = chapter, self.crowd.chapter
        self.crowd.acknowledged.append(
            Acknowledged(
                self.table, self.person.id, body["key"], self.seat, body["at"], version, answers, said, chapters
            )
        )
        self.crowd.tally["take-backs" if not answers else "moves"] += 1
        self._todo = None

    def _was_refused(self, key: str, told: dict[str, Any]) -> None:
        self.crowd.tally[told["error"]] += 1
        self.crowd.refused.append((self.table, self.person.id, key))
        if told["error"] != "conflict":
            self._todo = None  # there is something newer to hear of

    # -- coming and going --------------------------------------------------------------------------------------------

    async def _get_up(self) -> None:
        """A bot plays, until it is the owner again; what happened meanwhile is heard after that."""
        await self._go("leave")
        await asyncio.sleep(self._dice.uniform(0.0, 0.5))
        await self._go("return")

    async def _go(self, how: str) -> None:
        answer = await self.person.sure("POST", f"/tables/{self.table}/{how}", {})
        if answer.status not in (200, 409):  # 409: the game is over
            raise Wrong(f"{self}: {how}: {answer}")
        self.crowd.tally[how] += 1

    def __str__(self) -> str:
        return f"table {self.table}, seat {self.seat}"
