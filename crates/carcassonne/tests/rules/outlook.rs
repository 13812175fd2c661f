//! The estimate that bots lean on.

#[cfg(test)]
mod tests {
    use carcassonne::{Agreement, Carcassonne, Set, Sets, TileSet};
    use game::{Audience, Game, Heuristics, Outlook, Quiet, Seat, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    /// Every state of a random game.
    fn states(sets: Sets, seats: usize, seed: u64, mut look: impl FnMut(&Carcassonne)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Carcassonne::start(&Agreement::with_sets(sets), seats).unwrap();
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            look(&game);
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = game.pick_outcome(&mut rng, &mut outcomes).unwrap();
                    game.settle_unchecked(outcome, &mut Quiet);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = game.pick_action(seat, &mut rng, &mut actions).unwrap();
                    game.play_unchecked(seat, action, &mut Quiet);
                }
            }
        }
    }

    fn mixes() -> impl Iterator<Item = Sets> {
        (0..1u8 << Sets::all().iter().count()).map(|mix| {
            let chosen = |(place, _): &(usize, Set)| mix & 1 << place != 0;
            Sets::all().iter().enumerate().filter(chosen).map(|(_, set)| set).collect()
        })
    }

    #[test]
    fn it_is_a_number_in_every_state_of_every_mix() {
        for (seed, sets) in mixes().enumerate() {
            for seats in [2, 5] {
                states(sets, seats, seed as u64, |game| {
                    let outlook = game.outlook();
                    let sound = |points: &f32| (-500.0..1_000.0).contains(points);
                    assert!(outlook.iter().all(sound), "{outlook:?} in\n{}", game.drawing());
                });
            }
        }
    }

    /// As bots ask for it: one world is made into everything that may come next, one after the other.
    #[test]
    fn what_is_remembered_from_the_world_before_changes_nothing() {
        let mut kept: Option<Carcassonne> = None;
        states(Sets::all(), 2, 3, |game| {
            let Turn::Decide(seats) = game.turn() else { return };
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let kept = kept.get_or_insert_with(|| game.clone());
            for action in actions {
                kept.clone_from(game);
                kept.play_unchecked(seat, action, &mut Quiet);
                assert_eq!(
                    kept.outlook(),
                    kept.clone().outlook(),
                    "{action} in\n{}",
                    game.drawing()
                );
            }
        });
    }

    #[test]
    fn without_expansions_there_is_nothing_to_be_blind_to() {
        states(Sets::NONE, 3, 1, |game| assert_eq!(game.outlook(), game.plain_outlook()));
    }

    #[test]
    fn at_the_end_it_is_the_score() {
        states(Sets::all(), 4, 2, |game| {
            if game.turn() == Turn::Over {
                let scores = game.scores(Audience::Referee).map(|points| points as f32);
                assert_eq!(game.outlook(), scores);
            }
        });
    }

    /// What the estimate gives seat 0 beyond seat 1, where these have so many of each kind of goods.
    fn lead(goods: [[u8; 3]; 2]) -> f32 {
        let sets: Sets = [Set::Traders].into_iter().collect();
        let game = Carcassonne::start(&Agreement::with_sets(sets), 2).unwrap();
        let mut view = game.view(Audience::Referee);
        let extras = view.expansions.as_mut().unwrap();
        extras.seats.iter_mut().zip(goods).for_each(|(seat, own)| seat.goods = own);
        let outlook: Outlook = view.resume(TileSet::with(sets).unwrap()).unwrap().outlook();
        outlook[Seat::FIRST.index()] - outlook[1]
    }

    #[test]
    fn a_lead_in_goods_counts_for_more_the_fewer_are_to_come() {
        assert_eq!(lead([[2, 1, 0], [2, 1, 0]]), 0.0);
        let (early, late) = (lead([[1, 0, 0], [0, 0, 0]]), lead([[5, 0, 0], [4, 0, 0]]));
        assert!(0.0 < early && early < late && late <= 10.0, "{early} {late}");
        assert!(lead([[3, 0, 0], [0, 0, 0]]) > early);
    }
}
