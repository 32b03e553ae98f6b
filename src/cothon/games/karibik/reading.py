"""Reading positions: what a line may say, what an omitted line stands for, and errors that name line and field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.karibik.actions import ASKS, DISCOVER, FLIP, PAY, REPEL, REVEAL, SETTLE, STARTER, TAKE
from cothon.games.karibik.past import Batch, Past
from cothon.games.karibik.pieces import (
    ASKS_FOR,
    BASE_TAKES,
    CAPTAIN,
    DISPLAY,
    FACE,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    GOVERNOR,
    JACK,
    SHIP_TYPE,
    SKILLS,
    START_COINS,
    TAX_STRENGTH,
)
from cothon.games.karibik.rules_coins import aim
from cothon.games.karibik.rules_requests import kind_now, lacking, open_symbols
from cothon.games.karibik.rules_turn import REASONS
from cothon.games.karibik.start import empty_table
from cothon.games.karibik.state import KaribikState, skills
from cothon.games.karibik.then import BONUS, HIRED, NAMES, NOTHING, TURN_UP
from cothon.games.karibik.view import unseen_cards

_SINGLE = (
    "asked", "start", "active", "round", "shown", "step", "takes", "took", "busted", "fee", "card",
    "wanted", "paying", "then", "ended", "harbour", "row", "discard", "newest", "buried", "deck", "owed", "due",
    "mixing", "poured",
)  # fmt: skip
_NUMBERED = ("display", "coins", "batch", "made", "blanks", "seen")


class KaribikPage(Page):
    """How cards, batches and choices are written in the fields of a position text."""

    def __init__(self, text: str) -> None:
        super().__init__(text, _SINGLE, _NUMBERED)

    def choice(self, field: str, usual: str, allowed: Sequence[str]) -> str:
        said = self.values.get(field, usual)
        if said not in allowed:
            raise self.wrong(field, f"must be one of {', '.join(a for a in allowed if a)}, not {said!r}")
        return said

    def cards(self, field: str, first: int = 0, end: int = int(FACES)) -> list[int]:
        """Counts by face of the cards named, which must lie in first..end-1."""
        out = [0] * int(FACES)
        for word in self.words(field):
            name, star, copies = word.partition("*")
            f = FACE.get(name)
            if f is None:
                raise self.wrong(field, f"there is no card {name!r}")
            if not first <= f < end:
                raise self.wrong(field, f"{name} cannot lie here")
            out[f] += self.whole(field, copies, 1, 120) if star else 1
        return out

    def face(self, field: str, first: int, end: int) -> int:
        if not self.has(field):
            return -1
        found = [f for f, k in enumerate(self.cards(field, first, end)) for _ in range(k)]
        if len(found) != 1:
            raise self.wrong(field, "must name one card")
        return found[0]

    def by_batch(self, field: str, newest: int) -> dict[int, int]:
        """Numbers by batch: `0=7 1=2`, or just `9` for the newest batch."""
        out: dict[int, int] = {}
        for word in self.words(field):
            batch, equals, k = word.partition("=")
            b = self.whole(field, batch, 0, newest) if equals else newest
            if b in out:
                raise self.wrong(field, f"batch {b} is said twice")
            out[b] = self.whole(field, k if equals else batch, 0, 120)
        return out

    def by_seat(self, field: str, seats: int) -> list[int]:
        words = self.words(field) or ["0"] * seats
        if len(words) != seats:
            raise self.wrong(field, f"must be {seats} numbers, one for each seat")
        return [self.whole(field, w, 0, 999) for w in words]


def read(text: str, options_from: Callable[[str], Options]) -> KaribikState:
    page = KaribikPage(text)
    s = empty_table(page.options(options_from))
    page.check_seats(int(s.seats), "batch", "made", "blanks", "seen")
    _read_turn(s, page)
    _read_table(s, page)
    _read_batches(s, page)
    if s.rules.unseen:
        _read_past(s, page)
    elif any(page.has(f) for f in ("buried", "mixing", "poured")):
        raise BadText("buried, mixing, poured: only with the option spent=unseen")
    _read_asked(s, page)
    try:
        s.check()
    except AssertionError as error:
        raise BadText(f"the position is impossible: {error}") from error
    return s


def _read_turn(s: KaribikState, page: KaribikPage) -> None:
    last = int(s.seats) - 1
    fixed = int(s.rules.start)
    s.start = page.number("start", 0, last, max(fixed, 0))
    s.active = page.number("active", 0, last, int(s.start))
    s.round = page.number("round", 1, 10**6, 1)
    s.step = page.number("step", 0, last, -1)
    s.took = page.number("took", 0, 120, 0)
    s.busted = page.number("busted", 0, 1, 0)
    s.fee = page.number("fee", 0, 1, 0)
    s.card = page.face("card", 0, int(FACES))
    s.wanted = page.face("wanted", int(FIRST_PERSON), int(FIRST_REQUEST))
    s.then = NAMES.index(page.choice("then", NAMES[0], NAMES))
    s.ended = REASONS.index(page.choice("ended", "", REASONS))
    s.owed = arr_of(page.by_seat("owed", int(s.seats)))
    s.due = arr_of(page.by_seat("due", int(s.seats)))
    s.owing = sum(ints(s.owed))
    s.dues = sum(ints(s.due))
    if page.has("paying"):
        _read_paying(s, page)


def _read_paying(s: KaribikState, page: KaribikPage) -> None:
    words = page.values["paying"].split()
    f = FACE.get(words[0], -1) if words else -1
    rest = words[1:]
    if not FIRST_REQUEST <= f < TAX_STRENGTH or len(rest) > 2 or (len(rest) == 2 and rest[1] != "jack"):
        raise page.wrong("paying", "must be a request, the number of persons given, and `jack` if a Jack came last")
    s.paying = f - int(FIRST_REQUEST)
    symbols = sum(int(ASKS_FOR[s.paying * 3 + k]) for k in range(3))
    s.given = page.whole("paying", rest[0], 0, symbols - 1) if rest else 0
    s.jacked = 1 if len(rest) == 2 else 0


def _read_table(s: KaribikState, page: KaribikPage) -> None:
    for f, k in enumerate(page.cards("harbour", 0, int(FIRST_REQUEST))[: int(FIRST_REQUEST)]):
        if f >= FIRST_PERSON:
            s.harbour[f - FIRST_PERSON] = k
        elif k > 0:
            if k > 1 or s.ships[SHIP_TYPE[f]] >= 0:
                raise page.wrong("harbour", "two ships of one type cannot lie in the harbour")
            s.ships[SHIP_TYPE[f]] = f
    s.types = sum(1 for f in s.ships if f >= 0)
    s.cards = int(s.types) + sum(ints(s.harbour))
    if page.has("row"):
        row = page.cards("row", int(FIRST_REQUEST), int(TAX_STRENGTH))
        s.row = arr_of(row[int(FIRST_REQUEST) : int(TAX_STRENGTH)])
    for p in range(int(s.seats)):
        own = page.cards(f"display {p}", int(FIRST_PERSON), int(TAX_STRENGTH))
        for f in range(int(FIRST_PERSON), int(TAX_STRENGTH)):
            s.display[p * DISPLAY + f - FIRST_PERSON] = own[f]
            if f == FACE["exp-cps"] and own[f] and not page.has("row"):
                s.row[f - FIRST_REQUEST] = 0
    s.open_requests = sum(ints(s.row))
    s.skill = skills(s.rules, s.display)
    s.up = arr_of(page.cards("discard"))
    usual = int(s.cards) + (1 if s.card >= 0 else 0)
    s.shown = page.number("shown", 0, int(s.rules.size), usual)
    if s.paying >= 0 and s.row[s.paying] == 0:
        raise page.wrong("paying", "the request must lie in the row")
    if s.wanted >= 0 and s.harbour[s.wanted - FIRST_PERSON] == 0:
        raise page.wrong("wanted", "the person must lie in the harbour")


def _read_batches(s: KaribikState, page: KaribikPage) -> None:
    """Coins, buried cards and the faces of all batches; what is left over is the newest one."""
    n = int(s.seats)
    newest = page.number("newest", 0, 10**6, 0)
    older = {int(f.split()[1]): page.cards(f) for f in page.values if f.startswith("batch ")}
    for b in older:
        if b >= newest:
            raise page.wrong(f"batch {b}", "only batches before the newest are written out")
    coins = [_coins_of(p, page, newest) for p in range(n)]
    buried = page.by_batch("buried", newest)
    first = min([newest, *older, *buried, *(b for own in coins for b in own)])
    live = newest - first + 1
    hidden = ints(unseen_cards(s))
    for k, more in zip(range(int(FACES)), page.cards("mixing"), strict=True):
        hidden[k] -= more
    faces: list[int] = []
    for b in range(first, newest):
        pile = older.get(b, [0] * int(FACES))
        faces += pile
        hidden = [h - k for h, k in zip(hidden, pile, strict=True)]
    if min(hidden) < 0:
        raise BadText(f"there are not so many cards of {list(FACE)[hidden.index(min(hidden))]}")
    _share_out_rest(s, page, coins, buried, newest, sum(hidden))
    held = [coins[p].get(b, 0) for b in range(first, newest + 1) for p in range(n)]
    s.oldest = first
    s.held = arr_of(held)
    s.coins = arr_of([sum(own.values()) for own in coins])
    s.left = arr_of([sum(faces[i * int(FACES) : (i + 1) * int(FACES)]) for i in range(live - 1)] + [sum(hidden)])
    s.discard = sum(ints(s.up)) + sum(buried.values())
    if s.rules.unseen:
        s.buried = arr_of([buried.get(b, 0) for b in range(first, newest + 1)])
        s.dark = arr_of(faces + hidden)
    else:
        s.u = arr_of(faces + hidden)


def _coins_of(p: int, page: KaribikPage, newest: int) -> dict[int, int]:
    field = f"coins {p}"
    if not page.has(field):
        return {newest: int(START_COINS)}
    return {} if page.values[field] == "rest" else page.by_batch(field, newest)


def _share_out_rest(
    s: KaribikState, page: KaribikPage, coins: list[dict[int, int]], buried: dict[int, int], newest: int, cards: int
) -> None:
    """Face-down cards of the newest batch that are neither coins nor buried are the deck, or `coins p: rest`."""
    free = cards - buried.get(newest, 0) - sum(own.get(newest, 0) for own in coins)
    if free < 0:
        raise BadText(f"coins: there are {-free} more coins than face-down cards of batch {newest}")
    rest = [p for p in range(len(coins)) if page.values.get(f"coins {p}") == "rest"]
    s.deck = page.number("deck", 0, free, 0 if rest else free)
    if rest and len(rest) == 1:
        coins[rest[0]][newest] = free - int(s.deck)
    elif rest or s.deck != free:
        raise page.wrong("deck", f"{free} cards are left for the deck, unless one seat has `coins p: rest`")


def _read_past(s: KaribikState, page: KaribikPage) -> None:
    newest = int(s.oldest) + s.batches() - 1
    batches: list[Batch] = []
    for b in range(newest + 1):
        made = arr_of(page.cards(f"made {b}")) if b > 0 else s.rules.copies[:]
        blanks = new_arr(b)
        for a, k in page.by_batch(f"blanks {b}", b - 1 if b > 0 else 0).items():
            if b > 0:
                blanks[a] = k
        batches.append(Batch(made, blanks, arr_of(page.cards(f"seen {b}"))))
    if newest == 0 and not page.has("seen 0"):  # all that is not face down was revealed
        faces = ints(s.dark)
        fresh = page.cards("mixing")
        batches[0].seen = arr_of([int(c) - u - k for c, u, k in zip(s.rules.copies, faces, fresh, strict=True)])
    poured = new_arr(0)
    if page.has("mixing"):
        s.mixing = 1
        s.fresh = arr_of(page.cards("mixing"))
        poured = new_arr(newest + 1)
        for a, k in page.by_batch("poured", newest).items():
            poured[a] = k
    s.past = Past(batches[:-1], batches[-1], poured)


def _read_asked(s: KaribikState, page: KaribikPage) -> None:
    words = page.values.get("asked", _usual_question(s)).split()
    names = [q.name for q in ASKS.questions]
    if words == ["nobody"]:
        s.actor = OVER
        return
    if len(words) != 2 or words[0] not in names:
        raise page.wrong("asked", f"must be `nobody`, or a question ({', '.join(names)}) and a seat or `chance`")
    s.ask = ASKS.index(words[0])
    if (words[1] == "chance") != ASKS[s.ask].chance:
        raise page.wrong("asked", f"{words[0]} is not put to {words[1]}")
    s.actor = CHANCE if words[1] == "chance" else page.whole("asked", words[1], 0, int(s.seats) - 1)
    if s.ask == TAKE and s.step < 0:
        s.step = s.actor
    if s.step >= 0:
        base = int(BASE_TAKES[s.types]) if s.step == s.active else 1
        s.takes = page.number("takes", 0, 120, base + int(s.skill[s.step * SKILLS + GOVERNOR]))
    _check_asked(s, page)


def _usual_question(s: KaribikState) -> str:
    if s.step >= 0:
        return f"take {s.step}"
    if s.paying >= 0:
        return f"pay {s.active}"
    return f"{'repel' if s.card >= 0 else 'discover'} {s.active}"


def _check_asked(s: KaribikState, page: KaribikPage) -> None:
    """The question must fit the rest of the position."""
    if s.ask == STARTER:
        s.start = -1
        return
    if s.ask == REVEAL and not page.has("then"):
        s.then = TURN_UP
    asker = s.step if s.ask == TAKE else s.active
    fits = {
        int(DISCOVER): s.step < 0 and s.card < 0 and s.busted == 0,
        int(REPEL): 0 <= s.card < FIRST_PERSON and s.step < 0,
        int(PAY): s.paying >= 0 and s.card < 0 and _payable(s),
        int(TAKE): s.step >= 0 and s.card < 0,
        int(REVEAL): s.deck > 0 and s.then == TURN_UP and s.step < 0 and s.card < 0,
        int(SETTLE): s.mixing > 0,
        int(FLIP): s.dues > 0 and not s.rules.unseen and _affordable(s) and _for_something(s),
    }
    resting = s.then == NOTHING and s.owing == 0 and s.dues == 0  # nothing is under way while a player is asked
    if not fits[int(s.ask)] or (s.actor >= 0 and (s.actor != asker or not resting)):
        raise page.wrong("asked", f"{ASKS[s.ask].name} cannot be asked in this position")
    if s.actor == CHANCE:
        aim(s)


def _payable(s: KaribikState) -> bool:
    """The payment that was begun can be ended (K6.5)."""
    k = kind_now(s)
    gap = open_symbols(s, k) - (0 if s.jacked else s.skill[s.active * SKILLS + CAPTAIN + k])
    return bool(max(int(gap), 0) + lacking(s, s.active, s.paying, k + 1) <= s.skill[s.active * SKILLS + JACK])


def _affordable(s: KaribikState) -> bool:
    return all(due <= coins for due, coins in zip(s.due, s.coins, strict=True))


def _for_something(s: KaribikState) -> bool:
    """Coins are spent to hire, or for a tax (K3.3)."""
    return (s.then == HIRED and s.wanted >= 0 and s.step >= 0) or (s.then == BONUS and s.card >= TAX_STRENGTH)
