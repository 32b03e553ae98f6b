title = Porto Carthago

## What happened

event-starter = { $seat_is ->
    [you] You are the first starting player.
   *[other] { $seat } is the first starting player.
}
event-market-good = { $good } comes from the bag to the market.
event-row-ship = Ship { $ship_short } is laid in row { $row }, position { $position }.
event-no-berth = { $seat_is ->
    [you] You claim no first dock.
   *[other] { $seat } claims no first dock.
}
event-claim = { $seat_is ->
    [you] You claim the dock { $dock }.
   *[other] { $seat } claims the dock { $dock }.
}
event-gift = { $seat_is ->
    [you] You take { $good } from the market for free.
   *[other] { $seat } takes { $good } from the market for free.
}
event-decade = Decade { $decade } begins: ships come into the harbour.
event-pilot = { $seat_is ->
    [you] You bring in ship { $ship_short }.
   *[other] { $seat } brings in ship { $ship_short }.
}
event-ban = { $seat_is ->
    [you] You ban ship { $ship_short }.
   *[other] { $seat } bans ship { $ship_short }.
}
event-moor = Ship { $ship_short } moors at { $dock }.
event-leaves = Ship { $ship_short } finds no free dock and leaves.
event-under = Ship card { $ship_short } goes under the deck.
event-load = { $seat_is ->
    [you] You load { $good } on ship { $ship_short } at { $dock }: { talents-number }.
   *[other] { $seat } loads { $good } on ship { $ship_short } at { $dock }: { talents-number }.
}
event-home = { $seat_is ->
    [you] You get servants home: { $servants }.
   *[other] { $seat } gets servants home: { $servants }.
}
event-house = { $seat_is ->
    [you] You move up in the trading house: { $points ->
        [one] 1 trading point
       *[other] { $points } trading points
    }.
   *[other] { $seat } moves up in the trading house: { $points ->
        [one] 1 trading point
       *[other] { $points } trading points
    }.
}
event-path = { $seat_is ->
    [you] You put a servant on space { $space } of the path of intrigue.
   *[other] { $seat } puts a servant on space { $space } of the path of intrigue.
}
event-held = { $seat_is ->
    [you] You keep ship card { $ship_short } ({ $privilege }).
   *[other] { $seat } keeps ship card { $ship_short } ({ $privilege }).
}
event-boon = { $seat_is ->
    [you] You use the privilege { $privilege } of ship { $ship_short }.
   *[other] { $seat } uses the privilege { $privilege } of ship { $ship_short }.
}
event-declined = { $seat_is ->
    [you] You decline the privilege { $privilege } of ship { $ship_short }.
   *[other] { $seat } declines the privilege { $privilege } of ship { $ship_short }.
}
event-shift-rows = Row 2 becomes row 1.
event-paid-home = { $seat_is ->
    [you] You get servants back from the action cards: { $servants }.
   *[other] { $seat } gets servants back from the action cards: { $servants }.
}
event-deal = The { $card } is laid on action space { $space }.
event-new-starter = { $seat_is ->
    [you] You have the largest reserve and are starting player.
   *[other] { $seat } has the largest reserve and is starting player.
}
event-income = { $seat_is ->
    [you] You earn { talents-number } with servants in reserve.
   *[other] { $seat } earns { talents-number } with servants in reserve.
}
event-turn = { $seat_is ->
    [you] It is your turn (decade { $decade }, action round { $round }).
   *[other] It is { $seat }’s turn (decade { $decade }, action round { $round }).
}
event-card = { $seat_is ->
    [you] You use the { $card } on space { $space } (servants paid: { $servants }).
   *[other] { $seat } uses the { $card } on space { $space } (servants paid: { $servants }).
}
event-talents = { $seat_is ->
    [you] You take { talents-number }.
   *[other] { $seat } takes { talents-number }.
}
event-refill = { $seat_is ->
    [you] You clear the market and refill it.
   *[other] { $seat } clears the market and refills it.
}
event-buy = { $seat_is ->
    [you] You buy { $good } for { talents-number }.
   *[other] { $seat } buys { $good } for { talents-number }.
}
event-charter = { $seat_is ->
    [you] You charter a ship.
   *[other] { $seat } charters a ship.
}
event-carry = { $seat_is ->
    [you] You have { $good } carried from { $start } to { $end }.
   *[other] { $seat } has { $good } carried from { $start } to { $end }.
}
event-voyage = { $seat_is ->
    [you] Ship { $ship_short } (danger { $danger }): with { $temple } in the temple your charter ship arrives; { $good } brings { talents-number } net.
   *[other] Ship { $ship_short } (danger { $danger }): with { $temple } in the temple { $seat }’s charter ship arrives; { $good } brings { talents-number } net.
}
event-wreck = { $seat_is ->
    [you] Ship { $ship_short } (danger { $danger }): with { $temple } in the temple your charter ship is lost; { talents-number } of compensation for { $good }.
   *[other] Ship { $ship_short } (danger { $danger }): with { $temple } in the temple { $seat }’s charter ship is lost; { talents-number } of compensation for { $good }.
}
event-errand = { $seat_is ->
    [you] You move a servant from { $start } to { $end }.
   *[other] { $seat } moves a servant from { $start } to { $end }.
}
event-dissolve = { $seat_is ->
    [you] You give up the dock { $dock }.
   *[other] { $seat } gives up the dock { $dock }.
}
event-switch = { $seat_is ->
    [you] You switch from the dock { $start } to { $end }.
   *[other] { $seat } switches from the dock { $start } to { $end }.
}
event-spilled = { $good } left at { $dock } goes back into the bag.
event-storehouse = { $seat_is ->
    [you] You open a storage space for { talents-number }.
   *[other] { $seat } opens a storage space for { talents-number }.
}
event-palace = { $seat_is ->
    [you] You take { $place } in the palace for { talents-number }.
   *[other] { $seat } takes { $place } in the palace for { talents-number }.
}
event-use = { $seat_is ->
    [you] You use held card { $ship_short } ({ $privilege }).
   *[other] { $seat } uses held card { $ship_short } ({ $privilege }).
}
event-look = { $seat_is ->
    [you] You look at the top { ship-cards-number }: { $ships }.
   *[other] { $seat } looks at the top { ship-cards-number }: { $ships }.
}
event-sorted = { $seat_is ->
    [you] You put { cards-number } back on top: { $ships }.
   *[other] { $seat } puts { cards-number } back on top: { $ships }.
}
event-sway = { $seat_is ->
    [you] You move a servant of { $owner_seat } from { $start } to { $end }.
   *[other] { $seat } moves a servant of { $owner_seat } from { $start } to { $end }.
}
event-moves-up = Ship { $ship_short } moves up into row 1, position { $position }.
event-lapsed = { $seat_is ->
    [you] You did not use card { $ship_short } in time.
   *[other] { $seat } did not use card { $ship_short } in time.
}
event-final = The last decade is over ({ $reason }); the final phase begins.
event-no-place = { $seat_is ->
    [you] You buy no last place.
   *[other] { $seat } buys no last place.
}
event-award = { $seat_is ->
    [you] You move servants up from the path to the palace: { $servants }.
   *[other] { $seat } moves servants up from the path to the palace: { $servants }.
}
event-over = The game is over: { $reason }.

## Questions

ask-berth = Do you claim a first dock?
    .other = { $seat } is asked: Do you claim a first dock?
ask-quay = Which dock do you claim?
    .other = { $seat } is asked: Which dock do you claim?
ask-gift = Which good of the market do you take?
    .other = { $seat } is asked: Which good of the market do you take?
ask-pilot = Which ship do you bring in?
    .other = { $seat } is asked: Which ship do you bring in?
ask-moor = At which dock does it moor?
    .other = { $seat } is asked: At which dock does it moor?
ask-load = Which dock is loaded next?
    .other = { $seat } is asked: Which dock is loaded next?
ask-point = Where does the trading point go?
    .other = { $seat } is asked: Where does the trading point go?
ask-boon = Do you use the privilege of the ship?
    .other = { $seat } is asked: Do you use the privilege of the ship?
ask-act = What is your action?
    .other = { $seat } is asked: What is your action?
ask-captain = The Captain: charter a ship?
    .other = { $seat } is asked: The Captain: charter a ship?
ask-fetch = The Carrier: which good?
    .other = { $seat } is asked: The Carrier: which good?
ask-deliver = Where does the Carrier bring it?
    .other = { $seat } is asked: Where does the Carrier bring it?
ask-errand = The Aristocrat: which servant moves?
    .other = { $seat } is asked: The Aristocrat: which servant moves?
ask-loadmaster = The Loadmaster: claim, switch or dissolve?
    .other = { $seat } is asked: The Loadmaster: claim, switch or dissolve?
ask-shift = To which dock do the servants switch?
    .other = { $seat } is asked: To which dock do the servants switch?
ask-merchant = The Merchant: which good do you buy?
    .other = { $seat } is asked: The Merchant: which good do you buy?
ask-stock = Do you buy a good of the new market?
    .other = { $seat } is asked: Do you buy a good of the new market?
ask-bonus = Do you take the bonus of the action space?
    .other = { $seat } is asked: Do you take the bonus of the action space?
ask-finish = Do you use a held card before your turn ends?
    .other = { $seat } is asked: Do you use a held card before your turn ends?
ask-sort = Which card goes back next, from the top?
    .other = { $seat } is asked: Which card goes back next, from the top?
ask-anyload = Which dock do you load with any good?
    .other = { $seat } is asked: Which dock do you load with any good?
ask-sway = Which servant moves between temple and lighthouse?
    .other = { $seat } is asked: Which servant moves between temple and lighthouse?
ask-summon = Which ship of row 1 do you bring in?
    .other = { $seat } is asked: Which ship of row 1 do you bring in?
ask-last = Do you buy a last place in the palace?
    .other = { $seat } is asked: Do you buy a last place in the palace?
ask-starter = The first starting player is drawn.
    .other = The first starting player is drawn.
ask-good = A good is drawn from the bag.
    .other = A good is drawn from the bag.
ask-ship = The top ship card is turned up.
    .other = The top ship card is turned up.
ask-peek = The next card under the look is drawn.
    .other = The next card under the look is drawn.
ask-deal = An action card is dealt.
    .other = An action card is dealt.

## Answers

do-buy = Buy a place on the large palace space for 20 Talents
do-pass = Pass
do-none = Buy nothing
do-claim = Claim the dock { $dock } with two servants
do-good = { $good }
do-take-ship = Bring in { $ship }
do-ban = Ban { $ship }: it goes under the deck
do-dock = Dock { $dock }
do-path = Put a servant on the path of intrigue
do-house = Move up in the trading house
do-use-boon = Use the privilege
do-decline = Decline the privilege
do-card = Use the action card on space { $space }
do-talents = Take 3 Talents
do-refill = Clear and refill the market
do-take-bonus = Take the bonus of the space
do-use = Use { $ship }
do-end = End the turn without the bonus
do-done = End the turn
do-store = To your storehouse
do-fetch-store = { $good } from your storehouse
do-at-dock = The dock { $dock }
do-charter = A charter ship
do-from-store = { $good } from your storehouse onto the ship at { $dock }
do-switch = Switch the servants of { $dock } to another dock
do-dissolve = Take the servants of { $dock } home
do-errand = A servant from { $move }
do-sway = A servant of { $seat } from { $move }
do-stop = Move nobody else
do-bonus-only = Take the bonus of the space instead of the action
do-ship = { $ship }
draw-starter = { $seat } is the first starting player
draw-good = { $good }
draw-ship = { $ship }
draw-deal = The { $kind }

## Things

dock-egypt1 = Egypt I
dock-egypt2 = Egypt II
dock-greece1 = Greece I
dock-greece2 = Greece II
dock-rome1 = Rome I
dock-rome2 = Rome II
dock-etruria1 = Etruria I
dock-etruria2 = Etruria II
dock-iberia1 = Iberia I
dock-iberia2 = Iberia II
dock-phoenicia1 = Phoenicia I
dock-phoenicia2 = Phoenicia II
good-dye = purple dye
    .short = dye
    .title = Dye
good-wine = wine
    .short = wine
    .title = Wine
good-oil = olive oil
    .short = oil
    .title = Oil
good-grain = grain
    .short = grain
    .title = Grain
good-metal = metal
    .short = metal
    .title = Metal
ship-1 = ship 1 (Egypt, dye, 9/1)
    .short = 1
ship-2 = ship 2 (Egypt, wine, 8/2)
    .short = 2
ship-3 = ship 3 (Egypt, oil, 11/3)
    .short = 3
ship-4 = ship 4 (Egypt, grain, 10/4)
    .short = 4
ship-5 = ship 5 (Egypt, metal, 12/5)
    .short = 5
ship-6 = ship 6 (Greece, dye, 9/2)
    .short = 6
ship-7 = ship 7 (Greece, wine, 10/3)
    .short = 7
ship-8 = ship 8 (Greece, oil, 11/4)
    .short = 8
ship-9 = ship 9 (Greece, grain, 13/5)
    .short = 9
ship-10 = ship 10 (Greece, metal, 7/1)
    .short = 10
ship-11 = ship 11 (Rome, dye, 11/3)
    .short = 11
ship-12 = ship 12 (Rome, wine, 10/4)
    .short = 12
ship-13 = ship 13 (Rome, oil, 12/5)
    .short = 13
ship-14 = ship 14 (Rome, grain, 8/1)
    .short = 14
ship-15 = ship 15 (Rome, metal, 10/2)
    .short = 15
ship-16 = ship 16 (Etruria, dye, 11/4)
    .short = 16
ship-17 = ship 17 (Etruria, wine, 14/6)
    .short = 17
ship-18 = ship 18 (Etruria, oil, 7/1)
    .short = 18
ship-19 = ship 19 (Etruria, grain, 9/2)
    .short = 19
ship-20 = ship 20 (Etruria, metal, 10/3)
    .short = 20
ship-21 = ship 21 (Iberia, dye, 12/6)
    .short = 21
ship-22 = ship 22 (Iberia, wine, 8/1)
    .short = 22
ship-23 = ship 23 (Iberia, oil, 9/2)
    .short = 23
ship-24 = ship 24 (Iberia, grain, 11/3)
    .short = 24
ship-25 = ship 25 (Iberia, metal, 13/5)
    .short = 25
ship-26 = ship 26 (Phoenicia, dye, 9/1)
    .short = 26
ship-27 = ship 27 (Phoenicia, wine, 8/1)
    .short = 27
ship-28 = ship 28 (Phoenicia, oil, 12/4)
    .short = 28
ship-29 = ship 29 (Phoenicia, grain, 9/3)
    .short = 29
ship-30 = ship 30 (Phoenicia, metal, 8/2)
    .short = 30
move-r-l = reserve to lighthouse
move-r-t = reserve to temple
move-l-r = lighthouse to reserve
move-l-t = lighthouse to temple
move-t-r = temple to reserve
move-t-l = temple to lighthouse
card-carrier = Carrier
card-aristocrat = Aristocrat
card-captain = Captain
card-merchant = Merchant
card-loadmaster = Loadmaster
place-reserve = the reserve
place-lighthouse = the lighthouse
place-temple = the temple
place-storehouse = the storehouse
place-charter-ship = the charter ship
place-egypt1 = Egypt I
place-egypt2 = Egypt II
place-greece1 = Greece I
place-greece2 = Greece II
place-rome1 = Rome I
place-rome2 = Rome II
place-etruria1 = Etruria I
place-etruria2 = Etruria II
place-iberia1 = Iberia I
place-iberia2 = Iberia II
place-phoenicia1 = Phoenicia I
place-phoenicia2 = Phoenicia II
palace-space-1 = space 1
palace-space-2 = space 2
palace-space-3 = space 3
palace-space-4 = space 4
palace-space-5 = space 5
palace-space-6 = space 6
palace-the-large-space = the large space
privilege-talents3 = +3 Talents
    .short = 3 Talents
privilege-point1 = +1 trading point
    .short = a point
privilege-path1 = +1 servant on the path
    .short = a step
privilege-look = look at and sort the top 3 ships
    .short = look at 3
privilege-anygood = load any good
    .short = any good
privilege-move3 = move up to 3 servants
    .short = move 3
privilege-palace = palace place without trading points
    .short = palace place
privilege-bring = bring in a ship of row 1
    .short = bring a ship

## The end

reason-points = a player had 8 trading points or more after the fourth decade
reason-decades = the fifth decade was over
tie-servants-in-the-palace = servants in the palace
tie-trading-points = trading points
tie-talents = Talents
account-servants-on-single-palace-spaces = servants on single palace spaces
account-servants-bought-onto-the-large-space = servants bought onto the large space
account-servants-moved-up-from-the-path-of-intrigue = servants moved up from the path of intrigue
account-servants-in-the-palace = servants in the palace
account-trading-points = trading points
account-talents = Talents

## Odds

odds-next-ship = The next ship card
odds-next-voyage = A voyage, by the next ship card
odds-voyage = a voyage with { $temple } in the temple arrives
odds-no-ship = the ship deck is empty
odds-deck = the ship deck has { $cards ->
    [one] 1 card
   *[other] { cards-number }
}
odds-known = the next ship card is known: { $ship }, danger { $danger }
odds-voyage-now = with { $temple } in the temple now: { $arrive } of { $of } voyages arrive
odds-bag = in the bag: { $dye } dye, { $wine } wine, { $oil } oil, { $grain } grain, { $metal } metal

## What a viewer may not know

hidden-ship = something unseen
    .short = ?

## Options

option-first-player = Who is the first starting player
option-first-player-random = random
option-privilege-timing = Held cards may be kept for later turns, or only last through the own turn
option-privilege-timing-keep = keep
option-privilege-timing-this-turn = this turn
option-money-screen = Whether a screen shows the Talents of other players during the game
option-money-screen-hidden = hidden
option-money-screen-open = open
option-start-tie = A tie for the largest reserve is searched from the left neighbour of the old starting player, or from himself
option-start-tie-next-left = next left
option-start-tie-holder = holder
option-final-purchase = The last palace purchase is always offered, or only if ships arrive in the final phase
option-final-purchase-always = always
option-final-purchase-with-ships = with ships
option-load-any = The privilege to load any good needs the good at the dock, or may take it from the storehouse
option-load-any-at-dock = at dock
option-load-any-from-store = from store
option-homecoming = Servants go home before or after the trading points are placed
option-homecoming-before-points = before points
option-homecoming-after-points = after points
option-offering = A safe voyage pays for the own servants in the temple, or for all players' servants
option-offering-own = own
option-offering-all = all
option-doubled-card = Which action card is there twice
option-doubled-card-carrier = carrier
option-doubled-card-aristocrat = aristocrat
option-doubled-card-captain = captain
option-doubled-card-merchant = merchant
option-doubled-card-loadmaster = loadmaster
option-action-table = Costs and bonuses of the action spaces
option-action-table-a = A
option-action-table-b = B
option-intrigue-table = Spaces of the path of intrigue
option-intrigue-table-a = A
option-intrigue-table-b = B

# Things that are counted.
talents-number = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}
ship-cards-number = { $cards ->
    [one] { $cards } ship card
   *[other] { $cards } ship cards
}
cards-number = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
