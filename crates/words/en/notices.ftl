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
# By mail. $count: how many things a letter tells of.
notice-press = To the table
notice-several = { $count ->
    [one] One thing happened at your tables
   *[other] { $count } things happened at your tables
}
mail-foot = You get this because you wanted to be told what happens at your tables. To get no more:
mail-taken = taken by the mail server
mail-confirm-title = Confirm your address for Boardroom
mail-confirm-text = Somebody wants to be told at this address what happens at their tables. If that is you, press here within an hour.
mail-confirm-press = This is my address
mail-confirm-foot = If it was not you, do nothing: you will hear no more of it.
mail-confirm-ask = Is this address yours, and do you want to be told there what happens at your tables?
mail-confirmed = Thank you. You will be told at this address from now on.
mail-confirm-late = This link does not hold any more: it can be pressed once, within an hour. Ask for another on your own page.
mail-stop-title = No more mail
mail-stop-ask = Do you want to get no more mail at this address?
mail-stop-press = No more mail
mail-stopped = You will get no more mail, and the address is forgotten.
mail-stop-unknown = This link is none of ours.
