//! How the seats stand: points, settlers at home, the surveyors, what is to come.

use game::{SEATS_MAX, Seat, number};

use super::holding::Holdings;
use crate::options::Bonus;
use crate::state::{NewWorld, Phase};

/// How many numbers there are.
pub(super) const NUMBERS: usize = LEADS + SEATS + TIME + SURVEYORS + AGREED;

/// Three leads, each with whether it is late and with the second of the rivals.
const LEADS: usize = 9;
const SEATS: usize = 6;
const TIME: usize = 10;
const SURVEYORS: usize = 5;
const AGREED: usize = 7;

/// A lead counts for more the fewer tiles are left.
const LATE: f32 = 8.0;

/// Notes everything about the whole.
pub(super) fn note(game: &NewWorld, seat: Seat, holdings: &Holdings, into: &mut Vec<i8>) {
    let scores = game.scores.map(|points| points as f32);
    let now = holdings.now.map(|points| points as f32);
    for points in [scores, now, holdings.estimate] {
        note_lead(game, seat, &points, into);
    }
    note_supply(game, seat, into);
    note_supply(game, best_rival(game, seat, &holdings.estimate), into);
    note_time(game, seat, into);
    note_surveyors(game, into);
    note_agreed(game, into);
}

/// The rival who may expect most.
fn best_rival(game: &NewWorld, seat: Seat, estimate: &[f32; SEATS_MAX]) -> Seat {
    let rivals = Seat::first(game.rules.seats).filter(|rival| *rival != seat);
    let better = |a: &Seat, b: &Seat| estimate[a.index()].total_cmp(&estimate[b.index()]);
    rivals.max_by(better).unwrap_or(seat)
}

/// How far the seat is ahead of the best rival, the same with the time left, and how far of the second.
fn note_lead(game: &NewWorld, seat: Seat, points: &[f32; SEATS_MAX], into: &mut Vec<i8>) {
    let (mut best, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
    for rival in Seat::first(game.rules.seats).filter(|rival| *rival != seat) {
        let theirs = points[rival.index()];
        second = second.max(theirs.min(best));
        best = best.max(theirs);
    }
    let own = points[seat.index()];
    let lead = if best.is_finite() { own - best } else { own };
    let over_second = if second.is_finite() { own - second } else { lead };
    let left = f32::from(game.stock.left);
    into.extend([
        number(lead as i32),
        number((lead * LATE / (left + 1.0).sqrt()) as i32),
        number(over_second as i32),
    ]);
}

/// What a seat has at home.
fn note_supply(game: &NewWorld, seat: Seat, into: &mut Vec<i8>) {
    let at_home = game.supply[seat.index()];
    into.extend([number(at_home), i8::from(at_home == 0), i8::from(at_home <= 1)]);
}

/// What is left, and who is on turn.
fn note_time(game: &NewWorld, seat: Seat, into: &mut Vec<i8>) {
    let (left, seats) = (i32::from(game.stock.left), game.rules.seats);
    let away = (seat.index() + seats - game.active.index()) % seats;
    let drawn = matches!(game.phase, Phase::Lay(_));
    let laid = matches!(game.phase, Phase::Settle(_) | Phase::Score(_));
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

/// Where the surveyors stand, and how far they may still go.
fn note_surveyors(game: &NewWorld, into: &mut Vec<i8>) {
    let [nearer, further] = game.surveyors.columns().map(i32::from);
    let room = i32::from(game.westmost) - further;
    into.extend([
        number(nearer),
        number(further - nearer),
        number(game.westmost),
        number(room),
        i8::from(room == 0),
    ]);
}

/// What the table agreed on.
fn note_agreed(game: &NewWorld, into: &mut Vec<i8>) {
    let agreement = &game.rules.agreement;
    into.extend([
        i8::from(agreement.bonus == Bonus::PerSettler),
        i8::from(agreement.blocked_sends_home),
        i8::from(agreement.coast_cards),
        i8::from(agreement.coast_farms),
        i8::from(game.rules.seats == 2),
        i8::from(game.rules.seats == 3),
        number(game.rules.seats as i32),
    ]);
}
