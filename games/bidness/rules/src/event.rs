use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::{Bag, Card, Dice, Employee, Lawsuit};

/// A fact about what happened.
///
/// Where money, tech points or employees go to nobody (`to: None`) they go to the bank or to the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins; this seat has the First Player token.
    Round {
        /// Which round, counted from 1.
        round: u8,
        /// The first player.
        first: Seat,
    },
    /// New cards came into the hand of the one seat that hears it.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// The new cards.
        cards: Bag,
    },
    /// Everybody has laid a card face down on the discard pile.
    Discarded,
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The played card is about this opponent.
    Targeted {
        /// Who played it.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The opponent.
        target: Seat,
    },
    /// A card was sold to the bank.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// For how much.
        dollars: u32,
    },
    /// A seat passed.
    Passed {
        /// Which.
        seat: Seat,
        /// Whether it had too few cards for anything else.
        forced: bool,
    },
    /// A bid in an auction.
    Bid {
        /// By whom.
        seat: Seat,
        /// How much.
        dollars: u32,
    },
    /// A seat left the auction.
    Dropped {
        /// Which.
        seat: Seat,
        /// Whether it could not have paid any higher bid.
        forced: bool,
    },
    /// The auction is won; the price was paid to `to`.
    Bought {
        /// By whom.
        seat: Seat,
        /// The card, now in that seat's workplace.
        card: Card,
        /// For how much.
        dollars: u32,
        /// The seller, or the bank where the seller won.
        to: Option<Seat>,
    },
    /// Nobody bid; the card is discarded.
    Unsold {
        /// The card.
        card: Card,
    },
    /// Damages were announced.
    Sued {
        /// Who sues.
        plaintiff: Seat,
        /// Who is sued.
        defendant: Seat,
        /// For what reason.
        lawsuit: Lawsuit,
        /// For how much: dollars, marketers or tech points.
        damages: u32,
    },
    /// The plaintiff would settle for this.
    Asked {
        /// The plaintiff.
        seat: Seat,
        /// How much.
        dollars: u32,
    },
    /// The defendant would pay this.
    Offered {
        /// The defendant.
        seat: Seat,
        /// How much.
        dollars: u32,
    },
    /// The case was settled; the defendant has paid.
    Settled {
        /// Who got the money.
        plaintiff: Seat,
        /// Who paid.
        defendant: Seat,
        /// What the case was about.
        lawsuit: Lawsuit,
        /// How much.
        dollars: u32,
    },
    /// There is no settlement; the case goes to trial.
    Rejected {
        /// Who would not have it.
        seat: Seat,
    },
    /// The dice have spoken.
    Verdict {
        /// Who sued.
        plaintiff: Seat,
        /// What the plaintiff threw.
        plaintiff_dice: Dice,
        /// Who was sued.
        defendant: Seat,
        /// What the defendant threw.
        defendant_dice: Dice,
        /// Who won.
        winner: Seat,
    },
    /// The loser of a trial paid what there was to pay.
    Compensated {
        /// The loser.
        from: Seat,
        /// The winner, if it gets anything.
        to: Option<Seat>,
        /// What kind of thing was paid.
        lawsuit: Lawsuit,
        /// How much of it: dollars, marketers or tech points.
        amount: u32,
    },
    /// An employee was hired away.
    Headhunted {
        /// Who got the employee.
        seat: Seat,
        /// Who lost it.
        from: Seat,
        /// The employee.
        employee: Employee,
    },
    /// Money went from a seat to another or to the bank.
    Paid {
        /// Who paid.
        from: Seat,
        /// Who was paid.
        to: Option<Seat>,
        /// How much.
        dollars: u32,
    },
    /// A seat took IOUs, for $100 each.
    Borrowed {
        /// Who.
        seat: Seat,
        /// How many.
        ious: u8,
    },
    /// Tech points from the bank.
    TechGained {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u32,
    },
    /// Tech points were stolen or destroyed.
    TechLost {
        /// Who lost them.
        from: Seat,
        /// Who has them now.
        to: Option<Seat>,
        /// How many.
        points: u32,
    },
    /// A card was stolen from a hand; this is all that the others learn.
    Researched {
        /// Who stole.
        thief: Seat,
        /// From whom.
        victim: Seat,
    },
    /// Which card was stolen: for thief and victim only.
    Stolen {
        /// Who stole.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// What.
        card: Card,
    },
    /// The Market Leader Award moved.
    MarketLeader {
        /// Who has it now; nobody in a tie.
        seat: Option<Seat>,
    },
    /// The Tech Leader Award moved.
    TechLeader {
        /// Who has it now; nobody in a tie.
        seat: Option<Seat>,
    },
    /// An employee was laid off.
    LaidOff {
        /// By whom.
        seat: Seat,
        /// The employee.
        employee: Employee,
    },
    /// The salaries were paid.
    Salaries {
        /// By whom.
        seat: Seat,
        /// How much.
        dollars: u32,
    },
    /// IOUs were paid off.
    Repaid {
        /// By whom.
        seat: Seat,
        /// How many.
        ious: u8,
        /// For how much.
        dollars: u32,
    },
    /// Earnings were collected: `price` times `units` plus `contracts`.
    Earned {
        /// By whom.
        seat: Seat,
        /// The unit price.
        price: u32,
        /// The units sold.
        units: u32,
        /// The dollars from contracts.
        contracts: u32,
    },
    /// The engineers threw their dice for tech points.
    Engineered {
        /// Whose engineers.
        seat: Seat,
        /// What they threw.
        dice: Dice,
    },
    /// The game is over.
    Over {
        /// Everyone who shares the first place.
        winners: Seats,
        /// Everyone who has paid off the last IOU; nobody where the rounds ran out.
        debt_free: Seats,
    },
}
