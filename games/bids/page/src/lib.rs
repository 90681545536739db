//! The board of BIDS: the places of all, the card at stake with the bids, the own hand.

#![forbid(unsafe_code)]

mod climax;

use bids::{Action, Bids, Card, Colour, Event, Face, Phase, Standing, View};
use bids_face::Nouns as _;
use board::{Board, Now, Scene, art, keys, parts, words};
use leptos::prelude::*;
use table::Seat;

use climax::Outcome;

/// The board of BIDS.
pub struct Page;

impl Board for Page {
    type Face = bids_face::Face;

    const SIGNS: &str = include_str!("../signs.svg");

    fn felt(scene: Scene<Self>) -> AnyView {
        keys::press_by_digits("page-keys-hand", ".felt .hand .card");
        view! {
            <div class="others">{move || scene.now().others().into_iter().map(|seat| place(scene, seat)).collect::<Vec<_>>()}</div>
            <div class="stake">{move || pot(&scene.now().view)} {move || bids(scene)}</div>
            <section class="own" aria-label=words().text("page-own-seat")>
                {move || scene.now().me().map(|me| place(scene, me))}
                {move || hand(scene)}
                <div class="actions">{move || hint(scene)} {move || parts::answer(scene)}</div>
            </section>
        }
        .into_any()
    }

    fn when(scene: Scene<Self>) -> AnyView {
        view! {
            {move || {
                let view = &scene.now().view;
                let text = words().say("bids-heading", &[
                    ("round", view.round.into()),
                    ("rounds", view.rules.rounds.into()),
                    ("turn", view.turn.into()),
                    ("turns", bids::HAND.into()),
                ]);
                let in_play = words().bids_in_play(&view.rules).map(|text| view! { <span class="hide-s">{text}</span> });
                view! { <span>{text}</span> {parts::pips(view.turn, bids::HAND)} {in_play} }
            }}
        }
        .into_any()
    }

    fn pad(scene: Scene<Self>) -> AnyView {
        view! { {move || score(&scene.now())} }.into_any()
    }

    fn beats(events: &[Event]) -> Vec<usize> {
        climax::beats(events)
    }

    fn perform(view: &mut View, told: &[Event]) {
        climax::perform(view, told);
    }

    fn score(now: &Now<Bids>, seat: Seat) -> Option<String> {
        now.scores.map(|scores| signed(scores[seat]))
    }

    fn besides(_: &Now<Bids>, _: Seat) -> Option<String> {
        None
    }
}

/// A player: plate, and the cards in front of it.
fn place(scene: Scene<Page>, seat: Seat) -> AnyView {
    let now = scene.now();
    let view = &now.view;
    let lucky = view.lucky[seat];
    let meta = view! {
        <span class="lucky" class:zero=lucky == 0 title=words().text("bids-page-lucky")>{art::sign("shoe")} {lucky}</span>
    };
    let score = view! { {signed(view.totals()[seat])} <small>{words().text("bids-page-total")}</small> };
    let thief = matches!(view.phase, Phase::Steal { .. }) && now.is_mine();
    let won: Vec<AnyView> = view.won_by(seat).map(|card| won(scene, card, thief)).collect();
    let ally = view.ally_of(seat).map(|ally| {
        let with = now.people.someone(words(), ally);
        view! { <span class="ally">{words().say("bids-label-allied", &[("with", with.into())])}</span> }
    });
    let row = if won.is_empty() && ally.is_none() {
        view! { <span class="none">{words().text("bids-page-none")}</span> }.into_any()
    } else {
        // An ally has points of the other's cards.
        let sum = signed(i32::from(view.round_so_far()[seat]));
        view! {
            <span class="row">{won}</span>
            <span class="sum">{sum} " " <small>{words().text("bids-page-this-round")}</small></span>
            {ally}
        }
        .into_any()
    };
    view! {
        <div class="place">{parts::plate(scene, seat, meta.into_any(), score.into_any())} <div class="won">{row}</div></div>
    }
    .into_any()
}

/// A card that was won: for the thief, one that can be stolen.
fn won(scene: Scene<Page>, card: Card, thief: bool) -> AnyView {
    let action = Action::Steal(card);
    if thief && scene.now().menu.contains(action) {
        return view! {
            <button class="card mini" class:wide-n=is_wide(card) data-suit=suit(card) data-piece=piece(card) data-choice
                aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string() on:click=move |_| scene.pick(action)>
                {parts::drawn(scene.label(action), view! { <b>{numeral(card)}</b> })}
            </button>
        }
        .into_any();
    }
    view! {
        <span class="card mini" class:wide-n=is_wide(card) class:minus=card == Card::MINUS_FIVE data-suit=suit(card) data-piece=piece(card)
            role="img" aria-label=words().bids_card(card) title=words().bids_card(card)>
            <b>{numeral(card)}</b>
        </span>
    }
    .into_any()
}

/// The pile, and the card that is bid for.
fn pot(view: &View) -> AnyView {
    let stake = match view.stake {
        Some(card) => view! {
            <span class="card point" class:wide-n=is_wide(card) class:minus=card == Card::MINUS_FIVE data-suit=suit(card) data-piece=piece(card) data-from="pile"
                role="img" aria-label=words().bids_card(card)>{face(card)}</span>
        }
        .into_any(),
        None => view! { <span class="slot"></span> }.into_any(),
    };
    let lowest = view.lowest_wins.then(|| view! { <b>{words().text("bids-prompt-lowest")}</b> });
    let unseen = view.bids.contains(&Card::SURPRISE).then(|| view! { <b>{words().text("bids-label-unseen")}</b> });
    let is_plain = lowest.is_none() && unseen.is_none();
    view! {
        <div class="pot">
            <div class="spot pile-spot">
                <span class="ord hide-s"></span>
                <div class="pile" aria-hidden="true" data-piece="pile">
                    <span class="card back"></span><span class="card back"></span><span class="card back"></span>
                </div>
                <span class="label"><b>{words().say("bids-page-left", &[("count", view.pile.into())])}</b></span>
            </div>
            <div class="spot">
                <span class="ord">{words().text("bids-page-at-stake")}</span>
                {stake}
                <span class="label note" class:hide-s=is_plain>{lowest} {unseen}</span>
            </div>
        </div>
    }
    .into_any()
}

/// The bids in order of play, those to come as empty places; the last turn lies there until somebody leads to the next.
fn bids(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let view = &now.view;
    let last =
        if view.bids.is_empty() && view.phase == Phase::Bid { last_turn(&scene.story().events) } else { Vec::new() };
    if !last.is_empty() && !now.is_mine() {
        let spots: Vec<AnyView> = last.iter().map(|bid| past(&now, *bid)).collect();
        return view! { <ol class="bids past">{spots}</ol> }.into_any();
    }
    let outcome = scene.climax().last().and_then(climax::outcome);
    let leader = match view.standing() {
        Some(Standing::Leads(index)) => Some(index),
        Some(Standing::Burns { .. }) | None => None,
    };
    let spots: Vec<AnyView> =
        (0..usize::from(view.rules.seats)).map(|index| spot(&now, index, leader == Some(index), outcome)).collect();
    let last: Vec<AnyView> = last.iter().map(|bid| past(&now, *bid)).collect();
    let burned = outcome == Some(Outcome::Burned);
    view! { <ol class="bids" class:burned=burned>{spots}</ol> {(!last.is_empty()).then(|| view! { <ol class="bids past small" aria-label=words().text("bids-page-last-turn")>{last}</ol> })} }
        .into_any()
}

/// A bid of the last turn.
#[derive(Clone, Copy)]
struct Bid {
    seat: Seat,
    card: Card,
    won: bool,
}

/// The bids of the turn that has just ended.
fn last_turn(events: &[(u32, Event)]) -> Vec<Bid> {
    let mut bids: Vec<Bid> = Vec::new();
    let mut ended = false;
    for (_, event) in events {
        match *event {
            Event::Bid { seat, card } => {
                if ended {
                    bids.clear();
                    ended = false;
                }
                bids.push(Bid { seat, card, won: false });
            }
            Event::Won { seat, .. } => {
                ended = true;
                for bid in &mut bids {
                    bid.won = bid.seat == seat;
                }
            }
            Event::Burned { .. } => ended = true,
            Event::RoundBegan { .. } => bids.clear(),
            Event::Dealt { .. }
            | Event::Flipped { .. }
            | Event::Shuffled
            | Event::LowestWins
            | Event::Drew { .. }
            | Event::Withheld { .. }
            | Event::Took { .. }
            | Event::Stole { .. }
            | Event::Allied(_)
            | Event::RoundScored { .. } => {}
        }
    }
    bids
}

fn past(now: &Now<Bids>, Bid { seat, card, won }: Bid) -> AnyView {
    let order = if won { words().text("bids-page-won") } else { String::new() };
    view! {
        <li class="spot" class:leads=won>
            <span class="ord">{order}</span>
            <span class="card" class:wide-n=is_wide(card) data-suit=suit(card) data-piece=piece(card) data-from=format!("plate-{seat}")
                role="img" aria-label=words().bids_card(card)>{face(card)}</span>
            <span class="label">{art::token(seat)} <b>{now.people.name(seat).to_owned()}</b></span>
        </li>
    }
    .into_any()
}

fn spot(now: &Now<Bids>, index: usize, leads: bool, outcome: Option<Outcome>) -> AnyView {
    let view = &now.view;
    let seat = view.bidder(index);
    let turn = view.to_act() == Some(seat) && view.phase == Phase::Bid && index == view.bids.len();
    let mine = now.me() == Some(seat);
    let leads = match outcome {
        Some(Outcome::Won(winner)) => winner == seat,
        Some(Outcome::Burned) => false,
        None => leads,
    };
    let order = match (outcome, leads, turn && mine) {
        (Some(Outcome::Won(winner)), ..) if winner == seat => words().text("bids-page-wins"),
        (Some(Outcome::Burned), ..) => words().text("bids-page-burned"),
        (_, true, _) => words().text("bids-page-leads"),
        (_, false, true) => words().text("bids-page-your-card"),
        (_, false, false) => words().say("bids-page-order", &[("order", (index + 1).into())]),
    };
    let card = match view.bids.get(index) {
        Some(&card) => view! {
            <span class="card" class:wide-n=is_wide(card) data-suit=suit(card) data-piece=piece(card) data-from=format!("plate-{seat}")
                role="img" aria-label=words().bids_card(card)>{face(card)}</span>
        }
        .into_any(),
        None => view! { <div class="slot" class:now=turn>{art::token(seat)}</div> }.into_any(),
    };
    let name = if mine { words().text("you-name") } else { now.people.name(seat).to_owned() };
    view! {
        <li class="spot" class:leads=leads class:turn=turn>
            <span class="ord">{order}</span> {card} <span class="label">{art::token(seat)} <b>{name}</b></span>
        </li>
    }
    .into_any()
}

/// The own hand as a fan.
fn hand(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let cards: Vec<Card> = now.view.hand.iter().collect();
    let middle = (cards.len() as f32 - 1.0) / 2.0;
    let fan: Vec<AnyView> = cards
        .iter()
        .enumerate()
        .map(|(index, &card)| {
            let action = Action::Bid(card);
            let legal = now.menu.contains(action);
            let why = if legal { String::new() } else { words().text("bids-page-not-now") };
            view! {
                <button class="card" class:wide-n=is_wide(card) class:minus=card == Card::MINUS_FIVE data-suit=suit(card) data-piece=piece(card) style=format!("--i:{}", index as f32 - middle)
                    title=why data-choice=legal.then_some("") aria-disabled=(!legal).to_string()
                    aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string()
                    on:click=move |_| if legal { scene.pick(action) }>
                    {parts::drawn(words().bids_card(card), face(card))}
                </button>
            }
            .into_any()
        })
        .collect();
    view! { <div class="hand" style=format!("--n:{}", cards.len().max(2)) role="group" aria-label=words().text("bids-page-hand")>{fan}</div> }
        .into_any()
}

/// What the picked card would do.
fn hint(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let text = match scene.chosen.get() {
        Some(Action::Bid(card)) => {
            let mut bids = now.view.bids.clone();
            bids.push(card);
            let standing = bids::judge(&bids, now.view.stake, now.view.rules.colour_bids, now.view.lowest_wins);
            let id = match standing {
                Standing::Leads(index) if index + 1 == bids.len() => "bids-page-would-lead",
                Standing::Leads(_) => "bids-page-would-not-lead",
                Standing::Burns { .. } => "bids-page-would-burn",
            };
            words().say(id, &[("card", words().bids_card(card).into())])
        }
        Some(Action::Steal(_)) => String::new(),
        None if now.is_mine() && !now.menu.is_empty() => words().text("bids-page-pick"),
        None => String::new(),
    };
    view! { <p class="hint">{text}</p> }.into_any()
}

/// The score pad: a line for each round.
fn score(now: &Now<Bids>) -> AnyView {
    let view = &now.view;
    let seats: Vec<Seat> = Seat::all(now.seats()).collect();
    let totals = view.totals();
    // Nobody leads before anybody has more than another.
    let best =
        seats.iter().map(|seat| totals[*seat]).max().filter(|best| seats.iter().any(|seat| totals[*seat] < *best));
    let heads: Vec<AnyView> = seats
        .iter()
        .map(|&seat| view! { <th scope="col">{art::token(seat)} {now.people.name(seat).to_owned()}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = (1..=view.rules.rounds)
        .map(|round| {
            let playing = round == view.round && view.phase != Phase::Over;
            let points = view.results.get(usize::from(round) - 1).copied().or(playing.then(|| view.round_so_far()));
            let cells: Vec<AnyView> = seats
                .iter()
                .map(|&seat| view! { <td>{points.map(|points| signed(i32::from(points[seat])))}</td> }.into_any())
                .collect();
            view! { <tr class:now=playing><th scope="row">{round}</th>{cells}</tr> }.into_any()
        })
        .collect();
    let sums: Vec<AnyView> = seats
        .iter()
        .map(|&seat| view! { <td class:best=Some(totals[seat]) == best>{signed(totals[seat])}</td> }.into_any())
        .collect();
    view! {
        <header><h2>{words().text("bids-page-score")}</h2></header>
        <table>
            <thead><tr><th></th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{words().text("bids-page-total")}</th>{sums}</tr></tfoot>
        </table>
    }
    .into_any()
}

/// What is printed on a card.
fn face(card: Card) -> AnyView {
    let sign = sign(card);
    view! {
        <span class="ix">{numeral(card)} {art::sign(sign)}</span>
        <b>{numeral(card)}</b>
        <svg class="sign" aria-hidden="true"><use href=format!("#{sign}")></use></svg>
        <span class="ix end">{numeral(card)} {art::sign(sign)}</span>
    }
    .into_any()
}

fn numeral(card: Card) -> String {
    match card.face() {
        Face::Number(_, value) => value.to_string(),
        Face::MinusFive => "−5".to_owned(),
        Face::Double => "2×".to_owned(),
        Face::Thief | Face::Shuffle | Face::Lowest | Face::Surprise | Face::Ally => {
            words().bids_card(card).chars().take(1).collect()
        }
    }
}

fn is_wide(card: Card) -> bool {
    numeral(card).chars().count() > 1
}

fn suit(card: Card) -> &'static str {
    match card.colour() {
        Colour::Red => "flame",
        Colour::Blue => "drop",
        Colour::Green => "leaf",
        Colour::Yellow => "sun",
        Colour::Black => "coal",
        Colour::White => "ally",
    }
}

fn sign(card: Card) -> &'static str {
    match card.colour() {
        Colour::Red => "flame",
        Colour::Blue => "drop",
        Colour::Green => "leaf",
        Colour::Yellow => "sun",
        Colour::Black => "gavel",
        Colour::White => "heart",
    }
}

fn piece(card: Card) -> String {
    format!("card-{card}")
}

fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}
