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

game-over = { $shared ->
    [yes] The game is over: { $winners } share the win.
   *[no] The game is over: { $me ->
        [yes] you win
       *[no] { $winners } wins
    }.
}
