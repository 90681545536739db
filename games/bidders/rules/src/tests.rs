//! Every ruling and every worked example, in the order of play; the numbers are worked out by hand from the rules.

mod bidding;
mod cards;
mod cooperation;
mod golden;
mod heuristic;
mod judgement;
mod recovery;
mod setup;
mod whole;

use table::contract::Contract;
use table::{Game, Menu, Rng, Seat, Seed, Step, Viewer};

use crate::{Action, Bidders, Event, Options, Phase, Project, Projects, Tender};

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;
const E: usize = 4;

fn seat(index: usize) -> Seat {
    Seat::new(index as u8).expect("a seat of the table")
}

/// A position to try a rule in.
struct Position {
    game: Bidders,
}

impl Position {
    /// A first round in which `A` begins, with the Granary (favour 5) and the Golden carriage ($9, 1 worker, favour -3),
    /// at a table that remembers, so that the log names what is laid where.
    fn new(seats: u8) -> Self {
        Self::with_options(seats, &Options { memory: true, ..Options::default() })
    }

    fn with_options(seats: u8, options: &Options) -> Self {
        let game = Bidders::new(options, seats, &mut Step::silent(&mut Rng::fast(1)));
        Self { game }.starting_with(A).offering("Granary", "Golden carriage")
    }

    fn starting_with(mut self, index: usize) -> Self {
        self.game.start_player = seat(index);
        self.game.phase = Phase::Bidding { turn: seat(index), passes: 0 };
        self
    }

    fn offering(mut self, white: &str, black: &str) -> Self {
        let (white, black) = (self.white(white), self.black(black));
        let chips = u16::from(self.game.cards.black[black.index()].start);
        let Bidders { decks, tenders, .. } = &mut self.game;
        let offers =
            [(&mut decks.white, &mut tenders.white, white, 0), (&mut decks.black, &mut tenders.black, black, chips)];
        for (deck, tender, wanted, chips) in offers {
            let present = tender.expect("something is on offer").project;
            for card in deck.cards_mut() {
                if *card == wanted {
                    *card = present;
                }
            }
            *tender = Some(Tender { project: wanted, chips, bid: None });
        }
        self
    }

    /// The same position in a later round; the projects of the rounds between have gone to the box.
    fn in_round(mut self, round: u8) -> Self {
        while self.game.round < round {
            self.game.boxed.white.insert(self.game.decks.white.draw().expect("a white project"));
            self.game.boxed.black.insert(self.game.decks.black.draw().expect("a black project"));
            self.game.round += 1;
        }
        self
    }

    /// Moves cubes from home to the places on the left, in front and on the right.
    fn with_cubes_out(mut self, index: usize, left: u8, front: u8, right: u8) -> Self {
        let (seat, seats) = (seat(index), self.game.seats);
        self.game.guilds[seat].cubes -= left + front + right;
        self.game.betweens[seat].own += left;
        self.game.fronts[seat].cubes += front;
        self.game.betweens[seat.previous(seats)].left += right;
        self
    }

    fn white(&self, name: &str) -> Project {
        let at = self.game.cards.white.iter().position(|face| face.name == name);
        Project(at.expect("a white project of that name") as u8)
    }

    fn black(&self, name: &str) -> Project {
        let at = self.game.cards.black.iter().position(|face| face.name == name);
        Project(at.expect("a black project of that name") as u8)
    }

    /// Plays what must be on the menu, and hears what happens.
    fn play(&mut self, index: usize, action: Action) -> Vec<Event> {
        self.act(index, action).0
    }

    fn act(&mut self, index: usize, action: Action) -> (Vec<Event>, Final) {
        assert!(self.menu(index).contains(action), "{action:?} is not among {:?}", self.menu(index));
        let (seed, mut told) = (Seed::from_text("tests"), Vec::new());
        let mut step = Step::recorded(&seed, 1, &mut told);
        self.game.play(seat(index), action, &mut step);
        let is_final = if step.is_final() { Final::Yes } else { Final::No };
        self.game.conserved().expect("nothing is created or lost");
        (told.into_iter().map(|told| told.event).collect(), is_final)
    }

    /// Plays one action after the other and hears what happens in all of them.
    fn run<const N: usize>(&mut self, actions: [(usize, Action); N]) -> Vec<Event> {
        actions.into_iter().flat_map(|(index, action)| self.play(index, action)).collect()
    }

    fn menu(&self, index: usize) -> Menu<Action> {
        let mut menu = Menu::new();
        self.game.menu(seat(index), &mut menu);
        menu
    }

    fn asked(&self) -> Vec<usize> {
        self.game.to_act().map(Seat::index).collect()
    }

    fn home(&self, index: usize) -> u8 {
        self.game.guilds[seat(index)].cubes
    }

    fn chips(&self, index: usize) -> u16 {
        self.game.guilds[seat(index)].chips
    }

    fn view(&self, index: usize) -> crate::View {
        self.game.view(Viewer::Seat(seat(index)))
    }
}

/// Whether a step can no longer be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Final {
    Yes,
    No,
}

fn only(project: Project) -> Projects {
    [project].into_iter().collect()
}
