//! What happened, in sentences.

use ::words::carcassonne::log as say;
use carcassonne::{Event, Scoring, TileCode};
use game::Seat;
use landscape::{Cell, Turns};

use super::reasons::{place, why};
use super::{log_expansions, tile_names};
use crate::tiles::log::{self, called};
use crate::tiles::plate::centre;
use crate::{Lang, LogLine};

/// A line of the log; `None` where an event follows from others that have one.
pub fn line(event: &Event, players: &[String], lang: Lang) -> Option<LogLine> {
    match event {
        Event::Drawn { .. } => None,
        Event::Removed { tile } => Some(removed(*tile, lang)),
        Event::Laid { seat, tile, cell, .. } => laid(*seat, *tile, *cell, lang),
        Event::Placed { seat, figure, cell, spot } => {
            Some(log_expansions::placed(*seat, *figure, *cell, *spot, lang))
        }
        Event::Returned { seat, figure, cell, spot, why } => {
            log_expansions::returned((*seat, *figure), (*cell, *spot), *why, players, lang)
        }
        Event::Expansion(happening) => Some(log_expansions::line(happening, players, lang)),
        Event::Scored(scoring) if scoring.points == 0 && scoring.inn_or_cathedral => {
            Some(in_vain(scoring, players, lang))
        }
        Event::Scored(scoring) if scoring.points == 0 => None,
        Event::Scored(scoring) => Some(scored(scoring, players, lang)),
        Event::Ended { scores, winners } => Some(log::ended(scores, *winners, players, lang)),
    }
}

fn removed(tile: TileCode, lang: Lang) -> LogLine {
    let shows = tile_names::kind(tile).map(|kind| tile_names::tile(kind, Turns::default(), lang));
    log::removed(&shows.unwrap_or_default(), lang)
}

fn laid(seat: Seat, tile: TileCode, cell: Cell, lang: Lang) -> Option<LogLine> {
    let shows = tile_names::tile_short(tile_names::kind(tile)?, lang);
    Some(log::laid(seat, &shows, cell, lang))
}

/// An inn or a cathedral that was never finished: somebody gets nothing, and should know why.
fn in_vain(scoring: &Scoring, players: &[String], lang: Lang) -> LogLine {
    let seats: Vec<Seat> = scoring.holders.iter().collect();
    let why = why(scoring, lang);
    let (seat, text) = match seats.as_slice() {
        &[seat] => (Some(seat), say::GotNothingFor { why }.of(lang)),
        seats => {
            let names = called(seats, players, lang);
            (None, say::AllGotNothingFor { names, why }.of(lang))
        }
    };
    let place = Some(place(scoring).to_string());
    LogLine { place, at: Some(centre(&scoring.tiles)), ..log::plain(seat, text) }
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
