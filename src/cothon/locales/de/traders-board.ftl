# What stands on the board of traders, in its text table and hints.

board-all-coins-tokens =
    Alles für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, mit Plättchen { $least }
board-all-for-coins =
    Alles für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
board-blind = verdeckt
board-blind-points = Verdeckte Siegpunkte: { $cards }
board-card-help = Die Zahl ist Preis und Geld; darunter stehen die Fässer: zwei auf einer 2, eines auf einer 3, keines auf einer 5.
board-card-no-icon = { $colour } { $value }, { $goods }, kein Fass
board-card-one-icon = { $colour } { $value }, { $goods }, ein Fass
board-card-reserved-by = { $card }, reserviert von { $name }
board-card-saved = { $card }, wird gerettet
board-card-two-icons = { $colour } { $value }, { $goods }, zwei Fässer
board-cards = Karten
board-cards-in-hand = Handkarten: { $cards }
board-cards-piles = Karten in den Stapeln
board-cards-saved = Werden gerettet: { $cards }
board-coins-still-due =
    { $n ->
        [0] der Preis ist bezahlt
        [one] noch { $n } Münze zu zahlen
       *[other] noch { $n } Münzen zu zahlen
    }
board-coins-warehouse-icons =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $icons ->
        [one] { $icons } Fass
       *[other] { $icons } Fässer
    }
board-colour-count = { $colour }: { $n }
board-comes-next = kommt als Nächstes
board-discard-pile = Ablage
board-discard-pile-cards =
    Ablage: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-dotted-last-purchase = gepunktet: der letzte Kauf
board-double-action-unused = Doppelaktion unbenutzt
board-double-action-used-piece = Doppelaktion benutzt
board-draw-pile = Nachziehstapel
board-draw-pile-cards =
    Nachziehstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-face = { $colour } { $value }
board-farm = Hof
board-for-nothing = kostenlos
board-goods-in-danger = Waren in Gefahr
board-goods-in-danger-count =
    { $n ->
        [0] Keine Ware in Gefahr
        [one] Eine Ware in Gefahr
       *[other] { $n } Waren in Gefahr
    }
board-hand = Hand
board-hand-cards-column = Handkarten
board-hand-summary =
    Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $icons ->
        [one] { $icons } Fass
       *[other] { $icons } Fässer
    }
board-icons-needed =
    { $n ->
        [one] Noch ein Fass fehlt
       *[other] Noch { $n } Fässer fehlen
    }
board-in-danger = { $n } in Gefahr
board-in-pirate-waters = im Piratengewässer
board-in-the-sea = Doppelaktion benutzt
board-in-the-warehouse = { $card }, im Lagerhaus
board-in-your-stock = { $card } in deinem Vorrat
board-most-tokens-each = Plättchen: alle { $n } von { $most }
board-most-tokens-of = Meiste Plättchen: { $n } von { $most }, { $who }
board-no-cards = keine Karten
board-no-goods-yet = noch keine Waren
board-no-token = kein Plättchen
meter-icons-in-hand =
    { $n ->
        [one] Fass
       *[other] Fässer
    }
board-piece = Figur ({ $colour }): { $words }
board-piece-farm = Figur auf { $card } im Hof
board-piece-market = Figur auf { $card } im Markt
board-place = Ort
board-payday-card = Zahltag
board-raid-card = Piratenüberfall
board-raided = Überfallen: { $colours }
board-reservation-piece-ready = Reservierungsfigur bereit
board-reserved-by = reserviert von { $name }
board-route-to-carthage = Weg nach Karthago
board-sale =
    Bei Verkauf jetzt: { $price } × { $cards }, { $vps ->
        [one] { $vps } Siegpunkt
       *[other] { $vps } Siegpunkte
    }
board-sale-of =
    { $colour } bei Verkauf jetzt: { $price } × { $cards }, { $vps ->
        [one] { $vps } Siegpunkt
       *[other] { $vps } Siegpunkte
    }
board-ship-at = { $ship }: Feld { $n } von 5, { $place }
board-ship-pirate-waters = Schiff im Piratengewässer
board-space-0-5 = Feld (0 bis 5)
board-stock = Vorrat
board-stock-none = keine Waren
board-stock-in-warehouse = Vorrat, im Lagerhaus: { $cards }
board-stock-upright = Vorrat, aufrecht: { $cards }
board-token-help = Links unbenutzt, rechts benutzt.
board-token-unused = Plättchen { $colour }, unbenutzt
board-token-used = Plättchen { $colour }, benutzt
board-tokens = Plättchen
    .title = Plättchen
board-tokens-asked-about = Es geht um Plättchen in { $colour }
board-tokens-of-colour = Plättchen { $colour }: { $n }
board-tokens-summary = Plättchen: { $n } von { $most }; unbenutzt { $up }; benutzt { $down }
board-unseen-cards = Nachziehstapel und verdeckte Siegpunkte
board-victory-points = Siegpunkte
board-victory-points-count =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
board-vp-cards = Siegpunktkarten: { $cards }
board-warehouse-icons-hand = Fässer auf der Hand
board-your-stock = Dein Vorrat
board-your-tokens = Deine Plättchen und deine Doppelaktion

hint-buy =
    Der Markt kostet { $price }; du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
hint-buy-with-tokens =
    Der Markt kostet { $price }, mit Plättchen { $least }; du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
hint-discount =
    Jedes macht eine Karte der Farbe kostenlos, die billigste zuerst; du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
hint-ask-discount = Wie viele Plättchen ({ $colour }) setzt du ein?
hint-icons-needed =
    { $n ->
        [one] Es fehlt noch { $n } Fass.
       *[other] Es fehlen noch { $n } Fässer.
    }
hint-pay = { $due ->
    [0] Der Preis ist bezahlt. Du darfst noch Karten dazulegen, aber es gibt kein Wechselgeld.
   *[other] Drücke auf die Karten, mit denen du zahlst. Es gibt kein Wechselgeld.
}
hint-raided =
    Überfallen: { $colours }. Jede gerettete Ware kostet ein Fass auf deinen Handkarten; du hast { $icons ->
        [one] eines
       *[other] { $icons }
    }.
hint-reserve = Dann kannst nur du diese Karte nehmen oder kaufen.
hint-take-first = Um eine Karte zu nehmen, drücke zuerst auf „{ $take }“. Um alle zu kaufen, drücke auf den Preis.
hint-take =
    Die Karte kommt auf deine Hand. Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.


meter-enough-icons = genug Fässer
meter-icons =
    noch { $n ->
        [one] { $n } Fass
       *[other] { $n } Fässer
    }
meter-more = noch { $n }
meter-pay = { $n } für { $due }, kein Wechselgeld

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
figure-danger = in Gefahr
figure-icons =
    { $n ->
        [one] Fass
       *[other] Fässer
    }
figure-tokens = Plättchen
place-buy = Kaufen
place-double = Doppelaktion
place-take = Eine nehmen

ahead-card-risk = { $card }, in Gefahr
ahead-card-sold = { $card }, würde verkauft
ahead-gain = { $name } { $n }
ahead-gain-you = du { $n }
ahead-payday = { $n ->
    [one] Das Schiff { $colours } kommt an
   *[other] Die Schiffe { $colours } kommen an
}: Zahltag ({ $gains })
ahead-raid = { $n ->
    [one] Piraten überfallen das Schiff { $colours }
   *[other] Piraten überfallen die Schiffe { $colours }
}
ahead-sails = Das Schiff { $colour } segelt { $n ->
    [0] nicht weiter
    [one] 1 Feld
   *[other] { $n } Felder
}
scene-sell = { $colour }: { $price } × { $number } = { $score }, { $vps ->
    [one] 1 Siegpunkt
   *[other] { $vps } Siegpunkte
}
board-dashed-would-be = gestrichelt: wo die Schiffe wären
board-would-payday = Zahltag
board-would-raid = Überfall
would-figure-coins = Münzen
would-figure-hand-size = Karten
would-figure-tokens = Plättchen
would-figure-vps = Siegpunkte

lens-set =
    { $n ->
        [one] 1 Karte dieser Farbe im Vorrat
       *[other] { $n } Karten dieser Farbe im Vorrat
    }, bei Verkauf jetzt { $vps ->
        [one] 1 Siegpunkt
       *[other] { $vps } Siegpunkte
    }
lens-copies = { $all } wie diese: { $open } zu sehen, { $up } auf der Ablage, { $unseen } ungesehen
lens-ship-at = Wo ihr Schiff ist: { $place }

# Wozu die Dinge da sind.
lens-about-card-farm = Die Karten des Hofs kommen auf den Markt, wenn er aufgefüllt wird. Vorher kann sie niemand nehmen oder kaufen.
    .more = Aufgefüllt wird der Markt nach einem Kauf und wenn er zu Beginn eines Zugs leer ist: zuerst aus dem Hof, dann mit zwei Karten vom Nachziehstapel.
lens-about-card-hand = Geld: Eine Handkarte zahlt ihre Zahl. Jedes Fass an ihrem Fuß rettet eine Ware vor Piraten.
    .more = Was du am Ende noch auf der Hand hast, zählt nichts. Du darfst beliebig viele Karten halten.
lens-about-card-market = Nimm sie als Geld, oder kaufe sie mit allen anderen hier.
    .more = Gekaufte Karten warten auf den Verkauf. Eine Karte einer Farbe bewegt das Schiff ein Feld weit, zwei oder mehr bewegen es zwei. Eine genommene Karte wird erst ersetzt, wenn jemand kauft oder der Markt leer ist.
lens-about-carthage = Kommt ein Schiff hier an, ist Zahltag: Alle verkaufen alle Waren seiner Farbe. Dann beginnt es wieder in Alexandria.
    .more = Deine Waren bringen ihre höchste Zahl mal ihre Anzahl. Ein Fünftel davon, aufgerundet, sind deine Punkte. Dazu bekommst du ein Plättchen der Farbe.
lens-about-coins = Was die Handkarten zusammen zahlen. Die Hand der anderen sieht niemand.
lens-about-danger = Waren, deren Schiffe bei den Piraten sind. Kommt ein anderes Schiff in Karthago an, sind sie verloren, wenn sie nicht gerettet werden.
    .more = Ein Fass auf einer Handkarte rettet eine davon.
lens-about-discard-pile = Karten, die bezahlt, verkauft, verloren oder für ihre Fässer abgegeben wurden. Die Startkarten von Farben, die niemand spielt, liegen von Anfang an hier.
    .more = Ist der Nachziehstapel aufgebraucht, werden diese Karten gemischt. Drücke darauf, um zu sehen, was in beiden Stapeln liegt.
lens-about-draw-pile = Neue Karten für Markt und Hof. Drücke darauf, um zu sehen, was noch darin ist.
    .more = Ist er aufgebraucht, wird die Ablage gemischt und zum Nachziehstapel.
lens-about-icons = Die Fässer am Fuß der Handkarten: Jedes rettet eine Ware vor Piraten. Eine 2 hat zwei, eine 3 eines, eine 5 keines.
    .more = Die Regeln nennen sie Lagersymbole.
lens-about-piece-double = Einmal in der Partie: Nimm eine Karte des Markts als Geld und kaufe den Rest, alles in einem Zug. Das kostet keine Punkte.
    .more = Wer sie benutzt hat, steht neben dem Weg nach Karthago.
lens-about-piece-reserve = Lege sie auf eine Karte im Markt oder im Hof: Dann kannst nur du diese Karte nehmen oder kaufen. Das ist dein ganzer Zug.
    .more = Mit der Karte bekommst du die Figur zurück.
lens-about-pirates = Kommt ein anderes Schiff in Karthago an, wird jedes Schiff hier überfallen: Seine Waren sind verloren, wenn sie nicht gerettet werden. Dann kehrt es in die Kyrenaika zurück.
    .more = Ein Fass auf einer Handkarte rettet eine Ware, die von da an sicher ist. Kommt kein Schiff an, tun die Piraten nichts.
lens-about-points = Siegpunkte: Wer die meisten hat, gewinnt. Sie kommen von Waren, die an einem Zahltag verkauft werden.
    .more = „?“: Karten, die als Punkte zählen, liegen verdeckt, und nur ihr Besitzer kennt sie alle.
lens-about-price = Der ganze Markt auf einmal: Einen Teil kannst du nicht kaufen. Mit Plättchen wird es billiger: Jedes unbenutzte macht eine Karte seiner Farbe kostenlos.
    .more = Du zahlst mit Handkarten und bekommst kein Wechselgeld.
lens-about-price-classic = Was du vom Markt kaufen kannst, alles auf einmal: Einen Teil davon kannst du nicht kaufen. Du zahlst mit Handkarten und bekommst kein Wechselgeld.
lens-about-route = Hier ist ein Schiff sicher. Gekaufte Waren bewegen es weiter: eine Karte seiner Farbe um ein Feld, zwei oder mehr um zwei.
lens-about-sea = Wessen Zeichen hier steht, der hatte seine eine Doppelaktion der Partie schon.
lens-about-ship = Es trägt die Waren seiner Farbe. Wer sie kauft, bewegt es: eine Karte um ein Feld, zwei oder mehr um zwei.
    .more = In Karthago verkaufen alle die Waren seiner Farbe. Bei den Piraten wird es überfallen, sobald ein anderes Schiff ankommt.
lens-about-stock = Waren, die du gekauft hast. Kommt das Schiff der Farbe in Karthago an, verkaufst du alle dieser Farbe.
    .more = Die Rosette sagt, wie viele Punkte sie jetzt brächten: die höchste Zahl mal ihre Anzahl, davon ein Fünftel, aufgerundet. Die Piratenflagge sagt, dass das Schiff im Piratengewässer ist.
lens-about-stock-safe = Im Lagerhaus: Kein Pirat kann diese Ware mehr rauben. Verkauft wird sie mit den anderen ihrer Farbe.
lens-about-steps = Die leuchtenden Striche sind die Plättchen dessen, der am meisten hat. Bei 8 ist die Partie sofort zu Ende.
lens-about-token = Ausgefüllt: noch unbenutzt. Beim Kaufen macht es eine Karte seiner Farbe kostenlos, die billigste. Dann ist es hohl.
    .more = Ob ausgefüllt oder hohl, es zählt zu den 8 Plättchen, die die Partie beenden, und bei Gleichstand. Ein Siegpunkt ist es nicht.
lens-about-token-classic = Wenn du diese Farbe verkaufst, erhöht jedes Plättchen davon den Preis jeder Karte um 1.
    .more = Es zählt zu den 8 Plättchen, die die Partie beenden, und bei Gleichstand. Ein Siegpunkt ist es nicht.
lens-about-token-none = Der ganze Preis wird bezahlt, und alle Plättchen bleiben für spätere Käufe.
lens-about-token-used = Hohl: benutzt. Es macht nichts mehr billiger.
    .more = Es zählt weiter zu den 8 Plättchen, die die Partie beenden, und bei Gleichstand.
lens-about-token-used-classic = Es zählt zu den 8 Plättchen, die die Partie beenden, und bei Gleichstand.
lens-about-tokens = Wer nach einem Zahltag 8 Plättchen hat, beendet die Partie sofort. Du bekommst eines für jede Farbe, die du verkaufst.
    .more = Benutzte zählen mit. Siegpunkte sind sie nicht, aber bei Gleichstand gewinnen mehr Plättchen.
lens-about-worth = Was diese Farbe brächte, wenn sie jetzt verkauft würde: die höchste Zahl mal die Anzahl, davon ein Fünftel, aufgerundet.
    .more = Die Piratenflagge sagt, dass das Schiff der Farbe im Piratengewässer ist. Waren mit doppeltem Rahmen liegen sicher im Lagerhaus.
