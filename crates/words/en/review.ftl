# Looking back on games that are over.

review-title = review
review-past = Look back
review-past-help = Step through a finished game, see what turned it, check the deal, and play on from any moment.
review-opening = The game is being laid out …
review-open = Review
review-none = No game has been finished on this device yet.
review-files = From files
review-upload = Open a record
review-drop = Or drop its file here. It stays in this browser.
review-no-such-file = This record is not kept in this browser. Open its file again.

review-flaw-unreadable = This file is no record of a game.
review-flaw-format = This record is written in format { $format }, which this program does not read.
review-flaw-game = This record is of “{ $game }”, a game that is not played here.
review-flaw-rules = This game was played by version { $found } of the rules. Here it is version { $here }, so it cannot be played again.
review-flaw-changed = This record was changed after it was written: its contents do not have the hash that it names.
review-flaw-commitment = The seed is not the one that was promised before the game.
review-flaw-replay = The rules do not allow what this record says was played.
review-flaw-places = Played again, the game ends otherwise than this record says.
review-flaw-unfinished = This game is not over yet: there is nothing to look back on.

# $how: mine, one, shared or lost; $winners: their names.
review-headline = { $how ->
    [mine] You win
    [shared] { $winners } share the win
    [lost] The game is lost
   *[one] { $winners } wins
}
review-facts = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
review-lasted = { $minutes ->
    [one] It took a minute.
   *[other] It took { $minutes } minutes.
}
review-step-through = Step through
review-standing = Final standing
review-winner = Winner
review-behind = { $points } behind

review-chances = Chance of winning
review-chances-help = With all cards open, now that the game is over: the share of games that everybody wins when bots play on from here, hundreds of times.
review-chances-of = { $who }: { $first } at the start, { $most } at best, { $last } at the end.
review-thinking = The bot is thinking it over: { $percent } %
review-broken-off = The bot could not think this game over to its end.
review-round = Round { $round }
review-turning-points = Turning points
review-no-turning-points = No single step changed anybody’s chance by much.
review-turning-point = Turning point { $number }
review-turning-place = Round { $round }, step { $step }
review-luck = Luck: with other cards or dice the same choice would have changed little.
# $me: "yes" when the reader decided; $chance: what the bot expects with that seat's own eyes.
review-bot-same = { $me ->
    [yes] By what you could see, the bot
   *[no] By what { $who } could see, the bot
} finds nothing better. It expects a chance of { $chance }.
review-bot-else = { $me ->
    [yes] By what you could see, the bot
   *[no] By what { $who } could see, the bot
} prefers “{ $action }”: a chance of { $best } instead of { $made }, and { $points } points.
review-bot-close = { $me ->
    [yes] By what you could see, the bot
   *[no] By what { $who } could see, the bot
} finds “{ $action }” about as good: the difference is within what its search can tell.

review-rounds = Round by round
review-round-head = Round
review-start = Start
review-total = Total

review-lots = Paid and gained
review-lots-help = Gained: by how many points the bot expects the buyer to end higher than with the best choice that leaves the thing to others. What was paid is already taken off.
review-lot = What
review-buyer = Who
review-paid = Paid
review-gain = Gained
# $sure: whether that is more than the search can be wrong by.
review-lot-better = { $sure ->
    [yes] Better: “{ $action }”
   *[no] Perhaps better: “{ $action }”; the difference is within what the search can tell
}

review-fair = The shuffle was fair
review-unfair = Something is wrong
review-checked = Checked
review-checking = Checking …
review-commitment = Promised before the first card
review-seed = Seed, shown when the game was over
review-salts = A pinch of salt from the players
review-fair-opened = The seed matches the promise. Seed and salts deal all { $steps } steps again, card for card.
review-fair-again = Checked just now in this browser: the hash, the promise and all { $steps } steps hold.
review-check = Check again in this browser
review-copy = Copy
review-copied = Copied

review-overview = Overview
review-reel = Steps of the game
review-first = To the beginning
review-previous = One step back
review-next = One step on
review-last = To the end
review-step = Step { $step } of { $steps }
review-beginning = The game begins
review-unseen = { $who } decides, unseen by these eyes
review-eyes = Whose eyes
review-eyes-help = Open: always with the eyes of whoever decides next, so that you see what they decided by.
review-eyes-of = { $who }
review-eyes-open = Open: whoever decides
review-eyes-onlooker = Onlooker
review-link = Link
review-play-on = Play on
review-play-on-title = Play on from step { $step }
review-play-on-help = A new table on this device goes on from here, with the same deal. Bots take the other seats.
review-play-on-seat = Your seat
review-in-place-of = { $who }’s bot

# The decisions that cost somebody most. $count: how many are named.
costly-title = { $count ->
    [one] Your costliest decision
    [2] Your two costliest decisions
   *[other] Your three costliest decisions
}
costly-help = By what you could see then, and as the strongest bot plays on.
costly-thinking = Thinking it over: { $percent } %
costly-none = No decision cost you much.
# $who: a name; $action: as it stands on a button.
costly-made = { $who }: { $action }
costly-better = Better: { $action }
costly-chance = −{ $percent } % chance
costly-points = −{ $points } points
costly-unsure = Perhaps: the difference is within what its search can tell.
costly-see = See it

# What a game has done to the own rating.
rating-changed = Your rating in { $game }: { $before } before, { $after } now ({ $change }).
rating-unsure = It is still uncertain.
rating-first = Your first rating in { $game }: about { $after }.
