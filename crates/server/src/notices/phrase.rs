use clerk::{Position, Reader};
use faces::Visit;
use learn::Teach;
use shelf::{GAMES, Json};
use sitting::{Holder, Sitting};
use table::{Seat, Viewer};
use wire::{Moment, Occasion, Room};
use words::{Catalogue, Describe, Language, People, Words};

use super::occasions::{decisions, is_asked, warning};
use crate::live::{Circle, answers_by_order};
use crate::store::KeptNotice;
use crate::tongue::Tongue;

/// How many lines of talk are told at most, and how many letters of each.
const LINES: usize = 3;
const LETTERS: usize = 200;
const MINUTE: u64 = 60_000;
const HOUR: u64 = 3_600_000;

/// What a notice comes to, once its table is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// There is nothing to tell any more.
    Spare,
    /// It is too early.
    Later(Moment),
    /// This is to be said.
    Say(Said),
}

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) game: String,
    pub(super) title: String,
    pub(super) text: String,
}

/// Looks whether a notice still holds for somebody who looked at the table then, and says it as anybody at the table could: nothing that lies hidden is in it.
pub(super) fn judge(
    sitting: &Sitting,
    circle: &Circle,
    notice: &KeptNotice,
    looked: Moment,
    now: Moment,
    language: Language,
) -> Verdict {
    let Some(seat) = sitting.seat_of(&notice.person) else { return Verdict::Spare };
    if circle.is_here(&notice.person) {
        return Verdict::Spare;
    }
    let phrases = Phrases { sitting, circle, seat, words: Tongue(language).words(), language };
    let asked = || is_asked(sitting, seat) && decisions(sitting, seat) == notice.mark;
    let said = match notice.occasion {
        // What they have ordered answers soon: then they are asked no more.
        Occasion::Turn if asked() && answers_by_order(sitting, seat) => return Verdict::Later(now + MINUTE),
        Occasion::Turn if asked() => phrases.turn(now),
        Occasion::Time if asked() => match warning(sitting, seat) {
            Some(at) if at > now => return Verdict::Later(at),
            Some(_) => phrases.time(now),
            None => return Verdict::Spare,
        },
        Occasion::Begins if *sitting.phase() == sitting::Phase::Playing => phrases.begins(),
        Occasion::Over if *sitting.phase() == sitting::Phase::Over => phrases.over(),
        Occasion::Talk => match phrases.talk(looked) {
            Some(said) => said,
            None => return Verdict::Spare,
        },
        Occasion::Turn | Occasion::Time | Occasion::Begins | Occasion::Over => return Verdict::Spare,
    };
    Verdict::Say(said)
}

/// What a trial says.
pub(super) fn trial(language: Language) -> Said {
    let words = Tongue(language).words();
    Said { game: String::new(), title: words.text("notice-test-title"), text: words.text("notice-test") }
}

struct Phrases<'a> {
    sitting: &'a Sitting,
    circle: &'a Circle,
    seat: Seat,
    words: &'static Words,
    language: Language,
}

impl Phrases<'_> {
    fn titled(&self, title: &str, text: String) -> Said {
        let game = self.sitting.made().game.clone();
        let name = GAMES.iter().find(|info| info.slug == game).map_or("", |info| info.title);
        Said { title: self.words.say(title, &[("game", name.into())]), game, text }
    }

    fn turn(&self, now: Moment) -> Said {
        let text = self.words.then(&self.asked(), &self.with());
        let text = self.left(now).map_or(text.clone(), |left| self.words.then(&text, &left));
        self.titled("notice-turn", text)
    }

    fn time(&self, now: Moment) -> Said {
        let left = self.left(now).unwrap_or_default();
        self.titled("notice-time", self.words.then(&left, &self.asked()))
    }

    fn begins(&self) -> Said {
        self.titled("notice-begins", self.with())
    }

    fn over(&self) -> Said {
        let places = self.sitting.game().and_then(shelf::AnyMatch::places);
        let text = places.map(|places| {
            let seats = Seat::all(self.sitting.seats());
            let winners: Vec<String> = seats.filter(|seat| places.of(*seat) == 1).map(|seat| self.name(seat)).collect();
            let place = u32::from(places.of(self.seat));
            let args = [("place", place.into()), ("winners", self.words.list(&winners).into())];
            self.words.say("notice-place", &args)
        });
        self.titled("notice-over", text.unwrap_or_else(|| self.with()))
    }

    /// What others have said since they looked, as far as it fits.
    fn talk(&self, looked: Moment) -> Option<Said> {
        let me = &self.sitting.chairs()[self.seat.index()].holder;
        let said = self.sitting.chat().iter().filter(|line| {
            let is_mine = matches!(me, Holder::Person { id, .. } if *id == line.by);
            line.at > looked && line.room == Room::Table && !is_mine && !line.text.is_empty()
        });
        let lines: Vec<String> = said
            .take(LINES)
            .map(|line| {
                let text: String = line.text.chars().take(LETTERS).collect();
                self.words.say("notice-line", &[("who", line.name.as_str().into()), ("text", text.into())])
            })
            .collect();
        (!lines.is_empty()).then(|| self.titled("notice-talk", lines.join("\n")))
    }

    /// Who else is there.
    fn with(&self) -> String {
        let others = Seat::all(self.sitting.seats()).filter(|seat| *seat != self.seat);
        let names: Vec<String> = others.map(|seat| self.name(seat)).collect();
        self.words.say("notice-with", &[("people", self.words.list(&names).into())])
    }

    fn name(&self, seat: Seat) -> String {
        self.names().swap_remove(seat.index())
    }

    fn names(&self) -> Vec<String> {
        self.sitting.sitters(self.circle).iter().map(|sitter| sitter.name().to_owned()).collect()
    }

    /// How much time they have, where there is an end to it.
    fn left(&self, now: Moment) -> Option<String> {
        let left = self.sitting.clocks().until(self.seat)?.saturating_sub(now);
        let args = [("hours", (left / HOUR).into()), ("minutes", (left % HOUR / 60_000).into())];
        Some(self.words.say(if left >= HOUR { "notice-hours-left" } else { "notice-minutes-left" }, &args))
    }

    /// What they are asked, in the words of the game, as whoever looks on would read it of them.
    fn asked(&self) -> String {
        let Some(game) = self.sitting.game() else { return String::new() };
        let (view, options) = (game.view(Viewer::Spectator), game.options());
        let people = People { names: self.names(), me: Some(self.seat) };
        let speaker = self.sitting.rules().and_then(|rules| rules.speaker(&options));
        let Some(mut speaker) = speaker else {
            let asked = Asked { words: self.words, people: &people, view: &view, seat: self.seat };
            return faces::with(&self.sitting.made().game, asked).ok().flatten().unwrap_or_default();
        };
        let People { names, me } = people;
        let language = self.language.code().to_owned();
        let reader = Reader { language, pictured: false, marked: false, names, me };
        let menu = serde_json::from_str("[]").expect("an empty list is JSON");
        let picture = speaker.picture(Position { reader, view, menu, asked: Some(self.seat) });
        picture.map(|picture| picture.prompt).unwrap_or_default()
    }
}

/// What a seat is asked, seen by nobody in particular.
struct Asked<'a> {
    words: &'a Words,
    people: &'a People,
    view: &'a Json,
    seat: Seat,
}

impl Visit for Asked<'_> {
    type Output = Option<String>;

    fn visit<F: Catalogue + Describe + Teach>(self) -> Option<String> {
        let view = serde_json::from_str(self.view.get()).ok()?;
        Some(F::prompt(self.words, self.people, &view, self.seat))
    }
}

#[cfg(test)]
mod tests {
    use shelf::AnyMatch;
    use table::Seed;

    use super::*;

    #[test]
    fn whatever_anybody_is_asked_in_any_game_can_be_told_in_every_language() {
        for info in GAMES {
            let seats = info.seat_counts().max().expect("a number of seats");
            let seed = Seed::from_text("told");
            let mut game = AnyMatch::new(info.slug, serde_json::json!({}), seats, seed).expect("a table");
            let names: Vec<String> = Seat::all(seats).map(|seat| format!("Player{seat}")).collect();
            for ply in 0..150 {
                let Some(seat) = game.to_act().first() else { break };
                let people = People { names: names.clone(), me: Some(seat) };
                for language in Language::ALL {
                    let (words, view) = (Tongue(language).words(), game.view(Viewer::Spectator));
                    let asked = Asked { words, people: &people, view: &view, seat };
                    let text = faces::with(info.slug, asked).expect("a game").expect("a view that can be read");
                    assert!(text.chars().count() > 4 && !text.contains('{'), "{} at {ply}: {text}", info.slug);
                }
                let actions: Vec<Json> = serde_json::from_str(game.actions(seat).get()).expect("a list");
                let action = &actions[ply * 7 % actions.len()];
                game.submit(seat, action.get()).expect("it is on the menu");
            }
        }
    }
}
