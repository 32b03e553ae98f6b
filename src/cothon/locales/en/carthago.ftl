### carthago: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Carthago: Merchants & Guilds

## What happened

event-market-card = { $card_count ->
    [one] { $card_The } comes to the market.
   *[other] These come to the market: { $card_a }.
}
event-ship-card = { $ship_count ->
    [one] { $dock ->
        [0] { $ship_Full } comes from the pile and waits outside the harbour.
       *[other] { $ship_Full } comes from the pile to dock { $dock }.
    }
   *[other] From the pile, from dock 1 on: { $ship_full }.
}
event-marker-card = { $placed ->
    [yes] { $card_The } is turned up: a guild marker goes to the { $space }.
   *[no] { $card_The } is turned up: there is a guild marker on the { $space } already.
}
event-neutral-card = { $placed ->
    [yes] { $card_The } is turned up: a neutral disc goes to the { $space }.
   *[no] { $card_The } is turned up: there is a neutral disc on the { $space } already.
}
event-tiles = The tiles of decade { decade-numeral } are { $tiles }.
event-income = { $seat_is ->
    [you] You draw { $card_a } as income.
   *[other] { $seat } draws { $card_a } as income.
}
event-starter = { $seat_is ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
}
event-keep = { $seat_is ->
    [you] You take no start disc.
   *[other] { $seat } takes no start disc.
}
event-lend = { $seat_is ->
    [you] You take a start disc from the { $column } column.
   *[other] { $seat } takes a start disc from the { $column } column.
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
    [you] Decade { decade-numeral }, round { $round }: it is your turn.
   *[other] Decade { decade-numeral }, round { $round }: it is { $seat }’s turn.
}
event-decade = Decade { decade-numeral } begins, and { $discarded ->
    [one] 1 market card is discarded
   *[other] { $discarded } market cards are discarded
}.
decade-numeral = { $decade ->
    [1] I
    [2] II
   *[other] III
}
event-cards-back = All players take back the cards they played.
event-space = { $seat_is ->
    [you] You choose the { $space } for { cards-number }.
   *[other] { $seat } chooses the { $space } for { cards-number }.
}
event-lay = { $seat_is ->
    [you] You lay { $card_a }.
   *[other] { $seat } lays { $card_a }.
}
event-paid = { $seat_is ->
    [you] You move to the { $space } and play { $cards_a }.
   *[other] { $seat } moves to the { $space } and plays { $cards_a }.
}
event-pass = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-pass-card = { $seat_is ->
    [you] You draw { $card_a } for passing.
   *[other] { $seat } draws { $card_a } for passing.
}
event-skip = { $seat_is ->
    [you] You skip the main action for a guild action.
   *[other] { $seat } skips the main action for a guild action.
}
event-effect = { $seat_is ->
    [you] You use { $effect } and turn the { $ship_for } face down.
   *[other] { $seat } uses { $effect } and turns the { $ship_for } face down.
}
event-wake = { $seat_is ->
    [you] You turn the { $ship_for } face up again, so { $effect } is ready.
   *[other] { $seat } turns the { $ship_for } face up again, so { $effect } is ready.
}
event-take = { $seat_is ->
    [you] You take { $card_a } from the market.
   *[other] { $seat } takes { $card_a } from the market.
}
event-deck-card = { $seat_is ->
    [you] You take { $card_a } from the trade pile.
   *[other] { $seat } takes { $card_a } from the trade pile.
}
event-swap = { $seat_is ->
    [you] You give { $card_a } to the market and take { $taken_a } for it.
   *[other] { $seat } gives { $card_a } to the market and takes { $taken_a } for it.
}
event-goods = { $seat_is ->
    [you] You pay with { $card_a }.
   *[other] { $seat } pays with { $card_a }.
}
event-freed = { $seat_is ->
    [you] You free a circle of the { $column } column for { $cards_a } and get { discs-number }.
   *[other] { $seat } frees a circle of the { $column } column for { $cards_a } and gets { discs-number }.
}
event-cargo = { $seat_is ->
    [you] You load { $card_a } onto { $ship_the } at dock { $dock } and take the ship.
   *[other] { $seat } loads { $card_a } onto { $ship_the } at dock { $dock } and takes the ship.
}
event-reveal = { $seat_is ->
    [you] You reveal { $card_a }.
   *[other] { $seat } reveals { $card_a }.
}
event-row-moves = The ships in the harbour move up; the discs stay at their docks.
event-ship-under = { $ship_The } goes under the ship pile.
event-disc-back = { $seat_is ->
    [you] You take your disc back from { $dock } of the warship harbour.
   *[other] { $seat } takes the disc back from { $dock } of the warship harbour.
}
event-crew = { $seat_is ->
    [you] You pay with { $card_a } for a warship.
   *[other] { $seat } pays with { $card_a } for a warship.
}
event-warship = { $seat_is ->
    [you] { $ship_The } is turned up: danger { $danger } against your strength { $strength }.
   *[other] { $ship_The } is turned up: danger { $danger } against { $seat }’s strength { $strength }.
}
event-success = { $seat_is ->
    [you] The expedition succeeds. You get { $ship_the }, face down.
   *[other] The expedition succeeds. { $seat } gets { $ship_the }, face down.
}
event-failure = { $seat_is ->
    [you] Your expedition fails: { $ship_the } is too strong and goes under the pile. You draw a card.
   *[other] { $seat }’s expedition fails: { $ship_the } is too strong and goes under the pile. { $seat } draws a card.
}
event-failure-card = { $seat_is ->
    [you] You draw { $card_a } after the failure.
   *[other] { $seat } draws { $card_a } after the failure.
}
event-place = { $seat_is ->
    [you] You want { $place_wanted } for { cost-number }.
   *[other] { $seat } wants { $place_wanted } for { cost-number }.
}
event-coin = { $seat_is ->
    [you] You pay with { $card_a }{ still-due }.
   *[other] { $seat } pays with { $card_a }{ still-due }.
}
still-due = { $due ->
    [0] {", and that is enough"}
    [one] ; 1 coin is still due
   *[other] ; { $due } coins are still due
}
event-coin-more = { $seat_is ->
    [you] You also pay with { $card_a }, beyond the cost.
   *[other] { $seat } also pays with { $card_a }, beyond the cost.
}
event-placed = { $seat_is ->
    [you] You put a disc { $place_on } for { $cards_a }.
   *[other] { $seat } puts a disc { $place_on } for { $cards_a }.
}
event-marker-moves = The guild marker of the { $start } moves on to the { $end }.
event-neutral-moves = The { $start } was chosen, so its neutral disc moves on to the { $end }.
event-reshuffle = The discard pile becomes the new trade pile: { cards-number }.
event-no-cards = There is no trade card left to draw.
event-closed = The ship pile has run out: the harbours close, and all discs in the warship harbour come home.
event-disc-home = { $seat_is ->
    [you] No ship is left for trading dock { $dock }: your disc comes home.
   *[other] No ship is left for trading dock { $dock }: the disc of { $seat } comes home.
}
event-over = The third decade is over.

## What was gained in a decade, and from what

gained-ship = { $n ->
    [one] a ship
   *[other] { $n } ships
}
gained-discs = { $n ->
    [one] a disc
   *[other] { $n } discs
}
gained-place = { $n ->
    [one] a place for a disc
   *[other] { $n } places for discs
}
from-cargo = the trading harbour
from-success = the warship harbour

## Questions

ask-lend = Do you take a start disc, and from which column?
    .other = { $seat } may take a start disc.
ask-berth = Where does your start disc go?
    .other = { $seat } chooses where the start disc goes.
ask-action = { $can_space ->
    [yes] Which space do you choose?
   *[no] You can choose no space, so you pass.
}
    .other = { $seat } chooses a space.
ask-card = What do you pay for the space with?
    .other = { $seat } pays for the space.
ask-extra = Which card do you play for the discs there?
    .other = { $seat } pays for the other discs on the space.
ask-take = Which trade card do you take?
    .other = { $seat } takes a trade card.
ask-swap = { $can_take ->
    [yes] Do you swap a trade card for one of the market?
   *[no] You have no trade card to swap.
}
    .other = { $seat } may swap a trade card.
ask-give = Which card do you give for it?
    .other = { $seat } chooses the card to give for it.
ask-wake = Which of your face-down ships do you turn face up?
    .other = { $seat } turns a ship face up.
ask-column = From which column do you take the next disc?
    .other = { $seat } takes a disc from the residence.
ask-goods = Which cards do you pay with?
    .other = { $seat } pays for the disc.
ask-dock = Which dock do you reserve?
    .other = { $seat } reserves a dock.
ask-deliver = { $can_stop ->
    [yes] { $can_trading ->
        [yes] Do you make a second delivery?
       *[no] { $can_regular ->
            [yes] Do you make a second delivery?
           *[no] { $can_anchor ->
                [yes] Do you make a second delivery?
               *[no] You cannot make a second delivery.
            }
        }
    }
   *[no] Where do you deliver?
}
    .other = { $seat } delivers.
ask-cargo = Which card do you load onto the trading ship?
    .other = { $seat } loads a trading ship.
ask-crew = Which card do you pay with for the warship?
    .other = { $seat } pays for a warship.
ask-escort = Your strength is not enough. Do you send Escorts along?
    .other = { $seat } may send Escorts along.
ask-honour = { $can_tile ->
    [yes] Do you put the returned disc on a tile?
   *[no] { $can_legacy ->
        [yes] Do you put the returned disc on a tile of an earlier decade?
       *[no] You can put the returned disc on no tile.
    }
}
    .other = { $seat } may put the returned disc on a tile.
ask-after = { $can_done ->
    [no] Where does the disc of your guild action go?
   *[yes] { $can_tile ->
        [yes] { after-guild }
       *[no] { $can_seat ->
            [yes] { after-guild }
           *[no] { $can_forum ->
                [yes] { after-guild }
               *[no] { $can_legacy ->
                    [yes] { after-guild }
                   *[no] { after-no-guild }
                }
            }
        }
    }
}
    .other = { $seat } may take a guild action or end the turn.
after-guild = Do you take a guild action, or end your turn?
after-no-guild = { $can_embargo ->
    [yes] { after-effect }
   *[no] { $can_palette ->
        [yes] { after-effect }
       *[no] { $can_intrigue ->
            [yes] { after-effect }
           *[no] There is nothing more to do in this turn.
        }
    }
}
after-effect = Do you use an effect, or end your turn?
ask-coins = Which cards do you pay with?
    .other = { $seat } pays.
ask-marker = Which guild marker do you move?
    .other = { $seat } moves a guild marker.
ask-target = Where does the guild marker go?
    .other = { $seat } chooses where the guild marker goes.
ask-market-card = Which card comes to the market?
    .other = A card is drawn for the market.
ask-marker-card = Which card is turned up for a guild marker?
    .other = A card is turned up for a guild marker.
ask-neutral-card = Which card is turned up for a neutral disc?
    .other = A card is turned up for a neutral disc.
ask-income = Which card is drawn as income?
    .other = A card is drawn as income.
ask-pass-card = Which card is drawn for passing?
    .other = A card is drawn for passing.
ask-failure-card = Which card is drawn after the failed expedition?
    .other = A card is drawn after a failed expedition.
ask-deck-card = Which card is taken from the trade pile?
    .other = A card is taken unseen from the trade pile.
ask-reveal = Which card is revealed for the ship?
    .other = A card is revealed for the ship.
ask-ship = Which ship comes from the pile?
    .other = A ship comes from the ship pile.
ask-warship = Which ship is turned up?
    .other = The top ship of the pile is turned up.
ask-tiles = Which two tiles of a decade are in the game?
    .other = Two tiles of a decade are drawn.
ask-starter = Who is the start player?
    .other = The start player is drawn.

## Answers

do-space = { $space }
do-column = The next disc of the { $column } column
do-trading = Trading dock { $dock }
do-warship = A regular dock of the warship harbour
do-regular = A regular dock of the warship harbour
do-anchor = The anchor of the warship harbour
do-pay = Pay with { $card_a }
do-take = Take { $card_the }
do-give = Give { $card_the }
do-coin = Pay with { $card_a }
do-deck = Take the top card of the trade pile unseen
do-seat = { $seat }
do-forum = The forum for 12 coins
do-tile = Tile { $tile_title }
do-legacy = Legacy: tile { $tile_title }
do-embargo = Use Embargo: the ship at dock 1 goes under the pile
do-palette = Use Palette: replace all market cards
do-favour = Use Favour: the first card need not show the action
do-opulence = Use Opulence: one more card need not match
do-intrigue = Use Intrigue: move a guild marker
do-luxury = Use Luxury: the card need not match
do-escorts = Use as many Escorts as are needed
do-wake = Turn { $effect } face up
do-keep = Without a start disc
do-pass = Pass and draw a card
do-done = End the turn
do-none = No, go on
do-stop = No second delivery
do-skip = Only a guild action
send-pay = { $n ->
    [one] Play this card
   *[other] Play these { $n } cards
}
send-coin = { $have ->
    [0] { $n ->
        [one] Pay one more card
       *[other] Pay { $n } more cards
    }
   *[other] Pay { $have }{ too-many }
}
too-many = { $over ->
    [0] { "" }
    [one] , one too many
   *[other] , { $over } too many
}
draw-card = { $card_the }
draw-ship = { $ship_full }
draw-tiles = { $tiles }
draw-seat = { $seat_is ->
    [you] You start
   *[other] { $seat } starts
}

## Why not

refuse-marker-must-stay = You skipped the main action, so this guild marker must stay until your guild action.
refuse-no-marker-on = There is no guild marker on the { $space }.
refuse-marker-there = There is a guild marker on the { $space } already.
refuse-marker-opens-nothing = You can choose no space yet, and a guild marker on the { $space } would make none possible.
refuse-not-held = You do not hold { $card_the }.
refuse-ship-inactive = Your ship with { $effect } lies face down.
refuse-no-ship-with = You have no ship with { $effect }.
refuse-no-ship-moves = The harbours are closed: no ship goes under the pile any more.
refuse-effects-need-an-action = You can choose no space, and effects need an action.
refuse-effect-opens-nothing = You can choose no space, and this effect would make none possible.
refuse-delivered-already = You have delivered already, so the main action cannot be skipped any more.
refuse-opulence-used = You have used Opulence for this action, so you must choose a column.
refuse-effect-used = You have used an effect in this turn, so you may not pass.
refuse-space-too-dear = The { $space } costs { price-number }, and you have { $cards ->
    [0] none
   *[other] { $cards }
}.
refuse-no-card-shows = None of your cards shows the { $space }.
refuse-nothing-after-paying = After paying { price-number } for the { $space } you could carry out neither its main action nor a guild action.
refuse-no-column-after-paying = After paying for the space you cannot pay for any column that still has a disc: left three of one good (dyes, oils or glass), middle two cedar, right two jewelry.
refuse-no-good-after-paying = The ship at your dock { $dock } wants { $good }, and after paying for the space you have no card with it.
refuse-no-trade-card-after-paying = A warship costs a trade card, and after paying for the space you have none.
refuse-no-disc-to-deliver-at = You have no disc at a ship of the trading harbour or in the warship harbour.
refuse-favour-must-not-show = With Favour no card of the payment may show the { $space }.
refuse-first-must-show = The first card must show the { $space }.
refuse-lowest-first = Of the cards that show the { $space }, a base card comes first, then they go by good and coins.
refuse-laid-in-order = Further cards are laid in a fixed order: base cards first, then trade cards by action, good and coins.
refuse-payment-goes-nowhere = { $more ->
    [0] If you pay with { $card_the }, you have nothing left to do.
    [one] If you pay with { $card_the } and 1 more card, you have nothing left to do.
   *[other] If you pay with { $card_the } and { $more } more cards, you have nothing left to do.
}
refuse-favour-used = You have used Favour for this payment already.
refuse-favour-goes-nowhere = { $cards ->
    [one] Whichever card without the action you pay with, you have nothing left to do.
   *[other] Whichever { $cards } cards without the action you pay with, you have nothing left to do.
}
refuse-no-inactive-ship-with = You have no ship with { $effect } that lies face down.
refuse-no-trade-card-left = Trade pile and discard pile are empty.
refuse-no-trade-card-to-give = You have no trade card to give.
refuse-not-in-market = { $card_The } does not lie in the market.
refuse-opulence-goes-nowhere = With one more card that does not match you could pay for no column.
refuse-column-empty = There is no disc left in the { $column } column.
refuse-too-few-trade-cards = That costs { trade-cards-number }, and you have { $cards ->
    [0] none
   *[other] { $cards }
}.
refuse-opulence-does-not-fit = { $cards ->
    [one] You cannot pay for it with exactly 1 card that does not match.
   *[other] You cannot pay for it with exactly { $cards } cards that do not match.
}
refuse-left-column-too-dear = The left column costs { price-number } of one good, dyes, oils or glass, and of none of them you have more than { $cards }.
refuse-column-too-dear = That costs { price-number } with { $good }, and you have { $cards ->
    [0] none
   *[other] { $cards }
}.
refuse-base-cards-stay = Base cards are never given away.
refuse-goods-in-order = Goods are paid in a fixed order: by action, good and coins of the cards.
refuse-goods-go-nowhere = { $cards ->
    [0] You cannot pay for the disc with { $card_the } and other cards that match.
    [one] You cannot pay for the disc with { $card_the } and exactly 1 card that does not match.
   *[other] You cannot pay for the disc with { $card_the } and exactly { $cards } cards that do not match.
}
refuse-warship-docks-taken = All { $docks } regular docks of the warship harbour are taken.
refuse-disc-at = There is a disc at dock { $dock } already.
refuse-no-such-dock = With { $players } players the trading harbour has only { $docks } docks.
refuse-on-another-space = You are on the { $space }.
refuse-harbours-closed = The harbours are closed.
refuse-no-disc = You have no available disc.
refuse-anchor-needs-commando = The anchor needs an active ship with Commando.
refuse-not-all-warship-docks = Nobody may hold all { $docks } regular docks, and you have { $own }.
refuse-no-ship-at = There is no ship at dock { $dock } any more.
refuse-not-all-trading-docks = Nobody may hold all { $docks } trading docks.
refuse-nothing-delivered = You have not delivered anything yet.
refuse-warship-delivered = You have made your warship delivery already.
refuse-no-disc-there = None of your discs waits there in the warship harbour.
refuse-no-trade-card-to-pay = You have no trade card to pay with.
refuse-trading-delivered = You have delivered to a trading ship already.
refuse-no-disc-at = You have no disc at dock { $dock }.
refuse-no-card-for-ship = The ship wants { $good }, and you have no card with that.
refuse-luxury-used = You have used Luxury for this delivery already.
refuse-all-cards-show = All your trade cards show { $good }.
refuse-luxury-must-not-show = You have used Luxury, so the card must not show { $good }.
refuse-ship-wants = The ship wants { $good }, and the card shows { $shown_good }.
refuse-guild-action-must-follow = You skipped the main action, so a guild action must follow.
refuse-coins-in-order = Coins are paid from the highest value down, equal values by action and good.
refuse-cost-not-met = You still owe { due-number }.
refuse-pays-too-little = Coins are paid from the highest value down: with { $card_the } as the next card you do not reach { due-number }. After a higher one it may not be needed.
refuse-guild-action-taken = You have taken a guild action in this turn already.
refuse-guild-action-needs-disc = A guild action needs an available disc, and you have none.
refuse-guild-action-too-dear = The cheapest place for a disc costs { cost-number }, and you have { coins-number }.
refuse-place-too-dear = { $place_That } costs { cost-number }, and you have { coins-number }.
refuse-seat-covered = { $place_The } is covered for the whole game.
refuse-seat-taken = { $place_The } is taken.
refuse-tile-not-in-game = { $tile_The } is not in this game.
refuse-tile-not-earlier = { $tile_The } is not of an earlier decade.
refuse-needs-legacy = A tile of an earlier decade needs an active ship with Legacy.
refuse-tile-of-another-decade = { $tile_The } belongs to decade { $decade }, and this is decade { $now }.
refuse-tile-yours-already = You have a disc on { $tile_the } already.
refuse-tile-full = { $tile_The } is full: with { $players } players it takes { discs-number }.

## Things

space-market = Market
    .short = Market
    .card = Market
space-residence = Residence
    .short = Residence
    .card = Residence
space-trading-dock = Trading Dock
    .short = Trading Dock
    .card = Trading
space-warship-dock = Warship Dock
    .short = Warship Dock
    .card = Warship
space-delivery = Delivery
    .short = Delivery
    .card = Delivery
column-left = left
    .column = left column
    .price = three of one good (dyes, oils or glass)
column-middle = middle
    .column = middle column
    .price = two cedar
column-right = right
    .column = right column
    .price = two jewelry
card-b-market = base card Market
    .a = a base card Market
    .the = the base card Market
    .The = The base card Market
card-b-residence = base card Residence
    .a = a base card Residence
    .the = the base card Residence
    .The = The base card Residence
card-b-trading-dock = base card Trading Dock
    .a = a base card Trading Dock
    .the = the base card Trading Dock
    .The = The base card Trading Dock
card-b-warship-dock = base card Warship Dock
    .a = a base card Warship Dock
    .the = the base card Warship Dock
    .The = The base card Warship Dock
card-b-delivery = base card Delivery
    .a = a base card Delivery
    .the = the base card Delivery
    .The = The base card Delivery
card-t1 = Market card (dyes, 2 coins)
    .a = a Market card (dyes, 2 coins)
    .the = the Market card (dyes, 2 coins)
    .The = The Market card (dyes, 2 coins)
card-t2 = Market card (dyes, 3 coins)
    .a = a Market card (dyes, 3 coins)
    .the = the Market card (dyes, 3 coins)
    .The = The Market card (dyes, 3 coins)
card-t3 = Market card (dyes, 5 coins)
    .a = a Market card (dyes, 5 coins)
    .the = the Market card (dyes, 5 coins)
    .The = The Market card (dyes, 5 coins)
card-t4 = Market card (oils, 2 coins)
    .a = a Market card (oils, 2 coins)
    .the = the Market card (oils, 2 coins)
    .The = The Market card (oils, 2 coins)
card-t5 = Market card (oils, 4 coins)
    .a = a Market card (oils, 4 coins)
    .the = the Market card (oils, 4 coins)
    .The = The Market card (oils, 4 coins)
card-t6 = Market card (oils, 5 coins)
    .a = a Market card (oils, 5 coins)
    .the = the Market card (oils, 5 coins)
    .The = The Market card (oils, 5 coins)
card-t7 = Market card (glass, 2 coins)
    .a = a Market card (glass, 2 coins)
    .the = the Market card (glass, 2 coins)
    .The = The Market card (glass, 2 coins)
card-t8 = Market card (glass, 4 coins)
    .a = a Market card (glass, 4 coins)
    .the = the Market card (glass, 4 coins)
    .The = The Market card (glass, 4 coins)
card-t9 = Market card (glass, 6 coins)
    .a = a Market card (glass, 6 coins)
    .the = the Market card (glass, 6 coins)
    .The = The Market card (glass, 6 coins)
card-t10 = Market card (cedar, 3 coins)
    .a = a Market card (cedar, 3 coins)
    .the = the Market card (cedar, 3 coins)
    .The = The Market card (cedar, 3 coins)
card-t11 = Market card (cedar, 4 coins)
    .a = a Market card (cedar, 4 coins)
    .the = the Market card (cedar, 4 coins)
    .The = The Market card (cedar, 4 coins)
card-t12 = Market card (cedar, 6 coins)
    .a = a Market card (cedar, 6 coins)
    .the = the Market card (cedar, 6 coins)
    .The = The Market card (cedar, 6 coins)
card-t13 = Market card (jewelry, 3 coins)
    .a = a Market card (jewelry, 3 coins)
    .the = the Market card (jewelry, 3 coins)
    .The = The Market card (jewelry, 3 coins)
card-t14 = Market card (jewelry, 5 coins)
    .a = a Market card (jewelry, 5 coins)
    .the = the Market card (jewelry, 5 coins)
    .The = The Market card (jewelry, 5 coins)
card-t15 = Market card (jewelry, 6 coins)
    .a = a Market card (jewelry, 6 coins)
    .the = the Market card (jewelry, 6 coins)
    .The = The Market card (jewelry, 6 coins)
card-t16 = Residence card (dyes, 3 coins)
    .a = a Residence card (dyes, 3 coins)
    .the = the Residence card (dyes, 3 coins)
    .The = The Residence card (dyes, 3 coins)
card-t17 = Residence card (dyes, 4 coins)
    .a = a Residence card (dyes, 4 coins)
    .the = the Residence card (dyes, 4 coins)
    .The = The Residence card (dyes, 4 coins)
card-t18 = Residence card (dyes, 6 coins)
    .a = a Residence card (dyes, 6 coins)
    .the = the Residence card (dyes, 6 coins)
    .The = The Residence card (dyes, 6 coins)
card-t19 = Residence card (oils, 3 coins)
    .a = a Residence card (oils, 3 coins)
    .the = the Residence card (oils, 3 coins)
    .The = The Residence card (oils, 3 coins)
card-t20 = Residence card (oils, 5 coins)
    .a = a Residence card (oils, 5 coins)
    .the = the Residence card (oils, 5 coins)
    .The = The Residence card (oils, 5 coins)
card-t21 = Residence card (oils, 6 coins)
    .a = a Residence card (oils, 6 coins)
    .the = the Residence card (oils, 6 coins)
    .The = The Residence card (oils, 6 coins)
card-t22 = Residence card (glass, 2 coins)
    .a = a Residence card (glass, 2 coins)
    .the = the Residence card (glass, 2 coins)
    .The = The Residence card (glass, 2 coins)
card-t23 = Residence card (glass, 3 coins)
    .a = a Residence card (glass, 3 coins)
    .the = the Residence card (glass, 3 coins)
    .The = The Residence card (glass, 3 coins)
card-t24 = Residence card (glass, 5 coins)
    .a = a Residence card (glass, 5 coins)
    .the = the Residence card (glass, 5 coins)
    .The = The Residence card (glass, 5 coins)
card-t25 = Residence card (cedar, 2 coins)
    .a = a Residence card (cedar, 2 coins)
    .the = the Residence card (cedar, 2 coins)
    .The = The Residence card (cedar, 2 coins)
card-t26 = Residence card (cedar, 4 coins)
    .a = a Residence card (cedar, 4 coins)
    .the = the Residence card (cedar, 4 coins)
    .The = The Residence card (cedar, 4 coins)
card-t27 = Residence card (cedar, 5 coins)
    .a = a Residence card (cedar, 5 coins)
    .the = the Residence card (cedar, 5 coins)
    .The = The Residence card (cedar, 5 coins)
card-t28 = Residence card (jewelry, 2 coins)
    .a = a Residence card (jewelry, 2 coins)
    .the = the Residence card (jewelry, 2 coins)
    .The = The Residence card (jewelry, 2 coins)
card-t29 = Residence card (jewelry, 4 coins)
    .a = a Residence card (jewelry, 4 coins)
    .the = the Residence card (jewelry, 4 coins)
    .The = The Residence card (jewelry, 4 coins)
card-t30 = Residence card (jewelry, 6 coins)
    .a = a Residence card (jewelry, 6 coins)
    .the = the Residence card (jewelry, 6 coins)
    .The = The Residence card (jewelry, 6 coins)
card-t31 = Trading Dock card (dyes, 2 coins)
    .a = a Trading Dock card (dyes, 2 coins)
    .the = the Trading Dock card (dyes, 2 coins)
    .The = The Trading Dock card (dyes, 2 coins)
card-t32 = Trading Dock card (dyes, 4 coins)
    .a = a Trading Dock card (dyes, 4 coins)
    .the = the Trading Dock card (dyes, 4 coins)
    .The = The Trading Dock card (dyes, 4 coins)
card-t33 = Trading Dock card (dyes, 5 coins)
    .a = a Trading Dock card (dyes, 5 coins)
    .the = the Trading Dock card (dyes, 5 coins)
    .The = The Trading Dock card (dyes, 5 coins)
card-t34 = Trading Dock card (oils, 2 coins)
    .a = a Trading Dock card (oils, 2 coins)
    .the = the Trading Dock card (oils, 2 coins)
    .The = The Trading Dock card (oils, 2 coins)
card-t35 = Trading Dock card (oils, 4 coins)
    .a = a Trading Dock card (oils, 4 coins)
    .the = the Trading Dock card (oils, 4 coins)
    .The = The Trading Dock card (oils, 4 coins)
card-t36 = Trading Dock card (oils, 6 coins)
    .a = a Trading Dock card (oils, 6 coins)
    .the = the Trading Dock card (oils, 6 coins)
    .The = The Trading Dock card (oils, 6 coins)
card-t37 = Trading Dock card (glass, 3 coins)
    .a = a Trading Dock card (glass, 3 coins)
    .the = the Trading Dock card (glass, 3 coins)
    .The = The Trading Dock card (glass, 3 coins)
card-t38 = Trading Dock card (glass, 4 coins)
    .a = a Trading Dock card (glass, 4 coins)
    .the = the Trading Dock card (glass, 4 coins)
    .The = The Trading Dock card (glass, 4 coins)
card-t39 = Trading Dock card (glass, 6 coins)
    .a = a Trading Dock card (glass, 6 coins)
    .the = the Trading Dock card (glass, 6 coins)
    .The = The Trading Dock card (glass, 6 coins)
card-t40 = Trading Dock card (cedar, 3 coins)
    .a = a Trading Dock card (cedar, 3 coins)
    .the = the Trading Dock card (cedar, 3 coins)
    .The = The Trading Dock card (cedar, 3 coins)
card-t41 = Trading Dock card (cedar, 5 coins)
    .a = a Trading Dock card (cedar, 5 coins)
    .the = the Trading Dock card (cedar, 5 coins)
    .The = The Trading Dock card (cedar, 5 coins)
card-t42 = Trading Dock card (cedar, 6 coins)
    .a = a Trading Dock card (cedar, 6 coins)
    .the = the Trading Dock card (cedar, 6 coins)
    .The = The Trading Dock card (cedar, 6 coins)
card-t43 = Trading Dock card (jewelry, 2 coins)
    .a = a Trading Dock card (jewelry, 2 coins)
    .the = the Trading Dock card (jewelry, 2 coins)
    .The = The Trading Dock card (jewelry, 2 coins)
card-t44 = Trading Dock card (jewelry, 3 coins)
    .a = a Trading Dock card (jewelry, 3 coins)
    .the = the Trading Dock card (jewelry, 3 coins)
    .The = The Trading Dock card (jewelry, 3 coins)
card-t45 = Trading Dock card (jewelry, 5 coins)
    .a = a Trading Dock card (jewelry, 5 coins)
    .the = the Trading Dock card (jewelry, 5 coins)
    .The = The Trading Dock card (jewelry, 5 coins)
card-t46 = Warship Dock card (dyes, 3 coins)
    .a = a Warship Dock card (dyes, 3 coins)
    .the = the Warship Dock card (dyes, 3 coins)
    .The = The Warship Dock card (dyes, 3 coins)
card-t47 = Warship Dock card (dyes, 5 coins)
    .a = a Warship Dock card (dyes, 5 coins)
    .the = the Warship Dock card (dyes, 5 coins)
    .The = The Warship Dock card (dyes, 5 coins)
card-t48 = Warship Dock card (dyes, 6 coins)
    .a = a Warship Dock card (dyes, 6 coins)
    .the = the Warship Dock card (dyes, 6 coins)
    .The = The Warship Dock card (dyes, 6 coins)
card-t49 = Warship Dock card (oils, 2 coins)
    .a = a Warship Dock card (oils, 2 coins)
    .the = the Warship Dock card (oils, 2 coins)
    .The = The Warship Dock card (oils, 2 coins)
card-t50 = Warship Dock card (oils, 3 coins)
    .a = a Warship Dock card (oils, 3 coins)
    .the = the Warship Dock card (oils, 3 coins)
    .The = The Warship Dock card (oils, 3 coins)
card-t51 = Warship Dock card (oils, 5 coins)
    .a = a Warship Dock card (oils, 5 coins)
    .the = the Warship Dock card (oils, 5 coins)
    .The = The Warship Dock card (oils, 5 coins)
card-t52 = Warship Dock card (glass, 2 coins)
    .a = a Warship Dock card (glass, 2 coins)
    .the = the Warship Dock card (glass, 2 coins)
    .The = The Warship Dock card (glass, 2 coins)
card-t53 = Warship Dock card (glass, 4 coins)
    .a = a Warship Dock card (glass, 4 coins)
    .the = the Warship Dock card (glass, 4 coins)
    .The = The Warship Dock card (glass, 4 coins)
card-t54 = Warship Dock card (glass, 5 coins)
    .a = a Warship Dock card (glass, 5 coins)
    .the = the Warship Dock card (glass, 5 coins)
    .The = The Warship Dock card (glass, 5 coins)
card-t55 = Warship Dock card (cedar, 2 coins)
    .a = a Warship Dock card (cedar, 2 coins)
    .the = the Warship Dock card (cedar, 2 coins)
    .The = The Warship Dock card (cedar, 2 coins)
card-t56 = Warship Dock card (cedar, 4 coins)
    .a = a Warship Dock card (cedar, 4 coins)
    .the = the Warship Dock card (cedar, 4 coins)
    .The = The Warship Dock card (cedar, 4 coins)
card-t57 = Warship Dock card (cedar, 6 coins)
    .a = a Warship Dock card (cedar, 6 coins)
    .the = the Warship Dock card (cedar, 6 coins)
    .The = The Warship Dock card (cedar, 6 coins)
card-t58 = Warship Dock card (jewelry, 3 coins)
    .a = a Warship Dock card (jewelry, 3 coins)
    .the = the Warship Dock card (jewelry, 3 coins)
    .The = The Warship Dock card (jewelry, 3 coins)
card-t59 = Warship Dock card (jewelry, 4 coins)
    .a = a Warship Dock card (jewelry, 4 coins)
    .the = the Warship Dock card (jewelry, 4 coins)
    .The = The Warship Dock card (jewelry, 4 coins)
card-t60 = Warship Dock card (jewelry, 6 coins)
    .a = a Warship Dock card (jewelry, 6 coins)
    .the = the Warship Dock card (jewelry, 6 coins)
    .The = The Warship Dock card (jewelry, 6 coins)
card-t61 = Delivery card (dyes, 2 coins)
    .a = a Delivery card (dyes, 2 coins)
    .the = the Delivery card (dyes, 2 coins)
    .The = The Delivery card (dyes, 2 coins)
card-t62 = Delivery card (dyes, 4 coins)
    .a = a Delivery card (dyes, 4 coins)
    .the = the Delivery card (dyes, 4 coins)
    .The = The Delivery card (dyes, 4 coins)
card-t63 = Delivery card (dyes, 6 coins)
    .a = a Delivery card (dyes, 6 coins)
    .the = the Delivery card (dyes, 6 coins)
    .The = The Delivery card (dyes, 6 coins)
card-t64 = Delivery card (oils, 3 coins)
    .a = a Delivery card (oils, 3 coins)
    .the = the Delivery card (oils, 3 coins)
    .The = The Delivery card (oils, 3 coins)
card-t65 = Delivery card (oils, 4 coins)
    .a = a Delivery card (oils, 4 coins)
    .the = the Delivery card (oils, 4 coins)
    .The = The Delivery card (oils, 4 coins)
card-t66 = Delivery card (oils, 6 coins)
    .a = a Delivery card (oils, 6 coins)
    .the = the Delivery card (oils, 6 coins)
    .The = The Delivery card (oils, 6 coins)
card-t67 = Delivery card (glass, 3 coins)
    .a = a Delivery card (glass, 3 coins)
    .the = the Delivery card (glass, 3 coins)
    .The = The Delivery card (glass, 3 coins)
card-t68 = Delivery card (glass, 5 coins)
    .a = a Delivery card (glass, 5 coins)
    .the = the Delivery card (glass, 5 coins)
    .The = The Delivery card (glass, 5 coins)
card-t69 = Delivery card (glass, 6 coins)
    .a = a Delivery card (glass, 6 coins)
    .the = the Delivery card (glass, 6 coins)
    .The = The Delivery card (glass, 6 coins)
card-t70 = Delivery card (cedar, 2 coins)
    .a = a Delivery card (cedar, 2 coins)
    .the = the Delivery card (cedar, 2 coins)
    .The = The Delivery card (cedar, 2 coins)
card-t71 = Delivery card (cedar, 3 coins)
    .a = a Delivery card (cedar, 3 coins)
    .the = the Delivery card (cedar, 3 coins)
    .The = The Delivery card (cedar, 3 coins)
card-t72 = Delivery card (cedar, 5 coins)
    .a = a Delivery card (cedar, 5 coins)
    .the = the Delivery card (cedar, 5 coins)
    .The = The Delivery card (cedar, 5 coins)
card-t73 = Delivery card (jewelry, 2 coins)
    .a = a Delivery card (jewelry, 2 coins)
    .the = the Delivery card (jewelry, 2 coins)
    .The = The Delivery card (jewelry, 2 coins)
card-t74 = Delivery card (jewelry, 4 coins)
    .a = a Delivery card (jewelry, 4 coins)
    .the = the Delivery card (jewelry, 4 coins)
    .The = The Delivery card (jewelry, 4 coins)
card-t75 = Delivery card (jewelry, 5 coins)
    .a = a Delivery card (jewelry, 5 coins)
    .the = the Delivery card (jewelry, 5 coins)
    .The = The Delivery card (jewelry, 5 coins)
guild-seat-w10 = guild seat for 10 coins in the west wing
    .the = the guild seat for 10 coins in the west wing
guild-seat-w8 = guild seat for 8 coins in the west wing
    .the = the guild seat for 8 coins in the west wing
guild-seat-w6 = guild seat for 6 coins in the west wing
    .the = the guild seat for 6 coins in the west wing
guild-seat-w11 = guild seat for 11 coins in the west wing
    .the = the guild seat for 11 coins in the west wing
guild-seat-w9 = guild seat for 9 coins in the west wing
    .the = the guild seat for 9 coins in the west wing
guild-seat-w7 = guild seat for 7 coins in the west wing
    .the = the guild seat for 7 coins in the west wing
guild-seat-e7 = guild seat for 7 coins in the east wing
    .the = the guild seat for 7 coins in the east wing
guild-seat-e9 = guild seat for 9 coins in the east wing
    .the = the guild seat for 9 coins in the east wing
guild-seat-e11 = guild seat for 11 coins in the east wing
    .the = the guild seat for 11 coins in the east wing
guild-seat-e6 = guild seat for 6 coins in the east wing
    .the = the guild seat for 6 coins in the east wing
guild-seat-e8 = guild seat for 8 coins in the east wing
    .the = the guild seat for 8 coins in the east wing
guild-seat-e10 = guild seat for 10 coins in the east wing
    .the = the guild seat for 10 coins in the east wing
tile-hall1 = Guild Hall 1
    .the = the tile Guild Hall 1
    .The = The tile Guild Hall 1
    .short = Guild Hall 1
    .title = Guild Hall 1
    .pays = 4 per forum disc
tile-achievements = Achievement Tiles
    .the = the tile Achievement Tiles
    .The = The tile Achievement Tiles
    .short = Achieve­ment Tiles
    .title = Achievement Tiles
    .pays = 2 per disc on tiles
tile-residence1 = Residence 1
    .the = the tile Residence 1
    .The = The tile Residence 1
    .short = Residence 1
    .title = Residence 1
    .pays = 3 per freed circle
tile-hall2 = Guild Hall 2
    .the = the tile Guild Hall 2
    .The = The tile Guild Hall 2
    .short = Guild Hall 2
    .title = Guild Hall 2
    .pays = 3 per seat of your block
tile-victory = Victory Points
    .the = the tile Victory Points
    .The = The tile Victory Points
    .short = Victory Points
    .title = Victory Points
    .pays = 7, 6, 5 per disc by space
tile-ships = Ship Cards
    .the = the tile Ship Cards
    .The = The tile Ship Cards
    .short = Ship Cards
    .title = Ship Cards
    .pays = sets of goods on ships
tile-coins = Coins
    .the = the tile Coins
    .The = The tile Coins
    .short = Coins
    .title = Coins
    .pays = 1 per 3 coins in hand
tile-residence2 = Residence 2
    .the = the tile Residence 2
    .The = The tile Residence 2
    .short = Residence 2
    .title = Residence 2
    .pays = 3 per available disc
tile-goods = Goods
    .the = the tile Goods
    .The = The tile Goods
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
ship-dy1 = ship for dyes with Opulence
    .the = the ship for dyes with Opulence
    .The = The ship for dyes with Opulence
    .for = ship for dyes
    .full = the ship for dyes with Opulence (coin value 9, danger 1)
    .Full = The ship for dyes with Opulence (coin value 9, danger 1)
ship-dy2 = ship for dyes with Intrigue
    .the = the ship for dyes with Intrigue
    .The = The ship for dyes with Intrigue
    .for = ship for dyes
    .full = the ship for dyes with Intrigue (coin value 7, danger 2)
    .Full = The ship for dyes with Intrigue (coin value 7, danger 2)
ship-dy3 = ship for dyes with Luxury
    .the = the ship for dyes with Luxury
    .The = The ship for dyes with Luxury
    .for = ship for dyes
    .full = the ship for dyes with Luxury (coin value 5, danger 3)
    .Full = The ship for dyes with Luxury (coin value 5, danger 3)
ship-dy4 = ship for dyes with Favour
    .the = the ship for dyes with Favour
    .The = The ship for dyes with Favour
    .for = ship for dyes
    .full = the ship for dyes with Favour (coin value 8, danger 4)
    .Full = The ship for dyes with Favour (coin value 8, danger 4)
ship-dy5 = ship for dyes with Embargo
    .the = the ship for dyes with Embargo
    .The = The ship for dyes with Embargo
    .for = ship for dyes
    .full = the ship for dyes with Embargo (coin value 6, danger 5)
    .Full = The ship for dyes with Embargo (coin value 6, danger 5)
ship-dy6 = ship for dyes with Escorts
    .the = the ship for dyes with Escorts
    .The = The ship for dyes with Escorts
    .for = ship for dyes
    .full = the ship for dyes with Escorts (coin value 7, danger 6)
    .Full = The ship for dyes with Escorts (coin value 7, danger 6)
ship-oi1 = ship for oils with Favour
    .the = the ship for oils with Favour
    .The = The ship for oils with Favour
    .for = ship for oils
    .full = the ship for oils with Favour (coin value 5, danger 1)
    .Full = The ship for oils with Favour (coin value 5, danger 1)
ship-oi2 = ship for oils with Commando
    .the = the ship for oils with Commando
    .The = The ship for oils with Commando
    .for = ship for oils
    .full = the ship for oils with Commando (coin value 6, danger 2)
    .Full = The ship for oils with Commando (coin value 6, danger 2)
ship-oi3 = ship for oils with Embargo
    .the = the ship for oils with Embargo
    .The = The ship for oils with Embargo
    .for = ship for oils
    .full = the ship for oils with Embargo (coin value 7, danger 3)
    .Full = The ship for oils with Embargo (coin value 7, danger 3)
ship-oi4 = ship for oils with Legacy
    .the = the ship for oils with Legacy
    .The = The ship for oils with Legacy
    .for = ship for oils
    .full = the ship for oils with Legacy (coin value 6, danger 4)
    .Full = The ship for oils with Legacy (coin value 6, danger 4)
ship-oi5 = ship for oils with Escorts
    .the = the ship for oils with Escorts
    .The = The ship for oils with Escorts
    .for = ship for oils
    .full = the ship for oils with Escorts (coin value 9, danger 5)
    .Full = The ship for oils with Escorts (coin value 9, danger 5)
ship-oi6 = ship for oils with Luxury
    .the = the ship for oils with Luxury
    .The = The ship for oils with Luxury
    .for = ship for oils
    .full = the ship for oils with Luxury (coin value 8, danger 6)
    .Full = The ship for oils with Luxury (coin value 8, danger 6)
ship-gl1 = ship for glass with Escorts
    .the = the ship for glass with Escorts
    .The = The ship for glass with Escorts
    .for = ship for glass
    .full = the ship for glass with Escorts (coin value 6, danger 1)
    .Full = The ship for glass with Escorts (coin value 6, danger 1)
ship-gl2 = ship for glass with Luxury
    .the = the ship for glass with Luxury
    .The = The ship for glass with Luxury
    .for = ship for glass
    .full = the ship for glass with Luxury (coin value 9, danger 2)
    .Full = The ship for glass with Luxury (coin value 9, danger 2)
ship-gl3 = ship for glass with Intrigue
    .the = the ship for glass with Intrigue
    .The = The ship for glass with Intrigue
    .for = ship for glass
    .full = the ship for glass with Intrigue (coin value 8, danger 3)
    .Full = The ship for glass with Intrigue (coin value 8, danger 3)
ship-gl4 = ship for glass with Palette
    .the = the ship for glass with Palette
    .The = The ship for glass with Palette
    .for = ship for glass
    .full = the ship for glass with Palette (coin value 5, danger 4)
    .Full = The ship for glass with Palette (coin value 5, danger 4)
ship-gl5 = ship for glass with Legacy
    .the = the ship for glass with Legacy
    .The = The ship for glass with Legacy
    .for = ship for glass
    .full = the ship for glass with Legacy (coin value 7, danger 5)
    .Full = The ship for glass with Legacy (coin value 7, danger 5)
ship-gl6 = ship for glass with Opulence
    .the = the ship for glass with Opulence
    .The = The ship for glass with Opulence
    .for = ship for glass
    .full = the ship for glass with Opulence (coin value 5, danger 6)
    .Full = The ship for glass with Opulence (coin value 5, danger 6)
ship-ce1 = ship for cedar with Legacy
    .the = the ship for cedar with Legacy
    .The = The ship for cedar with Legacy
    .for = ship for cedar
    .full = the ship for cedar with Legacy (coin value 8, danger 1)
    .Full = The ship for cedar with Legacy (coin value 8, danger 1)
ship-ce2 = ship for cedar with Embargo
    .the = the ship for cedar with Embargo
    .The = The ship for cedar with Embargo
    .for = ship for cedar
    .full = the ship for cedar with Embargo (coin value 8, danger 2)
    .Full = The ship for cedar with Embargo (coin value 8, danger 2)
ship-ce3 = ship for cedar with Favour
    .the = the ship for cedar with Favour
    .The = The ship for cedar with Favour
    .for = ship for cedar
    .full = the ship for cedar with Favour (coin value 6, danger 3)
    .Full = The ship for cedar with Favour (coin value 6, danger 3)
ship-ce4 = ship for cedar with Luxury
    .the = the ship for cedar with Luxury
    .The = The ship for cedar with Luxury
    .for = ship for cedar
    .full = the ship for cedar with Luxury (coin value 7, danger 4)
    .Full = The ship for cedar with Luxury (coin value 7, danger 4)
ship-ce5 = ship for cedar with Commando
    .the = the ship for cedar with Commando
    .The = The ship for cedar with Commando
    .for = ship for cedar
    .full = the ship for cedar with Commando (coin value 5, danger 5)
    .Full = The ship for cedar with Commando (coin value 5, danger 5)
ship-ce6 = ship for cedar with Palette
    .the = the ship for cedar with Palette
    .The = The ship for cedar with Palette
    .for = ship for cedar
    .full = the ship for cedar with Palette (coin value 9, danger 6)
    .Full = The ship for cedar with Palette (coin value 9, danger 6)
ship-je1 = ship for jewelry with Palette
    .the = the ship for jewelry with Palette
    .The = The ship for jewelry with Palette
    .for = ship for jewelry
    .full = the ship for jewelry with Palette (coin value 7, danger 1)
    .Full = The ship for jewelry with Palette (coin value 7, danger 1)
ship-je2 = ship for jewelry with Escorts
    .the = the ship for jewelry with Escorts
    .The = The ship for jewelry with Escorts
    .for = ship for jewelry
    .full = the ship for jewelry with Escorts (coin value 5, danger 2)
    .Full = The ship for jewelry with Escorts (coin value 5, danger 2)
ship-je3 = ship for jewelry with Commando
    .the = the ship for jewelry with Commando
    .The = The ship for jewelry with Commando
    .for = ship for jewelry
    .full = the ship for jewelry with Commando (coin value 9, danger 3)
    .Full = The ship for jewelry with Commando (coin value 9, danger 3)
ship-je4 = ship for jewelry with Favour
    .the = the ship for jewelry with Favour
    .The = The ship for jewelry with Favour
    .for = ship for jewelry
    .full = the ship for jewelry with Favour (coin value 9, danger 4)
    .Full = The ship for jewelry with Favour (coin value 9, danger 4)
ship-je5 = ship for jewelry with Opulence
    .the = the ship for jewelry with Opulence
    .The = The ship for jewelry with Opulence
    .for = ship for jewelry
    .full = the ship for jewelry with Opulence (coin value 8, danger 5)
    .Full = The ship for jewelry with Opulence (coin value 8, danger 5)
ship-je6 = ship for jewelry with Intrigue
    .the = the ship for jewelry with Intrigue
    .The = The ship for jewelry with Intrigue
    .for = ship for jewelry
    .full = the ship for jewelry with Intrigue (coin value 6, danger 6)
    .Full = The ship for jewelry with Intrigue (coin value 6, danger 6)
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
place-guild-seat-w10 = the guild seat for 10 coins in the west wing
    .The = The guild seat for 10 coins in the west wing
    .on = on the guild seat for 10 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-w8 = the guild seat for 8 coins in the west wing
    .The = The guild seat for 8 coins in the west wing
    .on = on the guild seat for 8 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-w6 = the guild seat for 6 coins in the west wing
    .The = The guild seat for 6 coins in the west wing
    .on = on the guild seat for 6 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-w11 = the guild seat for 11 coins in the west wing
    .The = The guild seat for 11 coins in the west wing
    .on = on the guild seat for 11 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-w9 = the guild seat for 9 coins in the west wing
    .The = The guild seat for 9 coins in the west wing
    .on = on the guild seat for 9 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-w7 = the guild seat for 7 coins in the west wing
    .The = The guild seat for 7 coins in the west wing
    .on = on the guild seat for 7 coins in the west wing
    .wanted = a guild seat in the west wing
    .That = That guild seat in the west wing
place-guild-seat-e7 = the guild seat for 7 coins in the east wing
    .The = The guild seat for 7 coins in the east wing
    .on = on the guild seat for 7 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-guild-seat-e9 = the guild seat for 9 coins in the east wing
    .The = The guild seat for 9 coins in the east wing
    .on = on the guild seat for 9 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-guild-seat-e11 = the guild seat for 11 coins in the east wing
    .The = The guild seat for 11 coins in the east wing
    .on = on the guild seat for 11 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-guild-seat-e6 = the guild seat for 6 coins in the east wing
    .The = The guild seat for 6 coins in the east wing
    .on = on the guild seat for 6 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-guild-seat-e8 = the guild seat for 8 coins in the east wing
    .The = The guild seat for 8 coins in the east wing
    .on = on the guild seat for 8 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-guild-seat-e10 = the guild seat for 10 coins in the east wing
    .The = The guild seat for 10 coins in the east wing
    .on = on the guild seat for 10 coins in the east wing
    .wanted = a guild seat in the east wing
    .That = That guild seat in the east wing
place-the-forum = the forum
    .The = The forum
    .on = in the forum
    .wanted = the forum
    .That = The forum
place-the-tile-hall1 = the tile Guild Hall 1
    .The = The tile Guild Hall 1
    .on = on the tile Guild Hall 1
    .wanted = the tile Guild Hall 1
    .That = The tile Guild Hall 1
place-the-tile-achievements = the tile Achievement Tiles
    .The = The tile Achievement Tiles
    .on = on the tile Achievement Tiles
    .wanted = the tile Achievement Tiles
    .That = The tile Achievement Tiles
place-the-tile-residence1 = the tile Residence 1
    .The = The tile Residence 1
    .on = on the tile Residence 1
    .wanted = the tile Residence 1
    .That = The tile Residence 1
place-the-tile-hall2 = the tile Guild Hall 2
    .The = The tile Guild Hall 2
    .on = on the tile Guild Hall 2
    .wanted = the tile Guild Hall 2
    .That = The tile Guild Hall 2
place-the-tile-victory = the tile Victory Points
    .The = The tile Victory Points
    .on = on the tile Victory Points
    .wanted = the tile Victory Points
    .That = The tile Victory Points
place-the-tile-ships = the tile Ship Cards
    .The = The tile Ship Cards
    .on = on the tile Ship Cards
    .wanted = the tile Ship Cards
    .That = The tile Ship Cards
place-the-tile-coins = the tile Coins
    .The = The tile Coins
    .on = on the tile Coins
    .wanted = the tile Coins
    .That = The tile Coins
place-the-tile-residence2 = the tile Residence 2
    .The = The tile Residence 2
    .on = on the tile Residence 2
    .wanted = the tile Residence 2
    .That = The tile Residence 2
place-the-tile-goods = the tile Goods
    .The = The tile Goods
    .on = on the tile Goods
    .wanted = the tile Goods
    .That = The tile Goods
dock-a-regular-dock = a regular dock
dock-the-anchor = the anchor
good-dyes = dyes
    .letter = D
good-oils = oils
    .letter = O
good-glass = glass
    .letter = G
good-cedar = cedar
    .letter = C
good-jewelry = jewelry
    .letter = J

## The end

reason-decades = all three decades are over
account-discs-on-small-guild-seats = Discs on small guild seats
account-discs-in-the-forum = Discs in the forum
account-seats-of-the-left-column = Seats of the left column
account-seats-for-emptied-columns = Seats for emptied columns
account-guild-seats = Guild seats
account-ships = Ships
account-guild-seats-x-ships = Guild seats × ships
account-score = Score
account-tile = { $tile }

## Odds

odds-seat-worth = { $place_The } is worth { worth-number } as things are: it counts once for every ship, and you have { $ships }.
odds-tile-worth-hand = With the cards you hold, before you pay, { $place } is worth { worth-number }; at the end the hand counts that you have then.
odds-tile-worth = { $place_The } is worth { worth-number } as things are.
worth-number = { $points ->
    [one] 1 point
   *[other] { $points } points
}
odds-next-card = The next trade card
odds-space = A { $space } card
odds-good = A card with { $good }
odds-coins = A card with { coins-number }
odds-cards-left = { $cards ->
    [one] 1 card is left before the discard pile is shuffled.
   *[other] { $cards } cards are left before the discard pile is shuffled.
}
odds-shuffled-next = The trade pile is empty: the next draw shuffles { $cards ->
    [one] 1 discarded card
   *[other] { $cards } discarded cards
}.
odds-nothing-to-draw = Trade pile and discard pile are empty: nothing can be drawn.
odds-closed = The harbours are closed: no warship sails any more.
odds-warship = A warship with strength { $strength } succeeds in { $wins } of { $ships } cases.
odds-escorts = With { $escorts ->
    [one] Escorts
   *[other] { $escorts } ships with Escorts
} (strength { $strength }) it succeeds in { $wins } of { $ships } cases.

## What a viewer may not know

hidden-card = unseen card
    .a = { $count ->
        [one] an unseen card
       *[other] { $count } unseen cards
    }
    .the = the unseen card
    .The = The unseen card

## Options

option-set-scoring = Count every layer of different goods, or only the first one
    .short = Sets of goods
option-set-scoring-layers = every layer
option-set-scoring-single = only the first
option-victory-tile = The tile Victory Points pays for all tiles with an own disc, or only for the own space on itself
    .short = Tile Victory Points
option-victory-tile-all = all tiles
option-victory-tile-own = only itself
option-column-seat = Every emptied column of the residence is a guild seat, or only the right one
    .short = Columns as guild seats
option-column-seat-every = every column
option-column-seat-right = only the right one
option-strength = Strength with no, one and two freed middle circles
    .short = Strength
option-strength-1-3-5 = 1-3-5
option-strength-1-2-3 = 1-2-3
option-strength-1-3-4 = 1-3-4
option-warship-docks = Regular docks of the warship harbour
    .short = Warship docks
option-warship-docks-3 = 3
option-warship-docks-2 = 2
option-warship-docks-4 = 4
option-start-player = The start player is drawn, or the first seat starts
    .short = Start player
option-start-player-random = drawn
option-start-player-first = the first seat
option-effects-open = While no space can be chosen, effects that make one possible are offered, or none
    .short = Effects without a space
option-effects-open-helping = those that make one possible
option-effects-open-none = none
option-overpay = A payment of coins has no card that is not needed, or as many as you like, up to six
    .short = Payments
option-overpay-minimal = no card that is not needed
option-overpay-free = as many as you like
option-empty-pile = When the ship pile has run out ships stand still, or those that are left still move up
    .short = Empty ship pile
option-empty-pile-still = ships stand still
option-empty-pile-moving = ships still move up

# Things that are counted.
coins-number = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
cost-number = { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
due-number = { $due ->
    [one] 1 coin
   *[other] { $due } coins
}
cards-number = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
trade-cards-number = { $price ->
    [one] 1 trade card
   *[other] { $price } trade cards
}
price-number = { $price ->
    [one] 1 card
   *[other] { $price } cards
}
discs-number = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
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
tell-action-discs = action discs ({ $names })
tell-neutral-disc = a neutral disc
tell-guild-marker = a guild marker
tell-nothing-there = nothing there
tell-card = { $action }, { $good }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
tell-market = Market: { $cards }.
tell-piles = { $cards ->
    [one] The trade pile has { $cards } card
   *[other] The trade pile has { $cards } cards
}, the discard pile { $discard }.
tell-ship = { $ship } (coin value { $coins }, danger { $danger })
tell-dock = Trading dock { $number }: { $ship }, { $disc }.
tell-no-disc = no disc
tell-disc-of = a disc ({ $name })
tell-discs-of = discs ({ $names })
tell-outside = Outside waits { $ship }.
tell-outside-two = Outside wait { $first }, then { $second }.
tell-outside-none = No ship waits outside.
tell-warships = Warship harbour, { $docks } regular docks: { $discs }.
tell-anchor = At the anchor: discs ({ $names }).
tell-closed = The ship pile has run out: the harbours are closed.
tell-ship-pile = { $ships ->
    [one] The ship pile has { $ships } ship.
   *[other] The ship pile has { $ships } ships.
}
tell-under = Known at its bottom: { $ships }.
tell-turned-up = Turned up: { $ship }.
tell-seat-west = west { $coins }
tell-seat-east = east { $coins }
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
tell-used = { $ship } (used)
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
tell-pay-space = Payment, { $who }, for { $space }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} due.
tell-pay-column = Goods, { $who }, for the { $column } column: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} due.
tell-pay-place = Payment, { $who }, for { $place }: { $coins ->
    [0] the cost is paid; more may be added
    [one] { $coins } coin due
   *[other] { $coins } coins due
}.
tell-delivery = Delivery, { $who }, to { $ship }.
tell-to-answer = To answer: { $who }.
