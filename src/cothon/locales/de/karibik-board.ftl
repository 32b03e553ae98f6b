# What stands on the board of karibik, in its text table and hints.

board-1-take = nimm 1
board-4-types-2 = 4 Arten: 2
board-5-types-3 = 5 Arten: 3
board-active-player = Am Zug: { $who }
board-asks-for = Verlangt
board-begins = Startspieler
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
board-hand-in = zu erfüllen mit den gezeigten Personen
board-harbour-empty = Der Hafen ist leer.
board-harbour-empty-help = Der Hafen ist leer. Karten kommen vom Stapel.
board-influence = Einfluss
board-just-revealed = aufgedeckt
board-just-revealed-card = Gerade aufgedeckt: { $card }
board-lacks-request = Expedition fehlt
board-let-in = In den Hafen
board-no-request-open = Keine Expedition liegt aus.
board-no-ship-of = keine { $ship }
board-nobody-hired =
    Noch niemand angeheuert. Du hast { $n ->
        [0] keine Münzen
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
    { $n ->
        [0] nichts mehr
       *[other] noch { $n }
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
board-unseen = ungesehen
board-unseen-and-discarded = { $group }: ungesehen und abgelegt
board-unseen-help = Ungesehen sind die Karten des Stapels ({ $deck }) und die, die als Münzen vor den Spielern liegen.
board-your-crew = Deine Mannschaft
board-your-traders-add = { $card }, deine Händler bringen zusätzlich { $coins }

hint-discover =
    Du hast { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und Kampfkraft { $strength }.
hint-meanwhile =
    { $n ->
        [one] Nimmst du eine Karte? { $who } bekommt 1 Münze dafür.
       *[other] Nimmst du bis zu { $n } Karten? { $who } bekommt je 1 Münze.
    }
hint-pay =
    { $persons } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $influence } Einfluss. Ein Tausendsassa ersetzt jede dieser Personen.
hint-repel = Abwehren kostet nichts: Das Schiff (Kampfkraft { $n }, du hast { $strength }) wird abgelegt. Im Hafen kannst du mit ihm handeln, aber ein zweites seiner Art ist eine Gefahr.
hint-repel-second = Ein Schiff dieser Art liegt schon im Hafen. Schiff: { $n }, deine Kampfkraft: { $strength }.
hint-risk = Ein zweites Schiff derselben Art, stärker als deine Kampfkraft { $n }, beendet deinen Zug, und du gehst leer aus.
hint-take =
    Du darfst { $n ->
        [0] keine Karte mehr
        [one] { $n } Karte
       *[other] { $n } Karten
    } nehmen. Du hast { $coins ->
        [0] keine Münzen
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
    .plural = Fleuten
    .trader = +1 Münze je Fleute
    .code = Fl
ship-frigate = Fregatte
    .plural = Fregatten
    .trader = +1 Münze je Fregatte
    .code = Fr
ship-galleon = Galeone
    .plural = Galeonen
    .trader = +1 Münze je Galeone
    .code = Ga
ship-pinnace = Pinasse
    .plural = Pinassen
    .trader = +1 Münze je Pinasse
    .code = Pi
ship-skiff = Barke
    .plural = Barken
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
place-repel = Abwehren
place-reveal = Aufdecken
place-stop = Aufhören

would-figure-coins = Münzen
would-figure-completed = Expeditionen
would-figure-influence = Einfluss
would-figure-strength = Kampfkraft

lens-traders =
    { $n ->
        [one] durch einen Händler 1 Münze mehr dafür
       *[other] durch Händler { $n } Münzen mehr dafür
    }

# Wozu die Dinge da sind.
lens-kind-unseen = { $kind }, noch ungesehen (im Stapel oder als Münzen): { $n }
lens-same = Genau wie diese: { $unseen } ungesehen, { $up } auf der Ablage
lens-same-of = Genau wie diese: { $all } insgesamt, { $unseen } ungesehen, { $up } auf der Ablage
lens-about-coins = Mit Münzen heuerst du Personen an. Jede Münze ist eine Karte des Stapels, die verdeckt liegt und die niemand kennt.
    .more = Wer 12 oder mehr Münzen hat, verliert bei einer Steuererhöhung die Hälfte. Bei gleichem Einfluss gewinnen mehr Münzen.
lens-about-completed = Expeditionen, die dieser Spieler erfüllt hat.
lens-about-deck = Von hier kommen die Karten, die aufgedeckt werden. Auch jede Münze ist eine Karte des Stapels: Ungesehen sind daher mehr Karten, als hier liegen.
    .more = Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
lens-about-discard = Schiffe, mit denen gehandelt wurde oder die abgewehrt sind, ausgegebene Münzen und was im Hafen übrig blieb. Drücke darauf, um zu sehen, welche Karten noch ungesehen sind.
    .more = Ist der Stapel leer, werden diese Karten gemischt und zum neuen Stapel.
lens-about-influence = Jede angeheuerte Person und jede erfüllte Expedition hat Einfluss. Der meiste Einfluss gewinnt.
    .more = Mit { $target } Einfluss ist das Ende nah: Die Runde wird zu Ende gespielt, dann ist die Partie aus.
lens-about-let-in = Das Schiff bleibt im Hafen: Du kannst später mit ihm handeln, und es zählt als Schiffsart. Aber ein zweites seiner Art ist von jetzt an eine Gefahr.
lens-about-person-admiral = In deiner Mannschaft bringt er dir 2 Münzen, wenn mindestens fünf Karten im Hafen liegen, sobald du Karten nehmen darfst, egal in wessen Zug.
    .more = Er zahlt, bevor du nimmst, und auch, wenn du nichts nimmst.
lens-about-person-captain = Du brauchst ihn für Expeditionen, die einen Kapitän zeigen. Wenn du eine erfüllst, gibst du ihn ab.
    .more = Expeditionen erfüllst du nur in deinem eigenen Zug. Bis dahin zählt sein Einfluss.
lens-about-person-governor = In deiner Mannschaft lässt er dich jedes Mal eine Karte mehr nehmen, in deinem Zug und in denen der anderen.
    .more = Im Zug eines anderen kostet dich jede Karte eine Gebühr von 1 Münze.
lens-about-person-jack = Er ersetzt einen Kapitän, einen Priester oder einen Siedler, wenn du eine Expedition erfüllst.
    .more = Er wird mit den anderen abgegeben. Mehrere können mehrere Personen ersetzen.
lens-about-person-jester = In deiner Mannschaft bringt er dir 1 Münze bei jedem Fehlschlag, egal wessen, und wenn der Hafen leer ist, sobald du Karten nehmen dürftest.
    .more = Selbst die letzte Karte zu nehmen bringt nichts: Der Hafen muss vorher leer sein.
lens-about-person-mademoiselle = In deiner Mannschaft macht ein Fräulein jede Person, die du anheuerst, um 1 Münze billiger.
    .more = Mehrere zählen zusammen. Fräulein senken weder ihren eigenen Preis noch die Gebühr im Zug eines anderen.
lens-about-person-pirate = In deiner Mannschaft gibt er dir 2 Kampfkraft. In deinem Zug kannst du Schiffe abwehren, die höchstens so stark sind wie du.
    .more = Abwehren kostet nichts und geht immer wieder. Ein abgewehrtes zweites Schiff einer Art ist kein Fehlschlag. Bei einer Steuererhöhung bekommt die größte Kampfkraft eine Münze.
lens-about-person-priest = Du brauchst ihn für Expeditionen, die einen Priester zeigen. Wenn du eine erfüllst, gibst du ihn ab.
    .more = Expeditionen erfüllst du nur in deinem eigenen Zug. Bis dahin zählt sein Einfluss.
lens-about-person-sailor = In deiner Mannschaft gibt er dir 1 Kampfkraft. In deinem Zug kannst du Schiffe abwehren, die höchstens so stark sind wie du.
    .more = Abwehren kostet nichts und geht immer wieder. Ein abgewehrtes zweites Schiff einer Art ist kein Fehlschlag. Bei einer Steuererhöhung bekommt die größte Kampfkraft eine Münze.
lens-about-person-settler = Du brauchst ihn für Expeditionen, die einen Siedler zeigen. Wenn du eine erfüllst, gibst du ihn ab.
    .more = Expeditionen erfüllst du nur in deinem eigenen Zug. Bis dahin zählt sein Einfluss.
lens-about-person-trader = In deiner Mannschaft bringt er 1 Münze mehr, sooft du mit einem Schiff seiner Art handelst, egal in wessen Zug.
    .more = Mehrere zählen zusammen.
lens-about-repel = Das Schiff kommt auf die Ablage. Das kostet nichts, und von ihm droht keine Gefahr. Aber handeln kannst du mit ihm nicht mehr.
lens-about-request = Gib in deinem eigenen Zug die gezeigten Personen ab: Du bekommst die Münzen und behältst den Einfluss.
    .more = Ein Tausendsassa ersetzt jede von ihnen. Wen du abgibst, der zählt nicht mehr.
lens-about-request-done = Eine erfüllte Expedition: Ihr Einfluss zählt bis zum Ende der Partie.
lens-about-request-needed = Ohne eine erfüllte Expedition beendet niemand die Partie, und niemand gewinnt sie.
lens-about-ship = Wer mit ihm handelt, bekommt seine Münzen. Mit mindestens seiner Kampfkraft kannst du es beim Aufdecken abwehren.
    .more = Ein zweites Schiff derselben Art ist ein Fehlschlag, wenn du es nicht abwehrst. Wer im Zug eines anderen eine Karte nimmt, zahlt ihm 1 Münze.
lens-about-ship-skull = Wer mit ihm handelt, bekommt seine Münzen. Der Totenkopf: Es lässt sich nicht abwehren. Als zweites Schiff seiner Art ist es immer ein Fehlschlag.
    .more = Wer im Zug eines anderen eine Karte nimmt, zahlt ihm 1 Münze.
lens-about-steps = Die leuchtenden Striche sind der Einfluss des Führenden, von den { $target }, die die Partie beenden.
lens-about-strength = Eins für jeden Matrosen, zwei für jeden Piraten. In deinem Zug kannst du immer wieder Schiffe abwehren, die höchstens so stark sind wie du.
    .more = Bei einer Steuererhöhung bekommt die größte Kampfkraft eine Münze.
lens-about-takes = In deinem Zug nimmst du eine Karte. Liegen vier Schiffsarten im Hafen, sind es zwei, bei fünf drei.
    .more = Nach dir dürfen die anderen je eine nehmen und zahlen dir dafür 1 Münze.
lens-about-tax-influence = Wer 12 oder mehr Münzen hat, verliert die Hälfte davon, abgerundet. Dann bekommt der geringste Einfluss eine Münze.
lens-about-tax-strength = Wer 12 oder mehr Münzen hat, verliert die Hälfte davon, abgerundet. Dann bekommt die größte Kampfkraft eine Münze.
    .more = Danach geht der Zug weiter wie zuvor.

# Warum jemand die Münze einer Steuererhöhung bekommt.
scene-least-influence = geringster Einfluss: { $n }
scene-most-strength = größte Kampfkraft: { $n }
