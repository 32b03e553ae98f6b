"""Cothon: harbour-trading board games with exact rules.

Which build runs is decided here, before any other module is imported: see `cothon.build`.
"""

from cothon import build

__version__ = "0.1.0"

build.choose(__path__)
