use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use faces::Visit;
use lab::{Balance, Outcome, Page, Plan, balance};
use learn::Teach;
use words::{Catalogue, Options, Words};

use crate::args::{BalanceArgs, TableArgs};
use crate::options;
use crate::output;
use crate::trouble::{OrTrouble as _, Trouble};
use crate::watch;

/// Measures what is fair about a game.
pub(crate) struct Run<'a> {
    pub(crate) words: &'a Words,
    pub(crate) args: &'a BalanceArgs,
}

impl Visit for Run<'_> {
    type Output = Result<()>;

    fn visit<F: Catalogue + Teach>(self) -> Result<()> {
        let Self { words, args } = self;
        // Both files are read before a game is played: whoever waits for the first would hear of the second too late.
        let these = plan::<F>(args, &args.table)?;
        let others = args.compare.as_ref().map(|cards| {
            let table = TableArgs { cards: Some(cards.clone()), ..args.table.clone() };
            Ok::<_, anyhow::Error>((plan::<F>(args, &table)?, cards.display().to_string()))
        });
        let others = others.transpose()?;
        let measured = measure::<F>(words, &these)?;
        let compared = match others {
            Some((others, name)) => Some((measure::<F>(words, &others)?, name)),
            None => None,
        };
        let cards = match &args.table.cards {
            Some(file) => file.display().to_string(),
            None => words.text("balance-cards-standard"),
        };
        let page = Page {
            balance: &measured,
            cards: &cards,
            other: compared.as_ref().map(|(other, name)| (other, name.as_str())),
            command: &command(),
        };
        let file = args.page.clone().unwrap_or_else(|| PathBuf::from(format!("{}-balance.html", F::INFO.slug)));
        let figures = file.with_extension("json");
        write(&file, &page.html(words))?;
        let all: Vec<&Balance> = [Some(&measured), page.other.map(|(other, _)| other)].into_iter().flatten().collect();
        write(&figures, &(serde_json::to_string_pretty(&all)? + "\n"))?;
        output::print(&summary(words, &measured, &file, &figures))
    }
}

fn plan<F: Catalogue>(args: &BalanceArgs, table: &TableArgs) -> Result<Plan<Options<F>>> {
    let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    let seats = table.seats.unwrap_or_else(|| named.max(F::INFO.min_seats));
    Ok(Plan {
        options: options::of::<F::Game>(table)?,
        bots: args.bots.iter().copied().cycle().take(usize::from(seats)).collect(),
        games: args.games,
        seed: args.series.seed.clone(),
        threads: watch::threads(args.series.threads),
    })
}

fn measure<F: Catalogue>(words: &Words, plan: &Plan<Options<F>>) -> Result<Balance> {
    Ok(watch::series(plan.games, |progress| balance::<F>(words, plan, progress))?)
}

/// The command that was given, as it can be given again.
fn command() -> String {
    let quoted = |word: String| if word.contains([' ', '"', '*']) { format!("'{word}'") } else { word };
    let words = std::env::args().skip(1).map(quoted);
    std::iter::once("boardroom".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).or_trouble(|| Trouble::with_file("file-unwritable", file))
}

fn summary(words: &Words, balance: &Balance, page: &Path, figures: &Path) -> String {
    let lines = balance.summary(words);
    let holds = lines.iter().filter(|(outcome, ..)| *outcome == Outcome::Holds).count();
    let args = [("games", balance.games.to_string().into()), ("holds", holds.into()), ("count", lines.len().into())];
    let mut text = words.say("balance-done", &args) + "\n\n";
    for (outcome, target, measured) in &lines {
        let sign = match outcome {
            Outcome::Holds => '✓',
            Outcome::Open => '?',
            Outcome::Fails => '✗',
        };
        text += &format!("{sign} {target}\n    {measured}\n");
    }
    let files = [("page", page.display().to_string().into()), ("json", figures.display().to_string().into())];
    text + "\n" + &words.say("balance-files", &files) + "\n"
}
