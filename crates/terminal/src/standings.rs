use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::{Places, Seat};
use words::{Merit, People, Words};

use crate::{columns, label, seat_span};

/// Everybody from the first to the last, with all that decides it in the order in which it counts.
#[must_use]
pub fn standings(words: &Words, people: &People, merits: &[Merit], places: Places) -> Vec<Line<'static>> {
    let mut seats: Vec<Seat> = Seat::all(people.names.len() as u8).collect();
    seats.sort_by_key(|seat| places.of(*seat));
    let counts = |merit: &&Merit| seats.iter().any(|seat| merit.said[*seat].is_some());
    let merits: Vec<&Merit> = merits.iter().filter(counts).collect();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut rows = vec![vec![Vec::new(), Vec::new()]];
    rows[0].extend(merits.iter().map(|merit| vec![label(merit.label.clone())]));
    for seat in &seats {
        let is_out = merits.iter().any(|merit| merit.out.contains(*seat));
        let place = if is_out { words.text("page-out") } else { format!("{}.", places.of(*seat)) };
        let mut row = vec![vec![Span::styled(place, bold)], vec![seat_span(people, *seat)]];
        let said = |merit: &&Merit| merit.said[*seat].clone().unwrap_or_else(|| "–".to_owned());
        row.extend(merits.iter().map(|merit| vec![Span::raw(said(merit))]));
        rows.push(row);
    }
    let right: Vec<usize> = (2..merits.len() + 2).collect();
    let heading = Line::from(label(format!(" {}", words.text("page-what-counts"))));
    std::iter::once(heading).chain(columns(rows, &right)).collect()
}

#[cfg(test)]
mod tests {
    use table::BySeat;
    use words::Language;

    use super::*;

    #[test]
    fn everybody_stands_where_they_finished_beside_what_decided_it() {
        let seat = |index| Seat::new(index).expect("a small index");
        let people = People { names: ["Ada", "Jun", "Mira"].map(str::to_owned).to_vec(), me: None };
        let merit = |label: &str, values: [i64; 3]| {
            Merit::new(label.to_owned(), 3, |seat: Seat| (values[seat.index()], Some(values[seat.index()].to_string())))
        };
        // Ada and Mira have 40 each, and Mira owns more; Jun is out.
        let money = Merit { out: table::Seats::only(seat(1)), ..merit("Money", [40, 90, 40]) };
        let merits = [money, merit("Companies", [3, 5, 4])];
        let places = Places::by_merit(&BySeat::from_values([(1, 3), (0, 5), (1, 4)]).expect("three seats"));
        let words = Words::new(Language::English, &[]);
        let lines = standings(&words, &people, &merits, places);
        let drawn = crate::plain(&lines.into());
        let squeezed = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let expected =
            ["What counts, in this order", "Money Companies", "1. ■ Mira 40 4", "2. ● Ada 40 3", "out ▲ Jun 90 5"];
        assert_eq!(drawn.lines().map(squeezed).collect::<Vec<_>>(), expected, "{drawn}");
        let why = Merit::verdict(&words, &people, &merits, places);
        assert_eq!(why.as_deref(), Some("Companies decided it: Mira 4, Ada 3."));
    }
}
