# The balance page: charts, targets and verdicts.

lab-title = { $game }: how fair is it?
lab-games = { $games } games
lab-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
lab-compared = compared with { $cards }
lab-targets-hold = of { $count } targets hold

lab-verdict = Targets
lab-verdict-about = What a balanced game keeps to. "Open" means that it is missed by so little that it may be chance: play more games.
lab-outcome-holds = holds
lab-outcome-open = open
lab-outcome-fails = fails
lab-target-seat-share = No place in the order of play wins more than { $times }× its fair share
lab-target-lift = No card moves its owner's win rate by more than { $points } points
lab-target-lift-kind = { $kind }: none moves its owner's win rate by more than { $points } points
lab-target-lot-share = { $kind }: none wins more than { $times }× its fair share
lab-target-used = Every card is somebody's in at least { $percent }% of games
lab-target-used-kind = { $kind }: each is somebody's in at least { $percent }% of games
lab-target-rounds = The median game has { $from } to { $to } rounds
lab-target-winning-score = Winners score { $from } to { $to } on average
lab-target-win-rate = { $percent }% of the games are won, give or take { $within } points
lab-measured-place = { $value }×, place { $worst }
lab-measured-times = { $value }×, { $worst }
lab-measured-points = { $value }, { $worst }
lab-measured-percent = { $value }%, { $worst }
lab-missed-by = Missed by { $names }
lab-missed-by-more = Missed by { $names } and { $count } more

lab-seat = Order of play
lab-seat-about = The share of wins of whoever begins first, second and so on. The line is a fair share, the band the target.
lab-solo = Win rate
lab-solo-about = How often the game is won.
lab-place = Place { $number }
lab-alone = Alone
lab-scores = Scores
lab-scores-about = Everybody's, and in front of them the winners'.
lab-scores-mean = points on average
lab-scores-winners = points of a winner
lab-length = Length
lab-length-rounds-about = How many rounds a game lasts.
lab-length-actions-about = How many actions a game has; its rounds are always as many.
lab-length-rounds = rounds in the median game
lab-length-actions = actions in the median game
lab-lead = Does the leader win?
lab-lead-about = How often whoever leads alone goes on to win, from the first action to the last. The dashed line is a fair share.
lab-runaway = runaway index: how much the lead at half time decides, from 0 to 1
lab-changes = changes of the lead in the median game
lab-axis-start = start
lab-axis-half = half time
lab-axis-end = end

lab-lots = What is it worth to have it?
lab-lots-about = By how many points the win rate of whoever gets a card lies above the fair share, with 95% intervals; the band is the target. Used: in how many games somebody gets it.
lab-column-used = Used
lab-column-lift = Points of win rate
lab-column-price = Price
lab-dead = Dead cards
lab-dead-none = None: every card is somebody's in at least one game of a hundred.
lab-dead-some = Somebody's in less than one game of a hundred: { $names }.
lab-price = Price and worth
lab-price-about = Each dot is a card: what was paid on average, and by how many points of score its owners end above the table. Far above the others: a bargain. Far below: a bad buy.
lab-price-axis = mean price
lab-worth-axis = worth in points
lab-curve = The price that is too high
lab-curve-about = How often the buyer wins, by the price paid. Where the line falls below the dashed one, the price was too high.
lab-choices = What is chosen
lab-choices-about = Of all the times that it was offered beside something else.
lab-offered = of { $count }
lab-made = { $games } games with { $bots }, series "{ $seed }". Made by

