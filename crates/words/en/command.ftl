# The command line: what `--help` says, and what is wrong with a command.
# Words in capitals, `--flags` and names of options are written as they are typed.

command-about =
    Business and bidding board games: play, study and balance them.

    Without a command, start a server on this machine and open its page.
command-language = The language to speak: en or ja [default: that of the system, if it is one of these]
command-about-serve = Serve tables to browsers and programs
command-about-terminal = Choose a game and play it against bots here in the terminal
command-about-backup = Copy the server's database to a new file, while it runs or not
command-about-restore = Put a backup in the place of the server's database, while no server runs
command-about-health = Ask the server on this machine whether it is well
command-about-games = List the games, their seats and their options
command-about-rules = Print the rules of a game in our own words
command-about-play = Play a game in the terminal, against bots or with others at one screen
command-about-resume = Go on with a game that you left
command-about-simulate = Let bots play many games and count who wins
command-about-tournament = Let bots play the same deals from every seat and rate them
command-about-balance = Let bots play many games and write a page on what is fair about it and what is not
command-about-bench = Measure how fast a game can be played at random
command-about-perft = Count the sequences of actions to a depth, to compare two versions of the rules
command-about-replay = Step through a recorded game with anyone's eyes
command-about-verify = Check that a record is whole, fairly dealt and played by the rules
command-about-completions = Print a completion script for your shell
command-shell = The shell
command-game = The game, as `boardroom games` lists it
command-seats = How many seats [default: one for everybody who is named, or the fewest that the game takes]
command-options = Set an option of the game, such as `rounds=3` or `thief=on`; may be repeated
command-cards = Play with a card file of your own instead of the one in the box
command-json = Print JSON
command-people = How many people play at this screen; bots take the other seats
command-names = The names of the people
command-plans = Whether people may let the game decide a whole run by a plan, where it offers one: on, or off, one thing after the other [default: on for one person, off for several]
command-bots = The bots, in order of their seats: random, intern, manager or shark, perhaps with a time for a decision, as shark@5s; the list starts again where it is too short [default: manager]
command-seed = Deal this game: any text; the same text deals the same cards
command-plain = Line by line, for pipes and screen readers
command-fast = Do not pause after each move of a bot
command-explain = Let the strongest bot say what it thinks of your choices; with --people 0, let every bot that searches say why
command-file = The saved game [default: the one that you left last]
command-series-seed = The name of the series: the same name gives the same games
command-threads = How many threads [default: one for each core]
command-games = How many games
command-simulate-bots = The bots: random, intern, manager or shark, perhaps with a time for a decision, as shark@200ms or shark@50 (imagined games); they change seats from game to game, and the list starts again where it is too short
command-tournament-games = How many games, made up to whole deals: each is played once from every seat
command-tournament-bots = The bots, each perhaps with its own time for a decision: manager, shark@200ms, shark@1s, shark@5000 (imagined games); more than there are seats take turns, fewer sit down more than once
command-results = Keep the games in this file [default: one in the data folder for each game, bots, seats, options and seed]
command-csv = Print comma-separated values
command-compare = Play the same games with this card file too and show both
command-balance-bots = The bots; they change seats from game to game, and the list starts again where it is too short
command-page = Write the page here, and the figures as JSON beside it [default: GAME-balance.html]
command-seconds = How long to measure
command-depth = Count to this depth
command-perft-seed = The deal to count from
command-record = The record
command-eyes = Whose eyes: a seat counted from 1, `all`, or `spectator`
command-replay-costliest = Name the decisions that cost each seat, or the one whose eyes are given, most, and what would have been better
command-replay-plain = Print the whole game line by line
command-config = Read settings from this file [default: boardroom.toml in the data folder, if there is one]
command-no-open = Do not open the page
command-port = Listen at this port [default: 4600, or another where that is taken]
command-address = Listen at this address; 0.0.0.0 lets other machines in [default: 127.0.0.1]
command-data = Keep everything in this folder [default: the user's data folder]
command-database = Keep everything in this PostgreSQL database instead, such as `postgres://user:password@host/name`
command-public = Where the world finds the server, if it stands behind a proxy, such as `https://play.example.org`
command-orders-at-once = Whether what is ordered beforehand acts at once, so that everybody can tell [default: false]
command-bot-pause = How many milliseconds a bot waits before it moves while somebody looks [default: 300]
command-thinkers = How many bots think at the same time [default: one for each core]
command-tables-each = How many tables that are not over one person may have made [default: 50]
command-bots-alone-each = At how many tables of one person bots may play alone at the same time [default: 4]
command-unlimited = Take any load from this address, without limits; may be repeated
command-proxy = Believe the proxy at this address when it says who asks, in X-Forwarded-For; may be repeated
command-log = What is logged, such as warn, info or server=debug [default: warn]
command-health-port = The port that it listens at
command-backup-file = The new file
command-restore-file = The backup
command-backup-data = The folder that the server keeps everything in [default: the user's data folder]
command-help = Print help
command-version = Print the version
command-about-help = Print this message, or the help of a command

command-examples-completions = Example: boardroom completions bash > ~/.local/share/bash-completion/completions/boardroom
# $game: the name of a game for three to five.
command-examples-play =
    Examples:
      boardroom play { $game }                               you against two managers
      boardroom play { $game } --seats 4 --bots intern       you against three interns
      boardroom play { $game } --people 3                    three people at one screen
      boardroom play { $game } --seats 5 --bots manager,intern
command-examples-simulate = Example: boardroom simulate { $game } --seats 3 --games 10000 --bots manager,random,random --json
command-examples-tournament =
    Every finished game is written to the file of results at once. Ctrl-C ends early and keeps what is done;
    the same command goes on, and a larger --games adds to what is there.

    Examples:
      boardroom tournament { $game } --seats 3 --games 3000 --bots manager,intern,random
      boardroom tournament { $game } --seats 3 --games 60 --bots shark@200ms,manager,manager
      boardroom tournament { $game } --seats 4 --bots manager,random --csv > results.csv
command-examples-balance =
    The page needs nothing else: open it in a browser, print it, send it.

    Examples:
      boardroom balance { $game } --seats 4 --games 20000
      boardroom balance { $game } --cards mine.toml --compare theirs.toml --page compared.html
command-about-settings =
    Every setting can also stand in the configuration file, as `port = 4600`, or in the environment.
    A flag counts before the environment, and the environment before the file.

command-heading-usage = Usage
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options

# $word: what was typed.
command-wrong-unknown-flag = there is no flag `{ $word }` here
command-wrong-unknown-command = there is no command `{ $word }`
# $flag: a flag or an argument; $word: what was typed for it.
command-wrong-value = `{ $word }` does not fit `{ $flag }`
command-wrong-no-value = `{ $flag }` lacks its value
command-wrong-missing = this is missing: { $flag }
command-wrong-both = `{ $flag }` and `{ $other }` do not go together
command-wrong-twice = `{ $flag }` can be said only once
# $words: what can be said.
command-wrong-possible = possible are { $words }
command-wrong-similar = perhaps you mean { $words }
command-wrong-more-help = More: boardroom --help
mail-without-public = Mail needs `public` in the settings: its links lead to where the world finds the server.
mail-unusable = Mail cannot be sent as it is set under `[mail]`.
