"""Which language a person reads: at a terminal, or with a browser."""

from __future__ import annotations

from collections.abc import Mapping

from cothon.core.errors import BadOption
from cothon.locales.bundles import ENGLISH, languages

ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that says something decides, as everywhere on such systems."""


def chosen(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language of the flag, which must be there; else that of the environment, or English."""
    known = languages()
    if flag is not None:
        if flag not in known:
            raise BadOption(f"--language {flag!r}: there is {', '.join(known)}")
        return flag
    said = next((environ[name] for name in ASKED if environ.get(name)), "")
    code = said.partition(".")[0].partition("@")[0].replace("_", "-")
    return next((c for c in (code, code.partition("-")[0]) if c in known), ENGLISH)


def accepted(header: str) -> str:
    """The first language that a browser asks for (`Accept-Language`) and we have, or English. Browsers list the dearest
    first, so what they say of weights is not read."""
    known = languages()
    for said in header.split(","):
        code = said.partition(";")[0].strip()
        found = next((c for c in (code, code.partition("-")[0].lower()) if c in known), None)
        if found is not None:
            return found
    return ENGLISH
