//! A decent player: what a project is worth to each guild, and how likely a bid on it holds.

use table::number::{exp, ln};
use table::{Advice, BySeat, Game, Heuristic, Menu, Places, Seat, logistic};

use crate::judgement::stay_in;
use crate::{Action, Bid, Bidders, Colour, Phase};

/// What a cube away from home costs for each round that it stays away, in dollars.
const RENT: f32 = 0.33;
/// What a cube that is not home at the end would have counted on the guild card, in dollars.
const STRANDED: f32 = 1.2;
/// What each cube of a white bid costs besides: a guild short of cubes is left out of the next auctions.
const SCARCITY: f32 = 0.2;

impl Heuristic for Bidders {
    type Memory = ();

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        let outlook = Outlook::of(self);
        match &self.phase {
            Phase::Bidding { .. } => outlook.advise_bid(seat, advice),
            Phase::Cooperation { .. } => outlook.advise_fist(seat, advice),
            Phase::Over => {}
        }
        advice.retain(|action| menu.contains(action));
    }

    fn estimate(&self) -> BySeat<f32> {
        if let Some(places) = self.places() {
            return places.win_shares().map(|_, share| *share as f32);
        }
        Outlook::of(self).chance
    }
}

/// How a game looks from outside, for every guild at once.
struct Outlook<'a> {
    game: &'a Bidders,
    /// The rounds after this one, in each of which a cube comes home from each place.
    rounds_left: u8,
    /// What one more favour is worth to each guild, in dollars.
    worth: BySeat<f32>,
    /// Each guild's chance to win; together they are 1.
    chance: BySeat<f32>,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a Bidders) -> Self {
        let rounds_left = game.cards.rounds - game.round;
        let spread = 0.8 + 1.2 * f32::from(rounds_left).sqrt();
        let covered = game.guilds.map(|_, guild| game.cards.guild.covered(guild.cubes));
        let favour = game.guilds.map(|seat, _| f32::from(game.won_favour(seat)) + f32::from(covered[seat].hearts));
        let money = game.guilds.map(|seat, guild| f32::from(guild.chips + covered[seat].dollars));
        let stays = favour.map(|seat, _| stays_in(game, &favour, seat, spread));
        let richest = money.values().iter().copied().fold(0.0, f32::max);
        let chance = shares(&money.map(|seat, money| stays[seat] * exp((money - richest) / spread)));
        // The slope of the chance to win by favour, over the slope by money.
        let worth = chance.map(|seat, chance| {
            let richest = chance.min(0.8);
            (0.7 * (1.0 - stays[seat]) / (1.0 - richest)).clamp(0.2, 1.5)
        });
        Self { game, rounds_left, worth, chance }
    }

    fn advise_bid(&self, seat: Seat, advice: &mut Advice<Bidders>) {
        let game = self.game;
        advice.push((Action::Pass, 0.0));
        let floor = game.white_bid();
        let share = self.share_in_white(seat);
        for cubes in floor + 1..=game.guilds[seat].cubes.min(floor + 4) {
            let gain = self.white(seat, cubes) - share + self.denied(Colour::White);
            advice.push((Action::BidWhite(cubes), gain * self.holds(seat, |rival| self.tops_white(rival, cubes))));
        }
        for dollars in 1..=game.black_chips().min(4) {
            let left = game.black_chips() - dollars;
            let gain = self.black(seat, left) + self.denied(Colour::Black);
            let action = Action::BidBlack(dollars as u8);
            advice.push((action, gain * self.holds(seat, |rival| self.undercuts_black(rival, left))));
        }
    }

    fn advise_fist(&self, seat: Seat, advice: &mut Advice<Bidders>) {
        let game = self.game;
        let winner = game.white_winner().expect("there is a cooperation where white is won");
        let (left, right) = (winner.next(game.seats), winner.previous(game.seats));
        let rival = if seat == left { right } else { left };
        let prize = self.worth[seat] * self.white_favour();
        let likely = self.likely_fist(rival, winner);
        for cubes in 0..=game.guilds[seat].cubes {
            // The left neighbour wins ties, so the same fist beats one more of the rival's.
            let beaten = if seat == left && cubes > 0 { cubes + 1 } else { cubes };
            let wins = (f32::from(beaten) / f32::from(likely + 1)).min(1.0);
            advice.push((Action::Fist(cubes), wins * (prize - self.away(self.heap_with(seat, winner), cubes))));
        }
    }

    /// What winning the white project with `cubes` is worth to a guild.
    fn white(&self, seat: Seat, cubes: u8) -> f32 {
        let Some(tender) = self.game.tenders.white else { return 0.0 };
        let money = f32::from(tender.chips) + self.spill() * f32::from(self.game.black_chips());
        let seats = self.game.seats;
        let beside = [self.game.betweens[seat].own, self.game.betweens[seat.previous(seats)].left];
        let away: f32 = beside.iter().map(|heap| self.away(*heap, cubes)).sum();
        money + self.worth[seat] * self.white_favour() - away / 2.0 - SCARCITY * f32::from(cubes)
    }

    /// How much of the money still under the black project finds its way to the white one: the more rivals, the more.
    fn spill(&self) -> f32 {
        let rivals = f32::from(self.game.seats - 1);
        1.0 - 1.0 / (rivals * rivals)
    }

    /// What winning the black project with `left` dollars under it is worth to a guild.
    fn black(&self, seat: Seat, left: u16) -> f32 {
        let Some(tender) = self.game.tenders.black else { return 0.0 };
        let favour = f32::from(self.game.cards.black[tender.project.index()].favour);
        f32::from(left) + self.worth[seat] * favour - self.away(self.game.fronts[seat].cubes, self.game.workers())
    }

    /// What a guild can hope for from a white project that somebody else wins.
    fn share_in_white(&self, seat: Seat) -> f32 {
        let seats = self.game.seats;
        let neighbour = match self.game.white_winner() {
            Some(winner) if winner.next(seats) == seat => 0.6,
            Some(winner) if winner.previous(seats) == seat => 0.4,
            Some(_) => 0.0,
            None => 1.0 / f32::from(seats - 1),
        };
        neighbour * (self.worth[seat] * self.white_favour() - self.away(1, 2)).max(0.0)
    }

    /// What the present holder of a project loses by being outbid, as far as the others gain from that.
    fn denied(&self, colour: Colour) -> f32 {
        let Some(Bid { seat, cubes }) = self.game.tenders.of(colour).and_then(|tender| tender.bid) else { return 0.0 };
        let loss = match colour {
            Colour::White => self.white(seat, cubes),
            Colour::Black => self.black(seat, self.game.black_chips()),
        };
        0.6 * loss.max(0.0) / f32::from(self.game.seats - 1)
    }

    /// The chance that no rival answers a bid of `seat`.
    fn holds(&self, seat: Seat, eager: impl Fn(Seat) -> f32) -> f32 {
        let rivals = Seat::all(self.game.seats).filter(|rival| *rival != seat && !self.game.holds_marker(*rival));
        0.1 + 0.9 * rivals.map(|rival| 1.0 - eager(rival)).product::<f32>()
    }

    fn tops_white(&self, rival: Seat, cubes: u8) -> f32 {
        if self.game.guilds[rival].cubes <= cubes { 0.0 } else { logistic(self.white(rival, cubes + 1)) }
    }

    fn undercuts_black(&self, rival: Seat, left: u16) -> f32 {
        let can = left > 0 && self.game.guilds[rival].cubes >= self.game.workers();
        if can { logistic(self.black(rival, left - 1)) } else { 0.0 }
    }

    /// The largest fist that a guild is likely to hold out.
    fn likely_fist(&self, seat: Seat, winner: Seat) -> u8 {
        let prize = self.worth[seat] * self.white_favour();
        let heap = self.heap_with(seat, winner);
        let affordable = 1..=self.game.guilds[seat].cubes;
        affordable.take_while(|cubes| self.away(heap, *cubes) < 1.2 * prize).last().unwrap_or(0)
    }

    /// The cubes of a neighbour on the place between it and the winner of the white project.
    fn heap_with(&self, neighbour: Seat, winner: Seat) -> u8 {
        if winner.next(self.game.seats) == neighbour {
            self.game.betweens[winner].left
        } else {
            self.game.betweens[neighbour].own
        }
    }

    /// What it costs to lay `cubes` on a heap: only one of a heap comes home each round, so a tall heap keeps them long.
    fn away(&self, heap: u8, cubes: u8) -> f32 {
        let below = heap.saturating_sub(1);
        (below + 1..=below + cubes)
            .map(|position| {
                let stranded = if position > self.rounds_left { STRANDED } else { 0.0 };
                stranded + RENT * f32::from(position.min(self.rounds_left))
            })
            .sum()
    }

    fn white_favour(&self) -> f32 {
        self.game.tenders.white.map_or(0.0, |tender| f32::from(self.game.cards.white[tender.project.index()].favour))
    }
}

/// A guild's chance not to be eliminated.
fn stays_in(game: &Bidders, favour: &BySeat<f32>, seat: Seat, spread: f32) -> f32 {
    let last_in = stay_in(game.seats);
    // A guild is out when as many others as may stay in have more favour: the last of those is the one to reach.
    let others = favour.map(|other, value| if other == seat { i32::MIN } else { *value as i32 });
    let ranks = Places::by_merit(&others);
    let to_reach = others.iter().filter(|(other, _)| ranks.of(*other) <= last_in).map(|(_, value)| *value).min();
    let margin = favour[seat] - to_reach.map_or(0.0, |value| value as f32);
    let even = ln(f32::from(last_in) / f32::from(game.seats - last_in)) * f32::from(game.cards.rounds - game.round)
        / f32::from(game.cards.rounds);
    logistic((margin + 0.5) / spread + even)
}

/// The weights as parts of 1: even ones where all weights are too small to tell apart.
fn shares(weights: &BySeat<f32>) -> BySeat<f32> {
    let total: f32 = weights.values().iter().sum();
    let even = 1.0 / f32::from(weights.seats());
    weights.map(|_, weight| if total > 0.0 { weight / total } else { even })
}
