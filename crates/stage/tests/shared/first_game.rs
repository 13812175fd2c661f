//! The first game for newcomers, whatever the game: what its lessons promise comes about.

use std::ops::RangeInclusive;

use game::{Audience, Chance, Game, Match, Player, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Backstage, Lang, Lesson, Until};

use crate::looking::look;

/// The match that the page begins for a newcomer: the book's options, a person and a bot.
pub fn first_game<G: Game>(theatre: &dyn Backstage) -> Match<G> {
    let seed = theatre.lesson_seed().parse().unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    Match::begin(G::Options::default(), players, Chance::Fair(seed)).unwrap()
}

/// The lessons that wait for something on the table.
pub fn waiting(theatre: &dyn Backstage) -> impl Iterator<Item = Lesson> {
    let lessons = theatre.lessons(Lang::En).into_iter();
    lessons.filter(|lesson| matches!(lesson.until, Until::Look(_)))
}

/// Is the lesson over, given how the game looks to the person?
pub fn over<G: Game>(lesson: &Lesson, game: &Match<G>) -> bool {
    match lesson.until {
        Until::Look(judge) => judge(&look(game.game(), Audience::Seat(Seat::FIRST))),
        Until::Understood | Until::Event(_) => true,
    }
}

pub fn actions<G: Game>(game: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.game().actions(seat, &mut actions);
    actions
}

pub fn decider<G: Game>(game: &Match<G>) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

/// Nobody is stuck: whatever people play, lesson after lesson comes to its end.
pub fn who_plays_anything_gets_through<G: Game>(theatre: &dyn Backstage) {
    gets_through(|| first_game::<G>(theatre), &theatre.lessons(Lang::En));
}

/// The same for any game with any lessons.
pub fn gets_through<G: Game>(begin: impl Fn() -> Match<G>, lessons: &[Lesson]) {
    for seed in 0..20 {
        let mut game = begin();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut at = 0;
        while at < lessons.len() {
            while at < lessons.len() && over(&lessons[at], &game) {
                at += 1;
            }
            let Some(seat) = decider(&game) else { break };
            let action = *luck::pick(&mut rng, &actions(&game, seat)).unwrap();
            game.play(seat, action).unwrap();
        }
        assert_eq!(at, lessons.len(), "seed {seed}");
    }
}

/// As many lessons as a newcomer bears, in both languages.
pub fn lessons_speak_both_languages(theatre: &dyn Backstage, bearable: RangeInclusive<usize>) {
    let (english, german) = (theatre.lessons(Lang::En), theatre.lessons(Lang::De));
    assert!(bearable.contains(&english.len()), "{}", english.len());
    assert_eq!(english.len(), german.len());
    for (english, german) in english.iter().zip(&german) {
        assert_ne!(english.text, german.text);
    }
}
