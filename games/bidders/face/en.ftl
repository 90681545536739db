# Bidders!

bidders-tagline = Two linked auctions and a blind one: be rich, but be liked.
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bidders-rules-2 = Memory is off unless the table switches it on, and without it the log does not name the projects; before, it was on.

bidders-option-memory = Memory
bidders-option-memory-help = Everybody sees which projects lie face down where. When off, as published, the table shows only how many, the log does not name them, and bots forget them too.
bidders-option-cards = Projects
bidders-option-cards-help = The white and the black projects, the guild card, the cubes and the rounds.

bidders-project-footbridge = Footbridge
bidders-project-town-well = Town well
bidders-project-road-repairs = Road repairs
bidders-project-granary = Granary
bidders-project-market-hall = Market hall
bidders-project-school = School
bidders-project-windmill = Windmill
bidders-project-harbour = Harbour
bidders-project-library = Library
bidders-project-canal = Canal
bidders-project-aqueduct = Aqueduct
bidders-project-hospital = Hospital
bidders-project-royal-portrait = Royal portrait
bidders-project-hedge-maze = Hedge maze
bidders-project-peacock-house = Peacock house
bidders-project-masked-ball = Masked ball
bidders-project-great-fountain = Great fountain
bidders-project-golden-carriage = Golden carriage
bidders-project-hunting-lodge = Hunting lodge
bidders-project-crown-of-rubies = Crown of rubies
bidders-project-hall-of-mirrors = Hall of mirrors
bidders-project-triumphal-arch = Triumphal arch
bidders-project-marble-colossus = Marble colossus
bidders-project-summer-palace = Summer palace

# $cubes: how many.
bidders-cubes = { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}

# $cubes: as bidders-cubes says it.
bidders-action-bid-white = Bid { $cubes } on white
# $dollars: what is moved to the white project; $left: what stays under the black one; $cubes: what the bid takes.
bidders-action-bid-black = Bid { $cubes } on black: move ${ $dollars }, leave ${ $left }
bidders-action-pass = Pass
bidders-action-fist = Hold out a fist with { $cubes }

# $white: whether a bid there would be the first or more than another's; $black: whether one there can be paid for.
bidders-prompt-bid = { $me ->
    [yes] Your turn: { $white ->
        [first] bid cubes on white
        [more] bid more cubes on white
       *[no] {""}
    }{ $black ->
        [too] , take black for less money, or pass
        [only] take black for less money or pass
       *[no] {""} or pass
    }
   *[no] { $who } bids or passes
}.
# $favour: what the white project counts; $rival: the other neighbour; $ties: who wins equal fists, or "alone".
bidders-prompt-fist = { $me ->
    [yes] A fist for a share in white ({ $favour }). { $ties ->
        [mine] { $rival } is your rival; a tie of one cube or more is yours.
        [theirs] { $rival } is your rival and wins ties of one cube or more.
       *[alone] { $rival } has no cubes left: one cube is enough.
    }
   *[no] { $who } holds out a fist.
}
bidders-prompt-over = The game is over.

bidders-event-set-up = Everybody takes { $cubes }; { $white } white and { $black } black projects are set aside unseen.
bidders-event-turned-up = Round { $round }: white { $white }; black ${ $chips } for { $workers }, { $black }. { $me ->
    [yes] You begin.
   *[no] { $who } begins.
}
bidders-event-prepared = Round { $round }: a white and a black project are turned up. { $me ->
    [yes] You begin.
   *[no] { $who } begins.
}
bidders-event-bid-white = { $me ->
    [yes] You bid
   *[no] { $who } bids
} { $cubes } on white.
bidders-event-bid-black = { $me ->
    [yes] You bid
   *[no] { $who } bids
} on black: ${ $moved } to white, ${ $left } left.
bidders-event-passed = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
bidders-event-had-to-pass-marker = { $me ->
    [yes] You hold a marker and pass.
   *[no] { $who } holds a marker and passes.
}
bidders-event-had-to-pass-means = { $me ->
    [yes] You can make no bid and pass.
   *[no] { $who } can make no bid and passes.
}
bidders-event-won = { $me ->
    [yes] You win
   *[no] { $who } wins
} { $colour ->
    [white] white
   *[black] black
} with { $cubes } and { $me ->
    [yes] take
   *[no] takes
} ${ $chips }.
bidders-event-unsold = Nobody wants { $colour ->
    [white] white
   *[black] black
}: it goes to the box{ $chips ->
    [0] {""}
   *[other] , and ${ $chips } to the bank
}.
bidders-event-fist-closed = { $me ->
    [yes] You hold out a fist.
   *[no] { $who } holds out a fist.
}
bidders-event-fists-opened = The fists open: { $left }: { $left-cubes }, { $right }: { $right-cubes }.
bidders-event-cooperated = { $me ->
    [yes] You share
   *[no] { $who } shares
} white for { $cubes }{ $tie ->
    [yes] {""}: the left neighbour wins the tie
   *[no] {""}
}.
bidders-event-no-cooperation = Nobody shares: { $me ->
    [yes] you keep
   *[no] { $who } keeps
} white alone.
bidders-event-recovered = { $me ->
    [yes] You take
   *[no] { $who } takes
} { $cubes } home.
bidders-event-laid-front = { $colour ->
    [white] White
   *[black] Black
} goes in front of { $one }.
bidders-event-laid-between = White goes between { $one } and { $other }.
bidders-event-judged = { $who }: favour { $favour } ({ $projects } and ♥{ $hearts } at home), ${ $money } (${ $chips } and ${ $dollars } at home){ $out ->
    [yes] {""} – eliminated
   *[no] {""}
}.

# The table in the terminal.
# A heading of the log.
bidders-log-won = { $colour ->
    [white] white
   *[black] black
}: { $who }

bidders-heading = Round { $round } of { $rounds }
bidders-label-white = White
bidders-label-black = Black
bidders-label-under = ${ $chips } under it
bidders-label-takes = takes { $cubes }
bidders-label-sold = sold
bidders-label-no-bid = no bid yet
bidders-label-unsold = went to the box
bidders-label-fist-open = …
bidders-label-fist-closed = has closed a fist
bidders-label-fist-own = your fist: { $cubes }
bidders-label-fist-known = holds { $cubes }
bidders-label-share = Share
bidders-label-guild = Guild
bidders-label-money = $+home
bidders-label-favour = ♥+home
bidders-label-home = Home
bidders-label-place = Place
bidders-label-cubes = Cubes
bidders-label-projects = Projects
bidders-label-front = front
bidders-label-start = first
bidders-label-out = out
bidders-label-wins = wins
bidders-label-card = Guild cards
# $count: of each colour.
bidders-label-decks = Still to come: { $count ->
    [one] 1 project
   *[other] { $count } projects
} of each colour; set aside unseen: { $white } white, { $black } black.
bidders-label-box = In the box
bidders-letter-white = W
bidders-letter-black = B
bidders-legend-projects = W5,7 are two white projects of favour 5 and 7, B−3 is a black one; W×5=31 are five with 31 together, W×2 two whose faces are forgotten.
bidders-legend-home = $12+4 is $12 in chips, and $4 that the cubes at home would cover on the guild card now; the same for favour.
bidders-legend-ring = The guilds sit clockwise from top to bottom; between two of them lies the place that they share, with the cubes of each.
bidders-legend-card = On the guild cards, what is in brackets is covered by the cubes at home and would count if the game ended now; the next cube covers the space behind.
bidders-legend-ties = Ties: of equal fists the one on the left of the winner of white wins, and two empty ones share nothing. In favour equal guilds share the better rank, so a tie can save everybody. Equal money at the end shares the win.

# The table in the browser.
bidders-page-bidding = Bidding
bidders-page-cooperation = Cooperation
bidders-page-verdict = Verdict
bidders-page-start-player = start player
bidders-page-must-pass = must pass
bidders-page-marker-held = { $me ->
    [yes] You hold this marker: you pass until you are outbid.
   *[no] { $who } holds this marker and passes until outbid.
}
bidders-page-marker-free = The marker: whoever bids takes it, and passes until outbid.
bidders-page-marker-won = The marker lies by the project that was won.
# $cubes: at home, as bidders-cubes says it; $hearts, $dollars: what they would count.
bidders-page-guild = Guild card with { $cubes }: they count ♥{ $hearts } and ${ $dollars } if the game ends now.
bidders-page-worth = { $cubes } at home: ♥{ $hearts } and ${ $dollars } at the end
# $white, $black: how many cards of that colour lie on a place.
bidders-page-cards = { $white ->
    [0] { $black ->
        [0] nothing
        [one] 1 black project
       *[other] { $black } black projects
    }
    [one] 1 white { $black ->
        [0] project
       *[other] and { $black } black projects
    }
   *[other] { $white } white { $black ->
        [0] projects
       *[other] and { $black } black projects
    }
}
bidders-page-front = In front of { $who }: { $cards }, { $cubes } on it. One comes home each round.
bidders-page-between = Between { $one } and { $other }: { $cards }. Of { $one } { $own } on it, of { $other } { $left }; one of each comes home each round.
bidders-page-in-cubes = bid in cubes
bidders-page-in-dollars = bid in dollars
bidders-page-project-of = { $me ->
    [yes] Your project
   *[no] { $who }’s project
}
bidders-page-on-white = on white
bidders-page-on-black = on black
bidders-page-started = started at { $dollars }
bidders-page-white-card = White project: { $name }. Favour { $favour } for its winner and for the neighbour who joins.
bidders-page-black-card = Black project: { $name }. It starts with { $start }, a bid takes { $cubes }, and it counts { $favour } favour.
bidders-page-bid-white = Bid white
bidders-page-bid-black = Bid black
bidders-page-at-least = at least { $cubes }
bidders-page-you-have = you have { $cubes }
bidders-page-left = ${ $dollars } left
bidders-page-goes-home = { $who }’s { $cubes } go home.
bidders-page-white-gain = If it stands, you take { $favour } and the ${ $dollars }.
# $left: what stays on black; $white: what lies on white then.
bidders-page-black-effect = Lay { $cubes }. Leaves ${ $left } on black, puts ${ $white } on white.
bidders-page-take-black = Move ${ $dollars }, take black
bidders-page-too-few = It takes { $need }, and you have { $have }.
bidders-page-no-money = No money is left on black.
bidders-page-not-your-turn = It is not your turn.
bidders-page-you-hold = You hold a marker and pass until you are outbid.
bidders-page-pass-ends = Your pass ends the bidding.
bidders-page-pass-goes-on = You may bid again if anyone bids after you. It ends when { $who } { $count ->
    [one] passes
   *[other] pass
} too.
bidders-page-watch = Two projects are sold at once: white to whoever lays the most cubes, black to whoever leaves the least money on it. What is taken off black goes to white.
bidders-page-your-fist = In your fist
bidders-page-range = { $min } to { $max } cubes
bidders-page-close = Close fist on { $cubes }
bidders-page-close-empty = Close an empty fist
bidders-page-fist-of = { $me ->
    [yes] Your fist
   *[no] { $who }’s fist
}
bidders-page-fist-awaited = counting cubes …
bidders-page-fist-closed = fist closed
bidders-page-fist-side = on { $me ->
    [yes] your
   *[no] { $who }’s
} { $side ->
    [left] left: wins ties
   *[right] right
}
bidders-page-fist-opened = { $me ->
    [yes] You held { $cubes } in your fist.
   *[no] { $who } held { $cubes } in the fist.
}
bidders-page-fists-who = Only two neighbours take part: { $left } and { $right }.
bidders-page-fists-how = Both fists open at once. More cubes win and go under the card; the loser keeps the others.
bidders-page-fists-tie = { $me ->
    [yes] You win
   *[no] { $who } wins
} ties of one cube or more.
bidders-page-if-wins = { $me ->
    [yes] You win
   *[no] { $who } wins
}
# $favour: of the white project; $starts: who begins the next round.
bidders-page-then-shares = { $favour } for { $me ->
    [yes] you
   *[no] { $who }
} and for { $winner }. Next start: { $starts }.
bidders-page-if-empty = Both empty
bidders-page-then-alone = { $me ->
    [yes] You keep
   *[no] { $who } keeps
} the project and its favour alone.
bidders-page-verdict-how = Favour is that of all projects won, and the hearts that cubes at home cover. Whoever ranks fourth or lower, or third of three, is out however rich. Of all others the richest wins: chips, and the dollars that cubes at home cover.
bidders-page-ledger = Ledger
bidders-page-each = { $cubes } each
bidders-page-favour = Favour
bidders-page-money = Money
bidders-page-money-help = Chips: everybody may know them.
bidders-page-row-home = Cubes at home
bidders-page-row-home-help = Cubes on the guild card, free to bid with.
# At the end: what decides besides money.
bidders-page-besides = favour { $favour }{ $out ->
    [yes] , eliminated
   *[no] {""}
}
bidders-page-row-bid = in the bid
bidders-page-row-bid-help = Cubes in a bid that stands, or that has won this round.
bidders-page-row-places = on places
bidders-page-row-places-help = Cubes on projects at the left, in front and at the right.
bidders-page-row-back = home this round
bidders-page-row-back-help = One cube comes home from each place at the end of the round.
bidders-page-row-worth = worth at home
bidders-page-row-worth-help = What the cubes at home would count if the game ended now.
bidders-page-row-favour = Favour won
bidders-page-row-favour-help = The favour of all projects won, without the hearts at home.
bidders-page-memory-on = Memory is on: won projects show their favour.
bidders-page-memory-off = Memory is off: the favour of won projects is hidden.
bidders-page-boxed = Nobody wanted: { $cards }.

# Names in tables and beside charts.
bidders-lots-white = White projects
bidders-lots-share = White projects, as partner
bidders-lots-black = Black projects
bidders-choice-bid-white = Bid on white
bidders-choice-bid-black = Bid on black
bidders-choice-pass = Pass
bidders-choice-fist = Hold out a fist

# What stands in a card set, by its name there.
set-bidders-help = Black projects cost the favour of the people: their favour is 0 or less. Spaces of the guild card are covered from the first on.
set-bidders-rounds = Rounds
set-bidders-cubes = Workers of a player
set-bidders-three = With three players
set-bidders-four = With four players
set-bidders-five = With five players
set-bidders-guild = Guild card
set-bidders-spaces = Spaces
set-bidders-favour = Favour
set-bidders-money = Money
set-bidders-white = White projects
set-bidders-black = Black projects
set-bidders-name = Name
set-bidders-start = Money at the start
set-bidders-workers = Workers a bid

# What is wrong with a card file, and what would be right.
bidders-flaw-projects = there are { $count } { $colour ->
    [white] white
   *[black] black
} projects; { $rounds } rounds take from { $rounds } to { $most }
bidders-flaw-cubes = `cubes.{ $players }` is { $cubes }, but the guild card has only { $spaces } spaces; add more of them
bidders-flaw-workers = `{ $card }` takes { $workers } workers, but `cubes.{ $players }` is { $cubes }: nobody could bid on it

# The first game.
learn-bidders-two = The most money wins, but only among those whom the people like: with three players the last in favour is out at the end. Each round two projects are tendered. The prince's white one brings favour, the hearts. The king's black one has the money, but the people dislike it.
learn-bidders-black = All the money begins under black. To bid on black, move $1 or more of it to white and lay down the cubes it needs. Whoever moved last gets what is left there.
learn-bidders-white = On white you bid cubes: more than the bid before. The winner gets the money that was moved under it, and the hearts.
learn-bidders-outbid = Whoever is outbid gets their cubes home again, but money that they moved stays moved. They may bid again, on either project.
learn-bidders-marker = Whoever holds the marker of a project leads there and has to pass. So nobody can win both.
learn-bidders-pass = A pass is not for good: as long as somebody bids, you are asked again. The bidding ends when everybody else has passed after the last bid.
learn-bidders-won = When the bidding is over, each winner takes the money under the project. At the end money decides, among those whom the people like.
learn-bidders-fist = Now white is shared. You are a neighbour of its winner: hide some cubes in your fist, or none. The larger fist shares the project and its favour in full; in a tie it is the winner's left neighbour. The smaller fist keeps its cubes.
learn-bidders-shared = A shared project lies between its two owners, and both get its whole favour. That is cheap favour for the one with the fist.
learn-bidders-laid = Projects that are won lie face down in front of a guild or between two, and the cubes stay on them. They are not at home for the next bids.
learn-bidders-recovered = Every round one cube comes home from each of your three places: left, front, right. Spread your cubes and three come home, heap them and it is one.
learn-bidders-favour = Keep favour in mind: won projects are not looked at again. With three players the last in favour is out at the end, however rich. You need not be first, just not last.
learn-bidders-home = At the end the cubes at home cover these spaces, from the first on: hearts are favour, dollars are money. So cubes that you keep are worth something too.
learn-bidders-short = You are short of cubes. Cubes are the real money of this game: let the others pay too much now and then, and bid when they have few.

# What the game counts, and what is paid with in it.
bidders-scored = ${ $amount }
bidders-paid = { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}
bidders-paid-black = ${ $price } less

# The position in words, beside what the terminal says.
# $name: of a project; $favour: as "♥3".
bidders-fact-project = { $name } { $favour }
bidders-fact-home = At home
bidders-fact-worth = Worth
bidders-fact-in-bids = In bids
bidders-fact-left = At left
bidders-fact-front = In front
bidders-fact-right = At right
bidders-fact-shared = with { $name }
bidders-fact-round = Round
bidders-fact-first = Start player
# $cubes: the least that a bid takes.
bidders-fact-white-open = ${ $chips } under it; a bid takes { $cubes } or more
# $left: the most that a bid may leave.
bidders-fact-black-open = { $chips ->
    [0] no money is left under it: no more bids
   *[other] ${ $chips } under it; a bid takes { $cubes } and leaves { $left ->
        [0] nothing
       *[other] ${ $left } or less
    }
}
bidders-fact-won = won with { $cubes }
bidders-fact-on-white = { $cubes } on white
bidders-fact-on-black = { $cubes } on black
bidders-fact-leads = leads
bidders-fact-to-bid = to bid
bidders-fact-passed = passed
bidders-fact-fists = Fists
bidders-fact-tie = Ties go to
bidders-fact-no-cubes = No cubes

# What can be ordered beforehand.
bidders-ordering-white = Bid on white
bidders-ordering-black = Bid on black
bidders-ordering-pass = Pass
bidders-ordering-fist = Hold out a fist
bidders-order-white = Bid up to { $cubes } on { $name } in the smallest steps, then pass
bidders-order-black = Bid on { $name } while at least ${ $dollars } stay under it, then pass
bidders-order-pass = Pass for the rest of this bidding
bidders-order-fist = If it comes to a cooperation, hold out { $cubes }
