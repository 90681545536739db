use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{AnyBot, Budget, Level};
use sitting::{Holder, STAND_IN, Sitting};
use table::{Seat, Viewer};
use tokio::sync::mpsc;
use wire::Moment;

use super::Message;
use super::queue::Claim;
use crate::problem::say;
use crate::server::{Server, now};

/// What a bot came to.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// The ply and the version of the position that it thought about.
    pub(crate) ply: u32,
    pub(crate) version: u64,
    /// The action, or why there is none.
    pub(crate) action: Result<String, String>,
}

/// How long a bot may take before its table is given up.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a bot is asked: all that it gets to know.
struct Question {
    game: String,
    level: Level,
    seat: Seat,
    view: String,
    menu: String,
    budget: Budget,
}

/// Lets a bot think about the move of a seat, among the few that may think at the same time.
pub(super) fn think(server: &Server, sitting: &Sitting, seat: Seat, pause: Duration, tell: mpsc::Sender<Message>) {
    let Some(game) = sitting.game() else { return };
    let level = match &sitting.chairs()[seat.index()].holder {
        Holder::Bot { level, .. } => level.parse().unwrap_or(STAND_IN),
        Holder::Nobody | Holder::Person { .. } => STAND_IN,
    };
    let question = Question {
        game: sitting.made().game.clone(),
        level,
        seat,
        view: game.view_by_name(Viewer::Seat(seat)).get().to_owned(),
        menu: game.menu(seat).get().to_owned(),
        budget: within(level.at_a_table(), sitting.clocks().until(seat)),
    };
    let (ply, version) = (game.plies() as u32, sitting.version());
    let (thinkers, claim) = (server.thinkers().clone(), Claim::of(sitting));
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        let turn = thinkers.turn(claim).await;
        let answer = tokio::task::spawn_blocking(move || {
            let answer = catch_unwind(AssertUnwindSafe(|| answer(&question)));
            drop(turn);
            answer.unwrap_or_else(|_| Err(say("bot-panic")))
        });
        let action = match tokio::time::timeout(PATIENCE, answer).await {
            Ok(answer) => answer.unwrap_or_else(|_| Err(say("bot-panic"))),
            Err(_) => Err(say("bot-silent")),
        };
        // A table that is not in use any more needs no answer.
        let _ = tell.send(Message::Thought(Thought { seat, ply, version, action })).await;
    });
}

/// A budget that leaves most of the time on a clock that runs until then.
fn within(budget: Budget, until: Option<Moment>) -> Budget {
    match (budget, until) {
        (Budget::Time(time), Some(until)) => {
            Budget::Time(time.min(Duration::from_millis(until.saturating_sub(now())) / 8))
        }
        (budget, _) => budget,
    }
}

fn answer(question: &Question) -> Result<String, String> {
    let Question { game, level, seat, view, menu, budget } = question;
    let seed = u64::from_le_bytes(crate::random::bytes());
    let mut bot = AnyBot::new(game, *level, seed).map_err(|unknown| unknown.to_string())?;
    bot.choose(*seat, view, menu, *budget).map_err(|unreadable| unreadable.to_string())
}
