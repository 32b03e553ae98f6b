"""Sentences for people, in every language: folders of Fluent files beside this module, and what reads them.

A language is one folder (`en`, `de`, ...); nothing else names it. English is complete, and what another language lacks
is said in English, sentence by sentence. Read in this order: bundles, voice, tales, errors, choice.
"""

from cothon.locales.bundles import ENGLISH, languages
from cothon.locales.choice import accepted, chosen
from cothon.locales.errors import explained, sentence
from cothon.locales.tales import Tale, foretold, tales
from cothon.locales.voice import NOBODY, YOU, People, Voice, people_of, voice

__all__ = [
    "ENGLISH",
    "NOBODY",
    "YOU",
    "People",
    "Tale",
    "Voice",
    "accepted",
    "chosen",
    "explained",
    "foretold",
    "languages",
    "people_of",
    "sentence",
    "tales",
    "voice",
]
