use std::time::Duration;

use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::text::Text;
use table::{Game as _, NoUndo, Seat, Viewer};
use terminal::{Draw, Drawing};
use words::{Action, People, Words};

use super::draw::{self, Frame, Pane};
use super::menu::Selection;
use super::plain::{ending, farewell, no_undo};
use super::session::{Next, Session};

/// How long a bot's move stands before the next one.
const PAUSE: Duration = Duration::from_millis(450);

/// Plays a session on the whole screen.
pub(super) fn play<F: Draw>(words: &Words, session: Session<F>, drawing: Drawing<F>, fast: bool) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    let mut screen = Screen { words, session, drawing, fast, selection: None, notice: None, pane: None, eyes: None };
    let result = screen.run(&mut terminal);
    ratatui::restore();
    result?;
    if screen.session.table().state().places().is_some() {
        crate::output::line(&ending(words, &screen.session, screen.reader()))?;
    }
    farewell(words, &screen.session)
}

struct Screen<'a, F: Draw> {
    words: &'a Words,
    session: Session<F>,
    drawing: Drawing<F>,
    fast: bool,
    selection: Option<Selection<Action<F>>>,
    /// Something to tell the person that is not part of the game.
    notice: Option<String>,
    /// What lies over the table.
    pane: Option<Pane>,
    /// The person who is looking, where several share the screen.
    eyes: Option<Seat>,
}

/// What a key has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Stay,
    Moved,
    Quit,
}

impl<F: Draw> Screen<'_, F> {
    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        loop {
            let outcome = match self.session.next() {
                Next::Bot(seat) => self.watch_bot(terminal, seat)?,
                Next::Person(seat) => self.ask(terminal, seat)?,
                Next::Over => self.look_back(terminal)?,
            };
            if outcome == Outcome::Quit {
                return Ok(());
            }
        }
    }

    fn watch_bot(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        self.selection = None;
        if !self.fast {
            self.draw(terminal, Some(seat))?;
        }
        self.session.bot_plays(self.words, seat)?;
        if !self.fast {
            self.draw(terminal, None)?;
            if event::poll(PAUSE)? && key()?.is_some_and(|key| is_quit(&key)) {
                return Ok(Outcome::Quit);
            }
        }
        Ok(Outcome::Moved)
    }

    fn ask(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        if self.session.people_seats().len() > 1 && self.eyes != Some(seat) {
            self.eyes = None;
            if self.curtain(terminal, seat)? == Outcome::Quit {
                return Ok(Outcome::Quit);
            }
        }
        self.eyes = Some(seat);
        self.session.explain(self.words, seat);
        self.selection = Some(Selection::new(&self.session.table().menu(seat)));
        loop {
            self.draw(terminal, None)?;
            let Some(key) = key()? else { continue };
            match self.press(terminal, seat, key)? {
                Outcome::Stay => {}
                outcome => return Ok(outcome),
            }
        }
    }

    /// Hides everything until the right person is looking.
    fn curtain(&self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        let people = self.session.people(self.words, None);
        let sentence = self.words.say("curtain", &people.who(seat));
        loop {
            terminal.draw(|frame| draw::curtain(frame, &sentence))?;
            match key()? {
                Some(key) if key.code == KeyCode::Enter => return Ok(Outcome::Moved),
                Some(key) if is_quit(&key) => return Ok(Outcome::Quit),
                Some(_) | None => {}
            }
        }
    }

    fn look_back(&mut self, terminal: &mut DefaultTerminal) -> Result<Outcome> {
        self.selection = None;
        loop {
            self.draw(terminal, None)?;
            let Some(key) = key()? else { continue };
            if !self.press_pane(key) && is_quit(&key) {
                return Ok(Outcome::Quit);
            }
        }
    }

    fn press(&mut self, terminal: &mut DefaultTerminal, seat: Seat, key: KeyEvent) -> Result<Outcome> {
        self.notice = None;
        if self.press_pane(key) {
            return Ok(Outcome::Stay);
        }
        if is_quit(&key) {
            return Ok(Outcome::Quit);
        }
        let across = self.columns(terminal)?;
        let Some(selection) = &mut self.selection else { return Ok(Outcome::Stay) };
        match key.code {
            KeyCode::Enter => {
                if let Some(action) = selection.chosen() {
                    self.session.play(seat, action)?;
                    return Ok(Outcome::Moved);
                }
            }
            KeyCode::Char('u') => return self.undo(terminal, seat),
            KeyCode::Up | KeyCode::Char('k') => selection.go(-across),
            KeyCode::Down | KeyCode::Char('j') => selection.go(across),
            KeyCode::Left | KeyCode::Char('h' | '-') => selection.turn(-1, -1),
            KeyCode::Right | KeyCode::Char('+') => selection.turn(1, 1),
            KeyCode::PageUp => selection.turn(10, -10),
            KeyCode::PageDown => selection.turn(-10, 10),
            KeyCode::Tab => selection.go(1),
            KeyCode::BackTab => selection.go(-1),
            KeyCode::Home => selection.go(isize::MIN),
            KeyCode::End => selection.go(isize::MAX),
            KeyCode::Char(digit) if digit.is_ascii_digit() => selection.type_digit(digit),
            _ => {}
        }
        Ok(Outcome::Stay)
    }

    /// Opens, scrolls or closes what lies over the table; `false` where the key is not about that.
    fn press_pane(&mut self, key: KeyEvent) -> bool {
        let open = |pane: Option<Pane>| pane.is_some();
        match (key.code, &mut self.pane) {
            (KeyCode::Char('?'), _) => self.pane = Some(Pane::help(self.words, F::legend(self.words))),
            (KeyCode::Char('l'), _) => self.pane = Some(Pane::log(self.words, self.whole_log())),
            (KeyCode::Char('d'), _) if !is_quit(&key) => self.pane = Pane::details(self.words, self.details()),
            (KeyCode::Char('r'), _) => {
                let rules = faces::rules(self.words.language(), F::INFO.slug);
                self.pane = rules.map(|rules| Pane::rules(self.words, rules));
            }
            (KeyCode::Esc | KeyCode::Char('q') | KeyCode::Enter, Some(_)) => self.pane = None,
            (KeyCode::Up | KeyCode::Char('k'), Some(pane)) => pane.scroll(-1),
            (KeyCode::Down | KeyCode::Char('j'), Some(pane)) => pane.scroll(1),
            (KeyCode::PageUp, Some(pane)) => pane.scroll(-10),
            (KeyCode::PageDown | KeyCode::Char(' '), Some(pane)) => pane.scroll(10),
            (KeyCode::Home, Some(pane)) => pane.scroll(i32::MIN),
            (KeyCode::End, Some(pane)) => pane.scroll(i32::MAX),
            (_, pane) => return open(pane.clone()),
        }
        true
    }

    /// Takes back freely where that is possible; otherwise everyone must agree, which bots do.
    fn undo(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        match self.session.undo(seat) {
            Ok(()) => self.notice = Some(self.words.text("taken-back")),
            Err(NoUndo::Nothing) => {
                self.notice = Some(no_undo(self.words, NoUndo::Nothing));
                return Ok(Outcome::Stay);
            }
            Err(reason @ (NoUndo::Revealed | NoUndo::Answered)) => {
                if self.session.has_other_people(seat) && !self.everyone_agrees(terminal)? {
                    self.notice = Some(no_undo(self.words, reason));
                    return Ok(Outcome::Stay);
                }
                if self.session.take_back(seat).is_ok() {
                    self.notice = Some(self.words.text("bots-agree"));
                }
            }
        }
        self.session.save()?;
        Ok(Outcome::Moved)
    }

    fn everyone_agrees(&mut self, terminal: &mut DefaultTerminal) -> Result<bool> {
        self.notice = Some(self.words.text("confirm-take-back"));
        self.draw(terminal, None)?;
        loop {
            match key()?.map(|key| key.code) {
                Some(KeyCode::Enter | KeyCode::Char('y')) => return Ok(true),
                Some(KeyCode::Esc | KeyCode::Char('n' | 'q')) => return Ok(false),
                Some(_) | None => {}
            }
        }
    }

    fn draw(&self, terminal: &mut DefaultTerminal, thinking: Option<Seat>) -> Result<()> {
        let frame = self.frame(thinking);
        terminal.draw(|area| draw::table(area, self.words, &frame))?;
        Ok(())
    }

    fn columns(&self, terminal: &DefaultTerminal) -> Result<isize> {
        let width = terminal.size()?.width;
        Ok(self.frame(None).columns(width) as isize)
    }

    fn frame(&self, thinking: Option<Seat>) -> Frame {
        let (viewer, people) = (self.viewer(), self.people());
        let view = self.session.table().state().view(viewer);
        let asked = self.session.table().state().to_act();
        let prompt = match (self.session.next(), thinking) {
            (Next::Over, _) => ending(self.words, &self.session, self.reader()),
            (_, Some(seat)) => self.words.say("thinking", &people.who(seat)),
            (Next::Bot(seat) | Next::Person(seat), None) => {
                let seat = self.reader().filter(|reader| asked.contains(*reader)).unwrap_or(seat);
                F::prompt(self.words, &people, &view, seat)
            }
        };
        let recent = self.session.steps().saturating_sub(60);
        let choices = self.selection.as_ref().map_or_else(Vec::new, |selection| {
            let label = |index| selection.action(index).map(|action| F::action(self.words, &people, &view, action));
            (0..selection.len()).filter_map(|index| Some((label(index)?, selection.range(index)))).collect()
        });
        Frame {
            title: F::INFO.title,
            heading: F::when(self.words, &view),
            table: (self.drawing.table)(self.words, &people, std::slice::from_ref(&view)),
            details: (self.drawing.details)(self.words, &people, &view),
            prompt,
            notice: self.notice.clone(),
            choices,
            selected: self.selection.as_ref().map_or(0, Selection::selected),
            log: self.session.lines_since(self.words, &people, viewer, recent),
            pane: self.pane.clone(),
        }
    }

    fn details(&self) -> Text<'static> {
        (self.drawing.details)(self.words, &self.people(), &self.session.table().state().view(self.viewer()))
    }

    fn whole_log(&self) -> Vec<String> {
        self.session.lines_since(self.words, &self.people(), self.viewer(), 0)
    }

    /// The person whose eyes the screen shows the table with: the only one, or the one whose turn it was last.
    fn reader(&self) -> Option<Seat> {
        let people = self.session.people_seats();
        if people.len() == 1 { people.first() } else { self.eyes }
    }

    fn viewer(&self) -> Viewer {
        self.reader().map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn people(&self) -> People {
        self.session.people(self.words, self.reader())
    }
}

/// The next key that was pressed, if it was one.
pub(crate) fn key() -> Result<Option<KeyEvent>> {
    Ok(match event::read()? {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(key),
        Event::Key(_)
        | Event::FocusGained
        | Event::FocusLost
        | Event::Mouse(_)
        | Event::Paste(_)
        | Event::Resize(..) => None,
    })
}

pub(crate) fn is_quit(key: &KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    matches!(key.code, KeyCode::Char('q')) || (control && matches!(key.code, KeyCode::Char('c' | 'd')))
}
