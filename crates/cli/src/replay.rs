mod costliest;
mod frozen;

use std::io::IsTerminal as _;

use ::frozen::Rules;
use anyhow::{Result, bail};
use faces::VisitTable;
use learn::Teach;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};
use table::{Game, Match, Record, Seat, Told, Viewer};
use terminal::{Draw, plain};
use words::{Event, Options, People, View, Words};

use costliest::Costliest;

use crate::args::ReplayArgs;
use crate::output;
use crate::play::{Pane, is_quit, key, overlay};
use crate::trouble::Trouble;
use crate::verify::read;

/// Steps through a record.
pub(crate) fn run(words: &Words, args: &ReplayArgs) -> Result<()> {
    let record = read(&args.record)?;
    let eyes = Eyes::parse(&args.eyes, record.players.len())?;
    if args.costliest {
        let (_, record, _) = Rules::fitting(&record)?;
        return faces::with_table(&record.game, Costliest { words, record: &record, eyes })?;
    }
    let interactive = std::io::stdout().is_terminal() && std::io::stdin().is_terminal() && !args.plain;
    let people = People { names: record.players.clone(), me: None };
    let (rules, record, whole) = Rules::fitting(&record)?;
    let (title, reel): (String, Box<dyn Reel>) = match rules.speaker(&record.options) {
        Some(speaker) => {
            let reel = frozen::Reel::new(words, &people, whole, speaker);
            (reel.title(), Box::new(reel))
        }
        None => faces::with_table(&record.game, Replay { words, people: &people, record: &record })??,
    };
    let mut film = Film { words, people: &people, title, reel, eyes, ply: 0, pane: None };
    if !interactive {
        return film.print();
    }
    let mut terminal = ratatui::try_init()?;
    let result = film.run(&mut terminal);
    ratatui::restore();
    result
}

/// The pictures of a game that was recorded, and what led from each to the next.
trait Reel {
    /// How many actions there are.
    fn plies(&self) -> usize;

    /// What these eyes were told in the step that led to a picture.
    fn sentences(&self, eyes: Eyes, ply: usize) -> Result<Vec<String>>;

    /// How far the game was.
    fn when(&self, viewer: Viewer, ply: usize) -> Result<String>;

    /// The table, as these viewers saw it together.
    fn table(&self, viewers: &[Viewer], ply: usize) -> Result<Text<'static>>;

    /// What the table is too small for.
    fn details(&self, viewer: Viewer, ply: usize) -> Result<Text<'static>>;

    /// The rules of the game, as Markdown.
    fn rules(&self) -> Result<String>;
}

/// With whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    All,
    One(Viewer),
}

impl Eyes {
    fn parse(text: &str, seats: usize) -> Result<Self> {
        match text {
            "all" => Ok(Self::All),
            "spectator" => Ok(Self::One(Viewer::Spectator)),
            number => match number.parse::<u8>().ok().and_then(|number| Seat::new(number.checked_sub(1)?)) {
                Some(seat) if seat.index() < seats => Ok(Self::One(Viewer::Seat(seat))),
                Some(_) | None => bail!(Trouble::new("nobodys-eyes").with("text", text).with("seats", seats)),
            },
        }
    }

    /// All eyes first, then each seat's, then the spectator's.
    fn next(self, seats: u8) -> Self {
        match self {
            Self::All => Self::One(Viewer::Seat(Seat::default())),
            Self::One(Viewer::Seat(seat)) if seat.index() + 1 < usize::from(seats) => {
                Self::One(Viewer::Seat(seat.next(seats)))
            }
            Self::One(Viewer::Seat(_)) => Self::One(Viewer::Spectator),
            Self::One(Viewer::Spectator) => Self::All,
        }
    }

    fn viewers(self, seats: u8) -> Vec<Viewer> {
        match self {
            Self::All => Seat::all(seats).map(Viewer::Seat).collect(),
            Self::One(viewer) => vec![viewer],
        }
    }

    fn hears<E>(self, told: &Told<E>) -> bool {
        match self {
            Self::All => true,
            Self::One(viewer) => told.is_for(viewer),
        }
    }

    fn name(self, words: &Words, people: &People) -> String {
        match self {
            Self::All => words.text("replay-eyes-all"),
            Self::One(Viewer::Spectator) => words.text("replay-eyes-spectator"),
            Self::One(Viewer::Seat(seat)) => words.say("replay-eyes-seat", &people.who(seat)),
        }
    }
}

struct Replay<'a> {
    words: &'a Words,
    people: &'a People,
    record: &'a Record,
}

impl<'a> VisitTable for Replay<'a> {
    type Output = Result<(String, Box<dyn Reel + 'a>)>;

    fn visit<F: Draw + Teach>(self) -> Self::Output {
        let Self { words, people, record } = self;
        let (table, told) = record.replay::<F::Game>()?;
        let options = table.options().clone();
        let reel = Drawn::<F> { words, people, options, told, states: states(&table) };
        Ok((F::INFO.title.to_owned(), Box::new(reel)))
    }
}

/// Every state of a match, from the set-up to its end.
fn states<G: Game>(table: &Match<G>) -> Vec<G> {
    let mut again = table.at_ply(0);
    let mut states = vec![again.state().clone()];
    for entry in table.log() {
        if again.follow(entry.clone()).is_ok() {
            states.push(again.state().clone());
        }
    }
    states
}

/// A game of today's rules.
struct Drawn<'a, F: Draw> {
    words: &'a Words,
    people: &'a People,
    options: Options<F>,
    told: Vec<Vec<Told<Event<F>>>>,
    states: Vec<F::Game>,
}

impl<F: Draw> Reel for Drawn<'_, F> {
    fn plies(&self) -> usize {
        self.states.len() - 1
    }

    fn sentences(&self, eyes: Eyes, ply: usize) -> Result<Vec<String>> {
        let told = self.told.get(ply).into_iter().flatten().filter(|told| eyes.hears(told));
        Ok(told.map(|told| F::event(self.words, self.people, &self.options, &told.event)).collect())
    }

    fn when(&self, viewer: Viewer, ply: usize) -> Result<String> {
        Ok(F::when(self.words, &self.states[ply].view(viewer)))
    }

    fn table(&self, viewers: &[Viewer], ply: usize) -> Result<Text<'static>> {
        let views: Vec<View<F>> = viewers.iter().map(|viewer| self.states[ply].view(*viewer)).collect();
        Ok(F::table(self.words, self.people, &views))
    }

    fn details(&self, viewer: Viewer, ply: usize) -> Result<Text<'static>> {
        Ok(F::details(self.words, self.people, &self.states[ply].view(viewer)))
    }

    fn rules(&self) -> Result<String> {
        Ok(F::RULES.of(self.words.language()).to_owned())
    }
}

struct Film<'a> {
    words: &'a Words,
    people: &'a People,
    title: String,
    reel: Box<dyn Reel + 'a>,
    eyes: Eyes,
    ply: usize,
    /// What lies over the table.
    pane: Option<Pane>,
}

impl Film<'_> {
    fn viewers(&self) -> Vec<Viewer> {
        self.eyes.viewers(self.people.names.len() as u8)
    }

    fn print(&mut self) -> Result<()> {
        self.ply = self.reel.plies();
        for ply in 0..=self.ply {
            for sentence in self.reel.sentences(self.eyes, ply)? {
                output::line(&sentence)?;
            }
        }
        output::line("")?;
        output::line(&plain(&self.reel.table(&self.viewers(), self.ply)?))
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        let last = self.reel.plies();
        loop {
            let picture = self.picture()?;
            terminal.draw(|frame| self.draw(frame, picture))?;
            let Some(key) = key()? else { continue };
            if self.press_pane(key)? {
                continue;
            }
            if is_quit(&key) || key.code == KeyCode::Esc {
                return Ok(());
            }
            self.ply = match key.code {
                KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k') => self.ply.saturating_sub(1),
                KeyCode::Right | KeyCode::Down | KeyCode::Char('j' | 'l' | ' ') | KeyCode::Enter => {
                    (self.ply + 1).min(last)
                }
                KeyCode::PageUp => self.ply.saturating_sub(10),
                KeyCode::PageDown => (self.ply + 10).min(last),
                KeyCode::Home => 0,
                KeyCode::End => last,
                _ => self.ply,
            };
            if key.code == KeyCode::Char('e') {
                self.eyes = self.eyes.next(self.people.names.len() as u8);
            }
        }
    }

    /// Opens, scrolls or closes what lies over the table; `false` where the key is not about that.
    fn press_pane(&mut self, key: KeyEvent) -> Result<bool> {
        match key.code {
            KeyCode::Char('d') if !is_quit(&key) => {
                let viewer = self.viewers().first().copied().unwrap_or(Viewer::Spectator);
                self.pane = Pane::details(self.words, self.reel.details(viewer, self.ply)?);
            }
            KeyCode::Char('r') => self.pane = Some(Pane::rules(self.words, &self.reel.rules()?)),
            _ => return Ok(Pane::press(&mut self.pane, key)),
        }
        Ok(true)
    }

    /// What stands above the current picture, and the picture with what led to it.
    fn picture(&self) -> Result<(String, Text<'static>)> {
        let viewers = self.viewers();
        let when = viewers.first().map_or(Ok(String::new()), |viewer| self.reel.when(*viewer, self.ply))?;
        let place = self.words.say("replay-ply", &[("ply", self.ply.into()), ("plies", self.reel.plies().into())]);
        let eyes = self.eyes.name(self.words, self.people);
        let heading = format!(" {} · {when} · {place} · {eyes}", self.title);
        let mut lines = self.reel.table(&viewers, self.ply)?.lines;
        lines.push(Line::default());
        let mut sentences = self.reel.sentences(self.eyes, self.ply)?;
        if self.ply == 0 {
            sentences.insert(0, self.words.text("replay-start"));
        }
        let bold = Style::new().add_modifier(Modifier::BOLD);
        lines.extend(sentences.into_iter().map(|sentence| Line::styled(format!(" {sentence}"), bold)));
        Ok((heading, Text::from(lines)))
    }

    fn draw(&self, frame: &mut ratatui::Frame<'_>, (heading, picture): (String, Text<'static>)) {
        let [header, body, footer] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
        frame.render_widget(
            Paragraph::new(heading).style(Style::new().bg(Color::Rgb(59, 44, 30)).fg(Color::Rgb(245, 236, 220))),
            header,
        );
        frame.render_widget(Paragraph::new(picture).wrap(Wrap { trim: false }), body);
        let keys = match &self.pane {
            Some(pane) => {
                overlay(frame, body, pane);
                [self.words.text("keys-scroll"), self.words.text("keys-back")].join(" · ")
            }
            None => self.words.text("replay-keys"),
        };
        let keys = format!(" {keys}");
        frame.render_widget(Paragraph::new(keys).style(Style::new().fg(Color::DarkGray)), footer);
    }
}
