//! A production that is tried out while the auction goes on.

use board::{art, words};
use furnace::{Bidder, Company, Furnace, MachineView, Phase, Power, Shift, Stage, View};
use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;
use table::{BySeat, Imagine as _, Rng, Seat};

use super::bid::{self, Pay};
use super::desk::Desk;
use super::{chain, company, work};

/// How production would begin for a seat if it won these cards of the auction, and lost the others that its discs lie on.
///
/// What a losing disc is paid is there; what it could process is not, since that is decided then.
pub(super) fn ahead(view: &View, seat: Seat, won: &[Company]) -> View {
    let mut ahead = view.clone();
    let player = &mut ahead.players[seat];
    for lot in &view.row {
        if won.contains(&lot.company) {
            player.engine.push(MachineView { card: furnace::Card::Company(lot.company), upgraded: false });
            player.waiting += u8::from(view.options.chain);
            continue;
        }
        for own in lot.bids.iter().filter(|bid| bid.bidder == Bidder::Seat(seat)) {
            if let Pay::Gets(goods) = bid::pay(view, seat, lot, own.disc) {
                player.stock = player.stock.plus(goods);
            }
        }
    }
    if let Some(Power::Income(goods)) = view.power(seat) {
        player.stock = player.stock.plus(goods);
    }
    let stage = if player.waiting > 0 { Stage::Insert } else { Stage::Choose };
    let mut shifts = BySeat::empty(view.players.seats());
    shifts[seat] = Shift { stage, ready: (1 << player.engine.len()) - 1 };
    ahead.phase = Phase::Production(shifts);
    ahead.row.clear();
    ahead
}

/// The cards of the auction that a seat has a disc on, and whether it leads there.
pub(super) fn stakes(view: &View, seat: Seat) -> Vec<(Company, bool)> {
    let own = Bidder::Seat(seat);
    let staked = view.row.iter().filter(|lot| lot.bids.iter().any(|bid| bid.bidder == own));
    staked.map(|lot| (lot.company, lot.leader() == Some(own))).collect()
}

/// The button that opens it.
pub(super) fn button(desk: Desk) -> Option<AnyView> {
    desk.scene.now().me().map(|_| {
        view! {
            <button class="btn quiet try" data-rehearse on:click=move |_| desk.trial.set(true)>
                {art::line("i-step")} {words().text("furnace-page-trial")}
            </button>
        }
        .into_any()
    })
}

/// The production of whoever looks on top of the table, to be tried out.
pub(super) fn trial(desk: Desk) -> Option<AnyView> {
    if !desk.trial.get() {
        return None;
    }
    let me = desk.scene.now.with_untracked(|now| now.me())?;
    let known = Memo::new(move |_| desk.scene.now.with(|now| stakes(&now.view, me)));
    // Whatever leads now is won, until somebody says otherwise.
    let chosen = RwSignal::new(None::<Vec<Company>>);
    let won = Memo::new(move |_| {
        let leading = || known.get().into_iter().filter(|(_, leads)| *leads).map(|(company, _)| company).collect();
        chosen.get().unwrap_or_else(leading)
    });
    let again = RwSignal::new(0);
    let close = move || desk.trial.set(false);
    // Wherever the keyboard stands.
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    on_cleanup(move || keys.remove());
    let closing = NodeRef::<Button>::new();
    // Whoever plays by keyboard begins here.
    closing.on_load(|button| drop(button.focus()));
    let cards = move || {
        let toggle = |(card, _): (Company, bool)| {
            let name = desk.scene.now.with_untracked(|now| company::name(&now.view, card));
            let is_won = move || won.with(|won| won.contains(&card)).to_string();
            let flip = move |_| {
                let mut next = won.get_untracked();
                if next.contains(&card) {
                    next.retain(|other| *other != card);
                } else {
                    next.push(card);
                }
                chosen.set(Some(next));
            };
            view! { <button aria-pressed=is_won on:click=flip>{words().say("furnace-page-trial-won", &[("company", name.into())])}</button> }
        };
        let known = known.get();
        if known.is_empty() {
            return view! { <p>{words().text("furnace-page-trial-none")}</p> }.into_any();
        }
        view! { <span class="seg" role="group">{known.into_iter().map(toggle).collect::<Vec<_>>()}</span> }.into_any()
    };
    let stage = move || {
        again.track();
        let ahead = won.with(|won| desk.scene.now.with_untracked(|now| ahead(&now.view, me, won)));
        let scene = desk.scene.rehearse(Furnace::imagine(&ahead, &mut Rng::fast(0)))?;
        Some(produced(Desk { is_trial: true, ..Desk::new(scene) }))
    };
    let title = words().text("furnace-page-trial-title");
    let heading = title.clone();
    Some(
        view! {
            <div class="scrim" on:click=move |_| close()>
                <div class="modal trial" role="dialog" aria-modal="true" aria-label=title on:click=|event| event.stop_propagation()>
                    <header><h2>{heading}</h2>
                        <button class="btn quiet" data-again-trial on:click=move |_| again.update(|again| *again += 1)>{words().text("furnace-page-trial-again")}</button>
                        <button class="icon-btn" aria-label=words().text("page-close") node_ref=closing on:click=move |_| close()>{art::line("i-close")}</button>
                    </header>
                    <p>{words().text("furnace-page-trial-help")}</p>
                    {cards}
                    {stage}
                </div>
            </div>
        }
        .into_any(),
    )
}

/// The engine, what is asked of it, and the buttons that answer.
fn produced(desk: Desk) -> AnyView {
    view! {
        <div class="works" data-in="production">
            <div class="middle">{chain::middle(desk)}</div>
            <div class="tried"><div class="mid">{work::mid(desk)}</div><div class="actions">{work::actions(desk)}</div></div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use furnace::{Action, Bid, Card, Disc, Effect, Goods, Options};
    use table::{Game as _, Match, Seed, Viewer};

    use super::*;

    const ME: Seat = Seat::new(0).expect("a small index");
    const OTHER: Seat = Seat::new(1).expect("a small index");

    /// An auction in which my 3 leads on the first card, and my 2 is beaten on the second.
    fn auction() -> View {
        let options = Options { capitalists: false, ..Options::default() };
        let (table, _) = Match::<Furnace>::new(options, 2, Seed::from_text("trial")).expect("a table");
        let mut view = table.state().view(Viewer::Seat(ME));
        let bid = |seat, value| Bid { bidder: Bidder::Seat(seat), disc: disc(value) };
        // The second card is one whose losers are paid goods.
        let pays = |company: Company| matches!(view.options.cards.company(company).compensation, Effect::Gain(_));
        let paid = view.row.iter().position(|lot| pays(lot.company)).expect("some card pays goods");
        view.row.swap(1, paid);
        view.row[0].bids = vec![bid(ME, 3)];
        view.row[1].bids = vec![bid(ME, 2), bid(OTHER, 4)];
        view
    }

    fn disc(value: u8) -> Disc {
        Disc::ALL.into_iter().find(|disc| disc.value() == value).expect("a disc of that value")
    }

    #[test]
    fn the_own_discs_say_which_cards_could_be_won() {
        let view = auction();
        assert_eq!(stakes(&view, ME), [(view.row[0].company, true), (view.row[1].company, false)]);
        assert_eq!(stakes(&view, OTHER), [(view.row[1].company, true)]);
    }

    #[test]
    fn what_is_won_stands_in_the_engine_and_what_is_lost_is_paid() {
        let view = auction();
        let [won, lost] = [view.row[0].company, view.row[1].company];
        let Effect::Gain(each) = view.options.cards.company(lost).compensation else { panic!("it pays goods") };
        let ahead = ahead(&view, ME, &[won]);
        let cards: Vec<Card> = ahead.players[ME].engine.iter().map(|machine| machine.card).collect();
        assert_eq!(cards.last(), Some(&Card::Company(won)));
        assert_eq!(cards.len(), view.players[ME].engine.len() + 1);
        // The losing disc has the value 2.
        assert_eq!(ahead.players[ME].stock, view.players[ME].stock.plus(each).plus(each));
        assert_ne!(each, Goods::NONE);
    }

    #[test]
    fn whatever_is_tried_out_can_be_played_to_its_end_alone() {
        let view = auction();
        let won: Vec<Company> = view.row.iter().map(|lot| lot.company).collect();
        let mut game = Furnace::imagine(&ahead(&view, ME, &won), &mut Rng::fast(0));
        let (mut menu, mut rng) = (table::Menu::new(), Rng::fast(1));
        loop {
            menu.clear();
            game.menu(ME, &mut menu);
            let next = menu.by_hand().sample(&mut rng).expect("something can be done");
            if next == Action::Done {
                break;
            }
            game.play(ME, next, &mut table::Step::silent(&mut rng));
        }
        assert!(game.to_act().contains(ME), "nothing but the end is left");
    }
}
