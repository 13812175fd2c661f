//! The chances over time, as a picture.

use std::fmt::Write;

use game::Seat;
use teacher::Review;

/// How large the picture is.
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 260.0;

/// Every seat in its own colour and its own dashes: nobody need tell colours apart.
const COLOURS: [&str; 6] = ["#0a6fb0", "#d1741b", "#14866a", "#b04a86", "#33302c", "#8a8578"];
const DASHES: [&str; 6] = ["none", "12 4", "4 4", "16 4 4 4", "2 4", "8 8"];

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// A line for every seat, and a mark at every turning point that leads to `#step-N`.
pub fn svg(review: &Review, seats: usize, label: &str) -> String {
    let mut svg = format!(
        "<svg viewBox=\"-40 -10 {} {}\" role=\"img\" aria-label=\"{label}\">",
        WIDTH + 60.0,
        HEIGHT + 30.0
    );
    for percent in [0, 25, 50, 75, 100] {
        let y = height(f64::from(percent) / 100.0);
        let _ = write!(
            svg,
            "<path d=\"M0 {y}H{WIDTH}\" stroke=\"#c9bda4\"/><text x=\"-6\" y=\"{}\" \
             text-anchor=\"end\" font-size=\"12\" fill=\"#3b2f26\">{percent}</text>",
            y + 4.0
        );
    }
    for seat in Seat::first(seats) {
        let _ = write!(
            svg,
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\" \
             stroke-dasharray=\"{}\"/>",
            line(review, seat),
            colour(seat),
            DASHES[seat.index() % DASHES.len()]
        );
    }
    for point in &review.turning_points {
        let at = across(point.step, review.steps);
        let _ = write!(
            svg,
            "<a href=\"#step-{}\"><path d=\"M{at} 0V{HEIGHT}\" stroke=\"{}\" \
             stroke-dasharray=\"2 3\"/><circle cx=\"{at}\" cy=\"0\" r=\"6\" fill=\"{}\"/></a>",
            point.step,
            colour(point.seat),
            colour(point.seat)
        );
    }
    svg.push_str("</svg>");
    svg
}

fn line(review: &Review, seat: Seat) -> String {
    let mut path = String::new();
    for judged in &review.decisions {
        for (step, chances) in [(judged.step - 1, &judged.before), (judged.step, &judged.after)] {
            let command = if path.is_empty() { 'M' } else { 'L' };
            let (x, y) = (across(step, review.steps), height(chances[seat.index()]));
            let _ = write!(path, "{command}{x:.1} {y:.1}");
        }
    }
    path
}

fn across(step: usize, steps: usize) -> f64 {
    (WIDTH * step as f64 / steps.max(1) as f64 * 10.0).round() / 10.0
}

fn height(share: f64) -> f64 {
    HEIGHT * (1.0 - share)
}
