"""The visitor's own account: guest, name, password, sign-in and sign-out, API tokens."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from cothon.locales import accepted
from cothon.server import names, passwords, tokens
from cothon.server.errors import NotSignedIn
from cothon.server.guard import COOKIE, CrossSite, by_cookie, caller, visitor
from cothon.server.identity import Identity, Who
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems
from cothon.server.routes.device import device_cookie, device_of, kept_cookie
from cothon.server.tokens import Token


def _documented(**bounds: object) -> dict[str, object]:
    """Bounds for the documentation alone: the checks are ours, because ours say what to do."""
    return {"extra": bounds}


Name = Annotated[
    str,
    Meta(
        max_length=200,  # before it is normalised
        description="2 to 30 printable characters, no #; letters of one alphabet",
        examples=["Hanno"],
        extra_json_schema=_documented(min_length=names.SHORTEST),
    ),
]
Password = Annotated[
    str,
    Meta(
        description="8 to 200 characters; not one of the 10,000 most common, not the name",
        examples=["a long and easy sentence"],
        extra_json_schema=_documented(min_length=passwords.SHORTEST, max_length=passwords.LONGEST),
    ),
]
Given = Annotated[str, Meta(max_length=1000, examples=["a long and easy sentence"])]
TokenId = Annotated[str, Parameter(description="The id of the token, not the token itself.")]
Moment = Annotated[int, Meta(description="milliseconds since 1970", examples=[1767225600000])]


class Me(msgspec.Struct):
    """Who you are."""

    player: Annotated[str, Meta(description="your id: public, it authorises nothing", examples=["3v9k0q2m7d5x1h8c"])]
    name: Annotated[str, Meta(examples=["Calm Cormorant 37"])]
    guest: Annotated[bool, Meta(description="whether the name is not yet claimed with a password", examples=[True])]
    scopes: Annotated[list[str] | None, Meta(description="of the token in use; null: by cookie, may do everything")]


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    password: Password
    name: Name | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Given


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: Given
    new: Password


class SignedOut(msgspec.Struct):
    words: Annotated[str, Meta(examples=["every browser is signed out; your 2 API tokens still work"])]
    tokens: Annotated[int, Meta(description="API tokens that still work", examples=[2])]


class MakeToken(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200, description="what it is for: 1 to 40 characters", examples=["my bot"])]
    scopes: Annotated[
        list[str],
        Meta(
            description="read: see tables; play: join, act, chat; table: create and host",
            examples=[["read", "play"]],
            extra_json_schema=_documented(
                items=Schema(type=OpenAPIType.STRING, enum=tokens.SCOPES), min_items=1, max_items=len(tokens.SCOPES)
            ),
        ),
    ]
    expires_days: (
        Annotated[
            int,
            Meta(
                description="1 to 3650; null: it works until it is revoked",
                examples=[90],
                extra_json_schema=_documented(minimum=1, maximum=tokens.MOST_DAYS),
            ),
        ]
        | None
    ) = None


class TokenShown(msgspec.Struct):
    id: Annotated[str, Meta(examples=["7d5x1h8c3v9k0q2m"])]
    name: Annotated[str, Meta(examples=["my bot"])]
    scopes: Annotated[list[str], Meta(examples=[["read", "play"]])]
    created_at: Moment
    expires_at: Moment | None


class TokenMade(TokenShown):
    """`token` is shown this once; only a hash of it is kept."""

    token: Annotated[str, Meta(examples=["cothon_7d5x1h8c3v9k0q2m_" + 12 * "4f0a"])]


class TokensShown(msgspec.Struct):
    tokens: list[TokenShown]


def _identity(request: Request[Any, Any, Any]) -> Identity:
    return parts_of(request).identity


async def _in_person(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Before the body is looked at: a stranger hears that he is one, not what is wrong with his words."""
    by_cookie(connection)


async def _no_token(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """These need no cookie, but are not for tokens."""
    if caller(connection).bearer is not None:
        by_cookie(connection)


def _me(who: Who) -> Me:
    return Me(who.player, who.name, who.guest, None if who.scopes is None else sorted(who.scopes))


def _cookie(request: Request[Any, Any, Any], value: str | None) -> list[Cookie]:
    """The cookie with this value; "" takes it away, None leaves it as it is."""
    return [] if value is None else [kept_cookie(COOKIE, value, parts_of(request).settings.secure)]


@get(
    "/me",
    operation_id="me",
    summary="Who am I? Makes a guest",
    security=[{}, {"cookie": []}, {"token": []}],
    responses=problems(401, 403),
    tags=["me"],
)
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    """Without a cookie, or with one that is no longer good, this makes a guest with a name of its own and sets the
    cookie `cothon`. Every other endpoint that needs somebody answers 401 then."""
    identity, shown = _identity(request), caller(request)
    try:
        who = visitor(request)
    except NotSignedIn:
        who = None  # a wrong cookie; a wrong token does not come so far
    if who is not None:
        new = identity.fresh_cookie(who, shown.cookie) if who.scopes is None else None
        known = device_cookie(request, who) if who.scopes is None else []
        return Response(_me(who), cookies=[*_cookie(request, new), *known])
    if shown.is_elsewhere(parts_of(request).settings.origin):
        raise CrossSite("cross-site-guest")
    who = await identity.new_guest(shown.address, accepted(request.headers.get("accept-language", "")))
    return Response(_me(who), cookies=[*_cookie(request, identity.cookie_for(who)), *device_cookie(request, who)])


@patch(
    "/me",
    operation_id="rename",
    summary="Change my name",
    guards=[_in_person],
    responses=problems(401, 409, body=True),
    tags=["me"],
)
async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename]) -> Me:
    """Guests may do it, too. 409 `name-taken`: somebody has this name, or one that looks like it."""
    return _me(await _identity(request).rename(by_cookie(request), data.name))


@post(
    "/me/claim",
    operation_id="claim",
    summary="Keep my name with a password",
    status_code=200,
    guards=[_in_person],
    responses=problems(401, 409, body=True),
    tags=["me"],
)
async def claim(request: Request[Any, Any, Any], data: JSONBody[Claim]) -> Response[Me]:
    """A guest becomes an account that can sign in elsewhere; seats, tables and tokens stay what they are."""
    identity, address = _identity(request), caller(request).address
    who = await identity.claim(by_cookie(request), data.name, data.password, address)
    return Response(_me(who), cookies=device_cookie(request, who))


@post(
    "/sign-in",
    operation_id="signIn",
    summary="Sign in",
    security=[{}],
    status_code=200,
    guards=[_no_token],
    responses=problems(401, body=True),
    tags=["me"],
)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[SignIn]) -> Response[Me]:
    """Sets the cookie. 401 `wrong-password`: the name or the password is wrong. Who was here as a guest leaves that
    guest behind: its seats stay with it, they do not move to the account."""
    identity = _identity(request)
    shown = caller(request)
    who = await identity.sign_in(data.name, data.password, shown.address, shown.device)
    return Response(_me(who), cookies=[*_cookie(request, identity.cookie_for(who)), *device_cookie(request, who)])


@post(
    "/sign-out",
    operation_id="signOut",
    summary="Sign out in this browser",
    security=[{}],
    status_code=204,
    guards=[_no_token],
    responses=problems(401, body=True),
    tags=["me"],
)
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    """The cookie stops working, also every copy of it, and its streams end; other browsers stay signed in. A guest has
    no password and cannot come back; claim the name first."""
    with suppress(NotSignedIn):  # a cookie that no longer works is taken away all the same
        if (who := visitor(request)) is not None:
            await _identity(request).sign_out(who)
    return Response(None, status_code=204, cookies=_cookie(request, ""))


@post(
    "/me/sign-out-everywhere",
    operation_id="signOutEverywhere",
    summary="Sign out in all browsers",
    status_code=200,
    responses=problems(401, 409, body=True),
    tags=["me"],
)
async def sign_out_everywhere(request: Request[Any, Any, Any]) -> Response[SignedOut]:
    """All cookies given out so far stop working, this one as well, and their streams end. API tokens stay: revoke
    them at /me/tokens."""
    who = by_cookie(request)
    identity = _identity(request)
    await identity.sign_out_everywhere(who)
    left = len(await identity.tokens.listed(who.player))
    words = "every browser is signed out"
    if left:
        words += f"; your {left} API token{'s' if left > 1 else ''} still work{'' if left > 1 else 's'}"
    return Response(SignedOut(words, left), cookies=_cookie(request, ""))


@post(
    "/me/password",
    operation_id="changePassword",
    summary="Change my password",
    status_code=200,
    guards=[_in_person],
    responses=problems(401, 409, body=True),
    tags=["me"],
)
async def change_password(request: Request[Any, Any, Any], data: JSONBody[NewPassword]) -> Response[Me]:
    """All other browsers are signed out, this one gets a new cookie; API tokens stay. 403 `wrong-password`: the old
    one is wrong."""
    identity = _identity(request)
    who = await identity.change_password(by_cookie(request), data.old, data.new)
    return Response(_me(who), cookies=_cookie(request, identity.cookie_for(who)))


def _shown(token: Token) -> TokenShown:
    return TokenShown(token.id, token.name, token.scopes, token.created_at, token.expires_at)


@get("/me/tokens", operation_id="tokens", summary="My API tokens", responses=problems(401, 403), tags=["me"])
async def list_tokens(request: Request[Any, Any, Any]) -> TokensShown:
    """Those that work, the newest first; their secrets are not kept."""
    who = by_cookie(request)
    return TokensShown([_shown(t) for t in await _identity(request).tokens.listed(who.player)])


@post(
    "/me/tokens",
    operation_id="makeToken",
    summary="Make an API token",
    guards=[_in_person],
    responses=problems(401, 409, body=True),
    tags=["me"],
)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[MakeToken]) -> TokenMade:
    """For programs: `Authorization: Bearer` and the token, which is shown this once. At most 20 can work at a time."""
    who = by_cookie(request)
    said = (data.name, data.scopes, data.expires_days)
    made, text = await _identity(request).tokens.make(who.player, *said, device_of(request))
    return TokenMade(made.id, made.name, made.scopes, made.created_at, made.expires_at, text)


@delete(
    "/me/tokens/{token_id:str}",
    operation_id="revokeToken",
    summary="Revoke an API token",
    responses=problems(401, 404, body=True),
    tags=["me"],
)
async def revoke_token(request: Request[Any, Any, Any], token_id: TokenId) -> None:
    """It stops working at once, and its streams end."""
    who = by_cookie(request)
    await _identity(request).tokens.revoke(who.player, token_id)


router = Router(
    path="/",
    route_handlers=[
        me,
        rename,
        claim,
        sign_in,
        sign_out,
        sign_out_everywhere,
        change_password,
        list_tokens,
        make_token,
        revoke_token,
    ],
)
