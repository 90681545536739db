use bids::{Card, Colour, Face, Pack, Phase, View};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::Seat;
use terminal::{Draw, columns, flush_left, label, seat_span};
use words::{People, Words};

use crate::Nouns as _;
use crate::describe::{colours, minus, pot};

impl Draw for crate::Face {
    fn legend(words: &Words) -> Vec<String> {
        ["bids-legend", "bids-legend-colours", "bids-legend-ties"].map(|id| words.text(id)).to_vec()
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = stake(words, view);
        lines.push(played(words, people, view));
        lines.extend(counted(words, view));
        lines.push(Line::default());
        lines.extend(seats(words, people, view));
        lines.push(Line::default());
        lines.push(pile(words, view));
        lines.extend(words.bids_in_play(&view.rules).map(|text| Line::from(label(format!(" {text}")))));
        for view in views {
            if let (Some(seat), false) = (view.viewer.seat(), view.hand.is_empty()) {
                lines.push(hand(words, people, seat, view.hand, views.len() > 1));
            }
        }
        Text::from(lines)
    }
}

/// What is bid for; a second effect of it stands below the first.
fn stake(words: &Words, view: &View) -> Vec<Line<'static>> {
    let mut spans = vec![label(format!(" {}", flush_left(&words.text("bids-label-stake"), 9)))];
    match view.stake {
        // A Surprise from a hand has put the next card of the pile in its place.
        Some(_) if view.bids.contains(&Card::SURPRISE) => spans.push(label("?")),
        Some(card) => spans.push(card_span(words, card)),
        None => spans.push(label("–")),
    }
    let mut pot = if view.stake.is_some() { pot(words, view) } else { Vec::new() }.into_iter();
    spans.extend(pot.next().map(|text| label(format!("  {text}"))));
    if view.lowest_wins {
        spans.push(Span::styled(
            format!("  {}", words.text("bids-prompt-lowest")),
            Style::new().add_modifier(Modifier::BOLD),
        ));
    }
    let further = pot.map(|text| Line::from(label(format!("{:10}{text}", ""))));
    std::iter::once(Line::from(spans)).chain(further).collect()
}

/// The cards of the turn in bidding order, and who is still to come.
fn played(words: &Words, people: &People, view: &View) -> Line<'static> {
    let mut spans = vec![label(format!(" {}", flush_left(&words.text("bids-label-bids"), 9)))];
    for index in 0..usize::from(view.rules.seats) {
        if view.phase == Phase::Over {
            break;
        }
        spans.push(seat_span(people, view.bidder(index)));
        spans.push(Span::raw(" "));
        match view.bids.get(index) {
            Some(card) => spans.push(card_span(words, *card)),
            None => spans.push(label("…")),
        }
        spans.push(Span::raw("   "));
    }
    Line::from(spans)
}

/// How many cards of each colour were bid, where that decides which of them compete: those that do have a star.
fn counted(words: &Words, view: &View) -> Option<Line<'static>> {
    let counts = colours(view);
    let most = counts.iter().map(|(_, count)| *count).max()?;
    let mut spans = vec![label(format!(" {}", flush_left(&words.text("bids-label-colours"), 9)))];
    for (colour, count) in counts {
        let text = format!("{} {count}", words.bids_colour(colour));
        let competing = || Span::styled(format!("{text}*  "), Style::new().add_modifier(Modifier::BOLD));
        spans.push(if count == most { competing() } else { label(format!("{text}   ")) });
    }
    Some(Line::from(spans))
}

/// One line for each player: total, points of the round, lucky rounds, cards won.
fn seats(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let head = ["bids-label-player", "bids-label-total", "bids-label-round", "bids-label-lucky", "bids-label-won"];
    let mut rows = vec![head.map(|id| vec![label(words.text(id))]).to_vec()];
    let (totals, so_far) = (view.totals(), view.round_so_far());
    for (seat, total) in totals.iter() {
        let mut won: Vec<Span<'static>> = Vec::new();
        for card in view.won_by(seat) {
            won.push(card_span(words, card));
            won.push(Span::raw(" "));
        }
        let empty = won.is_empty();
        let ally = view.ally_of(seat);
        if empty && ally.is_none() && view.phase != Phase::Over {
            let points = i32::from(view.rules.lucky_loser) * (i32::from(view.lucky[seat]) + 1);
            won.push(label(words.say("bids-label-lucky-hope", &[("points", points.into())])));
        }
        if let Some(ally) = ally {
            let with = people.someone(words, ally);
            won.push(label(words.say("bids-label-allied", &[("with", with.into())])));
        }
        let round = if empty && ally.is_none() { "–".to_owned() } else { minus(so_far[seat].into()) };
        let number = |text: String| vec![Span::raw(text)];
        rows.push(vec![
            vec![seat_span(people, seat)],
            vec![Span::styled(minus(*total), Style::new().add_modifier(Modifier::BOLD))],
            number(round),
            number(view.lucky[seat].to_string()),
            won,
        ]);
    }
    columns(rows, &[1, 2, 3])
}

fn pile(words: &Words, view: &View) -> Line<'static> {
    let mut spans = vec![label(format!(" {}", words.say("bids-label-pile", &[("count", view.pile.into())])))];
    if !view.under.is_empty() {
        spans.push(label(format!("  {} ", words.text("bids-label-under"))));
        for card in view.under.iter().rev() {
            spans.push(card_span(words, *card));
            spans.push(Span::raw(" "));
        }
    }
    if !view.somewhere.is_empty() {
        spans.push(label(format!("  {} ", words.text("bids-label-somewhere"))));
        for card in view.somewhere {
            spans.push(card_span(words, card));
            spans.push(Span::raw(" "));
        }
    }
    Line::from(spans)
}

fn hand(words: &Words, people: &People, seat: Seat, hand: Pack, named: bool) -> Line<'static> {
    let mut spans = vec![Span::raw(" ")];
    if named {
        spans.push(seat_span(people, seat));
        spans.push(Span::raw("  "));
    } else {
        spans.push(label(flush_left(&words.text("bids-label-hand"), 9)));
    }
    for card in hand {
        spans.push(card_span(words, card));
        spans.push(Span::raw(" "));
    }
    Line::from(spans)
}

/// A card as a small coloured sign: the letter says the colour too.
fn card_span(words: &Words, card: Card) -> Span<'static> {
    let style = Style::new().add_modifier(Modifier::BOLD);
    let (text, style) = match card.face() {
        Face::Number(colour, value) => {
            let (letter, style) = match colour {
                Colour::Red => ("bids-letter-red", style.fg(Color::LightRed)),
                Colour::Blue => ("bids-letter-blue", style.fg(Color::LightBlue)),
                Colour::Green => ("bids-letter-green", style.fg(Color::LightGreen)),
                Colour::Yellow => ("bids-letter-yellow", style.fg(Color::LightYellow)),
                Colour::Black | Colour::White => ("bids-letter-black", style.fg(Color::Black).bg(Color::Gray)),
            };
            (format!("{}{value}", words.text(letter)), style)
        }
        Face::Ally => (words.bids_card(card), style.fg(Color::Black).bg(Color::White)),
        Face::MinusFive | Face::Double | Face::Thief | Face::Shuffle | Face::Lowest | Face::Surprise => {
            (words.bids_card(card), style.fg(Color::Black).bg(Color::Gray))
        }
    };
    Span::styled(text, style)
}

#[cfg(test)]
mod tests {
    use bids::{Bids, Options};
    use table::{Game as _, Match, Seed, Viewer};
    use terminal::plain;
    use words::{Language, Speak as _};

    use super::*;

    /// A table for four, on which these cards were bid for Black 5.
    fn drawn(colour_bids: bool, bids: &[Card]) -> String {
        let options = Options { colour_bids, ..Options::default() };
        let (table, _) = Match::<Bids>::new(options, 4, Seed::from_text("drawn")).expect("a table");
        let view = View {
            stake: Card::number(Colour::Black, 5),
            bids: bids.to_vec(),
            ..table.state().view(Viewer::Spectator)
        };
        let people = People { names: ["Ada", "Jun", "Li", "Mira"].map(str::to_owned).to_vec(), me: None };
        plain(&crate::Face::table(&crate::Face::strict(Language::English), &people, &[view]))
    }

    #[test]
    fn what_a_surprise_from_a_hand_has_replaced_is_not_at_stake() {
        let card = |colour, value| Card::number(colour, value).expect("a card");
        let text = drawn(false, &[card(Colour::Red, 4)]);
        assert!(text.contains(" At stake B5  5 points in the pot"), "{text}");
        let text = drawn(false, &[card(Colour::Red, 4), Card::SURPRISE]);
        assert!(text.contains(" At stake ?  the unseen next card of the pile"), "{text}");
        let text = drawn(false, &[card(Colour::Black, 4), Card::SURPRISE]);
        assert!(text.contains(" At stake ?  4 points in the pot + the unseen next card"), "{text}");
    }

    #[test]
    fn colour_bids_count_the_colours_with_the_middle_as_black() {
        let card = |colour, value| Card::number(colour, value).expect("a card");
        let bids = [card(Colour::Red, 4), card(Colour::Blue, 5), card(Colour::Blue, 7)];
        let text = drawn(true, &bids);
        assert!(text.contains(" Colours  Flame 1   Drop 2*  Black 1"), "{text}");
        // With a black card and the middle there are two black cards as well.
        let text = drawn(true, &[card(Colour::Blue, 5), card(Colour::Blue, 7), card(Colour::Black, 3)]);
        assert!(text.contains(" Colours  Drop 2*  Black 2*"), "{text}");
        assert!(!drawn(false, &bids).contains("Colours"));
        let all = Colour::ALL.map(|colour| Card::number(colour, 3)).into_iter().flatten();
        let text = drawn(true, &all.collect::<Vec<_>>()[..4]);
        assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
    }
}
