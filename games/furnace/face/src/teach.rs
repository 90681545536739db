use furnace::{Action, Event, Furnace, Goal, Options, Phase, Stage, View};
use learn::{FirstGame, Line, Section, Sight, Teach};

use crate::Face;

const THINGS: Section = Section::of(Face::SECTIONS, "what-there-is");
const AUCTION: Section = Section::of(Face::SECTIONS, "1-auction");
const PRODUCTION: Section = Section::of(Face::SECTIONS, "2-production");
const NEXT: Section = Section::of(Face::SECTIONS, "3-the-next-round");
const END: Section = Section::of(Face::SECTIONS, "the-end");
const CAPITALISTS: Section = Section::of(Face::SECTIONS, "capitalists");
const CHAIN: Section = Section::of(Face::SECTIONS, "the-chain");

impl Teach for Face {
    const SECTIONS: &'static [&'static str] = &[
        "what-there-is",
        "setting-up",
        "a-round",
        "1-auction",
        "2-production",
        "3-the-next-round",
        "the-end",
        "capitalists",
        "two-players",
        "the-chain",
        "a-short-game",
        "our-own-rulings",
    ];

    const LINES: &'static [Line<Furnace>] = &[
        Line::new("learn-furnace-engine", ".own .tile.su, .own .engine", THINGS, |_| true),
        Line::new("learn-furnace-row", ".lots", AUCTION, |sight| matches!(sight.view.phase, Phase::Auction { .. })),
        Line::new("learn-furnace-disc", ".purse", AUCTION, |sight| {
            sight.is_asked() && matches!(sight.view.phase, Phase::Auction { .. })
        }),
        Line::new("learn-furnace-compensation", ".lot .pay", AUCTION, |sight| {
            matches!(sight.view.phase, Phase::Auction { .. }) && discs(sight) == 3
        }),
        Line::new("learn-furnace-limits", ".lots .discs", AUCTION, |sight| {
            matches!(sight.view.phase, Phase::Auction { .. }) && discs(sight) == 2
        }),
        Line::new("learn-furnace-compensated", ".own .stock", AUCTION, is_last_disc)
            .before(|event| matches!(event, Event::Compensated { .. })),
        Line::new("learn-furnace-won", ".fx.add, .tile .fx", THINGS, is_last_disc)
            .before(|event| matches!(event, Event::Won { .. })),
        Line::new("learn-furnace-production", ".flow, .chain", PRODUCTION, |sight| stage(sight) == Some(Stage::Choose)),
        Line::<Furnace>::new("learn-furnace-upgrade", ".upg, .stock", PRODUCTION, |sight| {
            stage(sight) == Some(Stage::Choose)
        })
        .before(|event| matches!(event, Event::Upgraded { .. })),
        Line::new("learn-furnace-run", ".own .actions", PRODUCTION, can_run)
            .trying(|sight| sight.can(|action| action == Action::Run { goal: Goal::Growth })),
        Line::new("learn-furnace-confirm", ".own .actions", PRODUCTION, |sight| stage(sight) == Some(Stage::Confirm)),
        Line::new("learn-furnace-money", ".pad", END, |sight| sight.view.round >= 2),
        Line::new("learn-furnace-first", ".plate .chip, .meta .chip", NEXT, |sight| sight.view.round >= 2),
        Line::new("learn-furnace-last", ".pad", END, |sight| sight.view.round == sight.view.options.rounds),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[
        (".inserting", CHAIN),
        (".flow, .chain, .work, .choosing, .engine, .tile", PRODUCTION),
        (".disc, .purse, .pay, .lots", AUCTION),
        (".who", CAPITALISTS),
        (".stock, .plate, .holding", THINGS),
    ];

    fn first_game() -> FirstGame<Options> {
        let options = Options { capitalists: false, rounds: 3, ..Options::default() };
        FirstGame { options, seats: 3, seed: "first game 12" }
    }

    fn is_enough(sight: &Sight<'_, Furnace>) -> bool {
        sight.view.phase == Phase::Over
    }

    fn governing(view: &View) -> Section {
        match &view.phase {
            Phase::Auction { .. } | Phase::Compensation { .. } => AUCTION,
            Phase::Production(_) if view.options.chain => CHAIN,
            Phase::Production(_) => PRODUCTION,
            Phase::Over => END,
        }
    }

    fn spot(action: Action) -> Option<String> {
        match action {
            Action::Take { disc } => Some(format!(".purse [data-piece$='-{disc:?}']")),
            Action::Place { lot } => Some(format!(".lot[data-lot='{lot}'] .co")),
            Action::Activate { card: furnace::Card::Company(company) } | Action::Upgrade { company } => {
                Some(format!(".chain [data-piece='company-{}']", company.index()))
            }
            Action::Activate { card: furnace::Card::StartUp(_) } => Some(".chain .su".to_owned()),
            Action::Insert { at } => Some(format!(".gap[data-gap='{at}']")),
            Action::Process { .. } | Action::KeepAll | Action::Run { .. } | Action::Done => {
                Some(".own .actions [data-answer]".to_owned())
            }
        }
    }
}

/// How many discs whoever learns has left.
fn discs(sight: &Sight<'_, Furnace>) -> usize {
    sight.view.players[sight.me].discs.len()
}

/// Whether the last disc is about to be placed, after which everything is settled.
fn is_last_disc(sight: &Sight<'_, Furnace>) -> bool {
    sight.is_asked() && matches!(sight.view.phase, Phase::Auction { .. }) && discs(sight) == 1
}

/// Where whoever learns stands in production, when something is asked.
fn stage(sight: &Sight<'_, Furnace>) -> Option<Stage> {
    match &sight.view.phase {
        Phase::Production(shifts) if sight.is_asked() => Some(shifts[sight.me].stage),
        Phase::Production(_) | Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => None,
    }
}

fn can_run(sight: &Sight<'_, Furnace>) -> bool {
    sight.can(|action| matches!(action, Action::Run { .. })).is_some()
}
