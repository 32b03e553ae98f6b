"""A game of four bots, played on a page as scenes, and what could be read there every 50 ms by the page's own clock."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cothon.bots import Budget, bot
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from kit.browser import Visitor
from kit.patience import wait_until

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
# The large figure of a seat's panel, in a view.
LARGE = {"karibik": "influence", "traders": "vps", "carthago": "score", "porto": "palace"}
LONGEST_S = 3600  # of the page's clock, for a whole game
READS = """() => {
  window.read = []
  setInterval(() => {
    const stage = document.querySelector('.stage')
    const seats = [...document.querySelectorAll('article.seat .big')]
    window.read.push({
      at: performance.now(),
      version: Number(document.querySelector('main[data-version]')?.dataset.version ?? -1),
      scene: Number(stage?.dataset.scene ?? 0),
      told: stage?.dataset.told ?? '',
      turn: stage?.dataset.turn === 'true',
      seat: stage?.dataset.seat ?? '',
      on: [...document.querySelectorAll('article.seat.on')].map((e) => e.dataset.place.slice('seat:'.length)),
      words: document.querySelector('.quay [data-caption], .stage .title')?.textContent?.trim() ?? '',
      large: seats.map((e) => (e.textContent.match(/[0-9?]+/) ?? [''])[0]),
    })
  }, 50)
}"""


class Read(NamedTuple):
    """What the page showed at a moment: `told` is what the scene is about, as version:event; `seat` acts in it, and
    `on` are the seats with the sign of whose turn it is."""

    at: float
    version: int
    scene: int
    told: str
    turn: bool
    seat: str
    on: list[str]
    words: str
    large: list[str]


@lru_cache(maxsize=8)
def four_bots(name: str) -> Match:
    """A whole game, always the same."""
    g = game(name)
    match = Match(g, g.options_from("seats=4"), [Seat("level-3", f"Bot {i}") for i in range(4)], b"scenes".rjust(32))
    player = bot("level-3")
    while match.actor is not None:
        seat, version = match.actor, match.version
        match.submit(seat, player.choose(g, match.view(seat), Budget(), FastDice(version)), version)
    return match


def large_figures(match: Match) -> dict[int, list[str]]:
    """For each version what a watcher was shown as the large figure of each seat."""
    field, found = LARGE[match.game.facts.name], {}
    for frame in match.film(None, 0):
        players: Any = match.game.show(frame.view)["players"]
        found[frame.version] = ["?" if p[field] is None else str(p[field]) for p in players]
    return found


def fully_told(match: Match, since: int, reads: list[Read]) -> dict[int, int]:
    """For each scene the last version of which everything has been told when its caption stands, but what only says
    what comes next."""
    opens = set(re.findall(r"(\w+): \{ opens: true", (GAMES / match.game.facts.name / "scenes.ts").read_text()))
    all_told = [(version, str(event["event"])) for version, event in match.events(None, since)]
    found, told = {}, 0
    for scene in scenes(reads):
        told += len(scene.told.split())
        rest = [version for version, event in all_told[told:] if event not in opens or version > all_told[told - 1][0]]
        found[scene.scene] = rest[0] - 1 if rest else match.version
    return found


def watch(visitor: Visitor, table: str, since: int) -> list[Read]:
    """Everything that happened after a version, played to the end. The page's clock goes on only when it is told to, so
    that a busy machine changes nothing."""
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.go(f"/table/{table}?from={since}")
    page.evaluate(READS)
    wait_until(lambda: run(visitor, 50) > 0)
    assert any(run(visitor, 1000) == 0 for _ in range(LONGEST_S)), "the scenes do not end"
    return [Read(**read) for read in page.evaluate("window.read")]


def run(visitor: Visitor, ms: int) -> int:
    """Let the page's clock run on; gives whether a scene is played then: 1 or 0."""
    visitor.page.clock.run_for(ms)
    return visitor.page.locator(".stage").count()


def scenes(reads: list[Read]) -> list[Read]:
    """The first sight of each scene."""
    found: dict[int, Read] = {}
    for read in reads:
        if read.scene:
            found.setdefault(read.scene, read)
    return list(found.values())


def signs(reads: list[Read]) -> list[tuple[str, list[str]]]:
    """For every moment in which a seat acts: whose turn it is by the scene that began it, and the seats with the sign.

    What nobody does, as cards that follow from the Farm, stands between two turns and belongs to either.
    """
    owner, found = "", []
    for read in reads:
        if read.scene and read.turn:
            owner = read.seat
        if read.scene and read.seat and owner:
            found.append((owner, read.on))
    return found


def turns(reads: list[Read]) -> list[float]:
    """How long each turn took, in seconds; the last is not over until the game is."""
    begun = [read.at for read in scenes(reads) if read.turn]
    return [(end - begin) / 1000 for begin, end in pairwise(begun)]
