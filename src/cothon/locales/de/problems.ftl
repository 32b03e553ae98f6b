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
refuse-lesson = Diese erste Partie fragt gerade nach etwas anderem: { $labels }. Es ist nichts geschehen.
refuse-seen-since = Dieses Spiel wird gewertet, und seither wurde etwas gezogen oder aufgedeckt: Es kann nicht zurückgenommen werden, auch wenn alle zustimmen.

## Problems of the server, by their keys. What is wrong in a request is named before them.

problem-another-vote = Es läuft schon eine Abstimmung; beantworte zuerst diese.
problem-at-least = Mindestens { $number } ist nötig.
problem-at-most = Höchstens { $number } ist möglich.
problem-body-incomplete = Der Inhalt der Anfrage ist unvollständig.
problem-body-is-no-json = Der Inhalt ist kein JSON: { $why }
problem-body-missing = Der Inhalt fehlt; schick ihn als application/json.
problem-body-too-deep = Der Inhalt ist zu tief verschachtelt.
problem-body-too-large = Es sind höchstens { $limit } Bytes erlaubt.
problem-body-too-slow = Der Inhalt der Anfrage kam nicht rechtzeitig an.
problem-bot-plays-for-you = Ein Bot spielt für dich; kehr zuerst an deinen Platz zurück.
problem-character-zero = Ein Text enthält das Zeichen 0, das nicht gespeichert werden kann; lass es weg.
problem-claimed-already = Dieser Name ist schon gesichert; du kannst das Kennwort ändern.
problem-closed-before-it-began = Dieser Tisch wurde vor Spielbeginn geschlossen; eröffne einen neuen.
problem-common-password = Dieses Kennwort gehört zu den 10 000 häufigsten; nimm ein anderes, etwa einen kurzen Satz.
problem-cookie-expired = Die Anmeldung ist abgelaufen; melde dich neu an.
problem-cookie-invalid = Die Anmeldung ist ungültig; lade die Seite neu.
problem-cross-site = Das wurde von einer fremden Seite geschickt.
problem-cross-site-guest = Eine fremde Seite kann keinen Gast anmelden.
problem-database = Die Datenbank antwortet nicht; versuch es noch einmal.
problem-days-of-a-token = Erlaubt ist 1 bis { $most } oder leer.
problem-every-seat-taken = Alle Plätze sind besetzt.
problem-guest-could-not-return = Als Gast kämst du nie zurück; sichere zuerst deinen Namen mit einem Kennwort.
problem-guest-without-password = Ein Gast hat kein Kennwort; sichere zuerst deinen Namen.
problem-headers-too-large = Die Kopfzeilen einer Anfrage sind zu groß; erlaubt ist: { $limits }.
problem-headers-too-slow = Die Kopfzeilen der Anfrage kamen nicht rechtzeitig an.
problem-imported-most = Du hast { $number } Aufzeichnungen importiert, mehr gehen nicht{ $who ->
    [guest] ; sichere deinen Namen, um mehr zu bringen.
   *[player] .
}
problem-in-words = { $words }
problem-internal = Hier ist etwas schiefgegangen; es wurde im Protokoll vermerkt.
problem-jobs-waiting = Es warten schon { $number } Aufgaben; versuch es später noch einmal.
problem-key-used = Der Schlüssel kam schon mit einer anderen Anfrage; nimm für eine neue einen neuen.
problem-kind-too-long = Platz { $seat }: Die Art des Spielers darf { $most } Zeichen haben.
problem-limit-chat = Du schreibst zu schnell; versuch es in { $seconds } s noch einmal.
problem-limit-guests = Zu viele neue Gäste von dieser Adresse; versuch es in { $seconds } s noch einmal.
problem-limit-imports = Du importierst zu schnell; versuch es in { $seconds } s noch einmal.
problem-limit-passwords = Gerade werden zu viele Kennwörter geprüft; versuch es in { $seconds } s noch einmal.
problem-limit-requests = Zu viele Anfragen; versuch es in { $seconds } s noch einmal.
problem-limit-reviews = Du hast schon um { $number } Auswertungen gebeten, die noch nicht fertig sind; warte auf eine davon.
problem-limit-sign-in = Zu viele Kennwörter wurden probiert; versuch es in { $seconds } s noch einmal.
problem-limit-streams = Du hast zu viele Seiten offen; schließ eine.
problem-limit-tables = Du leitest schon { $number ->
    [one] einen Tisch, der nicht beendet ist; beende oder schließ ihn.
   *[other] { $number } Tische, die nicht beendet sind; beende oder schließ einen.
}
problem-limit-tables-of-host = Wer diesen Tisch leitet, hat schon { NUMBER($number, useGrouping: 0) } unfertige Tische; erst muss einer beendet oder geschlossen werden.
problem-metrics-elsewhere = Messwerte sind nur auf diesem Rechner zu lesen; mit COTHON_METRICS_TOKEN auch anderswo.
problem-metrics-password = Messwerte: Das Kennwort ist falsch oder fehlt; siehe COTHON_METRICS_TOKEN.
problem-name-of-a-player = „{ $name }“ ist der Name eines Spielers oder sieht so aus; gib dem Bot einen anderen oder keinen.
problem-name-taken = Dieser oder ein ähnlich aussehender Name ist vergeben; wähle einen anderen.
problem-no-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
problem-no-game-here = An diesem Tisch läuft kein Spiel: Er ist { status-words }.
problem-no-hash = # ist nicht erlaubt.
problem-no-http = Das ist keine Anfrage in HTTP/1.1.
problem-no-ids = Gib Nummern von Angeboten an, mit Kommas dazwischen.
problem-no-letter = Es muss ein Buchstabe oder eine Ziffer darin sein.
problem-no-name-for-a-guest = Für einen neuen Gast wurde kein Name gefunden; versuch es noch einmal.
problem-no-odds = Die Hilfe mit Wahrscheinlichkeiten ist an diesem Tisch ausgeschaltet.
problem-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
problem-no-such-bot = Diesen Bot gibt es nicht; es gibt { $bots }.
problem-no-such-method = Diese Adresse nimmt diese Methode nicht an.
problem-no-such-page = Gib an, was die Seite davor als `next` genannt hat.
problem-no-such-player = Diesen Spieler gibt es nicht.
problem-no-such-scope = „{ $scope }“ gibt es nicht; es gibt { $scopes }.
problem-no-such-seat = Platz { $seat }: Der Tisch hat die Plätze 0 bis { $last }.
problem-no-lesson = Für dieses Spiel gibt es keine ersten Schritte.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und der Link ist unvollständig oder gilt nicht mehr.
problem-no-such-token = Du hast keinen solchen Zugangsschlüssel.
problem-no-such-version = Das Spiel hat die Stände 0 bis { NUMBER($last, useGrouping: 0) }, nicht { NUMBER($version, useGrouping: 0) }.
problem-no-such-viewer = Gib eine Zahl von 0 bis { $last }, all oder none an.
problem-no-viewer = Nur bei Gedachtem gibt es eine Sicht.
problem-no-vote = Es gibt nichts abzustimmen: Diese Abstimmung ist vorbei.
problem-no-vote-of-yours = Du bist nicht gefragt: Nur wer beim Vorschlag da war, stimmt ab.
problem-no-whole-number = Das muss eine ganze Zahl sein.
problem-nobody-may-watch = An diesem Tisch darf niemand zuschauen.
problem-nobody-to-send-away = Platz { $seat }: Dort sitzt niemand, der weggeschickt werden könnte.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-not-finished = Das geht erst nach dem Ende des Spiels; der Tisch ist { status-words }.
problem-not-in-this-status = Das geht nicht: Der Tisch ist { status-words }.
problem-not-json = Schick den Inhalt als application/json.
problem-not-utf-8 = Der Inhalt ist kein UTF-8.
problem-not-with-a-token = Mit einem Zugangsschlüssel geht das nicht; melde dich im Browser an.
problem-not-your-password = Das ist nicht dein Kennwort.
problem-not-your-seat = Platz { $seat } gehört nicht dir.
problem-nothing-here = Unter dieser Adresse gibt es nichts.
problem-nothing-to-say = Der Text ist leer.
problem-number-of-characters = Es müssen { $least } bis { $most } Zeichen sein, nicht { $number }.
problem-number-too-long = Eine Zahl darin ist viel zu lang.
problem-one-alphabet = Buchstaben von { $alphabets } sehen gleich aus; nimm die eines Alphabets.
problem-only-for-invited = Dieser Platz ist nur für Eingeladene: Der Link ist unvollständig oder alt.
problem-only-the-host = Das darf nur der Gastgeber.
problem-only-those-who-sit-may-ask = Das darf nur fragen, wer am Tisch sitzt.
problem-only-those-who-sit-may-talk = Hier darf nur schreiben, wer am Tisch sitzt.
problem-option-number = Erlaubt ist eine ganze Zahl von { $least } bis { $most }.
problem-option-order = Es müssen { $number } verschiedene Werte sein.
problem-option-seat = Erlaubt ist einer der Werte oder ein Platz von 0 bis { $most }.
problem-option-values = Das kann nicht gewählt werden.
problem-other-number-of-seats = Das Spiel hat { $seats } Plätze, nicht { $number }.
problem-others-were-faster = Andere am Tisch waren jedes Mal schneller; sieh nach und versuch es noch einmal.
problem-over-at-version = Beim Stand { NUMBER($version, useGrouping: 0) } ist das Spiel zu Ende; beginn bei einem früheren.
problem-password-is-name = Das Kennwort ist der Name; nimm ein anderes.
problem-rated-needs-clock = Gewertet wird nur mit Uhr; ohne sie könnte, wer gerade verliert, einfach nicht mehr antworten.
problem-rated-needs-password = Gewertet wird nur, wer ein Kennwort hat; sichere zuerst deinen Namen, oder eröffne den Tisch ohne Wertung.
problem-rated-needs-people = Mindestens zwei Plätze müssen für Menschen oder fremde Bots sein.
problem-rated-on-one-device = Gewertet wird nicht mit mehreren Personen an einem Gerät.
problem-rated-send-away = Dieses Spiel wird gewertet: Niemand kann weggeschickt werden; wer fort ist, darf zurückkommen.
problem-record-too-long = Das ist zu lang: höchstens { $characters } Zeichen und { $lines } Zeilen.
problem-removed-by-the-host = Der Gastgeber hat dich von diesem Tisch entfernt.
problem-resigned-already = Du hast schon aufgegeben.
problem-restored = Der Server wurde aus einer Sicherung wiederhergestellt; versuch es noch einmal.
problem-reviews-full = Es warten schon sehr viele Auswertungen; versuch es in { $seconds } s noch einmal.
problem-reviews-off = Dieser Server macht keine Auswertungen.
problem-seat-given-to-a-bot = Der Gastgeber hat deinen Platz endgültig einem Bot gegeben.
problem-seat-kept = Platz { $seat } ist für jemanden freigehalten.
problem-seat-of-a-remote-bot = Platz { $seat } ist für einen Bot, der sich mit einem Zugangsschlüssel meldet.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-seated-already = Du hast schon einen Platz an diesem Tisch.
problem-seats-of-the-game = Das Spiel hat die Plätze 0 bis { $last }.
problem-seed-missing = Der Startwert fehlt, daher lassen sich die Ziehungen nicht prüfen; ein beendetes Spiel gibt ihn preis.
problem-send-away-out-of-time = Während des Spiels kann nur weggeschickt werden, wessen Zeit abgelaufen ist.
problem-sign-in-first = Melde dich zuerst an.
problem-signed-out = Du wurdest abgemeldet; melde dich neu an.
problem-signed-out-meanwhile = Du wurdest inzwischen abgemeldet; nichts wurde geändert.
problem-table-gone = Den Tisch gibt es nicht mehr.
problem-token-expired = Der Zugangsschlüssel ist abgelaufen.
problem-token-invalid = Der Zugangsschlüssel ist ungültig.
problem-token-lacks-scope = Dem Zugangsschlüssel fehlt das Recht „{ $scope }“.
problem-token-revoked = Der Zugangsschlüssel wurde widerrufen.
problem-tokens-most = Du hast { $number } Zugangsschlüssel, mehr gehen nicht; widerrufe zuerst einen.
problem-too-many-accents = Auf einen Buchstaben dürfen höchstens { $most } Akzente folgen.
problem-too-many-entries = Das ist zu lang: höchstens { $entries } Einträge und nur wenige Rücknahmen.
problem-two-seats-are-me = Nur ein Platz kann deiner sein; andere an deinem Gerät sind Gäste.
problem-unseen-character = Das Zeichen { $character } ist unsichtbar und nicht erlaubt.
problem-watch-by-link = An diesem Tisch darf nur zuschauen, wer den Link hat.
problem-went-on-meanwhile = Das Spiel ging inzwischen weiter.
problem-which-scopes = Wähle mindestens eines, jedes einmal: { $scopes }.
problem-wrong-host = Dieser Server heißt nicht „{ $host }“; wer ihn betreibt, kann mit --hosts einen Namen hinzufügen oder mit --origin sagen, unter welcher Adresse er zu sehen ist.
problem-wrong-name-or-password = Name oder Kennwort ist falsch.
problem-you-resigned = Du hast aufgegeben.
status-words = { $status ->
    [waiting] noch vor dem Spiel
    [playing] mitten im Spiel
    [finished] beendet
   *[abandoned] geschlossen
}
