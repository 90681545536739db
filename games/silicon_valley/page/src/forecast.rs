use silicon_valley::{Action, Employee, Gain, Product, Question, View};
use table::Seat;

/// What the next operate phase brings and costs, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Forecast {
    /// The money before it.
    pub(super) money: i32,
    /// What products bring.
    pub(super) earned: i32,
    /// HQ and salaries.
    pub(super) paid: i32,
    /// HQ alone.
    hq: i32,
    /// The squares of code that people bring.
    pub(super) code: i32,
    /// The squares of code that products cost.
    pub(super) upkeep: i32,
    /// The steps on the track before it.
    pub(super) at: i32,
    /// The steps that products bring.
    pub(super) steps: i32,
    people: i32,
}

impl Forecast {
    /// The forecast for a company, once `picked` is done.
    pub(super) fn new(view: &View, seat: Seat, picked: Option<Action>) -> Self {
        let company = &view.companies[seat];
        let mut forecast = Self {
            money: view.money.map_or(0, i32::from),
            paid: i32::from(company.upkeep),
            hq: i32::from(company.upkeep),
            at: i32::from(view.track.at[seat]),
            ..Self::default()
        };
        company.staff.each().for_each(|id| forecast.employ(view, Employee(id), 1));
        for product in company.products().each().map(Product) {
            let upkeep = company.tile(&view.cards, product).upkeep;
            forecast.sell(company.ongoing(&view.cards, product), upkeep, 1);
        }
        if let Some(action) = picked {
            forecast.play(view, seat, action);
        }
        forecast.raise(view);
        if company.waived {
            (forecast.paid, forecast.hq) = (0, 0);
        }
        forecast
    }

    /// The money after it.
    pub(super) const fn left(&self) -> i32 {
        self.money + self.earned - self.paid
    }

    /// Whether there will be too little money for the HQ, which is paid first.
    pub(super) const fn fails_hq(&self) -> bool {
        self.money + self.earned < self.hq
    }

    /// The steps on the track after it.
    pub(super) const fn end(&self) -> i32 {
        self.at + self.steps
    }

    fn employ(&mut self, view: &View, employee: Employee, times: i32) {
        self.paid += times * i32::from(view.salary(employee));
        self.code += times * i32::from(view.cards.employee(employee).ongoing.squares());
        self.people += times;
    }

    fn sell(&mut self, gain: Gain, upkeep: u8, times: i32) {
        self.earned += times * i32::from(gain.cash);
        self.steps += times * i32::from(gain.valuation);
        self.upkeep += times * i32::from(upkeep);
    }

    fn gain(&mut self, gain: Gain) {
        self.money += i32::from(gain.cash);
        self.at += i32::from(gain.valuation);
    }

    /// Salary tokens for the marks that the products carry the company over.
    fn raise(&mut self, view: &View) {
        let passed = view.cards.marks().map(i32::from).filter(|mark| self.at < *mark && *mark <= self.end()).count();
        self.paid += passed as i32 * self.people;
    }

    fn play(&mut self, view: &View, seat: Seat, action: Action) {
        let cards = &view.cards;
        let free = matches!(view.question, Some(Question::Power(_)));
        let price = |price: u32| if free { 0 } else { price as i32 };
        let company = &view.companies[seat];
        match action {
            Action::Hire(id) => {
                self.money -= price(view.hiring_price(id));
                self.employ(view, id, 1);
            }
            Action::Poach(id) => {
                self.money -= price(view.poaching_price(id));
                self.employ(view, id, 1);
            }
            Action::Expand(id) => {
                self.money -= price(company.hq_price(cards).into());
                self.paid += i32::from(cards.hq(id).upkeep);
                self.hq += i32::from(cards.hq(id).upkeep);
            }
            Action::Fund(id) => {
                self.gain(Gain { cash: cards.vc(id).cash, valuation: cards.vc(id).valuation });
            }
            Action::Outsource(kind) => {
                self.money -= price(cards.outsourcing_price(kind).into());
            }
            Action::Innovate(id) => {
                let tile = &cards.product(id).innovator;
                self.gain(tile.instant);
                self.sell(tile.ongoing, tile.upkeep, 1);
            }
            Action::SecondMove(id) => {
                let tile = &cards.product(id).second;
                self.gain(tile.instant);
                self.sell(tile.ongoing, tile.upkeep, 1);
            }
            Action::Sunset(id) => {
                self.sell(company.ongoing(cards, id), company.tile(cards, id).upkeep, -1);
                self.at = (self.at - 1).max(0);
            }
            Action::Layoff(id) => {
                self.employ(view, id, -1);
                self.at = (self.at - i32::from(view.question == Some(Question::Act))).max(0);
            }
            Action::Found(_)
            | Action::Done
            | Action::Fill(_)
            | Action::ByHand
            | Action::Lay(_)
            | Action::Pay(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Refresh(_)
            | Action::LetGo(_)
            | Action::Maintain(_)
            | Action::Settle { .. } => {}
        }
    }
}
