use bidders::{Action, Bidders, Colour, Event, Hindrance, Options, PhaseView, View};
use learn::{FirstGame, Line, Section, Sight, Teach};

use crate::Face;

const THINGS: Section = Section::of(Face::SECTIONS, "what-there-is");
const PLACES: Section = Section::of(Face::SECTIONS, "places-on-the-table");
const BIDDING: Section = Section::of(Face::SECTIONS, "2-bidding-on-both-projects");
const CHIPS: Section = Section::of(Face::SECTIONS, "3-taking-chips");
const COOPERATION: Section = Section::of(Face::SECTIONS, "4-cooperation");
const RECOVERY: Section = Section::of(Face::SECTIONS, "5-recovery");
const LAYING: Section = Section::of(Face::SECTIONS, "6-laying-the-projects");
const END: Section = Section::of(Face::SECTIONS, "the-end");
const GOOD: Section = Section::of(Face::SECTIONS, "good-to-know");

/// After how many rounds enough is seen.
const ROUNDS: u8 = 4;

impl Teach for Face {
    const SECTIONS: &'static [&'static str] = &[
        "what-there-is",
        "places-on-the-table",
        "setting-up",
        "a-round",
        "1-preparation",
        "2-bidding-on-both-projects",
        "3-taking-chips",
        "4-cooperation",
        "5-recovery",
        "6-laying-the-projects",
        "nobody-wants-it",
        "the-end",
        "options",
        "good-to-know",
        "our-own-rulings",
    ];

    const LINES: &'static [Line<Bidders>] = &[
        Line::new("learn-bidders-two", ".auction .lot", THINGS, |_| true),
        Line::<Bidders>::new("learn-bidders-black", ".bidbox.bl", BIDDING, |sight| {
            sight.can(|action| matches!(action, Action::BidBlack(_))).is_some()
        })
        .trying(|sight| sight.can(|action| matches!(action, Action::BidBlack(_)))),
        Line::new("learn-bidders-white", ".bidbox.wh", BIDDING, |sight| {
            sight.can(|action| matches!(action, Action::BidWhite(_))).is_some()
        }),
        Line::<Bidders>::new("learn-bidders-marker", ".paddle", BIDDING, |sight| sight.saw(is_bid))
            .before(|event| matches!(event, Event::HadToPass { because: Hindrance::Marker, .. })),
        Line::<Bidders>::new("learn-bidders-outbid", ".own .guild, .guild.mine", BIDDING, |sight| sight.saw(is_bid))
            .before(|event| match event {
                Event::BidWhite { outbid, .. } | Event::BidBlack { outbid, .. } => outbid.is_some(),
                _ => false,
            }),
        Line::<Bidders>::new("learn-bidders-pass", ".pass", BIDDING, |sight| {
            sight.is_asked() && sight.can(|action| action == Action::Pass).is_some()
        })
        .before(|event| matches!(event, Event::Won { .. })),
        Line::<Bidders>::new("learn-bidders-won", ".others .guild, .guild", CHIPS, |sight| sight.saw(is_bid))
            .before(|event| matches!(event, Event::Won { .. })),
        Line::new("learn-bidders-fist", ".bidbox, .coop", COOPERATION, |sight| {
            sight.can(|action| matches!(action, Action::Fist(_))).is_some()
        }),
        Line::new("learn-bidders-shared", ".heap", COOPERATION, is_shared)
            .before(|event| matches!(event, Event::Cooperated { .. })),
        Line::new("learn-bidders-laid", ".heap", LAYING, is_shared)
            .before(|event| matches!(event, Event::Laid { colour: Colour::White, .. })),
        Line::new("learn-bidders-recovered", ".pad", RECOVERY, |sight| sight.view.round >= 2),
        Line::new("learn-bidders-favour", ".heap", END, |sight| sight.view.round >= 2),
        Line::new("learn-bidders-home", ".guild.mine .spaces", END, |sight| sight.view.round >= 3),
        Line::new("learn-bidders-short", ".guild.mine .spaces", GOOD, |sight| {
            sight.is_asked() && sight.view.round >= 2 && sight.view.guilds[sight.me].cubes <= 5
        }),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[
        (".bidbox, .paddle, .bidline, .till, .flow", BIDDING),
        (".fist, .coop", COOPERATION),
        (".heap", PLACES),
        (".guild, .spaces", END),
        (".lot, [data-piece^=white-], [data-piece^=black-]", THINGS),
    ];

    fn first_game() -> FirstGame<Options> {
        FirstGame { options: Options { memory: false, ..Options::default() }, seats: 3, seed: "first game 59" }
    }

    fn is_enough(sight: &Sight<'_, Bidders>) -> bool {
        sight.view.round > ROUNDS || sight.view.phase == PhaseView::Over
    }

    fn governing(view: &View) -> Section {
        match view.phase {
            PhaseView::Bidding { .. } => BIDDING,
            PhaseView::Cooperation { .. } => COOPERATION,
            PhaseView::Over => END,
        }
    }

    fn spot(action: Action) -> Option<String> {
        let place = match action {
            Action::BidWhite(_) | Action::Fist(_) => ".bidbox.wh",
            Action::BidBlack(_) => ".bidbox.bl",
            Action::Pass => ".pass .btn",
        };
        Some(place.to_owned())
    }
}

fn is_bid(event: &Event) -> bool {
    matches!(event, Event::BidWhite { .. } | Event::BidBlack { .. })
}

/// Whether the white project is being shared.
fn is_shared(sight: &Sight<'_, Bidders>) -> bool {
    matches!(sight.view.phase, PhaseView::Cooperation { .. })
}
