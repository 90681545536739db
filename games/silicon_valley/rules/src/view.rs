use serde::{Deserialize, Serialize};
use table::{BySeat, Cards, Imagine, Rng, Sealed, Seat, Seats, Viewer};

use crate::cards::{MAX_EMPLOYEES, MAX_FOUNDERS};
use crate::{
    Blocks, CardData, Company, Difficulty, Employee, Market, Owner, Phase, Pile, Power, Product, Question, Rival,
    SiliconValley, Stage, Track, Vc,
};

/// All that one seat, or a spectator, may know.
///
/// Whatever goes behind a screen or comes out does so in the open, so [`Company`] carries those sums;
/// the totals themselves are only in `money` and `blocks`, for the viewer alone, until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The cards in play.
    pub cards: Cards<CardData>,
    /// How harsh the Rival is.
    pub difficulty: Difficulty,
    /// The round; 0 while founders are chosen.
    pub round: u8,
    /// Where in the round the game is.
    pub stage: Stage,
    /// Whose turn it is in `order`.
    pub turn: u8,
    /// The turn order of this round.
    pub order: Vec<Seat>,
    /// Who has yet to choose a founder; `None` once all have.
    pub founding: Option<FoundingView>,
    /// What the active seat is asked; `None` while founders are chosen and when the game is over.
    pub question: Option<Question>,
    /// Who acts, gains or pays just now.
    pub active: Seat,
    /// How many actions the active seat has left.
    pub actions_left: u8,
    /// A VC's power that is about to be used.
    pub power: Option<Power>,
    /// Blocks that the active seat has yet to take.
    pub owed: Blocks,
    /// Products whose upkeep the active seat has yet to pay.
    pub unpaid: Pile,
    /// The valuation track.
    pub track: Track,
    /// The companies.
    pub companies: BySeat<Company>,
    /// Employees with salary tokens, and how many.
    pub tokens: Vec<(Employee, u8)>,
    /// The board.
    pub market: Market,
    /// The opponent of the solo game.
    pub rival: Option<Rival>,
    /// The viewer's own money.
    pub money: Option<u16>,
    /// The viewer's own blocks.
    pub blocks: Option<Blocks>,
    /// The two founders that the viewer was dealt.
    pub founders: Option<[Employee; 2]>,
    /// What lay behind each screen, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub screens: Option<BySeat<Screen>>,
}

/// What lies behind a screen: the totals that break ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Screen {
    /// The money.
    pub money: u16,
    /// The blocks.
    pub blocks: Blocks,
}

/// Who has yet to choose a founder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundingView {
    /// Those who have not chosen.
    pub waiting: Seats,
    /// What the viewer chose.
    pub own: Option<Employee>,
}

impl View {
    pub(crate) fn new(game: &SiliconValley, viewer: Viewer) -> Self {
        let own = viewer.seat();
        let (founding, question) = match &game.phase {
            Phase::Founding(choices) => {
                let own = own.and_then(|seat| choices.own(seat));
                (Some(FoundingView { waiting: choices.waiting(), own }), None)
            }
            Phase::Asking(question) => (None, Some(*question)),
            Phase::Over => (None, None),
        };
        let tokens = game.tokens.iter().enumerate().filter(|(_, tokens)| **tokens > 0);
        Self {
            viewer,
            cards: game.cards,
            difficulty: game.difficulty,
            round: game.round,
            stage: game.stage,
            turn: game.turn,
            order: game.order[..usize::from(game.seats)].to_vec(),
            founding,
            question,
            active: game.active,
            actions_left: game.actions_left,
            power: game.power,
            owed: game.owed,
            unpaid: game.unpaid,
            track: game.track,
            companies: game.companies,
            tokens: tokens.map(|(id, tokens)| (Employee(id as u8), *tokens)).collect(),
            market: game.market,
            rival: game.rival,
            money: own.map(|seat| game.companies[seat].money()),
            blocks: own.map(|seat| game.blocks[seat]),
            founders: own.map(|seat| game.founders[seat]),
            screens: (game.phase == Phase::Over).then(|| {
                game.companies.map(|seat, company| Screen { money: company.money(), blocks: game.blocks[seat] })
            }),
        }
    }

    /// How many players there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.companies.seats()
    }

    /// What hiring somebody from the row costs whoever acts.
    #[must_use]
    pub fn hiring_price(&self, employee: Employee) -> u32 {
        self.companies[self.active].hiring_price(&self.cards, &self.market, employee).into()
    }

    /// What poaching somebody costs whoever acts.
    #[must_use]
    pub fn poaching_price(&self, employee: Employee) -> u32 {
        self.companies[self.active].poaching_price(&self.cards, employee).into()
    }

    /// The squares that a VC card asks of whoever acts.
    #[must_use]
    pub fn funding_price(&self, vc: Vc) -> u32 {
        self.companies[self.active].funding_price(&self.cards, vc).into()
    }

    /// How many salary tokens somebody has.
    #[must_use]
    pub fn salary_tokens(&self, employee: Employee) -> u8 {
        self.tokens.iter().find(|(id, _)| *id == employee).map_or(0, |(_, tokens)| *tokens)
    }

    /// What somebody earns, salary tokens included.
    #[must_use]
    pub fn salary(&self, employee: Employee) -> u16 {
        self.cards.salary(employee, self.salary_tokens(employee))
    }

    /// Whom somebody works for, if anybody.
    #[must_use]
    pub fn employer(&self, employee: Employee) -> Option<Owner> {
        let seat = self.companies.iter().find(|(_, company)| company.staff.has(employee.0)).map(|(seat, _)| seat);
        let rival = || self.rival.filter(|rival| rival.staff.has(employee.0)).map(|_| Owner::Rival);
        seat.map(Owner::Seat).or_else(rival)
    }

    /// Which products the proposal of [`Action::Settle`](crate::Action::Settle) pays for, and with what.
    #[must_use]
    pub fn settling(&self) -> Vec<(Product, Blocks)> {
        // What was gained and spent in the open tells all blocks, so nothing is left to chance here.
        SiliconValley::imagine(self, &mut Rng::fast(0)).upkeep_plan(self.active)
    }

    /// Everybody who leaves as soon as somebody is let go: those who then have no choice as well.
    #[must_use]
    pub fn leaving(&self, employee: Employee) -> Vec<Employee> {
        let Some(Question::LetGo(shortfall)) = self.question else { return vec![employee] };
        let staff = self.companies[self.active].staff.each().map(|id| (Employee(id), self.salary(Employee(id))));
        shortfall.leaving(employee, &staff.collect::<Vec<_>>())
    }
}

impl Imagine for SiliconValley {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let seats = view.seats();
        let mut order = [Seat::default(); 4];
        order.iter_mut().zip(&view.order).for_each(|(slot, seat)| *slot = *seat);
        let mut tokens = [0; MAX_EMPLOYEES + MAX_FOUNDERS];
        view.tokens.iter().for_each(|(employee, count)| tokens[usize::from(employee.0)] = *count);
        let founders = imagine_founders(view, rng);
        let phase = match (&view.founding, view.question) {
            (Some(founding), _) => Phase::Founding(imagine_choices(view, founding, &founders, rng)),
            (None, Some(question)) => Phase::Asking(question),
            (None, None) => Phase::Over,
        };
        Self {
            cards: view.cards,
            difficulty: view.difficulty,
            seats,
            round: view.round,
            stage: view.stage,
            turn: view.turn,
            order,
            phase,
            active: view.active,
            actions_left: view.actions_left,
            power: view.power,
            owed: view.owed,
            unpaid: view.unpaid,
            track: view.track,
            companies: view.companies,
            blocks: view.companies.map(|_, company| company.blocks()),
            tokens,
            founders,
            market: view.market,
            rival: view.rival,
        }
    }
}

/// Deals founders that the viewer has not seen to everybody else, each with the one they are known to have kept.
fn imagine_founders(view: &View, rng: &mut Rng) -> BySeat<[Employee; 2]> {
    let mut unseen = Pile::range(MAX_EMPLOYEES, MAX_EMPLOYEES + view.cards.founders.len());
    view.founders.iter().flatten().for_each(|founder| unseen.remove(founder.0));
    view.known_founders().for_each(|(_, founder)| unseen.remove(founder.0));
    if let Some(rival) = &view.rival {
        unseen = unseen.minus(rival.staff);
    }
    let mut draw = || Employee(unseen.draw(rng).expect("the set has two founders for each seat"));
    let mut dealt = BySeat::new(view.seats(), |seat| match (view.viewer, view.founders) {
        (Viewer::Seat(viewer), Some(founders)) if viewer == seat => founders,
        (Viewer::Seat(_) | Viewer::Spectator, _) => match view.known_founders().find(|(owner, _)| *owner == seat) {
            Some((_, kept)) => [kept, draw()],
            None => [draw(), draw()],
        },
    });
    for (seat, founders) in dealt.iter().map(|(seat, founders)| (seat, *founders)).collect::<Vec<_>>() {
        if view.viewer != Viewer::Seat(seat) && rng.below(2) == 1 {
            dealt[seat] = [founders[1], founders[0]];
        }
    }
    dealt
}

impl View {
    /// The founders that everybody has seen.
    fn known_founders(&self) -> impl Iterator<Item = (Seat, Employee)> + '_ {
        self.companies.iter().filter_map(|(seat, company)| Some((seat, company.founder?)))
    }
}

fn imagine_choices(
    view: &View,
    founding: &FoundingView,
    founders: &BySeat<[Employee; 2]>,
    rng: &mut Rng,
) -> Sealed<Employee> {
    let mut choices = Sealed::ask(view.seats(), Seats::all(view.seats()));
    for seat in Seat::all(view.seats()).filter(|seat| !founding.waiting.contains(*seat)) {
        let own = founding.own.filter(|_| view.viewer == Viewer::Seat(seat));
        choices.answer(seat, own.unwrap_or_else(|| founders[seat][rng.below(2) as usize]));
    }
    choices
}
