"""The device somebody uses: known again by a cookie of its own, which stays when people sign in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from cothon.server import tokens
from cothon.server.guard import DEVICE_COOKIE, caller, may
from cothon.server.identity import Who
from cothon.server.parts import parts_of


def device_of(request: Request[Any, Any, Any]) -> str:
    return parts_of(request).identity.device(caller(request).device)


def sitting(request: Request[Any, Any, Any], scope: str) -> Who:
    """Somebody who may do this, with the device: that of the browser, or the one where the token was made."""
    who = may(request, scope)
    return who if who.token else msgspec.structs.replace(who, device=device_of(request))


def device_cookie(request: Request[Any, Any, Any], who: Who) -> list[Cookie]:
    """What makes this browser known, and that this account is used there, where it is not yet."""
    parts = parts_of(request)
    value = parts.identity.device_cookie(caller(request).device, who)
    return [] if value is None else [kept_cookie(DEVICE_COOKIE, value, parts.settings.secure)]


def kept_cookie(name: str, value: str, secure: bool) -> Cookie:
    """A cookie for a year that no script can read; an empty value takes it away."""
    age = tokens.YEAR // 1000 if value else 0
    return Cookie(name, value=value, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)
