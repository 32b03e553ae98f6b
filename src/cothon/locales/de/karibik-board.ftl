# What stands on the board of karibik, in its text table and hints.

board-1-take = 1 Karte
board-4-types-2 = 4 Arten: 2
board-5-types-3 = 5 Arten: 3
board-active-player = Am Zug: { $who }
board-asks-for = Verlangt
board-begins = beginnt
board-begins-each-round = beginnt jede Runde
board-being-hired = Wird angeheuert: { $card }
board-being-paid-for = Wird erfüllt: { $card }
board-buried =
    { $n ->
        [one] { $n } Karte der Ablage liegt verdeckt.
       *[other] { $n } Karten der Ablage liegen verdeckt.
    }
board-can-be-completed-by = Erfüllbar für
board-can-win = kann gewinnen
    .title = Kann gewinnen
board-cards-revealed-turn =
    In diesem Zug aufgedeckt: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-cards-unseen-discarded = Ungesehene und abgelegte Karten
board-coins = Münzen
board-completed = erfüllt
board-completed-card = Erfüllt: { $card }
board-completed-requests = Erfüllte Expeditionen
board-cost = Kosten
board-cost-for = { $who }: { $cost }
board-crew = Mannschaft
board-crew-of = Mannschaft von { $who }
board-deck = Stapel
board-deck-cards =
    Stapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-discard-cards =
    Ablage: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-discard-cards-show-all =
    Ablage: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }. Alle Karten zeigen
board-ends-at = Die Partie endet bei { $n } Einfluss
board-expedition-requests = Expeditionen
board-for-you = { $card }, für dich { $coins }
board-hand-in = die gezeigten Personen abgeben
board-harbour-empty = Der Hafen ist leer.
board-harbour-empty-help = Der Hafen ist leer. Karten kommen vom Stapel.
board-influence = Einfluss
board-just-revealed = aufgedeckt
board-just-revealed-card = Gerade aufgedeckt: { $card }
board-let-in = Hereinlassen
board-no-request-open = Keine Expedition liegt aus.
board-no-ship-of = keine { $ship }
board-nobody-hired =
    Noch niemand angeheuert. Du hast { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
board-nothing-left-take = Es ist nichts mehr zu nehmen.
board-person = { $name }, { $skill }, Kosten { $cost }, Einfluss { $influence }
board-person-help = Links die Kosten in Münzen, rechts der Einfluss.
board-persons = Personen
board-persons-cost = Personen (Kosten)
board-phase-discover = Runde { $n }: Entdecken
board-phase-discover-last = Letzte Runde ({ $n }): Entdecken
board-phase-over = Runde { $n }: Die Partie ist zu Ende
board-phase-take = Runde { $n }: Handeln und Anheuern
board-phase-take-last = Letzte Runde ({ $n }): Handeln und Anheuern
board-repel = Abwehren
board-request =
    Expedition: { $persons }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Einfluss { $influence }
board-request-can-be-completed = { $card }, erfüllbar für { $who }
board-request-help = Eine Expedition: die verlangten Personen, der Lohn in Münzen, der Einfluss.
board-request-for = Expedition: { $persons }
board-requests-and-taxes = Expeditionen und Steuern
board-requests-help = Nur mit einer erfüllten Expedition kannst du das Spiel beenden und gewinnen
board-requests-note = ohne eine gewinnt niemand
board-round-last = Diese Runde ist die letzte
board-round-most = Runde { $n } von höchstens { $most }
board-ship =
    { $name }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Kampfkraft { $strength }
board-ship-later = { $ship } (später dran)
board-ship-help = Links die Münzen, rechts die Kampfkraft, die das Schiff abwehrt; ein Totenkopf: Es lässt sich nicht abwehren.
board-ship-skull =
    { $name }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Totenkopf
board-ship-types =
    { $n ->
        [one] { $n } Schiffsart
       *[other] { $n } Schiffsarten
    }
board-ships-coins-strength = Schiffe (Münzen/Kampfkraft)
board-skill = Fähigkeit
board-skull = Totenkopf
board-starting-player = Startspieler: { $who }
board-state-game = Stand des Spiels
board-strength = Kampfkraft
board-takes-help = Wie viele Karten der Spieler am Zug nehmen darf (K9.2)
board-takes-left =
    noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-takes-left-for =
    { $who } darf noch nehmen: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-tax-increase = Steuererhöhung
board-tax-influence = Steuer (Einfluss)
board-tax-influence-card = Steuererhöhung, eine Münze für den geringsten Einfluss
board-tax-strength = Steuer (Kampfkraft)
board-tax-strength-card = Steuererhöhung, eine Münze für die größte Kampfkraft
board-times = { $n } × { $card }
board-unseen = verdeckt
board-unseen-and-discarded = { $group }: ungesehen und abgelegt
board-unseen-help = Ungesehen sind die Karten des Stapels ({ $deck }) und die, die als Münzen vor den Spielern liegen.
board-your-crew = Deine Mannschaft
board-your-traders-add = { $card }, deine Händler bringen zusätzlich { $coins }

hint-discover =
    Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und Kampfkraft { $strength }.
hint-meanwhile =
    du darfst { $n ->
        [one] eine Karte nehmen und zahlst { $who } dafür 1 Münze
       *[other] { $n } Karten nehmen und zahlst { $who } je 1 Münze
    }
hint-pay =
    { $persons } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $influence } Einfluss. Ein Tausendsassa ersetzt jede dieser Personen.
hint-repel = Kampfkraft des Schiffs: { $n }, deine Kampfkraft: { $strength }.
hint-repel-second = Ein Schiff dieser Art liegt schon im Hafen. Schiff: { $n }, deine Kampfkraft: { $strength }.
hint-risk = Ein zweites Schiff derselben Art, stärker als deine Kampfkraft { $n }, beendet deinen Zug, und du gehst leer aus.
hint-take =
    Du darfst noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } nehmen. Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.


meter-complete = vollständig
meter-persons =
    noch { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }

person-trader-of = Händler ({ $ship })

request-exp-cc = 2 Kapitäne
request-exp-ccs = 2 Kapitäne und ein Siedler
request-exp-cps = ein Kapitän, ein Priester und ein Siedler
request-exp-pp = 2 Priester
request-exp-pps = 2 Priester und ein Siedler
request-exp-ss = 2 Siedler

ship-flute = Fleute
    .trader = +1 Münze je Fleute
    .code = Fl
ship-frigate = Fregatte
    .trader = +1 Münze je Fregatte
    .code = Fr
ship-galleon = Galeone
    .trader = +1 Münze je Galeone
    .code = Ga
ship-pinnace = Pinasse
    .trader = +1 Münze je Pinasse
    .code = Pi
ship-skiff = Barke
    .trader = +1 Münze je Barke
    .code = Ba

figure-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
figure-requests = erfüllt
figure-strength = Kampfkraft
place-complete = Erfüllen
place-reveal = Aufdecken
place-stop = Aufhören

would-figure-coins = Münzen
would-figure-completed = Aufträge
would-figure-influence = Einfluss
would-figure-strength = Stärke

lens-has-persons = alle Personen dafür
lens-traders =
    { $n ->
        [one] durch einen Händler 1 Münze mehr dafür
       *[other] durch Händler { $n } Münzen mehr dafür
    }
