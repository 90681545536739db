# Bidness.

bidness-tagline = A start-up race out of debt: auctions, lawsuits and headhunting.

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
bidness-chance = In court the plaintiff wins { $odds } % of the time.
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
} the case.
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
   *[no] Nobody is Market Leader any more.
}
bidness-event-tech-leader = { $taken ->
    [yes] { $me ->
        [yes] You are
       *[no] { $who } is
    } now Tech Leader.
   *[no] Nobody is Tech Leader any more.
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
bidness-heading = Round { $round } of at most { $limit } · { $phase ->
    [set-up] Set-up
    [play] Card play
    [business] Business
   *[over] The end
}
bidness-label-player = Player
bidness-label-cash = Cash
bidness-label-ious = IOUs
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
