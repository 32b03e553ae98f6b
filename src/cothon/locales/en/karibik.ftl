### karibik: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Händler der Karibik

## What happened

event-starter = { $seat_is ->
    [you] You are the starting player.
   *[other] { $seat } is the starting player.
}
event-turn = { $seat_is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
event-dead-end = Deck and discard are both empty: this round is the last.
event-reveal = { $seat_is ->
    [you] You reveal { $card_full }.
   *[other] { $seat } reveals { $card_full }.
}
event-harbour = { $card_The } goes into the harbour.
event-row = { $card_The } is open to all now.
event-repel = { $seat_is ->
    [you] You repel { $card_the }.
   *[other] { $seat } repels { $card_the }.
}
event-tax = { $card_full }: whoever has 12 coins or more loses half of them.
event-tax-loss = { $seat_is ->
    [you] You lose { coins-number } to the tax.
   *[other] { $seat } loses { coins-number } to the tax.
}
event-tax-bonus = { $seat_is ->
    [you] You get { coins-number } from the tax.
   *[other] { $seat } gets { coins-number } from the tax.
}
event-discard = To the discard: { $cards_a }.
event-bust = { $seat_is ->
    [you] You go bust: { $card_the } is a second ship of its type.
   *[other] { $seat } goes bust: { $card_the } is a second ship of its type.
}
event-stop = { $seat_is ->
    [you] You stop: { stop-harbour }.
   *[other] { $seat } stops: { stop-harbour }.
}
stop-harbour = { $cards ->
    [0] the harbour is empty
    [one] the harbour has 1 card
   *[other] the harbour has { $cards } cards, with { $ships ->
        [0] no ship
        [one] 1 type of ship
       *[other] { $ships } types of ship
    }
}
event-step = { $seat_is ->
    [you] You may take { takes-number }.
   *[other] { $seat } may take { takes-number }.
}
event-done = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
    .forced = There is nothing that you can take.
event-no-followers = { $seat_is ->
    [you] The others may take nothing, because you took no card.
   *[other] The others may take nothing, because { $seat } took no card.
}
event-admiral = { $seat_is ->
    [you] { $coins ->
        [2] Your Admiral brings { coins-number }.
       *[other] Your Admirals bring { coins-number }.
    }
   *[other] { $coins ->
        [2] { $seat }’s Admiral brings { coins-number }.
       *[other] { $seat }’s Admirals bring { coins-number }.
    }
}
event-jester = { $seat_is ->
    [you] { $coins ->
        [one] Your Jester brings { coins-number }.
       *[other] Your Jesters bring { coins-number }.
    }
   *[other] { $coins ->
        [one] { $seat }’s Jester brings { coins-number }.
       *[other] { $seat }’s Jesters bring { coins-number }.
    }
}
event-loot = { $seat_is ->
    [you] You loot { $card_the }.
   *[other] { $seat } loots { $card_the }.
}
event-hire = { $seat_is ->
    [you] You hire { $card_a } { hire-price }.
   *[other] { $seat } hires { $card_a } { hire-price }.
}
hire-price = { $cost ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $cost } coins
}
event-hired = { $seat_is ->
    [you] { $card_The } joins your crew.
   *[other] { $card_The } joins the crew of { $seat }.
}
event-fee = { $seat_is ->
    [you] You pay { $to_seat } { coins-number }.
   *[other] { $to_seat_is ->
        [you] { $seat } pays you { coins-number }.
       *[other] { $seat } pays { $to_seat } { coins-number }.
    }
}
event-gain = { $seat_is ->
    [you] You gain { coins-number }.
   *[other] { $seat } gains { coins-number }.
}
event-no-coins = { $seat_is ->
    [you] You get { coins-number } less, because no cards are left.
   *[other] { $seat } gets { coins-number } less, because no cards are left.
}
event-spend = { $seat_is ->
    [you] You spend { coins-number }.
   *[other] { $seat } spends { coins-number }.
}
event-flip = { $seat_is ->
    [you] { $card_count ->
        [one] You spend a coin: it was { $card_a }.
       *[other] You spend { $card_count } coins: they were { $card_a }.
    }
   *[other] { $card_count ->
        [one] { $seat } spends a coin: it was { $card_a }.
       *[other] { $seat } spends { $card_count } coins: they were { $card_a }.
    }
}
event-reshuffle = The discard is shuffled into a new deck of { cards-number }.
event-settle = What was spent face down goes into the new deck: { $card_a }.
event-complete = { $seat_is ->
    [you] You set out to complete { $card_the }.
   *[other] { $seat } sets out to complete { $card_the }.
}
event-give = { $seat_is ->
    [you] You hand in { $card_a }.
   *[other] { $seat } hands in { $card_a }.
}
event-completed = { $seat_is ->
    [you] You complete { $card_the }.
   *[other] { $seat } completes { $card_the }.
}
event-target = { $seat_is ->
    [you] You have { $influence } influence: this round is the last.
   *[other] { $seat } has { $influence } influence: this round is the last.
}
event-over = The game is over: { $reason }.

## What was gained in a round, and from what

gained-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
gained-person = { $n ->
    [one] a person
   *[other] { $n } people
}
gained-request = { $n ->
    [one] a request
   *[other] { $n } requests
}
from-loot = ships
from-admiral = Admirals
from-jester = Jesters
from-fee = fees of others
from-tax-bonus = the tax
from-completed = requests

## Questions

ask-discover = { $can_complete ->
    [yes] { $can_stop ->
        [yes] { $can_reveal ->
            [yes] Reveal another card, stop, or complete a request?
           *[no] Stop, or complete a request?
        }
       *[no] Reveal a card, or complete a request?
    }
   *[no] { $can_stop ->
        [yes] { $can_reveal ->
            [yes] Reveal another card, or stop?
           *[no] No further card may be revealed: stop.
        }
       *[no] Reveal your first card.
    }
}
    .other = { $seat } reveals cards, or stops.
ask-repel = Repel the ship, or let it in?
    .other = { $seat } may repel the ship.
ask-pay = Whom do you hand in for the request?
    .other = { $seat } hands in people for a request.
ask-take = { $can_hire ->
    [yes] Which card do you take from the harbour?
   *[no] { $can_loot ->
        [yes] Which ship do you loot?
       *[no] { $can_complete ->
            [yes] Do you complete a request?
           *[no] There is nothing here that you can take.
        }
    }
}
    .other = { $seat } may take a card from the harbour.
ask-starter = Who begins?
    .other = The starting player is drawn.
ask-reveal = Which card is revealed?
    .other = A card is revealed.
ask-settle = Which coin that was spent face down goes into the new deck?
    .other = A coin that was spent face down goes into the new deck.
ask-flip = Which card is the coin that is spent?
    .other = A spent coin is turned up.

## Answers

do-reveal = Reveal a card
do-stop = Stop
do-repel = Repel it
do-keep = Let it in
do-complete = Complete: { $request_asks }
do-give = Hand in { $person_a }
do-loot = Loot { $type_the }
    .which = { $equal ->
        [yes] Loot { $card_full }
       *[no] { $several ->
            [yes] Loot { $type_the } with { coins-number }
           *[no] Loot { $type_the }
        }
    }{ the-net }
do-hire = Hire { $person_full }
    .which = Hire { $person_a } { hire-price }{ the-fee }
the-fee = { $fee ->
    [0] { "" }
   *[other] , fee { $fee }
}
the-net = { $fee ->
    [0] { "" }
   *[other] {" "}(net { $net ->
        [0] ±0
       *[other] +{ $net }
    })
}
do-done = Take nothing more
    .which = { $first ->
        [yes] Take nothing
       *[other] No request
    }
send-give = { $n ->
    [one] Hand in one person
   *[other] Hand in { $n } people
}

draw-seat = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
}
draw-card = { $card_full }

## Why not

refuse-no-cards = Deck and discard are both empty: there is no card to reveal.
refuse-most-revealed = You have revealed { $shown ->
    [one] 1 card
   *[other] { $shown } cards
} in this turn; more are not allowed.
refuse-reveal-first = You must reveal at least one card before you stop.
refuse-not-in-game = { $card_The } is not in this game.
refuse-only-active = Only the active player completes requests, in his own turn.
refuse-completed-already = { $seat_is ->
    [you] You have completed { $card_the } already.
   *[other] { $seat } has completed { $card_the } already.
}
refuse-not-in-row = { $card_The } is not open.
refuse-persons-missing = For { $card_the } you lack { $missing ->
    [one] one person
   *[other] { $missing } people
}: you have { $captain ->
    [0] no Captain
    [one] 1 Captain
   *[other] { $captain } Captains
}, { $priest ->
    [0] no Priest
    [one] 1 Priest
   *[other] { $priest } Priests
}, { $settler ->
    [0] no Settler
    [one] 1 Settler
   *[other] { $settler } Settlers
} and { jacks-number }.
refuse-jack-too-soon = If a Jack stands in for { $person_a } now, Jacks must cover all that is still open. That takes { $needed }, and you have { jacks-number }.
refuse-other-symbols-now = { $person_plural } are handed in first ({ $open } still open): each is a { $person } or a Jack of all Trades.
refuse-person-used-up = You have no { $person } left.
refuse-jacks-from-now-on = After a Jack has stood in for { $person_a }, Jacks stand in for the other { $person_plural }, too.
refuse-after-bust = After a bust nobody takes cards.
refuse-no-take-left = You may take no more cards.
refuse-no-ship = There is no { $type } in the harbour.
refuse-other-ship-first = { $type_The } with the most coins is looted first, of equal ones the strongest.
refuse-no-coin-for-fee = Taking a card costs you a fee of 1 coin, and you have none.
refuse-no-person = There is no { $card } of that cost in the harbour.
refuse-too-dear = { $card_The } costs { $cost }{ $ladies ->
    [0] { $fee ->
        [0] { "" }
       *[other] , and a fee of 1: { $due } in all
    }
    [one] , less 1 for your Mademoiselle{ $fee ->
        [0] { "" }
       *[other] , and a fee of 1
    }: { $due } in all
   *[other] , less { $ladies } for your Mademoiselles{ $fee ->
        [0] { "" }
       *[other] , and a fee of 1
    }: { $due } in all
}. You have { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}.

coins-number = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
cards-number = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
takes-number = { $takes ->
    [one] 1 card
   *[other] { $takes } cards
}
jacks-number = { $jacks ->
    [0] no Jack of all Trades
    [one] 1 Jack of all Trades
   *[other] { $jacks } Jacks of all Trades
}

## The end

reason-target = a player reached the influence that ends the game, and the round was played out
reason-dead-end = deck and discard were empty, and the round was played out
reason-max-rounds = the last round is over
account-person = { $person_plural }
account-requests = Requests
account-influence = Influence
account-completed = Completed requests (to qualify)
account-coins = Coins (to break ties)
decided-no-request = { $seats_count ->
    [1] { $seat_is ->
        [you] Your { $points } did not count
       *[other] { $seat }’s { $points } did not count
    }
   *[other] The influence of { $seats } did not count
}
    .why = Without a completed request nobody can win. { $other_seat_is ->
        [you] { $place ->
            [1] That is why you win with { $other_points }.
            [2] That is why you are second with { $other_points }.
           *[other] That is why you rank higher with { $other_points }.
        }
       *[other] { $place ->
            [1] That is why { $other_seat } wins with { $other_points }.
            [2] That is why { $other_seat } is second with { $other_points }.
           *[other] That is why { $other_seat } ranks higher with { $other_points }.
        }
    }
decided-nobody = Nobody completed a request
    .why = Without one nobody can win, so all share the first place.
decided-coins = Coins decide: { $number } to { $other_number }
    .why = { $seat_is ->
        [you] You and { $other_seat }
       *[other] { $other_seat_is ->
            [you] { $seat } and you
           *[other] { $seat } and { $other_seat }
        }
    } both have { $points } influence; then more coins win.
beside-completed = { $n ->
    [0] no request
    [one] 1 request
   *[other] { $n } requests
}
beside-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## Odds

odds-next-card = The next card
odds-bust = Bust
odds-bust-let-in = Bust: let in
odds-bust-repelled = repelled
odds-new-ship = A ship: of a new type
odds-weak-ship = A ship: one you can repel
odds-person = A person
odds-request = A request
odds-tax = A Tax Increase
odds-type = A ship: { $type }
odds-new-ship-brings = A ship of a new type brings { coins-number } on average.
odds-best-ship-brings = The best ship in the harbour brings { coins-number }.
odds-estimated = Estimated over imagined worlds: coins spent face down went into this deck.
odds-no-bust = Chance of no bust in the next { $cards ->
    [one] card
   *[other] { $cards } cards, one after the other
}, as the harbour is now: { $percent } per cent.
odds-no-bust-let-in = If you let the ship in, chance of no bust in the next { $cards ->
    [one] card
   *[other] { $cards } cards, one after the other
}: { $percent } per cent.

## Options

option-edition = Which list of cards is played with
    .short = Cards
option-edition-karibik110 = Händler der Karibik, 110 cards
option-edition-portroyal120 = Port Royal, 120 cards
option-start = Who begins
    .short = Begins
    .seat = seat { $n }
option-start-random = drawn at random
option-target = Influence that ends the game
    .short = Goal
option-require-expedition = Only a player with a completed request can end and win the game
    .short = Request needed to win
option-require-expedition-true = yes
option-require-expedition-false = no
option-expedition-values = What requests are worth
    .short = Requests
option-expedition-values-3-5 = 3 or 5 influence
option-expedition-values-4-6 = 4 or 6 influence
option-expedition-values-2-5 = 2 or 5 influence
option-expedition-values-portroyal = as in Port Royal
option-duplicate = A second ship of a type that can be repelled
    .short = Second ship
option-duplicate-auto = is repelled at once
option-duplicate-ask = is repelled or kept, and kept it is a bust
    .short = may be kept, and busts
option-duplicate-stay = is repelled or kept, and kept it stays in the harbour
    .short = may be kept, and stays
option-jester = Whom Jesters pay for an empty harbour
    .short = Jesters pay
option-jester-all = all players
option-jester-others = all but the active player
option-governor-now = A Governor adds a card to the step in which he is hired
    .short = Governor at once
option-governor-now-true = yes
option-governor-now-false = no
option-bust-expedition = Requests may still be completed after a bust
    .short = Requests after a bust
option-bust-expedition-true = yes
option-bust-expedition-false = no
option-followers = When the others may take cards
    .short = The others take cards
option-followers-always = always
option-followers-after-take = only after the active player took one
option-fee-from-loot = Whoever has no coins pays the fee for a ship out of its loot
    .short = Fee out of the loot
option-fee-from-loot-true = yes
option-fee-from-loot-false = no
option-spent = How coins are spent
    .short = Spent coins
option-spent-open = face up
option-spent-unseen = face down
option-max-rounds = The last round at the latest
    .short = Last round
option-admiral-now = An Admiral pays at once if he is hired with five more cards in the harbour
    .short = Admiral at once
option-admiral-now-true = yes
option-admiral-now-false = no
option-jester-empty = Jesters pay a player who takes the last card of the harbour himself
    .short = Jesters pay for the last card
option-jester-empty-true = yes
option-jester-empty-false = no
option-requests = How long the active player may complete requests
    .short = Requests are completed
option-requests-step = until his own step is over
option-requests-turn = until his turn is over, after all others

## The table in the terminal

terminal-starter-drawn = The starting player is drawn.
terminal-round = { $seat_is ->
    [you] Round { $round }, your turn
   *[other] Round { $round }, { $seat }’s turn
}
terminal-over = the game is over
terminal-discovering = { $cards ->
    [0] no card revealed yet
    [one] 1 card revealed
   *[other] { $cards } cards revealed
}
terminal-taking = { $seat_is ->
    [you] Loot and Hire, you may take { takes-number }
   *[other] Loot and Hire, { $seat } may take { takes-number }
}
terminal-piles = Deck { $deck }, discard { $discard }. Goal: { $goal } ★{ $request ->
    [yes] { " " }and a completed request
   *[no] { "" }
}.
terminal-last-round = LAST ROUND
terminal-harbour = Harbour
terminal-requests = Open requests
terminal-empty = empty
terminal-no-requests = none
terminal-just-revealed = just revealed
terminal-later = looted later
terminal-tax-rule = 12 ● or more:
    lose half
terminal-brings = ● brings { $coins }
terminal-strength = ⚔ strength { $strength }
terminal-skull = ☠ no repelling
terminal-costs = ● costs { $cost }
terminal-costs-you = ● costs { $cost }, you { $own }
terminal-ready = ready: { $names }
terminal-you-small = you
terminal-player = Player
terminal-coins = ● coins
terminal-influence = ★ infl.
terminal-power = ⚔ str.
terminal-crew = Crew
terminal-nobody = nobody yet
terminal-done = { $card } (completed)
terminal-legend = ● coins  ★ influence  ⚔ strength  ☠ cannot be repelled  ▶ to answer  * active
terminal-person-several = { $number } { $person_plural }
terminal-need = { $number ->
    [one] 1 { $person }
   *[other] { $number } { $person_plural }
}
terminal-skill-trader = +1 loot
terminal-skill-captain = for requests
terminal-skill-priest = for requests
terminal-skill-settler = for requests
terminal-skill-jack = any symbol
terminal-skill-sailor = ⚔ 1
terminal-skill-pirate = ⚔ 2
terminal-skill-mademoiselle = hires -1
terminal-skill-jester = ● if empty
terminal-skill-admiral = ● 2 if 5+
terminal-skill-governor = +1 take

## The table for the ear

tell-turn = { $round }: { $phase }.
tell-last-round = The end is triggered: this round is the last.
tell-piles = The deck has { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}, the discard { $discard }.
tell-harbour = In the harbour: { $cards }.
tell-harbour-empty = The harbour is empty.
tell-revealed = Just revealed: { $card }.
tell-ship = { $type }, { coins-number }, { $strength ->
    [-1] cannot be repelled
   *[other] strength { $strength }
}
tell-person = { $name }, costs { $cost }, influence { $influence }
tell-person-for-you = { $name }, costs { $cost }, for you { $own }, influence { $influence }
tell-request = Open request: { $persons } for { coins-number } and { $influence } influence.
tell-request-ready = { $names } could complete it.
tell-no-request = No request is open.
tell-player = { $name }: { coins-number }, influence { $influence }, strength { $strength }, { $completed ->
    [0] no completed request
    [one] 1 completed request
   *[other] { $completed } completed requests
}. Crew: { $crew }.

## Ships
type-pinnace = Pinnace
    .a = a Pinnace
    .A = A Pinnace
    .the = the Pinnace
    .The = The Pinnace
type-flute = Flute
    .a = a Flute
    .A = A Flute
    .the = the Flute
    .The = The Flute
type-skiff = Skiff
    .a = a Skiff
    .A = A Skiff
    .the = the Skiff
    .The = The Skiff
type-frigate = Frigate
    .a = a Frigate
    .A = A Frigate
    .the = the Frigate
    .The = The Frigate
type-galleon = Galleon
    .a = a Galleon
    .A = A Galleon
    .the = the Galleon
    .The = The Galleon

## Persons
person-trader = Trader
    .a = a Trader
    .plural = Traders
    .short = Trader
    .skill = +1 coin per ship
    .code = Tr
person-settler = Settler
    .a = a Settler
    .the = the Settler
    .The = The Settler
    .plural = Settlers
    .short = Settler
    .skill = for requests
    .code = Se
person-captain = Captain
    .a = a Captain
    .the = the Captain
    .The = The Captain
    .plural = Captains
    .short = Captain
    .skill = for requests
    .code = Ca
person-priest = Priest
    .a = a Priest
    .the = the Priest
    .The = The Priest
    .plural = Priests
    .short = Priest
    .skill = for requests
    .code = Pr
person-jack = Jack of all Trades
    .a = a Jack of all Trades
    .the = the Jack of all Trades
    .The = The Jack of all Trades
    .plural = Jacks of all Trades
    .short = Jack
    .skill = any symbol
    .code = Ja
person-sailor = Sailor
    .a = a Sailor
    .the = the Sailor
    .The = The Sailor
    .plural = Sailors
    .short = Sailor
    .skill = strength 1
    .code = Sa
person-pirate = Pirate
    .a = a Pirate
    .the = the Pirate
    .The = The Pirate
    .plural = Pirates
    .short = Pirate
    .skill = strength 2
    .code = Pt
person-mademoiselle = Mademoiselle
    .a = a Mademoiselle
    .the = the Mademoiselle
    .The = The Mademoiselle
    .plural = Mademoiselles
    .short = Mademoiselle
    .skill = hire for 1 less
    .code = Md
person-jester = Jester
    .a = a Jester
    .the = the Jester
    .The = The Jester
    .plural = Jesters
    .short = Jester
    .skill = 1 coin at a bust or an empty harbour
    .code = Js
person-admiral = Admiral
    .a = an Admiral
    .the = the Admiral
    .The = The Admiral
    .plural = Admirals
    .short = Admiral
    .skill = 2 coins at 5 cards
    .code = Ad
person-governor = Governor
    .a = a Governor
    .the = the Governor
    .The = The Governor
    .plural = Governors
    .short = Governor
    .skill = take one card more
    .code = Gv
person-trader-pinnace = Pinnace Trader
    .a = a Pinnace Trader
    .the = the Pinnace Trader
    .The = The Pinnace Trader
    .plural = Pinnace Traders
person-trader-flute = Flute Trader
    .a = a Flute Trader
    .the = the Flute Trader
    .The = The Flute Trader
    .plural = Flute Traders
person-trader-skiff = Skiff Trader
    .a = a Skiff Trader
    .the = the Skiff Trader
    .The = The Skiff Trader
    .plural = Skiff Traders
person-trader-frigate = Frigate Trader
    .a = a Frigate Trader
    .the = the Frigate Trader
    .The = The Frigate Trader
    .plural = Frigate Traders
person-trader-galleon = Galleon Trader
    .a = a Galleon Trader
    .the = the Galleon Trader
    .The = The Galleon Trader
    .plural = Galleon Traders

## Cards: ships by coins and strength, persons by cost, requests, taxes
card-pinnace-1-1 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (1 coin, strength 1)
card-pinnace-2-1 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (2 coins, strength 1)
card-pinnace-2-2 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (2 coins, strength 2)
card-pinnace-3-2 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (3 coins, strength 2)
card-pinnace-3-4 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (3 coins, strength 4)
card-pinnace-4-4 = { type-pinnace }
    .a = { type-pinnace.a }
    .the = { type-pinnace.the }
    .The = { type-pinnace.The }
    .full = { type-pinnace.a } (4 coins, strength 4)
card-flute-1-1 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (1 coin, strength 1)
card-flute-2-1 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (2 coins, strength 1)
card-flute-2-2 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (2 coins, strength 2)
card-flute-3-2 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (3 coins, strength 2)
card-flute-3-5 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (3 coins, strength 5)
card-flute-4-5 = { type-flute }
    .a = { type-flute.a }
    .the = { type-flute.the }
    .The = { type-flute.The }
    .full = { type-flute.a } (4 coins, strength 5)
card-skiff-1-1 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (1 coin, strength 1)
card-skiff-2-1 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (2 coins, strength 1)
card-skiff-2-3 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (2 coins, strength 3)
card-skiff-3-3 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (3 coins, strength 3)
card-skiff-3-5 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (3 coins, strength 5)
card-skiff-4-5 = { type-skiff }
    .a = { type-skiff.a }
    .the = { type-skiff.the }
    .The = { type-skiff.The }
    .full = { type-skiff.a } (4 coins, strength 5)
card-frigate-1-1 = { type-frigate }
    .a = { type-frigate.a }
    .the = { type-frigate.the }
    .The = { type-frigate.The }
    .full = { type-frigate.a } (1 coin, strength 1)
card-frigate-2-3 = { type-frigate }
    .a = { type-frigate.a }
    .the = { type-frigate.the }
    .The = { type-frigate.The }
    .full = { type-frigate.a } (2 coins, strength 3)
card-frigate-3-6 = { type-frigate }
    .a = { type-frigate.a }
    .the = { type-frigate.the }
    .The = { type-frigate.The }
    .full = { type-frigate.a } (3 coins, strength 6)
card-frigate-3-skull = { type-frigate }
    .a = { type-frigate.a }
    .the = { type-frigate.the }
    .The = { type-frigate.The }
    .full = { type-frigate.a } (3 coins, cannot be repelled)
card-frigate-4-skull = { type-frigate }
    .a = { type-frigate.a }
    .the = { type-frigate.the }
    .The = { type-frigate.The }
    .full = { type-frigate.a } (4 coins, cannot be repelled)
card-galleon-1-2 = { type-galleon }
    .a = { type-galleon.a }
    .the = { type-galleon.the }
    .The = { type-galleon.The }
    .full = { type-galleon.a } (1 coin, strength 2)
card-galleon-2-4 = { type-galleon }
    .a = { type-galleon.a }
    .the = { type-galleon.the }
    .The = { type-galleon.The }
    .full = { type-galleon.a } (2 coins, strength 4)
card-galleon-3-7 = { type-galleon }
    .a = { type-galleon.a }
    .the = { type-galleon.the }
    .The = { type-galleon.The }
    .full = { type-galleon.a } (3 coins, strength 7)
card-galleon-3-skull = { type-galleon }
    .a = { type-galleon.a }
    .the = { type-galleon.the }
    .The = { type-galleon.The }
    .full = { type-galleon.a } (3 coins, cannot be repelled)
card-galleon-4-skull = { type-galleon }
    .a = { type-galleon.a }
    .the = { type-galleon.the }
    .The = { type-galleon.The }
    .full = { type-galleon.a } (4 coins, cannot be repelled)
card-trader-pinnace-3 = { person-trader-pinnace }
    .a = { person-trader-pinnace.a }
    .the = { person-trader-pinnace.the }
    .The = { person-trader-pinnace.The }
    .full = { person-trader-pinnace.a } (costs 3, 1 influence)
card-trader-pinnace-5 = { person-trader-pinnace }
    .a = { person-trader-pinnace.a }
    .the = { person-trader-pinnace.the }
    .The = { person-trader-pinnace.The }
    .full = { person-trader-pinnace.a } (costs 5, 2 influence)
card-trader-flute-3 = { person-trader-flute }
    .a = { person-trader-flute.a }
    .the = { person-trader-flute.the }
    .The = { person-trader-flute.The }
    .full = { person-trader-flute.a } (costs 3, 1 influence)
card-trader-flute-5 = { person-trader-flute }
    .a = { person-trader-flute.a }
    .the = { person-trader-flute.the }
    .The = { person-trader-flute.The }
    .full = { person-trader-flute.a } (costs 5, 2 influence)
card-trader-skiff-3 = { person-trader-skiff }
    .a = { person-trader-skiff.a }
    .the = { person-trader-skiff.the }
    .The = { person-trader-skiff.The }
    .full = { person-trader-skiff.a } (costs 3, 1 influence)
card-trader-frigate-3 = { person-trader-frigate }
    .a = { person-trader-frigate.a }
    .the = { person-trader-frigate.the }
    .The = { person-trader-frigate.The }
    .full = { person-trader-frigate.a } (costs 3, 1 influence)
card-trader-galleon-3 = { person-trader-galleon }
    .a = { person-trader-galleon.a }
    .the = { person-trader-galleon.the }
    .The = { person-trader-galleon.The }
    .full = { person-trader-galleon.a } (costs 3, 1 influence)
card-settler-4 = { person-settler }
    .a = { person-settler.a }
    .the = { person-settler.the }
    .The = { person-settler.The }
    .full = { person-settler.a } (costs 4, 1 influence)
card-captain-4 = { person-captain }
    .a = { person-captain.a }
    .the = { person-captain.the }
    .The = { person-captain.The }
    .full = { person-captain.a } (costs 4, 1 influence)
card-priest-4 = { person-priest }
    .a = { person-priest.a }
    .the = { person-priest.the }
    .The = { person-priest.The }
    .full = { person-priest.a } (costs 4, 1 influence)
card-jack-6 = { person-jack }
    .a = { person-jack.a }
    .the = { person-jack.the }
    .The = { person-jack.The }
    .full = { person-jack.a } (costs 6, 1 influence)
card-sailor-3 = { person-sailor }
    .a = { person-sailor.a }
    .the = { person-sailor.the }
    .The = { person-sailor.The }
    .full = { person-sailor.a } (costs 3, 1 influence)
card-sailor-5 = { person-sailor }
    .a = { person-sailor.a }
    .the = { person-sailor.the }
    .The = { person-sailor.The }
    .full = { person-sailor.a } (costs 5, 2 influence)
card-sailor-7 = { person-sailor }
    .a = { person-sailor.a }
    .the = { person-sailor.the }
    .The = { person-sailor.The }
    .full = { person-sailor.a } (costs 7, 3 influence)
card-pirate-5 = { person-pirate }
    .a = { person-pirate.a }
    .the = { person-pirate.the }
    .The = { person-pirate.The }
    .full = { person-pirate.a } (costs 5, 1 influence)
card-pirate-7 = { person-pirate }
    .a = { person-pirate.a }
    .the = { person-pirate.the }
    .The = { person-pirate.The }
    .full = { person-pirate.a } (costs 7, 2 influence)
card-pirate-9 = { person-pirate }
    .a = { person-pirate.a }
    .the = { person-pirate.the }
    .The = { person-pirate.The }
    .full = { person-pirate.a } (costs 9, 3 influence)
card-mademoiselle-7 = { person-mademoiselle }
    .a = { person-mademoiselle.a }
    .the = { person-mademoiselle.the }
    .The = { person-mademoiselle.The }
    .full = { person-mademoiselle.a } (costs 7, 2 influence)
card-mademoiselle-9 = { person-mademoiselle }
    .a = { person-mademoiselle.a }
    .the = { person-mademoiselle.the }
    .The = { person-mademoiselle.The }
    .full = { person-mademoiselle.a } (costs 9, 3 influence)
card-jester-5 = { person-jester }
    .a = { person-jester.a }
    .the = { person-jester.the }
    .The = { person-jester.The }
    .full = { person-jester.a } (costs 5, 1 influence)
card-jester-7 = { person-jester }
    .a = { person-jester.a }
    .the = { person-jester.the }
    .The = { person-jester.The }
    .full = { person-jester.a } (costs 7, 2 influence)
card-jester-9 = { person-jester }
    .a = { person-jester.a }
    .the = { person-jester.the }
    .The = { person-jester.The }
    .full = { person-jester.a } (costs 9, 3 influence)
card-admiral-5 = { person-admiral }
    .a = { person-admiral.a }
    .the = { person-admiral.the }
    .The = { person-admiral.The }
    .full = { person-admiral.a } (costs 5, 1 influence)
card-admiral-7 = { person-admiral }
    .a = { person-admiral.a }
    .the = { person-admiral.the }
    .The = { person-admiral.The }
    .full = { person-admiral.a } (costs 7, 2 influence)
card-admiral-9 = { person-admiral }
    .a = { person-admiral.a }
    .the = { person-admiral.the }
    .The = { person-admiral.The }
    .full = { person-admiral.a } (costs 9, 3 influence)
card-governor-8 = { person-governor }
    .a = { person-governor.a }
    .the = { person-governor.the }
    .The = { person-governor.The }
    .full = { person-governor.a } (costs 8, 0 influence)
card-exp-cc = request for two Captains
    .asks = 2 Captains
    .a = a request for two Captains
    .the = the request for two Captains
    .The = The request for two Captains
    .full = a request for two Captains
card-exp-pp = request for two Priests
    .asks = 2 Priests
    .a = a request for two Priests
    .the = the request for two Priests
    .The = The request for two Priests
    .full = a request for two Priests
card-exp-ss = request for two Settlers
    .asks = 2 Settlers
    .a = a request for two Settlers
    .the = the request for two Settlers
    .The = The request for two Settlers
    .full = a request for two Settlers
card-exp-ccs = request for two Captains and a Settler
    .asks = 2 Captains, Settler
    .a = a request for two Captains and a Settler
    .the = the request for two Captains and a Settler
    .The = The request for two Captains and a Settler
    .full = a request for two Captains and a Settler
card-exp-pps = request for two Priests and a Settler
    .asks = 2 Priests, Settler
    .a = a request for two Priests and a Settler
    .the = the request for two Priests and a Settler
    .The = The request for two Priests and a Settler
    .full = a request for two Priests and a Settler
card-exp-cps = request for a Captain, a Priest and a Settler
    .asks = Captain, Priest, Settler
    .a = a request for a Captain, a Priest and a Settler
    .the = the request for a Captain, a Priest and a Settler
    .The = The request for a Captain, a Priest and a Settler
    .full = a request for a Captain, a Priest and a Settler
card-tax-strength = Tax Increase
    .a = a Tax Increase
    .the = the Tax Increase
    .The = The Tax Increase
    .full = a Tax Increase (a coin for the most strength)
card-tax-influence = Tax Increase
    .a = a Tax Increase
    .the = the Tax Increase
    .The = The Tax Increase
    .full = a Tax Increase (a coin for the least influence)

hidden-card = unseen card
    .a = { $count ->
        [one] an unseen card
       *[other] { $count } unseen cards
    }
    .the = the unseen card
    .The = The unseen card
    .full = an unseen card
