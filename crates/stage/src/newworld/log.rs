//! What happened, in sentences.

use ::words::newworld::log as say;
use game::{Seat, SeatSet};
use landscape::Turns;
use newworld::{Event, Place, Role, Scoring, Spot, TileCode};

use super::edition::Edition;
use super::names;
use super::reasons::{place, why};
use super::target::{OnTiles, Target};
use crate::tiles::grammar::{Noun, dative};
use crate::tiles::{log, plate};
use crate::{Lang, LogLine};

/// A line of the log; `None` where an event follows from others that have one.
pub fn line(edition: &Edition, event: &Event, players: &[String], lang: Lang) -> Option<LogLine> {
    match event {
        Event::Drawn { .. } | Event::Returned { .. } => None,
        Event::Removed { tile } => {
            let plate = edition.drawn(*tile);
            let shows = plate.map_or("", |plate| plate.name(Turns::default(), lang));
            Some(log::removed(shows, lang))
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
    let mut line = log::laid(seat, &shows, place.cell(), lang);
    line.text += &format!(" ({})", names::place(place, lang));
    Some(line)
}

fn settled(seat: Seat, place: Place, spot: Spot, lang: Lang) -> LogLine {
    let text = match lang {
        Lang::En => format!("placed a {}", names::role(spot.role(), lang)),
        Lang::De => format!("setzt einen {}", accusative(spot.role())),
    };
    log::there(seat, text, place.cell(), OnTiles::Figure(place.cell(), spot).to_string())
}

/// A German bandit bends in the accusative; the others do not.
pub fn accusative(role: Role) -> &'static str {
    match role {
        Role::Bandit => "Banditen",
        other => names::role(other, Lang::De),
    }
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
    let more = Noun::Point.count(points.unsigned_abs() as usize, lang);
    let by = Noun::Surveyor.count(surveyors.into(), lang);
    let text = match lang {
        Lang::En => format!("got {more} more from {by}"),
        Lang::De => format!("bekommt {more} dazu, von {}", dative(surveyors.into(), &by)),
    };
    LogLine { points: Some((SeatSet::only(seat), points)), ..log::plain(Some(seat), text) }
}

fn surveyed(from: i16, to: i16, lang: Lang) -> LogLine {
    let text = match (from, lang) {
        (0, Lang::En) => format!("A surveyor leaves the coast for column {to}"),
        (0, Lang::De) => format!("Ein Landvermesser zieht von der Küste in Spalte {to}"),
        (_, Lang::En) => format!("A surveyor moves from column {from} to column {to}"),
        (_, Lang::De) => format!("Ein Landvermesser zieht von Spalte {from} in Spalte {to}"),
    };
    LogLine { place: Some(Target::Column(to).to_string()), ..log::plain(None, text) }
}

fn blocked(column: i16, lang: Lang) -> LogLine {
    let text = say::BothSurveyorsStandInColumnAnd { column }.of(lang);
    LogLine { place: Some(Target::Column(column).to_string()), ..log::plain(None, text) }
}

fn sent_home(seat: Seat, place: Place, spot: Spot, lang: Lang) -> LogLine {
    let role = names::role(spot.role(), lang);
    let column = place.column;
    let text = match lang {
        Lang::En => format!("had a {role} in column {column} sent home without points"),
        Lang::De => {
            format!(
                "muss einen {} aus Spalte {column} ohne Punkte heimholen",
                accusative(spot.role())
            )
        }
    };
    LogLine {
        place: Some(OnTiles::Tile(place.cell()).to_string()),
        at: Some(plate::middle(place.cell())),
        ..log::plain(Some(seat), text)
    }
}
