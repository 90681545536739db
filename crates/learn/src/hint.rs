use table::{Candidate, Game};
use words::{Action, Arg, People, Speak, View, Words};

/// How many candidates are named.
const NAMED: usize = 3;

/// The fewest imagined games after which a candidate's number means something.
const ENOUGH: u32 = 12;

/// One thing that could be done, and why it is or is not a good idea.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// What could be done.
    pub action: A,
    /// What that is, as it stands on a button.
    pub what: String,
    /// The reason.
    pub why: String,
}

/// The best of what a bot has thought about, in words.
#[must_use]
pub fn hints<F: Speak>(
    words: &Words,
    people: &People,
    view: &View<F>,
    thought: &[Candidate<Action<F>>],
) -> Vec<Hint<Action<F>>> {
    let Some(best) = thought.first() else { return Vec::new() };
    let named = thought.iter().take(NAMED).enumerate();
    named
        .map(|(index, candidate)| {
            let what = F::action(words, people, view, candidate.action);
            let why = if index == 0 {
                why_best::<F::Game>(words, best, thought.get(1), |other| F::action(words, people, view, other))
            } else {
                why_not::<F::Game>(words, best, candidate)
            };
            Hint { action: candidate.action, what, why }
        })
        .collect()
}

/// How often the best wins, what it brings more than the next, and how sure that is.
fn why_best<G: Game>(
    words: &Words,
    best: &Candidate<G::Action>,
    next: Option<&Candidate<G::Action>>,
    name: impl Fn(G::Action) -> String,
) -> String {
    let args = [("chance", percent(best.chance).into()), ("games", best.visits.into())];
    let wins = words.say("hint-wins", &args);
    let Some(next) = next else { return wins };
    let gain = gain(best, next);
    let wins = if gain > 0 {
        let args = [("gain", words.amount(G::INFO.slug, gain).into()), ("other", name(next.action).into())];
        words.then(&wins, &words.say("hint-gain", &args))
    } else {
        wins
    };
    let sure = match certainty(best, next) {
        Certainty::Clear => "hint-clear",
        Certainty::Likely => "hint-likely",
        Certainty::Open => "hint-open",
    };
    words.then(&wins, &words.text(sure))
}

/// How much less another candidate is worth.
fn why_not<G: Game>(words: &Words, best: &Candidate<G::Action>, other: &Candidate<G::Action>) -> String {
    let fewer = percent(best.chance) - percent(other.chance);
    let args: [(&str, Arg); 2] = [("chance", percent(other.chance).into()), ("fewer", fewer.max(0).into())];
    let wins = words.say("hint-other", &args);
    let loss = gain(best, other);
    if loss <= 0 || other.visits < ENOUGH {
        return wins;
    }
    words.then(&wins, &words.say("hint-loss", &[("loss", words.amount(G::INFO.slug, loss).into())]))
}

/// Whether an action is clearly poor by what a bot has thought, and then what it is to be compared with.
#[must_use]
pub fn is_poor<A: Copy + PartialEq>(thought: &[Candidate<A>], action: A) -> Option<(Candidate<A>, Candidate<A>)> {
    let best = *thought.first()?;
    let chosen = *thought.iter().find(|candidate| candidate.action == action)?;
    let far = best.chance - chosen.chance >= 0.12;
    (far && chosen.visits >= ENOUGH && certainty(&best, &chosen) == Certainty::Clear).then_some((best, chosen))
}

/// What to say about an action, where it is clearly poor.
#[must_use]
pub fn poor_choice<F: Speak>(
    words: &Words,
    people: &People,
    view: &View<F>,
    thought: &[Candidate<Action<F>>],
    action: Action<F>,
) -> Option<String> {
    let (best, chosen) = is_poor(thought, action)?;
    let name = |action: Action<F>| F::action(words, people, view, action);
    Some(words.say(
        "learn-remark",
        &[
            ("best", name(best.action).into()),
            ("chosen", name(action).into()),
            ("best-chance", percent(best.chance).into()),
            ("chosen-chance", percent(chosen.chance).into()),
        ],
    ))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Certainty {
    Clear,
    Likely,
    Open,
}

/// How sure it is that one candidate wins more often than another: by how many standard errors they are apart.
fn certainty<A>(best: &Candidate<A>, other: &Candidate<A>) -> Certainty {
    let spread = |candidate: &Candidate<A>| {
        let chance = candidate.chance.clamp(0.02, 0.98);
        chance * (1.0 - chance) / candidate.visits.max(1) as f32
    };
    let apart = (best.chance - other.chance) / (spread(best) + spread(other)).sqrt();
    match apart {
        apart if apart >= 2.0 => Certainty::Clear,
        apart if apart >= 1.0 => Certainty::Likely,
        _ => Certainty::Open,
    }
}

fn percent(chance: f32) -> i32 {
    (100.0 * chance).round() as i32
}

/// How many of the game's own points one candidate brings more than another.
fn gain<A>(one: &Candidate<A>, other: &Candidate<A>) -> i32 {
    (one.score - other.score).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn candidate(action: u8, visits: u32, chance: f32) -> Candidate<u8> {
        Candidate { action, visits, chance, score: 0.0 }
    }

    #[test]
    fn only_what_is_far_behind_for_sure_is_poor() {
        let thought = [candidate(1, 400, 0.6), candidate(2, 200, 0.56), candidate(3, 100, 0.3), candidate(4, 4, 0.0)];
        assert_eq!(is_poor(&thought, 1), None);
        assert_eq!(is_poor(&thought, 2), None);
        assert_eq!(is_poor(&thought, 3), Some((thought[0], thought[2])));
        assert_eq!(is_poor(&thought, 4), None, "four games tell nothing");
        assert_eq!(is_poor(&thought, 5), None, "it was not thought about");
    }

    #[test]
    fn the_more_games_the_surer() {
        let sure = |visits| certainty(&candidate(1, visits, 0.5), &candidate(2, visits, 0.42));
        assert_eq!([sure(20), sure(100), sure(1000)], [Certainty::Open, Certainty::Likely, Certainty::Clear]);
    }
}
