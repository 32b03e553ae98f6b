"""The one place where games read their component tables, once, at import.

Tables are JSON files in the game's folder `data`, each marked with its status (book, derived, elsewhere,
reconstructed), so that the owner of a printed copy can correct them. What is no component is marked ruling or
convention.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any


def load(game: str) -> dict[str, Any]:
    text = resources.files(f"cothon.games.{game}").joinpath("data", f"{game}.json").read_text(encoding="utf-8")
    tables: dict[str, Any] = json.loads(text)
    return tables
