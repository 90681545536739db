use board::{Now, Scene};
use furnace::{Action, Disc, Furnace, Goal, LotView, Phase, PlayerView, Shift, Stage};
use leptos::prelude::*;
use table::Seat;

use super::course::{Ahead, Course};
use super::drag::Drag;
use crate::Page;

/// The table and what the person who looks has picked up so far.
///
/// A disc and a card are picked on the page alone: only the button lays one on the other.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) scene: Scene<Page>,
    /// The disc that was picked.
    pub(super) disc: RwSignal<Option<Disc>>,
    /// The card of the auction that was picked.
    pub(super) lot: RwSignal<Option<u8>>,
    /// What is being dragged.
    pub(super) drag: RwSignal<Option<Drag>>,
    /// The place of the chain that a new card is dragged over.
    pub(super) gap: RwSignal<Option<u8>>,
    /// How often to process, where it was changed.
    pub(super) times: RwSignal<Option<u32>>,
    /// What the engine is planned for.
    pub(super) goal: RwSignal<Goal>,
    /// Whose engine lies open on top of the table.
    pub(super) open: RwSignal<Option<Seat>>,
    /// Whether the own production is tried out on top of the table.
    pub(super) trial: RwSignal<bool>,
    /// Whether this is one that is tried out.
    pub(super) is_trial: bool,
    /// Whose engine a spectator looks at.
    pub(super) watched: RwSignal<Seat>,
    /// How the engine runs.
    pub(super) course: Memo<Course>,
}

/// What somebody is asked, without what others do meanwhile.
#[derive(Clone, PartialEq)]
struct Question {
    player: PlayerView,
    round: u8,
    phase: Option<Phase>,
    shift: Option<Shift>,
}

impl Desk {
    pub(super) fn new(scene: Scene<Page>) -> Self {
        let (disc, lot, times) = (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        let (goal, watched) = (RwSignal::new(Goal::Growth), RwSignal::new(Seat::default()));
        let has_plans = untrack(|| scene.plans().are_allowed());
        let question = Memo::new(move |_| {
            let watched = watched.get();
            scene.now.with(|now| Question::of(now, now.me().unwrap_or(watched)))
        });
        let course = Memo::new(move |_| {
            question.with(|_| ());
            let ahead = Ahead { goal: goal.get(), times: times.get().map(|times| times as u8) };
            let watched = watched.get_untracked();
            scene.now.with_untracked(|now| {
                let ahead = now.me().map(|_| ahead).filter(|_| has_plans);
                let story = untrack(|| scene.story());
                Course::of(&now.view, now.me().unwrap_or(watched), &story.events, ahead)
            })
        });
        let open = RwSignal::new(None);
        let (drag, gap) = (RwSignal::new(None), RwSignal::new(None));
        let trial = RwSignal::new(false);
        let desk = Self { scene, disc, lot, drag, gap, times, goal, open, trial, is_trial: false, watched, course };
        Effect::new(move |_| {
            question.with(|_| ());
            desk.disc.set(None);
            desk.lot.set(None);
            desk.times.set(None);
        });
        let last = Memo::new(move |_| scene.now.with(|now| now.view.round == now.view.options.rounds));
        Effect::new(move |_| desk.goal.set(if last.get() { Goal::Money } else { Goal::Growth }));
        desk
    }

    /// Whose engine lies in the middle.
    pub(super) fn focus(self) -> Seat {
        self.scene.now().me().unwrap_or_else(|| self.watched.get())
    }

    /// Whether the person who looks is asked for a disc or a card.
    pub(super) fn bids(self) -> Option<Seat> {
        let now = self.scene.now();
        now.me().filter(|me| matches!(now.view.phase, Phase::Auction { seat, .. } if seat == *me))
    }

    /// The disc in hand: taken already, or picked.
    pub(super) fn disc(self) -> Option<Disc> {
        self.taken().or_else(|| self.disc.get())
    }

    /// The disc that was taken already.
    pub(super) fn taken(self) -> Option<Disc> {
        self.bids()?;
        match self.scene.now().view.phase {
            Phase::Auction { disc, .. } => disc,
            Phase::Compensation { .. } | Phase::Production(_) | Phase::Over => None,
        }
    }

    /// The card that was picked, with its place in the row.
    pub(super) fn lot(self) -> Option<(u8, LotView)> {
        let place = self.lot.get()?;
        let lot = self.scene.now().view.row.get(usize::from(place)).cloned()?;
        Some((place, lot))
    }

    /// Lays the disc on the card: takes it first where it is not taken yet.
    pub(super) fn lay(self, disc: Disc, lot: u8) {
        let (take, place) = (Action::Take { disc }, Action::Place { lot });
        if self.taken().is_some() { self.scene.act(place) } else { self.scene.act_all(&[take, place]) }
    }

    /// Whether there is something to answer; where a game is looked back on there is not.
    pub(super) fn is_asked(self) -> bool {
        self.scene.now.with(|now| !now.menu.is_empty())
    }

    /// What the person who looks is asked in production.
    pub(super) fn stage(self) -> Option<Stage> {
        let now = self.scene.now();
        match &now.view.phase {
            Phase::Production(shifts) => Some(shifts[now.me()?].stage),
            Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => None,
        }
    }
}

impl Question {
    fn of(now: &Now<Furnace>, seat: Seat) -> Self {
        let (phase, shift) = match &now.view.phase {
            Phase::Production(shifts) => (None, Some(shifts[seat])),
            phase @ (Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over) => (Some(*phase), None),
        };
        Self { player: now.view.players[seat].clone(), round: now.view.round, phase, shift }
    }
}
