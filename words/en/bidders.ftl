# Bidders!

bidders-tagline = Two linked auctions and a blind one: be rich, but be liked.

bidders-option-memory = Memory
bidders-option-memory-help = Everybody sees which projects lie face down where. When off, the table shows only how many, and bots forget them too; the log still names what was turned up.
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
    [yes] You can pay for no bid and pass.
   *[no] { $who } can pay for no bid and passes.
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
bidders-label-start = starts
bidders-label-out = out
bidders-label-wins = wins
bidders-label-box = In the box
bidders-letter-white = W
bidders-letter-black = B
bidders-legend-projects = W5,7 are two white projects of favour 5 and 7, B−3 is a black one; W×5=31 are five with 31 together, W×2 two whose faces are forgotten.
bidders-legend-home = $12+4 is $12 in chips, and $4 that the cubes at home would cover on the guild card now; the same for favour.
bidders-legend-ring = The guilds sit clockwise from top to bottom; between two of them lies the place that they share, with the cubes of each.
