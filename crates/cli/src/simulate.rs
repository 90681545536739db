use anyhow::Result;
use lab::{Plan, Report, Standing, simulate};
use shelf::Visit;
use table::{Heuristic, Ledger};
use terminal::{flush_left, flush_right};
use words::Words;

use crate::args::SimulateArgs;
use crate::options;
use crate::output;
use crate::watch;

/// Lets bots play many games.
pub(crate) struct Simulate<'a> {
    pub(crate) words: &'a Words,
    pub(crate) args: &'a SimulateArgs,
}

impl Visit for Simulate<'_> {
    type Output = Result<()>;

    fn visit<G: Heuristic + Ledger>(self) -> Result<()> {
        let Self { words, args } = self;
        let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        let seats = args.table.seats.unwrap_or_else(|| named.max(G::INFO.min_seats));
        let plan = Plan {
            options: options::of::<G>(&args.table)?,
            bots: args.bots.iter().copied().cycle().take(usize::from(seats)).collect(),
            games: args.games,
            seed: args.series.seed.clone(),
            threads: watch::threads(args.series.threads),
        };
        let report = watch::series(args.games, |progress| simulate::<G>(&plan, progress))?;
        if args.json { output::json(&report) } else { output::print(&table(words, &report)) }
    }
}

/// The report for people.
fn table(words: &Words, report: &Report) -> String {
    let args = [
        ("games", report.games.to_string().into()),
        ("plies", report.plies.to_string().into()),
        ("seconds", format!("{:.1}", report.seconds).into()),
        ("rate", format!("{:.0}", report.actions_per_second).into()),
    ];
    let mut text = words.say("simulate-done", &args) + "\n\n";
    let (share, score) = (words.text("simulate-share"), words.text("simulate-score"));
    text += &format!("{:<18}{}{}\n", "", flush_right(&share, 20), flush_right(&score, 14));
    let row = |name: String, standing: &Standing| {
        let share = format!("{:.1}% ± {:.1}", 100.0 * standing.win_share, 100.0 * standing.win_share_margin);
        format!("{}{share:>20}{:>14.1}\n", flush_left(&name, 18), standing.mean_score)
    };
    for standing in &report.per_bot {
        text += &row(format!("{} {}", standing.bot.as_deref().unwrap_or_default(), standing.index + 1), standing);
    }
    text.push('\n');
    for standing in &report.per_seat {
        text += &row(words.say("simulate-seat", &[("number", (standing.index + 1).into())]), standing);
    }
    let length = [
        ("min", report.length.min.to_string().into()),
        ("median", report.length.p50.to_string().into()),
        ("max", report.length.max.to_string().into()),
    ];
    text + "\n" + &words.say("simulate-length", &length) + "\n"
}
