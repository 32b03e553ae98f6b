title = Traders of Carthage

## Was geschah

event-turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-farm-moves = Vom Hof in den Markt: { $cards }.
event-market-card = { $card } kommt vom Nachziehstapel in den Markt.
event-farm-card = { $card } kommt vom Nachziehstapel in den Hof.
event-reshuffle = Die Ablage ({ cards-number }) wird zum neuen Nachziehstapel gemischt.
event-no-cards = Beide Stapel sind leer, es wird nichts mehr gezogen.
event-pass = { $seat_is ->
    [you] Du kannst nichts tun und passt ({ $in_a_row } in Folge).
   *[other] { $seat } kann nichts tun und passt ({ $in_a_row } in Folge).
}
event-take = { $seat_is ->
    [you] Du nimmst vom Markt: { $card }.
   *[other] { $seat } nimmt vom Markt: { $card }.
}
event-double = { $seat_is ->
    [you] Du wirfst die Figur ins Meer: Doppelaktion.
   *[other] { $seat } wirft die Figur ins Meer: Doppelaktion.
}
event-reserve = { $seat_is ->
    [you] Du reservierst { $card } ({ $zone }).
   *[other] { $seat } reserviert { $card } ({ $zone }).
}
event-piece-back = { $seat_is ->
    [you] Du erhältst die Reservierungsfigur zurück.
   *[other] { $seat } erhält die Reservierungsfigur zurück.
}
event-buy = { $seat_is ->
    [you] Du kaufst für { $price }: { $cards }.
   *[other] { $seat } kauft für { $price }: { $cards }.
}
event-discount = { $seat_is ->
    [you] Du setzt Plättchen ein ({ $colour }): { $tokens }, Rabatt { $saved }.
   *[other] { $seat } setzt Plättchen ein ({ $colour }): { $tokens }, Rabatt { $saved }.
}
event-pay = { $seat_is ->
    [you] Du zahlst: { $card }; noch offen: { $due }.
   *[other] { $seat } zahlt: { $card }; noch offen: { $due }.
}
event-stock = { $seat_is ->
    [you] { $cards }: zu deinem Vorrat.
   *[other] { $cards }: zum Vorrat von { $seat }.
}
event-sail = Das Schiff ({ $colour }) segelt: { $start } – { $end }.
event-payday = Zahltag: { $colours }!
event-sell = { $seat_is ->
    [you] Du verkaufst { $cards }: { $price } x { $number } = { $score }, { vps-number }.
   *[other] { $seat } verkauft { $cards }: { $price } x { $number } = { $score }, { vps-number }.
}
event-blind = { $seat_is ->
    [you] Du erhältst einen verdeckten Siegpunkt: { $card }.
   *[other] { $seat } erhält einen verdeckten Siegpunkt: { $card }.
}
event-cardless = { $seat_is ->
    [you] Du erhältst { vps-number } ohne Karte.
   *[other] { $seat } erhält { vps-number } ohne Karte.
}
event-token = { $seat_is ->
    [you] Du bekommst ein Plättchen ({ $colour }).
   *[other] { $seat } bekommt ein Plättchen ({ $colour }).
}
event-raid = Piraten überfallen: { $colours }!
event-protect = { $seat_is ->
    [you] Du willst schützen: { $card }.
   *[other] { $seat } will schützen: { $card }.
}
event-guard = { $seat_is ->
    [you] Du legst für die Lagersymbole ab: { $card }.
   *[other] { $seat } legt für die Lagersymbole ab: { $card }.
}
event-saved = { $seat_is ->
    [you] Du bringst ins Lagerhaus: { $cards }.
   *[other] { $seat } bringt ins Lagerhaus: { $cards }.
}
event-lost = { $seat_is ->
    [you] Du verlierst an die Piraten: { $cards }.
   *[other] { $seat } verliert an die Piraten: { $cards }.
}
event-ship-back = Das Schiff ({ $colour }) fährt zurück: { $end }.
event-over = Das Spiel ist zu Ende: { $reason }.

## Fragen

ask-act = Welche Aktion führst du aus?
    .other = { $seat } ist gefragt: Welche Aktion führst du aus?
ask-take = Welche Karte nimmst du als Münzen vom Markt?
    .other = { $seat } ist gefragt: Welche Karte nimmst du als Münzen vom Markt?
ask-reserve = Welche Karte reservierst du?
    .other = { $seat } ist gefragt: Welche Karte reservierst du?
ask-discount = Wie viele Plättchen dieser Farbe drehst du um?
    .other = { $seat } ist gefragt: Wie viele Plättchen dieser Farbe drehst du um?
ask-pay = Mit welcher Karte zahlst du?
    .other = { $seat } ist gefragt: Mit welcher Karte zahlst du?
ask-protect = Welche Karte bringst du ins Lagerhaus?
    .other = { $seat } ist gefragt: Welche Karte bringst du ins Lagerhaus?
ask-guard = Welche Karte legst du für ihre Lagersymbole ab?
    .other = { $seat } ist gefragt: Welche Karte legst du für ihre Lagersymbole ab?
ask-market = Eine Karte wird für den Markt gezogen.
    .other = Eine Karte wird für den Markt gezogen.
ask-farm = Eine Karte wird für den Hof gezogen.
    .other = Eine Karte wird für den Hof gezogen.
ask-blind = Ein verdeckter Siegpunkt wird gezogen.
    .other = Ein verdeckter Siegpunkt wird gezogen.

## Antworten

do-act = { $deed }
do-take = { $card } nehmen
do-take-own = Deine reservierte Karte nehmen, die Figur kommt zurück
do-reserve = { $card } reservieren ({ $zone })
do-discount = { $tokens ->
    [0] Kein Plättchen einsetzen
    [one] 1 Plättchen einsetzen
   *[other] { $tokens } Plättchen einsetzen
}
do-pay = { $card } zahlen
do-done = Nichts mehr schützen
do-protect = { $card } schützen
do-guard = { $card } für die Lagersymbole ablegen
draw-card = { $card }

## Dinge

deed-buy = Alle Waren des Marktes kaufen
deed-take = Eine Karte vom Markt als Münzen nehmen
deed-double = Figur ins Meer werfen: eine Karte nehmen, dann den Rest kaufen
deed-reserve = Deine Figur auf eine Karte des Marktes oder des Hofes stellen
deed-pass = Passen, weil nichts möglich ist
card-r2 = die rote 2
card-r3 = die rote 3
card-r5 = die rote 5
card-b2 = die blaue 2
card-b3 = die blaue 3
card-b5 = die blaue 5
card-y2 = die gelbe 2
card-y3 = die gelbe 3
card-y5 = die gelbe 5
card-g2 = die grüne 2
card-g3 = die grüne 3
card-g5 = die grüne 5
zone-market = Markt
zone-farm = Hof
colour-red = rot
    .goods = Stoff
    .ship = Rotes Schiff, Stoff
colour-blue = blau
    .goods = Edelsteine
    .ship = Blaues Schiff, Edelsteine
colour-yellow = gelb
    .goods = Getreide
    .ship = Gelbes Schiff, Getreide
colour-green = grün
    .goods = Wein
    .ship = Grünes Schiff, Wein
piece-white = weiß
piece-pink = rosa
piece-gray = grau
piece-light-brown = hellbraun
space-alexandria = Alexandria
space-coast = Küste
space-cyrenaica = Kyrenaika
space-pirate-waters-1 = Piraten 1
space-pirate-waters-2 = Piraten 2
space-carthage = Karthago

## Das Ende

reason-tokens = Jemand besitzt 8 oder mehr Plättchen
reason-passes = Eine ganze Runde lang konnte niemand etwas tun
tie-vps = Siegpunkte
tie-tokens = Plättchen
account-cards-of-sold-sets-under-the-trader-piece = Karten verkaufter Sätze unter der Händlerfigur
account-blind-cards-from-the-draw-pile = Verdeckte Karten vom Nachziehstapel
account-victory-points-without-a-card = Siegpunkte ohne Karte
account-victory-points = Siegpunkte
account-tokens-both-sides = Plättchen, beide Seiten

## Chancen

odds-next-card = Die nächste Karte vom Nachziehstapel
odds-colour = Karte ({ $colour })
odds-value = Karte mit Wert { $worth }
odds-cards-left = { $cards ->
    [one] Noch 1 Karte
   *[other] Noch { cards-number }
}, bis die Ablage gemischt wird
odds-shuffled-next = Der Nachziehstapel ist leer: Beim nächsten Ziehen { discarded-cards-number } gemischt
odds-price = Jetzt zu kaufen kostet { $price }
odds-price-with-tokens = Der Kauf kostet jetzt { $price }, mit allen Plättchen { $least }
odds-no-arrival = Jetzt zu kaufen bringt kein Schiff nach Karthago
odds-payday = Der Kauf bringt einen Zahltag für { $colour }
odds-raid = Piraten würden { $colour } überfallen

## Was jemand nicht wissen darf

hidden-card = etwas Verdecktes

## Optionen

option-mode = Das übliche Spiel mit Doppelaktion und Rabatten oder der klassische Modus mit Reservierungen und Boni
option-mode-modern = üblich
option-mode-classic = klassisch
option-colours = Die Farbe der Starthand jedes Platzes, ab Platz 0
option-colours-red = rot
option-colours-blue = blau
option-colours-yellow = gelb
option-colours-green = grün
option-first-seat = Wer den ersten Zug hat
option-refill = Aufgefüllt wird am Ende des Zuges oder gleich nach dem Kauf, bevor die Schiffe fahren
option-refill-end = am Zugende
option-refill-purchase = nach dem Kauf
option-view = Alles zeigen, was man sich merken könnte, oder nur, was offen auf dem Tisch liegt
option-view-full = alles
option-view-table = nur was offen liegt

# Things that are counted.
discarded-cards-number = { $cards ->
    [one] wird { $cards } abgelegte Karte
   *[other] werden { $cards } abgelegte Karten
}
cards-number = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
vps-number = { $vps ->
    [one] { $vps } Siegpunkt
   *[other] { $vps } Siegpunkte
}
