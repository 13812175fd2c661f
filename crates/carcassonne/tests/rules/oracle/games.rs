//! Random games under the eyes of the oracle.

use std::collections::BTreeSet;

use carcassonne::{
    Action, Agreement, Carcassonne, Event, Feature, FieldScoring, TileSet, TwoTileCity, View,
};
use game::{Audience, Game, Seat, Turn, luck};
use landscape::{Cell, Terrain};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::agree;
use super::board::Board;
use super::features::Features;
use super::rules::{self, Input};

/// How tiles are laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Style {
    /// Anywhere, all places being equally likely.
    Wild,
    /// Where most neighbours are: finishes more, joins more and leaves holes.
    Compact,
}

/// One game to watch.
#[derive(Clone, Debug)]
pub struct Table {
    pub agreement: Agreement,
    pub seats: usize,
    pub style: Style,
    pub seed: u64,
}

/// What came up in the games watched: a random walk that never meets a case proves nothing of it.
pub type Seen = BTreeSet<&'static str>;

/// Plays a game to the end and compares after every step.
pub fn watch(table: &Table, seen: &mut Seen) {
    let set = TileSet::base().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(table.seed);
    let mut game = Carcassonne::start(&table.agreement, table.seats).unwrap();
    let mut view = game.view(Audience::Referee);
    let mut steps = Vec::new();
    while let Some(step) = choose(&game, table.style, &mut rng) {
        steps.push(step);
        let (expected, told) = rules::after(&view, &set, step);
        let happened = play(&mut game, step);
        let verdict = agree::check_events(&happened, &told)
            .and_then(|()| agree::check(&game, &expected, &set));
        if let Err(reason) = verdict {
            panic!("{table:?}\n{steps:?}\n{}\n{reason}", game.drawing());
        }
        note(&happened, &view, seen);
        view = expected;
    }
    assert_eq!(game.turn(), Turn::Over);
    note_repeats(&view, &set, seen);
}

fn note_repeats(view: &View, set: &TileSet, seen: &mut Seen) {
    for feature in Features::flood(&Board::new(view, set), view).all {
        let repeated = feature.pieces.len() > feature.tiles.len();
        match feature.terrain {
            Terrain::Town if repeated => seen.insert("a tile twice in one city"),
            Terrain::Road if repeated => seen.insert("a tile twice on one road"),
            _ => continue,
        };
    }
}

/// Carries out a step that the game must take.
pub fn play(game: &mut Carcassonne, input: Input) -> Vec<Event> {
    match (input, game.turn()) {
        (Input::Draw(code), _) => game.settle(carcassonne::Draw(code)).unwrap(),
        (Input::Decide(action), Turn::Decide(seats)) => {
            game.play(seats.iter().next().unwrap(), action).unwrap()
        }
        (Input::Decide(action), turn) => panic!("{action} at {turn:?}"),
    }
}

/// A random step; `None` when the game is over.
pub fn choose(game: &Carcassonne, style: Style, rng: &mut ChaCha8Rng) -> Option<Input> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let draw = game.pick_outcome(rng, &mut Vec::new()).unwrap();
            Some(Input::Draw(draw.0))
        }
        Turn::Decide(seats) => {
            let seat: Seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if style == Style::Compact {
                keep_the_snuggest(game, &mut actions);
            }
            luck::pick(rng, &actions).copied().map(Input::Decide)
        }
    }
}

fn keep_the_snuggest(game: &Carcassonne, actions: &mut Vec<Action>) {
    let near = |cell: Cell| cell.around().filter(|&near| game.map().at(near).is_some()).count();
    let snugness = |action: &Action| match action {
        Action::Lay { cell, .. } => near(*cell),
        _ => 0,
    };
    let most = actions.iter().map(snugness).max().unwrap_or(0);
    actions.retain(|action| snugness(action) == most);
}

fn note(events: &[Event], before: &View, seen: &mut Seen) {
    let mut finished = 0;
    for event in events {
        match event {
            Event::Removed { .. } => {
                seen.insert("a tile that fits nowhere");
            }
            Event::Laid { seat, .. } if before.seats[seat.index()].followers == 0 => {
                seen.insert("an empty supply");
            }
            Event::Scored(scoring) => {
                finished += u32::from(scoring.finished);
                seen.insert(match (scoring.feature, scoring.finished) {
                    (Feature::City, true) => "a finished city",
                    (Feature::City, false) => "an unfinished city",
                    (Feature::Road, true) => "a finished road",
                    (Feature::Road, false) => "an unfinished road",
                    (Feature::Monastery, true) => "a finished monastery",
                    (Feature::Monastery, false) => "an unfinished monastery",
                    (Feature::Field, _) if scoring.points > 0 => "a field with cities",
                    (Feature::Field, _) => "a field without cities",
                });
                let hands = scoring.figures.iter().filter(|&&count| count > 0).count();
                if hands > scoring.holders.len() {
                    seen.insert("a minority");
                }
                if scoring.holders.len() > 1 {
                    seen.insert("a tie");
                }
            }
            _ => {}
        }
    }
    if finished > 1 {
        seen.insert("several finished by one tile");
    }
}

fn watch_all(tables: impl Iterator<Item = Table>) -> Seen {
    let mut seen = Seen::new();
    tables.for_each(|table| watch(&table, &mut seen));
    seen
}

fn style(seed: u64) -> Style {
    if seed.is_multiple_of(2) { Style::Wild } else { Style::Compact }
}

fn games(agreement: Agreement, seeds: std::ops::Range<u64>) -> impl Iterator<Item = Table> {
    seeds.map(move |seed| Table {
        agreement: agreement.clone(),
        seats: 2 + seed as usize / 2 % 5,
        style: style(seed),
        seed,
    })
}

#[test]
fn the_book_s_game_agrees_with_the_oracle() {
    let seen = watch_all(games(Agreement::default(), 0..24));
    let expected = Seen::from([
        "a field with cities",
        "a field without cities",
        "a finished city",
        "a finished monastery",
        "a finished road",
        "a minority",
        "a tie",
        "a tile that fits nowhere",
        "a tile twice in one city",
        "a tile twice on one road",
        "an empty supply",
        "an unfinished city",
        "an unfinished monastery",
        "an unfinished road",
        "several finished by one tile",
    ]);
    assert_eq!(seen, expected);
}

#[test]
fn a_game_without_farmers_agrees_with_the_oracle() {
    let agreement = Agreement { farmers: false, ..Agreement::default() };
    let seen = watch_all(games(agreement, 100..105));
    assert!(!seen.contains("a field with cities") && !seen.contains("a field without cities"));
}

#[test]
fn old_printings_agree_with_the_oracle() {
    let agreement = Agreement {
        two_tile_city: TwoTileCity::Two,
        field_scoring: FieldScoring::PerCity,
        start_seat: Seat::new(1).unwrap(),
        ..Agreement::default()
    };
    let seen = watch_all(games(agreement, 200..206));
    assert!(seen.contains("a field with cities") && seen.contains("a finished city"));
}

#[test]
fn two_boxes_agree_with_the_oracle() {
    let agreement = Agreement { boxes: 2, ..Agreement::default() };
    let seen = watch_all(games(agreement, 300..302));
    assert!(seen.contains("an empty supply"));
}
