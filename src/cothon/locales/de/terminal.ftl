### Was nur das Terminal sagt.

## Das Menü

menu-title = Cothon: Brettspiele um Häfen und Handel
menu-game = { $title } ({ $name }), { $players } Spieler
menu-go-on = das angefangene Spiel { $game } ({ $names }) fortsetzen, bisher { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
menu-which-game = Spiel [1]:
menu-opponents = Gegner, { $least } bis { $most } [{ $usual }]:
menu-opponents-one = Gegner, { $least } [{ $usual }]:
menu-level = { $title }: { $how }
menu-which-level = Stufe der Bots, 1 bis { $most } [{ $usual }]:
menu-type-game = Tippe eine Zahl von 1 bis { $most }
menu-type-game-or-r = Tippe eine Zahl von 1 bis { $most } oder r
menu-type-number = Tippe { $numbers }
menu-type-level = Tippe eine Zahl von 1 bis { $most } oder den Namen eines Bots: { $bots }

## Anfang und Abschied

open-title = { $title }, von { $designers }
open-players = Es spielen: { $players }.
open-rules = Nach Version { $version } der Regeln; die neueste ist { $newest }.
open-options = Abweichend von den Standardregeln: { $options }.
open-program = { $name } (ein Programm)
open-bot = { $name } (Bot, { $bot })
open-level = { $number } { $title }
open-committed = Die Mischung steht fest; der Startwert, der sie beweist, folgt am Ende:
open-terms = Namen, Regeln und Optionen sind gebunden durch
open-saved = Nach jeder Aktion gespeichert in
open-hint = Tippe die Nummer einer Möglichkeit, ? für alles, was nicht geht und warum, hilfe für mehr.
last-seed = Der Startwert der Mischung:
last-check = Die Aufzeichnung, und wie man sie prüft:
record-rules = { $title } nach Version { $rules } der Regeln
record-title = { $title }, Stellung { $version }
parting-unsaved = Dieses Spiel ist nicht gespeichert: { $trouble }
parting-go-on = Nichts ist verloren. Weiter geht es mit

## Das Gespräch

note = Hinweis: { $words }
turn-title = { $title }: { $name }
whose-question = { $name }: { $question }
prompt = { $name }>
only-answer = Nur eine Antwort ist möglich: { $answer }.
payment-hint = Mehrere Zahlen sind eine ganze Zahlung auf einmal, z. B. 1 2.
not-possible = Nicht möglich: { $why }
pass-device = Gib das Gerät an { $name } weiter.
pass-enter = Drücke Enter, wenn du es hast:
left-out = { $number ->
    [one] 1 früheres Ereignis ist
   *[other] { $number } frühere Ereignisse sind
} ausgelassen; log zeigt alle.
all-possible = Alles, was diese Frage bieten kann, ist jetzt möglich.
possible-now = { $answer }: jetzt möglich
not-these = Nicht { $labels }: { $why }
no-odds = Zu dieser Frage gibt es keine Chancen zu berechnen.
odds-not-exact = (geschätzt, nicht genau)
saved-here = Dieses Spiel wird nach jeder Aktion gespeichert in
saved-hint = „save DATEI“ schreibt eine Kopie.
saved-copy = Eine Kopie liegt in
auto-on = Erzwungene Züge werden von selbst gespielt.
auto-off = Auch bei erzwungenen Zügen wird gefragt.
not-saved = Dieses Spiel wird nicht gespeichert: { $trouble }
not-saved-hint = Es geht weiter; „save DATEI“ schreibt eine Kopie an einen anderen Ort.
saved-again = Dieses Spiel wird wieder gespeichert.
stand-in = { $why } Von jetzt an spielt { $bot } für { $name }.
program-gone = { $name } ist ein Programm, das nicht hier ist.
bot-gone = { $name } wurde von „{ $bot }“ gespielt, das es hier nicht gibt.

## Was getippt wurde

typed-no-option = Eine Möglichkeit { $number } gibt es nicht: { $most ->
    [one] Hier geht nur 1.
   *[other] Tippe eine Zahl von 1 bis { $most }.
}
typed-several = „{ $word }“ kann { $labels } heißen: Tippe mehr davon oder eine Zahl.
typed-none-possible = Nichts davon ist jetzt möglich: { $labels }. „? { $word }“ sagt, warum.
typed-nonsense = „{ $word }“ ist hier keine Zahl, kein Kürzel und kein Befehl: „hilfe“ zeigt die Befehle.
typed-no-label = Keine Aktion hat ein Kürzel, das mit „{ $word }“ beginnt.
typed-more = { $labels } oder { $number } weitere
typed-log = log nimmt eine Zahl: „log 20“ zeigt die letzten 20 Ereignisse.
typed-quit = Dieses Spiel ist nicht gespeichert; „save DATEI“ schreibt eine Kopie, ein zweites „quit“ verlässt es.

## Befehle: was man tippt und was es bewirkt; weitere Namen stehen in .also, mit Leerzeichen dazwischen

command-number = 1 (eine Zahl)
    .does = diese Möglichkeit wählen; ihr Kürzel oder dessen Anfang bewirkt dasselbe
command-payment = 1 3 3
    .does = mehrere Zahlen oder Kürzel: eine ganze Zahlung auf einmal
command-why = ?
    .does = was diese Frage bieten könnte, aber nicht bietet, mit Grund und Regel
command-why-one = ? 1, ? KÜRZEL
    .does = eine Möglichkeit oder irgendeine Aktion erklären: was sie bewirkt, warum sie jetzt nicht geht
command-odds = odds, chancen
    .does = was wahrscheinlich als Nächstes kommt
    .also = chancen
command-log = log, log 20, verlauf
    .does = alles, was bisher geschah, oder die letzten 20 Ereignisse
    .also = verlauf
command-undo = undo, zurück
    .does = deine letzte Antwort zurücknehmen, solange nichts aufgedeckt wurde und niemand sonst gehandelt hat
    .also = zurück zurueck
command-save = save DATEI, speichern DATEI
    .does = eine Kopie der Aufzeichnung schreiben (als JSON, wenn der Name auf .json endet)
    .also = speichern
command-table = table, tisch
    .does = den Tisch und die Frage noch einmal zeigen
    .also = tisch
command-auto = auto
    .does = erzwungene Züge von selbst spielen: ein oder aus
command-help = help, hilfe
    .does = diese Liste
    .also = hilfe
command-quit = quit, ende
    .does = aufhören; das Spiel ist gespeichert und kann fortgesetzt werden
    .also = ende

## Das Ende

end-nobody = Niemand gewinnt
end-shared = { $names } gewinnen gemeinsam
end-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}
end-why = Das Spiel ist zu Ende: { $reason }.
end-decided = { $fact }: { $why }
end-place = Platz
end-rank = { $rank }.
end-row = { $name }, Platz { $rank } { $account }.
end-account = { $words }: { $value }
name-you = { $name } (du)
