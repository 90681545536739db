//! The row of companies for sale.

use board::{Now, art, words};
use furnace::{Bid, Bidder, Furnace, LotView, Phase};
use furnace_face::Nouns as _;
use leptos::prelude::*;
use words::People;

use super::bid::{self, Hindrance, Pay, Verdict};
use super::desk::Desk;
use super::goods::{self, Good};
use super::{climax, company, disc};

/// The cards of the auction from left to right; those that are settled leave an empty place.
pub(super) fn row(desk: Desk) -> AnyView {
    let lots = move || {
        let now = desk.scene.now();
        let settled =
            (0..now.view.resolved()).map(|_| view! { <li class="lot settled" aria-hidden="true"></li> }.into_any());
        settled.chain((0..now.view.row.len()).map(|place| lot(desk, place))).collect::<Vec<_>>()
    };
    let many = move || format!("--n:{}", desk.scene.now().seats() + 4);
    view! { <ol class="lots" style=many aria-label=words().text("furnace-page-lots")>{lots}</ol> }.into_any()
}

fn lot(desk: Desk, place: usize) -> AnyView {
    let now = desk.scene.now();
    let view = &now.view;
    let lot = view.row[place].clone();
    let card = view.options.cards.company(lot.company);
    let letter = words().furnace_lot_letter(view.resolved() + place);
    let note = view! { <em>"×"<u></u></em> };
    let compensation = goods::equation(card.compensation, goods::several(card.compensation));
    let asked = matches!(view.phase, Phase::Compensation { .. }) && place == 0;
    let index = place as u8;
    let fits = {
        let lot = lot.clone();
        Memo::new(move |_| fits(desk, &lot))
    };
    let picked = move || desk.lot.get() == Some(index);
    let why = {
        let lot = lot.clone();
        move || why_not(desk, &lot).unwrap_or_default()
    };
    let pick = move |_| {
        if fits.get_untracked() {
            desk.lot.update(|lot| *lot = (*lot != Some(index)).then_some(index));
        }
    };
    let text = company::offered(view, lot.company);
    let discs = {
        let lot = lot.clone();
        move || discs(desk, index, &lot)
    };
    let bidding = move || desk.bids().is_some();
    let paid = asked.then(|| paid_out(desk));
    view! {
        <li class="lot" data-lot=index.to_string() class:ok=move || fits.get() class:no=move || bidding() && !fits.get() class:asked=asked>
            <button class="co" data-piece=company::piece(table::Seat::default(), furnace::Card::Company(lot.company)) title=move || format!("{text}\n{}", why())
                data-choice=move || fits.get().then_some("") aria-disabled=move || (!fits.get()).to_string()
                aria-pressed=move || picked().to_string() on:click=pick>
                <span class="strip"><small>{letter}</small> <span class="pay">{compensation} {note}</span></span>
                <span class="nm">{company::name(view, lot.company)}</span>
                <span class="pic">{company::picture(view, lot.company)} <span class="discs">{discs}</span></span>
                {company::line(card.basic, goods::limit(card.basic))}
                {company::dormant(card.additional)}
            </button>
            <span class="under"><span class="st">{standing(&now, &lot)}</span> <span class="verdict">{move || verdict(desk, &lot)}</span> {paid}</span>
        </li>
    }
    .into_any()
}

/// The discs on a card, the highest first, with the shadow of the one that would be laid.
fn discs(desk: Desk, index: u8, lot: &LotView) -> AnyView {
    let now = desk.scene.now();
    let mine = desk.bids().zip(desk.disc().filter(|_| desk.lot.get() == Some(index)));
    let top = lot.bids.last().map_or(0, |bid| bid.disc.value());
    let mut all: Vec<(u8, AnyView)> = lot
        .bids
        .iter()
        .map(|bid| {
            let value = bid.disc.value();
            let highest = value == top && mine.is_none_or(|(_, disc)| disc.value() <= top);
            (value, disc::lying(&now.people, *bid, if highest { "top" } else { "" }))
        })
        .collect();
    all.extend(mine.map(|(seat, disc)| (disc.value(), disc::ghost(seat, disc, disc.value() > top))));
    all.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    all.into_iter().map(|(_, disc)| disc).collect::<Vec<_>>().into_any()
}

/// Who leads or wins, as the discs lie.
fn standing(now: &Now<Furnace>, lot: &LotView) -> AnyView {
    let Some(best) = lot.bids.last() else { return words().text("furnace-page-no-disc").into_any() };
    let wins = best.disc.value() == 4 || !matches!(now.view.phase, Phase::Auction { .. });
    let wins = ("wins", if wins { "yes" } else { "no" }.into());
    match best.bidder {
        Bidder::Seat(seat) => {
            let [who, me] = now.people.who(seat);
            let text = words().say("furnace-page-leads", &[who, me, wins]);
            view! { {art::token(seat)} {text} }.into_any()
        }
        Bidder::Dummy => {
            let who = words().text("furnace-label-dummy");
            words().say("furnace-page-leads", &[("who", who.into()), ("me", "no".into()), wins]).into_any()
        }
    }
}

/// Whether the card can be picked with the disc in hand, or with some disc.
pub(super) fn fits(desk: Desk, lot: &LotView) -> bool {
    let Some(me) = desk.bids() else { return false };
    let now = desk.scene.now();
    let free = |disc| bid::hindrance(&now.view, Bidder::Seat(me), lot, disc).is_none();
    match desk.disc() {
        Some(disc) => free(disc),
        None => now.view.players[me].discs.iter().any(|disc| free(*disc)),
    }
}

/// Why the card cannot be picked, as a rule.
fn why_not(desk: Desk, lot: &LotView) -> Option<String> {
    let Some(me) = desk.bids() else { return Some(words().text("furnace-page-not-your-turn")) };
    let now = desk.scene.now();
    let disc = desk.disc().or_else(|| now.view.players[me].discs.first().copied())?;
    bid::hindrance(&now.view, Bidder::Seat(me), lot, disc).map(|hindrance| match hindrance {
        Hindrance::Own(_) => {
            let most = bid::most(&now.view, Bidder::Seat(me));
            words().say("furnace-page-why-own", &[("most", most.into())])
        }
        Hindrance::Same(_) => words().text("furnace-page-why-same"),
    })
}

/// What the disc in hand would do here, or what keeps it from lying here, in a few words.
fn verdict(desk: Desk, lot: &LotView) -> AnyView {
    let now = desk.scene.now();
    let Some((me, disc)) = desk.bids().zip(desk.disc()) else { return ().into_any() };
    match bid::hindrance(&now.view, Bidder::Seat(me), lot, disc) {
        Some(Hindrance::Own(bid) | Hindrance::Same(bid)) => here(&now.people, bid).into_any(),
        None => match bid::verdict(&now.view, me, lot, disc) {
            Verdict::Wins => words().text("furnace-page-would-win").into_any(),
            Verdict::Leads(_) => words().text("furnace-page-would-lead").into_any(),
            Verdict::Loses(_, pay) => paid(pay),
        },
    }
}

/// What the losers of the company that is just being taken were paid, each beside their token.
fn paid_out(desk: Desk) -> AnyView {
    let told = desk.scene.climax();
    let payments = climax::payments(&told).map(|(seat, got)| {
        let heaps: Vec<AnyView> = goods::kinds(got).map(|(good, count)| heap(good, count)).collect();
        view! { <span class="verdict">{art::token(seat)} {heaps}</span> }
    });
    payments.collect::<Vec<_>>().into_any()
}

fn here(people: &People, bid: Bid) -> String {
    words().say("furnace-page-here", &[("disc", disc::say(people, bid).into())])
}

fn paid(pay: Pay) -> AnyView {
    match pay {
        Pay::Gets(goods) => {
            let got: Vec<AnyView> = goods::kinds(goods).map(|(good, count)| heap(good, count)).collect();
            view! { {words().text("furnace-page-loses")} " " {got} }.into_any()
        }
        Pay::Processes { times, .. } => {
            words().say("furnace-page-loses-processing", &[("times", times.into())]).into_any()
        }
    }
}

fn heap(good: Good, count: u16) -> AnyView {
    view! { {format!("+{}", good.amount(count))} {good.sign()} }.into_any()
}
