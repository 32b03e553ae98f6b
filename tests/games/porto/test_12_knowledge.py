"""Chapter Knowledge: what viewers know, and the worlds they imagine (PK1 to PK6)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product

import pytest

from cothon.core import CHANCE, HOLE, OVER, Game, State, Teller
from cothon.encode import encoder
from cothon.games import game
from cothon.play.dice import FastDice
from games.porto.reference import Groups
from games.porto.seen import CARRIER_FIRST, MERCHANT_FIRST, bag, board, bottom, deck, seen, shown, start, top
from games.porto.test_21_more_examples import CROWDED
from kit.board import Board

VIEWERS: list[int | None] = [None, 0, 1, 2]


def test_PK1_all_but_the_deck_is_public() -> None:
    b = board(
        "options: money_screen=open",
        "temple 0: 3",
        "held: 5/1",
        "path: 2",
        "store 1: wine",
        "row 1: 1 2",
        "talents 2: 9",
    )
    screens = [{**seen(b, v), "viewer": 0} for v in VIEWERS]
    assert all(s == screens[0] for s in screens)


def test_PK2_the_bag_is_public_its_next_draw_is_not_decided() -> None:
    b = board("store 0: wine wine", "market: wine dye")
    assert bag(b) == seen(b, None)["bag"] == {"dye": 5, "wine": 3, "oil": 6, "grain": 6, "metal": 6}
    b.do("refill")
    assert len(b.chances) == 5


def test_PK3_the_set_of_the_deck_and_its_tail_are_known() -> None:
    b = board("row 1: 1 2 3 4", "bottom: 9 8 7")
    for viewer in VIEWERS:
        groups = deck(b, viewer)
        assert groups[1:] == [["9"], ["8"], ["7"]]
        assert len(groups[0]) == 30 - 4 - 3
    b = board(*CROWDED, "held: 5/1 10/1", "bottom: 30 25 20 15")
    assert deck(b, None) == [["30"], ["25"], ["20"], ["15"]]  # once the unseen are drawn the whole order is public


def test_PK4_look_shows_faces_to_the_user_alone() -> None:
    b = board("held: 15/0").do("use:15")
    for viewer in VIEWERS:
        assert b.game.sees(b.s, viewer) == (viewer == 0)
    b.draw("ship:7", "ship:3", "ship:20")
    assert b.ask == "sort"
    assert deck(b, 0)[:3] == [["7"], ["3"], ["20"]]
    looked_at = b.game.show(b.game.mask(b.s, 0))["now"]["look"]  # all that is printed on them
    assert [(ship["ship"], ship["privilege"] != "") for ship in looked_at] == [("7", True), ("3", True), ("20", True)]
    for viewer in (None, 1, 2):
        assert "look" not in b.game.show(b.game.mask(b.s, viewer))["now"]
        assert not b.game.sees(b.s, viewer)
        assert len(deck(b, viewer)) == 1
    b.do("20", "3")
    assert [len(g) for g in deck(b, 0)] == [1, 1, 1, 26, 1]
    assert [len(g) for g in deck(b, 1)] == [29, 1]  # and card 15 under the deck


def test_PK4_others_learn_that_and_how_many() -> None:
    b = board("held: 15/0").do("use:15")
    tellers = []
    for label in ("ship:7", "ship:3", "ship:20"):
        tellers.append(Teller())
        b.game.apply(b.s, b.game.draws.id(label), tellers[-1])
    event = tellers[-1].events[-1]
    assert event.seen_by(1) == event.seen_by(None) == {"event": "look", "seat": 0, "cards": 3}
    assert event.seen_by(0) == {"event": "look", "seat": 0, "cards": 3, "ships": ["7", "3", "20"]}
    assert [t.events for t in tellers[:2]] == [[], []]


def test_PK4_known_tail_cards_stay_known_as_a_set() -> None:
    b = board(*CROWDED, "held: 15/0 10/1", "bottom: 25 20 30").do("use:15").draw("ship:5").do("25", "20")
    assert top(b) == ["25", "20", "5"]
    assert deck(b, 0) == [["25"], ["20"], ["5"], ["30"], ["15"]]
    assert deck(b, 2) == deck(b, None) == [["5", "20", "25"], ["30"], ["15"]]


def test_PK4_another_look_ends_what_was_known() -> None:
    b = board("held: 15/0 1/1").do("use:15").draw("ship:7", "ship:3", "ship:20").do("7", "3")
    b.do("talents", "use:1")
    assert b.ask == "sort"  # the three cards are known already: no draw
    b.do("20", "7")
    assert deck(b, 1)[:3] == [["20"], ["7"], ["3"]]
    assert deck(b, 0)[0] == ["3", "7", "20"]  # he still knows which three they are
    assert len(deck(b, 2)[0]) == 28


def test_PK5_turning_up_removes_the_card_from_the_top_group() -> None:
    b = (
        board("held: 15/0 28/0 11/0", "row 1: 1 6", "row 2: 2 8")
        .do("use:15")
        .draw("ship:7", "ship:3", "ship:20")
        .do("7", "3")
    )
    b.do("use:28", "1")
    assert deck(b, 0)[:2] == [["3"], ["20"]]
    assert "7" not in deck(b, 1)[0]


SMALL = [
    *CROWDED[:1], "harbour: egypt1=2 egypt2=3 greece1=6 greece2=7 rome1=12 rome2=13 etruria1=16 etruria2=17 iberia1=21 "
    "iberia2=22 phoenicia1=26 phoenicia2=27",
    "row 1: 4 8 14 18 23 30", "row 2: 5 10 - - - -", "held: 1/0 15/1 24/2 9/0 11/1 28/2",
]  # fmt: skip
DECKS = ["bottom: 19 20", "bottom: 19 20 25 29", "top: 25 19\nbottom: 29", "bottom:"]


def play(b: Board, dice: FastDice, keep: list[Groups]) -> None:
    """One answer or draw, with a liking for held cards; every viewer hears what it may hear."""
    g, s = b.game, b.s
    if s.actor == CHANCE:
        a = int(g.pick(s, dice.below(g.weight(s))))
    else:
        legal = g.legal(s)
        liked = [x for x in legal if g.actions.label(x).startswith("use:")] or legal
        a = liked[dice.below(len(liked))]
    teller = Teller()
    g.apply(s, a, teller)
    for groups in keep:
        for event in teller.events:
            groups.hear(event.seen_by(groups.viewer))


@pytest.mark.parametrize("known", DECKS)
def test_PK5_groups_are_those_of_the_slow_reference(known: str) -> None:
    for seed in range(10):
        b = board(*SMALL, known)
        viewers: list[int | None] = [None, *range(5)]
        keep = [Groups(v, [set(g) for g in deck(b, v)]) for v in viewers]
        dice = FastDice(seed)
        for _ in range(60):
            if b.s.actor == OVER:
                break
            play(b, dice, keep)
            if b.ask in ("peek", "sort"):
                continue
            for groups in keep:
                assert deck(b, groups.viewer) == groups.told(), f"viewer {groups.viewer}"


def test_PK5_whole_games_keep_the_groups_too() -> None:
    for seats, seed in ((3, 1), (4, 2), (5, 3), (3, 4)):
        b = Board("porto", seats=seats)
        viewers: list[int | None] = [None, *range(seats)]
        keep = [Groups(v, [{str(c) for c in range(1, 31)}]) for v in viewers]
        dice = FastDice(seed)
        while b.s.actor != OVER:
            play(b, dice, keep)
            if b.ask not in ("peek", "sort", "over"):
                assert [deck(b, k.viewer) for k in keep] == [k.told() for k in keep]


def orders(groups: list[list[str]]) -> set[tuple[str, ...]]:
    """Every order of the deck that fits the groups."""
    return {sum(parts, ()) for parts in product(*[tuple(permutations(g)) for g in groups])}


def world_order(g: Game, s: State) -> tuple[tuple[str, ...], frozenset[str]]:
    """Known top of a world in order, and its unseen cards."""
    b = Board.__new__(Board)
    b.game, b.s = g, s
    unseen = frozenset(str(c + 1) for c in range(30) if (int(s.groups[3]) >> c) & 1)
    return tuple(top(b)), unseen


def small_position(k: int) -> Board:
    """Decks of five or six cards, partly looked at by seat 0, seat 1, or both."""
    if k == 0:
        return board(*CROWDED, "held: 15/0").do("use:15").draw("ship:5", "ship:30", "ship:10").do("30", "5")
    if k == 1:
        b = board(*CROWDED, "held: 15/0", "bottom: 20 25").do("use:15").draw("ship:5", "ship:30", "ship:10")
        return b.do("10", "30")
    if k == 2:
        b = board(*SMALL, "bottom: 19 20").do("use:1").draw("ship:25", "ship:29").do("29", "19")
        return b.do("talents", "done", "use:15").do("25", "29")
    b = board(*SMALL, "bottom:").do("use:1").draw("ship:25", "ship:29", "ship:19").do("29", "19")
    return b.do("use:9", "4").do("talents", "use:15").draw("ship:20").do("25", "20")


@pytest.mark.parametrize("k", [0, 1, 2, 3])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_PK5_imagined_worlds_are_all_orders_of_the_groups(k: int, viewer: int | None) -> None:
    b = small_position(k)
    view = b.game.mask(b.s, viewer)
    known = deck(b, viewer)
    tail = len(bottom(b))
    wanted = Counter(
        (order[: int(b.s.top_n)], frozenset(order[int(b.s.top_n) : len(order) - tail])) for order in orders(known)
    )
    found: Counter[tuple[tuple[str, ...], frozenset[str]]] = Counter()
    dice = FastDice(5)
    times = 40 * len(wanted)
    for _ in range(times):
        world = b.game.fill(view, dice)
        world.check()
        assert b.game.mask(world, viewer).key() == view.key()
        found[world_order(b.game, world)] += 1
    assert set(found) == set(wanted)  # nothing excluded, nothing too much
    assert min(found.values()) > 12  # 40 times each on average
    truth = world_order(b.game, b.s)
    assert truth in found


def test_PK5_every_other_viewers_groups_in_a_world_fit_it() -> None:
    """In a world that seat 0 imagines, the others know as many places apart as they really do."""
    b = small_position(3)
    dice = FastDice(9)
    for viewer in VIEWERS:
        world = b.game.fill(b.game.mask(b.s, viewer), dice)
        for other in VIEWERS:
            sizes = [len(g) for g in seen_deck(b.game, world, other)]
            assert sizes == [len(g) for g in deck(b, other)]


def seen_deck(g: Game, s: State, viewer: int | None) -> list[list[str]]:
    groups: list[list[str]] = g.show(g.mask(s, viewer))["deck"]["groups"]  # type: ignore[index]
    return groups


def test_PK6_nothing_of_the_order_reaches_others() -> None:
    one = board("held: 15/0").do("use:15").draw("ship:7", "ship:3", "ship:20")
    two = board("held: 15/0").do("use:15").draw("ship:20", "ship:9", "ship:30")
    for viewer in (None, 1, 2):
        views = [x.game.mask(x.s, viewer) for x in (one, two)]
        assert views[0].key() == views[1].key()
        assert json.dumps(one.game.show(views[0])) == json.dumps(two.game.show(views[1]))
    assert one.game.mask(one.s, 0).key() != two.game.mask(two.s, 0).key()


def test_PK6_a_view_masked_again_tells_no_more() -> None:
    b = small_position(0)
    g = game("porto")
    own = g.mask(b.s, 0)
    twice = g.mask(own, 1)
    assert [int(x) for x in twice.talents] == [HOLE] * 5  # type: ignore[attr-defined]
    assert g.show(twice)["players"][1]["talents"] is None  # type: ignore[index]
    twice.talents[1] = b.s.talents[1]  # type: ignore[attr-defined]
    assert twice.key() == g.mask(b.s, 1).key()
    assert g.mask(g.mask(b.s, 1), 0).key() != own.key()


def test_PK6_nothing_of_hidden_talents_reaches_others() -> None:  # P6.3
    one, two = (board(f"talents 1: {n}", "talents 2: 4", MERCHANT_FIRST, "market: dye") for n in (3, 30))
    for viewer in (None, 0, 2):
        views = [x.game.mask(x.s, viewer) for x in (one, two)]
        assert views[0].key() == views[1].key()
        assert json.dumps(one.game.show(views[0])) == json.dumps(two.game.show(views[1]))
    assert one.game.mask(one.s, 1).key() != two.game.mask(two.s, 1).key()


@pytest.mark.parametrize(("screen", "told"), [("hidden", [12, 0, 0]), ("open", [12, 9, 30])])
def test_PK6_an_array_has_no_hidden_talents(screen: str, told: list[int]) -> None:  # P6.3
    b = board(f"options: money_screen={screen}", "talents 0: 30", "talents 1: 12", "talents 2: 9")
    e = encoder("porto", 3)
    piece = next(p for p in e.pieces if p.name == "talents")
    assert list(e.numbers(b.game.mask(b.s, 1))[piece.start : piece.start + piece.size]) == told
    sheet = e.sheet(1)
    e.add_for(e.look(b.game, b.s, 1), 1, sheet)
    assert bytes(sheet.take()) == e.numbers(b.game.mask(b.s, 1))


def imagined(b: Board, viewer: int | None, seat: int, times: int = 200) -> list[int]:
    """The Talents of a seat in worlds that a viewer imagines."""
    dice, view = FastDice(3), b.game.mask(b.s, viewer)
    worlds = [b.game.fill(view, dice) for _ in range(times)]
    for world in worlds:
        world.check()
        assert b.game.mask(world, viewer).key() == view.key()
        assert b.s.actor < 0 or b.game.legal(world)
    return [int(world.talents[seat]) for world in worlds]  # type: ignore[attr-defined]


def test_PK6_hidden_talents_are_imagined_from_what_lies_on_the_table() -> None:  # P6.3
    assert set(imagined(board("talents 0: 5", "talents 1: 500"), 0, 0)) == {5}  # one's own are known
    rich, poor = board("decade: 4"), board("decade: 4", "palace: 1 1 1 1 1", "blocked 1: 0")
    means = [sum(found) / len(found) for found in (imagined(rich, 0, 1), imagined(poor, None, 1))]
    assert means[0] > means[1] + 30  # who has bought has paid
    assert len(set(imagined(rich, 0, 1))) > 15
    assert imagined(rich, 0, 1) == imagined(board("decade: 4", "talents 1: 300"), 0, 1)  # nothing of the truth is in it
    assert set(imagined(start().draw_any(), 0, 1)) == {0}  # nobody has any before the first income


def test_PK6_who_is_asked_something_is_imagined_to_be_able_to_answer() -> None:  # P6.3, P8.5
    cards = "cards: carrier carrier aristocrat captain merchant loadmaster"
    b = board(cards, "store 0: dye dye", "palace: 0 0 0 0 0 1 1 1 1 2", "talents 0: 20", "points 0: 6")
    assert b.do("card:5").options == ["bonus_only"]
    assert min(imagined(b, 1, 0)) >= 20


def test_after_the_end_everything_is_shown() -> None:
    b = board("top: 7 8 9", "decade: 5", "round: 5", "turn: -1", "ask: last", "final: no_ships", "reason: decades")
    assert len(deck(b, 1)) == 1
    b.do("pass", "pass", "pass")
    assert deck(b, 1)[:3] == deck(b, None)[:3] == [["7"], ["8"], ["9"]]


def test_a_known_top_card_shapes_the_odds_of_its_viewer() -> None:
    b = board("top: 17 1", "knows 0: 1 2", "temple 0: 3", "charter 0: 1", "store 0: dye", CARRIER_FIRST)
    g, dice = b.game, FastDice(1)
    own, other = g.odds(g.mask(b.s, 0), dice), g.odds(g.mask(b.s, 1), dice)
    assert own is not None
    assert other is not None
    assert [(c.ways, c.of) for c in own.cases] == [(0, 1)] * 5 + [(1, 1)]
    assert next((c.ways, c.of) for c in other.cases) == (7, 30)
    assert shown(b)["deck"]["size"] == 30
