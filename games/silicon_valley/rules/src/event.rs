use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Blocks, Employee, Hq, Kind, Owner, Product, Row, Spot, Vc};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody was dealt two founders.
    Dealt {
        /// Who.
        seat: Seat,
        /// The two.
        founders: [Employee; 2],
    },
    /// Somebody has chosen a founder, face down.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// Somebody has founded a company.
    Founded {
        /// Who.
        seat: Seat,
        /// The founder.
        founder: Employee,
        /// The starting HQ mat.
        mat: u8,
        /// The starting money.
        money: u16,
    },
    /// A round began.
    Round {
        /// Which round.
        round: u8,
        /// The turn order.
        order: Vec<Seat>,
    },
    /// An employee came into the row.
    EmployeeDrawn {
        /// The employee.
        employee: Employee,
    },
    /// An HQ card came into the row.
    HqDrawn {
        /// The HQ card.
        hq: Hq,
    },
    /// A VC card came into the row.
    VcDrawn {
        /// The VC card.
        vc: Vc,
    },
    /// A product came onto the board.
    ProductDrawn {
        /// The product.
        product: Product,
    },
    /// Somebody hired.
    Hired {
        /// Who.
        seat: Seat,
        /// The employee.
        employee: Employee,
        /// What it cost.
        price: u16,
    },
    /// Somebody poached.
    Poached {
        /// Who.
        seat: Seat,
        /// From where.
        from: Owner,
        /// The employee.
        employee: Employee,
        /// What it cost.
        price: u16,
    },
    /// Somebody expanded.
    Expanded {
        /// Who.
        seat: Seat,
        /// The HQ card.
        hq: Hq,
        /// What it cost.
        price: u16,
    },
    /// A VC paid.
    Funded {
        /// Who.
        seat: Seat,
        /// The VC card.
        vc: Vc,
        /// The blocks it cost.
        paid: Blocks,
        /// How much money.
        cash: u16,
    },
    /// Somebody bought a block.
    Outsourced {
        /// Who.
        seat: Seat,
        /// The kind of block.
        kind: Kind,
        /// What it cost.
        price: u16,
    },
    /// Somebody took blocks from the supply.
    Gained {
        /// Who.
        seat: Seat,
        /// The blocks.
        blocks: Blocks,
    },
    /// A block had run out: another one was taken for it, or none.
    RanOut {
        /// Who.
        seat: Seat,
        /// What should have been taken.
        wanted: Kind,
        /// What was taken.
        taken: Option<Kind>,
    },
    /// Somebody launched a product first.
    Innovated {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
        /// The blocks.
        blocks: Blocks,
        /// How much money.
        cash: u16,
    },
    /// Somebody launched a product second.
    SecondMoved {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
        /// The blocks.
        blocks: Blocks,
        /// How much money.
        cash: u16,
    },
    /// An Innovator tile was flipped to its B side.
    Flipped {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
    },
    /// A product was taken off the market.
    Sunset {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
    },
    /// A product's upkeep could not be paid.
    ProductLost {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
    },
    /// Somebody was laid off.
    LaidOff {
        /// Who.
        seat: Seat,
        /// The employee.
        employee: Employee,
    },
    /// Somebody left because the salary could not be paid.
    LetGo {
        /// Who.
        seat: Seat,
        /// The employee.
        employee: Employee,
    },
    /// A token moved on the valuation track, in steps from the start.
    Valued {
        /// Who.
        seat: Seat,
        /// From where.
        from: u16,
        /// Where to.
        to: u16,
    },
    /// A token passed a salary mark upwards.
    SalariesRose {
        /// Who.
        seat: Seat,
        /// The space of the mark, in steps from the start.
        mark: u16,
    },
    /// A token fell back behind a salary mark.
    SalariesFell {
        /// Who.
        seat: Seat,
        /// The space of the mark, in steps from the start.
        mark: u16,
    },
    /// A VC's power was not used.
    PowerLost {
        /// Who.
        seat: Seat,
    },
    /// Blocks were exchanged.
    Swapped {
        /// Who.
        seat: Seat,
        /// What was given.
        given: Kind,
        /// What was taken.
        taken: Kind,
    },
    /// A row was dealt anew.
    Refreshed {
        /// The row.
        row: Row,
    },
    /// A VC will pay this round's HQ upkeep and salaries.
    Waived {
        /// Who.
        seat: Seat,
    },
    /// Somebody's turn is over.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// Products brought money.
    Collected {
        /// Who.
        seat: Seat,
        /// How much money.
        cash: u16,
    },
    /// The HQ could not be paid in full, so everybody and every product went.
    ClearedOut {
        /// Who.
        seat: Seat,
        /// How much was missing.
        missing: u16,
        /// Everybody who worked there.
        employees: Vec<Employee>,
        /// Every product that was sold.
        products: Vec<Product>,
    },
    /// HQ upkeep was paid; what could not be paid was forgiven.
    HqPaid {
        /// Who.
        seat: Seat,
        /// How much money.
        cash: u16,
        /// How much was forgiven.
        forgiven: u16,
    },
    /// Salaries were paid.
    SalariesPaid {
        /// Who.
        seat: Seat,
        /// How much money.
        cash: u16,
    },
    /// A product's upkeep was paid.
    Maintained {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
        /// The blocks.
        blocks: Blocks,
    },
    /// The Rival has a founder and moved its markers by a starting HQ mat.
    RivalFounded {
        /// The founder.
        founder: Employee,
        /// The starting HQ mat.
        mat: u8,
    },
    /// The Rival turned a decision card.
    Decision {
        /// The number of the card.
        card: u8,
    },
    /// The Rival's pawn moved.
    PawnMoved {
        /// Which pawn.
        pawn: crate::PawnColour,
        /// Where to.
        to: Spot,
    },
    /// The Rival launched a product first.
    RivalInnovated {
        /// The product.
        product: Product,
        /// The blocks.
        blocks: Blocks,
    },
    /// The Rival launched a product second.
    RivalSecondMoved {
        /// The product.
        product: Product,
    },
    /// The Rival took an HQ card.
    RivalExpanded {
        /// The HQ card.
        hq: Hq,
    },
    /// The Rival took a VC card.
    RivalFunded {
        /// The VC card.
        vc: Vc,
    },
    /// The Rival took an employee.
    RivalHired {
        /// The employee.
        employee: Employee,
    },
    /// The Rival put blocks at the right end of its row.
    RivalGained {
        /// The blocks, from left to right.
        code: Vec<Kind>,
    },
    /// A personality card came to a head.
    Personality {
        /// The number of the card.
        card: u8,
    },
    /// The player had to pay a fee.
    FeePaid {
        /// Who.
        seat: Seat,
        /// How much money.
        cash: u16,
    },
    /// The player had to give up code.
    CodeLeaked {
        /// Who.
        seat: Seat,
        /// The blocks.
        blocks: Blocks,
    },
    /// Employees left the row.
    Scouted {
        /// The employees.
        employees: Vec<Employee>,
    },
    /// The game is over.
    Ended {
        /// Which round.
        round: u8,
    },
}
