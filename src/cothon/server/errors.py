"""What the server answers when it cannot do what was asked, and the status that goes with each error of the house."""

from __future__ import annotations

from cothon.core import errors as core
from cothon.games import game
from cothon.locales import ENGLISH, explained, voice


class ServerError(core.CothonError):
    """`status` and `error` are part of the protocol; `words` are for people."""

    status = 500
    error = "internal"

    def __init__(self, words: str, **more: object) -> None:
        super().__init__(words)
        self.words = words
        self.more = more


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
    (core.Refused, 409, "refused"),
    (core.UnknownGame, 404, "unknown-game"),
    (core.BadRecord, 400, "bad-record"),
    (core.BadInput, 400, "malformed"),
)


def describe(e: core.CothonError) -> tuple[int, dict[str, object]]:
    """Status and body of the answer."""
    if isinstance(e, ServerError):
        return e.status, {"error": e.error, "words": e.words, **e.more}
    for kind, status, error in _KNOWN:
        if isinstance(e, kind):
            return status, {"error": error, **(_refused(e) if isinstance(e, core.Refused) else {"words": explained(e)})}
    return 500, {"error": "internal", "words": "something went wrong here; it was written to the log"}


def _refused(e: core.Refused) -> dict[str, object]:
    """Why not, as data for faces that have the sentences, and in English for all others."""
    told: dict[str, object] = {"words": voice(ENGLISH, game(e.game) if e.game else None).refusal(e.refusal)}
    told["refusal"] = {"key": e.refusal.key, "fields": e.refusal.fields}
    return {**told, "clause": e.clause} if e.clause else told
