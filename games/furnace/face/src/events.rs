use furnace::{Capitalist, Card, Company, Disc, Event, FurnaceSet, Goods, Standing, StartUp};
use table::{BySeat, Cards, Places, Seat};
use words::{Arg, People, Words};

use crate::Nouns as _;
use crate::nouns::{company_arg, disc_arg};
use crate::speak::about;

/// Tells what happened at a table with these cards.
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
    pub(crate) cards: Cards<FurnaceSet>,
}

impl Teller<'_> {
    /// What happened, as it stands in the log.
    pub(crate) fn tell(&self, event: &Event) -> String {
        match event {
            Event::Equipped { seat, start_up, capitalist, got } => self.equipped(*seat, *start_up, *capitalist, *got),
            Event::Dealt { round, first, companies } => self.dealt(*round, *first, companies),
            Event::Placed { seat, disc, company } => {
                self.about("furnace-event-placed", *seat, &[disc_arg(self.words, *disc), self.company(*company)])
            }
            Event::DummyPlaced { rolled, disc, company, lot } => self.dummy_placed(*rolled, *disc, *company, *lot),
            Event::DummyStuck { rolled } => {
                self.words.say("furnace-event-dummy-stuck", &[("rolled", (*rolled).into())])
            }
            Event::Unused { seat, disc } => self.about("furnace-event-unused", *seat, &[disc_arg(self.words, *disc)]),
            Event::Compensated { seat, company, multiplier, paid, got } => {
                self.compensated(*seat, *company, *multiplier, *paid, *got)
            }
            Event::Won { seat, company, disc } => {
                self.about("furnace-event-won", *seat, &[self.company(*company), disc_arg(self.words, *disc)])
            }
            Event::Unwanted { company } => self.words.say("furnace-event-unwanted", &[self.company(*company)]),
            Event::DummyWon { company, disc } => {
                self.words.say("furnace-event-dummy-won", &[self.company(*company), disc_arg(self.words, *disc)])
            }
            Event::Income { seat, got } => self.about("furnace-event-income", *seat, &[self.goods("goods", *got)]),
            Event::Inserted { seat, company, at } => {
                self.about("furnace-event-inserted", *seat, &[self.company(*company), ("place", (at + 1).into())])
            }
            Event::Ran { seat } => self.about("furnace-event-ran", *seat, &[]),
            Event::Activated { seat, card } => {
                let card = self.words.furnace_card(self.cards, *card);
                self.about("furnace-event-activated", *seat, &[("card", card.into())])
            }
            Event::Gained { seat, card, got } => {
                self.about("furnace-event-gained", *seat, &[self.card(*card), self.goods("goods", *got)])
            }
            Event::Processed { seat, card, times, paid, got } => self.processed(*seat, *card, *times, *paid, *got),
            Event::Upgraded { seat, company, paid } => {
                self.about("furnace-event-upgraded", *seat, &[self.company(*company), self.goods("goods", *paid)])
            }
            Event::Finished { seat } => self.about("furnace-event-finished", *seat, &[]),
            Event::Ended { places, standings } => self.ended(places, standings),
        }
    }

    fn equipped(&self, seat: Seat, start_up: StartUp, capitalist: Option<Capitalist>, got: Goods) -> String {
        let Self { words, cards, .. } = *self;
        let power = capitalist.map(|capitalist| cards.capitalists[capitalist.index()].power);
        let args = [
            ("start-up", words.furnace_start_up(cards, start_up).into()),
            self.goods("goods", got),
            ("has-capitalist", if capitalist.is_some() { "yes" } else { "no" }.into()),
            ("capitalist", capitalist.map_or_else(String::new, |one| words.furnace_capitalist(cards, one)).into()),
            ("power", power.map_or_else(String::new, |power| words.furnace_power(power)).into()),
        ];
        self.about("furnace-event-equipped", seat, &args)
    }

    fn dealt(&self, round: u8, first: Seat, companies: &[Company]) -> String {
        let names = companies.iter().map(|card| self.words.furnace_company(self.cards, *card));
        let companies = self.words.row(names);
        self.about("furnace-event-dealt", first, &[("round", round.into()), ("companies", companies.into())])
    }

    fn dummy_placed(&self, rolled: u8, disc: Disc, company: Company, lot: u8) -> String {
        let [shown, letter] = [rolled - 1, lot].map(|index| self.words.furnace_lot_letter(usize::from(index)));
        let went_on = if shown == letter { "no" } else { "yes" };
        let args = [
            ("rolled", rolled.into()),
            ("shown", shown.into()),
            ("went-on", went_on.into()),
            ("letter", letter.into()),
            disc_arg(self.words, disc),
            self.company(company),
        ];
        self.words.say("furnace-event-dummy-placed", &args)
    }

    fn compensated(&self, seat: Seat, company: Company, multiplier: u8, paid: Goods, got: Goods) -> String {
        let company = self.company(company);
        if got.is_empty() {
            self.about("furnace-event-compensation-refused", seat, &[company])
        } else if paid.is_empty() {
            let args = [company, ("multiplier", multiplier.into()), self.goods("got", got)];
            self.about("furnace-event-compensated", seat, &args)
        } else {
            let args = [company, self.goods("paid", paid), self.goods("got", got)];
            self.about("furnace-event-compensation-processed", seat, &args)
        }
    }

    fn processed(&self, seat: Seat, card: Card, times: u8, paid: Goods, got: Goods) -> String {
        let card = self.card(card);
        if times == 0 {
            return self.about("furnace-event-processed-nothing", seat, &[card]);
        }
        self.about("furnace-event-processed", seat, &[card, self.goods("paid", paid), self.goods("got", got)])
    }

    fn ended(&self, places: &Places, standings: &BySeat<Standing>) -> String {
        let mut seats: Vec<(Seat, &Standing)> = standings.iter().collect();
        seats.sort_by_key(|(seat, _)| places.of(*seat));
        let place = |(seat, standing): (Seat, &Standing)| {
            let equals = standings.values().iter().filter(|other| other.money == standing.money).count();
            let args = [
                ("place", places.of(seat).into()),
                ("money", u32::from(standing.money).into()),
                ("tied", if equals > 1 { "yes" } else { "no" }.into()),
                ("besides", self.words.furnace_besides(standing).into()),
            ];
            self.about("furnace-event-place", seat, &args)
        };
        let places = self.words.row(seats.into_iter().map(place));
        self.words.say("furnace-event-ended", &[("places", places.into())])
    }

    fn about(&self, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
        about(self.words, self.people, id, seat, more)
    }

    fn company(&self, company: Company) -> (&'static str, Arg) {
        company_arg(self.words, self.cards, company)
    }

    /// A card by its name alone: when it was activated, the log said what kind of card it is.
    fn card(&self, card: Card) -> (&'static str, Arg) {
        let name = match card {
            Card::StartUp(start_up) => self.words.furnace_start_up(self.cards, start_up),
            Card::Company(company) => self.words.furnace_company(self.cards, company),
        };
        ("card", name.into())
    }

    fn goods(&self, name: &'static str, goods: Goods) -> (&'static str, Arg) {
        (name, self.words.furnace_goods(goods).into())
    }
}

#[cfg(test)]
mod tests {
    use furnace::Options;

    use super::*;
    use words::{Language, Speak as _};

    use crate::Face;

    #[test]
    fn where_money_is_equal_the_end_says_what_decided() {
        let standings = [(61, 9, 2), (61, 9, 4), (40, 7, 0)];
        let standings = standings.map(|(money, companies, resources)| Standing { money, companies, resources });
        let standings = BySeat::from_values(standings).expect("three seats");
        let places = Places::by_merit(&standings);
        let people = People { names: ["Ada", "Bob", "Cyd"].map(String::from).to_vec(), me: None };
        let said = |language| {
            let event = Event::Ended { places, standings };
            Face::event(&Face::strict(language), &people, &Options::default(), &event)
        };
        assert_eq!(
            said(Language::English),
            "The last production is over: 1. Bob with 61 money (9 companies, 4 resources), \
             2. Ada with 61 money (9 companies, 2 resources), 3. Cyd with 40 money."
        );
        assert_eq!(
            said(Language::Japanese),
            "最後の生産が終わりました：1位 Bob $61（会社9社、資源4）、2位 Ada $61（会社9社、資源2）、3位 Cyd $40。"
        );
    }
}
