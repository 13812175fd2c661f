//! What happened, in sentences.

use carcassonne::{Event, Feature, Figure, Scoring, Spot, TileCode};
use game::{Seat, SeatSet};
use landscape::{Cell, Turns};

use super::board::Drawn;
use super::grammar::{Noun, list};
use super::names;
use super::pictures::corner;
use super::reasons::{place, why};
use super::target::Target;
use crate::scene::{Point, UNIT};
use crate::{Lang, LogLine, colour};

/// A line of the log; `None` where an event follows from others that have one.
pub fn line(event: &Event, players: &[String], lang: Lang) -> Option<LogLine> {
    match event {
        Event::Drawn { .. } | Event::Returned { .. } => None,
        Event::Removed { tile } => Some(removed(*tile, lang)),
        Event::Laid { seat, tile, cell, .. } => laid(*seat, *tile, *cell, lang),
        Event::Placed { seat, figure: Figure::Follower, cell, spot } => {
            Some(placed(*seat, *cell, *spot, lang))
        }
        // The page does not offer expansions yet.
        Event::Placed { .. } | Event::Expansion(_) => None,
        Event::Scored(scoring) if scoring.points == 0 => None,
        Event::Scored(scoring) => Some(scored(scoring, players, lang)),
        Event::Ended { scores, winners } => Some(ended(scores, *winners, players, lang)),
    }
}

fn plain(seat: Option<Seat>, text: String) -> LogLine {
    LogLine { seat, text, points: None, place: None, at: None }
}

/// The middle of a cell.
fn middle(cell: Cell) -> Point {
    let at = corner(cell);
    Point { x: at.x + UNIT / 2.0, y: at.y + UNIT / 2.0 }
}

fn removed(tile: TileCode, lang: Lang) -> LogLine {
    let shows = Drawn::of(tile).map_or("", |drawn| drawn.plate.name(Turns::default(), lang));
    let text = match lang {
        Lang::En => format!("A tile fits nowhere and leaves the game: {shows}"),
        Lang::De => format!("Ein Plättchen passt nirgends und scheidet aus: {shows}"),
    };
    plain(None, text)
}

fn laid(seat: Seat, tile: TileCode, cell: Cell, lang: Lang) -> Option<LogLine> {
    let shows = names::tile_short(Drawn::of(tile)?.kind, lang);
    let text = match lang {
        Lang::En => format!("laid a tile with {shows}"),
        Lang::De => format!("legt ein Plättchen mit {shows}"),
    };
    let place = Some(Target::Tile(cell).to_string());
    Some(LogLine { place, at: Some(middle(cell)), ..plain(Some(seat), text) })
}

fn placed(seat: Seat, cell: Cell, spot: Spot, lang: Lang) -> LogLine {
    let role = names::role(names::feature_of(spot), lang);
    let text = match lang {
        Lang::En => format!("placed a {role}"),
        Lang::De => format!("setzt einen {}", accusative(names::feature_of(spot), role)),
    };
    let place = Some(Target::Figure(cell, spot).to_string());
    LogLine { place, at: Some(middle(cell)), ..plain(Some(seat), text) }
}

/// A German farmer bends in the accusative; the others do not.
fn accusative(feature: Feature, role: &str) -> String {
    if feature == Feature::Field { format!("{role}n") } else { role.to_owned() }
}

fn scored(scoring: &Scoring, players: &[String], lang: Lang) -> LogLine {
    let seats: Vec<Seat> = scoring.holders.iter().collect();
    let points = Noun::Point.count(scoring.points.unsigned_abs() as usize, lang);
    let why = why(scoring, lang);
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
    LogLine {
        points: Some((scoring.holders, scoring.points)),
        place: Some(place(scoring).to_string()),
        at: Some(centre(&scoring.tiles)),
        ..plain(seat, text)
    }
}

/// The middle of these tiles.
fn centre(cells: &[Cell]) -> Point {
    let count = cells.len().max(1) as f32;
    let sum = cells
        .iter()
        .map(|&cell| middle(cell))
        .fold(Point::default(), |sum, at| Point { x: sum.x + at.x, y: sum.y + at.y });
    Point { x: sum.x / count, y: sum.y / count }
}

/// The names of these seats; the colour where the page has none.
fn called(seats: &[Seat], players: &[String], lang: Lang) -> String {
    let name = |&seat: &Seat| match players.get(seat.index()) {
        Some(name) => name.as_str(),
        None => colour(seat, lang),
    };
    let all: Vec<&str> = seats.iter().map(name).collect();
    list(&all, lang)
}

fn ended(scores: &[i32], winners: SeatSet, players: &[String], lang: Lang) -> LogLine {
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
        (_, Lang::En) => format!("The game is over: {names} share the victory with {points}."),
        (_, Lang::De) => {
            let points = dative(best, &points);
            format!("Das Spiel ist aus: {names} gewinnen gemeinsam mit {points}.")
        }
    };
    plain(None, text)
}

/// German points bend in the dative: `mit 87 Punkten`.
fn dative(number: i32, points: &str) -> String {
    if number == 1 { points.to_owned() } else { format!("{points}n") }
}
