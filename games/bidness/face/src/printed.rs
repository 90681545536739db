//! What is printed on cards.

use bidness::{Card, EventCards};
use words::Words;

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Sold to the highest bidder.
    Auction,
    /// Goes to court.
    Lawsuit,
    /// Lies in a workplace for the round.
    Bonus,
    /// Does something at once.
    Event,
}

impl Kind {
    /// The kind of a card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        if card.is_auctioned() {
            Self::Auction
        } else if card.is_bonus() {
            Self::Bonus
        } else if matches!(card, Card::Negligence | Card::Libel | Card::PatentInfringement) {
            Self::Lawsuit
        } else {
            Self::Event
        }
    }
}

/// What is printed on cards, in the words of a language.
pub trait Printed {
    /// The name of a kind of card.
    #[must_use]
    fn bidness_kind(&self, kind: Kind) -> String;

    /// What a card does.
    #[must_use]
    fn bidness_effect(&self, card: Card, set: &EventCards) -> String;

    /// All that is printed on a card beside its name: "Event, $30. +6 tech".
    #[must_use]
    fn bidness_printed(&self, card: Card, set: &EventCards) -> String;
}

impl Printed for Words {
    fn bidness_kind(&self, kind: Kind) -> String {
        self.text(match kind {
            Kind::Auction => "bidness-page-kind-auction",
            Kind::Lawsuit => "bidness-page-kind-lawsuit",
            Kind::Bonus => "bidness-page-kind-bonus",
            Kind::Event => "bidness-page-kind-event",
        })
    }

    fn bidness_effect(&self, card: Card, set: &EventCards) -> String {
        let id = match card {
            Card::Marketer => "bidness-page-text-marketer",
            Card::Engineer => "bidness-page-text-engineer",
            Card::Lawyer => "bidness-page-text-lawyer",
            Card::GovernmentContract => "bidness-page-text-government-contract",
            Card::HeadhuntMarketer | Card::HeadhuntEngineer | Card::HeadhuntLawyer => "bidness-page-text-headhunt",
            Card::LegalIntern => "bidness-page-text-legal-intern",
            Card::Negligence => "bidness-page-text-negligence",
            Card::Libel => "bidness-page-text-libel",
            Card::PatentInfringement => "bidness-page-text-patent-infringement",
            Card::Acquisition | Card::Breakthrough => "bidness-page-text-tech",
            Card::JointDevelopment => "bidness-page-text-joint-development",
            Card::IndustrialEspionage => "bidness-page-text-industrial-espionage",
            Card::Sabotage => "bidness-page-text-sabotage",
            Card::AdBlitz | Card::SocialMedia => "bidness-page-text-marketing",
            Card::CoopMarketing => "bidness-page-text-coop-marketing",
            Card::SmearCampaign => "bidness-page-text-smear-campaign",
            Card::MarketResearch => "bidness-page-text-market-research",
        };
        self.say(id, &[("value", set[card].value.into()), ("cost", set[card].cost.into())])
    }

    fn bidness_printed(&self, card: Card, set: &EventCards) -> String {
        let args = [
            ("kind", self.bidness_kind(Kind::of(card)).into()),
            ("cost", set[card].cost.into()),
            ("text", self.bidness_effect(card, set).into()),
        ];
        self.say("bidness-fact-printed", &args)
    }
}
