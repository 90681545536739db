use bidness::{Card, EventCards};
use bidness_face::Nouns as _;
use board::{art, words};
use leptos::prelude::*;

/// What kind of card it is; lawsuits are printed on another paper.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Auction,
    Lawsuit,
    Bonus,
    Event,
}

impl Kind {
    pub(super) const fn of(card: Card) -> Self {
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

    /// The class of its paper.
    pub(super) const fn paper(self) -> &'static str {
        match self {
            Self::Lawsuit => "card ev suit",
            Self::Auction | Self::Bonus | Self::Event => "card ev",
        }
    }

    pub(super) fn name(self) -> String {
        words().text(match self {
            Self::Auction => "bidness-page-kind-auction",
            Self::Lawsuit => "bidness-page-kind-lawsuit",
            Self::Bonus => "bidness-page-kind-bonus",
            Self::Event => "bidness-page-kind-event",
        })
    }
}

/// What is printed on a card.
pub(super) fn face(card: Card, set: &EventCards) -> AnyView {
    let kind = Kind::of(card);
    let gavel = (kind == Kind::Lawsuit).then(|| art::sign("gavel"));
    view! {
        <span class="top"><em>{cost(card, set)}</em><i>{gavel} {kind.name()}</i></span>
        {picture(card)}
        <strong>{words().bidness_card(card)}</strong>
        <small>{text(card, set)}</small>
    }
    .into_any()
}

/// Everything that is printed on a card, as a sentence.
pub(super) fn described(card: Card, set: &EventCards) -> String {
    let args = [
        ("card", words().bidness_card(card).into()),
        ("kind", Kind::of(card).name().into()),
        ("cost", cost(card, set).into()),
        ("text", text(card, set).into()),
    ];
    words().say("bidness-page-card", &args)
}

/// What playing a card costs.
pub(super) fn cost(card: Card, set: &EventCards) -> String {
    words().say("bidness-page-cost", &[("dollars", set[card].cost.into())])
}

/// What a card does.
pub(super) fn text(card: Card, set: &EventCards) -> String {
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
    words().say(id, &[("value", set[card].value.into()), ("cost", set[card].cost.into())])
}

/// The picture of a card.
pub(super) fn picture(card: Card) -> AnyView {
    let sign = match card {
        Card::Marketer => "#p-marketer",
        Card::Engineer => "#p-engineer",
        Card::Lawyer => "#p-lawyer",
        Card::GovernmentContract => "#p-contract",
        Card::HeadhuntMarketer => "#p-hh-m",
        Card::HeadhuntEngineer => "#p-hh-e",
        Card::HeadhuntLawyer => "#p-hh-l",
        Card::LegalIntern => "#p-intern",
        Card::Negligence => "#p-negligence",
        Card::Libel => "#p-libel",
        Card::PatentInfringement => "#p-patent",
        Card::Acquisition => "#p-acquire",
        Card::JointDevelopment => "#p-joint",
        Card::Breakthrough => "#p-break",
        Card::IndustrialEspionage => "#p-spy",
        Card::Sabotage => "#p-sabotage",
        Card::AdBlitz => "#p-blitz",
        Card::CoopMarketing => "#p-coop",
        Card::SocialMedia => "#p-social",
        Card::SmearCampaign => "#p-smear",
        Card::MarketResearch => "#p-research",
    };
    view! { <svg class="pic" aria-hidden="true"><use href=sign></use></svg> }.into_any()
}
