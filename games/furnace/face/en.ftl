# Furnace.

furnace-tagline = Bid on companies, be paid where you lose, then run your engine.

furnace-option-capitalists = Capitalists
furnace-option-capitalists-help = Everyone gets a capitalist, who breaks one rule.
furnace-option-chain = Chain
furnace-option-chain-help = Cards stand in one fixed chain that runs from left to right; new cards go in anywhere.
furnace-option-rounds = Rounds
furnace-option-rounds-help = Four rounds, or three for a first game.
furnace-plans = “Run my engine”
furnace-plans-on = One press runs a whole engine by the best plan found, or the next step of it.
furnace-plans-off = Everybody runs their engine step by step, and no plan is shown.
furnace-option-cards = Cards
furnace-option-cards-help = Companies, start-ups and capitalists of your own.

# $number: the place of the card in the standard set.
furnace-company = { $number ->
    [0] Hollow Hill Forge
    [1] Black Seam
    [2] Cinder Row
    [3] Tinker's Yard
    [4] Slag Lane Works
    [5] Gullwing Kilns
    [6] Barrow Canal
    [7] Ember Street Depot
    [8] Lamplighters
    [9] Ropewalk Haulage
    [10] Quarry Nine
    [11] Marsh End Drift
    [12] Copperfield Mill
    [13] Anvil Brothers
    [14] Foundry Wharf
    [15] Hammer and Heron
    [16] Rivet House
    [17] Old Bellows
    [18] Tramway Trust
    [19] Steam Pump Company
    [20] Derrick Point
    [21] Greasewell
    [22] Paraffin Yard
    [23] Lantern and Wick
    [24] Tallow and Tar
    [25] Draughtsmen's Hall
    [26] Patent House
    [27] Gearcutters
    [28] Puddling Shed
    [29] Bloomery
    [30] Crucible Row
    [31] Night Shift
    [32] Market Hall
    [33] Penny Stoves
    [34] Ironmonger's Row
    [35] Gaslight Exchange
   *[other] Company { $number }
}
furnace-start-up = { $number ->
    [0] Clockmaker's Bench
    [1] Village Smithy
    [2] Brickfield
    [3] Canal Workshop
    [4] Coaling Station
   *[other] Start-up { $number }
}
# A start-up among the cards of an engine.
furnace-start-up-card = { $name } (start-up)
furnace-capitalist = { $number ->
    [0] The Heiress
    [1] The Litigant
    [2] The Monopolist
    [3] The Mine Owner
    [4] The Foreman
   *[other] Capitalist { $number }
}

# What a capitalist can do.
furnace-power-neutral-disc = a fifth disc, the neutral 2
furnace-power-compensation = losing discs are paid as if { $more } higher
furnace-power-discs = up to { $most } own discs on a card
furnace-power-income = { $goods } before each production
furnace-power-processing = additional effects process { $more ->
    [one] once more
   *[other] { $more } times more
}

furnace-disc = { $neutral ->
    [yes] neutral { $value }
   *[no] { $value }
}

# Goods in sentences, and as letters on cards.
furnace-goods-coal = { $count } coal
furnace-goods-iron = { $count } iron
furnace-goods-oil = { $count } oil
furnace-goods-token = { $count ->
    [one] 1 upgrade token
   *[other] { $count } upgrade tokens
}
furnace-goods-money = { $count } money
furnace-goods-none = nothing
furnace-letter-coal = C
furnace-letter-iron = I
furnace-letter-oil = O
furnace-letter-token = T
furnace-letter-money = $

# $from, $to, $cost: goods; $times: how often.
furnace-effect-process = { $from }→{ $to }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
furnace-effect-upgrade = { $cost }→upgrade{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}

furnace-action-take = Disc { $disc }
furnace-action-place = { $letter } { $company }
furnace-action-process = { $times ->
    [0] 0 times: { $paid } → { $got } each
    [one] Once: { $paid } → { $got }
   *[other] { $times } times: { $paid } → { $got }
}
furnace-action-insert = Before { $card }
furnace-action-insert-last = At the right end
furnace-action-activate = { $card }
furnace-action-upgrade = { $company } ({ $additional })
furnace-action-keep-all = Upgrade nothing
furnace-action-run = { $goal ->
    [money] Run all for money
   *[growth] Run all for growth
}
furnace-action-done = Confirm

furnace-prompt-take = { $me ->
    [yes] Your turn: which disc do you place?
   *[no] { $who } places a disc.
}
furnace-prompt-place = { $me ->
    [yes] Where do you place your { $disc }? The highest disc wins, the others are paid.
   *[no] { $who } places the { $disc }.
}
furnace-prompt-compensation = { $me ->
    [yes] For losing on { $company } you may turn { $paid } into { $got }, at most { $most ->
        [one] once
       *[other] { $most } times
    }. How often do you?
   *[no] { $who } may process for losing on { $company }.
}
furnace-prompt-insert = { $me ->
    [yes] Where in your chain does { $company } ({ $effects }) go?
   *[no] { $who } extends the chain.
}
furnace-prompt-choose = { $me ->
    [yes] Which card runs first? Undo takes back what you have done.
   *[no] { $who } produces.
}
furnace-prompt-chain = { $me ->
    [yes] Your chain is ready. Let it run; undo takes back what you have done.
   *[no] { $who } produces.
}
furnace-prompt-next = { $me ->
    [yes] Which card runs next?
   *[no] { $who } produces.
}
furnace-prompt-process = { $me ->
    [yes] { $card } turns { $paid } into { $got }, at most { $most ->
        [one] once
       *[other] { $most } times
    }. How often?
   *[no] { $who } runs { $card }.
}
furnace-prompt-upgrade = { $me ->
    [yes] { $card }: which company do you upgrade for { $cost }?
   *[no] { $who } upgrades a company.
}
furnace-prompt-confirm = { $me ->
    [yes] All cards have run: you have { $money } money. Confirm, or take back with undo.
   *[no] { $who } checks the production.
}
furnace-prompt-over = The game is over.

furnace-event-equipped = { $me ->
    [yes] You begin
   *[no] { $who } begins
} with { $start-up } ({ $goods }){ $has-capitalist ->
    [yes] {" "}and { $capitalist }: { $power }
   *[no] {""}
}.
furnace-event-dealt = Round { $round } begins: { $me ->
    [yes] you bid
   *[no] { $who } bids
} first. For sale: { $companies }.
furnace-event-placed = { $me ->
    [yes] You place
   *[no] { $who } places
} the { $disc } on { $company }.
# $shown, $letter: the letters of the card that the die shows and of the one that takes the disc.
furnace-event-dummy-placed = The die shows { $rolled }, card { $shown }{ $went-on ->
    [yes] , where no disc of the dummy fits: it goes on and
   *[no] : the dummy
} places its { $disc } on { $went-on ->
    [yes] { $letter } { $company }
   *[no] { $company }
}.
furnace-event-dummy-stuck = The die shows { $rolled }, but no disc of the dummy fits anywhere.
furnace-event-unused = { $me ->
    [yes] Your { $disc }
   *[no] The { $disc } of { $who }
} fits nowhere and stays unused.
furnace-event-compensated = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $got } for losing on { $company } (×{ $multiplier }).
furnace-event-compensation-processed = { $me ->
    [yes] You turn
   *[no] { $who } turns
} { $paid } into { $got } for losing on { $company }.
furnace-event-compensation-refused = { $me ->
    [yes] You process
   *[no] { $who } processes
} nothing for losing on { $company }.
furnace-event-won = { $me ->
    [yes] You win
   *[no] { $who } wins
} { $company } with the { $disc }.
furnace-event-unwanted = Nobody wanted { $company }: it leaves the game.
furnace-event-dummy-won = The dummy wins { $company } with its { $disc }: it leaves the game.
furnace-event-income = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $goods } from the capitalist.
furnace-event-inserted = { $me ->
    [yes] You put
   *[no] { $who } puts
} { $company } at place { $place } of the chain.
furnace-event-ran = { $me ->
    [yes] You let
   *[no] { $who } lets
} the whole engine run.
furnace-event-activated = { $me ->
    [yes] You run
   *[no] { $who } runs
} { $card }.
furnace-event-gained = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $goods } from { $card }.
furnace-event-processed = { $me ->
    [yes] You turn
   *[no] { $who } turns
} { $paid } into { $got } with { $card }.
furnace-event-processed-nothing = { $me ->
    [yes] You process
   *[no] { $who } processes
} nothing with { $card }.
furnace-event-upgraded = { $me ->
    [yes] You upgrade
   *[no] { $who } upgrades
} { $company } for { $goods }.
furnace-event-finished = { $me ->
    [yes] You have
   *[no] { $who } has
} finished production.
furnace-event-ended = The last production is over: { $places }.
furnace-event-place = { $place }. { $who } with { $money } money{ $tied ->
    [yes] {""} ({ $besides })
   *[no] {""}
}
# What decides between equals, in the order in which it counts.
furnace-besides = { $companies ->
    [0] no company
    [one] 1 company
   *[other] { $companies } companies
}, { $resources ->
    [0] no resources
    [one] 1 resource
   *[other] { $resources } resources
}

# The table in the terminal.
# Headings of the log.
furnace-log-phase = { $phase ->
    [auction] Auction
    [compensation] Compensation
   *[production] Production
}

furnace-heading = Round { $round } of { $rounds } · { $phase ->
    [auction] Auction
    [compensation] Compensation
    [production] Production
   *[over] The end
} · { $cards } cards in the deck
furnace-label-companies = Companies
furnace-label-resources = Resources
furnace-label-company = For sale
furnace-label-compensation = Losers
furnace-label-basic = Basic
furnace-label-additional = Upgraded
furnace-label-discs = Discs
furnace-label-player = Player
furnace-label-money = $ Money
furnace-label-coal = C Coal
furnace-label-iron = I Iron
furnace-label-oil = O Oil
furnace-label-token = T Token
furnace-label-cards = Cards
furnace-label-engine = Your cards
furnace-label-dummy = Dummy
furnace-label-cards-count = { $cards }{ $upgraded ->
    [0] {""}
   *[other] {" "}({ $upgraded } up)
}
furnace-label-first = 1st
furnace-legend = C coal, I iron, O oil, T upgrade token, $ money. I→2$ ×4 turns one iron into two money, up to four times.
furnace-legend-engine = On cards in brackets, what an upgrade would add. 2n is the neutral 2; 1st bids first.
furnace-legend-ties = Ties: no number can lie on a card twice, so bids never tie. At the end equal money is decided by the number of companies, then by coal, iron and oil together; if all of that is equal, the win is shared.

# The position in words, for tables that nobody has drawn.
furnace-fact-turn = Turn
furnace-fact-run = Engine
furnace-fact-progress = { $done } of { $cards }
furnace-fact-taken = taken
furnace-fact-deck = Deck
furnace-fact-in-deck = Companies in it
furnace-fact-gone = Out of the game
furnace-fact-upgraded = upgraded
furnace-fact-new = new
# $basic, $additional, $compensation: effects as on cards.
furnace-fact-company = { $basic }; upgraded + { $additional }
furnace-fact-lot = { furnace-fact-company }; loser × { $compensation }
# $disc: the highest disc on a card; $wins: whether nobody can beat it.
furnace-fact-leads = { $me ->
    [yes] you { $wins ->
        [yes] win
       *[no] lead
    }
   *[no] { $who } { $wins ->
        [yes] wins
       *[no] leads
    }
} with { $disc }
furnace-fact-bid = { someone } { $disc }

# The table in the browser.
furnace-page-money = ${ $money }
furnace-page-score = money
furnace-page-gain = get { $goods }
furnace-page-process = turn { $from } into { $to }, { $times ->
    [one] once
   *[other] up to { $times } times
}
furnace-page-upgrade = upgrade a company for { $cost }{ $times ->
    [one] {""}
   *[other] , up to { $times } times
}
# What a card does: title and label of a card in an engine and in the auction.
furnace-page-company = { $name }: { $basic }; { $upgraded ->
    [yes] and
   *[no] after an upgrade also
} { $additional }.
furnace-page-start-up = { $name }, start-up: { $effects }.
furnace-page-offer = { $name }: { $basic }; after an upgrade also { $additional }. A losing disc is paid its value times: { $compensation }.

furnace-page-lots = Companies for sale, settled from left to right
furnace-page-discs = Your discs
furnace-page-disc = { $me ->
    [yes] your { $disc }
   *[no] { $who }'s { $disc }
}
furnace-page-dummy-disc = the dummy's { $disc }
furnace-page-no-disc = no disc yet
furnace-page-leads = { $wins ->
    [yes] { $me ->
        [yes] You win
       *[no] { $who } wins
    }
   *[no] { $me ->
        [yes] You lead
       *[no] { $who } leads
    }
}
furnace-page-here = { $disc } is here
furnace-keys-digits = the disc or the card of that number, or process that often
furnace-keys-trial = try your production
furnace-page-would-win = you would win
furnace-page-would-lead = you would lead
furnace-page-loses = loses:
furnace-page-loses-processing = loses: up to { $times }×
furnace-page-not-your-turn = It is not your turn.
furnace-page-why-own = { $most ->
    [one] You may have only one disc on a card.
   *[other] You may have only { $most } discs on a card.
}
furnace-page-why-same = No two discs of the same value may lie on a card.
furnace-page-taken = The { $disc } is taken already; take it back to choose another disc.
furnace-page-fits-nowhere = No card can take this disc.
furnace-page-lies-on = lies on { $company }
furnace-page-pick-disc = Choose a disc, then a card with a ring. The highest disc wins the card, the others are paid.
furnace-page-pick-card = Cards with a ring can take this disc.
furnace-page-choose-disc = Choose a disc
furnace-page-choose-card = Choose a card
furnace-page-lay = Lay { $disc } on { $company }
furnace-page-hint-wins = Nobody can beat a { $disc } here any more.
furnace-page-hint-leads = You would lead, but { $rival } can still beat the { $disc }.
furnace-page-hint-paid = It loses to { $rival }; you would be paid { $goods }.
furnace-page-hint-processes = It loses to { $rival }; you could give { $from } for { $to } up to { $times ->
    [one] once
   *[other] { $times } times
}.

furnace-page-dummy = Bids last in every turn: a die shows the card, and its lowest disc that fits goes there. What it wins leaves the game.
furnace-page-first = bids first in this round
furnace-page-companies = { $cards ->
    [one] 1 company
   *[other] { $cards } companies
}, { $upgraded } upgraded: show the engine
furnace-page-engine-of = { $me ->
    [yes] Your engine
   *[no] The engine of { $who }
}
furnace-page-progress = { $done } of { $cards } cards
furnace-page-finished = done

furnace-page-engine = The engine, in the order in which it runs
furnace-page-card-done = done
furnace-page-card-now = running
furnace-page-card-next = waits
furnace-page-card-idle = not run
furnace-page-card-run = run
furnace-page-card-nothing = nothing yet
furnace-page-card-upgrade = upgrade
furnace-page-counted = counted
furnace-page-planned = planned: the best way found
furnace-page-any-order = Click any card to run it next
furnace-page-new-cards = New cards, the leftmost goes in first
furnace-page-chain = Your chain
furnace-page-insert = Choose a place in the chain for the new card. Old cards keep their order.
furnace-page-wait = You have finished. The others are still producing.
furnace-page-choose = Click a card to run it, or let the whole engine run.
furnace-page-choose-next = Click the card that runs next.
furnace-page-goal = What the plan is for
furnace-page-for-growth = For growth
furnace-page-for-growth-help = Money, upgrades and goods for the rounds to come.
furnace-page-for-money = For money
furnace-page-for-money-help = As much money as possible now.
furnace-page-run = Run my engine
furnace-page-promise = best plan found: +{ $money } money{ $upgrades ->
    [0] {""}
    [one] , 1 upgrade
   *[other] , { $upgrades } upgrades
}
furnace-page-step-run = Next: { $card }
furnace-page-step-upgrade = Upgrade { $card }
furnace-page-step-help = Does the next thing of the plan.
furnace-page-finish = Run the rest and end
furnace-page-finish-help = nothing is left to decide
# $times: how often an effect would work now; $most: how often at most.
furnace-page-can = { $times } of { $most }
furnace-page-trial = Try my production
furnace-page-trial-title = Your production, tried out
furnace-page-trial-help = Nothing of this is played, and nobody sees it. What a losing disc is paid in goods is there already.
furnace-page-trial-won = I win { $company }
furnace-page-trial-none = None of your discs lies on a card: this is what you own.
furnace-page-trial-again = From the start
furnace-page-upgrade-which = Choose a card with a ring: its second effect works from then on.
furnace-page-all-run = All cards have run.
furnace-page-confirm = end this production with { $money }
furnace-page-compensation = Paid for losing on { $company }
furnace-page-process-nothing = Process nothing
furnace-page-range = times, { $min } to { $max }
furnace-page-pad = Money
furnace-page-pad-note = never spent, only scored
furnace-page-total = Total

# Names in tables and beside charts.
furnace-lots-start-up = Start-ups
furnace-lots-capitalist = Capitalists
furnace-lots-company = Companies
furnace-choice-take = Take a disc
furnace-choice-place = Place it
furnace-choice-process = Process
furnace-choice-insert = Insert into the chain
furnace-choice-activate = Activate a card
furnace-choice-upgrade = Upgrade a company
furnace-choice-keep-all = Upgrade nothing
furnace-choice-run = Run everything
furnace-choice-done = Confirm

# What stands in a card set, by its name there.
set-furnace-help = An effect is a gain ("3 coal"), processing ("iron -> 2 money x4") or an upgrade ("coal + token -> upgrade"). Goods are coal, iron, oil, token and money.
set-furnace-companies = Companies
set-furnace-start-ups = Start-ups
set-furnace-capitalists = Capitalists
set-furnace-name = Name
set-furnace-compensation = Compensation
set-furnace-basic = Basic effect
set-furnace-additional = Additional effect
set-furnace-starts-with = Starts with
set-furnace-effects = Effects
set-furnace-power = Power
set-furnace-coal = Coal
set-furnace-iron = Iron
set-furnace-oil = Oil
set-furnace-token = Upgrade token
set-furnace-money = Money

# What is wrong with a card file, and what would be right.
# $good: a good, as it is written in the file.
furnace-flaw-effects = `{ $card }` has { $found } effects; a start-up has { $wanted }
furnace-flaw-start = `{ $card }` starts with { $amount } `{ $good }`; at most { $most } are possible
furnace-flaw-compensation = the compensation of `{ $card }` upgrades; only gains and processing can
furnace-flaw-nothing = `{ $effect }` on `{ $card }` moves nothing; name at least one good
furnace-flaw-goods = `{ $effect }` on `{ $card }` moves { $amount } `{ $good }` at once; at most { $most } are possible
furnace-flaw-times = `{ $effect }` on `{ $card }` works { $times } times; from 1 to { $most } are possible
furnace-flaw-circular = `{ $effect }` on `{ $card }` uses and makes `{ $good }`; let it make something else
furnace-flaw-money = `{ $effect }` on `{ $card }` spends money, which is only ever score; let it use goods
furnace-flaw-power-more = the power of `{ $card }` adds { $more }; from +1 to +{ $most } are possible
furnace-flaw-power-discs = the power of `{ $card }` allows { $discs } discs; from 2 to { $most } are possible
furnace-flaw-power-income = the power of `{ $card }` brings `{ $goods }`; at most { $most } of each are possible
furnace-flaw-not-goods = `{ $text }` is not an amount of goods; write for example `2 coal` or `coal + token`
furnace-flaw-not-times = `{ $text }` must end in how often it works, for example ` x2`
furnace-flaw-not-power = `{ $text }` is not a power; there are `neutral disc`, `compensation +1`, `2 discs on a card`, `2 coal each round` and `additional processing +1`
furnace-flaw-not-number = `{ $digits }` in `{ $text }` is not a small number

# The first game.
learn-furnace-engine = The most money wins, after three rounds here and four in a whole game. This is your start-up, the beginning of your engine. It makes coal, iron or oil and turns them into money. You never spend money: it is the score.
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

# What the game counts, and what is paid with in it.
furnace-scored = ${ $amount }
furnace-paid = disc { $price }

# What can be ordered beforehand.
furnace-ordering-place = Place a disc
furnace-order-place = Disc { $disc } on { $company }, if it can still lie there
