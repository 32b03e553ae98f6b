"""Karibik as an array: the declared pieces. Written by `make games` from games/karibik/fields.py and options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.encode.sheet import Part, Sheet, after
from cothon.games.karibik.made.ids import STEP_NAMES
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import DISPLAY, FACES, FIRST_PERSON, PERSONS, REQUESTS, SKILLS


def parts(n: int) -> list[Part]:
    return [
        Part("actor", (n,), 1, "who is asked"),
        Part("ask", (8,), 1, "the question"),
        Part("harbour", (int(PERSONS),), 7, "persons in the harbour, by face - 28"),
        Part("row", (int(REQUESTS),), 1, "open requests, by face - 54"),
        Part("display", (n, int(DISPLAY)), 7, "hired persons, then completed requests, by face - 28"),
        Part(
            "skill",
            (n, int(SKILLS)),
            7,
            "what the display is worth: traders by ship type, then captain, priest, settler, jack, strength, mademoiselle, jester, admiral, governor, influence, completed requests",
        ),
        Part("coins", (n,), 120, "coin cards"),
        Part("owed", (n,), 12, "coins still to be gained; served clockwise from the active player"),
        Part("due", (n,), 12, "coins still to be spent; likewise"),
        Part("up", (int(FACES),), 7, "face-up discards, by face"),
        Part("start", (n,), 1, "the starting player; -1: not drawn yet"),
        Part("active", (n,), 1, "whose turn it is"),
        Part("round", (1,), 60, "number of the round"),
        Part("shown", (1,), 20, "cards revealed in this turn"),
        Part("cards", (1,), 20, "cards in the harbour"),
        Part("types", (1,), 5, "ship types among them"),
        Part("step", (n,), 1, "whose step it is, -1 in phase 1"),
        Part("takes", (1,), 12, "takes left in this step"),
        Part("took", (1,), 12, "cards the active player took in this turn"),
        Part("busted", (1,), 1, "1 after a bust"),
        Part("card", (int(FACES),), 1, "revealed card being resolved: a ship at `repel`, a tax"),
        Part("wanted", (int(PERSONS),), 1, "person being hired while its cost is spent; it still lies in the harbour"),
        Part("fee", (1,), 1, "1: the looter pays the fee out of this loot"),
        Part("paying", (int(REQUESTS),), 1, "request being paid for"),
        Part("given", (1,), 3, "persons given up for it so far"),
        Part("jacked", (1,), 1, "1: the last of them was a Jack for the kind being covered"),
        Part("then", (len(STEP_NAMES),), 1, "the step that follows when all coins under way have moved"),
        Part("mixing", (1,), 1, "1 while a reshuffle waits for settles"),
        Part("deck", (1,), 120, "cards in the deck"),
        Part("discard", (1,), 120, "cards in the discard"),
        Part("ended", (3,), 1, "what triggered the end: 1 target, 2 dead end, 3 last round"),
        Part("doubles", (int(FIRST_PERSON),), 3, "`duplicate=stay`: the other ships in the harbour, by face (K5.9)"),
        Part(
            "closing",
            (1,),
            1,
            "`requests=turn`: 1 when all steps are over and the active player may still complete requests (K6.2)",
        ),
        Part("option_start", (n + 1,), 1, "option start: who begins: drawn at random, or a seat", tail=1),
    ]


def option_parts(n: int) -> list[Part]:
    return [
        Part("edition", (2,), 1, "option edition: which list of cards is played with"),
        Part("target", (1,), 20, "option target: influence that ends the game"),
        Part(
            "require_expedition",
            (1,),
            1,
            "option require_expedition: only a player with a completed request can end and win the game",
        ),
        Part("expedition_values", (4,), 1, "option expedition_values: what requests are worth"),
        Part(
            "duplicate",
            (3,),
            1,
            "option duplicate: a second ship that can be repelled is so at once, or only if its player wants",
        ),
        Part(
            "jester", (2,), 1, "option jester: whom Jesters pay for an empty harbour: all, or all but the active player"
        ),
        Part("governor_now", (1,), 1, "option governor_now: a Governor adds a take to the step in which he is hired"),
        Part("bust_expedition", (1,), 1, "option bust_expedition: requests may still be completed after a bust"),
        Part(
            "followers",
            (2,),
            1,
            "option followers: the others have their steps always, or only after a take of the active player",
        ),
        Part("fee_from_loot", (1,), 1, "option fee_from_loot: a looter without coins pays the fee out of the loot"),
        Part("spent", (2,), 1, "option spent: coins are spent face up (open) or stay unseen"),
        Part("max_rounds", (1,), 255, "option max_rounds: the last round at the latest"),
        Part(
            "admiral_now",
            (1,),
            1,
            "option admiral_now: an Admiral pays at once when he is hired with five more cards in the harbour",
        ),
        Part(
            "jester_empty",
            (1,),
            1,
            "option jester_empty: Jesters pay a player who takes the last card of the harbour himself",
        ),
        Part(
            "requests",
            (2,),
            1,
            "option requests: the active player completes requests until his step is over, or until his turn is",
        ),
    ]


def write(v: KaribikView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("harbour")
    out.row(0, v.harbour, 0, len(v.harbour))
    out.piece("row")
    out.row(0, v.row, 0, len(v.row))
    out.piece("display")
    out.rows(v.display, me, n, DISPLAY)
    out.piece("skill")
    out.rows(v.skill, me, n, SKILLS)
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
    out.piece("owed")
    out.rows(v.owed, me, n, 1)
    out.piece("due")
    out.rows(v.due, me, n, 1)
    out.piece("up")
    out.row(0, v.up, 0, len(v.up))
    out.piece("start")
    if v.start >= 0:
        out.mark(after(me, v.start, n))
    out.piece("active")
    if v.active >= 0:
        out.mark(after(me, v.active, n))
    out.piece("round")
    out.put(0, v.round)
    out.piece("shown")
    out.put(0, v.shown)
    out.piece("cards")
    out.put(0, v.cards)
    out.piece("types")
    out.put(0, v.types)
    out.piece("step")
    if v.step >= 0:
        out.mark(after(me, v.step, n))
    out.piece("takes")
    out.put(0, v.takes)
    out.piece("took")
    out.put(0, v.took)
    out.piece("busted")
    out.put(0, v.busted)
    out.piece("card")
    out.mark(v.card)
    out.piece("wanted")
    out.mark(v.wanted - FIRST_PERSON)
    out.piece("fee")
    out.put(0, v.fee)
    out.piece("paying")
    out.mark(v.paying)
    out.piece("given")
    out.put(0, v.given)
    out.piece("jacked")
    out.put(0, v.jacked)
    out.piece("then")
    out.mark(v.then)
    out.piece("mixing")
    out.put(0, v.mixing)
    out.piece("deck")
    out.put(0, v.deck)
    out.piece("discard")
    out.put(0, v.discard)
    out.piece("ended")
    out.mark(v.ended - 1)
    out.piece("doubles")
    out.row(0, v.doubles, 0, len(v.doubles))
    out.piece("closing")
    out.put(0, v.closing)
    out.piece("option_start")
    out.mark(after(me, v.rules.start, n) if v.rules.start >= 0 else n)


def write_options(v: KaribikView, out: Sheet) -> None:
    rules = v.rules
    out.piece("edition")
    out.mark(rules.edition)
    out.piece("target")
    out.put(0, rules.target)
    out.piece("require_expedition")
    out.put(0, rules.require_expedition)
    out.piece("expedition_values")
    out.mark(rules.expedition_values)
    out.piece("duplicate")
    out.mark(rules.duplicate)
    out.piece("jester")
    out.mark(rules.jester)
    out.piece("governor_now")
    out.put(0, rules.governor_now)
    out.piece("bust_expedition")
    out.put(0, rules.bust_expedition)
    out.piece("followers")
    out.mark(rules.followers)
    out.piece("fee_from_loot")
    out.put(0, rules.fee_from_loot)
    out.piece("spent")
    out.mark(rules.spent)
    out.piece("max_rounds")
    out.put(0, rules.max_rounds)
    out.piece("admiral_now")
    out.put(0, rules.admiral_now)
    out.piece("jester_empty")
    out.put(0, rules.jester_empty)
    out.piece("requests")
    out.mark(rules.requests)
