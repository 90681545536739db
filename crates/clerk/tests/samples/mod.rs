use bots::{Advised, Bargain, Chances, Judged, Level, Review, TurningPoint};
use clerk::{
    About, Answer, Ask, Choice, Deal, Dealt, Dilemma, Label, Log, Look, Lot, MenuLine, Past, Pick, Picked, Picture,
    Play, Played, Position, Reader, Refusal, Sentence, Standing,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use shelf::Json;
use table::{BySeat, NoUndo, Places, Seat, Seats, Seed, Told, Viewer};
use words::{Chapter, Fact, Group, Merit, Piece, Place, Share, Tableau};

/// An answer as it is written.
pub(crate) struct Sample {
    pub(crate) name: &'static str,
    pub(crate) json: Value,
    /// Reads one that was written otherwise, and writes it as it would be written now.
    pub(crate) again: fn(&Value) -> Result<Value, serde_json::Error>,
}

fn raw(json: &Value) -> Json {
    RawValue::from_string(json.to_string()).expect("JSON")
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

fn reader() -> Reader {
    let names = vec!["Ada".to_owned(), "Jun".to_owned()];
    Reader { language: "en".to_owned(), pictured: true, marked: true, names, me: Some(seat(1)) }
}

fn position() -> Position {
    let (view, menu) = (raw(&json!({"money": 3})), raw(&json!([{"one": "pass"}])));
    Position { reader: reader(), view, menu, asked: Some(seat(1)) }
}

fn play() -> Play {
    Play { seat: seat(1), action: raw(&json!({"bid": 4})) }
}

fn deal() -> Deal {
    let log = vec![play(), Play { seat: seat(0), action: raw(&json!([{"pay": 1}, "pass"])) }];
    Deal { options: json!({"rounds": 2}), seats: 2, seed: Seed::from_text("speech"), log }
}

/// One of every question: a question that is missing here does not compile.
pub(crate) fn asks() -> Vec<(&'static str, Value)> {
    let options = json!({"rounds": 2});
    let dilemma = Dilemma {
        level: Level::Shark,
        seed: 7,
        seat: seat(1),
        view: position().view,
        menu: position().menu,
        games: 24,
    };
    let all = [
        Ask::About,
        Ask::Check { options: options.clone(), seats: 2 },
        Ask::Name { options: options.clone() },
        Ask::Deal(deal()),
        Ask::Submit(play()),
        Ask::Allow(play()),
        Ask::Undo { seat: seat(1) },
        Ask::Look { from: 3 },
        Ask::View { viewer: Viewer::Seat(seat(1)) },
        Ask::Actions { seat: seat(1) },
        Ask::Choose(dilemma),
        Ask::Review(Past { deal: deal(), looks: [1, 2, 3] }),
        Ask::Picture(position()),
        Ask::Pick { position: position(), pick: Pick { line: 0, amount: 5 } },
        Ask::Label { reader: reader(), view: position().view, actions: vec![play().action] },
        Ask::Log(Log { reader: reader(), options: options.clone(), events: vec![raw(&json!({"paid": 1}))] }),
        Ask::Merits { reader: reader(), view: position().view },
        Ask::Lots { reader: reader(), options, seats: 2 },
        Ask::Rules { language: "ja".to_owned() },
        Ask::Winners { reader: reader(), winners: Seats::all(2) },
    ];
    all.iter().map(|ask| (name(ask), serde_json::to_value(ask).expect("JSON"))).collect()
}

const fn name(ask: &Ask) -> &'static str {
    match ask {
        Ask::About => "about",
        Ask::Check { .. } => "check",
        Ask::Name { .. } => "name",
        Ask::Deal(_) => "deal",
        Ask::Submit(_) => "submit",
        Ask::Allow(_) => "allow",
        Ask::Undo { .. } => "undo",
        Ask::Look { .. } => "look",
        Ask::View { .. } => "view",
        Ask::Actions { .. } => "actions",
        Ask::Choose(_) => "choose",
        Ask::Review(_) => "review",
        Ask::Picture(_) => "picture",
        Ask::Pick { .. } => "pick",
        Ask::Label { .. } => "label",
        Ask::Log(_) => "log",
        Ask::Merits { .. } => "merits",
        Ask::Lots { .. } => "lots",
        Ask::Rules { .. } => "rules",
        Ask::Winners { .. } => "winners",
    }
}

fn sample<T: Serialize + DeserializeOwned>(name: &'static str, answer: Answer<T>) -> Sample {
    // As it comes from a module: as a text.
    let again = |written: &Value| serde_json::to_value(serde_json::from_str::<Answer<T>>(&written.to_string())?);
    Sample { name, json: serde_json::to_value(answer).expect("JSON"), again }
}

fn done<T: Serialize + DeserializeOwned>(name: &'static str, answer: T) -> Sample {
    sample(name, Answer::Done(answer))
}

/// One of every answer, and every way to refuse one.
pub(crate) fn answers() -> Vec<Sample> {
    let standing = Standing { to_act: Seats::all(2), places: Some(places()), round: 2 };
    let action = || raw(&json!({"bid": 4}));
    let label = || "Bid $4".to_owned();
    let (options, log) = (json!({"rounds": 2}), vec![action()]);
    let refusals = [
        ("refused unknown", Refusal::Unknown("what is that".to_owned())),
        ("refused unreadable", Refusal::Unreadable("no action".to_owned())),
        ("refused rejected", Refusal::Rejected("too much".to_owned())),
        ("refused undo nothing", Refusal::NoUndo(NoUndo::Nothing)),
        ("refused undo revealed", Refusal::NoUndo(NoUndo::Revealed)),
        ("refused undo answered", Refusal::NoUndo(NoUndo::Answered)),
        ("refused set-up", Refusal::SetUp("too many".to_owned())),
        ("refused without a table", Refusal::NoTable),
    ];
    let answered = [
        done("about", about()),
        done("dealt", Dealt { named: options.clone(), options, log, standing }),
        done("played", Played { action: action(), standing: Standing { places: None, ..standing } }),
        done("look", look()),
        done("choice", Choice { action: action(), thought: raw(&json!([])) }),
        done("review", review()),
        done("picture", picture()),
        done("picked", Picked { action: action(), label: label() }),
        done("labels", vec![Label { kind: "Bid".to_owned(), label: label() }]),
        done("sentences", sentences()),
        done("merits", vec![Merit::new("Money".to_owned(), 2, |seat| (seat.index() as i64, Some(format!("${seat}"))))]),
        done(
            "lots",
            vec![Lot { name: "Ox".to_owned(), kind: "company".to_owned(), kind_name: "Companies".to_owned() }],
        ),
    ];
    let refused = refusals.map(|(name, refusal)| sample::<Value>(name, Answer::Refused(refusal)));
    answered.into_iter().chain(refused).collect()
}

fn places() -> Places {
    Places::by_merit(&BySeat::new(2, Seat::index))
}

fn about() -> About {
    About {
        speech: 1,
        game: "chess".to_owned(),
        title: "Chess".to_owned(),
        rules: 3,
        min_seats: 1,
        max_seats: 2,
        languages: vec!["en".to_owned()],
        cards: "00ff".to_owned(),
        levels: vec!["random".to_owned()],
    }
}

fn look() -> Look {
    let told = |to| Told { to, event: raw(&json!({"paid": 1})) };
    Look {
        views: vec![raw(&json!({"money": 3})); 3],
        menus: vec![raw(&json!([])), raw(&json!([{"one": "pass"}]))],
        undo: vec![None, Some(NoUndo::Revealed)],
        scores: BySeat::new(2, |seat| seat.index() as i32),
        told: vec![vec![told(None)], vec![told(Some(Seats::all(1)))]],
    }
}

fn review() -> Review {
    let judged = |action: &str| Judged { action: json!(action), chance: 250, score: 1.5 };
    let advice =
        Advised { seat: seat(1), view: json!({"money": 3}), made: judged("pass"), best: judged("bid"), is_sure: None };
    let turning_point = TurningPoint {
        from: 1,
        ply: 2,
        round: 1,
        seat: seat(1),
        swing: -250,
        luck: false,
        told: vec![json!({"paid": 1})],
        advice: Some(advice),
    };
    Review {
        chances: vec![Chances { ply: 0, of: vec![500, 500] }],
        turning_points: vec![turning_point],
        bargains: vec![Bargain { ply: 2, round: 1, seat: seat(1), lot: 0, price: 4, gain: Some(2.5), better: None }],
    }
}

fn picture() -> Picture {
    let pick = Pick { line: 0, amount: 4 };
    let money = || Fact::new("Money".to_owned(), "$3");
    let piece = Piece::new("Ox".to_owned()).saying("3 coal".to_owned()).of(seat(0)).marked("Leads".to_owned());
    let share = Share { seat: seat(0), value: "$4".to_owned(), note: "leads".to_owned(), leads: true };
    let title = |text: &str| text.to_owned();
    Picture {
        when: "Round 1".to_owned(),
        prompt: "Bid or pass".to_owned(),
        tableau: Tableau {
            places: vec![Place {
                score: money(),
                facts: vec![Fact::known("Hand".to_owned(), None::<u8>)],
                pieces: Vec::new(),
            }],
            middle: vec![
                Group::pieces(title("For sale"), vec![piece.doing(pick).leading(true)]).chief(),
                Group::facts(title("Market"), vec![money()]),
                Group::seats(title("Bids"), vec![share]),
                Group::sealed(title("Face down"), Seats::all(1), Seats::NONE),
            ],
            hand: vec![Piece::new("Seven".to_owned())],
        },
        lines: vec![MenuLine { kind: "Bid".to_owned(), label: "Bid $4".to_owned(), range: Some([4, 9, 1]), least: 4 }],
    }
}

fn sentences() -> Vec<Sentence> {
    let text = |text: &str| text.to_owned();
    let chapters = [Chapter::Round(text("Round 1")), Chapter::Turn(text("Turn 2")), Chapter::Outcome(text("Ada: $4"))];
    let said = |chapter| Sentence { text: text("Ada bids $4."), actor: Some(seat(0)), about: Seats::all(1), chapter };
    chapters.map(Some).into_iter().chain([None]).map(said).collect()
}
