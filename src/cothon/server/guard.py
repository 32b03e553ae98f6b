"""Authentication, cross-site requests, rate limit and size of the body: what every request passes before its route.

`Guard` wraps the whole application (`app.asgi_handler = Guard(app.asgi_handler, ...)`), so that answers to unknown
addresses get its headers, too. A handler asks `signed_in`, `may`, `by_cookie` or `visitor` who is there. A wrong token
is refused here, on every route. A wrong cookie is refused by those four functions: routes that ask nobody's name, such
as the pages of the browser, the sign-in and the health check, must work for a browser whose cookie has had its day.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from cothon.server.errors import Forbidden, Malformed, NotSignedIn, ServerError, TooMuch
from cothon.server.hosts import Hosts
from cothon.server.identity import Identity, Who
from cothon.server.limits import Clock, RateLimit, address_of
from cothon.server.routes.answers import error_response, json_headers
from cothon.server.settings import Settings

_log = logging.getLogger("cothon.server")

BRIEF = "brief"  # in the `opt` of a route: what it answers goes to programs, never to a page, and every header costs
COOKIE, DEVICE_COOKIE = "cothon", "cothon_device"

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_OF_INTEREST = frozenset(
    {b"authorization", b"content-length", b"content-type", b"host", b"origin", b"sec-fetch-site", b"cookie"}
)
_OWN_COOKIE, _DEVICE = (
    re.compile(rb"(?:^|;)[ \t]*" + name.encode() + rb"=([^;]*)") for name in (COOKIE, DEVICE_COOKIE)
)
_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",  # what may be kept says so itself
}
_BRIEF = frozenset({b"x-content-type-options", b"cache-control"})
_HSTS = {"strict-transport-security": "max-age=31536000"}

Headers = list[tuple[bytes, bytes]]


class Admitted(Protocol):
    """A request that the guard has let in, or a connection, in the guards of a route."""

    @property
    def scope(self) -> Any: ...


class CrossSite(Forbidden):
    error = "cross-site"


class NotJson(ServerError):
    status, error = 415, "not-json"


class TooSlow(ServerError):
    status, error = 408, "too-slow"


class Caller:
    """What a request shows of its sender, before anybody has believed it."""

    __slots__ = (
        "address",
        "bearer",
        "content_type",
        "cookie",
        "cookies",
        "fetch_site",
        "host",
        "length",
        "origin",
    )

    def __init__(self, scope: Any) -> None:
        found: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name in _OF_INTEREST:
                # HTTP/2 may cut a cookie header into several.
                found[name] = found[name] + b"; " + value if name == b"cookie" and name in found else value
        self.cookies = found.get(b"cookie", b"")
        said = found.get(b"authorization", b"")
        self.address = address_of(scope)
        self.cookie = _value(_OWN_COOKIE, self.cookies)
        # Other schemes are not for us: a proxy in front may ask for a password of its own.
        self.bearer = said[7:].strip().decode("latin-1") if said[:7].lower() in (b"bearer ", b"bearer") else None
        self.content_type = _text(found.get(b"content-type"))
        self.length = _text(found.get(b"content-length"))
        self.fetch_site = _text(found.get(b"sec-fetch-site"))
        self.origin = _text(found.get(b"origin"))
        self.host = _text(found.get(b"host"))

    @classmethod
    def of(cls, scope: Any) -> Caller:
        """The same as before, where the same head came before (see `heads`)."""
        kept = scope.get("kept")
        if kept is None:
            return cls(scope)
        found = kept.get("caller")
        if found is None:
            found = kept["caller"] = cls(scope)
        return cast(Caller, found)

    @property
    def device(self) -> str | None:
        """The cookie of the device; asked for now and then only."""
        return _value(_DEVICE, self.cookies)

    def is_elsewhere(self, public: str) -> bool:
        """Whether a page of another site has sent this. `public` is our own origin, "" if only the request knows."""
        if self.fetch_site is not None:
            return self.fetch_site not in ("same-origin", "none")
        if self.origin is None:
            return False  # not a browser, or one that sends no cookie along from elsewhere (SameSite)
        if public:
            return self.origin.lower() != public.rstrip("/").lower()
        return self.host is None or self.origin.lower().partition("://")[2] != self.host.lower()


def _value(cookie: re.Pattern[bytes], cookies: bytes) -> str | None:
    own = cookie.search(cookies)
    return own[1].strip(b' "\t').decode("latin-1") or None if own else None


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1").strip()


class Guard:
    """`identity` is asked for at every request: it is made when the server starts. `large` are the paths whose bodies
    may have `record_limit` bytes."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        identity: Callable[[], Identity],
        large: Iterable[str] = (),
        patience: float | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self._app = app
        self._settings = settings
        self._identity = identity
        self._hosts = Hosts(settings)
        self._large = frozenset(large)
        self._patience = settings.body_seconds if patience is None else patience
        each = 1 / settings.rate if settings.rate else 0
        self._requests = RateLimit("requests", each, settings.rate_burst, clock)
        ours = _HEADERS | (_HSTS if settings.secure else {})
        self._headers: Headers = [(name.encode(), value.encode()) for name, value in ours.items()]
        self._brief: Headers = [(name, value) for name, value in self._headers if name in _BRIEF]
        self._names = frozenset(name for name, _ in self._headers)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            scope["user"] = None
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                brief = message["status"] == 200 and BRIEF in scope["route_handler"].opt
                message["headers"] = self.with_headers(cast(Headers, message["headers"]), brief)
            await send(message)

        try:
            await self.admit(scope, receive)
        except Exception as e:  # nobody further out would answer in our words
            await _refuse(e, with_headers)
            return
        await self._app(scope, receive, with_headers)

    async def admit(self, scope: Any, receive: Receive) -> None:
        """Find out who it is and read the body; or raise what is wrong with the request."""
        caller = Caller.of(scope)
        scope["caller"] = caller
        self._hosts.check(caller.host)
        scope["user"] = await self._known(scope, caller)
        if scope["method"] not in _SAFE:
            if caller.bearer is None and caller.is_elsewhere(self._settings.origin):
                raise CrossSite("cross-site")
            scope["body"] = await self._body(scope, caller, receive)

    async def _known(self, scope: Any, caller: Caller) -> Who | None:
        """Count the request under its player, or under its address, and say whose it is."""
        identity = self._identity()
        who = identity.cached(caller.cookie, caller.bearer)
        if who is None and (caller.bearer is not None or caller.cookie is not None):
            wrong = f"wrong {caller.address}"
            self._requests.check(wrong)  # whoever shows one wrong token after another is not looked up for ever
            try:
                who = await identity.who(caller.cookie, caller.bearer)
            except NotSignedIn as e:
                self._requests.take(wrong)
                if caller.bearer is not None:
                    raise
                scope["wrong"] = e
                return None
        self._requests.take(who.player if who is not None else caller.address)
        return who

    async def _body(self, scope: Any, caller: Caller, receive: Receive) -> bytes:
        """All of the body. Of one that is too large no more is read than shows that it is."""
        limit = self._settings.record_limit if scope["path"] in self._large else self._settings.body_limit
        is_json = (caller.content_type or "").partition(";")[0].strip().lower() == "application/json"
        if caller.content_type and not is_json:
            raise NotJson("not-json")
        body: bytes | None = scope.get("whole")  # all of it came in one piece with the head: nobody needs to wait
        if body is None and caller.length is not None:
            if not caller.length.isascii() or not caller.length.isdigit():
                raise Malformed("no-whole-number", field="Content-Length")
            # A number of a thousand digits is too large without being read.
            if len(caller.length) > 18 or int(caller.length) > limit:
                raise TooMuch("body-too-large", limit=limit)
        if body is None:
            try:
                async with asyncio.timeout(self._patience):
                    body = await _read(receive, limit)
            except TimeoutError as e:
                raise TooSlow("body-too-slow") from e
        elif len(body) > limit:
            raise TooMuch("body-too-large", limit=limit)
        if body and not is_json:
            raise NotJson("not-json")
        if not body.isascii():
            try:
                body.decode()
            except UnicodeDecodeError as e:
                raise Malformed("not-utf-8") from e
        return body

    def with_headers(self, headers: Headers, brief: bool) -> Headers:
        """With our headers, except those that the answer has set itself."""
        if brief:
            return [*headers, *self._brief]
        own = {name for name, _ in headers} & self._names
        if not own:
            return [*headers, *self._headers]
        return [*headers, *((name, value) for name, value in self._headers if name not in own)]


async def _read(receive: Receive, limit: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = cast(dict[str, Any], await receive())
        if message["type"] == "http.disconnect":
            raise Malformed("body-incomplete")
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise TooMuch("body-too-large", limit=limit)
        parts.append(part)
        if not message.get("more_body", False):
            return parts[0] if len(parts) == 1 else b"".join(parts)


async def _refuse(e: Exception, send: Send) -> None:
    status, said, more = error_response(e)
    if status == 500:
        _log.error("the guard failed", exc_info=e)
    body = msgspec.json.encode(said)
    if isinstance(e, TooMuch | TooSlow):
        more["connection"] = "close"  # so that the rest of the body is not read, either
    raw = json_headers(len(body), more)
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# -- what handlers ask -------------------------------------------------------------------------------------------------


def caller(request: Admitted) -> Caller:
    return cast(Caller, cast(dict[str, Any], request.scope)["caller"])


def visitor(request: Admitted) -> Who | None:
    """Who is there; None for somebody who shows nothing."""
    wrong = cast(dict[str, Any], request.scope).get("wrong")
    if wrong is not None:
        raise cast(NotSignedIn, wrong)
    return cast("Who | None", request.scope["user"])


def signed_in(request: Admitted) -> Who:
    who = visitor(request)
    if who is None:
        raise NotSignedIn("sign-in-first")
    return who


def may(request: Admitted, scope: str) -> Who:
    """Somebody who may do what this scope of a token allows."""
    who = signed_in(request)
    if who.scopes is not None and scope not in who.scopes:
        raise Forbidden("token-lacks-scope", scope=scope)
    return who


def by_cookie(request: Admitted) -> Who:
    """Somebody in person: no token may do this."""
    who = signed_in(request)
    if who.scopes is not None:
        raise Forbidden("not-with-a-token")
    return who
