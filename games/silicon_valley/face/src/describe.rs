mod company;
mod market;
mod question;
mod rival;
mod texts;

use silicon_valley::{Action, Kind, View};
use table::Seat;
use words::{Describe, Fact, Group, Merit, People, Piece, Tableau, Words};

use crate::speak::shape;
use crate::{Face, Nouns as _};

#[cfg(feature = "terminal")]
pub(crate) use company::{Budget, side};
#[cfg(feature = "terminal")]
pub(crate) use question::{NEXT, by_hand, signs};

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        if view.round == 0 {
            return words.text("silicon-valley-heading-founding");
        }
        let limit = if view.rival.is_some() { view.cards.start.solo_rounds } else { 0 };
        let heading = words.say("silicon-valley-heading", &[("round", view.round.into()), ("limit", limit.into())]);
        let goal = words.silicon_valley_value(&view.cards, u16::from(view.cards.goal()));
        words.say("silicon-valley-fact-when", &[("heading", heading.into()), ("goal", goal.into())])
    }

    fn tableau(words: &Words, _people: &People, view: &View) -> Tableau<Action> {
        let mut middle: Vec<Group<Action>> = question::group(words, view).into_iter().collect();
        middle.extend(market::groups(words, view));
        middle.extend(rival::groups(words, view));
        middle.push(market::decks(words, view));
        Tableau {
            places: Seat::all(view.seats()).map(|seat| company::place(words, view, seat)).collect(),
            middle,
            hand: hand(words, view),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let value = |seat: Seat| {
            let at = view.track.at[seat];
            (at.into(), Some(words.silicon_valley_value(&view.cards, at)))
        };
        let merit = |id: &str, of: &dyn Fn(Seat) -> (i64, Option<String>)| Merit::new(words.text(id), view.seats(), of);
        let valuation = merit("silicon-valley-page-valuation", &value);
        // Alone against the Rival nothing else counts.
        let Some(screens) = view.screens.as_ref().filter(|_| view.rival.is_none()) else { return vec![valuation] };
        let money = |seat: Seat| (screens[seat].money.into(), Some(format!("${}", screens[seat].money)));
        let blocks = |seat: Seat| {
            let count = screens[seat].blocks.len();
            (count.into(), Some(count.to_string()))
        };
        vec![valuation, merit("silicon-valley-fact-cash", &money), merit("silicon-valley-fact-blocks", &blocks)]
    }
}

/// The founders to choose from, then the blocks behind the viewer's own screen.
fn hand(words: &Words, view: &View) -> Vec<Piece<Action>> {
    if let (Some(founding), Some(founders)) = (&view.founding, view.founders) {
        let founder = |id| {
            let is_chosen = founding.own == Some(id);
            let mark = if is_chosen { words.text("silicon-valley-fact-chosen") } else { String::new() };
            texts::person(words, view, id).marked(mark).leading(is_chosen).doing(Action::Found(id))
        };
        return founders.map(founder).into();
    }
    let blocks = view.blocks.unwrap_or_default();
    let some = |kind: Kind| match blocks.count(kind) {
        1 => words.silicon_valley_kind(kind),
        count => words.silicon_valley_kinds(kind, count),
    };
    // A block that pays the whole bill by itself is a payment, any other a part of one.
    let act = |kind: Kind| match view.question {
        Some(silicon_valley::Question::Pay(bill)) if bill.given.is_empty() && kind.squares() >= bill.price => {
            Action::Pay(silicon_valley::Blocks::one(kind))
        }
        Some(_) | None => Action::Give(kind),
    };
    let piece = |kind: Kind| Piece::new(some(kind)).saying(shape(laid(kind))).doing(act(kind));
    blocks.kinds().map(piece).collect()
}

/// A block as it comes out of the box.
fn laid(kind: Kind) -> silicon_valley::Laid {
    silicon_valley::Laid { kind, ..silicon_valley::Laid::default() }
}

/// A fact with a name of the messages.
fn fact(words: &Words, id: &str, value: impl ToString) -> Fact {
    Fact::new(words.text(id), value)
}

#[cfg(test)]
mod tests;
