use bots::{Budget, Level, NAMES};
use lab::Entrant;
use words::Words;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    Person(String),
    Bot(String, Entrant),
}

impl Player {
    /// The people first, then the bots.
    pub(super) fn table(words: &Words, seats: u8, people: u8, names: &[String], bots: &[Entrant]) -> Vec<Self> {
        let user = || std::env::var("USER").ok().filter(|user| people == 1 && !user.is_empty());
        let person = |seat: usize| {
            let unnamed = || user().unwrap_or_else(|| words.say("person-name", &[("number", (seat + 1).into())]));
            let given = names.get(seat).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
            Self::Person(given.unwrap_or_else(unnamed))
        };
        let bot = |index: usize| {
            Self::Bot(
                NAMES[index % NAMES.len()].to_owned(),
                bots.get(index % bots.len().max(1)).copied().unwrap_or(Level::Manager.into()),
            )
        };
        (0..usize::from(seats))
            .map(|seat| if seat < usize::from(people) { person(seat) } else { bot(seat - usize::from(people)) })
            .collect()
    }

    pub(super) fn name(&self) -> &str {
        match self {
            Self::Person(name) | Self::Bot(name, _) => name,
        }
    }

    pub(super) const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(..))
    }

    /// How long the player may think, if it is a bot.
    pub(super) fn budget(&self) -> Option<Budget> {
        match self {
            Self::Person(_) => None,
            Self::Bot(_, bot) => Some(bot.budget.unwrap_or_else(|| bot.level.at_a_table())),
        }
    }

    /// The player as a record names them: what a bot is stands in brackets behind its name.
    pub(super) fn label(&self) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(name, bot) => format!("{name} ({bot})"),
        }
    }

    /// The player that a record names.
    pub(super) fn from_label(label: &str) -> Self {
        let bot = || {
            let (name, rest) = label.rsplit_once(" (")?;
            Some(Self::Bot(name.to_owned(), rest.strip_suffix(')')?.parse().ok()?))
        };
        bot().unwrap_or_else(|| Self::Person(label.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_player_is_the_same_after_a_journey_through_a_record() {
        for label in ["Ada (the first)", "Mira (intern)", "Jun (shark@200ms)", "Quill (shark@5000)"] {
            assert_eq!(Player::from_label(label).label(), label);
            assert_eq!(Player::from_label(label).is_bot(), !label.starts_with("Ada"));
        }
    }

    #[test]
    fn a_bot_thinks_as_long_as_it_was_told_or_as_long_as_is_pleasant_at_a_table() {
        let budget = |label| Player::from_label(label).budget();
        assert_eq!(budget("Jun (shark@200ms)"), Some(Budget::Time(Duration::from_millis(200))));
        assert_eq!(budget("Quill (shark@5000)"), Some(Budget::Iterations(5000)));
        assert_eq!(budget("Mira (shark)"), Some(Level::Shark.at_a_table()));
        assert_eq!(budget("Ada"), None);
    }

    #[test]
    fn the_list_of_bots_starts_again_where_it_is_too_short() {
        let words = faces::strict(words::Language::English);
        let table = Player::table(&words, 4, 1, &["Ada".into()], &[Level::Intern.into(), Level::Manager.into()]);
        let labels: Vec<String> = table.iter().map(Player::label).collect();
        assert_eq!(labels, ["Ada", "Mira (intern)", "Jun (manager)", "Quill (intern)"]);
    }
}
