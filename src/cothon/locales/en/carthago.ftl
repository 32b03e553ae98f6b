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
    [you] You choose { $space }: { $cards } card(s) to pay.
   *[other] { $seat } chooses { $space }: { $cards } card(s) to pay.
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
    [you] You free a circle of the { $column } column for { $cards }: { $discs } disc(s) more.
   *[other] { $seat } frees a circle of the { $column } column for { $cards }: { $discs } disc(s) more.
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
space-residence = Residence
space-trading-dock = Trading Dock
space-warship-dock = Warship Dock
space-delivery = Harbour Delivery
column-left = left
column-middle = middle
column-right = right
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
tile-achievements = Achievement Tiles
    .the = the tile Achievement Tiles
tile-residence1 = Residence 1
    .the = the tile Residence 1
tile-hall2 = Guild Hall 2
    .the = the tile Guild Hall 2
tile-victory = Victory Points
    .the = the tile Victory Points
tile-ships = Ship Cards
    .the = the tile Ship Cards
tile-coins = Coins
    .the = the tile Coins
tile-residence2 = Residence 2
    .the = the tile Residence 2
tile-goods = Goods
    .the = the tile Goods
effect-embargo = Embargo
effect-palette = Palette
effect-commando = Commando
effect-favour = Favour
effect-opulence = Opulence
effect-legacy = Legacy
effect-intrigue = Intrigue
effect-luxury = Luxury
effect-escorts = Escorts
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

## The table in the terminal

terminal-legend = ●R disc of R  ★ guild marker  ○N neutral disc  ○ freed circle  $ coins  ! danger
    (in brackets) inactive ship  T5 ...? nobody else has seen this card
terminal-time = Decade { $decade }, round { $round } of 5
terminal-start-player = start player { $name }
terminal-closed = HARBOURS CLOSED
terminal-over = the game is over
terminal-wheel = Actions, clockwise → and back to the Market
terminal-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-market = Market: action, good, $ coins (trade pile { $pile }, discard pile { $discard })
terminal-empty = empty
terminal-none = none
terminal-trading = Trading harbour: good to load, $ coins it brings, ! danger, effect
terminal-dock = dock { $number }
terminal-outside = outside
terminal-no-ship = no ship
terminal-warships = Warships
terminal-anchor = anchor
terminal-ship-pile = ship pile { $ships }
terminal-at-its-bottom = at its bottom { $ships }
terminal-turned-up = turned up: { $ship } !{ $danger }
terminal-hall = Guild hall: seats with their cost, the forum takes any number for { $coins } each
terminal-forum = forum
terminal-tiles = Achievement tiles: cost of each space, or the disc on it
terminal-decade = decade { $decade }
terminal-not-drawn = not yet drawn
terminal-score = score
terminal-residence = residence
terminal-ships = ships
terminal-hand = hand
terminal-played = played
terminal-product = { $seats ->
    [one] { $seats } guild seat
   *[other] { $seats } guild seats
} x { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} = { $product }
terminal-total = with tiles { $score }
terminal-tiles-hidden = tiles partly hidden
terminal-discs = discs { $discs }
terminal-left = left
terminal-middle = middle
terminal-right = right
terminal-column-seats = { $seats ->
    [one] +{ $seats } seat
   *[other] +{ $seats } seats
}
terminal-column-strength = strength { $strength }
terminal-base = base { $cards }
terminal-no-base = no base card
terminal-hidden-cards = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}
terminal-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terminal-colour-red = red
terminal-colour-black = black
terminal-colour-yellow = yellow
terminal-colour-blue = blue
terminal-space-market = Market
    .short = Mkt
    .told = market
terminal-space-residence = Residence
    .short = Res
    .told = residence
terminal-space-trading-dock = Trading Dock
    .short = TrD
    .told = trading dock
terminal-space-warship-dock = Warship Dock
    .short = WaD
    .told = warship dock
terminal-space-delivery = Delivery
    .short = Del
    .told = delivery
terminal-effect-embargo = Embargo
terminal-effect-palette = Palette
terminal-effect-commando = Commando
terminal-effect-favour = Favour
terminal-effect-opulence = Opulence
terminal-effect-legacy = Legacy
terminal-effect-intrigue = Intrigue
terminal-effect-luxury = Luxury
terminal-effect-escorts = Escorts
terminal-tile-hall1 = Guild Hall 1
    .pays = 4 per forum disc
terminal-tile-achievements = Achievement Tiles
    .pays = 2 per tile disc
terminal-tile-residence1 = Residence 1
    .pays = 3 per freed ○
terminal-tile-hall2 = Guild Hall 2
    .pays = 3 per block disc
terminal-tile-victory = Victory Points
    .pays = 7 6 5 by space
terminal-tile-ships = Ship Cards
    .pays = sets of ships
terminal-tile-coins = Coins
    .pays = 1 per 3 coins
terminal-tile-residence2 = Residence 2
    .pays = 3 per spare disc
terminal-tile-goods = Goods
    .pays = sets of goods

## The table for the ear

tell-time = Carthago, decade { $decade } of 3, round { $round } of 5.
tell-start-player = Start player: { $name }.
tell-space = Space { $space }: { $there }; costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
tell-action-discs = action discs of { $names }
tell-neutral-disc = a neutral disc
tell-guild-marker = a guild marker
tell-nothing-there = nothing there
tell-card = { $card }, { $action }, { $good }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
tell-market = Market: { $cards }.
tell-piles = { $cards ->
    [one] The trade pile has { $cards } card
   *[other] The trade pile has { $cards } cards
}, the discard pile { $discard }.
tell-ship = { $ship } ({ $good }, coins { $coins }, danger { $danger }, { $effect })
tell-dock = Trading dock { $number }: { $ship }, { $disc }.
tell-no-disc = no disc
tell-disc-of = a disc of { $name }
tell-discs-of = discs of { $names }
tell-outside = Outside waits { $ship }.
tell-outside-two = Outside wait { $first }, then { $second }.
tell-outside-none = No ship waits outside.
tell-warships = Warship harbour, { $docks } regular docks: { $discs }.
tell-anchor = At the anchor: discs of { $names }.
tell-closed = The ship pile has run out: the harbours are closed.
tell-ship-pile = { $ships ->
    [one] The ship pile has { $ships } ship.
   *[other] The ship pile has { $ships } ships.
}
tell-under = Known at its bottom: { $ships }.
tell-turned-up = Turned up: { $ship }.
tell-hall = Guild hall: taken { $taken }; free { $free }.
tell-covered = Covered guild seats: { $seats }.
tell-forum = Discs in the forum: { $discs }.
tell-free = free
tell-tile = Tile { $name } of decade { $decade }{ $current ->
    [yes] , open now
   *[no] {""}
}: spaces { $spaces }.
tell-player = { $who }, { $colour }: { $seats ->
    [one] { $seats } guild seat
   *[other] { $seats } guild seats
} times { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} is { $product }; { $score }.
tell-score = score so far { $score }
tell-score-hidden = score partly hidden
tell-residence = { $who }: { $discs ->
    [one] { $discs } available disc
   *[other] { $discs } available discs
}; freed circles left { $left } of 3, middle { $middle } of 2, right { $right } of 2; strength { $strength }.
tell-fleet = { $who }: ships { $ships }.
tell-used = { $ship } { $effect } (used)
tell-hand = { $who }: base cards { $base }; trade cards { $cards }.
tell-over = The game is over.
tell-drawn-for = A card is drawn for { $name }.
tell-draw-market-card = A card is drawn for the market.
tell-draw-marker-card = A card is drawn for a guild marker.
tell-draw-neutral-card = A card is drawn for a neutral disc.
tell-draw-reveal = Cards are revealed for a ship.
tell-draw-ship = A ship is drawn.
tell-draw-warship = The top ship is turned up.
tell-draw-tiles = Tiles are drawn.
tell-draw-starter = The start player is drawn.
tell-pay-space = Payment of { $who } for { $space }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} due.
tell-pay-column = Goods of { $who } for the { $column } column: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} due.
tell-pay-place = Payment of { $who } for { $place }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} due.
tell-delivery = Delivery of { $who } to { $ship }.
tell-to-answer = To answer: { $who }.
