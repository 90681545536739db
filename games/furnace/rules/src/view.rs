use serde::{Deserialize, Serialize};
use table::{BySeat, Deck, Imagine, Rng, Seat, Viewer};

use crate::card::{Capitalist, Card, Companies, Company, MAX_COMPANIES, StartUp};
use crate::disc::{Bid, Bidder, Disc};
use crate::effect::Effect;
use crate::goods::Goods;
use crate::player::{Engine, Player};
use crate::power::Power;
use crate::production::{Job, Stage};
use crate::resolution::multiplier;
use crate::row::{Lot, Row, laid_out};
use crate::standing::Standing;
use crate::{Furnace, Options, Phase};

/// What one seat, or a spectator, may know: everything but the order of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The variant that is played.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// Who bids first in this round.
    pub first: Seat,
    /// Who is asked what.
    pub phase: Phase,
    /// The cards of the auction that are not resolved yet, from left to right.
    pub row: Vec<LotView>,
    /// What lies before each player.
    pub players: BySeat<PlayerView>,
    /// The discs that the dummy has not placed.
    pub dummy: Vec<Disc>,
    /// The companies that left the game.
    pub discarded: Vec<Company>,
    /// How many companies are still in the deck.
    pub deck: u8,
}

/// One card of the auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotView {
    /// The card.
    pub company: Company,
    /// The discs on it, the lowest first.
    pub bids: Vec<Bid>,
}

/// What lies before one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The start-up.
    pub start_up: StartUp,
    /// The capitalist, where the table plays with them.
    pub capitalist: Option<Capitalist>,
    /// Resources, upgrade tokens and money.
    pub stock: Goods,
    /// The discs that do not lie on a card.
    pub discs: Vec<Disc>,
    /// The start-up and the companies, from left to right.
    pub engine: Vec<MachineView>,
    /// How many companies at the right end wait for a place in the chain.
    pub waiting: u8,
}

/// One card of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MachineView {
    /// The card.
    pub card: Card,
    /// Whether its upgraded side is up.
    pub upgraded: bool,
}

impl View {
    pub(crate) fn of(game: &Furnace, viewer: Viewer) -> Self {
        Self {
            viewer,
            options: Options {
                capitalists: game.players.values().iter().any(|player| player.capitalist.is_some()),
                chain: game.chain,
                rounds: game.rounds,
                cards: game.cards,
            },
            round: game.round,
            first: game.first,
            phase: game.phase,
            row: game.row.lots().map(|lot| LotView::of(&lot)).collect(),
            players: game.players.map(|_, player| PlayerView::of(player)),
            dummy: game.dummy.iter().collect(),
            discarded: game.discarded.iter().collect(),
            deck: game.deck.len() as u8,
        }
    }
}

impl View {
    /// The effect that `seat` is carrying out in production, as often as it works for `seat`.
    #[must_use]
    pub fn effect(&self, seat: Seat, job: Job) -> Effect {
        let engine = &self.players[seat].engine;
        let card = engine.get(usize::from(job.at)).map(|machine| machine.card).unwrap_or_default();
        self.effect_of(seat, card, job.effect)
    }

    /// Effect number `index`, counted from 0, of a card of `seat`, as often as it works for `seat`.
    #[must_use]
    pub fn effect_of(&self, seat: Seat, card: Card, index: u8) -> Effect {
        match self.options.cards.effect(card, index) {
            Effect::Process { from, to, times } => {
                let overtime = self.power(seat).map_or(0, |power| power.overtime(card, index));
                Effect::Process { from, to, times: times + overtime }
            }
            effect @ (Effect::Gain(_) | Effect::Upgrade { .. }) => effect,
        }
    }

    /// What the compensation for the leftmost card is multiplied by for `seat`.
    #[must_use]
    pub fn multiplier(&self, seat: Seat) -> u8 {
        self.row.first().map_or(0, |lot| self.multiplier_on(lot, seat))
    }

    /// What the compensation for a card would be multiplied by for `seat` as the discs lie now; 0 where it has no losing disc.
    #[must_use]
    pub fn multiplier_on(&self, lot: &LotView, seat: Seat) -> u8 {
        multiplier(lot.bids.iter().copied(), seat, self.power(seat))
    }

    /// How many cards of this round's auction are resolved.
    #[must_use]
    pub fn resolved(&self) -> usize {
        laid_out(self.players.seats()) - self.row.len()
    }

    /// What `seat` would give up and get by processing once, and how often it can, where it is asked how often.
    #[must_use]
    pub fn processing(&self, seat: Seat) -> Option<(Goods, Goods, u8)> {
        let (effect, multiplier) = match &self.phase {
            Phase::Compensation { .. } => {
                (self.options.cards.company(self.row.first()?.company).compensation, self.multiplier(seat))
            }
            Phase::Production(shifts) => match shifts[seat].stage {
                Stage::Process(job) => (self.effect(seat, job), 1),
                Stage::Insert | Stage::Choose | Stage::Upgrade { .. } | Stage::Confirm | Stage::Done => return None,
            },
            Phase::Auction { .. } | Phase::Over => return None,
        };
        match effect {
            Effect::Process { from, to, times } => {
                Some((from, to, self.players[seat].stock.pays(from, times * multiplier)))
            }
            Effect::Gain(_) | Effect::Upgrade { .. } => None,
        }
    }

    /// The power of `seat`'s capitalist.
    #[must_use]
    pub fn power(&self, seat: Seat) -> Option<Power> {
        self.options.cards.power(self.players[seat].capitalist)
    }
}

impl View {
    fn imagined_row(&self) -> Row {
        let mut row = Row::new(self.row.iter().map(|lot| lot.company));
        for (index, lot) in self.row.iter().enumerate() {
            lot.bids.iter().for_each(|bid| row.place(index as u8, bid.bidder, bid.disc));
        }
        row
    }
}

impl PlayerView {
    /// How the player would finish if the game ended now.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing::new(self.stock, self.engine.len() as u8)
    }
}

impl LotView {
    fn of(lot: &Lot) -> Self {
        Self { company: lot.company, bids: lot.bids().collect() }
    }

    /// Who wins the card as the discs lie now.
    #[must_use]
    pub fn leader(&self) -> Option<Bidder> {
        self.bids.last().map(|bid| bid.bidder)
    }
}

impl PlayerView {
    fn of(player: &Player) -> Self {
        let machine = |card: &Card| MachineView {
            card: *card,
            upgraded: matches!(card, Card::Company(company) if player.engine.upgraded().contains(*company)),
        };
        Self {
            start_up: player.start_up,
            capitalist: player.capitalist,
            stock: player.stock,
            discs: player.discs.iter().collect(),
            engine: player.engine.cards().iter().map(machine).collect(),
            waiting: player.engine.waiting(),
        }
    }

    fn player(&self) -> Player {
        let upgraded = self.engine.iter().filter(|machine| machine.upgraded);
        let upgraded = upgraded.filter_map(|machine| match machine.card {
            Card::Company(company) => Some(company),
            Card::StartUp(_) => None,
        });
        Player {
            start_up: self.start_up,
            capitalist: self.capitalist,
            stock: self.stock,
            discs: self.discs.iter().copied().collect(),
            engine: Engine::of(self.engine.iter().map(|machine| machine.card), self.waiting, upgraded.collect()),
        }
    }
}

impl Imagine for Furnace {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let row = view.imagined_row();
        let players = view.players.map(|_, player| player.player());
        let discarded: Companies = view.discarded.iter().copied().collect();
        let owned = players.values().iter().flat_map(|player| player.engine.companies());
        let seen: Companies = owned.chain(row.companies().iter().copied()).chain(discarded.iter()).collect();
        let unseen = (0..view.options.cards.companies.len()).map(Company::new).filter(|c| !seen.contains(*c));
        let mut deck: Deck<Company, MAX_COMPANIES> = unseen.collect();
        deck.shuffle(rng);
        Self {
            cards: view.options.cards,
            chain: view.options.chain,
            rounds: view.options.rounds,
            round: view.round,
            first: view.first,
            deck,
            discarded,
            row,
            players,
            dummy: view.dummy.iter().copied().collect(),
            phase: view.phase,
        }
    }
}
