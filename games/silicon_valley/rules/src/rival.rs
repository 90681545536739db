//! The opponent of the solo game: two pawns that walk round the board, and a temper.

mod personality;

use serde::{Deserialize, Serialize};
use table::{Rng, Step};

use crate::cards::{EMPLOYEE_ROW, MAX_SUPPLY};
use crate::{
    Blocks, CardData, Colour, Design, Difficulty, Employee, Event, Kind, Launch, Owner, Pile, Product, SiliconValley,
    Spot, Symbols,
};

/// Why there is a Rival wherever it acts.
const SOLO: &str = "only the solo game has a turn of the Rival";

/// Why there is a card wherever a pawn acts.
const CARD: &str = "the Rival acts only on a spot that holds a card";

/// Everything that belongs to the Rival; all of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rival {
    /// The founder and the employees it took.
    pub staff: Pile,
    /// Its blocks, from left to right.
    pub row: CodeRow,
    /// How far down each attribute marker is, in the order of [`Symbol::ALL`](crate::Symbol::ALL).
    pub markers: [u8; 5],
    /// The personality card beside each attribute.
    pub personalities: [u8; 5],
    /// The decision cards not turned yet.
    pub decisions: Pile,
    /// The decision card of this round.
    pub decision: Option<u8>,
    /// The white pawn.
    pub white: Pawn,
    /// The grey pawn.
    pub grey: Pawn,
    /// The Innovator tiles it has.
    pub innovator: Pile,
    /// The Second Mover tiles it has.
    pub second: Pile,
}

/// A pawn on its way round the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pawn {
    /// The number of its spot, counted clockwise from the leftmost product.
    pub at: u8,
    /// Whether it stands there, rather than waiting just behind the spot for its first move.
    pub on_board: bool,
}

/// Which pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PawnColour {
    /// The one that moves first.
    White,
    /// The one that moves second.
    Grey,
}

/// Blocks in a row, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Kind>", into = "Vec<Kind>")]
pub struct CodeRow {
    kinds: [Kind; MAX_SUPPLY],
    len: u8,
}

impl CodeRow {
    /// The blocks from left to right.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
    }

    fn push(&mut self, kind: Kind) {
        self.kinds[usize::from(self.len)] = kind;
        self.len += 1;
    }

    fn take_left(&mut self) -> Option<Kind> {
        let first = *self.kinds().first()?;
        self.kinds.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        self.kinds[usize::from(self.len)] = Kind::default();
        Some(first)
    }
}

impl TryFrom<Vec<Kind>> for CodeRow {
    type Error = String;

    fn try_from(kinds: Vec<Kind>) -> Result<Self, String> {
        if kinds.len() > MAX_SUPPLY {
            return Err(format!("{} blocks in a row are too many: at most {MAX_SUPPLY}", kinds.len()));
        }
        let mut row = Self { kinds: [Kind::default(); MAX_SUPPLY], len: 0 };
        kinds.into_iter().for_each(|kind| row.push(kind));
        Ok(row)
    }
}

impl From<CodeRow> for Vec<Kind> {
    fn from(row: CodeRow) -> Self {
        row.kinds().to_vec()
    }
}

impl Pawn {
    /// Where it stands; `None` before its first move.
    #[must_use]
    pub fn spot(self, cards: &CardData) -> Option<Spot> {
        // Only the solo game has pawns, and it is set up as for two players.
        self.on_board.then(|| spot(self.at, cards.market.products[0], cards))
    }
}

impl Rival {
    pub(crate) fn new(
        cards: &CardData,
        difficulty: Difficulty,
        founder: Employee,
        products: u8,
        rng: &mut Rng,
    ) -> Self {
        let mut of_colour = |colour: Colour| {
            let all = cards.personalities.iter().enumerate().filter(|(_, card)| card.colour == colour);
            let mut cards: Vec<u8> = all.map(|(id, _)| id as u8).collect();
            rng.shuffle(&mut cards);
            cards
        };
        let (blue, red) = (of_colour(Colour::Blue), of_colour(Colour::Red));
        let mut personalities = [0; 5];
        let chosen = blue.into_iter().take(difficulty.blue()).chain(red.into_iter().take(5 - difficulty.blue()));
        personalities.iter_mut().zip(chosen).for_each(|(slot, card)| *slot = card);
        rng.shuffle(&mut personalities);
        let spots = products + cards.market.hq_row + EMPLOYEE_ROW as u8 + cards.market.vc_row;
        Self {
            staff: [founder.0].into_iter().collect(),
            row: CodeRow { kinds: [Kind::default(); MAX_SUPPLY], len: 0 },
            markers: [0; 5],
            personalities,
            decisions: Pile::range(0, cards.decisions.len()),
            decision: None,
            white: Pawn { at: spots - 1, on_board: false },
            grey: Pawn { at: products - 1, on_board: false },
            innovator: Pile::NONE,
            second: Pile::NONE,
        }
    }

    fn pawn(&mut self, colour: PawnColour) -> &mut Pawn {
        match colour {
            PawnColour::White => &mut self.white,
            PawnColour::Grey => &mut self.grey,
        }
    }
}

impl SiliconValley {
    /// The Rival's turn up to its personality cards: both pawns, then the blocks of the decision card.
    pub(crate) fn rival_turn(&mut self, step: &mut Step<Event>) {
        let rival = self.rival.as_mut().expect(SOLO);
        // Ruling 19: the decision deck outlasts the game and is never made anew.
        let card = rival.decisions.draw(step.rng()).expect("a set has a decision card for each solo round");
        rival.decision = Some(card);
        step.tell(Event::Decision { card });
        let cards = self.cards;
        let decision = &cards.decisions[usize::from(card)];
        self.move_pawn(PawnColour::White, decision.white, step);
        self.move_pawn(PawnColour::Grey, decision.grey, step);
        self.rival_takes(decision.code.iter().copied(), step);
    }

    fn move_pawn(&mut self, colour: PawnColour, steps: u8, step: &mut Step<Event>) {
        for _ in 0..steps {
            self.move_on(colour);
        }
        for _ in 0..self.circuit() {
            let rival = self.rival.as_mut().expect(SOLO);
            let spot = spot(rival.pawn(colour).at, self.listings(), &self.cards);
            // The Rival never follows itself: it moves on to the next card instead.
            if self.is_own_product(spot) {
                self.move_on(colour);
            } else {
                step.tell(Event::PawnMoved { pawn: colour, to: spot });
                return self.rival_acts(spot, step);
            }
        }
    }

    /// Moves a pawn to the next spot clockwise that holds a card and no other pawn.
    fn move_on(&mut self, colour: PawnColour) {
        let mut rival = self.rival.expect(SOLO);
        let (circuit, products) = (self.circuit(), self.listings());
        let other = if colour == PawnColour::White { rival.grey } else { rival.white };
        let from = rival.pawn(colour).at;
        let ahead = (1..=circuit).map(|steps| (from + steps) % circuit);
        let mut open = ahead.filter(|at| {
            let is_taken = other.on_board && other.at == *at;
            !is_taken && self.market.holds(spot(*at, products, &self.cards))
        });
        if let Some(at) = open.next() {
            *rival.pawn(colour) = Pawn { at, on_board: true };
        }
        self.rival = Some(rival);
    }

    fn is_own_product(&self, spot: Spot) -> bool {
        let Spot::Product(at) = spot else { return false };
        let listing = self.market.products[usize::from(at)];
        listing.and_then(|listing| listing.launch).is_some_and(|launch| launch.by == Owner::Rival)
    }

    fn rival_acts(&mut self, spot: Spot, step: &mut Step<Event>) {
        // A pawn that found no other card stays where it took the last one.
        if !self.market.holds(spot) {
            return;
        }
        let cards = self.cards;
        match spot {
            Spot::Product(at) => {
                let listing = self.market.products[usize::from(at)].expect(CARD);
                match listing.launch {
                    None => self.rival_innovates(at, listing.product, step),
                    Some(_) => self.rival_second_moves(listing.product, step),
                }
            }
            Spot::Hq(at) => {
                let hq = self.market.hqs[usize::from(at)].take().expect(CARD);
                self.market.hq_discard.put(hq.0);
                step.tell(Event::RivalExpanded { hq });
                self.move_markers(cards.hq(hq).symbols);
            }
            Spot::Vc(at) => {
                let vc = self.market.vcs[usize::from(at)].take().expect(CARD);
                self.market.vc_discard.put(vc.0);
                step.tell(Event::RivalFunded { vc });
                self.move_markers(cards.vc(vc).wants);
            }
            Spot::Employee(at) => {
                let employee = self.market.employees[usize::from(at)].take().expect(CARD);
                self.rival.as_mut().expect(SOLO).staff.put(employee.0);
                step.tell(Event::RivalHired { employee });
                let card = cards.employee(employee);
                self.move_markers(card.wants);
                self.rival_takes(card.instant.each().chain(card.ongoing.each()), step);
            }
        }
    }

    fn rival_innovates(&mut self, at: u8, product: Product, step: &mut Step<Event>) {
        let cards = self.cards;
        let rival = self.rival.as_mut().expect(SOLO);
        let needed = u16::from(cards.grid(product).squares());
        let mut blocks = Blocks::NONE;
        while blocks.squares() < needed {
            let Some(kind) = rival.row.take_left() else { break };
            blocks = blocks.plus(Blocks::one(kind));
        }
        rival.innovator.put(product.0);
        let code = rival.decision.map_or(&[][..], |card| &cards.decisions[usize::from(card)].code);
        let (mut kinds, mut in_vain) = (code.iter().cycle(), 0);
        // Ruling 23: where a whole pass over the card yields nothing, the product is launched with what there is.
        while blocks.squares() < needed && in_vain < code.len() {
            let Some(kind) = kinds.next().and_then(|kind| self.first_substitute(*kind)) else {
                in_vain += 1;
                continue;
            };
            in_vain = 0;
            self.market.supply = self.market.supply.minus(Blocks::one(kind));
            blocks = blocks.plus(Blocks::one(kind));
        }
        let launch = Launch { by: Owner::Rival, round: self.round, blocks, design: Design::default() };
        self.market.products[usize::from(at)].as_mut().expect(CARD).launch = Some(launch);
        step.tell(Event::RivalInnovated { product, blocks });
    }

    fn rival_second_moves(&mut self, product: Product, step: &mut Step<Event>) {
        // Ruling 16: even in the round in which the player launched it.
        self.rival.as_mut().expect(SOLO).second.put(product.0);
        step.tell(Event::RivalSecondMoved { product });
        self.retire(product, step);
    }

    /// The Rival puts blocks at the right end of its row, as far as there are any.
    pub(crate) fn rival_takes(&mut self, kinds: impl Iterator<Item = Kind>, step: &mut Step<Event>) {
        let mut code = Vec::new();
        for kind in kinds {
            let Some(kind) = self.first_substitute(kind) else { continue };
            let rival = self.rival.as_mut().expect(SOLO);
            rival.row.push(kind);
            self.market.supply = self.market.supply.minus(Blocks::one(kind));
            code.push(kind);
        }
        if !code.is_empty() {
            step.tell(Event::RivalGained { code });
        }
    }

    /// Moves the attribute markers down, none of them past its `!`.
    pub(crate) fn move_markers(&mut self, symbols: Symbols) {
        let rival = self.rival.as_mut().expect(SOLO);
        for symbol in symbols.each() {
            let at = symbol.index();
            let card = &self.cards.personalities[usize::from(rival.personalities[at])];
            rival.markers[at] = (rival.markers[at] + 1).min(card.at);
        }
    }

    /// Whether a pawn stands on a spot.
    #[inline]
    pub(crate) fn has_pawn(&self, spot: Spot) -> bool {
        self.rival.as_ref().is_some_and(|rival| {
            let stands = |pawn: Pawn| pawn.on_board && self::spot(pawn.at, self.listings(), &self.cards) == spot;
            stands(rival.white) || stands(rival.grey)
        })
    }

    /// How many spots there are round the board.
    fn circuit(&self) -> u8 {
        self.listings() + self.cards.market.hq_row + EMPLOYEE_ROW as u8 + self.cards.market.vc_row
    }
}

/// The spot number `at`, clockwise: products from left to right, HQ cards, employees from the dearest to the cheapest, VC cards.
fn spot(at: u8, products: u8, cards: &CardData) -> Spot {
    let (hqs, employees) = (cards.market.hq_row, EMPLOYEE_ROW as u8);
    if at < products {
        Spot::Product(at)
    } else if at < products + hqs {
        Spot::Hq(at - products)
    } else if at < products + hqs + employees {
        Spot::Employee(employees - 1 - (at - products - hqs))
    } else {
        Spot::Vc(at - products - hqs - employees)
    }
}
