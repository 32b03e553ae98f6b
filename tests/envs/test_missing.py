"""Where a library of others is not installed, its face says how to get it."""

from __future__ import annotations

import sys

import pytest

from cothon.core.errors import BadInput
from cothon.envs import openspiel


def test_without_openspiel_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadInput, match=r"pip install 'cothon\[envs\]'"):
        openspiel.register()
