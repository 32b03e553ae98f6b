title = Traders of Carthage

## What happened

event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-farm-moves = All Farm cards move to the Market: { $cards }.
event-market-card = { $card } comes from the draw pile to the Market.
event-farm-card = { $card } comes from the draw pile to the Farm.
event-reshuffle = The discard pile ({ cards-number }) is shuffled into a new draw pile.
event-no-cards = Both piles are empty; nothing more is drawn.
event-pass = { $seat_is ->
    [you] You can do nothing and pass ({ $in_a_row } in a row).
   *[other] { $seat } can do nothing and passes ({ $in_a_row } in a row).
}
event-take = { $seat_is ->
    [you] You take { $card } from the Market.
   *[other] { $seat } takes { $card } from the Market.
}
event-double = { $seat_is ->
    [you] You throw the piece into the sea: Double Action.
   *[other] { $seat } throws the piece into the sea: Double Action.
}
event-reserve = { $seat_is ->
    [you] You reserve { $card } in the { $zone }.
   *[other] { $seat } reserves { $card } in the { $zone }.
}
event-piece-back = { $seat_is ->
    [you] You get the reservation piece back.
   *[other] { $seat } gets the reservation piece back.
}
event-buy = { $seat_is ->
    [you] You buy { $cards } for { $price }.
   *[other] { $seat } buys { $cards } for { $price }.
}
event-discount = { $seat_is ->
    [you] You use tokens of { $colour }: { $tokens }, for { $saved } off.
   *[other] { $seat } uses tokens of { $colour }: { $tokens }, for { $saved } off.
}
event-pay = { $seat_is ->
    [you] You pay { $card }; { $due } still due.
   *[other] { $seat } pays { $card }; { $due } still due.
}
event-stock = { $seat_is ->
    [you] { $cards } go to your Stock.
   *[other] { $cards } go to { $seat }’s Stock.
}
event-sail = The { $colour } ship sails from { $start } to { $end }.
event-payday = Payday for { $colours }!
event-sell = { $seat_is ->
    [you] You sell { $cards }: { $price } x { $number } = { $score }, { $vps } VP.
   *[other] { $seat } sells { $cards }: { $price } x { $number } = { $score }, { $vps } VP.
}
event-blind = { $seat_is ->
    [you] You get a blind VP: { $card }.
   *[other] { $seat } gets a blind VP: { $card }.
}
event-cardless = { $seat_is ->
    [you] You get { $vps } VP without a card.
   *[other] { $seat } gets { $vps } VP without a card.
}
event-token = { $seat_is ->
    [you] You get a { $colour } token.
   *[other] { $seat } gets a { $colour } token.
}
event-raid = Pirates raid { $colours }!
event-protect = { $seat_is ->
    [you] You will protect { $card }.
   *[other] { $seat } will protect { $card }.
}
event-guard = { $seat_is ->
    [you] You discard { $card } for its warehouse icons.
   *[other] { $seat } discards { $card } for its warehouse icons.
}
event-saved = { $seat_is ->
    [you] You bring { $cards } into the warehouse.
   *[other] { $seat } brings { $cards } into the warehouse.
}
event-lost = { $seat_is ->
    [you] You lose { $cards } to the pirates.
   *[other] { $seat } loses { $cards } to the pirates.
}
event-ship-back = The { $colour } ship goes back to { $end }.
event-over = The game is over: { $reason }.

## Questions

ask-act = Which action do you carry out?
    .other = { $seat } is asked: Which action do you carry out?
ask-take = Which Market card do you take as coins?
    .other = { $seat } is asked: Which Market card do you take as coins?
ask-reserve = Which card do you reserve?
    .other = { $seat } is asked: Which card do you reserve?
ask-discount = How many tokens of this colour do you turn down?
    .other = { $seat } is asked: How many tokens of this colour do you turn down?
ask-pay = Which card do you pay with?
    .other = { $seat } is asked: Which card do you pay with?
ask-protect = Which card do you bring into the warehouse?
    .other = { $seat } is asked: Which card do you bring into the warehouse?
ask-guard = Which card do you discard for its warehouse icons?
    .other = { $seat } is asked: Which card do you discard for its warehouse icons?
ask-market = A card is drawn for the Market.
    .other = A card is drawn for the Market.
ask-farm = A card is drawn for the Farm.
    .other = A card is drawn for the Farm.
ask-blind = A blind victory point is drawn.
    .other = A blind victory point is drawn.

## Answers

do-act = { $deed }
do-take = Take { $card }
do-take-own = Take the card you reserved, and your piece back
do-reserve = Reserve { $card } in the { $zone }
do-discount = { $tokens ->
    [0] Spend no token
    [one] Spend 1 token
   *[other] Spend { $tokens } tokens
}
do-pay = Pay { $card }
do-done = Protect nothing more
do-protect = Protect { $card }
do-guard = Discard { $card } for its icons
draw-card = { $card }

## Things

deed-buy = Buy all goods of the Market
deed-take = Take one Market card as coins
deed-double = Throw the piece into the sea: take one card, then buy the rest
deed-reserve = Put your piece on a card of the Market or the Farm
deed-pass = Pass, as nothing can be done
card-r2 = the red 2
card-r3 = the red 3
card-r5 = the red 5
card-b2 = the blue 2
card-b3 = the blue 3
card-b5 = the blue 5
card-y2 = the yellow 2
card-y3 = the yellow 3
card-y5 = the yellow 5
card-g2 = the green 2
card-g3 = the green 3
card-g5 = the green 5
zone-market = Market
zone-farm = Farm
colour-red = red
    .goods = cloth
    .ship = Red ship, cloth
colour-blue = blue
    .goods = gems
    .ship = Blue ship, gems
colour-yellow = yellow
    .goods = grain
    .ship = Yellow ship, grain
colour-green = green
    .goods = wine
    .ship = Green ship, wine
piece-white = white
piece-pink = pink
piece-gray = grey
piece-light-brown = light brown
space-alexandria = Alexandria
space-coast = Coast
space-cyrenaica = Cyrenaica
space-pirate-waters-1 = Pirate waters 1
space-pirate-waters-2 = Pirate waters 2
space-carthage = Carthage

## The end

reason-tokens = a player owns 8 tokens or more
reason-passes = nobody could do anything for a whole round
tie-vps = VPs
tie-tokens = tokens
account-cards-of-sold-sets-under-the-trader-piece = cards of sold Sets under the trader piece
account-blind-cards-from-the-draw-pile = blind cards from the draw pile
account-victory-points-without-a-card = victory points without a card
account-victory-points = victory points
account-tokens-both-sides = tokens, both sides

## Odds

odds-next-card = The next card from the draw pile
odds-colour = { $colour } card
odds-value = card of value { $worth }
odds-cards-left = { $cards ->
    [one] 1 card
   *[other] { cards-number }
} left before the discard pile is shuffled
odds-shuffled-next = the draw pile is empty: the next draw shuffles { discarded-cards-number }
odds-price = buying now costs { $price }
odds-price-with-tokens = buying now costs { $price }, with all tokens { $least }
odds-no-arrival = buying now brings no ship to Carthage
odds-payday = buying now is Payday for { $colour }
odds-raid = pirates would raid { $colour }

## What a viewer may not know

hidden-card = something unseen

## Options

option-mode = The standard game with Double Action and discounts, or Classic Mode with reservations and bonuses
option-mode-modern = modern
option-mode-classic = classic
option-colours = The colour of each seat's initial hand, from seat 0 on
option-colours-red = red
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-green = green
option-first-seat = Who takes the first turn
option-refill = Replenish at the end of the buyer's turn, or right after the purchase, before the ships move
option-refill-end = end
option-refill-purchase = purchase
option-view = Show everything that perfect memory knows, or only what lies open on a table
option-view-full = full
option-view-table = table

# Things that are counted.
discarded-cards-number = { $cards ->
    [one] { $cards } discarded card
   *[other] { $cards } discarded cards
}
cards-number = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
