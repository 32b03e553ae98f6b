# What stands on the board of carthago, in its text table and hints.

board-a-guild-marker = ein Gildenmarker
board-a-neutral-disc = eine neutrale Scheibe
board-achievement-tiles = Errungenschaften
board-action = Aktion
board-actions = Aktionen
board-active-ships = Aktive Schiffe: { $list }
board-anchor = Anker: { $names }
board-anchor-discs-of = Anker, Scheiben von { $names }
board-anchor-no-disc = Anker, keine Scheibe
board-available = verfügbar
board-available-discs = verfügbare Scheiben
board-base = Basis
board-base-card = Basiskarte { $action }
board-base-card-help = Eine Aktion und sonst nichts.
board-base-cards = Basiskarten
    .title = Basiskarten
board-base-in-hand = Basiskarten auf der Hand
board-base-in-hand-list = Basiskarten auf der Hand: { $list }
board-card =
    { $action }, { $good }, { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
board-card-seen-by-all = { $card }, allen bekannt
board-cards-of =
    { $n } von { $m ->
        [one] einer Karte
       *[other] { $m } Karten
    }
board-cards-still-to-pay =
    Noch zu zahlen: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-cards-to-pay = zu zahlende Karten
board-cards-to-pay-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } zu zahlen
board-chosen = gewählt
board-chosen-space = Gewähltes Feld: { $space }
board-coin-value = Münzwert
board-coins = Münzen
board-coins-count =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
board-coins-seat = Münzen für einen Sitz
board-coins-still-to-pay =
    { $n ->
        [0] Die Kosten sind bezahlt
        [one] Noch zu zahlen: { $n } Münze
       *[other] Noch zu zahlen: { $n } Münzen
    }
board-covered = abgedeckt
board-decade = Dekade
board-decade-and-round = Dekade { $d }, Runde { $n } von 5
board-decade-of-3 = Dekade { $d } von 3, Runde { $n } von 5
board-decade-open = { $d } (offen)
board-delivery-goes = Die Lieferung geht an: { $ship }
board-disc = Scheibe
board-disc-now-points =
    Scheibe von { $name }, jetzt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-discard-pile = Ablage
board-discard-pile-cards =
    Ablage: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-discard-pile-list = Ablage: { $list }
board-discs = Scheiben
board-discs-of = Scheiben von { $names }
board-discs-on-tiles = Scheiben auf Plättchen
board-dock = Dock
board-dock-1-is-front = Dock 1 ist vorn
board-dock-disc-of = Dock { $n }, Scheibe von { $name }, { $ship }
board-dock-free = Dock { $n }, frei, { $ship }
board-each = je { $n }
board-effect = Effekt
board-favour-is-used = Gunst ist genutzt
board-forum = Forum
board-forum-no-disc =
    Forum, { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } pro Scheibe, keine Scheibe
board-forum-with-discs =
    Forum, { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } pro Scheibe, Scheiben von { $names }
board-good = Ware
board-goods-in-hand = Waren auf der Hand: { $list }
board-guild-action = Gildenaktion
board-guild-hall = Gildenhalle
board-guild-marker = Gildenmarker
board-guild-marker-of-moves = Der Gildenmarker am Feld { $space } wird versetzt
board-guild-seat-covered = { $seat }: abgedeckt
board-guild-seat-disc = { $seat }: Scheibe von { $name }
board-guild-seat-free = { $seat }: frei
board-guild-seats = Gildensitze
board-guild-seats-count =
    { $n ->
        [one] { $n } Gildensitz
       *[other] { $n } Gildensitze
    }
board-guild-seats-left-column = Gildensitze der linken Spalte: { $n }; freie Kreise: { $m }
board-guild-seats-times-ships = Gildensitze mal Schiffe
board-hand-empty = Deine Hand ist leer.
board-harbour-closed = Der Hafen ist geschlossen.
board-harbour-closed-help = geschlossen: es kommt kein neues Schiff mehr
board-harbours-closed = Die Häfen sind geschlossen.
board-has-the-turn = { $name } ist am Zug
board-hidden = verborgen
board-inactive-ships = Inaktive Schiffe: { $list }
board-laid = Gelegt
board-laid-list = Gelegt: { $cards }
board-luxury-is-used = Luxus ist genutzt
board-main-action-skipped = Die Hauptaktion wird ausgelassen
board-market-empty = Der Markt ist leer.
board-name = Name
board-neutral = neutral
board-neutral-disc = neutrale Scheibe
board-no-ships-yet = Noch keine Schiffe.
board-open = offen
board-open-and-played = Offene Handkarten: { $n }, gespielte Karten: { $m }
board-open-cards-hand = Offene Handkarten
board-open-trade-cards-hand = Offene Handelskarten auf der Hand: { $list }
board-outside = Vor dem Hafen { $n }: { $ship }
board-outside-place = vor dem Hafen { $n }
board-payment-for = Die Zahlung ist für { $place }
board-payment-for-column = Die Zahlung ist für die Spalte: { $column }
board-pays = zahlt
board-pile = Stapel
board-played = Gespielt
board-played-this-decade = In dieser Dekade gespielt
board-played-this-decade-list = In dieser Dekade gespielt: { $list }
board-points-now = Punkte jetzt
board-regular-dock-disc = Reguläres Dock { $n }, Scheibe von { $name }
board-regular-dock-free = Reguläres Dock { $n }, frei
board-regular-docks-taken = Reguläre Docks: { $n }, besetzt von { $names }
board-residence-column =
    { $column }: { $n ->
        [one] noch { $n } Scheibe
       *[other] noch { $n } Scheiben
    }, { $gives }, kostet { $price }
board-residence-help = Residenz: Scheiben, die noch auf den Spalten liegen
board-residence-left = Residenz, noch vorhandene Scheiben: linke Spalte { $a }, mittlere Spalte { $b }, rechte Spalte { $c }
board-residence-of = Residenz von { $name }
board-round-of-5 = Runde { $n } von 5
board-score = Punkte
board-score-help = Punkte; Gildensitze mal Schiffe
board-seat = Platz
board-seat-number = Platz { $n }
board-seen-by-all = allen bekannt
board-ship = Schiff für { $good }, Münzwert { $n }, Gefahr { $d }, { $effect }: { $does }
board-ship-active = Aktiv: { $ship }
board-ship-inactive = Inaktiv: { $ship }
board-ship-help = Die gewünschte Ware und der Effekt; links der Münzwert, rechts die Gefahr.
board-ships = Schiffe
board-ships-in-pile =
    { $n ->
        [0] Kein Schiff im Stapel
        [one] Ein Schiff im Stapel
       *[other] { $n } Schiffe im Stapel
    }
board-ships-under-pile = Schiffe unter dem Stapel: { $list }
board-space = Feld
board-space-chosen = { $space } (gewählt)
board-space-for-coins =
    ein Feld für { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
board-spaces = Felder
board-stands-on = steht auf
board-started-the-round = { $name } hat die Runde begonnen
board-starts-the-round = beginnt die Runde
board-strength = Stärke
board-strength-count = Stärke: { $n }
board-the-forum = das Forum
board-the-others = Die anderen
board-the-tile = das Plättchen { $tile }
board-tile = Plättchen
board-tile-of-decade = Plättchen { $name } der Dekade { $d }
board-trade-card-help = Drei Verwendungen: oben die Aktion, in der Mitte die Ware, unten die Münzen.
board-trade-cards = Handelskarten
    .title = Handelskarten
board-trade-cards-hand = Handelskarten auf der Hand
board-trade-pile =
    Handelsstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-trading-harbour = Handelshafen
board-turned-up = Aufgedeckt: { $ship }
board-unseen = Seit dem Mischen nicht gesehen ({ $n }): { $list }
board-unseen-before = Aus früheren Stapeln nicht gesehen: { $list }
board-unseen-count = Seit dem Mischen nicht gesehen: { $n }
board-waiting-outside = Vor dem Hafen
board-wanted-from-market = Gewünscht vom Markt: { $card }
board-warship-harbour = Kriegshafen
board-warships = Kriegsschiffe
board-your-residence = Deine Residenz

hint-available-discs =
    Du hast { $d ->
        [one] { $d } verfügbare Scheibe
       *[other] { $d } verfügbare Scheiben
    }.
hint-column =
    Links: drei Farben, Öle oder Glas; Mitte: zweimal Zeder; rechts: zweimal Juwelen. Du hast { $n ->
        [one] { $n } Handelskarte
       *[other] { $n } Handelskarten
    }.
hint-column-pay =
    { $column }: { $n ->
        [one] { $n } Handelskarte
       *[other] { $n } Handelskarten
    } zu zahlen.
hint-danger = Gefahr { $d } gegen deine Stärke { $n }.
hint-decade = Dekade { $d }, Runde { $n } von 5.
hint-delivery = Einmal an ein Handelsschiff, einmal an ein Kriegsschiff. Deine Stärke ist { $n }.
hint-docks = Ein Handelsdock oder ein Kriegsdock.
hint-expedition = Eine beliebige Handelskarte. Dann wird das oberste Schiff des Stapels aufgedeckt; deine Stärke ist { $n }.
hint-face-down = Verdeckt: { $names }.
hint-guild =
    Du hast { $d ->
        [one] { $d } verfügbare Scheibe
       *[other] { $d } verfügbare Scheiben
    } und { $c ->
        [one] { $c } Handelskarte
       *[other] { $c } Handelskarten
    } mit insgesamt { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
hint-luxury = Das Schiff nimmt jede Ware außer { $good }: Luxus.
hint-marker-stands = Der Marker steht auf dem Feld { $space }.
hint-marker-to = Er kommt auf ein Feld ohne Marker.
hint-market =
    Eine offene Karte oder die oberste des Stapels ({ $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }).
hint-pay-coins =
    Für { $place }: { $n ->
        [0] Die Kosten sind bezahlt, und du darfst noch Karten dazulegen
        [one] { $n } Münze
       *[other] { $n } Münzen
    }. Es gibt kein Wechselgeld.
hint-ship = Das Schiff will { $good }; sein Münzwert ist { $n }.
hint-space-pay =
    { $space }: { $n ->
        [one] { $n } Karte zu zahlen; sie zeigt die Aktion.
       *[other] { $n } Karten zu zahlen; eine davon zeigt die Aktion.
    }
hint-space-pay-any =
    { $space }: { $n ->
        [one] { $n } beliebige Karte
       *[other] { $n } beliebige Karten
    } zu zahlen.
hint-space-pay-favour =
    { $space } mit Gunst: { $n ->
        [one] { $n } Karte zu zahlen; sie muss die Aktion nicht zeigen.
       *[other] { $n } Karten zu zahlen; keine davon muss die Aktion zeigen.
    }
hint-start-disc = Sie reserviert dir ein Dock. Je leerer eine Spalte, desto besser: links für Gildensitze, Mitte für Stärke, rechts für Scheiben.
hint-swap = Du darfst eine deiner Handelskarten dafür geben.
hint-you-get = Du bekommst { $card }.


meter-coins =
    { $n ->
        [one] es fehlt noch { $n } Münze
       *[other] es fehlen noch { $n } Münzen
    }
meter-exact = genau bezahlt
meter-too-many = { $n } zu viel: Es gibt kein Wechselgeld

wing-east = den Gildensitz für { $n } Münzen im Ostflügel
    .title = Gildensitz für { $n } Münzen, Ostflügel
    .wing = Ostflügel
wing-west = den Gildensitz für { $n } Münzen im Westflügel
    .title = Gildensitz für { $n } Münzen, Westflügel
    .wing = Westflügel

figure-cards =
    { $n ->
        [one] Karte
       *[other] Karten
    }
figure-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
figure-discs =
    { $n ->
        [one] Scheibe
       *[other] Scheiben
    }
figure-tiles = Plättchen

would-figure-coins = Münzen
would-figure-discs = Scheiben
would-figure-guild-seats = Gildensitze
would-figure-hand-size = Handelskarten
would-figure-product = Sitze × Schiffe
would-figure-score = Punkte
would-figure-strength = Stärke

lens-cards-like = { $what }: { $all } insgesamt, { $unseen } ungesehen, { $up } auf der Ablage
lens-dock-wants = das Schiff an Dock { $n } lädt sie
lens-has-good =
    { $n ->
        [one] 1 Karte mit dieser Ware auf der Hand
       *[other] { $n } Karten mit dieser Ware auf der Hand
    }
lens-has-good-open =
    { $n ->
        [one] 1 offene Karte mit dieser Ware
       *[other] { $n } offene Karten mit dieser Ware
    }
lens-now-points =
    { $n ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $n } Punkte
    }
lens-ships-like = { $what }: { $all } insgesamt, davon { $seen } zu sehen
