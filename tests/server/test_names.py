"""Names of players: what they may look like, and which look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator

import pytest

from cothon.server import names
from cothon.server.errors import Malformed
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from server.door import Door, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("A", "2 to 30"),
        ("  a  ", "2 to 30"),
        ("x" * 31, "2 to 30"),
        ("", "2 to 30"),
        ("Han#no", "#"),
        ("Han\u200bno", "U+200B"),
        ("Han\u202eno", "U+202E"),
        ("Han\u2066no", "U+2066"),
        ("Han\x00no", "U+0000"),
        ("Han\x1b[31mno", "U+001B"),
        ("Han\ue000no", "U+E000"),
        ("Han\u3164no", "U+1160"),  # made plain first
        ("Han\ufe0fno", "U+FE0F"),
        ("Han\u00adno", "U+00AD"),
        ("\u0301Hanno", "accents"),
        ("Ha\u0301\u0302\u0303\u0304no", "accents"),
        ("...", "letter"),
        ("-- --", "letter"),
        ("Hаnnо", "Cyrillic and Latin"),
        ("Ηanno", "Greek and Latin"),
        ("ᑲaal", "Canadian and Latin"),
        ("𐌀nna", "Latin and Old"),
        ("नMago", "Devanagari and Latin"),
    ],
)
def test_names_that_would_deceive_or_hide_are_refused(said: str, why: str) -> None:
    with pytest.raises(Malformed, match=re.escape(why)) as e:
        names.validated(said)
    assert e.value.fields["field"] == "name"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Hanno \t the   Navigator ", "Hanno the Navigator"),
        ("Ｈａｎｎｏ", "Hanno"),
        ("Zoe\u0301", "Zoé"),
        ("山田 Taro", "山田 Taro"),
        ("नमस्ते", "नमस्ते"),
        ("O'Neill-Smith", "O'Neill-Smith"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_kept_in_one_plain_form(said: str, kept: str) -> None:
    assert names.validated(said) == kept
    assert names.validated(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hanno", "HANNO"),
        ("Hanno", "hann0"),
        ("Hanno", "H a n n o"),
        ("Hanno", "Hánnø"),
        ("Ilse", "1lse"),
        ("Ilse", "llse"),
        ("Modern", "Modem"),
        ("Straße", "STRASSE"),
        ("Вова", "BOBA"),
        ("ΑΝΝΑ", "Anna"),
        ("Sam", "$am"),
        ("İpek", "ipek"),
        ("Calm Cormorant 37", "calm_cormorant-37"),
        ("Baal", "ʙaal"),
        ("Hanno", "Ɦanno"),
        ("Hanno", "Hanno😀"),
        ("Hanno", "★ Hanno ★"),
        ("Hanno", "Hanno!"),
        ("Hanno", "Hanno\u20dd"),  # a circle around the last letter
        ("Hanno", "Hannoˈ"),
        ("coco", "ⲥⲟⲥⲟ"),
        ("Αννα", "ΑΝΝΑ"),
        ("שלום", "שָׁלוֹם"),
        ("COP", "СОР"),
        ("Ooo", "օօօ"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert names.key(names.validated(one)) == names.key(names.validated(other))


def test_names_that_do_not_look_alike_have_different_keys() -> None:
    said = [
        "Hanno",
        "Hanna",
        "Hannon",
        "Calm Cormorant 37",
        "Calm Cormorant 38",
        "Player 1",
        "Player 2",
        "山田",
        "山本",
        "नमस्ते",
        "नमस्ता",
        "がん",
        "かん",
        "محمد",
        "محمت",
        "한글",
        "한국",
    ]
    assert len({names.key(names.validated(s)) for s in said}) == len(said)


def test_a_key_always_fits_its_column() -> None:
    assigned = (c for c in map(chr, range(0x110000)) if unicodedata.category(c)[0] not in "CZ")
    kept = (c for c in assigned if unicodedata.normalize("NFKC", c) == c)
    longest = max(len(names.key(c)) for c in kept)
    assert longest * names.LONGEST <= schema.players.c.name_key.type.length  # type: ignore[attr-defined]


def test_names_of_guests_are_proper_names() -> None:
    for attempt in (0, 5):
        for _ in range(500):
            name = names.of_guest(attempt)
            assert names.validated(name) == name


async def test_guests_and_accounts_may_rename_themselves(door: Door) -> None:
    for browser in (await door.guest(), await door.claimed("Mago")):
        for name in ("Hanno", "HANNO", "Hamilcar"):  # its own name in other letters is free to it
            answer = await browser.patch("/me", json={"name": name})
            assert answer.json()["name"] == name
            assert (await browser.get("/me")).json()["name"] == name  # at once, also from memory
        assert (await browser.patch("/me", json={"name": f"Gisgo {answer.json()['player']}"})).status_code == 200


async def test_a_name_that_looks_like_another_is_taken(door: Door) -> None:
    await door.claimed("Hanno")
    browser = await door.guest()
    before = (await browser.get("/me")).json()
    for name in ("Hanno", "hanno", "Hann0", "H.anno", "Hanno🎲", "Ɦanno"):
        answer = await browser.patch("/me", json={"name": name})
        assert problem(answer) == (409, "name-taken")
        assert answer.json()["field"] == "name"
    assert (await browser.get("/me")).json() == before


@pytest.mark.parametrize(
    "name", ["x'; DROP TABLE players;--", '<img src=x onerror="a()">', "{{7*7}}", "%s%n", "\\u0000"]
)
async def test_a_name_is_only_text(door: Door, name: str) -> None:
    browser = await door.guest()
    answer = await browser.patch("/me", json={"name": name})
    assert answer.json()["name"] == name
    assert (await door.row(name)).name == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_request_that_says_too_little_or_too_much_changes_nothing(door: Door) -> None:
    browser = await door.guest()
    before = (await browser.get("/me")).json()
    for body in ({}, {"name": None}, {"name": 5}, {"name": "Hanno", "guest": False}, [], "Hanno", {"name": "x" * 5000}):
        assert problem(await browser.patch("/me", json=body)) == (400, "malformed"), body
    assert problem(await browser.patch("/me")) == (400, "malformed")
    assert (await browser.get("/me")).json() == before
