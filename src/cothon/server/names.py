"""Names of players: what a name may look like, which names look alike, and friendly names for guests."""

from __future__ import annotations

import secrets
import unicodedata

from cothon.server.errors import Malformed
from cothon.server.look_alikes import skeleton

SHORTEST, LONGEST = 2, 30
LONGEST_OF_SEAT = 40
_MOST_MARKS = 2  # accents on one letter; more of them run over the neighbouring lines

# Letters and signs that show nothing, though Unicode does not count them among the control characters.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0x180B, 0x1810)}
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))

# Letters of two alphabets in one name deceive; these are written together.
_TOGETHER = frozenset(
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "LATIN"}
)
_MADE_TWICE = "#"  # before a name whose key belonged to somebody else when keys became stricter; no key has it

_HOW = (
    "Able Agile Amber Ample Azure Balmy Bold Brave Breezy Bright Brisk Bronze Calm Candid Cheery Clear Clever Coral "
    "Cosy Daring Deft Eager Early Fair Fleet Frank Fresh Gentle Glad Golden Hardy Hearty Honest Humble Ivory Jolly "
    "Keen Kind Lively Loyal Lucky Lunar Mellow Merry Mighty Mild Misty Modest Nimble Noble Patient Plucky Polite "
    "Proud Quick Quiet Rapid Ready Rosy Ruddy Salty Silent Silver Sincere Sleek Snug Solar Spry Steady Stout Sunny "
    "Swift Tidy Tireless Trusty Upbeat Valiant Vivid Warm Wily Windy Wise Witty Zesty"
)
_WHAT = (
    "Albatross Anchovy Auk Avocet Barnacle Beaver Bittern Bream Carp Clam Cockle Cod Conch Coot Cormorant Crab Crane "
    "Curlew Dolphin Dory Duck Dunlin Eel Egret Eider Fulmar Gannet Goby Godwit Goose Grebe Guillemot Gull Haddock "
    "Hake Halibut Heron Herring Ibis Kelp Kestrel Kittiwake Krill Lamprey Limpet Lobster Mackerel Manatee Marlin "
    "Mussel Narwhal Nautilus Newt Octopus Osprey Otter Oyster Pelican Penguin Perch Petrel Pike Pilchard Plaice "
    "Plover Porpoise Prawn Puffin Ray Redshank Salmon Sandpiper Sardine Scallop Seal Shag Shearwater Shrimp Skate "
    "Skua Snipe Sole Sprat Squid Starfish Stilt Stork Sturgeon Swan Teal Tern Trout Tuna Turbot Turnstone Turtle "
    "Urchin Wagtail Walrus Whale Whelk Whimbrel Whiting Wrasse"
)


def validated(said: str) -> str:
    """The name of a player as it is kept; Malformed says what is wrong with it."""
    name = visible(said, "name", LONGEST, SHORTEST)
    if "#" in name:
        raise Malformed("no-hash", field="name")
    alphabets = sorted({unicodedata.name(c, "").split(" ")[0] for c in name if c.isalpha()} - {"MODIFIER"})
    if len(alphabets) > 1 and not _TOGETHER.issuperset(alphabets):
        both = " and ".join(a.title() for a in alphabets)
        raise Malformed("one-alphabet", field="name", alphabets=both)
    if not any(c.isalnum() for c in name) or not key(name):
        raise Malformed("no-letter", field="name")
    return name


def of_seat(said: str, field: str) -> str:
    """The name of a bot, or of somebody without an account; "" if none is given. Line breaks and the like are lost."""
    line = "".join(" " if unicodedata.category(c) == "Cc" else c for c in said)
    return visible(line, field, LONGEST_OF_SEAT) if line.strip() else ""


def visible(said: str, field: str, longest: int, shortest: int = 1) -> str:
    """One line that shows all it holds: compatible forms made plain, spaces single, nothing hidden."""
    text = " ".join(unicodedata.normalize("NFKC", said).split())
    if not shortest <= len(text) <= longest:
        raise Malformed("number-of-characters", field=field, least=shortest, most=longest, number=len(text))
    marks = _MOST_MARKS  # so that a mark cannot come first
    for c in text:
        kind = unicodedata.category(c)[0]
        # C: control, format (bidi, zero-width), surrogates, private, unassigned; Z: spaces and breaks.
        if kind == "C" or (kind == "Z" and c != " ") or c in _BLANK or any(ord(c) in r for r in _SELECTORS):
            raise Malformed("unseen-character", field=field, character=f"U+{ord(c):04X}")
        marks = marks + 1 if kind == "M" else 0
        if marks > _MOST_MARKS:
            raise Malformed("too-many-accents", field=field, most=_MOST_MARKS)
    return text


def key(name: str) -> str:
    """Two names with the same key look alike."""
    return skeleton(name)


def keys(said: str) -> tuple[str, str]:
    """The keys under which the player of this name may be found, the first one before the other; nobody has ""."""
    seen = "".join(c for c in unicodedata.normalize("NFKC", said) if c.isspace() or unicodedata.category(c)[0] != "C")
    text = " ".join(seen.split())[:LONGEST_OF_SEAT]
    return _MADE_TWICE + text, key(text)


_WIE = (
    "Achtsame Bunte Emsige Fesche Fixe Flinke Flotte Frische Frohe Frühe Goldene Gute Heitere Helle Herzhafte "
    "Kecke Kleine Kluge Kühne Lebhafte Leise Liebe Listige Lustige Milde Muntere Mutige Nette Offene Rasche "
    "Ruhige Sachte Sanfte Salzige Schlaue Schnelle Silberne Sonnige Stille Stolze Tapfere Treue Wache Warme Weise "
    "Wendige Zähe Zarte Zügige"
)
_WAS = (
    "Alge Assel Auster Bachstelze Barbe Brandgans Dorade Ente Flunder Forelle Garnele Gans Goldbrasse Heringsmöwe "
    "Herzmuschel Kegelrobbe Kliesche Koralle Krabbe Krake Languste Lachmöwe Makrele Meerbrasse Meise Miesmuschel "
    "Möwe Muschel Napfschnecke Nixe Qualle Raubmöwe Robbe Rotzunge Sardelle Sardine Schildkröte Schnepfe Scholle "
    "Schwalbe Seegurke Seekuh Seenadel Seerose Seeschwalbe Seezunge Sprotte Strandschnecke Sturmmöwe Wasseramsel"
)
_GUESTS = {"en": (_HOW, _WHAT), "de": (_WIE, _WAS)}


def of_guest(attempt: int, language: str = "en") -> str:
    """A name for somebody new, in his language if we have names in it; the more often it was taken, the longer the
    number."""
    how, what = _GUESTS.get(language, _GUESTS["en"])
    low, high = (10, 100) if attempt < 3 else (1000, 10_000)
    number = low + secrets.randbelow(high - low)
    return f"{secrets.choice(how.split())} {secrets.choice(what.split())} {number}"
