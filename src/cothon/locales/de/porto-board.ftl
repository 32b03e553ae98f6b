# What stands on the board of porto, in its text table and hints.

action-aristocrat = Aristokrat
action-captain = Kapitän
action-carrier = Träger
action-loadmaster = Lademeister
action-merchant = Händler

board-action-cards = Aktionskarten
board-action-round-5 = Aktionsrunde { $n } von 5
board-awards = Belohnung
board-bag-with-goods =
    Beutel mit { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }: { $goods }
board-before-you = Vor dir
board-blocked = belegt
    .title = Belegt
board-bonus = Bonus
board-card-in-use = Karte in Gebrauch: { $ship }
board-cargo = Fracht: { $good }
board-charter-ships = Charterschiffe
board-charter-ships-free = Charterschiffe: { $who }; frei: { $n }
board-civilisation-help = Jedes besitzt zwei Docks, I und II.
board-civilisations = Völker
board-cost-in-servants = Kosten in Dienern
board-costs-servants = kostet { $n } Diener
board-danger = Gefahr
board-decade-action-round = Dekade { $n }, Aktionsrunde { $r }
board-decade-of-5 = Dekade { $n } von 5
board-decade-ships-come = Dekade { $n }: Schiffe laufen ein
board-deck = Stapel
board-deck-empty = der Stapel ist leer
board-dock = Dock
board-dock-in-question = Es geht um das Dock { $dock }
board-docks = Docks
board-ends-after-4 = die Partie endet nach Dekade 4
board-final-phase = Schlussphase
board-free = { $n } frei
board-free-storage-space = freier Lagerplatz
board-free-storage-spaces = Freie Lagerplätze
board-free-storage-spaces-count =
    { $n ->
        [0] Kein Lagerplatz ist frei
        [one] Ein Lagerplatz ist frei
       *[other] { $n } Lagerplätze sind frei
    }
board-from = Von
board-gone = weg
board-good-comes-from = Ware kommt von: { $place }
board-good-there = Ware dort
board-goods = Waren
board-goods-list = Waren: { $goods }
board-held = Gehalten
board-held-cards = Gehaltene Karten
board-holds = hält: { $privilege }
board-in-the-bag = Im Beutel: { $goods }
board-in-the-deck = { $n } im Stapel
board-in-the-market = { $good } im Markt
board-in-the-storehouse = { $good } im Lagerhaus
board-in-use = in Gebrauch
board-in-your-storehouse = { $good } in deinem Lagerhaus
board-income = Ertrag
board-large = groß
board-large-palace-ends = 8 beenden die Partie nach Dekade 4
board-lighthouse = Leuchtturm
board-lighthouse-list = Leuchtturm: { $who }
board-lighthouse-order = Reihenfolge am Leuchtturm: { $who }
board-needed-points = Nötige Punkte
board-next-good-costs = nächste Ware kostet
board-next-good-costs-talents =
    Die nächste Ware kostet { $n ->
        [one] { $n } Talent
       *[other] { $n } Talente
    }
board-no-card = keine Karte
board-no-servants = keine Diener
board-of-taken = { $n } von { $all } besetzt
board-on-action-cards = Auf Aktionskarten
board-on-the-path = Auf dem Pfad
board-palace = Palast
board-palace-large =
    Großes Palastfeld: je { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }, braucht { $need ->
        [one] { $need } Handelspunkt
       *[other] { $need } Handelspunkte
    }; { $who }
board-palace-price-help = Talente, darunter nötige Punkte
board-palace-space =
    Palastfeld { $n }: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }, braucht { $need ->
        [one] { $need } Handelspunkt
       *[other] { $need } Handelspunkte
    }
board-path-of-intrigue = Pfad der Intrige
board-path-space = Pfadfeld { $n }
board-path-space-awards = Pfadfeld { $n }, Belohnung: { $award }
board-path-would-bring = Pfad brächte
board-path-would-bring-help = Diener, die der Pfad jetzt in den Palast brächte
board-picks-first = { $name } wählt zuerst
board-places = Orte
board-points-to-place =
    { $n ->
        [one] Ein Handelspunkt ist zu vergeben
       *[other] { $n } Handelspunkte sind zu vergeben
    }
board-position = Position
board-privilege = Privileg
board-reserve = Vorrat
    .title = Vorrat
board-reserve-servants = Vorrat: { $n } Diener
board-row-1-next = Reihe 1: als Nächstes
board-row-2-later = Reihe 2: danach
board-seat = Platz
board-servant = Diener
board-servants = Diener
board-servants-at = { $place }: { $n } Diener von { $name }
board-servants-count = { $n } Diener von { $name }
board-servants-in-reserve = Diener im Vorrat
board-servants-moved-so-far =
    { $n ->
        [0] Noch kein Diener versetzt
        [one] Bisher ein Diener versetzt
       *[other] Bisher { $n } Diener versetzt
    }
board-servants-of = Diener von { $name }
board-servants-of-column = Diener von
board-servants-palace = Diener im Palast
board-servants-path = Diener auf dem Pfad
board-setup = Aufbau
board-ship-facts = { $name }, will { $good }, Ertrag { $income }, Gefahr { $danger }
board-ship-help = Das Privileg; darunter die gewünschte Ware, der Ertrag in Talenten und die Gefahr.
board-ship-in-question = Es geht um: { $ship }
board-ships-at-sea = Schiffe auf See
board-ships-row-1-next = Schiffe, Reihe 1: als Nächstes
board-ships-row-2-later = Schiffe, Reihe 2: danach
board-ships-to-bring =
    { $n ->
        [one] Ein Schiff ist hereinzuholen
       *[other] { $n } Schiffe sind hereinzuholen
    }
board-situation = Lage
board-space = Feld
board-space-card = Feld { $n }: { $card }
board-space-number = Feld { $n }
board-spaces = Felder: { $n }
board-starting-player = Startspieler: { $name }
board-starts = beginnt
board-state = Zustand
board-storage-space-blocked-servant = Lagerplatz, von einem Diener belegt
board-store = Lager
    .title = Lager
board-store-list = Lager: { $goods }
board-storehouse = Lagerhaus
board-taken-award-now = { $n } von { $all } besetzt, Belohnung jetzt: { $award }
board-talents = Talente
board-temple = Tempel
board-temple-list = Tempel: { $who }
board-then-ship = Dann: { $ship }
board-trading-house = Handelshaus
board-trading-house-list = Handelshaus, Punkte: { $who }
board-trading-points = Handelspunkte
    .title = Handelspunkte
board-turn-of = Am Zug: { $name }
board-unknown-order =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in unbekannter Reihenfolge
board-unknown-order-list =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in unbekannter Reihenfolge: { $ships }
board-waits-there = { $good } wartet dort
board-wants = Will
board-what-is-in-the-deck = Was im Stapel ist
board-your-reserve-servants = Dein Vorrat: { $n } Diener

bonus-none = kein Bonus
bonus-palace = Bonus: ein Platz im Palast
bonus-storehouse = Bonus: einen Lagerplatz öffnen

civilisation-egypt = Ägypten
civilisation-etruria = Etrurien
civilisation-greece = Hellas
civilisation-iberia = Iberien
civilisation-phoenicia = Phönizien
civilisation-rome = Rom

hint-anygood = Ein Schiff an deinem Dock wird mit einer beliebigen Ware beladen, egal was es will: mit der am Dock oder, wenn der Tisch so spielt, mit einer aus deinem Lagerhaus.
hint-aristocrat = Wähle einen Diener im Tempel oder im Leuchtturm: Er wechselt an den anderen Ort.
hint-boon = { $privilege } oder nichts: Die Karte kommt zurück unter den Stapel.
hint-bring =
    Du holst { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    } herein.
hint-carrier = Wähle eine Ware in deinem Lager oder an einem deiner Docks.
hint-claim = Zwei deiner { $n } Diener gingen dorthin. Wird an deinem Dock ein Schiff beladen, wirst du bezahlt.
hint-dock = Beanspruche ein freies Dock, oder wechsle oder löse ein eigenes auf. Du hast { $n } Diener im Vorrat.
hint-free-charter-ships =
    { $n ->
        [one] { $n } Charterschiff ist
       *[other] { $n } Charterschiffe sind
    } frei.
hint-held =
    Du hältst { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
hint-loadmaster-order = An jedem leuchtenden Dock wird verladen; du wählst die Reihenfolge.
hint-look-order =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in deiner Hand. Die zuerst gewählte liegt oben.
hint-merchant =
    Die nächste Ware kostet { $price ->
        [one] { $price } Talent
       *[other] { $price } Talente
    }; du hast { $talents }. { $n ->
        [0] Kein Lagerplatz ist frei.
        [one] Ein Lagerplatz ist frei.
       *[other] { $n } Lagerplätze sind frei.
    }
hint-move-from = Wähle, woher ein Diener kommt, und dann, wohin er geht.
hint-move-to = Wähle jetzt, wohin der Diener geht.
hint-moved =
    { $n ->
        [one] Ein Diener ist versetzt. Mache weiter oder versetze niemanden mehr.
       *[other] { $n } Diener sind versetzt. Mache weiter oder versetze niemanden mehr.
    }
hint-palace =
    Er kostet { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    } und braucht { $need ->
        [one] { $need } Punkt
       *[other] { $need } Punkte
    }; du hast { $talents } und { $points }.
hint-palace-next =
    Der nächste Platz im Palast kostet { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    } und braucht { $need ->
        [one] { $need } Handelspunkt
       *[other] { $need } Handelspunkte
    }; du hast { $talents } und { $points }.
hint-points =
    Du vergibst { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }. Im Handelshaus hast du { $points }; auf dem Pfad sind { $taken } von { $all } Feldern besetzt.
hint-shift = Von { $dock }. Eine dort verbliebene Ware ist verloren.
hint-ship =
    Das Schiff daneben in Reihe 2 rückt auf. Im Stapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
hint-storage-free =
    Du hast { $n ->
        [one] { $n } freien Lagerplatz
       *[other] { $n } freie Lagerplätze
    } und { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
hint-storage-open =
    { $n ->
        [0] Der Bonus öffnet einen Lagerplatz, und keiner von deinen ist belegt.
        [one] Der Bonus öffnet deinen belegten Lagerplatz für 6 Talente; du hast { $talents }.
       *[other] Der Bonus öffnet einen deiner { $n } belegten Lagerplätze für 6 Talente; du hast { $talents }.
    }
hint-voyage = { $good } aus: { $place }. Diener im Tempel, gegen die Gefahren einer Fahrt: { $n }.
hint-your-storehouse = dein Lagerhaus

figure-path = Pfad
figure-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
figure-reserve = frei
figure-talents =
    { $n ->
        [one] Talent
       *[other] Talente
    }

would-figure-lighthouse = im Leuchtturm
would-figure-on-path = auf dem Pfad
would-figure-palace = im Palast
would-figure-points = Handelspunkte
would-figure-reserve = im Vorrat
would-figure-talents = Talente
would-figure-temple = im Tempel

lens-dock-wants = das Schiff in { $dock } will sie
lens-goods-left = { $good }: { $bag } im Beutel, { $n } auf dem Markt
lens-ships-like = { $what }: { $all } insgesamt, davon { $deck } im Stapel
lens-stored = { $good } im Lagerhaus: { $n }
