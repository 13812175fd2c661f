//! How every bot behaves at a table, whatever it thinks.

use bots::{Bot, BotRng, Findings, Limits, by_name, rng_from};
use carcassonne::{Agreement, Carcassonne, Sets};
use game::toys::{Lanterns, LanternsAction};
use game::{Coded, Game, Heuristics, Seat, Window, luck};
use settlers::Settlers;

use crate::common::{decider, everybody, finish, seated, settle, start};

/// Few enough for whole games in a test, enough for a tree of some depth.
const PLAYOUTS: u64 = 40;

fn choose(name: &str, game: &Lanterns, seat: Seat, limits: &Limits<'_>) -> LanternsAction {
    let mut bot = by_name::<Lanterns>(name).unwrap();
    bot.choose(Window::new(game, seat), limits, &mut rng_from(99)).unwrap()
}

/// Every decision of a random game, with the seat that decides first.
fn positions(seats: usize, seed: u64) -> Vec<(Lanterns, Seat)> {
    let mut rng: BotRng = rng_from(seed);
    let mut game: Lanterns = start(seats, &mut rng);
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = decider(&game) {
        positions.push((game.clone(), seat));
        legal.clear();
        game.actions(seat, &mut legal);
        game.play(seat, *luck::pick(&mut rng, &legal).unwrap()).unwrap();
        settle(&mut game, &mut rng);
    }
    positions
}

/// Lets every bot play all seats of a game, for tables of every size.
fn check_whole_games<G: Heuristics>(games: u64, playouts: u64) {
    for name in everybody::<G>() {
        for seats in G::SEATS_LEAST..=G::SEATS_MOST {
            for seed in 0..games {
                let mut rng = rng_from(seed);
                let game: G = start(seats, &mut rng);
                let mut bots = seated(&vec![name; seats]);
                let game = finish(game, &mut bots, &Limits::playouts(playouts), &mut rng);
                assert!(!game.winners().is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn every_bot_plays_whole_games_by_the_rules() {
    check_whole_games::<Lanterns>(4, PLAYOUTS);
    check_whole_games::<Carcassonne>(1, 4);
}

#[test]
fn every_bot_plays_every_mix_of_expansions_by_the_rules() {
    for (number, sets) in mixes().into_iter().enumerate() {
        for name in ["person", "greedy", "search"] {
            let seats = 2 + number % 3;
            let mut rng = rng_from(number as u64);
            let mut game = Carcassonne::start(&Agreement::with_sets(sets), seats).unwrap();
            settle(&mut game, &mut rng);
            let mut bots = seated(&vec![name; seats]);
            let game = finish(game, &mut bots, &Limits::playouts(2), &mut rng);
            assert!(!game.winners().is_empty(), "{name} with {sets:?}");
        }
    }
}

/// Every mix of the expansions of Carcassonne.
fn mixes() -> Vec<Sets> {
    let mut mixes = vec![Sets::NONE];
    for set in Sets::all().iter() {
        let with_it: Vec<Sets> =
            mixes.iter().map(|mix| mix.iter().chain([set]).collect()).collect();
        mixes.extend(with_it);
    }
    mixes
}

#[test]
fn the_same_numbers_give_the_same_move_whatever_was_thought_before() {
    let limits = Limits::playouts(PLAYOUTS);
    for name in everybody::<Lanterns>() {
        let mut tired = by_name::<Lanterns>(name).unwrap();
        for (game, seat) in positions(3, 5) {
            let window = Window::new(&game, seat);
            let again = tired.choose(window, &limits, &mut rng_from(99)).unwrap();
            assert_eq!(choose(name, &game, seat, &limits), again, "{name}");
        }
    }
}

#[test]
fn threads_change_nothing_from_one_time_to_the_next() {
    let limits = Limits { threads: 3, ..Limits::playouts(PLAYOUTS) };
    for (game, seat) in positions(2, 6) {
        let once = choose("search", &game, seat, &limits);
        assert_eq!(once, choose("search", &game, seat, &limits));
        assert_eq!(game.check(seat, once), Ok(()));
    }
}

/// What `mind` decides with so many threads, and what it found out, some decisions into a game of each kind.
fn thoughts<G: Heuristics>(seats: usize, threads: usize) -> Vec<(G::Action, Findings<G::Action>)> {
    let limits = Limits { threads, ..Limits::playouts(90) };
    let mut rng = rng_from(12);
    let mut game: G = start(seats, &mut rng);
    let mut mind = by_name::<G>("mind").unwrap();
    let mut thoughts = Vec::new();
    while thoughts.len() < 12 {
        let seat = decider(&game).unwrap();
        let window = Window::new(&game, seat);
        let action = mind.choose(window, &limits, &mut rng_from(13)).unwrap();
        thoughts.push((action, mind.findings(window, &mut rng_from(14)).unwrap()));
        game.play(seat, action).unwrap();
        settle(&mut game, &mut rng);
    }
    thoughts
}

#[test]
fn mind_decides_the_same_with_any_number_of_threads() {
    let (tiles, island) = (thoughts::<Carcassonne>(2, 1), thoughts::<Settlers>(3, 1));
    for threads in [2, 3, 7] {
        assert_eq!(thoughts::<Carcassonne>(2, threads), tiles, "{threads}");
        assert_eq!(thoughts::<Settlers>(3, threads), island, "{threads}");
    }
}

#[test]
fn worlds_that_differ_only_in_what_is_hidden_get_the_same_move() {
    let limits = Limits::playouts(PLAYOUTS);
    let mut different = 0;
    for (seats, seed) in [(2, 7), (3, 8), (4, 9)] {
        for (game, seat) in positions(seats, seed) {
            let other = game.resample(seat, &mut rng_from(seed));
            different += usize::from(other != game);
            for name in everybody::<Lanterns>() {
                let here = choose(name, &game, seat, &limits);
                assert_eq!(here, choose(name, &other, seat, &limits), "{name}");
            }
        }
    }
    assert!(different > 20, "only {different} worlds differed");
}

#[test]
fn who_has_no_time_still_answers() {
    let limits = Limits { threads: 2, ..Limits::until(&|| true) };
    for name in everybody::<Lanterns>() {
        for (game, seat) in positions(2, 10) {
            let action = choose(name, &game, seat, &limits);
            assert_eq!(game.check(seat, action), Ok(()), "{name}");
        }
    }
}

#[test]
fn time_alone_ends_a_search() {
    let asked = std::sync::atomic::AtomicU32::new(0);
    let out_of_time = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 25;
    let (game, seat) = positions(2, 11).swap_remove(0);
    choose("search", &game, seat, &Limits::until(&out_of_time));
    assert_eq!(asked.into_inner(), 26);
}

#[test]
fn who_has_nothing_to_decide_says_so() {
    let mut rng = rng_from(12);
    let game: Lanterns = start(2, &mut rng);
    let game = finish(game, &mut seated(&["random"; 2]), &Limits::default(), &mut rng);
    for name in everybody::<Lanterns>() {
        let mut bot: Box<dyn Bot<Lanterns>> = by_name(name).unwrap();
        for seat in Seat::first(2) {
            let window = Window::new(&game, seat);
            assert_eq!(bot.choose(window, &Limits::default(), &mut rng), None, "{name}");
        }
    }
}

#[test]
fn who_is_blind_to_expansions_plays_the_base_game_as_well() {
    let mut rng = rng_from(13);
    let game: Carcassonne = start(2, &mut rng);
    let window = Window::new(&game, Seat::FIRST);
    let choose = |name| {
        by_name(name).unwrap().choose(window, &Limits::default(), &mut rng_from(14)).unwrap()
    };
    assert_eq!(choose("greedy:plain"), choose("greedy"));
}

#[test]
fn an_unknown_bot_is_told_who_is_known() {
    let error = by_name::<Lanterns>("genius").err().unwrap();
    assert_eq!(error.code(), "unknown-bot");
    let told = "there is no bot 'genius'; known: random, person, greedy, mcts, search, mind";
    assert_eq!(error.to_string(), told);
}
