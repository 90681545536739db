use board::{Scene, parts};
use leptos::prelude::*;
use silicon_valley::{Action, Laid, Question};

use super::draft::{Draft, is_same};
use crate::Page;

/// The table with what the person at it has in hand.
#[derive(Clone, Copy)]
pub(super) struct DesignDesk {
    /// The table.
    pub(super) scene: Scene<Page>,
    /// The only kind of action whose targets are ringed; all are without it.
    pub(super) deed: RwSignal<Option<Deed>>,
    /// What was pointed at last, in words.
    pub(super) told: RwSignal<String>,
    /// Whether the other companies are laid open where there is little room.
    pub(super) open: RwSignal<bool>,
    /// The round whose operate phase has been read and put away.
    pub(super) read: RwSignal<u8>,
    /// The design on the drawing board.
    pub(super) draft: RwSignal<Draft>,
    /// What lies on the drawing board, whatever is held over it.
    pub(super) laid: Memo<Vec<Laid>>,
    /// Whether products are tried out on top of the table.
    pub(super) drawing: RwSignal<bool>,
    /// Whether this is one that is tried out.
    pub(super) is_trial: bool,
    /// A finished design that is being laid block by block.
    plan: RwSignal<Vec<Laid>>,
}

/// A kind of action, in the order of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Hire,
    Expand,
    Fund,
    Outsource,
    Launch,
    Sunset,
    Layoff,
}

impl Deed {
    /// All of them.
    pub(super) const ALL: [Self; 7] =
        [Self::Hire, Self::Expand, Self::Fund, Self::Outsource, Self::Launch, Self::Sunset, Self::Layoff];

    /// The kind of an action, where it is one of the seven.
    pub(super) const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Hire(_) | Action::Poach(_) => Some(Self::Hire),
            Action::Expand(_) => Some(Self::Expand),
            Action::Fund(_) => Some(Self::Fund),
            Action::Outsource(_) => Some(Self::Outsource),
            Action::Innovate(_) | Action::SecondMove(_) => Some(Self::Launch),
            Action::Sunset(_) => Some(Self::Sunset),
            Action::Layoff(_) => Some(Self::Layoff),
            Action::Found(_)
            | Action::Done
            | Action::Fill(_)
            | Action::ByHand
            | Action::Lay(_)
            | Action::Pay(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Refresh(_)
            | Action::LetGo(_)
            | Action::Maintain(_)
            | Action::Settle { .. } => None,
        }
    }
}

impl DesignDesk {
    /// A desk at a table, with nothing in hand.
    pub(super) fn new(scene: Scene<Page>) -> Self {
        let draft = RwSignal::new(Draft::default());
        let desk = Self {
            scene,
            deed: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            open: RwSignal::new(false),
            read: RwSignal::new(0),
            draft,
            laid: Memo::new(move |_| draft.with(|draft| draft.laid.clone())),
            drawing: RwSignal::new(false),
            is_trial: false,
            plan: RwSignal::new(Vec::new()),
        };
        Effect::new(move |_| desk.follow());
        desk
    }

    /// A desk at which products are tried out.
    pub(super) fn on_trial(scene: Scene<Page>) -> Self {
        Self { is_trial: true, ..Self::new(scene) }
    }

    /// The design that the person is asked for.
    pub(super) fn design(self) -> Option<silicon_valley::Draft> {
        let now = self.scene.now();
        match now.view.question {
            Some(Question::Design(draft)) if now.is_mine() => Some(draft),
            Some(_) | None => None,
        }
    }

    /// Whether the targets of an action are ringed.
    pub(super) fn rings(self, action: Action) -> bool {
        let question = self.scene.now.with(|now| now.view.question);
        rings(self.deed.get(), Deed::of(action), question)
    }

    /// Launches what lies on the drawing board.
    pub(super) fn launch(self) {
        let (Some(asked), draft) = (self.design(), self.draft.get_untracked()) else { return };
        let now = self.scene.now.get_untracked();
        let whole = Action::Fill(draft.blocks());
        let proposed = now.view.cards.grid(asked.product).fill(draft.blocks());
        if now.menu.contains(whole) && proposed.is_some_and(|design| is_same(&draft.laid, design.laid())) {
            return self.scene.act(whole);
        }
        self.plan.set(draft.laid);
        if asked.by_hand {
            self.lay_next();
        } else {
            self.scene.act(Action::ByHand);
        }
    }

    /// Keeps up with the table: the drawing board shows the product that is asked for, a plan goes on.
    fn follow(self) {
        match self.design() {
            None => {
                self.deed.set(None);
                self.plan.set(Vec::new());
                self.draft.set(Draft::default());
            }
            Some(asked) => {
                if self.draft.with_untracked(|draft| draft.product != Some(asked.product)) {
                    self.draft.set(Draft::new(asked.product, asked.design.laid()));
                }
                if asked.by_hand {
                    self.lay_next();
                }
            }
        }
    }

    /// Lays the block of the plan that the rules ask for next.
    fn lay_next(self) {
        let plan = self.plan.get_untracked();
        let next = self
            .scene
            .now
            .with_untracked(|now| now.find(|action| matches!(action, Action::Lay(laid) if plan.contains(laid))));
        if let Some(action) = next {
            self.scene.act(action);
        }
    }
}

/// Whether the targets of one kind of action are ringed, where another may be wanted: what costs valuation and what can be
/// bought only when that is wanted, or asked.
fn rings(wanted: Option<Deed>, deed: Option<Deed>, question: Option<Question>) -> bool {
    match (wanted, deed) {
        (None, Some(Deed::Outsource | Deed::Sunset | Deed::Layoff)) => question != Some(Question::Act),
        (None, _) => true,
        (Some(wanted), deed) => deed == Some(wanted),
    }
}

/// Something that lies on the table, and what can be done with it.
pub(super) struct Thing {
    /// Its style.
    pub(super) class: &'static str,
    /// What it is called when it moves; empty for what never does.
    pub(super) piece: String,
    /// What it is, in a sentence.
    pub(super) about: String,
    /// What a click picks, where that is allowed.
    pub(super) action: Option<Action>,
    /// Why a click picks nothing.
    pub(super) why: String,
}

impl Thing {
    /// A button that tells what it is, and picks its action or tells why not.
    pub(super) fn draw(self, desk: DesignDesk, inside: AnyView) -> AnyView {
        let Self { class, piece, about, action, why } = self;
        let scene = desk.scene;
        let text = if action.is_some() || why.is_empty() { about } else { format!("{about} {why}") };
        let label = match action {
            Some(action) => format!("{} {text}", super::answer::effect(desk, action)),
            None => text.clone(),
        };
        let told = text.clone();
        let click = move |_| {
            desk.told.set(told.clone());
            if let Some(action) = action {
                scene.pick(action);
            }
        };
        let picked = move || action.is_some() && scene.chosen.get() == action;
        view! {
            <button class=class class:ok=move || action.is_some_and(|action| desk.rings(action)) class:picked=picked
                data-piece=(!piece.is_empty()).then_some(piece) data-from="deck" data-choice=action.map(|_| "") aria-disabled=action.is_none().to_string()
                aria-pressed=move || action.map(|_| picked().to_string()) title=text on:click=click>
                {parts::drawn(label, inside)}
            </button>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use silicon_valley::Power;

    use super::*;

    #[test]
    fn blocks_that_can_be_taken_are_ringed_when_that_is_the_question() {
        let power = Some(Question::Power(Power::Outsource));
        assert!(rings(None, Some(Deed::Outsource), power), "a VC gives a block");
        assert!(rings(None, Some(Deed::Sunset), Some(Question::Sunset)) && rings(None, None, power));
        assert!(!rings(None, Some(Deed::Outsource), Some(Question::Act)), "seven kinds of action are open");
        assert!(rings(Some(Deed::Outsource), Some(Deed::Outsource), Some(Question::Act)));
        assert!(!rings(Some(Deed::Outsource), Some(Deed::Hire), Some(Question::Act)));
    }
}
