//! Random games under the eyes of the oracle.

use std::collections::BTreeSet;

use game::{Audience, Game, Turn, luck};
use landscape::Terrain;
use newworld::{Action, Agreement, Bonus, Event, NewWorld, PhaseView, Structure, TileSet, View};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::rules::{self, Input};
use super::world::World;

/// Compares the game with the table that is expected.
pub fn agree(game: &NewWorld, view: &View, set: &TileSet) -> Result<(), String> {
    game.invariants()?;
    let seen = game.view(Audience::Referee);
    if seen != *view {
        return Err(format!("view: {seen:?}\nexpected {view:?}"));
    }
    let mut listed = Vec::new();
    game.actions(view.active, &mut listed);
    let expected = rules::actions(view, set);
    if listed.len() != expected.len() || listed.iter().any(|action| !expected.contains(action)) {
        return Err(format!("actions: {listed:?}\nexpected {expected:?}"));
    }
    let points = game.projection(Audience::Referee)[..view.seats.len()].to_vec();
    if points != rules::projected(view, set) {
        return Err(format!("projection: {points:?}"));
    }
    agree_on_groups(game, &World::new(view, set))
}

/// Everything that hangs together: the same pieces, cards, loose ends and settlers.
pub fn agree_on_groups(game: &NewWorld, world: &World) -> Result<(), String> {
    let extents = game.extents();
    if extents.len() != world.groups.len() {
        return Err(format!("{} extents, not {}", extents.len(), world.groups.len()));
    }
    for extent in extents {
        let part = extent.parts[0];
        let first = world.bits.iter().position(|bit| bit.place == part.place).unwrap();
        let group = world.group_of(first + usize::from(part.piece));
        let settlers: usize = extent.settlers.iter().map(|&count| usize::from(count)).sum();
        let found =
            (extent.parts.len(), usize::from(extent.open), i32::from(extent.marks), settlers);
        let counted = (group.bits.len(), group.open, group.marks, group.settlers.len());
        let all_cards = game.options().coast_cards || group.terrain == Terrain::Land;
        let cards = extent.cards.iter().all(|card| group.cards.contains(card))
            && (!all_cards || extent.cards.len() == group.cards.len());
        if found != counted || !cards {
            return Err(format!("{extent:?}: {found:?}, not {counted:?}"));
        }
    }
    Ok(())
}

/// How a game is played: anywhere, or where most neighbours are, which finishes more.
fn choose(game: &NewWorld, snug: bool, rng: &mut ChaCha8Rng) -> Option<Input> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Input::Draw(game.pick_outcome(rng, &mut Vec::new())?.0)),
        Turn::Decide(seats) => {
            let mut actions = Vec::new();
            game.actions(seats.iter().next()?, &mut actions);
            let near = |action: &Action| match action {
                Action::Lay { place, .. } if snug => {
                    place.cell().around().filter(|&cell| game.map().at(cell).is_some()).count()
                }
                _ => 0,
            };
            let most = actions.iter().map(near).max()?;
            actions.retain(|action| near(action) == most);
            luck::pick(rng, &actions).copied().map(Input::Decide)
        }
    }
}

fn play(game: &mut NewWorld, input: Input) -> Vec<Event> {
    let active = game.view(Audience::Referee).active;
    match input {
        Input::Draw(code) => game.settle(newworld::Draw(code)).unwrap(),
        Input::Decide(action) => game.play(active, action).unwrap(),
    }
}

/// A game in full swing, a tile about to be laid.
pub fn in_full_swing() -> NewWorld {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut game = NewWorld::start(&Agreement::default(), 3).unwrap();
    let laying = |view: View| matches!(view.phase, PhaseView::Lay(_)) && view.tiles.len() >= 45;
    while !laying(game.view(Audience::Referee)) {
        let step = choose(&game, true, &mut rng).unwrap();
        play(&mut game, step);
    }
    game
}

/// What came up: a random walk that never meets a case proves nothing of it.
type Seen = BTreeSet<&'static str>;

fn note(event: &Event, seen: &mut Seen) {
    match event {
        Event::Removed { .. } => seen.insert("a tile that fits nowhere"),
        Event::Bonus { .. } => seen.insert("a bonus"),
        Event::Blocked { .. } => seen.insert("blocked surveyors"),
        Event::SentHome { .. } => seen.insert("a settler sent home"),
        Event::Scored(scoring) => {
            if scoring.holders.len() > 1 {
                seen.insert("a tie");
            }
            seen.insert(match (scoring.structure, scoring.finished) {
                (Structure::Road, true) => "a finished road",
                (Structure::Town, true) => "a finished town",
                (Structure::Farm, true) => "a finished farm",
                (Structure::Road, false) => "an unfinished road",
                (Structure::Town, false) => "an unfinished town",
                (Structure::Farm, false) => "an unfinished farm",
                (Structure::Plain, _) => "a plain",
            })
        }
        _ => false,
    };
}

fn watch(agreement: &Agreement, seats: usize, seed: u64, seen: &mut Seen) {
    let set = TileSet::base().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = NewWorld::start(agreement, seats).unwrap();
    let mut view = game.view(Audience::Referee);
    let mut steps = Vec::new();
    while let Some(step) = choose(&game, !seed.is_multiple_of(3), &mut rng) {
        steps.push(step);
        view = rules::after(&view, &set, step);
        if matches!(step, Input::Decide(Action::Score { .. })) {
            seen.insert("a choice of what to score");
        }
        play(&mut game, step).iter().for_each(|event| note(event, seen));
        if let Err(reason) = agree(&game, &view, &set) {
            panic!("seed {seed}, {steps:?}\n{}\n{reason}", game.drawing());
        }
    }
}

#[test]
fn the_book_s_game_agrees_with_the_oracle() {
    let mut seen = Seen::new();
    for seed in 0..18 {
        watch(&Agreement::default(), 2 + seed as usize % 4, seed, &mut seen);
    }
    for case in [
        "a bonus",
        "a choice of what to score",
        "a finished farm",
        "a finished road",
        "a finished town",
        "a plain",
        "a settler sent home",
        "a tie",
        "an unfinished farm",
        "an unfinished road",
        "an unfinished town",
        "blocked surveyors",
    ] {
        assert!(seen.contains(case), "{case} never came up: {seen:?}");
    }
}

#[test]
fn other_readings_agree_with_the_oracle() {
    let other = Agreement {
        bonus: Bonus::PerSurveyor,
        coast_cards: false,
        coast_farms: false,
        blocked_sends_home: false,
        ..Agreement::default()
    };
    let mut seen = Seen::new();
    for seed in 100..108 {
        watch(&other, 2 + seed as usize % 4, seed, &mut seen);
    }
    assert!(seen.contains("a bonus") && seen.contains("blocked surveyors"), "{seen:?}");
}
