# What stands on the board of porto, in its text table and hints.

action-aristocrat = Aristokrat
action-captain = Kapitän
action-carrier = Träger
action-loadmaster = Lademeister
action-merchant = Händler

board-action-cards = Aktionskarten
    .short = Aktionen
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
board-charter-ships-free = Charterschiffe: { $who }; { $n } frei
board-civilisation-help = Jedes besitzt zwei Docks, I und II.
board-civilisations = Völker
board-cost-in-servants = Kosten in Dienern
board-costs-servants = kostet { $n } Diener
board-danger = Gefahr
board-decade-action-round = Dekade { $n }, Runde { $r } von 5
    .last = Dekade { $n }, letzte Runde
board-decade-of-5 = Dekade { $n } von 5
board-decade-ships-come = Dekade { $n }: Schiffe laufen ein
board-deck = Stapel
board-deck-empty = der Stapel ist leer
board-dock = Dock
board-dock-in-question = Es geht um das Dock { $dock }
board-docks = Docks
board-ends-after-4 = die Partie endet nach Dekade 4
    .short = Ende
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
board-gone = leer
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
board-large-palace-ends = mit 8 Punkten endet die Partie nach Dekade 4
    .short = von 8
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
board-of-taken = { $n } von { $all } besetzt, in den Palast noch keiner
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
    .short = Pfad
board-path-space = Pfadfeld { $n }
board-path-space-awards = Pfadfeld { $n }, Belohnung: { $award }
board-path-would-bring = Pfad brächte
board-path-would-bring-help = Diener, die der Pfad jetzt in den Palast brächte
board-picks-first = { $name } wählt zuerst
    .short = zuerst
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
    .at = { $name }: { $n }
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
    .there = will { $good }, Ertrag { $income }, Gefahr { $danger }
    .privilege = Privileg: { $privilege }
board-ship-help = Das Privileg; darunter die gewünschte Ware, der Ertrag in Talenten und die Gefahr.
board-ship-in-question = Es geht um: { $ship }
board-ships-at-sea = Schiffe auf See
    .short = Schiffe
board-ships-row-1-next = Schiffe, Reihe 1: als Nächstes
board-ships-row-2-later = Schiffe, Reihe 2: danach
board-ships-to-bring =
    { $n ->
        [one] Ein Schiff ist hereinzuholen
       *[other] { $n } Schiffe sind hereinzuholen
    }
board-situation = Lage
board-space = Feld
board-space-card = { $card }, Feld { $n }
board-space-number = Feld { $n }
board-spaces = Felder: { $n }
board-starting-player = Startspieler: { $name }
board-starts = beginnt
board-state = Zustand
board-storage-space-blocked-servant = Lagerplatz, von einem Diener belegt
board-store = Lagerhaus
    .title = Lagerhaus
board-store-list = Lagerhaus: { $goods }
board-storehouse = Lagerhaus
board-taken-award-now = { $n } von { $all } besetzt, in den Palast zurzeit: { $award }
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
bonus-storehouse = Bonus: einen Lagerplatz für 6 Talente öffnen

civilisation-egypt = Ägypten
civilisation-etruria = Etrurien
civilisation-greece = Hellas
civilisation-iberia = Iberien
civilisation-phoenicia = Phönizien
civilisation-rome = Rom

hint-anygood = Ein Schiff an deinem Dock nimmt jede Ware, egal was es will.
hint-aristocrat = Bis zu drei Diener, egal wessen, wechseln zwischen Tempel und Leuchtturm: erst deine, dann reihum.
hint-boon = Es bringt: { $privilege }. Die Karte kommt dann unter den Stapel.
hint-bring =
    { $can_ban ->
        [yes] Du bist Erster im Leuchtturm: Hole zwei Schiffe oder weise eines ab; die übrigen kommen von selbst.
       *[no] Deine Diener im Leuchtturm holen { $n ->
            [one] { $n } Schiff
           *[other] { $n } Schiffe
        }, an Docks ihres Volks; die übrigen kommen von selbst.
    }
hint-carrier = Wähle eine Ware in deinem Lagerhaus oder an einem deiner Docks.
hint-claim = Zwei deiner { $n } Diener gehen dorthin und warten auf das Schiff.
hint-dock = Du hast { $n } Diener im Vorrat; ein Dock braucht zwei.
hint-free-charter-ships =
    { $n ->
        [one] { $n } Charterschiff ist
       *[other] { $n } Charterschiffe sind
    } frei. Eine Fahrt braucht auch einen Diener im Tempel; dort hast du { $temple ->
        [0] keinen
       *[other] { $temple }
    }.
hint-stock = Ein Kauf sofort, für 6 Talente. { $room }
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
hint-move-from = Ein bis fünf; aus Vorrat, Leuchtturm, Tempel, in dieser Folge; zum Leuchtturm vor dem Tempel.
hint-move-to = Wähle jetzt, wohin der Diener geht. Die für den Leuchtturm kommen vor denen für den Tempel.
hint-moved =
    { $n ->
        [one] Ein Diener von bis zu { $most } ist versetzt.
       *[other] { $n } Diener von bis zu { $most } sind versetzt.
    } Die Folge bleibt: Mache hier weiter oder höre auf.
hint-palace =
    Jeder einmal, auf dem großen Feld: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }, { $need ->
        [one] { $need } Punkt
       *[other] { $need } Punkte
    }; du hast { $talents } { $talents ->
        [one] Talent
       *[other] Talente
    } und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
hint-palace-next =
    Nächster Platz im Palast: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }, { $need ->
        [one] { $need } Punkt
       *[other] { $need } Punkte
    }; du hast { $talents } { $talents ->
        [one] Talent
       *[other] Talente
    } und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
hint-palace-final =
    Nächster Platz: { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }, { $need ->
        [one] { $need } Punkt
       *[other] { $need } Punkte
    }; nach Runde 5 für alle noch einer: { $last_cost }, { $last_need }. Du hast { $talents } und { $points }.
hint-points = Punkte zu vergeben: { $n }. Handelshaus: { $points }. Pfad: { $taken } von { $all } besetzt.
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
        [0] Er öffnet einen Lagerplatz, und keiner von deinen ist belegt.
       *[other] Du hast { $talents ->
            [one] { $talents } Talent
           *[other] { $talents } Talente
        }; belegte Lagerplätze: { $n }.
    }
hint-voyage =
    { $good } { $place }. { $n ->
        [0] Kein Charterschiff kann fahren: Du hast keinen Diener im Tempel.
        [one] Für ein Charterschiff hast du einen Diener im Tempel.
       *[other] Für ein Charterschiff hast du { $n } Diener im Tempel.
    }
hint-from-dock = vom Dock { $dock }
hint-from-storehouse = aus deinem Lagerhaus

figure-path = Pfad
figure-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
figure-reserve = Vorrat
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
lens-ships-like = Schiffe, { $what }: { $all } insgesamt, davon { $deck } im Stapel
lens-stored = { $good } im Lagerhaus: { $n }

# Wozu die Dinge da sind.
lens-about-bag = Räume den Markt ab und fülle ihn neu aus dem Beutel: Das ist deine ganze Aktion. Danach darfst du eine Ware für 6 Talente kaufen.
    .more = Einen Diener brauchst du dafür nicht. Der Preis des Händlers beginnt wieder bei 4.
lens-about-bonus-palace =
    Bonus: Kaufe den nächsten Platz im Palast, jetzt für { $cost ->
        [one] { $cost } Talent
       *[other] { $cost } Talente
    }. Dafür musst du { $need ->
        [one] { $need } Handelspunkt
       *[other] { $need } Handelspunkte
    } haben.
lens-about-bonus-storehouse = Bonus: Für 6 Talente geht ein Diener aus deinem Lagerhaus in deinen Vorrat, und sein Platz ist frei für eine Ware.
lens-about-card-aristocrat = Er versetzt einen bis fünf deiner eigenen Diener zwischen Vorrat, Leuchtturm und Tempel.
    .more = Einen nach dem anderen, in dieser Folge: aus dem Vorrat in den Leuchtturm, dann in den Tempel; vom Leuchtturm in den Vorrat, dann in den Tempel; vom Tempel in den Vorrat, dann in den Leuchtturm. Auslassen darfst du, zurückgehen nicht, und kein Ort gibt und empfängt zugleich. Diener im Tempel beten für Charterschiffe, die im Leuchtturm wählen, welche Schiffe einlaufen.
lens-about-card-captain = Er bringt einen deiner Diener auf ein freies Charterschiff. Darauf kann der Träger dann jede Ware auf See schicken, aber nur, solange du einen Diener im Tempel hast.
    .more = Der Diener kommt nach der Fahrt zurück. In den Tempel bringt Diener der Aristokrat.
lens-about-card-carrier = Er trägt eine deiner Waren: aus deinem Lagerhaus oder von deinem Dock zu einem anderen deiner Docks, ins Lagerhaus oder auf ein Charterschiff.
    .more = Will das Schiff am Dock die Ware, wird sofort verladen, und du wirst bezahlt. Auf einem Charterschiff geht die Ware sofort auf See.
lens-about-card-loadmaster = Eins von dreien: Zwei deiner Diener beanspruchen ein freies Dock, oder die von einem deiner Docks wechseln zu einem freien, oder sie gehen heim.
    .more = Wem ein Dock gehört, der wird bezahlt, wenn das Schiff dort beladen wird. Eine Ware, die an einem Dock zurückbleibt, ist verloren.
lens-about-card-merchant = Er verkauft dir eine Ware des Markts. Die erste einer Dekade kostet 4 Talente, die zweite 3, jede weitere 2.
    .more = Du brauchst dafür einen freien Lagerplatz. Ein neu gefüllter Markt beginnt wieder bei 4.
lens-about-card-none = Die sechs Aktionskarten werden zu Beginn jeder Dekade neu ausgelegt.
lens-about-charter = Der Kapitän bringt einen Diener an Bord, der Träger irgendeine Ware: Dann fährt es. Dafür brauchst du mindestens einen Diener im Tempel. Die nächste Schiffskarte sagt, wie gefährlich es ist und was es bringt.
    .more = Es kommt an, wenn du mindestens so viele Diener im Tempel hast wie die Gefahr: Du bekommst den Ertrag, weniger 1 Talent für jeden von ihnen, und 2 Handelspunkte. Sonst bekommst du den halben Ertrag, aufgerundet, und 1 Handelspunkt. Danach kommen der Diener vom Schiff und einer aus dem Tempel heim.
lens-about-deck = Schiffskarten, die noch kommen. Benutzte kommen darunter.
lens-about-dock = Wer hier zwei Diener hat und die gewünschte Ware bringt, bekommt den Ertrag, einen Handelspunkt und die Schiffskarte mit ihrem Privileg.
    .more = Dann gehen die Diener heim, und das Dock ist frei. Bis dahin wartet das Schiff.
lens-about-dock-empty = Hier legen zu Beginn einer Dekade Schiffe aus { $people } an. In Reihe 1 { $next ->
        [0] ist jetzt keines davon
        [one] ist jetzt eines davon, für { $goods }
       *[other] sind jetzt { $next } davon, für { $goods }
    }.
    .more = Von oben in der Reihe kommt das erste an Dock I, das zweite an Dock II, jedes weitere kommt unter den Stapel. Zwei Diener machen das Dock zu deinem; eine Ware darf dort schon auf ihr Schiff warten.
lens-about-good-market = Der Händler verkauft sie jetzt für { $price ->
        [one] { $price } Talent
       *[other] { $price } Talente
    }. Ein Schiff an deinem Dock will sie vielleicht, und ein Charterschiff nimmt jede Ware.
lens-about-good-price = Was der Händler für die nächste Ware verlangt: 4 Talente für die erste einer Dekade, 3 für die zweite, 2 für jede weitere.
lens-about-good-store = Der Träger bringt sie zu einem deiner Docks, wo das richtige Schiff dafür zahlt, oder auf ein Charterschiff.
lens-about-held = Du darfst sie in deinem eigenen Zug nutzen: vor der Aktion, zwischen Aktion und Bonus oder am Ende. Dann kommt sie unter den Stapel.
lens-about-house = Handelspunkte: Der Palast verlangt sie, aber sie werden nie ausgegeben. Du bekommst sie für beladene Schiffe und für Fahrten.
    .more = Hat jemand am Ende der vierten Dekade 8 oder mehr davon, ist die Partie dann zu Ende.
lens-about-lighthouse = Wer hier Diener hat, wählt zu Beginn einer Dekade Schiffe aus Reihe 1, die einlaufen, und an welches Dock; wer die meisten hat, zuerst.
    .more = Der Erste holt zwei Schiffe herein oder weist eines ab; der Zweite holt zwei, jeder weitere eines. Der Rest läuft von selbst ein. Deine Diener bleiben hier.
lens-about-palace = Die meisten Diener im Palast gewinnen. Hinein führen der Palastbonus eines Aktionsfelds, ein Privileg und der Pfad der Intrige.
lens-about-palace-large = In der Schlussphase, nach der letzten Runde, darf jeder hier einen Platz kaufen. Vorher ist es nur offen, wenn die einzelnen Plätze besetzt sind.
    .more = Jeder Diener kostet diese Talente, und du musst diese Handelspunkte haben.
lens-about-palace-space = Plätze werden der Reihe nach gekauft. Zahle die Talente oben und habe die Handelspunkte darunter; die behältst du.
    .more = In der Schlussphase, nach der letzten Runde, darf jeder noch einen kaufen, auf dem großen Feld. Preis des nächsten Platzes in Talenten: { $cost }; verlangte Handelspunkte: { $need }. Ein Diener aus deinem Vorrat kommt dorthin.
lens-about-path = Ein Handelspunkt darf statt dich im Handelshaus aufsteigen zu lassen einen deiner Diener hierher bringen, auf das nächste freie Feld. Am Ende gehen einige von hier in den Palast: so viele, wie die letzte erreichte Belohnung sagt.
    .more = 3/2/1 heißt drei für den, der hier am meisten hat, zwei für den Zweiten, einer für den Dritten; bei Gleichstand, wer zuerst kam. Mehr, als er hier hat, bringt niemand hinein.
lens-about-path-award = Belohnung: So viele Diener gehen am Ende vom Pfad in den Palast, wenn der Pfad bis hierher besetzt und keine weitere Belohnung erreicht ist. Die erste Zahl gilt für den mit den meisten Dienern auf dem Pfad, die nächste für den Zweiten.
lens-about-privilege-anygood = Jede Ware: Ein Schiff an einem deiner Docks nimmt, was dort liegt, oder eine Ware aus deinem Lagerhaus, und zahlt wie sonst.
lens-about-privilege-bring = Schiff holen: Ein Schiff deiner Wahl aus Reihe 1 kommt sofort an ein freies Dock seines Volks, in deinem eigenen Zug.
    .more = An Dock I, sonst an Dock II; liegt an beiden ein Schiff, kommt die Karte unter den Stapel. Wartet dort die richtige Ware, verlädt sie, wem das Dock gehört.
lens-about-privilege-look = Ansehen: Nur du siehst die obersten drei Schiffskarten und legst sie in beliebiger Reihenfolge zurück. Gut vor einer Fahrt.
lens-about-privilege-move3 = 3 versetzen: Bis zu drei Diener beliebiger Spieler, auch der anderen, gehen vom Tempel in den Leuchtturm oder umgekehrt.
    .more = Einer nach dem anderen: zuerst deine, dann die der anderen, reihum, jeweils vom Tempel vor dem Leuchtturm. Niemandes Diener gehen in beide Richtungen.
lens-about-privilege-none = Dieses Schiff hat kein Privileg.
lens-about-privilege-palace = Palastplatz: Du kaufst den nächsten Platz für seine Talente, egal wie viele Handelspunkte du hast, und ohne den Bonus.
lens-about-privilege-path1 = Ein Schritt: Gleich nach dem Verladen kommt ein Diener aus deinem Vorrat auf den Pfad der Intrige, wenn du willst. Aufheben kannst du ihn nicht.
lens-about-privilege-point1 = Ein Punkt: ein weiterer Handelspunkt gleich nach dem Verladen, wenn du willst. Aufheben kannst du ihn nicht.
lens-about-privilege-talents3 = 3 Talente für dich gleich nach dem Verladen. Aufheben kannst du sie nicht.
lens-about-reserve = Diener zu Hause: Jeder verdient zu Beginn einer Dekade 1 Talent. Sie bezahlen Aktionskarten und gehen, wohin du sie schickst.
    .more = Die auf Aktionskarten kommen zu Beginn der nächsten Dekade heim. Wer dann den größten Vorrat hat, beginnt.
lens-about-ship-row-1 = Es läuft zu Beginn der nächsten Dekade ein, an Dock I seines Volks oder sonst an Dock II. Liegt an beiden ein Schiff, kommt die Karte unter den Stapel.
    .more = Der Leuchtturm wählt zuerst; die übrigen folgen von oben nach unten.
lens-about-ship-row-2 = Es rückt in Reihe 1, wenn diese eingelaufen ist.
lens-about-ship-values = Ertrag: für den, der es an einem Dock belädt. Gefahr: nur, wenn diese Karte für die Fahrt eines Charterschiffs aufgedeckt wird.
lens-about-space = Stelle so viele Diener darauf, wie es kostet, handle, und nimm dann den Bonus des Felds, wenn du willst. Oder nimm nur den Bonus. Seine Nummer ist seine Taste.
lens-about-steps = Fünf Dekaden zu je fünf Aktionsrunden; dann die Schlussphase, in der jeder noch einen letzten Platz im Palast kaufen darf. Hat jemand 8 Handelspunkte, kommt sie nach Dekade 4.
    .more = Die leuchtenden Striche sind die Dekaden, die schon begonnen haben.
lens-about-storage-blocked = Hier steht ein Diener. Der Lagerhausbonus schickt ihn für 6 Talente in deinen Vorrat, und der Platz ist frei für Waren.
lens-about-storage-free = Platz für eine Ware. Ohne freien Platz kannst du nichts kaufen.
hint-quay = Zwei Diener gehen dorthin; dann nimmst du eine Ware umsonst.
lens-about-sway = Dieser Diener würde vom Tempel in den Leuchtturm wechseln oder umgekehrt.
lens-about-talents = Geld: für Waren, Lagerplätze und Plätze im Palast. Die Talente der anderen sind verborgen.
    .more = Jeder Diener im Vorrat verdient zu Beginn einer Dekade 1; am meisten bringen beladene Schiffe und Fahrten.
lens-about-temple = Diener hier beten für deine Charterschiffe. Eine Fahrt kommt an, wenn du mindestens so viele hier hast wie ihre Gefahr.
    .more = An Docks nützen sie nichts. Der Aristokrat bringt sie hierher; nach einer Fahrt geht einer von ihnen heim.
