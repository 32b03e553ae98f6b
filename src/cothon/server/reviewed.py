"""What is told about the review of a finished game: how far it is, and the review. Numbers, versions and ids; the
sentences are the browser's. docs/analyse.md says what the figures mean."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Verdict = Literal["best", "fine", "slip", "blunder"]
Kind = Literal["slip", "blunder", "best", "luck", "own", "other", "drift"]
Chances = Annotated[list[float], Meta(description="by seat, from 0 to 1")]


class ReviewEffort(msgspec.Struct, kw_only=True):
    worlds: Annotated[int, Meta(description="how often each position was played on", examples=[600])]
    iterations: Annotated[int, Meta(description="of the search for a better answer", examples=[400])]
    seed: int
    ahead: Annotated[int, Meta(description="decisions that each position was played on for", examples=[42])]


class ReviewMark(msgspec.Struct, kw_only=True):
    """Where a round or decade begins."""

    at: int
    name: Annotated[str, Meta(examples=["round"])]
    number: int


class ReviewPoint(msgspec.Struct, kw_only=True):
    """The chances to win at a version, and their 95 % intervals."""

    at: int
    chances: Chances
    low: Chances
    high: Chances


class ReviewBetter(msgspec.Struct, kw_only=True):
    """What the search prefers to the given answer, by what the seat knew; both are compared in the same worlds."""

    action: int
    chance: Annotated[float, Meta(description="with the given answer")]
    chance_better: Annotated[float, Meta(description="with this one")]
    cost: float
    low: float
    high: float
    sure: bool
    points: Annotated[int, Meta(description="the cost as displayed, in hundredths of a chance", examples=[8])]
    interval: Annotated[list[int], Meta(description="of the cost as displayed", examples=[[7, 10]])]


class ReviewStep(msgspec.Struct, kw_only=True):
    """An entry of the record that was not taken back. `what` is the id of an action or draw, `usual` of an action."""

    at: Annotated[int, Meta(description="the version it led to")]
    seat: Annotated[int | None, Meta(description="null: a draw")]
    ask: Annotated[str, Meta(examples=["discover"])]
    clause: Annotated[str, Meta(examples=["K5.1"])]
    what: int
    choices: Annotated[int, Meta(description="how many answers or draws there were")]
    usual: Annotated[int | None, Meta(description="what the instinct would have answered")]
    expected: Annotated[list[float], Meta(description="chances after the usual answer, or the mean of all draws")]
    verdict: Annotated[Verdict | None, Meta(description="null: a draw, or no choice")]
    better: ReviewBetter | None


class ReviewAccount(msgspec.Struct, kw_only=True):
    """A seat: start + luck + own + others + corrected = end."""

    seat: int
    start: float
    luck: float
    own: Annotated[float, Meta(description="what its own answers gained against the usual ones")]
    others: Annotated[float, Meta(description="what those of the others did")]
    corrected: Annotated[float, Meta(description="what changed although nothing but the usual happened")]
    end: float
    errors: Annotated[dict[str, float], Meta(description="standard errors, line by line")]
    points: Annotated[dict[str, int], Meta(description="as displayed; they add up, too")]


class ReviewMoment(msgspec.Struct, kw_only=True):
    """A turning point of a seat: an act that led from version `since` to version `at`."""

    at: int
    since: int
    seat: Annotated[int | None, Meta(description="who decided")]
    kind: Kind
    before: Annotated[int, Meta(description="the chance in hundredths; of a slip or blunder with the better answer")]
    after: int


class Review(msgspec.Struct, kw_only=True):
    finished: bool
    effort: ReviewEffort
    marks: list[ReviewMark]
    curve: Annotated[list[ReviewPoint], Meta(description="the first is the start")]
    steps: list[ReviewStep]
    ledger: list[ReviewAccount]
    moments: Annotated[list[list[ReviewMoment]], Meta(description="of each seat, at most three")]


class Reviewed(msgspec.Struct, kw_only=True):
    """How far the review of a finished game is."""

    state: Annotated[
        Literal["none", "waiting", "working", "ready", "failed", "off"],
        Meta(description="none: nobody has asked for it; off: this server makes none"),
    ]
    done: Annotated[int, Meta(description="steps that are judged")] = 0
    total: Annotated[int, Meta(description="steps in all; 0: not known yet")] = 0
    before: Annotated[int, Meta(description="waiting: how many come before it")] = 0
    review: Review | None = None
