use bidders::{Action, Bidders, Colour, Event, Hindrance, PhaseView, Site, View};
use table::Seat;
use words::{Arg, Chapter, People, Speak, Stakes, Texts, Words};

use crate::Nouns as _;

impl Speak for crate::Face {
    type Game = Bidders;

    const STAKES: Option<Stakes> = Some(Stakes::Money);
    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        match view.phase {
            PhaseView::Bidding { .. } => bid_prompt(words, people, view, seat),
            PhaseView::Cooperation { .. } => fist_prompt(words, people, view, seat),
            PhaseView::Over => words.text("bidders-prompt-over"),
        }
    }

    fn action(words: &Words, _people: &People, view: &View, action: Action) -> String {
        match action {
            Action::BidWhite(cubes) => words.say("bidders-action-bid-white", &[cubes_arg(words, cubes)]),
            Action::BidBlack(dollars) => {
                let left = view.black.map_or(0, |offer| offer.chips.saturating_sub(u16::from(dollars)));
                let workers = view.black.map_or(0, |offer| offer.workers);
                let args = [cubes_arg(words, workers), ("dollars", dollars.into()), ("left", u32::from(left).into())];
                words.say("bidders-action-bid-black", &args)
            }
            Action::Pass => words.text("bidders-action-pass"),
            Action::Fist(cubes) => words.say("bidders-action-fist", &[cubes_arg(words, cubes)]),
        }
    }

    fn event(words: &Words, people: &People, _: &bidders::Options, event: &Event) -> String {
        let about = |id: &str, seat: Seat, more: &[(&'static str, Arg)]| {
            let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
            words.say(id, &args)
        };
        match *event {
            Event::SetUp { cubes, set_aside: [white, black], .. } => {
                let args = [cubes_arg(words, cubes), ("white", white.into()), ("black", black.into())];
                words.say("bidders-event-set-up", &args)
            }
            Event::TurnedUp { .. } => turned_up(words, people, event),
            Event::Prepared { round, start_player } => {
                about("bidders-event-prepared", start_player, &[("round", round.into())])
            }
            Event::BidWhite { seat, cubes, .. } => about("bidders-event-bid-white", seat, &[cubes_arg(words, cubes)]),
            Event::BidBlack { seat, moved, left, .. } => {
                about("bidders-event-bid-black", seat, &[dollars("moved", moved), dollars("left", left)])
            }
            Event::Passed { seat } => about("bidders-event-passed", seat, &[]),
            Event::HadToPass { seat, because } => match because {
                Hindrance::Marker => about("bidders-event-had-to-pass-marker", seat, &[]),
                Hindrance::Means => about("bidders-event-had-to-pass-means", seat, &[]),
            },
            Event::Won { colour, seat, cubes, chips } => {
                let more = [colour_arg(colour), cubes_arg(words, cubes), dollars("chips", chips)];
                about("bidders-event-won", seat, &more)
            }
            Event::Unsold { colour, chips, .. } => {
                words.say("bidders-event-unsold", &[colour_arg(colour), dollars("chips", chips)])
            }
            Event::FistClosed { seat } => about("bidders-event-fist-closed", seat, &[]),
            Event::FistsOpened { left, left_cubes, right, right_cubes } => {
                let args = [
                    ("left", people.someone(words, left).into()),
                    ("left-cubes", left_cubes.into()),
                    ("right", people.someone(words, right).into()),
                    ("right-cubes", right_cubes.into()),
                ];
                words.say("bidders-event-fists-opened", &args)
            }
            Event::Cooperated { seat, cubes, tie } => {
                let more = [cubes_arg(words, cubes), ("tie", if tie { "yes" } else { "no" }.into())];
                about("bidders-event-cooperated", seat, &more)
            }
            Event::NoCooperation { seat } => about("bidders-event-no-cooperation", seat, &[]),
            Event::Recovered { seat, left, front, right } => {
                about("bidders-event-recovered", seat, &[cubes_arg(words, left + front + right)])
            }
            Event::Laid { colour, place, .. } => laid(words, people, colour, place),
            Event::Judged { .. } => judged(words, people, event),
        }
    }

    fn purse(view: &View, seat: Seat) -> Option<i32> {
        Some(view.guilds[seat].chips.into())
    }

    fn flow(event: &Event) -> Vec<(Seat, i32)> {
        match *event {
            Event::Won { seat, chips, .. } => vec![(seat, chips.into())],
            Event::SetUp { .. }
            | Event::TurnedUp { .. }
            | Event::Prepared { .. }
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
            | Event::Laid { .. }
            | Event::Judged { .. } => Vec::new(),
        }
    }

    fn chapter(words: &Words, people: &People, _: &bidders::Options, event: &Event) -> Option<Chapter> {
        crate::log::chapter(words, people, event)
    }
}

fn bid_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let cubes = view.guilds[seat].cubes;
    let bid = view.white.and_then(|offer| offer.bid).map(|bid| bid.cubes);
    let white = match bid {
        Some(bid) if bid < cubes => "more",
        None if cubes > 0 => "first",
        Some(_) | None => "no",
    };
    let black = match view.black {
        Some(offer) if offer.chips > 0 && offer.workers <= cubes => {
            if white == "no" {
                "only"
            } else {
                "too"
            }
        }
        Some(_) | None => "no",
    };
    let mut args = people.who(seat).to_vec();
    args.extend([("white", white.into()), ("black", black.into())]);
    words.say("bidders-prompt-bid", &args)
}

fn fist_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let (seats, winner) = (view.seats(), view.white.and_then(|offer| offer.bid).map(|bid| bid.seat));
    let is_left = winner.is_some_and(|winner| winner.next(seats) == seat);
    let rival = winner.map(|winner| if is_left { winner.previous(seats) } else { winner.next(seats) });
    let ties = match rival {
        Some(rival) if view.guilds[rival].cubes == 0 => "alone",
        Some(_) | None => {
            if is_left {
                "mine"
            } else {
                "theirs"
            }
        }
    };
    let mut args = people.who(seat).to_vec();
    args.push(("favour", words.bidders_favour(view.white.map_or(0, |offer| i16::from(offer.favour))).into()));
    args.push(("rival", rival.map_or_else(|| words.text("nobody"), |rival| people.name(rival).to_owned()).into()));
    args.push(("ties", ties.into()));
    words.say("bidders-prompt-fist", &args)
}

fn turned_up(words: &Words, people: &People, event: &Event) -> String {
    let Event::TurnedUp { round, start_player, white_favour, black_favour, workers, chips, .. } = *event else {
        return String::new();
    };
    let mut args = people.who(start_player).to_vec();
    args.push(("round", round.into()));
    args.push(("white", words.bidders_favour(white_favour.into()).into()));
    args.push(("black", words.bidders_favour(black_favour.into()).into()));
    args.push(("workers", words.bidders_cubes(workers).into()));
    args.push(dollars("chips", chips));
    words.say("bidders-event-turned-up", &args)
}

fn laid(words: &Words, people: &People, colour: Colour, place: Site) -> String {
    match place {
        Site::Front(seat) => {
            let args = [colour_arg(colour), ("one", people.someone(words, seat).into())];
            words.say("bidders-event-laid-front", &args)
        }
        Site::Between(one, other) => {
            let args = [("one", people.someone(words, one).into()), ("other", people.someone(words, other).into())];
            words.say("bidders-event-laid-between", &args)
        }
    }
}

fn judged(words: &Words, people: &People, event: &Event) -> String {
    let Event::Judged { seat, standing } = *event else { return String::new() };
    let args = [
        ("who", people.name(seat).into()),
        ("favour", minus(standing.favour()).into()),
        ("projects", minus(standing.projects).into()),
        ("hearts", u32::from(standing.hearts).into()),
        dollars("money", standing.money()),
        dollars("chips", standing.chips),
        dollars("dollars", standing.dollars),
        ("out", if standing.eliminated { "yes" } else { "no" }.into()),
    ];
    words.say("bidders-event-judged", &args)
}

fn cubes_arg(words: &Words, cubes: u8) -> (&'static str, Arg) {
    ("cubes", words.bidders_cubes(cubes).into())
}

pub(crate) fn colour_arg(colour: Colour) -> (&'static str, Arg) {
    let colour = match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    ("colour", colour.into())
}

fn dollars(name: &'static str, amount: u16) -> (&'static str, Arg) {
    (name, u32::from(amount).into())
}

pub(crate) fn minus(number: i16) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bidders::{Options, Project, ProjectSet};
    use table::{Game, Match, Rng, Seed, Viewer};

    use super::*;
    use words::Language;

    use crate::Face;

    fn people(seats: u8, me: Option<Seat>) -> People {
        let names = ["Ada", "Bo", "Cleo", "Dan", "Eve"].iter().take(usize::from(seats));
        People { names: names.map(|name| (*name).to_owned()).collect(), me }
    }

    #[test]
    fn everything_that_can_happen_can_be_said_to_everybody() {
        let (words, mut said) = (Face::strict(Language::English), HashSet::new());
        for (number, seats) in [3, 4, 5, 3, 4, 5, 4].into_iter().enumerate() {
            let seed = Seed::from_text(&number.to_string());
            let (mut table, told) = Match::<Bidders>::new(Options::default(), seats, seed).expect("a table");
            let mut rng = Rng::fast(number as u64);
            let mut events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
            while let Some(seat) = table.state().to_act().first() {
                for viewer in Viewer::all(seats) {
                    let (people, view) = (people(seats, viewer.seat()), table.state().view(viewer));
                    said.insert(Face::prompt(&words, &people, &view, seat));
                    said.extend(table.menu(seat).iter().map(|action| Face::action(&words, &people, &view, action)));
                }
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                events
                    .extend(table.submit(seat, action).expect("it is on the menu").into_iter().map(|told| told.event));
            }
            for viewer in Viewer::all(seats) {
                let (people, view) = (people(seats, viewer.seat()), table.state().view(viewer));
                said.extend(events.iter().map(|event| Face::event(&words, &people, table.options(), event)));
                said.insert(Face::prompt(&words, &people, &view, Seat::default()));
            }
        }
        for sentence in [
            "Bid 1 cube on white",
            "Bid 1 cube on black: move $2, leave $7",
            "Hold out a fist with no cubes",
            "You hold a marker and pass.",
            "Ada can make no bid and passes.",
            "You take 2 cubes home.",
            "Your turn: bid cubes on white, take black for less money, or pass.",
            "Your turn: bid more cubes on white, take black for less money, or pass.",
            "Your turn: bid more cubes on white or pass.",
            "Your turn: take black for less money or pass.",
        ] {
            assert!(said.contains(sentence), "{sentence}");
        }
    }

    #[test]
    fn a_project_of_the_standard_set_has_a_name_in_words_and_a_designers_its_own() {
        let words = Face::strict(Language::English);
        let (table, _) = Match::<Bidders>::new(Options::default(), 3, Seed::from_text("names")).expect("a table");
        let mut view = table.state().view(Viewer::Spectator);
        for project in (0..12).map(Project) {
            for colour in [Colour::White, Colour::Black] {
                assert_ne!(words.bidders_project(&view, colour, project), "?");
            }
        }
        let set = &view.options.cards;
        let faces = set.white.iter().map(|face| &face.name).chain(set.black.iter().map(|face| &face.name));
        let mut wanted: Vec<String> =
            faces.map(|name| format!("bidders-project-{}", name.to_lowercase().replace(' ', "-"))).collect();
        wanted.sort();
        for language in Language::ALL {
            let ids = Face::MESSAGES.of(language).lines().filter_map(|line| line.split(" =").next());
            let mut written: Vec<&str> = ids.filter(|id| id.starts_with("bidders-project-")).collect();
            written.sort_unstable();
            assert_eq!(written, wanted, "{}", language.code());
        }
        assert_eq!(words.bidders_project(&view, Colour::Black, Project(11)), "Summer palace");
        let mut options = Options::default();
        let cards = <ProjectSet as table::CardSet>::STANDARD.replace("Summer palace", "Winter palace");
        table::set_option(&mut options, "cards", &cards).expect("a card file");
        view.options = options;
        assert_eq!(words.bidders_project(&view, Colour::Black, Project(11)), "Winter palace");
    }
}
