### Words that only the terminal says.

## The menu

menu-title = Cothon: harbour-trading board games
menu-game = { $title } ({ $name }), { $players } players
menu-go-on = go on with the unfinished game of { $game } ({ $names }), { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} so far
menu-which-game = Game [1]:
menu-opponents = Opponents, { $least } to { $most } [{ $usual }]:
menu-opponents-one = Opponents, { $least } [{ $usual }]:
menu-level = { $title }: { $how }
menu-which-level = Level of the bots, 1 to { $most } [{ $usual }]:
menu-type-game = type a number from 1 to { $most }
menu-type-game-or-r = type a number from 1 to { $most }, or r
menu-type-number = type { $numbers }
menu-type-level = type a number from 1 to { $most }, or the name of a bot: { $bots }

## Beginning and leaving

open-title = { $title }, by { $designers }
open-players = Players: { $players }.
open-rules = By version { $version } of the rules; the newest is { $newest }.
open-options = Not the standard rules: { $options }.
open-program = { $name } (a program)
open-bot = { $name } (bot, { $bot })
open-level = { $number } { $title }
open-committed = The shuffle is committed; the seed that proves it comes at the end:
open-terms = Names, rules and options are bound by
open-saved = Saved after every action in
open-hint = Type the number of an option, ? for what is not possible and why, help for more.
last-seed = The seed of the shuffle:
last-check = The record, and how to check it:
record-rules = { $title } by version { $rules } of the rules
record-title = { $title }, position { $version }
parting-unsaved = This game is not saved: { $trouble }
parting-go-on = Nothing is lost. Go on with

## The conversation

note = Note: { $words }
turn-title = { $title }: { $name }
whose-question = { $name }: { $question }
prompt = { $name }>
only-answer = Only one answer is possible: { $answer }.
payment-hint = Several numbers make a whole payment at once, e.g. 1 2.
not-possible = Not possible: { $why }
pass-device = Pass the device to { $name }.
pass-enter = Press Enter when you have it:
left-out = { $number ->
    [one] 1 earlier event is
   *[other] { $number } earlier events are
} left out; log lists all.
all-possible = Everything this question can offer is possible now.
possible-now = { $answer }: possible now
not-these = Not { $labels }: { $why }
no-odds = There are no odds to compute for this question.
odds-not-exact = (sampled, not exact)
saved-here = This game is saved after every action in
saved-hint = ‘save FILE’ writes a copy.
saved-copy = Saved a copy in
auto-on = Forced moves are played by themselves.
auto-off = Forced moves are asked.
not-saved = This game is not being saved: { $trouble }
not-saved-hint = It goes on; ‘save FILE’ writes a copy somewhere else.
saved-again = This game is being saved again.
stand-in = { $why } { $bot } plays for { $name } from now on.
program-gone = { $name } is a program that is not here.
bot-gone = { $name } was played by ‘{ $bot }’, which is not here.

## What was typed

typed-no-option = There is no option { $number }: { $most ->
    [one] only 1 is possible here.
   *[other] type a number from 1 to { $most }.
}
typed-several = ‘{ $word }’ may mean { $labels }: type more of it, or a number.
typed-none-possible = None of { $labels } is possible now: ‘? { $word }’ says why.
typed-nonsense = ‘{ $word }’ is no number, label or command here: ‘help’ lists the commands.
typed-no-label = No action has a label that begins with ‘{ $word }’.
typed-more = { $labels } or { $number } more
typed-log = log takes a number: ‘log 20’ shows the last 20 events.
typed-quit = This game is not saved; ‘save FILE’ writes a copy, a second ‘quit’ leaves it.

## Commands: what to type, and what it does; other names for one are in .also, with spaces between them

command-number = 1 (a number)
    .does = choose that option; its label, or the beginning of it, does the same
command-payment = 1 3 3
    .does = several numbers or labels: a whole payment at once
command-why = ?
    .does = what this question could offer but does not, each with the reason and the rule
command-why-one = ? 1, ? LABEL
    .does = explain an option, or any action of the game: what it does, why it is not possible now
command-odds = odds
    .does = what is likely next
command-log = log, log 20
    .does = all that happened so far, or the last 20 events
command-undo = undo
    .does = take back your last answer, while nothing was revealed and nobody else acted
command-save = save FILE
    .does = write a copy of the record (as JSON if the name ends in .json)
command-table = table
    .does = show the table and the question again
command-auto = auto
    .does = play forced moves by themselves, on or off
command-help = help
    .does = this list
command-quit = quit
    .does = leave; the game is saved and can be resumed

## The end

end-nobody = Nobody wins
end-shared = { $names } share the victory
end-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
}
end-why = The game is over: { $reason }.
end-decided = { $fact }: { $why }
end-place = place
end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
end-row = { $name }, { $rank }: { $account }.
end-account = { $words } { $value }
name-you = { $name } (you)
