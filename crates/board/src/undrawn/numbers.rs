use super::picture::Range;

/// A name that ends in a number, or is one, as what stands before the number and the number; no other guess is made.
pub(super) fn split(name: &str) -> Option<(&str, &str)> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let bare = name.strip_suffix('×').unwrap_or(name);
    let before = bare.trim_end_matches(is_digit);
    if before.len() == bare.len() || before.contains(is_digit) {
        return None;
    }
    let before = before.strip_suffix(['−', '+']).unwrap_or(before);
    Some((before.trim_end(), &name[before.len()..]))
}

/// An amount as a sentence says it, with the sign of its money: "$90" in "Bid $90"; bare where the sentence does not.
pub(super) fn signed(sentence: &str, amount: u32) -> String {
    let digits = amount.to_string();
    let stands = |at: &usize| {
        let (before, after) = (&sentence[..*at], &sentence[at + digits.len()..]);
        !before.ends_with(|letter: char| letter.is_ascii_digit())
            && !after.starts_with(|letter: char| letter.is_ascii_digit())
    };
    let found = sentence.match_indices(&digits).map(|(at, _)| at).find(stands);
    let sign = found.and_then(|at| sentence[..at].chars().next_back()).filter(|sign| "$€£¥".contains(*sign));
    sign.into_iter().chain(digits.chars()).collect()
}

/// A short way to an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chip {
    /// The least that is possible.
    Least(u32),
    /// So much more than now.
    Further(u32),
    /// Half way.
    Half(u32),
    /// The most that is possible.
    Most(u32),
}

/// So many steps are one stride.
const STRIDE: u32 = 5;

/// The short ways that lead somewhere.
pub(super) fn chips(Range { min, max, step }: Range) -> Vec<Chip> {
    let stride = STRIDE * step;
    let half = min + (max - min) / 2 / step * step;
    let mut chips = vec![Chip::Least(min)];
    chips.extend((stride <= max - min).then_some(Chip::Further(stride)));
    chips.extend((half > min).then_some(Chip::Half(half)));
    chips.push(Chip::Most(max));
    chips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_at_the_end_of_a_name_stands_apart() {
        assert_eq!(split("Flame 9"), Some(("Flame", "9")));
        assert_eq!(split("炎12"), Some(("炎", "12")));
        assert_eq!(split("−5"), Some(("", "−5")));
        assert_eq!(split("2×"), Some(("", "2×")));
    }

    #[test]
    fn a_name_with_numbers_elsewhere_is_a_name() {
        for name in ["Libel", "×", "2 for 1", "O4 block", "", "9 of 10"] {
            assert_eq!(split(name), None, "{name}");
        }
    }

    #[test]
    fn an_amount_has_the_sign_of_its_money() {
        assert_eq!(signed("Bid $90", 90), "$90");
        assert_eq!(signed("Show 3 cubes", 3), "3");
        assert_eq!(signed("Offer $10 of $110", 10), "$10");
        assert_eq!(signed("Offer $110 and keep 10", 10), "10");
        assert_eq!(signed("Pass", 7), "7");
    }

    #[test]
    fn a_chip_that_leads_nowhere_is_left_out() {
        let chips = |min, max, step| chips(Range { min, max, step });
        let all = [Chip::Least(90), Chip::Further(50), Chip::Half(220), Chip::Most(350)];
        assert_eq!(chips(90, 350, 10), all);
        assert_eq!(chips(0, 4, 1), [Chip::Least(0), Chip::Half(2), Chip::Most(4)]);
        assert_eq!(chips(0, 1, 1), [Chip::Least(0), Chip::Most(1)]);
    }
}
