"""Positions in which rules refuse what random games seldom come to: what is done there, and what is tried."""

from __future__ import annotations

from cothon.core import CHANCE, Refusal
from kit.board import Board

_GOODS = ("DY", "OI", "GL", "CE", "JE")
_FLEET = [f"{good}{danger}" for good in _GOODS for danger in range(1, 7)]


def _others(at_sea: str) -> str:
    """All other ships lie inactive before seat 1."""
    return "inactive 1: " + " ".join(ship for ship in _FLEET if ship not in at_sea.split())


_CLOSED = f"closed: yes\ndocks: - OI1 GL1\noutside: CE1 JE1\nactive 0: DY5 OI2\n{_others('OI1 GL1 CE1 JE1 DY5 OI2')}\n"
_TAKE = "ask: take\nspace: market\nmarkers: residence delivery\nmarket: T1 T2 T3 T4 T5\n"
_COLUMN = "ask: column\nspace: residence\nmarkers: residence\n"
_WAR = "ask: dock\nspace: warship_dock\nmarkers: market delivery\n"
_CARGO = "ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nactive 0: GL2\n"
_CARRIER = "cards: carrier carrier aristocrat captain merchant loadmaster\n"
_CROWDED = (
    "options: seats=5\nharbour: egypt1=1 egypt2=2 greece1=6 greece2=7 rome1=11 rome2=12 etruria1=16 etruria2=17 "
    "iberia1=21 iberia2=22 phoenicia1=26 phoenicia2=27\nrow 1: 3 8 13 18 23 28\nrow 2: 4 9 14 19 24 29\n"
)
_AFTER_POINTS = f"options: homecoming=after_points\n{_CARRIER}docks 0: rome1\nstore 0: dye\nharbour: rome1=11\n"
_FULL_PATH = "path: 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2"
_LAST = "decade: 5\nround: 5\nturn: -1\nask: last\nfinal: no_ships\nreason: decades\n"
_LOAD = "decade: 2\nround: 0\nturn: -1\nask: load\ndocks 0: rome1 rome2 egypt1\n"

SELDOM: dict[str, dict[str, tuple[str, str, str]]] = {
    "karibik": {
        "no-cards": ("options: seats=2\ndeck: 0\ncoins 1: rest", "", "reveal"),
        "most-revealed": ("options: seats=2\nshown: 110", "", "reveal"),
        "after-bust": (
            "options: seats=2 bust_expedition=true\nrow: exp-cc\ndisplay 0: captain-4*2\nharbour: settler-4\n"
            "busted: 1\nasked: take 0",
            "",
            "hire:settler-4",
        ),
        "jacks-from-now-on": (
            "options: seats=2\ndisplay 0: captain-4 jack-6*2\nrow: exp-cc\npaying: exp-cc",
            "give:jack",
            "give:captain",
        ),
        "no-coin-for-fee": (
            "options: seats=2 fee_from_loot=false\ncoins 1: 0\nharbour: flute-1-1\nasked: take 1",
            "",
            "loot:flute",
        ),
    },
    "traders": {
        "discarded-in-order": (
            "ships: 3 0 0 4\nmarket: G2\nhand 0: Y5 R2 B2 B3 Y3\nstock 0: R5 R3 R3 R3",
            "act:buy pay:Y5 protect:R5 protect:R3 protect:R3 done guard:B2",
            "guard:R2",
        ),
        "market-empty": ("market: R5\ndraw:\nrest: vp 1", "act:take take:R5", "act:take"),
        "nothing-open": ("options: mode=classic\nmarket: B5/1\ndraw:\nrest: vp 0\nask: act\nturn: 0", "", "act:take"),
        "no-card-without-piece": (
            "options: mode=classic\nmarket: B5/1\ndraw:\nrest: vp 0\nask: act\nturn: 0",
            "",
            "act:reserve",
        ),
        "nothing-left-to-buy": ("market: R2\nhand 0: R5", "", "act:double"),
        "rest-too-dear": ("market: R5 B5 G5\nhand 0: R2", "", "act:double"),
    },
    "carthago": {
        "effects-need-an-action": (
            "options: seats=2 effects_open=none\nhand 0: T1\nstands: - market\nmarkers:\nactive 0: GL4",
            "",
            "palette",
        ),
        "effect-opens-nothing": ("hand 0: T1\nstands: - market\nmarkers:\nactive 0: GL4", "", "palette"),
        "marker-opens-nothing": (
            "hand 0: B-trading_dock T36\ndocks: OI1/0 OI2/0 OI3\noutside: OI4 OI5\nactive 0: DY2",
            "intrigue market",
            "delivery",
        ),
        "cost-not-met": (
            "options: seats=2 overpay=free\nask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T1",
            "",
            "none",
        ),
        "warship-docks-taken": (f"{_WAR}regular: 1 2\nactive 0: OI2", "", "regular"),
        "all-cards-show": (f"{_CARGO}hand 0: T1", "", "luxury"),
        "favour-goes-nowhere": ("hand 0: B-market T2 T40\nactive 0: OI1\nstands: - market", "market", "favour"),
        "harbours-closed": (
            f"{_CLOSED}ask: dock\nspace: warship_dock\nmarkers: warship_dock market\nhand 0: T9",
            "",
            "regular",
        ),
        "luxury-must-not-show": (f"{_CARGO}hand 0: T1 T4", "luxury", "give:T1"),
        "luxury-used": (f"{_CARGO}hand 0: T1 T4", "luxury", "luxury"),
        "marker-must-stay": (
            "ask: after\nspace: market\nmarkers: market delivery\nhand 0: T9 T12\nactive 0: DY2\nskipped: yes",
            "intrigue",
            "market",
        ),
        "no-ship-at": (f"{_CLOSED}ask: dock\nspace: trading_dock", "", "trading:1"),
        "no-ship-moves": (f"{_CLOSED}hand 0: B-market T9\nmarkers: market residence", "", "embargo"),
        "no-trade-card-left": (f"{_TAKE}rest: played 1", "", "deck"),
        "no-trade-card-to-give": (f"{_TAKE.replace('take', 'swap')}hand 0: B-market", "", "take:T1"),
        "no-trade-card-to-pay": (
            "ask: deliver\nspace: delivery\ntraded: yes\nregular: 1 0\nhand 0: B-market\nmarkers: market residence",
            "",
            "regular",
        ),
        "not-all-trading-docks": (
            "freed 0: 0 0 2\ndocks: DY1/0 DY2/0 DY3\nask: dock\nspace: trading_dock\nhand 0: T9\n"
            "markers: trading_dock market",
            "",
            "trading:3",
        ),
        "not-all-warship-docks": (f"{_WAR}regular: 2 0\nactive 0: OI2", "", "regular"),
        "opulence-does-not-fit": (
            "ask: column\nspace: residence\nmarkers: market delivery\nhand 0: T10 T11 T1\nactive 0: DY1",
            "opulence",
            "left",
        ),
        "opulence-goes-nowhere": (f"{_COLUMN}hand 0: T13 T14\nactive 0: DY1\nfreed 0: 3 2 0", "", "opulence"),
        "opulence-used": (f"{_COLUMN}hand 0: T13 T9\nactive 0: DY1", "opulence", "skip"),
        "space-too-dear": ("options: seats=3\nstands: - market market\nhand 0: B-market T9", "", "market"),
        "too-few-trade-cards": ("ask: column\nspace: residence\nmarkers: residence delivery\nhand 0: T10", "", "left"),
    },
    "porto": {
        "deck-empty": (f"{_CROWDED}held: 5/1 10/1 15/0 20/1 25/1 30/1", "", "use:15"),
        "no-voyage": (
            f"{_CROWDED}held: 5/1 10/1 15/0 20/1 25/1 30/1\n{_CARRIER}charter 0: 1\ntemple 0: 1\nstore 0: dye\n"
            "docks 0: rome1",
            "card:1 store:dye",
            "charter",
        ),
        "moved-the-other-way": ("held: 3/0\ntemple 1: 2\nlighthouse 1: 2", "use:3 1:T>L", "1:L>T"),
        "nowhere-from-dock": (
            "cards: aristocrat merchant carrier carrier captain loadmaster\ntalents 0: 9\nstore 0: oil oil\n"
            "docks 0: rome1 rome2\nharbour: rome1=-/dye rome2=-/wine",
            "card:3",
            "dock:rome1",
        ),
        "no-servant-for-charter": (
            "cards: carrier carrier captain aristocrat merchant loadmaster\ntalents 0: 9\nreserve 0: 1",
            "card:3",
            "charter",
        ),
        "no-free-dock": (
            "cards: loadmaster captain carrier carrier aristocrat merchant\ndocks 0: egypt1 egypt2 greece1 greece2\n"
            "docks 1: rome1 rome2 etruria1 etruria2\ndocks 2: iberia1 iberia2 phoenicia1 phoenicia2",
            "card:1",
            "switch:egypt1",
        ),
        "nothing-to-buy": ("cards: merchant aristocrat carrier carrier captain loadmaster", "", "card:1"),
        "no-crew-to-claim": (
            "cards: loadmaster captain carrier carrier aristocrat merchant\nreserve 0: 1",
            "",
            "card:1",
        ),
        "no-dock-to-claim": (
            "cards: loadmaster captain carrier carrier aristocrat merchant\n"
            "docks 1: rome1 rome2 etruria1 etruria2 egypt1 egypt2\n"
            "docks 2: iberia1 iberia2 phoenicia1 phoenicia2 greece1 greece2",
            "",
            "card:1",
        ),
        "no-servant-for-path": (f"{_AFTER_POINTS}reserve 0: 0", "card:1 store:dye dock:rome1", "path"),
        "path-full": (f"{_AFTER_POINTS}{_FULL_PATH}", "card:1 store:dye dock:rome1", "path"),
        "no-ship-at": ("docks 0: rome1 rome2\nharbour: rome1=11/wine rome2=-/dye\nheld: 14/0", "use:14", "dock:rome2"),
        "no-such-seat": ("options: seats=3\nheld: 3/0\ntemple 1: 1", "use:3", "4:T>L"),
        "nobody-to-move": ("held: 3/0", "", "use:3"),
        "sways-in-order": ("held: 3/0\ntemple 0: 1\ntemple 1: 2", "use:3 1:T>L", "0:T>L"),
        "not-looked-at": ("held: 15/0", "use:15 ship:7 ship:3 ship:20 20", "5"),
        "put-back-already": ("held: 15/0", "use:15 ship:7 ship:3 ship:20 20", "20"),
        "palace-too-dear": ("held: 5/0\ntalents 0: 5", "", "use:5"),
        "row-1-empty": ("row 2: 4\nheld: 28/0", "", "use:28"),
        "not-from-storehouse": (
            "options: load_any=at_dock\ndocks 0: rome1 rome2\n"
            "harbour: rome1=11/wine rome2=12\nstore 0: dye\nheld: 14/0",
            "use:14",
            "store:dye:rome2",
        ),
        "nothing-to-load-at": (f"{_LOAD}harbour: rome1=11/dye rome2=12/dye egypt1=1", "", "egypt1"),
        "ship-wants": (f"{_LOAD}harbour: rome1=11/dye rome2=12/dye egypt1=1", "", "rome2"),
        "large-space-too-dear": (f"{_LAST}points 0: 6\ntalents 0: 19", "", "buy"),
    },
}


NEVER: dict[str, dict[str, str]] = {
    "karibik": {},
    "traders": {},
    "carthago": {"no-disc": "without a disc the question has no answer, so it is not put (C18.7)"},
    "porto": {
        "good-too-dear": "whoever can pay for a bonus can pay the Merchant, unless the table of the palace changes"
    },
}
"""What rules could refuse, but positions in which they would cannot come up, and why."""


def refused(game: str, position: str, done: str, asked: str) -> Refusal | None:
    b = Board(game, position)
    for label in done.split():
        b = b.draw(label) if b.actor == CHANCE else b.do(label)
    found: Refusal | None = b.game.why_not(b.game.mask(b.s, b.actor), b.game.actions.id(asked))
    return found
