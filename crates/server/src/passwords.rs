//! Which passwords others would try among the first.
//!
//! Whoever guesses has to ask the server each time, and is soon made to wait: a password need not withstand more
//! than a list of words with a year or an exclamation mark behind each.

/// Words that very many passwords are made of, one a line, from the lists of those that were found most often.
const WORDS: &str = include_str!("common_passwords.txt");

/// What fingers run along: any stretch of it, in either direction, is as easy to guess as a word.
const RUNS: [&str; 7] = [
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
];

/// Of so many parts that somebody has to guess a password consists at least.
const FEWEST: usize = 5;

/// So many digits without a letter are a date, a telephone number or that of a card.
const NUMBER: usize = 16;

/// Whether a password is easy to guess for whoever knows the name that it belongs to.
pub(crate) fn is_common(password: &str, name: &str) -> bool {
    let password: Vec<char> = password.to_lowercase().chars().collect();
    let is_number = password.iter().all(|letter| !letter.is_alphabetic())
        && password.iter().filter(|letter| letter.is_numeric()).count() <= NUMBER;
    is_number || parts(repeated(&password), &words(name)) < FEWEST
}

/// What a guesser knows: common words, the name in one and in several pieces, and this house.
fn words(name: &str) -> Vec<Vec<char>> {
    let name = name.to_lowercase();
    let pieces = name.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned);
    let joined = name.split_whitespace().collect::<String>();
    let own = pieces.chain([joined, "boardroom".to_owned()]).filter(|word| word.chars().count() > 1);
    WORDS.lines().map(str::to_owned).chain(own).map(|word| word.chars().collect()).collect()
}

/// What a text repeats over and over, or all of it: "abcabcab" is no harder to guess than "abc".
fn repeated(text: &[char]) -> &[char] {
    let is_period = |period: &usize| text[*period..].iter().zip(text).all(|(one, other)| one == other);
    &text[..(1..=text.len() / 2).find(is_period).unwrap_or(text.len())]
}

/// Of how few parts somebody could put a text together: words, runs, short numbers, one letter many times.
fn parts(text: &[char], words: &[Vec<char>]) -> usize {
    let mut fewest = vec![usize::MAX; text.len() + 1];
    fewest[0] = 0;
    for at in 0..text.len() {
        let rest = &text[at..];
        let known = words.iter().filter(|word| begins_with(rest, word)).map(Vec::len);
        let others = [run(rest), same(rest), number(rest)];
        for length in known.chain(others) {
            fewest[at + length] = fewest[at + length].min(fewest[at] + 1);
        }
    }
    fewest[text.len()]
}

/// Whether a text begins with a word, as it is or with signs for letters: "p@ssw0rd".
fn begins_with(text: &[char], word: &[char]) -> bool {
    let is_like = |(typed, letter): (&char, &char)| {
        typed == letter
            || matches!(
                (*typed, *letter),
                ('4' | '@', 'a')
                    | ('3', 'e')
                    | ('1' | '!' | '|', 'i' | 'l')
                    | ('0', 'o')
                    | ('5' | '$', 's')
                    | ('7' | '+', 't')
            )
    };
    text.len() >= word.len() && text.iter().zip(word).all(is_like)
}

/// How long a run along the keys, or along the alphabet, a text begins with; 1 where it is no run.
fn run(text: &[char]) -> usize {
    let along = |keys: &[char]| {
        let starts = (0..keys.len()).map(|start| &keys[start..]);
        starts.map(|keys| keys.iter().zip(text).take_while(|(key, typed)| key == typed).count()).max().unwrap_or(0)
    };
    let both = RUNS.iter().flat_map(|keys| [keys.chars().collect::<Vec<_>>(), keys.chars().rev().collect()]);
    both.map(|keys| along(&keys)).max().filter(|length| *length > 2).unwrap_or(1)
}

/// How often a text begins with the same letter.
fn same(text: &[char]) -> usize {
    text.iter().take_while(|letter| **letter == text[0]).count()
}

/// How many digits a text begins with, as far as a year or a code would go; 1 where there is none.
fn number(text: &[char]) -> usize {
    text.iter().take(4).take_while(|letter| letter.is_ascii_digit()).count().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_everybodys_list_is_common_however_it_is_written() {
        for password in [
            "password123",
            "Password2026!",
            "P@ssw0rd12",
            "iloveyou<3",
            "letmein!!!!!!!",
            "sunshine99",
            "FootballFootball",
            "welcome1welcome1",
            "summer-2019",
            "パスワード1234",
        ] {
            assert!(is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn runs_repetitions_and_numbers_are_common() {
        for password in [
            "1234567890",
            "0987654321a",
            "qwertyuiop",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "asdfghjkl;",
            "aaaaaaaaaaaa",
            "xyxyxyxyxyxy",
            "abcdefabcdef",
            "12.04.1987",
            "+49 30 901820",
        ] {
            assert!(is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn the_own_name_and_this_house_are_common() {
        for password in ["adelaide12", "boardroom1", "AdaLovelace", "lovelace1815", "ada.lovelace!", "ad3l41d3!!"] {
            assert!(is_common(password, "Ada Lovelace") || is_common(password, "Adelaide"), "{password}");
        }
    }

    #[test]
    fn a_few_words_that_nobody_has_on_a_list_are_not() {
        for password in
            ["correct horse", "another horse", "tQ7#mZ2pLw", "わたしのひみつのことば", "gold rain over Turin"]
        {
            assert!(!is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn a_name_without_letters_makes_nothing_common() {
        assert!(!is_common("correct horse", "") && !is_common("correct horse", "…"));
    }

    #[test]
    fn the_list_is_in_order_and_has_nothing_twice() {
        let words: Vec<&str> = WORDS.lines().collect();
        assert!(words.is_sorted_by(|one, next| one < next));
        assert!(words.iter().all(|word| word.chars().count() > 3 && word.to_lowercase() == **word));
    }
}
