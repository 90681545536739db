use std::time::Duration;

use bots::{AnyBot, Budget, Patience, Review};
use table::{Deed, Entry, Match};
use words::{Catalogue, Describe, Options};

use crate::ask::{Dilemma, Past};
use crate::desk::raw;
use crate::{Choice, Clerk, Refusal};

impl<F: Catalogue + Describe> Clerk<F> {
    /// Lets a bot choose from what its seat sees; one that was asked before goes on with what it remembers.
    pub(crate) fn choose(&mut self, dilemma: &Dilemma) -> Result<Choice, Refusal> {
        let Dilemma { level, seed, seat, view, menu, games } = dilemma;
        let known = self.bot.take().filter(|(known, of, _)| (known, of) == (level, seed));
        let mut bot = known.map_or_else(|| AnyBot::of::<F::Game>(*level, *seed), |(_, _, bot)| bot);
        let unreadable = |why: bots::Unreadable| Refusal::Unreadable(why.to_string());
        let action = bot.choose(*seat, view.get(), menu.get(), Budget::Iterations(*games)).map_err(unreadable)?;
        let choice = Choice { action: raw(action)?, thought: raw(bot.thought())? };
        self.bot = Some((*level, *seed, bot));
        Ok(choice)
    }

    /// Studies a game that is over.
    pub(crate) fn review(Past { deal, looks }: Past) -> Result<Review, Refusal> {
        let unreadable = |error: serde_json::Error| Refusal::Unreadable(error.to_string());
        let options: Options<F> = serde_json::from_value(deal.options).map_err(unreadable)?;
        let mut entries = Vec::with_capacity(deal.log.len());
        for play in &deal.log {
            entries.push(Entry { seat: play.seat, deed: Deed::from_json(play.action.get()).map_err(unreadable)? });
        }
        let (played, told) = Match::<F::Game>::replay(options, deal.seats, deal.seed, entries)
            .map_err(|error| Refusal::Rejected(error.to_string()))?;
        let [chances, turning_points, bargains] = looks.map(|looks| Duration::from_millis(looks.into()));
        let patience = Patience { chances, turning_points, bargains };
        Ok(bots::study(&played, told, patience, &mut |_, _| ())?)
    }
}
