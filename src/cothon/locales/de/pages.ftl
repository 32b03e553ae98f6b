# Pages of the browser outside a table.

about-carthago = Fünfzehn Züge auf dem Aktionsrad: Docks, Gildensitze, feine Waren.
about-carthago-reconstructed = Die Vorderseiten der Handels- und Schiffskarten, die Stärken der Residenz und die Lage der Gildensitze waren nicht zu bekommen: Sie sind rekonstruiert.
about-karibik = Schiffe und Personen aufdecken – und aufhören, bevor ein zweites Schiff derselben Art kommt.
about-karibik-reconstructed = Was auf den 110 Karten steht, war nicht zu bekommen: Die Liste ist die des Nachfolgers dieses Spiels.
about-porto = Achtzehn Diener, zwölf Docks, ein Palast. Lenke die Schiffe.
about-porto-reconstructed = Die Zahlen auf Schiffskarten, Aktionsfeldern, Palast und Pfad der Intrige waren nicht zu bekommen: Sie sind rekonstruiert.
about-traders = Jede Karte ist Ware oder Geld. Bringe Schiffe an den Piraten vorbei nach Hause.
about-traders-reconstructed = Die Lagersymbole auf 3ern und 5ern und die Route sind die früherer Ausgaben. Die Namen von drei Feldern und die Farben der Figuren stammen von uns und sind für das Spiel ohne Belang.

account-my-finished-games = Meine beendeten Partien
account-my-public-page = Meine öffentliche Seite
account-no-games-yet = Noch keine. Jede beendete Partie kannst du dir hier noch einmal ansehen.
account-not-loaded = Dein Konto konnte nicht geladen werden.
account-nothing-is-lost = Es ist nichts verloren: Alles liegt auf dem Server.

clock-bank-a-turn = { $bank } und { $more } pro Zug
clock-days-a-turn =
    { $n ->
        [one] { $n } Tag pro Zug
       *[other] { $n } Tage pro Zug
    }
clock-days-help = Für Partien über mehrere Tage: Komm wieder, wenn du am Zug bist. Ist die Zeit um, spielt ein Bot, bis du zurück bist.
clock-days-left =
    noch { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-for-a-turn = Pro Zug
clock-for-the-game = Pro Partie
clock-minutes = { $n } min
clock-minutes-for-the-game = Minuten für die ganze Partie
clock-none-help = Alle nehmen sich so viel Zeit, wie sie brauchen.
clock-seconds = { $n } s
clock-seconds-for-turn = Sekunden pro Zug
clock-seconds-more = Zusätzliche Sekunden nach jedem Zug
clock-time-a-turn = { $time } pro Zug
clock-time-up-help = Ist die Zeit um, spielt ein Bot, bis der Spieler zurück ist. Bots haben keine Uhr.

game-card-first-steps = Erste Partie: { $game }
game-card-game-by = Ein Spiel von { $names }.
game-card-play = Gleich spielen
game-card-play-game = { $game } spielen
game-card-settings-new-table = Einstellungen für einen neuen Tisch

home-choose-a-game = Wähle ein Spiel
home-game-not-started = Die Partie wurde nicht gestartet.
home-games-not-loaded = Die Liste der Spiele konnte nicht geladen werden.
home-headline = Vier Häfen, ein runder Tisch
home-introduction = Spiele mit Freunden, reiche ein Gerät herum oder tritt gegen Bots an. Cothon achtet auf die Regeln, und jedes Mischen lässt sich prüfen.
home-tables-are-safe = Deine Tische sind sicher auf dem Server.
home-window-title = Cothon, vier Hafenspiele

identity-change = Ändern
identity-games-go-on = Deine laufenden Partien gehen weiter; melde dich an, um zurückzukommen.
identity-guest-help = Du bist Gast: Alles funktioniert, aber nur dieser Browser kennt dich. Mit einem Kennwort gehört der Name dir auf jedem Gerät, und du behältst deine Plätze und Partien.
identity-guest-sign-out-warning = Ein Gast ohne Kennwort kann sich nicht wieder anmelden: Du würdest deine Plätze und Partien verlieren.
identity-keep-it = Sichern
identity-keep-this-name = Diesen Namen sichern
identity-name-kept = Der Name gehört dir. Du kannst dich damit auf jedem Gerät anmelden.
identity-new-password = Neues Kennwort
identity-not-signed-out = Du wurdest nicht abgemeldet.
identity-old-password = Altes Kennwort
identity-password = Kennwort
identity-password-changed = Das Kennwort ist geändert; alle anderen Browser sind abgemeldet.
identity-password-new = Ein Kennwort mit mindestens 8 Zeichen
identity-rename = Umbenennen
identity-renamed = Du heißt jetzt { $name }.
identity-sign-in = Anmelden
identity-sign-in-help = Wenn du schon einen Namen mit Kennwort hast, melde dich hier an. Die Tische dieses Gasts gehen nicht auf diesen Namen über.
identity-sign-out = Abmelden
identity-sign-out-anyway = Trotzdem abmelden
identity-sign-out-everywhere = Überall abmelden
identity-sign-out-here = Hier abmelden
identity-signed-in = Du bist angemeldet.
identity-stay = Bleiben
identity-your-name = Dein Name an den Tischen
identity-your-public-page = Deine öffentliche Seite

import-record-a-file = Eine Datei
import-record-help = Jeder Zug und jede Ziehung wird geprüft. Die Partie wird zu einem beendeten Tisch, den nur du siehst.
import-record-nothing-imported = Es wurde nichts importiert.
import-record-send = Importieren und ansehen
import-record-text = oder ihr Text
import-record-title = Aufzeichnung importieren
import-record-what-for = um eine Partie aus einer Datei anzusehen

leaders-beats = { $share } % von { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} gegen „{ $bot }“ gewonnen.
leaders-help =
    Aufgeführt wird, wer { $n ->
        [one] { $n } gewertete Partie
       *[other] { $n } gewertete Partien
    } gespielt hat. Geordnet ist nach der Spalte „Mindestens“: der Wertung abzüglich ihrer Unsicherheit.
leaders-ladder = Rangliste der Bots
leaders-ladder-help = Gemessen in Partien der Bots untereinander, wie beim Schach: Mit 400 Punkten mehr gewinnt ein Bot zehn Partien für jede, die er verliert. Der Bot „{ $bot }“ ist auf { $n } festgelegt. Die Wertungen der Menschen haben einen eigenen Maßstab.
leaders-nobody-yet = Noch hat niemand genug gewertete Partien gespielt.
leaders-not-loaded = Die Liste konnte nicht geladen werden.
leaders-open-rated-table = Gewerteten Tisch eröffnen
leaders-place = Platz
leaders-play-them = Gegen die Bots spielen

level-pick-different = Verschiedene Bots, wie unten aufgeführt.

my-tables-and-your-turn = Deine Tische: an { $n } bist du am Zug
my-tables-go-on-playing = Weiterspielen
my-tables-new-lines =
    { $n ->
        [one] { $n } neue Zeile
       *[other] { $n } neue Zeilen
    }
my-tables-put-aside = beiseitegelegt
my-tables-seat-kept = ein Platz ist für dich freigehalten
my-tables-turn-of = { $name } ist am Zug
my-tables-waits-for-players = wartet auf Spieler
my-tables-your-turn = du bist am Zug
my-tables-your-turn-at =
    Du bist an { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tischen
    } am Zug

new-choose-a-game = Wähle ein Spiel.
new-new-table = Neuer Tisch
new-no-such-game = Dieser Server hat kein Spiel mit diesem Namen.
new-not-loaded = Die Seite konnte nicht geladen werden.

open-tables-all-games = Alle Spiele
open-tables-any-clock = Jede Uhr
open-tables-days-turn = Tage pro Zug
open-tables-loading = Tische werden gesucht …
open-tables-look-again = Noch einmal nachsehen
open-tables-no-clock = Keine Uhr
open-tables-no-seat = Du hast keinen Platz bekommen.
open-tables-none = Keine offenen Tische. Eröffne einen, oder spiele gegen einen Bot.
open-tables-none-like-that = Es gibt keine solchen offenen Tische.
open-tables-not-current = Die Liste ist vielleicht veraltet: Der Server antwortet nicht. Neuer Versuch läuft.
open-tables-only-this-clock = Nur diese Uhr
open-tables-only-this-game = Nur dieses Spiel
open-tables-time-game = Zeit für die Partie
open-tables-time-turn = Zeit pro Zug
open-tables-title = Offene Tische
open-tables-watch = Partien zum Zuschauen

page-all-of-them = alle { $n }
page-anybody = Alle
page-at-least = Mindes­tens
page-bot = Bot
page-bots = Bots
page-clock = Uhr
page-days = Tage
page-days-each-turn = Tage pro Zug
page-fewer = weniger
page-friends = Freunde
page-go = Los
page-go-table = Zum Tisch von { $game }
page-guest = Gast
page-level = Stärke
page-name = Name
page-new-table-of = Neuer Tisch: { $game }
page-no-clock = Keine
page-nothing-was-changed = Es wurde nichts geändert.
page-one-device = Ein Gerät
page-open-table = Tisch eröffnen
page-others = Andere
page-rated = gewertet
page-rating = Wertung
page-table-not-opened = Der Tisch wurde nicht eröffnet.
page-won = Gewon­nen

player-best-score = Bestes Ergeb­nis
player-finished-games = Beendete Partien
player-firsts = Erste Plätze
player-game = Spiel
player-games-played =
    { $n ->
        [one] { $n } Partie gespielt
       *[other] { $n } Partien gespielt
    }
player-here-since = hier seit { $day }
player-last-played = Zuletzt gespielt
player-mean-rank = Platz im Mittel
player-no-finished-games = Keine beendeten Partien, die du sehen darfst.
player-no-rated-games = Noch keine gewerteten Partien.
player-not-loaded = Der Spieler konnte nicht geladen werden.
player-rating-help = Jede Wertung beginnt bei { $start }. Die Zahl nach ± sagt, wie unsicher sie noch ist; mit jeder Partie wird sie kleiner.
player-ratings = Wertungen
player-statistics = Statistik
player-unknown = Diesen Spieler gibt es nicht.
player-your-account = dein Konto

press-one-moment = Einen Moment

problem-in-this-page = Auf dieser Seite ist etwas schiefgegangen.
problem-server-unreachable = Der Server ist nicht erreichbar.

quick-table-begin = Beginnen
quick-table-bot = Bot, { $level }
quick-table-clock-help = Minuten für die Partie, dazu Sekunden für jeden Zug
quick-table-friend = Freund mit dem Link
quick-table-hot-help = Ihr spielt an diesem Gerät und gebt es weiter
quick-table-link-help = Du bekommst einen Link, den du verschicken kannst
quick-table-more = Uhr, Wahrscheinlichkeiten, Zuschauer und alle Optionen der Regeln findest du unter „Alle Einstellungen“.
quick-table-on-this-device = Jemand an diesem Gerät
quick-table-public-help = Erscheint bei den offenen Tischen
quick-table-whoever-comes = Wer zuerst kommt

replay-answers = { $who ->
    [you] Du antwortest „{ $answer }“.
   *[other] { $name } antwortet „{ $answer }“.
}
replay-answers-hidden = { $who ->
    [you] Du antwortest; was, ist in dieser Sicht verborgen.
   *[other] { $name } antwortet; was, ist in dieser Sicht verborgen.
}
replay-as = als { $name }
replay-as-a-watcher = als Zuschauer
replay-before-first-move = Vor dem ersten Schritt
replay-cancel = Abbrechen
replay-check-all = Jeden Zug und jede Ziehung prüfen
replay-check-help = Lade die Aufzeichnung herunter und spiele sie auf der Befehlszeile nach. Geprüft wird, dass jeder Zug erlaubt war, dass jede Ziehung sich aus Startwert und Entropie ergibt und dass das Ergebnis stimmt:
replay-controls = Wiedergabe steuern
replay-draw = Die Ziehung: { $what }.
replay-draw-hidden = Eine Ziehung, in dieser Sicht verborgen.
replay-everything-shown = alles sichtbar
replay-fork-help = Ein neuer privater Tisch beginnt mit dieser Stellung und denselben Regeln. Was später gezogen wird, wird neu gezogen. Die Partie wird nicht gewertet.
replay-fork-hot-seat = jemand an diesem Gerät
replay-fork-imagined = Vorgestellt
replay-fork-imagined-help = neu gezogen, passend zu dem, was { $name } gesehen hatte
replay-fork-true = Wie es war
replay-fork-true-help = die echten Karten; wer die Wiedergabe gesehen hat, kennt sie vielleicht
replay-game-over-here = Hier ist die Partie zu Ende: Gehe zu einem früheren Schritt zurück.
replay-holds = { $who ->
    [you] Du hast
   *[other] { $name } hat
}
replay-imported = Dieser Tisch wurde als Aufzeichnung importiert; der Server hat alles noch einmal gespielt und jeden Zug für erlaubt befunden.
replay-link = Link
replay-link-copied = Der Link zu diesem Schritt ist kopiert.
replay-list-help = Die Liste zeigt alles; der Spielplan zeigt, was aus dieser Sicht bekannt war.
replay-more-moves =
    { $n ->
        [one] { $n } weiterer
       *[other] { $n } weitere
    } in der Liste der Schritte.
replay-move = Schritt
replay-move-before-draw = Schritt { $n }, vor seiner Ziehung
replay-move-number = Schritt { $n }
replay-move-spoken = Schritt { $n } von { $all }: { $words }
replay-moves = Schritte
replay-needs-https = Ein Browser kann Hashes nur auf Seiten berechnen, die über https kommen.
replay-next = Danach
replay-nothing-opened = Der Server ist nicht erreichbar. Es wurde nichts eröffnet.
replay-one-move-back = Einen Schritt zurück
replay-one-move-on = Einen Schritt weiter
replay-open-the-table = Tisch eröffnen
replay-pause = Pause
replay-play = Abspielen
replay-play-from-here = Von hier weiterspielen
    .short = Weiterspielen
replay-play-from-move = Weiterspielen ab Schritt { $n }
replay-published-before = Vorher veröffentlicht
replay-rank = Rang
replay-record-text = Aufzeichnung, Text
replay-review = Auswertung
replay-review-help = Auswertung und Ergebnis
replay-see-as = Sicht
replay-seed = Startwert
replay-seed-checked = Dieser Browser hat es nachgerechnet: Der am Ende aufgedeckte Startwert ist derjenige, dessen Hash vor der ersten Ziehung veröffentlicht wurde.
replay-seed-differs = Der Startwert stimmt nicht
replay-seed-matches = Der Startwert stimmt
replay-seed-not-checked-here = Startwert hier nicht geprüft
replay-seed-wrong = Der am Ende aufgedeckte Startwert ist nicht derjenige, dessen Hash vor der ersten Ziehung veröffentlicht wurde.
replay-space-bar = Leertaste
replay-speed = Tempo
replay-takes-back = { $who ->
    [you] Du nimmst bis Schritt { $n } zurück.
   *[other] { $name } nimmt bis Schritt { $n } zurück.
}
replay-to-board = Spielplan
replay-to-the-table = Zum Tisch
replay-turn-after = Weiter zum nächsten Zug
replay-turn-before = Zurück zum vorigen Zug
replay-turn-next = Nächster Zug
replay-turn-previous = Voriger Zug
replay-turns-of = Züge von { $name }
replay-what-happened = Was geschah
replay-what-is-hidden = Was verborgen ist
replay-who-plays = Wer { $name } spielt
replay-window-title = Wiedergabe: { $game }
replay-winner = Gewonnen: { $names }
replay-your-turns = Deine Züge

result-place = Platz { $rank } von { $seats }
result-place-and-points = Platz { $rank } von { $seats }, Ergebnis { $score }

results-ended-by-resignation = durch Aufgabe beendet
results-imported = importiert
results-rating = Wertung { $change }
results-replay-of = Wiedergabe: { $game }, { $day }
results-won = gewonnen

rule-option-for-seat = { $option }, Platz { $n }
rule-option-reset = Zurück zum Standard: { $option }
rule-option-seat-of = Platz { $n }, { $who }
rule-option-standard = Standard
rule-option-standard-is = Standard: { $value }

rules-about-minutes = etwa { $n } Minuten
rules-all-rules = Alle Regeln
rules-cards-and-pieces = Karten und Spielmaterial
rules-clauses-found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
rules-contents = Inhalt
rules-introduction = In eigenen Worten nacherzählt, Regel für Regel. Lehnt der Tisch etwas ab, nennt er die Regel und verweist hierher.
rules-link-to-clause = Link zu dieser Regel
rules-loading = Die Regeln werden aufgeschlagen.
rules-not-loaded = Die Regeln konnten nicht geladen werden. Bist du offline?
rules-not-translated = Diese Regeln sind noch nicht übersetzt; hier steht der englische Text.
rules-nothing-found = Keine Regel enthält diese Wörter.
rules-options = Optionen
rules-players = { $few } bis { $many } Spieler
rules-print = Drucken
rules-reconstructed = Rekonstruiert:
rules-search = In den Regeln suchen
rules-search-hint = Wörter oder eine Regelnummer
rules-show-all = Alle zeigen
rules-source-book = so steht es im Regelheft
rules-source-derived = das folgt aus dem Regelheft
rules-source-elsewhere = so steht es in einer anderen öffentlichen Quelle
rules-source-reconstructed = das gedruckte Material lag nicht vor, daher wurde es so gewählt
rules-source-ruling = das Regelheft lässt es offen, daher wurde es so entschieden
rules-table = Tabelle
rules-unknown = Regeln mit diesem Namen gibt es nicht.

seat-plan-bot = Ein Bot
seat-plan-hot-seat = Jemand an diesem Gerät
seat-plan-hot-seat-help = Ihr gebt das Gerät weiter.
seat-plan-link = Wer den Link hat
seat-plan-link-help = Du bekommst einen Link, den du verschicken kannst.
seat-plan-me = Ich ({ $name })
seat-plan-me-help = Das ist dein Platz.
seat-plan-name-on-seat = Name auf Platz { $n }
seat-plan-open = Wer zuerst kommt
seat-plan-open-help = Alle, die den Tisch sehen, können sich setzen.
seat-plan-remote = Ein fremder Bot
seat-plan-remote-help = Sein Programm meldet sich mit einem API-Token an (siehe dein Konto).
seat-plan-which-bot = Welcher Bot auf Platz { $n }
seat-plan-who = Wer auf Platz { $n } sitzt

settings-always = Immer
settings-as-in-browser = Wie im Browser
settings-ask = Mich immer fragen
settings-ask-help = Auch wenn „Weiter“ die einzige Antwort ist. Sonst geht das Spiel dann von selbst weiter, sofern das den anderen nichts verrät.
settings-at-the-table = Am Tisch
settings-back = Zurück zum Tisch
settings-confirm = Bestätigen
settings-confirm-help = Welche Antworten du zweimal drücken musst: keine; nur solche, die etwas beenden oder aufgeben, etwa passen, einen Markt neu füllen oder nichts mehr nehmen; oder alle. Gibt es nur eine Antwort, genügt einmal.
settings-curtain = Vorhang
settings-curtain-help = An einem gemeinsamen Gerät: verdeckt den Tisch, während es weitergegeben wird.
settings-greyscale = Graustufen
settings-greyscale-help = Alle Seiten in Grautönen. Karten, Waren und Spieler behalten ihre Bilder, Buchstaben und Muster.
settings-high-contrast = Hoher Kontrast
settings-high-contrast-help = Kräftigere Umrisse, keine Muster.
settings-introduction = Alles gilt sofort und wird nur in diesem Browser gespeichert.
settings-language = Sprache
settings-language-and-look = Sprache und Aussehen
settings-language-help = Für die Seiten und alles, was am Tisch geschieht.
settings-motion = Bewegung
settings-motion-help = Karten bewegen sich an ihr Ziel, außer das Gerät verlangt weniger Bewegung.
settings-never = Nie
settings-notifications = Benachrichtigungen
settings-notifications-blocked = Der Browser erlaubt es nicht. Erlaube Benachrichtigungen für diese Seite im Browser und schalte es dann wieder ein.
settings-notifications-help = Sagt dir Bescheid, dass du am Zug bist, während du anderswo bist. Der Browser fragt einmal nach.
settings-notifications-impossible = Dieser Browser kann keine Benachrichtigungen zeigen.
settings-reveals = Manche
settings-sound-help = Karten, Münzen und eine Glocke, wenn du am Zug bist.
settings-text-table-help = Listen mit Überschriften und eine Befehlszeile statt des gezeichneten Spielplans.
settings-theme-help = Hell, dunkel oder wie auf deinem Gerät eingestellt.

setup-form-access = Wer kommen darf
setup-form-begin-the-game = Partie beginnen
setup-form-choices-kept = Deine Auswahl bleibt in diesem Browser für den nächsten Tisch dieses Spiels gespeichert, den du einrichtest. „Spielen“ auf der Startseite übernimmt davon nur die Zahl der Spieler und die Stufe der Bots.
setup-form-guest-not-rated = Du spielst als Gast, und gewertet wird nur, wer ein Kennwort hat.
setup-form-help = Hilfen
setup-form-nobody = Niemand
setup-form-nothing-changed = Es wurde nichts geändert; deine Auswahl ist noch da.
setup-form-odds = Wahrscheinlichkeiten zeigen
setup-form-odds-help = Alle dürfen fragen, wie wahrscheinlich die nächste Karte ist.
setup-form-options =
    { $n ->
        [one] { $n } Option
       *[other] { $n } Optionen
    }
setup-form-pause = Bots antworten
setup-form-pause-help = Mit einer Pause vor jeder Antwort eines Bots können alle dem Geschehen folgen.
setup-form-pause-long = Langsam
setup-form-pause-none = Sofort
setup-form-pause-short = Nach kurzer Pause
setup-form-public = Öffentlich
setup-form-public-help = Bei den offenen Tischen aufgeführt, sodass alle kommen können. Sonst nur, wer einen Link hat.
setup-form-rated = Gewertet
setup-form-rated-help = Das Ergebnis ändert die Wertungen. Für mindestens zwei Menschen, alle mit Kennwort und eigenem Gerät, und mit Uhr. Wer die Partie einem Bot überlässt, verliert sie.
setup-form-reset = Zurück zur üblichen Auswahl
setup-form-somebody = jemand
setup-form-standard-rules = Standardregeln
setup-form-take-back = Zurücknehmen mit Zustimmung
setup-form-take-back-help = Eine Antwort kann immer zurückgenommen werden, bis etwas aufgedeckt wird oder jemand anders handelt. Hiermit geht es auch später, wenn alle zustimmen.
setup-form-version = Version der Regeln
setup-form-version-help = Die neueste ist dem gedruckten Regelheft am nächsten. Was vorher anders war:
setup-form-version-newest = { $n } (neueste)
setup-form-version-old = { $n }
setup-form-watchers = Zuschauer
setup-form-watchers-help = Zuschauer sehen nur, was für alle offen liegt.
setup-form-with-a-link = Mit einem Link

table-row-closed = geschlossen
table-row-join = Mitspielen
table-row-join-with = Mitspielen: { $game } mit { $names }
table-row-nobody-yet = noch niemand
table-row-watch = Zuschauen
table-row-watch-with = Zuschauen: { $game } mit { $names }

tokens-days-until-expires = Tage, bis es abläuft
tokens-it-may = Es darf
tokens-made = erstellt { $day }
tokens-make = Token erstellen
tokens-name = Wofür es ist
tokens-not-loaded = Die Tokens konnten nicht geladen oder geändert werden.
tokens-revoke = Widerrufen
tokens-revoke-name = { $name } widerrufen
tokens-scope-host = Tische eröffnen und leiten, abzweigen, importieren
tokens-scope-look = Tische, Ereignisse, Lobby und Spieler ansehen
tokens-scope-play = hinsetzen, antworten, zurücknehmen, abstimmen, schreiben
tokens-shown-once = Das ist das Token { $name }. Es wird nur dieses eine Mal gezeigt.
tokens-title = API-Tokens
tokens-until = bis { $day }
tokens-what-for = für Programme, die in deinem Namen spielen oder zusehen

