//! What a move costs. Run with `cargo bench -p anleger-newworld`.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Audience, Game, Heuristics, Quiet, Turn};
use newworld::{Agreement, NewWorld};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() {
    let middle = with_tiles(48);
    println!("bytes of a state: {} fresh, {} with 48 tiles laid", fresh(2).bytes(), middle.bytes());
    divan::main();
}

fn fresh(seats: usize) -> NewWorld {
    NewWorld::start(&Agreement::default(), seats).expect("a legal table")
}

/// A player who decides at random, with buffers that it keeps.
struct Player {
    rng: ChaCha8Rng,
    actions: Vec<newworld::Action>,
    draws: Vec<game::Weighted<newworld::Draw>>,
}

impl Player {
    fn new(seed: u64) -> Player {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Player { rng, actions: Vec::new(), draws: Vec::new() }
    }

    /// Plays on while `go_on` says so and the game is not over.
    fn play(&mut self, game: &mut NewWorld, go_on: impl Fn(&NewWorld) -> bool) {
        while go_on(game) {
            if let Turn::Decide(seats) = game.turn() {
                let Some(seat) = seats.iter().next() else { return };
                let action = game.pick_action(seat, &mut self.rng, &mut self.actions);
                let Some(action) = action else { return };
                game.play_unchecked(seat, action, &mut Quiet);
            } else if let Some(draw) = game.pick_outcome(&mut self.rng, &mut self.draws) {
                game.settle_unchecked(draw, &mut Quiet);
            } else {
                return;
            }
        }
    }
}

/// A random game of two with so many land tiles laid, a tile about to be drawn.
fn with_tiles(count: usize) -> NewWorld {
    let mut game = fresh(2);
    let fewer =
        |game: &NewWorld| game.map().tiles().len() < count + 10 || game.turn() != Turn::Chance;
    Player::new(1).play(&mut game, fewer);
    game
}

fn random_games(bencher: Bencher<'_, '_>, seats: usize) {
    let start = fresh(seats);
    let (mut game, mut player) = (start.clone(), Player::new(1));
    bencher.counter(ItemsCount::new(95usize)).bench_local(|| {
        game.clone_from(&start);
        player.play(&mut game, |_| true);
        game.scores(Audience::Referee)
    });
}

/// A whole random game of two; the item is a tile.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn random_game(bencher: Bencher<'_, '_>) {
    random_games(bencher, 2);
}

/// The same with five players.
#[divan::bench(sample_count = 200, sample_size = 50)]
fn random_game_of_five(bencher: Bencher<'_, '_>) {
    random_games(bencher, 5);
}

/// All legal placements of a tile, listed.
#[divan::bench]
fn list_placements(bencher: Bencher<'_, '_>) {
    let mut game = with_tiles(48);
    Player::new(2).play(&mut game, |game| game.turn() == Turn::Chance);
    let Turn::Decide(seats) = game.turn() else { return };
    let (seat, mut actions) = (seats.iter().next(), Vec::new());
    bencher.bench_local(|| {
        actions.clear();
        seat.into_iter().for_each(|seat| game.actions(seat, &mut actions));
        actions.len()
    });
}

/// A copy of a mid-game state into memory that is there.
#[divan::bench]
fn clone_from(bencher: Bencher<'_, '_>) {
    let (game, mut copy) = (with_tiles(48), fresh(2));
    bencher.bench_local(|| copy.clone_from(&game));
}

/// The points if the game ended now.
#[divan::bench]
fn projection(bencher: Bencher<'_, '_>) {
    let game = with_tiles(48);
    bencher.bench_local(|| game.projection(Audience::Referee));
}

/// The estimate bots lean on.
#[divan::bench]
fn outlook(bencher: Bencher<'_, '_>) {
    let game = with_tiles(48);
    bencher.bench_local(|| game.outlook());
}
