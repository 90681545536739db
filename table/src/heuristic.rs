use crate::{BySeat, Imagine, Menu, Seat};

/// Advice on a menu: candidate actions, each with how much it is worth in the adviser's eyes.
pub type Advice<A> = Vec<(A, f32)>;

/// Hand-written judgement that lives beside the rules.
///
/// It judges a full state, but a bot has none: it can only ask about states that it imagined from its view.
/// Floating point is welcome here, since nothing here decides a game's outcome.
pub trait Heuristic: Imagine {
    /// Judges what `seat` may do: appends at least one action of `menu` to `advice`, a higher number being better.
    ///
    /// Where the menu offers a range of amounts, only those worth a thought need to appear.
    fn advise(&self, seat: Seat, menu: &Menu<Self::Action>, advice: &mut Advice<Self::Action>);

    /// Guesses each seat's share of the win, from 0 to 1; the shares add up to 1.
    fn estimate(&self) -> BySeat<f32>;
}
