# What stands on the board of porto, in its text table and hints.

action-aristocrat = Aristocrat
action-captain = Captain
action-carrier = Carrier
action-loadmaster = Loadmaster
action-merchant = Merchant

board-action-cards = Action cards
board-action-round-5 = Action round { $n } of 5
board-awards = Awards
board-bag-with-goods =
    Bag with { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }: { $goods }
board-before-you = Before you
board-blocked = blocked
    .title = Blocked
board-bonus = Bonus
board-card-in-use = Card in use: { $ship }
board-cargo = Cargo: { $good }
board-charter-ships = Charter ships
board-charter-ships-free = Charter ships: { $who }; free: { $n }
board-civilisation-help = Each owns two docks, I and II.
board-civilisations = Civilisations
board-cost-in-servants = Cost in servants
board-costs-servants =
    costs { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
board-danger = Danger
board-decade-action-round = Decade { $n }, action round { $r }
board-decade-of-5 = Decade { $n } of 5
board-decade-ships-come = Decade { $n }: ships come in
board-deck = Deck
board-deck-empty = the deck is empty
board-dock = Dock
board-dock-in-question = Dock in question: { $dock }
board-docks = Docks
board-ends-after-4 = the game ends after decade 4
board-final-phase = Final phase
board-free = { $n } free
board-free-storage-space = free storage space
board-free-storage-spaces = Free storage spaces
board-free-storage-spaces-count =
    { $n ->
        [0] No storage space is free
        [one] One storage space is free
       *[other] { $n } storage spaces are free
    }
board-from = From
board-gone = gone
board-good-comes-from = Good comes from: { $place }
board-good-there = Good there
board-goods = Goods
board-goods-list = Goods: { $goods }
board-held = Held
board-held-cards = Held cards
board-holds = holds: { $privilege }
board-in-the-bag = In the bag: { $goods }
board-in-the-deck = { $n } in the deck
board-in-the-market = { $good } in the market
board-in-the-storehouse = { $good } in the storehouse
board-in-use = in use
board-in-your-storehouse = { $good } in your storehouse
board-income = Income
board-large = large
board-large-palace-ends = 8 end the game after decade 4
board-lighthouse = Lighthouse
board-lighthouse-list = Lighthouse: { $who }
board-lighthouse-order = Sequence at the lighthouse: { $who }
board-needed-points = Needed points
board-next-good-costs = next good costs
board-next-good-costs-talents =
    The next good costs { $n ->
        [one] { $n } Talent
       *[other] { $n } Talents
    }
board-no-card = no card
board-no-servants = no servants
board-of-taken = { $n } of { $all } taken
board-on-action-cards = On action cards
board-on-the-path = On the path
board-palace = Palace
board-palace-large =
    Large palace space: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    } each, needs { $need ->
        [one] { $need } trading point
       *[other] { $need } trading points
    }; { $who }
board-palace-price-help = Talents, needed points below
board-palace-space =
    Palace space { $n }: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    }, needs { $need ->
        [one] { $need } trading point
       *[other] { $need } trading points
    }
board-path-of-intrigue = Path of intrigue
board-path-space = Path space { $n }
board-path-space-awards = Path space { $n }, awards { $award }
board-path-would-bring = Path would bring
board-path-would-bring-help = servants the path would bring into the palace now
board-picks-first = { $name } picks first
board-places = Places
board-points-to-place =
    { $n ->
        [one] One trading point to place
       *[other] { $n } trading points to place
    }
board-position = Position
board-privilege = Privilege
board-reserve = reserve
    .title = Reserve
board-reserve-servants =
    Reserve: { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
board-row-1-next = row 1: next
board-row-2-later = row 2: later
board-seat = Seat
board-servant = Servant
board-servants = Servants
board-servants-at =
    { $place }: { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    } of { $name }
board-servants-count =
    { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    } of { $name }
board-servants-in-reserve = servants in reserve
board-servants-moved-so-far =
    { $n ->
        [0] No servant moved so far
        [one] One servant moved so far
       *[other] { $n } servants moved so far
    }
board-servants-of = servants of { $name }
board-servants-of-column = Servants of
board-servants-palace = servants in the palace
board-servants-path = servants on the path
board-setup = Setup
board-ship-facts = { $name }, wants { $good }, income { $income }, danger { $danger }
board-ship-help = The privilege; below the good it wants, the income in Talents and the danger.
board-ship-in-question = In question: { $ship }
board-ships-at-sea = Ships at sea
board-ships-row-1-next = Ships, row 1: next
board-ships-row-2-later = Ships, row 2: later
board-ships-to-bring =
    { $n ->
        [one] One ship to bring in
       *[other] { $n } ships to bring in
    }
board-situation = Situation
board-space = Space
board-space-card = Space { $n }: { $card }
board-space-number = space { $n }
board-spaces = Spaces: { $n }
board-starting-player = Starting player: { $name }
board-starts = starts
board-state = State
board-storage-space-blocked-servant = storage space blocked by a servant
board-store = store
    .title = Store
board-store-list = Store: { $goods }
board-storehouse = Storehouse
board-taken-award-now = { $n } of { $all } taken, award now { $award }
board-talents = Talents
board-temple = Temple
board-temple-list = Temple: { $who }
board-then-ship = Then: { $ship }
board-trading-house = Trading house
board-trading-house-list = Trading house, points: { $who }
board-trading-points = trading points
    .title = Trading points
board-turn-of = Turn of { $name }
board-unknown-order =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in unknown order
board-unknown-order-list =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in unknown order: { $ships }
board-waits-there = { $good } waits there
board-wants = Wants
board-what-is-in-the-deck = What is in the deck
board-your-reserve-servants =
    Your reserve: { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }

bonus-none = no bonus
bonus-palace = bonus: a place in the palace
bonus-storehouse = bonus: open a storage space

civilisation-egypt = Egypt
civilisation-etruria = Etruria
civilisation-greece = Greece
civilisation-iberia = Iberia
civilisation-phoenicia = Phoenicia
civilisation-rome = Rome

hint-anygood = A ship at your dock is loaded with any good, whatever it wants: the one at the dock, or one from your storehouse if the table plays it so.
hint-aristocrat = Choose a servant in the temple or the lighthouse: he goes to the other.
hint-boon = { $privilege }, or nothing: the card goes back under the deck.
hint-bring =
    You bring in { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }.
hint-carrier = Choose a good in your store or at one of your docks.
hint-claim = Two of your { $n } servants would go there. When a ship is loaded at your dock, you are paid.
hint-dock =
    Claim a free dock, or switch or dissolve one of yours. You have { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    } in reserve.
hint-free-charter-ships =
    { $n ->
        [one] { $n } charter ship is
       *[other] { $n } charter ships are
    } free.
hint-held =
    You hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
hint-loadmaster-order = Each of the lit docks will be loaded; you choose the sequence.
hint-look-order =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in your hand. The first you choose lies on top.
hint-merchant =
    The next good costs { $price ->
        [one] { $price } Talent
       *[other] { $price } Talents
    }; you have { $talents }. { $n ->
        [0] No storage space is free.
        [one] One storage space is free.
       *[other] { $n } storage spaces are free.
    }
hint-move-from = Choose where a servant comes from, then where he goes.
hint-move-to = Now choose where the servant goes.
hint-moved =
    { $n ->
        [one] One servant has moved. Go on, or move nobody else.
       *[other] { $n } servants have moved. Go on, or move nobody else.
    }
hint-palace =
    It costs { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    } and needs { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; you have { $talents } and { $points }.
hint-palace-next =
    The next place in the palace costs { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    } and needs { $need ->
        [one] { $need } trading point
       *[other] { $need } trading points
    }; you have { $talents } and { $points }.
hint-points =
    You place { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. You have { $points } in the trading house; { $taken } of { $all } spaces of the path are taken.
hint-shift = From { $dock }. A good left there is lost.
hint-ship =
    The ship beside it in row 2 moves up. { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck.
hint-storage-free =
    You have { $n ->
        [one] { $n } free storage space
       *[other] { $n } free storage spaces
    } and { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    }.
hint-storage-open =
    { $n ->
        [0] The bonus opens a storage space, and none of yours is blocked.
        [one] The bonus opens your blocked storage space for 6 Talents; you have { $talents }.
       *[other] The bonus opens one of your { $n } blocked storage spaces for 6 Talents; you have { $talents }.
    }
hint-voyage = { $good } from { $place }. Servants in the temple, against the dangers of a voyage: { $n }.
hint-your-storehouse = your storehouse

figure-path = path
figure-points =
    { $n ->
        [one] point
       *[other] points
    }
figure-reserve = free
figure-talents =
    { $n ->
        [one] Talent
       *[other] Talents
    }

would-figure-lighthouse = in the lighthouse
would-figure-on-path = on the path
would-figure-palace = in the palace
would-figure-points = trading points
would-figure-reserve = in the reserve
would-figure-talents = Talents
would-figure-temple = in the temple

lens-dock-wants = the ship at { $dock } wants it
lens-goods-left = { $good }: { $bag } in the bag, { $n } in the market
lens-ships-like = { $what }: { $all } in all, { $deck } of them in the deck
lens-stored = { $good } in the storehouse: { $n }
