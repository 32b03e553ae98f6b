# Pages of the browser outside a table.

about-carthago = Fifteen turns on the action wheel: docks, guild seats, fine goods.
about-carthago-reconstructed = The faces of the trade and ship cards, the strengths of the residence and the map of the guild seats were not available: they are a reconstruction.
about-karibik = Turn up ships and people, and stop before the second ship of a kind.
about-karibik-reconstructed = The faces of the 110 cards were not available: their list is that of the game’s successor.
about-porto = Eighteen servants, twelve docks, one palace. Steer the ships.
about-porto-reconstructed = The numbers on ship cards, action spaces, palace and path of intrigue were not available: they are a reconstruction.
about-traders = Every card is goods or money. Bring ships home past the pirates.
about-traders-reconstructed = The warehouse icons on 3s and 5s and the route are those of earlier editions. The names of three spaces and the colours of the pieces are ours, and do not matter in play.

account-my-finished-games = My finished games
account-my-public-page = My public page
account-no-games-yet = None yet. Every finished game can be watched again here.
account-not-loaded = Your account could not be loaded.
account-nothing-is-lost = Nothing is lost: it is kept on the server.

clock-bank-a-turn = { $bank } and { $more } a turn
clock-days-a-turn =
    { $n ->
        [one] { $n } day for each turn
       *[other] { $n } days for each turn
    }
clock-days-help = For games over days: come back when it is your turn. When the time is up, a bot plays until you return.
clock-days-left =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
clock-for-a-turn = For a turn
clock-for-the-game = For the game
clock-minutes = { $n } min
clock-minutes-for-the-game = Minutes for the whole game
clock-none-help = Everybody takes the time they need.
clock-seconds = { $n } s
clock-seconds-for-turn = Seconds for each turn
clock-seconds-more = Seconds more after each turn
clock-time-a-turn = { $time } a turn
clock-time-up-help = When the time is up, a bot plays until the player returns. Bots have no clock.

game-card-first-steps = First game: { $game }
game-card-game-by = A game by { $names }.
game-card-play = Play now
game-card-play-game = Play { $game }
game-card-settings-new-table = Settings for a new table

home-choose-a-game = Choose a game
home-game-not-started = The game was not started.
home-games-not-loaded = The list of games could not be loaded.
home-headline = Four harbours, one round table
home-introduction = Play with friends, pass one device around, or take on the bots. Cothon looks after the rules, and every shuffle can be checked.
home-tables-are-safe = Your tables are safe on the server.
home-window-title = Cothon, four harbour games

identity-change = Change
identity-games-go-on = Your games go on; sign in to come back to them.
identity-guest-help = You are a guest: everything works, but only this browser knows you. With a password the name is yours on every device, and you keep your seats and games.
identity-guest-sign-out-warning = A guest without a password cannot sign in again: you would lose your seats and games.
identity-keep-it = Keep it
identity-keep-this-name = Keep this name
identity-name-kept = The name is yours. Sign in with it on any device.
identity-new-password = New password
identity-not-signed-out = You were not signed out.
identity-old-password = Old password
identity-password = Password
identity-password-changed = The password is changed; other browsers are signed out.
identity-password-new = A password of at least 8 characters
identity-rename = Rename
identity-renamed = You are now called { $name }.
identity-sign-in = Sign in
identity-sign-in-help = If you already have a name with a password, sign in here. The tables of this guest do not move to that name.
identity-sign-out = Sign out
identity-sign-out-anyway = Sign out anyway
identity-sign-out-everywhere = Sign out everywhere
identity-sign-out-here = Sign out here
identity-signed-in = You are signed in.
identity-stay = Stay
identity-your-name = Your name at the tables
identity-your-public-page = Your public page

import-record-a-file = A file
import-record-help = Every move and every draw is checked. The game becomes a finished table that only you see.
import-record-nothing-imported = Nothing was imported.
import-record-send = Import and replay
import-record-text = or its text
import-record-title = Import a record
import-record-what-for = to replay a game from a file

leaders-beats = Won { $share }% of { $n ->
    [one] { $n } game
   *[other] { $n } games
} against “{ $bot }”.
leaders-help =
    A player is listed after { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }. The order is that of the column “At least”: the rating less its uncertainty.
leaders-ladder = Ladder of bots
leaders-ladder-help = Measured in games of the bots among themselves, as in chess: with 400 points more a bot wins ten games for each that it loses. The bot “{ $bot }” is set to { $n }. People’s ratings have a scale of their own.
leaders-nobody-yet = Nobody has played enough rated games yet.
leaders-not-loaded = The list could not be loaded.
leaders-open-rated-table = Open a rated table
leaders-place = Place
leaders-play-them = Play against the bots

level-pick-different = Different bots, as listed below.

my-tables-and-your-turn = Your tables: your turn at { $n }
my-tables-go-on-playing = Go on playing
my-tables-new-lines =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
my-tables-put-aside = put aside
my-tables-seat-kept = a seat is kept for you
my-tables-turn-of = { $name }’s turn
my-tables-waits-for-players = waits for players
my-tables-your-turn = your turn
my-tables-your-turn-at =
    Your turn at { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }

new-choose-a-game = Choose a game.
new-new-table = New table
new-no-such-game = This server has no game of that name.
new-not-loaded = The page could not be loaded.

open-tables-all-games = All games
open-tables-any-clock = Any clock
open-tables-days-turn = Days for a turn
open-tables-loading = Looking for tables …
open-tables-look-again = Look again
open-tables-no-clock = No clock
open-tables-no-seat = You did not get a seat.
open-tables-none = No open tables. Open one, or play against a bot.
open-tables-none-like-that = No open tables like that.
open-tables-not-current = The list may be out of date: the server does not answer. Trying again.
open-tables-only-this-clock = Only this clock
open-tables-only-this-game = Only this game
open-tables-time-game = Time for the game
open-tables-time-turn = Time for a turn
open-tables-title = Open tables
open-tables-watch = Games to watch

page-all-of-them = all { $n }
page-anybody = Anybody
page-at-least = At least
page-bot = bot
page-bots = Bots
page-clock = Clock
page-days = Days
page-days-each-turn = Days for each turn
page-fewer = fewer
page-friends = Friends
page-go = Go
page-go-table = Go to the table of { $game }
page-guest = guest
page-level = Level
page-name = Name
page-new-table-of = New table: { $game }
page-no-clock = None
page-nothing-was-changed = Nothing was changed.
page-one-device = One device
page-open-table = Open table
page-others = Others
page-rated = rated
page-rating = Rating
page-table-not-opened = The table was not opened.
page-won = Won

player-best-score = Best score
player-finished-games = Finished games
player-firsts = First places
player-game = Game
player-games-played =
    { $n ->
        [one] { $n } game played
       *[other] { $n } games played
    }
player-here-since = here since { $day }
player-last-played = Last played
player-mean-rank = Mean place
player-no-finished-games = No finished games that you may see.
player-no-rated-games = No rated games yet.
player-not-loaded = The player could not be loaded.
player-rating-help = A rating begins at { $start }. The number after ± says how uncertain it is; with every game it gets smaller.
player-ratings = Ratings
player-statistics = Statistics
player-unknown = There is no such player.
player-your-account = your account

press-one-moment = One moment

problem-in-this-page = Something went wrong in this page.
problem-server-unreachable = The server cannot be reached.

quick-table-begin = Begin
quick-table-bot = Bot, { $level }
quick-table-clock-help = Minutes for the game, seconds more for each turn
quick-table-friend = Friend with the link
quick-table-hot-help = You play on this device and pass it on
quick-table-link-help = You get a link to send
quick-table-more = The clock, the odds, watchers and all options of the rules are under “All settings”.
quick-table-on-this-device = Somebody on this device
quick-table-public-help = Shown among the open tables
quick-table-whoever-comes = Whoever comes first

replay-answers = { $who ->
    [you] You answer “{ $answer }”.
   *[other] { $name } answers “{ $answer }”.
}
replay-answers-hidden = { $who ->
    [you] You answer; what is hidden from this view.
   *[other] { $name } answers; what is hidden from this view.
}
replay-as = as { $name }
replay-as-a-watcher = as a watcher
replay-before-first-move = Before the first move
replay-cancel = Cancel
replay-check-all = Check every move and draw
replay-check-help = Download the record and play it again on the command line. This checks that every move was legal, that every draw follows from seed and entropy, and that the result is the stated one:
replay-controls = Replay controls
replay-draw = The draw: { $what }.
replay-draw-hidden = A draw, hidden from this view.
replay-everything-shown = everything shown
replay-fork-help = A new private table begins at this position, with the same rules. What is drawn later is drawn anew. It is not rated.
replay-fork-hot-seat = somebody on this device
replay-fork-imagined = Imagined
replay-fork-imagined-help = drawn anew, in a way that fits what { $name } had seen
replay-fork-true = As it was
replay-fork-true-help = the true cards; whoever has seen the replay may know them
replay-game-over-here = The game is over here: go back to an earlier move.
replay-holds = { $who ->
    [you] You have
   *[other] { $name } has
}
replay-imported = This table was imported as a record; the server has played all of it again and found every move legal.
replay-link = Link
replay-link-copied = The link to this move is copied.
replay-list-help = The list tells everything; the board shows what this view knew.
replay-more-moves = { $n } more in the list of moves.
replay-move = Move
replay-move-before-draw = Move { $n }, before its draw
replay-move-number = Move { $n }
replay-move-spoken = Move { $n } of { $all }: { $words }
replay-moves = Moves
replay-needs-https = A browser can compute hashes only on pages that come over https.
replay-next = Next
replay-nothing-opened = The server cannot be reached. Nothing was opened.
replay-one-move-back = One move back
replay-one-move-on = One move on
replay-open-the-table = Open the table
replay-pause = Pause
replay-play = Play
replay-play-from-here = Play on from here
    .short = Play on
replay-play-from-move = Play on from move { $n }
replay-published-before = Published before
replay-rank = Rank
replay-record-text = Record, text
replay-review = Review
replay-review-help = Review and result
replay-see-as = See as
replay-seed = Seed
replay-seed-checked = This browser has checked it: the seed revealed at the end is the one whose hash was published before the first draw.
replay-seed-differs = The seed does not match
replay-seed-matches = The seed matches
replay-seed-not-checked-here = Seed not checked here
replay-seed-wrong = The seed revealed at the end is not the one whose hash was published before the first draw.
replay-space-bar = Space
replay-speed = Speed
replay-takes-back = { $who ->
    [you] You take back to move { $n }.
   *[other] { $name } takes back to move { $n }.
}
replay-to-board = Board
replay-to-the-table = To the table
replay-turn-after = On to the next turn
replay-turn-before = Back to the turn before
replay-turn-next = Next turn
replay-turn-previous = Previous turn
replay-turns-of = Turns of { $name }
replay-what-happened = What happened
replay-what-is-hidden = What is hidden
replay-who-plays = Who plays { $name }
replay-window-title = Replay: { $game }
replay-winner = Winner: { $names }
replay-your-turns = Your turns

result-place = place { $rank } of { $seats }
result-place-and-points = place { $rank } of { $seats }, score { $score }

results-ended-by-resignation = ended by resignation
results-imported = imported
results-rating = rating { $change }
results-replay-of = Replay of { $game }, { $day }
results-won = won

rule-option-for-seat = { $option }, seat { $n }
rule-option-reset = Back to the standard: { $option }
rule-option-seat-of = Seat { $n }, { $who }
rule-option-standard = Standard
rule-option-standard-is = Standard: { $value }

rules-about-minutes = about { $n } minutes
rules-all-rules = All rules
rules-cards-and-pieces = Cards and pieces
rules-clauses-found =
    { $n ->
        [one] { $n } clause found
       *[other] { $n } clauses found
    }
rules-contents = Contents
rules-introduction = Retold in our own words, clause by clause. The table names the clause whenever it refuses something, and links to it here.
rules-link-to-clause = Link to this clause
rules-loading = The rules are being opened.
rules-not-loaded = The rules could not be loaded. Are you offline?
rules-not-translated = These rules are not translated yet; this is the English text.
rules-nothing-found = No clause has these words.
rules-options = Options
rules-players = { $few } to { $many } players
rules-print = Print
rules-reconstructed = Reconstructed:
rules-search = Search in the rules
rules-search-hint = Words, or a clause
rules-show-all = Show all
rules-source-book = the rulebook says so
rules-source-derived = it follows from the rulebook
rules-source-elsewhere = another public source says so
rules-source-reconstructed = the printed material was not available, so this was chosen
rules-source-ruling = the rulebook leaves it open, so it was decided
rules-table = Table
rules-unknown = There are no rules of that name.

seat-plan-bot = A bot
seat-plan-hot-seat = Somebody on this device
seat-plan-hot-seat-help = You pass the device on.
seat-plan-link = Whoever has the link
seat-plan-link-help = You get a link to send.
seat-plan-me = Me ({ $name })
seat-plan-me-help = This is your seat.
seat-plan-name-on-seat = Name on seat { $n }
seat-plan-open = Whoever comes first
seat-plan-open-help = Anybody who sees the table can sit down.
seat-plan-remote = A bot from elsewhere
seat-plan-remote-help = Its program signs in with an API token (see your account).
seat-plan-which-bot = Which bot on seat { $n }
seat-plan-who = Who sits on seat { $n }

settings-always = Always
settings-as-in-browser = As in the browser
settings-ask = Always ask me
settings-ask-help = Also when “Continue” is the only answer. Otherwise the game then goes on by itself, unless that would tell the others something.
settings-at-the-table = At the table
settings-back = Back to the table
settings-confirm = Confirm
settings-confirm-help = Which answers need a second press: none; only those that end or give up something, such as passing, refilling a market or taking nothing more; or all. Where there is only one answer, one press is enough.
settings-curtain = Curtain
settings-curtain-help = On one device: hides the table while it is handed to the next player.
settings-greyscale = Greyscale
settings-greyscale-help = Every page in shades of grey. Cards, goods and players keep their pictures, letters and patterns.
settings-high-contrast = High contrast
settings-high-contrast-help = Stronger outlines, no patterns.
settings-introduction = Everything takes effect at once and is kept in this browser only.
settings-language = Language
settings-language-and-look = Language and look
settings-language-help = For the pages and for everything that happens at the table.
settings-motion = Motion
settings-motion-help = Cards travel to where they go, unless the device asks for less motion.
settings-never = Never
settings-notifications = Notifications
settings-notifications-blocked = The browser does not allow it. Allow notifications for this site in the browser, then switch this on again.
settings-notifications-help = Tells you that it is your turn while you look elsewhere. The browser asks once.
settings-notifications-impossible = This browser cannot show notifications.
settings-reveals = Some
settings-sound-help = Cards, coins, and a bell when it is your turn.
settings-text-table-help = Headed lists and a line for commands instead of the drawn board.
settings-theme-help = Light, dark, or as your device has it.

setup-form-access = Who may come
setup-form-begin-the-game = Begin the game
setup-form-choices-kept = Your choices are kept in this browser for the next table of this game that you set up. “Play” on the home page takes only the number of players and the level of the bots from them.
setup-form-guest-not-rated = You play as a guest, and only players with a password are rated.
setup-form-help = Help
setup-form-nobody = Nobody
setup-form-nothing-changed = Nothing was changed; your choices are still here.
setup-form-odds = Show the odds
setup-form-odds-help = Everybody may ask how likely the next card is.
setup-form-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
setup-form-pause = Bots answer
setup-form-pause-help = With a pause before each answer of a bot, everybody can follow what happens.
setup-form-pause-long = Slowly
setup-form-pause-none = At once
setup-form-pause-short = After a moment
setup-form-public = Public
setup-form-public-help = Listed among the open tables, so that anybody can come. Otherwise only those who have a link.
setup-form-rated = Rated
setup-form-rated-help = The result changes ratings. For two or more people, each with a password and a device of their own, and with a clock. Whoever leaves the game to a bot loses it.
setup-form-reset = Back to the usual choices
setup-form-somebody = somebody
setup-form-standard-rules = standard rules
setup-form-take-back = Take back by consent
setup-form-take-back-help = An answer can always be taken back until something is revealed or somebody else acts. With this, it can also be taken back later if all agree.
setup-form-version = Version of the rules
setup-form-version-help = The newest is closest to the printed book. What was different before:
setup-form-version-newest = { $n } (newest)
setup-form-version-old = { $n }
setup-form-watchers = Watchers
setup-form-watchers-help = They see only what is open to all.
setup-form-with-a-link = With a link

table-row-closed = closed
table-row-join = Join
table-row-join-with = Join { $game } with { $names }
table-row-nobody-yet = nobody yet
table-row-watch = Watch
table-row-watch-with = Watch { $game } with { $names }

tokens-days-until-expires = Days until it expires
tokens-it-may = It may
tokens-made = made { $day }
tokens-make = Make a token
tokens-name = What it is for
tokens-not-loaded = The tokens could not be loaded or changed.
tokens-revoke = Revoke
tokens-revoke-name = Revoke { $name }
tokens-scope-host = open tables and be their host, fork, import
tokens-scope-look = look at tables, streams, lobby, players
tokens-scope-play = sit down, answer, take back, vote, talk
tokens-shown-once = This is the token { $name }. It is shown only this once.
tokens-title = API tokens
tokens-until = until { $day }
tokens-what-for = for programs that play or look on in your name

