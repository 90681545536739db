use bidness::{Bidness, Card, Dice, Event, Lawsuit, Suit, View, odds};
use bidness_face::Nouns as _;
use board::{Now, Scene, art, words};
use leptos::prelude::*;
use table::Seat;

use super::dial::Dial;
use super::{money, name, stage, story};
use crate::Page;

/// Two seats before the judge.
#[derive(Clone, Copy)]
pub(super) struct Case {
    pub(super) plaintiff: Seat,
    pub(super) defendant: Seat,
    lawsuit: Lawsuit,
}

impl Case {
    pub(super) const fn new(plaintiff: Seat, defendant: Seat, lawsuit: Lawsuit) -> Self {
        Self { plaintiff, defendant, lawsuit }
    }

    /// How many dice each side throws.
    pub(super) fn dice(self, view: &View) -> [u32; 2] {
        [self.plaintiff, self.defendant].map(|seat| view.workplaces[seat].court_dice())
    }

    /// How often the plaintiff would win.
    pub(super) fn odds(self, view: &View) -> f32 {
        let [plaintiff, defendant] = self.dice(view);
        odds(plaintiff, defendant)
    }

    /// How much of what the case is about a seat has to lose.
    fn stake(self, view: &View, seat: Seat, damages: u32) -> u32 {
        let place = &view.workplaces[seat];
        match self.lawsuit {
            Lawsuit::Negligence => damages,
            Lawsuit::Libel => damages.min(place.cards.count(Card::Marketer)),
            Lawsuit::PatentInfringement => damages.min(place.tech),
        }
    }
}

/// A chance in whole per cent: "44 %".
pub(super) fn percent(chance: f32) -> String {
    words().say("bidness-page-percent", &[("odds", ((chance * 100.0).round() as u32).into())])
}

/// A lawsuit whose damages are being thought about: they follow the dial.
pub(super) fn announcement(scene: Scene<Page>, lawsuit: Lawsuit, defendant: Seat) -> AnyView {
    let now = scene.now();
    let case = Case::new(now.view.turn, defendant, lawsuit);
    let dial = Dial::on(&now).filter(|_| now.is_mine());
    let damages = move || dial.map_or(0, |dial| dial.value(scene));
    let fate = dial.map(|_| view! { {move || fate(&scene.now(), case, damages())} });
    view! {
        <div class="stage court">
            {sued(scene, case, None)}
            <div class="case">{chances(&now, case)} {fate}</div>
        </div>
    }
    .into_any()
}

/// A lawsuit: the offers so far on a line, the odds of a trial, and what each side has at stake.
pub(super) fn suit(scene: Scene<Page>, suit: Suit) -> AnyView {
    let now = scene.now();
    let case = Case::new(suit.plaintiff, suit.defendant, suit.lawsuit);
    view! {
        <div class="stage court">
            {sued(scene, case, Some(suit.damages))}
            <div class="case">{haggling(scene, suit)} {chances(&now, case)} {fate(&now, case, suit.damages)}</div>
        </div>
    }
    .into_any()
}

/// The writ: who sues whom, and for how much.
fn sued(scene: Scene<Page>, case: Case, damages: Option<u32>) -> AnyView {
    let now = scene.now();
    let other = now.people.someone(words(), case.defendant);
    let args: Vec<_> = now.people.who(case.plaintiff).into_iter().chain([("other", other.into())]).collect();
    let sues = words().say("bidness-page-sues", &args);
    let below = damages.map(|damages| {
        let amount = words().bidness_amount(case.lawsuit, damages);
        view! { <span class="label">{words().text("bidness-page-for")} <b>{amount}</b></span> }.into_any()
    });
    stage::lot(scene, case.lawsuit.card(), case.plaintiff, sues, below)
}

/// Asks above the line, offers below it, the open zone hatched; the dashed ring follows the dial.
fn haggling(scene: Scene<Page>, suit: Suit) -> AnyView {
    let now = scene.now();
    let events = story::turn(scene).map(|turn| turn.events).unwrap_or_default();
    let named = |wanted: fn(&Event) -> Option<u32>| events.iter().filter_map(wanted).collect::<Vec<u32>>();
    let asks = named(|event| match event {
        Event::Asked { dollars, .. } => Some(*dollars),
        _ => None,
    });
    let offers = named(|event| match event {
        Event::Offered { dollars, .. } => Some(*dollars),
        _ => None,
    });
    let means = now.view.workplaces[suit.defendant].capacity(&now.view.options.cards);
    let top = asks.iter().copied().max().unwrap_or(means).max(10);
    let (low, high) = (suit.offer.unwrap_or(0), suit.ask.unwrap_or(top));
    let dial = Dial::on(&now).filter(|_| now.is_mine());
    let ring = dial.zip(now.me()).map(|(dial, me)| {
        view! { <span class="you" style=move || at(dial.value(scene), top)>{art::token(me)}</span> }
    });
    let open = (low + 20 <= high).then(|| {
        let args = [("low", (low + 10).into()), ("high", if suit.ask.is_some() { high - 10 } else { high }.into())];
        words().say("bidness-page-open", &args)
    });
    let spoken = |sums: &[u32]| words().row(sums.iter().map(|sum| money(*sum)));
    let args = [
        ("asked", asks.len().into()),
        ("asks", spoken(&asks).into()),
        ("offered", offers.len().into()),
        ("offers", spoken(&offers).into()),
    ];
    let label = words().say("bidness-page-haggling", &args);
    view! {
        <div class="haggle" role="img" aria-label=label.clone() title=label.clone()>
            <span class="line"></span>
            <span class="zone" style=format!("{};--b:{}", at(low, top), share(high, top))></span>
            <span class="zl" style=format!("{};--b:{}", at(low, top), share(high, top))>{open}</span>
            {marks(suit.plaintiff, &asks, top, "mk ask")}
            {marks(suit.defendant, &offers, top, "mk bid")}
            {ring}
        </div>
    }
    .into_any()
}

/// The last sum that a side named, and the one before where there is room for it.
fn marks(seat: Seat, sums: &[u32], top: u32, class: &'static str) -> Vec<AnyView> {
    let last = sums.len().saturating_sub(1);
    let is_clear = |index: usize| index == last || sums[index].abs_diff(sums[last]) * 100 / top >= 15;
    (last.saturating_sub(1)..sums.len())
        .filter(|index| is_clear(*index))
        .map(|index| {
            let sum = sums[index];
            view! {
                <span class=class class:old=index != last style=at(sum, top) data-piece=format!("{class}-{sum}") data-from=format!("plate-{seat}")>
                    {art::token(seat)} <b>{money(sum)}</b>
                </span>
            }
            .into_any()
        })
        .collect()
}

fn at(sum: u32, top: u32) -> String {
    format!("--at:{}", share(sum, top))
}

/// Where a sum lies on the line, in per cent of its length.
fn share(sum: u32, top: u32) -> u32 {
    6 + sum.min(top) * 88 / top
}

/// The dice of both sides and who would win how often.
fn chances(now: &Now<Bidness>, case: Case) -> AnyView {
    let chance = case.odds(&now.view);
    let plaintiff = (chance * 100.0).round().clamp(1.0, 99.0) as u32;
    let wins = |id: &str, seat: Seat| words().say(id, &now.people.who(seat));
    view! {
        <div class="odds">
            {side(now, case.plaintiff, "side")}
            <div class="pc">
                <span class="nums"><b>{percent(chance)}</b><b>{percent(1.0 - chance)}</b></span>
                <span class="bar" aria-hidden="true">
                    <i style=format!("flex:{plaintiff}") data-seat=art::number(case.plaintiff)></i>
                    <i style=format!("flex:{}", 100 - plaintiff) data-seat=art::number(case.defendant)></i>
                </span>
                <span class="nums sm">
                    <span>{wins("bidness-page-wins", case.plaintiff)}</span>
                    <span>{wins("bidness-page-wins-ties", case.defendant)}</span>
                </span>
            </div>
            {side(now, case.defendant, "side r")}
        </div>
    }
    .into_any()
}

/// The dice that a side would throw, lying still: two, one for each lawyer, one for each intern.
fn side(now: &Now<Bidness>, seat: Seat, class: &'static str) -> AnyView {
    const FACES: [u8; 6] = [5, 2, 4, 6, 3, 1];
    let cards = &now.view.workplaces[seat].cards;
    let (lawyers, interns) = (cards.count(Card::Lawyer) as usize, cards.count(Card::LegalIntern));
    let dice = now.view.workplaces[seat].court_dice();
    let drawn: Vec<AnyView> = (0..dice as usize)
        .map(|index| {
            let source = match index {
                0 | 1 => None,
                _ if index < 2 + lawyers => Some("#fl"),
                _ => Some("#p-intern"),
            };
            let source = source.map(|sign| view! { <svg class="src" aria-hidden="true"><use href=sign></use></svg> });
            die(FACES[(index + seat.index() * 2) % 6], index, source.map(IntoAny::into_any))
        })
        .collect();
    let args = [("dice", dice.into()), ("lawyers", lawyers.into()), ("interns", interns.into())];
    let title = words().say("bidness-page-dice-help", &args);
    view! {
        <div class=class title=title.clone()>
            <span class="dice" role="img" aria-label=title.clone()>{drawn}</span>
            <span class="cnt">{art::token(seat)} <b>{words().say("bidness-page-dice", &args)}</b></span>
        </div>
    }
    .into_any()
}

/// A die; each lies a little askew.
pub(super) fn die(face: u8, index: usize, source: Option<AnyView>) -> AnyView {
    const TURNS: [i8; 5] = [-7, 5, -3, 6, -5];
    let sign = match face {
        1 => "d1",
        2 => "d2",
        3 => "d3",
        4 => "d4",
        5 => "d5",
        _ => "d6",
    };
    view! { <span class="die" style=format!("--r:{}deg;--d:{index}", TURNS[index % 5])>{art::sign(sign)} {source}</span> }.into_any()
}

/// What either verdict means.
fn fate(now: &Now<Bidness>, case: Case, damages: u32) -> AnyView {
    let Case { plaintiff, defendant, lawsuit } = case;
    let line = |id: &str, loser: Seat, mine: Seat| {
        let amount = words().bidness_amount(lawsuit, case.stake(&now.view, loser, damages));
        let other = now.people.someone(words(), defendant);
        let more = [
            ("other", other.into()),
            ("other-me", if now.me() == Some(defendant) { "yes" } else { "no" }.into()),
            ("amount", amount.into()),
        ];
        let args: Vec<_> = now.people.who(plaintiff).into_iter().chain(more).collect();
        let sign = match now.me() {
            Some(me) if me == mine => "w",
            Some(me) if me == plaintiff || me == defendant => "l",
            Some(_) | None => "",
        };
        view! { <li class=sign>{words().say(id, &args)}</li> }
    };
    view! {
        <ul class="fate">
            {line("bidness-page-if-plaintiff", defendant, plaintiff)}
            {line("bidness-page-if-defendant", plaintiff, defendant)}
        </ul>
    }
    .into_any()
}

/// The dice of a trial as they fell.
pub(super) fn verdict(now: &Now<Bidness>, verdict: &Event) -> AnyView {
    let Event::Verdict { plaintiff, plaintiff_dice, defendant, defendant_dice, winner } = *verdict else {
        return ().into_any();
    };
    let thrown = |seat: Seat, dice: Dice, class: &'static str| {
        view! {
            <div class=class>
                {rolled(dice)}
                <span class="cnt">{art::token(seat)} <b>{name(now, seat)}</b></span>
            </div>
        }
    };
    view! {
        <div class="odds verdict">
            {thrown(plaintiff, plaintiff_dice, "side")}
            <div class="pc">
                <span class="nums">
                    <b class:won=winner == plaintiff>{plaintiff_dice.total()}</b>
                    <span class="sm">{words().say("bidness-page-wins-case", &now.people.who(winner))}</span>
                    <b class:won=winner == defendant>{defendant_dice.total()}</b>
                </span>
            </div>
            {thrown(defendant, defendant_dice, "side r")}
        </div>
    }
    .into_any()
}

/// Dice that were thrown, and are seen to roll.
pub(super) fn rolled(dice: Dice) -> AnyView {
    let drawn: Vec<AnyView> = dice.faces().enumerate().map(|(index, face)| die(face, index, None)).collect();
    let label = dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" + ");
    view! { <span class="dice rolled" role="img" aria-label=label.clone() title=label.clone()>{drawn}</span> }
        .into_any()
}
