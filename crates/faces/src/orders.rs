//! What can be ordered beforehand at a table whose game is known at run time.

use learn::Teach;
use serde::de::DeserializeOwned;
use table::{Item, Menu, Seat, by_name};
use words::{Action, Catalogue, Describe, Obeyed, Orders, People, View, Words};

use crate::{Visit, with};

/// What was handed over is nothing of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String);

/// Whether an order of `seat` is one that can be given now; gives it as the game itself writes it.
///
/// # Errors
/// When there is no such game, or the order or the view is none of it.
pub fn can_be_ordered(slug: &str, order: &str, view: &str, seat: Seat) -> Result<Option<String>, Unreadable> {
    with(slug, Check { order, view, seat }).map_err(|unknown| Unreadable(unknown.to_string()))?
}

/// What an order of `seat` does now: the action is on the menu.
///
/// # Errors
/// When there is no such game, or something is none of it.
pub fn obey(slug: &str, order: &str, view: &str, seat: Seat, menu: &str) -> Result<Obeyed<String>, Unreadable> {
    with(slug, Obey { order, view, seat, menu }).map_err(|unknown| Unreadable(unknown.to_string()))?
}

/// What `seat` can order, with the words for each: a line whose amount is open begins with the least.
///
/// # Errors
/// When there is no such game, or the view is none of it.
pub fn orders(
    slug: &str,
    words: &Words,
    people: &People,
    view: &str,
    seat: Seat,
) -> Result<Vec<(String, String)>, Unreadable> {
    with(slug, Said { words, people, view, seat }).map_err(|unknown| Unreadable(unknown.to_string()))?
}

struct Check<'a> {
    order: &'a str,
    view: &'a str,
    seat: Seat,
}

impl Visit for Check<'_> {
    type Output = Result<Option<String>, Unreadable>;

    fn visit<F: Catalogue + Describe + Orders + Teach>(self) -> Self::Output {
        let order: F::Order = read(self.order)?;
        Ok(F::offers(&view::<F>(self.view)?, self.seat).contains(order).then(|| written(&order)))
    }
}

struct Obey<'a> {
    order: &'a str,
    view: &'a str,
    seat: Seat,
    menu: &'a str,
}

impl Visit for Obey<'_> {
    type Output = Result<Obeyed<String>, Unreadable>;

    fn visit<F: Catalogue + Describe + Orders + Teach>(self) -> Self::Output {
        let menu: Menu<Action<F>> = read(self.menu)?;
        Ok(match F::obey(read(self.order)?, &view::<F>(self.view)?, self.seat, &menu) {
            // Whatever a face says, nothing is done that is not on the menu.
            Obeyed::Act(action) if menu.contains(action) => Obeyed::Act(written(&action)),
            Obeyed::Act(_) | Obeyed::Wait => Obeyed::Wait,
            Obeyed::Lapsed => Obeyed::Lapsed,
        })
    }
}

struct Said<'a> {
    words: &'a Words,
    people: &'a People,
    view: &'a str,
    seat: Seat,
}

impl Visit for Said<'_> {
    type Output = Result<Vec<(String, String)>, Unreadable>;

    fn visit<F: Catalogue + Describe + Orders + Teach>(self) -> Self::Output {
        let view = view::<F>(self.view)?;
        let said = |item: &Item<F::Order>| (written(item), F::order(self.words, self.people, &view, item.nth(0)));
        Ok(F::offers(&view, self.seat).items().iter().map(said).collect())
    }
}

fn view<F: Orders>(text: &str) -> Result<View<F>, Unreadable> {
    by_name(|| read(text))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    serde_json::from_str(text).map_err(|error| Unreadable(error.to_string()))
}

fn written(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("an order has a JSON form")
}
