use bots::{Advised, Review};
use clerk::{MenuLine, Position, Reader};
use frozen::{Rules, Speaker};
use serde_json::Value;
use serde_json::value::to_raw_value;
use shelf::{Json, Refused};
use table::{Fault, Item, Menu, Places, Seat, Seats};

use crate::said::{Happened, Matter, Pick, Said, SaidLine, Spoken, Stock, What, Words};

/// The most amounts of a line that are said one by one.
const AMOUNTS: usize = 2000;

/// Says what happens at tables of rules of another day, in the words of their module.
#[derive(Default)]
pub(crate) struct Interpreter {
    /// Whoever was needed last, with the game, its rules and the variants that they speak of.
    known: Option<(String, u32, Value, Speaker)>,
}

impl Interpreter {
    /// Says something; a module that breaks down over it has said nothing.
    pub(crate) fn say(&mut self, matter: Matter) -> Words {
        self.said(matter).unwrap_or_else(|refused| match refused {
            Refused::Fault(fault) => Words::Nothing(fault),
            refused => Words::Nothing(Fault::Nonsense(refused.to_string())),
        })
    }

    fn said(&mut self, Matter { game, rules, options, language, names, me, what }: Matter) -> Result<Words, Refused> {
        let speaker = self.speaker(&game, rules, options)?;
        let reader = Reader { language, pictured: true, marked: false, names, me };
        match what {
            What::Table { view, menu, to_act, places, events } => {
                let position = position(&reader, view, menu, to_act)?;
                let (said, menu, actions) = table(speaker, &position, places)?;
                let spoken = Spoken {
                    view: json(&said)?,
                    menu: json(&menu)?,
                    actions,
                    events: happened(speaker, &reader, events)?.iter().map(json).collect::<Result<_, _>>()?,
                    stock: Stock { lots: speaker.lots(reader.clone(), reader.names.len() as u8)? },
                };
                Ok(Words::Table(Box::new(spoken)))
            }
            What::Review { review, done } => {
                Ok(Words::Review { review: Box::new(reviewed(speaker, &reader, *review)?), done })
            }
        }
    }

    fn speaker(&mut self, game: &str, rules: u32, options: Value) -> Result<&mut Speaker, Refused> {
        let is_known = |(slug, version, variants, _): &(String, u32, Value, Speaker)| {
            slug == game && *version == rules && *variants == options
        };
        let known = self.known.take().filter(is_known);
        let known = match known {
            Some(known) => known,
            None => {
                let speaker = Rules::of(game, rules)?.speaker(&options);
                // Today's rules are spoken of by the page itself.
                let speaker = speaker.ok_or_else(|| Fault::Missing { game: game.to_owned(), rules })?;
                (game.to_owned(), rules, options, speaker)
            }
        };
        let (.., speaker) = self.known.insert(known);
        Ok(speaker)
    }
}

fn position(reader: &Reader, view: Json, menu: Json, to_act: Seats) -> Result<Position, Refused> {
    // Whoever looks back is shown no menu at all.
    let menu = if menu.get() == "null" { json(&[(); 0])? } else { menu };
    let asked = reader.me.filter(|me| to_act.contains(*me)).or_else(|| to_act.first());
    Ok(Position { reader: reader.clone(), view, menu, asked })
}

/// A position in words, its menu, and the actions on it.
type Laid = (Said, Menu<Pick>, Vec<Vec<Json>>);

fn table(speaker: &mut Speaker, position: &Position, places: Option<Places>) -> Result<Laid, Refused> {
    let picture = speaker.picture(position.clone())?;
    let items: Vec<Item<Json>> =
        serde_json::from_str(position.menu.get()).map_err(|error| Refused::Unreadable(error.to_string()))?;
    let (mut lines, mut menu, mut actions) = (Vec::new(), Menu::new(), Vec::new());
    for (number, (offer, item)) in picture.lines.into_iter().zip(items).enumerate() {
        let of = Pick { line: number as u32, amount: offer.least };
        let (line, choices) = match (item, offer.range) {
            (Item::One(action), _) => {
                menu.one(of);
                (SaidLine { kind: offer.kind, labels: vec![offer.label], least: offer.least, step: 1 }, vec![action])
            }
            (Item::Amount { min, max, step, .. }, _) => {
                menu.amount(of, min, max, step);
                amounts(speaker, position, number, offer)?
            }
        };
        lines.push(line);
        actions.push(choices);
    }
    let (merits, winners) = match places {
        Some(places) => (
            speaker.merits(position.reader.clone(), position.view.clone())?,
            speaker.winners(position.reader.clone(), places.winners())?,
        ),
        None => (Vec::new(), String::new()),
    };
    let tableau = picture.tableau.finding(&|pick| Some(pick.into()));
    Ok((Said { when: picture.when, prompt: picture.prompt, tableau, lines, merits, winners }, menu, actions))
}

/// A line of which there is a choice how much.
fn amounts(
    speaker: &mut Speaker,
    position: &Position,
    line: usize,
    offer: MenuLine,
) -> Result<(SaidLine, Vec<Json>), Refused> {
    let [min, max, step] = offer.range.unwrap_or([offer.least, offer.least, 1]);
    let (mut labels, mut actions) = (Vec::new(), Vec::new());
    for amount in (min..=max).step_by(step.max(1) as usize).take(AMOUNTS) {
        let picked = speaker.pick(position.clone(), clerk::Pick { line, amount })?;
        labels.push(picked.label);
        actions.push(picked.action);
    }
    Ok((SaidLine { kind: offer.kind, labels, least: min, step }, actions))
}

/// What happened, in words.
fn happened(speaker: &mut Speaker, reader: &Reader, events: Vec<Json>) -> Result<Vec<Happened>, Refused> {
    let marked = |me: Option<Seat>| Reader { marked: true, me, ..reader.clone() };
    let own = speaker.log(marked(reader.me), events.clone())?;
    let outside = speaker.log(marked(None), events)?;
    let told = own.into_iter().zip(outside);
    Ok(told.map(|(own, outside)| Happened { own: own.text, outside: outside.text, chapter: own.chapter }).collect())
}

/// A review in which everything is said that only the module can read.
fn reviewed(speaker: &mut Speaker, reader: &Reader, mut review: Review) -> Result<Review, Refused> {
    for point in &mut review.turning_points {
        let events = point.told.iter().map(json).collect::<Result<_, _>>()?;
        point.told = happened(speaker, reader, events)?.iter().map(value).collect();
        if let Some(advice) = &mut point.advice {
            advised(speaker, reader, advice)?;
        }
    }
    for better in review.bargains.iter_mut().filter_map(|bargain| bargain.better.as_mut()) {
        advised(speaker, reader, better)?;
    }
    Ok(review)
}

/// A piece of advice, with the two actions as the lines of a menu.
fn advised(speaker: &mut Speaker, reader: &Reader, advice: &mut Advised) -> Result<(), Refused> {
    let actions = [&advice.made.action, &advice.best.action].map(json).into_iter().collect::<Result<_, _>>()?;
    let labels = speaker.labels(reader.clone(), json(&advice.view)?, actions)?;
    let line = |label: clerk::Label| SaidLine { kind: label.kind, labels: vec![label.label], least: 0, step: 1 };
    let tableau = words::Tableau { places: Vec::new(), middle: Vec::new(), hand: Vec::new() };
    let said = Said {
        when: String::new(),
        prompt: String::new(),
        tableau,
        lines: labels.into_iter().map(line).collect(),
        merits: Vec::new(),
        winners: String::new(),
    };
    let is_same = advice.made.action == advice.best.action;
    advice.view = value(&said);
    advice.made.action = value(&Pick { line: 0, amount: 0 });
    advice.best.action = value(&Pick { line: u32::from(!is_same), amount: 0 });
    Ok(())
}

fn json(thing: &impl serde::Serialize) -> Result<Json, Refused> {
    to_raw_value(thing).map_err(|error| Refused::Unreadable(error.to_string()))
}

fn value(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("what is said has a JSON form")
}
