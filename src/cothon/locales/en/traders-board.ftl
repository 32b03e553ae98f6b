# What stands on the board of traders, in its text table and hints.

board-all-coins-tokens =
    All for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, with tokens { $least }
board-all-for-coins =
    All for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
board-blind = blind
board-blind-points = Blind VPs: { $cards }
board-card-help = The figure is price and money; below are the warehouse icons: two on a 2, one on a 3, none on a 5.
board-card-no-icon = { $colour } { $value }, { $goods }, no warehouse icon
board-card-one-icon = { $colour } { $value }, { $goods }, one warehouse icon
board-card-reserved-by = { $card }, reserved by { $name }
board-card-saved = { $card }, named to be saved
board-card-two-icons = { $colour } { $value }, { $goods }, two warehouse icons
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
        [one] { $icons } warehouse icon
       *[other] { $icons } warehouse icons
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
board-double-action-used-piece = Double Action used: the piece is in the sea
board-draw-pile = draw pile
board-draw-pile-cards =
    Draw pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-face = { $colour } { $value }
board-farm = Farm
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
        [one] { $icons } warehouse icon
       *[other] { $icons } warehouse icons
    }
board-icons-needed =
    { $n ->
        [one] One more icon is needed
       *[other] { $n } more icons are needed
    }
board-in-danger = { $n } in danger
board-in-pirate-waters = in pirate waters
board-in-the-sea = In the sea
board-in-the-warehouse = { $card }, in the warehouse
board-in-your-stock = { $card } in your Stock
board-most-tokens-of = Most tokens: { $n } of { $most }
board-no-cards = no cards
board-no-goods-yet = no goods yet
board-no-token = no token
board-of-icons =
    { $n } of { $most ->
        [one] { $most } icon
       *[other] { $most } icons
    }
board-piece = Piece ({ $colour }): { $words }
board-piece-farm = piece on { $card } in the Farm
board-piece-market = piece on { $card } in the Market
board-place = place
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
board-warehouse-icons-hand = warehouse icons in hand
board-your-stock = Your Stock
board-your-tokens = Your tokens and your piece

hint-buy =
    The Market costs { $price }; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-buy-with-tokens =
    The Market costs { $price }, with tokens { $least }; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-discount =
    Colour: { $colour }. The price is { $due } now; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-icons-needed =
    { $n ->
        [one] { $n } icon is
       *[other] { $n } icons are
    } still needed.
hint-meanwhile = pirates raid you, and you may bring goods into the warehouse
hint-pay = { $due ->
    [0] The price is paid. You may add cards, but no change is given.
   *[other] You still owe { $due }. Tap cards to add them; no change is given.
}
hint-raided =
    Raided: { $colours }. Tap the goods to save; you have { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }.
hint-reserve = Only you can take or buy that card then.
hint-take =
    The card goes to your hand. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hint-tap-icons = Now tap hand cards that show icons.


meter-enough-icons = enough icons
meter-icons =
    { $n ->
        [one] { $n } more icon
       *[other] { $n } more icons
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
        [one] icon
       *[other] icons
    }
figure-tokens = tokens
place-buy = Buy
place-double = Double action
place-take = Take one

ahead-card-risk = { $card }, at risk
ahead-card-sold = { $card }, would be sold
ahead-gain = { $name } { $n }
ahead-gain-you = you { $n }
ahead-payday = Payday for { $colours } ({ $gains })
ahead-raid = { $n ->
    [one] Pirates raid the { $colours } ship
   *[other] Pirates raid the ships { $colours }
}
ahead-sails = The { $colour } ship sails { $n ->
    [0] nowhere
    [one] 1 space
   *[other] { $n } spaces
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
lens-ship-at = { $ship }: { $place }
