# What stands on the board of carthago, in its text table and hints.

board-a-guild-marker = a guild marker
board-a-neutral-disc = a neutral disc
board-achievement-tiles = Achievement tiles
    .short = Tiles
board-action = action
board-actions = Actions
board-active-ships = Ships face up: { $list }
board-anchor = Anchor: { $names }
board-anchor-discs-of = Anchor, discs of { $names }
board-anchor-no-disc = Anchor, no disc
board-available = available
board-available-discs = available discs
board-base = base
board-base-card = Base card { $action }
board-base-card-help = An action and nothing else.
board-base-cards = base cards
    .title = Base cards
board-base-in-hand = Base cards in hand
board-base-in-hand-list = Base cards in hand: { $list }
board-card =
    { $action }, { $good }, { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-card-seen-by-all = { $card }, seen by all
board-cards-of =
    { $n } of { $m ->
        [one] 1 card
       *[other] { $m } cards
    }
board-cards-still-to-pay =
    Still to pay: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-cards-to-pay = cards to pay
board-cards-to-pay-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to pay
board-chosen = chosen
board-chosen-space = Chosen space: { $space }
board-coin-value = coin value
board-coins = coins
board-coins-count =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-coins-seat = coins for a seat
board-coins-still-to-pay =
    { $n ->
        [0] The cost is paid
        [one] Still to pay: { $n } coin
       *[other] Still to pay: { $n } coins
    }
board-covered = covered
board-decade = decade
board-decade-and-round = Decade { $d }, round { $n } of 5
board-decade-of-3 = Decade { $d } of 3, round { $n } of 5
board-decade-open = { $d } (open)
board-delivery-goes = The delivery goes to: { $ship }
board-disc = disc
board-disc-now-points =
    disc of { $name }, now { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-discard-pile = Discard pile
board-discard-pile-cards =
    Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-discard-pile-list = Discard pile: { $list }
board-discs = discs
board-discs-of = discs of { $names }
board-discs-on-tiles = discs on tiles
board-dock = dock
board-dock-1-is-front = dock 1 is the front
board-leaves = leaves
board-dock-disc-of = Dock { $n }, disc of { $name }, { $ship }
board-dock-free = Dock { $n }, free, { $ship }
board-each = { $n } each
board-effect = effect
board-favour-is-used = Favour is used
board-forum = Forum
board-forum-no-disc =
    Forum, { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } a disc, no disc
board-forum-with-discs =
    Forum, { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } a disc, discs of { $names }
board-good = good
board-goods-in-hand = Goods in hand: { $list }
board-guild-action = guild action
board-guild-hall = Guild hall
    .short = Guild
board-guild-marker = guild marker
board-guild-marker-of-moves = The guild marker of { $space } moves
board-guild-seat-covered = { $seat }: covered
board-guild-seat-disc = { $seat }: disc of { $name }
board-guild-seat-free = { $seat }: free
board-guild-seats = guild seats
board-guild-seats-count =
    +{ $n } { $n ->
        [one] guild seat
       *[other] guild seats
    }
board-guild-seats-left-column = Guild seats of the left column: { $n }; freed circles: { $m }
board-guild-seats-times-ships = guild seats times ships
board-hand-empty = Your hand is empty.
board-harbour-closed = The harbour is closed.
board-harbour-closed-help = closed: no new ship comes any more
board-harbours-closed = The harbours are closed.
board-has-the-turn = { $name } has the turn
board-hidden = hidden
board-inactive-ships = Ships face down: { $list }
board-laid = Laid
board-laid-list = Laid: { $cards }
board-luxury-is-used = Luxury is used
board-main-action-skipped = The main action is skipped
board-market-empty = The market is empty.
board-name = name
board-next-discs =
    +{ $n } { $n ->
        [one] disc
       *[other] discs
    }
board-neutral = neutral
board-neutral-disc = neutral disc
board-no-ships-yet = No ships yet.
board-open = open
board-open-and-played = Open cards in hand: { $n }, cards played: { $m }
board-open-cards-hand = Open cards in hand
board-open-trade-cards-hand = Open trade cards in hand: { $list }
board-outside = Outside { $n }: { $ship }
board-outside-place = outside { $n }
board-payment-for = The payment is for { $place }
board-payment-for-column = The payment is for the column: { $column }
board-pays = pays
board-pile = pile
board-played = Played
board-played-this-decade = Played in this decade
board-played-this-decade-list = Played in this decade: { $list }
board-points-now = points now
board-regular-dock-disc = Regular dock { $n }, disc of { $name }
board-regular-dock-free = Regular dock { $n }, free
board-regular-docks-taken = Regular docks: { $n }, taken by { $names }
board-residence-column =
    { $column }, { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    } left, { $gives }, costs { $price }
board-residence-help = Residence: discs still on its columns
board-residence-left = Residence, discs left: left column { $a }, middle column { $b }, right column { $c }
board-residence-of = Residence of { $name }
board-round-of-5 = round { $n } of 5
board-score = score
board-score-help = score; guild seats times ships
board-seat = seat
board-seat-number = seat { $n }
board-seen-by-all = seen by all
board-ship = Ship for { $good }, coin value { $n }, danger { $d }, { $effect }: { $does }
board-ship-active = Your ship, face up: { $ship }
board-ship-inactive = Your ship, face down: { $ship }
board-ship-help = The good it wants and its effect; on the left its coin value, on the right its danger.
board-ships = ships
board-ships-in-pile =
    { $n ->
        [0] No ship in the pile
        [one] One ship in the pile
       *[other] { $n } ships in the pile
    }
board-ships-under-pile = Ships under the pile: { $list }
board-space = space
board-space-chosen = { $space } (chosen)
board-space-for-coins =
    a space for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-spaces = spaces
board-stands-on = stands on
board-started-the-round = { $name } started the round
board-starts-the-round = starts the round
board-strength = strength
board-strength-count = strength { $n }
board-the-forum = the forum
board-the-others = The others
board-the-tile = the tile { $tile }
board-tile = tile
board-tile-of-decade = Tile { $name } of decade { $d }
board-trade-card-help = Three uses: the action, the good or the coins.
board-trade-cards = trade cards
    .title = Trade cards
board-trade-cards-hand = trade cards in hand
board-trade-pile =
    Trade pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-trading-harbour = Trading harbour
    .short = Trading
board-turned-up = Turned up: { $ship }
board-unseen = Not seen since the pile was shuffled ({ $n }): { $list }
board-unseen-before = Not seen from piles before: { $list }
board-unseen-count = Not seen since the pile was shuffled: { $n }
board-waiting-outside = Waiting outside
board-wanted-from-market = Wanted from the market: { $card }
board-warship-harbour = Warship harbour
    .short = Warship
board-your-residence = Your residence

hint-available-discs =
    You have { $d ->
        [one] { $d } available disc
       *[other] { $d } available discs
    }.
hint-column =
    Left: three dyes, oils or glass; middle: two cedar; right: two jewelry. You have { $n ->
        [one] { $n } trade card
       *[other] { $n } trade cards
    }.
hint-column-pay = For the { $column }: { $price }.
hint-danger = Danger { $d } against your strength { $n }.
hint-decade = Decade { $d }, round { $n } of 5.
hint-delivery = To a trading ship, to a warship, or once to each. Strength { $n } wins a ship of danger { $n } or less; else you draw 1 card.
hint-honour = A space costs the coins printed on it: you have { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } on { $c ->
        [one] 1 trade card
       *[other] { $c } trade cards
    }.
hint-front-leaves = Last round of this decade: then the ship at your dock 1 goes under the pile, and another moves up.
hint-front-leaves-soon = When this decade ends, the ship at dock 1 goes under the pile, reserved or not.
hint-docks = A trading dock or a warship dock.
hint-expedition = Any trade card. Danger up to { $n }: you win the ship, with cards worth its coins; else you draw 1 card.
hint-guild =
    You have { $d ->
        [one] { $d } available disc
       *[other] { $d } available discs
    } and { $c ->
        [0] no trade cards
        [one] { $c } trade card
       *[other] { $c } trade cards
    }{ $c ->
        [0] { "" }
       *[other] {" "}with { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        } on them
    }.
hint-luxury = The ship takes any good but { $good }: Luxury.
hint-marker-stands = The marker stands on { $space }.
hint-marker-to = It goes to a space without a marker.
hint-market =
    An open card, or the top one of the pile ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }).
hint-pay-coins =
    For { $place }: { $n ->
        [0] the cost is paid, and you may add cards
        [one] { $n } coin
       *[other] { $n } coins
    }. You get no change.
hint-ship = The ship wants { $good }. With it you get cards: they are turned up for you until their coins reach { $n }.
hint-space-pay =
    { $space }: { $n ->
        [one] { $n } card to pay; it shows the action.
       *[other] { $n } cards to pay; one of them shows the action.
    }
hint-space-pay-any =
    { $space }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of any kind to pay.
hint-space-pay-favour =
    { $space } by Favour: { $n ->
        [one] { $n } card to pay; it need not show the action.
       *[other] { $n } cards to pay; none of them need show the action.
    }
hint-start-disc = It is free, reserves a ship for you at once, and frees a circle: left for guild seats, middle for strength, right for more discs.
hint-swap = You may give one of your trade cards for it.
hint-wake = Ready again then: { $names }.
hint-wake-effect = { $name }: { $does }
hint-you-get = You get the card “{ $card }”.


then-market =
    For { then-cards }: you take a trade card and may swap one, then turn up one of your face-down ships.
then-residence =
    For { then-cards }: you then pay goods for the next disc of a column of your residence.
then-trading-dock =
    For { then-cards }: your disc then reserves a ship at a trading dock for you.
then-warship-dock =
    For { then-cards }: your disc then goes to a warship dock, for a later delivery.
then-delivery =
    For { then-cards }: you then load a trading ship or send out a warship where your disc waits.
then-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
then-guild = After that you may pay coins for a seat or a tile (guild marker).
then-neutral = The neutral disc moves on.

meter-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } to go
meter-exact = paid exactly
meter-too-many = { $n } too many

wing-east = the guild seat for { $n } coins in the east wing
    .title = Guild seat for { $n } coins, east wing
    .wing = East wing
wing-west = the guild seat for { $n } coins in the west wing
    .title = Guild seat for { $n } coins, west wing
    .wing = West wing

figure-cards =
    { $n ->
        [one] card
       *[other] cards
    }
figure-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
figure-discs =
    { $n ->
        [one] disc
       *[other] discs
    }
figure-points =
    { $n ->
        [one] point
       *[other] points
    }
figure-tiles =
    { $n ->
        [one] tile
       *[other] tiles
    }

would-figure-coins = coins
would-figure-discs = discs
would-figure-guild-seats = guild seats
would-figure-hand-size = trade cards
would-figure-product = seats × ships
would-figure-score = points
would-figure-strength = strength

lens-cards-like = { $what }: { $all } in all, { $unseen } unseen, { $up } on the discard pile
lens-dock-wants = the ship at dock { $n } loads it
lens-has-good =
    { $n ->
        [one] 1 card with this good in hand
       *[other] { $n } cards with this good in hand
    }
lens-has-good-open =
    { $n ->
        [one] 1 open card with this good
       *[other] { $n } open cards with this good
    }
lens-now-points =
    { $n ->
        [one] 1 point now
       *[other] { $n } points now
    }
lens-ships-like = { $what }: { $all } in all, { $seen } of them in sight

# What things are for.
lens-about-anchor = Like a warship dock, with room for any number of discs. Only a ship with Commando leads here.
lens-about-card-base = It pays for its action, and can do nothing else. You never lose it: it comes back at the end of the decade.
lens-about-card-market = Take it with the Market action; then you may also swap one of your trade cards for one of these.
lens-about-card-trade = Each trade card is one of three things: its action, its good or its coins.
    .more = Played for an action it comes back at the end of the decade. Given as a good or as coins it is gone.
lens-about-coins = The coins on all trade cards in hand together. They buy guild seats and spaces on tiles.
lens-about-column-left = Pay three cards of one good (dyes, oils or glass) to take its next disc. Two freed circles are worth 2 guild seats, all three are worth 3.
    .more = The disc becomes available. One freed circle alone brings no seat yet.
lens-about-column-middle = Pay two cedar to take its next disc. One freed circle makes your strength { $one }, both make it { $two }.
    .more = The disc becomes available. Strength is what warships need against the danger of a ship.
lens-about-column-right = Pay two jewelry to take its next disc; the second circle gives two discs at once. Emptied, the column is one guild seat.
    .more = Available discs are what everybody is short of: docks, guild seats and tiles need them.
lens-about-discard-pile = Cards that were given away for goods and coins. When the pile is empty, they are shuffled.
    .more = Press it to see them, and what is still unseen.
lens-about-discs = Discs that lie ready. You put them at docks, on guild seats and on tiles.
    .more = Discs at docks come home after a delivery, those on seats and tiles stay there. Whoever has most of them starts the next decade.
lens-about-dock = Reserve the ship with a disc, then deliver a card of its good: the ship is yours, and your disc comes home.
    .more = Discs stay at their docks when ships move up. Nobody may hold all { $docks } docks.
lens-about-dock-front = At the end of decades I and II the ship at dock 1 goes under the pile, reserved or not. The next ship moves up to your disc.
lens-about-dock-empty = No ship is left here, so there is nothing to reserve.
lens-about-effect-commando = Commando: when you reserve a warship dock, your disc may go to the anchor, where there is always room.
lens-about-effect-embargo = Embargo: before or after your action you send the ship at dock 1 under the pile; the others move up one dock.
lens-about-effect-escorts = Escorts: your strength is 2 higher for one warship. You are asked when it would be enough.
lens-about-effect-favour = Favour: you pay for a space without a card that shows its action.
lens-about-effect-intrigue = Intrigue: before or after your action you move a guild marker to a space without one, perhaps to your own.
lens-about-effect-legacy = Legacy: a disc that you may put on a tile can also go on one of an earlier decade.
lens-about-effect-luxury = Luxury: you load any other good onto a trading ship instead of the one it wants.
lens-about-effect-opulence = Opulence: one of the cards that you pay for a disc of your residence may show any good.
lens-about-effect-palette = Palette: you discard the five cards of the market, and five new ones come.
lens-about-forum = A guild seat for everybody, as often as you like. Price of each disc in coins: { $forum }.
lens-about-hand = Trade cards in hand. Base cards are not counted here.
lens-about-marker = A guild marker stands here: after the action you may put a disc in the guild hall or on a tile. You may even skip the action for that.
lens-about-neutral = The neutral disc makes the space one card dearer, and moves on after somebody has chosen it.
lens-about-piece-disc = The player whose disc stands here chose this action last. It makes the space one card dearer for all others.
lens-about-piece-marker = Guild marker: whoever chooses this space may afterwards pay coins and put a disc in the guild hall or on a tile.
    .more = After that the marker moves on, clockwise, to the next space without one.
lens-about-piece-neutral = Neutral disc: it makes the space one card dearer for everybody.
    .more = When somebody chooses the space it moves on, clockwise, to the next space without one.
lens-about-residence = Three columns of discs: the left one brings guild seats, the middle one strength, the right one discs.
lens-about-score = The points of this player if the game ended now: guild seats times ships, and what tiles pay.
lens-about-seat = A disc here is one guild seat for good. Your guild seats are multiplied by your ships at the end.
    .more = You get here by a guild action, on a space with a guild marker.
lens-about-seat-covered = Covered for the whole game: with fewer players there are fewer seats.
lens-about-seat-taken = Taken for good: it is one guild seat of its owner.
lens-about-ship-outside = It comes to the last dock as soon as a ship leaves the harbour. Only at a dock can it be reserved.
lens-about-ship-own = When you use its effect, the ship is turned face down; the Market action turns one up again. At the end every ship counts.
lens-about-ship-pile = Ships that are still to come, for the docks and for warships. When none is left, the harbours close.
lens-about-ship-values = Coin value: when you get the ship, trade cards are turned up for you until their coins reach it. Danger: the strength you need if the ship is turned up for a warship; at a dock it does not matter.
lens-about-space-delivery = Deliver to a trading ship with your disc, or to a warship with your disc, or once to each. That is how you get ships.
lens-about-space-market = Take a trade card; then you may swap one. Last, you turn up one of your face-down ships.
lens-about-space-price = It costs one card that shows the action, and one more of any kind for each other disc here. Cards that were played come back at the end of the decade.
lens-about-space-residence = Pay goods for a disc of your residence: it becomes available, and its column brings guild seats, strength or more discs.
lens-about-space-trading-dock = Put a disc at a trading dock: it keeps the ship there for you, until you deliver the good it wants.
lens-about-space-warship-dock = Put a disc at a warship dock. A later delivery to the warship may win you a ship of the pile.
lens-about-start-disc = A start disc costs nothing: you take the next one of this column, its circle is free from now on, and the disc reserves a dock at once.
lens-about-steps = Fifteen rounds: three decades of five. The lit strokes are those that have begun.
lens-about-strength = What warships fight with: a ship of at most this danger becomes yours.
    .more = It grows with the middle column of the residence: 1 at first, then { $one }, then { $two }.
lens-about-tile = A disc here brings you its points at the end, 12 at most. A guild action puts it there, or a delivery to a warship.
    .more = Only tiles of the running decade are open. The first disc pays least, and everybody has at most one on a tile.
lens-about-tile-goods = A disc here pays for sets of goods in your hand at the end: 2 goods that are all different or all alike are 1 point, 3 are 2, 4 are 4, 5 are 7.
lens-about-tile-hall2 = A disc here pays 3 for each disc in your largest block: seats of the guild hall with your discs that lie side by side or one above the other.
lens-about-tile-residence1 = A disc here pays 3 for each circle of your residence from which you have taken the disc, in whatever column.
lens-about-tile-sets = Each card counts for both kinds: with those like it, and in a set of different ones. What you have twice or more makes further sets of different ones.
lens-about-tile-sets-first = Each card counts with those like it; of different ones only one set counts, the largest.
lens-about-tile-ships = A disc here pays for sets of goods on your ships at the end: 2 goods that are all different or all alike are 1 point, 3 are 3, 4 are 6, 5 are 10.
lens-about-tile-victory = A disc here counts all your discs on tiles, this one too: 7 for each on a first space, 6 on a second, 5 on a third. Together they bring 12 at most.
lens-about-tiles = Discs on achievement tiles: each brings its points at the end.
lens-about-trade-pile = Take its top card, unseen, instead of an open one. Whoever passes draws from here, too.
lens-about-warship-dock = With a disc here, a delivery of any trade card turns up a ship of the pile. If your strength is at least its danger, it is yours.
    .more = It comes face down, with trade cards worth its coin value. If you are too weak, you draw one card. Either way the disc comes home and may go on a tile at once.
lens-about-warship-up = The warship has met this ship: its danger against the strength of the player.
