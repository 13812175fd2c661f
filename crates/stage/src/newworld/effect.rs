//! What scoring one of several structures would do, in sentences.

use ::words::newworld::effect as say;
use game::{SEATS_MAX, Seat};
use newworld::{Event, Role};

use super::board::Seen;
use super::names;
use super::order::Due;
use crate::Lang;
use crate::tiles::grammar::list;
use crate::tiles::log::called;

/// What it pays, where a surveyor goes, who is sent home; `players` are the names of the seats.
pub fn effect(seen: &Seen, due: &Due, players: &[String], lang: Lang) -> Vec<String> {
    let events = seen.game.effect(due.place, due.spot);
    let mut told = paid(&events, players, lang);
    told.extend(events.iter().find_map(|event| surveyed(event, lang)));
    told.extend(home(&events, players, lang));
    told
}

/// Who gets how much, the bonus named for itself.
fn paid(events: &[Event], players: &[String], lang: Lang) -> Vec<String> {
    let mut points = [(0, 0); SEATS_MAX];
    for event in events {
        match event {
            Event::Scored(scoring) => {
                scoring.holders.iter().for_each(|seat| points[seat.index()].0 = scoring.points);
            }
            Event::Bonus { seat, points: bonus, .. } => points[seat.index()].1 = *bonus,
            _ => {}
        }
    }
    let line = |seat: Seat| {
        let (plain, bonus) = points[seat.index()];
        let name = called(&[seat], players, lang);
        let points = plain + bonus;
        (points > 0).then(|| match bonus {
            0 => say::Pays { name, points }.of(lang),
            bonus => say::PaysWithBonus { bonus, name, plain, points }.of(lang),
        })
    };
    Seat::first(SEATS_MAX).filter_map(line).collect()
}

fn surveyed(event: &Event, lang: Lang) -> Option<String> {
    match event {
        Event::Surveyed { to, .. } => Some(say::SurveyorGoes { to: *to }.of(lang)),
        Event::Blocked { .. } => Some(say::SURVEYORS_STAY.of(lang).to_owned()),
        _ => None,
    }
}

/// Whom it sends home without points.
fn home(events: &[Event], players: &[String], lang: Lang) -> Option<String> {
    let sent = events.iter().filter_map(|event| match event {
        Event::SentHome { seat, spot, .. } => Some((*seat, spot.role())),
        _ => None,
    });
    let who = |(seat, role): (Seat, Role)| {
        format!("{} ({})", called(&[seat], players, lang), names::role(role, lang))
    };
    let all: Vec<String> = sent.map(who).collect();
    (!all.is_empty()).then(|| {
        let all = list(&all, lang);
        say::HomeWithoutPoints { all }.of(lang)
    })
}
