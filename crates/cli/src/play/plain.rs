use std::io::BufRead as _;

use anyhow::Result;
use clerk::Pick;
use table::{NoUndo, Seat};
use terminal::{plain, wrapped};
use words::Words;

use super::playing::{Next, Offer, Playing, Sight, ending, farewell, no_undo, standings};
use crate::output::{line, print};

/// How wide what lies below a choice may be, and how far it is indented.
const WIDTH: usize = 78;
const INDENT: usize = 5;

/// Plays a game line by line.
pub(super) fn play(game: &mut dyn Playing) -> Result<()> {
    line(&game.title())?;
    game.preface().map_or(Ok(()), |preface| line(&format!("{preface}\n")))?;
    let (mut read, reader) = (0, game.only_person());
    loop {
        match game.next() {
            Next::Bot(seat) => game.bot_plays(seat)?,
            Next::Person(seat) => {
                game.explain(seat);
                tell(game, reader.or(Some(seat)), &mut read)?;
                if !ask(game, seat, &mut read)? {
                    return farewell(game);
                }
            }
            Next::Over => {
                tell(game, reader, &mut read)?;
                show_table(&game.sight(reader, None)?)?;
                line(&ending(game, reader)?)?;
                line(&plain(&standings(game, reader)?.into()))?;
                farewell(game)?;
                return look_back(game, reader);
            }
        }
    }
}

/// Tells a reader what happened since the last time.
fn tell(game: &mut dyn Playing, eyes: Option<Seat>, read: &mut usize) -> Result<()> {
    game.story(eyes, *read)?.iter().try_for_each(|sentence| line(sentence))?;
    *read = game.steps();
    Ok(())
}

/// Asks a person until they choose; `false` when they leave.
fn ask(game: &mut dyn Playing, seat: Seat, read: &mut usize) -> Result<bool> {
    let eyes = Some(seat);
    let sight = game.sight(eyes, eyes)?;
    show_table(&sight)?;
    line(&sight.prompt)?;
    show_menu(game.words(), &sight.offers)?;
    while let Some(input) = next_line()? {
        match input.trim() {
            "" => {}
            "q" | "quit" => return Ok(false),
            "m" | "menu" => show_menu(game.words(), &sight.offers)?,
            "u" | "undo" => match undo(game, seat)? {
                Ok(()) => {
                    *read = game.steps();
                    line(&game.words().text("taken-back"))?;
                    return Ok(true);
                }
                Err(reason) => line(&no_undo(game.words(), reason))?,
            },
            text if look(game, eyes, &sight, text)? => {}
            text => match choose(&sight.offers, text) {
                Some(pick) => {
                    game.play(seat, pick)?;
                    return Ok(true);
                }
                None => line(&not_understood(game.words(), &sight.offers, text))?,
            },
        }
    }
    Ok(false)
}

/// Lets people look at a game that is over, until they leave; where nobody played, nobody is there to look.
fn look_back(game: &mut dyn Playing, eyes: Option<Seat>) -> Result<()> {
    if game.people().is_empty() {
        return Ok(());
    }
    line(&game.words().text("plain-look-back"))?;
    let sight = game.sight(eyes, None)?;
    while let Some(input) = next_line()? {
        if !look(game, eyes, &sight, input.trim())? {
            return Ok(());
        }
    }
    Ok(())
}

/// What somebody types next; nothing where nobody will type any more.
fn next_line() -> Result<Option<String>> {
    print("> ")?;
    let mut input = String::new();
    if std::io::stdin().lock().read_line(&mut input)? > 0 {
        return Ok(Some(input));
    }
    line("")?;
    Ok(None)
}

/// Shows what can be looked at whatever is asked; `false` where the input is none of it.
fn look(game: &mut dyn Playing, eyes: Option<Seat>, sight: &Sight, input: &str) -> Result<bool> {
    match input {
        "?" | "h" | "help" => {
            line(&game.words().text("plain-help"))?;
            game.legend().iter().try_for_each(|sentence| line(sentence))?;
        }
        "t" | "table" => show_table(sight)?,
        "d" | "details" if sight.details.height() == 0 => line(&game.words().text("plain-no-details"))?,
        "d" | "details" => line(&plain(&sight.details))?,
        "l" | "log" => game.story(eyes, 0)?.iter().try_for_each(|sentence| line(sentence))?,
        "r" | "rules" => crate::rules::show(&game.rules()?)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Takes back freely where that is possible; bots always agree to more.
fn undo(game: &mut dyn Playing, seat: Seat) -> Result<Result<(), NoUndo>> {
    match game.undo(seat)? {
        Err(_) if !game.has_other_people(seat) => game.take_back(seat),
        done => Ok(done),
    }
}

/// What a line of input picks: the number of an offer, and after it an amount where one is open.
///
/// A lone number is an amount where nothing else is on offer, and with a dollar sign before it where one offer takes
/// amounts; otherwise it is the number of an offer.
fn choose(offers: &[Offer], text: &str) -> Option<Pick> {
    let typed: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| word.parse::<usize>().ok();
    let sum = |word: &str| word.trim_start_matches('$').parse::<u32>().ok();
    let (line, amount) = match typed[..] {
        [word] if offers.len() == 1 || word.starts_with('$') => match only_amount(offers) {
            Some(line) => (line, Some(sum(word)?)),
            None => (number(word)?.checked_sub(1)?, None),
        },
        [word] => (number(word)?.checked_sub(1)?, None),
        [word, amount] => (number(word)?.checked_sub(1)?, Some(sum(amount)?)),
        [] | [_, _, _, ..] => return None,
    };
    let offer = offers.get(line)?;
    match (offer.range, amount) {
        (None, None) => Some(Pick { line, amount: offer.least }),
        (Some([min, max, step]), Some(amount)) => {
            let is_open = (min..=max).contains(&amount) && (amount - min).is_multiple_of(step.max(1));
            is_open.then_some(Pick { line, amount })
        }
        (None, Some(_)) | (Some(_), None) => None,
    }
}

/// The only offer that takes an amount.
fn only_amount(offers: &[Offer]) -> Option<usize> {
    let mut lines = offers.iter().enumerate().filter(|(_, offer)| offer.range.is_some()).map(|(line, _)| line);
    lines.next().filter(|_| lines.next().is_none())
}

/// What is wrong with a line of input that picks nothing.
fn not_understood(words: &Words, offers: &[Offer], text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    let line = match offers {
        [_] => Some(0),
        _ if first.starts_with('$') => only_amount(offers),
        _ => first.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
    };
    match line.and_then(|line| offers.get(line)).and_then(|offer| offer.range) {
        Some([min, max, step]) => {
            words.say("plain-amount-wrong", &[("min", min.into()), ("max", max.into()), ("step", step.into())])
        }
        None => words.say("plain-not-understood", &[("input", text.into()), ("count", offers.len().into())]),
    }
}

fn show_table(sight: &Sight) -> Result<()> {
    line("")?;
    line(&sight.when)?;
    line(&plain(&sight.table))?;
    line("")
}

/// The choices by their numbers, and below each what is to be known before it is chosen.
fn show_menu(words: &Words, offers: &[Offer]) -> Result<()> {
    for (index, offer) in offers.iter().enumerate() {
        let number = index + 1;
        let action = offer.said.label.as_str();
        match offer.range {
            None => line(&format!("{number:3}  {action}"))?,
            Some([min, max, step]) => {
                let args = [
                    ("action", action.into()),
                    ("number", number.into()),
                    ("min", min.into()),
                    ("max", max.into()),
                    ("step", step.into()),
                ];
                // A lone amount is typed alone: no number stands before it that could be meant for one.
                match offers.len() {
                    1 => line(&format!("     {}", words.say("plain-amount-only", &args)))?,
                    _ => line(&format!("{number:3}  {}", words.say("plain-amount", &args)))?,
                }
            }
        }
        for part in wrapped(&offer.said.note, WIDTH - INDENT) {
            line(&format!("{:INDENT$}{part}", ""))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::super::playing::Said;
    use super::*;

    fn offer(range: Option<[u32; 3]>) -> Offer {
        let least = range.map_or(0, |[min, ..]| min);
        Offer { said: Said { label: "Do it".to_owned(), note: String::new() }, range, least, start: least }
    }

    const fn pick(line: usize, amount: u32) -> Option<Pick> {
        Some(Pick { line, amount })
    }

    #[test]
    fn a_lone_number_is_a_choice_beside_others_and_an_amount_where_it_stands_alone() {
        let tens = offer(Some([10, 90, 10]));
        let mixed = [tens.clone(), offer(None)];
        assert_eq!(choose(&mixed, "2"), pick(1, 0));
        assert_eq!(choose(&mixed, "1 40"), pick(0, 40));
        assert_eq!(choose(&mixed, "1 $40"), pick(0, 40));
        assert_eq!(choose(&mixed, "$40"), pick(0, 40));
        for wrong in ["1", "40", "1 45", "1 100", "2 40", "$2", "$45", "", "x", "1 2 3"] {
            assert_eq!(choose(&mixed, wrong), None, "{wrong}");
        }
        assert_eq!(choose(std::slice::from_ref(&tens), "40"), pick(0, 40));
        assert_eq!(choose(std::slice::from_ref(&tens), "1"), None, "1 is an amount here, and none that is open");
        assert_eq!(choose(&[offer(Some([1, 3, 1]))], "1"), pick(0, 1));
        assert_eq!(choose(&[tens.clone(), tens], "$40"), None, "it could be meant for either");
        assert_eq!(choose(&[offer(None)], "1"), pick(0, 0));
    }

    #[test]
    fn what_is_wrong_with_an_amount_is_said_with_what_would_be_right() {
        let words = faces::strict(Language::English);
        let mixed = [offer(Some([10, 90, 10])), offer(None)];
        for wrong in ["1", "1 45", "$45"] {
            assert_eq!(not_understood(&words, &mixed, wrong), "That takes an amount from 10 to 90 in steps of 10.");
        }
        assert!(not_understood(&words, &mixed, "7").contains("1 to 2"));
        assert!(not_understood(&words, &mixed[..1], "7").starts_with("That takes an amount"));
    }
}
