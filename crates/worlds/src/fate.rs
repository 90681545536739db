//! What goes wrong in a world, and when.

use std::time::Duration;

use tokio::time::sleep;

use crate::database::{Cut, Road};
use crate::dice::Dice;
use crate::history::{CLOCKS, SILENCE};
use crate::lock;
use crate::process::Pace;
use crate::world::World;

/// How many things go wrong.
const BLOWS: std::ops::Range<u64> = 2..8;
/// Within how many milliseconds they begin.
const STORM: std::ops::Range<u64> = 100..7_000;

/// How long nothing has to go on for what was lost of somebody's time to be given back.
const PAUSE: Duration = Duration::from_millis(3_300);

/// Something that goes wrong for a while.
#[derive(Clone, Debug)]
pub(crate) struct Blow {
    begins: u64,
    lasts: u64,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// A server is killed, and started again after a while.
    Crash(usize),
    /// A server stands still.
    Freeze(usize),
    Slow(usize, u64),
    /// A server is cut off from the database.
    Cut(usize, Cut),
    /// What it asks the database takes long.
    LongWay(usize, u64),
    /// It hears late what the others did.
    LateNews(usize, u64),
    /// The database is away.
    Outage,
    /// There is no room in the database.
    Full,
    /// What is written is not always said to be.
    LostAnswers,
    /// The clock of a machine is set.
    Clock(usize, i64),
    /// The clock of the database is.
    HouseClock(i64),
}

impl Kind {
    fn name(&self) -> &'static str {
        match self {
            Self::Crash(_) => "crashes",
            Self::Freeze(_) => "frozen processes",
            Self::Slow(..) => "slow processes",
            Self::Cut(_, Cut::Silent) => SILENCE,
            Self::Cut(..) => "partitions",
            Self::LongWay(..) => "slow databases",
            Self::LateNews(..) => "late news",
            Self::Outage => "outages",
            Self::Full => "full disks",
            Self::LostAnswers => "lost answers of the database",
            Self::Clock(..) | Self::HouseClock(_) => CLOCKS,
        }
    }

    fn of(dice: &mut Dice, nodes: usize) -> Self {
        let node = dice.index(nodes);
        match dice.within(0..11) {
            0 => Self::Crash(node),
            1 | 2 => Self::Freeze(node),
            3 => Self::Slow(node, dice.within(2..60)),
            4 => Self::Cut(node, Cut::Loud),
            5 => Self::Cut(node, Cut::Silent),
            6 => Self::LongWay(node, dice.within(10..800)),
            7 => Self::LateNews(node, dice.within(50..3_000)),
            8 => Self::Outage,
            9 if dice.once_in(2) => Self::Full,
            9 => Self::LostAnswers,
            _ => {
                let far = if dice.once_in(3) { 3_600_000 } else { 20_000 };
                let by = dice.within(100..far) as i64;
                let by = if dice.once_in(2) { by } else { -by };
                if dice.once_in(4) { Self::HouseClock(by) } else { Self::Clock(node, by) }
            }
        }
    }
}

/// What goes wrong in the world of a number.
pub(crate) fn plan(seed: u64, nodes: usize) -> Vec<Blow> {
    let mut dice = Dice::new(seed, "fate");
    let count = dice.within(BLOWS);
    let blow = |_| Blow {
        begins: dice.within(STORM),
        // Short ones are as dangerous as long ones.
        lasts: match dice.index(12) {
            0 => dice.within(60_000..100_000),
            1..5 => dice.within(10..400),
            _ => dice.within(400..9_000),
        },
        kind: Kind::of(&mut dice, nodes),
    };
    let mut blows: Vec<Blow> = (0..count).map(blow).collect();
    blows.sort_by_key(|blow| blow.begins);
    blows
}

impl Blow {
    /// Lets it come, and makes it good.
    pub(crate) async fn strike(self, world: &World) {
        sleep(Duration::from_millis(self.begins)).await;
        world.note("fate", &format!("{:?} for {} ms", self.kind, self.lasts));
        *lock(&world.history).figures.faults.entry(self.kind.name()).or_default() += 1;
        let lasts = Duration::from_millis(self.lasts);
        let database = &world.database;
        match self.kind {
            Kind::Crash(node) => world.nodes[node].kill(lasts),
            Kind::Freeze(node) => drop(world.nodes[node].set_pace(Pace::Frozen)),
            Kind::Slow(node, most) => drop(world.nodes[node].set_pace(Pace::Slow(most))),
            Kind::Cut(node, cut) => database.set_road(node, Road { cut, ..database.road(node) }),
            Kind::LongWay(node, most) => database.set_road(node, Road { takes: 0..most, ..database.road(node) }),
            Kind::LateNews(node, most) => database.set_road(node, Road { late: 0..most, ..database.road(node) }),
            Kind::Outage => database.go_away(),
            Kind::Full => database.fill_up(),
            Kind::LostAnswers => database.set_lost_answers(Some(3)),
            Kind::Clock(node, by) => world.nodes[node].set_clock(by),
            Kind::HouseClock(by) => database.set_clock(by),
        }
        sleep(lasts).await;
        match self.kind {
            Kind::Crash(_) | Kind::Clock(..) | Kind::HouseClock(_) => {}
            Kind::Freeze(node) | Kind::Slow(node, _) => {
                let stood_still = world.nodes[node].set_pace(Pace::Usual);
                if world.nodes.len() == 1 && stood_still.is_some_and(|time| time >= PAUSE) {
                    lock(&world.history).pause();
                }
            }
            Kind::Cut(node, _) => database.set_road(node, Road { cut: Cut::No, ..database.road(node) }),
            Kind::LongWay(node, _) => {
                database.set_road(node, Road { takes: Road::default().takes, ..database.road(node) });
            }
            Kind::LateNews(node, _) => {
                database.set_road(node, Road { late: Road::default().late, ..database.road(node) });
            }
            Kind::Outage => database.come_back(),
            Kind::Full => database.make_room(),
            Kind::LostAnswers => database.set_lost_answers(None),
        }
    }
}
