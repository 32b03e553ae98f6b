### porto: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Porto Carthago

## What happened

event-starter = { $seat_is ->
    [you] You are the first starting player.
   *[other] { $seat } is the first starting player.
}
event-market-good = From the bag to the market: { $good }.
event-row-ship = { $ship_count ->
    [one] { $ship_Full } is laid in row { $row }, position { $position }.
   *[other] New in row { $row }: { $ship_full }.
}
event-no-berth = { $seat_is ->
    [you] You claim no first dock.
   *[other] { $seat } claims no first dock.
}
    .forced = There is no dock that you can claim.
event-claim = { $seat_is ->
    [you] You claim the dock { $dock }.
   *[other] { $seat } claims the dock { $dock }.
}
event-gift = { $seat_is ->
    [you] You take { $good } from the market for nothing.
   *[other] { $seat } takes { $good } from the market for nothing.
}
event-decade = { $decade ->
    [5] Decade 5 begins, the last one: ships come into the harbour.
   *[other] Decade { $decade } begins: ships come into the harbour.
}
event-pilot = { $seat_is ->
    [you] You bring in { $ship_the }.
   *[other] { $seat } brings in { $ship_the }.
}
event-ban = { $seat_is ->
    [you] You ban { $ship_the }.
   *[other] { $seat } bans { $ship_the }.
}
event-moor = { $ship_The } moors at { $dock }.
event-leaves = { $ship_The } finds no free dock and sails on.
event-under = The card of { $ship_the } goes under the deck.
event-load = { $seat_is ->
    [you] You load { $good } onto { $ship_the } at { $dock } for { talents-number }.
   *[other] { $seat } loads { $good } onto { $ship_the } at { $dock } for { talents-number }.
}
event-home = { $seat_is ->
    [you] { $servants ->
        [one] 1 servant comes home to you.
       *[other] { $servants } servants come home to you.
    }
   *[other] { $servants ->
        [one] 1 servant comes home to { $seat }.
       *[other] { $servants } servants come home to { $seat }.
    }
}
event-house = { $seat_is ->
    [you] You move up in the trading house and have { points-number }.
   *[other] { $seat } moves up in the trading house and has { points-number }.
}
event-path = { $seat_is ->
    [you] You put a servant on space { $space } of the path of intrigue.
   *[other] { $seat } puts a servant on space { $space } of the path of intrigue.
}
event-held = { $seat_is ->
    [you] You keep the card of { $ship_the } for later: { $privilege }.
   *[other] { $seat } keeps the card of { $ship_the } for later: { $privilege }.
}
event-boon = { $seat_is ->
    [you] You use the privilege of { $ship_the }: { $privilege }.
   *[other] { $seat } uses the privilege of { $ship_the }: { $privilege }.
}
event-declined = { $seat_is ->
    [you] You decline the privilege of { $ship_the }: { $privilege }.
   *[other] { $seat } declines the privilege of { $ship_the }: { $privilege }.
}
event-shift-rows = Row 2 becomes row 1.
event-paid-home = { $seat_is ->
    [you] { $servants ->
        [one] 1 servant comes back to you from the action cards.
       *[other] { $servants } servants come back to you from the action cards.
    }
   *[other] { $servants ->
        [one] 1 servant comes back to { $seat } from the action cards.
       *[other] { $servants } servants come back to { $seat } from the action cards.
    }
}
event-deal = { $card_count ->
    [one] The { $card } is laid on action space { $space }.
   *[other] On the action spaces, from the left: { $card }.
}
event-new-starter = { $seat_is ->
    [you] You have the largest reserve and are the starting player.
   *[other] { $seat } has the largest reserve and is the starting player.
}
event-income = { $seat_is ->
    [you] Your servants in reserve earn { talents-number }.
   *[other] { $seat }’s servants in reserve earn { talents-number }.
}
event-turn = { $seat_is ->
    [you] Decade { $decade }, { action-round }: it is your turn.
   *[other] Decade { $decade }, { action-round }: it is { $seat }’s turn.
}
action-round = { $round ->
    [5] last action round
   *[other] action round { $round }
}
event-card = { $seat_is ->
    [you] You use the { $card } on space { $space }{ for-servants }.
   *[other] { $seat } uses the { $card } on space { $space }{ for-servants }.
}
for-servants = { $servants ->
    [0] {", which costs nothing"}
    [one] {" "}for 1 servant
   *[other] {" "}for { $servants } servants
}
event-talents = { $seat_is ->
    [you] You take { talents-number }.
   *[other] { $seat } takes { talents-number }.
}
event-refill = { $seat_is ->
    [you] You clear the market and fill it again.
   *[other] { $seat } clears the market and fills it again.
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
    [you] You bring { $good } from { $start } to { $end }.
   *[other] { $seat } brings { $good } from { $start } to { $end }.
}
event-voyage = { $seat_is ->
    [you] Danger { $danger } ({ $ship }) against { temple-number } in the temple: your charter ship arrives. The { $good } brings { income-number }; less 1 for each servant in the temple you get { $talents }.
   *[other] Danger { $danger } ({ $ship }) against { temple-number } in the temple: { $seat }’s charter ship arrives. The { $good } brings { income-number }; less 1 for each servant in the temple { $seat } gets { $talents }.
}
event-wreck = { $seat_is ->
    [you] Danger { $danger } ({ $ship }) against { temple-number } in the temple: your charter ship is lost. For the { $good } you get half the income, { talents-number }.
   *[other] Danger { $danger } ({ $ship }) against { temple-number } in the temple: { $seat }’s charter ship is lost. For the { $good } { $seat } gets half the income, { talents-number }.
}
event-errand = { $seat_is ->
    [you] You move { moved-servants }.
   *[other] { $seat } moves { moved-servants }.
}
moved-servants = { $end_count ->
    [one] a servant from { $start } to { $end }
   *[other] { $end_count } servants from { $start } to { $end_each }
}
event-dissolve = { $seat_is ->
    [you] You give up the dock { $dock }.
   *[other] { $seat } gives up the dock { $dock }.
}
event-switch = { $seat_is ->
    [you] You switch from the dock { $start } to { $end }.
   *[other] { $seat } switches from the dock { $start } to { $end }.
}
event-spilled = The { $good } left at { $dock } goes back into the bag.
event-storehouse = { $seat_is ->
    [you] You open a storage space for { talents-number }.
   *[other] { $seat } opens a storage space for { talents-number }.
}
event-palace = { $seat_is ->
    [you] You take { $place } in the palace for { talents-number }.
   *[other] { $seat } takes { $place } in the palace for { talents-number }.
}
event-use = { $seat_is ->
    [you] You use the privilege of { $ship_the }, which you held: { $privilege }.
   *[other] { $seat } uses the privilege of { $ship_the }, held until now: { $privilege }.
}
event-look = { $seat_is ->
    [you] You look at the top { ship-cards-number } of the deck: { $ships_full }.
   *[other] { $seat } looks at the top { ship-cards-number } of the deck: { $ships_full }.
}
event-sorted = { $seat_is ->
    [you] You put { cards-number } back on the deck, from the top: { $ships_the }.
   *[other] { $seat } puts { cards-number } back on the deck, from the top: { $ships_the }.
}
event-sway = { $seat_is ->
    [you] { $owner_seat_is ->
        [you] You move one of your servants from { $start } to { $end }.
       *[other] You move a servant of { $owner_seat } from { $start } to { $end }.
    }
   *[other] { $owner_seat_is ->
        [you] { $seat } moves one of your servants from { $start } to { $end }.
       *[other] { $seat } moves a servant of { $owner_seat } from { $start } to { $end }.
    }
}
event-moves-up = { $ship_The } moves up to row 1, position { $position }.
event-lapsed = { $seat_is ->
    [you] You did not use the held card of { $ship_the } in time.
   *[other] { $seat } did not use the held card of { $ship_the } in time.
}
event-final = The final phase begins: { $reason }.
event-no-place = { $seat_is ->
    [you] You do not buy a last place in the palace.
   *[other] { $seat } does not buy a last place in the palace.
}
    .forced = You cannot buy a last place in the palace.
event-award = { $seat_is ->
    [you] { $servants ->
        [one] 1 of your servants moves up from the path into the palace.
       *[other] { $servants } of your servants move up from the path into the palace.
    }
   *[other] { $servants ->
        [one] 1 servant of { $seat } moves up from the path into the palace.
       *[other] { $servants } servants of { $seat } move up from the path into the palace.
    }
}
event-over = The game is over: { $reason }.

## What was gained in a decade, and from what

gained-talents = { $n ->
    [one] 1 Talent
   *[other] { $n } Talents
}
gained-point = { $n ->
    [one] a trading point
   *[other] { $n } trading points
}
gained-step = { $n ->
    [one] a servant on the path
   *[other] { $n } servants on the path
}
gained-palace = { $n ->
    [one] a place in the palace
   *[other] { $n } places in the palace
}
from-income = the reserve
from-load = ships
from-voyage = charter ships
from-wreck = lost charter ships
from-talents = actions

## Questions

ask-berth = { $can_claim ->
    [yes] Do you claim a first dock?
   *[no] There is no dock to claim.
}
    .other = { $seat } may claim a first dock.
ask-quay = Which dock do you claim?
    .other = { $seat } claims a dock.
ask-gift = Which good of the market do you take for nothing?
    .other = { $seat } takes a good of the market for nothing.
ask-pilot = { $can_ban ->
    [yes] Which ship do you bring in, or do you ban one?
   *[no] Which ship do you bring in?
}
    .other = { $seat } brings in a ship from the lighthouse.
ask-moor = At which dock does the ship moor?
    .other = { $seat } chooses where the ship moors.
ask-load = Which dock is loaded next?
    .other = { $seat } chooses which dock is loaded next.
ask-point = { $can_path ->
    [yes] Where does your trading point go?
   *[no] The trading point goes to the trading house.
}
    .other = { $seat } has gained a trading point.
ask-boon = { $can_use_boon ->
    [yes] Do you use the privilege of the ship?
   *[no] You cannot use the privilege of the ship.
}
    .other = { $seat } may use the privilege of the ship.
ask-act = Which action do you choose?
    .other = { $seat } chooses an action.
ask-captain = { $can_charter ->
    [yes] Where does the Captain send one of your servants?
   *[no] No ship is free. Do you take the bonus?
}
    .other = { $seat } uses the Captain.
ask-fetch = Which good does the Carrier carry?
    .other = { $seat } uses the Carrier.
ask-deliver = Where does the Carrier bring the good?
    .other = { $seat } chooses where the Carrier brings the good.
ask-errand = Which servant does the Aristocrat move?
    .other = { $seat } moves servants with the Aristocrat.
ask-loadmaster = { $can_claim ->
    [yes] { $can_switch ->
        [yes] Do you claim, switch or give up a dock?
       *[no] { $can_dissolve ->
            [yes] Do you claim a dock, or give one up?
           *[no] Which dock does the Loadmaster claim?
        }
    }
   *[no] { $can_switch ->
        [yes] Do you switch to another dock, or give one up?
       *[no] { $can_dissolve ->
            [yes] Which dock does the Loadmaster give up?
           *[no] Nothing can be done here. Do you take the bonus?
        }
    }
}
    .other = { $seat } uses the Loadmaster.
ask-shift = To which dock do the servants switch?
    .other = { $seat } chooses the dock to switch to.
ask-merchant = { $can_good ->
    [yes] Which good do you buy from the Merchant?
   *[no] You can buy nothing. Do you take the bonus?
}
    .other = { $seat } uses the Merchant.
ask-stock = { $can_good ->
    [yes] Do you buy a good of the new market for 6 Talents?
   *[no] You can buy no good of the new market.
}
    .other = { $seat } may buy a good of the new market.
ask-bonus = { $can_take_bonus ->
    [yes] Do you take the bonus of the action space?
   *[no] You cannot take the bonus of the action space.
}
    .other = { $seat } may take the bonus of the action space.
ask-finish = { $can_use ->
    [yes] Do you use a held card before your turn ends?
   *[no] You can use none of your held cards now.
}
    .other = { $seat } may use a held card before the turn ends.
ask-sort = Which card goes back next, from the top?
    .other = { $seat } puts the cards back on the deck.
ask-anyload = Where do you load any good?
    .other = { $seat } loads any good onto a ship.
ask-sway = Whose servant moves between temple and lighthouse?
    .other = { $seat } moves servants between temple and lighthouse.
ask-summon = Which ship of row 1 do you bring in?
    .other = { $seat } brings in a ship of row 1.
ask-last = { $can_buy ->
    [yes] Do you buy a last place in the palace?
   *[no] You cannot buy a last place in the palace.
}
    .other = { $seat } may buy a last place in the palace.
ask-starter = Who is the first starting player?
    .other = The first starting player is drawn.
ask-good = Which good comes from the bag?
    .other = A good is drawn from the bag.
ask-ship = Which ship card is turned up?
    .other = The top ship card is turned up.
ask-peek = Which ship card is the next to be looked at?
    .other = The next ship card is looked at.
ask-deal = Which action card is dealt?
    .other = An action card is dealt.

## Answers

do-buy = Buy a place on the large palace space for 20 Talents
do-pass = Pass
do-none = Go on without buying
do-claim = Claim { $dock } with two servants
do-good = { $good_Title }
do-take-ship = Bring in { $ship_full }
do-ban = Ban { $ship_full }: it goes under the deck
do-dock = Dock { $dock }
do-path = Put a servant on the path of intrigue
do-house = Move up in the trading house
do-use-boon = Use the privilege
do-decline = Decline the privilege
do-card = Use the action card on space { $space }
    .which = { $card } on space { $space }
do-talents = Take 3 Talents
do-refill = Clear the market and fill it again
do-take-bonus = Take the bonus of the space
    .which = { $in_palace ->
        [yes] Bonus: a place in the palace for { talents-number }
       *[no] Bonus: open a storage space for { talents-number }
    }
do-use = Use “{ $ship_use }” ({ $ship })
do-end = End the turn without the bonus
do-done = End the turn
do-store = To your storehouse
do-fetch-store = { $good_Title } from your storehouse
do-at-dock = Dock { $dock }
do-charter = Onto a charter ship
do-from-store = { $good_Title } from your storehouse onto the ship at { $dock }
do-switch = Switch from { $dock } to another dock
do-dissolve = Give up { $dock } and take the servants home
do-errand = Servant { $move }
do-sway = { $seat_is ->
    [you] Your servant { $move }
   *[other] { $seat }’s servant { $move }
}
do-stop = Stop moving servants
do-bonus-only = Only the bonus, no action
    .which = { $in_palace ->
        [yes] Only the bonus: a place in the palace for { talents-number }
       *[no] Only the bonus: open a storage space for { talents-number }
    }
do-ship = { $ship_The }
draw-starter = { $seat_is ->
    [you] You are the first starting player
   *[other] { $seat } is the first starting player
}
draw-good = { $good_Title }
draw-ship = { $ship_Full }
draw-deal = The { $kind }

## Why not

refuse-not-in-market = There is no { $good } in the market.
refuse-only-first-bans = Only whoever is first in the lighthouse may ban a ship.
refuse-brought-in-already = You have brought in a ship already: you may bring in two ships or ban one.
refuse-in-row-2 = { $ship_The } lies in row 2. Only ships of row 1 come in.
refuse-not-in-row-1 = { $ship_The } is not in row 1.
refuse-other-civilisation = { $ship_The } moors at the docks { $own_dock } only, not at { $dock }.
refuse-ship-at = { $ship_The } lies at { $dock } already.
refuse-no-servants-at = You have no servants at { $dock }.
refuse-nothing-to-load-at = { $dock } does not have both a ship and a good.
refuse-ship-wants = The ship at { $dock } wants { $good }.
refuse-path-before-house = A point of this gain has gone to the trading house already. Points for the path come first.
refuse-no-servant-for-path = You have no servant in reserve for the path of intrigue.
refuse-path-full = The path of intrigue is full.
refuse-storage-full = You have no free storage space.
refuse-new-good-too-dear = A good of the new market costs { price-number }, and you have { talents-number }.
refuse-large-space-needs-points = The large palace space needs { need-number }, and you have { points-number }.
refuse-large-space-too-dear = The large palace space costs { price-number }, and you have { talents-number }.
refuse-no-servant-for-palace = You have no servant in reserve for the palace.
refuse-twin-card = The { $card } on space { $space } is the same for the same cost: use that one.
refuse-space-too-dear = Space { $space } costs { servants-number }, and you have { $reserve ->
    [0] none
   *[other] { $reserve }
} in reserve.
refuse-nothing-to-carry = You have no good to carry, neither in your storehouse nor at a dock{ nor-the-bonus }
refuse-nowhere-to-carry = There is nowhere to carry a good: you have no dock without a good, and no charter ship that can sail{ nor-the-bonus }
refuse-nothing-to-buy = There is no good in the market{ nor-the-bonus }
refuse-no-room-to-buy = You have no free storage space{ nor-the-bonus }
refuse-no-talents-to-buy = The next good costs { price-number }, and you have { talents-number }{ nor-the-bonus }
refuse-no-ship-to-charter = The charter ships are all taken ({ $ships }){ nor-the-bonus }
refuse-no-dock-to-claim = No dock is free of servants{ nor-the-bonus }
refuse-no-crew-to-claim = A dock takes 2 servants, and { left-in-reserve }{ nor-the-bonus }
refuse-nobody-to-send = The { $card } would have no servant to send: { left-in-reserve }{ nor-the-bonus }
nor-the-bonus = { $bonus ->
    [yes] ; and you cannot take the bonus of the space.
   *[no] .
}
left-in-reserve = { $servants ->
    [0] you have { $reserve ->
        [0] none
       *[other] { $reserve }
    } in reserve
   *[other] after paying { servants-number } you would have { $reserve ->
        [0] none
       *[other] { $reserve }
    } in reserve
}
refuse-no-bonus = This action space has no bonus.
refuse-storage-open = All your storage spaces are open.
refuse-storage-too-dear = Opening a storage space costs { price-number }, and you have { talents-number }.
refuse-palace-needs-points = The next palace space needs { need-number }, and you have { points-number }.
refuse-palace-too-dear = The next palace space costs { price-number }, and you have { talents-number }.
refuse-moved-already = You have moved a servant already. The bonus comes after the action.
refuse-dock-taken = { $seat_is ->
    [you] Your own servants are at { $dock } already.
   *[other] Servants of { $seat } are at { $dock } already.
}
refuse-no-servant-for-charter = You have no servant in reserve for a charter ship.
refuse-charters-taken = The charter ships are all taken ({ $ships }).
refuse-not-in-storehouse = There is no { $good } in your storehouse.
refuse-nowhere-from-storehouse = There is nowhere to bring it: you have no dock without a good, and no charter ship that can sail.
refuse-no-good-at = No good lies at { $dock }.
refuse-nowhere-from-dock = There is nowhere to bring it: you have no free storage space, no other dock without a good, and no charter ship that can sail.
refuse-stored-already = The good is in your storehouse already.
refuse-no-charter = You have no servant on a charter ship.
refuse-nobody-prays = You have no servant in the temple to pray for the voyage.
refuse-no-voyage = The ship deck is empty, so there can be no voyage.
refuse-from-this-dock = The good comes from { $dock } itself.
refuse-good-at = There is { $good } at { $dock } already.
refuse-move-one-first = You must move at least one servant.
refuse-no-servant-in = You have no servant in { $place }.
refuse-has-received = A servant has come to { $place } in this action, so nobody may leave it now.
refuse-has-given = A servant has left { $place } in this action, so nobody may come there now.
refuse-moves-in-order = It is too late for this move: moves are made in a fixed order, and it comes before your last one ({ $last_move }).
refuse-dock-takes-two = A dock takes 2 servants, and you have { $reserve ->
    [0] none
   *[other] { $reserve }
} in reserve.
refuse-no-free-dock = No other dock is free of servants.
refuse-good-too-dear = The next good costs { price-number }, and you have { talents-number }.
refuse-not-held = You do not hold the card of { $ship_the }.
refuse-deck-empty = The ship deck is empty.
refuse-no-load-even-from-storehouse = None of your docks has a ship with a good it does not want, or a ship without a good that you could load from your storehouse.
refuse-no-load = None of your docks has a ship together with a good it does not want.
refuse-nobody-to-move = There is no servant in the temple or the lighthouse.
refuse-row-1-empty = There is no ship in row 1.
refuse-put-back-already = You have put back { $ship_the } already.
refuse-not-looked-at = { $ship_The } is not among the cards you look at.
refuse-not-from-storehouse = In this game goods are not loaded from the storehouse.
refuse-no-ship-at = There is no ship at { $dock }.
refuse-no-such-seat = { $seat } is not taken at this table.
refuse-nobody-of-theirs-in = { $seat_is ->
    [you] You have no servant in { $place }.
   *[other] { $seat } has no servant in { $place }.
}
refuse-sways-in-order = Servants are moved in a fixed order, and this one comes before the last one you moved.
refuse-moved-the-other-way = { $seat_is ->
    [you] One of your servants was moved the other way already.
   *[other] A servant of { $seat } was moved the other way already.
}

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
good-dye = dye
    .Title = Dye
    .short = dye
    .title = Dye
    .letter = D
good-wine = wine
    .Title = Wine
    .short = wine
    .title = Wine
    .letter = W
good-oil = oil
    .Title = Oil
    .short = oil
    .title = Oil
    .letter = O
good-grain = grain
    .Title = Grain
    .short = grain
    .title = Grain
    .letter = G
good-metal = metal
    .Title = Metal
    .short = metal
    .title = Metal
    .letter = M
ship-1 = dye ship from Egypt
    .the = the dye ship from Egypt
    .The = The dye ship from Egypt
    .full = the dye ship from Egypt (9 Talents, danger 1)
    .Full = The dye ship from Egypt (9 Talents, danger 1)
    .use = { privilege-look.short }
ship-2 = wine ship from Egypt
    .the = the wine ship from Egypt
    .The = The wine ship from Egypt
    .full = the wine ship from Egypt (8 Talents, danger 2)
    .Full = The wine ship from Egypt (8 Talents, danger 2)
    .use = { privilege-point1.short }
ship-3 = oil ship from Egypt
    .the = the oil ship from Egypt
    .The = The oil ship from Egypt
    .full = the oil ship from Egypt (11 Talents, danger 3)
    .Full = The oil ship from Egypt (11 Talents, danger 3)
    .use = { privilege-move3.short }
ship-4 = grain ship from Egypt
    .the = the grain ship from Egypt
    .The = The grain ship from Egypt
    .full = the grain ship from Egypt (10 Talents, danger 4)
    .Full = The grain ship from Egypt (10 Talents, danger 4)
    .use = { privilege-talents3.short }
ship-5 = metal ship from Egypt
    .the = the metal ship from Egypt
    .The = The metal ship from Egypt
    .full = the metal ship from Egypt (12 Talents, danger 5)
    .Full = The metal ship from Egypt (12 Talents, danger 5)
    .use = { privilege-palace.short }
ship-6 = dye ship from Greece
    .the = the dye ship from Greece
    .The = The dye ship from Greece
    .full = the dye ship from Greece (9 Talents, danger 2)
    .Full = The dye ship from Greece (9 Talents, danger 2)
    .use = { privilege-path1.short }
ship-7 = wine ship from Greece
    .the = the wine ship from Greece
    .The = The wine ship from Greece
    .full = the wine ship from Greece (10 Talents, danger 3)
    .Full = The wine ship from Greece (10 Talents, danger 3)
    .use = { privilege-anygood.short }
ship-8 = oil ship from Greece
    .the = the oil ship from Greece
    .The = The oil ship from Greece
    .full = the oil ship from Greece (11 Talents, danger 4)
    .Full = The oil ship from Greece (11 Talents, danger 4)
    .use = { privilege-palace.short }
ship-9 = grain ship from Greece
    .the = the grain ship from Greece
    .The = The grain ship from Greece
    .full = the grain ship from Greece (13 Talents, danger 5)
    .Full = The grain ship from Greece (13 Talents, danger 5)
    .use = { privilege-bring.short }
ship-10 = metal ship from Greece
    .the = the metal ship from Greece
    .The = The metal ship from Greece
    .full = the metal ship from Greece (7 Talents, danger 1)
    .Full = The metal ship from Greece (7 Talents, danger 1)
    .use = { privilege-point1.short }
ship-11 = dye ship from Rome
    .the = the dye ship from Rome
    .The = The dye ship from Rome
    .full = the dye ship from Rome (11 Talents, danger 3)
    .Full = The dye ship from Rome (11 Talents, danger 3)
    .use = { privilege-bring.short }
ship-12 = wine ship from Rome
    .the = the wine ship from Rome
    .The = The wine ship from Rome
    .full = the wine ship from Rome (10 Talents, danger 4)
    .Full = The wine ship from Rome (10 Talents, danger 4)
    .use = { privilege-talents3.short }
ship-13 = oil ship from Rome
    .the = the oil ship from Rome
    .The = The oil ship from Rome
    .full = the oil ship from Rome (12 Talents, danger 5)
    .Full = The oil ship from Rome (12 Talents, danger 5)
    .use = { privilege-path1.short }
ship-14 = grain ship from Rome
    .the = the grain ship from Rome
    .The = The grain ship from Rome
    .full = the grain ship from Rome (8 Talents, danger 1)
    .Full = The grain ship from Rome (8 Talents, danger 1)
    .use = { privilege-anygood.short }
ship-15 = metal ship from Rome
    .the = the metal ship from Rome
    .The = The metal ship from Rome
    .full = the metal ship from Rome (10 Talents, danger 2)
    .Full = The metal ship from Rome (10 Talents, danger 2)
    .use = { privilege-look.short }
ship-16 = dye ship from Etruria
    .the = the dye ship from Etruria
    .The = The dye ship from Etruria
    .full = the dye ship from Etruria (11 Talents, danger 4)
    .Full = The dye ship from Etruria (11 Talents, danger 4)
    .use = { privilege-palace.short }
ship-17 = wine ship from Etruria
    .the = the wine ship from Etruria
    .The = The wine ship from Etruria
    .full = the wine ship from Etruria (14 Talents, danger 6)
    .Full = The wine ship from Etruria (14 Talents, danger 6)
    .use = { privilege-move3.short }
ship-18 = oil ship from Etruria
    .the = the oil ship from Etruria
    .The = The oil ship from Etruria
    .full = the oil ship from Etruria (7 Talents, danger 1)
    .Full = The oil ship from Etruria (7 Talents, danger 1)
    .use = { privilege-point1.short }
ship-19 = grain ship from Etruria
    .the = the grain ship from Etruria
    .The = The grain ship from Etruria
    .full = the grain ship from Etruria (9 Talents, danger 2)
    .Full = The grain ship from Etruria (9 Talents, danger 2)
    .use = { privilege-path1.short }
ship-20 = metal ship from Etruria
    .the = the metal ship from Etruria
    .The = The metal ship from Etruria
    .full = the metal ship from Etruria (10 Talents, danger 3)
    .Full = The metal ship from Etruria (10 Talents, danger 3)
    .use = { privilege-anygood.short }
ship-21 = dye ship from Iberia
    .the = the dye ship from Iberia
    .The = The dye ship from Iberia
    .full = the dye ship from Iberia (12 Talents, danger 6)
    .Full = The dye ship from Iberia (12 Talents, danger 6)
    .use = { privilege-talents3.short }
ship-22 = wine ship from Iberia
    .the = the wine ship from Iberia
    .The = The wine ship from Iberia
    .full = the wine ship from Iberia (8 Talents, danger 1)
    .Full = The wine ship from Iberia (8 Talents, danger 1)
    .use = { privilege-palace.short }
ship-23 = oil ship from Iberia
    .the = the oil ship from Iberia
    .The = The oil ship from Iberia
    .full = the oil ship from Iberia (9 Talents, danger 2)
    .Full = The oil ship from Iberia (9 Talents, danger 2)
    .use = { privilege-anygood.short }
ship-24 = grain ship from Iberia
    .the = the grain ship from Iberia
    .The = The grain ship from Iberia
    .full = the grain ship from Iberia (11 Talents, danger 3)
    .Full = The grain ship from Iberia (11 Talents, danger 3)
    .use = { privilege-look.short }
ship-25 = metal ship from Iberia
    .the = the metal ship from Iberia
    .The = The metal ship from Iberia
    .full = the metal ship from Iberia (13 Talents, danger 5)
    .Full = The metal ship from Iberia (13 Talents, danger 5)
    .use = { privilege-move3.short }
ship-26 = dye ship from Phoenicia
    .the = the dye ship from Phoenicia
    .The = The dye ship from Phoenicia
    .full = the dye ship from Phoenicia (9 Talents, danger 1)
    .Full = The dye ship from Phoenicia (9 Talents, danger 1)
    .use = { privilege-move3.short }
ship-27 = wine ship from Phoenicia
    .the = the wine ship from Phoenicia
    .The = The wine ship from Phoenicia
    .full = the wine ship from Phoenicia (8 Talents, danger 1)
    .Full = The wine ship from Phoenicia (8 Talents, danger 1)
    .use = { privilege-path1.short }
ship-28 = oil ship from Phoenicia
    .the = the oil ship from Phoenicia
    .The = The oil ship from Phoenicia
    .full = the oil ship from Phoenicia (12 Talents, danger 4)
    .Full = The oil ship from Phoenicia (12 Talents, danger 4)
    .use = { privilege-bring.short }
ship-29 = grain ship from Phoenicia
    .the = the grain ship from Phoenicia
    .The = The grain ship from Phoenicia
    .full = the grain ship from Phoenicia (9 Talents, danger 3)
    .Full = The grain ship from Phoenicia (9 Talents, danger 3)
    .use = { privilege-point1.short }
ship-30 = metal ship from Phoenicia
    .the = the metal ship from Phoenicia
    .The = The metal ship from Phoenicia
    .full = the metal ship from Phoenicia (8 Talents, danger 2)
    .Full = The metal ship from Phoenicia (8 Talents, danger 2)
    .use = { privilege-talents3.short }
move-r-l = from the reserve to the lighthouse
move-r-t = from the reserve to the temple
move-l-r = from the lighthouse to the reserve
move-l-t = from the lighthouse to the temple
move-t-r = from the temple to the reserve
move-t-l = from the temple to the lighthouse
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
palace-space-7 = space 7
palace-space-8 = space 8
palace-space-9 = space 9
palace-space-10 = space 10
palace-the-large-space = the large space
privilege-talents3 = 3 Talents
    .short = 3 Talents
privilege-point1 = a trading point
    .short = a point
privilege-path1 = a servant on the path of intrigue
    .short = a step
privilege-look = look at the top 3 ships and sort them
    .short = look at 3
privilege-anygood = load any good
    .short = any good
privilege-move3 = move up to 3 servants of anybody between temple and lighthouse
    .short = move 3
privilege-palace = a palace place without trading points
    .short = palace place
privilege-bring = bring in a ship of row 1
    .short = bring a ship

## The end

reason-points = 8 trading points were reached by the end of the fourth decade
reason-decades = the fifth decade has ended
account-servants-on-single-palace-spaces = Servants on single palace spaces
account-servants-bought-onto-the-large-space = Servants bought onto the large space
account-servants-moved-up-from-the-path-of-intrigue = Servants moved up from the path of intrigue
account-servants-in-the-palace = Servants in the palace
account-trading-points = Trading points (to break ties)
account-talents = Talents (to break ties)
decided-trading-points = Trading points decide: { $number } to { $other_number }
    .why = { $seat_is ->
        [you] You and { $other_seat }
       *[other] { $other_seat_is ->
            [you] { $seat } and you
           *[other] { $seat } and { $other_seat }
        }
    } both have { $points ->
        [one] 1 servant
       *[other] { $points } servants
    } in the palace; then more trading points win.
decided-talents = Talents decide: { $number } to { $other_number }
    .why = { $seat_is ->
        [you] You and { $other_seat }
       *[other] { $other_seat_is ->
            [you] { $seat } and you
           *[other] { $seat } and { $other_seat }
        }
    } both have { $points ->
        [one] 1 servant
       *[other] { $points } servants
    } in the palace and equally many trading points; then more Talents win.
beside-trading-points = { $n ->
    [one] 1 trading point
   *[other] { $n } trading points
}
beside-talents = { $n ->
    [one] 1 Talent
   *[other] { $n } Talents
}

## Odds

odds-berth-free = { $dock }: nobody has servants there; { $good } brings { talents-number }.
odds-berth-ready = { $seat_is ->
    [you] { $dock }: you can load { $good } there for { talents-number }.
   *[other] { $dock }: { $seat } can load { $good } there for { talents-number }.
}
odds-berth-waits = { $seat_is ->
    [you] { $dock }: your servants wait there for { $good }, which brings { talents-number }.
   *[other] { $dock }: the servants of { $seat } wait there for { $good }, which brings { talents-number }.
}
odds-next-ship = The next ship card
odds-next-voyage = A voyage, by the next ship card
odds-voyage = { $temple ->
    [one] A voyage with 1 servant in the temple arrives
   *[other] A voyage with { $temple } servants in the temple arrives
}
odds-no-ship = The ship deck is empty.
odds-deck = The ship deck has { cards-number }.
odds-known = The next ship card is known: { $ship_the }, danger { $danger }.
odds-voyage-now = With { temple-number } in the temple, { $arrive } of { $of } voyages arrive now.
odds-bag = In the bag: { $dye } dye, { $wine } wine, { $oil } oil, { $grain } grain and { $metal } metal.

## What a viewer may not know

hidden-ship = unseen by the others
    .the = unseen by the others
    .full = unseen by the others

## Options

option-first-player = Who is the first starting player
    .short = Starting player
    .seat = seat { $n }
option-first-player-random = drawn
option-privilege-timing = Held cards may be kept for later turns, or last only until the end of one’s own turn
    .short = Held cards
option-privilege-timing-keep = kept for later turns
option-privilege-timing-this-turn = only in one’s own turn
option-money-screen = Whether the Talents of other players are hidden or open during the game
    .short = Talents of others
option-money-screen-hidden = hidden
option-money-screen-open = open
option-start-tie = A tie for the largest reserve goes to the next player to the left of the old starting player, or to the old starting player first
    .short = Tie for the start
option-start-tie-next-left = next to the left
option-start-tie-holder = old starting player first
option-final-purchase = The last palace purchase is always offered, or only if ships come in during the final phase
    .short = Last palace purchase
option-final-purchase-always = always
option-final-purchase-with-ships = only with ships
option-load-any = The privilege to load any good needs the good at the dock, or may take it from the storehouse
    .short = Load any good
option-load-any-at-dock = at the dock
option-load-any-from-store = from the storehouse, too
option-homecoming = Servants go home before the trading points are placed, or later
    .short = Servants go home
option-homecoming-before-points = before the points
option-homecoming-after-points = after the points
option-homecoming-after-privilege = after the privilege
option-offering = A safe voyage pays for one’s own servants in the temple, or for all players’ servants
    .short = Servants in the temple
option-offering-own = one’s own
option-offering-all = all
option-doubled-card = Which action card is there twice
    .short = Doubled card
option-doubled-card-carrier = Carrier
option-doubled-card-aristocrat = Aristocrat
option-doubled-card-captain = Captain
option-doubled-card-merchant = Merchant
option-doubled-card-loadmaster = Loadmaster
option-action-table = Costs and bonuses of the action spaces
    .short = Action spaces
option-action-table-a = A
option-action-table-b = B
option-intrigue-table = Spaces of the path of intrigue
    .short = Path of intrigue
option-intrigue-table-a = A
option-intrigue-table-b = B
option-final-servants = Servants on action cards go home before the final actions, or stay where they are
    .short = Servants at the end
option-final-servants-home = go home
option-final-servants-stay = stay
option-refill-counts = The good bought for 6 Talents after a refill counts as the first of the new market
    .short = Good after a refill counts
option-refill-counts-false = no
option-refill-counts-true = yes

# Things that are counted.
talents-number = { $talents ->
    [0] no Talents
    [one] 1 Talent
   *[other] { $talents } Talents
}
price-number = { $price ->
    [one] 1 Talent
   *[other] { $price } Talents
}
income-number = { $income ->
    [one] 1 Talent
   *[other] { $income } Talents
}
points-number = { $points ->
    [0] no trading points
    [one] 1 trading point
   *[other] { $points } trading points
}
need-number = { $need ->
    [one] 1 trading point
   *[other] { $need } trading points
}
servants-number = { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
}
temple-number = { $temple ->
    [one] 1 servant
   *[other] { $temple } servants
}
ship-cards-number = { $cards ->
    [one] ship card
   *[other] { $cards } ship cards
}
cards-number = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## The table in the terminal

terminal-legend = 13 oil 12T !5: ship 13 wants oil, pays 12 Talents, danger 5   ⚑ servants there
    palace 8T/3: 8 Talents, 3 points needed   storehouse: _ free, x blocked
terminal-decade = Decade { $decade } of 5
terminal-phase-setup = Setup
terminal-phase-ships = ships arrive
terminal-phase-actions = action round { $round } of 5
terminal-phase-final = final phase
terminal-phase-over = the end
terminal-starting-player = starting player
terminal-deck = ship deck { $cards }
terminal-deck-top = top of the deck: { $ships }
terminal-deck-end = end of the deck: { $ships }
terminal-harbour = harbour: two docks for each civilisation
terminal-no-ship = no ship
terminal-free = free
terminal-row-1 = row 1: these ships arrive next
terminal-row-2 = row 2: these ships follow
terminal-actions = actions: pay servants, act, then the bonus of the space
terminal-cost = { $servants ->
    [0] free of cost
   *[other] cost { $servants }
}
terminal-no-bonus = no bonus
terminal-bonus-storehouse = storehouse
terminal-bonus-palace = palace
terminal-market = Market
terminal-market-next = next good { $price }T, bag { $goods } goods
terminal-empty = empty
terminal-lighthouse = Lighthouse
terminal-first-choice = first choice: { $name }
terminal-temple = Temple
terminal-charter = Charter
terminal-charter-free = { $free } of { $ships } free
terminal-palace = Palace
terminal-large = large
terminal-path = Path
terminal-nobody = nobody
terminal-player = player
terminal-in-palace = palace
terminal-points = points
terminal-talents = Talents
terminal-reserve = reserve
terminal-storehouse = storehouse
terminal-held = held cards
terminal-good-dye = dye
    .told = dye
terminal-good-wine = wine
    .told = wine
terminal-good-oil = oil
    .told = oil
terminal-good-grain = grain
    .told = grain
terminal-good-metal = metal
    .told = metal
terminal-civilisation-egypt = Egypt
terminal-civilisation-greece = Greece
terminal-civilisation-rome = Rome
terminal-civilisation-etruria = Etruria
terminal-civilisation-iberia = Iberia
terminal-civilisation-phoenicia = Phoenicia
terminal-card-carrier = Carrier
terminal-card-aristocrat = Aristocrat
terminal-card-captain = Captain
terminal-card-merchant = Merchant
terminal-card-loadmaster = Loadmaster
terminal-privilege-talents3 = +3T
terminal-privilege-point1 = +1 point
terminal-privilege-path1 = +1 path
terminal-privilege-look = look 3
terminal-privilege-anygood = any good
terminal-privilege-move3 = move 3
terminal-privilege-palace = palace
terminal-privilege-bring = bring ship

## The table for the ear

tell-title = Porto Carthago. { $time }.
tell-starting-player = Starting player is { $name }.
tell-ship = { $name } wants { $good }, pays { $income }, danger { $danger }, { $privilege }
tell-dock = Dock { $dock }: { $there }.
tell-servants-of = servants ({ $name })
tell-good-waits = { $good } waits there
tell-row = Row { $number }: { $ships }.
tell-deck = { $cards ->
    [one] The ship deck has { $cards } card.
   *[other] The ship deck has { $cards } cards.
}
tell-deck-known = { $cards ->
    [one] The ship deck has { $cards } card
   *[other] The ship deck has { $cards } cards
}; { $known }.
tell-space = Action space { $number }: { $card }, costs { $cost }
tell-bonus = bonus { $bonus }
tell-paid = paid { $each }
tell-paid-by = { $number } ({ $name })
tell-market = Market: { $goods }. { $talents ->
    [one] The next good costs { $talents } Talent.
   *[other] The next good costs { $talents } Talents.
}
tell-at-lighthouse = Lighthouse: { $each }.
tell-at-temple = Temple: { $each }.
tell-at-charter = Charter ships: { $each }.
tell-palace = Palace: { $taken } of { $spaces } single spaces are taken; the next place costs { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
} and needs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-path = Path of intrigue, { $taken } of { $spaces } taken, in order: { $names }.
tell-path-next = Next point space: { $number }, for { $award }.
tell-hidden = hidden
tell-none = none
tell-player = { $who }: { $palace } in the palace, { $points ->
    [one] { $points } trading point
   *[other] { $points } trading points
}, Talents { $talents }, reserve { $reserve }, storehouse { $goods } with { $free } free, held cards { $held }.
tell-over-points = The game is over: somebody has 8 trading points.
tell-over-decades = The game is over: five decades are over.
tell-drawing = Something is being drawn.
tell-load = Load, { $who }: { $ship }.
tell-points = Trading points, { $who }, to place: { $points }.
tell-pilot = Lighthouse, { $who }: { $ships } to bring in.
tell-moor = Brought in, { $who }: { $ship }.
tell-deliver-store = Carrier, { $who }: { $good } from the storehouse.
tell-deliver-dock = Carrier, { $who }: the good from { $dock }.
tell-used = Card, { $who }, { $ship }: { $privilege }.
tell-to-answer = To answer: { $who }.
