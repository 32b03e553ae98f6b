"""Where chance comes from: always from outside. Rules and views never make a random number of their own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    @abstractmethod
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely; n >= 1."""
