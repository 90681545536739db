//! The sheets of the page, from top to bottom.

use std::fmt::Write as _;

use table::Target;
use words::{Arg, Words};

use super::chart::{self, Dot, Forest, number};
use super::{Page, escape};
use crate::{Balance, Distribution, Estimate, Lot, Outcome, Verdict};

pub(super) fn all(words: &Words, page: &Page<'_>) -> String {
    let sheets = [
        verdicts(words, page),
        seats(words, page),
        scores(words, page),
        length(words, page),
        lead(words, page),
        lots(words, page),
        prices(words, page),
        choices(words, page),
        curves(words, page),
    ];
    format!("{}<main>\n{}</main>\n{}", top(words, page), sheets.concat(), footer(words, page))
}

fn sheet(width: &str, title: &str, about: &str, body: &str) -> String {
    format!(
        "<section class=\"sheet {width}\">\n<h2>{}</h2>\n<p>{}</p>\n{body}\n</section>\n",
        escape(title),
        escape(about)
    )
}

fn top(words: &Words, page: &Page<'_>) -> String {
    let balance = page.balance;
    let title = words.say("lab-title", &[("game", balance.title.into())]);
    let mut facts = vec![
        words.say("lab-games", &[("games", grouped(balance.games).into())]),
        words.say("lab-seats", &[("seats", balance.seats.into())]),
        bots(balance),
        page.cards.to_owned(),
    ];
    facts.extend(page.other.map(|(_, name)| words.say("lab-compared", &[("cards", name.into())])));
    let held = balance.verdicts.iter().filter(|verdict| verdict.outcome == Outcome::Holds).count();
    let of = words.say("lab-targets-hold", &[("count", balance.verdicts.len().into())]);
    let facts = escape(&facts.join(" · "));
    format!(
        "<header class=\"top\">\n<div><h1>{}</h1>\n<p>{facts}</p></div>\n<div class=\"score\"><b>{held}</b><span>{}</span></div>\n</header>\n",
        escape(&title),
        escape(&of)
    ) + &legend(page)
}

/// Which mark is whose, where two card files are compared.
fn legend(page: &Page<'_>) -> String {
    let Some((_, other)) = page.other else { return String::new() };
    let mark = |class: &str, name: &str| {
        format!(
            "<span><svg width=\"12\" height=\"12\"><circle class=\"dot {class}\" cx=\"6\" cy=\"6\" r=\"4\"/></svg>{}</span>",
            escape(name)
        )
    };
    format!("<header class=\"top legend\">{}{}</header>\n", mark("this", page.cards), mark("other", other))
}

fn footer(words: &Words, page: &Page<'_>) -> String {
    let args = [
        ("games", grouped(page.balance.games).into()),
        ("bots", bots(page.balance).into()),
        ("seed", page.balance.seed.as_str().into()),
    ];
    format!("<footer>{} <code>{}</code></footer>\n", escape(&words.say("lab-made", &args)), escape(page.command))
}

/// The bots, equal ones counted: "2 × manager, random".
fn bots(balance: &Balance) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in balance.bots.iter().map(ToString::to_string) {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let name = |(name, count): &(String, usize)| if *count > 1 { format!("{count} × {name}") } else { name.clone() };
    counted.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// A whole number with its thousands apart.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}

fn verdicts(words: &Words, page: &Page<'_>) -> String {
    let mut rows = String::new();
    for (index, verdict) in page.balance.verdicts.iter().enumerate() {
        let other = page.other.and_then(|(other, _)| other.verdicts.get(index));
        let outcome = |verdict: &Verdict| {
            let (class, sign, id) = match verdict.outcome {
                Outcome::Holds => ("holds", "✓", "lab-outcome-holds"),
                Outcome::Open => ("open", "?", "lab-outcome-open"),
                Outcome::Fails => ("fails", "✗", "lab-outcome-fails"),
            };
            format!("<td class=\"outcome {class}\">{sign} {}</td>", escape(&words.text(id)))
        };
        let _ = writeln!(
            rows,
            "<tr>{}<td>{}{}</td><td>{}</td>{}</tr>",
            outcome(verdict),
            escape(&target(words, page.balance, verdict.target)),
            missed_by(words, verdict),
            escape(&measured(words, verdict)),
            other.map(outcome).unwrap_or_default(),
        );
    }
    let [title, about] = ["lab-verdict", "lab-verdict-about"].map(|id| words.text(id));
    sheet("w7", &title, &about, &format!("<table class=\"targets\">\n{rows}</table>"))
}

/// What should hold, in a sentence.
pub(super) fn target(words: &Words, balance: &Balance, target: Target) -> String {
    let kind = |kind: &str| ("kind", Arg::from(words.lot_kind(balance.game, kind)));
    let times = |per_cent: u16| ("times", Arg::from(format!("{:.2}", f64::from(per_cent) / 100.0)));
    match target {
        Target::SeatShare { at_most } => words.say("lab-target-seat-share", &[times(at_most)]),
        Target::Lift { kind: None, at_most } => words.say("lab-target-lift", &[("points", at_most.into())]),
        Target::Lift { kind: Some(of), at_most } => {
            words.say("lab-target-lift-kind", &[kind(of), ("points", at_most.into())])
        }
        Target::LotShare { kind: of, at_most } => words.say("lab-target-lot-share", &[kind(of), times(at_most)]),
        Target::Used { kind: None, at_least } => words.say("lab-target-used", &[("percent", at_least.into())]),
        Target::Used { kind: Some(of), at_least } => {
            words.say("lab-target-used-kind", &[kind(of), ("percent", at_least.into())])
        }
        Target::Rounds { from, to } => words.say("lab-target-rounds", &[("from", from.into()), ("to", to.into())]),
        Target::WinningScore { from, to } => {
            words.say("lab-target-winning-score", &[("from", from.into()), ("to", to.into())])
        }
        Target::WinRate { percent, within } => {
            words.say("lab-target-win-rate", &[("percent", percent.into()), ("within", within.into())])
        }
    }
}

/// What was measured where the target is missed by most, or comes closest to it.
pub(super) fn measured(words: &Words, verdict: &Verdict) -> String {
    let Some(estimate) = verdict.measured else { return String::new() };
    let value = estimate.value;
    let worst = ("worst", Arg::from(verdict.worst.as_deref().unwrap_or_default()));
    let said = |id: &str, value: String| words.say(id, &[("value", value.into()), worst.clone()]);
    match verdict.target {
        Target::SeatShare { .. } => said("lab-measured-place", format!("{:.2}", value / 100.0)),
        Target::LotShare { .. } => said("lab-measured-times", format!("{:.2}", value / 100.0)),
        Target::Lift { .. } => said("lab-measured-points", signed(value)),
        Target::Used { .. } => said("lab-measured-percent", number(value)),
        Target::Rounds { .. } | Target::WinningScore { .. } => number(value),
        Target::WinRate { .. } => format!("{}%", number(value)),
    }
}

/// A number with its sign, a true minus.
fn signed(value: f64) -> String {
    let text = format!("{value:+.1}");
    text.replace('-', "\u{2212}")
}

fn missed_by(words: &Words, verdict: &Verdict) -> String {
    const SHOWN: usize = 6;
    let names = &verdict.missed_by;
    if names.len() < 2 || matches!(verdict.target, Target::SeatShare { .. }) {
        return String::new();
    }
    let shown = ("names", Arg::from(words.row(names.iter().take(SHOWN).map(String::as_str))));
    let text = if names.len() > SHOWN {
        words.say("lab-missed-by-more", &[shown, ("count", (names.len() - SHOWN).into())])
    } else {
        words.say("lab-missed-by", &[shown])
    };
    format!("<small>{}</small>", escape(&text))
}

fn seats(words: &Words, page: &Page<'_>) -> String {
    let balance = page.balance;
    let alone = balance.seats == 1;
    let fair = 1.0 / f64::from(balance.seats);
    let limit = balance.verdicts.iter().find_map(|verdict| match verdict.target {
        Target::SeatShare { at_most } => Some(f64::from(at_most) / 100.0 * fair),
        Target::WinRate { .. }
        | Target::Lift { .. }
        | Target::LotShare { .. }
        | Target::Used { .. }
        | Target::Rounds { .. }
        | Target::WinningScore { .. } => None,
    });
    let highest = balance.seat_shares.iter().map(|share| share.interval.map_or(share.value, |interval| interval.high));
    let forest = Forest {
        from: 0.0,
        to: if alone { 1.0 } else { highest.fold(1.6 * fair, f64::max).min(1.0) },
        neutral: if alone { 0.5 } else { fair },
        band: limit.map(|limit| (2.0 * fair - limit, limit)),
        width: 380.0,
        height: 34.0,
    };
    let mut rows = String::new();
    for (index, share) in balance.seat_shares.iter().enumerate() {
        let other = page.other.and_then(|(other, _)| other.seat_shares.get(index).copied());
        let name =
            if alone { words.text("lab-alone") } else { words.say("lab-place", &[("number", (index + 1).into())]) };
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td class=\"chart\">{}</td><td class=\"n\">{:.1}%</td></tr>",
            escape(&name),
            forest.row(Some(*share), other),
            100.0 * share.value
        );
    }
    let axis = forest.axis(|share| format!("{}%", number(100.0 * share)));
    let body =
        format!("<table class=\"forest\">\n{rows}<tr><td></td><td class=\"chart\">{axis}</td><td></td></tr></table>");
    let (title, about) = if alone { ("lab-solo", "lab-solo-about") } else { ("lab-seat", "lab-seat-about") };
    sheet("w5", &words.text(title), &words.text(about), &body)
}

/// A few numbers below a chart, each with what it is.
fn facts(words: &Words, facts: &[(String, &str)]) -> String {
    let fact = |(value, id): &(String, &str)| format!("<div><b>{value}</b>{}</div>", escape(&words.text(id)));
    format!("<div class=\"facts\">{}</div>", facts.iter().map(fact).collect::<String>())
}

fn scores(words: &Words, page: &Page<'_>) -> String {
    let (balance, title) = (page.balance, words.text("lab-scores"));
    let other = page.other.map(|(other, _)| &other.scores);
    let chart = chart::histogram(&title, &balance.scores, Some(&balance.winning_scores), other);
    let (all, winners) = (&balance.scores, &balance.winning_scores);
    let facts = facts(words, &[(number(all.mean), "lab-scores-mean"), (number(winners.mean), "lab-scores-winners")]);
    sheet("w4", &title, &words.text("lab-scores-about"), &(chart + &facts))
}

fn length(words: &Words, page: &Page<'_>) -> String {
    let (balance, title) = (page.balance, words.text("lab-length"));
    // Where every game has as many rounds, only the number of actions tells games apart.
    let (of, about): (fn(&Balance) -> &Distribution, _) = if balance.rounds.values.len() < 2 {
        (|balance| &balance.actions, "lab-length-actions-about")
    } else {
        (|balance| &balance.rounds, "lab-length-rounds-about")
    };
    let chart = chart::histogram(&title, of(balance), None, page.other.map(|(other, _)| of(other)));
    let medians = [(&balance.rounds, "lab-length-rounds"), (&balance.actions, "lab-length-actions")];
    let facts = facts(words, &medians.map(|(of, id)| (of.quantiles.p50.to_string(), id)));
    sheet("w4", &title, &words.text(about), &(chart + &facts))
}

fn lead(words: &Words, page: &Page<'_>) -> String {
    let (balance, title) = (page.balance, words.text("lab-lead"));
    let ends =
        [(0.0, "lab-axis-start"), (0.5, "lab-axis-half"), (1.0, "lab-axis-end")].map(|(at, id)| (at, words.text(id)));
    let mut lines: Vec<(&[Estimate], &str)> = Vec::new();
    lines.extend(page.other.map(|(other, _)| (&other.lead.wins[..], "other")));
    lines.push((&balance.lead.wins, "this"));
    let chart = chart::course(&title, 1.0 / f64::from(balance.seats), &lines, &ends);
    let runaway = (format!("{:.2}", balance.lead.runaway), "lab-runaway");
    let facts = facts(words, &[runaway, (balance.lead.changes.quantiles.p50.to_string(), "lab-changes")]);
    sheet("w4", &title, &words.text("lab-lead-about"), &(chart + &facts))
}

/// The kinds of lots in order, each with its lots.
fn kinds(balance: &Balance) -> Vec<(&str, Vec<&Lot>)> {
    let mut kinds: Vec<(&str, Vec<&Lot>)> = Vec::new();
    for lot in &balance.lots {
        match kinds.iter_mut().find(|(_, lots)| lots[0].kind == lot.kind) {
            Some((_, lots)) => lots.push(lot),
            None => kinds.push((&lot.kind_name, vec![lot])),
        }
    }
    kinds
}

/// The lot of the same kind and name with other cards.
fn counterpart<'a>(page: &Page<'a>, lot: &Lot) -> Option<&'a Lot> {
    page.other?.0.lots.iter().find(|other| other.kind == lot.kind && other.name == lot.name)
}

/// By how much the targets let a lot lift the win rate of its owner.
fn allowed(balance: &Balance, kind: &str) -> Option<f64> {
    let fair = 1.0 / f64::from(balance.seats);
    balance.verdicts.iter().find_map(|verdict| match verdict.target {
        Target::Lift { kind: of, at_most } if of.is_none_or(|of| of == kind) => Some(f64::from(at_most) / 100.0),
        Target::LotShare { kind: of, at_most } if of == kind => Some((f64::from(at_most) / 100.0 - 1.0) * fair),
        Target::Lift { .. }
        | Target::LotShare { .. }
        | Target::SeatShare { .. }
        | Target::Used { .. }
        | Target::Rounds { .. }
        | Target::WinningScore { .. }
        | Target::WinRate { .. } => None,
    })
}

fn lots(words: &Words, page: &Page<'_>) -> String {
    let lifts = page.balance.lots.iter().filter_map(|lot| lot.lift);
    let widest = lifts.map(|lift| lift.value.abs()).fold(0.1, f64::max) * 1.15;
    let kinds: Vec<String> =
        kinds(page.balance).into_iter().map(|(name, lots)| kind(words, page, name, lots, widest)).collect();
    let dead: Vec<&str> = page.balance.lots.iter().filter(|lot| is_dead(lot)).map(|lot| lot.name.as_str()).collect();
    let dead = if dead.is_empty() {
        words.text("lab-dead-none")
    } else {
        words.say("lab-dead-some", &[("names", words.row(dead).into())])
    };
    let dead =
        format!("<div class=\"kind\"><h3>{}</h3><p>{}</p></div>", escape(&words.text("lab-dead")), escape(&dead));
    let body = format!("<div class=\"kinds\">{}{dead}</div>", kinds.concat());
    sheet("", &words.text("lab-lots"), &words.text("lab-lots-about"), &body)
}

fn kind(words: &Words, page: &Page<'_>, name: &str, mut lots: Vec<&Lot>, widest: f64) -> String {
    lots.sort_by(|a, b| {
        b.lift.map_or(f64::MIN, |lift| lift.value).total_cmp(&a.lift.map_or(f64::MIN, |lift| lift.value))
    });
    let limit = allowed(page.balance, lots[0].kind);
    let (width, height) = (260.0, if page.other.is_some() { 24.0 } else { 18.0 });
    let band = limit.map(|limit| (-limit, limit));
    let forest = Forest { from: -widest, to: widest, neutral: 0.0, band, width, height };
    let priced = lots.iter().any(|lot| lot.price.is_some());
    let columns = ["lab-column-used", "lab-column-price", "lab-column-lift"].map(|id| escape(&words.text(id)));
    let price_head = if priced { format!("<th class=\"n\">{}</th>", columns[1]) } else { String::new() };
    let mut rows = format!(
        "<tr><th></th><th class=\"n\">{}</th>{price_head}<th class=\"chart\"></th><th class=\"n\">{}</th></tr>\n",
        columns[0], columns[2]
    );
    for lot in &lots {
        rows += &lot_row(page, lot, &forest, limit, priced);
    }
    let axis = forest.axis(|lift| signed_points(100.0 * lift));
    let gap = if priced { "<td></td>" } else { "" };
    let long = if lots.len() > 16 { " long" } else { "" };
    format!(
        "<div class=\"kind{long}\"><h3>{}</h3>\n<table class=\"forest\">{rows}<tr><td></td><td></td>{gap}<td class=\"chart\">{axis}</td><td></td></tr></table></div>\n",
        escape(name)
    )
}

fn lot_row(page: &Page<'_>, lot: &Lot, forest: &Forest, limit: Option<f64>, priced: bool) -> String {
    let beyond = lot.lift.and_then(|lift| lift.interval).zip(limit);
    let fails = beyond.is_some_and(|(interval, limit)| interval.low > limit || interval.high < -limit);
    let price = lot.price.as_ref().map_or_else(String::new, |price| number(price.mean));
    let price = if priced { format!("<td class=\"n\">{price}</td>") } else { String::new() };
    let other = counterpart(page, lot).and_then(|other| other.lift);
    format!(
        "<tr{}><td>{}</td><td class=\"n\">{:.0}%</td>{price}<td class=\"chart\">{}</td><td class=\"n lift\">{}</td></tr>\n",
        if fails { " class=\"fails\"" } else { "" },
        escape(&lot.name),
        100.0 * lot.used,
        forest.row(lot.lift, other),
        lot.lift.map_or_else(|| "–".to_owned(), |lift| signed(100.0 * lift.value)),
    )
}

/// A tick of the lift: "+5", "0", "−5".
fn signed_points(points: f64) -> String {
    if points.abs() < 1e-9 { "0".to_owned() } else { format!("{points:+.0}").replace('-', "\u{2212}") }
}

/// Prices against worth; a single chart leaves room for another sheet beside it.
fn prices(words: &Words, page: &Page<'_>) -> String {
    let charts = scatters(words, page);
    let [title, about] = ["lab-price", "lab-price-about"].map(|id| words.text(id));
    match &charts[..] {
        [] => String::new(),
        [chart] => sheet("w7", &title, &about, chart),
        charts => sheet("", &title, &about, &format!("<div class=\"scatters\">{}</div>", charts.concat())),
    }
}

/// Whether hardly anybody ever uses it.
fn is_dead(lot: &Lot) -> bool {
    lot.used < 0.01
}

/// A chart of prices for each kind of lots that is paid for.
fn scatters(words: &Words, page: &Page<'_>) -> Vec<String> {
    let axes = format!("{} ↑  {} →", words.text("lab-worth-axis"), words.text("lab-price-axis"));
    let chart = |(index, (name, lots)): (usize, (&str, Vec<&Lot>))| {
        let dot = |lot: &&Lot| {
            let (x, y) = (lot.price.as_ref()?.mean, lot.worth?.value);
            Some(Dot { name: lot.name.clone(), x, y, kind: index.min(5) })
        };
        // What a handful of games say of a dead card would stretch the chart for all others.
        let dots: Vec<Dot> = lots.iter().filter(|lot| !is_dead(lot)).filter_map(dot).collect();
        let drawn = || format!("<div><h3>{}</h3><p>{axes}</p>{}</div>", escape(name), chart::scatter(name, &dots));
        (dots.len() >= 3).then(drawn)
    };
    kinds(page.balance).into_iter().enumerate().filter_map(chart).collect()
}

/// The curves of what is bought often at many prices.
fn curves(words: &Words, page: &Page<'_>) -> String {
    const SHOWN: usize = 8;
    let fair = 1.0 / f64::from(page.balance.seats);
    let well_known =
        |(_, estimate): &&(i64, Estimate)| estimate.interval.is_some_and(|interval| interval.high - interval.low < 0.2);
    let mut curves: Vec<(&Lot, Vec<(f64, Estimate)>)> = (page.balance.lots.iter())
        .map(|lot| {
            (lot, lot.wins_by_price.iter().filter(well_known).map(|(price, wins)| (*price as f64, *wins)).collect())
        })
        .filter(|(_, points): &(&Lot, Vec<(f64, Estimate)>)| points.len() >= 4)
        .collect();
    curves.sort_by_key(|(_, points)| std::cmp::Reverse(points.len()));
    curves.truncate(SHOWN);
    if curves.is_empty() || page.balance.seats == 1 {
        return String::new();
    }
    let charts: Vec<String> = curves
        .iter()
        .map(|(lot, points)| {
            format!("<div><h3>{}</h3>{}</div>", escape(&lot.name), chart::price_curve(&lot.name, fair, points))
        })
        .collect();
    let body = format!("<div class=\"curves\">{}</div>", charts.concat());
    sheet("", &words.text("lab-curve"), &words.text("lab-curve-about"), &body)
}

fn choices(words: &Words, page: &Page<'_>) -> String {
    let share = |chosen: u64, offered: u64| 100.0 * chosen as f64 / offered.max(1) as f64;
    let mut rows = String::new();
    for choice in &page.balance.choices {
        let per_cent = share(choice.chosen, choice.offered);
        let other = page.other.and_then(|(other, _)| other.choices.iter().find(|other| other.action == choice.action));
        let other = other.map_or_else(String::new, |other| {
            format!(
                "<div class=\"meter other\"><i style=\"width:{:.1}%\"></i></div>",
                share(other.chosen, other.offered)
            )
        });
        let offered = words.say("lab-offered", &[("count", grouped(choice.offered).into())]);
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td class=\"bar\"><div class=\"meter\"><i style=\"width:{per_cent:.1}%\"></i></div>{other}</td><td class=\"n\">{per_cent:.1}%</td><td class=\"n\">{}</td></tr>",
            escape(&choice.name),
            escape(&offered)
        );
    }
    let body = format!("<table class=\"choices\">\n{rows}</table>");
    let width = if scatters(words, page).len() == 1 { "w5" } else { "w7" };
    sheet(width, &words.text("lab-choices"), &words.text("lab-choices-about"), &body)
}
