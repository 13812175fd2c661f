//! Everything together: accuracy, luck and skill, and where the game turned.

use game::{Seat, SeatSet};

use crate::review::{Judged, Phase, Review, SeatReview, TurningPoint, VerdictCount, rounded};
use crate::verdict::{Verdict, accuracy, scale};

/// The most turning points that are told.
const TURNS_MOST: usize = 6;

/// With two seats a change of this much turns a game.
const TURN: f64 = 0.1;

/// What all of it comes to, seat by seat.
pub(crate) fn seats(review: &Review, seats: usize, winners: Option<SeatSet>) -> Vec<SeatReview> {
    Seat::first(seats).map(|seat| of_seat(review, seat, seats, winners)).collect()
}

fn of_seat(review: &Review, seat: Seat, seats: usize, winners: Option<SeatSet>) -> SeatReview {
    let own = || review.decisions.iter().filter(move |judged| judged.seat == seat);
    let others = review.decisions.iter().filter(|judged| judged.seat != seat);
    let luck: f64 = review.fortunes.iter().map(|fortune| fortune.luck[seat.index()]).sum();
    let start =
        review.decisions.first().map_or(1.0 / seats as f64, |first| first.before[seat.index()]);
    let last = review.decisions.last().map_or(start, |last| last.after[seat.index()]);
    let result = winners.map_or(last, |winners| share(winners, seat));
    let phase =
        |phase: Phase| mean(own().filter(|judged| phase_of(judged, review) == phase), seats);
    SeatReview {
        accuracy: mean(own(), seats),
        phases: Phase::ALL.into_iter().map(phase).collect(),
        verdicts: verdicts(own),
        lost: rounded(own().map(|judged| judged.loss).sum::<f64>()),
        given: rounded(others.map(|judged| gained(judged, seat)).sum::<f64>()),
        luck: rounded(luck),
        start: rounded(start),
        result: rounded(result),
        adjusted: rounded(result - luck),
    }
}

fn phase_of(judged: &Judged, review: &Review) -> Phase {
    Phase::of(judged.step, review.steps)
}

fn share(winners: SeatSet, seat: Seat) -> f64 {
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn gained(judged: &Judged, seat: Seat) -> f64 {
    judged.after[seat.index()] - judged.before[seat.index()]
}

/// The mean accuracy of decisions that were not forced.
fn mean<'a>(decisions: impl Iterator<Item = &'a Judged>, seats: usize) -> Option<f64> {
    let free = decisions.filter(|judged| judged.verdict != Verdict::Forced);
    let (sum, count) = free.fold((0.0, 0), |(sum, count), judged| {
        (sum + accuracy((judged.loss - judged.doubt).max(0.0), seats), count + 1)
    });
    (count > 0).then(|| rounded(sum / f64::from(count)))
}

fn verdicts<'a, I: Iterator<Item = &'a Judged>>(own: impl Fn() -> I) -> Vec<VerdictCount> {
    let count = |verdict| {
        let times = own().filter(|judged| judged.verdict == verdict).count();
        VerdictCount { verdict, times }
    };
    Verdict::ALL.into_iter().map(count).filter(|count| count.times > 0).collect()
}

/// Where the chances changed most, in the order of the match.
pub(crate) fn turning_points(review: &Review, seats: usize) -> Vec<TurningPoint> {
    let decisions = review.decisions.iter().map(|judged| {
        let change = gained(judged, judged.seat);
        TurningPoint { step: judged.step, seat: judged.seat, change, by_chance: false }
    });
    let chances = review.fortunes.iter().filter_map(|fortune| {
        let changes = Seat::first(seats).map(|seat| (seat, fortune.luck[seat.index()]));
        let (seat, change) = changes.reduce(|a, b| if b.1.abs() > a.1.abs() { b } else { a })?;
        Some(TurningPoint { step: fortune.step, seat, change, by_chance: true })
    });
    let mut points: Vec<TurningPoint> = decisions.chain(chances).collect();
    points.retain(|point| point.change.abs() >= TURN * scale(seats));
    points.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()).then(a.step.cmp(&b.step)));
    points.truncate(TURNS_MOST);
    points.sort_by_key(|point| point.step);
    points.iter_mut().for_each(|point| point.change = rounded(point.change));
    points
}
