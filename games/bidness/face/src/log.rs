use bidness::Event;
use words::{Chapter, People, Words};

/// How an event divides the log.
pub(crate) fn chapter(words: &Words, people: &People, event: &Event) -> Option<Chapter> {
    Some(match *event {
        Event::Round { round, .. } => Chapter::Round(words.say("log-round", &[("number", round.into())])),
        Event::Played { seat, .. } | Event::Sold { seat, .. } | Event::Passed { seat, .. } => {
            Chapter::Turn(people.turn_of(words, seat))
        }
        Event::Bought { seat, dollars, .. } => {
            let args = [("who", people.someone(words, seat).into()), ("dollars", dollars.into())];
            Chapter::Outcome(words.say("bidness-log-bought", &args))
        }
        Event::Settled { dollars, .. } => {
            Chapter::Outcome(words.say("bidness-log-settled", &[("dollars", dollars.into())]))
        }
        Event::Verdict { winner, .. } => {
            let winner = people.someone(words, winner);
            Chapter::Outcome(words.say("bidness-log-verdict", &[("who", winner.into())]))
        }
        Event::Salaries { .. }
        | Event::LaidOff { .. }
        | Event::Repaid { .. }
        | Event::Earned { .. }
        | Event::Engineered { .. } => Chapter::Turn(words.text("bidness-log-business")),
        Event::Over { .. } => Chapter::Turn(words.text("log-over")),
        Event::Dealt { .. }
        | Event::Discarded
        | Event::Targeted { .. }
        | Event::Bid { .. }
        | Event::Dropped { .. }
        | Event::Unsold { .. }
        | Event::Sued { .. }
        | Event::Asked { .. }
        | Event::Offered { .. }
        | Event::Rejected { .. }
        | Event::Compensated { .. }
        | Event::Headhunted { .. }
        | Event::Paid { .. }
        | Event::Borrowed { .. }
        | Event::TechGained { .. }
        | Event::TechLost { .. }
        | Event::Researched { .. }
        | Event::Stolen { .. }
        | Event::MarketLeader { .. }
        | Event::TechLeader { .. } => return None,
    })
}
