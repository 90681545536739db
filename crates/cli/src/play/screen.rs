use std::time::{Duration, Instant};

use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use table::{NoUndo, Seat};
use words::Words;

use super::draw::{self, Frame, Pane};
use super::menu::Selection;
use super::playing::{Next, Playing, Sight, ending, farewell, no_undo, standings};

/// How long a bot's move stands before the next one.
const PAUSE: Duration = Duration::from_millis(450);

/// How many steps back the log beside the table goes.
const RECENT: usize = 60;

/// Plays a game on the whole screen; `fast` has no pauses.
pub(super) fn play(words: &Words, game: &mut dyn Playing, fast: bool) -> Result<()> {
    let pause = if fast { Duration::ZERO } else { PAUSE };
    let mut terminal = ratatui::try_init()?;
    let mut screen = Screen::new(words, game, pause);
    let result = screen.run(&mut terminal);
    let eyes = screen.reader();
    ratatui::restore();
    result?;
    if game.places().is_some() {
        crate::output::line(&ending(game, eyes)?)?;
    }
    farewell(game)
}

struct Screen<'a> {
    words: &'a Words,
    game: &'a mut dyn Playing,
    pause: Duration,
    title: String,
    /// What whoever looks sees, and was told last.
    sight: Sight,
    log: Vec<String>,
    selection: Option<Selection>,
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

impl<'a> Screen<'a> {
    fn new(words: &'a Words, game: &'a mut dyn Playing, pause: Duration) -> Self {
        let title = game.title();
        let (sight, log) = (Sight::default(), Vec::new());
        Self { words, game, pause, title, sight, log, selection: None, notice: None, pane: None, eyes: None }
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        loop {
            let outcome = match self.game.next() {
                Next::Bot(seat) => self.watch_bot(terminal, seat)?,
                Next::Person(seat) => self.ask(terminal, seat)?,
                Next::Over => self.look_back(terminal)?,
            };
            if outcome == Outcome::Quit {
                return Ok(());
            }
        }
    }

    /// Whoever waits for a bot can look at everything meanwhile.
    fn watch_bot(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        self.selection = None;
        if self.pause.is_zero() {
            return self.game.bot_plays(seat).map(|()| Outcome::Moved);
        }
        self.look(Some(seat))?;
        self.sight.prompt = self.words.say("thinking", &self.game.names(self.reader()).who(seat));
        self.draw(terminal)?;
        self.game.bot_plays(seat)?;
        self.look(None)?;
        let until = Instant::now() + self.pause;
        loop {
            self.draw(terminal)?;
            // A page that lies over the table stays until it is closed.
            let left = until.saturating_duration_since(Instant::now());
            if self.pane.is_none() && !event::poll(left)? {
                return Ok(Outcome::Moved);
            }
            match key()? {
                Some(key) if self.press_pane(key)? => {}
                Some(key) if is_quit(&key) => return Ok(Outcome::Quit),
                Some(_) | None => {}
            }
        }
    }

    fn ask(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        if self.game.people().len() > 1 && self.eyes != Some(seat) {
            self.eyes = None;
            if self.curtain(terminal, seat)? == Outcome::Quit {
                return Ok(Outcome::Quit);
            }
        }
        self.eyes = Some(seat);
        self.game.explain(seat);
        self.look(Some(seat))?;
        let mut selection = Selection::new(std::mem::take(&mut self.sight.offers));
        for pick in selection.raised() {
            selection.reword(pick.line, self.game.said(seat, pick)?);
        }
        self.selection = Some(selection);
        loop {
            self.draw(terminal)?;
            let Some(key) = key()? else { continue };
            match self.press(terminal, seat, key)? {
                Outcome::Stay => {}
                outcome => return Ok(outcome),
            }
        }
    }

    /// Hides everything until the right person is looking; whatever is opened over it is what anybody may see.
    fn curtain(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        self.look(None)?;
        let sentence = self.words.say("curtain", &self.game.names(None).who(seat));
        loop {
            terminal.draw(|frame| draw::curtain(frame, &sentence, self.pane.as_ref()))?;
            match key()? {
                Some(key) if self.press_pane(key)? => {}
                Some(key) if key.code == KeyCode::Enter => return Ok(Outcome::Moved),
                Some(key) if is_quit(&key) => return Ok(Outcome::Quit),
                Some(_) | None => {}
            }
        }
    }

    fn look_back(&mut self, terminal: &mut DefaultTerminal) -> Result<Outcome> {
        self.selection = None;
        self.look(None)?;
        let reader = self.reader();
        self.sight.prompt = ending(self.game, reader)?;
        let mut details = standings(self.game, reader)?;
        details.append(&mut self.sight.details.lines);
        self.sight.details.lines = details;
        loop {
            self.draw(terminal)?;
            let Some(key) = key()? else { continue };
            if !self.press_pane(key)? && is_quit(&key) {
                return Ok(Outcome::Quit);
            }
        }
    }

    fn press(&mut self, terminal: &mut DefaultTerminal, seat: Seat, key: KeyEvent) -> Result<Outcome> {
        self.notice = None;
        if self.press_pane(key)? {
            return Ok(Outcome::Stay);
        }
        if is_quit(&key) {
            return Ok(Outcome::Quit);
        }
        let across = self.frame().columns(terminal.size()?.width) as isize;
        let Some(selection) = &mut self.selection else { return Ok(Outcome::Stay) };
        let before = selection.chosen();
        match key.code {
            KeyCode::Enter => {
                if let Some(pick) = before {
                    self.game.play(seat, pick)?;
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
        if let Some(pick) = selection.chosen().filter(|pick| before != Some(*pick) && selection.takes_amount()) {
            selection.reword(pick.line, self.game.said(seat, pick)?);
        }
        Ok(Outcome::Stay)
    }

    /// Opens, scrolls or closes what lies over the table; `false` where the key is not about that.
    fn press_pane(&mut self, key: KeyEvent) -> Result<bool> {
        match key.code {
            KeyCode::Char('?') => self.pane = Some(Pane::help(self.words, self.game.legend())),
            KeyCode::Char('l') => {
                let reader = self.reader();
                self.pane = Some(Pane::log(self.words, self.game.story(reader, 0)?));
            }
            KeyCode::Char('d') if !is_quit(&key) => {
                self.pane = Pane::details(self.words, self.sight.details.clone());
            }
            KeyCode::Char('r') => self.pane = Some(Pane::rules(self.words, &self.game.rules()?)),
            _ => return Ok(Pane::press(&mut self.pane, key)),
        }
        Ok(true)
    }

    /// Takes back freely where that is possible; otherwise everyone must agree, which bots do.
    fn undo(&mut self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<Outcome> {
        match self.game.undo(seat)? {
            Ok(()) => self.notice = Some(self.words.text("taken-back")),
            Err(NoUndo::Nothing) => {
                self.notice = Some(no_undo(self.words, NoUndo::Nothing));
                return Ok(Outcome::Stay);
            }
            Err(reason @ (NoUndo::Revealed | NoUndo::Answered)) => {
                if self.game.has_other_people(seat) && !self.everyone_agrees(terminal)? {
                    self.notice = Some(no_undo(self.words, reason));
                    return Ok(Outcome::Stay);
                }
                if self.game.take_back(seat)?.is_ok() {
                    self.notice = Some(self.words.text("bots-agree"));
                }
            }
        }
        Ok(Outcome::Moved)
    }

    fn everyone_agrees(&mut self, terminal: &mut DefaultTerminal) -> Result<bool> {
        self.notice = Some(self.words.text("confirm-take-back"));
        self.draw(terminal)?;
        loop {
            match key()?.map(|key| key.code) {
                Some(KeyCode::Enter | KeyCode::Char('y')) => return Ok(true),
                Some(KeyCode::Esc | KeyCode::Char('n' | 'q')) => return Ok(false),
                Some(_) | None => {}
            }
        }
    }

    /// Looks at the table anew, with the question that `seat` is to answer, or whoever looks, where both are asked.
    fn look(&mut self, seat: Option<Seat>) -> Result<()> {
        let reader = self.reader();
        let asked = self.game.to_act();
        let seat = reader.filter(|reader| asked.contains(*reader)).or(seat).or(asked.first());
        self.sight = self.game.sight(reader, seat)?;
        self.log = self.game.story(reader, self.game.steps().saturating_sub(RECENT))?;
        Ok(())
    }

    fn draw(&self, terminal: &mut DefaultTerminal) -> Result<()> {
        terminal.draw(|area| draw::table(area, self.words, &self.frame()))?;
        Ok(())
    }

    fn frame(&self) -> Frame<'_> {
        Frame {
            title: &self.title,
            sight: &self.sight,
            notice: self.notice.as_deref(),
            selection: self.selection.as_ref(),
            log: &self.log,
            pane: self.pane.as_ref(),
        }
    }

    /// The person whose eyes the screen shows the table with: the only one, or the one whose turn it was last.
    fn reader(&self) -> Option<Seat> {
        self.game.only_person().or(self.eyes)
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
