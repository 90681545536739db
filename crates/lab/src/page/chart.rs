//! Charts as inline SVG. Colours are the classes of the style sheet, so that they follow light and dark.

use std::fmt::Write as _;

use super::escape;
use crate::{Distribution, Estimate};

/// How numbers lie on a line of pixels.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    pub(super) fn new(from: f64, to: f64, start: f64, end: f64) -> Self {
        let to = if to - from < 1e-9 { from + 1.0 } else { to };
        Self { from, to, start, end }
    }

    fn at(self, value: f64) -> f64 {
        let value = value.clamp(self.from, self.to);
        self.start + (value - self.from) / (self.to - self.from) * (self.end - self.start)
    }

    /// Round numbers along the scale, about `count` of them.
    fn ticks(self, count: f64) -> Vec<f64> {
        let rough = (self.to - self.from) / count;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|factor| factor * power).find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step + 1e-9).floor() as i64;
        (first..=last).map(|index| index as f64 * step).collect()
    }
}

/// A number as a label: no more figures than it needs, and a true minus.
pub(super) fn number(value: f64) -> String {
    let text = if value.abs() >= 100.0 || (value - value.round()).abs() < 1e-9 {
        format!("{value:.0}")
    } else if value.abs() >= 10.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.2}").trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    let text = if text == "-0" { "0".to_owned() } else { text };
    text.replace('-', "\u{2212}")
}

/// Where a row of a forest chart has its marks.
pub(super) struct Forest {
    pub(super) from: f64,
    pub(super) to: f64,
    /// What means nothing.
    pub(super) neutral: f64,
    /// What the target allows.
    pub(super) band: Option<(f64, f64)>,
    /// How wide a row is, in pixels.
    pub(super) width: f64,
    /// How high it is.
    pub(super) height: f64,
}

impl Forest {
    /// One row: an interval and a dot, and a hollow one below it for what it is compared with.
    pub(super) fn row(&self, estimate: Option<Estimate>, other: Option<Estimate>) -> String {
        let (scale, height) = (self.scale(), self.height);
        let mut marks = String::new();
        if let Some((low, high)) = self.band {
            let (left, width) = (scale.at(low), scale.at(high) - scale.at(low));
            let _ = write!(
                marks,
                "<rect class=\"band\" x=\"{left:.1}\" y=\"0\" width=\"{width:.1}\" height=\"{height}\"/>"
            );
        }
        let x = scale.at(self.neutral);
        let _ = write!(marks, "<line class=\"neutral\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{height}\"/>");
        let lines = if other.is_some() { [0.3, 0.75] } else { [0.5, 0.5] };
        let classes = [(other, lines[1], "other"), (estimate, lines[0], "this")];
        marks.extend(classes.into_iter().filter_map(|(of, line, class)| Some(mark(scale, of?, line * height, class))));
        self.svg(height, &marks)
    }

    /// The numbers below the last row.
    pub(super) fn axis(&self, label: impl Fn(f64) -> String) -> String {
        let scale = self.scale();
        let tick = |value: f64| {
            format!("<text x=\"{:.1}\" y=\"12\" text-anchor=\"middle\">{}</text>", scale.at(value), label(value))
        };
        self.svg(16.0, &scale.ticks(5.0).into_iter().map(tick).collect::<String>())
    }

    fn scale(&self) -> Scale {
        Scale::new(self.from, self.to, 14.0, self.width - 14.0)
    }

    fn svg(&self, height: f64, marks: &str) -> String {
        let width = self.width;
        format!(
            "<svg class=\"row\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">{marks}</svg>"
        )
    }
}

fn mark(scale: Scale, estimate: Estimate, y: f64, class: &str) -> String {
    let mut svg = String::new();
    if let Some(interval) = estimate.interval {
        let (left, right) = (scale.at(interval.low), scale.at(interval.high));
        let _ =
            write!(svg, "<line class=\"interval {class}\" x1=\"{left:.1}\" x2=\"{right:.1}\" y1=\"{y}\" y2=\"{y}\"/>");
    }
    let _ = write!(svg, "<circle class=\"dot {class}\" cx=\"{:.1}\" cy=\"{y}\" r=\"4\"/>", scale.at(estimate.value));
    svg
}

/// A frame with room for numbers at the left and below.
struct Frame {
    width: f64,
    height: f64,
    x: Scale,
    y: Scale,
    svg: String,
}

const LEFT: f64 = 40.0;
const BELOW: f64 = 24.0;
const ABOVE: f64 = 10.0;
const RIGHT: f64 = 12.0;

impl Frame {
    fn new(width: f64, height: f64, x: (f64, f64), y: (f64, f64)) -> Self {
        Self {
            width,
            height,
            x: Scale::new(x.0, x.1, LEFT, width - RIGHT),
            y: Scale::new(y.0, y.1, height - BELOW, ABOVE),
            svg: String::new(),
        }
    }

    fn grid(&mut self, count: f64, label: impl Fn(f64) -> String) {
        for tick in self.y.ticks(count) {
            let y = self.y.at(tick);
            let (right, text) = (self.width - RIGHT, label(tick));
            let _ = write!(
                self.svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>",
                LEFT - 6.0,
                y + 4.0
            );
        }
    }

    fn below(&mut self, labels: &[(f64, String)]) {
        let y = self.height - 6.0;
        for (value, label) in labels {
            let x = self.x.at(*value);
            let _ = write!(self.svg, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", escape(label));
        }
    }

    fn ticks_below(&mut self, count: f64) {
        let labels: Vec<(f64, String)> = self.x.ticks(count).into_iter().map(|tick| (tick, number(tick))).collect();
        self.below(&labels);
    }

    fn level(&mut self, value: f64) {
        let (y, right) = (self.y.at(value), self.width - RIGHT);
        let _ = write!(self.svg, "<line class=\"fair\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
    }

    fn points(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        points.map(|(x, y)| format!("{:.1},{:.1}", self.x.at(x), self.y.at(y))).collect::<Vec<_>>().join(" ")
    }

    /// A line with the intervals around it.
    fn line(&mut self, points: &[(f64, Estimate)], class: &str) {
        let low = points.iter().map(|(x, of)| (*x, of.interval.map_or(of.value, |interval| interval.low)));
        let high = points.iter().rev().map(|(x, of)| (*x, of.interval.map_or(of.value, |interval| interval.high)));
        let around = self.points(low.chain(high));
        let through = self.points(points.iter().map(|(x, of)| (*x, of.value)));
        let _ = write!(
            self.svg,
            "<polygon class=\"around {class}\" points=\"{around}\"/><polyline class=\"line {class}\" points=\"{through}\"/>"
        );
    }

    fn finish(self, label: &str) -> String {
        let (width, height, svg) = (self.width, self.height, self.svg);
        let label = escape(label);
        format!("<svg class=\"chart\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">{svg}</svg>")
    }
}

/// Bars of equal width: how often each value came up, and in front of them how often of that among a part.
pub(super) fn histogram(
    label: &str,
    all: &Distribution,
    part: Option<&Distribution>,
    other: Option<&Distribution>,
) -> String {
    let (low, high) = (all.quantiles.min, all.quantiles.max);
    let most_bars = 32;
    let width = ((high - low + 1) as f64 / f64::from(most_bars)).ceil().max(1.0) as i64;
    let bins = |of: &Distribution| {
        let mut bins = vec![0.0; ((high - low) / width + 1) as usize];
        let total: u64 = of.values.iter().map(|(_, times)| times).sum();
        for (value, times) in &of.values {
            let bin = ((value - low) / width).clamp(0, bins.len() as i64 - 1) as usize;
            bins[bin] += *times as f64 / total.max(1) as f64;
        }
        bins
    };
    let (all_bins, part_bins, other_bins) = (bins(all), part.map(bins), other.map(bins));
    let top = [Some(&all_bins), part_bins.as_ref(), other_bins.as_ref()]
        .into_iter()
        .flatten()
        .flatten()
        .fold(0.0, |top: f64, bin| top.max(*bin));
    let mut frame =
        Frame::new(400.0, 200.0, (low as f64, (low + all_bins.len() as i64 * width) as f64), (0.0, top * 1.05));
    frame.grid(4.0, |share| format!("{}%", number(100.0 * share)));
    for (bins, class) in [(Some(&all_bins), "bar"), (part_bins.as_ref(), "bar part")] {
        for (index, share) in bins.into_iter().flatten().enumerate().filter(|(_, share)| **share > 0.0) {
            let from = (low + index as i64 * width) as f64;
            let (left, right, y) = (frame.x.at(from), frame.x.at(from + width as f64), frame.y.at(*share));
            let (inset, bottom) = (if class == "bar" { 0.5 } else { (right - left) * 0.28 }, frame.y.at(0.0));
            let _ = write!(
                frame.svg,
                "<rect class=\"{class}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                left + inset,
                (right - left - 2.0 * inset).max(0.5),
                (bottom - y).max(0.0)
            );
        }
    }
    if let Some(bins) = other_bins {
        let middle = |index: usize| (low + index as i64 * width) as f64 + width as f64 / 2.0;
        let points = frame.points(bins.iter().enumerate().map(|(index, share)| (middle(index), *share)));
        let _ = write!(frame.svg, "<polyline class=\"line other\" points=\"{points}\"/>");
    }
    if width == 1 && high - low < 14 {
        let labels: Vec<(f64, String)> = (low..=high).map(|value| (value as f64 + 0.5, value.to_string())).collect();
        frame.below(&labels);
    } else {
        frame.ticks_below(6.0);
    }
    frame.finish(label)
}

/// Lines from the start of a game to its end.
pub(super) fn course(label: &str, fair: f64, lines: &[(&[Estimate], &str)], ends: &[(f64, String)]) -> String {
    let mut frame = Frame::new(400.0, 200.0, (0.0, 1.0), (0.0, 1.0));
    frame.grid(4.0, |share| format!("{}%", number(100.0 * share)));
    frame.level(fair);
    for (line, class) in lines {
        let points: Vec<(f64, Estimate)> = (line.iter().enumerate())
            .filter(|(_, estimate)| estimate.interval.is_some())
            .map(|(index, estimate)| ((index + 1) as f64 / line.len() as f64, *estimate))
            .collect();
        frame.line(&points, class);
    }
    frame.below(ends);
    frame.finish(label)
}

/// A dot with a name.
pub(super) struct Dot {
    pub(super) name: String,
    pub(super) x: f64,
    pub(super) y: f64,
    /// Which of the kinds it is of, from 0.
    pub(super) kind: usize,
}

/// Dots with names where there is room for them, those furthest from the middle first.
pub(super) fn scatter(label: &str, dots: &[Dot]) -> String {
    let reach = |of: fn(&Dot) -> f64| {
        let (low, high) = dots.iter().map(of).fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)));
        let room = (high - low).max(0.1) * 0.08;
        (low - room, high + room)
    };
    let mut frame = Frame::new(620.0, 380.0, reach(|dot| dot.x), reach(|dot| dot.y));
    frame.grid(6.0, number);
    frame.ticks_below(8.0);
    if frame.y.from < 0.0 {
        frame.level(0.0);
    }
    let mut order: Vec<&Dot> = dots.iter().collect();
    order.sort_by(|a, b| b.y.abs().total_cmp(&a.y.abs()));
    // No name lies on a dot or on another name: each takes a stretch from left to right at its height.
    let place = |dot: &Dot| (frame.x.at(dot.x), frame.y.at(dot.y));
    let mut taken: Vec<(f64, f64, f64)> = dots.iter().map(place).map(|(x, y)| (x - 5.0, x + 5.0, y)).collect();
    for dot in order {
        let (x, y) = (frame.x.at(dot.x), frame.y.at(dot.y));
        let _ = write!(
            frame.svg,
            "<g><title>{}: {}, {}</title><circle class=\"dot kind-{}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/></g>",
            escape(&dot.name),
            number(dot.x),
            number(dot.y),
            dot.kind + 1
        );
        // To the right of its dot where that is free, else to the left.
        let width = dot.name.chars().count() as f64 * 6.4 + 6.0;
        let sides = [(x + 6.0, x + 9.0, "start"), (x - 6.0 - width, x - 9.0, "end")];
        let free = |left: f64| {
            let inside = left > LEFT && left + width < frame.width - RIGHT;
            inside && taken.iter().all(|(l, r, at)| left > *r || left + width < *l || (y - at).abs() > 13.0)
        };
        if let Some((left, text, anchor)) = sides.into_iter().find(|(left, ..)| free(*left)) {
            taken.push((left, left + width, y));
            let _ = write!(
                frame.svg,
                "<text x=\"{text:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
                y + 4.0,
                escape(&dot.name)
            );
        }
    }
    frame.finish(label)
}

/// How a share changes with a price: one small chart.
pub(super) fn price_curve(label: &str, fair: f64, points: &[(f64, Estimate)]) -> String {
    let (from, to) = (points.first().map_or(0.0, |(x, _)| *x), points.last().map_or(1.0, |(x, _)| *x));
    let top = points.iter().map(|(_, of)| of.value).fold(2.0 * fair, f64::max).min(1.0);
    let mut frame = Frame::new(300.0, 150.0, (from, to), (0.0, top));
    frame.grid(3.0, |share| format!("{}%", number(100.0 * share)));
    frame.level(fair);
    frame.line(points, "this");
    frame.ticks_below(5.0);
    frame.finish(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dot(name: &str, x: f64, y: f64) -> Dot {
        Dot { name: name.into(), x, y, kind: 0 }
    }

    #[test]
    fn a_name_stands_to_the_left_of_a_dot_that_has_no_room_to_its_right() {
        let drawn = scatter(
            "prices",
            &[dot("Cheap", 10.0, 5.0), dot("Middling", 40.0, 0.0), dot("Dear beyond measure", 60.0, -5.0)],
        );
        let anchored = |anchor: &str, name: &str| drawn.contains(&format!("text-anchor=\"{anchor}\">{name}</text>"));
        assert!(anchored("start", "Cheap") && anchored("start", "Middling"), "{drawn}");
        assert!(anchored("end", "Dear beyond measure"), "{drawn}");
    }

    #[test]
    fn no_name_lies_on_another() {
        let drawn = scatter("prices", &[dot("First", 1.0, 9.0), dot("Second", 1.0, 9.0), dot("Third", 9.0, 0.0)]);
        assert_eq!(drawn.matches(">First</text>").count() + drawn.matches(">Second</text>").count(), 1, "{drawn}");
    }
}
