# What stands on the board of karibik, in its text table and hints.

board-1-take = take 1
board-4-types-2 = 4 types: 2
board-5-types-3 = 5 types: 3
board-active-player = Active player: { $who }
board-asks-for = Asks for
board-begins = starting player
board-begins-each-round = starts each round
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
board-expedition-requests = Requests
board-for-you = { $card }, for you { $coins }
board-hand-in = completed with the people shown
board-harbour-empty = The harbour is empty.
board-harbour-empty-help = The harbour is empty. Cards come from the deck.
board-influence = Influence
board-just-revealed = revealed
board-just-revealed-card = Just revealed: { $card }
board-lacks-request = lacks a request
board-let-in = Let in
board-no-request-open = No request is open.
board-no-ship-of = no { $ship }
board-nobody-hired =
    Nobody hired yet. You have { $n ->
        [0] no coins
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
        [0] none left
       *[other] { $n } left
    }
board-takes-left-for = Cards that { $who } may still take: { $n }
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
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    } and strength { $strength }.
hint-meanwhile =
    { $n ->
        [one] Do you take a card? { $who } gets 1 coin for it.
       *[other] Do you take up to { $n } cards? { $who } gets 1 coin for each.
    }
hint-pay =
    { $persons } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $influence } influence. A Jack stands for any of them.
hint-repel = Repelling costs nothing: the ship (strength { $n }, you have { $strength }) is discarded. Let in, it can be looted, but a second one of its type is a danger.
hint-repel-second = There is a ship of this type in the harbour already. Ship: { $n }, your strength: { $strength }.
hint-risk = A second ship of one type, stronger than your strength { $n }, ends your turn with nothing.
hint-take =
    { $n ->
        [0] You may take no more cards
        [one] You may take 1 card
       *[other] You may take { $n } cards
    }. You have { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.


meter-complete = complete
meter-persons =
    { $n ->
        [one] { $n } more person
       *[other] { $n } more people
    }

person-trader-of = { $ship } Trader

request-exp-cc = 2 Captains
request-exp-ccs = 2 Captains and a Settler
request-exp-cps = a Captain, a Priest and a Settler
request-exp-pp = 2 Priests
request-exp-pps = 2 Priests and a Settler
request-exp-ss = 2 Settlers

ship-flute = Flute
    .plural = Flutes
    .trader = +1 coin per Flute
    .code = Fl
ship-frigate = Frigate
    .plural = Frigates
    .trader = +1 coin per Frigate
    .code = Fr
ship-galleon = Galleon
    .plural = Galleons
    .trader = +1 coin per Galleon
    .code = Ga
ship-pinnace = Pinnace
    .plural = Pinnaces
    .trader = +1 coin per Pinnace
    .code = Pi
ship-skiff = Skiff
    .plural = Skiffs
    .trader = +1 coin per Skiff
    .code = Sk

figure-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
figure-requests = requests
figure-strength = strength
place-complete = Complete
place-repel = Repel
place-reveal = Reveal
place-stop = Stop

would-figure-coins = coins
would-figure-completed = requests
would-figure-influence = influence
would-figure-strength = strength

lens-traders =
    { $n ->
        [one] 1 coin more for it, by a Trader
       *[other] { $n } coins more for it, by Traders
    }

# What things are for.
lens-kind-unseen = { $kind } still unseen, in the deck or among the coins: { $n }
lens-same = Just like this one: { $unseen } unseen, { $up } on the discard pile
lens-same-of = Just like this one: { $all } in all, { $unseen } unseen, { $up } on the discard pile
lens-about-coins = You hire people with coins. Each coin is a card of the deck that lies face down, unseen by all.
    .more = Whoever has 12 coins or more loses half of them to a Tax Increase. If influence is equal, more coins win.
lens-about-completed = Requests that this player has completed.
lens-about-deck = The cards that are turned up come from here. Every coin is a card of the deck, too: so more cards are unseen than lie here.
    .more = When the deck is empty, the discard pile is shuffled and becomes the deck.
lens-about-discard = Looted and repelled ships, spent coins and what was left in the harbour. Press it to see which cards are still unseen.
    .more = When the deck is empty, these cards are shuffled and become the deck.
lens-about-influence = Everybody you hire and every request you complete has influence. The most influence wins.
    .more = At { $target } influence the end is near: the round is played out, then the game is over.
lens-about-let-in = The ship stays in the harbour: you may loot it, and it counts as a type of ship. But a second ship of its type is a danger from now on.
lens-about-person-admiral = In your crew he brings you 2 coins if at least five cards lie in the harbour when it is your time to take cards, in anybody’s turn.
    .more = He pays before you take, and also if you take nothing.
lens-about-person-captain = You need him for requests that show a Captain. You give him away when you complete one.
    .more = Only in your own turn can you complete a request. Until then he counts his influence.
lens-about-person-governor = In your crew he lets you take one card more each time, in your own turn and in those of the others.
    .more = In the turn of another each card costs you a fee of 1 coin.
lens-about-person-jack = He stands for a Captain, a Priest or a Settler when you complete a request.
    .more = He is given away with the others. Several of them may stand in for several people.
lens-about-person-jester = In your crew he brings you 1 coin at every bust, whoever it is, and if the harbour is empty when it is your time to take cards.
    .more = Taking the last card yourself brings nothing: the harbour must be empty before.
lens-about-person-mademoiselle = In your crew she makes everybody whom you hire 1 coin cheaper.
    .more = Several of them add up. They lower neither their own price nor the fee that you pay in the turn of another.
lens-about-person-pirate = In your crew he adds 2 to your strength. In your turn you can repel ships of your strength or less.
    .more = Repelling costs nothing and can be done again and again. A second ship of a type that you repel is no bust. At a Tax Increase the most strength gains a coin.
lens-about-person-priest = You need him for requests that show a Priest. You give him away when you complete one.
    .more = Only in your own turn can you complete a request. Until then he counts his influence.
lens-about-person-sailor = In your crew he adds 1 to your strength. In your turn you can repel ships of your strength or less.
    .more = Repelling costs nothing and can be done again and again. A second ship of a type that you repel is no bust. At a Tax Increase the most strength gains a coin.
lens-about-person-settler = You need him for requests that show a Settler. You give him away when you complete one.
    .more = Only in your own turn can you complete a request. Until then he counts his influence.
lens-about-person-trader = In your crew he adds 1 coin whenever you loot a ship of his type, in anybody’s turn.
    .more = Several of them add up.
lens-about-repel = The ship goes to the discard pile. That costs nothing, and there is no danger from it. But you cannot loot it.
lens-about-request = Hand in the people it shows, in your own turn: you get its coins, and its influence for good.
    .more = A Jack of all Trades stands for any of them. Whom you hand in no longer counts.
lens-about-request-done = A completed request: its influence counts to the end of the game.
lens-about-request-needed = Without a completed request nobody ends the game, and nobody wins it.
lens-about-ship = Loot it for its coins. With at least its strength you can repel it when you turn it up.
    .more = A second ship of the same type is a bust, unless you repel it. Whoever takes a card in the turn of another pays that player 1 coin.
lens-about-ship-skull = Loot it for its coins. The skull: it cannot be repelled. As a second ship of its type it is always a bust.
    .more = Whoever takes a card in the turn of another pays that player 1 coin.
lens-about-steps = The lit strokes are the influence of the leader, out of the { $target } that end the game.
lens-about-strength = One for each Sailor, two for each Pirate. In your turn you can repel ships of your strength or less, again and again.
    .more = At a Tax Increase the most strength gains a coin.
lens-about-takes = In your turn you take one card. With four types of ship in the harbour you take two, with five three.
    .more = After you each of the others may take one, and pays you 1 coin for it.
lens-about-tax-influence = Whoever has 12 coins or more loses half of them, rounded down. Then the least influence gains a coin.
lens-about-tax-strength = Whoever has 12 coins or more loses half of them, rounded down. Then the most strength gains a coin.
    .more = After that the turn goes on as before.

# Why somebody gets the coin of a Tax Increase.
scene-least-influence = least influence: { $n }
scene-most-strength = most strength: { $n }
