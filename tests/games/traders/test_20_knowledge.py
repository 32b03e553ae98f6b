"""Knowledge: who sees what, and the worlds a viewer cannot exclude."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cothon.core import OVER, State, Teller
from cothon.core.view import HOLE
from cothon.games import game
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.play.dice import FastDice
from games.traders.seen import board

G = game("traders")


def positions(seats: int, seed: int, **options: str) -> list[State]:
    """Every position of one random game in which somebody is asked, and the last one."""
    dice, s = FastDice(seed), G.start(G.options(seats, dict(options)))
    found: list[State] = []
    while s.actor != OVER:
        if s.actor < 0:
            G.roll(s, dice)
            continue
        found.append(s.clone())
        legal = G.legal(s)
        G.apply(s, legal[dice.below(len(legal))])
    return [*found, s]


def shown(s: State, seat: int | None) -> dict[str, Any]:
    return G.show(G.mask(s, seat))


TABLE = "options: seats=3 view=table\nmarket: R2 B3\nfarm: G2\nhand 0: R5 R3\nhand 1: B5\nvp 1: Y2 Y3\nvp 0: Y5\n"


def test_open_to_all_are_board_stock_tokens_pieces_discards_and_sizes() -> None:  # Kn1
    b = board(TABLE + "stock 1: R5\nsideways 1: B2\nused 2: red\nsea: 2\ndiscard: G5\nships: 1 2 3 4")
    views = [shown(b.s, seat) for seat in (None, 0, 1, 2)]
    for name in ("market", "farm", "ships", "discard_pile", "draw_pile", "turn", "passes"):
        assert all(v[name] == views[0][name] for v in views)
    for name in ("upright", "sideways", "tokens_up", "tokens_down", "piece", "hand_size"):
        assert all([p[name] for p in v["players"]] == [p[name] for p in views[0]["players"]] for v in views)
    assert [p["hand_size"] for p in views[0]["players"]] == [2, 1, 0]


def test_at_the_table_hands_and_vps_are_covered() -> None:  # Kn2
    players = shown(board(TABLE).s, 0)["players"]
    assert [(p["hand"], p["vps"], p["coins"]) for p in players] == [
        (["R3", "R5"], 1, 8),
        (None, None, None),
        (None, None, None),
    ]


def test_with_perfect_memory_hands_and_vps_are_common_knowledge() -> None:  # Kn3
    """Hands and VP counts follow from what everybody saw: start hands and public events."""
    dice, s = FastDice(5), G.start(G.options(3, {"mode": "classic"}))
    hands = [Counter(G.show(s)["players"][p]["hand"]) for p in range(3)]  # type: ignore[index]
    vps = [0] * 3
    while s.actor != OVER:
        legal = G.legal(s)
        a = legal[dice.below(len(legal))] if legal else G.pick(s, dice.below(G.weight(s)))
        teller = Teller()
        G.apply(s, a, teller)
        for event in teller.events:
            e: dict[str, Any] = event.seen_by(None)
            if e["event"] == "take":
                hands[e["seat"]][e["card"]] += 1
            elif e["event"] in ("pay", "guard"):
                hands[e["seat"]][e["card"]] -= 1
            elif e["event"] == "sell":
                vps[e["seat"]] += e["vps"]
    final = G.show(s)["players"]
    assert [Counter(p["hand"]) for p in final] == [+h for h in hands]  # type: ignore[attr-defined]
    assert [p["vps"] for p in final] == vps  # type: ignore[attr-defined]


def test_in_modern_the_draw_pile_follows_by_elimination() -> None:  # Kn4
    for s in positions(3, 2, view="full")[::20]:
        assert isinstance(s, TradersState)
        pool = shown(s, None)["pool"]
        if s.actor != OVER:
            assert list(pool.values()) == [int(k) for k in s.draw]
            assert G.fill(G.mask(s, 1), FastDice(1)).key() == s.key()  # nothing is hidden


BLIND = "options: mode=classic view=full\nmarket: R2\nvp 1: B2\nblind 0: {0}\nblind 1: {1}\ndraw: {2}\nrest: vp 1"


def test_in_classic_the_pool_is_known_its_division_is_not() -> None:  # Kn5
    one = board(BLIND.format("Y5", "G3", "R5 R5 G2")).s
    two = board(BLIND.format("R5", "G2", "R5 Y5 G3")).s
    assert one.key() != two.key()
    for seat in (None, 0, 1):
        assert G.mask(one, seat).key() == G.mask(two, seat).key()
    pool = {f: k for f, k in shown(one, 0)["pool"].items() if k}
    assert pool == {"R5": 2, "Y5": 1, "G2": 1, "G3": 1}
    assert shown(one, 0)["draw_pile"] == 3


def test_the_division_of_the_pool_is_uniform() -> None:  # Kn5
    view = G.mask(board(BLIND.format("Y5", "G3", "R5 R5 G2")).s, 0)
    dice, found = FastDice(9), Counter[tuple[int, int]]()
    for _ in range(4000):
        w = G.fill(view, dice)
        assert isinstance(w, TradersState)
        own = [f for f in range(12) if w.blind[f]]
        other = [f for f in range(12) if w.blind[12 + f]]
        found[own[0], other[0]] += 1
    cards = {2: 2, 8: 1, 9: 1, 10: 1}  # R5 twice, Y5, G2, G3
    for a, b in [(x, y) for x in cards for y in cards]:
        ways = cards[a] * (cards[b] - (a == b))
        assert abs(found[a, b] - 4000 * ways / 20) < 90


def test_blind_vps_of_a_former_pile_are_known_together() -> None:  # Kn5
    b = (
        board(
            "options: mode=classic view=full\nships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5\nstock 1: R5\n"
            "tokens 1: red 3\ndraw: B5 Y3\nrest: vp 1"
        )
        .do("act:buy", "pay:G2")
        .draw("B5", "Y3")
        .draw("G2")
    )
    view = G.mask(b.s, 0)
    assert isinstance(view, TradersView)
    assert [int(x) for x in view.former] == [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0]
    owners = Counter[int]()
    dice = FastDice(2)
    for _ in range(400):
        w = G.fill(view, dice)
        assert isinstance(w, TradersState)
        owners[int(w.blind[5])] += 1  # does seat 0 have the B5?
        w.check()
    assert 150 < owners[1] < 250


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_no_seat_knows_more_than_another_or_a_spectator(mode: str) -> None:  # Kn6
    for s in positions(3, 4, mode=mode, view="full")[::15]:
        keys = set()
        for seat in (None, 0, 1, 2):
            key = list(G.mask(s, seat).key())
            del key[1]  # whose view it is
            keys.add(tuple(key))
        assert len(keys) == 1


def test_never_sent_are_the_faces_of_blind_vps_and_the_draw_pile() -> None:  # Kn7
    view = G.mask(board(BLIND.format("Y5", "G3", "R5 R5 G2")).s, 0)
    assert not isinstance(view, TradersState)
    assert not hasattr(view, "draw")
    assert not hasattr(view, "blind")
    assert shown(board(BLIND.format("Y5", "G3", "R5 R5 G2")).s, 0)["players"][0]["blind_cards"] is None


def test_view_table_covers_others_and_the_pool_and_full_covers_nothing() -> None:  # Kn8
    s = board(TABLE).s
    for seat in (None, 0, 1, 2):
        v = shown(s, seat)
        assert v["pool"] is None
        assert [p["hand"] is None for p in v["players"]] == [seat != p for p in range(3)]
        assert [p["vps"] is None for p in v["players"]] == [seat != p for p in range(3)]
    full = shown(board(TABLE.replace("view=table", "view=full")).s, None)
    assert full["pool"] is not None
    assert [p["vps"] for p in full["players"]] == [1, 2, 0]


def test_after_the_end_everything_is_shown() -> None:  # Kn8
    text = BLIND.format("Y5", "G3", "R5 R5 G2").replace("view=full", "view=table")
    s = board(text + "\nover: tokens").s
    for seat in (None, 0, 1):
        v = shown(s, seat)
        assert [p["blind_cards"] for p in v["players"]] == [["Y5"], ["G3"]]
        assert HOLE not in G.mask(s, seat).key()
        assert G.fill(G.mask(s, seat), FastDice(1)).key() == s.key()


@pytest.mark.parametrize("view", ["full", "table"])
@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_filled_world_looks_the_same_and_is_sound(seats: int, mode: str, view: str) -> None:  # Kn5, Kn8
    dice = FastDice(8)
    for s in positions(seats, 6, mode=mode, view=view)[:: 6 + seats]:
        for seat in (None, *range(seats)):
            seen = G.mask(s, seat)
            assert G.mask(seen, seat).key() == seen.key()
            world = G.fill(seen, dice)
            world.check()
            assert G.mask(world, seat).key() == seen.key()
            if seat == s.actor:
                assert G.legal(world) == G.legal(seen) == G.legal(s)


def test_a_table_world_respects_what_tokens_bear_witness_of() -> None:  # Kn8
    s = board(TABLE + "tokens 2: green 3 yellow 2\nvp 2: G2x2 G3 Y2x2").s
    for seed in range(20):
        w = G.fill(G.mask(s, 0), FastDice(seed))
        names = shown(w, 2)["players"][2]["vp_cards"]
        assert sum(n[0] == "G" for n in names) >= 3
        assert sum(n[0] == "Y" for n in names) >= 1  # one yellow token is the one it began with


@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_table_world_whoever_is_asked_can_answer(seats: int, mode: str) -> None:  # Kn8, Q4, Q5, Q6, Q7
    dice, asked = FastDice(3), set()
    for s in (s for seed in (1, 2) for s in positions(seats, seed, mode=mode, view="table")[:-1]):
        asked.add(G.asks[s.ask].name)
        for seat in (None, (int(s.actor) + 1) % seats):
            seen = G.mask(s, seat)
            world = G.fill(seen, dice)
            world.check()
            assert G.mask(world, seat).key() == seen.key()
            while world.actor == s.actor:  # to the end of the turn, or of this seat's part in the raid
                legal = G.legal(world)
                assert legal, G.write(world)
                G.apply(world, legal[dice.below(len(legal))])
    assert asked >= {"act", "take", "pay", "protect", "guard"}


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("ask: pay\ndue: 25\nmarket: Y5x5\nhand 0: R5 B5x3 G5", "R5 B5 Y5 G5"),  # nothing but fives will do
        ("ask: pay\ndue: 4\nafter: G2\nmarket: Y5\nhand 0: G2x2\ndiscard: G2x7", "G2"),
        ("ask: guard\ndue: 5\nships: 3 0 0 5\nstock 0: R5x5\nnamed: R5x5\nhand 0: B2x3", "R2 B2 Y2 G2 R3 B3 Y3 G3"),
        ("ask: discount\ndue: 12\nmarket: R2 Y5x2\ntokens 0: red\nhand 0: B5x2", "R5 B5 Y5 G5"),
        ("ask: take\ndouble: yes\nsea: 0\nmarket: Y5x3\nhand 0: B5", "R5 B5 Y5 G5"),
    ],
)
def test_even_a_rare_hand_is_found(text: str, hand: str) -> None:  # Kn8, Q2, Q4, Q5, Q7
    s = board(f"options: view=table\n{text}").s
    for seed in range(5):
        w = G.fill(G.mask(s, 1), FastDice(seed))
        assert G.legal(w)
        assert set(shown(w, 0)["players"][0]["hand"]) <= set(hand.split())


@pytest.mark.parametrize("view", ["full", "table"])
def test_at_the_table_a_raid_unveils_how_many_icons_there_are(view: str) -> None:  # Kn8, T11.12
    text = f"options: view={view}\nships: 3 0 0 4\nmarket: G2\nhand 0: Y5 B3\nstock 0: R5 R3"
    b = board(text).do("act:buy")
    for label in ("pay:Y5", "protect:R5"):
        teller = Teller()
        G.apply(b.s, G.actions.id(label), teller)
        assert teller.unveiled == (view == "table")
