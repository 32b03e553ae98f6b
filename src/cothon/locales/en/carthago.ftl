title = Carthago: Merchants & Guilds

## What happened

event-market-card = { $card } comes to the market.
event-ship-card = The ship { $ship } comes from the pile ({ $place }).
event-marker-card = { $card } is turned up for a guild marker: { $space }.
event-neutral-card = { $card } is turned up for a neutral disc: { $space }.
event-tiles = The tiles of decade { $decade } are { $tiles }.
event-income = { $seat_is ->
    [you] You draw a card as income: { $card }.
   *[other] { $seat } draws a card as income: { $card }.
}
event-starter = { $seat_is ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
}
event-keep = { $seat_is ->
    [you] You lend no start disc.
   *[other] { $seat } lends no start disc.
}
event-lend = { $seat_is ->
    [you] You take the start disc from the { $column } column.
   *[other] { $seat } takes the start disc from the { $column } column.
}
event-berth = { $seat_is ->
    [you] You reserve trading dock { $dock }.
   *[other] { $seat } reserves trading dock { $dock }.
}
event-warship-berth = { $seat_is ->
    [you] You reserve { $dock } of the warship harbour.
   *[other] { $seat } reserves { $dock } of the warship harbour.
}
event-turn = { $seat_is ->
    [you] Decade { $decade }, round { $round }: it is your turn.
   *[other] Decade { $decade }, round { $round }: it is { $seat }’s turn.
}
event-decade = Decade { $decade } begins; { discarded-number } discarded.
event-cards-back = All players take back the cards they played.
event-space = { $seat_is ->
    [you] You choose { $space }: { cards-number } to pay.
   *[other] { $seat } chooses { $space }: { cards-number } to pay.
}
event-lay = { $seat_is ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-paid = { $seat_is ->
    [you] You move to { $space } with { $cards }.
   *[other] { $seat } moves to { $space } with { $cards }.
}
event-pass = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-pass-card = { $seat_is ->
    [you] You draw a card for passing: { $card }.
   *[other] { $seat } draws a card for passing: { $card }.
}
event-skip = { $seat_is ->
    [you] You skip the main action.
   *[other] { $seat } skips the main action.
}
event-effect = { $seat_is ->
    [you] You use { $effect } and turn { $ship } down.
   *[other] { $seat } uses { $effect } and turns { $ship } down.
}
event-wake = { $seat_is ->
    [you] You turn { $ship } up: { $effect }.
   *[other] { $seat } turns { $ship } up: { $effect }.
}
event-take = { $seat_is ->
    [you] You take { $card } from the market.
   *[other] { $seat } takes { $card } from the market.
}
event-deck-card = { $seat_is ->
    [you] You take a card from the trade pile: { $card }.
   *[other] { $seat } takes a card from the trade pile: { $card }.
}
event-swap = { $seat_is ->
    [you] You give { $card } to the market for { $taken }.
   *[other] { $seat } gives { $card } to the market for { $taken }.
}
event-goods = { $seat_is ->
    [you] You pay { $card }.
   *[other] { $seat } pays { $card }.
}
event-freed = { $seat_is ->
    [you] You free a circle of the { $column } column for { $cards }: { more-discs-number }.
   *[other] { $seat } frees a circle of the { $column } column for { $cards }: { more-discs-number }.
}
event-cargo = { $seat_is ->
    [you] You load { $card } onto { $ship } at dock { $dock } and take the ship.
   *[other] { $seat } loads { $card } onto { $ship } at dock { $dock } and takes the ship.
}
event-reveal = { $seat_is ->
    [you] You reveal { $card } ({ coins-number }).
   *[other] { $seat } reveals { $card } ({ coins-number }).
}
event-row-moves = The ships move up; at the docks are { $docks }.
event-ship-under = { $ship } goes under the ship pile.
event-disc-back = { $seat_is ->
    [you] You take the disc back from { $dock } of the warship harbour.
   *[other] { $seat } takes the disc back from { $dock } of the warship harbour.
}
event-crew = { $seat_is ->
    [you] You pay { $card } for a warship.
   *[other] { $seat } pays { $card } for a warship.
}
event-warship = { $seat_is ->
    [you] { $ship } is turned up: danger { $danger } against your strength { $strength }.
   *[other] { $ship } is turned up: danger { $danger } against { $seat }’s strength { $strength }.
}
event-success = { $seat_is ->
    [you] The expedition succeeds; you get { $ship }, face down.
   *[other] The expedition succeeds; { $seat } gets { $ship }, face down.
}
event-failure = The expedition with { $ship } fails.
event-failure-card = { $seat_is ->
    [you] You draw a card after the failure: { $card }.
   *[other] { $seat } draws a card after the failure: { $card }.
}
event-place = { $seat_is ->
    [you] You want { $place } for { $cost }.
   *[other] { $seat } wants { $place } for { $cost }.
}
event-coin = { $seat_is ->
    [you] You pay { $card } ({ $coins }); { $due } still due.
   *[other] { $seat } pays { $card } ({ $coins }); { $due } still due.
}
event-placed = { $seat_is ->
    [you] You put a disc on { $place } for { $cards }.
   *[other] { $seat } puts a disc on { $place } for { $cards }.
}
event-marker-moves = A guild marker moves from { $start } to { $end }.
event-neutral-moves = A neutral disc moves from { $start } to { $end }.
event-reshuffle = The discard pile ({ cards-number }) becomes the new trade pile.
event-no-cards = There is no trade card left to draw.
event-closed = The ship pile has run out: the harbours close, all warship discs come home.
event-over = The third decade is over.

## Questions

ask-lend = From which column do you take your start disc?
    .other = { $seat } is asked: From which column do you take your start disc?
ask-berth = Where does your start disc go?
    .other = { $seat } is asked: Where does your start disc go?
ask-action = Which space do you choose?
    .other = { $seat } is asked: Which space do you choose?
ask-card = Which card do you play for the space?
    .other = { $seat } is asked: Which card do you play for the space?
ask-extra = Which further card do you play for the other discs there?
    .other = { $seat } is asked: Which further card do you play for the other discs there?
ask-take = Which trade card do you take?
    .other = { $seat } is asked: Which trade card do you take?
ask-swap = Which market card do you want in exchange?
    .other = { $seat } is asked: Which market card do you want in exchange?
ask-give = Which card do you give for it?
    .other = { $seat } is asked: Which card do you give for it?
ask-wake = Which inactive ship do you turn up?
    .other = { $seat } is asked: Which inactive ship do you turn up?
ask-column = From which column do you take the topmost disc?
    .other = { $seat } is asked: From which column do you take the topmost disc?
ask-goods = Which trade card do you pay for the disc?
    .other = { $seat } is asked: Which trade card do you pay for the disc?
ask-dock = Which dock do you reserve?
    .other = { $seat } is asked: Which dock do you reserve?
ask-deliver = Where do you deliver?
    .other = { $seat } is asked: Where do you deliver?
ask-cargo = Which card do you load onto the trading ship?
    .other = { $seat } is asked: Which card do you load onto the trading ship?
ask-crew = Which card do you pay for the warship?
    .other = { $seat } is asked: Which card do you pay for the warship?
ask-escort = Do you send Escorts along?
    .other = { $seat } is asked: Do you send Escorts along?
ask-honour = Do you put the returned disc on a tile?
    .other = { $seat } is asked: Do you put the returned disc on a tile?
ask-after = What do you do after the main action?
    .other = { $seat } is asked: What do you do after the main action?
ask-coins = Which card do you pay with?
    .other = { $seat } is asked: Which card do you pay with?
ask-marker = Which guild marker do you move?
    .other = { $seat } is asked: Which guild marker do you move?
ask-target = Where does the guild marker go?
    .other = { $seat } is asked: Where does the guild marker go?
ask-market-card = A card is drawn for the market.
    .other = A card is drawn for the market.
ask-marker-card = A card is drawn for a guild marker.
    .other = A card is drawn for a guild marker.
ask-neutral-card = A card is drawn for a neutral action disc.
    .other = A card is drawn for a neutral action disc.
ask-income = A card is drawn as income.
    .other = A card is drawn as income.
ask-pass-card = A card is drawn for passing.
    .other = A card is drawn for passing.
ask-failure-card = A card is drawn after a failed expedition.
    .other = A card is drawn after a failed expedition.
ask-deck-card = A card is taken unseen from the trade pile.
    .other = A card is taken unseen from the trade pile.
ask-reveal = A card is revealed for the ship.
    .other = A card is revealed for the ship.
ask-ship = A ship comes from the ship pile.
    .other = A ship comes from the ship pile.
ask-warship = The top ship of the pile is turned up.
    .other = The top ship of the pile is turned up.
ask-tiles = Two tiles of a decade are drawn.
    .other = Two tiles of a decade are drawn.
ask-starter = The start player is drawn.
    .other = The start player is drawn.

## Answers

do-space = The { $space }
do-column = The topmost disc of the { $column } column
do-trading = Trading dock { $dock }
do-warship = A regular warship dock
do-regular = A regular warship dock
do-anchor = The anchor of the warship harbour
do-pay = Pay { $card }
do-take = Take { $card }
do-give = Give { $card }
do-coin = Pay { $card }
do-deck = Take the top card of the trade pile unseen
do-seat = Put a disc on guild seat { $seat }
do-forum = Put a disc in the forum
do-tile = Put a disc on { $tile_the }
do-legacy = Use Legacy: put a disc on { $tile_the } of an earlier decade
do-embargo = Use Embargo: the ship at dock 1 goes under the pile
do-palette = Use Palette: replace all market cards
do-favour = Use Favour: the first card need not show the action
do-opulence = Use Opulence: one more card need not match
do-intrigue = Use Intrigue: move a guild marker
do-luxury = Use Luxury: the card need not match
do-escorts = Use Escorts: as many as are needed
do-wake = Turn up a ship with { $effect }
do-keep = No start disc
do-pass = Pass and draw a card
do-done = End the turn
do-none = Neither: leave it
do-stop = No second delivery
do-skip = Skip the main action for a guild action
draw-card = { $card }
draw-ship = { $ship }
draw-tiles = { $tiles }
draw-seat = Seat { $seat } starts

## Things

space-market = Market
    .short = Market
space-residence = Residence
    .short = Residence
space-trading-dock = Trading Dock
    .short = Trading
space-warship-dock = Warship Dock
    .short = Warship
space-delivery = Harbour Delivery
    .short = Delivery
column-left = left
    .column = left column
    .price = three of one good: dyes, oils or glass
column-middle = middle
    .column = middle column
    .price = two cedar
column-right = right
    .column = right column
    .price = two jewelry
card-b-market = the base card Market
card-b-residence = the base card Residence
card-b-trading-dock = the base card Trading Dock
card-b-warship-dock = the base card Warship Dock
card-b-delivery = the base card Harbour Delivery
card-t1 = T1 (Market, dyes, 2 coins)
card-t2 = T2 (Market, dyes, 3 coins)
card-t3 = T3 (Market, dyes, 5 coins)
card-t4 = T4 (Market, oils, 2 coins)
card-t5 = T5 (Market, oils, 4 coins)
card-t6 = T6 (Market, oils, 5 coins)
card-t7 = T7 (Market, glass, 2 coins)
card-t8 = T8 (Market, glass, 4 coins)
card-t9 = T9 (Market, glass, 6 coins)
card-t10 = T10 (Market, cedar, 3 coins)
card-t11 = T11 (Market, cedar, 4 coins)
card-t12 = T12 (Market, cedar, 6 coins)
card-t13 = T13 (Market, jewelry, 3 coins)
card-t14 = T14 (Market, jewelry, 5 coins)
card-t15 = T15 (Market, jewelry, 6 coins)
card-t16 = T16 (Residence, dyes, 3 coins)
card-t17 = T17 (Residence, dyes, 4 coins)
card-t18 = T18 (Residence, dyes, 6 coins)
card-t19 = T19 (Residence, oils, 3 coins)
card-t20 = T20 (Residence, oils, 5 coins)
card-t21 = T21 (Residence, oils, 6 coins)
card-t22 = T22 (Residence, glass, 2 coins)
card-t23 = T23 (Residence, glass, 3 coins)
card-t24 = T24 (Residence, glass, 5 coins)
card-t25 = T25 (Residence, cedar, 2 coins)
card-t26 = T26 (Residence, cedar, 4 coins)
card-t27 = T27 (Residence, cedar, 5 coins)
card-t28 = T28 (Residence, jewelry, 2 coins)
card-t29 = T29 (Residence, jewelry, 4 coins)
card-t30 = T30 (Residence, jewelry, 6 coins)
card-t31 = T31 (Trading Dock, dyes, 2 coins)
card-t32 = T32 (Trading Dock, dyes, 4 coins)
card-t33 = T33 (Trading Dock, dyes, 5 coins)
card-t34 = T34 (Trading Dock, oils, 2 coins)
card-t35 = T35 (Trading Dock, oils, 4 coins)
card-t36 = T36 (Trading Dock, oils, 6 coins)
card-t37 = T37 (Trading Dock, glass, 3 coins)
card-t38 = T38 (Trading Dock, glass, 4 coins)
card-t39 = T39 (Trading Dock, glass, 6 coins)
card-t40 = T40 (Trading Dock, cedar, 3 coins)
card-t41 = T41 (Trading Dock, cedar, 5 coins)
card-t42 = T42 (Trading Dock, cedar, 6 coins)
card-t43 = T43 (Trading Dock, jewelry, 2 coins)
card-t44 = T44 (Trading Dock, jewelry, 3 coins)
card-t45 = T45 (Trading Dock, jewelry, 5 coins)
card-t46 = T46 (Warship Dock, dyes, 3 coins)
card-t47 = T47 (Warship Dock, dyes, 5 coins)
card-t48 = T48 (Warship Dock, dyes, 6 coins)
card-t49 = T49 (Warship Dock, oils, 2 coins)
card-t50 = T50 (Warship Dock, oils, 3 coins)
card-t51 = T51 (Warship Dock, oils, 5 coins)
card-t52 = T52 (Warship Dock, glass, 2 coins)
card-t53 = T53 (Warship Dock, glass, 4 coins)
card-t54 = T54 (Warship Dock, glass, 5 coins)
card-t55 = T55 (Warship Dock, cedar, 2 coins)
card-t56 = T56 (Warship Dock, cedar, 4 coins)
card-t57 = T57 (Warship Dock, cedar, 6 coins)
card-t58 = T58 (Warship Dock, jewelry, 3 coins)
card-t59 = T59 (Warship Dock, jewelry, 4 coins)
card-t60 = T60 (Warship Dock, jewelry, 6 coins)
card-t61 = T61 (Harbour Delivery, dyes, 2 coins)
card-t62 = T62 (Harbour Delivery, dyes, 4 coins)
card-t63 = T63 (Harbour Delivery, dyes, 6 coins)
card-t64 = T64 (Harbour Delivery, oils, 3 coins)
card-t65 = T65 (Harbour Delivery, oils, 4 coins)
card-t66 = T66 (Harbour Delivery, oils, 6 coins)
card-t67 = T67 (Harbour Delivery, glass, 3 coins)
card-t68 = T68 (Harbour Delivery, glass, 5 coins)
card-t69 = T69 (Harbour Delivery, glass, 6 coins)
card-t70 = T70 (Harbour Delivery, cedar, 2 coins)
card-t71 = T71 (Harbour Delivery, cedar, 3 coins)
card-t72 = T72 (Harbour Delivery, cedar, 5 coins)
card-t73 = T73 (Harbour Delivery, jewelry, 2 coins)
card-t74 = T74 (Harbour Delivery, jewelry, 4 coins)
card-t75 = T75 (Harbour Delivery, jewelry, 5 coins)
guild-seat-w10 = W10
guild-seat-w8 = W8
guild-seat-w6 = W6
guild-seat-w11 = W11
guild-seat-w9 = W9
guild-seat-w7 = W7
guild-seat-e7 = E7
guild-seat-e9 = E9
guild-seat-e11 = E11
guild-seat-e6 = E6
guild-seat-e8 = E8
guild-seat-e10 = E10
tile-hall1 = Guild Hall 1
    .the = the tile Guild Hall 1
    .short = Guild Hall 1
    .title = Guild Hall 1
    .pays = 4 per forum disc
tile-achievements = Achievement Tiles
    .the = the tile Achievement Tiles
    .short = Tiles
    .title = Achievement Tiles
    .pays = 2 per disc on tiles
tile-residence1 = Residence 1
    .the = the tile Residence 1
    .short = Residence 1
    .title = Residence 1
    .pays = 3 per freed circle
tile-hall2 = Guild Hall 2
    .the = the tile Guild Hall 2
    .short = Guild Hall 2
    .title = Guild Hall 2
    .pays = 3 per seat of your block
tile-victory = Victory Points
    .the = the tile Victory Points
    .short = Victory
    .title = Victory Points
    .pays = 7, 6, 5 by space
tile-ships = Ship Cards
    .the = the tile Ship Cards
    .short = Ships
    .title = Ship Cards
    .pays = sets of goods on ships
tile-coins = Coins
    .the = the tile Coins
    .short = Coins
    .title = Coins
    .pays = 1 per 3 coins in hand
tile-residence2 = Residence 2
    .the = the tile Residence 2
    .short = Residence 2
    .title = Residence 2
    .pays = 3 per available disc
tile-goods = Goods
    .the = the tile Goods
    .short = Goods
    .title = Goods
    .pays = sets of goods in hand
effect-embargo = Embargo
    .does = the ship at dock 1 goes under the pile
effect-palette = Palette
    .does = all market cards are replaced
effect-commando = Commando
    .does = a disc goes to the anchor
effect-favour = Favour
    .does = the first card need not show the action
effect-opulence = Opulence
    .does = one card for a residence disc need not match
effect-legacy = Legacy
    .does = a disc goes on a tile of an earlier decade
effect-intrigue = Intrigue
    .does = a guild marker moves
effect-luxury = Luxury
    .does = the card for a trading ship need not match
effect-escorts = Escorts
    .does = strength +2 for one expedition
ship-dy1 = DY1 (dyes, coins 9, danger 1, Opulence)
ship-dy2 = DY2 (dyes, coins 7, danger 2, Intrigue)
ship-dy3 = DY3 (dyes, coins 5, danger 3, Luxury)
ship-dy4 = DY4 (dyes, coins 8, danger 4, Favour)
ship-dy5 = DY5 (dyes, coins 6, danger 5, Embargo)
ship-dy6 = DY6 (dyes, coins 7, danger 6, Escorts)
ship-oi1 = OI1 (oils, coins 5, danger 1, Favour)
ship-oi2 = OI2 (oils, coins 6, danger 2, Commando)
ship-oi3 = OI3 (oils, coins 7, danger 3, Embargo)
ship-oi4 = OI4 (oils, coins 6, danger 4, Legacy)
ship-oi5 = OI5 (oils, coins 9, danger 5, Escorts)
ship-oi6 = OI6 (oils, coins 8, danger 6, Luxury)
ship-gl1 = GL1 (glass, coins 6, danger 1, Escorts)
ship-gl2 = GL2 (glass, coins 9, danger 2, Luxury)
ship-gl3 = GL3 (glass, coins 8, danger 3, Intrigue)
ship-gl4 = GL4 (glass, coins 5, danger 4, Palette)
ship-gl5 = GL5 (glass, coins 7, danger 5, Legacy)
ship-gl6 = GL6 (glass, coins 5, danger 6, Opulence)
ship-ce1 = CE1 (cedar, coins 8, danger 1, Legacy)
ship-ce2 = CE2 (cedar, coins 8, danger 2, Embargo)
ship-ce3 = CE3 (cedar, coins 6, danger 3, Favour)
ship-ce4 = CE4 (cedar, coins 7, danger 4, Luxury)
ship-ce5 = CE5 (cedar, coins 5, danger 5, Commando)
ship-ce6 = CE6 (cedar, coins 9, danger 6, Palette)
ship-je1 = JE1 (jewelry, coins 7, danger 1, Palette)
ship-je2 = JE2 (jewelry, coins 5, danger 2, Escorts)
ship-je3 = JE3 (jewelry, coins 9, danger 3, Commando)
ship-je4 = JE4 (jewelry, coins 9, danger 4, Favour)
ship-je5 = JE5 (jewelry, coins 8, danger 5, Opulence)
ship-je6 = JE6 (jewelry, coins 6, danger 6, Intrigue)
tiles-hall1-achievements = Guild Hall 1 and Achievement Tiles
tiles-hall1-residence1 = Guild Hall 1 and Residence 1
tiles-achievements-residence1 = Achievement Tiles and Residence 1
tiles-hall2-victory = Guild Hall 2 and Victory Points
tiles-hall2-ships = Guild Hall 2 and Ship Cards
tiles-victory-ships = Victory Points and Ship Cards
tiles-coins-residence2 = Coins and Residence 2
tiles-coins-goods = Coins and Goods
tiles-residence2-goods = Residence 2 and Goods
place-dock = at a dock
place-outside = outside the harbour
place-guild-seat-w10 = guild seat W10
place-guild-seat-w8 = guild seat W8
place-guild-seat-w6 = guild seat W6
place-guild-seat-w11 = guild seat W11
place-guild-seat-w9 = guild seat W9
place-guild-seat-w7 = guild seat W7
place-guild-seat-e7 = guild seat E7
place-guild-seat-e9 = guild seat E9
place-guild-seat-e11 = guild seat E11
place-guild-seat-e6 = guild seat E6
place-guild-seat-e8 = guild seat E8
place-guild-seat-e10 = guild seat E10
place-the-forum = the forum
place-the-tile-hall1 = the tile Guild Hall 1
place-the-tile-achievements = the tile Achievement Tiles
place-the-tile-residence1 = the tile Residence 1
place-the-tile-hall2 = the tile Guild Hall 2
place-the-tile-victory = the tile Victory Points
place-the-tile-ships = the tile Ship Cards
place-the-tile-coins = the tile Coins
place-the-tile-residence2 = the tile Residence 2
place-the-tile-goods = the tile Goods
dock-a-regular-dock = a regular dock
dock-the-anchor = the anchor
good-dyes = dyes
good-oils = oils
good-glass = glass
good-cedar = cedar
good-jewelry = jewelry

## The end

reason-decades = all three decades are over
account-discs-on-small-guild-seats = discs on small guild seats
account-discs-in-the-forum = discs in the forum
account-seats-of-the-left-column = seats of the left column
account-seats-for-emptied-columns = seats for emptied columns
account-guild-seats = guild seats
account-ships = ships
account-guild-seats-x-ships = guild seats x ships
account-score = score
account-tile = tile { $tile }

## Odds

odds-next-card = The next trade card
odds-space = card with { $space }
odds-good = card with { $good }
odds-coins = { $coins ->
    [one] card with 1 coin
   *[other] card with { coins-number }
}
odds-cards-left = { $cards ->
    [one] 1 card
   *[other] { cards-number }
} left before the discard pile is shuffled
odds-shuffled-next = the trade pile is empty: the next draw shuffles { discarded-cards-number }
odds-nothing-to-draw = trade pile and discard pile are empty: nothing can be drawn
odds-closed = the harbours are closed: no warship sails any more
odds-warship = a warship succeeds with strength { $strength } in { $wins } of { $ships } cases
odds-escorts = with { $escorts } Escorts (strength { $strength }) in { $wins } of { $ships } cases

## What a viewer may not know

hidden-card = something unseen

## Options

option-set-scoring = Count every layer of different goods, or only the first one
option-set-scoring-layers = layers
option-set-scoring-single = single
option-victory-tile = The tile Victory Points pays for all tiles with an own disc, or only for the own space on itself
option-victory-tile-all = all
option-victory-tile-own = own
option-column-seat = Every emptied column of the residence is a guild seat, or only the right one
option-column-seat-every = every
option-column-seat-right = right
option-strength = Strength with no, one and two freed middle circles
option-strength-1-3-5 = 1-3-5
option-strength-1-2-3 = 1-2-3
option-strength-1-3-4 = 1-3-4
option-warship-docks = Regular docks of the warship harbour
option-warship-docks-3 = 3
option-warship-docks-2 = 2
option-warship-docks-4 = 4
option-start-player = The start player is drawn, or seat 0 starts
option-start-player-random = random
option-start-player-first = first

# Things that are counted.
discarded-number = { $discarded ->
    [one] { $discarded } market card is
   *[other] { $discarded } market cards are
}
coins-number = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
discarded-cards-number = { $cards ->
    [one] { $cards } discarded card
   *[other] { $cards } discarded cards
}
cards-number = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
more-discs-number = { $discs ->
    [one] { $discs } more disc
   *[other] { $discs } more discs
}
