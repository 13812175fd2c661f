//! What happened, in sentences.

use carcassonne::{Event, Feature, Figure, Scoring, Spot, TileCode};
use game::Seat;
use landscape::{Cell, Turns};

use super::board::Drawn;
use super::names;
use super::reasons::{place, why};
use super::target::Target;
use crate::tiles::log;
use crate::{Lang, LogLine};

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
        Event::Ended { scores, winners } => Some(log::ended(scores, *winners, players, lang)),
    }
}

fn removed(tile: TileCode, lang: Lang) -> LogLine {
    let shows = Drawn::of(tile).map_or("", |drawn| drawn.plate.name(Turns::default(), lang));
    log::removed(shows, lang)
}

fn laid(seat: Seat, tile: TileCode, cell: Cell, lang: Lang) -> Option<LogLine> {
    let shows = names::tile_short(Drawn::of(tile)?.kind, lang);
    Some(log::laid(seat, &shows, cell, lang))
}

fn placed(seat: Seat, cell: Cell, spot: Spot, lang: Lang) -> LogLine {
    let role = names::role(names::feature_of(spot), lang);
    let text = match lang {
        Lang::En => format!("placed a {role}"),
        Lang::De => format!("setzt einen {}", accusative(names::feature_of(spot), role)),
    };
    log::there(seat, text, cell, Target::Figure(cell, spot).to_string())
}

/// A German farmer bends in the accusative; the others do not.
fn accusative(feature: Feature, role: &str) -> String {
    if feature == Feature::Field { format!("{role}n") } else { role.to_owned() }
}

fn scored(scoring: &Scoring, players: &[String], lang: Lang) -> LogLine {
    let (why, place) = (why(scoring, lang), place(scoring).to_string());
    let scored = log::Scored {
        holders: scoring.holders,
        points: scoring.points,
        why: &why,
        place: &place,
        cells: &scoring.tiles,
    };
    log::scored(scored, players, lang)
}
