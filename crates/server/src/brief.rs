//! Tables that are played, in a few words.

use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use clerk::{Position, Reader, Sentence};
use frozen::Rules;
use serde::de::DeserializeOwned;
use serde_json::Value;
use shelf::Refused;
use sitting::{Breakdown, Phase, Sitting};
use table::{Seat, by_name};
use wire::{Brief, Code, Doing, PersonId, Problem, TableId, Telling};
use words::{Chapter, Describe, Options, Part, People, View, Words};

use crate::live::Circle;
use crate::problem::{Refusal, because, breakdown, refuse};
use crate::server::Server;
use crate::session::Anyone;
use crate::tongue::Tongue;

/// How many of the things that happened are told.
const TOLD: usize = 2;
/// How many of them are looked at: who has been away for long reads the log.
const LOOKED_AT: usize = 60;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/tables/{id}/brief", get(show))
}

async fn show(
    State(server): State<Server>,
    Anyone(person): Anyone,
    tongue: Tongue,
    Path(id): Path<TableId>,
) -> Result<Json<Brief>, Refusal> {
    let person = person.map(|person| person.id);
    let look = move |sitting: &mut Sitting, circle: &Circle| Matter::of(sitting, circle, person.as_ref());
    let matter = server.table(&id).await?.look(look).await?;
    let matter = matter.ok_or_else(|| refuse("game-has-not-begun", Code::NotNow))?;
    // A module of earlier rules takes its time.
    let said = server.machine().worked(move || matter.said(tongue)).await;
    Ok(Json(said.map_err(|_| refuse("server-stumbled", Code::Unavailable))??))
}

/// What is to be said, and to whom: all of it is for their eyes.
struct Matter {
    rules: Rules,
    options: Value,
    people: People,
    view: shelf::Json,
    menu: shelf::Json,
    asked: Option<Seat>,
    told: Vec<Telling>,
}

impl Matter {
    /// What there is to say of a game that goes on.
    fn of(sitting: &mut Sitting, circle: &Circle, person: Option<&PersonId>) -> Option<Self> {
        let viewer = sitting.viewer(person);
        let me = viewer.seat();
        let position = sitting.position(viewer).filter(|_| *sitting.phase() == Phase::Playing)?;
        let names = sitting.sitters(circle).iter().map(|sitter| sitter.name().to_owned()).collect();
        Some(Self {
            rules: sitting.rules()?.clone(),
            options: sitting.made().options.clone(),
            people: People { names, me },
            view: position.view,
            menu: position.menu,
            asked: me.filter(|me| position.to_act.contains(*me)).or_else(|| position.to_act.first()),
            told: sitting.told_since(viewer),
        })
    }

    fn said(mut self, tongue: Tongue) -> Result<Brief, Problem> {
        let all = self.told.len();
        self.told.drain(..all.saturating_sub(LOOKED_AT));
        let me = self.people.me;
        let spoken = match self.rules.clone() {
            Rules::Today(info) => {
                let spoken = faces::with(info.slug, Today { matter: self, words: tongue.words() });
                spoken.unwrap_or_else(|unknown| Err(Refused::Game(unknown)))
            }
            Rules::Frozen(_) => self.of_another_day(tongue),
        };
        let (brief, sentences) =
            spoken.map_err(|refused| because(Code::Broken, breakdown(&Breakdown::from(refused))))?;
        let told = telling(&sentences, me);
        let more = (all - told.len()) as u32;
        Ok(Brief { told, more, ..brief })
    }

    /// What the module of its rules says.
    fn of_another_day(self, tongue: Tongue) -> Result<(Brief, Vec<Sentence>), Refused> {
        let Self { rules, options, people, view, menu, asked, told } = self;
        let Some(mut speaker) = rules.speaker(&options) else { unreachable!("these rules are not today's") };
        let language = tongue.0.code().to_owned();
        let reader = Reader { language, pictured: false, marked: false, names: people.names, me: people.me };
        let picture = speaker.picture(Position { reader: reader.clone(), view, menu, asked })?;
        let sentences = speaker.log(reader, told.into_iter().map(|telling| telling.event).collect())?;
        let scores = picture.tableau.places.into_iter().map(|place| place.score.value).collect();
        Ok((Brief { when: picture.when, asked: picture.prompt, scores, ..Brief::default() }, sentences))
    }
}

/// A table of today's rules, which their faces speak of.
struct Today {
    matter: Matter,
    words: &'static Words,
}

impl faces::Visit for Today {
    type Output = Result<(Brief, Vec<Sentence>), Refused>;

    fn visit<F: Describe>(self) -> Self::Output {
        let Self { matter: Matter { options, people, view, asked, told, .. }, words } = self;
        let view: View<F> = read(view.get())?;
        let options: Options<F> = read(&options.to_string())?;
        let outside = People { me: None, ..people.marked() };
        let sentence = |telling: &Telling| {
            let event = read(telling.event.get())?;
            let told = F::event(words, &outside, &options, &event);
            Ok(Sentence {
                text: F::event(words, &people, &options, &event),
                actor: words::parts(&told).first().and_then(|part| match part {
                    Part::Seat(seat, _) => Some(*seat),
                    Part::Text(_) | Part::Card(_) => None,
                }),
                about: words::named(&told),
                chapter: F::chapter(words, &people, &options, &event),
            })
        };
        let sentences = told.iter().map(sentence).collect::<Result<_, Refused>>()?;
        let places = F::tableau(words, &people, &view).places;
        let brief = Brief {
            when: F::when(words, &view),
            asked: asked.map(|seat| F::prompt(words, &people, &view, seat)).unwrap_or_default(),
            scores: places.into_iter().map(|place| place.score.value).collect(),
            ..Brief::default()
        };
        Ok((brief, sentences))
    }
}

/// What was written with card sets named.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    by_name(|| serde_json::from_str(text)).map_err(|error| Refused::Unreadable(error.to_string()))
}

/// The few sentences that touch the reader most, in their order: those that name them, then how things came out; of
/// equals the latest.
fn telling(sentences: &[Sentence], me: Option<Seat>) -> Vec<Doing> {
    let weight = |sentence: &Sentence| match &sentence.chapter {
        _ if me.is_some_and(|me| sentence.about.contains(me)) => 3,
        Some(Chapter::Outcome(_)) => 2,
        None => 1,
        Some(Chapter::Round(_) | Chapter::Turn(_)) => 0,
    };
    let mut chosen: Vec<usize> = (0..sentences.len()).collect();
    chosen.sort_by_key(|index| (weight(&sentences[*index]), *index));
    let mut chosen = chosen.split_off(chosen.len().saturating_sub(TOLD));
    chosen.sort_unstable();
    chosen
        .into_iter()
        .map(|index| &sentences[index])
        .map(|told| Doing { by: told.actor, text: told.text.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    fn sentence(text: &str, about: &[u8], chapter: Option<Chapter>) -> Sentence {
        let about: Seats = about.iter().filter_map(|index| Seat::new(*index)).collect();
        Sentence { text: text.to_owned(), actor: None, about, chapter }
    }

    #[test]
    fn what_names_the_reader_and_how_things_came_out_is_told_before_all_else() {
        let heading = || Some(Chapter::Round("Round 2".to_owned()));
        let outcome = || Some(Chapter::Outcome("Jun: 8".to_owned()));
        let sentences = [
            sentence("Jun sues you.", &[0, 2], None),
            sentence("Jun takes 8.", &[2], outcome()),
            sentence("Round 2 begins.", &[], heading()),
            sentence("Mira plays 9.", &[1], None),
        ];
        let texts = |me: Option<u8>| {
            let told = telling(&sentences, me.and_then(Seat::new));
            told.into_iter().map(|doing| doing.text).collect::<Vec<_>>()
        };
        assert_eq!(texts(Some(0)), ["Jun sues you.", "Jun takes 8."]);
        assert_eq!(texts(Some(2)), ["Jun sues you.", "Jun takes 8."]);
        assert_eq!(texts(None), ["Jun takes 8.", "Mira plays 9."]);
        assert_eq!(telling(&[], None), []);
    }
}
