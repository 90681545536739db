use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{Budget, Level, Unreadable};
use frozen::Rules;
use serde_json::Value;
use sitting::{Holder, STAND_IN, Sitting};
use table::{Fault, Seat, Viewer};
use tokio::sync::mpsc;

use super::Message;
use super::queue::Claim;
use crate::clock::within;
use crate::problem::say;
use crate::server::Server;

/// What a bot came to.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// The ply and the version of the position that it thought about.
    pub(crate) ply: u32,
    pub(crate) version: u64,
    /// The action, or why there is none.
    pub(crate) action: Result<String, Failure>,
}

/// Why a bot did not come to a move.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It took too long, or the module of its rules gave no answer.
    Silent,
    /// It broke down, and its table with it.
    Broke(String),
}

/// What a bot is asked: all that it gets to know.
struct Question {
    rules: Rules,
    options: Value,
    level: Level,
    seat: Seat,
    view: String,
    menu: String,
    budget: Budget,
    /// What its chance comes from.
    seed: u64,
}

/// Lets a bot think about the move of a seat, among the few that may think at the same time.
///
/// After so many silences it is a weaker one. It begins after a pause, and has so many milliseconds left where its clock runs.
pub(super) fn think(
    server: &Server,
    sitting: &Sitting,
    seat: Seat,
    silences: usize,
    (pause, left): (Duration, Option<u64>),
    tell: mpsc::Sender<Message>,
) {
    let (Some(game), Some(rules)) = (sitting.game(), sitting.rules()) else { return };
    let level = match &sitting.chairs()[seat.index()].holder {
        Holder::Bot { level, .. } => level.parse().unwrap_or(STAND_IN),
        Holder::Nobody | Holder::Person { .. } => STAND_IN,
    };
    let level = weaker(level, silences);
    let question = Question {
        rules: rules.clone(),
        options: sitting.made().options.clone(),
        level,
        seat,
        view: game.view_by_name(Viewer::Seat(seat)).get().to_owned(),
        menu: game.menu(seat).get().to_owned(),
        budget: leaving_time(level.at_a_table(), left),
        seed: u64::from_le_bytes(server.machine().bytes()),
    };
    let (ply, version) = (game.plies() as u32, sitting.version());
    let (thinking, claim) = (server.clone(), Claim::of(sitting));
    server.spawn(async move {
        let server = thinking;
        tokio::time::sleep(pause).await;
        let turn = server.thinkers().turn(claim).await;
        let answer = server.machine().worked(move || catch_unwind(AssertUnwindSafe(|| answer(&question))));
        let action = match within(server.config().bot_patience, answer).await {
            Some(Ok(Ok(answer))) => answer.map_err(|why| failure(level, why)),
            Some(Ok(Err(_)) | Err(_)) => Err(Failure::Broke(say("bot-panic"))),
            None => {
                tracing::warn!(%level, "a bot does not come to an end with its move");
                Err(Failure::Silent)
            }
        };
        // Whoever does not come to an end keeps nobody else from thinking.
        drop(turn);
        // A table that is not in use any more needs no answer.
        let _ = tell.send(Message::Thought(Thought { seat, ply, version, action })).await;
    });
}

/// The bot that plays after so many silences: it is asked once more, and then each time one that is weaker.
fn weaker(level: Level, silences: usize) -> Level {
    let strength = Level::ALL.iter().position(|known| *known == level).unwrap_or(0);
    Level::ALL[strength.saturating_sub(silences.saturating_sub(1))]
}

/// How long nobody is asked after so many silences: a module that breaks down does so at once, and may go on doing so.
pub(super) fn rest(silences: usize) -> Duration {
    const LONGEST: Duration = Duration::from_secs(60);
    match silences.checked_sub(Level::ALL.len() + 1) {
        None => Duration::ZERO,
        Some(more) => Duration::from_secs(1 << more.min(6)).min(LONGEST),
    }
}

/// What becomes of a move that a bot could not find.
fn failure(level: Level, why: Unanswered) -> Failure {
    match why {
        Unanswered::Fault(fault) => {
            tracing::warn!(%level, %fault, "the module of a table's rules gives a bot no answer");
            Failure::Silent
        }
        Unanswered::Said(why) => Failure::Broke(why),
    }
}

/// A budget that leaves most of the milliseconds that are left on a clock.
fn leaving_time(budget: Budget, left: Option<u64>) -> Budget {
    match (budget, left) {
        (Budget::Time(time), Some(left)) => Budget::Time(time.min(Duration::from_millis(left) / 8)),
        (budget, _) => budget,
    }
}

/// Why a bot has no answer.
enum Unanswered {
    /// The module of its rules gives none.
    Fault(Fault),
    /// The reason is said.
    Said(String),
}

fn answer(question: &Question) -> Result<String, Unanswered> {
    let Question { rules, options, level, seat, view, menu, budget, seed } = question;
    let mut bot = rules.bot(options, *level, *seed).map_err(|unknown| Unanswered::Said(unknown.to_string()))?;
    bot.choose(*seat, view, menu, *budget).map_err(|unreadable| match unreadable {
        Unreadable::Fault(fault) => Unanswered::Fault(fault),
        unreadable => Unanswered::Said(unreadable.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_asked_twice_and_then_weaker_ones_down_to_chance() {
        let after = |silences| weaker(Level::Shark, silences);
        assert_eq!(
            [0, 1, 2, 3, 4, 9].map(after).map(Level::name),
            ["shark", "shark", "manager", "intern", "random", "random"]
        );
        assert_eq!(weaker(Level::Random, 3), Level::Random);
    }

    #[test]
    fn a_module_that_gives_no_answer_silences_its_bot_and_breaks_no_table() {
        assert!(matches!(failure(Level::Shark, Unanswered::Fault(Fault::Endless)), Failure::Silent));
        assert!(matches!(failure(Level::Shark, Unanswered::Said("no menu".to_owned())), Failure::Broke(_)));
    }

    #[test]
    fn a_module_that_gives_no_bot_an_answer_is_asked_ever_less_often() {
        let seconds = |silences| rest(silences).as_secs();
        assert_eq!([0, 1, 4, 5, 6, 7, 10, 11, 40].map(seconds), [0, 0, 0, 1, 2, 4, 32, 60, 60]);
    }
}
