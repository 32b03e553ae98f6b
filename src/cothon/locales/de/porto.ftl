title = Porto Carthago

## Was geschah

event-starter = { $seat_is ->
    [you] Du bist der erste Startspieler.
   *[other] { $seat } ist der erste Startspieler.
}
event-market-good = { $good } kommt aus dem Beutel in den Markt.
event-row-ship = Schiff { $ship_short } kommt in Reihe { $row } auf Position { $position }.
event-no-berth = { $seat_is ->
    [you] Du beanspruchst kein erstes Dock.
   *[other] { $seat } beansprucht kein erstes Dock.
}
event-claim = { $seat_is ->
    [you] Du beanspruchst das Dock { $dock }.
   *[other] { $seat } beansprucht das Dock { $dock }.
}
event-gift = { $seat_is ->
    [you] Du nimmst kostenlos vom Markt: { $good }.
   *[other] { $seat } nimmt kostenlos vom Markt: { $good }.
}
event-decade = Dekade { $decade } beginnt: Schiffe laufen in den Hafen ein.
event-pilot = { $seat_is ->
    [you] Du holst Schiff { $ship_short } herein.
   *[other] { $seat } holt Schiff { $ship_short } herein.
}
event-ban = { $seat_is ->
    [you] Du weist Schiff { $ship_short } ab.
   *[other] { $seat } weist Schiff { $ship_short } ab.
}
event-moor = Schiff { $ship_short } legt am Dock { $dock } an.
event-leaves = Schiff { $ship_short } findet kein freies Dock und fährt weiter.
event-under = Schiffskarte { $ship_short } kommt unter den Stapel.
event-load = { $seat_is ->
    [you] Du lädst { $good } auf Schiff { $ship_short } ({ $dock }): { talents-number }.
   *[other] { $seat } lädt { $good } auf Schiff { $ship_short } ({ $dock }): { talents-number }.
}
event-home = { $seat_is ->
    [you] Diener kehren heim zu dir: { $servants }.
   *[other] Diener kehren heim zu { $seat }: { $servants }.
}
event-house = { $seat_is ->
    [you] Du steigst im Handelshaus auf: { $points } Handelspunkte.
   *[other] { $seat } steigt im Handelshaus auf: { $points } Handelspunkte.
}
event-path = { $seat_is ->
    [you] Du stellst einen Diener auf Feld { $space } des Pfads der Intrige.
   *[other] { $seat } stellt einen Diener auf Feld { $space } des Pfads der Intrige.
}
event-held = { $seat_is ->
    [you] Du behältst { $ship }: { $privilege }.
   *[other] { $seat } behält { $ship }: { $privilege }.
}
event-boon = { $seat_is ->
    [you] Du nutzt das Privileg von { $ship }: { $privilege }.
   *[other] { $seat } nutzt das Privileg von { $ship }: { $privilege }.
}
event-declined = { $seat_is ->
    [you] Du verzichtest auf das Privileg von { $ship }: { $privilege }.
   *[other] { $seat } verzichtet auf das Privileg von { $ship }: { $privilege }.
}
event-shift-rows = Reihe 2 wird Reihe 1.
event-paid-home = { $seat_is ->
    [you] Diener kommen von den Aktionskarten zurück zu dir: { $servants }.
   *[other] Diener kommen von den Aktionskarten zurück zu { $seat }: { $servants }.
}
event-deal = Aktionsfeld { $space }: { $card }.
event-new-starter = { $seat_is ->
    [you] Du hast den größten Vorrat und bist Startspieler.
   *[other] { $seat } hat den größten Vorrat und ist Startspieler.
}
event-income = { $seat_is ->
    [you] Du verdienst { talents-number } mit Dienern im Vorrat.
   *[other] { $seat } verdient { talents-number } mit Dienern im Vorrat.
}
event-turn = { $seat_is ->
    [you] Du bist am Zug (Dekade { $decade }, Aktionsrunde { $round }).
   *[other] { $seat } ist am Zug (Dekade { $decade }, Aktionsrunde { $round }).
}
event-card = { $seat_is ->
    [you] Du nutzt auf Feld { $space } die Karte { $card } (gezahlte Diener: { $servants }).
   *[other] { $seat } nutzt auf Feld { $space } die Karte { $card } (gezahlte Diener: { $servants }).
}
event-talents = { $seat_is ->
    [you] Du nimmst { talents-number }.
   *[other] { $seat } nimmt { talents-number }.
}
event-refill = { $seat_is ->
    [you] Du leerst den Markt und füllst ihn neu.
   *[other] { $seat } leert den Markt und füllt ihn neu.
}
event-buy = { $seat_is ->
    [you] Du kaufst { $good } für { talents-number }.
   *[other] { $seat } kauft { $good } für { talents-number }.
}
event-charter = { $seat_is ->
    [you] Du charterst ein Schiff.
   *[other] { $seat } chartert ein Schiff.
}
event-carry = { $seat_is ->
    [you] Du lässt { $good } tragen: { $start } → { $end }.
   *[other] { $seat } lässt { $good } tragen: { $start } → { $end }.
}
event-voyage = { $seat_is ->
    [you] Schiff { $ship_short } (Gefahr { $danger }): Mit { $temple } im Tempel kommt dein Charterschiff an; { $good } bringt netto { talents-number }.
   *[other] Schiff { $ship_short } (Gefahr { $danger }): Mit { $temple } im Tempel kommt das Charterschiff von { $seat } an; { $good } bringt netto { talents-number }.
}
event-wreck = { $seat_is ->
    [you] Schiff { $ship_short } (Gefahr { $danger }): Mit { $temple } im Tempel geht dein Charterschiff verloren; { talents-number } Entschädigung für { $good }.
   *[other] Schiff { $ship_short } (Gefahr { $danger }): Mit { $temple } im Tempel geht das Charterschiff von { $seat } verloren; { talents-number } Entschädigung für { $good }.
}
event-errand = { $seat_is ->
    [you] Du versetzt einen Diener: { $start } – { $end }.
   *[other] { $seat } versetzt einen Diener: { $start } – { $end }.
}
event-dissolve = { $seat_is ->
    [you] Du gibst das Dock { $dock } auf.
   *[other] { $seat } gibt das Dock { $dock } auf.
}
event-switch = { $seat_is ->
    [you] Du wechselst das Dock: { $start } → { $end }.
   *[other] { $seat } wechselt das Dock: { $start } → { $end }.
}
event-spilled = { $good } vom Dock { $dock } kommt zurück in den Beutel.
event-storehouse = { $seat_is ->
    [you] Du öffnest einen Lagerplatz für { talents-number }.
   *[other] { $seat } öffnet einen Lagerplatz für { talents-number }.
}
event-palace = { $seat_is ->
    [you] Du nimmst im Palast { $place } für { talents-number }.
   *[other] { $seat } nimmt im Palast { $place } für { talents-number }.
}
event-use = { $seat_is ->
    [you] Du nutzt die gehaltene Karte { $ship_short }: { $privilege }.
   *[other] { $seat } nutzt die gehaltene Karte { $ship_short }: { $privilege }.
}
event-look = { $seat_is ->
    [you] Du siehst dir { ship-cards-number } vom Stapel an: { $ships }.
   *[other] { $seat } sieht sich { ship-cards-number } vom Stapel an: { $ships }.
}
event-sorted = { $seat_is ->
    [you] Du legst { cards-number } oben zurück: { $ships }.
   *[other] { $seat } legt { cards-number } oben zurück: { $ships }.
}
event-sway = { $seat_is ->
    [you] Du versetzt einen Diener von { $owner_seat }: { $start } – { $end }.
   *[other] { $seat } versetzt einen Diener von { $owner_seat }: { $start } – { $end }.
}
event-moves-up = Schiff { $ship_short } rückt auf in Reihe 1, Position { $position }.
event-lapsed = { $seat_is ->
    [you] Du hast Karte { $ship_short } nicht rechtzeitig genutzt.
   *[other] { $seat } hat Karte { $ship_short } nicht rechtzeitig genutzt.
}
event-final = Die letzte Dekade ist vorbei: { $reason }. Die Schlussphase beginnt.
event-no-place = { $seat_is ->
    [you] Du kaufst keinen letzten Platz.
   *[other] { $seat } kauft keinen letzten Platz.
}
event-award = { $seat_is ->
    [you] Diener von dir steigen vom Pfad in den Palast auf: { $servants }.
   *[other] Diener von { $seat } steigen vom Pfad in den Palast auf: { $servants }.
}
event-over = Das Spiel ist zu Ende: { $reason }.

## Fragen

ask-berth = Beanspruchst du ein erstes Dock?
    .other = { $seat } ist gefragt: Beanspruchst du ein erstes Dock?
ask-quay = Welches Dock beanspruchst du?
    .other = { $seat } ist gefragt: Welches Dock beanspruchst du?
ask-gift = Welche Ware nimmst du vom Markt?
    .other = { $seat } ist gefragt: Welche Ware nimmst du vom Markt?
ask-pilot = Welches Schiff holst du herein?
    .other = { $seat } ist gefragt: Welches Schiff holst du herein?
ask-moor = An welchem Dock legt es an?
    .other = { $seat } ist gefragt: An welchem Dock legt es an?
ask-load = Welches Dock wird als nächstes verladen?
    .other = { $seat } ist gefragt: Welches Dock wird als nächstes verladen?
ask-point = Wohin kommt der Handelspunkt?
    .other = { $seat } ist gefragt: Wohin kommt der Handelspunkt?
ask-boon = Nutzt du das Privileg des Schiffs?
    .other = { $seat } ist gefragt: Nutzt du das Privileg des Schiffs?
ask-act = Was ist deine Aktion?
    .other = { $seat } ist gefragt: Was ist deine Aktion?
ask-captain = Kapitän: ein Schiff chartern?
    .other = { $seat } ist gefragt: Kapitän: ein Schiff chartern?
ask-fetch = Träger: welche Ware?
    .other = { $seat } ist gefragt: Träger: welche Ware?
ask-deliver = Wohin bringt der Träger sie?
    .other = { $seat } ist gefragt: Wohin bringt der Träger sie?
ask-errand = Aristokrat: Welcher Diener wird versetzt?
    .other = { $seat } ist gefragt: Aristokrat: Welcher Diener wird versetzt?
ask-loadmaster = Lademeister: beanspruchen, wechseln oder aufgeben?
    .other = { $seat } ist gefragt: Lademeister: beanspruchen, wechseln oder aufgeben?
ask-shift = Zu welchem Dock wechseln die Diener?
    .other = { $seat } ist gefragt: Zu welchem Dock wechseln die Diener?
ask-merchant = Händler: Welche Ware kaufst du?
    .other = { $seat } ist gefragt: Händler: Welche Ware kaufst du?
ask-stock = Kaufst du eine Ware vom neuen Markt?
    .other = { $seat } ist gefragt: Kaufst du eine Ware vom neuen Markt?
ask-bonus = Nimmst du den Bonus des Aktionsfelds?
    .other = { $seat } ist gefragt: Nimmst du den Bonus des Aktionsfelds?
ask-finish = Nutzt du vor dem Ende deines Zuges eine gehaltene Karte?
    .other = { $seat } ist gefragt: Nutzt du vor dem Ende deines Zuges eine gehaltene Karte?
ask-sort = Welche Karte kommt als nächste zurück, von oben?
    .other = { $seat } ist gefragt: Welche Karte kommt als nächste zurück, von oben?
ask-anyload = An welchem Dock lädst du eine beliebige Ware?
    .other = { $seat } ist gefragt: An welchem Dock lädst du eine beliebige Ware?
ask-sway = Welcher Diener wechselt zwischen Tempel und Leuchtturm?
    .other = { $seat } ist gefragt: Welcher Diener wechselt zwischen Tempel und Leuchtturm?
ask-summon = Welches Schiff aus Reihe 1 holst du herein?
    .other = { $seat } ist gefragt: Welches Schiff aus Reihe 1 holst du herein?
ask-last = Kaufst du einen letzten Platz im Palast?
    .other = { $seat } ist gefragt: Kaufst du einen letzten Platz im Palast?
ask-starter = Der erste Startspieler wird ausgelost.
    .other = Der erste Startspieler wird ausgelost.
ask-good = Eine Ware wird aus dem Beutel gezogen.
    .other = Eine Ware wird aus dem Beutel gezogen.
ask-ship = Die oberste Schiffskarte wird aufgedeckt.
    .other = Die oberste Schiffskarte wird aufgedeckt.
ask-peek = Die nächste angesehene Karte wird gezogen.
    .other = Die nächste angesehene Karte wird gezogen.
ask-deal = Eine Aktionskarte wird ausgelegt.
    .other = Eine Aktionskarte wird ausgelegt.

## Antworten

do-buy = Platz auf dem großen Palastfeld für 20 Talente kaufen
do-pass = Passen
do-none = Nichts kaufen
do-claim = Dock { $dock } mit zwei Dienern beanspruchen
do-good = { $good }
do-take-ship = { $ship } hereinholen
do-ban = { $ship } abweisen: kommt unter den Stapel
do-dock = Dock { $dock }
do-path = Diener auf den Pfad der Intrige stellen
do-house = Im Handelshaus aufsteigen
do-use-boon = Privileg nutzen
do-decline = Auf das Privileg verzichten
do-card = Die Aktionskarte auf Feld { $space } nutzen
do-talents = 3 Talente nehmen
do-refill = Markt leeren und neu füllen
do-take-bonus = Bonus des Felds nehmen
do-use = { $ship } nutzen
do-end = Zug ohne Bonus beenden
do-done = Zug beenden
do-store = In dein Lagerhaus
do-fetch-store = { $good } aus deinem Lagerhaus
do-at-dock = Dock { $dock }
do-charter = Charterschiff
do-from-store = { $good } aus deinem Lagerhaus auf das Schiff am Dock { $dock }
do-switch = Mit den Dienern vom Dock { $dock } zu einem anderen wechseln
do-dissolve = Diener vom Dock { $dock } heimholen
do-errand = Ein Diener { $move }
do-sway = Ein Diener von { $seat } { $move }
do-stop = Niemanden mehr versetzen
do-bonus-only = Bonus des Felds statt der Aktion nehmen
do-ship = { $ship }
draw-starter = { $seat } ist der erste Startspieler
draw-good = { $good }
draw-ship = { $ship }
draw-deal = { $kind }

## Dinge

dock-egypt1 = Ägypten I
dock-egypt2 = Ägypten II
dock-greece1 = Hellas I
dock-greece2 = Hellas II
dock-rome1 = Rom I
dock-rome2 = Rom II
dock-etruria1 = Etrurien I
dock-etruria2 = Etrurien II
dock-iberia1 = Iberien I
dock-iberia2 = Iberien II
dock-phoenicia1 = Phönizien I
dock-phoenicia2 = Phönizien II
good-dye = Purpur
    .short = Purpur
    .title = Purpur
good-wine = Wein
    .short = Wein
    .title = Wein
good-oil = Olivenöl
    .short = Olivenöl
    .title = Olivenöl
good-grain = Getreide
    .short = Getreide
    .title = Getreide
good-metal = Metall
    .short = Metall
    .title = Metall
ship-1 = Schiff 1 (Ägypten, Purpur, 9/1)
    .short = 1
ship-2 = Schiff 2 (Ägypten, Wein, 8/2)
    .short = 2
ship-3 = Schiff 3 (Ägypten, Olivenöl, 11/3)
    .short = 3
ship-4 = Schiff 4 (Ägypten, Getreide, 10/4)
    .short = 4
ship-5 = Schiff 5 (Ägypten, Metall, 12/5)
    .short = 5
ship-6 = Schiff 6 (Hellas, Purpur, 9/2)
    .short = 6
ship-7 = Schiff 7 (Hellas, Wein, 10/3)
    .short = 7
ship-8 = Schiff 8 (Hellas, Olivenöl, 11/4)
    .short = 8
ship-9 = Schiff 9 (Hellas, Getreide, 13/5)
    .short = 9
ship-10 = Schiff 10 (Hellas, Metall, 7/1)
    .short = 10
ship-11 = Schiff 11 (Rom, Purpur, 11/3)
    .short = 11
ship-12 = Schiff 12 (Rom, Wein, 10/4)
    .short = 12
ship-13 = Schiff 13 (Rom, Olivenöl, 12/5)
    .short = 13
ship-14 = Schiff 14 (Rom, Getreide, 8/1)
    .short = 14
ship-15 = Schiff 15 (Rom, Metall, 10/2)
    .short = 15
ship-16 = Schiff 16 (Etrurien, Purpur, 11/4)
    .short = 16
ship-17 = Schiff 17 (Etrurien, Wein, 14/6)
    .short = 17
ship-18 = Schiff 18 (Etrurien, Olivenöl, 7/1)
    .short = 18
ship-19 = Schiff 19 (Etrurien, Getreide, 9/2)
    .short = 19
ship-20 = Schiff 20 (Etrurien, Metall, 10/3)
    .short = 20
ship-21 = Schiff 21 (Iberien, Purpur, 12/6)
    .short = 21
ship-22 = Schiff 22 (Iberien, Wein, 8/1)
    .short = 22
ship-23 = Schiff 23 (Iberien, Olivenöl, 9/2)
    .short = 23
ship-24 = Schiff 24 (Iberien, Getreide, 11/3)
    .short = 24
ship-25 = Schiff 25 (Iberien, Metall, 13/5)
    .short = 25
ship-26 = Schiff 26 (Phönizien, Purpur, 9/1)
    .short = 26
ship-27 = Schiff 27 (Phönizien, Wein, 8/1)
    .short = 27
ship-28 = Schiff 28 (Phönizien, Olivenöl, 12/4)
    .short = 28
ship-29 = Schiff 29 (Phönizien, Getreide, 9/3)
    .short = 29
ship-30 = Schiff 30 (Phönizien, Metall, 8/2)
    .short = 30
move-r-l = aus dem Vorrat zum Leuchtturm
move-r-t = aus dem Vorrat zum Tempel
move-l-r = vom Leuchtturm in den Vorrat
move-l-t = vom Leuchtturm zum Tempel
move-t-r = vom Tempel in den Vorrat
move-t-l = vom Tempel zum Leuchtturm
card-carrier = Träger
card-aristocrat = Aristokrat
card-captain = Kapitän
card-merchant = Händler
card-loadmaster = Lademeister
place-reserve = der Vorrat
place-lighthouse = der Leuchtturm
place-temple = der Tempel
place-storehouse = das Lagerhaus
place-charter-ship = das Charterschiff
place-egypt1 = Ägypten I
place-egypt2 = Ägypten II
place-greece1 = Hellas I
place-greece2 = Hellas II
place-rome1 = Rom I
place-rome2 = Rom II
place-etruria1 = Etrurien I
place-etruria2 = Etrurien II
place-iberia1 = Iberien I
place-iberia2 = Iberien II
place-phoenicia1 = Phönizien I
place-phoenicia2 = Phönizien II
palace-space-1 = Feld 1
palace-space-2 = Feld 2
palace-space-3 = Feld 3
palace-space-4 = Feld 4
palace-space-5 = Feld 5
palace-space-6 = Feld 6
palace-the-large-space = das große Feld
privilege-talents3 = +3 Talente
    .short = 3 Talente
privilege-point1 = +1 Handelspunkt
    .short = ein Punkt
privilege-path1 = +1 Diener auf den Pfad
    .short = ein Schritt
privilege-look = die obersten 3 Schiffe ansehen und ordnen
    .short = 3 ansehen
privilege-anygood = beliebige Ware laden
    .short = jede Ware
privilege-move3 = bis zu 3 Diener versetzen
    .short = 3 versetzen
privilege-palace = Palastplatz ohne Handelspunkte
    .short = Palastplatz
privilege-bring = ein Schiff aus Reihe 1 hereinholen
    .short = Schiff holen

## Das Ende

reason-points = Jemand hatte nach der vierten Dekade 8 oder mehr Handelspunkte
reason-decades = Die fünfte Dekade war vorbei
tie-servants-in-the-palace = Diener im Palast
tie-trading-points = Handelspunkte
tie-talents = Talente
account-servants-on-single-palace-spaces = Diener auf einzelnen Palastfeldern
account-servants-bought-onto-the-large-space = Diener, auf das große Feld gekauft
account-servants-moved-up-from-the-path-of-intrigue = Diener, vom Pfad der Intrige aufgestiegen
account-servants-in-the-palace = Diener im Palast
account-trading-points = Handelspunkte
account-talents = Talente

## Chancen

odds-next-ship = Die nächste Schiffskarte
odds-next-voyage = Eine Fahrt, nach der nächsten Schiffskarte
odds-voyage = Eine Fahrt mit { $temple } im Tempel kommt an
odds-no-ship = Der Schiffsstapel ist leer
odds-deck = Der Schiffsstapel hat { $cards ->
    [one] 1 Karte
   *[other] { cards-number }
}
odds-known = Die nächste Schiffskarte ist bekannt: { $ship }, Gefahr { $danger }
odds-voyage-now = Jetzt mit { $temple } im Tempel: { $arrive } von { $of } Fahrten kommen an
odds-bag = Im Beutel: { $dye } Farbe, { $grain } Getreide, { $metal } Metall, { $oil } Öl, { $wine } Wein

## Was jemand nicht wissen darf

hidden-ship = etwas Verdecktes
    .short = ?

## Optionen

option-first-player = Wer der erste Startspieler ist
option-first-player-random = ausgelost
option-privilege-timing = Gehaltene Karten dürfen für spätere Züge aufgehoben werden oder gelten nur im eigenen Zug
option-privilege-timing-keep = aufheben
option-privilege-timing-this-turn = nur im eigenen Zug
option-money-screen = Ob die Talente der anderen während des Spiels zu sehen sind
option-money-screen-hidden = verborgen
option-money-screen-open = offen
option-start-tie = Bei Gleichstand um den größten Vorrat wird ab dem linken Nachbarn des alten Startspielers gesucht oder ab ihm selbst
option-start-tie-next-left = linker Nachbar
option-start-tie-holder = er selbst
option-final-purchase = Der letzte Palastkauf wird immer angeboten oder nur, wenn in der Schlussphase Schiffe einlaufen
option-final-purchase-always = immer
option-final-purchase-with-ships = nur mit Schiffen
option-load-any = Das Privileg, eine beliebige Ware zu laden, braucht die Ware am Dock oder darf sie aus dem Lagerhaus nehmen
option-load-any-at-dock = am Dock
option-load-any-from-store = auch aus dem Lagerhaus
option-homecoming = Diener kehren heim, bevor oder nachdem die Handelspunkte vergeben werden
option-homecoming-before-points = vorher
option-homecoming-after-points = nachher
option-offering = Eine sichere Fahrt zahlt für die eigenen Diener im Tempel oder für die Diener aller
option-offering-own = nur eigene
option-offering-all = alle
option-doubled-card = Welche Aktionskarte es zweimal gibt
option-doubled-card-carrier = Träger
option-doubled-card-aristocrat = Aristokrat
option-doubled-card-captain = Kapitän
option-doubled-card-merchant = Händler
option-doubled-card-loadmaster = Lademeister
option-action-table = Kosten und Boni der Aktionsfelder
option-action-table-a = A
option-action-table-b = B
option-intrigue-table = Felder des Pfads der Intrige
option-intrigue-table-a = A
option-intrigue-table-b = B

# Things that are counted.
talents-number = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
}
cards-number = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ship-cards-number = { $cards ->
    [one] { $cards } Schiffskarte
   *[other] { $cards } Schiffskarten
}
