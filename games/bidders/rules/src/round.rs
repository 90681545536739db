//! Phases 5 and 6: cubes come home from the places, and what was won in this round is laid there.

use table::{Seat, Step};

use crate::{Bid, Bidders, Colour, Event, Phase, Project, Site, Tender};

impl Bidders {
    pub(crate) fn end_round(&mut self, partner: Option<Bid>, step: &mut Step<Event>) {
        // Ruling D11: the cubes of this round are not on their places yet, so they stay out.
        if self.round >= 2 {
            for seat in Seat::all(self.seats) {
                self.recover(seat, step);
            }
        }
        let next_start_player = match self.tenders.white.take() {
            Some(tender) => self.lay_white(tender, partner, step),
            None => self.start_player.next(self.seats),
        };
        if let Some(tender) = self.tenders.black.take() {
            self.lay_black(tender, step);
        }
        if self.round < self.cards.rounds {
            self.start_player = next_start_player;
            self.prepare(step);
        } else {
            self.phase = Phase::Over;
            self.judge(step);
        }
    }

    /// Takes one cube home from each of the three places.
    fn recover(&mut self, seat: Seat, step: &mut Step<Event>) {
        let left = take_one(&mut self.betweens[seat].own);
        let front = take_one(&mut self.fronts[seat].cubes);
        let right = take_one(&mut self.betweens[seat.previous(self.seats)].left);
        if left + front + right > 0 {
            self.guilds[seat].cubes += left + front + right;
            step.tell(Event::Recovered { seat, left, front, right });
        }
    }

    /// Lays the white project and names the next start player: the nearest clockwise from where it lies.
    fn lay_white(&mut self, tender: Tender, partner: Option<Bid>, step: &mut Step<Event>) -> Seat {
        let Tender { project, bid, .. } = tender;
        let Some(winner) = bid else { unreachable!("an unsold project has gone back to the box") };
        let (colour, left) = (Colour::White, winner.seat.next(self.seats));
        let Some(partner) = partner else {
            self.fronts[winner.seat].projects.white.insert(project);
            self.fronts[winner.seat].cubes += winner.cubes;
            step.tell(Event::Laid { colour, project: self.remembered(project), place: Site::Front(winner.seat) });
            return winner.seat;
        };
        let [right_hand, left_hand] = if partner.seat == left { [winner, partner] } else { [partner, winner] };
        let between = &mut self.betweens[right_hand.seat];
        between.projects.insert(project);
        between.own += right_hand.cubes;
        between.left += left_hand.cubes;
        step.tell(Event::Laid {
            colour,
            project: self.remembered(project),
            place: Site::Between(right_hand.seat, left_hand.seat),
        });
        left_hand.seat
    }

    fn lay_black(&mut self, tender: Tender, step: &mut Step<Event>) {
        let Tender { project, bid, .. } = tender;
        let Some(Bid { seat, cubes }) = bid else { unreachable!("an unsold project has gone back to the box") };
        let front = &mut self.fronts[seat];
        front.projects.black.insert(project);
        front.cubes += cubes;
        step.tell(Event::Laid { colour: Colour::Black, project: self.remembered(project), place: Site::Front(seat) });
    }

    /// A project as the log names it. Ruling E3: not at all without memory.
    pub(crate) fn remembered(&self, project: Project) -> Option<Project> {
        self.memory.then_some(project)
    }
}

const fn take_one(heap: &mut u8) -> u8 {
    let taken = if *heap > 0 { 1 } else { 0 };
    *heap -= taken;
    taken
}
