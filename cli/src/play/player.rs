use bots::{Level, NAMES};
use words::Words;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    Person(String),
    Bot(String, Level),
}

impl Player {
    /// The people first, then the bots.
    pub(super) fn table(words: &Words, seats: u8, people: u8, names: &[String], bots: &[Level]) -> Vec<Self> {
        let user = || std::env::var("USER").ok().filter(|user| people == 1 && !user.is_empty());
        let person = |seat: usize| {
            let unnamed = || user().unwrap_or_else(|| words.say("person-name", &[("number", (seat + 1).into())]));
            let given = names.get(seat).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
            Self::Person(given.unwrap_or_else(unnamed))
        };
        let bot = |index: usize| {
            Self::Bot(
                NAMES[index % NAMES.len()].to_owned(),
                bots.get(index % bots.len().max(1)).copied().unwrap_or(Level::Manager),
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

    /// How well the player plays, if it is a bot.
    pub(super) const fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Bot(_, level) => Some(*level),
        }
    }

    /// The player as a record names them: a bot's level stands in brackets behind its name.
    pub(super) fn label(&self) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(name, level) => format!("{name} ({level})"),
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
    use super::*;

    #[test]
    fn a_player_is_the_same_after_a_journey_through_a_record() {
        for player in [Player::Person("Ada (the first)".into()), Player::Bot("Mira".into(), Level::Intern)] {
            assert_eq!(Player::from_label(&player.label()), player);
        }
    }

    #[test]
    fn the_list_of_bots_starts_again_where_it_is_too_short() {
        let words = Words::strict(words::Language::English);
        let table = Player::table(&words, 4, 1, &["Ada".into()], &[Level::Intern, Level::Manager]);
        let labels: Vec<String> = table.iter().map(Player::label).collect();
        assert_eq!(labels, ["Ada", "Mira (intern)", "Jun (manager)", "Quill (intern)"]);
    }
}
