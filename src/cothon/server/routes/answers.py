"""How errors are answered, and how routes declare them: one JSON shape for every error of every endpoint."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from math import ceil
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.types import ExceptionHandlersMap, Receive, Scope, Send
from msgspec import Meta

from cothon.core.errors import CothonError
from cothon.server import errors
from cothon.server.speak import encode

_log = logging.getLogger("cothon.server")

_CODES = {400: "malformed", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}


class Why(msgspec.Struct):
    """What is wrong, as data: `key` names the sentence, `fields` are what it tells."""

    key: Annotated[str, Meta(examples=["seat-taken"])]
    fields: Annotated[dict[str, Any], Meta(examples=[{"seat": 2}])]


class Problem(msgspec.Struct, omit_defaults=True):
    """Every error looks like this. `error` is for programs, `words` are for people; the rest is there if it fits."""

    error: Annotated[str, Meta(description="what kind of error it is")]
    words: Annotated[str, Meta(description="what is wrong and what to do")]
    clause: Annotated[str, Meta(description="the rule that forbids the move")] = ""
    field: Annotated[str, Meta(description="the field of the request that is wrong")] = ""
    key: Annotated[str, Meta(description="429: the limit that was reached")] = ""
    seconds: Annotated[float, Meta(description="429, 503: when to try again")] = 0
    problem: Annotated[Why | None, Meta(description="what is wrong, as data")] = None
    refusal: Annotated[Why | None, Meta(description="why the move is refused, as data")] = None


# status: what it says in the documentation, and an example
PROBLEMS: dict[int, tuple[str, Problem]] = {
    400: ("The request is malformed", Problem("malformed", "name: must have 2 to 30 characters, not 1", field="name")),
    401: ("Nobody is signed in, or not any more", Problem("not-signed-in", "sign in first: GET /me starts as a guest")),
    403: ("This visitor may not do that", Problem("forbidden", "the token lacks the scope 'play'")),
    404: ("There is no such thing, or it is private", Problem("not-found", "there is nothing at this address")),
    405: ("Not this method", Problem("method-not-allowed", "this address does not take DELETE")),
    408: ("The body did not arrive in time", Problem("too-slow", "the body of the request did not arrive in time")),
    409: ("It cannot be done as things stand", Problem("conflict", "you have 20 tokens, and that is the most")),
    413: ("The body is too large", Problem("too-large", "the body may have 65536 bytes")),
    415: ("The body is not JSON", Problem("not-json", "send the body as application/json")),
    421: (
        "The Host header names another server",
        Problem("wrong-host", "this server does not go by the name 'elsewhere.example'"),
    ),
    429: (
        "Too many requests; Retry-After says when to try again",
        Problem("too-many", "too many requests; try again in 1.5 s", key="requests", seconds=1.5),
    ),
    503: (
        "The database does not answer; try again",
        Problem("unavailable", "the database does not answer; try again", seconds=1),
    ),
}


def problems(*statuses: int, body: bool = False) -> dict[int, ResponseSpec]:
    """For `responses=` of a route. Any request may be malformed, sent to the wrong name, or stopped by limits or the
    database; a `body` may be wrong in more ways."""
    every = {*statuses, 400, 421, 429, 503} | ({403, 408, 413, 415} if body else set())
    return {status: _spec(*PROBLEMS[status]) for status in sorted(every)}


def _spec(description: str, problem: Problem) -> ResponseSpec:
    example = Example(value=msgspec.to_builtins(problem))
    return ResponseSpec(Problem, generate_examples=False, description=description, examples=[example])


class JsonResponse(Response[Any]):
    """JSON without cookies or headers of its own, at a third of what Litestar's general response costs: for routes that
    are called with every move."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **_more: Any) -> Any:
        status, body = self.status_code, encode(self.content)
        headers = json_headers(len(body))

        async def respond(_scope: Scope, _receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": status or 200, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return respond


def json_headers(length: int, more: Mapping[str, str] | None = None) -> list[tuple[bytes, bytes]]:
    """The headers of a body in JSON."""
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % length)]
    if more:
        headers += [(name.encode(), value.encode()) for name, value in more.items()]
    return headers


def error_response(e: Exception) -> tuple[int, Mapping[str, object], dict[str, str]]:
    """Status, body and headers of the answer to an error."""
    if isinstance(e, CothonError):
        status, body = errors.describe(e)
        return status, body, _headers(status, body)
    if isinstance(e, RecursionError):  # only JSON that is nested without end comes so deep
        return 400, errors.Malformed("body-too-deep").body(), {}
    if isinstance(e, HTTPException) and e.status_code < 500:
        code = _CODES.get(e.status_code, "malformed")
        return e.status_code, {**_wrong(e).body(), "error": code}, dict(e.headers or {})
    return 500, errors.ServerError("internal").body(), {}


def _headers(status: int, body: Mapping[str, object]) -> dict[str, str]:
    headers: dict[str, str] = {}
    seconds = body.get("seconds")
    if isinstance(seconds, int | float) and status in (429, 503):
        headers["retry-after"] = str(ceil(seconds))
    if status == 401:
        headers["www-authenticate"] = 'Bearer realm="cothon"'
    return headers


def _wrong(e: HTTPException) -> errors.ServerError:
    """What Litestar found wrong, in our words."""
    if e.status_code == 404:
        return errors.NotThere("nothing-here")
    if e.status_code == 405:
        return errors.Malformed("no-such-method")
    if isinstance(e.__cause__, SerializationException):
        return errors.Malformed("body-is-no-json", why=e.__cause__.detail or e.detail)
    if not isinstance(e, ValidationException) or not isinstance(e.extra, list) or not e.extra:
        return errors.Malformed("in-words", words=e.detail)
    first = e.extra[0]
    field, message = str(first.get("key", "")), str(first.get("message", e.detail))
    if message == "'data'":
        return errors.Malformed("body-missing")
    if field == "data":  # the body as a whole; the message names the field, if there is one
        return errors.Malformed("in-words", words=f"body: {message}")
    problem, fields = _bound(message)
    return errors.Malformed(problem, **({"field": field} if field else {}), **fields, words=message)


def _bound(message: str) -> tuple[str, dict[str, int]]:
    """What msgspec says about a number; it has nothing but text to say it with."""
    if found := re.match(r"Expected `(?:int|float)` (>=|<=) (\d+)", message):
        return "at-least" if found[1] == ">=" else "at-most", {"number": int(found[2])}
    if re.match(r"Expected `int[^,]*, got `(null|float)", message):
        return "no-whole-number", {}
    return "in-words", {}


def error_told(scope: Mapping[str, Any], e: Exception) -> tuple[int, Mapping[str, object], dict[str, str]]:
    """The same; what is our fault goes into the log."""
    found = error_response(e)
    if found[0] == 500:
        _log.error("%s %s failed", scope["method"], scope["path"], exc_info=e)
    return found


def handle_error(request: Request[Any, Any, Any], e: Exception) -> Response[Mapping[str, object]]:
    """The handler of all exceptions."""
    status, body, headers = error_told(cast(dict[str, Any], request.scope), e)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


HANDLERS: ExceptionHandlersMap = {CothonError: handle_error, HTTPException: handle_error, Exception: handle_error}
