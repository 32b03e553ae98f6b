# What stands on the board of porto, in its text table and hints.

action-aristocrat = Aristocrat
action-captain = Captain
action-carrier = Carrier
action-loadmaster = Loadmaster
action-merchant = Merchant

board-action-cards = Action cards
    .short = Actions
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
board-charter-ships-free = Charter ships: { $who }; { $n } free
board-civilisation-help = Each owns two docks, I and II.
board-civilisations = Civilisations
board-cost-in-servants = Cost in servants
board-costs-servants =
    costs { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
board-danger = Danger
board-decade-action-round = Decade { $n }, round { $r } of 5
    .last = Decade { $n }, last round
board-decade-of-5 = Decade { $n } of 5
board-decade-ships-come = Decade { $n }: ships come in
board-deck = Deck
board-deck-empty = the deck is empty
board-dock = Dock
board-dock-in-question = Dock in question: { $dock }
board-docks = Docks
board-ends-after-4 = the game ends after decade 4
    .short = the end
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
board-gone = empty
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
board-large-palace-ends = with 8 points the game ends after decade 4
    .short = of 8
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
board-of-taken = { $n } of { $all } taken, into the palace: nobody yet
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
    .short = Path
board-path-space = Path space { $n }
board-path-space-awards = Path space { $n }, award { $award }
board-path-would-bring = Path would bring
board-path-would-bring-help = servants the path would bring into the palace now
board-picks-first = { $name } picks first
    .short = first
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
    .at = { $name }: { $n }
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
    .there = wants { $good }, income { $income }, danger { $danger }
    .privilege = privilege: { $privilege }
board-ship-help = The privilege; below the good it wants, the income in Talents and the danger.
board-ship-in-question = In question: { $ship }
board-ships-at-sea = Ships at sea
    .short = Ships
board-ships-row-1-next = Ships, row 1: next
board-ships-row-2-later = Ships, row 2: later
board-ships-to-bring =
    { $n ->
        [one] One ship to bring in
       *[other] { $n } ships to bring in
    }
board-situation = Situation
board-space = Space
board-space-card = { $card }, space { $n }
board-space-number = space { $n }
board-spaces = Spaces: { $n }
board-starting-player = Starting player: { $name }
board-starts = starts
board-state = State
board-storage-space-blocked-servant = storage space blocked by a servant
board-store = storehouse
    .title = Storehouse
board-store-list = Storehouse: { $goods }
board-storehouse = Storehouse
board-taken-award-now = { $n } of { $all } taken, into the palace now: { $award }
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
bonus-storehouse = bonus: open a storage space for 6 Talents

civilisation-egypt = Egypt
civilisation-etruria = Etruria
civilisation-greece = Greece
civilisation-iberia = Iberia
civilisation-phoenicia = Phoenicia
civilisation-rome = Rome

hint-anygood = A ship at your dock takes any good, whatever it wants.
hint-aristocrat = Up to three servants of anybody change between temple and lighthouse: first yours, then clockwise.
hint-boon = It brings: { $privilege }. Its card then goes under the deck.
hint-bring =
    { $can_ban ->
        [yes] You are first in the lighthouse: bring in two ships, or ban one; the rest come in by themselves.
       *[no] Your servants in the lighthouse bring in { $n ->
            [one] { $n } ship
           *[other] { $n } ships
        }, to docks of their people; the rest come in by themselves.
    }
hint-carrier = Choose a good in your storehouse or at one of your docks.
hint-claim = Two of your { $n } servants go there and wait for its ship.
hint-dock =
    You have { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    } in reserve; a dock takes two.
hint-free-charter-ships =
    { $n ->
        [one] { $n } charter ship is
       *[other] { $n } charter ships are
    } free. A voyage also needs a servant in the temple; you have { $temple ->
        [0] none
       *[other] { $temple }
    } there.
hint-stock = One purchase at once, for 6 Talents. { $room }
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
hint-move-from = One to five; from the reserve, lighthouse, temple, in this order; to the lighthouse before the temple.
hint-move-to = Now choose where the servant goes. Those for the lighthouse come before those for the temple.
hint-moved =
    { $n ->
        [one] One servant of up to { $most } has moved.
       *[other] { $n } servants of up to { $most } have moved.
    } The order stays: go on from here, or stop.
hint-palace =
    Everybody once, on the large space: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    }, { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; you have { $talents } { $talents ->
        [one] Talent
       *[other] Talents
    } and { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-palace-next =
    Next place in the palace: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    }, { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; you have { $talents } { $talents ->
        [one] Talent
       *[other] Talents
    } and { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-palace-final =
    Next place: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    }, { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; after round 5 one more for everybody: { $last_cost }, { $last_need }. You have { $talents } and { $points }.
hint-points = Points to place: { $n }. Trading house: { $points }. Path: { $taken } of { $all } taken.
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
        [0] It opens a storage space, and none of yours is blocked.
       *[other] You have { $talents ->
            [one] { $talents } Talent
           *[other] { $talents } Talents
        }; blocked storage spaces: { $n }.
    }
hint-voyage =
    { $good } { $place }. { $n ->
        [0] No charter ship can sail: you have no servant in the temple.
        [one] For a charter ship you have one servant in the temple.
       *[other] For a charter ship you have { $n } servants in the temple.
    }
hint-from-dock = from { $dock }
hint-from-storehouse = from your storehouse

figure-path = path
figure-points =
    { $n ->
        [one] point
       *[other] points
    }
figure-reserve = reserve
figure-talents =
    { $n ->
        [one] Talent
       *[other] Talents
    }

would-figure-lighthouse = in the lighthouse
would-figure-on-path = on the path
would-figure-palace = in the palace
would-figure-points = trading points
would-figure-reserve = in reserve
would-figure-talents = Talents
would-figure-temple = in the temple

lens-dock-wants = the ship at { $dock } wants it
lens-goods-left = { $good }: { $bag } in the bag, { $n } in the market
lens-ships-like = Ships, { $what }: { $all } in all, { $deck } of them in the deck
lens-stored = { $good } in the storehouse: { $n }

# What things are for.
lens-about-bag = Clear the market and fill it again from the bag: that is your whole action. Then you may buy one good for 6 Talents.
    .more = A servant is not needed for it. The Merchant’s price begins again at 4.
lens-about-bonus-palace =
    Bonus: buy the next place in the palace, now for { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talents
    }. For it you must have { $need ->
        [one] { $need } trading point
       *[other] { $need } trading points
    }.
lens-about-bonus-storehouse = Bonus: for 6 Talents a servant leaves your storehouse for your reserve, and his space is free for a good.
lens-about-card-aristocrat = He moves one to five of your own servants between your reserve, the lighthouse and the temple.
    .more = One by one, in this order: from the reserve to the lighthouse, then to the temple; from the lighthouse to the reserve, then to the temple; from the temple to the reserve, then to the lighthouse. You may skip, but not go back, and no place both sends and receives. Servants in the temple pray for charter ships, those in the lighthouse choose which ships come in.
lens-about-card-captain = He puts one of your servants on a free charter ship. The Carrier can then send any good to sea on it, but only while you have a servant in the temple.
    .more = The servant comes back after the voyage. The Aristocrat brings servants into the temple.
lens-about-card-carrier = He carries one good of yours: from your storehouse or dock to another dock of yours, to the storehouse or onto a charter ship.
    .more = If the ship at the dock wants the good, it is loaded at once, and you are paid. On a charter ship the good sets sail at once.
lens-about-card-loadmaster = One of three: two of your servants claim a free dock, or those of one of your docks switch to a free one, or go home.
    .more = Whoever has a dock is paid when its ship is loaded. A good left behind at a dock is lost.
lens-about-card-merchant = He sells you one good of the market. The first of a decade costs 4 Talents, the second 3, every further one 2.
    .more = You need a free storage space for it. A cleared market begins at 4 again.
lens-about-card-none = The six action cards are laid out anew at the beginning of every decade.
lens-about-charter = The Captain puts a servant on board, the Carrier brings any good: then it sails. For that you need at least one servant in the temple. The next ship card says how dangerous it is and what it brings.
    .more = It arrives if you have at least as many servants in the temple as the danger: you get the income, less 1 Talent for each of them, and 2 trading points. Else you get half the income, rounded up, and 1 trading point. After it one servant from the ship and one from the temple come home.
lens-about-deck = Ship cards that are still to come. Used ones go under it.
lens-about-dock = Whoever has two servants here and brings the good that the ship wants gets its income, a trading point and its card with the privilege.
    .more = Then the servants go home, and the dock is free. Until then the ship waits.
lens-about-dock-empty = Ships from { $people } moor here at the start of a decade. In row 1 there { $next ->
        [0] is none of them now
        [one] is one of them now, for { $goods }
       *[other] are { $next } of them now, for { $goods }
    }.
    .more = From the top of the row, the first one comes to dock I, the second to dock II, any other goes under the deck. Two servants make the dock yours; a good may already wait there for its ship.
lens-about-good-market = The Merchant sells it for { $price ->
        [one] { $price } Talent
       *[other] { $price } Talents
    } now. A ship at your dock may want it, and a charter ship takes any good.
lens-about-good-price = What the Merchant asks for the next good: 4 Talents for the first of a decade, 3 for the second, 2 for every further one.
lens-about-good-store = The Carrier brings it to a dock of yours, where the right ship pays for it, or onto a charter ship.
lens-about-held = You may use it in your own turn before your action, between action and bonus, or at the end. Then it goes under the deck.
lens-about-house = Trading points: the palace asks for them, but they are never spent. You get them for loaded ships and for voyages.
    .more = If somebody has 8 or more of them when decade 4 ends, the game is over then.
lens-about-lighthouse = At the start of a decade, whoever has servants here chooses ships of row 1 that come in, and to which dock; whoever has most is first.
    .more = The first brings in two ships, or bans one; the second brings in two, every other player one. The rest come in by themselves. Your servants stay here.
lens-about-palace = The most servants in the palace win. You get in by the palace bonus of an action space, a privilege, or the path of intrigue.
lens-about-palace-large = In the final phase, after the last round, everybody may buy one place here. Before that it is open only when the single places are taken.
    .more = Each servant costs these Talents, and you must have these trading points.
lens-about-palace-space = Places are bought one after the other. Pay the Talents on top, and have the trading points below; those you keep.
    .more = In the final phase, after the last round, everybody may buy one more, on the large space. Price of the next place in Talents: { $cost }; trading points that it asks for: { $need }. A servant from your reserve goes there.
lens-about-path = A trading point may put a servant of yours here, on the next free space, instead of moving you up in the trading house. At the end some of them walk into the palace: as many as the last award says that was reached.
    .more = 3/2/1 is three for whoever has most servants here, two for the second, one for the third; equals by who came first. Nobody gets in with more than he has here.
lens-about-path-award = Award: so many servants walk from the path into the palace at the end, if the path is filled up to here and no further award is reached. The first number is for whoever has most servants on the path, the next for the second.
lens-about-privilege-anygood = Any good: a ship at a dock of yours takes whatever good lies there, or one from your storehouse, and pays as usual.
lens-about-privilege-bring = Bring a ship: a ship of row 1 that you choose comes to a free dock of its people at once, in your own turn.
    .more = To dock I, or else to dock II; if both have a ship, its card goes under the deck. If its good waits there, whoever has the dock loads it.
lens-about-privilege-look = Look: you alone see the top three ship cards and put them back in any order. Good before a voyage.
lens-about-privilege-move3 = Move 3: up to three servants of any players, also of others, go from the temple to the lighthouse or back.
    .more = One by one: first yours, then those of the others in the order of the seats, from the temple before the lighthouse. Nobody’s go both ways.
lens-about-privilege-none = This ship has no privilege.
lens-about-privilege-palace = Palace place: you buy the next place for its Talents, whatever your trading points are, and without the bonus.
lens-about-privilege-path1 = A step: right after loading one servant from your reserve goes on the path of intrigue, if you like. It cannot be kept.
lens-about-privilege-point1 = A point: one more trading point right after loading, if you like. It cannot be kept.
lens-about-privilege-talents3 = 3 Talents for you right after loading. They cannot be kept for later.
lens-about-reserve = Servants at home: each earns 1 Talent at the start of a decade. They pay for action cards and go wherever you send them.
    .more = Those on action cards come home at the start of the next decade. Whoever has the largest reserve then starts.
lens-about-ship-row-1 = It comes in at the start of the next decade, to dock I of its people or else to dock II. If both have a ship, its card goes under the deck.
    .more = The lighthouse chooses first; the others follow from the top down.
lens-about-ship-row-2 = It moves to row 1 when that has come in.
lens-about-ship-values = Income: for whoever loads it at a dock. Danger: only if this card is turned up for the voyage of a charter ship.
lens-about-space = Put as many servants on it as it costs; act; then you may take the bonus of the space. Or take the bonus alone. Its number is its key.
lens-about-steps = Five decades, of five action rounds each; then the final phase, in which everybody may buy one last place in the palace. With 8 trading points of anybody it comes after decade 4.
    .more = The lit strokes are the decades that have begun.
lens-about-storage-blocked = A servant stands here. The storehouse bonus sends him to your reserve for 6 Talents, and the space is yours to use.
lens-about-storage-free = Room for one good. Without a free space you can buy nothing.
hint-quay = Two servants go there; then you take a good for nothing.
lens-about-sway = This servant would change from the temple to the lighthouse, or back.
lens-about-talents = Money: for goods, storage spaces and places in the palace. The Talents of others are hidden.
    .more = Every servant in reserve earns 1 at the start of a decade; loaded ships and voyages bring most.
lens-about-temple = Servants here pray for your charter ships. A voyage arrives if you have at least as many here as its danger.
    .more = At docks they are of no use. The Aristocrat brings them here; after a voyage one of them goes home.
