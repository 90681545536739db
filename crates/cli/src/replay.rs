use std::io::IsTerminal as _;

use anyhow::{Result, bail};
use faces::VisitTable;
use learn::Teach;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};
use table::{Game, Match, Record, Seat, Told, Viewer};
use terminal::{Draw, plain};
use words::{Event, Options, People, View, Words};

use crate::args::ReplayArgs;
use crate::output;
use crate::play::{is_quit, key};
use crate::trouble::Trouble;
use crate::verify::read;

/// Steps through a record.
pub(crate) fn run(words: &Words, args: &ReplayArgs) -> Result<()> {
    let record = read(&args.record)?;
    let eyes = Eyes::parse(&args.eyes, record.players.len())?;
    let interactive = std::io::stdout().is_terminal() && std::io::stdin().is_terminal() && !args.plain;
    faces::with_table(&record.game, Replay { words, record: &record, eyes, interactive })?
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
    record: &'a Record,
    eyes: Eyes,
    interactive: bool,
}

impl VisitTable for Replay<'_> {
    type Output = Result<()>;

    fn visit<F: Draw + Teach>(self) -> Result<()> {
        let (table, told) = self.record.replay::<F::Game>()?;
        let people = People { names: self.record.players.clone(), me: None };
        let options = table.options().clone();
        let mut film =
            Film::<F> { words: self.words, people, options, told, states: states(&table), eyes: self.eyes, ply: 0 };
        if !self.interactive {
            return film.print();
        }
        let mut terminal = ratatui::try_init()?;
        let result = film.run(&mut terminal);
        ratatui::restore();
        result
    }
}

/// Every state of a match, from the set-up to its end.
fn states<G: Game>(table: &Match<G>) -> Vec<G> {
    let mut again = table.at_ply(0);
    let mut states = vec![again.state().clone()];
    for entry in table.log() {
        if again.submit(entry.seat, entry.action).is_ok() {
            states.push(again.state().clone());
        }
    }
    states
}

struct Film<'a, F: Draw> {
    words: &'a Words,
    people: People,
    options: Options<F>,
    told: Vec<Vec<Told<Event<F>>>>,
    states: Vec<F::Game>,
    eyes: Eyes,
    ply: usize,
}

impl<F: Draw> Film<'_, F> {
    /// What happened in the step that led to the current picture.
    fn sentences(&self, ply: usize) -> Vec<String> {
        let told = self.told.get(ply).into_iter().flatten().filter(|told| self.eyes.hears(told));
        told.map(|told| F::event(self.words, &self.people, &self.options, &told.event)).collect()
    }

    fn views(&self) -> Vec<View<F>> {
        let seats = self.people.names.len() as u8;
        self.eyes.viewers(seats).into_iter().map(|viewer| self.states[self.ply].view(viewer)).collect()
    }

    fn print(&mut self) -> Result<()> {
        for ply in 0..self.told.len() {
            for sentence in self.sentences(ply) {
                output::line(&sentence)?;
            }
        }
        self.ply = self.states.len() - 1;
        output::line("")?;
        output::line(&plain(&F::table(self.words, &self.people, &self.views())))
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        let last = self.states.len() - 1;
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            let Some(key) = key()? else { continue };
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

    fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        let [header, body, footer] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
        let views = self.views();
        let Some(view) = views.first() else { return };
        let place =
            self.words.say("replay-ply", &[("ply", self.ply.into()), ("plies", (self.states.len() - 1).into())]);
        let eyes = self.eyes.name(self.words, &self.people);
        let heading = format!(" {} · {} · {place} · {eyes}", F::INFO.title, F::when(self.words, view));
        frame.render_widget(
            Paragraph::new(heading).style(Style::new().bg(Color::Rgb(59, 44, 30)).fg(Color::Rgb(245, 236, 220))),
            header,
        );
        let mut lines = F::table(self.words, &self.people, &views).lines;
        lines.push(Line::default());
        let mut sentences = self.sentences(self.ply);
        if self.ply == 0 {
            sentences.insert(0, self.words.text("replay-start"));
        }
        lines.extend(
            sentences
                .into_iter()
                .map(|sentence| Line::styled(format!(" {sentence}"), Style::new().add_modifier(Modifier::BOLD))),
        );
        frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), body);
        let keys = format!(" {}", self.words.text("replay-keys"));
        frame.render_widget(Paragraph::new(keys).style(Style::new().fg(Color::DarkGray)), footer);
    }
}
