use bidders::Event;
use words::{Chapter, People, Words};

use crate::speak::colour_arg;

/// How an event divides the log.
pub(crate) fn chapter(words: &Words, people: &People, event: &Event) -> Option<Chapter> {
    Some(match *event {
        // Rounds are short: they are turns of the log, which fold nothing away.
        Event::TurnedUp { round, .. } | Event::Prepared { round, .. } => {
            Chapter::Turn(words.say("log-round", &[("number", round.into())]))
        }
        Event::Won { colour, seat, .. } => {
            let args = [colour_arg(colour), ("who", people.someone(words, seat).into())];
            Chapter::Outcome(words.say("bidders-log-won", &args))
        }
        Event::Judged { .. } => Chapter::Turn(words.text("log-over")),
        Event::SetUp { .. }
        | Event::BidWhite { .. }
        | Event::BidBlack { .. }
        | Event::Passed { .. }
        | Event::HadToPass { .. }
        | Event::Unsold { .. }
        | Event::FistClosed { .. }
        | Event::FistsOpened { .. }
        | Event::Cooperated { .. }
        | Event::NoCooperation { .. }
        | Event::Recovered { .. }
        | Event::Laid { .. } => return None,
    })
}
