use table::{Menu, Seat, Step};

use crate::{Action, Blocks, Event, Kind, Question, SiliconValley, Then};

impl SiliconValley {
    /// The active seat takes what it is owed, as far as it need not choose.
    pub(crate) fn take_owed(&mut self, step: &mut Step<Event>) -> Then {
        let seat = self.active;
        let there = self.owed.common(self.market.supply);
        self.owed = self.owed.minus(there);
        if !there.is_empty() {
            self.gain(seat, there);
            step.tell(Event::Gained { seat, blocks: there });
        }
        while let Some(wanted) = self.owed.kinds().next_back() {
            match *self.substitutes(wanted) {
                [only] => self.take_instead(seat, wanted, only, step),
                [..] => return Then::Ask(Question::Substitute(wanted)),
            }
        }
        Then::GoOn
    }

    /// What can be taken for a block that has run out: a block, or nothing.
    fn substitutes(&self, wanted: Kind) -> Vec<Option<Kind>> {
        // Ruling 9: another kind of the same size, else any smaller one or nothing.
        let there = |squares: u8| {
            let kinds = Kind::of_size(squares).iter().copied();
            kinds.filter(|kind| self.market.supply.has(*kind)).map(Some)
        };
        let mut kinds: Vec<Option<Kind>> = there(wanted.squares()).collect();
        if kinds.is_empty() {
            kinds.extend((2..wanted.squares()).rev().flat_map(there));
            kinds.push(None);
        }
        kinds
    }

    pub(crate) fn offer_substitutes(&self, wanted: Kind, menu: &mut Menu<Action>) {
        let actions = self.substitutes(wanted).into_iter().map(|kind| kind.map_or(Action::Done, Action::Take));
        actions.for_each(|action| menu.one(action));
    }

    pub(crate) fn take_instead(&mut self, seat: Seat, wanted: Kind, taken: Option<Kind>, step: &mut Step<Event>) {
        self.owed = self.owed.minus(Blocks::one(wanted));
        self.gain(seat, taken.into_iter().collect());
        step.tell(Event::RanOut { seat, wanted, taken });
    }

    /// What can be taken in place of `wanted` by whoever does not choose, such as the Rival: the largest there is.
    pub(crate) fn first_substitute(&self, wanted: Kind) -> Option<Kind> {
        if self.market.supply.has(wanted) { Some(wanted) } else { self.substitutes(wanted).first().copied().flatten() }
    }

    /// Moves blocks from the supply behind a screen.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, blocks: Blocks) {
        self.market.supply = self.market.supply.minus(blocks);
        self.blocks[seat] = self.blocks[seat].plus(blocks);
        let gathered = &mut self.companies[seat].gathered;
        gathered.iter_mut().zip(blocks.counts()).for_each(|(sum, count)| *sum += u16::from(count));
    }

    /// Moves blocks from behind a screen back into the supply.
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, blocks: Blocks) {
        self.bring_out(seat, blocks);
        self.market.supply = self.market.supply.plus(blocks);
    }

    /// Takes blocks out from behind a screen.
    #[inline]
    pub(crate) fn bring_out(&mut self, seat: Seat, blocks: Blocks) {
        self.blocks[seat] = self.blocks[seat].minus(blocks);
        let used = &mut self.companies[seat].used;
        used.iter_mut().zip(blocks.counts()).for_each(|(sum, count)| *sum += u16::from(count));
    }
}
