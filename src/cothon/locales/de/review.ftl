# Die Auswertung eines beendeten Spiels, in der Wiederholung und am Ende.

review-as-good = Etwa gleich gut:
review-best-help = { $n ->
    [one] Die einzige Antwort, die es gab.
   *[other] Unter { $n } Antworten fand die Auswertung keine bessere.
}
review-better = Besser:
review-chance-of = { $name } { $n } %
review-chance-whose = { $who ->
    [you] deine Gewinnchance
   *[other] die Gewinnchance von { $name }
}
review-chances = Gewinnchancen
review-chances-help = wenn gleich starke Bots von der wahren Stellung weiterspielten; klein: was dieser Schritt änderte; Band: 95-%-Intervall
review-chances-of-both = { $better } % statt { $given } %, nach dem, was da bekannt war.
review-chart = Gewinnchancen im Lauf der Partie; Pfeiltasten gehen von Schritt zu Schritt
review-chart-at = Schritt { $n } von { $all }: { $chances }
review-cost = −{ $n }
review-cost-between = Prozentpunkte der Gewinnchance ({ $low } bis { $high })
review-count-best = { $n } beste
review-count-blunder = { $n ->
    [one] 1 Patzer
   *[other] { $n } Patzer
}
review-count-fine = { $n } gute
review-count-slip = { $n ->
    [one] 1 Ausrutscher
   *[other] { $n } Ausrutscher
}
review-decisions = { $who ->
    [you] Du hattest { $n }-mal die Wahl:
   *[other] { $name } hatte { $n }-mal die Wahl:
}
review-figures = Zahlen als Tabelle
review-figures-judged = { $name }: { $verdict }
review-figures-move = Schritt
review-figures-verdict = Entscheidung
review-ledger = Glück und Entscheidungen
review-ledger-help = Prozentpunkte der Gewinnchance, die aller Schritte zusammen: Was verloren und zurückgewonnen wird, zählt beide Male, es können also mehr als 100 sein. Jede Zeile ist von Anfang bis Ende eine Summe. Entscheidungen werden an der üblichen Antwort gemessen; „Schätzung“ ist, was sich änderte, obwohl nur das Übliche geschah.
review-ledger-unit = in Prozentpunkten
review-line-corrected = Schätzung
    .title = was sich änderte, obwohl nur das Übliche geschah: die Schätzung sah weiter voraus
review-line-end = Ende
    .title = der Anteil am Sieg
review-line-luck = Glück
    .title = was Ziehungen änderten, gegenüber dem Mittel aller möglichen
review-line-others = andere
    .title = was die Antworten der anderen änderten
review-line-own = eigene
    .title = was die eigenen Antworten gegenüber den üblichen brachten
review-line-start = Anfang
    .title = die Chance zu Beginn
review-mark-decade = Dekade { $n }
review-mark-move = { $n }
review-mark-round = Runde { $n }
review-moment-answered = „{ $answer }“.
review-moment-best = { $who ->
    [you] Dein bester Zug
   *[other] Bester Zug von { $name }
}
review-moment-better = { $told } Besser: „{ $answer }“.
review-moment-blunder = { $who ->
    [you] Dein Patzer
   *[other] Ein Patzer von { $name }
}
review-moment-chances = { $before } % → { $after } %
review-moment-compared = { $given } % statt { $other } %
review-moment-drift = Der Lauf der Partie
review-moment-luck = { $way ->
    [up] Glück
   *[down] Pech
}
review-moment-move = Schritt { $n }:
review-moment-number = (Wendepunkt { $n })
review-moment-other = Ein Zug von { $by }
review-moment-own = { $who ->
    [you] Dein Zug
   *[other] Ein Zug von { $name }
}
review-moment-slip = { $who ->
    [you] Dein Ausrutscher
   *[other] Ein Ausrutscher von { $name }
}
review-moments-help = Die Zahlen neben → sind die Chancen vor und nach dem Zug. „Statt“ vergleicht zwei Antworten nach dem, was da bekannt war: einen Fehler mit der besseren, einen besten Zug mit der üblichen.
review-no-choice = Hier gab es keine Wahl.
review-no-decision = Hier entscheidet niemand.
review-no-moments = Kein einzelner Zug änderte die Chance um mehr als das Rauschen der Schätzung.
review-percent = { $n } %
review-see = Ansehen
review-spoken-line = { $who ->
    [you] Deine Gewinnchance ging von { $start } auf { $end } Prozent.
   *[other] Die Gewinnchance von { $name } ging von { $start } auf { $end } Prozent.
}
review-start = Start
review-sum-corrected = { $n } Schätzung
review-sum-end = { $n } %
review-sum-help = In Prozentpunkten der Gewinnchance, zusammengezählt über alle Züge; eine Summe kann über 100 liegen. „Schätzung“ ist, wo die Auswertung die Stellung zuerst zu gut oder zu schlecht einschätzte.
review-sum-luck = { $n } Glück
review-sum-others = { $n } Entscheidungen der anderen
review-sum-own = { $who ->
    [you] { $n } deine Entscheidungen
   *[other] { $n } eigene Entscheidungen
}
review-sum-start = { $n } % am Anfang
review-turning-points = { $n ->
    [0] Wendepunkte
    [one] Ein Wendepunkt
   *[other] { $n } Wendepunkte
}
review-verdict-best = am besten
review-verdict-blunder = Patzer
review-verdict-fine = gut
review-verdict-slip = Ausrutscher
