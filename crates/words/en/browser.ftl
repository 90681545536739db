# The browser.

page-brand = Boardroom, lobby
page-main = Main
page-table = Table
page-rules = Rules
page-score-and-log = Score and log
page-close = Close
# The end of a game. $place: a number; $out: whether somebody could not win any more, whatever they had.
page-own-place = { $out ->
    [yes] You are out.
   *[no] { $place ->
        [2] You are second.
        [3] You are third.
        [4] You are fourth.
        [5] You are fifth.
       *[other] You are sixth.
    }
}
page-out = out
# $label: what decided, such as "IOUs"; $values: who had how much of it.
page-decided = { $label } decided it: { $values }.
page-has = { $who } { $value }
page-what-counts = What counts, in this order
page-log = Log
page-log-all = All
page-log-which = Which lines
# $who: a name, or "you".
page-log-of = Only what is about { $who }
page-log-money = Money
page-log-points = Points
# $amount: what somebody had left, such as "$240".
page-log-left = left: { $amount }
# $change: what a turn brought whoever looks, with its sign, such as "−$120".
page-log-sum = you { $change }
page-log-new = New
page-log-unread = { $count } new
page-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
# The heading above everything that happened before the first round.
page-log-set-up = Set-up
page-chat = Chat
page-players = Players
page-say = Say something
page-send = Send
page-mute = Hear no more of this person
page-present = here
page-absent = is away
page-stand-in = a bot plays for them
page-rated = { $sure ->
    [yes] rating { $rating }
   *[no] rating about { $rating }
}

page-me = { $name } (you)
page-bot = BOT
page-thinking = thinking
page-days-hours = { $days } d { $hours } h
page-less = Less
page-more = More
page-take-back = Take back
page-ask-take-back = Ask to take back
page-own-seat = Your seat
page-your-turn = It is your turn.
page-game-over = The game is over.
page-look-again = Look at the table
page-to-lobby = To the lobby
page-opening = The table is being laid …
page-reconnecting = The line to the server is broken. Trying again …
page-not-connected = That did not reach the table. It will work again when the line stands.
page-not-possible = That is not possible now.
page-strange = This page cannot read all that the table shows: load it anew.
page-rules-missing = This table is played by version { $rules } of the rules, which are loaded once: connect to the network and open it again.
page-rules-endless = The rules of this table did not come to an end with their work and were stopped. Nothing is lost: open the table again.
page-stale = The table has moved on: look again.
page-no-such-table = This table is not kept on this device.
page-no-worker = This browser cannot play without a server.
page-worker-missing = A part of the page could not be loaded: load it anew.
page-no-answer = the server does not answer
page-strange-answer = the server answers { $answer }
page-not-found = There is nothing here.
# $who: what they are called until they say: "Player 2".
page-name-of = Name of { $who }
page-curtain = Next at this device: { $who }
page-lift-curtain = I am { $who }

page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-theme-now = Light or dark: { $theme }
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-skip-beats = Skip
page-pause = Pause
page-go-on = Go on
page-own-cards = Own cards
page-own-cards-help = This table is played with cards of a designer’s own.

page-what-to-play = What shall we play?
page-pitch = { $count ->
    [one] One game
   *[other] { $count } games
} of bidding and business. Live, over days, or alone on a train.
page-facts = { $min }–{ $max } players · { $minutes } min
page-bot-count = Number of bots
page-fewer-bots = Fewer bots
page-more-bots = More bots
page-bots = { $count ->
    [0] no bots
    [one] 1 bot
   *[other] { $count } bots
}
page-strength = Strength
page-level-random = Random
page-level-intern = Intern
page-level-manager = Manager
page-level-shark = Shark
page-play-now = Play now against bots
page-bot-names = Jun, Mira, Quill, Tove, Ines
page-on-this-device = On this device
page-nothing-kept = Games against bots stay here until they are over.
page-resume = Resume
page-forget = Delete this table
# $game: its title.
page-forgotten = { $game } was deleted.
page-undo-forget = Undo
page-level-random-help = chooses blindly
page-level-intern-help = knows the basics and makes mistakes
page-level-manager-help = plays soundly, at once
page-level-shark-help = thinks a second about each move
page-with = with { $who }

page-gathering = A table of { $game }
page-invite = Whoever has this address can sit down:
page-sit = Sit here
page-free = Free
page-hire = Give it to a bot
page-dismiss = Send away
# $who: the name of a person.
page-remove = Send { $who } away
page-remove-sure = Send { $who } away? They sit down here again only if you let them.
page-removed = Sent away: { $who }
page-let-back = Let { $who } back
page-removed-you = The host has freed your seat. You can look on, and sit down again if the host lets you.
page-leave = Get up
page-start = Begin

page-open-table = Open a table
page-my-turn = Your turn
page-waiting = Waiting for others
page-play = Play
page-look = Look
page-join = Join
page-watch = Watch
page-open-tables = Open tables
page-open-facts = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $seats ->
    [one] 1 seat free
   *[other] { $seats } seats free
}
page-no-open-tables = No table is waiting for players. Open one: others find it here.
page-offline = No server answers, so everything is played on this device.
page-clock-none = no clock
page-clock-live = { $minutes } min each
page-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}

page-set-up = A table of { $game }
page-with-friends = With friends
page-your-name = Your name
page-seats = Seats
page-seat-me = You
page-seat-open = Open for anyone
page-seat-person = Somebody at this device
page-seat-bot = Bot: { $level }
page-variants = Variants
page-clock = Clock
page-private = By invitation only
page-private-help = The table is in no list: whoever has its address can sit down.
page-cancel = Cancel
page-enter = Come in
page-no-server = No server answers. Tables on this device can still be played from the lobby.
page-title-turn = ● Your turn · { $game }
page-asks-back = { $who } asks to take the last move back.
page-agree = Agree
page-refuse = Refuse
page-play-again = Play again
page-rematch = Rematch
# $count: how many people sit at the next table; $who: their names.
page-rematch-agreed = { $count ->
    [0] A table for a rematch is laid.
   *[other] Agreed to a rematch: { $who }
}
page-record = Record
page-away = Let a bot play for me
page-back = I am back
page-concede = Give up
page-concede-sure = Give up: press again

page-account = You and your settings
page-settings = Settings
page-name = Name
page-save = Save
page-saved = Saved.
page-notices = Let the system show when it is my turn
page-signs = Show my turn in the title and the icon of the page
page-sounds = Sounds
page-theme = Light or dark
page-language = Language
page-pace = Bots wait, and a beat of a climax is seen, for
page-pace-at-once = no time at all
page-pace-seconds = { $seconds } s
page-make-account = Make an account
page-make-account-help = With a password you can sign in elsewhere. Your games and ratings stay yours.
page-change-password = Change the password
page-sign-in = Sign in
page-sign-out = Sign out
page-delete = Delete me
page-delete-sure = Delete me for good: press again
page-password = Password
page-old-password = Password until now
page-new-password = New password
page-history = Finished games
page-no-history = No game has been finished yet.
page-all-games = All games
page-only-won = Won only
page-earlier = Earlier
page-statistics = Statistics
page-stat-game = Game
page-stat-played = Played
page-stat-won = Won
page-stat-best = Best
page-stat-average = Average
page-stat-rating = Rating
# $games: how many rated games the lists ask for.
page-ratings-count = Rated are games with at least two people, against each other and not against bots. Whoever leaves a game to a bot comes last, and a game that all have left does not count. The list of the best names whoever has played { $games } such games.
# $rating: a number; $provisional: yes while it is uncertain.
page-rating = { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
}
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

page-keys-earlier = What was done last, one step back
page-keys-later = One step on
page-last-moves = What was done since your last move, step by step
page-to-now = Back to now
page-as-it-was = The table as it was then.
page-earlier-steps = { $count ->
    [one] 1 step ago
   *[other] { $count } steps ago
}

page-skip = To the page itself
page-news = What happens
page-asked = What is asked

page-keys-title = Keys
page-keys-tab = to the next thing, with Shift back
page-keys-enter = press it
page-keys-help = these keys
page-keys-next = to the next thing that can be played
page-keys-again = say again what is asked
page-keys-take-back = take back
page-keys-log = score and log
page-keys-hand = the first, second … card in hand
page-keys-skip = skip what is being shown
page-keys-pause = pause, or go on
page-keys-on = Single keys do things (press ? to see which)
page-keys-off = Single keys can be turned off in the settings.

# A table that nobody has drawn.

undrawn-others = The others
undrawn-middle = In the middle
undrawn-has-answered = has answered
undrawn-answered = You have answered. Nobody sees it until all have.
undrawn-on-cards = { $count ->
    [one] 1 choice, on a card.
   *[other] { $count } choices, one on each card.
}
undrawn-on-table = { $count ->
    [one] 1 choice lies on the table.
   *[other] { $count } choices lie on the table.
}
undrawn-keys = Keys 1 to 9 and 0 pick, Enter plays.
undrawn-keys-digits = pick that card of your hand
undrawn-keys-arrows = pick the next choice
undrawn-keys-filter = filter the choices
undrawn-bounds = at least { $min }, at most { $max }
undrawn-least = least
undrawn-half = half
undrawn-most = most
undrawn-choices = Choices
undrawn-kinds = Kinds
undrawn-all = All
undrawn-filter = Filter by words
undrawn-count = { $count } choices
undrawn-found = { $found } of { $count } choices
undrawn-none = No choice has these words in it.
undrawn-pick = Pick a choice
undrawn-glance = At a glance
undrawn-glance-note = all that is open
