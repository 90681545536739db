use furnace::{Card, Phase, PlayerView, Shift, Stage, View};
use table::Seat;
use words::{Group, Piece, Words};

use super::Action;
use crate::Nouns as _;

/// Whether the viewer's own engine runs, card by card.
pub(super) fn is_running(view: &View, seat: Seat) -> bool {
    view.viewer.seat() == Some(seat) && matches!(view.phase, Phase::Production(_))
}

/// The viewer's own engine while it runs.
pub(super) fn running(words: &Words, view: &View) -> Option<Group<Action>> {
    let seat = view.viewer.seat().filter(|seat| is_running(view, *seat))?;
    let group = Group::pieces(words.text("furnace-label-engine"), machines(words, view, seat));
    Some(if shift(view, seat).is_some_and(|shift| shift.stage != Stage::Done) { group.chief() } else { group })
}

/// How far somebody is in production.
pub(super) fn progress(words: &Words, player: &PlayerView, shift: &Shift) -> String {
    if shift.stage == Stage::Done {
        return words.text("furnace-page-finished");
    }
    let done = player.engine.len() - shift.ready.count_ones() as usize;
    words.say("furnace-fact-progress", &[("done", done.into()), ("cards", player.engine.len().into())])
}

fn shift(view: &View, seat: Seat) -> Option<Shift> {
    match &view.phase {
        Phase::Production(shifts) => Some(shifts[seat]),
        Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => None,
    }
}

/// Start-up and companies from left to right, with what each does for its owner.
pub(super) fn machines(words: &Words, view: &View, seat: Seat) -> Vec<Piece<Action>> {
    let player = &view.players[seat];
    let in_chain = player.engine.len() - usize::from(player.waiting);
    let shift = shift(view, seat);
    let piece = |(at, machine): (usize, &furnace::MachineView)| {
        let effects = effects(words, view, seat, machine.card);
        let text = match (machine.card, &effects[..]) {
            (Card::Company(_), [basic, additional]) if !machine.upgraded => {
                let args = [("basic", basic.as_str().into()), ("additional", additional.as_str().into())];
                words.say("furnace-fact-company", &args)
            }
            (Card::StartUp(_) | Card::Company(_), all) => words.row(all.iter().map(String::as_str)),
        };
        let is_new = at >= in_chain;
        let name = words.furnace_card(view.options.cards, machine.card);
        let piece = Piece::new(name).saying(text).marked(mark(words, shift, at, is_new, machine.upgraded));
        let piece = piece.leading(shift.and_then(|shift| job_at(shift.stage)) == Some(at));
        let choice = shift.filter(|_| view.viewer.seat() == Some(seat) && !is_new);
        Piece { action: choice.and_then(|shift| choice_of(shift.stage, at, machine.card)), ..piece }
    };
    player.engine.iter().enumerate().map(piece).collect()
}

/// What can be said of a card in a word: where it is in production, or which side is up.
fn mark(words: &Words, shift: Option<Shift>, at: usize, is_new: bool, is_upgraded: bool) -> String {
    let state = shift.and_then(|shift| match shift.stage {
        Stage::Done => None,
        Stage::Insert => is_new.then_some("furnace-fact-new"),
        Stage::Process(_) | Stage::Upgrade { .. } if job_at(shift.stage) == Some(at) => Some("furnace-page-card-now"),
        Stage::Choose | Stage::Confirm | Stage::Process(_) | Stage::Upgrade { .. } => {
            (shift.ready & 1 << at == 0).then_some("furnace-page-card-done")
        }
    });
    let side = is_upgraded.then_some("furnace-fact-upgraded");
    words.row(state.into_iter().chain(side).map(|id| words.text(id)))
}

/// The place of the card whose effect is being carried out.
const fn job_at(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Process(job) | Stage::Upgrade { job, .. } => Some(job.at as usize),
        Stage::Insert | Stage::Choose | Stage::Confirm | Stage::Done => None,
    }
}

/// What choosing a card does.
const fn choice_of(stage: Stage, at: usize, card: Card) -> Option<Action> {
    match (stage, card) {
        (Stage::Insert, _) => Some(Action::Insert { at: at as u8 }),
        (Stage::Choose, card) => Some(Action::Activate { card }),
        (Stage::Upgrade { .. }, Card::Company(company)) => Some(Action::Upgrade { company }),
        (Stage::Upgrade { .. }, Card::StartUp(_)) | (Stage::Process(_) | Stage::Confirm | Stage::Done, _) => None,
    }
}

/// What a card does for its owner, effect by effect.
pub(crate) fn effects(words: &Words, view: &View, seat: Seat, card: Card) -> Vec<String> {
    let count = match card {
        Card::StartUp(start_up) => view.options.cards.start_up(start_up).effects.len() as u8,
        Card::Company(_) => 2,
    };
    (0..count).map(|index| words.furnace_effect(view.effect_of(seat, card, index))).collect()
}

/// The name of a player's capitalist and what it can do.
pub(crate) fn capitalist(words: &Words, view: &View, seat: Seat) -> Option<[String; 2]> {
    let (capitalist, power) = (view.players[seat].capitalist?, view.power(seat)?);
    Some([words.furnace_capitalist(view.options.cards, capitalist), words.furnace_power(power)])
}

pub(super) fn capitalist_piece(words: &Words, view: &View, seat: Seat) -> Option<Piece<Action>> {
    let [name, power] = capitalist(words, view, seat)?;
    Some(Piece::new(name).saying(power))
}
