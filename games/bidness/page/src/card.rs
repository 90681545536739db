use bidness::{Card, EventCards};
use bidness_face::{Kind, Nouns as _, Printed as _};
use board::{art, words};
use leptos::prelude::*;

/// The paper that a card is printed on: lawsuits have another.
pub(super) fn paper(card: Card) -> &'static str {
    match Kind::of(card) {
        Kind::Lawsuit => "card ev suit",
        Kind::Auction | Kind::Bonus | Kind::Event => "card ev",
    }
}

/// What is printed on a card.
pub(super) fn face(card: Card, set: &EventCards) -> AnyView {
    let kind = Kind::of(card);
    let gavel = (kind == Kind::Lawsuit).then(|| art::sign("gavel"));
    view! {
        <span class="top"><em>{cost(card, set)}</em><i>{gavel} {words().bidness_kind(kind)}</i></span>
        {picture(card)}
        <strong>{words().bidness_card(card)}</strong>
        <small>{words().bidness_effect(card, set)}</small>
    }
    .into_any()
}

/// Everything that is printed on a card, as a sentence.
pub(super) fn described(card: Card, set: &EventCards) -> String {
    let args = [
        ("card", words().bidness_card(card).into()),
        ("kind", words().bidness_kind(Kind::of(card)).into()),
        ("cost", cost(card, set).into()),
        ("text", words().bidness_effect(card, set).into()),
    ];
    words().say("bidness-page-card", &args)
}

/// What playing a card costs.
pub(super) fn cost(card: Card, set: &EventCards) -> String {
    words().say("bidness-page-cost", &[("dollars", set[card].cost.into())])
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
