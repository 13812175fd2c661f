//! What happened, in the sentences that do not depend on the game.

use ::words::tiles::log as say;
use game::{Seat, SeatSet};
use landscape::Cell;

use super::grammar::{Noun, dative, list};
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
    /// For what.
    pub why: &'a str,
    /// What lights up.
    pub place: &'a str,
    /// Its tiles.
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
    let points = Noun::Point.count(each.unsigned_abs() as usize, lang);
    let (seat, text) = match (seats.as_slice(), lang) {
        (&[seat], Lang::En) => (Some(seat), format!("scored {points} ({why})")),
        (&[seat], Lang::De) => (Some(seat), format!("erhält {points} ({why})")),
        (_, Lang::En) => {
            (None, format!("{} scored {points} each ({why})", called(&seats, players, lang)))
        }
        (_, Lang::De) => {
            (None, format!("{} erhalten je {points} ({why})", called(&seats, players, lang)))
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
    let points = Noun::Point.count(best.unsigned_abs() as usize, lang);
    let text = match (seats.len(), lang) {
        (0 | 1, Lang::En) => format!("The game is over: {names} wins with {points}."),
        (0 | 1, Lang::De) => {
            let points = dative(best, &points);
            format!("Das Spiel ist aus: {names} gewinnt mit {points}.")
        }
        (_, Lang::En) => format!("The game is over: {names} share the win with {points}."),
        (_, Lang::De) => {
            let points = dative(best, &points);
            format!("Das Spiel ist aus: {names} gewinnen gemeinsam mit {points}.")
        }
    };
    plain(None, text)
}

/// What is said where several hold the same.
pub fn tie(holders: usize, lang: Lang) -> &'static str {
    match (holders, lang) {
        (0 | 1, _) => "",
        (_, Lang::En) => "; a tie, so all score in full",
        (_, Lang::De) => "; Gleichstand, alle bekommen die volle Punktzahl",
    }
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
