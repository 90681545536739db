//! Which games are played in worlds: all of them, the short ones more often.

use std::sync::LazyLock;

use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES, Visit};
use table::{Game, Heuristic, Kind, Ledger, Options as _, Seed};

use crate::dice::Dice;

/// A game, set up so that it is soon over.
#[derive(Clone, Debug)]
pub(crate) struct Quick {
    pub(crate) slug: &'static str,
    pub(crate) options: Value,
    pub(crate) seats: u8,
    plies: usize,
}

/// How many plies a game may have to be tried.
const LONGEST: usize = 600;

static QUICK: LazyLock<Vec<Quick>> = LazyLock::new(|| {
    let quick = GAMES.iter().filter_map(|info| shelf::with(info.slug, Shorten).ok().flatten());
    let mut quick: Vec<Quick> = quick.collect();
    quick.sort_by_key(|quick| quick.plies);
    quick
});

/// Some game: half as many plies, twice as often, and twice again.
pub(crate) fn any(dice: &mut Dice) -> Quick {
    let weight = |quick: &Quick| 1_000_000_000 / (quick.plies as u64).pow(3).max(1);
    let mut left = dice.within(0..QUICK.iter().map(weight).sum());
    let chosen = QUICK.iter().find(|quick| {
        let is_it = left < weight(quick);
        left = left.saturating_sub(weight(quick));
        is_it
    });
    chosen.unwrap_or(&QUICK[0]).clone()
}

/// Finds the variants with which a game is over soonest.
struct Shorten;

impl Visit for Shorten {
    type Output = Option<Quick>;

    fn visit<G: Heuristic + Ledger>(self) -> Option<Quick> {
        let mut options = serde_json::to_value(<G as Game>::Options::default()).ok()?;
        let seats = G::INFO.min_seats;
        let mut plies = plies(G::INFO.slug, &options, seats)?;
        for setting in G::Options::settings() {
            let values = match setting.kind {
                Kind::Flag => vec![json!(true), json!(false)],
                Kind::Number { min, .. } => vec![json!(min)],
                Kind::OneOf(words) => words.iter().map(|word| json!(word)).collect(),
                Kind::Cards => Vec::new(),
            };
            for value in values {
                let mut other = options.clone();
                other[setting.name] = value;
                if let Some(fewer) = self::plies(G::INFO.slug, &other, seats).filter(|fewer| *fewer < plies) {
                    (options, plies) = (other, fewer);
                }
            }
        }
        Some(Quick { slug: G::INFO.slug, options, seats, plies })
    }
}

/// How many plies it takes at random.
fn plies(slug: &str, options: &Value, seats: u8) -> Option<usize> {
    let mut game = AnyMatch::new(slug, options.clone(), seats, Seed::from_text("short")).ok()?;
    let mut dice = Dice::new(1, slug);
    while let Some(seat) = game.to_act().first().filter(|_| game.plies() < LONGEST) {
        let menu: Vec<Value> = serde_json::from_str(game.menu(seat).get()).ok()?;
        game.submit(seat, &choose(&menu, &mut dice)?.to_string()).ok()?;
    }
    Some(game.plies())
}

/// Something on a menu.
pub(crate) fn choose(menu: &[Value], dice: &mut Dice) -> Option<Value> {
    let item = menu.get(dice.index(menu.len().max(1)))?;
    if let Some(one) = item.get("one") {
        return Some(one.clone());
    }
    let amount = item.get("amount")?;
    let part = |name: &str| amount[name].as_u64();
    let (min, max, step) = (part("min")?, part("max")?, part("step")?);
    let steps = (max - min) / step.max(1) + 1;
    Some(with_amount(&amount["of"], min + dice.within(0..steps) * step))
}

fn with_amount(action: &Value, amount: u64) -> Value {
    match action {
        Value::Object(parts) => parts.iter().map(|(name, part)| (name.clone(), with_amount(part, amount))).collect(),
        Value::Number(_) => json!(amount),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_and_the_shortest_most_often() {
        let mut dice = Dice::new(1, "games");
        let mut played: Vec<&str> = (0..20_000).map(|_| any(&mut dice).slug).collect();
        let most = QUICK[0].slug;
        assert!(played.iter().filter(|slug| **slug == most).count() > 5_000);
        played.sort_unstable();
        played.dedup();
        assert_eq!(played.len(), GAMES.len());
    }
}
