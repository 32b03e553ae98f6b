# What stands on the board of carthago, in its text table and hints.

board-a-guild-marker = a guild marker
board-a-neutral-disc = a neutral disc
board-achievement-tiles = Achievement tiles
board-action = action
board-actions = Actions
board-active-ships = Active ships: { $list }
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
        [one] one card
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
board-guild-marker = guild marker
board-guild-marker-of-moves = The guild marker of { $space } moves
board-guild-seat-covered = { $seat }: covered
board-guild-seat-disc = { $seat }: disc of { $name }
board-guild-seat-free = { $seat }: free
board-guild-seats = guild seats
board-guild-seats-count =
    { $n ->
        [one] { $n } guild seat
       *[other] { $n } guild seats
    }
board-guild-seats-left-column = Guild seats of the left column: { $n }; freed circles: { $m }
board-guild-seats-times-ships = guild seats times ships
board-hand-empty = Your hand is empty.
board-harbour-closed = The harbour is closed.
board-harbour-closed-help = closed: no new ship comes any more
board-harbours-closed = The harbours are closed.
board-has-the-turn = { $name } has the turn
board-hidden = hidden
board-inactive-ships = Inactive ships: { $list }
board-laid = Laid
board-laid-list = Laid: { $cards }
board-luxury-is-used = Luxury is used
board-main-action-skipped = The main action is skipped
board-market-empty = The market is empty.
board-name = name
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
board-ship-active = Active: { $ship }
board-ship-inactive = Inactive: { $ship }
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
board-strength-count = strength: { $n }
board-the-forum = the forum
board-the-others = The others
board-the-tile = the tile { $tile }
board-tile = tile
board-tile-of-decade = Tile { $name } of decade { $d }
board-trade-card-help = Three uses: the action on top, the good in the middle, the coins below.
board-trade-cards = trade cards
    .title = Trade cards
board-trade-cards-hand = trade cards in hand
board-trade-pile =
    Trade pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-trading-harbour = Trading harbour
board-turned-up = Turned up: { $ship }
board-unseen = Not seen since the pile was shuffled ({ $n }): { $list }
board-unseen-before = Not seen from piles before: { $list }
board-unseen-count = Not seen since the pile was shuffled: { $n }
board-waiting-outside = Waiting outside
board-wanted-from-market = Wanted from the market: { $card }
board-warship-harbour = Warship harbour
board-warships = Warships
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
hint-column-pay =
    { $column }: { $n ->
        [one] { $n } trade card
       *[other] { $n } trade cards
    } to pay.
hint-danger = Danger { $d } against your strength { $n }.
hint-decade = Decade { $d }, round { $n } of 5.
hint-delivery = Once to a trading ship, once to a warship. Your strength is { $n }.
hint-docks = A trading dock or a warship dock.
hint-expedition = Any trade card. Then the top ship of the pile is turned up; your strength is { $n }.
hint-face-down = Face down: { $names }.
hint-guild =
    You have { $d ->
        [one] { $d } available disc
       *[other] { $d } available discs
    } and { $c ->
        [one] { $c } trade card
       *[other] { $c } trade cards
    } with { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } on them.
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
    }. There is no change.
hint-ship = The ship wants { $good }; its coin value is { $n }.
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
hint-start-disc = It reserves a dock for you. An emptier column is better: left for guild seats, middle for strength, right for discs.
hint-swap = You may give one of your trade cards for it.
hint-you-get = You get { $card }.


meter-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } to go
meter-exact = paid exactly
meter-too-many = { $n } too many: there is no change

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
