### traders: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Traders of Carthage

## What happened

event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-farm-moves = The cards of the Farm move to the Market: { $cards_a }.
event-market-card = { $card_count ->
    [one] { $card_The } is drawn for the Market.
   *[other] Drawn for the Market: { $card_a }.
}
event-farm-card = { $card_count ->
    [one] { $card_The } is drawn for the Farm.
   *[other] Drawn for the Farm: { $card_a }.
}
event-reshuffle = The discard pile is shuffled into a new draw pile of { cards-number }.
event-no-cards = Both piles are empty: nothing more is drawn.
event-pass = { $seat_is ->
    [you] You can do nothing and pass{ passes-in-a-row }.
   *[other] { $seat } can do nothing and passes{ passes-in-a-row }.
}
passes-in-a-row = { $in_a_row ->
    [one] { "" }
   *[other] {" "}({ $in_a_row } passes in a row)
}
event-take = { $seat_is ->
    [you] { $own ->
        [yes] You take { $card_the } that you reserved.
       *[no] You take { $card_a } from the Market.
    }
   *[other] { $own ->
        [yes] { $seat } takes the reserved { $card } from the Market.
       *[no] { $seat } takes { $card_a } from the Market.
    }
}
event-double = { $seat_is ->
    [you] You use your Double Action, the only one of the game.
   *[other] { $seat } uses the Double Action, the only one of the game.
}
event-reserve = { $seat_is ->
    [you] You reserve { $card_a } in the { $zone }.
   *[other] { $seat } reserves { $card_a } in the { $zone }.
}
event-piece-back = { $seat_is ->
    [you] You get your piece back.
   *[other] { $seat } gets the piece back.
}
event-buy = { $seat_is ->
    [you] You want to buy { $cards_a }: { price-number }.
   *[other] { $seat } wants to buy { $cards_a }: { price-number }.
}
event-discount = { $seat_is ->
    [you] { $tokens ->
        [0] You spend no { $colour } token.
        [one] You spend 1 { $colour } token and save { saved-number }.
       *[other] You spend { $tokens } { $colour } tokens and save { saved-number }.
    }
   *[other] { $tokens ->
        [0] { $seat } spends no { $colour } token.
        [one] { $seat } spends 1 { $colour } token and saves { saved-number }.
       *[other] { $seat } spends { $tokens } { $colour } tokens and saves { saved-number }.
    }
}
event-pay = { $seat_is ->
    [you] You pay with { $card_a }{ still-due }.
   *[other] { $seat } pays with { $card_a }{ still-due }.
}
still-due = { $card_count ->
    [one] { $due ->
        [0] { "" }
        [one] ; 1 coin is still due
       *[other] ; { $due } coins are still due
    }
   *[other] { "" }
}
event-pay-more = { $seat_is ->
    [you] You also pay with { $card_a }, beyond the price.
   *[other] { $seat } also pays with { $card_a }, beyond the price.
}
event-stock = { $seat_is ->
    [you] You buy { $cards_a }.
   *[other] { $seat } buys { $cards_a }.
}
event-sail = The { $colour } ship sails from { $start } to { $end }.
event-payday = Payday for { $colours }!
event-sell = { $seat_is ->
    [you] You sell { $cards_a }: { $price } × { $number } = { $score }, a fifth of it, rounded up: { vps-number }.
   *[other] { $seat } sells { $cards_a }: { $price } × { $number } = { $score }, a fifth of it, rounded up: { vps-number }.
}
event-blind = { $seat_is ->
    [you] You draw blind for victory points: { $card_a }.
   *[other] { $seat } draws blind for victory points: { $card_a }.
}
event-cardless = { $seat_is ->
    [you] You get { vps-number } without a card, because no cards are left.
   *[other] { $seat } gets { vps-number } without a card, because no cards are left.
}
event-token = { $seat_is ->
    [you] You get { new-tokens }.
   *[other] { $seat } gets { new-tokens }.
}
new-tokens = { $colour_count ->
    [one] a { $colour } token
   *[other] a token each in { $colour }
}
event-raid = { $colours_count ->
    [one] Pirates raid the { $colours } ship!
   *[other] Pirates raid the { $colours } ships!
}
event-protect = { $seat_is ->
    [you] You want to save { $card_a }.
   *[other] { $seat } wants to save { $card_a }.
}
event-guard = { $seat_is ->
    [you] You discard { $card_a } for { its-icons }.
   *[other] { $seat } discards { $card_a } for { its-icons }.
}
its-icons = { $card_count ->
    [one] its barrels
   *[other] their barrels
}
event-saved = { $seat_is ->
    [you] You bring { $cards_a } safely into the warehouse.
   *[other] { $seat } brings { $cards_a } safely into the warehouse.
}
event-lost = { $seat_is ->
    [you] You lose { $cards_a } to the pirates.
   *[other] { $seat } loses { $cards_a } to the pirates.
}
event-ship-back = The { $colour } ship goes back to { $end }.
event-over = The game is over: { $reason }.

## What was gained, and from what

gained-vps = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
gained-token = { $n ->
    [one] a token
   *[other] { $n } tokens
}

## Questions

ask-act = What do you do this turn?
    .other = { $seat } chooses an action.
ask-take = Which card of the Market do you take as coins?
    .other = { $seat } takes a card of the Market as coins.
ask-reserve = Which card do you reserve?
    .other = { $seat } reserves a card.
ask-discount = How many tokens do you spend? Each makes one card of its colour free.
    .other = { $seat } decides how many tokens of a colour to spend.
ask-pay = Which cards do you pay with?
    .other = { $seat } pays.
ask-protect = Pirates! Which of your goods do you save?
    .other = { $seat } may save goods from the pirates.
ask-guard = Which card do you discard for its barrels?
    .other = { $seat } discards cards for their barrels.
ask-market = Which card comes to the Market?
    .other = A card is drawn for the Market.
ask-farm = Which card comes to the Farm?
    .other = A card is drawn for the Farm.
ask-blind = Which card is the blind victory point?
    .other = A blind victory point is drawn.

## Answers

do-act = { $deed }
do-take = Take { $card_a }
do-take-own = Take the card you reserved, and your piece back
do-reserve = Reserve { $card_a } in the { $zone }
do-discount = { $tokens ->
    [0] Spend no token
    [one] Spend 1 token: 1 card is free
   *[other] Spend { $tokens } tokens: { $tokens } cards are free
}
    .which = { $tokens ->
        [0] No token: { what-price }
        [one] 1 token: { what-price }
       *[other] { $tokens } tokens: { what-price }
    }
what-price = { $more ->
    [yes] at most { $price }
   *[no] price { $price }
}
do-pay = Pay with { $card_a }
do-done = Save nothing more
do-protect = Save { $card_a }
do-paid = Finish paying
do-guard = Discard { $card_a } for its barrels
send-pay = { $have ->
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
send-protect = { $n ->
    [one] Save one card
   *[other] Save { $n } cards
}
send-guard = { $n ->
    [one] Discard one card
   *[other] Discard { $n } cards
}
draw-card = { $card_the }

## Why not

refuse-classic-only = Cards are reserved in Classic Mode only.
refuse-piece-on-a-card = Your piece lies on a card already. You get it back when you take or buy that card.
refuse-no-card-without-piece = Every card of the Market and the Farm has a piece on it.
refuse-action-possible = You may pass only when no action is possible.
refuse-nothing-open = No card of the Market is open to you.
refuse-market-empty = The Market is empty.
refuse-market-too-dear = The Market costs { price-number }, and you have { coins-number }.
refuse-too-dear-with-tokens = The Market costs { price-number }, or { $least } if you spend all your tokens, and you have { coins-number }.
refuse-no-double-action = There is no Double Action in Classic Mode.
refuse-piece-in-the-sea = There is one Double Action in a game, and you have had yours.
refuse-nothing-left-to-buy = After taking a card, nothing would be left in the Market to buy.
refuse-rest-too-dear = Whichever card you take, the rest costs more than you can pay. You have { coins-number } now.
refuse-nothing-reserved = You have reserved no card.
refuse-reserved-in-the-farm = The card you reserved is still in the Farm.
refuse-rest-too-dear-after = After taking { $card_a } you could not pay for the rest.
refuse-reserved-by-you = The only { $card } open to you is the one you reserved: take your reserved card instead.
refuse-reserved-by-others = Somebody else has reserved { $card_the }.
refuse-only-in-the-farm = { $card_The } is in the Farm. Cards are taken from the Market only.
refuse-not-in-the-market = There is no { $card } in the Market.
refuse-reserved-already = { $card_The } in the { $zone } has a piece on it already.
refuse-not-there = There is no { $card } in the { $zone }.
refuse-too-few-tokens = { $tokens ->
    [0] You have no unused { $colour } token.
    [one] You have only 1 unused { $colour } token.
   *[other] You have only { $tokens } unused { $colour } tokens.
}
refuse-more-tokens-than-cards = { $cards ->
    [one] You buy only 1 { $colour } card, so more tokens would do nothing.
   *[other] You buy only { $cards } { $colour } cards, so more tokens would do nothing.
}
refuse-rest-not-payable = At least { due-number } would be left to pay, and you have { coins-number }.
refuse-not-in-hand = You have no { $card } in your hand.
refuse-paid-in-order = Cards are paid from the highest value down, equal values by colour: { $card_the } comes before { $last_card_the }.
refuse-price-not-reached = You still owe { due-number }: the price must be reached.
refuse-pays-too-little = Cards are paid from the highest value down: with { $card_the } as the next one you do not reach the { due-number } that you owe. After a higher one it may not be needed.
refuse-not-raided = The { $colour } ship is not raided.
refuse-safe-already = Your { $card } is safe in the warehouse already.
refuse-not-in-stock = There is no { $card } in your Stock.
refuse-named-in-order = Cards are named from the highest value down, equal values by colour: { $card_the } comes before { $last_card_the }.
refuse-named-already = You have named your { $card } already, and you have no other.
refuse-discarded-in-order = Cards are discarded from the most barrels down, equal ones by colour: { $card_the } comes before { $last_card_the }.
refuse-too-few-icons = Cards are discarded from the most barrels down: with { $card_the } as the next one you do not reach the { $icons ->
    [one] 1 barrel that is missing
   *[other] { $icons } barrels that are missing
}. After one with more barrels it may not be needed.

## Things

deed-buy = Buy the Market
deed-take = Take one as coins
deed-double = Double Action: take, buy
deed-reserve = Reserve a card of the Market or the Farm with your piece
deed-pass = Pass, because nothing can be done
card-r2 = red 2
    .a = a red 2
    .the = the red 2
    .The = The red 2
card-r3 = red 3
    .a = a red 3
    .the = the red 3
    .The = The red 3
card-r5 = red 5
    .a = a red 5
    .the = the red 5
    .The = The red 5
card-b2 = blue 2
    .a = a blue 2
    .the = the blue 2
    .The = The blue 2
card-b3 = blue 3
    .a = a blue 3
    .the = the blue 3
    .The = The blue 3
card-b5 = blue 5
    .a = a blue 5
    .the = the blue 5
    .The = The blue 5
card-y2 = yellow 2
    .a = a yellow 2
    .the = the yellow 2
    .The = The yellow 2
card-y3 = yellow 3
    .a = a yellow 3
    .the = the yellow 3
    .The = The yellow 3
card-y5 = yellow 5
    .a = a yellow 5
    .the = the yellow 5
    .The = The yellow 5
card-g2 = green 2
    .a = a green 2
    .the = the green 2
    .The = The green 2
card-g3 = green 3
    .a = a green 3
    .the = the green 3
    .The = The green 3
card-g5 = green 5
    .a = a green 5
    .the = the green 5
    .The = The green 5
zone-market = Market
zone-farm = Farm
colour-red = red
    .A = A red
    .goods = cloth
    .ship = Red ship, cloth
    .letter = R
colour-blue = blue
    .A = A blue
    .goods = gems
    .ship = Blue ship, gems
    .letter = B
colour-yellow = yellow
    .A = A yellow
    .goods = grain
    .ship = Yellow ship, grain
    .letter = Y
colour-green = green
    .A = A green
    .goods = wine
    .ship = Green ship, wine
    .letter = G
piece-white = white
piece-pink = pink
piece-gray = grey
piece-light-brown = light brown
space-alexandria = Alexandria
    .short = Alexandria
space-coast = the coast
    .short = Coast
space-cyrenaica = Cyrenaica
    .short = Cyrenaica
space-pirate-waters-1 = the first pirate waters
    .short = Pirates I
space-pirate-waters-2 = the second pirate waters
    .short = Pirates II
space-carthage = Carthage
    .short = Carthage

## The end

reason-tokens = a player has 8 tokens
reason-passes = nobody could do anything for a whole round
account-cards-of-sold-sets = { $colour } { $colour_goods }
account-blind-cards-from-the-draw-pile = Blind cards from the draw pile
account-victory-points-without-a-card = Victory points without a card
account-victory-points = Victory points
account-tokens-both-sides = Tokens (to break ties)
decided-tokens-both-sides = Tokens decide: { $number } to { $other_number }
    .why = { $seat_is ->
        [you] You and { $other_seat }
       *[other] { $other_seat_is ->
            [you] { $seat } and you
           *[other] { $seat } and { $other_seat }
        }
    } both have { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }; then more tokens win, used ones included.
beside-tokens-both-sides = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}

## Odds

odds-at-risk = { $seat_is ->
    [you] You risk { $card } to the pirates.
   *[other] { $seat } risks { $card } to the pirates.
}
odds-at-risk-of = { $seat_is ->
    [you] You risk { $card } to the pirates: you lose { at-risk-number }.
   *[other] { $seat } risks { $card } to the pirates and loses { at-risk-number }.
}
at-risk-number = { $least } to { $most }
odds-next-card = The next card of the draw pile
odds-colour = { $colour_A } card
odds-value = A card of value { $worth }
odds-cards-left = { $cards ->
    [one] 1 card is left before the discard pile is shuffled.
   *[other] { $cards } cards are left before the discard pile is shuffled.
}
odds-shuffled-next = The draw pile is empty: the next draw shuffles { $cards ->
    [one] 1 discarded card
   *[other] { $cards } discarded cards
}.
odds-price = Buying now costs { price-number }.
odds-price-with-tokens = Buying now costs { price-number }, with all your tokens { $least }.
odds-no-arrival = Buying now brings no ship to Carthage.
odds-payday = Buying now means Payday for { $colour }.
odds-raid = { $colour_count ->
    [one] Pirates would raid the { $colour } ship.
   *[other] Pirates would raid the { $colour } ships.
}

## What a viewer may not know

hidden-card = unseen card
    .a = { $count ->
        [one] an unseen card
       *[other] { $count } unseen cards
    }
    .the = the unseen card
    .The = The unseen card

## Options

option-mode = The standard game with Double Action and discounts, or Classic Mode with reservations and bonuses
    .short = Mode
option-mode-modern = modern
option-mode-classic = classic
option-colours = The colour of each seat’s initial hand, from the first seat on
    .short = Colours
option-colours-red = red
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-green = green
option-first-seat = Who takes the first turn
    .short = First turn
    .seat = seat { $n }
option-refill = New cards come at the end of the buyer’s turn, or right after the purchase, before the ships move
    .short = New cards
option-refill-end = at the end of the turn
option-refill-purchase = right after the purchase
option-view = Show everything that perfect memory knows, or only what lies open on a table
    .short = Shown
option-view-full = everything
option-view-table = what lies open
option-paydays = Ships that arrive together share one Payday, or each has its own, in the order red, blue, yellow, green
    .short = Paydays
option-paydays-together = together
option-paydays-one-by-one = one by one
option-rounding = A fifth of the score is rounded up, or down, but never below 1 victory point
    .short = Rounded
option-rounding-up = up
option-rounding-letter = down, at least 1
option-overpay = A payment has no needless card, or as many cards as you like
    .short = Payments
option-overpay-minimal = no needless card
option-overpay-free = as many as you like
option-classic-refill = Classic Mode: new cards come when a turn begins with no card open to the player, or also as soon as a player has taken the last open one
    .short = New cards in Classic Mode
option-classic-refill-turn = when a turn begins
option-classic-refill-at-once = at once

# Things that are counted.
cards-number = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
coins-number = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
price-number = { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}
due-number = { $due ->
    [one] 1 coin
   *[other] { $due } coins
}
saved-number = { $saved ->
    [one] 1 coin
   *[other] { $saved } coins
}
vps-number = { $vps ->
    [one] 1 victory point
   *[other] { $vps } victory points
}

## The table in the terminal

terminal-legend-modern = ● token  ○ used  [R5] safe in the warehouse  8 tokens end the game
terminal-legend-classic = ● token  ○ used  [R5] safe in the warehouse  R5*name reserved  8 tokens end the game
terminal-route = ship route: Alexandria to Carthage
terminal-pirates = ☠ pirates
terminal-open = { $coins ->
    [one] open for { $coins } coin
   *[other] open for { $coins } coins
}
terminal-nothing-open = nothing open
terminal-empty = empty
terminal-none = none
terminal-piles = Piles
terminal-pile-sizes = draw pile { $draw }, discard pile { $discard }
terminal-vps-hidden = VPs hidden
terminal-vps = { $vps } VP
terminal-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
terminal-score = score
terminal-hand = hand
terminal-stock = Stock
terminal-piece-front = { $mode ->
    [classic] reservation piece ready
   *[modern] Double Action ready
}
terminal-piece-sea = { $mode ->
    [classic] reservation piece used
   *[modern] Double Action used
}
terminal-piece-on = piece on { $card } ({ $zone })
terminal-face-down = { $cards ->
    [one] { $cards } card, face down
   *[other] { $cards } cards, face down
}
terminal-worth = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $icons ->
    [one] { $icons } barrel
   *[other] { $icons } barrels
}
terminal-sets = worth { $sets } VP

## The table for the ear

tell-title-modern = Traders of Carthage, modern mode.
tell-title-classic = Traders of Carthage, classic mode.
tell-ship = { $ship }: on space { $number } of 5, { $place }.
tell-market = Market: { $cards }.
tell-market-open = Market: { $cards }. Open cards cost { $coins } together.
tell-farm = Farm: { $cards }.
tell-piles = { $draw ->
    [one] The draw pile has { $draw } card
   *[other] The draw pile has { $draw } cards
}, the discard pile { $discard }.
tell-card = { $colour } { $worth }
tell-reserved = { $card } (reserved: { $name })
tell-nothing = nothing
tell-vps-unknown = an unknown number of VPs
tell-vps = { $vps ->
    [one] { $vps } VP
   *[other] { $vps } VPs
}
tell-tokens-up = { $number } { $colour } face up
tell-tokens-used = { $number } { $colour } used
tell-player = { $who }, { $colour }: { $score }, { $tokens } ({ $each }), { $piece }.
tell-hand-unseen = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, unseen.
tell-hand = { $who }: hand { $cards }; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $icons ->
    [one] { $icons } barrel
   *[other] { $icons } barrels
}.
tell-stock = { $who }: upright Stock { $upright }; in the warehouse { $sideways }.
tell-over-tokens = The game is over: somebody has 8 tokens.
tell-over-passes = The game is over: everybody had to pass.
tell-drawing = Cards are being drawn.
tell-discount = Purchase, { $who }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} due, { $colour } tokens may be spent.
tell-pay = Purchase, { $who }: { $coins ->
    [0] the price is paid; more may be added
    [one] { $coins } coin still due
   *[other] { $coins } coins still due
}.
tell-raid = Pirates raid { $colours }. To name the cards to protect: { $who }.
tell-raid-named = Pirates raid { $colours }. To name the cards to protect: { $who }; named so far: { $cards }.
tell-guard = Protection of { $cards }, { $who }: { $icons ->
    [one] { $icons } barrel
   *[other] { $icons } barrels
} still missing.
tell-to-answer = To answer: { $who }.
