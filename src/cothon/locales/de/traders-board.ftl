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
board-card-help = Die Zahl ist Preis und Geld; darunter stehen die Lagersymbole: zwei auf einer 2, eines auf einer 3, keines auf einer 5.
board-card-no-icon = { $colour } { $value }, { $goods }, kein Lagersymbol
board-card-one-icon = { $colour } { $value }, { $goods }, ein Lagersymbol
board-card-reserved-by = { $card }, reserviert von { $name }
board-card-saved = { $card }, wird gerettet
board-card-two-icons = { $colour } { $value }, { $goods }, zwei Lagersymbole
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
        [one] { $icons } Lagersymbol
       *[other] { $icons } Lagersymbole
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
board-double-action-used-piece = Doppelaktion benutzt: Die Figur liegt im Meer
board-draw-pile = Nachziehstapel
board-draw-pile-cards =
    Nachziehstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-face = { $colour } { $value }
board-farm = Hof
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
        [one] { $icons } Lagersymbol
       *[other] { $icons } Lagersymbole
    }
board-icons-needed =
    { $n ->
        [one] Noch ein Symbol fehlt
       *[other] Noch { $n } Symbole fehlen
    }
board-in-danger = { $n } in Gefahr
board-in-pirate-waters = im Piratengewässer
board-in-the-sea = Im Meer
board-in-the-warehouse = { $card }, im Lagerhaus
board-in-your-stock = { $card } in deinem Vorrat
board-most-tokens-of = Meiste Plättchen: { $n } von { $most }
board-no-cards = keine Karten
board-no-goods-yet = noch keine Waren
board-no-token = kein Plättchen
board-of-icons =
    { $n } von { $most ->
        [one] { $most } Symbol
       *[other] { $most } Symbolen
    }
board-piece = Figur ({ $colour }): { $words }
board-piece-farm = Figur auf { $card } im Hof
board-piece-market = Figur auf { $card } im Markt
board-place = Ort
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
board-warehouse-icons-hand = Lagersymbole auf der Hand
board-your-stock = Dein Vorrat
board-your-tokens = Deine Plättchen und deine Figur

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
    Farbe: { $colour }. Der Preis ist jetzt { $due }; du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
hint-icons-needed =
    { $n ->
        [one] Es fehlt noch { $n } Symbol.
       *[other] Es fehlen noch { $n } Symbole.
    }
hint-meanwhile = Piraten überfallen dich; du darfst Waren ins Lagerhaus bringen
hint-pay = { $due ->
    [0] Der Preis ist bezahlt. Du darfst noch Karten dazulegen, aber es gibt kein Wechselgeld.
   *[other] Noch zu zahlen: { $due }. Tippe Karten an, um sie dazuzulegen; es gibt kein Wechselgeld.
}
hint-raided =
    Überfallen: { $colours }. Tippe die Waren an, die du retten willst; du hast { $icons ->
        [one] { $icons } Symbol
       *[other] { $icons } Symbole
    }.
hint-reserve = Dann kannst nur du diese Karte nehmen oder kaufen.
hint-take =
    Die Karte kommt auf deine Hand. Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
hint-tap-icons = Tippe jetzt Handkarten mit Symbolen an.


meter-enough-icons = genug Symbole
meter-icons =
    noch { $n ->
        [one] { $n } Symbol
       *[other] { $n } Symbole
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
        [one] Symbol
       *[other] Symbole
    }
figure-tokens = Plättchen
place-buy = Kaufen
place-double = Doppelaktion
place-take = Eine nehmen

ahead-card-risk = { $card }, in Gefahr
ahead-card-sold = { $card }, würde verkauft
ahead-gain = { $name } { $n }
ahead-gain-you = du { $n }
ahead-payday = Zahltag für { $colours } ({ $gains })
ahead-raid = { $n ->
    [one] Piraten überfallen das Schiff { $colours }
   *[other] Piraten überfallen die Schiffe { $colours }
}
ahead-sails = Das Schiff { $colour } segelt { $n ->
    [0] nicht weiter
    [one] 1 Feld
   *[other] { $n } Felder
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
lens-ship-at = { $ship }: { $place }
