"""Which names look alike: a name as it is compared, without case, accents, signs, and letters that look like others."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

_DATA = Path(__file__).parent / "data" / "look_alikes.txt"

# After case folding: the sign, and what both are kept as. These go before what Unicode says: it has small and large
# letters apart (a small ν looks like a v, a large Ν like an N), and a name is the same name in both.
_PAIRS = (
    "0o 1i 5s |i !i $s @a li ǀi ıi łi øo đd ðd ħh ŧt ɑa ɡg æae œoe ßss þp "
    "аa вb гr еe зz іi їi ӏi кk мm нh оo пn рp сc тt уy хx ьb ѕs јj һh ԛq ԝw ѵv "
    "αa βb γy εe ζz ηh ιi κk μm νn οo ρp τt υy χx ωw ϲc ϳj"
)
_OF_A_LATIN_LETTER = re.compile(r"LATIN (?:CAPITAL |SMALL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .+)?")
_ENDLESS = 4  # a letter looks like another, and that like a third; no further

# In these alphabets marks are written or left out as one likes; elsewhere they make another letter.
_OPTIONAL = frozenset({"ARABIC", "HEBREW", "SYRIAC"})
_VOICED = frozenset("\u3099\u309a")  # が and か are different


def skeleton(name: str) -> str:
    """Two names with the same skeleton look alike. "" if there is no letter and no digit in it."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name.rstrip("! ")).casefold())
    bare = "".join(_plain(c) if unicodedata.category(c)[0] != "M" else c for c in folded)
    kept: list[str] = []
    for c in bare:
        kind = unicodedata.category(c)
        if kind[0] == "M":
            if kept and _belongs(c, kept[-1]):
                kept.append(c)
        elif kind[0] in "LN" and not (kind == "Lm" and _script(c) == "MODIFIER"):
            kept.append(c)
    return unicodedata.normalize("NFC", "".join(kept)).replace("rn", "m").replace("vv", "w")


@cache
def _plain(c: str) -> str:
    """What a character is kept as."""
    for _ in range(_ENDLESS):
        after = "".join(_step(x) for x in c)
        if after == c:
            break
        c = after
    return c


def _step(c: str) -> str:
    found = _table().get(c)
    if found is not None:
        return found
    latin = _OF_A_LATIN_LETTER.fullmatch(unicodedata.name(c, ""))
    return latin[1].lower() if latin and not c.isascii() else c


@cache
def _table() -> dict[str, str]:
    lines = _DATA.read_text(encoding="utf-8").splitlines()
    unicodes = dict(line.split(" ") for line in lines if not line.startswith("#"))
    return unicodes | {pair[0]: pair[1:] for pair in _PAIRS.split()}


def _belongs(mark: str, base: str) -> bool:
    """Whether a mark makes another letter of what is before it, and is no ornament."""
    script = _script(base)
    return (_script(mark) == script and script not in _OPTIONAL) or (mark in _VOICED and script[-5:] == "AGANA")


def _script(c: str) -> str:
    return unicodedata.name(c, "").split(" ")[0]
