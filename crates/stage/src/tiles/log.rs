//! What happened, in the sentences that do not depend on the game.

use ::words::frame::tiles_log as say;
use game::{Seat, SeatSet};
use landscape::Cell;

use super::grammar::list;
use super::plate::{centre, middle};
use crate::{Lang, LogLine, Reason, colour};

/// A line without points or place.
pub fn plain(seat: Option<Seat>, text: String) -> LogLine {
    LogLine { seat, text, points: None, place: None, at: None }
}

/// A line about a cell; `place` is what lights up.
pub fn there(seat: Seat, text: String, cell: Cell, place: String) -> LogLine {
    LogLine { place: Some(place), at: Some(middle(cell)), ..plain(Some(seat), text) }
}

/// A tile that fitted nowhere.
pub fn removed(shows: &str, lang: Lang) -> LogLine {
    let text = say::ATileFitsNowhereAndIs { shows }.of(lang);
    plain(None, text)
}

/// A tile that was laid.
pub fn laid(seat: Seat, shows: &str, cell: Cell, lang: Lang) -> LogLine {
    let text = say::LaidATileWith { shows }.of(lang);
    there(seat, text, cell, format!("tile:{cell}"))
}

/// Something that was scored.
#[derive(Clone, Copy, Debug)]
pub struct Scored<'a> {
    /// Who gets the points.
    pub holders: SeatSet,
    /// How many each.
    pub points: i32,
    pub why: &'a str,
    /// What lights up.
    pub place: &'a str,
    pub cells: &'a [Cell],
}

/// Who scored what, and why.
pub fn scored(scored: Scored<'_>, players: &[String], lang: Lang) -> LogLine {
    LogLine {
        place: Some(scored.place.to_owned()),
        at: Some(centre(scored.cells)),
        ..gained(scored.holders, scored.points, scored.why, players, lang)
    }
}

/// Who got points, and why, wherever.
pub fn gained(holders: SeatSet, each: i32, why: &str, players: &[String], lang: Lang) -> LogLine {
    let seats: Vec<Seat> = holders.iter().collect();
    let points = each.unsigned_abs();
    let (seat, text) = match seats.as_slice() {
        &[seat] => (Some(seat), say::Scored { points, why }.of(lang)),
        seats => {
            let names = called(seats, players, lang);
            (None, say::ScoredEach { names, points, why }.of(lang))
        }
    };
    LogLine { points: Some((holders, each)), ..plain(seat, text) }
}

/// The names of these seats; the colour where the page has none.
pub fn called(seats: &[Seat], players: &[String], lang: Lang) -> String {
    let name = |&seat: &Seat| match players.get(seat.index()) {
        Some(name) => name.as_str(),
        None => colour(seat, lang),
    };
    let all: Vec<&str> = seats.iter().map(name).collect();
    list(&all, lang)
}

/// The end of the game.
pub fn ended(scores: &[i32], winners: SeatSet, players: &[String], lang: Lang) -> LogLine {
    let seats: Vec<Seat> = winners.iter().collect();
    let names = called(&seats, players, lang);
    let best = seats.first().and_then(|seat| scores.get(seat.index())).copied().unwrap_or(0);
    let points = best.unsigned_abs();
    let text = match seats.len() {
        0 | 1 => say::Won { name: names, points }.of(lang),
        _ => say::WonTogether { names, points }.of(lang),
    };
    plain(None, text)
}

/// Why points are made, and that several hold the same where they do.
pub fn tie(why: String, holders: usize, lang: Lang) -> String {
    if holders > 1 { say::Tied { why }.of(lang) } else { why }
}

/// The parts of what a seat would get if the game ended now, the largest first; each is who would
/// get how much for what, and where, if it is anywhere.
pub fn reasons<P: ToString>(
    parts: impl IntoIterator<Item = (SeatSet, i32, String, Option<P>)>,
    seat: Seat,
) -> Vec<Reason> {
    let paid = |(holders, points, text, place): (SeatSet, i32, String, Option<P>)| {
        let reason = || Reason { points, text, place: place.map(|place| place.to_string()) };
        (points != 0 && holders.contains(seat)).then(reason)
    };
    let mut reasons: Vec<Reason> = parts.into_iter().filter_map(paid).collect();
    reasons.sort_by_key(|reason| -reason.points);
    reasons
}
