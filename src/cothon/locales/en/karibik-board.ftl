# What stands on the board of karibik, in its text table and hints.

board-1-take = 1 take
board-4-types-2 = 4 types: 2
board-5-types-3 = 5 types: 3
board-active-player = Active player: { $who }
board-asks-for = Asks for
board-begins = begins
board-begins-each-round = begins each round
board-being-hired = Being hired: { $card }
board-being-paid-for = Being paid for: { $card }
board-buried =
    { $n ->
        [one] { $n } card of the discard pile lies face down.
       *[other] { $n } cards of the discard pile lie face down.
    }
board-can-be-completed-by = Can be completed by
board-can-win = can win
    .title = Can win
board-cards-revealed-turn =
    Revealed in this turn: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-cards-unseen-discarded = Cards unseen and discarded
board-coins = Coins
board-completed = completed
board-completed-card = Completed: { $card }
board-completed-requests = Completed requests
board-cost = Cost
board-cost-for = { $who }: { $cost }
board-crew = Crew
board-crew-of = Crew of { $who }
board-deck = deck
board-deck-cards =
    Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-discard-cards =
    Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-discard-cards-show-all =
    Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Show all cards
board-ends-at = The game ends at { $n } influence
board-expedition-requests = Expedition Requests
board-for-you = { $card }, for you { $coins }
board-hand-in = hand in the persons shown
board-harbour-empty = The harbour is empty.
board-harbour-empty-help = The harbour is empty. Cards come from the deck.
board-influence = Influence
board-just-revealed = revealed
board-just-revealed-card = Just revealed: { $card }
board-let-in = Let in
board-no-request-open = No request is open.
board-no-ship-of = no { $ship }
board-nobody-hired =
    Nobody hired yet. You have { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
board-nothing-left-take = Nothing is left to take.
board-person = { $name }, { $skill }, cost { $cost }, influence { $influence }
board-person-help = On the left the cost in coins, on the right the influence.
board-persons = Persons
board-persons-cost = Persons (cost)
board-phase-discover = Round { $n }: Discover
board-phase-discover-last = Last round ({ $n }): Discover
board-phase-over = Round { $n }: the game is over
board-phase-take = Round { $n }: Loot and Hire
board-phase-take-last = Last round ({ $n }): Loot and Hire
board-repel = Repel
board-request =
    Request for { $persons }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, influence { $influence }
board-request-can-be-completed = { $card }, can be completed by { $who }
board-request-help = A request: the persons it asks for, the reward in coins, the influence.
board-request-for = Request: { $persons }
board-requests-and-taxes = Requests and taxes
board-requests-help = Only with a completed request can you end and win the game
board-requests-note = without one nobody wins
board-round-last = This round is the last
board-round-most = Round { $n } of at most { $most }
board-ship =
    { $name }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, strength { $strength }
board-ship-later = { $ship } (looted later)
board-ship-help = On the left the coins, on the right the strength that drives the ship away; a skull: nothing does.
board-ship-skull =
    { $name }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, skull
board-ship-types =
    { $n ->
        [one] { $n } ship type
       *[other] { $n } ship types
    }
board-ships-coins-strength = Ships (coins/strength)
board-skill = Skill
board-skull = skull
board-starting-player = Starting player: { $who }
board-state-game = State of the game
board-strength = Strength
board-takes-help = How many cards the active player may take (K9.2)
board-takes-left =
    { $n ->
        [one] { $n } take left
       *[other] { $n } takes left
    }
board-takes-left-for = Takes left for { $who }: { $n }
board-tax-increase = Tax Increase
board-tax-influence = Tax (influence)
board-tax-influence-card = Tax Increase, a coin for the least influence
board-tax-strength = Tax (strength)
board-tax-strength-card = Tax Increase, a coin for the most strength
board-times = { $n } × { $card }
board-unseen = unseen
board-unseen-and-discarded = { $group }: unseen and discarded
board-unseen-help = Unseen cards are those of the deck ({ $deck }) and those that lie as coins in front of the players.
board-your-crew = Your crew
board-your-traders-add = { $card }, your Traders add { $coins }

hint-discover =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and strength { $strength }.
hint-meanwhile =
    you may take { $n ->
        [one] a card and pay { $who } 1 coin
       *[other] { $n } cards and pay { $who } 1 coin for each
    }
hint-pay =
    { $persons } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $influence } influence. A Jack stands for any of them.
hint-repel = Strength of the ship: { $n }, your strength: { $strength }.
hint-repel-second = There is a ship of this type in the harbour already. Ship: { $n }, your strength: { $strength }.
hint-risk = A second ship of one type, stronger than your strength { $n }, ends your turn with nothing.
hint-take =
    { $n ->
        [one] { $n } take
       *[other] { $n } takes
    } left. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.


meter-complete = complete
meter-persons =
    { $n ->
        [one] { $n } person more
       *[other] { $n } persons more
    }

person-trader-of = { $ship } Trader

request-exp-cc = 2 Captains
request-exp-ccs = 2 Captains and a Settler
request-exp-cps = a Captain, a Priest and a Settler
request-exp-pp = 2 Priests
request-exp-pps = 2 Priests and a Settler
request-exp-ss = 2 Settlers

ship-flute = Flute
    .trader = +1 coin per Flute
    .code = Fl
ship-frigate = Frigate
    .trader = +1 coin per Frigate
    .code = Fr
ship-galleon = Galleon
    .trader = +1 coin per Galleon
    .code = Ga
ship-pinnace = Pinnace
    .trader = +1 coin per Pinnace
    .code = Pi
ship-skiff = Skiff
    .trader = +1 coin per Skiff
    .code = Sk

figure-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
figure-requests = done
figure-strength = strength
place-complete = Hand in
place-reveal = Reveal
place-stop = Stop

would-figure-coins = coins
would-figure-completed = requests
would-figure-influence = influence
would-figure-strength = strength

lens-has-persons = all persons for it
lens-traders =
    { $n ->
        [one] 1 coin more for it, by a Trader
       *[other] { $n } coins more for it, by Traders
    }
