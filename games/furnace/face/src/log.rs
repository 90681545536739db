use furnace::Event;
use words::{Chapter, Words};

/// How an event divides the log.
pub(crate) fn chapter(words: &Words, event: &Event) -> Option<Chapter> {
    let part = |phase: &str| Chapter::Turn(words.say("furnace-log-phase", &[("phase", phase.into())]));
    Some(match event {
        Event::Dealt { round, .. } => Chapter::Round(words.say("log-round", &[("number", (*round).into())])),
        Event::Placed { .. } | Event::DummyPlaced { .. } | Event::DummyStuck { .. } | Event::Unused { .. } => {
            part("auction")
        }
        Event::Compensated { .. } | Event::Won { .. } | Event::Unwanted { .. } | Event::DummyWon { .. } => {
            part("compensation")
        }
        Event::Income { .. }
        | Event::Inserted { .. }
        | Event::Ran { .. }
        | Event::Activated { .. }
        | Event::Gained { .. }
        | Event::Processed { .. }
        | Event::Upgraded { .. }
        | Event::Finished { .. } => part("production"),
        Event::Ended { .. } => Chapter::Turn(words.text("log-over")),
        Event::Equipped { .. } => return None,
    })
}
