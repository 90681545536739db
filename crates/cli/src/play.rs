//! Playing in the terminal: games of today's rules and of those of another day, and two ways to show them.

mod draw;
mod frozen;
mod menu;
mod plain;
mod player;
mod playing;
mod saves;
mod screen;
mod session;
mod welcome;

use std::io::IsTerminal as _;
use std::path::Path;

use ::frozen::Rules;
use anyhow::{Result, bail};
use faces::VisitTable;
use learn::Teach;
use table::{Record, Seed};
use terminal::Draw;
use wire::Plans;
use words::Words;

use crate::args::{PlayArgs, ResumeArgs, ShowArgs};
use crate::options;
use crate::trouble::{OrTrouble as _, Trouble};
use player::Player;
use playing::Playing;
use session::Session;

pub(crate) use draw::{Pane, overlay};
pub(crate) use screen::{is_quit, key};
pub(crate) use welcome::welcome;

/// Starts the game that the command line asks for.
pub(crate) fn start(words: &Words, args: &PlayArgs) -> Result<()> {
    faces::with_table(&args.table.game, Start { words, args })?
}

struct Start<'a> {
    words: &'a Words,
    args: &'a PlayArgs,
}

impl VisitTable for Start<'_> {
    type Output = Result<()>;

    fn visit<F: Draw + Teach>(self) -> Result<()> {
        let Self { words, args } = self;
        let options = options::of::<F::Game>(&args.table)?;
        let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX).saturating_add(args.people);
        let seats = args.table.seats.unwrap_or_else(|| named.max(F::INFO.min_seats));
        if args.people > seats {
            bail!(Trouble::new("too-many-people").with("seats", seats).with("people", args.people));
        }
        let players = Player::table(words, seats, args.people, &args.names, &args.bots);
        let seed = match &args.seed {
            Some(text) => Seed::from_text(text),
            None => fresh_seed()?,
        };
        let plans = args.plans.map_or_else(|| Plans::usual(args.people.into()), Plans::from);
        let plans = if F::PLANS { plans } else { Plans::Allowed };
        show(words, set_up(Session::<F>::new(words, options, players, seed, plans)?, args.show), args.show)
    }
}

/// Goes on with a saved game.
pub(crate) fn resume(words: &Words, args: &ResumeArgs) -> Result<()> {
    let path = match &args.file {
        Some(path) => path.clone(),
        None => saves::latest()?.or_trouble(|| Trouble::new("nothing-to-resume"))?,
    };
    let record = crate::verify::read(&path)?;
    let (rules, record, table) = Rules::fitting(&record)?;
    if rules.is_frozen() {
        let game = frozen::Session::resume(words, (rules, table), &record, &path)?;
        return show(words, game, args.show);
    }
    faces::with_table(&record.game, Resume { words, record: &record, path: &path, how: args.show })?
}

struct Resume<'a> {
    words: &'a Words,
    record: &'a Record,
    path: &'a Path,
    how: ShowArgs,
}

impl VisitTable for Resume<'_> {
    type Output = Result<()>;

    fn visit<F: Draw + Teach>(self) -> Result<()> {
        let Self { words, record, path, how } = self;
        show(words, set_up(Session::<F>::resume(words, record, path)?, how), how)
    }
}

fn set_up<F: Draw>(session: Session<'_, F>, how: ShowArgs) -> Session<'_, F> {
    let session = if how.explain { session.explaining() } else { session };
    if how.undrawn { session.undrawn() } else { session }
}

/// Plays a game on the screen, or line by line where there is none.
fn show(words: &Words, mut game: impl Playing, how: ShowArgs) -> Result<()> {
    let interactive = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    if how.plain || !interactive { plain::play(&mut game) } else { screen::play(words, &mut game, how.fast) }
}

/// A seed that nobody knows.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).or_trouble(|| Trouble::new("no-random-numbers"))?;
    Ok(Seed::new(bytes))
}
