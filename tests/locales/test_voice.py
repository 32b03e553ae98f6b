"""One language at one table: you and the others, lists, secrets, and English where a language lacks a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from cothon.core import OVER, Refusal, Teller
from cothon.core.errors import BadOption, BadText
from cothon.core.result import Fact, Line
from cothon.games import game, names
from cothon.locales import YOU, People, chosen, languages, people_of, tales, voice
from cothon.locales.bundles import bundle
from cothon.locales.tales import folded
from cothon.locales.voice import Voice
from cothon.play.dice import FastDice
from cothon.play.record import Drawn, Seat
from kit.players import new_match, play_on

PEOPLE = People((YOU, "Hanno", "Dido", "Mago", "Arishat"), 0)
WITH_SECRETS = {
    "karibik": "seats=3 spent=unseen",
    "traders": "seats=3 mode=classic",
    "carthago": "seats=3",
    "porto": "seats=4",
}
SEEDS = {"karibik": 3, "traders": 3, "carthago": 3, "porto": 2}  # games in which something is hidden
TEN = """
language-name = Piratisch
event-turn = { $seat_is ->
    [you] Arr, Runde { $round }, du!
   *[other] Arr, Runde { $round }, { $seat }!
}
event-reveal = { $seat } zeigt { $card }.
event-harbour = { $card_Der } ahoi.
"""


@pytest.fixture
def pirates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up language with a few sentences, in a folder of its own."""
    folder = tmp_path / "locales" / "xx"
    folder.mkdir(parents=True)
    (folder / "karibik.ftl").write_text(TEN, encoding="utf-8")
    monkeypatch.setenv("COTHON_LOCALES", str(tmp_path / "locales"))
    return folder


def test_a_player_is_told_of_himself_as_you_and_of_others_by_name() -> None:
    say = voice("en", game("karibik"))
    event = {"event": "fee", "seat": 0, "to_seat": 1, "coins": 1}
    assert say.event(event, PEOPLE) == "You pay Hanno 1 coin."
    assert say.event({**event, "seat": 1, "to_seat": 0}, PEOPLE) == "Hanno pays you 1 coin."
    assert say.event({**event, "seat": 1, "to_seat": 2}, PEOPLE) == "Hanno pays Dido 1 coin."
    assert voice("de", game("karibik")).event(event, PEOPLE) == "Du zahlst Hanno 1 Münze."


def test_a_question_is_put_to_one_and_told_to_the_others() -> None:
    say = voice("de", game("karibik"))
    assert say.question("take", 0, PEOPLE, {"hire", "done"}) == "Welche Karte nimmst du aus dem Hafen?"
    assert say.question("take", 0, PEOPLE, {"done"}) == "Hier gibt es nichts, was du nehmen kannst."
    assert say.question("take", 1, PEOPLE) == "Hanno darf eine Karte aus dem Hafen nehmen."


def test_things_have_the_forms_their_language_needs() -> None:
    g = game("karibik")
    hire = g.actions[g.actions.id("hire:sailor-3")]
    assert voice("en", g).action(hire) == "Hire a Sailor (costs 3, 1 influence)"
    assert voice("de", g).action(hire) == "Einen Matrosen (kostet 3, Einfluss 1) anheuern"
    cards = {"event": "discard", "cards": ["flute-1-1", "sailor-3", "mademoiselle-7"]}
    assert voice("en", g).event(cards, PEOPLE) == "To the discard: a Flute, a Sailor and a Mademoiselle."
    assert voice("de", g).event(cards, PEOPLE) == "Auf die Ablage: eine Fleute, ein Matrose und ein Fräulein."


def test_numbers_have_their_plural() -> None:
    for language, one, more in (("en", "You gain 1 coin.", "You gain 3 coins."),
                                ("de", "Du bekommst 1 Münze.", "Du bekommst 3 Münzen.")):  # fmt: skip
        say = voice(language, game("karibik"))
        assert say.event({"event": "gain", "seat": 0, "coins": 1}, PEOPLE) == one
        assert say.event({"event": "gain", "seat": 0, "coins": 3}, PEOPLE) == more


def test_a_refusal_names_seats_that_have_no_names_by_their_number() -> None:
    refusal = Refusal("K6.8", "completed-already", card="exp-cc", seat=1)
    say = voice("en", game("karibik"))
    assert say.refusal(refusal, PEOPLE) == "Hanno has completed the request for two Captains already."
    assert say.refusal(refusal) == "Seat 2 has completed the request for two Captains already."


def test_a_refusal_tells_two_things_of_a_kind_apart() -> None:
    refusal = Refusal("T4.8", "paid-in-order", card="B5", last_card="R3")
    g = game("traders")
    assert voice("en", g).refusal(refusal).endswith("equal values by colour: the blue 5 comes before the red 3.")
    assert voice("de", g).refusal(refusal).startswith("Die blaue 5 kommt vor der roten 3: Gezahlt wird ")


@pytest.mark.parametrize(
    ("name", "refusal", "english", "german"),
    [
        (
            "porto",
            Refusal("P1.6", "dock-taken", dock="rome1", seat=0),
            "Your own servants are at Rome I already.",
            "Am Dock Rom I stehen schon deine Diener.",
        ),
        (
            "porto",
            Refusal("P3.7", "other-civilisation", ship="11", own_dock=["rome1", "rome2"], dock="egypt1"),
            "The dye ship from Rome moors at the docks Rome I and Rome II only, not at Egypt I.",
            "Das Purpurschiff aus Rom legt nur an den Docks Rom I und Rom II an, nicht am Dock Ägypten I.",
        ),
        (
            "carthago",
            Refusal("C5.7", "place-too-dear", place="guild seat W7", cost=7, coins=1),
            "That guild seat in the west wing costs 7 coins, and you have 1 coin.",
            "Dieser Gildensitz im Westflügel kostet 7 Münzen, und du hast 1 Münze.",
        ),
        (
            "carthago",
            Refusal("C5.2", "not-held", card="T49"),
            "You do not hold the Warship Dock card (oils, 2 coins).",
            "Du hast die Kriegsdockkarte (Öle, 2 Münzen) nicht auf der Hand.",
        ),
    ],
)
def test_refusals_call_things_by_names_and_count_with_a_singular(
    name: str, refusal: Refusal, english: str, german: str
) -> None:
    assert voice("en", game(name)).refusal(refusal, PEOPLE) == english
    assert voice("de", game(name)).refusal(refusal, PEOPLE) == german


def test_a_hidden_thing_is_told_as_unseen() -> None:
    event = {"event": "settle", "batch": 0, "source": "discard", "dest": "deck"}
    assert voice("en", game("karibik")).event(event, PEOPLE).endswith("new deck: an unseen card.")
    whole = {**event, "card": "sailor-3"}
    assert voice("en", game("karibik")).event(whole, PEOPLE).endswith("new deck: a Sailor.")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_no_sentence_names_what_its_reader_may_not_know(language: str, name: str) -> None:
    g = game(name)
    say, dice, hidden = voice(language, g), FastDice(SEEDS.get(name, 3)), 0
    s = g.start(g.options_from(WITH_SECRETS.get(name, "")))
    while s.actor != OVER:
        teller = Teller()
        legal = g.legal(s)
        g.apply(s, legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s))), teller)
        for event in teller.events:
            for viewer in {None, *range(s.seats)} - set(event.to) if event.secret else set():
                words = say.event(event.seen_by(viewer), People(PEOPLE.names, viewer))
                kinds = g.story.events[event.name].fields
                for field, value in event.secret.items():
                    for one in value if isinstance(value, list) else [value]:
                        assert say.thing(kinds[field].kind, one) not in words
                        hidden += 1
    assert hidden > 0 or not any(f.secret for e in g.story.events.values() for f in e.fields.values())


@pytest.mark.parametrize("name", names())
def test_tales_tell_everything_once_in_the_order_of_the_decisions(name: str) -> None:
    match = play_on(new_match(name))
    story = match.game.story
    told = [(match.deed(version), event) for version, event in match.events(None)]
    lines = folded(story, told)
    for act, details in lines:
        assert act.deed <= max([act.deed, *(d.deed for d in details)])
        assert [d.place for d in details] == sorted(d.place for d in details)
        assert all(act.name in story.of(d.event).under for d in details)
    places = [place for act, details in lines for place in [act.place, *(d.place for d in details)]]
    assert len(places) == len(set(places))
    kept = {str(told[place][1]["event"]) for place in places}
    for place in set(range(len(told))) - set(places):
        kind = story.of(told[place][1])
        assert kind.joins or kind.within, kind.name  # told with its like, or by another sentence
    assert kept >= {str(e["event"]) for _, e in told if not story.of(e).within}
    assert [act.deed for act, _ in lines] == sorted(act.deed for act, _ in lines)


@pytest.mark.parametrize("name", names())
def test_tales_go_on_from_any_decision(name: str) -> None:
    match = play_on(new_match(name))
    say = voice("en", match.game)
    whole = tales(say, match, None)
    deeds = [not isinstance(e, Drawn) for e in match.record().entries]
    assert whole[-1].deed == sum(deeds)
    for since in [v for v, deed in enumerate(deeds[:120]) if deed][::9]:
        later = tales(say, match, None, since)
        begun = next(i for i, tale in enumerate(later) if tale in whole)  # what had begun before is told by itself
        assert later[begun:] == whole[whole.index(later[begun]) :]


def test_a_language_with_a_few_sentences_speaks_them_and_english_for_the_rest(pirates: Path) -> None:
    assert "xx" in languages()
    say = voice("xx", game("karibik"))
    assert say.event({"event": "turn", "seat": 0, "round": 2}, PEOPLE) == "Arr, Runde 2, du!"
    reveal = {"event": "reveal", "seat": 1, "card": "flute-2-1", "source": "deck"}
    assert say.event(reveal, PEOPLE) == "Hanno zeigt Flute."
    assert say.event({"event": "done", "seat": 1}, PEOPLE) == "Hanno passes."


def test_a_sentence_that_needs_a_form_nobody_has_is_said_in_english(pirates: Path) -> None:
    harbour = {"event": "harbour", "card": "flute-2-1", "source": "deck", "dest": "harbour"}
    assert voice("xx", game("karibik")).event(harbour, PEOPLE) == "The Flute goes into the harbour."


def test_a_file_that_is_no_fluent_is_named_with_its_line(pirates: Path) -> None:
    (pirates / "table.ftl").write_text("language-name = Piratisch\n\nyou = { $seat\n", encoding="utf-8")
    with pytest.raises(BadText, match=r"xx/table\.ftl, line 3: no Fluent"):
        voice("xx")


@pytest.mark.parametrize(
    ("flag", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_AT@euro", "LC_MESSAGES": "en_GB"}, "en"),
        (None, {"LANG": "en_GB", "LC_MESSAGES": "", "LC_ALL": "de"}, "de"),
        (None, {"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ("de", {"LANG": "en_GB"}, "de"),
        ("en", {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_flag_wins_then_the_environment(flag: str | None, environ: dict[str, str], language: str) -> None:
    assert chosen(flag, environ) == language


def test_an_unknown_flag_names_the_languages_there_are() -> None:
    with pytest.raises(BadOption, match=r"--language 'kl': there is de, en"):
        chosen("kl", {})


def test_a_spectator_reads_of_you_where_somebody_is_called_so_in_the_record() -> None:
    seats = [Seat("human", YOU), Seat("level-1", "Hanno")]
    assert people_of(seats, None).you == 0
    assert people_of(seats, 1).you == 1
    assert voice("de").names(people_of(seats, None)) == ["Du", "Hanno"]


def test_what_nobody_has_written_is_said_by_the_names_in_declarations() -> None:
    """A game may have no sentences yet, in no language."""
    g = game("karibik")
    say = Voice([bundle("en", "")], g)
    assert (
        say.event({"event": "fee", "seat": 0, "to_seat": 1, "coins": 1}, PEOPLE)
        == "Fee: seat You, to seat Hanno, coins 1"
    )
    assert say.refusal(Refusal("K9.13", "too-dear", card="sailor-3", due=4)) == "Too dear: card sailor-3, due 4"
    assert say.question("repel", 0, PEOPLE) == g.asks[g.asks.index("repel")].words
    hire = g.actions[g.actions.id("hire:sailor-3")]
    assert say.action(hire) == hire.words
    assert (say.reason("max-rounds"), say.beside("coins", 3)) == ("max rounds", "coins: 3")
    assert say.decided(Fact("most coins", "K12.2", seat=0)) == ("most coins", "")
    assert say.account(Line("influence", [1, 2], "K11.1")) == "influence"


def test_several_seats_in_a_sentence_are_named() -> None:
    say = voice("en", game("karibik"))
    fact = {"seat": 0, "points": 12, "other_seat": 1, "other_points": 9, "place": 1}
    assert say.decided(Fact("no request", "K12.1", seats=[0], **fact), PEOPLE)[0] == "Your 12 did not count"
    both = Fact("no request", "K12.1", seats=[1, 2], **fact)
    assert say.decided(both, PEOPLE)[0] == "The influence of Hanno and Dido did not count"
