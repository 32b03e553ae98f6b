"""What the server answers when it cannot do what was asked, and the status that goes with each error of the house."""

from __future__ import annotations

from cothon.core import errors as core
from cothon.games import game
from cothon.locales import ENGLISH, explained, voice
from cothon.play.lesson import OffScript

MORE = ("field", "key", "seconds", "scope", "status", "away")
"""What programs look for stands in the answer itself, too."""


class ServerError(core.CothonError):
    """`status` and `error` are part of the protocol. `problem` is the key of the sentence for people, `problem-...` in
    `problems.ftl`, and `fields` are what it tells; `field` is what is wrong in the request."""

    status = 500
    error = "internal"

    def __init__(self, problem: str, **fields: str | float) -> None:
        super().__init__(problem)
        self.problem = problem
        self.fields = fields

    @property
    def words(self) -> str:
        said = voice(ENGLISH).say(f"problem-{self.problem}", **self.fields)
        return f"{self.fields['field']}: {said}" if "field" in self.fields else said

    def __str__(self) -> str:
        return self.words

    def body(self) -> dict[str, object]:
        """The answer: data for faces that have the sentences, and English for all others."""
        more = {name: self.fields[name] for name in MORE if name in self.fields}
        data = {"key": self.problem, "fields": self.fields}
        return {"error": self.error, "words": self.words, **more, "problem": data}


class Malformed(ServerError):
    status, error = 400, "malformed"


class NotSignedIn(ServerError):
    status, error = 401, "not-signed-in"


class Forbidden(ServerError):
    status, error = 403, "forbidden"


class NotThere(ServerError):
    status, error = 404, "not-found"


class Conflict(ServerError):
    """The table is not in a state in which this can be done."""

    status, error = 409, "conflict"


class TooMuch(ServerError):
    status, error = 413, "too-large"


class TooMany(ServerError):
    """`key` names the limit, `seconds` says when to try again."""

    status, error = 429, "too-many"


class HeadersTooLarge(ServerError):
    status, error = 431, "headers-too-large"


class Unavailable(ServerError):
    """The database does not answer; nothing was changed, or the same request sent again will find out."""

    status, error = 503, "unavailable"


_KNOWN: tuple[tuple[type[core.CothonError], int, str], ...] = (
    (core.Stale, 409, "stale"),
    (core.NotYourTurn, 409, "not-your-turn"),
    (core.GameIsOver, 409, "over"),
    (core.CannotTakeBack, 409, "cannot-take-back"),
    (core.Illegal, 409, "illegal"),
    (OffScript, 409, "lesson"),
    (core.Refused, 409, "refused"),
    (core.UnknownGame, 404, "unknown-game"),
    (core.BadRecord, 400, "bad-record"),
    (core.BadInput, 400, "malformed"),
)


def describe(e: core.CothonError) -> tuple[int, dict[str, object]]:
    """Status and body of the answer."""
    if isinstance(e, ServerError):
        return e.status, e.body()
    if isinstance(e, core.BadOption) and e.option:
        return 400, {**Malformed(f"option-{e.what}", field=f"options.{e.option}", **e.fields).body(), "words": str(e)}
    for kind, status, error in _KNOWN:
        if isinstance(e, kind):
            return status, {"error": error, **(_refused(e) if isinstance(e, core.Refused) else {"words": explained(e)})}
    return 500, ServerError("internal").body()


def _refused(e: core.Refused) -> dict[str, object]:
    """Why not, as data for faces that have the sentences, and in English for all others."""
    told: dict[str, object] = {"words": voice(ENGLISH, game(e.game) if e.game else None).refusal(e.refusal)}
    told["refusal"] = {"key": e.refusal.key, "fields": e.refusal.fields}
    return {**told, "clause": e.clause} if e.clause else told
