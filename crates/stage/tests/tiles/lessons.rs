//! The first game: who does as told gets through, and who plays anything.

use game::{Chance, Game, Match, Player, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Lang, Lesson, Until};

use super::table::{OnTiles, look};

/// The first game with the book's options.
pub fn first_game<G: OnTiles>() -> Match<G>
where
    G::Options: Default,
{
    let seed = G::THEATRE.lesson_seed().parse().unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    Match::begin(G::Options::default(), players, Chance::Fair(seed)).unwrap()
}

pub fn lessons<G: OnTiles>() -> Vec<Lesson> {
    G::THEATRE.lessons(Lang::En)
}

/// Is the lesson over, given how the game looks to the person?
pub fn over<G: OnTiles>(lesson: &Lesson, game: &Match<G>) -> bool {
    match lesson.until {
        Until::Look(judge) => judge(&look(game.game(), Seat::FIRST)),
        Until::Understood | Until::Event(_) => true,
    }
}

/// The decision after which the game's own estimate favours the seat most.
pub fn greedy<G: OnTiles>(game: &G, seat: Seat) -> G::Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let worth = |action: &G::Action| {
        let mut after = game.clone();
        after.play(seat, *action).unwrap();
        let outlook = after.outlook();
        outlook[seat.index()] - outlook[1 - seat.index()]
    };
    actions.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap()
}

pub fn bot_plays<G: OnTiles>(game: &mut Match<G>) {
    while game.game().active() != Seat::FIRST && game.turn() != Turn::Over {
        let seat = game.game().active();
        let action = greedy(game.game(), seat);
        game.play(seat, action).unwrap();
    }
}

/// Nobody is stuck: whatever people play, lesson after lesson comes to its end.
pub fn anything_gets_through<G: OnTiles>()
where
    G::Options: Default,
{
    for seed in 0..20 {
        let (mut game, lessons) = (first_game::<G>(), lessons::<G>());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut at = 0;
        while at < lessons.len() {
            while at < lessons.len() && over(&lessons[at], &game) {
                at += 1;
            }
            let Turn::Decide(seats) = game.turn() else { break };
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            Game::actions(game.game(), seat, &mut actions);
            game.play(seat, *luck::pick(&mut rng, &actions).unwrap()).unwrap();
        }
        assert_eq!(at, lessons.len());
    }
}

/// Lessons speak both languages, and are neither too few nor too many.
pub fn both_languages<G: OnTiles>() {
    let (english, german) = (lessons::<G>(), G::THEATRE.lessons(Lang::De));
    assert!((8..=12).contains(&english.len()));
    assert_eq!(english.len(), german.len());
    for (english, german) in english.iter().zip(&german) {
        assert_ne!(english.text, german.text);
    }
}
