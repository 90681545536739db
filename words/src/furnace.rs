use furnace::{
    Action, Capitalist, Card, Company, Disc, Effect, Event, Furnace, FurnaceSet, Goal, Goods, Phase, Power, Stage,
    StartUp, View,
};
use table::{Cards, Seat};

use crate::{Arg, People, Speak, Words};

impl Speak for Furnace {
    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let cards = view.options.cards;
        let about = |id: &str, more: &[(&str, Arg)]| about(words, people, id, seat, more);
        match &view.phase {
            Phase::Auction { disc: None, .. } => about("furnace-prompt-take", &[]),
            Phase::Auction { disc: Some(disc), .. } => about("furnace-prompt-place", &[words.disc_arg(*disc)]),
            Phase::Compensation { .. } => {
                let Some(lot) = view.row.first() else { return String::new() };
                let effect = words.furnace_effect(cards.company(lot.company).compensation);
                let company = words.company_arg(cards, lot.company);
                let multiplier = ("multiplier", view.multiplier(seat).into());
                about("furnace-prompt-compensation", &[company, ("effect", effect.into()), multiplier])
            }
            Phase::Production(shifts) => produce_prompt(words, people, view, seat, shifts[seat].stage),
            Phase::Over => words.text("furnace-prompt-over"),
        }
    }

    fn action(words: &Words, _people: &People, view: &View, action: Action) -> String {
        let cards = view.options.cards;
        let seat = view.viewer.seat().unwrap_or_default();
        match action {
            Action::Take { disc } => words.say("furnace-action-take", &[words.disc_arg(disc)]),
            Action::Place { lot } => {
                let company = view.row.get(usize::from(lot)).map(|lot| lot.company).unwrap_or_default();
                let letter = words.furnace_lot_letter(view.resolved() + usize::from(lot));
                words.say("furnace-action-place", &[("letter", letter.into()), words.company_arg(cards, company)])
            }
            Action::Process { times } => {
                let (from, to) = view.processing(seat).unwrap_or_default();
                // Nothing at all is worded by what one time would be, since it stands for the whole range of amounts.
                let shown = times.max(1);
                let (paid, got) = (words.furnace_goods(from.times(shown)), words.furnace_goods(to.times(shown)));
                let args = [("times", times.into()), ("paid", paid.into()), ("got", got.into())];
                words.say("furnace-action-process", &args)
            }
            Action::Insert { at } => {
                let player = &view.players[seat];
                let chain = &player.engine[..player.engine.len() - usize::from(player.waiting)];
                match chain.get(usize::from(at)) {
                    Some(machine) => {
                        let card = words.furnace_card(view, seat, machine.card);
                        words.say("furnace-action-insert", &[("card", card.into())])
                    }
                    None => words.text("furnace-action-insert-last"),
                }
            }
            Action::Activate { card } => {
                let card = words.furnace_card(view, seat, card);
                words.say("furnace-action-activate", &[("card", card.into())])
            }
            Action::Upgrade { company } => {
                let additional = words.furnace_effect(cards.company(company).additional);
                let company = words.company_arg(cards, company);
                words.say("furnace-action-upgrade", &[company, ("additional", additional.into())])
            }
            Action::KeepAll => words.text("furnace-action-keep-all"),
            Action::Run { goal } => words.say("furnace-action-run", &[goal_arg(goal)]),
            Action::Done => words.text("furnace-action-done"),
        }
    }

    fn event(words: &Words, people: &People, options: &furnace::Options, event: &Event) -> String {
        event_with(words, people, options.cards, event)
    }
}

/// A message about a seat.
fn about(words: &Words, people: &People, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
    let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
    words.say(id, &args)
}

fn goal_arg(goal: Goal) -> (&'static str, Arg) {
    let goal = match goal {
        Goal::Money => "money",
        Goal::Growth => "growth",
    };
    ("goal", goal.into())
}

fn produce_prompt(words: &Words, people: &People, view: &View, seat: Seat, stage: Stage) -> String {
    let about = |id: &str, more: &[(&str, Arg)]| about(words, people, id, seat, more);
    let engine = &view.players[seat].engine;
    let card = |at: u8| {
        let machine = engine.get(usize::from(at)).copied().unwrap_or_default();
        ("card", words.furnace_card(view, seat, machine.card).into())
    };
    match stage {
        Stage::Insert => {
            let next = engine.len() - usize::from(view.players[seat].waiting);
            let Some(Card::Company(company)) = engine.get(next).map(|machine| machine.card) else {
                return String::new();
            };
            let printed = view.options.cards.company(company);
            let effects = [printed.basic, printed.additional].map(|effect| words.furnace_effect(effect)).join(" | ");
            let company = words.company_arg(view.options.cards, company);
            about("furnace-prompt-insert", &[company, ("effects", effects.into())])
        }
        Stage::Choose => {
            let fresh = matches!(&view.phase, Phase::Production(shifts)
                if shifts[seat].ready.count_ones() as usize == engine.len());
            match (view.options.chain, fresh) {
                (true, _) => about("furnace-prompt-chain", &[]),
                (false, true) => about("furnace-prompt-choose", &[]),
                (false, false) => about("furnace-prompt-next", &[]),
            }
        }
        Stage::Process(job) => {
            let effect = words.furnace_effect(view.effect(seat, job));
            about("furnace-prompt-process", &[card(job.at), ("effect", effect.into())])
        }
        Stage::Upgrade { job, .. } => {
            let cost = match view.effect(seat, job) {
                Effect::Upgrade { cost, .. } => cost,
                Effect::Gain(_) | Effect::Process { .. } => Goods::NONE,
            };
            about("furnace-prompt-upgrade", &[card(job.at), ("cost", words.furnace_goods(cost).into())])
        }
        Stage::Confirm | Stage::Done => {
            let money = view.players[seat].stock.money;
            about("furnace-prompt-confirm", &[("money", u32::from(money).into())])
        }
    }
}

fn event_with(words: &Words, people: &People, cards: Cards<FurnaceSet>, event: &Event) -> String {
    let about = |id: &str, seat: Seat, more: &[(&str, Arg)]| about(words, people, id, seat, more);
    let company = |company: Company| words.company_arg(cards, company);
    let goods = |goods: Goods| ("goods", Arg::from(words.furnace_goods(goods)));
    let card = |card: Card| {
        let name = match card {
            Card::StartUp => words.text("furnace-label-start-up"),
            Card::Company(company) => words.furnace_company(cards, company),
        };
        ("card", Arg::from(name))
    };
    let moved = |paid: Goods, got: Goods| {
        let paid = if paid.is_empty() { "nothing".to_owned() } else { words.furnace_goods(paid) };
        [("paid", Arg::from(paid)), ("got", words.furnace_goods(got).into())]
    };
    match event {
        Event::Equipped { seat, start_up, capitalist, got } => {
            equipped(words, people, cards, *seat, *start_up, *capitalist, *got)
        }
        Event::Dealt { round, first, companies } => {
            let names: Vec<String> = companies.iter().map(|card| words.furnace_company(cards, *card)).collect();
            let companies = names.join(", ");
            about("furnace-event-dealt", *first, &[("round", (*round).into()), ("companies", companies.into())])
        }
        Event::Placed { seat, disc, company: on } => {
            about("furnace-event-placed", *seat, &[words.disc_arg(*disc), company(*on)])
        }
        Event::DummyPlaced { rolled, disc, company: on, lot } => {
            let [shown, letter] = [rolled - 1, *lot].map(|index| words.furnace_lot_letter(usize::from(index)));
            let went_on = if shown == letter { "no" } else { "yes" };
            let args = [
                ("rolled", (*rolled).into()),
                ("shown", shown.into()),
                ("went-on", went_on.into()),
                ("letter", letter.into()),
                words.disc_arg(*disc),
                company(*on),
            ];
            words.say("furnace-event-dummy-placed", &args)
        }
        Event::DummyStuck { rolled } => words.say("furnace-event-dummy-stuck", &[("rolled", (*rolled).into())]),
        Event::Unused { seat, disc } => about("furnace-event-unused", *seat, &[words.disc_arg(*disc)]),
        Event::Compensated { seat, company: on, got, .. } if got.is_empty() => {
            about("furnace-event-compensation-refused", *seat, &[company(*on)])
        }
        Event::Compensated { seat, company: on, multiplier, paid, got } => {
            let [paid, got] = moved(*paid, *got);
            about("furnace-event-compensated", *seat, &[company(*on), ("multiplier", (*multiplier).into()), paid, got])
        }
        Event::Won { seat, company: won, disc } => {
            about("furnace-event-won", *seat, &[company(*won), words.disc_arg(*disc)])
        }
        Event::Unwanted { company: gone } => words.say("furnace-event-unwanted", &[company(*gone)]),
        Event::DummyWon { company: gone, disc } => {
            words.say("furnace-event-dummy-won", &[company(*gone), words.disc_arg(*disc)])
        }
        Event::Income { seat, got } => about("furnace-event-income", *seat, &[goods(*got)]),
        Event::Inserted { seat, company: new, at } => {
            about("furnace-event-inserted", *seat, &[company(*new), ("place", (at + 1).into())])
        }
        Event::Ran { seat, goal } => about("furnace-event-ran", *seat, &[goal_arg(*goal)]),
        Event::Activated { seat, card: run } => about("furnace-event-activated", *seat, &[card(*run)]),
        Event::Gained { seat, card: from, got } => about("furnace-event-gained", *seat, &[card(*from), goods(*got)]),
        Event::Processed { seat, card: by, times: 0, .. } => {
            about("furnace-event-processed-nothing", *seat, &[card(*by)])
        }
        Event::Processed { seat, card: by, paid, got, .. } => {
            let [paid, got] = moved(*paid, *got);
            about("furnace-event-processed", *seat, &[card(*by), paid, got])
        }
        Event::Upgraded { seat, company: up, paid } => {
            about("furnace-event-upgraded", *seat, &[company(*up), goods(*paid)])
        }
        Event::Finished { seat } => about("furnace-event-finished", *seat, &[]),
        Event::Ended { places } => {
            let place = |(seat, place): (Seat, &u8)| about("furnace-event-place", seat, &[("place", (*place).into())]);
            let mut seats: Vec<(Seat, &u8)> = Seat::all(places.values().len() as u8).zip(places.values()).collect();
            seats.sort_by_key(|(_, place)| **place);
            let places = seats.into_iter().map(place).collect::<Vec<_>>().join(", ");
            words.say("furnace-event-ended", &[("places", places.into())])
        }
    }
}

fn equipped(
    words: &Words,
    people: &People,
    cards: Cards<FurnaceSet>,
    seat: Seat,
    start_up: StartUp,
    capitalist: Option<Capitalist>,
    got: Goods,
) -> String {
    let power = capitalist.map(|capitalist| cards.capitalists[capitalist.index()].power);
    let args = [
        ("start-up", words.furnace_start_up(cards, start_up).into()),
        ("goods", words.furnace_goods(got).into()),
        ("has-capitalist", if capitalist.is_some() { "yes" } else { "no" }.into()),
        ("capitalist", capitalist.map_or_else(String::new, |one| words.furnace_capitalist(cards, one)).into()),
        ("power", power.map_or_else(String::new, |power| words.furnace_power(power)).into()),
    ];
    about(words, people, "furnace-event-equipped", seat, &args)
}

impl Words {
    /// The name of a company: a designer's own set has its own names.
    #[must_use]
    pub fn furnace_company(&self, cards: Cards<FurnaceSet>, company: Company) -> String {
        let number = [("number", company.index().into())];
        if cards.is_standard() { self.say("furnace-company", &number) } else { cards.company(company).name.clone() }
    }

    /// The name of a start-up.
    #[must_use]
    pub fn furnace_start_up(&self, cards: Cards<FurnaceSet>, start_up: StartUp) -> String {
        let number = [("number", start_up.index().into())];
        if cards.is_standard() { self.say("furnace-start-up", &number) } else { cards.start_up(start_up).name.clone() }
    }

    /// The name of a capitalist.
    #[must_use]
    pub fn furnace_capitalist(&self, cards: Cards<FurnaceSet>, capitalist: Capitalist) -> String {
        if cards.is_standard() {
            self.say("furnace-capitalist", &[("number", capitalist.index().into())])
        } else {
            cards.capitalists[capitalist.index()].name.clone()
        }
    }

    /// The name of a card in the engine of `seat`.
    #[must_use]
    pub fn furnace_card(&self, view: &View, seat: Seat, card: Card) -> String {
        match card {
            Card::StartUp => {
                let name = self.furnace_start_up(view.options.cards, view.players[seat].start_up);
                self.say("furnace-start-up-card", &[("name", name.into())])
            }
            Card::Company(company) => self.furnace_company(view.options.cards, company),
        }
    }

    /// What a capitalist can do.
    #[must_use]
    pub fn furnace_power(&self, power: Power) -> String {
        match power {
            Power::NeutralDisc => self.text("furnace-power-neutral-disc"),
            Power::Compensation { more } => self.say("furnace-power-compensation", &[("more", more.into())]),
            Power::DiscsOnACard { most } => self.say("furnace-power-discs", &[("most", most.into())]),
            Power::Income(goods) => self.say("furnace-power-income", &[("goods", self.furnace_goods(goods).into())]),
            Power::AdditionalProcessing { more } => self.say("furnace-power-processing", &[("more", more.into())]),
        }
    }

    /// A disc: "3" or "neutral 2".
    #[must_use]
    pub fn furnace_disc(&self, disc: Disc) -> String {
        let neutral = if disc == Disc::Neutral { "yes" } else { "no" };
        self.say("furnace-disc", &[("neutral", neutral.into()), ("value", disc.value().into())])
    }

    /// Goods in a sentence: "2 coal, 1 iron".
    #[must_use]
    pub fn furnace_goods(&self, goods: Goods) -> String {
        if goods.is_empty() {
            return self.text("furnace-goods-none");
        }
        let kinds = [
            ("furnace-goods-coal", goods.coal),
            ("furnace-goods-iron", goods.iron),
            ("furnace-goods-oil", goods.oil),
            ("furnace-goods-token", goods.token),
            ("furnace-goods-money", goods.money),
        ];
        let named = kinds.into_iter().filter(|(_, count)| *count > 0);
        named.map(|(id, count)| self.say(id, &[("count", u32::from(count).into())])).collect::<Vec<_>>().join(", ")
    }

    /// Goods as on a card: "2C+T".
    #[must_use]
    pub fn furnace_letters(&self, goods: Goods) -> String {
        let kinds = [
            ("furnace-letter-coal", goods.coal),
            ("furnace-letter-iron", goods.iron),
            ("furnace-letter-oil", goods.oil),
            ("furnace-letter-token", goods.token),
            ("furnace-letter-money", goods.money),
        ];
        let letter = |(id, count): (&str, u16)| match count {
            1 => self.text(id),
            _ => format!("{count}{}", self.text(id)),
        };
        kinds.into_iter().filter(|(_, count)| *count > 0).map(letter).collect::<Vec<_>>().join("+")
    }

    /// An effect as on a card: "I→2$ ×4".
    #[must_use]
    pub fn furnace_effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Gain(goods) => self.furnace_letters(goods),
            Effect::Process { from, to, times } => {
                let (from, to) = (self.furnace_letters(from), self.furnace_letters(to));
                let args = [("from", from.into()), ("to", to.into()), ("times", times.into())];
                self.say("furnace-effect-process", &args)
            }
            Effect::Upgrade { cost, times } => {
                let args = [("cost", self.furnace_letters(cost).into()), ("times", times.into())];
                self.say("furnace-effect-upgrade", &args)
            }
        }
    }

    /// The letter of a card in the auction, counted from 0.
    #[must_use]
    pub fn furnace_lot_letter(&self, index: usize) -> String {
        char::from_u32('A' as u32 + index as u32).map_or_else(String::new, String::from)
    }

    fn company_arg(&self, cards: Cards<FurnaceSet>, company: Company) -> (&'static str, Arg) {
        ("company", self.furnace_company(cards, company).into())
    }

    fn disc_arg(&self, disc: Disc) -> (&'static str, Arg) {
        ("disc", self.furnace_disc(disc).into())
    }
}
