### traders: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Traders of Carthage

## Was geschah

event-turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-farm-moves = Die Karten des Hofes kommen in den Markt: { $cards_eine }.
event-market-card = { $card_count ->
    [one] { $card_Die } kommt vom Nachziehstapel in den Markt.
   *[other] Vom Nachziehstapel in den Markt: { $card_eine }.
}
event-farm-card = { $card_count ->
    [one] { $card_Die } kommt vom Nachziehstapel in den Hof.
   *[other] Vom Nachziehstapel in den Hof: { $card_eine }.
}
event-reshuffle = Die Ablage wird gemischt und ist der neue Nachziehstapel: { cards-number }.
event-no-cards = Beide Stapel sind leer: Es wird nichts mehr gezogen.
event-pass = { $seat_is ->
    [you] Du kannst nichts tun und passt{ passes-in-a-row }.
   *[other] { $seat } kann nichts tun und passt{ passes-in-a-row }.
}
passes-in-a-row = { $in_a_row ->
    [one] { "" }
   *[other] {" "}(zum { $in_a_row }. Mal in Folge wird gepasst)
}
event-take = { $seat_is ->
    [you] { $own ->
        [yes] Du nimmst deine reservierte { $card } aus dem Markt.
       *[no] Du nimmst { $card_eine } aus dem Markt.
    }
   *[other] { $own ->
        [yes] { $seat } nimmt die reservierte { $card } aus dem Markt.
       *[no] { $seat } nimmt { $card_eine } aus dem Markt.
    }
}
event-double = { $seat_is ->
    [you] Du nutzt deine Doppelaktion, die einzige der Partie.
   *[other] { $seat } nutzt die Doppelaktion, die einzige der Partie.
}
event-reserve = { $seat_is ->
    [you] Du reservierst { $card_eine } { $zone_im }.
   *[other] { $seat } reserviert { $card_eine } { $zone_im }.
}
event-piece-back = { $seat_is ->
    [you] Du bekommst deine Figur zurück.
   *[other] { $seat } bekommt die Figur zurück.
}
event-buy = { $seat_is ->
    [you] Du willst { $cards_eine } { price-for } kaufen.
   *[other] { $seat } will { $cards_eine } { price-for } kaufen.
}
event-discount = { $seat_is ->
    [you] { $tokens ->
        [0] Du setzt kein { $colour_es } Plättchen ein.
        [one] Du setzt 1 { $colour_es } Plättchen ein und sparst { saved-number }.
       *[other] Du setzt { $tokens } { $colour_e } Plättchen ein und sparst { saved-number }.
    }
   *[other] { $tokens ->
        [0] { $seat } setzt kein { $colour_es } Plättchen ein.
        [one] { $seat } setzt 1 { $colour_es } Plättchen ein und spart { saved-number }.
       *[other] { $seat } setzt { $tokens } { $colour_e } Plättchen ein und spart { saved-number }.
    }
}
event-pay = { $seat_is ->
    [you] Du zahlst mit { $card_einer }{ still-due }.
   *[other] { $seat } zahlt mit { $card_einer }{ still-due }.
}
still-due = { $card_count ->
    [one] { $due ->
        [0] { "" }
        [one] ; noch 1 Münze ist offen
       *[other] ; noch { $due } Münzen sind offen
    }
   *[other] { "" }
}
event-pay-more = { $seat_is ->
    [you] Du zahlst auch noch mit { $card_einer }, über den Preis hinaus.
   *[other] { $seat } zahlt auch noch mit { $card_einer }, über den Preis hinaus.
}
event-stock = { $seat_is ->
    [you] Du kaufst { $cards_eine }.
   *[other] { $seat } kauft { $cards_eine }.
}
event-sail = Das { $colour_e } Schiff segelt { $start_von } { $end_nach }.
event-payday = Zahltag für { $colours }!
event-sell = { $seat_is ->
    [you] Du verkaufst { $cards_eine }: { $price } × { $number } = { $score }, ein Fünftel davon, aufgerundet, { vps-are }.
   *[other] { $seat } verkauft { $cards_eine }: { $price } × { $number } = { $score }, ein Fünftel davon, aufgerundet, { vps-are }.
}
event-blind = { $seat_is ->
    [you] Du ziehst verdeckt für Siegpunkte: { $card_eine }.
   *[other] { $seat } zieht verdeckt für Siegpunkte: { $card_eine }.
}
event-cardless = { $seat_is ->
    [you] Du bekommst { vps-number } ohne Karte, weil keine Karten mehr da sind.
   *[other] { $seat } bekommt { vps-number } ohne Karte, weil keine Karten mehr da sind.
}
event-token = { $seat_is ->
    [you] Du bekommst { new-tokens }.
   *[other] { $seat } bekommt { new-tokens }.
}
new-tokens = { $colour_count ->
    [one] ein { $colour_es } Plättchen
   *[other] je ein Plättchen in { $colour }
}
event-raid = Piraten überfallen { $colours_das } Schiff!
event-protect = { $seat_is ->
    [you] Du willst { $card_eine } retten.
   *[other] { $seat } will { $card_eine } retten.
}
event-guard = { $seat_is ->
    [you] Du legst { $card_eine } für ihre Fässer ab.
   *[other] { $seat } legt { $card_eine } für ihre Fässer ab.
}
event-saved = { $seat_is ->
    [you] Du bringst { $cards_eine } im Lagerhaus in Sicherheit.
   *[other] { $seat } bringt { $cards_eine } im Lagerhaus in Sicherheit.
}
event-lost = { $seat_is ->
    [you] Du verlierst { $cards_eine } an die Piraten.
   *[other] { $seat } verliert { $cards_eine } an die Piraten.
}
event-ship-back = Das { $colour_e } Schiff fährt zurück { $end_nach }.
event-over = Das Spiel ist zu Ende: { $reason }.

## Was dazukam

gained-vps = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
gained-token = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}

## Fragen

ask-act = Was tust du in diesem Zug?
    .other = { $seat } wählt eine Aktion.
ask-take = Welche Karte nimmst du als Münzen aus dem Markt?
    .other = { $seat } nimmt eine Karte als Münzen aus dem Markt.
ask-reserve = Welche Karte reservierst du?
    .other = { $seat } reserviert eine Karte.
ask-discount = Wie viele Plättchen setzt du ein? Jedes macht eine Karte seiner Farbe kostenlos.
    .other = { $seat } entscheidet, wie viele Plättchen einer Farbe zum Einsatz kommen.
ask-pay = Mit welchen Karten zahlst du?
    .other = { $seat } zahlt.
ask-protect = Piraten! Welche deiner Waren rettest du?
    .other = { $seat } darf Waren vor den Piraten retten.
ask-guard = Welche Karte legst du für ihre Fässer ab?
    .other = { $seat } legt Karten für ihre Fässer ab.
ask-market = Welche Karte kommt in den Markt?
    .other = Eine Karte wird für den Markt gezogen.
ask-farm = Welche Karte kommt in den Hof?
    .other = Eine Karte wird für den Hof gezogen.
ask-blind = Welche Karte ist der verdeckte Siegpunkt?
    .other = Ein verdeckter Siegpunkt wird gezogen.

## Antworten

do-act = { $deed }
do-take = { $card_Eine } nehmen
do-take-own = Deine reservierte Karte nehmen, mit der Figur darauf
do-reserve = { $card_Eine } { $zone_im } reservieren
do-discount = { $tokens ->
    [0] Kein Plättchen einsetzen
    [one] 1 Plättchen einsetzen: 1 Karte ist kostenlos
   *[other] { $tokens } Plättchen einsetzen: { $tokens } Karten sind kostenlos
}
    .which = { $tokens ->
        [0] Keines: { what-price }
        [one] 1 Plättchen: { what-price }
       *[other] { $tokens } Plättchen: { what-price }
    }
what-price = { $more ->
    [yes] höchstens { $price }
   *[no] Preis { $price }
}
do-pay = Mit { $card_einer } zahlen
do-done = Nichts mehr retten
do-protect = { $card_Eine } retten
do-paid = Die Zahlung abschließen
do-guard = { $card_Eine } für ihre Fässer ablegen
send-pay = { $have ->
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
send-protect = { $n ->
    [one] Eine Karte retten
   *[other] { $n } Karten retten
}
send-guard = { $n ->
    [one] Eine Karte ablegen
   *[other] { $n } Karten ablegen
}
draw-card = { $card_die }

## Warum nicht

refuse-classic-only = Reserviert wird nur im klassischen Modus.
refuse-piece-on-a-card = Deine Figur steht schon auf einer Karte. Du bekommst sie zurück, wenn du diese Karte nimmst oder kaufst.
refuse-no-card-without-piece = Auf jeder Karte in Markt und Hof steht schon eine Figur.
refuse-action-possible = Passen darfst du nur, wenn gar keine Aktion möglich ist.
refuse-nothing-open = Im Markt ist keine Karte für dich frei.
refuse-market-empty = Der Markt ist leer.
refuse-market-too-dear = Der Markt kostet { price-number }, und du hast { coins-number }.
refuse-too-dear-with-tokens = Der Markt kostet { price-number } oder, wenn du alle Plättchen einsetzt, { $least }, und du hast { coins-number }.
refuse-no-double-action = Im klassischen Modus gibt es keine Doppelaktion.
refuse-piece-in-the-sea = Es gibt eine Doppelaktion pro Spiel, und du hattest deine schon.
refuse-nothing-left-to-buy = Wenn du eine Karte nimmst, bleibt im Markt nichts zu kaufen.
refuse-rest-too-dear = Welche Karte du auch nimmst, der Rest kostet mehr, als du zahlen kannst. Du hast jetzt { coins-number }.
refuse-nothing-reserved = Du hast keine Karte reserviert.
refuse-reserved-in-the-farm = Die Karte, die du reserviert hast, liegt noch im Hof.
refuse-rest-too-dear-after = Wenn du { $card_eine } nimmst, kannst du den Rest nicht bezahlen.
refuse-reserved-by-you = Die einzige { $card }, die für dich frei ist, hast du reserviert: Nimm stattdessen deine reservierte Karte.
refuse-reserved-by-others = Jemand anders hat { $card_die } reserviert.
refuse-only-in-the-farm = { $card_Die } liegt im Hof. Genommen wird nur aus dem Markt.
refuse-not-in-the-market = Im Markt liegt keine { $card }.
refuse-reserved-already = Auf { $card_der } { $zone_im } steht schon eine Figur.
refuse-not-there = { $zone_Im } liegt keine { $card }.
refuse-too-few-tokens = { $tokens ->
    [0] Du hast kein unbenutztes { $colour_es } Plättchen.
    [one] Du hast nur 1 unbenutztes { $colour_es } Plättchen.
   *[other] Du hast nur { $tokens } unbenutzte { $colour_e } Plättchen.
}
refuse-more-tokens-than-cards = { $cards ->
    [one] Du kaufst nur 1 { $colour_e } Karte; mehr Plättchen bringen nichts.
   *[other] Du kaufst nur { $cards } { $colour_e } Karten; mehr Plättchen bringen nichts.
}
refuse-rest-not-payable = { $due ->
    [one] Mindestens 1 Münze bliebe
   *[other] Mindestens { $due } Münzen blieben
} zu zahlen, und du hast { coins-number }.
refuse-not-in-hand = Du hast keine { $card } auf der Hand.
refuse-paid-in-order = { $card_Die } kommt vor { $last_card_der }: Gezahlt wird vom höchsten Wert abwärts, gleiche Werte nach Farben.
refuse-price-not-reached = Du musst noch { due-number } zahlen: Der Preis muss erreicht werden.
refuse-pays-too-little = Gezahlt wird vom höchsten Wert abwärts: Mit { $card_der } als nächster Karte kommst du nicht auf die { due-number }, die du zahlen musst. Nach einer höheren wird sie vielleicht nicht gebraucht.
refuse-not-raided = Das { $colour_e } Schiff wird nicht überfallen.
refuse-safe-already = Deine { $card } ist im Lagerhaus schon in Sicherheit.
refuse-not-in-stock = In deinem Vorrat ist keine { $card }.
refuse-named-in-order = { $card_Die } kommt vor { $last_card_der }: Genannt wird vom höchsten Wert abwärts, gleiche Werte nach Farben.
refuse-named-already = Deine { $card } hast du schon genannt, und eine weitere hast du nicht.
refuse-discarded-in-order = { $card_Die } kommt vor { $last_card_der }: Abgelegt wird von den meisten Fässern abwärts, gleiche nach Farben.
refuse-too-few-icons = Abgelegt wird von den meisten Fässern abwärts: Mit { $card_der } als nächster Karte kommst du nicht auf { $icons ->
    [one] das 1 Fass, das fehlt
   *[other] die { $icons } Fässer, die fehlen
}. Nach einer mit mehr Fässern wird sie vielleicht nicht gebraucht.

## Dinge

deed-buy = Den Markt kaufen
deed-take = Eine als Münzen
deed-double = Doppelaktion: nehmen, kaufen
deed-reserve = Eine Karte in Markt oder Hof mit deiner Figur reservieren
deed-pass = Passen, weil nichts möglich ist
card-r2 = rote 2
    .eine = eine rote 2
    .Eine = Eine rote 2
    .einer = einer roten 2
    .die = die rote 2
    .Die = Die rote 2
    .der = der roten 2
card-r3 = rote 3
    .eine = eine rote 3
    .Eine = Eine rote 3
    .einer = einer roten 3
    .die = die rote 3
    .Die = Die rote 3
    .der = der roten 3
card-r5 = rote 5
    .eine = eine rote 5
    .Eine = Eine rote 5
    .einer = einer roten 5
    .die = die rote 5
    .Die = Die rote 5
    .der = der roten 5
card-b2 = blaue 2
    .eine = eine blaue 2
    .Eine = Eine blaue 2
    .einer = einer blauen 2
    .die = die blaue 2
    .Die = Die blaue 2
    .der = der blauen 2
card-b3 = blaue 3
    .eine = eine blaue 3
    .Eine = Eine blaue 3
    .einer = einer blauen 3
    .die = die blaue 3
    .Die = Die blaue 3
    .der = der blauen 3
card-b5 = blaue 5
    .eine = eine blaue 5
    .Eine = Eine blaue 5
    .einer = einer blauen 5
    .die = die blaue 5
    .Die = Die blaue 5
    .der = der blauen 5
card-y2 = gelbe 2
    .eine = eine gelbe 2
    .Eine = Eine gelbe 2
    .einer = einer gelben 2
    .die = die gelbe 2
    .Die = Die gelbe 2
    .der = der gelben 2
card-y3 = gelbe 3
    .eine = eine gelbe 3
    .Eine = Eine gelbe 3
    .einer = einer gelben 3
    .die = die gelbe 3
    .Die = Die gelbe 3
    .der = der gelben 3
card-y5 = gelbe 5
    .eine = eine gelbe 5
    .Eine = Eine gelbe 5
    .einer = einer gelben 5
    .die = die gelbe 5
    .Die = Die gelbe 5
    .der = der gelben 5
card-g2 = grüne 2
    .eine = eine grüne 2
    .Eine = Eine grüne 2
    .einer = einer grünen 2
    .die = die grüne 2
    .Die = Die grüne 2
    .der = der grünen 2
card-g3 = grüne 3
    .eine = eine grüne 3
    .Eine = Eine grüne 3
    .einer = einer grünen 3
    .die = die grüne 3
    .Die = Die grüne 3
    .der = der grünen 3
card-g5 = grüne 5
    .eine = eine grüne 5
    .Eine = Eine grüne 5
    .einer = einer grünen 5
    .die = die grüne 5
    .Die = Die grüne 5
    .der = der grünen 5
zone-market = Markt
    .im = im Markt
    .Im = Im Markt
zone-farm = Hof
    .im = im Hof
    .Im = Im Hof
colour-red = Rot
    .e = rote
    .es = rotes
    .das = das rote
    .Eine = Eine rote
    .goods = Stoff
    .ship = Rotes Schiff, Stoff
    .letter = Ro
colour-blue = Blau
    .e = blaue
    .es = blaues
    .das = das blaue
    .Eine = Eine blaue
    .goods = Edelsteine
    .ship = Blaues Schiff, Edelsteine
    .letter = Bl
colour-yellow = Gelb
    .e = gelbe
    .es = gelbes
    .das = das gelbe
    .Eine = Eine gelbe
    .goods = Getreide
    .ship = Gelbes Schiff, Getreide
    .letter = Ge
colour-green = Grün
    .e = grüne
    .es = grünes
    .das = das grüne
    .Eine = Eine grüne
    .goods = Wein
    .ship = Grünes Schiff, Wein
    .letter = Gr
piece-white = weiß
piece-pink = rosa
piece-gray = grau
piece-light-brown = hellbraun
space-alexandria = Alexandria
    .von = von Alexandria
    .nach = nach Alexandria
    .short = Alexandria
space-coast = Küste
    .von = von der Küste
    .nach = zur Küste
    .short = Küste
space-cyrenaica = Kyrenaika
    .von = von der Kyrenaika
    .nach = in die Kyrenaika
    .short = Kyrenaika
space-pirate-waters-1 = erstes Piratengewässer
    .von = aus dem ersten Piratengewässer
    .nach = ins erste Piratengewässer
    .short = Piraten I
space-pirate-waters-2 = zweites Piratengewässer
    .von = aus dem zweiten Piratengewässer
    .nach = ins zweite Piratengewässer
    .short = Piraten II
space-carthage = Karthago
    .von = von Karthago
    .nach = nach Karthago
    .short = Karthago

## Das Ende

reason-tokens = Ein Spieler hat 8 Plättchen
reason-passes = Eine ganze Runde lang konnte niemand etwas tun
account-cards-of-sold-sets = { $colour_goods } ({ $colour })
account-blind-cards-from-the-draw-pile = Verdeckte Karten vom Nachziehstapel
account-victory-points-without-a-card = Siegpunkte ohne Karte
account-victory-points = Siegpunkte
account-tokens-both-sides = Plättchen (bei Gleichstand)
decided-tokens-both-sides = Die Plättchen entscheiden: { $number } zu { $other_number }
    .why = { $seat_is ->
        [you] Du und { $other_seat } habt
       *[other] { $other_seat_is ->
            [you] { $seat } und du habt
           *[other] { $seat } und { $other_seat } haben
        }
    } beide { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }; dann gewinnen mehr Plättchen, benutzte zählen mit.
beside-tokens-both-sides = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}

## Chancen

odds-at-risk = { $seat_is ->
    [you] Du riskierst bei den Piraten: { $card }.
   *[other] { $seat } riskiert bei den Piraten: { $card }.
}
odds-at-risk-of = { $seat_is ->
    [you] Du riskierst bei den Piraten { $card }: Du verlierst { at-risk-number }.
   *[other] { $seat } riskiert bei den Piraten { $card } und verliert { at-risk-number }.
}
at-risk-number = { $least } bis { $most }
odds-next-card = Die nächste Karte vom Nachziehstapel
odds-colour = { $colour_Eine } Karte
odds-value = Eine Karte mit dem Wert { $worth }
odds-cards-left = Noch { cards-number }, bis die Ablage gemischt wird.
odds-shuffled-next = Der Nachziehstapel ist leer: Beim nächsten Ziehen { $cards ->
    [one] wird 1 abgelegte Karte
   *[other] werden { $cards } abgelegte Karten
} gemischt.
odds-price = Jetzt zu kaufen kostet { price-number }.
odds-price-with-tokens = Jetzt zu kaufen kostet { price-number }, mit allen deinen Plättchen { $least }.
odds-no-arrival = Jetzt zu kaufen bringt kein Schiff nach Karthago.
odds-payday = Jetzt zu kaufen bringt einen Zahltag für { $colour }.
odds-raid = Piraten würden { $colour_das } Schiff überfallen.

## Was jemand nicht wissen darf

hidden-card = verdeckte Karte
    .eine = { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
    .die = die verdeckte Karte
    .Die = Die verdeckte Karte

## Optionen

option-mode = Das übliche Spiel mit Doppelaktion und Rabatten oder der klassische Modus mit Reservierungen und Boni
    .short = Modus
option-mode-modern = üblich
option-mode-classic = klassisch
option-colours = Die Farbe der Starthand jedes Platzes, vom ersten Platz an
    .short = Farben
option-colours-red = rot
option-colours-blue = blau
option-colours-yellow = gelb
option-colours-green = grün
option-first-seat = Wer den ersten Zug hat
    .short = Erster Zug
    .seat = Platz { $n }
option-refill = Neue Karten kommen am Ende des Zuges, in dem gekauft wurde, oder gleich nach dem Kauf, bevor die Schiffe fahren
    .short = Neue Karten
option-refill-end = am Ende des Zuges
option-refill-purchase = gleich nach dem Kauf
option-view = Alles zeigen, was sich merken lässt, oder nur, was am Tisch offen liegt
    .short = Gezeigt wird
option-view-full = alles
option-view-table = was offen liegt
option-paydays = Schiffe, die zusammen ankommen, haben einen gemeinsamen Zahltag oder jedes seinen eigenen, in der Reihenfolge Rot, Blau, Gelb, Grün
    .short = Zahltage
option-paydays-together = gemeinsam
option-paydays-one-by-one = nacheinander
option-rounding = Ein Fünftel des Erlöses wird aufgerundet oder abgerundet, auf mindestens 1 Siegpunkt
    .short = Gerundet wird
option-rounding-up = auf
option-rounding-letter = ab, mindestens 1
option-overpay = Bezahlt wird ohne überflüssige Karte oder mit beliebig vielen Karten
    .short = Bezahlen
option-overpay-minimal = keine überflüssige Karte
option-overpay-free = beliebig viele
option-classic-refill = Klassischer Modus: Neue Karten kommen, wenn ein Zug beginnt und keine Karte für dich frei ist, oder auch sofort, wenn jemand die letzte freie genommen hat
    .short = Neue Karten im klassischen Modus
option-classic-refill-turn = wenn ein Zug beginnt
option-classic-refill-at-once = sofort

# Things that are counted.
cards-number = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
coins-number = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
price-number = { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}
price-for = { $price ->
    [0] umsonst
    [one] für 1 Münze
   *[other] für { $price } Münzen
}
due-number = { $due ->
    [one] 1 Münze
   *[other] { $due } Münzen
}
saved-number = { $saved ->
    [one] 1 Münze
   *[other] { $saved } Münzen
}
vps-number = { $vps ->
    [one] 1 Siegpunkt
   *[other] { $vps } Siegpunkte
}
vps-are = { $vps ->
    [one] ist 1 Siegpunkt
   *[other] sind { $vps } Siegpunkte
}

## Der Tisch im Terminal

terminal-legend-modern = R rot  B blau  Y gelb  G grün  ● Plättchen  ○ benutzt  [R5] sicher im Lagerhaus
    8 Plättchen beenden die Partie
terminal-legend-classic = R rot  B blau  Y gelb  G grün  ● Plättchen  ○ benutzt  [R5] sicher im Lagerhaus
    R5*von wem reserviert  8 Plättchen beenden die Partie
terminal-route = Schiffsroute: von Alexandria nach Karthago
terminal-pirates = ☠ Piraten
terminal-open = { $coins ->
    [one] zu haben für { $coins } Münze
   *[other] zu haben für { $coins } Münzen
}
terminal-nothing-open = nichts zu haben
terminal-empty = leer
terminal-none = nichts
terminal-piles = Stapel
terminal-pile-sizes = Nachziehstapel { $draw }, Ablage { $discard }
terminal-vps-hidden = SP verdeckt
terminal-vps = { $vps } SP
terminal-tokens = { $tokens } Plättchen
terminal-score = Punkte
terminal-hand = Karten
terminal-stock = Vorrat
terminal-piece-front = { $mode ->
    [classic] Figur bereit
   *[modern] Doppelaktion bereit
}
terminal-piece-sea = { $mode ->
    [classic] Figur im Meer
   *[modern] Doppelaktion benutzt
}
terminal-piece-on = Figur auf { $card } ({ $zone })
terminal-face-down = { $cards ->
    [one] { $cards } Karte, verdeckt
   *[other] { $cards } Karten, verdeckt
}
terminal-worth = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $icons ->
    [one] { $icons } Fass
   *[other] { $icons } Fässer
}
terminal-sets = wert: { $sets } SP

## Der Tisch fürs Ohr

tell-title-modern = Traders of Carthage, übliches Spiel.
tell-title-classic = Traders of Carthage, klassischer Modus.
tell-ship = { $ship }: auf Feld { $number } von 5, { $place }.
tell-market = Markt: { $cards }.
tell-market-open = Markt: { $cards }. Was zu haben ist, kostet zusammen { $coins }.
tell-farm = Hof: { $cards }.
tell-piles = { $draw ->
    [one] Der Nachziehstapel hat { $draw } Karte
   *[other] Der Nachziehstapel hat { $draw } Karten
}, die Ablage { $discard }.
tell-card = { $colour } { $worth }
tell-reserved = { $card } (reserviert: { $name })
tell-nothing = nichts
tell-vps-unknown = unbekannt viele Siegpunkte
tell-vps = { $vps ->
    [one] { $vps } Siegpunkt
   *[other] { $vps } Siegpunkte
}
tell-tokens-up = { $number } { $colour } offen
tell-tokens-used = { $number } { $colour } benutzt
tell-player = { $who }, { $colour }: { $score }, { $tokens } ({ $each }), { $piece }.
tell-hand-unseen = { $who }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, verdeckt.
tell-hand = { $who }: auf der Hand { $cards }; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $icons ->
    [one] { $icons } Fass
   *[other] { $icons } Fässer
}.
tell-stock = { $who }: Vorrat aufrecht { $upright }; im Lagerhaus { $sideways }.
tell-over-tokens = Das Spiel ist zu Ende: Jemand besitzt 8 Plättchen.
tell-over-passes = Das Spiel ist zu Ende: Alle mussten passen.
tell-drawing = Karten werden gezogen.
tell-discount = Kauf, { $who }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} zu zahlen; Plättchen ({ $colour }) dürfen eingesetzt werden.
tell-pay = Kauf, { $who }: { $coins ->
    [0] Der Preis ist bezahlt; es darf mehr sein
    [one] noch { $coins } Münze zu zahlen
   *[other] noch { $coins } Münzen zu zahlen
}.
tell-raid = Piraten überfallen { $colours }. Welche Karten geschützt werden, sagt: { $who }.
tell-raid-named = Piraten überfallen { $colours }. Welche Karten geschützt werden, sagt: { $who }; bisher: { $cards }.
tell-guard = Schutz für { $cards }, { $who }: noch { $icons ->
    [one] { $icons } Fass
   *[other] { $icons } Fässer
}.
tell-to-answer = Gefragt: { $who }.
