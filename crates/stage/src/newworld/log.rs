//! What happened, in sentences.

use ::words::newworld::log as say;
use game::{Seat, SeatSet};
use landscape::Turns;
use newworld::{Event, Place, Scoring, Spot, TileCode};

use super::edition::Edition;
use super::names;
use super::reasons::{place, why};
use super::target::{OnTiles, Target};
use crate::tiles::{log, plate};
use crate::{Lang, LogLine};

/// A line of the log; `None` where an event follows from others that have one.
pub fn line(edition: &Edition, event: &Event, players: &[String], lang: Lang) -> Option<LogLine> {
    match event {
        Event::Drawn { .. } | Event::Returned { .. } => None,
        Event::Removed { tile } => {
            let kind = edition.tiles.find(*tile);
            let shows = kind.map(|kind| edition.name(kind, Turns::default(), lang));
            Some(log::removed(&shows.unwrap_or_default(), lang))
        }
        Event::Laid { seat, tile, place, .. } => laid(edition, *seat, *tile, *place, lang),
        Event::Settled { seat, place, spot } => Some(settled(*seat, *place, *spot, lang)),
        Event::Scored(scoring) if scoring.points == 0 => None,
        Event::Scored(scoring) => Some(scored(scoring, players, lang)),
        Event::Bonus { seat, surveyors, points } => Some(bonus(*seat, *surveyors, *points, lang)),
        Event::Surveyed { from, to } => Some(surveyed(*from, *to, lang)),
        Event::Blocked { column } => Some(blocked(*column, lang)),
        Event::SentHome { seat, place, spot } => Some(sent_home(*seat, *place, *spot, lang)),
        Event::Ended { scores, winners } => Some(log::ended(scores, *winners, players, lang)),
    }
}

fn laid(
    edition: &Edition,
    seat: Seat,
    tile: TileCode,
    place: Place,
    lang: Lang,
) -> Option<LogLine> {
    let kind = edition.tiles.land(edition.tiles.find(tile)?)?;
    let shows = names::tile_short(kind, lang);
    let text = say::LaidATileAt { place: names::place(place, lang), shows }.of(lang);
    Some(log::there(seat, text, place.cell(), OnTiles::Tile(place.cell()).to_string()))
}

fn settled(seat: Seat, place: Place, spot: Spot, lang: Lang) -> LogLine {
    let text = say::PlacedSettler { role: names::role_key(spot.role()) }.of(lang);
    log::there(seat, text, place.cell(), OnTiles::Figure(place.cell(), spot).to_string())
}

fn scored(scoring: &Scoring, players: &[String], lang: Lang) -> LogLine {
    let (why, place) = (why(scoring, lang), place(scoring).to_string());
    let cells: Vec<_> = scoring.cards.iter().map(|card| card.cell()).collect();
    let scored = log::Scored {
        holders: scoring.holders,
        points: scoring.points,
        why: &why,
        place: &place,
        cells: &cells,
    };
    log::scored(scored, players, lang)
}

fn bonus(seat: Seat, surveyors: u8, points: i32, lang: Lang) -> LogLine {
    let text = say::GotBonus { points, surveyors }.of(lang);
    LogLine { points: Some((SeatSet::only(seat), points)), ..log::plain(Some(seat), text) }
}

fn surveyed(from: i16, to: i16, lang: Lang) -> LogLine {
    let text = match from {
        0 => say::SurveyorLeftCoast { to }.of(lang),
        _ => say::SurveyorMoved { from, to }.of(lang),
    };
    LogLine { place: Some(Target::Column(to).to_string()), ..log::plain(None, text) }
}

fn blocked(column: i16, lang: Lang) -> LogLine {
    let text = say::BothSurveyorsStandInColumnAnd { column }.of(lang);
    LogLine { place: Some(Target::Column(column).to_string()), ..log::plain(None, text) }
}

fn sent_home(seat: Seat, place: Place, spot: Spot, lang: Lang) -> LogLine {
    let (column, role) = (place.column, names::role_key(spot.role()));
    let text = say::SentHome { column, role }.of(lang);
    LogLine {
        place: Some(OnTiles::Tile(place.cell()).to_string()),
        at: Some(plate::middle(place.cell())),
        ..log::plain(Some(seat), text)
    }
}
