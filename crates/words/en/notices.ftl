# What people are told while they do not look. $game: the name on the box.

notice-turn = { $game }: it is your turn
notice-begins = { $game } has begun
notice-time = { $game }: your time runs out
notice-over = { $game } is over
notice-talk = { $game }: somebody talks to you
# $people: who else sits there.
notice-with = You play with { $people }.
notice-hours-left = { $hours ->
    [one] You have an hour left.
   *[other] You have { $hours } hours left.
}
notice-minutes-left = { $minutes ->
    [one] You have a minute left.
   *[other] You have { $minutes } minutes left.
}
# $place: a number; $winners: names.
notice-place = { $place ->
    [1] You won.
    [2] You are second. Won by { $winners }.
    [3] You are third. Won by { $winners }.
    [4] You are fourth. Won by { $winners }.
    [5] You are fifth. Won by { $winners }.
   *[other] You are sixth. Won by { $winners }.
}
notice-line = { $who }: { $text }
notice-test-title = Boardroom
notice-test = This is a trial: what happens at your tables will come like this.
