"""Plain data for a screen, made from a view: cards with everything printed on them, players with their skills."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.view import OVER
from cothon.games.karibik.actions import ASKS
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
    PRIEST,
    ROWS,
    SETTLER,
    SKILLS,
    STRENGTH,
    TAX_STRENGTH,
    TRADER,
    TYPE_IDS,
    WORDS,
)
from cothon.games.karibik.rules_requests import completable
from cothon.games.karibik.rules_take import cost_for
from cothon.games.karibik.rules_turn import REASONS
from cothon.games.karibik.scoring import qualified
from cothon.games.karibik.view import KaribikView, unseen_cards

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


def show(v: KaribikView) -> dict[str, object]:
    seats = int(v.seats)
    over = v.actor == OVER
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
        "require_expedition": v.rules.require,
        "spent": "unseen" if v.rules.unseen else "open",
        "deck": int(v.deck),
        "discard": {"cards": int(v.discard), "up": _counts(ints(v.up)), "buried": int(v.discard) - sum(ints(v.up))},
        "unseen": _counts(ints(unseen_cards(v))),
        "batch": int(v.oldest) + v.batches() - 1,
        "card": card(v, int(v.card)) if v.card >= 0 else None,
        "wanted": card(v, int(v.wanted)) if v.wanted >= 0 else None,
        "paying": IDS[FIRST_REQUEST + v.paying] if v.paying >= 0 else None,
        "harbour": _harbour(v),
        "row": _row(v),
        "players": [_player(v, p) for p in range(seats)],
    }


def card(v: KaribikView, f: int) -> dict[str, object]:
    """Everything that is printed on a face."""
    row = ROWS[f]
    shown: dict[str, object] = {"id": IDS[f], "words": WORDS[f]}
    if f < FIRST_PERSON:
        strength = None if row["skull"] else int(row["strength"])
        shown |= {"kind": "ship", "type": row["type"], "coins": row["coins"], "strength": strength}
    elif f < FIRST_REQUEST:
        shown |= {"kind": "person", "person": row["person"], "cost": row["cost"], "influence": row["influence"]}
        if "type" in row:
            shown["type"] = row["type"]
    elif f < TAX_STRENGTH:
        e = f - int(FIRST_REQUEST)
        shown |= {"kind": "request", "needs": dict(row["needs"])}
        shown |= {"coins": int(v.rules.reward[e]), "influence": int(v.rules.influence[e])}
    else:
        shown |= {"kind": "tax", "bonus": row["bonus"]}
    return shown


def _counts(counts: list[int]) -> dict[str, int]:
    return {IDS[f]: k for f, k in enumerate(counts) if k > 0}


def _harbour(v: KaribikView) -> list[dict[str, object]]:
    """The cards in the harbour one by one; persons with what each seat would spend for them, without a fee."""
    cards = [card(v, int(f)) for f in v.ships if f >= 0]
    for i, k in enumerate(v.harbour):
        f = int(FIRST_PERSON) + i
        for _ in range(int(k)):
            shown = card(v, f)
            shown["cost_for"] = [int(cost_for(v, p, f)) for p in range(int(v.seats))]
            cards.append(shown)
    return cards


def _row(v: KaribikView) -> list[dict[str, object]]:
    """Open requests, with the seats that have the persons for them."""
    cards: list[dict[str, object]] = []
    for e, k in enumerate(v.row):
        if k > 0:
            shown = card(v, int(FIRST_REQUEST) + e)
            shown["can"] = [p for p in range(int(v.seats)) if completable(v, p, e)]
            cards.append(shown)
    return cards


def _player(v: KaribikView, p: int) -> dict[str, object]:
    own = ints(v.display)[p * int(DISPLAY) : (p + 1) * int(DISPLAY)]
    skill = ints(v.skill)[p * int(SKILLS) : (p + 1) * int(SKILLS)]
    persons = [card(v, int(FIRST_PERSON) + i) | {"copies": k} for i, k in enumerate(own[:26]) if k > 0]
    requests = [card(v, int(FIRST_PERSON) + i) for i, k in enumerate(own) if i >= 26 and k > 0]
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
