# The table: what browser and terminal say around any game, and words that pages share with it.

app-not-loaded = This page could not be loaded. Are you offline?
app-skip = Skip to the main part

bar-account-of = Account of { $name }
bar-home = Cothon, to the games
bar-main = Main
bar-offline = Offline. What you see may be old; nothing can be sent until the network is back.

keys-help-pace = play scenes faster or slower
log-again = again
log-again-help = Show me again what happened since my last turn
log-again-round = Show me again what happened last
course-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
course-source = { $source }: { $n }
course-title = The points compared

more-bots = For testing programs
bot-first-legal = First answer
    .how = always takes the first answer that the rules allow.
bot-level-1 = Passenger
    .how = plays at once and makes many mistakes.
bot-level-2 = Deckhand
    .how = plays at once and errs now and then.
bot-level-3 = Mate
    .how = plays at once and seldom errs.
bot-level-4 = Captain
    .how = thinks ahead for a moment.
bot-level-5 = Admiral
    .how = thinks ahead for longer.
bot-level-6 = Neptune
    .how = has learned by playing itself, and thinks ahead.
bot-network = Network
    .how = answers at once what it has learned by playing itself.
bot-random = Random
    .how = chooses any answer that the rules allow.
bot-search = Search
    .how = thinks ahead for as long as the server lets it.

clock-bank = { $minutes } min for the game, { $seconds } s more for each turn
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-days-each-turn =
    { $n ->
        [one] one day
       *[other] { $n } days
    } for each turn
clock-grace = Time is up: a bot takes the seat in { $time }
clock-hours = { $n } h
clock-left = { $time } left
clock-none = no clock
clock-seconds-each-turn = { $seconds } s for each turn

copy-link-by-hand = The browser did not allow copying. The link is selected: copy it by hand.

curtain-hand-device = Pass the device to { $who }
curtain-hold = Press and hold to look at your cards, or hold Enter.
curtain-hold-touch = Press and hold to look at your cards.
curtain-i-am = I am { $who }
curtain-once-more = Press once more to look.

decided-lead = { $seat_is ->
    [you] You are { $ahead } ahead of { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } is { $ahead } ahead of you
       *[other] { $seat } is { $ahead } ahead of { $other_seat }
    }
}
    .why = { $seat_is ->
        [you] Your largest lead: { $source }, { $number } to { $other_number }.
       *[other] The largest lead of { $seat }: { $source }, { $number } to { $other_number }.
    }
decided-shared = { $number } players are level with { $points }
    .why = Nothing more breaks the tie, so they win together.
ended-board = To the board
ended-board-help = as it lies
ended-by-resignation = The game ended because players gave up.
ended-details = Details
ended-does-not-count = does not count
ended-download-the-record = Download the record
ended-fewer-details = Fewer details
ended-given-up = The game was given up
ended-home = Home
ended-left = { $names } left the game to a bot
ended-left-to-bot = left the game to a bot: last place
ended-left-why = Who leaves a rated game comes last, whatever the bot achieves.
ended-nobody-wins = Nobody wins
ended-once-more = Once more
ended-over = The game is over
ended-place = { $rank }. { $name }
    .rank = { $rank }.
ended-podium = Podium
ended-rating = rating { $change }
ended-reason = { $reason }.
ended-replay-help = from the start
ended-result = Result
ended-seats-are-kept = everybody keeps a seat
ended-share = Share
ended-share-help = picture, link
ended-starts-at-once = starts at once
ended-the-end = The end
ended-win-together = { $you ->
    [yes] You and { $names } win together
   *[no] { $names } win together
}
ended-wins = { $names } wins
ended-wins-with = { $names } wins with { $n }
ended-you = You
ended-you-win = You win
ended-you-win-with = You win with { $n }

fairness-check-it-here = Check it here
fairness-fixed = This is a first game: its deal is fixed, the same for everybody.
fairness-help = The server has fixed its seed: this is the SHA-256 of it. Every seat adds randomness of its own, so nobody can choose the draws. At the end the seed is revealed and everything can be checked.
fairness-needs-https = This browser can check it only on https pages. Use the command below.
fairness-promised = Promised before the first draw
fairness-record-as-json = Record as JSON
fairness-record-as-text = Record as text
fairness-record-help = The record holds what every seat added to the shuffle. To play it all again and check every move and every draw:
fairness-seed = Seed, revealed at the end
fairness-seed-differs = The seed does not match what was promised.
fairness-seed-matches = The SHA-256 of the seed is the one that was promised.
fairness-terms = Names, rules and options are bound by

keys-help-choose = choose; on what is chosen Enter sends everything that was put together, and Space puts it back
keys-help-digits = choose what shows the digit; where nothing shows one: to the first, second … thing that can be chosen
keys-help-does = does
keys-help-escape = close, step back, clear what was chosen
keys-help-inside-a-part = inside a part
keys-help-key = Key
keys-help-keys = this list of keys
keys-help-lens = what the thing in focus is
keys-help-next-part = to the next part: quay, board, hand, seats, story
keys-help-sound = sound
keys-help-take-back = take back
keys-help-text-table = text table
keys-help-to-the-board = to the board
keys-help-to-the-log = to the story
keys-help-to-the-quay = to the quay
keys-help-why-not = why the thing in focus cannot be chosen
keys-help-zoom-the-board = zoom the board

language-name = English

live-ten-seconds = 10 seconds left

log-empty = Nothing has happened yet.
log-newest-first = newest first
log-since-your-turn = { $n } since your last turn
log-taken-back = taken back:
log-title = Story
log-up-to-your-turn = up to your last turn

lost-nothing-at-this-address = There is nothing at this address
lost-nothing-here = Nothing here
lost-offline = This page needs a network connection
lost-tables-are-safe = Your tables are safe on the server; nothing was sent.
lost-why = The link may be old, or the table private.

menu-back = Back
menu-bot-plays = A bot plays for you until you return.
menu-give-up = Give up
menu-give-up-help = You give up: you come last, and a bot plays on for the others. This cannot be undone.
menu-if-others-agree = If the others agree:
menu-keyboard = Keyboard
menu-leave-the-table = Leave the table
menu-leave-to-bot = Leave: a bot plays for you
menu-move = everything since move { $n }
menu-no-play-on = No, play on
menu-notices-off = Notify me when it is my turn: off
menu-notices-on = Notify me when it is my turn: on
menu-propose = Propose it
menu-put-aside = Put the table aside
menu-put-aside-help = The table is put aside if all others agree. You can take it up again later.
menu-seat-free-again = Your seat is free again.
menu-show-the-board = Show the board
menu-system = System
menu-take-back = Take back

odds-about = about { $n }%
odds-percent = { $n }%
odds-sampled = sampled
odds-title = Odds
odds-ways = { $ways } of { $of }

pace-calm = Calm
pace-go-on = Press a key or the board to go on
pace-go-on-touch = Press the board to go on
pace-hold-board = hold the board to hurry
pace-hold-space = hold Space or the board to hurry
pace-more = { $n } more
pace-normal = Normal
pace-now = At once
pace-quick = Quick
pace-scene = Scene { $n }, { $more } more
pace-title = Pace
pace-to-the-present = to the present
preview-invites = { $host } invites you to { $game }
preview-over = A finished game: { $names }
preview-seats = { $free ->
    [one] One of { $seats } seats is free. No account is needed.
   *[other] { $free } of { $seats } seats are free. No account is needed.
}
preview-table = { $game } at Cothon
preview-watch = At the table: { $names }

prompt-goes-on = The game goes on
prompt-nobody = One moment, please
prompt-only-turn = { $who }’s turn
prompt-title-you-decide = You decide
prompt-title-your-turn = Your turn
prompt-you-decide = You decide: { $question }
prompt-turn-of = { $who }’s turn: { $question }
prompt-your-turn = Your turn: { $question }

old-rules = Rules version { $n }
old-rules-help = This game goes by version { $n } of its rules. The rules page describes the newest version; its options say what was different.
old-rules-options = Options of the rules

option-chosen = { $option }: { $value }

quay-all-answers = List all { $n }
quay-answers = Answers
quay-bot-plays = a bot plays for you
quay-choose-lit = Choose one of the lit things.
quay-continue = Continue
quay-hand-large = Show my hand large
    .short = larger
quay-hand-small = Show my hand small
    .short = smaller
quay-grace = Time is up. A bot takes the seat at 0:00; an answer still counts.
quay-not-complete-yet = incomplete
quay-passed = There was nothing to choose, so the game went on. { $why }
quay-question = Question
quay-retry = The server does not answer. Trying again ({ $n }).
quay-send-again = Send again
quay-step-back = Step back
quay-warning = When the time is up, a bot takes the seat.

recap-missed = { $n ->
    [one] One thing happened since your turn.
   *[other] { $n } things happened since your turn.
}
recap-no = Not now
recap-show = Show me
recap-sound = Play soft sounds?
recap-sound-on = Sound on
review-ask = Review this game
review-ask-help = Turning points, better answers and luck; it takes about half a minute.
review-begins = The review begins; you may leave this page meanwhile.
review-failed = The review failed on the server. Try it once more; if it fails again, tell the host.
review-interrupted = The review was interrupted. Ask for it once more.
review-waiting = { $n ->
    [one] One review comes before this one.
   *[other] { $n } reviews come before this one.
}
review-working = { $n } % of the game is judged.
score-where-from = Where the points came from

seal-checked = Fair shuffle, checked in this browser.
seal-how = How?
seal-promised = Fair shuffle, to be checked by anybody.

seat-away = away, a bot plays
seat-bot = bot, { $level }
seat-clock-time-left = Time left
seat-here = here
seat-not-here = not here
seat-panel-last = Last: { $words }
seat-panel-more-about = More about { $who }
seat-panel-seen = The board is shown as this seat sees it
seat-remote-bot = bot from elsewhere
seat-resigned = resigned

scene-because = { $words } ({ $why }).
scene-nothing = nothing changes

settings-pace = Pace
settings-pace-help = How fast the table shows what the others do.
settings-volume = Volume

summary-decade = Decade { $n } is over
summary-from = { $n } from { $source }
summary-gained = { $what } ({ $from })
summary-nothing = no gain
summary-round = Round { $n } is over
share-link-to-the-replay = Link to the replay
share-private-help = The table is private: whoever has this link can watch the game.
share-save-the-picture = Save the picture
share-with-a-program = Send the picture


state-changed-meanwhile = The table has changed in the meantime; look again
state-moved-first = { $who } moved first; look again
state-no-board = The board of this game could not be loaded. Are you offline?
state-not-sent = The answer did not reach the server. Your table is unchanged.

table-closed = This table was closed
table-go-on = Go on
table-go-there = Go there
table-leave = Leave
table-link = Link of this table
table-menu = Menu
table-not-sent = That did not reach the server. Try again.
table-offline = Offline, trying again. You cannot answer until the network is back.
table-press-again = No way back: press again
table-put-aside = The table is put aside.
table-rematch-open = A rematch is open.
table-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
table-sound-is-off = Sound is off
table-sound-is-on = Sound is on
table-take-seat-again = Take your seat again
table-the-shuffle = The shuffle

take-back-ask = Ask the others to let you take back
take-back-ask-what = Ask the others to let you take this back: { $what }
take-back-from = Take back all from here on: { $what }
take-back-last = Take back your last answer
take-back-nothing = There is nothing to take back now. An answer can be taken back until something is revealed or somebody else acts, but not in a first game.
take-back-what = Take back: { $what }

talk-empty = Nobody has said anything yet.
talk-hint = Say something
talk-new = { $n } new
talk-say = Send
talk-title = Talk
talk-watching = { $n } watching
talk-who-is-here = Who is here

text-table-answers = What you can answer
text-table-command = Your answer
text-table-do = Send
text-table-enter-sends = Enter alone sends it; more may be added.
text-table-hint = Number or words
text-table-name-more = That is not complete yet: name more of it.
text-table-no-payment = These do not go together in one payment.
text-table-not-asked = You are not asked now.
text-table-not-possible = “{ $text }” is not possible now. ? lists what is.
text-table-nothing = nothing
text-table-several = That can mean several things:

turn-sign-decides = decides
turn-sign-decides-in-turn-of = { $who } decides now, in { $owner }’s turn
turn-sign-decides-now = { $who } decides now
turn-sign-turn = turn
turn-sign-turn-of = It is { $who }’s turn

unrated-guest = Not rated: somebody plays as a guest, and only players with a password are rated.
unrated-device = Not rated: two of the players use the same device.
unrated-early = Not rated: somebody left or resigned before { $n } decisions of their own.
unrated-left = Not rated: nobody stayed to the end, bots played it out.

votes-agree = Agree
votes-asks-take-back = { $n ->
    [one] { $who } asks to take back one answer
   *[other] { $who } asks to take back { $n } answers
}
votes-back-to = back to: { $question }
votes-no = No
votes-open = still to answer: { $names }
votes-proposes-aside = { $who } proposes to put this table aside
votes-vote = Vote
votes-withdraw = Withdraw
votes-you-ask-take-back = { $n ->
    [one] You ask to take back one answer
   *[other] You ask to take back { $n } answers
}
votes-you-propose-aside = You propose to put this table aside

waiting-address-invites = The address of this page is the same link.
waiting-before-the-game = { $game }: before the game
waiting-begin = Begin
waiting-begins = The game begins in a moment.
waiting-close-the-table = Close the table
waiting-everybody-waits = Everybody waits for you.
waiting-guest-not-rated = This table is rated, but you are a guest: if you sit down, the game is not rated.
waiting-i-am-ready = I am ready
waiting-kept-for = Seats are kept for { $names }.
waiting-link-to-sit = For those who may sit down
waiting-link-to-watch = For those who may watch
waiting-links = Links
waiting-no-odds = Odds are not shown.
waiting-not-ready-yet = Not ready yet: { $names }
waiting-odds = Odds are shown.
waiting-private = Players need a link to sit down.
waiting-public = The table is listed among the open tables.
waiting-rated = Rated: whoever leaves the game to a bot loses it.
waiting-ready-help = Every device adds a random number of its own to the shuffle, so nobody can choose the cards.
waiting-renew-links = Renew the links
waiting-renew-links-help = The old links stop working.
waiting-seat-away = away just now
waiting-seat-by-link = by link
waiting-seat-free-seat = Free seat
waiting-seat-invited = For somebody who is invited
waiting-seat-kept-for = Kept for { $who }
waiting-seat-kept-for-somebody = Kept for somebody
waiting-seat-not-ready = not ready
waiting-seat-ready = ready
waiting-seat-remote-bot = For a bot from elsewhere
waiting-seat-send-away = Send away
waiting-seat-send-away-who = Send { $who } away
waiting-seat-sit-down = Sit down
waiting-seat-whoever-comes-first = whoever comes first
waiting-seats-are-free =
    { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
waiting-take-back = An answer can be taken back until something is revealed or somebody else acts.
waiting-take-back-by-consent = Any answer can be taken back if all agree.
waiting-the-table = The table
waiting-the-usual-rules = The standard rules.
waiting-unrated = Not rated.
waiting-watchers-link = Watchers need a link.
waiting-watchers-off = Nobody may watch.
waiting-watchers-open = Anybody may watch.
waiting-you-are-ready = You are ready
waiting-your-name = Your name at this table

word-account = Account
word-all-settings = All settings
word-board = Board
word-card = card
    .title = Card
word-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
word-close = Close
word-coins-in-hand = coins in hand
word-copied = Copied
word-copy = Copy
word-danger = danger
word-dark = Dark
word-discard = discard
word-empty = empty
word-exact = exact
word-first-steps = First game
word-free = free
word-games = Games
word-harbour = Harbour
word-home = To the home page
word-keep-name = Keep your name with a password
word-leaders = Leaders
word-light = Light
word-loading = The table is being laid.
word-market = Market
word-new = new
word-no = no
word-no-ship = no ship
word-nobody = nobody
word-none = none
word-not-rated = not rated
word-now = Now
word-piles = Piles
word-player = Player
word-players = Players
word-points = Points
word-replay = Replay
word-rules = Rules
word-seats = Seats
word-settings = Settings
word-ship = ship
word-ships = Ships
word-show-more = Show more
word-sound = Sound
word-text-table = Text table
word-theme = Theme
word-try-again = Try again
word-yes = yes
word-you = you
    .title = You
word-your-hand = Your hand

would-chance = Then chance decides: { $ask }
would-figure = { $name }: { $was } now, then { $now }
would-hint = Point at an answer to see what it brings.
would-lead = If you do this:
would-over = Then the game is over.
would-then = Then: { $ask }
would-title = What this would bring
would-unseen = What follows depends on what you cannot see.

you = You
seat-number = Seat { $number }
list-none = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
event-taken-back = { $seat_is ->
    [you] You take back your last answer.
   *[other] { $seat } takes back the last answer.
}

lens-copies-of = { $all } in all: { $unseen } unseen, { $up } on the discard pile
lens-about-odds = What is likely next, reckoned from all that you can see. Press it for the whole list.
    .more = “Exact” means that it was counted, and not estimated. What others hold unseen counts as unknown, like the pile.
lens-more = Key i: more
lens-more-touch = Hold it: more
lens-press = Press it: { $words }
lens-rule = Rule { $clause }
lens-title-left = How many
lens-title-wants = Who has a use for it
quay-more-below = { $n } below
quay-more-above = { $n } above
part-lit = { $part }, { $n } lit
