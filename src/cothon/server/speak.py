"""From a match to messages, one for each viewer. Everything a viewer gets of a game is made here, from its view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from cothon.core.game import Game
from cothon.core.result import Fact, Line, Refusal, Which
from cothon.core.table import Entry
from cothon.core.view import View
from cothon.play.ahead import Ahead
from cothon.play.match import Match
from cothon.server import protocol as p
from cothon.server.thinker import Likely

MOST_UNDO = 20  # how many versions a player is shown to which all might agree to go back
encode = msgspec.json.Encoder().encode


def _offer(e: Entry, which: Which | None = None) -> msgspec.Raw:
    return msgspec.Raw(
        encode(
            p.Offered(
                id=e.id,
                label=e.label,
                parts=e.parts,
                clause=e.clause,
                burst=e.family.burst,
                closes=e.family.closes,
                passes=e.family.passes,
                which=None if which is None else which.fields,
            )
        )
    )


@lru_cache(maxsize=16)
def _offer_texts(game: Game) -> list[msgspec.Raw]:
    """Every action of a game as JSON, made once."""
    return [_offer(e) for e in game.actions.entries]


def offers(game: Game, view: View) -> list[msgspec.Raw]:
    """What is legal for whoever is asked."""
    texts = _offer_texts(game)
    found = [(a, game.which(view, a)) for a in game.legal(view)]
    return [texts[a] if which is None else _offer(game.actions[a], which) for a, which in found]


def asked(match: Match) -> p.Asked | None:
    if match.over or match.actor is None:
        return None
    return _question(match.game, match.actor, match.ask)


def _question(game: Game, seat: int, ask: str) -> p.Asked:
    return p.Asked(seat=seat, ask=ask, clause=game.asks[game.asks.index(ask)].clause)


class Spoken:
    """What was made for one viewer of a step and serves the next one, too.

    told    by the id of the event: one that everybody sees is the same object for all of them (and what is kept stays
            alive, so no other can get its id)
    view    as JSON, but for its beginning with the viewer; and
    events  as JSON: both only of a game whose viewers all know the same
    """

    def __init__(self) -> None:
        self.told: dict[int, p.Told] = {}
        self.view = b""
        self.events = msgspec.Raw()


def events(match: Match, viewer: int | None, since: int, spoken: Spoken | None = None) -> list[p.Told]:
    """What happened after version `since`."""
    story = match.game.story
    kept = {} if spoken is None else spoken.told
    found: list[p.Told] = []
    for version, event in match.events(viewer, since):
        one = kept.get(id(event))
        if one is None:
            one = p.Told(version=version, deed=match.deed(version), event=event, clause=story.clause(event))
            kept[id(event)] = one
        found.append(one)
    return found


def film(match: Match, viewer: int | None, since: int, upto: int) -> list[p.FilmFrame]:
    """The versions after `since` up to `upto`, each as this viewer knew it then."""
    game = match.game
    return [
        p.FilmFrame(
            version=f.version,
            viewer=viewer,
            view=game.show(f.view),
            asked=None if f.asked is None else _question(game, *f.asked),
            events=[p.Told(version=f.version, deed=f.deed, event=e, clause=game.story.clause(e)) for e in f.events],
        )
        for f in match.film(viewer, since, upto)
    ]


def ended(match: Match) -> p.Ended | None:
    if not match.over:
        return None
    r = match.result()
    return p.Ended(
        reason=r.reason,
        tie_break=r.tie_break,
        scores=list(r.scores),
        ranks=list(r.ranks),
        winners=list(r.winners),
        account=[_account_line(line) for line in r.account],
        decided=_decided(r.decided) if r.decided else None,
        beside=list(r.beside),
        barred=list(r.barred),
    )


def _account_line(line: Line) -> p.AccountLine:
    return p.AccountLine(id=line.id, fields=line.fields, values=list(line.values), clause=line.clause, role=line.role)


def _decided(fact: Fact) -> p.DecidedInfo:
    line = _account_line(fact.line) if fact.line else None
    return p.DecidedInfo(key=fact.key, fields=fact.fields, clause=fact.clause, line=line)


def why_not(match: Match, refusal: Refusal) -> p.WhyNot:
    return p.WhyNot(legal=False, clause=refusal.clause, version=match.version, key=refusal.key, fields=refusal.fields)


def ahead(found: Ahead, version: int) -> p.AheadInfo:
    return p.AheadInfo(
        events=found.events,
        changes=[p.ChangeInfo(path=c.path, was=c.was, now=c.now) for c in found.changes],
        then=p.ThenInfo(**{**found.then._asdict(), "can": list(found.then.can)}),
        later=found.later,
        figures=[p.FigureInfo(seat=f.seat, name=f.name, was=f.was, now=f.now) for f in found.figures],
        notes=[p.NoteInfo(key=n.key, fields=n.fields) for n in found.notes],
        version=version,
    )


def odds(found: Likely, version: int) -> p.OddsInfo:
    return p.OddsInfo(
        title=found.title,
        cases=[p.CaseInfo(key=c.key, fields=c.fields, ways=c.ways, of=c.of) for c in found.cases],
        notes=[p.NoteInfo(key=n.key, fields=n.fields) for n in found.notes],
        exact=found.exact,
        version=version,
    )


def position(
    match: Match,
    viewer: int | None,
    since: int,
    clocks: p.Clocks | None,
    could_undo: list[int],
    spoken: Spoken | None = None,
) -> p.Position:
    """The whole position for one viewer, with what happened after version `since`."""
    game = match.game
    view = match.view(viewer)
    is_asked = viewer is not None and viewer == match.actor
    shown: Any
    told: Any
    if spoken is not None and game.facts.alike:
        shown, told = _alike(match, view, since, spoken)
    else:
        shown, told = game.show(view), events(match, viewer, since, spoken)
    return p.Position(
        version=match.version,
        since=since,
        viewer=viewer,
        view=shown,
        asked=asked(match),
        offers=offers(game, view) if is_asked else [],
        forced=game.forced(view) if is_asked else None,
        undo=[] if viewer is None else match.can_take_back(viewer),
        could_undo=could_undo[-MOST_UNDO:],
        clocks=clocks,
        events=told,
        ended=ended(match),
    )


def _alike(match: Match, view: View, since: int, spoken: Spoken) -> tuple[msgspec.Raw, msgspec.Raw]:
    """View and events where all know the same: made for the first viewer, and all but who looks serves the others."""
    if not spoken.view:
        shown = dict(match.game.show(view))
        del shown["viewer"]
        spoken.view = encode(shown).removeprefix(b"{")
        spoken.events = msgspec.Raw(encode(events(match, None, since)))
    return msgspec.Raw(b'{"viewer":%d,%b' % (view.viewer, spoken.view)), spoken.events


def frame(name: str, id: str, data: Any) -> bytes:
    """One server-sent event; JSON has no line breaks, so one data line is enough."""
    body = data if isinstance(data, bytes) else encode(data)
    return b"id: %b\nevent: %b\ndata: %b\n\n" % (id.encode(), name.encode(), body)


BEAT = b": beat\n\n"
