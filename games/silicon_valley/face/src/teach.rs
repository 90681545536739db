use learn::{FirstGame, LEARNER, Line, Section, Sight, Teach};
use silicon_valley::{Action, Event, Options, Question, SiliconValley, View};

use crate::Face;

const THINGS: Section = Section::of(Face::SECTIONS, "what-there-is");
const SET_UP: Section = Section::of(Face::SECTIONS, "set-up");
const ROUND: Section = Section::of(Face::SECTIONS, "a-round");
const ACTIONS: Section = Section::of(Face::SECTIONS, "three-actions");
const OPERATE: Section = Section::of(Face::SECTIONS, "companies-operate");
const SALARIES: Section = Section::of(Face::SECTIONS, "salaries-rise");
const END: Section = Section::of(Face::SECTIONS, "the-end");
const RIVAL: Section = Section::of(Face::SECTIONS, "alone-against-the-rival");

/// After how many rounds enough is seen.
const ROUNDS: u8 = 3;

impl Teach for Face {
    const SECTIONS: &'static [&'static str] = &[
        "what-there-is",
        "set-up",
        "a-round",
        "three-actions",
        "companies-operate",
        "salaries-rise",
        "the-end",
        "alone-against-the-rival",
        "in-the-terminal",
        "our-own-rulings",
    ];

    const LINES: &'static [Line<SiliconValley>] = &[
        Line::<SiliconValley>::new("learn-valley-founder", ".founders", SET_UP, |sight| {
            sight.can(|action| matches!(action, Action::Found(_))).is_some()
        })
        .trying(|sight| sight.can(|action| matches!(action, Action::Found(_)))),
        Line::new("learn-valley-goal", ".purse .vl, .pad", END, asked_to_act),
        Line::new("learn-valley-actions", ".acts", ACTIONS, asked_to_act),
        Line::new("learn-valley-products", ".prs", ACTIONS, asked_to_act),
        Line::new("learn-valley-code", ".dock .code", THINGS, asked_to_act),
        Line::<SiliconValley>::new("learn-valley-people", ".ems", ACTIONS, |sight| {
            asked_to_act(sight) && sight.can(|action| matches!(action, Action::Hire(_))).is_some()
        })
        .trying(cheapest),
        Line::<SiliconValley>::new("learn-valley-launch", ".prs", ACTIONS, |sight| {
            asked_to_act(sight) && sight.can(|action| matches!(action, Action::Innovate(_))).is_some()
        })
        .trying(|sight| sight.can(|action| matches!(action, Action::Innovate(_)))),
        Line::new("learn-valley-outsource", ".dock .code", ACTIONS, |sight| {
            asked_to_act(sight) && sight.can(|action| matches!(action, Action::Outsource(_))).is_some()
        }),
        Line::<SiliconValley>::new("learn-valley-design", ".canvas, .designer", ACTIONS, |sight| {
            matches!(sight.view.question, Some(Question::Design(_))) || is_launching(sight)
        })
        .before(|event| matches!(event, Event::Innovated { seat, .. } if *seat == LEARNER)),
        Line::new("learn-valley-innovator", ".mine .ti", ACTIONS, is_launching)
            .before(|event| matches!(event, Event::Innovated { seat, .. } if *seat == LEARNER)),
        Line::new("learn-valley-collect", ".purse", OPERATE, is_last_action)
            .before(|event| matches!(event, Event::Collected { .. })),
        Line::new("learn-valley-pay", ".dock .fc", OPERATE, is_last_action)
            .before(|event| matches!(event, Event::SalariesPaid { .. })),
        Line::<SiliconValley>::new("learn-valley-upkeep", ".mine .ti", OPERATE, |sight| {
            asked_to_act(sight) && sight.saw(|event| matches!(event, Event::Innovated { .. }))
        })
        .before(|event| matches!(event, Event::Maintained { .. })),
        Line::new("learn-valley-order", ".ordr, .pad", ROUND, |sight| sight.view.round >= 2),
        Line::new("learn-valley-second", ".prs", ACTIONS, |sight| {
            let launched = sight.view.market.products.iter().flatten().filter_map(|place| place.launch);
            asked_to_act(sight) && launched.into_iter().any(|launch| launch.round < sight.view.round)
        }),
        Line::new("learn-valley-hq", ".hqs", ACTIONS, |sight| {
            let company = &sight.view.companies[sight.me];
            asked_to_act(sight) && !(company.has_free_slot() && company.has_room())
        }),
        Line::new("learn-valley-vc", ".vcs", ACTIONS, |sight| asked_to_act(sight) && sight.view.round >= 2),
        Line::<SiliconValley>::new("learn-valley-salaries", ".pad", SALARIES, |sight| sight.view.round >= 2)
            .before(|event| matches!(event, Event::SalariesRose { .. })),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[
        (".rival, .temper, [data-piece^=marker-]", RIVAL),
        (".founders", SET_UP),
        (".fc, .staff", OPERATE),
        (".code, .blks, .sy, .wt, .purse, .chain", THINGS),
        (".cos, .market, .dock, .designer", ACTIONS),
    ];

    fn first_game() -> FirstGame<Options> {
        FirstGame { options: Options::default(), seats: 2, seed: "first game 61" }
    }

    fn is_enough(sight: &Sight<'_, SiliconValley>) -> bool {
        sight.view.round > ROUNDS || sight.view.founding.is_none() && sight.view.question.is_none()
    }

    fn governing(view: &View) -> Section {
        match view.question {
            None if view.founding.is_some() => SET_UP,
            None => END,
            Some(
                Question::Act
                | Question::Sunset
                | Question::Layoff
                | Question::Pay(_)
                | Question::Design(_)
                | Question::Power(_)
                | Question::Swap(_),
            ) => ACTIONS,
            Some(Question::Substitute(_)) => THINGS,
            Some(Question::LetGo(_) | Question::Upkeep) => OPERATE,
        }
    }

    fn spot(action: Action) -> Option<String> {
        match action {
            Action::Found(employee) | Action::Hire(employee) | Action::Poach(employee) => {
                Some(format!("[data-piece='person-{}']", employee.0))
            }
            Action::Expand(hq) => Some(format!("[data-piece='hq-{}']", hq.0)),
            Action::Fund(vc) => Some(format!("[data-piece='vc-{}']", vc.0)),
            Action::Innovate(product) | Action::SecondMove(product) => {
                Some(format!("[data-piece='product-{}']", product.0))
            }
            Action::Outsource(_) | Action::Sunset(_) | Action::Layoff(_) => Some(".acts".to_owned()),
            Action::Done
            | Action::Fill(_)
            | Action::ByHand
            | Action::Lay(_)
            | Action::Pay(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Refresh(_)
            | Action::LetGo(_)
            | Action::Maintain(_)
            | Action::Settle { .. } => None,
        }
    }
}

fn asked_to_act(sight: &Sight<'_, SiliconValley>) -> bool {
    sight.is_asked() && sight.view.question == Some(Question::Act)
}

/// Whether a product can be launched.
fn is_launching(sight: &Sight<'_, SiliconValley>) -> bool {
    asked_to_act(sight) && sight.can(|action| matches!(action, Action::Innovate(_))).is_some()
}

/// Whether the turn is nearly over, after which the companies operate.
fn is_last_action(sight: &Sight<'_, SiliconValley>) -> bool {
    asked_to_act(sight) && sight.view.actions_left == 1
}

/// Whoever of the row costs least.
fn cheapest(sight: &Sight<'_, SiliconValley>) -> Option<Action> {
    let hires = sight.menu.items().iter().filter_map(|item| match item.nth(0) {
        Action::Hire(employee) => Some(employee),
        _ => None,
    });
    hires.min_by_key(|employee| sight.view.hiring_price(*employee)).map(Action::Hire)
}
