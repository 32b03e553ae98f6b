"""The look-ahead of C4.16 against brute force: every set of cards is tried out on random positions."""

from __future__ import annotations

from itertools import combinations

from cothon.core.arr import ints
from cothon.games.carthago.able import cheapest_spot
from cothon.games.carthago.harbour import own
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import ACTIVE, COIN, PILE, SHIP_GOOD, action_of, good_of
from cothon.play.dice import FastDice
from games.carthago.seen import G
from kit.variants import FULL

POSITIONS = 10_000 if FULL else 1500


def shows(face: int) -> int:
    return face if face < 5 else int(action_of(face - 5))


def hand_of(s: CarthagoState) -> list[int]:
    p = int(s.turn)
    base = [b for b in range(5) for _ in range(s.base[p * 5 + b])]
    return base + [c + 5 for c in ints(s.hand)[p * 75 : p * 75 + int(s.hand_n[p])]]


def is_sound(s: CarthagoState, a: int, left: list[int]) -> bool:
    """C4.11 and C4.12, word by word, on the hand that is left."""
    trade = [f - 5 for f in left if f >= 5]
    p = int(s.turn)
    if s.markers[a] == 1 and s.spare[p] > 0 and sum(int(COIN[c]) for c in trade) >= cheapest_spot(s, p):
        return True
    active = ints(s.active)[p * 9 : p * 9 + 9]
    if a == 0:
        return s.market_n + s.pile_n + s.discard_n > 0
    if a == 1:
        return _residence(s, p, trade, active[4])
    if a == 2:
        free = [i for i in range(int(s.seats) + 1) if s.docks[i] >= 0 and s.berths[i] < 0]
        held = ints(s.berths).count(p)
        return s.spare[p] > 0 and bool(free) and held + 1 < s.seats + 1
    if a == 3:
        room = sum(ints(s.regular)) < s.rules.warship_docks and s.regular[p] + 1 < s.rules.warship_docks
        return s.closed == 0 and s.spare[p] > 0 and (room or active[2] > 0)
    goods = {int(SHIP_GOOD[s.docks[i]]) for i in range(int(s.seats) + 1) if s.berths[i] == p and s.docks[i] >= 0}
    if s.closed == 0 and s.regular[p] + s.anchor[p] > 0 and trade:
        return True
    return any(good_of(c) in goods for c in trade) or bool(goods and active[7] and trade)


def _residence(s: CarthagoState, p: int, trade: list[int], opulence: int) -> bool:
    for column, price, circles, allowed in ((0, 3, 3, (0, 1, 2)), (1, 2, 2, (3,)), (2, 2, 2, (4,))):
        most = max(sum(1 for c in trade if good_of(c) == g) for g in allowed)
        if s.freed[p * 3 + column] < circles and len(trade) >= price and most + opulence >= price:
            return True
    return False


def price_of(s: CarthagoState, a: int) -> int:
    others = sum(1 for q in range(int(s.seats)) if q != s.turn and s.stands[q] == a)
    return 1 + others + int(s.neutrals[a])


def sound_paths(s: CarthagoState, a: int, favoured: bool) -> set[tuple[int, ...]]:
    """All sound payments of a space, each in the order of C4.15."""
    cards = hand_of(s)
    found = set()
    for chosen in combinations(range(len(cards)), price_of(s, a)):
        payment = sorted(cards[i] for i in chosen)
        showing = [f for f in payment if shows(f) == a]
        if bool(showing) == favoured:
            continue
        left = [f for i, f in enumerate(cards) if i not in chosen]
        if is_sound(s, a, left):
            first = [] if favoured else [showing[0]]
            rest = list(payment)
            if first:
                rest.remove(first[0])
            found.add(tuple(first + rest))
    return found


def labels(faces: set[int]) -> list[str]:
    names = list(G.actions.families[6].over["card"])
    return [f"pay:{names[f]}" for f in sorted(faces)]


def options(s: CarthagoState) -> list[str]:
    return [G.actions.label(a) for a in G.legal(s)]


def compare(s: CarthagoState) -> None:
    """`action`, `card`, Favour and `extra` offer exactly what brute force finds."""
    spaces = ["market", "residence", "trading_dock", "warship_dock", "delivery"]
    offered = options(s)
    has_favour = s.active[int(s.turn) * 9 + 3] > 0
    for a, name in enumerate(spaces):
        plain = sound_paths(s, a, False)
        favoured = sound_paths(s, a, True) if has_favour else set()
        assert (name in offered) == bool(plain or favoured), G.write(s)
        if name not in offered:
            continue
        t = s.clone()
        G.apply(t, G.actions.id(name))
        assert options(t) == labels({path[0] for path in plain}) + (["favour"] if favoured else []), G.write(t)
        _walk(t, plain, ())
        if favoured:
            G.apply(t, G.actions.id("favour"))
            assert options(t) == labels({path[0] for path in favoured}), G.write(t)
            _walk(t, favoured, ())


def _walk(s: CarthagoState, paths: set[tuple[int, ...]], laid: tuple[int, ...]) -> None:
    """Follow each first card; the cards after it must agree too."""
    for face in sorted({path[len(laid)] for path in paths if path[: len(laid)] == laid}):
        now = (*laid, face)
        going = {path for path in paths if path[: len(now)] == now}
        if all(len(path) == len(now) for path in going):
            continue
        t = s.clone()
        G.apply(t, G.actions.id(labels({face})[0]))
        assert options(t) == labels({path[len(now)] for path in going}), G.write(t)
        _walk(t, going, now)


def random_positions(number: int) -> int:
    """Compare at `action` questions of random games, with hands thinned out so that every card matters."""
    done = seed = 0
    while done < number:
        seed += 1
        dice, s = FastDice(seed), G.start(G.options(2 + seed % 3))
        assert isinstance(s, CarthagoState)
        while s.actor != -2 and done < number:
            if s.actor == -1:
                G.apply(s, int(G.pick(s, dice.below(G.weight(s)))))
                continue
            if G.asks[s.ask].name == "action" and s.used == 0 and len(hand_of(s)) <= 12:
                compare(stirred(s, dice))
                done += 1
            legal = G.legal(s)
            G.apply(s, legal[dice.below(len(legal))])
    return done


def stirred(s: CarthagoState, dice: FastDice) -> CarthagoState:
    """The same position with action discs anywhere and more active ships, so that payments of several cards and
    Favour, Opulence, Luxury, Commando and Legacy come up often."""
    t = s.clone()
    for _ in range(dice.below(5)):
        unknown = [i for i in range(30) if t.ship_at[i] == PILE]
        if len(unknown) > 1:
            own(t, t.turn, unknown[dice.below(len(unknown))], ACTIVE)
            t.fresh_n -= 1
    for p in range(int(t.seats)):
        if dice.below(2) == 0:
            t.stands[p] = dice.below(5)
    return t


def test_the_look_ahead_agrees_with_brute_force_on_random_positions() -> None:  # C4.16
    assert random_positions(POSITIONS) == POSITIONS
