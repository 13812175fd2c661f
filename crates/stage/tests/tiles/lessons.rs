//! The first game on tiles: who does as told gets through.

use game::{Match, Seat, Turn};
use stage::Lesson;

use super::table::{OnTiles, read};
use crate::first_game::{first_game, over, waiting};

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

/// Plays greedily until it is the person's turn.
pub fn bot_plays<G: OnTiles>(game: &mut Match<G>) {
    while game.game().active() != Seat::FIRST && game.turn() != Turn::Over {
        let seat = game.game().active();
        let action = greedy(game.game(), seat);
        game.play(seat, action).unwrap();
    }
}

/// The first turn as the lessons tell it: lay, place, and watch the bot. What the figure's step
/// brought must please `paid`. Gives the game and the lessons that follow.
pub fn first_turn<G: OnTiles>(
    drawn: impl Fn(&G) -> bool,
    [lay, place]: [&str; 2],
    paid: impl Fn(&G::Event) -> bool,
) -> (Match<G>, impl Iterator<Item = Lesson>) {
    let (mut game, mut waiting) = (first_game::<G>(G::THEATRE), waiting(G::THEATRE));
    assert!(drawn(game.game()));
    does(&mut game, &waiting.next().unwrap(), lay);
    let events = does(&mut game, &waiting.next().unwrap(), place);
    assert!(events.iter().any(paid), "{events:?}");
    let watching = waiting.next().unwrap();
    assert!(!over(&watching, &game));
    bot_plays(&mut game);
    assert!(over(&watching, &game));
    (game, waiting)
}

/// Does what a lesson asks for, which then is over and was not before.
pub fn does<G: OnTiles>(game: &mut Match<G>, lesson: &Lesson, action: &str) -> Vec<G::Event> {
    assert!(!over(lesson, game));
    let events = game.play(Seat::FIRST, read(action)).unwrap();
    assert!(over(lesson, game));
    events
}

/// Lays a tile well, after which the lesson still waits for the figure, and places that.
pub fn lays_and_places<G: OnTiles>(game: &mut Match<G>, lesson: &Lesson, place: &str) {
    assert!(!over(lesson, game));
    let action = greedy(game.game(), Seat::FIRST);
    game.play(Seat::FIRST, action).unwrap();
    does(game, lesson, place);
}
