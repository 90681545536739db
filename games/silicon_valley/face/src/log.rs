use silicon_valley::Event;
use table::Seat;
use words::{Chapter, People, Words};

/// How an event divides the log.
pub(crate) fn chapter(words: &Words, people: &People, event: &Event) -> Option<Chapter> {
    let turn = |seat: &Seat| Chapter::Turn(people.turn_of(words, *seat));
    Some(match event {
        Event::Round { round, .. } => Chapter::Round(words.say("log-round", &[("number", (*round).into())])),
        Event::Hired { seat, .. }
        | Event::Poached { seat, .. }
        | Event::Expanded { seat, .. }
        | Event::Funded { seat, .. }
        | Event::Outsourced { seat, .. }
        | Event::Innovated { seat, .. }
        | Event::SecondMoved { seat, .. }
        | Event::Sunset { seat, .. }
        | Event::LaidOff { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Waived { seat }
        | Event::TurnEnded { seat } => turn(seat),
        Event::Collected { .. }
        | Event::ClearedOut { .. }
        | Event::HqPaid { .. }
        | Event::SalariesPaid { .. }
        | Event::Maintained { .. }
        | Event::LetGo { .. }
        | Event::ProductLost { .. } => Chapter::Turn(words.text("silicon-valley-log-operate")),
        Event::Decision { .. } | Event::Personality { .. } => Chapter::Turn(words.text("silicon-valley-log-rival")),
        Event::Ended { .. } => Chapter::Turn(words.text("log-over")),
        Event::Dealt { .. }
        | Event::Chose { .. }
        | Event::Founded { .. }
        | Event::EmployeeDrawn { .. }
        | Event::HqDrawn { .. }
        | Event::VcDrawn { .. }
        | Event::ProductDrawn { .. }
        | Event::Gained { .. }
        | Event::RanOut { .. }
        | Event::Flipped { .. }
        | Event::Valued { .. }
        | Event::SalariesRose { .. }
        | Event::SalariesFell { .. }
        | Event::PowerLost { .. }
        | Event::Refreshed { .. }
        | Event::RivalFounded { .. }
        | Event::PawnMoved { .. }
        | Event::RivalInnovated { .. }
        | Event::RivalSecondMoved { .. }
        | Event::RivalExpanded { .. }
        | Event::RivalFunded { .. }
        | Event::RivalHired { .. }
        | Event::RivalGained { .. }
        | Event::FeePaid { .. }
        | Event::CodeLeaked { .. }
        | Event::Scouted { .. } => return None,
    })
}
