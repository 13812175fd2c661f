//! How the seats stand: points, what is at home, what is to come.

use game::{SEATS_MAX, Seat, number};

use super::holding::Holdings;
use crate::expansions;
use crate::figure::Figure;
use crate::options::FieldScoring;
use crate::sets::{Set, Word};
use crate::state::{Carcassonne, Phase};

/// How many numbers there are.
pub(super) const NUMBERS: usize =
    LEADS + SEATS + UNCLAIMED + TIME + expansions::EXTRAS_SEEN + AGREED;

/// Three leads, each with whether it is late and with the second of the rivals.
const LEADS: usize = 9;
/// Twice the figures at home.
const SEATS: usize = 12;
/// The greatest road and town that are nobody's.
const UNCLAIMED: usize = 2;
const TIME: usize = 10;
const AGREED: usize = 10;

/// A lead counts for more the fewer tiles are left.
const LATE: f32 = 8.0;

/// Notes everything about the whole.
pub(super) fn note(game: &Carcassonne, seat: Seat, holdings: &Holdings, into: &mut Vec<i8>) {
    let scores = game.scores.map(|points| points as f32);
    let now = holdings.now.map(|points| points as f32);
    let estimate = game.estimate();
    for points in [scores, now, estimate] {
        note_lead(game, seat, &points, holdings.forecast.left, into);
    }
    let rival = best_rival(game, seat, &estimate);
    note_supplies(game, seat, into);
    note_supplies(game, rival, into);
    into.extend(holdings.unclaimed.map(number));
    note_time(game, seat, into);
    expansions::note_extras(game, seat, rival, into);
    note_agreed(game, into);
}

/// The rival who may expect most.
fn best_rival(game: &Carcassonne, seat: Seat, estimate: &[f32; SEATS_MAX]) -> Seat {
    let rivals = Seat::first(game.rules.seats).filter(|rival| *rival != seat);
    let better = |a: &Seat, b: &Seat| estimate[a.index()].total_cmp(&estimate[b.index()]);
    rivals.max_by(better).unwrap_or(seat)
}

/// How far the seat is ahead of the best rival, the same with the time left, and how far of the second.
fn note_lead(
    game: &Carcassonne,
    seat: Seat,
    points: &[f32; SEATS_MAX],
    left: f32,
    into: &mut Vec<i8>,
) {
    let (mut best, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
    for rival in Seat::first(game.rules.seats).filter(|rival| *rival != seat) {
        let theirs = points[rival.index()];
        second = second.max(theirs.min(best));
        best = best.max(theirs);
    }
    let own = points[seat.index()];
    let lead = if best.is_finite() { own - best } else { own };
    let over_second = if second.is_finite() { own - second } else { lead };
    into.extend([
        number((2.0 * lead) as i32),
        number((lead * LATE / (left + 1.0).sqrt()) as i32),
        number(over_second as i32),
    ]);
}

/// What a seat has at home.
fn note_supplies(game: &Carcassonne, seat: Seat, into: &mut Vec<i8>) {
    let supply = &game.supply[seat.index()];
    let followers = supply.followers();
    into.extend([
        number(followers),
        i8::from(followers == 0),
        i8::from(followers <= 1),
        number(supply.of(Figure::Big)),
        number(supply.of(Figure::Builder)),
        number(supply.of(Figure::Pig)),
    ]);
}

/// What is left, and who is on turn.
fn note_time(game: &Carcassonne, seat: Seat, into: &mut Vec<i8>) {
    let (left, seats) = (i32::from(game.stock.left), game.rules.seats);
    let away = (seat.index() + seats - game.active.index()) % seats;
    let drawn = matches!(game.phase, Phase::Lay(_));
    let laid = matches!(game.phase, Phase::Figure(_) | Phase::Interlude(_));
    // Turns that the seat still has, the one under way included.
    let turns = (left - away as i32 + seats as i32 - 1).max(0) / seats as i32;
    into.extend([
        number(left / 2),
        number(left.min(24)),
        number(left.min(6)),
        number(turns.min(40)),
        number(left - seats as i32 * turns),
        number(away as i32),
        i8::from(away == 0),
        i8::from(away == 0 && drawn),
        i8::from(away == 0 && laid),
        i8::from(away != 0 && (drawn || laid)),
    ]);
}

/// What the table agreed on.
fn note_agreed(game: &Carcassonne, into: &mut Vec<i8>) {
    let agreement = &game.rules.agreement;
    into.extend(Set::ALL.iter().map(|&set| i8::from(agreement.sets.has(set))));
    into.extend([
        i8::from(game.rules.seats == 2),
        i8::from(game.rules.seats == 3),
        number(game.rules.seats as i32),
        i8::from(!agreement.farmers),
        i8::from(agreement.field_scoring == FieldScoring::PerCity),
    ]);
}
