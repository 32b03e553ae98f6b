"""Errors in words. Play and rules refuse a move with data; whoever shows an error to people has it explained here."""

from __future__ import annotations

from cothon.core.errors import CothonError, Refused
from cothon.core.game import Game
from cothon.core.result import Refusal
from cothon.games import game
from cothon.locales.bundles import ENGLISH
from cothon.locales.voice import voice


def explained(error: CothonError, language: str = ENGLISH) -> str:
    """An error as people read it: a refusal by its sentence, and an error that was raised from one with it."""
    if isinstance(error, Refused):
        return sentence(error.refusal, game(error.game) if error.game else None, language)
    if isinstance(error.__cause__, Refused):
        return f"{error}: {explained(error.__cause__, language)}"
    return str(error)


def sentence(refusal: Refusal, of: Game | None, language: str = ENGLISH) -> str:
    """A refusal to nobody in particular, and its clause in brackets."""
    words = voice(language, of).refusal(refusal)
    return f"{words} [{refusal.clause}]" if refusal.clause else words
