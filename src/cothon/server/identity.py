"""Who is there: guests, claimed names, sign-in and sign-out, and the answer to "whose request is this?".

A guest's seats stay with the guest: signing in to an account does not move them there. Claiming a name does not change
the player, so all seats, tokens and records stay.
"""

from __future__ import annotations

import time
import unicodedata
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.exc import IntegrityError

from cothon.server import names, passwords, tokens
from cothon.server.errors import Conflict, Forbidden, NotSignedIn, Unavailable
from cothon.server.guesses import Guesses
from cothon.server.limits import Clock, RateLimit
from cothon.server.moments import Now
from cothon.server.settings import Settings
from cothon.server.signals import Signal
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from cothon.server.tokens import YEAR

REMEMBERED_S = 10.0  # a change in another process is known after that at the latest, even if nobody tells us
ALONE_S = 300.0  # the same on SQLite, where there is no other process
MOST_REMEMBERED = 50_000
HOUR = 3600 * 1000
_ATTEMPTS = 12

players, signed_out = schema.players, schema.signed_out


class Who(msgspec.Struct, frozen=True):
    """Somebody who was let in. `scopes` None: by cookie, may do everything; else `token` is the id of the token.
    `until` is when the cookie or token expires, in milliseconds; None: never. `session` is that of the cookie. `device`
    is known of tokens, and of browsers where somebody sits down."""

    player: str
    name: str
    guest: bool
    token: str = ""
    scopes: frozenset[str] | None = None
    epoch: int = 0
    until: int | None = None
    session: str = ""
    device: str = ""


class NameTaken(Conflict):
    error = "name-taken"


class WrongPassword(NotSignedIn):
    """The same words whether the name or the password is wrong: names of guests and accounts are not told apart."""

    error = "wrong-password"


class OldPasswordIsWrong(Forbidden):
    error = "wrong-password"


class _Remembered(msgspec.Struct, frozen=True):
    who: Who
    until: float  # by the clock
    expires: int  # the cookie or token itself, in milliseconds


class Identity:
    """`on_change` is called with a player's id after a change, so that other processes forget, too; `on_claim` when a
    guest has become an account."""

    def __init__(
        self, storage: Storage, now: Now, settings: Settings, secret: str, clock: Clock = time.monotonic
    ) -> None:
        self.on_change: Signal[[str], None] = Signal()
        self.on_claim: Signal[[str], None] = Signal()
        self.tokens = tokens.Tokens(storage, now, self.changed)
        self._storage = storage
        self._now = now
        self._clock = clock
        self._cookies = tokens.Cookies(secret)
        self._devices = tokens.Devices(secret)
        self._passwords = passwords.Passwords()
        self.remembers = ALONE_S if storage.sqlite else REMEMBERED_S
        self._remembered: dict[str, _Remembered] = {}  # by =cookie or bearer
        self._shown: dict[str, list[str]] = {}  # player: the cookies and bearers remembered
        self._changes = 0
        an_hour = settings.guests_per_hour
        self._guests = RateLimit("guests", 3600 / an_hour if an_hour else 0, an_hour, clock)
        self._guesses = Guesses(clock)

    def close(self) -> None:
        self._passwords.close()

    # -- whose request is this ---------------------------------------------------------------------------------------

    def cached(self, cookie: str | None, bearer: str | None) -> Who | None:
        """The same as `who`, for those who were here a moment ago; None: ask `who`."""
        found = self._remembered.get(f"={cookie}" if bearer is None else bearer)
        if found is None or found.until <= self._clock() or found.expires <= self._now():
            return None
        return found.who

    async def who(self, cookie: str | None, bearer: str | None) -> Who | None:
        """None if nothing was shown; NotSignedIn if it is wrong, expired or revoked. A bearer goes first."""
        found = self.cached(cookie, bearer)
        if found is not None:
            return found
        if bearer is not None:
            return await self._by_token(bearer)
        return await self._by_cookie(cookie) if cookie else None

    async def holds(self, who: Who) -> bool:
        """Whether somebody let in before would still be: for streams, when `on_change` or another process tells."""
        p, t = players.c, schema.tokens.c
        async with self._storage.reading() as connection:
            if not who.token:
                ask = select(p.epoch).where(p.id == who.player, ~_is_signed_out(who.session))
                return (await connection.execute(ask)).scalar() == who.epoch
            ask = select(t.expires_at).where(t.id == who.token, t.player_id == who.player, t.revoked_at.is_(None))
            row = (await connection.execute(ask)).first()
        return row is not None and (row.expires_at is None or row.expires_at > self._now())

    def forget(self, player: str) -> None:
        """Something about this player has changed: look again before believing anything."""
        self._changes += 1
        for shown in self._shown.pop(player, ()):
            self._remembered.pop(shown, None)

    def renew(self, secret: str) -> None:
        """The database was replaced: forget everybody, and go by this secret from now on."""
        self._changes += 1
        self._remembered.clear()
        self._shown.clear()
        self._cookies, self._devices = tokens.Cookies(secret), tokens.Devices(secret)

    def changed(self, player: str) -> None:
        self.forget(player)
        self.on_change.send(player)

    def cookie_for(self, who: Who) -> str:
        return self._cookies.make(who.player, who.epoch, self._now(), who.session or tokens.new_id())

    def fresh_cookie(self, who: Who, cookie: str | None) -> str | None:
        """A new one if this one is older than a month: who comes back now and then stays for ever."""
        read = self._cookies.read(cookie) if cookie else None
        return self.cookie_for(who) if read and read.given < self._now() - 30 * tokens.DAY else None

    def device(self, cookie: str | None) -> str:
        """The device that shows this cookie; "" for one that is not known."""
        read = self._devices.read(cookie) if cookie else None
        return read.id if read else ""

    def device_cookie(self, cookie: str | None, who: Who) -> str | None:
        """A new one for a device that shows none of ours, one older than a month, or one that does not say yet that
        this account was used there; None: leave it as it is."""
        read = self._devices.read(cookie) if cookie else None
        used = read.players if read else ()
        told = who.guest or who.player in used
        if read is not None and told and read.given >= self._now() - 30 * tokens.DAY:
            return None
        players = used if told else (who.player, *used)
        return self._devices.make(read.id if read else tokens.new_id(), self._now(), players)

    async def _by_cookie(self, cookie: str) -> Who:
        read = self._cookies.read(cookie)
        if read is None:
            raise NotSignedIn("cookie-invalid")
        if read.given + YEAR <= self._now():
            raise NotSignedIn("cookie-expired")
        before = self._changes
        row = await self._row(players.c.id == read.player, ~_is_signed_out(read.session))
        if row is None or row.epoch != read.epoch:
            raise NotSignedIn("signed-out")
        who = msgspec.structs.replace(_who(row), until=read.given + YEAR, session=read.session)
        self._remember(f"={cookie}", who, read.given + YEAR, before)
        await self._seen(row)
        return who

    async def _by_token(self, bearer: str) -> Who:
        parsed = tokens.parse(bearer)
        if parsed is None:
            raise NotSignedIn("token-invalid")
        p, t = players.c, schema.tokens.c
        shown = (t.hash, t.scopes, t.expires_at, t.revoked_at, t.device)
        ask = select(p.id, p.name, p.guest, p.epoch, p.seen_at, *shown).join_from(schema.tokens, players)
        before = self._changes
        async with self._storage.reading() as connection:
            row = (await connection.execute(ask.where(t.id == parsed[0]))).first()
        if row is None or not tokens.same(row.hash, parsed[1]):
            raise NotSignedIn("token-invalid")
        if row.revoked_at is not None:
            raise NotSignedIn("token-revoked")
        if row.expires_at is not None and row.expires_at <= self._now():
            raise NotSignedIn("token-expired")
        scopes = frozenset(row.scopes.split())
        who = Who(row.id, row.name, row.guest, parsed[0], scopes, row.epoch, row.expires_at, device=row.device or "")
        self._remember(bearer, who, self._now() + YEAR if row.expires_at is None else row.expires_at, before)
        await self._seen(row)
        return who

    def _remember(self, shown: str, who: Who, expires: int, before: int) -> None:
        """`before` is from before the database was asked: what it said may have changed on the way."""
        if before != self._changes:
            return
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()  # simple, and costs each of them one look into the database
            self._shown.clear()
        if shown not in self._remembered:
            self._shown.setdefault(who.player, []).append(shown)
        self._remembered[shown] = _Remembered(who, self._clock() + self.remembers, expires)

    async def _row(self, *which: Any) -> Any:
        p = players.c
        ask = select(p.id, p.name, p.name_key, p.guest, p.epoch, p.password, p.seen_at).where(*which)
        async with self._storage.reading() as connection:
            return (await connection.execute(ask)).first()

    async def _seen(self, row: Any) -> None:
        """Written at most once an hour; a database that only reads lets people in all the same."""
        if row.seen_at < self._now() - HOUR:
            with suppress(Unavailable):
                await self._change(row.id, seen_at=self._now())

    # -- accounts ----------------------------------------------------------------------------------------------------

    async def new_guest(self, address: str, language: str = "en") -> Who:
        self._guests.take(address)
        now = self._now()
        for attempt in range(_ATTEMPTS):
            who = Who(tokens.new_id(), names.of_guest(attempt, language), True)
            row = {"id": who.player, "name": who.name, "name_key": names.key(who.name), "guest": True, "epoch": 0}
            with suppress(IntegrityError):  # somebody has this name: try another
                async with self._storage.writing() as connection:
                    await connection.execute(insert(players).values(**row, created_at=now, seen_at=now))
                return who
        raise Unavailable("no-name-for-a-guest", seconds=1)

    async def rename(self, who: Who, said: str) -> Who:
        name = names.validated(said)
        await self._change(who.player, name=name, name_key=names.key(name))
        self.changed(who.player)
        return msgspec.structs.replace(who, name=name)

    async def claim(self, who: Who, said: str | None, password: str, address: str) -> Who:
        """A guest becomes an account: from now on it can sign in elsewhere."""
        name = who.name if said is None else names.validated(said)
        chosen = passwords.validated(password, name=name)
        if not who.guest:
            raise Conflict("claimed-already")
        self._guesses.claim(who.player, address)
        hashed = await self._passwords.hash(chosen, address)
        new = {"name": name, "name_key": names.key(name), "guest": False, "password": hashed}
        if not await self._change(who.player, players.c.guest.is_(True), **new):
            raise Conflict("claimed-already")
        self.changed(who.player)
        self.on_claim.send(who.player)
        return msgspec.structs.replace(who, name=name, guest=False)

    async def sign_in(self, said: str, password: str, address: str, device: str | None = None) -> Who:
        """`device` is the cookie of the device: where the account was used before, strangers' failures do not count."""
        exact, key = names.keys(said)
        row = await self._row(players.c.name_key == exact) or await self._row(players.c.name_key == key)
        read = self._devices.read(device) if device else None
        known = read.id if read is not None and row is not None and row.id in read.players else ""
        with self._guesses.known(row.id, known) if known else self._guesses.stranger(key, address):
            if not await self._passwords.verify(password, row.password if row else None, address) or row is None:
                raise WrongPassword("wrong-name-or-password")
        if self._passwords.needs_rehash(row.password):
            hashed = await self._passwords.hash(unicodedata.normalize("NFKC", password), address)
            await self._change(row.id, players.c.password == row.password, password=hashed)
        await self._seen(row)
        return _who(row)

    async def change_password(self, who: Who, old: str, new: str) -> Who:
        """All other browsers are signed out; tokens stay."""
        chosen = passwords.validated(new, "new", who.name)
        row = await self._row(players.c.id == who.player)
        if row is None or row.password is None:
            raise Conflict("guest-without-password")
        with self._guesses.known(who.player, who.session):
            if not await self._passwords.verify(old, row.password, who.player):
                raise OldPasswordIsWrong("not-your-password", field="old")
        hashed = await self._passwords.hash(chosen, who.player)
        if not await self._change(who.player, players.c.epoch == row.epoch, password=hashed, epoch=row.epoch + 1):
            raise Conflict("signed-out-meanwhile")
        self.changed(who.player)
        return msgspec.structs.replace(who, epoch=row.epoch + 1)

    async def sign_out(self, who: Who) -> None:
        """The cookie of this browser stops working, and with it every copy of it; other browsers stay signed in."""
        now = self._now()
        async with self._storage.writing() as connection:
            await connection.execute(delete(signed_out).where(signed_out.c.until <= now))
            gone = (sqlite_dialect.insert if self._storage.sqlite else postgresql.insert)(signed_out)
            await connection.execute(gone.values(session=who.session, until=now + YEAR).on_conflict_do_nothing())
        self.changed(who.player)

    async def sign_out_everywhere(self, who: Who) -> None:
        """Every cookie given out so far stops working. API tokens go on: they are revoked one by one."""
        if who.guest:
            raise Conflict("guest-could-not-return")
        await self._change(who.player, epoch=players.c.epoch + 1)
        self.changed(who.player)

    async def _change(self, player: str, *conditions: Any, **values: Any) -> bool:
        try:
            async with self._storage.writing() as connection:
                done = await connection.execute(
                    update(players).where(players.c.id == player, *conditions).values(**values)
                )
                return bool(done.rowcount)
        except IntegrityError as e:
            raise NameTaken("name-taken", field="name") from e


def _is_signed_out(session: str) -> Any:
    return exists().where(signed_out.c.session == session)


def _who(row: Any) -> Who:
    return Who(row.id, row.name, row.guest, epoch=row.epoch)
