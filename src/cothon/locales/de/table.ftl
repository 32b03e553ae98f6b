# The table: what browser and terminal say around any game, and words that pages share with it.

app-not-loaded = Diese Seite konnte nicht geladen werden. Bist du offline?
app-skip = Zum Hauptteil springen

bar-account-of = Konto von { $name }
bar-home = Cothon, zu den Spielen
bar-main = Hauptmenü
bar-offline = Offline. Was du siehst, ist vielleicht veraltet; senden kannst du erst, wenn das Netz wieder da ist.

keys-help-pace = Szenen schneller oder langsamer zeigen
log-again = nochmal
log-again-help = Zeig mir nochmal, was seit meinem letzten Zug geschah
log-again-round = Zeig mir nochmal, was zuletzt geschah
course-minutes = { $n ->
    [one] gespielt in 1 Minute
   *[other] gespielt in { $n } Minuten
}
course-source = { $source }: { $n }
course-title = Die Punkte im Vergleich

more-bots = Zum Testen von Programmen
bot-first-legal = Erste Antwort
    .how = nimmt immer die erste erlaubte Antwort.
bot-level-1 = Passagier
    .how = spielt sofort und macht viele Fehler.
bot-level-2 = Schiffsjunge
    .how = spielt sofort und macht manchmal Fehler.
bot-level-3 = Steuermann
    .how = spielt sofort und macht selten Fehler.
bot-level-4 = Skipper
    .how = denkt einen Augenblick voraus.
bot-level-5 = Kommodore
    .how = denkt länger voraus.
bot-level-6 = Neptun
    .how = hat durch Spiele gegen sich selbst gelernt und denkt voraus.
bot-network = Netz
    .how = antwortet sofort, was es in Spielen gegen sich selbst gelernt hat.
bot-random = Zufall
    .how = wählt irgendeine erlaubte Antwort.
bot-search = Suche
    .how = denkt voraus, solange der Server es zulässt.

clock-bank = { $minutes } min für die Partie, { $seconds } s mehr pro Zug
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-days-each-turn =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    } pro Zug
clock-grace = Die Zeit ist um: Ein Bot übernimmt den Platz in { $time }
clock-hours = { $n } h
clock-left = noch { $time }
clock-none = keine Uhr
clock-seconds-each-turn = { $seconds } s pro Zug

copy-link-by-hand = Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopiere ihn von Hand.

curtain-hand-device = Gib das Gerät an { $who } weiter
curtain-hold = Gedrückt halten, um deine Karten zu sehen; oder die Eingabetaste halten.
curtain-hold-touch = Gedrückt halten, um deine Karten zu sehen.
curtain-i-am = Ich bin { $who }
curtain-once-more = Drücke noch einmal, um hinzusehen.

decided-lead = { $seat_is ->
    [you] Du liegst { $ahead } vor { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } liegt { $ahead } vor dir
       *[other] { $seat } liegt { $ahead } vor { $other_seat }
    }
}
    .why = { $seat_is ->
        [you] Dein größter Vorsprung: { $source }, { $number } zu { $other_number }.
       *[other] Der größte Vorsprung von { $seat }: { $source }, { $number } zu { $other_number }.
    }
decided-shared = { $number } Spieler liegen mit { $points } gleichauf
    .why = Nichts weiter entscheidet den Gleichstand; so gewinnen sie gemeinsam.
ended-board = Zum Spielplan
ended-board-help = wie er liegt
ended-by-resignation = Die Partie endete, weil Spieler aufgegeben haben.
ended-details = Einzelheiten
ended-does-not-count = zählt nicht
ended-download-the-record = Aufzeichnung herunterladen
ended-fewer-details = Weniger Einzelheiten
ended-given-up = Die Partie wurde aufgegeben
ended-home = Startseite
ended-left = { $names } hat die Partie einem Bot überlassen
ended-left-to-bot = hat die Partie einem Bot überlassen: letzter Platz
ended-left-why = Wer eine gewertete Partie verlässt, kommt auf den letzten Platz, was der Bot auch erreicht.
ended-nobody-wins = Niemand gewinnt
ended-once-more = Noch einmal
ended-over = Die Partie ist zu Ende
ended-place = { $rank }. { $name }
    .rank = { $rank }.
ended-podium = Siegertreppe
ended-rating = Wertung { $change }
ended-reason = { $reason }.
ended-replay-help = von vorn
ended-result = Ergebnis
ended-seats-are-kept = alle behalten ihren Platz
ended-share = Teilen
ended-share-help = Bild, Link
ended-starts-at-once = beginnt sofort
ended-the-end = Ende
ended-win-together = { $you ->
    [yes] Du und { $names } gewinnt gemeinsam
   *[no] { $names } gewinnen gemeinsam
}
ended-wins = { $names } gewinnt
ended-wins-with = { $names } gewinnt mit { $n }
ended-you = Du
ended-you-win = Du gewinnst
ended-you-win-with = Du gewinnst mit { $n }

fairness-check-it-here = Hier prüfen
fairness-fixed = Das ist eine erste Partie: Die Karten liegen fest, für alle gleich.
fairness-help = Der Server hat seinen Startwert festgelegt: Das ist dessen SHA-256. Jeder Platz trägt eigenen Zufall bei; daher kann niemand die Ziehungen bestimmen. Am Ende wird der Startwert aufgedeckt, und alles lässt sich prüfen.
fairness-needs-https = Dieser Browser kann es nur auf https-Seiten prüfen. Nimm den Befehl unten.
fairness-promised = Vor der ersten Ziehung festgelegt
fairness-record-as-json = Aufzeichnung als JSON
fairness-record-as-text = Aufzeichnung als Text
fairness-record-help = Die Aufzeichnung enthält, was jeder Platz zum Mischen beigetragen hat. So spielst du alles noch einmal nach und prüfst jeden Zug und jede Ziehung:
fairness-seed = Startwert, am Ende aufgedeckt
fairness-seed-differs = Der Startwert passt nicht zu dem, was festgelegt wurde.
fairness-seed-matches = Der SHA-256 des Startwerts ist der, der festgelegt wurde.
fairness-terms = Namen, Regeln und Optionen sind festgelegt durch

keys-help-choose = wählen; auf Gewähltem schickt Enter alles ab, was zusammengestellt ist, und Leertaste legt es zurück
keys-help-digits = wählt, was die Ziffer zeigt; wo nichts eine zeigt: zum ersten, zweiten … Wählbaren
keys-help-does = bewirkt
keys-help-escape = schließen, zurück, Auswahl löschen
keys-help-inside-a-part = innerhalb eines Teils
keys-help-key = Taste
keys-help-keys = diese Liste der Tasten
keys-help-lens = was die gewählte Sache ist
keys-help-next-part = zum nächsten Teil: Kai, Spielplan, Hand, Plätze, Verlauf
keys-help-sound = Ton
keys-help-take-back = zurücknehmen
keys-help-text-table = Textansicht
keys-help-to-the-board = zum Spielplan
keys-help-to-the-log = zum Verlauf
keys-help-to-the-quay = zum Kai
keys-help-why-not = warum das Ausgewählte nicht geht
keys-help-zoom-the-board = Spielplan vergrößern

language-name = Deutsch

live-ten-seconds = Noch 10 Sekunden

log-empty = Noch ist nichts geschehen.
log-newest-first = Neuestes zuerst
log-since-your-turn = { $n } seit deinem letzten Zug
log-taken-back = zurückgenommen:
log-title = Verlauf
log-up-to-your-turn = bis zu deinem letzten Zug

lost-nothing-at-this-address = Unter dieser Adresse ist nichts zu finden
lost-nothing-here = Hier ist nichts
lost-offline = Diese Seite braucht eine Netzverbindung
lost-tables-are-safe = Deine Tische sind sicher auf dem Server; es wurde nichts gesendet.
lost-why = Vielleicht ist der Link veraltet oder der Tisch privat.

menu-back = Zurück
menu-bot-plays = Ein Bot spielt für dich, bis du zurück bist.
menu-give-up = Aufgeben
menu-give-up-help = Du gibst auf: Du wirst Letzter, und ein Bot spielt für die anderen weiter. Das lässt sich nicht rückgängig machen.
menu-if-others-agree = Wenn die anderen zustimmen:
menu-keyboard = Tastatur
menu-leave-the-table = Tisch verlassen
menu-leave-to-bot = Verlassen: Ein Bot spielt für dich
menu-move = alles seit Zug { $n }
menu-no-play-on = Nein, weiterspielen
menu-notices-off = Benachrichtigen, wenn ich am Zug bin: aus
menu-notices-on = Benachrichtigen, wenn ich am Zug bin: an
menu-propose = Vorschlagen
menu-put-aside = Tisch beiseitelegen
menu-put-aside-help = Der Tisch wird beiseitegelegt, wenn alle anderen zustimmen. Ihr könnt ihn später fortsetzen.
menu-seat-free-again = Dein Platz ist wieder frei.
menu-show-the-board = Spielplan zeigen
menu-system = System
menu-take-back = Zurücknehmen

odds-about = etwa { $n } %
odds-percent = { $n } %
odds-sampled = geschätzt
odds-title = Chancen
odds-ways = { $ways } von { $of }

pace-calm = Ruhig
pace-go-on = Drücke eine Taste oder auf den Spielplan, dann geht es weiter
pace-go-on-touch = Drücke auf den Spielplan, dann geht es weiter
pace-hold-board = Finger auf dem Spielplan halten: schneller
pace-hold-space = Leertaste oder Maus auf dem Spielplan gedrückt halten: schneller
pace-more = noch { $n }
pace-normal = Normal
pace-now = Sofort
pace-quick = Zügig
pace-scene = Szene { $n }, noch { $more }
pace-title = Tempo
pace-to-the-present = Abkürzen
preview-invites = { $host } lädt dich zu { $game } ein
preview-over = Eine beendete Partie: { $names }
preview-seats = { $free ->
    [one] Einer von { $seats } Plätzen ist frei. Ein Konto ist nicht nötig.
   *[other] { $free } von { $seats } Plätzen sind frei. Ein Konto ist nicht nötig.
}
preview-table = { $game } bei Cothon
preview-watch = Am Tisch: { $names }

prompt-goes-on = Das Spiel geht weiter
prompt-nobody = Einen Moment, bitte
prompt-only-turn = { $who } ist am Zug
prompt-title-you-decide = Du entscheidest
prompt-title-your-turn = Du bist am Zug
prompt-you-decide = Du entscheidest: { $question }
prompt-turn-of = { $who } ist am Zug: { $question }
prompt-your-turn = Du bist am Zug: { $question }

old-rules = Regelversion { $n }
old-rules-help = Dieses Spiel folgt Version { $n } seiner Regeln. Die Regelseite beschreibt die neueste; was anders war, steht bei den Optionen.
old-rules-options = Optionen der Regeln

option-chosen = { $option }: { $value }

quay-all-answers = Alle { $n } Antworten zeigen
quay-answers = Antworten
quay-bot-plays = ein Bot spielt für dich
quay-choose-lit = Wähle etwas, das leuchtet.
quay-continue = Weiter
quay-hand-large = Hand groß zeigen
    .short = größer
quay-hand-small = Hand klein zeigen
    .short = kleiner
quay-grace = Die Zeit ist um. Bei 0:00 übernimmt ein Bot den Platz; eine Antwort zählt noch.
quay-not-complete-yet = unvollständig
quay-passed = Du hattest keine Wahl. { $why }
quay-question = Frage
quay-retry = Der Server antwortet nicht. Neuer Versuch ({ $n }).
quay-send-again = Noch einmal senden
quay-step-back = Schritt zurück
quay-warning = Ist die Zeit um, übernimmt ein Bot den Platz.

recap-missed = { $n ->
    [one] Ein Ereignis seit deinem Zug.
   *[other] { $n } Ereignisse seit deinem Zug.
}
recap-no = Jetzt nicht
recap-show = Zeigen
review-ask = Partie auswerten
review-ask-help = Wendepunkte, bessere Antworten und Glück; es dauert etwa eine Minute.
review-begins = Die Auswertung beginnt; du kannst die Seite inzwischen verlassen.
review-failed = Die Auswertung ist auf dem Server gescheitert. Versuche es noch einmal; scheitert sie wieder, sag es dem Betreiber.
review-interrupted = Die Auswertung wurde unterbrochen. Starte sie noch einmal.
review-waiting = { $n ->
    [one] Eine Auswertung kommt vorher an die Reihe.
   *[other] { $n } Auswertungen kommen vorher an die Reihe.
}
review-working = { $n } % der Partie sind beurteilt.
score-where-from = Woher die Punkte kamen

seal-checked = Faires Mischen, in diesem Browser geprüft.
seal-how = Wie?
seal-promised = Faires Mischen, für alle nachprüfbar.

seat-away = nicht da, ein Bot spielt
seat-bot = Bot, { $level }
seat-clock-time-left = Restzeit
seat-here = hier
seat-not-here = nicht da
seat-panel-last = Zuletzt: { $words }
seat-panel-more-about = Mehr über { $who }
seat-panel-seen = Du siehst den Spielplan so, wie dieser Platz ihn sieht
seat-remote-bot = fremder Bot
seat-resigned = aufgegeben

scene-because = { $words } ({ $why }).
scene-nothing = nichts ändert sich

settings-pace = Tempo
settings-pace-help = Wie schnell der Tisch zeigt, was die anderen tun.
settings-volume = Lautstärke

sound-offer = Leise Töne am Tisch?
sound-offer-no = Ohne Ton
sound-offer-on = Ton an
summary-decade = Dekade { $n } ist vorbei
summary-from = { $source }: { $n }
summary-gained = { $what } ({ $from })
summary-nothing = kein Gewinn
summary-round = Runde { $n } ist vorbei
share-link-to-the-replay = Link zur Wiedergabe
share-private-help = Der Tisch ist privat: Wer diesen Link hat, kann die Partie ansehen.
share-save-the-picture = Bild speichern
share-with-a-program = Bild senden


state-changed-meanwhile = Der Tisch hat sich inzwischen geändert; sieh noch einmal hin
state-moved-first = { $who } war schneller; sieh noch einmal hin
state-no-board = Der Spielplan dieses Spiels konnte nicht geladen werden. Bist du offline?
state-not-sent = Die Antwort kam nicht beim Server an. Dein Tisch ist unverändert.

table-closed = Dieser Tisch wurde geschlossen
table-go-on = Fortsetzen
table-go-there = Dorthin
table-leave = Verlassen
table-link = Link dieses Tischs
table-menu = Menü
table-not-sent = Das kam nicht beim Server an. Versuche es noch einmal.
table-offline = Offline, neuer Versuch läuft. Antworten kannst du erst, wenn das Netz wieder da ist.
table-press-again = Endgültig: nochmal drücken
table-put-aside = Der Tisch ist beiseitegelegt.
table-rematch-open = Eine neue Partie ist eröffnet.
table-seats =
    { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
table-sound-is-off = Ton ist aus
table-sound-is-on = Ton ist an
table-take-seat-again = Platz wieder einnehmen
table-the-shuffle = Das Mischen

take-back-ask = Die anderen bitten, zurücknehmen zu dürfen
take-back-ask-what = Die anderen bitten, das zurücknehmen zu dürfen: { $what }
take-back-from = Alles ab hier zurücknehmen: { $what }
take-back-last = Letzte Antwort zurücknehmen
take-back-nothing = Jetzt gibt es nichts zurückzunehmen. Zurücknehmen lässt sich eine Antwort, bis etwas aufgedeckt wird oder jemand anderes handelt, nicht aber in einer ersten Partie.
take-back-what = Zurücknehmen: { $what }

talk-empty = Noch hat niemand etwas geschrieben.
talk-hint = Schreibe etwas
talk-new = { $n } neu
talk-say = Senden
talk-title = Unterhaltung
talk-watching = { $n } Zuschauer
talk-who-is-here = Wer da ist

text-table-answers = Was du antworten kannst
text-table-command = Deine Antwort
text-table-do = Senden
text-table-enter-sends = Die Eingabetaste allein sendet es; es darf auch noch mehr werden.
text-table-hint = Nummer oder Wörter
text-table-name-more = Das ist noch nicht vollständig: Nenne noch mehr davon.
text-table-no-payment = Das lässt sich nicht zu einer Zahlung verbinden.
text-table-not-asked = Du bist gerade nicht gefragt.
text-table-not-possible = „{ $text }“ ist jetzt nicht möglich. ? zeigt, was möglich ist.
text-table-nothing = nichts
text-table-several = Das kann Verschiedenes bedeuten:

turn-sign-decides = entscheidet
turn-sign-decides-in-turn-of = { $who } entscheidet jetzt, im Zug von { $owner }
turn-sign-decides-now = { $who } entscheidet jetzt
turn-sign-turn = am Zug
turn-sign-turn-of = { $who } ist am Zug

unrated-guest = Nicht gewertet: Jemand spielt als Gast, und gewertet wird nur, wer ein Kennwort hat.
unrated-device = Nicht gewertet: Zwei der Spieler benutzen dasselbe Gerät.
unrated-early = Nicht gewertet: Jemand ging oder gab auf, bevor er { $n } Entscheidungen selbst getroffen hatte.
unrated-left = Nicht gewertet: Niemand blieb bis zum Ende, Bots haben es zu Ende gespielt.

votes-agree = Zustimmen
votes-asks-take-back = { $n ->
    [one] { $who } bittet, eine Antwort zurückzunehmen
   *[other] { $who } bittet, { $n } Antworten zurückzunehmen
}
votes-back-to = zurück zu: { $question }
votes-no = Nein
votes-open = noch offen: { $names }
votes-proposes-aside = { $who } schlägt vor, diesen Tisch beiseitezulegen
votes-vote = Abstimmung
votes-withdraw = Zurückziehen
votes-you-ask-take-back = { $n ->
    [one] Du bittest, eine Antwort zurückzunehmen
   *[other] Du bittest, { $n } Antworten zurückzunehmen
}
votes-you-propose-aside = Du schlägst vor, diesen Tisch beiseitezulegen

waiting-address-invites = Die Adresse dieser Seite ist derselbe Link.
waiting-before-the-game = { $game }: vor der Partie
waiting-begin = Beginnen
waiting-begins = Die Partie beginnt gleich.
waiting-close-the-table = Tisch schließen
waiting-everybody-waits = Alle warten auf dich.
waiting-guest-not-rated = Dieser Tisch wird gewertet, aber du bist Gast: Wenn du dich setzt, wird die Partie nicht gewertet.
waiting-i-am-ready = Ich bin bereit
waiting-kept-for = Plätze sind reserviert für { $names }.
waiting-link-to-sit = Für die, die mitspielen dürfen
waiting-link-to-watch = Für die, die zuschauen dürfen
waiting-links = Links
waiting-no-odds = Wahrscheinlichkeiten werden nicht gezeigt.
waiting-not-ready-yet = Noch nicht bereit: { $names }
waiting-odds = Wahrscheinlichkeiten werden gezeigt.
waiting-private = Wer mitspielen will, braucht einen Link.
waiting-public = Der Tisch steht bei den offenen Tischen.
waiting-rated = Gewertet: Wer die Partie einem Bot überlässt, verliert sie.
waiting-ready-help = Jedes Gerät trägt eine eigene Zufallszahl zum Mischen bei; so kann niemand die Karten bestimmen.
waiting-renew-links = Links erneuern
waiting-renew-links-help = Die alten Links gelten dann nicht mehr.
waiting-seat-away = gerade nicht da
waiting-seat-by-link = mit Link
waiting-seat-free-seat = Freier Platz
waiting-seat-invited = Für jemanden mit Einladung
waiting-seat-kept-for = Freigehalten für { $who }
waiting-seat-kept-for-somebody = Für jemanden freigehalten
waiting-seat-not-ready = nicht bereit
waiting-seat-ready = bereit
waiting-seat-remote-bot = Für einen fremden Bot
waiting-seat-send-away = Wegschicken
waiting-seat-send-away-who = { $who } wegschicken
waiting-seat-sit-down = Hinsetzen
waiting-seat-whoever-comes-first = wer zuerst kommt
waiting-seats-are-free =
    { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
waiting-take-back = Eine Antwort kann zurückgenommen werden, bis etwas aufgedeckt wird oder jemand anders handelt.
waiting-take-back-by-consent = Jede Antwort kann zurückgenommen werden, wenn alle zustimmen.
waiting-the-table = Der Tisch
waiting-the-usual-rules = Die Standardregeln.
waiting-unrated = Nicht gewertet.
waiting-watchers-link = Wer zuschauen will, braucht einen Link.
waiting-watchers-off = Niemand darf zuschauen.
waiting-watchers-open = Alle dürfen zuschauen.
waiting-you-are-ready = Du bist bereit
waiting-your-name = Dein Name an diesem Tisch

word-account = Konto
word-all-settings = Alle Einstellungen
word-board = Spielplan
word-card = Karte
    .title = Karte
word-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
word-close = Schließen
word-coins-in-hand = Münzen auf der Hand
word-copied = Kopiert
word-copy = Kopieren
word-danger = Gefahr
word-dark = Dunkel
word-discard = Ablage
word-empty = leer
word-exact = genau
word-first-steps = Erste Partie
word-free = frei
word-games = Spiele
word-harbour = Hafen
word-home = Zur Startseite
word-keep-name = Sichere deinen Namen mit einem Kennwort
word-leaders = Rangliste
word-light = Hell
word-loading = Der Tisch wird gedeckt.
word-market = Markt
word-new = neu
word-no = nein
word-no-ship = kein Schiff
word-nobody = niemand
word-none = keine
word-not-rated = nicht gewertet
word-now = Jetzt
word-piles = Stapel
word-player = Spieler
word-players = Spieler
word-points = Punkte
word-replay = Wiedergabe
word-rules = Regeln
word-seats = Plätze
word-settings = Einstellungen
word-ship = Schiff
word-ships = Schiffe
word-show-more = Mehr zeigen
word-sound = Ton
word-text-table = Textansicht
word-theme = Farbschema
word-try-again = Noch einmal versuchen
word-yes = ja
word-you = du
    .title = Du
word-your-hand = Deine Hand

would-chance = Dann entscheidet der Zufall: { $ask }
would-figure = { $name }: jetzt { $was }, dann { $now }
would-hint = Zeig auf eine Antwort, um zu sehen, was sie bringt.
would-lead = Wenn du das tust:
would-over = Dann ist die Partie zu Ende.
would-then = Dann: { $ask }
would-title = Was das brächte
would-unseen = Was folgt, hängt davon ab, was du nicht sehen kannst.

you = Du
seat-number = Platz { $number }
list-none = nichts
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
event-taken-back = { $seat_is ->
    [you] Du nimmst deine letzte Antwort zurück.
   *[other] { $seat } nimmt die letzte Antwort zurück.
}

lens-about-odds = Was als Nächstes wahrscheinlich ist, berechnet aus allem, was du sehen kannst. Drücke darauf für die ganze Liste.
    .more = „Genau“ heißt, dass gezählt und nicht geschätzt wurde. Was andere verdeckt halten, gilt als unbekannt, wie der Stapel.
lens-more = Taste i: mehr
lens-more-touch = Halten: mehr
lens-press = Drücken: { $words }
lens-rule = Regel { $clause }
lens-rule-opens = Regel { $clause }: öffnet die Regeln an dieser Stelle
lens-title-left = Wie viele
lens-title-wants = Wer es brauchen kann
quay-more-below = { $n } unten
quay-more-above = { $n } oben
part-lit = { $part }, { $n } leuchten
