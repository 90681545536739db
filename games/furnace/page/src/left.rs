//! What the cards of an engine that have not run can still do.

use furnace::{Action, Card, Effect, Furnace, Goods, MachineView, Phase, Stage, View};
use table::{Game as _, Imagine as _, Menu, Rng, Seat, Step};

use super::company;

/// How often each effect of a card would work if it ran now, at most; nought where it is still dormant.
pub(super) fn reach(view: &View, seat: Seat, machine: MachineView) -> Vec<u8> {
    let mut stock = view.players[seat].stock;
    let works = |(index, effect): (usize, Effect)| {
        if !is_awake(machine, index) {
            return 0;
        }
        let times = at_most(view, seat, stock, effect);
        stock = match effect {
            Effect::Gain(got) => stock.plus(got),
            Effect::Process { from, to, .. } => stock.minus(from.times(times)).plus(to.times(times)),
            Effect::Upgrade { cost, .. } => stock.minus(cost.times(times)),
        };
        times
    };
    company::effects(view, seat, machine.card).into_iter().enumerate().map(works).collect()
}

/// The actions that run all cards that are left and end the production, where nothing is left to decide, whichever runs
/// first; none where something is.
pub(super) fn rest(view: &View, seat: Seat) -> Vec<Action> {
    let Phase::Production(shifts) = &view.phase else { return Vec::new() };
    if shifts[seat].stage != Stage::Choose || can_decide(view, seat, shifts[seat].ready) {
        return Vec::new();
    }
    let mut no_chance = Rng::fast(0);
    let (mut game, mut menu, mut actions) = (Furnace::imagine(view, &mut no_chance), Menu::new(), Vec::new());
    while actions.last() != Some(&Action::Done) {
        menu.clear();
        game.menu(seat, &mut menu);
        let next = menu.by_hand().iter().find(|action| matches!(action, Action::Activate { .. } | Action::Done));
        let Some(next) = next else { return Vec::new() };
        game.play(seat, next, &mut Step::silent(&mut no_chance));
        actions.push(next);
    }
    actions
}

/// Whether a card that has not run could be asked about, with all that the others bring.
fn can_decide(view: &View, seat: Seat, ready: u32) -> bool {
    let engine = view.players[seat].engine.iter().enumerate();
    let left: Vec<MachineView> = engine.filter(|(at, _)| ready & (1 << at) != 0).map(|(_, machine)| *machine).collect();
    let effects: Vec<Effect> = left.iter().flat_map(|machine| awake(view, seat, *machine)).collect();
    let stock = effects.iter().fold(view.players[seat].stock, |stock, effect| match effect {
        Effect::Gain(got) => stock.plus(*got),
        Effect::Process { .. } | Effect::Upgrade { .. } => stock,
    });
    let asks = |effect: &Effect| !matches!(effect, Effect::Gain(_)) && at_most(view, seat, stock, *effect) > 0;
    effects.iter().any(asks)
}

/// The effects of a card that work.
fn awake(view: &View, seat: Seat, machine: MachineView) -> impl Iterator<Item = Effect> {
    let effects = company::effects(view, seat, machine.card).into_iter().enumerate();
    effects.filter(move |(index, _)| is_awake(machine, *index)).map(|(_, effect)| effect)
}

fn is_awake(machine: MachineView, index: usize) -> bool {
    index == 0 || machine.upgraded || matches!(machine.card, Card::StartUp(_))
}

/// How often an effect works with this stock, at most.
fn at_most(view: &View, seat: Seat, stock: Goods, effect: Effect) -> u8 {
    match effect {
        Effect::Gain(_) => 1,
        Effect::Process { from, times, .. } => stock.pays(from, times),
        Effect::Upgrade { cost, times } => {
            let is_basic = |machine: &&MachineView| matches!(machine.card, Card::Company(_)) && !machine.upgraded;
            let basic = view.players[seat].engine.iter().filter(is_basic).count();
            stock.pays(cost, times).min(u8::try_from(basic).unwrap_or(u8::MAX))
        }
    }
}

#[cfg(test)]
mod tests {
    use furnace::{Company, Options, Shift};
    use table::{BySeat, Cards, Match, Seed, Viewer};

    use super::*;

    /// Four companies, in the order of the set: a mine, a forge, a market and a workshop.
    const COMPANIES: [[&str; 2]; 4] = [
        ["2 coal", "coal"],
        ["coal -> iron x3", "iron -> 2 money"],
        ["iron -> 3 money x2", "coal"],
        ["token + coal -> upgrade", "coal"],
    ];

    const ME: Seat = Seat::new(0).expect("a small index");

    /// A production in which these companies have not run, the last of them upgraded if it is the forge.
    fn view(companies: &[usize], upgraded: bool, stock: &str) -> View {
        let mut text = String::new();
        let filler = ["coal", "coal"];
        for (index, [basic, additional]) in COMPANIES.iter().chain(&[filler; 32]).enumerate() {
            text += &format!(
                "[[companies]]\nname = \"C{index}\"\ncompensation = \"coal\"\nbasic = \"{basic}\"\nadditional = \"{additional}\"\n"
            );
        }
        for index in 0..4 {
            text += &format!(
                "[[start_ups]]\nname = \"S{index}\"\nstarts_with = {{}}\neffects = [\"oil -> money\", \"oil -> money\", \"oil -> money\"]\n"
            );
        }
        let powers =
            ["neutral disc", "compensation +1", "2 discs on a card", "2 coal each round", "additional processing +1"];
        for power in powers {
            text += &format!("[[capitalists]]\nname = \"{power}\"\npower = \"{power}\"\n");
        }
        let cards = Cards::from_toml(&text).expect("a card set");
        let options = Options { cards, capitalists: false, chain: false, ..Options::default() };
        let (table, _) = Match::<Furnace>::new(options, 3, Seed::from_text("left")).expect("a table");
        let mut view = table.state().view(Viewer::Seat(ME));
        let company = |index: &usize| MachineView {
            card: Card::Company(Company::new(*index)),
            upgraded: upgraded && *index == 1,
        };
        view.players[ME].engine.extend(companies.iter().map(company));
        view.players[ME].stock = if stock.is_empty() { Goods::NONE } else { stock.parse().expect("goods") };
        let mut shifts = BySeat::empty(3);
        // The start-up, at place 0, has run.
        let ready = ((1 << companies.len()) - 1) << 1;
        shifts[ME] = Shift { stage: Stage::Choose, ready };
        view.phase = Phase::Production(shifts);
        view.row.clear();
        view
    }

    fn machine(view: &View, at: usize) -> MachineView {
        view.players[ME].engine[at]
    }

    #[test]
    fn a_card_works_as_often_as_the_stock_lasts_and_what_it_makes_first_it_can_use() {
        let two = view(&[1, 2], false, "2 coal");
        assert_eq!(reach(&two, ME, machine(&two, 1)), [2, 0], "2 coal become 2 iron; the second effect is dormant");
        assert_eq!(reach(&two, ME, machine(&two, 2)), [0, 0], "there is no iron yet");
        let forge = view(&[1], true, "2 coal");
        assert_eq!(reach(&forge, ME, machine(&forge, 1)), [2, 1], "the iron is there once the first effect has worked");
        let shop = view(&[3, 0], false, "2 token + coal");
        assert_eq!(reach(&shop, ME, machine(&shop, 1)), [1, 0]);
    }

    #[test]
    fn the_rest_runs_at_one_press_only_where_no_order_leaves_anything_to_decide() {
        let open = view(&[2, 0, 1], false, "");
        assert_eq!(rest(&open, ME), [], "the mine's coal could go into the forge");
        let shut = view(&[2, 1], false, "");
        let run = |index| Action::Activate { card: Card::Company(Company::new(index)) };
        assert_eq!(rest(&shut, ME), [run(2), Action::Done], "no coal and no iron: the last card runs by itself");
        let mines = view(&[0, 2], false, "");
        assert_eq!(rest(&mines, ME), [run(0), Action::Done], "coal is no use to a market");
        let upgrade = view(&[3, 2], false, "token + coal");
        assert_eq!(rest(&upgrade, ME), [], "something could be upgraded");
    }
}
