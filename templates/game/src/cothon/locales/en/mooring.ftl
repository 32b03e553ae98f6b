title = Mooring Posts

## What happened

event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-crate = { $seat_is ->
    [you] You get { $crate }.
   *[other] { $seat } gets { $crate }.
}
event-lay = { $seat_is ->
    [you] You lay { $crate }.
   *[other] { $seat } lays { $crate }.
}
event-sink = { $seat_is ->
    [you] You sink { $owner }’s { $crate_bare } ({ coins-left }).
   *[other] { $owner_is ->
        [you] { $seat } sinks your { $crate_bare } ({ coins-left }).
       *[other] { $seat } sinks { $owner }’s { $crate_bare } ({ coins-left }).
    }
}
# A part of sentences, which other sentences name
coins-left = { $left ->
    [one] one coin left
   *[other] { $left } coins left
}
event-spare = { $seat_is ->
    [you] You sink nothing.
   *[other] { $seat } sinks nothing.
}
event-over = Nobody has crates left: the game is over.

## Questions

ask-turn = Which crate do you lay?
    .other = { $seat } lays a crate.
ask-sink = Whose crate sinks?
    .other = { $seat } may sink a crate.
ask-crate = Which crate is drawn?
    .other = A crate is drawn.

## Answers

do-lay = Lay { $crate }
do-sink = Pay a coin and sink the crate of { $seat }
do-spare = Keep the coin and sink nothing

draw-crate = { $crate }

## Why not

refuse-not-in-hand = You have no { $crate_bare } in your hand.
refuse-must-sink = You laid { $crate }, so a crate of the same kind must sink.
refuse-no-such-seat = There is no seat { $number } at this table.
refuse-own-quay = Crates sink on the quays of others, not on your own.
refuse-nothing-to-sink = There is no { $crate_bare } on the quay of { $seat }.

## The end

reason-empty-hands = nobody had crates left
account-points = Points on the quay
account-coins = Coins (to break ties)
account-crates = { $crate }
decided-coins = Coins decide: { $number } to { $other_number }
    .why = { $seat_is ->
        [you] You and { $other_seat }
       *[other] { $other_seat_is ->
            [you] { $seat } and you
           *[other] { $seat } and { $other_seat }
        }
    } both have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; then more coins win.
beside-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## Options

option-sinking = Whether a crate that can be sunk must be sunk
option-sinking-may = it may be spared
option-sinking-must = it must be sunk

## Things: a form that a sentence needs is an attribute, here `$crate_bare`

crate-salt = a crate of salt
    .bare = salt
crate-fish = a crate of fish
    .bare = fish
crate-wool = a crate of wool
    .bare = wool
crate-wine = a crate of wine
    .bare = wine
crate-silk = a crate of silk
    .bare = silk
hidden-crate = a crate
    .bare = a crate
