### karibik: alles, was das Spiel sagt. Formen der Karten und Personen stehen unten.

title = Händler der Karibik

## Was geschah

event-starter = { $seat_is ->
    [you] Du beginnst das Spiel.
   *[other] { $seat } beginnt das Spiel.
}
event-turn = { $seat_is ->
    [you] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $seat } ist am Zug.
}
event-dead-end = Stapel und Ablage sind leer: Diese Runde ist die letzte.
event-reveal = { $seat_is ->
    [you] Du deckst { $card_voll } auf.
   *[other] { $seat } deckt { $card_voll } auf.
}
event-harbour = { $card_Der } kommt in den Hafen.
event-row = { $card_Der } liegt jetzt für alle aus.
event-repel = { $seat_is ->
    [you] Du wehrst { $card_den } ab.
   *[other] { $seat } wehrt { $card_den } ab.
}
event-tax = { $card_voll }: Wer 12 oder mehr Münzen hat, verliert die Hälfte davon.
event-tax-loss = { $seat_is ->
    [you] Du verlierst { coins-number } durch die Steuer.
   *[other] { $seat } verliert { coins-number } durch die Steuer.
}
event-tax-bonus = { $seat_is ->
    [you] Du bekommst { coins-number } durch die Steuererhöhung.
   *[other] { $seat } bekommt { coins-number } durch die Steuererhöhung.
}
event-discard = Auf die Ablage: { $cards_ein }.
event-bust = { $seat_is ->
    [you] { $card_der } ist das zweite Schiff dieser Art: Du hast zu viel riskiert.
   *[other] { $card_der } ist das zweite Schiff dieser Art: { $seat } hat zu viel riskiert.
}
event-stop = { $seat_is ->
    [you] Du hörst auf: { stop-harbour }.
   *[other] { $seat } hört auf: { stop-harbour }.
}
stop-harbour = { $cards ->
    [0] Der Hafen ist leer
    [one] Im Hafen liegt 1 Karte
   *[other] Im Hafen liegen { $cards } Karten, darunter { $ships ->
        [0] kein Schiff
        [one] Schiffe von 1 Art
       *[other] Schiffe von { $ships } Arten
    }
}
event-step = { $seat_is ->
    [you] Du darfst { takes-number } nehmen.
   *[other] { $seat } darf { takes-number } nehmen.
}
event-done = { $seat_is ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
}
    .forced = Für dich gibt es hier nichts zu nehmen.
event-no-followers = { $seat_is ->
    [you] Die anderen dürfen nichts nehmen, weil du keine Karte genommen hast.
   *[other] Die anderen dürfen nichts nehmen, weil { $seat } keine Karte genommen hat.
}
event-admiral = { $seat_is ->
    [you] { $coins ->
        [2] Dein Admiral bringt { coins-number }.
       *[other] Deine Admirale bringen { coins-number }.
    }
   *[other] { $coins ->
        [2] Der Admiral von { $seat } bringt { coins-number }.
       *[other] Die Admirale von { $seat } bringen { coins-number }.
    }
}
event-jester = { $seat_is ->
    [you] { $coins ->
        [one] Dein Witzbold bringt { coins-number }.
       *[other] Deine Witzbolde bringen { coins-number }.
    }
   *[other] { $coins ->
        [one] Der Witzbold von { $seat } bringt { coins-number }.
       *[other] Die Witzbolde von { $seat } bringen { coins-number }.
    }
}
event-loot = { $seat_is ->
    [you] Du handelst mit { $card_dem }.
   *[other] { $seat } handelt mit { $card_dem }.
}
event-hire = { $seat_is ->
    [you] Du heuerst { $card_einen } { hire-price } an.
   *[other] { $seat } heuert { $card_einen } { hire-price } an.
}
hire-price = { $cost ->
    [0] umsonst
    [one] für 1 Münze
   *[other] für { $cost } Münzen
}
event-hired = { $seat_is ->
    [you] { $card_Der } gehört jetzt zu deinen Leuten.
   *[other] { $card_Der } gehört jetzt zu den Leuten von { $seat }.
}
event-fee = { $seat_is ->
    [you] Du zahlst { $to_seat } { coins-number }.
   *[other] { $to_seat_is ->
        [you] { $seat } zahlt dir { coins-number }.
       *[other] { $seat } zahlt { $to_seat } { coins-number }.
    }
}
event-gain = { $seat_is ->
    [you] Du bekommst { coins-number }.
   *[other] { $seat } bekommt { coins-number }.
}
event-no-coins = { $seat_is ->
    [you] Du bekommst { coins-number } weniger, weil keine Karten mehr da sind.
   *[other] { $seat } bekommt { coins-number } weniger, weil keine Karten mehr da sind.
}
event-spend = { $seat_is ->
    [you] Du gibst { coins-number } aus.
   *[other] { $seat } gibt { coins-number } aus.
}
event-flip = { $seat_is ->
    [you] { $card_count ->
        [one] Du gibst eine Münze aus, es war { $card_ein }.
       *[other] Du gibst { $card_count } Münzen aus, es waren { $card_ein }.
    }
   *[other] { $card_count ->
        [one] { $seat } gibt eine Münze aus, es war { $card_ein }.
       *[other] { $seat } gibt { $card_count } Münzen aus, es waren { $card_ein }.
    }
}
event-reshuffle = Die Ablage wird zu einem neuen Stapel von { cards-number } gemischt.
event-settle = Was verdeckt ausgegeben wurde, kommt in den neuen Stapel: { $card_ein }.
event-complete = { $seat_is ->
    [you] Du beginnst, { $card_den } zu erfüllen.
   *[other] { $seat } beginnt, { $card_den } zu erfüllen.
}
event-give = { $seat_is ->
    [you] Du gibst { $card_einen } ab.
   *[other] { $seat } gibt { $card_einen } ab.
}
event-completed = { $seat_is ->
    [you] Du erfüllst { $card_den }.
   *[other] { $seat } erfüllt { $card_den }.
}
event-target = { $seat_is ->
    [you] Du hast { influence-number }: Diese Runde ist die letzte.
   *[other] { $seat } hat { influence-number }: Diese Runde ist die letzte.
}
event-over = Das Spiel ist zu Ende: { $reason }.

## Was in einer Runde dazukam, und woher

gained-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
gained-person = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
gained-request = { $n ->
    [one] eine Expedition
   *[other] { $n } Expeditionen
}
from-loot = geplünderte Schiffe
from-admiral = Admirale
from-jester = Witzbolde
from-fee = Gebühren anderer
from-tax-bonus = Steuer
from-completed = Expeditionen

## Fragen

ask-discover = { $can_complete ->
    [yes] { $can_stop ->
        [yes] { $can_reveal ->
            [yes] Noch eine Karte aufdecken, aufhören oder eine Expedition erfüllen?
           *[no] Aufhören oder eine Expedition erfüllen?
        }
       *[no] Eine Karte aufdecken oder eine Expedition erfüllen?
    }
   *[no] { $can_stop ->
        [yes] { $can_reveal ->
            [yes] Noch eine Karte aufdecken oder aufhören?
           *[no] Es darf keine Karte mehr aufgedeckt werden: Hör auf.
        }
       *[no] Decke deine erste Karte auf.
    }
}
    .other = { $seat } deckt Karten auf oder hört auf.
ask-repel = Abwehren oder in den Hafen lassen?
    .other = { $seat } darf das Schiff abwehren.
ask-pay = Wen gibst du für die Expedition ab?
    .other = { $seat } gibt Personen für eine Expedition ab.
ask-take = { $can_hire ->
    [yes] Welche Karte nimmst du aus dem Hafen?
   *[no] { $can_loot ->
        [yes] Mit welchem Schiff handelst du?
       *[no] { $can_complete ->
            [yes] Erfüllst du eine Expedition?
           *[no] Hier gibt es nichts, was du nehmen kannst.
        }
    }
}
    .other = { $seat } darf eine Karte aus dem Hafen nehmen.
ask-starter = Wer beginnt?
    .other = Der Startspieler wird ausgelost.
ask-reveal = Welche Karte wird aufgedeckt?
    .other = Eine Karte wird aufgedeckt.
ask-settle = Welche verdeckt ausgegebene Münze kommt in den neuen Stapel?
    .other = Eine verdeckt ausgegebene Münze kommt in den neuen Stapel.
ask-flip = Welche Karte ist die ausgegebene Münze?
    .other = Eine ausgegebene Münze wird aufgedeckt.

## Antworten

do-reveal = Karte aufdecken
do-stop = Aufhören
do-repel = Abwehren
do-keep = In den Hafen
do-complete = Erfüllen: { $request_asks }
do-give = { $person_Einen } abgeben
do-loot = Mit { $type_dem } handeln
    .which = { $equal ->
        [yes] Mit { $type_dem } handeln: { $card_einvoll }
       *[no] { $several ->
            [yes] Mit { $type_dem } handeln, die { coins-number } bringt
           *[no] Mit { $type_dem } handeln
        }
    }{ the-net }
do-hire = { $person_Voll } anheuern
    .which = { $person } { hire-price } anheuern{ the-fee }
the-fee = { $fee ->
    [0] { "" }
   *[other] , Gebühr { $fee }
}
the-net = { $fee ->
    [0] { "" }
   *[other] {" "}(netto { $net ->
        [0] ±0
       *[other] +{ $net }
    })
}
do-done = Nichts mehr nehmen
    .which = { $first ->
        [yes] Nichts nehmen
       *[other] Keine Expedition
    }
send-give = { $n ->
    [one] Eine Person abgeben
   *[other] { $n } Personen abgeben
}

draw-seat = { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}
draw-card = { $card_einvoll }

## Warum nicht

refuse-no-cards = Stapel und Ablage sind leer: Es gibt keine Karte aufzudecken.
refuse-most-revealed = Du hast in diesem Zug { $shown ->
    [one] 1 Karte
   *[other] { $shown } Karten
} aufgedeckt; mehr sind nicht erlaubt.
refuse-reveal-first = Du musst mindestens eine Karte aufdecken, bevor du aufhörst.
refuse-not-in-game = { $card_Der } ist in diesem Spiel nicht dabei.
refuse-only-active = Nur der aktive Spieler erfüllt Expeditionen, in seinem eigenen Zug.
refuse-completed-already = { $seat_is ->
    [you] Du hast { $card_den } schon erfüllt.
   *[other] { $seat } hat { $card_den } schon erfüllt.
}
refuse-not-in-row = { $card_Der } liegt nicht aus.
refuse-persons-missing = { $missing ->
    [one] Dir fehlt eine Person
   *[other] Dir fehlen { $missing } Personen
} für { $card_den }: Du hast { $captain ->
    [0] keinen Kapitän
    [one] 1 Kapitän
   *[other] { $captain } Kapitäne
}, { $priest ->
    [0] keinen Priester
   *[other] { $priest } Priester
}, { $settler ->
    [0] keinen Siedler
   *[other] { $settler } Siedler
} und { jacks-number }.
refuse-jack-too-soon = Steht jetzt ein Tausendsassa für { $person_einen }, müssen Tausendsassas alles abdecken, was noch offen ist. Das sind { $needed }, und du hast { jacks-number }.
refuse-other-symbols-now = Zuerst werden { $person_plural } abgegeben (noch offen: { $open }), jeder durch { $person_einen } oder einen Tausendsassa.
refuse-person-used-up = Du hast { $person_keinen } mehr.
refuse-jacks-from-now-on = Nachdem ein Tausendsassa für { $person_einen } stand, stehen Tausendsassas auch für die übrigen { $person_plural }.
refuse-after-bust = Nach einem Fehlschlag nimmt niemand Karten.
refuse-no-take-left = Du darfst keine Karte mehr nehmen.
refuse-no-ship = Im Hafen liegt { $type_kein }.
refuse-other-ship-first = Von mehreren Schiffen einer Art ist das mit den meisten Münzen zuerst an der Reihe, von gleichen das stärkste.
refuse-no-coin-for-fee = Eine Karte zu nehmen kostet dich 1 Münze Gebühr, und du hast keine.
refuse-no-person = Im Hafen liegt { $card_kein } zu diesem Preis.
refuse-too-dear = { $card_Der } kostet { $cost }{ $ladies ->
    [0] { $fee ->
        [0] { "" }
       *[other] , dazu 1 Gebühr: zusammen { $due }
    }
    [one] , durch dein Fräulein 1 weniger{ $fee ->
        [0] { "" }
       *[other] , dazu 1 Gebühr
    }: zusammen { $due }
   *[other] , durch deine Fräulein { $ladies } weniger{ $fee ->
        [0] { "" }
       *[other] , dazu 1 Gebühr
    }: zusammen { $due }
}. Du hast { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}.

coins-number = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
cards-number = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
takes-number = { $takes ->
    [one] 1 Karte
   *[other] { $takes } Karten
}
jacks-number = { $jacks ->
    [0] keinen Tausendsassa
    [one] 1 Tausendsassa
   *[other] { $jacks } Tausendsassas
}
influence-number = { $influence ->
    [one] 1 Einflusspunkt
   *[other] { $influence } Einflusspunkte
}

## Das Ende

reason-target = Der Einfluss, mit dem die Partie endet, war erreicht, und die Runde wurde zu Ende gespielt
reason-dead-end = Stapel und Ablage waren leer, und die Runde wurde zu Ende gespielt
reason-max-rounds = Die letzte Runde ist vorbei
account-person = { $person_plural }
account-requests = Expeditionen
account-influence = Einfluss
account-completed = Erfüllte Expeditionen (nötig zum Sieg)
account-coins = Münzen (bei Gleichstand)
decided-no-request = { $seats_count ->
    [1] { $seat_is ->
        [you] Deine { $points } zählen nicht
       *[other] Die { $points } von { $seat } zählen nicht
    }
   *[other] Der Einfluss von { $seats } zählt nicht
}
    .why = Ohne erfüllte Expedition kann niemand gewinnen. { $other_seat_is ->
        [you] { $place ->
            [1] Darum gewinnst du mit { $other_points }.
            [2] Darum wirst du mit { $other_points } Zweiter.
           *[other] Darum liegst du mit { $other_points } davor.
        }
       *[other] { $place ->
            [1] Darum gewinnt { $other_seat } mit { $other_points }.
            [2] Darum steht { $other_seat } mit { $other_points } auf Platz zwei.
           *[other] Darum liegt { $other_seat } mit { $other_points } davor.
        }
    }
decided-nobody = Niemand hat eine Expedition erfüllt
    .why = Ohne sie kann niemand gewinnen; so teilen sich alle den ersten Platz.
decided-coins = Die Münzen entscheiden: { $number } zu { $other_number }
    .why = { $seat_is ->
        [you] Du und { $other_seat } habt
       *[other] { $other_seat_is ->
            [you] { $seat } und du habt
           *[other] { $seat } und { $other_seat } haben
        }
    } beide { $points } Einfluss; dann gewinnen mehr Münzen.
beside-completed = { $n ->
    [0] keine Expedition
    [one] 1 Expedition
   *[other] { $n } Expeditionen
}
beside-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Chancen

odds-next-card = Die nächste Karte
odds-bust = Fehlschlag
odds-bust-let-in = Fehlschlag: im Hafen
odds-bust-repelled = abgewehrt
odds-new-ship = Ein Schiff: einer neuen Art
odds-weak-ship = Ein Schiff: das du abwehren kannst
odds-person = Eine Person
odds-request = Eine Expedition
odds-tax = Eine Steuererhöhung
odds-type = Ein Schiff: { $type }
odds-new-ship-brings = Ein Schiff einer neuen Art bringt im Schnitt { coins-number }.
odds-best-ship-brings = Das beste Schiff im Hafen bringt { coins-number }.
odds-estimated = Geschätzt über vorgestellte Welten: Verdeckt ausgegebene Münzen kamen in diesen Stapel.
odds-no-bust = Ohne Fehlschlag { $cards ->
    [one] bei der nächsten Karte
   *[other] bei den nächsten { $cards } Karten, der Reihe nach
}, solange der Hafen so bleibt: { $percent } Prozent.
odds-no-bust-let-in = Lässt du das Schiff herein, ohne Fehlschlag { $cards ->
    [one] bei der nächsten Karte
   *[other] bei den nächsten { $cards } Karten, der Reihe nach
}: { $percent } Prozent.

## Optionen

option-edition = Mit welchen Karten gespielt wird
    .short = Karten
option-edition-karibik110 = Händler der Karibik, 110 Karten
option-edition-portroyal120 = Port Royal, 120 Karten
option-start = Wer beginnt
    .short = Beginnt
    .seat = Platz { $n }
option-start-random = ausgelost
option-target = Einfluss, mit dem das Spiel endet
    .short = Ziel
option-require-expedition = Nur wer eine Expedition erfüllt hat, kann das Spiel beenden und gewinnen
    .short = Expedition nötig zum Sieg
option-require-expedition-true = ja
option-require-expedition-false = nein
option-expedition-values = Was Expeditionen wert sind
    .short = Expeditionen
option-expedition-values-3-5 = 3 oder 5 Einfluss
option-expedition-values-4-6 = 4 oder 6 Einfluss
option-expedition-values-2-5 = 2 oder 5 Einfluss
option-expedition-values-portroyal = wie in Port Royal
option-duplicate = Ein zweites Schiff einer Art, das abgewehrt werden kann
    .short = Zweites Schiff
option-duplicate-auto = wird sofort abgewehrt
option-duplicate-ask = wird abgewehrt oder hereingelassen, und dann ist es ein Fehlschlag
    .short = darf herein, als Fehlschlag
option-duplicate-stay = wird abgewehrt oder hereingelassen, und dann bleibt es im Hafen
    .short = darf herein und bleibt
option-jester = Wem Witzbolde bei leerem Hafen zahlen
    .short = Witzbolde zahlen
option-jester-all = allen
option-jester-others = allen außer dem aktiven Spieler
option-governor-now = Ein Gouverneur bringt schon in dem Schritt eine Karte mehr, in dem er angeheuert wird
    .short = Gouverneur sofort
option-governor-now-true = ja
option-governor-now-false = nein
option-bust-expedition = Expeditionen dürfen auch nach einem Fehlschlag noch erfüllt werden
    .short = Expeditionen nach Fehlschlag
option-bust-expedition-true = ja
option-bust-expedition-false = nein
option-followers = Wann die anderen Karten nehmen dürfen
    .short = Die anderen nehmen Karten
option-followers-always = immer
option-followers-after-take = nur, wenn der aktive Spieler eine genommen hat
option-fee-from-loot = Wer keine Münzen hat, zahlt die Gebühr für ein Schiff aus dessen Ertrag
    .short = Gebühr aus dem Ertrag
option-fee-from-loot-true = ja
option-fee-from-loot-false = nein
option-spent = Wie Münzen ausgegeben werden
    .short = Ausgegebene Münzen
option-spent-open = aufgedeckt
option-spent-unseen = verdeckt
option-max-rounds = Spätestens die letzte Runde
    .short = Letzte Runde
option-admiral-now = Ein Admiral zahlt sofort, wenn beim Anheuern fünf weitere Karten im Hafen liegen
    .short = Admiral sofort
option-admiral-now-true = ja
option-admiral-now-false = nein
option-jester-empty = Witzbolde zahlen dem, der selbst die letzte Karte des Hafens nimmt
    .short = Witzbolde zahlen für die letzte Karte
option-jester-empty-true = ja
option-jester-empty-false = nein
option-requests = Wie lange der aktive Spieler Expeditionen erfüllen darf
    .short = Expeditionen erfüllen
option-requests-step = bis sein eigener Schritt vorbei ist
option-requests-turn = bis sein Zug vorbei ist, nach allen anderen

## Der Tisch im Terminal

terminal-starter-drawn = Der Startspieler wird ausgelost.
terminal-round = { $seat_is ->
    [you] Runde { $round }, du bist am Zug
   *[other] Runde { $round }, { $seat } ist am Zug
}
terminal-over = das Spiel ist zu Ende
terminal-discovering = { $cards ->
    [0] noch keine Karte aufgedeckt
    [one] 1 Karte aufgedeckt
   *[other] { $cards } Karten aufgedeckt
}
terminal-taking = { $seat_is ->
    [you] Handeln und Anheuern, du darfst { takes-number } nehmen
   *[other] Handeln und Anheuern, { $seat } darf { takes-number } nehmen
}
terminal-piles = Stapel { $deck }, Ablage { $discard }. Ziel: { $goal } ★{ $request ->
    [yes] { " " }und eine erfüllte Expedition
   *[no] { "" }
}.
terminal-last-round = LETZTE RUNDE
terminal-harbour = Hafen
terminal-requests = Offene Expeditionen
terminal-empty = leer
terminal-no-requests = keine
terminal-just-revealed = aufgedeckt
terminal-later = später dran
terminal-tax-rule = Ab 12 ●:
    die Hälfte weg
terminal-brings = ● bringt { $coins }
terminal-strength = ⚔ Kraft { $strength }
terminal-skull = ☠ unabwehrbar
terminal-costs = ● kostet { $cost }
terminal-costs-you = ● { $cost }, für dich { $own }
terminal-ready = bereit: { $names }
terminal-you-small = du
terminal-player = Spieler
terminal-coins = ● Mün.
terminal-influence = ★ Einfl.
terminal-power = ⚔ Kraft
terminal-crew = Leute
terminal-nobody = noch niemand
terminal-done = { $card } (erfüllt)
terminal-legend = ● Münzen  ★ Einfluss  ⚔ Kampfkraft  ☠ unabwehrbar  ▶ antwortet  * am Zug
terminal-person-several = { $number } { $person_plural }
terminal-need = { $number ->
    [one] 1 { $person }
   *[other] { $number } { $person_plural }
}
terminal-skill-trader = +1 Ertrag
terminal-skill-captain = Expedition
terminal-skill-priest = Expedition
terminal-skill-settler = Expedition
terminal-skill-jack = alle Symb.
terminal-skill-sailor = ⚔ 1
terminal-skill-pirate = ⚔ 2
terminal-skill-mademoiselle = Heuer -1
terminal-skill-jester = ● wenn leer
terminal-skill-admiral = ● 2 ab 5
terminal-skill-governor = +1 Karte

## Der Tisch fürs Ohr

tell-turn = { $round }: { $phase }.
tell-last-round = Das Ende ist ausgelöst: Diese Runde ist die letzte.
tell-piles = Der Stapel hat { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}, die Ablage { $discard }.
tell-harbour = Im Hafen: { $cards }.
tell-harbour-empty = Der Hafen ist leer.
tell-revealed = Gerade aufgedeckt: { $card }.
tell-ship = { $type }, { coins-number }, { $strength ->
    [-1] nicht abzuwehren
   *[other] Kampfkraft { $strength }
}
tell-person = { $name }, kostet { $cost }, Einfluss { $influence }
tell-person-for-you = { $name }, kostet { $cost }, für dich { $own }, Einfluss { $influence }
tell-request = Offene Expedition: { $persons } für { coins-number } und { $influence } Einfluss.
tell-request-ready = Erfüllbar für: { $names }.
tell-no-request = Keine Expedition liegt aus.
tell-player = { $name }: { coins-number }, Einfluss { $influence }, Kampfkraft { $strength }, { $completed ->
    [0] keine erfüllte Expedition
    [one] 1 erfüllte Expedition
   *[other] { $completed } erfüllte Expeditionen
}. Leute: { $crew }.

## Schiffe
type-pinnace = Pinasse
    .ein = eine Pinasse
    .einen = eine Pinasse
    .der = die Pinasse
    .den = die Pinasse
    .dem = der Pinasse
    .Der = Die Pinasse
    .kein = keine Pinasse
    .Ein = Eine Pinasse
    .Einen = Eine Pinasse
type-flute = Fleute
    .ein = eine Fleute
    .einen = eine Fleute
    .der = die Fleute
    .den = die Fleute
    .dem = der Fleute
    .Der = Die Fleute
    .kein = keine Fleute
    .Ein = Eine Fleute
    .Einen = Eine Fleute
type-skiff = Barke
    .ein = eine Barke
    .einen = eine Barke
    .der = die Barke
    .den = die Barke
    .dem = der Barke
    .Der = Die Barke
    .kein = keine Barke
    .Ein = Eine Barke
    .Einen = Eine Barke
type-frigate = Fregatte
    .ein = eine Fregatte
    .einen = eine Fregatte
    .der = die Fregatte
    .den = die Fregatte
    .dem = der Fregatte
    .Der = Die Fregatte
    .kein = keine Fregatte
    .Ein = Eine Fregatte
    .Einen = Eine Fregatte
type-galleon = Galeone
    .ein = eine Galeone
    .einen = eine Galeone
    .der = die Galeone
    .den = die Galeone
    .dem = der Galeone
    .Der = Die Galeone
    .kein = keine Galeone
    .Ein = Eine Galeone
    .Einen = Eine Galeone

## Personen
person-trader = Händler
    .einen = einen Händler
    .keinen = keinen Händler
    .Einen = Einen Händler
    .plural = Händler
    .short = Händler
    .skill = +1 Münze je Schiff
    .code = Hä
person-settler = Siedler
    .ein = ein Siedler
    .einen = einen Siedler
    .der = der Siedler
    .den = den Siedler
    .dem = dem Siedler
    .Der = Der Siedler
    .kein = kein Siedler
    .keinen = keinen Siedler
    .Einen = Einen Siedler
    .plural = Siedler
    .short = Siedler
    .skill = für Expeditionen
    .code = Si
person-captain = Kapitän
    .ein = ein Kapitän
    .einen = einen Kapitän
    .der = der Kapitän
    .den = den Kapitän
    .dem = dem Kapitän
    .Der = Der Kapitän
    .kein = kein Kapitän
    .keinen = keinen Kapitän
    .Einen = Einen Kapitän
    .plural = Kapitäne
    .short = Kapitän
    .skill = für Expeditionen
    .code = Ka
person-priest = Priester
    .ein = ein Priester
    .einen = einen Priester
    .der = der Priester
    .den = den Priester
    .dem = dem Priester
    .Der = Der Priester
    .kein = kein Priester
    .keinen = keinen Priester
    .Einen = Einen Priester
    .plural = Priester
    .short = Priester
    .skill = für Expeditionen
    .code = Pr
person-jack = Tausendsassa
    .ein = ein Tausendsassa
    .einen = einen Tausendsassa
    .der = der Tausendsassa
    .den = den Tausendsassa
    .dem = dem Tausendsassa
    .Der = Der Tausendsassa
    .kein = kein Tausendsassa
    .keinen = keinen Tausendsassa
    .Einen = Einen Tausendsassa
    .plural = Tausendsassas
    .short = Tausendsassa
    .skill = jedes Symbol
    .code = Ta
person-sailor = Matrose
    .ein = ein Matrose
    .einen = einen Matrosen
    .der = der Matrose
    .den = den Matrosen
    .dem = dem Matrosen
    .Der = Der Matrose
    .kein = kein Matrose
    .keinen = keinen Matrosen
    .Einen = Einen Matrosen
    .plural = Matrosen
    .short = Matrose
    .skill = Kampfkraft 1
    .code = Ma
person-pirate = Pirat
    .ein = ein Pirat
    .einen = einen Piraten
    .der = der Pirat
    .den = den Piraten
    .dem = dem Piraten
    .Der = Der Pirat
    .kein = kein Pirat
    .keinen = keinen Piraten
    .Einen = Einen Piraten
    .plural = Piraten
    .short = Pirat
    .skill = Kampfkraft 2
    .code = Pt
person-mademoiselle = Fräulein
    .ein = ein Fräulein
    .einen = ein Fräulein
    .der = das Fräulein
    .den = das Fräulein
    .dem = dem Fräulein
    .Der = Das Fräulein
    .kein = kein Fräulein
    .keinen = kein Fräulein
    .Einen = Ein Fräulein
    .plural = Fräulein
    .short = Fräulein
    .skill = Anheuern 1 billiger
    .code = Fä
person-jester = Witzbold
    .ein = ein Witzbold
    .einen = einen Witzbold
    .der = der Witzbold
    .den = den Witzbold
    .dem = dem Witzbold
    .Der = Der Witzbold
    .kein = kein Witzbold
    .keinen = keinen Witzbold
    .Einen = Einen Witzbold
    .plural = Witzbolde
    .short = Witzbold
    .skill = 1 Münze bei Fehlschlag oder leerem Hafen
    .code = Wi
person-admiral = Admiral
    .ein = ein Admiral
    .einen = einen Admiral
    .der = der Admiral
    .den = den Admiral
    .dem = dem Admiral
    .Der = Der Admiral
    .kein = kein Admiral
    .keinen = keinen Admiral
    .Einen = Einen Admiral
    .plural = Admirale
    .short = Admiral
    .skill = 2 Münzen bei 5 Karten
    .code = Ad
person-governor = Gouverneur
    .ein = ein Gouverneur
    .einen = einen Gouverneur
    .der = der Gouverneur
    .den = den Gouverneur
    .dem = dem Gouverneur
    .Der = Der Gouverneur
    .kein = kein Gouverneur
    .keinen = keinen Gouverneur
    .Einen = Einen Gouverneur
    .plural = Gouverneure
    .short = Gouverneur
    .skill = eine Karte mehr
    .code = Go
person-trader-pinnace = Pinassenhändler
    .ein = ein Pinassenhändler
    .einen = einen Pinassenhändler
    .der = der Pinassenhändler
    .den = den Pinassenhändler
    .dem = dem Pinassenhändler
    .Der = Der Pinassenhändler
    .kein = kein Pinassenhändler
    .Einen = Einen Pinassenhändler
    .plural = Pinassenhändler
person-trader-flute = Fleutenhändler
    .ein = ein Fleutenhändler
    .einen = einen Fleutenhändler
    .der = der Fleutenhändler
    .den = den Fleutenhändler
    .dem = dem Fleutenhändler
    .Der = Der Fleutenhändler
    .kein = kein Fleutenhändler
    .Einen = Einen Fleutenhändler
    .plural = Fleutenhändler
person-trader-skiff = Barkenhändler
    .ein = ein Barkenhändler
    .einen = einen Barkenhändler
    .der = der Barkenhändler
    .den = den Barkenhändler
    .dem = dem Barkenhändler
    .Der = Der Barkenhändler
    .kein = kein Barkenhändler
    .Einen = Einen Barkenhändler
    .plural = Barkenhändler
person-trader-frigate = Fregattenhändler
    .ein = ein Fregattenhändler
    .einen = einen Fregattenhändler
    .der = der Fregattenhändler
    .den = den Fregattenhändler
    .dem = dem Fregattenhändler
    .Der = Der Fregattenhändler
    .kein = kein Fregattenhändler
    .Einen = Einen Fregattenhändler
    .plural = Fregattenhändler
person-trader-galleon = Galeonenhändler
    .ein = ein Galeonenhändler
    .einen = einen Galeonenhändler
    .der = der Galeonenhändler
    .den = den Galeonenhändler
    .dem = dem Galeonenhändler
    .Der = Der Galeonenhändler
    .kein = kein Galeonenhändler
    .Einen = Einen Galeonenhändler
    .plural = Galeonenhändler

## Karten: Schiffe nach Münzen und Kampfkraft, Personen nach Kosten, Expeditionen, Steuern
card-pinnace-1-1 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (1 Münze, Kampfkraft 1)
    .einvoll = { type-pinnace.ein } (1 Münze, Kampfkraft 1)
    .Voll = { type-pinnace.Einen } (1 Münze, Kampfkraft 1)
card-pinnace-2-1 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (2 Münzen, Kampfkraft 1)
    .einvoll = { type-pinnace.ein } (2 Münzen, Kampfkraft 1)
    .Voll = { type-pinnace.Einen } (2 Münzen, Kampfkraft 1)
card-pinnace-2-2 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (2 Münzen, Kampfkraft 2)
    .einvoll = { type-pinnace.ein } (2 Münzen, Kampfkraft 2)
    .Voll = { type-pinnace.Einen } (2 Münzen, Kampfkraft 2)
card-pinnace-3-2 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (3 Münzen, Kampfkraft 2)
    .einvoll = { type-pinnace.ein } (3 Münzen, Kampfkraft 2)
    .Voll = { type-pinnace.Einen } (3 Münzen, Kampfkraft 2)
card-pinnace-3-4 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (3 Münzen, Kampfkraft 4)
    .einvoll = { type-pinnace.ein } (3 Münzen, Kampfkraft 4)
    .Voll = { type-pinnace.Einen } (3 Münzen, Kampfkraft 4)
card-pinnace-4-4 = { type-pinnace }
    .ein = { type-pinnace.ein }
    .einen = { type-pinnace.einen }
    .der = { type-pinnace.der }
    .den = { type-pinnace.den }
    .dem = { type-pinnace.dem }
    .Der = { type-pinnace.Der }
    .kein = { type-pinnace.kein }
    .voll = { type-pinnace.einen } (4 Münzen, Kampfkraft 4)
    .einvoll = { type-pinnace.ein } (4 Münzen, Kampfkraft 4)
    .Voll = { type-pinnace.Einen } (4 Münzen, Kampfkraft 4)
card-flute-1-1 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (1 Münze, Kampfkraft 1)
    .einvoll = { type-flute.ein } (1 Münze, Kampfkraft 1)
    .Voll = { type-flute.Einen } (1 Münze, Kampfkraft 1)
card-flute-2-1 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (2 Münzen, Kampfkraft 1)
    .einvoll = { type-flute.ein } (2 Münzen, Kampfkraft 1)
    .Voll = { type-flute.Einen } (2 Münzen, Kampfkraft 1)
card-flute-2-2 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (2 Münzen, Kampfkraft 2)
    .einvoll = { type-flute.ein } (2 Münzen, Kampfkraft 2)
    .Voll = { type-flute.Einen } (2 Münzen, Kampfkraft 2)
card-flute-3-2 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (3 Münzen, Kampfkraft 2)
    .einvoll = { type-flute.ein } (3 Münzen, Kampfkraft 2)
    .Voll = { type-flute.Einen } (3 Münzen, Kampfkraft 2)
card-flute-3-5 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (3 Münzen, Kampfkraft 5)
    .einvoll = { type-flute.ein } (3 Münzen, Kampfkraft 5)
    .Voll = { type-flute.Einen } (3 Münzen, Kampfkraft 5)
card-flute-4-5 = { type-flute }
    .ein = { type-flute.ein }
    .einen = { type-flute.einen }
    .der = { type-flute.der }
    .den = { type-flute.den }
    .dem = { type-flute.dem }
    .Der = { type-flute.Der }
    .kein = { type-flute.kein }
    .voll = { type-flute.einen } (4 Münzen, Kampfkraft 5)
    .einvoll = { type-flute.ein } (4 Münzen, Kampfkraft 5)
    .Voll = { type-flute.Einen } (4 Münzen, Kampfkraft 5)
card-skiff-1-1 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (1 Münze, Kampfkraft 1)
    .einvoll = { type-skiff.ein } (1 Münze, Kampfkraft 1)
    .Voll = { type-skiff.Einen } (1 Münze, Kampfkraft 1)
card-skiff-2-1 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (2 Münzen, Kampfkraft 1)
    .einvoll = { type-skiff.ein } (2 Münzen, Kampfkraft 1)
    .Voll = { type-skiff.Einen } (2 Münzen, Kampfkraft 1)
card-skiff-2-3 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (2 Münzen, Kampfkraft 3)
    .einvoll = { type-skiff.ein } (2 Münzen, Kampfkraft 3)
    .Voll = { type-skiff.Einen } (2 Münzen, Kampfkraft 3)
card-skiff-3-3 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (3 Münzen, Kampfkraft 3)
    .einvoll = { type-skiff.ein } (3 Münzen, Kampfkraft 3)
    .Voll = { type-skiff.Einen } (3 Münzen, Kampfkraft 3)
card-skiff-3-5 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (3 Münzen, Kampfkraft 5)
    .einvoll = { type-skiff.ein } (3 Münzen, Kampfkraft 5)
    .Voll = { type-skiff.Einen } (3 Münzen, Kampfkraft 5)
card-skiff-4-5 = { type-skiff }
    .ein = { type-skiff.ein }
    .einen = { type-skiff.einen }
    .der = { type-skiff.der }
    .den = { type-skiff.den }
    .dem = { type-skiff.dem }
    .Der = { type-skiff.Der }
    .kein = { type-skiff.kein }
    .voll = { type-skiff.einen } (4 Münzen, Kampfkraft 5)
    .einvoll = { type-skiff.ein } (4 Münzen, Kampfkraft 5)
    .Voll = { type-skiff.Einen } (4 Münzen, Kampfkraft 5)
card-frigate-1-1 = { type-frigate }
    .ein = { type-frigate.ein }
    .einen = { type-frigate.einen }
    .der = { type-frigate.der }
    .den = { type-frigate.den }
    .dem = { type-frigate.dem }
    .Der = { type-frigate.Der }
    .kein = { type-frigate.kein }
    .voll = { type-frigate.einen } (1 Münze, Kampfkraft 1)
    .einvoll = { type-frigate.ein } (1 Münze, Kampfkraft 1)
    .Voll = { type-frigate.Einen } (1 Münze, Kampfkraft 1)
card-frigate-2-3 = { type-frigate }
    .ein = { type-frigate.ein }
    .einen = { type-frigate.einen }
    .der = { type-frigate.der }
    .den = { type-frigate.den }
    .dem = { type-frigate.dem }
    .Der = { type-frigate.Der }
    .kein = { type-frigate.kein }
    .voll = { type-frigate.einen } (2 Münzen, Kampfkraft 3)
    .einvoll = { type-frigate.ein } (2 Münzen, Kampfkraft 3)
    .Voll = { type-frigate.Einen } (2 Münzen, Kampfkraft 3)
card-frigate-3-6 = { type-frigate }
    .ein = { type-frigate.ein }
    .einen = { type-frigate.einen }
    .der = { type-frigate.der }
    .den = { type-frigate.den }
    .dem = { type-frigate.dem }
    .Der = { type-frigate.Der }
    .kein = { type-frigate.kein }
    .voll = { type-frigate.einen } (3 Münzen, Kampfkraft 6)
    .einvoll = { type-frigate.ein } (3 Münzen, Kampfkraft 6)
    .Voll = { type-frigate.Einen } (3 Münzen, Kampfkraft 6)
card-frigate-3-skull = { type-frigate }
    .ein = { type-frigate.ein }
    .einen = { type-frigate.einen }
    .der = { type-frigate.der }
    .den = { type-frigate.den }
    .dem = { type-frigate.dem }
    .Der = { type-frigate.Der }
    .kein = { type-frigate.kein }
    .voll = { type-frigate.einen } (3 Münzen, nicht abzuwehren)
    .einvoll = { type-frigate.ein } (3 Münzen, nicht abzuwehren)
    .Voll = { type-frigate.Einen } (3 Münzen, nicht abzuwehren)
card-frigate-4-skull = { type-frigate }
    .ein = { type-frigate.ein }
    .einen = { type-frigate.einen }
    .der = { type-frigate.der }
    .den = { type-frigate.den }
    .dem = { type-frigate.dem }
    .Der = { type-frigate.Der }
    .kein = { type-frigate.kein }
    .voll = { type-frigate.einen } (4 Münzen, nicht abzuwehren)
    .einvoll = { type-frigate.ein } (4 Münzen, nicht abzuwehren)
    .Voll = { type-frigate.Einen } (4 Münzen, nicht abzuwehren)
card-galleon-1-2 = { type-galleon }
    .ein = { type-galleon.ein }
    .einen = { type-galleon.einen }
    .der = { type-galleon.der }
    .den = { type-galleon.den }
    .dem = { type-galleon.dem }
    .Der = { type-galleon.Der }
    .kein = { type-galleon.kein }
    .voll = { type-galleon.einen } (1 Münze, Kampfkraft 2)
    .einvoll = { type-galleon.ein } (1 Münze, Kampfkraft 2)
    .Voll = { type-galleon.Einen } (1 Münze, Kampfkraft 2)
card-galleon-2-4 = { type-galleon }
    .ein = { type-galleon.ein }
    .einen = { type-galleon.einen }
    .der = { type-galleon.der }
    .den = { type-galleon.den }
    .dem = { type-galleon.dem }
    .Der = { type-galleon.Der }
    .kein = { type-galleon.kein }
    .voll = { type-galleon.einen } (2 Münzen, Kampfkraft 4)
    .einvoll = { type-galleon.ein } (2 Münzen, Kampfkraft 4)
    .Voll = { type-galleon.Einen } (2 Münzen, Kampfkraft 4)
card-galleon-3-7 = { type-galleon }
    .ein = { type-galleon.ein }
    .einen = { type-galleon.einen }
    .der = { type-galleon.der }
    .den = { type-galleon.den }
    .dem = { type-galleon.dem }
    .Der = { type-galleon.Der }
    .kein = { type-galleon.kein }
    .voll = { type-galleon.einen } (3 Münzen, Kampfkraft 7)
    .einvoll = { type-galleon.ein } (3 Münzen, Kampfkraft 7)
    .Voll = { type-galleon.Einen } (3 Münzen, Kampfkraft 7)
card-galleon-3-skull = { type-galleon }
    .ein = { type-galleon.ein }
    .einen = { type-galleon.einen }
    .der = { type-galleon.der }
    .den = { type-galleon.den }
    .dem = { type-galleon.dem }
    .Der = { type-galleon.Der }
    .kein = { type-galleon.kein }
    .voll = { type-galleon.einen } (3 Münzen, nicht abzuwehren)
    .einvoll = { type-galleon.ein } (3 Münzen, nicht abzuwehren)
    .Voll = { type-galleon.Einen } (3 Münzen, nicht abzuwehren)
card-galleon-4-skull = { type-galleon }
    .ein = { type-galleon.ein }
    .einen = { type-galleon.einen }
    .der = { type-galleon.der }
    .den = { type-galleon.den }
    .dem = { type-galleon.dem }
    .Der = { type-galleon.Der }
    .kein = { type-galleon.kein }
    .voll = { type-galleon.einen } (4 Münzen, nicht abzuwehren)
    .einvoll = { type-galleon.ein } (4 Münzen, nicht abzuwehren)
    .Voll = { type-galleon.Einen } (4 Münzen, nicht abzuwehren)
card-trader-pinnace-3 = { person-trader-pinnace }
    .ein = { person-trader-pinnace.ein }
    .einen = { person-trader-pinnace.einen }
    .der = { person-trader-pinnace.der }
    .den = { person-trader-pinnace.den }
    .dem = { person-trader-pinnace.dem }
    .Der = { person-trader-pinnace.Der }
    .kein = { person-trader-pinnace.kein }
    .voll = { person-trader-pinnace.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-trader-pinnace.ein } (kostet 3, Einfluss 1)
    .Voll = { person-trader-pinnace.Einen } (kostet 3, Einfluss 1)
card-trader-pinnace-5 = { person-trader-pinnace }
    .ein = { person-trader-pinnace.ein }
    .einen = { person-trader-pinnace.einen }
    .der = { person-trader-pinnace.der }
    .den = { person-trader-pinnace.den }
    .dem = { person-trader-pinnace.dem }
    .Der = { person-trader-pinnace.Der }
    .kein = { person-trader-pinnace.kein }
    .voll = { person-trader-pinnace.einen } (kostet 5, Einfluss 2)
    .einvoll = { person-trader-pinnace.ein } (kostet 5, Einfluss 2)
    .Voll = { person-trader-pinnace.Einen } (kostet 5, Einfluss 2)
card-trader-flute-3 = { person-trader-flute }
    .ein = { person-trader-flute.ein }
    .einen = { person-trader-flute.einen }
    .der = { person-trader-flute.der }
    .den = { person-trader-flute.den }
    .dem = { person-trader-flute.dem }
    .Der = { person-trader-flute.Der }
    .kein = { person-trader-flute.kein }
    .voll = { person-trader-flute.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-trader-flute.ein } (kostet 3, Einfluss 1)
    .Voll = { person-trader-flute.Einen } (kostet 3, Einfluss 1)
card-trader-flute-5 = { person-trader-flute }
    .ein = { person-trader-flute.ein }
    .einen = { person-trader-flute.einen }
    .der = { person-trader-flute.der }
    .den = { person-trader-flute.den }
    .dem = { person-trader-flute.dem }
    .Der = { person-trader-flute.Der }
    .kein = { person-trader-flute.kein }
    .voll = { person-trader-flute.einen } (kostet 5, Einfluss 2)
    .einvoll = { person-trader-flute.ein } (kostet 5, Einfluss 2)
    .Voll = { person-trader-flute.Einen } (kostet 5, Einfluss 2)
card-trader-skiff-3 = { person-trader-skiff }
    .ein = { person-trader-skiff.ein }
    .einen = { person-trader-skiff.einen }
    .der = { person-trader-skiff.der }
    .den = { person-trader-skiff.den }
    .dem = { person-trader-skiff.dem }
    .Der = { person-trader-skiff.Der }
    .kein = { person-trader-skiff.kein }
    .voll = { person-trader-skiff.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-trader-skiff.ein } (kostet 3, Einfluss 1)
    .Voll = { person-trader-skiff.Einen } (kostet 3, Einfluss 1)
card-trader-frigate-3 = { person-trader-frigate }
    .ein = { person-trader-frigate.ein }
    .einen = { person-trader-frigate.einen }
    .der = { person-trader-frigate.der }
    .den = { person-trader-frigate.den }
    .dem = { person-trader-frigate.dem }
    .Der = { person-trader-frigate.Der }
    .kein = { person-trader-frigate.kein }
    .voll = { person-trader-frigate.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-trader-frigate.ein } (kostet 3, Einfluss 1)
    .Voll = { person-trader-frigate.Einen } (kostet 3, Einfluss 1)
card-trader-galleon-3 = { person-trader-galleon }
    .ein = { person-trader-galleon.ein }
    .einen = { person-trader-galleon.einen }
    .der = { person-trader-galleon.der }
    .den = { person-trader-galleon.den }
    .dem = { person-trader-galleon.dem }
    .Der = { person-trader-galleon.Der }
    .kein = { person-trader-galleon.kein }
    .voll = { person-trader-galleon.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-trader-galleon.ein } (kostet 3, Einfluss 1)
    .Voll = { person-trader-galleon.Einen } (kostet 3, Einfluss 1)
card-settler-4 = { person-settler }
    .ein = { person-settler.ein }
    .einen = { person-settler.einen }
    .der = { person-settler.der }
    .den = { person-settler.den }
    .dem = { person-settler.dem }
    .Der = { person-settler.Der }
    .kein = { person-settler.kein }
    .voll = { person-settler.einen } (kostet 4, Einfluss 1)
    .einvoll = { person-settler.ein } (kostet 4, Einfluss 1)
    .Voll = { person-settler.Einen } (kostet 4, Einfluss 1)
card-captain-4 = { person-captain }
    .ein = { person-captain.ein }
    .einen = { person-captain.einen }
    .der = { person-captain.der }
    .den = { person-captain.den }
    .dem = { person-captain.dem }
    .Der = { person-captain.Der }
    .kein = { person-captain.kein }
    .voll = { person-captain.einen } (kostet 4, Einfluss 1)
    .einvoll = { person-captain.ein } (kostet 4, Einfluss 1)
    .Voll = { person-captain.Einen } (kostet 4, Einfluss 1)
card-priest-4 = { person-priest }
    .ein = { person-priest.ein }
    .einen = { person-priest.einen }
    .der = { person-priest.der }
    .den = { person-priest.den }
    .dem = { person-priest.dem }
    .Der = { person-priest.Der }
    .kein = { person-priest.kein }
    .voll = { person-priest.einen } (kostet 4, Einfluss 1)
    .einvoll = { person-priest.ein } (kostet 4, Einfluss 1)
    .Voll = { person-priest.Einen } (kostet 4, Einfluss 1)
card-jack-6 = { person-jack }
    .ein = { person-jack.ein }
    .einen = { person-jack.einen }
    .der = { person-jack.der }
    .den = { person-jack.den }
    .dem = { person-jack.dem }
    .Der = { person-jack.Der }
    .kein = { person-jack.kein }
    .voll = { person-jack.einen } (kostet 6, Einfluss 1)
    .einvoll = { person-jack.ein } (kostet 6, Einfluss 1)
    .Voll = { person-jack.Einen } (kostet 6, Einfluss 1)
card-sailor-3 = { person-sailor }
    .ein = { person-sailor.ein }
    .einen = { person-sailor.einen }
    .der = { person-sailor.der }
    .den = { person-sailor.den }
    .dem = { person-sailor.dem }
    .Der = { person-sailor.Der }
    .kein = { person-sailor.kein }
    .voll = { person-sailor.einen } (kostet 3, Einfluss 1)
    .einvoll = { person-sailor.ein } (kostet 3, Einfluss 1)
    .Voll = { person-sailor.Einen } (kostet 3, Einfluss 1)
card-sailor-5 = { person-sailor }
    .ein = { person-sailor.ein }
    .einen = { person-sailor.einen }
    .der = { person-sailor.der }
    .den = { person-sailor.den }
    .dem = { person-sailor.dem }
    .Der = { person-sailor.Der }
    .kein = { person-sailor.kein }
    .voll = { person-sailor.einen } (kostet 5, Einfluss 2)
    .einvoll = { person-sailor.ein } (kostet 5, Einfluss 2)
    .Voll = { person-sailor.Einen } (kostet 5, Einfluss 2)
card-sailor-7 = { person-sailor }
    .ein = { person-sailor.ein }
    .einen = { person-sailor.einen }
    .der = { person-sailor.der }
    .den = { person-sailor.den }
    .dem = { person-sailor.dem }
    .Der = { person-sailor.Der }
    .kein = { person-sailor.kein }
    .voll = { person-sailor.einen } (kostet 7, Einfluss 3)
    .einvoll = { person-sailor.ein } (kostet 7, Einfluss 3)
    .Voll = { person-sailor.Einen } (kostet 7, Einfluss 3)
card-pirate-5 = { person-pirate }
    .ein = { person-pirate.ein }
    .einen = { person-pirate.einen }
    .der = { person-pirate.der }
    .den = { person-pirate.den }
    .dem = { person-pirate.dem }
    .Der = { person-pirate.Der }
    .kein = { person-pirate.kein }
    .voll = { person-pirate.einen } (kostet 5, Einfluss 1)
    .einvoll = { person-pirate.ein } (kostet 5, Einfluss 1)
    .Voll = { person-pirate.Einen } (kostet 5, Einfluss 1)
card-pirate-7 = { person-pirate }
    .ein = { person-pirate.ein }
    .einen = { person-pirate.einen }
    .der = { person-pirate.der }
    .den = { person-pirate.den }
    .dem = { person-pirate.dem }
    .Der = { person-pirate.Der }
    .kein = { person-pirate.kein }
    .voll = { person-pirate.einen } (kostet 7, Einfluss 2)
    .einvoll = { person-pirate.ein } (kostet 7, Einfluss 2)
    .Voll = { person-pirate.Einen } (kostet 7, Einfluss 2)
card-pirate-9 = { person-pirate }
    .ein = { person-pirate.ein }
    .einen = { person-pirate.einen }
    .der = { person-pirate.der }
    .den = { person-pirate.den }
    .dem = { person-pirate.dem }
    .Der = { person-pirate.Der }
    .kein = { person-pirate.kein }
    .voll = { person-pirate.einen } (kostet 9, Einfluss 3)
    .einvoll = { person-pirate.ein } (kostet 9, Einfluss 3)
    .Voll = { person-pirate.Einen } (kostet 9, Einfluss 3)
card-mademoiselle-7 = { person-mademoiselle }
    .ein = { person-mademoiselle.ein }
    .einen = { person-mademoiselle.einen }
    .der = { person-mademoiselle.der }
    .den = { person-mademoiselle.den }
    .dem = { person-mademoiselle.dem }
    .Der = { person-mademoiselle.Der }
    .kein = { person-mademoiselle.kein }
    .voll = { person-mademoiselle.einen } (kostet 7, Einfluss 2)
    .einvoll = { person-mademoiselle.ein } (kostet 7, Einfluss 2)
    .Voll = { person-mademoiselle.Einen } (kostet 7, Einfluss 2)
card-mademoiselle-9 = { person-mademoiselle }
    .ein = { person-mademoiselle.ein }
    .einen = { person-mademoiselle.einen }
    .der = { person-mademoiselle.der }
    .den = { person-mademoiselle.den }
    .dem = { person-mademoiselle.dem }
    .Der = { person-mademoiselle.Der }
    .kein = { person-mademoiselle.kein }
    .voll = { person-mademoiselle.einen } (kostet 9, Einfluss 3)
    .einvoll = { person-mademoiselle.ein } (kostet 9, Einfluss 3)
    .Voll = { person-mademoiselle.Einen } (kostet 9, Einfluss 3)
card-jester-5 = { person-jester }
    .ein = { person-jester.ein }
    .einen = { person-jester.einen }
    .der = { person-jester.der }
    .den = { person-jester.den }
    .dem = { person-jester.dem }
    .Der = { person-jester.Der }
    .kein = { person-jester.kein }
    .voll = { person-jester.einen } (kostet 5, Einfluss 1)
    .einvoll = { person-jester.ein } (kostet 5, Einfluss 1)
    .Voll = { person-jester.Einen } (kostet 5, Einfluss 1)
card-jester-7 = { person-jester }
    .ein = { person-jester.ein }
    .einen = { person-jester.einen }
    .der = { person-jester.der }
    .den = { person-jester.den }
    .dem = { person-jester.dem }
    .Der = { person-jester.Der }
    .kein = { person-jester.kein }
    .voll = { person-jester.einen } (kostet 7, Einfluss 2)
    .einvoll = { person-jester.ein } (kostet 7, Einfluss 2)
    .Voll = { person-jester.Einen } (kostet 7, Einfluss 2)
card-jester-9 = { person-jester }
    .ein = { person-jester.ein }
    .einen = { person-jester.einen }
    .der = { person-jester.der }
    .den = { person-jester.den }
    .dem = { person-jester.dem }
    .Der = { person-jester.Der }
    .kein = { person-jester.kein }
    .voll = { person-jester.einen } (kostet 9, Einfluss 3)
    .einvoll = { person-jester.ein } (kostet 9, Einfluss 3)
    .Voll = { person-jester.Einen } (kostet 9, Einfluss 3)
card-admiral-5 = { person-admiral }
    .ein = { person-admiral.ein }
    .einen = { person-admiral.einen }
    .der = { person-admiral.der }
    .den = { person-admiral.den }
    .dem = { person-admiral.dem }
    .Der = { person-admiral.Der }
    .kein = { person-admiral.kein }
    .voll = { person-admiral.einen } (kostet 5, Einfluss 1)
    .einvoll = { person-admiral.ein } (kostet 5, Einfluss 1)
    .Voll = { person-admiral.Einen } (kostet 5, Einfluss 1)
card-admiral-7 = { person-admiral }
    .ein = { person-admiral.ein }
    .einen = { person-admiral.einen }
    .der = { person-admiral.der }
    .den = { person-admiral.den }
    .dem = { person-admiral.dem }
    .Der = { person-admiral.Der }
    .kein = { person-admiral.kein }
    .voll = { person-admiral.einen } (kostet 7, Einfluss 2)
    .einvoll = { person-admiral.ein } (kostet 7, Einfluss 2)
    .Voll = { person-admiral.Einen } (kostet 7, Einfluss 2)
card-admiral-9 = { person-admiral }
    .ein = { person-admiral.ein }
    .einen = { person-admiral.einen }
    .der = { person-admiral.der }
    .den = { person-admiral.den }
    .dem = { person-admiral.dem }
    .Der = { person-admiral.Der }
    .kein = { person-admiral.kein }
    .voll = { person-admiral.einen } (kostet 9, Einfluss 3)
    .einvoll = { person-admiral.ein } (kostet 9, Einfluss 3)
    .Voll = { person-admiral.Einen } (kostet 9, Einfluss 3)
card-governor-8 = { person-governor }
    .ein = { person-governor.ein }
    .einen = { person-governor.einen }
    .der = { person-governor.der }
    .den = { person-governor.den }
    .dem = { person-governor.dem }
    .Der = { person-governor.Der }
    .kein = { person-governor.kein }
    .voll = { person-governor.einen } (kostet 8, Einfluss 0)
    .einvoll = { person-governor.ein } (kostet 8, Einfluss 0)
    .Voll = { person-governor.Einen } (kostet 8, Einfluss 0)
card-exp-cc = Expedition für zwei Kapitäne
    .asks = 2 Kapitäne
    .ein = eine Expedition für zwei Kapitäne
    .einen = eine Expedition für zwei Kapitäne
    .der = die Expedition für zwei Kapitäne
    .den = die Expedition für zwei Kapitäne
    .dem = der Expedition für zwei Kapitäne
    .Der = Die Expedition für zwei Kapitäne
    .kein = keine Expedition für zwei Kapitäne
    .voll = eine Expedition für zwei Kapitäne
    .einvoll = eine Expedition für zwei Kapitäne
card-exp-pp = Expedition für zwei Priester
    .asks = 2 Priester
    .ein = eine Expedition für zwei Priester
    .einen = eine Expedition für zwei Priester
    .der = die Expedition für zwei Priester
    .den = die Expedition für zwei Priester
    .dem = der Expedition für zwei Priester
    .Der = Die Expedition für zwei Priester
    .kein = keine Expedition für zwei Priester
    .voll = eine Expedition für zwei Priester
    .einvoll = eine Expedition für zwei Priester
card-exp-ss = Expedition für zwei Siedler
    .asks = 2 Siedler
    .ein = eine Expedition für zwei Siedler
    .einen = eine Expedition für zwei Siedler
    .der = die Expedition für zwei Siedler
    .den = die Expedition für zwei Siedler
    .dem = der Expedition für zwei Siedler
    .Der = Die Expedition für zwei Siedler
    .kein = keine Expedition für zwei Siedler
    .voll = eine Expedition für zwei Siedler
    .einvoll = eine Expedition für zwei Siedler
card-exp-ccs = Expedition für zwei Kapitäne und einen Siedler
    .asks = 2 Kapitäne, Siedler
    .ein = eine Expedition für zwei Kapitäne und einen Siedler
    .einen = eine Expedition für zwei Kapitäne und einen Siedler
    .der = die Expedition für zwei Kapitäne und einen Siedler
    .den = die Expedition für zwei Kapitäne und einen Siedler
    .dem = der Expedition für zwei Kapitäne und einen Siedler
    .Der = Die Expedition für zwei Kapitäne und einen Siedler
    .kein = keine Expedition für zwei Kapitäne und einen Siedler
    .voll = eine Expedition für zwei Kapitäne und einen Siedler
    .einvoll = eine Expedition für zwei Kapitäne und einen Siedler
card-exp-pps = Expedition für zwei Priester und einen Siedler
    .asks = 2 Priester, Siedler
    .ein = eine Expedition für zwei Priester und einen Siedler
    .einen = eine Expedition für zwei Priester und einen Siedler
    .der = die Expedition für zwei Priester und einen Siedler
    .den = die Expedition für zwei Priester und einen Siedler
    .dem = der Expedition für zwei Priester und einen Siedler
    .Der = Die Expedition für zwei Priester und einen Siedler
    .kein = keine Expedition für zwei Priester und einen Siedler
    .voll = eine Expedition für zwei Priester und einen Siedler
    .einvoll = eine Expedition für zwei Priester und einen Siedler
card-exp-cps = Expedition für einen Kapitän, einen Priester und einen Siedler
    .asks = Kapitän, Priester, Siedler
    .ein = eine Expedition für einen Kapitän, einen Priester und einen Siedler
    .einen = eine Expedition für einen Kapitän, einen Priester und einen Siedler
    .der = die Expedition für einen Kapitän, einen Priester und einen Siedler
    .den = die Expedition für einen Kapitän, einen Priester und einen Siedler
    .dem = der Expedition für einen Kapitän, einen Priester und einen Siedler
    .Der = Die Expedition für einen Kapitän, einen Priester und einen Siedler
    .kein = keine Expedition für einen Kapitän, einen Priester und einen Siedler
    .voll = eine Expedition für einen Kapitän, einen Priester und einen Siedler
    .einvoll = eine Expedition für einen Kapitän, einen Priester und einen Siedler
card-tax-strength = Steuererhöhung
    .ein = eine Steuererhöhung
    .einen = eine Steuererhöhung
    .der = die Steuererhöhung
    .den = die Steuererhöhung
    .dem = der Steuererhöhung
    .Der = Die Steuererhöhung
    .kein = keine Steuererhöhung
    .voll = eine Steuererhöhung (eine Münze für die größte Kampfkraft)
    .einvoll = eine Steuererhöhung (eine Münze für die größte Kampfkraft)
card-tax-influence = Steuererhöhung
    .ein = eine Steuererhöhung
    .einen = eine Steuererhöhung
    .der = die Steuererhöhung
    .den = die Steuererhöhung
    .dem = der Steuererhöhung
    .Der = Die Steuererhöhung
    .kein = keine Steuererhöhung
    .voll = eine Steuererhöhung (eine Münze für den geringsten Einfluss)
    .einvoll = eine Steuererhöhung (eine Münze für den geringsten Einfluss)

hidden-card = verdeckte Karte
    .ein = { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
    .einen = eine verdeckte Karte
    .der = die verdeckte Karte
    .den = die verdeckte Karte
    .dem = der verdeckten Karte
    .Der = Die verdeckte Karte
    .voll = eine verdeckte Karte
    .einvoll = eine verdeckte Karte
