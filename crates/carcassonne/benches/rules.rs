//! What a move costs. Run with `cargo bench -p anleger-carcassonne`.

use carcassonne::{Action, Agreement, Carcassonne, Draw, Sets};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Audience, Game, Heuristics, Quiet, Seat, Step, Turn, Weighted};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() {
    let middle = middle_of_a_game().bytes();
    println!("bytes of a state: {} fresh, {middle} with 36 tiles laid", fresh(1, true).bytes());
    divan::main();
}

/// Buffers that a caller keeps.
#[derive(Default)]
struct Buffers {
    actions: Vec<Action>,
    outcomes: Vec<Weighted<Draw>>,
}

/// One step of a random game: a draw, or a decision uniform over all legal ones.
fn step(game: &mut Carcassonne, rng: &mut ChaCha8Rng, buffers: &mut Buffers) {
    match game.turn() {
        Turn::Chance => {
            if let Some(outcome) = game.pick_outcome(rng, &mut buffers.outcomes) {
                game.settle_unchecked(outcome, &mut Quiet);
            }
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next().unwrap_or(Seat::FIRST);
            if let Some(action) = game.pick_action(seat, rng, &mut buffers.actions) {
                game.play_unchecked(seat, action, &mut Quiet);
            }
        }
        Turn::Over => {}
    }
}

fn fresh(boxes: u8, farmers: bool) -> Carcassonne {
    let agreement = Agreement { boxes, farmers, ..Agreement::default() };
    Carcassonne::start(&agreement, 2).expect("a legal table")
}

/// The steps of a random game, with or without figures.
fn recorded(figures: bool) -> Vec<Step<Carcassonne>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut game, mut actions, mut outcomes) = (fresh(1, true), Vec::new(), Vec::new());
    let mut steps = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => game.pick_outcome(&mut rng, &mut outcomes).map(Step::Chance),
            Turn::Decide(seats) => seats.iter().next().and_then(|seat| {
                let action = game.pick_action(seat, &mut rng, &mut actions)?;
                let lay = matches!(action, Action::Lay { .. });
                Some(Step::Decision(seat, if figures || lay { action } else { Action::Pass }))
            }),
        };
        let step = step.expect("somebody can act until the game is over");
        apply(&mut game, step);
        steps.push(step);
    }
}

#[inline]
fn apply(game: &mut Carcassonne, step: Step<Carcassonne>) {
    match step {
        Step::Chance(draw) => game.settle_unchecked(draw, &mut Quiet),
        Step::Decision(seat, action) => game.play_unchecked(seat, action, &mut Quiet),
    }
}

fn replay(bencher: Bencher<'_, '_>, figures: bool) {
    let (start, steps) = (fresh(1, true), recorded(figures));
    let mut game = start.clone();
    bencher.counter(ItemsCount::new(71usize)).bench_local(|| {
        game.clone_from(&start);
        steps.iter().for_each(|&step| apply(&mut game, step));
        game.scores(Audience::Referee)
    });
}

/// The steps of a random game known beforehand: what is left without choosing them.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn replayed_game(bencher: Bencher<'_, '_>) {
    replay(bencher, true);
}

/// The same without a single figure: drawing and laying alone.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn replayed_game_without_figures(bencher: Bencher<'_, '_>) {
    replay(bencher, false);
}

/// A game at the first decision that `wanted` asks for; early enough that random players still
/// have followers.
fn game_at(wanted: fn(&Action) -> bool) -> (Carcassonne, Seat) {
    let mut game = game_with(12);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut buffers = Buffers::default();
    loop {
        if let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().unwrap_or(Seat::FIRST);
            buffers.actions.clear();
            game.actions(seat, &mut buffers.actions);
            if buffers.actions.iter().any(wanted) {
                return (game, seat);
            }
        }
        step(&mut game, &mut rng, &mut buffers);
    }
}

fn list(bencher: Bencher<'_, '_>, wanted: fn(&Action) -> bool) {
    let (game, seat) = game_at(wanted);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        game.actions(seat, &mut actions);
        actions.len()
    });
}

fn pick(bencher: Bencher<'_, '_>, wanted: fn(&Action) -> bool) {
    let (game, seat) = game_at(wanted);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut actions = Vec::new();
    bencher.bench_local(|| game.pick_action(seat, &mut rng, &mut actions));
}

fn is_lay(action: &Action) -> bool {
    matches!(action, Action::Lay { .. })
}

fn is_figure(action: &Action) -> bool {
    matches!(action, Action::Place { .. })
}

/// Every legal placement of one tile, listed.
#[divan::bench]
fn list_placements(bencher: Bencher<'_, '_>) {
    list(bencher, is_lay);
}

/// Every legal place for a figure, listed.
#[divan::bench]
fn list_figures(bencher: Bencher<'_, '_>) {
    list(bencher, is_figure);
}

/// One placement, drawn.
#[divan::bench]
fn pick_placement(bencher: Bencher<'_, '_>) {
    pick(bencher, is_lay);
}

/// One choice of a figure, drawn.
#[divan::bench]
fn pick_figure(bencher: Bencher<'_, '_>) {
    pick(bencher, is_figure);
}

/// The next tile, drawn.
#[divan::bench]
fn pick_tile(bencher: Bencher<'_, '_>) {
    let (mut game, mut rng) = (middle_of_a_game(), ChaCha8Rng::seed_from_u64(3));
    let mut buffers = Buffers::default();
    while game.turn() != Turn::Chance {
        step(&mut game, &mut rng, &mut buffers);
    }
    bencher.bench_local(|| game.pick_outcome(&mut rng, &mut buffers.outcomes));
}

fn middle_of_a_game() -> Carcassonne {
    game_with(36)
}

/// A random game with so many tiles laid.
fn game_with(tiles: usize) -> Carcassonne {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut game, mut buffers) = (fresh(1, true), Buffers::default());
    while game.map().tiles().len() < tiles {
        step(&mut game, &mut rng, &mut buffers);
    }
    game
}

fn random_games(bencher: Bencher<'_, '_>, boxes: u8, farmers: bool) {
    bench_games(bencher, &fresh(boxes, farmers), 72 * usize::from(boxes) - 1);
}

fn bench_games(bencher: Bencher<'_, '_>, start: &Carcassonne, tiles: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut game, mut buffers) = (start.clone(), Buffers::default());
    bencher.counter(ItemsCount::new(tiles)).bench_local(|| {
        game.clone_from(start);
        while game.turn() != Turn::Over {
            step(&mut game, &mut rng, &mut buffers);
        }
        game.scores(Audience::Referee)
    });
}

/// A whole random game of two; the item is a laid tile.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn random_game(bencher: Bencher<'_, '_>) {
    random_games(bencher, 1, true);
}

/// The same without farmers.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn random_game_without_farmers(bencher: Bencher<'_, '_>) {
    random_games(bencher, 1, false);
}

/// Ten boxes shuffled together: the cost of a tile should stay the same.
#[divan::bench(sample_count = 100, sample_size = 5)]
fn random_game_of_ten_boxes(bencher: Bencher<'_, '_>) {
    random_games(bencher, 10, true);
}

/// A random game of four with all expansions, 161 tiles; the item is a laid tile.
#[divan::bench(sample_count = 100, sample_size = 10)]
fn random_game_with_all_sets(bencher: Bencher<'_, '_>) {
    let agreement = Agreement::with_sets(Sets::all());
    let start = Carcassonne::start(&agreement, 4).expect("a legal table");
    bench_games(bencher, &start, 161);
}

/// A copy of a state in the middle of a game into new memory.
#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| game.clone());
}

/// The same into memory that is already there.
#[divan::bench]
fn clone_from(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    let mut copy = game.clone();
    bencher.bench_local(|| copy.clone_from(&game));
}

/// The points if the game ended now, in the middle of a game.
#[divan::bench]
fn projection(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| game.projection(Audience::Referee));
}

/// The estimate bots lean on, in the middle of a game.
#[divan::bench]
fn outlook(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| game.outlook());
}

/// The same with all expansions, 80 tiles laid by four.
#[divan::bench]
fn outlook_with_all_sets(bencher: Bencher<'_, '_>) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let agreement = Agreement::with_sets(Sets::all());
    let mut game = Carcassonne::start(&agreement, 4).expect("a legal table");
    let mut buffers = Buffers::default();
    while game.map().tiles().len() < 80 {
        step(&mut game, &mut rng, &mut buffers);
    }
    bencher.bench_local(|| game.outlook());
}
