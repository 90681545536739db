//! What is allowed beside the menu, which shows a few of many ways to pay or to fill a grid: every other one.

use table::Seat;

use crate::{Action, Phase, Question, SiliconValley};

impl SiliconValley {
    /// Whether the active seat may do what its menu leaves out.
    pub(crate) fn allows_besides(&self, seat: Seat, action: Action) -> bool {
        match self.phase {
            Phase::Asking(question) => self.answers_besides(seat, question, action),
            Phase::Founding(_) | Phase::Over => false,
        }
    }

    fn answers_besides(&self, seat: Seat, question: Question, action: Action) -> bool {
        match question {
            Question::Pay(bill) => {
                let blocks = self.blocks[seat];
                matches!(action, Action::Pay(paid) if blocks.contains(paid) && bill.is_paid_by(paid))
                    || matches!(action, Action::Give(kind) if bill.next_kinds(blocks).any(|next| next == kind))
            }
            Question::Design(draft) => {
                let (grid, blocks) = (self.cards.grid(draft.product), self.blocks[seat]);
                let fills = |recipe| blocks.contains(recipe) && grid.recipes().contains(&recipe);
                matches!(action, Action::Fill(recipe) if !draft.by_hand && fills(recipe))
            }
            // Which blocks a proposal names is for those who read it: what it comes to is checked step by step.
            Question::Upkeep => matches!(action, Action::Settle { .. }),
            Question::Act
            | Question::Sunset
            | Question::Layoff
            | Question::Power(_)
            | Question::Swap(_)
            | Question::Substitute(_)
            | Question::LetGo(_) => false,
        }
    }
}
