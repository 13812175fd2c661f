//! What a turn is about, for whoever collects positions to learn from.

use game::{Game, Heuristics, Seat, SeatSet};
use landscape::{PieceId, PlaceName, Terrain};

use crate::action::Action;
use crate::event::{Event, Scoring, Structure};
use crate::state::NewWorld;

/// Every theme, in the order in which a person should see them.
pub(crate) const ALL: [&str; 11] = [
    "steal-town",
    "share-town",
    "block",
    "close-town",
    "close-road",
    "farm",
    "trapper",
    "surveyors",
    "send-home",
    "order",
    "keep-home",
];

/// Points that a rival must lose at least where somebody builds against it: less is an accident.
const BLOCKED_LEAST: f32 = 2.0;

/// A finished town or road of fewer points is no feat.
const CLOSED_LEAST: i32 = 6;

/// What it is about when `seat` decides so.
pub(crate) fn of(game: &NewWorld, seat: Seat, decided: &[Action]) -> Vec<&'static str> {
    let Some((after, events)) = played(game, seat, decided) else { return Vec::new() };
    let mut found: Vec<&'static str> =
        decided.iter().filter_map(|action| of_action(*action)).collect();
    if decided.last() == Some(&Action::Pass) {
        found.push("keep-home");
    }
    events.iter().for_each(|event| found.extend(of_event(event, seat)));
    found.extend(fights(game, &after, &events, seat));
    ALL.into_iter().filter(|theme| found.contains(theme)).collect()
}

/// The game after these decisions, the turn ended where nothing else is to be decided but a settler.
fn played(game: &NewWorld, seat: Seat, decided: &[Action]) -> Option<(NewWorld, Vec<Event>)> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in decided {
        events.extend(after.play(seat, *action).ok()?);
    }
    if let Ok(more) = after.play(seat, Action::Pass) {
        events.extend(more);
    }
    Some((after, events))
}

fn of_action(action: Action) -> Option<&'static str> {
    match action {
        Action::Settle { spot } => match spot.terrain() {
            Terrain::Monastery => Some("farm"),
            Terrain::Land => Some("trapper"),
            Terrain::Town | Terrain::Road => None,
        },
        Action::Score { .. } => Some("order"),
        Action::Lay { .. } | Action::Pass => None,
    }
}

fn of_event(event: &Event, seat: Seat) -> Option<&'static str> {
    match event {
        Event::Scored(scoring) if scoring.finished && scoring.holders.contains(seat) => {
            match scoring.structure {
                Structure::Town if scoring.points >= CLOSED_LEAST => Some("close-town"),
                Structure::Road if scoring.points >= CLOSED_LEAST => Some("close-road"),
                Structure::Farm => Some("farm"),
                _ => None,
            }
        }
        Event::Bonus { seat: paid, .. } if *paid == seat => Some("surveyors"),
        Event::SentHome { seat: owner, .. } if *owner != seat => Some("send-home"),
        _ => None,
    }
}

fn terrain_of(game: &NewWorld, piece: PieceId) -> Terrain {
    game.map().terrain_of(game.tiles().atlas(), piece)
}

/// What was taken from rivals, or spoilt for them.
fn fights(game: &NewWorld, after: &NewWorld, events: &[Event], seat: Seat) -> Vec<&'static str> {
    let mut found = Vec::new();
    let features = game.map().features();
    for settler in game.settlers().iter().filter(|settler| settler.seat != seat) {
        let holders = features.load(features.root(settler.piece)).majority();
        let is_town = terrain_of(game, settler.piece) == Terrain::Town;
        if !is_town || holders != SeatSet::only(settler.seat) {
            continue;
        }
        let now = holders_after(game, after, events, settler.piece);
        if now.contains(seat) {
            found.push(if now.contains(settler.seat) { "share-town" } else { "steal-town" });
        }
    }
    if found.is_empty() && is_built_against_somebody(game, after, events, seat) {
        found.push("block");
    }
    found
}

/// Who has the majority where this piece lies now, or had it when it was scored in this turn.
fn holders_after(game: &NewWorld, after: &NewWorld, events: &[Event], piece: PieceId) -> SeatSet {
    let features = after.map().features();
    let load = features.load(features.root(piece));
    if !load.is_free() {
        return load.majority();
    }
    let place = crate::place::Place::of(game.map().tile_of(piece).cell);
    let is_it = |scoring: &&Scoring| {
        scoring.structure == Structure::Town && scoring.finished && scoring.cards.contains(&place)
    };
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored(scoring) => Some(scoring),
        _ => None,
    });
    scored.into_iter().find(is_it).map_or(SeatSet::EMPTY, |scoring| scoring.holders)
}

/// Has a rival lost much of what its open structures promise, though nobody took them away and nothing of its
/// own was scored or sent home?
fn is_built_against_somebody(
    game: &NewWorld,
    after: &NewWorld,
    events: &[Event],
    seat: Seat,
) -> bool {
    let laid = events.iter().any(|event| matches!(event, Event::Laid { .. }));
    let touched = |rival: Seat| {
        events.iter().any(|event| match event {
            Event::Scored(scoring) => scoring.settlers.get(rival.index()).is_some_and(|n| *n > 0),
            Event::SentHome { seat, .. } => *seat == rival,
            Event::Surveyed { .. } => true,
            _ => false,
        })
    };
    let lost = |rival: Seat| promised(game, rival) - promised(after, rival);
    let rivals = Seat::first(game.seats()).filter(|rival| *rival != seat);
    laid && rivals.into_iter().any(|rival| lost(rival) >= BLOCKED_LEAST && !touched(rival))
}

fn promised(game: &NewWorld, seat: Seat) -> f32 {
    let aspects = game.aspects();
    let open = aspects.iter().filter(|one| ["town", "road", "farm"].contains(&one.code));
    open.map(|one| one.worth[seat.index()]).sum()
}

#[cfg(test)]
mod tests {
    use game::Turn;

    use super::*;
    use crate::options::Agreement;

    /// The first turn in which the drawn tile can be laid, and where.
    fn first_turn() -> (NewWorld, Seat, Action) {
        let mut game = NewWorld::start(&Agreement::default(), 2).expect("two may play");
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.settle(outcomes[0].outcome).expect("a possible one");
        let Turn::Decide(seats) = game.turn() else { unreachable!("a tile is in the hand") };
        let seat = seats.iter().next().expect("somebody decides");
        let mut lays = Vec::new();
        game.actions(seat, &mut lays);
        (game, seat, lays[0])
    }

    #[test]
    fn to_keep_a_settler_is_a_theme_and_what_is_forbidden_none() {
        let (game, seat, lay) = first_turn();
        assert_eq!(of(&game, seat, &[lay]), [] as [&str; 0]);
        let mut laid = game.clone();
        laid.play(seat, lay).expect("legal");
        assert_eq!(of(&laid, seat, &[Action::Pass]), ["keep-home"]);
        assert_eq!(of(&laid, seat, &[lay]), [] as [&str; 0], "a tile is laid once");
    }

    #[test]
    fn every_theme_is_listed_once() {
        let mut sorted = ALL.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), ALL.len());
    }
}
