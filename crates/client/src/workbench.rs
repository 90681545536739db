use std::ops::Range;

use lab::{Balance, Count, Page, Plan, Series};
use learn::Teach;
use serde_json::Value;
use shelf::{Json, Printer};
use words::{Catalogue, Language, Words};

use crate::trial::{FromTester, Order, ToTester};

/// The name of every series that is played here: that which the command takes by itself.
const SERIES: &str = "boardroom";

/// Where sets are checked, games played with them, and what came out judged.
pub(crate) struct Workbench {
    words: Words,
    printer: Option<Printer>,
    trial: Option<Trial>,
}

/// A series that is being played: with the changed cards, and perhaps with the standard ones.
struct Trial {
    order: Order,
    these: Box<dyn Plays>,
    others: Option<Box<dyn Plays>>,
}

impl Workbench {
    pub(crate) fn new() -> Self {
        Self { words: faces::words(Language::default()), printer: None, trial: None }
    }

    /// Does what the workshop asks for; what was not understood, or comes too early, has no answer.
    pub(crate) fn answer(&mut self, asked: ToTester) -> Option<FromTester> {
        match asked {
            ToTester::Open { game, language, messages } => {
                if let Some(messages) = messages {
                    self.words = Words::read(language, &messages);
                }
                let printer = Printer::of(&game).ok()?;
                self.printer = Some(printer);
                Some(FromTester::Opened { standard: printer.standard(), shape: printer.shape() })
            }
            ToTester::Check(set) => {
                let printer = self.printer?;
                Some(FromTester::Checked(printer.check(&set).and_then(|()| printer.to_toml(&set))))
            }
            ToTester::Read(text) => Some(FromTester::Read(self.printer?.from_toml(&text))),
            ToTester::Begin(order) => {
                let trial = Trial::new(*order, &self.words);
                let begun = trial.as_ref().map(|_| ()).map_err(Clone::clone);
                self.trial = trial.ok();
                Some(FromTester::Begun(begun))
            }
            ToTester::Play { from, to } => {
                let counted = self.trial.as_ref()?.play(from..to);
                Some(FromTester::Counted { games: to - from, counted })
            }
            ToTester::Add(counted) => {
                self.trial.as_mut()?.add(&counted);
                None
            }
            ToTester::Draw => {
                let charts = self.trial.as_ref().map(|trial| trial.charts(&self.words));
                Some(FromTester::Drawn(charts.unwrap_or_default()))
            }
        }
    }
}

impl Trial {
    fn new(order: Order, words: &Words) -> Result<Self, String> {
        let set = serde_json::to_value(&order.set).map_err(|error| error.to_string())?;
        let these = series(&order, Some(set), words)?;
        let others = order.other.as_ref().map(|_| series(&order, None, words)).transpose()?;
        Ok(Self { order, these, others })
    }

    fn play(&self, games: Range<u64>) -> Json {
        let others = self.others.as_ref().map(|others| others.play(games.clone()));
        json(&(self.these.play(games), others))
    }

    fn add(&mut self, counted: &Json) {
        // What a playtester has counted can be read: it is the same program.
        let Ok((these, others)) = serde_json::from_str::<(Json, Option<Json>)>(counted.get()) else { return };
        self.these.add(&these);
        if let Some((series, counted)) = self.others.as_mut().zip(others) {
            series.add(&counted);
        }
    }

    fn charts(&self, words: &Words) -> String {
        let balance = self.these.balance(words);
        let other = self.others.as_ref().map(|others| others.balance(words));
        let page = Page {
            balance: &balance,
            cards: &self.order.name,
            other: other.as_ref().zip(self.order.other.as_deref()),
            command: &self.order.command,
        };
        page.body(words)
    }
}

/// A series whose game is known at run time: what was counted is JSON.
trait Plays {
    fn play(&self, games: Range<u64>) -> Json;
    fn add(&mut self, counted: &Json);
    fn balance(&self, words: &Words) -> Balance;
}

impl<F: Catalogue> Plays for Series<F> {
    fn play(&self, games: Range<u64>) -> Json {
        json(&Self::play(self, games))
    }

    fn add(&mut self, counted: &Json) {
        // What a playtester has counted can be read: it is the same program.
        if let Ok(counted) = serde_json::from_str::<Count<F::Game>>(counted.get()) {
            Self::add(self, &counted);
        }
    }

    fn balance(&self, words: &Words) -> Balance {
        Self::balance(self, words)
    }
}

/// The series of an order, with these cards or with the standard ones.
fn series(order: &Order, cards: Option<Value>, words: &Words) -> Result<Box<dyn Plays>, String> {
    let mut options = order.options.clone();
    options.extend(cards.map(|cards| ("cards".to_owned(), cards)));
    let options = Value::Object(options);
    faces::with(&order.game, Typed { order, options, words }).unwrap_or_else(|unknown| Err(unknown.name))
}

struct Typed<'a> {
    order: &'a Order,
    options: Value,
    words: &'a Words,
}

impl faces::Visit for Typed<'_> {
    type Output = Result<Box<dyn Plays>, String>;

    fn visit<F: Catalogue + Teach>(self) -> Self::Output {
        let Self { order, options, words } = self;
        let plan = Plan {
            options: serde_json::from_value(options).map_err(|error| words.bad_option(&error.into()))?,
            bots: order.bots.clone(),
            games: order.games,
            seed: SERIES.to_owned(),
            threads: 1,
        };
        Ok(Box::new(Series::<F>::new(plan).map_err(|bad| words.bad_set_up(&bad))?))
    }
}

fn json(thing: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(thing).expect("what was counted has a JSON form")
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use serde_json::Map;
    use shelf::{GAMES, Tree};

    use super::*;

    /// What a workbench answers, there and back as text.
    fn ask(workbench: &mut Workbench, asked: &ToTester) -> FromTester {
        let asked = serde_json::from_str(&serde_json::to_string(asked).expect("JSON")).expect("a message");
        let answer = workbench.answer(asked).expect("an answer");
        serde_json::from_str(&serde_json::to_string(&answer).expect("JSON")).expect("a message")
    }

    fn standard(workbench: &mut Workbench, game: &str) -> Tree {
        let open = ToTester::Open { game: game.to_owned(), language: Language::English, messages: None };
        let FromTester::Opened { standard, .. } = ask(workbench, &open) else { panic!("it opens") };
        standard
    }

    fn order(game: &str, set: Tree, seats: u8) -> Order {
        Order {
            game: game.to_owned(),
            set,
            name: "Mine".to_owned(),
            other: Some("Standard".to_owned()),
            options: Map::new(),
            bots: vec![Level::Random.into(); usize::from(seats)],
            games: 6,
            command: "boardroom".to_owned(),
        }
    }

    /// The charts after two playtesters have played the pieces of a series.
    fn charts(clerk: &mut Workbench, order: &Order, pieces: &[(u64, u64)]) -> String {
        let begin = ToTester::Begin(Box::new(order.clone()));
        assert!(matches!(ask(clerk, &begin), FromTester::Begun(Ok(()))));
        for (from, to) in pieces {
            let mut tester = Workbench::new();
            ask(&mut tester, &begin);
            let FromTester::Counted { counted, .. } = ask(&mut tester, &ToTester::Play { from: *from, to: *to }) else {
                panic!("it plays")
            };
            assert!(clerk.answer(ToTester::Add(counted)).is_none());
        }
        let FromTester::Drawn(charts) = ask(clerk, &ToTester::Draw) else { panic!("it draws") };
        charts
    }

    #[test]
    fn every_game_is_played_in_pieces_and_the_charts_are_the_same_however_it_is_cut() {
        for info in GAMES {
            let mut clerk = Workbench::new();
            let order = order(info.slug, standard(&mut clerk, info.slug), info.max_seats);
            let whole = charts(&mut clerk, &order, &[(0, 6)]);
            assert!(whole.matches("<section").count() >= 6, "{}", info.slug);
            assert_eq!(charts(&mut clerk, &order, &[(4, 6), (0, 4)]), whole, "{}", info.slug);
        }
    }

    #[test]
    fn a_set_that_cannot_be_played_with_is_not_begun() {
        let mut clerk = Workbench::new();
        let mut set = standard(&mut clerk, "bids");
        set.put("set_up/0/colours", Tree::Number(9));
        assert!(matches!(ask(&mut clerk, &ToTester::Check(set.clone())), FromTester::Checked(Err(_))));
        let begin = ToTester::Begin(Box::new(order("bids", set, 3)));
        assert!(matches!(ask(&mut clerk, &begin), FromTester::Begun(Err(_))));
        assert!(clerk.answer(ToTester::Play { from: 0, to: 1 }).is_none());
    }

    #[test]
    fn a_file_that_was_written_is_read_again() {
        let mut clerk = Workbench::new();
        let mut set = standard(&mut clerk, "bidders");
        set.put("white/2/favour", Tree::Number(11));
        let FromTester::Checked(Ok(file)) = ask(&mut clerk, &ToTester::Check(set.clone())) else {
            panic!("it is good")
        };
        let FromTester::Read(Ok(read)) = ask(&mut clerk, &ToTester::Read(file)) else { panic!("it can be read") };
        assert_eq!(read, set);
    }
}
