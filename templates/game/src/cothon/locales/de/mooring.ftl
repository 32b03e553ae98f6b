title = Mooring Posts

## Was geschah

event-turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-crate = { $seat_is ->
    [you] Du bekommst { $crate }.
   *[other] { $seat } bekommt { $crate }.
}
event-lay = { $seat_is ->
    [you] Du legst { $crate } aus.
   *[other] { $seat } legt { $crate } aus.
}
event-sink = { $seat_is ->
    [you] Du versenkst { $crate } von { $owner } ({ coins-left }).
   *[other] { $owner_is ->
        [you] { $seat } versenkt { $crate } von dir ({ coins-left }).
       *[other] { $seat } versenkt { $crate } von { $owner } ({ coins-left }).
    }
}
# Ein Satzteil, den andere Sätze nennen
coins-left = { $left ->
    [one] noch eine Münze
   *[other] noch { $left } Münzen
}
event-spare = { $seat_is ->
    [you] Du versenkst nichts.
   *[other] { $seat } versenkt nichts.
}
event-over = Niemand hat noch Kisten: Das Spiel ist zu Ende.

## Fragen

ask-turn = Welche Kiste legst du aus?
    .other = { $seat } legt eine Kiste aus.
ask-sink = Wessen Kiste versinkt?
    .other = { $seat } darf eine Kiste versenken.
ask-crate = Welche Kiste wird gezogen?
    .other = Eine Kiste wird gezogen.

## Antworten

do-lay = { $crate } auslegen
do-sink = Für eine Münze die Kiste von { $seat } versenken
do-spare = Die Münze behalten und nichts versenken

draw-crate = { $crate }

## Warum nicht

refuse-not-in-hand = Du hast keine Kiste { $crate_bare } auf der Hand.
refuse-must-sink = Du hast { $crate } ausgelegt, also muss eine Kiste derselben Sorte versinken.
refuse-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
refuse-own-quay = Kisten versinken an den Kais der anderen, nicht am eigenen.
refuse-nothing-to-sink = Am Kai von { $seat } steht keine Kiste { $crate_bare }.

## Das Ende

reason-empty-hands = niemand hatte noch Kisten
account-points = Punkte am Kai
account-coins = Münzen (bei Gleichstand)
account-crates = { $crate }
decided-coins = Die Münzen entscheiden: { $number } zu { $other_number }
    .why = { $seat_is ->
        [you] Du und { $other_seat } habt
       *[other] { $other_seat_is ->
            [you] { $seat } und du habt
           *[other] { $seat } und { $other_seat } haben
        }
    } beide { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; dann gewinnen mehr Münzen.
beside-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Optionen

option-sinking = Ob eine Kiste versenkt werden muss, wenn es geht
option-sinking-may = sie darf verschont werden
option-sinking-must = sie muss versenkt werden

## Dinge: Eine Form, die ein Satz braucht, ist ein Attribut, hier `$crate_bare`

crate-salt = eine Kiste Salz
    .bare = Salz
crate-fish = eine Kiste Fisch
    .bare = Fisch
crate-wool = eine Kiste Wolle
    .bare = Wolle
crate-wine = eine Kiste Wein
    .bare = Wein
crate-silk = eine Kiste Seide
    .bare = Seide
hidden-crate = eine Kiste
    .bare = eine Kiste
