//! What a decision is about, for whoever collects positions to learn from.

use game::{Game, Seat, Turn};

use crate::action::{Action, Card};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Settlers;

/// Every theme, in the order in which a person should see them.
pub(crate) const ALL: [&str; 20] = [
    "first-settlement",
    "second-settlement",
    "first-road",
    "robber",
    "whom-to-rob",
    "which-trade",
    "bank-trade",
    "longest-route",
    "settle",
    "city",
    "road",
    "ship",
    "island",
    "knight",
    "card",
    "buy-card",
    "discard",
    "take-card",
    "chart",
    "win",
];

/// What it is about when `seat` decides so.
pub(crate) fn of(game: &Settlers, seat: Seat, decided: &[Action]) -> Vec<&'static str> {
    let (mut world, mut found) = (game.clone(), Vec::new());
    for action in decided {
        let about = of_action(&world, seat, *action);
        let Ok(events) = world.play(seat, *action) else { return Vec::new() };
        found.extend(about);
        events.iter().for_each(|event| found.extend(of_event(event, seat)));
    }
    if world.turn() == Turn::Over && world.winners().contains(seat) {
        found.push("win");
    }
    ALL.into_iter().filter(|theme| found.contains(theme)).collect()
}

fn of_action(game: &Settlers, seat: Seat, action: Action) -> Option<&'static str> {
    let set_up = matches!(game.now.phase, Phase::FirstSettlement { .. } | Phase::FirstRoad { .. });
    Some(match action {
        Action::Settle { .. } if set_up && game.player(seat).settlements.is_empty() => {
            "first-settlement"
        }
        Action::Settle { .. } if set_up => "second-settlement",
        Action::Road { .. } | Action::Ship { .. } if set_up => "first-road",
        Action::Settle { .. } => "settle",
        Action::City { .. } => "city",
        Action::Road { .. } => "road",
        Action::Ship { .. } | Action::Lift { .. } => "ship",
        Action::Robber { .. } | Action::Pirate { .. } => "robber",
        Action::Rob { .. } => "whom-to-rob",
        Action::Accept | Action::Refuse | Action::Counter { .. } | Action::Deal { .. } => {
            "which-trade"
        }
        Action::Bank { .. } => "bank-trade",
        Action::Knight => "knight",
        Action::RoadBuilding | Action::Invention | Action::Monopoly { .. } => "card",
        Action::Buy => "buy-card",
        Action::Discard { .. } => "discard",
        Action::Take { .. } => "take-card",
        Action::Harbour { .. } | Action::Chart { .. } | Action::Chip { .. } => "chart",
        Action::Roll
        | Action::End
        | Action::Offer { .. }
        | Action::Withdraw
        | Action::Keep
        | Action::Redeal => return None,
    })
}

fn of_event(event: &Event, seat: Seat) -> Option<&'static str> {
    match event {
        Event::LongestRoute { holder: Some(holder), .. } if *holder == seat => {
            Some("longest-route")
        }
        Event::ChipsEarned { seat: earner, .. } if *earner == seat => Some("island"),
        Event::CardPlayed { card: Card::Knight, .. } => Some("knight"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use game::Quiet;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::SettlersOptions;

    /// The base game once its board is dealt.
    fn dealt() -> Settlers {
        let mut game = Settlers::start(&SettlersOptions::default(), 3).expect("three may play");
        let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(4), Vec::new());
        while game.turn() == Turn::Chance {
            let outcome = game.pick_outcome(&mut rng, &mut scratch).expect("chance's turn");
            game.settle_unchecked(outcome, &mut Quiet);
        }
        game
    }

    fn decide(game: &mut Settlers) -> Vec<&'static str> {
        let Turn::Decide(seats) = game.turn() else { return Vec::new() };
        let seat = seats.iter().next().expect("somebody decides");
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let about = of(game, seat, &actions[..1]);
        game.play(seat, actions[0]).expect("legal");
        about
    }

    #[test]
    fn the_set_up_has_themes_of_its_own() {
        let mut game = dealt();
        let said: Vec<_> = (0..12).map(|_| decide(&mut game)).collect();
        for round in 0..3 {
            assert_eq!(said[2 * round], ["first-settlement"]);
            assert_eq!(said[2 * round + 6], ["second-settlement"]);
            assert_eq!(said[2 * round + 1], ["first-road"]);
        }
    }

    #[test]
    fn what_is_forbidden_is_about_nothing() {
        let game = dealt();
        assert_eq!(of(&game, Seat::FIRST, &[Action::Buy]), [] as [&str; 0]);
    }

    #[test]
    fn every_theme_is_listed_once() {
        let mut sorted = ALL.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), ALL.len());
    }
}
