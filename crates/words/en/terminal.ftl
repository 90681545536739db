# The terminal program.

you-name = You
person-name = Player { $number }

plain-help = Type the number of what you want to do, and the amount after it where one is asked for: "3" or "2 40". table shows the table, details what else is known, rules the rules, log what happened so far, menu the choices; undo takes your last move back, quit saves the game and leaves.
plain-look-back = Type details, table, log or rules to look at something; Enter leaves.
plain-no-details = The table shows all there is.
plain-not-understood = "{ $input }" is none of the choices 1 to { $count }. Type help for help.
plain-amount-wrong = That takes an amount from { $min } to { $max }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}.
# $action: what is done with the least amount.
plain-amount-only = { $action }, or more (type the amount alone: { $min } to { $max }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
})
plain-amount = { $action }, or more (type { $number } and the amount: "{ $number } { $min }" to "{ $number } { $max }"{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
})

explain-heading = Worth a thought:
# $what: an action; $why: how good it is.
explain-hint = { $what }: { $why }

taken-back = Taken back.
no-undo-nothing = There is nothing to take back.
no-undo-revealed = That cannot be taken back: something has come to light.
no-undo-answered = That cannot be taken back: somebody has already acted on it.

# Below it stands a line for each version in between.
resume-earlier = This game goes by earlier rules, version { $rules }, to its end; boardroom rules { $game } tells today's, version { $today }. Changed since then:

saved-over = The record is in { $file }. Step through it with: boardroom replay { $file }
saved-open = The game is saved in { $file }. Go on with: boardroom resume

keys-choose = ↑↓←→ choose
keys-play = Enter play
keys-undo = u undo
keys-log = l log
keys-details = d more
keys-rules = r rules
keys-help = ? help
keys-quit = q quit
keys-back = Esc back
keys-amount = ←→ 0–9 amount
keys-scroll = ↑↓ scroll

title-own-cards = { $title } · own cards
title-log = Log
title-details = Details
title-rules = Rules
title-help = Keys

thinking = { $who } is thinking …
confirm-take-back = That has been seen. Does everyone agree to take it back? Enter: yes, Esc: no
bots-agree = The others agree: taken back.
curtain = Pass the screen to { $who }. Press Enter when only { $who } is looking.
too-small = Please make the window larger: at least 60 × 20.

help-choose = ↑ ↓ ← →   move between the choices
help-number = 1 2 3 …   jump to a choice by its number, where one stands before it
help-amount = ← → and PgUp PgDn   change the amount of the chosen line; or type it
help-play = Enter   play the chosen one
help-undo = u   take your last move back
help-log = l   read the whole log
help-details = d   look at what the table is too small for, where there is more
help-rules = r   read the rules
help-quit = q   save the game and leave; boardroom resume goes on with it

welcome = Welcome to Boardroom. What would you like to play?
welcome-seats = { $seats } players
welcome-level = against { $level }s
welcome-resume = Go on with the game that you left
welcome-keys = ↑↓ choose · ←→ players · b bots · r rules · Enter play · q quit
welcome-plain = Start a game with boardroom play GAME; the games are:

simulate-done = { $games } games, { $plies } actions in { $seconds } s: { $rate } actions a second
simulate-seat = Seat { $number }
simulate-share = Win share
simulate-score = Mean score
simulate-length = Actions in a game: { $min } at least, { $median } in the middle, { $max } at most
tournament-done = { $games } games of { $deals } deals, each played from every seat; a fair share is { $fair }
tournament-rating = Rating
tournament-share = Win share
tournament-interval = 95% interval
tournament-score = Mean score
tournament-thinking = A decision
tournament-milliseconds = { $time } ms
tournament-kept = The games are in { $file }. The same command goes on, and more --games add to them.
balance-cards-standard = the cards in the box
balance-done = { $games } games: { $holds } of { $count } targets hold
balance-files = The page is { $page }, all figures are in { $json }.
bench-done = { $rate } million actions a second, { $playouts } playouts a second ({ $game }, { $seats } seats, one thread; a state has { $bytes } bytes)

# $who: a name; $count: how many decisions follow.
costly-of = { $count ->
    [0] { $who }: no decision cost much.
   *[other] { $who }, what cost most:
}
costly-nobody = This game was played by rules of another day, which do not say what cost most.
replay-keys = ←→ step · Home End · d more · r rules · e eyes · q quit
replay-ply = Action { $ply } of { $plies }
replay-eyes-all = all eyes
replay-eyes-spectator = a spectator's eyes
replay-eyes-seat = { $who }'s eyes
replay-start = The game begins.

verify-good = The record is whole, the seed is the one committed to, and all { $plies } actions follow the rules of { $game }.
verify-result = The game is over: { $places }.
verify-place = { $who } { $place }.
verify-open = The game is not over yet.

seats-range = { $min } to { $max } players
option-default = default { $value }
option-values-flag = on or off
option-values-number = { $min } to { $max }
option-values-words = { $words }
option-values-cards = --cards FILE
on = on
off = off

# What goes wrong. Each may be followed by a colon and the reason.
output-unwritable = the output cannot be written
file-unreadable = { $file } cannot be read
file-unwritable = { $file } cannot be written
file-unopenable = { $file } cannot be opened
log-unknown = `{ $levels }` says no levels of the log; `info` would, or `warn,server=debug`
file-bad = { $file } cannot be used
file-missing = { $file } is not there
file-there = { $file } is there already
folder-unmakable = the folder { $file } cannot be made
no-data-folder = there is no data folder; name one in the environment variable BOARDROOM_DATA
too-many-people = there are { $seats } seats for { $people } people; ask for more with --seats
nothing-to-resume = there is no game to go on with; start one with `boardroom play`
no-random-numbers = this machine gives no random numbers
not-saved = the game could not be saved: there is no data folder
not-a-bot = seat { $seat } is not played by a bot
not-an-option = `{ $option }` is not an option; write it as NAME=VALUE
nobodys-eyes = `{ $text }` is nobody's eyes; say a seat from 1 to { $seats }, all or spectator
database-closed = the database cannot be opened
server-broken = the server cannot go on
cannot-listen = the server cannot listen at { $address }, port { $port }
backup-failed = the backup cannot be made
folder-taken = another server uses the folder { $file }
restore-failed = the backup cannot be put in place
restore-in-use = a server or another program uses the database in { $file }; stop it first
restore-unfit = { $file } is no whole database of this program
no-game-called = there is no game `{ $name }`; there are { $games }
no-bot-called = there is no bot `{ $name }`; there are { $levels }
no-language-called = there is no language `{ $name }`; there are { $codes }
no-time-called = `{ $text }` is not a time to think; write 5000 (imagined games), 200ms or 1s
bad-record-unreadable = this is not a game record: { $why }
bad-record-format = the record has format { $found }; this program reads formats up to { $here }
bad-record-game = this is a record of `{ $found }`, not of `{ $expected }`
bad-record-rules = the record was played by version { $found } of the rules; this program has version { $here }
bad-record-hash = the record was changed: its contents have the hash { $found }, not { $written } as it says
bad-record-commitment = the seed is not the one that was committed to before the game
bad-record-replay = the record does not replay: { $why }
bad-record-places = the game ends with the places { $found }, not { $written } as the record says

# Why a frozen version of a game's rules gives no answer. $why: what its program was stopped by, in English.
fault-missing = version { $rules } of the rules of `{ $game }` is not here
fault-endless = the frozen rules did not come to an end with their work
fault-memory = the frozen rules wanted more memory than a table may have
fault-trap = the frozen rules broke down: { $why }
fault-nonsense = the frozen rules did not answer as agreed: { $why }
fault-unusable = this is no program of frozen rules: { $why }

# A table that nobody has drawn.
tableau-hand = Your hand
tableau-hidden = hidden
tableau-sealed = sealed
tableau-choosing = choosing
