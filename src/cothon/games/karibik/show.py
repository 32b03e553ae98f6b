"""Plain data for a screen, made from a view: cards with everything printed on them, players with their skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.view import OVER
from cothon.games.karibik.batches import batches
from cothon.games.karibik.made.ids import SPENT_UNSEEN
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ADMIRAL,
    CAPTAIN,
    COMPLETED,
    DISPLAY,
    FIRST_PERSON,
    FIRST_REQUEST,
    GOVERNOR,
    IDS,
    INFLUENCE,
    JACK,
    JESTER,
    MADEMOISELLE,
    PERSONS,
    PRIEST,
    REASONS,
    ROWS,
    SETTLER,
    SHIP_TYPE,
    SKILLS,
    STRENGTH,
    TAX_STRENGTH,
    TRADER,
    TYPE_IDS,
    WORDS,
)
from cothon.games.karibik.questions import ASKS
from cothon.games.karibik.rules_requests import completable
from cothon.games.karibik.rules_take import cost_for
from cothon.games.karibik.scoring import qualified
from cothon.games.karibik.view import unseen_cards
from cothon.games.karibik.why import refuse_ship

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.karibik.shown import (
        Card,
        CrewPerson,
        HarbourPerson,
        KaribikShown,
        OpenRequest,
        Person,
        Player,
        Request,
        Ship,
        Tax,
    )

_SKILLS = {
    "captain": int(CAPTAIN),
    "priest": int(PRIEST),
    "settler": int(SETTLER),
    "jack": int(JACK),
    "mademoiselle": int(MADEMOISELLE),
    "jester": int(JESTER),
    "admiral": int(ADMIRAL),
    "governor": int(GOVERNOR),
}


def show(v: KaribikView) -> KaribikShown:
    seats = int(v.seats)
    over = v.actor == OVER
    up = _counts(v.up)
    return {
        "game": "karibik",
        "edition": str(v.rules.options["edition"]),
        "seats": seats,
        "viewer": int(v.viewer),
        "actor": int(v.actor),
        "ask": "over" if over else ASKS[v.ask].name,
        "round": int(v.round),
        "max_rounds": int(v.rules.max_rounds),
        "start": int(v.start),
        "active": int(v.active),
        "step": int(v.step),
        "takes": int(v.takes),
        "shown": int(v.shown),
        "ended": REASONS[v.ended],
        "target": int(v.rules.target),
        "require_expedition": v.rules.require_expedition == 1,
        "spent": "unseen" if v.rules.spent == SPENT_UNSEEN else "open",
        "deck": int(v.deck),
        "discard": {"cards": int(v.discard), "up": up, "buried": int(v.discard) - sum(up.values())},
        "unseen": _counts(unseen_cards(v)),
        "batch": int(v.oldest) + batches(v) - 1,
        "card": card(v, int(v.card)) if v.card >= 0 else None,
        "wanted": _person(v, int(v.wanted)) if v.wanted >= 0 else None,
        "paying": IDS[FIRST_REQUEST + v.paying] if v.paying >= 0 else None,
        "harbour": _harbour(v),
        "row": _row(v),
        "players": [_player(v, p) for p in range(seats)],
    }


_PRINTED: dict[tuple[int, int, int], Card] = {}  # made once for all tables; nobody alters them
_SEVERAL: dict[tuple[int, int], CrewPerson] = {}


def card(v: KaribikView, f: int) -> Card:
    """Everything that is printed on a face: the face and, on a request, its values in this edition."""
    e = f - int(FIRST_REQUEST)
    request = FIRST_REQUEST <= f < TAX_STRENGTH
    key = (f, int(v.rules.reward[e]), int(v.rules.influence[e])) if request else (f, 0, 0)
    if key not in _PRINTED:
        _PRINTED[key] = _printed(v, f)
    return _PRINTED[key]


def _printed(v: KaribikView, f: int) -> Card:
    if f < FIRST_PERSON:
        return _printed_ship(f)
    if f < FIRST_REQUEST:
        return _printed_person(f)
    if f < TAX_STRENGTH:
        return _printed_request(v, f)
    tax: Tax = {"id": IDS[f], "words": WORDS[f], "kind": "tax", "bonus": ROWS[f]["bonus"]}
    return tax


def _printed_ship(f: int) -> Ship:
    row = ROWS[f]
    return {
        "id": IDS[f],
        "words": WORDS[f],
        "kind": "ship",
        "type": row["type"],
        "coins": row["coins"],
        "strength": None if row["skull"] else int(row["strength"]),
    }


def _printed_person(f: int) -> Person:
    row = ROWS[f]
    person: Person = {
        "id": IDS[f],
        "words": WORDS[f],
        "kind": "person",
        "person": row["person"],
        "cost": row["cost"],
        "influence": row["influence"],
    }
    if "type" in row:
        person["type"] = row["type"]
    return person


def _printed_request(v: KaribikView, f: int) -> Request:
    e = f - int(FIRST_REQUEST)
    return {
        "id": IDS[f],
        "words": WORDS[f],
        "kind": "request",
        "needs": dict(ROWS[f]["needs"]),
        "coins": int(v.rules.reward[e]),
        "influence": int(v.rules.influence[e]),
    }


def _ship(v: KaribikView, f: int) -> Ship:
    found = card(v, f)
    assert found["kind"] == "ship"
    return found


def _person(v: KaribikView, f: int) -> Person:
    found = card(v, f)
    assert found["kind"] == "person"
    return found


def _request(v: KaribikView, f: int) -> Request:
    found = card(v, f)
    assert found["kind"] == "request"
    return found


def _copies(v: KaribikView, f: int, k: int) -> CrewPerson:
    """A person in a display, and how many of it are there."""
    if (f, k) not in _SEVERAL:
        _SEVERAL[f, k] = {**_person(v, f), "copies": k}
    return _SEVERAL[f, k]


def _counts(counts: Arr) -> dict[str, int]:
    found: dict[str, int] = {}
    for f in range(len(counts)):
        k = counts[f]
        if k > 0:
            found[IDS[f]] = int(k)
    return found


def _ships(v: KaribikView) -> list[int]:
    """Faces of the ships in the harbour, type by type; of one type in the order in which they are looted (K5.10)."""
    ships = [int(f) for f in v.ships if f >= 0]
    ships += [f for f, k in enumerate(v.doubles) for _ in range(int(k))]
    return sorted(ships, key=lambda f: (int(SHIP_TYPE[f]), -f))


def _harbour_ship(v: KaribikView, f: int) -> Ship:
    """A ship as it is printed; one that no answer means, with the reason (K5.10)."""
    ship, refusal = _ship(v, f), refuse_ship(v, f)
    if refusal is None:
        return ship
    said = {name: str(value) for name, value in refusal.fields.items()}
    return {**ship, "refused": {"clause": refusal.clause, "key": refusal.key, "fields": said}}


def _harbour(v: KaribikView) -> list[Ship | HarbourPerson]:
    """The cards in the harbour one by one; persons with what each seat would spend for them, without a fee."""
    cards: list[Ship | HarbourPerson] = [_harbour_ship(v, f) for f in _ships(v)]
    for i, k in enumerate(v.harbour):
        f = int(FIRST_PERSON) + i
        for _ in range(int(k)):
            person: HarbourPerson = {
                **_person(v, f),
                "cost_for": [int(cost_for(v, p, f)) for p in range(int(v.seats))],
            }
            cards.append(person)
    return cards


def _row(v: KaribikView) -> list[OpenRequest]:
    """Open requests, with the seats that have the persons for them."""
    cards: list[OpenRequest] = []
    for e, k in enumerate(v.row):
        if k > 0:
            can = [p for p in range(int(v.seats)) if completable(v, p, e)]
            cards.append({**_request(v, int(FIRST_REQUEST) + e), "can": can})
    return cards


def _player(v: KaribikView, p: int) -> Player:
    first, skill = p * int(DISPLAY), [int(v.skill[p * int(SKILLS) + i]) for i in range(int(SKILLS))]
    persons: list[CrewPerson] = []
    requests: list[Request] = []
    for i in range(int(DISPLAY)):
        k = int(v.display[first + i])
        if k > 0 and i < PERSONS:
            persons.append(_copies(v, int(FIRST_PERSON) + i, k))
        elif k > 0:
            requests.append(_request(v, int(FIRST_PERSON) + i))
    return {
        "seat": p,
        "coins": int(v.coins[p]),
        "influence": skill[int(INFLUENCE)],
        "strength": skill[int(STRENGTH)],
        "completed": skill[int(COMPLETED)],
        "qualified": qualified(v, p),
        "traders": {t: skill[int(TRADER) + i] for i, t in enumerate(TYPE_IDS) if skill[int(TRADER) + i]},
        "skills": {name: skill[i] for name, i in _SKILLS.items() if skill[i]},
        "persons": persons,
        "requests": requests,
    }
