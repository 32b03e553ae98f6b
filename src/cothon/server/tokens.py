"""What a visitor shows to be let in: the signed cookie of a browser, or the API token of a program."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, Signer
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from cothon.server.errors import Conflict, Malformed, NotThere
from cothon.server.moments import Now
from cothon.server.names import visible
from cothon.server.storage.engine import Storage
from cothon.server.storage.schema import players, tokens

SCOPES = ("read", "play", "table")
MOST = 20  # tokens of one player that work
LONGEST_NAME = 40
MOST_DAYS = 3650
DAY = 24 * 3600 * 1000
YEAR = 365 * DAY

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # without i, l, o, u: ids are read aloud and typed
_ID = re.compile(r"[0-9a-z]{1,24}")
_TEXT = re.compile(r"cothon_([0-9a-z]{1,24})_([0-9a-f]{48})")
_COOKIE = re.compile(r"([0-9a-z]{1,24})\.(\d{1,9})\.(\d{1,12})(?:\.([0-9a-z]{1,24}))?")
_DEVICE = re.compile(r"([0-9a-z]{1,24})\.(\d{1,12})((?:\.[0-9a-z]{1,24}){0,5})")
_MOST_KNOWN = 5  # accounts that a device is known for
_LONGEST_COOKIE = 200


def new_id() -> str:
    """A random name for a row: 80 bits. It is public, and authorises nothing."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


class Read(NamedTuple):
    """What a cookie says: whose it is, from which epoch, when it was given out (milliseconds), and in which session:
    from a sign-in to a sign-out in one browser."""

    player: str
    epoch: int
    given: int
    session: str


class Cookies:
    """A cookie is signed with the secret of the house. Only those that were signed out are stored."""

    def __init__(self, secret: str) -> None:
        self._signer = _signer(secret, "cothon.cookie")

    def make(self, player: str, epoch: int, now: int, session: str) -> str:
        return self._signer.sign(f"{player}.{epoch}.{now // 1000}.{session}").decode()

    def read(self, cookie: str) -> Read | None:
        """None for everything that was not made here."""
        said = _unsigned(self._signer, cookie, _COOKIE)
        if said is None:
            return None
        session = said[4] or _hashed(cookie)[:24]  # cookies of older servers name none
        return Read(said[1], int(said[2]), int(said[3]) * 1000, session)


class Device(NamedTuple):
    """What the cookie of a device says: its id, when the cookie was given out (milliseconds), and which accounts were
    used there, the last one first."""

    id: str
    given: int
    players: tuple[str, ...]


class Devices:
    """The cookie by which a browser is known again, whoever is signed in there. It authorises nothing."""

    def __init__(self, secret: str) -> None:
        self._signer = _signer(secret, "cothon.device")

    def make(self, device: str, now: int, players: Sequence[str] = ()) -> str:
        return self._signer.sign(".".join((device, str(now // 1000), *players[:_MOST_KNOWN]))).decode()

    def read(self, cookie: str) -> Device | None:
        """None for what was not made here."""
        said = _unsigned(self._signer, cookie, _DEVICE)
        return Device(said[1], int(said[2]) * 1000, tuple(said[3].split(".")[1:])) if said else None


def _signer(secret: str, salt: str) -> Signer:
    return Signer(secret, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)


def _unsigned(signer: Signer, cookie: str, form: re.Pattern[str]) -> re.Match[str] | None:
    if len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
        return None
    try:
        return form.fullmatch(signer.unsign(cookie).decode())
    except BadSignature:
        return None


def parse(bearer: str) -> tuple[str, str] | None:
    """The id of a token and the hash of its secret; None if it is not one of ours."""
    said = _TEXT.fullmatch(bearer)
    return (said[1], _hashed(said[2])) if said else None


def same(hash_a: str, hash_b: str) -> bool:
    return hmac.compare_digest(hash_a, hash_b)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Token(msgspec.Struct, frozen=True):
    """What its owner may know of a token after it was made."""

    id: str
    name: str
    scopes: list[str]
    created_at: int
    expires_at: int | None


class Tokens:
    """Making, listing and revoking. `changed` is told the player after every change."""

    def __init__(self, storage: Storage, now: Now, changed: Callable[[str], None]) -> None:
        self._storage = storage
        self._now = now
        self._changed = changed

    async def make(
        self, player: str, name: str, scopes: Sequence[str], days: int | None, device: str = ""
    ) -> tuple[Token, str]:
        """The token and its text, which is never shown again."""
        now = self._now()
        kept = [s for s in SCOPES if s in _checked(scopes)]
        expires = now + _checked_days(days) * DAY if days is not None else None
        token = Token(new_id(), visible(name, "name", LONGEST_NAME), kept, now, expires)
        secret = secrets.token_hex(24)
        own = tokens.c.player_id == player
        async with self._storage.writing() as connection:
            # The lock on the player makes two that are made at once count each other.
            await connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
            gone = or_(tokens.c.revoked_at < now - DAY, tokens.c.expires_at < now - DAY)
            await connection.execute(delete(tokens).where(own, gone))
            working = select(func.count()).where(own, tokens.c.revoked_at.is_(None), _not_expired(now))
            if int((await connection.execute(working)).scalar_one()) >= MOST:
                raise Conflict("tokens-most", number=MOST)
            await connection.execute(
                insert(tokens).values(
                    id=token.id,
                    player_id=player,
                    name=token.name,
                    hash=_hashed(secret),
                    scopes=" ".join(kept),
                    created_at=now,
                    expires_at=expires,
                    device=device or None,
                )
            )
        return token, f"cothon_{token.id}_{secret}"

    async def listed(self, player: str) -> list[Token]:
        """Those that work, the newest first."""
        t = tokens.c
        ask = (
            select(t.id, t.name, t.scopes, t.created_at, t.expires_at)
            .where(t.player_id == player, t.revoked_at.is_(None), _not_expired(self._now()))
            .order_by(t.created_at.desc(), t.id)
        )
        async with self._storage.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return [Token(r.id, r.name, r.scopes.split(), r.created_at, r.expires_at) for r in rows]

    async def revoke(self, player: str, token: str) -> None:
        """It stops working at once. To revoke it again does no harm."""
        if not _ID.fullmatch(token):
            raise NotThere("no-such-token")
        own = (tokens.c.id == token, tokens.c.player_id == player)
        async with self._storage.writing() as connection:
            done = await connection.execute(
                update(tokens).where(*own, tokens.c.revoked_at.is_(None)).values(revoked_at=self._now())
            )
            if not done.rowcount and (await connection.execute(select(tokens.c.id).where(*own))).scalar() is None:
                raise NotThere("no-such-token")
        self._changed(player)


def _not_expired(now: int) -> ColumnElement[bool]:
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)


def _checked(scopes: Sequence[str]) -> Sequence[str]:
    for scope in scopes:
        if scope not in SCOPES:
            raise Malformed("no-such-scope", field="scopes", scope=scope[:40], scopes=", ".join(SCOPES))
    if not 1 <= len(scopes) <= len(SCOPES):
        raise Malformed("which-scopes", field="scopes", scopes=", ".join(SCOPES))
    return scopes


def _checked_days(days: int) -> int:
    if not 1 <= days <= MOST_DAYS:
        raise Malformed("days-of-a-token", field="expires_days", most=MOST_DAYS)
    return days
