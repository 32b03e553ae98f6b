"""The heuristic of karibik: weigh every card in coins, take the best, and reveal while that promises more.

The next card is weighed with its real chances, one card ahead. See `purse` for what cards are worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.karibik.end import beaten, closing
from cothon.bots.karibik.purse import Purse
from cothon.bots.karibik.values import FEATURES, describe, progress
from cothon.bots.settings import Settings
from cothon.core.arr import new_arr
from cothon.core.view import View
from cothon.games.karibik.made.ids import (
    ASK_DISCOVER,
    ASK_FLIP,
    ASK_PAY,
    ASK_REPEL,
    ASK_SETTLE,
    DO_COMPLETE,
    DO_DONE,
    DO_GIVE,
    DO_HIRE,
    DO_LOOT,
    DO_REVEAL,
    DO_STOP,
    DUPLICATE_ASK,
    DUPLICATE_STAY,
    JESTER_ALL,
    SPENT_UNSEEN,
)
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    ASKS_FOR,
    BASE_TAKES,
    COST,
    DISPLAY,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    FIVE_PLAYER_REQUEST,
    GIVEN_JACK,
    GOVERNOR,
    JESTER,
    LOOT,
    NEEDED,
    PERSONS,
    REQUESTS,
    SHIP_TYPE,
    STRENGTH,
    TAX_FROM,
    TAX_STRENGTH,
    TRADER,
    TYPES,
)
from cothon.games.karibik.view import next_ship, persons_there

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

_LEAN: Final = 1e-6
"""Decides between equals: rather stop than reveal, rather take nothing than a card that brings nothing."""

_BOLD: Final = 0.05
"""What a reveal is worth besides, in points, for each seat more than three."""


SETTINGS: Final = Settings(cut=0, explore=0.6, heat=0.25, doubt=0.1, least=0.005)
ERRORS: Final = (0.35, 0.17, 0.07)
"""Heat of the first three levels: by how much an option may be worse and still look as good."""
ITERATIONS: Final = (10, 1500)
"""Of the levels that search."""


class KaribikInstinct(Instinct):
    """purse  the eyes of the seat that is looked at
    deck   cards that may come next, by face
    ways, worth  of the cards that may come next: how many were looked at, and what they are worth together
    """

    def __init__(self) -> None:
        super().__init__("karibik", FEATURES)
        self.purse = Purse()
        self.deck: Arr = new_arr(int(FACES))
        self.ways: i64 = 0
        self.worth = 0.0

    def calm(self, v: View) -> bool:
        """Before the first card of a turn."""
        return v.ask == ASK_DISCOVER and cast(KaribikView, v).shown == 0

    def beaten(self, v: View, seat: i64) -> bool:
        return beaten(cast(KaribikView, v), seat)

    def matters(self, v: View) -> bool:
        """Not the fronts of coins that are spent: they only tell what is in the discard."""
        return v.ask != ASK_FLIP and v.ask != ASK_SETTLE

    def closing(self, v: View) -> bool:
        return closing(cast(KaribikView, v), v.actor)

    def progress(self, v: View) -> float:
        return progress(cast(KaribikView, v))

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        describe(cast(KaribikView, v), seat, self.purse, out)

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        k = cast(KaribikView, v)
        if n == 1:
            out[0] = 0.0
            return
        ask = k.ask
        if ask == ASK_PAY:
            for i in range(n):  # a Jack can do more than the person he would replace: keep him
                out[i] = -0.6 if buf[i] == DO_GIVE + GIVEN_JACK else 0.0
            return
        self.purse.look(k, k.actor)
        if ask == ASK_DISCOVER:
            self._rate_discover(k, buf, n, out)
        elif ask == ASK_REPEL:
            self._rate_repel(k, out)
        else:
            self._rate_take(k, buf, n, out)

    # -- requests -----------------------------------------------------------------------------------------------------

    def _rate_requests(self, v: KaribikView, buf: Arr, n: i64, out: Floats) -> None:
        """A request that can be completed comes before all else: nothing is lost by it, and it may be gone later."""
        top = 0.0
        some = False
        for i in range(n):
            if DO_COMPLETE <= buf[i] < DO_GIVE:
                some = True
            elif out[i] > top:
                top = out[i]
        if not some:
            return
        for i in range(n):
            e = buf[i] - DO_COMPLETE
            if 0 <= e < REQUESTS:
                asked = ASKS_FOR[3 * e] + ASKS_FOR[3 * e + 1] + ASKS_FOR[3 * e + 2]
                gain = float(v.rules.influence[e] - asked)
                out[i] = top + gain + float(v.rules.reward[e]) / self.purse.point

    # -- discover -----------------------------------------------------------------------------------------------------

    def _rate_discover(self, v: KaribikView, buf: Arr, n: i64, out: Floats) -> None:
        purse = self.purse
        for i in range(n):
            out[i] = 0.0
        if buf[0] == DO_REVEAL and buf[1] == DO_STOP:
            purse.fill(v)
            same = self._worth(v, BASE_TAKES[v.types])
            # Many followers make it pay to be bold, a single one to be careful.
            bold = _BOLD * float(v.seats - 3)
            out[0] = self._after_one_more(v, same) / purse.point + bold - _LEAN
            out[1] = same / purse.point
        self._rate_requests(v, buf, n, out)

    def _worth(self, v: KaribikView, base: i64) -> float:
        """What the harbour is worth to the active player if he stops now, in coins."""
        takes = base + v.skill[self.purse.at + GOVERNOR]
        return self.purse.best(0, takes) + self._besides(v, v.cards, takes)

    def _besides(self, v: KaribikView, cards: i64, takes: i64) -> float:
        """What so many cards bring besides the takes: Admirals, Jesters (K9.5), and fees of those who follow."""
        out = 0.0
        at = self.purse.at
        if cards >= ADMIRAL_CARDS:
            out = float(ADMIRAL_COINS * v.skill[at + ADMIRAL])
        elif cards == 0 and v.rules.jester == JESTER_ALL:
            out = float(v.skill[at + JESTER])
        left = cards - takes
        if left > 0:
            others = v.seats - 1
            out += 0.3 * float(left if left < others else others)
        return out

    def _after_one_more(self, v: KaribikView, same: float) -> float:
        """The worth of the harbour after one more card, on average; `heap` holds the cards that lie there."""
        ways = v.up
        first: i64 = 0
        if v.deck > 0:
            if v.rules.spent == SPENT_UNSEEN:
                self._count_unseen(v)
                ways = self.deck
            else:
                ways = v.u
                first = len(v.u) - FACES
        self.ways = 0
        self.worth = 0.0
        self._expect_persons(v, ways, first)
        self._expect_ships(v, ways, first, same)
        for f in range(FIRST_REQUEST, TAX_STRENGTH):
            self._expect(ways[first + f], same + 1.0)
        coins = self.purse.coins
        taxed = float(coins) / 2.0 if coins >= TAX_FROM else 0.0
        self._expect(ways[first + TAX_STRENGTH] + ways[first + TAX_STRENGTH + 1], same - taxed)
        return self.worth / float(self.ways) if self.ways > 0 else same

    def _expect(self, ways: i64, worth: float) -> None:
        """So many cards may come that lead to a harbour of that worth."""
        self.ways += ways
        self.worth += float(ways) * worth

    def _sure(self, v: KaribikView, takes: i64) -> float:
        """What the harbour is worth with one card more that is not taken."""
        return self.purse.best(0, takes) + self._besides(v, v.cards + 1, takes)

    def _with_one_more(self, v: KaribikView, f: i64, types: i64) -> float:
        """What the harbour is worth with card f, which may be taken, and so many ship types."""
        takes = BASE_TAKES[types] + v.skill[self.purse.at + GOVERNOR]
        more = self.purse.card(v, f) - self._replaced(takes)
        sure = self._sure(v, takes)
        return sure + more if more > 0.0 else sure

    def _replaced(self, takes: i64) -> float:
        """The least of the cards that would be taken: one more card replaces it, if it is worth more."""
        return self.purse.heap[takes - 1] if takes <= self.purse.size else 0.0

    def _expect_persons(self, v: KaribikView, ways: Arr, first: i64) -> None:
        purse = self.purse
        takes = BASE_TAKES[v.types] + v.skill[purse.at + GOVERNOR]
        least = self._replaced(takes)
        sure = self._sure(v, takes)
        count, worth = self.ways, self.worth
        for f in range(FIRST_PERSON, FIRST_REQUEST):
            k = ways[first + f]
            if k > 0:
                more = purse.card(v, f) - least
                count += k
                worth += float(k) * (sure + more if more > 0.0 else sure)
        self.ways, self.worth = count, worth

    def _expect_ships(self, v: KaribikView, ways: Arr, first: i64, same: float) -> None:
        """A ship of a type that lies there busts, unless it is repelled; others allow more takes (K5.8, K9.2).

        With `duplicate=stay` one that could be repelled is kept if that is better (K5.9).
        """
        purse = self.purse
        ships = v.ships
        strength = v.skill[purse.at + STRENGTH]
        bust = float(v.skill[purse.at + JESTER])
        takes = BASE_TAKES[v.types + 1 if v.types < TYPES else v.types] + v.skill[purse.at + GOVERNOR]
        least = self._replaced(takes)
        sure = self._sure(v, takes)
        count, worth = self.ways, self.worth
        for f in range(FIRST_PERSON):
            k = ways[first + f]
            if k == 0:
                continue
            count += k
            if ships[SHIP_TYPE[f]] >= 0:
                after = bust
                if strength >= NEEDED[f]:
                    after = same
                    if v.rules.duplicate == DUPLICATE_STAY:
                        after = max(same, self._with_one_more(v, f, v.types))
                worth += float(k) * after
                continue
            more = purse.card(v, f) - least
            after = sure + more if more > 0.0 else sure
            if after < same and strength >= NEEDED[f]:
                after = same
            worth += float(k) * after
        self.ways, self.worth = count, worth

    def _count_unseen(self, v: KaribikView) -> None:
        """Mode `unseen`: all cards that nobody sees are taken for one batch (K3.12)."""
        deck = self.deck
        up = v.up
        copies = v.rules.copies
        for f in range(FACES):
            deck[f] = copies[f] - up[f]
        if v.rules.laid_out:
            deck[FIVE_PLAYER_REQUEST] += 1
        for t in range(TYPES):
            if v.ships[t] >= 0:
                deck[v.ships[t]] -= 1
        for f in range(FIRST_PERSON):
            deck[f] -= v.doubles[f]
        for i in range(PERSONS):
            deck[FIRST_PERSON + i] -= v.harbour[i]
        for e in range(REQUESTS):
            deck[FIRST_REQUEST + e] -= v.row[e]
        display = v.display
        at: i64 = 0
        for _ in range(v.seats):
            for i in range(DISPLAY):
                deck[FIRST_PERSON + i] -= display[at + i]
            at += DISPLAY

    def _rate_repel(self, v: KaribikView, out: Floats) -> None:
        """The options are always the two, repelling first."""
        purse = self.purse
        ship = v.card
        purse.fill(v)
        same = self._worth(v, BASE_TAKES[v.types])
        out[0] = 0.0
        if v.ships[SHIP_TYPE[ship]] >= 0:  # K5.9
            if v.rules.duplicate == DUPLICATE_ASK:  # keeping it would bust
                out[1] = -same / purse.point - 0.5
            else:  # there is no other type in the harbour than before, so no greater danger
                out[1] = (self._with_one_more(v, ship, v.types) - same) / purse.point
            return
        keep = (self._with_one_more(v, ship, v.types + 1) - same - 0.6) / purse.point
        if v.cards < 2 and keep < 0.1:
            keep = 0.1
        out[1] = keep

    # -- take ---------------------------------------------------------------------------------------------------------

    def _rate_take(self, v: KaribikView, buf: Arr, n: i64, out: Floats) -> None:
        """The worth of each card; with several takes, with the best second one that can be paid for after it."""
        purse = self.purse
        for i in range(n):
            a = buf[i]
            if a < DO_LOOT:
                continue
            if a == DO_DONE:
                out[i] = _LEAN
                continue
            f = v.ships[a - DO_LOOT] if a < DO_HIRE else a - DO_HIRE + FIRST_PERSON
            worth = purse.card(v, f)
            if v.takes > 1:
                worth += self._best_second(v, f)
            out[i] = worth / purse.point
        self._rate_requests(v, buf, n, out)

    def _best_second(self, v: KaribikView, first: i64) -> float:
        purse = self.purse
        before = purse.coins
        if first < FIRST_PERSON:
            purse.coins += LOOT[first] + v.skill[purse.at + TRADER + SHIP_TYPE[first]] - purse.fee
        else:
            cost = COST[first] - purse.discount
            purse.coins -= (cost if cost > 0 else 0) + purse.fee
        best = 0.0
        if v.types > 0:
            for t in range(TYPES):
                f = v.ships[t]
                if f == first:
                    f = next_ship(v, t)
                if f >= 0:
                    worth = purse.card(v, f)
                    if worth > best:
                        best = worth
        persons = persons_there(v)
        i: i64 = 0
        while persons > 0:
            k = v.harbour[i]
            persons -= k
            if k > 1 or (k == 1 and FIRST_PERSON + i != first):
                worth = purse.card(v, FIRST_PERSON + i)
                if worth > best:
                    best = worth
            i += 1
        purse.coins = before
        return best


def make() -> Instinct:
    return KaribikInstinct()
