# BIDS.

bids-tagline = Ten turns of card bidding: the highest bid takes the points, a tie burns them.
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bids-rules-2 = A Thief takes from whoever played a card without a number if nobody else owns a card; before, nothing was stolen then.

bids-option-rounds = Rounds
bids-option-rounds-help = How many rounds are played.
bids-option-colour-bids = Colour Bids
bids-option-colour-bids-help = The highest card of the most frequent colour wins the turn.
bids-option-ally = Ally
bids-option-ally-help = One hand holds the Ally, who shares points with the winner of the turn it is played in. Auto deals it to five and six players; six cannot do without.
bids-option-thief = Thief
bids-option-thief-help = A point card whose winner steals a card from the lowest bidder.
bids-option-shuffle = Shuffle
bids-option-shuffle-help = A point card that shuffles the pile, burned cards included.
bids-option-lowest = Lowest
bids-option-lowest-help = A point card after which the lowest bid wins for the rest of the round.
bids-option-surprise = Surprise
bids-option-surprise-help = A point card that stands for the unseen next card of the pile.
bids-option-cards = Set-up table
bids-option-cards-help = Colours, numbers, black cards in hand and lucky-loser points for each number of players.

# $colour: red, blue, green, yellow or black; $value: the number.
bids-card-number = { $colour ->
    [red] Flame
    [blue] Drop
    [green] Leaf
    [yellow] Sun
   *[black] Black
} { $value }
bids-card-minus-five = −5
bids-card-double = 2×
bids-card-thief = Thief
bids-card-shuffle = Shuffle
bids-card-lowest = Lowest
bids-card-surprise = Surprise
bids-card-ally = Ally

# $colour: red, blue, green, yellow, black or white.
bids-colour = { $colour ->
    [red] Flame
    [blue] Drop
    [green] Leaf
    [yellow] Sun
    [white] Ally
   *[black] Black
}

# What is done by a card that is no number.
bids-text-minus-five = five points less; as a bid it is the lowest of all
bids-text-double = doubles what its winner has won so far in this round; as a bid it has no number
bids-text-thief = its winner steals a card from the lowest bidder; as a bid it has no number
bids-text-shuffle = shuffles the pile, burned cards and all; as a bid it has no number
bids-text-lowest = from then on the lowest bid wins, for the rest of the round; as a bid it has no number
bids-text-surprise = the winner gets the unseen next card of the pile instead; as a bid it has no number
bids-text-ally = allies you with whoever wins the turn: each of you scores half of both; as a bid it has no number

bids-action-bid = Play { $card }
bids-action-steal = Steal { $card } from { $from }

bids-prompt-lead = { $me ->
    [yes] Your turn: lead a card for { $stake }
   *[no] { $who } leads a card for { $stake }
}.
bids-prompt-bid = { $me ->
    [yes] Your turn: play a card for { $stake }
   *[no] { $who } plays a card for { $stake }
}. { $leading ->
    [yes] { $leader } { $leader-me ->
        [yes] lead
       *[no] leads
    } with { $best }.
    [tie] { $best } is tied and would burn the turn.
    [middle] As it stands, the card in the middle burns the turn.
   *[no] Nothing played so far can win.
}
bids-prompt-lowest = The lowest bid wins.
bids-prompt-steal = { $me ->
    [yes] You won the Thief: choose a card to steal
   *[no] { $who } chooses a card to steal
}.
bids-prompt-over = The game is over.

bids-event-round = Round { $round } begins: { $me ->
    [yes] you lead
   *[no] { $who } leads
}.
bids-event-dealt = { $me ->
    [yes] You are
   *[no] { $who } is
} dealt { $cards }.
bids-event-flipped = Turn { $turn }: { $card } is turned up.
bids-event-shuffled = The pile is shuffled, burned cards and all.
bids-event-lowest = From now on the lowest bid wins.
bids-event-bid = { $me ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
bids-event-burned = { $why ->
    [tie] A tie: the points are burned.
    [middle] The card in the middle beats every bid: the points are burned.
   *[no-bid] No bid can win: the points are burned.
} { $me ->
    [yes] You start
   *[no] { $who } starts
} the next turn{ $why ->
    [tie] {""}, as the last of those who tied
   *[other] {""}
}.
bids-event-won = { $me ->
    [yes] You win
   *[no] { $who } wins
} the turn with { $card }.
bids-event-drew = The next card of the pile is { $card }.
bids-event-withheld = { $card } goes under the pile.
bids-event-took = { $me ->
    [yes] You take
   *[no] { $who } takes
} { $card }.
bids-event-stole = { $me ->
    [yes] You steal
   *[no] { $who } steals
} { $card } from { $from }.
bids-event-allied = { $me ->
    [yes] You are
   *[no] { $who } is
} allied with { $with } for this round.
bids-event-scored = Round { $round } is over: { $points }.
bids-event-scored-one = { $who } { $points }{ $lucky ->
    [yes] {" "}(lucky loser)
   *[no] {""}
}

# Headings of the log.
bids-log-burned = burned
bids-log-took = { $who }: { $card }
bids-log-scored = Score

# The table in the terminal.
bids-heading = Round { $round } of { $rounds } · Turn { $turn } of { $turns }
bids-label-stake = At stake
bids-label-bids = Bids
bids-label-colours = Colours
bids-label-worth = { $count ->
    [one] { $points } point in the pot
   *[other] { $points } points in the pot
}
bids-label-unseen = the unseen next card of the pile
bids-label-doubles = doubles what its winner has so far
bids-label-steals = its winner steals a card
bids-label-somewhere = burned and shuffled in:
bids-label-player = Player
bids-label-total = Total
bids-label-round = Round
bids-label-lucky = Lucky
bids-label-won = Cards won
bids-label-lucky-hope = none: +{ $points } if it stays so
bids-label-allied = allied with { $with }
bids-label-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
bids-label-under = burned at the bottom:
# $names: the variant and the special cards of this table.
bids-label-in-play = In play: { $names }
bids-label-hand = Hand
bids-letter-red = F
bids-letter-blue = D
bids-letter-green = L
bids-letter-yellow = S
bids-letter-black = B
bids-legend = F Flame (red), D Drop (blue), L Leaf (green), S Sun (yellow), B black point card.
bids-legend-colours = In Colour Bids * marks the colours with the most cards, the card in the middle counting as black: the best card of these wins.
bids-legend-ties = Ties: equal best bids burn the turn, and the last of those who tied starts the next one. Equal totals at the end share the win.

# The board in the browser.
bids-page-lucky = Rounds without a black card
bids-page-total = total
bids-page-this-round = this round
bids-page-none = No cards
bids-page-left = { $count } left
bids-page-at-stake = At stake
bids-page-leads = Leads
bids-page-your-card = Your card
# $order: which bid of the turn it is.
bids-page-order = { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
}
bids-page-hand = Your hand
bids-page-not-now = Not now: wait for your turn.
bids-page-pick = Pick a card; the button plays it.
bids-page-would-lead = { $card } would lead.
bids-page-would-not-lead = { $card } would not lead.
bids-page-would-burn = { $card } would burn the turn as it stands.
bids-page-score = Score
bids-page-won = Won
bids-page-wins = Wins
bids-page-burned = Burned
bids-page-last-turn = The last turn

# Names in tables and beside charts.
bids-lots-number = Numbers
bids-lots-special = Special cards
bids-choice-bid = Bid a card
bids-choice-steal = Steal a card

# What stands in a card set, by its name there.
set-bids-help = One row for each number of players.
set-bids-set-up = Set-up
set-bids-players = Players
set-bids-colours = Colours
set-bids-highest = Highest number
set-bids-black-in-hand = Black cards in hands
set-bids-lucky-loser = Lucky loser points

# What is wrong with a card file, and what would be right.
bids-flaw-no-row = there is no row for { $players } players; there must be one for each of 3 to 6
bids-flaw-rows = there are { $rows } rows for { $players } players; there must be one
bids-flaw-other-row = there is a row for { $players } players; the game is for 3 to 6
# $what: something in a row, by its label.
bids-flaw-range = { $players } players, { $what }: { $found } does not fit; it must be from { $min } to { $max }
bids-flaw-cards = { $players } players: { $colours } colours up to { $highest }, { $black } black cards and the Ally are { $cards } cards, but { $places } are dealt

# The first game.
learn-bids-stake = You play for points, and the most points of all rounds win: here two rounds of ten turns, in a whole game six. Every turn one black card lies in the middle. Everyone bids one card for it, and the highest bid takes it. Black cards are points.
learn-bids-hand = These ten cards are your bids, one for each of the ten turns. The colours mean nothing, only the numbers. Pick any card, then press the button.
learn-bids-leads = The card with the ring leads. Bid more to take the turn, or get rid of a low card if you do not want the points in the middle.
learn-bids-black = A black card in your hand is a bid like any other. But whoever wins the turn gets its points too, so do not bid it when somebody else will win.
learn-bids-won = Whoever wins the turn lays its black cards before them: they count at the end of the round. The winner also starts the next turn, and leading is hard, because the others see your card.
learn-bids-lost = The coloured cards that were bid are gone for the round, so you can count who still holds the high ones.
learn-bids-equal = You hold a card as high as the one that leads. Bid it and the turn is burned, unless somebody bids more. Sometimes that is what you want.
learn-bids-burned = If the highest bids are equal, the turn is burned: nobody gets anything, and its black cards go under the pile and may come back later. Of those who tied, the last one starts.
learn-bids-last = You bid last, so you know everything: bid just enough, or throw your worst card away.
learn-bids-double = The 2× doubles what its winner has won so far in this round. Early it is worth little, late it is worth a lot.
learn-bids-minus = The −5 takes five points away, and somebody has to win it. Bid low. As a bid from the hand it is the lowest of all.
learn-bids-count = The pad shows everybody's points. A whole game has six rounds, and the sum decides.
learn-bids-lucky = Whoever has no black card at all after ten turns is the lucky loser and scores all the same: 12 points with three players, and twice that the next time. So either win well, or win nothing.

# What the game counts, and what is paid with in it.
bids-scored = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
bids-paid = a bid of { $price }

# The position in words, beside what the terminal says.
bids-fact-title = Pile
bids-fact-pile = Cards in it
bids-fact-under = Burned at the bottom
bids-fact-somewhere = Burned and shuffled in
bids-fact-wins = Wins
bids-fact-lowest = the lowest bid

# What can be ordered beforehand.
bids-ordering-play = Play a card in this turn
bids-order-play = In this turn: { $play }
