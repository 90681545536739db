use furnace::{Bid, Bidder, Effect, LotView, Phase, View};
use words::{Arg, Fact, Group, People, Piece, Share, Words};

use super::{Action, discs};
use crate::Nouns as _;

/// The highest disc: nobody can beat it any more.
const HIGHEST: u8 = 4;

/// The companies for sale with the discs on them, what losing brings, and the dummy of two players.
pub(super) fn groups(words: &Words, people: &People, view: &View) -> Vec<Group<Action>> {
    let lots = view.row.iter().enumerate().map(|(index, lot)| company(words, people, view, index, lot)).collect();
    let mut groups = vec![Group::pieces(words.text("furnace-label-company"), lots).chief()];
    let losers = losers(words, view);
    if !losers.is_empty() {
        groups.push(Group::seats(words.text("furnace-label-compensation"), losers));
    }
    if view.players.seats() == 2 {
        let left = Fact::new(words.text("furnace-label-discs"), discs(words, &view.dummy));
        groups.push(Group::facts(words.text("furnace-label-dummy"), vec![left]));
    }
    groups
}

fn company(words: &Words, people: &People, view: &View, index: usize, lot: &LotView) -> Piece<Action> {
    let card = view.options.cards.company(lot.company);
    let effects = [("basic", card.basic), ("additional", card.additional), ("compensation", card.compensation)];
    let effects = effects.map(|(name, effect)| (name, Arg::from(words.furnace_effect(effect))));
    let name = words.say(
        "furnace-action-place",
        &[
            ("letter", letter(words, view, index).into()),
            crate::nouns::company_arg(words, view.options.cards, lot.company),
        ],
    );
    let is_settled = index == 0 && matches!(view.phase, Phase::Compensation { .. });
    Piece::new(name)
        .saying(words.say("furnace-fact-lot", &effects))
        .marked(bids(words, people, view, lot))
        .leading(is_settled)
        .doing(Action::Place { lot: index as u8 })
}

fn letter(words: &Words, view: &View, index: usize) -> String {
    words.furnace_lot_letter(view.resolved() + index)
}

/// Who leads with which disc, and the discs below: "Ada leads with 3, you 1".
fn bids(words: &Words, people: &People, view: &View, lot: &LotView) -> String {
    let is_open = matches!(view.phase, Phase::Auction { .. });
    let bid = |(index, bid): (usize, &Bid)| {
        let disc = crate::nouns::disc_arg(words, bid.disc);
        let [who, me] = match bid.bidder {
            Bidder::Seat(seat) => people.who(seat),
            Bidder::Dummy => [("who", words.text("furnace-label-dummy").into()), ("me", "no".into())],
        };
        let wins = if is_open && bid.disc.value() < HIGHEST { "no" } else { "yes" };
        let id = if index == 0 { "furnace-fact-leads" } else { "furnace-fact-bid" };
        words.say(id, &[who, me, disc, ("wins", wins.into())])
    };
    words.row(lot.bids.iter().rev().enumerate().map(bid))
}

/// What everybody would get for losing as the discs lie, card by card, in the order in which it is paid.
fn losers(words: &Words, view: &View) -> Vec<Share> {
    let mut shares = Vec::new();
    for (index, lot) in view.row.iter().enumerate() {
        for seat in view.first.around(view.players.seats()) {
            let multiplier = view.multiplier_on(lot, seat);
            if multiplier == 0 {
                continue;
            }
            let paid = match view.options.cards.company(lot.company).compensation {
                Effect::Gain(goods) => Effect::Gain(goods.times(multiplier)),
                Effect::Process { from, to, times } => Effect::Process { from, to, times: times * multiplier },
                effect @ Effect::Upgrade { .. } => effect,
            };
            let leads = index == 0 && view.phase == Phase::Compensation { seat };
            let value = words.furnace_effect(paid);
            shares.push(Share { seat, value, note: letter(words, view, index), leads });
        }
    }
    shares
}
