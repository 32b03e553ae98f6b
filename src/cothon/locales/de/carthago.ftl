title = Carthago: Merchants & Guilds

## Was geschah

event-market-card = In den Markt: { $card }.
event-ship-card = Vom Stapel kommt das Schiff { $ship } ({ $place }).
event-marker-card = Aufgedeckt für einen Gildenmarker: { $card }; er kommt auf das Feld { $space }.
event-neutral-card = Aufgedeckt für eine neutrale Scheibe: { $card }; sie kommt auf das Feld { $space }.
event-tiles = Die Plättchen der Dekade { $decade }: { $tiles }.
event-income = { $seat_is ->
    [you] Du ziehst als Einkommen: { $card }.
   *[other] { $seat } zieht als Einkommen: { $card }.
}
event-starter = { $seat_is ->
    [you] Du bist Startspieler.
   *[other] { $seat } ist Startspieler.
}
event-keep = { $seat_is ->
    [you] Du setzt keine Startscheibe ein.
   *[other] { $seat } setzt keine Startscheibe ein.
}
event-lend = { $seat_is ->
    [you] Du nimmst die Startscheibe aus der Spalte { $column }.
   *[other] { $seat } nimmt die Startscheibe aus der Spalte { $column }.
}
event-berth = { $seat_is ->
    [you] Du reservierst Handelsdock { $dock }.
   *[other] { $seat } reserviert Handelsdock { $dock }.
}
event-warship-berth = { $seat_is ->
    [you] Du reservierst im Kriegshafen { $dock }.
   *[other] { $seat } reserviert im Kriegshafen { $dock }.
}
event-turn = { $seat_is ->
    [you] Dekade { $decade }, Runde { $round }: du bist am Zug.
   *[other] Dekade { $decade }, Runde { $round }: { $seat } ist am Zug.
}
event-decade = Dekade { $decade } beginnt; { discarded-number } abgelegt.
event-cards-back = Alle nehmen ihre gespielten Karten zurück.
event-space = { $seat_is ->
    [you] Du wählst das Feld { $space }, zu zahlende Karten: { $cards }.
   *[other] { $seat } wählt das Feld { $space }, zu zahlende Karten: { $cards }.
}
event-lay = { $seat_is ->
    [you] Du legst { $card }.
   *[other] { $seat } legt { $card }.
}
event-paid = { $seat_is ->
    [you] Du ziehst auf das Feld { $space } mit: { $cards }.
   *[other] { $seat } zieht auf das Feld { $space } mit: { $cards }.
}
event-pass = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-pass-card = { $seat_is ->
    [you] Du ziehst fürs Passen: { $card }.
   *[other] { $seat } zieht fürs Passen: { $card }.
}
event-skip = { $seat_is ->
    [you] Du lässt die Hauptaktion aus.
   *[other] { $seat } lässt die Hauptaktion aus.
}
event-effect = { $seat_is ->
    [you] Du nutzt { $effect } und drehst { $ship } um.
   *[other] { $seat } nutzt { $effect } und dreht { $ship } um.
}
event-wake = { $seat_is ->
    [you] Du machst { $ship } wieder aktiv: { $effect }.
   *[other] { $seat } macht { $ship } wieder aktiv: { $effect }.
}
event-take = { $seat_is ->
    [you] Du nimmst vom Markt: { $card }.
   *[other] { $seat } nimmt vom Markt: { $card }.
}
event-deck-card = { $seat_is ->
    [you] Du nimmst vom Handelsstapel: { $card }.
   *[other] { $seat } nimmt vom Handelsstapel: { $card }.
}
event-swap = { $seat_is ->
    [you] Du gibst { $card } in den Markt und nimmst { $taken }.
   *[other] { $seat } gibt { $card } in den Markt und nimmt { $taken }.
}
event-goods = { $seat_is ->
    [you] Du zahlst { $card }.
   *[other] { $seat } zahlt { $card }.
}
event-freed = { $seat_is ->
    [you] Du befreist mit { $cards } einen Kreis der Spalte { $column }: { $discs ->
        [one] 1 Scheibe mehr
       *[other] { $discs } Scheiben mehr
    }.
   *[other] { $seat } befreit mit { $cards } einen Kreis der Spalte { $column }: { $discs ->
        [one] 1 Scheibe mehr
       *[other] { $discs } Scheiben mehr
    }.
}
event-cargo = { $seat_is ->
    [you] Du lädst { $card } auf { $ship } an Dock { $dock } und nimmst das Schiff.
   *[other] { $seat } lädt { $card } auf { $ship } an Dock { $dock } und nimmt das Schiff.
}
event-reveal = { $seat_is ->
    [you] Du deckst auf: { $card } ({ coins-number }).
   *[other] { $seat } deckt auf: { $card } ({ coins-number }).
}
event-row-moves = Die Schiffe rücken auf; an den Docks: { $docks }.
event-ship-under = { $ship } kommt unter den Schiffsstapel.
event-disc-back = { $seat_is ->
    [you] Du nimmst die Scheibe aus dem Kriegshafen zurück: { $dock }.
   *[other] { $seat } nimmt die Scheibe aus dem Kriegshafen zurück: { $dock }.
}
event-crew = { $seat_is ->
    [you] Du zahlst für ein Kriegsschiff: { $card }.
   *[other] { $seat } zahlt für ein Kriegsschiff: { $card }.
}
event-warship = { $seat_is ->
    [you] Aufgedeckt: { $ship }, Gefahr { $danger } gegen deine Stärke { $strength }.
   *[other] Aufgedeckt: { $ship }, Gefahr { $danger } gegen Stärke { $strength } von { $seat }.
}
event-success = { $seat_is ->
    [you] Die Expedition gelingt; du erhältst { $ship }, verdeckt.
   *[other] Die Expedition gelingt; { $seat } erhält { $ship }, verdeckt.
}
event-failure = Die Expedition mit { $ship } scheitert.
event-failure-card = { $seat_is ->
    [you] Du ziehst nach dem Scheitern: { $card }.
   *[other] { $seat } zieht nach dem Scheitern: { $card }.
}
event-place = { $seat_is ->
    [you] Du willst für { cost-number }: { $place }.
   *[other] { $seat } will für { cost-number }: { $place }.
}
event-coin = { $seat_is ->
    [you] Du zahlst { $card }; noch offen: { $due }.
   *[other] { $seat } zahlt { $card }; noch offen: { $due }.
}
event-placed = { $seat_is ->
    [you] Du legst eine Scheibe ({ $place }), bezahlt mit: { $cards }.
   *[other] { $seat } legt eine Scheibe ({ $place }), bezahlt mit: { $cards }.
}
event-marker-moves = Ein Gildenmarker zieht um: { $start } → { $end }.
event-neutral-moves = Eine neutrale Scheibe zieht um: { $start } → { $end }.
event-reshuffle = Die Ablage ({ cards-number }) wird zum neuen Handelsstapel.
event-no-cards = Es gibt keine Handelskarte mehr zu ziehen.
event-closed = Der Schiffsstapel ist leer: Die Häfen schließen, alle Scheiben im Kriegshafen kehren heim.
event-over = Die dritte Dekade ist vorbei.

## Fragen

ask-lend = Aus welcher Spalte nimmst du deine Startscheibe?
    .other = { $seat } ist gefragt: Aus welcher Spalte nimmst du deine Startscheibe?
ask-berth = Wohin kommt deine Startscheibe?
    .other = { $seat } ist gefragt: Wohin kommt deine Startscheibe?
ask-action = Welches Feld wählst du?
    .other = { $seat } ist gefragt: Welches Feld wählst du?
ask-card = Welche Karte spielst du für das Feld?
    .other = { $seat } ist gefragt: Welche Karte spielst du für das Feld?
ask-extra = Welche weitere Karte spielst du für die anderen Scheiben dort?
    .other = { $seat } ist gefragt: Welche weitere Karte spielst du für die anderen Scheiben dort?
ask-take = Welche Handelskarte nimmst du?
    .other = { $seat } ist gefragt: Welche Handelskarte nimmst du?
ask-swap = Welche Karte des Marktes willst du eintauschen?
    .other = { $seat } ist gefragt: Welche Karte des Marktes willst du eintauschen?
ask-give = Welche Karte gibst du dafür?
    .other = { $seat } ist gefragt: Welche Karte gibst du dafür?
ask-wake = Welches inaktive Schiff drehst du um?
    .other = { $seat } ist gefragt: Welches inaktive Schiff drehst du um?
ask-column = Aus welcher Spalte nimmst du die oberste Scheibe?
    .other = { $seat } ist gefragt: Aus welcher Spalte nimmst du die oberste Scheibe?
ask-goods = Welche Handelskarte zahlst du für die Scheibe?
    .other = { $seat } ist gefragt: Welche Handelskarte zahlst du für die Scheibe?
ask-dock = Welches Dock reservierst du?
    .other = { $seat } ist gefragt: Welches Dock reservierst du?
ask-deliver = Wohin lieferst du?
    .other = { $seat } ist gefragt: Wohin lieferst du?
ask-cargo = Welche Karte lädst du auf das Handelsschiff?
    .other = { $seat } ist gefragt: Welche Karte lädst du auf das Handelsschiff?
ask-crew = Welche Karte zahlst du für das Kriegsschiff?
    .other = { $seat } ist gefragt: Welche Karte zahlst du für das Kriegsschiff?
ask-escort = Schickst du eine Eskorte mit?
    .other = { $seat } ist gefragt: Schickst du eine Eskorte mit?
ask-honour = Legst du die zurückgekehrte Scheibe auf ein Plättchen?
    .other = { $seat } ist gefragt: Legst du die zurückgekehrte Scheibe auf ein Plättchen?
ask-after = Was tust du nach der Hauptaktion?
    .other = { $seat } ist gefragt: Was tust du nach der Hauptaktion?
ask-coins = Mit welcher Karte zahlst du?
    .other = { $seat } ist gefragt: Mit welcher Karte zahlst du?
ask-marker = Welchen Gildenmarker versetzt du?
    .other = { $seat } ist gefragt: Welchen Gildenmarker versetzt du?
ask-target = Wohin kommt der Gildenmarker?
    .other = { $seat } ist gefragt: Wohin kommt der Gildenmarker?
ask-market-card = Eine Karte wird für den Markt gezogen.
    .other = Eine Karte wird für den Markt gezogen.
ask-marker-card = Eine Karte wird für einen Gildenmarker gezogen.
    .other = Eine Karte wird für einen Gildenmarker gezogen.
ask-neutral-card = Eine Karte wird für eine neutrale Aktionsscheibe gezogen.
    .other = Eine Karte wird für eine neutrale Aktionsscheibe gezogen.
ask-income = Eine Karte wird als Einkommen gezogen.
    .other = Eine Karte wird als Einkommen gezogen.
ask-pass-card = Eine Karte wird fürs Passen gezogen.
    .other = Eine Karte wird fürs Passen gezogen.
ask-failure-card = Nach einer gescheiterten Expedition wird eine Karte gezogen.
    .other = Nach einer gescheiterten Expedition wird eine Karte gezogen.
ask-deck-card = Eine Karte wird verdeckt vom Handelsstapel genommen.
    .other = Eine Karte wird verdeckt vom Handelsstapel genommen.
ask-reveal = Für das Schiff wird eine Karte aufgedeckt.
    .other = Für das Schiff wird eine Karte aufgedeckt.
ask-ship = Ein Schiff kommt vom Schiffsstapel.
    .other = Ein Schiff kommt vom Schiffsstapel.
ask-warship = Das oberste Schiff des Stapels wird aufgedeckt.
    .other = Das oberste Schiff des Stapels wird aufgedeckt.
ask-tiles = Zwei Plättchen einer Dekade werden gezogen.
    .other = Zwei Plättchen einer Dekade werden gezogen.
ask-starter = Der Startspieler wird ausgelost.
    .other = Der Startspieler wird ausgelost.

## Antworten

do-space = { $space }
do-column = Die oberste Scheibe der Spalte { $column }
do-trading = Handelsdock { $dock }
do-warship = Ein reguläres Kriegsdock
do-regular = Ein reguläres Kriegsdock
do-anchor = Der Anker des Kriegshafens
do-pay = { $card } zahlen
do-take = { $card } nehmen
do-give = { $card } geben
do-coin = { $card } zahlen
do-deck = Oberste Karte des Handelsstapels verdeckt nehmen
do-seat = Scheibe auf Gildensitz { $seat } legen
do-forum = Scheibe ins Forum legen
do-tile = Scheibe auf { $tile } legen
do-legacy = Vermächtnis nutzen: Scheibe auf { $tile } aus einer früheren Dekade legen
do-embargo = Embargo nutzen: Das Schiff an Dock 1 kommt unter den Stapel
do-palette = Palette nutzen: alle Karten des Marktes ersetzen
do-favour = Gunst nutzen: Die erste Karte muss die Aktion nicht zeigen
do-opulence = Prunk nutzen: Eine weitere Karte muss nicht passen
do-intrigue = Intrige nutzen: einen Gildenmarker versetzen
do-luxury = Luxus nutzen: Die Karte muss nicht passen
do-escorts = Eskorte nutzen: so viele wie nötig
do-wake = Schiff umdrehen: { $effect }
do-keep = Keine Startscheibe
do-pass = Passen und eine Karte ziehen
do-done = Zug beenden
do-none = Verzichten
do-stop = Keine zweite Lieferung
do-skip = Hauptaktion auslassen für eine Gildenaktion
draw-card = { $card }
draw-ship = { $ship }
draw-tiles = { $tiles }
draw-seat = Platz { $seat } beginnt

## Dinge

space-market = Markt
    .short = Markt
space-residence = Residenz
    .short = Residenz
space-trading-dock = Handelsdock
    .short = Handel
space-warship-dock = Kriegsdock
    .short = Flotte
space-delivery = Hafenlieferung
    .short = Lieferung
column-left = links
    .column = linke Spalte
    .price = drei von einer Ware: Farben, Öle oder Glas
column-middle = Mitte
    .column = mittlere Spalte
    .price = zweimal Zeder
column-right = rechts
    .column = rechte Spalte
    .price = zweimal Juwelen
card-b-market = Basiskarte Markt
card-b-residence = Basiskarte Residenz
card-b-trading-dock = Basiskarte Handelsdock
card-b-warship-dock = Basiskarte Kriegsdock
card-b-delivery = Basiskarte Hafenlieferung
card-t1 = T1 (Markt, Farben, 2 Münzen)
card-t2 = T2 (Markt, Farben, 3 Münzen)
card-t3 = T3 (Markt, Farben, 5 Münzen)
card-t4 = T4 (Markt, Öle, 2 Münzen)
card-t5 = T5 (Markt, Öle, 4 Münzen)
card-t6 = T6 (Markt, Öle, 5 Münzen)
card-t7 = T7 (Markt, Glas, 2 Münzen)
card-t8 = T8 (Markt, Glas, 4 Münzen)
card-t9 = T9 (Markt, Glas, 6 Münzen)
card-t10 = T10 (Markt, Zeder, 3 Münzen)
card-t11 = T11 (Markt, Zeder, 4 Münzen)
card-t12 = T12 (Markt, Zeder, 6 Münzen)
card-t13 = T13 (Markt, Juwelen, 3 Münzen)
card-t14 = T14 (Markt, Juwelen, 5 Münzen)
card-t15 = T15 (Markt, Juwelen, 6 Münzen)
card-t16 = T16 (Residenz, Farben, 3 Münzen)
card-t17 = T17 (Residenz, Farben, 4 Münzen)
card-t18 = T18 (Residenz, Farben, 6 Münzen)
card-t19 = T19 (Residenz, Öle, 3 Münzen)
card-t20 = T20 (Residenz, Öle, 5 Münzen)
card-t21 = T21 (Residenz, Öle, 6 Münzen)
card-t22 = T22 (Residenz, Glas, 2 Münzen)
card-t23 = T23 (Residenz, Glas, 3 Münzen)
card-t24 = T24 (Residenz, Glas, 5 Münzen)
card-t25 = T25 (Residenz, Zeder, 2 Münzen)
card-t26 = T26 (Residenz, Zeder, 4 Münzen)
card-t27 = T27 (Residenz, Zeder, 5 Münzen)
card-t28 = T28 (Residenz, Juwelen, 2 Münzen)
card-t29 = T29 (Residenz, Juwelen, 4 Münzen)
card-t30 = T30 (Residenz, Juwelen, 6 Münzen)
card-t31 = T31 (Handelsdock, Farben, 2 Münzen)
card-t32 = T32 (Handelsdock, Farben, 4 Münzen)
card-t33 = T33 (Handelsdock, Farben, 5 Münzen)
card-t34 = T34 (Handelsdock, Öle, 2 Münzen)
card-t35 = T35 (Handelsdock, Öle, 4 Münzen)
card-t36 = T36 (Handelsdock, Öle, 6 Münzen)
card-t37 = T37 (Handelsdock, Glas, 3 Münzen)
card-t38 = T38 (Handelsdock, Glas, 4 Münzen)
card-t39 = T39 (Handelsdock, Glas, 6 Münzen)
card-t40 = T40 (Handelsdock, Zeder, 3 Münzen)
card-t41 = T41 (Handelsdock, Zeder, 5 Münzen)
card-t42 = T42 (Handelsdock, Zeder, 6 Münzen)
card-t43 = T43 (Handelsdock, Juwelen, 2 Münzen)
card-t44 = T44 (Handelsdock, Juwelen, 3 Münzen)
card-t45 = T45 (Handelsdock, Juwelen, 5 Münzen)
card-t46 = T46 (Kriegsdock, Farben, 3 Münzen)
card-t47 = T47 (Kriegsdock, Farben, 5 Münzen)
card-t48 = T48 (Kriegsdock, Farben, 6 Münzen)
card-t49 = T49 (Kriegsdock, Öle, 2 Münzen)
card-t50 = T50 (Kriegsdock, Öle, 3 Münzen)
card-t51 = T51 (Kriegsdock, Öle, 5 Münzen)
card-t52 = T52 (Kriegsdock, Glas, 2 Münzen)
card-t53 = T53 (Kriegsdock, Glas, 4 Münzen)
card-t54 = T54 (Kriegsdock, Glas, 5 Münzen)
card-t55 = T55 (Kriegsdock, Zeder, 2 Münzen)
card-t56 = T56 (Kriegsdock, Zeder, 4 Münzen)
card-t57 = T57 (Kriegsdock, Zeder, 6 Münzen)
card-t58 = T58 (Kriegsdock, Juwelen, 3 Münzen)
card-t59 = T59 (Kriegsdock, Juwelen, 4 Münzen)
card-t60 = T60 (Kriegsdock, Juwelen, 6 Münzen)
card-t61 = T61 (Hafenlieferung, Farben, 2 Münzen)
card-t62 = T62 (Hafenlieferung, Farben, 4 Münzen)
card-t63 = T63 (Hafenlieferung, Farben, 6 Münzen)
card-t64 = T64 (Hafenlieferung, Öle, 3 Münzen)
card-t65 = T65 (Hafenlieferung, Öle, 4 Münzen)
card-t66 = T66 (Hafenlieferung, Öle, 6 Münzen)
card-t67 = T67 (Hafenlieferung, Glas, 3 Münzen)
card-t68 = T68 (Hafenlieferung, Glas, 5 Münzen)
card-t69 = T69 (Hafenlieferung, Glas, 6 Münzen)
card-t70 = T70 (Hafenlieferung, Zeder, 2 Münzen)
card-t71 = T71 (Hafenlieferung, Zeder, 3 Münzen)
card-t72 = T72 (Hafenlieferung, Zeder, 5 Münzen)
card-t73 = T73 (Hafenlieferung, Juwelen, 2 Münzen)
card-t74 = T74 (Hafenlieferung, Juwelen, 4 Münzen)
card-t75 = T75 (Hafenlieferung, Juwelen, 5 Münzen)
guild-seat-w10 = W10
guild-seat-w8 = W8
guild-seat-w6 = W6
guild-seat-w11 = W11
guild-seat-w9 = W9
guild-seat-w7 = W7
guild-seat-e7 = E7
guild-seat-e9 = E9
guild-seat-e11 = E11
guild-seat-e6 = E6
guild-seat-e8 = E8
guild-seat-e10 = E10
tile-hall1 = Plättchen Gildenhalle 1
    .short = Gildenhalle 1
    .title = Gildenhalle 1
    .pays = 4 je Scheibe im Forum
tile-achievements = Plättchen Errungenschaften
    .short = Plättchen
    .title = Errungenschaften
    .pays = 2 je Scheibe auf Plättchen
tile-residence1 = Plättchen Residenz 1
    .short = Residenz 1
    .title = Residenz 1
    .pays = 3 je freien Kreis
tile-hall2 = Plättchen Gildenhalle 2
    .short = Gildenhalle 2
    .title = Gildenhalle 2
    .pays = 3 je Sitz deines Blocks
tile-victory = Plättchen Siegpunkte
    .short = Siegpunkte
    .title = Siegpunkte
    .pays = 7, 6, 5 je nach Feld
tile-ships = Plättchen Schiffskarten
    .short = Schiffe
    .title = Schiffskarten
    .pays = Warensätze auf Schiffen
tile-coins = Plättchen Münzen
    .short = Münzen
    .title = Münzen
    .pays = 1 je 3 Münzen auf der Hand
tile-residence2 = Plättchen Residenz 2
    .short = Residenz 2
    .title = Residenz 2
    .pays = 3 je verfügbare Scheibe
tile-goods = Plättchen Waren
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
ship-dy1 = DY1 (Farben, Münzen 9, Gefahr 1, Prunk)
ship-dy2 = DY2 (Farben, Münzen 7, Gefahr 2, Intrige)
ship-dy3 = DY3 (Farben, Münzen 5, Gefahr 3, Luxus)
ship-dy4 = DY4 (Farben, Münzen 8, Gefahr 4, Gunst)
ship-dy5 = DY5 (Farben, Münzen 6, Gefahr 5, Embargo)
ship-dy6 = DY6 (Farben, Münzen 7, Gefahr 6, Eskorte)
ship-oi1 = OI1 (Öle, Münzen 5, Gefahr 1, Gunst)
ship-oi2 = OI2 (Öle, Münzen 6, Gefahr 2, Kommando)
ship-oi3 = OI3 (Öle, Münzen 7, Gefahr 3, Embargo)
ship-oi4 = OI4 (Öle, Münzen 6, Gefahr 4, Vermächtnis)
ship-oi5 = OI5 (Öle, Münzen 9, Gefahr 5, Eskorte)
ship-oi6 = OI6 (Öle, Münzen 8, Gefahr 6, Luxus)
ship-gl1 = GL1 (Glas, Münzen 6, Gefahr 1, Eskorte)
ship-gl2 = GL2 (Glas, Münzen 9, Gefahr 2, Luxus)
ship-gl3 = GL3 (Glas, Münzen 8, Gefahr 3, Intrige)
ship-gl4 = GL4 (Glas, Münzen 5, Gefahr 4, Palette)
ship-gl5 = GL5 (Glas, Münzen 7, Gefahr 5, Vermächtnis)
ship-gl6 = GL6 (Glas, Münzen 5, Gefahr 6, Prunk)
ship-ce1 = CE1 (Zeder, Münzen 8, Gefahr 1, Vermächtnis)
ship-ce2 = CE2 (Zeder, Münzen 8, Gefahr 2, Embargo)
ship-ce3 = CE3 (Zeder, Münzen 6, Gefahr 3, Gunst)
ship-ce4 = CE4 (Zeder, Münzen 7, Gefahr 4, Luxus)
ship-ce5 = CE5 (Zeder, Münzen 5, Gefahr 5, Kommando)
ship-ce6 = CE6 (Zeder, Münzen 9, Gefahr 6, Palette)
ship-je1 = JE1 (Juwelen, Münzen 7, Gefahr 1, Palette)
ship-je2 = JE2 (Juwelen, Münzen 5, Gefahr 2, Eskorte)
ship-je3 = JE3 (Juwelen, Münzen 9, Gefahr 3, Kommando)
ship-je4 = JE4 (Juwelen, Münzen 9, Gefahr 4, Gunst)
ship-je5 = JE5 (Juwelen, Münzen 8, Gefahr 5, Prunk)
ship-je6 = JE6 (Juwelen, Münzen 6, Gefahr 6, Intrige)
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
place-guild-seat-w10 = Gildensitz W10
place-guild-seat-w8 = Gildensitz W8
place-guild-seat-w6 = Gildensitz W6
place-guild-seat-w11 = Gildensitz W11
place-guild-seat-w9 = Gildensitz W9
place-guild-seat-w7 = Gildensitz W7
place-guild-seat-e7 = Gildensitz E7
place-guild-seat-e9 = Gildensitz E9
place-guild-seat-e11 = Gildensitz E11
place-guild-seat-e6 = Gildensitz E6
place-guild-seat-e8 = Gildensitz E8
place-guild-seat-e10 = Gildensitz E10
place-the-forum = das Forum
place-the-tile-hall1 = Plättchen Gildenhalle 1
place-the-tile-achievements = Plättchen Errungenschaften
place-the-tile-residence1 = Plättchen Residenz 1
place-the-tile-hall2 = Plättchen Gildenhalle 2
place-the-tile-victory = Plättchen Siegpunkte
place-the-tile-ships = Plättchen Schiffskarten
place-the-tile-coins = Plättchen Münzen
place-the-tile-residence2 = Plättchen Residenz 2
place-the-tile-goods = Plättchen Waren
dock-a-regular-dock = ein reguläres Dock
dock-the-anchor = den Anker
good-dyes = Farben
good-oils = Öle
good-glass = Glas
good-cedar = Zeder
good-jewelry = Juwelen

## Das Ende

reason-decades = Alle drei Dekaden sind vorbei
account-discs-on-small-guild-seats = Scheiben auf kleinen Gildensitzen
account-discs-in-the-forum = Scheiben im Forum
account-seats-of-the-left-column = Sitze der linken Spalte
account-seats-for-emptied-columns = Sitze für geleerte Spalten
account-guild-seats = Gildensitze
account-ships = Schiffe
account-guild-seats-x-ships = Gildensitze x Schiffe
account-score = Punkte
account-tile = { $tile }

## Chancen

odds-next-card = Die nächste Handelskarte
odds-space = Karte mit { $space }
odds-good = Karte mit { $good }
odds-coins = { $coins ->
    [one] Karte mit 1 Münze
   *[other] Karte mit { $coins } Münzen
}
odds-cards-left = { $cards ->
    [one] Noch 1 Karte
   *[other] Noch { cards-number }
}, bis die Ablage gemischt wird
odds-shuffled-next = Der Handelsstapel ist leer: Beim nächsten Ziehen { discarded-cards-number } gemischt
odds-nothing-to-draw = Handelsstapel und Ablage sind leer: Es kann nichts gezogen werden
odds-closed = Die Häfen sind geschlossen: Kein Kriegsschiff läuft mehr aus
odds-warship = Ein Kriegsschiff hat mit Stärke { $strength } in { $wins } von { $ships } Fällen Erfolg
odds-escorts = Mit { $escorts } Eskorten (Stärke { $strength }) in { $wins } von { $ships } Fällen

## Was jemand nicht wissen darf

hidden-card = etwas Verdecktes

## Optionen

option-set-scoring = Jede Lage verschiedener Waren zählt oder nur die erste
option-set-scoring-layers = jede Lage
option-set-scoring-single = nur die erste
option-victory-tile = Das Plättchen Siegpunkte zählt für alle Plättchen mit eigener Scheibe oder nur für das eigene Feld auf ihm selbst
option-victory-tile-all = alle
option-victory-tile-own = nur eigene
option-column-seat = Jede geleerte Spalte der Residenz ist ein Gildensitz oder nur die rechte
option-column-seat-every = jede
option-column-seat-right = nur die rechte
option-strength = Stärke mit keinem, einem und zwei freien mittleren Kreisen
option-strength-1-3-5 = 1-3-5
option-strength-1-2-3 = 1-2-3
option-strength-1-3-4 = 1-3-4
option-warship-docks = Reguläre Docks des Kriegshafens
option-warship-docks-3 = 3
option-warship-docks-2 = 2
option-warship-docks-4 = 4
option-start-player = Der Startspieler wird ausgelost, oder Platz 0 beginnt
option-start-player-random = ausgelost
option-start-player-first = Platz 0

# Things that are counted.
discarded-number = { $discarded ->
    [one] { $discarded } Karte des Marktes wird
   *[other] { $discarded } Karten des Marktes werden
}
cost-number = { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
discarded-cards-number = { $cards ->
    [one] wird { $cards } abgelegte Karte
   *[other] werden { $cards } abgelegte Karten
}
cards-number = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
coins-number = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
