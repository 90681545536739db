use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use lab::{Row, Standings, Tournament, tournament};
use shelf::Visit;
use table::{Heuristic, Ledger};
use terminal::flush_right;
use words::Words;

use crate::args::TournamentArgs;
use crate::options;
use crate::output;
use crate::trouble::{OrTrouble as _, Trouble};
use crate::watch;

/// Lets bots play the same deals from every seat.
pub(crate) struct Run<'a> {
    pub(crate) words: &'a Words,
    pub(crate) args: &'a TournamentArgs,
}

impl Visit for Run<'_> {
    type Output = Result<()>;

    fn visit<G: Heuristic + Ledger>(self) -> Result<()> {
        let Self { words, args } = self;
        let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        let plan = Tournament {
            options: options::of::<G>(&args.table)?,
            bots: args.bots.clone(),
            seats: args.table.seats.unwrap_or_else(|| named.clamp(G::INFO.min_seats, G::INFO.max_seats)),
            games: args.games,
            seed: args.series.seed.clone(),
            threads: watch::threads(args.series.threads),
        };
        let file = match &args.results {
            Some(file) => file.clone(),
            None => default_file::<G>(&plan)?,
        };
        let standings = watch::series(args.games, |progress| tournament::<G>(&plan, &file, progress))?;
        if args.json {
            return output::json(&standings);
        }
        if args.csv {
            return output::print(&csv(&standings));
        }
        let kept = words.say("tournament-kept", &[("file", file.display().to_string().into())]);
        output::print(&format!("{}\n{kept}\n", table(words, &standings)))
    }
}

/// The file that the same tournament always has.
fn default_file<G: Heuristic>(plan: &Tournament<G::Options>) -> Result<PathBuf> {
    let chosen = std::env::var_os("BOARDROOM_DATA").map(PathBuf::from);
    let folder = crate::serve::data(chosen.as_deref())?.join("tournaments");
    fs::create_dir_all(&folder).or_trouble(|| Trouble::with_file("folder-unmakable", &folder))?;
    Ok(folder.join(format!("{}-{}.jsonl", G::INFO.slug, plan.id::<G>())))
}

/// The standings for people.
fn table(words: &Words, standings: &Standings) -> String {
    let done = [
        ("games", standings.games.to_string().into()),
        ("deals", standings.deals.to_string().into()),
        ("fair", percent(standings.fair_share).into()),
    ];
    let mut text = words.say("tournament-done", &done) + "\n\n";
    let heads = [
        ("tournament-rating", 14),
        ("tournament-share", 11),
        ("tournament-interval", 17),
        ("tournament-score", 12),
        ("tournament-thinking", 13),
    ];
    let heads = heads.map(|(id, width)| flush_right(&words.text(id), width)).concat();
    text += &format!("{:<20}{heads}\n", "");
    for (place, row) in (1..).zip(&standings.bots) {
        let Row { rating, uncertainty, win_share, win_interval, mean_score, .. } = row;
        let rating = format!("{rating:.1} ± {uncertainty:.1}");
        let interval = format!("{} – {}", percent(win_interval.low), percent(win_interval.high));
        let thinking = words.say("tournament-milliseconds", &[("time", thinking_time(row.thinking_ms).into())]);
        text += &format!(
            "{place:>2}. {:<16}{rating:>14}{:>11}{interval:>17}{mean_score:>12.1}{thinking:>13}\n",
            row.bot.to_string(),
            percent(*win_share),
        );
    }
    text
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// Milliseconds with three figures that mean something.
fn thinking_time(milliseconds: f64) -> String {
    match milliseconds {
        ..1.0 => format!("{milliseconds:.3}"),
        1.0..100.0 => format!("{milliseconds:.1}"),
        _ => format!("{milliseconds:.0}"),
    }
}

/// The standings for programs.
fn csv(standings: &Standings) -> String {
    let mut text = String::from(
        "bot,rating,uncertainty,win_share,win_share_low,win_share_high,mean_score,played,decisions,thinking_ms\n",
    );
    for row in &standings.bots {
        let Row { bot, rating, uncertainty, win_share, win_interval, mean_score, played, decisions, thinking_ms } = row;
        let (low, high) = (win_interval.low, win_interval.high);
        text += &format!(
            "{bot},{rating:.4},{uncertainty:.4},{win_share:.6},{low:.6},{high:.6},{mean_score:.4},{played},{decisions},{thinking_ms:.4}\n"
        );
    }
    text
}
