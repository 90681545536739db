use std::cell::{RefCell, RefMut};

use anyhow::Result;
use clerk::{Position, Reader};
use frozen::Speaker;
use ratatui::text::Text;
use serde_json::value::RawValue;
use shelf::AnyMatch;
use table::Viewer;
use terminal::{laid_out, spread_out};
use words::{People, Words};

use super::Eyes;

/// A game of rules that were frozen: its words and its table come from them.
pub(super) struct Reel<'a> {
    words: &'a Words,
    people: &'a People,
    whole: AnyMatch,
    speaker: RefCell<Speaker>,
    /// The position that was looked at last: each is played to anew.
    then: RefCell<AnyMatch>,
}

impl<'a> Reel<'a> {
    /// A game that was played to its end, and whoever has its words.
    pub(super) fn new(words: &'a Words, people: &'a People, whole: AnyMatch, speaker: Speaker) -> Self {
        Self { words, people, then: RefCell::new(whole.clone()), whole, speaker: RefCell::new(speaker) }
    }

    /// The name of the game, with the version of its rules.
    pub(super) fn title(&self) -> String {
        let info = self.whole.info();
        format!("{} ({})", info.title, info.rules)
    }

    fn at(&self, ply: usize) -> RefMut<'_, AnyMatch> {
        let mut then = self.then.borrow_mut();
        if then.plies() != ply {
            *then = self.whole.at_ply(ply);
        }
        then
    }

    fn reader(&self) -> Reader {
        let language = self.words.language().code().to_owned();
        Reader { language, pictured: false, marked: false, names: self.people.names.clone(), me: None }
    }

    fn position(&self, viewer: Viewer, ply: usize) -> Result<Position> {
        let then = self.at(ply);
        then.prepare()?;
        let menu = RawValue::from_string("[]".to_owned())?;
        Ok(Position { reader: self.reader(), view: then.view_by_name(viewer), menu, asked: None })
    }
}

impl super::Reel for Reel<'_> {
    fn plies(&self) -> usize {
        self.whole.plies()
    }

    fn sentences(&self, eyes: Eyes, ply: usize) -> Result<Vec<String>> {
        let told = self.whole.told(ply).into_iter().next().unwrap_or_default();
        let events = told.into_iter().filter(|told| eyes.hears(told)).map(|told| told.event).collect();
        let sentences = self.speaker.borrow_mut().log(self.reader(), events)?;
        Ok(sentences.into_iter().map(|sentence| sentence.text).collect())
    }

    fn when(&self, viewer: Viewer, ply: usize) -> Result<String> {
        Ok(self.speaker.borrow_mut().picture(self.position(viewer, ply)?)?.when)
    }

    fn table(&self, viewers: &[Viewer], ply: usize) -> Result<Text<'static>> {
        let mut tableaus = Vec::with_capacity(viewers.len());
        for viewer in viewers {
            tableaus.push(self.speaker.borrow_mut().picture(self.position(*viewer, ply)?)?.tableau);
        }
        Ok(laid_out(self.words, self.people, &tableaus))
    }

    fn details(&self, viewer: Viewer, ply: usize) -> Result<Text<'static>> {
        let picture = self.speaker.borrow_mut().picture(self.position(viewer, ply)?)?;
        Ok(spread_out(self.words, self.people, &picture.tableau))
    }

    fn rules(&self) -> Result<String> {
        Ok(self.speaker.borrow_mut().rules(self.words.language().code())?)
    }
}
