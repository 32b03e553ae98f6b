# What stands on the board of carthago, in its text table and hints.

board-a-guild-marker = ein Gildenmarker
board-a-neutral-disc = eine neutrale Scheibe
board-achievement-tiles = Plättchen
    .short = Plättchen
board-action = Aktion
board-actions = Aktionen
board-active-ships = Offene Schiffe: { $list }
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
        [one] 1 Karte
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
board-leaves = geht weg
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
    .short = Gilde
board-guild-marker = Gildenmarker
board-guild-marker-of-moves = Der Gildenmarker am Feld { $space } wird versetzt
board-guild-seat-covered = { $seat }: abgedeckt
board-guild-seat-disc = { $seat }: Scheibe von { $name }
board-guild-seat-free = { $seat }: frei
board-guild-seats = Gildensitze
board-guild-seats-count =
    +{ $n } { $n ->
        [one] Gildensitz
       *[other] Gildensitze
    }
board-guild-seats-left-column = Gildensitze der linken Spalte: { $n }; freie Kreise: { $m }
board-guild-seats-times-ships = Gildensitze mal Schiffe
board-hand-empty = Deine Hand ist leer.
board-harbour-closed = Der Hafen ist geschlossen.
board-harbour-closed-help = geschlossen: es kommt kein neues Schiff mehr
board-harbours-closed = Die Häfen sind geschlossen.
board-has-the-turn = { $name } ist am Zug
board-hidden = verborgen
board-inactive-ships = Verdeckte Schiffe: { $list }
board-laid = Gelegt
board-laid-list = Gelegt: { $cards }
board-luxury-is-used = Luxus ist genutzt
board-main-action-skipped = Die Hauptaktion wird ausgelassen
board-market-empty = Der Markt ist leer.
board-name = Name
board-next-discs =
    +{ $n } { $n ->
        [one] Scheibe
       *[other] Scheiben
    }
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
board-ship-active = Dein Schiff, offen: { $ship }
board-ship-inactive = Dein Schiff, verdeckt: { $ship }
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
board-strength-count = Stärke { $n }
board-the-forum = das Forum
board-the-others = Die anderen
board-the-tile = das Plättchen { $tile }
board-tile = Plättchen
board-tile-of-decade = Plättchen { $name } der Dekade { $d }
board-trade-card-help = Drei Verwendungen: die Aktion, die Ware oder die Münzen.
board-trade-cards = Handelskarten
    .title = Handelskarten
board-trade-cards-hand = Handelskarten auf der Hand
board-trade-pile =
    Handelsstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-trading-harbour = Handelshafen
    .short = Handel
board-turned-up = Aufgedeckt: { $ship }
board-unseen = Seit dem Mischen nicht gesehen ({ $n }): { $list }
board-unseen-before = Aus früheren Stapeln nicht gesehen: { $list }
board-unseen-count = Seit dem Mischen nicht gesehen: { $n }
board-waiting-outside = Vor dem Hafen
board-wanted-from-market = Gewünscht vom Markt: { $card }
board-warship-harbour = Kriegshafen
    .short = Krieg
board-your-residence = Deine Residenz

hint-available-discs =
    Du hast { $d ->
        [one] { $d } verfügbare Scheibe
       *[other] { $d } verfügbare Scheiben
    }.
hint-column =
    Links: drei von einer Ware, Farbstoffe, Öle oder Glas; Mitte: zweimal Zeder; rechts: zweimal Juwelen. Du hast { $n ->
        [one] { $n } Handelskarte
       *[other] { $n } Handelskarten
    }.
hint-column-pay = Für die { $column }: { $price }.
hint-danger = Gefahr { $d } gegen deine Stärke { $n }.
hint-decade = Dekade { $d }, Runde { $n } von 5.
hint-delivery = An ein Handels- oder ein Kriegsschiff, oder je einmal an beide. Stärke { $n } gewinnt bis Gefahr { $n }; sonst ziehst du 1 Karte.
hint-honour = Ein Feld kostet die Münzen, die darauf stehen: Du hast { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } auf { $c ->
        [one] 1 Handelskarte
       *[other] { $c } Handelskarten
    }.
hint-front-leaves = Letzte Runde der Dekade: Dann kommt das Schiff an deinem Dock 1 unter den Stapel, und ein anderes rückt auf.
hint-front-leaves-soon = Am Ende dieser Dekade kommt das Schiff an Dock 1 unter den Stapel, auch wenn es reserviert ist.
hint-docks = Ein Handelsdock oder ein Kriegsdock.
hint-expedition = Beliebige Handelskarte. Bis Gefahr { $n } gewinnst du das Schiff samt Karten für seine Münzen; sonst ziehst du 1 Karte.
hint-guild =
    Du hast { $d ->
        [one] { $d } verfügbare Scheibe
       *[other] { $d } verfügbare Scheiben
    } und { $c ->
        [0] keine Handelskarte
        [one] { $c } Handelskarte
       *[other] { $c } Handelskarten
    }{ $c ->
        [0] { "" }
       *[other] {" "}mit insgesamt { $n ->
            [one] { $n } Münze
           *[other] { $n } Münzen
        }
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
    }. Du bekommst kein Wechselgeld.
hint-ship = Das Schiff will { $good }. Es bringt dir Karten: So viele werden aufgedeckt, bis ihre Münzen { $n } erreichen.
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
hint-start-disc = Sie kostet nichts, reserviert dir gleich ein Schiff und macht einen Kreis frei: links für Gildensitze, Mitte für Stärke, rechts für Scheiben.
hint-swap = Du darfst eine deiner Handelskarten dafür geben.
hint-wake = Dann liegt bereit: { $names }.
hint-wake-effect = { $name }: { $does }
hint-you-get = Du bekommst die Karte „{ $card }“.


then-market =
    Für { then-cards }: Du nimmst eine Handelskarte, darfst eine tauschen und deckst eines deiner verdeckten Schiffe auf.
then-residence =
    Für { then-cards }: Du zahlst dann Waren für die nächste Scheibe einer Spalte deiner Residenz.
then-trading-dock =
    Für { then-cards }: Deine Scheibe reserviert dir dann ein Schiff an einem Handelsdock.
then-warship-dock =
    Für { then-cards }: Deine Scheibe kommt dann an ein Kriegsdock, für eine spätere Lieferung.
then-delivery =
    Für { then-cards }: Du belädst dann ein Handelsschiff oder schickst ein Kriegsschiff aus, wo deine Scheibe wartet.
then-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
then-guild = Danach darfst du Münzen für einen Sitz oder ein Plättchen zahlen (Gildenmarker).
then-neutral = Die neutrale Scheibe zieht weiter.

meter-coins =
    noch { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
meter-exact = genau bezahlt
meter-too-many = { $n } zu viel

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
figure-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
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

# Wozu die Dinge da sind.
lens-about-anchor = Wie ein Kriegsdock, mit Platz für beliebig viele Scheiben. Hierher führt nur ein Schiff mit Kommando.
lens-about-card-base = Sie bezahlt ihre Aktion und kann sonst nichts. Du verlierst sie nie: Am Ende der Dekade kommt sie zurück.
lens-about-card-market = Nimm sie mit der Marktaktion; danach darfst du auch eine deiner Handelskarten gegen eine von diesen tauschen.
lens-about-card-trade = Jede Handelskarte ist eines von dreien: ihre Aktion, ihre Ware oder ihre Münzen.
    .more = Für eine Aktion gespielt kommt sie am Ende der Dekade zurück. Als Ware oder Münzen gegeben ist sie weg.
lens-about-coins = Die Münzen aller Handelskarten auf der Hand zusammen. Mit ihnen bezahlt man Gildensitze und Felder auf Plättchen.
lens-about-column-left = Zahle drei Karten einer Ware (Farbstoffe, Öle oder Glas) für die nächste Scheibe. Zwei freie Kreise sind 2 Gildensitze wert, alle drei sind 3 wert.
    .more = Die Scheibe wird verfügbar. Ein freier Kreis allein bringt noch keinen Sitz.
lens-about-column-middle = Zahle zweimal Zeder für die nächste Scheibe. Ein freier Kreis macht deine Stärke { $one }, beide machen sie { $two }.
    .more = Die Scheibe wird verfügbar. Stärke brauchen Kriegsschiffe gegen die Gefahr eines Schiffs.
lens-about-column-right = Zahle zweimal Juwelen für die nächste Scheibe; der zweite Kreis gibt gleich zwei. Leer ist die Spalte ein Gildensitz.
    .more = Verfügbare Scheiben sind immer knapp: Docks, Gildensitze und Plättchen brauchen sie.
lens-about-discard-pile = Karten, die für Waren und Münzen abgegeben wurden. Ist der Stapel leer, werden sie gemischt.
    .more = Drücke darauf, um sie zu sehen und was noch ungesehen ist.
lens-about-discs = Scheiben, die bereitliegen. Du legst sie an Docks, auf Gildensitze und auf Plättchen.
    .more = Scheiben an Docks kommen nach einer Lieferung heim, die auf Sitzen und Plättchen bleiben dort. Wer am meisten davon hat, beginnt die nächste Dekade.
lens-about-dock = Reserviere das Schiff mit einer Scheibe und liefere dann eine Karte seiner Ware: Das Schiff gehört dir, und deine Scheibe kommt heim.
    .more = Rücken Schiffe auf, bleiben die Scheiben an ihren Docks. Niemand darf alle { $docks } Docks belegen.
lens-about-dock-front = Am Ende der Dekaden I und II kommt das Schiff an Dock 1 unter den Stapel, auch wenn es reserviert ist. Das nächste rückt zu deiner Scheibe auf.
lens-about-dock-empty = Hier liegt kein Schiff mehr, also gibt es nichts zu reservieren.
lens-about-effect-commando = Kommando: Wenn du ein Kriegsdock reservierst, darf deine Scheibe zum Anker, wo immer Platz ist.
lens-about-effect-embargo = Embargo: Vor oder nach deiner Aktion kommt das Schiff an Dock 1 unter den Stapel; die anderen rücken ein Dock auf.
lens-about-effect-escorts = Eskorte: Deine Stärke ist für ein Kriegsschiff um 2 höher. Du wirst gefragt, wenn das reichen würde.
lens-about-effect-favour = Gunst: Du bezahlst ein Feld ohne eine Karte, die seine Aktion zeigt.
lens-about-effect-intrigue = Intrige: Vor oder nach deiner Aktion versetzt du einen Gildenmarker auf ein Feld ohne Marker, vielleicht auf dein eigenes.
lens-about-effect-legacy = Vermächtnis: Eine Scheibe, die auf ein Plättchen darf, kann auch auf eines einer früheren Dekade.
lens-about-effect-luxury = Luxus: Du lädst statt der gewünschten Ware irgendeine andere auf ein Handelsschiff.
lens-about-effect-opulence = Prunk: Eine der Karten, mit denen du eine Scheibe deiner Residenz bezahlst, darf jede Ware zeigen.
lens-about-effect-palette = Palette: Du legst die fünf Karten des Markts ab, und fünf neue kommen.
lens-about-forum = Ein Gildensitz für alle, so oft du willst. Preis jeder Scheibe in Münzen: { $forum }.
lens-about-hand = Handelskarten auf der Hand. Basiskarten sind hier nicht mitgezählt.
lens-about-marker = Hier steht ein Gildenmarker: Nach der Aktion darfst du eine Scheibe in die Gildenhalle oder auf ein Plättchen legen. Dafür darfst du die Aktion sogar auslassen.
lens-about-neutral = Die neutrale Scheibe macht das Feld um eine Karte teurer und zieht weiter, wenn jemand es gewählt hat.
lens-about-piece-disc = Wessen Scheibe hier steht, der hat diese Aktion zuletzt gewählt. Für alle anderen macht sie das Feld um eine Karte teurer.
lens-about-piece-marker = Gildenmarker: Wer dieses Feld wählt, darf danach Münzen zahlen und eine Scheibe in die Gildenhalle oder auf ein Plättchen legen.
    .more = Danach zieht der Marker im Uhrzeigersinn weiter, zum nächsten Feld ohne Marker.
lens-about-piece-neutral = Neutrale Scheibe: Sie macht das Feld für alle um eine Karte teurer.
    .more = Wählt jemand das Feld, zieht sie im Uhrzeigersinn weiter, zum nächsten Feld ohne eine solche.
lens-about-residence = Drei Spalten mit Scheiben: Die linke bringt Gildensitze, die mittlere Stärke, die rechte Scheiben.
lens-about-score = Die Punkte dieses Spielers, wenn die Partie jetzt zu Ende wäre: Gildensitze mal Schiffe, dazu was die Plättchen zahlen.
lens-about-seat = Eine Scheibe hier ist für immer ein Gildensitz. Am Ende werden deine Gildensitze mit deinen Schiffen malgenommen.
    .more = Hierher kommst du mit einer Gildenaktion, auf einem Feld mit Gildenmarker.
lens-about-seat-covered = Für die ganze Partie abgedeckt: Mit weniger Spielern gibt es weniger Sitze.
lens-about-seat-taken = Für immer besetzt: Es ist ein Gildensitz seines Besitzers.
lens-about-ship-outside = Es kommt an das letzte Dock, sobald ein Schiff den Hafen verlässt. Reservieren kann man es erst an einem Dock.
lens-about-ship-own = Nutzt du seinen Effekt, wird das Schiff umgedreht; die Marktaktion deckt eines wieder auf. Am Ende zählt jedes Schiff.
lens-about-ship-pile = Schiffe, die noch kommen, für die Docks und für Kriegsschiffe. Ist keines mehr da, schließen die Häfen.
lens-about-ship-values = Münzwert: Bekommst du das Schiff, werden für dich Handelskarten aufgedeckt, bis ihre Münzen ihn erreichen. Gefahr: die Stärke, die du brauchst, wenn das Schiff für ein Kriegsschiff aufgedeckt wird; an einem Dock spielt sie keine Rolle.
lens-about-space-delivery = Liefere an ein Handelsschiff mit deiner Scheibe, an ein Kriegsschiff mit deiner Scheibe oder je einmal an beide. So bekommst du Schiffe.
lens-about-space-market = Nimm eine Handelskarte; danach darfst du eine tauschen. Zuletzt deckst du eines deiner verdeckten Schiffe auf.
lens-about-space-price = Es kostet eine Karte, die die Aktion zeigt, und eine beliebige für jede andere Scheibe hier. Gespielte Karten kommen am Ende der Dekade zurück.
lens-about-space-residence = Bezahle mit Waren eine Scheibe deiner Residenz: Sie wird verfügbar, und ihre Spalte bringt Gildensitze, Stärke oder mehr Scheiben.
lens-about-space-trading-dock = Lege eine Scheibe an ein Handelsdock: Sie hält dir das Schiff dort frei, bis du die gewünschte Ware lieferst.
lens-about-space-warship-dock = Lege eine Scheibe an ein Kriegsdock. Eine spätere Lieferung an das Kriegsschiff kann dir ein Schiff des Stapels bringen.
lens-about-start-disc = Eine Startscheibe kostet nichts: Du nimmst die nächste dieser Spalte, ihr Kreis ist von da an frei, und die Scheibe reserviert gleich ein Dock.
lens-about-steps = Fünfzehn Runden: drei Dekaden zu fünf. Die leuchtenden Striche sind die, die schon begonnen haben.
lens-about-strength = Womit Kriegsschiffe kämpfen: Ein Schiff mit höchstens dieser Gefahr wird deines.
    .more = Sie wächst mit der mittleren Spalte der Residenz: zuerst 1, dann { $one }, dann { $two }.
lens-about-tile = Eine Scheibe hier bringt dir am Ende ihre Punkte, höchstens 12. Eine Gildenaktion bringt sie dorthin oder eine Lieferung an ein Kriegsschiff.
    .more = Offen sind nur die Plättchen der laufenden Dekade. Die erste Scheibe zahlt am wenigsten, und jeder hat auf einem Plättchen höchstens eine.
lens-about-tile-goods = Eine Scheibe hier zahlt am Ende für Warensätze auf deiner Hand: 2 Waren, alle verschieden oder alle gleich, sind 1 Punkt, 3 sind 2, 4 sind 4, 5 sind 7.
lens-about-tile-hall2 = Eine Scheibe hier zahlt 3 für jede Scheibe in deinem größten Block: Sitze der Gildenhalle mit deinen Scheiben, die neben- oder übereinander liegen.
lens-about-tile-residence1 = Eine Scheibe hier zahlt 3 für jeden Kreis deiner Residenz, von dem du die Scheibe genommen hast, gleich in welcher Spalte.
lens-about-tile-sets = Jede Karte zählt in beidem: mit den gleichen und in einem Satz verschiedener. Was du doppelt oder öfter hast, bildet weitere Sätze verschiedener.
lens-about-tile-sets-first = Jede Karte zählt mit den gleichen; von verschiedenen zählt nur ein Satz, der größte.
lens-about-tile-ships = Eine Scheibe hier zahlt am Ende für Warensätze auf deinen Schiffen: 2 Waren, alle verschieden oder alle gleich, sind 1 Punkt, 3 sind 3, 4 sind 6, 5 sind 10.
lens-about-tile-victory = Eine Scheibe hier zählt alle deine Scheiben auf Plättchen, auch diese: 7 für jede auf einem ersten Feld, 6 auf einem zweiten, 5 auf einem dritten. Zusammen bringen sie höchstens 12.
lens-about-tiles = Scheiben auf Plättchen: Jede bringt am Ende ihre Punkte.
lens-about-trade-pile = Nimm die oberste Karte, ungesehen, statt einer offenen. Auch wer passt, zieht von hier.
lens-about-warship-dock = Mit einer Scheibe hier deckst du bei einer Lieferung für eine beliebige Handelskarte ein Schiff des Stapels auf. Ist deine Stärke mindestens so groß wie seine Gefahr, gehört es dir.
    .more = Es kommt verdeckt, mit Handelskarten in seinem Münzwert. Bist du zu schwach, ziehst du eine Karte. In beiden Fällen kommt die Scheibe heim und darf gleich auf ein Plättchen.
lens-about-warship-up = Das Kriegsschiff ist auf dieses Schiff getroffen: seine Gefahr gegen die Stärke des Spielers.
