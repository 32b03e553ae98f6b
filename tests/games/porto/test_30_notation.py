"""Positions as text: short ones, round trips from everywhere, and complaints that name line and field."""

from __future__ import annotations

import pytest

from cothon.core import CHANCE, OVER
from cothon.core.errors import BadText
from cothon.games import game
from cothon.play.dice import FastDice
from games.porto.seen import bag, board, bottom, deck, dock, held, of, path, row, shown, top

OPTIONS = [
    "seats=3", "seats=4 homecoming=after_points", "seats=5 privilege_timing=this_turn load_any=from_store",
    "seats=3 load_any=from_store homecoming=after_points action_table=B intrigue_table=B doubled_card=merchant",
    "seats=4 homecoming=before_points load_any=at_dock", "seats=3 final_servants=stay refill_counts=true",
]  # fmt: skip


def test_a_short_text_is_a_whole_position() -> None:
    b = board("options: seats=4")
    assert (b.ask, b.actor, of(b, "reserve"), shown(b)["deck"]["size"]) == ("act", 0, [16] * 4, 30)
    assert sum(bag(b).values()) == 30


def test_lines_say_where_things_are() -> None:
    b = board(
        "decade: 3", "round: 2", "sp: 1", "turn: 2", "talents 2: 7", "points 2: 4", "temple 2: 3", "docks 2: rome1",
        "harbour: rome1=11/oil egypt2=1  # a comment", "store 2: wine", "market: dye", "row 1: 2 - 3", "held: 24/2 5/0",
        "palace: 0 2", "path: 2 0", "top: 9 4", "bottom: 30", "knows 1: 1 2", "large 0: 1", "reserve 1: 4",
    )  # fmt: skip
    assert (b.actor, dock(b, "rome1"), row(b, 1)) == (2, ("11", "oil", 2), ["2", "-", "3", "-"])
    assert (held(b, 2), held(b, 0), path(b), of(b, "palace")) == (["24"], ["5"], [2, 0], [2, 0, 1])
    assert (top(b), bottom(b), deck(b, 1)[:2]) == (["9", "4"], ["30"], [["9"], ["4"]])
    assert (of(b, "reserve")[1], of(b, "paid")[11]) == (4, 12)


@pytest.mark.parametrize("text", OPTIONS)
def test_every_position_of_random_games_survives_the_round_trip(text: str) -> None:
    g = game("porto")
    for seed in range(3):
        dice = FastDice(seed)
        s = g.start(g.options_from(text))
        while s.actor != OVER:
            if s.actor == CHANCE:
                a = int(g.pick(s, dice.below(g.weight(s))))
            else:
                legal = g.legal(s)
                liked = [x for x in legal if g.actions.label(x).startswith("use")] or legal
                a = liked[dice.below(len(liked))]
            g.apply(s, a)
            written = g.write(s)
            again = g.read(written)
            assert again.key() == s.key(), written
            assert g.write(again) == written


LOOKING = "held: 15/0\nused: 15\nback: act"
LOADED = "ask: point\ngainer: 0\nship: 11\nthen_points: privilege"
BOON = "ask: boon\ngainer: 0\nship: 13\nthen_points: privilege\nthen_load: loads"
EARLY = "options: homecoming=before_points"
BAD = [
    ("nonsense", "line 1: a line is written name: value"),
    ("temples 0: 3", "line 1, temples 0: there is no such field"),
    ("temple 0: 3\ntemple 0: 4", "line 2, temple 0: said twice"),
    ("options: seats=7", "line 1, options: porto is played with 3, 4, 5 seats"),
    ("options: offering=none", "line 1, options: option offering=none"),
    ("talents 4: 1", "line 1, talents 4: there are only 3 seats"),
    ("talents 0: many", "line 1, talents 0: 'many' is not a whole number"),
    ("talents 0: -3", "line 1, talents 0: '-3' is not a whole number"),
    ("temple 0: 19", "line 1, temple 0: '19' is not a whole number 0..18"),
    ("temple 0: 18", "reserve 0: seat 0 has 18 servants, but 20 are elsewhere"),
    ("\nreserve 0: 17", "line 2, reserve 0: seat 0 has 18 servants"),
    ("docks 0: paris1", "line 1, docks 0: there is no dock 'paris1'"),
    ("docks 0: rome1\ndocks 1: rome1", "line 2, docks 1: rome1 is held already"),
    ("store 0: wine wine wine", "line 1, store 0: 3 goods and 2 servants do not fit"),
    ("store 0: beer", "line 1, store 0: there is no good 'beer'"),
    ("market: dye dye dye dye dye", "line 1, market: the market has 4 spaces"),
    (
        "market: dye dye dye dye\nstore 0: dye dye\nstore 1: dye",
        "line 3, store 1: there are 7 dye, but only 6 in the box",
    ),
    ("harbour: rome1", "line 1, harbour: 'rome1' should be written dock=ship/good"),
    ("harbour: rome1=11 rome1=12", "line 1, harbour: 'rome1=12' should be written"),
    ("harbour: rome1=-/oil", r"position: a good at a dock without servants"),
    ("harbour: rome1=11/dye\ndocks 0: rome1", "position: the good that its ship wants rests at rome1"),
    ("row 1: 1 2 3 4 5", "line 1, row 1: a row has 4 positions"),
    ("row 1: 31", "line 1, row 1: there is no ship '31'"),
    ("row 1: 1\nrow 2: 1", "line 2, row 2: ship 1 is in two places"),
    ("held: 24", "line 1, held: '24' should be written ship/seat"),
    ("held: 24/0 24/1", "line 1, held: ship 24 is held twice"),
    ("held: 24/9", "line 1, held: '9' is not a whole number 0..2"),
    ("cards: carrier", "line 1, cards: 6 cards are wanted"),
    (
        "cards: captain captain carrier aristocrat merchant loadmaster",
        "line 1, cards: there are not 2 cards captain",
    ),
    ("palace: " + "0 " * 11, "line 1, palace: there are only 10 single spaces"),
    ("path: " + "0 1 2 " * 6, "line 1, path: the path has only 15 spaces"),
    ("top: 1 2 3 4", "line 1, top: at most 3 cards are known on top"),
    ("knows 0: 1", "line 1, knows 0: only 0 cards are known on top"),
    ("paid 0: 1 2", "line 1, paid 0: 6 numbers are wanted"),
    ("charter 0: 3\ncharter 1: 1", "position: more charter servants than ships"),
    ("ask: dinner", "line 1, ask: there is no question 'dinner'"),
    ("ask: act\ncargo: wine", "line 2, cargo: has no meaning while 'act' is asked"),
    ("ask: moor", "ship: the ship being moored lies in row 1"),
    ("ask: point", "gainer: somebody must have gained"),
    ("ask: point\ngainer: 0", "then_points: a load or a voyage must go on"),
    ("ask: point\ngainer: 0\nthen_points: privilege", "then_load: a load has a ship"),
    ("ask: boon\ngainer: 0\nship: 1\nthen_points: privilege\nthen_load: loads", "line 3, ship: its privilege is not"),
    ("ask: captain\nspace: 1", "line 2, space: the card of 'captain' does not lie there"),
    ("ask: bonus", "space: an action space must be in use"),
    ("ask: deliver\nspace: 1", "source: the fetched good lies"),
    ("ask: shift\nspace: 6", "dock: the dock being left must be an own one"),
    ("ask: sort", "used: 'sort' needs a held card"),
    ("held: 15/0\nask: sort\nused: 15", "back: a held card is used in act"),
    ("held: 15/0\nask: sort\nused: 15\nback: load", "line 4, back: held cards are used in act, bonus and finish"),
    ("held: 15/0\nask: sort\nused: 15\nback: act", "top: there is nothing to sort"),
    ("ask: good", "then_market: something must follow"),
    ("ask: deal\nslot: 2", "line 2, slot: action cards lie on the spaces before"),
    ("ask: ship\nslot: 0\nrow 1: 1", "line 2, slot: the position to be filled must be an empty one"),
    ("ask: ship\ncargo: wine", "line 2, cargo: a voyage needs"),
    ("ask: pilot", "rank: there is no rank 0"),
    ("ask: load", "line 1, ask: no dock is ready to be loaded"),
    ("ask: errand\nspace: 3\nmoves: 2", "latest: goes together with moves"),
    ("ask: errand\nspace: 3\nmoves: 2\nlatest: R>L", "gave: moves need places"),
    ("decade: 0", "line 1, decade: 'act' is not asked in the setup"),
    ("turn: -1", "line 1, turn: somebody must have a turn"),
    ("ask: last\nfinal: ships", "reason: the final phase has a reason"),
    ("over: weather", "line 1, over: there is no reason 'weather'"),
    ("over: decades\naward 0: 3", "position: seat 0: 3 servants did not come from the path"),
    ("award 0: 3\nlarge 0: 3", "position: seat 0: 3 servants did not come from the path"),
    ("ask: last", "final: 'last' is asked in the final phase"),
    ("ask: last\nreason: decades", "final: 'last' is asked in the final phase"),
    ("ask: berth", "decade: 'berth' is asked in the setup, in decade 0"),
    ("decade: 0\nask: berth\nmarket: dye", "line 3, market: 3 players are still to take a good"),
    ("decade: 0\nask: gift\nmarket: dye dye\nasked: 0", "line 3, market: 3 players are still to take a good"),
    ("decade: 0\nask: berth\nmarket: dye dye dye\nreserve 1: 3", "line 4, reserve 1: there are servants for two"),
    ("decade: 0\nask: berth\nmarket: dye dye dye\nblocked 2: 4", "store 2: there is room for a good in the setup"),
    ("decade: 0\nask: good\nthen_market: fill_rows\nrow 2: 1", "line 4, row 2: ships are drawn after the market"),
    ("ask: good\nthen_market: fill_rows", "line 2, then_market: the rows are filled after the first market"),
    ("ask: ship\nslot: 6\nrow 2: - 1", "line 2, slot: the positions after it are filled later"),
    ("cards: - - - - - -", "line 1, cards: all six action cards lie on their spaces in a turn"),
    (f"{LOOKING}\nask: sort\ntop: 1 2", "line 5, top: 'sort' is not asked with 2 cards known on top"),
    (f"{LOOKING}\nask: peek\ntop: 1 2 3", "line 5, top: 'peek' is not asked with 3 cards known on top"),
    (f"{LOADED}\nthen_load: back\nback: act\nturn: -1", "line 7, turn: somebody must have a turn"),
    (f"{LOADED}\nthen_load: after_action\nspace: 1\nturn: 1", "line 2, gainer: only the active player gains"),
    (f"{LOADED}\nthen_load: loads\ngain: 2", "line 6, gain: a load brings one trading point at a time"),
    (f"{LOADED}\nthen_load: loads", "coming: two servants are on their way"),
    (f"{LOADED}\nthen_load: loads\ncoming: 2\n{EARLY}", "line 6, coming: two servants are on their way"),
    (f"{BOON}\ncoming: 2\noptions: homecoming=after_points", "line 6, coming: two servants are on their way"),
    (f"{BOON}\n{EARLY}\ncoming: 1", "line 7, coming: two servants are on their way"),
    (BOON, "coming: two servants are on their way"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD, ids=[t.replace("\n", "; ")[:40] for t, _ in BAD])
def test_a_bad_text_is_refused_with_line_and_field(text: str, complaint: str) -> None:
    with pytest.raises(BadText) as error:
        game("porto").read(f"{text}\nrules: 2")
    assert complaint in str(error.value)


def test_a_finished_position_is_written_as_it_is_read() -> None:  # P16.5
    b = board("over: decades", "decade: 5")
    assert b.game.read(b.game.write(b.s)).key() == b.s.key()


def test_who_sorts_knows_the_cards_on_top() -> None:  # PK4
    b = board("held: 15/0", "ask: sort", "used: 15", "back: act", "top: 20 7 3")
    view = b.game.mask(b.s, 0)
    assert [b.game.actions.label(a) for a in b.game.legal(view)] == b.options == ["3", "7", "20"]
    assert (deck(b, 0)[:3], len(deck(b, 1))) == ([["20"], ["7"], ["3"]], 1)


def test_random_spoilt_texts_never_break_the_reader() -> None:
    """Lines dropped, doubled or given other words: a position or BadText, nothing else."""
    g, dice = game("porto"), FastDice(77)
    s = g.start(g.options_from("seats=3"))
    texts = []
    while s.actor != OVER:
        legal = g.legal(s) if s.actor >= 0 else [d for d, _ in g.chance(s)]
        g.apply(s, legal[dice.below(len(legal))])
        texts.append(g.write(s))
    words = ["0", "1", "2", "9", "-1", "wine", "rome1", "24", "yes", "point", "act", "sort", "5/0", "-", "R>L"]
    for text in texts[::3]:
        for _ in range(6):
            lines = text.splitlines()
            i = dice.below(len(lines))
            field = lines[i].partition(":")[0]
            change = dice.below(3)
            lines[i] = "" if change == 0 else f"{field}: {words[dice.below(len(words))]}"
            read_or_refused("\n".join(lines))


def read_or_refused(text: str) -> None:
    try:
        s = game("porto").read(text)
    except BadText:
        return
    s.check()
