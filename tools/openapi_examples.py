"""Write the examples of the OpenAPI description into the package: one for every request and every answer.

They are made by the code that makes the messages, from a small game of its own. `make openapi` calls it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cothon import __version__
from cothon.bots import BOTS
from cothon.games import game as find_game
from cothon.games import names
from cothon.play import text, twin
from cothon.play.ahead import ahead
from cothon.review.analysis import Effort, analyse
from cothon.review.facts import facts, rounded
from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.access import Links
from cothon.server.brief import BriefSeat, BriefTable, Page
from cothon.server.forks import Fork
from cothon.server.history import GameRating, Leaderboard, Placed, PlayerPage, Rung, Statistics
from cothon.server.imports import Import
from cothon.server.info import info_for
from cothon.server.live import Live
from cothon.server.mine import MyTable, MyTables
from cothon.server.openapi import EXAMPLES
from cothon.server.ratings import shown
from cothon.server.readiness import ServerReady
from cothon.server.replay import Next, Replayed
from cothon.server.reviewed import Review, Reviewed
from cothon.server.routes import games, health, me
from cothon.server.storage import migrations
from cothon.server.storage.rows import BOT, HUMAN, PLAYING, SeatRow, TableRow

TARGET = Path(__file__).resolve().parents[1] / "src" / "cothon" / "server" / EXAMPLES
_ME, _YOU, _TABLE, _NOON = "3v9k0q2m7d5x1h8c", "x1h8c7d5m0q23v9k", "k3m8x2pq7a", 1_767_268_800_000
_SENTENCE = "a long and easy sentence"


def examples() -> dict[str, Any]:
    """Plain data by the name of the type; what is not JSON by other names."""
    live = _table()
    made = [*_account(), *_asking(live), *_answers(live), *_lists(live), *_facts(live)]
    found = {type(one).__name__: msgspec.json.decode(speak.encode(one)) for one in made}
    for asking in _asking(live):
        name = type(asking).__name__
        found[name] = _said(found[name])
    assert live.match is not None
    here = {"seats": [0, 1], "watchers": 3}
    found["stream"] = "".join(
        (
            "retry: 1000\n\n",
            speak.frame("info", live.mark, info_for(live, _YOU, Links("example"))).decode(),
            speak.frame("presence", live.mark, here).decode(),
            speak.frame("chat", live.mark, _line()).decode(),
        )
    )
    found["lobby stream"] = f'retry: 1000\n\nevent: removed\ndata: {{"id":"{_TABLE}"}}\n\n'
    found["record"] = text.write(live.match.record())
    found["record as data"] = twin.as_data(live.match.record())
    return found


def _said(asking: Any) -> Any:
    """A request without the fields that say nothing."""
    if isinstance(asking, list):
        return [_said(one) for one in asking]
    if not isinstance(asking, dict):
        return asking
    return {name: _said(value) for name, value in asking.items() if value not in ("", None, {})}


def _table() -> Live:
    """A game of the first title, after its first answers."""
    game = find_game(names()[0])
    options = game.options()
    seats = [
        SeatRow(_TABLE, 0, HUMAN, _ME, None, "Hanno", b"\x0a", ready=True),
        SeatRow(_TABLE, 1, HUMAN, _YOU, None, "Calm Cormorant 37", b"\x0b", ready=True),
        *(SeatRow(_TABLE, i, BOT, None, next(iter(BOTS)), f"Mago {i}", ready=True) for i in range(2, options.seats)),
    ]
    row = TableRow(
        id=_TABLE,
        game=game.facts.name,
        rules=game.facts.version,
        options=options.text(),
        status=PLAYING,
        host=_ME,
        public=True,
        rated=True,
        clock='{"kind":"bank","bank_s":600,"increment_s":10}',
        watchers="open",
        takebacks="consent",
        odds=True,
        seed=bytes(32),
        created_at=_NOON,
        touched_at=_NOON,
        turn_since=_NOON,
    )
    live = Live(row, seats, set(), now=lambda: _NOON)
    row.terms, row.started_at = live.terms, _NOON
    live.match = match = live.set_out(lambda row: None)
    for _ in range(3):
        if match.actor is not None:
            match.submit(match.actor, game.legal(match.view(match.actor))[0], match.version)
    live.told = match.version
    row.version, row.actor = match.version, -1 if match.actor is None else match.actor
    return live


def _line() -> p.ChatLine:
    return p.ChatLine(id=12, player=_YOU, name="Calm Cormorant 37", text="Good luck!", time=_NOON)


def _account() -> list[Any]:
    made = me.TokenMade(_ME[::-1], "my bot", ["read", "play"], _NOON, None, f"cothon_{_ME[::-1]}_{12 * '4f0a'}")
    kept = me.TokenShown(made.id, made.name, made.scopes, made.created_at, made.expires_at)
    return [
        me.Me(_ME, "Calm Cormorant 37", True, None),
        me.Rename("Hanno"),
        me.Claim(_SENTENCE, "Hanno"),
        me.SignIn("Hanno", _SENTENCE),
        me.NewPassword(_SENTENCE, f"{_SENTENCE} more"),
        me.SignedOut("every browser is signed out; your 2 API tokens still work", 2),
        me.MakeToken("my bot", ["read", "play"], 90),
        me.TokensShown([kept]),
        made,
    ]


def _asking(live: Live) -> list[Any]:
    assert live.match is not None
    seats = [p.SeatSpec(kind="me"), p.SeatSpec(kind="open")]
    seats += [p.SeatSpec(kind="bot", bot=next(iter(BOTS))) for _ in live.seats[2:]]
    clock = p.ClockSpec(kind="bank", bank_s=600, increment_s=10)
    at, last = live.match.version, live.match.offers(live.match.actor)
    return [
        p.NewTable(game=live.row.game, seats=seats, clock=clock, rated=True),
        p.Join(seat=1, entropy="0b5e"),
        p.Ready(entropy="0a77"),
        p.Kick(seat=1),
        p.Do(do=last[0].id, at=at, key="1b4e28ba"),
        p.Undo(at=at),
        p.Vote(yes=True),
        p.Say(text="Good luck!"),
        Fork(at=2, secrets="imagined", seats=seats),
        Import(record=text.write(live.match.record())),
    ]


def _answers(live: Live) -> list[Any]:
    match, seat = live.match, live.row.actor
    assert match is not None
    position, offer = live.position(seat, match.version - 2), match.offers(match.actor)[0]
    assert position is not None
    then = Next(
        seat=seat, name=live.seats[seat].name, label=offer.label, parts=offer.parts, clause=offer.clause, back_to=None
    )
    refusal = next(r for a in range(len(live.game.actions)) if (r := match.why_not(seat, a)) is not None)
    table = info_for(live, _ME, Links("example"))
    return [
        table,
        p.Seen(table=table, position=position, chat=[_line()]),
        p.Accepted(version=match.version, asked=match.actor, over=False),
        position.events[-1],
        speak.film(match, seat, match.version - 1, match.version)[-1],
        speak.why_not(match, refusal),
        speak.ahead(ahead(live.game, match.view(seat), [offer.id]), match.version),
        p.Further(add=[49, 53], complete=False, close=None, version=match.version),
        p.OddsInfo(
            title="next-card",
            cases=[p.CaseInfo(key="bust", fields={}, ways=3, of=8)],
            notes=[],
            exact=True,
            version=match.version,
        ),
        _line(),
        Replayed(
            version=match.version,
            versions=412,
            seat="0",
            view=position.view,
            asked=position.asked,
            offers=position.offers,
            events=position.events,
            next=then,
            by=[-1, 0, 1],
            backs=[],
            ended=None,
        ),
    ]


def _lists(live: Live) -> list[Any]:
    row, title, known = live.row, live.game.facts.title, shown(27.8, 2.7)
    rating = {"rating": known.rating, "plus_minus": known.plus_minus, "at_least": known.at_least}
    sitting = [
        BriefSeat(
            seat=s.seat,
            kind=s.kind,
            name=s.name,
            player=s.player_id,
            bot=s.bot,
            rating=known,
            score=None,
            rank=None,
            gain=None,
        )
        for s in live.seats
    ]
    brief = BriefTable(
        id=row.id,
        game=row.game,
        title=title,
        rules=row.rules,
        newest=True,
        options={},
        status="playing",
        host=row.host,
        public=True,
        rated=True,
        unrated=None,
        clock=msgspec.json.decode(row.clock),
        seats=sitting,
        taken=len(sitting),
        free=0,
        free_for_bots=0,
        watchable=True,
        created_at=_NOON,
        started_at=_NOON,
        ended_at=None,
        ended_by="",
        fork_of=None,
        imported=False,
    )
    own = msgspec.structs.asdict(brief)
    turn = MyTable(**own, you=[0], invited=False, asked=0, your_turn=True, turn_since=_NOON, left_ms=431_000, unread=2)
    placed = Placed(**rating, place=1, id=_ME, name="Hanno", bot=False, games=31, wins=12)
    in_game = GameRating(**rating, game=row.game, title=title, games=31, wins=12)
    sums = Statistics(game=row.game, title=title, games=34, firsts=13, mean_rank=1.76, best_score=41, last=_NOON)
    rung = Rung(bot="level-5", rating=1344, beats="level-4", share=0.6875, games=400)
    return [
        Page(tables=[brief], next=f"{_NOON}.{row.id}"),
        MyTables(tables=[turn], more=False),
        PlayerPage(
            id=_ME,
            name="Hanno",
            guest=False,
            bot=False,
            since=_NOON,
            played=40,
            ratings=[in_game],
            statistics=[sums],
            recent=[brief],
        ),
        Leaderboard(game=row.game, title=title, least_games=5, players=[placed], ladder=[rung], more=False),
    ]


def _facts(live: Live) -> list[Any]:
    """The last ones are long: a part of them shows what they look like."""
    whole = games.whole(live.game)
    whole.questions, whole.actions = whole.questions[:2], whole.actions[:2]
    return [
        _reviewed(live),
        health.Health(ok=True, version=__version__, database="sqlite", schema=migrations.NEWEST),
        ServerReady(ready=True, database=True, disk=True, bots=True),
        games.info(live.game),
        whole,
    ]


def _reviewed(live: Live) -> Reviewed:
    """Of a game that has just begun; a part of its steps is enough."""
    assert live.match is not None
    found = rounded(facts(analyse(live.match.record(), Effort(worlds=4, iterations=4, seed=1, ahead=2))))
    review = msgspec.convert(found, Review)
    total = len(review.steps)
    last = review.steps[-2:]
    review.curve, review.steps = [p for p in review.curve if p.at in {s.at for s in last}], last
    return Reviewed(state="ready", done=total, total=total, review=review)


def written() -> str:
    return msgspec.json.format(msgspec.json.encode(examples(), order="sorted"), indent=1).decode() + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
