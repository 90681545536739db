//! The names of cards and amounts.

use bidness::{Bag, Card, Employee, Lawsuit};
use words::Words;

/// The names of cards and amounts, in the words of a language.
pub trait Nouns {
    /// The name of a card.
    #[must_use]
    fn bidness_card(&self, card: Card) -> String;

    /// The names of several cards with commas between them, equal ones counted: "2 × Libel, Marketer".
    #[must_use]
    fn bidness_cards(&self, cards: Bag) -> String;

    /// The name of a card with how many of it there are: "2 × Libel", or "Libel" for one.
    #[must_use]
    fn bidness_counted(&self, card: Card, count: u32) -> String;

    /// What a lawsuit is about: "$30", "2 marketers", "7 tech points".
    #[must_use]
    fn bidness_amount(&self, lawsuit: Lawsuit, amount: u32) -> String;

    /// An employee.
    #[must_use]
    fn bidness_employee(&self, employee: Employee) -> String;

    /// So many tech points.
    #[must_use]
    fn bidness_tech(&self, points: u32) -> String;
}

impl Nouns for Words {
    fn bidness_card(&self, card: Card) -> String {
        self.card(self.text(match card {
            Card::Marketer => "bidness-card-marketer",
            Card::Engineer => "bidness-card-engineer",
            Card::Lawyer => "bidness-card-lawyer",
            Card::GovernmentContract => "bidness-card-government-contract",
            Card::HeadhuntMarketer => "bidness-card-headhunt-marketer",
            Card::HeadhuntEngineer => "bidness-card-headhunt-engineer",
            Card::HeadhuntLawyer => "bidness-card-headhunt-lawyer",
            Card::LegalIntern => "bidness-card-legal-intern",
            Card::Negligence => "bidness-card-negligence",
            Card::Libel => "bidness-card-libel",
            Card::PatentInfringement => "bidness-card-patent-infringement",
            Card::Acquisition => "bidness-card-acquisition",
            Card::JointDevelopment => "bidness-card-joint-development",
            Card::Breakthrough => "bidness-card-breakthrough",
            Card::IndustrialEspionage => "bidness-card-industrial-espionage",
            Card::Sabotage => "bidness-card-sabotage",
            Card::AdBlitz => "bidness-card-ad-blitz",
            Card::CoopMarketing => "bidness-card-coop-marketing",
            Card::SocialMedia => "bidness-card-social-media",
            Card::SmearCampaign => "bidness-card-smear-campaign",
            Card::MarketResearch => "bidness-card-market-research",
        }))
    }

    fn bidness_cards(&self, cards: Bag) -> String {
        self.row(cards.kinds().map(|card| self.bidness_counted(card, cards.count(card))))
    }

    fn bidness_counted(&self, card: Card, count: u32) -> String {
        match count {
            1 => self.bidness_card(card),
            count => format!("{count} × {}", self.bidness_card(card)),
        }
    }

    fn bidness_amount(&self, lawsuit: Lawsuit, amount: u32) -> String {
        let kind = match lawsuit {
            Lawsuit::Negligence => "negligence",
            Lawsuit::Libel => "libel",
            Lawsuit::PatentInfringement => "patent",
        };
        self.say("bidness-amount", &[("lawsuit", kind.into()), ("count", amount.into())])
    }

    fn bidness_employee(&self, employee: Employee) -> String {
        let kind = match employee {
            Employee::Marketer => "marketer",
            Employee::Engineer => "engineer",
            Employee::Lawyer => "lawyer",
        };
        self.say("bidness-employee", &[("employee", kind.into())])
    }

    fn bidness_tech(&self, points: u32) -> String {
        self.say("bidness-tech", &[("count", points.into())])
    }
}
