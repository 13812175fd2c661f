//! Moments of games that chance has played, to be looked at.

use bots::{BotRng, rng_from};
use game::{Chance, Heuristics, Match, Player as Sitting, Quiet, Seat, Seed, Turn, luck};

/// The first of some games in which this comes about: the record of the whole match, and after how
/// many decisions it came.
pub fn moment<G: Heuristics>(
    agreement: &G::Options,
    seats: &[&str],
    until: impl Fn(&G) -> bool,
) -> (String, usize) {
    (0..60).find_map(|seed| chance_plays(agreement, seats, seed, &until)).expect("such a moment")
}

fn chance_plays<G: Heuristics>(
    agreement: &G::Options,
    seats: &[&str],
    seed: u8,
    until: impl Fn(&G) -> bool,
) -> Option<(String, usize)> {
    let players = seats.iter().copied().map(Sitting::person).collect();
    let chance = Chance::Fair(Seed([seed; 32]));
    let mut game = Match::<G>::begin(agreement.clone(), players, chance).expect("a game");
    let mut rng = rng_from(u64::from(seed));
    let (mut decisions, mut found) = (0, None);
    while let Turn::Decide(seats) = game.turn() {
        if found.is_none() && until(game.game()) {
            found = Some(decisions);
        }
        let seat = seats.iter().next().expect("somebody");
        let mut actions = Vec::new();
        game.game().actions(seat, &mut actions);
        let action = pick(game.game(), seat, &actions, &mut rng);
        game.play_into(seat, action, &mut Quiet).expect("a legal decision");
        decisions += 1;
    }
    Some((game.record().to_string(), found?))
}

/// What the game's own estimate likes best, of a few that chance offers: a map like that of people.
fn pick<G: Heuristics>(game: &G, seat: Seat, actions: &[G::Action], rng: &mut BotRng) -> G::Action {
    let some = (0..6).filter_map(|_| luck::pick(rng, actions).copied());
    let worth = |action: &G::Action| {
        let mut after = game.clone();
        after.play(seat, *action).expect("a legal decision");
        let outlook = after.outlook();
        let others = Seat::first(game.seats()).filter(|&other| other != seat);
        let best = others.map(|other| outlook[other.index()]).fold(f32::MIN, f32::max);
        outlook[seat.index()] - best
    };
    some.max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("a decision")
}
