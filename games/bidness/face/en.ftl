# Bidness.

bidness-tagline = A start-up race out of debt: auctions, lawsuits and headhunting.
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bidness-rules-4 = With free borrowing, whoever borrows up to the debt limit before laying a card away is asked for the card, with equal cards too; before, one of equal cards was laid away unasked.

bidness-option-free-borrowing = Free borrowing
bidness-option-free-borrowing-help = Whenever you decide something, you may also take an IOU and $100.
bidness-option-round-limit = Round limit
bidness-option-round-limit-help = The game ends after so many rounds, even if nobody is free of debt.
bidness-option-cards = Event cards
bidness-option-cards-help = Kinds, numbers, costs and effects of all cards, and the prices of the rules.

bidness-card-marketer = Marketer
bidness-card-engineer = Engineer
bidness-card-lawyer = Lawyer
bidness-card-government-contract = Government Contract
bidness-card-headhunt-marketer = Headhunt Marketer
bidness-card-headhunt-engineer = Headhunt Engineer
bidness-card-headhunt-lawyer = Headhunt Lawyer
bidness-card-legal-intern = Legal Intern
bidness-card-negligence = Negligence
bidness-card-libel = Libel
bidness-card-patent-infringement = Patent Infringement
bidness-card-acquisition = Acquisition
bidness-card-joint-development = Joint Development
bidness-card-breakthrough = Breakthrough
bidness-card-industrial-espionage = Industrial Espionage
bidness-card-sabotage = Sabotage
bidness-card-ad-blitz = Ad Blitz
bidness-card-coop-marketing = Co-op Marketing
bidness-card-social-media = Social Media
bidness-card-smear-campaign = Smear Campaign
bidness-card-market-research = Market Research

bidness-bank = the bank
# $lawsuit: negligence, libel or patent; $count: how much.
bidness-amount = { $lawsuit ->
    [negligence] ${ $count }
    [libel] { $count ->
        [0] no marketers
        [one] 1 marketer
       *[other] { $count } marketers
    }
   *[patent] { $count ->
        [0] no tech points
        [one] 1 tech point
       *[other] { $count } tech points
    }
}
bidness-employee = { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
}
bidness-ious = { $count ->
    [one] 1 IOU
   *[other] { $count } IOUs
}
bidness-tech = { $count ->
    [one] 1 tech point
   *[other] { $count } tech points
}

bidness-action-discard = Discard { $card }
bidness-action-play = { $cost ->
    [0] Play { $card }
   *[other] Play { $card } (${ $cost })
}
bidness-action-sell = Sell { $card } (+${ $price })
bidness-action-pass = Pass
bidness-action-target = { $name }
bidness-action-damages = Sue for { $amount }
bidness-action-bid = Bid ${ $dollars }
bidness-action-drop = Drop out
bidness-action-ask = Ask for ${ $dollars }
bidness-action-offer = Offer ${ $dollars }
bidness-action-accept = Settle for ${ $dollars }
bidness-action-reject = Refuse: go to trial
bidness-action-trial = Go to trial at once
bidness-action-lay-off = Lay off { $employee }
bidness-action-pay-salaries = { $ious ->
    [0] Pay the salaries (${ $dollars })
   *[other] Borrow ${ $borrowed } and pay the salaries (${ $dollars })
}
bidness-action-repay = { $ious ->
    [0] Pay off nothing
   *[other] { $last ->
        [yes] Pay off { $ious ->
            [one] the last IOU
           *[other] the last { $debts }
        } for ${ $dollars }
       *[no] Pay off { $debts } for ${ $dollars }
    }
}
bidness-action-borrow = Take an IOU and $100

bidness-prompt-discard = { $me ->
    [yes] Lay one card away, face down.
   *[no] { $who } is laying a card away.
}
bidness-prompt-discarded = Your card lies face down. The others are still choosing.
bidness-prompt-turn = { $me ->
    [yes] Your turn: play a card, sell one, or pass.
   *[no] { $who } plays a card, sells one or passes.
}
bidness-prompt-target = { $me ->
    [yes] Whom is { $card } for?
   *[no] { $who } chooses whom { $card } is for.
}
bidness-prompt-damages = { $me ->
    [yes] How much do you sue { $other } for? In court you would win { $odds } % of the time.
   *[no] { $who } decides how much to sue { $other } for.
}
bidness-prompt-bid-open = { $me ->
    [yes] Open the auction of { $card } with a bid, or drop out.
   *[no] { $who } may open the auction of { $card }.
}
bidness-prompt-bid = { $me ->
    [yes] { $card }: bid or drop out.
   *[no] { $who } bids or drops out.
} { $led ->
    [me] You lead with ${ $dollars }.
    [yes] { $leader } leads with ${ $dollars }.
   *[no] Nobody has bid yet.
}
bidness-prompt-open-suit = { $me ->
    [yes] Go to trial, or ask { $other } for a settlement?
   *[no] { $who } goes to trial or asks for a settlement.
} { $chance }
bidness-prompt-answer-ask = { $me ->
    [yes] { $other } would settle for ${ $dollars }. Do you?
   *[no] { $who } thinks about ${ $dollars }.
} { $chance }
bidness-prompt-answer-offer = { $me ->
    [yes] { $other } offers ${ $dollars }. Do you settle?
   *[no] { $who } thinks about ${ $dollars }.
} { $chance }
# $sues: "i" where the reader sues $other, "me" where $who sues the reader; $odds: how often whoever sues wins.
bidness-chance = { $sues ->
    [i] You sue { $other } and win in court
    [me] { $who } sues you and wins in court
   *[no] { $who } sues { $other } and wins in court
} { $odds } % of the time.
bidness-prompt-salaries = { $me ->
    [yes] You owe ${ $owed } in salaries and have ${ $cash }: { $means ->
        [cash] pay, or lay more people off.
        [borrow] lay people off, or borrow.
       *[none] lay people off.
    }
   *[no] { $who } owes ${ $owed } in salaries and has ${ $cash }.
}
bidness-prompt-debts = { $me ->
    [yes] How many IOUs do you pay off this round?
   *[no] { $who } chooses how many IOUs to pay off.
}
bidness-prompt-repaid = You have chosen. The others are still choosing.
bidness-prompt-over = The game is over.

bidness-event-round = Round { $round } begins: { $me ->
    [yes] you are
   *[no] { $who } is
} the first player.
bidness-event-dealt = { $me ->
    [yes] You are
   *[no] { $who } is
} dealt { $cards }.
bidness-event-discarded = Everybody has laid a card away.
bidness-event-played = { $me ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
bidness-event-targeted = { $card } is for { $other }.
bidness-event-sold = { $me ->
    [yes] You sell
   *[no] { $who } sells
} { $card } for ${ $dollars }.
bidness-event-passed = { $me ->
    [yes] You { $forced ->
        [yes] must pass
       *[no] pass
    }
   *[no] { $who } { $forced ->
        [yes] must pass
       *[no] passes
    }
}.
bidness-event-bid = { $me ->
    [yes] You bid
   *[no] { $who } bids
} ${ $dollars }.
bidness-event-dropped = { $me ->
    [yes] You { $forced ->
        [yes] cannot pay more and drop
       *[no] drop
    } out
   *[no] { $who } { $forced ->
        [yes] cannot pay more and drops
       *[no] drops
    } out
}.
bidness-event-bought = { $me ->
    [yes] You win
   *[no] { $who } wins
} { $card } and { $me ->
    [yes] pay
   *[no] pays
} ${ $dollars } to { $other }.
bidness-event-unsold = Nobody wants { $card }; it is discarded.
bidness-event-sued = { $me ->
    [yes] You sue
   *[no] { $who } sues
} { $other } for { $amount } ({ $card }).
bidness-event-asked = { $me ->
    [yes] You ask
   *[no] { $who } asks
} for ${ $dollars } to settle.
bidness-event-offered = { $me ->
    [yes] You offer
   *[no] { $who } offers
} ${ $dollars } to settle.
bidness-event-settled = { $me ->
    [yes] You settle: { $other } pays you
   *[no] { $other-me ->
        [yes] You settle: you pay { $who }
       *[no] { $who } and { $other } settle: { $other } pays
    }
} ${ $dollars }.
bidness-event-rejected = { $me ->
    [yes] You go
   *[no] { $who } goes
} to trial.
bidness-event-verdict = { $me ->
    [yes] You throw
   *[no] { $who-name } throws
} { $plaintiff-dice } = { $plaintiff-total }, { $other-me ->
    [yes] you throw
   *[no] { $other-name } throws
} { $defendant-dice } = { $defendant-total }: { $won ->
    [yes] { $me ->
        [yes] you win
       *[no] { $who-name } wins
    }
   *[no] { $other-me ->
        [yes] you win
       *[no] { $other-name } wins
    }
} the case{ $tie ->
    [yes] {""}, since a tie is the defendant's
   *[no] {""}
}.
bidness-event-compensated = { $me ->
    [yes] You lose
   *[no] { $who } loses
} { $amount }{ $gets ->
    [yes] {" "}to { $other }
   *[no] {""}
}.
bidness-event-headhunted = { $me ->
    [yes] You hire
   *[no] { $who } hires
} { $employee } away from { $other }.
bidness-event-paid = { $me ->
    [yes] You pay
   *[no] { $who } pays
} ${ $dollars } to { $other }.
bidness-event-borrowed = { $me ->
    [yes] You borrow
   *[no] { $who } borrows
} ${ $dollars }.
bidness-event-tech-gained = { $me ->
    [yes] You gain
   *[no] { $who } gains
} { $tech }.
bidness-event-tech-lost = { $me ->
    [yes] You lose
   *[no] { $who } loses
} { $tech }{ $gets ->
    [yes] {" "}to { $other }
   *[no] {""}
}.
bidness-event-researched = { $me ->
    [yes] You take
   *[no] { $who } takes
} a card from { $other-me ->
    [yes] your
   *[no] { $other }'s
} hand.
bidness-event-stolen = The card is { $card }.
bidness-event-market-leader = { $taken ->
    [yes] { $me ->
        [yes] You are
       *[no] { $who } is
    } now Market Leader.
   *[no] Nobody leads alone in marketing: nobody is Market Leader any more.
}
bidness-event-tech-leader = { $taken ->
    [yes] { $me ->
        [yes] You are
       *[no] { $who } is
    } now Tech Leader.
   *[no] Nobody leads alone in tech: nobody is Tech Leader any more.
}
bidness-event-laid-off = { $me ->
    [yes] You lay
   *[no] { $who } lays
} off { $employee }.
bidness-event-salaries = { $me ->
    [yes] You pay
   *[no] { $who } pays
} ${ $dollars } in salaries.
bidness-event-repaid = { $me ->
    [yes] You pay
   *[no] { $who } pays
} off { $debts } for ${ $dollars }.
bidness-event-earned = { $me ->
    [yes] You earn
   *[no] { $who } earns
} ${ $total }: { $units } × ${ $price }{ $contracts ->
    [0] {""}
   *[other] {" "}+ ${ $contracts } from contracts
}.
bidness-event-engineered = { $me ->
    [yes] Your engineers throw
   *[no] { $who }'s engineers throw
} { $dice }: { $tech }.
bidness-event-over = { $free ->
    [yes] { $debt-free } { $plural ->
        [yes] are
       *[no] is
    } free of debt.
   *[no] The rounds have run out.
}

# The table in the terminal.
# Headings of the log.
bidness-log-bought = { $who }: ${ $dollars }
bidness-log-settled = settled for ${ $dollars }
# $who: the winner in court.
bidness-log-verdict = { $who } in court
bidness-log-business = Business

bidness-heading = Round { $round } of at most { $limit } · { $phase ->
    [set-up] Set-up
    [play] Card play
    [business] Business
   *[over] The end
}
bidness-label-player = Player
bidness-label-cash = Cash
bidness-label-ious = IOUs
bidness-label-net-worth = Net worth
bidness-label-marketing = Marketing
bidness-label-tech = Tech
bidness-label-marketers = Mkt
bidness-label-engineers = Eng
bidness-label-lawyers = Law
bidness-label-contracts = Gov
bidness-label-salaries = Pays
bidness-label-earnings = Earns
bidness-label-sales = from
bidness-label-hand-size = Hand
bidness-label-awards = Awards
bidness-label-leader-market = Market Leader
bidness-label-leader-tech = Tech Leader
bidness-label-no-leader = nobody, a tie
bidness-label-bonus = This round
bidness-label-auction = Auction
bidness-label-auction-text = { $card } from { $seller } · { $led ->
    [no] no bid yet
    [me] you lead with ${ $dollars }
   *[yes] { $leader } leads with ${ $dollars }
} · in: { $active }
bidness-label-suit = Lawsuit
bidness-label-suit-text = { $plaintiff } against { $defendant } for { $amount } · { $plaintiff-dice } dice against { $defendant-dice }{ $asked ->
    [no] {""}
   *[yes] {" "}· asked ${ $ask }
}{ $offered ->
    [no] {""}
   *[yes] {" "}· offered ${ $offer }
}
bidness-label-hand = Hand
bidness-label-known = Known
bidness-label-known-text = { $card } in { $places }
bidness-label-known-hand = { $who }'s hand
bidness-label-known-down = { $who }'s face-down card
bidness-label-known-or = { $one } or { $other }
bidness-label-deck-title = Piles
bidness-label-deck = { $deck } in the deck · { $face-down } face down{ $laid ->
    [mine] {" "}(yours: { $unseen })
    [ours] {" "}({ $unseen })
   *[no] {""}
} · open: { $open ->
    [0] nothing
   *[other] { $pile }
}
bidness-legend-columns = Mkt, Eng, Law and Gov are marketers, engineers, lawyers and government contracts; ① is the first player. 3×$20+$30 are three units sold at $20 and a contract.
bidness-legend-ties = Ties: whoever does not lead alone has no award, and in court the defendant wins. At the end the fewest IOUs win; among those free of debt it is then tech points, marketing points and cash, among the others cash less debts and then tech points. If all of that is equal, the win is shared.

# What is to be known before something is chosen.
# $first, $second: two of the notes below, or what is printed on a card.
bidness-note-both = { $first }. { $second }
bidness-note-court = In court a tie is the defendant's
# $when: when it has to be paid; $borrowed: dollars; $debts: as bidness-ious says it; $all: IOUs then.
bidness-note-borrow = { $when ->
    [bought] If you win the card, you borrow
    [settled] If it is accepted, you borrow
    [lost] If you lose the case, you borrow
   *[now] You borrow
} ${ $borrowed }: { $debts } more, { $all } of at most { $limit }.
bidness-note-beyond = Whatever goes beyond your ${ $cash } you borrow, $100 for each IOU; you have { $ious } of at most { $limit }.

# The board in the browser.
bidness-page-steps = Set-up, card play, salaries, IOUs
bidness-page-hand = Your hand
bidness-page-cash = cash
bidness-page-tech = tech
bidness-page-tech-help = Tech points; the unit price is the full tens of them.
bidness-page-sales = × { $units }
bidness-page-sales-help = Sells { $units ->
    [one] 1 unit
   *[other] { $units } units
} for ${ $price } each if the round ended now.
bidness-page-no-extras = no bonus, no award
bidness-page-first = First player
bidness-page-known = You know of: { $cards }
bidness-page-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bidness-page-ious = { $count } of at most { $limit } IOUs of $100
bidness-page-marketers = { $count ->
    [one] 1 marketer
   *[other] { $count } marketers
}
bidness-page-engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
bidness-page-lawyers = { $count ->
    [one] 1 lawyer
   *[other] { $count } lawyers
}
bidness-page-contracts-here = { $count ->
    [one] 1 government contract
   *[other] { $count } government contracts
}, ${ $value } each a round
bidness-page-market-leader-help = Market Leader, most marketing: { $worth } units a round
bidness-page-tech-leader-help = Tech Leader, most tech: { $worth } a unit
bidness-page-die-more = +1 die
bidness-page-points = { $count } marketing

bidness-page-card = { $card }. { $kind }, { $cost }. { $text }.
bidness-page-cost = { $dollars ->
    [0] free
   *[other] ${ $dollars }
}
bidness-page-kind-auction = Auction
bidness-page-kind-lawsuit = Lawsuit
bidness-page-kind-bonus = Bonus
bidness-page-kind-event = Event
bidness-page-text-marketer = Sells a unit every round
bidness-page-text-engineer = A die of tech every round
bidness-page-text-lawyer = One more die in court
bidness-page-text-government-contract = Earns ${ $value } every round
bidness-page-text-headhunt = Take one; pay its owner ${ $cost }
bidness-page-text-legal-intern = +1 die in court this round
bidness-page-text-negligence = Win cash, any sum
bidness-page-text-libel = Win up to { $value } marketers
bidness-page-text-patent-infringement = Win up to { $value } tech
bidness-page-text-tech = +{ $value } tech
bidness-page-text-joint-development = +{ $value } tech, and a partner +{ $value }
bidness-page-text-industrial-espionage = Steal { $value } tech
bidness-page-text-sabotage = A rival: −{ $value } tech
bidness-page-text-marketing = +{ $value } marketing this round
bidness-page-text-coop-marketing = +{ $value } this round; a partner gets the ${ $cost }
bidness-page-text-smear-campaign = A rival: −{ $value } marketing this round
bidness-page-text-market-research = Take a random card of a rival

bidness-page-in-deck = in the deck
bidness-page-discarded = discarded
bidness-page-discard = Open on the discard pile: { $cards }.
bidness-page-discard-empty = Nothing lies open on the discard pile.
bidness-page-unseen = You have laid away { $card }.

bidness-page-not-now = Not now.
bidness-page-not-first-round = Not in the first round, but it can be sold.
bidness-page-too-dear = It costs ${ $cost }; you have ${ $means }.
bidness-page-nobody-to-aim-at = There is nobody it could be for.
bidness-page-no-target = { $who } has nothing to lose by this card.
bidness-page-aim = { $card }: { $who }

bidness-page-nothing-yet = Nobody has played a card this round.
bidness-page-plays = { $me ->
    [yes] You play
   *[no] { $who } plays
}
bidness-page-sold = { $me ->
    [yes] You have
   *[no] { $who } has
} sold it
bidness-page-sells = { $me ->
    [yes] You sell
   *[no] { $who } sells
}
bidness-page-order = Turn order
bidness-page-to-play = to play
bidness-page-passed = passed
bidness-page-bids = Bids so far
bidness-page-opens = opens
bidness-page-leads = leads
bidness-page-your-bid = your bid
bidness-page-to-bid = to bid
bidness-page-in = in
bidness-page-out = out

bidness-page-sues = { $me ->
    [yes] You sue { $other }
   *[no] { $who } sues { $other }
}
bidness-page-for = for
bidness-page-open = open: ${ $low } to ${ $high }
bidness-page-haggling = Asked: { $asked ->
    [0] nothing
   *[other] { $asks }
}. Offered: { $offered ->
    [0] nothing
   *[other] { $offers }
}.
bidness-page-percent = { $odds ->
    [0] under 1 %
    [100] over 99 %
   *[other] { $odds } %
}
bidness-page-wins = { $me ->
    [yes] you win
   *[no] { $who } wins
}
bidness-page-wins-ties = { $me ->
    [yes] you win, ties too
   *[no] { $who } wins, ties too
}
bidness-page-wins-case = { $me ->
    [yes] You win
   *[no] { $who } wins
}
bidness-page-dice = { $dice } dice
bidness-page-dice-help = { $dice } dice: 2, and { $lawyers ->
    [0] no lawyer
    [one] 1 lawyer
   *[other] { $lawyers } lawyers
}{ $interns ->
    [0] {""}
    [one] , 1 intern
   *[other] , { $interns } interns
}
bidness-page-if-plaintiff = { $me ->
    [yes] You win
   *[no] { $who } wins
}: { $other-me ->
    [yes] you lose
   *[no] { $other } loses
} { $amount }.
bidness-page-if-defendant = { $other-me ->
    [yes] You win
   *[no] { $other } wins
}: { $me ->
    [yes] you lose
   *[no] { $who } loses
} { $amount }.

bidness-page-laying-away = Everybody lays a card away, face down
bidness-page-laid = laid away
bidness-page-chooses = chooses
bidness-page-waits = waits
bidness-page-earned = Earned ${ $dollars } last round
bidness-page-engineered = +{ $count } tech
bidness-page-salaries-due = Salaries
bidness-page-has = ${ $dollars } cash
bidness-page-paid = paid
bidness-page-debts-due = Paying off IOUs
bidness-page-pays-off = { $count ->
    [0] pays nothing
   *[other] pays off { $count }
}
bidness-page-has-chosen = has chosen
bidness-page-laid-off = laid people off
bidness-page-cannot-pay = cannot pay
bidness-page-over-free = Free of debt
bidness-page-over-rounds = The rounds have run out
bidness-page-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

bidness-page-waiting = Waiting
bidness-page-discard-title = Lay a card away
bidness-page-discard-help = Pick a card of your hand. It goes to the discard pile, face down.
bidness-page-turn = Your turn
bidness-page-turn-help = Pick a card of your hand to play or sell it.
bidness-page-pass-help = you may act again later
bidness-page-sell = Sell it
bidness-page-for-price = for { $price }
bidness-page-whom = Whom?
bidness-page-prospect = { $chance } · { $stake }
bidness-page-damages = You sue for
bidness-page-range = { $low } to { $high }
bidness-page-least = least
bidness-page-half = half
bidness-page-middle = middle
bidness-page-most = most
bidness-page-all-cash = all cash
bidness-page-bid = Your bid
bidness-page-outlook = { $ious ->
    [0] If it wins: ${ $left } cash left
    [one] It takes 1 more IOU, { $debts } in all: ${ $left } left
   *[other] It takes { $ious } more IOUs, { $debts } in all: ${ $left } left
}, salaries ${ $salaries }.
bidness-page-borrow = + $100 IOU
bidness-page-means = You can pay with ${ $cash } cash and { $ious ->
    [0] no more IOUs
    [one] 1 more IOU
   *[other] { $ious } more IOUs
}.
bidness-page-first-ask = Your ask
bidness-page-answer = Your answer
bidness-page-or = or end it now
bidness-page-against = { $own } dice against { $other }
bidness-page-pays-you = { $who } pays you
bidness-page-you-pay = you pay { $who }
bidness-page-owed = ${ $owed } owed, ${ $cash } cash
bidness-page-saves = saves ${ $saved } a round
bidness-page-salaries-help = Whoever lays people off cannot pay off IOUs this round.
bidness-page-salaries-must = Cash and credit do not cover the salaries: lay people off.
bidness-page-debts = Pay off IOUs
bidness-page-pay-off = { $count ->
    [0] None
    [one] 1 IOU
   *[other] { $count } IOUs
}
bidness-page-debts-help = Whoever has no IOU left ends the game.

# At the end: what decides besides money.
bidness-page-besides = { $ious ->
    [0] debt-free, { $tech } tech, { $marketing } marketing
    [one] 1 IOU, { $tech } tech
   *[other] { $ious } IOUs, { $tech } tech
}
bidness-page-payday = Payday
bidness-page-payday-if = if the round ended now, in $
bidness-page-salaries = Salaries
bidness-page-cash-then = Cash then
bidness-page-debt-free = Debt-free for
bidness-page-price = Price
bidness-page-units = × units
bidness-page-contracts = + contracts
bidness-page-earnings = Earnings
bidness-page-cash-after = Cash after
bidness-page-cards = All cards
bidness-page-times = { $count }×

# Names in tables and beside charts.
bidness-lots-auctioned = Auctioned cards
bidness-lots-played = Played cards
bidness-lots-dealt = Dealt cards
bidness-choice-discard = Lay a card away
bidness-choice-play = Play a card
bidness-choice-sell = Sell a card
bidness-choice-pass = Pass
bidness-choice-target = Choose an opponent
bidness-choice-damages = Sue
bidness-choice-bid = Bid
bidness-choice-drop = Drop out
bidness-choice-ask = Ask for a settlement
bidness-choice-offer = Offer a settlement
bidness-choice-accept = Accept
bidness-choice-reject = Reject
bidness-choice-trial = Go to trial at once
bidness-choice-lay-off = Lay somebody off
bidness-choice-pay-salaries = Pay salaries
bidness-choice-repay = Pay off IOUs
bidness-choice-borrow = Borrow

# What stands in a card set, by its name there.
set-bidness-help = Each kind of card: how many there are, what it costs to play and the number on it. Money is in whole tens of dollars.
set-bidness-cards = Event cards
set-bidness-start = At the start
set-bidness-rules = Prices and limits
set-bidness-count = Copies
set-bidness-cost = Cost
set-bidness-value = Value
set-bidness-cash = Cash
set-bidness-ious = IOUs
set-bidness-tech = Tech points
set-bidness-hand = Hand
set-bidness-sale = Sale of a card
set-bidness-salary = Salary
set-bidness-debt-limit = Most IOUs
set-bidness-repay = Paying off 1, 2, 3 IOUs
set-bidness-market-leader = Market Leader points
set-bidness-tech-leader = Tech Leader dollars

# What is wrong with a card file, and what would be right.
bidness-flaw-starters = `{ $card }`: there are { $count }; { $players } players start with one each, so there must be at least { $players }
bidness-flaw-free = `{ $card }` costs { $cost }; auctions and lawsuits are free to play, so leave the cost out
bidness-flaw-bare = `{ $card }` has the value { $value }; there is no number on it, so leave the value out
bidness-flaw-no-line = there is no line for `{ $card }`; write `{ $card } = {"{"} count = 0 {"}"}` if there are none

# The first game.
learn-bidness-debt = Everybody owes money: three IOUs of $100 each. Once a round you may pay some off, from cash. Whoever has paid off the last one first has won; if nobody has when the rounds are over, the fewest IOUs win, whatever the cash.
learn-bidness-discard = First everybody lays one card away, face down. Choose the one that you need least. Cards with “Auction” are worth money: others will pay you for them.
learn-bidness-crew = This is your firm. Marketers sell one unit each. Tech points set the price: 20 points, $20 a unit. Engineers make more tech points. Everybody draws a salary.
learn-bidness-turn = Your turn: play a card, sell one to the bank for $10, or pass. You need at least three cards to play or sell.
learn-bidness-auction = An auction: bid more than the bid so far, in tens, or drop out for good. The last one left takes the card and pays the one who played it.
learn-bidness-borrow = You may bid more than your cash: what is missing you borrow, $100 for each IOU. That is the red part. You win by having none, and six are the most.
learn-bidness-sold = The money goes to whoever played the card; sellers who win their own card pay the bank.
learn-bidness-pass = A pass is not for good: as long as somebody plays or sells, your turn comes again. When all have passed in a row, the card play is over.
learn-bidness-award = Whoever has the most marketing points alone is Market Leader and sells two units more; with the most tech points alone, Tech Leader, $10 more a unit. Awards move at once.
learn-bidness-salaries = After the card play comes the business. Salaries first: $10 for every marketer and engineer; lawyers cost more the more you have. The pad shows what the round will bring.
learn-bidness-repay = Now you may pay off IOUs, from cash: one for $100, two for $300, three for $600. One each round is cheapest, but this is a race.
learn-bidness-earned = After the debts everybody earns: price times units, and $30 for each government contract.
learn-bidness-engineered = At last every engineer throws a die: that many tech points are new. With each full ten your price rises.
learn-bidness-second = From the second round on lawsuits and headhunting may be played. Marketers now pay off longest, so they get dearer. Bonus cards count for one round only.
learn-bidness-court = A lawsuit: the one who sues asks for a sum and the other may settle. Else both throw dice, one more for each lawyer. Whoever loses the case pays the damages, also the one who sued.

# What the game counts, and what is paid with in it.
bidness-scored = ${ $amount }
bidness-paid = ${ $price }

# The position in words, beside what the terminal says.
# $kind: of card; $cost: of playing it; $text: what it does.
bidness-fact-printed = { $kind }{ $cost ->
    [0] {""}
   *[other] , ${ $cost }
}. { $text }
bidness-fact-earnings = Earnings
bidness-fact-sales = Sells
bidness-fact-tokens = Tokens
bidness-fact-deck = In the deck
bidness-fact-face-down = Face down
bidness-fact-unseen = You laid away
bidness-fact-discarded = Discarded
bidness-fact-nothing = nothing
bidness-fact-laying = Laying away
bidness-fact-played = Played
bidness-fact-for-sale = For sale
bidness-fact-highest = Highest bid
bidness-fact-none = none yet
bidness-fact-next = Lowest next bid
bidness-fact-inside = In the auction
bidness-fact-outside = Out
bidness-fact-dropped = dropped out
# $dollars: all that somebody could pay, every IOU included.
bidness-fact-up-to = up to ${ $dollars }
bidness-fact-court = In court
bidness-fact-plaintiff = plaintiff
bidness-fact-defendant = defendant, wins ties
bidness-fact-terms = Terms
bidness-fact-damages = Damages
bidness-fact-asked = Asked
bidness-fact-offered = Offered
bidness-fact-odds = Plaintiff wins
bidness-fact-own-debts = You pay off
bidness-fact-unasked = Not asked
bidness-fact-finish = Final places

# What can be ordered beforehand.
bidness-ordering-bid = Bid up to a sum
bidness-ordering-drop = Drop out
bidness-ordering-settle = Settle as plaintiff
bidness-ordering-pay = Settle as defendant
bidness-ordering-play = Play a card on my next turn
bidness-order-bid = Bid up to ${ $dollars } in the smallest steps, then drop out
bidness-order-drop = Drop out of the auction of { $card }
bidness-order-settle = Settle for ${ $dollars } or more
bidness-order-pay = Settle for ${ $dollars } or less
bidness-order-play = On my next turn: { $play }
