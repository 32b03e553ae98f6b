### Ablehnungen, die in allen Spielen gleich sind.

refuse-no-such-action = Eine Aktion mit der Nummer { NUMBER($number, useGrouping: 0) } gibt es nicht.
refuse-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist nicht an der Reihe.
refuse-other-question = Das ist keine Antwort auf die jetzige Frage.
refuse-stale = Das bezog sich auf Version { NUMBER($at, useGrouping: 0) }, aber das Spiel ist bei Version { NUMBER($version, useGrouping: 0) }.
refuse-nothing-free-to-take-back = Nichts kann zurückgenommen werden: Eine Karte wurde aufgedeckt, jemand anders hat gehandelt, oder du hast noch nichts geantwortet.
refuse-nothing-to-take-back = Nichts kann zurückgenommen werden: Du hast keine Antwort gegeben, die noch gilt.
refuse-too-far-back = Version { NUMBER($version, useGrouping: 0) } liegt zu weit zurück: { NUMBER($nearest, useGrouping: 0) } ist die erste, die erreichbar ist.
refuse-no-own-answer = Bei Version { NUMBER($version, useGrouping: 0) } hast du keine Antwort gegeben, die noch gilt.
refuse-still-running = Niemand sieht die wahre Stellung, solange das Spiel läuft.
refuse-burst-size = Eine Zahlung hat 1 bis { $most } Teile, nicht { $number }.
refuse-no-part-of-a-payment = „{ $label }“ ist kein Teil einer Zahlung.
refuse-no-payment = Das ist zusammen keine Zahlung, die hier erlaubt ist: { $labels }.
refuse-seen-since = Dieses Spiel wird gewertet, und seither wurde etwas gezogen oder aufgedeckt: Es kann nicht zurückgenommen werden, auch wenn alle zustimmen.
