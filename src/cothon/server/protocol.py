"""The messages: what is sent to the server and what comes back, as types. OpenAPI and the browser's types come from
here. Numbers of seats count from 0; times are milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=512)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNo = Annotated[int, Meta(ge=0, le=9)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
RulesNo = Annotated[int, Meta(ge=1, le=1_000_000, description="version of the rules; without it the newest")]
Pause = Annotated[int, Meta(ge=0, le=2000, description="ms that bots pause before each answer")]
OptionText = Annotated[str, Meta(max_length=200)]
Watchers = Literal["off", "link", "open"]
TakeBacks = Literal["free", "consent"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
WhyUnrated = Literal["guest", "device", "early", "left"]


class Sent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the caller sends: a field that is not known is an error, not ignored."""


# -- asking ------------------------------------------------------------------------------------------------------------


class ClockSpec(Sent):
    """No clock; bank + increment; so much for each turn; days for each turn."""

    kind: Literal["none", "bank", "move", "days"] = "none"
    bank_s: Annotated[int, Meta(ge=10, le=86_400)] | UnsetType = UNSET
    increment_s: Annotated[int, Meta(ge=0, le=600)] | UnsetType = UNSET
    move_s: Annotated[int, Meta(ge=5, le=86_400)] | UnsetType = UNSET
    days: Annotated[int, Meta(ge=1, le=30)] | UnsetType = UNSET


class SeatSpec(Sent):
    """me: the creator. hot: another person on the creator's device. open: whoever comes first. invited: who has the
    link. bot: one of this server's bots. remote: a bot that comes with a token."""

    kind: Literal["me", "hot", "open", "invited", "bot", "remote"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Sent):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=10)]
    options: dict[OptionText, bool | int | OptionText] = {}
    rules: RulesNo | None = None
    public: bool = True
    rated: bool = False
    clock: ClockSpec = msgspec.field(default_factory=ClockSpec)
    watchers: Watchers = "open"
    takebacks: TakeBacks = "free"
    odds: bool = True
    bot_pause: Pause = 0


class Join(Sent):
    """`entropy` (any bytes, hex) goes into the shuffle; sending it, even empty, also says that you are ready."""

    seat: SeatNo | None = None
    key: Annotated[str, Meta(max_length=64)] = ""
    entropy: Hex | None = None


class Ready(Sent):
    entropy: Hex = ""


class Kick(Sent):
    seat: SeatNo


class Do(Sent):
    """The id of an offer, or several that make up one payment; `at` is the version you saw. Sent again with the same
    `key`, it is done once and answered alike."""

    do: ActionId | Annotated[list[ActionId], Meta(min_length=1, max_length=40)]
    at: Version
    key: Key | None = None


class Undo(Sent):
    """Take back the last answer, or all after version `to`. Where that is not free, it is proposed to the others."""

    at: Version
    to: Version | None = None
    key: Key | None = None


class Vote(Sent):
    """`proposal` is the id of what you vote on, lest you agree to something that was proposed meanwhile."""

    yes: bool
    proposal: Annotated[str, Meta(max_length=40)] = ""


class Say(Sent):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


# -- answers -----------------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, kw_only=True):
    """kind: open, invited, reserved, human, bot or remote. away: a bot plays until the owner returns; barred: it plays
    on, because the owner was sent away; gone: the owner left a rated game to a bot, which is a loss."""

    seat: int
    kind: str
    name: str
    player: str | None
    bot: str | None
    ready: bool
    away: bool
    barred: bool
    resigned: bool
    gone: bool = False
    score: int | None = None
    rank: int | None = None
    gain: float | None = None


class Proposal(msgspec.Struct, kw_only=True):
    """A vote that is open. kind: undo or abandon. `needs` are the seats that have not agreed yet; `at` is the version
    at which it was proposed, `to` the one to go back to: there the question `ask` was put, and so many `answers` are
    taken back. An answer at the table ends it, and so does its proposer by voting against it."""

    id: str
    kind: str
    seat: int
    at: int
    to: int | None
    yes: list[int]
    needs: list[int]
    ask: str = ""
    answers: int = 0


class Clocks(msgspec.Struct, kw_only=True):
    """Milliseconds left for each seat at the moment `since`; `running` is the seat whose time runs, -1 if nobody's.
    `now` is the time of the server when it told this. stage: fine, warning, grace (the time is over, a bot is about to
    take the seat), out; the next one begins at `until`."""

    left: list[int]
    running: int
    since: int
    now: int
    stage: str
    until: int | None


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended; rank 1 is the best. After a resignation there are no scores."""

    reason: str
    scores: list[int]
    ranks: list[int]


class Unrated(msgspec.Struct, kw_only=True):
    """Why a table that was opened as rated moves no rating."""

    reason: WhyUnrated
    decisions: int  # so many of their own somebody must have made before leaving


class TableInfo(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    newest: bool  # whether the game has no newer rules
    options: dict[str, Any]
    unusual: dict[str, bool | int | str]  # those of the options that are not as usual
    status: Status
    host: str
    public: bool
    rated: bool
    unrated: Unrated | None
    clock: dict[str, Any]
    watchers: Watchers
    takebacks: TakeBacks
    odds: bool
    bot_pause: int
    commitment: str
    terms: str | None  # binds names and options
    seats: list[SeatInfo]
    version: int
    asked: int | None
    turn_since: int | None
    clocks: Clocks | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    ended_by: str
    outcome: Outcome | None
    proposal: Proposal | None
    fork_of: str | None
    fork_at: int | None
    rematch_of: str | None
    next_table: str | None
    imported: bool
    lesson: bool  # a first game with a fixed deal, played by a script
    seed: str | None  # revealed at the end
    invited: bool  # whether the visitor came by the link of those who may sit down
    you: list[int] = []
    join_key: str | None = None  # for the host
    watch_key: str | None = None
    next_key: str | None = None  # to watch `next_table`, for those who may watch this one


class Asked(msgspec.Struct, kw_only=True):
    seat: int
    ask: str
    clause: str


class Offered(msgspec.Struct, kw_only=True):
    """A legal action. `parts` say which elements of the screen it concerns; `burst`: several make up one payment;
    `closes`: it ends a row of choices; `passes`: it only goes on; `which`: what tells the thing it means from others
    that fit its parts."""

    id: int
    label: str
    parts: dict[str, str]
    clause: str
    burst: bool
    closes: bool
    passes: bool
    which: dict[str, Any] | None = None


class Further(msgspec.Struct, kw_only=True):
    """How a burst could go on: ids that may be added, whether it is complete as it is, the action that would close
    it."""

    add: list[int]
    complete: bool
    close: int | None
    version: int


class AccountLine(msgspec.Struct, kw_only=True):
    """`id` and `fields` say what is counted. `role`: a `part` of the score, the `sum` of all parts, a `detail` of the
    line below, or counted `aside` from the score, for ties and conditions."""

    id: str
    fields: dict[str, Any]
    values: list[int]
    clause: str
    role: str


class DecidedInfo(msgspec.Struct, kw_only=True):
    """The fact that decided a game: `decided-KEY` says it with these fields. `line` is where the winner gained most."""

    key: str
    fields: dict[str, Any]
    clause: str
    line: AccountLine | None


class Ended(msgspec.Struct, kw_only=True):
    """`beside` are ids of lines that explain ranks which scores alone do not, `barred` seats that could not win."""

    reason: str
    tie_break: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    account: list[AccountLine]
    decided: DecidedInfo | None
    beside: list[str]
    barred: list[int]


class LessonStep(msgspec.Struct, kw_only=True):
    """What a first game asks for: the step that explains it, the how-many-eth of how many, and the ids to answer with,
    several for one payment. Anything else is refused as `lesson`."""

    step: str
    number: int
    of: int
    do: list[int]


class Position(msgspec.Struct, kw_only=True):
    """What one viewer may know at a version. `events` happened after version `since`. `forced` is the answer that this
    viewer need not be asked for: it only goes on, nothing else is legal, and everybody knows that. `lesson`: in a first
    game."""

    version: int
    since: int
    viewer: int | None
    view: Any
    asked: Asked | None
    offers: list[Any]
    forced: int | None
    undo: list[int]
    could_undo: list[int]
    clocks: Clocks | None
    events: list[Any]
    ended: Ended | None = None
    lesson: LessonStep | None = None


class Seen(msgspec.Struct, kw_only=True):
    """A table, and the position if there is one."""

    table: TableInfo
    position: Position | None
    chat: list[ChatLine]


class ChatLine(msgspec.Struct, kw_only=True):
    id: int
    player: str
    name: str
    text: str
    time: int


class Accepted(msgspec.Struct, kw_only=True):
    """It is done and on disk. `asked` is the seat to answer next."""

    version: int
    asked: int | None
    over: bool
    proposed: bool = False


class Told(msgspec.Struct, kw_only=True):
    """An event; `deed` is the number of the decision that it belongs to."""

    version: int
    deed: int
    event: dict[str, Any]
    clause: str


class FilmFrame(msgspec.Struct, kw_only=True):
    """A version as the viewer knew it then; `events` happened from the version before to this one. Nobody is `asked`
    where chance was due."""

    version: int
    viewer: int | None
    view: Any
    asked: Asked | None
    events: list[Told]


class WhyNot(msgspec.Struct, kw_only=True):
    """`key` and `fields` say why."""

    legal: bool
    clause: str
    version: int
    key: str = ""
    fields: dict[str, Any] = {}


class ChangeInfo(msgspec.Struct, kw_only=True):
    """A field of the view that would be another: the way to it, what it is, what it would be; null where it is not
    there."""

    path: list[str | int]
    was: Any
    now: Any


class FigureInfo(msgspec.Struct, kw_only=True):
    """A figure of a seat (a field of its record in the view) that would be another."""

    seat: int
    name: str
    was: int
    now: int


class ThenInfo(msgspec.Struct, kw_only=True):
    """Where certainty ends: `ask` is put to chance or to a `seat`, the game is over, or something comes to light that
    you cannot know (`unseen`). If you are asked, `can` has the families of your answers."""

    kind: Literal["chance", "seat", "over", "unseen"]
    ask: str = ""
    seat: int | None = None
    can: list[str] = []


class AheadInfo(msgspec.Struct, kw_only=True):
    """What is certain after an answer that is only thought about. `later` follows however the questions in between are
    answered; `figures` are certain after all of it."""

    events: list[dict[str, Any]]
    changes: list[ChangeInfo]
    then: ThenInfo
    later: list[dict[str, Any]]
    figures: list[FigureInfo]
    notes: list[NoteInfo]
    version: int


class CaseInfo(msgspec.Struct, kw_only=True):
    key: str
    fields: dict[str, Any]
    ways: int
    of: int


class NoteInfo(msgspec.Struct, kw_only=True):
    key: str
    fields: dict[str, Any]


class OddsInfo(msgspec.Struct, kw_only=True):
    """`title` is a key, as those of the cases and notes."""

    title: str
    cases: list[CaseInfo]
    notes: list[NoteInfo]
    exact: bool
    version: int
