"""The table of carthago in plain sentences, for screen readers and for the line below the drawn table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.cli.words import marked
from cothon.locales import People, Voice
from cothon.locales.voice import key_of

if TYPE_CHECKING:
    from cothon.games.carthago.shown import Card, CarthagoShown, Dock, HallSeat, Player, Ship, SpaceShown, Tile


def tell(shown: CarthagoShown, voice: Voice, people: People) -> list[str]:
    lines = [voice.say("tell-time", decade=shown["decade"], round=shown["round"])]
    lines.append(voice.say("tell-start-player", name=voice.name(people, shown["first"])))
    lines += [_space(s, voice, people) for s in shown["spaces"]]
    lines.append(voice.say("tell-market", cards=_cards(shown["market"], voice) or voice.say("terminal-empty")))
    lines.append(voice.say("tell-piles", cards=shown["trade_pile"], discard=len(shown["discard_pile"])))
    lines += [_dock(d, voice, people) for d in shown["docks"]]
    outside = [_ship(s, voice) for s in shown["outside"] if s]
    if len(outside) > 1:
        lines.append(voice.say("tell-outside-two", first=outside[0], second=outside[1]))
    else:
        lines.append(voice.say("tell-outside", ship=outside[0]) if outside else voice.say("tell-outside-none"))
    lines += _warships(shown, voice, people)
    lines += _hall(shown, voice, people)
    lines += [_tile(t, voice, people) for t in shown["tiles"]]
    for p in shown["players"]:
        lines += _player(p, voice, people)
    return [*lines, now(shown, voice, people)]


# -- names ------------------------------------------------------------------------------------------------------------


def space_name(space: str, voice: Voice, form: str = "") -> str:
    """An action by its name, `short` in three letters, or `told` inside of a sentence."""
    key = key_of("terminal-space-", space)
    return voice.say(f"{key}.{form}" if form else key)


def effect(ship: Ship, voice: Voice) -> str:
    return voice.thing("effect", ship["effect"])


def colour(p: Player, voice: Voice) -> str:
    return voice.say("terminal-colour-" + p["colour"])


def _who(seats: Sequence[int], voice: Voice, people: People) -> str:
    return voice.listed([voice.name(people, p) for p in seats])


def _cards(cards: Sequence[Card], voice: Voice) -> str:
    return "; ".join(
        voice.say(
            "tell-card",
            action=space_name(c["action"], voice, "told"),
            good=voice.thing("good", c["good"]),
            coins=c["coins"],
        )
        for c in cards
    )


def _ship(ship: Ship, voice: Voice) -> str:
    name = voice.thing("ship", ship["ship"])
    return voice.say("tell-ship", ship=name, coins=ship["coins"], danger=ship["danger"])


def _seat(seat: HallSeat, voice: Voice) -> str:
    """A seat of the guild hall: W10 is the one for 10 coins in the west wing."""
    return voice.say("tell-seat-west" if seat["seat"].startswith("W") else "tell-seat-east", coins=seat["cost"])


# -- places -----------------------------------------------------------------------------------------------------------


def _space(space: SpaceShown, voice: Voice, people: People) -> str:
    parts = []
    if space["discs"]:
        parts.append(voice.say("tell-action-discs", names=_who(space["discs"], voice, people)))
    if space["neutral"]:
        parts.append(voice.say("tell-neutral-disc"))
    if space["marker"]:
        parts.append(voice.say("tell-guild-marker"))
    there = ", ".join(parts) or voice.say("tell-nothing-there")
    return voice.say("tell-space", space=voice.thing("space", space["space"]), there=there, cards=space["price"])


def _dock(dock: Dock, voice: Voice, people: People) -> str:
    ship = _ship(dock["ship"], voice) if dock["ship"] else voice.say("terminal-no-ship")
    disc = voice.say("tell-no-disc")
    if dock["disc"] is not None:
        disc = voice.say("tell-disc-of", name=voice.name(people, dock["disc"]))
    return voice.say("tell-dock", number=dock["dock"], ship=ship, disc=disc)


def _warships(shown: CarthagoShown, voice: Voice, people: People) -> list[str]:
    harbour = shown["warships"]
    taken = voice.say("tell-no-disc")
    if harbour["regular"]:
        taken = voice.say("tell-discs-of", names=_who(harbour["regular"], voice, people))
    lines = [voice.say("tell-warships", docks=harbour["docks"], discs=taken)]
    if harbour["anchor"]:
        lines.append(voice.say("tell-anchor", names=_who(harbour["anchor"], voice, people)))
    lines.append(voice.say("tell-closed") if shown["closed"] else voice.say("tell-ship-pile", ships=shown["ship_pile"]))
    if shown["under"]:
        lines.append(voice.say("tell-under", ships=voice.listed([voice.thing("ship", s) for s in shown["under"]])))
    if harbour["turned_up"]:
        lines.append(voice.say("tell-turned-up", ship=_ship(harbour["turned_up"], voice)))
    return lines


def _hall(shown: CarthagoShown, voice: Voice, people: People) -> list[str]:
    seats, none = shown["hall"]["seats"], voice.say("terminal-none")
    taken = [f"{_seat(s, voice)} {voice.name(people, s['disc'])}" for s in seats if s["disc"] is not None]
    free = [_seat(s, voice) for s in seats if s["disc"] is None and not s["covered"]]
    covered = [_seat(s, voice) for s in seats if s["covered"]]
    lines = [voice.say("tell-hall", taken=", ".join(taken) or none, free=", ".join(free) or none)]
    if covered:
        lines.append(voice.say("tell-covered", seats=", ".join(covered)))
    forum = [f"{voice.name(people, p)} {n}" for p, n in enumerate(shown["hall"]["forum"]) if n]
    return [*lines, voice.say("tell-forum", discs=", ".join(forum) or none)]


def _tile(tile: Tile, voice: Voice, people: People) -> str:
    free = voice.say("tell-free")
    spaces = [f"{s['cost']} {free if s['disc'] is None else voice.name(people, s['disc'])}" for s in tile["spaces"]]
    name = voice.say("terminal-tile-" + tile["tile"])
    current = "yes" if tile["current"] else "no"
    return voice.say("tell-tile", name=name, decade=tile["decade"], current=current, spaces=", ".join(spaces))


# -- players ----------------------------------------------------------------------------------------------------------


def _player(p: Player, voice: Voice, people: People) -> list[str]:
    who, none, home = marked(voice, people, p["seat"]), voice.say("terminal-none"), p["residence"]
    known = voice.say("tell-score-hidden") if p["score"] is None else voice.say("tell-score", score=p["score"])
    product = {"seats": p["guild_seats"], "ships": len(p["ships"]), "product": p["product"]}
    freed = {"left": home["left"].count(0), "middle": home["middle"].count(0), "right": home["right"].count(0)}
    fleet = [
        name if s["active"] else voice.say("tell-used", ship=name)
        for s in p["ships"]
        for name in [voice.thing("ship", s["ship"])]
    ]
    base = ", ".join(space_name(b[2:], voice, "told") for b in p["base"]) or none
    hand = _cards(p["hand"], voice) or none
    unknown = p["hand_size"] - len(p["hand"])
    if unknown:
        hand = f"{hand}; {voice.say('terminal-hidden-cards', cards=unknown)}"
    return [
        voice.say("tell-player", who=who, colour=colour(p, voice), score=known, **product),
        voice.say("tell-residence", who=who, discs=p["discs"], strength=p["strength"], **freed),
        voice.say("tell-fleet", who=who, ships=", ".join(fleet) or none),
        voice.say("tell-hand", who=who, base=base, cards=hand),
    ]


# -- the present question ---------------------------------------------------------------------------------------------


def now(shown: CarthagoShown, voice: Voice, people: People) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        return voice.say("tell-over")
    ask, what = shown["ask"], shown["now"]
    if shown["actor"] < 0:
        if "seat" in what:
            return voice.say("tell-drawn-for", name=voice.name(people, what["seat"]))
        return voice.say(key_of("tell-draw-", ask))
    who = voice.name(people, shown["actor"])
    if ask in ("card", "extra"):
        space = space_name(what["space"], voice, "told")
        return voice.say("tell-pay-space", who=who, space=space, cards=what["cards_due"])
    if ask == "goods":
        column = voice.thing("column", what["column"])
        return voice.say("tell-pay-column", who=who, column=column, cards=what["cards_due"])
    if ask == "coins":
        return voice.say("tell-pay-place", who=who, place=voice.thing("place", what["place"]), coins=what["coins_due"])
    if "ship" in what:
        return voice.say("tell-delivery", who=who, ship=_ship(what["ship"], voice))
    return voice.say("tell-to-answer", who=who)
