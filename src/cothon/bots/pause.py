"""A breath between two iterations of a search. Never compiled: only plain Python lets others in."""

from __future__ import annotations


def breathe() -> None:
    """Nothing. But where a plain function begins, Python sees to Ctrl-C and lets other threads run.

    Compiled code does neither, however long it takes: a thinking process would not notice that its server is gone.
    """
