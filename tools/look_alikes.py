"""Write src/cothon/server/data/look_alikes.txt: characters that look like others, from Unicode's confusables.

Give the file confusables.json of the package confusable-homoglyphs on PyPI, which has Unicode's list in it:

    pip download --no-deps confusable-homoglyphs && unzip confusable_homoglyphs-*.whl
    python tools/look_alikes.py confusable_homoglyphs/confusables.json

Kept is what can be in a name after it was made plain and its case folded, and looks like one or two other letters.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "cothon" / "server" / "data" / "look_alikes.txt"
HEAD = "# Made by tools/look_alikes.py from Unicode's confusables: a character, and what it looks like.\n"
ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN")
MOST = 2  # letters that one character may look like


def folded(text: str) -> str:
    """Without marks, punctuation and case."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LN")


def prototypes(listed: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """Each character, and the one Unicode keeps for all that look like it: it has the most look-alikes."""
    near = {_bare(c): [_bare(other["c"]) for other in others] for c, others in listed.items()}
    found: dict[str, str] = {}
    for c, others in near.items():
        if len(c) == 1 and others:
            best = max(others, key=lambda o: (len(near.get(o, ())), o.isascii(), -len(o)))
            if (len(near.get(best, ())), best.isascii()) > (len(others), c.isascii()):
                found[c] = best
    return found


def _has_marks(text: str) -> bool:
    return any(unicodedata.category(c)[0] == "M" for c in unicodedata.normalize("NFKD", text))


def _bare(text: str) -> str:
    return text.replace("\u200e", "")


def lines(found: dict[str, str]) -> Iterable[str]:
    """Of two cases of a letter the small one goes first."""
    kept: dict[str, str] = {}
    for c, like in sorted(found.items(), key=lambda pair: (pair[0].casefold() != pair[0], pair[0])):
        source, target = c.casefold(), folded(like)
        if unicodedata.name(c, "").startswith("HANGUL"):
            continue  # parts of syllables
        if _has_marks(like) and not unicodedata.name(c, "").startswith(ACCENTED):
            continue  # in other alphabets marks make other letters
        stays = len(source) == 1 and unicodedata.normalize("NFKC", source) == source and not source.isascii()
        if stays and source != target and unicodedata.category(source)[0] in "LNPS" and 1 <= len(target) <= MOST:
            kept.setdefault(source, target)
    return (f"{c} {like}\n" for c, like in sorted(kept.items()))


def main() -> None:
    listed = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    TARGET.write_text(HEAD + "".join(lines(prototypes(listed))), encoding="utf-8")


if __name__ == "__main__":
    main()
