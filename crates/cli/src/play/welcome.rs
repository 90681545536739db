use std::io::IsTerminal as _;

use anyhow::Result;
use bots::Level;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use shelf::GAMES;
use table::Info;
use words::Words;

use super::draw::{Pane, overlay};
use super::{saves, screen};
use crate::args::{PlayArgs, ResumeArgs, ShowArgs, TableArgs};

/// Lets a person choose a game and plays it.
pub(crate) fn welcome(words: &Words) -> Result<()> {
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        crate::output::line(&words.text("welcome-plain"))?;
        return crate::lists::games(words, &crate::args::GamesArgs { json: false });
    }
    let resumable = saves::latest().ok().flatten().is_some();
    let mut lobby = Lobby {
        words,
        selected: 0,
        seats: GAMES.iter().map(|info| info.min_seats.max(3)).collect(),
        level: Level::Manager,
        resumable,
        pane: None,
    };
    let mut terminal = ratatui::try_init()?;
    let chosen = lobby.run(&mut terminal);
    ratatui::restore();
    match chosen? {
        None => Ok(()),
        Some(Chosen::Resume) => super::resume(words, &ResumeArgs { file: None, show: ShowArgs::default() }),
        Some(Chosen::Game(info, seats)) => super::start(
            words,
            &PlayArgs {
                table: TableArgs { game: info.slug.to_owned(), seats: Some(seats), options: Vec::new(), cards: None },
                people: 1,
                names: Vec::new(),
                bots: vec![lobby.level.into()],
                seed: None,
                plans: None,
                show: ShowArgs::default(),
            },
        ),
    }
}

struct Lobby<'a> {
    words: &'a Words,
    /// The line that is chosen: the games, then the game to go on with.
    selected: usize,
    /// The number of seats chosen for each game.
    seats: Vec<u8>,
    level: Level,
    resumable: bool,
    /// The rules of a game, while they are read.
    pane: Option<Pane>,
}

enum Chosen {
    Game(&'static Info, u8),
    Resume,
}

impl Lobby<'_> {
    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<Option<Chosen>> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            let Some(key) = screen::key()? else { continue };
            if Pane::press(&mut self.pane, key) {
                continue;
            }
            if screen::is_quit(&key) || key.code == KeyCode::Esc {
                return Ok(None);
            }
            let last = GAMES.len() + usize::from(self.resumable) - 1;
            match key.code {
                KeyCode::Up | KeyCode::Char('k') => self.selected = self.selected.saturating_sub(1),
                KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.selected = (self.selected + 1).min(last),
                KeyCode::Left => self.change_seats(-1),
                KeyCode::Right => self.change_seats(1),
                KeyCode::Char('b') => self.next_level(),
                KeyCode::Char('r') => {
                    let info = GAMES.get(self.selected);
                    let rules = info.and_then(|info| faces::rules(self.words.language(), info.slug));
                    self.pane = rules.map(|rules| Pane::rules(self.words, rules));
                }
                KeyCode::Enter => {
                    return Ok(Some(match GAMES.get(self.selected) {
                        Some(info) => Chosen::Game(info, self.seats[self.selected]),
                        None => Chosen::Resume,
                    }));
                }
                _ => {}
            }
        }
    }

    fn change_seats(&mut self, by: i8) {
        if let (Some(info), Some(seats)) = (GAMES.get(self.selected), self.seats.get_mut(self.selected)) {
            *seats = seats.saturating_add_signed(by).clamp(info.min_seats, info.max_seats);
        }
    }

    fn next_level(&mut self) {
        let at = Level::ALL.iter().position(|level| *level == self.level).unwrap_or(0);
        self.level = Level::ALL[(at + 1) % Level::ALL.len()];
    }

    fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        let [body, footer] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let quiet = Style::new().fg(Color::DarkGray);
        let mut lines =
            vec![Line::default(), Line::styled(format!("  {}", self.words.text("welcome")), bold), Line::default()];
        for (index, info) in GAMES.iter().enumerate() {
            let chosen = index == self.selected;
            let seats = self.words.say("welcome-seats", &[("seats", self.seats[index].into())]);
            let level = self.words.say("welcome-level", &[("level", self.level.name().into())]);
            let style = if chosen { bold.add_modifier(Modifier::REVERSED) } else { bold };
            let mark = if chosen { "›" } else { " " };
            let mut line = vec![Span::styled(format!("{mark} {:<16}", info.title), style)];
            if chosen {
                line.push(Span::raw(format!("  ◂ {seats} ▸  {level}")));
            }
            lines.push(Line::from(line));
            lines.push(Line::styled(format!("  {}", self.words.tagline(info.slug)), quiet));
            lines.push(Line::default());
        }
        if self.resumable {
            let chosen = self.selected == GAMES.len();
            let style = if chosen { bold.add_modifier(Modifier::REVERSED) } else { bold };
            let mark = if chosen { "›" } else { " " };
            lines.push(Line::styled(format!("{mark} {}", self.words.text("welcome-resume")), style));
        }
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), body);
        let keys = match &self.pane {
            Some(pane) => {
                overlay(frame, body, pane);
                [self.words.text("keys-scroll"), self.words.text("keys-back")].join(" · ")
            }
            None => self.words.text("welcome-keys"),
        };
        frame.render_widget(Paragraph::new(format!("  {keys}")).style(quiet), footer);
    }
}
