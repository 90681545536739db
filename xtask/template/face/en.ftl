# Pennies.

pennies-tagline = Sealed bids for one prize after another: do not pay too much too soon.

pennies-option-all-pay = Everybody pays
pennies-option-all-pay-help = Everybody pays what they bid, not the winner alone.
pennies-option-cards = Prizes
pennies-option-cards-help = The coins, the rounds and what the prizes are worth.

# $points: what it is worth.
pennies-prize = { $points ->
    [one] Prize of 1 point
   *[other] Prize of { $points } points
}
# $coins: how many.
pennies-action-bid = { $coins ->
    [one] Bid 1 coin
   *[other] Bid { $coins } coins
}

# $points: what the prize is worth.
pennies-prompt-bid = { $me ->
    [yes] Bid for the prize of { $points }: how many coins?
   *[no] { $who } bids for the prize of { $points }.
}
pennies-prompt-over = The game is over.

# $who: the holder of the gavel.
pennies-event-turned-up = Round { $round }: a prize of { $points } is turned up; { $me ->
    [yes] you hold
   *[no] { $who } holds
} the gavel.
# $bids: everybody's, as pennies-bid says them.
pennies-event-opened = Bids: { $bids }.
pennies-bid = { $who } { $coins }
pennies-event-won = { $me ->
    [yes] You win
   *[no] { $who } wins
} the prize of { $points } with { $price }.

# The position in words.
pennies-heading = Round { $round } of { $rounds }
pennies-label-prize = Prize
pennies-label-bids = Bids
pennies-label-last = Last bids
pennies-label-won = won
pennies-label-coming = To come
pennies-label-gavel = Gavel
pennies-label-unseen = Prizes not seen yet
pennies-label-points = Points
pennies-label-coins = Coins

# Names in tables and beside charts; what the game counts, and what is paid with.
pennies-lots-prize = Prizes
pennies-choice-bid = Bid
pennies-scored = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
pennies-paid = { $price ->
    [one] 1 coin
   *[other] { $price } coins
}

# What stands in a card file, by its name there.
set-pennies-help = Not all prizes are turned up: with fewer rounds more of them stay in the box.
set-pennies-coins = Coins to begin with
set-pennies-rounds = Rounds
set-pennies-prizes = Prizes

# What is wrong with a card file, and what would be right.
pennies-flaw-rounds = { $rounds } rounds do not fit { $prizes } prizes; there must be at least 1 round, and a prize for each

# The first game.
learn-pennies-prize = A prize is turned up, worth as many points as it says. Everybody bids for it at the same time, and the most points win the game.
learn-pennies-bid = Choose how many of your coins you bid, from nothing to all you have. Nobody sees your bid before all are there.
learn-pennies-won = Yours! The highest bid takes the prize and pays what it bid. Those coins are gone.
learn-pennies-lost = Somebody else bid more. That costs you nothing: only the winner pays.
learn-pennies-gavel = If several bid the same, the gavel decides: its holder wins, or else the next to their left. It moves to the left after every round.
learn-pennies-coins = There are no new coins. Watch what the others have left: whoever has the most can buy whatever comes.
learn-pennies-end = Coins that are left at the end only decide between equal points. So spend them, but not before the last prizes.
