"""Whose turn it is, who is asked, and what one may do: the quay and the seats say it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from cothon.games import game, names
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from kit.browser import Visitor
from kit.players import new_match, play_on, play_until
from kit.questions import Put, first, found

Visit = Callable[..., Visitor]
# Where a view says whose turn it is.
TURN = {"karibik": "active", "traders": "turn", "carthago": "turn", "porto": "turn"}
ELSEWHERE = [("karibik", "take"), ("traders", "protect"), ("traders", "guard")]


def owner(match: Match) -> int | None:
    """The seat whose turn it is."""
    assert match.actor is not None
    shown = match.game.show(match.view(match.actor))
    seat = shown[TURN[match.game.facts.name]]
    assert seat is None or isinstance(seat, int)
    return seat


def in_anothers_turn(match: Match) -> bool:
    return owner(match) not in (None, match.actor)


def visited(visitor: Visitor, put: Put) -> tuple[str, list[str]]:
    """Play on at that question; gives the table and the names of its seats."""
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    visitor.page.locator("[data-region=quay] .ask").wait_for()
    return table, [str(s["name"]) for s in visitor.seen(table)["table"]["seats"]]


def asks(visitor: Visitor) -> str:
    return visitor.page.locator("[data-region=quay] .ask b").inner_text()


def test_these_are_all_questions_that_are_asked_in_the_turn_of_another() -> None:
    met: set[tuple[str, str]] = set()

    def note(match: Match) -> bool:
        if in_anothers_turn(match):
            met.add((match.game.facts.name, match.ask))
        return False

    for name in names():
        for seed in range(1, 6):
            play_until(new_match(name, "seats=3", seed), note, FastDice(seed))
    assert met == set(ELSEWHERE)


@pytest.mark.parametrize(("name", "ask"), ELSEWHERE)
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_who_is_asked_in_the_turn_of_another_reads_whose_turn_it_is(
    visit: Visit, name: str, ask: str, language: str
) -> None:
    def there(match: Match) -> bool:
        return match.ask == ask and in_anothers_turn(match) and len(match.offers(match.actor)) > 1

    visitor = visit(language=language)
    table, people = visited(visitor, first(name, "seats=3", there))
    told = visitor.seen(table)["position"]
    turn = people[told["view"][TURN[name]]]
    me = people[told["asked"]["seat"]]
    assert turn != me
    german = language == "de-DE"
    assert asks(visitor).startswith(f"{turn} ist am Zug: " if german else f"{turn}’s turn: ")
    assert visitor.page.title().startswith("● Du entscheidest" if german else "● You decide")
    if (name, german) == ("karibik", False):
        assert asks(visitor) == f"{turn}’s turn: Do you take a card? {turn} gets 1 coin for it."
    seat = visitor.page.locator(f"article.seat[aria-label={me!r}]")
    other = visitor.page.locator(f"article.seat[aria-label={turn!r}]")
    assert seat.locator(".turn").inner_text() == ("entscheidet" if german else "decides")
    assert other.locator(".nm .tag").inner_text() == ("am Zug" if german else "turn")
    assert turn in (seat.locator(".turn").get_attribute("title") or "")
    assert turn in (other.locator(".nm .tag").get_attribute("title") or "")


def test_in_ones_own_turn_the_quay_says_so(visit: Visit) -> None:
    visitor = visit()
    table, people = visited(visitor, first("karibik", "seats=3", lambda m: m.version > 60 and not in_anothers_turn(m)))
    assert asks(visitor).startswith("Your turn: ")
    assert visitor.page.title().startswith("● Your turn")
    me = people[visitor.seen(table)["position"]["asked"]["seat"]]
    assert visitor.page.locator(f"article.seat[aria-label={me!r}] .turn").inner_text() == "turn"
    assert visitor.page.locator("article.seat .nm .tag").count() == 0


def unaffordable(match: Match) -> bool:
    """Persons lie in the harbour, and the one who is asked can take none of them."""
    offers = match.offers(match.actor)
    if match.ask != "take" or len(offers) != 1:
        return False
    assert match.actor is not None
    harbour = match.game.show(match.view(match.actor))["harbour"]
    return isinstance(harbour, list) and any(c["kind"] == "person" for c in harbour)


@pytest.mark.parametrize("phone", [False, True])
def test_where_nothing_can_be_chosen_the_quay_says_why_and_offers_to_go_on(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    table, _ = visited(visitor, first("karibik", "seats=3", unaffordable))
    view = visitor.seen(table)["position"]["view"]
    assert asks(visitor).endswith("There is nothing here that you can take.")
    reasons = visitor.page.locator("[data-reasons]")
    person = next(c for c in view["harbour"] if c["kind"] == "person")
    reasons.get_by_text(f"costs {person['cost']}").first.wait_for()
    assert f"You have {view['players'][view['viewer']]['coins']}" in reasons.inner_text()
    assert reasons.locator("a.clause").count() >= 1
    answers = visitor.page.locator("[data-answer]")
    assert [a.get_attribute("data-answer") for a in answers.all()] == ["done"]
    assert answers.first.inner_text().split("\n")[0].startswith("Continue")
    before = visitor.version()
    answers.first.click()
    visitor.until(lambda: visitor.version() > before)


PASSES = [
    ("carthago", "deliver", "stop", "You cannot make a second delivery."),
    ("carthago", "after", "done", "There is nothing more to do in this turn."),
    ("porto", "bonus", "end", "You cannot take the bonus of the action space."),
    ("porto", "stock", "none", "You can buy no good of the new market."),
    ("porto", "last", "pass", "You cannot buy a last place in the palace."),
]


@pytest.mark.parametrize(("name", "ask", "answer", "words"), PASSES)
def test_other_games_say_what_cannot_be_chosen_and_why(
    visit: Visit, name: str, ask: str, answer: str, words: str
) -> None:
    def there(match: Match) -> bool:
        offers = match.offers(match.actor)
        return match.ask == ask and len(offers) == 1 and offers[0].label == answer

    visitor = visit()
    visited(visitor, first(name, "seats=3", there))
    assert asks(visitor).endswith(words)
    visitor.page.locator("[data-reasons] a.clause").first.wait_for()
    assert visitor.page.locator("[data-answer]").first.inner_text().startswith("Continue")


@pytest.mark.parametrize("text_table", [False, True])
def test_what_has_no_other_answer_is_passed_by_itself_and_the_story_says_why(visit: Visit, text_table: bool) -> None:
    visitor = visit()
    put = first("karibik", "seats=3", unaffordable)
    visitor.set(text=text_table)
    table = visitor.play_on(put.record, put.version, put.seat, put.seats, ask=False)
    done = {"event": "done", "seat": put.seat}
    events = f"/tables/{table}/events"
    visitor.until(lambda: done in [line["event"] for line in visitor.page.request.get(events).json()])
    if not text_table:  # nobody decided it, and the story does not say so, now or later
        story = visitor.page.locator("[data-region=log]")
        story.get_by_text("There is nothing that you can take.").first.wait_for()
        assert "costs" in story.locator("li", has_text="You had no choice.").first.inner_text()
        visitor.page.reload()
        story.get_by_text("There is nothing that you can take.").first.wait_for()
        assert "You pass" not in story.inner_text()


def test_what_a_pass_would_tell_the_others_is_asked_although_there_is_no_other_answer(visit: Visit) -> None:
    def poor(match: Match) -> bool:
        """Only coins are missing for a guild action, and coins are what the others do not see."""
        seat = match.actor
        assert seat is not None
        return match.ask == "after" and len(match.offers(seat)) == 1 and match.game.forced(match.view(seat)) is None

    visitor = visit()
    put = first("carthago", "seats=3", poor)
    table = visitor.play_on(put.record, put.version, put.seat, put.seats, ask=False)
    visitor.wait_for_turn()
    assert visitor.seen(table)["position"]["forced"] is None
    assert asks(visitor).endswith("There is nothing more to do in this turn.")
    answer = visitor.page.locator("[data-answer]").first
    assert answer.inner_text().startswith("Continue")
    before = visitor.version()
    answer.click()
    visitor.until(lambda: visitor.version() > before)


def twins() -> tuple[str, int]:
    """A whole game of karibik, and a version at which one of two equal persons in the harbour has been hired."""
    karibik = game("karibik")
    for seed in range(1, 40):
        match = play_on(new_match("karibik", "seats=3", seed), seed)
        for version in range(1, match.version):
            shown = karibik.show(match.world(version, ended=True))
            wanted, harbour = shown["wanted"], shown["harbour"]
            assert isinstance(harbour, list)
            if isinstance(wanted, dict) and Counter(c["id"] for c in harbour)[wanted["id"]] > 1:
                return text.write(match.record()), version
    raise AssertionError("nobody hired one of two")


def test_a_replay_marks_one_of_two_equal_persons_as_hired(visit: Visit) -> None:
    visitor = visit()
    record, version = twins()
    visitor.go(f"/replay/{visitor.bring(record)}?at={version}")
    visitor.page.locator("[data-region=board] .kb-card").first.wait_for()
    assert visitor.page.locator("[data-region=board] .kb-card.sel").count() == 1
    assert visitor.page.locator("article.seat .tag", has_text="turn").count() == 1  # chance decides, in somebody's turn


def several_flutes() -> Put:
    """Two poorer Flutes lie beside the one that is looted first, and somebody is to take a card."""
    g = game("karibik")
    options = "seats=2 start=0 duplicate=stay"
    there = "display 0: pirate-5\nharbour: pinnace-1-1 flute-1-1 flute-2-1 flute-4-5 sailor-3\nasked: take 0"
    start = g.read(f"rules: {g.facts.version}\noptions: {options}\n{there}")
    seats = [Seat("human", "Ada"), Seat("human", "Bo")]
    match = Match(g, g.options_from(options), seats, bytes(32), start=start)
    put = Put(match.ask, "", match.version, 0, 2, len(match.offers(0)))
    return put._replace(record=text.write(play_on(match).record()))


@pytest.mark.parametrize("phone", [False, True])
def test_of_several_ships_of_a_type_the_answer_names_one_and_the_others_say_why_not(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)  # K5.10
    visited(visitor, several_flutes())
    pinnace, first_of_them, *others, sailor = (spot(visitor, i) for i in range(5))
    label = first_of_them.get_attribute("aria-label")
    assert label == "Flute, 4 coins, strength 5: Loot the Flute with 4 coins"
    assert (pinnace.get_attribute("aria-label") or "").endswith(": Loot the Pinnace")
    looks = [one.get_attribute("data-look") for one in (pinnace, first_of_them, *others, sailor)]
    assert looks == ["lit", "lit", "dim", "dim", "lit"]
    why = visitor.page.locator("#why")
    before = visitor.version()
    for one, rest in (others, others[::-1]):
        assert one.get_attribute("data-lens") is not None  # pointing at it says why, too
        assert one.get_attribute("aria-disabled") == "true"
        one.focus()
        one.press("Enter")
        why.wait_for()
        assert "The Flute with the most coins is looted first" in why.inner_text()
        assert why.locator("a.clause").inner_text() == "Rule K5.10"
        described = [x.get_attribute("aria-describedby") for x in (one, rest, first_of_them)]
        assert described == ["why", None, None]
    assert visitor.version() == before
    first_of_them.click()
    visitor.until(lambda: visitor.version() > before)


def spot(visitor: Visitor, place: int) -> Locator:
    return visitor.page.locator(".kb-harbour li").nth(place).locator(".spot")


def test_the_text_table_says_which_ship_is_looted_and_why_not_the_others(visit: Visit) -> None:  # K5.10
    visitor = visit()
    visited(visitor, several_flutes())
    visitor.page.keyboard.press("t")
    visitor.page.locator("#command").wait_for()
    board = visitor.page.locator("[data-region=board]")
    rows = board.locator("tbody th", has_text="Flute").all_inner_texts()
    assert rows[:3] == ["Flute", "Flute (looted later)", "Flute (looted later)"]
    assert board.get_by_text("The Flute with the most coins is looted first").count() == 1
    assert visitor.page.locator("[data-answer='loot:flute'] .cap").inner_text() == "Loot the Flute with 4 coins"


@pytest.mark.parametrize(("german", "why"), [(False, "Ready again then: "), (True, "Dann liegt bereit: ")])
def test_the_quay_says_why_a_ship_is_turned_face_up(visit: Visit, german: bool, why: str) -> None:
    put = found("carthago")["wake"][0]
    visitor = visit(language="de-DE" if german else "en-GB")
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    said = visitor.page.locator(".quay .says").inner_text()
    assert said.startswith(why)
    view = visitor.seen(table)["position"]["view"]
    down = [s for s in view["players"][put.seat]["ships"] if not s["active"]]
    assert len(said.split("; ")) == len(down)
