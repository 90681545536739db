# Silicon Valley. Names of people, firms, rooms and products are in the card file, since they are names.

silicon-valley-tagline = Hire, build products from blocks of code, and race to a billion.
# What has changed with a version of the rules, for tables that were begun by earlier ones.
silicon-valley-rules-7 = An HQ that cannot be paid in full costs everybody and every product before the rest is forgiven. Where no block of a size is left, whoever takes one chooses any smaller one or none. Who leaves for want of money is chosen one after another among all who may go.

silicon-valley-option-difficulty = Difficulty
silicon-valley-option-difficulty-help = How harsh the Rival of the solo game is: the number of its five personality cards that are red rises from one to four.
silicon-valley-plans = Upkeep as proposed
silicon-valley-plans-on = In the operate phase one press pays for products such that most are kept.
silicon-valley-plans-off = In the operate phase everybody pays for one product after the other. Ways to pay for one, and to fill a grid, are proposed all the same.
silicon-valley-option-cards = Cards
silicon-valley-option-cards-help = Every card, tile, price and track of the game.

silicon-valley-kind-domino = I2
silicon-valley-kind-i3 = I3
silicon-valley-kind-l3 = L3
silicon-valley-kind-i4 = I4
silicon-valley-kind-o4 = O4
silicon-valley-kind-t4 = T4
silicon-valley-kind-l4 = L4
silicon-valley-kind-s4 = S4
# $count: how many; $kind: of which shape.
silicon-valley-kinds = { $count }×{ $kind }
silicon-valley-no-blocks = none

silicon-valley-symbol-mindfulness = M
silicon-valley-symbol-vacation = V
silicon-valley-symbol-tech = T
silicon-valley-symbol-promotion = P
silicon-valley-symbol-balance = B

silicon-valley-power-hire = free hire
silicon-valley-power-launch = free launch
silicon-valley-power-expand = free HQ
silicon-valley-power-outsource = free block
silicon-valley-power-swap = swap
silicon-valley-power-refresh = refresh
silicon-valley-power-waive = no HQ, no pay
silicon-valley-power-hype = hype

silicon-valley-row-employees = The employees
silicon-valley-row-hqs = The HQ cards
silicon-valley-row-vcs = The VC cards
silicon-valley-row-short-employees = employees
silicon-valley-row-short-hqs = HQ cards
silicon-valley-row-short-vcs = VC cards

silicon-valley-rival = the Rival
silicon-valley-rival-short = Rival

# Buttons are short: twenty letters, so that three stand beside each other.
silicon-valley-action-found = Keep { $name }: { $instant } ∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
}
silicon-valley-action-done = End the turn
silicon-valley-action-no-more = No more
silicon-valley-action-no-power = Do without
silicon-valley-action-take-none = Take none
silicon-valley-action-hire = Hire { $name } ${ $price }
# $from: whose employee, in short; then what comes at once and every round, the salary and the price. Two of these fit beside each other.
silicon-valley-action-poach = Poach { $name }·{ $from } { $instant }∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
} ${ $price }
silicon-valley-action-expand = HQ { $name } ${ $price }
silicon-valley-action-fund = VC { $name } { $price }▢
silicon-valley-action-outsource = Buy { $kind } ${ $price }
silicon-valley-action-innovate = Launch { $name }
silicon-valley-action-second = Follow { $name }
silicon-valley-action-sunset = Sunset { $name } −1▲
silicon-valley-action-layoff = Lay off { $name } ∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
}
silicon-valley-action-fill = Fill { $blocks }
silicon-valley-action-by-hand = Lay it by hand
silicon-valley-action-lay = { $kind } { $shape }
silicon-valley-action-pay = Pay { $blocks }
silicon-valley-action-give = Give { $kind }
silicon-valley-action-take = Take { $kind }
silicon-valley-action-refresh = Renew { $row }
# $names: all who leave at once; $salary: what they earn together; $steps: what involuntary layoffs cost, however many leave.
silicon-valley-action-let-go = Let { $names } go (${ $salary }): −{ $steps }▲ in all
silicon-valley-action-maintain = { $name } first: { $upkeep }▢
# $blocks: what each product takes: "Chirrup: I2 · Lunchbox: I3".
silicon-valley-action-settle = Pay { $lost ->
    [0] { $blocks }
   *[other] and lose { $names } · { $blocks }
}
silicon-valley-action-settle-each = { $name }: { $blocks }

silicon-valley-prompt-found = { $me ->
    [yes] Which founder starts your company
   *[no] { $who } chooses a founder
}?
silicon-valley-prompt-act = { $me ->
    [yes] Your turn
   *[no] { $who } is about to act
}: { $left ->
    [one] one action
   *[other] { $left } actions
} left.
silicon-valley-prompt-sunset = { $me ->
    [yes] Sunset more products in the same action? Each costs a step of valuation
   *[no] { $who } may sunset more products
}.
silicon-valley-prompt-layoff = { $me ->
    [yes] Lay off more people in the same action? It costs no more valuation
   *[no] { $who } may lay off more people
}.
silicon-valley-prompt-pay-vc = { $me ->
    [yes] Pay { $name } { $price ->
        [one] any block
       *[other] { $price } squares or more
    }; there is no change
   *[no] { $who } pays { $name } with { $price } { $price ->
        [one] square
       *[other] squares
    }
}.
silicon-valley-prompt-pay-upkeep = { $me ->
    [yes] The upkeep of { $name } takes { $price ->
        [one] any block
       *[other] { $price } squares or more
    }; there is no change
   *[no] { $who } pays { $price } { $price ->
        [one] square
       *[other] squares
    } of upkeep for { $name }
}.
silicon-valley-prompt-pay-leak = { $me ->
    [yes] Code leaks out: give up { $price ->
        [one] any block
       *[other] { $price } squares or more
    }
   *[no] { $who } gives up { $price } { $price ->
        [one] square
       *[other] squares
    } of code
}.
silicon-valley-prompt-given = So far: { $blocks }.
silicon-valley-prompt-design = { $me ->
    [yes] Which blocks fill { $name }? The first choice spares what is scarce
   *[no] { $who } designs { $name }
}.
silicon-valley-prompt-lay = { $me ->
    [yes] Which block covers the next square of { $name }, marked ? in the grid
   *[no] { $who } designs { $name }
}?
silicon-valley-prompt-power-hire = { $me ->
    [yes] Your investor pays: hire somebody for nothing, now or never
   *[no] { $who } may hire for nothing
}.
silicon-valley-prompt-power-launch = { $me ->
    [yes] Launch a product without spending an action, now or never
   *[no] { $who } may launch a product
}.
silicon-valley-prompt-power-expand = { $me ->
    [yes] Your investor pays: take an HQ card for nothing, now or never
   *[no] { $who } may take an HQ card for nothing
}.
silicon-valley-prompt-power-outsource = { $me ->
    [yes] Your investor pays: take one block, now or never
   *[no] { $who } may take a block
}.
silicon-valley-prompt-power-swap = { $me ->
    [yes] Exchange one block for one of at most one square more, now or never
   *[no] { $who } may exchange a block
}.
silicon-valley-prompt-power-refresh = { $me ->
    [yes] Clear one row of the market and deal it anew, now or never
   *[no] { $who } may deal a row anew
}.
silicon-valley-prompt-power-none = The power takes effect.
silicon-valley-prompt-swap = { $me ->
    [yes] What do you take for the { $kind }
   *[no] { $who } exchanges a block
}?
silicon-valley-prompt-substitute = { $me ->
    [yes] There is no { $kind } left. What do you take instead?
   *[no] { $who } takes another block for the { $kind } that ran out.
}
silicon-valley-prompt-let-go = { $me ->
    [yes] ${ $missing } of salaries cannot be paid. Who has to go? It costs { $steps } steps of valuation in all, however many leave.
   *[no] { $who } cannot pay ${ $missing } of salaries and lets people go, for { $steps } steps of valuation in all.
}
silicon-valley-prompt-upkeep = { $me ->
    [yes] Pay the upkeep of your products
   *[no] { $who } pays the upkeep of products
}.
silicon-valley-prompt-over = The game is over.

silicon-valley-event-dealt = { $me ->
    [yes] You are
   *[no] { $who } is
} dealt the founders { $first } and { $second }.
silicon-valley-event-chose = { $me ->
    [yes] You have
   *[no] { $who } has
} chosen a founder.
silicon-valley-event-founded = { $me ->
    [yes] You start
   *[no] { $who } starts
} with { $name }, the mat { $mat } and ${ $money }.
silicon-valley-event-round = Round { $round }: { $order }.
silicon-valley-event-drawn = { $name } comes to the board.
silicon-valley-event-hired = { $me ->
    [yes] You hire
   *[no] { $who } hires
} { $name } for { $price ->
    [0] nothing
   *[other] ${ $price }
}.
silicon-valley-event-poached = { $me ->
    [yes] You poach
   *[no] { $who } poaches
} { $name } from { $from } for ${ $price }.
silicon-valley-event-expanded = { $me ->
    [yes] You expand
   *[no] { $who } expands
} with { $name } for { $price ->
    [0] nothing
   *[other] ${ $price }
}.
silicon-valley-event-funded = { $me ->
    [yes] You pay
   *[no] { $who } pays
} { $blocks } to { $name } and { $me ->
    [yes] get
   *[no] gets
} ${ $cash }.
silicon-valley-event-outsourced = { $me ->
    [yes] You get
   *[no] { $who } gets
} a block { $kind } for { $price ->
    [0] nothing
   *[other] ${ $price }
}.
silicon-valley-event-gained = { $me ->
    [yes] You take
   *[no] { $who } takes
} { $blocks }.
silicon-valley-event-ran-out = There is no { $wanted } left: { $me ->
    [yes] you take
   *[no] { $who } takes
} { $taken }.
silicon-valley-event-innovated = { $me ->
    [yes] You launch
   *[no] { $who } launches
} { $name } with { $blocks } and { $me ->
    [yes] get
   *[no] gets
} ${ $cash }.
silicon-valley-event-second = { $me ->
    [yes] You follow
   *[no] { $who } follows
} with { $name } for { $blocks } and { $me ->
    [yes] get
   *[no] gets
} ${ $cash }.
silicon-valley-event-flipped = { $me ->
    [yes] Your
   *[no] { $who }'s
} { $name } flips to its B side: no more valuation.
silicon-valley-event-sunset = { $me ->
    [yes] You sunset
   *[no] { $who } sunsets
} { $name } (−1 valuation, never below the start).
silicon-valley-event-product-lost = { $me ->
    [yes] You lose
   *[no] { $who } loses
} { $name }: its upkeep cannot be paid.
silicon-valley-event-laid-off = { $me ->
    [yes] You lay
   *[no] { $who } lays
} { $name } off.
silicon-valley-event-let-go = { $me ->
    [yes] You let
   *[no] { $who } lets
} { $name } go: the salary cannot be paid.
silicon-valley-event-valued = { $me ->
    [yes] You are
   *[no] { $who } is
} now worth { $value }.
silicon-valley-event-salaries-rose = { $me ->
    [yes] Your
   *[no] { $who }'s
} salaries rise by $1 each.
silicon-valley-event-salaries-fell = { $me ->
    [yes] Your
   *[no] { $who }'s
} salaries fall by $1 each.
silicon-valley-event-power-lost = { $me ->
    [yes] You have
   *[no] { $who } has
} no use for the investor's power.
silicon-valley-event-swapped = { $me ->
    [yes] You exchange
   *[no] { $who } exchanges
} { $given } for { $taken }.
silicon-valley-event-refreshed = { $row } are dealt anew.
silicon-valley-event-waived = The investor pays { $me ->
    [yes] your
   *[no] { $who }'s
} HQ upkeep and salaries of this round.
silicon-valley-event-turn-ended = { $me ->
    [yes] Your
   *[no] { $who }'s
} turn is over.
silicon-valley-event-collected = { $me ->
    [yes] Your
   *[no] { $who }'s
} products bring ${ $cash }.
silicon-valley-event-cleared-out = { $me ->
    [yes] Your HQ costs ${ $missing } more than you have: you lose
   *[no] { $who }'s HQ costs ${ $missing } more than there is: { $who } loses
} { $names }.
silicon-valley-event-hq-paid = { $me ->
    [yes] You pay
   *[no] { $who } pays
} ${ $cash } for the HQ{ $forgiven ->
    [0] {""}
   *[other] ; ${ $forgiven } are forgiven
}.
silicon-valley-event-salaries-paid = { $me ->
    [yes] You pay
   *[no] { $who } pays
} ${ $cash } of salaries.
silicon-valley-event-maintained = { $me ->
    [yes] You maintain
   *[no] { $who } maintains
} { $name } with { $blocks }.
silicon-valley-event-rival-founded = The Rival starts with { $name }, and its mat { $mat } moves the markers of { $symbols }.
# $code: its blocks, in the order in which they go into the row.
silicon-valley-event-decision = The Rival turns decision card { $number }: white { $white }, grey { $grey }, { $code }.
silicon-valley-event-pawn = The { $pawn ->
    [white] white
   *[grey] grey
} pawn lands on { $spot ->
    [product] product { $place }
    [hq] HQ card { $place }
    [employee] employee { $place }
   *[vc] VC card { $place }
}.
silicon-valley-event-rival-innovated = The Rival launches { $name } with { $blocks }.
silicon-valley-event-rival-second = The Rival follows with { $name }.
silicon-valley-event-rival-took = The Rival takes { $name }.
# $blocks: from left to right.
silicon-valley-event-rival-gained = The Rival puts { $blocks } at the right end of its row.
silicon-valley-event-personality = { $name } comes to a head: { $effect }.
silicon-valley-event-fee = { $me ->
    [yes] You pay
   *[no] { $who } pays
} ${ $cash }.
silicon-valley-event-leaked = { $me ->
    [yes] You give up
   *[no] { $who } gives up
} { $blocks }.
silicon-valley-event-scouted = { $count ->
    [0] There is nobody in the row who could leave it.
    [one] { $names } leaves the row.
   *[other] { $names } leave the row.
}
silicon-valley-event-ended = The game ends after round { $round }.

silicon-valley-effect-pay-day = all salaries are due at once
silicon-valley-effect-fee = a fee of ${ $amount }
silicon-valley-effect-leak = { $amount ->
    [one] a square of code is lost
   *[other] { $amount } squares of code are lost
}
silicon-valley-effect-slump = valuation falls by { $amount }
silicon-valley-effect-headhunt = the Rival takes the dearest employee
silicon-valley-effect-lawsuit = the best Innovator tile flips to its B side
silicon-valley-effect-code = the Rival takes { $blocks }
silicon-valley-effect-scout = the { $amount ->
    [one] cheapest employee leaves
   *[other] { $amount } cheapest employees leave
} the row
silicon-valley-effect-shakeup = the VC cards are dealt anew

# Headings of the log.
silicon-valley-log-operate = Operate
silicon-valley-log-rival = The Rival

silicon-valley-heading = Round { $round }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}
silicon-valley-heading-founding = Founders are chosen

silicon-valley-value = ${ $millions }M
silicon-valley-value-billion = $1B{ $more ->
    [0] {""}
   *[other] +{ $more }
}
silicon-valley-label-screen = Behind your screen
silicon-valley-label-supply = Supply
silicon-valley-label-staff = staff
silicon-valley-label-blocks = { $count ->
    [one] one block
   *[other] { $count } blocks
}
silicon-valley-label-hq = HQ
silicon-valley-label-vc = VC
silicon-valley-label-row = The Rival's row
silicon-valley-label-rival-sign = R
silicon-valley-label-next = the next square
silicon-valley-label-product = Product
silicon-valley-label-innovator = Innovator
silicon-valley-label-second = Second Mover
silicon-valley-label-room = { $places } places, { $slots ->
    [one] one product slot
   *[other] { $slots } product slots
}
silicon-valley-label-marks = Salaries rise by $1 each at { $marks }.
silicon-valley-label-order = Next round's order: the lowest valuation first, on one space the topmost
# How many cards are in each.
silicon-valley-label-decks = In the decks: { $products } products, { $employees } employees, { $hqs } HQ cards, { $vcs } VC cards.
silicon-valley-label-launched = Launched
silicon-valley-label-rival = The Rival
silicon-valley-label-temper = { $name }: { $effect }

silicon-valley-legend-signs = ▢ a square of code, ▲ a step of valuation, ∞ every round, − to be paid every round, ○ a free product slot.
silicon-valley-legend-symbols = M Mindfulness, V extended Vacation, T superior Tech, P chances of Promotion, B work/life Balance.
silicon-valley-legend-company = A company: valuation, people and places, what it collects and pays every round, symbols, products with the side of their tile: A or B of the Innovator, 2 of the Second Mover.
silicon-valley-legend-product = A product: its grid, its squares, its upkeep in code and its symbol; below them what its Innovator gets at once and every round.
silicon-valley-legend-launched = A launched product: the Innovator's sign, the blocks that a Second Mover has to pay, and the Second Mover's upkeep, symbol and gains.
silicon-valley-legend-row = An employee: price and name, blocks at once, blocks every round, salary, wants. An HQ card: places, upkeep, symbols. A VC card: price in code, wants, money, valuation, power.
silicon-valley-legend-powers = Powers: swap exchanges a block for one of at most one square more, refresh deals a row anew, no HQ, no pay: this round's HQ upkeep and salaries are paid, products are not; hype is worth a step of valuation.
silicon-valley-legend-rival = Alone: ♙ and ♟ are the Rival's pawns, R marks what it launched; 1/4 is a marker one step down of the four to its personality card's effect.
silicon-valley-legend-ties = Ties: of several tokens on one space the topmost, which came there last, acts first. At the end equal valuation is decided by money, then by the number of blocks; if all of that is equal, the win is shared.

# What a personality card does, in a few letters.
silicon-valley-temper-pay-day = payday
silicon-valley-temper-fee = fee ${ $amount }
silicon-valley-temper-leak = leak { $amount }▢
silicon-valley-temper-slump = slump { $amount }▲
silicon-valley-temper-headhunt = headhunt
silicon-valley-temper-lawsuit = lawsuit
silicon-valley-temper-code = +{ $blocks }
silicon-valley-temper-scout = scouts { $amount }
silicon-valley-temper-shakeup = new VCs

# The position in words, for tables that nobody has drawn.
# $goal: the valuation that ends the game.
silicon-valley-fact-when = { $heading } · the goal is { $goal }
silicon-valley-fact-cash = Cash
silicon-valley-fact-code = Code
silicon-valley-fact-blocks = Blocks
silicon-valley-fact-people = People
silicon-valley-fact-income = Income
silicon-valley-fact-growth = Growth
silicon-valley-fact-costs = Costs
silicon-valley-fact-upkeep = Upkeep
silicon-valley-fact-turn = Turn
silicon-valley-fact-offers = Offers
silicon-valley-fact-of = { $done } of { $all }
# $what: blocks, money and valuation, or symbols.
silicon-valley-fact-now = { $what } at once
silicon-valley-fact-each = { $what } every round
silicon-valley-fact-wants = wants { $what }
silicon-valley-fact-has = offers { $what }
silicon-valley-fact-follow = follow: { $what }
silicon-valley-fact-salary = { $cash ->
    [0] no salary
   *[other] salary ${ $cash }
}
silicon-valley-fact-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
silicon-valley-fact-hq-upkeep = upkeep ${ $cash }
silicon-valley-fact-squares = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
silicon-valley-fact-code-upkeep = upkeep { silicon-valley-fact-squares }
silicon-valley-fact-vc = { $terms }. { $power }
silicon-valley-fact-left = { $count } left
silicon-valley-fact-chosen = chosen
silicon-valley-fact-investors = Investors
silicon-valley-fact-investor = Investor
silicon-valley-fact-power = Power
silicon-valley-fact-bill = To pay
silicon-valley-fact-given = Given
silicon-valley-fact-leak = Leak
silicon-valley-fact-ran-out = Ran out
silicon-valley-fact-owed = Still to take
silicon-valley-fact-salaries = Salaries
silicon-valley-fact-missing = Missing
silicon-valley-fact-loss = −{ $steps } in all
silicon-valley-fact-row = Row { $row }
silicon-valley-fact-decks = Decks
silicon-valley-fact-raises = Salaries rise at
silicon-valley-fact-rival-row = Code from the left
silicon-valley-fact-white = White pawn
silicon-valley-fact-grey = Grey pawn
silicon-valley-fact-spot = { $spot ->
    [none] not on the board yet
    [product] product { $place }
    [hq] HQ card { $place }
    [employee] employee { $place }
   *[vc] VC card { $place }
}
silicon-valley-fact-decision = Last steps
silicon-valley-fact-steps = white { $white }, grey { $grey }
silicon-valley-fact-temper = Rival's temper
silicon-valley-fact-rival-people = Rival's people
silicon-valley-fact-rival-products = Rival's products

# The table in the browser.
silicon-valley-page-kind-domino = Domino
silicon-valley-page-kind-i3 = Bar 3
silicon-valley-page-kind-l3 = Corner 3
silicon-valley-page-kind-i4 = Bar 4
silicon-valley-page-kind-o4 = Square
silicon-valley-page-kind-t4 = T
silicon-valley-page-kind-l4 = L
silicon-valley-page-kind-s4 = S
silicon-valley-page-mindfulness = Mindfulness
silicon-valley-page-vacation = Extended vacation
silicon-valley-page-tech = Superior tech
silicon-valley-page-promotion = Promotion
silicon-valley-page-balance = Work/life balance
silicon-valley-page-power-hire = At once: hire from the row for nothing.
silicon-valley-page-power-launch = At once: launch a product without spending an action.
silicon-valley-page-power-expand = At once: take an HQ card for nothing.
silicon-valley-page-power-outsource = At once: take a block from the supply.
silicon-valley-page-power-swap = At once: exchange a block for one of at most one square more.
silicon-valley-page-power-refresh = At once: deal a row of the market anew.
silicon-valley-page-power-waive = HQ upkeep and salaries are paid for you this round.
silicon-valley-page-power-hype = One more step of valuation.
silicon-valley-page-person = { $name }{ $founder ->
    [yes] , founder
   *[no] {""}
}: { $instant } at once, { $ongoing } every round, { $salary ->
    [0] no salary
   *[other] salary ${ $salary }
}. Wants: { $wants }.
silicon-valley-page-hq-card = { $name }: { $places ->
    [one] one place
   *[other] { $places } places
} for employees, a slot for a product, upkeep ${ $upkeep }. Offers: { $symbols }.
silicon-valley-page-vc-card = { $name }: ${ $cash }{ $valuation ->
    [0] {""}
   *[other] {" "}and +{ $valuation } valuation
} for { $price } squares of code, one less for each want that is met. Wants: { $wants }. { $power }
silicon-valley-page-product-card = { $name }, { $squares } squares. Innovator: { $innovator } Second Mover: { $second }
silicon-valley-page-tile = { $now } at once, { $ongoing } every round, upkeep { $upkeep } code, symbols: { $symbols }.
silicon-valley-page-gain = { $cash ->
    [0] { $valuation ->
        [0] nothing
       *[other] +{ $valuation } valuation
    }
   *[other] ${ $cash }{ $valuation ->
        [0] {""}
       *[other] {" "}and +{ $valuation } valuation
    }
}
silicon-valley-page-launched = Launched by { $who } in round { $round } with { $blocks }.
silicon-valley-page-held = { $name }, { $side }: { $tile }
silicon-valley-page-innovator = Innovator
silicon-valley-page-innovator-a = Innovator A
silicon-valley-page-innovator-b = Innovator B
silicon-valley-page-second-mover = 2nd Mover
silicon-valley-page-order = The turn order: the lowest valuation first, of a stack the topmost token.
silicon-valley-page-operate = operate
silicon-valley-page-actions-left = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
silicon-valley-page-not-your-turn = It is not your turn.
silicon-valley-page-not-now = Something else is asked first.
silicon-valley-page-needs-money = It needs ${ $price }.
silicon-valley-page-needs-code = It needs { $squares } squares of code.
silicon-valley-page-no-place = You have no free place.
silicon-valley-page-founder-stays = A founder stays.
silicon-valley-page-yours = yours; open to others
silicon-valley-page-opens = opens in round { $round }
silicon-valley-page-lacks = you lack { $blocks }
silicon-valley-page-no-slot = no free slot
silicon-valley-page-misfit = your code does not fit
silicon-valley-page-squares-short = { $squares } more code needed
silicon-valley-page-products = Products
silicon-valley-page-legend = ! now, ∞ every round
silicon-valley-page-deck = ; { $count } advanced in the deck
silicon-valley-page-talent = Talent
silicon-valley-page-discount = filled wants are yours: $1 off each
silicon-valley-page-hqs = HQ
silicon-valley-page-next-hq = your { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] next
}: ${ $price }
silicon-valley-page-vcs = Venture capital
silicon-valley-page-in-code = paid in code
silicon-valley-page-empty = empty
silicon-valley-page-fits = Fits
silicon-valley-page-can-follow = Follow
silicon-valley-page-squares = { $squares } squares
silicon-valley-page-upkeep = upkeep
silicon-valley-page-by = { $who }, round { $round }
silicon-valley-page-no-wants = no wants
silicon-valley-page-hidden = money, code hidden
silicon-valley-page-screen = ${ $money }, { $squares } code
silicon-valley-page-room = { $staff } of { $places } places taken; HQ upkeep ${ $upkeep } a round
silicon-valley-page-free = { $count } free
silicon-valley-page-free-slot = Free slot
silicon-valley-page-free-places = { $count ->
    [one] free place
   *[other] { $count } free places
}
silicon-valley-page-poach-price = Poaching costs you ${ $price }.
silicon-valley-page-rival = The Rival
silicon-valley-page-rival-row = Code: { $squares } squares
silicon-valley-page-no-decision = no decision card yet
silicon-valley-page-decision = last: white { $white }, grey { $grey }
silicon-valley-page-mild = mild
silicon-valley-page-harsh = harsh
silicon-valley-page-temper = { $symbol }, { $name }: { $left ->
    [0] now
    [one] in one step
   *[other] in { $left } steps
} { $effect }.
silicon-valley-page-white-pawn = The Rival's white pawn
silicon-valley-page-grey-pawn = The Rival's grey pawn
silicon-valley-page-company = Your company
silicon-valley-page-two-founders = Keep one of these two. The blocks at once are yours now, the others every round.
silicon-valley-page-others-choose = You have chosen. The others still choose.
silicon-valley-page-chosen = Chosen
silicon-valley-page-not-chosen = Left
silicon-valley-page-at-once = at once
silicon-valley-page-every-round = every round
silicon-valley-page-salary = salary
silicon-valley-page-money-help = Your money; the others do not see it.
silicon-valley-page-cash = cash
silicon-valley-page-valuation = Valuation
silicon-valley-page-token = Salary tokens: $1 more each
silicon-valley-page-founder = founder
silicon-valley-page-pick = Pick what to do
silicon-valley-page-wait = Wait for the others
silicon-valley-page-do-hire = Hire { $name } for ${ $price }
silicon-valley-page-do-poach = Poach { $name } for ${ $price }
silicon-valley-page-do-expand = Move into { $name } for ${ $price }
silicon-valley-page-cash-from = ${ $cash } from { $name }
silicon-valley-page-do-fund = Take { $name } for { $price } code
silicon-valley-page-do-outsource = Buy a { $name } for ${ $price }
silicon-valley-page-do-innovate = Launch { $name }
silicon-valley-page-do-second = Follow with { $name }: pay { $blocks }
silicon-valley-page-do-sunset = Sunset { $name }: −1 valuation
silicon-valley-page-do-layoff = Lay off { $name }{ $steps ->
    [0] {""}
   *[other] : −{ $steps } valuation
}
silicon-valley-page-do-let-go = Let { $names } go: −{ $steps } valuation in all
silicon-valley-page-do-found = Found with { $name }
silicon-valley-page-do-pay = Pay { $blocks }
silicon-valley-page-do-give = Give a { $kind }
silicon-valley-page-do-take = Take a { $kind }
silicon-valley-page-do-maintain = Pay for { $name } first
silicon-valley-page-dock = Your code and actions
silicon-valley-page-code = Your code
silicon-valley-page-bin = { $kind }, { $squares } squares: you have { $count }, the supply { $supply }; outsourcing costs ${ $price }.
silicon-valley-page-forecast = Next operate
silicon-valley-page-forecast-help = What products bring and what HQ, people and products cost when all operate, with what is picked now.
silicon-valley-page-operated = Operate, round { $round }
silicon-valley-page-salaries = Salaries
silicon-valley-page-books-code = Code
silicon-valley-page-lost = lost: { $names }
silicon-valley-page-leaves = leaves
silicon-valley-page-short = (too little)
silicon-valley-page-short-hq = (too little for the HQ)
silicon-valley-page-stays = Whoever else goes, this one can be paid.
silicon-valley-page-lay-open = People and products of the others
silicon-valley-page-code-word = code
silicon-valley-page-to = to { $value }
silicon-valley-page-loses = loses { $lost }
silicon-valley-page-acts = Kinds of action
silicon-valley-page-act-hire = Hire or poach
silicon-valley-page-short-hire = Hire
silicon-valley-page-act-expand = Expand HQ
silicon-valley-page-short-expand = HQ
silicon-valley-page-act-fund = VC funding
silicon-valley-page-short-fund = VC
silicon-valley-page-act-outsource = Outsource
silicon-valley-page-short-outsource = Buy
silicon-valley-page-act-launch = Launch
silicon-valley-page-short-launch = Launch
silicon-valley-page-act-sunset = Sunset
silicon-valley-page-short-sunset = Sunset
silicon-valley-page-act-layoff = Lay off
silicon-valley-page-short-layoff = Lay off
silicon-valley-page-in-reach = { $count ->
    [0] none in reach
   *[other] { $count } in reach
}
silicon-valley-page-one-each = −1 each
silicon-valley-page-one-in-all = −1 in all
silicon-valley-page-track-note = $ million; +$1 salary at marks
# At the end: what decides between equal companies.
silicon-valley-page-besides = ${ $money }, { $blocks ->
    [0] no blocks
    [one] 1 block
   *[other] { $blocks } blocks
}
silicon-valley-page-goal = ends the game after the round
silicon-valley-page-space = { $value }{ $mark ->
    [yes] : whoever passes it pays everybody $1 more
   *[no] {""}
}
silicon-valley-page-stands = { $who } at { $value }
silicon-valley-page-designer = Product designer
silicon-valley-page-design-help = pick a kind, then a square
silicon-valley-page-drawing = Drawing board
silicon-valley-page-drawing-help = To try out only: nothing is launched, and nobody sees it.
silicon-valley-page-open = open
silicon-valley-page-square = Column { $column }, row { $row }: { $what }
silicon-valley-page-in-hand = { $covered } with the piece in your hand
silicon-valley-page-covered = { $covered } of { $all } squares
silicon-valley-page-none-left = You have none of these left.
silicon-valley-page-rotate = Rotate
silicon-valley-page-flip = Flip
silicon-valley-page-back = Take back
silicon-valley-page-clear = Clear
silicon-valley-page-fillings = Complete fillings
silicon-valley-page-fillings-help = the first spares what is scarce
silicon-valley-page-dead-end = your blocks cannot complete what lies there
silicon-valley-page-continues = Continues yours
silicon-valley-page-filling = Fills the grid with { $used }. Left: { $left }.
silicon-valley-page-left = left
silicon-valley-page-if-launch = If you launch
silicon-valley-page-to-fill = { $squares ->
    [0] The grid is full.
    [one] One square to fill.
   *[other] { $squares } squares to fill.
}
silicon-valley-page-to-market = Back to the market

# Names in tables and beside charts.
silicon-valley-lots-mat = Starting HQs
silicon-valley-lots-founder = Founders
silicon-valley-lots-employee = Employees
silicon-valley-lots-hq = HQ cards
silicon-valley-lots-vc = VC cards
silicon-valley-lots-innovator = Products as Innovator
silicon-valley-lots-second-mover = Products as Second Mover
silicon-valley-choice-found = Choose a founder
silicon-valley-choice-done = Be done
silicon-valley-choice-hire = Hire
silicon-valley-choice-poach = Poach
silicon-valley-choice-expand = Expand the HQ
silicon-valley-choice-fund = Take VC funding
silicon-valley-choice-outsource = Outsource
silicon-valley-choice-innovate = Launch as Innovator
silicon-valley-choice-second-move = Launch as Second Mover
silicon-valley-choice-sunset = Sunset a product
silicon-valley-choice-layoff = Lay somebody off
silicon-valley-choice-fill = Fill a grid at once
silicon-valley-choice-by-hand = Design by hand
silicon-valley-choice-lay = Lay a block
silicon-valley-choice-pay = Pay with blocks
silicon-valley-choice-give = Give a block
silicon-valley-choice-take = Take a block
silicon-valley-choice-refresh = Refresh a row
silicon-valley-choice-let-go = Let somebody go
silicon-valley-choice-maintain = Maintain a product
silicon-valley-choice-settle = Settle all upkeep
silicon-valley-keys-deed = one of the seven actions, in their order
silicon-valley-keys-drawing = the drawing board
silicon-valley-keys-walk = over the squares of the design
silicon-valley-keys-rotate = turn the block
silicon-valley-keys-flip = turn the block over
silicon-valley-keys-back = take the last block up again
silicon-valley-keys-clear = clear the design

# What stands in a card set, by its name there.
set-silicon-valley-help = Blocks are counted by shape. Press the squares of a product's grid to add or take away what is to be filled.
set-silicon-valley-market = Market
set-silicon-valley-track = Valuation track
set-silicon-valley-start = Start and length
set-silicon-valley-supply = Supply of code
set-silicon-valley-mats = Starting HQs
set-silicon-valley-founders = Founders
set-silicon-valley-employees = Employees
set-silicon-valley-hqs = HQ cards
set-silicon-valley-vcs = VC cards
set-silicon-valley-starting-products = Starting products
set-silicon-valley-advanced-products = Advanced products
set-silicon-valley-decisions = Rival's decisions
set-silicon-valley-personalities = Rival's personalities
set-silicon-valley-name = Name
set-silicon-valley-employee-prices = Prices of the row
set-silicon-valley-poach-price = Poaching
set-silicon-valley-hq-price = HQ card
set-silicon-valley-outsource-prices = Block of 2, 3, 4 squares
set-silicon-valley-hq-row = Open HQ cards
set-silicon-valley-vc-row = Open VC cards
set-silicon-valley-products = Products for 2, 3, 4 players
set-silicon-valley-hype = Hype
set-silicon-valley-spaces = Spaces, in millions
set-silicon-valley-salary-marks = Salaries rise at
set-silicon-valley-money = Money
set-silicon-valley-actions = Actions a round
set-silicon-valley-solo-rounds = Rounds of the solo game
set-silicon-valley-rounds = Most rounds
set-silicon-valley-domino = I2
set-silicon-valley-i3 = I3
set-silicon-valley-l3 = L3
set-silicon-valley-i4 = I4
set-silicon-valley-o4 = O4
set-silicon-valley-t4 = T4
set-silicon-valley-l4 = L4
set-silicon-valley-s4 = S4
set-silicon-valley-places = Places
set-silicon-valley-upkeep = Upkeep
set-silicon-valley-symbols = Symbols
set-silicon-valley-instant = At once
set-silicon-valley-ongoing = Every round
set-silicon-valley-salary = Salary
set-silicon-valley-wants = Wants
set-silicon-valley-price = Price
set-silicon-valley-cash = Cash
set-silicon-valley-valuation = Valuation
set-silicon-valley-power = Power
set-silicon-valley-grid = Grid
set-silicon-valley-innovator = Innovator
set-silicon-valley-second = Second Mover
set-silicon-valley-white = White pawn
set-silicon-valley-grey = Grey pawn
set-silicon-valley-code = Code
set-silicon-valley-colour = Colour
set-silicon-valley-at = Steps to the !
set-silicon-valley-effect = Effect
set-silicon-valley-blue = Blue (mild)
set-silicon-valley-red = Red (harsh)
set-silicon-valley-mindfulness = Mindfulness
set-silicon-valley-vacation = Vacation
set-silicon-valley-tech = Tech
set-silicon-valley-promotion = Promotion
set-silicon-valley-balance = Balance
set-silicon-valley-hire = Free hire
set-silicon-valley-launch = Free launch
set-silicon-valley-expand = Free HQ
set-silicon-valley-outsource = Free block
set-silicon-valley-swap = Swap a block
set-silicon-valley-refresh = Refresh a row
set-silicon-valley-waive = Waive upkeep
set-silicon-valley-pay-day = Pay day
set-silicon-valley-fee = Fee
set-silicon-valley-leak = Leak
set-silicon-valley-slump = Slump
set-silicon-valley-headhunt = Headhunt
set-silicon-valley-lawsuit = Lawsuit
set-silicon-valley-scout = Scout
set-silicon-valley-shakeup = Shake-up

# What is wrong with a card file, and what would be right.
silicon-valley-flaw-people = Founders and employees
silicon-valley-flaw-products = Products in all
silicon-valley-flaw-blue = Rival's personalities, blue
silicon-valley-flaw-red = Rival's personalities, red
silicon-valley-flaw-instant = Blocks at once
silicon-valley-flaw-ongoing = Blocks every round
silicon-valley-flaw-ongoing-cash = Cash every round
silicon-valley-flaw-decision = Blocks of a decision of the Rival
silicon-valley-flaw-mark = salaries cannot rise at { $mark }; choose a space of the valuation track after the start
silicon-valley-flaw-mat = `{ $card }` has no places; the founder sits there, so give it at least 1
silicon-valley-flaw-grid-sign = the grid of `{ $card }` has the sign `{ $sign }`; use `#` for a square and `.` for none
silicon-valley-flaw-grid-size = the grid of `{ $card }` is too large; at most 8 rows and 8 columns are possible
silicon-valley-flaw-grid-squares = the grid of `{ $card }` has { $squares } squares; it must be from 2 to { $most }
silicon-valley-flaw-grid-shape = no blocks fill the grid of `{ $card }`; change its shape
silicon-valley-flaw-supply = `{ $card }` cannot be filled from the supply; add blocks or change its grid

# The first game.
learn-valley-founder = A race for the highest valuation: when somebody stands at $1 billion after a round, it is over. Keep one of two founders. The blocks after “at once” come now, those after “every round” come each round. The salary is paid each round too.
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
learn-valley-pay = Then everybody pays: HQ, salaries, and code for the upkeep of products. This line shows it beforehand. Who cannot pay salaries or upkeep loses people or products, and valuation; who cannot pay the HQ loses them all.
learn-valley-upkeep = Upkeep is paid in squares of code, for each product on its own, and you get no change. Small blocks are good for that.
learn-valley-order = The lowest valuation goes first from now on. Behind is not lost: it has the first choice.
learn-valley-second = A product that somebody else launched in an earlier round can be launched second, with exactly the same blocks. It brings much at once, and the first one's tile then brings no more valuation.
learn-valley-hq = Places for people or slots for products are full. An HQ card brings more of both, and new symbols, but costs upkeep each round.
learn-valley-vc = Venture capital pays money for code, and has a power that you use at once. Good when you are short of cash with blocks to spare.
learn-valley-salaries = When your token passes $10M, $100M or $500M, everybody who works for you gets a dollar more each round. Grow, but have the money for it.

# What the game counts, and what is paid with in it.
silicon-valley-scored = { $amount ->
    [one] 1 step of valuation
   *[other] { $amount } steps of valuation
}
silicon-valley-paid = ${ $price }
silicon-valley-paid-vc = { $price ->
    [one] 1 square
   *[other] { $price } squares
}
silicon-valley-paid-innovator = { $price ->
    [one] 1 square
   *[other] { $price } squares
}
silicon-valley-paid-second-mover = { $price ->
    [one] 1 square
   *[other] { $price } squares
}

# What can be ordered beforehand.
silicon-valley-ordering-hire = Hire somebody
silicon-valley-ordering-expand = Expand
silicon-valley-ordering-fund = Take a VC card
silicon-valley-ordering-second = Launch second
silicon-valley-ordering-done = End the turn
silicon-valley-order-next = On my turn, if it still lies there: { $action }
silicon-valley-order-done = End my turn at once
