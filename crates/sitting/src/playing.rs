use shelf::Allowed;
use table::{Seat, Seats};
use wire::{Moment, Room};

use crate::journal::{Absence, Custom};
use crate::sitting::{Changed, Holder, Phase, Request, Sitting};

/// What entries do to the game of a table, its clocks and its story.
impl Sitting {
    pub(crate) fn start(&mut self, at: Moment) -> Changed {
        if self.phase != Phase::Gathering {
            return Changed::default();
        }
        let deal = self.made.seed.salted(&self.salts());
        // A table without rules is broken, and does not gather.
        let Ok(rules) = &self.rules else { return Changed::default() };
        match rules.deal(self.made.options.clone(), self.seats(), deal) {
            Ok(game) => self.game = Some(game),
            Err(refused) => {
                self.phase = Phase::Broken(refused.into());
                return Changed::SHEET;
            }
        }
        self.phase = Phase::Playing;
        self.run_clocks(at);
        Changed { sheet: true, ..Changed::story(0) }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str, allowed: Option<Allowed>, at: Moment) -> Changed {
        let automatic = self.automatic();
        // After other rules or a panic the journal is kept, and nothing of it is played.
        let (Phase::Playing, Some(game)) = (&self.phase, &mut self.game) else { return Changed::default() };
        let played = match allowed {
            Some(allowed) => game.play(allowed),
            None => game.submit(seat, action),
        };
        if let Err(refused) = played {
            self.phase = Phase::Broken(refused.into());
            return Changed::SEATS;
        }
        let (ply, over) = (game.plies(), game.places().is_some());
        self.times.push(at);
        self.hands.push(Some(seat).filter(|seat| !automatic.contains(*seat)));
        self.request = None;
        self.clocks.acted(seat, at);
        if over {
            self.phase = Phase::Over;
            self.over_since = Some(self.version() + 1);
        }
        self.run_clocks(at);
        // Now those who sit hear what was said in the gallery.
        let chat = self.chat.iter().position(|line| over && line.room == Room::Gallery);
        Changed { sheet: over, chat, ..Changed::story(ply) }
    }

    pub(crate) fn take_back(&mut self, seat: Seat, custom: Custom, at: Moment) -> Changed {
        let (Phase::Playing, Some(game)) = (&self.phase, &mut self.game) else { return Changed::default() };
        let Some(ply) = game.actors().iter().rposition(|actor| *actor == seat) else { return Changed::default() };
        if let Err(refused) = game.undo(seat) {
            self.phase = Phase::Broken(refused.into());
            return Changed::SEATS;
        }
        self.times.remove(ply);
        self.hands.remove(ply);
        self.by_order.remove(ply);
        self.clocks.taken_back(seat, ply, at, custom);
        self.cut(ply, at)
    }

    pub(crate) fn ask(&mut self, by: Seat, custom: Custom, at: Moment) -> Changed {
        let Some(to) = self.last_action(by) else { return Changed::default() };
        self.request = Some(Request { by, to, waiting: self.others(by), custom });
        self.rewind_if_granted(at)
    }

    /// The ply of what a seat did last.
    fn last_action(&self, seat: Seat) -> Option<usize> {
        self.game.as_ref()?.actors().iter().rposition(|actor| *actor == seat)
    }

    /// Whether a seat could only take back together with what somebody who is away did themselves: that stands
    /// until they are back to be asked. Whoever gave up has no say any more.
    pub(crate) fn stands(&self, seat: Seat) -> bool {
        let Some(to) = self.last_action(seat) else { return false };
        let is_away = |other: Seat| {
            let chair = &self.chairs[other.index()];
            matches!(chair.holder, Holder::Person { .. })
                && matches!(chair.absence, Some(Absence::Away | Absence::Time))
        };
        self.hands[to..].iter().flatten().any(|other| *other != seat && is_away(*other))
    }

    /// Whether whoever leaves now leaves a request behind that would undo what they did themselves.
    pub(crate) fn objects_by_leaving(&self, seat: Seat, why: Absence) -> bool {
        self.request.is_some_and(|Request { by, to, custom, .. }| {
            let is_theirs = by != seat && self.hands[to..].contains(&Some(seat));
            match (custom, why) {
                (Custom::Strict, Absence::Away | Absence::Time) => is_theirs,
                (Custom::Strict, Absence::Conceded) | (Custom::Lenient, _) => false,
            }
        })
    }

    /// The people who have a say in what a seat takes back: bots agree to anything.
    pub(crate) fn others(&self, seat: Seat) -> Seats {
        Seats::all(self.seats()).without(seat).minus(self.automatic())
    }

    pub(crate) fn answer(&mut self, seat: Seat, agree: bool, at: Moment) -> Changed {
        if !agree {
            self.request = None;
        }
        if let Some(request) = &mut self.request {
            request.waiting = request.waiting.without(seat);
        }
        self.rewind_if_granted(at)
    }

    fn rewind_if_granted(&mut self, at: Moment) -> Changed {
        let Some(Request { to, waiting: Seats::NONE, custom, .. }) = self.request else { return Changed::POSITION };
        let Some(game) = &mut self.game else { return Changed::POSITION };
        *game = game.at_ply(to);
        self.times.truncate(to);
        self.hands.truncate(to);
        self.by_order.truncate(to);
        self.clocks.rewound(to, at, custom);
        self.cut(to, at)
    }

    /// What was played from `ply` on is no more what it was.
    fn cut(&mut self, ply: usize, at: Moment) -> Changed {
        self.request = None;
        self.bookmarks.cut(ply);
        self.cuts.push((self.version() + 1, ply));
        self.run_clocks(at);
        Changed::story(ply + 1)
    }

    /// From which ply on the story changed with the entry that is being taken up.
    pub(crate) fn cut_now(&self) -> Option<usize> {
        self.cuts.last().filter(|(version, _)| *version == self.version() + 1).map(|(_, ply)| ply + 1)
    }

    pub(crate) fn run_clocks(&mut self, at: Moment) {
        let running = self.to_act().minus(self.automatic());
        self.clocks.run(running, self.plies(), at);
    }
}
