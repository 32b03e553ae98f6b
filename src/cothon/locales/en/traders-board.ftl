# What stands on the board of traders, in its text table and hints.

board-all-coins-tokens =
    All for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, or { $least } with tokens
board-all-for-coins =
    All for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
board-blind = blind
board-blind-points = Blind VPs: { $cards }
board-card-help = The figure is price and money; below are the barrels: two on a 2, one on a 3, none on a 5.
board-card-no-icon = { $colour } { $value }, { $goods }, no barrel
board-card-one-icon = { $colour } { $value }, { $goods }, one barrel
board-card-reserved-by = { $card }, reserved by { $name }
board-card-saved = { $card }, named to be saved
board-card-two-icons = { $colour } { $value }, { $goods }, two barrels
board-cards = Cards
board-cards-in-hand = Cards in hand: { $cards }
board-cards-piles = Cards in the piles
board-cards-saved = Named to be saved: { $cards }
board-coins-still-due =
    { $n ->
        [0] the price is paid
        [one] { $n } coin still due
       *[other] { $n } coins still due
    }
board-coins-warehouse-icons =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $icons ->
        [one] { $icons } barrel
       *[other] { $icons } barrels
    }
board-colour-count = { $colour }: { $n }
board-comes-next = comes next
board-discard-pile = discard pile
board-discard-pile-cards =
    Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-dotted-last-purchase = dotted: the last purchase
board-double-action-unused = Double Action unused
board-double-action-used-piece = Double Action used
board-draw-pile = draw pile
board-draw-pile-cards =
    Draw pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-face = { $colour } { $value }
board-farm = Farm
board-for-nothing = free
board-goods-in-danger = goods in danger
board-goods-in-danger-count =
    { $n ->
        [0] No good in danger
        [one] One good in danger
       *[other] { $n } goods in danger
    }
board-hand = Hand
board-hand-cards-column = hand cards
board-hand-summary =
    Hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $icons ->
        [one] { $icons } barrel
       *[other] { $icons } barrels
    }
board-icons-needed =
    { $n ->
        [one] One more barrel is needed
       *[other] { $n } more barrels are needed
    }
board-in-danger = { $n } in danger
board-in-pirate-waters = in pirate waters
board-in-the-sea = Double Action used
board-in-the-warehouse = { $card }, in the warehouse
board-in-your-stock = { $card } in your Stock
board-most-tokens-each = Tokens: { $n } of { $most } each
board-most-tokens-of = Most tokens: { $n } of { $most }, { $who }
board-no-cards = no cards
board-no-goods-yet = no goods yet
board-no-token = no token
meter-icons-in-hand =
    { $n ->
        [one] barrel
       *[other] barrels
    }
board-piece = Piece ({ $colour }): { $words }
board-piece-farm = piece on { $card } in the Farm
board-piece-market = piece on { $card } in the Market
board-place = place
board-payday-card = Payday
board-raid-card = Pirate raid
board-raided = Raided: { $colours }
board-reservation-piece-ready = reservation piece ready
board-reserved-by = reserved by { $name }
board-route-to-carthage = Route to Carthage
board-sale =
    If sold now: { $price } × { $cards }, { $vps ->
        [one] { $vps } victory point
       *[other] { $vps } victory points
    }
board-sale-of =
    { $colour } if sold now: { $price } × { $cards }, { $vps ->
        [one] { $vps } victory point
       *[other] { $vps } victory points
    }
board-ship-at = { $ship }: space { $n } of 5, { $place }
board-ship-pirate-waters = ship in pirate waters
board-space-0-5 = space (0 to 5)
board-stock = Stock
board-stock-none = no goods
board-stock-in-warehouse = Stock, in the warehouse: { $cards }
board-stock-upright = Stock, upright: { $cards }
board-token-help = Left unused, right used.
board-token-unused = { $colour } token, unused
board-token-used = { $colour } token, used
board-tokens = tokens
    .title = Tokens
board-tokens-asked-about = Tokens in question: { $colour }
board-tokens-of-colour = { $colour } tokens: { $n }
board-tokens-summary = Tokens: { $n } of { $most }; unused { $up }; used { $down }
board-unseen-cards = draw pile and face-down victory points
board-victory-points = victory points
board-victory-points-count =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
board-vp-cards = VP cards: { $cards }
board-warehouse-icons-hand = barrels in hand
board-your-stock = Your Stock
board-your-tokens = Your tokens and your Double Action

hint-buy =
    The Market costs { $price }; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-buy-with-tokens =
    The Market costs { $price }, or { $least } with tokens; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-discount =
    Each makes a { $colour } card free, the cheapest first; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-ask-discount = How many { $colour } tokens do you spend?
hint-icons-needed =
    { $n ->
        [one] { $n } barrel is
       *[other] { $n } barrels are
    } still needed.
hint-pay = { $due ->
    [0] The price is paid. You may add cards, but no change is given.
   *[other] Press the cards to pay with. No change is given.
}
hint-raided =
    Raided: { $colours }. Each good you save costs a barrel on your hand cards; you have { $icons ->
        [one] one
       *[other] { $icons }
    }.
hint-reserve = Only you can take or buy that card then.
hint-take-first = To take one card, first press “{ $take }”. To buy all of them, press the price.
hint-take =
    The card goes to your hand. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.


meter-enough-icons = enough barrels
meter-icons =
    { $n ->
        [one] { $n } more barrel
       *[other] { $n } more barrels
    }
meter-more = { $n } more
meter-pay = { $n } for { $due }, no change

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
figure-danger = in danger
figure-icons =
    { $n ->
        [one] barrel
       *[other] barrels
    }
figure-tokens = tokens
place-buy = Buy
place-double = Double Action
place-take = Take one

ahead-card-risk = { $card }, at risk
ahead-card-sold = { $card }, would be sold
ahead-gain = { $name } { $n }
ahead-gain-you = you { $n }
ahead-payday = { $n ->
    [one] The { $colours } ship arrives
   *[other] The ships { $colours } arrive
}: Payday ({ $gains })
ahead-raid = { $n ->
    [one] Pirates raid the { $colours } ship
   *[other] Pirates raid the ships { $colours }
}
ahead-sails = The { $colour } ship sails { $n ->
    [0] nowhere
    [one] 1 space
   *[other] { $n } spaces
}
scene-sell = { $colour }: { $price } × { $number } = { $score }, { $vps ->
    [one] 1 victory point
   *[other] { $vps } victory points
}
board-dashed-would-be = dashed: where the ships would be
board-would-payday = payday
board-would-raid = raid
would-figure-coins = coins
would-figure-hand-size = cards
would-figure-tokens = tokens
would-figure-vps = victory points

lens-set =
    { $n ->
        [one] 1 { $colour } card in Stock
       *[other] { $n } { $colour } cards in Stock
    }, { $vps ->
        [one] 1 victory point
       *[other] { $vps } victory points
    } if sold now
lens-copies = { $all } like it: { $open } in sight, { $up } on the discard pile, { $unseen } unseen
lens-ship-at = Where its ship is: { $place }

# What things are for.
lens-about-card-farm = The cards of the Farm come to the Market when it is filled up. Until then nobody can take or buy them.
    .more = The Market is filled up after a purchase, and when a turn begins with an empty Market: first from the Farm, then with two cards of the draw pile.
lens-about-card-hand = Money: a hand card pays its number. Each barrel at its foot saves one good from pirates.
    .more = What you hold at the end is worth nothing. You may hold as many cards as you like.
lens-about-card-market = Take it as money, or buy it with all the others here.
    .more = Bought cards wait to be sold. One card of a colour moves its ship one space, two or more move it two. A card that is taken is not replaced until somebody buys, or the Market is empty.
lens-about-carthage = A ship that arrives here means Payday: everybody sells all goods of its colour. Then it starts again in Alexandria.
    .more = Your goods bring their highest number times how many they are. A fifth of that, rounded up, are your points. You also get a token of the colour.
lens-about-coins = What the cards in hand pay together. Nobody sees the hands of others.
lens-about-danger = Goods whose ships are among the pirates. When another ship arrives in Carthage, these goods are lost unless they are saved.
    .more = A barrel on a hand card saves one of them.
lens-about-discard-pile = Cards that were paid, sold, lost, or given for their barrels. The starting cards of colours that nobody plays lie here from the beginning.
    .more = When the draw pile is used up, these cards are shuffled. Press it to see what lies in both piles.
lens-about-draw-pile = New cards for Market and Farm. Press it to see what is still in it.
    .more = When it is used up, the discard pile is shuffled and becomes the draw pile.
lens-about-icons = The barrels at the foot of the hand cards: each saves one good from pirates. A 2 has two of them, a 3 one, a 5 none.
    .more = The rules call them warehouse icons.
lens-about-piece-double = Once in the game: take one card of the Market as money, and buy the rest, all in one turn. It costs no points.
    .more = Who has used it is shown beside the route.
lens-about-piece-reserve = Lay it on a card of the Market or the Farm: then only you can take or buy that card. That is your whole turn.
    .more = You get the piece back with the card.
lens-about-pirates = When another ship arrives in Carthage, every ship here is raided: its goods are lost unless they are saved. Then it goes back to Cyrenaica.
    .more = A barrel on a hand card saves one good, which is safe from then on. Without an arrival pirates do nothing.
lens-about-points = Victory points: whoever has the most wins. They come from goods that are sold on a Payday.
    .more = “?”: cards that count as points lie face down, and only their owner knows them all.
lens-about-price = The whole Market at once: you cannot buy a part of it. With tokens it is cheaper: each unused one makes a card of its colour free.
    .more = You pay with hand cards, and get no change.
lens-about-price-classic = What you can buy of the Market, all at once: you cannot buy a part of it. You pay with hand cards, and get no change.
lens-about-route = Here a ship is safe. Bought goods move it on: one card of its colour by one space, two or more by two.
lens-about-sea = Whoever’s emblem stands here has had the one Double Action of the game.
lens-about-ship = It carries the goods of its colour. Buying them moves it: one card by one space, two or more by two.
    .more = In Carthage everybody sells the goods of its colour. Among the pirates it is raided as soon as another ship arrives.
lens-about-stock = Goods that you have bought. When the ship of the colour arrives in Carthage, you sell all of that colour.
    .more = The rosette says how many points they would bring now: the highest number times how many they are, and a fifth of that, rounded up. The pirate flag says that the ship is in pirate waters.
lens-about-stock-safe = In the warehouse: no pirate can take this good any more. It is sold with the others of its colour.
lens-about-steps = The lit strokes are the tokens of whoever has most. At 8 the game is over at once.
lens-about-token = Filled: still unused. It makes one card of its colour free when you buy, the cheapest one. Then it is hollow.
    .more = Filled or hollow, it counts towards the 8 tokens that end the game, and in a tie. It is no victory point.
lens-about-token-classic = When you sell this colour, each token of it raises the price of every card by 1.
    .more = It counts towards the 8 tokens that end the game, and in a tie. It is no victory point.
lens-about-token-none = The whole price is paid, and all tokens are kept for later purchases.
lens-about-token-used = Hollow: used. It makes nothing cheaper any more.
    .more = It still counts towards the 8 tokens that end the game, and in a tie.
lens-about-token-used-classic = It counts towards the 8 tokens that end the game, and in a tie.
lens-about-tokens = Whoever has 8 tokens after a Payday ends the game at once. You get one for every colour you sell.
    .more = Used ones count, too. Tokens are no victory points, but more of them win a tie.
lens-about-worth = What this colour would bring if it were sold now: the highest number times how many they are, and a fifth of that, rounded up.
    .more = The pirate flag says that the ship of the colour is in pirate waters. Goods with a double frame are safe in the warehouse.
