//! The first game on tiles: who does as told gets through.

use game::{Match, Seat, Turn};

use super::table::OnTiles;

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
