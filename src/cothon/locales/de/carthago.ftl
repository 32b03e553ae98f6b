### carthago: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Carthago: Merchants & Guilds

## Was geschah

event-market-card = { $card_count ->
    [one] { $card_Die } kommt in den Markt.
   *[other] In den Markt kommen { $card_eine }.
}
event-ship-card = { $ship_count ->
    [one] { $dock ->
        [0] { $ship_Voll } kommt vom Stapel und wartet vor dem Hafen.
       *[other] { $ship_Voll } kommt vom Stapel an Dock { $dock }.
    }
   *[other] Vom Stapel, von Dock 1 an: { $ship_voll }.
}
event-marker-card = { $placed ->
    [yes] { $card_Die } wird aufgedeckt: Ein Gildenmarker kommt auf das Feld { $space }.
   *[no] { $card_Die } wird aufgedeckt: Auf dem Feld { $space } steht schon ein Gildenmarker.
}
event-neutral-card = { $placed ->
    [yes] { $card_Die } wird aufgedeckt: Eine neutrale Scheibe kommt auf das Feld { $space }.
   *[no] { $card_Die } wird aufgedeckt: Auf dem Feld { $space } steht schon eine neutrale Scheibe.
}
event-tiles = Die Plättchen der Dekade { decade-numeral } sind { $tiles }.
event-income = { $seat_is ->
    [you] Du ziehst { $card_eine } als Einkommen.
   *[other] { $seat } zieht { $card_eine } als Einkommen.
}
event-starter = { $seat_is ->
    [you] Du bist Startspieler.
   *[other] { $seat } ist Startspieler.
}
event-keep = { $seat_is ->
    [you] Du nimmst keine Startscheibe.
   *[other] { $seat } nimmt keine Startscheibe.
}
event-lend = { $seat_is ->
    [you] Du nimmst eine Startscheibe aus { $column_der }.
   *[other] { $seat } nimmt eine Startscheibe aus { $column_der }.
}
event-berth = { $seat_is ->
    [you] Du reservierst Handelsdock { $dock }.
   *[other] { $seat } reserviert Handelsdock { $dock }.
}
event-warship-berth = { $seat_is ->
    [you] Du reservierst { $dock_den } im Kriegshafen.
   *[other] { $seat } reserviert { $dock_den } im Kriegshafen.
}
event-turn = { $seat_is ->
    [you] Dekade { decade-numeral }, Runde { $round }: Du bist am Zug.
   *[other] Dekade { decade-numeral }, Runde { $round }: { $seat } ist am Zug.
}
event-decade = Dekade { decade-numeral } beginnt, und { $discarded ->
    [one] 1 Karte des Marktes wird
   *[other] { $discarded } Karten des Marktes werden
} abgelegt.
decade-numeral = { $decade ->
    [1] I
    [2] II
   *[other] III
}
event-cards-back = Alle nehmen ihre gespielten Karten zurück.
event-space = { $seat_is ->
    [you] Du wählst das Feld { $space } für { cards-number }.
   *[other] { $seat } wählt das Feld { $space } für { cards-number }.
}
event-lay = { $seat_is ->
    [you] Du legst { $card_eine }.
   *[other] { $seat } legt { $card_eine }.
}
event-paid = { $seat_is ->
    [you] Du ziehst auf das Feld { $space } und spielst { $cards_eine }.
   *[other] { $seat } zieht auf das Feld { $space } und spielt { $cards_eine }.
}
event-pass = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-pass-card = { $seat_is ->
    [you] Du ziehst fürs Passen { $card_eine }.
   *[other] { $seat } zieht fürs Passen { $card_eine }.
}
event-skip = { $seat_is ->
    [you] Du lässt die Hauptaktion für eine Gildenaktion aus.
   *[other] { $seat } lässt die Hauptaktion für eine Gildenaktion aus.
}
event-effect = { $seat_is ->
    [you] Du nutzt { $effect } und drehst das { $ship_fuer } auf die verdeckte Seite.
   *[other] { $seat } nutzt { $effect } und dreht das { $ship_fuer } auf die verdeckte Seite.
}
event-wake = { $seat_is ->
    [you] Du drehst das { $ship_fuer } wieder um; { $effect } ist bereit.
   *[other] { $seat } dreht das { $ship_fuer } wieder um; { $effect } ist bereit.
}
event-take = { $seat_is ->
    [you] Du nimmst { $card_eine } vom Markt.
   *[other] { $seat } nimmt { $card_eine } vom Markt.
}
event-deck-card = { $seat_is ->
    [you] Du nimmst { $card_eine } vom Handelsstapel.
   *[other] { $seat } nimmt { $card_eine } vom Handelsstapel.
}
event-swap = { $seat_is ->
    [you] Du gibst { $card_eine } in den Markt und nimmst dafür { $taken_eine }.
   *[other] { $seat } gibt { $card_eine } in den Markt und nimmt dafür { $taken_eine }.
}
event-goods = { $seat_is ->
    [you] Du zahlst mit { $card_einer }.
   *[other] { $seat } zahlt mit { $card_einer }.
}
event-freed = { $seat_is ->
    [you] Du befreist für { $cards_eine } einen Kreis { $column_der } und bekommst { discs-number }.
   *[other] { $seat } befreit für { $cards_eine } einen Kreis { $column_der } und bekommt { discs-number }.
}
event-cargo = { $seat_is ->
    [you] Du lädst { $card_eine } auf { $ship_das } an Dock { $dock } und nimmst das Schiff.
   *[other] { $seat } lädt { $card_eine } auf { $ship_das } an Dock { $dock } und nimmt das Schiff.
}
event-reveal = { $seat_is ->
    [you] Du deckst { $card_eine } auf.
   *[other] { $seat } deckt { $card_eine } auf.
}
event-row-moves = Die Schiffe im Hafen rücken auf; die Scheiben bleiben an ihren Docks.
event-ship-under = { $ship_Das } kommt unter den Schiffsstapel.
event-disc-back = { $seat_is ->
    [you] Du nimmst deine Scheibe { $dock_von } im Kriegshafen zurück.
   *[other] { $seat } nimmt die Scheibe { $dock_von } im Kriegshafen zurück.
}
event-crew = { $seat_is ->
    [you] Du zahlst mit { $card_einer } für ein Kriegsschiff.
   *[other] { $seat } zahlt mit { $card_einer } für ein Kriegsschiff.
}
event-warship = { $seat_is ->
    [you] { $ship_Das } wird aufgedeckt: Gefahr { $danger } gegen deine Stärke { $strength }.
   *[other] { $ship_Das } wird aufgedeckt: Gefahr { $danger } gegen Stärke { $strength } von { $seat }.
}
event-success = { $seat_is ->
    [you] Die Expedition gelingt. Du bekommst { $ship_das }, verdeckt.
   *[other] Die Expedition gelingt. { $seat } bekommt { $ship_das }, verdeckt.
}
event-failure = { $seat_is ->
    [you] Deine Expedition scheitert: { $ship_das } ist zu stark und kommt unter den Stapel. Du ziehst eine Karte.
   *[other] Die Expedition von { $seat } scheitert: { $ship_das } ist zu stark und kommt unter den Stapel. { $seat } zieht eine Karte.
}
event-failure-card = { $seat_is ->
    [you] Du ziehst nach dem Scheitern { $card_eine }.
   *[other] { $seat } zieht nach dem Scheitern { $card_eine }.
}
event-place = { $seat_is ->
    [you] Du willst { $place_einen } für { cost-number }.
   *[other] { $seat } will { $place_einen } für { cost-number }.
}
event-coin = { $seat_is ->
    [you] Du zahlst mit { $card_einer }{ still-due }.
   *[other] { $seat } zahlt mit { $card_einer }{ still-due }.
}
still-due = { $due ->
    [0] {", und das reicht"}
    [one] ; noch 1 Münze ist offen
   *[other] ; noch { $due } Münzen sind offen
}
event-coin-more = { $seat_is ->
    [you] Du zahlst auch noch mit { $card_einer }, über die Kosten hinaus.
   *[other] { $seat } zahlt auch noch mit { $card_einer }, über die Kosten hinaus.
}
event-placed = { $seat_is ->
    [you] Du legst für { $cards_eine } eine Scheibe { $place_auf }.
   *[other] { $seat } legt für { $cards_eine } eine Scheibe { $place_auf }.
}
event-marker-moves = Der Gildenmarker vom Feld { $start } zieht weiter auf das Feld { $end }.
event-neutral-moves = Das Feld { $start } wurde gewählt, also zieht seine neutrale Scheibe weiter auf das Feld { $end }.
event-reshuffle = Die Ablage wird zum neuen Handelsstapel: { cards-number }.
event-no-cards = Es gibt keine Handelskarte mehr zu ziehen.
event-closed = Der Schiffsstapel ist aufgebraucht: Die Häfen schließen, und alle Scheiben im Kriegshafen kommen heim.
event-disc-home = { $seat_is ->
    [you] Für Handelsdock { $dock } ist kein Schiff mehr da: Deine Scheibe kommt heim.
   *[other] Für Handelsdock { $dock } ist kein Schiff mehr da: Die Scheibe von { $seat } kommt heim.
}
event-over = Die dritte Dekade ist vorbei.

## Was in einer Dekade dazukam, und woher

gained-ship = { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
}
gained-discs = { $n ->
    [one] eine Scheibe
   *[other] { $n } Scheiben
}
gained-place = { $n ->
    [one] ein Platz für eine Scheibe
   *[other] { $n } Plätze für Scheiben
}
from-cargo = Handelshafen
from-success = Kriegshafen

## Fragen

ask-lend = Nimmst du eine Startscheibe, und aus welcher Spalte?
    .other = { $seat } darf eine Startscheibe nehmen.
ask-berth = Wohin kommt deine Startscheibe?
    .other = { $seat } wählt, wohin die Startscheibe kommt.
ask-action = { $can_space ->
    [yes] Welches Feld wählst du?
   *[no] Du kannst kein Feld wählen und musst passen.
}
    .other = { $seat } wählt ein Feld.
ask-card = Womit bezahlst du das Feld?
    .other = { $seat } bezahlt das Feld.
ask-extra = Welche Karte spielst du für die Scheiben dort?
    .other = { $seat } zahlt für die anderen Scheiben auf dem Feld.
ask-take = Welche Handelskarte nimmst du?
    .other = { $seat } nimmt eine Handelskarte.
ask-swap = { $can_take ->
    [yes] Tauschst du eine Handelskarte gegen eine vom Markt?
   *[no] Du hast keine Handelskarte zum Tauschen.
}
    .other = { $seat } darf eine Handelskarte tauschen.
ask-give = Welche Karte gibst du dafür?
    .other = { $seat } wählt die Karte, die dafür in den Markt kommt.
ask-wake = Welches deiner verdeckten Schiffe drehst du wieder um?
    .other = { $seat } dreht ein Schiff wieder um.
ask-column = Aus welcher Spalte nimmst du die nächste Scheibe?
    .other = { $seat } nimmt eine Scheibe aus der Residenz.
ask-goods = Mit welchen Karten zahlst du?
    .other = { $seat } zahlt für die Scheibe.
ask-dock = Welches Dock reservierst du?
    .other = { $seat } reserviert ein Dock.
ask-deliver = { $can_stop ->
    [yes] { $can_trading ->
        [yes] Lieferst du ein zweites Mal?
       *[no] { $can_regular ->
            [yes] Lieferst du ein zweites Mal?
           *[no] { $can_anchor ->
                [yes] Lieferst du ein zweites Mal?
               *[no] Ein zweites Mal kannst du nicht liefern.
            }
        }
    }
   *[no] Wohin lieferst du?
}
    .other = { $seat } liefert.
ask-cargo = Welche Karte lädst du auf das Handelsschiff?
    .other = { $seat } belädt ein Handelsschiff.
ask-crew = Mit welcher Karte zahlst du für das Kriegsschiff?
    .other = { $seat } zahlt für ein Kriegsschiff.
ask-escort = Deine Stärke reicht nicht. Schickst du Eskorte mit?
    .other = { $seat } darf Eskorte mitschicken.
ask-honour = { $can_tile ->
    [yes] Legst du die zurückgekehrte Scheibe auf ein Plättchen?
   *[no] { $can_legacy ->
        [yes] Legst du die zurückgekehrte Scheibe auf ein Plättchen einer früheren Dekade?
       *[no] Du kannst die zurückgekehrte Scheibe auf kein Plättchen legen.
    }
}
    .other = { $seat } darf die zurückgekehrte Scheibe auf ein Plättchen legen.
ask-after = { $can_done ->
    [no] Wohin legst du die Scheibe deiner Gildenaktion?
   *[yes] { $can_tile ->
        [yes] { after-guild }
       *[no] { $can_seat ->
            [yes] { after-guild }
           *[no] { $can_forum ->
                [yes] { after-guild }
               *[no] { $can_legacy ->
                    [yes] { after-guild }
                   *[no] { after-no-guild }
                }
            }
        }
    }
}
    .other = { $seat } darf eine Gildenaktion ausführen oder den Zug beenden.
after-guild = Führst du eine Gildenaktion aus, oder beendest du deinen Zug?
after-no-guild = { $can_embargo ->
    [yes] { after-effect }
   *[no] { $can_palette ->
        [yes] { after-effect }
       *[no] { $can_intrigue ->
            [yes] { after-effect }
           *[no] In diesem Zug ist nichts mehr zu tun.
        }
    }
}
after-effect = Nutzt du einen Effekt, oder beendest du deinen Zug?
ask-coins = Mit welchen Karten zahlst du?
    .other = { $seat } zahlt.
ask-marker = Welchen Gildenmarker versetzt du?
    .other = { $seat } versetzt einen Gildenmarker.
ask-target = Wohin kommt der Gildenmarker?
    .other = { $seat } wählt, wohin der Gildenmarker kommt.
ask-market-card = Welche Karte kommt in den Markt?
    .other = Eine Karte wird für den Markt gezogen.
ask-marker-card = Welche Karte wird für einen Gildenmarker aufgedeckt?
    .other = Eine Karte wird für einen Gildenmarker aufgedeckt.
ask-neutral-card = Welche Karte wird für eine neutrale Scheibe aufgedeckt?
    .other = Eine Karte wird für eine neutrale Scheibe aufgedeckt.
ask-income = Welche Karte wird als Einkommen gezogen?
    .other = Eine Karte wird als Einkommen gezogen.
ask-pass-card = Welche Karte wird fürs Passen gezogen?
    .other = Eine Karte wird fürs Passen gezogen.
ask-failure-card = Welche Karte wird nach der gescheiterten Expedition gezogen?
    .other = Nach einer gescheiterten Expedition wird eine Karte gezogen.
ask-deck-card = Welche Karte wird vom Handelsstapel genommen?
    .other = Eine Karte wird verdeckt vom Handelsstapel genommen.
ask-reveal = Welche Karte wird für das Schiff aufgedeckt?
    .other = Für das Schiff wird eine Karte aufgedeckt.
ask-ship = Welches Schiff kommt vom Stapel?
    .other = Ein Schiff kommt vom Schiffsstapel.
ask-warship = Welches Schiff wird aufgedeckt?
    .other = Das oberste Schiff des Stapels wird aufgedeckt.
ask-tiles = Welche zwei Plättchen einer Dekade sind im Spiel?
    .other = Zwei Plättchen einer Dekade werden gezogen.
ask-starter = Wer ist Startspieler?
    .other = Der Startspieler wird ausgelost.

## Antworten

do-space = { $space }
do-column = Die nächste Scheibe { $column_der }
do-trading = Handelsdock { $dock }
do-warship = Ein reguläres Dock im Kriegshafen
do-regular = Ein reguläres Dock im Kriegshafen
do-anchor = Der Anker im Kriegshafen
do-pay = Mit { $card_einer } zahlen
do-take = { $card_Die } nehmen
do-give = { $card_Die } geben
do-coin = Mit { $card_einer } zahlen
do-deck = Die oberste Karte des Handelsstapels verdeckt nehmen
do-seat = { $seat }
do-forum = Das Forum für 12 Münzen
do-tile = Plättchen „{ $tile_title }“
do-legacy = Vermächtnis: Plättchen „{ $tile_title }“
do-embargo = Embargo nutzen: Das Schiff an Dock 1 kommt unter den Stapel
do-palette = Palette nutzen: alle Karten des Marktes ersetzen
do-favour = Gunst nutzen: Die erste Karte muss die Aktion nicht zeigen
do-opulence = Prunk nutzen: Eine weitere Karte muss nicht passen
do-intrigue = Intrige nutzen: einen Gildenmarker versetzen
do-luxury = Luxus nutzen: Die Karte muss nicht passen
do-escorts = So viel Eskorte nutzen wie nötig
do-wake = { $effect } umdrehen
do-keep = Ohne Startscheibe
do-pass = Passen und eine Karte ziehen
do-done = Den Zug beenden
do-none = Nein, weiter
do-stop = Ohne zweite Lieferung
do-skip = Nur eine Gildenaktion ausführen
send-pay = { $n ->
    [one] Diese Karte spielen
   *[other] Diese { $n } Karten spielen
}
send-coin = { $have ->
    [0] { $n ->
        [one] Noch eine Karte zahlen
       *[other] Noch { $n } Karten zahlen
    }
   *[other] { $have } zahlen{ too-many }
}
too-many = { $over ->
    [0] { "" }
    [one] , eine zu viel
   *[other] , { $over } zu viel
}
draw-card = { $card_die }
draw-ship = { $ship_voll }
draw-tiles = { $tiles }
draw-seat = { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}

## Warum nicht

refuse-marker-must-stay = Du hast die Hauptaktion ausgelassen, also muss dieser Gildenmarker bis zu deiner Gildenaktion stehen bleiben.
refuse-no-marker-on = Auf dem Feld { $space } steht kein Gildenmarker.
refuse-marker-there = Auf dem Feld { $space } steht schon ein Gildenmarker.
refuse-marker-opens-nothing = Noch kannst du kein Feld wählen, und ein Gildenmarker auf dem Feld { $space } würde keines möglich machen.
refuse-not-held = Du hast { $card_die } nicht auf der Hand.
refuse-ship-inactive = Dein Schiff mit { $effect } liegt verdeckt.
refuse-no-ship-with = Du hast kein Schiff mit { $effect }.
refuse-no-ship-moves = Die Häfen sind geschlossen: Kein Schiff kommt mehr unter den Stapel.
refuse-effects-need-an-action = Du kannst kein Feld wählen, und Effekte gehören zu einer Aktion.
refuse-effect-opens-nothing = Du kannst kein Feld wählen, und dieser Effekt würde keines möglich machen.
refuse-delivered-already = Du hast schon geliefert, also lässt sich die Hauptaktion nicht mehr auslassen.
refuse-opulence-used = Du hast für diese Aktion Prunk genutzt, also musst du eine Spalte wählen.
refuse-effect-used = Du hast in diesem Zug einen Effekt genutzt, also darfst du nicht passen.
refuse-space-too-dear = Das Feld { $space } kostet { price-number }, und du hast { $cards ->
    [0] keine
   *[other] { $cards }
}.
refuse-no-card-shows = Keine deiner Karten zeigt { $space }.
refuse-nothing-after-paying = Wenn du für das Feld { $space } { price-number } zahlst, ist weder seine Hauptaktion noch eine Gildenaktion möglich.
refuse-no-column-after-paying = Nach dem Bezahlen des Feldes reicht es für keine Spalte, in der noch eine Scheibe liegt: links drei von einer Ware (Farbstoffe, Öle oder Glas), Mitte zweimal Zeder, rechts zweimal Juwelen.
refuse-no-good-after-paying = Das Schiff an deinem Dock { $dock } will { $good }, und nach dem Bezahlen des Feldes hast du keine Karte damit.
refuse-no-trade-card-after-paying = Ein Kriegsschiff kostet eine Handelskarte, und nach dem Bezahlen des Feldes hast du keine.
refuse-no-disc-to-deliver-at = Du hast weder bei einem Handelsschiff noch im Kriegshafen eine Scheibe.
refuse-favour-must-not-show = Mit Gunst darf keine Karte der Zahlung { $space } zeigen.
refuse-first-must-show = Die erste Karte muss { $space } zeigen.
refuse-lowest-first = Von den Karten, die { $space } zeigen, kommt eine Basiskarte zuerst, dann geht es nach Ware und Münzen.
refuse-laid-in-order = Weitere Karten werden in fester Reihenfolge gelegt: zuerst Basiskarten, dann Handelskarten nach Aktion, Ware und Münzen.
refuse-payment-goes-nowhere = { $more ->
    [0] Wenn du mit { $card_der } zahlst, bleibt dir nichts zu tun.
    [one] Wenn du mit { $card_der } und 1 weiteren Karte zahlst, bleibt dir nichts zu tun.
   *[other] Wenn du mit { $card_der } und { $more } weiteren Karten zahlst, bleibt dir nichts zu tun.
}
refuse-favour-used = Du hast für diese Zahlung schon Gunst genutzt.
refuse-favour-goes-nowhere = { $cards ->
    [one] Mit welcher Karte ohne die Aktion du auch zahlst, es bleibt dir nichts zu tun.
   *[other] Mit welchen { $cards } Karten ohne die Aktion du auch zahlst, es bleibt dir nichts zu tun.
}
refuse-no-inactive-ship-with = Du hast kein verdecktes Schiff mit { $effect }.
refuse-no-trade-card-left = Handelsstapel und Ablage sind leer.
refuse-no-trade-card-to-give = Du hast keine Handelskarte, die du geben könntest.
refuse-not-in-market = { $card_Die } liegt nicht im Markt.
refuse-opulence-goes-nowhere = Mit noch einer unpassenden Karte könntest du keine Spalte bezahlen.
refuse-column-empty = In { $column_der } liegt keine Scheibe mehr.
refuse-too-few-trade-cards = Das kostet { trade-cards-number }, und du hast { $cards ->
    [0] keine
   *[other] { $cards }
}.
refuse-opulence-does-not-fit = { $cards ->
    [one] Mit genau 1 unpassenden Karte kannst du das nicht bezahlen.
   *[other] Mit genau { $cards } unpassenden Karten kannst du das nicht bezahlen.
}
refuse-left-column-too-dear = Die linke Spalte kostet { price-number } einer Ware, Farbstoffe, Öle oder Glas, und du hast { $cards ->
    [0] von keiner eine
   *[other] von keiner mehr als { $cards }
}.
refuse-column-too-dear = Das kostet { price-number } mit { $good }, und du hast { $cards ->
    [0] keine
   *[other] { $cards }
}.
refuse-base-cards-stay = Basiskarten werden nie abgegeben.
refuse-goods-in-order = Waren werden in fester Reihenfolge gezahlt: nach Aktion, Ware und Münzen der Karten.
refuse-goods-go-nowhere = { $cards ->
    [0] Mit { $card_der } und lauter passenden Karten kannst du die Scheibe nicht bezahlen.
    [one] Mit { $card_der } und genau 1 unpassenden Karte kannst du die Scheibe nicht bezahlen.
   *[other] Mit { $card_der } und genau { $cards } unpassenden Karten kannst du die Scheibe nicht bezahlen.
}
refuse-warship-docks-taken = Alle { $docks } regulären Docks im Kriegshafen sind besetzt.
refuse-disc-at = An Dock { $dock } liegt schon eine Scheibe.
refuse-no-such-dock = Bei { $players } Spielern hat der Handelshafen nur { $docks } Docks.
refuse-on-another-space = Du stehst auf dem Feld { $space }.
refuse-harbours-closed = Die Häfen sind geschlossen.
refuse-no-disc = Du hast keine verfügbare Scheibe.
refuse-anchor-needs-commando = Für den Anker brauchst du ein aktives Schiff mit Kommando.
refuse-not-all-warship-docks = Niemand darf alle { $docks } regulären Docks halten, und du hast { $own }.
refuse-no-ship-at = An Dock { $dock } liegt kein Schiff mehr.
refuse-not-all-trading-docks = Niemand darf alle { $docks } Handelsdocks halten.
refuse-nothing-delivered = Du hast noch nichts geliefert.
refuse-warship-delivered = An ein Kriegsschiff hast du schon geliefert.
refuse-no-disc-there = Dort im Kriegshafen wartet keine Scheibe von dir.
refuse-no-trade-card-to-pay = Du hast keine Handelskarte zum Zahlen.
refuse-trading-delivered = An ein Handelsschiff hast du schon geliefert.
refuse-no-disc-at = An Dock { $dock } hast du keine Scheibe.
refuse-no-card-for-ship = Das Schiff will { $good }, und du hast keine Karte damit.
refuse-luxury-used = Du hast für diese Lieferung schon Luxus genutzt.
refuse-all-cards-show = Alle deine Handelskarten zeigen { $good }.
refuse-luxury-must-not-show = Du hast Luxus genutzt, also darf die Karte nicht { $good } zeigen.
refuse-ship-wants = Das Schiff will { $good }, und die Karte zeigt { $shown_good }.
refuse-guild-action-must-follow = Du hast die Hauptaktion ausgelassen, also muss eine Gildenaktion folgen.
refuse-coins-in-order = Münzen werden vom höchsten Wert abwärts gezahlt, gleiche Werte nach Aktion und Ware.
refuse-cost-not-met = Du schuldest noch { due-number }.
refuse-pays-too-little = Gezahlt wird vom höchsten Wert abwärts: Mit { $card_der } als nächster Karte kommst du nicht auf { due-number }. Nach einer höheren wird sie vielleicht nicht gebraucht.
refuse-guild-action-taken = In diesem Zug hast du schon eine Gildenaktion ausgeführt.
refuse-guild-action-needs-disc = Für eine Gildenaktion brauchst du eine verfügbare Scheibe, und du hast keine.
refuse-guild-action-too-dear = Der billigste Platz für eine Scheibe kostet { cost-number }, und du hast { coins-number }.
refuse-place-too-dear = { $place_Dieser } kostet { cost-number }, und du hast { coins-number }.
refuse-seat-covered = { $place_Der } ist für das ganze Spiel abgedeckt.
refuse-seat-taken = { $place_Der } ist besetzt.
refuse-tile-not-in-game = { $tile_Das } ist in diesem Spiel nicht dabei.
refuse-tile-not-earlier = { $tile_Das } gehört zu keiner früheren Dekade.
refuse-needs-legacy = Für ein Plättchen einer früheren Dekade brauchst du ein aktives Schiff mit Vermächtnis.
refuse-tile-of-another-decade = { $tile_Das } gehört zu Dekade { $decade }, und jetzt ist Dekade { $now }.
refuse-tile-yours-already = Auf { $tile_dem } hast du schon eine Scheibe.
refuse-tile-full = { $tile_Das } ist voll: Bei { $players } Spielern fasst es { discs-number }.

## Dinge

space-market = Markt
    .short = Markt
    .card = Markt
space-residence = Residenz
    .short = Residenz
    .card = Residenz
space-trading-dock = Handelsdock
    .short = Handelsdock
    .card = Handel
space-warship-dock = Kriegsdock
    .short = Kriegsdock
    .card = Krieg
space-delivery = Lieferung
    .short = Lieferung
    .card = Lieferung
column-left = linke Spalte
    .der = der linken Spalte
    .column = linke Spalte
    .price = drei von einer Ware (Farbstoffe, Öle oder Glas)
column-middle = mittlere Spalte
    .der = der mittleren Spalte
    .column = mittlere Spalte
    .price = zweimal Zeder
column-right = rechte Spalte
    .der = der rechten Spalte
    .column = rechte Spalte
    .price = zweimal Juwelen
card-b-market = Basiskarte Markt
    .eine = eine Basiskarte Markt
    .Eine = Eine Basiskarte Markt
    .einer = einer Basiskarte Markt
    .die = die Basiskarte Markt
    .der = der Basiskarte Markt
    .Die = Die Basiskarte Markt
card-b-residence = Basiskarte Residenz
    .eine = eine Basiskarte Residenz
    .Eine = Eine Basiskarte Residenz
    .einer = einer Basiskarte Residenz
    .die = die Basiskarte Residenz
    .der = der Basiskarte Residenz
    .Die = Die Basiskarte Residenz
card-b-trading-dock = Basiskarte Handelsdock
    .eine = eine Basiskarte Handelsdock
    .Eine = Eine Basiskarte Handelsdock
    .einer = einer Basiskarte Handelsdock
    .die = die Basiskarte Handelsdock
    .der = der Basiskarte Handelsdock
    .Die = Die Basiskarte Handelsdock
card-b-warship-dock = Basiskarte Kriegsdock
    .eine = eine Basiskarte Kriegsdock
    .Eine = Eine Basiskarte Kriegsdock
    .einer = einer Basiskarte Kriegsdock
    .die = die Basiskarte Kriegsdock
    .der = der Basiskarte Kriegsdock
    .Die = Die Basiskarte Kriegsdock
card-b-delivery = Basiskarte Lieferung
    .eine = eine Basiskarte Lieferung
    .Eine = Eine Basiskarte Lieferung
    .einer = einer Basiskarte Lieferung
    .die = die Basiskarte Lieferung
    .der = der Basiskarte Lieferung
    .Die = Die Basiskarte Lieferung
card-t1 = Marktkarte (Farbstoffe, 2 Münzen)
    .eine = eine Marktkarte (Farbstoffe, 2 Münzen)
    .Eine = Eine Marktkarte (Farbstoffe, 2 Münzen)
    .einer = einer Marktkarte (Farbstoffe, 2 Münzen)
    .die = die Marktkarte (Farbstoffe, 2 Münzen)
    .der = der Marktkarte (Farbstoffe, 2 Münzen)
    .Die = Die Marktkarte (Farbstoffe, 2 Münzen)
card-t2 = Marktkarte (Farbstoffe, 3 Münzen)
    .eine = eine Marktkarte (Farbstoffe, 3 Münzen)
    .Eine = Eine Marktkarte (Farbstoffe, 3 Münzen)
    .einer = einer Marktkarte (Farbstoffe, 3 Münzen)
    .die = die Marktkarte (Farbstoffe, 3 Münzen)
    .der = der Marktkarte (Farbstoffe, 3 Münzen)
    .Die = Die Marktkarte (Farbstoffe, 3 Münzen)
card-t3 = Marktkarte (Farbstoffe, 5 Münzen)
    .eine = eine Marktkarte (Farbstoffe, 5 Münzen)
    .Eine = Eine Marktkarte (Farbstoffe, 5 Münzen)
    .einer = einer Marktkarte (Farbstoffe, 5 Münzen)
    .die = die Marktkarte (Farbstoffe, 5 Münzen)
    .der = der Marktkarte (Farbstoffe, 5 Münzen)
    .Die = Die Marktkarte (Farbstoffe, 5 Münzen)
card-t4 = Marktkarte (Öle, 2 Münzen)
    .eine = eine Marktkarte (Öle, 2 Münzen)
    .Eine = Eine Marktkarte (Öle, 2 Münzen)
    .einer = einer Marktkarte (Öle, 2 Münzen)
    .die = die Marktkarte (Öle, 2 Münzen)
    .der = der Marktkarte (Öle, 2 Münzen)
    .Die = Die Marktkarte (Öle, 2 Münzen)
card-t5 = Marktkarte (Öle, 4 Münzen)
    .eine = eine Marktkarte (Öle, 4 Münzen)
    .Eine = Eine Marktkarte (Öle, 4 Münzen)
    .einer = einer Marktkarte (Öle, 4 Münzen)
    .die = die Marktkarte (Öle, 4 Münzen)
    .der = der Marktkarte (Öle, 4 Münzen)
    .Die = Die Marktkarte (Öle, 4 Münzen)
card-t6 = Marktkarte (Öle, 5 Münzen)
    .eine = eine Marktkarte (Öle, 5 Münzen)
    .Eine = Eine Marktkarte (Öle, 5 Münzen)
    .einer = einer Marktkarte (Öle, 5 Münzen)
    .die = die Marktkarte (Öle, 5 Münzen)
    .der = der Marktkarte (Öle, 5 Münzen)
    .Die = Die Marktkarte (Öle, 5 Münzen)
card-t7 = Marktkarte (Glas, 2 Münzen)
    .eine = eine Marktkarte (Glas, 2 Münzen)
    .Eine = Eine Marktkarte (Glas, 2 Münzen)
    .einer = einer Marktkarte (Glas, 2 Münzen)
    .die = die Marktkarte (Glas, 2 Münzen)
    .der = der Marktkarte (Glas, 2 Münzen)
    .Die = Die Marktkarte (Glas, 2 Münzen)
card-t8 = Marktkarte (Glas, 4 Münzen)
    .eine = eine Marktkarte (Glas, 4 Münzen)
    .Eine = Eine Marktkarte (Glas, 4 Münzen)
    .einer = einer Marktkarte (Glas, 4 Münzen)
    .die = die Marktkarte (Glas, 4 Münzen)
    .der = der Marktkarte (Glas, 4 Münzen)
    .Die = Die Marktkarte (Glas, 4 Münzen)
card-t9 = Marktkarte (Glas, 6 Münzen)
    .eine = eine Marktkarte (Glas, 6 Münzen)
    .Eine = Eine Marktkarte (Glas, 6 Münzen)
    .einer = einer Marktkarte (Glas, 6 Münzen)
    .die = die Marktkarte (Glas, 6 Münzen)
    .der = der Marktkarte (Glas, 6 Münzen)
    .Die = Die Marktkarte (Glas, 6 Münzen)
card-t10 = Marktkarte (Zeder, 3 Münzen)
    .eine = eine Marktkarte (Zeder, 3 Münzen)
    .Eine = Eine Marktkarte (Zeder, 3 Münzen)
    .einer = einer Marktkarte (Zeder, 3 Münzen)
    .die = die Marktkarte (Zeder, 3 Münzen)
    .der = der Marktkarte (Zeder, 3 Münzen)
    .Die = Die Marktkarte (Zeder, 3 Münzen)
card-t11 = Marktkarte (Zeder, 4 Münzen)
    .eine = eine Marktkarte (Zeder, 4 Münzen)
    .Eine = Eine Marktkarte (Zeder, 4 Münzen)
    .einer = einer Marktkarte (Zeder, 4 Münzen)
    .die = die Marktkarte (Zeder, 4 Münzen)
    .der = der Marktkarte (Zeder, 4 Münzen)
    .Die = Die Marktkarte (Zeder, 4 Münzen)
card-t12 = Marktkarte (Zeder, 6 Münzen)
    .eine = eine Marktkarte (Zeder, 6 Münzen)
    .Eine = Eine Marktkarte (Zeder, 6 Münzen)
    .einer = einer Marktkarte (Zeder, 6 Münzen)
    .die = die Marktkarte (Zeder, 6 Münzen)
    .der = der Marktkarte (Zeder, 6 Münzen)
    .Die = Die Marktkarte (Zeder, 6 Münzen)
card-t13 = Marktkarte (Juwelen, 3 Münzen)
    .eine = eine Marktkarte (Juwelen, 3 Münzen)
    .Eine = Eine Marktkarte (Juwelen, 3 Münzen)
    .einer = einer Marktkarte (Juwelen, 3 Münzen)
    .die = die Marktkarte (Juwelen, 3 Münzen)
    .der = der Marktkarte (Juwelen, 3 Münzen)
    .Die = Die Marktkarte (Juwelen, 3 Münzen)
card-t14 = Marktkarte (Juwelen, 5 Münzen)
    .eine = eine Marktkarte (Juwelen, 5 Münzen)
    .Eine = Eine Marktkarte (Juwelen, 5 Münzen)
    .einer = einer Marktkarte (Juwelen, 5 Münzen)
    .die = die Marktkarte (Juwelen, 5 Münzen)
    .der = der Marktkarte (Juwelen, 5 Münzen)
    .Die = Die Marktkarte (Juwelen, 5 Münzen)
card-t15 = Marktkarte (Juwelen, 6 Münzen)
    .eine = eine Marktkarte (Juwelen, 6 Münzen)
    .Eine = Eine Marktkarte (Juwelen, 6 Münzen)
    .einer = einer Marktkarte (Juwelen, 6 Münzen)
    .die = die Marktkarte (Juwelen, 6 Münzen)
    .der = der Marktkarte (Juwelen, 6 Münzen)
    .Die = Die Marktkarte (Juwelen, 6 Münzen)
card-t16 = Residenzkarte (Farbstoffe, 3 Münzen)
    .eine = eine Residenzkarte (Farbstoffe, 3 Münzen)
    .Eine = Eine Residenzkarte (Farbstoffe, 3 Münzen)
    .einer = einer Residenzkarte (Farbstoffe, 3 Münzen)
    .die = die Residenzkarte (Farbstoffe, 3 Münzen)
    .der = der Residenzkarte (Farbstoffe, 3 Münzen)
    .Die = Die Residenzkarte (Farbstoffe, 3 Münzen)
card-t17 = Residenzkarte (Farbstoffe, 4 Münzen)
    .eine = eine Residenzkarte (Farbstoffe, 4 Münzen)
    .Eine = Eine Residenzkarte (Farbstoffe, 4 Münzen)
    .einer = einer Residenzkarte (Farbstoffe, 4 Münzen)
    .die = die Residenzkarte (Farbstoffe, 4 Münzen)
    .der = der Residenzkarte (Farbstoffe, 4 Münzen)
    .Die = Die Residenzkarte (Farbstoffe, 4 Münzen)
card-t18 = Residenzkarte (Farbstoffe, 6 Münzen)
    .eine = eine Residenzkarte (Farbstoffe, 6 Münzen)
    .Eine = Eine Residenzkarte (Farbstoffe, 6 Münzen)
    .einer = einer Residenzkarte (Farbstoffe, 6 Münzen)
    .die = die Residenzkarte (Farbstoffe, 6 Münzen)
    .der = der Residenzkarte (Farbstoffe, 6 Münzen)
    .Die = Die Residenzkarte (Farbstoffe, 6 Münzen)
card-t19 = Residenzkarte (Öle, 3 Münzen)
    .eine = eine Residenzkarte (Öle, 3 Münzen)
    .Eine = Eine Residenzkarte (Öle, 3 Münzen)
    .einer = einer Residenzkarte (Öle, 3 Münzen)
    .die = die Residenzkarte (Öle, 3 Münzen)
    .der = der Residenzkarte (Öle, 3 Münzen)
    .Die = Die Residenzkarte (Öle, 3 Münzen)
card-t20 = Residenzkarte (Öle, 5 Münzen)
    .eine = eine Residenzkarte (Öle, 5 Münzen)
    .Eine = Eine Residenzkarte (Öle, 5 Münzen)
    .einer = einer Residenzkarte (Öle, 5 Münzen)
    .die = die Residenzkarte (Öle, 5 Münzen)
    .der = der Residenzkarte (Öle, 5 Münzen)
    .Die = Die Residenzkarte (Öle, 5 Münzen)
card-t21 = Residenzkarte (Öle, 6 Münzen)
    .eine = eine Residenzkarte (Öle, 6 Münzen)
    .Eine = Eine Residenzkarte (Öle, 6 Münzen)
    .einer = einer Residenzkarte (Öle, 6 Münzen)
    .die = die Residenzkarte (Öle, 6 Münzen)
    .der = der Residenzkarte (Öle, 6 Münzen)
    .Die = Die Residenzkarte (Öle, 6 Münzen)
card-t22 = Residenzkarte (Glas, 2 Münzen)
    .eine = eine Residenzkarte (Glas, 2 Münzen)
    .Eine = Eine Residenzkarte (Glas, 2 Münzen)
    .einer = einer Residenzkarte (Glas, 2 Münzen)
    .die = die Residenzkarte (Glas, 2 Münzen)
    .der = der Residenzkarte (Glas, 2 Münzen)
    .Die = Die Residenzkarte (Glas, 2 Münzen)
card-t23 = Residenzkarte (Glas, 3 Münzen)
    .eine = eine Residenzkarte (Glas, 3 Münzen)
    .Eine = Eine Residenzkarte (Glas, 3 Münzen)
    .einer = einer Residenzkarte (Glas, 3 Münzen)
    .die = die Residenzkarte (Glas, 3 Münzen)
    .der = der Residenzkarte (Glas, 3 Münzen)
    .Die = Die Residenzkarte (Glas, 3 Münzen)
card-t24 = Residenzkarte (Glas, 5 Münzen)
    .eine = eine Residenzkarte (Glas, 5 Münzen)
    .Eine = Eine Residenzkarte (Glas, 5 Münzen)
    .einer = einer Residenzkarte (Glas, 5 Münzen)
    .die = die Residenzkarte (Glas, 5 Münzen)
    .der = der Residenzkarte (Glas, 5 Münzen)
    .Die = Die Residenzkarte (Glas, 5 Münzen)
card-t25 = Residenzkarte (Zeder, 2 Münzen)
    .eine = eine Residenzkarte (Zeder, 2 Münzen)
    .Eine = Eine Residenzkarte (Zeder, 2 Münzen)
    .einer = einer Residenzkarte (Zeder, 2 Münzen)
    .die = die Residenzkarte (Zeder, 2 Münzen)
    .der = der Residenzkarte (Zeder, 2 Münzen)
    .Die = Die Residenzkarte (Zeder, 2 Münzen)
card-t26 = Residenzkarte (Zeder, 4 Münzen)
    .eine = eine Residenzkarte (Zeder, 4 Münzen)
    .Eine = Eine Residenzkarte (Zeder, 4 Münzen)
    .einer = einer Residenzkarte (Zeder, 4 Münzen)
    .die = die Residenzkarte (Zeder, 4 Münzen)
    .der = der Residenzkarte (Zeder, 4 Münzen)
    .Die = Die Residenzkarte (Zeder, 4 Münzen)
card-t27 = Residenzkarte (Zeder, 5 Münzen)
    .eine = eine Residenzkarte (Zeder, 5 Münzen)
    .Eine = Eine Residenzkarte (Zeder, 5 Münzen)
    .einer = einer Residenzkarte (Zeder, 5 Münzen)
    .die = die Residenzkarte (Zeder, 5 Münzen)
    .der = der Residenzkarte (Zeder, 5 Münzen)
    .Die = Die Residenzkarte (Zeder, 5 Münzen)
card-t28 = Residenzkarte (Juwelen, 2 Münzen)
    .eine = eine Residenzkarte (Juwelen, 2 Münzen)
    .Eine = Eine Residenzkarte (Juwelen, 2 Münzen)
    .einer = einer Residenzkarte (Juwelen, 2 Münzen)
    .die = die Residenzkarte (Juwelen, 2 Münzen)
    .der = der Residenzkarte (Juwelen, 2 Münzen)
    .Die = Die Residenzkarte (Juwelen, 2 Münzen)
card-t29 = Residenzkarte (Juwelen, 4 Münzen)
    .eine = eine Residenzkarte (Juwelen, 4 Münzen)
    .Eine = Eine Residenzkarte (Juwelen, 4 Münzen)
    .einer = einer Residenzkarte (Juwelen, 4 Münzen)
    .die = die Residenzkarte (Juwelen, 4 Münzen)
    .der = der Residenzkarte (Juwelen, 4 Münzen)
    .Die = Die Residenzkarte (Juwelen, 4 Münzen)
card-t30 = Residenzkarte (Juwelen, 6 Münzen)
    .eine = eine Residenzkarte (Juwelen, 6 Münzen)
    .Eine = Eine Residenzkarte (Juwelen, 6 Münzen)
    .einer = einer Residenzkarte (Juwelen, 6 Münzen)
    .die = die Residenzkarte (Juwelen, 6 Münzen)
    .der = der Residenzkarte (Juwelen, 6 Münzen)
    .Die = Die Residenzkarte (Juwelen, 6 Münzen)
card-t31 = Handelsdockkarte (Farbstoffe, 2 Münzen)
    .eine = eine Handelsdockkarte (Farbstoffe, 2 Münzen)
    .Eine = Eine Handelsdockkarte (Farbstoffe, 2 Münzen)
    .einer = einer Handelsdockkarte (Farbstoffe, 2 Münzen)
    .die = die Handelsdockkarte (Farbstoffe, 2 Münzen)
    .der = der Handelsdockkarte (Farbstoffe, 2 Münzen)
    .Die = Die Handelsdockkarte (Farbstoffe, 2 Münzen)
card-t32 = Handelsdockkarte (Farbstoffe, 4 Münzen)
    .eine = eine Handelsdockkarte (Farbstoffe, 4 Münzen)
    .Eine = Eine Handelsdockkarte (Farbstoffe, 4 Münzen)
    .einer = einer Handelsdockkarte (Farbstoffe, 4 Münzen)
    .die = die Handelsdockkarte (Farbstoffe, 4 Münzen)
    .der = der Handelsdockkarte (Farbstoffe, 4 Münzen)
    .Die = Die Handelsdockkarte (Farbstoffe, 4 Münzen)
card-t33 = Handelsdockkarte (Farbstoffe, 5 Münzen)
    .eine = eine Handelsdockkarte (Farbstoffe, 5 Münzen)
    .Eine = Eine Handelsdockkarte (Farbstoffe, 5 Münzen)
    .einer = einer Handelsdockkarte (Farbstoffe, 5 Münzen)
    .die = die Handelsdockkarte (Farbstoffe, 5 Münzen)
    .der = der Handelsdockkarte (Farbstoffe, 5 Münzen)
    .Die = Die Handelsdockkarte (Farbstoffe, 5 Münzen)
card-t34 = Handelsdockkarte (Öle, 2 Münzen)
    .eine = eine Handelsdockkarte (Öle, 2 Münzen)
    .Eine = Eine Handelsdockkarte (Öle, 2 Münzen)
    .einer = einer Handelsdockkarte (Öle, 2 Münzen)
    .die = die Handelsdockkarte (Öle, 2 Münzen)
    .der = der Handelsdockkarte (Öle, 2 Münzen)
    .Die = Die Handelsdockkarte (Öle, 2 Münzen)
card-t35 = Handelsdockkarte (Öle, 4 Münzen)
    .eine = eine Handelsdockkarte (Öle, 4 Münzen)
    .Eine = Eine Handelsdockkarte (Öle, 4 Münzen)
    .einer = einer Handelsdockkarte (Öle, 4 Münzen)
    .die = die Handelsdockkarte (Öle, 4 Münzen)
    .der = der Handelsdockkarte (Öle, 4 Münzen)
    .Die = Die Handelsdockkarte (Öle, 4 Münzen)
card-t36 = Handelsdockkarte (Öle, 6 Münzen)
    .eine = eine Handelsdockkarte (Öle, 6 Münzen)
    .Eine = Eine Handelsdockkarte (Öle, 6 Münzen)
    .einer = einer Handelsdockkarte (Öle, 6 Münzen)
    .die = die Handelsdockkarte (Öle, 6 Münzen)
    .der = der Handelsdockkarte (Öle, 6 Münzen)
    .Die = Die Handelsdockkarte (Öle, 6 Münzen)
card-t37 = Handelsdockkarte (Glas, 3 Münzen)
    .eine = eine Handelsdockkarte (Glas, 3 Münzen)
    .Eine = Eine Handelsdockkarte (Glas, 3 Münzen)
    .einer = einer Handelsdockkarte (Glas, 3 Münzen)
    .die = die Handelsdockkarte (Glas, 3 Münzen)
    .der = der Handelsdockkarte (Glas, 3 Münzen)
    .Die = Die Handelsdockkarte (Glas, 3 Münzen)
card-t38 = Handelsdockkarte (Glas, 4 Münzen)
    .eine = eine Handelsdockkarte (Glas, 4 Münzen)
    .Eine = Eine Handelsdockkarte (Glas, 4 Münzen)
    .einer = einer Handelsdockkarte (Glas, 4 Münzen)
    .die = die Handelsdockkarte (Glas, 4 Münzen)
    .der = der Handelsdockkarte (Glas, 4 Münzen)
    .Die = Die Handelsdockkarte (Glas, 4 Münzen)
card-t39 = Handelsdockkarte (Glas, 6 Münzen)
    .eine = eine Handelsdockkarte (Glas, 6 Münzen)
    .Eine = Eine Handelsdockkarte (Glas, 6 Münzen)
    .einer = einer Handelsdockkarte (Glas, 6 Münzen)
    .die = die Handelsdockkarte (Glas, 6 Münzen)
    .der = der Handelsdockkarte (Glas, 6 Münzen)
    .Die = Die Handelsdockkarte (Glas, 6 Münzen)
card-t40 = Handelsdockkarte (Zeder, 3 Münzen)
    .eine = eine Handelsdockkarte (Zeder, 3 Münzen)
    .Eine = Eine Handelsdockkarte (Zeder, 3 Münzen)
    .einer = einer Handelsdockkarte (Zeder, 3 Münzen)
    .die = die Handelsdockkarte (Zeder, 3 Münzen)
    .der = der Handelsdockkarte (Zeder, 3 Münzen)
    .Die = Die Handelsdockkarte (Zeder, 3 Münzen)
card-t41 = Handelsdockkarte (Zeder, 5 Münzen)
    .eine = eine Handelsdockkarte (Zeder, 5 Münzen)
    .Eine = Eine Handelsdockkarte (Zeder, 5 Münzen)
    .einer = einer Handelsdockkarte (Zeder, 5 Münzen)
    .die = die Handelsdockkarte (Zeder, 5 Münzen)
    .der = der Handelsdockkarte (Zeder, 5 Münzen)
    .Die = Die Handelsdockkarte (Zeder, 5 Münzen)
card-t42 = Handelsdockkarte (Zeder, 6 Münzen)
    .eine = eine Handelsdockkarte (Zeder, 6 Münzen)
    .Eine = Eine Handelsdockkarte (Zeder, 6 Münzen)
    .einer = einer Handelsdockkarte (Zeder, 6 Münzen)
    .die = die Handelsdockkarte (Zeder, 6 Münzen)
    .der = der Handelsdockkarte (Zeder, 6 Münzen)
    .Die = Die Handelsdockkarte (Zeder, 6 Münzen)
card-t43 = Handelsdockkarte (Juwelen, 2 Münzen)
    .eine = eine Handelsdockkarte (Juwelen, 2 Münzen)
    .Eine = Eine Handelsdockkarte (Juwelen, 2 Münzen)
    .einer = einer Handelsdockkarte (Juwelen, 2 Münzen)
    .die = die Handelsdockkarte (Juwelen, 2 Münzen)
    .der = der Handelsdockkarte (Juwelen, 2 Münzen)
    .Die = Die Handelsdockkarte (Juwelen, 2 Münzen)
card-t44 = Handelsdockkarte (Juwelen, 3 Münzen)
    .eine = eine Handelsdockkarte (Juwelen, 3 Münzen)
    .Eine = Eine Handelsdockkarte (Juwelen, 3 Münzen)
    .einer = einer Handelsdockkarte (Juwelen, 3 Münzen)
    .die = die Handelsdockkarte (Juwelen, 3 Münzen)
    .der = der Handelsdockkarte (Juwelen, 3 Münzen)
    .Die = Die Handelsdockkarte (Juwelen, 3 Münzen)
card-t45 = Handelsdockkarte (Juwelen, 5 Münzen)
    .eine = eine Handelsdockkarte (Juwelen, 5 Münzen)
    .Eine = Eine Handelsdockkarte (Juwelen, 5 Münzen)
    .einer = einer Handelsdockkarte (Juwelen, 5 Münzen)
    .die = die Handelsdockkarte (Juwelen, 5 Münzen)
    .der = der Handelsdockkarte (Juwelen, 5 Münzen)
    .Die = Die Handelsdockkarte (Juwelen, 5 Münzen)
card-t46 = Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .eine = eine Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .Eine = Eine Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .einer = einer Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .die = die Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .der = der Kriegsdockkarte (Farbstoffe, 3 Münzen)
    .Die = Die Kriegsdockkarte (Farbstoffe, 3 Münzen)
card-t47 = Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .eine = eine Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .Eine = Eine Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .einer = einer Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .die = die Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .der = der Kriegsdockkarte (Farbstoffe, 5 Münzen)
    .Die = Die Kriegsdockkarte (Farbstoffe, 5 Münzen)
card-t48 = Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .eine = eine Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .Eine = Eine Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .einer = einer Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .die = die Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .der = der Kriegsdockkarte (Farbstoffe, 6 Münzen)
    .Die = Die Kriegsdockkarte (Farbstoffe, 6 Münzen)
card-t49 = Kriegsdockkarte (Öle, 2 Münzen)
    .eine = eine Kriegsdockkarte (Öle, 2 Münzen)
    .Eine = Eine Kriegsdockkarte (Öle, 2 Münzen)
    .einer = einer Kriegsdockkarte (Öle, 2 Münzen)
    .die = die Kriegsdockkarte (Öle, 2 Münzen)
    .der = der Kriegsdockkarte (Öle, 2 Münzen)
    .Die = Die Kriegsdockkarte (Öle, 2 Münzen)
card-t50 = Kriegsdockkarte (Öle, 3 Münzen)
    .eine = eine Kriegsdockkarte (Öle, 3 Münzen)
    .Eine = Eine Kriegsdockkarte (Öle, 3 Münzen)
    .einer = einer Kriegsdockkarte (Öle, 3 Münzen)
    .die = die Kriegsdockkarte (Öle, 3 Münzen)
    .der = der Kriegsdockkarte (Öle, 3 Münzen)
    .Die = Die Kriegsdockkarte (Öle, 3 Münzen)
card-t51 = Kriegsdockkarte (Öle, 5 Münzen)
    .eine = eine Kriegsdockkarte (Öle, 5 Münzen)
    .Eine = Eine Kriegsdockkarte (Öle, 5 Münzen)
    .einer = einer Kriegsdockkarte (Öle, 5 Münzen)
    .die = die Kriegsdockkarte (Öle, 5 Münzen)
    .der = der Kriegsdockkarte (Öle, 5 Münzen)
    .Die = Die Kriegsdockkarte (Öle, 5 Münzen)
card-t52 = Kriegsdockkarte (Glas, 2 Münzen)
    .eine = eine Kriegsdockkarte (Glas, 2 Münzen)
    .Eine = Eine Kriegsdockkarte (Glas, 2 Münzen)
    .einer = einer Kriegsdockkarte (Glas, 2 Münzen)
    .die = die Kriegsdockkarte (Glas, 2 Münzen)
    .der = der Kriegsdockkarte (Glas, 2 Münzen)
    .Die = Die Kriegsdockkarte (Glas, 2 Münzen)
card-t53 = Kriegsdockkarte (Glas, 4 Münzen)
    .eine = eine Kriegsdockkarte (Glas, 4 Münzen)
    .Eine = Eine Kriegsdockkarte (Glas, 4 Münzen)
    .einer = einer Kriegsdockkarte (Glas, 4 Münzen)
    .die = die Kriegsdockkarte (Glas, 4 Münzen)
    .der = der Kriegsdockkarte (Glas, 4 Münzen)
    .Die = Die Kriegsdockkarte (Glas, 4 Münzen)
card-t54 = Kriegsdockkarte (Glas, 5 Münzen)
    .eine = eine Kriegsdockkarte (Glas, 5 Münzen)
    .Eine = Eine Kriegsdockkarte (Glas, 5 Münzen)
    .einer = einer Kriegsdockkarte (Glas, 5 Münzen)
    .die = die Kriegsdockkarte (Glas, 5 Münzen)
    .der = der Kriegsdockkarte (Glas, 5 Münzen)
    .Die = Die Kriegsdockkarte (Glas, 5 Münzen)
card-t55 = Kriegsdockkarte (Zeder, 2 Münzen)
    .eine = eine Kriegsdockkarte (Zeder, 2 Münzen)
    .Eine = Eine Kriegsdockkarte (Zeder, 2 Münzen)
    .einer = einer Kriegsdockkarte (Zeder, 2 Münzen)
    .die = die Kriegsdockkarte (Zeder, 2 Münzen)
    .der = der Kriegsdockkarte (Zeder, 2 Münzen)
    .Die = Die Kriegsdockkarte (Zeder, 2 Münzen)
card-t56 = Kriegsdockkarte (Zeder, 4 Münzen)
    .eine = eine Kriegsdockkarte (Zeder, 4 Münzen)
    .Eine = Eine Kriegsdockkarte (Zeder, 4 Münzen)
    .einer = einer Kriegsdockkarte (Zeder, 4 Münzen)
    .die = die Kriegsdockkarte (Zeder, 4 Münzen)
    .der = der Kriegsdockkarte (Zeder, 4 Münzen)
    .Die = Die Kriegsdockkarte (Zeder, 4 Münzen)
card-t57 = Kriegsdockkarte (Zeder, 6 Münzen)
    .eine = eine Kriegsdockkarte (Zeder, 6 Münzen)
    .Eine = Eine Kriegsdockkarte (Zeder, 6 Münzen)
    .einer = einer Kriegsdockkarte (Zeder, 6 Münzen)
    .die = die Kriegsdockkarte (Zeder, 6 Münzen)
    .der = der Kriegsdockkarte (Zeder, 6 Münzen)
    .Die = Die Kriegsdockkarte (Zeder, 6 Münzen)
card-t58 = Kriegsdockkarte (Juwelen, 3 Münzen)
    .eine = eine Kriegsdockkarte (Juwelen, 3 Münzen)
    .Eine = Eine Kriegsdockkarte (Juwelen, 3 Münzen)
    .einer = einer Kriegsdockkarte (Juwelen, 3 Münzen)
    .die = die Kriegsdockkarte (Juwelen, 3 Münzen)
    .der = der Kriegsdockkarte (Juwelen, 3 Münzen)
    .Die = Die Kriegsdockkarte (Juwelen, 3 Münzen)
card-t59 = Kriegsdockkarte (Juwelen, 4 Münzen)
    .eine = eine Kriegsdockkarte (Juwelen, 4 Münzen)
    .Eine = Eine Kriegsdockkarte (Juwelen, 4 Münzen)
    .einer = einer Kriegsdockkarte (Juwelen, 4 Münzen)
    .die = die Kriegsdockkarte (Juwelen, 4 Münzen)
    .der = der Kriegsdockkarte (Juwelen, 4 Münzen)
    .Die = Die Kriegsdockkarte (Juwelen, 4 Münzen)
card-t60 = Kriegsdockkarte (Juwelen, 6 Münzen)
    .eine = eine Kriegsdockkarte (Juwelen, 6 Münzen)
    .Eine = Eine Kriegsdockkarte (Juwelen, 6 Münzen)
    .einer = einer Kriegsdockkarte (Juwelen, 6 Münzen)
    .die = die Kriegsdockkarte (Juwelen, 6 Münzen)
    .der = der Kriegsdockkarte (Juwelen, 6 Münzen)
    .Die = Die Kriegsdockkarte (Juwelen, 6 Münzen)
card-t61 = Lieferkarte (Farbstoffe, 2 Münzen)
    .eine = eine Lieferkarte (Farbstoffe, 2 Münzen)
    .Eine = Eine Lieferkarte (Farbstoffe, 2 Münzen)
    .einer = einer Lieferkarte (Farbstoffe, 2 Münzen)
    .die = die Lieferkarte (Farbstoffe, 2 Münzen)
    .der = der Lieferkarte (Farbstoffe, 2 Münzen)
    .Die = Die Lieferkarte (Farbstoffe, 2 Münzen)
card-t62 = Lieferkarte (Farbstoffe, 4 Münzen)
    .eine = eine Lieferkarte (Farbstoffe, 4 Münzen)
    .Eine = Eine Lieferkarte (Farbstoffe, 4 Münzen)
    .einer = einer Lieferkarte (Farbstoffe, 4 Münzen)
    .die = die Lieferkarte (Farbstoffe, 4 Münzen)
    .der = der Lieferkarte (Farbstoffe, 4 Münzen)
    .Die = Die Lieferkarte (Farbstoffe, 4 Münzen)
card-t63 = Lieferkarte (Farbstoffe, 6 Münzen)
    .eine = eine Lieferkarte (Farbstoffe, 6 Münzen)
    .Eine = Eine Lieferkarte (Farbstoffe, 6 Münzen)
    .einer = einer Lieferkarte (Farbstoffe, 6 Münzen)
    .die = die Lieferkarte (Farbstoffe, 6 Münzen)
    .der = der Lieferkarte (Farbstoffe, 6 Münzen)
    .Die = Die Lieferkarte (Farbstoffe, 6 Münzen)
card-t64 = Lieferkarte (Öle, 3 Münzen)
    .eine = eine Lieferkarte (Öle, 3 Münzen)
    .Eine = Eine Lieferkarte (Öle, 3 Münzen)
    .einer = einer Lieferkarte (Öle, 3 Münzen)
    .die = die Lieferkarte (Öle, 3 Münzen)
    .der = der Lieferkarte (Öle, 3 Münzen)
    .Die = Die Lieferkarte (Öle, 3 Münzen)
card-t65 = Lieferkarte (Öle, 4 Münzen)
    .eine = eine Lieferkarte (Öle, 4 Münzen)
    .Eine = Eine Lieferkarte (Öle, 4 Münzen)
    .einer = einer Lieferkarte (Öle, 4 Münzen)
    .die = die Lieferkarte (Öle, 4 Münzen)
    .der = der Lieferkarte (Öle, 4 Münzen)
    .Die = Die Lieferkarte (Öle, 4 Münzen)
card-t66 = Lieferkarte (Öle, 6 Münzen)
    .eine = eine Lieferkarte (Öle, 6 Münzen)
    .Eine = Eine Lieferkarte (Öle, 6 Münzen)
    .einer = einer Lieferkarte (Öle, 6 Münzen)
    .die = die Lieferkarte (Öle, 6 Münzen)
    .der = der Lieferkarte (Öle, 6 Münzen)
    .Die = Die Lieferkarte (Öle, 6 Münzen)
card-t67 = Lieferkarte (Glas, 3 Münzen)
    .eine = eine Lieferkarte (Glas, 3 Münzen)
    .Eine = Eine Lieferkarte (Glas, 3 Münzen)
    .einer = einer Lieferkarte (Glas, 3 Münzen)
    .die = die Lieferkarte (Glas, 3 Münzen)
    .der = der Lieferkarte (Glas, 3 Münzen)
    .Die = Die Lieferkarte (Glas, 3 Münzen)
card-t68 = Lieferkarte (Glas, 5 Münzen)
    .eine = eine Lieferkarte (Glas, 5 Münzen)
    .Eine = Eine Lieferkarte (Glas, 5 Münzen)
    .einer = einer Lieferkarte (Glas, 5 Münzen)
    .die = die Lieferkarte (Glas, 5 Münzen)
    .der = der Lieferkarte (Glas, 5 Münzen)
    .Die = Die Lieferkarte (Glas, 5 Münzen)
card-t69 = Lieferkarte (Glas, 6 Münzen)
    .eine = eine Lieferkarte (Glas, 6 Münzen)
    .Eine = Eine Lieferkarte (Glas, 6 Münzen)
    .einer = einer Lieferkarte (Glas, 6 Münzen)
    .die = die Lieferkarte (Glas, 6 Münzen)
    .der = der Lieferkarte (Glas, 6 Münzen)
    .Die = Die Lieferkarte (Glas, 6 Münzen)
card-t70 = Lieferkarte (Zeder, 2 Münzen)
    .eine = eine Lieferkarte (Zeder, 2 Münzen)
    .Eine = Eine Lieferkarte (Zeder, 2 Münzen)
    .einer = einer Lieferkarte (Zeder, 2 Münzen)
    .die = die Lieferkarte (Zeder, 2 Münzen)
    .der = der Lieferkarte (Zeder, 2 Münzen)
    .Die = Die Lieferkarte (Zeder, 2 Münzen)
card-t71 = Lieferkarte (Zeder, 3 Münzen)
    .eine = eine Lieferkarte (Zeder, 3 Münzen)
    .Eine = Eine Lieferkarte (Zeder, 3 Münzen)
    .einer = einer Lieferkarte (Zeder, 3 Münzen)
    .die = die Lieferkarte (Zeder, 3 Münzen)
    .der = der Lieferkarte (Zeder, 3 Münzen)
    .Die = Die Lieferkarte (Zeder, 3 Münzen)
card-t72 = Lieferkarte (Zeder, 5 Münzen)
    .eine = eine Lieferkarte (Zeder, 5 Münzen)
    .Eine = Eine Lieferkarte (Zeder, 5 Münzen)
    .einer = einer Lieferkarte (Zeder, 5 Münzen)
    .die = die Lieferkarte (Zeder, 5 Münzen)
    .der = der Lieferkarte (Zeder, 5 Münzen)
    .Die = Die Lieferkarte (Zeder, 5 Münzen)
card-t73 = Lieferkarte (Juwelen, 2 Münzen)
    .eine = eine Lieferkarte (Juwelen, 2 Münzen)
    .Eine = Eine Lieferkarte (Juwelen, 2 Münzen)
    .einer = einer Lieferkarte (Juwelen, 2 Münzen)
    .die = die Lieferkarte (Juwelen, 2 Münzen)
    .der = der Lieferkarte (Juwelen, 2 Münzen)
    .Die = Die Lieferkarte (Juwelen, 2 Münzen)
card-t74 = Lieferkarte (Juwelen, 4 Münzen)
    .eine = eine Lieferkarte (Juwelen, 4 Münzen)
    .Eine = Eine Lieferkarte (Juwelen, 4 Münzen)
    .einer = einer Lieferkarte (Juwelen, 4 Münzen)
    .die = die Lieferkarte (Juwelen, 4 Münzen)
    .der = der Lieferkarte (Juwelen, 4 Münzen)
    .Die = Die Lieferkarte (Juwelen, 4 Münzen)
card-t75 = Lieferkarte (Juwelen, 5 Münzen)
    .eine = eine Lieferkarte (Juwelen, 5 Münzen)
    .Eine = Eine Lieferkarte (Juwelen, 5 Münzen)
    .einer = einer Lieferkarte (Juwelen, 5 Münzen)
    .die = die Lieferkarte (Juwelen, 5 Münzen)
    .der = der Lieferkarte (Juwelen, 5 Münzen)
    .Die = Die Lieferkarte (Juwelen, 5 Münzen)
guild-seat-w10 = Gildensitz für 10 Münzen im Westflügel
    .den = den Gildensitz für 10 Münzen im Westflügel
guild-seat-w8 = Gildensitz für 8 Münzen im Westflügel
    .den = den Gildensitz für 8 Münzen im Westflügel
guild-seat-w6 = Gildensitz für 6 Münzen im Westflügel
    .den = den Gildensitz für 6 Münzen im Westflügel
guild-seat-w11 = Gildensitz für 11 Münzen im Westflügel
    .den = den Gildensitz für 11 Münzen im Westflügel
guild-seat-w9 = Gildensitz für 9 Münzen im Westflügel
    .den = den Gildensitz für 9 Münzen im Westflügel
guild-seat-w7 = Gildensitz für 7 Münzen im Westflügel
    .den = den Gildensitz für 7 Münzen im Westflügel
guild-seat-e7 = Gildensitz für 7 Münzen im Ostflügel
    .den = den Gildensitz für 7 Münzen im Ostflügel
guild-seat-e9 = Gildensitz für 9 Münzen im Ostflügel
    .den = den Gildensitz für 9 Münzen im Ostflügel
guild-seat-e11 = Gildensitz für 11 Münzen im Ostflügel
    .den = den Gildensitz für 11 Münzen im Ostflügel
guild-seat-e6 = Gildensitz für 6 Münzen im Ostflügel
    .den = den Gildensitz für 6 Münzen im Ostflügel
guild-seat-e8 = Gildensitz für 8 Münzen im Ostflügel
    .den = den Gildensitz für 8 Münzen im Ostflügel
guild-seat-e10 = Gildensitz für 10 Münzen im Ostflügel
    .den = den Gildensitz für 10 Münzen im Ostflügel
tile-hall1 = Gildenhalle 1
    .das = das Plättchen „Gildenhalle 1“
    .Das = Das Plättchen „Gildenhalle 1“
    .dem = dem Plättchen „Gildenhalle 1“
    .short = Gildenhalle 1
    .title = Gildenhalle 1
    .pays = 4 je Scheibe im Forum
tile-achievements = Errungenschaften
    .das = das Plättchen „Errungenschaften“
    .Das = Das Plättchen „Errungenschaften“
    .dem = dem Plättchen „Errungenschaften“
    .short = Errungen­schaften
    .title = Errungenschaften
    .pays = 2 je Scheibe auf Plättchen
tile-residence1 = Residenz 1
    .das = das Plättchen „Residenz 1“
    .Das = Das Plättchen „Residenz 1“
    .dem = dem Plättchen „Residenz 1“
    .short = Residenz 1
    .title = Residenz 1
    .pays = 3 je freien Kreis
tile-hall2 = Gildenhalle 2
    .das = das Plättchen „Gildenhalle 2“
    .Das = Das Plättchen „Gildenhalle 2“
    .dem = dem Plättchen „Gildenhalle 2“
    .short = Gildenhalle 2
    .title = Gildenhalle 2
    .pays = 3 je Sitz deines Blocks
tile-victory = Siegpunkte
    .das = das Plättchen „Siegpunkte“
    .Das = Das Plättchen „Siegpunkte“
    .dem = dem Plättchen „Siegpunkte“
    .short = Siegpunkte
    .title = Siegpunkte
    .pays = 7, 6, 5 je Scheibe nach Feld
tile-ships = Schiffskarten
    .das = das Plättchen „Schiffskarten“
    .Das = Das Plättchen „Schiffskarten“
    .dem = dem Plättchen „Schiffskarten“
    .short = Schiffs­karten
    .title = Schiffskarten
    .pays = Warensätze auf Schiffen
tile-coins = Münzen
    .das = das Plättchen „Münzen“
    .Das = Das Plättchen „Münzen“
    .dem = dem Plättchen „Münzen“
    .short = Münzen
    .title = Münzen
    .pays = 1 je 3 Münzen auf der Hand
tile-residence2 = Residenz 2
    .das = das Plättchen „Residenz 2“
    .Das = Das Plättchen „Residenz 2“
    .dem = dem Plättchen „Residenz 2“
    .short = Residenz 2
    .title = Residenz 2
    .pays = 3 je verfügbare Scheibe
tile-goods = Waren
    .das = das Plättchen „Waren“
    .Das = Das Plättchen „Waren“
    .dem = dem Plättchen „Waren“
    .short = Waren
    .title = Waren
    .pays = Warensätze auf der Hand
effect-embargo = Embargo
    .does = das Schiff an Dock 1 kommt unter den Stapel
effect-palette = Palette
    .does = alle Karten des Marktes werden ersetzt
effect-commando = Kommando
    .does = eine Scheibe kommt zum Anker
effect-favour = Gunst
    .does = die erste Karte muss die Aktion nicht zeigen
effect-opulence = Prunk
    .does = eine Karte für eine Scheibe der Residenz muss nicht passen
effect-legacy = Vermächtnis
    .does = eine Scheibe kommt auf ein Plättchen einer früheren Dekade
effect-intrigue = Intrige
    .does = ein Gildenmarker wird versetzt
effect-luxury = Luxus
    .does = die Karte für ein Handelsschiff muss nicht passen
effect-escorts = Eskorte
    .does = Stärke +2 für eine Expedition
ship-dy1 = Schiff für Farbstoffe mit Prunk
    .das = das Schiff für Farbstoffe mit Prunk
    .Das = Das Schiff für Farbstoffe mit Prunk
    .dem = dem Schiff für Farbstoffe mit Prunk
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Prunk (Münzwert 9, Gefahr 1)
    .Voll = Das Schiff für Farbstoffe mit Prunk (Münzwert 9, Gefahr 1)
ship-dy2 = Schiff für Farbstoffe mit Intrige
    .das = das Schiff für Farbstoffe mit Intrige
    .Das = Das Schiff für Farbstoffe mit Intrige
    .dem = dem Schiff für Farbstoffe mit Intrige
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Intrige (Münzwert 7, Gefahr 2)
    .Voll = Das Schiff für Farbstoffe mit Intrige (Münzwert 7, Gefahr 2)
ship-dy3 = Schiff für Farbstoffe mit Luxus
    .das = das Schiff für Farbstoffe mit Luxus
    .Das = Das Schiff für Farbstoffe mit Luxus
    .dem = dem Schiff für Farbstoffe mit Luxus
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Luxus (Münzwert 5, Gefahr 3)
    .Voll = Das Schiff für Farbstoffe mit Luxus (Münzwert 5, Gefahr 3)
ship-dy4 = Schiff für Farbstoffe mit Gunst
    .das = das Schiff für Farbstoffe mit Gunst
    .Das = Das Schiff für Farbstoffe mit Gunst
    .dem = dem Schiff für Farbstoffe mit Gunst
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Gunst (Münzwert 8, Gefahr 4)
    .Voll = Das Schiff für Farbstoffe mit Gunst (Münzwert 8, Gefahr 4)
ship-dy5 = Schiff für Farbstoffe mit Embargo
    .das = das Schiff für Farbstoffe mit Embargo
    .Das = Das Schiff für Farbstoffe mit Embargo
    .dem = dem Schiff für Farbstoffe mit Embargo
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Embargo (Münzwert 6, Gefahr 5)
    .Voll = Das Schiff für Farbstoffe mit Embargo (Münzwert 6, Gefahr 5)
ship-dy6 = Schiff für Farbstoffe mit Eskorte
    .das = das Schiff für Farbstoffe mit Eskorte
    .Das = Das Schiff für Farbstoffe mit Eskorte
    .dem = dem Schiff für Farbstoffe mit Eskorte
    .fuer = Schiff für Farbstoffe
    .voll = das Schiff für Farbstoffe mit Eskorte (Münzwert 7, Gefahr 6)
    .Voll = Das Schiff für Farbstoffe mit Eskorte (Münzwert 7, Gefahr 6)
ship-oi1 = Schiff für Öle mit Gunst
    .das = das Schiff für Öle mit Gunst
    .Das = Das Schiff für Öle mit Gunst
    .dem = dem Schiff für Öle mit Gunst
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Gunst (Münzwert 5, Gefahr 1)
    .Voll = Das Schiff für Öle mit Gunst (Münzwert 5, Gefahr 1)
ship-oi2 = Schiff für Öle mit Kommando
    .das = das Schiff für Öle mit Kommando
    .Das = Das Schiff für Öle mit Kommando
    .dem = dem Schiff für Öle mit Kommando
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Kommando (Münzwert 6, Gefahr 2)
    .Voll = Das Schiff für Öle mit Kommando (Münzwert 6, Gefahr 2)
ship-oi3 = Schiff für Öle mit Embargo
    .das = das Schiff für Öle mit Embargo
    .Das = Das Schiff für Öle mit Embargo
    .dem = dem Schiff für Öle mit Embargo
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Embargo (Münzwert 7, Gefahr 3)
    .Voll = Das Schiff für Öle mit Embargo (Münzwert 7, Gefahr 3)
ship-oi4 = Schiff für Öle mit Vermächtnis
    .das = das Schiff für Öle mit Vermächtnis
    .Das = Das Schiff für Öle mit Vermächtnis
    .dem = dem Schiff für Öle mit Vermächtnis
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Vermächtnis (Münzwert 6, Gefahr 4)
    .Voll = Das Schiff für Öle mit Vermächtnis (Münzwert 6, Gefahr 4)
ship-oi5 = Schiff für Öle mit Eskorte
    .das = das Schiff für Öle mit Eskorte
    .Das = Das Schiff für Öle mit Eskorte
    .dem = dem Schiff für Öle mit Eskorte
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Eskorte (Münzwert 9, Gefahr 5)
    .Voll = Das Schiff für Öle mit Eskorte (Münzwert 9, Gefahr 5)
ship-oi6 = Schiff für Öle mit Luxus
    .das = das Schiff für Öle mit Luxus
    .Das = Das Schiff für Öle mit Luxus
    .dem = dem Schiff für Öle mit Luxus
    .fuer = Schiff für Öle
    .voll = das Schiff für Öle mit Luxus (Münzwert 8, Gefahr 6)
    .Voll = Das Schiff für Öle mit Luxus (Münzwert 8, Gefahr 6)
ship-gl1 = Schiff für Glas mit Eskorte
    .das = das Schiff für Glas mit Eskorte
    .Das = Das Schiff für Glas mit Eskorte
    .dem = dem Schiff für Glas mit Eskorte
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Eskorte (Münzwert 6, Gefahr 1)
    .Voll = Das Schiff für Glas mit Eskorte (Münzwert 6, Gefahr 1)
ship-gl2 = Schiff für Glas mit Luxus
    .das = das Schiff für Glas mit Luxus
    .Das = Das Schiff für Glas mit Luxus
    .dem = dem Schiff für Glas mit Luxus
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Luxus (Münzwert 9, Gefahr 2)
    .Voll = Das Schiff für Glas mit Luxus (Münzwert 9, Gefahr 2)
ship-gl3 = Schiff für Glas mit Intrige
    .das = das Schiff für Glas mit Intrige
    .Das = Das Schiff für Glas mit Intrige
    .dem = dem Schiff für Glas mit Intrige
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Intrige (Münzwert 8, Gefahr 3)
    .Voll = Das Schiff für Glas mit Intrige (Münzwert 8, Gefahr 3)
ship-gl4 = Schiff für Glas mit Palette
    .das = das Schiff für Glas mit Palette
    .Das = Das Schiff für Glas mit Palette
    .dem = dem Schiff für Glas mit Palette
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Palette (Münzwert 5, Gefahr 4)
    .Voll = Das Schiff für Glas mit Palette (Münzwert 5, Gefahr 4)
ship-gl5 = Schiff für Glas mit Vermächtnis
    .das = das Schiff für Glas mit Vermächtnis
    .Das = Das Schiff für Glas mit Vermächtnis
    .dem = dem Schiff für Glas mit Vermächtnis
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Vermächtnis (Münzwert 7, Gefahr 5)
    .Voll = Das Schiff für Glas mit Vermächtnis (Münzwert 7, Gefahr 5)
ship-gl6 = Schiff für Glas mit Prunk
    .das = das Schiff für Glas mit Prunk
    .Das = Das Schiff für Glas mit Prunk
    .dem = dem Schiff für Glas mit Prunk
    .fuer = Schiff für Glas
    .voll = das Schiff für Glas mit Prunk (Münzwert 5, Gefahr 6)
    .Voll = Das Schiff für Glas mit Prunk (Münzwert 5, Gefahr 6)
ship-ce1 = Schiff für Zeder mit Vermächtnis
    .das = das Schiff für Zeder mit Vermächtnis
    .Das = Das Schiff für Zeder mit Vermächtnis
    .dem = dem Schiff für Zeder mit Vermächtnis
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Vermächtnis (Münzwert 8, Gefahr 1)
    .Voll = Das Schiff für Zeder mit Vermächtnis (Münzwert 8, Gefahr 1)
ship-ce2 = Schiff für Zeder mit Embargo
    .das = das Schiff für Zeder mit Embargo
    .Das = Das Schiff für Zeder mit Embargo
    .dem = dem Schiff für Zeder mit Embargo
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Embargo (Münzwert 8, Gefahr 2)
    .Voll = Das Schiff für Zeder mit Embargo (Münzwert 8, Gefahr 2)
ship-ce3 = Schiff für Zeder mit Gunst
    .das = das Schiff für Zeder mit Gunst
    .Das = Das Schiff für Zeder mit Gunst
    .dem = dem Schiff für Zeder mit Gunst
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Gunst (Münzwert 6, Gefahr 3)
    .Voll = Das Schiff für Zeder mit Gunst (Münzwert 6, Gefahr 3)
ship-ce4 = Schiff für Zeder mit Luxus
    .das = das Schiff für Zeder mit Luxus
    .Das = Das Schiff für Zeder mit Luxus
    .dem = dem Schiff für Zeder mit Luxus
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Luxus (Münzwert 7, Gefahr 4)
    .Voll = Das Schiff für Zeder mit Luxus (Münzwert 7, Gefahr 4)
ship-ce5 = Schiff für Zeder mit Kommando
    .das = das Schiff für Zeder mit Kommando
    .Das = Das Schiff für Zeder mit Kommando
    .dem = dem Schiff für Zeder mit Kommando
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Kommando (Münzwert 5, Gefahr 5)
    .Voll = Das Schiff für Zeder mit Kommando (Münzwert 5, Gefahr 5)
ship-ce6 = Schiff für Zeder mit Palette
    .das = das Schiff für Zeder mit Palette
    .Das = Das Schiff für Zeder mit Palette
    .dem = dem Schiff für Zeder mit Palette
    .fuer = Schiff für Zeder
    .voll = das Schiff für Zeder mit Palette (Münzwert 9, Gefahr 6)
    .Voll = Das Schiff für Zeder mit Palette (Münzwert 9, Gefahr 6)
ship-je1 = Schiff für Juwelen mit Palette
    .das = das Schiff für Juwelen mit Palette
    .Das = Das Schiff für Juwelen mit Palette
    .dem = dem Schiff für Juwelen mit Palette
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Palette (Münzwert 7, Gefahr 1)
    .Voll = Das Schiff für Juwelen mit Palette (Münzwert 7, Gefahr 1)
ship-je2 = Schiff für Juwelen mit Eskorte
    .das = das Schiff für Juwelen mit Eskorte
    .Das = Das Schiff für Juwelen mit Eskorte
    .dem = dem Schiff für Juwelen mit Eskorte
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Eskorte (Münzwert 5, Gefahr 2)
    .Voll = Das Schiff für Juwelen mit Eskorte (Münzwert 5, Gefahr 2)
ship-je3 = Schiff für Juwelen mit Kommando
    .das = das Schiff für Juwelen mit Kommando
    .Das = Das Schiff für Juwelen mit Kommando
    .dem = dem Schiff für Juwelen mit Kommando
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Kommando (Münzwert 9, Gefahr 3)
    .Voll = Das Schiff für Juwelen mit Kommando (Münzwert 9, Gefahr 3)
ship-je4 = Schiff für Juwelen mit Gunst
    .das = das Schiff für Juwelen mit Gunst
    .Das = Das Schiff für Juwelen mit Gunst
    .dem = dem Schiff für Juwelen mit Gunst
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Gunst (Münzwert 9, Gefahr 4)
    .Voll = Das Schiff für Juwelen mit Gunst (Münzwert 9, Gefahr 4)
ship-je5 = Schiff für Juwelen mit Prunk
    .das = das Schiff für Juwelen mit Prunk
    .Das = Das Schiff für Juwelen mit Prunk
    .dem = dem Schiff für Juwelen mit Prunk
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Prunk (Münzwert 8, Gefahr 5)
    .Voll = Das Schiff für Juwelen mit Prunk (Münzwert 8, Gefahr 5)
ship-je6 = Schiff für Juwelen mit Intrige
    .das = das Schiff für Juwelen mit Intrige
    .Das = Das Schiff für Juwelen mit Intrige
    .dem = dem Schiff für Juwelen mit Intrige
    .fuer = Schiff für Juwelen
    .voll = das Schiff für Juwelen mit Intrige (Münzwert 6, Gefahr 6)
    .Voll = Das Schiff für Juwelen mit Intrige (Münzwert 6, Gefahr 6)
tiles-hall1-achievements = Gildenhalle 1 und Errungenschaften
tiles-hall1-residence1 = Gildenhalle 1 und Residenz 1
tiles-achievements-residence1 = Errungenschaften und Residenz 1
tiles-hall2-victory = Gildenhalle 2 und Siegpunkte
tiles-hall2-ships = Gildenhalle 2 und Schiffskarten
tiles-victory-ships = Siegpunkte und Schiffskarten
tiles-coins-residence2 = Münzen und Residenz 2
tiles-coins-goods = Münzen und Waren
tiles-residence2-goods = Residenz 2 und Waren
place-dock = am Dock
place-outside = vor dem Hafen
place-guild-seat-w10 = der Gildensitz für 10 Münzen im Westflügel
    .Der = Der Gildensitz für 10 Münzen im Westflügel
    .auf = auf den Gildensitz für 10 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-w8 = der Gildensitz für 8 Münzen im Westflügel
    .Der = Der Gildensitz für 8 Münzen im Westflügel
    .auf = auf den Gildensitz für 8 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-w6 = der Gildensitz für 6 Münzen im Westflügel
    .Der = Der Gildensitz für 6 Münzen im Westflügel
    .auf = auf den Gildensitz für 6 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-w11 = der Gildensitz für 11 Münzen im Westflügel
    .Der = Der Gildensitz für 11 Münzen im Westflügel
    .auf = auf den Gildensitz für 11 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-w9 = der Gildensitz für 9 Münzen im Westflügel
    .Der = Der Gildensitz für 9 Münzen im Westflügel
    .auf = auf den Gildensitz für 9 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-w7 = der Gildensitz für 7 Münzen im Westflügel
    .Der = Der Gildensitz für 7 Münzen im Westflügel
    .auf = auf den Gildensitz für 7 Münzen im Westflügel
    .einen = einen Gildensitz im Westflügel
    .Dieser = Dieser Gildensitz im Westflügel
place-guild-seat-e7 = der Gildensitz für 7 Münzen im Ostflügel
    .Der = Der Gildensitz für 7 Münzen im Ostflügel
    .auf = auf den Gildensitz für 7 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-guild-seat-e9 = der Gildensitz für 9 Münzen im Ostflügel
    .Der = Der Gildensitz für 9 Münzen im Ostflügel
    .auf = auf den Gildensitz für 9 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-guild-seat-e11 = der Gildensitz für 11 Münzen im Ostflügel
    .Der = Der Gildensitz für 11 Münzen im Ostflügel
    .auf = auf den Gildensitz für 11 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-guild-seat-e6 = der Gildensitz für 6 Münzen im Ostflügel
    .Der = Der Gildensitz für 6 Münzen im Ostflügel
    .auf = auf den Gildensitz für 6 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-guild-seat-e8 = der Gildensitz für 8 Münzen im Ostflügel
    .Der = Der Gildensitz für 8 Münzen im Ostflügel
    .auf = auf den Gildensitz für 8 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-guild-seat-e10 = der Gildensitz für 10 Münzen im Ostflügel
    .Der = Der Gildensitz für 10 Münzen im Ostflügel
    .auf = auf den Gildensitz für 10 Münzen im Ostflügel
    .einen = einen Gildensitz im Ostflügel
    .Dieser = Dieser Gildensitz im Ostflügel
place-the-forum = das Forum
    .Der = Das Forum
    .auf = ins Forum
    .einen = das Forum
    .Dieser = Das Forum
place-the-tile-hall1 = das Plättchen „Gildenhalle 1“
    .Der = Das Plättchen „Gildenhalle 1“
    .auf = auf das Plättchen „Gildenhalle 1“
    .einen = das Plättchen „Gildenhalle 1“
    .Dieser = Das Plättchen „Gildenhalle 1“
place-the-tile-achievements = das Plättchen „Errungenschaften“
    .Der = Das Plättchen „Errungenschaften“
    .auf = auf das Plättchen „Errungenschaften“
    .einen = das Plättchen „Errungenschaften“
    .Dieser = Das Plättchen „Errungenschaften“
place-the-tile-residence1 = das Plättchen „Residenz 1“
    .Der = Das Plättchen „Residenz 1“
    .auf = auf das Plättchen „Residenz 1“
    .einen = das Plättchen „Residenz 1“
    .Dieser = Das Plättchen „Residenz 1“
place-the-tile-hall2 = das Plättchen „Gildenhalle 2“
    .Der = Das Plättchen „Gildenhalle 2“
    .auf = auf das Plättchen „Gildenhalle 2“
    .einen = das Plättchen „Gildenhalle 2“
    .Dieser = Das Plättchen „Gildenhalle 2“
place-the-tile-victory = das Plättchen „Siegpunkte“
    .Der = Das Plättchen „Siegpunkte“
    .auf = auf das Plättchen „Siegpunkte“
    .einen = das Plättchen „Siegpunkte“
    .Dieser = Das Plättchen „Siegpunkte“
place-the-tile-ships = das Plättchen „Schiffskarten“
    .Der = Das Plättchen „Schiffskarten“
    .auf = auf das Plättchen „Schiffskarten“
    .einen = das Plättchen „Schiffskarten“
    .Dieser = Das Plättchen „Schiffskarten“
place-the-tile-coins = das Plättchen „Münzen“
    .Der = Das Plättchen „Münzen“
    .auf = auf das Plättchen „Münzen“
    .einen = das Plättchen „Münzen“
    .Dieser = Das Plättchen „Münzen“
place-the-tile-residence2 = das Plättchen „Residenz 2“
    .Der = Das Plättchen „Residenz 2“
    .auf = auf das Plättchen „Residenz 2“
    .einen = das Plättchen „Residenz 2“
    .Dieser = Das Plättchen „Residenz 2“
place-the-tile-goods = das Plättchen „Waren“
    .Der = Das Plättchen „Waren“
    .auf = auf das Plättchen „Waren“
    .einen = das Plättchen „Waren“
    .Dieser = Das Plättchen „Waren“
dock-a-regular-dock = ein reguläres Dock
    .den = ein reguläres Dock
    .von = von einem regulären Dock
dock-the-anchor = der Anker
    .den = den Anker
    .von = vom Anker
good-dyes = Farbstoffe
    .dat = Farbstoffen
    .letter = F
good-oils = Öle
    .dat = Ölen
    .letter = Ö
good-glass = Glas
    .dat = Glas
    .letter = G
good-cedar = Zeder
    .dat = Zeder
    .letter = Z
good-jewelry = Juwelen
    .dat = Juwelen
    .letter = J

## Das Ende

reason-decades = Alle drei Dekaden sind vorbei
account-discs-on-small-guild-seats = Scheiben auf kleinen Gildensitzen
account-discs-in-the-forum = Scheiben im Forum
account-seats-of-the-left-column = Sitze der linken Spalte
account-seats-for-emptied-columns = Sitze für geleerte Spalten
account-guild-seats = Gildensitze
account-ships = Schiffe
account-guild-seats-x-ships = Gildensitze × Schiffe
account-score = Punkte
account-tile = { $tile }

## Chancen

odds-seat-worth = { $place_Der } bringt nach jetzigem Stand { worth-number }: Er zählt einmal für jedes Schiff, und du hast { $ships }.
odds-tile-worth-hand = Mit den Karten auf deiner Hand, noch vor dem Bezahlen, bringt { $place } { worth-number }; am Ende zählt die Hand, die du dann hast.
odds-tile-worth = { $place_Der } bringt nach jetzigem Stand { worth-number }.
worth-number = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
odds-next-card = Die nächste Handelskarte
odds-space = Aktion { $space_short }
odds-good = Eine Karte mit { $good_dat }
odds-coins = Eine Karte mit { coins-number }
odds-cards-left = Noch { cards-number }, bis die Ablage gemischt wird.
odds-shuffled-next = Der Handelsstapel ist leer: Beim nächsten Ziehen { $cards ->
    [one] wird 1 abgelegte Karte
   *[other] werden { $cards } abgelegte Karten
} gemischt.
odds-nothing-to-draw = Handelsstapel und Ablage sind leer: Es kann nichts gezogen werden.
odds-closed = Die Häfen sind geschlossen: Kein Kriegsschiff läuft mehr aus.
odds-warship = Ein Kriegsschiff mit Stärke { $strength } hat in { $wins } von { $ships } Fällen Erfolg.
odds-escorts = Mit { $escorts ->
    [one] Eskorte
   *[other] { $escorts } Schiffen mit Eskorte
} (Stärke { $strength }) hat es in { $wins } von { $ships } Fällen Erfolg.

## Was jemand nicht wissen darf

hidden-card = verdeckte Karte
    .eine = { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
    .Eine = Eine verdeckte Karte
    .einer = einer verdeckten Karte
    .die = die verdeckte Karte
    .Die = Die verdeckte Karte
    .der = der verdeckten Karte

## Optionen

option-set-scoring = Jede Lage verschiedener Waren zählt oder nur die erste
    .short = Warensätze
option-set-scoring-layers = jede Lage
option-set-scoring-single = nur die erste
option-victory-tile = Das Plättchen Siegpunkte zählt für alle Plättchen mit eigener Scheibe oder nur für das eigene Feld auf ihm selbst
    .short = Plättchen Siegpunkte
option-victory-tile-all = alle Plättchen
option-victory-tile-own = nur es selbst
option-column-seat = Jede geleerte Spalte der Residenz ist ein Gildensitz oder nur die rechte
    .short = Spalten als Gildensitze
option-column-seat-every = jede Spalte
option-column-seat-right = nur die rechte
option-strength = Stärke mit keinem, einem und zwei freien mittleren Kreisen
    .short = Stärke
option-strength-1-3-5 = 1-3-5
option-strength-1-2-3 = 1-2-3
option-strength-1-3-4 = 1-3-4
option-warship-docks = Reguläre Docks des Kriegshafens
    .short = Docks im Kriegshafen
option-warship-docks-3 = 3
option-warship-docks-2 = 2
option-warship-docks-4 = 4
option-start-player = Der Startspieler wird ausgelost, oder der erste Platz beginnt
    .short = Startspieler
option-start-player-random = ausgelost
option-start-player-first = der erste Platz
option-effects-open = Solange kein Feld gewählt werden kann, werden Effekte angeboten, die eines möglich machen, oder keine
    .short = Effekte ohne Feld
option-effects-open-helping = die eines möglich machen
option-effects-open-none = keine
option-overpay = Eine Zahlung mit Münzen hat keine unnötige Karte, oder so viele, wie man will, bis zu sechs
    .short = Bezahlen
option-overpay-minimal = keine unnötige Karte
option-overpay-free = so viele, wie man will
option-empty-pile = Wenn der Schiffsstapel aufgebraucht ist, stehen die Schiffe still, oder die übrigen rücken noch auf
    .short = Leerer Schiffsstapel
option-empty-pile-still = die Schiffe stehen still
option-empty-pile-moving = die Schiffe rücken noch auf

# Things that are counted.
coins-number = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
cost-number = { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}
due-number = { $due ->
    [one] 1 Münze
   *[other] { $due } Münzen
}
cards-number = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
trade-cards-number = { $price ->
    [one] 1 Handelskarte
   *[other] { $price } Handelskarten
}
price-number = { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}
discs-number = { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
}

## Der Tisch im Terminal

terminal-legend = R rot  K schwarz  Y gelb  B blau  ●R Scheibe von R  ★ Gildenmarker
    ○N neutrale Scheibe  ○ freier Kreis  $ Münzen  ! Gefahr
    (in Klammern) inaktives Schiff  T5 ...? niemand sonst hat diese Karte gesehen
terminal-time = Dekade { $decade }, Runde { $round } von 5
terminal-start-player = Startspieler { $name }
terminal-closed = HÄFEN GESCHLOSSEN
terminal-over = das Spiel ist zu Ende
terminal-wheel = Aktionen, im Uhrzeigersinn → und wieder zum Markt
terminal-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
terminal-market = Markt: Aktion, Ware, $ Münzen (Handelsstapel { $pile }, Ablage { $discard })
terminal-empty = leer
terminal-none = keine
terminal-trading = Handelshafen: gewünschte Ware, $ Münzwert, ! Gefahr, Effekt
terminal-dock = Dock { $number }
terminal-outside = davor
terminal-no-ship = kein Schiff
terminal-warships = Kriegshafen
terminal-anchor = Anker
terminal-ship-pile = Schiffsstapel { $ships }
terminal-at-its-bottom = unten { $ships }
terminal-turned-up = aufgedeckt: { $ship } !{ $danger }
terminal-hall = Gildenhalle: Sitze mit ihren Kosten, ins Forum beliebig viele für je { $coins }
terminal-forum = Forum
terminal-tiles = Plättchen: Kosten jedes Felds oder die Scheibe darauf
terminal-decade = Dekade { $decade }
terminal-not-drawn = noch nicht gezogen
terminal-score = Punkte
terminal-residence = Residenz
terminal-ships = Schiffe
terminal-hand = Karten
terminal-played = gespielt
terminal-product = { $seats ->
    [one] { $seats } Gildensitz
   *[other] { $seats } Gildensitze
} x { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
} = { $product }
terminal-total = mit Plättchen { $score }
terminal-tiles-hidden = Rest verdeckt
terminal-discs = Scheiben { $discs }
terminal-left = links
terminal-middle = Mitte
terminal-right = rechts
terminal-column-seats = { $seats ->
    [one] +{ $seats } Sitz
   *[other] +{ $seats } Sitze
}
terminal-column-strength = Stärke { $strength }
terminal-base = Basis { $cards }
terminal-no-base = keine Basiskarte
terminal-hidden-cards = { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
terminal-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
terminal-colour-red = rot
terminal-colour-black = schwarz
terminal-colour-yellow = gelb
terminal-colour-blue = blau
terminal-space-market = Markt
    .short = Mar
    .told = Markt
terminal-space-residence = Residenz
    .short = Rsd
    .told = Residenz
terminal-space-trading-dock = Handelsdock
    .short = HaD
    .told = Handelsdock
terminal-space-warship-dock = Kriegsdock
    .short = KrD
    .told = Kriegsdock
terminal-space-delivery = Lieferung
    .short = Lie
    .told = Lieferung
terminal-effect-embargo = Embargo
terminal-effect-palette = Palette
terminal-effect-commando = Kommando
terminal-effect-favour = Gunst
terminal-effect-opulence = Prunk
terminal-effect-legacy = Vermächt.
terminal-effect-intrigue = Intrige
terminal-effect-luxury = Luxus
terminal-effect-escorts = Eskorte
terminal-tile-hall1 = Gildenhalle 1
    .pays = 4 je Scheibe im Forum
terminal-tile-achievements = Errungenschaften
    .pays = 2 je Plättchenscheibe
terminal-tile-residence1 = Residenz 1
    .pays = 3 je freies ○
terminal-tile-hall2 = Gildenhalle 2
    .pays = 3 je Sitz im Block
terminal-tile-victory = Siegpunkte
    .pays = 7 6 5 je nach Feld
terminal-tile-ships = Schiffskarten
    .pays = Sätze von Schiffen
terminal-tile-coins = Münzen
    .pays = 1 je 3 Münzen
terminal-tile-residence2 = Residenz 2
    .pays = 3 je freie Scheibe
terminal-tile-goods = Waren
    .pays = Sätze von Waren

## Der Tisch fürs Ohr

tell-time = Carthago, Dekade { $decade } von 3, Runde { $round } von 5.
tell-start-player = Startspieler: { $name }.
tell-space = Feld { $space }: { $there }; kostet { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
tell-action-discs = Aktionsscheiben ({ $names })
tell-neutral-disc = eine neutrale Scheibe
tell-guild-marker = ein Gildenmarker
tell-nothing-there = nichts dort
tell-card = { $action }, { $good }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
tell-market = Markt: { $cards }.
tell-piles = { $cards ->
    [one] Der Handelsstapel hat { $cards } Karte
   *[other] Der Handelsstapel hat { $cards } Karten
}, die Ablage { $discard }.
tell-ship = { $ship } (Münzwert { $coins }, Gefahr { $danger })
tell-dock = Handelsdock { $number }: { $ship }, { $disc }.
tell-no-disc = keine Scheibe
tell-disc-of = eine Scheibe ({ $name })
tell-discs-of = Scheiben ({ $names })
tell-outside = Vor dem Hafen wartet { $ship }.
tell-outside-two = Vor dem Hafen warten { $first }, dann { $second }.
tell-outside-none = Vor dem Hafen wartet kein Schiff.
tell-warships = Kriegshafen, { $docks } reguläre Docks: { $discs }.
tell-anchor = Am Anker: Scheiben ({ $names }).
tell-closed = Der Schiffsstapel ist leer: Die Häfen sind geschlossen.
tell-ship-pile = { $ships ->
    [one] Der Schiffsstapel hat { $ships } Schiff.
   *[other] Der Schiffsstapel hat { $ships } Schiffe.
}
tell-under = Bekannt ganz unten: { $ships }.
tell-turned-up = Aufgedeckt: { $ship }.
tell-seat-west = West { $coins }
tell-seat-east = Ost { $coins }
tell-hall = Gildenhalle: besetzt { $taken }; frei { $free }.
tell-covered = Abgedeckte Gildensitze: { $seats }.
tell-forum = Scheiben im Forum: { $discs }.
tell-free = frei
tell-tile = Plättchen { $name } der Dekade { $decade }{ $current ->
    [yes] , jetzt offen
   *[no] {""}
}: Felder { $spaces }.
tell-player = { $who }, { $colour }: { $seats ->
    [one] { $seats } Gildensitz
   *[other] { $seats } Gildensitze
} mal { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
} ergibt { $product }; { $score }.
tell-score = Punkte bisher { $score }
tell-score-hidden = Punkte teils verdeckt
tell-residence = { $who }: { $discs ->
    [one] { $discs } verfügbare Scheibe
   *[other] { $discs } verfügbare Scheiben
}; freie Kreise links { $left } von 3, Mitte { $middle } von 2, rechts { $right } von 2; Stärke { $strength }.
tell-fleet = { $who }: Schiffe { $ships }.
tell-used = { $ship } (benutzt)
tell-hand = { $who }: Basiskarten { $base }; Handelskarten { $cards }.
tell-over = Das Spiel ist zu Ende.
tell-drawn-for = Eine Karte wird gezogen, für { $name }.
tell-draw-market-card = Eine Karte wird für den Markt gezogen.
tell-draw-marker-card = Eine Karte wird für einen Gildenmarker gezogen.
tell-draw-neutral-card = Eine Karte wird für eine neutrale Scheibe gezogen.
tell-draw-reveal = Karten werden für ein Schiff aufgedeckt.
tell-draw-ship = Ein Schiff wird gezogen.
tell-draw-warship = Das oberste Schiff wird aufgedeckt.
tell-draw-tiles = Plättchen werden gezogen.
tell-draw-starter = Der Startspieler wird ausgelost.
tell-pay-space = Zahlung, { $who }, für { $space }: noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
tell-pay-column = Waren, { $who }, für die { $column }: noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
tell-pay-place = Zahlung, { $who }, für { $place }: { $coins ->
    [0] Die Kosten sind bezahlt; es darf mehr sein
    [one] noch { $coins } Münze
   *[other] noch { $coins } Münzen
}.
tell-delivery = Lieferung, { $who }, an { $ship }.
tell-to-answer = Gefragt: { $who }.
