use std::time::Duration;

use anyhow::Result;
use bots::{Advised, Costly};
use faces::VisitTable;
use learn::Teach;
use table::{Record, Seat, Viewer};
use terminal::Draw;
use words::{People, View, Words};

use super::Eyes;
use crate::output::line;

/// How long the decisions of one seat are weighed at most.
const TIME: Duration = Duration::from_secs(8);

/// Which decisions of a game cost most, and what would have been better: of one seat, or of each in turn.
pub(super) struct Costliest<'a> {
    pub(super) words: &'a Words,
    pub(super) record: &'a Record,
    pub(super) eyes: Eyes,
}

impl VisitTable for Costliest<'_> {
    type Output = Result<()>;

    fn visit<F: Draw + Teach>(self) -> Result<()> {
        let Self { words, record, eyes } = self;
        let seats = eyes.viewers(record.players.len() as u8).into_iter().filter_map(Viewer::seat);
        for seat in seats {
            let Some(costly) = ::frozen::costliest(record, seat, TIME, &mut |_| ())? else {
                return line(&words.text("costly-nobody"));
            };
            let people = People { names: record.players.clone(), me: None };
            line(&words.say("costly-of", &[("who", people.name(seat).into()), ("count", costly.len().into())]))?;
            costly.iter().try_for_each(|costly| told::<F>(words, &people, seat, costly))?;
        }
        Ok(())
    }
}

/// A decision in words: when, what it cost, what was asked and done, and what would have been better.
fn told<F: Draw>(words: &Words, people: &People, seat: Seat, Costly { ply, round, advised }: &Costly) -> Result<()> {
    let Advised { view, made, best, is_sure, .. } = advised;
    let view: View<F> = serde_json::from_value(view.clone())?;
    let action = |action: &serde_json::Value| -> Result<String> {
        Ok(F::action(words, people, &view, serde_json::from_value(action.clone())?))
    };
    let place = [("round", (*round).into()), ("step", (ply + 1).into())];
    let place = words.say("review-turning-place", &place);
    let who = people.name(seat);
    let (did, better) = (action(&made.action)?, action(&best.action)?);
    let cost = words.cost(best.chance.saturating_sub(made.chance), best.score - made.score);
    line(&format!("{place}: {cost}"))?;
    line(&format!("  {}", F::prompt(words, people, &view, seat)))?;
    line(&format!("  {}", words.say("costly-made", &[("who", who.into()), ("action", did.into())])))?;
    line(&format!("  {}", words.say("costly-better", &[("action", better.into())])))?;
    if *is_sure == Some(true) { Ok(()) } else { line(&format!("  {}", words.text("costly-unsure"))) }
}
