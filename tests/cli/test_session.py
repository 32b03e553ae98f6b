"""The parts of the terminal without a terminal: seats, answers, sessions, Ctrl-C."""

from __future__ import annotations

import os
import signal
from io import StringIO
from pathlib import Path
from typing import ClassVar

import pytest

from cothon.bots import BOTS, STAND_IN, Bot, Budget
from cothon.cli import answers, general, seating
from cothon.cli.face import face
from cothon.cli.interrupt import Interrupts
from cothon.cli.prompt import Left, Talk
from cothon.cli.session import Session, read_seed
from cothon.core import Dice, Game, View
from cothon.core.errors import BadInput, BadOption
from cothon.games import game, names
from cothon.locales import People, languages, voice
from cothon.play import files
from cothon.play.fairness import terms
from cothon.play.match import Match, Offer
from cothon.play.verify import verify

GAME = names()[0]


def session(file: Path, seats: str = "you,random", name: str = GAME) -> Session:
    who = seating.read_seats(seating.split(seats))
    g = game(name)
    return Session.begin(g, g.options(len(who)), who, file, read_seed("1"))


def test_seats_are_people_and_bots_with_different_names() -> None:
    seats = seating.read_seats(["you", "level-3", "Hanno", "You", "random", "level-3", "level-3", "level-3", "level-3"])
    assert [s.kind for s in seats[:5]] == ["human", "level-3", "human", "human", "random"]
    assert [s.name for s in seats[:4]] == ["You", "Dido", "Hanno", "You 2"]
    assert len({s.name for s in seats}) == len(seats)


def test_options_know_the_usual_number_of_seats() -> None:
    assert seating.read_options(game(GAME), [], None).seats == 3
    assert seating.read_options(game(GAME), ["seats=2"], None).seats == 2
    with pytest.raises(BadOption):
        seating.read_options(game(GAME), ["seats=2"], 3)


def test_answers_are_numbers_labels_or_their_beginnings(tmp_path: Path) -> None:
    s = session(tmp_path / "a.cothon", "you,you")
    while len(s.match.offers(s.match.actor)) < 2:
        s.do(s.match.actor or 0, [s.match.offers(s.match.actor)[0].id])
    offers, table = s.match.offers(s.match.actor), s.game.actions
    first, second = offers[0], offers[1]
    assert answers.read("1", offers, table) == [first.id]
    assert answers.read("2, 1", offers, table) == [second.id, first.id]
    assert answers.read(first.label.upper(), offers, table) == [first.id]
    shortest = next(n for n in range(1, 99) if sum(o.label.startswith(first.label[:n]) for o in offers) == 1)
    assert answers.read(first.label[:shortest], offers, table) == [first.id]
    for wrong in ("0", "99", "xyz", "²"):
        with pytest.raises(BadInput):
            answers.read(wrong, offers, table)
    other = next(e for e in table.entries if s.match.ask not in e.asks)
    assert answers.read(other.label, offers, table) == [other.id]  # the match says why not


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_no_label_hides_behind_a_command(name: str, language: str, tmp_path: Path) -> None:
    from cothon.cli.colour import Colour
    from cothon.cli.face import console

    talk = Talk(session(tmp_path / "a.cothon", "you,random,random", name), Colour(console(), language))
    labels = {e.label for e in game(name).actions.entries}
    assert not labels & set(talk._commands)
    assert not any(set(" ,") & set(label) for label in labels)


def test_a_number_is_always_the_number_of_an_option() -> None:
    """Also where labels are numbers, as the ships of porto are."""
    g = game("porto")
    offers = [Offer(e.id, e.label, e.words, e.parts, e.clause) for e in g.actions.entries if e.label in ("5", "3", "2")]
    assert [o.label for o in offers] == ["2", "3", "5"]
    assert answers.read("2", offers, g.actions) == [offers[1].id]
    with pytest.raises(BadInput):
        answers.read("5", offers, g.actions)


def test_every_action_is_on_disk_before_the_next(tmp_path: Path) -> None:
    file = tmp_path / "a.cothon"
    s = session(file)
    for _ in range(30):
        if s.waits_for_bot():
            s.let_bot_act()
        else:
            s.do(0, [s.match.offers(0)[0].id])
        assert files.load(file) == s.match.record()
    again = Session.resume(file)
    assert again.match.view(0).key() == s.match.view(0).key()
    assert again.humans == [0]


class Thinker(Bot):
    """Notes what it may think, and is one object for a whole game."""

    name = "thinker"
    made = 0
    budgets: ClassVar[list[Budget]] = []

    def __init__(self) -> None:
        Thinker.made += 1

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        self.budgets.append(budget)
        return game.legal(view)[-1]


def test_a_seat_keeps_its_bot_for_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that searches keeps what it has found out. With a given seed no clock decides how much that is."""
    monkeypatch.setitem(BOTS, Thinker.name, Thinker)
    monkeypatch.setattr(Thinker, "made", 0)
    who = seating.read_seats(["thinker", "thinker"])
    g = game(GAME)
    for seed, milliseconds in ((read_seed("1"), None), (None, 1000)):
        monkeypatch.setattr(Thinker, "budgets", [])
        s = Session.begin(g, g.options(2), who, tmp_path / f"{milliseconds}.cothon", seed)
        before = Thinker.made
        for _ in range(20):
            s.let_bot_act()
        assert Thinker.made == before
        assert [b.milliseconds for b in Thinker.budgets] == [milliseconds] * 20


def test_a_bot_that_is_interrupted_while_it_thinks_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Bot, *_: object) -> int:
        raise KeyboardInterrupt

    s = session(tmp_path / "a.cothon", "level-4,level-4")
    for _ in range(5):
        s.let_bot_act()
    before = s.match.record()
    monkeypatch.setattr(BOTS["level-4"], "choose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        s.let_bot_act()
    assert files.load(s.file) == s.match.record() == before
    assert Session.resume(s.file).match.view(None).key() == s.match.view(None).key()


def test_trouble_with_the_disk_is_kept_and_goes_away(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    s = session(folder / "a.cothon", "you,you")
    (folder / "a.cothon").unlink()
    folder.rmdir()
    folder.write_text("in the way")
    s.do(s.match.actor or 0, [s.match.offers(s.match.actor)[0].id])
    assert "cannot be written" in s.trouble
    folder.unlink()
    s.keep()
    assert not s.trouble
    assert files.load(s.file) == s.match.record()


@pytest.mark.parametrize("kind", ["greedy", "oracle"])
def test_a_bot_that_is_not_here_is_named_and_the_stand_in_plays_for_it(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.cothon"
    record = session(file, "random,random").match.record()
    strange = record.seats[1]._replace(kind=kind)
    seats = (record.seats[0], strange)
    bound = terms(record.game, record.options, seats, record.commitment)
    files.save(file, record._replace(seats=seats, terms=bound))
    resumed = Session.resume(file)
    assert resumed.verdicts == [("", 1)]
    Talk(resumed, face(plain=True)).run()
    name = strange.name
    said = f"{name} was played by ‘{kind}’, which is not here. {STAND_IN} plays for {name} from now on."
    assert capsys.readouterr().out.count(said) == 1
    assert resumed.match.over
    assert files.load(file).seats[1] == strange
    assert verify(files.load(file)).finished


def test_ctrl_c_waits_for_what_is_being_saved_and_comes_once() -> None:
    before = signal.getsignal(signal.SIGINT)
    done = []

    def save(interrupts: Interrupts) -> None:
        with interrupts.shield():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("saved")
        done.append("not reached")

    try:
        with Interrupts() as interrupts:
            with pytest.raises(KeyboardInterrupt):
                save(interrupts)
            os.kill(os.getpid(), signal.SIGINT)  # ignored: leaving is under way
        os.kill(os.getpid(), signal.SIGINT)  # and so it is until the process has ended
        assert done == ["saved"]
    finally:
        # Processes that later tests start inherit the mask; those that wait in it are thrown away first.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)


def test_without_ctrl_c_everything_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_a_game_without_a_module_is_shown_by_names_and_values() -> None:
    shown = {"deck": 3, "players": [{"coins": 2, "cards": ["R2", "B3"]}, {"coins": 0, "cards": []}], "open": True}
    assert general.tell(shown, voice("en"), People(("Ada", "Ben"), 0)) == [
        "deck: 3.",
        "open: yes.",
        "Ada, coins: 2.",
        "Ada, cards: R2 B3.",
        "Ben, coins: 0.",
        "Ben, cards: none.",
    ]
    assert general.draw(shown, voice("en"), People(("Ada", "Ben"), None))


def test_an_answer_that_means_one_of_several_ships_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    g = game("karibik")
    there = "display 0: sailor-3\nharbour: flute-1-1 flute-4-5\nasked: take 0"
    start = g.read(f"rules: {g.facts.version}\noptions: seats=2 start=0 duplicate=stay\n{there}")
    seats = seating.read_seats(["you", "random"])
    match = Match(g, start.rules.options, seats, read_seed("1") or b"", start=start)
    monkeypatch.setattr("sys.stdin", StringIO("? loot:flute\n"))
    with pytest.raises(Left):
        Talk(Session(match, tmp_path / "a.cothon"), face(plain=True)).run()
    assert capsys.readouterr().out.count("Loot the Flute with 4 coins") == 2  # offered, and explained
