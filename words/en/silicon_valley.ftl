# Silicon Valley. Names of people, firms, rooms and products are in the card file, since they are names.

silicon-valley-tagline = Hire, build products from blocks of code, and race to a billion.

silicon-valley-option-difficulty = Difficulty
silicon-valley-option-difficulty-help = How harsh the Rival of the solo game is: the number of its five personality cards that are red rises from one to four.
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
silicon-valley-power-waive = no upkeep
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
silicon-valley-action-hire = Hire { $name } ${ $price }
# $from: whose employee, in short; then what comes at once and every round, the salary and the price. Two of these fit beside each other.
silicon-valley-action-poach = Poach { $name }·{ $from } { $instant }∞{ $ongoing } −${ $salary } ${ $price }
silicon-valley-action-expand = HQ { $name } ${ $price }
silicon-valley-action-fund = VC { $name } { $price }▢
silicon-valley-action-outsource = Buy { $kind } ${ $price }
silicon-valley-action-innovate = Launch { $name }
silicon-valley-action-second = Follow { $name }
silicon-valley-action-sunset = Sunset { $name }
silicon-valley-action-layoff = Lay off { $name } ∞{ $ongoing } −${ $salary }
silicon-valley-action-fill = Fill { $blocks }
silicon-valley-action-by-hand = Lay it by hand
silicon-valley-action-lay = { $kind } { $shape }
silicon-valley-action-pay = Pay { $blocks }
silicon-valley-action-give = Give { $kind }
silicon-valley-action-take = Take { $kind }
silicon-valley-action-refresh = Renew { $row }
silicon-valley-action-let-go = Let { $name } go −${ $salary }
silicon-valley-action-maintain = { $name } first: { $upkeep }▢
silicon-valley-action-settle = Pay { $blocks }{ $lost ->
    [0] {""}
   *[other] , lose { $names }
}

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
    [yes] There is no { $kind } left. What do you take instead
   *[no] { $who } takes another block for the { $kind } that ran out
}?
silicon-valley-prompt-let-go = { $me ->
    [yes] ${ $missing } of salaries cannot be paid. Who has to go
   *[no] { $who } cannot pay ${ $missing } of salaries and lets people go
}?
silicon-valley-prompt-upkeep = { $me ->
    [yes] Pay the upkeep of your products. The first choice keeps most
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
} { $name }.
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
silicon-valley-event-decision = The Rival turns decision card { $number }: white { $white }, grey { $grey }.
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
silicon-valley-event-rival-gained = The Rival takes { $blocks } into its row.
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
silicon-valley-effect-leak = { $amount } squares of code are lost
silicon-valley-effect-slump = valuation falls by { $amount }
silicon-valley-effect-headhunt = the Rival takes the dearest employee
silicon-valley-effect-lawsuit = the best Innovator tile flips to its B side
silicon-valley-effect-code = the Rival takes { $amount }×I2
silicon-valley-effect-scout = the { $amount ->
    [one] cheapest employee leaves
   *[other] { $amount } cheapest employees leave
} the row
silicon-valley-effect-shakeup = the VC cards are dealt anew

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
silicon-valley-label-rival = The Rival
silicon-valley-label-temper = { $name }: { $effect }

silicon-valley-legend-signs = ▢ a square of code, ▲ a step of valuation, ∞ every round, − to be paid every round, ○ a free product slot.
silicon-valley-legend-symbols = M Mindfulness, V extended Vacation, T superior Tech, P chances of Promotion, B work/life Balance.
silicon-valley-legend-company = A company: valuation, people and places, what it collects and pays every round, symbols, products with the side of their tile: A or B of the Innovator, 2 of the Second Mover.
silicon-valley-legend-product = A product: its grid, its squares, its upkeep in code and its symbol; below them what its Innovator gets at once and every round.
silicon-valley-legend-launched = A launched product: the Innovator's sign, the blocks that a Second Mover has to pay, and the Second Mover's upkeep, symbol and gains.
silicon-valley-legend-row = An employee: price and name, blocks at once, blocks every round, salary, wants. An HQ card: places, upkeep, symbols. A VC card: price in code, wants, money, valuation, power.
silicon-valley-legend-powers = Powers: swap exchanges a block for one of at most one square more, refresh deals a row anew, no upkeep pays this round's HQ and salaries, hype is worth a step of valuation.
silicon-valley-legend-rival = Alone: ♙ and ♟ are the Rival's pawns, R marks what it launched; 1/4 is a marker one step down of the four to its personality card's effect.

# What a personality card does, in a few letters.
silicon-valley-temper-pay-day = payday
silicon-valley-temper-fee = fee ${ $amount }
silicon-valley-temper-leak = leak { $amount }▢
silicon-valley-temper-slump = slump { $amount }▲
silicon-valley-temper-headhunt = headhunt
silicon-valley-temper-lawsuit = lawsuit
silicon-valley-temper-code = +{ $amount }×I2
silicon-valley-temper-scout = scouts { $amount }
silicon-valley-temper-shakeup = new VCs
