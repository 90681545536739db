# First games, looking things up, hints.

learn-title = First game
learn-link = Learn by playing
learn-link-note = About ten minutes, everything explained as it comes up.
learn-first-time = First time? Learn
# $read: how many things were explained; $all: of how many.
learn-progress = { $read } of { $all }
learn-next = Got it
# $action: what to try, as it stands on a button.
learn-try = Try it: { $action }
learn-more = More in the rules
learn-fold = Make small
learn-unfold = Show again
learn-quiet = Play on as you like. When something new comes up, it is explained here.
learn-enough = You know enough to play. Go on with this game for as long as you like, or stop here.
learn-stop = To the lobby
learn-whole-game = A whole game
learn-over = Start over
# $chosen and $best: actions as they stand on a button; the chances: in how many of 100 imagined games they win.
learn-remark = A thought: “{ $chosen }” wins about { $chosen-chance } of 100 imagined games from here, “{ $best }” about { $best-chance }. You may take it back.

hint-ask = Hint
hint-key = Hint (H)
hint-title = Worth a thought
hint-thinking = Imagining how the game could go on …
hint-nothing = There is nothing to choose just now.
hint-not-here = No hints here: at a table with others everybody thinks for themselves.
hint-play = Do this
# $chance: in how many of 100 imagined games it wins; $games: how many were imagined.
hint-wins = Wins about { $chance } of 100 imagined games ({ $games } tried).
# $gain: how much more it brings; $other: another action.
hint-gain = It brings about { $gain } more than “{ $other }”.
hint-clear = Clearly best.
hint-likely = Probably best.
hint-open = A close call: the games imagined do not tell them apart.
# $fewer: how many of 100 games fewer than the best.
hint-other = { $fewer ->
    [0] Wins as often: about { $chance } of 100.
   *[other] Wins about { $chance } of 100, { $fewer } fewer.
}
hint-loss = It brings about { $loss } less.
hint-dollars = ${ $amount }
hint-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
hint-steps = { $amount ->
    [one] 1 step of valuation
   *[other] { $amount } steps of valuation
}

rules-contents = Contents
rules-search = Search the rules
# $places: how often it was found; $sections: in how many sections.
rules-found = { $places ->
    [one] 1 place
   *[other] { $places } places
} in { $sections ->
    [one] 1 section
   *[other] { $sections } sections
}
rules-nothing = Nothing found. Try another word.
rules-clear = Show everything
rules-asked = The rule about this question
rules-this = Rules
rules-page = Open as a page
rules-beginning = What it is about

learn-bids-stake = Every turn one black card lies in the middle. Everyone bids one card for it, and the highest bid takes it. Black cards are points.
learn-bids-hand = These ten cards are your bids, one for each of the ten turns. The colours mean nothing, only the numbers. Pick any card, then press the button.
learn-bids-leads = The card with the ring leads. Bid more to take the turn, or get rid of a low card if you do not want the points in the middle.
learn-bids-black = A black card in your hand is a bid like any other. But whoever wins the turn gets its points too, so do not bid it when somebody else will win.
learn-bids-won = Yours! The black card lies before you and counts at the end of the round. The winner starts the next turn: leading is hard, because the others see your card.
learn-bids-lost = Whoever wins keeps the black cards of the turn. Coloured cards are gone for the round, so you can count who still holds the high ones.
learn-bids-equal = You hold a card as high as the one that leads. Bid it and the highest bids are equal: the turn is burned and nobody gets anything. Sometimes that is what you want.
learn-bids-burned = A turn was burned: the highest bids were equal. The black cards go under the pile and may come back later. Of those who tied, the last one starts.
learn-bids-last = You bid last, so you know everything: bid just enough, or throw your worst card away.
learn-bids-double = The 2× doubles what its winner has won so far in this round. Early it is worth little, late it is worth a lot.
learn-bids-minus = The −5 takes five points away, and somebody has to win it. Bid low. As a bid from the hand it is the lowest of all.
learn-bids-count = The pad shows everybody's points. A whole game has six rounds, and the sum decides.
learn-bids-lucky = Whoever has no black card at all after ten turns is the lucky loser and scores all the same: 12 points with three players, and twice that the next time. So either win well, or win nothing.

learn-bidders-two = Each round two projects are tendered. The prince's white one brings favour, the hearts. The king's black one has the money, but the people dislike it.
learn-bidders-black = All the money begins under black. To bid on black, move $1 or more of it to white and lay down the cubes it needs. Whoever moved last gets what is left there.
learn-bidders-white = On white you bid cubes: more than the bid before. The winner gets the money that was moved under it, and the hearts.
learn-bidders-outbid = You were outbid: your cubes are home again. The money that you moved stays moved. You may bid again, on either project.
learn-bidders-marker = Whoever holds the marker of a project leads there and has to pass. So nobody can win both.
learn-bidders-pass = A pass is not for good: as long as somebody bids, you are asked again. The bidding ends when everybody else has passed after the last bid.
learn-bidders-won = Both projects are won: each winner takes the money under the project. At the end money decides, among those whom the people like.
learn-bidders-fist = Now white is shared. You are a neighbour of its winner: hide some cubes in your fist, or none. The larger fist shares the project and its favour in full; in a tie it is the winner's left neighbour. The smaller fist keeps its cubes.
learn-bidders-shared = A shared project lies between its two owners, and both get its whole favour. That is cheap favour for the one with the fist.
learn-bidders-laid = Won projects lie face down in front of a guild or between two, and the cubes stay on them. They are not at home for the next bids.
learn-bidders-recovered = Every round one cube comes home from each of your three places: left, front, right. Spread your cubes and three come home, heap them and it is one.
learn-bidders-favour = Keep an eye on favour: with three players the last in favour is out at the end, however rich. You need not be first, just not last.
learn-bidders-home = At the end the cubes at home cover these spaces, from the first on: hearts are favour, dollars are money. So cubes that you keep are worth something too.
learn-bidders-short = You are short of cubes. Cubes are the real money of this game: let the others pay too much now and then, and bid when they have few.

learn-bidness-debt = Everybody owes money: three IOUs of $100 each. Whoever pays off the last one first has won.
learn-bidness-discard = First everybody lays one card away, face down. Choose the one that you need least. Cards with “Auction” are worth money: others will pay you for them.
learn-bidness-crew = This is your firm. Marketers sell one unit each. Tech points set the price: 20 points, $20 a unit. Engineers make more tech points. Everybody draws a salary.
learn-bidness-turn = Your turn: play a card, sell one to the bank for $10, or pass. You need at least three cards to play or sell.
learn-bidness-auction = An auction: bid more than the bid so far, in tens, or drop out for good. The last one left takes the card and pays the one who played it.
learn-bidness-borrow = You may bid more than your cash: what is missing you borrow, $100 for each IOU. That is the red part. You win by having none, and six are the most.
learn-bidness-sold = Sold. The money goes to whoever played the card; sellers who win their own card pay the bank.
learn-bidness-pass = A pass is not for good: as long as somebody plays or sells, your turn comes again. When all have passed in a row, the card play is over.
learn-bidness-award = Whoever has the most marketing points alone is Market Leader and sells two units more; with the most tech points alone, Tech Leader, $10 more a unit. Awards move at once.
learn-bidness-salaries = Now the business. Salaries first: $10 for every marketer and engineer; lawyers cost more the more you have. The pad shows what the round will bring.
learn-bidness-repay = Now you may pay off IOUs, from cash: one for $100, two for $300, three for $600. One each round is cheapest, but this is a race.
learn-bidness-earned = Then everybody earns: price times units, and $30 for each government contract.
learn-bidness-engineered = At last every engineer throws a die: that many tech points are new. With each full ten your price rises.
learn-bidness-second = From the second round on lawsuits and headhunting may be played. Marketers now pay off longest, so they get dearer. Bonus cards count for one round only.
learn-bidness-court = A lawsuit: the one who sues asks for a sum and the other may settle. Else both throw dice, one more for each lawyer. Whoever loses the case pays the damages, also the one who sued.

learn-furnace-engine = This is your start-up, the beginning of your engine. It makes coal, iron or oil and turns them into money. You never spend money: it is the score.
learn-furnace-row = These companies are for sale. Each has a compensation on top, an effect below it, and a second, grey effect that works once the card is upgraded.
learn-furnace-disc = You place your four discs one by one. The highest disc on a card wins it. Choose a disc, then a card with a ring.
learn-furnace-compensation = Losing pays: whoever has a lower disc on a card gets the compensation at its top, times the number on the disc. A 3 that loses can be worth more than a 4 that wins.
learn-furnace-limits = One disc of yours on a card, and no number twice on a card. A 4 always wins, so keep it for what your engine needs.
learn-furnace-compensated = The cards are settled from left to right: first the losers are paid, then the winner takes the card. What you get on the left can be used further right at once.
learn-furnace-won = A card that you win joins your engine. Its upper effect works in every round from now on. The lower one, with the orange sign, comes with an upgrade.
learn-furnace-production = Production: every card runs once, in any order. What one makes the next can use, so coal comes before what burns coal. Click the cards one by one …
learn-furnace-run = … or let the whole engine run by itself: for money now, or for growth, which also counts goods and upgrades for later. In the first round growth is a good choice.
learn-furnace-confirm = Look at what came out. You can take all of it back and try another order, until you confirm.
learn-furnace-upgrade = An upgrade turns a company to its better side: both effects work. It costs an orange token and what the start-up asks for. Upgrade before the card runs and it counts at once.
learn-furnace-money = The pad counts money, and the most money wins. Goods that are left stay with you for the next round.
learn-furnace-first = Each round another player bids first. Who comes later sees more; who comes first has the choice.
learn-furnace-last = The last round: goods that are left over are worth nothing now. Sell everything, and bid on cards that sell.

learn-valley-founder = Keep one of two founders. The blocks after “at once” come now, those after “every round” come each round. The salary is paid each round too.
learn-valley-goal = You are in a race for the highest valuation. When somebody stands at $1 billion after a round, it is over. Every space of the track is one step.
learn-valley-actions = On your turn you take three actions from these, the same one again if you like.
learn-valley-products = Products bring money and valuation every round. To launch one, fill its grid exactly with blocks of code.
learn-valley-code = These are your blocks of code. People bring them, and you spend them on products and on their upkeep.
learn-valley-people = People bring blocks: “!” now, “∞” each round. They cost the price below and a salary each round. Filled orange signs are wants that your HQ meets: $1 off for each.
learn-valley-launch = You have the blocks for a product. Launch it and you are its Innovator, with money and valuation every round. You need a free product slot.
learn-valley-outsource = If just one block is missing, outsource it: $5 for two squares, $7 for three, $9 for four. Dear, but a launch a round earlier pays for it.
learn-valley-design = A grid is filled with blocks turned and flipped as you like. Take a proposal, or lay them by hand. The blocks stay on the card.
learn-valley-innovator = A launched product takes one of your slots and gives its symbol to your company, which makes people cheaper.
learn-valley-collect = After all turns the companies operate. First everybody collects: money and steps from products, blocks from people.
learn-valley-pay = Then everybody pays: HQ, salaries, and code for the upkeep of products. This line shows it beforehand. Who cannot pay loses people or products, and valuation.
learn-valley-upkeep = Upkeep is paid in squares of code, for each product on its own, and you get no change. Small blocks are good for that.
learn-valley-order = The lowest valuation goes first from now on. Behind is not lost: it has the first choice.
learn-valley-second = A product that somebody else launched in an earlier round can be launched second, with exactly the same blocks. It brings much at once, and the first one's tile then brings no more valuation.
learn-valley-hq = Places for people or slots for products are full. An HQ card brings more of both, and new symbols, but costs upkeep each round.
learn-valley-vc = Venture capital pays money for code, and has a power that you use at once. Good when you are short of cash with blocks to spare.
learn-valley-salaries = When your token passes $10M, $100M or $500M, everybody who works for you gets a dollar more each round. Grow, but have the money for it.
rules-key = the rule about it, or about what is asked
rules-close = close the rules
