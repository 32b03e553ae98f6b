"""Where a library of others is not installed, its face says how to get it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from cothon.core.errors import BadInput
from cothon.envs import openspiel


def test_without_openspiel_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadInput, match=r"pip install 'cothon\[envs\]'"):
        openspiel.register()


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo"])
def test_without_a_library_its_module_says_what_to_install(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"cothon.envs.{library}", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'cothon\[envs\]'"):
        import_module(f"cothon.envs.{library}")
