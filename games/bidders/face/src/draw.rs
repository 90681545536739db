use bidders::{Bid, Colour, PhaseView, Pile, Space, View};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::Seat;
use terminal::{Draw, columns, label, seat_colour, seat_sign, short_name, spread_out};
use unicode_width::UnicodeWidthStr as _;
use words::{Describe as _, People, Words};

use crate::Nouns as _;
use crate::describe::verdict;
use crate::nouns::favour;
use crate::speak::minus;

type Cell = Vec<Span<'static>>;

/// How wide the table may be.
const WIDTH: usize = 78;
/// How much of it the projects of a place may take at least.
const PROJECTS: usize = 18;
/// How much a guild and what is said behind its name may take.
const GUILD: usize = 19;
/// How long a name may be where it stands beside others.
const NAME: usize = 12;

impl Draw for crate::Face {
    fn legend(words: &Words) -> Vec<String> {
        let signs = ["bidders-legend-projects", "bidders-legend-home", "bidders-legend-ring"];
        signs.into_iter().chain(["bidders-legend-card", "bidders-legend-ties"]).map(|id| words.text(id)).collect()
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = Vec::new();
        if view.phase != PhaseView::Over {
            lines.extend(columns(vec![white(words, people, view), black(words, people, view)], &[]));
            lines.extend(fists(words, people, views));
            lines.push(Line::default());
        }
        lines.extend(ring(words, people, view));
        lines.extend(boxed(words, view));
        Text::from(lines)
    }

    /// The guild cards, and everything by its name.
    fn details(words: &Words, people: &People, view: &View) -> Text<'static> {
        let mut lines = vec![Line::from(label(format!(" {}", words.text("bidders-label-card"))))];
        lines.extend(columns(Seat::all(view.seats()).map(|seat| guild_card(people, view, seat)).collect(), &[1]));
        lines.extend([Line::from(label(format!(" {}", decks(words, view)))), Line::default()]);
        lines.extend(spread_out(words, people, &Self::tableau(words, people, view)));
        Text::from(lines)
    }
}

/// How many projects are still to come, and how many nobody sees in this game.
fn decks(words: &Words, view: &View) -> String {
    let cards = &view.options.cards;
    let aside = |count: usize| count.saturating_sub(usize::from(view.rounds));
    let args = [
        ("count", view.rounds.saturating_sub(view.round).into()),
        ("white", aside(cards.white.len()).into()),
        ("black", aside(cards.black.len()).into()),
    ];
    words.say("bidders-label-decks", &args)
}

/// The spaces of a guild card in the order in which they are covered; those that cubes at home would cover in brackets.
fn guild_card(people: &People, view: &View, seat: Seat) -> Vec<Cell> {
    let spaces = view.options.cards.guild.spaces.iter().map(|space| match space {
        Space::Favour(hearts) => format!("♥{hearts}"),
        Space::Money(dollars) => format!("${dollars}"),
    });
    let spaces: Vec<String> = spaces.collect();
    let (covered, open) = spaces.split_at(usize::from(view.guilds[seat].cubes).min(spaces.len()));
    vec![
        vec![short_name(people, seat, NAME)],
        vec![cubes(seat, view.guilds[seat].cubes)],
        vec![bold(format!("[{}]", covered.join(" "))), label(format!(" {}", open.join(" ")))],
    ]
}

/// The white project of the round.
fn white(words: &Words, people: &People, view: &View) -> Vec<Cell> {
    let head = project_span(Colour::White, words.text("bidders-label-white"));
    let Some(offer) = view.white else { return vec![vec![head], vec![label(words.text("bidders-label-unsold"))]] };
    vec![
        vec![head],
        vec![Span::raw(words.bidders_project(view, Colour::White, offer.project))],
        vec![Span::raw(words.bidders_favour(offer.favour.into()))],
        vec![under(words, view, offer.chips)],
        bid(words, people, offer.bid),
    ]
}

/// The black project of the round.
fn black(words: &Words, people: &People, view: &View) -> Vec<Cell> {
    let head = project_span(Colour::Black, words.text("bidders-label-black"));
    let Some(offer) = view.black else { return vec![vec![head], vec![label(words.text("bidders-label-unsold"))]] };
    let takes = words.say("bidders-label-takes", &[("cubes", words.bidders_cubes(offer.workers).into())]);
    let mut bid = bid(words, people, offer.bid);
    if offer.bid.is_none() {
        bid.push(label(format!(" · {takes}")));
    }
    vec![
        vec![head],
        vec![Span::raw(words.bidders_project(view, Colour::Black, offer.project))],
        vec![Span::raw(words.bidders_favour(offer.favour.into()))],
        vec![under(words, view, offer.chips)],
        bid,
    ]
}

fn under(words: &Words, view: &View, chips: u16) -> Span<'static> {
    match view.phase {
        PhaseView::Bidding { .. } => Span::raw(words.say("bidders-label-under", &[("chips", u32::from(chips).into())])),
        PhaseView::Cooperation { .. } | PhaseView::Over => label(words.text("bidders-label-sold")),
    }
}

fn bid(words: &Words, people: &People, bid: Option<Bid>) -> Cell {
    match bid {
        Some(Bid { seat, cubes }) => {
            vec![short_name(people, seat, NAME), Span::raw(format!(": {}", words.bidders_cubes(cubes)))]
        }
        None => vec![label(words.text("bidders-label-no-bid"))],
    }
}

/// The neighbours who bid for a share in the white project.
fn fists(words: &Words, people: &People, views: &[View]) -> Option<Line<'static>> {
    let view = views.first()?;
    let PhaseView::Cooperation { waiting, .. } = view.phase else { return None };
    let winner = view.white?.bid?.seat;
    let mut spans = vec![label(format!(" {}  ", words.text("bidders-label-share")))];
    for seat in [winner.next(view.seats()), winner.previous(view.seats())] {
        spans.push(short_name(people, seat, NAME));
        let text = match own_fist(views, seat) {
            Some(cubes) => {
                let id = if people.me == Some(seat) { "bidders-label-fist-own" } else { "bidders-label-fist-known" };
                words.say(id, &[("cubes", words.bidders_cubes(cubes).into())])
            }
            None if waiting.contains(seat) => words.text("bidders-label-fist-open"),
            None if view.guilds[seat].cubes == 0 => words.bidders_cubes(0),
            None => words.text("bidders-label-fist-closed"),
        };
        spans.push(label(format!(" {text}   ")));
    }
    Some(Line::from(spans))
}

/// What a seat holds in its fist, where its own view is among those shown.
fn own_fist(views: &[View], seat: Seat) -> Option<u8> {
    let own = views.iter().find(|view| view.viewer.seat() == Some(seat))?;
    match own.phase {
        PhaseView::Cooperation { own, .. } => own,
        PhaseView::Bidding { .. } | PhaseView::Over => None,
    }
}

/// All guilds clockwise, with the places in front of them and between them.
fn ring(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let heads = [
        "bidders-label-guild",
        "bidders-label-money",
        "bidders-label-favour",
        "bidders-label-home",
        "bidders-label-place",
        "bidders-label-cubes",
        "bidders-label-projects",
    ];
    let mut rows = vec![heads.map(|head| vec![label(words.text(head))]).to_vec()];
    rows[0][0].insert(0, Span::raw("  "));
    for seat in Seat::all(view.seats()) {
        let rail = if seat == Seat::default() { "╭ " } else { "├ " };
        rows.push(guild(words, people, view, seat, rail));
        let last = seat.index() + 1 == usize::from(view.seats());
        rows.push(between(words, view, seat, if last { "╰" } else { "│" }));
    }
    columns(rows, &[1, 2, 3])
}

fn guild(words: &Words, people: &People, view: &View, seat: Seat, rail: &str) -> Vec<Cell> {
    let guild = view.guilds[seat];
    let mark = mark(words, view, seat).map(|mark| label(format!(" {mark}")));
    let room = GUILD - rail.width() - 2 - mark.as_ref().map_or(0, Span::width);
    let name = [label(rail), short_name(people, seat, room)].into_iter().chain(mark).collect();
    let favour = guild.favour.map_or_else(|| "?".to_owned(), minus);
    let front = view.fronts[seat];
    let projects = piles(words, view, [front.projects.white, front.projects.black], PROJECTS);
    vec![
        name,
        vec![bold(format!("${}", guild.chips)), label(format!("+{}", guild.covered.dollars))],
        vec![bold(format!("♥{favour}")), label(format!("+{}", guild.covered.hearts))],
        vec![bold(guild.cubes.to_string())],
        vec![label(words.text("bidders-label-front"))],
        vec![cubes(seat, front.cubes)],
        projects,
    ]
}

/// What is to be said behind a guild's name: how it finished, or that it began the round.
fn mark(words: &Words, view: &View, seat: Seat) -> Option<String> {
    let starts = || (view.start_player == seat).then(|| words.text("bidders-label-start"));
    if view.standings.is_some() { verdict(words, view, seat) } else { starts() }
}

fn between(words: &Words, view: &View, seat: Seat, rail: &str) -> Vec<Cell> {
    let (between, left) = (view.betweens[seat], seat.next(view.seats()));
    let mut row = vec![vec![label(rail)], Vec::new(), Vec::new(), Vec::new()];
    row.push(vec![label(format!("{} – {}", seat_sign(seat), seat_sign(left)))]);
    row.push(vec![cubes(seat, between.own), Span::raw(" "), cubes(left, between.left)]);
    row.push(piles(words, view, [between.projects, Pile::default()], PROJECTS));
    row
}

fn cubes(seat: Seat, count: u8) -> Span<'static> {
    if count == 0 {
        label(" ·")
    } else {
        Span::styled(format!("{}{count}", seat_sign(seat)), Style::new().fg(seat_colour(seat)))
    }
}

/// How much is said of a pile.
#[derive(Clone, Copy)]
enum Length {
    /// The favour of each project.
    Each,
    /// How many there are, and their favour together.
    Sum,
}

/// The white and the black pile of a place, in short where they would not fit.
fn piles(words: &Words, view: &View, [white, black]: [Pile; 2], room: usize) -> Cell {
    let both = |length| {
        let white = pile(words, view, Colour::White, white, length);
        white.into_iter().chain(pile(words, view, Colour::Black, black, length)).collect::<Cell>()
    };
    let each = both(Length::Each);
    // Behind the last pile is a space, which does not matter.
    if each.iter().map(Span::width).sum::<usize>() <= room + 1 { each } else { both(Length::Sum) }
}

/// The projects of a pile: their favour where it is known, else how many they are.
fn pile(words: &Words, view: &View, colour: Colour, pile: Pile, length: Length) -> Cell {
    if pile.count == 0 {
        return Vec::new();
    }
    let letter = match colour {
        Colour::White => words.text("bidders-letter-white"),
        Colour::Black => words.text("bidders-letter-black"),
    };
    let faces = match pile.known {
        Some(projects) => {
            let each = projects.iter().map(|project| favour(view, colour, project));
            match length {
                Length::Each => each.map(minus).collect::<Vec<_>>().join(","),
                Length::Sum => format!("×{}={}", pile.count, minus(each.sum())),
            }
        }
        None => format!("×{}", pile.count),
    };
    vec![project_span(colour, format!("{letter}{faces}")), Span::raw(" ")]
}

/// The projects that nobody wanted.
fn boxed(words: &Words, view: &View) -> Option<Line<'static>> {
    let mut spans = vec![label(format!(" {}  ", words.text("bidders-label-box")))];
    let room = WIDTH.saturating_sub(spans.iter().map(Span::width).sum());
    spans.extend(piles(words, view, [view.boxed.white, view.boxed.black], room));
    (spans.len() > 1).then(|| Line::from(spans))
}

fn project_span(colour: Colour, text: String) -> Span<'static> {
    let style = Style::new().add_modifier(Modifier::BOLD);
    Span::styled(
        text,
        match colour {
            Colour::White => style.fg(Color::Black).bg(Color::White),
            Colour::Black => style.fg(Color::White).bg(Color::Black),
        },
    )
}

fn bold(text: String) -> Span<'static> {
    Span::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

#[cfg(test)]
mod tests {
    use bidders::{Bidders, Options};
    use table::{Game as _, Match, Rng, Seed, Viewer};
    use words::{Language, Speak as _};

    use super::*;
    use terminal::plain;

    #[test]
    fn the_details_show_every_guild_card_with_what_cubes_at_home_would_cover() {
        let words = crate::Face::strict(Language::English);
        let people = People { names: ["Ada", "Bo", "Cleo"].map(str::to_owned).to_vec(), me: None };
        let (table, _) = Match::<Bidders>::new(Options::default(), 3, Seed::from_text("cards")).expect("a table");
        let mut view = table.state().view(Viewer::Spectator);
        // Of the ten spaces ♥1 $1 ♥1 $1 ♥1 $2 ♥2 $2 ♥2 $3 three cubes cover ♥2 and $1, none cover nothing.
        for (seat, cubes) in Seat::all(3).zip([3, 0, 12]) {
            view.guilds[seat].cubes = cubes;
        }
        let details = plain(&crate::Face::details(&words, &people, &view));
        assert!(details.contains("●3  [♥1 $1 ♥1] $1 ♥1 $2 ♥2 $2 ♥2 $3"), "{details}");
        assert!(details.contains("▲ Bo      ·  [] ♥1 $1 ♥1"), "{details}");
        // Twelve projects of each colour, ten rounds, and the first of them is being played.
        let decks = "Still to come: 9 projects of each colour; set aside unseen: 2 white, 2 black.";
        assert!(details.contains(decks), "{details}");
        assert!(details.contains("■12  [♥1 $1 ♥1 $1 ♥1 $2 ♥2 $2 ♥2 $3]"), "{details}");
        assert!(details.lines().all(|line| line.width() <= WIDTH), "{details}");
    }

    #[test]
    fn the_table_fits_into_78_columns_whatever_the_names_are() {
        for (number, (seats, language)) in
            [3, 4, 5].into_iter().flat_map(|seats| Language::ALL.map(|language| (seats, language))).enumerate()
        {
            let words = crate::Face::strict(language);
            let names = (1..=seats).map(|seat| if seat == 2 { "Li".into() } else { format!("Quill {seat} (random)") });
            let people = People { names: names.collect(), me: None };
            // What is remembered takes more room than what is counted.
            let options = Options { memory: true, ..Options::default() };
            let seed = Seed::from_text(&number.to_string());
            let (mut table, _) = Match::<Bidders>::new(options, seats, seed).expect("a table");
            let mut rng = Rng::fast(number as u64);
            loop {
                let views: Vec<View> = Viewer::all(seats).map(|viewer| table.state().view(viewer)).collect();
                let drawn = plain(&crate::Face::table(&words, &people, &views));
                assert!(drawn.lines().all(|line| line.width() <= WIDTH), "{drawn}");
                let own = words.say("bidders-label-fist-own", &[("cubes", "".into())]);
                assert!(!drawn.contains(own.trim_end()), "{drawn}");
                let Some(seat) = table.state().to_act().first() else { break };
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                table.submit(seat, action).expect("it is on the menu");
            }
        }
    }
}
