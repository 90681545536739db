# What all games share.

# $who: a name; $me: "yes" when that is the reader.
someone = { $me ->
    [yes] you
   *[no] { $who }
}
nobody = nobody
# Between things in a row.
comma = ,{" "}
# $first: names with commas between them; $last: the last name.
several = { $first } and { $last }
# Two sentences, one after the other.
then = { $first } { $second }

# Headings of the log. $number: which round, which turn.
log-round = Round { $number }
log-turn = Turn { $number }
log-turn-of = { $me ->
    [yes] Your turn
   *[no] { $who }'s turn
}
log-over = The end

game-over = { $shared ->
    [yes] The game is over: { $winners } share the win.
   *[no] The game is over: { $me ->
        [yes] you win
       *[no] { $winners } wins
    }.
}

# Why a table cannot be set up. Options and their values are said as they are written: "rounds", "auto".
# $first: values with commas between them; $last: the last value.
one-of = { $first } or { $last }
takes-number = a whole number from { $min } to { $max }
takes-cards = a card file
bad-seats = { $game } is for { $min } to { $max } players, not { $seats }
bad-option-unknown = there is no option `{ $name }`; there are { $known }
# $kind: what the option takes.
bad-option-value = `{ $value }` is not a value of `{ $name }`, which takes { $kind }
bad-option-not-with = `{ $name }` cannot be { $value } with { $seats } players; choose { $instead }
bad-option-malformed = these are not options of the game: { $why }
# An amount of money in the log.
log-dollars = ${ $dollars }
