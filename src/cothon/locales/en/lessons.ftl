# The scripted first games (play/lessons). Of each game: what it is about, its steps (what is so, what to do, and its
# heading), and how it ended. $rival is the name of the player after you.

lesson-kicker = First game, step { $n } of { $m }
lesson-welcome = First game
lesson-begin = Begin
lesson-again = Begin again
lesson-leave = Leave the lesson
lesson-wrong = Not that one yet. The lesson asks for this now: { $what }.
lesson-more = Yes, and one more: { $what }.
lesson-watch = Watch what happens.
learn-type = Type: { $labels }
lesson-won = You have won!
lesson-unmet = What you have not met yet
lesson-alone = Play a whole game against a bot, level “{ $level }”

lesson-karibik = Turn up cards, stop in time, and take one of them. Whoever has most influence (the wreath) wins, but only with a completed request. You join in round 4 of a short game: 5 influence are enough instead of 10, and you have 3 already.
    .title = Push your luck
lesson-karibik-reveal = It is your turn. You turn up cards from the deck into the harbour, one after the other, for as long as you dare. (Coins are cards of the deck, too, face down: 25 in the deck and 4 coins are 29 unseen cards.)
    .title = Turn up a card
    .do = Press the deck, or “Reveal a card”.
lesson-karibik-more = A Pinnace with 3 coins. You could stop and take it. But another card gives you more to choose from, and only a second Pinnace would be bad luck.
    .title = One more
    .do = Reveal another card.
lesson-karibik-danger = Two different ships. A second Pinnace or a second Flute would be a bust: your turn ends, and you get nothing. “Bust” beside the question says how likely that is: 5 of 27 cards.
    .title = Look at the risk
    .do = Reveal once more.
lesson-karibik-stop = Now 7 of 26 cards would be a bust, and there is already something worth taking. The small ships on top of the harbour show the types that lie here: with four of them you could take two cards instead of one, but that is not worth the risk.
    .title = Stop in time
    .do = Press “Stop”.
lesson-karibik-loot = You may take one card; a ship gives you its coins. The Pinnace brings 3, and 1 more because a Trader of your crew deals with Pinnaces.
    .title = Take the best ship
    .do = Press the Pinnace.
lesson-karibik-again = After you, { $rival } took the Flute from your harbour and paid you 1 coin for that: you may do the same in the turns of others. The turn of { $rival } then was a bust, by a second Frigate. You have 6 coins: all of them came face down from the deck, so it is smaller now.
    .title = Your turn again
    .do = Reveal a card.
lesson-karibik-stop-early = A Priest! You have one, and the request at the top asks for two (Pr and Pr). Another card would be safe, as Bust says: no ship lies here yet. But you have what you need, and every further card is one more for { $rival } to take after you.
    .title = What you need lies here
    .do = Press “Stop”.
lesson-karibik-hire = On a ship the coins are what you get, on a person they are what you pay. The Priest costs 4, stays with you and gives 1 influence.
    .title = Hire the Priest
    .do = Press the Priest.
lesson-karibik-request = With two Priests you can complete the request. It brings you 3 coins and 3 influence, and without a request nobody wins.
    .title = Complete the request
    .do = Press the request for two Priests.
lesson-karibik-give = You give away both Priests and the 1 influence of each, and get the 3 of the request: that makes 5.
    .title = Hand in the Priests
    .do = Press both Priests, then “Hand in 2 people”.
lesson-karibik-end = With 5 influence and a request you ended the game: { $rival } had one last turn, and it was not enough.
    .title = Five influence and a request
lesson-karibik-unmet =
    Sailors and Pirates in your crew give you strength: a ship of that strength or less can be repelled when you turn it up.
    With four types of ship in the harbour you take two cards, with five three.
    A Tax Increase costs every player with 12 or more coins half of them.
    Each kind of person has an ability of its own: the card says which.
    A whole game ends at 10 influence, but only together with a completed request.

lesson-traders = Bought goods move the ship of their colour. When it arrives in Carthage, your goods of that colour are sold, for points and a token. You join near the end: whoever has 8 tokens ends the game, and you have 6.
    .title = Buy, sail, sell
lesson-traders-coins = Each turn you do one thing: buy the whole Market, or take one card of it as money. Buying now would cost all your 12 coins. Take a card first, and the rest becomes cheaper: a taken card is not replaced.
    .title = First, coins
    .do = Press “Take one as coins”.
lesson-traders-take = Hand cards are your money: the number is what a card pays. The green 5 pays most, and without it the Market costs 5 less.
    .title = Take the dearest card
    .do = Press the green 5.
lesson-traders-buy = { $rival } took a card, too. Two red cards are left, for 5 coins. Each moves the red ship one space: it would be in Carthage.
    .title = Buy the goods
    .do = Press the price of the Market.
lesson-traders-discount = Your tokens lie below your Stock. A filled one is unused: it makes one card of its colour free, once. Then it is hollow, but still counts towards the 8 that end the game.
    .title = Use your token
    .do = Press the filled token, or “1 token”.
lesson-traders-pay = 3 coins are left to pay, and there is no change. The green 3 fits exactly.
    .title = Pay with cards
    .do = Press the green 3, then “Pay 3”.
lesson-traders-protect = Payday! You sold three red cards, the highest a 5: 3 × 5 = 15, and a fifth of that, rounded up, makes 3 points. But whenever a ship arrives, pirates raid all ships in their waters. The blue ship is there: they take your blue 3, unless you save it.
    .title = Pirates!
    .do = Press the blue 3 in your Stock, then “Save one card”.
lesson-traders-guard = Saving a card costs a barrel; you see barrels at the foot of your hand cards. You give up the whole card. The yellow 2 has two of them, and as money it is worth little.
    .title = Pay with barrels
    .do = Press the yellow 2, then “Discard one card”.
lesson-traders-buy-again = Your blue 3 is safe until it is sold. The raided blue ship went back to Cyrenaica, the red one to Alexandria, and the Market was filled up, first from the Farm. Now it has two yellow cards: they bring the yellow ship one space before Carthage.
    .title = Buy again
    .do = Press the price of the Market.
lesson-traders-pay-again = The price is 7. Two cards together make it exactly: 5 and 2.
    .title = Pay 7
    .do = Press the blue 5 and the blue 2, then “Pay 7”.
lesson-traders-last = A yellow card lies on the Market: one more space, and the yellow ship is in Carthage. That brings your eighth token and ends the game.
    .title = The last purchase
    .do = Press the price of the Market.
lesson-traders-last-discount = You got a red token on Payday. Now it makes the red 3 free.
    .title = A card for nothing
    .do = Press the red token, or “1 token”.
lesson-traders-last-pay = 5 coins are left to pay, and you have a green 5.
    .title = Pay, and sell
    .do = Press the green 5, then “Pay 5”.
lesson-traders-end = You sold three yellow cards, the highest a 3: 3 × 3 = 9, and a fifth of that, rounded up, makes 2 points. Your eighth token ended the game: 11 points to 8.
    .title = The yellow ship is in
lesson-traders-unmet =
    Double Action: once in a game you take a card and buy the rest in the same turn.
    Three or more cards of a colour move its ship two spaces only, as two cards do.
    When a ship arrives, everybody sells the goods of its colour, whoever moved it there.
    Hand cards and unsold goods are worth nothing at the end; tokens only break a tie.

lesson-carthago = Your points are your guild seats times your ships. You join for the last three turns: you have 1 seat in the guild hall and 2 ships (they lie below your residence), { $rival } has 2 of both. Never mind tiles and warships for now.
    .title = Seats times ships
lesson-carthago-dock = Each turn you move your disc on the wheel to an action, and pay with a card. You want a third ship. First you reserve one: that is the action Trading Dock.
    .title = Choose an action
    .do = Press “Trading Dock” on the wheel.
lesson-carthago-pay = The action costs one card that shows it. A base card can do nothing but that, and you get it back later: so use it first.
    .title = Pay with a base card
    .do = Press the base card Trading Dock, then the button.
lesson-carthago-disc = The ship at dock 2 wants oils, the green good, and you have two oils in your hand. Your disc keeps the dock for you: whatever ship lies there is yours to load. When a ship before it leaves, those behind move up.
    .title = Put a disc there
    .do = Press dock 2.
lesson-carthago-deliver = { $rival } went to the market. Your ship is still waiting for its oils.
    .title = Now deliver
    .do = Press “Delivery” on the wheel.
lesson-carthago-deliver-pay = Again a base card will do, and your trade cards stay in your hand.
    .title = Pay for the delivery
    .do = Press the base card Delivery, then the button.
lesson-carthago-ship = You may deliver to a trading ship or to a warship where a disc of yours lies, or once to each. Here it is only one ship.
    .title = Which ship?
    .do = Press dock 2.
lesson-carthago-cargo = Both of these cards show oils. Give the one with 4 coins, and keep the 6 as money.
    .title = Load oils
    .do = Press the oils with 4 coins.
lesson-carthago-market = The ship is yours. Its coin value was 6, so cards were turned up for you until their coins reached that: two with 4 each. Now a seat: a guild marker (the sign with four diamonds) stands at the Market, so there you may also take a guild seat.
    .title = Go where the guild is
    .do = Press Market on the wheel.
lesson-carthago-market-pay = Your last base card is for the Market.
    .title = Pay for the Market
    .do = Press the base card Market, then the button.
lesson-carthago-take = First the Market: you may take one card. Jewelry and glass have most, with 6 coins each. Here the jewelry will do.
    .title = Take a card
    .do = Press the jewelry with 6 coins.
lesson-carthago-seat = Now the guild. With 3 ships each seat is 3 points. The numbers are the prices in coins: the cheapest lit seat costs 8.
    .title = Take a guild seat
    .do = Press the seat for 8 coins in the guild hall.
lesson-carthago-coins = Two cards of 4 coins are exactly the price. You get no change, so that is best.
    .title = Pay 8 coins
    .do = Press both cards with 4 coins, then the button.
lesson-carthago-end = 2 seats times 3 ships are 6 points. { $rival } has 2 times 2: 4.
    .title = One ship and one seat more
lesson-carthago-unmet =
    Residence: there you pay with goods to free circles of your own board, and get guild seats, strength and discs.
    Warships: with a disc in the warship harbour you can win ships unseen from the pile, if your strength is enough for their danger.
    Each ship has an effect, which you use once; then it lies face down until the Market turns it up.
    A tile brings points at the end to everybody with a disc on it; you put one there in the decade of the tile.
    A space costs one card more for each other disc on it; after a guild action its marker moves on.
    Whoever passes draws a card; at the end of a decade all cards that were played come back.

lesson-porto = Whoever has the most servants in the palace wins. You join for the last three turns, and each of three players has two there. The next place costs 12 Talents (money) and asks for 5 trading points. You have 9 and 4: loading one more ship brings both.
    .title = A place in the palace
lesson-porto-loadmaster = Each turn you use one of the six action cards, each a person; beside the little man stands how many servants it costs. A ship at Rome I wants wine, and you have some stored. First make the dock yours: that is what the Loadmaster does.
    .title = Use the Loadmaster
    .do = Press the Loadmaster.
lesson-porto-claim = Two of your servants will stand there. When you bring the ship at your dock the good it wants, you are paid: 10 Talents at Rome I. (The red figure is a danger for charter ships, which come later.)
    .title = Claim a dock
    .do = Press the dock Rome I.
lesson-porto-carrier = The others bought a good and took Talents. Now your wine must get to the dock: the Carrier does that. There are two of them, and the first costs no servants.
    .title = Use the Carrier
    .do = Press the first Carrier.
lesson-porto-fetch = The Carrier takes one good from your storehouse.
    .title = Which good?
    .do = Press the wine in your storehouse.
lesson-porto-load = The ship at Rome I wants wine. As soon as it comes, the ship is loaded and sails.
    .title = Where to?
    .do = Press the dock Rome I.
lesson-porto-point = You get 10 Talents and a trading point; soon your two servants go home, and the dock is free again. Put the point in the trading house: there it is the fifth, which the palace asks for. (The path of intrigue is a longer way into the palace.)
    .title = A trading point
    .do = Press the trading house.
lesson-porto-privilege = The card of the loaded ship is yours, too. It has a privilege, a gift that may be used once. This one is 3 Talents.
    .title = Use the privilege
    .do = Press “Use the privilege”.
lesson-porto-aristocrat = 22 Talents and 5 trading points: enough for the palace. Action cards with the sign of the palace have a bonus: after the action you may buy a place in it. The Aristocrat is the cheaper one, for two servants.
    .title = Now to the palace
    .do = Press the Aristocrat.
lesson-porto-palace = The Aristocrat could now move servants of yours to the lighthouse or the temple, and the bonus would come after that. You need no servant there: leave out the action and take only the bonus, a place in the palace.
    .title = Into the palace
    .do = Press “Only the bonus”.
lesson-porto-end = Three of your servants are in the palace; each of the other players has two there.
    .title = Third servant in the palace
lesson-porto-unmet =
    The Merchant sells goods of the market: the first of a decade for 4 Talents, then 3, then 2.
    The Captain puts a servant on a charter ship; it carries any good to sea, but only if you have a servant in the temple; more servants there protect it.
    At the start of a decade ships of row 1 come to the docks of their people; servants in the lighthouse choose first.
    At the start of a decade every servant in your reserve earns 1 Talent, too: those you send out cost you something.
    Trading points can also put servants on the path of intrigue; at the end some of them walk into the palace.
    A whole game has five decades of five turns each (four, if somebody has 8 trading points); then each may buy a last place in the palace, for 20 Talents and with 6 points.
