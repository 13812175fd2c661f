//! What the lessons of every game on tiles need: somebody who plays well enough.

use game::{Heuristics, Seat};

use super::table::OnTiles;

/// The decision after which the game's own estimate favours the seat most.
pub fn greedy<G: OnTiles + Heuristics>(game: &G, seat: Seat) -> G::Action {
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

/// What is asked on tiles, told by what is legal.
pub fn asked<A: ToString>(legal: &[A]) -> &'static str {
    let kinds = legal.iter().map(|action| {
        let text = action.to_string();
        text.split(' ').next().unwrap_or_default().to_owned()
    });
    let kinds: Vec<String> = kinds.filter(|kind| kind != "ransom").collect();
    let any = |word: &str| kinds.iter().any(|kind| kind == word);
    match () {
        () if any("lay") => "lay",
        () if any("dragon") => "dragon",
        () if any("score") => "score",
        () if any("capture") || any("exchange") => "interlude",
        () => "figure",
    }
}
