/// The rules of a game in our own words, as sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The name of the game.
    pub title: String,
    /// What it is about, then its sections in order.
    pub sections: Vec<Chapter>,
}

/// A heading and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The name in addresses; empty for what stands below the title.
    pub anchor: &'static str,
    /// The heading.
    pub title: String,
    /// 2 for a section, 3 for a part of one.
    pub level: u8,
    /// Its text.
    pub blocks: Vec<Block>,
}

/// A piece of text, with its `**strong**`, `*stressed*` and `` `literal` `` words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// An example.
    Example(String),
    /// Points, with numbers or without.
    List {
        /// Whether they are counted.
        numbered: bool,
        /// The points.
        items: Vec<String>,
    },
    /// Rows of cells, the first of them the heading.
    Grid(Vec<Vec<String>>),
}

impl Rulebook {
    /// Reads rules whose headings have these names, in order.
    #[must_use]
    pub fn read(text: &str, anchors: &[&'static str]) -> Self {
        let mut book = Self { title: String::new(), sections: vec![Chapter::new("", String::new(), 2)] };
        let mut anchors = anchors.iter();
        let mut lines: Vec<&str> = Vec::new();
        for line in text.lines().chain([""]) {
            let level = line.chars().take_while(|sign| *sign == '#').count();
            if level > 0 || line.trim().is_empty() {
                book.take(&std::mem::take(&mut lines));
            } else {
                lines.push(line.trim());
            }
            let title = line[level..].trim().to_owned();
            match level {
                0 => {}
                1 => book.title = title,
                2.. => {
                    let anchor = anchors.next().copied().unwrap_or_default();
                    book.sections.push(Chapter::new(anchor, title, level.min(3) as u8));
                }
            }
        }
        book
    }

    fn take(&mut self, lines: &[&str]) {
        if let (Some(block), Some(chapter)) = (Block::read(lines), self.sections.last_mut()) {
            chapter.blocks.push(block);
        }
    }

    /// The heading of a section and the first sentence below it; nothing where there is no such section, or no sentence.
    #[must_use]
    pub fn gist(&self, anchor: &str) -> Option<(&str, &str)> {
        let at = self.sections.iter().position(|chapter| chapter.anchor == anchor)?;
        let (first, rest) = self.sections[at..].split_first()?;
        // A section that consists of its parts says the first thing there.
        let parts = rest.iter().take_while(|chapter| chapter.level > first.level);
        let text =
            std::iter::once(first).chain(parts).flat_map(|chapter| &chapter.blocks).flat_map(Block::texts).next()?;
        let ends = [". ", "。"].into_iter().filter_map(|end| Some(text.find(end)? + end.trim_end().len()));
        Some((&first.title, &text[..ends.min().unwrap_or(text.len())]))
    }

    /// The sections in which everything that is looked for can be found, and how often in all.
    #[must_use]
    pub fn search(&self, query: &str) -> (Vec<&Chapter>, usize) {
        let wanted = terms(query);
        let found = |chapter: &&Chapter| wanted.iter().all(|term| chapter.count(term) > 0);
        let chapters: Vec<&Chapter> = self.sections.iter().filter(found).collect();
        let count = chapters.iter().flat_map(|chapter| wanted.iter().map(|term| chapter.count(term))).sum();
        (chapters, count)
    }
}

impl Chapter {
    const fn new(anchor: &'static str, title: String, level: u8) -> Self {
        Self { anchor, title, level, blocks: Vec::new() }
    }

    fn count(&self, term: &[char]) -> usize {
        let texts = self.blocks.iter().flat_map(Block::texts).chain([self.title.as_str()]);
        texts.map(|text| spans(text).iter().map(|span| places(&span.text, term).len()).sum::<usize>()).sum()
    }
}

impl Block {
    fn read(lines: &[&str]) -> Option<Self> {
        let first = lines.first()?;
        Some(if first.starts_with('|') {
            let is_rule = |line: &&&str| line.chars().all(|sign| "|-: ".contains(sign));
            let cells = |line: &&str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            Self::Grid(lines.iter().filter(|line| !is_rule(line)).map(cells).collect())
        } else if first.starts_with('>') {
            Self::Example(joined(&lines.iter().map(|line| line.trim_start_matches('>').trim()).collect::<Vec<_>>()))
        } else if first.starts_with("- ") {
            Self::List { numbered: false, items: items(lines, |line| line.strip_prefix("- ")) }
        } else if numbered(first).is_some() {
            Self::List { numbered: true, items: items(lines, numbered) }
        } else if first.starts_with('*') && !first.starts_with("**") {
            Self::Example(joined(lines))
        } else {
            Self::Text(joined(lines))
        })
    }

    fn texts(&self) -> Vec<&str> {
        match self {
            Self::Text(text) | Self::Example(text) => vec![text],
            Self::List { items, .. } => items.iter().map(String::as_str).collect(),
            Self::Grid(rows) => rows.iter().flatten().map(String::as_str).collect(),
        }
    }
}

/// The lines of a list as its points: a line without a mark goes on with the point before.
fn items<'a>(lines: &[&'a str], point: impl Fn(&'a str) -> Option<&'a str>) -> Vec<String> {
    let mut items: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        match (point(line), items.last_mut()) {
            (None, Some(last)) => last.push(line),
            (start, _) => items.push(vec![start.unwrap_or(line)]),
        }
    }
    items.iter().map(|lines| joined(lines)).collect()
}

/// What stands behind the number of a counted point.
fn numbered(line: &str) -> Option<&str> {
    let (number, rest) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())).then_some(rest)
}

/// Lines as one text: between Japanese sentences there is no space.
fn joined(lines: &[&str]) -> String {
    lines.join("\n").replace("。\n", "。").replace('\n', " ")
}

/// Words that are written alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// How they are written.
    pub style: Style,
}

/// How words are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Like the rest.
    Plain,
    /// With weight.
    Strong,
    /// With stress.
    Stressed,
    /// As it is typed or printed.
    Literal,
}

/// A text as words of the same style.
#[must_use]
pub fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let (mut rest, mut plain) = (text, String::new());
    'text: while let Some(letter) = rest.chars().next() {
        for (mark, style) in [("**", Style::Strong), ("*", Style::Stressed), ("`", Style::Literal)] {
            let inside = rest.strip_prefix(mark).and_then(|inside| inside.split_once(mark));
            if let Some((inside, after)) = inside.filter(|(inside, _)| !inside.is_empty()) {
                spans.extend(plain_span(&mut plain));
                spans.push(Span { text: inside.to_owned(), style });
                rest = after;
                continue 'text;
            }
        }
        plain.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    spans.extend(plain_span(&mut plain));
    spans
}

fn plain_span(text: &mut String) -> Option<Span> {
    (!text.is_empty()).then(|| Span { text: std::mem::take(text), style: Style::Plain })
}

/// A text cut into what was looked for (`true`) and the rest.
#[must_use]
pub fn found(text: &str, query: &str) -> Vec<(String, bool)> {
    let letters: Vec<char> = text.chars().collect();
    let mut marked = vec![false; letters.len()];
    for term in terms(query) {
        for at in places(text, &term) {
            marked[at..at + term.len()].fill(true);
        }
    }
    let mut parts: Vec<(String, bool)> = Vec::new();
    for (letter, is_found) in letters.into_iter().zip(marked) {
        match parts.last_mut() {
            Some((part, kind)) if *kind == is_found => part.push(letter),
            _ => parts.push((letter.to_string(), is_found)),
        }
    }
    parts
}

/// What is looked for, word by word.
fn terms(query: &str) -> Vec<Vec<char>> {
    query.split_whitespace().map(|term| term.chars().map(folded).collect()).collect()
}

/// Where a term begins in a text, counted in letters; places do not overlap.
fn places(text: &str, term: &[char]) -> Vec<usize> {
    let letters: Vec<char> = text.chars().map(folded).collect();
    let mut places = Vec::new();
    let mut at = 0;
    while !term.is_empty() && at + term.len() <= letters.len() {
        if letters[at..].starts_with(term) {
            places.push(at);
            at += term.len();
        } else {
            at += 1;
        }
    }
    places
}

/// A letter as it is compared: capitals, wide letters and katakana are like their plain relatives.
fn folded(letter: char) -> char {
    let shifted = |by: i32| char::from_u32((letter as i32 + by) as u32).unwrap_or(letter);
    match letter {
        'ァ'..='ヶ' => shifted('ぁ' as i32 - 'ァ' as i32),
        '！'..='～' => shifted('!' as i32 - '！' as i32).to_ascii_lowercase(),
        '−' => '-',
        '×' => 'x',
        _ => letter.to_lowercase().next().unwrap_or(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\nWhat it is.\nAnd more.\n\n## First *part*\nWith **strong** words.\n\n- one\n- two\n  goes on\n\n### Deeper\n\n1. **A.** x\n2. y\n\n| a | b |\n|---|---|\n| c | `d` |\n\n> *Example.* Two.\n> Three.";

    fn book() -> Rulebook {
        Rulebook::read(TEXT, &["first", "deeper"])
    }

    #[test]
    fn headings_lists_grids_and_examples_are_told_apart() {
        let book = book();
        assert_eq!(book.title, "Game");
        let anchors: Vec<(&str, u8)> = book.sections.iter().map(|chapter| (chapter.anchor, chapter.level)).collect();
        assert_eq!(anchors, [("", 2), ("first", 2), ("deeper", 3)]);
        assert_eq!(book.sections[0].blocks, [Block::Text("What it is. And more.".to_owned())]);
        let list = Block::List { numbered: false, items: vec!["one".to_owned(), "two goes on".to_owned()] };
        assert_eq!(book.sections[1].blocks[1], list);
        let deeper = &book.sections[2].blocks;
        assert_eq!(deeper[0], Block::List { numbered: true, items: vec!["**A.** x".to_owned(), "y".to_owned()] });
        assert!(matches!(&deeper[1], Block::Grid(rows) if rows.len() == 2 && rows[1] == ["c", "`d`"]));
        assert_eq!(deeper[2], Block::Example("*Example.* Two. Three.".to_owned()));
    }

    #[test]
    fn the_gist_of_a_section_is_its_first_sentence_or_that_of_its_first_part() {
        let book = book();
        assert_eq!(book.gist(""), Some(("", "What it is.")));
        assert_eq!(book.gist("first"), Some(("First *part*", "With **strong** words.")));
        assert_eq!(book.gist("deeper"), Some(("Deeper", "**A.** x")));
        let hollow = Rulebook::read("# Game\n\n## Whole\n\n### Part\n\nすぐに終わる。次の文。", &["whole", "part"]);
        assert_eq!(hollow.gist("whole"), Some(("Whole", "すぐに終わる。")));
        assert_eq!(book.gist("nowhere"), None);
    }

    #[test]
    fn words_keep_their_style() {
        let styles: Vec<(String, Style)> =
            spans("a **b c** *d* `e` 2*3").into_iter().map(|span| (span.text, span.style)).collect();
        let expected = [
            ("a ", Style::Plain),
            ("b c", Style::Strong),
            (" ", Style::Plain),
            ("d", Style::Stressed),
            (" ", Style::Plain),
            ("e", Style::Literal),
            (" 2*3", Style::Plain),
        ];
        assert_eq!(styles, expected.map(|(text, style)| (text.to_owned(), style)));
    }

    #[test]
    fn a_search_finds_sections_that_have_every_word_and_counts_the_places() {
        let book = book();
        let titles = |query: &str| book.search(query).0.iter().map(|chapter| chapter.anchor).collect::<Vec<_>>();
        assert_eq!(titles("TWO"), ["first", "deeper"]);
        assert_eq!(titles("two one"), ["first"]);
        assert_eq!(titles("nowhere"), Vec::<&str>::new());
        assert_eq!(book.search("two one").1, 2);
    }

    #[test]
    fn what_was_found_is_marked_whatever_its_case_width_or_kana() {
        let parts = |text: &str, query: &str| found(text, query);
        let marked = |text: &str| (text.to_owned(), true);
        assert_eq!(parts("The Thief", "thief"), [("The ".to_owned(), false), marked("Thief")]);
        assert_eq!(parts("ＢＩＤ", "bid"), [marked("ＢＩＤ")]);
        assert_eq!(parts("カード", "かーど"), [marked("カード")]);
        assert_eq!(parts("plain", ""), [("plain".to_owned(), false)]);
    }
}
