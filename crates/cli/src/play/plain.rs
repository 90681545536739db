use std::io::BufRead as _;

use anyhow::Result;
use table::{Choice as _, Game as _, Item, Menu, NoUndo, Seat, Viewer};
use terminal::{Draw, Drawing, plain};
use words::{Action, People, View, Words};

use super::session::{Next, Session};
use crate::output::{line, print};
use crate::trouble::{OrTrouble as _, Trouble};

/// Plays a session line by line.
pub(super) fn play<F: Draw>(words: &Words, mut session: Session<F>, drawing: Drawing<F>) -> Result<()> {
    let mut read = 0;
    let only = session.people_seats();
    let reader = if only.len() == 1 { only.first() } else { None };
    loop {
        match session.next() {
            Next::Bot(seat) => session.bot_plays(words, seat)?,
            Next::Person(seat) => {
                session.explain(words, seat);
                tell(words, &session, reader.or(Some(seat)), &mut read)?;
                if !ask(words, &mut session, drawing, seat, &mut read)? {
                    return farewell(words, &session);
                }
            }
            Next::Over => {
                tell(words, &session, reader, &mut read)?;
                let viewer = reader.map_or(Viewer::Spectator, Viewer::Seat);
                show_table(drawing, words, &session.people(words, reader), &session.table().state().view(viewer))?;
                line(&ending(words, &session, reader))?;
                return farewell(words, &session);
            }
        }
    }
}

/// Tells a reader what happened since the last time.
fn tell<F: Draw>(words: &Words, session: &Session<F>, reader: Option<Seat>, read: &mut usize) -> Result<()> {
    let people = session.people(words, reader);
    let viewer = reader.map_or(Viewer::Spectator, Viewer::Seat);
    for sentence in session.lines_since(words, &people, viewer, *read) {
        line(&sentence)?;
    }
    *read = session.steps();
    Ok(())
}

/// Asks a person until they choose; `false` when they leave.
fn ask<F: Draw>(
    words: &Words,
    session: &mut Session<F>,
    drawing: Drawing<F>,
    seat: Seat,
    read: &mut usize,
) -> Result<bool> {
    let people = session.people(words, Some(seat));
    let view = session.table().state().view(Viewer::Seat(seat));
    let menu = session.table().menu(seat);
    show_table(drawing, words, &people, &view)?;
    line(&F::prompt(words, &people, &view, seat))?;
    show_menu::<F>(words, &people, &view, &menu)?;
    loop {
        print("> ")?;
        let mut input = String::new();
        if std::io::stdin().lock().read_line(&mut input)? == 0 {
            line("")?;
            return Ok(false);
        }
        match input.trim() {
            "" => {}
            "q" | "quit" => return Ok(false),
            "?" | "h" | "help" => {
                line(&words.text("plain-help"))?;
                F::legend(words).iter().try_for_each(|sentence| line(sentence))?;
            }
            "d" | "details" => line(&plain(&(drawing.details)(words, &people, &view)))?,
            "t" | "table" => show_table(drawing, words, &people, &view)?,
            "m" | "menu" => show_menu::<F>(words, &people, &view, &menu)?,
            "u" | "undo" => match undo(session, seat) {
                Ok(()) => {
                    *read = session.steps();
                    line(&words.text("taken-back"))?;
                    return Ok(true);
                }
                Err(reason) => line(&no_undo(words, reason))?,
            },
            text => match choose(&menu, text) {
                Some(action) => {
                    session.play(seat, action)?;
                    return Ok(true);
                }
                None => line(&not_understood(words, &menu, text))?,
            },
        }
    }
}

/// Takes back freely where that is possible; bots always agree to more.
fn undo<F: Draw>(session: &mut Session<F>, seat: Seat) -> Result<(), NoUndo> {
    session
        .undo(seat)
        .or_else(|reason| if session.has_other_people(seat) { Err(reason) } else { session.take_back(seat) })
}

/// What a line of input chooses: the number of an item, and after it an amount where there is one.
///
/// Where the menu is one range of amounts, the amount alone will do.
pub(super) fn choose<A: table::Choice>(menu: &Menu<A>, text: &str) -> Option<A> {
    let numbers: Option<Vec<u32>> =
        text.split_whitespace().map(|word| word.trim_start_matches('$').parse().ok()).collect();
    let (item, amount) = match (menu.items(), &numbers?[..]) {
        ([item @ Item::Amount { .. }], [amount]) => (item, Some(*amount)),
        (items, [number]) => (items.get((*number as usize).checked_sub(1)?)?, None),
        (items, [number, amount]) => (items.get((*number as usize).checked_sub(1)?)?, Some(*amount)),
        (_, [] | [_, _, _, ..]) => return None,
    };
    let action = match (item, amount) {
        (Item::One(action), None) => *action,
        (Item::Amount { of, .. }, Some(amount)) => of.with_amount(amount),
        (Item::Amount { of, min, max, .. }, None) if min == max => of.with_amount(*min),
        (Item::One(_) | Item::Amount { .. }, _) => return None,
    };
    item.contains(action).then_some(action)
}

/// What is wrong with a line of input that chooses nothing.
pub(super) fn not_understood<A: table::Choice>(words: &Words, menu: &Menu<A>, text: &str) -> String {
    let number = text.split_whitespace().next().and_then(|word| word.parse::<usize>().ok());
    match number.and_then(|number| menu.items().get(number.checked_sub(1)?)) {
        Some(Item::Amount { min, max, step, .. }) => {
            let args = [("min", (*min).into()), ("max", (*max).into()), ("step", (*step).into())];
            words.say("plain-amount-wrong", &args)
        }
        Some(Item::One(_)) | None => {
            words.say("plain-not-understood", &[("input", text.into()), ("count", menu.items().len().into())])
        }
    }
}

fn show_table<F: Draw>(drawing: Drawing<F>, words: &Words, people: &People, view: &View<F>) -> Result<()> {
    line("")?;
    line(&F::when(words, view))?;
    line(&plain(&(drawing.table)(words, people, std::slice::from_ref(view))))?;
    line("")
}

fn show_menu<F: Draw>(words: &Words, people: &People, view: &View<F>, menu: &Menu<Action<F>>) -> Result<()> {
    for (index, item) in menu.items().iter().enumerate() {
        let number = index + 1;
        match item {
            Item::One(action) => line(&format!("{number:3}  {}", F::action(words, people, view, *action)))?,
            Item::Amount { of, min, max, .. } if min == max => {
                line(&format!("{number:3}  {}", F::action(words, people, view, of.with_amount(*min))))?;
            }
            Item::Amount { of, min, max, step } => {
                let from = F::action(words, people, view, of.with_amount(*min));
                let args = [
                    ("action", from.into()),
                    ("number", number.into()),
                    ("min", (*min).into()),
                    ("max", (*max).into()),
                    ("step", (*step).into()),
                ];
                let id = if menu.items().len() == 1 { "plain-amount-only" } else { "plain-amount" };
                line(&format!("{number:3}  {}", words.say(id, &args)))?;
            }
        }
    }
    Ok(())
}

/// Why something cannot be taken back.
pub(super) fn no_undo(words: &Words, reason: NoUndo) -> String {
    words.text(match reason {
        NoUndo::Nothing => "no-undo-nothing",
        NoUndo::Revealed => "no-undo-revealed",
        NoUndo::Answered => "no-undo-answered",
    })
}

/// Who has won.
pub(super) fn ending<F: Draw>(words: &Words, session: &Session<F>, reader: Option<Seat>) -> String {
    let people = session.people(words, reader);
    let winners = session.table().state().places().map(|places| places.winners()).unwrap_or_default();
    let alone = winners.len() == 1;
    let args = [
        ("winners", F::winners(words, &people, winners).into()),
        ("shared", if winners.len() > 1 { "yes" } else { "no" }.into()),
        ("me", if alone && winners.first() == reader && reader.is_some() { "yes" } else { "no" }.into()),
    ];
    words.say("game-over", &args)
}

/// Says where the game is kept.
pub(super) fn farewell<F: Draw>(words: &Words, session: &Session<F>) -> Result<()> {
    session.save()?;
    let file = session.file().or_trouble(|| Trouble::new("not-saved"))?;
    let over = session.table().state().places().is_some();
    line(&words.say(if over { "saved-over" } else { "saved-open" }, &[("file", file.display().to_string().into())]))
}
